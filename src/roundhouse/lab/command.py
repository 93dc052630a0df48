"""`roundhouse lab balance`: what is typed, and what is told meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from ..bots import LEVELS
from ..core.errors import InvalidOption
from ..core.game import load
from ..core.words import words
from .counting import Asked
from .report import MissingPicture, Report, can_draw, write
from .study import Study, Work, by_processes, by_ray, carry_on, usual_processes


class Wish(NamedTuple):
    """What was typed."""

    game: str
    games: int
    bots: str
    seats: int | None
    options: Mapping[str, str]
    edition: Path | None
    against: str | None
    seed: int
    processes: int | None
    ray: bool
    out: Path | None
    lang: str


def balance(wish: Wish) -> None:
    """Play, count, and write what was found."""
    if wish.bots not in LEVELS:
        raise InvalidOption("lab-bots", given=wish.bots, known=", ".join(LEVELS))
    folder = wish.out or Path(f"lab-{wish.game}")
    asked, work = asked_of(wish), work_of(wish)
    folder.mkdir(parents=True, exist_ok=True)
    say, reports = words(wish.lang).say, []
    for number, each in enumerate(asked, 1):
        study = Study(each)

        def tell(done: int) -> None:
            print("\r" + say("lab-progress", done=done, games=wish.games), end="", file=sys.stderr, flush=True)

        carry_on(study, wish.games, folder / f"study-{number}.json", work, tell)
        print(file=sys.stderr)
        reports.append(Report(study, wish.lang))
    for file in write(reports, folder):
        print(say("lab-written", file=str(file)))
    if not can_draw():
        raise MissingPicture("lab-png")


def asked_of(wish: Wish) -> list[Asked]:
    """The games that are asked for, and those to compare them with."""
    edition = None if wish.edition is None else str(wish.edition)
    game = load(wish.game, edition)
    usual = game.seat_counts[len(game.seat_counts) // 2]
    seats = game.check_seats(usual if wish.seats is None else wish.seats)
    one = Asked(game.name, edition, seats, game.check_options(seats, wish.options), wish.bots, wish.seed)
    if wish.against is None:
        return [one]
    name, equals, value = wish.against.partition("=")
    if equals:
        return [one, one._replace(options=game.check_options(seats, {**wish.options, name: value}))]
    load(wish.game, wish.against)
    return [one, one._replace(edition=wish.against)]


def work_of(wish: Wish) -> Work:
    """Who plays the games."""
    if not wish.ray:
        return by_processes(wish.processes or usual_processes())
    if find_spec("ray") is None:
        raise InvalidOption("lab-ray")
    import ray

    ray.init(ignore_reinit_error=True, log_to_driver=False)
    return by_ray(ray)
