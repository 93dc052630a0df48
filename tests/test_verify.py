"""`roundhouse verify`: a game is dealt anew from what was promised, and whatever was changed is found."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.errors import UNSEEN
from roundhouse.core.salts import mixed_seed, promise, seal_of
from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES, words

from .cli_tools import is_refused, run
from .terminal_tools import whole_game

SERVER, ADDED = bytes(range(32)), {0: bytes(range(64, 96)), 1: bytes(range(96, 128))}


def a_log(left_out: bool = False) -> dict[str, Any]:
    """The log of a finished game to whose shuffle two have added, or one."""
    salts = {0: ADDED[0]} if left_out else ADDED
    table = Table("traffic", 2, mixed_seed(SERVER, salts), {"variant": "junior"}, mode="interpreted")
    while not table.over:
        table.play(table.codes()[0])
    added = [(seat, seal_of(salt).hex(), salt.hex() if seat in salts else None) for seat, salt in ADDED.items()]
    return {**table.log(), "shuffle": promise(seal_of(SERVER), SERVER, added)}


@pytest.fixture(scope="module")
def log() -> dict[str, Any]:
    return a_log()


def verified(folder: Path, log: Any, lang: str = "en") -> tuple[int, str]:
    """The exit code, and what is printed."""
    file = folder / "game.json"
    file.write_text(json.dumps(log), encoding="utf-8")
    result = run("verify", str(file), "--lang", lang)
    return result.exit_code, result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_as_it_was_promised_is_said_to_be_so(tmp_path: Path, log: dict[str, Any], lang: str) -> None:
    sentences = words(lang)
    for record in (log, {"log": log, "commitment": log["shuffle"]["commitment"]}):  # as a table online gives it
        code, said = verified(tmp_path, record, lang)
        assert code == 0
        assert said.splitlines() == [
            sentences.say("cli-verify-commitment", commitment=seal_of(SERVER).hex()),
            sentences.say("cli-verify-added", number=1),
            sentences.say("cli-verify-added", number=2),
            sentences.say("cli-verify-seed", seed=log["seed"]),
            sentences.say("cli-verify-replays", moves=len(log["moves"])),
            sentences.say("cli-verify-kept"),
        ]


def test_who_was_left_out_is_named(tmp_path: Path) -> None:
    code, said = verified(tmp_path, a_log(left_out=True))
    assert code == 0
    assert words("en").say("cli-verify-left-out", number=2) in said.splitlines()


def test_a_deal_that_the_server_alone_has_chosen_is_said_to_be_so(tmp_path: Path) -> None:
    table = Table("traffic", 2, SERVER, {"variant": "junior"}, mode="interpreted")
    code, said = verified(tmp_path, {**table.log(), "shuffle": promise(seal_of(SERVER), SERVER, [])})
    assert code == 0
    assert words("en").say("cli-verify-nobody") in said.splitlines()


def test_a_record_that_tells_two_commitments_is_found_out(tmp_path: Path, log: dict[str, Any]) -> None:
    code, said = verified(tmp_path, {"log": log, "commitment": bytes(32).hex()})
    assert code == 1
    assert "is not the one it promised" in said


def other_salt(log: dict[str, Any]) -> None:
    log["shuffle"]["salt"] = bytes(32).hex()


def other_addition(log: dict[str, Any]) -> None:
    log["shuffle"]["added"][1]["salt"] = bytes(32).hex()


def one_left_out(log: dict[str, Any]) -> None:
    log["shuffle"]["added"][1]["salt"] = None


def one_without_a_seat(log: dict[str, Any]) -> None:
    chosen = bytes(32)
    log["shuffle"]["added"].append({"seat": 2, "seal": seal_of(chosen).hex(), "salt": chosen.hex()})
    log["seed"] = mixed_seed(SERVER, {**ADDED, 2: chosen}).hex()


def other_seed(log: dict[str, Any]) -> None:
    log["seed"] = bytes(32).hex()


def other_moves(log: dict[str, Any]) -> None:
    log["moves"] = log["moves"][1:]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_salt, "is not the one it promised"),
        (other_addition, "What seat 2 added is not what it had sealed"),
        (one_without_a_seat, "for seat 3, but the table has 2 seats"),
        (one_left_out, "does not follow from what was added"),
        (other_seed, "does not follow from what was added"),
        (other_moves, "of this log is not legal"),
    ],
)
def test_what_was_changed_is_found_and_named(
    tmp_path: Path, log: dict[str, Any], change: Callable[[dict[str, Any]], None], said: str
) -> None:
    changed = copy.deepcopy(log)
    change(changed)
    code, printed = verified(tmp_path, changed)
    assert code == 1
    assert said in printed
    assert printed.splitlines()[-1] == words("en").say("cli-verify-broken")


def test_a_log_that_begins_with_a_position_proves_no_deal(tmp_path: Path, log: dict[str, Any]) -> None:
    """The seed is the one that was promised, and the cards are others."""
    start = Table("traffic", 2, bytes(32), {"variant": "junior"}, mode="interpreted").state()
    start["chance"]["seed"] = log["seed"]
    table = Table.from_state(start, mode="interpreted")
    while not table.over:
        table.play(table.codes()[0])
    code, said = verified(tmp_path, {**table.log(), "shuffle": log["shuffle"]})
    assert code == 1
    assert words("en").say("error-promise-start") in said.splitlines()


HOSTILE = "\x1b[2J\x1b]0;x\x07\r\u202e\ud800 as promised"


def test_what_a_file_says_is_no_command_to_the_terminal(tmp_path: Path, log: dict[str, Any]) -> None:
    code, said = verified(tmp_path, {"log": log, "commitment": HOSTILE})
    assert code == 1
    shown = r"\x1b[2J\x1b]0;x\x07\r\u202e\ud800 as promised"
    assert shown in said
    assert UNSEEN.search(said.replace("\n", "")) is None
    file = tmp_path / "game.json"
    for name in ("game", "format", "edition", "seed"):
        file.write_text(json.dumps({**log, name: HOSTILE}), encoding="utf-8")
        complaint = run("verify", str(file)).output
        assert UNSEEN.search(complaint.replace("\n", "")) is None, complaint


def test_a_log_of_the_terminal_promises_nothing(tmp_path: Path) -> None:
    code, said = verified(tmp_path, whole_game(11)[1].log())
    assert code == 3
    assert said.splitlines()[-1] == words("en").say("cli-verify-nothing")


def test_what_is_no_log_is_refused(tmp_path: Path, log: dict[str, Any]) -> None:
    file = tmp_path / "game.json"
    for text, sentence in (
        ("[]", "A log is a set of names with values."),
        (json.dumps({**log, "shuffle": 3}), "What this log says of its shuffle cannot be understood."),
        (json.dumps({**log, "seed": 3}), "The seed of a log is 64 hexadecimal digits."),
    ):
        file.write_text(text, encoding="utf-8")
        is_refused(run("verify", str(file)), sentence)
