"""The rulings on solo games and open information: IT-AMB-53 to IT-AMB-68, with their options."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.view import masked
from tests.modules import module_of

from .isle import BOX, GAME, RULES, Isle

ROW: dict[str, Any] = {"row": "H1 H1 H1"}
SAVED: dict[str, Any] = {"buyback_on_empty_deck": True}
TOKEN = ("take", "take_bag")  # from an empty bag: it touches no card
VIEW = module_of(GAME, "view")


def ended(isle: Isle) -> str | None:
    """How the last move ended the game."""
    reasons = [str(event.args["reason"]) for event in isle.events if event.kind == "ended"]
    return reasons[0] if reasons else None


# The deck as a clock


@pytest.mark.parametrize("solo", ["challenge", "scenario_1"])
def test_it_amb_53_the_game_is_over_at_once_when_the_last_card_comes_to_hand(solo: str) -> None:
    isle = Isle([""], deck="T1", solo=solo, **ROW)
    isle.play("take", "take_deck")
    assert (isle.over, isle.hand(0), ended(isle), isle.s.won) == (True, "T1", "deck_empty", 0)
    assert isle.legal() == []


@pytest.mark.parametrize("solo", ["challenge", "scenario_1"])
def test_it_amb_53_or_moves_to_the_row(solo: str) -> None:
    isle = Isle([""], deck="T1 T2", row="H1", solo=solo, actions=1)
    isle.play(*TOKEN)
    assert (isle.over, isle.row, isle.discards) == (True, ["H1", "T1", "T2"], "")


@pytest.mark.parametrize("solo", ["challenge", "scenario_1"])
def test_it_amb_53_or_is_discarded_at_night(solo: str) -> None:
    isle = Isle([""], deck="T1", solo=solo, actions=1, **ROW)
    isle.play(*TOKEN)
    assert (isle.over, isle.discards) == (True, "T1")
    isle = Isle([""], deck="T1 T2", solo=solo, actions=1, **ROW)
    isle.play(*TOKEN)
    assert (isle.over, isle.discards, isle.phase) == (False, "T1", "action")


def test_it_amb_53_what_is_left_of_the_action_is_lost() -> None:
    isle = Isle(["H3 H1 H1 H1 H1 H1 H1"], ["E1 B2"], deck="T1 T1 T1", **ROW)
    isle.play("load", "card H3", "onto 0 1", "take_row 0", "take_deck", "take_deck")
    assert not isle.over
    isle.play("take_deck")
    assert (isle.over, isle.s.hand_size[0], isle.discards) == (True, 10, "")


@pytest.mark.parametrize("solo", ["challenge", "scenario_1"])
def test_it_amb_53_by_option_the_action_is_finished_with_everything_it_triggers(solo: str) -> None:
    isle = Isle(["H3 C1"], ["E1 B2 H1"], deck="T1 T1", solo=solo, solo_end="end_of_action", **ROW)
    isle.play("load", "card H3", "onto 0 1", "take_deck", "take_deck")
    assert isle.legal() == ["take_row 0", "take_row 1", "take_row 2"]
    isle.play("take_row 0", "take_row 1")
    assert isle.legal() == ["load", "decline"]
    isle.play("load", "card C1", "onto 0 2")
    assert (isle.over, isle.train(0)) == (True, "E1 B2[H3] H1[C1]")


def test_it_amb_53_by_option_there_is_no_second_action_and_no_night_either() -> None:
    isle = Isle(["H1 H1 H1 H1 H1 H1"], deck="T1", solo_end="end_of_action", **ROW)
    isle.play("take", "take_deck")
    assert (isle.over, isle.s.hand_size[0]) == (True, 7)


def test_it_amb_54_a_card_is_bought_back_at_any_decision_while_the_deck_lasts() -> None:
    isle = Isle(["H3"], ["E1 B1"], deck="T1 T2", discards="B2", tokens=[3])
    assert "buy_back" in isle.legal()
    isle.play("load")
    assert isle.legal() == ["card H3", "buy_back"]
    isle.play("card H3", "onto 0 1", "take_deck")
    assert isle.legal() == ["take_deck", "buy_back"], "a single choice is not made for the player"
    isle.play("buy_back")
    assert (isle.deck, isle.s.tokens[0], isle.legal()) == ("B2 T2", 0, ["take_deck"])


@pytest.mark.parametrize(
    ("tokens", "discards", "solo", "can"),
    [
        (2, "B2", "challenge", False),
        (3, "", "challenge", False),
        (3, "B2", "challenge", True),
        (2, "B2", "scenario_9", True),
        (1, "B2", "scenario_9", False),
    ],
)
def test_it_amb_54_only_with_the_price_and_a_card_to_buy(tokens: int, discards: str, solo: str, can: bool) -> None:
    isle = Isle([""], deck="T1", discards=discards, tokens=[tokens], solo=solo)
    assert ("buy_back" in isle.legal()) is can


def test_it_amb_54_once_the_deck_is_empty_it_is_too_late() -> None:
    isle = Isle([""], deck="T1", discards="B2", tokens=[3])
    isle.play("take", "take_deck")
    assert (isle.over, isle.discards, isle.s.tokens[0]) == (True, "B2", 3)


def test_it_amb_54_by_option_an_empty_deck_may_be_saved() -> None:
    isle = Isle([""], deck="T1", discards="B2", tokens=[3], buyback_on_empty_deck=True)
    isle.play("take", "take_deck")
    assert (isle.over, isle.legal()) == (False, ["decline", "buy_back"])
    isle.play("buy_back")
    assert (isle.deck, isle.discards, isle.s.tokens[0], isle.phase) == ("B2", "", 0, "action")


def interrupted_refill(**options: Any) -> Isle:
    """The refill has taken the last card, and one is bought back."""
    isle = Isle([""], deck="T1", discards="B2 B3", row="H1", tokens=[6], actions=1, **SAVED, **options)
    isle.play(*TOKEN, "decline")
    assert (isle.phase, isle.row, isle.deck) == ("last_chance", ["H1", "T1", ""], "")
    isle.play("buy_back")
    return isle


def test_it_226_the_refill_goes_on_with_what_is_bought_back() -> None:
    isle = interrupted_refill()
    assert (isle.row, isle.deck, isle.phase) == (["H1", "T1", "B2"], "", "last_chance")
    isle.play("buy_back")
    assert (isle.row, isle.deck, isle.phase, ended(isle)) == (["H1", "T1", "B2"], "", "over", "deck_empty")


def test_it_amb_54_a_refill_with_two_gaps_is_saved_twice() -> None:
    isle = Isle([""], deck="T1", discards="B2 B3 H3", row="", tokens=[9], actions=1, **SAVED)
    isle.play(*TOKEN, "decline", "buy_back", "buy_back")
    assert (isle.row, isle.deck, isle.phase) == (["T1", "B2", "B3"], "", "last_chance")


def test_it_226_by_version_1_the_refill_did_not_go_on() -> None:
    isle = interrupted_refill(rules_version=1)
    assert (isle.row, isle.deck, isle.phase) == (["H1", "T1", ""], "B2", "night")


@pytest.mark.parametrize(("tokens", "moves"), [(3, ("decline",)), (2, ())])
def test_it_amb_54_by_option_the_game_is_over_when_it_is_not_saved(tokens: int, moves: tuple[str, ...]) -> None:
    isle = Isle([""], deck="T1", discards="B2", tokens=[tokens], buyback_on_empty_deck=True)
    isle.play("take", "take_deck", *moves)
    assert (isle.over, ended(isle)) == (True, "deck_empty")


def test_it_amb_54_with_both_options_whoever_does_not_buy_still_finishes_the_action() -> None:
    options: dict[str, Any] = {"buyback_on_empty_deck": True, "solo_end": "end_of_action"}
    isle = Isle(["H3"], ["E1 B1"], deck="T1", discards="B2", tokens=[3], **options, **ROW)
    isle.play("load", "card H3", "onto 0 1", "take_deck")
    assert isle.legal() == ["take_row 0", "take_row 1", "take_row 2", "buy_back"]
    isle.play("take_row 0", "take_row 1", "take_row 2")
    assert (isle.phase, isle.s.hand_size[0]) == ("last_chance", 4)


def test_it_amb_54_at_night_it_is_asked_before_the_refill_and_before_the_discard() -> None:
    isle = Isle([""], deck="T1 T2 T3 T3", discards="B2", row="H1 H1", tokens=[6], actions=1)
    isle.play(*TOKEN)
    assert (isle.phase, isle.legal(), isle.row) == ("night", ["decline", "buy_back"], ["H1", "H1", ""])
    isle.play("decline")
    assert (isle.phase, isle.row, isle.discards) == ("night", ["H1", "H1", "T1"], "B2")
    isle.play("buy_back")
    assert (isle.phase, isle.discards, isle.deck) == ("action", "B2", "T2 T3 T3"), "it was discarded again"


def test_it_amb_54_the_night_begins_with_the_hand_limit_where_it_is_asked_too() -> None:
    isle = Isle(["H1 H1 H1 H1 H1 H1"], deck="T1 T2 T3", discards="B2", tokens=[3], actions=1, **ROW)
    isle.play(*TOKEN)
    assert (isle.phase, isle.legal()) == ("hand_limit", ["card H1", "buy_back"])
    isle.play("card H1")
    assert (isle.phase, isle.discards) == ("night", "H1 B2")


@pytest.mark.parametrize(("solo", "left"), [("challenge", 1), ("scenario_9", 3)])
def test_it_amb_55_several_cards_are_bought_back_one_at_a_time(solo: str, left: int) -> None:
    isle = Isle([""], deck="H1", discards="T1 T2 T3", tokens=[7], solo=solo)
    isle.play("buy_back", "buy_back")
    assert (isle.deck, isle.discards, isle.s.tokens[0]) == ("T2 T1 H1", "T3", left)


def test_it_amb_55_the_player_knows_them_and_their_order() -> None:
    isle = Isle([""], deck="H1", discards="T1 T2 T3", tokens=[6])
    isle.play("buy_back", "buy_back")
    deck = VIEW.to_dict(masked(isle.s, 0))["deck"]
    assert deck == {"size": 3, "cards": None, "known": ["level_2_tanker", "level_1_tanker"]}
    isle.play("take", "take_deck")
    assert VIEW.to_dict(masked(isle.s, 0))["deck"]["known"] == ["level_1_tanker"]


@pytest.mark.parametrize("order", [("B1", "B2"), ("B2", "B1")])
def test_it_amb_56_a_payment_lies_in_the_order_named(order: tuple[str, str]) -> None:
    isle = Isle(["T1 B1 B2"], deck="H1 H1")
    isle.play("build", "card T1", "extend", "keep", *(f"card {card}" for card in order))
    assert isle.discards.split() == [order[1], order[0]]


def test_it_amb_56_so_do_the_cards_of_the_hand_limit_below_that_of_the_night() -> None:
    isle = Isle(["H1 H1 H1 H1 H1 T1 T2"], deck="B3 B1 B1", actions=1, **ROW)
    isle.play(*TOKEN, "card T2", "card T1")
    assert isle.discards == "B3 T1 T2"


@pytest.mark.parametrize(("items", "top_first"), [((1, 2), "T2 C1"), ((2, 1), "C1 T2")])
def test_it_amb_56_and_the_cargo_of_a_special_delivery(items: tuple[int, int], top_first: str) -> None:
    isle = Isle([""], ["E1 H1[C1] T1[T2]"], deck="B1 B1 B1 B1 B1")
    isle.play("deliver", "special_only", "special", *(f"item {at} 0" for at in items), "finish", *["take_deck"] * 4)
    assert isle.discards == top_first


@pytest.mark.parametrize(("items", "top_first"), [((1, 2), "B3 C1"), ((2, 1), "C1 B3")])
def test_it_amb_56_and_the_cargo_of_a_contract(items: tuple[int, int], top_first: str) -> None:
    isle = Isle([""], ["E1 H1[C1] B1[B3]"], deck="B1 B1")
    isle.play("deliver", "to billingtons", "primary", *(f"item {at} 0" for at in items))
    assert isle.discards == top_first


def test_it_amb_56_a_dropped_car_then_its_loads_then_the_payment_then_the_replaced_card() -> None:
    isle = Isle(["T2 B1 B2 B3"], ["E3 H2[C1 H1] T1"], deck="B1 B1")
    isle.play("build", "card T2", "upgrade 2", "drop 1", "card B2", "card B1", "card B3")
    assert isle.discards == "T1 B3 B1 B2 H1 C1 H2"


def test_it_amb_56_caboose_4_then_the_building_lost_with_it_then_the_payment() -> None:
    isle = Isle(["H1 B2"], ["E1 K4"], deck="B1 B1", buildings=["bank rail_yard"])
    isle.play("build", "card H1", "extend", "drop 1", "replace 0", "card B2")
    assert isle.discards == "B2 bank K4"


def test_it_amb_56_a_replaced_building_lies_on_its_payment() -> None:
    isle = Isle(["bank B1 B1 B1 B1 B1 B2"], deck="B1 B1", buildings=["rail_yard"])
    isle.play("build", "card bank", "replace 0", *["card B1"] * 5, "card B2")
    assert isle.discards == "rail_yard B2 B1 B1 B1 B1 B1"


def test_it_amb_56_of_a_forced_load_only_the_extra_card_is_discarded() -> None:
    isle = Isle(["H1 C1"], ["E1 T1"], deck="B1 B1 B1 B1 B1", discards="B2")
    isle.play("load", "force H1", "onto 0 1", "card C1")
    assert (isle.discards, isle.phase) == ("C1 B2", "draw")


@pytest.mark.parametrize(
    ("move", "onto", "caboose", "cards"), [("card C1", 2, "K2", 1), ("load_passenger green", 0, "K8", 2)]
)
@pytest.mark.parametrize("triggers", [None, True, False])
def test_it_amb_57_cabooses_2_and_8_draw_for_a_bonus_load_unless_by_option(
    move: str, onto: int, caboose: str, cards: int, triggers: bool | None
) -> None:
    options: dict[str, Any] = {} if triggers is None else {"solo_bonus_load_triggers_caboose": triggers}
    due = 0 if triggers is False else cards
    isle = Isle(["H3 C1"], [f"E2 B2 H1 {caboose}"], deck="T3 T3 T3 T3 T3 T3 T3 T3", supplies=["green"], **options)
    isle.play("load", "card H3", "onto 0 1", *["take_deck"] * 4, "load", move, f"onto 0 {onto}")
    before = isle.s.hand_size[0]
    isle.play(*["take_deck"] * due)
    assert (isle.phase, isle.s.hand_size[0] - before) == ("action", due)


@pytest.mark.parametrize("triggers", [True, False])
def test_it_amb_57_a_main_load_always_brings_caboose_and_benefit(triggers: bool) -> None:
    options: dict[str, Any] = {"solo_bonus_load_triggers_caboose": triggers}
    isle = Isle(["C1"], ["E2 H1 K2"], deck="T3 T3 T3 T3 T3 T3 T3 T3", **options)
    isle.play("load", "card C1", "onto 0 1", *["take_deck"] * (1 + 3))
    assert (isle.phase, isle.s.hand_size[0]) == ("discard", 4)


@pytest.mark.parametrize(
    ("options", "legal"),
    [({}, ["take_row 0", "take_row 1", "take_deck"]), ({"benefit_draw_source": "deck"}, ["take_deck"])],
)
def test_it_amb_58_alone_too_each_card_comes_from_the_row_or_by_option_from_the_deck(
    options: dict[str, Any], legal: list[str]
) -> None:
    isle = Isle(["H3"], ["E1 B1"], row="T1 T2", deck="H1 H1 H1 H1 H1 H1", **options)
    isle.play("load", "card H3", "onto 0 1")
    assert isle.legal() == legal


def test_it_amb_58_an_empty_deck_is_never_made_anew() -> None:
    isle = Isle(["H3"], ["E1 B1"], row="T1 T2", deck="H1", discards="B1 B1 B1", solo_end="end_of_action")
    isle.play("load", "card H3", "onto 0 1", "take_deck")
    assert isle.legal() == ["take_row 0", "take_row 1"]
    isle.play("take_row 0", "take_row 1")
    assert (isle.over, isle.hand(0), isle.discards) == (True, "H1 T1 T2", "B1 B1 B1")


# Goals

SIXTY_SIX = dict.fromkeys(("camp_eagle", "flint_beach", "devon_city", "alpine_lodge"), (0, "secondary_a"))
FOUR_TICKETS = dict.fromkeys(("flint_beach", "camp_eagle", "devon_city", "cactus_mines"), 3)
EXTEND = ("extend", "keep")
WINS: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "a car built": (
        "scenario_4",
        {"hands": ["C1 H1"], "trains": ["E1" + " C1" * 12]},
        ("build", "card C1", *EXTEND, "card H1"),
    ),
    "a building built": (
        "scenario_2",
        {"hands": ["bank" + " B1" * 6], "buildings": ["rail_yard town_hall grand_central"]},
        ("build", "card bank", "extend", *["card B1"] * 6),
    ),
    "a contract done": (
        "scenario_1",
        {
            "trains": ["E3 H2[C1 C1] B2[B3 B3]"],
            "islands": {"flint_beach": (0, "secondary_b"), "billingtons": (0, "primary")},
        },
        ("deliver", "to billingtons", "secondary a", *["item 1 0"] * 2, *["item 2 0"] * 2),
    ),
    "a passenger placed": (
        "scenario_5",
        {
            "trains": ["E1[cyan]"],
            "filled": {**FOUR_TICKETS, "billingtons": 2},
            "tickets": {"billingtons": "ticket_1"},
        },
        ("deliver", "to billingtons", "ticket", "item 0 0"),
    ),
    "a token gained": ("scenario_3", {"tokens": [59]}, TOKEN),
    "a load placed": (
        "scenario_3",
        {"tokens": [57], "trains": ["E1 H1"], "hands": ["C1"]},
        ("load", "card C1", "onto 0 1"),
    ),
    "a token spent": ("scenario_10", {"tokens": [3], "trains": ["E2 H1"], "islands": SIXTY_SIX}, ("buy_back",)),
}


@pytest.mark.parametrize("step", WINS)
def test_it_amb_59_the_goal_is_checked_after_every_step(step: str) -> None:
    solo, table, moves = WINS[step]
    isle = Isle(**{"hands": [""], **table}, deck="T1 T1 T1 T1", discards="T1", solo=solo)
    isle.play(*moves[:-1])
    assert (isle.over, isle.s.won) == (False, 0)
    isle.play(moves[-1])
    assert (isle.over, isle.s.won, ended(isle)) == (True, 1, "won")


def test_it_amb_59_a_card_built_may_win_before_its_passengers_bring_a_token_that_subtracts() -> None:
    isle = Isle(["C1 B1"], ["E1 H1 C1"], deck="T1 T1", islands=SIXTY_SIX, solo="scenario_10")
    assert isle.score(0) == 69
    isle.play("build", "card C1", *EXTEND, "card B1")
    assert (isle.over, isle.s.won) == (True, 1)


@pytest.mark.parametrize(("tokens", "won"), [(60, 1), (59, 0)])
def test_it_amb_59_the_goal_counts_before_the_empty_deck(tokens: int, won: int) -> None:
    isle = Isle([""], deck="T1", tokens=[tokens], solo="scenario_3", scenario_score_check="at_end")
    isle.play("take", "take_deck")
    assert (isle.over, isle.s.won, ended(isle)) == (True, won, "won" if won else "deck_empty")


POINTS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "scenario_3": ({"tokens": [59]}, TOKEN),
    "scenario_7": (
        {
            "hands": ["C1 H1"],
            "trains": ["E3" + " C1" * 9],
            "buildings": ["grand_central rail_yard town_hall"],
            "bag": "green",
        },
        ("build", "card C1", *EXTEND, "card H1"),
    ),
    "scenario_10": (
        {"hands": ["H1 B1"], "trains": ["E1 H1"], "islands": SIXTY_SIX},
        ("build", "card H1", *EXTEND, "card B1"),
    ),
}


@pytest.mark.parametrize("solo", POINTS)
def test_it_amb_60_points_win_as_soon_as_they_would_be_scored(solo: str) -> None:
    table, moves = POINTS[solo]
    isle = Isle(**{"hands": [""], **table}, deck="T1 T2", solo=solo)
    isle.play(*moves)
    assert (isle.over, isle.s.won) == (True, 1)


@pytest.mark.parametrize("solo", POINTS)
def test_it_amb_60_by_option_only_when_the_deck_is_empty(solo: str) -> None:
    table, moves = POINTS[solo]
    isle = Isle(**{"hands": [""], **table}, deck="T1", solo=solo, scenario_score_check="at_end")
    isle.play(*moves)
    assert (isle.over, isle.s.won) == (False, 0)
    isle.play("take", "take_deck")
    assert (isle.over, isle.s.won) == (True, 1)


def test_it_amb_60_by_option_other_goals_still_win_at_once() -> None:
    solo, table, moves = WINS["a building built"]
    isle = Isle(**table, deck="T1 T1", solo=solo, scenario_score_check="at_end")
    isle.play(*moves)
    assert (isle.over, isle.s.won) == (True, 1)


@pytest.mark.parametrize(("standing", "won"), [("rail_yard town_hall", 0), ("rail_yard town_hall grand_central", 1)])
def test_it_amb_61_four_buildings_stand_together(standing: str, won: int) -> None:
    isle = Isle(["bank" + " B1" * 6], deck="T1 T1", buildings=[standing], solo="scenario_2")
    isle.play("build", "card bank", "extend", *["card B1"] * 6)
    assert (isle.buildings(0), isle.s.won) == (f"{standing} bank", won)


@pytest.mark.parametrize(
    ("cars", "moves", "won"),
    [
        ("C1 " * 12, ("card C1", "extend", "keep", "card T1"), 1),
        ("C1 " * 11 + "K1", ("card C1", "extend", "keep", "card T1"), 1),
        ("C1 " * 11, ("card C1", "extend", "keep", "card T1"), 0),
        ("C1 " * 12, ("card C1", "extend", "drop 1", "card T1"), 0),
        ("C1 " * 12, ("card C2", "upgrade 1", "keep", "card T1", "card T1", "card T1"), 0),
        ("C1 " * 12, ("card E2", "upgrade 0", "keep", "card T1", "card T1"), 0),
    ],
)
def test_it_amb_62_cars_now_in_the_train_count_cabooses_too_but_neither_engine_nor_upgrades(
    cars: str, moves: tuple[str, ...], won: int
) -> None:
    isle = Isle(["C1 C2 E2 T1 T1 T1"], [f"E1 {cars}"], deck="T1 T1", solo="scenario_4")
    isle.play("build", *moves)
    assert (isle.s.won, isle.over) == (won, bool(won))


def test_it_amb_63_in_scenario_8_several_cards_are_held_and_no_secondary_is_done() -> None:
    train, islands = "E3 H2[C1 C1] T3[T2 T2 T2] B2[B3 B3]", {"cactus_mines": (0, "primary")}
    isle = Isle([""], [train], deck="T1 T1", islands=islands, solo="scenario_8")
    isle.play("deliver", "to devon_city", "primary", "item 2 0", "item 2 0")
    assert [isle.island(name) for name in ("cactus_mines", "devon_city")] == [(0, "primary")] * 2
    assert "secondary a" not in isle.legal()
    isle = Isle([""], [train], deck="T1 T1", islands=islands, solo="scenario_6")
    isle.play("deliver")
    assert isle.legal("to") == ["to cactus_mines"]


def test_it_amb_63_seven_held_cards_win() -> None:
    islands = {name: (0, "primary") for name in BOX.ISLANDS if name != "devon_city"}
    isle = Isle([""], ["E3 T2[T2 T2]"], deck="T1 T1", islands=islands, solo="scenario_8")
    isle.play("deliver", "to devon_city", "primary", "item 1 0", "item 1 0")
    assert (isle.over, isle.s.won) == (True, 1)


@pytest.mark.parametrize(
    ("train", "drop", "won"),
    [
        ("E3 H3 T3 B3 C2", "keep", 1),
        ("E2 H3 T3 B3 C2", "keep", 0),
        ("TE H3 T3 B3 C2", "keep", 0),
        ("E3 H3 T3 B2 C2", "keep", 0),
        ("E3 H3 T3 T3 C2", "keep", 0),
        ("E3 H3 T3 B3 C2", "drop 1", 0),
    ],
)
def test_it_amb_64_the_level_3_engine_and_one_level_3_car_of_each_kind_at_once(train: str, drop: str, won: int) -> None:
    isle = Isle(["C3 H1 H1 H1"], [train], deck="T1 T1", bag="green green green", solo="scenario_9")
    isle.play("build", "card C3", "upgrade 4", drop, *["card H1"] * 3)
    assert (isle.s.won, isle.over) == (won, bool(won))


def test_it_amb_65_tokens_of_scenario_10_are_spent_as_usual_and_no_longer_subtract() -> None:
    isle = Isle([""], deck="T1", discards="T2", tokens=[4], solo="scenario_10")
    assert isle.score(0) == -4
    isle.play("buy_back")
    assert (isle.score(0), isle.s.tokens[0], isle.deck) == (-1, 1, "T2 T1")


def test_it_amb_65_token_rewards_remain_obligatory() -> None:
    isle = Isle([""], ["E1[green]"], deck="T1 T1", tickets={"flint_beach": "ticket_5"}, solo="scenario_10")
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert (isle.s.tokens[0], isle.score(0), isle.legal()) == (4, -4, ["finish"])


@pytest.mark.parametrize("solo", ["challenge", *(f"scenario_{n}" for n in range(1, 11))])
def test_it_amb_66_the_research_station_is_there_in_scenarios_6_and_8_without_a_ticket(solo: str) -> None:
    view = Table("isle_of_trains", seats=1, seed=3, options={"solo": solo}, mode="interpreted").view()
    names = [island["island"] for island in view["islands"]]
    assert ("research_station" in names) is (solo in ("scenario_6", "scenario_8"))
    assert [ticket["island"] for ticket in view["tickets"]] == names[:6]


def test_it_amb_66_its_contract_is_done_as_with_four_players() -> None:
    isle = Isle([""], ["E3 H2[C1 C1] T1[T2]"], deck="T1 T1", solo="scenario_6")
    isle.play("deliver", "to research_station", "primary", "item 1 0", "item 2 0", "item 1 0")
    assert isle.island("research_station") == (0, "primary")


# Open information


def test_it_amb_67_the_discard_pile_is_public_with_its_order() -> None:
    isle = Isle(["T1 B1 B2", "", ""], deck="H1 H1", discards="T3")
    isle.play("build", "card T1", *EXTEND, "card B2", "card B1")
    views = [VIEW.to_dict(masked(isle.s, seat))["discards"] for seat in (0, 1, 2, None)]
    assert views == [["level_1_boxcar", "level_2_boxcar", "level_3_tanker"]] * 4


def test_it_amb_67_a_card_discarded_for_the_hand_limit_is_shown() -> None:
    isle = Isle(["H1 H1 H1 H1 H1 T1", ""], deck="H1 H1", actions=1, **ROW)
    isle.play(*TOKEN, "card T1")
    shown = [event for event in isle.events if event.kind == "discarded"]
    assert [(event.args["card"], event.secrets) for event in shown] == [("level_1_tanker", {})]


def test_it_amb_68_tokens_and_running_scores_are_open() -> None:
    trains, buildings = ["E2 H1[C1] T1[?C1]", "E1 C1[green]"], ["bank", "rail_yard"]
    isle = Isle(["H1", "T1"], trains, deck="B1", tokens=[3, 5], buildings=buildings)
    for onlooker in (0, 1, None):
        seen = masked(isle.s, onlooker)
        assert VIEW.to_dict(seen)["tokens"] == [3, 5]
        assert [RULES.score(seen, seat) for seat in (0, 1)] == [3 + 6 + 2 + 4, 5 + 1 + 1 + 2]
