"""The setup (GL-014 to GL-030)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse.core.record import NONE

from .lakes import BOX, Lakes, begun, deal

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def without_reset(seats: int) -> Any:
    """A deal in which the display was not swept."""
    for seed in range(20):
        table = deal(seats, seed)
        if table.live.discard_size.sum() == 0:
            return table
    raise AssertionError


def test_gl_014_the_board_has_110_free_routes_between_37_places() -> None:
    s = deal().live
    assert (s.owner == NONE).sum() == 110
    assert s.network.shape == (5, 37)
    assert (s.harbours == NONE).all()


def test_gl_015_the_two_decks_are_shuffled_apart() -> None:
    a, b = deal(seed=1).live, deal(seed=2).live
    for deck in (BOX.TRAIN, BOX.SHIP):
        assert a.decks[deck].tobytes() != b.decks[deck].tobytes()
    assert all(card < BOX.FIRST_SHIP for card in a.decks[BOX.TRAIN, : a.deck_size[BOX.TRAIN]])
    assert all(card >= BOX.FIRST_SHIP for card in a.decks[BOX.SHIP, : a.deck_size[BOX.SHIP]])


@every_number_of_players
def test_gl_016_everybody_is_dealt_two_cards_of_each_deck(seats: int) -> None:
    s = deal(seats).live
    assert s.hand_size[:seats].tolist() == [[2, 2]] * seats
    assert s.hands[:seats, : BOX.FIRST_SHIP].sum(axis=1).tolist() == [2] * seats
    assert s.hands[:seats, BOX.FIRST_SHIP :].sum(axis=1).tolist() == [2] * seats


def test_gl_017_three_cards_of_each_deck_are_turned_up() -> None:
    display = deal().live.display
    assert all(card < BOX.FIRST_SHIP for card in display[:3])
    assert all(card >= BOX.FIRST_SHIP for card in display[3:])


@every_number_of_players
def test_gl_018_everybody_is_dealt_five_tickets(seats: int) -> None:
    state = deal(seats).state()
    assert [drawn["size"] for drawn in state["drawn"]] == [5] * seats
    assert len({ticket for drawn in state["drawn"] for ticket in drawn["cards"]}) == 5 * seats


def test_gl_019_at_least_three_of_the_five_are_kept() -> None:
    table = deal()
    kept = [str(move.args["tickets"]).count("+") + 1 for move in table.moves()]
    assert Counter(kept) == {3: 10, 4: 5, 5: 1}


def test_gl_020_the_others_go_under_the_ticket_deck() -> None:
    table = deal(first_player=0)
    drawn = [hand["cards"] for hand in table.state()["drawn"]]
    top = table.state()["ticket_deck"]["cards"]
    table.play({"kind": "keep", "tickets": "1+2+3"})
    table.play({"kind": "keep", "tickets": "2+3+4+5"})
    deck = table.state()["ticket_deck"]["cards"]
    assert deck[: len(top)] == top
    assert deck[len(top) :] == [drawn[0][3], drawn[0][4], drawn[1][0]]


def test_gl_021_everybody_has_33_trains_and_32_ships() -> None:
    s = begun(4).live
    assert (s.supply + s.boxed)[:4].tolist() == [[33, 32]] * 4


def test_gl_022_fifty_pieces_are_kept_and_fifteen_put_away() -> None:
    table = begun(3, trains="20")
    assert table.live.supply[:3].tolist() == [[20, 30]] * 3
    assert table.live.boxed[:3].sum(axis=1).tolist() == [15] * 3


def test_gl_023_there_are_sixteen_mixes() -> None:
    table = deal()
    for _ in range(2):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    assert [move.args["trains"] for move in table.moves()] == [str(n) for n in range(18, 34)]


def test_gl_024_the_mixes_are_chosen_in_secret_and_revealed_together() -> None:
    table = deal(3, first_player=0)
    for _ in range(3):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    table.play({"kind": "pieces", "trains": "18"})
    assert table.view(0)["mix"] == ["18", None, None]
    assert table.view(1)["mix"] == [None, None, None]
    assert table.view(1)["supply"][0] == {"train": 0, "ship": 0}
    table.play({"kind": "pieces", "trains": "33"})
    table.play({"kind": "pieces", "trains": "25"})
    assert table.view(None)["supply"] == [{"train": n, "ship": 50 - n} for n in (18, 33, 25)]


def test_gl_025_beginners_start_with_27_trains_and_23_ships() -> None:
    table = begun(4, starting_pieces="recommended")
    assert table.phase == "turn"
    assert table.live.supply[:4].tolist() == [[27, 23]] * 4
    assert table.live.boxed[:4].tolist() == [[6, 9]] * 4


def test_gl_026_nobody_ever_has_more_than_33_trains_or_32_ships() -> None:
    lakes = Lakes(supply=[(18, 32), (33, 17)])
    assert lakes.legal("exchange")[-1] == "exchange train 15"
    assert not any(move.startswith("exchange ship") for move in lakes.legal())
    lakes.play("exchange train 15")
    assert lakes.supply(0) == (33, 17)
    assert not any(move.startswith("exchange train") for move in lakes.legal())


def test_gl_027_everybody_has_three_harbours() -> None:
    assert deal(3).live.harbours_left.tolist() == [3, 3, 3, 0, 0]


def test_gl_028_every_score_marker_starts_at_zero() -> None:
    assert begun(5).live.points.tolist() == [0] * 5


@every_number_of_players
def test_gl_029_the_decks_are_as_large_as_the_table_says(seats: int) -> None:
    table = without_reset(seats)
    s = table.live
    assert s.deck_size.tolist() == [77 - 2 * seats, 57 - 2 * seats]
    assert s.ticket_deck_size[0] == 55 - 5 * seats
    for _ in range(seats):
        table.play({"kind": "keep", "tickets": "1+2+3"})
    assert table.live.ticket_deck_size[0] == 55 - 3 * seats


@every_number_of_players
def test_gl_030_setup_does_not_otherwise_depend_on_the_number_of_players(seats: int) -> None:
    table = without_reset(seats)
    s = table.live
    assert [card >= BOX.FIRST_SHIP for card in s.display.tolist()] == [False] * 3 + [True] * 3
    for seat in range(seats):
        assert [int(s.hands[seat, : BOX.FIRST_SHIP].sum()), int(s.hands[seat, BOX.FIRST_SHIP :].sum())] == [2, 2]
        assert (s.drawn[seat] != NONE).all()
    for keepable in offered(table, "keep"):
        assert sorted(set(map(len, keepable))) == [5, 7, 9], "three, four or five of the tickets"  # as in 1+2+3
        assert len(keepable) == 10 + 5 + 1
    for mixes in offered(table, "pieces"):
        assert mixes == [str(trains) for trains in range(18, 34)]
    assert table.phase == "turn"
    assert table.live.harbours_left[:seats].tolist() == [3] * seats
    assert (table.live.supply + table.live.boxed)[:seats].tolist() == [[33, 32]] * seats


def offered(table: Any, kind: str) -> Iterator[list[str]]:
    """What each seat is offered of one kind of choice, of which it takes the first."""
    while (moves := table.moves()) and moves[0].kind == kind:
        yield [str(next(iter(move.args.values()))) for move in moves]
        table.play(moves[0])
