"""The table without a server, for the one who draws a board, is made of the same types as the real one."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec

from roundhouse.core.table import Table

MAKE = Path(__file__).parents[2] / "web" / "dev" / "make.py"


def test_a_table_without_a_server_can_be_made() -> None:
    made = runpy.run_path(str(MAKE))
    table = Table("traffic", seats=4, seed=7, mode="interpreted")
    scene = made["scene"](made["played"](table, 20, None, 7), "uk")
    told = msgspec.json.decode(msgspec.json.encode(scene))
    assert (told["t"], told["ply"], len(told["people"]), told["viewer"]) == ("scene", 20, 4, told["decider"])
    assert len(told["moves"]) == len(table.moves())
    assert told["view"]["hands"][told["viewer"]]["cards"]
