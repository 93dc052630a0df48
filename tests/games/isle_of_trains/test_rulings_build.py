"""The rulings on setup, turn, Take and Build: IT-AMB-01 to IT-AMB-17, with their options."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import InvalidOption, Table
from roundhouse.core.record import NONE
from tests.modules import module_of

from .isle import BOX, GAME, RULES, Isle, number

COUNT_CARDS = module_of(GAME, "position").count_cards
PILES: dict[str, Any] = {"deck": "H1 H1 H1 H1 H1 H1 H1 H1", "discards": "T1"}  # so that the game does not end


def dealt(seats: int, seed: int = 1, **options: Any) -> Table:
    return Table("isle_of_trains", seats=seats, seed=seed, options=options, mode="interpreted")


# Setup and turn


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_amb_01_the_base_deck_has_71_cards_and_no_time_engine(seats: int) -> None:
    counts = COUNT_CARDS(dealt(seats).live)
    assert counts.tolist() == [row.copies for row in BOX.ROWS]
    assert counts.sum() == 15 + 36 + 10 + 10
    assert counts[number("TE")] == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_amb_01_by_option_the_time_engine_is_the_72nd(seats: int) -> None:
    base, counts = COUNT_CARDS(dealt(seats).live), COUNT_CARDS(dealt(seats, deck_variant="base71+time_engine").live)
    assert counts[number("TE")] == 1
    assert counts.sum() == base.sum() + 1


@pytest.mark.parametrize(("engine", "cost"), [("E2", 2), ("E3", 5)])
def test_it_amb_02_the_level_1_engine_counts_as_1_when_it_is_upgraded(engine: str, cost: int) -> None:
    assert "build" not in Isle(hands=[" ".join([engine, *["B2"] * (cost - 1)]), ""], **PILES).legal()
    isle = Isle(hands=[" ".join([engine, *["B2"] * cost]), ""], **PILES)
    isle.play("build", f"card {engine}", "upgrade 0", "keep", *["card B2"] * cost)
    assert (isle.train(0), isle.hand(0)) == (engine, "")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_it_amb_03_the_first_player_may_be_given(first: int) -> None:
    assert {dealt(3, seed, first_player=first).seat for seed in range(5)} == {first}


def test_it_amb_03_the_first_player_is_random_by_default_and_must_sit_at_the_table() -> None:
    assert {dealt(3, seed).seat for seed in range(40)} == {0, 1, 2}
    assert dealt(3, 7).seat == dealt(3, 7).seat
    with pytest.raises(InvalidOption):
        dealt(3, first_player=3)


def test_it_amb_04_both_actions_are_obligatory() -> None:
    isle = Isle(hands=["H1 H1", ""], trains=["E1 H1", "E1"], bag="green green", **PILES)
    assert isle.legal() == ["take", "build", "load"]
    isle.play("take", "take_bag")
    assert isle.seat == 0
    assert "decline" not in isle.legal()
    isle.play("take", "take_bag")
    assert isle.seat == 1


def test_it_amb_04_somebody_with_nothing_can_still_take_a_token() -> None:
    isle = Isle(hands=["", ""])
    assert isle.legal() == ["take"]
    isle.play("take")
    assert isle.legal() == ["take_bag"]
    isle.play("take_bag")
    assert isle.s.tokens[0] == 1


def test_it_amb_04_by_option_either_action_may_be_passed() -> None:
    isle = Isle(allow_pass=True, **PILES)
    isle.play("decline")
    assert isle.seat == 0
    isle.play("take", "take_bag")
    assert isle.seat == 1
    isle.play("decline", "decline")
    assert isle.seat == 0


def test_it_amb_05_tokens_can_be_taken_for_ever() -> None:
    isle = Isle(row="H1 H1 H1", **PILES)
    for _ in range(50):
        isle.play("take", "take_bag", "take", "take_bag")
    assert isle.s.tokens[:2].tolist() == [50, 50]
    assert (isle.over, isle.seat, isle.legal()) == (False, 0, ["take"])


def test_it_amb_05_a_simulation_is_cut_off_only_after_600_turns_or_more() -> None:
    """A turn of two Takes, the shortest without passing, is four moves; what is cut off is not over."""
    assert 600 * 4 <= RULES.MOST_MOVES < 10**6
    isle = Isle(row="H1 H1 H1", **PILES)
    assert isle.engine.rollout(0, 1, 12) == 12
    assert (isle.over, isle.s.end_trigger) == (False, NONE)


@pytest.mark.parametrize(("solo", "left"), [("scenario_9", 4), ("challenge", 3)])
def test_it_amb_05_alone_tokens_outrun_the_night_in_no_game_but_scenario_9(solo: str, left: int) -> None:
    """Three days with two tokens each: three cards bought back in scenario 9, two elsewhere."""
    isle = Isle(hands=[""], row="H1 H1 H1", deck="T1 T1 T1 T1", discards="B1", solo=solo)
    for _ in range(3):
        isle.play("take", "take_bag", "take", "take_bag")
        if isle.phase == "night":
            isle.play("buy_back")
        while isle.phase == "night":
            isle.play("decline")
    assert isle.s.deck_size[0] == left


# Take


EFFECTS = {
    "a benefit": ("load", "load_passenger green", "onto 1 0"),
    "a ticket": ("deliver", "to flint_beach", "ticket", "item 1 0"),
    "a special delivery": ("deliver", "special_only", "special", "item 1 0", "finish"),
    "a caboose": ("load", "card H1", "onto 0 2"),
}


def effect(name: str, **options: Any) -> Isle:
    """A table where the effect is about to draw the first of its cards."""
    isle = Isle(["H1", ""], ["E1 C1[green] H1 K2", "E1"], supplies=["green"], row="T1 T2 T3", **PILES, **options)
    isle.play(*EFFECTS[name])
    assert isle.phase == "draw"
    return isle


@pytest.mark.parametrize("name", EFFECTS)
def test_it_amb_06_every_card_of_an_effect_is_taken_from_the_row_or_the_deck(name: str) -> None:
    isle = effect(name)
    assert isle.legal() == ["take_row 0", "take_row 1", "take_row 2", "take_deck"]
    isle.play("take_row 1")
    assert "T2" in isle.hand(0)
    assert name == "a caboose" or isle.legal() == ["take_row 0", "take_row 2", "take_deck"]


@pytest.mark.parametrize("name", EFFECTS)
def test_it_amb_06_by_option_effects_draw_from_the_deck_and_only_a_take_uses_the_row(name: str) -> None:
    isle = effect(name, benefit_draw_source="deck")
    assert isle.legal() == ["take_deck"]
    isle = Isle(row="T1", benefit_draw_source="deck", **PILES)
    isle.play("take")
    assert isle.legal() == ["take_row 0", "take_deck", "take_bag"]


def test_it_amb_07_the_discards_are_shuffled_at_the_moment_the_next_deck_card_is_wanted() -> None:
    isle = Isle(hands=["T3", ""], trains=["E1", "E1 B1"], deck="H1", discards="T1 T1 T1 T1 T1 T1")
    isle.play("load", "card T3", "onto 1 1", "take_deck")
    assert (isle.deck, isle.s.discard_size[0], isle.hand(0)) == ("", 6, "H1")
    isle.play("take_deck", "take_deck", "take_deck")
    assert (isle.deck, isle.discards, isle.hand(0)) == ("T1 T1 T1", "", "H1 T1 T1 T1")
    assert isle.phase == "action"


def test_it_amb_07_with_both_piles_empty_only_the_row_is_left_and_the_rest_is_lost() -> None:
    isle = Isle(hands=["T3", ""], trains=["E1", "E1 B1"], deck="H1", row="H2 H3")
    isle.play("load", "card T3", "onto 1 1", "take_deck")
    assert isle.legal() == ["take_row 0", "take_row 1"]
    isle.play("take_row 0", "take_row 1")
    assert (isle.phase, isle.hand(0), isle.s.tokens[0]) == ("action", "H1 H2 H3", 0)


def test_it_amb_08_draws_and_tokens_cannot_be_declined() -> None:
    isle = Isle(["H1 H1 H1 H1 H1", ""], ["E1", "E1 C1"], supplies=["green"], row="T1", **PILES)
    isle.play("load", "load_passenger green", "onto 1 1")
    for left in (3, 2, 1):
        assert isle.legal() == ["take_row 0", "take_deck"], left
        isle.play("take_deck")
    assert (isle.phase, isle.s.hand_size[0], isle.s.tokens[0]) == ("action", 8, 1)


def test_it_amb_08_alone_a_draw_is_obligatory_even_if_it_ends_the_game() -> None:
    isle = Isle(hands=["H1"], trains=["E1 T1 H1"], deck="B1 B1")
    isle.play("load", "card H1", "onto 0 2")
    assert isle.legal() == ["take_deck"]
    isle.play("take_deck")
    assert isle.legal() == ["take_deck"]
    isle.play("take_deck")
    assert isle.over


@pytest.mark.parametrize(("options", "tokens"), [({}, 2), ({"token_per_missing_passenger": False}, 1)])
def test_it_amb_09_a_token_for_each_missing_passenger_or_by_option_a_single_one(
    options: dict[str, Any], tokens: int
) -> None:
    isle = Isle(["C3 B2 B2 B2 B2 B2 B2 B2", ""], bag="white", **options, **PILES)
    isle.play("build", "card C3", "extend", "keep", *["card B2"] * 7)
    assert (isle.supply(0), isle.bag, isle.s.tokens[0]) == ("white", "", tokens)


def test_it_amb_09_no_token_while_the_bag_has_enough() -> None:
    isle = Isle(hands=["C2 B2 B2 B2 B2", ""], bag="white white", **PILES)
    isle.play("build", "card C2", "extend", "keep", *["card B2"] * 4)
    assert (isle.supply(0), isle.s.tokens[0]) == ("white white", 0)


def test_it_amb_10_a_passenger_of_a_special_delivery_is_back_after_its_draws() -> None:
    isle = Isle(trains=["E1[green]", "E1"], **PILES)
    isle.play("deliver", "special_only", "special", "item 0 0", "finish", "take_deck")
    assert isle.bag == ""
    isle.play("take_deck")
    assert isle.bag == "green"
    isle.play("finish", "take", "take_bag")
    assert (isle.supply(0), isle.s.tokens[0]) == ("green", 0)


def test_it_amb_10_a_passenger_of_a_dropped_coach_may_be_drawn_by_the_same_build() -> None:
    isle = Isle(hands=["C1 B2", ""], trains=["E1 C1[green]", "E1"], **PILES)
    isle.play("build", "card C1", "extend", "drop 1", "card B2")
    assert (isle.train(0), isle.supply(0), isle.s.tokens[0]) == ("E1 C1", "green", 0)


# Build


@pytest.mark.parametrize(("card", "train"), [("C1", "E1 C1"), ("H2", "E1 H2"), ("C1", "E1 C2"), ("B2", "E1 B3")])
def test_it_amb_11_an_upgrade_needs_a_higher_level(card: str, train: str) -> None:
    isle = Isle(hands=[f"{card} B1 B1 B1 B1 B1 B1", ""], trains=[train, "E1"], **PILES)
    isle.play("build", f"card {card}")
    assert isle.legal() == ["extend"]


def test_it_amb_11_so_a_level_1_engine_can_never_be_built() -> None:
    isle = Isle(hands=["E1 H1 H1", ""], **PILES)
    isle.play("build")
    assert "card E1" not in isle.legal()


def test_it_amb_11_the_time_engine_is_above_level_3() -> None:
    isle = Isle(hands=["TE E3 H1 H1", ""], trains=["E3", "E1"], deck_variant="base71+time_engine", **PILES)
    isle.play("build", "card TE", "upgrade 0", "keep", "card H1", "card H1")
    assert isle.train(0) == "TE"
    isle = Isle(hands=["E3 H1", ""], trains=["TE", "E1"], deck_variant="base71+time_engine", **PILES)
    isle.play("build")
    assert "card E3" not in isle.legal()


def test_it_amb_11_by_option_an_equal_card_is_an_upgrade_for_nothing_but_a_lower_one_is_none() -> None:
    isle = Isle(["C1 H1", ""], ["E1 C1 C2", "E1"], bag="white", upgrade_requires_higher_level=False, **PILES)
    isle.play("build", "card C1")
    assert isle.legal() == ["extend", "upgrade 1"]
    isle.play("upgrade 1", "keep")
    assert (isle.train(0), isle.hand(0), isle.supply(0)) == ("E1 C1 C2", "H1", "white")
    assert isle.discards == "C1 T1"


def test_it_amb_12_loads_stay_on_the_upgraded_card() -> None:
    isle = Isle(hands=["H2 B2 B2 B2 E2 T1 T1", ""], trains=["E1[purple] H1[C1]", "E1"], **PILES)
    isle.play("build", "card H2", "upgrade 1", "keep", *["card B2"] * 3)
    assert (isle.train(0), isle.discards) == ("E1[purple] H2[C1]", "H1 B2 B2 B2 T1")
    isle.play("build", "card E2", "upgrade 0", "keep", "card T1", "card T1")
    assert (isle.train(0), isle.supply(0), isle.s.tokens[0]) == ("E2[purple] H2[C1]", "", 1)


def test_it_amb_12_a_passenger_without_room_on_the_time_engine_goes_to_the_supply() -> None:
    isle = Isle(["TE B1 B1", ""], ["E3[purple]", "E1"], bag="white", deck_variant="base71+time_engine", **PILES)
    isle.play("build", "card TE", "upgrade 0", "keep", "card B1", "card B1")
    assert (isle.train(0), isle.bag) == ("TE", "")
    assert sorted(isle.supply(0).split()) == ["purple", "white"]


def test_it_amb_12_by_option_loads_are_lost() -> None:
    isle = Isle(["H2 B2 B2 B2 E2 T1 T1", ""], ["E1[purple] H1[C1]", "E1"], loads_survive_upgrade=False, **PILES)
    isle.play("build", "card H2", "upgrade 1", "keep", *["card B2"] * 3)
    assert (isle.train(0), isle.discards) == ("E1[purple] H2", "C1 H1 B2 B2 B2 T1")
    isle.play("build", "card E2", "upgrade 0", "keep", "card T1", "card T1")
    assert isle.train(0) == "E2 H2"
    assert (isle.supply(0), isle.s.tokens[0]) == ("purple", 0), "back in the bag before the build draws"


@pytest.mark.parametrize(
    ("options", "bag", "supply"),
    [({}, "green white", ""), ({"discarded_car_passengers": "supply"}, "", "green white")],
)
def test_it_amb_13_passengers_of_a_dropped_car_go_to_the_bag_or_by_option_to_the_supply(
    options: dict[str, Any], bag: str, supply: str
) -> None:
    isle = Isle(["H1 B2", ""], ["E1 C2[white green]", "E1"], **options, **PILES)
    isle.play("build", "card H1", "extend", "drop 1", "card B2")
    assert (isle.bag, isle.supply(0), isle.train(0)) == (bag, supply, "E1 H1")


@pytest.mark.parametrize("where", ["bag", "supply"])
def test_it_amb_13_cargo_of_a_dropped_car_is_discarded(where: str) -> None:
    isle = Isle(["H1 B2", ""], ["E1 H2[C1 T1]", "E1"], deck="H1", discarded_car_passengers=where)
    isle.play("build", "card H1", "extend", "drop 1", "card B2")
    assert sorted(isle.discards.split()) == ["B2", "C1", "H2", "T1"]


def test_it_amb_14_a_car_may_be_dropped_without_need_but_not_the_engine_or_the_upgraded_card() -> None:
    isle = Isle(hands=["H2 B1 B1 B1 B1", ""], trains=["E3 H1 T1", "E1"], **PILES)
    isle.play("build", "card H2", "upgrade 1")
    assert isle.legal() == ["keep", "drop 2"]
    isle.play("drop 2")
    assert isle.s.due == 4 - 1
    isle = Isle(hands=["H2 B1 B1 B1 B1", ""], trains=["E3 H1 T1", "E1"], **PILES)
    isle.play("build", "card H2", "extend")
    assert isle.legal() == ["keep", "drop 1", "drop 2"]
    isle.play("drop 2")
    assert (isle.s.due, isle.hand(0)) == (4, "B1 B1 B1 B1")


def test_it_amb_14_no_car_is_dropped_for_a_building() -> None:
    isle = Isle(hands=["bank B1 B1 B1 B1 B1 B1", ""], trains=["E3 H1 T1", "E1"], **PILES)
    isle.play("build", "card bank", "extend")
    assert isle.phase == "pay"


def test_it_amb_14_by_option_only_a_train_that_is_too_heavy_loses_a_car() -> None:
    options: dict[str, Any] = {"optional_discard_only_if_needed": True, **PILES}
    isle = Isle(["H1 B2", ""], ["E1 B1 H1", "E1"], **options)
    isle.play("build", "card H1", "extend")
    assert isle.legal() == ["keep"]
    isle = Isle(["B1 B2 B2 B2", ""], ["E1 B1 H1", "E1"], **options)
    isle.play("build", "card B1", "extend")
    assert isle.legal() == ["drop 1", "drop 2"]


def test_it_amb_15_a_dropped_caboose_6_gives_no_power() -> None:
    isle = Isle(hands=["B1 H1 H1 H1", ""], trains=["E1 K6 B1 B1", "E1"], **PILES)
    isle.play("build", "card B1", "extend")
    assert isle.legal() == ["keep", "drop 2", "drop 3"]


def test_it_amb_15_a_dropped_caboose_5_gives_no_discount() -> None:
    isle = Isle(hands=["T1 H1", ""], trains=["E1 K5", "E1"], **PILES)
    isle.play("build", "card T1", "extend")
    assert isle.legal() == ["keep"]
    isle = Isle(hands=["T1 H1 H1", ""], trains=["E1 K5", "E1"], **PILES)
    isle.play("build", "card T1", "extend")
    assert isle.legal() == ["keep", "drop 1"]
    isle.play("drop 1", "card H1", "card H1")
    assert (isle.train(0), isle.hand(0)) == ("E1 T1", "")


def test_it_amb_15_a_dropped_caboose_4_gives_no_place_for_a_building() -> None:
    isle = Isle(["H1 B1", ""], ["E1 K4", "E1"], buildings=["bank rail_yard"], **PILES)
    isle.play("build", "card H1", "extend", "drop 1")
    assert (isle.phase, isle.legal()) == ("lose_building", ["replace 0", "replace 1"])


def test_it_amb_16_caboose_6_counts_in_its_own_power_check() -> None:
    """Six weights behind a Level 1 Engine, which only a table laid out by hand can have."""
    for train, keeps in [("E1 B1 B1 B1", True), ("E1 B1 B1 B2", False)]:
        isle = Isle(hands=["K6 H1 H1 H1", ""], trains=[train, "E1"], **PILES)
        isle.play("build", "card K6", "extend")
        assert ("keep" in isle.legal()) is keeps


def test_it_amb_16_caboose_5_does_not_lower_its_own_cost() -> None:
    assert "build" not in Isle(hands=["K5 B3 B3", ""], **PILES).legal()
    isle = Isle(hands=["K5 B3 B3 B3", ""], **PILES)
    isle.play("build", "card K5", "extend", "keep", "card B3", "card B3")
    assert isle.train(0) == "E1"
    isle.play("card B3")
    assert isle.train(0) == "E1 K5"


@pytest.mark.parametrize(
    ("train", "standing", "modes"),
    [
        ("E1", "", ["extend"]),
        ("E1", "rail_yard", ["replace 0"]),
        ("E1 K4", "rail_yard", ["extend"]),
        ("E1 K4", "rail_yard town_hall", ["replace 0", "replace 1"]),
    ],
)
def test_it_amb_17_a_building_is_added_below_the_limit_and_replaces_one_at_it(
    train: str, standing: str, modes: list[str]
) -> None:
    isle = Isle(["bank B1 B1 B1 B1 B1 B1", ""], [train, "E1"], buildings=[standing], **PILES)
    isle.play("build", "card bank")
    assert isle.legal() == modes
    isle.play(modes[-1], *["card B1"] * 6)
    kept = standing.split() if modes == ["extend"] else standing.split()[:-1]
    assert isle.buildings(0).split() == [*kept, "bank"]


@pytest.mark.parametrize("solo", ["scenario_2", "scenario_7"])
def test_it_amb_17_without_a_limit_a_building_is_always_added(solo: str) -> None:
    isle = Isle(["bank B1 B1 B1 B1 B1 B1"], buildings=["rail_yard town_hall"], solo=solo, **PILES)
    isle.play("build", "card bank")
    assert isle.legal() == ["extend"]
