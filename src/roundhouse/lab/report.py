"""What a study found, as a page, as pictures and as numbers."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..core.errors import RoundhouseError
from ..core.interval import Interval
from ..core.words import words
from . import drawing, statistics, tally, things
from .study import Study

SHOWN = 24  # things in the drawing
STYLE = """
:root { color-scheme: light dark; --ink: #1c2733; --paper: #faf8f3; --bar: #3b78a8; --line: #b5472f }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --paper: #171c22; --bar: #6fb0e0; --line: #f08a6c } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
svg { max-width: 100%; height: auto } table { border-collapse: collapse }
td, th { padding: .2rem .8rem; text-align: right }
td:first-child, th:first-child { text-align: left } tr:nth-child(even) { background: rgb(128 128 128 / 12%) }
"""


class MissingPicture(RoundhouseError, ImportError):
    """Pictures cannot be made here."""


class Report:
    """What one study found, in one language."""

    def __init__(self, study: Study, lang: str) -> None:
        self.study, self.lang, self.words = study, lang, words(lang, study.game.name)
        self.seats, self.counted = study.asked.seats, study.counted
        self.judged = statistics.judged(self.counted, self.seats) if self.seats > 1 else []

    def title(self) -> str:
        """The heading of a page."""
        return self.words.say("lab-title", title=self.study.game.title, games=_number(statistics.games(self.counted)))

    def name(self, thing: int) -> str:
        """A thing in words."""
        return things.spoken(self.study.game, self.words, things.of(self.study.game).all[thing])

    def drawings(self) -> dict[str, tuple[str, str, str]]:
        """The drawings by their names: heading, sentence, SVG."""
        say, counted = self.words.say, self.counted
        names = [say("lab-seat", number=seat + 1) for seat in range(self.seats)]
        telling = [each for each in self.judged if each.stands_out]
        shown = sorted(telling[:SHOWN], key=lambda each: -each.more.value)
        mean = statistics.points(counted, self.seats)[0]
        about = say("lab-things-about", judged=len(self.judged), sure=len(telling))
        if not telling:
            about += " " + say("lab-nothing")
        return {
            "wins": (
                say("lab-wins"),
                say("lab-wins-about"),
                drawing.shares(statistics.wins(counted, self.seats), names),
            ),
            "points": (
                say("lab-points"),
                names[0] + ": " + self._mean(mean),
                drawing.distribution(statistics.scores(counted)),
            ),
            "lengths": (
                say("lab-lengths"),
                self._mean(statistics.length(counted)),
                drawing.distribution(statistics.lengths(counted)),
            ),
            "things": (say("lab-things"), about, drawing.differences(shown, [self.name(each.thing) for each in shown])),
        }

    def _mean(self, each: Interval) -> str:
        low, high = _number(each.low), _number(each.high)
        return self.words.say("lab-mean", mean=_number(each.value), low=low, high=high)

    def asked(self) -> str:
        """What was played."""
        heading = self.study.heading()
        options = ", ".join(f"{name}={str(value).lower()}" for name, value in heading["options"].items())
        return self.words.say(
            "lab-asked", seats=self.seats, bots=heading["bots"], options=options, edition=heading["edition"]
        )

    def sections(self) -> str:
        """The body of a page: what was played, drawings, and all things in a table."""
        parts = [f"<h1>{escape(self.title())}</h1><p>{escape(self.asked())}</p>"]
        if cut_off := self.counted["counts"][tally.CUT_OFF]:
            parts.append(f"<p>{escape(self.words.say('lab-cut-off', n=cut_off))}</p>")
        for heading, about, svg in self.drawings().values():
            parts.append(f"<h2>{escape(heading)}</h2><p>{escape(about)}</p>{svg}")
        heads = [self.words.say(name) for name in ("lab-thing", "lab-done", "lab-won", "lab-more")]
        rows = [
            [self.name(each.thing), f"{each.done:.1%}", f"{each.won:.1%}", _points(each.more)] for each in self.judged
        ]
        return "".join([*parts, _table(heads, rows)])

    def numbers(self) -> dict[str, Any]:
        """What the page shows as numbers, for programs."""
        counted, named = self.counted, things.of(self.study.game).all
        return {
            **self.study.heading(),
            "games": statistics.games(counted),
            "cut_off": counted["counts"][tally.CUT_OFF],
            "wins": [each._asdict() for each in statistics.wins(counted, self.seats)],
            "points": [each._asdict() for each in statistics.points(counted, self.seats)],
            "moves": statistics.length(counted)._asdict(),
            "scores": statistics.scores(counted),
            "lengths": statistics.lengths(counted),
            "things": [
                {"thing": named[each.thing].key, "done": each.done, "won": each.won, "more": each.more._asdict()}
                for each in self.judged
            ],
        }


def side_by_side(one: Report, other: Report) -> str:
    """Two studies in a table: what differs, with an interval."""
    say = one.words.say
    rows = []
    asked: tuple[tuple[str, Callable[[Report], Interval], bool], ...] = (
        ("lab-first", lambda r: statistics.wins(r.counted, r.seats)[0], True),
        ("lab-mean-points", lambda r: statistics.points(r.counted, r.seats)[0], False),
        ("lab-length", lambda r: statistics.length(r.counted), False),
    )
    for name, ask, percent in asked:
        found = ask(one), ask(other)
        shown = [f"{each.value:.1%}" if percent else _number(each.value) for each in found]
        more = statistics.difference(*found)
        rows.append(
            [say(name), *shown, _points(more) if percent else f"{more.value:+.2f} ({more.low:+.2f} … {more.high:+.2f})"]
        )
    names = [one.asked(), other.asked()]
    heading = say("lab-compared", one=names[0], other=names[1])
    return f"<h2>{escape(heading)}</h2>" + _table(["", "1", "2", say("lab-difference")], rows)


def page(reports: list[Report]) -> str:
    """One file of HTML that needs nothing else."""
    lang, title = reports[0].lang, escape(reports[0].title())
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    compared = side_by_side(*reports) if len(reports) == 2 else ""
    return f"{head}<style>{STYLE}</style>{compared}{''.join(each.sections() for each in reports)}</html>\n"


def write(reports: list[Report], folder: Path) -> list[Path]:
    """The page, the numbers, and a picture of each drawing; MissingPicture once the others are written."""
    (folder / "balance.html").write_text(page(reports), encoding="utf-8")
    numbers = json.dumps([each.numbers() for each in reports], ensure_ascii=False, indent=1)
    (folder / "balance.json").write_text(numbers + "\n", encoding="utf-8")
    written = [folder / "balance.html", folder / "balance.json"]
    if find_spec("resvg_py") is None:
        return written
    import resvg_py

    for i, each in enumerate(reports, 1):
        for name, (_, _, svg) in each.drawings().items():
            file = folder / (f"{name}.png" if len(reports) == 1 else f"{name}-{i}.png")
            file.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=_plain(svg), background="#ffffff", zoom=2)))
            written.append(file)
    return written


def can_draw() -> bool:
    """Whether pictures can be made here."""
    return find_spec("resvg_py") is not None


def _plain(svg: str) -> str:
    """The drawing in the colours of day, for those who know no variables."""
    for colour in (drawing.INK, drawing.BAR, drawing.LINE):
        svg = svg.replace(colour, colour.partition(", ")[2].removesuffix(")"))
    return svg


def _number(value: float) -> str:
    return f"{value:,.1f}".replace(",", " ") if isinstance(value, float) else f"{value:,}".replace(",", " ")


def _points(each: Interval) -> str:
    return f"{each.value * 100:+.1f} ({each.low * 100:+.1f} … {each.high * 100:+.1f})"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    def line(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    return "<table>" + line(heads, "th") + "".join(line(row, "td") for row in rows) + "</table>"
