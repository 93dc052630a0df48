"""Action C: draw Tickets (TC-075 to TC-081); hand and discard (TC-082 to TC-085); two and three players (TC-086)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundhouse import Table

from .yard import Yard

DECK = "#5 #9 #20 #31 #40 #41"


def test_tc_075_four_tickets_are_looked_at_in_secret() -> None:
    yard = Yard(ticket_deck=DECK)
    yard.play("tickets")
    assert yard.legal("keep") == ["keep #5", "keep #9", "keep #20", "keep #31"]
    looked = yard.view(0)["tickets"][0]["looked_at"]
    assert len(looked) == 4
    assert yard.view(1)["tickets"][0]["looked_at"] is None
    assert yard.view(1)["ticket_deck"] == {"size": 2, "cards": None}


@pytest.mark.parametrize("kept", ["", "#9", "#5 #31", "#31 #20 #9 #5"])
def test_tc_076_any_number_may_be_kept(kept: str) -> None:
    yard = Yard(ticket_deck=DECK)
    yard.play("tickets", *(f"keep {ticket}" for ticket in kept.split()), "done")
    assert set(yard.tickets(0).split()) == set(kept.split())
    assert (yard.s.ticket_count[0], yard.seat) == (len(kept.split()), 1)


def test_tc_077_the_others_go_under_the_deck() -> None:
    yard = Yard(ticket_deck=DECK)
    yard.play("tickets", "keep #20", "done")
    assert yard.ticket_deck == "#40 #41 #5 #9 #31"


def test_tc_078_tickets_once_kept_stay() -> None:
    yard = Yard(tickets=["#1", ""], ticket_deck=DECK)
    yard.play("tickets", "keep #5", "done", "draw", "draw", "tickets")
    assert yard.tickets(0) == "#1 #5"
    assert "keep #1" not in yard.legal()
    yard.play("done")
    assert yard.tickets(0) == "#1 #5"


@pytest.mark.parametrize("deck", ["#5", "#5 #9", "#5 #9 #20"])
def test_tc_079_fewer_than_four_are_all_taken(deck: str) -> None:
    yard = Yard(ticket_deck=deck)
    yard.play("tickets")
    assert yard.legal("keep") == [f"keep {ticket}" for ticket in deck.split()]
    assert yard.view(1)["ticket_deck"]["size"] == 0
    yard.play("done")
    assert yard.ticket_deck == deck


def test_tc_080_an_empty_ticket_deck_cannot_be_drawn_from() -> None:
    assert "tickets" not in Yard(ticket_deck="").legal()
    assert "tickets" in Yard(ticket_deck="#1").legal()


def test_tc_081_they_return_in_the_order_drawn_the_first_uppermost() -> None:
    yard = Yard(ticket_deck=DECK)
    yard.play("tickets", "done")
    assert yard.ticket_deck == "#40 #41 #5 #9 #20 #31"
    yard.play("tickets", "keep #5", "done")
    assert yard.ticket_deck == "#20 #31 #40 #41 #9"


def test_tc_082_train_cards_leave_a_hand_only_when_they_are_laid() -> None:
    table: Any = Table("ticket_cards", 3, 5, mode="interpreted")
    chance = random.Random(5)
    while not table.over:
        seat, before, rows = table.seat, table.live.hand_size.tolist(), table.live.row_seat.tolist()
        table.play(chance.choice(table.codes()))
        lost = [a - b for a, b in zip(before, table.live.hand_size.tolist(), strict=True)]
        if max(lost) > 0:
            assert [i for i, n in enumerate(lost) if n > 0] == [seat]
            told = [e.kind for e in table.last_events]
            assert {"laid", "tripled"} & set(told)
            assert rows != table.live.row_seat.tolist() or "robbed" in told or "sent" in told


def test_tc_083_the_discard_receives_robbed_rows_and_gives_nothing_back() -> None:
    table: Any = Table("ticket_cards", 2, 3, mode="interpreted")
    chance = random.Random(3)
    size = 0
    while not table.over:
        table.play(chance.choice(table.codes()))
        told = [e for e in table.last_events if e.kind == "robbed"]
        assert table.live.discards.sum() == size + sum(e.args["cards"] for e in told)
        size = int(table.live.discards.sum())
    assert size > 0


def test_tc_084_everybody_may_look_through_the_discard() -> None:
    yard = Yard(["BBB", "", ""], ["", "", "BL"])
    yard.play("lay blue 3")
    for seat in (None, 0, 1, 2):
        assert yard.view(seat)["discards"] == ["blue", "locomotive"]


def test_tc_085_sizes_are_open() -> None:
    yard = Yard(["BBB", "GG"], stacks=["RR", "W"], tickets=["#1 #2", "#3"], ticket_deck=DECK, deck="KKKKK")
    for seat in (None, 0, 1):
        seen = yard.view(seat)
        assert [hand["size"] for hand in seen["hands"]] == [3, 2]
        assert [stack["size"] for stack in seen["stacks"]] == [2, 1]
        assert [part["size"] for part in seen["tickets"]] == [2, 1]
        assert (seen["train_deck"]["size"], seen["ticket_deck"]["size"]) == (5, 6)


@pytest.mark.parametrize("seats", [2, 3])
def test_tc_086_two_and_three_play_one_deck(seats: int) -> None:
    yard = Yard([""] * seats, deck="", last_turns=1, turn=seats - 1)
    yard.score_now(*["done"] * seats)
    assert (yard.over, yard.s.half, yard.s.train_deck_size) == (True, 0, 0)
