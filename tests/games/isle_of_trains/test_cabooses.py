"""IT-154 to IT-173: the cabooses."""

from __future__ import annotations

import pytest

from .isle import SCORING, Isle

DECK = "E2 E2 E2 E2 E2 E2 E2 E2 E2 E2 E2 E2"
TICKETS = {"devon_city": "ticket_5", "alpine_lodge": "ticket_6"}
OTHERS = " ".join(f"K{n}" for n in range(1, 11))


def deliveries(train: str, island: str, *, other: str = "E1", filled: int = 0) -> list[str]:
    """What the first seat may deliver at an island, or nothing where it cannot go there."""
    isle = Isle(trains=[train, other], tickets=TICKETS, filled={island: filled})
    isle.play("deliver")
    if f"to {island}" not in isle.legal():
        return []
    isle.play(f"to {island}")
    return isle.legal()


def paid(card: str, train: str, *modes: str, buildings: str = "", other: str = "E1") -> int:
    """The cards that the first seat pays for building this card in this way."""
    isle = Isle([f"{card} {'E1 ' * 9}", ""], [train, other], buildings=[buildings])
    isle.play("build", f"card {card}", *modes)
    cards = 0
    while isle.phase == "pay":
        isle.play("card E1")
        cards += 1
    assert (isle.phase, isle.s.hand_size[0]) == ("action", 9 - cards)
    return cards


def is_pulled(card: str, train: str, *, other: str = "E1") -> bool:
    """Whether this card can be added to this train without discarding a car."""
    isle = Isle([f"{card} {'E1 ' * 9}", ""], [train, other])
    isle.play("build", f"card {card}", "extend")
    return "keep" in isle.legal()


def load(isle: Isle, what: str, onto: str) -> int:
    """The cards that the first seat takes for loading something, without what follows."""
    isle.play("load", what, f"onto {onto}")
    return isle.draw_all()


# What a caboose is


def test_it_154_the_cabooses_of_another_do_not_draw_for_me() -> None:
    isle = Isle(["H1", ""], ["E1 H1 C1", f"E1 {OTHERS}"], supplies=["green"], deck=DECK)
    assert load(isle, "card H1", "0 1") == 0
    isle = Isle(trains=["E1 C1", f"E1 {OTHERS}"], supplies=["green"], deck=DECK)
    assert load(isle, "load_passenger green", "0 1") == 0
    isle = Isle(trains=["E1 H1[H1]", f"E1 {OTHERS}"], deck=DECK)
    isle.play("deliver", "special_only", "special", "item 1 0", "finish", "take_deck", "take_deck", "finish")
    assert isle.phase == "action"


def test_it_154_nor_do_they_build_or_deliver_for_me() -> None:
    other = f"E1 {OTHERS}"
    assert paid("H1", "E1", "extend", "keep", other=other) == 1
    assert not is_pulled("H1", "E1 B2 T1", other=other)
    assert deliveries("E1[white] T1[T2]", "devon_city", other=other) == []
    isle = Isle(["bank E1 E1 E1 E1 E1 E1", ""], ["E1", other], buildings=["town_hall"])
    isle.play("build", "card bank")
    assert isle.legal() == ["replace 0"]


def test_it_154_nor_have_i_a_space_on_the_third_one() -> None:
    isle = Isle(["H1", ""], ["E1[white]", "E1[white] K3"])
    assert "load" not in isle.legal()


@pytest.mark.parametrize(("drop", "cards"), [("keep", 1), ("drop 1", 0)])
def test_it_154_the_ability_ends_when_the_caboose_leaves_the_train(drop: str, cards: int) -> None:
    isle = Isle(["C1 E1", ""], ["E1[black] K1", "E1"], tickets=TICKETS, deck=DECK)
    isle.play("build", "card C1", "extend", drop, "card E1", "deliver", "to devon_city", "ticket", "item 0 0", "finish")
    assert len(isle.legal("take_deck")) == cards


