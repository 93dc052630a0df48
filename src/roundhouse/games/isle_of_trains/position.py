"""Reading a position of Isle of Trains: the names of view.py back into cells."""

from __future__ import annotations

from ...core.errors import InvalidPosition
from ...core.piles import put
from ...core.position import HEADING, Reader, check_copies
from ...core.record import NONE, Cells
from . import action, box, option, phase
from .event import TRIGGERS
from .rules.setup import clear_table
from .rules.steps import RETURN
from .state import MOST_DUE, State
from .state import STEPS as MOST_STEPS
from .view import STEPS

KEYS = (
    "deck", "discards", "row", "hands", "trains", "buildings", "bag", "supplies", "tickets", "islands", "tokens",
    "progress", "train_taker", "turns_left", "end_trigger", "won", "steps", "doing",
)  # fmt: skip
FOLLOWS = ("strengths", "building_limits", "goal")  # from the rest, so it is not read
MANY = 999


def from_dict(s: State, read: Reader) -> None:
    """Fill in the table; InvalidPosition says what cannot be."""
    read.only(*HEADING, *KEYS, *FOLLOWS)
    key, kept = s.key.copy(), (s.seat, s.phase)
    clear_table(s)
    s.key[:] = key
    s.seat, s.phase = kept
    _read_cards(s, read)
    for seat, train in enumerate(read.part("trains").one_per_seat(s.seats)):
        _read_train(s, seat, train)
    _read_passengers(s, read)
    _read_islands(s, read.part("islands"))
    _read_course(s, read)
    _read_steps(s, read.part("steps"))
    _read_doing(s, read.part("doing"))
    _check_cards(s)
    _check_passengers(s)


def _read_cards(s: State, read: Reader) -> None:
    deck = read.part("deck")
    cards = deck.part("cards") if isinstance(deck.value, dict) else deck
    deck.fill(s.deck, s.deck_size, 0, cards.cards(box.CARDS)[::-1])
    if isinstance(deck.value, dict):
        deck.only("cards", "size", "known")
        deck.fill(s.known, s.known_size, 0, deck.part("known", []).cards(box.CARDS)[::-1])
    if (
        s.deck[0, : s.deck_size[0]].tolist()[int(s.deck_size[0]) - int(s.known_size[0]) :]
        != s.known[0, : s.known_size[0]].tolist()
    ):
        raise deck.wrong("known")
    read.part("discards", []).fill(s.discards, s.discard_size, 0, read.part("discards", []).cards(box.CARDS)[::-1])
    for slot, item in enumerate(read.part("row").items(action.ROW)):
        s.row[slot] = NONE if item.value is None else item.index(box.CARDS)
    for seat, hand in enumerate(read.part("hands").one_per_seat(s.seats)):
        held = hand.cards(box.CARDS)
        hand.check_room(len(held) - 1, box.DECK_CARDS)
        for card in held:
            s.hands[seat, card] += 1
            s.hand_size[seat] += 1
    for seat, buildings in enumerate(read.part("buildings", [[]] * s.seats).one_per_seat(s.seats)):
        buildings.fill(s.buildings, s.building_count, seat, buildings.cards(box.CARDS))


def _read_train(s: State, seat: int, read: Reader) -> None:
    """IT-INV-04 to IT-INV-07: one engine first, cars behind it, no more on each than it holds."""
    for position, car in enumerate(read.items(box.POSITIONS)):
        car.only("card", "loads")
        card = car.part("card").index(box.CARDS)
        category = box.CATEGORY[card]
        if (category == box.ENGINE) != (position == 0) or category == box.BUILDING:
            raise car.wrong("car", card=box.CARDS[card])
        put(s.trains, s.train_size, seat, card)
        for place, load in enumerate(car.part("loads", []).items(int(box.CAPACITY[card]))):
            s.loads[seat, position, place] = _read_load(s, load)
            is_person = box.FIRST_PASSENGER <= s.loads[seat, position, place] < box.FIRST_FACE_DOWN
            if is_person != (box.HOLD[card] == box.PASSENGER):
                raise load.wrong("load")
    if not read.items():
        raise read.wrong("no-engine")


def _read_load(s: State, read: Reader) -> int:
    read.only("card", "passenger", "face_down", "place")
    if "passenger" in read.value:
        return box.FIRST_PASSENGER + read.part("passenger").index(box.COLOURS)
    card = read.part("card").index(box.CARDS)
    if "face_down" not in read.value:
        return card
    seat = read.part("face_down").number(0, s.seats - 1)
    place = read.part("place").number(0, box.FREIGHT_SPACES - 1)
    if s.face_down[seat, place] != NONE:
        raise read.wrong("twice")
    s.face_down[seat, place] = card
    return box.FIRST_FACE_DOWN + seat * box.FREIGHT_SPACES + place


def _read_colours(read: Reader, counts: Cells) -> None:
    read.only(*box.COLOURS)
    for i, colour in enumerate(box.COLOURS):
        counts[i] = read.part(colour, 0).number(0, box.PER_COLOUR)


def _read_passengers(s: State, read: Reader) -> None:
    _read_colours(read.part("bag"), s.bag)
    for seat, supply in enumerate(read.part("supplies", [{}] * s.seats).one_per_seat(s.seats)):
        _read_colours(supply, s.supply[seat])
    tickets = read.part("tickets").items()
    if len(tickets) != box.TICKETED:
        raise read.part("tickets").wrong("per-island", found=len(tickets), expected=box.TICKETED)
    for island, ticket in enumerate(tickets):
        ticket.only("island", "ticket", "seats")
        if ticket.part("island", box.ISLANDS[island]).index(box.ISLANDS) != island:
            raise ticket.wrong("order")
        s.tickets[island] = ticket.part("ticket").index(box.TICKETS)
        for space, deliverer in enumerate(ticket.part("seats", []).items(box.SPACES)):
            s.ticket_seats[island, space] = deliverer.number(0, s.seats - 1)
            s.ticket_filled[island] += 1
    if len(set(s.tickets.tolist())) != box.TICKETED:
        raise read.part("tickets").wrong("twice")


