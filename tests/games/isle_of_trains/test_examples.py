"""The worked examples on building, loading and the first ones on delivering: IT-EX-01 to IT-EX-20."""

from __future__ import annotations

import pytest

from roundhouse import Table

from .isle import BOX, TRAINS, Isle

FIVE = ["card E2", "card E3", "card H2", "card T2", "card B2"]


def pull(isle: Isle) -> tuple[int, int]:
    """Weight and power of the first seat's train as it stands."""
    cards = isle.s.trains[0, : isle.s.train_size[0]]
    return int(BOX.WEIGHT[cards].sum()), int(BOX.POWER[cards].sum())


def drops(train: str, card: str) -> list[str]:
    """How step 2 may go when this card is added to the train."""
    isle = Isle([card + " E1" * 9, ""], [train, "E1"])
    isle.play("build", f"card {card}", "extend")
    return isle.legal()


def cost(train: str, card: str, *moves: str) -> int:
    """How many cards have to be paid for a build."""
    isle, paid = Isle([card + " E1" * 10, ""], [train, "E1"]), 0
    isle.play("build", f"card {card}", *moves)
    while isle.phase == "pay":
        isle.play("card E1")
        paid += 1
    assert isle.s.hand_size[0] == 10 - paid
    return paid


# From the rulebook


def test_it_ex_01_a_new_car_costs_its_price_and_an_upgrade_the_difference() -> None:
    isle = Isle(["H2 K1 K2 K3 K4 K5", ""])
    isle.play("build", "card H2", "extend", "keep", "card K1", "card K2", "card K3")
    assert (isle.phase, isle.train(0)) == ("pay", "E1")
    isle.play("card K4")
    assert (isle.train(0), isle.discards, isle.hand(0)) == ("E1 H2", "K4 K3 K2 K1", "K5")
    isle = Isle(["H2 K1 K2 K3 K4", ""], ["E1 H1", "E1"])
    isle.play("build", "card H2", "upgrade 1", "keep", "card K1", "card K2", "card K3")
    assert (isle.train(0), isle.discards, isle.hand(0)) == ("E1 H2", "H1 K3 K2 K1", "K4")


def test_it_ex_02_weight_may_equal_power_and_more_is_illegal_as_it_stands() -> None:
    train = "E1 B1 H1"
    assert pull(Isle(["", ""], [train, "E1"])) == (3, 4)
    assert "keep" in drops(train, "T1")
    assert drops(train, "K1") == ["drop 1", "drop 2"]
    isle = Isle(["T1 E1 E1", ""], [train, "E1"])
    isle.play("build", "card T1", "extend", "keep", "card E1", "card E1")
    assert (isle.train(0), pull(isle)) == ("E1 B1 H1 T1", (4, 4))


def test_it_ex_03_lesya_upgrades_a_coach() -> None:
    isle = Isle(["C3 K1 E2 E3 H2 T2 B2", ""], ["E2 C1 H2", "E1"], bag="green black white cyan")
    isle.play("build", "card C3")
    assert isle.legal() == ["upgrade 1"]
    isle.play("upgrade 1", "keep", "card K1", *FIVE)
    assert (isle.train(0), pull(isle)) == ("E2 C3 H2", (2, 6))
    assert (isle.hand(0), isle.discards) == ("", "C1 B2 T2 H2 E3 E2 K1")
    assert (len(isle.supply(0).split()), len(isle.bag.split())) == (3, 1)


@pytest.mark.parametrize("ticket", ["ticket_5", "ticket_6"])
def test_it_ex_04_lesya_delivers_contract_ticket_and_special_in_one_action(ticket: str) -> None:
    train = "E1[cyan] B1[E3] H2[H1 C1]"
    isle = Isle(["", ""], [train, "E1"], deck="K1 K2 K3", tickets={"billingtons": ticket})
    isle.play("deliver", "to billingtons", "primary", "item 1 0", "item 2 0")
    assert (isle.island("billingtons"), isle.s.progress) == ((0, "primary"), 1)
    isle.play("ticket", "item 0 0")
    assert (isle.s.tokens[0], isle.filled("billingtons")) == (4, 1)
    isle.play("special", "item 2 0", "finish", "take_deck", "take_deck", "finish")
    assert (isle.hand(0), isle.train(0)) == ("K1 K2", "E1 B1 H2")
    assert (isle.discards, isle.parts(0)["contracts"]) == ("C1 H1 E3", 5)
    assert (isle.seat, isle.phase, isle.actions_left, isle.s.progress) == (0, "action", 1, 1)


