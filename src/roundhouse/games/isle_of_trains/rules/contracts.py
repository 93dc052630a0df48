"""Contracts (IT-095 to IT-109), with Caboose 3's wild cards and Caboose 7's passengers."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.record import NONE, Cells
from .. import action, box, event, option, phase
from ..action import offer
from ..state import State
from . import steps
from .cards import is_passenger, is_solo, put_away
from .trains import PASSENGER_AS_CARGO, cargo_of, has, take_load

# What a Deliver action has used, as bits
USED_PRIMARY, USED_SECONDARY, USED_SPECIAL, USED_CABOOSE_7, USED_CABOOSE_9, USED_CABOOSE_10, ANYTHING = (
    1, 2, 4, 8, 16, 32, 64,
)  # fmt: skip


def has_used(s: State, bit: int) -> bool:
    return (steps.next_second(s) & bit) != 0


def use(s: State, bits: int) -> None:
    s.steps[s.step_count - 1, steps.SECOND] |= bits


def is_primary_open(s: State, island: int) -> bool:
    """IT-096, IT-097, IT-AMB-63: it lies on the island, and the player holds no unfinished one."""
    if not s.in_play[island] or s.island_seat[island] != NONE:
        return False
    return is_without_secondaries(s) or not holds_card(s)


def is_without_secondaries(s: State) -> bool:
    """IT-247."""
    return bool(box.NO_SECONDARIES[s.options[option.SOLO]])


def holds_card(s: State) -> bool:
    for island in range(len(box.ISLANDS)):
        if s.island_seat[island] == s.seat and s.island_contract[island] == box.PRIMARY:
            return True
    return False


def is_secondary_open(s: State, island: int, contract: int) -> bool:
    """IT-103, IT-106: that of the card the seat holds, where it has one."""
    if is_without_secondaries(s) or box.NEEDS[island, contract, 0] == NONE:
        return False
    return bool(s.island_seat[island] == s.seat and s.island_contract[island] == box.PRIMARY)


def stock(s: State) -> tuple[int, int, int, int]:
    """The seat's loads by what they count as: coal, oil, box, and wild cards still undecided."""
    coal = oil = boxes = wild = 0
    for position in range(s.train_size[s.seat]):
        for place in range(box.MOST_LOADS):
            match cargo_of(s, s.seat, position, place):
                case box.COAL:
                    coal += 1
                case box.OIL:
                    oil += 1
                case box.BOX:
                    boxes += 1
                case box.ALL:
                    wild += 1
    return coal, oil, boxes, wild


def any_passenger_on(s: State) -> bool:
    for position in range(s.train_size[s.seat]):
        if is_passenger(int(s.loads[s.seat, position, 0])):
            return True
    return False


def lacking(needs: Cells, have: tuple[int, int, int, int], spare: int) -> int:
    """How many more loads, whatever they are, would meet the needs, with wild cards and that many stand-ins."""
    coal, oil, boxes, wild = have
    coal, oil, boxes = coal - int(needs[0]), oil - int(needs[1]), boxes - int(needs[2])
    spare += wild + min(coal, 0) + min(oil, 0) + min(boxes, 0)
    left = spare + max(coal, 0) + max(oil, 0) + max(boxes, 0)
    return max(0, -spare, int(needs[3]) - left)


def can_meet(needs: Cells, have: tuple[int, int, int, int], spare: int) -> bool:
    """Whether these loads meet the needs, with wild cards and that many stand-ins."""
    return lacking(needs, have, spare) == 0


def stand_ins(s: State, may_substitute: bool) -> int:
    """IT-166: how many passengers may stand in for a cargo: one, with Caboose 7."""
    return int(may_substitute and has(s, s.seat, PASSENGER_AS_CARGO) and any_passenger_on(s))


def can_complete(s: State, island: int, contract: int, may_substitute: bool) -> bool:
    """IT-095: all of it, in this one action."""
    return can_meet(box.NEEDS[island, contract], stock(s), stand_ins(s, may_substitute))


