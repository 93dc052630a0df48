"""What a seat may not see is masked, field by field, as declared."""

from __future__ import annotations

import pytest

from roundhouse.core.record import ALL, NOBODY, NONE, OWNER, OWNER_UNTIL_END, UNKNOWN, Cells, cells
from roundhouse.core.state import EVENT_CELLS, GameState
from roundhouse.core.view import masked


class State(GameState):
    """A field for each audience."""

    options: Cells = cells(1)
    events: Cells = cells(1, EVENT_CELLS, seen=NOBODY)
    track: Cells = cells(2, seen=ALL)
    hands: Cells = cells(3, 2, seen=OWNER)
    tickets: Cells = cells(3, seen=OWNER_UNTIL_END)
    deck: Cells = cells(4, seen=NOBODY)
    luck: int = cells(seen=NOBODY)


def a_table(seat: int) -> State:
    s = State.new()
    s.seats, s.seat, s.luck = 3, seat, 9
    s.track[:], s.deck[:], s.key[:] = 5, 6, 7
    s.hands[:] = [[10, 11], [20, 21], [30, 31]]
    s.tickets[:] = [1, 2, 3]
    return s


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_row_and_no_other(seat: int) -> None:
    seen = masked(a_table(0), seat)
    hidden = [UNKNOWN, UNKNOWN]
    assert seen.hands.tolist() == [[10 * i + 10, 10 * i + 11] if i == seat else hidden for i in range(3)]
    assert seen.tickets.tolist() == [i + 1 if i == seat else UNKNOWN for i in range(3)]


def test_a_spectator_sees_no_row() -> None:
    seen = masked(a_table(0), None)
    assert (seen.hands == UNKNOWN).all()
    assert (seen.tickets == UNKNOWN).all()


def test_what_is_open_to_all_is_seen_by_all_and_what_is_open_to_nobody_by_nobody() -> None:
    for seat in (0, 1, 2, None):
        seen = masked(a_table(1), seat)
        assert (seen.track.tolist(), seen.seat, seen.seats) == ([5, 5], 1, 3)
        assert (seen.deck == UNKNOWN).all()
        assert (seen.key == UNKNOWN).all()
        assert seen.luck == UNKNOWN


def test_after_the_end_only_what_was_kept_until_then_is_opened() -> None:
    for seat in (0, 1, 2, None):
        seen = masked(a_table(NONE), seat)
        assert seen.tickets.tolist() == [1, 2, 3]
        assert (seen.hands == UNKNOWN).any()
        assert (seen.deck == UNKNOWN).all()


def test_the_state_itself_stays_as_it_was() -> None:
    s = a_table(0)
    before = s.tobytes()
    masked(s, 1)
    assert s.tobytes() == before
