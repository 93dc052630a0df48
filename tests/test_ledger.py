"""Every number of every ledger is proved by a test that names it, and every number cited exists."""

from __future__ import annotations

import re

import pytest

from roundhouse.core.game import Game, games, load
from roundhouse.core.ledger import FAMILIES, clauses, number_pattern
from roundhouse.core.ledger import proofs as listed_proofs
from roundhouse.core.testing import first_difference
from roundhouse.server import library

from .ledger import PAGE, ROOT, of_family, page, proofs

every_game = pytest.mark.parametrize("game", [load(name) for name in games()], ids=games())


def cited(game: Game, text: str) -> set[str]:
    """The numbers of a game's ledger that a text names."""
    return {found[0] for found in number_pattern(game.ledger).finditer(text)}


@every_game
def test_every_number_of_the_ledger_has_a_test(game: Game) -> None:
    proved = proofs(game)
    assert [number for number in clauses(game) if number not in proved] == []


@every_game
def test_every_test_names_a_number_of_the_ledger(game: Game) -> None:
    assert sorted(set(proofs(game)) - set(clauses(game))) == []


@every_game
def test_every_number_cited_in_code_and_words_exists(game: Game) -> None:
    folder = ROOT / "src" / "roundhouse" / "games" / game.name
    for file in [*folder.rglob("*.py"), *folder.rglob("*.ftl"), *folder.rglob("*.md")]:
        assert cited(game, file.read_text(encoding="utf-8")) - set(clauses(game)) == set(), file


@every_game
def test_every_decision_names_the_rule_behind_it(game: Game) -> None:
    assert list(game.clauses) == [phase for phase in game.phases if phase != "over"]
    assert set(game.clauses.values()) <= set(clauses(game))


@every_game
def test_every_refusal_names_rules_that_are_there(game: Game) -> None:
    named = {number for numbers in game.say.CLAUSES.values() for number in numbers}
    assert named - set(clauses(game)) == set()


@every_game
def test_the_ledger_is_read_whole(game: Game) -> None:
    text = (ROOT / "docs" / "ledger" / f"{game.name}.md").read_text(encoding="utf-8")
    begun = set(re.findall(rf"^[^\w\n]*({game.ledger}-[A-Z0-9-]*\d)\b", text, re.MULTILINE))
    assert begun == set(clauses(game))
    assert {clause.family for clause in clauses(game).values()} == set(FAMILIES)
    for family in FAMILIES:
        numbers = [int(clause.number.rpartition("-")[2]) for clause in of_family(game, family)]
        assert numbers == list(range(1, len(numbers) + 1)), "a number is left out"
    assert [clause.number for clause in clauses(game).values() if len(clause.text) < 8] == []


@every_game
def test_every_line_of_the_ledger_that_begins_with_a_number_is_in_the_text_of_its_clause(game: Game) -> None:
    text = (ROOT / "docs" / "ledger" / f"{game.name}.md").read_text(encoding="utf-8").replace("*", "")
    lines = re.findall(rf"^(?:- )?({game.ledger}-[A-Z0-9-]*\d)\b(?: · AMB)?[ .:·-]*(.*)$", text, re.MULTILINE)
    assert 2 * len(lines) > len(clauses(game))  # the rest stands in tables
    assert [number for number, line in lines if line.strip() not in clauses(game)[number].whole] == []


@every_game
def test_the_server_tells_every_clause_with_the_tests_that_prove_it(game: Game) -> None:
    proved = proofs(game)
    for number, clause in clauses(game).items():
        told = library.clause(game.name, number, "en")
        assert (told.text, told.tests) == (clause.whole, [proof.name for proof in proved[number]])


@every_game
def test_every_number_on_the_page_of_rules_stands_behind_a_mark_of_it(game: Game) -> None:
    text = (ROOT / "src" / "roundhouse" / "games" / game.name / "words" / "rules.en.md").read_text(encoding="utf-8")
    html = "".join(part.html for section in library.rules_page(game.name, "en").sections for part in section.parts)
    marks = {number for found in re.findall('data-clauses="([^"]+)"', html) for number in found.split()}
    assert len(marks) > 20
    assert marks == cited(game, text)


def test_the_page_of_proofs_is_up_to_date() -> None:
    assert first_difference(PAGE.read_text(encoding="utf-8"), page()) is None, "run python -m tests.ledger"


def test_the_page_of_proofs_is_read_as_it_is_written() -> None:
    written = {
        number: [proof.name for proof in tests] for name in games() for number, tests in proofs(load(name)).items()
    }
    assert {number: tests for number, tests in listed_proofs().items() if number in written} == written
