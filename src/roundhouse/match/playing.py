"""One game of a match, played to its end."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ..bots import Bot, make
from ..core.hints import adviser
from ..core.record import NONE
from ..core.table import Table
from ..core.view import SeatView
from .lineup import Lineup

SEED_BITS = 63


class Match(NamedTuple):
    """What is played: enough to play any game of it again, in any process."""

    game: str
    seats: int
    options: Mapping[str, str | int | bool]
    bots: tuple[str, ...]
    seed: int


@dataclass
class Played:
    """How a game ended, in a form that JSON keeps; lists are by seat."""

    number: int
    bots: list[str]
    points: list[int]
    places: list[int]  # 1: nobody was ahead
    goal: int | None  # played alone: 1 if what there was to win was won; None: there was nothing
    moves: int
    decisions: list[int] = field(default_factory=list)  # with more than one legal move
    seconds: list[float] = field(default_factory=list)  # of the processor, for all decisions
    longest: list[float] = field(default_factory=list)  # of the processor, for one decision


class _Watched:
    """A bot, and the processor time that it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.decisions, self.seconds, self.longest = bot, 0, 0.0, 0.0

    def choose(self, view: SeatView) -> int:
        """What the bot chooses."""
        begin = time.process_time()
        code = self.bot.choose(view)
        spent = time.process_time() - begin
        if len(view.codes) > 1:
            self.decisions, self.seconds, self.longest = (
                self.decisions + 1,
                self.seconds + spent,
                max(self.longest, spent),
            )
        return code


def _bot(level: str, seed: str) -> Bot:
    """A bot that has as much time on a busy machine as on a quiet one."""
    return make(level, seed, clock=time.process_time)


def play(match: Match, lineup: Lineup) -> Played:
    """Play one game of a match: its deal and its bots follow from the seed of the match."""
    deal = Random(f"{match.seed} {lineup.deal}").getrandbits(SEED_BITS)
    table = Table(match.game, match.seats, deal, match.options)
    if table.engine.mode != "interpreted":
        adviser(table.game, table.engine.mode)  # many decisions are worth compiling for
    bots = [_Watched(_bot(level, f"{match.seed} {lineup.number} {seat}")) for seat, level in enumerate(lineup.bots)]
    moves = 0
    while (seat := table.seat) is not None and moves < table.game.rules.MOST_MOVES:
        table.play(bots[seat].choose(SeatView.of(table, seat)))
        moves += 1
    goal = table.game.rules.goal(table.live)
    return Played(
        number=lineup.number,
        bots=list(lineup.bots),
        points=table.scores(),
        places=table.ranking() if table.over else [1] * match.seats,
        goal=None if goal == NONE else int(goal),
        moves=moves,
        decisions=[bot.decisions for bot in bots],
        seconds=[round(bot.seconds, 6) for bot in bots],
        longest=[round(bot.longest, 6) for bot in bots],
    )


def read(found: Mapping[str, Any]) -> Played:
    """A game as JSON kept it."""
    return Played(**found)
