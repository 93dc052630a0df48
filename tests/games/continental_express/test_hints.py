"""What the hints of Continental Express advise, and why."""

from __future__ import annotations

import random
from itertools import product

import pytest

from roundhouse.core.game import load
from roundhouse.core.hints import Hint, adviser
from roundhouse.core.record import UNSURE
from roundhouse.core.testing import random_table
from roundhouse.core.view import masked
from tests.modules import module_of

from .yard import BOX, GAME, Yard

OPINION = module_of(GAME, "opinion")


def hints_of(yard: Yard) -> dict[str, Hint]:
    """What each move is worth, from what the seat sees."""
    seen, asked = masked(yard.s, yard.s.seat), adviser(GAME, "interpreted")
    return {yard.said(code): asked.hint(seen, code) for code in yard.engine.codes(0)}


# Reasons


def test_a_wagon_that_brings_an_objective_nearer_is_worth_more_than_one_that_none_asks_for() -> None:
    found = hints_of(Yard(["a a c", "d d d", "e e e"], players=["a", "a"], objectives="abc bb dd"))
    assert found["take 0 right"].reason == ("hint-nearer", {"points": 4, "missing": 1})
    assert found["take 2 right"].reason == ("hint-spare", {})
    assert found["take 0 right"].worth > found["take 2 right"].worth


def test_a_locomotive_is_worth_more_than_a_wagon_that_none_asks_for() -> None:
    yard = Yard(["a a J", "d d d", "e e e"], players=["", ""], objectives="ab bb ab")
    yard.s.turns_left = 1  # nothing is brought nearer in a last turn
    found = hints_of(yard)
    assert (found["take 0 right"].reason.name, found["take 2 right"].reason.name) == ("hint-locomotive", "hint-spare")


def test_the_switchman_takes_what_makes_an_objective_ready() -> None:
    yard = Yard(["a a S", "d d d", "e e e"], players=["a d", "b c"], objectives="ab cc ee")
    assert hints_of(yard)["take 0 right"].reason.name == "hint-ready"
    yard.play("take 0 right")
    found = hints_of(yard)
    assert found["give d"].worth > found["give a"].worth
    yard.play("give d")
    found = hints_of(yard)
    assert max(found, key=lambda move: found[move].worth) == "swap 1 b"
    assert found["swap 1 c"].reason == ("hint-nearer", {"points": 5, "missing": 1})


def test_an_exchange_for_something_else_says_what_for_what() -> None:
    yard = Yard(["a a S", "d d d", "e e e"], players=["a", "J"], objectives="bb cc dd")
    details = {"target": 1, "card": "locomotive", "given": BOX.WAGON_CARDS[0]}
    yard.play("take 0 right", "give a")
    yard.s.turns_left = 0
    assert hints_of(yard)["swap 1 J"].reason == ("hint-swap", details)


def test_a_character_without_an_effect_is_worth_nothing() -> None:
    yard = Yard(["a a S", "a a P", "a a M"], players=["", ""], objectives="bb cc dd")
    yard.s.supply[:] = 0
    for move, hint in hints_of(yard).items():
        assert (move, hint.worth, hint.reason) == (move, 0.0, ("hint-none", {}))


def test_the_investor_is_worth_what_the_best_open_card_is_worth_for_nothing() -> None:
    yard = Yard(["$ J I", "a a a", "a a a"], players=["", ""], objectives="bb cc dd")
    other = Yard(["$ a J", "a a a", "a a a"], players=["", ""], objectives="bb cc dd")
    invested = hints_of(yard)["take 0 right"]
    assert invested.reason == ("hint-investor", {})
    assert invested.worth == hints_of(other)["take 0 right"].worth > 1
    yard.play("take 0 right")
    found = hints_of(yard)
    assert max(found, key=lambda move: found[move].worth) == "take 0 right"  # the locomotive, which has moved there
    assert found["decline"] == (0.0, ("hint-decline", {}), None)


@pytest.mark.parametrize(("held", "reason"), [("a b", "hint-wait"), ("a c", "hint-end")])
def test_it_is_said_whether_something_could_be_claimed(held: str, reason: str) -> None:
    yard = Yard(players=[held, ""], objectives="ab bb dd", phase="claim")
    assert hints_of(yard)["end"] == (0.0, (reason, {}), None)


def test_a_claim_names_what_the_contract_gains() -> None:
    yard = Yard(players=["a b", ""], objectives="ab cc dd", phase="claim", contracts=["symbol_black", "pairs"])
    hint = hints_of(yard)["claim 0"]
    assert (hint.reason, hint.gain) == (("hint-claim-contract", {"points": 3, "more": 2}), 5)
    yard.keep(0, "symbol_red")
    hint = hints_of(yard)["claim 0"]
    assert (hint.reason, hint.gain) == (("hint-claim", {"points": 3, "more": 0}), 3)


def test_a_payment_says_whether_it_spares_wagons() -> None:
    yard = Yard(players=["a b J", ""], objectives="ab cc dd", phase="claim")
    yard.play("claim 0")
    found = hints_of(yard)
    assert found["pay a 0"].reason.name == "hint-pay-wagons"
    assert found["pay a 1"].reason.name == "hint-pay-locomotives"
    assert (found["pay a 0"].gain, found["pay a 1"].gain) == (None, 3)  # with the locomotive all choice is gone


