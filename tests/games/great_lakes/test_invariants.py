"""The invariants GL-INV-01 to GL-INV-15, on every state of some random games."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from roundhouse import Table
from roundhouse.core.record import NONE
from tests.modules import module_of

from .lakes import BOX, GAME, Lakes, random_game

DEALS = [(2, 1), (3, 2), (4, 3), (5, 4), (5, 5)]
SETUP = ("first_tickets", "pieces")
every_deal = pytest.mark.parametrize("deal", DEALS)


class Game(NamedTuple):
    """A random game: its states from the deal to the end, and the moves between them."""

    table: Table
    states: list[Any]
    kinds: list[str]


@lru_cache
def game(deal: tuple[int, int]) -> Game:
    states = []
    for table in random_game(*deal):
        states.append(table.live.copy())
    return Game(table, states, [GAME.layout.describe(code)[0] for code in table.codes_played])


def phase(s: Any) -> str:
    return str(GAME.phases[s.phase])


def begun(deal: tuple[int, int]) -> list[Any]:
    return [s for s in game(deal).states if phase(s) not in SETUP]


def on_board(s: Any, seat: int, what: int) -> int:
    return int(BOX.LENGTH[(s.owner == seat) & (what == BOX.TYPE)].sum())


def counts(s: Any) -> Any:
    return module_of(GAME, "position").count_cards(s)


@every_deal
def test_gl_inv_01_the_train_cards_are_80(deal: tuple[int, int]) -> None:
    for s in game(deal).states:
        found = counts(s)[: BOX.FIRST_SHIP]
        assert found.tolist() == [7] * 6 + [4] * 6 + [14]
        assert (
            s.deck_size[0]
            + s.discard_size[0]
            + s.hand_size[:, 0].sum()
            + sum(0 <= card < BOX.FIRST_SHIP for card in s.display)
            == 80
        )


@every_deal
def test_gl_inv_02_the_ship_cards_are_60(deal: tuple[int, int]) -> None:
    for s in game(deal).states:
        assert counts(s)[BOX.FIRST_SHIP :].tolist() == [4] * 6 + [6] * 6
        assert (
            s.deck_size[1]
            + s.discard_size[1]
            + s.hand_size[:, 1].sum()
            + sum(card >= BOX.FIRST_SHIP for card in s.display)
            == 60
        )


@every_deal
def test_gl_inv_03_the_tickets_are_55_and_a_kept_set_never_shrinks(deal: tuple[int, int]) -> None:
    held_tickets, before = module_of(GAME, "view").held_tickets, [set[int]() for _ in range(5)]
    for s in game(deal).states:
        found = s.ticket_deck[0, : s.ticket_deck_size[0]].tolist() + [t for t in s.drawn.flat if t != NONE]
        for seat in range(s.seats):
            held = set(held_tickets(s, seat))
            assert held >= before[seat]
            assert len(held) == s.ticket_count[seat]
            before[seat] = held
            found += held
        assert sorted(found) == list(range(55))


@every_deal
def test_gl_inv_04_pieces_and_harbours_are_conserved(deal: tuple[int, int]) -> None:
    for s in begun(deal):
        for seat in range(s.seats):
            for what, pieces in enumerate((33, 32)):
                assert s.supply[seat, what] + s.boxed[seat, what] + on_board(s, seat, what) == pieces
            assert s.harbours_left[seat] + (s.harbours == seat).sum() == 3


@every_deal
def test_gl_inv_05_the_supply_is_50_less_the_spaces_and_the_box_always_15(deal: tuple[int, int]) -> None:
    for s in begun(deal):
        for seat in range(s.seats):
            assert s.supply[seat].sum() == 50 - on_board(s, seat, 0) - on_board(s, seat, 1)
            assert s.boxed[seat].sum() == 15


@every_deal
def test_gl_inv_06_the_track_is_route_points_less_exchanges(deal: tuple[int, int]) -> None:
    exchanged = [0] * 5
    played = game(deal)
    for before, after, code in zip(played.states, played.states[1:], played.table.codes_played, strict=False):
        kind, args = GAME.layout.describe(code)
        if kind == "exchange":
            exchanged[before.seat] += int(args["pieces"])
        for seat in range(after.seats):
            scored = int(BOX.ROUTE_POINTS[BOX.LENGTH[after.owner == seat]].sum())
            assert after.points[seat] == scored - exchanged[seat]


@every_deal
def test_gl_inv_07_the_display_is_full_or_nothing_can_be_turned_up(deal: tuple[int, int]) -> None:
    for s in game(deal).states:
        if phase(s) != "refill":
            assert (s.display != NONE).all() or (s.deck_size.sum() == 0 and s.discard_size.sum() == 0)


@every_deal
def test_gl_inv_08_a_deck_is_empty_only_if_its_discard_pile_is(deal: tuple[int, int]) -> None:
    for s in game(deal).states:
        for deck in (0, 1):
            assert s.deck_size[deck] > 0 or s.discard_size[deck] == 0


@every_deal
def test_gl_inv_09_at_most_two_wilds_are_face_up(deal: tuple[int, int]) -> None:
    for s in game(deal).states:
        if phase(s) != "refill" and not s.stands:
            assert (s.display == BOX.WILD).sum() < 3 or s.deck_size.sum() + s.discard_size.sum() == 0


@every_deal
def test_gl_inv_10_double_routes_have_the_owners_they_may_have(deal: tuple[int, int]) -> None:
    for s in game(deal).states:
        for route in range(110):
            twin = BOX.TWIN[route]
            if twin != NONE and s.owner[route] != NONE and s.owner[twin] != NONE:
                assert s.seats > 3
                assert s.owner[route] != s.owner[twin]


@every_deal
def test_gl_inv_11_a_harbour_stands_where_its_owner_has_a_route(deal: tuple[int, int]) -> None:
    for s in game(deal).states:
        for port, seat in enumerate(s.harbours):
            if seat != NONE:
                ends = BOX.ENDS[s.owner == seat]
                assert (ends == BOX.PORT_PLACE[port]).any()


@every_deal
def test_gl_inv_12_a_turn_changes_one_thing(deal: tuple[int, int]) -> None:
    ends = [s for s, after in pairwise(begun(deal)) if phase(s) == "turn"] + [game(deal).states[-1]]
    for before, after in pairwise(ends):
        seat = before.seat
        changed = [
            bool(after.hand_size[seat].sum() > before.hand_size[seat].sum()),
            bool((after.owner != before.owner).any()),
            bool(after.ticket_count[seat] > before.ticket_count[seat]),
            bool((after.harbours != before.harbours).any()),
            bool(after.supply[seat].sum() == before.supply[seat].sum() and (after.supply != before.supply).any()),
        ]
        assert sum(changed) == 1
        assert after.hand_size[seat].sum() - before.hand_size[seat].sum() <= 2


@every_deal
def test_gl_inv_13_after_the_trigger_everybody_has_two_turns(deal: tuple[int, int]) -> None:
    turns = [s.seat for s, after in pairwise(begun(deal)) if phase(s) == "turn" and s.turns_left != NONE]
    assert len(turns) == 2 * deal[0]
    assert all(turns.count(seat) == 2 for seat in range(deal[0]))


def test_gl_inv_14_a_game_that_goes_on_for_ever_is_stopped_by_an_agreed_limit_and_told_so() -> None:
    lakes = Lakes(max_turns=100)
    for _ in range(50):
        lakes.play("exchange ship 1" if lakes.may("exchange ship 1") else "exchange train 1")
        lakes.play("exchange train 1" if lakes.may("exchange train 1") else "exchange ship 1")
    assert lakes.over
    assert lakes.events[-1].args == {"reason": "turn_limit"}
    assert lakes.score(0) == lakes.points(0) - 12
    endless = Lakes()
    for _ in range(200):
        endless.play("exchange ship 1", "exchange ship 1", "exchange train 1", "exchange train 1")
    assert not endless.over


@every_deal
def test_gl_inv_15_the_same_seed_and_decisions_make_the_same_game(deal: tuple[int, int]) -> None:
    table = game(deal).table
    again = Table("great_lakes", seats=deal[0], seed=deal[1], mode="compiled")
    for code in table.codes_played:
        again.play(code)
    assert again.live.tobytes() == table.live.tobytes()
