"""Errors are sentences in every language, wherever they are sent."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from roundhouse import (
    IllegalMove,
    InvalidEdition,
    InvalidLog,
    InvalidOption,
    InvalidPosition,
    RoundhouseError,
    Table,
    UnknownGame,
)
from roundhouse.core.words import LANGUAGES

WRONG_MOMENT = IllegalMove("wrong-moment", "traffic", "TR-019", phase="turn")
ERRORS: list[RoundhouseError] = [
    UnknownGame("unknown-game", name="chess", known="traffic"),
    InvalidOption("first-player", "traffic", seat=4, seats=2),
    IllegalMove("not-in-hand", "traffic", "TR-019", card="fire_2"),
    IllegalMove("traction", "traffic", "TR-AMB-12", also=("TR-AMB-14",), possible=("2", "3")),
    InvalidPosition("position-missing", where="state", key="turn"),
    InvalidLog("log-illegal", ply=4, why=WRONG_MOMENT),
    InvalidEdition("edition-file", file="wagons.csv", folder="here"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))], ids=["a", "b", "c"]
)
def test_an_error_survives_being_sent_to_another_process(error: RoundhouseError, again: Callable[[Any], Any]) -> None:
    other = again(error)
    assert type(other) is type(error)
    assert (other.reason, other.game, other.clause) == (error.reason, error.game, error.clause)
    assert [other.say(lang) for lang in LANGUAGES] == [error.say(lang) for lang in LANGUAGES]
    assert str(other) == error.say("en")


def test_an_error_inside_another_is_said_in_the_same_language() -> None:
    error = InvalidLog("log-illegal", ply=4, why=WRONG_MOMENT)
    for lang in LANGUAGES:
        assert error.say(lang).endswith(WRONG_MOMENT.say(lang))


def test_every_error_is_a_roundhouse_error() -> None:
    with pytest.raises(RoundhouseError, match="There is no game called"):
        Table("chess")
    assert all(isinstance(error, RoundhouseError) for error in ERRORS)


def test_what_was_given_at_great_length_is_cut_in_the_sentence() -> None:
    with pytest.raises(UnknownGame) as caught:
        Table("x" * 100_000)
    for lang in LANGUAGES:
        assert "xxx" in caught.value.say(lang)
        assert len(caught.value.say(lang)) < 1000
