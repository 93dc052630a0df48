"""Action A: draw Train cards (TC-042 to TC-054)."""

from __future__ import annotations

import pytest

from .yard import Yard


@pytest.mark.parametrize(
    ("moves", "hand"),
    [(["draw", "draw"], "KK"), (["draw", "take 1"], "KR"), (["take 1", "draw"], "KR"), (["take 0", "take 1"], "RW")],
)
def test_tc_042_two_cards_each_from_the_deck_or_the_display(moves: list[str], hand: str) -> None:
    yard = Yard(display="WRGGG")
    yard.play(*moves)
    assert (yard.hand(0), yard.seat) == (hand, 1)
    assert yard.s.hand_size[0] == 2


def test_tc_043_the_first_card_is_known_before_the_second_is_chosen() -> None:
    yard = Yard(display="WRGGG")
    yard.play("take 1")
    assert (yard.phase, yard.hand(0), yard.display, yard.seat) == ("second_card", "R", "WKGGG", 0)


def test_tc_044_a_card_taken_is_replaced_at_once_in_its_place() -> None:
    yard = Yard(display="WRGGG", deck="BB")
    yard.play("take 3")
    assert (yard.display, yard.deck) == ("WRGBG", "B")
    assert yard.events[0].args == {"seat": 0, "card": "green", "place": 3, "next_card": "blue"}


def test_tc_045_the_replacement_may_be_the_second_card() -> None:
    yard = Yard(display="WRGGG", deck="BB")
    yard.play("take 3", "take 3")
    assert yard.hand(0) == "BG"


def test_tc_046_an_open_locomotive_is_the_whole_action() -> None:
    yard = Yard(display="WLGGG")
    yard.play("take 1")
    assert (yard.hand(0), yard.seat, yard.phase, yard.display) == ("L", 1, "turn", "WKGGG")


def test_tc_047_an_open_locomotive_cannot_be_second() -> None:
    yard = Yard(display="WLGGL")
    yard.play("draw")
    assert yard.legal() == ["draw", "take 0", "take 2", "take 3"]


def test_tc_047_not_even_as_a_replacement() -> None:
    yard = Yard(display="WRGGG", deck="LLL")
    yard.play("take 1")
    assert yard.display == "WLGGG"
    assert yard.legal() == ["draw", "take 0", "take 2", "take 3", "take 4"]


def test_tc_048_an_unseen_locomotive_is_one_card() -> None:
    yard = Yard(display="WRGGG", deck="LLL")
    yard.play("draw")
    assert (yard.phase, yard.seat) == ("second_card", 0)
    yard.play("draw")
    assert (yard.hand(0), yard.seat) == ("LL", 1)


def test_tc_049_there_is_no_limit_to_a_hand() -> None:
    yard = Yard(["R" * 10 + "G" * 10 + "L" * 14, ""], display="WRGGG", deck="KK")
    yard.play("draw", "draw")
    assert yard.s.hand_size[0] == 36


def test_tc_050_two_cards_must_be_taken() -> None:
    yard = Yard(display="WRGGG")
    yard.play("draw")
    assert "stop" not in yard.legal()
    assert "pass" not in yard.legal()


def test_tc_051_three_open_locomotives_stay() -> None:
    yard = Yard(display="LLGLW", deck="LLLL")
    yard.play("take 2")
    assert (yard.display, yard.discards) == ("LLLLW", "")


def test_tc_052_a_place_that_cannot_be_filled_stays_empty() -> None:
    yard = Yard(display="WRGGG", deck="B")
    yard.play("take 0", "take 1")
    assert yard.display == "B.GGG"
    yard.play("pass", "pass")
    assert yard.display == "B.GGG"


@pytest.mark.parametrize("first", ["draw", "take 0"])
def test_tc_053_when_the_deck_runs_out_an_open_card_or_nothing(first: str) -> None:
    yard = Yard(display="WLGGL", deck="K")
    yard.play(first)
    assert yard.deck == ""
    assert yard.legal() == ["take 0", "take 2", "take 3", "stop"]
    yard.play("take 2")
    assert (yard.display[2], yard.seat, yard.s.hand_size[0]) == (".", 1, 2)


def test_tc_053_or_the_action_stops() -> None:
    yard = Yard(display="WLGGL", deck="K")
    yard.play("draw", "stop")
    assert (yard.hand(0), yard.seat, yard.display) == ("K", 1, "WLGGL")


def test_tc_053_it_ends_by_itself_if_no_open_card_can_be_taken() -> None:
    yard = Yard(display="LLL", deck="K")
    yard.play("draw")
    assert (yard.hand(0), yard.seat, yard.s.last_turns) == ("K", 1, 2)


def test_tc_048_the_last_card_of_the_deck_can_be_the_second_whatever_lies_open() -> None:
    yard = Yard(display="LLLLL", deck="KK", draw_after_exhaustion="stop")
    yard.play("draw")
    assert (yard.seat, yard.legal()) == (0, ["draw"])


def test_tc_053_one_open_card_that_is_no_locomotive_is_enough_wherever_it_lies() -> None:
    yard = Yard(display="LLLLR", deck="K")
    yard.play("draw")
    assert yard.legal() == ["take 4", "stop"]


def test_tc_054_the_discard_is_not_shuffled_back_within_a_half() -> None:
    yard = Yard(["KKK", ""], ["", "KK"], display="WRGGG", deck="Y")
    yard.play("lay black 3", "draw", "stop")
    assert (yard.discards, yard.deck, yard.s.last_turns) == ("KK", "", 2)
