"""The table as one viewer sees it, in one language: what becomes a `Scene`."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Hashable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, TypeVar, get_args

from msgspec.structs import replace

from ..core import trial
from ..core.errors import IllegalMove
from ..core.events import Event
from ..core.hints import adviser
from ..core.journal import Entry, Remark
from ..core.salts import seal_of
from ..core.state import GameState
from ..core.table import Move, Table
from ..core.view import masked
from ..core.words import LANGUAGES, Words, words
from .absence import NOTES, Absence, absences, say_note
from .history import History
from .outcome import Outcomes
from .store import SeatRow, TableRow
from .wire import Clock, Ending, LogLine, MoveOffer, SeatInfo, SeatKind, TableInfo, Tried, UndoOffer

MOST_LINES, LAST_LINES = 200, 80  # of a log: a viewer's scene that has more keeps only the last ones
MOST_SAID = 8_192  # moves, and as many lines of logs, of all games and languages together, that need not be said again
Said = TypeVar("Said")


@lru_cache
def commitment(salt: bytes) -> str:
    """The seal of the server's salt, told at the start, so that it cannot change it later."""
    return seal_of(salt).hex()


def table_info(row: TableRow, title: str) -> TableInfo:
    """What is known of a table; its seed only after the end."""
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title,
        rules_version=row.rules_version,
        edition=row.edition,
        seats=row.seats,
        options=row.options,
        status=row.status,
        clock=Clock(row.clock_kind, row.clock_seconds),
        hints=row.hints,
        watch=row.watch,
        created=row.created,
        commitment=commitment(row.salt or row.seed),
        seed=row.seed.hex() if row.status == "over" else None,
        rematch=row.rematch,
    )


def seat_name(seat: SeatRow, sentences: Words) -> str:
    """What a seat is called in a language: the name its person chose, or a bot's."""
    if seat.kind == "person":
        return seat.name or sentences.say("player", number=seat.seat + 1)
    return (
        sentences.say("online-bot", number=seat.seat + 1) if seat.kind == "bot" else sentences.say("online-open-seat")
    )


def names_beside(seat: int, seat_rows: list[SeatRow]) -> list[str]:
    """What the other seats are called, or may be called by the server itself in some language."""
    others = [each for each in seat_rows if each.seat != seat]
    return [each.name for each in others if each.name] + [name for each in others for name in _own_names(each.seat)]


@cache
def _own_names(seat: int) -> list[str]:
    """What the server itself calls a seat, for every kind of player and in every language."""
    rows = [SeatRow(seat=seat, kind=kind, level=None, name="", token="") for kind in get_args(SeatKind)]
    return [seat_name(row, words(lang)) for row in rows for lang in LANGUAGES]


def seat_info(seat: SeatRow, sentences: Words, is_here: bool, is_you: bool, sees_token: bool) -> SeatInfo:
    """Who sits there, for one viewer; the secret of an open seat only for the one who may hand it out."""
    return SeatInfo(
        seat=seat.seat,
        name=seat_name(seat, sentences),
        kind=seat.kind,
        level=seat.level if seat.kind == "bot" else None,
        is_here=is_here,
        is_stood_in=seat.is_stood_in,
        is_you=is_you,
        token=seat.token if seat.kind == "open" and sees_token else None,
    )


def offer_of(
    there: Table, code: int, gain: int | None, lang: str, names: list[str], before: Sequence[int] = ()
) -> MoveOffer:
    """A legal move as it is offered; what would be said in the same words, at any table, is said once."""
    game = there.game
    details = there.details(code)
    named = () if details.keys().isdisjoint(game.say.PLAYERS) else tuple(names)
    key = (game, lang, code, gain, tuple(before), named, *details, *details.values())
    try:
        known = _offered.get(key)
    except TypeError:  # a detail is a list or the like
        return _new_offer(there.move(code), gain, lang, names, before)
    if known is None:
        known = _new_offer(there.move(code), gain, lang, names, before)
        _keep(_offered, key, known)
    return known


_offered: OrderedDict[Hashable, MoveOffer] = OrderedDict()  # by all that is said of them
_lines: OrderedDict[Hashable, tuple[LogLine, bool]] = OrderedDict()  # the same; and whether each may be one of many


def _keep(known: OrderedDict[Hashable, Said], key: Hashable, said: Said) -> None:
    """What was said need not be said again, until much else was."""
    known[key] = said
    if len(known) > MOST_SAID:
        known.popitem(last=False)


def _new_offer(move: Move, gain: int | None, lang: str, names: list[str], before: Sequence[int]) -> MoveOffer:
    return MoveOffer(
        code=move.code, kind=move.kind, args=move.args, text=move.say(lang, names), gain=gain, before=list(before)
    )


def offers_of(there: Table, lang: str, names: list[str], before: Sequence[int] = ()) -> Iterator[MoveOffer]:
    """The legal moves of the seat that decides at a table, one at a time; `before` has to be made before them."""
    codes = there.codes()
    gains = adviser(there.game).gains(masked(there.live, there.seat), codes)
    for code, gain in zip(codes, gains, strict=True):
        yield offer_of(there, code, gain, lang, names, before)


