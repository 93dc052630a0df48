"""What a seat once knew it goes on knowing: the tickets that it put under the deck, and what the others may hold."""

from __future__ import annotations

import random
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.errors import InvalidPosition
from roundhouse.core.record import NONE
from roundhouse.core.view import masked

from .. import small
from .lakes import BOX, GAME, VIEW, Lakes, begun, deal

EVERYBODY = (None, 0, 1, 2)
known = partial(small.known, names=BOX.TICKETS)
guesses = partial(small.guesses, GAME)
SIX = "T01 T02 T03 T04 T05 T06"


def names(cells: Any) -> list[str]:
    """The tickets in these cells."""
    return [BOX.TICKETS[ticket] for ticket in cells.tolist() if ticket != NONE]


def test_gl_hid_03_a_seat_goes_on_seeing_the_tickets_that_it_returned() -> None:
    lakes = Lakes(["", "", ""], ticket_deck=SIX)
    lakes.play("tickets", "keep 2")
    for seat in EVERYBODY:
        seen = VIEW.to_dict(masked(lakes.s, seat))["returned"]
        own = [{"ticket": "T01", "place": 2}, {"ticket": "T03", "place": 1}, {"ticket": "T04", "place": 0}]
        assert seen == [own if seat == 0 else None, [] if seat == 1 else None, [] if seat == 2 else None]
    assert lakes.ticket_deck == "T05 T06 T01 T03 T04"


def test_gl_hid_03_a_seat_is_told_which_tickets_it_returned_and_the_others_how_many() -> None:
    table = begun(2, seed=1, keep="1+3+5", first_player=0)
    dealt = [hand["cards"] for hand in deal(2, seed=1, first_player=0).state()["drawn"]]
    told = [event for event in table.events if event.kind == "returned"]
    assert [event.args["seat"] for event in told] == [0, 1]
    for seat, event in enumerate(told):
        back = {"first": dealt[seat][1], "second": dealt[seat][3], "third": None}
        assert event.seen_by(seat).args == {"seat": seat, "tickets": 2, **back}
        for other in (None, 1 - seat):
            hidden = {"first": None, "second": None, "third": None}
            assert event.seen_by(other).args == {"seat": seat, "tickets": 2, **hidden}
            assert table.say(event, other) == f"Player {seat + 1} puts 2 tickets under the deck."
        assert table.say(event, seat).count(" – ") == 2


def test_gl_hid_02_whoever_keeps_all_returns_none() -> None:
    lakes = Lakes(ticket_deck=SIX)
    lakes.play("tickets", "keep 1+2+3+4")
    assert [event.kind for event in lakes.events][:2] == ["kept", "began"]


def test_gl_hid_04_guesses_leave_returned_tickets_where_they_lie() -> None:
    table = begun(2, seed=5, first_player=0)
    back = known(table.live, 0)
    assert sorted(back.values()) == [2, 3]  # the other seat returned two as well, after the first
    for guess in guesses(table.live, 0, 200):
        assert not set(back) & {BOX.TICKETS[ticket] for ticket in VIEW.held_tickets(guess, 1)}
        assert {name: names(guess.ticket_deck[0]).index(name) for name in back} == back


def test_gl_hid_04_what_is_not_known_is_guessed() -> None:
    table = begun(2, seed=5, first_player=0)
    held = {tuple(VIEW.held_tickets(guess, 1)) for guess in guesses(table.live, 0, 20)}
    decks = {tuple(guess.ticket_deck[0].tolist()) for guess in guesses(table.live, 0, 20)}
    assert len(held) == len(decks) == 20
    spectators = [names(guess.ticket_deck[0])[:4] for guess in guesses(table.live, None, 20)]
    assert any(set(known(table.live, 0)) - set(lowest) for lowest in spectators)


def few_tickets(deck: str, **options: Any) -> Any:
    """A table of three with so few tickets left, top first; the third seat holds the others."""
    state, left = begun(3, first_player=0, **options).state(), deck.split()
    held = [[], [], [ticket for ticket in BOX.TICKETS if ticket not in left]]
    written = {**state, "ticket_deck": left, "tickets": held, "returned": [[], [], []]}
    return Table.from_state(written, mode="interpreted")


def keep(table: Any, tickets: str) -> None:
    """A seat draws tickets and keeps these of them."""
    table.play({"kind": "tickets"})
    table.play({"kind": "keep", "tickets": tickets})


def test_gl_hid_04_a_seat_knows_who_draws_a_ticket_that_it_returned_but_not_what_is_kept() -> None:
    table = few_tickets("T01 T02 T03 T04 T05 T06 T07")
    keep(table, "1")
    assert table.state()["ticket_deck"]["cards"] == ["T05", "T06", "T07", "T02", "T03", "T04"]
    table.play({"kind": "tickets"})
    assert known(table.live, 0) == {"T02": 2, "T03": 1, "T04": 0}
    for guess in guesses(table.live, 0, 5):
        assert names(guess.drawn[1])[3] == "T02"
        assert names(guess.ticket_deck[0]) == ["T04", "T03"]
    table.play({"kind": "keep", "tickets": "1+2"})
    assert table.state()["ticket_deck"]["cards"] == ["T03", "T04", "T07", "T02"]
    assert known(table.live, 0) == {"T03": 3, "T04": 2}
    assert known(table.live, 1) == {"T07": 1, "T02": 0}


