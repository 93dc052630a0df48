"""How heavy and how quick the pages are: `python -m tests.web.page_speed [GAME ...]`.

A phone with a processor four times as slow as this one opens the lobby and a table of each game, once with an empty
cache and once more: bytes and requests over the wire, the time until a click is answered, the longest task, and what
the page's thread took of the processor, all in all.  A page can be used when what is to be clicked has been painted
and the last task over 50 ms has ended; the page itself takes down when that is, and nobody asks it before.  The server
is this machine, without delay.  Then Great Lakes with the most seats is zoomed in by wheel, rests, and is zoomed out,
on this processor as it is.  Measure on a machine that does nothing else; what others do falsifies times of the
processor less.
"""

from __future__ import annotations

import json
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
LOBBY, TABLE = "[data-start]:enabled", "[data-lit]"
WATCH = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.tasks.push({ end: task.startTime + task.duration, took: task.duration });
}).observe({ type: "longtask", buffered: true });
new MutationObserver((_, observer) => {
  if (!document.querySelector("WANTED")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.shown = performance.now(); }));
}).observe(document, { subtree: true, childList: true, attributes: true });
""".replace("WANTED", f"{LOBBY}, {TABLE}")
IS_QUIET = """
quiet => window.shown && performance.now() - Math.max(window.shown, ...window.tasks.map((task) => task.end)) > quiet
"""
READY = "Math.max(window.shown, ...window.tasks.map((task) => task.end))"
MARK = "zooming"


@dataclass
class Visit:
    """What opening a page took."""

    requests: int = 0
    bytes: int = 0
    ready: float = 0.0  # milliseconds until it can be used
    longest: float = 0.0  # task, in milliseconds
    busy: float = 0.0  # milliseconds of the processor for the page's thread

    def row(self, name: str) -> str:
        """A line of the table."""
        size = f"{self.requests} | {self.bytes / 1000:.0f}"
        return f"| {name} | {size} | {self.ready:.0f} | {self.longest:.0f} | {self.busy:.0f} |"


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


def busy(devtools: CDPSession) -> float:
    """Milliseconds of the processor that the page's thread has taken for its tasks."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration") * 1000)


def open_page(person: Person, address: str) -> Visit:
    """Open a page on a slow processor, and wait until it can be used and is quiet."""
    page, visit = person.page, Visit()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    count_wire(devtools, visit)
    page.goto(address, wait_until="commit")
    page.wait_for_timeout(QUIET_FOR)
    while not page.evaluate(IS_QUIET, QUIET_FOR):  # asked seldom: each question is work for the page, too
        page.wait_for_timeout(QUIET_FOR)
    visit.busy = busy(devtools)
    visit.ready, visit.longest = float(page.evaluate(READY)), longest_task(page)
    devtools.detach()
    return visit


def visits(browser: Browser, name: str, address: str, lang: str) -> list[str]:
    """A first visit and a second one with what is kept, in one language."""
    person = new_person(browser, lang=lang, **PHONE)
    person.page.add_init_script(WATCH)
    first_time = open_page(person, address)
    person.page.goto("about:blank")
    again = open_page(person, address)
    person.page.context.close()
    return [first_time.row(f"{name}, {lang}"), again.row(f"{name}, {lang}, again")]


def longest_of_processor(trace: bytes) -> float:
    """The longest task of the page's thread in a trace, in milliseconds of the processor."""
    events = json.loads(trace)["traceEvents"]
    (mark,) = (each for each in events if each["name"] == MARK)
    tasks = [each for each in events if (each["pid"], each["tid"]) == (mark["pid"], mark["tid"]) and each["ph"] == "X"]
    return max(float(each.get("tdur", 0)) for each in tasks) / 1000


def zoom(browser: Browser, link: str) -> tuple[float, float]:
    """The longest task while the map is zoomed in and out, in milliseconds, and in those of the processor."""
    person = new_person(browser, **DESKTOP)
    person.page.add_init_script(WATCH)
    person.sit(link)
    person.page.wait_for_timeout(QUIET_FOR)
    box = person.find("main.board svg").first.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    browser.start_tracing(page=person.page, categories=["-*", "toplevel", "blink.user_timing"])
    person.page.evaluate(f"window.tasks.length = 0; performance.mark('{MARK}')")
    for notch in range(2 * NOTCHES):
        person.page.mouse.wheel(0, -120 if notch < NOTCHES else 120)
        person.page.wait_for_timeout(QUIET_FOR if notch == NOTCHES - 1 else 30)
    person.page.wait_for_timeout(QUIET_FOR)
    longest = longest_task(person.page), longest_of_processor(browser.stop_tracing())
    person.page.context.close()
    return longest


def report(browser: Browser, server: WebServer, names: list[str]) -> list[str]:
    """All of it."""
    lines = [
        "| page | requests | kB over the wire | ms until it can be used | longest task, ms | of the processor, ms |",
        "|---|---|---|---|---|---|",
    ]
    for lang in ("en", "uk"):
        server.read("", {"Accept-Language": lang})  # as `roundhouse serve` does before anybody comes
        lines += visits(browser, "lobby", server.address, lang)
    for game in names:
        (link,) = mid_game(server, game, [PERSON, BOT], 0, options=first(game))
        lines += visits(browser, game, link, "uk")
    seats = [PERSON, *[BOT] * (load("great_lakes").seat_counts[-1] - 1)]
    (link,) = mid_game(server, "great_lakes", seats, PLIES, options=first("great_lakes"))
    longest, processor = zoom(browser, link)
    lines.append(f"\nZooming Great Lakes with {len(seats)} seats: longest task {longest:.0f} ms (0: none over 50),")
    lines.append(f"{processor:.0f} ms of the processor.")
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
