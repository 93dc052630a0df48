"""Setup (TR-009 to TR-017)."""

from __future__ import annotations

from ....core.chance import random_below, shuffle
from ....core.events import tell
from ....core.hands import gain
from ....core.piles import clear, draw, put
from ....core.record import NONE
from .. import box, event, option, phase
from ..state import LOCO_DECK, WAGON_DECK, State
from .cards import is_action, is_loco

DEALT = 4  # of the wagon deck, and one locomotive


def setup(s: State) -> None:
    """TR-009 to TR-014: two decks, five cards each, a wagon on each of two tracks."""
    clear_table(s)
    fill_decks(s)
    shuffle(s, s.decks[WAGON_DECK], int(s.deck_size[WAGON_DECK]))
    shuffle(s, s.decks[LOCO_DECK], int(s.deck_size[LOCO_DECK]))
    for seat in range(s.seats):
        for _ in range(DEALT):
            gain(s, seat, draw(s.decks, s.deck_size, WAGON_DECK))
        gain(s, seat, draw(s.decks, s.deck_size, LOCO_DECK))
    for track in range(box.MAIN_TRACKS):
        turn_up_wagon(s, track)
    first = int(s.options[option.FIRST_PLAYER])
    if first == option.RANDOM:
        first = random_below(s, s.seats)
    s.turn, s.seat, s.phase = first, first, phase.TURN
    tell(s, event.BEGAN, s.turn)


def clear_table(s: State) -> None:
    clear(s.decks, s.deck_size)
    clear(s.tracks, s.track_size)
    s.hands[:], s.hand_size[:], s.remembered[:], s.semaphores[:], s.discards[:] = 0, 0, 0, 0, 0
    s.train_seat[:], s.train_loco[:], s.train_end[:], s.coupled[:] = NONE, NONE, NONE, NONE
    s.cards_played, s.extra_turns, s.in_extra_turn, s.idle_turns = 0, 0, 0, 0
    s.track_count, s.train_count = box.MAIN_TRACKS, 0
    s.card, s.track, s.side, s.lifted, s.gives_due, s.takes_due = NONE, NONE, NONE, NONE, 0, 0
    s.events[:] = 0


def fill_decks(s: State) -> None:
    """TR-009, TR-016: locomotives in one deck, wagons and actions in the other; fewer of some for juniors."""
    for card in range(box.KINDS):
        for _ in range(box.COPIES[s.options[option.VARIANT], card]):
            put(s.decks, s.deck_size, LOCO_DECK if is_loco(card) else WAGON_DECK, card)


def turn_up_wagon(s: State, track: int) -> None:
    """TR-013, TR-014: an action turned up is shuffled back, and the next card turned up."""
    card = draw(s.decks, s.deck_size, WAGON_DECK)
    while is_action(card):
        put(s.decks, s.deck_size, WAGON_DECK, card)
        shuffle(s, s.decks[WAGON_DECK], int(s.deck_size[WAGON_DECK]))
        card = draw(s.decks, s.deck_size, WAGON_DECK)
    put(s.tracks, s.track_size, track, card)
