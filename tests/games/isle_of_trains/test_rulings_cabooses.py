"""The rulings on cabooses and buildings: IT-AMB-32 to IT-AMB-43, with their options."""

from __future__ import annotations

from typing import Any

import pytest

from .isle import BOX, SCORING, Isle

PILES: dict[str, Any] = {"deck": "B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1", "discards": "T1"}
TOKENS = {"flint_beach": "ticket_5", "devon_city": "ticket_6"}  # four tokens for the first passenger of either


def building_points(isle: Isle) -> int:
    return int(SCORING.building_points(isle.s, 0))


# Caboose 1


def test_it_amb_32_caboose_1_draws_when_the_deliver_is_finished() -> None:
    isle = Isle(["", ""], ["E1[green] K1", "E1"], tickets={"flint_beach": "ticket_4"}, **PILES)
    isle.play("deliver", "to flint_beach")
    assert isle.phase == "deliver"
    isle.play("ticket", "item 0 0", "take_deck", "take_deck", "decline")
    assert (isle.phase, isle.legal(), isle.s.hand_size[0]) == ("deliver", ["finish"], 2)
    isle.play("finish")
    assert isle.phase == "draw"
    isle.play("take_deck")
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 3)


def test_it_amb_32_once_however_much_is_delivered() -> None:
    isle = Isle(["", ""], ["E1[green] C3[green green] K1", "E1"], tickets=TOKENS, **PILES)
    isle.play("deliver", "to flint_beach", *["ticket", "item 0 0"], *["ticket", "item 1 0"] * 2, "finish", "take_deck")
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 1)


def test_it_amb_32_by_option_it_draws_at_the_start_of_the_action() -> None:
    isle = Isle(["", ""], ["E1[green] K1", "E1"], tickets=TOKENS, caboose1_timing="before", **PILES)
    isle.play("deliver")
    assert (isle.phase, isle.legal()) == ("draw", ["take_deck"])
    isle.play("take_deck")
    assert (isle.phase, isle.legal()) == ("destination", ["to flint_beach", "special_only"])
    isle.play("to flint_beach", "ticket", "item 0 0", "finish")
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 1)


def test_it_amb_32_by_option_who_has_no_caboose_1_names_the_destination_at_once() -> None:
    isle = Isle(["", ""], ["E1[green]", "E1"], tickets=TOKENS, caboose1_timing="before", **PILES)
    isle.play("deliver")
    assert isle.phase == "destination"


def test_it_amb_32_by_version_1_the_destination_was_named_before_the_early_card() -> None:
    trains = ["E1[green] K1", "E1"]
    isle = Isle(["", ""], trains, tickets=TOKENS, caboose1_timing="before", rules_version=1, **PILES)
    isle.play("deliver", "to flint_beach")
    assert (isle.phase, isle.filled("flint_beach")) == ("draw", 0)
    isle.play("take_deck", "ticket", "item 0 0", "finish")
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 1)


def test_it_amb_32_a_caboose_1_built_during_the_deliver_draws_at_its_end() -> None:
    isle = Isle(["K1 H1 H1 H1", ""], ["E1[green]", "E1"], tickets={"flint_beach": "ticket_4"}, **PILES)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0", "take_deck", "take_deck")
    isle.play("build", "card K1", "extend", "keep", *["card H1"] * 3, "finish")
    assert isle.phase == "draw"


def test_it_amb_32_a_caboose_1_dropped_during_the_deliver_does_not_draw() -> None:
    isle = Isle(["H1 H1", ""], ["E1[green] K1", "E1"], tickets={"flint_beach": "ticket_4"}, **PILES)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0", "take_deck", "take_deck")
    isle.play("build", "card H1", "extend", "drop 1", "card H1", "finish")
    assert (isle.phase, isle.train(0)) == ("action", "E1 H1")


# Cabooses 2 and 3


@pytest.mark.parametrize(
    ("moves", "draws"),
    [
        (("card H1", "onto 0 1"), True),
        (("card bank", "onto 0 1"), True),
        (("force T2", "onto 0 1", "card H3"), True),
        (("card H1", "onto 0 3"), True),
        (("card bank", "onto 0 3"), False),
        (("card T2", "onto 0 3"), False),
        (("card H3", "onto 0 3"), False),
        (("card T2", "onto 0 2"), False),
        (("card bank", "onto 0 2"), False),
        (("force H1", "onto 0 2", "card H3"), False),
    ],
)
def test_it_amb_33_caboose_2_draws_for_what_counts_as_coal_when_it_is_loaded(
    moves: tuple[str, ...], draws: bool
) -> None:
    isle = Isle(["H1 T2 H3 bank", ""], ["E3 H1 T1 K3 K2", "E1"], **PILES)
    isle.play("load", *moves)
    assert isle.phase == ("draw" if draws else "action")