@pytest.mark.parametrize(("train", "drop", "cards"), [("E1[black]", "keep", 1), ("E1[black] K1", "drop 1", 0)])
def test_it_154_a_caboose_may_come_or_go_during_a_deliver(train: str, drop: str, cards: int) -> None:
    built = "K1" if drop == "keep" else "K2"
    isle = Isle([f"{built} E1 E1 E1", ""], [train, "E1"], tickets={"devon_city": "ticket_4"}, filled={"devon_city": 2})
    isle.play("deliver", "to devon_city", "ticket", "item 0 0", "build", f"card {built}", "extend", drop)
    isle.play("card E1", "card E1", "card E1")
    assert isle.train(0) == f"E1 {built}"
    isle.play("finish")
    assert len(isle.legal("take_deck")) == cards


@pytest.mark.parametrize("caboose", range(1, 11))
def test_it_155_a_caboose_counts_as_a_car_of_the_train(caboose: int) -> None:
    points = {6: 1, 8: 0, 9: 3}.get(caboose, 2)
    isle = Isle(trains=[f"E1 K{caboose}", "E1"], buildings=["rail_yard", "rail_yard"])
    assert (isle.score(0), isle.score(1)) == (points + 2, 0)
    assert SCORING.standing(isle.s, 0)[1] == SCORING.standing(isle.s, 1)[1] + 1


@pytest.mark.parametrize("caboose", range(1, 11))
def test_it_155_a_caboose_can_be_discarded_to_build(caboose: int) -> None:
    isle = Isle(["C1 E1", ""], [f"E3 H1 K{caboose}", "E1"])
    isle.play("build", "card C1", "extend")
    assert isle.legal() == ["keep", "drop 1", "drop 2"]
    isle.play("drop 2", "card E1")
    assert (isle.train(0), isle.discards) == ("E3 H1 C1", f"E1 K{caboose}")


@pytest.mark.parametrize("caboose", ["K1", "K2", "K3", "K4", "K5", "K7", "K8", "K9", "K10"])
def test_it_156_a_caboose_weighs_two(caboose: str) -> None:
    assert is_pulled(caboose, "E1 T2")
    assert not is_pulled(caboose, "E1 B2")
    assert is_pulled("T2", f"E1 {caboose}")
    assert not is_pulled("B2", f"E1 {caboose}")


def test_it_156_caboose_six_weighs_nothing() -> None:
    assert is_pulled("K6", "E1 B2 B2")
    assert not is_pulled("K6", "E1 B2 B2 H1")


# Caboose 1


def test_it_157_caboose_one_takes_a_card_after_a_contract() -> None:
    isle = Isle(trains=["E1 T2[T2 T2] K1", "E1"], deck=DECK)
    isle.play("deliver", "to devon_city", "primary", "item 1 0", "item 1 0", "finish")
    assert (isle.draw_all(), isle.phase) == (1, "action")


def test_it_157_also_for_a_special_delivery_and_in_every_deliver_action() -> None:
    isle = Isle(trains=["E1 T2[T2 T2] K1", "E1"], deck=DECK)
    for cards in (2 + 1, 2 * (2 + 1)):
        isle.play("deliver", "special_only", "special", "item 1 0", "finish", "take_deck", "take_deck", "finish")
        isle.play("take_deck")
        assert isle.s.hand_size[0] == cards


def test_it_157_once_whatever_the_number_of_deliveries() -> None:
    isle = Isle(trains=["E1[black] T2[T2 T2] C2[black black] K1", "E1"], tickets=TICKETS, deck=DECK)
    isle.play("deliver", "to devon_city", "primary", "item 1 0", "item 1 0")
    isle.play("ticket", "item 0 0", "ticket", "item 2 0", "ticket", "item 2 0", "finish")
    assert (isle.draw_all(), isle.phase) == (1, "action")


@pytest.mark.parametrize("action", ["take", "load"])
def test_it_157_not_for_another_action(action: str) -> None:
    isle = Isle(["H1", ""], ["E1 H1 K1", "E1"], deck=DECK)
    isle.play(action, *(["take_bag"] if action == "take" else ["card H1", "onto 0 1"]))
    assert isle.phase == "action"


# Caboose 2


