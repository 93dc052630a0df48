"""Reading a position of the card game: the names of view.py back into cells."""

from __future__ import annotations

from ...core.errors import InvalidPosition
from ...core.piles import clear
from ...core.position import HEADING, Reader, check_copies
from ...core.record import NONE, Cells
from . import box, event, option, phase
from .action import DISPLAY
from .rules.assign import missing, packed_stack
from .rules.cards import are_stacks_open, row_size
from .rules.dispatch import is_choice
from .rules.draw import can_go_on
from .rules.lay import least_coloured, least_locos
from .rules.scoring import WITH_TWO_DECKS, declared_needs
from .rules.setup import DEALT_TICKETS
from .rules.tickets import LOOKED
from .state import ANYWHERE, CHOSEN, DECLARED, HELD, LOOKED_AT, TRIPLE, State

KEYS = (
    "start_player", "turn", "turns", "half", "last_turns", "ending", "train_deck", "display", "hands", "discards",
    "depots", "stacks", "ticket_deck", "returned", "tickets", "completed", "row", "group", "triple",
)  # fmt: skip
FOLLOWS = ("halves", "least", "reach", "cities", "best", "free")  # from the rest, so it is not read
AFTER_THE_TURNS = (phase.COMPLETE, phase.OVER)


def from_dict(s: State, read: Reader) -> None:
    """Fill in the table; InvalidPosition says what cannot be."""
    read.only(*HEADING, *KEYS, *FOLLOWS)
    _read_turn(s, read)
    _read_trains(s, read)
    _read_depots(s, read.part("depots", [[]] * s.seats))
    _read_tickets(s, read)
    check_copies(count_cards(s), box.COPIES, box.CARDS)
    _check_tickets(s, read)
    _read_returned(s, read)
    _check_course(s, read)
    _check_phase(s, read)


def _read_turn(s: State, read: Reader) -> None:
    s.turn = read.part("turn").number(0, s.seats - 1)
    s.start_player = read.part("start_player", s.turn).number(0, s.seats - 1)
    s.turns = read.part("turns", 0).number(0, _most_turns(s))
    s.half = read.part("half", 0).number(0, 1 if s.seats == WITH_TWO_DECKS else 0)
    last, ending, row, group = (read.part(key, None) for key in ("last_turns", "ending", "row", "group"))
    s.last_turns = NONE if last.value is None else last.number(0, s.seats)
    s.ending = NONE if ending.value is None else ending.index(event.ENDINGS)
    s.row = NONE if row.value is None else row.index(box.COLOURS)
    s.colour, s.coloured = NONE, 0
    if group.value is not None:
        group.only("colour", "coloured")
        s.colour = group.part("colour").index(box.COLOURS)
        s.coloured = group.part("coloured").number(0, box.MOST_COLOURED)
    s.triple[:] = NONE
    for i, item in enumerate(read.part("triple", []).items(TRIPLE - 1)):
        s.triple[i] = item.index(box.COLOURS)


def _most_turns(s: State) -> int:
    """TC-136; by version 1 of the rules the second half had a turn even if the first had used up all."""
    most = int(s.options[option.MAX_TURNS])
    return most + 1 if most and s.version == 1 and s.seats == WITH_TWO_DECKS else most


def _counts(read: Reader) -> list[int]:
    """A list of Train cards, counted by kind."""
    cards = read.cards(box.CARDS)
    read.check_room(len(cards) - 1, box.TRAIN_CARDS)
    return [cards.count(card) for card in range(box.KINDS)]


def _read_trains(s: State, read: Reader) -> None:
    s.train_deck[:] = _counts(read.part("train_deck"))
    s.train_deck_size = int(s.train_deck.sum())
    s.discards[:] = _counts(read.part("discards", []))
    s.display[:] = NONE
    for place, item in enumerate(read.part("display").items(DISPLAY)):
        s.display[place] = NONE if item.value is None else item.index(box.CARDS)
    for seat, hand in enumerate(read.part("hands").one_per_seat(s.seats)):
        s.hands[seat, :] = _counts(hand)
        s.hand_size[seat] = s.hands[seat].sum()
    own = s.options[option.OPEN_STACK] == option.OWNER_LOOKS
    if are_stacks_open(s) or s.phase in AFTER_THE_TURNS:
        stacks = s.stack_open
    else:
        stacks = s.stack_own if own else s.stack_hidden
    for seat, stack in enumerate(read.part("stacks", [[]] * s.seats).one_per_seat(s.seats)):
        stacks[seat, :] = _counts(stack)
        s.stack_size[seat] = stacks[seat].sum()


