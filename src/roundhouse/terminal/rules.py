"""The rules page of a game, in our own words."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ..core.game import HOME, load
from .refusal import Refusal

if TYPE_CHECKING:
    from rich.console import RenderableType


def rules_text(game: str, lang: str) -> str:
    """The page as it is written, in Markdown."""
    name = load(game).name
    try:
        return (HOME / name / "words" / f"rules.{lang}.md").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal("no-rules", name=name) from None


def rules_page(game: str, lang: str, on_terminal: bool) -> RenderableType:
    """The page for a terminal, or as plain text."""
    from rich.markdown import Markdown
    from rich.text import Text

    text = rules_text(game, lang)
    return Markdown(text, hyperlinks=False) if on_terminal else Text(text.rstrip())


def show_rules(game: str, lang: str) -> None:
    """Print the page."""
    if not sys.stdout.isatty():
        print(rules_text(game, lang), end="")
        return
    from rich.console import Console

    Console().print(rules_page(game, lang, on_terminal=True))
