"""`python -m tests.web.lessons [GAME...]`: every guided game in every language, by mouse, keys and touch."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from roundhouse import load
from roundhouse.core.game import games

from . import person as people
from .chromium import QUIET, find_chromium
from .learner import HANDS, Hand, learn, screen_for
from .server import WebServer
from .words import LANGUAGES


def main() -> int:
    """Follow them all, and say how it went."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=[name for name in games() if load(name).lesson is not None])
    asked.add_argument("--lang", choices=LANGUAGES, action="append", help="this language; all if none is named")
    asked.add_argument("--hand", choices=HANDS, action="append", help="this hand; all if none is named")
    asked.add_argument("--pictures", help="a folder for a picture of every step")
    given = asked.parse_args()
    people.SHOTS = given.pictures or people.SHOTS
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = WebServer(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        for game, lang, hand in product(given.games, given.lang or LANGUAGES, given.hand or HANDS):
            failed += not follow(server, browser, game, lang, hand)
        browser.close()
        server.stop()
    return failed


def follow(server: WebServer, browser: Browser, game: str, lang: str, hand: Hand) -> bool:
    """One of them: a line that says how it went."""
    lesson, began = load(game).lesson, time.monotonic()
    assert lesson is not None
    person = people.new_person(browser, lang=lang, dark=hand == "keys", **screen_for(hand))
    table, tokens = server.new_table(game, [{"kind": "person"}], lesson=True, lang=lang)
    try:
        person.sit(server.link(table, tokens[0]))
        steps = learn(person, hand, f"{game}-{lang}-{hand}")
        assert steps == list(range(len(lesson.steps))), steps
        person.wait_for_turn()
        assert person.complaints == []
        told = f"{len(steps)} steps"
    except Exception as error:  # whatever went wrong with it, the others are tried
        person.shot(f"{game}-{lang}-{hand}-failed")
        told = f"FAILED: {error}"
    print(f"{game:20} {lang} {hand:6} {time.monotonic() - began:5.1f} s  {told}", flush=True)
    person.page.context.close()
    return "FAILED" not in told


if __name__ == "__main__":
    sys.exit(os.EX_OK if main() == 0 else 1)
