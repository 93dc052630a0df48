"""How fast bots think, and what takes the time: `python -m bench.thinking [GAME ...]`.

Positions come from a game of greedy bots, evenly spread.  All times are of the processor.  A simulation guesses what is
hidden, follows the tree by the rules, and is judged where it ends: by the network alone, or by playing on alone.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

from roundhouse.bots import make
from roundhouse.bots.net.file import load as network_of
from roundhouse.bots.search import learnt, playout
from roundhouse.bots.search.bot import Search
from roundhouse.core.game import games
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.train.time import measure

POSITIONS = 12
SIMULATIONS = 400
HEADINGS = (
    "game",
    "simulations/s, network",
    "simulations/s, playing on",
    "µs: simulation, network",
    "µs: its guess and first move",
    "µs: playing on",
    "µs: a network's decision, numpy",
    "compiled",
)


def views(game: str) -> list[SeatView]:
    """Positions of one game of greedy bots in which there is a choice."""
    table, found = Table(game, 2, 1), []
    bots = [make("greedy", seat) for seat in range(2)]
    while (seat := table.seat) is not None:
        view = SeatView.of(table, seat)
        if len(view.codes) > 1:
            found.append(view)
        table.play(bots[seat].choose(view))
    return found[:: max(1, len(found) // POSITIONS)]


def microseconds(way: Callable[[], object], times: int) -> float:
    """What one of these times takes."""
    begin = time.process_time()
    way()
    return (time.process_time() - begin) / times * 1e6


def simulation(search: Search, found: list[SeatView], code: int) -> float:
    """Microseconds of a simulation, or of a guess and one move where a code is asked for (-1: none)."""
    look, total = search.game.opinion.FORESIGHT._replace(played_on=0.0), 0.0
    for view in found:
        search.begin(view, Random(1))
        move = view.codes[0] if code >= 0 else code
        total += microseconds(lambda move=move: search._run(SIMULATIONS, look, move), SIMULATIONS)  # type: ignore[misc]
    return total / len(found)


def row(game: str) -> tuple[str, ...]:
    """What is measured of one game."""
    found = views(game)
    searches = {leaf: Search(found[0].game, "compiled", leaf) for leaf in (learnt, playout)}
    for search in searches.values():
        simulation(search, found[:1], -1)
    by_network, by_playing = (simulation(searches[leaf], found, -1) for leaf in (learnt, playout))
    guess = simulation(searches[learnt], found, 0)
    asked = measure(network_of(found[0].game))
    numbers = (1e6 / by_network, 1e6 / by_playing, by_network, guess, by_playing, asked["numpy"], asked["compiled"])
    return (game, *(f"{number:,.0f}" if number >= 10 else f"{number:.1f}" for number in numbers))


def main() -> None:
    """Measure the games that are named, or all."""
    print("| " + " | ".join(HEADINGS) + " |")
    print("|" + "---|" * len(HEADINGS))
    for game in sys.argv[1:] or games():
        print("| " + " | ".join(row(game)) + " |", flush=True)


if __name__ == "__main__":
    main()
