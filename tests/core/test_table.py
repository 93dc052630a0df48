"""The table: what others write programs against."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roundhouse
from roundhouse import (
    Game,
    IllegalMove,
    InvalidOption,
    Move,
    Table,
    UnknownGame,
    games,
    load,
)
from roundhouse.core.words import LANGUAGES
from tests.modules import module_of

from .tools import cards, play_at_random, position, refused, refused_somehow, traffic, until

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())


def everything(table: Table) -> tuple[Any, ...]:
    """All that a refused move must leave as it was."""
    return (table.live.tobytes(), table.codes(), list(table.codes_played), table.log(), list(table.events))


# Games, seats and options


def test_all_that_is_promised_can_be_imported() -> None:
    assert all(hasattr(roundhouse, name) for name in roundhouse.__all__)
    assert "traffic" in games()
    assert games() == sorted(games())


def test_the_games_can_be_listed_after_one_of_them_was_loaded() -> None:
    before = roundhouse.games()
    assert load(before[0]).rules
    assert roundhouse.games() == before


@every_game
def test_a_game_says_what_it_is(game: Game) -> None:
    assert game.title
    assert list(game.seat_counts) == list(range(game.seat_counts[0], game.seat_counts[-1] + 1))
    for name, option in game.options.items():
        assert option.name == name
        assert option.default in option.values
        assert len(set(option.values.values())) == len(option.values)
        assert [option.name_of(cell) for cell in option.values.values()] == list(option.values)


@every_game
def test_every_phase_has_the_number_that_the_rules_know_it_by(game: Game) -> None:
    for number, name in enumerate(game.phases):
        assert getattr(module_of(game, "phase"), name.upper()) == number


@pytest.mark.parametrize(
    "name", ["chess", "", "Traffic", "traffic ", "../traffic", "traffic.rules", None, 3, []], ids=repr
)
def test_a_game_that_there_is_not_is_refused(name: Any) -> None:
    with refused(UnknownGame, "unknown-game", "There is no game called", "traffic"):
        Table(name)


@every_game
def test_a_table_has_the_fewest_seats_unless_asked_otherwise(game: Game) -> None:
    assert Table(game.name, mode="interpreted").seats == game.seat_counts[0]
    for seats in game.seat_counts:
        assert Table(game.name, seats, mode="interpreted").seats == seats


@pytest.mark.parametrize("seats", [0, 1, 7, -3, 2.0, "3", True, [], float("nan"), 10**30], ids=repr)
def test_other_numbers_of_seats_are_refused(seats: Any) -> None:
    with refused(InvalidOption, "seats", "Traffic is played by 2 to 6, not by"):
        Table("traffic", seats, mode="interpreted")


def test_options_that_are_not_given_have_their_defaults() -> None:
    table = traffic(variant="junior")
    defaults = {name: option.default for name, option in table.game.options.items()}
    assert table.options == {**defaults, "variant": "junior"}


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [
        ("self_semaphore", "false", False),
        ("self_semaphore", False, False),
        ("first_player", "1", 1),
        ("first_player", 1, 1),
        ("first_player", "random", "random"),
        ("modernised_stack", "once", "once"),
    ],
)
def test_an_option_may_be_written_as_in_python_or_as_on_the_command_line(name: str, written: Any, value: Any) -> None:
    chosen = traffic(**{name: written}).options[name]
    assert (chosen, type(chosen)) == (value, type(value))


@pytest.mark.parametrize(
    ("options", "reason", "part"),
    [
        ({"colour": "red"}, "option-unknown", "Traffic has no option “colour”"),
        ({3: "red"}, "option-unknown", "Traffic has no option"),
        ({None: "red"}, "option-unknown", "Traffic has no option"),
        ({("a",): "red"}, "option-unknown", "Traffic has no option"),
        ({"variant": "Junior"}, "option-value", "It can be: full, junior"),
        ({"variant": 1}, "option-value", "cannot be “1”"),
        ({"variant": None}, "option-value", "cannot be “None”"),
        ({"self_semaphore": 1}, "option-value", "It can be: true, false"),
        ({"first_player": True}, "option-value", "cannot be “True”"),
        ({"first_player": 0.0}, "option-value", "cannot be “0.0”"),
        ({"first_player": 2}, "first-player", "Seat 2 cannot begin at a table with 2 seats"),
    ],
    ids=str,
)
def test_options_that_the_game_does_not_have_are_refused(options: dict[Any, Any], reason: str, part: str) -> None:
    with refused(InvalidOption, reason, part):
        Table("traffic", 2, 1, options, mode="interpreted")


@pytest.mark.parametrize("options", [["variant"], "junior", 3, [], 0, False], ids=repr)
def test_options_that_are_no_mapping_are_refused(options: Any) -> None:
    with refused_somehow(InvalidOption):
        Table("traffic", 2, 1, options, mode="interpreted")


def test_the_same_seed_is_the_same_deal_and_another_is_another() -> None:
    deals = [traffic(4, seed).live.tobytes() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    assert traffic(4, 1).live.tobytes() != traffic(3, 1).live.tobytes()


def test_without_a_seed_no_deal_is_like_another() -> None:
    assert len({Table("traffic", mode="interpreted").live.tobytes() for _ in range(10)}) == 10


# Moves


def test_a_move_has_a_number_a_kind_arguments_and_a_sentence() -> None:
    table = until(traffic(), "place")
    move = table.moves()[0]
    assert (move.code, move.kind) == (table.codes()[0], "place")
    assert move.args == {"track": 0, "side": "left"}
    assert move.to_dict() == {"kind": "place", "track": 0, "side": "left"}
    assert str(move).startswith("Put ")
    assert move == table.moves()[0]


@every_game
def test_a_move_may_be_sent_to_another_process(game: Game) -> None:
    for move in Table(game.name, seed=2).moves():
        other = pickle.loads(pickle.dumps(move))
        assert (other, other.game, str(other)) == (move, game, str(move))


@every_game
def test_every_move_is_said_in_every_language_and_differently_from_the_others(game: Game) -> None:
    table, pick = Table(game.name, seed=3, mode="interpreted"), random.Random(3)
    while not table.over:
        moves = table.moves()
        assert [move.code for move in moves] == table.codes()
        for lang in LANGUAGES:
            assert len({move.say(lang) for move in moves}) == len(moves)
        table.play(pick.choice(moves))


@pytest.mark.parametrize("form", ["number", "move", "mapping", "JSON"])
def test_a_move_may_be_played_in_any_form(form: str) -> None:
    forms: dict[str, Callable[[Move], Any]] = {
        "number": lambda move: move.code,
        "move": lambda move: move,
        "mapping": lambda move: move.to_dict(),
        "JSON": lambda move: json.loads(json.dumps(move.to_dict())),
    }
    table, other = traffic(3), traffic(3)
    pick = random.Random(1)
    for _ in range(50):
        move = pick.choice(table.moves())
        table.play(move.code)
        other.play(forms[form](move))
    assert other.codes_played == table.codes_played
    assert other.live.tobytes() == table.live.tobytes()


BAD_MOVES: dict[str, tuple[Any, str]] = {
    "a negative number": (-1, "There is no move number -1; they go from 0 to"),
    "a number just too large": (load("traffic").A, f"There is no move number {load('traffic').A}"),
    "a number far too large": (10**30, "There is no move number"),
    "true": (True, "True is none of these"),
    "a fraction": (0.0, "0.0 is none of these"),
    "not a number": (float("nan"), "nan is none of these"),
    "nothing": (None, "None is none of these"),
    "a word": ("draw_cards", "'draw_cards' is none of these"),
    "a list": (["draw_cards"], "is none of these"),
    "no kind": ({"card": "fire_2"}, "is none of these"),
    "an unknown kind": ({"kind": "fly"}, 'There is no move {"kind": "fly"}'),
    "a kind that is nothing": ({"kind": None}, "There is no move"),
    "a kind that is a list": ({"kind": []}, "There is no move"),
    "a missing argument": ({"kind": "place", "track": 0}, "There is no move"),
    "an argument too many": ({"kind": "draw_cards", "cards": 3}, "There is no move"),
    "an argument out of range": ({"kind": "place", "track": 9, "side": "left"}, "There is no move"),
    "an argument that is true": ({"kind": "place", "track": True, "side": "left"}, "There is no move"),
    "an argument in words": ({"kind": "place", "track": "0", "side": "left"}, "There is no move"),
    "an argument that is a list": ({"kind": "play", "card": ["fire_2"]}, "There is no move"),
    "an unknown card": ({"kind": "play", "card": "ace"}, '"card": "ace"'),
    "the wrong moment": (
        {"kind": "pull", "wagons": 1},
        "Something else is being decided now. You may draw or play a card",
    ),
    "a card not held": ({"kind": "play", "card": "loco_t6"}, "You do not hold this card (TR-019)"),
    "passing too early": ({"kind": "pass"}, "You can still draw or play a card"),
    "a name that is no word": ({"kind": "play", ("card",): "fire_2"}, "There is no move"),
}


@pytest.mark.parametrize("case", BAD_MOVES)
def test_a_move_that_cannot_be_played_is_refused_and_changes_nothing(case: str) -> None:
    move, part = BAD_MOVES[case]
    table = Table.from_state(position(), mode="interpreted")
    table.play_sequence([{"kind": "draw_loco"}, {"kind": "draw_loco"}])
    before = everything(table)
    with refused_somehow(IllegalMove, part):
        table.play(move)
    assert everything(table) == before


@pytest.mark.parametrize("move", [10**5000, -(10**5000), {"kind": "pull", "wagons": 10**5000}], ids=["a", "b", "c"])
def test_a_number_too_long_to_be_written_is_refused_all_the_same(move: Any) -> None:
    table = traffic()
    before = everything(table)
    with refused_somehow(IllegalMove):
        table.play(move)
    assert everything(table) == before


@settings(max_examples=20)
@given(st.integers(2, 6), st.integers(0, 99), st.integers(0, 250))
def test_whatever_is_not_on_the_list_is_refused_with_a_reason(seats: int, seed: int, moves: int) -> None:
    table = play_at_random(traffic(seats, seed), moves, seed)
    before = table.engine.states.tobytes() + table.engine.lists.tobytes()
    for code in set(range(table.game.A)) - set(table.codes()):
        with pytest.raises(IllegalMove) as caught:
            table.play(code)
        assert str(caught.value).endswith(".")
    assert table.engine.states.tobytes() + table.engine.lists.tobytes() == before


def test_after_the_end_nobody_moves() -> None:
    table = play_at_random(traffic())
    assert (table.over, table.seat, table.phase, table.moves(), table.codes()) == (True, None, "over", [], [])
    before = everything(table)
    for move in (0, -1, 10**6, {"kind": "pass"}):
        with refused(IllegalMove, "move-over", "The game is over."):
            table.play(move)
    assert everything(table) == before


# Sequences


def test_a_sequence_is_played_as_a_whole() -> None:
    table, other = (until(traffic(3, 2), "play") for _ in range(2))
    pick = random.Random(0)
    for _ in range(8):
        other.play(pick.choice(other.codes()))
    table.play_sequence(list(other.codes_played[len(table.codes_played) :]))
    assert table.live.tobytes() == other.live.tobytes()
    assert table.codes() == other.codes()


def test_a_sequence_of_nothing_changes_nothing() -> None:
    table = play_at_random(traffic(), 9)
    before = everything(table)
    table.play_sequence([])
    assert everything(table) == before


@pytest.mark.parametrize(
    "bad", [-1, None, {"kind": "fly"}, {"kind": "end"}, {"kind": []}, {"kind": "x", (): 1}], ids=repr
)
@pytest.mark.parametrize("good", [0, 1, 3])
def test_a_sequence_with_an_illegal_move_is_not_played_at_all(good: int, bad: Any) -> None:
    table = Table.from_state(position(), mode="interpreted")
    table.play({"kind": "draw_loco"})
    before = everything(table)
    with refused_somehow(IllegalMove):
        table.play_sequence([{"kind": "draw_loco"}] * good + [bad, {"kind": "draw_loco"}])
    assert everything(table) == before
    table.play({"kind": "draw_loco"})
    assert len(table.codes_played) == 2


# Undo


def test_undo_goes_back_one_move_to_the_same_bytes() -> None:
    table, befores = traffic(3, 4), []
    pick = random.Random(4)
    while not table.over:
        befores.append(everything(table))
        table.play(pick.choice(table.codes()))
    for before in reversed(befores[-15:]):
        table.undo()
        assert everything(table) == before


def test_there_is_nothing_to_undo_at_the_start() -> None:
    for table in (traffic(), Table.from_state(position(), mode="interpreted")):
        with refused(IllegalMove, "undo-nothing", "There is no move to take back"):
            table.undo()


def test_after_undo_another_move_may_be_played() -> None:
    table = traffic(2, 7)
    first, second = table.codes()[:2]
    table.play(first)
    assert table.events
    table.undo()
    table.play(second)
    fresh = traffic(2, 7)
    fresh.play(second)
    assert everything(table) == everything(fresh)


def test_undo_from_a_position_goes_back_to_it() -> None:
    table = Table.from_state(position(), mode="interpreted")
    before = table.state()
    table.play({"kind": "draw_cards"})
    table.undo()
    assert table.state() == before


@every_game
def test_every_move_that_drew_on_chance_revealed_something(game: Game) -> None:
    table, pick = Table(game.name, seed=6, mode="interpreted"), random.Random(6)
    drew = 0
    while not table.over:
        before = (table.live.blocks, table.live.words_used)
        table.play(pick.choice(table.codes()))
        if (table.live.blocks, table.live.words_used) != before:
            drew += 1
            assert table.revealed()
    assert drew or game.name != "traffic"


# Events


def test_the_deal_and_every_move_tell_what_happened() -> None:
    table = Table.from_state(position(), mode="interpreted")
    assert table.events == []
    table.play({"kind": "draw_loco"})
    assert [(event.ply, event.kind) for event in table.events] == [(1, "drew"), (1, "began")]
    table.play({"kind": "draw_cards"})
    assert [event.kind for event in table.events if event.ply == 2] == ["drew", "drew", "drew", "began"]
    assert [(event.ply, event.kind) for event in traffic().events] == [(0, "began")]


def test_each_seat_hears_what_it_may_know() -> None:
    table = Table.from_state(position(), mode="interpreted")
    table.play({"kind": "draw_loco"})
    drew = table.events[0]
    assert drew.args == {"seat": 0, "deck": "locomotives", "card": "loco_hs"}
    assert drew.seen_by(0).args == drew.args
    for seat in (1, None):
        assert drew.seen_by(seat).args == {"seat": 0, "deck": "locomotives", "card": None}


def test_an_event_is_said_to_each_seat_in_its_own_words() -> None:
    table = Table.from_state(position(), mode="interpreted")
    table.play({"kind": "draw_loco"})
    drew = table.events[0]
    assert table.say(drew, 0).startswith("You draw a high-speed locomotive (pulls 4")
    assert table.say(drew, 1) == table.say(drew) == "Player 1 draws a locomotive."
    assert table.say(drew, 1, names=["Ann", "Ben"]) == "Ann draws a locomotive."
    assert len({table.say(drew, 1, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_events_do_not_depend_on_when_they_are_asked_for() -> None:
    asked, unasked = traffic(3, 5), traffic(3, 5)
    pick = random.Random(5)
    for _ in range(80):
        code = pick.choice(asked.codes())
        asked.play(code)
        unasked.play(code)
        assert all(event.ply <= len(asked.codes_played) for event in asked.events)
    assert asked.events == unasked.events


def test_events_that_were_taken_back_are_gone() -> None:
    table = play_at_random(traffic(3, 5), 30)
    before = list(table.events)
    table.play(table.codes()[0])
    assert len(table.events) > len(before)
    table.undo()
    assert table.events == before


def test_events_once_given_are_the_callers_own() -> None:
    table = traffic(3, 5)
    before = table.events
    count = len(before)
    table.play(table.codes()[0])
    after = table.events
    assert len(after) > count
    assert len(before) == count
    after.clear()
    assert len(table.events) > count


# The end


def test_scores_places_and_their_parts_agree_all_through_a_game() -> None:
    table, pick = traffic(4, 3), random.Random(3)
    while True:
        scores, places = table.scores(), table.ranking()
        for seat in range(4):
            parts = table.breakdown(seat)
            assert parts["total"] == parts["hand"] + sum(train["score"] for train in parts["trains"]) == scores[seat]
            assert all((t["points"] + t["bonus"]) * t["factor"] == t["score"] for t in parts["trains"])
            assert places[seat] == 1 + sum(score > scores[seat] for score in scores)
        if table.over:
            break
        table.play(pick.choice(table.codes()))
    assert 1 in table.ranking()


def test_equal_seats_share_a_place() -> None:
    hands = [cards("switch"), cards("fire_2"), cards("red_semaphore"), cards("freight_3")]
    table = Table.from_state(position(seats=4, hands=hands), mode="interpreted")
    assert table.scores() == [0, -2, 0, -3]
    assert table.ranking() == [1, 3, 1, 4]


def test_the_parts_of_a_score_are_told_train_by_train() -> None:
    trains = [
        {"seat": 1, "loco": "loco_hs", "wagons": cards("high_speed_4 modernised")},
        {"seat": 0, "loco": "loco_t2", "wagons": cards("freight_2 fire_3")},
    ]
    table = Table.from_state(position(trains=trains, hands=[["switch"], ["fire_2"]]), mode="interpreted")
    assert table.breakdown(1) == {
        "trains": [{**trains[0], "points": 8, "bonus": 4, "factor": 2, "score": 24}],
        "hand": -2,
        "total": 22,
    }
    assert table.breakdown(0)["total"] == 3 + 2 - 3


@pytest.mark.parametrize("seat", [-1, 2, None, True, "0", 0.0, []], ids=repr)
def test_nobody_has_points_where_nobody_sits(seat: Any) -> None:
    with refused(IllegalMove, "seat", "There is no seat", "from 0 to 1"):
        traffic().breakdown(seat)


# Views and states


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = traffic(3)
    hands = table.state()["hands"]
    for seat in (0, 1, 2, None):
        shown = [hand["cards"] for hand in table.view(seat)["hands"]]
        assert shown == [hands[i]["cards"] if i == seat else None for i in range(3)]
        assert [hand["size"] for hand in table.view(seat)["hands"]] == [5, 5, 5]


def test_nobody_sees_a_deck_or_what_chance_will_bring() -> None:
    table = traffic(3)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert (view["wagon_deck"]["cards"], view["loco_deck"]["cards"]) == (None, None)
        assert "chance" not in view
        assert table.seed.hex() not in json.dumps(view)


def test_what_lies_open_is_the_same_for_all() -> None:
    table = play_at_random(traffic(3), 40)
    state = table.state()
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert set(view) == set(state) - {"chance", "remembered"} | {"points"}
        assert all(view[key] == state[key] for key in set(view) & set(state) - {"hands", "wagon_deck", "loco_deck"})


def test_a_view_counts_the_points_that_its_seat_may_know_of() -> None:
    table = play_at_random(traffic(3), 60)
    for seat in (0, 1, 2, None):
        points = table.view(seat)["points"]
        assert [parts["hand"] is not None for parts in points] == [each == seat for each in range(3)]
        assert all(parts["trains"] == table.breakdown(each)["trains"] for each, parts in enumerate(points))
    assert play_at_random(table).view(None)["points"] == [table.breakdown(seat) for seat in range(3)]


def test_after_the_end_all_hands_are_open() -> None:
    table = play_at_random(traffic(3))
    assert table.view(None)["hands"] == table.view(1)["hands"] == table.state()["hands"]


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0, []], ids=repr)
def test_nobody_sees_anything_where_nobody_sits(seat: Any) -> None:
    with refused(IllegalMove, "seat", "There is no seat"):
        traffic().view(seat)


def test_views_states_and_logs_are_json() -> None:
    table = play_at_random(traffic(3), 40)
    for shown in (table.state(), table.log(), table.view(), table.view(1), table.breakdown(0)):
        assert json.loads(json.dumps(shown, allow_nan=False)) == shown


def test_looking_changes_nothing() -> None:
    table = play_at_random(traffic(3), 40)
    before = everything(table)
    table.state(), table.log(), table.view(), table.view(1), table.scores(), table.ranking(), table.moves()
    table.breakdown(0), table.table_at(3), table.revealed()
    assert everything(table) == before


def test_changing_what_a_table_shows_does_not_change_the_table() -> None:
    table = play_at_random(traffic(3), 40)
    before = copy.deepcopy(everything(table))
    for shown in (table.state(), table.log(), table.view(1)):
        shown["options"]["variant"] = "junior"
        shown["seats"] = 99
        for part in shown.values():
            if isinstance(part, list):
                part.clear()
    assert everything(table) == before


def test_a_position_on_the_way_is_a_table_of_its_own() -> None:
    table = traffic(3, 4)
    states = [table.state()]
    for _ in range(30):
        table.play(table.codes()[-1])
        states.append(table.state())
    before = everything(table)
    for ply in (0, 1, 17, 30):
        there = table.table_at(ply)
        assert there.state() == states[ply]
        assert len(there.codes_played) == ply
        assert there.events == [event for event in table.events if event.ply <= ply]
        play_at_random(there, 3)
    assert everything(table) == before


def test_a_table_goes_over_to_another_mode_in_the_middle_of_a_game() -> None:
    plain, other = (Table("traffic", 2, 5, mode="interpreted") for _ in range(2))
    for number in range(60):
        if number == 30:
            other.go_over_to("compiled")
        code = plain.codes()[number % len(plain.codes())]
        plain.play(code)
        other.play(code)
        assert (plain.live, plain.codes()) == (other.live, other.codes())
    assert other.is_compiled
    other.go_back_to(10)
    plain.go_back_to(10)
    assert plain.live == other.live
