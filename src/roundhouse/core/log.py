"""Logs: what they must say, and how they are replayed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import IllegalMove, InvalidLog, InvalidOption, UnknownGame, plain
from .game import Game, load

if TYPE_CHECKING:
    from .table import Table

FORMAT = "roundhouse-log/1"
HEADING = ("format", "game", "rules_version", "edition", "seats", "options", "seed", "moves")


def check_heading(log: Any, edition: str | Path | None) -> Game:
    """The game of a log, if this program can replay it."""
    if not isinstance(log, Mapping):
        raise InvalidLog("log-no-mapping")
    for key in HEADING:
        if key not in log:
            raise InvalidLog("log-missing", key=key)
    if log["format"] != FORMAT:
        raise InvalidLog("log-format", found=str(log["format"]), expected=FORMAT)
    if not isinstance(log["moves"], list):
        raise InvalidLog("log-moves")
    if not isinstance(log["seed"], str):
        raise InvalidLog("log-seed")
    try:
        game = load(log["game"], edition)
        game.check_options(game.check_seats(log["seats"]), log["options"])
    except (UnknownGame, InvalidOption) as error:
        raise InvalidLog("log-heading", why=error) from None
    if not game.knows_version(log["rules_version"]):
        raise InvalidLog("log-version", found=plain(log["rules_version"]), newest=game.rules_version)
    if log["edition"] != game.edition:
        raise InvalidLog("log-edition", found=str(log["edition"]), expected=game.edition)
    return game


def check_start(table: Table, log: Mapping[str, Any]) -> None:
    """Refuse a log whose heading names another table than the position with which it starts."""
    options = table.game.check_options(table.seats, log["options"])
    heading = (log["game"], log["rules_version"], log["seats"], options)
    if heading != (table.game.name, table.rules_version, table.seats, table.options):
        raise InvalidLog("log-start")
    if log["seed"] != table.seed.hex():
        raise InvalidLog("log-start")


def replay(table: Table, moves: list[Any]) -> None:
    """Play the moves of a log."""
    for ply, move in enumerate(moves, start=1):
        try:
            table.play(move)
        except IllegalMove as error:
            raise InvalidLog("log-illegal", ply=ply, why=error) from None
