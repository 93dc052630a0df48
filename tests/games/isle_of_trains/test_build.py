"""IT-046 to IT-072: Build."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.engine import Engine

from .isle import BOX, GAME, Isle

COSTS = {f"{kind}{n + 1}": first + 3 * n for kind, first in {"H": 1, "T": 2, "B": 3, "C": 1}.items() for n in range(3)}
COSTS |= {f"K{n}": 3 for n in range(1, 11)}
ENGINE_COSTS = {"E1": 1, "E2": 3, "E3": 6}
UPGRADES = [(f"{kind}{old}", f"{kind}{new}") for kind in "EHTBC" for old, new in ((1, 2), (2, 3), (1, 3))]
LONGEST = "E3 K6 C1 C1 C1 C1 C3 C3 T1 T1 T1 T1 H1 H1 H1 H1 H3 H3"  # weighs 10, which is all that can be pulled
BUILDINGS = ["bank", "grand_central", "middle_station", "rail_yard", "town_hall"]


def fillers(n: int) -> str:
    """Cards to pay with that could not be built themselves: a train never gets a second Level 1 Engine."""
    return " ".join(["E1"] * n)


def with_card(card: str, others: int, train: str = "E3", **table: Any) -> Isle:
    """Seat 0 has this card and others to pay with; seat 1 has nothing but an engine."""
    return Isle(hands=[f"{card} {fillers(others)}", ""], trains=[train, "E1"], **table)


def choose(isle: Isle, card: str, mode: str, drop: str = "keep") -> None:
    isle.play("build", f"card {card}", mode, drop)


def pay(isle: Isle) -> int:
    """Pay with what is there, until the card is built; how many cards it took."""
    paid = 0
    while isle.phase == "pay":
        isle.play(isle.legal()[0])
        paid += 1
    return paid


def buildable(isle: Isle) -> set[str]:
    """The cards that can be built."""
    if "build" not in isle.legal():
        return set()
    isle.play("build")
    return {move.split()[1] for move in isle.legal("card")}


def modes(isle: Isle, card: str) -> list[str]:
    isle.play("build", f"card {card}")
    return isle.legal()


def drops(isle: Isle, card: str, mode: str = "extend") -> list[str]:
    """What may be discarded before this build."""
    isle.play("build", f"card {card}", mode)
    return isle.legal()


def test_it_046_build_plays_one_card_from_the_hand_and_pays_its_cost() -> None:
    isle = Isle(hands=["H1 T1 B1", ""])
    choose(isle, "H1", "extend")
    isle.play("card B1")
    assert (isle.train(0), isle.hand(0), isle.discards) == ("E1 H1", "T1", "B1")
    assert isle.phase == "action"


def test_it_046_the_card_comes_from_the_own_hand() -> None:
    assert buildable(Isle(hands=["H1 E1", "T1 C1 B1"], row="C1", discards="C2")) == {"H1"}


def test_it_047_another_train_is_not_built_on() -> None:
    isle = Isle(hands=["H2 E1 E1 E1 E1", ""], trains=["E1", "E1 H1"])
    assert modes(isle, "H2") == ["extend"]
    isle.play("extend", "keep")
    pay(isle)
    assert (isle.train(0), isle.train(1)) == ("E1 H2", "E1 H1")


def test_it_047_another_building_is_not_replaced() -> None:
    isle = with_card("bank", 6, buildings=["", "rail_yard"])
    assert modes(isle, "bank") == ["extend"]
    isle.play("extend")
    pay(isle)
    assert (isle.buildings(0), isle.buildings(1)) == ("bank", "rail_yard")


def test_it_048_a_building_only_has_its_cost_paid() -> None:
    isle = with_card("bank", 6, "E1 H1 T1", bag="green")
    isle.play("build", "card bank", "extend")
    assert isle.phase == "pay"
    assert pay(isle) == 6
    assert (isle.buildings(0), isle.supply(0), isle.bag) == ("bank", "", "green")


def test_it_048_a_building_is_no_part_of_the_train_and_has_no_weight() -> None:
    isle = with_card("bank", 6, "E1 T2 B1")
    isle.play("build", "card bank", "extend")
    pay(isle)
    assert isle.train(0) == "E1 T2 B1"
    isle.give(0, "C1 E1")
    assert drops(isle, "C1")[0] == "keep"


@pytest.mark.parametrize("card", COSTS)
def test_it_049_a_car_is_added_at_the_right_end(card: str) -> None:
    isle = with_card(card, COSTS[card], "E3 H1 C1")
    choose(isle, card, "extend")
    pay(isle)
    assert isle.train(0) == f"E3 H1 C1 {card}"


@pytest.mark.parametrize(("card", "position"), [("E3", 0), ("H2", 1), ("T2", 2), ("B2", 3), ("C2", 4)])
def test_it_050_a_card_upgrades_one_of_the_same_category(card: str, position: int) -> None:
    isle = with_card(card, 6, "E2 H1 T1 B1 C1")
    isle.play("build", f"card {card}")
    assert isle.legal("upgrade") == [f"upgrade {position}"]


def test_it_050_which_one_is_the_players_choice() -> None:
    isle = with_card("H3", 6, "E2 H1 H2 H1")
    isle.play("build", "card H3")
    assert isle.legal("upgrade") == ["upgrade 1", "upgrade 2", "upgrade 3"]
    isle.play("upgrade 2", "keep")
    pay(isle)
    assert isle.train(0) == "E2 H1 H3 H1"


@pytest.mark.parametrize("card", ["H2", "T2", "B2", "C2"])
def test_it_050_extend_or_upgrade_is_the_players_choice(card: str) -> None:
    assert modes(with_card(card, 6, f"E2 {card[0]}1"), card) == ["extend", "upgrade 1"]


@pytest.mark.parametrize(("card", "left"), [("E2", "E2 H1"), ("E3", "E3 H1")])
def test_it_051_an_engine_only_upgrades_the_engine(card: str, left: str) -> None:
    isle = with_card(card, 6, "E1 H1")
    assert modes(isle, card) == ["upgrade 0"]
    isle.play("upgrade 0", "keep")
    pay(isle)
    assert isle.train(0) == left


@pytest.mark.parametrize(("train", "card"), [("E1", "E1"), ("E2", "E1"), ("E3", "E2"), ("E3", "E3")])
def test_it_051_an_engine_that_does_not_upgrade_is_not_built(train: str, card: str) -> None:
    assert buildable(with_card(card, 6, train)) == set()


@pytest.mark.parametrize("equal_levels", [False, True])
def test_it_052_a_caboose_only_extends(equal_levels: bool) -> None:
    isle = with_card("K2", 3, "E3 K1 H1", upgrade_requires_higher_level=not equal_levels)
    assert modes(isle, "K2") == ["extend"]


@pytest.mark.parametrize("card", ["H3", "T3", "B3", "C3"])
def test_it_052_a_caboose_is_not_upgraded(card: str) -> None:
    assert modes(with_card(card, 9, "E3 K1 K2"), card) == ["extend"]


def test_it_053_a_building_is_not_upgraded() -> None:
    """An upgrade from one building of cost 6 to another would be free."""
    assert buildable(with_card("rail_yard", 5, buildings=["bank"])) == set()
    isle = with_card("rail_yard", 6, buildings=["bank"])
    assert modes(isle, "rail_yard") == ["replace 0"]
    isle.play("replace 0")
    assert pay(isle) == 6


@pytest.mark.parametrize(("kind", "cost"), [("E", 5), ("H", 6), ("T", 6), ("B", 6), ("C", 6)])
def test_it_054_an_upgrade_may_skip_a_level(kind: str, cost: int) -> None:
    train = "E1 H1" if kind == "E" else f"E2 {kind}1"
    position = 0 if kind == "E" else 1
    isle = with_card(f"{kind}3", cost, train)
    choose(isle, f"{kind}3", f"upgrade {position}")
    assert pay(isle) == cost
    assert isle.train(0) == train.replace(f"{kind}1", f"{kind}3")


def test_it_055_identical_cars_are_allowed() -> None:
    isle = with_card("H1", 1, "E1 H1 H1 H1")
    choose(isle, "H1", "extend")
    pay(isle)
    assert isle.train(0) == "E1 H1 H1 H1 H1"


def test_it_056_any_number_of_cabooses_is_allowed() -> None:
    isle = with_card("K4", 3, "E3 K1 K2 K3")
    choose(isle, "K4", "extend")
    pay(isle)
    assert isle.train(0) == "E3 K1 K2 K3 K4"


@pytest.mark.parametrize(
    ("engine", "power"), [("E1", 4), ("E2", 6), ("E3", 8), ("E1 K6", 6), ("E2 K6", 8), ("E3 K6", 10)]
)
def test_it_057_power_is_that_of_the_engine_and_2_for_caboose_6(engine: str, power: int) -> None:
    light, heavy = (with_card("H1", 1, f"{engine} {'H1 ' * cars}") for cars in (power - 1, power))
    assert "keep" in drops(light, "H1")
    assert "keep" not in drops(heavy, "H1")


def test_it_057_another_players_caboose_6_does_not_help() -> None:
    isle = Isle(hands=["H1 E1", ""], trains=["E1 T2 B1", "E1 K6"])
    assert "keep" not in drops(isle, "H1")


def test_it_057_the_power_of_an_upgraded_engine_no_longer_counts() -> None:
    isle = with_card("E2", 2, "E1 H1 H1 H1 H1")
    choose(isle, "E2", "upgrade 0")
    pay(isle)
    isle.give(0, "B2 E1 E1 E1 E1 E1 E1")
    assert "keep" not in drops(isle, "B2")


@pytest.mark.parametrize(
    ("train", "weight"),
    [
        ("E3", 0),
        ("E3 H1", 1),
        ("E3 H2", 2),
        ("E3 H3", 1),
        ("E3 T1", 1),
        ("E3 T2", 2),
        ("E3 T3", 1),
        ("E3 B1", 2),
        ("E3 B2", 3),
        ("E3 B3", 2),
        ("E3 C1", 0),
        ("E3 C2", 1),
        ("E3 C3", 0),
        ("E3 K1 K10", 4),
        ("E3 H1 T2 B2 C2", 7),
    ],
)
def test_it_058_weight_is_the_sum_of_all_cars(train: str, weight: int) -> None:
    ballast = "H1 " * (8 - weight)
    full, light = with_card("H1", 1, f"{train} {ballast}"), with_card("H1", 1, f"{train} {ballast[3:]}")
    assert "keep" not in drops(full, "H1")
    assert "keep" in drops(light, "H1")


def test_it_058_the_engine_and_caboose_6_add_no_weight() -> None:
    isle = with_card("B2", 6, "E3 K6 B2 B1 T2")
    assert drops(isle, "B2")[0] == "keep"


def test_it_058_loads_add_no_weight() -> None:
    assert "keep" in drops(with_card("H1", 1, "E1[green] T2[H2 H2] H1[T1]"), "H1")


@pytest.mark.parametrize(("card", "legal"), [("C1", True), ("H1", True), ("T2", False), ("B2", False)])
def test_it_059_the_engine_must_be_able_to_pull_the_finished_train(card: str, legal: bool) -> None:
    isle = with_card(card, 6, "E1 H1 T2")
    assert ("keep" in drops(isle, card)) is legal


def test_it_059_a_card_that_no_engine_can_pull_is_not_built() -> None:
    assert buildable(with_card("B2", 6, "E1 H1 H1 H1 H1")) == set()
    assert buildable(with_card("B2", 6, "E1 H1")) == {"B2"}


def test_it_059_caboose_6_counts_for_the_train_that_it_completes() -> None:
    assert "keep" in drops(with_card("K6", 3, "E1 H1 H1 H1 H1"), "K6")


@pytest.mark.parametrize(
    ("train", "card", "legal"),
    [("E1 B1 T2", "B3", True), ("E1 T2 H1 H1", "T3", True), ("E1 H1 H1 T2", "H2", False), ("E1 B1 T2", "B2", False)],
)
def test_it_060_a_replaced_car_no_longer_counts(train: str, card: str, legal: bool) -> None:
    isle = with_card(card, 9, train)
    assert ("keep" in drops(isle, card, "upgrade 1")) is legal


@pytest.mark.parametrize(("train", "legal"), [("E3 B2 B1 T2", True), ("E3 B2 B2 T2", False)])
def test_it_060_nor_does_a_replaced_engine(train: str, legal: bool) -> None:
    """The Time Engine has power 7, the engine that it replaces 8."""
    isle = with_card("TE", 2, train, deck_variant="base71+time_engine")
    assert ("keep" in drops(isle, "TE", "upgrade 0")) is legal


def test_it_060_when_it_extends_the_old_car_still_counts() -> None:
    assert drops(with_card("B3", 9, "E1 B1 T2"), "B3") == ["drop 1", "drop 2"]


def test_it_061_one_own_car_may_be_discarded_to_lower_the_weight() -> None:
    isle = with_card("B2", 6, "E1 B2 H1")
    assert drops(isle, "B2") == ["drop 1"]
    isle.play("drop 1")
    assert isle.discards == "B2"
    pay(isle)
    assert isle.train(0) == "E1 H1 B2"


def test_it_061_the_engine_is_never_discarded() -> None:
    assert drops(with_card("H1", 1, "E1 C1 T1"), "H1") == ["keep", "drop 1", "drop 2"]


def test_it_061_at_most_one_per_build() -> None:
    isle = with_card("H1", 1, "E1 C1 T1")
    assert drops(isle, "H1") == ["keep", "drop 1", "drop 2"]
    isle.play("drop 1")
    assert (isle.train(0), isle.phase) == ("E1 T1", "pay")
    assert buildable(with_card("B2", 6, "E1 H1 H1 H1 H1")) == set()


def test_it_061_another_build_may_discard_another_car() -> None:
    isle = Isle(hands=["C1 C1 E1 E1", ""], trains=["E1 H1 T1", "E1"], deck="H1")
    for _ in range(2):
        choose(isle, "C1", "extend", "drop 1")
        isle.play("card E1")
    assert isle.train(0) == "E1 C1 C1"


@pytest.mark.parametrize("only_if_needed", [False, True])
def test_it_061_the_longest_train_may_lose_a_car_and_get_another(only_if_needed: bool) -> None:
    isle = with_card("C2", 4, LONGEST, optional_discard_only_if_needed=only_if_needed)
    assert len(LONGEST.split()) == BOX.POSITIONS
    assert drops(isle, "C2") == [f"drop {position}" for position in range(8, 18)]  # the cars of weight 1
    isle.play("drop 9")
    pay(isle)
    assert isle.train(0) == LONGEST.replace("T1 T1 T1 T1 H1", "T1 T1 T1 H1") + " C2"


def test_it_061_every_mode_offers_the_same_for_the_longest_train() -> None:
    isle = with_card("C2", 4, LONGEST)
    isle.play("build", "card C2")
    compiled = Engine(GAME, 1, "compiled")
    compiled.states[0] = isle.s.record
    compiled.relist(0)
    assert "extend" in isle.legal()
    assert [isle.said(code) for code in compiled.codes(0)] == isle.legal()


def test_it_061_by_version_1_the_longest_train_lost_no_car_for_another() -> None:
    assert "extend" not in modes(with_card("C2", 4, LONGEST, rules_version=1), "C2")
    shorter = LONGEST.removesuffix(" H3")
    assert "extend" in modes(with_card("C2", 4, shorter, rules_version=1), "C2")
    assert buildable(with_card("K1", 3, LONGEST, rules_version=1)) == set()


@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_it_062_extending_costs_the_printed_cost(card: str, cost: int) -> None:
    assert buildable(with_card(card, cost - 1)) == set()
    isle = with_card(card, cost + 1)
    choose(isle, card, "extend")
    assert pay(isle) == cost
    assert isle.hand(0) == "E1"


@pytest.mark.parametrize("card", BUILDINGS)
def test_it_062_a_building_costs_6(card: str) -> None:
    assert buildable(with_card(card, 5)) == set()
    isle = with_card(card, 7)
    isle.play("build", f"card {card}", "extend")
    assert pay(isle) == 6
    assert (isle.buildings(0), isle.hand(0)) == (card, "E1")


@pytest.mark.parametrize(("old", "new"), UPGRADES)
def test_it_063_upgrading_costs_the_difference(old: str, new: str) -> None:
    costs = COSTS | ENGINE_COSTS
    train, position = (f"{old} H1", 0) if old[0] == "E" else (f"E3 {old}", 1)
    isle = with_card(new, 9, train)
    choose(isle, new, f"upgrade {position}")
    assert pay(isle) == costs[new] - costs[old]


@pytest.mark.parametrize(("old", "new"), UPGRADES)
def test_it_063_with_fewer_cards_it_cannot_be_done(old: str, new: str) -> None:
    costs = COSTS | ENGINE_COSTS
    train = f"{old} H1" if old[0] == "E" else f"E3 {old}"
    cost = costs[new] - costs[old]
    assert buildable(with_card(new, cost, train)) == {new}
    assert buildable(with_card(new, cost - 1, train)) == set()


def test_it_064_the_cards_to_pay_with_are_chosen_freely() -> None:
    isle = Isle(hands=["H2 H2 T1 C1 B1 bank", ""])
    choose(isle, "H2", "extend")
    assert set(isle.legal()) == {"card H2", "card T1", "card C1", "card B1", "card bank"}
    isle.play("card H2", "card bank", "card C1", "card T1")
    assert (isle.train(0), isle.hand(0), isle.discards) == ("E1 H2", "B1", "T1 C1 bank H2")


def test_it_064_the_card_being_built_does_not_pay_for_itself() -> None:
    isle = Isle(hands=["H1 T1", ""])
    choose(isle, "H1", "extend")
    assert isle.legal() == ["card T1"]


@pytest.mark.parametrize(("cards", "legal"), [(7, False), (8, True), (9, True)])
def test_it_064_a_build_of_cost_7_needs_8_cards_in_hand(cards: int, legal: bool) -> None:
    assert ("build" in with_card("C3", cards - 1).legal()) is legal


def test_it_065_what_cannot_be_paid_in_full_is_not_available() -> None:
    assert "build" not in Isle(hands=["H2 T3 B1", ""]).legal()
    assert "build" in Isle(hands=["H2 T3 B1 E1", ""]).legal()


def test_it_065_only_cards_that_can_be_paid_are_offered() -> None:
    assert buildable(Isle(hands=["H1 T1 T2 C3", ""])) == {"H1", "T1"}


def test_it_065_only_the_way_that_can_be_paid_is_offered() -> None:
    assert modes(with_card("H2", 3, "E1 H1"), "H2") == ["upgrade 1"]


@pytest.mark.parametrize(("card", "cost"), [("H1", 0), ("C1", 0), ("T1", 1), ("H2", 3), ("B3", 8), ("K1", 2)])
def test_it_066_caboose_5_lowers_the_cost_of_extending_by_1(card: str, cost: int) -> None:
    isle = with_card(card, 9, "E3 K5")
    choose(isle, card, "extend")
    assert pay(isle) == cost
    assert isle.train(0) == f"E3 K5 {card}"


def test_it_066_another_players_caboose_5_does_not() -> None:
    isle = Isle(hands=["T1 E1 E1", ""], trains=["E1", "E1 K5"])
    choose(isle, "T1", "extend")
    assert pay(isle) == 2


@pytest.mark.parametrize(("card", "mode", "cost"), [("T2", "upgrade 2", 3), ("E3", "upgrade 0", 3), ("bank", "", 6)])
def test_it_066_only_extending_is_cheaper(card: str, mode: str, cost: int) -> None:
    isle = with_card(card, 9, "E2 K5 T1")
    isle.play("build", f"card {card}", *([mode, "keep"] if mode else ["extend"]))
    assert pay(isle) == cost


@pytest.mark.parametrize(
    ("card", "passengers"),
    [("C1", 1), ("C2", 2), ("C3", 3), ("K1", 1), ("K6", 1), ("K8", 2), ("H1", 0), ("T2", 0), ("B3", 0)],
)
def test_it_067_the_passengers_shown_are_drawn_from_the_bag(card: str, passengers: int) -> None:
    isle = with_card(card, 9, bag="green green green green")
    choose(isle, card, "extend")
    assert isle.supply(0) == ""
    pay(isle)
    assert isle.s.supply[0].sum() == passengers
    assert (isle.s.bag.sum(), isle.supply(1)) == (4 - passengers, "")


def test_it_067_an_empty_bag_gives_tokens() -> None:
    isle = with_card("C3", 7, bag="green")
    choose(isle, "C3", "extend")
    pay(isle)
    assert (isle.supply(0), isle.bag, isle.s.tokens[0]) == ("green", "", 2)


@pytest.mark.parametrize(
    ("train", "card", "passengers"),
    [("E1 C1", "C2", 2), ("E1 C1", "C3", 3), ("E1 C2", "C3", 3), ("E1", "E2", 1), ("E2", "E3", 1), ("E1", "E3", 1)],
)
def test_it_068_an_upgrade_gives_all_passengers_of_the_new_card(train: str, card: str, passengers: int) -> None:
    isle = with_card(card, 9, train, bag="green green green green")
    choose(isle, card, f"upgrade {len(train.split()) - 1}")
    pay(isle)
    assert isle.s.supply[0].sum() == passengers


def test_it_069_the_new_card_takes_the_place_of_the_replaced_one() -> None:
    isle = with_card("T2", 3, "E1 H1 T1 C1")
    choose(isle, "T2", "upgrade 2")
    assert "T1" not in isle.discards
    pay(isle)
    assert isle.train(0) == "E1 H1 T2 C1"
    assert isle.discards == "T1 E1 E1 E1"


@pytest.mark.parametrize(
    ("train", "standing", "legal"),
    [
        ("E1", "", ["extend"]),
        ("E1", "bank", ["replace 0"]),
        ("E1 K4", "", ["extend"]),
        ("E1 K4", "bank", ["extend"]),
        ("E1 K4", "bank rail_yard", ["replace 0", "replace 1"]),
    ],
)
def test_it_070_a_player_has_at_most_1_building_or_2_with_caboose_4(
    train: str, standing: str, legal: list[str]
) -> None:
    assert modes(with_card("town_hall", 6, train, buildings=[standing]), "town_hall") == legal


def test_it_070_another_players_caboose_4_does_not_count() -> None:
    isle = Isle(hands=[f"town_hall {fillers(6)}", ""], trains=["E1", "E1 K4"], buildings=["bank"])
    assert modes(isle, "town_hall") == ["replace 0"]


@pytest.mark.parametrize(
    ("scenario", "legal"), [("scenario_2", ["extend"]), ("scenario_7", ["extend"]), ("scenario_3", ["replace 0"])]
)
def test_it_070_scenarios_2_and_7_have_no_limit(scenario: str, legal: list[str]) -> None:
    isle = Isle(hands=[f"town_hall {fillers(6)}"], buildings=["bank"], deck="H1 H1", solo=scenario)
    assert modes(isle, "town_hall") == legal


def test_it_071_at_the_limit_a_new_building_replaces_an_old_one() -> None:
    isle = with_card("town_hall", 7, buildings=["bank"])
    isle.play("build", "card town_hall", "replace 0")
    assert isle.buildings(0) == "bank"
    assert pay(isle) == 6
    assert (isle.buildings(0), isle.hand(0)) == ("town_hall", "E1")
    assert isle.discards.split()[0] == "bank"


@pytest.mark.parametrize(("replaced", "left"), [(0, "town_hall rail_yard"), (1, "bank town_hall")])
def test_it_071_with_two_the_player_chooses_which(replaced: int, left: str) -> None:
    isle = with_card("town_hall", 6, "E1 K4", buildings=["bank rail_yard"])
    isle.play("build", "card town_hall", f"replace {replaced}")
    pay(isle)
    assert set(isle.buildings(0).split()) == set(left.split())


def test_it_072_a_build_is_resolved_in_its_order() -> None:
    """The only passenger in the bag is the one of the dropped coach."""
    isle = Isle(hands=["C2 T3 B3 K2", ""], trains=["E1 C1[white] H1[K5] C1", "E1"])
    phases = []
    for move in ("build", "card C2", "upgrade 3", "drop 1", "card T3", "card B3"):
        isle.play(move)
        phases.append(isle.phase)
    assert phases == ["build", "mode", "drop", "pay", "pay", "pay"]
    assert (isle.train(0), isle.bag, isle.supply(0)) == ("E1 H1[K5] C1", "white", "")
    isle.play("card K2")
    assert (isle.train(0), isle.bag, isle.supply(0)) == ("E1 H1[K5] C2", "", "white")
    assert isle.discards == "C1 K2 B3 T3 C1"
    assert [event.kind for event in isle.events][:3] == ["discarded", "upgraded", "drew_passenger"]


def test_it_072_the_power_is_checked_after_the_discard() -> None:
    isle = with_card("T2", 5, "E1 H1 T2 C1")
    assert drops(isle, "T2") == ["drop 1", "drop 2"]


def test_it_072_a_payment_comes_after_the_discard() -> None:
    isle = with_card("H1", 1, "E1 T2[K2 K3]")
    choose(isle, "H1", "extend", "drop 1")
    assert isle.discards == "K3 K2 T2"
    pay(isle)
    assert isle.discards == "E1 K3 K2 T2"
