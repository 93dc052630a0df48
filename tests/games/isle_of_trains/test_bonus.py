"""IT-122 to IT-130: bonus actions."""

from __future__ import annotations

import pytest

from .isle import Isle

DECK = "E2 E2 E2 E2 E2 E2 E2 E2"


def load_on(car: str, train: str = "E3", hand: str = "E1", *, deck: str = "", supply: str = "") -> Isle:
    """The first seat has loaded a wild card on this car of the second seat, as its first main action."""
    isle = Isle([hand, ""], [train, f"E3 {car} H3 B3"], deck=deck, supplies=[supply])
    isle.play("load", "card E1", "onto 1 1")
    return isle


def fill_ticket(ticket: str, train: str, hand: str = "", *, deck: str = "", space: int = 1) -> Isle:
    """The first seat delivers the green passenger on its engine to this ticket, from this space on."""
    tickets, filled = {"flint_beach": ticket}, {"flint_beach": space - 1}
    isle = Isle([hand, ""], [train, "E3 H3 T3 B3"], tickets=tickets, filled=filled, deck=deck)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    return isle


@pytest.mark.parametrize(
    ("car", "kinds"),
    [
        ("H3", ["take", "build", "load", "deliver"]),
        ("B2", ["load"]),
        ("H2", ["build"]),
        ("T2", ["deliver"]),
        ("T3", ["load", "deliver"]),
    ],
)
def test_it_122_there_are_four_kinds_of_bonus_actions(car: str, kinds: list[str]) -> None:
    isle = load_on(car, train="E3 H2[H1]", hand="E1 H1 C1")
    assert (isle.phase, isle.legal()) == ("bonus", [*kinds, "decline"])


@pytest.mark.parametrize("car", ["H1", "T1", "B1"])
def test_it_122_level_one_cars_give_none(car: str) -> None:
    isle = load_on(car, train="E3 H2[H1]", hand="E1")
    assert isle.phase == "action"


@pytest.mark.parametrize(("ticket", "kind"), [("ticket_2", "load"), ("ticket_4", "build")])
@pytest.mark.parametrize("space", [1, 2, 3])
def test_it_122_tickets_give_load_or_build(ticket: str, kind: str, space: int) -> None:
    isle = fill_ticket(ticket, "E3[green] H1", hand="H1 C1", space=space)
    assert (isle.phase, isle.legal()) == ("bonus", [kind, "decline"])


@pytest.mark.parametrize(
    "choice", [["load", "card H1", "onto 0 1"], ["deliver", "special_only", "special", "item 1 0"]]
)
def test_it_122_the_level_three_tanker_gives_only_one_of_the_two(choice: list[str]) -> None:
    isle = load_on("T3", train="E3 H2[H1]", hand="E1 H1")
    isle.play(*choice)
    if choice[0] == "deliver":
        isle.play("finish", "finish")
    assert (isle.seat, isle.phase) == (0, "action")


def test_it_123_nothing_may_come_before_the_bonus_action() -> None:
    isle = load_on("T2", train="E3 H2[H1]", hand="E1 H1 C1")
    assert isle.legal() == ["deliver", "decline"]


def test_it_123_a_bonus_action_not_done_is_lost() -> None:
    isle = load_on("T2", train="E3 H2[H1]", hand="E1 H1 C1")
    isle.play("decline")
    assert (isle.phase, isle.legal()) == ("action", ["take", "build", "load", "deliver"])
    isle.play("take", "take_bag")
    assert (isle.seat, isle.phase) == (1, "action")


def test_it_123_a_declined_bonus_of_a_ticket_does_not_come_back() -> None:
    isle = fill_ticket("ticket_4", "E3[green] H1[H1]", hand="H1 C1")
    isle.play("decline")
    assert (isle.phase, isle.legal()) == ("deliver", ["special", "finish"])
    isle.play("finish", "take", "take_bag")
    assert isle.seat == 1


@pytest.mark.parametrize("car", ["H2", "H3", "T2", "T3", "B2"])
def test_it_124_the_bonus_action_of_a_car_may_be_declined(car: str) -> None:
    isle = load_on(car, train="E3 H2[H1]", hand="E1 H1 C1")
    assert len(isle.legal()) > 1
    isle.play("decline")
    assert (isle.seat, isle.phase, isle.hand(0), isle.train(0)) == (0, "action", "C1 H1", "E3 H2[H1]")


@pytest.mark.parametrize("ticket", ["ticket_2", "ticket_4"])
def test_it_124_the_bonus_action_of_a_ticket_may_be_declined(ticket: str) -> None:
    isle = fill_ticket(ticket, "E3[green] H1", hand="H1 C1")
    isle.play("decline")
    assert (isle.phase, isle.hand(0), isle.train(0)) == ("deliver", "C1 H1", "E3 H1")


def test_it_125_cards_of_the_benefit_come_first_and_may_be_used() -> None:
    isle = load_on("H2", deck="C1 H1")
    assert (isle.phase, isle.hand(0)) == ("draw", "")
    isle.play("take_deck", "take_deck")
    assert (isle.phase, isle.legal()) == ("bonus", ["build", "decline"])
    isle.play("build", "card C1", "extend", "keep", "card H1")
    assert (isle.train(0), isle.discards) == ("E3 C1", "H1")


