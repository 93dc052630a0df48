"""Why a move of Isle of Trains is refused: what is missing, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.core.errors import IllegalMove, InvalidOption, InvalidPosition
from roundhouse.core.table import Table
from roundhouse.core.words import LANGUAGES

from .isle import GAME, Isle


def test_building_says_what_it_costs_and_what_is_held() -> None:
    isle = Isle(hands=["bank E1 E1 E1 E1", ""])
    assert isle.refused("build") == ("no-build-cheapest", {"cost": 6, "others": 4})
    assert isle.refused("card bank") == ("no-build-cost", {"cost": 6, "others": 4})
    assert Isle(hands=["", ""]).refused("build") == ("no-build-hand", {})
    heavy = Isle(hands=["B1 E1 E1 E1", ""], trains=["E1 H1 H1 T1 T1", "E1"])
    assert heavy.refused("build") == ("no-build", {"spare": 0})
    assert heavy.refused("card B1") == ("no-build-weight", {"adds": 2, "spare": 0})


def test_building_says_where_a_card_can_go() -> None:
    isle = Isle(hands=["H2 E1 E1 E1 E1", ""], trains=["E3 H2 H1 K1", "E1"])
    isle.play("build", "card H2")
    assert isle.refused("upgrade 0")[0] == "other-category"
    assert isle.refused("upgrade 1") == ("not-lower-level", {"level": 2, "old": 2})
    assert isle.refused("upgrade 9") == ("no-such-car", {})
    assert isle.refused("replace 0") == ("only-for-buildings", {})
    engine = Isle(hands=["E2 E1 E1 E1", ""], trains=["E1 H1", "E1"])
    engine.play("build", "card E2")
    assert engine.refused("extend") == ("no-build-engine", {})
    caboose = Isle(hands=["K2 E1 E1 E1", ""], trains=["E3 K1", "E1"])
    caboose.play("build", "card K2")
    assert caboose.refused("upgrade 1") == ("no-upgrade-caboose", {})


def test_buildings_have_their_limit() -> None:
    second = Isle(hands=["bank E1 E1 E1 E1 E1 E1", ""], buildings=["town_hall"])
    second.play("build", "card bank")
    assert second.refused("extend") == ("buildings-full", {"limit": 1})
    assert second.refused("upgrade 0") == ("not-on-train", {})
    assert second.refused("replace 1") == ("no-such-building", {})
    first = Isle(hands=["bank E1 E1 E1 E1 E1 E1", ""], trains=["E1 K4", "E1"], buildings=["town_hall"])
    first.play("build", "card bank")
    assert first.refused("replace 0") == ("room-for-building", {"limit": 2})


def test_a_car_that_is_dropped_must_help() -> None:
    isle = Isle(hands=["B1 E1 E1 E1", ""], trains=["E1 H1 T1 K1", "E1"])
    isle.play("build", "card B1", "extend")
    assert isle.refused("keep") == ("no-build-weight", {"adds": 2, "spare": 0})
    assert isle.refused("drop 0") == ("engine-stays", {})
    assert isle.refused("drop 1") == ("still-too-heavy", {"over": 1})
    assert isle.refused("drop 9") == ("no-such-car", {})
    upgraded = Isle(hands=["H2 E1 E1 E1 E1", ""], trains=["E3 H1 T1", "E1"], optional_discard_only_if_needed=True)
    upgraded.play("build", "card H2", "upgrade 1")
    assert upgraded.refused("drop 1") == ("upgraded-stays", {})
    assert upgraded.refused("drop 2") == ("drop-not-needed", {})


def test_loading_says_what_is_full_and_what_does_not_fit() -> None:
    assert Isle(hands=["", ""]).refused("load") == ("no-load-nothing", {})
    full = Isle(hands=["H1", ""], trains=["E1[green] H1[C1]", "E1[green]"])
    assert full.refused("load") == ("no-load-space", {})
    assert Isle(hands=["H1", ""], trains=["E1 T1", "E1"]).refused("load") == ("no-load", {})
    isle = Isle(hands=["H1 E2", ""], trains=["E1 H1 H1[C1] T1 K1", "E1"], supplies=["green"])
    isle.play("load")
    assert isle.refused("load_passenger white") == ("no-such-passenger", {})
    assert isle.refused("force E1")[0] == "not-in-hand"
    isle.play("card H1")
    assert isle.refused("onto 0 0") == ("passengers-only", {})
    assert isle.refused("onto 0 2") == ("car-full", {"capacity": 1})
    assert isle.refused("onto 0 3") == ("other-cargo", {"hold": "oil", "cargo": "coal"})
    assert isle.refused("onto 0 4") == ("holds-nothing", {})
    assert isle.refused("onto 1 1") == ("no-such-car", {})


def test_loading_by_force_and_passengers() -> None:
    alone = Isle(hands=["H1", ""], trains=["E1 H1 T1", "E1"])
    alone.play("load")
    assert alone.refused("force H1") == ("force-second-card", {})
    isle = Isle(hands=["H1 E2", ""], trains=["E1 H1 T1", "E1"], supplies=["green"])
    isle.play("load")
    isle.play("force H1")
    assert isle.refused("onto 0 1") == ("fits-face-up", {})
    passenger = Isle(hands=["H1", ""], trains=["E1 H1", "E1"], supplies=["green"])
    passenger.play("load", "load_passenger green")
    assert passenger.refused("onto 0 1") == ("passengers-ride", {})
    seats = Isle(hands=["H1 E2", ""], trains=["E1[white] H1", "E1[white]"], supplies=["green"])
    seats.play("load")
    assert seats.refused("load_passenger green") == ("no-seat-for-passenger", {})
    assert seats.refused("card E2") == ("no-space-for-cargo", {"cargo": "oil"})
    assert seats.refused("force H1") == ("cannot-force", {})
    other = Isle(hands=["H1", ""], trains=["E1 H1", "E1 K3"])
    other.play("load", "card H1")
    assert other.refused("onto 1 1") == ("caboose-of-other", {})


def test_an_island_says_how_many_loads_are_missing() -> None:
    isle = Isle(trains=["E1 H1[C1]", "E1"], islands={"billingtons": (1, "primary")})
    assert Isle().refused("to alpine_lodge") == ("no-load-to-deliver", {})
    assert isle.refused("to alpine_lodge") == ("island-lacks", {"loads": 1})
    assert isle.refused("to billingtons") == ("nothing-for-island", {})
    assert isle.refused("to research_station") == ("island-out", {})
    isle.play("deliver")
    assert isle.refused("to alpine_lodge") == ("island-lacks", {"loads": 1})
    isle.play("special_only")
    for move in ("primary", "secondary a", "ticket"):
        assert isle.refused(move) == ("no-destination", {})


def test_contracts_and_tickets_say_what_they_wait_for() -> None:
    isle = Isle(
        trains=["E3[white] H2[C1 C1]", "E1"],
        islands={"billingtons": (0, "primary"), "devon_city": (1, "primary")},
        filled={"alpine_lodge": 0},
    )
    isle.play("deliver", "to alpine_lodge")
    assert isle.refused("primary") == ("finish-own-first", {})
    assert isle.refused("secondary a") == ("secondary-not-yours", {})
    assert isle.refused("elsewhere") == ("no-caboose-9", {})
    assert isle.refused("stray") == ("no-caboose-10", {})
    assert isle.refused("finish") == ("deliver-something", {})
    own = Isle(trains=["E3[cyan] H2[C1 C1]", "E1"], islands={"billingtons": (0, "primary")})
    own.play("deliver", "to billingtons")
    assert own.refused("primary") == ("island-held", {"own": "yes"})
    assert own.refused("secondary a") == ("contract-lacks", {"loads": 2})


def test_what_an_action_does_once_is_said_to_be_done() -> None:
    isle = Isle(trains=["E3[white] H2[C1 C1]", "E1"], deck="H1 H1 H1 H1 H1 H1 H1 H1")
    isle.play("deliver", "to alpine_lodge", "ticket")
    isle.draw_all()
    while isle.phase == "bonus":
        isle.play("decline")
    if isle.phase == "passenger":
        isle.play(isle.legal("item")[0])
    assert isle.phase == "deliver"
    assert isle.refused("ticket") == ("no-passenger-for-ticket", {})
    isle.play("special")
    assert isle.refused("finish") == ("deliver-something", {})
    assert isle.refused("item 0 0") == ("no-such-load", {})


def test_bonus_actions_and_buying_back() -> None:
    isle = Isle(tokens=[1, 0])
    assert isle.refused("decline") == ("no-pass", {})
    assert isle.refused("buy_back") == ("buy-back-solo", {})
    solo = Isle(hands=[""], trains=["E1"], tokens=[1], discards="H1", deck="H1")
    assert solo.refused("buy_back") == ("buy-back-tokens", {"price": 3, "tokens": 1})
    assert Isle(hands=[""], trains=["E1"], tokens=[5], deck="H1").refused("buy_back") == ("buy-back-empty", {})
    assert Isle(hands=[""], trains=["E1"], tokens=[5], discards="H1").refused("buy_back") == ("buy-back-deck", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_a_card_in_the_language_of_its_sentence(lang: str) -> None:
    isle = Isle(hands=["H1 E1", ""])
    isle.play("build")
    reason, clause, details = GAME.say.why_not(isle.s, "card", {"card": "caboose_3"})
    said = IllegalMove(reason, GAME.name, clause, **details).say(lang)
    assert {"en": "Caboose 3", "uk": "Гальмівний вагон 3", "ru": "Тормозной вагон 3"}[lang] in said


def test_taking_says_where_cards_come_from() -> None:
    isle = Isle(row="H1")
    isle.play("take")
    assert isle.refused("take_row 1") == ("row-empty", {})
    assert isle.refused("take_deck") == ("deck-empty", {})
    benefit = Isle(hands=["H1", ""], trains=["E1", "E1 H1"], row="T1", deck="H1 H1 H1", benefit_draw_source="deck")
    benefit.play("load", "card H1", "onto 1 1")
    assert benefit.refused("take_row 0") == ("deck-only", {})
    assert benefit.refused("take_bag") == ("cards-only", {})


def test_a_bonus_action_is_of_its_kind_and_for_ones_own_train() -> None:
    isle = Isle(hands=["H1 H1 H1", ""], trains=["E1", "E1 H2"], deck="H1 H1 H1")
    isle.play("load", "card H1", "onto 1 1")
    isle.draw_all()
    assert isle.refused("load") == ("not-this-bonus", {"bonus": "build"})
    load = Isle(hands=["E3 H1 H1", ""], trains=["E1 H1", "E1 B2 H1"], deck="H1 H1 H1 H1 H1")
    load.play("load", "card E3", "onto 1 1")
    load.draw_all()
    load.play("load", "card H1")
    assert load.refused("onto 1 2") == ("own-train-only", {})


def test_each_kind_of_contract_is_completed_once_an_action() -> None:
    first = Isle(trains=["E3 H3[C1 C1 C1]", "E1"])
    first.play("deliver", "to alpine_lodge", "primary")
    while first.phase == "give":
        first.play(first.legal("item")[0])
    assert first.refused("primary") == ("primary-used", {})
    second = Isle(trains=["E3 H3[C1 C1 C1] B3[E3 E3 E3]", "E1"], islands={"billingtons": (0, "primary")})
    second.play("deliver", "to billingtons", "secondary a")
    while second.phase == "give":
        second.play(second.legal("item")[0])
    assert second.refused("secondary b") == ("secondary-used", {})


def test_a_load_that_is_not_meant_says_why() -> None:
    give = Isle(trains=["E3[white] H2[C1 C1] T1[E2] H1[C1]", "E1"])
    give.play("deliver", "to alpine_lodge", "primary")
    assert give.refused("item 2 0") == ("not-needed", {})
    assert give.refused("item 0 0") == ("passenger-no-cargo", {})
    elsewhere = Isle(trains=["E3[white] K9 C2[green black] H1[C1]", "E1"], deck="H1 H1 H1 H1 H1 H1")
    elsewhere.play("deliver", "to alpine_lodge", "elsewhere")
    assert elsewhere.refused("item 0 0") == ("other-destination", {})
    assert elsewhere.refused("item 3 0") == ("no-passenger", {})


def test_cabooses_tickets_and_special_deliveries_have_their_limits() -> None:
    full = Isle(trains=["E3[white] H2[C1 C1]", "E1"], filled={"alpine_lodge": 3})
    full.play("deliver", "to alpine_lodge")
    assert full.refused("ticket") == ("ticket-full", {})
    nobody = Isle(trains=["E3[white] K9 H2[C1 C1]", "E1"])
    nobody.play("deliver", "to alpine_lodge")
    assert nobody.refused("elsewhere") == ("no-passenger-elsewhere", {})
    used = Isle(trains=["E3[white] K9 C2[green black]", "E1"], deck="H1 H1 H1 H1 H1 H1")
    used.play("deliver", "to alpine_lodge", "elsewhere", "item 2 0")
    used.draw_all()
    while used.phase == "bonus":
        used.play("decline")
    assert used.refused("elsewhere") == ("caboose-used", {})
    special = Isle(trains=["E3[white] H1[C1]", "E1"], deck="H1 H1 H1")
    special.play("deliver", "to alpine_lodge", "special", "item 1 0", "finish")
    special.draw_all()
    assert special.refused("special") == ("special-used", {})


def test_what_is_fetched_lies_in_the_discard_pile() -> None:
    isle = Isle(hands=["TE H1 H1 H1 H1 H1 H1 H1", ""], discards="H2", bag="green")
    isle.play("build", "card TE", "upgrade 0", "keep")
    while isle.phase == "pay":
        isle.play("card H1")
    assert isle.refused("card bank")[0] == "not-in-discards"


def test_scenarios_are_for_one() -> None:
    with pytest.raises(InvalidOption) as refused:
        Table(GAME.name, 2, options={"solo": "scenario_1"})
    assert refused.value.reason == "solo-seats"


def _add(where: str, *things: Any) -> Callable[[dict[str, Any]], None]:
    """Change a position: put these behind what is there."""
    return lambda position: position[where].extend(things)


def _first(where: str, **values: Any) -> Callable[[dict[str, Any]], None]:
    """Change a position: say this of the first of these."""
    return lambda position: position[where][0].update(values)


def _train(*cars: dict[str, Any]) -> Callable[[dict[str, Any]], None]:
    """Change a position: this is the train of the first seat."""
    return lambda position: position["trains"].__setitem__(0, list(cars))


ENGINE: dict[str, Any] = {"card": "level_1_engine"}
WRONG: dict[str, list[Callable[[dict[str, Any]], None]]] = {
    "position-car": [_train({"card": "bank"})],
    "position-load": [_train({**ENGINE, "loads": [{"card": "level_1_hopper"}]})],
    "position-no-engine": [_train()],
    "position-known": [lambda position: position["deck"].update(known=["bank"] * 3)],
    "position-passengers": [lambda position: position["bag"].update(green=0)],
    "position-twice": [_first("tickets", ticket="ticket_2"), _add("islands", {"island": "flint_beach"})],
    "position-per-island": [lambda position: position["tickets"].pop()],
    "position-order": [_first("tickets", island="camp_eagle")],
    "position-seat-and-contract": [_first("islands", seat=0, contract=None)],
    "position-islands": [lambda position: position["islands"].pop()],
    "position-no-steps": [lambda position: position["steps"].clear()],
}


@pytest.mark.parametrize("reason", WRONG)
def test_a_position_that_cannot_be_says_why(reason: str) -> None:
    for change in WRONG[reason]:
        position = Table(GAME.name, 2, 3, mode="interpreted").state()
        change(position)
        with pytest.raises(InvalidPosition) as refused:
            Table.from_state(position, mode="interpreted")
        assert refused.value.reason == reason


def test_every_refusal_is_said_by_a_test_above() -> None:
    tested = Path(__file__).read_text(encoding="utf-8")
    assert [reason for reason in GAME.say.CLAUSES if f'"{reason}"' not in tested] == []
