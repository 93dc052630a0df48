"""Train cards where they lie: the deck, the display, the rows of the Depots and the Stacks (TC-003 to TC-005)."""

from __future__ import annotations

from ....core.chance import random_kind
from ....core.record import NONE
from .. import box, option
from ..action import DISPLAY
from ..state import State

WASHED_AT = 3  # Locomotives in the display


def draw_card(s: State) -> int:
    """TC-RND-05: the top card of the Train deck; which one it is, chance says now."""
    card = random_kind(s, s.train_deck, s.train_deck_size)
    s.train_deck[card] -= 1
    s.train_deck_size -= 1
    return card


def turn_up(s: State, place: int) -> None:
    """TC-044, TC-052: a card of the deck in this place of the display, if there is one."""
    s.display[place] = draw_card(s) if s.train_deck_size > 0 else NONE


def fill_display(s: State) -> None:
    """TC-013, TC-116: five open cards, or as many as there are."""
    for place in range(DISPLAY):
        if s.display[place] == NONE:
            turn_up(s, place)


def open_locos(s: State) -> int:
    """How many Locomotives lie in the display."""
    locos = 0
    for card in s.display:
        if card == box.LOCO:
            locos += 1
    return locos


def wash_display(s: State) -> bool:
    """TC-051: where it was agreed, three open Locomotives are swept away with the rest of the display."""
    washed = False
    while s.options[option.LOCOMOTIVE_WASH] and s.train_deck_size > 0 and open_locos(s) >= WASHED_AT:
        discard_display(s)
        fill_display(s)
        washed = True
    return washed


def discard_display(s: State) -> None:
    """Every open card goes to the discard."""
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            s.discards[s.display[place]] += 1
        s.display[place] = NONE


# Rows


def row_size(s: State, colour: int) -> int:
    """TC-067: all cards of a row, Locomotives too."""
    return int(s.row_coloured[colour]) + int(s.row_locos[colour])


def clear_row(s: State, colour: int) -> None:
    """TC-031: a row without cards is no row."""
    s.row_seat[colour], s.row_coloured[colour], s.row_locos[colour] = NONE, 0, 0


def discard_row(s: State, colour: int) -> None:
    """TC-064, TC-068: every card of a row, Locomotives too, goes to the discard."""
    s.discards[colour] += s.row_coloured[colour]
    s.discards[box.LOCO] += s.row_locos[colour]
    clear_row(s, colour)


# Stacks


def are_stacks_open(s: State) -> bool:
    """TC-037, TC-138: whether all may look into all Stacks, or are told what they saw go there."""
    return bool(s.options[option.OPEN_STACK] == option.ALL_LOOK or s.options[option.OBSERVE_STACK_RECALL])


def put_on_stack(s: State, seat: int, card: int) -> None:
    """TC-028, TC-032, TC-038: face down on the owner's Stack, seen by those who may look at it."""
    s.stack_size[seat] += 1
    if are_stacks_open(s):
        s.stack_open[seat, card] += 1
    elif s.options[option.OPEN_STACK] == option.OWNER_LOOKS:
        s.stack_own[seat, card] += 1
    else:
        s.stack_hidden[seat, card] += 1


def open_stacks(s: State) -> None:
    """TC-097: the players turn up their Stacks."""
    for seat in range(s.seats):
        for card in range(box.KINDS):
            s.stack_open[seat, card] += s.stack_own[seat, card] + s.stack_hidden[seat, card]
    s.stack_own[:], s.stack_hidden[:] = 0, 0
