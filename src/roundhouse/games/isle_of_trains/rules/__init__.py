"""The rules of Isle of Trains, one module per chapter of docs/ledger/isle_of_trains.md, whose numbers they cite.

Functions that answer change nothing; functions that are verbs change the table.  All of it runs in the
interpreter and compiles as it stands: see docs/dialect.md.  Here: which moves are legal, and what each does.
"""

from __future__ import annotations

from ....core.actions import Moves
from ....core.record import NONE
from .. import action, box, phase
from ..state import State
from .build import (
    begin_paying,
    choose_card,
    drop,
    extend,
    fetch,
    lose_building,
    offer_buildings,
    offer_builds,
    offer_discards,
    offer_drops,
    offer_hand,
    offer_modes,
    pay,
    replace,
    upgrade,
)
from .contracts import count_as, give, offer_cargo, offer_gifts
from .deliver import (
    begin_special,
    choose_destination,
    choose_how,
    deliver_contract,
    deliver_passenger,
    finish_special,
    offer_deliveries,
    offer_destinations,
    offer_loads_of_train,
    offer_passengers,
    set_aside,
)
from .gains import gain
from .load import (
    choose_forced,
    choose_load,
    choose_passenger,
    discard_one,
    force,
    load_onto,
    offer_loads,
    offer_targets,
)
from .scoring import close, goal, score, standing
from .setup import setup
from .solo import buy_back, is_over, offer_buy_back
from .take import offer_draw, offer_take, take_bag, take_deck, take_row
from .turn import begin_action, decline, finish_deliver, go_on, offer_actions, offer_bonus

MOST_MOVES = 40_000  # IT-AMB-05: the game can go on for ever; a simulation stops after 600 turns or so

__all__ = ["MOST_MOVES", "carry_out", "close", "gain", "goal", "is_over", "offer_moves", "score", "setup", "standing"]


def offer_moves(s: State, moves: Moves) -> None:
    """Every legal move of the seat that decides; nothing else says what is legal."""
    match s.phase:
        case phase.ACTION:
            offer_actions(s, moves)
        case phase.BONUS:
            offer_bonus(s, moves)
        case phase.TAKE:
            offer_take(s, moves)
        case phase.DRAW:
            offer_draw(s, moves)
        case phase.PAY | phase.FORCE | phase.DISCARD | phase.HAND_LIMIT:
            offer_hand(s, moves)
        case phase.NIGHT | phase.LAST_CHANCE:
            offer_decline(moves)
        case phase.LOAD:
            offer_loads(s, moves)
        case phase.TARGET:
            offer_targets(s, moves)
        case _:
            offer_builds_or_deliveries(s, moves)
    offer_buy_back(s, moves)


def offer_decline(moves: Moves) -> None:
    """IT-228: to go on without buying back."""
    action.offer(moves, action.DECLINE)


def offer_builds_or_deliveries(s: State, moves: Moves) -> None:
    """The phases of Build and Deliver."""
    match s.phase:
        case phase.BUILD:
            offer_builds(s, moves)
        case phase.MODE:
            offer_modes(s, moves)
        case phase.DROP:
            offer_drops(s, moves)
        case phase.LOSE_BUILDING:
            offer_buildings(s, moves)
        case phase.FETCH:
            offer_discards(s, moves)
        case phase.DESTINATION:
            offer_destinations(s, moves)
        case phase.DELIVER:
            offer_deliveries(s, moves)
        case phase.PASSENGER:
            offer_passengers(s, moves)
        case phase.GIVE:
            offer_gifts(s, moves)
        case phase.COUNT_AS:
            offer_cargo(s, moves)
        case phase.SET_ASIDE:
            offer_loads_of_train(s, moves)
        case phase.OVER:
            pass
        case _:
            raise AssertionError("nobody decides in this phase")


