"""How heavy and how quick the pages are: `python -m tests.web.page_speed [GAME ...]`.

A phone with a processor four times as slow as this one opens the lobby and a table of each game, once with an empty
cache and once more: bytes and requests over the wire, the time until a click is answered, the longest task.  A page can
be used when what is to be clicked is on the screen and the last task over 50 ms has ended.  Then Great Lakes with the
most seats is zoomed by wheel, on this processor as it is.  Measure on a machine that does nothing else.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from roundhouse.core.game import load

from .chromium import QUIET, find_chromium, need_chromium
from .person import DESKTOP, PHONE, Person, new_person
from .seats import BOT, GAMES, PERSON, first, mid_game
from .server import WebServer

SLOWER = 4
QUIET_FOR = 1000  # milliseconds without a long task
PLIES = 60
NOTCHES = 24  # of the wheel, there and back
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.tasks.push({ end: task.startTime + task.duration, took: task.duration });
}).observe({ type: "longtask", buffered: true });
"""
LOBBY, TABLE = "[data-start]:enabled", "[data-lit]"


@dataclass
class Visit:
    """What opening a page took."""

    requests: int = 0
    bytes: int = 0
    ready: float = 0.0  # milliseconds until it can be used
    longest: float = 0.0  # task, in milliseconds

    def row(self, name: str) -> str:
        """A line of the table."""
        return f"| {name} | {self.requests} | {self.bytes / 1000:.0f} | {self.ready:.0f} | {self.longest:.0f} |"


def longest_task(page: Page) -> float:
    """The longest task that the page has seen, in milliseconds; 0: none was over 50."""
    return float(page.evaluate("Math.max(0, ...window.tasks.map((task) => task.took))"))


def count_wire(devtools: CDPSession, visit: Visit) -> None:
    """Count every request, and what came for it, compressed as it was."""

    def finished(event: dict[str, float]) -> None:
        visit.requests += 1
        visit.bytes += int(event["encodedDataLength"])

    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", finished)


def open_page(person: Person, address: str, wanted: str) -> Visit:
    """Open a page on a slow processor, and wait until it can be used and is quiet."""
    page, visit = person.page, Visit()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    count_wire(devtools, visit)
    page.goto(address)
    page.wait_for_selector(wanted)
    shown = float(page.evaluate("performance.now()"))
    page.wait_for_function(
        "quiet => performance.now() - Math.max(0, ...window.tasks.map((task) => task.end)) > quiet", arg=QUIET_FOR
    )
    busy = page.evaluate("Math.max(0, ...window.tasks.map((task) => task.end))")
    visit.ready, visit.longest = max(shown, float(busy)), longest_task(page)
    devtools.detach()
    return visit


def visits(browser: Browser, name: str, address: str, wanted: str, lang: str) -> list[str]:
    """A first visit and a second one with what is kept, in one language."""
    person = new_person(browser, lang=lang, **PHONE)
    person.page.add_init_script(WATCH)
    first_time = open_page(person, address, wanted)
    person.page.goto("about:blank")
    again = open_page(person, address, wanted)
    person.page.context.close()
    return [first_time.row(f"{name}, {lang}"), again.row(f"{name}, {lang}, again")]


def zoom(browser: Browser, link: str) -> float:
    """The longest task while the map is zoomed in and out, in milliseconds."""
    person = new_person(browser, **DESKTOP)
    person.page.add_init_script(WATCH)
    person.sit(link)
    person.page.wait_for_timeout(QUIET_FOR)
    box = person.find("main.board svg").first.bounding_box()
    assert box is not None
    person.page.evaluate("window.tasks.length = 0")
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for notch in range(2 * NOTCHES):
        person.page.mouse.wheel(0, -120 if notch < NOTCHES else 120)
        person.page.wait_for_timeout(30)
    longest = longest_task(person.page)
    person.page.context.close()
    return longest


def report(browser: Browser, server: WebServer, names: list[str]) -> list[str]:
    """All of it."""
    lines = [
        "| page | requests | kB over the wire | ms until it can be used | longest task, ms |",
        "|---|---|---|---|---|",
    ]
    for lang in ("en", "uk"):
        lines += visits(browser, "lobby", server.address, LOBBY, lang)
    for game in names:
        (link,) = mid_game(server, game, [PERSON, BOT], 0, options=first(game))
        lines += visits(browser, game, link, TABLE, "uk")
    seats = [PERSON, *[BOT] * (load("great_lakes").seat_counts[-1] - 1)]
    (link,) = mid_game(server, "great_lakes", seats, PLIES, options=first("great_lakes"))
    lines.append(
        f"\nZooming Great Lakes with {len(seats)} seats: longest task {zoom(browser, link):.0f} ms (0: none over 50)."
    )
    return lines


def main() -> None:
    """Print it."""
    need_chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = WebServer(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(QUIET))
        try:
            print("\n".join(report(browser, server, sys.argv[1:] or GAMES)))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
