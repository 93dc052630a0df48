"""The automatic assignment of a Stack to Tickets (TC-105): exact, by branch and bound over prices of cards.

Give every colour a price.  No set of Tickets is then worth more than this: the Stack at these prices, a Locomotive at
the dearest, and for each Ticket what it is worth beyond the price of its cards, if it is.  `set_prices` looks for
prices that make this bound low; it comes within a few points of the best set.  `search` decides Ticket by Ticket, those
first whose worth is farthest from their price, and goes back where the bound falls below the best set found.
docs/assigning.md proves that it is exact and shows how much work it is.
"""

from __future__ import annotations

from ....core.record import NONE, Cells, Ints
from .. import box
from ..state import HELD, State

FIRST_PRICE = 5 * box.POINT
FEW = 8  # that many Tickets are searched faster than priced
ROUNDS_EACH, MOST_ROUNDS = 5, 150  # for each Ticket beyond those few
STALL = 6  # rounds without a lower bound, after which steps are halved
MASK = (1 << box.BYTE) - 1
MOST_PRICE = 1 << 30  # far beyond any worth, and fits into a cell
NOT_ENOUGH = -(1 << 60)
NOW, LOWEST = 0, 1  # prices in use, and those of the lowest bound


def best_set(s: State, seat: int) -> tuple[int, int]:
    """TC-105: the Tickets to complete, as bits, and how many sets were looked at in part or in whole."""
    locos = int(s.stack_open[seat, box.LOCO])
    best, nodes = best_among(packed_stack(s, seat), locos, s.tickets[seat], s.prices, s.order)
    s.prices[:], s.order[:] = 0, 0
    return best, nodes


def packed_stack(s: State, seat: int) -> int:
    """The cards of a Stack, packed, but for its Locomotives."""
    stack = 0
    for colour in range(box.LOCO):
        stack += int(s.stack_open[seat, colour]) << box.BYTE * colour
    return stack


def best_among(stack: int, locos: int, tickets: Cells, prices: Ints, order: Cells) -> tuple[int, int]:
    """`best_set` for packed cards, and what each Ticket is to their owner; prices and order are room to search."""
    count, needs, all_of_them = list_tickets(stack, locos, tickets, order)
    if missing(stack, needs) <= locos:
        return all_of_them, 1
    set_prices(stack, locos, prices, order, count)
    sort_tickets(prices, order, count)
    return search(stack, locos, prices, order, count)


def list_tickets(stack: int, locos: int, tickets: Cells, order: Cells) -> tuple[int, int, int]:
    """The Tickets that the Stack suffices for one by one: how many, their cards, packed, and which, as bits."""
    count, needs, found = 0, 0, 0
    for ticket in range(box.TICKETS):
        if tickets[ticket] == HELD:
            cards = int(box.PACKED_NEEDS[ticket])
            if missing(stack, cards) <= locos:
                order[count] = ticket
                count, needs, found = count + 1, needs + cards, found | 1 << ticket
    return count, needs, found


def missing(stack: int, needs: int) -> int:
    """TC-100: how many of these cards the Stack lacks, both packed: Locomotives must stand for them."""
    lacking = 0
    for colour in range(box.LOCO):
        lacking += max(0, (needs >> box.BYTE * colour & MASK) - (stack >> box.BYTE * colour & MASK))
    return lacking


# Prices


def surplus_worth(prices: Ints, ticket: int) -> int:
    """What a Ticket is worth beyond the price of its cards."""
    worth = int(box.WORTH[ticket])
    for i in range(box.MOST_CIRCLES):
        colour = int(box.CIRCLES[ticket, i])
        if colour == NONE:
            break
        worth -= int(prices[NOW, colour])
    return worth


def dearest(prices: Ints) -> int:
    """The colour with the highest price; a Locomotive costs as much."""
    best = 0
    for colour in range(1, box.LOCO):
        if prices[NOW, colour] > prices[NOW, best]:
            best = colour
    return best


def set_prices(stack: int, locos: int, prices: Ints, order: Cells, count: int) -> None:
    """Lower the price of a colour that too few Tickets want, raise it where too many do, in ever smaller steps."""
    prices[:] = FIRST_PRICE
    lowest, halved, stalled = -1, 1, 0
    for _ in range(min(MOST_ROUNDS, ROUNDS_EACH * (count - FEW))):
        bound, wanted = bound_and_demand(stack, locos, prices, order, count)
        if lowest < 0 or bound < lowest:
            lowest, stalled = bound, 0
            copy_prices(prices, NOW, LOWEST)
        else:
            stalled += 1
        if stalled == STALL:
            halved, stalled = halved + 1, 0
            copy_prices(prices, LOWEST, NOW)
        move_prices(stack, locos, prices, wanted, bound >> halved)
    copy_prices(prices, LOWEST, NOW)


def copy_prices(prices: Ints, source: int, target: int) -> None:
    for colour in range(box.LOCO):
        prices[target, colour] = prices[source, colour]


def bound_and_demand(stack: int, locos: int, prices: Ints, order: Cells, count: int) -> tuple[int, int]:
    """No set is worth more than this; and the cards, packed, of all Tickets that are worth more than their price."""
    bound = int(prices[NOW, dearest(prices)]) * locos
    for colour in range(box.LOCO):
        bound += int(prices[NOW, colour]) * (stack >> box.BYTE * colour & MASK)
    wanted = 0
    for i in range(count):
        surplus = surplus_worth(prices, int(order[i]))
        if surplus > 0:
            bound += surplus
            wanted += int(box.PACKED_NEEDS[order[i]])
    return bound, wanted


