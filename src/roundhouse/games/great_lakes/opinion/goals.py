"""What a seat works for: routes of its plan, long routes for pieces left over, harbours; and the cards they lack."""

from __future__ import annotations

from ....core.graph import is_reached
from ....core.record import NONE
from .. import box
from ..rules.claim import is_open
from ..rules.payment import HARBOUR_CARDS, OF_EACH
from ..state import State
from . import taste
from .effort import cards_for, covered, turns_for
from .notes import FILLERS, Notes
from .plan import worth_of_port
from .ways import detour, is_on_way

GONE = 1e3  # the price of a route that others have taken


def look_at_goals(s: State, notes: Notes) -> None:
    """Find the goals, and what they lack when the better ones get their cards first."""
    notes.goal_count = 0
    for i in range(notes.route_count):
        route = int(notes.routes[i])
        notes.risk[route] = risk_of(s, notes, route)
        value = points_of(route) + notes.share[route] + notes.risk[route]
        add_goal(notes, route, NONE, value, notes.turns[route])
    add_fillers(s, notes)
    cards = harbour_cards(notes, harbour_colour(notes))
    for i in range(notes.port_count):
        port = int(notes.ports[i])
        add_goal(notes, NONE, port, worth_of_port(notes, port, taste.PORT), turns_for(notes, HARBOUR_CARDS - cards))
    sort_goals(notes)
    notes.served[:] = 0.0
    notes.waiting[:] = 0.0
    for i in range(notes.goal_count):
        serve_goal(s, notes, int(notes.goal_order[i]))


def points_of(route: int) -> int:
    """What a route scores."""
    return int(box.ROUTE_POINTS[box.LENGTH[route]])


def risk_of(s: State, notes: Notes, route: int) -> float:
    """What it would cost to go round a route, if others have reached its ends and may take it."""
    if not is_near_others(s, route):
        return 0.0
    cost = 0.0
    for i in range(notes.asked_count):
        ticket = int(notes.order[notes.laid_by, i])
        if 0.0 < notes.chance[ticket] < 1.0 and is_on_way(notes, ticket, route):
            cost += min(2.0 * int(box.TICKET_POINTS[ticket]), detour(notes, ticket, route, GONE))
    return float(taste.of(notes, taste.TAKEN) * cost)


def is_near_others(s: State, route: int) -> bool:
    """Whether somebody else has reached an end of a route."""
    for seat in range(s.seats):
        if seat != s.seat:
            for place in box.ENDS[route]:
                if is_reached(s.network, seat, place):
                    return True
    return False


# The goals, the best first


def add_goal(notes: Notes, route: int, port: int, value: float, turns: float) -> None:
    """One more goal."""
    goal = notes.goal_count
    notes.goal_route[goal], notes.goal_port[goal] = route, port
    notes.goal_value[goal], notes.goal_rate[goal] = value, value / turns
    notes.goal_order[goal] = goal
    notes.goal_count += 1


def add_fillers(s: State, notes: Notes) -> None:
    """Long routes for the pieces that the plan leaves over, those that bring most for each turn."""
    seat, notes.filler_count = s.seat, 0
    are_chosen = bool(s.supply[seat].sum() > 0)
    for route in range(len(box.ROUTES)):
        what, length = int(box.TYPE[route]), int(box.LENGTH[route])
        if length >= taste.of(notes, taste.FILLER_LENGTH) and not notes.is_planned[route] and is_open(s, seat, route):
            pieces = int(s.supply[seat, what]) if are_chosen else int(box.PIECES[what])
            if length <= pieces - int(notes.spaces[what]):
                insert_filler(notes, route)
    for i in range(notes.filler_count):
        route = int(notes.fillers[i])
        add_goal(notes, route, NONE, worth_of_filler(notes, route), notes.turns[route])


def insert_filler(notes: Notes, route: int) -> None:
    """Put a route among the best, behind those that are as good."""
    rate, i = rate_of(notes, route), notes.filler_count
    most = min(FILLERS, int(taste.of(notes, taste.FILLERS)))
    while i > 0 and rate_of(notes, int(notes.fillers[i - 1])) < rate:
        if i < most:
            notes.fillers[i] = notes.fillers[i - 1]
        i -= 1
    if i < most:
        notes.fillers[i] = route
        notes.filler_count = min(most, notes.filler_count + 1)


def worth_of_filler(notes: Notes, route: int) -> float:
    """What counts of its points, less what its pieces would bring elsewhere."""
    pieces = (taste.of(notes, taste.FILLER_PIECE) - 1) * int(box.LENGTH[route])
    return float(taste.of(notes, taste.FILLER) * points_of(route) - pieces)


def rate_of(notes: Notes, route: int) -> float:
    """The points of an open route for each turn that it takes."""
    return float(worth_of_filler(notes, route) / notes.turns[route])


