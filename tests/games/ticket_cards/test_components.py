"""What is in the box (TC-001 to TC-008)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from roundhouse import Table, load
from roundhouse.core.errors import InvalidEdition, InvalidOption
from roundhouse.core.game import HOME
from roundhouse.core.words import LANGUAGES, words
from tests.modules import module_of

from .yard import BOX, GAME, Yard, counts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tc_001_two_to_four_play(seats: int) -> None:
    assert Table("ticket_cards", seats=seats, mode="interpreted").seats == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_tc_001_others_cannot(seats: int) -> None:
    with pytest.raises(InvalidOption):
        Table("ticket_cards", seats=seats, mode="interpreted")


def test_tc_002_148_cards_of_three_sorts() -> None:
    assert (int(BOX.COPIES.sum()), len(BOX.TICKET_NAMES), len(BOX.BIG_CITIES)) == (96, 46, 6)
    assert int(BOX.COPIES.sum()) + len(BOX.TICKET_NAMES) + len(BOX.BIG_CITIES) == 148
    assert len(set(BOX.TICKET_NAMES)) == 46


def test_tc_003_ten_of_each_of_eight_colours_and_sixteen_locomotives() -> None:
    assert BOX.COPIES.tolist() == [10] * 8 + [16]


def test_tc_004_the_eight_colours() -> None:
    assert BOX.COLOURS == ("black", "blue", "green", "orange", "purple", "red", "white", "yellow")


def test_tc_005_zones_are_counts_of_nine_kinds() -> None:
    assert BOX.KINDS == 9
    shapes = {name: GAME.State.fields[name].shape for name in ("train_deck", "hands", "discards", "stack_hidden")}
    assert {shape[-1] for shape in shapes.values()} == {9}
    one, other = Yard(["RGR", ""]), Yard(["GRR", ""])
    assert one.s.tobytes() == other.s.tobytes()


def test_tc_006_a_ticket_needs_one_to_five_cards_and_no_locomotive() -> None:
    assert {sum(row.needs) for row in BOX.TICKET_ROWS} == {1, 2, 3, 4, 5}
    assert max(max(row.needs) for row in BOX.TICKET_ROWS) == 2
    assert BOX.NEEDS.shape == (46, len(BOX.COLOURS))
    assert all(len(set(row.cities)) == 2 and row.points > 0 for row in BOX.TICKET_ROWS)


def test_tc_006_the_printed_values_add_up() -> None:
    assert int(BOX.POINTS.sum()) == 581
    assert BOX.NEEDS.sum(axis=0).tolist() == [16, 18, 16, 16, 16, 16, 17, 17]
    assert all(sum(row.needs) == -(-row.points // 5) for row in BOX.TICKET_ROWS)


def test_tc_006_a_ticket_of_the_rulebook() -> None:
    row = BOX.TICKET_ROWS[39 - 1]
    assert (row.cities, row.points) == (("los_angeles", "pittsburgh"), 18)
    assert list(row.needs) == counts("WBBP")[:8]


def test_tc_007_the_bonuses_of_the_big_cities() -> None:
    assert {row.city: row.points for row in BOX.CITY_ROWS} == {
        "seattle": 8,
        "los_angeles": 12,
        "chicago": 12,
        "dallas": 10,
        "new_york": 15,
        "miami": 8,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tc_008_every_kind_has_a_sign_of_its_own(lang: str) -> None:
    said = words(lang, "ticket_cards")
    signs = [said.say(f"short-{card}") for card in BOX.CARDS]
    assert len(set(signs)) == 9
    assert all(signs)


def edition(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the values with one thing changed."""
    shutil.copytree(HOME / "ticket_cards" / "data", folder / "edition")
    path = folder / "edition" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / "edition"


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("trains.csv", "red,10", "red,11", "97"),
        ("trains.csv", "red,10", "pink,10", "just one row"),
        ("cities.csv", "\nmiami,8", "\nmiami,8,x\nomaha,9", "7 cards"),
        ("tickets.csv", "seattle_miami,", "seattle_denver,", "twice"),
        ("tickets.csv", "seattle,miami,22", "seattle,paris,22", "paris"),
        ("tickets.csv", "seattle,miami,22", "seattle,miami,0", "points"),
        ("tickets.csv", "22,1,0,0,1,0,2,1,0", "22,9,9,0,1,0,2,1,0", "cards"),
    ],
)
def test_tc_006_an_edition_that_cannot_be_is_refused(tmp_path: Path, file: str, old: str, new: str, why: str) -> None:
    with pytest.raises(InvalidEdition, match=why):
        load("ticket_cards", edition(tmp_path, file, old, new))


def test_tc_006_an_edition_with_other_values_can_be_played(tmp_path: Path) -> None:
    folder = edition(tmp_path, "tickets.csv", "seattle,miami,22,1,0,0,1,0,2,1,0", "seattle,miami,30,2,1,1,1,1,1,1,1")
    table = Table("ticket_cards", 2, 1, edition=folder, mode="interpreted")
    assert module_of(table.game, "box").POINTS[45] == 30
    for _ in range(30):
        table.play(table.codes()[0])
