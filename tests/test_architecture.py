"""Who may import whom, where things belong, and how large they may grow."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from roundhouse.core import contract
from roundhouse.core.game import Game, games, load
from roundhouse.core.words import LANGUAGES

from .imports import BEGIN, END, PAGE, ROOT, SOURCE, drawing, imports, layer, modules, parsed

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "observe": {"core", "observe"},
    "bots": {"core", "games", "observe", "bots"},
    "rl": {"core", "observe", "bots", "rl"},
    "train": {"core", "observe", "rl", "bots", "train"},
    "lab": {"core", "observe", "bots", "rl", "lab"},
    "terminal": {"core", "bots", "terminal"},
    "server": {"core", "bots", "games", "server", "__version__"},
    "bench": {"core", "rl"},
    "match": {"core", "bots", "match"},
    "new_game": {"core", "terminal"},
    "cli": {"core", "bots", "terminal", "server", "bench", "new_game", "train", "__version__", "lab", "match"},
    "__main__": {"cli"},
    "__init__": {"core", "games"},
}
GAME_FILES = {
    "__init__.py",
    "about.py",
    "action.py",
    "box.py",
    "catalogue.py",
    "ending.py",
    "event.py",
    "guess.py",
    "option.py",
    "phase.py",
    "position.py",
    "say.py",
    "state.py",
}
FILE_OR_FOLDER = ("hints", "opinion", "rules", "view")  # a folder where one file would grow too long
OPTIONAL = {"memory.py", "drawing.py"}  # or a folder
WORD_FILES = (
    ("", ".ftl"),
    ("about.", ".ftl"),
    ("end.", ".ftl"),
    ("hints.", ".ftl"),
    ("options.", ".ftl"),
    ("rules.", ".md"),
)
WORDS = {f"{file}{lang}{kind}" for lang in LANGUAGES for file, kind in WORD_FILES}
MORE_WORDS = ("screen", "lesson", "time")  # where a screen needs more words, or there is a guided first game
MOST_LINES = 600
MOST_LINES_OF_A_FUNCTION = 40
UNCHECKED = 13  # lines that mypy is told to leave alone, because of what libraries say of their types, or do not say


@pytest.mark.parametrize("file", modules(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_each_layer_imports_only_what_it_may(file: Path) -> None:
    mine = layer(file.relative_to(SOURCE).parts)
    for imported in imports(file):
        assert layer(imported) in MAY_IMPORT[mine], f"{mine} imports {'.'.join(imported)}"


@pytest.mark.parametrize("name", games())
def test_a_game_imports_core_and_itself_only(name: str) -> None:
    for file in (SOURCE / "games" / name).rglob("*.py"):
        for imported in imports(file):
            assert imported[0] == "core" or imported[:2] == ("games", name), file


@pytest.mark.parametrize("name", games())
def test_every_game_has_the_same_files(name: str) -> None:
    folder = SOURCE / "games" / name
    files = {path.name for path in folder.glob("*.py")}
    assert files - {f"{part}.py" for part in FILE_OR_FOLDER} - OPTIONAL == GAME_FILES
    for part in FILE_OR_FOLDER:
        assert (folder / f"{part}.py").exists() != (folder / part / "__init__.py").exists()
    more = {path.name for subject in MORE_WORDS for path in (folder / "words").glob(f"{subject}.*.ftl")}
    assert {path.name for path in (folder / "words").iterdir()} - more == WORDS
    assert list((folder / "data").glob("*.csv"))
    assert (ROOT / "docs" / "ledger" / f"{name}.md").exists()
    assert (ROOT / "tests" / "perft" / f"{name}.csv").exists()


@pytest.mark.parametrize("name", games())
def test_every_field_of_a_state_says_what_it_means(name: str) -> None:
    assert [field for field, f in load(name).State.fields.items() if not f.doc] == []


@pytest.mark.parametrize("name", games())
def test_no_game_is_named_outside_its_own_folders(name: str) -> None:
    own = {SOURCE / "games" / name, SOURCE / "terminal" / "boards" / f"{name}.py"}
    for file in modules():
        if not own & {file, *file.parents}:
            for node in ast.walk(parsed(file)):
                if isinstance(node, ast.Constant) and node.value == name:
                    pytest.fail(f"{file.relative_to(ROOT)} names {name}")


def test_no_file_grows_too_long() -> None:
    files = [*modules(), *(ROOT / "tests").rglob("*.py")]
    lengths = {str(f.relative_to(ROOT)): len(f.read_text(encoding="utf-8").splitlines()) for f in files}
    assert {name: n for name, n in lengths.items() if n > MOST_LINES} == {}


def test_no_function_grows_too_long() -> None:
    found = {}
    for file in modules():
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.FunctionDef) and node.end_lineno:
                length = node.end_lineno - node.lineno + 1
                if length > MOST_LINES_OF_A_FUNCTION:
                    found[f"{file.name}:{node.name}"] = length
    assert found == {}


def test_no_more_lines_are_left_unchecked_by_mypy() -> None:
    lines = [line for file in modules() for line in file.read_text(encoding="utf-8").splitlines()]
    unchecked = [line for line in lines if "type: ignore" in line]
    assert [line for line in unchecked if not re.search(r"# type: ignore\[[a-z-]+\]", line)] == []
    assert len(unchecked) == UNCHECKED


# The contract of a game

PARTS = {**contract.MODULES, **contract.OPTIONAL}  # what `Game` offers as a whole module, by its name
OPENS_MODULES = {SOURCE / "core" / "contract.py", SOURCE / "core" / "game.py"}
OUTSIDE = ("terminal", "server", "bots", "bench", "rl", "train", "lab", "match")


def outside() -> list[Path]:
    """The modules that know games only by their contract."""
    return [file for file in modules() if layer(file.relative_to(SOURCE).parts) in OUTSIDE]


def attributes(file: Path) -> Iterator[ast.Attribute]:
    return (node for node in ast.walk(parsed(file)) if isinstance(node, ast.Attribute))


def name_of(node: ast.expr) -> str | None:
    """The last word of `game`, `self.game` or `table.game`."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None


