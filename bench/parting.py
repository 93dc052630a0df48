"""How far the threads of a GPU that go together part, told without one: `python -m bench.parting [GAME …]`.

Random games are played in the interpreter, and each line that a move runs is counted with the calls that led to it.  Of
32 moves that go together each such line costs as often as the one that runs it most; what a move costs alone, over its
part of that, is how many of 32 threads are busy.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import Any, NamedTuple

import numpy as np

from roundhouse.core.chance import seed_bytes
from roundhouse.core.compile import bind
from roundhouse.core.engine import key_words, option_array
from roundhouse.core.game import Game, games, load
from roundhouse.core.stages import APART, PLAYS

TOGETHER = 32
MOVES = 2_000  # that are traced
PART = 0.25  # of the moves of a game are traced
FEWEST = 8  # moves that make a group
Lines = Counter[tuple[int, int]]


class Move(NamedTuple):
    """A move that was traced: the phase and kind before it, the phase after it, and what it ran."""

    phase: int
    kind: int
    after: int
    played: Lines  # while it was carried out
    listed: Lines  # while the next ones were listed


KEYS: dict[str, tuple[Callable[[Move], Any], Callable[[Move], Any]]] = {  # by what moves are carried out, and listed
    "any 32": (lambda m: 0, lambda m: 0),
    "the same kind, in one go": (lambda m: m.kind, lambda m: m.kind),
    "kind; then the next phase": (lambda m: m.kind, lambda m: m.after),
    "phase and kind; then the next phase": (lambda m: (m.phase, m.kind), lambda m: m.after),
    "as core.stages does it": (lambda m: (m.kind + APART * m.phase) % PLAYS, lambda m: m.after),
}


class Tracer:
    """Counts the lines that a function runs, by the calls that led to them."""

    def __init__(self) -> None:
        self.paths: dict[tuple[int, CodeType, int], int] = {}

    def run(self, function: Callable[..., Any], *args: Any) -> Lines:
        """Run a function and count."""
        found = Lines()

        def inside(path: int) -> Callable[[FrameType, str, Any], Any]:
            def event(frame: FrameType, what: str, _: Any) -> Any:
                if what == "line":
                    found[path, frame.f_lineno] += 1
                return event

            event.path = path  # type: ignore[attr-defined]
            return event

        def called(frame: FrameType, what: str, _: Any) -> Any:
            before = frame.f_back
            above = getattr(before.f_trace, "path", 0) if before and before.f_trace else 0
            key = above, frame.f_code, before.f_lineno if before else 0
            return inside(self.paths.setdefault(key, len(self.paths) + 1))

        before = sys.gettrace()
        sys.settrace(called)
        try:
            function(*args)
        finally:
            sys.settrace(before)
        return found


def traced(game: Game, moves: int = MOVES) -> list[Move]:
    """Some moves of random games."""
    driver, tracer, chance = bind(game).driver, Tracer(), random.Random(1)
    seats = game.seat_counts[len(game.seat_counts) // 2]
    options = option_array(game, game.option_cells(game.check_options(seats, None)))
    key = key_words(seed_bytes(5)).copy()
    s, listed = game.State.new(), game.Moves.new()
    found, number = list[Move](), 0
    while len(found) < moves:
        pick, number = driver.deal(s, listed, seats, options, key, number), number + 1
        while not driver.rules.is_over(s) and len(found) < moves:
            pick = driver.next_pick(pick)
            code = int(listed.codes[(pick * listed.count) >> 32])
            if chance.random() < PART:
                phase, kind = s.phase, int(driver.KIND[code])
                played = tracer.run(driver.carry_out, s, code)
                found.append(Move(phase, kind, s.phase, played, tracer.run(driver.list_moves, s, listed)))
            else:
                driver.carry_out(s, code)
                driver.list_moves(s, listed)
    return found


def groups(moves: list[Move], key: Callable[[Move], Any]) -> Iterator[tuple[list[Move], float]]:
    """Moves of one key, 32 at a time; with the part of them that is not there twice."""
    by = defaultdict[Any, list[Move]](list)
    for move in moves:
        by[key(move)].append(move)
    for same in by.values():
        if len(same) >= FEWEST:
            often = same * (TOGETHER // len(same) + 1)
            for i in range(0, len(often) - TOGETHER + 1, TOGETHER):
                yield often[i : i + TOGETHER], min(len(same), TOGETHER) / TOGETHER


def cost(moves: list[Move], key: Callable[[Move], Any], what: Callable[[Move], Lines]) -> float:
    """Lines for each move, if moves of one key go together."""
    spent = weight = 0.0
    for group, part in groups(moves, key):
        most = Lines()
        for move in group:
            most |= what(move)
        spent, weight = spent + part * sum(most.values()), weight + part
    return spent / weight / TOGETHER


def table(name: str, moves: int = MOVES) -> list[tuple[str, float]]:
    """How many of 32 threads are busy, by what goes together."""
    found = traced(load(name), moves)
    alone = float(np.mean([sum(move.played.values()) + sum(move.listed.values()) for move in found]))
    return [
        (label, alone / (cost(found, play, lambda m: m.played) + cost(found, listing, lambda m: m.listed)))
        for label, (play, listing) in KEYS.items()
    ]


def main() -> None:
    """Print the tables."""
    for name in sys.argv[1:] or games():
        print(name)
        for label, busy in table(name):
            print(f"  {label:40} {busy:5.1f}", flush=True)


if __name__ == "__main__":
    main()
