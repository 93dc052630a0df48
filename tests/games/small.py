"""A small table of any game for tests of single rules: cleared, then laid out by the game's own helper.

Rules run in the interpreter.  Moves are written "kind argument argument".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from roundhouse.core.chance import begin_keystream, seed_bytes
from roundhouse.core.engine import Engine, key_words
from roundhouse.core.errors import IllegalMove
from roundhouse.core.events import Event, read_events
from roundhouse.core.game import Game
from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from roundhouse.core.words import LANGUAGES
from tests.modules import module_of


class SmallTable:
    """What the small tables of all games can do."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Any]) -> None:
        """A cleared table; the helper of the game lays it out and lists the moves.

        Among the options may be `rules_version`; it is the newest otherwise.
        """
        self.game = game
        self.rules = module_of(game, "rules")
        self.engine = Engine(game, 1, "interpreted")
        agreed = {name: value for name, value in options.items() if name != "rules_version"}
        cells = game.option_cells(game.check_options(seats, agreed), options.get("rules_version"))
        self.engine.start(0, seats, cells, seed_bytes(seed))
        setup = self.rules if hasattr(self.rules, "clear_table") else module_of(game, "rules.setup")
        setup.clear_table(self.s)
        self.s.key[:] = key_words(seed_bytes(seed))
        begin_keystream(self.s)

    @property
    def s(self) -> Any:
        """The state, live."""
        return self.game.State.at(self.engine.states, 0)

    def said(self, code: int) -> str:
        """A move as "kind argument argument"."""
        kind, args = self.game.layout.describe(code)
        return " ".join([kind, *map(self.short, args.values())])

    def short(self, arg: int | str) -> str:
        """How an argument is written."""
        return str(arg)

    def legal(self, kind: str | None = None) -> list[str]:
        """The legal moves, or those of one kind."""
        moves = [self.said(code) for code in self.engine.codes(0)]
        return [move for move in moves if kind is None or move.split()[0] == kind]

    def play(self, *moves: str) -> None:
        """Play moves in a row; each must be legal."""
        for move in moves:
            codes = [code for code in self.engine.codes(0) if self.said(code) == move]
            assert codes, f"{move!r} is not legal; legal: {self.legal()}"
            assert self.engine.play(0, codes[0])

    def refused(self, move: str) -> tuple[str, dict[str, Any]]:
        """The reason why this move is not legal, and what its sentence says; every language has the sentence."""
        codes = {self.said(code): code for code in range(self.game.A)}
        assert codes[move] not in self.engine.codes(0), f"{move!r} is legal"
        reason, clause, details = self.game.say.why_not(self.s, *self.game.layout.describe(codes[move]))
        error = IllegalMove(reason, self.game.name, clause, **details)
        sentences = {error.say(lang) for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        for sentence in sentences:
            assert f"({clause}" in sentence
            assert "$" not in sentence
        return reason, {key: value for key, value in details.items() if key != "also"}

    @property
    def phase(self) -> str:
        """What is being decided."""
        return str(self.game.phases[self.s.phase])

    @property
    def seat(self) -> int | None:
        """Who decides."""
        return None if self.s.seat == NONE else self.s.seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.rules.is_over(self.s))

    def score(self, seat: int) -> int:
        """The points of a seat."""
        return int(self.rules.score(self.s, seat))

    @property
    def events(self) -> list[Event]:
        """What the last move did."""
        return list(read_events(self.s, self.game, 0))


def known(s: Any, seat: int, names: Sequence[str]) -> dict[str, int]:
    """Where a seat knows tickets of these names to lie, which it has given back."""
    return {names[ticket]: place for ticket, place in enumerate(s.returned[seat].tolist()) if place != NONE}


def guesses(game: Game, s: Any, seat: int | None, number: int) -> Iterator[Any]:
    """That many guesses of a seat at the whole table."""
    engine = Engine(game, 1, "compiled")
    for seed in range(number):
        engine.states[0] = masked(s, seat).record
        engine.determinise(0, seat, seed_bytes(seed))
        yield game.State.at(engine.states, 0).copy()
