"""What a game must offer: games that do, and games that lack something."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from roundhouse import Game, games, load
from roundhouse.core import contract
from roundhouse.core.errors import IncompleteGame
from roundhouse.core.meaning import flag
from roundhouse.core.record import NOBODY, OWNER, OWNER_UNTIL_END, Field, cells
from roundhouse.core.state import GameState
from tests.contract import OFFERED, PAGE, files

from .tools import refused

NAME = "made_up"


@pytest.fixture
def package() -> Iterator[ModuleType]:
    """A package that offers what a package must."""
    made = ModuleType("made_up_games.made_up")
    made.__dict__.update(TITLE="Made Up", LEDGER="MU", SEAT_COUNTS=range(2, 5), MINUTES=1, RULES_VERSION=1, OPTIONS=())
    made.__dict__.update(check_options=lambda seats, options: None, __path__=[])
    yield made
    for name in [name for name in sys.modules if name.startswith(made.__name__)]:
        del sys.modules[name]


def add(package: ModuleType, part: str, **members: object) -> None:
    made = ModuleType(f"{package.__name__}.{part}")
    made.__dict__.update(members)
    sys.modules[package.__name__], sys.modules[made.__name__] = package, made


@pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
def test_every_game_offers_all_of_it(game: Game) -> None:
    for part in contract.MODULES:
        assert contract.module(game.name, game.package, part)
    assert game.drawing is None or contract.module(game.name, game.package, "drawing")


@pytest.mark.parametrize("file", [OFFERED, PAGE], ids=lambda file: file.name)
def test_what_is_written_from_the_contract_is_up_to_date(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == files()[file], "run: python -m tests.contract"


def test_a_value_that_is_missing_is_named(package: ModuleType) -> None:
    del package.__dict__["MINUTES"]
    with refused(IncompleteGame, "game-member", NAME, "MINUTES"):
        contract.check(NAME, package)


def test_more_seats_than_a_table_has_are_refused(package: ModuleType) -> None:
    package.__dict__["SEAT_COUNTS"] = range(2, contract.MOST_SEATS + 2)
    with refused(IncompleteGame, "game-seats", NAME, str(contract.MOST_SEATS + 1), str(contract.MOST_SEATS)):
        contract.check(NAME, package)


def test_a_module_that_is_missing_is_named(package: ModuleType) -> None:
    sys.modules[package.__name__] = package
    with refused(IncompleteGame, "game-module", NAME, "phase.py"):
        contract.check(NAME, package)


def test_a_function_that_is_missing_is_named_with_its_arguments(package: ModuleType) -> None:
    add(package, "view", to_dict=lambda s: {})
    with refused(IncompleteGame, "game-member", "view", "breakdown(s, seat)"):
        contract.module(NAME, package, "view")


@pytest.mark.parametrize("field", [cells(), cells(3, seen=OWNER), cells(3, seen=OWNER_UNTIL_END)])
def test_a_field_that_somebody_sees_and_that_says_nothing_of_its_numbers_is_named(
    package: ModuleType, field: Field
) -> None:
    add(package, "state", State=type("State", (GameState,), {"unsaid": field}))
    with refused(IncompleteGame, "game-meaning", NAME, "unsaid"):
        contract.module(NAME, package, "state")


def test_what_nobody_sees_need_not_say_what_its_numbers_are(package: ModuleType) -> None:
    add(package, "state", State=type("State", (GameState,), {"unsaid": cells(seen=NOBODY), "said": cells(holds=flag)}))
    assert contract.module(NAME, package, "state")


def test_a_function_with_other_arguments_is_named(package: ModuleType) -> None:
    add(package, "view", to_dict=lambda s: {}, breakdown=lambda s, seat, more: {})
    with refused(IncompleteGame, "game-arguments", "view", "breakdown(s, seat)"):
        contract.module(NAME, package, "view")


def test_arguments_that_may_be_left_out_do_no_harm(package: ModuleType) -> None:
    add(package, "view", to_dict=lambda s: {}, breakdown=lambda s, seat, more=1: {})
    assert contract.module(NAME, package, "view").breakdown(None, 0) == {}
