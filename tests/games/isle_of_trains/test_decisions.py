"""What is decided (IT-DP-01 to IT-DP-20): the choices offered are those of the ledger's table, no more and no fewer."""

from __future__ import annotations

from typing import Any

import pytest

from .isle import BOX, PHASE, Isle

TICKETED = {f"to {island}" for island in BOX.ISLANDS if island != "research_station"}
ABILITIES = "E3 T2[E2 T2] C3[black white] K9 K10"


def building(hand: str, train: str = "E1", *, buildings: str = "", **options: Any) -> Isle:
    """A table at which the first seat builds the first card of its hand."""
    seats = 1 if "solo" in options else 2
    isle = Isle([hand, ""][:seats], [train, "E1"][:seats], buildings=[buildings], deck="E1 E1 E1", **options)
    isle.play("build", f"card {hand.split()[0]}")
    return isle


def delivering(train: str, *moves: str, **position: Any) -> Isle:
    """A table at which the first of two seats is about to deliver, or to go on with it."""
    isle = Isle(["", ""], [train, "E1"], **position)
    isle.play("deliver", *moves)
    return isle


# Actions and Take

ACTIONS = [
    ("", "E1[green]", "", ["take", "deliver"]),
    ("", "E1", "", ["take"]),
    ("H1", "E1", "", ["take"]),
    ("E1 E1 E1", "E1", "", ["take"]),
    ("H1 E1", "E1", "", ["take", "build"]),
    ("", "E1", "green", ["take", "load"]),
    ("H1", "E1 H1", "", ["take", "load"]),
    ("H1", "E1 H1[C1]", "", ["take", "deliver"]),
    ("E2", "E1[green] H1", "white", ["take", "deliver"]),
    ("H1 E1", "E1[green] C1", "white", ["take", "build", "load", "deliver"]),
]


@pytest.mark.parametrize(("hand", "train", "supply", "actions"), ACTIONS)
def test_it_dp_01_a_main_action_is_one_that_can_be_done(hand: str, train: str, supply: str, actions: list[str]) -> None:
    assert Isle([hand, ""], [train, "E1[black]"], supplies=[supply]).legal() == actions


@pytest.mark.parametrize(("hand", "train", "supply", "actions"), ACTIONS)
def test_it_dp_01_a_bonus_of_any_kind_may_also_be_declined(
    hand: str, train: str, supply: str, actions: list[str]
) -> None:
    isle = Isle([f"C1 {hand}", ""], [train, "E1[black] H3"], supplies=[supply])
    isle.play("load", "card C1", "onto 1 1")
    assert (isle.phase, isle.legal()) == ("bonus", [*actions, "decline"])


@pytest.mark.parametrize(
    ("seats", "deck", "discards", "has_deck"),
    [(2, "K1", "", True), (2, "", "K1", True), (2, "", "", False), (1, "K1", "", True), (1, "", "K1", False)],
)
def test_it_dp_02_take_a_card_of_the_row_the_deck_or_the_bag(
    seats: int, deck: str, discards: str, has_deck: bool
) -> None:
    isle = Isle([""] * seats, row="H1 H2 H3", deck=deck, discards=discards)
    isle.play("take")
    others = ["take_deck"] * has_deck + ["take_bag"]
    assert isle.legal() == ["take_row 0", "take_row 1", "take_row 2", *others]


def test_it_dp_02_a_gap_in_the_row_is_no_choice() -> None:
    isle = Isle(["", ""], row="H1 H2 H3", deck="K1")
    isle.play("take", "take_row 1", "take")
    assert isle.legal() == ["take_row 0", "take_row 2", "take_deck", "take_bag"]


def test_it_dp_03_each_card_of_a_draw_comes_from_row_or_deck_until_there_is_none() -> None:
    isle = Isle(["E3", ""], ["E1", "E1 B1"], row="H1 H2", deck="K1")
    isle.play("load", "card E3", "onto 1 1")
    assert isle.legal() == ["take_row 0", "take_row 1", "take_deck"]
    isle.play("take_row 0")
    assert isle.legal() == ["take_row 1", "take_deck"]
    isle.play("take_deck")
    assert isle.legal() == ["take_row 1"]
    isle.play("take_row 1")
    assert (isle.phase, isle.hand(0)) == ("action", "H1 H2 K1")