def test_it_ex_05_ihor_scores_54() -> None:
    train = "E3 H3[C1 C1] C1[green]"
    isle = Isle(["", ""], [train, "E1"], tokens=[10], islands={"camp_eagle": (0, "secondary_a")}, buildings=["bank"])
    isle.s.train_taker = 0
    assert isle.parts(0) == {
        "tokens": 10,
        "train": 13,
        "contracts": 21,
        "loads": 3,
        "progress": 1,
        "buildings": 6,
        "by_building": [{"card": "bank", "points": 6}],
        "total": 54,
        "rating": None,
        "won": None,
    }
    assert isle.score(0) == 54


def test_it_ex_06_alone_a_main_load_gives_its_benefit_and_a_bonus_load_none() -> None:
    isle = Isle(["E3 H1"], ["E2 B2 H2"], deck="K1 K2 K3 K4 K5 K6 K7")
    isle.play("load", "card E3", "onto 0 1", "take_deck", "take_deck", "take_deck", "take_deck")
    assert (isle.phase, isle.legal(), isle.hand(0)) == ("bonus", ["load", "decline"], "H1 K1 K2 K3 K4")
    isle.play("load", "card H1", "onto 0 2")
    assert isle.train(0) == "E2 B2[E3] H2[H1]"
    assert (isle.phase, isle.actions_left, isle.hand(0)) == ("action", 1, "K1 K2 K3 K4")


# Derived: setup, take, build


def test_it_ex_07_the_table_of_three() -> None:
    table = Table("isle_of_trains", seats=3, seed=1, mode="interpreted")
    state = table.state()
    hands = [card for hand in state["hands"] for card in hand["cards"]]
    assert (len(state["islands"]), [len(hand["cards"]) for hand in state["hands"]]) == (6, [5, 5, 5])
    assert [[car["card"] for car in train] for train in state["trains"]] == [["level_1_engine"]] * 3
    assert (len(state["row"]), len(state["deck"]["cards"])) == (3, 50)
    assert [*hands, *state["row"], *state["deck"]["cards"]].count("level_1_engine") == 1
    assert 3 + len(hands) + len(state["row"]) + len(state["deck"]["cards"]) == 71
    assert [sum(supply.values()) for supply in state["supplies"]] == [2, 2, 2]
    assert (sum(state["bag"].values()), BOX.END_SPACE[3]) == (12, 5)


def test_it_ex_08_an_empty_bag_gives_a_token() -> None:
    isle = Isle(["", ""], bag="")
    isle.play("take", "take_bag")
    assert (isle.s.tokens.tolist(), isle.supply(0)) == ([1, 0, 0, 0], "")
    isle = Isle(["", ""], bag="green")
    isle.play("take", "take_bag")
    assert (isle.s.tokens.tolist(), isle.supply(0)) == ([0, 0, 0, 0], "green")


def test_it_ex_09_passengers_that_the_bag_lacks_are_tokens() -> None:
    isle = Isle(["C3 K1 K2 E2 E3 H2 T2 B2", ""], bag="green")
    isle.play("build", "card C3", "extend", "keep", "card K1", "card K2", *FIVE)
    assert (isle.train(0), isle.hand(0)) == ("E1 C3", "")
    assert (isle.supply(0), isle.bag, isle.s.tokens[0]) == ("green", "", 2)


def test_it_ex_10_a_passenger_stays_on_the_upgraded_engine() -> None:
    isle = Isle(["E3 K1 K2 K3 K4 K5", ""], ["E1[purple]", "E1"], bag="green white")
    isle.play("build", "card E3", "upgrade 0", "keep", "card K1", "card K2", "card K3", "card K4", "card K5")
    assert (isle.hand(0), isle.discards) == ("", "E1 K5 K4 K3 K2 K1")
    assert (isle.train(0), pull(isle)) == ("E3[purple]", (0, 8))
    assert (len(isle.supply(0).split()), len(isle.bag.split())) == (1, 1)


