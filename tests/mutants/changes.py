"""The wrong rules of a game: found in its sources, named so that a name survives edits elsewhere, chosen by a seed."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

from .edits import Constants, Edit, edits_of, module_edits

NAMESPACES = ("phase", "event", "action", "option", "steps")
LONGEST = 110  # letters of a change that are shown


@dataclass
class Source:
    """A source file of a game and its syntax tree, in which changes are made and taken back."""

    path: Path
    name: str  # within the game's folder
    tree: ast.Module


@dataclass(frozen=True)
class Change:
    """A wrong rule: one edit of one function, or of a module outside of its functions (`function` is empty then)."""

    source: Source
    function: str
    edit: Edit
    lines: range  # of which a test has to run one
    statement: range  # the same for the statement around it
    before: str
    after: str
    number: int  # which of the same changes in this function, from 1

    @property
    def where(self) -> str:
        """File and function."""
        return f"{self.source.name}:{self.function}" if self.function else self.source.name

    @property
    def key(self) -> str:
        """A name that does not depend on line numbers."""
        again = f" #{self.number}" if self.number > 1 else ""
        return f"{self.where}: {self.before} -> {self.after}{again}"

    def compiled(self) -> CodeType:
        """The module with this change."""
        old = self.edit.old
        self.edit.put(self.edit.new)
        try:
            tree = ast.fix_missing_locations(self.source.tree)
            return compile(tree, str(self.source.path), "exec", dont_inherit=True)
        finally:
            self.edit.put(old)


def sources(folder: Path) -> list[Source]:
    """The files of a game in which wrong rules are planted."""
    files = [*folder.glob("rules/*.py"), *folder.glob("view.py"), *folder.glob("view/*.py")]
    files += [folder / name for name in ("guess.py", "memory.py", "state.py", "event.py")]
    return [
        Source(path, path.relative_to(folder).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(files)
        if path.exists()
    ]


def constants_of(folder: Path) -> Constants:
    """The named numbers of a game's small modules."""
    found: Constants = {}
    for name in NAMESPACES:
        for path in (folder / f"{name}.py", folder / "rules" / f"{name}.py"):
            if path.exists():
                tree = ast.parse(path.read_text(encoding="utf-8"))
                found[name] = {
                    ast.unparse(node.targets[0]): node.value.value
                    for node in tree.body
                    if isinstance(node, ast.Assign)
                    and isinstance(node.value, ast.Constant)
                    and type(node.value.value) is int
                }
    return found


def changes_of(folder: Path, files: str = "") -> list[Change]:
    """Every change that is made of a game's sources, or of those whose names begin so."""
    constants = constants_of(folder)
    found: list[Change] = []
    for source in sources(folder):
        if not source.name.startswith(files):
            continue
        names = Names(source)
        if source.name not in ("state.py", "event.py"):
            for function, qualname in functions_in(source.tree):
                found += names.changes(edits_of(function, constants), qualname)
        found += names.changes(module_edits(source.tree), "")
    return found


def functions_in(tree: ast.AST, prefix: str = "") -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions of a module and the methods of its classes; those inside functions belong to these."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node, prefix + node.name
        elif isinstance(node, ast.ClassDef):
            yield from functions_in(node, f"{prefix}{node.name}.")


class Names:
    """Makes changes of edits: where they stand, and how they read."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.parents = {child: node for node in ast.walk(source.tree) for child in ast.iter_child_nodes(node)}

    def changes(self, edits: Iterator[Edit], function: str) -> list[Change]:
        """The changes that these edits of one function make; the same change twice in a row of words is counted."""
        counts: Counter[tuple[str, str]] = Counter()
        found = []
        for edit in edits:
            old = edit.old
            at = edit.at or (old if isinstance(old, ast.AST) and hasattr(old, "lineno") else edit.parent)
            shown = self._shown(edit)
            before = _one_line(shown)
            edit.put(edit.new)
            after = _one_line(shown) if shown is not old else _one_line(edit.new)
            edit.put(old)
            if before != after:
                counts[before, after] += 1
                lines, around = _lines(at), _lines(self._statement(at))
                number = counts[before, after]
                found.append(Change(self.source, function, edit, lines, around, before, after, number))
        return found

    def _statement(self, node: ast.AST) -> ast.AST:
        while not isinstance(node, ast.stmt) and node in self.parents:
            node = self.parents[node]
        return node

    def _shown(self, edit: Edit) -> ast.AST:
        """The largest part of the statement around an edit that still reads as one line."""
        node = edit.old if isinstance(edit.old, ast.stmt) else edit.parent
        if isinstance(node, ast.Dict) and edit.index is not None and isinstance(node.values[edit.index], ast.expr):
            return node
        while not isinstance(node, ast.stmt | ast.match_case) and len(_one_line(self.parents[node])) <= LONGEST:
            node = self.parents[node]
        return node


def _lines(node: ast.AST) -> range:
    first = getattr(node, "lineno", 1)
    if isinstance(node, ast.If | ast.For | ast.While | ast.Match | ast.FunctionDef | ast.ClassDef):
        return range(first, first + 1)
    return range(first, (getattr(node, "end_lineno", None) or first) + 1)


def _one_line(node: ast.AST | list[ast.AST]) -> str:
    """How a node reads; of a statement with a body its head, and whether the body is cut short."""
    if isinstance(node, list):
        return "; ".join(_one_line(part) for part in node)
    if isinstance(node, ast.comprehension | ast.match_case | ast.keyword):
        text = ast.unparse(node)
    else:
        text = ast.unparse(ast.fix_missing_locations(node))
    lines = [line.strip() for line in text.splitlines()]
    if isinstance(node, ast.If | ast.For | ast.While | ast.match_case):
        end = " …; break" if isinstance(node, ast.For | ast.While) and isinstance(node.body[-1], ast.Break) else ""
        has_else = isinstance(node, ast.If) and bool(node.orelse)
        first = lines[1] if isinstance(node, ast.match_case) else ""
        return f"{lines[0]} {first}".strip() + (" … else …" if has_else else "") + end
    return " ".join(lines)


def chosen(changes: list[Change], least: int, seed: int) -> list[Change]:
    """At least this number of changes (all if there are fewer), spread over all functions by their size.

    Which ones depends on the words of a change and the seed: an edit elsewhere does not choose others.
    """
    by_function: defaultdict[str, list[Change]] = defaultdict(list)
    for change in changes:
        by_function[change.where].append(change)
    picked: list[Change] = []
    share = min(1.0, least / max(1, len(changes)))
    for group in by_function.values():
        group.sort(key=lambda change: _lot(change, seed))
        size = len(group) if not group[0].function else max(min(2, len(group)), -int(-len(group) * share // 1))
        picked += group[:size]
    order = {id(change): i for i, change in enumerate(changes)}
    return sorted(picked, key=lambda change: order[id(change)])


def _lot(change: Change, seed: int) -> bytes:
    return hashlib.sha256(f"{seed} {change.key}".encode()).digest()
