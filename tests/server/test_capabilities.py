"""A seat has one holder: what others know, have sent or may guess opens nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from roundhouse.core.words import LANGUAGES
from roundhouse.server.client import Client
from roundhouse.server.context import Context
from roundhouse.server.departures import departures, join
from roundhouse.server.errors import Declined
from roundhouse.server.limits import Limits
from roundhouse.server.room import Room
from roundhouse.server.rooms import Rooms
from roundhouse.server.store import Store, StoreError
from roundhouse.server.tokens import rematch_key
from roundhouse.server.wire import Hello, Join, NewSeat, NewTable, Tokens

from .online import BOT, OPEN, OTHER, PERSON, Online, with_server
from .player import new_id, new_secret

JUNIOR = {"variant": "junior"}
TWO = [NewSeat("person", "Olena"), NewSeat("person", "Marko")]
GUEST = [NewSeat("person", "Olena"), NewSeat("open")]


class Idle:
    """Bots that never move."""

    processes = 1

    async def choose(self, level: str, view: Any, seed: int, effort: float) -> int:
        """Think for ever."""
        await asyncio.Event().wait()
        return 0

    def close(self) -> None:
        """Nothing is open."""


def with_rooms(folder: Path, play: Callable[[Rooms], Awaitable[None]]) -> None:
    """Do something with a server's tables, without a server."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder / 'tables.db'}")
        rooms = Rooms(Context(store, cast(Any, Idle())))
        try:
            await play(rooms)
        finally:
            await asyncio.gather(*rooms.context.tasks, return_exceptions=True)
            await rooms.close()

    asyncio.run(run())


async def made(rooms: Rooms, seats: list[NewSeat], watch: str = "link") -> tuple[Room, list[str]]:
    """A new table, and the tokens of the people here."""
    new = NewTable(id=new_id(), secret=new_secret(), game="traffic", seats=seats, watch=watch)  # type: ignore[arg-type]
    table, tokens = await rooms.create(new)
    return await rooms.open(table), tokens


async def hello(
    rooms: Rooms, room: Room, tokens: list[str], claims: dict[str, str] | None = None, name: str = ""
) -> Client:
    """Somebody who is let in."""
    greeting = Hello(table=room.row.id, tokens=tokens, lang="en", name=name, claims=claims or {})
    client = await rooms.admit(greeting, cast(Any, None))
    room.join(client)
    return client


async def refusal(work: Awaitable[Any]) -> str:
    """Why something is refused."""
    with pytest.raises((Declined, StoreError)) as refused:
        await work
    assert all(refused.value.say(lang) for lang in LANGUAGES)
    return refused.value.reason


async def end(room: Room) -> None:
    """The game is over."""
    async with room.lock:
        await room._set_status("over")


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[Room]:
    """The rooms of a server in this process, in the order in which they are made."""
    rooms: list[Room] = []
    make = Room.__init__

    def noted(self: Room, *args: Any) -> None:
        make(self, *args)
        rooms.append(self)

    monkeypatch.setattr(Room, "__init__", noted)
    return rooms


# Setting up


def test_the_command_of_a_rematch_opens_nobodys_seat(tmp_path: Path, known: list[Room]) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OTHER], options=JUNIOR)
        mallory, marko = await online.connect(table, tokens[:1]), await online.connect(table, tokens[1:])
        await end(known[0])
        command = new_id()
        assert (await mallory.ask("rematch", id=command))["t"] == "done"
        await marko.until(lambda: bool(marko.others))
        new, (his,) = marko.others[-1]["table"], marko.others[-1]["tokens"]
        assert (await online.connect(new, [his])).welcome["seats"] == [1]
        for secret in (new_secret(), tokens[0]):
            body = {"id": command, "secret": secret, "game": "traffic", "seats": [PERSON, OTHER]}
            answer = (await online.post("/api/tables", body)).json()
            assert answer["table"] != new
            assert his not in answer["tokens"]
            stolen = await online.connect(new, answer["tokens"])
            assert stolen.welcome == {}
            assert stolen.answers[None]["reason"] == "online-link-gone"
        unsendable = {"id": rematch_key(table), "secret": new_secret(), "game": "traffic", "seats": [PERSON, OTHER]}
        assert (await online.post("/api/tables", unsendable)).json()["reason"] == "online-unreadable"

    with_server(tmp_path, play)