@pytest.mark.parametrize(("card", "onto", "cards"), [("H1", "0 1", 1), ("T2", "0 2", 0), ("B3", "0 3", 0)])
def test_it_158_caboose_two_takes_a_card_for_coal(card: str, onto: str, cards: int) -> None:
    isle = Isle([card, ""], ["E1 H1 T1 B1 K2", "E1"], deck=DECK)
    assert load(isle, f"card {card}", onto) == cards
    assert (isle.phase, isle.s.hand_size[0]) == ("action", cards)


def test_it_158_not_for_a_passenger() -> None:
    isle = Isle(trains=["E1 C1 K2", "E1"], supplies=["green"], deck=DECK)
    assert load(isle, "load_passenger green", "0 1") == 0


@pytest.mark.parametrize(("onto", "cards"), [("0 1", 1), ("1 1", 1 + 3), ("2 1", 1 + 2)])
def test_it_159_caboose_two_works_on_any_train_in_addition_to_the_benefit(onto: str, cards: int) -> None:
    isle = Isle(["H1", "", ""], ["E1 H1 K2", "E1 H1", "E1 H3"], deck=DECK)
    assert load(isle, "card H1", onto) == cards


# Caboose 3


@pytest.mark.parametrize("card", ["H1", "T2", "B3", "bank"])
def test_it_160_caboose_three_takes_one_cargo_card_of_any_type(card: str) -> None:
    isle = Isle([f"{card} {card}", ""], ["E1[white] K3", "E1[white]"])
    isle.play("load", f"card {card}", "onto 0 1")
    assert isle.train(0) == f"E1[white] K3[{card}]"
    assert "load" not in isle.legal()


def test_it_160_but_no_passenger() -> None:
    isle = Isle(trains=["E1[white] K3", "E1[white]"], supplies=["green"])
    assert "load" not in isle.legal()


@pytest.mark.parametrize(
    ("car", "island", "cargo"), [("H1[H1]", "cactus_mines", "oil"), ("T1[T2]", "flint_beach", "box")]
)
def test_it_161_a_wild_card_on_caboose_three_is_what_the_contract_needs(car: str, island: str, cargo: str) -> None:
    isle = Isle(trains=[f"E1 {car} K3[bank]", "E1"])
    isle.play("deliver", f"to {island}", "primary", "item 2 0")
    assert isle.legal() == [f"count_as {cargo}"]
    isle.play(f"count_as {cargo}", "item 1 0")
    assert (isle.island(island), isle.discards.split()[1]) == ((0, "primary"), "bank")


def test_it_161_its_type_is_chosen_when_it_is_unloaded() -> None:
    isle = Isle(trains=["E1 H1[H1] T1[T2] K3[bank]", "E1"])
    isle.play("deliver")
    assert isle.legal("to") == [
        f"to {name}" for name in ("flint_beach", "devon_city", "cactus_mines", "billingtons", "alpine_lodge")
    ]
    isle.play("to cactus_mines", "primary", "item 3 0")
    assert isle.legal() == ["count_as coal", "count_as oil"]
    isle.play("count_as coal")
    assert isle.legal() == ["item 2 0"]


@pytest.mark.parametrize(
    ("train", "is_open"), [("K3[H1] H1[H1]", False), ("K3[T2] H1[H1]", True), ("K3 H1[H1]", False)]
)
def test_it_161_any_other_card_there_is_what_it_shows(train: str, is_open: bool) -> None:
    assert ("primary" in deliveries(f"E1 {train}", "cactus_mines")) is is_open


def test_it_161_on_another_car_a_wild_card_is_decided() -> None:
    isle = Isle(trains=["E1 H1[H1] H1[bank]", "E1"])
    isle.play("deliver")
    assert isle.legal("to") == ["to alpine_lodge"]


# Caboose 4