def ahead_of(table: Table, lang: str, names: list[str]) -> Iterator[MoveOffer]:
    """What may follow each move that only opens a choice; what may be done at once is not said again."""
    now = set(table.codes())
    for code, there in trial.ahead(table):
        yield from (offer for offer in offers_of(there, lang, names, [code]) if offer.code not in now)


class ViewerScene:
    """What one viewer sees of a game, said in one language: its log, and what is said of the position."""

    def __init__(self, history: History, viewer: int | None, lang: str, names: list[str]) -> None:
        self.history, self.viewer, self.names = history, viewer, names
        self.table = history.table
        self.words = words(lang, self.table.game.name)
        self.lines: dict[int, LogLine] = {}  # those that were said
        self.refusals: dict[str, str] = {}  # by their reasons

    def prepare(self, is_playing: bool, first: int) -> Generator[None, None, None]:
        """Make what a scene needs whose log begins at this line, piece by piece, because there may be a lot to say."""
        if len(self.lines) > MOST_LINES:
            self.lines = dict(sorted(self.lines.items())[-LAST_LINES:])
        yield from self.say_lines(first, len(self.history.entries))
        self.view()
        yield
        if is_playing and self._decides:
            yield from self._say_moves()
            yield from self._say_ahead()
        yield from self.history.work_out_end()

    def say_lines(self, first: int, end: int) -> Iterator[None]:
        """Say those of these lines that are not said yet, one at a time, each with the names of its time."""
        for number in range(first, end):
            if number not in self.lines:
                self.lines[number] = self._line(number)
                yield

    def log(self, first: int, end: int) -> list[LogLine]:
        """These lines of the log; call `forget_after` when moves were taken back."""
        for _ in self.say_lines(first, end):
            pass
        return [self.lines[number] for number in range(first, end)]

    def forget_after(self, lines: int) -> None:
        """Keep this number of lines, from the first on; the others are no longer valid."""
        for number in [number for number in self.lines if number >= lines]:
            del self.lines[number]

    def _line(self, number: int) -> LogLine:
        """A line of the log; what would be said in the same words, at any table, is said once."""
        entry = self.history.entries[number]
        alone, is_of_many = self._kept(entry) if type(entry) is Entry else self._alone(entry)
        together = self._together(number, alone) if is_of_many else None
        return replace(alone, ply=entry.ply, at=entry.at, together=together)

    def _kept(self, entry: Entry) -> tuple[LogLine, bool]:
        """A line of the rules' events, which is kept."""
        key = (entry.game, self.words.lang, self.viewer, *self.names, *entry.row)
        known = _lines.get(key)
        if known is None:
            known = self._alone(entry)
            _keep(_lines, key, known)
        return known

    def _alone(self, entry: Entry | Remark) -> tuple[LogLine, bool]:
        """A line, whatever is said before it; and whether it may be one of many."""
        event = entry.event
        return self._said_alone(event, entry.at), self.table.has_many(event, self.viewer, self.words.lang)

    def _said_alone(self, event: Event, at: float) -> LogLine:
        """A line, whatever is said before it."""
        seen = event.seen_by(self.viewer)
        text, seat = self._told(seen), seen.args.get("seat")
        return LogLine(ply=seen.ply, at=at, kind=seen.kind, args=seen.args, seat=seat, text=text, together=None)

    def _together(self, number: int, line: LogLine) -> str | None:
        """This line and those right before it that say the same, as one sentence."""
        times = 1
        while times <= number and self._is_same(number - times, line):
            times += 1
        seen = Event(line.ply, line.kind, line.args, {})
        return self.table.say(seen, self.viewer, self.words.lang, self.names, times) if times > 1 else None

    def _is_same(self, number: int, other: LogLine) -> bool:
        """Whether this line tells the viewer the same; one that is said already is not read again."""
        line = self.lines.get(number) or self.history.entries[number].event.seen_by(self.viewer)
        return line.kind == other.kind and line.args == other.args

    def _told(self, event: Event) -> str:
        if event.kind in NOTES:
            return say_note(event, self.viewer, self.words, self.names)
        return self.table.say(event, self.viewer, self.words.lang, self.names)

    def question(self, is_shared: bool = False) -> str:
        """The one sentence of the action bar."""
        seat = self.table.seat
        if seat is None:
            return self.outcomes(is_shared).headline()
        asked = self._asked(self.table.phase)
        if seat == self.viewer:
            return asked
        return self.words.say("online-waiting", name=self.names[seat], question=asked)

    def _asked(self, phase: str) -> str:
        """What is asked of the seat that decides in this phase."""
        name = f"phase-{phase}"
        return self.words.say(name) if self.words.has(name) else phase

    def clause(self) -> str | None:
        """The rule behind what is asked, where the game names it."""
        return self.table.game.clauses.get(self.table.phase)

    def outcomes(self, is_shared: bool = False) -> Outcomes:
        """How the game ended for the viewer, or for the people who share a device."""
        viewer = None if is_shared else self.viewer
        return Outcomes(self.table, self.history.ranking(), self.history.scores(), viewer, self.words, self.names)

    def view(self) -> dict[str, Any]:
        """The view of the table as the viewer sees it."""
        return self.history.once(("view", self.viewer), self._view)

    def _view(self) -> dict[str, Any]:
        """After the end everybody sees the same points, so they are worked out once."""
        return self.table.view_of(self._seen(), self._breakdowns() if self.table.over else None)

    def _seen(self) -> GameState:
        """The state as the viewer sees it; it knows the parts of earlier views that have not changed."""
        history = self.history
        return history.once(
            ("seen", self.viewer),
            lambda: history.parts.remember(masked(self.table.live, self.viewer), self.viewer, history.changes),
        )

    def offers(self) -> list[MoveOffer]:
        """The viewer's legal moves, with what each brings at once."""
        if not self._decides:
            return []
        for _ in self._say_moves():
            pass
        return self._said()

    @property
    def _decides(self) -> bool:
        return self.viewer is not None and self.table.seat == self.viewer

    def _said(self) -> list[MoveOffer]:
        return self.history.once(("offers", self.words.lang, *self.names), list)

    def _say_moves(self) -> Iterator[None]:
        """Say the moves that are not said yet, one at a time."""
        codes, gains, said = self.table.codes(), self.history.once("gains", self._gains), self._said()
        while len(said) < len(codes):
            said.append(offer_of(self.table, codes[len(said)], gains[len(said)], self.words.lang, self.names))
            yield

    def ahead(self) -> list[MoveOffer]:
        """What may follow those of the viewer's moves that only open a choice."""
        if not self._decides:
            return []
        for _ in self._say_ahead():
            pass
        return self._said_ahead()[1]

    def _said_ahead(self) -> tuple[Iterator[MoveOffer], list[MoveOffer]]:
        """What is still to be said of it, and what is said."""
        return self.history.once(
            ("ahead", self.words.lang), lambda: (ahead_of(self.table, self.words.lang, self.names), [])
        )

    def _say_ahead(self) -> Iterator[None]:
        """Say it, one move at a time."""
        left, said = self._said_ahead()
        for offer in left:
            said.append(offer)
            yield

    def tried(self, command: str, there: Table, moves: list[MoveOffer], codes: list[int]) -> Tried:
        """The table as it would be after these moves."""
        return Tried(
            id=command,
            codes=codes,
            question=self._asked(there.phase),
            clause=there.game.clauses.get(there.phase),
            view=there.view_of(masked(there.live, self.viewer)),
            moves=moves,
        )

    def _gains(self) -> list[int | None]:
        """What each move brings at once and for certain."""
        return adviser(self.table.game).gains(self._seen(), self.table.codes())

    def undo(self, held: tuple[int, ...]) -> UndoOffer:
        """What the viewer may take back."""
        try:
            return UndoOffer(True, self.history.can_take_back(held, whole_turn=True) > 1, None)
        except IllegalMove as error:
            return UndoOffer(False, False, self._refused(error))

    def _refused(self, error: IllegalMove) -> str:
        """Why nothing can be taken back: one of a few sentences, made once."""
        if error.reason not in self.refusals:
            self.refusals[error.reason] = error.say(self.words.lang)
        return self.refusals[error.reason]

    def ending(self, is_shared: bool = False) -> Ending | None:
        """How it ended, if it did."""
        if not self.table.over:
            return None
        plies, points = self.history.timeline()
        outcomes = self.outcomes(is_shared)
        return Ending(
            text=outcomes.headline(),
            reason=outcomes.reason(),
            outcome=outcomes.outcome,
            ranking=self.history.ranking(),
            scores=points[-1],
            breakdowns=self._breakdowns(),
            timeline=points,
            turns=plies,
            about=outcomes.about(),
            absences=[outcomes.absence(absence) for absence in self._absences()],
            turning=[outcomes.turning_point(turned, self.history) for turned in self.history.turning()],
        )

    def _absences(self) -> list[Absence]:
        return self.history.once("absences", lambda: list(absences(self.history)))

    def _breakdowns(self) -> list[dict[str, Any]]:
        table = self.table
        return self.history.once("breakdowns", lambda: [table.breakdown(seat) for seat in range(table.seats)])

    def moment(self, ply: int) -> dict[str, Any]:
        """The table as it was after this number of moves; after the end with everything that was hidden then."""
        there = self.table.table_at(ply)
        return there.view(self.viewer, everything=self.table.over)

    def about(self, kind: str, args: dict[str, int | str], ply: int | None) -> tuple[str | None, list[str]]:
        """What a thing is called, and what is told of it; nothing where there is no such thing."""
        game = self.table.game
        if game.about.THINGS.code(kind, args) is None:
            return None, []
        told = game.about.about(self._seen_at(ply), self.viewer, kind, args)
        if told is None:
            return None, []
        title, *lines = [line.say(game, self.viewer, self.words.lang, self.names) for line in (told.title, *told.lines)]
        return title, lines

    def _seen_at(self, ply: int | None) -> GameState:
        """The state as the viewer sees it now, or saw it after that many moves; after the end all of it."""
        if ply is None:
            return self._seen()
        there = self.table.table_at(ply).live
        return there if self.table.over else masked(there, self.viewer)
