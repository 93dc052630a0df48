"""The automatic assignment of a Stack to Tickets (TC-105): exact, by branch and bound over prices of cards.

Give every colour a price.  No set of Tickets is then worth more than this: the Stack at these prices, a Locomotive at
the dearest, and for each Ticket what it is worth beyond the price of its cards, if it is.  `set_prices` looks for
prices that make this bound low; it comes within a few points of the best set.  `search` decides Ticket by Ticket, those
first whose worth is farthest from their price, and goes back where the bound falls below the best set found.
docs/assigning.md shows how much work that is.
"""

from __future__ import annotations

from .. import box
from ..state import HELD, State

ROUNDS = 150
FIRST_PRICE = 5 * box.POINT
STALL = 6  # rounds without a lower bound, after which steps are halved
MOST_NODES = 1 << 24  # the work has an end, far beyond the worst hand found
MASK = (1 << box.BYTE) - 1
MOST_PRICE = 1 << 30  # far beyond any worth, and fits into a cell
NOT_ENOUGH = -(1 << 60)
NOW, LOWEST = 0, 1  # prices in use, and those of the lowest bound


def best_set(s: State, seat: int) -> tuple[int, int]:
    """TC-105: the Tickets to complete, as bits, and how many sets were looked at in part or in whole."""
    set_prices(s, seat)
    tickets = sort_tickets(s, seat)
    best, nodes = search(s, seat, tickets)
    s.prices[:], s.order[:] = 0, 0
    return best, nodes


def missing(s: State, seat: int, needs: int) -> int:
    """TC-100: how many of these cards, packed, the Stack lacks: Locomotives must stand for them."""
    lacking = 0
    for colour in range(box.LOCO):
        lacking += max(0, (needs >> box.BYTE * colour & MASK) - int(s.stack_open[seat, colour]))
    return lacking


# Prices


def surplus_worth(s: State, ticket: int) -> int:
    """What a Ticket is worth beyond the price of its cards."""
    worth = int(box.WORTH[ticket])
    for colour in range(box.LOCO):
        worth -= int(s.prices[NOW, colour]) * int(box.NEEDS[ticket, colour])
    return worth


def dearest(s: State) -> int:
    """The colour with the highest price; a Locomotive costs as much."""
    best = 0
    for colour in range(1, box.LOCO):
        if s.prices[NOW, colour] > s.prices[NOW, best]:
            best = colour
    return best


def set_prices(s: State, seat: int) -> None:
    """Lower the price of a colour that too few Tickets want, raise it where too many do, in ever smaller steps."""
    s.prices[:] = FIRST_PRICE
    lowest, halved, stalled = -1, 1, 0
    for _ in range(ROUNDS):
        bound, wanted = bound_and_demand(s, seat)
        if lowest < 0 or bound < lowest:
            lowest, stalled = bound, 0
            copy_prices(s, NOW, LOWEST)
        else:
            stalled += 1
        if stalled == STALL:
            halved, stalled = halved + 1, 0
            copy_prices(s, LOWEST, NOW)
        move_prices(s, seat, wanted, bound >> halved)
    copy_prices(s, LOWEST, NOW)


def copy_prices(s: State, source: int, target: int) -> None:
    for colour in range(box.LOCO):
        s.prices[target, colour] = s.prices[source, colour]


def bound_and_demand(s: State, seat: int) -> tuple[int, int]:
    """No set is worth more than this; and the cards, packed, of all Tickets that are worth more than their price."""
    bound = int(s.prices[NOW, dearest(s)]) * int(s.stack_open[seat, box.LOCO])
    for colour in range(box.LOCO):
        bound += int(s.prices[NOW, colour]) * int(s.stack_open[seat, colour])
    wanted = 0
    for ticket in range(box.TICKETS):
        if s.tickets[seat, ticket] == HELD:
            surplus = surplus_worth(s, ticket)
            if surplus > 0:
                bound += surplus
                wanted += int(box.PACKED_NEEDS[ticket])
    return bound, wanted


def left_over(s: State, seat: int, wanted: int, colour: int, most: int) -> int:
    """Cards of a colour that nobody wants at these prices, or that are wanting; Locomotives are of the dearest one."""
    cards = int(s.stack_open[seat, colour]) - (wanted >> box.BYTE * colour & MASK)
    return cards + int(s.stack_open[seat, box.LOCO]) if colour == most else cards


