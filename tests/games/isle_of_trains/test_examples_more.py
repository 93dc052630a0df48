"""The worked examples on the rest of delivering, the end, cabooses, scoring and solo: IT-EX-21 to IT-EX-43."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.record import NONE

from .isle import RULES, Isle

DECKS: dict[str, Any] = {"row": "E1 E1 E1", "deck": "E1 E1 E1 E1 E1 E1"}  # so that nothing runs out
EVERY_COLOUR = "C3[green orange_red black] C3[purple cyan white]"


def bide(isle: Isle) -> int | None:
    """Play a turn of two passengers, or tokens, from the bag; whose turn it was."""
    seat = isle.seat
    isle.play("take", "take_bag", "take", "take_bag")
    return seat


def winners(isle: Isle) -> list[int]:
    """The seats with the best standing."""
    standings = [RULES.standing(isle.s, seat) for seat in range(isle.s.seats)]
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


# Deliver and the end


def test_it_ex_21_any_three_cargo_and_no_passenger_go_to_the_research_station() -> None:
    isle = Isle([""] * 4, ["E1 H2[C1 C1] B1[E3]", "E1", "E1", "E1"])
    isle.play("deliver", "to research_station", "primary", "item 1 0", "item 1 0", "item 2 0")
    assert (isle.island("research_station"), isle.parts(0)["contracts"]) == ((0, "primary"), 4)
    assert (isle.s.progress, isle.discards, isle.train(0)) == (1, "E3 C1 C1", "E1 H2 B1")
    full = Isle([""] * 4, [f"E3 {EVERY_COLOUR} K10 H2[C1 C1] B1[E3]", "E1", "E1", "E1"])
    full.play("deliver", "to research_station")
    assert full.legal() == ["primary", "special"]
    people = Isle([""] * 4, [f"E3 {EVERY_COLOUR} K10", "E1", "E1", "E1"])
    people.play("deliver")
    assert "to research_station" not in people.legal()


def test_it_ex_22_the_last_space_of_a_ticket_brings_the_last_round() -> None:
    tickets, filled = {"camp_eagle": "ticket_5"}, {"camp_eagle": 2}
    trains = ["E1", "E1[orange_red]", "E1"]
    isle = Isle([""] * 3, trains, turn=1, progress=4, tickets=tickets, filled=filled, **DECKS)
    isle.play("deliver", "to camp_eagle", "ticket", "item 0 0", "finish")
    assert (isle.s.progress, isle.filled("camp_eagle"), isle.s.train_taker) == (5, 3, NONE)
    isle.play("take", "take_bag")
    assert (isle.s.train_taker, isle.over) == (1, False)
    assert [bide(isle), bide(isle), bide(isle)] == [2, 0, 1]
    assert isle.over
    assert [isle.parts(seat)["progress"] for seat in range(3)] == [0, 1, 0]


def test_it_ex_23_passing_the_end_space_brings_one_last_round() -> None:
    isle = Isle(["", ""], ["E1[green] H2[C1 C1]", "E1"], progress=3, filled={"flint_beach": 2}, **DECKS)
    isle.play("deliver", "to alpine_lodge", "primary", "item 1 0", "item 1 0", "finish")
    assert isle.s.progress == 4
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert (isle.s.progress, isle.s.train_taker) == (5, NONE)
    while isle.phase == "draw":
        isle.play("take_deck")
    isle.play("finish")
    assert (isle.s.train_taker, isle.over) == (0, False)
    assert [bide(isle), bide(isle)] == [1, 0]
    assert isle.over


def test_it_ex_24_the_progress_train_is_taken_in_a_last_turn_brought_by_empty_piles() -> None:
    isle = Isle(["", ""], ["E1", "E1 H2[C1 C1]"], progress=3, row="E1 E1 E1")
    assert bide(isle) == 0
    assert (isle.seat, isle.s.turns_left, isle.s.train_taker) == (1, 2, NONE)
    isle.play("deliver", "to alpine_lodge", "primary", "item 1 0", "item 1 0", "finish")
    assert (isle.s.progress, isle.s.train_taker) == (4, NONE)
    isle.play("take", "take_bag")
    assert (isle.s.train_taker, isle.s.turns_left, isle.over) == (1, 1, False)
    assert bide(isle) == 0
    assert (isle.over, isle.parts(1)["progress"], isle.parts(0)["progress"]) == (True, 1, 0)


def test_it_ex_25_an_empty_deck_alone_neither_ends_nor_reshuffles() -> None:
    isle = Isle(["", ""], row="E1 E1 E1", discards="H1 H2 H3")
    assert bide(isle) == 0
    assert (isle.seat, isle.s.turns_left) == (1, NONE)
    assert (isle.deck, isle.discards) == ("", "H1 H2 H3")
    isle.play("take", "take_deck")
    assert (len(isle.deck.split()), isle.discards, isle.s.hand_size[1]) == (2, "", 1)
    assert [event.args for event in isle.events if event.kind == "reshuffled"] == [{"cards": 3}]


def test_it_ex_26_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    isle = Isle(["E3", ""], ["E1", "E1 B1"], deck="K1", discards="H1 H2 H3 T1 T2 T3")
    isle.play("load", "card E3", "onto 1 1", "take_deck")
    assert (isle.hand(0), isle.deck, len(isle.discards.split())) == ("K1", "", 6)
    isle.play("take_deck", "take_deck", "take_deck")
    assert (isle.s.hand_size[0], len(isle.deck.split()), isle.discards) == (4, 3, "")
    drawn = isle.hand(0).replace("K1", "").split()
    assert sorted(drawn + isle.deck.split()) == ["H1", "H2", "H3", "T1", "T2", "T3"]


def test_it_ex_27_cargo_set_aside_cannot_be_drawn() -> None:
    isle = Isle(["", ""], ["E1 T2[E2 T2]", "E1"], deck="K1", row="H1 H2 H3")
    isle.play("deliver", "special_only", "special", "item 1 0", "item 1 0", "finish", "take_deck")
    assert (isle.deck, isle.discards) == ("", "")
    assert isle.legal() == ["take_row 0", "take_row 1", "take_row 2"]
    isle.play("take_row 0", "take_row 1", "take_row 2")
    assert (isle.hand(0), isle.discards) == ("H1 H2 H3 K1", "T2 E2")


# Cabooses


def test_it_ex_28_caboose_1_adds_a_card() -> None:
    isle = Isle(["", ""], ["E1[green] K1", "E1"], deck="H1 H2 H3 T1 T2")
    isle.play("deliver", "special_only", "special", "item 0 0", "finish", "take_deck", "take_deck", "finish")
    assert (isle.phase, isle.hand(0)) == ("draw", "H1 H2")
    isle.play("take_deck")
    assert (isle.phase, isle.hand(0), isle.actions_left) == ("action", "H1 H2 H3", 1)


@pytest.mark.parametrize(("target", "cards", "tokens"), [("onto 1 1", 5, 2), ("onto 0 1", 2, 0)])
def test_it_ex_29_caboose_8_adds_two_cards(target: str, cards: int, tokens: int) -> None:
    isle = Isle(["", ""], ["E1 C1 K8", "E1 C2"], supplies=["green"], deck="H1 H1 H1 H1 H1 H1 H1")
    isle.play("load", "load_passenger green", target, *["take_deck"] * cards)
    assert (isle.phase, isle.s.hand_size[0], isle.s.tokens[0]) == ("action", cards, tokens)
    assert (isle.s.hand_size[1], isle.s.tokens[1], isle.supply(0)) == (0, 0, "")


def test_it_ex_30_a_wild_card_on_caboose_3_serves_as_oil() -> None:
    isle = Isle(["", ""], ["E1 K3[town_hall] H1[C1]", "E1"])
    isle.play("deliver", "to cactus_mines", "primary", "item 1 0")
    assert isle.legal() == ["count_as oil"]
    isle.play("count_as oil", "item 2 0")
    assert (isle.island("cactus_mines"), isle.train(0)) == ((0, "primary"), "E1 K3 H1")
    assert isle.discards == "C1 town_hall"


@pytest.mark.parametrize(
    ("choice", "left", "lost"), [("replace 0", "rail_yard", "bank"), ("replace 1", "bank", "rail_yard")]
)
def test_it_ex_31_a_building_goes_with_caboose_4(choice: str, left: str, lost: str) -> None:
    isle = Isle(["B2 E1 E1 E1 E1 E1 E1", ""], ["E1 K4", "E1"], buildings=["bank rail_yard"])
    isle.play("build", "card B2", "extend")
    assert isle.legal() == ["drop 1"]
    isle.play("drop 1")
    assert (isle.phase, isle.legal(), isle.s.hand_size[0]) == ("lose_building", ["replace 0", "replace 1"], 6)
    isle.play(choice)
    assert (isle.buildings(0), isle.discards, isle.phase) == (left, f"{lost} K4", "pay")
    isle.play(*["card E1"] * 6)
    assert isle.train(0) == "E1 B2"


def test_it_ex_32_with_caboose_7_a_passenger_stands_in_for_oil() -> None:
    isle = Isle(["", ""], ["E1[green] T1[E2] K7", "E1"])
    isle.play("deliver", "to devon_city", "primary", "item 1 0", "item 0 0", "count_as oil", "finish")
    assert (isle.island("devon_city"), isle.s.progress) == ((0, "primary"), 1)
    assert (isle.discards, isle.bag, isle.train(0)) == ("E2", "green", "E1 T1 K7")
    assert (isle.filled("flint_beach"), isle.filled("devon_city")) == (0, 0)
    without = Isle(["", ""], ["E1[green] T1[E2]", "E1"])
    without.play("deliver")
    assert "to devon_city" not in without.legal()


def test_it_ex_33_with_caboose_9_one_passenger_goes_elsewhere() -> None:
    tickets = {"devon_city": "ticket_5", "alpine_lodge": "ticket_6"}
    isle = Isle(["", ""], ["E1[green] C2[black white] K9", "E1"], tickets=tickets)
    isle.play("deliver", "to devon_city", "ticket", "item 1 0")
    assert (isle.filled("devon_city"), isle.s.tokens[0]) == (1, 4)
    isle.play("elsewhere", "item 1 0")
    assert (isle.filled("alpine_lodge"), isle.s.tokens[0]) == (1, 8)
    assert isle.legal() == ["special", "finish"]
    isle.play("finish")
    assert (isle.train(0), isle.phase, isle.actions_left) == ("E1[green] C2 K9", "action", 1)


def test_it_ex_34_with_caboose_10_a_stray_passenger_earns_a_reward() -> None:
    tickets, filled = {"devon_city": "ticket_1"}, {"devon_city": 1}
    isle = Isle(["", ""], ["E1 C2[purple black] K10", "E1"], tickets=tickets, filled=filled, deck="H1 " * 10)
    isle.play("deliver", "to devon_city", "stray", "item 1 0", *["take_deck"] * 4)
    assert (isle.phase, isle.s.hand_size[0]) == ("deliver", 4)
    assert (isle.bag, isle.filled("devon_city"), isle.s.progress) == ("purple", 1, 0)
    isle.play("ticket", "item 1 0", *["take_deck"] * 4)
    assert (isle.phase, isle.s.hand_size[0]) == ("deliver", 8)
    assert (isle.bag, isle.filled("devon_city"), isle.s.progress) == ("purple", 2, 0)


# The end of a turn, and scoring


@pytest.mark.parametrize(("hand", "discarded"), [(9, 4), (6, 1), (5, 0), (3, 0)])
def test_it_ex_35_a_hand_of_nine_loses_four(hand: int, discarded: int) -> None:
    isle = Isle(["H1 " * hand, ""], actions=1, **DECKS)
    isle.play("take", "take_bag")
    for _ in range(discarded):
        assert (isle.seat, isle.phase) == (0, "hand_limit")
        isle.play("card H1")
    assert (isle.seat, isle.phase) == (1, "action")
    assert (isle.s.hand_size[0], len(isle.discards.split())) == (hand - discarded, discarded)


@pytest.mark.parametrize(("building", "points"), [("coal_factory", 12), ("customs_house", 6), ("oil_refinery", 0)])
def test_it_ex_36_cargo_on_contracts(building: str, points: int) -> None:
    islands = {"alpine_lodge": (0, "secondary_a"), "billingtons": (0, "primary")}
    isle = Isle(["", ""], islands=islands, buildings=[building])
    assert (isle.parts(0)["contracts"], isle.parts(0)["buildings"], isle.score(0)) == (19, points, 19 + points)


def test_it_ex_37_cars_and_icons() -> None:
    def points(train: str, building: str) -> tuple[int, int]:
        parts = Isle(["", ""], [train, "E1"], buildings=[building]).parts(0)
        return parts["train"], parts["buildings"]

    train, light = "E2 H1 B2 C1 K2", "E1 H2 C3 K2"
    assert (points(train, "rail_yard"), points(train, "town_hall")) == ((12, 8), (12, 6))
    assert points(light, "town_hall") == (10, 4)


@pytest.mark.parametrize("deliverers", [[0, 0], [1, 1], [0, 1]])
def test_it_ex_38_northern_station_counts_everybodys_passengers(deliverers: list[int]) -> None:
    isle = Isle(["", ""], filled={"alpine_lodge": 2, "billingtons": 3}, buildings=["northern_station"])
    isle.s.ticket_seats[isle.s.ticket_filled == 2] = deliverers[0]
    isle.s.ticket_seats[isle.s.ticket_filled == 3] = deliverers[1]
    assert isle.parts(0)["buildings"] == 9


def test_it_ex_39_ties_are_broken_by_length_then_by_the_points_of_the_train() -> None:
    def tie(mine: str, other: str, tokens: list[int]) -> list[int]:
        isle = Isle(["", ""], [mine, other], tokens=tokens)
        assert [isle.score(0), isle.score(1)] == [40, 40]
        return winners(isle)

    four, five, thirteen, twelve = "E3 H3 C1 C1 C1", "E3 C1 C1 C1 C1 C1", "E3 H1 H1 H1 H1 C1", "E3 H1 H1 H1 C1 C1"
    assert tie(four, five, [25, 31]) == [1]
    assert tie(thirteen, twelve, [27, 28]) == [0]
    assert tie(twelve, thirteen, [28, 27]) == [1]
    assert tie(thirteen, "E3 T1 T1 T1 T1 C1", [27, 27]) == [0, 1]


# Solo


def test_it_ex_40_the_challenge_ends_with_the_last_card_of_the_deck() -> None:
    isle = Isle(["E3 H1 H1"], ["E1 B1"], deck="K1 K2", row="T1 T2 T3")
    isle.play("load", "card E3", "onto 0 1", "take_row 0", "take_row 1", "take_deck")
    assert (isle.over, isle.phase) == (False, "draw")
    isle.play("take_deck")
    assert (isle.over, isle.legal(), isle.s.hand_size[0], isle.deck) == (True, [], 6, "")
    assert isle.parts(0)["total"] == 0 + 2 + 1


@pytest.mark.parametrize(("solo", "left"), [("challenge", 1), ("scenario_9", 3)])
def test_it_ex_41_buying_back_turns_the_order_around(solo: str, left: int) -> None:
    isle = Isle([""], tokens=[7], discards="H1 H2 H3", deck="T1", solo=solo)
    isle.play("buy_back", "buy_back")
    assert (isle.s.tokens[0], isle.deck, isle.discards) == (left, "H2 H1 T1", "H3")


def test_it_ex_42_scenario_10_is_won_with_76_points() -> None:
    islands = {"flint_beach": (0, "secondary_a"), "devon_city": (0, "secondary_a"), "billingtons": (0, "secondary_a")}
    train, hand = "E3 H3[C1 C1 C1] T3[E2] H2", "grand_central E1 E1 E1 E1 E1 E1"
    isle = Isle([hand], [train], islands=islands, tokens=[6], deck="K1 K2 K3", solo="scenario_10")
    assert (isle.parts(0)["train"], isle.parts(0)["contracts"], isle.score(0)) == (25, 45, 68)
    isle.play("build", "card grand_central", "extend", *["card E1"] * 5)
    assert not isle.over
    isle.play("card E1")
    assert (isle.score(0), isle.over, isle.s.won) == (76, True, 1)


def test_it_ex_43_scenario_8_knows_primaries_only() -> None:
    train, held = "E3 T2[E2 T2] H2[C1 C1] T1[E2] B1[E3]", {"alpine_lodge": (0, "primary")}
    isle = Isle([""], [train], islands=held, deck="K1 K2 K3", solo="scenario_8")
    isle.play("deliver")
    assert ("to alpine_lodge" in isle.legal(), "to devon_city" in isle.legal()) == (False, True)
    isle.play("to devon_city", "primary", "item 1 0", "item 1 0")
    assert (isle.island("alpine_lodge"), isle.island("devon_city")) == ((0, "primary"), (0, "primary"))
    assert isle.legal("secondary") == []
    usual = Isle([""], [train], islands=held, deck="K1 K2 K3")
    usual.play("deliver", "to alpine_lodge")
    assert usual.legal("secondary") == ["secondary b"]
