"""Games written out by OpenSpiel, for its own test: `python -m tests.rl.playthroughs [GAME ...]` writes them anew.

Where OpenSpiel is not installed nothing is written; its test is left out there, too.
"""

from __future__ import annotations

import gzip
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from roundhouse import games
from roundhouse.bots import make
from roundhouse.core.view import SeatView

FOLDER = Path(__file__).parent / "playthroughs"


def file_of(game: str) -> Path:
    """Where the game is kept; OpenSpiel writes every answer in full, so it is packed."""
    return FOLDER / f"{game}.txt.gz"


def moves_of(state: Any) -> list[int]:
    """The second deal, and what greedy bots play from there: random games are several times as long."""
    moves, bot = [1], make("greedy", 1)
    state.apply_action(moves[0])
    while not state.is_terminal():
        moves.append(bot.choose(SeatView.of(state.table, state.current_player())))
        state.apply_action(moves[-1])
    return moves


def written(game: str) -> str:
    """A game of two, as OpenSpiel writes it."""
    import pyspiel
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    import roundhouse.rl.open_spiel  # noqa: F401  # registers the games

    name = f"roundhouse_{game}(seats=2,deals=2)"
    return str(playthrough(name, moves_of(pyspiel.load_game(name).new_initial_state())))


def main() -> None:
    """Write those that are named, or all of them."""
    if find_spec("pyspiel") is None:
        return
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or games():
        file_of(game).write_bytes(gzip.compress(written(game).encode(), mtime=0))


if __name__ == "__main__":
    main()
