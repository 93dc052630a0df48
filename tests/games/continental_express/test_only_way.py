"""CE-AMB-08: effects that are possible in one way only, wherever at the table that way is."""

from __future__ import annotations

import pytest

from .yard import BOX, Yard


def played(character: str, players: list[str], seat: int, **more: object) -> Yard:
    """A seat has taken a character at a table where effects must be used."""
    market = [f"a b {character}", "a b c", "a b c"]
    yard = Yard(market, players=players, seat=seat, character_optional=False, **more)  # type: ignore[arg-type]
    yard.play("take 0 right")
    return yard


@pytest.mark.parametrize("row", range(3))
@pytest.mark.parametrize("is_optional", [True, False])
def test_ce_amb_08_the_investor_finds_the_only_open_card_in_any_row(row: int, is_optional: bool) -> None:
    market = ["- - -"] * 3
    market[row], market[row - 1] = "- - J", "- - I"
    yard = Yard(market, ["", "", ""], character_optional=is_optional)
    yard.play(f"take {(row - 1) % 3} right")
    if is_optional:
        assert yard.legal() == [f"take {row} right", "decline"]
    else:
        assert (yard.owned(0), yard.box, yard.phase) == ("J", "I", "claim")


@pytest.mark.parametrize("seat", [0, 1])
def test_ce_amb_08_the_only_other_player_is_robbed(seat: int) -> None:
    players = ["$ a", "$ a"]
    players[1 - seat] = "$ $ b"
    yard = played("P", players, seat)
    assert (yard.owned(seat), yard.owned(1 - seat), yard.phase) == ("a $ $ $", "b", "claim")


@pytest.mark.parametrize("seat", range(3))
def test_ce_071_any_other_player_may_be_robbed(seat: int) -> None:
    yard = played("P", ["$", "$", "$"], seat)
    assert yard.legal() == [f"rob {other}" for other in range(3) if other != seat]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("other", [1, 2])
@pytest.mark.parametrize(("given", "card"), ["aJ", "Ja", "ea"])
def test_ce_amb_08_the_only_exchange_is_found_with_any_player(seat: int, other: int, given: str, card: str) -> None:
    players = ["$", "$", "$"]
    players[seat], players[(seat + other) % 3] = given, card
    yard = played("S", players, seat)
    assert (yard.owned(seat), yard.owned((seat + other) % 3)) == (card, given)
    assert (yard.box, yard.s.given, yard.phase) == ("S", -1, "claim")


@pytest.mark.parametrize("seat", range(3))
def test_ce_074_the_only_card_to_be_had_may_be_a_locomotive(seat: int) -> None:
    players = ["J", "J", "J"]
    players[seat] = "e"
    yard = Yard(["a b S", "a b c", "a b c"], players=players, seat=seat)
    yard.play("take 0 right")
    assert yard.legal() == ["give e", "decline"]
    yard.play("give e")
    assert yard.legal() == [f"swap {other} J" for other in range(3) if other != seat]


@pytest.mark.parametrize("colour", BOX.COLOURS)
def test_ce_amb_08_the_only_colour_left_is_taken(colour: str) -> None:
    gone = " ".join(f"{name} {name} {name} {name}" for name in BOX.COLOURS if name != colour)
    yard = played("M", ["", ""], 0, tokens={1: gone})
    assert (yard.tokens(0), yard.box, yard.phase) == (colour, "M", "claim")
    assert yard.view(None)["supply"] == {colour: 3}
