"""CE-098 to CE-112: what contracts pay for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations, product

import pytest

from roundhouse import Table
from roundhouse.core.view import masked

from .yard import BOX, SCORING, Yard

COLOURS = ("black", "blue", "green", "red", "yellow")
KINDS = ("pairs", "triplets", "three_different", "four_different", "two_pairs")


def symbols(counts: Iterable[int], **options: object) -> Yard:
    """A yard in which seat 0 has that many symbols of each colour (as tokens: nobody asks where they came from)."""
    yard = Yard(**options)  # type: ignore[arg-type]
    yard.s.tokens[0] = list(counts)
    return yard


def points(contract: str, counts: Iterable[int], **options: object) -> int:
    yard = symbols(counts, **options)
    yard.keep(0, contract)
    return int(SCORING.contract_points(yard.s, 0))


def is_set(kind: str, chosen: tuple[int, ...]) -> bool:
    """Whether these symbols are one set of a contract, by the words of the rulebook."""
    counts = sorted(chosen.count(colour) for colour in set(chosen))
    return (
        counts
        == {
            "pairs": [2],
            "triplets": [3],
            "three_different": [1, 1, 1],
            "four_different": [1, 1, 1, 1],
            "two_pairs": [2, 2],
        }[kind]
    )


@cache
def most_sets(kind: str, counts: tuple[int, ...]) -> int:
    """Brute force: the most disjoint sets, by taking out every possible set first."""
    size = {"pairs": 2, "triplets": 3, "three_different": 3, "four_different": 4, "two_pairs": 4}[kind]
    left = [colour for colour, n in enumerate(counts) for _ in range(n)]
    best = 0
    for chosen in set(combinations(left, size)):
        if is_set(kind, chosen):
            rest = tuple(n - chosen.count(colour) for colour, n in enumerate(counts))
            best = max(best, 1 + most_sets(kind, tuple(sorted(rest))))
    return best


def test_ce_098_symbols_on_objectives_and_tokens_count() -> None:
    yard = Yard(contracts=["symbol_red", "pairs"], tokens={0: "red blue"})
    yard.claim(0, "aab ccd ab")
    assert SCORING.symbols(yard.s, 0, COLOURS.index("red")) == 3
    assert SCORING.contract_points(yard.s, 0) == 6


def test_ce_098_only_the_owners_count() -> None:
    yard = Yard(contracts=["symbol_red", "symbol_black"], tokens={1: "red red"})
    yard.claim(1, "aab")
    assert SCORING.contract_points(yard.s, 0) == 0


def test_ce_099_a_set_may_be_made_of_both() -> None:
    yard = Yard(contracts=["pairs", "triplets"], tokens={0: "red"})
    yard.claim(0, "aab")
    assert SCORING.contract_points(yard.s, 0) == 3


@pytest.mark.parametrize("colour", range(5))
def test_ce_100_two_points_for_each_symbol_of_the_colour(colour: int) -> None:
    counts = [3, 4, 0, 2, 1]
    assert points(f"symbol_{COLOURS[colour]}", counts) == 2 * counts[colour]


def test_ce_101_one_colour_exists_once_for_each_colour_the_other_kinds_once() -> None:
    assert (*(f"symbol_{colour}" for colour in COLOURS), *KINDS) == BOX.CONTRACTS
    assert BOX.COUNTS[:5].tolist() == [[int(a == b) for a in range(5)] for b in range(5)]
    assert BOX.COUNTS[5:].all()


@pytest.mark.parametrize(("counts", "expected"), [([2, 0, 0, 0, 0], 3), ([3, 2, 1, 0, 0], 6), ([4, 2, 0, 0, 0], 9)])
def test_ce_102_three_points_for_each_pair(counts: list[int], expected: int) -> None:
    assert points("pairs", counts) == expected


@pytest.mark.parametrize(("counts", "expected"), [([2, 2, 2, 0, 0], 0), ([3, 0, 4, 0, 0], 14), ([6, 0, 0, 0, 0], 14)])
def test_ce_103_seven_points_for_each_triplet(counts: list[int], expected: int) -> None:
    assert points("triplets", counts) == expected


@pytest.mark.parametrize(("counts", "expected"), [([3, 3, 0, 0, 0], 0), ([1, 1, 1, 0, 0], 5), ([2, 2, 1, 1, 0], 10)])
def test_ce_104_five_points_for_three_different(counts: list[int], expected: int) -> None:
    assert points("three_different", counts) == expected


@pytest.mark.parametrize(("counts", "expected"), [([2, 2, 2, 0, 0], 0), ([1, 1, 1, 1, 0], 6), ([2, 2, 2, 1, 1], 12)])
def test_ce_105_six_points_for_four_different(counts: list[int], expected: int) -> None:
    assert points("four_different", counts) == expected


@pytest.mark.parametrize(("counts", "expected"), [([2, 1, 1, 1, 0], 0), ([2, 0, 2, 0, 0], 7), ([4, 2, 2, 0, 0], 14)])
def test_ce_106_seven_points_for_two_pairs(counts: list[int], expected: int) -> None:
    assert points("two_pairs", counts) == expected


def test_ce_107_four_of_one_colour_are_not_two_pairs() -> None:
    assert points("two_pairs", [4, 0, 0, 0, 0]) == 0
    assert points("two_pairs", [4, 1, 1, 0, 0]) == 0
    assert points("two_pairs", [3, 0, 0, 0, 3]) == 7


def test_ce_108_a_symbol_belongs_to_one_set_only() -> None:
    assert points("pairs", [3, 0, 0, 0, 0]) == 3
    assert points("three_different", [1, 1, 1, 1, 1]) == 5
    assert points("four_different", [1, 1, 1, 1, 1]) == 6
    assert points("two_pairs", [2, 2, 2, 0, 0]) == 7


@pytest.mark.parametrize("kind", KINDS)
def test_ce_109_every_set_pays(kind: str) -> None:
    many = [4, 4, 4, 4, 4]
    once = BOX.CONTRACT_POINTS[BOX.CONTRACTS.index(kind)]
    assert points(kind, many) == most_sets(kind, (4, 4, 4, 4, 4)) * once > once


@pytest.mark.parametrize(("kind", "pays_once"), [(kind, kind in ("four_different", "two_pairs")) for kind in KINDS])
def test_ce_109_or_only_the_first_of_two_kinds(kind: str, pays_once: bool) -> None:
    many = [4, 4, 4, 4, 4]
    once = BOX.CONTRACT_POINTS[BOX.CONTRACTS.index(kind)]
    assert (points(kind, many, contract_sets_repeat=False) == once) == pays_once


@pytest.mark.parametrize("kind", KINDS)
def test_ce_110_as_many_disjoint_sets_as_brute_force_finds(kind: str) -> None:
    yard = symbols([0] * 5)
    for counts in product(range(5), repeat=5):
        yard.s.tokens[0] = counts
        expected = most_sets(kind, tuple(sorted(counts)))
        assert SCORING.sets(yard.s, 0, BOX.CONTRACTS.index(kind)) == expected, counts


@pytest.mark.parametrize("contract", BOX.CONTRACTS)
def test_ce_111_an_unfulfilled_contract_costs_nothing(contract: str) -> None:
    assert points(contract, [0] * 5) == 0


def test_ce_111_the_count_is_automatic() -> None:
    yard = Yard(["- - a", "", ""], ["", "", ""], tokens={0: "red red"})
    yard.play("take 0 right", "end", "end")
    assert yard.over
    assert yard.told("showed")[0] == {"seat": 0, "contract": "pairs", "points": 3}


def test_ce_112_the_contract_stays_face_down_until_the_end() -> None:
    table = Table("continental_express", 2, 3, mode="interpreted")
    while not table.over:
        for seat in (None, 0, 1):
            seen = table.view(seat)["contracts"]
            assert all(seen[other] is None for other in range(2) if other != seat)
        table.play(table.codes()[0])
    s = masked(table.live, None)
    assert s.contract[:2].tolist() == table.live.contract[:2].tolist()  # type: ignore[attr-defined]
    assert None not in table.view(None)["contracts"]
