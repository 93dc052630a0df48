"""The server, or its database, is killed while people play: a short run of what `kills` does at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from .kills import kill, stop_at_once, survive
from .postgres import Postgres
from .test_store_crash import is_whole
from .tireless import Tireless

pytestmark = pytest.mark.kill

KILLS_ON_SQLITE = 20
KILLS_ON_POSTGRESQL = 10
STOPS = 3


def times_sent_again(people: list[Tireless]) -> int:
    """The disasters came where it matters: this number of answers was lost, and asked for again."""
    return sum(command.times_sent > 1 for person in people for command in person.commands)


def test_whatever_was_acknowledged_or_shown_outlives_kills_on_sqlite(tmp_path: Path) -> None:
    file, errors = tmp_path / "tables.db", tmp_path / "errors"
    people = survive(f"sqlite:///{file}", errors, kill, KILLS_ON_SQLITE)
    assert times_sent_again(people) >= KILLS_ON_SQLITE // 4
    assert errors.read_text() == ""
    is_whole(file)


def test_whatever_was_acknowledged_or_shown_outlives_kills_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    people = survive(postgres.new_database(), errors, kill, KILLS_ON_POSTGRESQL)
    assert times_sent_again(people) >= KILLS_ON_POSTGRESQL // 4
    assert errors.read_text() == ""


def test_whatever_was_acknowledged_or_shown_outlives_crashes_of_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    people = survive(postgres.new_database(), errors, stop_at_once(postgres), STOPS)
    assert times_sent_again(people)
    said = errors.read_text().splitlines()
    assert [" is away: " in line or " is back after " in line for line in said] == [True] * len(said), said
    assert 2 <= len(said) <= 2 * STOPS + 2  # a server that starts may answer, and go again