def test_it_amb_33_it_draws_for_coal_on_the_hopper_of_another_too() -> None:
    isle = Isle(["H1", ""], ["E1 K2", "E1 H3"], **PILES)
    isle.play("load", "card H1", "onto 1 1", *["take_deck"] * 3)
    assert isle.phase == "bonus"


def test_it_amb_34_only_its_owner_loads_caboose_3() -> None:
    isle = Isle(["H1 T2 bank", ""], ["E1 K3", "E1 K3"], **PILES)
    isle.play("load", "card T2")
    assert isle.legal() == ["onto 0 1"]
    assert "load" not in Isle(["H1 T2 bank", ""], ["E1", "E1 K3"], **PILES).legal()


def test_it_amb_34_by_option_anybody_may_load_it_without_a_benefit() -> None:
    isle = Isle(["T2", ""], ["E1", "E1 K3"], caboose3_owner_only=False, **PILES)
    isle.play("load", "card T2", "onto 1 1")
    assert (isle.train(1), isle.phase, isle.hand(0)) == ("E1 K3[T2]", "action", "")


@pytest.mark.parametrize("mismatch", [True, False])
def test_it_amb_35_nothing_is_forced_on_caboose_3(mismatch: bool) -> None:
    isle = Isle(["H1 T2 H3", ""], ["E1 K3", "E1"], forced_load_requires_mismatch=mismatch, **PILES)
    isle.play("load")
    assert isle.legal() == ["card H1", "card H3", "card T2"]


def test_it_amb_35_a_card_on_caboose_3_keeps_its_printed_cargo() -> None:
    isle = Isle(["", ""], ["E1 H1[C1] K3[H3]", "E1"], **PILES)
    isle.play("deliver")
    assert isle.legal() == ["to billingtons", "special_only"]


# Cabooses 4 and 5


@pytest.mark.parametrize(("lost", "left"), [(0, "rail_yard"), (1, "bank")])
def test_it_amb_36_a_building_of_choice_goes_with_caboose_4_before_the_payment(lost: int, left: str) -> None:
    isle = Isle(["H1 B2", ""], ["E1 K4", "E1"], buildings=["bank rail_yard"], **PILES)
    isle.play("build", "card H1", "extend", "drop 1")
    assert (isle.phase, isle.legal()) == ("lose_building", ["replace 0", "replace 1"])
    isle.play(f"replace {lost}")
    assert (isle.phase, isle.buildings(0)) == ("pay", left)
    isle.play("card B2")
    assert isle.train(0) == "E1 H1"


@pytest.mark.parametrize(("train", "standing", "dropped"), [("E1 K4", "bank", 1), ("E1 K4 T1", "bank rail_yard", 2)])
def test_it_amb_36_none_goes_with_a_single_building_or_another_car(train: str, standing: str, dropped: int) -> None:
    isle = Isle(["H1 B2", ""], [train, "E1"], buildings=[standing], **PILES)
    isle.play("build", "card H1", "extend", f"drop {dropped}")
    assert (isle.phase, isle.buildings(0)) == ("pay", standing)


def test_it_amb_36_by_option_both_buildings_stay() -> None:
    isle = Isle(
        ["H1 B2", ""], ["E1 K4", "E1"], buildings=["bank rail_yard"], caboose4_loss_discards_building=False, **PILES
    )
    isle.play("build", "card H1", "extend", "drop 1", "card B2")
    assert (isle.train(0), isle.buildings(0)) == ("E1 H1", "bank rail_yard")


@pytest.mark.parametrize(
    ("solo", "phase"), [("scenario_2", "pay"), ("scenario_7", "pay"), ("scenario_1", "lose_building")]
)
def test_it_amb_36_without_a_limit_dropping_caboose_4_costs_no_building(solo: str, phase: str) -> None:
    isle = Isle(["H1 B2"], ["E1 K4"], buildings=["bank rail_yard"], solo=solo, **PILES)
    isle.play("build", "card H1", "extend", "drop 1")
    assert (isle.phase, isle.buildings(0)) == (phase, "bank rail_yard")


