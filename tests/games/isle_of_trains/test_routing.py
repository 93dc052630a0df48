"""Every kind of move and every phase goes to somebody by its name; one that is not named fails at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.modules import module_of

from .isle import GAME, PHASE, RULES, Isle

ACTION = module_of(GAME, "action")
NEW = len(ACTION.LAYOUT.kinds)  # a kind of move, and a phase, that nobody knows yet
LEFT_OUT: dict[str, Callable[[Isle], None]] = {
    "a kind of move": lambda isle: RULES.carry_out(isle.s, NEW, 0, 0),
    "a kind to take": lambda isle: RULES.carry_out_take(isle.s, NEW, 0),
    "a kind of naming a card": lambda isle: RULES.carry_out_card(isle.s, NEW, 0),
    "a kind of building": lambda isle: RULES.carry_out_build(isle.s, NEW, 0, 0),
    "a kind of delivery": lambda isle: RULES.carry_out_delivery(isle.s, NEW, 0),
    "a phase that names a card": lambda isle: RULES.carry_out_named(isle.s, 0),
    "a phase that names a load": lambda isle: RULES.carry_out_item(isle.s, 0, 0),
    "a phase that offers moves": lambda isle: RULES.offer_moves(isle.s, GAME.Moves.new()),
}


@pytest.mark.parametrize("what", LEFT_OUT)
def test_what_nobody_carries_out_fails(what: str) -> None:
    isle = Isle(["H1", ""])
    isle.s.phase = PHASE.GOING
    before = isle.s.tobytes()
    with pytest.raises(AssertionError, match=r"^(no|nobody|nothing) "):
        LEFT_OUT[what](isle)
    assert isle.s.tobytes() == before


def test_nobody_decides_when_the_game_is_over() -> None:
    isle = Isle(["H1", ""])
    isle.s.phase = PHASE.OVER
    moves = GAME.Moves.new()
    RULES.offer_moves(isle.s, moves)
    assert moves.count == 0
