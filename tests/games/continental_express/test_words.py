"""What is said about moves and events of Continental Express, and why a move is refused."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse import Table
from roundhouse.core.errors import IllegalMove
from roundhouse.core.words import LANGUAGES, words
from tests.modules import module_of

from .yard import BOX, GAME, Yard

SAY = module_of(GAME, "say")


def why_not(yard: Yard, move: str) -> tuple[str, dict[str, Any]]:
    """Why this move is refused, said in every language."""
    codes = {yard.said(code): code for code in range(GAME.A)}
    assert move not in yard.legal()
    kind, args = GAME.layout.describe(codes[move])
    reason, clause, details = SAY.why_not(yard.s, kind, args)
    for lang in LANGUAGES:
        assert clause in IllegalMove(reason, GAME.name, clause, **details).say(lang)
    return reason, {key: value for key, value in details.items() if key != "also"}


def characters(card: str, players: list[str], **options: Any) -> Yard:
    yard = Yard([f"a b {card}", "a b c", "a b c"], players=players, **options)
    yard.play("take 0 right")
    return yard


def test_refusals_when_taking() -> None:
    yard = Yard(["- b c", "a b c", "a b c"], players=["$", ""])
    assert why_not(yard, "take 0 left") == ("empty-place", {"row": 1})
    assert why_not(yard, "take 1 left") == ("too-dear", {"price": 2, "banknotes": 1})
    assert why_not(yard, "claim 0") == ("take-first", {})
    assert why_not(yard, "end") == ("take-first", {})
    assert why_not(yard, "token red") == ("wrong-moment", {"phase": "take"})


def test_refusals_when_claiming_and_paying() -> None:
    yard = Yard(players=["a J", ""], objectives="aabb ee de", phase="claim")
    assert why_not(yard, "claim 0") == ("wagons-missing", {"missing": 3, "locomotives": 1})
    assert why_not(yard, "take 0 right") == ("card-taken", {})
    paying = Yard(players=["a b J", ""], phase="claim")
    paying.play("claim 0")
    assert why_not(paying, "pay b 1") == ("other-wagon", {})
    assert why_not(paying, "pay a 2") == ("locomotives", {"least": 0, "most": 1})
    assert why_not(paying, "end") == ("wrong-moment", {"phase": "pay"})


def test_refusals_of_characters() -> None:
    robbing = characters("P", ["", "$", ""])
    assert why_not(robbing, "rob 0") == ("not-oneself", {})
    assert why_not(robbing, "rob 2") == ("no-banknotes", {})
    assert why_not(robbing, "rob 3") == ("no-such-seat", {"seat": 4})
    giving = characters("S", ["a b J", "a"], switchman_may_swap_locomotives=False)
    assert why_not(giving, "give c") == ("not-owned", {})
    assert why_not(giving, "give a") == ("nothing-to-swap", {})
    assert why_not(giving, "give J") == ("locomotives-stay", {})
    swapping = characters("S", ["a b", "a c J"], switchman_may_swap_locomotives=False)
    swapping.play("give a")
    assert why_not(swapping, "swap 0 b") == ("not-oneself", {})
    assert why_not(swapping, "swap 3 b") == ("no-such-seat", {"seat": 4})
    assert why_not(swapping, "swap 1 b") == ("not-owned-there", {})
    assert why_not(swapping, "swap 1 a") == ("same-kind", {})
    assert why_not(swapping, "swap 1 J") == ("locomotives-stay", {})
    token = characters("M", ["", ""], tokens={1: "red red red red"}, character_optional=False)
    assert why_not(token, "token red") == ("colour-gone", {})
    assert why_not(token, "decline") == ("no-decline", {})


def test_a_contract_that_was_not_dealt_is_refused() -> None:
    yard = Yard(phase="contract")
    yard.s.dealt[0] = 5, 6
    yard.engine.relist(0)
    assert why_not(yard, "keep two_pairs") == ("not-dealt", {})
    assert yard.legal() == ["keep pairs", "keep triplets"]


@pytest.mark.parametrize("phase", GAME.phases[:-1])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_the_wrong_moment_of_each_phase(phase: str, lang: str) -> None:
    said = words(lang, GAME.name)
    sentences = {name: said.say("error-wrong-moment", phase=name, clause="") for name in GAME.phases[:-1]}
    assert list(sentences.values()).count(sentences[phase]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_contract_and_objective_has_a_name(lang: str) -> None:
    said = words(lang, GAME.name)
    cards = [SAY.card_name(said, card) for card in BOX.CARDS]
    contracts = [SAY.contract_name(said, contract) for contract in BOX.CONTRACTS]
    objectives = [SAY.objective_name(said, objective) for objective in BOX.OBJECTIVES]
    for names in (cards, contracts, objectives):
        assert all(names)
        assert len(set(names)) == len(names)


def test_an_objective_is_named_by_its_wagons_points_and_symbols() -> None:
    assert SAY.objective_name(words("en", GAME.name), "aab") == "2 passenger cars + 1 boxcar (5 points, red)"
    assert SAY.objective_name(words("uk", GAME.name), "abcde").endswith("(9 балів, чорний, синій)")
    assert SAY.objective_name(words("ru", GAME.name), "bd") == "1 крытый вагон + 1 цистерна (4 очка, красный)"


def test_moves_say_what_they_cost() -> None:
    table: Any = Table("continental_express", 2, 3, {"start_player": 0}, mode="interpreted")
    for _ in range(2):
        table.play(table.codes()[0])
    for banknotes, costs in ((0, {"right"}), (1, {"right", "middle"}), (2, {"right", "middle", "left"})):
        table.engine.states["banknotes"][0, 0] = banknotes
        table.engine.relist(0)
        said = {str(move.args["column"]): str(move) for move in table.moves()}
        assert set(said) == costs
        words_of = {"right": "(for nothing)", "middle": "(for 1 banknote)", "left": "(for 2 banknotes)"}
        for column, sentence in said.items():
            assert sentence.startswith("Take a")
            assert sentence.endswith(words_of[column])


def test_an_event_speaks_to_the_seat_that_reads_it() -> None:
    table = Table("continental_express", 2, 3, {"start_player": 0}, mode="interpreted")
    for _ in range(3):
        table.play(table.codes()[0])
    took = next(event for event in table.events if event.kind == "took")
    assert table.say(took, 0).startswith("You take a")
    assert table.say(took, 1).startswith("Player 1 takes a")
    assert table.say(took, 0, "uk").startswith("Ви берете ")
    assert table.say(took, None, "ru").startswith("Игрок 1 берёт ")