def test_it_125_cards_of_the_reward_come_first_and_may_be_used() -> None:
    isle = fill_ticket("ticket_2", "E3[green] H1", deck="T2 H1")
    assert (isle.phase, isle.hand(0)) == ("draw", "")
    isle.play("take_deck", "take_deck")
    isle.play("load", "card H1", "onto 0 1")
    assert (isle.train(0), isle.hand(0)) == ("E3 H1[H1]", "T2")


def test_it_126_a_bonus_build_is_paid_for() -> None:
    isle = load_on("H2", hand="E1 C1 T1")
    isle.play("build")
    assert isle.legal() == ["card C1"]
    isle.play("card C1", "extend", "keep")
    assert (isle.phase, isle.legal()) == ("pay", ["card T1"])
    isle.play("card T1")
    assert (isle.train(0), isle.hand(0), isle.discards) == ("E3 C1", "", "T1")


@pytest.mark.parametrize(("train", "keeps"), [("E1 B2", True), ("E1 B2 H1", False)])
def test_it_126_a_bonus_build_needs_the_power(train: str, keeps: bool) -> None:
    isle = load_on("H2", train=train, hand="E1 H1 C1")
    isle.play("build", "card H1", "extend")
    assert ("keep" in isle.legal()) is keeps


@pytest.mark.parametrize(("car", "hand"), [("H2", "E1 T1"), ("B2", "E1 T2"), ("T2", "E1 H1")])
def test_it_126_a_bonus_action_that_cannot_be_done_is_not_available(car: str, hand: str) -> None:
    isle = load_on(car, train="E3 H1", hand=hand)
    assert isle.legal() == ["decline"]


def test_it_126_a_bonus_deliver_has_one_destination() -> None:
    isle = load_on("T2", train="E3[green] C1[black]")
    isle.play("deliver")
    assert isle.legal() == ["to flint_beach", "to devon_city", "special_only"]
    isle.play("to devon_city", "ticket")
    assert isle.legal() == ["item 1 0"]


@pytest.mark.parametrize("car", ["H3", "T3", "B2"])
def test_it_127_a_bonus_load_goes_on_the_own_train(car: str) -> None:
    isle = load_on(car, train="E3 H1", hand="E1 H1", supply="green")
    isle.play("load", "card H1")
    assert isle.legal() == ["onto 0 1"]


@pytest.mark.parametrize("car", ["H3", "T3", "B2"])
def test_it_127_the_same_holds_for_passengers(car: str) -> None:
    isle = load_on(car, train="E3 C1", supply="green")
    isle.play("load", "load_passenger green")
    assert isle.legal() == ["onto 0 0", "onto 0 1"]


@pytest.mark.parametrize("car", ["H3", "T3", "B2"])
def test_it_127_without_own_space_there_is_no_bonus_load(car: str) -> None:
    isle = load_on(car, train="E3[white] H1[H1]", hand="E1 H1", supply="green")
    assert "load" not in isle.legal()
    isle.play("decline", "load", "card H1")
    assert "onto 1 2" in isle.legal()


def test_it_128_the_bonus_load_of_a_ticket_goes_on_the_own_train() -> None:
    isle = fill_ticket("ticket_2", "E3[green] H1", hand="H1")
    isle.play("load", "card H1")
    assert isle.legal() == ["onto 0 1"]


def test_it_128_without_own_space_a_ticket_gives_no_load() -> None:
    isle = fill_ticket("ticket_2", "E3[green] H1[H1]", hand="H1")
    assert isle.legal() == ["decline"]
    isle.play("decline", "finish", "load", "card H1")
    assert isle.legal() == ["onto 1 1"]


@pytest.mark.parametrize("car", ["H3", "T3", "B2"])
@pytest.mark.parametrize(("own", "card"), [("H3", "H1"), ("T3", "T2"), ("B3", "B3"), ("K3", "T2")])
def test_it_129_a_bonus_load_gives_no_benefit(car: str, own: str, card: str) -> None:
    isle = load_on(car, train=f"E3 {own}", hand=f"E1 {card}", deck=DECK)
    cards = 1 + isle.draw_all()
    isle.play("load", f"card {card}", "onto 0 1")
    assert (isle.phase, isle.train(0), isle.s.hand_size[0]) == ("action", f"E3 {own}[{card}]", cards - 1)


def test_it_129_nor_does_one_of_a_passenger() -> None:
    isle = load_on("B2", train="E3 C3", supply="green white", deck=DECK)
    isle.draw_all()
    isle.play("load", "load_passenger white", "onto 0 1")
    assert (isle.phase, isle.s.tokens[0], isle.supply(0)) == ("action", 0, "green")


def test_it_130_a_bonus_deliver_takes_from_the_own_train() -> None:
    isle = load_on("T2", train="E3 H1[C1]")
    isle.play("deliver", "special_only", "special")
    assert isle.legal() == ["item 1 0"]
    isle.play("item 1 0", "finish", "finish")
    assert (isle.train(0), isle.train(1), isle.discards) == ("E3 H1", "E3 T2[E1] H3 B3", "C1")


@pytest.mark.parametrize("car", ["H3", "T2", "T3"])
def test_it_130_a_loaded_train_of_another_does_not_make_one_possible(car: str) -> None:
    isle = load_on(car, train="E3")
    assert "[E1]" in isle.train(1)
    assert "deliver" not in isle.legal()
