"""What sets two moves apart: how games went on after each of them, from the same guesses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from ..core.ended import Earned
from ..core.events import Event, read_event
from ..core.game import Game
from .continuations import Continuation, telling

FEWEST = 30  # pairs: with fewer nothing is said
ROUND = 10  # pairs are counted in tens
ERRORS = 3.0  # standard errors: what differs by less may be luck
OFTEN = 0.2  # of the continuations: what differs in fewer is not worth a sentence
POINTS = 1.0
TURNS = 0.5

Pairs = Sequence[tuple[Continuation, Continuation]]
Number = Callable[[Continuation], float]


class Side(NamedTuple):
    """What came of one move."""

    wins: int
    lead: float  # points ahead of the best of the others, on the average; alone, all points
    points: float  # on the average


class Difference(NamedTuple):
    """What differs clearly: how often, or how much on the average, after the one move and after the other."""

    kind: str  # of a sentence "advice-KIND"
    first: float
    second: float
    source: Earned | None = None
    event: Event | None = None


class Comparison(NamedTuple):
    """Two moves, as games went on after them."""

    pairs: int
    first: Side
    second: Side
    difference: Difference | None  # None: nothing is clear


def compare(game: Game, seat: int, pairs: Pairs) -> Comparison | None:
    """What was found; None: too little."""
    if len(pairs) < FEWEST:
        return None
    pairs = pairs[: len(pairs) // ROUND * ROUND]
    firsts, seconds = zip(*pairs, strict=True)
    return Comparison(len(pairs), _side(firsts), _side(seconds), next(iter(_differences(game, seat, pairs)), None))


def turned(pairs: Pairs) -> Pairs:
    """The same pairs with the other move first."""
    return [(second, first) for first, second in pairs]


def _side(found: Sequence[Continuation]) -> Side:
    return Side(
        sum(each.is_won for each in found),
        mean(found, lambda each: each.points - each.others),
        mean(found, lambda each: each.points),
    )


def mean(found: Sequence[Continuation], number: Number) -> float:
    """The average of a number."""
    return sum(number(each) for each in found) / len(found)


def errors(pairs: Pairs, number: Number) -> float:
    """By how many standard errors a number is larger after the first move; the guesses of a pair are the same."""
    gaps = [number(first) - number(second) for first, second in pairs]
    middle = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return middle / max(spread, 1e-9)


def _gap(pairs: Pairs, number: Number) -> float:
    firsts, seconds = zip(*pairs, strict=True)
    return mean(firsts, number) - mean(seconds, number)


def _is_clear(pairs: Pairs, number: Number, least: float) -> bool:
    """Whether a number is larger after the first move, by at least so much, and hardly by luck."""
    return _gap(pairs, number) >= least and errors(pairs, number) >= ERRORS


def _differences(game: Game, seat: int, pairs: Pairs) -> Iterable[Difference]:
    """All that is clearly better after the first move, the most concrete first."""
    yield from _things(pairs)
    yield from _happenings(game, seat, pairs)
    yield from _sums(pairs)
    if _is_clear(pairs, lambda each: -each.others, POINTS):
        yield _averages("others", pairs, lambda each: each.others)
    if _is_clear(pairs, lambda each: -each.turns, TURNS):
        yield _averages("turns", pairs, lambda each: each.turns)


def _averages(kind: str, pairs: Pairs, number: Number, source: Earned | None = None) -> Difference:
    firsts, seconds = zip(*pairs, strict=True)
    return Difference(kind, mean(firsts, number), mean(seconds, number), source)


# Points


def _sources(pairs: Pairs) -> dict[tuple[str, str], Earned]:
    """Where points came from in any continuation, each once."""
    return {_key(one): one for pair in pairs for each in pair for one in each.earned}


def _key(one: Earned) -> tuple[str, str]:
    return one.name, repr(one.details)


def _points_of(source: Earned) -> Number:
    key = _key(source)
    return lambda each: sum(one.points for one in each.earned if _key(one) == key)


def _things(pairs: Pairs) -> list[Difference]:
    """Single things that bring points more often, the one that makes the largest difference first."""
    found = []
    for source in _sources(pairs).values():
        points = _points_of(source)
        brings = _brings(points)
        if source.details and _is_clear(pairs, brings, OFTEN) and _gap(pairs, points) >= POINTS:
            often, seldom = (sum(int(brings(pair[i])) for pair in pairs) for i in (0, 1))
            found.append((_gap(pairs, points), Difference("thing", often, seldom, source._replace(points=0))))
    return [difference for _, difference in sorted(found, key=lambda each: -each[0])]


def _brings(points: Number) -> Number:
    return lambda each: float(points(each) > 0)


def _sums(pairs: Pairs) -> list[Difference]:
    """What brings more points on the average, the largest difference first."""
    found = []
    for source in _sources(pairs).values():
        points = _points_of(source)
        if not source.details and _is_clear(pairs, points, POINTS):
            found.append((_gap(pairs, points), _averages("sum", pairs, points, source._replace(points=0))))
    return [difference for _, difference in sorted(found, key=lambda each: -each[0])]


# Events


def _happenings(game: Game, seat: int, pairs: Pairs) -> list[Difference]:
    """What this seat does more often, or another seat less often; the most telling first, then the clearest."""
    first, second = (Counter(row for pair in pairs for row in pair[i].told) for i in (0, 1))
    own_move = {row for pair in pairs for row in pair[0].at_once}
    ranks, found = telling(game), []
    for row in {**first, **second}:
        event = read_event(game, row, 0)
        sign = 1 if event.args.get("seat") == seat else -1
        is_own_move = sign == 1 and row in own_move  # which is no news
        if event.args.get("seat") is not None and not is_own_move and _is_clear(pairs, _signed(row, sign), OFTEN):
            kind = "own" if sign == 1 else "other"
            rank = ranks.index(event.kind), -abs(first[row] - second[row]), row
            found.append((rank, Difference(kind, first[row], second[row], event=event)))
    return [difference for _, difference in sorted(found, key=lambda each: each[0])]


def _signed(row: tuple[int, ...], sign: int) -> Number:
    return lambda each: float(sign * (row in each.told))