def test_it_dp_03_with_only_the_deck_left_it_is_the_deck() -> None:
    isle = Isle(["E3", ""], ["E1", "E1 B1"], discards="K1 K2 K3 K4 K5")
    isle.play("load", "card E3", "onto 1 1")
    for _ in range(4):
        assert isle.legal() == ["take_deck"]
        isle.play("take_deck")
    assert isle.phase == "action"


# Build


@pytest.mark.parametrize(
    ("hand", "train", "cards"),
    [
        ("E1 E2 H1 K1", "E1", "E2 H1 K1"),
        ("E2 H2 K1", "E1 H1", "E2"),
        ("H1 H1 C1 C1", "E1", "H1 C1"),
        ("bank E1 E1 E1 E1 E1 E1", "E1", "bank"),
        ("bank H1 E1 E1 E1 E1", "E1", "H1"),
        ("B2 T1 E1 E1 E1 E1 E1 E1", "E1 H2 H2", "T1"),
        ("E2 E3 E1 E1 E1 E1", "E2", "E3"),
    ],
)
def test_it_dp_04_build_a_card_that_can_be_pulled_and_paid(hand: str, train: str, cards: str) -> None:
    isle = Isle([hand, ""], [train, "E1"])
    isle.play("build")
    assert sorted(isle.legal()) == sorted(f"card {card}" for card in cards.split())


@pytest.mark.parametrize(
    ("hand", "train", "modes"),
    [
        ("H3 E1 E1 E1 E1 E1 E1 E1", "E3 H1 H2 H1 T1", ["extend", "upgrade 1", "upgrade 2", "upgrade 3"]),
        ("H3 E1 E1 E1 E1 E1 E1", "E3 H1 H2 H1 T1", ["upgrade 1", "upgrade 2", "upgrade 3"]),
        ("H3 E1 E1 E1", "E3 H1 H2 H1 T1", ["upgrade 2"]),
        ("H2 E1 E1 E1 E1", "E3 H2 H3", ["extend"]),
        ("E3 E1 E1 E1 E1 E1", "E1 H1", ["upgrade 0"]),
        ("K1 E1 E1 E1", "E3 K2", ["extend"]),
    ],
)
def test_it_dp_05_extend_or_upgrade_a_lower_level_of_the_kind(hand: str, train: str, modes: list[str]) -> None:
    assert building(hand, train).legal() == modes


@pytest.mark.parametrize(
    ("train", "buildings", "options", "modes"),
    [
        ("E1", "", {}, ["extend"]),
        ("E1", "rail_yard", {}, ["replace 0"]),
        ("E1 K4", "rail_yard", {}, ["extend"]),
        ("E1 K4", "rail_yard town_hall", {}, ["replace 0", "replace 1"]),
        ("E1", "rail_yard town_hall", {"solo": "scenario_2"}, ["extend"]),
        ("E1", "rail_yard town_hall", {"solo": "scenario_7"}, ["extend"]),
    ],
)
def test_it_dp_05_a_building_is_added_or_replaces_one_at_the_limit(
    train: str, buildings: str, options: dict[str, Any], modes: list[str]
) -> None:
    assert building("bank E1 E1 E1 E1 E1 E1", train, buildings=buildings, **options).legal() == modes


@pytest.mark.parametrize(
    ("hand", "train", "mode", "choices"),
    [
        ("T2 E1 E1 E1", "E3 T1 H1 K5", "upgrade 1", ["keep", "drop 2", "drop 3"]),
        ("T1 E1", "E3 T1 H1 K5", "extend", ["keep", "drop 1", "drop 2"]),
        ("T1 E1 E1", "E3 T1 H1 K5", "extend", ["keep", "drop 1", "drop 2", "drop 3"]),
        ("T2 E1 E1 E1 E1 E1", "E1 B1 H1 C1", "extend", ["drop 1", "drop 2"]),
        ("E2 E1 E1", "E1 H1", "upgrade 0", ["keep", "drop 1"]),
        ("H1 E1", "E1", "extend", ["keep"]),
    ],
)
def test_it_dp_06_no_car_or_one_that_leaves_the_build_legal_is_dropped(
    hand: str, train: str, mode: str, choices: list[str]
) -> None:
    isle = building(hand, train)
    isle.play(mode)
    assert (isle.phase, isle.legal()) == ("drop", choices)


