"""IT-215 to IT-234: solo games, their days and nights."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.errors import InvalidOption
from roundhouse.core.record import NONE
from roundhouse.core.words import words
from tests.modules import module_of

from .isle import BOX, GAME, RULES, Isle

ROW = "T1 T2 T3"
ACTION = ("take", "take_bag")  # from an empty bag: one token, and nothing else


def solo(hand: str = "", train: str = "E1", **table: Any) -> Isle:
    """A solo table: the challenge, unless `solo` names a scenario."""
    return Isle(hands=[hand], trains=[train], **{"row": ROW, "deck": "B1 B2 B3 H1 H2 H3", **table})


def kinds(isle: Isle) -> list[str]:
    """What the last move did, by kind."""
    return [event.kind for event in isle.events]


def test_it_215_the_challenge_has_no_goal_and_a_scenario_has_one() -> None:
    challenge, scenario = (solo(tokens=[100], solo=mode) for mode in ("challenge", "scenario_3"))
    for isle in (challenge, scenario):
        isle.play("take")
    assert (challenge.over, scenario.over) == (False, True)


def test_it_215_there_are_ten_scenarios_for_one_player() -> None:
    assert list(GAME.options["solo"].values) == ["challenge", *(f"scenario_{n}" for n in range(1, 11))]
    with pytest.raises(InvalidOption):
        Table("isle_of_trains", seats=2, options={"solo": "scenario_1"})


@pytest.mark.parametrize("mode", ["challenge", "scenario_3"])
def test_it_216_setup_is_that_of_the_normal_game_for_one(mode: str) -> None:
    s: Any = Table("isle_of_trains", seats=1, seed=3, options={"solo": mode}, mode="interpreted").live
    assert (s.hand_size[0], (s.row != NONE).sum(), s.deck_size[0], s.discard_size[0]) == (5, 3, 62, 0)
    assert (s.supply[0].sum(), s.bag.sum(), s.tokens[0], s.in_play.sum()) == (2, 16, 0, 6)
    assert s.trains[0, : s.train_size[0]].tolist() == [BOX.LEVEL_1_ENGINE]


def test_it_217_neither_contracts_nor_tickets_move_the_progress_train() -> None:
    isle = solo(train="E1[purple] H1[C1] T1[H2]", tickets={"cactus_mines": "ticket_5"}, filled={"cactus_mines": 2})
    isle.play("deliver", "to cactus_mines", "primary", "item 1 0", "item 2 0", "ticket", "item 0 0")
    assert (isle.island("cactus_mines"), isle.filled("cactus_mines")) == ((0, "primary"), 3)
    assert isle.s.progress == 0


def test_it_217_the_track_ends_nothing_and_gives_no_point() -> None:
    isle = solo(progress=6)
    isle.play(*ACTION, *ACTION)
    assert (isle.over, isle.s.train_taker, isle.s.turns_left) == (False, NONE, NONE)
    assert isle.score(0) == 2


def test_it_218_the_discard_pile_is_never_made_a_new_deck() -> None:
    isle = solo(deck="B1", discards="H1 H2 H3")
    isle.play("take", "take_deck")
    assert (isle.over, isle.deck, isle.discards) == (True, "", "H1 H2 H3")
    assert "reshuffled" not in kinds(isle)


def test_it_218_not_to_refill_the_row_either() -> None:
    isle = solo(deck="B1", row="T1", discards="H1 H2 H3", actions=1)
    isle.play(*ACTION)
    assert (isle.over, isle.row, isle.discards) == (True, ["T1", "B1", ""], "H1 H2 H3")


def test_it_219_a_night_follows_every_day_and_a_day_every_night() -> None:
    isle = solo()
    for _ in range(2):
        isle.play(*ACTION)
        assert "night" not in kinds(isle)
        isle.play(*ACTION)
        assert kinds(isle) == ["gained", "night", "began"]
        assert isle.phase == "action"
        isle.s.tokens[0] = 0


def test_it_220_a_day_has_two_actions() -> None:
    isle = solo(hand="C1 H1", train="E1[green] H1", bag="white")
    assert isle.legal() == ["take", "build", "load", "deliver"]
    isle.play("build", "card C1", "extend", "keep", "card H1")
    assert (isle.phase, isle.discards) == ("action", "H1")
    isle.play("load", "load_passenger white", "onto 0 2", *["take_deck"] * 3)
    assert isle.discards.split() == ["H1", "H1"]  # the fourth card of the deck, at night


def test_it_221_a_load_goes_on_the_own_train() -> None:
    isle = solo(hand="C1", train="E1 H1 T1 H2")
    isle.play("load", "card C1")
    assert isle.legal() == ["onto 0 1", "onto 0 3"]


@pytest.mark.parametrize(
    ("train", "item", "cards", "discards", "tokens"),
    [
        ("E1 H1", "card C1", 3, 1, 0),
        ("E1 T1", "card C2", 3, 0, 0),
        ("E1 B1", "card C3", 4, 0, 0),
        ("E1[white] C2", "load_passenger green", 3, 0, 2),
    ],
)
def test_it_222_a_main_load_gives_the_benefit_of_the_own_car(
    train: str, item: str, cards: int, discards: int, tokens: int
) -> None:
    isle = solo(hand="C1 C2 C3", train=train, supplies=["green"])
    before = int(isle.s.hand_size[0]) - item.startswith("card")
    isle.play("load", item, "onto 0 1", *["take_deck"] * cards)
    assert isle.s.hand_size[0] == before + cards
    assert isle.phase == ("discard" if discards else "action")
    assert isle.s.tokens[0] == tokens


def test_it_223_a_bonus_load_gives_none() -> None:
    isle = solo(hand="C3 C1", train="E1 B2 H2")
    isle.play("load", "card C3", "onto 0 1", *["take_deck"] * 4)
    assert (isle.phase, isle.legal()) == ("bonus", ["load", "decline"])
    isle.play("load", "card C1", "onto 0 2")
    assert (isle.phase, isle.s.hand_size[0], isle.train(0)) == ("action", 4, "E1 B2[C3] H2[C1]")


def test_it_223_nor_does_the_load_of_a_bonus_any() -> None:
    isle = solo(hand="C1 H1", train="E1 H3 T1")
    isle.play("load", "card C1", "onto 0 1", "take_deck", "take_deck", "load", "card H1", "onto 0 1")
    assert (isle.phase, isle.s.hand_size[0], isle.train(0)) == ("action", 2, "E1 H3[C1 H1] T1")


@pytest.mark.parametrize(
    "moves",
    [
        ("take", "take_row 1"),
        ("build", "card C1", "extend", "drop 1", "card K2"),
        ("build", "card T2", "extend", "keep", "card C1", "card C1", "card C1", "card C1", "card K2"),
        ("build", "card bank", "replace 0", "card C1", "card C1", "card C1", "card C1", "card K2", "card T2"),
        ("deliver", "special_only", "special", "item 0 0", "item 1 0", "finish", *["take_deck"] * 4, "finish"),
        ("deliver", "to flint_beach", "ticket", "item 0 0", "finish"),
    ],
)
def test_it_224_take_build_and_deliver_are_those_of_the_normal_game(moves: tuple[str, ...]) -> None:
    results = []
    for others in (0, 1):
        isle = Isle(
            hands=["T2 C1 C1 C1 C1 K2 bank", *[""] * others],
            trains=["E1[green] H1[C1]", *["E1"] * others],
            row=ROW,
            deck="B1 B2 B3 H1 H2 H3",
            buildings=["rail_yard"],
            tickets={"flint_beach": "ticket_5"},
        )
        seen = []
        for move in moves:
            seen.append(isle.legal())
            isle.play(move)
        results.append((seen, isle.hand(0), isle.train(0), isle.discards, isle.s.tokens[0], isle.phase))
    assert results[0] == results[1]


def test_it_225_at_night_the_hand_is_discarded_down_to_five() -> None:
    isle = solo(hand="H1 H1 H1 H1 H1 K1 K2", actions=1)
    isle.play(*ACTION)
    assert (isle.phase, isle.row, isle.legal()) == ("hand_limit", ["T1", "T2", "T3"], ["card H1", "card K1", "card K2"])
    isle.play("card K1", "card H1")
    assert (isle.phase, isle.hand(0)) == ("action", "H1 H1 H1 H1 K2")


def test_it_226_then_the_row_is_refilled() -> None:
    isle = solo(hand="H1 H1 H1 H1", deck="B1 B2 B3 H2")
    isle.play("take", "take_row 0", "take", "take_row 2")
    assert (isle.phase, isle.row) == ("hand_limit", ["", "T2", ""])
    isle.play("card H1")
    assert isle.row == ["B1", "T2", "B2"]


def test_it_227_then_the_top_card_of_the_deck_is_discarded() -> None:
    isle = solo(hand="H1 H1 H1 H1 H1", deck="B1 B2 B3", actions=1)
    isle.play("take", "take_row 0", "card T1")
    assert (isle.row, isle.discards, isle.deck) == (["B1", "T2", "T3"], "B2 T1", "B3")


@pytest.mark.parametrize(
    ("tokens", "discards", "is_offered"), [(2, "K1", False), (3, "K1", True), (7, "K1 K2", True), (3, "", False)]
)
def test_it_228_a_card_comes_back_for_3_tokens(tokens: int, discards: str, is_offered: bool) -> None:
    isle = solo(tokens=[tokens], discards=discards, deck="B1 B2")
    assert ("buy_back" in isle.legal()) == is_offered
    if is_offered:
        isle.play("buy_back")
        assert (isle.deck, isle.discards, isle.s.tokens[0]) == ("K1 B1 B2", discards[3:], tokens - 3)


@pytest.mark.parametrize(
    ("moves", "phase"),
    [
        (("take",), "take"),
        (("build",), "build"),
        (("build", "card C1", "extend", "keep"), "pay"),
        (("load", "card C1", "onto 0 1"), "draw"),
        (("load", "card C1", "onto 0 1", "take_row 0"), "draw"),
        (("deliver", "special_only", "special"), "set_aside"),
        (("take", "take_row 0"), "hand_limit"),
    ],
)
def test_it_228_at_any_decision(moves: tuple[str, ...], phase: str) -> None:
    isle = solo("C1 C1 C1 C1 C1 C1", "E1[green] H1", tokens=[3], discards="K1", actions=1)
    isle.play(*moves)
    others = [move for move in isle.legal() if move != "buy_back"]
    assert (isle.phase, len(isle.legal())) == (phase, len(others) + 1)
    isle.play("buy_back")
    assert (isle.phase, isle.legal(), isle.deck.split()[0]) == (phase, others, "K1")


def test_it_228_at_night_before_the_refill_and_before_the_discard() -> None:
    isle = solo(tokens=[6], discards="K1 K2", actions=1)
    isle.play("take", "take_row 0")
    assert (isle.phase, isle.row, isle.legal()) == ("night", ["", "T2", "T3"], ["decline", "buy_back"])
    isle.play("buy_back", "decline")
    assert (isle.phase, isle.row, isle.legal()) == ("night", ["K1", "T2", "T3"], ["decline", "buy_back"])
    isle.play("buy_back")
    assert (isle.phase, isle.discards, isle.row) == ("action", "K2", ["K1", "T2", "T3"])


def test_it_228_never_with_more_players() -> None:
    isle = Isle(tokens=[9, 9], discards="K1", deck="B1", row=ROW)
    assert "buy_back" not in isle.legal()


def test_it_229_as_often_as_tokens_allow() -> None:
    isle = solo(tokens=[7], discards="K1 K2 K3", deck="B1")
    isle.play("buy_back", "buy_back")
    assert (isle.deck, isle.discards, isle.s.tokens[0]) == ("K2 K1 B1", "K3", 1)
    assert "buy_back" not in isle.legal()


def test_it_230_tokens_paid_no_longer_score() -> None:
    isle = solo(tokens=[8], discards="K1 K2")
    assert isle.score(0) == 8
    isle.play("buy_back")
    assert (isle.score(0), isle.s.tokens[0]) == (5, 5)


def test_it_231_the_challenge_ends_at_once_with_the_last_card_of_the_deck() -> None:
    isle = solo("C3 H1 H1 H1 H1 H1", "E1 B1", deck="H3 H2")
    isle.play("load", "card C3", "onto 0 1", "take_deck")
    assert not isle.over
    isle.play("take_deck")
    assert (isle.over, isle.seat, isle.legal(), kinds(isle)) == (True, None, [], ["drew", "ended"])
    assert (isle.s.hand_size[0], isle.row) == (7, ["T1", "T2", "T3"])
    assert isle.score(0) == 2 + 1


def test_it_231_also_when_it_goes_to_the_row_or_away_at_night() -> None:
    to_the_row = solo(deck="B1", row="T1 T2", actions=1)
    to_the_row.play(*ACTION)
    assert (to_the_row.over, to_the_row.row, to_the_row.discards) == (True, ["T1", "T2", "B1"], "")
    at_night = solo(deck="B1", actions=1)
    at_night.play(*ACTION)
    assert (at_night.over, at_night.discards, kinds(at_night)) == (True, "B1", ["gained", "night", "ended"])


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "Freeloader"),
        (49, "Freeloader"),
        (50, "Trainee"),
        (59, "Trainee"),
        (60, "Engineer"),
        (69, "Engineer"),
        (70, "Junior Conductor"),
        (79, "Junior Conductor"),
        (80, "Senior Conductor of the Isle of Trains"),
        (130, "Senior Conductor of the Isle of Trains"),
    ],
)
def test_it_232_the_points_earn_a_title(points: int, title: str) -> None:
    rating = module_of(GAME, "view").breakdown(solo(tokens=[points]).s, 0)["rating"]
    assert words("en", "isle_of_trains").say(f"rating-{rating}") == title


def test_it_233_a_scenario_is_won_as_soon_as_its_goal_is_met() -> None:
    isle = solo("H1 H1 H1 H1 H1 H1", tokens=[59], solo="scenario_3")
    isle.play(*ACTION)
    assert (isle.over, isle.s.won, isle.legal()) == (True, 1, [])
    assert (isle.s.hand_size[0], isle.events[-1].args) == (6, {"reason": "won"})
    assert RULES.goal(isle.s) == 1


def test_it_234_it_is_lost_when_the_deck_runs_out_first() -> None:
    isle = solo(deck="B1", tokens=[59], solo="scenario_3")
    isle.play("take", "take_deck")
    assert (isle.over, isle.s.won, isle.events[-1].args) == (True, 0, {"reason": "deck_empty"})
    assert RULES.goal(isle.s) == 0


def test_it_231_the_challenge_and_tables_of_several_have_no_goal_but_points() -> None:
    challenge = solo(deck="B1", tokens=[59])
    challenge.play("take", "take_deck")
    assert challenge.over
    for isle in (challenge, *(Isle([""] * seats) for seats in (2, 3, 4))):
        assert RULES.goal(isle.s) == NONE
