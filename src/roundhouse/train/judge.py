"""How well a network plays: whole games against other bots, in processes beside the training."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from ..bots import Bot, make
from ..bots.net import NetBot, read
from ..core.game import Game, load
from ..core.interval import wilson
from ..core.record import NONE
from ..core.table import Table
from ..core.view import SeatView
from ..rl.rewards import POINTS_OF_ONE
from .tables import goes, variants

YARDSTICKS = ("greedy", "random")  # bots that do not change when others get better
CHUNK = 5  # games that a process plays before it asks for more


class Match(NamedTuple):
    """What is to be played: against whom, by how many, and how many games."""

    level: str
    seats: int
    games: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        said = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.level if self.seats > 1 else 'alone'}/{self.seats}" + (f":{said}" if said else "")


def matches(game: Game, games: int) -> list[Match]:
    """Against each level with two and three seats; alone in every variant."""
    found = [Match(level, seats, games) for seats in (2, 3) if seats in game.seat_counts for level in YARDSTICKS]
    if 1 in game.seat_counts:
        alone = [{}, *(variant for variant in variants(game) if goes(game, 1, variant))]
        found += [Match("", 1, games // 4, tuple(options.items())) for options in alone]
    return found


class Score(NamedTuple):
    """How a network did in some games: shares of wins, and how many there were; those cut off are lost."""

    won: float
    games: int

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.share:.1%} ({low:.0%}-{high:.0%} of {self.games})"

    @property
    def share(self) -> float:
        """The share of the games that was won."""
        return self.won / max(1, self.games)

    def interval(self) -> tuple[float, float]:
        """The interval by Wilson in which the true share of wins lies, with 95 % certainty."""
        found = wilson(min(1.0, self.share), self.games)  # hundreds of points may be more than one
        return found.low, found.high


def play(game: str, file: str, match: Match, first: int, games: int) -> Score:
    """Play games with these numbers: the network at another seat in each, bots of a level at the others."""
    network, won = read(Path(file), load(game)), 0.0
    for number in range(first, first + games):
        own = number % match.seats
        bots = [NetBot(number, network) if seat == own else make(match.level, number) for seat in range(match.seats)]
        won += share(Table(game, match.seats, number, dict(match.options)), bots, own)
    return Score(won, games)


def share(table: Table, bots: Sequence[Bot], own: int) -> float:
    """The share of a win that this seat has in the end, or alone whether the goal was reached, else hundreds of points.

    A game that does not end is lost.
    """
    rules = table.game.rules
    while (seat := table.seat) is not None:
        if len(table.codes_played) >= rules.MOST_MOVES:
            return 0.0
        table.play(bots[seat].choose(SeatView.of(table, seat)))
    if table.seats == 1:
        goal = rules.goal(table.live)
        return table.scores()[0] / POINTS_OF_ONE if goal == NONE else float(goal == 1)
    places = table.ranking()
    return 1 / places.count(1) if places[own] == 1 else 0.0


@dataclass
class Asked:
    """Matches under way, and with what they are about."""

    about: dict[str, Any]
    parts: list[tuple[Match, Future[Score]]]

    @property
    def is_done(self) -> bool:
        """Whether all are over."""
        return all(each.done() for _, each in self.parts)

    def scores(self) -> dict[str, Score]:
        """What there is of each match, by its name."""
        found: dict[str, Score] = {}
        for match, each in self.parts:
            if each.done() and not each.cancelled():
                before, more = found.get(str(match), Score(0, 0)), each.result()
                found[str(match)] = Score(before.won + more.won, before.games + more.games)
        return found


class Judge:
    """Processes that play matches; they compile the game as soon as they start."""

    def __init__(self, game: str, processes: int) -> None:
        self.game = game
        self.pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
        self.ready = [self.pool.submit(warm, game) for _ in range(processes)]

    def ask(self, file: Path, matches: Sequence[Match], about: dict[str, Any]) -> Asked:
        """Begin matches of the network in a file."""
        parts = [
            (match, self.pool.submit(play, self.game, str(file), match, first, CHUNK))
            for first in range(0, max(match.games for match in matches), CHUNK)
            for match in matches
            if first < match.games
        ]
        return Asked(about, parts)

    def wait(self, asked: Asked, seconds: float) -> dict[str, Score]:
        """What there is of these matches after this time at most; the rest is given up."""
        wait_for([each for _, each in asked.parts], max(0.0, seconds))
        for _, each in asked.parts:
            each.cancel()
        return asked.scores()

    def close(self) -> None:
        """Stop the processes, even while they play."""
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


def warm(game: str) -> None:
    """Compile what matches need: the rules, and what greedy bots think."""
    table = Table(game, 2 if 2 in load(game).seat_counts else None, seed=1)
    assert table.seat is not None
    make("greedy", 1).choose(SeatView.of(table, table.seat))