def test_it_dp_06_a_building_drops_no_car() -> None:
    isle = building("bank E1 E1 E1 E1 E1 E1", "E1 H1")
    isle.play("extend")
    assert isle.phase == "pay"


@pytest.mark.parametrize(
    ("buildings", "dropped", "phase", "choices"),
    [
        ("bank rail_yard", "drop 1", "lose_building", ["replace 0", "replace 1"]),
        ("bank rail_yard", "drop 2", "pay", ["card E1"]),
        ("bank", "drop 1", "pay", ["card E1"]),
    ],
)
def test_it_dp_07_caboose_4_takes_a_building_of_choice_with_it(
    buildings: str, dropped: str, phase: str, choices: list[str]
) -> None:
    isle = building("H1 E1", "E2 K4 T1", buildings=buildings)
    isle.play("extend", dropped)
    assert (isle.phase, isle.legal()) == (phase, choices)


def test_it_dp_08_any_card_but_the_built_one_pays() -> None:
    isle = building("T1 E1 C1 bank")
    isle.play("extend", "keep")
    assert isle.legal() == ["card E1", "card C1", "card bank"]
    isle.play("card C1")
    assert isle.legal() == ["card E1", "card bank"]
    isle.play("card bank")
    assert (isle.phase, isle.hand(0), isle.train(0)) == ("action", "E1", "E1 T1")


def test_it_dp_08_another_copy_of_the_built_card_may_pay() -> None:
    isle = building("T1 T1 E1")
    isle.play("extend", "keep")
    assert isle.legal() == ["card E1", "card T1"]


# Load


def test_it_dp_09_load_a_card_that_fits_a_card_by_force_or_a_passenger() -> None:
    isle = Isle(["C1 E2 K1 bank", ""], ["E1[green] H1", "E1 B1"], supplies=["green green white"])
    isle.play("load")
    fitting = {"card C1", "card K1", "card bank"}
    assert set(isle.legal()) == fitting | {"force C1", "force E2", "force K1"} | {
        "load_passenger green",
        "load_passenger white",
    }
    assert len(isle.legal()) == 8


@pytest.mark.parametrize(
    ("hand", "supply", "choices"),
    [
        ("C1", "", {"card C1"}),
        ("C1 C1", "", {"card C1"}),
        ("C1 E2", "", {"card C1", "force E2"}),
        ("E2", "green", {"load_passenger green"}),
    ],
)
def test_it_dp_09_a_forced_load_needs_another_card_and_a_car_of_another_cargo(
    hand: str, supply: str, choices: set[str]
) -> None:
    isle = Isle([hand, ""], ["E1 H1", "E1"], supplies=[supply])
    isle.play("load")
    assert set(isle.legal()) == choices


@pytest.mark.parametrize(
    ("load", "targets"),
    [
        ("card C1", ["onto 0 1", "onto 0 3", "onto 1 2"]),
        ("card bank", ["onto 0 1", "onto 0 3", "onto 0 4", "onto 1 2"]),
        ("force C1", ["onto 0 4"]),
        ("force E2", ["onto 0 1", "onto 1 2"]),
        ("load_passenger green", ["onto 1 0", "onto 1 4"]),
    ],
)
def test_it_dp_10_a_load_goes_where_it_fits_on_any_train(load: str, targets: list[str]) -> None:
    trains = ["E3[white] H2[C1] H1[C1] K3 T1", "E3 H1[C1] H3 K3 C2[black]"]
    isle = Isle(["C1 bank E2", ""], trains, supplies=["green"])
    isle.play("load", load)
    assert isle.legal() == targets


def test_it_dp_10_a_bonus_load_goes_on_the_own_train() -> None:
    isle = Isle(["E3 C1 C1", ""], ["E2 H1 H2", "E3 B2 H3"], supplies=["green"])
    isle.play("load", "card E3", "onto 1 1", "load")
    assert set(isle.legal()) == {"card C1", "load_passenger green"}
    isle.play("card C1")
    assert isle.legal() == ["onto 0 1", "onto 0 2"]


