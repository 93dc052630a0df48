"""CE-AMB-01 to CE-AMB-12: the rulings added to the ledger's clauses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from roundhouse import InvalidOption, Table
from roundhouse.core.chance import seed_bytes
from roundhouse.core.engine import Engine
from roundhouse.core.record import NONE
from roundhouse.core.view import masked

from .yard import BOX, EVENTS, GAME, SETUP, Yard, number


def compulsory(character: str, players: list[str], **more: Any) -> Yard:
    """A character has been taken at a table where effects must be used."""
    market = more.pop("market", [f"a b {character}", "a b c", "a b c"])
    yard = Yard(market, players=players, character_optional=False, **more)
    yard.play("take 0 right")
    return yard


def test_ce_amb_01_a_compulsory_effect_cannot_be_declined() -> None:
    for character in "IPSM":
        yard = compulsory(character, ["a b", "c $", "d $"])
        assert "decline" not in yard.legal()
        assert yard.phase != "claim"


def test_ce_amb_01_victims_without_banknotes_are_offered_too() -> None:
    yard = compulsory("P", ["", "$", ""])
    assert yard.legal() == ["rob 1", "rob 2"]
    yard.play("rob 2")
    assert (yard.owned(0), yard.owned(1), yard.phase) == ("", "$", "claim")


def test_ce_amb_01_but_if_nobody_has_banknotes_there_is_no_effect() -> None:
    yard = compulsory("P", ["$", "", ""])
    assert (yard.phase, yard.box) == ("claim", "P")


def test_ce_amb_01_cards_of_the_same_kind_may_be_exchanged() -> None:
    yard = compulsory("S", ["a b", "a c"])
    assert yard.legal() == ["give a", "give b"]
    yard.play("give a")
    assert yard.legal() == ["swap 1 a", "swap 1 c"]
    yard.play("swap 1 a")
    assert (yard.owned(0), yard.owned(1)) == ("a b", "a c")


def test_ce_amb_01_but_if_no_two_cards_differ_there_is_no_effect() -> None:
    yard = compulsory("S", ["a a", "a"])
    assert (yard.phase, yard.box) == ("claim", "S")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ce_amb_02_no_view_shows_the_market_before_the_contracts_are_chosen(seats: int) -> None:
    table = Table("continental_express", seats, 7, mode="interpreted")
    for chooser in range(seats):
        assert (table.seat, table.phase) == (chooser, "contract")
        for seat in (None, *range(seats)):
            view = table.view(seat)
            assert view["market"] == [[None] * 3] * 3
            assert view["objectives"] == [None] * 3
            assert [pile["cards"] for pile in view["piles"]] == [None] * 3
            assert view["deck"] == {"size": 20, "cards": None}
        table.play(table.codes()[0])
    assert None not in table.view(None)["objectives"]


def test_ce_amb_02_no_answer_changes_what_a_later_seat_sees() -> None:
    seen = []
    for choice in (0, 1):
        table = Table("continental_express", 3, 7, mode="interpreted")
        table.play(table.codes()[choice])
        seen.append([table.view(seat) for seat in (None, 1, 2)] + [table.codes()])
    assert seen[0] == seen[1]


def test_ce_amb_03_all_know_the_pile_of_an_event_met_during_setup() -> None:
    yard = Yard(["", "", ""], ["d", "a F b c d e", "d"], players=["", "", ""])
    SETUP.deal_first_row(yard.s, 1)
    assert yard.told("shuffled_back") == [{"card": "station_fire", "row": 1}]
    assert all(yard.view(seat)["event_piles"] == {"station_fire": 1} for seat in (None, 0, 1, 2))


def test_ce_amb_03_until_it_appears() -> None:
    yard = Yard(piles=["d", "F d d d", "d"])
    yard.s.event_pile[1] = 1
    yard.play("take 1 right")
    assert yard.view(None)["event_piles"] == {}


def guessed_piles(yard: Yard, tries: int) -> list[Any]:
    """The piles in that many guesses of seat 0."""
    found = []
    for i in range(tries):
        engine = Engine(GAME, 1, "interpreted")
        engine.states[0] = masked(yard.s, 0).record
        engine.determinise(0, 0, seed_bytes(i))
        found.append(GAME.State.at(engine.states, 0).copy())
    return found


def conserved(piles: list[str]) -> Yard:
    """A yard in which all cards but those of the piles are in the box."""
    yard = Yard(["", "", ""], piles)
    named = Counter(" ".join(piles).split())
    yard.s.boxed[:] = [int(BOX.COPIES[card]) - named["abcdeJ$IPSMAF"[card]] for card in range(13)]
    return yard


def test_ce_amb_03_guesses_keep_it_at_any_place_of_its_pile() -> None:
    yard = conserved(["a b c", "F d", "a A b e"])
    yard.s.event_pile[:] = 2, 1
    places: Counter[tuple[str, int]] = Counter()
    for s in guessed_piles(yard, 400):
        assert number("A") in s.piles[2]
        assert number("F") in s.piles[1]
        places["A", s.piles[2].tolist().index(number("A"))] += 1
        places["F", s.piles[1].tolist().index(number("F"))] += 1
    assert set(places) == {("F", 0), ("F", 1), ("A", 0), ("A", 1), ("A", 2), ("A", 3)}
    assert all(60 < places["A", place] < 140 for place in range(4))


def test_ce_amb_03_two_events_in_one_pile_do_not_drive_each_other_out() -> None:
    yard = conserved(["a b c e", "F A", "a b"])
    yard.s.event_pile[:] = 1, 1
    orders = Counter(tuple(s.piles[1, :2].tolist()) for s in guessed_piles(yard, 60))
    assert set(orders) == {(number("A"), number("F")), (number("F"), number("A"))}


def test_ce_amb_03_an_event_of_which_nothing_is_known_may_be_anywhere() -> None:
    yard = conserved(["a b c", "F d", "a A b e"])
    piles = {next(p for p in range(3) if number("F") in s.piles[p]) for s in guessed_piles(yard, 100)}
    assert piles == {0, 1, 2}


@pytest.mark.parametrize(
    ("deck", "open_now", "left", "buried"),
    [
        ("aa bb", "aa bb ab", "aab abc", ["abc", "aab"]),
        ("aa", "aa ab aab", "abc", ["abc"]),
        ("", "ab aab abc", "", []),
        ("aa bb cd", "aa bb cd", "ab aab abc", ["abc", "aab", "ab"]),
    ],
)
def test_ce_amb_04_with_a_short_deck_old_objectives_come_back(
    deck: str, open_now: str, left: str, buried: list[str]
) -> None:
    yard = Yard(piles=["A d", "d", "d"], players=["a b", ""], deck=deck)
    yard.play("take 0 right")
    assert (yard.objectives, yard.deck) == (open_now, left)
    assert yard.view(None)["buried"] == buried
    assert ("claim 2" in yard.legal()) == (open_now.split()[2] in ("ab", "abc"))


def test_ce_amb_04_an_objective_drawn_from_under_the_deck_is_known_there_no_longer() -> None:
    yard = Yard(players=["a a b", ""], phase="claim", deck="aa bb cd")
    EVENTS.have_accident(yard.s)
    yard.engine.relist(0)
    assert yard.deck == "ab aab abc"
    yard.play("claim 0")
    assert yard.objectives == "ab bb cd"
    assert yard.view(None)["buried"] == ["abc", "aab"]


def test_ce_amb_05_cards_before_the_players_do_not_burn() -> None:
    yard = Yard(piles=["F d d d", "d d d", "d d d"], players=["a J $ $", "b b"])
    yard.play("take 0 right")
    assert (yard.owned(0), yard.owned(1)) == ("a c J $ $", "b b")
    assert yard.box == "a a a b b b c c F"


def test_ce_amb_06_by_default_the_player_chooses() -> None:
    assert GAME.check_options(2, {})["objective_payment"] == "choose"
    yard = Yard(players=["a b J", ""], phase="claim")
    yard.play("claim 0")
    assert yard.legal() == ["pay a 0", "pay a 1"]


def test_ce_amb_07_there_is_no_way_back_from_the_payment() -> None:
    yard = Yard(players=["a a b c J", ""], phase="claim")
    yard.play("claim 0")
    assert yard.objectives == "ab aab abc"
    assert {move.split()[0] for move in yard.legal()} == {"pay"}


def test_ce_amb_08_a_card_and_a_claim_are_asked_also_with_one_choice() -> None:
    yard = Yard(["- - a", "", ""], ["", "", ""])
    assert (yard.phase, yard.legal()) == ("take", ["take 0 right"])
    yard.play("take 0 right")
    assert (yard.phase, yard.legal()) == ("claim", ["end"])


def test_ce_amb_08_a_payment_without_a_choice_is_not_asked() -> None:
    yard = Yard(players=["b J J", ""], objectives="aab ee de", phase="claim")
    yard.play("claim 0")
    assert (yard.claimed(0), yard.owned(0), yard.seat) == ("aab", "", 1)


def test_ce_amb_08_a_compulsory_effect_with_one_way_happens_by_itself() -> None:
    pickpocket = compulsory("P", ["$", "$ $"])
    assert (pickpocket.owned(0), pickpocket.phase) == ("$ $ $", "claim")
    switchman = compulsory("S", ["a", "b"])
    assert (switchman.owned(0), switchman.owned(1), switchman.phase) == ("b", "a", "claim")
    every = " ".join(f"{colour} " * 4 for colour in ("black", "blue", "green", "red"))
    master = compulsory("M", ["", ""], tokens={1: every})
    assert (master.tokens(0), master.phase) == ("yellow", "claim")


def test_ce_amb_08_so_does_the_investor_with_one_card_left() -> None:
    yard = compulsory("I", ["", ""], market=["- - I", "- - I", "- - -"], piles=["", "", ""])
    assert (yard.owned(0), yard.box, yard.phase) == ("", "I I", "claim")
    other = compulsory("I", ["", ""], market=["- - I", "- - J", "- - -"], piles=["", "", ""])
    assert (other.owned(0), other.box, other.phase) == ("J", "I", "claim")


def test_ce_amb_08_an_effect_that_may_be_declined_is_always_asked() -> None:
    yard = Yard(["a b P", "a b c", "a b c"], players=["", "$"])
    yard.play("take 0 right")
    assert (yard.phase, yard.legal()) == ("rob", ["rob 1", "decline"])


def test_ce_amb_08_with_two_ways_it_is_asked() -> None:
    assert compulsory("P", ["", "$", "$"]).legal() == ["rob 1", "rob 2"]
    assert compulsory("S", ["a", "b c"]).legal() == ["give a"]
    yard = compulsory("I", ["", ""], market=["- - I", "- a b", "- - -"], piles=["", "", ""])
    assert yard.legal() == ["take 1 middle", "take 1 right"]


def test_ce_amb_09_the_same_order_decides_lower_places() -> None:
    yard = Yard(players=["$ $ $ $ $ $ $ $ $", "$ $", "", "$ $ $ $ $"])
    yard.claim(1, "ad")
    yard.claim(2, "aab")
    assert [yard.score(seat) for seat in range(4)] == [9, 5, 5, 5]
    assert yard.places() == [1, 3, 2, 4]


@pytest.mark.parametrize(
    ("option", "value"),
    [("character_timing", "before_refill"), ("exhaustion_end", "immediate"), ("start_banknotes", 1)],
)
def test_ce_amb_10_some_options_are_not_built(option: str, value: str | int) -> None:
    with pytest.raises(InvalidOption) as refused:
        Table("continental_express", 2, options={option: value})
    assert refused.value.reason == "option-unknown"


def test_ce_amb_10_these_are() -> None:
    assert {name: tuple(option.values) for name, option in GAME.options.items()} == {
        "start_player": ("random", 0, 1, 2, 3),
        "character_optional": (True, False),
        "switchman_may_swap_locomotives": (True, False),
        "objective_payment": ("choose", "natural_first"),
        "contract_sets_repeat": (True, False),
    }


def test_ce_amb_11_an_objective_has_a_list_of_symbols() -> None:
    yard = Yard(contracts=["three_different", "pairs"])
    yard.claim(0, "abcde de")
    assert yard.score(0) == 9 + 6 + 5


def test_ce_amb_12_an_exchange_is_two_moves() -> None:
    yard = Yard(["a b S", "a b c", "a b c"], players=["a c", "b"])
    yard.play("take 0 right")
    assert yard.legal() == ["give a", "give c", "decline"]
    yard.play("give c")
    assert yard.legal() == ["swap 1 b"]
    yard.play("swap 1 b")
    assert (yard.owned(0), yard.s.given) == ("a b", NONE)


def test_ce_amb_12_a_payment_is_a_move_for_each_kind_that_leaves_a_choice() -> None:
    yard = Yard(players=["a a b b c J J", ""], objectives="aabb ee de", phase="claim")
    yard.play("claim 0", "pay a 1")
    assert yard.legal() == ["pay b 0", "pay b 1"]
    yard.play("pay b 0")
    assert (yard.claimed(0), yard.owned(0)) == ("aabb", "a c J")


def test_ce_amb_12_a_locomotive_needed_later_cannot_be_spent_earlier() -> None:
    yard = Yard(players=["a J J", ""], objectives="abc ee de", phase="claim")
    yard.play("claim 0")
    assert (yard.claimed(0), yard.owned(0)) == ("abc", "")
    two = Yard(players=["a J J J", ""], objectives="abc ee de", phase="claim")
    two.play("claim 0")
    assert two.legal() == ["pay a 0", "pay a 1"]
