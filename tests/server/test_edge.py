"""Under whose name, from whose page and at whose word the server acts, and what its answers let browsers keep."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import zlib
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from roundhouse.server import addresses, serve
from roundhouse.server.addresses import Reach, own_addresses, own_names, read
from roundhouse.server.edge import Hosts
from roundhouse.server.limits import Limits
from roundhouse.server.pages import STATIC
from roundhouse.server.serve import Place, configured, given_names

from .online import BOT, PERSON, Online, with_server
from .player import new_id

OURS = "table.example"
FOREIGN = ("evil.example", "evil.example:7433", "127.0.0.1.evil.example", "203.0.113.9", "localhost@evil.example", "")


def table(**fields: Any) -> bytes:
    """A table to be set up."""
    body = {"id": new_id(), "secret": new_id() * 2, "game": "traffic", "seats": [PERSON, BOT], **fields}
    return json.dumps(body).encode()


def test_the_server_answers_to_its_own_names_and_to_those_it_was_given() -> None:
    hosts = Hosts([OURS, "192.168.7.7"])
    for name in ("localhost", "LOCALHOST.:80", "127.0.0.1:7433", "[::1]:7433", OURS, f"{OURS}:81", "192.168.7.7"):
        assert hosts.has(name, "10.0.0.1"), name
    assert all(hosts.has(name, "10.0.0.1") for name in own_names())
    assert hosts.has("10.0.0.1:7433", "10.0.0.1")
    assert hosts.has("10.0.0.1", "::ffff:10.0.0.1")
    assert hosts.has("[fd00:0::2]", "fd00::2")
    assert not any(hosts.has(name, "10.0.0.1") for name in FOREIGN)
    assert Hosts(["*"]).has("evil.example", "10.0.0.1")


def test_a_page_is_ours_if_it_was_asked_for_under_the_same_name_and_port() -> None:
    hosts = Hosts([OURS])
    assert hosts.is_ours("http://10.0.0.1:7433", "10.0.0.1:7433")
    assert hosts.is_ours(f"https://{OURS}", "127.0.0.1:7433")  # a proxy has changed the Host
    for origin in ("null", "http://evil.example", "http://10.0.0.1", "http://10.0.0.1:80", "file://", ""):
        assert not hosts.is_ours(origin, "10.0.0.1:7433")
    assert not Hosts(["*"]).is_ours("http://evil.example", "10.0.0.1:7433")


async def handshake(online: Online, **headers: str) -> int:
    """The status with which a WebSocket is refused; 101: it is not."""
    try:
        async with websockets.connect(
            online.address.replace("http", "ws", 1) + "ws",
            additional_headers={k.title(): v for k, v in headers.items()},
        ):
            return 101
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


def test_a_foreign_name_or_page_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        for host in FOREIGN[:4]:
            for path in ("/", "/api/games", "/assets/x.js"):
                answer = await online.http.get(path, headers={"Host": host, "Accept-Language": "uk"})
                assert (answer.status_code, "не відгукується" in answer.text) == (421, True), (host, path)
        own = online.address.rstrip("/")
        for origin, status in ((own, 200), ("http://evil.example", 403), ("null", 403), (f"http://{OURS}", 200)):
            answer = await online.http.post("/api/tables", content=table(), headers={"Origin": origin})
            assert answer.status_code == status, origin
        assert answer.headers["cache-control"] == "no-store"
        assert (await online.http.get("/", headers={"Host": OURS})).status_code == 200
        assert (await online.http.get("/", headers={"Origin": "http://evil.example"})).status_code == 200
        assert await handshake(online) == 101
        assert await handshake(online, origin=own) == 101
        assert await handshake(online, origin="http://evil.example") == 403

    with_server(tmp_path, play, hosts=[OURS])


async def raw(address: str, *lines: str) -> bytes:
    """The first line of the answer to a request as it is typed."""
    url = httpx.URL(address)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode())
    answer = await reader.read()
    writer.close()
    return answer.partition(b"\r\n")[0]


def test_two_hosts_or_none_are_none_of_ours(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        host = f"Host: 127.0.0.1:{httpx.URL(online.address).port}"
        assert b" 200 " in await raw(online.address, "GET / HTTP/1.1", host)
        for hosts in ([host, "Host: evil.example"], ["Host: evil.example", host], ["Host:"], []):
            first = await raw(online.address, "GET / HTTP/1.1", *hosts)
            assert b" 421 " in first or b" 400 " in first
        upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        first = await raw(online.address, "GET /ws HTTP/1.1", "Host: evil.example", *upgrade, key)
        assert b" 421 " in first

    with_server(tmp_path, play)


def test_what_browsers_may_keep_and_what_is_made_smaller(tmp_path: Path) -> None:
    script = next(file for file in (STATIC / "assets").glob("index-*.js"))

    async def play(online: Online) -> None:
        zipped = await online.http.get(f"/assets/{script.name}")
        plain = await online.http.get(f"/assets/{script.name}", headers={"Accept-Encoding": "identity"})
        assert zipped.content == plain.content == script.read_bytes()
        assert int(zipped.headers["content-length"]) * 2 < len(plain.content)
        assert zipped.headers["vary"] == "Accept-Encoding"
        assert zipped.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert zipped.headers["content-type"].startswith("text/javascript")
        missing = await online.http.get("/assets/index-00000000.js")
        assert (missing.status_code, missing.headers["cache-control"]) == (404, "no-cache")
        games = await online.http.get("/api/games")
        assert (games.headers["content-encoding"], games.headers["cache-control"]) == ("gzip", "no-cache")
        made = await online.http.post("/api/tables", content=table(watch="anyone"))
        listed = await online.http.post("/api/departures", content=b"{}")
        refused = await online.http.post("/api/departures", content=b"nonsense")
        for answer in (made, listed, refused):
            assert answer.headers["cache-control"] == "no-store"
            assert "content-encoding" not in answer.headers
        for answer in (zipped, missing, games, made, refused, await online.http.get("/t/ABCD")):
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]

    with_server(tmp_path, play)


def test_what_is_the_same_for_everybody_is_zipped_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(name: str) -> Any:
        make = getattr(zlib, name)

        def count(*args: Any, **named: Any) -> Any:
            made.append(name)
            return make(*args, **named)

        return count

    for name in ("compress", "compressobj"):  # at once, or step by step
        monkeypatch.setattr(zlib, name, counted(name))

    async def play(online: Online) -> None:
        made.clear()
        for _ in range(5):
            for path in ("/api/games/traffic/catalogue?lang=ru", "/api/games/traffic/rules?lang=ru"):
                zipped = await online.http.get(path)
                plain = await online.http.get(path, headers={"Accept-Encoding": "identity"})
                assert zipped.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert zipped.content == plain.content
                assert zipped.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert len(made) == 2

    with_server(tmp_path, play)


def test_whoever_names_another_address_is_counted_all_the_same(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        statuses = []
        for i in range(4):
            headers = {"X-Forwarded-For": f"198.51.100.{i}"}
            statuses.append((await online.http.post("/api/tables", content=table(), headers=headers)).status_code)
        assert statuses == [200, 200, 429, 429]

    with_server(tmp_path, play, limits=Limits(tables_each=2))


def test_a_proxy_is_believed_only_if_it_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    app: Any = None
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert not configured(app).proxy_headers
    named = configured(app, proxy="10.0.0.9")
    assert (named.proxy_headers, named.forwarded_allow_ips) == (True, "10.0.0.9")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.8")
    assert configured(app).forwarded_allow_ips == "10.0.0.8"


def test_only_this_machine_is_told_where_others_find_it(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        told = await online.http.get("/api/here")
        assert told.json() == {"addresses": ["http://10.0.0.1:7433/"]}
        by_name = await online.http.get("/api/here", headers={"Host": OURS})
        assert by_name.json() == {"addresses": []}

    with_server(tmp_path, play, hosts=[OURS], here=lambda: ["http://10.0.0.1:7433/"])


# Where this machine is


def test_this_machine_knows_the_addresses_that_it_listens_at() -> None:
    for address in own_addresses():
        family = socket.AF_INET if address.version == 4 else socket.AF_INET6
        with socket.socket(family) as bound:
            bound.bind((str(address), 0))
    assert not any(each.is_loopback or each.is_link_local for each in own_addresses())


def test_what_is_listened_at_decides_who_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [read("192.168.1.5"), read("fd00::2")]
    monkeypatch.setattr(addresses, "own_addresses", lambda: both)
    assert Reach("0.0.0.0", 7433)() == ["http://192.168.1.5:7433/"]
    assert Reach("::", 7433)() == ["http://192.168.1.5:7433/", "http://[fd00::2]:7433/"]
    assert Reach("127.0.0.1", 7433)() == Reach("localhost", 7433)() == Reach("::1", 7433)() == []
    assert Reach("box.lan", 80)() == ["http://box.lan:80/"]


@pytest.mark.parametrize(
    ("own", "host", "listens_at"),
    [
        ("192.168.1.5", None, "0.0.0.0"),
        ("8.8.8.8", None, "127.0.0.1"),
        ("8.8.8.8", "0.0.0.0", "0.0.0.0"),
        ("192.168.1.5", "127.0.0.1", "127.0.0.1"),
    ],
)
def test_a_home_is_let_in_and_the_internet_only_if_asked_for(
    monkeypatch: pytest.MonkeyPatch, own: str, host: str | None, listens_at: str
) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: [read(own)])
    assert Place(host).listens_at == listens_at


def test_it_is_said_where_a_phone_finds_the_tables(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class Silent(serve._Announced):
        """It does not serve."""

        async def serve(self, sockets: Any = None) -> None:
            """Say what would be said."""
            self.announce()
            sockets[0].close()

    monkeypatch.setattr(serve, "_Announced", Silent)
    monkeypatch.setattr(addresses, "own_addresses", lambda: [read("192.168.1.5")])
    serve.serve(Place("0.0.0.0", 0), f"sqlite:///{tmp_path}/tables.db", "en")
    told = [capsys.readouterr().out]
    serve.serve(Place("127.0.0.1", 0), f"sqlite:///{tmp_path}/tables.db", "en")
    told.append(capsys.readouterr().out)
    assert "http://127.0.0.1:" in told[0]
    assert "http://192.168.1.5:" in told[0]
    assert "192.168.1.5" not in told[1]
    assert logging.getLogger("uvicorn").handlers == []  # the log is as it was set up


def test_names_are_also_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_HOSTS", "one.example, two.example")
    assert given_names(["three.example"]) == ("three.example", "one.example", "two.example")
