"""The rules tell what happened; each seat hears what it may know."""

from __future__ import annotations

from typing import Any, cast

import pytest

from roundhouse import Event, Game, games, load
from roundhouse.core.events import Declaration, Secret, declare_events, read_events, secret, tell
from roundhouse.core.record import NOBODY, NONE, UNKNOWN, Cells, cells
from roundhouse.core.state import EVENT_ARGS, EVENT_CELLS, GameState
from tests.modules import module_of

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())

SEATS = 3
CARDS = ("goose", "duck", "hen")
DREW, GAVE, BUILT = range(3)
EVENTS = declare_events({
    "drew": {"seat": SEATS, "card": secret(CARDS, "seat")},
    "gave": {"seat": SEATS, "receiver": SEATS, "card": secret(CARDS, "seat", "receiver"), "cost": 100},
    "built": {"seat": SEATS, "track": 5, "side": ("left", "right")},
})  # fmt: skip


class OnlyEvents:
    """Of a game its events."""

    def __init__(self, events: Declaration) -> None:
        self.events = events


GAME = cast(Game, OnlyEvents(EVENTS))


class State(GameState):
    """A state with room for four events."""

    options: Cells = cells(1)
    events: Cells = cells(4, EVENT_CELLS, seen=NOBODY)


def told(*events: tuple[int, ...]) -> list[Event]:
    """What is read after the rules have told this."""
    s = State.new()
    for kind, *args in events:
        tell(s, kind, *args)
    return list(read_events(s, GAME, 7))


# Told and read


def test_what_the_rules_tell_is_read_by_its_names() -> None:
    (event,) = told((BUILT, 2, 4, 1))
    assert (event.ply, event.kind) == (7, "built")
    assert event.args == {"seat": 2, "track": 4, "side": "right"}


def test_events_are_read_in_the_order_in_which_they_were_told() -> None:
    events = told((DREW, 0, 1), (BUILT, 1, 0, 0), (DREW, 0, 2), (GAVE, 2, 1, 0, 5))
    assert [event.kind for event in events] == ["drew", "built", "drew", "gave"]
    assert events[3].args == {"seat": 2, "receiver": 1, "card": "goose", "cost": 5}


def test_nothing_told_is_nothing_read() -> None:
    assert told() == []


def test_only_the_events_of_the_last_move_are_read() -> None:
    s = State.new()
    tell(s, BUILT, 1, 1, 1)
    tell(s, BUILT, 2, 2, 0)
    s.event_count = 0
    tell(s, DREW, 0, 0)
    assert [event.kind for event in read_events(s, GAME, 1)] == ["drew"]


def test_arguments_that_were_not_told_are_the_first_value() -> None:
    (event,) = told((BUILT,))
    assert event.args == {"seat": 0, "track": 0, "side": "left"}


@pytest.mark.parametrize("number", [NONE, UNKNOWN, 2, 99])
def test_a_number_that_names_nothing_is_read_as_none(number: int) -> None:
    (event,) = told((BUILT, 1, 3, number))
    assert event.args["side"] is None


def test_the_last_argument_is_told_too() -> None:
    kinds = declare_events({"all": {f"a{i}": 100 for i in range(EVENT_ARGS)}})
    s = State.new()
    tell(s, 0, 11, 12, 13, 14, 15)
    (event,) = read_events(s, cast(Game, OnlyEvents(kinds)), 0)
    assert list(event.args.values()) == [11, 12, 13, 14, 15]


# Secrets


def test_a_secret_is_seen_by_the_seats_that_the_event_names() -> None:
    (event,) = told((GAVE, 2, 0, 1, 5))
    assert event.secrets == {"card": (2, 0)}
    seen = {seat: event.seen_by(seat).args["card"] for seat in (0, 1, 2, None)}
    assert seen == {0: "duck", 1: None, 2: "duck", None: None}


def test_what_is_no_secret_is_seen_by_all() -> None:
    (event,) = told((GAVE, 2, 0, 1, 5))
    for seat in (0, 1, 2, None):
        seen = event.seen_by(seat)
        assert (seen.ply, seen.kind, seen.args["seat"], seen.args["receiver"], seen.args["cost"]) == (
            7,
            "gave",
            2,
            0,
            5,
        )


def test_looking_does_not_change_the_event() -> None:
    (event,) = told((DREW, 1, 2))
    event.seen_by(None)
    assert event.args == {"seat": 1, "card": "hen"}
    assert event.secrets == {"card": (1,)}


def test_what_was_hidden_from_one_seat_stays_hidden_when_another_looks_at_its_copy() -> None:
    (event,) = told((DREW, 1, 2))
    assert event.seen_by(0).seen_by(1).args["card"] is None


def test_a_seen_event_does_not_even_say_what_was_secret() -> None:
    (event,) = told((DREW, 1, 2))
    assert event.seen_by(0).secrets == {}
    assert event.seen_by(0) == told((DREW, 1, 0))[0].seen_by(0)


def test_the_json_form_is_without_the_secrets() -> None:
    (event,) = told((GAVE, 2, 0, 1, 5))
    assert event.to_dict() == {"ply": 7, "kind": "gave", "seat": 2, "receiver": 0, "card": None, "cost": 5}


def test_the_json_form_of_what_a_seat_sees_has_its_own_secrets() -> None:
    (event,) = told((GAVE, 2, 0, 1, 5))
    assert event.seen_by(0).to_dict()["card"] == "duck"


# Declarations


def test_a_declaration_that_holds_together_is_returned_as_it_is() -> None:
    kinds: Any = {"drew": {"seat": SEATS, "card": secret(CARDS, "seat")}}
    assert declare_events(kinds) is kinds


def test_an_event_with_too_many_arguments_is_refused() -> None:
    with pytest.raises(ValueError, match="event long has more than 5 arguments"):
        declare_events({"long": {f"a{i}": 2 for i in range(EVENT_ARGS + 1)}})


def test_a_secret_of_somebody_who_is_not_named_is_refused() -> None:
    with pytest.raises(ValueError, match="event drew: a secret names an argument that is not there"):
        declare_events({"drew": {"seat": SEATS, "card": secret(CARDS, "seat", "victim")}})


def test_a_secret_that_nobody_sees_may_be_declared() -> None:
    assert declare_events({"burned": {"card": secret(CARDS)}})["burned"]["card"] == Secret(CARDS, ())


@every_game
def test_the_secrets_of_a_game_are_those_of_seats(game: Game) -> None:
    for kind, args in game.events.items():
        for spec in args.values():
            if isinstance(spec, Secret):
                assert all(args[seer] == game.seat_counts[-1] for seer in spec.seen_by), kind


@every_game
def test_every_event_has_the_number_that_the_rules_know_it_by(game: Game) -> None:
    event = module_of(game, "event")
    for number, kind in enumerate(game.events):
        assert getattr(event, kind.upper()) == number
