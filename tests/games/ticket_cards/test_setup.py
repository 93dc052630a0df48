"""Setup (TC-009 to TC-022)."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.errors import IllegalMove
from roundhouse.core.words import words
from tests.modules import module_of

from .yard import BOX, GAME, STATE

EVERY = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int = 1, **options: Any) -> Any:
    return Table("ticket_cards", seats, seed, options, mode="interpreted")


def keep(table: Any, number: int) -> None:
    """Keep the first that many of the Tickets looked at."""
    for _ in range(number):
        table.play(next(move for move in table.moves() if move.kind == "keep"))
    table.play({"kind": "done"})


def begun(seats: int, seed: int = 1, kept: int = 2, **options: Any) -> Any:
    table = dealt(seats, seed, **options)
    for _ in range(seats):
        keep(table, kept)
    return table


@EVERY
def test_tc_009_everybody_gets_a_locomotive_first(seats: int) -> None:
    for seed in range(20):
        assert (dealt(seats, seed).live.hands[:seats, BOX.LOCO] >= 1).all()


@EVERY
def test_tc_010_the_others_are_shuffled_together(seats: int) -> None:
    s = dealt(seats).live
    rest = list(BOX.COPIES)
    for seat in range(seats):
        rest = [n - held for n, held in zip(rest, s.hands[seat], strict=True)]
    for card in s.display:
        rest[card] -= 1
    assert s.train_deck.tolist() == rest
    assert s.train_deck_size == 96 - seats - 7 * seats - 5


def test_tc_010_some_are_dealt_more_locomotives_than_the_fixed_one() -> None:
    held = {int(n) for seed in range(30) for n in dealt(2, seed).live.hands[:2, BOX.LOCO]}
    assert {1, 2, 3} <= held


@EVERY
def test_tc_011_hands_of_eight(seats: int) -> None:
    s = dealt(seats).live
    assert s.hand_size.tolist() == [8] * seats + [0] * (4 - seats)
    assert s.hands.sum(axis=1).tolist() == s.hand_size.tolist()


@EVERY
def test_tc_012_the_rest_is_the_face_down_deck(seats: int) -> None:
    table = dealt(seats)
    assert table.live.train_deck.sum() == table.live.train_deck_size
    assert all(table.view(seat)["train_deck"]["cards"] is None for seat in (None, *range(seats)))


@EVERY
def test_tc_013_five_cards_lie_open(seats: int) -> None:
    display = dealt(seats).view(None)["display"]
    assert len(display) == 5
    assert set(display) <= set(BOX.CARDS)


@EVERY
def test_tc_014_everybody_sees_the_bonuses(seats: int) -> None:
    cities = module_of(GAME, "catalogue").contents(words("en", "ticket_cards"))["cities"]
    values = {"seattle": 8, "los_angeles": 12, "chicago": 12, "dallas": 10, "new_york": 15, "miami": 8}  # TC-007
    assert {city: part["bonus"] for city, part in cities.items() if part["bonus"]} == values
    for seat in (None, *range(seats)):
        open_ones = dealt(seats).view(seat)["cities"]
        assert [part["city"] for part in open_ones] == list(values)
        assert all(part["served"] == [0] * seats and part["leaders"] == [] for part in open_ones)


@EVERY
def test_tc_015_six_tickets_each_and_the_rest_is_the_deck(seats: int) -> None:
    s = dealt(seats).live
    assert (s.tickets == STATE.LOOKED_AT).sum(axis=1).tolist() == [6] * seats + [0] * (4 - seats)
    deck = s.ticket_deck[0, : s.ticket_deck_size[0]].tolist()
    looked_at = [t for seat in range(seats) for t in range(46) if s.tickets[seat, t]]
    assert sorted(deck + looked_at) == list(range(46))


def test_tc_015_every_ticket_may_be_dealt() -> None:
    seen = {int(t) for seed in range(100) for t in dealt(2, seed).live.tickets[0].nonzero()[0]}
    assert seen == set(range(46))


@pytest.mark.parametrize("kept", range(1, 7))
def test_tc_016_one_to_six_are_kept(kept: int) -> None:
    table = begun(2, kept=kept)
    assert table.live.ticket_count.tolist() == [kept, kept, 0, 0]


def test_tc_016_none_cannot_be_kept() -> None:
    table = dealt(2)
    assert {move.kind for move in table.moves()} == {"keep"}
    with pytest.raises(IllegalMove, match="TC-016"):
        table.play({"kind": "done"})


def test_tc_016_the_choice_is_secret() -> None:
    table = dealt(3)
    before = [table.view(seat) for seat in (None, 1, 2)]
    table.play(table.moves()[0])
    assert [table.view(seat) for seat in (None, 1, 2)] == before


def test_tc_017_the_others_are_shuffled_back_and_not_put_under_the_deck() -> None:
    places = set()
    for seed in range(12):
        table = dealt(2, seed)
        looked_at = [t for t in range(46) if table.live.tickets[0, t]]
        keep(table, 1)
        keep(table, 1)
        s = table.live
        deck = s.ticket_deck[0, : s.ticket_deck_size[0]].tolist()
        returned = [t for t in looked_at if not s.tickets[0, t]]
        assert set(returned) <= set(deck)
        places |= {deck.index(t) // 15 for t in returned}
    assert places == {0, 1, 2}


def test_tc_017_every_ticket_that_was_not_kept_is_in_the_deck_again() -> None:
    given_back = set()
    for seed in range(12):
        table = dealt(4, seed)
        looked_at = {t for seat in range(4) for t in range(46) if table.live.tickets[seat, t]}
        for _ in range(4):
            table.play(table.moves()[2])
            table.play({"kind": "done"})
        s = table.live
        held = {t for seat in range(4) for t in range(46) if s.tickets[seat, t]}
        assert sorted([*held, *s.ticket_deck[0, : s.ticket_deck_size[0]].tolist()]) == list(range(46))
        given_back |= looked_at - held
    assert {0, 45} <= given_back  # the first and the last as well


@pytest.mark.parametrize(("seats", "trains", "tickets"), [(2, 75, 34), (3, 67, 28), (4, 59, 22)])
def test_tc_018_sizes_after_setup(seats: int, trains: int, tickets: int) -> None:
    s = begun(seats, kept=4).live
    assert s.train_deck_size == trains == 91 - 8 * seats
    assert s.ticket_deck_size[0] == tickets + 2 * seats == 46 - 6 * seats + 2 * seats
    assert s.hand_size[:seats].tolist() == [8] * seats
    assert (s.row_seat == -1).all()
    assert s.stack_size.sum() == s.discards.sum() == 0


def test_tc_019_nothing_else_depends_on_the_number_of_players() -> None:
    views = [begun(seats, kept=1, start_player=0).state() for seats in (2, 3, 4)]
    counted = (
        "train_deck",
        "ticket_deck",
        "hands",
        "remembered",
        "depots",
        "stacks",
        "tickets",
        "returned",
        "completed",
    )
    by_seat = ("seats", "halves", "reach", "cities", "display", "chance")
    same = [{k: v for k, v in view.items() if k not in (*counted, *by_seat)} for view in views]
    assert same[0] == same[1] == same[2]
    assert [len(view["display"]) for view in views] == [5, 5, 5]


def test_tc_020_they_are_asked_in_seat_order() -> None:
    table = dealt(3, start_player=2)
    for seat in range(3):
        assert (table.seat, table.phase) == (seat, "start_tickets")
        keep(table, 1)
    assert (table.seat, table.phase) == (2, "turn")


@pytest.mark.parametrize("seat", range(3))
def test_tc_020_nobody_sees_another_choice_before_the_last_one_was_made(seat: int) -> None:
    tables = [dealt(3), dealt(3), dealt(3)]
    for table, kept in zip(tables, (1, 2, 6), strict=True):
        for _ in range(seat):
            keep(table, 3)
        for _ in range(kept):
            table.play([move for move in table.moves() if move.kind == "keep"][-1])
        if seat < 2:
            table.play({"kind": "done"})  # after which the next one is asked, who must not know either
        assert not table.events
    for other in {None, 0, 1, 2} - {seat}:
        seen = [{key: part for key, part in table.view(other).items() if key != "ply"} for table in tables]
        assert seen[1:] == seen[:-1], other


def test_tc_020_how_many_were_kept_is_shown_after_the_last_choice() -> None:
    table = dealt(3)
    keep(table, 5)
    keep(table, 1)
    assert [part["size"] for part in table.view(2)["tickets"]] == [0, 0, 0]
    assert not table.events
    keep(table, 2)
    assert [part["size"] for part in table.view(2)["tickets"]] == [5, 1, 2]
    assert [(e.args["seat"], e.args["tickets"]) for e in table.events if e.kind == "kept"] == [(0, 5), (1, 1), (2, 2)]


def test_tc_020_the_ticket_deck_is_shuffled_once_after_the_last_choice() -> None:
    table = dealt(2)
    keep(table, 1)
    before = (table.live.blocks, table.live.words_used)
    table.play(table.moves()[0])
    assert (table.live.blocks, table.live.words_used) == before
    table.play({"kind": "done"})
    assert (table.live.blocks, table.live.words_used) != before


@pytest.mark.parametrize("first", [0, 1, 2])
def test_tc_021_the_first_turn_is_that_of_the_start_player(first: int) -> None:
    table = begun(3, start_player=first)
    assert (table.seat, table.phase) == (first, "turn")


def test_tc_022_the_start_player_is_random_or_agreed() -> None:
    assert {begun(3, seed).seat for seed in range(12)} == {0, 1, 2}
    assert {begun(3, seed, start_player=1).seat for seed in range(12)} == {1}
