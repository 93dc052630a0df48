"""IT-131 to IT-153: the benefits of engines and cars, what they hold, and the passengers they bring when built."""

from __future__ import annotations

import pytest

from .isle import Isle

DECK = "E3 T3 B3 H3 C3 E2 T2 B2 H2 C2"


def load_card(car: str, *, train: str = "E1", hand: str = "E1") -> Isle:
    """The first seat has loaded a wild card on this car of the second seat."""
    isle = Isle([hand, ""], [train, f"E1 {car}"], deck=DECK)
    isle.play("load", "card E1", "onto 1 1")
    return isle


def load_passenger(train: str, position: int) -> Isle:
    """The first seat has loaded a passenger on this train of the second seat."""
    isle = Isle(trains=["E1", train], supplies=["green"], deck=DECK)
    isle.play("load", "load_passenger green", f"onto 1 {position}")
    return isle


def targets(train: str, *, hand: str = "", supply: str = "") -> list[str]:
    """Where the first seat may load its only card or passenger; the train is the second seat's."""
    isle = Isle([hand, ""], ["E1[white]", train], supplies=[supply])
    if "load" not in isle.legal():
        return []
    isle.play("load")
    isle.play(isle.legal()[0])
    return isle.legal("onto")


def build(card: str, cost: int, *, train: str = "E3", bag: str = "green green green green") -> Isle:
    """The first seat has built this card and paid this cost."""
    isle = Isle([f"{card} {'E1 ' * cost}", ""], [train, "E1"], bag=bag)
    isle.play("build", f"card {card}", "extend")
    isle.play(*["keep"] * ("keep" in isle.legal()), *["card E1"] * cost)
    assert (isle.phase, isle.hand(0)) == ("action", "")
    return isle


# Engines


def is_pulled(train: str) -> bool:
    """Whether a car of weight 1 can be added to this train without discarding another."""
    isle = Isle(["H1 C1", ""], [train, "E1"])
    isle.play("build", "card H1", "extend")
    return "keep" in isle.legal()


def test_it_131_a_level_one_engine_has_power_four() -> None:
    assert is_pulled("E1 B2")
    assert not is_pulled("E1 B2 T1")


def test_it_132_a_level_two_engine_has_power_six() -> None:
    assert is_pulled("E2 B2 T2")
    assert not is_pulled("E2 B2 B2")


def test_it_133_a_level_three_engine_has_power_eight() -> None:
    assert is_pulled("E3 B2 T2 T2")
    assert not is_pulled("E3 B2 B2 T2")


@pytest.mark.parametrize("engine", ["E1", "E2", "E3"])
def test_it_134_a_passenger_on_an_engine_of_any_level_brings_two_cards(engine: str) -> None:
    isle = load_passenger(engine, 0)
    assert isle.draw_all() == 2
    assert (isle.phase, isle.s.hand_size[0], isle.s.tokens[0]) == ("action", 2, 0)
    assert isle.train(1) == f"{engine}[green]"


# Hoppers


@pytest.mark.parametrize("discarded", ["E3", "T3", "B3", "K1"])
def test_it_135_a_level_one_hopper_brings_three_cards_and_one_is_discarded(discarded: str) -> None:
    isle = load_card("H1", hand="E1 K1")
    assert isle.draw_all() == 3
    assert (isle.phase, isle.legal()) == ("discard", ["card E3", "card B3", "card T3", "card K1"])
    isle.play(f"card {discarded}")
    assert (isle.phase, isle.discards, isle.s.hand_size[0]) == ("action", discarded, 3)


def test_it_136_a_level_two_hopper_brings_two_cards_and_a_build() -> None:
    isle = load_card("H2", hand="E1 C1")
    assert isle.draw_all() == 2
    assert (isle.phase, isle.legal()) == ("bonus", ["build", "decline"])
    isle.play("build", "card C1", "extend", "keep", "card E3")
    assert (isle.phase, isle.train(0), isle.s.hand_size[0]) == ("action", "E1 C1", 1)


