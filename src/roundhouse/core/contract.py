"""What a game offers: one protocol for each module of its folder.

The modules themselves fulfil the protocols: `traffic/say.py` is a `Say[State]`.  mypy checks it
(tests/offered.py), so does `module` when a module is loaded, and everybody asks through `Game`: `game.say.why_not(…)`.
`S` is the game's own state, `N` what its opinion notes of it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from . import notes
from .actions import Layout, Moves
from .ended import Earned, Verdict
from .errors import Clauses, IncompleteGame, Refusal
from .events import Declaration, Event
from .foresight import Foresight, Level, Rethinking
from .record import NOBODY, Cells
from .state import COMMON, GameState
from .words import Words

if TYPE_CHECKING:
    from .game import Option
    from .hints import Reason
    from .position import Reader
    from .told import Told

S = TypeVar("S", bound=GameState, contravariant=True)
N = TypeVar("N", bound=notes.Notes, contravariant=True)
# The one place that says how many seats a table can have: the wire and the client have it from here.
MOST_SEATS = 6
Args = Mapping[str, Any]  # the arguments of a move or an event, by their names


class Package(Protocol):
    """What the game is called, who can play it, and what a table may agree on."""

    @property
    def TITLE(self) -> str:
        """What it is called."""
        ...

    @property
    def LEDGER(self) -> str:
        """What its numbers in docs/ledger begin with."""
        ...

    @property
    def SEAT_COUNTS(self) -> range:
        """How many can play it."""
        ...

    @property
    def MINUTES(self) -> int:
        """How long a game takes people."""
        ...

    @property
    def RULES_VERSION(self) -> int:
        """Raised whenever the same log would no longer lead to the same game."""
        ...

    @property
    def OPTIONS(self) -> tuple[Option, ...]:
        """What a table may agree on."""
        ...

    def check_options(self, seats: int, options: dict[str, Any]) -> None:
        """Refuse options that do not go together."""


class Phase(Protocol):
    """What the seat that decides now decides."""

    @property
    def NAMES(self) -> list[str]:
        """The phases in the order of their numbers."""
        ...

    @property
    def CLAUSES(self) -> dict[str, str]:
        """The number of the ledger behind each decision, by its phase."""
        ...

    @property
    def WITHIN(self) -> tuple[str, ...]:
        """The phases in the middle of a decision: until it is made whole, a screen may put it back unmade."""
        ...

    @property
    def ASKED(self) -> dict[str, str]:
        """The phases that are asked even where one move is left, each with the number of the ledger that says why."""
        ...


class Action(Protocol):
    """Every kind of move with its arguments: two at most, so compound decisions are several moves."""

    @property
    def LAYOUT(self) -> Layout:
        """The kinds of moves in the order of their numbers."""
        ...

    @property
    def OPENING(self) -> tuple[str, ...]:
        """The kinds of moves that only open a choice: what may follow them is offered together with them."""
        ...


class Happening(Protocol):
    """What can happen, and who may see it."""

    @property
    def EVENTS(self) -> Declaration:
        """The kinds of events with their arguments."""
        ...


class StateModule(Protocol):
    """The record: every field with its shape, who sees it and what it means."""

    @property
    def State(self) -> type[GameState]:
        """The class that declares the fields."""
        ...


class Rules(Protocol[S]):
    """The rules, in the dialect."""

    @property
    def MOST_MOVES(self) -> int:
        """No game takes more."""
        ...

    def setup(self, s: S) -> None:
        """Deal a new game."""

    def offer_moves(self, s: S, moves: Moves) -> None:
        """Put every legal move on the list."""

    def carry_out(self, s: S, kind: int, first: int, second: int) -> None:
        """Carry out a legal move."""

    def is_over(self, s: S) -> bool:
        """Whether the game is over."""
        ...

    def score(self, s: S, seat: int) -> int:
        """The points of a seat, as they are now."""
        ...

    def gain(self, s: S, kind: int, first: int, second: int) -> int:
        """What a legal move changes of its maker's own points, at once and for certain; or UNSURE."""
        ...

    def standing(self, s: S, seat: int) -> tuple[int, ...]:
        """What decides who is ahead: the larger one is; first the points, then what `ending.tie_breaks` names."""
        ...

    def goal(self, s: S) -> int:
        """Played alone: 1 if what there was to win is won, 0 if not; NONE: there is none, or others play."""
        ...

    def close(self, s: S) -> None:
        """End the game where it stands, with all cards open, so that `score` counts what a seat would have had."""