def _read_islands(s: State, read: Reader) -> None:
    s.in_play[:] = 0
    for item in read.items(len(box.ISLANDS)):
        item.only("island", "seat", "contract")
        island = item.part("island").index(box.ISLANDS)
        if s.in_play[island]:
            raise item.wrong("twice")
        s.in_play[island] = 1
        seat, contract = item.part("seat", None), item.part("contract", None)
        if (seat.value is None) != (contract.value is None):
            raise item.wrong("seat-and-contract")
        if seat.value is not None:
            s.island_seat[island] = seat.number(0, s.seats - 1)
            s.island_contract[island] = contract.index(box.CONTRACTS)
    expected = s.seats == 4 or bool(box.WITH_STATION[s.options[option.SOLO]])
    if bool(s.in_play[box.RESEARCH_STATION]) != expected or s.in_play[: box.TICKETED].sum() != box.TICKETED:
        raise read.wrong("islands")


def _read_course(s: State, read: Reader) -> None:
    for seat, tokens in enumerate(read.part("tokens", [0] * s.seats).one_per_seat(s.seats)):
        s.tokens[seat] = tokens.number(0, MANY)
    s.progress = read.part("progress", 0).number(0, box.LAST_SPACE)
    s.train_taker = _maybe(read.part("train_taker", None), s.seats - 1)
    s.turns_left = _maybe(read.part("turns_left", None), s.seats)
    trigger = read.part("end_trigger", None)
    s.end_trigger = NONE if trigger.value is None else trigger.index(TRIGGERS)
    s.won = int(read.part("won", False).truth())


def _maybe(read: Reader, most: int) -> int:
    return NONE if read.value is None else read.number(0, most)


def _read_steps(s: State, read: Reader) -> None:
    for item in read.items(MOST_STEPS):
        item.only("step", "first", "second")
        i = s.step_count
        s.steps[i, 0] = item.part("step").index(STEPS)
        s.steps[i, 1], s.steps[i, 2] = (item.part(key).number(NONE, MOST_DUE) for key in ("first", "second"))
        s.step_count += 1
    if s.phase != phase.OVER and s.step_count == 0:
        raise read.wrong("no-steps")


def _read_doing(s: State, read: Reader) -> None:
    card, passenger, forced = read.part("card", None), read.part("passenger", None), read.part("forced_card", None)
    s.card = NONE if card.value is None else card.index(box.CARDS)
    s.item = NONE if passenger.value is None else passenger.index(box.COLOURS)
    if forced.value is not None:
        s.forced_card[s.seat] = forced.index(box.CARDS)
    s.is_forced, s.is_bonus = (int(read.part(key, False).truth()) for key in ("is_forced", "is_bonus"))
    s.upgraded = _maybe(read.part("upgraded", None), box.POSITIONS - 1)
    s.replaced = _maybe(read.part("replaced", None), box.BUILDINGS - 1)
    s.target_seat = _maybe(read.part("target_seat", None), s.seats - 1)
    s.target = _maybe(read.part("target", None), box.POSITIONS - 1)
    s.due, s.cost = (read.part(key, 0).number(0, MOST_DUE) for key in ("due", "cost"))
    contract, as_cargo, how = (read.part(key, None) for key in ("contract", "as_cargo", "how"))
    s.contract = NONE if contract.value is None else contract.index(box.CONTRACTS)
    s.as_cargo = NONE if as_cargo.value is None else as_cargo.index(box.SYMBOLS)
    s.how = NONE if how.value is None else how.index(action.LAYOUT.names)
    for i, need in enumerate(read.part("needs", [0] * len(box.SYMBOLS)).items(len(box.SYMBOLS))):
        s.needs[i] = need.number(0, MOST_DUE)
    for load in read.part("aside", []).items(s.aside.shape[0]):
        s.aside[s.aside_count] = _read_load(s, load)
        s.aside_count += 1


def _check_cards(s: State) -> None:
    """IT-INV-01: every card of the box is in one place."""
    check_copies(count_cards(s), box.COPIES[s.options[option.DECK_VARIANT]], box.CARDS)


def _check_passengers(s: State) -> None:
    """IT-INV-02: three of each colour."""
    for colour in range(box.TICKETED):
        code = box.FIRST_PASSENGER + colour
        waiting = sum(int(step[1] == colour) for step in s.steps[: s.step_count] if step[0] == RETURN)
        found = int(s.bag[colour] + s.supply[:, colour].sum() + s.ticket_filled[colour]) + waiting
        found += int((s.loads == code).sum() + (s.aside == code).sum()) + int(s.item == colour)
        if found != box.PER_COLOUR:
            colours = box.COLOURS[colour]
            raise InvalidPosition("position-passengers", "isle_of_trains", colour=colours, found=found)


def count_cards(s: State) -> Cells:
    """How many of each train card lie anywhere on the table."""
    held: Cells = s.hands.sum(axis=0, dtype=s.hands.dtype)
    places = [s.deck, s.discards, s.row, s.trains, s.buildings, s.face_down, s.forced_card]
    loads = [load for cells in (s.loads, s.aside) for load in cells.ravel().tolist() if load < box.TYPES]
    for card in [*loads, *(card for cells in places for card in cells.ravel().tolist()), s.card]:
        if card != NONE:
            held[card] += 1
    return held
