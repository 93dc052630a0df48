"""Setup (CE-014 to CE-029)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.chance import random_below, shuffle
from ....core.events import tell
from ....core.piles import clear, draw, put
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import COLUMNS, PLACES, ROWS, offer
from ..state import DEALT, State
from .objectives import open_objective
from .piles import shuffle_piles
from .turn import begin_turn


def setup(s: State) -> None:
    """CE-014, CE-018, CE-024, CE-AMB-02: everything is shuffled; the contracts are dealt, and chosen first."""
    clear_table(s)
    for seat in range(s.seats):
        for i in range(DEALT):
            s.dealt[seat, i] = random_undealt(s)
    fill_piles(s)
    shuffle_piles(s)
    for objective in range(len(box.OBJECTIVES)):
        put(s.deck, s.deck_size, 0, objective)
    shuffle(s, s.deck[0], len(box.OBJECTIVES))
    for colour in range(len(box.COLOURS)):
        s.supply[colour] = box.COLOUR_TOKENS
    s.seat, s.phase = 0, phase.CONTRACT


def clear_table(s: State) -> None:
    clear(s.piles, s.pile_size)
    clear(s.deck, s.deck_size)
    clear(s.claimed, s.claimed_count)
    s.market[:], s.event_pile[:], s.boxed[:], s.buried[:], s.objectives[:] = NONE, NONE, 0, NONE, NONE
    s.dealt[:], s.contract[:] = NONE, NONE
    s.wagons[:], s.banknotes[:], s.tokens[:], s.supply[:] = 0, 0, 0, 0
    s.turns_left, s.trigger = NONE, NONE
    s.character, s.given, s.place, s.wagon = NONE, NONE, NONE, NONE
    s.events[:] = 0


def fill_piles(s: State) -> None:
    """CE-018, CE-019: the small cards in three piles, the first one card larger."""
    pile = 0
    for card in range(len(box.CARDS)):
        for _ in range(box.COPIES[card]):
            put(s.piles, s.pile_size, pile, card)
            pile = (pile + 1) % ROWS


def is_dealt(s: State, contract: int) -> bool:
    for seat in range(s.seats):
        for i in range(DEALT):
            if s.dealt[seat, i] == contract:
                return True
    return False


def random_undealt(s: State) -> int:
    """CE-014: a contract that nobody was dealt, each as likely as any other."""
    left = 0
    for contract in range(len(box.CONTRACTS)):
        left += int(not is_dealt(s, contract))
    skip = random_below(s, left)
    contract = 0
    while skip > 0 or is_dealt(s, contract):
        skip -= int(not is_dealt(s, contract))
        contract += 1
    return contract


# The contracts are chosen


def offer_contracts(s: State, moves: Moves) -> None:
    """CE-015: one of the two."""
    for i in range(DEALT):
        offer(moves, action.KEEP, s.dealt[s.seat, i])


def keep(s: State, contract: int) -> None:
    """CE-015, CE-AMB-02: the market is opened when everybody has chosen."""
    s.contract[s.seat] = contract
    tell(s, event.KEPT, s.seat)
    if s.seat + 1 < s.seats:
        s.seat += 1
    else:
        open_table(s)


def open_table(s: State) -> None:
    """CE-020 to CE-029: the market, the objectives, and who begins."""
    for row in range(ROWS):
        deal_first_row(s, row)
    for place in range(PLACES):
        open_objective(s, place)
    tell(s, event.RENEWED, s.objectives[0], s.objectives[1], s.objectives[2])
    first = int(s.options[option.START_PLAYER])
    if first == option.RANDOM:
        first = random_below(s, s.seats)
    begin_turn(s, first)


def deal_first_row(s: State, row: int) -> None:
    """CE-020 to CE-023: three cards, the right place first; events met are shuffled back when the row is full."""
    for column in range(len(COLUMNS) - 1, -1, -1):
        card = draw(s.piles, s.pile_size, row)
        while card >= box.FIRST_EVENT:
            s.event_pile[card - box.FIRST_EVENT] = row
            card = draw(s.piles, s.pile_size, row)
        s.market[row, column] = card
    tell(s, event.DEALT_ROW, row, s.market[row, 0], s.market[row, 1], s.market[row, 2])
    is_met = False
    for i in range(len(box.EVENT_CARDS)):
        if s.event_pile[i] == row:
            is_met = True
            put(s.piles, s.pile_size, row, box.FIRST_EVENT + i)
            tell(s, event.SHUFFLED_BACK, box.FIRST_EVENT + i, row)
    if is_met:
        shuffle(s, s.piles[row], int(s.pile_size[row]))
