"""Cards, tokens and passengers as they come and go (IT-037 to IT-045)."""

from __future__ import annotations

from ....core.chance import random_kind, shuffle
from ....core.events import tell
from ....core.hands import gain, lose
from ....core.piles import draw, put
from ....core.record import NONE
from .. import box, event, option
from ..action import ROW
from ..state import State


def is_solo(s: State) -> bool:
    return s.seats == 1


def discard(s: State, card: int) -> None:
    put(s.discards, s.discard_size, 0, card)


def discard_from_hand(s: State, card: int) -> None:
    lose(s, s.seat, card)
    discard(s, card)
    tell(s, event.DISCARDED, s.seat, card)


def can_take_deck(s: State) -> bool:
    """IT-041, IT-218: an empty deck is made anew from the discard pile, but never in solo."""
    return bool(s.deck_size[0] > 0 or (not is_solo(s) and s.discard_size[0] > 0))


def any_in_row(s: State) -> bool:
    for slot in range(ROW):
        if s.row[slot] != NONE:
            return True
    return False


def draw_deck(s: State) -> int:
    """The top card of the deck, which is made anew first if it is empty."""
    if s.deck_size[0] == 0:
        reshuffle(s)
    if s.known_size[0] > 0:
        draw(s.known, s.known_size, 0)
    return draw(s.deck, s.deck_size, 0)


def reshuffle(s: State) -> None:
    """IT-041: the discard pile is shuffled and becomes the deck."""
    tell(s, event.RESHUFFLED, int(s.discard_size[0]))
    while s.discard_size[0] > 0:
        put(s.deck, s.deck_size, 0, draw(s.discards, s.discard_size, 0))
    shuffle(s, s.deck[0], int(s.deck_size[0]))


def take_from_deck(s: State) -> None:
    """IT-039."""
    card = draw_deck(s)
    gain(s, s.seat, card)
    tell(s, event.DREW, s.seat, card)


def take_from_row(s: State, slot: int) -> None:
    """IT-038, IT-040: the gap stays until the end of the turn."""
    card = int(s.row[slot])
    s.row[slot] = NONE
    gain(s, s.seat, card)
    tell(s, event.TOOK, s.seat, card)


def refill_row(s: State) -> None:
    """IT-193, IT-226, IT-AMB-44, IT-AMB-45: up to three cards; in solo it stops when the deck is empty."""
    for slot in range(ROW):
        if s.row[slot] == NONE and can_take_deck(s):
            s.row[slot] = draw_deck(s)
            tell(s, event.TURNED_UP, int(s.row[slot]))


def is_row_short(s: State) -> bool:
    for slot in range(ROW):
        if s.row[slot] == NONE:
            return True
    return False


def gain_tokens(s: State, seat: int, tokens: int) -> None:
    """IT-006."""
    if tokens > 0:
        s.tokens[seat] += tokens
        tell(s, event.GAINED, seat, tokens)


def draw_passengers(s: State, seat: int, number: int) -> None:
    """IT-042, IT-043, IT-AMB-09: each one that the bag no longer has is replaced by a token."""
    missing = 0
    for _ in range(number):
        if s.bag.sum() > 0:
            colour = random_passenger(s)
            s.bag[colour] -= 1
            s.supply[seat, colour] += 1
            tell(s, event.DREW_PASSENGER, seat, colour)
        else:
            missing += 1
    if not s.options[option.TOKEN_PER_MISSING_PASSENGER]:
        missing = min(missing, 1)
    gain_tokens(s, seat, missing)


def random_passenger(s: State) -> int:
    """The colour of a passenger of the bag, each as likely as any other."""
    return random_kind(s, s.bag, int(s.bag.sum()))


def is_passenger(load: int) -> bool:
    return box.FIRST_PASSENGER <= load < box.FIRST_FACE_DOWN


def is_face_down(load: int) -> bool:
    return load >= box.FIRST_FACE_DOWN


def put_away(s: State, load: int) -> None:
    """A load leaves a train for nothing: a card to the discard pile, a passenger to the bag."""
    if is_passenger(load):
        s.bag[load - box.FIRST_PASSENGER] += 1
    else:
        discard(s, turn_up(s, load))


def turn_up(s: State, load: int) -> int:
    """IT-AMB-19: the card that a load is; a face-down one is no longer secret then."""
    if not is_face_down(load):
        return load
    seat, place = divmod(load - box.FIRST_FACE_DOWN, box.FREIGHT_SPACES)
    card = int(s.face_down[seat, place])
    s.face_down[seat, place] = NONE
    return card


def hide(s: State, seat: int, card: int) -> int:
    """IT-085, IT-AMB-19: a card laid face down, as others see it."""
    place = 0
    while s.face_down[seat, place] != NONE:
        place += 1
    s.face_down[seat, place] = card
    return box.FIRST_FACE_DOWN + seat * box.FREIGHT_SPACES + place
