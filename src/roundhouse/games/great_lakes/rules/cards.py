"""Travel cards: decks, discard piles, hands (GL-049, GL-050)."""

from __future__ import annotations

from ....core.chance import shuffle
from ....core.events import tell
from ....core.piles import draw, put
from .. import box, event
from ..state import State


def deck_of(card: int) -> int:
    """GL-004: wild cards belong to the train deck."""
    return box.TRAIN if card < box.FIRST_SHIP else box.SHIP


def gain(s: State, seat: int, card: int) -> None:
    s.hands[seat, card] += 1
    s.hand_size[seat, deck_of(card)] += 1


def discard(s: State, card: int) -> None:
    """GL-049: each card to the discard pile of its deck."""
    s.discards[card] += 1
    s.discard_size[deck_of(card)] += 1


def discard_from_hand(s: State, card: int, number: int) -> None:
    """Cards of one kind leave the hand of the seat that pays."""
    deck = deck_of(card)
    s.hands[s.seat, card] -= number
    s.hand_size[s.seat, deck] -= number
    s.discards[card] += number
    s.discard_size[deck] += number


def draw_card(s: State, deck: int) -> int:
    """The top card of a deck that is not empty; GL-AMB-05: an emptied deck is made anew at once."""
    card = draw(s.decks, s.deck_size, deck)
    renew_deck(s, deck)
    return card


def renew_deck(s: State, deck: int) -> None:
    """GL-050, GL-AMB-05: a deck that is empty is made of its discard pile, if there is one."""
    if s.deck_size[deck] > 0 or s.discard_size[deck] == 0:
        return
    tell(s, event.RESHUFFLED, deck, int(s.discard_size[deck]))
    first, end = (0, box.FIRST_SHIP) if deck == box.TRAIN else (box.FIRST_SHIP, box.KINDS)
    for card in range(first, end):
        for _ in range(s.discards[card]):
            put(s.decks, s.deck_size, deck, card)
        s.discards[card] = 0
    s.discard_size[deck] = 0
    shuffle(s, s.decks[deck], int(s.deck_size[deck]))


def renew_decks(s: State) -> None:
    """The train deck first, then the ship deck."""
    renew_deck(s, box.TRAIN)
    renew_deck(s, box.SHIP)