@pytest.mark.parametrize(
    ("train", "standing", "modes"),
    [
        ("E1 K4", "", ["extend"]),
        ("E1 K4", "town_hall", ["extend"]),
        ("E1 K4", "town_hall rail_yard", ["replace 0", "replace 1"]),
        ("E1", "", ["extend"]),
        ("E1", "town_hall", ["replace 0"]),
    ],
)
def test_it_162_caboose_four_allows_a_second_building(train: str, standing: str, modes: list[str]) -> None:
    isle = Isle(["bank E1 E1 E1 E1 E1 E1", ""], [train, "E1"], buildings=[standing])
    isle.play("build", "card bank")
    assert isle.legal() == modes
    isle.play(modes[-1], *["card E1"] * 6)
    kept = standing.split() if modes == ["extend"] else standing.split()[:-1]
    assert isle.buildings(0).split() == [*kept, "bank"]


# Caboose 5


@pytest.mark.parametrize(
    ("card", "cost"),
    [("H2", 4), ("H3", 7), ("T1", 2), ("T3", 8), ("B1", 3), ("B3", 9), ("C2", 4), ("C3", 7), ("K1", 3), ("K6", 3)],
)
def test_it_163_with_caboose_five_an_added_car_costs_one_less(card: str, cost: int) -> None:
    assert paid(card, "E3 T1", "extend", "keep") == cost
    assert paid(card, "E3 K5", "extend", "keep") == cost - 1


@pytest.mark.parametrize(
    ("card", "car", "cost"), [("H2", "H1", 4 - 1), ("T2", "T1", 5 - 2), ("B3", "B1", 9 - 3), ("C3", "C2", 7 - 4)]
)
def test_it_163_an_upgrade_does_not(card: str, car: str, cost: int) -> None:
    assert paid(card, f"E3 {car} K5", "upgrade 1", "keep") == cost


def test_it_163_nor_does_an_engine_or_a_building() -> None:
    assert paid("E2", "E1 K5", "upgrade 0", "keep") == 3 - 1
    assert paid("E3", "E1 K5", "upgrade 0", "keep") == 6 - 1
    assert paid("bank", "E1 K5", "extend") == 6
    assert paid("bank", "E1 K5", "replace 0", buildings="town_hall") == 6


@pytest.mark.parametrize("card", ["H1", "C1"])
@pytest.mark.parametrize("cars", ["K5", "K5 K5"])
def test_it_164_the_cost_does_not_fall_below_nothing(card: str, cars: str) -> None:
    isle = Isle([card, ""], [f"E3 {cars}", "E1"])
    isle.play("build", f"card {card}", "extend", "keep")
    assert (isle.phase, isle.train(0), isle.discards) == ("action", f"E3 {cars} {card}", "")
    assert "build" not in Isle([card, ""], ["E3 T1", "E1"]).legal()


# Caboose 6


@pytest.mark.parametrize(
    ("engine", "cars", "more"), [("E1", "B2 T2", "T1"), ("E2", "B2 B2 T1", "T1"), ("E3", "B2 B2 B2", "T1")]
)
def test_it_165_caboose_six_adds_two_power_and_no_weight(engine: str, cars: str, more: str) -> None:
    assert is_pulled("H1", f"{engine} {cars} K6")
    assert not is_pulled("H1", f"{engine} {cars} {more} K6")
    assert not is_pulled("H1", f"{engine} {cars}")


# Caboose 7


@pytest.mark.parametrize("colour", ["green", "orange_red", "black", "purple", "cyan", "white"])
def test_it_166_with_caboose_seven_a_passenger_of_any_colour_replaces_a_cargo(colour: str) -> None:
    assert "primary" not in deliveries(f"E3[{colour}] T1[T2]", "devon_city")
    assert "primary" in deliveries(f"E3[{colour}] T1[T2] K7", "devon_city")


@pytest.mark.parametrize("train", ["E3[white] T1 K7", "E3[white] C3[white white white] K7", "E3 T1[T2] K7"])
def test_it_166_but_not_two_and_not_one_that_is_not_loaded(train: str) -> None:
    isle = Isle(trains=[train, "E1"], supplies=["black black"])
    isle.play("deliver")
    assert "to devon_city" not in isle.legal()


