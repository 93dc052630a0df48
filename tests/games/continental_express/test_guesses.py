"""What a seat may think of what it cannot see (CE-018, CE-HID-01, CE-HID-04, CE-AMB-03): all that can be, evenly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from tests.modules import module_of

from .test_chance import is_even
from .yard import BOX, GAME, LETTERS, Yard

PILES = module_of(GAME, "rules.piles")
TRIES = 160


def table_of(piles: list[str], deck: str = "aa bb cd", **more: Any) -> Yard:
    """A table of four on which every small card lies in a pile or in the box, and every objective somewhere."""
    yard = Yard(["", "", ""], piles, players=[""] * 4, deck=deck, **more)
    named = Counter(" ".join(piles).split())
    yard.s.boxed[:] = [int(n) - named[card] for n, card in zip(BOX.COPIES, LETTERS, strict=True)]
    away = [name for name in BOX.OBJECTIVES if name not in (*yard.objectives.split(), *deck.split())]
    for i, name in enumerate(away):
        yard.claim(i % 4, name)
    return yard


def guesses(yard: Yard, seat: int | None, tries: int = TRIES) -> list[Any]:
    """What a seat may think the table to be."""
    found, engine = [], Engine(GAME, 1, "interpreted")
    for i in range(tries):
        engine.states[0] = masked(yard.s, seat).record
        engine.determinise(0, seat, seed_bytes(i))
        found.append(GAME.State.at(engine.states, 0).copy())
    return found


def laid(s: Any) -> tuple[str, ...]:
    """The piles by the letters of their cards, the lowest first."""
    return tuple("".join(LETTERS[card] for card in s.piles[row, : s.pile_size[row]]) for row in range(3))


def test_ce_018_every_order_of_the_piles_is_as_likely_as_any_other() -> None:
    yard = Yard(piles=["a b", "c", ""])
    first, found = yard.s.piles.copy(), Counter[tuple[str, ...]]()
    for _ in range(TRIES):
        yard.s.piles[:] = first
        PILES.shuffle_piles(yard.s)
        found[laid(yard.s)] += 1
    assert set(found) == {(order[:2], order[2], "") for order in ("abc", "acb", "bac", "bca", "cab", "cba")}
    assert all(is_even(n, TRIES, 1 / 6) for n in found.values())


def test_ce_hid_04_the_piles_hold_what_lies_nowhere_else() -> None:
    yard = Yard(["a $ M", "b J I", "c d e"], ["a b", "F c", "J"], players=["a b J $", "a $ $", ""], seat=1)
    seen = "a $ M b J I c d e a b J $ a $ $ a b F c J"
    yard.s.boxed[:] = [int(n) - seen.split().count(card) for n, card in zip(BOX.COPIES, LETTERS, strict=True)]
    yard.play("take 0 right")
    assert (yard.phase, yard.market[0], laid(yard.s)) == ("token", "a a $", ("b", "cF", "J"))
    for guess in guesses(yard, 1, 20):
        assert [len(pile) for pile in laid(guess)] == [1, 2, 1]
        assert sorted("".join(laid(guess))) == sorted("bcFJ")
        assert (guess.event_count, guess.events.any()) == (0, False)


def test_ce_hid_04_piles_without_cards_stay_without() -> None:
    for guess in guesses(table_of(["", "", "F d"]), 0, 10):
        assert laid(guess) in {("", "", "Fd"), ("", "", "dF")}


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
def test_ce_hid_01_who_has_not_chosen_yet_has_kept_nothing(seat: int | None) -> None:
    yard = table_of(["", "", ""], phase="contract", seat=1)
    yard.s.dealt[:] = [[0, 5], [1, 6], [7, 2], [8, 3]]
    yard.s.contract[:] = [5, NONE, NONE, NONE]
    for guess in guesses(yard, seat, 10):
        assert guess.contract[0] in guess.dealt[0]
        assert guess.contract[1:].tolist() == [NONE, NONE, NONE]


@pytest.mark.parametrize("buried", ["", "ee de ccd"])
def test_ce_hid_04_the_unseen_objectives_lie_over_the_known_ones_in_any_order(buried: str) -> None:
    deck = f"aa bb cd {buried}"
    yard = table_of(["", "", ""], deck)
    known = [BOX.OBJECTIVES.index(name) for name in buried.split()[::-1]]
    yard.s.buried[: len(known)] = known
    found: Counter[tuple[int, ...]] = Counter()
    for guess in guesses(yard, 0):
        assert guess.deck_size[0] == len(deck.split())
        assert guess.deck[0, : len(known)].tolist() == known
        assert (guess.deck[0, guess.deck_size[0] :] == NONE).all()
        found[tuple(guess.deck[0, len(known) : guess.deck_size[0]].tolist())] += 1
    assert set().union(*found) == {BOX.OBJECTIVES.index(name) for name in ("aa", "bb", "cd")}
    assert len(found) == 6
    assert all(is_even(n, TRIES, 1 / 6) for n in found.values())


def test_ce_amb_03_an_event_that_is_in_its_pile_may_be_at_any_place_of_it() -> None:
    yard = table_of(["", "F d", ""])
    yard.s.event_pile[1] = 1
    found = Counter(laid(guess)[1] for guess in guesses(yard, 0))
    assert set(found) == {"Fd", "dF"}
    assert is_even(found["Fd"], TRIES, 1 / 2)


def test_ce_amb_03_an_event_of_which_nothing_is_known_makes_room_for_one_that_is() -> None:
    yard = table_of(["A", "F d", ""])
    yard.s.event_pile[0] = 0
    found = Counter(laid(guess) for guess in guesses(yard, 0))
    assert set(found) == {("A", "Fd", ""), ("A", "dF", "")}
    assert is_even(found["A", "Fd", ""], TRIES, 1 / 2)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_ce_hid_01_who_guesses_after_the_end_keeps_the_contracts_that_were_shown(seat: int | None) -> None:
    yard = table_of(["", "", ""], phase="over", seat=NONE)
    yard.s.dealt[:] = [[0, 5], [1, 6], [7, 2], [8, 3]]
    yard.s.contract[:] = [0, 6, 7, 8]
    others = set()
    for guess in guesses(yard, seat, 60):
        assert guess.contract.tolist() == [0, 6, 7, 8]
        assert all(guess.contract[other] in guess.dealt[other] for other in range(4))
        assert len(set(guess.dealt.ravel().tolist())) == 8
        others.add(tuple(guess.dealt[1].tolist()))
        if seat is not None:
            assert guess.dealt[seat].tolist() == yard.s.dealt[seat].tolist()
    assert len(others) > 3
