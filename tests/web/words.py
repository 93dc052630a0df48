"""What the client says, from its own files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from roundhouse.core.words import LANGUAGES as LANGUAGES

FOLDER = Path(__file__).parent.parent.parent / "web" / "src" / "words"


@cache
def _bundle(lang: str) -> Any:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted(FOLDER.glob(f"*{lang}.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(message: str, lang: str = "en", **args: Any) -> str:
    """A sentence of the shell."""
    bundle = _bundle(lang)
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    text, errors = bundle.format_pattern(found.attributes[attribute] if attribute else found.value, args)
    assert errors == []
    return str(text)