@pytest.mark.parametrize(("hand", "choices"), [("H1 T2 C1 C1", "C1 T2"), ("H1 H1 T2", "H1 T2"), ("H1 bank", "bank")])
def test_it_dp_11_another_card_is_discarded_for_a_forced_load(hand: str, choices: str) -> None:
    isle = Isle([hand, ""], ["E1", "E1 B1"])
    isle.play("load", "force H1", "onto 1 1")
    assert isle.legal() == [f"card {card}" for card in choices.split()]


@pytest.mark.parametrize(("load", "position", "cards"), [("C1", 1, 3), ("E3", 2, 5)])
def test_it_dp_12_then_any_one_card_is_discarded(load: str, position: int, cards: int) -> None:
    isle = Isle([f"{load} E1 E1 K1", ""], ["E1", "E3 H1 B3"], deck="T1 T2 T1 T2 T1 T2")
    isle.play("load", f"card {load}", f"onto 1 {position}", *["take_deck"] * cards)
    assert (isle.phase, isle.legal()) == ("discard", ["card E1", "card T1", "card T2", "card K1"])
    isle.play("card K1")
    assert (isle.phase, isle.discards) == ("action" if position == 1 else "bonus", "K1")


@pytest.mark.parametrize(
    ("car", "card", "choices"),
    [
        ("H2", "C1", ["build"]),
        ("H3", "C1", ["take", "build", "load", "deliver"]),
        ("T2", "E2", ["deliver"]),
        ("T3", "E2", ["load", "deliver"]),
        ("B2", "E3", ["load"]),
    ],
)
def test_it_dp_13_a_bonus_action_is_done_or_declined(car: str, card: str, choices: list[str]) -> None:
    isle = Isle([f"{card} C1 H1", ""], ["E1[green] H1", f"E3 {car}"])
    isle.play("load", f"card {card}", "onto 1 1")
    assert (isle.phase, isle.legal()) == ("bonus", [*choices, "decline"])
    bare = Isle([card, ""], ["E1", f"E3 {car}"])
    bare.play("load", f"card {card}", "onto 1 1")
    assert (bare.phase, bare.legal()) == ("bonus", [*(["take"] * (car == "H3")), "decline"])


@pytest.mark.parametrize(("ticket", "choice"), [("ticket_2", "load"), ("ticket_4", "build")])
def test_it_dp_13_so_is_that_of_a_ticket(ticket: str, choice: str) -> None:
    isle = Isle(["C1 H1", ""], ["E1[green] H1", "E1"], tickets={"flint_beach": ticket})
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert (isle.phase, isle.legal()) == ("bonus", [choice, "decline"])
    isle.play("decline")
    assert isle.legal() == ["finish"]


# Deliver


@pytest.mark.parametrize(
    ("train", "position", "islands"),
    [
        ("E1[black]", {}, "devon_city"),
        ("E1[black]", {"filled": {"devon_city": 3}}, ""),
        ("E1[black] H1[C1] T1[E2]", {}, "devon_city cactus_mines"),
        ("E1[black] H1[C1] T1[E2]", {"islands": {"cactus_mines": (1, "primary")}}, "devon_city"),
        ("E1[black] H1[C1] T1[E2]", {"islands": {"flint_beach": (0, "primary")}}, "devon_city"),
        ("E2 H2[C1 C1] T2[E2 E2]", {"islands": {"cactus_mines": (0, "primary")}}, "cactus_mines"),
        ("E2 H2[C1 C1] T2[E2 E2]", {"islands": {"cactus_mines": (0, "secondary_a")}}, "devon_city alpine_lodge"),
        ("E1[black] T1[E2] K7", {}, "flint_beach devon_city cactus_mines"),
    ],
)
def test_it_dp_14_deliver_where_something_can_be_delivered_or_special_only(
    train: str, position: dict[str, Any], islands: str
) -> None:
    expected = {f"to {island}" for island in islands.split()} | {"special_only"}
    assert set(delivering(train, **position).legal()) == expected


