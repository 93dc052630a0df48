"""Where rules begin and end: the first and the last place, port, ticket or card, and what just suffices or does not."""

from __future__ import annotations

import pytest

from roundhouse.core import testing
from roundhouse.core.record import NONE, UNKNOWN
from roundhouse.core.view import masked
from tests.modules import module_of

from .lakes import BOX, DISPLAY, GAME, SCORING, VIEW, Lakes, deal
from .test_guesses import guess
from .test_returned import known, names

FULL = "Tr Tg Tb Sr Sg Sb"
CHICAGO = {"R104": 0}
PAYMENTS = module_of(GAME, "view.payments")
RULES = module_of(GAME, "rules")


# Setup


def test_gl_014_a_new_game_leaves_nothing_of_the_one_before() -> None:
    testing.check_new_game(GAME, 3, {"starting_pieces": "recommended"}, 5, "interpreted")


@pytest.mark.parametrize("seat", [None, 2])
def test_gl_019_at_least_three_first_tickets_are_guessed_to_be_kept(seat: int | None) -> None:
    table = deal(3, seed=5, first_player=0)
    table.play({"kind": "keep", "tickets": "1+2+3"})
    table.play({"kind": "keep", "tickets": "1+2+3+4+5"})
    found = [bin(chosen).count("1") for seed in range(15) for chosen in guess(table.live, seat, seed).chosen[:2]]
    assert set(found) == {3, 4, 5}


# Cards


@pytest.mark.parametrize("slot", range(6))
def test_gl_amb_10_a_card_in_any_place_may_be_the_second_one(slot: int) -> None:
    other = (slot + 1) % 6
    display = ["Tr" if place in (slot, other) else "W" if place == (slot + 2) % 6 else "-" for place in range(6)]
    lakes = Lakes(["", ""], " ".join(display))
    lakes.play(f"take {other}")
    assert (lakes.phase, lakes.legal("take")) == ("second_card", [f"take {slot}"])


def test_gl_041_a_wild_card_counts_as_both_cards_while_its_place_is_refilled() -> None:
    lakes = Lakes(["", ""], "W Tg Tb Sr Sg Sb", "Tp", "Sp")
    lakes.play("take 0")
    assert VIEW.to_dict(masked(lakes.s, 1))["taken"] == 2
    lakes.play("refill train")
    assert VIEW.to_dict(masked(lakes.s, 1))["taken"] == 0


@pytest.mark.parametrize(("train_deck", "ship_deck", "refilled"), [("Tp Ty", "", "Tp"), ("", "Sp Sy", "Sp")])
def test_gl_amb_01_the_only_deck_that_is_left_refills_the_display(
    train_deck: str, ship_deck: str, refilled: str
) -> None:
    lakes = Lakes(["", ""], FULL, train_deck, ship_deck)
    lakes.play("take 4")
    assert (lakes.phase, lakes.display) == ("second_card", f"Tr Tg Tb Sr {refilled} Sb")
    assert [event.kind for event in lakes.events] == ["took", "turned_up"]
    assert sorted(lakes.deck_sizes) == [0, 1]


def test_gl_052_an_empty_hand_claims_nothing() -> None:
    assert Lakes(["", ""], FULL, "Tp", "Sp").legal("claim") == []


def test_gl_amb_06_the_last_cards_of_either_deck_fill_up_a_reset() -> None:
    lakes = Lakes(["", ""], "W W W Sr Sg Sb", "4Tp")
    lakes.s.display[3:] = NONE
    DISPLAY.lay_out(lakes.s)
    assert (lakes.display, lakes.deck_sizes) == ("Tp Tp Tp Tp - -", (0, 0))
    lakes = Lakes(["", ""], "", "Tp", "4Sp")
    DISPLAY.lay_out(lakes.s)
    assert (lakes.display, lakes.deck_sizes) == ("Tp Sp - Sp Sp Sp", (0, 0))


def test_gl_amb_07_the_longest_move_tells_all_that_happens() -> None:
    lakes = Lakes(["9W", ""], "- - - - - Sr", supply=[(12, 3), (9, 9)])
    lakes.play("claim R072")  # nine grey spaces
    kinds = [event.kind for event in lakes.events]
    assert kinds[:2] == ["claimed", "paid"]
    assert kinds[-3:] == ["swept", "last_turns", "began"]
    assert (kinds.count("turned_up"), kinds.count("reshuffled"), len(kinds)) == (5, 7, 17)


# Payments


