"""How a game goes on after a move: played to its end from guesses, by what its game values most at every seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from ..core.ended import Earned
from ..core.engine import Engine, Mode
from ..core.events import Secret, event_rows
from ..core.game import Game
from ..core.hints import Adviser, adviser
from ..core.journal import TURN_BEGINS
from ..core.view import SeatView

SEED_BYTES = 32
MOST_MOVES = 2000  # a game that is not over by then is left out
SLOWEST = 2  # times as long as its work it may take, where others work on this machine, too
MOST_TELLING = 2  # kinds of events that are noted: those that tell most
Row = tuple[int, ...]  # an event in numbers


class Continuation(NamedTuple):
    """One way in which a game went on to its end, as it was for one seat."""

    is_won: bool  # nobody is ahead; of one who plays alone, that the goal is met
    points: int
    others: int  # the points of the best of the others
    turns: int  # that this seat still had
    earned: tuple[Earned, ...]
    told: frozenset[Row]  # what happened, of the kinds that tell most
    at_once: frozenset[Row]  # the same by the move itself


class Continuing:
    """A game that is played on from what a seat sees."""

    def __init__(self, view: SeatView, mode: Mode) -> None:
        assert view.seat is not None
        self.view, self.seat, self.game = view, view.seat, view.game
        self.engine: Engine = Engine(self.game, 1, mode)
        self.adviser: Adviser = adviser(self.game, mode)
        kinds = list(self.game.events)
        self.begins, self.telling = kinds.index(TURN_BEGINS), {kinds.index(kind) for kind in telling(self.game)}
        self.who_begins = 1 + list(self.game.events[TURN_BEGINS]).index("seat")

    def after(self, codes: tuple[int, ...], number: int) -> list[Continuation] | None:
        """How it goes on after each of these moves, from the guess of this number; None: not to an end."""
        engine = self.engine
        engine.put_back(0, self.view.record)
        engine.determinise(0, self.seat, number.to_bytes(SEED_BYTES, "big"))
        guess, found = engine.saved(0), []
        for code in codes:
            engine.put_back(0, guess)
            ended = self._ended(code)
            if ended is None:
                return None
            found.append(ended)
        return found

    def _ended(self, code: int) -> Continuation | None:
        """Play this move and then on to the end."""
        engine, turns, told = self.engine, 0, set[Row]()
        at_once: frozenset[Row] | None = None
        for _ in range(MOST_MOVES):
            engine.play(0, code)
            for row in event_rows(engine.first):
                if row[0] == self.begins:
                    turns += row[self.who_begins] == self.seat
                elif row[0] in self.telling:
                    told.add(tuple(row))
            at_once = frozenset(told) if at_once is None else at_once
            if engine.is_over(0):
                return self._seen(turns, frozenset(told), at_once)
            code = self._choice()
        return None

    def _choice(self) -> int:
        """The move that the game values most, the first of equals."""
        codes = self.engine.codes(0)
        if len(codes) == 1:
            return codes[0]
        worths = self.adviser.worths(self.engine.first, codes)
        return codes[worths.index(max(worths))]

    def _seen(self, turns: int, told: frozenset[Row], at_once: frozenset[Row]) -> Continuation:
        s, rules, seat = self.engine.first, self.game.rules, self.seat
        seats = range(self.view.seats)
        if self.view.seats == 1:
            is_won = rules.goal(s) == 1
        else:
            is_won = all(rules.standing(s, seat) >= rules.standing(s, other) for other in seats)
        return Continuation(
            is_won=is_won,
            points=int(rules.score(s, seat)),
            others=max((int(rules.score(s, other)) for other in seats if other != seat), default=0),
            turns=turns,
            earned=tuple(self.game.ending.earned(s, seat)),
            told=told,
            at_once=at_once,
        )


def telling(game: Game) -> list[str]:
    """The kinds of events that tell most, of those that everybody sees whole; the most telling first."""
    kinds = game.ending.TELLING[:MOST_TELLING]
    return [kind for kind in kinds if not any(isinstance(each, Secret) for each in game.events[kind].values())]


def pairs(
    view: SeatView, codes: tuple[int, int], most: int, seconds: float, mode: Mode = "compiled"
) -> Iterator[tuple[Continuation, Continuation]]:
    """How it goes on after each of two moves, from the same guess; a number of times, or until the time is over."""
    continuing = Continuing(view, mode)
    continuing.after(codes, 0)  # loads or compiles the code, which is not part of the time
    work, clock = time.process_time(), time.perf_counter()
    for number in range(most):
        if time.process_time() - work > seconds or time.perf_counter() - clock > SLOWEST * seconds:
            return
        found = continuing.after(codes, number)
        if found is not None:
            yield found[0], found[1]