class Guess(Protocol[S]):
    """What is hidden, dealt at random to where hidden things are; in the dialect."""

    def fill_in(self, s: S, seat: int) -> None:
        """Replace all that this seat cannot see by a guess that agrees with what it sees."""


class Memory(Protocol[S]):
    """What all who pay attention know of hidden hands, in a field `remembered`, by seat and kind; in the dialect."""

    @property
    def CARDS(self) -> tuple[str, ...]:
        """The names of the kinds, in the order of their numbers."""
        ...

    def note(self, s: S) -> None:
        """Remember what the last move showed of hands, from its events and from what everybody sees."""


class Opinion(Protocol[S, N]):
    """What moves are worth to the seat that decides, from what it sees; in the dialect."""

    @property
    def Notes(self) -> type[notes.Notes]:
        """What `look` fills in, for all moves of a decision."""
        ...

    @property
    def FORESIGHT(self) -> Foresight:
        """How a search looks ahead with this opinion."""
        ...

    def look(self, s: S, notes: N) -> None:
        """Read the table once."""

    def worth(self, s: S, notes: N, kind: int, first: int, second: int) -> float:
        """What a legal move is worth, in points of the game, later steps of the same decision included."""
        ...


class Aim(Protocol[S]):
    """How far one who plays alone has come; in the dialect."""

    def nearness(self, s: S) -> float:
        """How near the goal is, from 0 to 1."""
        ...


class Tuning(Protocol):
    """What an opinion may say besides, found by matches; what it does not say is as in other games."""

    @property
    def LEVELS(self) -> Mapping[str, Level]:
        """How bots of a level think in this game, by the level."""
        ...

    @property
    def KEEN(self) -> Mapping[str, Any]:
        """What notes hold before `look` where a keen taste is asked for, by their names."""
        ...

    @property
    def ALONE(self) -> Foresight:
        """How a search looks ahead for one who plays alone."""
        ...

    @property
    def RETHINKING(self) -> Rethinking:
        """Which moves a bot that thinks again tries, and when."""
        ...

    @property
    def aim(self) -> Aim[Any]:
        """What a search counts for one who plays alone and has not reached the goal."""
        ...


class Hints(Protocol[S, N]):
    """Why a move is worth what it is, for the one that is explained; and what a plan needs."""

    @property
    def COMPOUND(self) -> tuple[str, ...]:
        """The kinds of moves that further moves have to finish."""
        ...

    def reason(self, s: S, notes: N, kind: str, args: Args) -> Reason:
        """The sentence that says why a legal move is worth what it is."""
        ...

    def finish(self, s: S, code: int) -> list[int]:
        """A move, and the moves that finish it the cheapest way."""
        ...

    def wanted(self, s: S) -> list[str]:
        """What the plan of the seat that decides asks for, by the names of the catalogue."""
        ...


class View(Protocol[S]):
    """The table in names."""

    def to_dict(self, s: S) -> Mapping[str, Any]:
        """The table; None or a number of cards in place of what is hidden."""
        ...

    def breakdown(self, s: S, seat: int) -> Mapping[str, Any]:
        """Where the points of a seat come from, as far as this state shows it."""
        ...


class Position(Protocol[S]):
    """The names of the view back into cells."""

    def from_dict(self, s: S, read: Reader) -> None:
        """Fill in the table; InvalidPosition says what cannot be."""

    def count_cards(self, s: S) -> Cells:
        """How many of each card lie anywhere on the table."""
        ...


class Say(Protocol[S]):
    """Which sentence of the game's words is said, and with which details."""

    @property
    def PLAYERS(self) -> tuple[str, ...]:
        """The details that are seats; the first is who acts."""
        ...

    @property
    def CLAUSES(self) -> Clauses:
        """The numbers of the ledger behind each reason of a refusal."""
        ...

    def move_details(self, s: S, kind: str, args: Args) -> dict[str, Any]:
        """What the sentence of a move says."""
        ...

    def event_details(self, event: Event) -> dict[str, Any]:
        """What the sentence of an event says."""
        ...

    def spoken(self, words: Words, details: Args) -> dict[str, Any]:
        """The details as people say them: cards by their names, seats and places counted from 1."""
        ...

    def why_not(self, s: S, kind: str, args: Args) -> Refusal:
        """Why a move that is not legal is not, and the clause that says so."""
        ...


