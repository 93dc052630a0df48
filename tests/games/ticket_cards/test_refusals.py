"""Why a move of the card game is refused: how many cards it takes, and how many are held."""

from __future__ import annotations

from .yard import Yard


def test_a_group_says_how_many_cards_it_takes_and_how_many_are_held() -> None:
    yard = Yard(hands=["GBBL", "B"], depots=["", "KK OOO"])
    assert yard.refused("lay green 2") == ("not-in-hand", {"cards": 2, "held": 1})
    assert Yard(hands=["G", ""]).refused("lay green 1") == ("group-too-small", {"held": 1, "locomotives": 0})
    robber = Yard(hands=["OL", "B"], depots=["", "OOO"])
    assert robber.refused("lay orange 1") == ("row-too-large", {"cards": 3, "held": 1, "locomotives": 1})
    joined = Yard(hands=["GLL", "B"])
    joined.play("lay green 1")
    assert joined.refused("add 3") == ("not-in-hand", {"cards": 3, "held": 2})


def test_three_colours_say_how_many_there_are() -> None:
    yard = Yard(hands=["GB", "B"], depots=["", "RR"])
    assert yard.refused("triple green") == ("no-three-colours", {"colours": 2})
    assert yard.refused("triple black") == ("not-in-hand", {"cards": 1, "held": 0})
    three = Yard(hands=["GBKR", "B"], depots=["", "RR"])
    assert three.refused("triple red") == ("triple-blocked", {})
    three.play("triple green")
    assert three.refused("triple green") == ("same-colour", {})


def test_the_ticket_deck_says_how_many_are_left() -> None:
    assert Yard(hands=["G", ""]).refused("tickets") == ("no-tickets-left", {"left": 0})


def test_a_second_card_is_due() -> None:
    yard = Yard(hands=["", ""])
    yard.play("draw")
    assert yard.refused("stop") == ("second-card-due", {})
    assert yard.refused("lay green 2") == ("wrong-moment", {"phase": "second_card"})
