"""What a seat works for: routes of its plan, long routes for pieces left over, harbours; and the cards they lack."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....core.graph import is_reached
from ....core.record import NONE
from .. import box
from ..rules.claim import is_open
from ..rules.pay import HARBOUR_CARDS, OF_EACH
from ..state import State
from ..view.paths import LENGTH, path_of
from .effort import (
    CARDS_A_SEA_SPACE,
    CARDS_A_TURN,
    POINTS,
    TYPE,
    Hand,
    best_colour,
    missing_cards,
    missing_spaces,
    prices,
    turns_for,
    turns_left,
)
from .plan import Plan, own_plan, worth_of_port

FILLER = 0.5  # how much the points of a route count that no ticket needs
LEAST_FILLER = 3  # spaces
FILLERS = 4
TAKEN = 0.3  # how likely others take a route whose ends they have reached
GONE = 1e3  # the price of a route that others have taken
WILD_HELP = 0.6  # a wild card may be wanted for more than one goal


class Goal(NamedTuple):
    """A route to claim or a harbour to build."""

    route: int  # or NONE
    port: int  # or NONE
    value: float  # points that it brings, with its share of tickets
    lacks: dict[int, float]  # kinds of cards, and for how many of the missing cards each counts
    missing: float  # cards in all

    @property
    def turns(self) -> float:
        """Turns until it is reached."""
        return 1 + self.missing / CARDS_A_TURN

    @property
    def rate(self) -> float:
        """Points for each of these turns."""
        return self.value / self.turns


class Sight(NamedTuple):
    """What the seat that decides makes of the table."""

    plan: Plan
    goals: list[Goal]  # those that can be reached in time, the best first
    risk: dict[int, float]  # planned routes, and what it would cost if others took them
    time: int  # turns left


@lru_cache(maxsize=4)
def look(s: State) -> Sight:
    """Read the table once for all moves of a decision."""
    plan, time, hand = own_plan(s), turns_left(s), s.hands[s.seat].tolist()
    risk = {route: risk_of(s, plan, route) for route in plan.routes}
    values = {route: POINTS[LENGTH[route]] + share + risk[route] for route, share in plan.routes.items()}
    values |= {route: FILLER * POINTS[LENGTH[route]] for route in fillers(s, plan)}
    goals = [goal_of_route(hand, route, value) for route, value in values.items()]
    goals += [goal_of_port(hand, port, worth_of_port(named)) for port, named in plan.ports.items()]
    shared = share_out(hand, sorted(goals, key=lambda goal: -goal.rate))
    return Sight(plan, [goal for goal in shared if goal.turns <= time + 0.5], risk, time)


def risk_of(s: State, plan: Plan, route: int) -> float:
    """What it would cost to go round a route, if others have reached its ends and may take it."""
    others = [seat for seat in range(s.seats) if seat != s.seat]
    if not any(is_reached(s.network, seat, place) for seat in others for place in box.ENDS[route].tolist()):
        return 0.0
    without = tuple(GONE if other == route else price for other, price in enumerate(prices(s)))
    cost = 0.0
    for ticket, chance in plan.chances.items():
        path, around = path_of(prices(s), ticket), path_of(without, ticket)
        if 0.0 < chance < 1.0 and path is not None and around is not None:
            cost += min(2.0 * int(box.TICKET_POINTS[ticket]), around.price - path.price)
    return TAKEN * cost


def fillers(s: State, plan: Plan) -> list[int]:
    """Long routes for the pieces that the plan leaves over, those that bring most for each turn."""
    free = (s.supply[s.seat] if s.supply[s.seat].sum() else box.PIECES).tolist()
    for route in plan.routes:
        free[TYPE[route]] -= LENGTH[route]
    hand = s.hands[s.seat].tolist()
    found = [
        route
        for route, length in enumerate(LENGTH)
        if LEAST_FILLER <= length <= free[TYPE[route]] and route not in plan.routes and is_open(s, s.seat, route)
    ]
    return sorted(found, key=lambda route: -POINTS[LENGTH[route]] / turns_for(hand, route))[:FILLERS]


def goal_of_route(hand: Hand, route: int, value: float) -> Goal:
    """A route: the cards of its colour, and of a grey one the colour that the hand has most of."""
    colour, spaces = best_colour(hand, route), missing_spaces(hand, route)
    if spaces == 0:
        lacks: dict[int, float] = {}
    elif TYPE[route] == box.TRAIN:
        lacks = {box.PLAIN + colour: 1.0, box.ANCHORED + colour: 1.0}
    else:
        lacks = {box.SINGLE + colour: CARDS_A_SEA_SPACE, box.DOUBLE + colour: min(2, spaces) * CARDS_A_SEA_SPACE}
    return Goal(route, NONE, value, lacks, missing_cards(hand, route))


def harbour_cards(hand: Hand, colour: int) -> int:
    """How many cards of a harbour the hand has in a colour."""
    return min(OF_EACH, hand[box.ANCHORED + colour]) + min(OF_EACH, hand[box.SINGLE + colour])


def harbour_colour(hand: Hand) -> int:
    """The colour in which the hand is nearest to a harbour."""
    return max(range(len(box.COLOURS)), key=lambda colour: harbour_cards(hand, colour))


def goal_of_port(hand: Hand, port: int, value: float) -> Goal:
    """A harbour: two anchored trains and two single ships of one colour."""
    colour = harbour_colour(hand)
    lacks = {card: 1.0 for card in (box.ANCHORED + colour, box.SINGLE + colour) if hand[card] < OF_EACH}
    return Goal(NONE, port, value, lacks, float(HARBOUR_CARDS - harbour_cards(hand, colour)))


def share_out(hand: Hand, goals: list[Goal]) -> list[Goal]:
    """The goals again, each with the cards that better goals leave; wild cards help the first that lack something."""
    left, shared = list(hand), list[Goal]()
    for goal in goals:
        if goal.route != NONE:
            again = goal_of_route(left, goal.route, goal.value)
            lay_aside_for_route(left, goal.route)
        else:
            again = goal_of_port(left, goal.port, goal.value)
            lay_aside_for_port(left)
        helped = min(left[box.WILD], int(again.missing))
        left[box.WILD] -= helped
        shared.append(again._replace(missing=again.missing - WILD_HELP * helped))
    return sorted(shared, key=lambda goal: -goal.rate)


def lay_aside_for_route(hand: Hand, route: int) -> None:
    """Take the cards for a route out of the hand."""
    colour, due = best_colour(hand, route), LENGTH[route]
    for sort in (box.PLAIN, box.ANCHORED) if TYPE[route] == box.TRAIN else (box.DOUBLE, box.SINGLE):
        each = 2 if sort == box.DOUBLE else 1
        used = min(hand[sort + colour], -(-due // each))
        hand[sort + colour] -= used
        due = max(0, due - each * used)


def lay_aside_for_port(hand: Hand) -> None:
    """Take the cards for a harbour out of the hand."""
    colour = harbour_colour(hand)
    for card in (box.ANCHORED + colour, box.SINGLE + colour):
        hand[card] -= min(OF_EACH, hand[card])
