"""What cards in hand, in the row and in the deck are worth, and passengers in the bag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.old_hints import Hint, best
from ....core.record import NONE
from .. import box, option
from ..action import ROW
from ..rules.build import can_extend, can_upgrade, is_building
from ..rules.cards import can_take_deck
from ..rules.solo import buy_back_price
from ..state import State
from .build import built_worth
from .outlook import HURRY, PASSENGER, Sight, drawn, prospects, token_worth, with_more


def kept(s: State, sight: Sight, card: int) -> float:
    """What sets a card in hand apart: that it may be built, or serves the best contract."""
    wanted = max(0.0, built_worth(s, sight, card) - 0.5 * int(box.COST[card])) if fits_train(s, card) else 0.0
    symbol = int(box.SYMBOL[card])
    cargo = 0.3 if symbol == box.ALL else 0.0
    if symbol != box.ALL and sight.spaces[symbol] > sight.have[symbol]:
        more = prospects(sight, with_more(sight.have, symbol, 1)) - prospects(sight, sight.have)
        cargo = min(1.0, 0.4 * more)
    return min(3.0, 0.25 * wanted * max(sight.future, 0.3)) + cargo


def fits_train(s: State, card: int) -> bool:
    """Whether the card could join the own train some time."""
    if is_building(card) or can_extend(s, card):
        return True
    return can_upgrade(s, card, 0)


def worth_of_taking(s: State, sight: Sight, kind: str, args: Mapping[str, Any]) -> Hint:
    match kind:
        case "take_row":
            card = int(s.row[args["slot"]])
            return Hint(drawn(sight, 1) + kept(s, sight, card), "hint-take-card", {"card": box.CARDS[card]})
        case "take_deck":
            return Hint(drawn(sight, 1) + 0.25, "hint-take-deck", {})
        case "take_bag":
            return worth_of_passenger(s, sight)
    row = [worth_of_taking(s, sight, "take_row", {"slot": slot}) for slot in range(ROW) if s.row[slot] != NONE]
    deck = [worth_of_taking(s, sight, "take_deck", {})] if can_take_deck(s) else []
    return best([*row, *deck, worth_of_passenger(s, sight)])._replace(gain=None)


def worth_of_passenger(s: State, sight: Sight) -> Hint:
    """A passenger from the bag, whatever its colour; a token if there is none."""
    if s.bag.sum() == 0:
        value = token_worth(s, sight.goal) * (1.0 if sight.future == 0 else HURRY)
        return Hint(value, "hint-take-token", {}, -1 if box.TOKENS_SUBTRACT[s.options[option.SOLO]] else 1)
    waiting = int(s.supply[s.seat].sum())
    value = (PASSENGER + (2.0 if sight.goal == box.GOAL_TICKETS else 0.0)) * sight.future
    return Hint(value - 0.3 * waiting, "hint-take-passenger", {})


def worth_of_buying_back(s: State, sight: Sight) -> Hint:
    """Time for tokens: only where tokens are no points, and time runs out."""
    cost = buy_back_price(s) * token_worth(s, sight.goal)
    is_urgent = sight.goal != box.NO_GOAL and s.deck_size[0] <= 6
    return Hint((2.0 if is_urgent else 0.0) - cost, "hint-buy-back", {})