BUILDS = {
    "H1": ("extend", 1),
    "T1": ("extend", 2),
    "B3": ("extend", 9),
    "C1": ("extend", 1),
    "K1": ("extend", 3),
    "T2": ("upgrade 1", 5 - 2),
    "E3": ("upgrade 0", 6 - 3),
    "bank": ("extend", 6),
}
UPGRADES, CABOOSES = {"T2", "E3"}, {"K1"}


@pytest.mark.parametrize("card", BUILDS)
@pytest.mark.parametrize(
    ("scope", "full"),
    [
        ("extend", UPGRADES),
        ("extend_not_caboose", UPGRADES | CABOOSES),
        ("extend_and_upgrade", set()),
    ],
)
def test_it_amb_37_what_caboose_5_makes_cheaper(card: str, scope: str, full: set[str]) -> None:
    mode, printed = BUILDS[card]
    price = printed if card in full or card == "bank" else printed - 1
    isle = Isle([f"{card} {'E2 ' * 9}", ""], ["E2 T1 K5", "E1"], caboose5_scope=scope, **PILES)
    isle.play("build", f"card {card}", mode)
    if card != "bank":
        isle.play("keep")
    while isle.phase == "pay":
        isle.play("card E2")
    assert 9 - isle.hand(0).split().count("E2") == price


def test_it_amb_37_the_default_is_to_make_every_extension_cheaper() -> None:
    isle = Isle(["K1 E2 E2", ""], ["E2 T1 K5", "E1"], **PILES)
    isle.play("build", "card K1", "extend", "keep", "card E2", "card E2")
    assert isle.train(0) == "E2 T1 K5 K1"
    assert "build" not in Isle(["T2 E2 E2", ""], ["E2 T1 K5", "E1"], **PILES).legal()


# Caboose 7


@pytest.mark.parametrize("colour", ["green", "black"])
def test_it_amb_38_caboose_7_gives_a_loaded_passenger_of_any_colour(colour: str) -> None:
    isle = Isle(["", ""], [f"E1[{colour}] T1[T2] K7", "E1"], buildings=["middle_station"], **PILES)
    isle.play("deliver", "to devon_city", "primary", "item 0 0", "count_as oil", "item 1 0")
    assert (isle.island("devon_city"), isle.bag, isle.train(0)) == ((0, "primary"), colour, "E1 T1 K7")
    assert building_points(isle) == 4, "it was not delivered to Devon City"


def test_it_amb_38_not_one_of_the_supply() -> None:
    isle = Isle(["", ""], ["E1 T1[T2] K7", "E1"], supplies=["green"], **PILES)
    isle.play("deliver")
    assert isle.legal() == ["special_only"]


def test_it_amb_38_once_an_action_even_for_both_contracts() -> None:
    train = "E3 T3[T2 T2 T2] H1[C1] C2[green green] K7"
    isle = Isle(["", ""], [train, "E1"], **PILES)
    isle.play("deliver", "to devon_city", "primary", "item 3 0", "count_as oil", "item 1 0")
    assert isle.legal() == ["special", "finish"]
    isle = Isle(["", ""], [train, "E1"], islands={"devon_city": (0, "primary")}, **PILES)
    isle.play("deliver", "to devon_city")
    assert "secondary b" in isle.legal()
    isle.play("secondary b", "item 3 0", "count_as box", "item 1 0")
    assert isle.legal() == ["item 1 0", "item 1 1", "item 2 0"]


# Cabooses 9 and 10


def test_it_amb_39_caboose_9_serves_one_other_destination_an_action_at_any_point() -> None:
    train = "E3[black] C3[green green white] K9"
    isle = Isle(["", ""], [train, "E1"], tickets=TOKENS, **PILES)
    isle.play("deliver", "to devon_city", "elsewhere")
    assert isle.legal() == ["item 1 0", "item 1 1", "item 1 2"]
    isle.play("item 1 0")
    assert (isle.filled("flint_beach"), isle.legal()) == (1, ["ticket", "special", "finish"])
    isle = Isle(["", ""], [train, "E1"], tickets=TOKENS, **PILES)
    isle.play("deliver", "to devon_city", "ticket", "item 0 0", "elsewhere", "item 1 0")
    assert (isle.filled("devon_city"), isle.filled("flint_beach"), isle.s.tokens[0]) == (1, 1, 8)
    assert isle.legal() == ["special", "finish"]


