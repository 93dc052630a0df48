"""Tables of an older version, for tests of upgrades: played over the wire at that version's own server.

Run with the sources and the tests of a checkout of that version (`git worktree add OLD v0.1.0`):

    PYTHONPATH=OLD/src:OLD python tests/server/make_fixture.py tests/server/fixtures/v0.1.0

It writes the database (`tables.sql.gz`), what that server showed of it (`shown.json.gz`), and the numbers of all moves
(`moves.json`).  What a version has released never changes, so this is run once for each release.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from roundhouse.core.game import games, load
from roundhouse.core.record import NONE
from roundhouse.core.table import Move, Table
from roundhouse.server import rooms
from tests.server.online import GREEDY, OPEN, OTHER, PERSON, Online, serving
from tests.server.player import Player

THIRD: dict[str, Any] = {"kind": "person", "name": "Софія"}
FOURTH: dict[str, Any] = {"kind": "person", "name": "Тарас"}
WHOLE = 100_000  # more acts than any game has
SOON = 300  # moves
Choice = Callable[[random.Random, Table], Move]


@dataclass
class Order:
    """A table to be played, to its end or for this number of acts."""

    name: str
    game: str
    seats: list[dict[str, Any]]
    options: dict[str, Any] = field(default_factory=dict)
    acts: int = WHOLE
    first: list[int] = field(default_factory=list)  # moves to be made before those by chance
    seed: bytes | None = None
    rematch: bool = False
    sensible: bool = False  # moves are those that a hint proposes: games by chance would be very long


def anything(chance: random.Random, table: Table) -> Move:
    return chance.choice(table.moves())


def codes_until(table: Table, choose: Choice, holds: Callable[[Table, Move], bool]) -> list[int] | None:
    """Moves that lead to where something holds; None: this game has no such moment within some hundred moves."""
    chance = random.Random(table.seed)
    while not table.over and len(table.codes_played) < SOON:
        move = choose(chance, table)
        table.play(move)
        if holds(table, move):
            return table.codes_played
    return None


def found(orders: Iterable[tuple[Table, list[int] | None]]) -> tuple[Table, list[int]]:
    """The first game that has the moment looked for."""
    return next((table, codes) for table, codes in orders if codes is not None)


def short_refill() -> tuple[Table, list[int]]:
    """Isle of Trains alone: the refill has emptied the deck, gaps are left, and a card is bought back."""
    options = {"solo": "scenario_1", "buyback_on_empty_deck": True}

    def taking(chance: random.Random, table: Table) -> Move:
        moves = table.moves()
        if table.phase == "last_chance" and (table.live.row == NONE).any():  # type: ignore[attr-defined]
            return next(move for move in moves if move.kind == "buy_back")
        liked = [move for move in moves if move.kind in ("take", "take_row", "decline") and chance.random() < 0.6]
        return chance.choice(liked or [move for move in moves if move.kind != "buy_back"] or moves)

    def is_bought(table: Table, move: Move) -> bool:
        if move.kind != "buy_back" or table.over or (table.live.row != NONE).all():  # type: ignore[attr-defined]
            return False
        ply = len(table.codes_played) - 1
        return "turned_up" in [event.kind for event in table.events if event.ply == ply]

    tables = (Table("isle_of_trains", 1, seed, options, mode="interpreted") for seed in range(2000))
    return found((table, codes_until(table, taking, is_bought)) for table in tables)


def early_caboose() -> tuple[Table, list[int]]:
    """Isle of Trains: Caboose 1 is to draw before the deliveries, and the destination is named already."""

    def building(chance: random.Random, table: Table) -> Move:
        moves = table.moves()
        return chance.choice([move for move in moves if move.args.get("card") == "caboose_1"] or moves)

    def is_drawing(table: Table, move: Move) -> bool:
        return move.kind in ("to", "special_only") and table.phase == "draw"

    tables = (Table("isle_of_trains", 3, s, {"caboose1_timing": "before"}, mode="interpreted") for s in range(2000))
    return found((table, codes_until(table, building, is_drawing)) for table in tables)


def last_turn_of_a_half() -> tuple[Table, list[int]]:
    """The card game with four: turn 100 of 100 is the last of the first half."""
    table = Table("ticket_cards", 4, 1, {"max_turns": 100, "start_player": 0}, mode="interpreted")

    def by_the_turn(chance: random.Random, table: Table) -> Move:
        moves, turn = table.moves(), int(table.live.turns) + 1  # type: ignore[attr-defined]
        kinds = ("tickets", "done") if turn <= 66 else ("draw", "done") if turn <= 96 else ("pass", "done")
        return next((move for kind in kinds for move in moves if move.kind == kind), moves[0])

    codes = codes_until(table, by_the_turn, lambda table, _: int(table.live.half) == 1)  # type: ignore[attr-defined]
    assert codes is not None
    return table, codes


def orders() -> list[Order]:
    """Of each game finished and running tables, those that old rulings matter to, and one to be joined."""
    refill, refill_codes = short_refill()
    caboose, caboose_codes = early_caboose()
    half, half_codes = last_turn_of_a_half()
    two, three, four = [PERSON, OTHER], [PERSON, OTHER, THIRD], [PERSON, OTHER, THIRD, FOURTH]
    return [
        Order("traffic over", "traffic", three, rematch=True),
        Order("traffic with a bot over", "traffic", [*two, GREEDY]),
        Order("traffic passing over", "traffic", three, {"pass_when_decks_empty": True}),
        Order("traffic passing", "traffic", three, {"pass_when_decks_empty": True}, acts=220),
        Order("great lakes over", "great_lakes", two),
        Order("great lakes", "great_lakes", three, acts=440),
        Order("ticket cards over", "ticket_cards", four),
        Order("ticket cards", "ticket_cards", four, acts=260),
        Order("half over", "ticket_cards", four, half.options, first=half_codes, seed=half.seed),
        Order("half", "ticket_cards", four, half.options, len(half_codes), half_codes, half.seed),
        Order("isle over", "isle_of_trains", three, sensible=True),
        Order("isle", "isle_of_trains", three, acts=150, sensible=True),
        Order("isle solo over", "isle_of_trains", [PERSON], {"solo": "scenario_3"}),
        Order("isle solo", "isle_of_trains", [PERSON], {"solo": "scenario_7"}, acts=150),
        Order("refill over", "isle_of_trains", [PERSON], refill.options, first=refill_codes, seed=refill.seed),
        Order("refill", "isle_of_trains", [PERSON], refill.options, len(refill_codes), refill_codes, refill.seed),
        Order("caboose", "isle_of_trains", three, caboose.options, len(caboose_codes), caboose_codes, caboose.seed),
        Order("express over", "continental_express", four),
        Order("express", "continental_express", four, acts=110),
        Order("gathering", "traffic", [PERSON, OPEN, OPEN], acts=0),
    ]


async def reached(person: Player, act: int) -> None:
    """Wait for the scene after this number of acts."""
    await person.until(lambda: bool(person.scene["act"] >= act))


async def next_code(person: Player, order: Order, chance: random.Random) -> int:
    """A move for the player who decides."""
    if order.sensible:
        return int((await person.ask("hint"))["code"])
    return int(chance.choice(person.scene["moves"])["code"])


async def decider(people: list[Player], act: int) -> Player | None:
    """The player who decides after this number of acts; None once it is over."""
    for person in people:
        await reached(person, act)
    ready = [asyncio.create_task(person.until(lambda p=person: p.is_turn or p.is_over)) for person in people]  # type: ignore[misc]
    await asyncio.wait(ready, return_when=asyncio.FIRST_COMPLETED)
    for task in ready:
        task.cancel()
    return next((person for person in people if person.is_turn and not person.is_over), None)


async def play(order: Order, people: list[Player]) -> None:
    """Play a table: the moves asked for, then any; now and then one is taken back, and something said."""
    chance, ahead = random.Random(order.name), list(order.first)
    act = people[0].scene["act"]
    while act < order.acts:
        person = await decider(people, act)
        if person is None:
            return
        act = person.scene["act"]
        code = ahead.pop(0) if ahead else await next_code(person, order, chance)
        assert (await person.play(code))["t"] == "done"
        act += 1
        await reached(person, act)
        if not order.first and chance.random() < 0.1 and person.scene["undo"]["act"]:
            answer = await person.ask("undo", after=person.scene["act"], whole_turn=chance.random() < 0.3)
            act += answer["t"] == "done"  # a bot may have moved meanwhile
        if chance.random() < 0.03:
            await person.ask("chat", text=f"Хід {act}: ту-ту! 🚂")


async def set_up(online: Online, order: Order) -> tuple[str, list[str]]:
    """The table, with the seed asked for."""
    usual, seed = rooms.new_seed, order.seed
    if seed is not None:
        rooms.new_seed = lambda: seed
    try:
        return await online.new_table(order.game, order.seats, options=order.options, watch="link")
    finally:
        rooms.new_seed = usual


async def shown(online: Online, order: Order, table: str, people: list[Player]) -> dict[str, Any]:
    """What everybody at a table is shown of it."""
    scene = people[0].scene
    kept: dict[str, Any] = {
        "name": order.name,
        "table": table,
        "info": scene["table"],
        "act": scene["act"],
        "ply": scene["ply"],
        "decider": scene["decider"],
        "tokens": [person.tokens[0] for person in people],
        "names": [person["name"] for person in scene["people"]],
        "views": [person.scene["view"] for person in people],
        "moves": [[move["code"] for move in person.scene["moves"]] for person in people],
        "chat": [line["text"] for line in people[0].welcome["chat"]],
        "moment": (await people[0].ask("look", ply=scene["ply"] // 2))["view"],
    }
    if scene["ending"]:
        answer = await online.http.get(f"/api/tables/{table}/log")
        log = answer.json()["log"]
        kept["ending"] = {key: scene["ending"][key] for key in ("ranking", "scores", "timeline", "turns")}
        kept["log"] = log
        kept["state"] = Table.from_log(log, mode="interpreted").state()
    return kept


async def make(database: str) -> list[dict[str, Any]]:
    """Play all tables, and see what they look like from every seat after a restart of the server."""
    made: list[tuple[Order, str, list[str]]] = []
    async with serving(database) as online:
        for order in orders():
            table, tokens = await set_up(online, order)
            people = [await online.connect(table, [token]) for token in tokens]
            await play(order, people)
            made.append((order, table, tokens))
            if order.rematch:
                assert (await people[0].ask("rematch"))["t"] == "done"
                for person in people:
                    await person.until(lambda person=person: any(o["t"] == "links" for o in person.others))  # type: ignore[misc]
                links = [next(o for o in person.others if o["t"] == "links") for person in people]
                again = [await online.connect(link["table"], link["tokens"]) for link in links]
                rematch = Order(f"rematch of {order.name}", order.game, order.seats, acts=40)
                await play(rematch, again)
                made.append((rematch, links[0]["table"], [link["tokens"][0] for link in links]))
                people += again
            for person in people:
                await person.close()
            print(f"{order.name}: {people[0].scene['act']} acts", file=sys.stderr)
    async with serving(database) as online:
        kept = []
        for order, table, tokens in made:
            people = [await online.connect(table, [token]) for token in tokens]
            kept.append(await shown(online, order, table, people))
            for person in people:
                await person.close()
        return kept


def numbers() -> dict[str, dict[str, int | str]]:
    """How many moves each game has, and a hash of what each number means."""
    found: dict[str, dict[str, int | str]] = {}
    for name in games():
        layout, count = load(name).layout, load(name).A
        meant = json.dumps([layout.describe(code) for code in range(count)])
        found[name] = {"count": count, "sha256": hashlib.sha256(meant.encode()).hexdigest()}
    return found


def main() -> None:
    """Write the two files."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "tables.db"
        kept = asyncio.run(make(f"sqlite:///{database}"))
        with sqlite3.connect(database) as connection:
            sql = "\n".join(connection.iterdump())
    (folder / "tables.sql.gz").write_bytes(gzip.compress(sql.encode(), mtime=0))
    (folder / "moves.json").write_text(json.dumps(numbers(), indent=2) + "\n", encoding="utf-8")
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    (folder / "shown.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
