"""What a move costs the server, next to boardgame.io in the same run: `python -m bench.moves [GAME ...]`.

Two people sit at every table, over WebSockets of their own; the rules are machine code, acts go to SQLite.  The
server is a process of its own, whose processor time (all threads, user and system) is read before and after: it hardly
depends on what else the machine does.  All that people see is part of it.
"""

from __future__ import annotations

import argparse
import os

from roundhouse.core.game import games

from .load import HEADING, Load
from .online import is_there, ours, theirs


def main() -> None:
    """Measure, and print one table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=games())
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--seconds", type=float, default=8.0, help="of each measurement")
    asked.add_argument("--think", type=float, default=0.3, help="seconds before a click, on average")
    asked.add_argument("--without-peer", action="store_true", help="do not measure boardgame.io")
    given = asked.parse_args()
    print(f"{given.tables} tables, {given.think} s of thought before a click; {os.cpu_count()} cores,", end=" ")
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    print("\n".join(HEADING), flush=True)
    for game in given.games:
        print(ours(game, Load(given.tables, 0, given.seconds, given.think, (game,))).row(), flush=True)
    if not given.without_peer and is_there():
        print(theirs("boardgame.io", given.tables, given.seconds, given.think).row(), flush=True)


if __name__ == "__main__":
    main()