def test_it_amb_39_the_other_ticket_needs_a_free_space_and_the_colour() -> None:
    isle = Isle(["", ""], ["E3[black] C1[green] K9", "E1"], filled={"flint_beach": 3}, tickets=TOKENS, **PILES)
    isle.play("deliver", "to devon_city")
    assert isle.legal() == ["ticket", "special"]


def test_it_amb_39_the_research_station_may_be_the_destination_but_takes_no_passenger() -> None:
    isle = Isle([""] * 4, ["E3[green] K9", "E1", "E1", "E1"], tickets=TOKENS, **PILES)
    isle.play("deliver", "to research_station")
    assert isle.legal() == ["elsewhere", "special"]
    isle.play("elsewhere", "item 0 0")
    assert isle.filled("flint_beach") == 1


def test_it_amb_39_caboose_10_does_not_serve_the_passenger_of_caboose_9() -> None:
    """Green may go to Flint Beach by Caboose 9 or stray to Devon City, never stray elsewhere."""
    isle = Isle(["", ""], ["E3[green] K9 K10", "E1"], filled={"flint_beach": 3}, tickets=TOKENS, **PILES)
    isle.play("deliver", "to devon_city")
    assert isle.legal() == ["stray", "special"]


@pytest.mark.parametrize("colour", BOX.COLOURS)
def test_it_amb_39_without_a_destination_every_other_one_counts(colour: str) -> None:
    island = BOX.ISLANDS[BOX.COLOURS.index(colour)]
    isle = Isle(["", ""], [f"E3[{colour}] H1[C1] K9", "E1"], tickets={island: "ticket_5"}, **PILES)
    isle.play("deliver", "special_only")
    assert isle.legal() == ["elsewhere", "special"]
    isle.play("elsewhere", "item 0 0")
    assert (isle.filled(island), isle.s.tokens[0]) == (1, 4)
    assert isle.legal() == ["special", "finish"], "alone it is enough"


def test_it_amb_39_another_caboose_9_built_meanwhile_does_not_serve_again() -> None:
    tickets = {"flint_beach": "ticket_4"}
    isle = Isle(["K9 H1 H1 H1", ""], ["E3 C2[green white] K9", "E1"], tickets=tickets, **PILES)
    isle.play("deliver", "to devon_city", "elsewhere", "item 1 0", "take_deck", "take_deck")
    isle.play("build", "card K9", "extend", "keep", *["card H1"] * 3)
    assert (isle.train(0), isle.legal()) == ("E3 C2[white] K9 K9", ["special", "finish"])


@pytest.mark.parametrize(("options", "more"), [({}, []), ({"caboose10_per_action": "any"}, ["stray"])])
def test_it_amb_40_caboose_10_serves_one_passenger_an_action_or_by_option_any_number(
    options: dict[str, Any], more: list[str]
) -> None:
    isle = Isle(["", ""], ["E3 C2[green white] K10", "E1"], tickets=TOKENS, **options, **PILES)
    isle.play("deliver", "to devon_city", "stray", "item 1 0")
    assert (isle.filled("devon_city"), isle.s.tokens[0], isle.bag) == (0, 4, "green")
    assert isle.legal() == [*more, "special", "finish"]


def test_it_amb_40_only_a_passenger_of_another_colour_and_a_ticket_with_a_free_space() -> None:
    isle = Isle(["", ""], ["E3 C2[green black] K10", "E1"], tickets=TOKENS, **PILES)
    isle.play("deliver", "to devon_city", "stray")
    assert isle.legal() == ["item 1 0"]
    isle = Isle(["", ""], ["E3 C2[green black] K10", "E1"], tickets=TOKENS, filled={"devon_city": 3}, **PILES)
    isle.play("deliver")
    assert "to devon_city" not in isle.legal()


def test_it_amb_40_not_at_the_research_station() -> None:
    isle = Isle([""] * 4, ["E3[green] K10", "E1", "E1", "E1"], **PILES)
    isle.play("deliver")
    assert len(isle.legal("to")) == BOX.TICKETED
    assert "to research_station" not in isle.legal()


@pytest.mark.parametrize("order", [("stray", "ticket"), ("ticket", "stray")])
def test_it_amb_40_matching_passengers_go_before_or_after(order: tuple[str, str]) -> None:
    items = {"stray": "item 1 0", "ticket": "item 0 0"}
    isle = Isle(["", ""], ["E3[black] C1[green] K10", "E1"], tickets={"devon_city": "ticket_5"}, **PILES)
    isle.play("deliver", "to devon_city", *(move for how in order for move in (how, items[how])))
    assert (isle.filled("devon_city"), isle.bag) == (1, "green")
    assert isle.s.tokens[0] == (4 + 4 if order[0] == "stray" else 4 + 3)


