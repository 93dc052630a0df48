"""The rulings on Load, Deliver and bonus actions: IT-AMB-18 to IT-AMB-31, with their options."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.record import NONE
from roundhouse.core.view import masked
from tests.modules import module_of

from .isle import BOX, GAME, Isle, number

PILES: dict[str, Any] = {"deck": "B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1", "discards": "T1"}
SPECIAL = ("deliver", "special_only", "special")


def seen(isle: Isle, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    view: dict[str, Any] = module_of(GAME, "view").to_dict(masked(isle.s, seat))
    return view


# Load


def test_it_amb_18_only_a_card_is_forced_and_only_on_a_freight_car_of_another_cargo() -> None:
    isle = Isle(["H1 C1", ""], ["E1 H1 T1", "E1 C1 B1 K1"], supplies=["green"], **PILES)
    isle.play("load")
    assert isle.legal() == ["card C1", "force C1", "card H1", "force H1", "load_passenger green"]
    isle.play("force H1")
    assert isle.legal() == ["onto 0 2", "onto 1 2"]


def test_it_amb_18_no_forced_load_without_a_mismatch_or_a_second_card() -> None:
    isle = Isle(["H1 H1 bank", ""], ["E1 H1", "E1"], **PILES)
    isle.play("load")
    assert isle.legal() == ["card H1", "card bank"]
    assert "load" not in Isle(["H1", ""], ["E1 T1", "E1 B1"], **PILES).legal()


def test_it_amb_18_a_bonus_load_may_be_forced() -> None:
    isle = Isle(["T3 H1 C1", ""], ["E1 T1", "E1 B2"], **PILES)
    isle.play("load", "card T3", "onto 1 1", *["take_deck"] * 4, "load", "force H1")
    assert isle.legal() == ["onto 0 1"]
    isle.play("onto 0 1", "card C1")
    assert isle.train(0) == "E1 T1[?]"
    assert isle.discards.split()[0] == "C1"


def test_it_amb_18_by_option_a_matching_card_may_be_forced_too_but_never_on_a_coach() -> None:
    options: dict[str, Any] = {"forced_load_requires_mismatch": False, **PILES}
    isle = Isle(["H1 bank", ""], ["E1 H1 C1", "E1"], **options)
    isle.play("load")
    assert isle.legal() == ["card H1", "force H1", "card bank", "force bank"]
    isle.play("force H1")
    assert isle.legal() == ["onto 0 1"]
    isle.play("onto 0 1", "card bank")
    assert (isle.train(0), isle.hand(0)) == ("E1 H1[?] C1", "")


def forced(**options: Any) -> Isle:
    """Seat 0 has laid a Level 1 Hopper face down on the tanker of seat 1."""
    isle = Isle(["H1 C1", ""], ["E1", "E1 T1"], **options, **PILES)
    isle.play("load", "force H1", "onto 1 1", "card C1", *["take_deck"] * 3)
    return isle


def test_it_amb_19_only_who_loaded_a_face_down_card_knows_it() -> None:
    isle = forced()
    cards = [seen(isle, seat)["trains"][1][1]["loads"][0]["card"] for seat in (0, 1)]
    assert cards == ["level_1_hopper", None]


def test_it_amb_19_nobody_else_learns_it_from_the_story_of_the_move() -> None:
    isle = Isle(["H1 C1", ""], ["E1", "E1 T1"], **PILES)
    isle.play("load", "force H1", "onto 1 1")
    assert seen(isle, 0)["doing"]["forced_card"] == "level_1_hopper"
    assert seen(isle, 1)["doing"]["forced_card"] is None
    isle.play("card C1")
    told = [event for event in isle.events if event.kind == "forced"]
    assert [event.secrets for event in told] == [{"card": (0,)}]


def test_it_amb_19_it_is_public_in_the_discard_pile() -> None:
    isle = forced()
    isle.play("take", "take_deck")
    assert isle.seat == 1
    isle.play(*SPECIAL, "item 1 0", "finish", "take_deck", "take_deck")
    assert isle.discards.split()[0] == "H1"
    assert [seen(isle, seat)["discards"][0] for seat in (0, 1)] == ["level_1_hopper"] * 2


def test_it_amb_19_by_option_everybody_knows_it() -> None:
    isle = forced(facedown_cargo_public=True)
    assert [seen(isle, seat)["trains"][1][1]["loads"][0] for seat in (0, 1)] == [{"card": "level_1_hopper"}] * 2


@pytest.mark.parametrize("card", ["H1", "H3"])
def test_it_amb_19_the_owner_of_the_train_names_it_by_its_place_whatever_it_is(card: str) -> None:
    isle = Isle(["", ""], ["E1 T2[T2]", "E1"], **PILES)
    hidden = module_of(GAME, "rules.cards").hide(isle.s, 1, number(card))
    isle.s.loads[0, 1, 1] = hidden
    isle.play(*SPECIAL)
    assert isle.legal() == ["item 1 0", "item 1 1"]


def test_it_amb_20_the_own_caboose_draws_before_the_benefit_of_the_car() -> None:
    """Caboose 8 two cards, the coach three and two tokens: no token before the fifth card."""
    isle = Isle(["", ""], ["E1 K8", "E1 C2"], supplies=["green"], **PILES)
    isle.play("load", "load_passenger green", "onto 1 1", *["take_deck"] * 4)
    assert (isle.phase, isle.s.tokens[0]) == ("draw", 0)
    isle.play("take_deck")
    assert (isle.phase, isle.s.tokens[0], isle.s.hand_size[0]) == ("action", 2, 5)


def test_it_amb_20_all_draws_come_before_the_discard_of_the_benefit() -> None:
    isle = Isle(["H1", ""], ["E1 K2", "E1 H1"], **PILES)
    isle.play("load", "card H1", "onto 1 1", *["take_deck"] * 3)
    assert isle.phase == "draw"
    isle.play("take_deck")
    assert (isle.phase, isle.s.hand_size[0]) == ("discard", 4)


def test_it_amb_20_alone_the_draws_end_the_game_before_the_discard() -> None:
    isle = Isle(["H1"], ["E1 K2 H1"], deck="B1 B1 B1 B1")
    isle.play("load", "card H1", "onto 0 2", *["take_deck"] * 4)
    assert (isle.over, isle.hand(0), isle.discards) == (True, "B1 B1 B1 B1", "")


# Deliver


@pytest.mark.parametrize("train", ["E1 H1 C1", "E1 H1 K1"])
def test_it_amb_21_without_a_load_there_is_no_deliver(train: str) -> None:
    assert "deliver" not in Isle(["", ""], [train, "E1[green]"], supplies=["green"], **PILES).legal()
    assert "deliver" in Isle(["", ""], [train.replace("H1", "H1[C1]"), "E1"], **PILES).legal()


def test_it_amb_21_a_deliver_is_finished_only_after_a_delivery() -> None:
    isle = Isle(["", ""], ["E1[green] H1[C1]", "E1"], tickets={"flint_beach": "ticket_5"}, **PILES)
    isle.play("deliver", "to flint_beach")
    assert isle.legal() == ["ticket", "special"]
    isle.play("ticket", "item 0 0")
    assert isle.legal() == ["special", "finish"]
    isle.play("special")
    assert isle.legal() == ["item 1 0"]
    isle.play("item 1 0")
    assert isle.legal() == ["finish"]


def test_it_amb_22_a_load_placed_by_a_bonus_load_serves_the_same_deliver() -> None:
    isle = Isle(["B3", ""], ["E3[green] T1[T2] B1", "E1"], tickets={"flint_beach": "ticket_2"}, **PILES)
    isle.play("deliver", "to flint_beach")
    assert "primary" not in isle.legal()
    isle.play("ticket", "item 0 0", "take_deck", "take_deck", "load", "card B3", "onto 0 2")
    assert "primary" in isle.legal()
    isle.play("primary", "item 1 0", "item 2 0")
    assert isle.island("flint_beach") == (0, "primary")


@pytest.mark.parametrize("order", [("ticket", "primary", "special"), ("special", "primary", "ticket")])
def test_it_amb_22_deliveries_follow_one_another_in_any_order(order: tuple[str, ...]) -> None:
    moves = {
        "primary": ("primary", "item 1 0", "item 2 0"),
        "ticket": ("ticket", "item 0 0"),
        "special": ("special", "item 3 0", "finish", "take_deck", "take_deck"),
    }
    isle = Isle(["", ""], ["E3[cyan] H1[C1] B1[B3] T1[T2]", "E1"], tickets={"billingtons": "ticket_5"}, **PILES)
    isle.play("deliver", "to billingtons")
    for kind in order:
        assert kind in isle.legal()
        isle.play(*moves[kind])
        assert kind not in isle.legal()
    assert isle.legal() == ["finish"]
    assert (isle.island("billingtons"), isle.filled("billingtons"), isle.s.tokens[0]) == ((0, "primary"), 1, 4)
    assert (isle.train(0), isle.s.hand_size[0]) == ("E3 H1 B1 T1", 2)


def test_it_amb_22_one_primary_then_one_secondary_an_action() -> None:
    train = "E3 H3[C1 C1 C1] H3[C1 C1 C1] T1[T2] B3[B3 B3 B3]"
    isle = Isle(["", ""], [train, "E1"], **PILES)
    isle.play("deliver", "to alpine_lodge")
    assert isle.legal() == ["primary", "special"]
    isle.play("primary", "item 1 0", "item 1 0")
    assert isle.legal() == ["secondary a", "secondary b", "special", "finish"]
    isle.play("secondary b", "item 2 0", "item 2 0", "item 3 0", "item 4 0")
    assert isle.legal() == ["special", "finish"]


def test_it_amb_22_with_caboose_9_first_every_location_may_be_the_destination() -> None:
    islands = ["flint_beach", "camp_eagle", "devon_city", "cactus_mines", "billingtons", "alpine_lodge"]
    isle = Isle(["C1", ""], ["E3[green] K9 H2[C1]", "E1"], tickets={"flint_beach": "ticket_2"}, **PILES)
    isle.play("deliver")
    assert isle.legal("to") == [f"to {island}" for island in islands]
    isle.play("to alpine_lodge")
    assert "primary" not in isle.legal()
    isle.play("elsewhere", "item 0 0", "take_deck", "take_deck", "load", "card C1", "onto 0 2")
    isle.play("primary", "item 2 0", "item 2 0")
    assert isle.island("alpine_lodge") == (0, "primary")
    isle = Isle(["C1", ""], ["E3[green] H2[C1]", "E1"], **PILES)
    isle.play("deliver")
    assert isle.legal("to") == ["to flint_beach"]


def test_it_amb_23_one_special_delivery_an_action_with_all_its_items_together() -> None:
    isle = Isle(["", ""], ["E1[green] H2[C1 T1]", "E1"], **PILES)
    isle.play(*SPECIAL, "item 0 0", "item 1 0")
    assert (isle.hand(0), isle.bag, isle.discards) == ("", "", "T1")
    isle.play("finish", *["take_deck"] * 4)
    assert (isle.train(0), isle.bag, isle.discards) == ("E1 H2[T1]", "green", "C1 T1")
    assert isle.legal() == ["finish"]
    isle.play("finish")
    assert "deliver" in isle.legal()


def test_it_amb_24_the_player_chooses_the_car_and_the_card_on_it() -> None:
    isle = Isle(["", ""], ["E3 H2[C1 T1] H1[H1]", "E1"], **PILES)
    isle.play("deliver", "to alpine_lodge", "primary")
    assert isle.legal() == ["item 1 0", "item 1 1", "item 2 0"]
    isle.play("item 1 1")
    assert isle.legal() == ["item 1 0", "item 2 0"]
    isle.play("item 2 0")
    assert (isle.train(0), isle.discards) == ("E3 H2[C1] H1", "H1 T1 T1")


def test_it_amb_24_a_load_is_named_by_its_place_on_a_coach_with_several_colours() -> None:
    isle = Isle(["", ""], ["E1 C3[white green white]", "E1"], tickets={"alpine_lodge": "ticket_5"}, **PILES)
    isle.play("deliver", "to alpine_lodge", "ticket")
    assert isle.legal() == ["item 1 0", "item 1 2"]
    isle.play("item 1 2")
    assert isle.train(0) == "E1 C3[white green]"


def test_it_amb_25_a_special_delivery_needs_no_destination() -> None:
    islands = dict.fromkeys(BOX.ISLANDS, (1, "secondary_a"))
    filled = dict.fromkeys(BOX.ISLANDS[: BOX.TICKETED], 3)
    isle = Isle(["", ""], ["E3[green] H1[C1] T1[T2]", "E1"], islands=islands, filled=filled, **PILES)
    isle.play("deliver")
    assert isle.legal() == ["special_only"]
    isle.play("special_only")
    assert isle.legal() == ["special"]
    isle.play("special", "item 1 0", "finish", "take_deck", "take_deck", "finish")
    assert isle.s.hand_size[0] == 2


def test_it_amb_26_passing_the_end_space_counts_as_reaching_it() -> None:
    table: dict[str, Any] = {"tickets": {"billingtons": "ticket_5"}, "filled": {"billingtons": 2}, "row": "H1 H1 H1"}
    isle = Isle(["", ""], ["E1[cyan] H1[C1] B1[B3]", "E1"], progress=3, actions=1, **table, **PILES)
    isle.play("deliver", "to billingtons", "primary", "item 1 0", "item 2 0", "ticket", "item 0 0")
    assert (isle.s.progress, isle.s.train_taker) == (5, NONE)
    isle.play("finish")
    assert (isle.s.train_taker, isle.s.turns_left, isle.seat) == (0, 2, 1)


ADVANCES = {
    "a contract": ("to billingtons", "primary", "item 1 0", "item 2 0"),
    "a full ticket": ("to billingtons", "ticket", "item 0 0"),
}
LAST_SPACE: dict[str, Any] = {"tickets": {"billingtons": "ticket_5"}, "filled": {"billingtons": 2}, **PILES}


@pytest.mark.parametrize("how", ADVANCES)
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 6)])
def test_it_amb_26_the_progress_train_never_goes_beyond_the_sixth_space(how: str, before: int, after: int) -> None:
    isle = Isle([""] * 4, ["E1[cyan] H1[C1] B1[B3]", "E1", "E1", "E1"], progress=before, **LAST_SPACE)
    isle.play("deliver", *ADVANCES[how])
    assert isle.s.progress == after


@pytest.mark.parametrize("how", ADVANCES)
def test_it_amb_26_once_it_is_taken_nothing_moves_it(how: str) -> None:
    isle = Isle(["", ""], ["E1[cyan] H1[C1] B1[B3]", "E1"], progress=4, **LAST_SPACE)
    isle.s.train_taker, isle.s.turns_left, isle.s.end_trigger = 1, 2, 0
    isle.play("deliver", *ADVANCES[how])
    assert (isle.s.progress, isle.s.train_taker) == (4, 1)


# Bonus actions


def test_it_amb_27_a_bonus_action_may_bring_another_before_the_outer_one_goes_on() -> None:
    tickets = {"flint_beach": "ticket_4"}
    isle = Isle(["H1 C1", ""], ["E1 C2[green green]", "E1 H3"], tickets=tickets, bag="white", **PILES)
    isle.play("load", "card H1", "onto 1 1", "take_deck", "take_deck", "deliver", "to flint_beach")
    isle.play("ticket", "item 1 0", "take_deck", "take_deck")
    assert isle.legal() == ["build", "decline"]
    isle.play("build", "card C1", "extend", "keep", "card B1")
    assert (isle.phase, isle.train(0)) == ("deliver", "E1 C2[green] C1")
    isle.play("ticket", "item 1 0", "take_deck", "decline", "finish")
    assert (isle.phase, isle.seat, isle.s.steps[isle.s.step_count - 1, 1]) == ("action", 0, 1)


def test_it_amb_27_below_a_main_action_two_bonus_actions_lie_inside_one_another_at_most() -> None:
    """Load, bonus Deliver, bonus Load: on a car whose benefit would be an action, but it brings none."""
    isle = Isle(["T2 C1", ""], ["E1[green] H3", "E1 T2"], tickets={"flint_beach": "ticket_2"}, **PILES)
    isle.play("load", "card T2", "onto 1 1", *["take_deck"] * 3)
    assert isle.legal() == ["deliver", "decline"]
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0", "take_deck", "take_deck")
    assert isle.legal() == ["load", "decline"]
    isle.play("load", "card C1", "onto 0 1")
    assert (isle.phase, isle.legal()) == ("deliver", ["special", "finish"])
    assert isle.train(0) == "E1 H3[C1]"


@pytest.mark.parametrize("ticket", ["ticket_2", "ticket_4"])
def test_it_amb_28_the_bonus_action_of_a_ticket_may_be_declined(ticket: str) -> None:
    isle = Isle(["C1 C1", ""], ["E1[green] H1", "E1"], tickets={"flint_beach": ticket}, **PILES)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0", "take_deck", "take_deck")
    kind = "load" if ticket == "ticket_2" else "build"
    assert isle.legal() == [kind, "decline"]
    isle.play("decline")
    assert (isle.phase, isle.train(0)) == ("deliver", "E1 H1")


def test_it_amb_29_a_bonus_action_of_any_kind_is_one_of_all_four() -> None:
    isle = Isle(["H1 C1", ""], ["E1[green] H1", "E1 H3"], bag="white", **PILES)
    isle.play("load", "card H1", "onto 1 1", "take_deck", "take_deck")
    assert isle.legal() == ["take", "build", "load", "deliver", "decline"]
    isle.play("take")
    assert isle.legal() == ["take_deck", "take_bag"]
    isle.play("take_bag")
    assert (isle.supply(0), isle.phase, isle.seat) == ("white", "action", 0)


def test_it_amb_29_its_load_goes_on_the_own_train() -> None:
    isle = Isle(["H1 C1", ""], ["E1 H1", "E1 H3"], **PILES)
    isle.play("load", "card H1", "onto 1 1", "take_deck", "take_deck", "load", "card C1")
    assert isle.legal() == ["onto 0 1"]
    isle.play("onto 0 1")
    assert (isle.phase, isle.train(0), isle.train(1)) == ("action", "E1 H1[C1]", "E1 H3[H1]")


def with_bonus(train: str, hand: str = "", **table: Any) -> Isle:
    """A table whose seat 0 has a bonus action of any kind, and two more cards in hand (Level 1 Boxcars)."""
    isle = Isle([f"{hand} T1", ""], [train, "E1 H3"], **table, **PILES)
    isle.play("load", "card T1", "onto 1 1")
    while isle.phase == "draw":
        isle.play("take_deck")
    assert isle.phase == "bonus"
    return isle


def test_it_amb_30_caboose_1_draws_after_a_bonus_deliver() -> None:
    isle = with_bonus("E1[green] K1")
    isle.play(*SPECIAL, "item 0 0", "finish", "take_deck", "take_deck", "finish")
    assert isle.phase == "draw"
    isle.play("take_deck")
    assert isle.phase == "action"


@pytest.mark.parametrize(
    ("move", "onto", "caboose", "cards"), [("card C1", 1, "K2", 1), ("load_passenger green", 0, "K8", 2)]
)
def test_it_amb_30_cabooses_2_and_8_draw_for_a_bonus_load(move: str, onto: int, caboose: str, cards: int) -> None:
    isle = with_bonus(f"E1 H1 {caboose}", "C1", supplies=["green"])
    isle.play("load", move, f"onto 0 {onto}", *["take_deck"] * cards)
    assert isle.phase == "action"


def test_it_amb_30_caboose_5_lowers_the_cost_of_a_bonus_build() -> None:
    isle = with_bonus("E1 K5", "T2 E2 E2")
    isle.play("build", "card T2", "extend", "keep")
    assert isle.s.due == 5 - 1


def test_it_amb_30_caboose_7_gives_a_passenger_in_a_bonus_deliver() -> None:
    isle = with_bonus("E1[green] T1[T2] K7")
    isle.play("deliver", "to devon_city", "primary", "item 0 0", "count_as oil", "item 1 0")
    assert isle.island("devon_city") == (0, "primary")


@pytest.mark.parametrize(("caboose", "kind", "filled"), [("K9", "elsewhere", (1, 0)), ("K10", "stray", (0, 0))])
def test_it_amb_30_cabooses_9_and_10_serve_a_bonus_deliver(caboose: str, kind: str, filled: tuple[int, int]) -> None:
    isle = with_bonus(f"E1[green] {caboose}", tickets={"flint_beach": "ticket_5", "devon_city": "ticket_6"})
    isle.play("deliver", "to devon_city", kind, "item 0 0")
    assert (isle.filled("flint_beach"), isle.filled("devon_city"), isle.s.tokens[0]) == (*filled, 4)


@pytest.mark.parametrize(("caboose", "kind"), [("K9", "elsewhere"), ("K10", "stray")])
def test_it_amb_30_what_is_allowed_once_is_allowed_once_in_each_deliver_bonus_or_main(caboose: str, kind: str) -> None:
    tickets = {"flint_beach": "ticket_5", "devon_city": "ticket_6"}
    isle = with_bonus(f"E1 C3[green green green] {caboose}", tickets=tickets)
    for _ in range(2):
        isle.play("deliver", "to devon_city", kind, "item 1 0")
        assert isle.legal() == ["special", "finish"]
        isle.play("finish")
    assert isle.seat == 1
    assert isle.train(0) == f"E1 C3[green] {caboose}"


def test_it_amb_31_nothing_is_discarded_from_an_empty_hand() -> None:
    isle = Isle(["H1", ""], ["E1", "E1 H1"])
    isle.play("load", "card H1", "onto 1 1")
    assert (isle.phase, isle.discards, isle.train(1)) == ("action", "", "E1 H1[H1]")


def test_it_amb_31_but_an_old_card_goes_when_none_could_be_taken() -> None:
    isle = Isle(["H1 T1", ""], ["E1", "E1 H1"])
    isle.play("load", "card H1", "onto 1 1")
    assert (isle.phase, isle.legal()) == ("discard", ["card T1"])
    isle.play("card T1")
    assert (isle.discards, isle.hand(0)) == ("T1", "")