def carry_out(s: State, kind: int, first: int, second: int) -> None:
    """Carry out one legal move, and all that follows from it without a choice."""
    match kind:
        case action.TAKE | action.BUILD | action.LOAD | action.DELIVER:
            begin_action(s, kind)
        case action.DECLINE | action.TAKE_ROW | action.TAKE_DECK | action.TAKE_BAG:
            carry_out_take(s, kind, first)
        case action.CARD | action.FORCE | action.LOAD_PASSENGER:
            carry_out_card(s, kind, first)
        case action.EXTEND | action.UPGRADE | action.REPLACE | action.DROP | action.KEEP | action.ONTO:
            carry_out_build(s, kind, first, second)
        case action.TO | action.SPECIAL_ONLY | action.PRIMARY | action.SECONDARY | action.SPECIAL | action.FINISH:
            carry_out_delivery(s, kind, first)
        case action.TICKET | action.ELSEWHERE | action.STRAY:
            choose_how(s, kind)
        case action.ITEM:
            carry_out_item(s, first, second)
        case action.COUNT_AS:
            count_as(s, first)
        case action.BUY_BACK:
            buy_back(s)
        case _:
            raise AssertionError("nobody carries out this kind of move")
    go_on(s)


def carry_out_take(s: State, kind: int, slot: int) -> None:
    match kind:
        case action.DECLINE:
            decline(s)
        case action.TAKE_ROW:
            take_row(s, slot)
        case action.TAKE_DECK:
            take_deck(s)
        case action.TAKE_BAG:
            take_bag(s)
        case _:
            raise AssertionError("nobody takes this way")


def carry_out_card(s: State, kind: int, card: int) -> None:
    """A card is named: to build, load, pay, discard or fetch; or a passenger to load."""
    match kind:
        case action.FORCE:
            choose_forced(s, card)
        case action.LOAD_PASSENGER:
            choose_passenger(s, card)
        case action.CARD:
            carry_out_named(s, card)
        case _:
            raise AssertionError("nobody names a card this way")


def carry_out_named(s: State, card: int) -> None:
    """What naming a card means in each phase."""
    match s.phase:
        case phase.BUILD:
            choose_card(s, card)
        case phase.LOAD:
            choose_load(s, card)
        case phase.PAY:
            pay(s, card)
        case phase.FORCE:
            force(s, card)
        case phase.FETCH:
            fetch(s, card)
        case phase.DISCARD | phase.HAND_LIMIT:
            discard_one(s, card)
        case _:
            raise AssertionError("no card is named in this phase")


def carry_out_build(s: State, kind: int, first: int, second: int) -> None:
    match kind:
        case action.EXTEND:
            extend(s)
        case action.UPGRADE:
            upgrade(s, first)
        case action.REPLACE:
            if s.phase == phase.LOSE_BUILDING:
                lose_building(s, first)
            else:
                replace(s, first)
        case action.DROP:
            drop(s, first)
        case action.KEEP:
            begin_paying(s)
        case action.ONTO:
            load_onto(s, first, second)
        case _:
            raise AssertionError("nothing is built or laid this way")


def carry_out_delivery(s: State, kind: int, first: int) -> None:
    match kind:
        case action.TO:
            choose_destination(s, first)
        case action.SPECIAL_ONLY:
            choose_destination(s, NONE)
        case action.PRIMARY:
            deliver_contract(s, box.PRIMARY)
        case action.SECONDARY:
            deliver_contract(s, box.SECONDARY_A + first)
        case action.SPECIAL:
            begin_special(s)
        case action.FINISH:
            if s.phase == phase.SET_ASIDE:
                finish_special(s)
            else:
                finish_deliver(s)
        case _:
            raise AssertionError("nothing is delivered this way")


def carry_out_item(s: State, position: int, place: int) -> None:
    """A load of the seat's train is named: a passenger to deliver, a gift to a contract, or something set aside."""
    match s.phase:
        case phase.PASSENGER:
            deliver_passenger(s, position, place)
        case phase.GIVE:
            give(s, position, place)
        case phase.SET_ASIDE:
            set_aside(s, position, place)
        case _:
            raise AssertionError("no load is named in this phase")
