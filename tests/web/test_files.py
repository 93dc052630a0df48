"""A game touches its own folder of the client and nothing else there; docs/adding-a-game.md names its files."""

from __future__ import annotations

import re
from os.path import normpath
from pathlib import Path

import pytest

from roundhouse.core.game import games
from roundhouse.core.words import LANGUAGES
from roundhouse.new_game import NAME as TEMPLATE_NAME
from roundhouse.new_game import TEMPLATE as TEMPLATE_FOLDER

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "web" / "src"
GAMES = SOURCE / "games"
TEMPLATE = ROOT / TEMPLATE_FOLDER / "web" / "src" / "games" / TEMPLATE_NAME  # from which new games are made
FOLDERS = {**{name: GAMES / name for name in games()}, TEMPLATE.name: TEMPLATE}
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
NEEDED = {"index.ts", "poster.svg", "words"}
WRITTEN = "view.ts"  # from the game's own types, by tests.wire
NAMED = re.compile(r"""(?:\bfrom|\bimport) "(\.[^"]+)"|<use href="([^"]+\.svg)\"""")
WORDS = {f"{lang}.ftl" for lang in LANGUAGES}
MOST_LINES = 600


def files() -> list[Path]:
    """Every file of the client that is text."""
    return [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".ftl", ".html")]


@pytest.mark.parametrize("name", games())
def test_no_game_is_named_outside_its_own_folder(name: str) -> None:
    own = SOURCE / "games" / name
    word = re.compile(rf"\b{name}\b")
    for file in files():
        if own not in file.parents:
            assert not word.search(file.read_text(encoding="utf-8")), f"{file.relative_to(ROOT)} names {name}"


@every_folder
def test_every_game_has_its_folder(folder: Path) -> None:
    assert {path.name for path in folder.iterdir()} >= NEEDED
    assert (folder / WRITTEN).exists() == (folder != TEMPLATE)
    names = {path.name for path in (folder / "words").iterdir()}
    assert names >= WORDS
    subjects = {name.removesuffix("en.ftl") for name in names if name.endswith("en.ftl")}
    assert names == {f"{subject}{lang}.ftl" for subject in subjects for lang in LANGUAGES}


def named_by(file: Path, folder: Path) -> set[Path]:
    """The files that a file of a game names, as if its folder lay among the games."""
    home = (GAMES / folder.name / file.relative_to(folder)).parent
    found = NAMED.findall(file.read_text(encoding="utf-8"))
    return {Path(normpath(home / name)) for either in found for name in either if name}


def is_there(path: Path, folder: Path) -> bool:
    """Whether there is such a file; the ending of a module of TypeScript may be left out."""
    home = GAMES / folder.name
    place = folder / path.relative_to(home) if home in path.parents else path
    return any(place.with_name(name).is_file() for name in (place.name, f"{place.name}.ts"))


@every_folder
def test_all_that_a_game_names_is_there_and_all_its_components_are_named(folder: Path) -> None:
    named: set[Path] = set()
    for file in folder.rglob("*"):
        if file.suffix in (".ts", ".svelte", ".svg"):
            named |= named_by(file, folder)
    home = GAMES / folder.name
    assert [path for path in named if not is_there(path, folder) and path != home / Path(WRITTEN).stem] == []
    components = {home / file.relative_to(folder) for file in folder.rglob("*.svelte")}
    assert components - named == set()


@pytest.mark.parametrize("name", games())
def test_a_game_imports_nothing_of_another(name: str) -> None:
    for file in (SOURCE / "games" / name).rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            for other in set(games()) - {name}:
                assert f"/{other}" not in file.read_text(encoding="utf-8"), file


def test_the_guide_names_the_files_of_the_browser_part() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for file in ("catalogue.py", "hints", "words/options.*.ftl", "web/src/games/<name>", "index.ts", "view.ts"):
        assert file in guide, f"docs/adding-a-game.md does not tell of {file}"


def test_every_point_of_the_table_has_its_row_and_its_tests() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\|$", (ROOT / "docs" / "ux.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, 26))
    text = (ROOT / "docs" / "ux.md").read_text(encoding="utf-8")
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    for test in set(re.findall(r"`(test_\w+)`", text)):
        assert f"def {test}(" in tests, f"docs/ux.md names {test}, which is no test"


def test_no_file_of_the_client_grows_too_long() -> None:
    lines = {str(f.relative_to(ROOT)): f.read_text(encoding="utf-8").splitlines() for f in files()}
    ours = {name: text for name, text in lines.items() if not text[0].startswith("// Written by `python -m")}
    assert {name: len(text) for name, text in ours.items() if len(text) > MOST_LINES} == {}
    assert len(lines) > len(ours) > 100
