"""What a seat sees as numbers: all that it may see, nothing else, and the same however it is worked out."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from roundhouse.core import meaning
from roundhouse.core.chance import seed_bytes
from roundhouse.core.data import data_folder
from roundhouse.core.engine import Engine
from roundhouse.core.game import Game, games, load
from roundhouse.core.meaning import Meaning
from roundhouse.core.record import ALL, NOBODY, NONE, Batch, Field
from roundhouse.core.state import COMMON
from roundhouse.observe import tensors
from roundhouse.observe.encode import MOST
from roundhouse.observe.write import Part
from tests.observations import FOLDER, pages

from .boards import boards, seen, some

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
WITHOUT_GAPS = (meaning.TOP, meaning.CHAIN, meaning.HOW_MANY)


def shown(game: Game) -> dict[str, Field]:
    """The fields of the game's own that somebody sees."""
    return {name: f for name, f in game.State.fields.items() if f.seen != NOBODY and name not in COMMON}


@every_game
def test_interpreted_and_compiled_see_the_same(game: Game) -> None:
    t, states = tensors.of(game), boards(game)
    places, seats = zip(*some(game), strict=True)
    rows = seen(game, states[list(places)], seats)
    for i, seat in some(game):
        assert np.array_equal(t.row(game.State.at(states, i), seat), rows[i]), (i, seat)


@every_game
def test_nothing_that_is_hidden_is_seen(game: Game) -> None:
    states, pick = boards(game), np.random.default_rng(1)
    for seat in range(game.seat_counts[-1]):
        here = states[states["seats"] > seat]
        twins = here.copy()
        for name, field in game.State.fields.items():
            if field.seen == NOBODY:
                twins[name] = pick.integers(-1, 90, twins[name].shape)
            elif field.seen != ALL:
                others = [other for other in range(field.shape[0]) if other != seat]
                twins[name][:, others] = pick.integers(-1, 90, twins[name][:, others].shape)
        assert not np.array_equal(here, twins)
        assert np.array_equal(seen(game, here, seat), seen(game, twins, seat)), seat


@every_game
def test_a_guess_at_what_is_hidden_looks_the_same(game: Game) -> None:
    engine = Engine(game, len(boards(game)), "compiled")
    engine.states[:] = boards(game)
    for i, seat in some(game):
        if engine.states["seat"][i] != NONE:
            engine.determinise(i, seat, seed_bytes(i))
    assert not np.array_equal(engine.states, boards(game))
    seats = [seat for _, seat in some(game)]
    assert np.array_equal(seen(game, engine.states, seats), seen(game, boards(game), seats))


# No blind spots


def others(holds: Meaning, cell: int, seats: int) -> list[int]:
    """Other values that a cell may have, near this one; those that a row cannot have at this place are left out."""
    match holds.kind:
        case meaning.UPTO:
            return [cell + 1 if cell < holds.n else cell - 1]
        case meaning.FLAG:
            return [1 - cell]
        case meaning.A_SEAT:
            return [(cell + 1) % seats, NONE] if cell != NONE and seats > 1 else [0 if cell == NONE else NONE]
        case meaning.BITS:
            return [cell ^ (1 << bit) for bit in range(min(holds.n, 11))]
        case _ if cell >= holds.n:
            return [0]
        case _:
            return [(cell + 1) % holds.n] if cell != NONE else [0]


def filled(state: Batch, name: str, where: tuple[int, ...]) -> Batch:
    """The state with things in a row before this cell, where it has none; then nothing else is in the field."""
    cell, last = where[:-1], where[-1]
    if last == 0 or state[name][(*cell, last - 1)] != NONE:
        return state
    copy = state.copy()
    copy[name][...] = NONE
    copy[name][cell][:last] = 0
    return copy


def moved(state: Batch, name: str, field: Field, seat: int) -> list[tuple[Batch, Batch]]:
    """States before and after one cell of a field is changed: each cell that this seat sees, to each near value."""
    found, seats = [], int(state["seats"][0])
    per_row = any(holds.kind in WITHOUT_GAPS or holds.kind == meaning.PILE for holds in field.holds)
    for where in np.ndindex(state[name].shape):
        if (field.by_seat and where[1] >= seats) or (field.seen != ALL and where[1] != seat):
            continue
        before = filled(state, name, where) if per_row else state
        for other in others(field.holds[0], int(before[name][where]), seats):
            copy = before.copy()
            copy[name][where] = other
            found.append((before, copy))
    return found


def places_with(game: Game, seats: int, seat: int) -> Batch:
    """A table of that many in the middle of a game, another one for each seat."""
    states = boards(game)
    going = np.flatnonzero((states["seats"] == seats) & (states["seat"] != NONE))
    place = going[(7 * seat + 2) % len(going)]
    return states[place : place + 1]


