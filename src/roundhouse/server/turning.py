"""Where a finished game turned: the turns that brought most, and the one from which the winner led until the end.

A later analysis adds points of its own: all that a screen needs of one is a `TurningPoint` of wire.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from ..core.ended import Earned
from ..core.journal import TURN_BEGINS, Journal
from ..core.state import GameState
from ..core.table import Table
from .absence import NOTES

MOST = 3  # turning points
MOST_ACTS = 2  # of one turn that are told
MOST_LINES = 3  # of one act
ENDED = "ended"  # the event that every game tells at its end


@dataclass(frozen=True, kw_only=True)
class Turned:
    """A step of the timeline in which a seat gained."""

    at: int  # the number of the step: which of the timeline's points it ends with
    before: int  # moves
    ply: int  # moves after it
    seat: int  # who gained
    points: int
    leads: bool  # whether the winner led from there on
    entries: list[int]  # of the journal: what brought the points
    changes: list[Earned]  # which points they are; their sum is `points`


def turning_points(
    journal: Journal, plies: list[int], points: list[list[int]], ranking: list[int]
) -> Iterator[Turned | None]:
    """The turning points of a finished game, in their order; None after each piece of work."""
    lead = _lead(points, ranking)
    for at, seat in _chosen(points, ranking, lead):
        before, ply = plies[at - 1], plies[at]
        there = journal.table.table_at(before)
        first, yet = there.closed(), there.closed_scores()[seat]
        then = [after[seat] for after in _points_after_each(there, journal.table.codes_played[before:ply])]
        rises = [(now - last, before + n) for n, (last, now) in enumerate(pairwise([yet, *then]), start=1)]
        yield None
        yield Turned(
            at=at,
            before=before,
            ply=ply,
            seat=seat,
            points=points[at][seat] - points[at - 1][seat],
            leads=at == lead and ranking[seat] == 1,
            entries=_telling(journal, seat, rises) or _entries_of(journal, seat, before + 1, ply),
            changes=_changes(there, first, there.closed(), seat),
        )


def _points_after_each(table: Table, codes: list[int]) -> list[list[int]]:
    """Play moves; what each seat would have after each of them, if the game ended there."""
    if table.is_compiled:
        return table.engine.points_after_each(codes, table.seats)
    found = []
    for code in codes:
        table.play(code)
        found.append(table.closed_scores())
    return found


def _chosen(points: list[list[int]], ranking: list[int], lead: int | None) -> list[tuple[int, int]]:
    """The steps that count, in their order, each with who gained: the lead first, then those that brought most."""
    gains, winner = np.diff(points, axis=0), ranking.index(1)
    gainers, most = gains.argmax(axis=1), gains.max(axis=1)
    is_lead = np.zeros(len(most), bool)
    if lead is not None and gains[lead - 1, winner] > 0:
        gainers[lead - 1], most[lead - 1], is_lead[lead - 1] = winner, gains[lead - 1, winner], True
    best = np.lexsort((np.arange(len(most)), -most, ~is_lead))[:MOST]
    return sorted((int(at) + 1, int(gainers[at])) for at in best if most[at] > 0)


def _lead(points: list[list[int]], ranking: list[int]) -> int | None:
    """The step after which the winner was ahead of everybody until the end; None: there was none, or no one winner."""
    if len(ranking) == 1 or ranking.count(1) > 1:
        return None
    table, winner = np.array(points), ranking.index(1)
    behind = np.flatnonzero(table[:, winner] <= np.delete(table, winner, axis=1).max(axis=1))
    at = int(behind[-1]) + 1 if len(behind) else 0
    return at if 0 < at < len(points) else None


def _telling(journal: Journal, seat: int, rises: list[tuple[int, int]]) -> list[int]:
    """The entries that tell of the moves by which this seat gained most."""
    best = sorted((rise for rise in rises if rise[0] > 0), reverse=True)[:MOST_ACTS]
    found: list[int] = []
    for _, ply in sorted(best, key=lambda rise: rise[1]):
        found += _entries_of(journal, seat, ply, ply)
    return found


def _entries_of(journal: Journal, seat: int, first: int, last: int) -> list[int]:
    """What was told of these moves: of what brings points the seat's own doing first, then that of others."""
    telling = journal.table.game.ending.TELLING
    of_moves = range(journal.entries_until(first - 1), journal.entries_until(last))
    told = [n for n in of_moves if journal.entries[n].event.kind not in (TURN_BEGINS, ENDED, *NOTES)]
    ranks: dict[int, tuple[bool, bool, int]] = {}
    for number in told:
        event = journal.entries[number].event
        is_telling = event.kind in telling
        rank = telling.index(event.kind) if is_telling else len(telling)
        ranks[number] = (not is_telling, event.args.get("seat") != seat, rank)
    if not ranks:
        return []
    best = min(ranks.values())
    return [number for number in told if ranks[number] == best][:MOST_LINES]


def _changes(table: Table, before: GameState, after: GameState, seat: int) -> list[Earned]:
    """What has changed of a seat's points, by where they come from, the largest first."""
    was, now = ({_key(each): each for each in table.game.ending.earned(s, seat)} for s in (before, after))
    found = [
        Earned(each.name, each.points - (was[key].points if key in was else 0), each.details)
        for key, each in now.items()
    ]
    found += [Earned(each.name, -each.points, each.details) for key, each in was.items() if key not in now]
    return sorted((each for each in found if each.points), key=lambda each: -abs(each.points))


def _key(each: Earned) -> tuple[str, str]:
    return each.name, repr(each.details)
