"""The page that the client starts from: its language, the games in it, and what browsers may keep of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from roundhouse.core.words import LANGUAGES
from roundhouse.server import library, pages

from .online import Online, with_server

GAMES = re.compile(r'<script type="application/json" id="games" lang="(\w+)">(.*?)</script>', re.DOTALL)


def test_the_lobby_comes_with_the_games_in_the_browsers_language(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        for asked, lang in (("uk-UA,uk;q=0.9,en;q=0.8", "uk"), ("ru", "ru"), ("de", "en"), ("", "en")):
            page = await online.http.get("/", headers={"Accept-Language": asked})
            ((told, games),) = GAMES.findall(page.text)
            assert told == lang
            assert f'<html lang="{lang}">' in page.text
            assert json.loads(games) == (await online.http.get(f"/api/games?lang={lang}")).json()
        assert GAMES.search((await online.http.get("/t/ABCD", headers={"Accept-Language": "uk"})).text) is None

    with_server(tmp_path, play)


def test_only_readers_of_a_language_get_its_letters(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        for path in ("/", "/t/ABCD"):
            fonts = {
                lang: set(re.findall(r"assets/[\w-]+\.woff2", (await online.http.get(path, headers=asked)).text))
                for lang, asked in ((lang, {"Accept-Language": lang}) for lang in LANGUAGES)
            }
            assert fonts["en"] < fonts["uk"] == fonts["ru"]
            assert all((pages.STATIC / name).is_file() for name in fonts["uk"])

    with_server(tmp_path, play)


def test_the_page_is_kept_zipped_and_asked_for_again(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        zipped = await online.http.get("/")
        plain = await online.http.get("/", headers={"Accept-Encoding": "identity"})
        assert zipped.content == plain.content
        assert int(zipped.headers["content-length"]) * 2 < len(plain.content)
        assert (zipped.headers["cache-control"], zipped.headers["content-encoding"]) == ("no-cache", "gzip")
        assert zipped.headers["vary"] == "Accept-Encoding, Accept-Language"
        again = await online.http.get("/", headers={"If-None-Match": zipped.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = await online.http.get("/", headers={"If-None-Match": zipped.headers["etag"], "Accept-Language": "ru"})
        assert other.status_code == 200
        assert "default-src 'self'" in zipped.headers["content-security-policy"]

    with_server(tmp_path, play)


def test_no_word_of_a_game_ends_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    (named, *_) = library.all_games("en")
    named = msgspec.structs.replace(named, title="</script><b>")
    monkeypatch.setattr(library, "all_games", lambda lang: [named])
    body = pages._page.__wrapped__("en", True)[0].decode()
    ((_, games),) = GAMES.findall(body)
    assert json.loads(games)[0]["title"] == "</script><b>"
