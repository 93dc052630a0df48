"""What is still due: a stack of steps.  An action pushes its own, and a bonus action lies on top of what granted it.

The next step is the last one.  See IT-083, IT-123 and docs/ledger/isle_of_trains.md, 18.1.
"""

from __future__ import annotations

from ....core.record import NONE
from ..state import State

MAIN = 0  # main actions left
DRAW = 1  # cards to be taken
TOKENS = 2  # tokens to be gained
DISCARD = 3  # cards to be discarded
OFFER = 4  # a bonus action: its kind
DELIVER = 5  # a Deliver action: its destination, and what it has used
DELIVERED = 6  # its end
RETURN = 7  # a passenger to the bag: its colour
PUT_AWAY = 8  # the loads set aside
FETCH = 9  # a card from the discard pile
PASSENGERS = 10  # passengers to be drawn
DESTINATION = 11  # a Deliver action whose destination is still to be named
HAND_LIMIT = 12  # from here on: what follows the actions of a turn
REFILL = 13
NIGHT = 14  # a moment of the night in which cards may be bought back
NIGHT_DISCARD = 15
END_TURN = 16

KIND, FIRST, SECOND = 0, 1, 2


def push(s: State, kind: int, first: int = 0, second: int = 0) -> None:
    """Put a step before all others."""
    s.steps[s.step_count, KIND], s.steps[s.step_count, FIRST] = kind, first
    s.steps[s.step_count, SECOND] = second
    s.step_count += 1


def pop(s: State) -> None:
    """The next step is done."""
    s.step_count -= 1
    for i in range(SECOND + 1):
        s.steps[s.step_count, i] = NONE


def push_some(s: State, kind: int, number: int) -> None:
    """Put a step that counts something, unless there is nothing to count."""
    if number > 0:
        push(s, kind, number)


def next_kind(s: State) -> int:
    return int(s.steps[s.step_count - 1, KIND])


def next_first(s: State) -> int:
    return int(s.steps[s.step_count - 1, FIRST])


def next_second(s: State) -> int:
    return int(s.steps[s.step_count - 1, SECOND])


def count_down(s: State) -> None:
    """One less of what the next step counts."""
    s.steps[s.step_count - 1, FIRST] -= 1
