"""Characters (CE-063 to CE-081)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import COLUMNS, RIGHT, ROWS, offer
from ..state import State
from .market import open_cards, take_card
from .turn import begin_claim


def resolve(s: State) -> None:
    """CE-041, CE-064, CE-AMB-08: a character without an effect goes; only where there is a choice somebody is asked."""
    while s.character != NONE:
        possible = effects(s)
        if possible == 0:
            dismiss(s, event.IMPOSSIBLE)
        elif possible > 1 or s.options[option.CHARACTER_OPTIONAL]:
            ask(s)
            return
        else:
            have_only_effect(s)
    begin_claim(s)


def effects(s: State) -> int:
    """How many different effects the character being played can have."""
    match s.character:
        case box.INVESTOR:
            return open_cards(s)
        case box.PICKPOCKET:
            return victims(s)
        case box.SWITCHMAN:
            return exchanges(s)
    return colours_left(s)


def ask(s: State) -> None:
    match s.character:
        case box.INVESTOR:
            s.phase = phase.INVEST
        case box.PICKPOCKET:
            s.phase = phase.ROB
        case box.SWITCHMAN:
            s.phase = phase.GIVE
        case box.STATION_MASTER:
            s.phase = phase.TOKEN


def have_only_effect(s: State) -> None:
    """CE-AMB-08: what must be done and can be done in one way only is not asked."""
    match s.character:
        case box.INVESTOR:
            invest_only(s)
        case box.PICKPOCKET:
            rob(s, (s.seat + 1) % s.seats)
        case box.SWITCHMAN:
            swap_only(s)
        case box.STATION_MASTER:
            get_only_token(s)


def dismiss(s: State, reason: int) -> None:
    """CE-041, CE-064: the character goes to the box without effect."""
    tell(s, event.DISMISSED, s.seat, s.character, reason)
    box_character(s)


def box_character(s: State) -> None:
    """CE-040."""
    s.boxed[s.character] += 1
    s.character = NONE


def offer_decline(s: State, moves: Moves) -> None:
    """CE-064: the effect may be left out, unless the table agreed otherwise."""
    if s.options[option.CHARACTER_OPTIONAL]:
        offer(moves, action.DECLINE)


# Investor


def offer_investments(s: State, moves: Moves) -> None:
    """CE-065, CE-068: any open small card."""
    for row in range(ROWS):
        for column in range(len(COLUMNS)):
            if s.market[row, column] != NONE:
                offer(moves, action.TAKE, row, column)
    offer_decline(s, moves)


def invest(s: State, row: int, column: int) -> None:
    """CE-065 to CE-067: a card for nothing; its row is shifted and refilled."""
    box_character(s)
    take_card(s, row, column, 0)


def invest_only(s: State) -> None:
    """The only open card, which lies on the right of its row (CE-047)."""
    for row in range(ROWS):
        if s.market[row, RIGHT] != NONE:
            invest(s, row, RIGHT)
            return


# Pickpocket


def can_rob(s: State, seat: int) -> bool:
    """CE-072: another player with banknotes; one without, too, where an effect is compulsory."""
    return bool(seat != s.seat and (s.banknotes[seat] > 0 or not s.options[option.CHARACTER_OPTIONAL]))


def victims(s: State) -> int:
    """CE-072: how many can be robbed; nobody can if nobody has a banknote."""
    found, banknotes = 0, 0
    for seat in range(s.seats):
        if can_rob(s, seat):
            found += 1
            banknotes += int(s.banknotes[seat])
    return found if banknotes > 0 else 0


def offer_victims(s: State, moves: Moves) -> None:
    for seat in range(s.seats):
        if can_rob(s, seat):
            offer(moves, action.ROB, seat)
    offer_decline(s, moves)


def rob(s: State, victim: int) -> None:
    """CE-071: all banknotes of one other player."""
    tell(s, event.ROBBED, s.seat, victim, s.banknotes[victim])
    s.banknotes[s.seat] += s.banknotes[victim]
    s.banknotes[victim] = 0
    box_character(s)


# Switchman


def may_swap(s: State, card: int) -> bool:
    """CE-076: a locomotive only if the table did not agree otherwise."""
    return bool(card != box.LOCOMOTIVE or s.options[option.SWITCHMAN_MAY_SWAP_LOCOMOTIVES])


def can_swap(s: State, given: int, seat: int, card: int) -> bool:
    """CE-074, CE-077: a wagon card of another player, of another kind; of the same, too, where it is compulsory."""
    if seat == s.seat or s.wagons[seat, card] == 0 or not may_swap(s, card):
        return False
    return bool(card != given or not s.options[option.CHARACTER_OPTIONAL])


def can_give(s: State, given: int) -> bool:
    """CE-075: a wagon card of the seat's own that can be exchanged for something."""
    if s.wagons[s.seat, given] == 0 or not may_swap(s, given):
        return False
    for seat in range(s.seats):
        for card in range(len(box.WAGON_CARDS)):
            if can_swap(s, given, seat, card):
                return True
    return False


def exchanges(s: State) -> int:
    """CE-075, CE-AMB-01: how many exchanges there are; none if no two cards differ."""
    found, different = 0, False
    for given in range(len(box.WAGON_CARDS)):
        if can_give(s, given):
            for seat in range(s.seats):
                for card in range(len(box.WAGON_CARDS)):
                    if can_swap(s, given, seat, card):
                        found += 1
                        different |= card != given
    return found if different else 0


def offer_gifts(s: State, moves: Moves) -> None:
    for card in range(len(box.WAGON_CARDS)):
        if can_give(s, card):
            offer(moves, action.GIVE, card)
    offer_decline(s, moves)


def offer_exchanges(s: State, moves: Moves) -> None:
    for seat in range(s.seats):
        for card in range(len(box.WAGON_CARDS)):
            if can_swap(s, s.given, seat, card):
                offer(moves, action.SWAP, seat, card)


def swap(s: State, victim: int, card: int) -> None:
    """CE-074: one own wagon card for one of another player, who cannot refuse."""
    tell(s, event.SWAPPED, s.seat, s.given, victim, card)
    s.wagons[s.seat, s.given] -= 1
    s.wagons[victim, s.given] += 1
    s.wagons[victim, card] -= 1
    s.wagons[s.seat, card] += 1
    s.given = NONE
    box_character(s)


def swap_only(s: State) -> None:
    """The only exchange that there is."""
    for given in range(len(box.WAGON_CARDS)):
        if can_give(s, given):
            s.given = given
    for seat in range(s.seats):
        for card in range(len(box.WAGON_CARDS)):
            if s.given != NONE and can_swap(s, s.given, seat, card):
                swap(s, seat, card)
                return


# Station master


def colours_left(s: State) -> int:
    """CE-079: how many colours the supply still has."""
    found = 0
    for colour in range(len(box.COLOURS)):
        found += int(s.supply[colour] > 0)
    return found


def offer_tokens(s: State, moves: Moves) -> None:
    for colour in range(len(box.COLOURS)):
        if s.supply[colour] > 0:
            offer(moves, action.TOKEN, colour)
    offer_decline(s, moves)


def get_token(s: State, colour: int) -> None:
    """CE-078: one company token of the colour chosen."""
    tell(s, event.GOT_TOKEN, s.seat, colour)
    s.supply[colour] -= 1
    s.tokens[s.seat, colour] += 1
    box_character(s)


def get_only_token(s: State) -> None:
    """The only colour that is left."""
    for colour in range(len(box.COLOURS)):
        if s.supply[colour] > 0:
            get_token(s, colour)
            return
