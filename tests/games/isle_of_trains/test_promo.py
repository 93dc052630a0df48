"""IT-252 and IT-253: promo material."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table

from .isle import BOX, Isle

PROMO: dict[str, Any] = {"deck_variant": "base71+time_engine", "row": "T1 T2 T3", "deck": "B1 B2"}
BUILD = ("build", "card TE", "upgrade 0", "keep", *["card H1"] * 5)
LEVEL_2_TO_TIME = 8 - 3


def time_engines(variant: str) -> int:
    """How many a real deal has."""
    table = Table("isle_of_trains", seats=2, seed=5, options={"deck_variant": variant}, mode="interpreted")
    s: Any = table.live
    return int((s.deck == BOX.TIME_ENGINE).sum() + (s.row == BOX.TIME_ENGINE).sum() + s.hands[:, BOX.TIME_ENGINE].sum())


def test_it_252_the_time_engine_is_off_by_default() -> None:
    assert (time_engines("base71"), time_engines("base71+time_engine")) == (0, 1)


@pytest.mark.parametrize(("payment", "is_legal"), [(LEVEL_2_TO_TIME - 1, False), (LEVEL_2_TO_TIME, True)])
def test_it_252_it_costs_8_less_the_old_engine(payment: int, is_legal: bool) -> None:
    isle = Isle(hands=["TE " + "H1 " * payment, ""], trains=["E2", "E1"], **PROMO)
    isle.play("build")
    assert ("card TE" in isle.legal()) == is_legal


def test_it_252_it_is_worth_5() -> None:
    assert [Isle(trains=[train, "E1"]).score(0) for train in ("TE", "TE H1")] == [5, 5 + 2]


@pytest.mark.parametrize(("train", "is_pulled"), [("E3 T2 T2 T2 H1", True), ("E3 T2 T2 T2 T2", False)])
def test_it_252_it_pulls_7(train: str, is_pulled: bool) -> None:
    isle = Isle(hands=["TE T1 T1", ""], trains=[train, "E1"], **PROMO)
    isle.play("build", "card TE", "upgrade 0")
    assert ("keep" in isle.legal()) == is_pulled
    assert "drop 4" in isle.legal()


def test_it_252_then_a_passenger_and_any_card_of_the_discard_pile() -> None:
    isle = Isle(hands=["TE H1 H1 H1 H1 H1", ""], trains=["E2", "E1"], discards="K1 K2 K1", bag="green", **PROMO)
    isle.play(*BUILD)
    assert (isle.supply(0), isle.bag, isle.phase) == ("green", "", "fetch")
    assert isle.legal() == ["card E2", "card H1", "card K1", "card K2"]
    isle.play("card K2")
    assert (isle.hand(0), isle.discards, isle.phase) == ("K2", "E2 H1 H1 H1 H1 H1 K1 K1", "action")


@pytest.mark.parametrize(("train", "item"), [("E1 H1 T1 B1", "card TE"), ("E1 C1", "load_passenger green")])
def test_it_252_it_is_wild_in_hand_and_holds_nothing_in_a_train(train: str, item: str) -> None:
    isle = Isle(hands=["TE", ""], trains=[train.replace("E1", "TE"), "E1"], supplies=["green"], **PROMO)
    isle.play("load", item)
    places = {"card TE": ["onto 0 1", "onto 0 2", "onto 0 3"], "load_passenger green": ["onto 0 1", "onto 1 0"]}
    assert isle.legal() == places[item]


def test_it_252_with_every_discard_bought_back_there_is_nothing_to_fetch() -> None:
    isle = Isle(hands=["TE H1 H1 H1 H1 H1"], trains=["E2"], tokens=[18], bag="green", **PROMO)
    isle.play(*BUILD, *["buy_back"] * 6)
    assert (isle.discards, isle.phase) == ("", "action")
    assert isle.legal() == ["take"]


def test_it_253_only_the_six_tickets_of_the_box_exist() -> None:
    assert tuple(f"ticket_{n}" for n in range(1, 7)) == BOX.TICKETS


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("variant", ["base71", "base71+time_engine"])
def test_it_253_and_all_six_are_in_every_deal(seats: int, variant: str) -> None:
    for seed in range(3):
        table = Table("isle_of_trains", seats=seats, seed=seed, options={"deck_variant": variant}, mode="interpreted")
        dealt = [place["ticket"] for place in table.view()["tickets"]]
        assert sorted(dealt) == list(BOX.TICKETS)
