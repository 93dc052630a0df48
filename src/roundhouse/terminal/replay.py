"""`roundhouse replay`: what happened in a game, from its log."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..core.errors import InvalidLog
from ..core.table import Table
from ..core.words import words
from . import show
from .boards import board_for
from .play import terminal_mode
from .refusal import Refusal
from .screen import Screen


def read_log(file: Path, lang: str) -> Any:
    """What the file says; InvalidLog if it is not JSON."""
    sentences = words(lang)
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        why = sentences.say("cli-not-json", line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        why = sentences.say("cli-not-text")
    raise InvalidLog("log-file", file=str(file), why=why)


def show_replay(file: Path, ply: int | None, as_json: bool, edition: Path | None, lang: str) -> None:
    """Print what happened up to this move, and the points; or the position as JSON."""
    table = Table.from_log(read_log(file, lang), edition, terminal_mode())
    moves, was_finished = len(table.codes_played), table.over
    if ply is not None:
        if not 0 <= ply <= moves:
            raise Refusal("ply", ply=str(ply), most=moves)
        table = table.table_at(ply)
    if as_json:
        print(json.dumps(table.state(), ensure_ascii=False, indent=1))
    else:
        _show(table, moves, was_finished, lang)


def _show(table: Table, moves: int, was_finished: bool, lang: str) -> None:
    """Cards that were hidden are named once the game was played to its end."""
    screen, sentences = Screen(), words(lang, table.game.name)
    board = board_for(table.game, sentences)
    events = [replace(event, secrets={}) for event in table.events] if was_finished else table.events
    title, played = sentences.say("title"), len(table.codes_played)
    screen.lines([sentences.say("term-replay", title=title, seats=table.seats, played=played, moves=moves)], "bold")
    screen.lines(show.told(table, events, None, sentences))
    screen.show(*show.points_so_far(table, board, None, (), everything=was_finished))
    if table.over:
        screen.show(show.ranking(table, sentences, None, ()))