@cache
def declared_by_game() -> set[str]:
    """What the class declares, and what it gives each game when it is made."""
    source = next(node for node in ast.walk(ast.parse(inspect.getsource(Game))) if isinstance(node, ast.ClassDef))
    stored = {
        node.attr for node in ast.walk(source) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return {name for name in {*vars(Game), *stored} if not name.startswith("_")} - {"package"}


def test_modules_of_games_are_opened_in_one_place() -> None:
    for file in set(modules()) - OPENS_MODULES:
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Call) and name_of(node.func) in ("module", "_module", "import_module"):
                by_name = [arg for arg in node.args if isinstance(arg, ast.Constant | ast.JoinedStr)]
                assert not by_name, f"{file.relative_to(ROOT)}:{node.lineno} opens {ast.unparse(node)}"


def test_no_game_is_asked_by_a_string() -> None:
    asked = {*PARTS, "package", "game"}
    for file in set(modules()) - OPENS_MODULES - {SOURCE / "core" / "data.py"}:  # which knows what an edition is
        for node in ast.walk(parsed(file)):
            if isinstance(node, ast.Call) and name_of(node.func) in ("getattr", "hasattr"):
                is_by_name = isinstance(node.args[1], ast.Constant) and name_of(node.args[0]) in asked
                assert not is_by_name, f"{file.relative_to(ROOT)}:{node.lineno} asks {ast.unparse(node)}"


@pytest.mark.parametrize("file", outside(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_games_are_asked_only_what_their_contract_offers(file: Path) -> None:
    for node in attributes(file):
        whom = name_of(node.value)
        if whom == "game" and isinstance(node.value, ast.Attribute):  # a plain `game` may be a name; mypy knows
            assert node.attr in declared_by_game(), f"{file.name}:{node.lineno} asks {ast.unparse(node)}"
        if whom in PARTS and isinstance(node.value, ast.Attribute) and name_of(node.value.value) == "game":
            offered = contract.members(PARTS[whom])
            assert node.attr in offered, f"{file.name}:{node.lineno} asks {ast.unparse(node)}"


def test_the_page_draws_this_graph() -> None:
    drawn = PAGE.read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0]
    assert drawn.strip() == drawing(), "run python -m tests.imports"


def test_the_walks_of_the_page_lead_through_functions_that_there_are() -> None:
    walks = PAGE.read_text(encoding="utf-8").split("## Five walks")[1].split("\n## ")[0]
    named = re.findall(r"`([\w/.]+\.(?:py|ts|svelte)):(\w+)`", walks)
    assert len(named) > 40
    for file, name in named:
        path = ROOT / "web" / "src" / file if file.endswith((".ts", ".svelte")) else SOURCE / file
        defined = rf"\b(?:def|class|function|const) {name}\b|^  (?:async )?{name}\(|^{name}\b.* = "
        assert re.search(defined, path.read_text(encoding="utf-8"), re.MULTILINE), f"{file}:{name}"
