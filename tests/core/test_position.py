"""Positions written by hand: read as they are meant, or refused with a sentence."""

from __future__ import annotations

import copy
import json
import random
import warnings
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse import InvalidOption, InvalidPosition, RoundhouseError, Table, UnknownGame, load
from roundhouse.core.testing import without_events

from .mutations import mutated
from .tools import Position, cards, check_sentence, play_at_random, position, refused, refused_somehow, traffic

BY_HAND = """{
  "game": "traffic", "seats": 2, "turn": 1, "seat": 1, "phase": "turn",
  "tracks": [["freight_1", "fire_2", "freight_2"], []],
  "hands": [["loco_t2", "switch", "passenger_4"], ["loco_hs", "high_speed_5", "motorised", "extra_track"]],
  "loco_deck": ["loco_hs", "loco_t6", "loco_t2", "loco_t2", "loco_t2", "loco_t3", "loco_t3", "loco_t3", "loco_t3",
    "loco_t3", "loco_t4", "loco_t4", "loco_t4", "loco_t4", "loco_t5", "loco_t5", "loco_t5"],
  "wagon_deck": ["restoration", "restoration", "modernised", "modernised", "motorised", "fire_2", "fire_3", "fire_3",
    "freight_1", "freight_1", "freight_1", "freight_1", "freight_1", "freight_1", "freight_2", "freight_2",
    "freight_2", "freight_2", "freight_2", "freight_2", "freight_2", "freight_3", "freight_3", "freight_3",
    "freight_3", "freight_3", "passenger_2", "passenger_2", "passenger_2", "passenger_2", "passenger_2",
    "passenger_2", "passenger_3", "passenger_3", "passenger_3", "passenger_3", "passenger_3", "passenger_3",
    "passenger_4", "passenger_4", "passenger_4", "high_speed_3", "high_speed_3", "high_speed_3", "high_speed_3",
    "high_speed_4", "high_speed_4", "high_speed_4", "high_speed_4", "high_speed_4", "high_speed_5", "high_speed_5",
    "extra_track", "extra_track", "red_semaphore", "red_semaphore", "red_semaphore", "red_semaphore", "switch",
    "switch", "switch", "technical_revision", "technical_revision", "technical_revision", "technical_revision",
    "sorting_hump", "sorting_hump", "sorting_hump", "sorting_hump", "stock_renewal", "stock_renewal",
    "stock_renewal", "stock_renewal"]
}"""


def from_state(state: Any) -> Table:
    return Table.from_state(state, mode="interpreted")


def check_round_trip(table: Table) -> None:
    """A table's state can be written as JSON and read again, to the same bytes."""
    state = json.loads(json.dumps(table.state()))
    again = from_state(state)
    assert again.state() == state
    assert without_events(again.live) == without_events(table.live)
    assert again.codes() == table.codes()


# What is read


def test_a_position_written_by_hand_is_read_as_it_stands() -> None:
    written = json.loads(BY_HAND)
    state = from_state(written).state()
    for key in ("turn", "seat", "phase", "tracks", "seats"):
        assert state[key] == written[key]
    assert [hand["cards"] for hand in state["hands"]] == [
        cards("passenger_4 loco_t2 switch"),
        cards("high_speed_5 motorised loco_hs extra_track"),
    ]
    for deck in ("wagon_deck", "loco_deck"):
        assert state[deck] == {"size": len(written[deck]), "cards": written[deck]}


def test_a_position_written_by_hand_survives_a_round_trip() -> None:
    check_round_trip(from_state(json.loads(BY_HAND)))


def test_what_a_position_does_not_say_is_as_at_the_start() -> None:
    state = from_state(json.loads(BY_HAND)).state()
    usual = {"cards_played": 0, "extra_turns": 0, "in_extra_turn": False, "idle_turns": 0, "semaphores": [0, 0]}
    usual |= {"discards": [], "extra_tracks": 0, "trains": [], "card": None, "track": None, "side": None}
    usual |= {"lifted": None, "gives_due": 0, "takes_due": 0}
    assert {key: state[key] for key in usual} == usual
    assert state["options"] == traffic().options


