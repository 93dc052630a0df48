"""What one who plays alone goes by besides: what own buildings count, the clock, and how near contracts are."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.record import NONE
from tests.modules import module_of

from .isle import BOX, GAME, Isle, number
from .test_scenarios import chapter

OPINION, OUTLOOK, TASTE = (module_of(GAME, f"opinion{part}") for part in ("", ".outlook", ".taste"))
BUILD, DELIVER, HAND, LOAD, NOTES, TAKE = (
    module_of(GAME, f"opinion.{part}") for part in ("build", "deliver", "hand", "load", "notes", "take")
)
COUNTED, HELD, HOUSE = (TASTE.USUAL[which] for which in (TASTE.COUNTED, TASTE.HELD, TASTE.HOUSE))


def looked(isle: Isle, **taste: float) -> Any:
    """What the seat that decides makes of the table, by the default taste with other numbers."""
    notes = OPINION.Notes.new()
    notes.taste[:] = list(TASTE.Taste(**taste))
    OUTLOOK.look(isle.s, notes)
    return notes


@pytest.mark.parametrize(
    ("building", "card", "more"),
    [
        ("rail_yard", "H1", 2),
        ("rail_yard", "E2", 0),  # an engine is no car
        ("town_hall", "E2", 2),
        ("town_hall", "C1", 2),
        ("town_hall", "H1", 0),
        ("bank", "C1", 0),
    ],
)
def test_a_car_is_worth_more_where_an_own_building_counts_it(building: str, card: str, more: int) -> None:
    worths = []
    for buildings in ("", building):
        isle = chapter(7, buildings=[buildings])
        worths.append(BUILD.worth_when_built(isle.s, looked(isle), number(card)))
    assert worths[1] - worths[0] == pytest.approx(HOUSE * COUNTED * more)


def test_a_building_in_hand_counts_a_part_and_only_alone() -> None:
    isle = chapter(7, hand="rail_yard")
    assert looked(isle).counts[BOX.SCORE_CARS] == pytest.approx(2 * COUNTED * HELD)
    together = Isle(hands=["rail_yard", ""], trains=["E1", "E1"], buildings=["rail_yard coal_factory", ""])
    found = looked(together)
    assert found.counts[BOX.SCORE_CARS] == 0
    assert found.counts[BOX.SCORE_COAL] == 2


def test_with_a_bank_a_load_is_worth_more_and_to_give_it_away_costs_more() -> None:
    found = []
    for buildings in ("", "bank"):
        isle = chapter(7, train="E1 C1[green] C1", supplies=["black"], buildings=[buildings])
        notes = looked(isle)
        loading = LOAD.worth_of_target(isle.s, notes, NONE, False, BOX.COLOURS.index("black"), 0, 2)
        found.append((loading, DELIVER.worth_of_setting_aside(isle.s, notes, 1, 0), DELIVER.worth_of_leaving(notes)))
    more = HOUSE * COUNTED * 2
    (load, aside, leaving), (load_more, aside_less, leaving_more) = found
    assert load_more - load == pytest.approx(more)
    assert aside - aside_less == pytest.approx(more)
    assert leaving_more - leaving == pytest.approx(more)


def test_with_a_station_a_ride_there_is_worth_more() -> None:
    devon, alpine = (BOX.ISLANDS.index(name) for name in ("devon_city", "alpine_lodge"))
    found = []
    for buildings in ("", "middle_station"):
        isle = chapter(7, buildings=[buildings])
        notes = looked(isle)
        found.append([LOAD.reward(isle.s, notes, island) for island in (devon, alpine)])
    assert found[1][0] - found[0][0] == pytest.approx(HOUSE * COUNTED)
    assert found[1][1] == pytest.approx(found[0][1])


def test_a_contract_is_worth_what_a_factory_counts_for_it_less_what_a_bank_loses() -> None:
    def worth(buildings: str) -> float:
        isle = chapter(7, buildings=[buildings])
        alpine = BOX.ISLANDS.index("alpine_lodge")  # two coal
        return float(OUTLOOK.worth_of_contract(isle.s, looked(isle), alpine, BOX.PRIMARY))

    assert worth("coal_factory") - worth("") == pytest.approx(HOUSE * COUNTED * 4)
    assert worth("") - worth("bank") == pytest.approx(HOUSE * COUNTED * 4)


def test_a_drawn_card_costs_time_alone() -> None:
    isle, together = chapter(1, hand="H1"), Isle(hands=["H1", ""], trains=["E1", "E1"])
    for each, clock in ((isle, 0.25), (together, 0.0)):
        free, dear = looked(each, clock=0.0), looked(each, clock=0.25)
        assert HAND.drawn(free, 3) - HAND.drawn(dear, 3) == pytest.approx(3 * clock)


@pytest.mark.parametrize(
    ("number", "token"),
    [(1, 0.9), (3, 1.0), (10, -0.9)],
)
def test_a_token_is_time_or_a_point_or_costs_one(number: int, token: float) -> None:
    assert looked(chapter(number), token=0.9).token == pytest.approx(token)


def test_how_near_a_contract_is_follows_the_taste_alone_only() -> None:
    alone, together = chapter(1), Isle(hands=["", ""], trains=["E1", "E1"])
    taste = {"near": 0.8, "nearer": 0.5, "second": 0.7}
    assert looked(alone, **taste).near.tolist() == pytest.approx([0.8 / 2**i for i in range(len(NOTES.NEAR))])
    assert looked(alone, **taste).second == pytest.approx(0.7)
    assert looked(together, **taste).near.tolist() == NOTES.NEAR.tolist()
    assert looked(together, **taste).second == NOTES.SECOND


def test_of_each_kind_only_the_highest_level_counts_for_chapter_9() -> None:
    isle = chapter(9, train="E1 H2 T1")
    notes = looked(isle, goal=9.0)
    levels = {card: BUILD.worth_for_goal(isle.s, notes, number(card)) for card in ("H1", "H2", "H3", "B1", "K1")}
    assert levels == pytest.approx({"H1": 0.0, "H2": 0.0, "H3": 5.0, "B1": 1.0, "K1": 0.0})
    assert BUILD.worth_of_car(isle.s, notes, 1) - BUILD.worth_of_car(isle.s, notes, 2) > 2.0


def test_a_card_that_was_bought_back_is_drawn_as_what_it_is() -> None:
    isle = chapter(7, discards="grand_central H1", tokens=[3])
    before = TAKE.worth_of_deck(isle.s, looked(isle))
    card = looked(isle)
    assert TAKE.worth_of_buying_back(isle.s, card) < TAKE.worth_of_buying_back(isle.s, looked(isle, back=1.0))
    isle.play("buy_back")
    assert TAKE.worth_of_deck(isle.s, looked(isle)) > before
