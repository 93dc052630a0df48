"""IT-174 to IT-185: buildings, scored at the end."""

from __future__ import annotations

from typing import Any

import pytest

from .isle import BOX, Isle

NAMES = [name for name, kind in zip(BOX.CARDS, BOX.CATEGORY, strict=True) if kind == BOX.BUILDING]


def worth(building: str, seats: int = 2, **table: Any) -> int:
    """What a building adds to the points of seat 0."""
    without = Isle(hands=[""] * seats, **table)
    return Isle(hands=[""] * seats, buildings=[building], **table).score(0) - without.score(0)


CONTRACTS = {
    "alpine_lodge": (0, "secondary_b"),  # 2 coal; 2 coal, 1 oil, 1 box
    "flint_beach": (0, "primary"),  # 1 oil, 1 box
    "camp_eagle": (1, "secondary_a"),  # another player's
}


@pytest.mark.parametrize(("islands", "coal"), [({}, 0), ({"cactus_mines": (0, "primary")}, 1), (CONTRACTS, 4)])
def test_it_174_the_coal_factory_is_worth_2_per_coal_on_own_contracts(islands: dict[str, Any], coal: int) -> None:
    assert worth("coal_factory", islands=islands) == 2 * coal


@pytest.mark.parametrize(("islands", "oil"), [({}, 0), ({"devon_city": (0, "secondary_a")}, 5), (CONTRACTS, 2)])
def test_it_175_the_oil_refinery_is_worth_2_per_oil_on_own_contracts(islands: dict[str, Any], oil: int) -> None:
    assert worth("oil_refinery", islands=islands) == 2 * oil


@pytest.mark.parametrize(("islands", "boxes"), [({}, 0), ({"camp_eagle": (0, "secondary_a")}, 5), (CONTRACTS, 2)])
def test_it_176_the_customs_house_is_worth_2_per_box_on_own_contracts(islands: dict[str, Any], boxes: int) -> None:
    assert worth("customs_house", islands=islands) == 2 * boxes


@pytest.mark.parametrize(("train", "loads"), [("E1 H1", 0), ("E1[green] H2[C1 ?E2] K3[H3]", 4)])
def test_it_177_the_bank_is_worth_2_per_passenger_and_cargo_in_the_own_train(train: str, loads: int) -> None:
    assert worth("bank", trains=[train, "E1[white] H1[C1]"], supplies=["green"]) == 2 * loads


def test_it_177_the_2_of_the_bank_come_on_top_of_the_1_of_every_load() -> None:
    empty, loaded = (Isle(buildings=["bank"], trains=[train, "E1"]) for train in ("E1 H1", "E1 H1[C1]"))
    assert loaded.score(0) - empty.score(0) == 1 + 2


@pytest.mark.parametrize("train", ["E1", "E3[green] H1[C1] C1"])
def test_it_178_grand_central_is_worth_8_whatever_else_there_is(train: str) -> None:
    assert worth("grand_central", trains=[train, "E1"], islands=CONTRACTS, filled={"flint_beach": 3}) == 8


@pytest.mark.parametrize(("train", "icons"), [("E2 H1 B2 C1 K2", 3), ("E1 H1 T1 B1", 0), ("E3 C3 C2 C1", 4)])
def test_it_179_town_hall_is_worth_2_per_engine_and_car_with_the_passenger_icon(train: str, icons: int) -> None:
    assert worth("town_hall", trains=[train, "E2 C1"]) == 2 * icons


@pytest.mark.parametrize(("train", "cars"), [("E3", 0), ("E2 H1 B2 C1 K2", 4)])
def test_it_180_the_rail_yard_is_worth_2_per_car_without_the_engine(train: str, cars: int) -> None:
    assert worth("rail_yard", trains=[train, "E1 H1"]) == 2 * cars


def stations(filled: dict[str, int]) -> list[int]:
    """What the Middle, the Northern and the Southern Station are worth."""
    return [worth(f"{name}_station", filled=filled) for name in ("middle", "northern", "southern")]


@pytest.mark.parametrize(("filled", "points"), [({}, 4), ({"cactus_mines": 1, "devon_city": 2}, 7)])
def test_it_181_the_middle_station_counts_cactus_mines_and_devon_city(filled: dict[str, int], points: int) -> None:
    assert stations(filled) == [points, 4, 4]


@pytest.mark.parametrize(("filled", "points"), [({}, 4), ({"alpine_lodge": 2, "billingtons": 3}, 9)])
def test_it_182_the_northern_station_counts_alpine_lodge_and_billingtons(filled: dict[str, int], points: int) -> None:
    assert stations(filled) == [4, points, 4]


@pytest.mark.parametrize(("filled", "points"), [({}, 4), ({"camp_eagle": 3, "flint_beach": 1}, 8)])
def test_it_183_the_southern_station_counts_camp_eagle_and_flint_beach(filled: dict[str, int], points: int) -> None:
    assert stations(filled) == [4, 4, points]


@pytest.mark.parametrize("building", NAMES)
def test_it_184_a_building_in_hand_is_a_wild_cargo_card(building: str) -> None:
    isle = Isle(hands=[building, ""], trains=["E1 H1 T1 B1 C1", "E1"])
    isle.play("load")
    assert isle.legal() == [f"card {building}"]
    isle.play(f"card {building}")
    assert isle.legal() == ["onto 0 1", "onto 0 2", "onto 0 3"]


def test_it_184_there_are_ten_of_them() -> None:
    assert len(NAMES) == 10
    assert {BOX.SYMBOLS[BOX.SYMBOL[BOX.CARDS.index(name)]] for name in NAMES} == {"all"}


@pytest.mark.parametrize("building", NAMES)
def test_it_185_a_building_changes_nothing_before_scoring(building: str) -> None:
    tables = [
        Isle(
            hands=["H1 H2 C1 K1", "T1"],
            trains=["E1[green] H1[C1]", "E1 C1"],
            buildings=names,
            deck="H1 H2 H3",
            row="B1 B2 B3",
            supplies=["white"],
        )
        for names in ([], [building])
    ]
    for move in ("load", "load_passenger white", "onto 1 1", "take_row 0", "take_deck", "take_deck"):
        assert tables[0].legal() == tables[1].legal()
        for isle in tables:
            isle.play(move)
    bare, built = tables
    assert (bare.hand(0), bare.supply(0), bare.s.tokens[0]) == (built.hand(0), built.supply(0), built.s.tokens[0])
    assert (built.s.tokens[0], built.buildings(0)) == (1, building)


def test_it_185_building_it_brings_nothing_but_itself() -> None:
    isle = Isle(hands=["grand_central H1 H1 H1 H1 H1 H1", ""], bag="green white", deck="H1")
    isle.play("build", "card grand_central", "extend", *["card H1"] * 6)
    assert (isle.buildings(0), isle.hand(0), isle.train(0)) == ("grand_central", "", "E1")
    assert (isle.supply(0), isle.s.tokens[0], isle.s.progress, isle.phase) == ("", 0, 0, "action")
