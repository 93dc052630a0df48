"""Action: Load (IT-073 to IT-088), with the benefits it brings (IT-131 to IT-146)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.hands import lose
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import offer
from ..state import State
from . import steps
from .cards import discard_from_hand, hide, is_solo
from .trains import CARD_WHEN_LOADING_COAL, CARDS_WHEN_LOADING_PASSENGER, count_ability, has_space, put_load

FREIGHT = 1 << box.COAL | 1 << box.OIL | 1 << box.BOX
COAL_CARDS = 1  # IT-158
PASSENGER_CARDS = 2  # IT-168


def may_load(s: State, seat: int, position: int) -> bool:
    """IT-074, IT-127, IT-AMB-34: a free space on a train that this Load may go on."""
    if seat != s.seat:
        is_own_only = box.HOLD[s.trains[seat, position]] == box.ANY_CARGO and s.options[option.CABOOSE3_OWNER_ONLY]
        if s.is_bonus or is_own_only:
            return False
    return has_space(s, seat, position)


def takes_card(s: State, card: int, seat: int, position: int) -> bool:
    """IT-076, IT-077, IT-160: the symbol is that of the car, or either takes anything."""
    hold = box.HOLD[s.trains[seat, position]]
    if hold == box.ANY_CARGO:
        return True
    return bool(hold < box.PASSENGER and (box.SYMBOL[card] == hold or box.SYMBOL[card] == box.ALL))


def takes_forced(s: State, card: int, seat: int, position: int) -> bool:
    """IT-085, IT-AMB-18, IT-AMB-35: a freight car of another cargo."""
    if box.HOLD[s.trains[seat, position]] >= box.PASSENGER:
        return False
    return not (s.options[option.FORCED_LOAD_REQUIRES_MISMATCH] and takes_card(s, card, seat, position))


def takes_passenger(s: State, seat: int, position: int) -> bool:
    """IT-078."""
    return bool(box.HOLD[s.trains[seat, position]] == box.PASSENGER)


def open_holds(s: State) -> int:
    """What the free spaces hold on which this Load may go: coal, oil, box, passengers, any cargo; as bits."""
    holds = 0
    for seat in range(s.seats):
        for position in range(s.train_size[seat]):
            hold = int(box.HOLD[s.trains[seat, position]])
            if hold != box.NOTHING and not holds >> hold & 1 and may_load(s, seat, position):
                holds |= 1 << hold
    return holds


def can_load(card: int, holds: int) -> bool:
    """IT-076, IT-077, IT-160: whether one of these holds takes the card."""
    if box.SYMBOL[card] == box.ALL:
        return holds & (FREIGHT | 1 << box.ANY_CARGO) != 0
    return bool(holds & (1 << box.SYMBOL[card] | 1 << box.ANY_CARGO))


def can_force(s: State, card: int, holds: int) -> bool:
    """IT-085, IT-AMB-18: whether one of these holds takes the card by force."""
    if not s.options[option.FORCED_LOAD_REQUIRES_MISMATCH]:
        return holds & FREIGHT != 0
    return bool(box.SYMBOL[card] != box.ALL and holds & FREIGHT & ~(1 << box.SYMBOL[card]) != 0)


def is_target(s: State, card: int, is_forced: bool, seat: int, position: int) -> bool:
    if not may_load(s, seat, position):
        return False
    if card == NONE:
        return takes_passenger(s, seat, position)
    if is_forced:
        return takes_forced(s, card, seat, position)
    return takes_card(s, card, seat, position)


def any_load(s: State) -> bool:
    """IT-032: whether anything can be loaded."""
    holds = open_holds(s)
    if holds >> box.PASSENGER & 1 and s.supply[s.seat].sum() > 0:
        return True
    for card in range(box.TYPES):
        if s.hands[s.seat, card] > 0:
            if can_load(card, holds) or (s.hand_size[s.seat] > 1 and can_force(s, card, holds)):
                return True
    return False


def offer_loads(s: State, moves: Moves) -> None:
    """IT-DP-09: a card, a card by force, or a passenger."""
    holds = open_holds(s)
    for card in range(box.TYPES):
        if s.hands[s.seat, card] > 0:
            if can_load(card, holds):
                offer(moves, action.CARD, card)
            if s.hand_size[s.seat] > 1 and can_force(s, card, holds):
                offer(moves, action.FORCE, card)
    if holds >> box.PASSENGER & 1:
        for colour in range(box.TICKETED):
            if s.supply[s.seat, colour] > 0:
                offer(moves, action.LOAD_PASSENGER, colour)


def choose_load(s: State, card: int) -> None:
    lose(s, s.seat, card)
    s.card, s.phase = card, phase.TARGET


def choose_forced(s: State, card: int) -> None:
    """IT-AMB-19: only the loading seat knows which card it is."""
    lose(s, s.seat, card)
    s.forced_card[s.seat], s.is_forced, s.phase = card, 1, phase.TARGET


def choose_passenger(s: State, colour: int) -> None:
    s.supply[s.seat, colour] -= 1
    s.item, s.phase = colour, phase.TARGET


def offer_targets(s: State, moves: Moves) -> None:
    """IT-DP-10."""
    card = int(s.forced_card[s.seat]) if s.is_forced else s.card
    for seat in range(s.seats):
        for position in range(s.train_size[seat]):
            if is_target(s, card, s.is_forced == 1, seat, position):
                offer(moves, action.ONTO, seat, position)


def load_onto(s: State, seat: int, position: int) -> None:
    s.target_seat, s.target = seat, position
    if s.is_forced:
        s.phase = phase.FORCE
    else:
        place_load(s)


def force(s: State, card: int) -> None:
    """IT-086: a second card is discarded before anything else."""
    discard_from_hand(s, card)
    place_load(s)


def place_load(s: State) -> None:
    """IT-079, IT-080, IT-AMB-20: the load lies there; then own cabooses, then the benefit."""
    seat, position = s.target_seat, s.target
    if s.item != NONE:
        put_load(s, seat, position, box.FIRST_PASSENGER + s.item)
        tell(s, event.LOADED_PASSENGER, s.seat, s.item, seat, position)
    elif s.is_forced:
        place_forced(s)
    else:
        put_load(s, seat, position, s.card)
        tell(s, event.LOADED, s.seat, s.card, seat, position)
    if gives_benefit(s, seat):
        push_benefit(s, int(s.trains[seat, position]))
    steps.push_some(s, steps.DRAW, caboose_cards(s))
    s.card, s.item, s.is_forced, s.target_seat, s.target = NONE, NONE, 0, NONE, NONE
    s.phase = phase.GOING


def place_forced(s: State) -> None:
    """IT-085, IT-AMB-19."""
    card = int(s.forced_card[s.seat])
    s.forced_card[s.seat] = NONE
    if s.options[option.FACEDOWN_CARGO_PUBLIC]:
        tell(s, event.LOADED, s.seat, card, s.target_seat, s.target)
        put_load(s, s.target_seat, s.target, card)
    else:
        tell(s, event.FORCED, s.seat, card, s.target_seat, s.target)
        put_load(s, s.target_seat, s.target, hide(s, s.seat, card))


def gives_benefit(s: State, seat: int) -> bool:
    """IT-080, IT-081, IT-222, IT-223: for loading another's car; in solo for a main action."""
    return not s.is_bonus if is_solo(s) else seat != s.seat