def test_the_first_card_of_a_deck_is_drawn_first() -> None:
    table = from_state(json.loads(BY_HAND))
    table.play({"kind": "draw_loco"})
    assert [event.args["card"] for event in table.events if event.kind == "drew"] == ["loco_hs"]
    table.undo()
    table.play({"kind": "draw_cards"})
    drawn = [event.args["card"] for event in table.events if event.kind == "drew"]
    assert drawn == ["restoration", "restoration", "modernised"]


def test_without_its_chance_a_position_has_a_fresh_one_every_time() -> None:
    seeds = {from_state(json.loads(BY_HAND)).state()["chance"]["seed"] for _ in range(5)}
    assert len(seeds) == 5


def test_with_its_chance_a_position_goes_on_as_it_would_have() -> None:
    table = play_at_random(traffic(3, seed=11), 60)
    again = from_state(table.state())
    for _ in range(60):
        table.play(table.codes()[-1])
        again.play(again.codes()[-1])
    assert again.live.tobytes() == table.live.tobytes()


def test_whatever_is_being_decided_a_position_survives_a_round_trip() -> None:
    assert {state["phase"] for state in states()} == set(load("traffic").phases)
    for state in states():
        check_round_trip(from_state(state))


def test_trains_tracks_and_what_lies_about_are_read() -> None:
    written = position(
        tracks=[cards("freight_1"), [], cards("high_speed_3 fire_3")],
        extra_tracks=1,
        trains=[
            {"seat": 1, "loco": "loco_t2", "wagons": cards("freight_2 fire_2")},
            {"seat": 0, "loco": "loco_hs", "wagons": cards("high_speed_4")},
        ],
        hands=[cards("switch loco_t3"), cards("passenger_2")],
        semaphores=[0, 2],
        discards=cards("switch sorting_hump switch"),
    )
    table = from_state(written)
    state = table.state()
    assert {key: state[key] for key in ("tracks", "trains", "semaphores", "extra_tracks")} == {
        key: written[key] for key in ("tracks", "trains", "semaphores", "extra_tracks")
    }
    assert state["discards"] == cards("switch switch sorting_hump")
    check_round_trip(table)


def test_a_finished_game_is_a_position_too() -> None:
    table = play_at_random(traffic())
    again = from_state(table.state())
    assert (again.over, again.seat, again.moves()) == (True, None, [])
    assert again.scores() == table.scores()


def test_the_log_of_a_position_replays() -> None:
    table = from_state(position())
    table.play({"kind": "draw_cards"})
    again = Table.from_log(json.loads(json.dumps(table.log())), mode="interpreted")
    assert again.state() == table.state()
    assert len(again.codes_played) == 1


def test_reading_leaves_what_was_written_as_it_was() -> None:
    written = position()
    before = copy.deepcopy(written)
    play_at_random(from_state(written), 5)
    assert written == before


# What cannot be

