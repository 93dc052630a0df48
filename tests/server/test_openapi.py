"""The description of the HTTP part is complete, and what it does not describe is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

from roundhouse.server.http import ANSWERED
from roundhouse.server.openapi import described

from .online import Online, with_server


def test_every_path_is_described_with_its_parameters_and_its_types() -> None:
    told = described(ANSWERED)
    written = json.dumps(told)
    schemas = told["components"]["schemas"]
    assert set(re.findall(r"#/components/schemas/(\w+)", written)) <= set(schemas)
    assert {"NewTable", "Departure", "Problem"} <= set(schemas)
    assert len({operation["operationId"] for path in told["paths"].values() for operation in path.values()}) == len(
        ANSWERED
    )
    for path, operations in told["paths"].items():
        for operation in operations.values():
            assert [each["name"] for each in operation["parameters"]] == re.findall(r"{(\w+)}", path)


def test_the_description_is_served_and_other_methods_are_refused(tmp_path: Path) -> None:
    async def play(online: Online) -> None:
        assert (await online.http.get("/api/openapi.json")).json()["paths"].keys() == {each.path for each in ANSWERED}
        for method, path, allowed in (("POST", "/api/games", "GET"), ("GET", "/api/tables", None), ("PUT", "/", "GET")):
            answer = await online.http.request(method, path)
            assert answer.status_code == (405 if allowed else 404), path
            assert allowed is None or allowed in answer.headers["allow"]
        assert answer.json() == {"detail": "Method Not Allowed"}

    with_server(tmp_path, play)
