"""The drawings of the rules pages, as the client has them: web/src/games/<name>/pictures.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from roundhouse.core.table import Table

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "web" / "src" / "games"


def pictures(game: str) -> dict[str, list[list[dict[str, Any]]]]:
    """The drawings of a game by name, in rows of things."""
    found = json.loads((GAMES / game / "pictures.json").read_text(encoding="utf-8"))
    return dict(found["pictures"])


def things(rows: list[list[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    """Everything in a drawing, groups opened."""
    for row in rows:
        for thing in row:
            yield thing
            yield from things([thing.get("group", [])])


def cards(rows: list[list[dict[str, Any]]]) -> list[str]:
    """The cards of a drawing."""
    return [thing["card"] for thing in things(rows) if "card" in thing]


def points(rows: list[list[dict[str, Any]]]) -> list[int]:
    """The points that a drawing says."""
    return [thing["points"] for thing in things(rows) if "points" in thing]


def backs(rows: list[list[dict[str, Any]]]) -> list[int]:
    """The numbers below the backs of cards: how large each deck is."""
    stands = [thing["group"] for thing in things(rows) if thing.get("on") == "stand"]
    return [int(below["sign"]) for above, below in stands if above.get("art") == "back"]


def begun(game: str, past: tuple[str, ...] = (), **options: Any) -> dict[str, Any]:
    """A table of two at which everything is dealt, and these phases are over."""
    table = Table(game, 2, 5, options, mode="interpreted")
    while table.state()["phase"] in past:
        table.play(table.codes()[0])
    return dict(table.state())
