"""The contract of games, proven and written down: `python -m tests.contract` writes both files, a test checks them.

`tests/offered.py` assigns the modules of every game to the protocols of `core/contract.py`, so that mypy proves that
they fulfil them.  The table of docs/adding-a-game.md says what the protocols ask for.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from roundhouse.core import contract
from roundhouse.core.game import games, load

ROOT = Path(__file__).parent.parent
OFFERED = ROOT / "tests" / "offered.py"
PAGE = ROOT / "docs" / "adding-a-game.md"
BEGIN, END = "<!-- written by `python -m tests.contract` -->", "<!-- end of what is written -->"

HEADER = '''"""What every game offers, for mypy: written by `python -m tests.contract`, do not edit."""
# ruff: noqa: F841  that the names can be assigned is all there is to prove

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.core import contract, notes
from roundhouse.core.contract import Aim
from roundhouse.core.foresight import Foresight, Level, Rethinking
'''
PROTOCOLS = {**contract.MODULES, **contract.OPTIONAL}


def files() -> dict[Path, str]:
    """Both files with what they should say."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    table = "\n".join((BEGIN, "", *_table(), "", END))
    proofs = "".join(map(_offered, games()))
    header = HEADER if " notes.Notes" in proofs else HEADER.replace(", notes", "")
    return {OFFERED: header + proofs, PAGE: before + table + after}


def _offered(name: str) -> str:
    """A function in which mypy compares the modules of a game with the protocols."""
    package = f"roundhouse.games.{name}"
    parts = [part for part in PROTOCOLS if part in contract.MODULES or find_spec(f"{package}.{part}")]
    own = {"S": "state.State", "N": "opinion.Notes" if "opinion" in parts else "notes.Notes"}
    lines = [f"    offered_{part}: {_written(PROTOCOLS[part], own)} = {part}\n" for part in parts]
    lines += [line for part in parts for line in _besides(name, part)]
    imports = "".join(f"        {part},\n" for part in sorted(parts))
    return (
        f"\n\ndef {name}() -> None:\n"
        f'    """{load(name).title}."""\n'
        f"    from roundhouse.games import {name} as package\n"
        f"    from {package} import (\n{imports}    )\n\n"
        f"    offered_package: contract.Package = package\n{''.join(lines)}"
    )


def _besides(name: str, part: str) -> Iterator[str]:
    """What a module offers though it need not."""
    protocol, module = contract.BESIDES.get(part), import_module(f"roundhouse.games.{name}.{part}")
    for member in contract.members(protocol) if protocol else ():
        if hasattr(module, member):
            kind = inspect.signature(vars(protocol)[member].fget).return_annotation
            yield f"    offered_{member.lower()}: {kind} = {part}.{member}\n"


def _written(protocol: type[Any], own: dict[str, str]) -> str:
    """The protocol with the game's own types."""
    given = ", ".join(own[each.__name__] for each in getattr(protocol, "__parameters__", ()))
    return f"contract.{protocol.__name__}" + (f"[{given}]" if given else "")


def _table() -> Iterator[str]:
    """A row for each module: what its protocol says of it, and what it must offer."""
    yield "| module | what it says | what it offers |"
    yield "|---|---|---|"
    asked: dict[str, type[Any]] = {**contract.MODULES, "__init__": contract.Package, **contract.OPTIONAL}
    for name, protocol in asked.items():
        optional = " (optional)" if name in contract.OPTIONAL else ""
        members = [_member(protocol, member) for member in contract.members(protocol)]
        more = contract.BESIDES.get(name)
        members += [_member(more, member, " (optional)") for member in contract.members(more)] if more else []
        offers = "<br>".join(members)
        yield f"| `{name}`{optional} | {_sentence(protocol)} | {offers} |"


def _member(protocol: type[Any], name: str, note: str = "") -> str:
    """A value, or a function with its arguments, and what it is."""
    member = vars(protocol)[name]
    arguments = [] if isinstance(member, property) else [*inspect.signature(member).parameters][1:]
    written = name if not arguments else f"{name}({', '.join(arguments)})"
    return f"`{written}`{note}: {_sentence(member)}"


def _sentence(thing: Any) -> str:
    return " ".join((inspect.getdoc(thing) or "").split())


def main() -> None:
    """Write both files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
