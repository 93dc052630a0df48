"""IT-186 to IT-191: the rewards of the six ticket tiles, from left to right."""

from __future__ import annotations

import pytest

from .isle import Isle

Reward = tuple[int, int, list[str]]
NO_BONUS: list[str] = []


def reward(ticket: str, space: int) -> Reward:
    """Cards taken, tokens gained and bonus moves offered to the one who fills this space."""
    isle = Isle(
        hands=["C1 C1", ""],
        trains=["E1[green]", "E1"],
        deck="H1 H1 H1 H1 H1 H1 H1 H1",
        supplies=["white"],
        tickets={"flint_beach": ticket},
        filled={"flint_beach": space - 1},
    )
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert isle.filled("flint_beach") == space
    while isle.phase == "draw":
        isle.play("take_deck")
    bonus = isle.legal() if isle.phase == "bonus" else NO_BONUS
    assert bonus or isle.phase == "deliver"
    return int(isle.s.hand_size[0]) - 2, int(isle.s.tokens[0]), bonus


@pytest.mark.parametrize(("space", "cards"), [(1, 5), (2, 4), (3, 3)])
def test_it_186_ticket_1_gives_5_then_4_then_3_cards(space: int, cards: int) -> None:
    assert reward("ticket_1", space) == (cards, 0, NO_BONUS)


@pytest.mark.parametrize(("space", "cards"), [(1, 2), (2, 1), (3, 0)])
def test_it_187_ticket_2_gives_2_then_1_then_no_card_and_a_bonus_load(space: int, cards: int) -> None:
    assert reward("ticket_2", space) == (cards, 0, ["load", "decline"])


@pytest.mark.parametrize(("space", "cards", "tokens"), [(1, 5, 0), (2, 2, 2), (3, 0, 2)])
def test_it_188_ticket_3_gives_5_cards_then_both_then_2_tokens(space: int, cards: int, tokens: int) -> None:
    assert reward("ticket_3", space) == (cards, tokens, NO_BONUS)


@pytest.mark.parametrize(("space", "cards"), [(1, 2), (2, 1), (3, 0)])
def test_it_189_ticket_4_gives_2_then_1_then_no_card_and_a_bonus_build(space: int, cards: int) -> None:
    assert reward("ticket_4", space) == (cards, 0, ["build", "decline"])


@pytest.mark.parametrize(("space", "tokens"), [(1, 4), (2, 3), (3, 2)])
def test_it_190_ticket_5_gives_4_then_3_then_2_tokens(space: int, tokens: int) -> None:
    assert reward("ticket_5", space) == (0, tokens, NO_BONUS)


@pytest.mark.parametrize(("space", "cards", "tokens"), [(1, 0, 4), (2, 2, 2), (3, 3, 0)])
def test_it_191_ticket_6_gives_4_tokens_then_both_then_3_cards(space: int, cards: int, tokens: int) -> None:
    assert reward("ticket_6", space) == (cards, tokens, NO_BONUS)
