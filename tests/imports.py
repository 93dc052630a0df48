"""Which module imports which; `python -m tests.imports` draws it into docs/architecture.md."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roundhouse"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- drawn by tests/imports -->", "<!-- end -->"
ENTRANCES = ("__init__", "__main__")  # they only lead to the others


def modules() -> list[Path]:
    """Every Python file of the package."""
    return sorted(SOURCE.rglob("*.py"))


@cache
def parsed(file: Path) -> ast.Module:
    """The syntax tree of a file, which nobody may change."""
    return ast.parse(file.read_text(encoding="utf-8"))


def layer(parts: tuple[str, ...]) -> str:
    """The folder or module directly under `roundhouse` that a module belongs to."""
    return parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[tuple[str, ...]]:
    """The modules of ours that a file imports, as paths under `roundhouse`."""
    package = file.relative_to(SOURCE).parent.parts
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            for name in [node.module] if node.module else [alias.name for alias in node.names]:
                yield (*base, *name.split("."))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("roundhouse."):
            yield tuple((node.module or "").split(".")[1:])


def between_layers() -> Counter[tuple[str, str]]:
    """How many imports lead from one layer to another."""
    found: Counter[tuple[str, str]] = Counter()
    for file in modules():
        mine = layer(file.relative_to(SOURCE).parts)
        for imported in imports(file):
            other = layer(imported)
            if other not in (mine, "__version__") and not {mine, other} & set(ENTRANCES):
                found[mine, other] += 1
    return found


def within_core() -> dict[str, set[str]]:
    """The modules of core that each of them imports when it is loaded."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "core").glob("*.py")):
        names: set[str] = set()
        for node in parsed(file).body:
            if isinstance(node, ast.ImportFrom) and node.level == 1:
                names |= {node.module} if node.module else {alias.name for alias in node.names}
        found[file.stem] = names
    del found["__init__"]
    return found


def levels(graph: dict[str, set[str]]) -> list[list[str]]:
    """The modules in order: each imports only from the levels before its own."""
    left, found = dict(graph), list[list[str]]()
    while left:
        level = sorted(name for name, others in left.items() if not others & set(left))
        assert level, f"these import each other: {sorted(left)}"
        found.append(level)
        for name in level:
            del left[name]
    return found


def drawing() -> str:
    """The graph of layers, and the modules of core from the bottom up."""
    lines = ["```mermaid", "graph TD"]
    lines += [f"    {mine} -->|{n}| {other}" for (mine, other), n in sorted(between_layers().items())]
    lines += ["```", "", "`core` from the bottom up; a module imports only from lines above its own:", ""]
    lines += [
        f"{number}. " + ", ".join(f"`{name}`" for name in level)
        for number, level in enumerate(levels(within_core()), 1)
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n\n{drawing()}\n\n{END}{after}", encoding="utf-8")
