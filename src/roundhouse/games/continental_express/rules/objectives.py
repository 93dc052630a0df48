"""The optional action: an objective is claimed (CE-082 to CE-092)."""

from __future__ import annotations

from ....core.actions import Moves
from ....core.events import tell
from ....core.piles import draw
from ....core.record import NONE
from .. import action, box, event, option, phase
from ..action import PLACES, offer
from ..state import MOST_OBJECTIVES, State
from .turn import end_turn, trigger_end


def open_objective(s: State, place: int) -> None:
    """CE-089: the top card of the deck lies open; one that was put under the deck is known no longer there."""
    s.objectives[place] = draw(s.deck, s.deck_size, 0)
    if s.deck_size[0] < PLACES:
        s.buried[s.deck_size[0]] = NONE


def missing(s: State, first: int, objective: int) -> int:
    """How many wagons the seat lacks for an objective, of this kind and those after it."""
    count = 0
    for wagon in range(first, len(box.WAGONS)):
        count += max(0, int(box.NEEDS[objective, wagon]) - int(s.wagons[s.seat, wagon]))
    return count


def can_claim(s: State, objective: int) -> bool:
    """CE-083, CE-084: locomotives stand in for missing wagons."""
    return bool(missing(s, 0, objective) <= s.wagons[s.seat, box.LOCOMOTIVE])


def offer_claims(s: State, moves: Moves) -> None:
    """CE-082: one of the open objectives, or nothing."""
    for place in range(PLACES):
        if can_claim(s, int(s.objectives[place])):
            offer(moves, action.CLAIM, place)
    offer(moves, action.END)


def claim(s: State, place: int) -> None:
    """CE-089: the objective stays open until it is paid."""
    s.place, s.wagon = place, 0
    pay_on(s)


def least_locomotives(s: State) -> int:
    """CE-084: those that must stand in for the kind of wagon being paid for."""
    return max(0, int(box.NEEDS[s.objectives[s.place], s.wagon]) - int(s.wagons[s.seat, s.wagon]))


def most_locomotives(s: State) -> int:
    """CE-085: as many as wagons are shown, if enough are left for what lacks later."""
    objective = int(s.objectives[s.place])
    free = int(s.wagons[s.seat, box.LOCOMOTIVE]) - missing(s, s.wagon + 1, objective)
    return min(int(box.NEEDS[objective, s.wagon]), free)


def pay_on(s: State) -> None:
    """CE-086, CE-AMB-08: kinds of wagons that leave no choice are paid; the first that does is asked."""
    while s.wagon < len(box.WAGONS):
        least = least_locomotives(s)
        if s.options[option.OBJECTIVE_PAYMENT] == option.CHOOSE and least < most_locomotives(s):
            s.phase = phase.PAY
            return
        pay(s, least)
    finish_claim(s)


def is_payment_asked(s: State, objective: int, first: int, spent: int) -> bool:
    """CE-086: whether there is a choice from this kind of wagon on, that many locomotives being spent before."""
    if s.options[option.OBJECTIVE_PAYMENT] != option.CHOOSE:
        return False
    lack, needed = missing(s, first, objective), 0
    for wagon in range(first, len(box.WAGONS)):
        needed += int(box.NEEDS[objective, wagon])
    return bool(lack < needed and s.wagons[s.seat, box.LOCOMOTIVE] - spent > lack)


def offer_payments(s: State, moves: Moves) -> None:
    """CE-086: any number of locomotives for this kind; real wagons first."""
    for locomotives in range(least_locomotives(s), most_locomotives(s) + 1):
        offer(moves, action.PAY, s.wagon, locomotives)


def pay(s: State, locomotives: int) -> None:
    """CE-087, CE-088: the cards for one kind of wagon go to the box."""
    wagons = int(box.NEEDS[s.objectives[s.place], s.wagon]) - locomotives
    if wagons + locomotives > 0:
        tell(s, event.SPENT, s.seat, s.wagon, wagons, locomotives)
        s.wagons[s.seat, s.wagon] -= wagons
        s.wagons[s.seat, box.LOCOMOTIVE] -= locomotives
        s.boxed[s.wagon] += wagons
        s.boxed[box.LOCOMOTIVE] += locomotives
    s.wagon += 1


def finish_claim(s: State) -> None:
    """CE-087, CE-089, CE-093: the objective is laid before the seat, the next one opened in its place."""
    objective, place = int(s.objectives[s.place]), s.place
    s.place, s.wagon = NONE, NONE
    s.claimed[s.seat, s.claimed_count[s.seat]] = objective
    s.claimed_count[s.seat] += 1
    tell(s, event.CLAIMED, s.seat, objective, place)
    open_objective(s, place)
    tell(s, event.OPENED, s.objectives[place], place)
    if s.claimed_count[s.seat] == MOST_OBJECTIVES:
        trigger_end(s, event.FOURTH_OBJECTIVE)
    end_turn(s)
