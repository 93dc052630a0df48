"""A table: one game being played, and everything that may be asked of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from . import log as logs
from .chance import next_block, seed_bytes
from .engine import Engine, Mode, key_words
from .errors import IllegalMove, InvalidPosition, plain, quoted
from .events import Event, read_events
from .game import Game, load
from .position import Reader
from .record import NONE
from .revealed import reveals
from .state import BLOCK_WORDS, GameState
from .view import masked
from .words import words

MOST_BLOCKS = 2**30  # of the keystream; no game comes near
MARKED = 32  # moves: every so many the state is kept, so that to go back is not to play all of it again


@dataclass(frozen=True)
class Move:
    """A legal move: its number, its kind, its named arguments; `str(move)` is a sentence."""

    code: int
    kind: str
    args: dict[str, int | str]
    game: Game = field(repr=False, compare=False)
    details: dict[str, Any] = field(repr=False, compare=False)  # what the sentence says beyond the arguments

    def say(self, lang: str = "en") -> str:
        """The move as its player would say it before making it."""
        sentences = words(lang, self.game.name)
        return sentences.say("move-" + self.kind, **self.game.say.spoken(sentences, self.details))

    def to_dict(self) -> dict[str, Any]:
        """The JSON-able form, which `Table.play` takes."""
        return {"kind": self.kind, **self.args}

    def __str__(self) -> str:
        return self.say()


class Table:
    """One game at one table.

    >>> table = Table("traffic", seats=3, seed=7)
    >>> table.seat, len(table.moves()) > 0
    (2, True)
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | Path | None = None,
        mode: Mode | None = None,
        rules_version: int | None = None,
    ) -> None:
        self.game: Game = load(game, edition)
        self.rules_version = self.game.check_version(rules_version)
        self.seats = self.game.check_seats(self.game.seat_counts[0] if seats is None else seats)
        self.options = self.game.check_options(self.seats, options)
        self.seed = seed_bytes(seed)
        self.engine = Engine(self.game, 1, mode)
        self.codes_played: list[int] = []
        self._start_state: GameState | None = None  # None: the deal that follows from the seed
        self._deal()

    def _deal(self) -> None:
        """Put the game back to its start."""
        if self._start_state is None:
            cells = self.game.option_cells(self.options, self.rules_version)
            self.engine.start(0, self.seats, cells, self.seed)
        else:
            self.engine.states[0] = self._start_state.record
            self.engine.relist(0)
        self._marks = [self.engine.states[0].copy()]  # the state after every so many moves

    # Whose turn, and what may be done

    @property
    def live(self) -> GameState:
        """A live view of the state, for rules and tests."""
        return self.engine.first

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        seat = int(self.engine.deciders[0])
        return None if seat == NONE else seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.engine.is_over(0)

    @property
    def phase(self) -> str:
        """What is being decided."""
        return self.game.phases[int(self.engine.states["phase"][0])]

    def codes(self) -> list[int]:
        """The numbers of the legal moves: the quick form of `moves()`."""
        return self.engine.codes(0)

    def moves(self) -> list[Move]:
        """The legal moves."""
        s = self.live
        return [self._move(s, code) for code in self.codes()]

    def move(self, code: int) -> Move:
        """The legal move of this number; IllegalMove says why there is none."""
        if code not in self.codes():
            raise self._illegal(code)
        return self._move(self.live, code)

    def _move(self, s: GameState, code: int) -> Move:
        kind, args = self.game.layout.describe(code)
        details = self.game.say.move_details(s, kind, args)
        return Move(code, kind, args, self.game, details)

    def play(self, move: int | Move | Mapping[str, Any]) -> None:
        """Play a move: a Move, its number, or {"kind": ..., and its arguments}; IllegalMove says why not."""
        code = move if type(move) is int else self._code(move)
        if not self.engine.play(0, code):
            raise self._illegal(code)
        self.codes_played.append(code)
        if len(self.codes_played) % MARKED == 0:
            self._marks.append(self.engine.states[0].copy())

    def why_not(self, move: int | Move | Mapping[str, Any]) -> IllegalMove | None:
        """Why this move cannot be played now; None: it can."""
        code = move if type(move) is int else self._code(move)
        return None if code in self.codes() else self._illegal(code)

    def play_sequence(self, moves: Sequence[int | Move | Mapping[str, Any]]) -> None:
        """Play several moves, all or none: if one is illegal, nothing has changed."""
        with self.all_or_none():
            for move in moves:
                self.play(move)

    @contextmanager
    def all_or_none(self) -> Iterator[None]:
        """Moves of which all are played, or none: IllegalMove leaves the table as it was."""
        before, record = len(self.codes_played), self.engine.states[0].copy()
        try:
            yield
        except IllegalMove:
            if len(self.codes_played) > before:
                self._put_back(record, before)
            raise

    def finish(self, move: int | Move | Mapping[str, Any]) -> list[Move]:
        """A legal move with the cheapest of what it takes to finish it, for `play_sequence`; most moves need nothing.

        >>> table = Table("traffic", seats=3, seed=7)
        >>> [str(step) for step in table.finish({"kind": "draw_loco"})]
        ['Draw a locomotive']
        """
        code = move if type(move) is int else self._code(move)
        if code not in self.codes():
            raise self._illegal(code)
        if self.game.layout.describe(code)[0] not in self.game.hints.COMPOUND:
            return [self._move(self.live, code)]
        codes = self.game.hints.finish(masked(self.live, self.seat), code)
        there, moves = Engine(self.game, 1, self.engine.mode), []
        there.states[0] = self.live.record
        there.relist(0)
        for step in codes:
            moves.append(self._move(self.game.State.at(there.states, 0), step))
            there.play(0, step)
        return moves

    def _code(self, move: Any) -> int:
        """The number of a move given as a Move or by its names."""
        if isinstance(move, Move):
            return move.code
        if not isinstance(move, Mapping) or "kind" not in move:
            raise IllegalMove("move-form", move=quoted(move))
        args = {key: value for key, value in move.items() if key != "kind"}
        code = self.game.layout.code(move["kind"], args)
        if code is None:
            raise IllegalMove("move-unknown", move=_written(move))
        return code

    def _illegal(self, code: int) -> IllegalMove:
        """Why this move cannot be played now."""
        if self.over:
            return IllegalMove("move-over")
        if not 0 <= code < self.game.A:
            return IllegalMove("move-range", code=quoted(code), most=self.game.A - 1)
        kind, args = self.game.layout.describe(code)
        reason, clause, details = self.game.say.why_not(self.live, kind, args)
        return IllegalMove(reason, self.game.name, clause, **details)

    def undo(self) -> None:
        """Go back one move; what people may take back, a `Journal` knows."""
        if not self.codes_played:
            raise IllegalMove("undo-nothing")
        self.go_back_to(len(self.codes_played) - 1)

    def revealed(self) -> bool:
        """Whether the last move drew on chance or showed somebody something new."""
        return self.revealed_since(len(self.codes_played) - 1)

    def revealed_since(self, ply: int, until: int | None = None) -> bool:
        """Whether the moves after the first so many, all made by one seat, showed anybody anything."""
        return reveals(self.game, self.table_at(ply).live, self.codes_played[ply:until])

    def go_back_to(self, ply: int) -> None:
        """Take back all moves after the first so many."""
        mark = min(ply, len(self.codes_played)) // MARKED
        again = self.codes_played[mark * MARKED : ply]
        self._put_back(self._marks[mark], ply)
        self.engine.play_all(0, again)

    def _put_back(self, record: Any, ply: int) -> None:
        """The state after the first so many moves, or one from which they are played."""
        self.engine.states[0] = record
        self.engine.relist(0)
        self.codes_played = self.codes_played[:ply]
        del self._marks[ply // MARKED + 1 :]

    # The end

    def scores(self) -> list[int]:
        """The points of each seat, as they are now."""
        return self.engine.scores(0, self.seats)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; equal seats share a place."""
        s, rules = self.live, self.game.rules
        standings = [rules.standing(s, seat) for seat in range(self.seats)]
        return [1 + sum(other > mine for other in standings) for mine in standings]

    def breakdown(self, seat: int) -> dict[str, Any]:
        """Where the points of a seat come from."""
        return dict(self.game.view.breakdown(self.live, self._check_seat(seat)))

    def _check_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalMove("seat", seat=quoted(seat), most=self.seats - 1)
        return seat

    # What is seen, said and kept

    def view(self, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        """What this seat may see, JSON-able; None: what a spectator may see; or everything, for after the end."""
        if seat is not None:
            self._check_seat(seat)
        return self.view_of(self.live if everything else masked(self.live, seat))

    def view_of(self, seen: GameState) -> dict[str, Any]:
        """The view of this table's state as somebody sees it (`masked`)."""
        module = self.game.view
        points = [module.breakdown(seen, each) for each in range(self.seats)]
        return {**self._heading(), **module.to_dict(seen), "points": points}

    def _heading(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules_version": self.rules_version,
            "edition": self.game.edition,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": self.seat,
            "phase": self.phase,
        }

    def state(self) -> dict[str, Any]:
        """Everything, JSON-able and lossless, in the names of the data files."""
        s = self.live
        chance = {"seed": s.key.astype("<i4").tobytes().hex(), "blocks": s.blocks, "words_used": s.words_used}
        return {**self._heading(), "chance": chance, **self.game.view.to_dict(s)}

    @classmethod
    def from_state(cls, state: Mapping[str, Any], edition: str | Path | None = None, mode: Mode | None = None) -> Self:
        """A table in this position; InvalidPosition says what cannot be."""
        read = Reader(state)
        name = read.part("game").value
        if not isinstance(name, str):
            raise read.part("game").wrong("text", value=repr(name))
        game = load(name, edition)
        version = read.part("rules_version", game.rules_version).value
        if not game.knows_version(version):
            raise InvalidPosition("position-version", found=plain(version), newest=game.rules_version)
        if read.part("edition", game.edition).value != game.edition:
            raise InvalidPosition("position-edition", found=str(state["edition"]), expected=game.edition)
        seats = game.check_seats(read.part("seats").value)
        table = cls(name, seats, None, read.part("options", {}).value, edition, mode, version)
        s = _read_state(table, Reader(state, game=name, clauses=game.say.CLAUSES))
        table._start_state = s
        table.seed = s.key.astype("<i4").tobytes()
        table._deal()
        if not table.over and not table.codes():
            raise InvalidPosition("position-no-move")
        return table

    def log(self) -> dict[str, Any]:
        """Game, options, edition, rules version, seed and moves: what replays to the same bytes."""
        described = [self.game.layout.describe(code) for code in self.codes_played]
        start = {} if self._start_state is None else {"start": self._state_at_start()}
        return {
            "format": logs.FORMAT,
            "game": self.game.name,
            "rules_version": self.rules_version,
            "edition": self.game.edition,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed.hex(),
            **start,
            "moves": [{"kind": kind, **args} for kind, args in described],
        }

    def _state_at_start(self) -> dict[str, Any]:
        there = self.table_at(0)
        return there.state()

    @classmethod
    def from_log(cls, log: Mapping[str, Any], edition: str | Path | None = None, mode: Mode | None = None) -> Self:
        """The table that this log leads to; InvalidLog says why it does not replay."""
        game = logs.check_heading(log, edition)
        if "start" in log:
            table = cls.from_state(log["start"], edition, mode)
            logs.check_start(table, log)
        else:
            table = cls(game.name, log["seats"], log["seed"], log["options"], edition, mode, log["rules_version"])
        logs.replay(table, log["moves"])
        return table

    def table_at(self, ply: int) -> Self:
        """A table of its own, with the position after so many moves of this one."""
        there = type(self).__new__(type(self))
        there.__dict__.update(self.__dict__)
        there.engine = Engine(self.game, 1, self.engine.mode)
        there._marks = list(self._marks)
        there.go_back_to(ply)
        return there

    @property
    def events(self) -> list[Event]:
        """All that happened so far, deal included, told by playing the game again; a `Journal` tells it as it happens.

        `event.seen_by(seat)` is what a seat knows of it.
        """
        there = self.table_at(0)
        found = [] if self._start_state is not None else list(read_events(there.live, self.game, 0))
        for ply, code in enumerate(self.codes_played, start=1):
            there.play(code)
            found += read_events(there.live, self.game, ply)
        return found

    @property
    def last_events(self) -> list[Event]:
        """What the last move told, or the deal if there was no move yet."""
        return list(read_events(self.live, self.game, len(self.codes_played)))

    def say(self, event: Event, seat: int | None = None, lang: str = "en", names: list[str] | None = None) -> str:
        """An event as a sentence for this seat ("you"), or for a spectator; what is hidden is "none"."""
        seen, sentences, module = event.seen_by(seat), words(lang, self.game.name), self.game.say
        said = module.spoken(sentences, module.event_details(seen))
        for key in module.PLAYERS:
            player = seen.args.get(key)
            if player is not None:
                said[key] = names[player] if names else sentences.say("player", number=player + 1)
                is_actor = key != module.PLAYERS[0] and player == seen.args.get(module.PLAYERS[0])
                said[key + "-is"] = "you" if player == seat else "self" if is_actor else "other"
        return sentences.say("event-" + event.kind.replace("_", "-"), **said)


def _written(move: Mapping[str, Any]) -> str:
    """A move that there is not, as it was given."""
    try:
        return json.dumps(dict(move), ensure_ascii=False)
    except (TypeError, ValueError):
        return quoted(dict(move))


def _read_chance(s: GameState, read: Reader) -> None:
    """The key of the keystream, and how far it was drawn."""
    read.only("seed", "blocks", "words_used")
    seed = read.part("seed")
    if seed.value is None:
        raise seed.wrong("text", value=quoted(None))
    s.key[:] = key_words(seed_bytes(seed.value))
    blocks = read.part("blocks").number(0, MOST_BLOCKS)
    if blocks > 0:
        s.blocks = blocks - 1
        next_block(s)
    s.words_used = read.part("words_used").number(0 if blocks > 0 else BLOCK_WORDS, BLOCK_WORDS)


def _read_state(table: Table, read: Reader) -> GameState:
    """The record that a position describes."""
    game = table.game
    s = game.State.new()
    chance = read.part("chance", None)
    s.key[:] = key_words(table.seed)
    s.blocks, s.words_used = 0, BLOCK_WORDS
    if chance.value is not None:
        _read_chance(s, chance)
    cells = game.option_cells(table.options, table.rules_version)
    s.version, s.options[:] = cells[0], cells[1:]
    s.seats = table.seats
    s.phase = read.part("phase").index(game.phases)
    seat = read.part("seat")
    s.seat = NONE if seat.value is None else seat.number(0, table.seats - 1)
    if (s.seat == NONE) != (game.phases[s.phase] == "over"):
        raise seat.wrong("seat-and-phase")
    game.position.from_dict(s, read)
    return s