def _read_depots(s: State, read: Reader) -> None:
    """TC-INV-03, TC-INV-04: rows that are not empty, each colour once."""
    s.row_seat[:] = NONE
    for seat, depot in enumerate(read.one_per_seat(s.seats)):
        for row in depot.items():
            row.only("colour", "coloured", "locomotives")
            colour = row.part("colour").index(box.COLOURS)
            if s.row_seat[colour] != NONE:
                raise row.wrong("colour-twice", colour=box.COLOURS[colour])
            s.row_seat[colour] = seat
            s.row_coloured[colour] = row.part("coloured", 0).number(0, box.MOST_COLOURED)
            s.row_locos[colour] = row.part("locomotives", 0).number(0, box.LOCOS)
            if row_size(s, colour) == 0:
                raise row.wrong("row-empty")


def _read_tickets(s: State, read: Reader) -> None:
    clear(s.ticket_deck, s.ticket_deck_size)
    pile = read.part("ticket_deck")
    pile.fill(s.ticket_deck, s.ticket_deck_size, 0, pile.cards(box.TICKET_NAMES)[::-1])
    s.completed[:] = NONE
    for seat, done in enumerate(read.part("completed", [[]] * s.seats).one_per_seat(s.seats)):
        for ticket in done.cards(box.TICKET_NAMES):
            if s.completed[ticket] != NONE:
                raise done.wrong("ticket-twice", ticket=box.TICKET_NAMES[ticket])
            s.completed[ticket] = seat
    for seat, part in enumerate(read.part("tickets").one_per_seat(s.seats)):
        _read_tickets_of(s, seat, part)


def _read_tickets_of(s: State, seat: int, read: Reader) -> None:
    """What a seat holds, looks at and has chosen; what it looks at on its turn lies on top of the deck."""
    read.only("size", "held", "declared", "looked_at", "chosen")
    for key, meaning in (("looked_at", LOOKED_AT), ("chosen", CHOSEN), ("held", HELD), ("declared", DECLARED)):
        for ticket in read.part(key, []).cards(box.TICKET_NAMES):
            if s.tickets[seat, ticket] != (LOOKED_AT if meaning == CHOSEN else 0):
                raise read.part(key).wrong("ticket-twice", ticket=box.TICKET_NAMES[ticket])
            s.tickets[seat, ticket] = meaning
    s.ticket_count[seat] = sum(int((s.tickets[seat] == meaning).sum()) for meaning in (HELD, DECLARED))
    size = read.part("size", int(s.ticket_count[seat])).value
    if size != int(s.ticket_count[seat]):  # whatever else was written there
        raise read.wrong("size", size=str(size), found=int(s.ticket_count[seat]))
    looked_at = read.part("looked_at", [])
    if s.phase == phase.TICKETS and looked_at.items():
        s.looked_at = len(looked_at.items())
        looked_at.fill(s.ticket_deck, s.ticket_deck_size, 0, looked_at.cards(box.TICKET_NAMES)[::-1])


def count_cards(s: State) -> Cells:
    """How many Train cards of each kind lie anywhere on the table."""
    parts = [s.hands, s.stack_hidden, s.stack_own, s.stack_open]
    held: Cells = s.train_deck + s.discards
    for part in parts:
        held = held + part.sum(axis=0, dtype=held.dtype)
    held[: box.LOCO] += s.row_coloured
    held[box.LOCO] += s.row_locos.sum()
    for card in s.display[s.display != NONE]:
        held[card] += 1
    return held


def _check_tickets(s: State, read: Reader) -> None:
    """TC-INV-02, TC-INV-12: every Ticket is in one place, and nobody is without one once the game has begun."""
    in_deck = s.ticket_deck[0, : s.ticket_deck_size[0]].tolist()
    for ticket, name in enumerate(box.TICKET_NAMES):
        looked_at = s.phase == phase.TICKETS and s.tickets[s.turn, ticket] in (LOOKED_AT, CHOSEN)
        places = in_deck.count(ticket) + (s.completed[ticket] != NONE) - looked_at
        places += sum(bool(s.tickets[seat, ticket]) for seat in range(s.seats))
        if places != 1:
            raise InvalidPosition("position-copies", "ticket_cards", card=name, found=int(places), expected=1)
    for seat in range(s.seats):
        looks = int(((s.tickets[seat] == LOOKED_AT) | (s.tickets[seat] == CHOSEN)).sum())
        if s.phase == phase.START_TICKETS:
            _check_choice(s, read, seat, looks)
        elif looks and (s.phase != phase.TICKETS or seat != s.turn or looks > LOOKED):
            raise read.part("tickets").wrong("seat-and-phase")
        elif s.ticket_count[seat] == 0 and not (s.completed == seat).any():
            raise read.part("tickets").wrong("no-ticket", seat=seat + 1)


