"""Which test proves which number of the ledgers; `python -m tests.ledger` writes docs/ledger/coverage.md."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

from roundhouse.core.game import Game, games, load

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "ledger" / "coverage.md"
FAMILIES = {"": "Clauses", "AMB": "Rulings", "EX": "Worked examples", "INV": "Invariants", "DP": "Decision points"} | {
    "RND": "Random events",
    "HID": "Information",
}


class Clause(NamedTuple):
    """A numbered sentence of a ledger."""

    number: str  # TR-034, TR-AMB-12
    family: str
    text: str


class Proof(NamedTuple):
    """A test that names a number."""

    name: str
    file: Path


def clauses(game: Game) -> list[Clause]:
    """Every number that the game's ledger defines, in the order of the families and then of the ledger."""
    found: dict[str, Clause] = {}
    pattern = re.compile(rf"^(?:- |\| )?\**({game.ledger}-(?:([A-Z]+)-)?\d+)\**(.*)$")
    for line in (ROOT / "docs" / "ledger" / f"{game.name}.md").read_text(encoding="utf-8").splitlines():
        if match := pattern.match(line):
            text = match[3].strip(" |*").replace("*", "")
            found.setdefault(match[1], Clause(match[1], match[2] or "", text))
    order = list(FAMILIES)
    return sorted(found.values(), key=lambda clause: (order.index(clause.family), clause.number))


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
            for clause in clauses(game):
                if clause.family == family:
                    proved = "<br>".join(f"[{p.name}](../../{p.file})" for p in tests.get(clause.number, []))
                    lines.append(f"| {clause.number} | {_short(clause.text)} | {proved} |")
    return "\n".join(lines) + "\n"


def _short(text: str) -> str:
    """The beginning of a clause, whole words, fit for a table."""
    text = text.replace("|", "/")
    return text if len(text) <= 110 else text[:110].rsplit(" ", 1)[0] + " …"
