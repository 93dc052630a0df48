"""Reading a position of Great Lakes: the names of view.py back into cells."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import InvalidPosition
from ...core.graph import join
from ...core.piles import clear
from ...core.position import HEADING, Reader, check_copies
from ...core.record import NONE, Cells
from . import box, option, phase
from .action import DEALT, MIXES, SLOTS, SUBSETS
from .guess import has_chosen
from .rules.cards import deck_of
from .rules.display import WILDS_TO_RESET, can_sweep, hole, wilds_up
from .rules.ending import FEW_PIECES, LAST_TURNS
from .rules.payment import fewest_plain, needs_colour, plain_card, price, special_card
from .rules.tickets import bits, give_ticket
from .state import State
from .view import PAYING

DECK_NAMES = ("train_deck", "ship_deck")
MOST_TURNS = 2**31 - 1
MOST_POINTS = 2**30
KEYS = (
    "first", "turns", "turns_left", *DECK_NAMES, "discards", "display", "display_stands", "hands", "ticket_deck",
    "returned", "drawn", "chosen", "mix", "tickets", "routes", "harbours", "supply", "box", "track", "taken", "route",
    "city", "colour", "wilds", "special",
)  # fmt: skip
FOLLOWS = ("hand_sizes", "harbours_left", "journeys", "prices", "payments")  # from the rest, so they are not read


def from_dict(s: State, read: Reader) -> None:
    """Fill in the table; InvalidPosition says what cannot be."""
    read.only(*HEADING, *KEYS, *FOLLOWS)
    s.display[:], s.drawn[:], s.owner[:], s.network[:], s.harbours[:] = NONE, NONE, NONE, NONE, NONE
    s.returned[:] = NONE
    s.first = read.part("first", 0).number(0, s.seats - 1)
    s.turns = read.part("turns", 0).number(0, MOST_TURNS)
    left = read.part("turns_left", None)
    s.turns_left = NONE if left.value is None else left.number(0, LAST_TURNS * s.seats)
    _read_cards(s, read)
    _read_tickets(s, read)
    _read_board(s, read)
    _read_pieces(s, read)
    _read_decision(s, read)
    _check_decision(s, read)
    _read_returned(s, read)
    _check_display(s, read)
    _check_course(s, read)


def _read_cards(s: State, read: Reader) -> None:
    """GL-INV-01, GL-INV-02."""
    clear(s.decks, s.deck_size)
    for deck, name in enumerate(DECK_NAMES):
        pile = read.part(name)
        pile.fill(s.decks, s.deck_size, deck, pile.cards(box.CARDS)[::-1])
        for card in s.decks[deck, : s.deck_size[deck]]:
            if deck_of(card) != deck:
                raise pile.wrong("deck", card=box.CARDS[card])
    for card in read.part("discards", []).cards(box.CARDS):
        s.discards[card] += 1
        s.discard_size[deck_of(card)] += 1
    for slot, item in enumerate(read.part("display").items(SLOTS)):
        s.display[slot] = NONE if item.value is None else item.index(box.CARDS)
    s.stands = int(read.part("display_stands", False).truth())
    for seat, hand in enumerate(read.part("hands").one_per_seat(s.seats)):
        for card in hand.cards(box.CARDS):
            s.hands[seat, card] += 1
            s.hand_size[seat, deck_of(card)] += 1
    check_copies(count_cards(s), box.COPIES, box.CARDS)
    for deck, name in enumerate(DECK_NAMES):
        if s.deck_size[deck] == 0 and s.discard_size[deck] > 0:
            raise read.part(name).wrong("deck-empty")


def count_cards(s: State) -> Cells:
    """How many of each card lie anywhere on the table."""
    found: Cells = s.hands.sum(axis=0, dtype=s.hands.dtype) + s.discards
    for card in (int(card) for cards in (s.decks, s.display) for card in cards.flat if card != NONE):
        found[card] += 1
    return found


def _read_tickets(s: State, read: Reader) -> None:
    """GL-INV-03: every ticket is in one place."""
    clear(s.ticket_deck, s.ticket_deck_size)
    pile = read.part("ticket_deck")
    deck = pile.cards(box.TICKETS)
    pile.fill(s.ticket_deck, s.ticket_deck_size, 0, deck[::-1])
    seen = list(deck)
    for seat, hand in enumerate(read.part("tickets").one_per_seat(s.seats)):
        held = hand.cards(box.TICKETS)
        for ticket in held:
            give_ticket(s, seat, ticket)
        seen += held
    for seat, hand in enumerate(read.part("drawn", [[]] * s.seats).one_per_seat(s.seats)):
        drawn = hand.cards(box.TICKETS)
        hand.check_room(len(drawn) - 1, DEALT)
        s.drawn[seat, : len(drawn)], s.drawn_count[seat] = drawn, len(drawn)
        seen += drawn
    if sorted(seen) != list(range(len(box.TICKETS))):
        raise InvalidPosition("position-tickets", "great_lakes", clause="GL-008")
    for seat, item in enumerate(read.part("chosen", [None] * s.seats).one_per_seat(s.seats)):
        s.chosen[seat] = 0 if item.value is None else 1 + item.index(SUBSETS)
    for seat, item in enumerate(read.part("mix", [None] * s.seats).one_per_seat(s.seats)):
        s.mix[seat] = 0 if item.value is None else box.FEWEST_TRAINS + item.index(MIXES)


def _owned(s: State, read: Reader, names: Sequence[str]) -> list[tuple[int, int]]:
    """What belongs to whom: names and seats."""
    read.only(*names)
    return [(names.index(name), read.part(name).number(0, s.seats - 1)) for name in read.value]


def _read_board(s: State, read: Reader) -> None:
    """GL-INV-10, GL-INV-11: routes, what they join, and harbours."""
    for route, seat in _owned(s, read.part("routes", {}), box.ROUTES):
        s.owner[route] = seat
        join(s.network, seat, int(box.ENDS[route, 0]), int(box.ENDS[route, 1]))
    for route in range(len(box.ROUTES)):
        twin = box.TWIN[route]
        if twin != NONE and s.owner[route] != NONE and s.owner[twin] != NONE:
            if s.seats < 4 or s.owner[route] == s.owner[twin]:
                raise read.part("routes").part(box.ROUTES[route]).wrong("double")
    s.harbours_left[: s.seats] = box.HARBOURS
    for port, seat in _owned(s, read.part("harbours", {}), box.PORTS):
        s.harbours[port] = seat
        s.harbours_left[seat] -= 1
        if s.harbours_left[seat] < 0 or s.network[seat, box.PORT_PLACE[port]] == NONE:
            raise read.part("harbours").part(box.PORTS[port]).wrong("harbour")


def _read_pieces(s: State, read: Reader) -> None:
    """GL-INV-04, GL-INV-05: every piece is in the supply, in the box or on the board."""
    is_begun = s.phase not in (phase.FIRST_TICKETS, phase.PIECES)
    for seat in range(s.seats):
        for name, cells in (("supply", s.supply), ("box", s.boxed)):
            part = read.part(name).one_per_seat(s.seats)[seat]
            part.only(*box.DECKS)
            for deck, key in enumerate(box.DECKS):
                cells[seat, deck] = part.part(key).number(0, int(box.PIECES[deck]))
        for deck in range(len(box.DECKS)):
            on_board = int(box.LENGTH[(s.owner == seat) & (deck == box.TYPE)].sum())
            found = int(s.supply[seat, deck] + s.boxed[seat, deck]) + on_board
            expected = int(box.PIECES[deck]) if is_begun else 0
            if found != expected:
                raise read.part("supply").wrong("pieces", seat=seat, found=found, expected=expected)
        if is_begun and s.boxed[seat].sum() != box.BOXED:
            raise read.part("box").wrong("boxed", seat=seat, expected=box.BOXED)
    for seat, item in enumerate(read.part("track").one_per_seat(s.seats)):
        s.points[seat] = item.number(-MOST_POINTS, int(box.ROUTE_POINTS[box.LENGTH[s.owner == seat]].sum()))


def _read_decision(s: State, read: Reader) -> None:
    s.taken = read.part("taken", 0).number(0, 2)
    route, city, colour = (read.part(key, None) for key in ("route", "city", "colour"))
    s.route = NONE if route.value is None else route.index(box.ROUTES)
    s.city = NONE if city.value is None else city.index(box.PORTS)
    s.colour = NONE if colour.value is None else colour.index(box.COLOURS)
    s.wilds = read.part("wilds", 0).number(0, box.MOST_LENGTH)
    s.special = read.part("special", 0).number(0, box.MOST_LENGTH)


def _check_decision(s: State, read: Reader) -> None:
    """What is being decided fits what is on the table."""
    is_paying = s.phase in PAYING
    if is_paying != ((s.route != NONE) != (s.city != NONE)) or (not is_paying and s.route != NONE):
        raise read.part("phase").wrong("phase-payment")
    if (s.colour != NONE) != (s.phase in (phase.PAY, phase.SINGLES)):
        raise read.part("phase").wrong("phase-payment")
    if is_paying:
        _check_payment(s, read)
    elif s.wilds or s.special:
        raise read.part("phase").wrong("phase-payment")
    if (s.taken == 1) != (s.phase == phase.SECOND_CARD) and s.phase != phase.REFILL:
        raise read.part("taken", 0).wrong("phase-taken")
    for seat in range(s.seats):
        _check_choices(s, read, seat)


def _check_payment(s: State, read: Reader) -> None:
    if s.route != NONE and (s.owner[s.route] != NONE or box.LENGTH[s.route] > s.supply[s.seat, box.TYPE[s.route]]):
        raise read.part("route").wrong("route-closed")
    if s.city != NONE and (s.harbours[s.city] != NONE or s.harbours_left[s.seat] == 0):
        raise read.part("city").wrong("harbour")
    if s.phase == phase.COLOUR and not needs_colour(s):
        raise read.part("phase").wrong("phase-payment")
    if s.colour != NONE and not needs_colour(s) and s.colour != box.COLOUR[s.route]:
        raise read.part("colour").wrong("phase-payment")
    if s.phase != phase.SINGLES:
        is_payable = s.wilds == 0 and s.special == 0
    else:
        held, plain = s.hands[s.seat], fewest_plain(s, s.wilds, s.special)
        is_payable = bool(
            plain != NONE
            and s.wilds <= held[box.WILD]
            and s.special <= held[special_card(s, s.colour)]
            and plain <= held[plain_card(s, s.colour)]
            and s.wilds + s.special <= price(s)
            and s.options[option.OVERPAY]
        )
    if not is_payable:
        raise read.part("phase").wrong("phase-payment")


def _check_choices(s: State, read: Reader, seat: int) -> None:
    """GL-AMB-22: who has tickets to choose from, and who has chosen."""
    drawn = int(s.drawn_count[seat])
    expected = {phase.FIRST_TICKETS: drawn == DEALT, phase.TICKETS: (drawn > 0) == (seat == s.seat)}
    if not expected.get(s.phase, drawn == 0) or (s.phase == phase.TICKETS and drawn > DEALT - 1):
        raise read.part("drawn", []).wrong("phase-tickets")
    is_first, is_mix = s.phase == phase.FIRST_TICKETS, s.phase == phase.PIECES
    if (s.chosen[seat] > 0) != (is_first and has_chosen(s, seat)) or (is_first and 0 < bits(int(s.chosen[seat])) < 3):
        raise read.part("chosen", []).wrong("phase-tickets")
    if (s.mix[seat] > 0) != (is_mix and has_chosen(s, seat)):
        raise read.part("mix", []).wrong("phase-tickets")


def _read_returned(s: State, read: Reader) -> None:
    """GL-HID-04, GL-AMB-21: what a seat knows to lie in the deck lies there, or is being chosen from by another."""
    is_exact = s.options[option.RETURN_ORDER] != option.SHUFFLED
    for seat, known in enumerate(read.part("returned", [[]] * s.seats).one_per_seat(s.seats)):
        pile = s.ticket_deck[0, : s.ticket_deck_size[0]].tolist()
        if s.phase == phase.TICKETS and seat != s.seat:
            pile += s.drawn[s.seat, : s.drawn_count[s.seat]].tolist()[::-1]
        for item in known.items(len(pile)):
            item.only("ticket", "place")
            ticket, place = item.part("ticket").index(box.TICKETS), item.part("place").number(0, len(box.TICKETS) - 1)
            lies = pile.index(ticket) if ticket in pile and place < len(pile) else NONE
            if lies == NONE or lies > place or (is_exact and lies < place) or s.returned[:, ticket].max() != NONE:
                raise item.wrong("returned")
            s.returned[seat, ticket] = place


def _check_display(s: State, read: Reader) -> None:
    """GL-INV-07, GL-INV-09, as amended: no hole and not three wild cards, unless nothing can be turned up."""
    if (hole(s) != NONE and s.deck_size.sum() > 0) != (s.phase == phase.REFILL):
        raise read.part("display").wrong("display")
    if s.phase == phase.REFILL and s.deck_size.min() == 0:
        raise read.part("display").wrong("display")
    holes = int((s.display == NONE).sum())  # GL-AMB-07: until a card is added, it stands though wild cards are taken
    if s.stands and wilds_up(s) + holes < WILDS_TO_RESET:
        raise read.part("display_stands").wrong("display")
    if can_sweep(s) and not s.stands and s.phase != phase.REFILL:
        raise read.part("display").wrong("display")


def _check_course(s: State, read: Reader) -> None:
    """GL-090 to GL-092: what a game that goes on has not reached, and one that is over has."""
    limit = int(s.options[option.MAX_TURNS])
    is_over = s.phase == phase.OVER
    if is_over != (s.turns_left == 0 or (limit != option.NO_LIMIT and s.turns == limit)):
        raise read.part("phase").wrong("course")
    if limit != option.NO_LIMIT and s.turns > limit:
        raise read.part("turns").wrong("course")
    is_begun = s.phase not in (phase.FIRST_TICKETS, phase.PIECES)
    is_near = is_begun and bool((s.supply[: s.seats].sum(axis=1) <= FEW_PIECES).any())
    if is_near != (s.turns_left != NONE):
        raise read.part("turns_left").wrong("course")