class Ending(Protocol[S]):
    """What is told after the end: where points came from, and why somebody won."""

    @property
    def TELLING(self) -> tuple[str, ...]:
        """The kinds of events that bring points, the most telling first."""
        ...

    def earned(self, s: S, seat: int) -> list[Earned]:
        """The points of a seat by where they come from; together they are `score`."""
        ...

    def tie_breaks(self, s: S) -> tuple[str, ...]:
        """What decides between equal points, in the order of `standing`: each is a sentence `tie-NAME`."""
        ...

    def verdict(self, s: S) -> Verdict | None:
        """How the game ended for the one who played it alone; None: points against others decide."""
        ...


class Catalogue(Protocol):
    """The box as a screen shows it, in one language."""

    def contents(self, words: Words) -> Mapping[str, Any]:
        """What is in the box, by the names that views and moves use."""
        ...


class About(Protocol[S]):
    """What the things on the table are, and what they cost and bring here and now."""

    @property
    def THINGS(self) -> Layout:
        """All that can be asked about: the kinds of things with their arguments, as in `action`."""
        ...

    def about(self, s: S, viewer: int | None, kind: str, args: Args) -> Told | None:
        """What a thing is, from what this viewer sees; None: there is no such thing on the table."""
        ...


class Drawing(Protocol):
    """The empty board as a picture, where the game has one."""

    def picture(self, words: Words) -> str:
        """One file of SVG that needs nothing else."""
        ...


MODULES: dict[str, type[Any]] = {
    "phase": Phase,
    "action": Action,
    "event": Happening,
    "state": StateModule,
    "rules": Rules,
    "guess": Guess,
    "opinion": Opinion,
    "hints": Hints,
    "view": View,
    "position": Position,
    "say": Say,
    "ending": Ending,
    "catalogue": Catalogue,
    "about": About,
}
OPTIONAL: dict[str, type[Any]] = {"memory": Memory, "drawing": Drawing}
BESIDES: dict[str, type[Any]] = {"opinion": Tuning}  # of which a module may offer any part


def members(protocol: type[Any]) -> dict[str, Callable[..., Any] | None]:
    """What a protocol asks for, by name: a function, or None for a value."""
    public = {name: member for name, member in vars(protocol).items() if not name.startswith("_")}
    values = {name: None for name, member in public.items() if isinstance(member, property)}
    return {**values, **{name: member for name, member in public.items() if inspect.isfunction(member)}}


def check(name: str, package: ModuleType) -> None:
    """Refuse a game that lacks a module; what is in a module is checked by `module` when somebody asks for it."""
    _check_module(name, package, Package)
    if package.SEAT_COUNTS[-1] > MOST_SEATS:
        raise IncompleteGame("game-seats", name=name, seats=package.SEAT_COUNTS[-1], most=MOST_SEATS)
    for module_name in MODULES:
        if find_spec(f"{package.__name__}.{module_name}") is None:
            raise IncompleteGame("game-module", name=name, module=module_name)


def module(name: str, package: ModuleType, module_name: str) -> Any:
    """A module of a game; IncompleteGame says what it does not offer though it must."""
    loaded = import_module(f"{package.__name__}.{module_name}")
    _check_module(name, loaded, {**MODULES, **OPTIONAL}[module_name])
    if module_name == "state":
        _check_meanings(name, loaded.State)
    return loaded


def _check_meanings(name: str, state: type[GameState]) -> None:
    """What somebody sees says what its numbers stand for: a program that learns is shown it, or told why not."""
    for field, declared in state.fields.items():
        if declared.seen != NOBODY and field not in COMMON and not declared.holds:
            raise IncompleteGame("game-meaning", name=name, field=field)


def _check_module(name: str, module: ModuleType, protocol: type[Any]) -> None:
    where = module.__name__.rpartition(".")[2]
    for member, function in members(protocol).items():
        offered = getattr(module, member, None)
        if offered is None:
            raise IncompleteGame("game-member", name=name, module=where, member=_written(member, function))
        if function is not None and _arguments(offered) != _arguments(function)[1:]:
            raise IncompleteGame("game-arguments", name=name, module=where, member=_written(member, function))


def _arguments(function: Any) -> Sequence[str]:
    """The names of the arguments that have to be given."""
    parameters = inspect.signature(function).parameters.values() if callable(function) else ()
    return [each.name for each in parameters if each.default is each.empty]


def _written(member: str, function: Callable[..., Any] | None) -> str:
    return member if function is None else f"{member}({', '.join(_arguments(function)[1:])})"