def test_it_137_a_level_three_hopper_brings_two_cards_and_any_action() -> None:
    isle = load_card("H3", train="E1 H2[H1]", hand="E1 C1")
    assert isle.draw_all() == 2
    assert (isle.phase, isle.legal()) == ("bonus", ["take", "build", "load", "deliver", "decline"])
    isle.play("take", "take_deck")
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 4)


# Tankers


def test_it_138_a_level_one_tanker_brings_three_cards() -> None:
    isle = load_card("T1")
    assert isle.draw_all() == 3
    assert (isle.phase, isle.hand(0), isle.discards) == ("action", "E3 B3 T3", "")


def test_it_139_a_level_two_tanker_brings_three_cards_and_a_deliver() -> None:
    isle = load_card("T2", train="E1 H2[H1]", hand="E1 C1")
    assert isle.draw_all() == 3
    assert (isle.phase, isle.legal()) == ("bonus", ["deliver", "decline"])
    isle.play("deliver", "special_only", "special", "item 1 0", "finish")
    assert (isle.draw_all(), isle.train(0)) == (2, "E1 H2")


@pytest.mark.parametrize("choice", ["load", "deliver", "decline"])
def test_it_140_a_level_three_tanker_brings_three_cards_and_a_load_or_a_deliver(choice: str) -> None:
    isle = load_card("T3", train="E1 H2[H1]", hand="E1 C1")
    assert isle.draw_all() == 3
    assert (isle.phase, isle.legal()) == ("bonus", ["load", "deliver", "decline"])
    isle.play(choice)
    if choice == "load":
        isle.play("card C1", "onto 0 1")
    if choice == "deliver":
        isle.play("special_only", "special", "item 1 0", "finish", "take_deck", "take_deck", "finish")
    assert isle.phase == "action"


# Boxcars


def test_it_141_a_level_one_boxcar_brings_four_cards() -> None:
    isle = load_card("B1")
    assert isle.draw_all() == 4
    assert (isle.phase, isle.s.hand_size[0], isle.discards) == ("action", 4, "")


def test_it_142_a_level_two_boxcar_brings_four_cards_and_a_load() -> None:
    isle = load_card("B2", train="E1 H2[H1]", hand="E1 C1")
    assert isle.draw_all() == 4
    assert (isle.phase, isle.legal()) == ("bonus", ["load", "decline"])
    isle.play("load", "card C1", "onto 0 1")
    assert (isle.phase, isle.train(0), isle.s.hand_size[0]) == ("action", "E1 H2[H1 C1]", 4)


def test_it_143_a_level_three_boxcar_brings_five_cards_one_is_discarded_then_a_load() -> None:
    isle = load_card("B3", train="E1 H2[H1]", hand="E1 C1")
    assert isle.draw_all() == 5
    assert isle.phase == "discard"
    isle.play("card T3")
    assert (isle.phase, isle.legal(), isle.discards) == ("bonus", ["load", "decline"], "T3")
    isle.play("load", "card C1", "onto 0 1")
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 4)


# Coaches


def coach_brings(coach: str) -> tuple[int, list[int]]:
    """The cards that a passenger on this coach brings, and the tokens of the first seat before and after them."""
    isle = load_passenger(f"E1 {coach}", 1)
    before = int(isle.s.tokens[0])
    cards = isle.draw_all()
    assert (isle.phase, isle.s.hand_size[0], isle.s.tokens[1]) == ("action", cards, 0)
    return cards, [before, int(isle.s.tokens[0])]


def test_it_144_a_level_one_coach_brings_three_cards_then_one_token() -> None:
    assert coach_brings("C1") == (3, [0, 1])


def test_it_145_a_level_two_coach_brings_three_cards_then_two_tokens() -> None:
    assert coach_brings("C2") == (3, [0, 2])


def test_it_146_a_level_three_coach_brings_three_cards_then_three_tokens() -> None:
    assert coach_brings("C3") == (3, [0, 3])


# Capacity and passengers on build


