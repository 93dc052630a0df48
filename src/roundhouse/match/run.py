"""`roundhouse match`: plays what is missing, keeps it in a file, and shows what came out."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..bots import LEVELS
from ..core.errors import RoundhouseError
from ..core.game import load
from ..core.words import Words, words
from . import figures, lineup, picture
from .figures import Figures
from .playing import Match, Played, play, read

FORMAT = 1
EVERY = 20  # games: so often the file is written
INTERRUPTED = 130


class MatchError(RoundhouseError):
    """A match that cannot be played, or not be gone on with."""


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What was asked for on the command line."""

    match: Match
    games: int
    processes: int
    file: Path | None
    ray: bool
    lang: str


def match_of(game: str, bots: Sequence[str], seats: int | None, options: dict[str, str], seed: int) -> Match:
    """A match that can be played, or a sentence about what cannot be."""
    chosen = load(game)
    for bot in bots:
        if bot not in LEVELS:
            raise MatchError("match-bot", bot=bot, known=", ".join(LEVELS))
    usual = max(chosen.seat_counts[0], min(len(bots), chosen.seat_counts[-1]))
    at = chosen.check_seats(usual if seats is None else seats)
    return Match(game, at, chosen.check_options(at, options), tuple(bots), seed)


def run(wish: Wish) -> int:
    """Play the games that the file does not have yet, and show all of them; the exit code."""
    if find_spec("openskill") is None:
        raise MatchError("match-extra", package="openskill", wanted="roundhouse[match]")
    said, played = words(wish.lang), kept(wish)
    if wish.file is not None:
        _beside(wish.file).touch()  # that it cannot be written is found before anything is played
        _beside(wish.file).unlink()
    missing = [number for number in range(wish.games) if number not in played]
    code = 0
    try:
        with pool(wish) as submit:
            for done in as_completed([submit(wish.match, number) for number in missing]):
                played[done.result().number] = done.result()
                _show_progress(said, len(played), wish.games)
                if len(played) % EVERY == 0:
                    keep(wish, played)
    except KeyboardInterrupt:
        code = INTERRUPTED
    keep(wish, played)
    show(wish, said, figures.of_all(wish.match.bots, list(played.values())), len(played))
    return code


# Playing


@contextmanager
def pool(wish: Wish) -> Iterator[Any]:
    """Where games are played: a function that takes a match and a number, and promises the game."""
    if wish.ray:
        with _ray() as submit:
            yield submit
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(wish.processes, context, _leave_interrupts) as processes:
        try:
            yield lambda match, number: processes.submit(play_number, match, number)
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def _ray() -> Iterator[Any]:
    """`pool` on all machines of a Ray cluster, or on this one."""
    if find_spec("ray") is None:
        raise MatchError("match-extra", package="ray", wanted="ray")
    import ray

    ray.init(ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(play_number)

    def submit(match: Match, number: int) -> Future[Played]:
        future: Future[Played] = remote.remote(match, number).future()
        return future

    try:
        yield submit
    finally:
        ray.shutdown()


def play_number(match: Match, number: int) -> Played:
    """Play the game of this number."""
    return play(match, lineup.of_game(match.bots, match.seats, number))


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that keeps the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def usual_processes() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# The file


def heading(match: Match) -> dict[str, Any]:
    """What has to be the same for a match to be gone on with."""
    game = load(match.game)
    known = {"format": FORMAT, "edition": game.edition, "rules_version": game.rules_version}
    return {**known, **match._asdict(), "bots": list(match.bots)}


def kept(wish: Wish) -> dict[int, Played]:
    """The games that the file has, by number."""
    if wish.file is None or not wish.file.exists():
        return {}
    try:
        found = json.loads(wish.file.read_text(encoding="utf-8"))
        games = {game["number"]: read(game) for game in found["games"]}
    except (ValueError, KeyError, TypeError):
        raise MatchError("match-file", file=str(wish.file)) from None
    for name, value in heading(wish.match).items():
        if found.get(name) != value:
            raise MatchError("match-other", file=str(wish.file), name=name)
    return {number: game for number, game in games.items() if number < wish.games}


def keep(wish: Wish, played: dict[int, Played]) -> None:
    """Write what there is, whole or not at all; and the picture beside it."""
    if wish.file is None:
        return
    found = figures.of_all(wish.match.bots, list(played.values()))
    games = [asdict(played[number]) for number in sorted(played)]
    content = {**heading(wish.match), "figures": [_plain(each) for each in found], "games": games}
    beside = _beside(wish.file)
    beside.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    beside.replace(wish.file)


def _beside(file: Path) -> Path:
    """Where it is written until it is whole."""
    return file.with_name(file.name + ".part")


def _plain(found: Figures) -> dict[str, Any]:
    return {**found._asdict(), "rate": found.rate._asdict()}


# The screen


def _show_progress(said: Words, done: int, games: int) -> None:
    end = "\r" if sys.stderr.isatty() and done < games else "\n"
    if sys.stderr.isatty() or done == games or done % EVERY == 0:
        with suppress(OSError):
            print(said.say("match-progress", done=done, games=games), end=end, file=sys.stderr, flush=True)


def show(wish: Wish, said: Words, found: Sequence[Figures], games: int) -> None:
    """The table, and the picture beside the file."""
    match = wish.match
    title = said.say("match-title", title=load(match.game).title, seats=match.seats, games=games)
    is_alone = match.seats == 1
    columns = ("bot", "games", "goals" if is_alone else "wins", "bounds", "points", "rating", "time", "longest")
    rows = [tuple(said.say(f"match-column-{name}") for name in columns), *(row(each) for each in found)]
    widths = [max(len(each[column]) for each in rows) for column in range(len(columns))]
    print(title)
    for first, *others in rows:
        padded = [each.rjust(width) for each, width in zip(others, widths[1:], strict=True)]
        print("  ".join([first.ljust(widths[0]), *padded]))
    if wish.file is not None:
        headings = (
            said.say("match-column-goals" if is_alone else "match-column-wins"),
            said.say("match-column-rating"),
        )
        file = wish.file.with_suffix(".svg")
        file.write_text(picture.picture(title, headings, found), encoding="utf-8")
        print(said.say("match-written", file=str(wish.file), picture=str(file)))


def row(each: Figures) -> tuple[str, ...]:
    """The figures of a bot as people read them."""
    rating = "–" if each.rating is None else f"{each.rating:.1f} ± {each.doubt:.1f}"
    rate = each.rate
    bounds = f"{100 * rate.low:.1f}–{100 * rate.high:.1f} %"
    times = (f"{1000 * each.seconds:.1f} ms", f"{1000 * each.longest:.0f} ms")
    return (each.bot, str(each.games), f"{100 * rate.value:.1f} %", bounds, f"{each.points:.1f}", rating, *times)
