"""Whole games with every message to everybody written down."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.core.game import load
from roundhouse.core.words import LANGUAGES, Lang
from roundhouse.server.store import Saved, Store

from .online import Online
from .player import Player, new_id

QUESTIONS = 0.3  # how likely somebody asks something before a move


@dataclass
class Heard:
    """One message as it came, what it answers, and what was known before it and then."""

    text: str
    message: dict[str, Any]
    lang: Lang
    act: int  # the acts that had been made
    asked: dict[str, Any] | None
    before: dict[str, Any]  # the scene
    scene: dict[str, Any]


class Recorder(Player):
    """Somebody at the table whose every message is kept."""

    def __init__(self, online: Online, table: str, tokens: list[str], seat: int | None) -> None:
        super().__init__(online.address, table, tokens, "en", "")
        self.keeps, self.seat = True, seat
        self.heard: list[Heard] = []
        self.asked: dict[str | None, dict[str, Any]] = {}

    def _take(self, message: dict[str, Any]) -> None:
        before = self.scene
        super()._take(message)
        asked = self.asked.get(message.get("id"))
        act = self.scene.get("act", 0)
        self.heard.append(Heard(self.received[-1], message, self.lang, act, asked, before, self.scene))

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """As everybody asks, but what was asked is kept."""
        id = fields.pop("id", None) or new_id()
        self.asked[id] = {"t": t, "id": id, **fields}
        return await super().ask(t, id=id, **fields)

    async def speak(self, lang: Lang) -> None:
        """Another language from now on."""
        self.lang = lang
        await self.ask("language", lang=lang)

    async def reach(self, act: int) -> None:
        """Wait for the scene after this many acts."""
        await self.until(lambda: bool(self.scene["act"] >= act))


@dataclass
class Recording:
    """A game, as it was kept and as it was seen."""

    saved: Saved
    people: list[Recorder]


async def record(
    online: Online,
    database: str,
    game: str,
    seats: Sequence[dict[str, Any]],
    options: dict[str, Any],
    seed: int,
    most_acts: int = 100_000,
) -> Recording:
    """Play a game, or its beginning, and ask all sorts of things meanwhile; a spectator comes last."""
    table, tokens = await online.new_table(game, seats, options=options)
    people = [await Recorder(online, table, [token], seat).connect() for seat, token in enumerate(tokens)]
    people.append(await Recorder(online, table, [people[0].welcome["watch_token"]], None).connect())
    chance = random.Random(seed)
    while not people[0].is_over and people[0].scene["act"] < most_acts:
        act = people[0].scene["act"]
        for person in people:
            await person.reach(act)
        deciding = next(person for person in people if person.is_turn)
        while chance.random() < QUESTIONS:
            await ask_something(chance, game, people, deciding)
        if chance.random() < 0.1 and any(person.scene["undo"]["act"] for person in people):
            undoing = next(person for person in people if person.scene["undo"]["act"])
            await undoing.ask("undo", after=act, whole_turn=chance.random() < 0.5)
        else:
            await decide(chance, deciding)
        assert people[0].scene["act"] >= act
        for person in people:
            await person.reach(act + 1)
    for person in people:
        await person.close()
    store = await Store.open(database)
    saved = await store.load(table)
    await store.close()
    assert saved is not None
    return Recording(saved, people)


async def decide(chance: random.Random, deciding: Recorder) -> None:
    """Make a move, one by one or a whole decision after trying its steps."""
    act, codes = deciding.scene["act"], [await next_code(chance, deciding)]
    is_whole = chance.random() < 0.5
    answer = await deciding.ask("play", after=act, codes=codes, whole=is_whole, skip=is_whole)
    while answer["t"] == "tried":
        moves, tried = answer["moves"], answer["codes"]
        await deciding.ask("hint", tried=tried)
        codes = [*tried, int(chance.choice(moves)["code"])]
        answer = await deciding.ask("play", after=act, codes=codes, whole=True, skip=True)
    assert answer["t"] == "done", answer


async def next_code(chance: random.Random, deciding: Recorder) -> int:
    """What a hint proposes, or anything."""
    if chance.random() < 0.5:
        return int((await deciding.ask("hint"))["code"])
    return int(chance.choice(deciding.scene["moves"])["code"])


async def ask_about(chance: random.Random, game: str, person: Recorder) -> None:
    """What something on the table is, now or as it was."""
    things = load(game).about.THINGS
    kind, args = things.describe(chance.randrange(len(things.kind)))
    ply = chance.choice([None, chance.randrange(person.scene["ply"] + 2)])
    await person.ask("about", kind=kind, args=args, ply=ply)


async def ask_something(chance: random.Random, game: str, people: list[Recorder], deciding: Recorder) -> None:
    """A question, a word, another language, another connection."""
    person, layout = chance.choice(people), load(game).layout
    legal = {move["code"] for move in deciding.scene["moves"]}
    code = chance.choice([code for code in range(len(layout.kind)) if code not in legal])
    match chance.randrange(11):
        case 0 | 1:
            kind, args = layout.describe(code)
            await chance.choice([person, deciding]).ask("why", kind=kind, args=args)
        case 2:
            await deciding.ask("play", after=deciding.scene["act"], codes=[code])
        case 3 | 4:
            await person.ask("look", ply=chance.randrange(person.scene["ply"] + 2))
        case 5:
            await person.speak(chance.choice(LANGUAGES))
        case 6:
            await person.ask("chat", text=f"What do you hold? {new_id()}")
        case 7:
            await person.close()
            await person.connect()
        case 8:
            await person.ask("lines", before=chance.randrange(200))
        case 9 | 10:
            await ask_about(chance, game, person)
