"""One table online: what players do and ask there, and the bots and clocks that go on without them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Sequence

from msgspec.structs import replace

from ..bots import USUAL_LEVEL
from ..bots.advice import Advice
from ..core import trial
from ..core.errors import IllegalMove
from ..core.table import Table
from ..core.view import SeatView
from ..core.words import Lang
from . import scene as scenes
from .absence import AWAY, OPEN, PERSON, SEAT, TIME, bot_command, player_of
from .budget import in_slices, unpaid
from .client import PAGE, Client
from .context import Context
from .errors import Declined
from .grace import LONGEST
from .kept import TRIES, chat_line
from .store import ActRow, Appended, ChatRow, Saved, StoreError
from .taught import Taught
from .wire import About, Lines, Moment, Play, Proposal, Said, Tried, Why

LOG = logging.getLogger(__name__)


class Room(Taught):
    """A table that somebody is at, or was a while ago."""

    def __init__(self, saved: Saved, context: Context) -> None:
        super().__init__(saved, context)
        self._tender: asyncio.Task[None] | None = None

    def join(self, client: Client) -> None:
        """A browser has connected; bots that waited for somebody to play for go on."""
        super().join(client)
        self._changed.set()
        if self.lost:
            self._tell_one(client, Declined("online-acts-lost"))
        if self.context.store.health.away_since is not None:
            self._tell_one(client, Declined("online-store-away"))

    @property
    def is_deserted(self) -> bool:
        """Whether everybody has left a while ago."""
        return not self.clients and time.time() - self.last_used > self.context.alone

    # What players do

    async def play(
        self,
        held: tuple[int, ...],
        command: str,
        after: int,
        codes: list[int],
        grace: float = 0.0,
        skip: bool = False,
    ) -> None:
        """Make moves for the one of these seats that decides, and with `skip` those that follow without a choice.

        Bots wait for the seconds of `grace` before they answer.
        """

        async def work() -> None:
            seat = self._check_decider(held, after)
            await self._give_back(seat)
            await self._play(seat, command, self._made(codes, skip), grace)

        await self._once(command, work)

    async def attempt(self, held: tuple[int, ...], message: Play, lang: str) -> Tried | None:
        """The table as it would be after these moves, if they end in the middle of a decision; None: make them."""
        async with self.lock:
            if message.id in self.commands:
                return None
            seat = self._check_decider(held, message.after)
            table = self.history.table
            there = trial.tried(table, message.codes)
            if message.skip:
                trial.follow(there, seat)
            if not trial.is_open(table, there):
                return None
            viewer_scene = self.viewer_scene(seat, lang)
            offers = await in_slices(scenes.offers_of(there, viewer_scene.words.lang, viewer_scene.names))
            return viewer_scene.tried(message.id, there, offers, there.codes_played[len(table.codes_played) :])

    def _made(self, codes: list[int], skip: bool) -> list[int]:
        """These moves, and with `skip` those that follow."""
        if not skip:
            return codes
        there = trial.tried(self.history.table, codes)
        trial.follow(there, self.decider)
        return there.codes_played[self.history.ply :]

    def _check_decider(self, held: tuple[int, ...], after: int) -> int:
        """The seat that decides, which is one of these, after this number of acts."""
        self._check_current(after)
        if self.decider is None:
            raise Declined("online-not-playing")
        if self.decider not in held:
            raise Declined("online-not-your-turn")
        return self.decider

    async def undo(self, held: tuple[int, ...], command: str, after: int, whole_turn: bool) -> None:
        """Take back the last act of one of these seats, or as much of its turn as may be."""

        async def work() -> None:
            self._check_current(after)
            if self.row.status != "playing":
                raise Declined("online-not-playing")
            await self._take_back(command, self.history.can_take_back(held, whole_turn))

        await self._once(command, work)

    async def _take_back(self, command: str, acts: int) -> None:
        """Write down that the last acts are taken back, take them back, and show it."""
        if self.acts >= self.context.limits.acts:
            raise Declined("online-undo-enough", most=self.context.limits.acts)
        first = self.history.acts[-acts]
        act = ActRow(
            act=self.acts,
            kind="undo",
            codes=[],
            to_ply=first.before,
            seat=first.seat,
            command=command,
            at=time.time(),
        )
        if await self._write(act):
            self.history.take_back(acts)
            self.forget_lines(len(self.history.entries))
            self.grace.end()
            self.clocks.resume(self.decider, time.time())
            self._go_on()
            self.show()

    async def go_on(self, held: tuple[int, ...], after: int) -> None:
        """The one of these seats that acted last stays with it: bots need not wait."""
        async with self.lock:
            self._check_current(after)
            if self.grace.left > 0 and self.grace.seat in held:
                self.grace.end()
                self._go_on()

    def _check_current(self, after: int) -> None:
        if after != self.acts:
            raise Declined("online-stale")

    async def _play(self, seat: int, command: str, codes: list[int], grace: float = 0.0) -> None:
        """Try the moves, write them down, show them."""
        now, spent = time.time(), self.clocks.thought(time.time())
        self.context.speed_up(self.history.table)
        self.history.play(seat, codes, now, command)
        act = ActRow(
            act=self.acts,
            kind="play",
            codes=codes,
            to_ply=self.history.ply,
            seat=seat,
            command=command,
            at=now,
            spent=spent,
        )
        if await self._write(act, is_tried=True):
            self.clocks.charge(seat, spent, now)
            if self.history.table.over:
                self.row = replace(self.row, status="over", ended=now)
                await self._note_end(now)
            self._grant(seat, grace)
            self._go_on()
            self.show()

    def _grant(self, seat: int, asked: float) -> None:
        """Let bots wait this time before they answer what this seat has done, if it can take that back."""
        self.grace.act(seat, asked if asked > 0 and self._may_wait(seat) else 0.0)

    def _follow(self, saved: Saved) -> bool:
        """Make the acts that were added; the bots of the process where a person has acted know how long to wait."""
        known = self.acts
        is_followed = super()._follow(saved)
        if is_followed and self.acts > known:
            last = saved.acts[-1]
            self._grant(last.seat, LONGEST if player_of(last.command) == PERSON else 0.0)
            self._go_on()
        return is_followed

    def _may_wait(self, seat: int) -> bool:
        """Whether bots are next while this seat could still take back something that it chose in its turn."""
        if self.decider is None or self.decider == seat or not self._is_bots(self.decider):
            return False
        if self.answer() is not None:  # in a lesson one can go back anyway
            return False
        try:
            acts = self.history.can_take_back((seat,), whole_turn=True)
        except IllegalMove:
            return False
        return any(act.was_choice for act in self.history.acts[-acts:])

    # Talk, questions

    async def add_chat(self, seat: int | None, command: str, text: str) -> None:
        """Somebody says something."""

        async def work() -> None:
            most = self.context.limits.chat if seat is not None else self.context.limits.chat // 2
            if len(self.chat) >= most:
                raise Declined("online-chat-full", most=most)
            name = self.seat_rows[seat].name if seat is not None else ""
            for _ in range(TRIES):
                line = ChatRow(number=self._next_line, seat=seat, name=name, text=text, at=time.time(), command=command)
                if await self._write_line(line):
                    return
            raise Declined("online-stale")

        await self._once(command, work)

    async def _write_line(self, line: ChatRow) -> bool:
        """Put a line of chat on disk, and tell it; False if another process has used its number."""
        try:
            written = await self.context.store.add_chat(self.row.id, line)
        except StoreError as error:
            await self._find(line.command, error)
            return True
        if written is Appended.WRITTEN:
            self.chat = [*self.chat, line]
            self.commands.add(line.command)
            self.tell(Said(chat_line(line)))
            return True
        self.context.doubt(self.row.id)
        await self._catch_up()
        return line.command in self.commands

    async def hint(self, held: tuple[int, ...], command: str, lang: str, codes: Sequence[int] = ()) -> Proposal:
        """What a bot would do in this seat, after these moves that are not made yet, and why."""
        if not self.row.hints:
            raise Declined("online-hints-off")
        async with self.lock:  # and not in the middle of a move that may yet be refused
            act, there = self.acts, self._after(held, codes)
        advice = await (self._think(there) if codes else self._think_once(there))
        async with self.lock:
            if self.acts != act or advice.code not in there.codes():
                raise Declined("online-stale")
            names, move = self.names(lang), there.move(advice.code)
            return Proposal(command, advice.code, move.say(lang, names), advice.say(there, lang, names))

    def _think(self, there: Table) -> Awaitable[Advice]:
        """What a bot thinks of this position, in another process."""
        return asyncio.ensure_future(self.context.thinkers.hint(self.row.id, SeatView.of(there, there.seat)))

    async def _think_once(self, there: Table) -> Advice:
        """What a bot thinks of the position of the table, however many ask."""
        history = self.history
        try:
            return await asyncio.shield(history.once("hint", lambda: self._think(there)))
        except Exception:
            history.forget("hint")
            raise

    def _after(self, held: tuple[int, ...], codes: Sequence[int]) -> Table:
        """The table for the one of these seats that decides; after these moves of it, if they have shown nothing."""
        if self.decider is None or self.decider not in held:
            raise Declined("online-not-your-turn")
        table = self.history.table
        if not codes:
            return table
        there = trial.tried(table, codes)
        if not trial.is_open(table, there):
            raise Declined("online-stale")
        return there

    async def why(
        self, held: tuple[int, ...], command: str, lang: str, meant: dict[str, int | str], codes: Sequence[int] = ()
    ) -> Why:
        """Why a move is not on the list of the seat that decides; others might learn from it what they hold."""
        async with self.lock:
            reason = self._after(held, codes).why_not(meant)
            text = None if reason is None else reason.say_plainly(lang)
            return Why(command, text, [] if reason is None else reason.clauses)

    async def about(
        self, viewer: int | None, command: str, lang: str, thing: tuple[str, dict[str, int | str]], ply: int | None
    ) -> About:
        """What a thing on the table is, as this viewer sees it now, or saw it then."""
        async with self.lock:
            self._check_ply(ply or 0)
            title, lines = self.viewer_scene(viewer, lang).about(*thing, ply)
            return About(command, title, lines)

    async def look(self, viewer: int | None, command: str, lang: str, ply: int) -> Moment:
        """The table as it was."""
        async with self.lock:
            self._check_ply(ply)
            viewer_scene = self.viewer_scene(viewer, lang)
            lines = self.history.entries_until(ply)
            return Moment(command, ply, viewer_scene.moment(ply), lines, self.history.turn_at(lines))

    def _check_ply(self, ply: int) -> None:
        if ply > self.history.ply:
            raise Declined("online-no-such-ply", ply=ply, most=self.history.ply)

    async def lines(self, viewer: int | None, command: str, lang: Lang, before: int) -> Lines:
        """A page of the log: the lines before this one."""
        async with self.lock:
            end = min(before, len(self.history.entries))
            first, viewer_scene = max(0, end - PAGE), self.viewer_scene(viewer, lang)
            await in_slices(viewer_scene.say_lines(first, end))
            lines = viewer_scene.log(first, end)
            return Lines(command, lang, viewer, first, lines)

    # Bots and clocks

    def tend(self) -> None:
        """Begin to look after the bots' seats and the clocks."""
        if self._tender is None or self._tender.done():
            self._tender = asyncio.create_task(self._tend(), context=unpaid())

    def leave(self) -> None:
        """Stop looking after it."""
        if self._tender is not None:
            self._tender.cancel()
            self._tender = None  # it knows this room: what is in a circle waits long for the collector of garbage

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
        if self.is_shuffled:
            await self.tend_shuffle()
            return
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
        """The database is away (None), or back after that many seconds, for which nobody's clock is charged."""
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

    async def _let_bot_play(self, seat: int) -> None:
        """One move of a bot, after a while in which people can see what happened."""
        act = self.acts
        goes_on = bool(self.history.acts) and self.history.acts[-1].seat == seat
        await asyncio.sleep(self.context.pause_within if goes_on else self.context.pause)
        await self.grace.wait()
        if self.acts != act or self.decider != seat:
            return
        self.clocks.run(seat, time.time())
        code = self.answer()
        if code is None:
            level = self.seat_rows[seat].level or USUAL_LEVEL  # open, or of somebody who is away
            view = SeatView.of(self.history.table, seat)
            code = await self.context.thinkers.choose(self.row.id, level, view, bot_seed())
        async with self.lock:
            if self.acts == act and self.decider == seat and self._is_bots(seat):
                await self._play(seat, bot_command(self._why_bot(seat), act), [code])

    def _why_bot(self, seat: int) -> str:
        """Why a bot plays this seat."""
        if self.seat_rows[seat].kind != "person":
            return OPEN if self.seat_rows[seat].kind == "open" else SEAT
        left = self._seconds_left(seat)
        return AWAY if left is None or left > 0 else TIME

    async def _time_is_up(self, seat: int) -> None:
        """A bot plays on for the one who has run out of time."""
        async with self.lock:
            left = self._seconds_left(seat)
            if self.decider == seat and left is not None and left <= 0:
                await self._save_seat(replace(self.seat_rows[seat], is_stood_in=True))
                self._go_on()
                self.show()


def bot_seed() -> int:
    """By what a bot chooses among moves that it likes equally: nobody can foresee it."""
    return secrets.randbits(62)
