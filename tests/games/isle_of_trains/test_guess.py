"""A guess at what a seat cannot see (IT-HID-02, IT-HID-05) is a table that could be, with each card in one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from tests.modules import module_of

from .isle import BOX, GAME, Isle, number

GUESSES = 40
BOXCARS = ["E1 B1", "E1", "E1"]


def guesses(isle: Isle, seat: int, times: int = GUESSES) -> Iterator[Any]:
    """What a seat thinks the table could be."""
    guess = isle.s.copy()
    for _ in range(times):
        module_of(GAME, "guess").fill_in(guess, seat)
        yield guess


def with_all_cards(isle: Isle, pile: str = "deck") -> Isle:
    """The table with all cards of the box: those that are nowhere else lie in a pile."""
    rest = BOX.COPIES[0] - module_of(GAME, "position").count_cards(isle.s)
    assert (rest >= 0).all()
    cards = [card for card, n in enumerate(rest) for _ in range(n)]
    cells, size = (isle.s.deck, isle.s.deck_size) if pile == "deck" else (isle.s.discards, isle.s.discard_size)
    cells[0, size[0] : size[0] + len(cards)] = cards
    size[0] += len(cards)
    isle.engine.relist(0)
    return isle


def symbols_under(guess: Any, seat: int) -> list[tuple[str, str]]:
    """What each freight car of a train holds, and the symbol of each face-down card on it."""
    found = []
    for position in range(guess.train_size[seat]):
        for load in guess.loads[seat, position]:
            if load >= BOX.FIRST_FACE_DOWN:
                layer, place = divmod(int(load) - BOX.FIRST_FACE_DOWN, BOX.FREIGHT_SPACES)
                symbol = BOX.SYMBOLS[BOX.SYMBOL[guess.face_down[layer, place]]]
                found.append((BOX.HOLDS[BOX.HOLD[guess.trains[seat, position]]], symbol))
    return found


def forced_symbol(guess: Any, seat: int) -> str:
    """The symbol of the card that a seat is laying face down."""
    return str(BOX.SYMBOLS[BOX.SYMBOL[guess.forced_card[seat]]])


@pytest.mark.parametrize("mismatch", [True, False])
def test_it_hid_05_a_guess_lays_face_down_what_may_lie_there(mismatch: bool) -> None:
    trains = ["E1", "E1 H1[?T2] T2[?H1 ?B3] B1[?H1]", "E1"]
    isle = with_all_cards(Isle(["", "", ""], trains, forced_load_requires_mismatch=mismatch))
    found = {pair for guess in guesses(isle, 0) for pair in symbols_under(guess, 1)}
    symbols = ("coal", "oil", "box") if mismatch else ("coal", "oil", "box", "all")
    holds = ("coal", "oil", "box")
    assert found == {(hold, symbol) for hold in holds for symbol in symbols if not mismatch or hold != symbol}


def set_aside(*items: str) -> Isle:
    """A table of three: seat 1 has laid two cards face down on the train of seat 0, which sets aside some of them."""
    isle = Isle(["", "", ""], ["E1 B1[?E2] H1[?E3]", "E1", "E1"], seed=3)
    isle.s.face_down[1] = isle.s.face_down[0]
    isle.s.face_down[0] = NONE
    isle.s.loads[0, 1:3, 0] += BOX.FREIGHT_SPACES
    with_all_cards(isle).play("deliver", "special_only", "special", *items)
    return isle


def test_it_hid_05_what_was_set_aside_face_down_may_be_any_card() -> None:
    isle = set_aside("item 1 0")
    cards = [int(guess.face_down[1, 0]) for guess in guesses(isle, 2)]
    assert {BOX.SYMBOLS[BOX.SYMBOL[card]] for card in cards} == {"coal", "oil", "box", "all"}
    isle.play("finish", "take_deck", "take_deck")
    for guess in guesses(isle, 2, 1):  # it is turned up now
        assert (guess.face_down[1, 0], isle.discards) == (-1, "E2")
        assert module_of(GAME, "position").count_cards(guess).tolist() == BOX.COPIES[0].tolist()


@pytest.mark.parametrize("items", [("item 1 0", "item 2 0"), ("item 2 0", "item 1 0")])
def test_it_hid_05_of_several_set_aside_face_down_each_is_guessed(items: tuple[str, str]) -> None:
    isle = set_aside(*items)
    for guess in guesses(isle, 2, 5):
        assert [card != NONE for card in guess.face_down[1]] == [card != NONE for card in isle.s.face_down[1]]
        assert guess.hands.sum(axis=1)[:3].tolist() == isle.s.hand_size[:3].tolist()


def test_it_hid_05_the_card_that_is_being_laid_can_go_where_it_goes() -> None:
    isle = with_all_cards(Isle(["", "H1 T2", ""], BOXCARS, turn=1))
    isle.play("load", "force H1")
    for moves in ([], ["onto 0 1"]):
        isle.play(*moves)
        found = set()
        for guess in guesses(isle, 0):
            assert (guess.forced_card[0], guess.forced_card[2]) == (-1, -1)
            found.add(forced_symbol(guess, 1))
        assert found == {"coal", "oil"}
    isle.play("card T2")
    assert all((guess.forced_card == -1).all() for guess in guesses(isle, 0))


def test_it_hid_05_a_seat_knows_the_card_that_it_lays_itself() -> None:
    isle = with_all_cards(Isle(["", "H1 T2", ""], BOXCARS, turn=1))
    isle.play("load", "force H1")
    for guess in guesses(isle, 1):
        assert guess.forced_card.tolist() == [-1, number("H1"), -1, -1]
        assert module_of(GAME, "position").count_cards(guess).tolist() == BOX.COPIES[0].tolist()


@pytest.mark.parametrize(("action", "hands"), [("build", ["H1 K1", "", ""]), ("load", ["H1 T2", "", ""])])
def test_it_hid_02_who_builds_or_loads_has_something_for_it(action: str, hands: list[str]) -> None:
    isle = with_all_cards(Isle(hands, ["E1 T1", "E1", "E1"]))
    isle.play(action)
    can = getattr(module_of(GAME, f"rules.{action}"), f"any_{action}")
    found = set()
    for guess in guesses(isle, 1):
        assert can(guess)
        found.add(guess.hands[0].tobytes())
    assert len(found) > GUESSES / 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_hid_02_a_guess_has_each_card_in_one_place_and_looks_like_the_truth(seats: int) -> None:
    trains = ["E1 B3[?E2 T2 C1] H1[T1]", "E1[white] T3[?H1 ?C2]", "E2 H2[H1]", "E1 K3[bank]"][:seats]
    isle = Isle(["B1 C1", "H3", "T1 T1", "K1"][:seats], trains, row="H1 H3 K4", discards="T3 T2")
    with_all_cards(isle)
    isle.play("deliver", "special_only", "special", "item 1 2", "item 1 0", "item 2 0")
    for seat in range(-1, seats):
        for guess in guesses(isle, seat, 5):
            watcher = None if seat < 0 else seat
            assert masked(guess, watcher) == masked(isle.s, watcher)
            assert (guess.hands >= 0).all()
            assert module_of(GAME, "position").count_cards(guess).tolist() == BOX.COPIES[0].tolist()


def test_it_hid_02_cards_put_back_are_known_and_nowhere_else() -> None:
    isle = with_all_cards(Isle([""], tokens=[6], discards="H1 H2 H3"))
    isle.play("buy_back", "buy_back")
    for guess in guesses(isle, 0, 5):
        assert guess.deck[0, guess.deck_size[0] - 2 : guess.deck_size[0]].tolist() == [number("H1"), number("H2")]
        assert module_of(GAME, "position").count_cards(guess).tolist() == BOX.COPIES[0].tolist()


def test_it_hid_05_where_no_card_of_the_right_kind_is_left_another_lies_there() -> None:
    isle = Isle(["", "", ""], ["E1", "E1 H1[?E2] T1[?E3]", "E1"])
    with_all_cards(isle, "discards")  # E2 and E3 are all that seat 0 does not see; E2 may not lie on the tanker
    found = set()
    for guess in guesses(isle, 0):
        found.add(tuple(guess.face_down[1, :2].tolist()))
        assert (guess.hands >= 0).all()
        assert module_of(GAME, "position").count_cards(guess).tolist() == BOX.COPIES[0].tolist()
    assert found == {(number("E2"), number("E3")), (number("E3"), number("E2"))}
