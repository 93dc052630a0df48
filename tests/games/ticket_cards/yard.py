"""A small table of the card game, written as the ledger writes it, for tests of single rules.

    yard = Yard(hands=["GGLL", "B"], depots=["", "BL R"], deck="KKKK", display="RRLWW")
    yard.play("lay green 2", "add 2")
    assert yard.depots == ["GGLL", "BL R"]

Train cards are letters: K black, B blue, G green, O orange, P purple, R red, W white, Y yellow, L a Locomotive.  A row
is written "BLL"; the first letter is its colour, and "B=LL" is a blue row of Locomotives only.  Tickets are written by
their numbers in the ledger, "#39".  Only the cards named are on the table: nothing is conserved.  The Train deck has
twenty black cards unless it is given; as chance says which card is drawn, tests that need one give a deck of one kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.core.game import load
from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from tests.modules import module_of

from ..small import SmallTable

GAME = load("ticket_cards")
BOX, PHASE, STATE, VIEW = (module_of(GAME, name) for name in ("box", "phase", "state", "view"))
SCORING, DISPATCH, ASSIGN, CARDS = (
    module_of(GAME, f"rules.{name}") for name in ("scoring", "dispatch", "assign", "cards")
)
LETTERS = "KBGOPRWYL"
DECK = "K" * 20


class Yard(SmallTable):
    """A table with these cards, and seat `turn` at the beginning of its turn; rules run in the interpreter."""

    def __init__(
        self,
        hands: Sequence[str] = ("", ""),
        depots: Sequence[str] = (),
        stacks: Sequence[str] = (),
        tickets: Sequence[str] = (),
        deck: str = DECK,
        display: str = "",
        ticket_deck: str = "",
        turn: int = 0,
        last_turns: int | None = None,
        seed: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(GAME, len(hands), seed, {"start_player": turn, **options})
        s = self.s
        s.start_player, s.turn, s.seat = turn, turn, turn
        s.last_turns = NONE if last_turns is None else last_turns
        s.train_deck[:], s.train_deck_size = counts(deck), len(deck)
        s.display[: len(display)] = [LETTERS.index(letter) for letter in display]
        for seat, cards in enumerate(hands):
            s.hands[seat, :], s.hand_size[seat] = counts(cards), len(cards)
        for seat, rows in enumerate(depots):
            for row in rows.split():
                self.set_row(seat, row)
        for seat, cards in enumerate(stacks):
            for letter in cards:
                CARDS.put_on_stack(s, seat, LETTERS.index(letter))
        for seat, numbers in enumerate(tickets):
            for ticket in ids(numbers):
                s.tickets[seat, ticket] = STATE.HELD
                s.ticket_count[seat] += 1
        for i, ticket in enumerate(reversed(ids(ticket_deck))):
            s.ticket_deck[0, i] = ticket
            s.ticket_deck_size[0] += 1
        DISPATCH.begin_turn(s)
        s.event_count = 0
        self.engine.relist(0)

    def set_row(self, seat: int, row: str) -> None:
        """Lay a row into a Depot."""
        colour, cards = LETTERS.index(row[0]), row.split("=")[-1]
        self.s.row_seat[colour] = seat
        self.s.row_locos[colour] = cards.count("L")
        self.s.row_coloured[colour] = len(cards) - cards.count("L")

    def short(self, arg: int | str) -> str:
        return f"#{BOX.TICKET_NAMES.index(arg) + 1}" if arg in BOX.TICKET_NAMES else str(arg)

    def score_now(self, *moves: str) -> None:
        """Play the last turn of the half, and these moves at the scoring."""
        self.play("pass", *moves)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        seen: dict[str, Any] = VIEW.to_dict(masked(self.s, seat))
        return seen

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        return letters(self.s.hands[seat])

    @property
    def depots(self) -> list[str]:
        """The rows of each Depot, in the order of their colours."""
        s, found = self.s, []
        for seat in range(s.seats):
            rows = []
            for colour in range(BOX.LOCO):
                if s.row_seat[colour] == seat:
                    cards = LETTERS[colour] * int(s.row_coloured[colour]) + "L" * int(s.row_locos[colour])
                    rows.append(cards if s.row_coloured[colour] else f"{LETTERS[colour]}={cards}")
            found.append(" ".join(rows))
        return found

    def stack(self, seat: int) -> str:
        """The cards in a Stack."""
        s = self.s
        return letters(s.stack_open[seat] + s.stack_own[seat] + s.stack_hidden[seat])

    @property
    def deck(self) -> str:
        """The Train deck."""
        return letters(self.s.train_deck)

    @property
    def display(self) -> str:
        """The open cards, "." where a place is empty."""
        return "".join("." if card == NONE else LETTERS[card] for card in self.s.display)

    @property
    def discards(self) -> str:
        """The discard."""
        return letters(self.s.discards)

    @property
    def ticket_deck(self) -> str:
        """The Ticket deck, top first, with what is being looked at."""
        return written(self.s.ticket_deck[0, : self.s.ticket_deck_size[0]][::-1])

    def tickets(self, seat: int) -> str:
        """The Tickets that a seat holds."""
        return written([t for t in range(BOX.TICKETS) if self.s.tickets[seat, t] in (STATE.HELD, STATE.DECLARED)])

    def completed(self, seat: int) -> str:
        """The Tickets that a seat has completed."""
        return written([t for t in range(BOX.TICKETS) if self.s.completed[t] == seat])

    def bonuses(self, seat: int) -> list[str]:
        """The Big Cities whose bonus a seat gets as things stand."""
        won = SCORING.bonuses(self.s, seat)
        return [city for i, city in enumerate(BOX.BIG_CITIES) if won >> i & 1]

    def complete(self, seat: int, numbers: str) -> None:
        """Let a seat have completed these Tickets."""
        for ticket in ids(numbers):
            self.s.completed[ticket] = seat

    @property
    def ranking(self) -> list[int]:
        """The place of each seat."""
        standings = [self.rules.standing(self.s, seat) for seat in range(self.s.seats)]
        return [1 + sum(other > mine for other in standings) for mine in standings]


def counts(cards: str) -> list[int]:
    """How many cards of each kind."""
    return [cards.count(letter) for letter in LETTERS]


def letters(cards: Any) -> str:
    """Cards counted by kind, as letters."""
    return "".join(letter * int(n) for letter, n in zip(LETTERS, cards, strict=True))


def ids(numbers: str) -> list[int]:
    """Tickets "#39 #3" as the rules number them."""
    return [int(number.removeprefix("#")) - 1 for number in numbers.split()]


def written(tickets: Any) -> str:
    """Tickets as the ledger numbers them."""
    return " ".join(f"#{int(ticket) + 1}" for ticket in tickets)
