"""The recorded games play as they were recorded, in every mode; the counts of move sequences are as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.core.engine import MODES
from roundhouse.core.game import games
from roundhouse.core.table import Table
from roundhouse.core.testing import first_difference

from .perft import counted, rows
from .playthroughs import FOLDER, files, log_of, played_anew, written

PERFT_ROWS = [(name, row) for name in games() for row in rows(name)]
MANY = 50_000  # sequences of moves: counting more takes a second or longer
SCENARIOS = range(1, 11)
every_file = pytest.mark.parametrize("file", files(), ids=[str(f.relative_to(FOLDER)) for f in files()])


@every_file
def test_a_playthrough_reads_as_it_was_recorded(file: Path) -> None:
    difference = first_difference(file.read_text(encoding="utf-8"), written(log_of(file)))
    assert difference is None, (
        f"{difference}; if it is meant, run python -m tests.playthroughs, or with the game’s name"
    )


@every_file
@pytest.mark.long
def test_a_playthrough_ends_in_the_same_bytes_in_every_mode(file: Path) -> None:
    log = log_of(file)
    ends = {Table.from_log(log, mode=mode).live.tobytes() for mode in MODES}
    assert len(ends) == 1


def test_a_log_that_the_rules_no_longer_allow_is_played_anew_from_the_same_deal() -> None:
    log = log_of(FOLDER / "traffic" / "junior.txt")
    assert played_anew(log) == log
    anew = played_anew({**log, "moves": [*log["moves"][:5], {"kind": "pass"}, *log["moves"][5:]]})
    assert Table.from_log(anew).over
    assert {**anew, "moves": []} == {**log, "moves": []}


def test_traffic_has_a_playthrough_for_every_way_to_end() -> None:
    tables = {file.stem: Table.from_log(log_of(file)) for file in files() if file.parent.name == "traffic"}
    endings = {name: table.events[-1].args["reason"] for name, table in tables.items()}
    assert endings == {
        "last_card": "hand_empty",
        "last_card_of_another": "hand_empty",
        "last_draw": "hand_empty",
        "switch": "hand_empty",
        "standstill": "nobody_can_move",
        "everybody_passes": "all_passed",
        "junior": "hand_empty",
    }
    before_the_end = {name: table.events[-2].kind for name, table in tables.items()}
    assert before_the_end["last_draw"] == "drew"
    assert before_the_end["switch"] == "stole"
    assert tables["junior"].options["variant"] == "junior"
    assert all(table.over for table in tables.values())


def test_isle_of_trains_has_a_playthrough_for_every_way_to_play_it() -> None:
    tables = {file.stem: Table.from_log(log_of(file)) for file in files() if file.parent.name == "isle_of_trains"}
    endings = {name: table.events[-1].args["reason"] for name, table in tables.items()}
    won = {name for name, reason in endings.items() if reason == "won"}
    assert won == {f"scenario_{n}_won" for n in SCENARIOS}
    assert all(tables[name].options["solo"] == name.removesuffix("_won") for name in won)
    lost = {name: reason for name, reason in endings.items() if name not in won}
    assert lost == {"progress": "last_round", "challenge": "deck_empty", "scenario_1_lost": "deck_empty"}


def test_great_lakes_has_a_playthrough_for_every_way_to_end() -> None:
    tables = {file.stem: Table.from_log(log_of(file)) for file in files() if file.parent.name == "great_lakes"}
    endings = {name: table.events[-1].args["reason"] for name, table in tables.items()}
    expected = {"last_turns": "last_turns", "beginners": "last_turns", "overpaid": "last_turns"}
    assert endings == expected | {"turn_limit": "turn_limit"}
    assert {name: table.seats for name, table in tables.items()} == {
        "last_turns": 2,
        "turn_limit": 3,
        "overpaid": 4,
        "beginners": 5,
    }


def test_continental_express_has_a_playthrough_for_every_way_to_end() -> None:
    tables = {file.stem: Table.from_log(log_of(file)) for file in files() if file.parent.name == "continental_express"}
    endings = {name: table.events[-1].args["reason"] for name, table in tables.items()}
    assert endings == {
        "fourth_objective": "fourth_objective",
        "two_fourth_objectives": "fourth_objective",
        "shared_victory": "fourth_objective",
        "other_options": "fourth_objective",
        "no_small_cards": "no_small_cards",
        "claims_without_small_cards": "no_small_cards",
    }
    claimed = {name: [len(each) for each in table.view()["claimed"]] for name, table in tables.items()}
    assert claimed["two_fourth_objectives"].count(4) == 2
    assert tables["shared_victory"].ranking() == [1, 1]
    assert all(
        value != tables["other_options"].game.options[name].default
        for name, value in tables["other_options"].options.items()
    )


def test_ticket_cards_has_a_playthrough_for_every_way_to_end() -> None:
    tables = {file.stem: Table.from_log(log_of(file)) for file in files() if file.parent.name == "ticket_cards"}
    endings = {name: (table.seats, table.events[-1].args["reason"]) for name, table in tables.items()}
    assert endings == {
        "two_players": (2, "deck_empty"),
        "three_players_automatic": (3, "deck_empty"),
        "four_players": (4, "deck_empty"),
        "four_hoarders": (4, "deck_empty"),
        "cut_off": (2, "truncated"),
        "all_options": (4, "deck_empty"),
    }
    decks = {name: [e.args["cards"] for e in table.events if e.kind == "resumed"] for name, table in tables.items()}
    assert decks["four_hoarders"] == [0]
    assert decks["four_players"][0] > 0
    assert tables["three_players_automatic"].options["ticket_assignment"] == "auto"
    usual = {name: option.default for name, option in tables["all_options"].game.options.items()}
    same = {name for name, value in tables["all_options"].options.items() if value == usual[name]}
    assert same == {"start_player", "ticket_assignment"}


@pytest.mark.parametrize(
    ("name", "row"),
    [pytest.param(name, row, marks=[pytest.mark.long] if int(row["nodes"]) > MANY else []) for name, row in PERFT_ROWS],
    ids=["-".join([name, *row.values()]) for name, row in PERFT_ROWS],
)
def test_the_number_of_move_sequences_is_as_counted(name: str, row: dict[str, str]) -> None:
    assert counted(name, row) == int(row["nodes"]), f"if it is meant, run python -m tests.perft {name}"