# The contract


def test_what_a_contract_lacks_is_the_cheapest_of_all_groups() -> None:
    notes, pick = OPINION.Notes.new(), random.Random(1)
    for contract, sets in product(range(len(BOX.CONTRACTS)), (1, 2, 3)):
        for _ in range(30):
            notes.contract, notes.colours[:] = contract, [pick.randrange(6) for _ in BOX.COLOURS]
            found = OPINION.symbols_short(notes, BOX.NO_SYMBOLS, BOX.NO_SYMBOLS, sets)
            assert found == cheapest(contract, notes.colours.tolist(), sets)


def cheapest(contract: int, colours: list[int], sets: int) -> int:
    """The symbols that that many sets lack, by what each group of each colour lacks."""
    size, counts = int(BOX.CONTRACT_SIZE[contract]), BOX.COUNTS[contract]
    lack = [
        min(size, max(0, (group + 1) * size - have))
        for have, is_counted in zip(colours, counts, strict=True)
        for group in range(sets if is_counted else 0)
    ]
    return sum(sorted(lack)[: sets * int(BOX.CONTRACT_COLOURS[contract])])


# What is certain


def gains(yard: Yard) -> dict[str, int | None]:
    """What each move brings for certain."""
    return {move: hint.gain for move, hint in hints_of(yard).items()}


def test_what_a_card_costs_is_certain_and_what_it_is_good_for_is_not() -> None:
    found = gains(Yard(["b b b", "$ $ $", "M M M"], players=["$ $", ""]))
    assert [found[f"take 0 {column}"] for column in ("left", "middle", "right")] == [-2, -1, None]
    assert [found[f"take 1 {column}"] for column in ("left", "middle", "right")] == [-1, 0, 1]
    assert [found[f"take 2 {column}"] for column in ("left", "middle", "right")] == [-2, -1, None]


def test_what_a_character_brings_that_has_to_act_is_not_certain() -> None:
    rows, players = ["b P b", "b b b", "b b b"], ["$ $", "$ $ $"]
    assert gains(Yard(rows, players=players))["take 0 middle"] == -1
    yard = Yard(rows, players=players, character_optional=False)
    assert gains(yard)["take 0 middle"] is None
    assert gains(yard)["take 0 left"] == -2  # a wagon does nothing by itself
    before = yard.score(0)
    yard.play("take 0 middle")  # the only other player is robbed at once
    assert yard.score(0) - before == -1 + 3


def test_a_card_of_the_investor_costs_nothing() -> None:
    yard = Yard(["b b I", "$ $ b", "b b b"], players=["$ $", ""])
    yard.play("take 0 right")
    found = gains(yard)
    assert (found["take 1 left"], found["take 1 middle"], found["take 0 middle"]) == (1, 1, None)


def test_banknotes_of_others_are_certain() -> None:
    yard = Yard(["b b P", "b b b", "b b b"], players=["", "$", "$ $ $"])
    yard.play("take 0 right")
    assert gains(yard) == {"rob 1": 1, "rob 2": 3, "decline": None}


def test_a_token_is_certain_where_it_completes_a_set() -> None:
    yard = Yard(["b b M", "b b b", "b b b"], tokens={0: "red"}, contracts=["pairs", "triplets"])
    yard.play("take 0 right")
    found = gains(yard)
    assert (found["token red"], found["token blue"]) == (3, None)


def test_the_points_of_a_claim_are_certain_once_nothing_is_asked() -> None:
    yard = Yard(players=["a a J", ""], objectives="aa cc dd", phase="claim")
    assert gains(yard) == {"claim 0": None, "end": None}
    yard.play("claim 0")
    assert gains(yard) == {"pay a 0": 3, "pay a 1": 3}
    yard = Yard(players=["a a", ""], objectives="aa cc dd", phase="claim")
    assert gains(yard) == {"claim 0": 3, "end": None}
    yard = Yard(players=["J J", ""], objectives="aa cc dd", phase="claim")  # no wagon to keep
    assert gains(yard)["claim 0"] == 3
    yard = Yard(players=["a J", ""], objectives="aa cc dd", phase="claim")  # no locomotive to spare
    assert gains(yard)["claim 0"] == 3
    yard = Yard(players=["a a J", ""], objectives="aa cc dd", phase="claim", objective_payment="natural_first")
    assert gains(yard)["claim 0"] == 3


def test_what_is_gained_for_certain_is_what_the_points_change_by() -> None:
    options = {"objective_payment": "natural_first", "contract_sets_repeat": False}
    game, found = load("continental_express"), set()
    rules = module_of(game, "rules")
    move = game.layout.kind, game.layout.first_arg, game.layout.second_arg
    for seed in range(3):
        for table in random_table(game, 3, options, seed, "interpreted"):
            if table.seat is None:
                break
            before, seat = table.scores(), table.seat
            for code in table.codes():
                gain = rules.gain(table.live, *(int(each[code]) for each in move))
                if gain != UNSURE:
                    then = table.table_at(len(table.codes_played))
                    then.play(code)
                    assert then.scores()[seat] - before[seat] == gain
                    found.add(game.layout.describe(code)[0])
    assert found >= {"take", "claim"}