def test_it_dp_14_four_players_also_deliver_to_the_research_station() -> None:
    isle = Isle([""] * 4, ["E1 H2[C1 C1] K3[E3]", "E1", "E1", "E1"])
    isle.play("deliver")
    assert set(isle.legal()) == {"to research_station", "to billingtons", "to alpine_lodge", "special_only"}


def test_it_dp_14_with_caboose_9_every_location_may_be_chosen() -> None:
    assert set(delivering("E1[black] K9").legal()) == TICKETED | {"special_only"}
    assert delivering("E1[black] K9", filled={"devon_city": 3}).legal() == ["special_only"]
    isle = Isle([""] * 4, ["E1[black] K9", "E1", "E1", "E1"])
    isle.play("deliver")
    assert set(isle.legal()) == TICKETED | {"to research_station", "special_only"}


def test_it_dp_14_with_caboose_10_every_ticket_with_a_free_space_may_be_chosen() -> None:
    isle = delivering("E1[black] K10", filled={"flint_beach": 3})
    assert set(isle.legal()) == (TICKETED - {"to flint_beach"}) | {"special_only"}


def test_it_dp_15_every_delivery_that_can_be_made_is_offered_and_the_end_only_after_one() -> None:
    isle = delivering(ABILITIES, "to devon_city", tickets={"devon_city": "ticket_5"})
    assert isle.legal() == ["primary", "ticket", "elsewhere", "stray", "special"]
    isle.play("ticket", "item 2 0")
    assert isle.legal() == ["primary", "elsewhere", "stray", "special", "finish"]
    isle.play("primary", "item 1 0", "item 1 0")
    assert isle.legal() == ["elsewhere", "stray", "special", "finish"]
    isle.play("special", "item 2 0", "finish", "take_deck", "take_deck")
    assert isle.legal() == ["finish"]


def test_it_dp_15_each_caboose_serves_once_and_passengers_are_named_by_their_place() -> None:
    tickets = {"devon_city": "ticket_5", "alpine_lodge": "ticket_6"}
    train = "E3[purple] C3[black white cyan] C1[black] K9 K10"
    isle = delivering(train, "to devon_city", "ticket", tickets=tickets)
    assert isle.legal() == ["item 1 0", "item 2 0"]
    isle.play("item 2 0", "elsewhere")
    assert isle.legal() == ["item 0 0", "item 1 1", "item 1 2"]
    isle.play("item 1 1")
    assert isle.legal() == ["ticket", "stray", "special", "finish"]
    isle.play("stray")
    assert isle.legal() == ["item 0 0", "item 1 1"]
    isle.play("item 0 0")
    assert isle.legal() == ["ticket", "special", "finish"]


def test_it_dp_15_special_only_also_lets_a_passenger_go_with_caboose_9() -> None:
    isle = delivering("E1[black] T2[E2 T2] K9", "special_only", tickets={"devon_city": "ticket_5"})
    assert isle.legal() == ["elsewhere", "special"]
    isle.play("elsewhere", "item 0 0")
    assert (isle.filled("devon_city"), isle.legal()) == (1, ["special", "finish"])


def test_it_dp_15_one_of_the_secondaries_that_can_be_met() -> None:
    held = {"devon_city": (0, "primary")}
    isle = delivering("E3 H2[C1 C1] T3[E2 E2 E2] B1[E3]", "to devon_city", islands=held)
    assert isle.legal() == ["secondary a", "secondary b", "special"]
    isle.play("secondary b", "item 1 0", "item 2 0", "item 2 0", "item 3 0")
    assert isle.legal() == ["special", "finish"]
    short = delivering("E3 H2[C1 C1] T3[E2 E2 E2]", "to devon_city", islands=held)
    assert short.legal() == ["secondary a", "special"]


def test_it_dp_16_any_load_that_serves_may_be_given() -> None:
    isle = delivering("E3 H1[C1] H2[C1 H1] T1[E2] B1[E3]", "to cactus_mines", "primary")
    assert isle.legal() == ["item 1 0", "item 2 0", "item 2 1", "item 3 0"]
    isle.play("item 2 1")
    assert isle.legal() == ["item 3 0"]


