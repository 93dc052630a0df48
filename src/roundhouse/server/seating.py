"""Who sits at a table: seats are claimed, named, given to bots and taken back."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from .errors import Declined
from .names import distinct, is_taken, tidy
from .scene import names_beside
from .shuffling import Shuffled
from .store import SeatRow
from .wire import BotLevel, SeatKind


class Seating(Shuffled):
    """A table with its seats."""

    async def take_seat(self, seat: int, link: str, token: str, name: str, brings_salt: bool = False) -> bool:
        """Somebody has the link of this seat, and holds it by `token` from now on; False: it is not theirs to take."""
        async with self.lock:
            row = self.seat_rows[seat]
            if row.kind != "open" or row.token != link or self.row.status == "over":
                return False
            name = distinct(name, names_beside(seat, self.seat_rows))
            try:
                is_theirs = await self.context.store.claim_seat(self.row.id, seat, link, token, name, brings_salt)
            except BaseException as error:  # it may be on disk all the same, unless the token was refused
                if getattr(error, "reason", "") != "store-token-taken":
                    self.context.soon(self.read_again())
                raise
            if is_theirs:
                self._set_seat(
                    SeatRow(
                        seat=seat,
                        kind="person",
                        level=None,
                        name=name,
                        token=token,
                        is_host=row.is_host,
                        brings_salt=brings_salt,
                    )
                )
                self._go_on()
                self.show()
        if not is_theirs:  # another process knows more
            await self.read_again()
        return is_theirs

    async def start_if_full(self) -> None:
        """Begin once no seat is open."""
        if all(seat.kind != "open" for seat in self.seat_rows):
            await self.start()

    async def come_back(self, seat: int) -> None:
        """The person who holds this seat is connected again: the bot leaves it."""
        async with self.lock:
            if self.seat_rows[seat].is_stood_in and not self._is_out_of_time(seat):
                await self._save_seat(replace(self.seat_rows[seat], is_stood_in=False))
                self._go_on()
                self.show()

    def held_by(self, tokens: Collection[str]) -> list[SeatRow]:
        """The seats of people who have these secrets."""
        return [seat for seat in self.seat_rows if seat.kind == "person" and seat.token in tokens]

    async def claim(self, links: Mapping[str, str], name: str, brings_salt: bool = False) -> None:
        """Take the open seats of these links; each is held by the secret beside its link from now on.

        `brings_salt`: the one who takes them will add to the shuffle.
        """
        for seat in self.seat_rows:
            if seat.kind == "open" and seat.token in links:
                await self.take_seat(seat.seat, seat.token, links[seat.token], name, brings_salt)
        await self.start_if_full()

    async def take_any_seat(self, token: str, name: str, brings_salt: bool = False) -> None:
        """Somebody without a link takes an open seat, and holds it by `token`."""
        for seat in self.seat_rows:
            if seat.kind == "open" and await self.take_seat(seat.seat, seat.token, token, name, brings_salt):
                break
            if self.held_by([token]):  # asked for twice at once
                break
        else:
            raise Declined("online-no-open-seat")
        await self.start_if_full()

    async def set_seat(self, seat: int, kind: SeatKind, level: BotLevel) -> None:
        """Give a seat that nobody holds to a bot, or open it."""
        async with self.lock:
            row = self._seat(seat)
            if self.row.status != "gathering" or self.is_shuffled:
                raise Declined("online-begun")
            if row.kind == "person":
                raise Declined("online-seat-held")
            arranged = replace(row, kind=kind, level=level if kind == "bot" else None)
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
            if is_taken(called, names_beside(seat, self.seat_rows)):
                raise Declined("online-name-taken", name=called)
            await self._save_seat(replace(self._seat(seat), name=called))
            self.show()

    async def start(self) -> None:
        """Begin, with bots at the open seats."""
        async with self.lock:
            if self.row.status == "gathering":
                await self._begin_game()

    async def stand_in(self, held: tuple[int, ...], seat: int, on: bool) -> None:
        """Let a bot play for somebody who is away; or take one's own seat back."""
        async with self.lock:
            row = self._seat(seat)
            if not held:
                raise Declined("online-not-a-player")
            if on and (row.kind != "person" or self.is_here(seat)) and seat not in held:
                raise Declined("online-not-away")
            if not on and seat not in held:
                raise Declined("online-not-your-seat")
            if not on and self._is_out_of_time(seat):
                raise Declined("online-out-of-time")
            await self._save_seat(replace(row, is_stood_in=on))
            self._go_on()
            self.show()

    async def _give_back(self, seat: int) -> None:
        """The player is back."""
        if self.seat_rows[seat].is_stood_in:
            if self._is_out_of_time(seat):
                raise Declined("online-out-of-time")
            await self._save_seat(replace(self.seat_rows[seat], is_stood_in=False))

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < self.row.seats:
            raise Declined("seat", seat=seat, most=self.row.seats - 1)
        return self.seat_rows[seat]

    async def _save_seat(self, seat: SeatRow) -> None:
        await self.context.store.save_seat(self.row.id, seat)
        self._set_seat(seat)

    def _set_seat(self, seat: SeatRow) -> None:
        self.seat_rows = [seat if each.seat == seat.seat else each for each in self.seat_rows]
        self.forget_names()

    def _is_bots(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return self.seat_rows[seat].kind != "person" or self.seat_rows[seat].is_stood_in

    def _is_out_of_time(self, seat: int) -> bool:
        left = self.clocks.left(seat, time.time())
        return self.clocks.clock.kind == "bank" and left is not None and left <= 0

    async def set_rematch(self, table: str) -> None:
        """There is a rematch, at this table."""
        async with self.lock:
            self.row = replace(self.row, rematch=table)
            self.show()
