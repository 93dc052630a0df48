"""What everybody can count: locomotives, how late it is, and what that makes of cards in hand."""

from __future__ import annotations

from math import exp

from .. import box, option
from ..rules.cards import is_loco, is_wagon
from ..state import LOCO_DECK, State
from .notes import LIKELY, LOCOS, Notes

LOCO_KEPT = (5.0, 3.0, 1.0, 0.5)  # what the first, the second, … locomotive in hand is worth, early in the game
WAGON_KEPT = 0.35  # of the points of a wagon in hand, early in the game
ACTION_KEPT = 1.2
UNTIL_EXTRA_TURN = 0.5  # of the risk, if this seat has another turn before the others


def look_around(s: State, notes: Notes) -> None:
    """Count what is seen and what is not."""
    variant = int(s.options[option.VARIANT])
    notes.late = 1 - int(s.deck_size.sum()) / int(box.COPIES[variant].sum())
    notes.ending = notes.late * notes.late
    notes.share = 1 / (s.seats - 1)
    look_at_locos(s, notes, variant)
    notes.risk = risk(s, notes)
    for card in range(box.KINDS):
        notes.kept[card] = kept(notes, card)


def look_at_locos(s: State, notes: Notes, variant: int) -> None:
    """Which locomotives the seat has, and which ones the others are most likely to hold."""
    notes.held, notes.locos = 0, 0
    for kind in range(LOCOS):
        card = box.FIRST_LOCO + kind
        held = int(s.hands[s.seat, card])
        notes.held += held
        if held > 0:
            notes.locos |= 1 << kind
        notes.unseen[kind] = int(box.COPIES[variant, card]) - held
    for train in range(s.train_count):
        notes.unseen[s.train_loco[train] - box.FIRST_LOCO] -= 1
    notes.others = likely_locos(notes)
    notes.kind_count = 0
    for kind in range(LOCOS):
        if (notes.locos | notes.others) >> kind & 1:
            notes.kinds[notes.kind_count] = kind
            notes.kind_count += 1


def likely_locos(notes: Notes) -> int:
    """The kinds of locomotives of which most are unseen, as bits."""
    found = 0
    for _ in range(LIKELY):
        likeliest, most = 0, 0
        for kind in range(LOCOS):
            if notes.unseen[kind] > most and not found >> kind & 1:
                likeliest, most = kind, int(notes.unseen[kind])
        if most > 0:
            found |= 1 << likeliest
    return found


def risk(s: State, notes: Notes) -> float:
    """How likely somebody dispatches a good train before the next turn of this seat."""
    held = int(notes.unseen.sum()) - int(s.deck_size[LOCO_DECK])  # by others, which everybody can count
    each = 1 - exp(-held / (s.seats - 1))
    safe = 1.0
    for other in range(s.seats):
        if other != s.seat and s.semaphores[other] == 0:
            safe *= 1 - each
    return (1 - safe) * (UNTIL_EXTRA_TURN if s.extra_turns > 0 else 1.0)


def risk_without(s: State, notes: Notes, target: int) -> float:
    """The risk if one of the others has to wait."""
    others = 0
    for seat in range(s.seats):
        if seat != s.seat and s.semaphores[seat] == 0:
            others += 1
    if s.semaphores[target] > 0 or others == 0:
        return notes.risk
    each: float = (1 - notes.risk) ** (1 / others)
    return 1 - each ** (others - 1)


def kept(notes: Notes, card: int) -> float:
    """What it is worth to have this card in hand: something early, less than nothing in the end."""
    points = int(box.POINTS[card])
    if is_wagon(card):
        return points * (WAGON_KEPT * (1 - notes.ending) - notes.ending)
    if is_loco(card):
        return kept_loco(max(notes.held, 1)) * (1 - notes.ending) - points * notes.ending
    return ACTION_KEPT * (1 - notes.ending)


def kept_loco(held: int) -> float:
    """What the last of that many locomotives is worth, early in the game."""
    return LOCO_KEPT[min(held, len(LOCO_KEPT)) - 1]


def average_kept(notes: Notes) -> float:
    """What a card is worth of which only the back is seen."""
    return 1.5 * (1 - notes.ending) - 2 * notes.ending