def test_gl_hid_04_what_a_seat_draws_again_is_no_longer_under_the_deck() -> None:
    lakes = Lakes(ticket_deck="T01 T02 T03 T04 T05")
    lakes.play("tickets", "keep 1", "exchange ship 1", "tickets")
    assert names(lakes.s.drawn[0]) == ["T05", "T02", "T03", "T04"]
    assert known(lakes.s, 0) == {}
    lakes.play("keep 1+2+3")
    assert known(lakes.s, 0) == {"T04": 0}


def test_gl_amb_21_shuffled_tickets_are_known_to_lie_among_the_lowest() -> None:
    table = few_tickets("T01 T02 T03 T04 T05 T06 T07", return_order="shuffled")
    keep(table, "1")
    assert known(table.live, 0) == {"T02": 2, "T03": 2, "T04": 2}
    lowest = {tuple(names(guess.ticket_deck[0])[:3]) for guess in guesses(table.live, 0, 60)}
    assert lowest == set(permutations(["T02", "T03", "T04"]))
    table.play({"kind": "tickets"})  # one of the three is drawn, nobody but the second seat knows which
    table.play({"kind": "keep", "tickets": "1+2+3+4"})
    assert known(table.live, 0) == {}


def test_gl_amb_21_of_shuffled_tickets_those_not_drawn_again_lie_further_down() -> None:
    lakes = Lakes(ticket_deck="T01 T02 T03 T04 T05 T06", return_order="shuffled")
    lakes.play("tickets", "keep 1", "exchange ship 1", "tickets")  # T05, T06 and two of the three that it returned
    (left,) = {"T02", "T03", "T04"} - set(names(lakes.s.drawn[0]))
    assert known(lakes.s, 0) == {left: 0}


@pytest.mark.parametrize("order", ["drawn", "shuffled"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_gl_hid_03_a_seat_knows_all_that_it_returned_and_nobody_drew(seats: int, order: str) -> None:
    table: Any = Table("great_lakes", seats, seats, {"return_order": order}, mode="compiled")
    pick, whose, most = random.Random(seats), dict[str, int](), 0
    while table.live.ticket_deck_size[0] > 0:
        before = table.live.copy()
        liked = [code for code in table.codes() if GAME.layout.describe(code)[0] in ("tickets", "keep")]
        table.play(pick.choice(liked or table.codes()))
        s = table.live
        deck, chosen_from = names(s.ticket_deck[0]), [names(before.drawn[seat]) for seat in range(seats)]
        if s.drawn_count.any():
            whose = {name: seat for name, seat in whose.items() if name in deck}
            continue
        whose |= {name: seat for seat in range(seats) for name in chosen_from[seat] if name in deck}
        places = {name: (seat, place) for seat in range(seats) for name, place in known(s, seat).items()}
        if order == "drawn":
            assert places == {name: (seat, deck.index(name)) for name, seat in whose.items()}
        for name, (seat, place) in places.items():
            assert (whose[name], deck.index(name) <= place) == (seat, True)
        most = max(most, len(places))
    assert most > 3


@pytest.mark.parametrize(
    "returned",
    [
        [[{"ticket": "TOP", "place": 3}], []],
        [[{"ticket": "LOW", "place": 1}], []],
        [[{"ticket": "HELD", "place": 0}], []],
        [[{"ticket": "LOW", "place": 0}], [{"ticket": "LOW", "place": 0}]],
        [[{"ticket": "LOW", "place": 60}], []],
        [[{"ticket": "LOW", "place": 0, "since": 3}], []],
        [[]],
    ],
    ids=str,
)
def test_gl_hid_04_a_position_in_which_a_seat_knows_what_is_not_so_is_refused(returned: Any) -> None:
    state = begun(2, seed=5, first_player=0).state()
    cards = {"TOP": state["ticket_deck"]["cards"][0], "LOW": state["ticket_deck"]["cards"][-1]}
    cards["HELD"] = state["tickets"][1]["cards"][0]
    written = [[{**item, "ticket": cards[item["ticket"]]} for item in row] for row in returned]
    with pytest.raises(InvalidPosition, match="returned"):
        Table.from_state({**state, "returned": written}, mode="interpreted")
    low = [[{"ticket": cards["LOW"], "place": 0}], []]
    assert Table.from_state({**state, "returned": low}, mode="interpreted").state()["returned"] == low


def test_gl_amb_22_what_the_others_have_chosen_in_secret_is_guessed_anew() -> None:
    table = deal(3, seed=5, first_player=0)
    for _ in range(2):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    found = [guess.chosen.tolist() for guess in guesses(table.live, 2, 60)]
    assert len({row[0] for row in found}) > 8
    assert {(row[2], row[3], row[4]) for row in found} == {(0, 0, 0)}
    table.play({"kind": "keep", "tickets": "1+2+3"})
    table.play({"kind": "pieces", "trains": "20"})
    found = [guess.mix.tolist() for guess in guesses(table.live, 1, 60)]
    assert len({row[0] for row in found}) > 8
    assert {tuple(row[1:]) for row in found} == {(0, 0, 0, 0)}
