"""A table: one game being played, and everything that may be asked of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from . import log as logs
from .chance import next_block, seed_bytes
from .engine import Engine, Mode, Replayed, key_words
from .errors import IllegalMove, InvalidPosition, plain, quoted
from .events import Event, read_events
from .game import Game, load
from .position import Reader
from .record import NONE
from .revealed import reveals
from .spoken import name_players
from .state import BLOCK_WORDS, GameState
from .view import masked
from .words import words

MOST_BLOCKS = 2**30  # of the keystream; no game comes near
MARKED = 32  # the state is kept after each 32 moves, so that going back does not play the whole game again
MANY = "-many"  # what ends the name of the sentence that tells several equal events as one


@dataclass(frozen=True)
class Move:
    """A legal move: its number, its kind, its named arguments; `str(move)` is a sentence."""

    code: int
    kind: str
    args: dict[str, int | str]
    game: Game = field(repr=False, compare=False)
    details: dict[str, Any] = field(repr=False, compare=False)  # what the sentence says beyond the arguments

    def say(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The move as its player would say it before making it; who sits at a table is called by these names."""
        sentences, module = words(lang, self.game.name), self.game.say
        said = module.spoken(sentences, self.details)
        for key in module.PLAYERS:
            if key in self.details:
                said[key + "-is"] = "named" if names else "numbered"
                said[key] = names[self.details[key]] if names else said[key]
        return sentences.say("move-" + self.kind, **said)

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
        self._marks = [self.engine.saved(0)]  # the state after each MARKED moves

    # Whose turn, and what may be done

    @property
    def live(self) -> GameState:
        """A live view of the state, for rules and tests."""
        return self.engine.first

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        seat = self.engine.seat_of[0]
        return None if seat == NONE else seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.engine.seat_of[0] == NONE

    @property
    def phase(self) -> str:
        """What is being decided."""
        return self.game.phases[int(self.engine.states["phase"][0])]

    @property
    def is_compiled(self) -> bool:
        """Whether moves are made by machine code."""
        return self.engine.mode != "interpreted"

    def go_over_to(self, mode: Mode) -> None:
        """From now on rules are run this way."""
        there = Engine(self.game, 1, mode)
        there.put_back(0, self.engine.saved(0))
        self.engine = there

    @property
    def has_choice(self) -> bool:
        """Whether there is more than one legal move."""
        return self.engine.count_of[0] > 1

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

    def details(self, code: int) -> dict[str, Any]:
        """What the sentence of a legal move says."""
        return self.game.say.move_details(self.live, *self.game.layout.describe(code))

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
            self._marks.append(self.engine.saved(0))

    def replay(self, codes: list[int], begins: int) -> Replayed:
        """Play the first moves of this game in a row, and note what they did; IllegalMove says why one is not legal.

        `begins` is the number of the event that tells of the beginning of a turn.
        """
        assert not self.codes_played, "only what follows the deal is played in a row"
        found = self.engine.replay(codes, self.seats, begins, MARKED)
        self.codes_played = codes[: found.legal]
        self._marks += found.marks[: found.legal // MARKED]
        if found.legal < len(codes):
            raise self._illegal(codes[found.legal])
        return found

    def why_not(self, move: int | Move | Mapping[str, Any]) -> IllegalMove | None:
        """Why this move cannot be played now; None: it can."""
        code = move if type(move) is int else self._code(move)
        return None if code in self.codes() else self._illegal(code)

    def play_sequence(self, moves: Sequence[int | Move | Mapping[str, Any]]) -> None:
        """Play several moves, all or none: if one is illegal, nothing has changed."""
        with self.all_or_none():
            for move in moves:
                self.play(move)

    def all_or_none(self) -> AllOrNone:
        """Moves of which all are played, or none: IllegalMove leaves the table as it was."""
        return AllOrNone(self)

    def finish(self, move: int | Move | Mapping[str, Any]) -> list[Move]:
        """A legal move and the cheapest moves that complete it, for `play_sequence`; most moves need no others.

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

    def revealed_since(self, ply: int, until: int | None = None, state: bytes | None = None) -> bool:
        """Whether the moves after this ply, all made by one seat, showed anybody anything; in this state then."""
        before = self.table_at(ply).live if state is None else self.game.State.of(state)
        return reveals(self.game, before, self.codes_played[ply:until])

    def go_back_to(self, ply: int) -> None:
        """Take back all moves after this ply."""
        mark = min(ply, len(self.codes_played)) // MARKED
        again = self.codes_played[mark * MARKED : ply]
        self.put_back(self._marks[mark], ply)
        self.engine.play_all(0, again)

    def put_back(self, state: bytes, ply: int) -> None:
        """The state after this number of moves, or one from which they are played."""
        self.engine.put_back(0, state)
        self.codes_played = self.codes_played[:ply]
        del self._marks[ply // MARKED + 1 :]

    # The end

    def scores(self) -> list[int]:
        """The points of each seat, as they are now."""
        return self.engine.scores(0, self.seats)

    def closed_scores(self) -> list[int]:
        """What each seat would have if the game ended here, with all cards open: for after the end."""
        return self.engine.closed_scores(0, self.seats)

    def closed(self) -> GameState:
        """The state as it would be then."""
        return self.engine.closed(0)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner; equal seats share a place."""
        s, rules, points = self.live, self.game.rules, self.scores()
        standings = [
            rules.standing(s, seat) if points.count(mine) > 1 else (mine,)  # it begins with the points
            for seat, mine in enumerate(points)
        ]
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

    def view_of(self, seen: GameState, points: list[dict[str, Any]] | None = None) -> dict[str, Any]:
        """The view of this table's state as somebody sees it (`masked`), with the breakdowns if they are known."""
        if points is None:
            points = [dict(self.game.view.breakdown(seen, each)) for each in range(self.seats)]
        return {**self._heading(), **self.game.view.to_dict(seen), "points": points}

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
        return {**self._heading(), "chance": chance, **self.game.view.to_dict(s), **_remembered(self.game, s)}

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
        table._begin_at(_read_state(table, Reader(state, game=name, clauses=game.say.CLAUSES)))
        if not table.over and not table.codes():
            raise InvalidPosition("position-no-move")
        return table

    @classmethod
    def from_record(cls, game: Game, s: GameState, mode: Mode | None = None) -> Self:
        """A table in the position of a state of this game, which is copied: its log begins there."""
        options = {
            name: option.name_of(cell)
            for (name, option), cell in zip(game.options.items(), s.options.tolist(), strict=True)
        }
        table = cls(game.name, s.seats, None, options, game.edition_folder, mode, s.version)
        table._begin_at(s.copy())
        return table

    def _begin_at(self, s: GameState) -> None:
        """The game begins with this position."""
        self._start_state, self.seed = s, s.key.astype("<i4").tobytes()
        self._deal()

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
        """A table of its own, with the position of this one after `ply` moves."""
        there = self._another()
        there.go_back_to(ply)
        return there

    def copy(self) -> Self:
        """A table of its own in the same position."""
        there = self._another()
        there.put_back(self.engine.states[0].tobytes(), len(self.codes_played))
        return there

    def _another(self) -> Self:
        """A table of the same history, with room for a position of its own."""
        there = type(self).__new__(type(self))
        there.__dict__.update(self.__dict__)
        there.engine = Engine(self.game, 1, self.engine.mode)
        there._marks = list(self._marks)
        return there

    @property
    def events(self) -> list[Event]:
        """All that happened so far, deal included, told by playing the game again; a `Journal` tells it as it happens.

        `event.seen_by(seat)` is what a seat knows of it.
        """
        return [event for ply, s in self.states() for event in read_events(s, self.game, ply)]

    def states(self) -> Iterator[tuple[int, GameState]]:
        """Every state that tells of events, with its number of moves: all but a position that was given."""
        there = self.table_at(0)
        if self._start_state is None:
            yield 0, there.live
        for ply, code in enumerate(self.codes_played, start=1):
            there.play(code)
            yield ply, there.live

    @property
    def last_events(self) -> list[Event]:
        """What the last move told, or the deal if there was no move yet."""
        return read_events(self.live, self.game, len(self.codes_played))

    def say(
        self, event: Event, seat: int | None = None, lang: str = "en", names: list[str] | None = None, times: int = 1
    ) -> str:
        """An event as a sentence for this seat ("you"), or for a spectator; what is hidden is "none".

        `times`: how often it happened in a row, where the game has a sentence for that (`has_many`).
        """
        seen, sentences, module = event.seen_by(seat), words(lang, self.game.name), self.game.say
        said = module.spoken(sentences, module.event_details(seen))
        said |= name_players(sentences, module.PLAYERS, seen.args, seat, names)
        message = "event-" + event.kind.replace("_", "-")
        return sentences.say(message, **said) if times == 1 else sentences.say(message + MANY, count=times, **said)

    def has_many(self, event: Event, seat: int | None, lang: str) -> bool:
        """Whether the game tells several of these events as one: this seat does not see what sets them apart."""
        is_hidden = any(seat not in seats for seats in event.secrets.values())
        return is_hidden and words(lang, self.game.name).has("event-" + event.kind.replace("_", "-") + MANY)


class AllOrNone:
    """With it, a move that is not legal takes back those made before it."""

    def __init__(self, table: Table) -> None:
        self.table, self.before, self.state = table, len(table.codes_played), table.engine.saved(0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IllegalMove) and len(self.table.codes_played) > self.before:
            self.table.put_back(self.state, self.before)


def _written(move: Mapping[str, Any]) -> str:
    """A move that does not exist, as it was given."""
    try:
        return json.dumps(dict(move), ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return quoted(dict(move))


def _remembered(game: Game, s: GameState) -> dict[str, list[list[str]]]:
    """What all remember of the hands, where that is anything; no view has it."""
    if not game.memory.CARDS:
        return {}
    rows = s.record["remembered"][: s.seats].tolist()
    return {
        "remembered": [[card for card, n in zip(game.memory.CARDS, row, strict=True) for _ in range(n)] for row in rows]
    }


def _read_remembered(game: Game, s: GameState, read: Reader) -> None:
    """At most what the hands have; nothing, where nothing is said."""
    if not game.memory.CARDS:
        if "remembered" in read.value:
            raise read.wrong("unknown-key", key="remembered")
        return
    remembered, hands = s.record["remembered"], s.record["hands"]
    for seat, cards in enumerate(read.part("remembered", [[]] * s.seats).one_per_seat(s.seats)):
        for card in cards.cards(game.memory.CARDS):
            if remembered[seat, card] == hands[seat, card]:
                raise cards.wrong("remembered", card=game.memory.CARDS[card], held=int(hands[seat, card]))
            remembered[seat, card] += 1


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
    _read_remembered(game, s, read)
    return s