def sort_goals(notes: Notes) -> None:
    """The best rate first; of equals the one that was found first."""
    for n in range(1, notes.goal_count):
        goal, i = int(notes.goal_order[n]), n
        while i > 0 and notes.goal_rate[notes.goal_order[i - 1]] < notes.goal_rate[goal]:
            notes.goal_order[i] = notes.goal_order[i - 1]
            i -= 1
        notes.goal_order[i] = goal


# The cards: each goal gets what better goals leave


def serve_goal(s: State, notes: Notes, goal: int) -> None:
    """Lay the cards of a goal aside, and note what it lacks if it can be reached in time."""
    route = int(notes.goal_route[goal])
    if route == NONE:
        colour, rate = serve_port(notes, goal)
    else:
        colour, rate = serve_route(notes, goal, route)
    if route != s.route or notes.goal_port[goal] != s.city:
        notes.waiting[colour] = max(notes.waiting[colour], rate)


def serve_route(notes: Notes, goal: int, route: int) -> tuple[int, float]:
    """A route: the cards of its colour, or of the best one.  What it waits for: its colour and its rate, or 0."""
    what, length, colour = int(box.TYPE[route]), int(box.LENGTH[route]), best_colour(notes, route)
    spaces = max(0, length - covered(notes, what, colour))
    if what == box.TRAIN:
        lay_aside(notes, box.ANCHORED + colour, 1, lay_aside(notes, box.PLAIN + colour, 1, length))
    else:
        lay_aside(notes, box.SINGLE + colour, 1, lay_aside(notes, box.DOUBLE + colour, 2, length))
    rate = rate_in_time(notes, goal, cards_for(notes, what, spaces))
    if spaces == 0:
        return colour, 0.0
    if what == box.TRAIN:
        want(notes, box.PLAIN + colour, rate)
        want(notes, box.ANCHORED + colour, rate)
    else:
        sea_cards = taste.of(notes, taste.SEA_CARDS)
        want(notes, box.SINGLE + colour, rate * sea_cards)
        want(notes, box.DOUBLE + colour, rate * (min(2, spaces) * sea_cards))
    return colour, rate


def serve_port(notes: Notes, goal: int) -> tuple[int, float]:
    """A harbour: two anchored trains and two single ships of one colour.  What it waits for, as above."""
    colour = harbour_colour(notes)
    anchored, single = box.ANCHORED + colour, box.SINGLE + colour
    lacks_anchored, lacks_single = bool(notes.hand[anchored] < OF_EACH), bool(notes.hand[single] < OF_EACH)
    missing = HARBOUR_CARDS - harbour_cards(notes, colour)
    lay_aside(notes, anchored, 1, OF_EACH)
    lay_aside(notes, single, 1, OF_EACH)
    rate = rate_in_time(notes, goal, missing)
    if lacks_anchored:
        want(notes, anchored, rate)
    if lacks_single:
        want(notes, single, rate)
    return colour, rate if lacks_anchored or lacks_single else 0.0


def best_colour(notes: Notes, route: int) -> int:
    """The colour of a route; of a grey one, the colour that covers most of it."""
    if box.COLOUR[route] != box.GREY:
        return int(box.COLOUR[route])
    what, best = int(box.TYPE[route]), 0
    for colour in range(1, len(box.COLOURS)):
        if covered(notes, what, colour) > covered(notes, what, best):
            best = colour
    return best


def harbour_cards(notes: Notes, colour: int) -> int:
    """How many cards of a harbour there are in a colour."""
    return min(OF_EACH, int(notes.hand[box.ANCHORED + colour])) + min(OF_EACH, int(notes.hand[box.SINGLE + colour]))


def harbour_colour(notes: Notes) -> int:
    """The colour in which the cards are nearest to a harbour."""
    best = 0
    for colour in range(1, len(box.COLOURS)):
        if harbour_cards(notes, colour) > harbour_cards(notes, best):
            best = colour
    return best


def lay_aside(notes: Notes, card: int, each: int, due: int) -> int:
    """Take cards that cover that many spaces each for what is due; what is still due then."""
    used = min(int(notes.hand[card]), -(-due // each))
    notes.hand[card] -= used
    return max(0, due - each * used)


def rate_in_time(notes: Notes, goal: int, missing: float) -> float:
    """What each turn for a goal brings; 0 if there is no time.  Wild cards help the first that lack something."""
    helped = min(int(notes.hand[box.WILD]), int(missing))
    notes.hand[box.WILD] -= helped
    missing -= taste.of(notes, taste.WILD_HELP) * helped
    turns = turns_for(notes, missing)
    if turns > notes.time + 0.5:
        return 0.0
    rate = float(notes.goal_value[goal] / turns)
    if missing > 0:
        want(notes, box.WILD, rate)
    return rate


def want(notes: Notes, card: int, brings: float) -> None:
    """A goal lacks this card."""
    notes.served[card] = max(notes.served[card], brings)
