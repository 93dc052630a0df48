"""A guess at what a seat cannot see is a table that can be, and keeps all that it knows (TC-HID-01 to TC-HID-09)."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import NONE
from roundhouse.core.view import masked

from .test_returned import in_deck, known
from .test_second_half import rest_of
from .test_setup import begun, dealt, keep
from .yard import BOX, GAME, STATE, Yard, ids, letters, written

ALL_TICKETS = " ".join(f"#{number}" for number in range(1, BOX.TICKETS + 1))


def whole(hands: list[str], depots: list[str], stacks: list[str], **table: Any) -> Yard:
    """A table from which no Train card is missing: the deck has the rest."""
    used = "".join([*hands, *depots, *stacks]).replace(" ", "")
    return Yard(hands, depots, stacks, deck=rest_of(used), **table)


def guess(s: Any, seat: int | None, seed: int) -> Any:
    """What a seat, or a spectator, guesses."""
    engine = Engine(GAME, 1, "interpreted")
    engine.states[0] = masked(s, seat).record
    engine.determinise(0, seat, seed_bytes(seed))
    return GAME.State.at(engine.states, 0)


def check_cards(s: Any, real: Any) -> None:
    """Every Train card is somewhere once, and everything has the size that all see."""
    hands, stacks = s.hands[: s.seats], (s.stack_hidden + s.stack_own + s.stack_open)[: s.seats]
    cards = s.train_deck + s.discards + hands.sum(axis=0) + stacks.sum(axis=0)
    for card in s.display[s.display != NONE]:
        cards[card] += 1
    cards[: BOX.LOCO] += s.row_coloured
    cards[BOX.LOCO] += s.row_locos.sum()
    assert cards.tolist() == BOX.COPIES.tolist()
    assert s.train_deck.sum() == real.train_deck_size
    assert hands.sum(axis=1).tolist() == real.hand_size[: s.seats].tolist()
    assert stacks.sum(axis=1).tolist() == real.stack_size[: s.seats].tolist()


@pytest.mark.parametrize("seat", [None, 1])
def test_tc_hid_01_who_lays_a_group_is_guessed_to_have_its_cards_and_a_choice_of_locomotives(seat: int | None) -> None:
    yard = whole(["GGLLL", "BB"], ["", "GG"], ["", ""])
    yard.play("lay green 1")  # with two Locomotives at least, as it must be more than two cards; it has three
    locos = set()
    for seed in range(8):
        found = guess(yard.s, seat, seed)
        check_cards(found, yard.s)
        hand = letters(found.hands[0])
        assert hand.count("G") >= 1
        locos.add(hand.count("L"))
    assert min(locos) == 3


@pytest.mark.parametrize("named", [["triple green"], ["triple green", "triple red"]])
def test_tc_hid_01_who_names_a_triple_is_guessed_to_have_three_colours_that_no_depot_has(named: list[str]) -> None:
    yard = whole(["RGY", "BBBBBBBBBB"], ["", "KK W"], ["", ""])  # all blue cards are in the hand of seat 1
    yard.play(*named)
    third = set()
    for seed in range(12):
        found = guess(yard.s, 1, seed)
        check_cards(found, yard.s)
        hand = letters(found.hands[0])
        assert len(set(hand)) == 3
        assert set(hand) <= set("GOPRY")
        assert set("GR" if len(named) == 2 else "G") <= set(hand)
        third |= set(hand)
    assert third == set("GOPRY")


def test_tc_hid_01_an_empty_hand_is_guessed_to_be_empty() -> None:
    yard = whole(["", "BB"], ["", ""], ["", ""])
    found = guess(yard.s, 1, 0)
    check_cards(found, yard.s)
    assert (letters(found.hands[0]), letters(found.hands[1])) == ("", "BB")


@pytest.mark.parametrize("looks", ["none", "own", "all"])
def test_tc_hid_09_a_guess_keeps_the_stacks_that_a_seat_sees(looks: str) -> None:
    yard = whole(["GG", "R", "K"], ["B", "", ""], ["YL", "BB", "W"], open_stack=looks)
    for seat in (None, 1):
        found = guess(yard.s, seat, 3)
        check_cards(found, yard.s)
        assert masked(found, seat).stack_own.tolist() == masked(yard.s, seat).stack_own.tolist()
        assert found.stack_open.tolist() == yard.s.stack_open.tolist()
        kept = {"none": found.stack_hidden, "own": found.stack_own, "all": found.stack_open}[looks]
        assert kept[:3].sum(axis=1).tolist() == [3, 2, 1]


def test_tc_hid_05_a_choice_made_at_the_start_is_guessed_to_keep_a_ticket_or_more() -> None:
    table = dealt(4)
    keep(table, 1)
    later = guess(table.live, 0, 1)
    assert (later.tickets[1:] == STATE.LOOKED_AT).sum(axis=1).tolist() == [6, 6, 6]
    keep(table, 1)
    keep(table, 1)
    numbers = []
    for seed in range(60):
        found = guess(table.live, 3, seed)
        assert ((found.tickets == STATE.LOOKED_AT) | (found.tickets == STATE.CHOSEN)).sum(axis=1).tolist() == [6] * 4
        numbers += (found.tickets[:3] == STATE.CHOSEN).sum(axis=1).tolist()
    assert set(numbers) == {1, 2, 3, 4, 5, 6}


def test_tc_hid_05_the_tickets_looked_at_are_guessed_on_top_of_the_deck() -> None:
    yard = whole(["", ""], ["", ""], ["", ""], ticket_deck=ALL_TICKETS)
    yard.play("tickets", "keep #3")
    own = guess(yard.s, 0, 5)
    assert sorted(own.ticket_deck[0, 42:46].tolist()) == ids("#1 #2 #3 #4")
    for seed in range(3):
        others = guess(yard.s, 1, seed)
        looked_at = [ticket for ticket in range(BOX.TICKETS) if others.tickets[0, ticket] == STATE.LOOKED_AT]
        assert looked_at == sorted(others.ticket_deck[0, 42:46].tolist())
        assert sorted(others.ticket_deck[0].tolist()) == list(range(BOX.TICKETS))


def test_tc_081_a_shuffled_ticket_is_guessed_in_every_place_that_it_can_have() -> None:
    yard = whole(["", ""], ["", ""], ["", ""], ticket_deck=ALL_TICKETS, ticket_return_order="random")
    yard.play("tickets", "keep #1", "keep #2", "keep #3", "done")
    assert in_deck(guess(yard.s, 0, 1))[0] == BOX.TICKET_NAMES[3]
    yard.play("tickets", "keep #5", "keep #6", "done")
    orders = {tuple(guess(yard.s, 1, seed).ticket_deck[0, :2].tolist()) for seed in range(12)}
    assert orders == {tuple(ids("#7 #8")), tuple(ids("#8 #7"))}
    places = {in_deck(guess(yard.s, 0, seed)).index(BOX.TICKET_NAMES[3]) for seed in range(24)}
    assert places == {0, 1, 2}


@pytest.mark.parametrize("numbers", ["#46 #45 #44 #43 #42", "#1 #2 #3 #4 #5"])
def test_tc_hid_03_what_is_left_under_the_deck_is_lower_than_what_its_owner_looks_at_now(numbers: str) -> None:
    left = set()
    for seed in range(24):
        yard = Yard(ticket_deck=numbers, ticket_return_order="random", seed=seed)
        yard.play("tickets", "done", "draw", "draw", "tickets")
        places = known(yard.s, 0)
        assert list(places.values()) == [0]
        left |= set(places)
    assert left == {BOX.TICKET_NAMES[ticket] for ticket in ids(numbers)[:4]}


def test_tc_hid_03_what_was_given_back_at_the_start_may_still_be_anywhere_after_a_look() -> None:
    table = begun(2, kept=1, start_player=0)
    given_back = set(known(table.live, 0))
    table.play({"kind": "tickets"})
    looked_at = set(table.state()["tickets"][0]["looked_at"])
    assert known(table.live, 0) == dict.fromkeys(given_back - looked_at, STATE.ANYWHERE)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_tc_hid_03_what_others_put_under_the_deck_lifts_what_any_seat_put_there(first: int) -> None:
    yard = Yard(["", "", ""], ticket_deck=ALL_TICKETS, turn=first)
    yard.play("tickets", "done", "tickets", "keep #5", "done")
    assert known(yard.s, first) == {name: place + 3 for place, name in enumerate(BOX.TICKET_NAMES[3::-1])}
    assert known(yard.s, (first + 1) % 3) == {name: place for place, name in enumerate(BOX.TICKET_NAMES[7:4:-1])}


@pytest.mark.parametrize("seat", [None, 1])
def test_tc_hid_07_a_bot_gets_the_same_record_whatever_another_drew(seat: int | None) -> None:
    drawn = [Yard(deck=card * 20) for card in "KW"]
    looked = [Yard(ticket_deck=numbers) for numbers in ("#1 #2 #3 #4 #5", "#11 #12 #13 #14 #15")]
    for yard in drawn:
        yard.play("draw")
    for yard in looked:
        yard.play("tickets")
    for one, two in (drawn, looked):
        assert one.s.tobytes() != two.s.tobytes()
        assert masked(one.s, seat).tobytes() == masked(two.s, seat).tobytes()


def test_tc_hid_04_a_spectator_guesses_that_no_ticket_completed_is_in_a_hand() -> None:
    yard = whole([""] * 4, [""] * 4, [""] * 4, tickets=["#1 #2", "#3", "#4", "#5"], ticket_deck="#6 #7 #8")
    yard.complete(0, "#9 #10")
    found = guess(yard.s, None, 2)
    held = [ticket for ticket in range(BOX.TICKETS) if (found.tickets[:, ticket] == STATE.HELD).any()]
    assert (found.tickets == STATE.HELD).sum(axis=1).tolist() == [2, 1, 1, 1]
    assert "#9" not in written(held).split()
    assert found.ticket_deck_size[0] == 46 - 5 - 2