def test_it_166_it_replaces_any_cargo_of_the_contract() -> None:
    isle = Isle(trains=["E3[white] C1[green] H1[H1] B1[B3] K7", "E1"])
    isle.play("deliver", "to billingtons", "primary")
    assert isle.legal() == ["item 0 0", "item 1 0", "item 2 0", "item 3 0"]
    isle.play("item 1 0")
    assert isle.legal() == ["count_as coal", "count_as box"]
    isle.play("count_as box")
    assert isle.legal() == ["item 2 0"]
    isle.play("item 2 0")
    assert (isle.island("billingtons"), isle.train(0)) == ((0, "primary"), "E3[white] C1 H1 B1[B3] K7")


def test_it_166_once_per_deliver_action() -> None:
    isle = Isle(trains=["E3[white] C1[white] H2[H1 H1] T1[T2] B1[B3] K7", "E1"])
    isle.play("deliver", "to alpine_lodge", "primary", "item 0 0", "count_as coal", "item 2 0")
    assert isle.legal() == ["ticket", "special", "finish"]
    isle.play("finish", "deliver", "to alpine_lodge")
    assert isle.legal() == ["secondary b", "ticket", "special"]
    isle.play("secondary b", "item 2 0", "item 3 0", "item 4 0", "item 1 0", "count_as coal")
    assert isle.island("alpine_lodge") == (0, "secondary_b")


@pytest.mark.parametrize(("gifts", "may_give_passenger"), [(["0 0", "2 0"], False), (["2 0", "2 0"], True)])
def test_it_166_for_the_primary_or_the_secondary(gifts: list[str], may_give_passenger: bool) -> None:
    isle = Isle(trains=["E3[white] C1[white] H3[H1 H1 H1] T1[T2] B1[B3] K7", "E1"])
    isle.play("deliver", "to alpine_lodge", "primary", f"item {gifts[0]}")
    isle.play(*isle.legal("count_as")[:1], f"item {gifts[1]}", "secondary b")
    assert ("item 1 0" in isle.legal()) is may_give_passenger


def test_it_167_that_passenger_returns_to_the_bag() -> None:
    isle = Isle(trains=["E3[green] T1[T2] K7", "E1"])
    isle.play("deliver", "to devon_city", "primary", "item 0 0", "count_as oil", "item 1 0")
    assert (isle.bag, isle.discards, isle.train(0)) == ("green", "T2", "E3 T1 K7")
    assert (isle.filled("flint_beach"), isle.filled("devon_city"), isle.supply(0)) == (0, 0, "")


# Caboose 8


@pytest.mark.parametrize(
    ("onto", "cards", "tokens"), [("0 0", 2, 0), ("0 1", 2, 0), ("1 0", 2 + 2, 0), ("1 1", 2 + 3, 2)]
)
def test_it_168_caboose_eight_takes_two_cards_for_a_passenger(onto: str, cards: int, tokens: int) -> None:
    isle = Isle(trains=["E1 C1 K8", "E1 C2"], supplies=["green"], deck=DECK)
    assert load(isle, "load_passenger green", onto) == cards
    assert (isle.phase, isle.s.tokens[0]) == ("action", tokens)


def test_it_168_not_for_cargo() -> None:
    isle = Isle(["H1", ""], ["E1 H1 K8", "E1"], deck=DECK)
    assert load(isle, "card H1", "0 1") == 0


# Caboose 9


def test_it_169_caboose_nine_takes_one_passenger_to_one_other_destination() -> None:
    isle = Isle(trains=["E3[black] C3[white purple white] K9", "E1"], tickets=TICKETS)
    isle.play("deliver", "to devon_city")
    assert isle.legal() == ["ticket", "elsewhere", "special"]
    isle.play("elsewhere")
    assert isle.legal() == ["item 1 0", "item 1 1", "item 1 2"]
    isle.play("item 1 2")
    assert (isle.filled("alpine_lodge"), isle.filled("devon_city")) == (1, 0)
    assert isle.legal() == ["ticket", "special", "finish"]
    isle.play("ticket", "item 0 0")
    assert (isle.filled("devon_city"), isle.train(0)) == (1, "E3 C3[white purple] K9")


def test_it_169_nobody_does_without_it() -> None:
    assert deliveries("E3[black] C1[white]", "devon_city") == ["ticket", "special"]


