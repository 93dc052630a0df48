"""An opponent with practice: it plays what its game's network likes, without looking ahead."""

from __future__ import annotations

import time

from ..core.engine import Mode
from ..core.view import SeatView
from .net.bot import NetBot
from .net.file import shipped
from .search import Clock, SearchBot


class TrainedBot:
    """A bot that makes one of the moves that the network likes, by chance; where there is none it looks a little ahead.

    Played alone it looks ahead, too: networks learn scenarios badly.
    """

    def __init__(
        self,
        seed: int | str | None = None,
        temperature: float = 0.0,
        effort: float = 0.0,
        mode: Mode | None = None,
        overlooks: float = 0.0,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.net = NetBot(seed, temperature=temperature, mode=mode, overlooks=overlooks)
        self.search = SearchBot(seed, effort=effort, overlooks=overlooks, mode=mode, clock=clock)

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        is_trained = view.seats > 1 and shipped(view.game) is not None
        return (self.net if is_trained else self.search).choose(view)