def test_it_dp_16_a_wild_card_on_caboose_3_is_given_a_cargo() -> None:
    isle = delivering("E3 K3[bank] H1[C1] T1[E2]", "to cactus_mines", "primary")
    assert isle.legal() == ["item 1 0", "item 2 0", "item 3 0"]
    isle.play("item 1 0")
    assert isle.legal() == ["count_as coal", "count_as oil"]
    isle.play("count_as coal")
    assert isle.legal() == ["item 3 0"]


def test_it_dp_16_the_research_station_takes_any_cargo() -> None:
    isle = Isle([""] * 4, ["E3[green] H2[C1 C1] B1[E3] T1[E2] K3[bank]", "E1", "E1", "E1"])
    isle.play("deliver", "to research_station", "primary")
    assert isle.legal() == ["item 1 0", "item 1 1", "item 2 0", "item 3 0", "item 4 0"]
    isle.play("item 4 0")
    assert isle.legal() == ["item 1 0", "item 1 1", "item 2 0", "item 3 0"]


def test_it_dp_16_with_caboose_7_one_passenger_may_be_given() -> None:
    isle = delivering("E3[green] C2[white black] T2[E2 T2] K7", "to devon_city", "primary")
    assert isle.legal() == ["item 0 0", "item 1 0", "item 1 1", "item 2 0", "item 2 1"]
    isle.play("item 1 1")
    assert isle.legal() == ["count_as oil"]
    isle.play("count_as oil")
    assert isle.legal() == ["item 2 0", "item 2 1"]


def test_it_dp_17_a_special_delivery_takes_any_loads_but_at_least_one() -> None:
    isle = delivering("E1[green] H2[C1 H1] C1[white]", "special_only", "special")
    assert isle.legal() == ["item 0 0", "item 1 0", "item 1 1", "item 2 0"]
    isle.play("item 1 0")
    assert isle.legal() == ["item 0 0", "item 1 0", "item 2 0", "finish"]
    isle.play("item 0 0", "item 1 0", "item 2 0")
    assert isle.legal() == ["finish"]


# The end of the turn, and solo


def test_it_dp_18_any_cards_above_five_are_discarded() -> None:
    isle = Isle(["H1 H1 H1 T1 T1 K1 K2", ""], row="E1 E1 E1", deck="E1", actions=1)
    isle.play("take", "take_bag")
    assert (isle.phase, isle.legal()) == ("hand_limit", ["card H1", "card T1", "card K1", "card K2"])
    isle.play("card K1")
    assert isle.legal() == ["card H1", "card T1", "card K2"]
    isle.play("card H1")
    assert (isle.seat, isle.phase, isle.hand(0)) == (1, "action", "H1 H1 T1 T1 K2")


SCRIPTS: list[tuple[str, str, list[str]]] = [
    ("T1 E1 E1", "E2 K4 H1", ["build", "card T1", "extend", "drop 1", "replace 0", "card E1", "card E1"]),
    ("C1 E2", "E2 B2", ["load", "force C1", "onto 0 1", "card E2", *["take_deck"] * 4, "decline"]),
    ("C1 E2", "E1 H1", ["load", "card C1", "onto 0 1", *["take_deck"] * 3, "card E2"]),
    ("", "E1 K3[bank] H1[C1]", ["deliver", "to cactus_mines", "primary", "item 1 0", "count_as oil", "item 2 0"]),
    ("", "E1[green] H1[C1]", ["deliver", "to flint_beach", "ticket", "item 0 0", "special", "item 1 0", "finish"]),
    ("TE E1 E1 E1 E1 E1 E1 E1", "E1", ["build", "card TE", "upgrade 0", "keep", *["card E1"] * 7, "card K1"]),
    ("H1 H1 H1 H1 H1 H1", "E1", ["take", "take_bag", "take", "take_bag", "card H1", "decline", "decline"]),
]


