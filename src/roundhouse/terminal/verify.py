"""`roundhouse verify`: whether a game was dealt as it was promised, from its log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core.errors import InvalidLog
from ..core.salts import MOST_SEATS, BrokenPromise, check_promise
from ..core.table import Table
from ..core.words import Words, words
from .play import terminal_mode
from .replay import read_log

KEPT, BROKEN, NOT_PROMISED = 0, 1, 3  # exit codes; 2 is for what cannot be read


def verify(file: Path, edition: Path | None, lang: str) -> int:
    """Print what was compared, step by step; the exit code says how it came out."""
    sentences = words(lang)
    read = read_log(file, lang)
    log = _log_of(read)
    if isinstance(log, dict) and "shuffle" not in log:
        _replay(log, edition, sentences)
        print(sentences.say("cli-verify-nothing"))
        return NOT_PROMISED
    try:
        _check(log, sentences)
        _check_record(read, log)
        _replay(log, edition, sentences)
    except BrokenPromise as error:
        return _broken(error.say(lang), sentences)
    except InvalidLog as error:
        if error.reason != "log-illegal":
            raise
        return _broken(error.say(lang), sentences)
    print(sentences.say("cli-verify-kept"))
    return KEPT


def _log_of(read: Any) -> Any:
    """The log in a file: the file itself, or what a table online gives as its record."""
    return read["log"] if isinstance(read, dict) and isinstance(read.get("log"), dict) else read


def _check(log: Any, sentences: Words) -> None:
    if not isinstance(log, dict):
        raise InvalidLog("log-no-mapping")
    seed = log.get("seed")
    if not isinstance(seed, str):
        raise InvalidLog("log-seed")
    try:
        seats = log.get("seats")
        most = seats if isinstance(seats, int) else MOST_SEATS  # the replay refuses it
        added = check_promise(log["shuffle"], bytes.fromhex(seed), most)
    except (TypeError, ValueError):
        raise InvalidLog("log-seed") from None
    if "start" in log:
        raise BrokenPromise("promise-start")
    print(sentences.say("cli-verify-commitment", commitment=log["shuffle"]["commitment"]))
    for seat, _, salt in added:
        print(sentences.say("cli-verify-left-out" if salt is None else "cli-verify-added", number=seat + 1))
    if all(salt is None for _, _, salt in added):
        print(sentences.say("cli-verify-nobody"))
    print(sentences.say("cli-verify-seed", seed=seed))


def _check_record(read: Any, log: Any) -> None:
    """A record tells the commitment once more, beside its log."""
    told, found = read.get("commitment"), log["shuffle"]["commitment"]
    if read is not log and told not in (None, found):
        raise BrokenPromise("promise-commitment", told=str(told), found=found)


def _replay(log: Any, edition: Path | None, sentences: Words) -> None:
    table = Table.from_log(log, edition, terminal_mode())
    said = "cli-verify-replays" if table.over else "cli-verify-replays-unfinished"
    print(sentences.say(said, moves=len(table.codes_played)))


def _broken(why: str, sentences: Words) -> int:
    print(why)
    print(sentences.say("cli-verify-broken"))
    return BROKEN
