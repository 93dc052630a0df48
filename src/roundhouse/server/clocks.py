"""How long a seat may think: no limit, a number of seconds for each turn to decide, or a bank for the whole game."""

from __future__ import annotations

from .wire import Clock, SeatClock


class Clocks:
    """The clocks of one table.  A server that was away charges nobody for it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.spent = [0.0] * seats  # on the acts that are written
        self.running: int | None = None
        self.since = 0.0  # when the running clock was last charged
        self.began = 0.0  # when the running seat's turn to decide began
        self._last: tuple[int | None, float] = None, 0.0  # whose ran before, and the seconds of that turn to decide

    def run(self, seat: int | None, now: float) -> None:
        """It is this seat's turn to decide (None: nobody's); a seat that goes on deciding goes on thinking."""
        if seat != self.running:
            if self.running is not None:
                self._last = self.running, now - self.began
            self.running, self.began, self.since = seat, now, now

    def resume(self, seat: int | None, now: float) -> None:
        """This seat decides again, by taking back its last act: it goes on where it was."""
        last, used = self._last
        is_back = seat != self.running and seat == last
        self.run(seat, now)
        if is_back:
            self.began = now - used

    def thought(self, now: float) -> float:
        """The seconds since the running clock was last charged."""
        return max(0.0, now - self.since)

    def charge(self, seat: int, seconds: float, now: float) -> None:
        """A seat has used these seconds for an act that it makes now."""
        self.spent[seat] += seconds
        self.since = now

    def forgive(self, seconds: float, now: float) -> None:
        """Charge nobody for these last seconds."""
        self.since = min(now, self.since + seconds)
        self.began = min(now, self.began + seconds)

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None without a clock."""
        if self.clock.kind == "none":
            return None
        runs = seat == self.running
        if self.clock.kind == "bank":
            return self.clock.seconds - self.spent[seat] - (self.thought(now) if runs else 0.0)
        return self.clock.seconds - (max(0.0, now - self.began) if runs else 0.0)

    def shown(self, now: float) -> list[SeatClock]:
        """What everybody sees of them."""
        lefts = [self.left(seat, now) for seat in range(len(self.spent))]
        return [SeatClock(max(0.0, left), seat == self.running) for seat, left in enumerate(lefts) if left is not None]
