"""One table online: who sits at it, what they do, in which order it is written down, and who is shown it.

Everything that changes a table happens under its lock: tried on the table, written to the store, and only then
shown and acknowledged.  What the store refuses is taken back, so that memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace

from ..core.errors import RoundhouseError
from ..core.view import SeatView
from . import scene as scenes
from .budget import unpaid
from .client import Client
from .clients import Company
from .clocks import Clocks
from .context import Context
from .errors import Declined
from .history import History
from .names import distinct, is_taken, tidy
from .scene import names_beside
from .store import ActRow, Appended, ChatRow, Saved, SeatRow, StoreError
from .wire import ChatLine, Clock, Hint, Moment, Refused, Said, Why

LOG = logging.getLogger(__name__)
BOT = "bot"  # how the commands of bots begin; a browser's are random
TRIES = 10  # to do what another process, or an outage, comes in between
SUBSTITUTE = "greedy"  # plays open seats, and those of people who are away


class Room(Company):
    """A table that somebody is at, or was a while ago."""

    order: list[str]  # the commands of the acts
    lost: list[ActRow]  # on disk, behind a gap or impossible: set aside when the game goes on

    def __init__(self, saved: Saved, context: Context) -> None:
        super().__init__()
        self.context = context
        self._changed = asyncio.Event()
        self._tender: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._read(saved)

    # What is on disk

    def _read(self, saved: Saved) -> None:
        """Take over what is on disk, up to the first act that does not follow the ones before it."""
        self.row, self.seats, self.chat = saved.table, saved.seats, saved.chat
        self.commands = {line.command for line in saved.chat}
        self.acts, self.order, self.lost = 0, [], []
        self.history = History(self.context.new_table(saved.table), saved.table.started or saved.table.created)
        self.clocks = Clocks(Clock(saved.table.clock_kind, saved.table.clock_seconds), saved.table.seats)  # type: ignore[arg-type]
        for i, act in enumerate(saved.acts):
            try:
                self._make(act)
            except Exception as error:  # whatever is wrong with it, people can go on from what is before it
                self._read(replace(saved, acts=saved.acts[:i]))
                self.lost = saved.acts[i:]
                numbers = ", ".join(str(act.act) for act in self.lost)
                LOG.error("table %s: acts %s do not follow act %d and are lost: %s", self.row.id, numbers, i - 1, error)
                return
        self._see_end(saved)
        self._go_on()

    def _see_end(self, saved: Saved) -> None:
        """The game is over even if a server stopped between its last act and the note of that."""
        if self.row.status == "playing" and self.history.table.over:
            self.row = replace(self.row, status="over", ended=saved.acts[-1].at)
            self.context.soon(self._note_end(saved.acts[-1].at))

    def _make(self, act: ActRow) -> None:
        """Make an act that is on disk."""
        if act.act != self.acts:
            raise Declined("online-acts-lost")
        if act.kind == "undo":
            self.history.take_back_to(act.to_ply)
            self.forget_lines(len(self.history.told))
        else:
            self.history.play(act.seat, act.codes, act.at)
        if self.history.ply != act.to_ply:
            raise Declined("online-acts-lost")
        self.clocks.charge(act.seat, act.spent, act.at)
        self._count(act)

    def _count(self, act: ActRow) -> None:
        """This act is on disk and in memory."""
        self.acts += 1
        self.order.append(act.command)
        self.commands.add(act.command)

    async def read_again(self) -> None:
        """Another process has changed this table: take over what it wrote."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Take over what is on disk, and show it, if it is not what is known here."""
        saved = await self.context.store.load(self.row.id)
        if saved is None or not self._is_behind(saved):
            return
        order, people, line = list(self.order), self.seats, self._next_line
        is_followed = self._follow(saved)
        if not is_followed:
            self._read(saved)
        if not is_followed or self.seats != people:
            self.forget_sights()
        if self.order[: len(order)] != order:
            self.notify(Declined("online-acts-gone"))
        for said in self.chat:
            if said.number >= line:
                self.tell(Said(chat_line(said)))
        self.show()

    def _follow(self, saved: Saved) -> bool:
        """Make the acts that were added; False if something else has happened to them."""
        if self.lost or [act.command for act in saved.acts[: self.acts]] != self.order:
            return False
        self.row, self.seats, self.chat = saved.table, saved.seats, saved.chat
        self.commands.update(line.command for line in saved.chat)
        try:
            for act in saved.acts[self.acts :]:
                self._make(act)
        except Exception:  # all of it is read, and that says what is wrong
            return False
        self._see_end(saved)
        self._go_on()
        return True

    def read_again_later(self) -> None:
        """Take over what is on disk once the database is back."""
        if self._reader is None or self._reader.done():
            self._reader = self.context.soon(self._read_again_later())

    async def _read_again_later(self) -> None:
        for _ in range(TRIES):
            await self.context.store.health.until_here()
            with suppress(StoreError):  # it is away again
                await self.read_again()
                return
            await asyncio.sleep(self.context.patience)

    def _is_behind(self, saved: Saved) -> bool:
        order = self.order + [act.command for act in self.lost]
        kept = [act.command for act in saved.acts]
        known = (order, len(self.chat), self.row, self.seats)
        return known != (kept, len(saved.chat), saved.table, saved.seats)

    @property
    def _next_line(self) -> int:
        """The number of what is said next; lines before it may be gone."""
        return self.chat[-1].number + 1 if self.chat else 0

    @property
    def commitment(self) -> str:
        """What was told of the seed at the start."""
        return scenes.commitment(self.row.seed)

    def join(self, client: Client) -> None:
        """A browser has connected; bots that waited for somebody to play for go on."""
        super().join(client)
        self._changed.set()
        if self.lost:
            self._tell_one(client, Declined("online-acts-lost"))
        if self.context.store.health.away_since is not None:
            self._tell_one(client, Declined("online-store-away"))

    def notify(self, notice: Declined) -> None:
        """Tell everybody something that answers no command, each in their language."""
        for client in self.clients:
            self._tell_one(client, notice)

    def _tell_one(self, client: Client, notice: Declined) -> None:
        client.send(Refused(None, notice.reason, notice.say(client.lang)))

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has left a while ago."""
        return not self.clients and time.time() - self.last_used > self.context.alone

    # Whose turn

    @property
    def decider(self) -> int | None:
        """Who decides now; None before the game begins and after it ends."""
        return self.history.table.seat if self.row.status == "playing" else None

    def _is_bots(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return self.seats[seat].kind != "person" or self.seats[seat].is_stood_in

    def _go_on(self) -> None:
        """Whoever decides now is awaited."""
        self.clocks.run(self.decider, time.time())
        self._changed.set()

    # What players do

    async def play(self, seats: tuple[int, ...], command: str, after: int, codes: list[int]) -> None:
        """Make moves for whichever of these seats decides."""

        async def work() -> None:
            self._check_current(after)
            seat = self.decider
            if seat is None:
                raise Declined("online-not-playing")
            if seat not in seats:
                raise Declined("online-not-your-turn")
            await self._give_back(seat)
            await self._play(seat, command, codes)

        await self._once(command, work)

    async def undo(self, seats: tuple[int, ...], command: str, after: int, whole_turn: bool) -> None:
        """Take back the last act of one of these seats, or as much of its turn as may be."""

        async def work() -> None:
            self._check_current(after)
            if self.row.status != "playing":
                raise Declined("online-not-playing")
            if self.acts >= self.context.limits.acts:
                raise Declined("online-undo-enough", most=self.context.limits.acts)
            acts = self.history.can_take_back(seats, whole_turn)
            first = self.history.acts[-acts]
            act = ActRow(self.acts, "undo", [], first.before, first.seat, command, time.time())
            if await self._write(act):
                self.history.take_back(acts)
                self.forget_lines(len(self.history.told))
                self._go_on()
                self.show()

        await self._once(command, work)

    async def _once(self, command: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do what a command asks for, once, and to its end even if whoever sent it leaves meanwhile."""
        refusal = await asyncio.shield(self.context.soon(self._try_once(command, work)))
        if refusal is not None:
            raise refusal

    async def _try_once(self, command: str, work: Callable[[], Awaitable[None]]) -> RoundhouseError | None:
        async with self.lock:
            if command in self.commands:
                return None
            try:
                await work()
            except StoreError as error:
                return error
            except RoundhouseError as error:
                return await self._unless_kept(command, error)
            return None

    async def _unless_kept(self, command: str, refusal: RoundhouseError) -> RoundhouseError | None:
        """The refusal, unless another process has done what was asked for: then that is taken over."""
        try:
            if self.context.store.is_shared and await self.context.store.has(self.row.id, command):
                await self._catch_up()
        except StoreError as error:
            return error
        return None if command in self.commands else refusal

    def _check_current(self, after: int) -> None:
        if after != self.acts:
            raise Declined("online-stale")

    async def _play(self, seat: int, command: str, codes: list[int]) -> None:
        """Try the moves, write them down, show them."""
        now, spent = time.time(), self.clocks.thought(time.time())
        self.history.play(seat, codes, now)
        act = ActRow(self.acts, "play", codes, self.history.ply, seat, command, now, spent)
        if await self._write(act, is_tried=True):
            self.clocks.charge(seat, spent, now)
            if self.history.table.over:
                self.row = replace(self.row, status="over", ended=now)
                await self._note_end(now)
            self._go_on()
            self.show()

    async def _write(self, act: ActRow, is_tried: bool = False) -> bool:
        """Put an act on disk.  False: it was there already, and the table has been read again.

        If it is not there, or nobody knows, it is refused, and taken back where it was tried on the table.
        """
        refusal: RoundhouseError = Declined("online-stale")  # another process was faster
        try:
            after = self.order[-1] if self.order else None
            if await self.context.store.append(self.row.id, act, after, self.lost) is Appended.WRITTEN:
                self.lost = []
                self._count(act)
                return True
        except StoreError as error:
            refusal = error
        except BaseException:
            if is_tried:
                self.history.take_back(1)
            raise
        if is_tried:
            self.history.take_back(1)
        await self._find(act.command, refusal)
        return False

    async def _find(self, command: str, refusal: RoundhouseError) -> None:
        """Read again: a command that is kept is done, whatever was heard of it; otherwise it is refused."""
        try:
            await self._catch_up()
        except StoreError as error:
            self.read_again_later()
            raise error from refusal
        if command not in self.commands:
            raise refusal

    async def _note_end(self, at: float) -> None:
        """Write down that the game is over; whoever reads the acts sees it, too, so it need not succeed."""
        with suppress(StoreError):
            await self.context.store.set_status(self.row.id, "over", at)

    async def _set_status(self, status: str) -> None:
        now = time.time()
        await self.context.store.set_status(self.row.id, status, now)
        if status == "playing":
            self.row = replace(self.row, status=status, started=now)
        else:
            self.row = replace(self.row, status=status, ended=now)

    # Seats

    async def take_seat(self, seat: int, link: str, token: str, name: str) -> bool:
        """Somebody has the link of this seat, and holds it by `token` from now on; False: it is not theirs to take."""
        async with self.lock:
            held = self.seats[seat]
            if held.kind != "open" or held.token != link or self.row.status == "over":
                return False
            name = distinct(name, names_beside(seat, self.seats))
            try:
                is_theirs = await self.context.store.claim_seat(self.row.id, seat, link, token, name)
            except BaseException as error:  # it may be on disk all the same, unless the token was refused
                if getattr(error, "reason", "") != "store-token-taken":
                    self.context.soon(self.read_again())
                raise
            if is_theirs:
                self._set_seat(SeatRow(seat, "person", None, name, token, held.is_host))
                self._go_on()
                self.show()
        if not is_theirs:  # another process knows more
            await self.read_again()
        return is_theirs

    async def start_if_full(self) -> None:
        """Begin once no seat is open."""
        if all(seat.kind != "open" for seat in self.seats):
            await self.start()

    async def come_back(self, seat: int) -> None:
        """Whoever holds this seat is connected again: the bot leaves it."""
        async with self.lock:
            if self.seats[seat].is_stood_in and not self._is_out_of_time(seat):
                await self._save_seat(replace(self.seats[seat], is_stood_in=False))
                self._go_on()
                self.show()

    def held_by(self, tokens: Collection[str]) -> list[SeatRow]:
        """The seats of people who have these secrets."""
        return [seat for seat in self.seats if seat.kind == "person" and seat.token in tokens]

    async def claim(self, links: Mapping[str, str], name: str) -> None:
        """Take the open seats of these links; each is held by the secret beside its link from now on."""
        for seat in self.seats:
            if seat.kind == "open" and seat.token in links:
                await self.take_seat(seat.seat, seat.token, links[seat.token], name)
        await self.start_if_full()

    async def take_any_seat(self, token: str, name: str) -> None:
        """Somebody without a link takes an open seat, and holds it by `token`."""
        for seat in self.seats:
            if seat.kind == "open" and await self.take_seat(seat.seat, seat.token, token, name):
                break
            if self.held_by([token]):  # asked for twice at once
                break
        else:
            raise Declined("online-no-open-seat")
        await self.start_if_full()

    async def set_seat(self, seat: int, kind: str, level: str) -> None:
        """Give a seat that nobody holds to a bot, or open it."""
        async with self.lock:
            held = self._seat(seat)
            if self.row.status != "gathering":
                raise Declined("online-begun")
            if held.kind == "person":
                raise Declined("online-seat-held")
            arranged = replace(held, kind=kind, level=level if kind == "bot" else None)
            is_free = await self.context.store.arrange_seat(self.row.id, arranged)
            if is_free:
                self._set_seat(arranged)
                self.show()
        if not is_free:  # another process has given it to somebody
            await self.read_again()
            raise Declined("online-seat-held")

    async def rename(self, seat: int, name: str) -> None:
        """Call a seat something else, that can be seen and is nobody else's name."""
        called = tidy(name)
        if name and not called:
            raise Declined("online-name-unseen")
        async with self.lock:
            if is_taken(called, names_beside(seat, self.seats)):
                raise Declined("online-name-taken", name=called)
            await self._save_seat(replace(self._seat(seat), name=called))
            self.show()

    async def start(self) -> None:
        """Begin, with bots at the open seats."""
        async with self.lock:
            if self.row.status == "gathering":
                await self._set_status("playing")
                self._go_on()
                self.show()

    async def stand_in(self, seats: tuple[int, ...], seat: int, on: bool) -> None:
        """Let a bot play for somebody who is away; or take one's own seat back."""
        async with self.lock:
            held = self._seat(seat)
            if not seats:
                raise Declined("online-not-a-player")
            if on and (held.kind != "person" or self.is_here(seat)) and seat not in seats:
                raise Declined("online-not-away")
            if not on and seat not in seats:
                raise Declined("online-not-your-seat")
            if not on and self._is_out_of_time(seat):
                raise Declined("online-out-of-time")
            await self._save_seat(replace(held, is_stood_in=on))
            self._go_on()
            self.show()

    async def _give_back(self, seat: int) -> None:
        """Whoever plays is back."""
        if self.seats[seat].is_stood_in:
            if self._is_out_of_time(seat):
                raise Declined("online-out-of-time")
            await self._save_seat(replace(self.seats[seat], is_stood_in=False))

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < self.row.seats:
            raise Declined("seat", seat=seat, most=self.row.seats - 1)
        return self.seats[seat]

    async def _save_seat(self, seat: SeatRow) -> None:
        await self.context.store.save_seat(self.row.id, seat)
        self._set_seat(seat)

    def _set_seat(self, seat: SeatRow) -> None:
        self.seats = [seat if each.seat == seat.seat else each for each in self.seats]
        self.forget_names()

    async def set_rematch(self, table: str) -> None:
        """There is a rematch, at this table."""
        async with self.lock:
            self.row = replace(self.row, rematch=table)
            self.show()

    # Talk, questions

    async def say(self, seat: int | None, command: str, text: str) -> None:
        """Somebody says something."""

        async def work() -> None:
            most = self.context.limits.chat if seat is not None else self.context.limits.chat // 2
            if len(self.chat) >= most:
                raise Declined("online-chat-full", most=most)
            name = self.seats[seat].name if seat is not None else ""
            for _ in range(TRIES):
                line = ChatRow(self._next_line, seat, name, text, time.time(), command)
                if await self._write_line(line):
                    return
            raise Declined("online-stale")

        await self._once(command, work)

    async def _write_line(self, line: ChatRow) -> bool:
        """Put a line of chat on disk, and tell it; False if another process has used its number."""
        try:
            written = await self.context.store.say(self.row.id, line)
        except StoreError as error:
            await self._find(line.command, error)
            return True
        if written is Appended.WRITTEN:
            self.chat = [*self.chat, line]
            self.commands.add(line.command)
            self.tell(Said(chat_line(line)))
            return True
        await self._catch_up()
        return line.command in self.commands

    async def hint(self, seats: tuple[int, ...], command: str, lang: str) -> Hint:
        """What a bot would do in this seat, and why."""
        if not self.row.hints:
            raise Declined("online-hints-off")
        seat = self.decider
        if seat is None or seat not in seats:
            raise Declined("online-not-your-turn")
        act, history = self.acts, self.history
        view = SeatView.of(history.table, seat)
        thought = history.once("hint", lambda: asyncio.ensure_future(self.context.workers.hint(view)))
        try:
            code, hint = await asyncio.shield(thought)
        except Exception:
            history.forget("hint")
            raise
        if self.acts != act or code not in history.table.codes():
            raise Declined("online-stale")
        said = history.table.move(code).say(lang)
        return Hint(command, code, said, hint.say(history.table.game, lang, self.names(lang)))

    async def why(self, seats: tuple[int, ...], command: str, lang: str, meant: dict[str, int | str]) -> Why:
        """Why a move is not on the list of whoever decides; others might learn from it what they hold."""
        async with self.lock:
            if self.decider is None or self.decider not in seats:
                raise Declined("online-not-your-turn")
            reason = self.history.table.why_not(meant)
            text = None if reason is None else reason.say(lang)
            return Why(command, text, self.context.clause_in(text, self.history.table.game))

    async def look(self, viewer: int | None, command: str, lang: str, ply: int) -> Moment:
        """The table as it was."""
        async with self.lock:
            if ply > self.history.ply:
                raise Declined("online-no-such-ply", ply=ply, most=self.history.ply)
            sight = self.sight(viewer, lang)
            return Moment(command, ply, sight.moment(ply), self.history.lines_until(ply))

    # Bots and clocks

    def tend(self) -> None:
        """Begin to look after the bots' seats and the clocks."""
        if self._tender is None or self._tender.done():
            self._tender = asyncio.create_task(self._tend(), context=unpaid())

    def leave(self) -> None:
        """Stop looking after it."""
        if self._tender is not None:
            self._tender.cancel()

    async def _tend(self) -> None:
        while True:
            try:
                await self._tend_once()
                continue
            except (StoreError, Declined):  # the database is away, which it has noted, or another process was faster
                await self.context.store.health.until_here()
            except Exception:  # a bot died: later again
                LOG.exception("table %s", self.row.id)
            await asyncio.sleep(self.context.patience)

    async def _tend_once(self) -> None:
        """Let a bot play, or wait for what happens next."""
        self._changed.clear()
        seat = self.decider
        is_bots = seat is not None and self._is_bots(seat)
        if seat is not None and is_bots and not self.is_deserted:
            await self._let_bot_play(seat)
            return
        try:
            await asyncio.wait_for(self._changed.wait(), None if is_bots else self._seconds_left(seat))
        except TimeoutError:
            if seat is not None and not self._is_bots(seat):
                await self._time_is_up(seat)

    def note_outage(self, seconds: float | None) -> None:
        """The database is away (None), or back after so many seconds, for which nobody's clock is charged."""
        if seconds is None:
            self.notify(Declined("online-store-away"))
            return
        self.clocks.forgive(seconds, time.time())
        self._changed.set()
        self.notify(Declined("online-store-back"))
        self.show()

    def _seconds_left(self, seat: int | None) -> float | None:
        left = None if seat is None else self.clocks.left(seat, time.time())
        return None if left is None else max(0.0, left)

    def _is_out_of_time(self, seat: int) -> bool:
        left = self.clocks.left(seat, time.time())
        return self.clocks.clock.kind == "bank" and left is not None and left <= 0

    async def _let_bot_play(self, seat: int) -> None:
        """One move of a bot, after a while in which people can see what happened."""
        act = self.acts
        goes_on = bool(self.history.acts) and self.history.acts[-1].seat == seat
        await asyncio.sleep(self.context.pause_within if goes_on else self.context.pause)
        if self.acts != act or self.decider != seat:
            return
        level = self.seats[seat].level or SUBSTITUTE
        view = SeatView.of(self.history.table, seat)
        code = await self.context.workers.choose(level, view, secrets.randbits(62))
        async with self.lock:
            if self.acts == act and self.decider == seat and self._is_bots(seat):
                await self._play(seat, f"{BOT}-{act}-{secrets.token_hex(4)}", [code])

    async def _time_is_up(self, seat: int) -> None:
        """A bot plays on for whoever has run out of time."""
        async with self.lock:
            left = self._seconds_left(seat)
            if self.decider == seat and left is not None and left <= 0:
                await self._save_seat(replace(self.seats[seat], is_stood_in=True))
                self._go_on()
                self.show()


def chat_line(line: ChatRow) -> ChatLine:
    """A line of chat as it goes over the wire."""
    return ChatLine(line.number, line.at, line.seat, line.name, line.text)