train = {"seat": 0, "loco": "loco_t2", "wagons": ["freight_1"]}
WRONG: dict[str, tuple[Callable[[], Any], str, str]] = {
    "101 cards": (lambda: more(position(), "wagon_deck", "freight_1"), "position-total", "101 cards"),
    "99 cards": (lambda: less(position(), "wagon_deck"), "position-total", "99 cards"),
    "no cards": (
        lambda: position(hands=[[], []], tracks=[[], []], wagon_deck=[], loco_deck=[]),
        "position-total",
        "0 cards",
    ),
    "one more of this and one less of that": (
        lambda: more(less(position(), "wagon_deck"), "wagon_deck", "freight_1"),
        "position-copies",
        "8 cards freight_1",
    ),
    "a wagon on two tracks": (
        lambda: more(position(tracks=[["fire_3"], ["fire_3"]]), "tracks.1", "fire_3", instead_of="freight_1"),
        "position-copies",
        "cards f",
    ),
    "a locomotive among the wagons": (
        lambda: move(move(position(), "loco_deck", "wagon_deck", "loco_t2"), "wagon_deck", "loco_deck", "fire_3"),
        "position-deck",
        "loco_t2 is never in this deck",
    ),
    "a wagon among the locomotives": (
        lambda: move(position(), "wagon_deck", "loco_deck", "fire_3"),
        "position-deck",
        "loco_deck: fire_3",
    ),
    "mixed track": (lambda: position(tracks=[cards("freight_1 passenger_3"), []]), "position-mixed", "tracks[0]"),
    "an action on a track": (lambda: position(tracks=[["switch"], []]), "position-no-wagon", "switch is not a wagon"),
    "a locomotive on a track": (lambda: position(tracks=[[], ["loco_t4"]]), "position-no-wagon", "tracks[1]"),
    "too few tracks": (lambda: position(tracks=[[]]), "position-tracks", "tracks lists 1 tracks"),
    "a track without its card": (lambda: position(tracks=[[], [], []]), "position-tracks", "lists 3 tracks"),
    "a train without wagons": (lambda: position(trains=[{**train, "wagons": []}]), "position-train", "trains[0]"),
    "a train too long": (
        lambda: position(trains=[{**train, "wagons": cards("freight_1 freight_1 freight_1")}]),
        "position-train",
        "loco_t2 cannot have taken these wagons",
    ),
    "a high-speed locomotive with freight": (
        lambda: position(trains=[{**train, "loco": "loco_hs"}]),
        "position-train",
        "loco_hs",
    ),
    "a mixed train": (
        lambda: position(trains=[{**train, "wagons": cards("freight_1 passenger_3")}]),
        "position-mixed",
        "trains[0].wagons",
    ),
    "a train pulled by a wagon": (
        lambda: position(trains=[{**train, "loco": "fire_3"}]),
        "position-no-loco",
        "fire_3 is not a locomotive",
    ),
    "a train of nobody": (lambda: position(trains=[{**train, "seat": 2}]), "position-number", "trains[0].seat is 2"),
    "a train with a name": (
        lambda: position(trains=[{**train, "name": "Orient"}]),
        "position-unknown-key",
        "trains[0] says “name”",
    ),
    "a train of which nothing is said": (
        lambda: position() | {"trains": [{}]},
        "position-missing",
        "loco",
    ),
    "unknown key": (lambda: position(weather="rain"), "position-unknown-key", "state says “weather”"),
    "unknown key of a hand": (
        lambda: position(hands=[[], []]) | {"hands": [{"cards": [], "owner": 0}, []]},
        "position-unknown-key",
        "hands[0] says “owner”",
    ),
    "hands for others": (lambda: position(hands=[[], [], []]), "position-per-seat", "hands has 3 entries for 2 seats"),
    "semaphores for others": (lambda: position(semaphores=[0]), "position-per-seat", "semaphores has 1 entries"),
    "hand not a list": (lambda: position() | {"hands": [4, []]}, "position-no-list", "hands[0] must be a list"),
    "hands a word": (lambda: position() | {"hands": "none"}, "position-no-list", "hands must be a list"),
    "tracks a mapping": (lambda: position() | {"tracks": {}}, "position-no-list", "tracks must be a list"),
    "size does not fit": (
        lambda: position() | {"wagon_deck": {"size": 3, "cards": position()["wagon_deck"]}},
        "position-size",
        "size is 3, but lists 72",
    ),
    "a card that is none": (
        lambda: more(position(), "hands.0", "ace_of_spades"),
        "position-name",
        "hands[0][3] is 'ace_of_spades'",
    ),
    "a card that is a number": (lambda: more(position(), "hands.0", 3), "position-name", "hands[0][3] is 3"),
    "a wagon in the discard pile": (
        lambda: position(discards=["fire_3"]),
        "position-name",
        "discards[0] is 'fire_3'",
    ),
    "a turn of nobody": (lambda: position(turn=2), "position-number", "turn is 2, not a whole number from 0 to 1"),
    "a turn in words": (lambda: position(turn="0"), "position-number", "turn is '0'"),
    "a turn with a fraction": (lambda: position(turn=0.0), "position-number", "turn is 0.0"),
    "a negative turn": (lambda: position(turn=-1), "position-number", "turn is -1"),
    "not a number": (lambda: position(turn=json.loads("NaN")), "position-number", "turn is nan"),
    "endless": (lambda: position(turn=json.loads("Infinity")), "position-number", "turn is inf"),
    "a large number": (lambda: position(turn=10**300), "position-number", "turn is 1000"),
    "true for a turn": (lambda: position(turn=False), "position-number", "turn is False"),
    "true for semaphores": (lambda: position() | {"semaphores": [True, 0]}, "position-number", "semaphores[0] is True"),
    "true for extra tracks": (lambda: position() | {"extra_tracks": True}, "position-number", "extra_tracks is True"),
    "more semaphores than there are": (
        lambda: position() | {"semaphores": [0, 5]},
        "position-number",
        "not a whole number from 0 to 4",
    ),
    "more tracks than there are": (lambda: position() | {"extra_tracks": 4}, "position-number", "from 0 to 3"),
    "too long a deck": (
        lambda: position() | {"wagon_deck": ["freight_1"] * 82},
        "position-too-many",
        "wagon_deck holds 82, and there is room for 81",
    ),
    "too long a track": (
        lambda: position() | {"tracks": [["freight_1"] * 59, []]},
        "position-too-many",
        "tracks[0] holds 59, and there is room for 58",
    ),
    "too many trains": (
        lambda: position() | {"trains": [train] * 20},
        "position-too-many",
        "trains holds 20, and there is room for 19",
    ),
    "unknown phase": (lambda: position(phase="tea"), "position-name", "phase is 'tea'"),
    "no phase": (lambda: position(phase=None), "position-name", "phase is None"),
    "placing nothing": (lambda: position(phase="place"), "position-phase-card", "phase does not fit the card"),
    "placing a locomotive": (
        lambda: position(phase="place", card="loco_t3"),
        "position-phase-card",
        "phase does not fit the card",
    ),
    "hooking a wagon": (lambda: position(phase="hook", card="fire_2"), "position-phase-card", "phase"),
    "pulling from nowhere": (lambda: position(phase="pull", card="loco_t3"), "position-phase-card", "phase"),
    "aiming a hump": (lambda: position(phase="aim", card="sorting_hump"), "position-phase-card", "phase"),
    "lifting with a switch": (lambda: position(phase="lift", card="switch"), "position-phase-card", "phase"),
    "shunting nothing": (
        lambda: position(phase="shunt", card="sorting_hump", discards=["sorting_hump"]),
        "position-phase-card",
        "phase",
    ),
    "a card in play at the start of a turn": (lambda: position(card="switch"), "position-phase-card", "phase"),
    "a second card before the first": (lambda: position(phase="second_card"), "position-phase-card", "phase"),
    "a first card after the first": (lambda: position(cards_played=1), "position-phase-card", "phase"),
    "cards to give without a revision": (lambda: position(gives_due=1), "position-phase-card", "phase"),
    "wagons to take with a switch": (
        lambda: position(phase="aim", card="switch", takes_due=1),
        "position-phase-card",
        "phase",
    ),
    "a card not held": (
        lambda: position(phase="place", card="freight_1"),
        "position-card-not-held",
        "card is freight_1, which the player does not hold",
    ),
    "nobody decides": (lambda: position(seat=None), "position-seat-and-phase", "seat does not fit"),
    "somebody decides after the end": (lambda: position(phase="over"), "position-seat-and-phase", "seat"),
    "another than the one on turn decides": (lambda: position(seat=1), "position-seat-and-phase", "seat"),
    "the one on turn is the victim": (
        lambda: position(phase="give", card="technical_revision", gives_due=1, discards=["technical_revision"]),
        "position-seat-and-phase",
        "seat",
    ),
    "nobody can move": (
        lambda: position(phase="hook", card="loco_t3", tracks=[[], []]),
        "position-no-move",
        "nobody could move",
    ),
    "other version": (lambda: position(rules_version=99), "position-version", "version 99 of the rules"),
    "version in words": (
        lambda: position(rules_version="1"),
        "position-version",
        "of the rules; the newest known here is 1",
    ),
    "other edition": (lambda: position(edition="0123456789abcdef"), "position-edition", "edition 0123456789abcdef"),
    "game a number": (lambda: position(game=4), "position-text", "game is 4, not a name"),
    "chance a number": (lambda: position(chance=4), "position-no-mapping", "chance must be"),
    "chance without a place": (lambda: position(chance={"seed": 7}), "position-missing", "chance does not say"),
    "chance further than a block": (
        lambda: position(chance={"seed": 7, "blocks": 1, "words_used": 17}),
        "position-number",
        "chance.words_used is 17",
    ),
    "true for blocks": (
        lambda: position(chance={"seed": 7, "blocks": True, "words_used": 1}),
        "position-number",
        "chance.blocks is True",
    ),
}