def begin_contract(s: State, island: int, contract: int) -> None:
    s.contract, s.phase = contract, phase.GIVE
    for i in range(len(box.SYMBOLS)):
        s.needs[i] = box.NEEDS[island, contract, i]


def may_substitute_now(s: State) -> bool:
    """IT-166, IT-AMB-38: once per Deliver action."""
    return not has_used(s, USED_CABOOSE_7) and has(s, s.seat, PASSENGER_AS_CARGO)


def can_go_on(s: State, cargo: int, spends_passenger: bool) -> bool:
    """Whether the contract can still be completed once one of this cargo is given (ALL: for an "any")."""
    if s.needs[cargo] == 0:
        return False
    s.needs[cargo] -= 1
    spare = stand_ins(s, may_substitute_now(s) and not spends_passenger)
    can = can_meet(s.needs, stock(s), spare)
    s.needs[cargo] += 1
    return can


def can_give(s: State, position: int, place: int) -> bool:
    """IT-DP-16: whether this load can go to the contract and the rest still be found."""
    load = int(s.loads[s.seat, position, place])
    if load == NONE or (is_passenger(load) and not may_substitute_now(s)):
        return False
    cargo = cargo_of(s, s.seat, position, place)
    taken = take_load(s, s.seat, position, place)
    can = any_cargo_for(s, cargo)
    put_back(s, position, place, taken)
    return can


def any_cargo_for(s: State, cargo: int) -> bool:
    """Whether a load that was just taken off, of this cargo (NONE: a passenger), serves some need."""
    if can_go_on(s, box.ALL, cargo == NONE):
        return True
    for wanted in range(len(box.CARGO)):
        if (cargo in (NONE, box.ALL, wanted)) and can_go_on(s, wanted, cargo == NONE):
            return True
    return False


def put_back(s: State, position: int, place: int, load: int) -> None:
    for i in range(box.MOST_LOADS - 1, place, -1):
        s.loads[s.seat, position, i] = s.loads[s.seat, position, i - 1]
    s.loads[s.seat, position, place] = load


def offer_gifts(s: State, moves: Moves) -> None:
    """IT-DP-16, IT-AMB-24: which car gives, and which of its loads."""
    for position in range(s.train_size[s.seat]):
        for place in range(box.MOST_LOADS):
            if can_give(s, position, place):
                offer(moves, action.ITEM, position, place)


def give(s: State, position: int, place: int) -> None:
    """A load goes to the contract; what a wild card or a passenger stands for is decided next."""
    cargo = cargo_of(s, s.seat, position, place)
    load = take_load(s, s.seat, position, place)
    if is_passenger(load):
        use(s, USED_CABOOSE_7)
    put_away(s, load)
    s.as_cargo = box.ALL if cargo == NONE else cargo
    if s.needs[box.ALL] > 0:
        count_as(s, box.ALL)
    elif s.as_cargo == box.ALL:
        s.phase = phase.COUNT_AS
    else:
        count_as(s, s.as_cargo)


def offer_cargo(s: State, moves: Moves) -> None:
    """IT-DP-16, IT-161, IT-166: the cargo that the load stands for."""
    for cargo in range(len(box.CARGO)):
        if can_go_on(s, cargo, False):
            offer(moves, action.COUNT_AS, cargo)


def count_as(s: State, cargo: int) -> None:
    s.needs[cargo] -= 1
    s.as_cargo, s.phase = NONE, phase.GIVE
    if s.needs.sum() == 0:
        complete(s)


def complete(s: State) -> None:
    """IT-098 to IT-108: the island card is held, or done; a primary moves the progress train."""
    island = steps.next_first(s)
    s.island_seat[island], s.island_contract[island] = s.seat, s.contract
    tell(s, event.COMPLETED, s.seat, island, s.contract)
    if s.contract == box.PRIMARY:
        advance(s)
    s.contract, s.phase = NONE, phase.GOING


def advance(s: State) -> None:
    """IT-100, IT-113, IT-217, IT-AMB-26: one space, six at most, never in solo."""
    if not is_solo(s) and s.train_taker == NONE:
        s.progress = min(box.LAST_SPACE, s.progress + 1)
