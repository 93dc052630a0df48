"""Every number of every ledger is proved by a test that names it, and every number cited exists."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from roundhouse.core.game import Game, games, load
from roundhouse.core.testing import first_difference
from roundhouse.core.words import words

from .ledger import PAGE, ROOT, clauses, page, proofs

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())


@every_game
def test_every_number_of_the_ledger_has_a_test(game: Game) -> None:
    proved = proofs(game)
    assert [clause.number for clause in clauses(game) if clause.number not in proved] == []


@every_game
def test_every_test_names_a_number_of_the_ledger(game: Game) -> None:
    known = {clause.number for clause in clauses(game)}
    assert sorted(set(proofs(game)) - known) == []


@every_game
def test_every_number_cited_in_code_and_words_exists(game: Game) -> None:
    known = {clause.number for clause in clauses(game)}
    pattern = re.compile(rf"\b{game.ledger}-(?:[A-Z]+-)?\d+\b")
    folder = ROOT / "src" / "roundhouse" / "games" / game.name
    for file in [*folder.rglob("*.py"), *folder.rglob("*.ftl"), *folder.rglob("*.md")]:
        assert sorted(set(pattern.findall(file.read_text(encoding="utf-8"))) - known) == [], file


@every_game
def test_every_decision_names_the_rule_behind_it(game: Game) -> None:
    named = game.clauses
    assert list(named) == [phase for phase in game.phases if phase != "over"]
    assert set(named.values()) <= {clause.number for clause in clauses(game)}
    for phase, number in named.items():
        cited = re.findall(
            rf"{game.ledger}-(?:AMB-)?\d+", words("en", game.name).say("error-wrong-moment", phase=phase)
        )
        assert cited in ([], [number]), "a refusal names another rule for what is asked"


def test_the_ledger_of_traffic_is_read_whole() -> None:
    counts: dict[str, int] = {}
    for clause in clauses(load("traffic")):
        counts[clause.family] = counts.get(clause.family, 0) + 1
    assert counts == {"": 72, "AMB": 46, "EX": 35, "INV": 14, "DP": 11, "RND": 5, "HID": 7}


def test_the_ledger_of_continental_express_is_read_whole() -> None:
    counts = Counter(clause.family for clause in clauses(load("continental_express")))
    assert counts == {"": 120, "AMB": 12, "EX": 31, "INV": 16, "DP": 8, "RND": 7, "HID": 5}


def test_the_ledger_of_ticket_cards_is_read_whole() -> None:
    counts: dict[str, int] = {}
    for clause in clauses(load("ticket_cards")):
        counts[clause.family] = counts.get(clause.family, 0) + 1
    assert counts == {"": 138, "AMB": 20, "EX": 31, "INV": 17, "DP": 9, "RND": 7, "HID": 10}


def test_the_page_of_proofs_is_up_to_date() -> None:
    assert first_difference(PAGE.read_text(encoding="utf-8"), page()) is None, "run python -m tests.ledger"
