"""IT-192 to IT-203: the end of a turn and the end of the game."""

from __future__ import annotations

import pytest

from roundhouse.core.record import NONE

from .isle import Isle

ROW = "T1 T2 T3"
END_SPACE = {2: 4, 3: 5, 4: 6}
ACTION = ("take", "take_bag")  # from an empty bag: one token, and nothing else


def kinds(isle: Isle) -> list[str]:
    """What the last move did, by kind."""
    return [event.kind for event in isle.events]


def play_turns(isle: Isle, turns: int) -> list[int | None]:
    """Whose turns they are when nobody does anything; stops when the game is over."""
    seats = []
    for _ in range(turns):
        if not isle.over:
            seats.append(isle.seat)
            isle.play(*ACTION * 2)
    return seats


@pytest.mark.parametrize(("held", "over"), [(3, 0), (4, 0), (5, 1), (8, 4)])
def test_it_192_a_hand_of_six_or_more_is_discarded_down_to_five(held: int, over: int) -> None:
    isle = Isle(hands=["H1 " * held, ""], row=ROW, deck="B1 B1", actions=1)
    isle.play("take", "take_deck")
    for _ in range(over):
        assert (isle.seat, isle.phase) == (0, "hand_limit")
        isle.play("card H1")
    assert (isle.seat, isle.s.hand_size[0], isle.s.discard_size[0]) == (1, held + 1 - over, over)


def test_it_192_the_player_chooses_which_cards_go() -> None:
    isle = Isle(hands=["H1 H1 B1 C1 K1", ""], row=ROW, deck="T1 T1", actions=1)
    isle.play("take", "take_deck")
    assert isle.legal() == ["card B1", "card C1", "card H1", "card T1", "card K1"]
    isle.play("card T1")
    assert (isle.hand(0), isle.discards, isle.seat) == ("B1 C1 H1 H1 K1", "T1", 1)


def test_it_193_the_row_is_refilled_to_three_from_the_deck() -> None:
    isle = Isle(row=ROW, deck="B1 B2 B3")
    isle.play("take", "take_row 1", "take", "take_row 2")
    assert (isle.row, isle.deck) == (["T1", "B1", "B2"], "B3")


def test_it_193_only_after_the_hand_limit() -> None:
    isle = Isle(hands=["H1 H1 H1 H1 H1", ""], row=ROW, deck="B1 B2", actions=1)
    isle.play("take", "take_row 0")
    assert (isle.phase, isle.row) == ("hand_limit", ["", "T2", "T3"])
    isle.play("card H1")
    assert isle.row == ["B1", "T2", "T3"]


def test_it_194_the_end_is_checked_at_the_end_of_the_turn() -> None:
    isle = Isle(row=ROW, deck="B1", progress=4)
    isle.play(*ACTION)
    assert (isle.s.turns_left, isle.s.train_taker) == (NONE, NONE)
    isle.play(*ACTION)
    assert (isle.s.turns_left, isle.s.train_taker) == (2, 0)


