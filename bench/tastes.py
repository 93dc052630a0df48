"""Tastes found by play: `python -m bench.tastes GAME [--seats N …] [--option solo=scenario_5] [--begin keen]`.

A taste is the numbers that a game's opinion goes by (`opinion/taste.py`).  Each round makes tastes by chance around one
(evolution.py), and each of them plays whole games, always the move that it values most: against the default taste at
all other seats, or alone for the goal.  All tastes of a round play the same deals, and each round plays new ones.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.errors import InvalidOption, RoundhouseError
from roundhouse.core.game import Game, games, load
from roundhouse.core.interval import wilson
from roundhouse.core.record import NONE, WORD, Reals
from roundhouse.core.state import GameState
from roundhouse.match.run import usual_processes
from roundhouse.train.advice import Advice

from . import evolution
from .evolution import Around

Brought: TypeAlias = Mapping[str, Any]  # what somebody writes into empty notes, by field
SEED_BITS = 63
MOST_MOVES = 3000  # of a game: then it counts as it stands
LEADING = 0.7  # what a lead that has no end would add to a win
NEAR_GOAL = 0.5  # alone: what a goal adds that is as good as reached
INTERRUPTED = 130  # what a shell is told of a command that Ctrl-C ended
DIGITS = 3  # of a number that goes into `taste.py`


class Wish(NamedTuple):
    """What was asked for: enough to find the same tastes again."""

    game: str
    seats: tuple[int, ...]  # numbers of seats, each played as often
    options: dict[str, str]
    seed: int
    tastes: int  # of a round
    games: int  # of a taste, with each number of seats
    step: float  # how far the first tastes are from the one they are made around: e to this, about
    begin: str = "default"  # that one: the default taste, or the "keen" one that the game has


class Outcome(NamedTuple):
    """How a taste did in its games, on the average."""

    won: float  # a win that is shared counts as a part; alone: the goal
    worth: float  # the same, and how clear it was: it decides which tastes are better


class Arena:
    """Room in which several tastes play at once, each the same number of games."""

    def __init__(self, wish: Wish, seats: int, tastes: int, games: int) -> None:
        self.game, self.seats, self.games = load(wish.game), seats, games
        self.cells = self.game.option_cells(self.game.check_options(seats, wish.options))
        places = tastes * games
        self.engine = Engine(self.game, places, "compiled")
        self.tasters = Advice(self.game, places, tastes, is_heard=False, on_gpu=False)  # a desk for each taste
        self.others = Advice(self.game, places, usual_processes(), is_heard=False, on_gpu=False)
        self.own = np.arange(places) % games % seats  # the seat of the taste: each deal is played from every seat

    def play(self, tastes: Sequence[Brought], deals: str) -> list[Outcome]:
        """Play the games of these tastes; the same deals are the same games."""
        self._set_up(tastes, deals)
        for _ in range(MOST_MOVES):
            if (self.engine.deciders == NONE).all():
                break
            self._move()
        ended = np.array([self._outcome(place) for place in range(len(self.own))])
        return [Outcome(*map(float, each)) for each in ended.reshape(len(tastes), self.games, -1).mean(1)]

    def _set_up(self, tastes: Sequence[Brought], deals: str) -> None:
        for desk, brought in zip(self.tasters.desks, tastes, strict=True):
            desk.notes[1] = np.zeros((), desk.notes.dtype)
            for name, given in brought.items():
                desk.notes[1][name] = given
        for place in range(len(self.own)):
            seed = Random(f"{deals} {place % self.games // self.seats}").getrandbits(SEED_BITS)
            self.engine.start(place, self.seats, self.cells, seed_bytes(seed))

    def _move(self) -> None:
        """A move in every game that is not over."""
        deciders = self.engine.deciders
        is_own = deciders == self.own
        self.tasters.ask(self.engine.states, is_own.astype(np.uint8))
        self.others.ask(self.engine.states, (~is_own & (deciders != NONE)).astype(np.uint8))
        self.engine.play_each(np.where(is_own, self.tasters.codes, self.others.codes).astype(WORD))

    def _outcome(self, place: int) -> Outcome:
        """How the game in this place ended for the taste."""
        s, rules = self.game.State.at(self.engine.states, place), self.game.rules
        if self.seats == 1:
            return alone(self.game, s)
        own, points = int(self.own[place]), self.engine.scores(place, self.seats)
        standings = [rules.standing(s, seat) for seat in range(self.seats)]
        won = 1 / standings.count(standings[own]) if standings[own] == max(standings) else 0.0
        lead = points.pop(own) - max(points)
        return Outcome(won, won + LEADING * lead / (abs(lead) + self.game.opinion.FORESIGHT.points))


def alone(game: Game, s: GameState) -> Outcome:
    """How a game ended for the only one who played it: by the goal and how near it is, or else by points."""
    goal, aim = game.rules.goal(s), getattr(game.opinion, "aim", None)
    if goal == NONE:
        return Outcome(0.0, float(game.rules.score(s, 0)))
    return Outcome(float(goal), goal + (NEAR_GOAL * aim.nearness(s) if aim else 0.0))


# The tastes of a game


def taste_of(game: Game) -> Any:
    """The module with the tastes of a game; a sentence says that there is none."""
    found = getattr(game.opinion, "taste", None)
    if found is None:
        have = ", ".join(name for name in games() if hasattr(load(name).opinion, "taste"))
        raise SystemExit(f"The opinion of {game.title} has no tastes. Games that have: {have}.")
    return found


def first_taste(wish: Wish) -> Reals:
    """Where a search begins."""
    game = load(wish.game)
    taste = taste_of(game)
    usual: Reals = taste.USUAL
    if wish.begin == "default":
        return usual
    batch = game.opinion.Notes.batch(1)
    for name, given in getattr(game.opinion, "KEEN", {}).items():
        batch[0][name] = given
    notes: Any = game.opinion.Notes.at(batch, 0)
    if not notes.taste.any():  # the game chooses it by its options
        engine, options = Engine(game, 1, "interpreted"), game.check_options(wish.seats[0], wish.options)
        engine.start(0, wish.seats[0], game.option_cells(options), seed_bytes(wish.seed))
        taste.acquire(game.State.at(engine.states, 0), notes)
    found: Reals = notes.taste.copy()
    return found


def named(game: Game, taste: Reals) -> dict[str, float]:
    """The numbers of a taste by their names."""
    return dict(zip(taste_of(game).Taste._fields, taste.tolist(), strict=True))


def written(game: Game, taste: Reals) -> str:
    """A taste as `taste.py` has it."""
    rows = [f"    {name}={float(f'{value:.{DIGITS}g}')}," for name, value in named(game, taste).items()]
    return "\n".join(["Taste(", *rows, ")"])


class Tuner:
    """A search for tastes, round by round."""

    def __init__(self, wish: Wish, around: Around | None = None) -> None:
        self.wish, self.game = wish, load(wish.game)
        self.first = first_taste(wish)
        self.around = around or evolution.begin(len(self.first), wish.step)
        self.arenas = [Arena(wish, seats, wish.tastes + 1, wish.games) for seats in wish.seats]

    @property
    def taste(self) -> Reals:
        """The taste around which the next ones are made: what was found so far."""
        return self._flavoured(self.around.mean)

    def _flavoured(self, logs: Reals) -> Reals:
        """The first taste, each number multiplied by a power of e: no number changes its sign."""
        found: Reals = self.first * np.exp(logs)
        return found

    def round(self) -> list[list[Outcome]]:
        """Play a round, and move on; by number of seats, how the taste did that it began with, and those around it."""
        drawn = evolution.lots(self.around, self.wish.tastes, self.wish.seed)
        logs = [self.around.mean, *evolution.placed(self.around, drawn)]
        tastes = [{"taste": self._flavoured(each)} for each in logs]
        deals = f"{self.wish.seed} {self.around.round}"
        played = [arena.play(tastes, deals) for arena in self.arenas]
        self.around = evolution.moved(self.around, drawn, worths(played)[1:])
        return played

    def line(self, played: Sequence[Sequence[Outcome]], seconds: float) -> str:
        """What a round showed."""
        best = int(np.argmax(worths(played)[1:])) + 1
        parts = [
            f"{seats} seats: best {share(each[best].won, self.wish.games)}, mean {100 * each[0].won:.0f} %"
            for seats, each in zip(self.wish.seats, played, strict=True)
        ]
        return f"round {self.around.round}, {seconds:.0f} s: {'; '.join(parts)}; step {self.around.step:.2f}"


def worths(played: Sequence[Sequence[Outcome]]) -> list[float]:
    """What each taste was worth, over all numbers of seats."""
    return [sum(outcome.worth for outcome in taste) / len(taste) for taste in zip(*played, strict=True)]


def share(won: float, n: int) -> str:
    """A share of n games, with the interval of Wilson."""
    found = wilson(won, n)
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f}, {n} games)"


def compared(wish: Wish, found: Reals, count: int) -> list[str]:
    """How often the default taste, the one that the game has and the one that was found win, in other deals."""
    tastes: dict[str, Brought] = {
        "default": {},
        "keen": getattr(load(wish.game).opinion, "KEEN", {}),
        "found": {"taste": found},
    }
    lines = []
    for seats in wish.seats:
        played = Arena(wish, seats, len(tastes), count).play(list(tastes.values()), f"{wish.seed} compared")
        told = (f"{name} {share(outcome.won, count)}" for name, outcome in zip(tastes, played, strict=True))
        lines.append(f"{seats} seats, other deals: {', '.join(told)}")
    return lines


# The command


def keep(file: Path, tuner: Tuner) -> None:
    """Write what there is, whole or not at all."""
    content = {"wish": tuner.wish._asdict(), "taste": named(tuner.game, tuner.taste), "around": tuner.around.kept()}
    beside = file.with_name(file.name + ".part")
    beside.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    beside.replace(file)


def resumed(file: Path, wish: Wish) -> Around | None:
    """Where a file left off; None: there is none.  One of another search is not gone on with."""
    if not file.exists():
        return None
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        known, around = found["wish"], evolution.read(found["around"])
    except (ValueError, KeyError, TypeError):
        raise SystemExit(f"{file} is not of a search for tastes. Choose another --out.") from None
    if known != json.loads(json.dumps(wish._asdict())):
        raise SystemExit(f"{file} is of another search: {known}. Choose another --out.")
    return around


def wish_of(given: argparse.Namespace) -> Wish:
    """What was asked for, checked."""
    game, options = load(given.game), dict(each.split("=", 1) for each in given.option)
    taste_of(game)
    seats = tuple(given.seats or usual_seats(game, options))
    for each in seats:
        game.check_options(game.check_seats(each), options)
    return Wish(given.game, seats, options, given.seed, given.tastes, given.games, given.step, given.begin)


def usual_seats(game: Game, options: dict[str, str]) -> tuple[int, ...]:
    """Two and three, or one where these options are for one who plays alone."""
    try:
        game.check_options(2, options)
    except InvalidOption:
        return (1,)
    return (2, 3)


def asked(args: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.tastes", description="Tastes found by play.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats (default: 2 and 3; alone for a goal: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--rounds", type=int, default=18, help="in all, those of a file that is gone on with included")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tastes", type=int, default=14, help="of a round, an even number")
    parser.add_argument("--games", type=int, default=140, help="of a taste in a round, with each number of seats")
    parser.add_argument("--step", type=float, default=0.25, help="how much the first tastes differ")
    parser.add_argument(
        "--begin",
        choices=["default", "keen"],
        default="default",
        help="with the default taste, or the keen one that the game has",
    )
    parser.add_argument("--compare", type=int, default=400, help="games in the end, in other deals")
    parser.add_argument("--out", type=Path, help="what is found; a file that is there is gone on with")
    given = parser.parse_args(args)
    if given.tastes < 4 or given.tastes % 2 or given.seed < 0 or min(given.games, given.compare) < 1:
        parser.error("--tastes must be even and 4 or more, --games and --compare 1 or more, --seed 0 or more")
    if not all("=" in each for each in given.option):
        parser.error("--option must be NAME=VALUE")
    return given


def tune(tuner: Tuner, rounds: int, file: Path) -> None:
    """The rounds that are left, with a line for each; what was found is kept after each."""
    while tuner.around.round < rounds:
        begin = time.process_time()
        played = tuner.round()
        keep(file, tuner)
        print(tuner.line(played, time.process_time() - begin), flush=True)


def main(args: Sequence[str] | None = None) -> None:
    """Search, and say what was found and where it goes."""
    given = asked(args)
    try:
        wish = wish_of(given)
    except RoundhouseError as error:
        raise SystemExit(str(error)) from None
    file = given.out or Path("-".join(["taste", wish.game, *wish.options.values()]) + ".json")
    around = resumed(file, wish)
    print(f"{wish.tastes} tastes a round, {wish.games} games each; the first round may compile first", flush=True)
    tuner = Tuner(wish, around)
    try:
        tune(tuner, given.rounds, file)
        print(*compared(wish, tuner.taste, given.compare), sep="\n", flush=True)
    except KeyboardInterrupt:
        print(f"\nStopped after round {tuner.around.round}; the same command goes on.")
        raise SystemExit(INTERRUPTED) from None
    print(f"{file} has all digits. Into {taste_of(tuner.game).__name__} (KEEN, or the scenario's) goes:")
    print(written(tuner.game, tuner.taste))


if __name__ == "__main__":
    main()
