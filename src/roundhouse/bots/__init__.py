"""Opponents.  A bot sees what its seat sees and chooses among the legal moves; it never gets the table."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, TypeAlias

from ..core.engine import Mode
from ..core.view import SeatView
from .greedy import GreedyBot, best_hint, hints
from .hasty import HastyBot
from .random import RandomBot
from .search import SearchBot
from .trained import TrainedBot

__all__ = [
    "EASIEST",
    "LEVELS",
    "RANDOM",
    "USUAL_LEVEL",
    "Bot",
    "BotLevel",
    "GreedyBot",
    "HastyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "TrainedBot",
    "best_hint",
    "hints",
    "make",
]


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        ...


class Level(NamedTuple):
    """How a bot thinks, and how it errs."""

    way: Literal["random", "greedy", "hasty", "trained", "search"]
    overlooks: float = 0.0  # which part of the moves it does not think of
    is_near_sighted: bool = False  # hasty: it looks at the points that come at once
    temperature: float = 0.0  # trained: how far it strays from the move that its network likes most
    effort: float = 0.0  # search: about how many seconds of a processor it takes for a decision

    def bot(self, seed: int | str | None, mode: Mode | None) -> Bot:
        """A bot of this level."""
        match self.way:
            case "random":
                return RandomBot(seed)
            case "greedy":
                return GreedyBot(seed, mode)
            case "hasty":
                return HastyBot(seed, self.overlooks, self.is_near_sighted, mode)
            case "trained":
                return TrainedBot(seed, self.temperature, self.effort, mode)
            case "search":
                return SearchBot(seed, effort=self.effort, overlooks=self.overlooks, mode=mode)


# The one place that lists the levels: five for people, from the weakest on, and two yardsticks that stay as they are.
# The wire and the client have them from here.
BotLevel: TypeAlias = Literal["1", "2", "3", "4", "5", "random", "greedy"]
LEVELS: dict[str, Level] = {
    "1": Level("hasty", overlooks=0.2, is_near_sighted=True),
    "2": Level("hasty", overlooks=0.05),
    "3": Level("trained", temperature=1.0, effort=0.01),
    "4": Level("search", effort=0.03),
    "5": Level("search", effort=0.15),
    "random": Level("random"),
    "greedy": Level("greedy"),
}
USUAL_LEVEL: BotLevel = "2"
EASIEST: BotLevel = "1"  # for those who learn
RANDOM: BotLevel = "random"


def make(level: str, seed: int | str | None = None, mode: Mode | None = None) -> Bot:
    """A bot of this level; with a seed it plays the same way again.

    A mode says how it reckons; otherwise it uses what this process has compiled, and what looks ahead is compiled.
    """
    return LEVELS[level].bot(seed, mode)
