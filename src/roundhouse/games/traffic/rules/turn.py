"""The turn (TR-018 to TR-023, extra turns and semaphores)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import LOCO_DECK, WAGON_DECK, State
from .cards import draw_one
from .ending import are_decks_empty, can_play, end_game, end_if_reached
from .tracks import open_types

DRAWN = 3
CARDS_A_TURN = 2


def offer_turn(s: State, moves: Moves) -> None:
    """TR-019 to TR-022: draw three, draw a locomotive, or play a card; skip only if there is nothing else."""
    if s.deck_size[WAGON_DECK] > 0:
        offer(moves, action.DRAW_CARDS)
    if s.deck_size[LOCO_DECK] > 0:
        offer(moves, action.DRAW_LOCO)
    offer_cards(s, moves)
    if moves.count == 0 or (s.options[option.PASS_WHEN_DECKS_EMPTY] and are_decks_empty(s)):
        offer(moves, action.PASS)


def offer_second_card(s: State, moves: Moves) -> None:
    """TR-AMB-06: after the first card a second one, or nothing more; never a draw."""
    offer(moves, action.END)
    offer_cards(s, moves)


def offer_cards(s: State, moves: Moves) -> None:
    """TR-020: any card in hand that can be played; equal cards are one choice."""
    types = open_types(s)
    for card in range(box.KINDS):
        if s.hands[s.turn, card] > 0 and can_play(s, card, types):
            offer(moves, action.PLAY, card)


def draw_cards(s: State) -> None:
    """TR-019 (a), TR-AMB-08: three cards, or as many as there are."""
    for _ in range(min(DRAWN, int(s.deck_size[WAGON_DECK]))):
        draw_one(s, WAGON_DECK)
    finish_draw(s)


def draw_loco(s: State) -> None:
    """TR-019 (b)."""
    draw_one(s, LOCO_DECK)
    finish_draw(s)


def finish_draw(s: State) -> None:
    """TR-AMB-32: the end is tested after every draw."""
    s.idle_turns = 0
    if not end_if_reached(s):
        end_turn(s)


def skip_turn(s: State) -> None:
    """TR-022, TR-AMB-05: the turn passes; a whole round of it ends the game (TR-AMB-43).

    TR-HID-06: where players may pass, nobody is told whether this one had to.
    """
    if s.options[option.PASS_WHEN_DECKS_EMPTY]:
        tell(s, event.SKIPPED, s.turn, event.PASSED)
    else:
        tell(s, event.SKIPPED, s.turn, event.NOTHING_PLAYABLE)
    if s.extra_turns == 0:
        s.idle_turns += 1
    if s.idle_turns == s.seats:
        end_game(s, event.ALL_PASSED)
    else:
        end_turn(s)


def finish_card(s: State) -> None:
    """TR-AMB-06, TR-AMB-09: after the first card a second one may follow, if there is one in hand."""
    s.card, s.seat = NONE, s.turn
    s.cards_played += 1
    s.idle_turns = 0
    if end_if_reached(s):
        return
    if s.cards_played < CARDS_A_TURN and s.hand_size[s.turn] > 0:
        s.phase = phase.SECOND_CARD
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """TR-018, TR-052 to TR-054: the next turn that no semaphore stops."""
    s.cards_played = 0
    pass_turn_on(s)
    while s.semaphores[s.turn] > 0:
        tell(s, event.SKIPPED, s.turn, event.SEMAPHORE)
        s.discards[box.RED_SEMAPHORE - box.FIRST_ACTION] += s.semaphores[s.turn]
        s.semaphores[s.turn] = 0
        s.idle_turns = 0
        pass_turn_on(s)
    s.seat, s.phase = s.turn, phase.TURN
    tell(s, event.BEGAN, s.turn, s.in_extra_turn)


def pass_turn_on(s: State) -> None:
    """TR-AMB-19: extra turns due are taken first; then it goes clockwise."""
    if s.extra_turns > 0:
        s.extra_turns -= 1
        s.in_extra_turn = 1
    else:
        s.turn = (s.turn + 1) % s.seats
        s.in_extra_turn = 0


def grant_extra_turns(s: State, turns: int) -> None:
    """TR-AMB-19: every card that earns a turn adds one, or all together earn one."""
    if s.options[option.STACK_EXTRA_TURNS]:
        s.extra_turns += turns
    else:
        s.extra_turns = max(s.extra_turns, min(turns, 1))