def test_it_169_only_a_destination_of_its_colour_with_a_free_space() -> None:
    isle = Isle(trains=["E3[black] C2[white purple] K9", "E1"], filled={"alpine_lodge": 3})
    isle.play("deliver", "to devon_city", "elsewhere")
    assert isle.legal() == ["item 1 1"]


@pytest.mark.parametrize(("filled", "tokens", "cards"), [(0, 4, 0), (1, 2, 2), (2, 0, 3)])
def test_it_170_it_is_a_ticket_delivery_like_any_other(filled: int, tokens: int, cards: int) -> None:
    trains = ["E3[black] C1[white] K9", "E1"]
    isle = Isle(trains=trains, tickets=TICKETS, filled={"alpine_lodge": filled}, deck=DECK)
    isle.play("deliver", "to devon_city", "elsewhere", "item 1 0")
    assert (isle.s.tokens[0], isle.draw_all()) == (tokens, cards)
    assert (isle.filled("alpine_lodge"), isle.bag) == (filled + 1, "")
    assert isle.s.progress == (1 if filled == 2 else 0)


# Caboose 10


@pytest.mark.parametrize("colour", ["green", "orange_red", "purple", "cyan", "white"])
def test_it_171_caboose_ten_delivers_a_passenger_of_another_colour(colour: str) -> None:
    assert deliveries(f"E3[{colour}]", "devon_city") == []
    assert deliveries(f"E3[{colour}] K10", "devon_city") == ["stray", "special"]


def test_it_171_not_one_that_matches() -> None:
    assert deliveries("E3[black] K10", "devon_city") == ["ticket", "special"]
    isle = Isle(trains=["E3[black] C2[white black] K10", "E1"])
    isle.play("deliver", "to devon_city", "stray")
    assert isle.legal() == ["item 1 0"]


def test_it_171_not_without_a_destination() -> None:
    isle = Isle(trains=["E3[white] K10", "E1"])
    isle.play("deliver", "special_only")
    assert isle.legal() == ["special"]


def test_it_171_one_such_passenger_in_an_action() -> None:
    isle = Isle(trains=["E3[black] C2[white green] K10", "E1"], tickets=TICKETS)
    isle.play("deliver", "to devon_city", "stray", "item 1 0")
    assert isle.legal() == ["ticket", "special", "finish"]
    isle.play("finish", "deliver", "to devon_city")
    assert isle.legal() == ["ticket", "stray", "special"]


@pytest.mark.parametrize(("filled", "tokens"), [(0, 4), (1, 3), (2, 2)])
def test_it_172_the_owner_gets_the_reward_of_the_leftmost_free_space(filled: int, tokens: int) -> None:
    isle = Isle(trains=["E3[white] K10", "E1"], tickets=TICKETS, filled={"devon_city": filled})
    isle.play("deliver", "to devon_city", "stray", "item 0 0")
    assert isle.s.tokens[:2].tolist() == [tokens, 0]


@pytest.mark.parametrize("filled", [0, 1, 2])
def test_it_173_the_space_stays_free_and_the_progress_train_stands_still(filled: int) -> None:
    isle = Isle(trains=["E3[white] K10", "E1"], tickets=TICKETS, filled={"devon_city": filled}, progress=1)
    isle.play("deliver", "to devon_city", "stray", "item 0 0")
    assert (isle.filled("devon_city"), isle.s.progress) == (filled, 1)
    assert (isle.bag, isle.train(0), isle.filled("alpine_lodge")) == ("white", "E3 K10", 0)


def test_it_173_the_passenger_returns_to_the_bag_after_the_reward() -> None:
    isle = Isle(["C1 E1", ""], ["E3[white] K10", "E1"], tickets={"devon_city": "ticket_4"})
    isle.play("deliver", "to devon_city", "stray", "item 0 0")
    assert (isle.phase, isle.bag) == ("bonus", "")
    isle.play("build", "card C1", "extend", "keep", "card E1")
    assert (isle.phase, isle.bag, isle.supply(0), isle.s.tokens[0]) == ("deliver", "white", "", 1)
