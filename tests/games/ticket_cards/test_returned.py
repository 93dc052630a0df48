"""What a seat once knew it goes on knowing: the Tickets that it put back (TC-HID-03)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from roundhouse import InvalidPosition, Table, load
from tests.modules import module_of

from .. import small
from .test_setup import begun

GAME = load("ticket_cards")
BOX, ANYWHERE = module_of(GAME, "box"), module_of(GAME, "state").ANYWHERE
known = partial(small.known, names=BOX.TICKET_NAMES)
guesses = partial(small.guesses, GAME)


def in_deck(s: Any) -> list[str]:
    """The Ticket deck, from below."""
    return [BOX.TICKET_NAMES[ticket] for ticket in s.ticket_deck[0, : s.ticket_deck_size[0]].tolist()]


def look_and_keep(table: Any, *places: int) -> list[str]:
    """The seat on turn looks at Tickets, keeps some of them, and ends its choice; those it looked at."""
    while table.phase != "turn":
        table.play(table.codes()[0])
    seat = table.seat
    table.play({"kind": "tickets"})
    seen: list[str] = table.state()["tickets"][seat]["looked_at"]
    for place in places:
        table.play({"kind": "keep", "ticket": seen[place]})
    table.play({"kind": "done"})
    return seen


def test_tc_hid_03_a_seat_goes_on_knowing_the_tickets_that_it_gave_back_at_the_start() -> None:
    table = begun(3, kept=2)
    back = known(table.live, 0)
    assert (len(back), set(back.values())) == (4, {ANYWHERE})
    assert [entry["place"] for entry in table.view(0)["returned"][0]] == [None] * 4
    assert [table.view(seat)["returned"][0] for seat in (None, 1, 2)] == [None] * 3
    places = set()
    for guess in guesses(table.live, 0, 50):
        assert set(back) <= set(in_deck(guess))
        places.add(in_deck(guess).index(min(back)))
    assert len(places) > 10


@pytest.mark.parametrize("order", ["drawn", "random"])
def test_tc_hid_03_a_seat_goes_on_knowing_the_tickets_that_it_put_under_the_deck(order: str) -> None:
    table = begun(2, kept=6, ticket_return_order=order, start_player=0)
    seen = look_and_keep(table, 0)
    assert sorted(known(table.live, 0)) == sorted(seen[1:])
    for name, place in known(table.live, 0).items():
        assert place == (in_deck(table.live).index(name) if order == "drawn" else 2)
    for guess in guesses(table.live, 0, 20):
        assert set(in_deck(guess)[:3]) == set(seen[1:])
        assert order == "random" or in_deck(guess)[:3] == in_deck(table.live)[:3]
    other = look_and_keep(table, 0, 1)
    assert sorted(known(table.live, 0).values()) == ([2, 3, 4] if order == "drawn" else [4, 4, 4])
    assert sorted(known(table.live, 1)) == sorted(other[2:])


def test_tc_hid_03_what_another_looked_at_may_be_kept_unless_it_put_all_of_it_back() -> None:
    for kept, left in ((0, 4), (1, 0)):
        table = begun(2, kept=2, start_player=0)
        while table.phase != "turn":
            table.play(table.codes()[0])
        assert set(known(table.live, 1).values()) == {ANYWHERE}
        look_and_keep(table, *range(kept))
        assert len(known(table.live, 1)) == left


def test_tc_hid_03_a_position_in_which_a_seat_knows_what_is_not_so_is_refused() -> None:
    state = begun(2, kept=2).state()
    deck, held = state["ticket_deck"]["cards"], state["tickets"][1]["held"][0]
    for wrong in ({"ticket": held}, {"ticket": deck[0], "place": 0}, {"ticket": deck[-1], "place": 1}):
        with pytest.raises(InvalidPosition, match="returned"):
            Table.from_state({**state, "returned": [[wrong], []]}, mode="interpreted")
    right = [[{"ticket": deck[-1], "place": 0}], []]
    assert Table.from_state({**state, "returned": right}, mode="interpreted").state()["returned"] == right
