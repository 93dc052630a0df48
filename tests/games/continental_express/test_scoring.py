"""CE-113 to CE-118: the final scoring."""

from __future__ import annotations

from .yard import VIEW, Yard


def scored() -> Yard:
    """Three players at the end of a game."""
    yard = Yard(players=["a b J $ $", "c $", ""], contracts=["pairs", "three_different", "four_different"])
    yard.claim(0, "ad aab acd bd")
    yard.claim(1, "ee cc dd aa")
    return yard


def test_ce_113_objectives_contract_and_banknotes() -> None:
    yard = scored()
    assert yard.score(0) == (3 + 5 + 8 + 4) + 6 + 2
    parts = VIEW.breakdown(yard.s, 0)
    assert (parts["objective_points"], parts["contract_points"], parts["banknotes"]) == (20, 6, 2)
    assert parts["total"] == 28


def test_ce_114_wagons_and_tokens_score_nothing() -> None:
    yard = scored()
    yard.give(0, "a a b J J")
    assert yard.score(0) == 28
    assert yard.score(2) == 0
    yard.s.tokens[2, 0] = 1
    assert yard.score(2) == 0


def test_ce_115_the_highest_score_wins() -> None:
    yard = scored()
    yard.give(0, "$")
    assert [yard.score(seat) for seat in range(3)] == [29, 28, 0]
    assert yard.places() == [1, 2, 3]


def test_ce_116_a_tie_goes_to_more_points_from_objectives() -> None:
    yard = scored()
    assert yard.score(0) == yard.score(1) == 28
    assert yard.places() == [2, 1, 3]


def test_ce_117_a_tie_after_that_is_a_shared_victory() -> None:
    yard = Yard(players=["$", "$ a", ""], contracts=["pairs", "triplets", "two_pairs"])
    yard.claim(0, "ad")
    yard.claim(1, "aa")
    assert yard.places() == [1, 1, 3]


def test_ce_118_rare_wagons_score_only_through_objectives() -> None:
    yard = Yard(players=["a a a", "e e e"])
    assert yard.score(0) == yard.score(1) == 0
