"""Every refusal that play can lead to names a rule that is there, in every language."""

from __future__ import annotations

import random

import pytest

from roundhouse import Game, IllegalMove, Table, games, load
from roundhouse.core.errors import Refusal, refusal
from roundhouse.core.ledger import clauses
from roundhouse.core.view import masked
from roundhouse.core.words import LANGUAGES

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())

CLAUSES = {"one": ("TR-019",), "three": ("TR-055", "TR-057", "TR-AMB-21")}


def test_a_refusal_has_the_clause_that_decides_and_the_others_beside_it() -> None:
    assert refusal(CLAUSES, "one", {"card": "a"}) == Refusal("one", "TR-019", {"card": "a"})
    assert refusal(CLAUSES, "three", {}) == Refusal("three", "TR-055", {"also": ("TR-057", "TR-AMB-21")})
    assert refusal(CLAUSES, "none", {}) == Refusal("none", None, {})


def refusals(game: Game, seed: int, moves: int, asked: int) -> list[IllegalMove]:
    """What is said to moves that are not legal in the course of a game: some of each kind."""
    chance, table = random.Random(seed), Table(game.name, seed=seed, mode="interpreted")
    kinds = [
        [code for code in range(game.A) if game.layout.kind[code] == kind] for kind in range(len(game.layout.names))
    ]
    found: list[IllegalMove] = []
    for _ in range(moves):
        if table.over:
            break
        for codes in kinds:
            answers = [table.why_not(code) for code in chance.sample(codes, min(asked, len(codes)))]
            found += [answer for answer in answers if answer is not None]
        table.play(chance.choice(table.codes()))
    return found


@every_game
def test_every_refusal_in_play_names_a_rule_and_every_language_says_it(game: Game) -> None:
    found = refusals(game, seed=5, moves=40, asked=3)
    different = {(error.reason, error.clause): error for error in found}
    assert len(different) > min(5, len(game.clauses) + 1)  # a small game has few
    for error in different.values():
        assert error.clause in clauses(game), error.reason
        assert [lang for lang in LANGUAGES if f"({error.clause}" not in error.say(lang)] == [], error.reason


@every_game
def test_a_wrong_moment_names_the_rule_behind_what_is_asked(game: Game) -> None:
    wrong = [error for error in refusals(game, seed=6, moves=20, asked=1) if error.reason == "wrong-moment"]
    assert wrong
    assert {error.clause == game.clauses[error.args_said["phase"]] for error in wrong} == {True}


@every_game
def test_a_refusal_says_only_what_the_seat_that_decides_can_see(game: Game) -> None:
    """The masked table, in which everything hidden from that seat is unknown, gives the same answer."""
    chance, table = random.Random(7), Table(game.name, seed=7, mode="interpreted")
    compared, asked = 0, min(25, game.A)
    for _ in range(60):
        if table.over:
            break
        seen = masked(table.live, table.seat)
        for code in chance.sample(range(game.A), asked):
            if code not in table.codes():
                move = game.layout.describe(code)
                assert game.say.why_not(seen, *move) == game.say.why_not(table.live, *move), move
                compared += 1
        table.play(chance.choice(table.codes()))
    assert compared > 4 * asked
