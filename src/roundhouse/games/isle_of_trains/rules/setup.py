"""Setup (IT-014 to IT-028)."""

from __future__ import annotations

from ....core.chance import random_below, shuffle
from ....core.events import tell
from ....core.hands import gain
from ....core.piles import clear, put
from ....core.record import NONE
from .. import box, event, option, phase
from ..action import ROW
from ..state import State
from .cards import draw_deck, random_passenger
from .solo import begin_steps

HAND = 5
FIRST_PASSENGERS = 2


def setup(s: State) -> None:
    clear_table(s)
    lay_out_island(s)
    fill_deck(s)
    for seat in range(s.seats):
        for _ in range(HAND):
            gain(s, seat, draw_deck(s))
    for slot in range(ROW):
        s.row[slot] = draw_deck(s)
    for colour in range(box.TICKETED):
        s.bag[colour] = box.PER_COLOUR
    for seat in range(s.seats):
        for _ in range(FIRST_PASSENGERS):
            colour = random_passenger(s)
            s.bag[colour] -= 1
            s.supply[seat, colour] += 1
    first = int(s.options[option.FIRST_PLAYER])
    if first == option.RANDOM:
        first = random_below(s, s.seats)
    s.seat, s.phase = first, phase.ACTION
    tell(s, event.BEGAN, s.seat)
    begin_steps(s)


def clear_table(s: State) -> None:
    clear(s.deck, s.deck_size)
    clear(s.discards, s.discard_size)
    clear(s.known, s.known_size)
    clear(s.trains, s.train_size)
    clear(s.buildings, s.building_count)
    s.row[:], s.hands[:], s.hand_size[:], s.remembered[:], s.loads[:] = NONE, 0, 0, 0, NONE
    s.face_down[:], s.forced_card[:] = NONE, NONE
    s.bag[:], s.supply[:], s.ticket_filled[:], s.ticket_seats[:] = 0, 0, 0, NONE
    s.island_seat[:], s.island_contract[:], s.tokens[:] = NONE, NONE, 0
    s.progress, s.train_taker, s.turns_left, s.end_trigger = 0, NONE, NONE, NONE
    s.won = 0
    s.steps[:], s.step_count = NONE, 0
    s.card, s.item, s.is_forced, s.is_bonus, s.upgraded, s.replaced = NONE, NONE, 0, 0, NONE, NONE
    s.target_seat, s.target, s.due, s.cost, s.contract, s.as_cargo = NONE, NONE, 0, 0, NONE, NONE
    s.how, s.aside_count = NONE, 0
    s.needs[:], s.aside[:], s.events[:] = 0, NONE, 0


def lay_out_island(s: State) -> None:
    """IT-014 to IT-018: the Research Station only with four players or in some scenarios; a ticket elsewhere."""
    for island in range(len(box.ISLANDS)):
        s.in_play[island] = 1
    if s.seats < 4 and not box.WITH_STATION[s.options[option.SOLO]]:
        s.in_play[box.RESEARCH_STATION] = 0
    for i in range(box.TICKETED):
        s.tickets[i] = i
    shuffle(s, s.tickets, box.TICKETED)


def fill_deck(s: State) -> None:
    """IT-020 to IT-022: every seat starts with a Level 1 Engine; all other cards are shuffled."""
    for seat in range(s.seats):
        put(s.trains, s.train_size, seat, box.LEVEL_1_ENGINE)
    for card in range(box.TYPES):
        copies = int(box.COPIES[s.options[option.DECK_VARIANT], card])
        if card == box.LEVEL_1_ENGINE:
            copies -= s.seats
        for _ in range(copies):
            put(s.deck, s.deck_size, 0, card)
    shuffle(s, s.deck[0], int(s.deck_size[0]))
