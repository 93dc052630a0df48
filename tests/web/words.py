"""What the client says, from its own files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

WEB = Path(__file__).parent.parent.parent / "web"
LANGUAGES = ("en", "uk", "ru")


@cache
def _bundle(folder: Path, lang: str) -> Any:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(name: str, lang: str = "en", game: str | None = None, **args: Any) -> str:
    """A sentence of the shell, or of a game's board."""
    bundle = _bundle(WEB / "src" / ("words" if game is None else f"games/{game}/words"), lang)
    identifier, _, attribute = name.partition(".")
    message = bundle.get_message(identifier)
    text, errors = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, args)
    assert errors == []
    return str(text)