def push_benefit(s: State, card: int) -> None:
    """IT-083: from left to right: cards, a card to discard, tokens, a bonus action."""
    if box.BONUS[card] != box.NO_BONUS:
        steps.push(s, steps.OFFER, int(box.BONUS[card]))
    steps.push_some(s, steps.TOKENS, int(box.TOKENS[card]))
    steps.push_some(s, steps.DISCARD, int(box.DISCARD[card]))
    steps.push_some(s, steps.DRAW, int(box.TAKE[card]))


def caboose_cards(s: State) -> int:
    """IT-158, IT-168, IT-AMB-33, IT-AMB-57: what own cabooses draw for this load."""
    if is_solo(s) and s.is_bonus and not s.options[option.SOLO_BONUS_LOAD_TRIGGERS_CABOOSE]:
        return 0
    if s.item != NONE:
        return PASSENGER_CARDS * count_ability(s, s.seat, CARDS_WHEN_LOADING_PASSENGER, NONE)
    if is_coal_load(s):
        return COAL_CARDS * count_ability(s, s.seat, CARD_WHEN_LOADING_COAL, NONE)
    return 0


def is_coal_load(s: State) -> bool:
    """IT-AMB-33: what counts as coal at the moment of loading."""
    hold = box.HOLD[s.trains[s.target_seat, s.target]]
    if hold == box.ANY_CARGO:
        return bool(box.SYMBOL[s.card] == box.COAL)
    return bool(hold == box.COAL)


def discard_one(s: State, card: int) -> None:
    """IT-084: a card of choice after a benefit, or at the end of the turn."""
    discard_from_hand(s, card)
    if s.phase == phase.DISCARD:
        steps.count_down(s)
    s.phase = phase.GOING
