"""Opponents.  A bot sees what its seat sees and chooses among the legal moves; it never gets the table."""

from __future__ import annotations

import time
from typing import Literal, Protocol, TypeAlias

from ..core.engine import Mode
from ..core.foresight import Level
from ..core.game import Game
from ..core.view import SeatView
from .greedy import GreedyBot, best_hint, hints
from .hasty import HastyBot
from .random import RandomBot
from .rethinking import RethinkingBot
from .search import Clock, SearchBot
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
    "LevelBot",
    "RandomBot",
    "RethinkingBot",
    "SearchBot",
    "TrainedBot",
    "best_hint",
    "bot_of",
    "hints",
    "level_of",
    "make",
]


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        ...


def bot_of(
    level: Level, seed: int | str | None = None, mode: Mode | None = None, clock: Clock = time.perf_counter
) -> Bot:
    """A bot that thinks and errs like this."""
    match level.way:
        case "random":
            return RandomBot(seed)
        case "greedy":
            return GreedyBot(seed, mode)
        case "keen":
            return HastyBot(seed, level.overlooks, level.is_near_sighted, mode, is_keen=True)
        case "hasty":
            return HastyBot(seed, level.overlooks, level.is_near_sighted, mode)
        case "trained":
            return TrainedBot(seed, level.temperature, level.effort, mode, level.overlooks, clock)
        case "rethinking":
            return RethinkingBot(seed, level.effort, level.overlooks, mode, clock=clock)
        case "search":
            return SearchBot(seed, effort=level.effort, overlooks=level.overlooks, mode=mode, clock=clock)


# The one place that lists the levels: five for people, from the weakest on, and two yardsticks that stay as they are.
# Networks are not equally good, and the steps between levels are to be alike: a game may tune levels (`level_of`).
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


def level_of(level: str, game: Game) -> Level:
    """How a level plays a game: as everywhere, or as the game's opinion says (`LEVELS`)."""
    return game.levels.get(level, LEVELS[level])


class LevelBot:
    """A bot of a level, whatever game it is asked about."""

    def __init__(
        self,
        level: str,
        seed: int | str | None = None,
        mode: Mode | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.level, self.seed, self.mode, self.clock = level, seed, mode, clock
        self.bots: dict[Game, Bot] = {}

    def choose(self, view: SeatView) -> int:
        """One of the legal moves, by its number."""
        game = view.game
        if game not in self.bots:
            self.bots[game] = bot_of(level_of(self.level, game), self.seed, self.mode, self.clock)
        return self.bots[game].choose(view)


def make(level: str, seed: int | str | None = None, mode: Mode | None = None, clock: Clock = time.perf_counter) -> Bot:
    """A bot of this level; with a seed it plays the same way again.

    `mode` says how its rules are run.  None: a bot that looks ahead compiles them, another uses what is compiled.
    Its longest decision is timed by this clock; with `time.process_time` a busy machine makes no bot weaker.
    """
    if level not in LEVELS:
        raise KeyError(level)
    return LevelBot(level, seed, mode, clock)
