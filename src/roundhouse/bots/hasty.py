"""An opponent that plays like somebody who does not look long: it overlooks moves, and sees what lies nearest."""

from __future__ import annotations

from random import Random

from ..core.engine import Mode
from ..core.hints import adviser
from ..core.view import SeatView
from .greedy import worths
from .lapses import noticed

LATER = 0.5  # what counts of a move's worth for somebody who looks at points that come at once


class HastyBot:
    """A bot that makes the best of the moves that it notices; a near-sighted one looks at what they bring at once.

    A keen one goes by numbers that were found by play, where its game has them.

    >>> from roundhouse import Table
    >>> table = Table("traffic", seats=3, seed=7, mode="interpreted")
    >>> HastyBot(seed=1, overlooks=0.5).choose(SeatView.of(table, table.seat)) in table.codes()
    True
    """

    def __init__(
        self,
        seed: int | str | None = None,
        overlooks: float = 0.0,
        is_near_sighted: bool = False,
        mode: Mode | None = None,
        is_keen: bool = False,
    ) -> None:
        self.random, self.overlooks, self.is_near_sighted = Random(seed), overlooks, is_near_sighted
        self.mode, self.is_keen = mode, is_keen

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        if len(view.codes) == 1:
            return view.codes[0]
        found = worths(view, self.mode, self.is_keen)
        if self.is_near_sighted:
            gains = adviser(view.game, self.mode).gains(view.masked(), view.codes)
            found = [(gain or 0) + LATER * worth for gain, worth in zip(gains, found, strict=True)]
        worth_of = dict(zip(view.codes, found, strict=True))
        seen = noticed(view.codes, self.overlooks, self.random)
        most = max(worth_of[code] for code in seen)
        return self.random.choice([code for code in seen if worth_of[code] == most])
