"""Logs replay to the same bytes, or are refused with a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from roundhouse import InvalidEdition, InvalidLog, RoundhouseError, Table, load
from roundhouse.core.log import FORMAT, HEADING

from .mutations import mutated
from .tools import check_sentence, play_at_random, refused, refused_somehow, traffic

Log = dict[str, Any]


@cache
def short_log() -> str:
    """The log of some moves, as JSON."""
    return json.dumps(play_at_random(traffic(3, seed=5, variant="junior"), 25).log())


@cache
def log_of_a_position() -> str:
    """The log of some moves from a position, as JSON."""
    table = Table.from_state(play_at_random(traffic(2, seed=8), 40).state(), mode="interpreted")
    return json.dumps(play_at_random(table, 10).log())


def log(**parts: Any) -> Log:
    """A good log but for these parts."""
    return {**json.loads(short_log()), **parts}


def from_log(kept: Any) -> Table:
    return Table.from_log(kept, mode="interpreted")


# What is kept and replayed


def test_a_log_says_all_that_is_needed_to_play_the_game_again() -> None:
    kept = log()
    assert list(kept) == list(HEADING)
    assert kept["format"] == FORMAT == "roundhouse-log/1"
    game = load("traffic")
    assert (kept["game"], kept["rules_version"], kept["edition"]) == ("traffic", game.rules_version, game.edition)
    assert (kept["seats"], kept["options"]["variant"], len(kept["moves"])) == (3, "junior", 25)
    assert len(bytes.fromhex(kept["seed"])) == 32


def test_a_log_replays_to_the_same_bytes_and_events() -> None:
    table = play_at_random(traffic(4, seed=9))
    again = from_log(json.loads(json.dumps(table.log())))
    assert again.live.tobytes() == table.live.tobytes()
    assert again.events == table.events
    assert again.log() == table.log()


def test_a_log_without_moves_is_the_deal() -> None:
    table = traffic(3, seed=12)
    assert from_log(table.log()).live.tobytes() == table.live.tobytes()


def test_a_log_from_a_position_replays_too() -> None:
    kept = json.loads(log_of_a_position())
    table = from_log(kept)
    assert table.log() == kept
    assert (len(table.codes_played), kept["start"]["game"]) == (10, "traffic")


def test_a_replayed_game_goes_on_as_it_would_have() -> None:
    table = play_at_random(traffic(3, seed=5), 30)
    again = from_log(table.log())
    assert play_at_random(table, seed=1).scores() == play_at_random(again, seed=1).scores()


def test_moves_may_be_given_by_their_numbers() -> None:
    table = play_at_random(traffic(3, seed=5), 30)
    again = from_log({**table.log(), "moves": table.codes_played})
    assert again.live.tobytes() == table.live.tobytes()


def test_replaying_leaves_the_log_as_it_was() -> None:
    kept = log()
    before = copy.deepcopy(kept)
    play_at_random(from_log(kept), 3)
    assert kept == before


# What does not replay

move = {"kind": "draw_loco"}
WRONG: dict[str, tuple[Callable[[], Any], str, str]] = {
    "other version": (lambda: log(rules_version=99), "log-version", "version 99 of the rules; the newest known"),
    "version in words": (lambda: log(rules_version="one"), "log-version", "one"),
    "no version": (lambda: log(rules_version=None), "log-version", "None"),
    "other edition": (lambda: log(edition="0123456789abcdef"), "log-edition", "edition 0123456789abcdef; here"),
    "edition a list": (lambda: log(edition=[]), "log-edition", "edition []"),
    "other format": (lambda: log(format="roundhouse-log/2"), "log-format", "“roundhouse-log/2”"),
    "no format": (lambda: log(format=None), "log-format", "“None”"),
    "other game": (lambda: log(game="chess"), "log-heading", "There is no game called “chess”"),
    "game a list": (lambda: log(game=["traffic"]), "log-heading", "There is no game called"),
    "no game": (lambda: log(game=None), "log-heading", "“None”"),
    "no seats": (lambda: log(seats=None), "log-heading", "not by None"),
    "seven seats": (lambda: log(seats=7), "log-heading", "Traffic is played by 2 to 6, not by 7"),
    "true for seats": (lambda: log(seats=True), "log-heading", "not by True"),
    "seats a fraction": (lambda: log(seats=3.0), "log-heading", "not by 3.0"),
    "unknown option": (lambda: log(options={"colour": "red"}), "log-heading", "no option “colour”"),
    "unknown value": (lambda: log(options={"variant": "senior"}), "log-heading", "cannot be “senior”"),
    "options that do not go together": (lambda: log(options={"first_player": 4}), "log-heading", "Seat 4 cannot begin"),
    "options a list": (lambda: log(options=["variant"]), "log-heading", "This log cannot be replayed"),
    "moves a mapping": (lambda: log(moves={}), "log-moves", "The moves of a log are a list"),
    "moves a word": (lambda: log(moves="draw_loco"), "log-moves", "list"),
    "no moves": (lambda: log(moves=None), "log-moves", "list"),
    "moves a number": (lambda: log(moves=3), "log-moves", "list"),
    "illegal first move": (lambda: log(moves=[{"kind": "end"}]), "log-illegal", "Move 1 of this log is not legal"),
    "illegal fourth move": (
        lambda: log(moves=[move, move, move, {"kind": "pull", "wagons": 1}, move]),
        "log-illegal",
        "Move 4 of this log is not legal. Something else is being decided now.",
    ),
    "unknown move": (
        lambda: log(moves=[move, {"kind": "fly"}]),
        "log-illegal",
        "Move 2 of this log is not legal. There",
    ),
    "a move with no kind": (lambda: log(moves=[{}]), "log-illegal", "A move is its number"),
    "a move whose kind is a list": (lambda: log(moves=[{"kind": []}]), "log-illegal", "Move 1"),
    "a move that is nothing": (lambda: log(moves=[None]), "log-illegal", "None is none of these"),
    "a move that is a list": (lambda: log(moves=[["draw_loco"]]), "log-illegal", "is none of these"),
    "a move number out of range": (lambda: log(moves=[10_000]), "log-illegal", "Move 1 of this log"),
    "a move number far out of range": (lambda: log(moves=[10**100]), "log-illegal", "Move 1 of this log"),
    "true for a move": (lambda: log(moves=[True]), "log-illegal", "True is none of these"),
    "a move after the end": (
        lambda: (kept := play_at_random(traffic(seed=3)).log()) | {"moves": [*kept["moves"], move]},
        "log-illegal",
        "The game is over.",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_log_that_does_not_replay_is_refused(case: str) -> None:
    write, reason, part = WRONG[case]
    with refused(InvalidLog, reason, part):
        from_log(write())


@pytest.mark.parametrize("key", HEADING)
def test_a_log_that_leaves_something_out_is_refused(key: str) -> None:
    kept = log()
    del kept[key]
    with refused(InvalidLog, "log-missing", f"does not say “{key}”"):
        from_log(kept)


@pytest.mark.parametrize("kept", [None, 3, "log", [], [log], True], ids=lambda kept: type(kept).__name__)
def test_what_is_no_log_at_all_is_refused(kept: Any) -> None:
    with refused(InvalidLog, "log-no-mapping", "A log is a set of names with values"):
        from_log(kept)


@pytest.mark.parametrize("seed", [None, [], 1.5, "zz", "00", -1, True, {}], ids=repr)
def test_a_log_with_a_bad_seed_is_refused(seed: Any) -> None:
    with refused_somehow():
        from_log(log(seed=seed))


@pytest.mark.parametrize("start", [None, [], {}, "here", {"game": "traffic"}], ids=repr)
def test_a_log_with_a_bad_start_is_refused(start: Any) -> None:
    with refused_somehow():
        from_log(log(start=start))


@pytest.mark.parametrize(
    "parts",
    [{"seats": 4}, {"options": {"variant": "junior"}}, {"seed": "00" * 32}],
    ids=lambda parts: next(iter(parts)),
)
def test_a_log_that_says_otherwise_than_its_start_is_refused(parts: Log) -> None:
    with refused_somehow(InvalidLog):
        from_log({**json.loads(log_of_a_position()), **parts})


@pytest.mark.parametrize("version", [True, 1.0], ids=repr)
def test_a_version_that_is_no_whole_number_is_refused(version: Any) -> None:
    with refused(InvalidLog, "log-version"):
        from_log(log(rules_version=version))


@pytest.mark.parametrize("parts", [{"seats": 10**5000}, {"rules_version": 10**5000}, {"moves": [10**5000]}], ids=list)
def test_a_number_too_long_to_be_written_is_refused_all_the_same(parts: Log) -> None:
    with refused_somehow(InvalidLog):
        from_log(log(**parts))


def test_an_edition_that_is_not_there_is_named(tmp_path: Path) -> None:
    with refused(InvalidEdition, "edition-folder", "nowhere"):
        Table.from_log(log(), tmp_path / "nowhere", mode="interpreted")


@settings(max_examples=200)
@given(mutated(lambda: [json.loads(short_log()), json.loads(log_of_a_position())]))
def test_whatever_is_changed_in_a_log_it_is_refused_or_replays(kept: Any) -> None:
    try:
        table = from_log(kept)
    except RoundhouseError as error:
        check_sentence(error)
    else:
        again = from_log(json.loads(json.dumps(table.log())))
        assert again.live.tobytes() == table.live.tobytes()
        assert len(again.codes_played) == len(kept["moves"])


def test_a_move_of_any_depth_that_can_be_read_is_refused() -> None:
    """To write it into the sentence takes a few more steps into the depth than to read it."""
    written, most = short_log(), 0
    for depth in range(500, 1000):
        deep = '[{"kind": "play", "card": ' + "[" * depth + "]" * depth + "}]"
        try:
            read = json.loads(written.replace('"moves": [', f'"moves": {deep}, "others": [', 1))
        except RecursionError:
            break
        with refused_somehow(InvalidLog):
            Table.from_log(read, mode="interpreted")
        most = depth
    assert most > 500
