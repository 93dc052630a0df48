"""The shuffle of a table, to which everybody there adds: seals first, then what they seal, then the deal.

docs/fairness.md says what that proves.  Everything is on disk before anybody is told of it, and each step is taken
once; who is late is left out, and all see that.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from msgspec.structs import replace

from ..core.salts import promise, seal_of
from .client import Client
from .context import Context
from .errors import Declined
from .kept import Kept
from .scene import commitment
from .store import Saved, SeatRow, shuffles
from .wire import AddedSalt, Shuffle, ShuffleStep

UNDEALT = bytes(32)  # the seed of a table that is not dealt yet: it tells nothing


class Shuffled(Kept):
    """A table that is dealt once everybody has added to its shuffle, or is late."""

    def __init__(self, saved: Saved, context: Context) -> None:
        super().__init__(saved, context)
        self._step_since: tuple[ShuffleStep | None, float] = None, 0.0
        self._told, self._told_of = self.shuffle_told(), (self.row, self.seat_rows)

    @property
    def is_shuffled(self) -> bool:
        """Whether the game is to begin, and people are waited for."""
        return self.row.status == "gathering" and self.row.shuffle in ("asked", "closed")

    @property
    def salt(self) -> bytes:
        """The server's salt, or the seed of a table to which nobody could add one."""
        return self.row.salt or self.row.seed

    # What people add

    async def keep_seal(self, held: tuple[int, ...], seat: int, seal: str) -> None:
        """Somebody tells the seal of what they will add."""
        self._check_held(held, seat)
        async with self.lock:
            if not await shuffles.keep_seal(self.context.store, self.row.id, seat, bytes.fromhex(seal)):
                await self._refuse(Declined("online-shuffle-late"))
            self._note(seat, seal=bytes.fromhex(seal))
            await self._go_on_shuffling()
            self.show()

    async def open_salt(self, held: tuple[int, ...], seat: int, salt: str) -> None:
        """Somebody tells what they have sealed."""
        self._check_held(held, seat)
        async with self.lock:
            opened = bytes.fromhex(salt)
            if not await shuffles.keep_salt(self.context.store, self.row.id, seat, opened):
                await self._refuse(self._why_not(seat, opened))
            self._note(seat, salt=opened)
            await self._go_on_shuffling()
            self.show()

    def _check_held(self, held: tuple[int, ...], seat: int) -> None:
        if seat not in held:
            raise Declined("online-not-your-seat")

    def _why_not(self, seat: int, salt: bytes) -> Declined:
        if self.row.shuffle in ("open", "asked"):
            return Declined("online-shuffle-early")
        is_theirs = self.seat_rows[seat].seal == seal_of(salt)
        if is_theirs or self.row.shuffle != "closed":
            return Declined("online-shuffle-late")
        return Declined("online-salt-wrong")

    async def _refuse(self, refusal: Declined) -> None:
        """Say no, and see whether another process knows more."""
        await self._catch_up()
        raise refusal

    def _note(self, seat: int, **added: bytes) -> None:
        self.seat_rows = [replace(row, **added) if row.seat == seat else row for row in self.seat_rows]

    # Step by step

    async def _begin_game(self) -> None:
        """Begin: at once where nobody adds to the shuffle, else when all have, or are late."""
        if self.row.salt is None:
            await self._set_status("playing")
            self._go_on()
        elif not any(seat.brings_salt or seat.seal for seat in self._people()):
            await self._deal()
        else:
            await self._take_step("open", "asked")
            await self._go_on_shuffling()
        self.show()

    async def _go_on_shuffling(self, is_late: bool = False) -> None:
        """Take the steps that need not wait for anybody any more; `is_late`: who has not done this one is left out."""
        nobody_waits = self.context.shuffle <= 0
        if self.row.shuffle == "asked" and (is_late or nobody_waits or not self._seals_due()):
            await self._take_step("asked", "closed")
            is_late = False
        if self.row.shuffle == "closed" and (is_late or nobody_waits or not self._salts_due()):
            await self._deal()

    def _people(self) -> list[SeatRow]:
        return [seat for seat in self.seat_rows if seat.kind == "person"]

    def _seals_due(self) -> bool:
        return any(seat.brings_salt and seat.seal is None for seat in self._people())

    def _salts_due(self) -> bool:
        return any(seat.seal is not None and seat.salt is None for seat in self._people())

    async def _take_step(self, before: ShuffleStep, after: ShuffleStep) -> None:
        if self.row.shuffle != before:
            return
        if await shuffles.go_on(self.context.store, self.row.id, before, after):
            self.row = replace(self.row, shuffle=after)
            self._changed.set()
        else:  # another process was faster
            await self._catch_up()

    async def _deal(self) -> None:
        """Deal from what is on disk by now, and read it from there: another process may have dealt, or know of more."""
        await shuffles.deal(self.context.store, self.row.id, time.time())
        await self._catch_up()

    async def tend_shuffle(self) -> None:
        """Wait for what is added next; those who are too slow are left out."""
        step = self.row.shuffle
        if self._step_since[0] != step:
            self._step_since = step, time.monotonic()
        left = self._step_since[1] + self.context.shuffle - time.monotonic()
        try:
            await asyncio.wait_for(self._changed.wait(), max(0.0, left))
        except TimeoutError:
            async with self.lock:
                if self.row.shuffle == step:
                    await self._go_on_shuffling(is_late=True)
                    self.show()

    # Telling

    def join(self, client: Client) -> None:
        """A browser has connected: it is told how far the shuffle is."""
        super().join(client)
        client.send(self.shuffle_told())

    def show(self) -> None:
        """Something has changed; if it is the shuffle, that is told besides."""
        super().show()
        row, seat_rows = self._told_of
        if row is self.row and seat_rows is self.seat_rows:
            return
        before, self._told, self._told_of = self._told, self.shuffle_told(), (self.row, self.seat_rows)
        if self._told != before:
            self.tell(self._told)

    def shuffle_told(self) -> Shuffle:
        """How far the shuffle is; the salts and the seed only after the end."""
        is_over = self.row.status == "over"
        return Shuffle(
            step=self.row.shuffle,
            commitment=commitment(self.salt),
            added=[_added(seat, is_over) for seat in self._people()],
            salt=self.salt.hex() if is_over else None,
            seed=self.row.seed.hex() if is_over else None,
        )

    def log(self) -> dict[str, Any]:
        """The log, with what was promised of the shuffle; of the deal of a lesson nothing was."""
        log = self.history.table.log()
        if self.row.shuffle == "fixed":
            return log
        added = [
            (seat.seat, seat.seal.hex(), None if seat.salt is None else seat.salt.hex())
            for seat in self.seat_rows
            if seat.seal is not None
        ]
        return {**log, "shuffle": promise(seal_of(self.salt), self.salt, added)}


def _added(seat: SeatRow, is_over: bool) -> AddedSalt:
    return AddedSalt(
        seat=seat.seat,
        seal=None if seat.seal is None else seat.seal.hex(),
        is_opened=seat.salt is not None,
        salt=seat.salt.hex() if is_over and seat.salt is not None else None,
    )
