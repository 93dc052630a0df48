"""An older commit against this checkout, game by game: `python -m bench.before COMMIT [GAME…]`.

With `--now COMMIT` another commit takes the place of this checkout: what came after it does not count then.  Both are
measured alternately in one run, in processor seconds, so that other work on the machine counts little.  The measures
are random moves of compiled games, and the way from a new process with an empty cache to the first moves.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median
from typing import NamedTuple

from roundhouse.bench import FIRST_MOVE
from roundhouse.core.game import games, load

ROOT = Path(__file__).parent.parent
AT_ONCE = 200  # games
HEAD = """
| game | M moves/s before | now | share | first start, s, before | now | share |
|---|---|---|---|---|---|---|
""".strip()
# It must run in any commit that is compared, so it asks only for what has always been there.
MOVES = """
import time
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.game import load
game = load({game!r})
engine, options = Engine(game, 1, "compiled"), game.option_cells(game.check_options({seats}, None))
engine.many_games({seats}, options, seed_bytes(0), 0, 1)
played, first, begin = 0, 1, time.process_time()
while (spent := time.process_time() - begin) < {seconds}:
    played += engine.many_games({seats}, options, seed_bytes(0), first, {at_once})[0]
    first += {at_once}
print(played / spent)
"""


class Compared(NamedTuple):
    """What a game took before and takes now, round by round."""

    game: str
    moves: list[tuple[float, float]]  # a processor second
    starts: list[tuple[float, float]]  # processor seconds


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """The files of a commit, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        place = str(Path(folder) / "before")
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", place, commit], cwd=ROOT, check=True)
        try:
            yield Path(place)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", place], cwd=ROOT, check=True)


def ask(root: Path, cache: str, script: str) -> tuple[str, float]:
    """What a script prints that is run with the sources of a checkout, and its processor seconds."""
    ours = {"PYTHONPATH": str(root / "src"), "ROUNDHOUSE_CACHE": cache, "ROUNDHOUSE_MODE": "compiled"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=root, env={**os.environ, **ours}, check=True, capture_output=True, text=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(root: Path, game: str, seconds: float) -> tuple[float, float]:
    """Moves a second, and the seconds of a first start."""
    counts = load(game).seat_counts
    moves = MOVES.format(game=game, seats=counts[len(counts) // 2], seconds=seconds, at_once=AT_ONCE)
    with tempfile.TemporaryDirectory() as cache:
        _, start = ask(root, cache, FIRST_MOVE.format(game=game))
        printed, _ = ask(root, cache, moves)
    return float(printed), start


def compare(before: Path, now: Path, game: str, rounds: int, seconds: float) -> Compared:
    """One game, each round in the other order: who comes first may find a warmer machine."""
    found = []
    for number in range(rounds):
        pair = (before, now) if number % 2 == 0 else (now, before)
        by_root = {root: measure(root, game, seconds) for root in pair}
        found.append((by_root[before], by_root[now]))
    moves, starts = ([(was[i], now[i]) for was, now in found] for i in (0, 1))
    return Compared(game, moves, starts)


def row(compared: Compared) -> str:
    """A line of the table: medians, and now as a share of before, the lowest and the highest of the rounds."""
    cells = [compared.game]
    for pairs, unit in ((compared.moves, 1e6), (compared.starts, 1.0)):
        was, now = (median(pair[i] for pair in pairs) / unit for i in (0, 1))
        shares = sorted(now / was for was, now in pairs)
        cells += [f"{was:.2f}", f"{now:.2f}", f"{median(shares):.2f} ({shares[0]:.2f}–{shares[-1]:.2f})"]
    return f"| {' | '.join(cells)} |"


def main(args: list[str] | None = None) -> None:
    """Print the table, line by line."""
    parser = argparse.ArgumentParser(description="An older commit against this checkout, or against another commit.")
    parser.add_argument("commit")
    parser.add_argument("--now", metavar="COMMIT", help="instead of this checkout")
    parser.add_argument("games", nargs="*", metavar="GAME", default=games())
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="of moves, for each measurement")
    chosen = parser.parse_args(args)
    print(HEAD)
    with checkout(chosen.commit) as before, checkout(chosen.now) if chosen.now else nullcontext(ROOT) as now:
        for game in chosen.games:
            print(row(compare(before, now, game, chosen.rounds, chosen.seconds)), flush=True)


if __name__ == "__main__":
    main()
