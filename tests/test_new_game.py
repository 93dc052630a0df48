"""`roundhouse new-game`: what it refuses, and what it writes.  tests/web/test_new_game.py plays what it makes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from roundhouse import games, load
from roundhouse.cli import app
from roundhouse.core.words import LANGUAGES
from roundhouse.new_game import LEDGER, NAME, ROOT, TEMPLATE, TITLE, check_place, files, homes, ledger_of, new_game
from roundhouse.terminal.refusal import Refusal


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with the template and nothing else."""
    shutil.copytree(ROOT / TEMPLATE, tmp_path / TEMPLATE, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.mark.parametrize(
    "name", ["", "Night", "night mail", "../x", "night-mail", "_x", "x_", "9x", "class", "ніч", "x" * 25]
)
def test_a_name_that_cannot_be_a_folder_is_refused_in_a_sentence(name: str, place: Path) -> None:
    for lang in LANGUAGES:
        done = CliRunner().invoke(app, ["new-game", "--lang", lang, "--", name])
        assert (done.exit_code, done.stderr.count("\n")) == (2, 1)
        assert name in done.stderr
    with pytest.raises(Refusal):
        new_game(name, "en", place)
    assert sorted(path.name for path in place.iterdir()) == [TEMPLATE]


@pytest.mark.parametrize("name", games())
def test_a_game_that_there_is_is_not_written_over(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_place(name, ROOT)
    assert refused.value.reason == "file-exists"


def test_any_file_of_the_same_name_is_in_the_way(place: Path) -> None:
    wanted = list(homes("night_mail", place / TEMPLATE))
    assert len(wanted) == 7
    for home in wanted:
        (place / home).parent.mkdir(parents=True, exist_ok=True)
        (place / home).touch()
        with pytest.raises(Refusal) as refused:
            new_game("night_mail", "en", place)
        assert refused.value.args_said["file"] == home.as_posix()
        (place / home).unlink()


def test_without_the_sources_there_is_nowhere_to_write_it(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        new_game("night_mail", "en", tmp_path)
    assert refused.value.reason == "new-game-place"
    assert str(tmp_path) in refused.value.say("en")


def test_nothing_of_the_template_is_left_in_a_new_game(place: Path) -> None:
    written = dict(files("night_mail", place / TEMPLATE))
    assert len(written) > 40
    for path, text in written.items():
        assert NAME not in str(path)
        assert not {word for word in (NAME, TITLE, f"{LEDGER}-", f"test_{LEDGER.lower()}_") if word in text}, path


def test_a_new_ledger_begins_as_no_other() -> None:
    taken = {load(name).ledger for name in games()}
    assert ledger_of("night_mail") == "NM"
    for name in ("traffic", "tram", "ticket_to_ride", "t", "i18n"):
        assert ledger_of(name) not in taken
        assert len(ledger_of(name)) == 2
