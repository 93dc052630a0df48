"""Sentences made quickly are the sentences that fluent.runtime makes."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from roundhouse import games
from roundhouse.core.sentence import MOST_LETTERS, Patterns
from roundhouse.core.words import LANGUAGES, words

NUMBERS = (-1200, -3, 0, 1, 3, 5, 11, 22, 1234567)
TEXTS = ("Олена", "one", "{ $x }")
MOST_TRIES = 24  # of one sentence


class Arguments(Visitor):
    """The variables of a message, with the words by which it chooses."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle, self.values = bundle, dict[str, set[Any]]()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        keys = self.values.setdefault(node.selector.id.name, set())
        keys.update(
            each.key.name if isinstance(each.key, ftl.Identifier) else int(each.key.value) for each in node.variants
        )
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.visit(self.bundle._messages[node.id.name])


def tries(bundle: FluentBundle, message: str) -> list[dict[str, Any]]:
    """Arguments with which every choice is made, and with every number and text in each place."""
    found = Arguments(bundle)
    found.visit(bundle._messages[message])
    keys = {name: sorted(values, key=str) or ["a"] for name, values in found.values.items()}
    plain = [dict(zip(keys, each, strict=True)) for each in product(*keys.values())][:MOST_TRIES]
    return plain + [{**plain[0], name: value} for name in keys for value in (*NUMBERS, *TEXTS)]


def slowly(bundle: FluentBundle, message: str, form: str | None, args: dict[str, Any]) -> str:
    found = bundle.get_message(message)
    pattern = found.attributes[form] if form else found.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors
    return str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *games()])
def test_every_sentence_is_the_same_as_fluent_makes_it(lang: str, game: str | None) -> None:
    bundle = words(lang, game).bundle
    patterns = Patterns(bundle)
    left = [] if game is None else list(words(lang).bundle._messages)  # those of all games are tried once
    said = 0
    for message in set(bundle._messages) - set(left):
        found = bundle.get_message(message)
        for form, args in product((*([None] if found.value else []), *found.attributes), tries(bundle, message)):
            assert patterns.make(message, form, args) == slowly(bundle, message, form, args)
            said += 1
    assert said > 100


def made(ftl_text: str) -> Patterns:
    bundle = FluentBundle(["uk"], use_isolating=False)
    bundle.add_resource(FluentResource(ftl_text))
    return Patterns(bundle)


def test_what_is_not_plain_is_left_to_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    patterns = made(
        "-who = { $case ->\n   *[nom] потяг\n    [gen] потяга\n }\n"
        'term = Немає { -who(case: "gen") }\nnumber = { NUMBER($n, minimumFractionDigits: 2) }\nplain = { $n } { $who }'
    )
    assert patterns.make("term", None, {}) == "Немає потяга"
    assert patterns.make("number", None, {"n": 3}) == "3,00"
    assert patterns.make("plain", None, {"n": 2.5, "who": "Я"}) == "2,5 Я"
    monkeypatch.setattr(patterns.bundle, "format_pattern", None)
    assert patterns.make("plain", None, {"n": 25, "who": "Я"}) == "25 Я"


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("one", {}),
        ("one", {"x": None}),
        ("one", {"x": "a" * (MOST_LETTERS + 1)}),
        ("choice", {}),
        ("choice", {"x": ["a"]}),
        ("round", {"x": "a"}),
        ("lost", {}),
    ],
)
def test_what_is_wrong_is_refused_as_fluent_does(message: str, args: dict[str, Any]) -> None:
    patterns = made(
        "one = { $x }!\nchoice = { $x ->\n    [a] A\n   *[b] B\n }\n"
        "round = { again }\nagain = { $x } { round }\nlost = a { gone }"
    )
    with pytest.raises(ValueError, match=f"^uk: {message}: "):
        patterns.make(message, None, args)
