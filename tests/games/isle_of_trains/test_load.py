"""IT-073 to IT-088: Load."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.view import masked

from .isle import Isle, number

DECK = "K1 K2 K3 K4 K5 K6 K7 K8"
CARS = "E1 H1 T1 B1 C1 K1"
COAL, OIL, CRATES = ["H1", "T1", "B1", "C1", "K2"], ["H2", "T2", "B2", "C2", "E2"], ["H3", "T3", "B3", "C3", "E3"]
WILD = ["E1", "bank", "town_hall"]
COLOURS = ["green", "orange_red", "black", "purple", "cyan", "white"]


def targets(isle: Isle, item: str) -> list[str]:
    """Where an item may be loaded."""
    isle.play("load", item)
    return isle.legal("onto")


def load_other(other: str, item: str = "card T1", hand: str = "T1", **table: Any) -> Isle:
    """Seat 0 has loaded the first car of the train of seat 1, or its engine if there is no car."""
    isle = Isle(hands=[hand, ""], trains=["E1", other], **{"deck": DECK, **table})
    isle.play("load", item, f"onto 1 {min(1, len(other.split()) - 1)}")
    return isle


def draw_all(isle: Isle) -> int:
    """Take cards from the deck as long as they are due; how many they were."""
    drawn = 0
    while isle.phase == "draw":
        isle.play("take_deck")
        drawn += 1
    return drawn


def test_it_073_load_places_one_card_of_the_own_hand() -> None:
    isle = Isle(hands=["T1 T1", ""], trains=["E1 H2", "E1"])
    isle.play("load", "card T1", "onto 0 1")
    assert (isle.train(0), isle.hand(0), isle.phase) == ("E1 H2[T1]", "T1", "action")


def test_it_073_or_one_passenger_of_the_own_supply() -> None:
    isle = Isle(trains=["E1 C2", "E1"], supplies=["green white"])
    isle.play("load", "load_passenger white", "onto 0 1")
    assert (isle.train(0), isle.supply(0), isle.phase) == ("E1 C2[white]", "green", "action")


def test_it_073_cards_and_passengers_that_are_not_the_own_ones_are_not_loaded() -> None:
    isle = Isle(hands=["T1", "H2 T2"], trains=["E1 H2 T2 C2", "E1"], supplies=["green", "white"], row="B1", bag="black")
    isle.play("load")
    assert isle.legal() == ["card T1", "load_passenger green"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_074_the_target_is_a_free_space_in_any_train(seat: int) -> None:
    isle = Isle(hands=["T1", "", ""], trains=["E1 H1", "E1 T1 H2", "E1 H3"], deck=DECK)
    assert targets(isle, "card T1") == ["onto 0 1", "onto 1 2", "onto 2 1"]
    isle.play(["onto 0 1", "onto 1 2", "onto 2 1"][seat])
    assert isle.train(seat) == ["E1 H1[T1]", "E1 T1 H2[T1]", "E1 H3[T1]"][seat]


def test_it_074_a_passenger_may_go_on_any_engine_too() -> None:
    isle = Isle(hands=["", "", ""], trains=["E1", "E2 C1", "E3 T1"], supplies=["green"])
    assert targets(isle, "load_passenger green") == ["onto 0 0", "onto 1 0", "onto 1 1", "onto 2 0"]


def test_it_074_a_bonus_load_only_goes_on_the_own_train() -> None:
    isle = Isle(hands=["H3 T1", ""], trains=["E1 H1", "E1 B2 H1"], deck=DECK)
    isle.play("load", "card H3", "onto 1 1")
    draw_all(isle)
    assert targets(isle, "card T1") == ["onto 0 1"]


def test_it_074_caboose_3_is_loaded_by_its_owner_only() -> None:
    isle = Isle(hands=["T1", ""], trains=["E1 K3", "E1 H1"])
    assert targets(isle, "card T1") == ["onto 0 1", "onto 1 1"]
    assert "load" not in Isle(hands=["T1", ""], trains=["E1", "E1 K3"]).legal()


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(
    ("car", "item", "capacity"),
    [
        (f"{kind}{n}", item, n)
        for kind, item in {"H": "T1", "T": "H2", "B": "H3", "C": "white"}.items()
        for n in (1, 2, 3)
    ],
)
def test_it_075_a_space_is_free_below_the_capacity(car: str, item: str, capacity: int, owner: int) -> None:
    loading = "load_passenger white" if item == "white" else f"card {item}"
    for loaded in range(capacity + 1):
        trains = ["E1[green]", "E1[green]"]
        trains[owner] += f" {car}[{' '.join([item] * loaded)}]"
        isle = Isle(hands=["" if item == "white" else item, ""], trains=trains, supplies=["white"])
        assert ("load" in isle.legal() and loading in after_load(isle)) is (loaded < capacity)


def after_load(isle: Isle) -> list[str]:
    """What may be loaded."""
    isle.play("load")
    return isle.legal()


@pytest.mark.parametrize(("train", "legal"), [("E1", True), ("E1[green]", False), ("E3", True), ("E3[green]", False)])
def test_it_075_an_engine_has_one_space(train: str, legal: bool) -> None:
    isle = Isle(trains=[train, "E1[white]"], supplies=["green"])
    assert ("load" in isle.legal()) is legal


@pytest.mark.parametrize(
    ("card", "position"), [*((card, 1) for card in COAL), *((card, 2) for card in OIL), *((card, 3) for card in CRATES)]
)
def test_it_076_a_cargo_card_goes_on_the_freight_car_of_its_symbol(card: str, position: int) -> None:
    isle = Isle(hands=[card, ""], trains=[CARS, "E1 C1 B2 T2 H2"])
    assert targets(isle, f"card {card}") == [f"onto 0 {position}", f"onto 1 {5 - position}"]


@pytest.mark.parametrize(("card", "train"), [("T1", "E1 T1 B1"), ("H2", "E1 H1 B1"), ("H3", "E1 H1 T1")])
def test_it_076_it_does_not_go_on_a_car_of_another_type(card: str, train: str) -> None:
    assert "load" not in Isle(hands=[card, ""], trains=[train, "E1"]).legal()


@pytest.mark.parametrize("card", WILD)
def test_it_077_a_wild_card_goes_on_every_freight_car(card: str) -> None:
    assert targets(Isle(hands=[card, ""], trains=[CARS, "E1"]), f"card {card}") == ["onto 0 1", "onto 0 2", "onto 0 3"]


@pytest.mark.parametrize(
    ("car", "island"), [("H2", "alpine_lodge"), ("T2", "devon_city"), ("B2", "camp_eagle")], ids=["coal", "oil", "box"]
)
def test_it_077_there_it_becomes_and_stays_cargo_of_that_car(car: str, island: str) -> None:
    isle = Isle(hands=["bank", ""], trains=[f"E1 {car}[E1]", "E1"], deck=DECK)
    isle.play("load", "card bank", "onto 0 1", "deliver")
    assert isle.legal("to") == [f"to {island}"]
    isle.play(f"to {island}", "primary", "item 1 0", "item 1 0")
    assert isle.island(island) == (0, "primary")


@pytest.mark.parametrize("colour", COLOURS)
def test_it_078_a_passenger_goes_on_an_engine_or_coach(colour: str) -> None:
    isle = Isle(trains=["E1 H1 T1 B1 C1 K1 K3", "E2 C2[green] H1"], supplies=[colour])
    assert targets(isle, f"load_passenger {colour}") == ["onto 0 0", "onto 0 4", "onto 1 0", "onto 1 1"]


def test_it_078_only_with_a_free_space() -> None:
    isle = Isle(trains=["E1[green] C1[green]", "E2 C2[green green]"], supplies=["white"])
    assert targets(isle, "load_passenger white") == ["onto 1 0"]


def test_it_078_passengers_of_several_colours_share_a_coach() -> None:
    isle = Isle(trains=["E1 C3[green white]", "E1"], supplies=["black"])
    isle.play("load", "load_passenger black", "onto 0 1")
    assert isle.train(0) == "E1 C3[green white black]"


@pytest.mark.parametrize("owner", [0, 1])
def test_it_079_a_loaded_card_is_seen_by_everybody(owner: int) -> None:
    isle = Isle(hands=["T1", ""], trains=["E1 H1", "E1 H1"], deck=DECK)
    isle.play("load", "card T1", f"onto {owner} 1")
    for viewer in (0, 1, None):
        assert masked(isle.s, viewer).loads[owner, 1, 0] == number("T1")
        assert isle.events[0].seen_by(viewer).args["card"] == "level_1_tanker"


@pytest.mark.parametrize(
    ("other", "item", "cards", "tokens"),
    [
        ("E1", "load_passenger green", 2, 0),
        ("E3", "load_passenger green", 2, 0),
        ("E1 T1", "card H2", 3, 0),
        ("E1 B1", "card H3", 4, 0),
        ("E1 H3", "card T1", 2, 0),
        ("E1 C1", "load_passenger green", 3, 1),
        ("E1 C3", "load_passenger green", 3, 3),
    ],
)
def test_it_080_loading_anothers_card_gives_its_benefit(other: str, item: str, cards: int, tokens: int) -> None:
    isle = load_other(other, item, hand="T1 H2 H3", supplies=["green"])
    assert draw_all(isle) == cards
    assert isle.s.tokens.tolist()[:2] == [tokens, 0]


def test_it_080_the_benefit_is_that_of_the_card_loaded() -> None:
    isle = Isle(hands=["T1", "", ""], trains=["E1", "E1 B3 T3 H1", "E1 B1"], deck=DECK)
    isle.play("load", "card T1", "onto 1 3")
    assert draw_all(isle) == 3
    assert isle.phase == "discard"


@pytest.mark.parametrize("car", ["H1", "H3", "T1", "T3", "B1", "B3", "C1", "C3"])
def test_it_081_loading_the_own_train_gives_no_benefit(car: str) -> None:
    isle = Isle(hands=["bank", ""], trains=[f"E1 {car}", "E1"], supplies=["green"], deck=DECK)
    isle.play("load", "load_passenger green" if car[0] == "C" else "card bank", "onto 0 1")
    assert (isle.phase, isle.deck, isle.s.tokens[0]) == ("action", DECK, 0)


def test_it_081_nor_does_the_own_engine() -> None:
    isle = Isle(supplies=["green"], deck=DECK)
    isle.play("load", "load_passenger green", "onto 0 0")
    assert (isle.train(0), isle.phase, isle.deck) == ("E1[green]", "action", DECK)


def test_it_082_a_load_belongs_to_the_owner_of_the_train() -> None:
    isle = load_other("E1 H2[K2]", actions=1)
    draw_all(isle)
    assert isle.legal() == ["decline"]
    isle.play("decline")
    assert (isle.seat, isle.train(1)) == (1, "E1 H2[K2 T1]")
    isle.play("deliver", "to alpine_lodge", "primary", "item 1 0", "item 1 0")
    assert isle.island("alpine_lodge") == (1, "primary")


def test_it_082_the_player_who_loaded_it_cannot_deliver_it() -> None:
    isle = load_other("E1 T1", "card H2", hand="H2")
    draw_all(isle)
    assert (isle.seat, isle.phase) == (0, "action")
    assert "deliver" not in isle.legal()


def test_it_082_its_owner_scores_it() -> None:
    before = Isle(trains=["E1", "E1 T1"])
    isle = load_other("E1 T1", "card H2", hand="H2")
    assert (isle.score(0), isle.score(1)) == (before.score(0), before.score(1) + 1)


def test_it_083_cards_come_before_the_discard_and_the_bonus_action() -> None:
    isle = load_other("E1 B3", "card H3", hand="H3 T1")
    phases = []
    while isle.phase != "action":
        phases.append(isle.phase)
        isle.play("decline" if isle.phase == "bonus" else isle.legal()[0])
    assert phases == ["draw"] * 5 + ["discard", "bonus"]


def test_it_083_cards_come_before_the_tokens() -> None:
    isle = load_other("E1 C2", "load_passenger green", hand="", supplies=["green"])
    for _ in range(3):
        assert (isle.phase, isle.s.tokens[0]) == ("draw", 0)
        isle.play("take_deck")
    assert (isle.phase, isle.s.tokens[0]) == ("action", 2)


@pytest.mark.parametrize(("other", "cards"), [("E1 H2", 2), ("E1 H3", 2), ("E1 T2", 3), ("E1 T3", 3), ("E1 B2", 4)])
def test_it_083_a_bonus_action_comes_last(other: str, cards: int) -> None:
    isle = load_other(other, "card bank", hand="bank")
    assert draw_all(isle) == cards
    assert (isle.phase, isle.s.hand_size[0]) == ("bonus", cards)


@pytest.mark.parametrize("card", ["C2", "K1", "K2", "K3"])
def test_it_084_after_taking_any_card_is_discarded_old_or_new(card: str) -> None:
    isle = load_other("E1 H1", hand="T1 C2")
    assert draw_all(isle) == 3
    assert isle.legal() == ["card C2", "card K1", "card K2", "card K3"]
    isle.play(f"card {card}")
    assert (isle.discards, isle.s.hand_size[0], isle.phase) == (card, 3, "action")


def test_it_084_with_a_level_3_boxcar_too() -> None:
    isle = load_other("E1 B3", "card H3", hand="H3")
    assert draw_all(isle) == 5
    isle.play("card K5")
    assert (isle.discards, isle.hand(0)) == ("K5", "K1 K2 K3 K4")


@pytest.mark.parametrize(
    ("card", "onto"),
    [("H1", ["onto 1 2", "onto 1 3"]), ("T2", ["onto 1 1", "onto 1 3"]), ("C3", ["onto 1 1", "onto 1 2"])],
)
def test_it_085_a_card_is_forced_on_a_car_of_another_cargo(card: str, onto: list[str]) -> None:
    isle = Isle(hands=[f"{card} K1", ""], trains=["E1", "E1 H1 T1 B1 C1 K3"])
    assert targets(isle, f"force {card}") == onto


def test_it_085_it_lies_face_down() -> None:
    isle = Isle(hands=["H1 K1", ""], trains=["E1", "E1 B1"], deck=DECK)
    isle.play("load", "force H1", "onto 1 1", "card K1")
    assert isle.train(1) == "E1 B1[?]"
    assert [isle.events[-1].seen_by(seat).args["card"] for seat in (0, 1, None)] == ["level_1_hopper", None, None]


@pytest.mark.parametrize(("car", "island"), [("H2", "alpine_lodge"), ("T2", "devon_city"), ("B2", "camp_eagle")])
def test_it_085_it_counts_as_the_cargo_of_that_car(car: str, island: str) -> None:
    card = "T2" if car == "H2" else "T1"
    isle = Isle(hands=[f"{card} K1", ""], trains=[f"E1 {car}[bank]", "E1"], deck=DECK)
    isle.play("load", f"force {card}", "onto 0 1", "card K1", "deliver")
    assert isle.legal("to") == [f"to {island}"]
    isle.play(f"to {island}")
    assert "primary" in isle.legal()


def test_it_085_the_player_may_load_without_force() -> None:
    isle = Isle(hands=["H1 K2", ""], trains=["E1 H1", "E1 B1"])
    isle.play("load")
    assert set(isle.legal()) == {"card H1", "card K2", "force H1", "force K2"}


@pytest.mark.parametrize(("hand", "legal"), [("H1", False), ("H1 H1", True), ("H1 bank", True)])
def test_it_086_a_forced_load_needs_two_cards(hand: str, legal: bool) -> None:
    isle = Isle(hands=[hand, ""], trains=["E1", "E1 B1"])
    assert ("load" in isle.legal() and "force H1" in after_load(isle)) is legal


def test_it_086_one_card_is_loaded_and_any_other_is_discarded() -> None:
    isle = Isle(hands=["H1 K1 K2 K2", ""], trains=["E1 B1", "E1"])
    isle.play("load", "force H1", "onto 0 1")
    assert isle.legal() == ["card K1", "card K2"]
    isle.play("card K2")
    assert (isle.train(0), isle.hand(0), isle.discards) == ("E1 B1[?]", "K1 K2", "K2")
    assert isle.phase == "action"


def test_it_086_both_leave_the_hand_before_the_benefit() -> None:
    """Without a deck, the card just discarded is all that can be drawn for the Level 1 Boxcar."""
    isle = Isle(hands=["H1 K1", ""], trains=["E1", "E1 B1"])
    isle.play("load", "force H1", "onto 1 1", "card K1")
    assert (isle.phase, isle.s.hand_size[0], isle.discards) == ("draw", 0, "K1")
    isle.play("take_deck")
    assert (isle.hand(0), isle.phase) == ("K1", "action")


@pytest.mark.parametrize(("car", "card", "cards"), [("H3", "T2", 2), ("T1", "H1", 3), ("B1", "H1", 4)])
def test_it_087_a_forced_load_on_anothers_car_gives_the_benefit(car: str, card: str, cards: int) -> None:
    isle = Isle(hands=[f"{card} C1", ""], trains=["E1", f"E1 {car}"], deck=DECK)
    isle.play("load", f"force {card}", "onto 1 1", "card C1")
    assert draw_all(isle) == cards
    assert isle.s.hand_size[0] == cards


def test_it_087_on_the_own_car_it_gives_none() -> None:
    isle = Isle(hands=["H1 C1", ""], trains=["E1 B1", "E1"], deck=DECK)
    isle.play("load", "force H1", "onto 0 1", "card C1")
    assert (isle.phase, isle.hand(0), isle.deck) == ("action", "", DECK)


@pytest.mark.parametrize(
    ("item", "position", "train"),
    [("card T1", 1, "E1 H3[T1] C3"), ("load_passenger green", 2, "E1 H3 C3[green]"), ("load_passenger green", 0, "")],
)
def test_it_088_the_owner_receives_nothing_but_the_load(item: str, position: int, train: str) -> None:
    isle = Isle(hands=["T1", "K9"], trains=["E1", "E1 H3 C3"], supplies=["green", "white"], tokens=[0, 2], deck=DECK)
    isle.play("load", item, f"onto 1 {position}")
    draw_all(isle)
    assert (isle.hand(1), isle.supply(1), isle.s.tokens[1]) == ("K9", "white", 2)
    assert isle.train(1) == (train or "E1[green] H3 C3")
    assert isle.seat == 0
