"""IT-089 to IT-121: the Deliver action."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from .isle import Isle

DECK = "E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1 E1"


def destinations(train: str, *, seats: int = 2, islands: Mapping[str, tuple[int, str]] | None = None) -> list[str]:
    """Where the first seat may deliver with this train."""
    isle = Isle([""] * seats, [train, *["E1"] * (seats - 1)], islands=islands)
    isle.play("deliver")
    assert isle.legal()[-1] == "special_only"
    return [move.removeprefix("to ") for move in isle.legal("to")]


# The action


def test_it_089_a_train_without_loads_delivers_nothing_whatever_lies_on_another() -> None:
    assert "deliver" not in Isle(trains=["E1 H1", "E1[green] H1[H1]"]).legal()
    assert "deliver" in Isle(trains=["E1 H1[H1]", "E1 H1"]).legal()


def test_it_089_only_own_loads_count_for_contracts_and_are_set_aside() -> None:
    isle = Isle(trains=["E1 H1[H1]", "E1 T1[T2] C1[green]"])
    isle.play("deliver")
    assert isle.legal() == ["special_only"]
    isle.play("special_only", "special")
    assert isle.legal() == ["item 1 0"]


def test_it_090_everything_goes_to_one_destination() -> None:
    isle = Isle(trains=["E3[black] C1[green] T2[T2 T2] B1[B3]", "E1"])
    isle.play("deliver")
    assert isle.legal() == ["to flint_beach", "to devon_city", "special_only"]
    isle.play("to devon_city")
    assert isle.legal() == ["primary", "ticket", "special"]
    isle.play("ticket")
    assert isle.legal() == ["item 0 0"]


def test_it_090_the_next_action_may_go_elsewhere() -> None:
    isle = Isle(trains=["E3[black] C1[green]", "E1"], tickets={"devon_city": "ticket_5", "flint_beach": "ticket_6"})
    isle.play("deliver", "to devon_city", "ticket", "item 0 0")
    assert isle.legal() == ["special", "finish"]
    isle.play("finish", "deliver")
    assert isle.legal("to") == ["to flint_beach"]


def test_it_091_one_action_may_hold_all_four_kinds_of_delivery() -> None:
    trains = ["E3[white] H3[H1 H1 H1] H1[H1] T2[T2 T2] B1[B3]", "E1"]
    isle = Isle(trains=trains, tickets={"alpine_lodge": "ticket_5"}, deck=DECK)
    isle.play("deliver", "to alpine_lodge")
    assert isle.legal() == ["primary", "ticket", "special"]
    isle.play("primary", "item 1 0", "item 1 0")
    assert isle.legal() == ["secondary b", "ticket", "special", "finish"]
    isle.play("secondary b", "item 1 0", "item 2 0", "item 3 0", "item 4 0", "ticket", "item 0 0")
    isle.play("special", "item 3 0", "finish", "take_deck", "take_deck")
    assert isle.legal() == ["finish"]
    assert (isle.train(0), isle.island("alpine_lodge"), isle.s.tokens[0]) == ("E3 H3 H1 T2 B1", (0, "secondary_b"), 4)
    isle.play("finish")
    assert (isle.seat, isle.phase) == (0, "action")


@pytest.mark.parametrize("number", range(1, 8))
def test_it_092_any_number_of_loads_goes_in_one_action(number: int) -> None:
    isle = Isle(trains=["E3[green] H3[H1 H1 H1] C3[black black white]", "E1"], deck=DECK)
    isle.play("deliver", "special_only", "special")
    for item in ["0 0", "1 0", "1 0", "1 0", "2 0", "2 0", "2 0"][:number]:
        isle.play(f"item {item}")
    isle.play("finish")
    assert isle.draw_all() == 2 * number
    assert isle.s.discard_size[0] + len(isle.bag.split()) == number


def test_it_092_cargo_and_passengers_together() -> None:
    isle = Isle(trains=["E3[black] C2[black black] T2[T2 T2]", "E1"], tickets={"devon_city": "ticket_5"})
    isle.play("deliver", "to devon_city", "primary", "item 2 0", "item 2 0")
    isle.play("ticket", "item 0 0", "ticket", "item 1 0", "ticket", "item 1 0")
    assert isle.legal() == ["finish"]
    assert (isle.train(0), isle.filled("devon_city"), isle.island("devon_city")) == ("E3 C2 T2", 3, (0, "primary"))


def test_it_093_passengers_of_the_supply_are_not_delivered() -> None:
    assert "deliver" not in Isle(supplies=["green green"]).legal()
    isle = Isle(trains=["E1 H1[H1]", "E1"], supplies=["green"])
    isle.play("deliver")
    assert isle.legal() == ["special_only"]
    isle.play("special_only", "special")
    assert isle.legal() == ["item 1 0"]
    isle.play("item 1 0", "finish", "finish")
    assert isle.supply(0) == "green"


def test_it_094_a_passenger_on_the_engine_is_delivered_like_one_on_a_coach() -> None:
    isle = Isle(trains=["E1[green] C1[green]", "E1"], tickets={"flint_beach": "ticket_5"})
    isle.play("deliver", "to flint_beach", "ticket")
    assert isle.legal() == ["item 0 0", "item 1 0"]
    isle.play("item 0 0", "special")
    assert (isle.train(0), isle.filled("flint_beach"), isle.legal()) == ("E1 C1[green]", 1, ["item 1 0"])


@pytest.mark.parametrize("engine", ["E1", "E2", "E3"])
def test_it_094_the_passenger_of_any_engine_can_be_set_aside(engine: str) -> None:
    isle = Isle(trains=[f"{engine}[green]", "E1"])
    isle.play("deliver", "special_only", "special", "item 0 0", "finish")
    assert (isle.train(0), isle.bag) == (engine, "green")


# Primary contract


@pytest.mark.parametrize(
    ("island", "enough", "too_little"),
    [
        ("flint_beach", "T1[T2] B1[B3]", "T2[T2 T2] B1"),
        ("camp_eagle", "B2[B3 B3]", "B2[B3]"),
        ("devon_city", "T2[T2 T2]", "T2[T2] B3[B3 B3]"),
        ("cactus_mines", "H1[H1] T1[T2]", "H2[H1 H1]"),
        ("billingtons", "H1[H1] B1[B3]", "B1[B3] T1[T2]"),
        ("alpine_lodge", "H1[H1] H1[H1]", "H3[H1] T3[T2 T2 T2]"),
    ],
)
def test_it_095_a_primary_needs_all_its_cargo_at_once(island: str, enough: str, too_little: str) -> None:
    assert island in destinations(f"E3 {enough}")
    assert island not in destinations(f"E3 {too_little}")


def test_it_095_a_contract_once_begun_is_delivered_in_full() -> None:
    isle = Isle(trains=["E3 H1[H1] T2[T2 T2]", "E1"])
    isle.play("deliver", "to devon_city", "primary")
    assert isle.legal() == ["item 2 0", "item 2 1"]
    isle.play("item 2 0")
    assert (isle.legal(), isle.island("devon_city")) == (["item 2 0"], None)
    isle.play("item 2 0")
    assert isle.island("devon_city") == (0, "primary")


@pytest.mark.parametrize("taken", [(1, "primary"), (1, "secondary_a"), (0, "secondary_b")])
def test_it_096_the_island_card_must_still_be_on_the_island(taken: tuple[int, str]) -> None:
    assert destinations("E3 T2[T2 T2]") == ["devon_city"]
    assert destinations("E3 T2[T2 T2]", islands={"devon_city": taken}) == []


@pytest.mark.parametrize(
    ("billingtons", "is_open"), [((0, "primary"), False), ((0, "secondary_a"), True), ((1, "primary"), True)]
)
def test_it_097_no_primary_while_holding_an_island_card(billingtons: tuple[int, str], is_open: bool) -> None:
    assert ("devon_city" in destinations("E3 T2[T2 T2]", islands={"billingtons": billingtons})) is is_open


def test_it_097_not_even_at_the_same_destination_as_a_ticket() -> None:
    isle = Isle(trains=["E3[black] T2[T2 T2]", "E1"], islands={"billingtons": (0, "primary")})
    isle.play("deliver", "to devon_city")
    assert isle.legal() == ["ticket", "special"]


def test_it_098_the_cargo_of_a_primary_is_discarded() -> None:
    isle = Isle(trains=["E3 T3[T2 bank ?H1]", "E1"], discards="C1")
    isle.play("deliver", "to devon_city", "primary", "item 1 2", "item 1 0")
    assert (isle.discards, isle.train(0)) == ("T2 H1 C1", "E3 T3[bank]")


def test_it_099_the_player_takes_the_island_card_and_holds_it() -> None:
    isle = Isle(trains=["E2 T2[T2 T2]", "E1"])
    assert (isle.island("devon_city"), isle.score(0)) == (None, 2 + 5 + 2)
    isle.play("deliver", "to devon_city", "primary", "item 1 0", "item 1 0")
    assert (isle.island("devon_city"), isle.score(0)) == ((0, "primary"), 2 + 5 + 5)
    assert [isle.island(name) for name in ("flint_beach", "camp_eagle", "alpine_lodge")] == [None] * 3


@pytest.mark.parametrize("progress", [0, 2])
def test_it_100_a_primary_moves_the_progress_train_one_space(progress: int) -> None:
    isle = Isle(trains=["E2 T2[T2 T2]", "E1"], progress=progress)
    isle.play("deliver", "to devon_city", "primary", "item 1 0")
    assert isle.s.progress == progress
    isle.play("item 1 0")
    assert isle.s.progress == progress + 1


@pytest.mark.parametrize(("first", "open_to_others"), [("take", True), ("deliver", False)])
def test_it_101_only_the_taker_completes_contracts_of_the_card(first: str, open_to_others: bool) -> None:
    loaded = "E3 H2[H1 H1] T3[T2 T2 T2] B1[B3]"
    isle = Isle(trains=["E3 T2[T2 T2]", loaded], actions=1)
    if first == "take":
        isle.play("take", "take_bag")
    else:
        isle.play("deliver", "to devon_city", "primary", "item 1 0", "item 1 0", "finish")
    assert isle.seat == 1
    isle.play("deliver")
    assert ("to devon_city" in isle.legal()) is open_to_others


def test_it_101_the_taker_may_go_on_with_its_secondaries() -> None:
    loaded = "E3 H2[H1 H1] T3[T2 T2 T2] B1[B3]"
    assert "devon_city" in destinations(loaded, islands={"devon_city": (0, "primary")})
    assert "devon_city" not in destinations(loaded, islands={"devon_city": (1, "primary")})


@pytest.mark.parametrize(
    ("cars", "is_enough"),
    [
        ("H3[H1 H1 H1]", True),
        ("H2[H1 H1] B1[B3]", True),
        ("H1[H1] T1[T2] B1[B3]", True),
        ("H2[H1 H1] C1[green]", False),
    ],
)
def test_it_102_the_primary_of_the_research_station_takes_any_three_cargo(cars: str, is_enough: bool) -> None:
    assert ("research_station" in destinations(f"E3 {cars}", seats=4)) is is_enough
    assert "research_station" not in destinations(f"E3 {cars}", seats=3)


@pytest.mark.parametrize(("cars", "is_enough"), [("H3[H1 H1 H1] T1[T2] B1[B3]", True), ("H3[H1 H1 H1] T1[T2]", False)])
def test_it_102_its_secondary_takes_any_five(cars: str, is_enough: bool) -> None:
    held = {"research_station": (0, "primary")}
    assert ("research_station" in destinations(f"E3 {cars}", seats=4, islands=held)) is is_enough


def test_it_102_which_cargo_goes_there_is_free() -> None:
    isle = Isle([""] * 4, ["E3[green] H2[H1 H1] T1[T2] B1[B3]", "E1", "E1", "E1"])
    isle.play("deliver", "to research_station", "primary")
    assert isle.legal() == ["item 1 0", "item 1 1", "item 2 0", "item 3 0"]
    isle.play("item 3 0", "item 1 0", "item 2 0")
    assert (isle.island("research_station"), isle.train(0)) == ((0, "primary"), "E3[green] H2[H1] T1 B1")


# Secondary contract


@pytest.mark.parametrize(
    ("cars", "secondaries"),
    [
        ("H3[H1 H1 H1] T1[T2] B2[B3 B3]", ["secondary a", "secondary b"]),
        ("H3[H1 H1 H1] B2[B3 B3]", ["secondary a"]),
        ("H2[H1 H1] T1[T2] B1[B3]", ["secondary b"]),
        ("H2[H1 H1] T1[T2] B1", []),
    ],
)
def test_it_103_a_secondary_of_the_held_card_needs_all_its_cargo(cars: str, secondaries: list[str]) -> None:
    isle = Isle(trains=[f"E3[white] {cars}", "E1"], islands={"alpine_lodge": (0, "primary")})
    isle.play("deliver", "to alpine_lodge")
    assert isle.legal("secondary") == secondaries
    assert isle.legal("primary") == []


def test_it_103_only_one_of_them_is_completed() -> None:
    trains = ["E3 H3[H1 H1 H1] H2[H1 H1] T1[T2] B3[B3 B3 B3]", "E1"]
    isle = Isle(trains=trains, islands={"alpine_lodge": (0, "primary")})
    isle.play("deliver", "to alpine_lodge", "secondary b", "item 1 0", "item 1 0", "item 3 0", "item 4 0")
    assert isle.island("alpine_lodge") == (0, "secondary_b")
    assert isle.legal() == ["special", "finish"]


def test_it_104_a_secondary_is_completed_only_at_its_own_location() -> None:
    trains = ["E3[black] H2[H1 H1] T1[T2] B1[B3]", "E1"]
    for island, moves in [("devon_city", ["ticket", "special"]), ("alpine_lodge", ["secondary b", "special"])]:
        isle = Isle(trains=trains, islands={"alpine_lodge": (0, "primary")})
        isle.play("deliver", f"to {island}")
        assert isle.legal() == moves


def test_it_105_the_cargo_of_a_secondary_is_discarded() -> None:
    trains = ["E3 H2[H1 C1] T1[T2] B1[B3]", "E1"]
    isle = Isle(trains=trains, islands={"alpine_lodge": (0, "primary")}, discards="K1")
    isle.play("deliver", "to alpine_lodge", "secondary b", "item 3 0", "item 1 0", "item 2 0", "item 1 0")
    assert (isle.discards, isle.train(0)) == ("C1 T2 H1 B3 K1", "E3 H2 T1 B1")


def test_it_106_a_done_card_scores_both_contracts_and_is_never_used_again() -> None:
    trains = ["E1 H3[H1 H1 H1] H2[H1 H1] T1[T2] B3[B3 B3 B3]", "E1"]
    isle = Isle(trains=trains, islands={"alpine_lodge": (0, "primary")})
    before = isle.score(0)
    isle.play("deliver")
    assert isle.legal("to") == ["to alpine_lodge"]
    isle.play("to alpine_lodge", "secondary b", "item 1 0", "item 1 0", "item 3 0", "item 4 0")
    assert isle.island("alpine_lodge") == (0, "secondary_b")
    assert isle.score(0) == before + 8 - 4
    isle.play("finish", "deliver")
    assert "to alpine_lodge" not in isle.legal()


def test_it_107_with_the_card_done_another_primary_may_follow() -> None:
    trains = ["E3 H2[H1 H1] T3[T2 T2 T2] B1[B3]", "E1"]
    isle = Isle(trains=trains, islands={"alpine_lodge": (0, "primary")})
    isle.play("deliver")
    assert isle.legal("to") == ["to alpine_lodge"]
    isle.play("to alpine_lodge", "secondary b", "item 1 0", "item 1 0", "item 2 0", "item 3 0", "finish", "deliver")
    assert isle.legal("to") == ["to devon_city"]
    isle.play("to devon_city", "primary", "item 2 0", "item 2 0")
    assert (isle.island("alpine_lodge"), isle.island("devon_city")) == ((0, "secondary_b"), (0, "primary"))


def test_it_108_a_secondary_does_not_move_the_progress_train() -> None:
    trains = ["E3 H2[H1 H1] T1[T2] B1[B3]", "E1"]
    isle = Isle(trains=trains, islands={"alpine_lodge": (0, "primary")}, progress=1)
    isle.play("deliver", "to alpine_lodge", "secondary b", "item 1 0", "item 1 0", "item 2 0", "item 3 0")
    assert (isle.island("alpine_lodge"), isle.s.progress) == ((0, "secondary_b"), 1)


@pytest.mark.parametrize(("second_hopper", "can_go_on"), [("H2[H1]", True), ("H2", False)])
def test_it_109_primary_and_secondary_in_one_action_take_cargo_of_their_own(
    second_hopper: str, can_go_on: bool
) -> None:
    isle = Isle(trains=[f"E3 H3[H1 H1 H1] {second_hopper} T1[T2] B1[B3]", "E1"])
    isle.play("deliver", "to alpine_lodge")
    assert isle.legal() == ["primary", "special"]
    isle.play("primary", "item 1 0", "item 1 0")
    assert isle.legal("secondary") == (["secondary b"] if can_go_on else [])
    if can_go_on:
        isle.play("secondary b", "item 1 0", "item 2 0", "item 3 0", "item 4 0", "finish")
        assert (isle.island("alpine_lodge"), isle.s.discard_size[0]) == ((0, "secondary_b"), 6)
        assert (isle.s.progress, isle.phase) == (1, "action")


# Ticket


@pytest.mark.parametrize(
    ("colour", "island"),
    [
        ("green", "flint_beach"),
        ("orange_red", "camp_eagle"),
        ("black", "devon_city"),
        ("purple", "cactus_mines"),
        ("cyan", "billingtons"),
        ("white", "alpine_lodge"),
    ],
)
def test_it_110_a_passenger_goes_to_the_ticket_of_its_colour_only(colour: str, island: str) -> None:
    assert destinations(f"E1[{colour}]", seats=4) == [island]


def test_it_110_among_several_passengers_only_those_of_the_colour() -> None:
    isle = Isle(trains=["E1[white] C3[green black green]", "E1"])
    isle.play("deliver", "to flint_beach", "ticket")
    assert isle.legal() == ["item 1 0", "item 1 2"]


@pytest.mark.parametrize("filled", [0, 1, 2])
def test_it_111_a_passenger_takes_the_leftmost_free_space(filled: int) -> None:
    isle = Isle(trains=["E1[green]", "E1"], tickets={"flint_beach": "ticket_5"}, filled={"flint_beach": filled})
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    [space] = [event.args["space"] for event in isle.events if event.kind == "delivered"]
    assert (space, isle.filled("flint_beach"), isle.train(0)) == (filled + 1, filled + 1, "E1")


def test_it_111_a_full_ticket_takes_nobody() -> None:
    isle = Isle(trains=["E1[green]", "E1"], filled={"flint_beach": 3})
    isle.play("deliver")
    assert isle.legal() == ["special_only"]


@pytest.mark.parametrize(("filled", "tokens"), [(0, 4), (1, 3), (2, 2)])
def test_it_112_the_reward_of_the_space_comes_at_once(filled: int, tokens: int) -> None:
    trains = ["E1[green] C1[green]", "E1"]
    isle = Isle(trains=trains, tickets={"flint_beach": "ticket_5"}, filled={"flint_beach": filled})
    isle.play("deliver", "to flint_beach", "ticket")
    assert isle.s.tokens[:2].tolist() == [0, 0]
    isle.play("item 0 0")
    assert (isle.phase, isle.s.tokens[:2].tolist()) == ("deliver", [tokens, 0])


def test_it_112_cards_are_taken_before_the_next_delivery() -> None:
    trains = ["E1[green] C1[green]", "E1"]
    isle = Isle(trains=trains, tickets={"flint_beach": "ticket_1"}, deck=DECK)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert isle.legal() == ["take_deck"]
    assert (isle.draw_all(), isle.legal()) == (5, ["ticket", "special", "finish"])


@pytest.mark.parametrize(("filled", "moved"), [(0, 0), (1, 0), (2, 1)])
def test_it_113_the_last_free_space_moves_the_progress_train(filled: int, moved: int) -> None:
    trains = ["E1[green]", "E1"]
    isle = Isle(trains=trains, tickets={"flint_beach": "ticket_5"}, filled={"flint_beach": filled}, progress=1)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert isle.s.progress == 1 + moved


def test_it_114_the_passenger_stays_on_the_tile() -> None:
    trains = ["E1[green]", "E1[green]"]
    isle = Isle(trains=trains, tickets={"flint_beach": "ticket_5"}, actions=1, deck=DECK)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0", "finish")
    assert (isle.seat, isle.filled("flint_beach"), isle.bag) == (1, 1, "")
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0", "finish")
    assert (isle.filled("flint_beach"), isle.bag, isle.s.tokens[:2].tolist()) == (2, "", [4, 3])


def test_it_115_several_passengers_take_one_space_and_reward_each() -> None:
    isle = Isle(trains=["E1[green] C3[green white green]", "E1"], tickets={"flint_beach": "ticket_5"})
    isle.play("deliver", "to flint_beach")
    for item, tokens in [("1 2", 4), ("0 0", 4 + 3), ("1 0", 4 + 3 + 2)]:
        isle.play("ticket", f"item {item}")
        assert isle.s.tokens[0] == tokens
    assert (isle.filled("flint_beach"), isle.s.progress) == (3, 1)
    assert (isle.train(0), isle.legal()) == ("E1 C3[white]", ["special", "finish"])


@pytest.mark.parametrize("taken", [None, (0, "primary"), (1, "primary"), (0, "secondary_a"), (1, "secondary_b")])
def test_it_116_the_ticket_does_not_care_who_has_the_island_card(taken: tuple[int, str] | None) -> None:
    islands = {"flint_beach": taken} if taken else {}
    isle = Isle(trains=["E1[green]", "E1"], tickets={"flint_beach": "ticket_5"}, islands=islands)
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert (isle.filled("flint_beach"), isle.s.tokens[0], isle.island("flint_beach")) == (1, 4, taken)


# Special delivery


def test_it_117_loads_of_every_kind_but_at_least_one() -> None:
    isle = Isle(trains=["E3[purple] H1[H1] T1[?B3] B1[bank] C2[white green] K3[T2]", "E1"])
    isle.play("deliver", "special_only", "special")
    everything = ["item 0 0", "item 1 0", "item 2 0", "item 3 0", "item 4 0", "item 4 1", "item 5 0"]
    assert isle.legal() == everything
    isle.play("item 4 1")
    assert (isle.train(0).split("C2")[1], "finish" in isle.legal()) == ("[white] K3[T2]", True)


def test_it_118_a_special_delivery_can_be_the_only_one_without_a_destination() -> None:
    isle = Isle(trains=["E3[black] T2[T2 T2]", "E1"], deck=DECK)
    isle.play("deliver", "special_only")
    assert isle.legal() == ["special"]
    isle.play("special", "item 1 0", "finish")
    assert (isle.draw_all(), isle.legal()) == (2, ["finish"])


@pytest.mark.parametrize("special_first", [True, False])
def test_it_118_or_be_added_to_others(special_first: bool) -> None:
    isle = Isle(trains=["E3 T3[T2 T2 T2]", "E1"], deck=DECK)
    special, primary = ["special", "item 1 0", "finish", "take_deck", "take_deck"], ["primary", "item 1 0", "item 1 0"]
    isle.play("deliver", "to devon_city", *(special + primary if special_first else primary + special))
    assert (isle.legal(), isle.island("devon_city")) == (["finish"], (0, "primary"))
    assert (isle.train(0), isle.s.discard_size[0], isle.s.hand_size[0]) == ("E3 T3", 3, 2)


def test_it_119_all_items_are_set_aside_before_the_first_card_is_taken() -> None:
    isle = Isle(trains=["E3[black] T2[T2 T2]", "E1"], deck=DECK)
    isle.play("deliver", "special_only", "special", "item 0 0", "item 1 0")
    assert (isle.train(0), isle.s.hand_size[0], isle.legal()) == ("E3 T2[T2]", 0, ["item 1 0", "finish"])
    isle.play("finish")
    assert (isle.phase, isle.s.aside_count) == ("draw", 2)
    assert (isle.discards, isle.bag) == ("", "")


@pytest.mark.parametrize(("items", "cards"), [(1, 2), (2, 4), (3, 6)])
def test_it_120_two_cards_are_taken_for_each_item(items: int, cards: int) -> None:
    isle = Isle(trains=["E3[black] T2[T2 T2]", "E1"], deck=DECK)
    isle.play("deliver", "special_only", "special", *["item 1 0", "item 1 0", "item 0 0"][:items], "finish")
    assert isle.draw_all() == cards
    assert (isle.s.hand_size[0], isle.s.deck_size[0]) == (cards, 20 - cards)


def test_it_121_the_items_are_put_away_only_after_the_draws() -> None:
    isle = Isle(trains=["E3[black] T2[T2 H2]", "E1"], deck=DECK)
    isle.play("deliver", "special_only", "special", "item 1 0", "item 0 0", "item 1 0", "finish")
    isle.play(*["take_deck"] * 5)
    assert (isle.phase, isle.discards, isle.bag) == ("draw", "", "")
    isle.play("take_deck")
    assert (isle.phase, isle.discards, isle.bag) == ("deliver", "H2 T2", "black")


@pytest.mark.parametrize(("discards", "drawn"), [("", 1), ("B3", 2)])
def test_it_121_the_items_are_not_reshuffled_into_these_draws(discards: str, drawn: int) -> None:
    isle = Isle(trains=["E3 T2[T2 H2]", "E1"], deck="E3", discards=discards)
    isle.play("deliver", "special_only", "special", "item 1 0", "item 1 0", "finish")
    assert isle.draw_all() == drawn
    assert isle.hand(0).split() == ["E3", "B3"][:drawn]
    assert (isle.discards, isle.deck) == ("H2 T2", "")
