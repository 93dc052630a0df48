"""IT-029 to IT-045: the turn with its two main actions, and Take."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse import Table

from .isle import Isle

TAKE_PASSENGER = ("take", "take_bag")
EIGHT = "H1 H1 H1 H1 H1 H1 H1 H1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_029_turns_go_to_the_left(players: int) -> None:
    isle = Isle(hands=[""] * players, deck=EIGHT, turn=1)
    order = []
    for _ in range(2 * players):
        order.append(isle.seat)
        isle.play(*TAKE_PASSENGER, *TAKE_PASSENGER)
    assert order == [(1 + turn) % players for turn in range(2 * players)]


def test_it_030_a_main_action_is_take_build_load_or_deliver() -> None:
    isle = Isle(hands=["H1 T1", ""], trains=["E1 H2[T1]", "E1"], deck=EIGHT)
    assert isle.legal() == ["take", "build", "load", "deliver"]


def test_it_030_a_turn_has_exactly_two_main_actions() -> None:
    isle = Isle(deck=EIGHT)
    isle.play(*TAKE_PASSENGER)
    assert (isle.seat, isle.phase) == (0, "action")
    isle.play(*TAKE_PASSENGER)
    assert (isle.seat, isle.phase) == (1, "action")
    assert isle.s.tokens.tolist()[:2] == [2, 0]


@pytest.mark.parametrize(
    "action",
    [
        ("take", "take_deck"),
        ("build", "card C1", "extend", "keep", "card C1"),
        ("load", "card C1", "onto 0 1"),
        ("deliver", "special_only", "special", "item 1 0", "finish", "take_deck", "take_deck", "finish"),
    ],
    ids=lambda action: action[0],
)
def test_it_030_each_of_the_four_uses_up_one(action: tuple[str, ...]) -> None:
    isle = Isle(hands=["C1 C1", ""], trains=["E1 H2[T1]", "E1"], deck=EIGHT)
    isle.play(*action)
    assert (isle.seat, isle.phase) == (0, "action")
    isle.play(*TAKE_PASSENGER)
    assert isle.seat == 1


def test_it_031_the_two_actions_may_be_the_same() -> None:
    isle = Isle(hands=["C1 C1 T1 T1", ""], deck=EIGHT)
    build = ("build", "card C1", "extend", "keep", "card T1")
    isle.play(*build, *build)
    assert (isle.train(0), isle.seat) == ("E1 C1 C1", 1)


def test_it_031_the_two_actions_may_be_different() -> None:
    isle = Isle(hands=["C1 T1 T1", ""], deck=EIGHT)
    isle.play("build", "card C1", "extend", "keep", "card T1", "take", "take_deck")
    assert (isle.train(0), isle.hand(0), isle.seat) == ("E1 C1", "H1 T1", 1)


@pytest.mark.parametrize(("hand", "legal"), [("T1 C2", False), ("T1 C2 C2", True), ("", False), ("C1", False)])
def test_it_032_build_needs_enough_cards_to_pay(hand: str, legal: bool) -> None:
    assert ("build" in Isle(hands=[hand, ""]).legal()) is legal


@pytest.mark.parametrize(
    ("hand", "supply", "train", "legal"),
    [
        ("T1", "", "E1 H1", True),
        ("T1", "", "E1 H1[T1]", False),
        ("T1", "", "E1 T1", False),
        ("T1 T1", "", "E1 T1", True),
        ("T1 T1", "", "E1 C1", False),
        ("", "green", "E1", True),
        ("", "green", "E1[green] H1 T1", False),
        ("", "", "E1 H1 T1 B1 C1", False),
    ],
)
def test_it_032_load_needs_an_item_and_a_space_for_it(hand: str, supply: str, train: str, legal: bool) -> None:
    isle = Isle(hands=[hand, ""], trains=[train, "E1[white]"], supplies=[supply])
    assert ("load" in isle.legal()) is legal


@pytest.mark.parametrize(("train", "legal"), [("E1 H1", False), ("E1 H1[T1]", True), ("E1[green]", True)])
def test_it_032_deliver_needs_a_load(train: str, legal: bool) -> None:
    isle = Isle(trains=[train, "E1 H1[T1]"], supplies=["green"])
    assert ("deliver" in isle.legal()) is legal


def test_it_033_a_bonus_action_comes_on_top_of_the_main_actions() -> None:
    isle = Isle(hands=["T1", ""], trains=["E1", "E1 H3"], deck=EIGHT)
    isle.play("load", "card T1", "onto 1 1", "take_deck", "take_deck")
    assert isle.phase == "bonus"
    isle.play(*TAKE_PASSENGER)
    assert (isle.seat, isle.phase) == (0, "action")
    isle.play(*TAKE_PASSENGER)
    assert (isle.seat, isle.s.tokens[0]) == (1, 2)


def test_it_033_the_bonus_action_of_a_ticket_does_too() -> None:
    isle = Isle(trains=["E1[green]", "E1"], tickets={"flint_beach": "ticket_2"}, deck=EIGHT)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0", "take_deck", "take_deck")
    assert isle.legal() == ["decline"]
    isle.play("decline", "finish", *TAKE_PASSENGER)
    assert isle.seat == 1


def test_it_034_the_turn_ends_after_all_that_the_second_action_triggers() -> None:
    isle = Isle(hands=["T1 C1 C1 C1 C1", ""], trains=["E1", "E1 H2"], deck="H1 H1 H1 H1 H1 T3", row="B1 B1", actions=1)
    isle.play("load", "card T1", "onto 1 1", "take_row 0", "take_deck")
    assert (isle.seat, isle.phase, isle.row) == (0, "bonus", ["", "B1", ""])
    isle.play("decline")
    assert (isle.seat, isle.phase, isle.row) == (0, "hand_limit", ["", "B1", ""])
    isle.play("card C1")
    assert (isle.seat, isle.phase, isle.row) == (1, "action", ["H1", "B1", "H1"])


def test_it_035_there_is_no_hand_limit_during_a_turn() -> None:
    isle = Isle(hands=["H1 H1 H1 H1 H1 H1", ""], deck=EIGHT)
    isle.play("take", "take_deck")
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 7)
    isle.play("take", "take_deck")
    assert (isle.phase, isle.s.hand_size[0]) == ("hand_limit", 8)


def test_it_035_the_limit_is_checked_for_the_active_player_only() -> None:
    isle = Isle(hands=["", "H1 H1 H1 H1 H1 H1 H1"], deck=EIGHT)
    isle.play(*TAKE_PASSENGER, *TAKE_PASSENGER)
    assert (isle.seat, isle.phase, isle.s.hand_size[1]) == (1, "action", 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_036_only_the_active_player_decides(players: int) -> None:
    table = Table("isle_of_trains", seats=players, seed=players, mode="interpreted")
    choose = Random(players)
    for _ in range(150):
        seat, others = table.seat, [hand["cards"] for hand in table.state()["hands"]]
        table.play(choose.choice(table.codes()))
        last = table.last_events
        began = [event.args["seat"] for event in last if event.kind == "began"]
        assert [table.seat] == (began or [seat])
        for other, hand in enumerate(table.state()["hands"]):
            assert other == seat or hand["cards"] == others[other]


def test_it_037_take_takes_one_card_or_one_passenger() -> None:
    isle = Isle(row="T1 T2 T3", deck="H1", bag="green")
    isle.play("take")
    assert isle.legal() == ["take_row 0", "take_row 1", "take_row 2", "take_deck", "take_bag"]


@pytest.mark.parametrize(("move", "gained"), [("take_row 0", (1, 0)), ("take_deck", (1, 0)), ("take_bag", (0, 1))])
def test_it_037_exactly_one(move: str, gained: tuple[int, int]) -> None:
    isle = Isle(row="T1 T2 T3", deck="H1 H2", bag="green white")
    isle.play("take", move)
    assert isle.phase == "action"
    assert (isle.s.hand_size[0], isle.s.supply[0].sum()) == gained


@pytest.mark.parametrize(("slot", "card", "left"), [(0, "T1", ["", "T2", "T3"]), (2, "T3", ["T1", "T2", ""])])
def test_it_038_any_card_of_the_row_goes_to_the_hand(slot: int, card: str, left: list[str]) -> None:
    isle = Isle(row="T1 T2 T3", deck="H1")
    isle.play("take", f"take_row {slot}")
    assert (isle.hand(0), isle.row, isle.deck) == (card, left, "H1")


def test_it_038_only_cards_now_in_the_row() -> None:
    isle = Isle(row="T1 T2 T3", deck="H1")
    isle.play("take", "take_row 1", "take")
    assert isle.legal("take_row") == ["take_row 0", "take_row 2"]


def test_it_039_the_top_card_of_the_deck_goes_to_the_hand() -> None:
    isle = Isle(row="T1", deck="K1 K2 K3")
    isle.play("take", "take_deck")
    assert (isle.hand(0), isle.deck, isle.row) == ("K1", "K2 K3", ["T1", "", ""])


def test_it_039_it_is_taken_unseen() -> None:
    table = Table("isle_of_trains", seats=2, seed=1, mode="interpreted")
    table.play({"kind": "take"})
    assert [table.view(seat)["deck"]["cards"] for seat in (0, 1, None)] == [None] * 3
    isle = Isle(deck="K1")
    isle.play("take", "take_deck")
    drew = isle.events[0]
    assert [drew.seen_by(seat).args["card"] for seat in (0, 1, None)] == ["caboose_1", None, None]


def test_it_040_a_gap_in_the_row_is_not_refilled_before_the_end_of_the_turn() -> None:
    isle = Isle(row="T1 T2 T3", deck=EIGHT)
    isle.play("take", "take_row 0")
    assert isle.row == ["", "T2", "T3"]
    isle.play("take", "take_row 1")
    assert (isle.seat, isle.row) == (1, ["H1", "H1", "T3"])


def test_it_040_at_most_3_row_cards_are_taken_in_a_turn() -> None:
    isle = Isle(hands=["T1", ""], trains=["E1", "E1 H1"], row="T1 T2 T3", deck=EIGHT)
    isle.play("load", "card T1", "onto 1 1", "take_row 0", "take_row 1", "take_row 2", "card T1", "take")
    assert isle.legal() == ["take_deck", "take_bag"]


def test_it_041_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    isle = Isle(discards="T1 T2 T3")
    isle.play("take", "take_deck")
    drawn = isle.hand(0)
    assert isle.discards == ""
    assert sorted([drawn, *isle.deck.split()]) == ["T1", "T2", "T3"]


def test_it_041_the_discard_pile_is_shuffled() -> None:
    def order(seed: int) -> str:
        isle = Isle(discards="T1 T2 T3 K1 K2 K3", seed=seed)
        isle.play("take", "take_deck")
        return f"{isle.hand(0)} {isle.deck}"

    assert len({order(seed) for seed in range(6)}) > 3


@pytest.mark.parametrize("move", ["take_row 0", "take_bag"])
def test_it_041_only_when_a_card_of_the_deck_is_wanted(move: str) -> None:
    isle = Isle(row="T1", discards="H1 H2")
    isle.play("take", move)
    assert (isle.deck, isle.discards) == ("", "H1 H2")


def test_it_041_not_while_the_deck_has_a_card() -> None:
    isle = Isle(deck="K1", discards="H1 H2")
    isle.play("take", "take_deck")
    assert (isle.hand(0), isle.deck, isle.discards) == ("K1", "", "H1 H2")


def test_it_041_without_any_cards_nothing_can_be_drawn() -> None:
    isle = Isle(row="T1")
    isle.play("take")
    assert isle.legal() == ["take_row 0", "take_bag"]


@pytest.mark.parametrize("solo_end", ["immediate", "end_of_action"])
def test_it_041_never_in_solo(solo_end: str) -> None:
    isle = Isle(hands=["H2"], trains=["E1 T1"], deck="H1", discards="T1 T2", solo_end=solo_end)
    isle.play("load", "card H2", "onto 0 1", "take_deck")
    assert "take_deck" not in isle.legal()
    assert (isle.hand(0), isle.deck, isle.discards) == ("H1", "", "T1 T2")


def test_it_042_a_passenger_is_drawn_from_the_bag_into_the_own_supply() -> None:
    isle = Isle(bag="green green", supplies=["white", "black"])
    isle.play("take", "take_bag")
    assert (isle.supply(0), isle.supply(1), isle.bag) == ("green white", "black", "green")
    assert isle.s.tokens[0] == 0


def test_it_042_it_is_drawn_at_random() -> None:
    def drawn(seed: int) -> str:
        isle = Isle(bag="green black white", seed=seed)
        isle.play("take", "take_bag")
        return isle.supply(0)

    assert {drawn(seed) for seed in range(20)} == {"green", "black", "white"}


def test_it_043_an_empty_bag_gives_a_token_instead() -> None:
    isle = Isle(bag="green", deck=EIGHT)
    isle.play(*TAKE_PASSENGER)
    assert (isle.supply(0), isle.s.tokens[0]) == ("green", 0)
    isle.play(*TAKE_PASSENGER)
    assert (isle.supply(0), isle.s.tokens[0]) == ("green", 1)


def test_it_044_taking_a_passenger_is_always_legal() -> None:
    isle = Isle()
    assert isle.legal() == ["take"]
    isle.play("take")
    assert isle.legal() == ["take_bag"]
    isle.play("take_bag", *TAKE_PASSENGER)
    assert isle.seat == 1


def test_it_045_the_supply_has_no_limit() -> None:
    colours = ["green", "orange_red", "black", "purple", "cyan"]
    isle = Isle(supplies=[" ".join(colours * 3)], bag="white white white", deck=EIGHT)
    isle.play(*TAKE_PASSENGER, *TAKE_PASSENGER, *TAKE_PASSENGER, *TAKE_PASSENGER)
    assert isle.s.supply[0].sum() == 17
    assert (isle.phase, isle.seat) == ("action", 0)
