"""What can be read about the games: the lobby's list, the boxes, the rules pages, the clauses with their tests."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ..core import ledger
from ..core.errors import InvalidOption
from ..core.game import HOME, Game, Option, games, load
from ..core.words import Words, words
from . import passages
from .errors import Declined
from .wire import Clause, GameInfo, Labelled, OptionInfo, Passage, RulesPage, RulesPart, RulesSection


@cache
def game_info(name: str, lang: str) -> GameInfo:
    """A game, for the lobby."""
    game, sentences = load(name), words(lang, name)
    return GameInfo(
        name=name,
        title=sentences.say("title"),
        tagline=sentences.say("tagline"),
        least_seats=game.seat_counts[0],
        most_seats=game.seat_counts[-1],
        minutes=game.minutes,
        lesson=None if game.lesson is None else game.lesson.minutes,
        options=[_option_info(game, option, sentences) for option in game.options.values() if len(option.values) > 1],
    )


def all_games(lang: str) -> list[GameInfo]:
    """Every game there is."""
    return [game_info(name, lang) for name in games()]


def _option_info(game: Game, option: Option, sentences: Words) -> OptionInfo:
    key = "option-" + option.name
    values = [
        Labelled(value, _value_label(option, value, sentences), _fitting_seats(game, option.name, value))
        for value in option.values
    ]
    return OptionInfo(option.name, sentences.say(key), sentences.say(key, "about"), values)


def _fitting_seats(game: Game, option: str, value: str | int | bool) -> list[int]:
    """The numbers of seats for which this value is allowed, with the defaults of all other options."""

    def fits(seats: int) -> bool:
        try:
            game.check_options(seats, {option: value})
        except InvalidOption:
            return False
        return True

    return [seats for seats in game.seat_counts if fits(seats)]


def _value_label(option: Option, value: str | int | bool, sentences: Words) -> str:
    """A value in words: the option's own, or what such values are called everywhere."""
    written = re.sub(r"[^a-z0-9]+", "-", str(value).lower())
    own = f"option-{option.name}-{written}"
    if sentences.has(own):
        return sentences.say(own)
    if isinstance(value, bool):
        return sentences.say("option-yes" if value else "option-no")
    return (
        sentences.say("option-seat", number=value + 1) if isinstance(value, int) else sentences.say(f"option-{written}")
    )


@cache
def catalogue(name: str, lang: str) -> dict[str, Any]:
    """The box of a game, as a screen shows it."""
    return dict(_known(name).catalogue.contents(words(lang, name)))


def _known(name: str) -> Game:
    if name not in games():
        raise Declined("online-no-game", name=name)
    return load(name)


@cache
def rules_page(name: str, lang: str) -> RulesPage:
    """The rules for players, in sections."""
    sections = [
        RulesSection(section.id, section.title, section.level, [RulesPart(*part) for part in section.parts])
        for section in page(name, lang).sections
    ]
    return RulesPage(words(lang, name).say("title"), sections)


@cache
def page(name: str, lang: str) -> passages.Page:
    """A rules page in its pieces."""
    game, sentences = _known(name), words(lang, name)
    text = (HOME / name / "words" / f"rules.{lang}.md").read_text(encoding="utf-8")
    return passages.read(text, game.ledger, sentences.say("rules-behind"), lambda code: _code(game, code, sentences))


def _code(game: Game, code: str, sentences: Words) -> str | None:
    """An option and its value as the lobby names them."""
    name, _, value = code.partition(" = ")
    option = game.options.get(name)
    if option is None:
        return None
    label = sentences.say("option-" + name)
    values = [_value_label(option, each, sentences) for each in option.values if str(each).lower() == value]
    return (
        sentences.say("rules-option-value", option=label, value=values[0])
        if values
        else sentences.say("rules-option", option=label)
    )


def clause(name: str, number: str, lang: str) -> Clause:
    """A number of the ledger: the passage that tells it to players, its text, and the tests that prove it."""
    found = ledger.clauses(_known(name)).get(number)
    if found is None:
        raise Declined("online-no-clause", number=number)
    rules = page(name, lang)
    told = rules.telling(number)
    passage = Passage(told.id, rules.sections[told.section].title, told.html, rules.drawing(told))
    return Clause(number, found.whole, ledger.proofs().get(number, []), passage)
