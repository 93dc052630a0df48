"""A small table of Isle of Trains for tests of single rules, in short names.

    isle = Isle(hands=["H1 T2 C1", "B1"], trains=["E1 H1[C1] C2[green]", "E2 T3"], row="H2 K1")
    isle.play("load", "card H1", "onto 1 1")
    assert isle.train(1) == "E2 T3[H1]"

E1 E2 E3 TE are engines, H hoppers, T tankers, B boxcars, C coaches (with their level), K1 … K10 cabooses; buildings
have their own names.  In brackets stand the loads, oldest first: cards, passengers by colour, `?H1` a card that the
owner of the train has laid face down.  Only what is named is on the table: nothing is conserved.  The deck, the discard
pile (both top first), the row and the bag are empty unless given.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from roundhouse.core.game import load
from roundhouse.core.record import NONE
from tests.modules import module_of

from ..small import SmallTable

GAME = load("isle_of_trains")
BOX, RULES, PHASE, STEPS = (module_of(GAME, name) for name in ("box", "rules", "phase", "rules.steps"))
SCORING, TRAINS, SOLO = (module_of(GAME, f"rules.{name}") for name in ("scoring", "trains", "solo"))
KINDS = {"E": "engine", "H": "hopper", "T": "tanker", "B": "boxcar", "C": "coach"}
SHORT = {f"{letter}{n}": f"level_{n}_{kind}" for letter, kind in KINDS.items() for n in (1, 2, 3)}
SHORT |= {"TE": "time_engine"} | {f"K{n}": f"caboose_{n}" for n in range(1, 11)}
LONG = {name: short for short, name in SHORT.items()}


class Isle(SmallTable):
    """A table in this position, seat `turn` about to take its first main action; rules run in the interpreter."""

    def __init__(
        self,
        hands: Sequence[str] = ("", ""),
        trains: Sequence[str] | None = None,
        *,
        row: str = "",
        deck: str = "",
        discards: str = "",
        buildings: Sequence[str] = (),
        supplies: Sequence[str] = (),
        bag: str = "",
        tickets: Mapping[str, str] | None = None,
        filled: Mapping[str, int] | None = None,
        islands: Mapping[str, tuple[int, str]] | None = None,
        tokens: Sequence[int] = (),
        progress: int = 0,
        turn: int = 0,
        actions: int = 2,
        seed: int = 0,
        **options: Any,
    ) -> None:
        seats = len(hands)
        super().__init__(GAME, seats, seed, {"first_player": turn, **options})
        s = self.s
        s.seat, s.progress = turn, progress
        for seat, cards in enumerate(hands):
            self.give(seat, cards)
            self._build(seat, (trains or ["E1"] * seats)[seat])
        for pile, sizes, cards in ((s.deck, s.deck_size, deck), (s.discards, s.discard_size, discards)):
            for card in reversed(cards.split()):
                pile[0, sizes[0]] = number(card)
                sizes[0] += 1
        for slot, card in enumerate(row.split()):
            s.row[slot] = number(card)
        for seat, names in enumerate(buildings):
            for name in names.split():
                s.buildings[seat, s.building_count[seat]] = number(name)
                s.building_count[seat] += 1
        for seat, colours in enumerate(supplies):
            for colour in colours.split():
                s.supply[seat, BOX.COLOURS.index(colour)] += 1
        for colour in bag.split():
            s.bag[BOX.COLOURS.index(colour)] += 1
        for seat, n in enumerate(tokens):
            s.tokens[seat] = n
        self._lay_out(tickets or {}, filled or {}, islands or {})
        SOLO.begin_steps(s)
        s.steps[s.step_count - 1, STEPS.FIRST] = actions
        s.phase = PHASE.ACTION
        self.engine.relist(0)

    def short(self, arg: int | str) -> str:
        """Cards by their short names."""
        return LONG.get(str(arg), str(arg))

    def give(self, seat: int, cards: str) -> None:
        """Put cards into a hand."""
        for card in cards.split():
            self.s.hands[seat, number(card)] += 1
            self.s.hand_size[seat] += 1
        self.engine.relist(0)

    def _build(self, seat: int, train: str) -> None:
        s = self.s
        for position, (card, loads) in enumerate(re.findall(r"(\w+)(?:\[([^]]*)\])?", train)):
            s.trains[seat, position] = number(card)
            s.train_size[seat] += 1
            for place, item in enumerate(loads.split()):
                s.loads[seat, position, place] = self._load(seat, item)

    def _load(self, seat: int, item: str) -> int:
        if item.startswith("?"):
            return int(module_of(GAME, "rules.cards").hide(self.s, seat, number(item[1:])))
        if item in BOX.COLOURS:
            return int(BOX.FIRST_PASSENGER + BOX.COLOURS.index(item))
        return number(item)

    def _lay_out(
        self, tickets: Mapping[str, str], filled: Mapping[str, int], islands: Mapping[str, tuple[int, str]]
    ) -> None:
        s = self.s
        named = {BOX.ISLANDS.index(island): BOX.TICKETS.index(ticket) for island, ticket in tickets.items()}
        rest = [ticket for ticket in range(len(BOX.TICKETS)) if ticket not in named.values()]
        for island in range(BOX.TICKETED):
            s.tickets[island] = named[island] if island in named else rest.pop(0)
        for name, n in filled.items():
            s.ticket_filled[BOX.ISLANDS.index(name)] = n
            s.ticket_seats[BOX.ISLANDS.index(name), :n] = 0
        for name, (seat, contract) in islands.items():
            s.island_seat[BOX.ISLANDS.index(name)] = seat
            s.island_contract[BOX.ISLANDS.index(name)] = BOX.CONTRACTS.index(contract)

    def draw_all(self) -> int:
        """Take all cards that are due now from the deck; how many they were."""
        cards = 0
        while self.phase == "draw":
            self.play("take_deck")
            cards += 1
        return cards

    def hand(self, seat: int) -> str:
        """The cards in a hand, in the order of their numbers."""
        return " ".join(short(card) for card, n in enumerate(self.s.hands[seat]) for _ in range(n))

    def train(self, seat: int) -> str:
        """A train as it is written above; a face-down card is `?`."""
        s = self.s
        return " ".join(self._car(s, seat, position) for position in range(s.train_size[seat]))

    def _car(self, s: Any, seat: int, position: int) -> str:
        loads = [self._item(int(item)) for item in s.loads[seat, position] if item != NONE]
        return short(int(s.trains[seat, position])) + (f"[{' '.join(loads)}]" if loads else "")

    def _item(self, item: int) -> str:
        if item >= BOX.FIRST_FACE_DOWN:
            return "?"
        return BOX.COLOURS[item - BOX.FIRST_PASSENGER] if item >= BOX.FIRST_PASSENGER else short(item)

    @property
    def discards(self) -> str:
        """The discard pile, top first."""
        return " ".join(short(int(card)) for card in self.s.discards[0, : self.s.discard_size[0]][::-1])

    @property
    def deck(self) -> str:
        """The deck, top first."""
        return " ".join(short(int(card)) for card in self.s.deck[0, : self.s.deck_size[0]][::-1])

    @property
    def row(self) -> list[str]:
        """The row; a gap is an empty string."""
        return ["" if card == NONE else short(int(card)) for card in self.s.row]

    def supply(self, seat: int) -> str:
        """The passengers beside an engine."""
        return " ".join(colour for colour, n in zip(BOX.COLOURS, self.s.supply[seat], strict=True) for _ in range(n))

    @property
    def bag(self) -> str:
        """The passengers in the bag."""
        return " ".join(colour for colour, n in zip(BOX.COLOURS, self.s.bag, strict=True) for _ in range(n))

    def buildings(self, seat: int) -> str:
        """The buildings of a seat."""
        return " ".join(short(int(card)) for card in self.s.buildings[seat, : self.s.building_count[seat]])

    def island(self, name: str) -> tuple[int, str] | None:
        """Who has an island card, with which contract completed last; None while it is on the island."""
        island = BOX.ISLANDS.index(name)
        if self.s.island_seat[island] == NONE:
            return None
        return int(self.s.island_seat[island]), str(BOX.CONTRACTS[self.s.island_contract[island]])

    def filled(self, name: str) -> int:
        """The passengers on the ticket of an island."""
        return int(self.s.ticket_filled[BOX.ISLANDS.index(name)])

    @property
    def actions_left(self) -> int:
        """Main actions that the turn still has."""
        return next(int(first) for kind, first, _ in self.s.steps if kind == STEPS.MAIN)

    def parts(self, seat: int) -> dict[str, Any]:
        """Where the points of a seat come from."""
        parts: dict[str, Any] = module_of(GAME, "view").breakdown(self.s, seat)
        return parts


def number(card: str) -> int:
    """The number of a card given by its short or its long name."""
    return int(BOX.CARDS.index(SHORT.get(card, card)))


def short(card: int) -> str:
    """The short name of a card."""
    return LONG.get(BOX.CARDS[card], str(BOX.CARDS[card]))