def move_prices(s: State, seat: int, wanted: int, stride: int) -> None:
    """One step against what is left over of each colour."""
    most, square = dearest(s), 0
    for colour in range(box.LOCO):
        over = left_over(s, seat, wanted, colour, most)
        square += over * over
    step = stride // max(1, square)
    for colour in range(box.LOCO):
        price = int(s.prices[NOW, colour]) - step * left_over(s, seat, wanted, colour, most)
        s.prices[NOW, colour] = min(max(0, price), MOST_PRICE)


# The search


def sort_tickets(s: State, seat: int) -> int:
    """The Tickets of a seat, those first whose worth is farthest from the price of their cards; how many they are."""
    count = 0
    for ticket in range(box.TICKETS):
        if s.tickets[seat, ticket] == HELD:
            place = count
            far = abs(surplus_worth(s, ticket))
            while place > 0 and abs(surplus_worth(s, int(s.order[place - 1]))) < far:
                s.order[place] = s.order[place - 1]
                place -= 1
            s.order[place] = ticket
            count += 1
    return count


def bound_with(s: State, seat: int, needs: int, ahead: int) -> int:
    """What the cards left can be worth, as far as undecided Tickets need them; below zero if cards are missing."""
    locos, wanting, bound = int(s.stack_open[seat, box.LOCO]), 0, 0
    for colour in range(box.LOCO):
        left = int(s.stack_open[seat, colour]) - (needs >> box.BYTE * colour & MASK)
        wanted = ahead >> box.BYTE * colour & MASK
        if left < 0:
            locos += left
            left = 0
        bound += int(s.prices[NOW, colour]) * min(left, wanted)
        wanting += max(0, wanted - left)
    if locos < 0:
        return NOT_ENOUGH
    return bound + int(s.prices[NOW, dearest(s)]) * min(locos, wanting)


def is_first(tickets: int, others: int) -> bool:
    """TC-105: of two sets of the same worth, the one with the smaller numbers."""
    differ = tickets ^ others
    return tickets & differ & -differ != 0


def search(s: State, seat: int, count: int) -> tuple[int, int]:
    """The best set among all: first the likelier decision on each Ticket, then the other one, if it can be better."""
    ahead, hope = 0, 0  # of the Tickets not decided yet: the cards, packed, and the surplus worth
    for i in range(count):
        ahead += int(box.PACKED_NEEDS[s.order[i]])
        hope += max(0, surplus_worth(s, int(s.order[i])))
    depth, taken, needs, worth = 0, 0, 0, 0
    flipped = 0  # by depth, as bits: the other decision is being tried
    best, best_worth, nodes = 0, 0, 0
    while nodes < MOST_NODES:
        nodes += 1
        bound = worth + hope + bound_with(s, seat, needs, ahead)
        if bound >= best_worth and depth < count:
            ticket = int(s.order[depth])
            surplus = surplus_worth(s, ticket)
            ahead -= int(box.PACKED_NEEDS[ticket])
            hope -= max(0, surplus)
            depth += 1
            if surplus <= 0:
                continue
        else:
            if bound >= best_worth and (worth > best_worth or is_first(taken, best)):
                best, best_worth = taken, worth
            while depth > 0 and flipped >> (depth - 1) & 1:
                depth -= 1
                ticket = int(s.order[depth])
                flipped ^= 1 << depth
                ahead += int(box.PACKED_NEEDS[ticket])
                hope += max(0, surplus_worth(s, ticket))
                if taken >> ticket & 1:
                    taken, needs, worth = without(taken, needs, worth, ticket)
            if depth == 0:
                break
            flipped ^= 1 << (depth - 1)
            ticket = int(s.order[depth - 1])
        if taken >> ticket & 1:
            taken, needs, worth = without(taken, needs, worth, ticket)
        else:
            taken, needs, worth = with_it(taken, needs, worth, ticket)
    return best, nodes


def with_it(taken: int, needs: int, worth: int, ticket: int) -> tuple[int, int, int]:
    """A set of Tickets with one more: as bits, its cards, packed, and its worth."""
    return taken | 1 << ticket, needs + int(box.PACKED_NEEDS[ticket]), worth + int(box.WORTH[ticket])


def without(taken: int, needs: int, worth: int, ticket: int) -> tuple[int, int, int]:
    """A set of Tickets with one less."""
    return taken & ~(1 << ticket), needs - int(box.PACKED_NEEDS[ticket]), worth - int(box.WORTH[ticket])
