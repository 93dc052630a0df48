"""How fast each release was: `python -m bench.speeds keep` measures this one, `… plot` draws all of them.

For each version bench/history has one file of `roundhouse bench --json`.  Numbers of different processors are not
joined.  Measure on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import roundhouse
from roundhouse.match.picture import COLOURS, dot, line, svg, text

HISTORY = Path(__file__).parent / "history"
PICTURE = HISTORY / "speeds.svg"
MEASURES = {
    "compiled_moves": "compiled, moves a second",
    "batch_moves": "a batch of 1024 games with masks, one core, moves a second",
    "batch_observed_moves": "a batch of 1024 games, masks and observations, moves a second",
    "table_moves": "driven from Python, one table, moves a second",
    "interpreted_moves": "interpreted, moves a second",
    "cold_start_seconds": "first start, seconds",
    "warm_start_seconds": "later starts, seconds",
}
WIDTH, PANEL, LEFT, RIGHT, TOP, BOTTOM = 900, 190, 70, 190, 34, 34


@dataclass(frozen=True)
class Release:
    """What was measured of a version."""

    version: str
    processor: str
    games: dict[str, dict[str, float]]  # by game, then by measure


def order(version: str) -> tuple[tuple[int, ...], bool]:
    """Where a version stands among others: before a release comes what led to it."""
    numbers = re.match(r"\d+(\.\d+)*", version)
    if not numbers:
        raise ValueError(f"{version} is not a version")
    return tuple(int(number) for number in numbers[0].split(".")), numbers[0] == version


def read(file: Path) -> Release:
    """One version, from its file."""
    found = json.loads(file.read_text(encoding="utf-8"))
    games = {game["game"]: {name: game[name] for name in MEASURES if name in game} for game in found["games"]}
    return Release(file.stem, found["machine"]["processor"], games)


def releases(folder: Path = HISTORY) -> list[Release]:
    """All versions that were measured, the oldest first."""
    return sorted((read(file) for file in folder.glob("*.json")), key=lambda each: order(each.version))


def pretty(value: float) -> str:
    """A number on an axis."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def across(i: int, count: int) -> float:
    """Where the i-th version stands."""
    width = WIDTH - LEFT - RIGHT
    return LEFT + (width / 2 if count == 1 else width * i / (count - 1))


def line_of(game: str, measure: str, of: list[Release], most: float, colour: str) -> Iterator[str]:
    """The numbers of a game: a dot for each version, joined where they are of the same processor."""
    points = [
        (across(i, len(of)), TOP + (PANEL - TOP - BOTTOM) * (1 - each.games[game][measure] / most), each)
        for i, each in enumerate(of)
        if measure in each.games.get(game, {})
    ]
    for (x, y, before), (to_x, to_y, after) in pairwise(points):
        if before.processor == after.processor:
            yield line(x, y, to_x, to_y, colour)
    for x, y, each in points:
        said = f"{game} {each.version}: {pretty(each.games[game][measure])} ({each.processor})"
        yield dot(x, y, colour, said)


def panel(measure: str, of: list[Release], games: list[str]) -> Iterator[str]:
    """One measure: its name, its axes, a line for each game and what the lines are."""
    most = max((each.games[game].get(measure, 0.0) for each in of for game in each.games), default=0.0) or 1.0
    bottom = PANEL - BOTTOM
    yield text(LEFT, TOP - 12, MEASURES[measure], colour="#000")
    for y, value in ((TOP, most), ((TOP + bottom) / 2, most / 2), (bottom, 0.0)):
        yield line(LEFT, y, WIDTH - RIGHT, y)
        yield text(LEFT - 8, y + 4, pretty(value), "end")
    for i, each in enumerate(of):
        yield text(across(i, len(of)), bottom + 18, each.version, "middle")
    for number, game in enumerate(games):
        colour = COLOURS[number % len(COLOURS)]
        yield from line_of(game, measure, of, most, colour)
        yield text(WIDTH - RIGHT + 24, TOP + 6 + 18 * number, game, colour=colour)


def picture(of: list[Release]) -> str:
    """All of it as SVG."""
    games = sorted({game for each in of for game in each.games})
    parts: list[str] = []
    for i, measure in enumerate(MEASURES):
        parts += [f'<g transform="translate(0 {i * PANEL})">', *panel(measure, of, games), "</g>"]
    return svg(WIDTH, PANEL * len(MEASURES), parts)


def keep(seconds: float, folder: Path = HISTORY) -> Path:
    """Measure this version, and keep the numbers."""
    file = folder / f"{roundhouse.__version__}.json"
    folder.mkdir(parents=True, exist_ok=True)
    command = ["bench", "--seconds", str(seconds), "--json", str(file)]
    subprocess.run([sys.executable, "-m", "roundhouse", *command], check=True)
    return file


def main(args: list[str] | None = None, folder: Path = HISTORY) -> None:
    """Keep or plot."""
    parser = argparse.ArgumentParser(description="How fast each release was.")
    parser.add_argument("what", choices=("keep", "plot"))
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    chosen = parser.parse_args(args)
    if chosen.what == "keep":
        print(f"Written: {keep(chosen.seconds, folder)}")
    (folder / PICTURE.name).write_text(picture(releases(folder)), encoding="utf-8")
    print(f"Written: {folder / PICTURE.name}")


if __name__ == "__main__":
    main()
