"""TR-001 to TR-008: what is in the box, in the default edition and in the ledger's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roundhouse import load
from roundhouse.core.view import masked
from tests.games.editions import edition_with, refusal
from tests.modules import module_of

from .station import LEDGER, Station

BOXES = {"default": module_of(load("traffic"), "box"), "ledger": module_of(load("traffic", LEDGER), "box")}
in_each_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)


def seen(station: Station, seat: int | None) -> dict[str, Any]:
    """Every field of the state as this seat sees it."""
    s = masked(station.s, seat)
    return {name: s.record[name].tolist() for name in s.fields}


@in_each_box
def test_tr_001_there_are_58_wagons_23_actions_and_19_locomotives(box: Any) -> None:
    assert sum(row.copies for row in box.WAGONS) == 58
    assert sum(row.copies for row in box.ACTION_ROWS) == 23
    assert sum(row.copies for row in box.LOCOS) == 19
    assert box.COPIES[0].sum() == 100


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("wagons.csv", "F1,freight,freight,1,0,0,0,1,4,4", "F1,freight,freight,1,0,0,0,1,5,4"),
        ("actions.csv", "switch,4,4", "switch,3,3"),
        ("locomotives.csv", "L6_1,6,1,0,0,1,1", "L6_1,6,1,0,0,2,1"),
    ],
)
def test_tr_001_a_box_with_another_number_of_cards_is_refused(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert refusal("traffic", edition_with(LEDGER, tmp_path, file, old, new)) == ("edition-total", file)


@pytest.mark.parametrize("card", ["F2", "X2", "switch", "L2_4", "HS3"])
def test_tr_002_a_card_in_another_hand_looks_like_any_other(card: str) -> None:
    station, other = Station(hands=["P1", card]), Station(hands=["P1", "P4"])
    assert seen(station, 0) == seen(other, 0)
    assert seen(station, None) == seen(other, None)
    assert seen(station, 1) != seen(other, 1)


@pytest.mark.parametrize("card", ["F2", "X2", "switch", "L2_4", "HS3"])
def test_tr_002_the_top_card_of_a_deck_looks_like_any_other(card: str) -> None:
    station, other = Station(wagon_deck=card), Station(wagon_deck="P4")
    assert seen(station, 0) == seen(other, 0)
    assert seen(station, 0) != seen(Station(wagon_deck="P4 P4"), 0)


@in_each_box
def test_tr_003_every_wagon_has_one_of_four_types(box: Any) -> None:
    assert {row.type for row in box.WAGONS} == {"freight", "passenger", "high_speed", "special"}


def test_tr_003_a_wagon_of_a_fifth_type_is_refused(tmp_path: Path) -> None:
    edition = edition_with(LEDGER, tmp_path, "wagons.csv", "P5,passenger,", "P5,sleeping,")
    assert refusal("traffic", edition) == ("edition-value", "wagons.csv")


@in_each_box
def test_tr_004_every_wagon_has_a_point_value(box: Any) -> None:
    assert all(row.points > 0 for row in box.WAGONS)


def test_tr_004_a_wagon_without_a_point_value_is_refused(tmp_path: Path) -> None:
    edition = edition_with(LEDGER, tmp_path, "wagons.csv", "F3,freight,freight,3,", "F3,freight,freight,,")
    assert refusal("traffic", edition) == ("edition-cells", "wagons.csv")


@in_each_box
def test_tr_005_every_locomotive_has_a_point_value_and_a_traction(box: Any) -> None:
    assert all(row.points > 0 and row.traction > 0 for row in box.LOCOS)


@pytest.mark.parametrize(
    ("printed", "reason"),
    [
        ("L4_3,4,,", ("edition-cells", "locomotives.csv")),
        ("L4_3,,3,", ("edition-cells", "locomotives.csv")),
        ("L4_3,0,3,", ("edition-between", "L4_3")),
    ],
    ids=["no points", "no traction", "traction 0"],
)
def test_tr_005_a_locomotive_without_one_of_them_is_refused(
    tmp_path: Path, printed: str, reason: tuple[str, str]
) -> None:
    assert refusal("traffic", edition_with(LEDGER, tmp_path, "locomotives.csv", "L4_3,4,3,", printed)) == reason


@in_each_box
def test_tr_006_two_locomotives_are_high_speed_ones(box: Any) -> None:
    assert sum(row.copies for row in box.LOCOS if row.high_speed) == 2
    assert sum(row.copies for row in box.LOCOS if not row.high_speed) == 17


@in_each_box
def test_tr_007_special_wagons_come_in_four_kinds_and_no_other_wagon_does(box: Any) -> None:
    special = {"fire", "motorised", "restoration", "modernised"}
    assert {row.kind for row in box.WAGONS if row.type == "special"} == special
    assert {row.kind for row in box.WAGONS if row.type != "special"}.isdisjoint(special)


@in_each_box
@pytest.mark.parametrize("kind", ["motorised", "restoration", "modernised"])
def test_tr_007_three_of_the_special_kinds_have_two_cards(box: Any, kind: str) -> None:
    assert sum(row.copies for row in box.WAGONS if row.kind == kind) == 2


@in_each_box
def test_tr_008_actions_come_in_six_kinds_with_four_revisions(box: Any) -> None:
    copies = {row.card: row.copies for row in box.ACTION_ROWS}
    assert set(copies) == {
        "extra_track",
        "red_semaphore",
        "switch",
        "technical_revision",
        "sorting_hump",
        "stock_renewal",
    }
    assert copies["technical_revision"] == 4
    assert all(copies.values())


def test_tr_008_a_seventh_kind_of_action_is_refused(tmp_path: Path) -> None:
    edition = edition_with(LEDGER, tmp_path, "actions.csv", "switch,4,4", "switch,2,2,twice\nturntable,2,2")
    assert refusal("traffic", edition) == ("edition-complete", "actions.csv")
