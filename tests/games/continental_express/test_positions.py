"""Positions of Continental Express: read back to the same bytes, or refused with a sentence."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings

from roundhouse import InvalidPosition, RoundhouseError, Table
from roundhouse.core.testing import without_events
from roundhouse.core.words import LANGUAGES
from tests.core.mutations import mutated

PHASES = ("contract", "take", "invest", "rob", "give", "swap", "token", "claim", "pay", "over")
State = dict[str, Any]


@cache
def tables() -> dict[str, Table]:
    """A table of three in each phase."""
    found: dict[str, Table] = {}
    for seed in range(60):
        table, chance = Table("continental_express", 3, seed, mode="interpreted"), random.Random(seed)
        while not table.over:
            if table.phase not in found and (table.phase == "contract" or len(table.codes_played) > 25):
                found[table.phase] = table.table_at(len(table.codes_played))
            table.play(chance.choice(table.codes()))
        found.setdefault("over", table)
        if len(found) == len(PHASES):
            return found
    raise AssertionError(set(PHASES) - set(found))


def position(phase: str) -> State:
    """Such a table written out."""
    state: State = json.loads(json.dumps(tables()[phase].state()))
    return state


def refused(state: State) -> InvalidPosition:
    """Why a position is not read; it must say so in every language."""
    with pytest.raises(InvalidPosition) as found:
        Table.from_state(state, mode="interpreted")
    said = {found.value.say(lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    return found.value


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_of_each_phase_is_read_to_the_same_bytes(phase: str) -> None:
    table = tables()[phase]
    again = Table.from_state(position(phase), mode="interpreted")
    assert without_events(again.live) == without_events(table.live)
    assert again.codes() == table.codes()


def without_row(s: State) -> None:
    s["market"].pop()


def short_row(s: State) -> None:
    card = s["market"][0][0]
    s["market"][0][0] = None
    s["box"][card] = s["box"].get(card, 0) + 1


def gap(s: State) -> None:
    card = s["market"][1][1]
    s["market"][1][1] = None
    s["box"][card] = s["box"].get(card, 0) + 1


def event_open(s: State) -> None:
    for pile in s["piles"]:
        for event in ("train_accident", "station_fire"):
            if event in pile["cards"]:
                i = pile["cards"].index(event)
                pile["cards"][i], s["market"][2][0] = s["market"][2][0], event
                return
    event = next(event for event in ("train_accident", "station_fire") if s["box"].get(event))
    card = s["market"][2][0]
    s["box"][event], s["market"][2][0] = 0, event
    s["box"][card] = s["box"].get(card, 0) + 1


def lost_card(s: State) -> None:
    s["piles"][0]["cards"].pop()
    s["piles"][0]["size"] -= 1


def other_card(s: State) -> None:
    cards = s["piles"][0]["cards"]
    i = next(i for i, card in enumerate(cards) if card != "banknote")
    cards[i] = "banknote"


def known_elsewhere(s: State) -> None:
    accident = next((row for row in range(3) if "train_accident" in s["piles"][row]["cards"]), None)
    s["event_piles"]["train_accident"] = 0 if accident != 0 else 1


def buried_elsewhere(s: State) -> None:
    s["buried"] = [s["deck"]["cards"][0]]


def objective_twice(s: State) -> None:
    s["objectives"][0] = s["objectives"][1]


def too_many_tokens(s: State) -> None:
    s["tokens"][0], s["tokens"][1] = {"red": 3}, {"red": 3}


def other_supply(s: State) -> None:
    s["supply"] = {"red": 1}


def contract_twice(s: State) -> None:
    s["dealt"][0][0] = s["dealt"][1][0]


def three_contracts(s: State) -> None:
    s["dealt"][0].append("pairs")


def kept_anothers(s: State) -> None:
    s["contracts"][0] = s["dealt"][1][0]


def kept_nothing(s: State) -> None:
    s["contracts"][2] = None


def payment(s: State) -> None:
    s["place"], s["wagon"] = 0, "passenger"


def trigger_without_reason(s: State) -> None:
    s["trigger"], s["turns_left"] = "fourth_objective", 2


def no_cards_without_reason(s: State) -> None:
    s["trigger"], s["turns_left"] = "no_small_cards", 2


def turns_without_trigger(s: State) -> None:
    s["turns_left"] = 2


def nobodys_key(s: State) -> None:
    s["weather"] = "rain"


def no_event(s: State) -> None:
    s["event_piles"]["passenger"] = 1


WRONG: list[tuple[Callable[[State], None], str]] = [
    (without_row, "position-places"),
    (short_row, "position-row-short"),
    (gap, "position-row-gap"),
    (event_open, "position-event-open"),
    (lost_card, "position-total"),
    (other_card, "position-copies"),
    (known_elsewhere, "position-event-pile"),
    (buried_elsewhere, "position-buried"),
    (objective_twice, "position-objectives"),
    (too_many_tokens, "position-tokens"),
    (other_supply, "position-supply"),
    (contract_twice, "position-contract-twice"),
    (three_contracts, "position-places"),
    (kept_anothers, "position-kept"),
    (kept_nothing, "position-kept"),
    (payment, "position-phase-payment"),
    (trigger_without_reason, "position-trigger"),
    (no_cards_without_reason, "position-trigger"),
    (turns_without_trigger, "position-turns-left"),
    (nobodys_key, "position-unknown-key"),
    (no_event, "position-unknown-key"),
]


@pytest.mark.parametrize(("spoil", "reason"), WRONG, ids=lambda value: getattr(value, "__name__", value))
def test_what_cannot_be_is_refused(spoil: Callable[[State], None], reason: str) -> None:
    state = position("take")
    spoil(state)
    assert refused(state).reason == reason


def test_a_character_outside_its_phase_is_refused() -> None:
    state = position("token")
    state["phase"] = "claim"
    assert refused(state).reason == "position-phase-card"
    given = position("give")
    given["given"] = "passenger"
    assert refused(given).reason == "position-phase-card"


def test_a_character_that_can_do_nothing_is_refused() -> None:
    state = position("rob")
    state["box"]["banknote"] = state["box"].get("banknote", 0) + sum(state["banknotes"])
    state["banknotes"] = [0, 0, 0]
    assert refused(state).reason == "position-phase-card"
    other = position("swap")
    owned = other["wagons"][other["seat"]]
    other["given"] = next(card for card in ("passenger", "boxcar", "coal", "tank", "mail") if card not in owned)
    assert refused(other).reason == "position-phase-card"


def test_there_are_three_places_for_objectives() -> None:
    state = position("pay")
    state["place"] = 3
    assert refused(state).reason == "position-number"


def test_a_payment_that_leaves_no_choice_is_refused() -> None:
    state = position("pay")
    state["phase"] = "claim"
    assert refused(state).reason == "position-phase-payment"
    other = position("pay")
    owned = other["wagons"][other["seat"]]
    other["box"]["locomotive"] = other["box"].get("locomotive", 0) + owned.pop("locomotive")
    assert refused(other).reason == "position-phase-payment"


def emptied(phase: str) -> State:
    """A position in which all small cards of piles and market are in the box."""
    state = position(phase)
    cards = [card for pile in state["piles"] for card in pile["cards"]]
    cards += [card for row in state["market"] for card in row if card]
    for card in cards:
        state["box"][card] = state["box"].get(card, 0) + 1
    state["piles"], state["market"], state["event_piles"] = [[], [], []], [[None] * 3] * 3, {}
    return state


def test_nobody_takes_a_card_from_an_empty_market() -> None:
    assert refused(emptied("take")).reason == "position-phase-market"


def test_an_empty_market_means_the_last_turns() -> None:
    state = emptied("claim")
    if state["trigger"] is None:
        assert refused(state).reason == "position-trigger"
    state["trigger"], state["turns_left"] = "no_small_cards", 1
    assert Table.from_state(state, mode="interpreted").phase == "claim"


def test_nothing_happened_before_the_contracts_are_chosen() -> None:
    state = position("contract")
    card = state["piles"][0]["cards"].pop()
    state["piles"][0]["size"] -= 1
    state["box"] = {card: 1}
    assert refused(state).reason == "position-too-early"
    opened = position("contract")
    opened["market"][0][2] = opened["piles"][0]["cards"].pop()
    opened["piles"][0]["size"] -= 1
    assert refused(opened).reason == "position-too-early"
    objective = position("contract")
    objective["objectives"][0] = objective["deck"]["cards"].pop()
    objective["deck"]["size"] -= 1
    assert refused(objective).reason == "position-open-objectives"


def test_a_game_that_is_over_has_no_turns_left() -> None:
    state = position("over")
    state["turns_left"] = 1
    assert refused(state).reason == "position-turns-left"


def read_or_refused(state: Any) -> Table | str:
    """The table of a position, or the sentence that says what is wrong with it."""
    try:
        return Table.from_state(copy.deepcopy(state), mode="interpreted")
    except RoundhouseError as refusal:
        return refusal.say("en")


def originals() -> list[State]:
    return [position(phase) for phase in PHASES]


@settings(max_examples=150, deadline=None)
@given(state=mutated(originals))
def test_a_spoilt_position_is_refused_or_can_be_played(state: Any) -> None:
    table = read_or_refused(state)
    if isinstance(table, str):
        assert table
        return
    again = Table.from_state(table.state(), mode="interpreted")
    assert without_events(again.live) == without_events(table.live)
    for code in table.codes():
        assert table.table_at(0).engine.play(0, code)