def at(state: Any, path: str) -> Any:
    """The part of a position at this path."""
    for step in path.split("."):
        state = state[int(step) if step.isdigit() else step]
    return state


def more(state: Position, path: str, card: Any, instead_of: str | None = None) -> Position:
    """One card more in a pile, and perhaps one less in the deck."""
    at(state, path).append(card)
    if instead_of is not None:
        state["wagon_deck"].remove(instead_of)
    return state


def less(state: Position, path: str) -> Position:
    """One card less in a pile."""
    at(state, path).pop()
    return state


def move(state: Position, path: str, to: str, card: str) -> Position:
    """A card in another pile."""
    at(state, path).remove(card)
    at(state, to).append(card)
    return state


@pytest.mark.parametrize("case", WRONG)
def test_a_position_that_cannot_be_is_refused(case: str) -> None:
    write, reason, part = WRONG[case]
    with refused(InvalidPosition, reason, part):
        from_state(write())


@pytest.mark.parametrize(
    "key", ["game", "seats", "seat", "phase", "turn", "hands", "tracks", "wagon_deck", "loco_deck"]
)
def test_a_position_that_leaves_out_what_must_be_said_is_refused(key: str) -> None:
    written = position()
    del written[key]
    with refused(InvalidPosition, "position-missing", f"does not say “{key}”"):
        from_state(written)


