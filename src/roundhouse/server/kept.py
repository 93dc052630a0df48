"""A table and what is on disk of it: what is written, and what is taken over from there.

Everything that changes a table happens under its lock: tried on the table, written to the store, and only then
shown and acknowledged.  What the store refuses is taken back, so that memory never knows more than the disk.
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from itertools import accumulate

from msgspec.structs import replace

from ..core.errors import IllegalMove, RoundhouseError
from .client import Client
from .clients import Audience
from .clocks import Clocks
from .context import Context
from .errors import Declined
from .grace import Grace
from .history import History
from .lasting import ToItsEnd
from .store import ActColumns, ActRow, Appended, ChatRow, Saved, StoreError, columns_of
from .wire import ChatLine, Clock, Refused, Said, Status

LOG = logging.getLogger(__name__)
TRIES = 10  # to do what another process, or an outage, comes in between


class Kept(Audience):
    """A table in memory that follows the one on disk."""

    order: list[str]  # the commands of the acts
    lost: list[ActRow]  # on disk, behind a gap or impossible: set aside when the game goes on

    def __init__(self, saved: Saved, context: Context) -> None:
        super().__init__()
        self.context = context
        self.grace = Grace(context.grace)
        self._changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._begin(saved)

    # Reading

    def read(self, saved: Saved) -> None:
        """Take over what is on disk, all at once."""
        self._begin(saved)
        for _ in self.reading(saved):
            pass

    def reading(self, saved: Saved) -> Iterator[None]:
        """Make the acts on disk, up to the first that does not follow those before it; piece by piece, on a new table.

        Machine code makes all acts in one go.  If that does not work, or there is none, they are made act by act.
        """
        if not (self.history.table.is_compiled and self._make_in_one_go(saved)):
            yield from self._make_each(saved)
        yield
        self._see_end(saved.acts)
        self._go_on()

    def _begin(self, saved: Saved) -> None:
        """The table before its first act."""
        self.row, self.seat_rows, self.chat = saved.table, saved.seat_rows, saved.chat
        self.commands = {line.command for line in saved.chat}
        self.acts, self.order, self.lost = 0, [], []
        self.history = History(self.context.new_table(saved.table), saved.table.started or saved.table.created)
        self.clocks = Clocks(Clock(saved.table.clock_kind, saved.table.clock_seconds), saved.table.seats)

    def _make_in_one_go(self, saved: Saved) -> bool:
        """Make the acts, but those that were taken back; False: they do not follow each other, and none is made."""
        acts = columns_of(saved.acts)
        left = left_of(acts)
        if left is None:
            return False
        try:
            self.history.play_again(acts if len(left) == len(acts.act) else acts.only(left))
            first = 0 if self.clocks.clock.kind == "bank" else -1
            for seat, spent, at in zip(acts.seat[first:], acts.spent[first:], acts.at[first:], strict=True):
                self.clocks.charge(seat, spent, at)
        except Exception as error:  # act by act it comes out which one it is
            self._note_fault(error)
            self._begin(saved)
            return False
        self.order = list(acts.command)
        self.commands.update(self.order)
        self.acts = len(saved.acts)
        return True

    def _note_fault(self, error: Exception) -> None:
        """Log, once for each game, what is wrong where acts are not to blame: or it would only be seen as slowness."""
        if not isinstance(error, IllegalMove) and self.row.game not in self.context.slow:
            self.context.slow.add(self.row.game)
            LOG.error("table %s: its acts cannot be made in one go, only slowly", self.row.id, exc_info=error)

    def _make_each(self, saved: Saved) -> Iterator[None]:
        """Make the acts one by one, as many as follow each other; the others are lost."""
        for i, act in enumerate(saved.acts):
            yield
            try:
                self._make(act)
            except Exception as error:  # whatever is wrong with it, people can go on from what is before it
                self._begin(saved)
                yield from self._make_each(replace(saved, acts=saved.acts[:i]))
                self.lost = saved.acts[i:]
                numbers = ", ".join(str(act.act) for act in self.lost)
                fault = None if isinstance(error, RoundhouseError) else error  # not of the acts, but of ours
                said = "table %s: acts %s do not follow act %d and are lost: %s"
                LOG.error(said, self.row.id, numbers, i - 1, error, exc_info=fault)
                return

    def _see_end(self, acts: list[ActRow]) -> None:
        """The game is over even if a server stopped between its last act and the note of that."""
        if self.row.status == "playing" and self.history.table.over:
            at = acts[self.acts - 1].at
            self.row = replace(self.row, status="over", ended=at)
            self.context.soon(self._note_end(at))

    def _make(self, act: ActRow) -> None:
        """Make an act that is on disk."""
        if act.act != self.acts:
            raise Declined("online-acts-lost")
        if act.kind == "undo":
            self.history.take_back_to(act.to_ply)
            self.forget_lines(len(self.history.entries))
        else:
            self.history.play(act.seat, act.codes, act.at, act.command)
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
        order, people, line = list(self.order), self.seat_rows, self._next_line
        is_followed = self._follow(saved)
        if not is_followed:
            self.read(saved)
        if not is_followed:
            self.forget_sights()
        elif self.seat_rows != people:
            self.forget_names()  # what was said stays: or frequent new names would cost a lot
        if self.order[: len(order)] != order:
            self.notify(Declined("online-acts-gone"))
        for written in self.chat:
            if written.number >= line:
                self.tell(Said(chat_line(written)))
        self.show()

    def _follow(self, saved: Saved) -> bool:
        """Make the acts that were added; False if something else has happened to them, or another has dealt."""
        if saved.table.seed != self.row.seed:
            return False
        if self.lost or [act.command for act in saved.acts[: self.acts]] != self.order:
            return False
        self.row, self.seat_rows, self.chat = saved.table, saved.seat_rows, saved.chat
        self.commands.update(line.command for line in saved.chat)
        try:
            for act in saved.acts[self.acts :]:
                self._make(act)
        except Exception:  # all of it is read, and that says what is wrong
            return False
        self._see_end(saved.acts)
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
        known = (order, len(self.chat), self.row, self.seat_rows)
        return known != (kept, len(saved.chat), saved.table, saved.seat_rows)

    @property
    def _next_line(self) -> int:
        """The number of what is said next; lines before it may be gone."""
        return self.chat[-1].number + 1 if self.chat else 0

    # Whose turn

    @property
    def decider(self) -> int | None:
        """Who decides now; None before the game begins and after it ends."""
        return self.history.table.seat if self.row.status == "playing" else None

    def _go_on(self) -> None:
        """Await the seat that decides; while bots wait so that a turn can be taken back, nobody's clock runs."""
        self.clocks.run(None if self.grace.left > 0 else self.decider, time.time())
        self._changed.set()

    # Writing

    async def _once(self, command: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do what a command asks for, once, and to its end even if its sender leaves meanwhile."""
        refusal = await ToItsEnd(self._try_once(command, work), self.context.soon)
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
                self.context.metrics.acts += 1
                return True
        except StoreError as error:
            refusal = error
        except BaseException:
            if is_tried:
                self.history.take_back(1)
            raise
        if is_tried:
            self.history.take_back(1)
        self.context.doubt(self.row.id)
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
        """Write down that the game is over; readers of the acts see it, too, so this may fail."""
        with suppress(StoreError):
            await self.context.store.set_status(self.row.id, "over", at)

    async def _set_status(self, status: Status) -> None:
        now = time.time()
        await self.context.store.set_status(self.row.id, status, now)
        if status == "playing":
            self.row = replace(self.row, status=status, started=now)
        else:
            self.row = replace(self.row, status=status, ended=now)

    # Telling

    def notify(self, notice: Declined) -> None:
        """Tell everybody, each in their language, something that is not an answer to a command."""
        for client in self.clients:
            self._tell_one(client, notice)

    def _tell_one(self, client: Client, notice: Declined) -> None:
        client.send(Refused(None, notice.reason, notice.say(client.lang)))


def left_of(acts: ActColumns) -> Sequence[int] | None:
    """The numbers of those acts of a game that were not taken back; None: they do not follow each other."""
    count, moves = len(acts.act), list(map(len, acts.codes))
    if [*acts.act] != [*range(count)]:
        return None
    if "undo" not in acts.kind:  # which is sooner told
        return range(count) if [*accumulate(moves)] == [*acts.to_ply] else None
    left, plies, first = list[int](), [0], 0  # and the number of moves after each of those that are left
    for undo in [*(number for number, kind in enumerate(acts.kind) if kind == "undo"), count]:
        after = [*accumulate(moves[first:undo], initial=plies[-1])][1:]
        if after != [*acts.to_ply[first:undo]]:
            return None
        left += range(first, undo)
        plies += after
        first = undo + 1
        if undo < count:
            kept = bisect_left(plies, acts.to_ply[undo])
            del left[kept:], plies[kept + 1 :]
            if plies[-1] != acts.to_ply[undo]:
                return None
    return left


def chat_line(line: ChatRow) -> ChatLine:
    """A line of chat as it goes over the wire."""
    return ChatLine(line.number, line.at, line.seat, line.name, line.text)
