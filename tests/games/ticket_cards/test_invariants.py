"""What holds after every move (TC-INV-01 to TC-INV-17), in whole random games and where players hoard."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from roundhouse import Table
from roundhouse.core.record import NONE
from tests.modules import module_of

from .yard import BOX, GAME, STATE

GAMES = [(seats, seed, hoards) for seats in (2, 3, 4) for seed in range(4) for hoards in (False, True)]
every_game = pytest.mark.parametrize(("seats", "seed", "hoards"), GAMES)


class Step:
    """A move: the state before and after it, and what it told."""

    def __init__(self, table: Table, before: Any, code: int) -> None:
        self.before: Any = before
        self.after: Any = table.live.copy()
        self.kind = GAME.layout.describe(code)[0]
        self.told = table.last_events

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event.args for event in self.told if event.kind == kind]

    @property
    def same_half(self) -> bool:
        return bool(self.before.half == self.after.half)


@cache
def steps(seats: int, seed: int, hoards: bool) -> tuple[Step, ...]:
    return tuple(_steps(seats, seed, hoards))


def _steps(seats: int, seed: int, hoards: bool) -> Iterator[Step]:
    """A random game; hoarders draw Train cards as long as they can."""
    table, chance = Table("ticket_cards", seats, seed, mode="interpreted"), random.Random(seed)
    while not table.over:
        before, codes = table.live.copy(), table.codes()
        draws = [c for c in codes if GAME.layout.describe(c)[0] == "draw"]
        code = draws[0] if hoards and draws and chance.random() < 0.9 else chance.choice(codes)
        table.play(code)
        yield Step(table, before, code)


def rows(s: Any) -> Any:
    return s.row_coloured + s.row_locos


@every_game
def test_tc_inv_01_train_cards_are_conserved(seats: int, seed: int, hoards: bool) -> None:
    count = module_of(GAME, "position").count_cards
    for step in steps(seats, seed, hoards):
        assert count(step.after).tolist() == [10] * 8 + [16]
        assert step.after.train_deck.sum() == step.after.train_deck_size
        assert step.after.hands.sum(axis=1).tolist() == step.after.hand_size.tolist()


@every_game
def test_tc_inv_02_tickets_are_conserved(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        s = step.after
        deck = s.ticket_deck[0, : s.ticket_deck_size[0] - s.looked_at].tolist()
        owned = [t for seat in range(seats) for t in range(46) if s.tickets[seat, t]]
        done = [t for t in range(46) if s.completed[t] != NONE]
        assert sorted(deck + owned + done) == list(range(46))


@every_game
def test_tc_inv_03_a_colour_has_one_row_at_most(seats: int, seed: int, hoards: bool) -> None:
    view = module_of(GAME, "view").to_dict
    for step in steps(seats, seed, hoards)[::5]:
        colours = [row["colour"] for depot in view(step.after)["depots"] for row in depot]
        assert len(colours) == len(set(colours))


@every_game
def test_tc_inv_04_no_empty_rows(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        s = step.after
        assert ((s.row_seat != NONE) == (rows(s) > 0)).all()
        assert (s.row_coloured >= 0).all()
        assert (s.row_locos >= 0).all()
        assert len(s.row_seat) == 8


@every_game
def test_tc_inv_05_five_open_cards_as_long_as_the_deck_lasts(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        shown = (step.after.display != NONE).sum()
        assert shown == 5 or (step.after.train_deck_size == 0 and shown < 5)


@every_game
def test_tc_inv_06_step_1_moves_one_card_of_every_row(seats: int, seed: int, hoards: bool) -> None:
    due = 0
    for step in steps(seats, seed, hoards):
        sent = len(step.events("sent"))
        for began in step.events("began"):
            assert due == 0
            seat = began["seat"]
            due = sum(step.after.row_seat == seat) + sum(
                1 for e in step.events("sent") if step.after.row_seat[BOX.COLOURS.index(e["colour"])] != seat
            )
            assert due >= sent
        due -= sent
        assert due >= 0
        assert due == 0 or step.after.phase == module_of(GAME, "phase").DISPATCH
        if step.same_half:
            assert step.after.stack_size.sum() - step.before.stack_size.sum() == sent


@every_game
def test_tc_inv_07_a_lay_moves_just_its_cards_and_discards_just_the_robbed_row(
    seats: int, seed: int, hoards: bool
) -> None:
    for step in steps(seats, seed, hoards):
        for laid in step.events("laid"):
            if step.same_half:
                cards = laid["coloured"] + laid["locomotives"]
                assert step.before.hand_size[laid["seat"]] - step.after.hand_size[laid["seat"]] == cards
                robbed = sum(event["cards"] for event in step.events("robbed"))
                assert step.after.discards.sum() - step.before.discards.sum() == robbed
                colour = BOX.COLOURS.index(laid["colour"])
                assert step.after.row_seat[colour] == laid["seat"]
                assert robbed == (rows(step.before)[colour] if step.before.row_seat[colour] != NONE else 0)


@every_game
def test_tc_inv_08_a_triple_never_changes_the_discard(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        if step.kind == "triple" and step.same_half:
            assert step.after.discards.tolist() == step.before.discards.tolist()
            assert not step.events("robbed")


@every_game
def test_tc_inv_09_stacks_never_shrink_within_a_half(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        if step.same_half:
            assert (step.after.stack_size >= step.before.stack_size).all()


@every_game
def test_tc_inv_10_the_discard_grows_by_robbery_only(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        grown = int(step.after.discards.sum()) - int(step.before.discards.sum())
        if seats < 4 or step.same_half:
            assert grown == sum(event["cards"] for event in step.events("robbed"))
        else:
            assert step.after.discards.sum() == 0


@every_game
def test_tc_inv_11_so_many_last_turns_as_players(seats: int, seed: int, hoards: bool) -> None:
    last: list[list[int]] = [[], []]
    for step in steps(seats, seed, hoards):
        for began in step.events("began"):
            if began["last"]:
                last[step.after.half].append(began["seat"])
    assert sorted(last[0]) == list(range(seats))
    assert sorted(last[1]) == (list(range(4)) if seats == 4 else [])


@every_game
def test_tc_inv_12_everybody_owns_a_ticket(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        s = step.after
        if s.phase != module_of(GAME, "phase").START_TICKETS:
            for seat in range(seats):
                assert s.ticket_count[seat] + (s.completed == seat).sum() >= 1


@every_game
def test_tc_inv_13_completed_tickets_use_cards_of_the_stack_once(seats: int, seed: int, hoards: bool) -> None:
    for step in steps(seats, seed, hoards):
        if step.events("scored"):
            for seat in range(seats):
                new = (step.after.completed == seat) & (step.before.completed == NONE)
                needs = BOX.NEEDS[new].sum(axis=0)
                stack = step.before.stack_open[seat]
                assert np.maximum(needs - stack[:8], 0).sum() <= stack[8]


@every_game
def test_tc_inv_14_the_total_adds_up(seats: int, seed: int, hoards: bool) -> None:
    s, scoring = steps(seats, seed, hoards)[-1].after, module_of(GAME, "rules.scoring")
    for seat in range(seats):
        done = int(BOX.POINTS[s.completed == seat].sum())
        left = int(BOX.POINTS[s.tickets[seat] == STATE.HELD].sum())
        total = scoring.score(s, seat)
        assert (
            total
            == 2 * done - (done + left) + scoring.bonus_points(s, seat)
            == done - left + scoring.bonus_points(s, seat)
        )


@every_game
def test_tc_inv_15_a_city_pays_nobody_or_those_with_the_same_count(seats: int, seed: int, hoards: bool) -> None:
    s, scoring = steps(seats, seed, hoards)[-1].after, module_of(GAME, "rules.scoring")
    for city in range(6):
        served = [int((BOX.CITY[s.completed == seat] == city).sum()) for seat in range(seats)]
        paid = [seat for seat in range(seats) if scoring.bonuses(s, seat) >> city & 1]
        assert paid == [seat for seat in range(seats) if served[seat] and served[seat] == max(served)]


@every_game
def test_tc_inv_16_a_pass_only_while_the_deck_is_empty(seats: int, seed: int, hoards: bool) -> None:
    passes = [step for step in steps(seats, seed, hoards) if step.kind == "pass"]
    assert all(step.before.train_deck_size == 0 for step in passes)
    assert all(step.before.last_turns != NONE for step in passes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tc_inv_17_the_same_seed_and_choices_give_the_same_game(seats: int) -> None:
    one, two = (list(_steps(seats, 9, False)) for _ in range(2))
    assert [step.after.tobytes() for step in one] == [step.after.tobytes() for step in two]
    other = list(_steps(seats, 10, False))
    assert other[0].before.tobytes() != one[0].before.tobytes()
