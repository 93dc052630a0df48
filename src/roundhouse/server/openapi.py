"""The HTTP part described as OpenAPI, from the types of its bodies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from .. import __version__
from . import wire

SCHEMAS = "#/components/schemas/{name}"


class Answered(NamedTuple):
    """A method and a path, who answers, and the types of what comes in and goes out."""

    method: str
    path: str
    handler: Callable[..., Any]
    body: Any
    answer: Any


def described(answered: Iterable[Answered]) -> dict[str, Any]:
    """All of it."""
    paths: dict[str, dict[str, Any]] = {}
    kinds = {wire.Problem}
    for each in answered:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each)
        kinds |= {_inner(kind) for kind in (each.body, each.answer) if hasattr(_inner(kind), "__struct_fields__")}
    _, schemas = msgspec.json.schema_components(kinds, ref_template=SCHEMAS)
    info = {"title": "Roundhouse", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}}


def _operation(each: Answered) -> dict[str, Any]:
    """One of them."""
    refused = {"description": "Refused", "content": _content(wire.Problem)}
    named = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    operation: dict[str, Any] = {
        "summary": each.handler.__name__.replace("_", " ").title(),
        "description": each.handler.__doc__,
        "operationId": each.handler.__name__,
        "parameters": [{"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in named],
        "responses": {
            "200": {"description": "Done", "content": _content(each.answer)},
            **dict.fromkeys(("404", "422", "429"), refused),
        },
    }
    if each.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(each.body)}
    return operation


def _inner(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is list else kind


def _content(kind: Any) -> dict[str, Any]:
    inner = _inner(kind)
    schema: dict[str, Any] = {"type": "object"}
    if hasattr(inner, "__struct_fields__"):
        schema = {"$ref": SCHEMAS.format(name=inner.__name__)}
    return {"application/json": {"schema": {"type": "array", "items": schema} if inner is not kind else schema}}
