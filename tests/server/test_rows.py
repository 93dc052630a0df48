"""Long messages and rows are made by the names of their fields, and rows hold only what the wire has words for."""

from __future__ import annotations

import dataclasses
import inspect
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from roundhouse.core.view import SeatView
from roundhouse.core.words import LANGUAGES
from roundhouse.server import wire
from roundhouse.server.limits import Limits
from roundhouse.server.store import rows

MOST = 5  # fields that one can tell apart by their order
KINDS = [
    kind
    for module in (wire, rows)
    for kind in vars(module).values()
    if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind))
]


@pytest.mark.parametrize("kind", [*KINDS, SeatView, Limits], ids=lambda kind: kind.__name__)
def test_what_has_many_fields_is_made_by_their_names(kind: type[Any]) -> None:
    parameters = list(inspect.signature(kind).parameters.values())
    by_place = [each.name for each in parameters if each.kind is not inspect.Parameter.KEYWORD_ONLY]
    assert len(parameters) <= MOST or by_place == []


def test_rows_have_the_types_of_the_wire() -> None:
    table, seat = get_type_hints(rows.TableRow), get_type_hints(rows.SeatRow)
    info, person = get_type_hints(wire.TableInfo), get_type_hints(wire.SeatInfo)
    assert {name: table[name] for name in ("status", "watch")} == {name: info[name] for name in ("status", "watch")}
    assert {name: seat[name] for name in ("kind", "level")} == {name: person[name] for name in ("kind", "level")}
    assert table["clock_kind"] == get_type_hints(wire.Clock)["kind"]
    assert (get_args(table["lang"]), len(KINDS) > 30) == (LANGUAGES, True)
