"""What the seat that decides finds out about the table, in the order in which it does."""

from __future__ import annotations

from ....core import notes
from ....core.record import REAL, Cells, Reals, cells
from ..box import COLOURS, DECKS, GREY, HARBOURS, KINDS, PLACES, ROUTES, TICKETS

GOALS = len(ROUTES) + HARBOURS  # each is one of these
PRICES = 2  # as they are now, and while a plan is made
BASE, PLANNED = 0, 1
ORDERS = 2  # the dearest tickets first, or those that cost least for their points
BY_POINTS, BY_COST = 0, 1
FILLERS = 10  # the most routes that no ticket needs
TASTES = 42  # numbers of taste.py
TRIED = len(PLACES)  # the row of a search that is not kept


class Notes(notes.Notes):
    """The plan of a seat, its goals, and what cards are worth to them."""

    # taste.py
    taste: Reals = cells(TASTES, type=REAL, doc="what is gone by; zeros: the usual")

    # effort.py
    time: int = cells(doc="turns that the seat is likely to have, this one included")
    pieces: int = cells(doc="pieces that it may still lay")
    hand: Cells = cells(KINDS, doc="its cards, by kind; while goals are looked at, those that better goals leave")
    covers: Reals = cells(
        len(DECKS), GREY + 1, type=REAL, doc="spaces that they cover without wild ones, and those in sight in part"
    )
    turns: Reals = cells(len(ROUTES), type=REAL, doc="turns to collect what an open route lacks, and to claim it")
    price: Reals = cells(PRICES, len(ROUTES), type=REAL, doc="what a route costs, in points; infinite if it is closed")

    # ways.py
    is_searched: Cells = cells(len(PLACES), doc="whether the row of `far` and `last` from this place is filled in")
    far: Reals = cells(len(PLACES) + 1, len(PLACES), type=REAL, doc="the price of the cheapest way between two places")
    last: Cells = cells(len(PLACES) + 1, len(PLACES), doc="the last route on this way")
    queue: Reals = cells(len(PLACES), type=REAL, doc="scratch: 0 less the price to a place from which to go on")
    way: Cells = cells(len(PLACES), doc="scratch: the routes of a way that are not the seat's own")
    way_count: int = cells(doc="scratch: how many they are")

    # plan.py
    asked: Cells = cells(len(TICKETS), doc="the tickets that a plan is made for, the seat's own first")
    asked_count: int = cells(doc="how many they are")
    own_count: int = cells(doc="how many of them are the seat's own")
    done_count: int = cells(doc="how many of them are completed")
    order: Cells = cells(ORDERS, len(TICKETS), doc="the same tickets, the completed ones first, then in two orders")
    key: Reals = cells(ORDERS, len(TICKETS), type=REAL, doc="scratch: what they are sorted by")
    chance: Reals = cells(len(TICKETS), type=REAL, doc="that each is completed: 1 if it is, 0 if it is given up")
    routes: Cells = cells(len(ROUTES), doc="routes that the plan claims")
    route_count: int = cells(doc="how many they are")
    is_planned: Cells = cells(len(ROUTES), doc="whether a route is one of them")
    share: Reals = cells(len(ROUTES), type=REAL, doc="what each of them is worth for the tickets")
    spaces: Cells = cells(len(DECKS), doc="pieces of each type that they take")
    plan_turns: float = cells(type=REAL, doc="turns that they take")
    plan_price: float = cells(type=REAL, doc="what they cost, all ways together")
    ports: Cells = cells(HARBOURS, doc="where the plan builds harbours, the best first")
    port_count: int = cells(doc="how many they are")
    laid_by: int = cells(doc="which of the two orders the plan has followed")
    named: Reals = cells(len(PLACES), type=REAL, doc="how many completed tickets will name each place")
    value: float = cells(type=REAL, doc="what the plan for the seat's tickets brings")

    # tickets.py
    gains: Reals = cells(len(TICKETS), type=REAL, doc="scratch: what each unseen ticket would bring, the least first")
    new_tickets: float = cells(type=REAL, doc="what it is worth to draw tickets")

    # goals.py
    risk: Reals = cells(len(ROUTES), type=REAL, doc="of planned routes: what it would cost if others took them")
    fillers: Cells = cells(FILLERS, doc="scratch: the best routes that no ticket needs")
    filler_count: int = cells(doc="scratch: how many they are")
    goal_count: int = cells(doc="routes and harbours that the seat works for")
    goal_route: Cells = cells(GOALS, doc="the route of each, or NONE")
    goal_port: Cells = cells(GOALS, doc="the port of each, or NONE")
    goal_value: Reals = cells(GOALS, type=REAL, doc="points that each brings, with its share of tickets")
    goal_rate: Reals = cells(GOALS, type=REAL, doc="points for each of its turns, if no other goal took its cards")
    goal_order: Cells = cells(GOALS, doc="the goals, the best rate first")

    # cards.py
    served: Reals = cells(KINDS, type=REAL, doc="what a turn for the best goal that lacks a card brings, or 0")
    waiting: Reals = cells(len(COLOURS), type=REAL, doc="the same for a colour, without what is being paid for now")
    card_value: Reals = cells(KINDS, type=REAL, doc="what a card is worth in hand")
    deck_value: Reals = cells(len(DECKS), type=REAL, doc="what the top card of a deck is worth on the average")