def test_a_creation_is_repeated_only_with_its_secret(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        new = NewTable(id=new_id(), secret=new_secret(), game="traffic", seats=[*GUEST, NewSeat("person", "Ivan")])
        table, tokens = await rooms.create(new)
        room = await rooms.open(table)
        guest = await hello(rooms, room, [room.seat_rows[1].token])
        assert await rooms.create(new) == (table, tokens)
        new.seats = [NewSeat("person")] * 3
        assert await rooms.create(new) == (table, tokens)
        assert (len(set(tokens)), min(map(len, tokens)) * 6 >= 144) == (2, True)
        new.secret = new_secret()
        other, others = await rooms.create(new)
        assert other != table
        assert {*others}.isdisjoint({*tokens, *guest.tokens})
        assert {seat.token for seat in room.seat_rows} == {*tokens, *guest.tokens}

    with_rooms(tmp_path, play)


def test_a_token_that_is_in_use_makes_no_table(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        new = NewTable(id=new_id(), secret=new_secret(), game="traffic", seats=TWO)
        room, _ = await made(rooms, GUEST)
        new_token = (await rooms.create(new))[1][0]
        assert await refusal(hello(rooms, room, [], {room.seat_rows[1].token: new_token})) == "store-token-taken"
        saved = await rooms.context.store.load(room.row.id)
        assert saved is not None
        again = replace(saved.table, id="AAAAAA", command="another", watch_token="another")
        assert await refusal(rooms.context.store.create_table(again, saved.seat_rows)) == "store-token-taken"
        assert await rooms.context.store.load("AAAAAA") is None

    with_rooms(tmp_path, play)


# A rematch


def test_two_servers_make_one_rematch_for_the_same_people(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, tokens = await made(rooms, [*GUEST, NewSeat("open")])
        guest = await hello(rooms, room, [room.seat_rows[1].token])
        await room.start()
        await end(room)
        other = Rooms(rooms.context)
        first, second = await asyncio.gather(rooms.rematch(room), other.rematch(await other.open(room.row.id)))
        assert first == second
        new = await rooms.open(first)
        held = [await rooms.rematch_tokens(room, first, seats) for seats in ((0,), (1,), (2,), ())]
        assert held == [[new.seat_rows[0].token], [new.seat_rows[1].token], [], []]
        assert {seat.token for seat in new.seat_rows}.isdisjoint({*tokens, *guest.tokens, room.seat_rows[2].token})
        assert [seat.is_host for seat in new.seat_rows] == [True, False, False]
        assert (await hello(rooms, new, held[1])).held == (1,)

    with_rooms(tmp_path, play)


def test_a_link_that_nobody_used_opens_no_seat_after_the_end(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, _ = await made(rooms, GUEST)
        link = room.seat_rows[1].token
        await room.start()
        await end(room)
        new = await rooms.open(await rooms.rematch(room))
        guest = await hello(rooms, new, [new.seat_rows[1].token])
        late = await hello(rooms, room, [link], {link: new_secret()})  # may watch: it is one of the table's links
        assert (late.held, late.tokens) == ((), (link,))
        assert await rooms.rematch_tokens(room, new.row.id, (0, 1)) == [new.seat_rows[0].token]
        assert new.seat_rows[1].token == guest.tokens[0]
        assert await rooms.context.store.claim_seat(room.row.id, 1, link, new_secret(), "") is False

    with_rooms(tmp_path, play)


# Claiming a link


@pytest.mark.parametrize("watch", ["link", "anyone"])
def test_a_link_that_is_claimed_is_void(tmp_path: Path, watch: str) -> None:
    async def play(online: Online) -> None:
        table, tokens = await online.new_table("traffic", [PERSON, OPEN], watch=watch)
        host = await online.connect(table, tokens)
        link, fresh = host.scene["people"][1]["token"], new_secret()
        guest = await online.connect(table, [], "en", "Marko", {link: fresh})
        assert (guest.welcome["seats"], guest.welcome["tokens"]) == ([1], [fresh])
        spy = await online.connect(table, [link])
        if watch == "link":
            assert spy.answers[None]["reason"] == "online-link-gone"
        else:
            assert (spy.welcome["seats"], spy.welcome["tokens"], spy.scene["viewer"]) == ([], [], None)
        assert not spy.scene or spy.scene["view"]["hands"][1]["cards"] is None
        await host.until(lambda: host.scene["table"]["status"] == "playing")
        assert [person["token"] for person in host.scene["people"]] == [None, None]
        listed = (await online.post("/api/departures", {"tokens": [link]})).json()
        assert not any(line["is_yours"] for line in listed)
        host.tokens = [*tokens, link]
        assert (await host.connect()).welcome["seats"] == [0]

    with_server(tmp_path, play)


def test_a_claim_whose_answer_was_lost_is_repeated(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, _ = await made(rooms, GUEST)
        link, fresh = room.seat_rows[1].token, new_secret()
        for name in ("Marko", "Ivan"):
            guest = await hello(rooms, room, [link], {link: fresh}, name)
            assert (guest.held, guest.tokens, room.seat_rows[1].name) == ((1,), (fresh,), "Marko")
        assert (await hello(rooms, room, [fresh])).tokens == (fresh,)  # on another device
        assert (await hello(rooms, room, [fresh], {fresh: new_secret()})).tokens == (fresh,)
        assert await refusal(hello(rooms, room, [link], {link: new_secret()})) == "online-link-gone"

    with_rooms(tmp_path, play)


def test_for_a_link_without_a_claim_the_server_makes_the_token(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, _ = await made(rooms, GUEST)
        link = room.seat_rows[1].token
        guest = await hello(rooms, room, [link, room.row.watch_token])
        fresh, watch = guest.tokens
        assert (guest.held, watch, fresh != link, len(fresh) >= 22) == ((1,), room.row.watch_token, True, True)
        assert await refusal(hello(rooms, room, [link])) == "online-link-gone"
        assert (await hello(rooms, room, [fresh])).held == (1,)

    with_rooms(tmp_path, play)


def test_of_two_who_open_a_link_at_once_one_has_the_seat(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        for watch in ("link", "anyone"):
            room, _ = await made(rooms, GUEST, watch)
            link, fresh = room.seat_rows[1].token, [new_secret(), new_secret()]
            asked = (hello(rooms, room, [link], {link: token}) for token in fresh)
            answers = await asyncio.gather(*asked, return_exceptions=True)
            clients = [answer for answer in answers if isinstance(answer, Client)]
            held: list[tuple[int, ...]] = [(1,)] if watch == "link" else [(), (1,)]
            assert sorted(client.held for client in clients) == held
            assert room.seat_rows[1].token in fresh
            refused = [answer.reason for answer in answers if isinstance(answer, Declined)]
            assert refused == (["online-link-gone"] if watch == "link" else [])

    with_rooms(tmp_path, play)


@pytest.mark.parametrize("is_written", [True, False])
def test_a_claim_that_the_store_did_not_answer_is_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    async def play(rooms: Rooms) -> None:
        room, _ = await made(rooms, GUEST)
        link, fresh = room.seat_rows[1].token, new_secret()

        async def fails(*args: Any) -> bool:
            if is_written:
                await Store.claim_seat(rooms.context.store, *args)
            raise StoreError("store-failed", why="it is away")

        monkeypatch.setattr(rooms.context.store, "claim_seat", fails)
        assert await refusal(hello(rooms, room, [link], {link: fresh})) == "store-failed"
        monkeypatch.undo()
        guest = await hello(rooms, room, [link], {link: fresh})
        assert (guest.held, guest.tokens, room.row.status) == ((1,), (fresh,), "playing")

    with_rooms(tmp_path, play)


def test_a_host_who_knows_too_little_takes_nobodys_seat_back(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, _ = await made(rooms, [*GUEST, NewSeat("open")])
        other = Rooms(rooms.context)
        link, fresh = room.seat_rows[1].token, new_secret()
        await hello(other, await other.open(room.row.id), [], {link: fresh})
        assert room.seat_rows[1].kind == "open"  # this server has not heard of it
        assert await refusal(room.set_seat(1, "bot", "random")) == "online-seat-held"
        assert (room.seat_rows[1].kind, room.seat_rows[1].token) == ("person", fresh)
        await room.set_seat(2, "bot", "random")
        saved = await rooms.context.store.load(room.row.id)
        assert saved is not None
        assert saved.seat_rows == room.seat_rows
        assert [seat.kind for seat in saved.seat_rows] == ["person", "person", "bot"]

    with_rooms(tmp_path, play)


def test_nobodys_token_can_be_claimed_or_claimed_with(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, (mine, his) = await made(rooms, [*TWO, NewSeat("open")])
        other, (elsewhere, _) = await made(rooms, TWO)
        link, watch = room.seat_rows[2].token, room.row.watch_token
        for used in (mine, his, link, watch, elsewhere, other.row.watch_token):
            assert await refusal(hello(rooms, room, [mine], {link: used})) == "store-token-taken"
        fresh = new_secret()
        for not_open in (elsewhere, watch, new_secret()):
            client = await hello(rooms, room, [mine], {not_open: fresh})
            assert client.held == (0,)
            assert fresh not in client.tokens
        assert [seat.token for seat in room.seat_rows] == [mine, his, link]

    with_rooms(tmp_path, play)


def test_six_links_in_one_hello_are_six_seats(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, _ = await made(rooms, [NewSeat("open")] * 4)
        claims = {seat.token: new_secret() for seat in room.seat_rows}
        client = await hello(rooms, room, [], claims | {new_secret(): new_secret() for _ in range(2)}, "Оля")
        assert (client.held, set(client.tokens), client.is_host) == ((0, 1, 2, 3), set(claims.values()), True)
        assert [seat.name for seat in room.seat_rows] == ["Оля", "Оля 2", "Оля 3", "Оля 4"]
        assert room.row.status == "playing"
        twice = (await made(rooms, [NewSeat("person"), *[NewSeat("open")] * 2]))[0]
        same = dict.fromkeys([seat.token for seat in twice.seat_rows[1:]], new_secret())
        assert await refusal(hello(rooms, twice, [], same)) == "store-token-taken"
        assert (await hello(rooms, twice, list(same.values())[:1])).held == (1,)  # one of them is theirs

    with_rooms(tmp_path, play)


# Joining from the list


def test_the_list_of_ones_own_tables_reads_no_acts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(rooms: Rooms) -> None:
        made_by_me = [await made(rooms, GUEST) for _ in range(3)]
        read = list[str]()
        monkeypatch.setattr(rooms.context.store, "load", read.append)
        mine = await departures(rooms, Tokens([tokens[0] for _, tokens in made_by_me]))
        assert {(line.table, line.is_yours) for line in mine} == {(room.row.id, True) for room, _ in made_by_me}
        assert read == []

    with_rooms(tmp_path, play)


def test_joining_twice_is_one_seat(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, tokens = await made(rooms, [*GUEST, NewSeat("open")], "anyone")
        table, claim = room.row.id, new_secret()
        link = room.seat_rows[1].token
        answers = await asyncio.gather(*(join(rooms, table, Join(claim, name="Olena")) for _ in range(3)))
        assert {answer.token for answer in answers} == {claim}
        assert [(seat.kind, seat.name) for seat in room.seat_rows[1:]] == [("person", "Olena 2"), ("open", "")]
        assert (await join(rooms, table, Join(new_secret(), [tokens[0]]))).token == tokens[0]
        assert (await join(rooms, table, Join(new_secret(), [new_secret(), claim]))).token == claim
        assert room.seat_rows[2].kind == "open"
        assert await refusal(join(rooms, table, Join(room.seat_rows[2].token))) == "store-token-taken"
        both = [join(rooms, table, Join(new_secret())) for _ in range(2)]
        answered = await asyncio.gather(*both, return_exceptions=True)
        assert [answer.reason for answer in answered if isinstance(answer, Declined)] == ["online-no-open-seat"]
        spectator = await hello(rooms, room, [link])
        assert (spectator.held, room.row.status) == ((), "playing")
        mine = await departures(rooms, Tokens([claim]))
        assert [line.is_yours for line in mine] == [True]

    with_rooms(tmp_path, play)


def test_one_address_joins_so_often_within_an_hour(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        table, _ = await online.new_table("traffic", [PERSON, OPEN, OPEN, OPEN], watch="anyone")
        path = f"/api/tables/{table}/join"
        for _ in range(2):
            assert (await online.post(path, {"claim": new_secret()})).status_code == 200
        for lang, words in (("en", "30 minutes"), ("uk", "30 хвилин"), ("ru", "30 минут")):
            refused = await online.post(f"{path}?lang={lang}", {"claim": new_secret()})
            assert (refused.status_code, refused.json()["reason"]) == (429, "online-many-joins")
            assert words in refused.json()["text"]
            assert int(refused.headers["retry-after"]) == 1800
        short = await online.post(path, {"claim": "x" * 21})
        assert short.json()["reason"] == "online-unreadable"

    with_server(tmp_path, play, limits=Limits(joins_each=2))


# Who may see what is over


def test_a_private_table_stays_private_after_the_end(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        private, tokens = await made(rooms, TWO)
        public, _ = await made(rooms, TWO, "anyone")
        for room in (private, public):
            await end(room)
        assert await refusal(hello(rooms, private, [])) == "online-no-table"
        assert await refusal(hello(rooms, private, [new_secret()])) == "online-link-gone"
        watch = private.row.watch_token
        assert (await hello(rooms, private, [watch])).tokens == (watch,)
        assert (await hello(rooms, private, tokens[:1])).held == (0,)
        assert (await hello(rooms, public, [])).held == ()

    with_rooms(tmp_path, play)


def test_the_log_of_a_private_table_is_for_those_who_may_watch(tmp_path: Path, known: list[Room]) -> None:
    async def play(online: Online) -> None:
        private, tokens = await online.new_table("traffic", [PERSON, BOT])
        public, _ = await online.new_table("traffic", [PERSON, BOT], watch="anyone")
        watch = known[0].row.watch_token
        assert (await online.log(private, tokens[0])).json()["reason"] == "online-not-over"
        for is_over in (False, True):
            for token in (None, new_secret(), "short", "with spaces in between", known[1].row.watch_token):
                hidden, missing = await online.log(private, token), await online.log("ZZZZZZ", token)
                assert (hidden.status_code, missing.status_code) == (404, 404)
                assert hidden.json()["text"].replace(private, "ZZZZZZ") == missing.json()["text"]
                assert hidden.json()["reason"] == missing.json()["reason"]
            if not is_over:
                await end(known[0])
                await end(known[1])
        for table, key in ((private, tokens[0]), (private, watch), (public, None)):
            log = await online.log(table, key)
            assert (log.status_code, log.json()["log"]["game"]) == (200, "traffic")

    with_server(tmp_path, play)


def test_ids_cannot_be_tried_out(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        private, _ = await online.new_table("traffic", [PERSON, OPEN])
        for tokens in ([], [new_secret()]):
            answers = [(await online.connect(table, tokens)).answers[None] for table in (private, "ZZZZZZ")]
            assert answers[0]["text"].replace(private, "ZZZZZZ") == answers[1]["text"]
            assert answers[0]["reason"] == answers[1]["reason"]
        body = {"claim": new_secret()}
        joins = [await online.post(f"/api/tables/{table}/join", body) for table in (private, "ZZZZZZ")]
        assert [answer.status_code for answer in joins] == [404, 404]
        assert joins[0].text.replace(private, "ZZZZZZ") == joins[1].text

    with_server(tmp_path, play)


def test_nor_those_of_tables_that_cannot_be_opened(tmp_path: Path) -> None:
    async def play(rooms: Rooms) -> None:
        room, _ = await made(rooms, TWO)
        old = replace(room.row, id="AAAAAA", command="old", watch_token="old", rules_version=0)
        await rooms.context.store.create_table(old, [])
        assert await refusal(rooms.enter("AAAAAA", [])) == "online-no-table"
        assert await refusal(rooms.enter("AAAAAA", [new_secret()])) == "online-no-table"

    with_rooms(tmp_path, play)


# Names


def test_a_name_is_nobody_elses(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        people = [PERSON, {"kind": "person", "name": " Olena\u200b"}, OPEN, BOT]
        table, tokens = await online.new_table("traffic", people)
        host = await online.connect(table, tokens[:1])
        await online.connect(table, [host.scene["people"][2]["token"]], name="Оlenа 2")  # some letters are Cyrillic
        await host.until(lambda: host.scene["table"]["status"] == "playing")
        assert [p["name"] for p in host.scene["people"][:3]] == ["Olena", "Olena 2", "Оlenа 2 2"]
        for name, reason in (
            ("OLENA  2", "online-name-taken"),
            ("Player 2", "online-name-taken"),
            ("Сигналіст", None),
            (host.scene["people"][3]["name"], "online-name-taken"),
            ("\u3164", "online-name-unseen"),
            ("  ", "online-name-unseen"),
            (" Player  1\u200e", None),
            ("", None),
        ):
            answer = await host.ask("rename", seat=0, name=name)
            assert answer.get("reason") == reason, name
        assert host.scene["people"][0]["name"] == "Player 1"

    with_server(tmp_path, play)
