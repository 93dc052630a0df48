"""CD-001 to CD-012: the rules, in the order of the ledger."""

from __future__ import annotations

from roundhouse.core.table import Table
from tests.modules import module_of

from .siding import BOX, Siding

EIGHT = "diner diner diner diner diner diner diner"


def test_cd_001_forty_wagons_of_five_kinds() -> None:
    assert dict(zip(BOX.CARDS, BOX.POINTS.tolist(), strict=True)) == {
        "coal": 1,
        "timber": 2,
        "mail": 3,
        "sleeper": 4,
        "diner": 5,
    }
    assert BOX.COPIES.tolist() == [8] * 5


def test_cd_002_everybody_gets_three_wagons() -> None:
    for seats in (2, 3, 4):
        table = Table("countdown", seats, 1, mode="interpreted")
        assert [hand["size"] for hand in table.view()["hands"]] == [3] * seats


def test_cd_003_one_wagon_lies_open_and_the_rest_is_the_stock() -> None:
    view = Table("countdown", 3, 1, mode="interpreted").view()
    assert view["open"] in BOX.CARDS
    assert view["stock"] == {"size": 40 - 3 * 3 - 1, "cards": None}


def test_cd_004_the_first_player_is_agreed_on_and_turns_go_round() -> None:
    table = Table("countdown", 3, 1, {"first_player": 2}, mode="interpreted")
    seats = [table.seat]
    for _ in range(3):
        table.play(table.codes()[0])
        table.play(table.codes()[0])
        seats.append(table.seat)
    assert seats == [2, 0, 1, 2]


def test_cd_005_a_wagon_is_played_then_one_is_taken() -> None:
    siding = Siding(["coal", "mail"], open="diner")
    siding.play("drop coal")
    assert (siding.phase, siding.seat, siding.legal()) == ("draw", 0, ["take_open"])
    siding.play("take_open")
    assert (siding.phase, siding.seat) == ("turn", 1)


def test_cd_006_a_wagon_is_worth_no_more_than_the_one_before_it() -> None:
    siding = Siding(["coal mail diner", "mail"], trains=["sleeper", ""])
    assert siding.legal("couple") == ["couple coal", "couple mail"]
    siding.play("couple mail")
    assert siding.train(0) == "sleeper mail"


def test_cd_007_a_dropped_wagon_is_out_of_the_game() -> None:
    siding = Siding(["coal mail", "mail"])
    siding.play("drop mail")
    assert (siding.hand(0), siding.train(0), siding.s.dropped.tolist()) == ("coal", "", [0, 0, 1, 0, 0])


def test_cd_008_the_open_wagon_is_replaced_from_the_stock() -> None:
    siding = Siding(["coal", "mail"], open="diner", stock="timber sleeper")
    siding.play("drop coal", "take_open")
    assert (siding.hand(0), BOX.CARDS[siding.s.open], siding.s.stock_size[0]) == ("diner", "timber", 1)


def test_cd_008_the_top_of_the_stock_leaves_the_open_wagon_where_it_is() -> None:
    siding = Siding(["coal", "mail"], open="diner", stock="timber sleeper")
    siding.play("drop coal", "draw")
    assert (siding.hand(0), BOX.CARDS[siding.s.open], siding.s.stock_size[0]) == ("timber", "diner", 1)


def test_cd_009_with_nothing_left_nothing_is_taken() -> None:
    siding = Siding(["coal", "mail"])
    siding.play("drop coal")
    assert (siding.phase, siding.seat) == ("turn", 1)


def test_cd_010_the_game_ends_with_the_last_wagon() -> None:
    siding = Siding(["coal", "mail"])
    siding.play("drop coal")
    assert not siding.over
    siding.play("couple mail")
    assert (siding.over, siding.seat, siding.legal()) == (True, None, [])
    assert siding.events[-1].kind == "ended"


def test_cd_011_a_long_train_is_worth_five_points_more() -> None:
    for agreed, points in ((True, 7 * 5 + 1 + 5), (False, 7 * 5 + 1)):
        siding = Siding(["coal", "mail"], trains=[EIGHT], long_train=agreed)
        assert siding.score(0) == 35
        assert siding.rules.gain(siding.s, 0, 0, 0) == points - 35
        siding.play("couple coal")
        assert siding.score(0) == points
        parts = {"wagons": 36, "long_train": points - 36, "total": points}
        assert module_of(siding.game, "view").breakdown(siding.s, 0) == parts


def test_cd_012_among_equals_the_longer_train_wins() -> None:
    siding = Siding(["", "", ""], trains=["diner", "mail timber", "mail timber"])
    standings = [siding.rules.standing(siding.s, seat) for seat in range(3)]
    assert standings[0] < standings[1] == standings[2]
