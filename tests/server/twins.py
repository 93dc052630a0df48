"""The same table with everything re-dealt that a viewer does not see: it must be sent the same, byte for byte."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from bench.offline import opened
from roundhouse.bots import best_hint
from roundhouse.bots.advice import Advice
from roundhouse.core.actions import count
from roundhouse.core.compile import have_numba
from roundhouse.core.engine import Engine
from roundhouse.core.errors import IllegalMove, RoundhouseError
from roundhouse.core.events import Secret
from roundhouse.core.journal import Entry, Remark
from roundhouse.core.parts import Parts
from roundhouse.core.table import Table
from roundhouse.core.view import SeatView
from roundhouse.server.changes import changes
from roundhouse.server.client import Client
from roundhouse.server.context import Context
from roundhouse.server.history import History
from roundhouse.server.room import Room
from roundhouse.server.socket import _decoder, _obey
from roundhouse.server.store import Saved
from roundhouse.server.wire import Done, Refused, Scene

from .recording import Heard, Recorder, Recording

TIME = ("at", "people", "spectators")  # of a scene: they depend on when it was made, and on nobody's cards


class Here:
    """Workers that think here and now."""

    processes = 1

    async def hint(self, view: SeatView) -> Advice:
        """As the real ones."""
        return Advice(*best_hint(view))


def reseated(table: Table, viewer: int | None, seed: int) -> Table:
    """A table of its own in the same position, but for what this viewer does not see."""
    twin = copy.copy(table)
    twin.engine = Engine(table.game, 1, table.engine.mode)
    twin.engine.states[0] = SeatView.of(table, viewer).guess(seed, table.engine.mode).record
    twin.engine.relist(0)
    twin.table_at = lambda ply: reseated(table.table_at(ply), viewer, seed)  # type: ignore[method-assign]
    return twin


def retold(table: Table, told: Entry | Remark, viewer: int | None) -> Entry | Remark:
    """The same event with other secrets, where this viewer does not see them."""
    if isinstance(told, Remark):
        return told
    event, row = told.event, list(told.row)
    for place, (name, spec) in enumerate(table.game.events[event.kind].items(), start=1):
        if isinstance(spec, Secret) and viewer not in event.secrets[name]:
            row[place] = next(number for number in range(count(spec.values)) if number != row[place])
    return Entry(told.game, row, told.ply, told.at)


class Rebuilt:
    """The table of a recording, act by act, and its twins."""

    def __init__(self, recording: Recording) -> None:
        saved = recording.saved
        row = replace(saved.table, status="playing", ended=None, rematch=None)
        context = Context(cast(Any, SimpleNamespace(is_shared=False)), cast(Any, Here()))
        if have_numba():  # the same bytes, sooner
            context.compiled.add(row.game)
        self.acts = saved.acts
        self.retold: dict[int | None, list[tuple[Entry | Remark, Entry | Remark]]] = {}
        self.room = opened(Saved(row, saved.seat_rows, [], saved.chat), context)

    def each_act(self) -> Iterator[int]:
        """Stand at every act in turn, the last one left out if the game ended with it."""
        yield 0
        for act in self.acts:
            if act.kind == "undo":
                self.room.history.take_back_to(act.to_ply)
            else:
                self.room.history.play(act.seat, act.codes, act.at)
            self.room.acts += 1
            self.room.commands.add(act.command)
            if not self.room.history.table.over:
                yield self.room.acts

    def twin(self, viewer: int | None, seed: int) -> Room:
        """The room with another history, which this viewer cannot tell from the real one."""
        real, room = self.room.history, copy.copy(self.room)
        history = room.history = History.__new__(History)
        history.table = reseated(real.table, viewer, seed)
        history.entries, history.turns = self.told_to(viewer), list(real.turns)
        history._turn_plies, history.has_remarks = list(real._turn_plies), real.has_remarks
        with suppress(IllegalMove):  # what may be taken back is known of the real moves, not of those of a twin
            real.can_take_back(range(real.table.seats), whole_turn=True)
        history.acts = list(real.acts)
        history._known, history._points, history._known_at, history.changes = {}, {}, 0, 0
        history.parts, room._viewer_scenes = Parts(), {}
        return room

    def told_to(self, viewer: int | None) -> list[Entry | Remark]:
        """All that happened, with other secrets."""
        known, told = self.retold.setdefault(viewer, []), self.room.history.entries
        while known and (len(known) > len(told) or known[-1][0] is not told[len(known) - 1]):
            known.pop()
        known += [(each, retold(self.room.history.table, each, viewer)) for each in told[len(known) :]]
        return [twin for _, twin in known]


async def message_from(room: Room, person: Recorder, heard: Heard) -> str | None:
    """What the server would send instead of what was heard; None: it does not come from the position."""
    seats = () if person.seat is None else (person.seat,)
    client = Client(cast(Any, None), room, seats, person.seat == 0, heard.lang)
    match heard.message["t"]:
        case "scene":
            if not heard.message["log_anew"]:
                client.lines_sent = heard.message["log_from"]
            room._viewer_scenes = {}
            return scene_from(room, client, heard)
        case "hint" | "why" | "tried" | "about" | "moment" | "lines" | "refused":
            return await answer_from(client, heard)
        case "done":
            return msgspec.json.encode(Done(heard.message["id"])).decode()
    return None


def scene_from(room: Room, client: Client, heard: Heard) -> str:
    """The scene as the table makes it, and the message that changes the one before into it."""
    scene = room._scene_for(client)
    scene.number, scene.after = heard.message["number"], heard.message["after"]
    news = changes(msgspec.convert(heard.before, Scene), scene) if scene.after else scene
    return both_without_time(msgspec.json.encode(scene), msgspec.json.encode(news))


def scene_of(heard: Heard) -> str:
    """The scene that its reader knew after a message, and the message."""
    return both_without_time(json.dumps(heard.scene), heard.text)


async def answer_from(client: Client, heard: Heard) -> str:
    """The answer to what was asked, as `socket` would give it."""
    assert heard.asked is not None
    message = _decoder.decode(json.dumps(heard.asked))
    try:
        answer = await _obey(client, cast(Any, None), message)
    except RoundhouseError as error:
        answer = Refused(message.id, error.reason, error.say_plainly(client.lang))
    return msgspec.json.encode(answer).decode()


def both_without_time(scene: str | bytes, news: str | bytes) -> str:
    """A scene and its message without what changes by itself; who is called what stays."""
    whole, told = msgspec.json.decode(scene), msgspec.json.decode(news)
    names = [person["name"] for person in whole["people"]]
    kept = [{key: each[key] for key in sorted(each) if key not in TIME} for each in (whole, told)]
    return msgspec.json.encode([*kept, names]).decode()
