"""What can be read about the games: the lobby's list, the boxes, the rules pages, the clauses with their tests."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from ..core import ledger
from ..core.game import HOME, Game, Option, games, load
from ..core.words import Words, words
from .errors import Declined
from .wire import Clause, GameInfo, Labelled, OptionInfo, RulesPage


@cache
def game_info(name: str, lang: str) -> GameInfo:
    """A game, for the lobby."""
    game, said = load(name), words(lang, name)
    return GameInfo(
        name=name,
        title=said.say("title"),
        tagline=said.say("tagline"),
        least_seats=game.seat_counts[0],
        most_seats=game.seat_counts[-1],
        minutes=game.minutes,
        options=[_option_info(option, said) for option in game.options.values() if len(option.values) > 1],
    )


def all_games(lang: str) -> list[GameInfo]:
    """Every game there is."""
    return [game_info(name, lang) for name in games()]


def _option_info(option: Option, said: Words) -> OptionInfo:
    key = "option-" + option.name
    values = [Labelled(value, _value_label(option, value, said)) for value in option.values]
    return OptionInfo(option.name, said.say(key), said.say(key, "about"), values)


def _value_label(option: Option, value: str | int | bool, said: Words) -> str:
    """A value in words: the option's own, or what such values are called everywhere."""
    written = re.sub(r"[^a-z0-9]+", "-", str(value).lower())
    own = f"option-{option.name}-{written}"
    if said.has(own):
        return said.say(own)
    if isinstance(value, bool):
        return said.say("option-yes" if value else "option-no")
    return said.say("option-seat", number=value + 1) if isinstance(value, int) else said.say(f"option-{written}")


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
    """The rules for players; numbers of the ledger are links."""
    game = _known(name)
    text = (HOME / name / "words" / f"rules.{lang}.md").read_text(encoding="utf-8")
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return RulesPage(words(lang, name).say("title"), ledger.number_pattern(game.ledger).sub(_link, html))


def _link(number: re.Match[str]) -> str:
    return f'<a class="clause" href="#{number[0]}" data-clause="{number[0]}">{number[0]}</a>'


def clause(name: str, number: str) -> Clause:
    """A number of the ledger, with the tests that prove it."""
    found = ledger.clauses(_known(name)).get(number)
    if found is None:
        raise Declined("online-no-clause", number=number)
    return Clause(number, found.whole, ledger.proofs().get(number, []))