def test_it_194_after_the_hand_limit_and_the_refill() -> None:
    last_card = Isle(row="T1 T2", deck="B1", actions=1)
    last_card.play(*ACTION)
    assert (last_card.row, last_card.s.turns_left) == (["T1", "T2", "B1"], 2)
    too_many = Isle(hands=["H1 H1 H1 H1 H1 H1", ""], row=ROW, actions=1)
    too_many.play(*ACTION, "card H1")
    assert (too_many.discards, too_many.s.turns_left) == ("H1", NONE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_195_if_the_game_is_not_ending_the_player_to_the_left_is_next(seats: int) -> None:
    isle = Isle(hands=[""] * seats, row=ROW, deck="B1", progress=END_SPACE[seats] - 1, turn=1)
    isle.play(*ACTION)
    assert isle.seat == 1
    isle.play(*ACTION)
    assert (isle.seat, isle.phase, kinds(isle)[-1]) == (2 % seats, "action", "began")
    assert play_turns(isle, 4) == [(2 + n) % seats for n in range(4)]


@pytest.mark.parametrize(("seats", "space"), END_SPACE.items())
def test_it_196_the_end_is_near_when_the_progress_train_reaches_the_end_space(seats: int, space: int) -> None:
    for progress, is_near in ((space - 1, False), (space, True)):
        isle = Isle(hands=[""] * seats, row=ROW, deck="B1", progress=progress)
        play_turns(isle, 1)
        assert ("last_round" in kinds(isle)) == is_near
        assert (isle.s.turns_left == seats) == is_near


@pytest.mark.parametrize(("deck", "discards", "is_near"), [("", "", True), ("B1", "", False), ("", "B1", False)])
def test_it_196_or_when_deck_and_discard_pile_are_both_empty(deck: str, discards: str, is_near: bool) -> None:
    isle = Isle(row=ROW, deck=deck, discards=discards)
    isle.play(*ACTION)
    assert isle.s.turns_left == NONE
    isle.play(*ACTION)
    assert (isle.s.turns_left == 2) == is_near


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_197_the_active_player_takes_the_progress_train(seat: int) -> None:
    isle = Isle(hands=["", "", ""], row=ROW, deck="B1", progress=5, turn=seat)
    assert isle.s.train_taker == NONE
    play_turns(isle, 1)
    assert isle.s.train_taker == seat
    assert kinds(isle) == ["gained", "took_train", "last_round", "began"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_198_then_everybody_has_exactly_one_more_turn(seats: int) -> None:
    isle = Isle(hands=[""] * seats, row=ROW, deck="B1", progress=6)
    play_turns(isle, 1)
    last = play_turns(isle, seats - 1)
    assert not isle.over
    last += play_turns(isle, 2)
    assert isle.over
    assert sorted(seat for seat in last if seat is not None) == list(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_199_without_cards_everybody_has_exactly_one_more_turn_too(seats: int) -> None:
    isle = Isle(hands=[""] * seats, row=ROW)
    play_turns(isle, 1)
    last = play_turns(isle, seats - 1)
    assert not isle.over
    last += play_turns(isle, 2)
    assert isle.over
    assert sorted(seat for seat in last if seat is not None) == list(range(seats))


def test_it_200_without_cards_nobody_takes_the_progress_train() -> None:
    isle = Isle(row=ROW, progress=3)
    play_turns(isle, 1)
    assert kinds(isle) == ["gained", "last_round", "began"]
    assert (isle.s.turns_left, isle.s.train_taker) == (2, NONE)
    play_turns(isle, 2)
    assert isle.over
    assert isle.s.train_taker == NONE


def test_it_201_it_is_taken_by_whoever_reaches_the_end_space_in_a_last_turn() -> None:
    isle = Isle(trains=["E1", "E1 H1[C1] T1[H2]"], row=ROW, progress=3)
    play_turns(isle, 1)
    isle.play("deliver", "to cactus_mines", "primary", "item 1 0", "item 2 0", "finish")
    assert (isle.s.progress, isle.s.train_taker) == (4, NONE)
    isle.play(*ACTION)
    assert (isle.s.train_taker, isle.seat) == (1, 0)
    assert play_turns(isle, 3) == [0]
    assert isle.over


def test_it_202_an_empty_deck_alone_only_causes_a_reshuffle_when_a_card_is_wanted() -> None:
    isle = Isle(row=ROW, discards="B1 B2")
    play_turns(isle, 3)
    assert (isle.deck, isle.discards, isle.s.turns_left) == ("", "B1 B2", NONE)
    isle.play("take", "take_deck")
    assert kinds(isle) == ["reshuffled", "drew"]
    assert (isle.s.deck_size[0], isle.discards, isle.s.turns_left) == (1, "", NONE)


@pytest.mark.parametrize(("deck", "progress"), [("B1", 5), ("", 0)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_203_last_turns_begin_to_the_left_of_whoever_brought_the_end(seat: int, deck: str, progress: int) -> None:
    isle = Isle(hands=["", "", ""], row=ROW, deck=deck, progress=progress, turn=seat)
    play_turns(isle, 1)
    assert play_turns(isle, 5) == [(seat + 1) % 3, (seat + 2) % 3, seat]
    assert isle.over
