"""Action B: lay Train cards into the Depot (TC-055 to TC-074)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import lose
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import TRIPLE, State
from .cards import discard_row, row_size

LEAST_GROUP = 2


def least_cards(s: State, colour: int) -> int:
    """TC-055, TC-063, TC-065: at least two cards, and more than the row of this colour in another Depot has."""
    return max(LEAST_GROUP, row_size(s, colour) + 1)


def least_coloured(s: State) -> int:
    """TC-073: how many cards of a group must be no Locomotives."""
    return 0 if s.options[option.ALL_LOCOMOTIVE_GROUP] else 1


def offer_groups(s: State, moves: Moves) -> None:
    """TC-058, TC-062, TC-063: that many coloured cards as Locomotives of the hand can bring up to a group."""
    locos = int(s.hands[s.seat, box.LOCO])
    for colour in range(box.LOCO):
        if s.row_seat[colour] != s.seat:
            least = max(least_coloured(s), least_cards(s, colour) - locos)
            for coloured in range(least, s.hands[s.seat, colour] + 1):
                offer(moves, action.LAY, colour, coloured)


def begin_group(s: State, colour: int, coloured: int) -> bool:
    """TC-058, TC-074: how many Locomotives join them is the next decision, if there is a choice; whether it is laid."""
    s.colour, s.coloured = colour, coloured
    if least_locos(s) < s.hands[s.seat, box.LOCO]:
        s.phase = phase.LOCOMOTIVES
        return False
    return lay_group(s, least_locos(s))


def least_locos(s: State) -> int:
    """How many Locomotives the group being laid needs."""
    return max(0, least_cards(s, s.colour) - s.coloured)


def offer_locos(s: State, moves: Moves) -> None:
    """TC-058, TC-059: any number that makes a group large enough."""
    for locos in range(least_locos(s), s.hands[s.seat, box.LOCO] + 1):
        offer(moves, action.ADD, locos)


def lay_group(s: State, locos: int) -> bool:
    """TC-057, TC-064, TC-066: the group becomes a row, and robs the one who had one of this colour."""
    colour, coloured = s.colour, s.coloured
    tell(s, event.LAID, s.seat, colour, coloured, locos)
    if s.row_seat[colour] != NONE:
        tell(s, event.ROBBED, s.seat, int(s.row_seat[colour]), colour, row_size(s, colour))
        discard_row(s, colour)
    s.hands[s.seat, colour] -= coloured
    s.hands[s.seat, box.LOCO] -= locos
    s.hand_size[s.seat] -= coloured + locos
    s.row_seat[colour], s.row_coloured[colour], s.row_locos[colour] = s.seat, coloured, locos
    s.colour, s.coloured = NONE, 0
    return True


# Triples


def can_be_in_triple(s: State, colour: int) -> bool:
    """TC-060, TC-062, TC-069: a colour in hand that no Depot has, and that was not named yet."""
    if s.hands[s.seat, colour] == 0 or s.row_seat[colour] != NONE:
        return False
    return bool(colour != s.triple[0] and colour != s.triple[1])


def offer_triples(s: State, moves: Moves) -> None:
    """TC-060: the first colour, if there are three to be had."""
    colours = 0
    for colour in range(box.LOCO):
        if s.hands[s.seat, colour] > 0 and s.row_seat[colour] == NONE:
            colours += 1
    if colours >= TRIPLE:
        offer_next_colour(s, moves)


def offer_next_colour(s: State, moves: Moves) -> None:
    """TC-060: another colour of the triple."""
    for colour in range(box.LOCO):
        if can_be_in_triple(s, colour):
            offer(moves, action.TRIPLE, colour)


def name_colour(s: State, colour: int) -> bool:
    """TC-060: one colour after the other; whether it was the third, with which the triple is laid."""
    if s.triple[0] == NONE:
        s.triple[0], s.phase = colour, phase.TRIPLE
        return False
    if s.triple[1] == NONE:
        s.triple[1] = colour
        return False
    tell(s, event.TRIPLED, s.seat, int(s.triple[0]), int(s.triple[1]), colour)
    lay_single(s, int(s.triple[0]))
    lay_single(s, int(s.triple[1]))
    lay_single(s, colour)
    s.triple[:] = NONE
    return True


def lay_single(s: State, colour: int) -> None:
    """TC-060: a row of one card."""
    lose(s, s.seat, colour)
    s.row_seat[colour], s.row_coloured[colour], s.row_locos[colour] = s.seat, 1, 0