@pytest.mark.parametrize(("hand", "left"), [("Ar 3Sr W", "Sr"), ("3Ar Sr W", "Ar")])
def test_gl_amb_15_a_third_card_of_a_sort_takes_no_place_of_a_wild_one(hand: str, left: str) -> None:
    lakes = Lakes([hand, ""], routes=CHICAGO)
    lakes.play("harbour chicago")
    assert lakes.s.harbours[BOX.PORTS.index("chicago")] == 0
    assert lakes.hand(0) == left


@pytest.mark.parametrize(("hand", "move"), [("4Ty 3Ay 5W", "claim R061"), ("3Sw 3Dw 5W", "claim R051")])
def test_gl_dp_08_what_a_payment_hurts_is_the_sum_of_its_cards(hand: str, move: str) -> None:
    lakes = Lakes([hand, ""])
    lakes.play(move)
    found = PAYMENTS.open_payments(lakes.s)
    assert len(found) > 4
    for each in found:
        assert each.cost == PAYMENTS.cost_of(lakes.s, each.wilds, each.special, each.plain)
        one_more = PAYMENTS.cost_of(lakes.s, each.wilds, each.special + 1, each.plain)
        assert PAYMENTS.cost_of(lakes.s, each.wilds + 1, each.special, each.plain) > one_more > each.cost


# Tickets


@pytest.mark.parametrize("seed", range(4))
def test_gl_amb_21_the_first_and_the_last_ticket_of_the_box_are_known_like_all_others(seed: int) -> None:
    lakes = Lakes(ticket_deck="T10 T01 T55 T54 T20 T21", return_order="shuffled", seed=seed)
    lakes.play("tickets", "keep 1")
    assert known(lakes.s, 0) == {"T01": 2, "T55": 2, "T54": 2}
    lakes.play("exchange ship 1", "tickets")  # T20, T21 and two of the three
    (left,) = {"T01", "T55", "T54"} - set(names(lakes.s.drawn[0]))
    assert known(lakes.s, 0) == {left: 0}
    lakes.play("keep 1+2+3")
    assert sorted(known(lakes.s, 0).values()) == [0, 1]


def test_gl_hid_04_what_the_last_seat_returned_is_lifted_by_what_others_return() -> None:
    lakes = Lakes(["", "", ""], ticket_deck="T01 T02 T03 T55 T05 T06 T07 T08 T09", turn=2)
    lakes.play("tickets", "keep 1", "tickets", "keep 1+2")
    assert known(lakes.s, 2) == {"T02": 4, "T03": 3, "T55": 2}
    assert known(lakes.s, 0) == {"T07": 1, "T08": 0}


@pytest.mark.parametrize("order", ["drawn", "shuffled"])
def test_gl_hid_04_a_single_ticket_that_was_returned_is_guessed_at_the_bottom(order: str) -> None:
    for returned in ("T01", "T55"):
        others = [ticket for ticket in BOX.TICKETS if ticket != returned]
        lakes = Lakes(ticket_deck=" ".join([returned, *others]), return_order=order)
        lakes.play("tickets", "keep 2+3+4")
        assert known(lakes.s, 0) == {returned: 0}
        assert all(names(guess(lakes.s, 0, seed).ticket_deck[0])[0] == returned for seed in range(3))


# Scoring


def test_gl_097_a_harbour_scores_in_every_port_that_a_ticket_names() -> None:
    lakes = Lakes()
    for route in range(len(BOX.ROUTES)):
        lakes.own(BOX.ROUTES[route], 0)
    for port, city in enumerate(BOX.PORTS):
        ticket = next(row.ticket for row in BOX.TICKET_ROWS if city in (row.a, row.b))
        lakes.s.tickets[:], lakes.s.harbours[:] = 0, NONE
        module_of(GAME, "rules.tickets").give_ticket(lakes.s, 0, BOX.TICKETS.index(ticket))
        lakes.s.harbours[port] = 0
        assert SCORING.harbour_points(lakes.s, 0) == 10, city


def test_gl_amb_28_completed_tickets_stand_beside_the_points_only_if_agreed() -> None:
    for tie_break, completed in (("shared", 0), ("tickets", 1)):
        lakes = Lakes(tickets=["T16 T01"], routes={"R104": 0, "R109": 0}, tie_break=tie_break)
        assert RULES.standing(lakes.s, 0) == (lakes.score(0), completed)
        assert RULES.standing(lakes.s, 1) == (lakes.score(1), 0)


# What is sent


def test_gl_hid_03_the_record_that_a_seat_is_sent_has_none_of_the_events() -> None:
    lakes = Lakes(["", ""], FULL, "Tp Ty", "Sp")
    lakes.play("draw train")
    for seat in (None, 0, 1):
        assert (masked(lakes.s, seat).events == UNKNOWN).all()
