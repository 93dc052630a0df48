"""The other families of the ledger: rulings, examples, invariants, decisions, chance and information."""

from __future__ import annotations

import pytest

from roundhouse.core.errors import InvalidPosition
from roundhouse.core.game import load
from roundhouse.core.revealed import reveals
from roundhouse.core.table import Table
from roundhouse.core.testing import check_guesses, check_memory, finished_table, random_table

from .siding import BOX, RULES, Siding


def test_cd_amb_01_a_wagon_may_follow_its_equal() -> None:
    assert Siding(["mail", ""], trains=["mail"]).legal("couple") == ["couple mail"]


def test_cd_ex_01_the_example_of_the_ledger() -> None:
    siding = Siding(["timber", ""], trains=["diner sleeper sleeper coal"])
    assert siding.score(0) == 14
    assert siding.legal("couple") == []


def test_cd_inv_01_every_wagon_is_in_one_place() -> None:
    game = load("countdown")
    for table in random_table(game, 3, {}, 1, "interpreted"):
        assert game.position.count_cards(table.live).tolist() == BOX.COPIES.tolist()
        if table.phase == "turn" and table.live.open >= 0:  # type: ignore[attr-defined]
            assert [hand["size"] for hand in table.view()["hands"]] == [3] * 3


def test_cd_inv_01_a_position_that_cannot_be_is_refused() -> None:
    state = Table("countdown", 2, 1, mode="interpreted").state()
    state["dropped"].append(state["hands"][0]["cards"].pop())
    state["hands"][0]["size"] -= 1
    with pytest.raises(InvalidPosition) as refused:
        Table.from_state(state, mode="interpreted")
    assert (refused.value.reason, refused.value.clause) == ("position-hands", "CD-005")


def test_cd_inv_02_no_game_takes_more_than_eighty_moves() -> None:
    for seats in (2, 3, 4):
        table = finished_table(load("countdown"), seats, {}, 1, "interpreted")
        assert len(table.codes_played) == 40 + 40 - 3 * seats < RULES.MOST_MOVES


def test_cd_dp_01_each_wagon_of_the_hand_is_coupled_or_dropped() -> None:
    siding = Siding(["coal coal diner", ""])
    assert siding.legal() == ["couple coal", "drop coal", "couple diner", "drop diner"]


def test_cd_dp_02_the_open_wagon_or_the_stock() -> None:
    siding = Siding(["coal", "mail"], open="diner", stock="timber")
    siding.play("drop coal")
    assert siding.legal() == ["take_open", "draw"]


def test_cd_rnd_01_another_seed_is_another_deal() -> None:
    deals = {str(Table("countdown", 2, seed, mode="interpreted").state()["stock"]) for seed in range(5)}
    assert len(deals) == 5


def test_cd_rnd_02_chance_decides_who_begins() -> None:
    assert {Table("countdown", 3, seed, mode="interpreted").seat for seed in range(20)} == {0, 1, 2}


def test_cd_hid_01_everybody_sees_what_is_public() -> None:
    table = finished_table(load("countdown"), 2, {}, 3, "interpreted").table_at(30)
    views = [table.view(seat) for seat in (None, 0, 1)]
    for key in ("open", "trains", "dropped"):
        assert views[0][key] == views[1][key] == views[2][key] == table.state()[key]


def test_cd_hid_02_a_hand_is_its_owners_and_the_stock_nobodys() -> None:
    table = Table("countdown", 2, 3, {"first_player": 0}, mode="interpreted")
    view, state = table.view(0), table.state()
    assert [hand["cards"] for hand in view["hands"]] == [state["hands"][0]["cards"], None]
    assert view["stock"]["cards"] is None
    table.play(table.codes()[0])
    table.play({"kind": "draw"})
    drawn = table.events[-1]
    assert drawn.seen_by(0).args["card"] in BOX.CARDS
    assert drawn.seen_by(1).args["card"] is None


def test_cd_hid_02_what_shows_a_hidden_wagon_cannot_be_taken_back() -> None:
    table = Table("countdown", 2, 3, {"first_player": 0}, mode="interpreted")
    shown = {}
    for kind in ("drop", "take_open", "couple", "draw"):
        code = next(code for code in table.codes() if table.game.layout.describe(code)[0] == kind)
        before = table.live.copy()
        table.play(code)
        shown[kind] = reveals(table.game, before, [code])
    assert shown == {"drop": False, "take_open": True, "couple": False, "draw": True}


def test_cd_hid_01_all_remember_the_open_wagons_that_were_taken() -> None:
    siding = Siding(["coal", "mail"], open="diner", stock="timber timber timber timber")
    siding.play("drop coal", "take_open", "couple mail", "draw")
    assert siding.s.remembered[:2].tolist() == [[0, 0, 0, 0, 1], [0, 0, 0, 0, 0]]
    siding.play("couple diner")
    assert not siding.s.remembered.any()


def test_cd_hid_01_guesses_agree_with_what_is_remembered() -> None:
    for seats in (2, 3, 4):
        check_memory(load("countdown"), seats, {}, 3, "interpreted", 5)
        check_guesses(load("countdown"), seats, {}, 3, "interpreted", 5)
