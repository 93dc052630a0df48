"""CE-082 to CE-092: claiming an objective and paying for it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from roundhouse.core.record import NONE

from .yard import BOX, Yard


def claiming(owned: str, objectives: str = "ab aab abc", **more: Any) -> Yard:
    """A yard in which seat 0 may claim."""
    return Yard(players=[owned, ""], objectives=objectives, phase="claim", **more)


def test_ce_082_one_open_objective_may_be_claimed() -> None:
    yard = claiming("a a a b b c")
    assert yard.legal() == ["claim 0", "claim 1", "claim 2", "end"]
    yard.play("claim 1")
    assert (yard.claimed(0), yard.seat) == ("aab", 1)
    none = claiming("a a a b b c")
    none.play("end")
    assert (none.claimed(0), none.owned(0)) == ("", "a a a b b c")


@pytest.mark.parametrize(
    ("owned", "claims"),
    [("a", ""), ("a a", ""), ("a b", "0"), ("a a b", "0 1"), ("a b c", "0 2"), ("b b c", ""), ("a a b c", "0 1 2")],
)
def test_ce_083_all_wagons_shown_must_be_owned(owned: str, claims: str) -> None:
    assert claiming(owned).legal("claim") == [f"claim {place}" for place in claims.split()]


@pytest.mark.parametrize(
    ("owned", "claims"), [("J", ""), ("a J", "0"), ("b J", "0"), ("c J", ""), ("a b J", "0 1 2"), ("a a J", "0 1")]
)
def test_ce_084_a_locomotive_replaces_one_wagon(owned: str, claims: str) -> None:
    assert claiming(owned).legal("claim") == [f"claim {place}" for place in claims.split()]


def test_ce_085_any_number_of_locomotives_may_be_used() -> None:
    yard = claiming("J J J")
    assert yard.legal("claim") == ["claim 0", "claim 1", "claim 2"]
    yard.play("claim 2")
    assert (yard.claimed(0), yard.owned(0)) == ("abc", "")


def test_ce_085_also_where_the_real_wagon_is_owned() -> None:
    yard = claiming("a a J J J", "aa bb cc")
    yard.play("claim 0", "pay a 2")
    assert yard.owned(0) == "a a J"


def payments(owned: str, objective: str) -> set[str]:
    """What is left after each way to pay for an objective."""
    left: set[str] = set()
    todo: list[list[str]] = [[]]
    while todo:
        moves = todo.pop()
        yard = claiming(owned, f"{objective} ee de")
        yard.play("claim 0", *moves)
        if yard.phase == "pay":
            todo += [[*moves, move] for move in yard.legal("pay")]
        else:
            left.add(yard.owned(0))
    return left


def brute_force(owned: str, objective: str) -> set[str]:
    """What can be left: every way to take a real wagon or a locomotive for each wagon shown."""
    left: set[str] = set()
    for choice in product((False, True), repeat=len(objective)):
        cards = owned.split()
        for wagon, use_locomotive in zip(objective, choice, strict=True):
            card = "J" if use_locomotive else wagon
            if card not in cards:
                break
            cards.remove(card)
        else:
            left.add(" ".join(sorted(cards, key="abcdeJ".index)))
    return left


@pytest.mark.parametrize("objective", ["ab", "aa", "aab", "abc", "aabb", "aaa", "abcde", "ccd"])
@pytest.mark.parametrize("owned", ["a b J", "a a b b J J", "a b c d e J J J", "a a a b c J J", "c c d J", "J J J J J"])
def test_ce_086_the_player_chooses_among_all_payments(objective: str, owned: str) -> None:
    possible = brute_force(owned, objective)
    if possible:
        assert payments(owned, objective) == possible
    else:
        assert "claim 0" not in claiming(owned, f"{objective} ee de").legal()


def test_ce_086_real_wagons_are_proposed_first() -> None:
    yard = claiming("a a b J J", "aab ee de")
    yard.play("claim 0")
    assert yard.legal() == ["pay a 0", "pay a 1", "pay a 2"]


def test_ce_086_or_real_wagons_always_go_first() -> None:
    yard = claiming("a a b J J", "aab ee de", objective_payment="natural_first")
    yard.play("claim 0")
    assert (yard.claimed(0), yard.owned(0)) == ("aab", "J J")


def test_ce_087_the_objective_lies_before_the_player_and_the_cards_are_discarded() -> None:
    yard = claiming("a b c $")
    yard.play("claim 0")
    assert (yard.claimed(0), yard.owned(0), yard.box) == ("ab", "c $", "a b")
    assert yard.told("claimed") == [{"seat": 0, "objective": "ab", "place": 0}]
    assert [(event["card"], event["wagons"], event["locomotives"]) for event in yard.told("spent")] == [
        ("passenger", 1, 0),
        ("boxcar", 1, 0),
    ]


def test_ce_088_discarded_cards_never_return() -> None:
    yard = Yard(["- - c", "- - c", ""], ["", "", ""], players=["a b", ""], phase="claim")
    yard.play("claim 0", "take 0 right", "end")
    assert yard.box == "a b"
    assert yard.market == ["- - -", "- - c", "- - -"]


@pytest.mark.parametrize(("place", "open_now"), [(0, "ee aab abc"), (1, "ab ee abc"), (2, "ab aab ee")])
def test_ce_089_the_next_objective_comes_into_its_place(place: int, open_now: str) -> None:
    yard = claiming("a a b c", deck="ee de")
    yard.play(f"claim {place}")
    assert (yard.objectives, yard.deck) == (open_now, "de")
    assert yard.told("opened") == [{"objective": "ee", "place": place}]


def test_ce_089_it_stays_open_until_it_is_paid() -> None:
    yard = claiming("a b J", deck="ee de")
    yard.play("claim 0")
    assert (yard.phase, yard.objectives) == ("pay", "ab aab abc")


def test_ce_090_the_new_objective_cannot_be_claimed_in_the_same_turn() -> None:
    yard = claiming("a a b b", "ab ee de", deck="ab aab")
    yard.play("claim 0")
    assert (yard.seat, yard.phase) == (1, "take")


def test_ce_091_the_deck_cannot_run_out() -> None:
    names = [name for name in BOX.OBJECTIVES if name not in ("ab", "aab", "abc")]
    yard = Yard(players=["J"] * 4, deck=" ".join(names), objective_payment="natural_first", piles=["d " * 28] * 3)
    yard.s.wagons[:, 5] = 40
    while not yard.over:
        yard.play("take 0 right")
        late = yard.s.turns_left != NONE or yard.s.claimed_count.tolist() == [3, 3, 3, 3]
        yard.play("claim 0" if late or yard.s.claimed_count[yard.seat] < 3 else "end")
        assert (yard.s.objectives != NONE).all()
    assert yard.s.claimed_count.tolist() == [4, 4, 4, 4]
    assert yard.s.deck_size[0] == 20 - 16 - 3


def test_ce_092_a_claimed_objective_stays() -> None:
    yard = Yard(["a b S", "a b P", "a b M"], ["A F d d d", "d d d", "d d d"], players=["a b", "c $"])
    yard.claim(0, "ee de")
    yard.claim(1, "cd")
    for _ in range(6):
        yard.play(yard.legal()[0])
        assert (yard.claimed(0)[:5], yard.claimed(1)[:2]) == ("ee de", "cd")
