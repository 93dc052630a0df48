"""IT-204 to IT-214: scoring and ties."""

from __future__ import annotations

import re

import pytest

from roundhouse import Table

from .isle import Isle


def ranking(isle: Isle) -> list[int]:
    """The places of the seats."""
    table = Table("isle_of_trains", seats=isle.s.seats, seed=0, mode="interpreted")
    table.engine.states[0] = isle.s.record
    return table.ranking()


@pytest.mark.parametrize("tokens", [0, 1, 30])
def test_it_204_a_token_is_worth_1(tokens: int) -> None:
    isle = Isle(tokens=[tokens, 3])
    assert (isle.score(0), isle.score(1)) == (tokens, 3)


@pytest.mark.parametrize(
    ("train", "points"),
    [("E1", 0), ("E2", 2), ("E3", 4), ("E1 H1 H2 H3", 2 + 5 + 8), ("E1 C1 C2 C3", 1 + 2 + 3), ("E2 K6 K8 K9", 6)],
)
def test_it_205_the_points_printed_on_engine_and_cars(train: str, points: int) -> None:
    isle = Isle(trains=[train, "E1 H1"])
    assert (isle.score(0), isle.score(1)) == (points, 2)


@pytest.mark.parametrize(
    ("island", "points"),
    [
        ("flint_beach", (6, 17, 16)),
        ("camp_eagle", (7, 21, 17)),
        ("devon_city", (5, 14, 14)),
        ("cactus_mines", (4, 13, 11)),
        ("billingtons", (5, 14, 13)),
        ("alpine_lodge", (4, 14, 12)),
    ],
)
def test_it_206_a_held_card_scores_its_primary_a_done_one_the_total(island: str, points: tuple[int, ...]) -> None:
    for contract, total in zip(("primary", "secondary_a", "secondary_b"), points, strict=True):
        isle = Isle(islands={island: (1, contract)})
        assert (isle.score(0), isle.score(1)) == (0, total)


def test_it_206_contracts_add_up() -> None:
    islands = {"alpine_lodge": (0, "secondary_a"), "billingtons": (0, "primary"), "devon_city": (1, "primary")}
    isle = Isle(islands=islands)
    assert (isle.score(0), isle.score(1)) == (14 + 5, 5)


def test_it_206_the_research_station_scores_4_and_then_11() -> None:
    held = Isle(hands=[""] * 4, islands={"research_station": (0, "primary")})
    done = Isle(hands=[""] * 4, islands={"research_station": (0, "secondary_a")})
    assert (held.score(0), done.score(0)) == (4, 11)


@pytest.mark.parametrize(
    ("train", "loads"), [("E1[green]", 1), ("E1 C3[white white]", 2), ("E1 H3[C1 ?H2 bank] K3[T1]", 4)]
)
def test_it_207_every_load_in_the_own_train_is_worth_1(train: str, loads: int) -> None:
    unloaded = Isle(trains=[re.sub(r"\[.*?\]", "", train), "E1[black]"])
    isle = Isle(trains=[train, "E1[black]"])
    assert (isle.score(0) - unloaded.score(0), isle.score(1)) == (loads, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_208_the_progress_train_is_worth_1(seat: int) -> None:
    isle = Isle(row="T1 T2 T3", deck="B1", progress=4, turn=seat, actions=1)
    isle.play("take", "take_bag")
    assert isle.s.train_taker == seat
    assert (isle.score(seat), isle.score(1 - seat)) == (1 + 1, 0)


@pytest.mark.parametrize(
    ("buildings", "points"), [("", 0), ("bank", 2 * 2), ("rail_yard", 2 * 3), ("bank rail_yard", 2 * 2 + 2 * 3)]
)
def test_it_209_every_own_building_scores_by_its_text(buildings: str, points: int) -> None:
    isle = Isle(trains=["E1[green] H1[C1] C1 K4", "E1"], buildings=[buildings, "grand_central"])
    assert (isle.score(0), isle.score(1)) == (2 + 1 + 2 + 2 + points, 8)


def test_it_210_nothing_for_hand_supply_or_discards() -> None:
    isle = Isle(hands=["H3 grand_central E3", ""], supplies=["green white"], discards="H3 T3", deck="B3", row="B3")
    assert [isle.score(seat) for seat in (0, 1)] == [0, 0]


def test_it_210_nor_for_face_up_passengers_on_tickets() -> None:
    assert Isle(filled={"flint_beach": 3, "devon_city": 1}).score(0) == 0


def test_it_211_most_points_win() -> None:
    isle = Isle(hands=["", "", ""], trains=["E1 C1 C1 C1", "E1", "E1 H1"], tokens=[0, 4, 0])
    assert [isle.score(seat) for seat in range(3)] == [3, 4, 2]
    assert ranking(isle) == [2, 1, 3]


def test_it_212_a_tie_goes_to_the_longest_train() -> None:
    isle = Isle(trains=["E2 H1", "E1 C1 C1"], tokens=[0, 2])
    assert (isle.score(0), isle.score(1)) == (4, 4)
    assert ranking(isle) == [2, 1]


def test_it_213_then_to_the_most_points_on_engine_and_cars() -> None:
    isle = Isle(trains=["E1 C1 H1", "E1 C1 C1"], tokens=[0, 1])
    assert (isle.score(0), isle.score(1)) == (3, 3)
    assert ranking(isle) == [1, 2]


def test_it_213_the_engine_counts_with_the_cars() -> None:
    isle = Isle(trains=["E2 C1", "E1 H1"], tokens=[0, 1])
    assert (isle.score(0), isle.score(1)) == (3, 3)
    assert ranking(isle) == [1, 2]


def test_it_214_players_still_tied_share_the_victory() -> None:
    isle = Isle(hands=["H1", "", ""], trains=["E1 H1 C1", "E1 C1 T1", "E1 B1"], tokens=[2, 2, 2])
    assert [isle.score(seat) for seat in range(3)] == [5, 5, 4]
    assert ranking(isle) == [1, 1, 3]
