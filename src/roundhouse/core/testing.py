"""What every game must keep, whatever its rules: checks to run on each game, number of seats and set of options.

They ship with the package, so that the one who adds a game can run them on it.  Each raises AssertionError.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np

from .chance import seed_bytes
from .engine import NO_LIMIT, Engine, Mode
from .errors import InvalidOption, RoundhouseError
from .events import Secret
from .game import Game
from .record import ALL, NOBODY, NONE, OWNER_UNTIL_END, UNKNOWN, Cells, made_once
from .state import GameState
from .table import Table
from .view import masked

LEFT_OVER = 77  # in every cell: no game begins with it anywhere


def variations(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults, then every other value of each option alone, then the last value of all of them together."""
    yield {}
    for name, option in game.options.items():
        for value in list(option.values)[1:]:
            yield {name: value}
    yield {name: list(option.values)[-1] for name, option in game.options.items()}


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every set of options that goes with it."""
    for seats in game.seat_counts:
        for options in variations(game):
            try:
                game.check_options(seats, options)
            except InvalidOption:
                continue
            yield seats, options


def random_table(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode) -> Iterator[Table]:
    """A table after each move of a random game, the deal first."""
    table = Table(game.name, seats, seed, options, mode=mode)
    pick = random.Random(seed)
    yield table
    while not table.over:
        table.play(pick.choice(table.codes()))
        yield table


def finished_table(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode) -> Table:
    """A table at the end of a random game."""
    *_, table = random_table(game, seats, options, seed, mode)
    return table


def sampling(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, samples: int) -> int:
    """The interval in moves at which to look, so that about `samples` positions are seen."""
    return max(1, len(finished_table(game, seats, options, seed, mode).codes_played) // samples)


def check_legality(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, samples: int = 60) -> None:
    """Some move is legal until the end; every legal move can be played; every other is refused, nothing changed."""
    every = sampling(game, seats, options, seed, mode, samples)
    for ply, table in enumerate(random_table(game, seats, options, seed, mode)):
        legal, before = table.codes(), table.engine.states.tobytes()
        assert len(legal) == len(set(legal)), "a move is listed twice"
        assert bool(legal) != table.over, "no move is legal, and yet it is not over"
        if ply % every and not table.over:
            continue
        for code in set(range(game.A)) - set(legal):
            assert not table.engine.play(0, code), f"move {code} is not listed, but was played"
        assert table.engine.states.tobytes() == before, "a refused move changed the table"
        assert len(table.codes_played) <= game.rules.MOST_MOVES, "the game goes on for ever"
        for code in legal[:: 1 + len(legal) // 3]:
            table.table_at(len(table.codes_played)).play(code)


def check_positions(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, samples: int = 25) -> None:
    """Nothing is lost or doubled: every position is one that can be, and survives being written and read."""
    every = sampling(game, seats, options, seed, mode, samples)
    for ply, table in enumerate(random_table(game, seats, options, seed, mode)):
        if ply % every == 0 or table.over:
            check_position(table)


def check_position(table: Table) -> None:
    """What is on the table now survives being written and read: the state, the record and the legal moves."""
    state = json.loads(json.dumps(table.state()))
    again = Table.from_state(state, mode=table.engine.mode)
    assert json.loads(json.dumps(again.state())) == state
    assert without_events(again.live) == without_events(table.live)
    assert again.codes() == table.codes()


def without_events(s: GameState) -> bytes:
    """The bytes of a state without what the last move told, which a position does not keep."""
    copy = s.copy()
    copy.events[:], copy.event_count = 0, 0
    return copy.tobytes()


def check_logs(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode) -> None:
    """A log replays to the same bytes, undo goes back to them, and the events say the same."""
    table = finished_table(game, seats, options, seed, mode)
    log = json.loads(json.dumps(table.log()))
    again = Table.from_log(log, mode=mode)
    assert again.engine.states.tobytes() == table.engine.states.tobytes()
    assert again.events == table.events
    before = table.table_at(len(table.codes_played) - 1)
    again.undo()
    assert again.engine.states.tobytes() == before.engine.states.tobytes()
    assert again.codes() == before.codes()


def check_new_game(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode) -> None:
    """Setting up a game leaves nothing of what was in its place before, whether that was a game or anything else."""
    cells = game.option_cells(game.check_options(seats, options))
    clean, used = Engine(game, 1, mode), Engine(game, 1, mode)
    for name in game.State.fields:
        used.states[name] = LEFT_OVER
    for engine in (clean, used):
        engine.start(0, seats, cells, seed_bytes(seed))
    for name in game.State.fields:
        assert used.states[name].tobytes() == clean.states[name].tobytes(), f"{name} depends on what was there before"
    assert used.codes(0) == clean.codes(0)


def check_goal(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode) -> None:
    """With several players points are the only goal; one who plays alone has reached a goal or not, or has none."""
    table = finished_table(game, seats, options, seed, mode)
    goal = game.rules.goal(table.live)
    assert goal == NONE or (seats == 1 and goal in (0, 1)), f"the goal of {seats} seats is {goal}"
    assert goal == NONE or game.ending.verdict(table.live) is not None, "it is decided by a goal, and nothing says so"


def check_same_bytes(game: Game, seats: int, options: dict[str, Any], first: int, games: int, *modes: Mode) -> None:
    """The same seeds and moves give the same bytes, however the rules are run."""
    cells = game.option_cells(game.check_options(seats, options))
    engines = [Engine(game, 1, mode) for mode in modes]
    for number in range(first, first + games):
        ends = []
        for engine in engines:
            played, scores = engine.many_games(seats, cells, seed_bytes(0), number, 1)
            ends.append((played, scores.tolist(), engine.states.tobytes()))
        assert all(end == ends[0] for end in ends), f"game {number}: {modes} differ"


def check_same_bytes_on_gpu(
    game: Game, seats: int, options: dict[str, Any], places: int, games: int, most: int = NO_LIMIT
) -> None:
    """Games played on the GPU, up to `games` in each place or `most` moves, end in the same bytes as on the CPU."""
    from .abreast import CudaEngine

    cells = game.option_cells(game.check_options(seats, options))
    gpu = CudaEngine(game, places)
    moves, scores = gpu.many_games(seats, cells, seed_bytes(0), 0, games, most)
    cpu = Engine(game, places, "compiled")
    for place in range(places):
        played, last = cpu.many_games(seats, cells, seed_bytes(0), place * games, games, most, place)
        assert played == moves[place]
        assert np.array_equal(last, scores[place])
    assert cpu.states.tobytes() == gpu.fetch().tobytes()


def scrambled(s: GameState, seat: int | None, pick: random.Random) -> GameState:
    """The state with every cell that this seat cannot see filled with something else."""
    other = s.copy()
    is_over = s.seat == NONE
    for name, field in s.fields.items():
        rows = range(field.shape[0]) if field.shape and field.seen != NOBODY else [...]
        for row in rows:
            is_open = field.seen == ALL or (field.seen == OWNER_UNTIL_END and is_over)
            if not is_open and (field.seen == NOBODY or row != seat):
                cells = other.record[name]
                cells[row] = pick.randrange(100)
    return other


def check_secrets(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, samples: int = 25) -> None:
    """No hidden cell reaches a view: change all of them, and every view stays the same."""
    pick = random.Random(seed)
    to_dict = game.view.to_dict
    every = sampling(game, seats, options, seed, mode, samples)
    for ply, table in enumerate(random_table(game, seats, options, seed, mode)):
        if ply % every == 0 or table.over:
            for seat in [None, *range(seats)]:
                hidden = scrambled(table.live, seat, pick)
                seen = masked(table.live, seat)
                assert masked(hidden, seat) == seen
                assert to_dict(masked(hidden, seat)) == to_dict(seen)
                assert "chance" not in table.view(seat)
                if table.over:  # the server works out the points of the end once for all
                    assert table.view(seat)["points"] == [table.breakdown(each) for each in range(seats)]


def check_told_secrets(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode) -> None:
    """No event, and no sentence about it, shows a seat what it may not see: it reads the same with another secret."""
    table = finished_table(game, seats, options, seed, mode)
    for event in table.events:
        there = {secret: seers for secret, seers in event.secrets.items() if event.args[secret] is not None}
        for secret, seers in there.items():
            other = replace(event, args={**event.args, secret: None})
            for seat in [None, *range(seats)]:
                hides = event.seen_by(seat) == other.seen_by(seat)
                assert hides == (seat not in seers), f"{event} for seat {seat}"
                assert table.say(event, seat) == table.say(other, seat) or not hides


def check_guesses(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, samples: int = 25) -> None:
    """A guess at what is hidden agrees with the view, conserves the cards, has a key of its own and the same moves."""
    every = sampling(game, seats, options, seed, mode, samples)
    for ply, table in enumerate(random_table(game, seats, options, seed, mode)):
        if not table.over and ply % every == 0:
            for seat in [None, *range(seats)]:
                check_guess(table, seat, seed_bytes(ply))


def check_guess(table: Table, seat: int | None, seed: bytes) -> None:
    """What this seat (None: a spectator) guesses now agrees with what it sees, and is a position that can be."""
    guess = table.table_at(len(table.codes_played))
    guess.engine.states[0] = masked(table.live, seat).record
    guess.engine.determinise(0, seat, seed)
    assert masked(guess.live, seat) == masked(table.live, seat), f"the guess of seat {seat} is not what it sees"
    assert guess.live.key.tobytes() == seed, "the guess knows the real future"
    Table.from_state(guess.state(), mode=table.engine.mode)
    if seat == table.seat:
        assert guess.codes() == table.codes(), "the legal moves depend on what the seat cannot see"


def check_memory(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, every: int = 1) -> None:
    """What is remembered is in the hands, after each move; and follows, after every few moves, from what all see."""
    table, pick = Table(game.name, seats, seed, options, mode=mode), random.Random(seed)
    cells = table.engine.states
    while not table.over:
        check_remembered(cells["remembered"][0], cells["hands"][0])
        before = cells["remembered"][0].copy() if len(table.codes_played) % every == 0 else None
        table.play(pick.choice(table.codes()))
        if before is not None:
            seen = seen_by_all(game, table.live)
            seen.record["remembered"] = before
            game.memory.note(seen)
            assert np.array_equal(seen.record["remembered"], cells["remembered"][0]), "it remembers what not all saw"
    check_remembered(cells["remembered"][0], cells["hands"][0])


def check_remembered(remembered: Cells, hands: Cells) -> None:
    """No hand has less than what all remember to be in it."""
    assert ((remembered >= 0) & (remembered <= hands)).all(), f"{remembered} is not in {hands}"


def seen_by_all(game: Game, s: GameState) -> GameState:
    """The state as everybody sees it, with what the last move told everybody."""
    seen, kinds = masked(s, None), list(game.events.values())
    seen.events[:], seen.event_count = s.events, s.event_count
    for row in seen.events[: s.event_count]:
        for i, spec in enumerate(kinds[row[0]].values(), start=1):
            if isinstance(spec, Secret):
                row[i] = UNKNOWN
    return seen


# Rare play: what random games seldom lead to


class Habit(NamedTuple):
    """How somebody always plays: the kinds of moves that are liked best, and which move among equals."""

    name: str
    rank: tuple[int, ...]  # by kind: the lowest rank that is legal is played
    among_equals: str  # the "first", the "last", or "any"

    def choose(self, game: Game, codes: list[int], pick: random.Random) -> int:
        """One of the legal moves."""
        ranks = [self.rank[game.layout.kind[code]] for code in codes]
        best = [code for code, rank in zip(codes, ranks, strict=True) if rank == min(ranks)]
        if self.among_equals == "any":
            return pick.choice(best)
        return min(best) if self.among_equals == "first" else max(best)


@cache
def habits(game: Game) -> list[Habit]:
    """Those who take the first or the last move, always or never one kind, or kinds in some order of their own."""
    kinds, pick = game.layout.names, random.Random(game.name)
    indifferent = (0,) * len(kinds)
    found = [Habit(which, indifferent, which) for which in ("first", "last")]
    for i, kind in enumerate(kinds):
        only = tuple(int(i != other) for other in range(len(kinds)))
        found.append(Habit(f"always {kind}", only, "any"))
        found.append(Habit(f"never {kind}", tuple(1 - rank for rank in only), "any"))
    for n in range(2 * len(kinds)):
        order = tuple(pick.sample(range(len(kinds)), len(kinds)))
        found.append(Habit(f"order {n}", order, pick.choice(("first", "last", "any"))))
    return found


MOST_RARE_MOVES = 2_000  # some habits, such as giving and taking back, never end a game


def rare_table(game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, played: list[Habit]) -> Table:
    """A table at the end of a game in which each seat keeps to its habit, or after very many moves."""
    table, pick = Table(game.name, seats, seed, options, mode=mode), random.Random(seed)
    while not table.over and len(table.codes_played) < MOST_RARE_MOVES:
        assert table.seat is not None
        table.play(played[table.seat % len(played)].choose(game, table.codes(), pick))
    return table


SMALL = 12  # cells: one for each seat and deck at most


@made_once
def small_fields(state: type[GameState]) -> list[str]:
    """The fields that everybody sees and that have few cells: sizes, counts, what is due."""
    return [name for name, f in state.fields.items() if f.seen == ALL and np.prod(f.shape, dtype=int) <= SMALL]


def outline(s: GameState) -> bytes:
    """The phase, and which of the small fields say that nothing is there, due or left."""
    cells = [s.record[name].ravel() for name in small_fields(type(s))]
    return bytes([s.phase]) + (np.concatenate(cells) <= 0).tobytes()


def rare_positions(table: Table, seen: set[bytes], samples: int, pick: random.Random) -> Iterator[Table]:
    """That many of the positions of a game that looked like none before them, and the last one."""
    there, plies = table.table_at(0), []
    for ply, code in enumerate([*table.codes_played, None]):
        if (look := outline(there.live)) not in seen:
            seen.add(look)
            plies.append(ply)
        if code is not None:
            there.play(code)
    for ply in {*pick.sample(plies, min(samples, len(plies))), len(table.codes_played)}:
        yield table.table_at(ply)


def check_rare_play(
    game: Game, seats: int, options: dict[str, Any], seed: int, mode: Mode, games: int = 1, samples: int = 3
) -> None:
    """Positions that only odd players get into can be read back, and guessed at by everybody."""
    pick, seen = random.Random(seed), set[bytes]()
    for number in range(seed, seed + games):
        played = [pick.choice(habits(game)) for _ in range(pick.choice((1, seats)))]  # all alike, or each in its way
        table = rare_table(game, seats, options, number, mode, played)
        for there in rare_positions(table, seen, samples, pick):
            where = f"seed {number}, after {len(there.codes_played)} moves of {[habit.name for habit in played]}"
            try:
                check_position(there)
                for seat in [None, *range(seats)] if not there.over else []:
                    check_guess(there, seat, seed_bytes(number))
            except (AssertionError, RoundhouseError) as error:
                raise AssertionError(f"{where}: {error}") from error


def perft(game: Game, seats: int, options: dict[str, Any], seed: int, depth: int) -> list[int]:
    """How many sequences of 1, 2, … moves there are from the deal."""
    table = Table(game.name, seats, seed, options)
    counts = [0] * depth
    _count(table.engine, depth, counts)
    return counts


def _count(engine: Engine, depth: int, counts: list[int]) -> None:
    codes = engine.codes(0)
    counts[-depth] += len(codes)
    if depth > 1:
        state, listed = engine.states.copy(), engine.lists.copy()
        for code in codes:
            engine.play(0, code)
            _count(engine, depth - 1, counts)
            engine.states[:], engine.lists[:] = state, listed


def first_difference(a: str, b: str) -> str | None:
    """The first line in which two texts differ, for a readable failure."""
    for number, (left, right) in enumerate(zip_longest(a.splitlines(), b.splitlines()), start=1):
        if left != right:
            return f"line {number}: {left!r} is not {right!r}"
    return None