@pytest.mark.parametrize("state", [None, 3, "traffic", [], [("game", "traffic")], True], ids=repr)
def test_what_is_no_position_at_all_is_refused(state: Any) -> None:
    with refused(InvalidPosition, "position-no-mapping", "must be a set of names with values"):
        from_state(state)


def test_a_position_of_a_game_that_there_is_not_is_refused() -> None:
    with refused(UnknownGame, "unknown-game", "“chess”"):
        from_state(position(game="chess"))


@pytest.mark.parametrize("seats", [0, 1, 7, -2, True, 2.0, "2", [], 10**300], ids=lambda seats: repr(seats)[:9])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: Any) -> None:
    with refused(InvalidOption, "seats", "Traffic is played by 2 to 6"):
        from_state(position(seats=seats))


def test_a_position_for_an_unsaid_number_of_seats_is_refused() -> None:
    with refused_somehow():
        from_state(position(seats=None))


@pytest.mark.parametrize("options", [[], [1], "junior", 0, 3, False, ["variant"]], ids=repr)
def test_options_that_are_no_mapping_are_refused(options: Any) -> None:
    with refused_somehow():
        from_state(position(options=options))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"colour": "red"}, "option-unknown"),
        ({None: "red"}, "option-unknown"),
        ({"variant": "senior"}, "option-value"),
        ({"variant": None}, "option-value"),
        ({"variant": ["junior"]}, "option-value"),
        ({"self_semaphore": 1}, "option-value"),
        ({"first_player": True}, "option-value"),
        ({"first_player": 5}, "first-player"),
    ],
    ids=str,
)
def test_options_that_the_game_does_not_have_are_refused(options: dict[Any, Any], reason: str) -> None:
    with refused(InvalidOption, reason):
        from_state(position(options=options))


@pytest.mark.parametrize("seed", [[], 1.5, "zz", "00", -1, True], ids=repr)
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with refused_somehow():
        from_state(position(chance={"seed": seed, "blocks": 0, "words_used": 16}))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_no_position_because_something_is_hidden(seat: int | None) -> None:
    with refused(InvalidPosition, "position-no-list", "wagon_deck.cards must be a list"):
        from_state(traffic().view(seat))


def test_a_position_of_an_edition_names_both_editions() -> None:
    with refused(InvalidPosition, "position-edition", load("traffic").edition):
        from_state(position(edition="other"))


@pytest.mark.parametrize("version", [True, 1.0, None], ids=repr)
def test_a_version_that_is_no_whole_number_is_refused(version: Any) -> None:
    with refused(InvalidPosition, "position-version"):
        from_state(position(rules_version=version))


