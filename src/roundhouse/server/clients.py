"""The people at a table: who is connected, and what each is shown."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Hashable

from ..core.words import words
from . import lessons
from .budget import in_slices, payer
from .client import Client
from .clocks import Clocks
from .grace import Grace
from .history import History
from .scene import ViewerScene, seat_info, seat_name, table_info
from .store import ChatRow, SeatRow, TableRow
from .wire import LessonStage, Scene, SeatInfo, ServerMessage, TableInfo


class Audience(ABC):
    """Everybody at one table, and what they see of it."""

    row: TableRow
    seat_rows: list[SeatRow]
    chat: list[ChatRow]
    history: History
    clocks: Clocks
    grace: Grace
    acts: int  # on disk

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.last_used = time.time()
        self._viewer_scenes: dict[tuple[int | None, str], ViewerScene] = {}
        self._names: dict[str, list[str]] = {}
        self._infos: dict[str, tuple[TableRow, TableInfo]] = {}  # by language, and of which row
        self._known_people: dict[Hashable, list[SeatInfo]] = {}  # as some clients know it
        self._known_rows: list[SeatRow] | None = None  # whom they were made of

    @property
    @abstractmethod
    def decider(self) -> int | None:
        """Who decides now."""

    # Coming and going

    def join(self, client: Client) -> None:
        """A browser has connected."""
        self.clients.add(client)
        self.last_used = time.time()
        self.show()

    def depart(self, client: Client) -> None:
        """A browser is gone."""
        self.clients.discard(client)
        self.last_used = time.time()
        self.show()

    def dismiss(self) -> None:
        """Another process has this table, or will have it: everybody is to come again."""
        for client in self.clients:
            client.dismiss()

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(not client.held for client in self.clients)

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected who holds this seat."""
        return any(seat in client.held for client in self.clients)

    def names(self, lang: str) -> list[str]:
        """What the seats are called in a language."""
        if lang not in self._names:
            self._names[lang] = [seat_name(seat, words(lang)) for seat in self.seat_rows]
        return self._names[lang]

    # Showing

    def tell(self, message: ServerMessage) -> None:
        """Send this to everybody."""
        for client in self.clients:
            client.send(message)

    def show(self) -> None:
        """Something has changed: everybody gets a new scene."""
        for client in self.clients:
            client.refresh(payer.get())

    def viewer_scene(self, viewer: int | None, lang: str) -> ViewerScene:
        """What this viewer sees, in this language."""
        if (viewer, lang) not in self._viewer_scenes:
            self._viewer_scenes[viewer, lang] = ViewerScene(self.history, viewer, lang, self.names(lang))
        viewer_scene = self._viewer_scenes[viewer, lang]
        viewer_scene.names = self.names(lang)
        return viewer_scene

    def forget_names(self) -> None:
        """Somebody is called something else from now on; what was said before stays as it was said."""
        self._names = {}

    def forget_sights(self) -> None:
        """The whole history has changed: everything is said anew."""
        self._viewer_scenes, self._names = {}, {}
        for client in self.clients:
            client.forget_log()

    def forget_lines(self, lines: int) -> None:
        """The lines of the log after this number of lines are no longer valid."""
        for viewer_scene in self._viewer_scenes.values():
            viewer_scene.forget_after(lines)
        for client in self.clients:
            client.forget_log(lines)

    def info(self, lang: str, title: str) -> TableInfo:
        """What is known of the table; made anew when its row has changed."""
        row, info = self._infos.get(lang, (None, None))
        if info is None or row is not self.row:
            info = table_info(self.row, title)
            self._infos[lang] = self.row, info
        return info

    def people(self, client: Client) -> list[SeatInfo]:
        """Who sits where, as this client may know it; made anew when somebody comes, goes or sits down."""
        if self._known_rows is not self.seat_rows:
            self._known_people, self._known_rows = {}, self.seat_rows
        here = tuple([self.is_here(seat.seat) for seat in self.seat_rows])
        key = (client.lang, client.held, client.is_host, here)
        if key not in self._known_people:
            self._known_people[key] = self._people_for(client, here)
        return self._known_people[key]

    def _people_for(self, client: Client, here: tuple[bool, ...]) -> list[SeatInfo]:
        sentences = words(client.lang)
        return [
            seat_info(seat, sentences, is_here, seat.seat in client.held, client.is_host)
            for seat, is_here in zip(self.seat_rows, here, strict=True)
        ]

    def _lesson_for(self, client: Client, viewer_scene: ViewerScene) -> LessonStage | None:
        """Where in the lesson the reader is: told to the one who holds that seat."""
        stage = lessons.stage(self.history) if client.viewer == lessons.READER else None
        return None if stage is None else lessons.told(self.history.table.game, stage, viewer_scene.words)

    async def scene_for(self, client: Client) -> Scene:
        """The scene for this client, of what is on disk."""
        async with self.lock:
            client.look_through(self.decider)
            viewer_scene = self.viewer_scene(client.viewer, client.lang)
            _, first = client.log_due(len(self.history.entries))
            await in_slices(viewer_scene.prepare(self.row.status == "playing", first))
            return self._scene_for(client)

    def _scene_for(self, client: Client) -> Scene:
        client.look_through(self.decider)
        viewer_scene = self.viewer_scene(client.viewer, client.lang)
        lines = len(self.history.entries)
        is_anew, first = client.log_due(lines)
        client.lines_first, client.lines_sent = first if is_anew else client.lines_first, lines
        is_playing, now, is_shared = self.row.status == "playing", time.time(), len(client.held) > 1
        return Scene(
            table=self.info(client.lang, viewer_scene.words.say("title")),
            people=self.people(client),
            spectators=self.spectators,
            act=self.acts,
            ply=self.history.ply,
            at=now,
            viewer=client.viewer,
            decider=self.decider,
            question=viewer_scene.words.say("online-gathering")
            if self.row.status == "gathering"
            else viewer_scene.question(is_shared),
            clause=viewer_scene.clause() if is_playing else None,
            view=viewer_scene.view(),
            moves=viewer_scene.offers() if is_playing else [],
            ahead=viewer_scene.ahead() if is_playing else [],
            log=viewer_scene.log(first, lines),
            log_from=first,
            log_anew=is_anew,
            turn=self.history.turn_at(lines),
            undo=viewer_scene.undo(client.held),
            grace=self.grace.left if self.grace.seat in client.held else 0.0,
            clocks=self.clocks.shown(now),
            ending=viewer_scene.ending(is_shared),
            lesson=self._lesson_for(client, viewer_scene) if self.row.is_lesson else None,
        )
