"""Editions: folders of card values, read with care and refused with a sentence."""

from __future__ import annotations

import csv
import pickle
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundhouse import InvalidEdition, RoundhouseError, Table, games, load
from roundhouse.core.data import check_complete, check_names, check_same, fingerprint, read_rows
from roundhouse.core.game import HOME, game_of
from tests.modules import module_of

from .tools import check_sentence, refused, refused_somehow

DATA = HOME / "traffic" / "data"
FILES = ("actions.csv", "locomotives.csv", "wagons.csv")


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """A folder with the usual values of Traffic."""
    return copy_of_data(tmp_path / "edition")


def copy_of_data(folder: Path) -> Path:
    shutil.copytree(DATA, folder)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> Path:
    """Write something else in one place of a file."""
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is not in {file} just once"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def set_cell(folder: Path, file: str, card: str, column: str, value: str) -> Path:
    """Write something else in the row of a card."""
    with (folder / file).open(newline="", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    (row,) = [row for row in rows if row["card"] == card]
    row[column] = value
    return write(folder, file, rows)


def set_copies(folder: Path, file: str, card: str, copies: str) -> Path:
    """Set the number of copies of a card, in the junior game too."""
    return set_cell(set_cell(folder, file, card, "copies", copies), file, card, "junior_copies", copies)


def replace_by_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def write(folder: Path, file: str, rows: list[dict[str, str]]) -> Path:
    with (folder / file).open("w", newline="", encoding="utf-8") as lines:
        writer = csv.DictWriter(lines, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return folder


def modules_of(folder: Path) -> list[str]:
    """The modules that stay loaded from this edition."""
    return [name for name in sys.modules if fingerprint(folder) in name]


# Reading a file


class Goose(NamedTuple):
    """A row of a small file."""

    card: str
    copies: int
    source: str


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of values of a package called a_box."""
    package = ModuleType("a_box")
    package.__dict__["EDITION"] = tmp_path
    monkeypatch.setitem(sys.modules, "a_box", package)
    return tmp_path


HEADING = "card,copies,source\n"
grey = Goose("grey", 3, "a guess")


@pytest.mark.parametrize(
    "text",
    [
        HEADING + "grey,3,a guess\n",
        HEADING + "grey,3,a guess",
        HEADING + "grey, 3 ,  a guess  \n",
        HEADING + '"grey","3","a guess"\n',
        HEADING + "\ngrey,3,a guess\n\n",
        "source,card,copies\na guess,grey,3\n",
        "\ufeff" + HEADING + "grey,3,a guess\n",
        (HEADING + "grey,3,a guess\n").replace("\n", "\r\n"),
    ],
    ids=["plain", "no last newline", "spaces", "quotes", "empty lines", "other order", "byte order mark", "CR LF"],
)
def test_a_row_is_read_whatever_program_wrote_it(box: Path, text: str) -> None:
    (box / "geese.csv").write_bytes(text.encode())
    assert read_rows("a_box", "geese.csv", Goose) == [grey]


def test_rows_are_read_in_their_order(box: Path) -> None:
    (box / "geese.csv").write_text(HEADING + "grey,3,x\nwhite,0,x\nsnow,99,x\n")
    assert [row.card for row in read_rows("a_box", "geese.csv", Goose)] == ["grey", "white", "snow"]


def test_a_comma_in_quotes_is_part_of_the_text(box: Path) -> None:
    (box / "geese.csv").write_text(HEADING + 'grey,3,"a guess, no more"\n')
    assert read_rows("a_box", "geese.csv", Goose)[0].source == "a guess, no more"


def test_the_sentence_names_the_line(box: Path) -> None:
    (box / "geese.csv").write_text(HEADING + "grey,3,x\nwhite,many,x\n")
    with refused(InvalidEdition, "edition-number", "geese.csv, line 3: copies is “many”"):
        read_rows("a_box", "geese.csv", Goose)


@pytest.mark.parametrize("names", [["grey", "white_2"], ["A1", "b"], []])
def test_names_of_latin_letters_digits_and_underscores_are_good(names: list[str]) -> None:
    assert check_names("geese.csv", names) == names


@pytest.mark.parametrize("name", ["", "_", "grey goose", "grey-goose", "grey,", "гуска", "gös", "ⅷ", "g{x}", "a\n"])
def test_any_other_name_is_refused(name: str) -> None:
    with refused(InvalidEdition, "edition-name", "geese.csv"):
        check_names("geese.csv", ["white", name])


def test_the_number_that_all_rows_share_is_found() -> None:
    assert check_same("geese.csv", "eggs", [0, 2, 0, 2]) == 2
    assert check_same("geese.csv", "eggs", [0, 0]) == 0


def test_rows_that_do_not_share_a_number_are_refused() -> None:
    with refused(InvalidEdition, "edition-same", "eggs", "2, 3"):
        check_same("geese.csv", "eggs", [0, 3, 2, 3])


def test_all_expected_names_and_no_others_are_complete() -> None:
    check_complete("geese.csv", ["white", "grey"], ("grey", "white"))
    with refused(InvalidEdition, "edition-complete", "look at “white”"):
        check_complete("geese.csv", ["grey"], ("grey", "white"))
    with refused(InvalidEdition, "edition-complete", "look at “snow”"):
        check_complete("geese.csv", ["grey", "snow", "white"], ("grey", "white"))


# The fingerprint


def test_the_fingerprint_is_the_same_wherever_the_folder_lies(tmp_path: Path) -> None:
    here, there = copy_of_data(tmp_path / "here"), copy_of_data(tmp_path / "far" / "away")
    assert fingerprint(here) == fingerprint(there) == fingerprint(DATA)
    assert load("traffic", here).edition == load("traffic", there).edition == load("traffic").edition


def test_the_fingerprint_is_the_same_with_the_line_ends_of_windows(edition: Path) -> None:
    for file in FILES:
        (edition / file).write_bytes((DATA / file).read_bytes().replace(b"\n", b"\r\n"))
    assert fingerprint(edition) == fingerprint(DATA)


def test_another_value_is_another_fingerprint(edition: Path) -> None:
    set_cell(edition, "wagons.csv", "freight_1", "points", "2")
    assert fingerprint(edition) != fingerprint(DATA)


def test_another_name_of_a_file_is_another_fingerprint(edition: Path) -> None:
    (edition / "wagons.csv").rename(edition / "waggons.csv")
    assert fingerprint(edition) != fingerprint(DATA)


def test_what_is_no_file_of_values_does_not_matter(edition: Path) -> None:
    (edition / "README.md").write_text("typed in by hand")
    assert fingerprint(edition) == fingerprint(DATA)


def test_the_same_edition_is_loaded_once(tmp_path: Path) -> None:
    one, other = (set_cell(copy_of_data(tmp_path / x), "wagons.csv", "fire_2", "points", "9") for x in "ab")
    assert load("traffic", one) is load("traffic", other)
    assert load("traffic", one) is not load("traffic")


# Editions that cannot be played with

LAST_ACTION = "stock_renewal,4,4,rulebook: effect; reconstructed: copies"
WRONG: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "missing file": (lambda e: (e / "actions.csv").unlink(), "edition-file", "actions.csv"),
    "file is a folder": (lambda e: replace_by_folder(e / "actions.csv"), "edition-file", "actions.csv"),
    "missing column": (lambda e: change(e, "actions.csv", "card,copies,", "card,count,"), "edition-column", "“copies”"),
    "extra column": (
        lambda e: change(e, "actions.csv", "card,copies,", "card,colour,copies,"),
        "edition-extra-column",
        "“colour”",
    ),
    "empty file": (lambda e: (e / "actions.csv").write_text(""), "edition-column", "“card”"),
    "no rows": (
        lambda e: (e / "actions.csv").write_text("card,copies,junior_copies,source\n"),
        "edition-empty",
        "actions.csv has no rows",
    ),
    "negative": (lambda e: set_cell(e, "actions.csv", "switch", "copies", "-4"), "edition-negative", "copies is -4"),
    "not a number": (lambda e: set_cell(e, "actions.csv", "switch", "copies", "four"), "edition-number", "“four”"),
    "half a card": (lambda e: set_cell(e, "actions.csv", "switch", "copies", "4.5"), "edition-number", "“4.5”"),
    "too large": (lambda e: set_cell(e, "wagons.csv", "fire_2", "points", "100"), "edition-large", "more than 99"),
    "far too large": (
        lambda e: set_cell(e, "wagons.csv", "fire_2", "points", "9" * 5000),
        "edition-number",
        "wagons.csv, line 11",
    ),
    "empty cell": (lambda e: set_cell(e, "actions.csv", "switch", "copies", ""), "edition-cells", "“copies” is empty"),
    "empty source": (lambda e: set_cell(e, "actions.csv", "switch", "source", " "), "edition-cells", "“source”"),
    "too few cells": (
        lambda e: change(e, "actions.csv", LAST_ACTION, "stock_renewal,4,4"),
        "edition-cells",
        "“source”",
    ),
    "too many cells": (lambda e: change(e, "actions.csv", "switch,4,4,", "switch,4,4,4,"), "edition-cells", "line 4"),
    "double name": (
        lambda e: set_cell(e, "wagons.csv", "freight_1", "card", "freight_2"),
        "edition-twice",
        "“freight_2” stands there twice",
    ),
    "the name of another card": (
        lambda e: set_cell(e, "wagons.csv", "freight_1", "card", "switch"),
        "edition-twice",
        "“switch”",
    ),
    "bad name": (
        lambda e: set_cell(e, "wagons.csv", "freight_1", "card", "freight one"),
        "edition-name",
        "“freight one”",
    ),
    "one wagon too many": (
        lambda e: set_cell(e, "wagons.csv", "freight_1", "copies", "8"),
        "edition-total",
        "wagons.csv has 59 cards; the rulebook says 58",
    ),
    "one locomotive too few": (
        lambda e: set_copies(e, "locomotives.csv", "loco_t2", "3"),
        "edition-total",
        "locomotives.csv has 18 cards; the rulebook says 19",
    ),
    "unknown type": (
        lambda e: set_cell(e, "wagons.csv", "freight_1", "type", "cargo"),
        "edition-value",
        "type is “cargo”, but can only be: freight, passenger, high_speed, special",
    ),
    "unknown kind": (
        lambda e: set_cell(e, "wagons.csv", "fire_2", "kind", "water"),
        "edition-value",
        "kind is “water”",
    ),
    "more junior copies": (
        lambda e: set_cell(e, "wagons.csv", "freight_1", "junior_copies", "8"),
        "edition-between",
        "freight_1: junior_copies is 8, but can only be from 0 to 7",
    ),
    "no traction": (
        lambda e: set_cell(e, "locomotives.csv", "loco_t2", "traction", "0"),
        "edition-between",
        "loco_t2: traction is 0",
    ),
    "missing action": (
        lambda e: set_cell(e, "actions.csv", "switch", "card", "points"),
        "edition-complete",
        "look at “switch”",
    ),
    "not UTF-8": (
        lambda e: (e / "wagons.csv").write_bytes((DATA / "wagons.csv").read_bytes() + "café".encode("latin-1")),
        "edition-encoding",
        "wagons.csv is not written in UTF-8",
    ),
}


@pytest.mark.parametrize("case", WRONG)
@pytest.mark.long
def test_an_edition_with_a_mistake_is_refused_and_leaves_no_trace(edition: Path, case: str) -> None:
    spoil, reason, part = WRONG[case]
    spoil(edition)
    with refused(InvalidEdition, reason, part):
        Table("traffic", edition=edition, mode="interpreted")
    assert modules_of(edition) == []
    assert not load("traffic").package.__dict__.get("EDITION")
    assert Table("traffic", seed=1, mode="interpreted").codes()


def test_an_edition_is_not_refused_for_ever(edition: Path) -> None:
    set_copies(edition, "actions.csv", "switch", "5")
    with refused(InvalidEdition, "edition-total"):
        load("traffic", edition)
    set_copies(edition, "actions.csv", "stock_renewal", "3")
    assert load("traffic", edition).edition == fingerprint(edition)


@pytest.mark.parametrize("name", games())
def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, name: str) -> None:
    with refused(InvalidEdition, "edition-folder", "nowhere"):
        load(name, tmp_path / "nowhere")


@pytest.mark.parametrize("name", games())
def test_a_file_instead_of_a_folder_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "cards.csv").write_text("card\n")
    with refused(InvalidEdition, "edition-folder", "cards.csv"):
        load(name, tmp_path / "cards.csv")


@pytest.mark.parametrize("name", games())
def test_an_empty_folder_is_refused(tmp_path: Path, name: str) -> None:
    with refused(InvalidEdition, "edition-file", str(tmp_path)):
        load(name, tmp_path)
    assert modules_of(tmp_path) == []


def test_two_columns_of_one_name_are_refused(edition: Path) -> None:
    heading, *rows = (edition / "actions.csv").read_text(encoding="utf-8").splitlines()
    doubled = [heading.replace("copies", "copies,copies", 1), *(row.replace(",", ",77,", 1) for row in rows)]
    (edition / "actions.csv").write_text("\n".join(doubled), encoding="utf-8")
    with refused_somehow(InvalidEdition):
        load("traffic", edition)


def test_a_cell_too_long_for_the_reader_is_refused(edition: Path) -> None:
    set_cell(edition, "actions.csv", "switch", "source", "x" * 200_000)
    with refused_somehow(InvalidEdition):
        load("traffic", edition)


def test_an_edition_whose_junior_game_cannot_be_dealt_is_refused(edition: Path) -> None:
    for loco in ("loco_t2", "loco_t3", "loco_t4", "loco_t5"):
        set_cell(edition, "locomotives.csv", loco, "junior_copies", "0")
    with refused_somehow(InvalidEdition):  # one locomotive is left for up to six players
        load("traffic", edition)


def test_an_edition_whose_scores_would_not_fit_is_refused(edition: Path) -> None:
    for file, column, value in (("wagons.csv", "multiplier", "9"), ("locomotives.csv", "traction", "58")):
        with (edition / file).open(newline="", encoding="utf-8") as lines:
            write(edition, file, [{**row, column: value} for row in list(csv.DictReader(lines))])
    with refused_somehow(InvalidEdition):  # a train of 20 wagons counts 9²⁰ times, which no number holds
        load("traffic", edition)


def test_a_wagon_that_earns_many_turns_makes_no_position_impossible(edition: Path) -> None:
    set_cell(edition, "wagons.csv", "restoration", "extra_turns", "90")
    try:
        table = Table("traffic", edition=edition, mode="interpreted")
    except InvalidEdition as error:
        check_sentence(error)
        return
    again = Table.from_state({**table.state(), "extra_turns": 90}, edition, mode="interpreted")
    assert again.state()["extra_turns"] == 90


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
@pytest.mark.long
def test_whatever_is_written_in_a_file_it_is_refused_or_can_be_dealt(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = copy_of_data(tmp_path_factory.mktemp("any") / "edition")
    file = folder / data.draw(st.sampled_from(FILES))
    cells = [line.split(",") for line in file.read_text(encoding="utf-8").splitlines()]
    for _ in range(data.draw(st.integers(1, 2))):
        row = data.draw(st.sampled_from(cells))
        column = data.draw(st.integers(0, len(row) - 1))
        junk = st.sampled_from(
            ["", "0", "1", "-1", "99", "1e3", "nan", '"', "'", "x y", "\0", "є", "freight", "switch"]
        )
        row[column] = data.draw(junk | st.text(max_size=5))
    file.write_text("\n".join(map(",".join, cells)), encoding="utf-8")
    try:
        table = Table("traffic", 6, 1, edition=folder, mode="interpreted")
    except InvalidEdition as error:
        check_sentence(error)
        assert modules_of(folder) == []
    else:
        assert table.codes()


# Editions that can


def test_other_points_are_other_scores(edition: Path) -> None:
    set_cell(edition, "wagons.csv", "freight_1", "points", "9")
    usual, other = (Table("traffic", 6, 1, edition=e, mode="interpreted") for e in (None, edition))
    hands = [hand["cards"] for hand in usual.state()["hands"]]
    assert [hand["cards"] for hand in other.state()["hands"]] == hands
    held = [hand.count("freight_1") for hand in hands]
    assert sum(held) > 0
    assert other.scores() == [score - 8 * n for score, n in zip(usual.scores(), held, strict=True)]


def test_a_module_knows_its_game(edition: Path) -> None:
    set_cell(edition, "wagons.csv", "freight_1", "points", "9")
    for game in (load("traffic"), load("traffic", edition)):
        assert game_of(module_of(game, "rules").__name__) is game


def test_other_points_leave_the_moves_as_they_are(edition: Path) -> None:
    set_cell(edition, "wagons.csv", "freight_1", "points", "9")
    assert load("traffic", edition).layout.kinds == load("traffic").layout.kinds


def test_one_kind_of_card_more_is_one_card_more_to_play_and_to_give(edition: Path) -> None:
    set_copies(edition, "wagons.csv", "freight_3", "4")
    row = "freight_9,freight,freight,9,0,0,0,1,1,1,a guess\n"
    (edition / "wagons.csv").write_text((edition / "wagons.csv").read_text(encoding="utf-8") + row, encoding="utf-8")
    game = load("traffic", edition)
    assert game.A == load("traffic").A + 2
    assert game.layout.code("play", {"card": "freight_9"}) is not None


def test_one_track_more_is_more_places_to_choose(edition: Path) -> None:
    for card, copies in (("extra_track", "4"), ("stock_renewal", "3")):
        set_copies(edition, "actions.csv", card, copies)
    game = load("traffic", edition)
    assert game.layout.code("place", {"track": 5, "side": "left"}) is not None
    assert load("traffic").layout.code("place", {"track": 5, "side": "left"}) is None
    assert game.A == load("traffic").A + 3 * 2 + 1  # place, hook and take at either side, and one more gap to move to


def test_two_editions_are_played_side_by_side(tmp_path: Path) -> None:
    cheap, dear = (
        set_cell(copy_of_data(tmp_path / points), "wagons.csv", "freight_1", "points", points) for points in ("0", "50")
    )
    tables = [Table("traffic", 3, 4, edition=e, mode="interpreted") for e in (None, cheap, dear)]
    alone = [Table("traffic", 3, 4, edition=e, mode="interpreted") for e in (None, cheap, dear)]
    while not tables[0].over:
        for table in tables:
            table.play(table.codes()[-1])
    for table in alone:
        while not table.over:
            table.play(table.codes()[-1])
    assert [table.scores() for table in tables] == [table.scores() for table in alone]
    assert len({tuple(table.scores()) for table in tables}) == 3
    assert [pickle.loads(pickle.dumps(table.game)) for table in tables] == [table.game for table in tables]


def test_a_table_says_with_which_edition_it_is_played(edition: Path) -> None:
    set_cell(edition, "wagons.csv", "freight_1", "points", "9")
    table = Table("traffic", edition=edition, mode="interpreted")
    assert table.game.edition == table.view()["edition"] == table.state()["edition"] == table.log()["edition"]
    assert table.game.edition == fingerprint(edition)


def test_moves_and_events_are_said_with_the_values_of_the_edition(edition: Path) -> None:
    for number, card in enumerate(["freight_1", "freight_2", "freight_3", "passenger_2", "passenger_3", "passenger_4"]):
        set_cell(edition, "wagons.csv", card, "points", "77")
        set_cell(edition, "wagons.csv", card, "card", f"wagon_{number}")
    table = Table("traffic", 2, 1, edition=edition, mode="interpreted")
    for _ in range(30):
        sentences = [str(move) for move in table.moves()]
        assert not any("freight wagon" in said and "(77)" not in said for said in sentences)
        table.play(table.codes()[-1])
    assert any("(77)" in table.say(event, event.args.get("seat")) for event in table.events)


def test_a_state_and_a_log_of_an_edition_need_that_edition(edition: Path) -> None:
    set_cell(edition, "wagons.csv", "freight_1", "points", "9")
    table = Table("traffic", 2, 1, edition=edition, mode="interpreted")
    table.play(table.codes()[0])
    assert Table.from_state(table.state(), edition, mode="interpreted").state() == table.state()
    assert Table.from_log(table.log(), edition, mode="interpreted").state() == table.state()
    for read, kept in ((Table.from_state, table.state()), (Table.from_log, table.log())):
        with pytest.raises(RoundhouseError, match=f"edition {table.game.edition}; here is edition"):
            read(kept, mode="interpreted")
