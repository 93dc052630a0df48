"""Does every level decide by the rules and in time on a busy machine?  `python -m bench.punctual --decisions 10000`.

Bots of all five levels play whole games with every number of seats, while other processes take what they can get of the
processors.  Each decision is timed by the clock on the wall, and compared with the legal moves; the rules are compiled
before.  Exit code 1 if a move was illegal, or late.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, cycle
from typing import NamedTuple

from roundhouse.bots import advice, make, net, rethinking, search
from roundhouse.core.game import games, load
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView

LATE = 1.0  # seconds
PEOPLE = "12345"  # the levels for people
HEADINGS = ("game", "level", "decisions", "ms, mean", "99 %", "longest", "late", "illegal")


class Decision(NamedTuple):
    """One choice among several moves."""

    level: str
    seconds: float
    is_legal: bool


def spin() -> None:
    """Work for nothing until somebody ends it."""
    while True:
        sum(range(10_000))


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """A machine on which that many other processes work."""
    context = multiprocessing.get_context("spawn")
    working = [context.Process(target=spin, daemon=True) for _ in range(processes)]
    for process in working:
        process.start()
    try:
        yield
    finally:
        for process in working:
            process.kill()


def decisions(game: str, wanted: int) -> Iterator[Decision]:
    """That many decisions of bots at tables of all sizes, every level in its turn."""
    levels, made = cycle(PEOPLE), 0
    for number, seats in zip(count(), cycle(load(game).seat_counts)):
        table = Table(game, seats, number, mode="compiled")
        chosen = [next(levels) for _ in range(seats)]
        bots = [make(level, f"{number} {seat}") for seat, level in enumerate(chosen)]
        moves = 0
        while (seat := table.seat) is not None and moves < table.game.rules.MOST_MOVES:
            view = SeatView.of(table, seat)
            begin = time.perf_counter()
            code = bots[seat].choose(view)
            spent, moves = time.perf_counter() - begin, moves + 1
            is_legal = code in view.codes
            if len(view.codes) > 1:
                yield Decision(chosen[seat], spent, is_legal)
                made += 1
            if made == wanted:
                return
            table.play(code if is_legal else view.codes[0])


def row(game: str, level: str, found: list[Decision]) -> str:
    """A line of the table."""
    times = sorted(1000 * each.seconds for each in found)
    late, illegal = sum(each.seconds > LATE for each in found), sum(not each.is_legal for each in found)
    figures = (statistics.fmean(times), times[int(0.99 * (len(times) - 1))], times[-1])
    cells = (game, level, len(found), *(f"{figure:.1f}" for figure in figures), late, illegal)
    return "| " + " | ".join(map(str, cells)) + " |"


def main(args: list[str] | None = None) -> int:
    """Let them play, and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--decisions", type=int, default=10_000, help="in all games together")
    parser.add_argument("--busy", type=int, default=2 * (os.cpu_count() or 1), help="other processes")
    asked = parser.parse_args(args)
    for game in asked.games:
        search.prepare(load(game))
        net.prepare(load(game))
        rethinking.prepare(load(game))
        advice.prepare(load(game))
    print(f"{os.cpu_count()} cores, {asked.busy} busy processes; load before: {os.getloadavg()[0]:.1f}")
    print("| " + " | ".join(HEADINGS) + " |\n|" + "---|" * len(HEADINGS), flush=True)
    wrong = 0
    with busy(asked.busy):
        for game in asked.games:
            found = list(decisions(game, asked.decisions // len(asked.games)))
            for level in sorted({each.level for each in found}):
                print(row(game, level, [each for each in found if each.level == level]), flush=True)
            wrong += sum(each.seconds > LATE or not each.is_legal for each in found)
    print(f"Load after: {os.getloadavg()[0]:.1f}. {wrong} decisions were late or illegal.")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
