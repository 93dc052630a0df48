"""The invariants CE-INV-01 to CE-INV-16, on every state of some random games of the usual edition."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from roundhouse import Table, load
from roundhouse.core.record import NONE
from tests.modules import module_of

GAME = load("continental_express")
BOX, POSITION, RULES, SCORING = (module_of(GAME, name) for name in ("box", "position", "rules", "rules.scoring"))
OPTIONS: list[dict[str, Any]] = [{}, {"character_optional": False}, {"objective_payment": "natural_first"}, {}]


class Played(NamedTuple):
    """A random game: its states from the deal to the end, and the moves between them."""

    table: Table
    states: list[Any]
    moves: list[Any]


def random_game(seats: int, seed: int, options: dict[str, Any], claims: bool) -> Played:
    """A random game; without `claims` nobody claims, so that the small cards run out."""
    chance = random.Random(seed)
    table = Table("continental_express", seats=seats, seed=seed, options=options, mode="interpreted")
    states, moves = [table.live.copy()], []
    while not table.over:
        move = chance.choice(table.moves())
        if not claims and table.phase == "claim":
            move = table.moves()[-1]
        table.play(move)
        states.append(table.live.copy())
        moves.append(move)
    return Played(table, states, moves)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [random_game(2 + seed % 3, seed, OPTIONS[seed % 4], seed % 4 != 3) for seed in range(24)]


def all_states(games: list[Played]) -> Iterator[Any]:
    for game in games:
        yield from game.states


def all_steps(games: list[Played]) -> Iterator[tuple[Any, Any]]:
    for game in games:
        yield from pairwise(game.states)


def is_open(s: Any) -> bool:
    """Whether the contracts are chosen and the market lies open."""
    return bool(GAME.phases[s.phase] != "contract")


def notes(s: Any) -> int:
    """Banknotes with players, in piles and in the market."""
    return int(s.banknotes.sum() + (s.piles == BOX.BANKNOTE).sum() + (s.market == BOX.BANKNOTE).sum())


def test_ce_inv_01_the_small_cards_are_conserved(games: list[Played]) -> None:
    for s in all_states(games):
        assert POSITION.count_cards(s).tolist() == BOX.COPIES.tolist()
        assert POSITION.count_cards(s).sum() == 82


def test_ce_inv_02_the_objectives_are_conserved(games: list[Played]) -> None:
    for s in all_states(games):
        found = [int(o) for cells in (s.deck, s.objectives, s.claimed) for o in cells.ravel() if o != NONE]
        assert sorted(found) == list(range(20))
        assert (s.objectives != NONE).sum() == (3 if is_open(s) else 0)


def test_ce_inv_03_the_tokens_are_conserved(games: list[Played]) -> None:
    for s in all_states(games):
        assert (s.supply + s.tokens.sum(axis=0)).tolist() == [4] * 5


def test_ce_inv_04_the_contracts_are_all_different(games: list[Played]) -> None:
    for game in games:
        s, seats = game.states[-1], game.table.seats
        dealt = s.dealt[:seats]
        kept = s.contract[:seats].tolist()
        put_back = [int(c) for seat in range(seats) for c in dealt[seat] if c != kept[seat]]
        undealt = [c for c in range(10) if c not in dealt]
        assert (len(kept), len(put_back), len(undealt)) == (seats, seats, 10 - 2 * seats)
        assert sorted([*kept, *put_back, *undealt]) == list(range(10))
        assert all((t.dealt == s.dealt).all() for t in game.states)


def test_ce_inv_05_no_event_lies_open_and_each_happens_once(games: list[Played]) -> None:
    for s in all_states(games):
        assert (s.market < BOX.FIRST_EVENT).all()
        assert (s.boxed[BOX.FIRST_EVENT :] <= 1).all()
    for game in games:
        happened = [event.args["card"] for event in game.table.events if event.kind == "happened"]
        assert len(happened) == len(set(happened))


def test_ce_inv_06_the_cards_of_a_row_stand_on_the_right(games: list[Played]) -> None:
    for s in all_states(games):
        for row in s.market.tolist():
            shown = [card for card in row if card != NONE]
            assert row == [NONE] * (3 - len(shown)) + shown


def test_ce_inv_07_a_row_is_full_while_its_pile_lasts(games: list[Played]) -> None:
    for s in all_states(games):
        for row in range(3):
            assert not is_open(s) or s.pile_size[row] == 0 or (s.market[row] != NONE).all()


def test_ce_inv_08_banknotes_never_grow(games: list[Played]) -> None:
    for game in games:
        told = game.table.events
        for ply, (s, t) in enumerate(pairwise(game.states), start=1):
            assert t.banknotes.sum() <= 12
            events = [event for event in told if event.ply == ply]
            paid = sum(event.args["price"] for event in events if event.kind == "took")
            fire = any(event.args == {"card": "station_fire"} for event in events if event.kind == "happened")
            burnt = int(t.boxed[BOX.BANKNOTE] - s.boxed[BOX.BANKNOTE]) - paid
            assert notes(s) - notes(t) == paid + burnt
            assert burnt == 0 or (fire and burnt > 0)


def test_ce_inv_09_a_character_is_held_only_while_it_is_played(games: list[Played]) -> None:
    asked = {"invest": "investor", "rob": "pickpocket", "give": "switchman", "swap": "switchman"}
    asked["token"] = "station_master"
    for s in all_states(games):
        wanted = asked.get(GAME.phases[s.phase])
        assert (None if s.character == NONE else BOX.CARDS[s.character]) == wanted


def test_ce_inv_10_objectives_grow_by_one_a_turn_up_to_four(games: list[Played]) -> None:
    for s, t in all_steps(games):
        grown = (t.claimed_count - s.claimed_count)[: s.seats].tolist()
        assert sorted(grown)[:-1] == [0] * (s.seats - 1)
        assert max(grown) <= 1
        assert max(grown) == 0 or (grown[s.seat] == 1 and t.seat != s.seat)
        assert t.claimed_count.max() <= 4
        assert t.turns_left != NONE or t.claimed_count.max() <= 3


def test_ce_inv_11_a_claim_spends_as_many_cards_as_wagons_are_shown(games: list[Played]) -> None:
    claims = 0
    for game in games:
        for ply, move in enumerate(game.moves):
            if move.kind == "claim":
                s = game.states[ply]
                end = next(t for t in game.states[ply + 1 :] if t.claimed_count.sum() > s.claimed_count.sum())
                needed = BOX.NEEDS[s.objectives[move.args["place"]]].sum()
                assert s.wagons[s.seat].sum() - end.wagons[s.seat].sum() == needed
                assert (end.boxed - s.boxed)[: len(BOX.WAGON_CARDS)].sum() == needed
                claims += 1
    assert claims > 50


def test_ce_inv_12_every_turn_takes_a_card_and_the_game_ends(games: list[Played]) -> None:
    for game in games:
        assert game.table.over
        assert len(game.moves) <= RULES.MOST_MOVES
        takes = [ply for ply, move in enumerate(game.moves) if move.kind == "take"]
        assert len(takes) <= 80
        for ply in takes:
            s, t = game.states[ply], game.states[ply + 1]
            assert (t.pile_size.sum() + (t.market != NONE).sum()) < (s.pile_size.sum() + (s.market != NONE).sum())


def test_ce_inv_13_n_minus_1_turns_follow_a_trigger(games: list[Played]) -> None:
    reasons = set()
    for game in games:
        events = game.table.events
        start = next(i for i, event in enumerate(events) if event.kind == "last_turns")
        turns = [event.args for event in events[start:] if event.kind == "began"]
        first = events[start].args["seat"]
        seats = game.table.seats
        assert [turn["seat"] for turn in turns] == [(first + turn) % seats for turn in range(1, seats)]
        assert all(turn["last"] == 1 for turn in turns)
        reasons.add(events[start].args["reason"])
    assert reasons == {"fourth_objective", "no_small_cards"}


def test_ce_inv_14_the_score_is_objectives_contract_and_banknotes(games: list[Played]) -> None:
    for game in games:
        s = game.states[-1]
        for seat, score in enumerate(game.table.scores()):
            claimed = s.claimed[seat, : s.claimed_count[seat]]
            parts = (int(BOX.POINTS[claimed].sum()), SCORING.contract_points(s, seat), int(s.banknotes[seat]))
            assert score == sum(parts)
            assert min(parts) >= 0


def test_ce_inv_15_characters_change_no_totals(games: list[Played]) -> None:
    seen = set()
    for game in games:
        for move, (s, t) in zip(game.moves, pairwise(game.states), strict=True):
            if move.kind == "swap":
                assert t.wagons.sum(axis=1).tolist() == s.wagons.sum(axis=1).tolist()
                assert t.wagons.sum(axis=0).tolist() == s.wagons.sum(axis=0).tolist()
            if move.kind == "rob":
                assert t.banknotes.sum() == s.banknotes.sum()
            seen.add(move.kind)
    assert {"swap", "rob"} <= seen


def test_ce_inv_16_the_same_seed_and_choices_give_the_same_game(games: list[Played]) -> None:
    for game in games[:6]:
        again = Table("continental_express", game.table.seats, game.table.seed, game.table.options, mode="interpreted")
        for move, state in zip(game.moves, game.states[1:], strict=True):
            again.play(move.code)
            assert again.live.tobytes() == state.tobytes()
