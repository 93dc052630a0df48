"""Decision points (TC-DP-01 to TC-DP-09): every choice of the ledger can be made, and no other."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from roundhouse import Table
from roundhouse.core.errors import IllegalMove
from roundhouse.core.words import LANGUAGES
from tests.modules import module_of

from .test_completing import at_scoring
from .yard import GAME, Yard, counts, ids


def sequences(yard: Yard, done: str) -> set[frozenset[str]]:
    """Every set of moves that can be made before this one."""
    found: set[frozenset[str]] = set()
    todo: list[tuple[str, ...]] = [()]
    start = yard.s.record.copy()
    seen: set[frozenset[str]] = set()
    while todo:
        path = todo.pop()
        if frozenset(path) in seen:
            continue
        seen.add(frozenset(path))
        yard.engine.states[0] = start
        yard.engine.relist(0)
        yard.play(*path)
        legal = yard.legal()
        if done in legal:
            found.add(frozenset(path))
        todo += [(*path, move) for move in legal if move != done]
    return found


def test_tc_dp_01_every_set_of_starting_tickets_but_none() -> None:
    table = Table("ticket_cards", 2, 1, mode="interpreted")
    names = table.view(0)["tickets"][0]["looked_at"]
    sets = set()
    for size in range(1, 7):
        for chosen in combinations(names, size):
            there = table.table_at(0)
            there.play_sequence([*({"kind": "keep", "ticket": name} for name in chosen), {"kind": "done"}])
            assert there.seat == 1
            sets.add(chosen)
    assert len(sets) == 63


def test_tc_dp_02_two_choices_for_every_mixed_row() -> None:
    ends = set()
    for cards in product(("coloured", "locomotive"), repeat=3):
        yard = Yard(depots=["KKL BL GGG W=L YLL", ""])
        for colour, card in zip(("black", "blue", "yellow"), cards, strict=True):
            assert yard.legal() == [f"send {colour} coloured", f"send {colour} locomotive"]
            yard.play(f"send {colour} {card}")
        assert yard.phase == "turn"
        ends.add((yard.stack(0), *yard.depots))
    assert len(ends) == 8


def test_tc_dp_03_the_actions_that_are_available() -> None:
    def kinds(yard: Yard) -> set[str]:
        return {move.split()[0] for move in yard.legal()}

    assert kinds(Yard(["GGBR", ""], display="RRRRR", ticket_deck="#1")) == {"draw", "take", "lay", "triple", "tickets"}
    assert kinds(Yard(["GGBR", ""], deck="", last_turns=1)) == {"lay", "triple", "pass"}
    assert kinds(Yard(["G", ""], deck="", last_turns=1, free_pass_last_turn=False)) == {"pass"}
    assert kinds(Yard(["G", ""])) == {"draw"}


def test_tc_dp_04_the_first_card_from_the_deck_or_any_place() -> None:
    yard = Yard(display="RLWWB")
    assert yard.legal() == ["draw", "take 0", "take 1", "take 2", "take 3", "take 4"]


def test_tc_dp_05_the_second_card() -> None:
    yard = Yard(display="RLWWB")
    yard.play("take 0")
    assert yard.legal() == ["draw", "take 0", "take 2", "take 3", "take 4"]
    empty = Yard(display="RLWWB", deck="K")
    empty.play("draw")
    assert empty.legal() == ["take 0", "take 2", "take 3", "take 4", "stop"]


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("hand", ["GGGLL", "GBBLLL", "KKKKRL", "LLLL", "OGB"])
def test_tc_dp_06_every_group_of_a_hand_and_no_other(hand: str, alone: bool) -> None:
    depots = ["KK", "BB RRL O"]
    yard = Yard([hand, ""], depots, all_locomotive_group=alone)
    start, laid = yard.s.record.copy(), set()
    for move in yard.legal("lay"):
        yard.engine.states[0] = start
        yard.engine.relist(0)
        yard.play(move)
        for add in yard.legal("add") or [""]:
            yard.engine.states[0] = start
            yard.engine.relist(0)
            yard.play(move, *([add] if add else []))
            event = yard.events[0].args
            laid.add((event["colour"], event["coloured"], event["locomotives"]))
    held, colours = counts(hand), module_of(GAME, "box").COLOURS
    rows = {"black": None, "blue": 2, "red": 3, "orange": 1}  # None: the own Depot
    expected = {
        (colour, k, n)
        for c, colour in enumerate(colours)
        for k in range(held[c] + 1)
        for n in range(held[8] + 1)
        if k + n >= 2 and (alone or k > 0) and (size := rows.get(colour, 0)) is not None and k + n > size
    }
    assert laid == expected


@pytest.mark.parametrize("hand", ["KBGOPRWY", "KKBBGGL", "KBGRR", "KB"])
def test_tc_dp_07_every_triple_of_a_hand_and_no_other(hand: str) -> None:
    yard = Yard([hand, ""], ["", "R"])
    start, laid = yard.s.record.copy(), set()
    free = sorted(set(hand) - {"R", "L"})
    names = {letter: module_of(GAME, "box").COLOURS["KBGOPRWY".index(letter)] for letter in free}
    for three in combinations(free, 3):
        yard.engine.states[0] = start
        yard.engine.relist(0)
        yard.play(*(f"triple {names[letter]}" for letter in reversed(three)))
        laid.add(yard.depots[0])
    assert len(laid) == len(list(combinations(free, 3)))
    yard.engine.states[0] = start
    yard.engine.relist(0)
    assert len(yard.legal("triple")) == (len(free) if len(free) >= 3 else 0)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_tc_dp_08_any_set_of_the_tickets_looked_at(size: int) -> None:
    yard = Yard(ticket_deck=" ".join(f"#{n}" for n in range(1, size + 1)))
    yard.play("tickets")
    assert len(sequences(yard, "done")) == 2**size


@pytest.mark.parametrize(("stack", "tickets"), [("YGBL", "#1 #2 #3 #4"), ("KWORRLL", "#9 #16 #25 #46 #30"), ("", "#1")])
def test_tc_dp_09_any_set_of_tickets_that_can_be_completed_together(stack: str, tickets: str) -> None:
    yard = at_scoring(stack, tickets)
    found = sequences(yard, "done")
    have, needs = counts(stack), module_of(GAME, "box").NEEDS
    expected = set()
    for size in range(len(ids(tickets)) + 1):
        for chosen in combinations(ids(tickets), size):
            lacking = sum(max(0, int(needs[list(chosen), c].sum()) - have[c]) for c in range(8))
            if lacking <= have[8]:
                expected.add(frozenset(f"complete #{t + 1}" for t in chosen))
    assert found == expected


REFUSALS = [
    (Yard, {}, [], "pass", "TC-041"),
    (Yard, {}, [], "done", "TC-039"),
    (Yard, {"hands": ["G", ""]}, [], "lay green 2", "TC-055"),
    (Yard, {"hands": ["G", ""]}, [], "lay green 1", "TC-061"),
    (Yard, {"hands": ["GG", ""], "depots": ["GG", ""]}, [], "lay green 2", "TC-062"),
    (Yard, {"hands": ["GG", ""], "depots": ["", "GG"]}, [], "lay green 2", "TC-063"),
    (Yard, {"hands": ["LL", ""], "all_locomotive_group": False}, [], "lay green 0", "TC-073"),
    (Yard, {"hands": ["GLL", ""]}, ["lay green 1"], "add 0", "TC-055"),
    (Yard, {"hands": ["GLL", ""]}, ["lay green 1"], "add 3", "TC-055"),
    (Yard, {"hands": ["GBR", ""], "depots": ["", "R"]}, [], "triple red", "TC-069"),
    (Yard, {"hands": ["GB", ""]}, [], "triple green", "TC-060"),
    (Yard, {"hands": ["GB", ""]}, [], "triple red", "TC-055"),
    (Yard, {"hands": ["GBR", ""]}, ["triple red"], "triple red", "TC-060"),
    (Yard, {}, [], "tickets", "TC-080"),
    (Yard, {"ticket_deck": "#1"}, ["tickets"], "keep #2", "TC-076"),
    (Yard, {"deck": "", "last_turns": 1}, [], "draw", "TC-092"),
    (Yard, {"deck": "", "last_turns": 1, "display": "R"}, [], "take 0", "TC-093"),
    (Yard, {"display": "RL"}, ["draw"], "take 1", "TC-047"),
    (Yard, {"display": "RL"}, ["draw"], "take 3", "TC-052"),
    (Yard, {"display": "RL"}, ["draw"], "stop", "TC-050"),
    (Yard, {"depots": ["BL GL", ""]}, [], "send green coloured", "TC-034"),
    (Yard, {"depots": ["BL", ""]}, [], "draw", "TC-034"),
    (at_scoring, {"stack": "Y", "tickets": "#1 #2"}, [], "complete #2", "TC-098"),
    (at_scoring, {"stack": "Y", "tickets": "#1 #2"}, [], "complete #4", "TC-098"),
]


@pytest.mark.parametrize(("make", "table", "moves", "refused", "why"), REFUSALS, ids=[str(r[3]) for r in REFUSALS])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_which_rule_forbids_it(
    make: type[Yard], table: dict[str, str], moves: list[str], refused: str, why: str, lang: str
) -> None:
    yard = make(**table)  # type: ignore[arg-type]
    yard.play(*moves)
    code = next(code for code in range(GAME.A) if yard.said(code) == refused)
    assert code not in yard.engine.codes(0)
    kind, args = GAME.layout.describe(code)
    reason, clause, details = GAME.say.why_not(yard.s, kind, args)
    assert why in (clause, *details.get("also", ()))
    assert why in IllegalMove(reason, "ticket_cards", clause, **details).say(lang)
