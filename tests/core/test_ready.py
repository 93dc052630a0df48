"""Ready sequences: a move with the cheapest of what it takes to finish it."""

from __future__ import annotations

import pytest

from roundhouse import Game, IllegalMove, Table, games, load
from roundhouse.core.words import LANGUAGES

from .tools import play_at_random, refused_somehow, traffic


@pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())
def test_a_ready_sequence_begins_with_its_move_and_is_legal(game: Game) -> None:
    can_finish = bool(game.hints.COMPOUND)
    lengths = set()
    for seed in range(3):
        table = Table(game.name, seed=seed, mode="compiled")
        for _ in range(15):
            play_at_random(table, 6, seed)
            before = (table.live.tobytes(), table.codes(), table.log())
            for move in table.moves()[:8]:
                steps, there = table.finish(move.code), table.table_at(len(table.codes_played))
                assert steps[0] == move
                assert all(step.say(lang) for step in steps for lang in LANGUAGES)
                there.play_sequence(steps)
                assert there.codes_played[len(table.codes_played) :] == [step.code for step in steps]
                lengths.add(len(steps))
            assert (table.live.tobytes(), table.codes(), table.log()) == before
    assert (max(lengths) > 1) == can_finish


def test_only_a_legal_move_has_a_ready_sequence() -> None:
    table = traffic()
    with refused_somehow(IllegalMove):
        table.finish({"kind": "end"})
    with refused_somehow(IllegalMove):
        table.finish(-1)