def _read_returned(s: State, read: Reader) -> None:
    """TC-HID-03: what a seat knows to lie in the deck lies there, or is being looked at by another."""
    s.returned[:] = NONE
    is_exact = s.options[option.TICKET_RETURN_ORDER] != option.SHUFFLED
    for seat, known in enumerate(read.part("returned", [[]] * s.seats).one_per_seat(s.seats)):
        size = int(s.ticket_deck_size[0]) - (s.looked_at if seat == s.turn else 0)
        pile = s.ticket_deck[0, :size].tolist()
        for item in known.items(box.TICKETS):
            item.only("ticket", "place")
            ticket, where = item.part("ticket").index(box.TICKET_NAMES), item.part("place", None)
            place = ANYWHERE if where.value is None else where.number(0, box.TICKETS - 1)
            lies = pile.index(ticket) if ticket in pile else NONE
            is_there = lies != NONE and (place == ANYWHERE or lies == place or (lies < place < size and not is_exact))
            if not is_there or s.returned[seat, ticket] != NONE:
                raise item.wrong("returned")
            s.returned[seat, ticket] = place


def _check_choice(s: State, read: Reader, seat: int, looks: int) -> None:
    """TC-015, TC-016: six Tickets each; who has chosen keeps one at least, who has not yet none."""
    chosen = int((s.tickets[seat] == CHOSEN).sum())
    is_early = seat > s.seat and chosen > 0
    if looks != DEALT_TICKETS or s.ticket_count[seat] or is_early or (seat < s.seat and chosen == 0):
        raise read.part("tickets").wrong("seat-and-phase")


def _check_course(s: State, read: Reader) -> None:
    """TC-INV-05, TC-INV-11: what goes with a deck that has cards, or has none."""
    if s.train_deck_size > 0 and (s.display == NONE).any():
        raise read.part("display").wrong("display-gap")
    is_cut_off = s.ending == event.TRUNCATED
    if (s.ending != NONE) != (s.phase == phase.OVER):
        raise read.part("ending", None).wrong("seat-and-phase")
    if s.phase in AFTER_THE_TURNS and s.last_turns != 0 and not is_cut_off:
        raise read.part("last_turns", None).wrong("seat-and-phase")
    if s.last_turns == 0 and s.phase not in AFTER_THE_TURNS:
        raise read.part("last_turns").wrong("seat-and-phase")
    is_deck_just_empty = s.phase in (phase.SECOND_CARD, phase.OVER)
    if (s.last_turns != NONE) != (s.train_deck_size == 0) and not (s.train_deck_size == 0 and is_deck_just_empty):
        raise read.part("last_turns", None).wrong("last-turns")
    if (s.completed != NONE).any() and s.half == 0 and s.phase != phase.OVER:
        raise read.part("completed").wrong("seat-and-phase")


def _check_phase(s: State, read: Reader) -> None:
    """What is being decided fits what lies on the table, and who decides."""
    if s.phase not in (phase.START_TICKETS, *AFTER_THE_TURNS) and s.seat != s.turn:
        raise read.part("seat").wrong("seat-and-phase")
    named = int((s.triple != NONE).sum())
    fits = {
        phase.START_TICKETS: s.turn == s.start_player and s.half == 0,
        phase.DISPATCH: s.row != NONE and s.row_seat[s.row] == s.turn and is_choice(s, s.row),
        phase.SECOND_CARD: can_go_on(s),
        phase.LOCOMOTIVES: s.colour != NONE and _is_group(s),
        phase.TRIPLE: named > 0 and _is_triple(s, named),
        phase.TICKETS: s.looked_at > 0,
    }
    beside = {
        phase.DISPATCH: s.row == NONE,
        phase.LOCOMOTIVES: s.colour == NONE,
        phase.TRIPLE: named == 0,
    }
    if not fits.get(s.phase, True) or not all(absent for at, absent in beside.items() if at != s.phase):
        raise read.part("phase").wrong("phase-card")
    _check_declared(s, read)


def _is_group(s: State) -> bool:
    """TC-058, TC-062: a group that could still get different numbers of Locomotives."""
    free = s.row_seat[s.colour] != s.seat and least_coloured(s) <= s.coloured <= s.hands[s.seat, s.colour]
    return bool(free and least_locos(s) < s.hands[s.seat, box.LOCO])


def _is_triple(s: State, named: int) -> bool:
    """TC-060, TC-069: colours that are in hand and in no Depot, enough for a triple."""
    could = [c for c in range(box.LOCO) if s.hands[s.seat, c] > 0 and s.row_seat[c] == NONE]
    colours = s.triple[:named].tolist()
    return len(could) >= TRIPLE and set(colours) <= set(could) and len(set(colours)) == named


def _check_declared(s: State, read: Reader) -> None:
    """TC-106, TC-INV-13: Tickets are declared at a scoring only, by those asked so far, and the Stack suffices."""
    for seat in range(s.seats):
        needs = declared_needs(s, seat)
        is_asked = s.phase == phase.COMPLETE and seat <= s.seat
        if needs and (not is_asked or missing(packed_stack(s, seat), needs) > s.stack_open[seat, box.LOCO]):
            raise read.part("tickets").wrong("declared")