def left_over(stack: int, locos: int, wanted: int, colour: int, most: int) -> int:
    """Cards of a colour that nobody wants at these prices, or that are wanting; Locomotives are of the dearest one."""
    cards = (stack >> box.BYTE * colour & MASK) - (wanted >> box.BYTE * colour & MASK)
    return cards + locos if colour == most else cards


def move_prices(stack: int, locos: int, prices: Ints, wanted: int, stride: int) -> None:
    """Lower each colour's price a step where cards of it are left over, and raise it where they lack."""
    most, square = dearest(prices), 0
    for colour in range(box.LOCO):
        over = left_over(stack, locos, wanted, colour, most)
        square += over * over
    step = stride // max(1, square)
    for colour in range(box.LOCO):
        price = int(prices[NOW, colour]) - step * left_over(stack, locos, wanted, colour, most)
        prices[NOW, colour] = min(max(0, price), MOST_PRICE)


# The search


def sort_tickets(prices: Ints, order: Cells, count: int) -> None:
    """Those Tickets first whose worth is farthest from the price of their cards."""
    for i in range(1, count):
        ticket, place = int(order[i]), i
        far = abs(surplus_worth(prices, ticket))
        while place > 0 and abs(surplus_worth(prices, int(order[place - 1]))) < far:
            order[place] = order[place - 1]
            place -= 1
        order[place] = ticket


def cards_and_hope(prices: Ints, order: Cells, count: int) -> tuple[int, int]:
    """Of all Tickets: the cards, packed, and what those are worth beyond their price that are."""
    cards, hope = 0, 0
    for i in range(count):
        cards += int(box.PACKED_NEEDS[order[i]])
        hope += max(0, surplus_worth(prices, int(order[i])))
    return cards, hope


def bound_with(stack: int, locos: int, prices: Ints, loco_price: int, needs: int, ahead: int) -> int:
    """What the cards left can be worth, as far as undecided Tickets need them; below zero if cards are missing."""
    wanting, bound = 0, 0
    for colour in range(box.LOCO):
        left = (stack >> box.BYTE * colour & MASK) - (needs >> box.BYTE * colour & MASK)
        wanted = ahead >> box.BYTE * colour & MASK
        if left < 0:
            locos += left
            left = 0
        bound += int(prices[NOW, colour]) * min(left, wanted)
        wanting += max(0, wanted - left)
    if locos < 0:
        return NOT_ENOUGH
    return bound + loco_price * min(locos, wanting)


def is_beaten(taken: int, left: int, ticket: int) -> bool:
    """Whether, after deciding on this Ticket, one is taken and a better one for the same cards is left."""
    if taken >> ticket & 1:
        return int(box.BETTER[ticket]) & left != 0
    return int(box.WORSE[ticket]) & taken != 0


def is_first(tickets: int, others: int) -> bool:
    """TC-105: of two sets of the same worth, the one with the smaller numbers."""
    differ = tickets ^ others
    return tickets & differ & -differ != 0


def search(stack: int, locos: int, prices: Ints, order: Cells, count: int) -> tuple[int, int]:
    """The best set among all: first the likelier decision on each Ticket, then the other one, if it can be better."""
    ahead, hope = cards_and_hope(prices, order, count)  # of the Tickets not decided yet
    loco_price = int(prices[NOW, dearest(prices)])
    depth, ticket, decided, taken, needs, worth = 0, 0, 0, 0, 0, 0
    flipped = 0  # by depth, as bits: the other decision is being tried
    best, best_worth, nodes = 0, 0, 0
    while True:
        nodes += 1
        bound = worth + hope + bound_with(stack, locos, prices, loco_price, needs, ahead)
        is_hopeful = bound >= best_worth and not is_beaten(taken, decided & ~taken, ticket)
        if is_hopeful and depth < count:
            ticket = int(order[depth])
            surplus = surplus_worth(prices, ticket)
            ahead -= int(box.PACKED_NEEDS[ticket])
            hope -= max(0, surplus)
            decided |= 1 << ticket
            depth += 1
            if surplus <= 0:
                continue
        else:
            if is_hopeful and (worth > best_worth or is_first(taken, best)):
                best, best_worth = taken, worth
            while depth > 0 and flipped >> (depth - 1) & 1:
                depth -= 1
                ticket = int(order[depth])
                flipped ^= 1 << depth
                ahead += int(box.PACKED_NEEDS[ticket])
                hope += max(0, surplus_worth(prices, ticket))
                decided ^= 1 << ticket
                if taken >> ticket & 1:
                    taken, needs, worth = without(taken, needs, worth, ticket)
            if depth == 0:
                return best, nodes
            flipped ^= 1 << (depth - 1)
            ticket = int(order[depth - 1])
        if taken >> ticket & 1:
            taken, needs, worth = without(taken, needs, worth, ticket)
        else:
            taken, needs, worth = with_it(taken, needs, worth, ticket)


def with_it(taken: int, needs: int, worth: int, ticket: int) -> tuple[int, int, int]:
    """A set of Tickets with one more: as bits, its cards, packed, and its worth."""
    return taken | 1 << ticket, needs + int(box.PACKED_NEEDS[ticket]), worth + int(box.WORTH[ticket])


def without(taken: int, needs: int, worth: int, ticket: int) -> tuple[int, int, int]:
    """A set of Tickets with one less."""
    return taken & ~(1 << ticket), needs - int(box.PACKED_NEEDS[ticket]), worth - int(box.WORTH[ticket])
