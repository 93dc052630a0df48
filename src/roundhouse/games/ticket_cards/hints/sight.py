"""What the seat that decides makes of the table: which cards it wants, and how much time there is."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....core.record import NONE, UNKNOWN
from .. import box
from ..rules.scoring import WITH_TWO_DECKS
from ..state import CHOSEN, HELD, State

CARD = 4.5  # points that a card in the Stack is worth, if a Ticket needs it
SPARE = 0.5  # and if none does
JOKER = 1.2  # a Locomotive, compared with a card that is needed
IN_HAND = 0.5  # a card in hand, compared with one in the Stack
CARDS_A_TURN = 1.4  # that leave the deck
SENT_A_TURN = 0.95  # that a seat sends to its Stack
SECOND_DECK = 14.0  # cards that a seat sends while the second deck lasts
MANY_CARDS = 11  # in hand


class Sight(NamedTuple):
    """What the seat that decides makes of the table."""

    want: tuple[float, ...]  # cards of each colour that it still wants in its Stack, rows of its Depot taken off
    sends: float  # how often it still sends cards to its Stack, once this turn is over
    room: float  # cards that it could still bring to its Stack beyond those it wants
    share: float  # what a point of another's is worth to this seat
    unseen: tuple[int, ...]  # cards by kind that are in the deck, or hidden elsewhere


@lru_cache(maxsize=4)
def look(s: State) -> Sight:
    """Read the table once for all moves of a decision."""
    sends = turns_left(s)
    want = wanted(s, sends)
    further = SECOND_DECK if s.seats == WITH_TWO_DECKS and s.half == 0 else 0.0
    room = sends * SENT_A_TURN + further - sum(want)
    return Sight(want, sends, room, 1 / (s.seats - 1), unseen(s))


def turns_left(s: State) -> float:
    """Own turns to come in this half after this one; a card laid now leaves in the next."""
    return 1 + s.train_deck_size / (CARDS_A_TURN * s.seats) if s.last_turns == NONE else 0.0


def wanted(s: State, sends: float) -> tuple[float, ...]:
    """What the Tickets held need, less what lies in the Stack or will: a Stack that is not seen has some of each."""
    is_held = (s.tickets[s.seat] == HELD) | (s.tickets[s.seat] == CHOSEN)
    needs = [int(n) for n in box.NEEDS[is_held].sum(axis=0)]
    stack = s.stack_open[s.seat].tolist()
    if s.stack_own[s.seat, 0] != UNKNOWN:
        stack = [a + b for a, b in zip(stack, s.stack_own[s.seat].tolist(), strict=True)]
    hidden = int(s.stack_size[s.seat]) - sum(stack)
    met = min(1.0, (hidden + stack[box.LOCO]) / max(1, sum(needs)))
    left = []
    for colour, need in enumerate(needs):
        row = int(s.row_coloured[colour]) + int(s.row_locos[colour]) if s.row_seat[colour] == s.seat else 0
        left.append(max(0.0, (need - stack[colour]) * (1 - met) - min(float(row), sends)))
    return tuple(left)


def unseen(s: State) -> tuple[int, ...]:
    """How many cards of each kind are in the deck, in others' hands or in Stacks that are not seen."""
    left = (box.COPIES - s.discards - s.hands[s.seat] - s.stack_open[: s.seats].sum(axis=0)).tolist()
    for card in s.display:
        if card != NONE:
            left[card] -= 1
    for colour in range(box.LOCO):
        left[colour] -= int(s.row_coloured[colour])
        left[box.LOCO] -= int(s.row_locos[colour])
    return tuple(max(0, int(n)) for n in left)


def in_stack(sight: Sight, card: int, already: int) -> float:
    """What a card is worth in the Stack, if so many of its colour come before it."""
    if card == box.LOCO:
        return JOKER * CARD if sum(sight.want) > already else SPARE
    needed = min(1.0, max(0.0, sight.want[card] - already))
    return needed * CARD + (1 - needed) * SPARE


def in_hand(s: State, sight: Sight, card: int, already: int) -> float:
    """What a card is worth in hand, where so many of its kind are: less when there is little time or many cards."""
    time = min(1.0, sight.sends / 4)
    room = MANY_CARDS / max(MANY_CARDS, int(s.hand_size[s.seat]))
    return IN_HAND * time * room * in_stack(sight, card, already)


def one_more(s: State, sight: Sight, card: int) -> float:
    """What it is worth to get such a card."""
    return in_hand(s, sight, card, int(s.hands[s.seat, card]))


def risk(s: State, size: int) -> float:
    """How likely a row of this size is robbed before its next card leaves."""
    safe = 1.0
    for other in range(s.seats):
        if other != s.seat:
            safe *= 1 - min(0.5, int(s.hand_size[other]) / 40) / 1.8 ** (size - 1)
    return 1 - safe
