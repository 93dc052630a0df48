"""Which test proves which number of the ledgers; `python -m tests.ledger` writes docs/ledger/coverage.md."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from roundhouse.core.game import Game, games, load
from roundhouse.core.ledger import FAMILIES, Clause, clauses

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "ledger" / "coverage.md"


class Proof(NamedTuple):
    """A test that names a number."""

    name: str
    file: Path


@cache
def proofs(game: Game) -> dict[str, list[Proof]]:
    """The tests of a game by the number that their name begins with."""
    found: dict[str, list[Proof]] = {}
    pattern = re.compile(rf"test_{game.ledger.lower()}_((?:[a-z]+_)?\d+)_")
    for file in sorted((ROOT / "tests" / "games" / game.name).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := pattern.match(node.name)):
                number = f"{game.ledger}-{match[1].upper().replace('_', '-')}"
                found.setdefault(number, []).append(Proof(node.name, file.relative_to(ROOT)))
    return found


def of_family(game: Game, family: str) -> list[Clause]:
    """The clauses of one family, in the order of their numbers."""
    return sorted(clause for clause in clauses(game).values() if clause.family == family)


def page() -> str:
    """The page that says for every number of every game which tests prove it."""
    lines = [
        "# What proves each rule",
        "",
        "Written by `python -m tests.ledger`; the tests fail when it is out of date.",
    ]
    for name in games():
        game = load(name)
        tests = proofs(game)
        lines += ["", f"## [{game.title}]({name}.md)"]
        for family, title in FAMILIES.items():
            lines += ["", f"### {title}", "", "| number | says | proved by |", "|---|---|---|"]
            for clause in of_family(game, family):
                proved = "<br>".join(f"[{p.name}](../../{p.file})" for p in tests.get(clause.number, []))
                lines.append(f"| {clause.number} | {_short(clause.text)} | {proved} |")
    return "\n".join(lines) + "\n"


def _short(text: str) -> str:
    """The beginning of a clause, whole words, fit for a table."""
    text = text.replace("|", "/")
    return text if len(text) <= 110 else text[:110].rsplit(" ", 1)[0] + " …"
