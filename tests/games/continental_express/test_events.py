"""CE-050 to CE-062: the Train Accident and the Station Fire."""

from __future__ import annotations

import pytest

from .yard import EVENTS, Yard


def test_ce_050_an_event_takes_effect_when_it_is_turned_up() -> None:
    yard = Yard(piles=["A d", "d", "d"])
    yard.play("take 0 right")
    assert yard.told("happened") == [{"card": "train_accident"}]
    assert yard.objectives == "aa bb cd"
    assert (yard.owned(0), yard.market[0]) == ("c", "d a b")


@pytest.mark.parametrize("event", "AF")
def test_ce_051_it_goes_to_the_box_and_the_turn_goes_on(event: str) -> None:
    yard = Yard(piles=[f"{event} d d d d", "d d d", "d d d"])
    yard.play("take 0 right")
    assert event in yard.box
    assert (yard.seat, yard.phase) == (0, "claim")


def test_ce_052_each_event_happens_once() -> None:
    yard = Yard(piles=["A F d d d d", "d d d d", "d d d d"])
    happened = []
    for _ in range(10):
        yard.play("take 0 right")
        happened += [event["card"] for event in yard.told("happened")]
        yard.play("end")
        if yard.market[0].startswith("-"):
            break
    assert happened == ["train_accident", "station_fire"]


def test_ce_053_the_open_objectives_go_under_the_deck() -> None:
    yard = Yard(objectives="ab aab abc", deck="aa bb cd aabb")
    EVENTS.have_accident(yard.s)
    assert yard.objectives == "aa bb cd"
    assert yard.deck == "aabb ab aab abc"


def test_ce_054_claimed_objectives_are_not_touched() -> None:
    yard = Yard(piles=["A d", "d", "d"], objectives="ab aab abc", deck="aa bb cd aabb ccd")
    yard.claim(0, "ee")
    yard.claim(1, "de cd")
    yard.play("take 0 right")
    assert yard.told("happened") == [{"card": "train_accident"}]
    assert (yard.objectives, yard.deck) == ("aa bb cd", "aabb ccd ab aab abc")
    assert (yard.claimed(0), yard.claimed(1)) == ("ee", "de cd")


def test_ce_055_the_card_of_the_third_place_becomes_the_bottom_one() -> None:
    yard = Yard(objectives="ee cc dd", deck="aa bb cd")
    EVENTS.have_accident(yard.s)
    assert yard.deck == "ee cc dd"


def test_ce_056_the_next_card_fills_the_place() -> None:
    yard = Yard(piles=["A e d", "d", "d"])
    yard.play("take 0 right")
    assert yard.market[0] == "e a b"
    assert yard.pile(0) == "d"


def test_ce_056_with_an_empty_pile_the_place_stays_empty() -> None:
    yard = Yard(piles=["A", "d", "d"])
    yard.play("take 0 right")
    assert yard.market[0] == "- a b"
    assert yard.objectives == "aa bb cd"


def test_ce_057_the_market_burns_and_nine_cards_follow() -> None:
    yard = Yard(piles=["F e e e d", "J J J d", "$ $ $ d"])
    yard.play("take 0 right")
    assert yard.market == ["e e e", "J J J", "$ $ $"]
    assert yard.box == "a a a b b b c c F"
    assert [yard.pile(row) for row in range(3)] == ["d", "d", "d"]


@pytest.mark.parametrize(
    ("piles", "market"),
    [
        (["F a b", "", "c"], ["- b a", "- - -", "- - c"]),
        (["F", "", "d e a b"], ["- - -", "- - -", "a e d"]),
    ],
)
def test_ce_058_each_row_gets_what_its_pile_has(piles: list[str], market: list[str]) -> None:
    yard = Yard(piles=piles)
    yard.play("take 0 right")
    assert yard.market == market


def test_ce_059_an_accident_in_a_fire_happens_at_once() -> None:
    yard = Yard(piles=["F d d d", "e A d c b", "e e e"])
    yard.play("take 0 right")
    assert yard.market == ["d d d", "c d e", "e e e"]
    assert yard.pile(1) == "b"
    assert [event.kind for event in yard.events[1:]] == [
        "happened", "dealt_row", "happened", "renewed", "dealt_row", "dealt_row",
    ]  # fmt: skip


def test_ce_059_a_fire_after_an_accident() -> None:
    yard = Yard(piles=["A F d e a b", "d d d", "e e e"])
    yard.play("take 0 right")
    assert [event["card"] for event in yard.told("happened")] == ["train_accident", "station_fire"]
    assert yard.market == ["a e d", "d d d", "e e e"]
    assert yard.pile(0) == "b"


def test_ce_060_an_accident_can_remove_and_bring_an_objective() -> None:
    yard = Yard(piles=["A d", "d", "d"], players=["a a", ""], objectives="ac aab abc", deck="aa bb cd")
    yard.play("take 0 right")
    assert yard.legal("claim") == ["claim 0"]
    yard.play("claim 0")
    assert yard.claimed(0) == "aa"


def test_ce_061_a_character_just_taken_does_not_burn() -> None:
    yard = Yard(["a b M", "a b c", "a b c"], ["F d d d", "d d d", "d d d"])
    yard.play("take 0 right")
    assert yard.phase == "token"
    assert "M" not in yard.box
    yard.play("token blue")
    assert yard.tokens(0) == "blue"
    assert "M" in yard.box


def test_ce_062_what_the_players_own_is_not_touched() -> None:
    yard = Yard(piles=["A F d d d", "d d d", "d d d"], players=["a $", "b J $ $"])
    yard.play("take 0 right")
    assert (yard.owned(0), yard.owned(1)) == ("a c $", "b J $ $")
