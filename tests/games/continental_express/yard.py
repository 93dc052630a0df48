"""A small table of Continental Express, written as the ledger writes it, for tests of single rules.

    yard = Yard(["a b c", "$ I a", "- - b"], ["d", "", ""], players=["a $ $", "J b"])
    yard.play("take 0 middle")
    assert yard.market == ["d a c", "$ I a", "- - b"]

a, b, c, d, e are the five kinds of wagons, J is a locomotive, $ a banknote; I, P, S, M are the characters (investor,
pickpocket, switchman, station master), A and F the events (accident, fire).  Rows are written left, middle, right;
piles and the deck top first.  Objectives are those of `ledger_edition`, named by the wagons they ask for: aab asks for
two a and one b.  Only the cards named are on the table: nothing is conserved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from roundhouse.core.game import load
from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from tests.modules import module_of

from ..small import SmallTable

LEDGER = Path(__file__).with_name("ledger_edition")
GAME = load("continental_express", LEDGER)
BOX, RULES, PHASE, VIEW = (module_of(GAME, name) for name in ("box", "rules", "phase", "view"))
MARKET, EVENTS, SCORING, SETUP = (module_of(GAME, f"rules.{name}") for name in ("market", "events", "scoring", "setup"))
LETTERS = "abcdeJ$IPSMAF"
SHORT = dict(zip(BOX.CARDS, LETTERS, strict=True))
FULL = "a b c", "a b c", "a b c"
ENOUGH = "d d d d d d", "d d d d d d", "d d d d d d"


class Yard(SmallTable):
    """A table with this market, these piles and objectives; seat `seat` must take a card, unless told otherwise."""

    def __init__(
        self,
        market: Sequence[str] = FULL,
        piles: Sequence[str] = ENOUGH,
        players: Sequence[str] = ("", ""),
        objectives: str = "ab aab abc",
        deck: str = "aa bb cd aabb ccd de ee",
        tokens: Mapping[int, str] | None = None,
        contracts: Sequence[str] = ("pairs", "triplets", "three_different", "four_different"),
        seat: int = 0,
        phase: str = "take",
        seed: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(GAME, len(players), seed, options)
        s = self.s
        s.seat, s.phase = seat, GAME.phases.index(phase)
        for row in range(3):
            s.market[row] = [NONE if card == "-" else number(card) for card in market[row].split()] or [NONE] * 3
            for card in reversed(piles[row].split()):
                s.piles[row, s.pile_size[row]] = number(card)
                s.pile_size[row] += 1
        s.objectives[:] = [BOX.OBJECTIVES.index(name) for name in objectives.split()]
        for name in reversed(deck.split()):
            s.deck[0, s.deck_size[0]] = BOX.OBJECTIVES.index(name)
            s.deck_size[0] += 1
        s.supply[:] = 4
        for player, held in enumerate(players):
            self.give(player, held)
            s.contract[player] = BOX.CONTRACTS.index(contracts[player])
        for player, colours in (tokens or {}).items():
            for colour in colours.split():
                s.tokens[player, BOX.COLOURS.index(colour)] += 1
                s.supply[BOX.COLOURS.index(colour)] -= 1
        self.engine.relist(0)

    def give(self, seat: int, cards: str) -> None:
        """Lay wagon cards and banknotes before a seat."""
        for card in cards.split():
            if card == "$":
                self.s.banknotes[seat] += 1
            else:
                self.s.wagons[seat, number(card)] += 1

    def claim(self, seat: int, objectives: str) -> None:
        """Lay claimed objectives before a seat."""
        for name in objectives.split():
            self.s.claimed[seat, self.s.claimed_count[seat]] = BOX.OBJECTIVES.index(name)
            self.s.claimed_count[seat] += 1

    def keep(self, seat: int, contract: str) -> None:
        """Give a seat another contract."""
        self.s.contract[seat] = BOX.CONTRACTS.index(contract)

    def short(self, arg: int | str) -> str:
        """Cards by their letters."""
        return str(SHORT.get(str(arg), arg))

    @property
    def market(self) -> list[str]:
        """The rows, left to right."""
        return [" ".join("-" if card == NONE else LETTERS[card] for card in row) for row in self.s.market]

    def pile(self, row: int) -> str:
        """A pile, top first."""
        return " ".join(LETTERS[card] for card in self.s.piles[row, : self.s.pile_size[row]][::-1])

    def owned(self, seat: int) -> str:
        """The wagon cards and banknotes before a seat."""
        counts = [*self.s.wagons[seat], self.s.banknotes[seat]]
        return " ".join(LETTERS[card] for card, n in enumerate(counts) for _ in range(n))

    @property
    def box(self) -> str:
        """The small cards out of the game."""
        return " ".join(LETTERS[card] for card, n in enumerate(self.s.boxed) for _ in range(n))

    @property
    def objectives(self) -> str:
        """The open objectives."""
        return " ".join(BOX.OBJECTIVES[objective] for objective in self.s.objectives)

    @property
    def deck(self) -> str:
        """The objective deck, top first."""
        return " ".join(BOX.OBJECTIVES[card] for card in self.s.deck[0, : self.s.deck_size[0]][::-1])

    def claimed(self, seat: int) -> str:
        """The objectives before a seat."""
        return " ".join(BOX.OBJECTIVES[card] for card in self.s.claimed[seat, : self.s.claimed_count[seat]])

    def tokens(self, seat: int) -> str:
        """The company tokens before a seat."""
        return " ".join(BOX.COLOURS[colour] for colour, n in enumerate(self.s.tokens[seat]) for _ in range(n))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of one kind that the last move told."""
        return [event.args for event in self.events if event.kind == kind]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        seen: dict[str, Any] = VIEW.to_dict(masked(self.s, seat))
        return seen

    def places(self) -> list[int]:
        """The place of each seat."""
        standings = [RULES.standing(self.s, seat) for seat in range(self.s.seats)]
        return [1 + sum(other > mine for other in standings) for mine in standings]


def number(card: str) -> int:
    """The number of a small card."""
    return LETTERS.index(card)
