"""The wire types and the games' views as TypeScript: `python -m tests.wire` writes them, a test checks for drift."""

from __future__ import annotations

import json
import os
import re
import types
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from roundhouse.bots import LEVELS, USUAL_LEVEL
from roundhouse.core.contract import MOST_SEATS
from roundhouse.core.game import games, load
from roundhouse.core.words import LANGUAGES
from roundhouse.server import wire, wire_games, wire_lesson, wire_rules, wire_shuffle
from tests.modules import module_of

PARTS = (wire_games, wire_lesson, wire_rules, wire_shuffle)  # of `wire`, in files of their own
WEB = Path(__file__).parent.parent / "web" / "src"
CONSTANTS = {  # what the client lists or counts, each defined in Python and nowhere else
    "LANGUAGES: Lang[]": LANGUAGES,
    "LEVELS: BotLevel[]": tuple(LEVELS),
    "USUAL_LEVEL: BotLevel": USUAL_LEVEL,
    "MOST_SEATS": MOST_SEATS,
}
HEADER = "// Written by `python -m tests.wire` from {source}; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}


@cache
def files() -> dict[Path, str]:
    """Every generated file with what it should say; made once, and nobody may change it."""
    written = _wire()
    for name in games():
        lines = [line for module in ("view", "catalogue") for line in _typed_dicts(module_of(load(name), module))]
        source = f"src/roundhouse/games/{name}/{{view,catalogue}}.py"
        written[WEB / "games" / name / "view.ts"] = HEADER.format(source=source) + "\n".join(lines)
    return written


def _wire() -> dict[Path, str]:
    """The messages: `wire.ts` with what `wire.py` declares, and a file beside it for each of its parts."""
    parts = {module: dict(_declared(module)) for module in (*PARTS, wire)}
    owners = {name: module for module, found in reversed(parts.items()) for name in found}
    written = {}
    for module, found in parts.items():
        lines = [text for name, text in found.items() if owners[name] is module]
        if module is wire:
            constants = [f"export const {name} = {json.dumps(value)};\n" for name, value in CONSTANTS.items()]
            lines = [f'export * from "{_path(wire, part)}";' for part in PARTS] + constants + lines
        source = f"src/roundhouse/server/{_stem(module)}.py"
        written[_file(module)] = HEADER.format(source=source) + "\n".join([*_imports(module, lines, owners), *lines])
    return written


def _stem(module: types.ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _file(module: types.ModuleType) -> Path:
    """`wire_games.py` becomes `wire/games.ts`."""
    return WEB / (_stem(module).replace("_", "/", 1) + ".ts")


def _path(importer: types.ModuleType, module: types.ModuleType) -> str:
    """How a file of this module names that of another one."""
    return "./" + os.path.relpath(_file(module).with_suffix(""), _file(importer).parent)


def _imports(module: types.ModuleType, lines: list[str], owners: dict[str, types.ModuleType]) -> Iterator[str]:
    """What these lines need of the other files."""
    code = [line for line in "\n".join(lines).splitlines() if not line.startswith("/**")]
    words = set(re.findall(r"\b[A-Z]\w+", "\n".join(code)))
    for other in dict.fromkeys(owners.values()):
        names = sorted(name for name in words if owners.get(name) is other)
        if names and other is not module:
            yield f'import type {{ {", ".join(names)} }} from "{_path(module, other)}";'


def _declared(module: types.ModuleType) -> Iterator[tuple[str, str]]:
    """The types of a module by their names, in TypeScript."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", wire.__name__) == "msgspec":
            continue
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__.startswith(wire.__name__):
            if thing.__struct_fields__:
                yield name, "\n".join(_interface(name, _struct_fields(thing), thing.__doc__))
        elif get_origin(thing) in (typing.Literal, types.UnionType, typing.Union) or (
            hasattr(thing, "__metadata__") and name[0].isupper()
        ):
            yield name, f"export type {name} = {_type(thing)};\n"


def _struct_fields(struct: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    if struct.__struct_config__.tag:
        yield str(struct.__struct_config__.tag_field), f'"{struct.__struct_config__.tag}"'
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required else "?"
        yield field.name + optional, _type(hints[field.name])


def _typed_dicts(module: types.ModuleType) -> Iterator[str]:
    for name, thing in vars(module).items():
        if isinstance(thing, type) and typing.is_typeddict(thing) and thing.__module__ == module.__name__:
            hints = get_type_hints(thing)
            optional = thing.__optional_keys__ if hasattr(thing, "__optional_keys__") else frozenset()
            fields = ((key + ("?" if key in optional else ""), _type(hint)) for key, hint in hints.items())
            yield from _interface(name, fields, thing.__doc__)


def _interface(name: str, fields: Iterator[tuple[str, str]], doc: str | None) -> Iterator[str]:
    yield f"/** {' '.join((doc or '').split())} */"
    yield f"export interface {name} {{"
    yield from (f"  {key}: {value};" for key, value in fields)
    yield "}\n"


def _type(hint: Any) -> str:
    """A type of Python in TypeScript's words."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is typing.Annotated or origin in (typing.Required, typing.NotRequired):
        return _type(args[0])
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(arg) for arg in args if arg is not msgspec.UnsetType)
    if origin in (list, tuple):
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if isinstance(hint, type):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def main() -> None:
    """Write all files."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
