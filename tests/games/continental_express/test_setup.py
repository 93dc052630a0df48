"""CE-014 to CE-029: the setup, in the usual edition."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

from roundhouse import InvalidOption, Table, load
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import NONE
from tests.modules import module_of

from .yard import SETUP, Yard, number

BOX = module_of(load("continental_express"), "box")
SEATS = (2, 3, 4)
SEEDS = range(40)


def deal(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table before the contracts are chosen."""
    return Table("continental_express", seats, seed, options, mode="interpreted")


def opened(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table whose seats have each kept their first contract."""
    table = deal(seats, seed, **options)
    for _ in range(seats):
        table.play(table.codes()[0])
    return table


def first_row(pile: str, seed: int = 0) -> Yard:
    """A yard whose second row was dealt from this pile."""
    yard = Yard(["", "", ""], ["", pile, ""], seed=seed)
    SETUP.deal_first_row(yard.s, 1)
    return yard


@pytest.mark.parametrize("seats", SEATS)
def test_ce_014_two_contracts_are_dealt_to_each(seats: int) -> None:
    s: Any = deal(seats).live
    dealt = s.dealt[:seats].ravel().tolist()
    assert len(set(dealt)) == 2 * seats
    assert all(0 <= contract < 10 for contract in dealt)
    assert (s.dealt[seats:] == NONE).all()


def test_ce_014_each_contract_left_is_as_likely_as_any_other() -> None:
    yard = Yard(players=[""] * 4)
    yard.s.dealt[:] = [[1, 2], [3, 5], [6, 7], [8, NONE]]
    found = Counter(SETUP.random_undealt(yard.s) for _ in range(150))
    assert set(found) == {0, 4, 9}
    assert min(found.values()) > 30


@pytest.mark.parametrize("seats", SEATS)
def test_ce_015_each_keeps_one_of_the_two(seats: int) -> None:
    table = deal(seats)
    s: Any = table.live
    for seat in range(seats):
        assert (table.phase, table.seat) == ("contract", seat)
        assert {move.args["contract"] for move in table.moves()} == {BOX.CONTRACTS[c] for c in s.dealt[seat]}
        table.play(table.codes()[seat % 2])
    assert s.contract[:seats].tolist() == [s.dealt[seat, seat % 2] for seat in range(seats)]


def test_ce_015_the_other_goes_to_the_box_unseen() -> None:
    table = opened(3)
    for seat in (None, 0, 1, 2):
        seen = table.view(seat)
        assert [dealt is not None for dealt in seen["dealt"]] == [seat == other for other in range(3)]


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 4), (4, 2)])
def test_ce_016_the_contracts_not_dealt_are_out_of_the_game_unseen(seats: int, left: int) -> None:
    table = opened(seats)
    s: Any = table.live
    undealt = {BOX.CONTRACTS[c] for c in range(10) if c not in s.dealt}
    assert len(undealt) == left
    assert all(not undealt & set(str(table.view(seat)).split("'")) for seat in (None, *range(seats)))


def test_ce_017_the_tokens_lie_open() -> None:
    table = deal()
    for seat in (None, 0, 1):
        assert table.view(seat)["supply"] == {"black": 4, "blue": 4, "green": 4, "red": 4, "yellow": 4}
        assert table.view(seat)["tokens"] == [{}, {}]


def test_ce_018_all_small_cards_are_in_three_shuffled_piles() -> None:
    s: Any = deal().live
    assert np.bincount(s.piles[s.piles != NONE], minlength=13).tolist() == BOX.COPIES.tolist()
    orders = {deal(seed=seed).live.piles.tobytes() for seed in SEEDS}  # type: ignore[attr-defined]
    assert len(orders) == len(SEEDS)


def test_ce_019_the_first_pile_has_a_card_more() -> None:
    s: Any = deal().live
    assert s.pile_size.tolist() == [28, 27, 27]
    assert [(pile != NONE).sum() for pile in s.piles] == [28, 27, 27]


def test_ce_020_three_cards_of_each_pile_are_turned_up_beside_it() -> None:
    before: Any = deal().live
    after: Any = opened().live
    for row in range(3):
        top = [card for card in before.piles[row, : before.pile_size[row]][::-1] if card < BOX.FIRST_EVENT][:3]
        assert after.market[row].tolist() == top[::-1]


def test_ce_021_an_event_turned_up_has_no_effect() -> None:
    yard = first_row("a F b c d")
    assert yard.market == ["- - -", "c b a", "- - -"]
    assert yard.box == ""
    accident = first_row("A a b c d")
    assert accident.market[1] == "c b a"
    assert accident.objectives == "ab aab abc"


def test_ce_021_it_is_shuffled_back_into_its_pile() -> None:
    piles = {first_row("a F b c d e", seed).pile(1) for seed in range(60)}
    assert piles == {"F d e", "d F e", "d e F", "F e d", "e F d", "e d F"}


def test_ce_022_it_comes_back_after_the_row_is_full() -> None:
    for seed in SEEDS:
        yard = first_row("F a b c", seed)
        assert yard.market[1] == "c b a"
        assert yard.pile(1) == "F"


def test_ce_022_a_second_event_is_treated_the_same_way() -> None:
    piles = set()
    for seed in range(60):
        yard = first_row("F A a b c d", seed)
        assert yard.market[1] == "c b a"
        piles.add(yard.pile(1))
    assert piles == {" ".join(order) for order in ("AFd", "AdF", "FAd", "FdA", "dAF", "dFA")}


def test_ce_022_a_pile_that_met_no_event_is_not_shuffled() -> None:
    yard = first_row("a b c d e a b")
    assert yard.pile(1) == "d e a b"
    assert yard.s.blocks == 0


def test_ce_023_the_first_card_lies_on_the_right() -> None:
    assert first_row("a b c").market[1] == "c b a"


def test_ce_024_three_objectives_of_a_shuffled_deck_are_open() -> None:
    before: Any = deal().live
    after: Any = opened().live
    assert sorted(before.deck[0].tolist()) == list(range(20))
    assert after.objectives.tolist() == before.deck[0, ::-1][:3].tolist()
    assert after.deck[0, :17].tolist() == before.deck[0, :17].tolist()
    decks = {deal(seed=seed).live.deck.tobytes() for seed in SEEDS}  # type: ignore[attr-defined]
    assert len(decks) == len(SEEDS)


def test_ce_025_nobody_has_money_at_the_start() -> None:
    s: Any = opened(4).live
    assert s.banknotes.tolist() == [0, 0, 0, 0]
    assert sum((cells == number("$")).sum() for cells in (s.piles, s.market)) == 12


@pytest.mark.parametrize(("seats", "seed"), list(product(SEATS, range(10))))
def test_ce_026_sizes_after_setup(seats: int, seed: int) -> None:
    s: Any = opened(seats, seed).live
    assert s.pile_size.tolist() == [25, 24, 24]
    assert (s.market != NONE).all()
    assert (s.market < BOX.FIRST_EVENT).all()
    assert sum((s.piles == card).sum() for card in (BOX.TRAIN_ACCIDENT, BOX.STATION_FIRE)) == 2
    assert s.deck_size[0] == 17
    assert (s.objectives != NONE).all()


def test_ce_026_nothing_is_left_of_what_lay_on_the_table_before() -> None:
    game = load("continental_express")
    clean, used = Engine(game, 1, "interpreted"), Engine(game, 1, "interpreted")
    for name in game.State.fields:
        used.states[name] = 3
    for engine in (clean, used):
        engine.start(0, 3, game.option_cells(game.check_options(3, {})), seed_bytes(1))
    assert used.states.tobytes() == clean.states.tobytes()
    s: Any = game.State.at(used.states, 0)
    assert (s.seat, s.phase, s.boxed.any(), s.wagons.any()) == (0, 0, False, False)


def test_ce_027_setup_is_the_same_for_any_number_of_players() -> None:
    for seats in SEATS:
        s: Any = opened(seats, 3).live
        assert (s.pile_size.tolist(), int(s.deck_size[0])) == ([25, 24, 24], 17)
        assert s.wagons.sum() + s.banknotes.sum() + s.boxed.sum() == 0


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (4, 2)])
def test_ce_028_play_goes_clockwise_from_the_first_player(seats: int, first: int) -> None:
    table = opened(seats, start_player=first)
    order = []
    for _ in range(seats + 1):
        order.append(table.seat)
        seat = table.seat
        while table.seat == seat:
            table.play(table.codes()[-1])
    assert order == [(first + turn) % seats for turn in range(seats + 1)]


def test_ce_029_the_first_player_is_random_or_agreed() -> None:
    assert {opened(3, seed).seat for seed in SEEDS} == {0, 1, 2}
    assert {opened(3, seed, start_player=1).seat for seed in SEEDS} == {1}
    with pytest.raises(InvalidOption) as refused:
        deal(3, start_player=3)
    assert refused.value.reason == "start-player"
