"""A game: found by its folder, described by its package, loaded with an edition."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, cast

from . import contract, lesson, memory
from .actions import Layout, Moves, moves_for
from .data import data_folder, edition_folder, fingerprint
from .errors import InvalidEdition, InvalidOption, UnknownGame, plain, quoted
from .events import Declaration
from .foresight import Foresight, Level, Rethinking
from .state import GameState

GAMES = "roundhouse.games"
HOME = Path(__file__).parent.parent / "games"


class Option(NamedTuple):
    """An option of a game: its values as people write them, each with the cell that stands for it."""

    name: str
    values: Mapping[str | int | bool, int]  # the first is the default
    of_seats: bool = False  # whether its numbers are seats, NONE being none of them

    @property
    def default(self) -> str | int | bool:
        """The value that holds unless another is asked for."""
        return next(iter(self.values))

    def spelled(self, value: Any) -> str | int | bool | None:
        """The value of this option that is meant, from Python, JSON or the command line; None if there is none."""
        for known in self.values:
            if (type(known) is type(value) and known == value) or (
                isinstance(value, str) and value == str(known).lower()
            ):
                return known
        return None

    def name_of(self, cell: int) -> str | int | bool:
        """The value that this cell stands for."""
        return next(value for value, number in self.values.items() if number == cell)


def games() -> list[str]:
    """The names of all games, found by their folders."""
    return sorted(path.parent.name for path in HOME.glob("*/__init__.py"))


class Game:
    """The rules, the values and the words of one game, as its folder has them."""

    def __init__(self, name: str, package: ModuleType) -> None:
        self.name = name
        self.package = package
        about = cast(contract.Package, package)
        self.title, self.ledger, self.seat_counts, self.minutes = (
            about.TITLE,
            about.LEDGER,
            about.SEAT_COUNTS,
            about.MINUTES,
        )
        self.options: dict[str, Option] = {option.name: option for option in about.OPTIONS}
        self.rules_version = about.RULES_VERSION  # the newest; all from 1 on can be played
        self.edition = fingerprint(data_folder(package.__name__))

    def __reduce__(self) -> Any:
        return load, (self.name, self.edition_folder)

    @property
    def edition_folder(self) -> Path | None:
        """The folder of the edition it is played with; None: its own values."""
        return edition_folder(self.package)

    def _module(self, name: str) -> Any:
        return contract.module(self.name, self.package, name)

    def _has(self, name: str) -> bool:
        return importlib.util.find_spec(f"{self.package.__name__}.{name}") is not None

    @cached_property
    def rules(self) -> contract.Rules[Any]:
        """Its rules."""
        return cast(contract.Rules[Any], self._module("rules"))

    @cached_property
    def guess(self) -> contract.Guess[Any]:
        """How what is hidden is guessed."""
        return cast(contract.Guess[Any], self._module("guess"))

    @cached_property
    def opinion(self) -> contract.Opinion[Any, Any]:
        """What moves are worth."""
        return cast(contract.Opinion[Any, Any], self._module("opinion"))

    @cached_property
    def levels(self) -> Mapping[str, Level]:
        """How bots of some levels think in this game; of the others, as in all games."""
        return cast(Mapping[str, Level], getattr(self.opinion, "LEVELS", {}))

    @cached_property
    def keen(self) -> Mapping[str, Any]:
        """What notes hold before its opinion looks with a keen taste; nothing where it has none."""
        return cast(Mapping[str, Any], getattr(self.opinion, "KEEN", {}))

    @cached_property
    def foresight_alone(self) -> Foresight:
        """How a search looks ahead for one who plays alone."""
        return cast(Foresight, getattr(self.opinion, "ALONE", self.opinion.FORESIGHT))

    @cached_property
    def rethinking(self) -> Rethinking | None:
        """Which moves a bot that thinks again tries, if the opinion says so."""
        return cast("Rethinking | None", getattr(self.opinion, "RETHINKING", None))

    @cached_property
    def aim(self) -> contract.Aim[Any] | None:
        """What a search counts for one who plays alone, if the opinion says so."""
        return cast("contract.Aim[Any] | None", getattr(self.opinion, "aim", None))

    @cached_property
    def hints(self) -> contract.Hints[Any, Any]:
        """Why they are."""
        return cast(contract.Hints[Any, Any], self._module("hints"))

    @cached_property
    def view(self) -> contract.View[Any]:
        """The table in names."""
        return cast(contract.View[Any], self._module("view"))

    @cached_property
    def position(self) -> contract.Position[Any]:
        """The names back into cells."""
        return cast(contract.Position[Any], self._module("position"))

    @cached_property
    def say(self) -> contract.Say[Any]:
        """Which sentence is said, and with which details."""
        return cast(contract.Say[Any], self._module("say"))

    @cached_property
    def ending(self) -> contract.Ending[Any]:
        """What is told after the end."""
        return cast(contract.Ending[Any], self._module("ending"))

    @cached_property
    def catalogue(self) -> contract.Catalogue:
        """The box as a screen shows it."""
        return cast(contract.Catalogue, self._module("catalogue"))

    @cached_property
    def about(self) -> contract.About[Any]:
        """What the things on its table are."""
        return cast(contract.About[Any], self._module("about"))

    @cached_property
    def memory(self) -> contract.Memory[Any]:
        """What all remember of hidden hands; of a game without a memory of its own, nothing."""
        return cast(contract.Memory[Any], self._module("memory")) if self._has("memory") else memory

    @cached_property
    def drawing(self) -> contract.Drawing | None:
        """The empty board as a picture, if there is one."""
        return cast(contract.Drawing, self._module("drawing")) if self._has("drawing") else None

    @cached_property
    def lesson(self) -> lesson.Lesson | None:
        """The guided first game, if there is one; an edition has other values, and none."""
        if self.edition_folder is not None:
            return None
        return lesson.read(self.name, data_folder(self.package.__name__) / lesson.FILE, self.layout)

    @cached_property
    def layout(self) -> Layout:
        """Every move of the game."""
        return cast(contract.Action, self._module("action")).LAYOUT

    @property
    def A(self) -> int:
        """How many moves there are, legal or not."""
        return len(self.layout.kind)

    @cached_property
    def State(self) -> type[GameState]:
        """The game's record."""
        return cast(contract.StateModule, self._module("state")).State

    @cached_property
    def Moves(self) -> type[Moves]:
        """The record of its legal moves."""
        return moves_for(self.layout)

    @cached_property
    def events(self) -> Declaration:
        """The events that its rules tell."""
        return cast(contract.Happening, self._module("event")).EVENTS

    @cached_property
    def phases(self) -> list[str]:
        """The names of its phases, in the order of their numbers."""
        return cast(contract.Phase, self._module("phase")).NAMES

    @cached_property
    def clauses(self) -> dict[str, str]:
        """The number of the ledger behind each decision, by the name of its phase."""
        return cast(contract.Phase, self._module("phase")).CLAUSES

    @cached_property
    def within(self) -> frozenset[str]:
        """The phases in the middle of a decision."""
        return frozenset(cast(contract.Phase, self._module("phase")).WITHIN)

    @cached_property
    def asked(self) -> dict[str, str]:
        """The phases that are asked even where one move is left, and why."""
        return cast(contract.Phase, self._module("phase")).ASKED

    @cached_property
    def opening(self) -> frozenset[str]:
        """The kinds of moves that only open a choice."""
        return frozenset(cast(contract.Action, self._module("action")).OPENING)

    def check_seats(self, seats: Any) -> int:
        """A number of seats that the game has."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            raise InvalidOption(
                "seats", title=self.title, least=self.seat_counts[0], most=self.seat_counts[-1], given=quoted(seats)
            )
        return int(seats)

    def check_options(self, seats: int, given: Mapping[str, Any] | None) -> dict[str, str | int | bool]:
        """All options with their values: those given, and the defaults of the others."""
        chosen = {name: option.default for name, option in self.options.items()}
        if given is not None and not isinstance(given, Mapping):
            raise InvalidOption("options-form", given=quoted(given))
        for name, value in (given or {}).items():
            if name not in self.options:
                raise InvalidOption(
                    "option-unknown", title=self.title, option=plain(name), known=", ".join(self.options)
                )
            spelled = self.options[name].spelled(value)
            if spelled is None:
                values = ", ".join(str(v).lower() for v in self.options[name].values)
                raise InvalidOption("option-value", option=name, value=plain(value), values=values)
            chosen[name] = spelled
        self.package.check_options(seats, chosen)
        return chosen

    def knows_version(self, version: Any) -> bool:
        """Whether this is the number of a version of the rules, and not true or 1.0 in its place."""
        return type(version) is int and 1 <= version <= self.rules_version

    def check_version(self, version: Any) -> int:
        """A version of the rules that can be played: the newest, unless one is asked for."""
        if version is None:
            return self.rules_version
        if not self.knows_version(version):
            raise InvalidOption("rules-version", title=self.title, given=quoted(version), newest=self.rules_version)
        return int(version)

    def option_cells(self, options: Mapping[str, Any], version: int | None = None) -> list[int]:
        """What a game is started with: the version of the rules, and the options in the order of their declaration."""
        cells = [option.values[options[name]] for name, option in self.options.items()]
        return [self.check_version(version), *cells]


_loaded: dict[str, Game] = {}


def load(name: str, edition: str | Path | None = None) -> Game:
    """The game of this name, with its own values or with those of an edition's folder."""
    package = f"{GAMES}.{name}"
    if edition is None and package in _loaded and _loaded[package].name == name:  # an edition's has a longer name
        return _loaded[package]
    if name not in games():
        raise UnknownGame("unknown-game", name=plain(name), known=", ".join(games()))
    if edition is not None:
        folder = Path(edition)
        if not folder.is_dir():
            raise InvalidEdition("edition-folder", folder=str(edition))
        package += "__edition_" + fingerprint(folder)
    if package not in _loaded:
        module = importlib.import_module(package) if edition is None else _import_again(package, name, Path(edition))
        contract.check(name, module)
        _loaded[package] = Game(name, module)
    return _loaded[package]


def game_of(module: str) -> Game:
    """The game, with its values or an edition's, to which a module of this name belongs."""
    package = ".".join(module.split(".")[: len(GAMES.split(".")) + 1])
    return _loaded.get(package) or load(package.removeprefix(GAMES + "."))


def _import_again(package: str, name: str, edition: Path) -> ModuleType:
    """The same package under another name, so that the same sources read an edition's values."""
    init = HOME / name / "__init__.py"
    spec = importlib.util.spec_from_file_location(package, init, submodule_search_locations=[str(init.parent)])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__["EDITION"] = edition.resolve()
    sys.modules[package] = module
    try:
        spec.loader.exec_module(module)
        importlib.import_module(package + ".rules")
    except BaseException:
        for loaded in [key for key in sys.modules if key == package or key.startswith(package + ".")]:
            del sys.modules[loaded]
        raise
    return module
