"""Positions of the card game: read as they are meant, or refused with a sentence."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from roundhouse import InvalidPosition, RoundhouseError, Table
from roundhouse.core.testing import without_events
from tests.core.mutations import mutated
from tests.core.tools import check_sentence

State = dict[str, Any]


def read(state: Any) -> Table:
    return Table.from_state(state, mode="interpreted")


@cache
def written(phase: str, seats: int = 3) -> str:
    """A position of a random game in which this is decided, by the second seat where all are asked."""
    for seed in range(200):
        table, chance = Table("ticket_cards", seats, seed, mode="interpreted"), random.Random(seed)
        while not table.over:
            if table.phase == phase and (phase not in ("start_tickets", "complete") or table.seat == 1):
                return json.dumps(table.state())
            table.play(chance.choice(table.codes()))
        if phase == "over":
            return json.dumps(table.state())
    raise AssertionError(phase)


def position(phase: str, seats: int = 3) -> State:
    state: State = json.loads(written(phase, seats))
    return state


PHASES = ["start_tickets", "dispatch", "turn", "second_card", "locomotives", "triple", "tickets", "complete", "over"]


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_survives_a_round_trip(phase: str) -> None:
    table = read(position(phase))
    assert json.loads(json.dumps(table.state())) == position(phase)
    assert bool(table.codes()) == (phase != "over")


def test_what_may_be_left_out_is_left_out() -> None:
    state = position("turn")
    for key in ("turns", "half", "last_turns", "ending", "row", "group", "triple", "chance"):
        del state[key]
    assert read(state).phase == "turn"


def _change(*path: Any, to: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        part: Any = state
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = to

    return change


def _row_twice(state: State) -> None:
    state["depots"] = [[{"colour": "red", "coloured": 1}], [{"colour": "red", "coloured": 1}], []]


def _ticket_twice(state: State) -> None:
    state["tickets"][0]["held"].append(state["tickets"][0]["held"][0])


def _ticket_of_two(state: State) -> None:
    state["tickets"][0]["held"].append(state["ticket_deck"]["cards"][0])
    state["tickets"][0]["size"] += 1


def _no_ticket(state: State) -> None:
    state["ticket_deck"]["cards"] += state["tickets"][0]["held"]
    state["ticket_deck"]["size"] += len(state["tickets"][0]["held"])
    state["tickets"][0] |= {"held": [], "size": 0}


def _declared(state: State) -> None:
    state["tickets"][0] |= {"declared": state["tickets"][0]["held"], "held": []}


def _completed_twice(state: State) -> None:
    state["completed"] = [["chicago_new_york"], ["chicago_new_york"], []]


def _gap(state: State) -> None:
    state["discards"].append(state["display"][2])
    state["display"][2] = None


WRONG = [
    ("turn", _change("depots", 0, to=[{"colour": "red", "coloured": 0}]), "is a row without cards"),
    ("turn", _row_twice, "red has a row already"),
    ("turn", _ticket_twice, "is there twice"),
    ("turn", _ticket_of_two, "in this position; the game has 1"),
    ("turn", _completed_twice, "is there twice"),
    ("turn", _no_ticket, "player 1 has no ticket"),
    ("turn", _declared, "cannot be completed now"),
    ("turn", _gap, "has a gap"),
    ("turn", _change("display", 2, to="pink"), "none of"),
    ("turn", _change("last_turns", to=2), "does not fit the number of cards"),
    ("turn", _change("last_turns", to=0), "does not fit what is being decided"),
    ("turn", _change("ending", to="truncated"), "does not fit what is being decided"),
    ("turn", _change("half", to=1), "whole number from 0 to 0"),
    ("turn", _change("turns", to=5), "whole number from 0 to 0"),
    ("turn", _change("row", to="red"), "does not fit the card"),
    ("turn", _change("group", to={"colour": "red", "coloured": 2}), "does not fit the card"),
    ("turn", _change("triple", to=["red"]), "does not fit the card"),
    ("turn", _change("tickets", 0, "size", to=30), "says that its size is 30"),
    ("turn", _change("hands", 0, to=["red"]), "cards"),
    ("turn", _change("completed", 0, to=["seattle"]), "none of"),
    ("dispatch", _change("row", to=None), "does not fit the card"),
    ("locomotives", _change("group", to=None), "does not fit the card"),
    ("locomotives", _change("group", "coloured", to=10), "does not fit the card"),
    ("triple", _change("triple", to=[]), "does not fit the card"),
    ("triple", _change("triple", to=["red", "red"]), "does not fit the card"),
    ("over", _change("ending", to=None), "does not fit what is being decided"),
    ("over", _change("last_turns", to=None), "does not fit what is being decided"),
    ("complete", _change("last_turns", to=None), "does not fit what is being decided"),
    ("start_tickets", _change("tickets", 2, "chosen", to=["chicago_new_york"]), "twice"),
    ("start_tickets", _change("tickets", 0, "chosen", to=[]), "does not fit what is being decided"),
    ("start_tickets", _change("turn", to=9), "whole number"),
]


@pytest.mark.parametrize(("phase", "change", "why"), WRONG, ids=[f"{w[0]}-{i}" for i, w in enumerate(WRONG)])
def test_what_cannot_be_is_refused_with_a_sentence(phase: str, change: Callable[[State], None], why: str) -> None:
    state = position(phase)
    change(state)
    with pytest.raises(InvalidPosition) as refusal:
        read(state)
    assert why in str(refusal.value)
    for lang in ("uk", "ru"):
        assert refusal.value.say(lang) != str(refusal.value)


def test_a_turn_belongs_to_who_decides() -> None:
    state = position("turn")
    state["seat"] = (state["turn"] + 1) % 3
    with pytest.raises(InvalidPosition):
        read(state)


def test_a_train_card_too_many_is_refused() -> None:
    state = position("turn")
    state["discards"].append("locomotive")
    with pytest.raises(InvalidPosition, match="97 cards"):
        read(state)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(mutated(lambda: [position(phase) for phase in PHASES]))
def test_whatever_is_changed_it_is_refused_or_survives_a_round_trip(state: Any) -> None:
    try:
        table = read(copy.deepcopy(state))
    except RoundhouseError as error:
        check_sentence(error)
        return
    again = read(json.loads(json.dumps(table.state())))
    assert without_events(again.live) == without_events(table.live)
    assert again.codes() == table.codes()
    assert all(str(move) for move in table.moves())
    chance = random.Random(1)
    for _ in range(5):
        if not table.over:
            table.play(chance.choice(table.codes()))
            read(table.state())
