"""Writes dev/<game>[.<name>].json, a table of a game played at random, for dev.html.

python web/dev/make.py traffic --seats 4 --plies 60 [--phase hook] [--lang uk] [--name hook] [--end]
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

import msgspec

from roundhouse.core.table import Table
from roundhouse.core.words import words
from roundhouse.server.client import PAGE
from roundhouse.server.history import History
from roundhouse.server.scene import ViewerScene
from roundhouse.server.wire import Clock, Lang, Scene, SeatClock, SeatInfo, TableInfo

NAMES: dict[Lang, list[str]] = {
    "en": ["Olena", "Marko", "Iryna", "Pointsman", "Danylo", "Sofiia"],
    "uk": ["Олена", "Марко", "Ірина", "Стрілочник", "Данило", "Софія"],
    "ru": ["Елена", "Марко", "Ирина", "Стрелочник", "Данил", "София"],
}
BOT = 3  # the seat of the pointsman


def played(table: Table, plies: int, phase: str | None, seed: int) -> History:
    """A game played at random until that many moves are made, and this is being decided."""
    history, chance = History(table, time.time()), random.Random(seed)
    while table.seat is not None and (history.ply < plies or phase not in (None, table.phase)):
        history.play(table.seat, [chance.choice(table.codes())], time.time())
    return history


def person(seat: int, name: str, viewer: int) -> SeatInfo:
    """Somebody at the table; one of them is a bot."""
    is_bot = seat == BOT
    return SeatInfo(
        seat=seat,
        name=name,
        kind="bot" if is_bot else "person",
        level="greedy" if is_bot else None,
        is_here=True,
        is_stood_in=False,
        is_you=seat == viewer,
        token=None,
    )


def scene(history: History, lang: Lang, seat: int | None = None) -> Scene:
    """The table as this seat sees it, or the one who is to move."""
    table = history.table
    viewer = (table.seat or 0) if seat is None else seat
    names = NAMES[lang][: table.seats]
    viewer_scene = ViewerScene(history, viewer, lang, names)
    log_from = max(0, len(history.entries) - PAGE)
    info = TableInfo(
        id="7F3K",
        game=table.game.name,
        title=viewer_scene.words.say("title"),
        rules_version=table.game.rules_version,
        edition=table.game.edition,
        seats=table.seats,
        options=dict(table.options),
        status="over" if table.over else "playing",
        clock=Clock("bank", 600),
        hints=True,
        watch="link",
        created=time.time(),
        commitment="",
        seed=None,
        rematch=None,
    )
    return Scene(
        table=info,
        people=[person(seat, name, viewer) for seat, name in enumerate(names)],
        spectators=0,
        act=history.ply,
        ply=history.ply,
        at=time.time(),
        viewer=viewer,
        decider=table.seat,
        question=viewer_scene.question(),
        clause=viewer_scene.clause(),
        view=viewer_scene.view(),
        moves=viewer_scene.offers(),
        ahead=viewer_scene.ahead(),
        log=viewer_scene.log(log_from, len(history.entries)),
        log_from=log_from,
        log_anew=True,
        turn=len(history.turns),
        undo=viewer_scene.undo((viewer,)),
        grace=0.0,
        clocks=[SeatClock(400 - 30 * seat, seat == table.seat) for seat in range(table.seats)],
        ending=viewer_scene.ending(),
    )


def main() -> None:
    """Write the file that the arguments ask for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--plies", type=int, default=60)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--phase")
    parser.add_argument("--lang", choices=list(NAMES), default="en")
    parser.add_argument("--name")
    parser.add_argument("--end", action="store_true")
    given = parser.parse_args()
    table = Table(given.game, seats=given.seats, seed=given.seed)
    history = played(table, 100_000 if given.end else given.plies, given.phase, given.seed)
    catalogue = table.game.catalogue.contents(words(given.lang, given.game))
    file = Path(__file__).with_name(".".join(filter(None, [given.game, given.name, "json"])))
    file.write_bytes(msgspec.json.encode({"scene": scene(history, given.lang), "catalogue": catalogue}))
    print(f"{file.name}: seat {table.seat}, phase {table.phase}, {history.ply} moves made")


if __name__ == "__main__":
    main()