@every_game
def test_every_cell_that_is_seen_shows_in_the_row_when_it_changes(game: Game) -> None:
    """All cells of all fields, for every number of seats and every seat; only what is left out is passed over."""
    for seats in game.seat_counts:
        for seat in range(seats):
            state = places_with(game, seats, seat)
            for name, field in shown(game).items():
                if field.holds[0].kind != meaning.LEFT_OUT:
                    pairs = zip(*moved(state, name, field, seat), strict=True)
                    before, after = (seen(game, np.concatenate(each), seat) for each in pairs)
                    assert (before != after).any(axis=1).all(), f"{name} has a blind spot for seat {seat} of {seats}"


@every_game
def test_what_every_game_has_shows_too(game: Game) -> None:
    state = boards(game)[:1]
    before = seen(game, state, 0)[0]
    changed = [("version", 0), ("seat", int(state["seat"][0]) ^ 1), ("seat", NONE), ("seats", game.seat_counts[-1])]
    changed += [("phase", phase) for phase in range(1, len(game.phases))]
    for name, value in changed:
        other = state.copy()
        other[name] = value
        assert not np.array_equal(seen(game, other, 0)[0], before), name
    for i, option in enumerate(game.options.values()):
        for cell in set(option.values.values()) - {int(state["options"][0, i])}:
            if option.of_seats and cell >= state["seats"][0]:
                continue  # nobody sits there
            other = state.copy()
            other["options"][0, i] = cell
            assert not np.array_equal(seen(game, other, 0)[0], before), option.name


# What the parts say


def turned(game: Game, state: Any, seat: int, name: str) -> Any:
    """The cells of a field that a seat sees: its own row, or all with its own first and NONE where nobody sits."""
    field, seats, cells = game.State.fields[name], int(state["seats"]), state[name]
    if field.seen != ALL:
        return cells[seat]
    return np.roll(cells[:seats], -seat, axis=0) if field.by_seat else cells


def read(part: Part, seats: int, most_seats: int, seat: int, numbers: Any) -> Any:
    """The cells again from the numbers of a part."""
    if part.by_seat:
        assert not numbers[seats:].any(), "somebody who is not there is seen"
        numbers = numbers[:seats]
    match part.holds.kind:
        case meaning.UPTO if part.holds.n > MOST:
            return numbers[..., 0].astype(int) * 100 + numbers[..., 1]
        case meaning.ONE_OF:
            assert ((numbers == 0) | (numbers == 1)).all()
            assert (numbers.sum(axis=-1) <= 1).all()
            return np.where(numbers.any(axis=-1), numbers.argmax(axis=-1), NONE)
        case meaning.A_SEAT:
            assert (numbers.sum(axis=-1) <= 1).all()
            return np.where(numbers.any(axis=-1), (numbers.argmax(axis=-1) + seat) % seats, NONE)
        case meaning.CODED | meaning.CHAIN | meaning.TOP:
            return (numbers.astype(int) << np.arange(numbers.shape[-1])).sum(axis=-1) - 1
        case _:
            return numbers


