"""Every released version of the rules can be played, and what was played by one is read by it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse import InvalidLog, InvalidOption, Table, load
from roundhouse.core.game import games
from roundhouse.core.testing import without_events

from .tools import play_at_random, refused

RELEASED = [(name, version) for name in games() for version in range(1, load(name).rules_version + 1)]
MOVES = 60


def new_table(name: str, version: int | None, mode: Any = "interpreted") -> Table:
    return Table(name, load(name).seat_counts[-1], 3, mode=mode, rules_version=version)


@pytest.mark.parametrize(("name", "version"), RELEASED)
def test_every_released_version_is_played_logged_and_read(name: str, version: int) -> None:
    table = play_at_random(new_table(name, version), MOVES)
    log, state = (json.loads(json.dumps(kept)) for kept in (table.log(), table.state()))
    assert [kept["rules_version"] for kept in (log, state, table.view(0))] == [version] * 3
    replayed, read = Table.from_log(log, mode="interpreted"), Table.from_state(state, mode="interpreted")
    assert replayed.live.tobytes() == table.live.tobytes()
    assert without_events(read.live) == without_events(table.live)
    assert [there.rules_version for there in (replayed, read, table.table_at(5))] == [version] * 3


@pytest.mark.parametrize(("name", "version"), [each for each in RELEASED if load(each[0]).rules_version > 1])
def test_compiled_rules_play_every_version_as_interpreted_ones_do(name: str, version: int) -> None:
    plain = play_at_random(new_table(name, version), MOVES)
    compiled = new_table(name, version, "compiled")
    compiled.play_sequence(plain.codes_played)
    assert compiled.live.tobytes() == plain.live.tobytes()


@pytest.mark.parametrize("name", games())
def test_a_table_is_played_by_the_newest_version_unless_another_is_asked_for(name: str) -> None:
    table, newest = new_table(name, None), load(name).rules_version
    assert (table.rules_version, table.live.version) == (newest, newest)
    assert new_table(name, 1).live.version == 1


@pytest.mark.parametrize("version", [0, -1, 99, True, 1.0, "1"], ids=repr)
def test_a_version_that_was_never_released_is_refused(version: Any) -> None:
    with refused(InvalidOption, "rules-version", "has no version"):
        Table("traffic", 3, 1, mode="interpreted", rules_version=version)


def test_a_log_and_its_start_are_of_one_version() -> None:
    there = Table.from_state(new_table("ticket_cards", 1).state(), mode="interpreted")
    kept = play_at_random(there, 3).log()
    assert Table.from_log(kept, mode="interpreted").rules_version == 1
    with refused(InvalidLog, "log-start"):
        Table.from_log({**kept, "rules_version": 2}, mode="interpreted")