def test_it_dp_19_a_card_may_be_bought_back_at_every_decision() -> None:
    seen, tickets = set(), {"flint_beach": "ticket_5"}
    for hand, train, moves in SCRIPTS:
        position: dict[str, Any] = {"row": "E1 E1 E1", "deck": "E1 " * 20, "discards": "K1 K2", "bag": "green white"}
        isle = Isle([hand], [train], tokens=[50], tickets=tickets, buildings=["bank rail_yard"], **position)
        for move in moves:
            assert isle.legal("buy_back") == ["buy_back"]
            seen.add(isle.phase)
            isle.play(move)
    assert seen == set(PHASE.NAMES) - {"last_chance", "over", "going"}


@pytest.mark.parametrize(
    ("tokens", "solo", "deck", "discards", "offered"),
    [
        (3, "challenge", "K1", "K2", True),
        (2, "challenge", "K1", "K2", False),
        (2, "scenario_9", "K1", "K2", True),
        (1, "scenario_9", "K1", "K2", False),
        (9, "challenge", "K1", "", False),
        (9, "challenge", "", "K2", False),
    ],
)
def test_it_dp_19_buying_back_needs_tokens_a_discard_and_a_deck(
    tokens: int, solo: str, deck: str, discards: str, offered: bool
) -> None:
    isle = Isle([""], tokens=[tokens], solo=solo, deck=deck, discards=discards)
    assert isle.legal() == ["take"] + ["buy_back"] * offered


def test_it_dp_19_nobody_buys_back_in_company() -> None:
    isle = Isle(["", ""], tokens=[9, 9], deck="K1", discards="K2")
    assert isle.legal() == ["take"]


def test_it_dp_19_the_night_asks_before_the_refill_and_before_its_discard() -> None:
    isle = Isle([""], tokens=[6], deck="K1 K2 K3 K4", discards="H1", row="T1 T2 T3", actions=1)
    isle.play("take", "take_row 1")
    assert (isle.phase, isle.legal(), isle.row) == ("night", ["decline", "buy_back"], ["T1", "", "T3"])
    isle.play("decline")
    assert (isle.phase, isle.legal(), isle.row) == ("night", ["decline", "buy_back"], ["T1", "K1", "T3"])
    assert (isle.deck, isle.discards) == ("K2 K3 K4", "H1")
    isle.play("decline")
    assert (isle.phase, isle.deck, isle.discards) == ("action", "K3 K4", "K2 H1")


def test_it_dp_19_a_card_bought_back_at_night_is_the_next_of_the_deck() -> None:
    isle = Isle([""], tokens=[6], deck="K1 K2 K3 K4", discards="H1 H2", row="T1 T2 T3", actions=1)
    isle.play("take", "take_row 1", "buy_back")
    assert (isle.phase, isle.s.tokens[0], isle.deck) == ("night", 3, "H1 K1 K2 K3 K4")
    isle.play("decline")
    assert (isle.phase, isle.row) == ("night", ["T1", "H1", "T3"])
    isle.play("buy_back")
    assert (isle.phase, isle.s.tokens[0], isle.discards) == ("action", 0, "H2")


@pytest.mark.parametrize("order", [["K1", "K2", "K3"], ["K3", "K1", "K2"]])
def test_it_dp_20_the_order_of_a_payment_is_the_players(order: list[str]) -> None:
    isle = building("B1 K1 K2 K3", solo="challenge")
    isle.play("extend", "keep", *(f"card {card}" for card in order))
    assert isle.discards.split() == order[::-1]


@pytest.mark.parametrize("order", [["K1", "K2"], ["K2", "K1"]])
def test_it_dp_20_so_is_that_of_the_hand_limit(order: list[str]) -> None:
    isle = Isle(["H1 H1 H1 H1 H1 K1 K2"], deck="E1 E2 E3 T1", row="E1 E1 E1", actions=1)
    isle.play("take", "take_bag", *(f"card {card}" for card in order))
    assert isle.discards.split() == ["E1", *order[::-1]]


@pytest.mark.parametrize(("items", "pile"), [(["1 0", "1 0"], "H1 C1"), (["1 1", "1 0"], "C1 H1")])
def test_it_dp_20_so_is_that_of_a_special_delivery(items: list[str], pile: str) -> None:
    isle = Isle([""], ["E1 H2[C1 H1]"], deck="E1 " * 9)
    isle.play("deliver", "special_only", "special", *(f"item {item}" for item in items), "finish", *["take_deck"] * 4)
    assert isle.discards == pile