def as_seen(part: Part, cells: Any, seats: int, most_seats: int, seat: int) -> Any:
    """What `read` should find for these cells."""
    holds = part.holds
    if holds.each:
        whose = (cells - holds.n) // holds.each
        cells = np.where(cells >= holds.n, holds.n + (whose - seat) % seats, cells)
    rows = cells.reshape(-1, cells.shape[-1]) if cells.ndim else cells
    match holds.kind:
        case meaning.BITS:
            bits = [
                [int(cell) >> i & 1 for cell in row for i in range(-(-holds.n // len(row)))]
                for row in np.atleast_2d(cells)
            ]
            return np.array(bits)[..., : holds.n].reshape(*cells.shape[:-1], holds.n)
        case meaning.PILE:
            kinds = holds.n + (most_seats if holds.each else 0)
            counts = [np.bincount(row[row != NONE], minlength=kinds) for row in rows]
            return np.array(counts).reshape(*cells.shape[:-1], kinds)
        case meaning.TOP:
            tops = [[*row[row != NONE][::-1], *[NONE] * holds.most][: holds.most] for row in rows]
            return np.array(tops).reshape(*cells.shape[:-1], holds.most)
        case meaning.CHAIN:
            things = cells[cells != NONE]
            assert len(things) <= holds.most
            return np.array([*things, *[NONE] * (holds.most - len(things))])
        case meaning.HOW_MANY:
            return (cells != NONE).sum(axis=-1)
        case _:
            return cells


@every_game
def test_the_parts_say_what_the_cells_say(game: Game) -> None:
    t, states, most_seats = tensors.of(game), boards(game), game.seat_counts[-1]
    for i, seat in some(game)[1::3]:
        unpacked = t.unpack(t.row(game.State.at(states, i), seat))
        seats = int(states["seats"][i])
        for name, part in t.parts.items():
            field = name.partition(".")[0]
            if field in shown(game):
                said = read(part, seats, most_seats, seat, unpacked[name])
                cells = turned(game, states[i], seat, field)
                assert np.array_equal(said, as_seen(part, cells, seats, most_seats, seat)), (name, i, seat)


@every_game
def test_the_parts_fill_a_row_of_the_same_size_for_every_table(game: Game) -> None:
    t = tensors.of(game)
    assert [part.start for part in t.parts.values()] == [0, *np.cumsum([part.size for part in t.parts.values()])[:-1]]
    assert sum(part.size for part in t.parts.values()) == t.size
    rows = seen(game, boards(game), 0)
    unpacked = t.unpack(rows)
    assert {name: numbers.shape[1:] for name, numbers in unpacked.items()} == {n: p.shape for n, p in t.parts.items()}
    for i, numbers in enumerate(unpacked["seats"]):
        assert game.seat_counts[numbers.argmax()] == boards(game)["seats"][i]


@every_game
def test_rows_that_are_said_to_have_no_gaps_have_none(game: Game) -> None:
    for name, field in shown(game).items():
        for holds in field.holds:
            if holds.kind in WITHOUT_GAPS or (holds.kind == meaning.PILE and not holds.gaps):
                there = boards(game)[name] != NONE
                assert (there[..., :-1] >= there[..., 1:]).all(), name


@every_game
def test_no_cell_has_more_than_its_meaning_says(game: Game) -> None:
    for name, field in shown(game).items():
        for holds in field.holds:
            cells = boards(game)[name]
            if holds.kind == meaning.UPTO:
                assert cells.max() <= holds.n, name
            elif holds.kind in (meaning.ONE_OF, meaning.CODED) or (
                holds.n and holds.kind == meaning.PILE and not holds.each
            ):
                assert cells.min() >= NONE, name
                assert cells.max() < holds.n, name


# Seats


def sat_elsewhere(game: Game, states: Batch, by: int) -> Batch:
    """The same tables with everybody this number of seats further on."""
    states = states.copy()
    for state in states:
        seats = int(state["seats"])

        def further(cells: Any, seats: int = seats) -> Any:
            return np.where(cells == NONE, NONE, (cells + by) % seats)

        state["seat"] = further(state["seat"])
        for i, option in enumerate(game.options.values()):
            if option.of_seats:
                state["options"][i] = further(state["options"][i])
        for name, field in shown(game).items():
            holds = field.holds[-1]
            if holds.kind == meaning.A_SEAT:
                state[name] = further(state[name])
            if holds.each:
                whose, rest = np.divmod(state[name] - holds.n, holds.each)
                state[name] = np.where(
                    state[name] < holds.n, state[name], holds.n + (whose + by) % seats * holds.each + rest
                )
            if field.by_seat or field.seen != ALL:
                state[name][:seats] = np.roll(state[name][:seats], by, axis=0)
    return states


@every_game
def test_whoever_sits_in_the_same_place_of_the_round_sees_the_same(game: Game) -> None:
    states = boards(game)[::3]
    others = sat_elsewhere(game, states, 1)
    seats = np.arange(len(states)) % states["seats"]
    assert np.array_equal(seen(game, states, seats), seen(game, others, (seats + 1) % states["seats"]))
    several = states["seats"] > 1
    assert (seen(game, states, seats) != seen(game, others, seats)).any(axis=1)[several].all()


# Editions, pages, and what is left out


def test_an_edition_has_a_function_of_its_own(tmp_path: Path) -> None:
    game = load(games()[0])
    shutil.copytree(data_folder(game.package.__name__), tmp_path / "data")
    again = tensors.of(load(game.name, tmp_path / "data"))
    assert again.source == tensors.of(game).source
    assert again.module is not tensors.of(game).module
    assert {sys.modules[t.module.__name__] for t in (again, tensors.of(game))} == {
        again.module,
        tensors.of(game).module,
    }


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_the_page_says_which_number_is_what(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == pages()[page], "run python -m tests.observations"


def test_there_is_a_page_for_each_game_and_no_other() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(pages())


def test_what_is_left_out_is_left_out_for_a_reason() -> None:
    with pytest.raises(ValueError, match="for a reason"):
        meaning.left_out("")