@pytest.mark.parametrize("engine", ["E1", "E2", "E3"])
def test_it_147_an_engine_holds_one_passenger(engine: str) -> None:
    assert targets(engine, supply="green") == ["onto 1 0"]
    assert targets(f"{engine}[green]", supply="green") == []
    assert targets(engine, hand="E1") == []


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("kind", "card"), [("H", "H1"), ("T", "T2"), ("B", "B3")])
def test_it_148_a_freight_car_holds_as_many_loads_as_its_level(kind: str, card: str, level: int) -> None:
    loads = [card] * level
    assert targets(f"E1 {kind}{level}[{' '.join(loads[1:])}]", hand=card) == ["onto 1 1"]
    assert targets(f"E1 {kind}{level}[{' '.join(loads)}]", hand=card) == []


@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_148_a_coach_holds_as_many_passengers_as_its_level(level: int) -> None:
    loads = ["black"] * level
    assert targets(f"E1[green] C{level}[{' '.join(loads[1:])}]", supply="green") == ["onto 1 1"]
    assert targets(f"E1[green] C{level}[{' '.join(loads)}]", supply="green") == []


@pytest.mark.parametrize("caboose", ["K1", "K2", "K4", "K5", "K6", "K7", "K8", "K9", "K10"])
def test_it_149_cabooses_hold_nothing(caboose: str) -> None:
    trains = [f"E1[white] {caboose}", f"E1[white] {caboose}"]
    assert "load" not in Isle(["H1 T2 B3 E1 bank", ""], trains, supplies=["green"]).legal()


def test_it_149_except_caboose_three() -> None:
    isle = Isle(["H1", ""], ["E1[white] K3", "E1"])
    isle.play("load", "card H1")
    assert isle.legal() == ["onto 0 1"]


def test_it_149_buildings_hold_nothing() -> None:
    isle = Isle(["H1 bank", ""], ["E1[white]", "E1[white]"], buildings=["town_hall", "rail_yard"], supplies=["green"])
    assert "load" not in isle.legal()


@pytest.mark.parametrize(("engine", "cost", "passengers"), [("E2", 2, 1), ("E3", 5, 1), ("E1", 0, 0)])
def test_it_150_engines_of_level_two_and_three_bring_one_passenger(engine: str, cost: int, passengers: int) -> None:
    isle = Isle([f"{engine} {'C1 ' * cost}", ""], bag="green green green", upgrade_requires_higher_level=engine != "E1")
    isle.play("build", f"card {engine}", "upgrade 0", "keep", *["card C1"] * cost)
    assert (isle.phase, isle.train(0), len(isle.supply(0).split())) == ("action", engine, passengers)


@pytest.mark.parametrize(("coach", "cost", "passengers"), [("C1", 1, 1), ("C2", 4, 2), ("C3", 7, 3)])
def test_it_151_a_coach_brings_as_many_passengers_as_its_level(coach: str, cost: int, passengers: int) -> None:
    isle = build(coach, cost)
    assert (isle.train(0), len(isle.supply(0).split()), len(isle.bag.split())) == (
        f"E3 {coach}",
        passengers,
        4 - passengers,
    )


@pytest.mark.parametrize("caboose", range(1, 11))
def test_it_152_every_caboose_brings_one_passenger_and_caboose_eight_two(caboose: int) -> None:
    isle = build(f"K{caboose}", 3)
    assert isle.train(0) == f"E3 K{caboose}"
    assert len(isle.supply(0).split()) == (2 if caboose == 8 else 1)


@pytest.mark.parametrize(
    ("car", "cost"),
    [("H1", 1), ("H2", 4), ("H3", 7), ("T1", 2), ("T2", 5), ("T3", 8), ("B1", 3), ("B2", 6), ("B3", 9)],
)
def test_it_153_freight_cars_bring_no_passengers(car: str, cost: int) -> None:
    isle = build(car, cost)
    assert (isle.train(0), isle.supply(0), isle.bag) == (f"E3 {car}", "", "green green green green")


@pytest.mark.parametrize(
    "building",
    [
        "bank",
        "coal_factory",
        "customs_house",
        "grand_central",
        "middle_station",
        "northern_station",
        "oil_refinery",
        "rail_yard",
        "southern_station",
        "town_hall",
    ],
)
def test_it_153_buildings_bring_no_passengers(building: str) -> None:
    isle = build(building, 6)
    assert (isle.buildings(0), isle.train(0), isle.supply(0)) == (building, "E3", "")
    assert isle.s.tokens[0] == 0