def test_a_size_that_is_no_whole_number_is_refused() -> None:
    written = position(hands=[["fire_2"], ["loco_t3"]])
    written["hands"][0] = {"size": True, "cards": ["fire_2"]}
    with refused(InvalidPosition, "position-size"):
        from_state(written)


@pytest.mark.parametrize("value", ["no", 2, []], ids=repr)
def test_what_is_neither_true_nor_false_is_refused(value: Any) -> None:
    with refused_somehow(InvalidPosition):
        from_state(position(in_extra_turn=value))


def test_a_seed_must_be_said_where_chance_is() -> None:
    with refused_somehow():
        from_state(position(chance={"seed": None, "blocks": 0, "words_used": 16}))


def test_words_of_a_block_that_was_never_made_cannot_be_drawn() -> None:
    with refused_somehow(InvalidPosition):
        from_state(position(chance={"seed": 7, "blocks": 0, "words_used": 3}))


def test_an_unknown_part_of_chance_is_refused() -> None:
    with refused(InvalidPosition, "position-unknown-key", "luck"):
        from_state(position(chance={"seed": 7, "blocks": 0, "words_used": 16, "luck": 1}))


def test_a_keystream_at_its_last_block_is_refused_or_can_be_drawn_on() -> None:
    written = position(chance={"seed": 7, "blocks": 2**31 - 1, "words_used": 16}, phase="aim", card="switch")
    try:
        table = from_state(written)
    except InvalidPosition as error:
        check_sentence(error)
    else:
        table.play({"kind": "aim", "seat": 1})


@pytest.mark.parametrize("key", ["turn", "seats", "rules_version", "seat", "extra_turns"])
def test_a_number_too_long_to_be_written_is_refused_all_the_same(key: str) -> None:
    with refused_somehow():
        from_state(position(**{key: 10**5000}))


@pytest.mark.parametrize("path", ["hands.0", "discards"])
def test_a_pile_so_large_that_its_count_would_wrap_around_is_refused(path: str) -> None:
    written = position(discards=["switch"])
    at(written, path).extend(["switch"] * 2**16)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        with refused_somehow(InvalidPosition):
            from_state(written)


def test_nothing_is_placed_where_no_card_is_being_played() -> None:
    hands = [cards("stock_renewal"), cards("loco_t3")]
    with refused(InvalidPosition, "position-phase-card"):
        from_state(position(phase="place", card=None, tracks=[[], ["freight_1"]], hands=hands))


@pytest.mark.parametrize("parts", [{"cards_played": 2}, {"idle_turns": 2}], ids=str)
def test_a_turn_that_should_have_ended_is_refused(parts: dict[str, Any]) -> None:
    with refused_somehow(InvalidPosition):
        from_state(position(**parts))


def test_a_game_is_not_over_while_there_are_cards_to_draw() -> None:
    with refused_somehow(InvalidPosition):
        from_state(position(phase="over", seat=None))


# Whatever is written


@cache
def states() -> list[Position]:
    """A position of each phase, from games with two and three players."""
    found: dict[tuple[str, int], Position] = {}
    for seed in range(6):
        pick, table = random.Random(seed), traffic(2 + seed % 2, seed)
        while not table.over:
            found.setdefault((table.phase, table.seats), json.loads(json.dumps(table.state())))
            table.play(pick.choice(table.codes()))
        found.setdefault((table.phase, table.seats), table.state())
    return list(found.values())


@settings(max_examples=300)
@given(mutated(states))
def test_whatever_is_changed_in_a_position_it_is_refused_or_survives_a_round_trip(state: Any) -> None:
    try:
        table = from_state(state)
    except RoundhouseError as error:
        check_sentence(error)
    else:
        check_round_trip(table)


@settings(max_examples=100)
@given(mutated(states, most=1), st.randoms(use_true_random=False))
def test_a_position_that_is_not_refused_can_be_played_on(state: Any, pick: random.Random) -> None:
    try:
        table = from_state(state)
    except RoundhouseError:
        return
    for _ in range(6):
        if table.over:
            break
        assert all(str(move) for move in table.moves())
        table.play(pick.choice(table.codes()))
        check_round_trip(table)
