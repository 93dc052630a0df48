"""At a scoring: the best set of Tickets that the cards left of a Stack complete (TC-105)."""

from __future__ import annotations

from functools import lru_cache

from ....core.engine import Engine, mode_at_hand
from ....core.game import game_of
from ....core.old_hints import Hint
from ....core.record import NONE, Cells
from .. import action, box, option, phase
from ..action import LAYOUT
from ..rules.scoring import declared_needs
from ..state import DECLARED, HELD, State

MASK = (1 << box.BYTE) - 1
NEVER = -100.0


def cards_left(s: State, seat: int) -> Cells:
    """What the Tickets declared so far leave of a Stack that lies open: Locomotives go where a colour is missing."""
    left: Cells = s.stack_open[seat].copy()
    needs = declared_needs(s, seat)
    for colour in range(box.LOCO):
        wanted = needs >> box.BYTE * colour & MASK
        left[box.LOCO] -= max(0, wanted - int(left[colour]))
        left[colour] = max(0, int(left[colour]) - wanted)
    return left


def best_further(s: State, seat: int) -> list[int]:
    """The Tickets to complete besides those declared."""
    held = tuple(ticket for ticket in range(box.TICKETS) if s.tickets[seat, ticket] == HELD)
    return list(_best_of(tuple(cards_left(s, seat).tolist()), held))


@lru_cache(maxsize=512)
def _best_of(cards: tuple[int, ...], held: tuple[int, ...]) -> tuple[int, ...]:
    """The rules' own search: at a table with nothing else on it the last turn is passed, and the best set is taken."""
    game = game_of(__name__)
    engine = Engine(game, 1, mode_at_hand(game))
    s = State.at(engine.states, 0)
    s.seats, s.phase, s.last_turns = 2, phase.TURN, 1
    s.options[option.TICKET_ASSIGNMENT] = option.AUTO
    s.row_seat[:], s.completed[:] = NONE, NONE
    s.stack_open[0] = cards
    s.tickets[0, list(held)] = HELD
    engine.relist(0)
    engine.play(0, int(LAYOUT.first[action.PASS]))
    return tuple(ticket for ticket in held if s.completed[ticket] == 0)


def worth_of_completing(s: State, ticket: int) -> Hint:
    """Its points, if it is one of the best set."""
    points = int(box.POINTS[ticket])
    if ticket in best_further(s, s.seat):
        return Hint(float(points), "hint-complete", {"points": points}, points)
    return Hint(NEVER + points, "hint-complete-other", {"points": points}, points)


def worth_of_stopping(s: State) -> Hint:
    """Nothing more, which is best when nothing more can be completed."""
    further = sum(int(box.POINTS[ticket]) for ticket in best_further(s, s.seat))
    declared = int((s.tickets[s.seat] == DECLARED).sum())
    if further > 0:
        return Hint(-float(further), "hint-done-early", {"points": further})
    return Hint(0.0, "hint-done-complete", {"tickets": declared})