def test_it_ex_11_a_hopper_makes_room_for_a_tanker() -> None:
    isle = Isle(["T2 E2 E3 H2 K1 B2", ""], ["E1 B1 H1[C1]", "E1"])
    isle.play("build", "card T2", "extend")
    assert "keep" not in isle.legal()
    isle.play("drop 2", "card E2", "card E3", "card H2", "card K1", "card B2")
    assert (isle.train(0), pull(isle)) == ("E1 B1 T2", (4, 4))
    assert (isle.hand(0), isle.discards) == ("", "B2 K1 H2 E3 E2 C1 H1")


def test_it_ex_12_what_caboose_5_makes_cheaper() -> None:
    assert cost("E3 K5", "H1", "extend", "keep") == 0
    assert cost("E3 K5", "T1", "extend", "keep") == 1
    assert cost("E3 K5", "B3", "extend", "keep") == 8
    assert cost("E3 K5", "K1", "extend", "keep") == 2
    assert cost("E3 K5 T1", "T2", "upgrade 2", "keep") == 3
    assert cost("E1 K5", "E2", "upgrade 0", "keep") == 2
    assert cost("E3 K5", "bank", "extend") == 6
    assert cost("E3 K5", "T1", "extend", "drop 1") == 2


def test_it_ex_13_caboose_6_lends_its_power_while_it_stays() -> None:
    heavy, lighter = "E3 K6 B2 B2 B2", "E3 K6 B2 B2 H1"
    assert pull(Isle(["", ""], [heavy, "E1"])) == (9, 10)
    assert ("keep" in drops(heavy, "H1"), "keep" in drops(heavy, "K1")) == (True, False)
    assert ("drop 1" in drops(lighter, "H1"), "drop 1" in drops(lighter, "T2")) == (True, False)
    assert "keep" in drops(lighter, "T2")


# Load


def test_it_ex_14_loading_anothers_hopper() -> None:
    isle = Isle(["H1 E2 E3 T2 K1", "C1"], ["E1", "E1 H1"], deck="E2 E2 E2 E2")
    isle.play("load", "card H1", "onto 1 1")
    assert (isle.s.hand_size[0], isle.train(1)) == (4, "E1 H1[H1]")
    isle.play("take_deck", "take_deck", "take_deck")
    assert (isle.s.hand_size[0], isle.phase) == (7, "discard")
    isle.play("card E3")
    assert (isle.s.hand_size[0], isle.discards, isle.phase) == (6, "E3", "action")
    assert (isle.hand(1), isle.s.tokens[1]) == ("C1", 0)


@pytest.mark.parametrize(("train", "drawn"), [("E1 H1", 0), ("E1 H1 K2", 1)])
def test_it_ex_15_loading_the_own_hopper(train: str, drawn: int) -> None:
    isle = Isle(["H1 E2 E3", ""], [train, "E1"], deck="E2 E2 E2")
    isle.play("load", "card H1", "onto 0 1")
    assert isle.s.hand_size[0] == 2
    isle.play(*["take_deck"] * drawn)
    assert (isle.phase, isle.actions_left, isle.s.hand_size[0]) == ("action", 1, 2 + drawn)
    assert isle.train(0) == train.replace("H1", "H1[H1]")


def test_it_ex_16_the_bank_as_oil_on_a_level_3_tanker() -> None:
    trains, endings = ["E2 H2[C1]", "E3 T3[E2 T2] H1"], ["load", "deliver", "decline"]
    for ending in endings:
        isle = Isle(["bank", ""], trains, deck="H1 H1 H1")
        isle.play("load", "card bank", "onto 1 1", "take_deck", "take_deck", "take_deck")
        assert isle.train(1) == "E3 T3[E2 T2 bank] H1"
        assert TRAINS.cargo_of(isle.s, 1, 1, 2) == BOX.OIL
        assert not TRAINS.has_space(isle.s, 1, 1)
        assert (isle.phase, isle.hand(0), isle.legal()) == ("bonus", "H1 H1 H1", endings)
        isle.play(ending)
        if ending == "load":
            isle.play("card H1")
            assert isle.legal() == ["onto 0 1"]
        elif ending == "deliver":
            isle.play("special_only", "special")
            assert isle.legal() == ["item 1 0"]
        else:
            assert (isle.phase, isle.actions_left) == ("action", 1)


