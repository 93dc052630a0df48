"""What goes over the wire of the rules: pages, passages and clauses.  Part of `wire.py`."""

from __future__ import annotations

from msgspec import Struct


class RulesPart(Struct):
    """A piece of the rules: text, as HTML of ours, or a drawing that the game makes, with its caption."""

    html: str
    picture: str | None


class RulesSection(Struct):
    """What the rules say under a heading."""

    id: str
    title: str
    level: int
    parts: list[RulesPart]


class RulesPage(Struct):
    """The rules of a game for players."""

    title: str
    sections: list[RulesSection]


class Passage(Struct):
    """What tells one rule to players: its place on the page, its heading, its text, a drawing that helps."""

    id: str
    title: str
    html: str
    picture: str | None


class Clause(Struct):
    """A clause or ruling of the ledger, in English, with the tests that prove it, and what tells it to players."""

    number: str
    text: str
    tests: list[str]
    passage: Passage
