"""Reading a position of Continental Express: the names of view.py back into cells."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.piles import clear
from ...core.position import HEADING, Reader, check_copies
from ...core.record import CELL, NONE, Cells
from . import box, phase
from .action import COLUMNS, PLACES, ROWS
from .event import FOURTH_OBJECTIVE, TRIGGERS
from .rules.characters import can_give, effects
from .rules.objectives import least_locomotives, most_locomotives
from .rules.turn import is_market_empty
from .state import DEALT, MOST_OBJECTIVES, State

KEYS = (
    "turns_left", "trigger", "market", "piles", "event_piles", "box", "deck", "buried", "objectives", "dealt",
    "contracts", "wagons", "banknotes", "tokens", "supply", "claimed", "character", "given", "place", "wagon",
)  # fmt: skip
FOLLOWS = ("prices", "symbols", "prospects", "payment")  # from the rest, so it is not read
ASKED_BY = {
    phase.INVEST: box.INVESTOR,
    phase.ROB: box.PICKPOCKET,
    phase.GIVE: box.SWITCHMAN,
    phase.SWAP: box.SWITCHMAN,
    phase.TOKEN: box.STATION_MASTER,
}


def from_dict(s: State, read: Reader) -> None:
    """Fill in the table; InvalidPosition says what cannot be."""
    read.only(*HEADING, *KEYS, *FOLLOWS)
    clear(s.piles, s.pile_size)
    clear(s.deck, s.deck_size)
    clear(s.claimed, s.claimed_count)
    s.dealt[:], s.contract[:] = NONE, NONE
    _read_turn(s, read)
    _read_small_cards(s, read)
    _read_objectives(s, read)
    _read_players(s, read)
    _read_contracts(s, read)
    check_copies(count_cards(s), box.COPIES, box.CARDS)
    _check_market(s, read)
    _check_objectives(s, read)
    _check_phase(s, read)
    _check_course(s, read)


def _optional(read: Reader, names: Sequence[str]) -> int:
    return NONE if read.value is None else read.index(names)


def _read_turn(s: State, read: Reader) -> None:
    turns, place = read.part("turns_left", None), read.part("place", None)
    s.turns_left = NONE if turns.value is None else turns.number(0, s.seats - 1)
    s.trigger = _optional(read.part("trigger", None), TRIGGERS)
    s.character = _optional(read.part("character", None), box.CARDS)
    s.given = _optional(read.part("given", None), box.WAGON_CARDS)
    s.place = NONE if place.value is None else place.number(0, PLACES - 1)
    s.wagon = _optional(read.part("wagon", None), box.WAGONS)


def _read_counts(cells: Cells, read: Reader, names: Sequence[str], most: int) -> None:
    """How many of each; those of which there is none may be left out."""
    read.only(*names)
    for i, name in enumerate(names):
        cells[i] = read.part(name, 0).number(0, most)


def _read_row(cells: Cells, read: Reader, names: Sequence[str]) -> None:
    """Just as many as there are places; None where nothing lies."""
    items = read.items(len(cells))
    if len(items) != len(cells):
        raise read.wrong("places", found=len(items), expected=len(cells))
    for i, item in enumerate(items):
        cells[i] = _optional(item, names)


def _read_small_cards(s: State, read: Reader) -> None:
    for name in ("market", "piles"):
        if len(read.part(name).items()) != ROWS:
            raise read.part(name).wrong("places", found=len(read.part(name).items()), expected=ROWS)
    for row, cards in enumerate(read.part("market").items()):
        _read_row(s.market[row], cards, box.CARDS)
    for row, pile in enumerate(read.part("piles").items()):
        pile.fill(s.piles, s.pile_size, row, pile.cards(box.CARDS)[::-1])
    _read_counts(s.boxed, read.part("box", {}), box.CARDS, box.SMALL_CARDS)
    known = read.part("event_piles", {})
    known.only(*box.EVENT_CARDS)
    for i, card in enumerate(box.EVENT_CARDS):
        pile = known.part(card, None)
        s.event_pile[i] = NONE if pile.value is None else pile.number(0, ROWS - 1)
        if s.event_pile[i] != NONE and box.FIRST_EVENT + i not in s.piles[s.event_pile[i]]:
            raise pile.wrong("event-pile", card=card)


def _read_objectives(s: State, read: Reader) -> None:
    deck = read.part("deck")
    deck.fill(s.deck, s.deck_size, 0, deck.cards(box.OBJECTIVES)[::-1])
    _read_row(s.objectives, read.part("objectives"), box.OBJECTIVES)
    s.buried[:] = NONE
    for i, item in enumerate(read.part("buried", []).items(PLACES)):
        s.buried[i] = item.index(box.OBJECTIVES)
        if s.buried[i] != s.deck[0, i]:
            raise item.wrong("buried", objective=box.OBJECTIVES[s.buried[i]])
    for seat, pile in enumerate(read.part("claimed").one_per_seat(s.seats)):
        pile.fill(s.claimed, s.claimed_count, seat, pile.cards(box.OBJECTIVES))


def _read_players(s: State, read: Reader) -> None:
    for seat, held in enumerate(read.part("wagons").one_per_seat(s.seats)):
        _read_counts(s.wagons[seat], held, box.WAGON_CARDS, box.WAGON_COPIES)
    for seat, held in enumerate(read.part("banknotes").one_per_seat(s.seats)):
        s.banknotes[seat] = held.number(0, box.BANKNOTES)
    for seat, held in enumerate(read.part("tokens", [{}] * s.seats).one_per_seat(s.seats)):
        _read_counts(s.tokens[seat], held, box.COLOURS, box.COLOUR_TOKENS)
    left = box.COLOUR_TOKENS - s.tokens.sum(axis=0, dtype=CELL)
    for colour, name in enumerate(box.COLOURS):
        if left[colour] < 0:
            raise read.part("tokens").wrong("tokens", colour=name, most=box.COLOUR_TOKENS)
    s.supply[:] = left
    if "supply" in read.value:
        given = left.copy()
        _read_counts(given, read.part("supply"), box.COLOURS, box.COLOUR_TOKENS)
        if given.tolist() != left.tolist():
            raise read.part("supply").wrong("supply")


def _read_contracts(s: State, read: Reader) -> None:
    """CE-014, CE-015, CE-INV-04: two different ones each, of which one is kept."""
    for seat, item in enumerate(read.part("dealt").one_per_seat(s.seats)):
        pair = item.items()
        if len(pair) != DEALT:
            raise item.wrong("places", found=len(pair), expected=DEALT)
        for i, contract in enumerate(pair):
            number = contract.index(box.CONTRACTS)
            if number in s.dealt:
                raise contract.wrong("contract-twice", contract=box.CONTRACTS[number])
            s.dealt[seat, i] = number
    for seat, kept in enumerate(read.part("contracts").one_per_seat(s.seats)):
        s.contract[seat] = _optional(kept, box.CONTRACTS)
        has_chosen = s.phase != phase.CONTRACT or seat < s.seat
        if has_chosen != (s.contract[seat] != NONE) or (has_chosen and s.contract[seat] not in s.dealt[seat]):
            raise kept.wrong("kept")


def count_cards(s: State) -> Cells:
    """How many of each small card lie anywhere."""
    held: Cells = s.boxed.copy()
    held[: len(box.WAGON_CARDS)] += s.wagons.sum(axis=0, dtype=CELL)
    held[box.BANKNOTE] += s.banknotes.sum()
    for card in (int(card) for cards in (s.piles, s.market) for card in cards.flat if card != NONE):
        held[card] += 1
    if s.character != NONE:
        held[s.character] += 1
    return held


def _check_market(s: State, read: Reader) -> None:
    """CE-INV-05 to CE-INV-07: no event lies open; a row stands on the right, and is full while its pile lasts."""
    for row, cards in enumerate(s.market.tolist()):
        where = read.part("market").items()[row]
        shown = [card for card in cards if card != NONE]
        if cards != [NONE] * (len(COLUMNS) - len(shown)) + shown:
            raise where.wrong("row-gap")
        if any(card >= box.FIRST_EVENT for card in shown):
            raise where.wrong("event-open")
        if s.phase == phase.CONTRACT and shown:
            raise where.wrong("too-early")
        if s.phase != phase.CONTRACT and s.pile_size[row] > 0 and len(shown) < len(COLUMNS):
            raise where.wrong("row-short")


def _check_objectives(s: State, read: Reader) -> None:
    """CE-INV-02: each objective is in one place, and three are open as soon as the contracts are chosen."""
    found = [int(objective) for cells in (s.deck, s.objectives, s.claimed) for objective in cells.flat]
    found = [objective for objective in found if objective != NONE]
    if sorted(found) != list(range(len(box.OBJECTIVES))):
        raise read.part("objectives").wrong("objectives")
    expected = 0 if s.phase == phase.CONTRACT else PLACES
    if sum(s.objectives != NONE) != expected:
        raise read.part("objectives").wrong("open-objectives", expected=expected)


def _check_phase(s: State, read: Reader) -> None:
    """What is being decided fits the character being played and the objective being paid for."""
    if s.character != ASKED_BY.get(s.phase, NONE) or (s.given != NONE) != (s.phase == phase.SWAP):
        raise read.part("phase").wrong("phase-card")
    if s.character != NONE and (effects(s) == 0 or (s.given != NONE and not can_give(s, s.given))):
        raise read.part("phase").wrong("phase-card")
    if not (s.place != NONE) == (s.wagon != NONE) == (s.phase == phase.PAY):
        raise read.part("phase").wrong("phase-payment")
    if s.phase == phase.PAY and least_locomotives(s) >= most_locomotives(s):
        raise read.part("phase").wrong("phase-payment")
    if s.phase == phase.TAKE and is_market_empty(s):
        raise read.part("phase").wrong("phase-market")


def _check_course(s: State, read: Reader) -> None:
    """CE-INV-10, CE-INV-13: the last turns have begun if, and only if, there is a reason for them."""
    if (s.turns_left == NONE) != (s.trigger == NONE) or (s.phase == phase.OVER and s.turns_left != 0):
        raise read.part("turns_left", None).wrong("turns-left")
    has_fourth = bool((s.claimed_count == MOST_OBJECTIVES).any())
    is_due = has_fourth or (is_market_empty(s) and s.phase not in (phase.CONTRACT, *ASKED_BY))
    if (s.trigger == NONE and is_due) or (s.trigger == FOURTH_OBJECTIVE and not has_fourth):
        raise read.part("trigger", None).wrong("trigger")
    if s.trigger not in (NONE, FOURTH_OBJECTIVE) and not is_market_empty(s):
        raise read.part("trigger", None).wrong("trigger")
    if s.phase == phase.CONTRACT and (s.wagons.any() or s.banknotes.any() or s.boxed.any() or s.tokens.any()):
        raise read.part("phase").wrong("too-early")
