"""IT-235 to IT-251: the ten scenarios, their goals and their special rules."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table

from .isle import BOX, Isle

ACTION = ("take", "take_bag")  # from an empty bag: one token, and nothing else


def chapter(number: int, hand: str = "", train: str = "E1", **table: Any) -> Isle:
    """A table of this scenario."""
    given = {"row": "T1 T2 T3", "deck": "B1 B2 B3 H1 H2 H3", "solo": f"scenario_{number}", **table}
    return Isle(hands=[hand], trains=[train], **given)


def is_won(isle: Isle) -> bool:
    """Whether the game has just ended with the goal met; it never ends otherwise here."""
    assert isle.over == bool(isle.s.won)
    return isle.over


def islands_of(mode: str) -> list[str]:
    """The island cards of a real deal."""
    s: Any = Table("isle_of_trains", seats=1, seed=1, options={"solo": mode}, mode="interpreted").live
    return [name for name, is_there in zip(BOX.ISLANDS, s.in_play, strict=True) if is_there]


LAST_SECONDARY = ("deliver", "to flint_beach", "secondary a", "item 1 0", "item 1 0", "item 2 0", "item 2 0")


@pytest.mark.parametrize(
    ("other", "contract", "won"),
    [("billingtons", "secondary_b", True), ("billingtons", "primary", False), ("devon_city", "secondary_a", False)],
)
def test_it_235_chapter_1_wants_a_secondary_of_billingtons_and_of_flint_beach(
    other: str, contract: str, won: bool
) -> None:
    held = {other: (0, contract), "flint_beach": (0, "primary")}
    isle = chapter(1, train="E3 T2[H2 H2] B2[H3 H3]", islands=held)
    isle.play(*LAST_SECONDARY)
    assert (isle.island("flint_beach"), is_won(isle)) == ((0, "secondary_a"), won)


@pytest.mark.parametrize(("standing", "won"), [("bank rail_yard", False), ("bank rail_yard town_hall", True)])
def test_it_236_chapter_2_wants_four_buildings(standing: str, won: bool) -> None:
    isle = chapter(2, "oil_refinery H1 H1 H1 H1 H1 H1", buildings=[standing])
    isle.play("build", "card oil_refinery", "extend", *["card H1"] * 6)
    assert (isle.buildings(0), is_won(isle)) == (f"{standing} oil_refinery", won)


def modes_of_a_building(mode: str, standing: str) -> list[str]:
    """How another building can be built."""
    isle = Isle(hands=["oil_refinery H1 H1 H1 H1 H1 H1"], buildings=[standing], deck="B1 B2", solo=mode)
    isle.play("build", "card oil_refinery")
    return isle.legal()


def test_it_237_chapter_2_has_no_limit_on_buildings() -> None:
    assert modes_of_a_building("scenario_2", "bank rail_yard") == ["extend"]
    assert modes_of_a_building("scenario_1", "bank") == ["replace 0"]


@pytest.mark.parametrize(("tokens", "won"), [(43, False), (44, True)])
def test_it_238_chapter_3_wants_60_points(tokens: int, won: bool) -> None:
    """A train of 2 + 5, a load and Grand Central: 16 and the tokens, the last of which is still to come."""
    isle = chapter(3, train="E2 H2[C1]", buildings=["grand_central"], tokens=[tokens - 1])
    isle.play(*ACTION)
    assert (isle.score(0), is_won(isle)) == (tokens + 16, won)


@pytest.mark.parametrize(("cars", "won"), [(11, False), (12, True)])
def test_it_239_chapter_4_wants_thirteen_cars(cars: int, won: bool) -> None:
    isle = chapter(4, "K6 H1 H1 H1", "E1 " + "C1 " * cars)
    isle.play("build", "card K6", "extend", "keep", *["card H1"] * 3)
    assert (isle.s.train_size[0], is_won(isle)) == (1 + cars + 1, won)


def test_it_239_upgrades_and_the_engine_do_not_count() -> None:
    isle = chapter(4, "C2 E2 H1 H1 H1 H1 H1", "E1 " + "C1 " * 12)
    isle.play("build", "card C2", "upgrade 12", "keep", *["card H1"] * 3)
    isle.play("build", "card E2", "upgrade 0", "keep", *["card H1"] * 2)
    assert (isle.train(0), is_won(isle)) == ("E2 " + "C1 " * 11 + "C2", False)


@pytest.mark.parametrize(("full", "on_the_last", "won"), [(4, 2, True), (4, 1, False), (3, 2, False), (5, 2, True)])
def test_it_240_chapter_5_wants_five_full_tickets(full: int, on_the_last: int, won: bool) -> None:
    filled = dict.fromkeys(BOX.ISLANDS[1 : 1 + full], 3) | {"flint_beach": on_the_last}
    if full == 5:
        filled["devon_city"] = 2
    isle = chapter(5, train="E1[green]", filled=filled, tickets={"flint_beach": "ticket_5"})
    isle.play("deliver", "to flint_beach", "ticket", "item 0 0")
    assert (isle.filled("flint_beach"), is_won(isle)) == (on_the_last + 1, won)


def test_it_240_a_passenger_who_does_not_match_fills_nothing() -> None:
    filled = dict.fromkeys(BOX.ISLANDS[1:5], 3) | {"flint_beach": 2}
    isle = chapter(5, train="E1[white] K10", filled=filled, tickets={"flint_beach": "ticket_5"})
    isle.play("deliver", "to flint_beach", "stray", "item 0 0")
    assert (isle.filled("flint_beach"), isle.s.tokens[0], is_won(isle)) == (2, 2, False)


@pytest.mark.parametrize(
    ("alpine", "devon", "won"),
    [
        ("secondary_a", "secondary_b", True),
        ("secondary_b", "secondary_a", True),
        ("primary", "secondary_a", False),
        ("secondary_a", None, False),
    ],
)
def test_it_241_chapter_6_wants_alpine_lodge_devon_city_and_the_research_station(
    alpine: str, devon: str | None, won: bool
) -> None:
    held = {"alpine_lodge": (0, alpine), "research_station": (0, "primary")}
    if devon:
        held["devon_city"] = (0, devon)
    isle = chapter(6, train="E3 H3[C1 C1 C1] T2[H2 H2]", islands=held)
    isle.play("deliver", "to research_station", "secondary a", *["item 1 0"] * 3, "item 2 0")
    assert not isle.over
    isle.play("item 2 0")
    assert (isle.island("research_station"), is_won(isle)) == ((0, "secondary_a"), won)


def test_it_242_chapter_6_adds_the_research_station() -> None:
    assert islands_of("scenario_6") == list(BOX.ISLANDS)
    assert islands_of("scenario_5") == [name for name in BOX.ISLANDS if name != "research_station"]


@pytest.mark.parametrize(("coaches", "won"), [(10, False), (11, True)])
def test_it_243_chapter_7_wants_50_points_from_buildings(coaches: int, won: bool) -> None:
    """Rail Yard and Town Hall give 2 each for every coach, the Northern Station 4: with one more 48, or 52."""
    isle = chapter(7, "C1 H1", "E1 " + "C1 " * coaches, buildings=["rail_yard town_hall northern_station"])
    isle.play("build", "card C1", "extend", "keep", "card H1")
    assert is_won(isle) == won


def test_it_243_other_points_do_not_count() -> None:
    isle = chapter(7, buildings=["grand_central"], tokens=[60])
    isle.play(*ACTION)
    assert (isle.score(0), is_won(isle)) == (69, False)


def test_it_244_chapter_7_has_no_limit_on_buildings() -> None:
    assert modes_of_a_building("scenario_7", "bank rail_yard town_hall grand_central") == ["extend"]
    assert modes_of_a_building("scenario_8", "bank") == ["replace 0"]


DEVON_CITY = ("deliver", "to devon_city", "primary", "item 1 0", "item 1 0")


@pytest.mark.parametrize("missing", [None, "research_station", "flint_beach"])
def test_it_245_chapter_8_wants_all_seven_primaries(missing: str | None) -> None:
    others = [name for name in BOX.ISLANDS if name not in ("devon_city", missing)]
    isle = chapter(8, train="E1 T2[H2 H2]", islands=dict.fromkeys(others, (0, "primary")))
    isle.play(*DEVON_CITY)
    assert (isle.island("devon_city"), is_won(isle)) == ((0, "primary"), missing is None)


def test_it_246_chapter_8_adds_the_research_station() -> None:
    assert islands_of("scenario_8") == list(BOX.ISLANDS)
    assert islands_of("scenario_9") == [name for name in BOX.ISLANDS if name != "research_station"]


@pytest.mark.parametrize(("number", "is_open"), [(8, False), (9, True)])
def test_it_247_chapter_8_has_no_secondaries(number: int, is_open: bool) -> None:
    isle = chapter(number, train="E3 H2[C1 C1] T3[H2 H2 H2]", islands={"devon_city": (0, "primary")})
    isle.play("deliver")
    assert ("to devon_city" in isle.legal()) == is_open


def test_it_247_not_even_right_after_the_primary() -> None:
    isle = chapter(8, train="E3 T3[H2 H2 H2] T2[H2 H2] H2[C1 C1]")
    isle.play(*DEVON_CITY)
    assert isle.legal() == ["special", "finish"]


@pytest.mark.parametrize(
    ("train", "won"),
    [
        ("E3 H3 T3 B3 C1", True),
        ("E2 H3 T3 B3 C1", False),
        ("E3 H3 H3 T3 C1", False),
        ("E3 H3 T3 B2 C1", False),
        ("E3 H2 H3 T3 B3 C1", True),
        ("TE H3 T3 B3 C1", False),
    ],
)
def test_it_248_chapter_9_wants_the_level_3_engine_and_four_kinds_of_level_3_cars(train: str, won: bool) -> None:
    isle = chapter(9, "C3 H1 H1 H1 H1 H1 H1", train)
    isle.play("build", "card C3", f"upgrade {train.split().index('C1')}", "keep", *["card H1"] * 6)
    assert is_won(isle) == won


def test_it_248_the_engine_may_come_last() -> None:
    isle = chapter(9, "E3 H1 H1 H1", "E2 H3 T3 B3 C3")
    isle.play("build", "card E3", "upgrade 0", "keep", *["card H1"] * 3)
    assert is_won(isle)


@pytest.mark.parametrize(("number", "price"), [(9, 2), (8, 3), (10, 3)])
def test_it_249_in_chapter_9_a_card_comes_back_for_2_tokens(number: int, price: int) -> None:
    too_few = chapter(number, tokens=[price - 1], discards="K1 K2")
    assert "buy_back" not in too_few.legal()
    isle = chapter(number, tokens=[price], discards="K1 K2", deck="B1")
    isle.play("buy_back")
    assert (isle.deck, isle.discards, isle.s.tokens[0]) == ("K1 B1", "K2", 0)


def at_70(number: int = 10, **table: Any) -> Isle:
    """About to build a coach worth the last of 70 points: 4 + 6 x 8 on the train and 17 for a contract."""
    train = "E3 H3 T3 B3 H3 T3 B3"
    return chapter(number, "C1 C1", train, islands={"flint_beach": (0, "secondary_a")}, **table)


BUILD_A_COACH = ("build", "card C1", "extend", "keep", "card C1")


@pytest.mark.parametrize(("contract", "points"), [("secondary_b", 69), ("secondary_a", 70)])
def test_it_250_chapter_10_wants_70_points(contract: str, points: int) -> None:
    isle = at_70(bag="green white")
    isle.s.island_contract[BOX.ISLANDS.index("flint_beach")] = BOX.CONTRACTS.index(contract)
    isle.play(*BUILD_A_COACH)
    assert (isle.score(0), is_won(isle)) == (points, points >= 70)


def test_it_250_the_card_built_wins_before_a_token_comes_for_a_missing_passenger() -> None:
    isle = at_70(bag="")
    isle.play(*BUILD_A_COACH)
    assert is_won(isle)


@pytest.mark.parametrize(("number", "points"), [(9, 72), (10, 68)])
def test_it_251_in_chapter_10_a_token_counts_minus_one(number: int, points: int) -> None:
    isle = at_70(number, tokens=[2], bag="green white")
    isle.play(*BUILD_A_COACH)
    assert (isle.score(0), is_won(isle)) == (points, False)


def test_it_251_spending_tokens_removes_their_minus() -> None:
    isle = at_70(tokens=[3], bag="green white", discards="K1")
    isle.play(*BUILD_A_COACH)
    assert (isle.score(0), is_won(isle)) == (67, False)
    isle.play("buy_back")
    assert (isle.score(0), is_won(isle)) == (70, True)
