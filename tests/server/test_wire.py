"""The TypeScript of the client says what the Python of the server says, and long messages are made by name."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from roundhouse.server import store, wire

from ..wire import WEB, files

BY_PLACE = 5  # fields: more of them are told apart by their names


@pytest.mark.parametrize("path", sorted(files()), ids=lambda path: str(path.relative_to(WEB)))
def test_the_client_knows_the_messages_and_views_as_they_are(path: Path) -> None:
    assert path.read_text("utf-8") == files()[path], "run: python -m tests.wire"


def kinds_of(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Every message, row and part of one, of our own."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("roundhouse."):
            yield kind
        yield from kinds_of(kind)


def is_made_by_place(kind: type[msgspec.Struct]) -> bool:
    return any(each.kind is not each.KEYWORD_ONLY for each in inspect.signature(kind).parameters.values())


def test_messages_and_rows_of_more_than_five_fields_are_made_by_name() -> None:
    kinds = set(kinds_of(msgspec.Struct))
    assert {wire.Scene, wire.TableInfo, store.TableRow, store.SeatRow} <= kinds
    long = {kind for kind in kinds if len(kind.__struct_fields__) > BY_PLACE}
    assert {kind.__name__ for kind in long if is_made_by_place(kind)} == set()
    assert any(is_made_by_place(kind) for kind in kinds - long)
