"""Drawing Train cards, laying them, and sending them to the Stack."""

from __future__ import annotations

from math import inf

from ....core.record import NONE
from .. import box, phase
from ..action import COLOURED, DISPLAY
from ..rules.cards import row_size
from ..rules.draw import can_be_second
from ..rules.lay import can_be_in_triple, least_cards
from ..state import TRIPLE, State
from .notes import Notes
from .sight import CARD, in_hand, in_stack

ROBBED = 0.6  # of the worth of a card that is needed: what another loses with a card of a row
IMPATIENCE = 0.3  # points: cards laid are on their way
LATE = 1.0  # points: better to do nothing than something that comes to nothing


# Drawing


def worth_of_drawing(s: State, notes: Notes) -> float:
    """The top card of the deck, and the second one that follows."""
    value = notes.unseen
    return value + max(value, best_open(s, notes, NONE)) if s.phase == phase.TURN else value


def best_open(s: State, notes: Notes, but: int) -> float:
    """The best open card that may be the second one."""
    best = 0.0
    for place in range(DISPLAY):
        card = int(s.display[place])
        if place != but and can_be_second(card):
            best = max(best, notes.gets[card])
    return best


def worth_of_taking(s: State, notes: Notes, place: int) -> float:
    """An open card, and the second one that follows; a Locomotive is taken alone."""
    card = int(s.display[place])
    value = float(notes.gets[card])
    if card == box.LOCO or s.phase != phase.TURN:
        return value
    return value + max(notes.unseen, best_open(s, notes, place))


def is_needed(s: State, notes: Notes, card: int) -> bool:
    """Whether more cards of a colour are wanted than the seat has in hand."""
    return bool(notes.want[card] > s.hands[s.seat, card])


# Laying


def best_group(s: State, notes: Notes, colour: int, coloured: int) -> tuple[float, int]:
    """What the best number of Locomotives with that many coloured cards is worth, which is decided next; and which."""
    least = max(0, least_cards(s, colour) - coloured)
    most, best = -inf, least
    for locos in range(least, int(s.hands[s.seat, box.LOCO]) + 1):
        value = worth_of_group(s, notes, colour, coloured, locos)
        if value > most:
            most, best = value, locos
    return most, best


def worth_of_laying(s: State, notes: Notes, colour: int, coloured: int) -> float:
    """That many coloured cards with the best number of Locomotives."""
    value, _ = best_group(s, notes, colour, coloured)
    return value


def worth_of_group(s: State, notes: Notes, colour: int, coloured: int, locos: int) -> float:
    """Cards that will reach the Stack if nobody robs them, less what they were in hand; and what a robbery costs."""
    value = sent_later(notes, colour, coloured, locos) - spent(s, notes, colour, coloured, locos)
    if s.row_seat[colour] != NONE:
        return value + notes.share * row_size(s, colour) * ROBBED * CARD
    return value - LATE if notes.sends == 0 else value


def sent_later(notes: Notes, colour: int, coloured: int, locos: int) -> float:
    """What the cards of a group will be worth in the Stack."""
    value, safe, size = 0.0, 1.0, coloured + locos
    for i in range(size):
        if i >= notes.sends:
            break
        safe *= 1 - notes.risk[size - i]
        value += safe * in_stack(notes, colour if i < coloured else box.LOCO, i) - IMPATIENCE * i
    return value


def spent(s: State, notes: Notes, colour: int, coloured: int, locos: int) -> float:
    """What the hand loses: the last cards of each kind."""
    held, jokers, value = int(s.hands[s.seat, colour]), int(s.hands[s.seat, box.LOCO]), 0.0
    for i in range(coloured):
        value += in_hand(notes, colour, held - 1 - i)
    for i in range(locos):
        value += in_hand(notes, box.LOCO, jokers - 1 - i)
    return value


def worth_of_three(s: State, notes: Notes, colour: int) -> float:
    """Three colours, this one and the best others: each leaves next turn, unless it is robbed."""
    value, due = float(notes.single[colour]), TRIPLE - 1
    for named in s.triple:
        if named != NONE:
            value += notes.single[named]
            due -= 1
    first, second = -inf, -inf
    for other in range(box.LOCO):
        if other != colour and can_be_in_triple(s, other):
            single = float(notes.single[other])
            first, second = max(first, single), max(second, min(first, single))
    value += (first if due > 0 else 0.0) + (second if due > 1 else 0.0)
    return value - LATE if notes.sends == 0 else value


# Sending


def worth_of_sending(s: State, notes: Notes, colour: int, card: int) -> float:
    """The card that is worth more in the Stack, as the rest may be robbed."""
    value = in_stack(notes, colour if card == COLOURED else box.LOCO, 0)
    if card == COLOURED and notes.want[colour] + row_size(s, colour) >= 1:  # what the row itself promised
        value = max(value, CARD)
    return value
