"""The order of play (TC-023 to TC-026), the main action (TC-039 to TC-041) and the last turns (TC-087 to TC-096)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.record import NONE
from .. import action, event, option
from ..action import DISPLAY, offer
from ..state import State
from .dispatch import begin_turn
from .lay import offer_groups, offer_triples
from .scoring import are_turns_used_up, begin_scoring, end_game
from .tickets import can_look


def offer_turn(s: State, moves: Moves) -> None:
    """TC-039 to TC-041: draw Train cards, lay some, draw Tickets; pass in a last turn, or if nothing else is left."""
    if s.train_deck_size > 0:
        offer(moves, action.DRAW)
        for place in range(DISPLAY):
            if s.display[place] != NONE:
                offer(moves, action.TAKE, place)
    offer_groups(s, moves)
    offer_triples(s, moves)
    if can_look(s):
        offer(moves, action.TICKETS)
    if moves.count == 0 or (s.last_turns != NONE and s.options[option.FREE_PASS_LAST_TURN]):
        offer(moves, action.PASS)


def end_turn(s: State) -> None:
    """TC-023, TC-087 to TC-090: once the deck is empty everybody has one more turn, and then the half is over."""
    if s.last_turns != NONE:
        s.last_turns -= 1
    elif s.train_deck_size == 0:
        s.last_turns = s.seats
    if s.options[option.MAX_TURNS]:
        s.turns += 1
    if s.last_turns == 0:
        begin_scoring(s)
    elif are_turns_used_up(s):
        end_game(s, event.TRUNCATED)
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)