def test_it_amb_40_the_passenger_returns_after_the_reward_and_its_bonus_action() -> None:
    isle = Isle(["C1 H1", ""], ["E3[green] K10", "E1"], tickets={"devon_city": "ticket_4"}, **PILES)
    isle.play("deliver", "to devon_city", "stray", "item 0 0", "take_deck", "take_deck")
    assert isle.bag == ""
    isle.play("build", "card C1", "extend", "keep", "card H1")
    assert (isle.bag, isle.supply(0), isle.s.tokens[0]) == ("green", "", 1), "the build found the bag empty"


# Buildings


@pytest.mark.parametrize(
    ("building", "points"), [("coal_factory", (5 + 1) * 2), ("oil_refinery", 0), ("customs_house", (2 + 1) * 2)]
)
def test_it_amb_41_symbols_are_counted_by_quantity_on_primary_and_secondary(building: str, points: int) -> None:
    islands = {"alpine_lodge": (0, "secondary_a"), "billingtons": (0, "primary"), "devon_city": (1, "secondary_a")}
    assert building_points(Isle(buildings=[building], islands=islands)) == points


@pytest.mark.parametrize("building", ["coal_factory", "oil_refinery", "customs_house"])
def test_it_amb_41_symbols_of_any_cargo_count_for_none(building: str) -> None:
    isle = Isle([""] * 4, buildings=[building], islands={"research_station": (0, "secondary_a")})
    assert (building_points(isle), isle.score(0)) == (0, 11)


@pytest.mark.parametrize(
    ("train", "icons"),
    [("E1", 0), ("E2", 1), ("E3", 1), ("TE", 1), ("E1 C1 C2 C3", 3), ("E1 H1 T2 B3", 0)]
    + [(f"E1 K{n}", 1) for n in range(1, 11)],
)
def test_it_amb_42_town_hall_counts_cards_with_passengers_in_the_corner(train: str, icons: int) -> None:
    assert building_points(Isle(trains=[train, "E1"], buildings=["town_hall"])) == 2 * icons


@pytest.mark.parametrize(("train", "icons"), [("E1", 1), ("E2", 1), ("E1 H1 C1", 2)])
def test_it_amb_42_by_option_the_level_1_engine_counts(train: str, icons: int) -> None:
    isle = Isle(trains=[train, "E1"], buildings=["town_hall"], town_hall_counts_level1_engine=True)
    assert building_points(isle) == 2 * icons


def test_it_amb_42_the_icon_is_on_the_cards_that_bring_passengers_when_built() -> None:
    assert {row.card for row in BOX.ROWS if row.icon} == {row.card for row in BOX.ROWS if row.passengers > 0}


STATIONS = {
    "middle_station": ("cactus_mines", "devon_city"),
    "northern_station": ("alpine_lodge", "billingtons"),
    "southern_station": ("camp_eagle", "flint_beach"),
}


@pytest.mark.parametrize("building", STATIONS)
@pytest.mark.parametrize(("options", "points"), [({}, 4 + 2 + 3), ({"stations_count": "own"}, 4 + 1 + 2)])
def test_it_amb_43_a_station_counts_everybodys_passengers_or_by_option_ones_own(
    building: str, options: dict[str, Any], points: int
) -> None:
    one, two = STATIONS[building]
    elsewhere = dict.fromkeys(BOX.ISLANDS[: BOX.TICKETED], 3)
    isle = Isle(buildings=[building], filled={**elsewhere, one: 2, two: 3}, **options)
    isle.s.ticket_seats[BOX.ISLANDS.index(one), 1] = 1
    isle.s.ticket_seats[BOX.ISLANDS.index(two), 0] = 1
    assert building_points(isle) == points


def test_it_amb_43_passengers_that_went_back_to_the_bag_do_not_count() -> None:
    isle = Isle(["", ""], ["E3 C2[green black] K10", "E1"], tickets=TOKENS, buildings=["middle_station"], **PILES)
    isle.play("deliver", "to devon_city", "stray", "item 1 0")
    assert building_points(isle) == 4
    isle.play("ticket", "item 1 0")
    assert building_points(isle) == 4 + 1