def test_it_ex_17_a_hopper_face_down_as_box() -> None:
    isle = Isle(["H1 T2 C1", ""], ["E1", "E1 B1"], deck="E2 E2 E2 E2")
    isle.play("load", "force H1", "onto 1 1", "card C1")
    assert (isle.hand(0), isle.discards, isle.train(1)) == ("T2", "C1", "E1 B1[?]")
    assert TRAINS.cargo_of(isle.s, 1, 1, 0) == BOX.BOX
    isle.play("take_deck", "take_deck", "take_deck", "take_deck")
    assert (isle.s.hand_size[0], isle.phase, isle.actions_left) == (5, "action", 1)


def test_it_ex_18_a_bonus_deliver_that_brings_a_bonus_build() -> None:
    hand, trains = "H1 C1 E2 E3 K1", ["E1 C1[green]", "E2 H3[C1 C1]"]
    isle = Isle([hand, ""], trains, deck="E2 E2 E2 E2 E2", bag="white", tickets={"flint_beach": "ticket_4"})
    isle.play("load", "card H1", "onto 1 1")
    assert isle.s.hand_size[0] == 4
    isle.play("take_deck", "take_deck")
    assert (isle.s.hand_size[0], isle.phase) == (6, "bonus")
    isle.play("deliver", "to flint_beach", "ticket", "item 1 0", "take_deck", "take_deck")
    assert (isle.s.hand_size[0], isle.filled("flint_beach")) == (8, 1)
    assert isle.legal() == ["build", "decline"]
    isle.play("build", "card C1", "extend", "keep", "card E2", "finish")
    assert (isle.s.hand_size[0], isle.supply(0), isle.train(0)) == (6, "white", "E1 C1 C1")
    assert (isle.seat, isle.phase, isle.actions_left) == (0, "action", 1)


# Deliver


def test_it_ex_19_primary_and_secondary_in_one_action() -> None:
    isle = Isle(["", ""], ["E3 H3[C1 C1 C1] H1[C1] T1[E2] B1[E3]", "E1"])
    isle.play("deliver", "to alpine_lodge", "primary", "item 1 0", "item 1 0")
    assert (isle.island("alpine_lodge"), isle.s.progress) == ((0, "primary"), 1)
    assert isle.legal("secondary") == ["secondary b"]
    isle.play("secondary b", "item 1 0", "item 2 0", "item 3 0", "item 4 0", "finish")
    assert (isle.island("alpine_lodge"), isle.parts(0)["contracts"]) == ((0, "secondary_b"), 12)
    assert (isle.s.progress, isle.discards) == (1, "E3 E2 C1 C1 C1 C1")
    assert (isle.train(0), isle.phase, isle.actions_left) == ("E3 H3 H1 T1 B1", "action", 1)


def test_it_ex_20_a_held_card_bars_another_primary_but_no_ticket_and_no_special() -> None:
    train, tickets = "E1[black] T2[E2 T2]", {"devon_city": "ticket_5"}
    free = Isle(["", ""], [train, "E1"], tickets=tickets)
    free.play("deliver", "to devon_city")
    assert free.legal() == ["primary", "ticket", "special"]
    isle = Isle(["", ""], [train, "E1"], tickets=tickets, islands={"billingtons": (0, "primary")}, deck="K1 K2 K3 K4")
    isle.play("deliver", "to devon_city")
    assert isle.legal() == ["ticket", "special"]
    isle.play("ticket", "item 0 0")
    assert (isle.s.tokens[0], isle.filled("devon_city")) == (4, 1)
    isle.play("special", "item 1 0", "item 1 0", "finish", *["take_deck"] * 4)
    assert (isle.hand(0), isle.discards, isle.island("devon_city")) == ("K1 K2 K3 K4", "T2 E2", None)
