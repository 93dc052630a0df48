"""A small table of Great Lakes for tests of single rules.

    lakes = Lakes(["3Tp W", ""], display="W Tr Sg", train_deck="Tb W")
    lakes.play("claim R108", "pay 0 0")
    assert lakes.hand(0) == "W"

A card is a letter for its sort (T train, A anchored train, S single ship, D double ship, W wild) and one for its
colour (p purple, y yellow, g green, r red, b black, w white), with a number before it for several.  Only the cards
named are on the table: nothing is conserved, and decks are empty unless given (top first).  Display slots are counted
from 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from roundhouse.core import testing
from roundhouse.core.game import load
from roundhouse.core.graph import join
from roundhouse.core.record import NONE
from roundhouse.core.table import Table
from tests.modules import module_of

from ..small import SmallTable

GAME = load("great_lakes")
BOX, PHASE = module_of(GAME, "box"), module_of(GAME, "phase")
SCORING, DISPLAY = (module_of(GAME, f"rules.{name}") for name in ("scoring", "display"))
VIEW = module_of(GAME, "view")
FIRST = {"T": BOX.PLAIN, "A": BOX.ANCHORED, "S": BOX.SINGLE, "D": BOX.DOUBLE}
COLOURS = "pygrbw"


class Lakes(SmallTable):
    """A table with these hands, decks and routes, and seat `turn` to move; rules run in the interpreter."""

    def __init__(
        self,
        hands: Sequence[str] = ("", ""),
        display: str = "",
        train_deck: str = "",
        ship_deck: str = "",
        discards: str = "",
        tickets: Sequence[str] = (),
        ticket_deck: str = "",
        routes: Mapping[str, int] | None = None,
        harbours: Mapping[str, int] | None = None,
        supply: Sequence[tuple[int, int]] = (),
        turn: int = 0,
        seed: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(GAME, len(hands), seed, {"first_player": turn, **options})
        s = self.s
        s.seat, s.phase = turn, PHASE.TURN
        self._lay_cards(hands, display, train_deck, ship_deck, discards)
        self._lay_tickets(tickets, ticket_deck)
        for route, seat in (routes or {}).items():
            self.own(route, seat)
        for city, seat in (harbours or {}).items():
            s.harbours[BOX.PORTS.index(city)] = seat
            s.harbours_left[seat] -= 1
        for seat in range(s.seats):
            s.supply[seat] = supply[seat] if seat < len(supply) else (25, 25)
            ships = BOX.LENGTH[(s.owner == seat) & (BOX.TYPE == BOX.SHIP)].sum()
            s.boxed[seat, BOX.SHIP] = min(BOX.BOXED, BOX.PIECES[BOX.SHIP] - s.supply[seat, BOX.SHIP] - ships)
            s.boxed[seat, BOX.TRAIN] = BOX.BOXED - s.boxed[seat, BOX.SHIP]
        self.engine.relist(0)

    def _lay_cards(self, hands: Sequence[str], display: str, train_deck: str, ship_deck: str, discards: str) -> None:
        s = self.s
        for seat, cards in enumerate(hands):
            for card in numbers(cards):
                s.hands[seat, card] += 1
                s.hand_size[seat, int(card >= BOX.FIRST_SHIP)] += 1
        for slot, name in enumerate(display.split()):
            s.display[slot] = NONE if name == "-" else numbers(name)[0]
        for deck, pile in enumerate((train_deck, ship_deck)):
            for i, card in enumerate(reversed(numbers(pile))):
                s.decks[deck, i] = card
                s.deck_size[deck] += 1
        for card in numbers(discards):
            s.discards[card] += 1
            s.discard_size[int(card >= BOX.FIRST_SHIP)] += 1

    def _lay_tickets(self, tickets: Sequence[str], ticket_deck: str) -> None:
        for seat, names in enumerate(tickets):
            for name in names.split():
                module_of(GAME, "rules.tickets").give_ticket(self.s, seat, BOX.TICKETS.index(name))
        for i, name in enumerate(reversed(ticket_deck.split())):
            self.s.ticket_deck[0, i] = BOX.TICKETS.index(name)
            self.s.ticket_deck_size[0] += 1

    def own(self, route: str, seat: int) -> None:
        """A route that a seat has claimed before."""
        index = BOX.ROUTES.index(route)
        self.s.owner[index] = seat
        join(self.s.network, seat, *map(int, BOX.ENDS[index]))

    def hand(self, seat: int) -> str:
        """The cards in a hand, in the order of the kinds."""
        return written(self.s.hands[seat])

    @property
    def discards(self) -> str:
        """Both discard piles, in the order of the kinds."""
        return written(self.s.discards)

    @property
    def display(self) -> str:
        """The face-up cards."""
        return " ".join("-" if card == NONE else short(int(card)) for card in self.s.display)

    def deck(self, deck: int) -> str:
        """A deck, top first."""
        return " ".join(short(int(card)) for card in self.s.decks[deck, : self.s.deck_size[deck]][::-1])

    @property
    def deck_sizes(self) -> tuple[int, int]:
        """The cards in the train deck and in the ship deck."""
        return int(self.s.deck_size[0]), int(self.s.deck_size[1])

    @property
    def discard_sizes(self) -> tuple[int, int]:
        """The cards in the two discard piles."""
        return int(self.s.discard_size[0]), int(self.s.discard_size[1])

    @property
    def ticket_deck(self) -> str:
        """The ticket deck, top first."""
        pile = self.s.ticket_deck[0, : self.s.ticket_deck_size[0]][::-1]
        return " ".join(BOX.TICKETS[ticket] for ticket in pile)

    def tickets(self, seat: int) -> str:
        """The tickets of a seat, in the order of their numbers."""
        return " ".join(BOX.TICKETS[ticket] for ticket in VIEW.held_tickets(self.s, seat))

    def owner(self, route: str) -> int:
        """Whose a route is, or NONE."""
        return int(self.s.owner[BOX.ROUTES.index(route)])

    def points(self, seat: int) -> int:
        """Where a score marker stands."""
        return int(self.s.points[seat])

    def supply(self, seat: int) -> tuple[int, int]:
        """Trains and ships to be placed."""
        return int(self.s.supply[seat, 0]), int(self.s.supply[seat, 1])

    def box(self, seat: int) -> tuple[int, int]:
        """Trains and ships put away."""
        return int(self.s.boxed[seat, 0]), int(self.s.boxed[seat, 1])

    def may(self, move: str) -> bool:
        """Whether a move is legal."""
        return move in self.legal()


def numbers(cards: str) -> list[int]:
    """The kinds of cards written as "3Tr W"."""
    found: list[int] = []
    for name in cards.split():
        match = re.fullmatch(r"(\d*)(W|[TASD][pygrbw])", name)
        assert match, name
        kind = BOX.WILD if match[2] == "W" else FIRST[match[2][0]] + COLOURS.index(match[2][1])
        found += [kind] * int(match[1] or 1)
    return found


def short(card: int) -> str:
    """A kind in a letter or two."""
    if card == BOX.WILD:
        return "W"
    sort = max((first, letter) for letter, first in FIRST.items() if first <= card)
    return sort[1] + COLOURS[card - sort[0]]


def written(counts: Any) -> str:
    """Counted cards as "3Tr W"."""
    return " ".join(f"{n if n > 1 else ''}{short(card)}" for card, n in enumerate(counts.tolist()) if n > 0)


def payments(hand: str, route: str, **options: Any) -> set[str]:
    """Every payment of a route with a hand, as what it discards."""
    found, paths = set(), [[f"claim {route}"]]
    while paths:
        path = paths.pop()
        lakes = Lakes([hand, ""], supply=[(33, 17)], **options)
        lakes.play(*path)
        if lakes.owner(route) == 0:
            found.add(written_payment(hand, lakes.hand(0)))
        else:
            paths += [[*path, move] for move in lakes.legal()]
    return found


def written_payment(before: str, after: str) -> str:
    """The cards that are gone."""
    left = numbers(before)
    for card in numbers(after):
        left.remove(card)
    return " ".join(short(card) for card in sorted(left))


def deal(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    """A table right after the setup; Any, for its record has the fields of this game."""
    return Table("great_lakes", seats=seats, seed=seed, options=options, mode="interpreted")


def begun(seats: int = 2, seed: int = 1, keep: str = "1+2+3", trains: str = "25", **options: Any) -> Any:
    """A table at the first turn: everybody has kept the same tickets and pieces."""
    table = Table("great_lakes", seats=seats, seed=seed, options=options, mode="interpreted")
    for _ in range(seats):
        table.play({"kind": "keep", "tickets": keep})
    for _ in range(seats if table.phase == "pieces" else 0):
        table.play({"kind": "pieces", "trains": trains})
    return table


def random_game(seats: int, seed: int = 1, **options: Any) -> Iterator[Any]:
    """A table after each move of a random game, the deal first."""
    return testing.random_table(GAME, seats, options, seed, "compiled")
