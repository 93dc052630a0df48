"""A study: games that are counted by several processes, and kept in a file that can be continued."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ..bots import RANDOM
from ..core.errors import InvalidOption, RoundhouseError
from .counting import Asked, Counted, added, count, nothing

FORMAT = "roundhouse-lab-1"
AT_ONCE = {True: 20_000, False: 20}  # games of one piece of work: random ones, and others
Range = tuple[int, int]


class WrongStudy(RoundhouseError, ValueError):
    """A file that is no study, or one of other games."""


class Study:
    """What was asked, which games are counted, and what was found."""

    def __init__(self, asked: Asked) -> None:
        self.asked, self.game = asked, asked.load()
        self.done: list[Range] = []
        self.counted = nothing(self.game)

    def heading(self) -> dict[str, Any]:
        """What makes two studies the same."""
        asked, game = self.asked, self.game
        options = game.check_options(asked.seats, asked.options)
        return {
            "format": FORMAT, "game": game.name, "edition": game.edition, "rules_version": game.rules_version,
            "seats": asked.seats, "options": dict(options), "bots": asked.bots, "seed": asked.seed,
        }  # fmt: skip

    def left(self, number: int) -> list[Range]:
        """The pieces of work that are left until this number of games is counted."""
        size, found, at = AT_ONCE[self.asked.bots == RANDOM], [], 0
        for first, last in [*self.done, (number, number)]:
            found += [(begin, min(begin + size, first, number)) for begin in range(at, min(first, number), size)]
            at = last
        return found

    def add(self, first: int, last: int, counted: Counted) -> None:
        """Add what was counted in these games."""
        self.counted = added(self.counted, counted)
        merged: list[Range] = []
        for begin, end in sorted([*self.done, (first, last)]):
            if merged and merged[-1][1] == begin:
                merged[-1] = (merged[-1][0], end)
            else:
                merged.append((begin, end))
        self.done = merged

    def write(self, file: Path) -> None:
        """Keep it, all or nothing."""
        beside = file.with_name(file.name + ".new")
        text = json.dumps({**self.heading(), "done": self.done, "counted": self.counted})
        beside.write_text(text + "\n", encoding="utf-8")
        beside.replace(file)

    def read(self, file: Path) -> None:
        """Go on from what is kept in this file."""
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
            done, counted = [(int(first), int(last)) for first, last in kept["done"]], kept["counted"]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise WrongStudy("lab-file", file=str(file), why=str(error)) from None
        for name, value in self.heading().items():
            if kept.get(name) != value:
                raise WrongStudy("lab-other", file=str(file), what=name, found=str(kept.get(name)), asked=str(value))
        self.done, self.counted = done, counted


Work = Callable[[Asked, list[Range]], Iterator[tuple[Range, Counted]]]


def by_processes(number: int) -> Work:
    """Pieces of work by this number of processes, as they are finished."""

    def work(asked: Asked, left: list[Range]) -> Iterator[tuple[Range, Counted]]:
        if number == 1:
            yield from ((each, count(asked, *each)) for each in left)
            return
        with ProcessPoolExecutor(number, get_context("spawn")) as pool:
            yield from _shared(pool, asked, left)

    return work


def _shared(pool: Executor, asked: Asked, left: list[Range]) -> Iterator[tuple[Range, Counted]]:
    begun = {pool.submit(count, asked, *each): each for each in left}
    try:
        for ended in as_completed(begun):
            yield begun[ended], ended.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def by_ray(ray: Any) -> Work:
    """Pieces of work by a cluster of Ray, as they are finished."""

    def work(asked: Asked, left: list[Range]) -> Iterator[tuple[Range, Counted]]:
        remote = ray.remote(count)
        begun = {remote.remote(asked, *each): each for each in left}
        while begun:
            ended, _ = ray.wait(list(begun), num_returns=1)
            yield begun.pop(ended[0]), ray.get(ended[0])

    return work


def usual_processes() -> int:
    """As many processes as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def carry_on(study: Study, number: int, file: Path | None, work: Work, tell: Callable[[int], None]) -> None:
    """Count until there are that many games; what is done is kept after each piece."""
    if number < 1:
        raise InvalidOption("lab-games", given=number)
    if file is not None and file.exists():
        study.read(file)
    left = study.left(number)
    for (first, last), counted in work(study.asked, left):
        study.add(first, last, counted)
        if file is not None:
            study.write(file)
        tell(sum(end - begin for begin, end in study.done))
