"""What has no room on the pages: `python -m tests.web.room --help`.

Every page and every phase of every game with the most seats, in every size and language, is asked in a real browser
for words that are cut or covered, for things that lie over each other, and on a phone for what a finger cannot hit
(`room.js`).  With a folder, each page that has findings is pictured there, with its findings framed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .chromium import QUIET, find_chromium
from .person import PHONE, Person, new_person
from .positions import Position, most_seats, positions
from .seats import GAMES, OPEN, PERSON
from .server import WebServer
from .stage import Stage
from .words import LANGUAGES

SIZES: dict[str, tuple[int, int]] = {
    "1280x720": (1280, 720),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "820x1180": (820, 1180),
    "390x844": (390, 844),
}
SMALLEST = "390x844"
TABLET = "820x1180"  # held upright
MEASURE = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
FRAME = """
found => found.forEach(({ box: [x, y, width, height] }) => {
  const frame = document.createElement("div");
  frame.className = "finding";
  frame.style.cssText = `position:fixed;z-index:9999;pointer-events:none;outline:2px solid magenta;`
    + `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  (document.querySelector("dialog:modal") ?? document.body).append(frame);
})
"""
UNFRAME = "document.querySelectorAll('.finding').forEach((one) => one.remove())"
TABS = "[role=tab]"
PAGES = ("lobby", "waiting", "rules", "table")


@dataclass(frozen=True)
class Finding:
    """Something that has no room: on which page, what, where and how."""

    page: str
    kind: str
    where: str
    text: str
    detail: str
    picture: str = ""

    def __str__(self) -> str:
        told = f"{self.page}: {self.kind}: {self.where} “{self.text}” {self.detail}"
        return f"{told} {self.picture}".rstrip()


@dataclass
class Look:
    """A browser of one size and language, and what was found in it."""

    person: Person
    size: str
    pictures: Path | None = None
    found: list[Finding] = field(default_factory=list)
    bars: dict[str, int] = field(default_factory=dict)  # how high the bar is, page by page

    @property
    def is_phone(self) -> bool:
        """Whether it is held in a hand."""
        return self.size == SMALLEST

    def measure(self, page: str) -> None:
        """Ask the browser what has no room on the page as it is."""
        name = f"{page} {self.size} {self.person.lang}"
        answer = self.person.page.evaluate(MEASURE, self.is_phone)
        if answer["bar"] is not None:
            self.bars[page] = answer["bar"]
        picture = self._picture(name, answer["found"])
        for each in answer["found"]:
            self.found.append(
                Finding(name, each["kind"], each["where"], each["text"], each["detail"], picture),
            )

    def _picture(self, name: str, found: list[dict[str, Any]]) -> str:
        if self.pictures is None or not found:
            return ""
        file = self.pictures / f"{name.replace(' ', '-').replace('/', '-')}.png"
        self.person.page.evaluate(FRAME, found)
        self.person.page.screenshot(path=file)
        self.person.page.evaluate(UNFRAME)
        return str(file)

    def compare_bars(self, game: str) -> None:
        """On a phone the bar of a game is always as high."""
        heights = {page: height for page, height in self.bars.items() if page.startswith(f"{game}/")}
        if self.is_phone and len(set(heights.values())) > 1:
            told = ", ".join(f"{page.removeprefix(f'{game}/')} {height}" for page, height in heights.items())
            self.found.append(Finding(f"{game} {self.size} {self.person.lang}", "bar changes", "[data-bar]", "", told))


def new_look(browser: Browser, size: str, lang: str, pictures: Path | None = None) -> Look:
    """A browser of this size and language."""
    width, height = SIZES[size]
    settings = PHONE if size == SMALLEST else {"viewport": {"width": width, "height": height}}
    return Look(new_person(browser, lang=lang, **settings), size, pictures)


def walk_lobby(look: Look, address: str, games: Sequence[str]) -> None:
    """The lobby with each game chosen, its options folded and unfolded."""
    page = look.person.page
    page.goto(address)
    for game in games:
        page.locator(f"[data-game={game}]").click()
        look.person.until("game => document.querySelector(`[data-game=${game}][aria-pressed=true]`) !== null", game)
        page.evaluate("document.fonts.ready")
        look.measure(f"lobby/{game}")
        more = page.locator("button.more[aria-expanded=false]")
        if more.count():
            more.click()
            look.measure(f"lobby/{game}/options")
            page.locator("button.more[aria-expanded=true]").click()


def walk_waiting(look: Look, server: WebServer, games: Sequence[str]) -> None:
    """The waiting room of a table with the most seats."""
    for game in games:
        table, tokens = server.new_table(game, [PERSON, *[OPEN] * (most_seats(game) - 1)])
        look.person.page.goto(server.link(table, tokens[0]))
        look.person.page.wait_for_selector("[data-link]")
        look.person.page.evaluate("document.fonts.ready")
        look.measure(f"waiting/{game}")


def walk_rules(look: Look, server: WebServer, games: Sequence[str]) -> None:
    """The rules of each game."""
    for game in games:
        look.person.page.goto(f"{server.address}rules/{game}")
        look.person.page.wait_for_selector(".rules")
        look.person.page.evaluate("document.fonts.ready")
        look.measure(f"rules/{game}")


def walk_table(look: Look, stage: Stage, told: Sequence[Position], hints: bool = True) -> None:
    """A table at each of these positions of a game: as it comes, with a hint, and on a phone behind each tab."""
    for number, position in enumerate(told):
        (stage.show if number else stage.open)(position)
        name = f"{position.game}/{position.name}"
        look.measure(name)
        for suffix in _others(look, stage, hints and position.hints[look.person.lang] is not None):
            look.measure(f"{name}/{suffix}")
    look.compare_bars(told[0].game)


def _others(look: Look, stage: Stage, hints: bool) -> Iterator[str]:
    """Bring about what else there is to see of a position, and say what it is."""
    page = look.person.page
    for tab in page.locator(TABS).all():
        if tab.get_attribute("aria-selected") == "false":
            tab.click()
            stage.rest()
            yield tab.get_attribute("id") or "tab"
    if hints and page.locator("[data-hint]:visible").count():
        page.locator("[data-hint]").click()
        page.wait_for_selector(".hint")
        stage.rest()
        yield "hint"


def with_server(work: Callable[[Browser, WebServer], None]) -> None:
    """Start a server and a browser, and do this."""
    program = find_chromium()
    assert program is not None, "there is no Chromium here"
    server = WebServer(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            work(playwright.chromium.launch(executable_path=program, args=list(QUIET)), server)
    finally:
        server.stop()


def walk(look: Look, server: WebServer, pages: Sequence[str], told: dict[str, list[Position]]) -> None:
    """All of these pages, with the lists of the lobby as they are among friends."""
    games = list(told)
    if "lobby" in pages:
        walk_lobby(look, server.from_elsewhere, games)
    if "waiting" in pages:
        walk_waiting(look, server, games)
    if "rules" in pages:
        walk_rules(look, server, games)
    if "table" in pages:
        stage = Stage(look.person, server.address)
        for each in told.values():
            walk_table(look, stage, each)


def summed_up(found: Sequence[Finding]) -> list[str]:
    """One line for each thing, however many pages show it: how often, and where for the first time."""
    counts = Counter((each.kind, each.where, each.text) for each in found)
    first = {(each.kind, each.where, each.text): each for each in reversed(found)}
    return [f"{count} × {first[thing]}" for thing, count in counts.most_common()]


def main(arguments: list[str]) -> int:
    """Print what was found; 1 if there was something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, nargs="+", default=GAMES)
    parser.add_argument("--lang", choices=LANGUAGES, nargs="+", default=list(LANGUAGES))
    parser.add_argument("--size", choices=list(SIZES), nargs="+", default=list(SIZES))
    parser.add_argument("--page", choices=PAGES, nargs="+", default=list(PAGES))
    parser.add_argument("--phase", nargs="+", help="only these phases of a table")
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args(arguments)
    told = {
        game: [each for each in positions(game, tuple(given.lang)) if given.phase is None or each.name in given.phase]
        for game in given.game
    }
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    found: list[Finding] = []

    def work(browser: Browser, server: WebServer) -> None:
        for seats in ([OPEN, OPEN, OPEN], [OPEN, OPEN]):
            server.new_table(given.game[0], seats, watch="anyone")
        for size in given.size:
            for lang in given.lang:
                look = new_look(browser, size, lang, given.pictures)
                walk(look, server, given.page, told)
                look.person.page.context.close()
                found.extend(look.found)
                print(f"{size} {lang}: {len(look.found)}", file=sys.stderr, flush=True)

    with_server(work)
    for line in summed_up(found):
        print(line)
    print(f"{len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
