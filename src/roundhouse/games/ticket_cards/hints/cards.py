"""Drawing Train cards, laying them, and sending them to the Stack."""

from __future__ import annotations

from ....core.old_hints import Hint, best
from ....core.record import NONE
from .. import box, phase
from ..action import COLOURED
from ..rules.cards import row_size
from ..rules.draw import can_be_second
from ..rules.lay import can_be_in_triple, least_cards
from ..state import TRIPLE, State
from .sight import CARD, Sight, in_hand, in_stack, one_more, risk

ROBBED = 0.6  # of the worth of a card that is needed: what another loses with a card of a row
IMPATIENCE = 0.3  # points: cards laid are on their way
LATE = 1.0  # points: better to do nothing than something that comes to nothing


# Drawing


def worth_of_drawing(s: State, sight: Sight) -> Hint:
    value = unseen_card(s, sight)
    if s.phase == phase.TURN:
        value += max(value, best_open(s, sight, NONE))
    return Hint(value, "hint-draw", {"cards": s.train_deck_size})


def unseen_card(s: State, sight: Sight) -> float:
    """What the top card of the deck is worth on average."""
    if s.train_deck_size == 0:
        return 0.0
    total = sum(sight.unseen)
    return sum(n * one_more(s, sight, card) for card, n in enumerate(sight.unseen)) / max(1, total)


def best_open(s: State, sight: Sight, but: int) -> float:
    """The best open card that may be the second one."""
    cards = [int(card) for place, card in enumerate(s.display) if place != but and can_be_second(card)]
    return max((one_more(s, sight, card) for card in cards), default=0.0)


def worth_of_taking(s: State, sight: Sight, place: int) -> Hint:
    """An open card, and the second one that follows; a Locomotive is taken alone."""
    card = int(s.display[place])
    value = one_more(s, sight, card)
    if card == box.LOCO:
        return Hint(value, "hint-take-locomotive", {})
    if s.phase == phase.TURN:
        value += max(unseen_card(s, sight), best_open(s, sight, place))
    is_needed = sight.want[card] > s.hands[s.seat, card]
    return Hint(value, "hint-take-needed" if is_needed else "hint-take", {"card": box.CARDS[card]})


# Laying


def worth_of_laying(s: State, sight: Sight, colour: int, coloured: int) -> Hint:
    """The best number of Locomotives with so many coloured cards: that is decided next."""
    least = max(0, least_cards(s, colour) - coloured)
    numbers = range(least, int(s.hands[s.seat, box.LOCO]) + 1)
    return best(worth_of_group(s, sight, colour, coloured, locos) for locos in numbers)


def worth_of_group(s: State, sight: Sight, colour: int, coloured: int, locos: int) -> Hint:
    """Cards that will reach the Stack if nobody robs them, less what they were in hand; and what a robbery costs."""
    size = coloured + locos
    value = sent_later(s, sight, colour, coloured, locos) - spent(s, sight, colour, coloured, locos)
    details = {"cards": size, "colour": box.COLOURS[colour]}
    victim, lost = int(s.row_seat[colour]), row_size(s, colour)
    if victim != NONE:
        value += sight.share * lost * ROBBED * CARD
        return Hint(value, "hint-rob", {**details, "victim": victim, "lost": lost})
    if sight.sends == 0:
        return Hint(value - LATE, "hint-lay-late", details)
    return Hint(value, "hint-lay-needed" if sight.want[colour] >= 1 else "hint-lay", details)


def sent_later(s: State, sight: Sight, colour: int, coloured: int, locos: int) -> float:
    value, safe = 0.0, 1.0
    for i in range(coloured + locos):
        safe *= 1 - risk(s, coloured + locos - i)
        if i >= sight.sends:
            break
        card = colour if i < coloured else box.LOCO
        value += safe * in_stack(sight, card, i) - IMPATIENCE * i
    return value


def spent(s: State, sight: Sight, colour: int, coloured: int, locos: int) -> float:
    """What the hand loses: the last cards of each kind."""
    held, jokers = int(s.hands[s.seat, colour]), int(s.hands[s.seat, box.LOCO])
    value = sum(in_hand(s, sight, colour, held - 1 - i) for i in range(coloured))
    return value + sum(in_hand(s, sight, box.LOCO, jokers - 1 - i) for i in range(locos))


def worth_of_three(s: State, sight: Sight, colour: int) -> Hint:
    """Three colours, this one and the best others: each leaves next turn, unless it is robbed."""
    others = [c for c in range(box.LOCO) if c != colour and can_be_in_triple(s, c)]
    named = [int(c) for c in s.triple if c != NONE]
    values = sorted((single(s, sight, c) for c in others), reverse=True)
    due = TRIPLE - 1 - len(named)
    value = single(s, sight, colour) + sum(values[:due]) + sum(single(s, sight, c) for c in named)
    if sight.sends == 0:
        return Hint(value - LATE, "hint-three-late", {})
    return Hint(value, "hint-three", {})


def single(s: State, sight: Sight, colour: int) -> float:
    """One card in a row of its own."""
    if sight.sends == 0:
        return 0.0
    held = int(s.hands[s.seat, colour])
    return (1 - risk(s, 1)) * in_stack(sight, colour, 0) - in_hand(s, sight, colour, held - 1)


# Sending


def worth_of_sending(s: State, sight: Sight, colour: int, card: int) -> Hint:
    """The card that is worth more in the Stack, as the rest may be robbed."""
    is_coloured = card == COLOURED
    sent = colour if is_coloured else box.LOCO
    value = in_stack(sight, sent, 0)
    if is_coloured and sight.want[colour] + row_size(s, colour) >= 1:  # what the row itself promised
        value = max(value, CARD)
    return Hint(value, "hint-send-coloured" if is_coloured else "hint-send-locomotive", {})
