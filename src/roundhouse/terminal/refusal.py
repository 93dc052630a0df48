"""What the command line itself refuses, each as a sentence of words/*.ftl."""

from __future__ import annotations

from typing import Any

from ..core.errors import RoundhouseError, shown
from ..core.words import words

LONGEST = 300  # a sentence of Fluent takes no more than 1000 letters from outside


class Refusal(RoundhouseError):
    """Something typed on the command line cannot be done; its sentence is named `cli-error-…`."""

    def say(self, lang: str = "en") -> str:
        """The sentence in this language; what was typed at great length is cut."""
        said = {name: _cut(value) for name, value in self.args_said.items()}
        return words(lang).say("cli-error-" + self.reason, **said)


def _cut(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    seen = shown(value)
    return seen[: LONGEST - 1] + "…" if len(seen) > LONGEST else seen


_TROUBLES: dict[type[OSError], str] = {
    FileNotFoundError: "file-missing",
    FileExistsError: "file-exists",
    PermissionError: "file-denied",
    IsADirectoryError: "file-folder",
    NotADirectoryError: "file-missing",
}


def refusal_of(error: OSError) -> Refusal:
    """The sentence for what went wrong with a file."""
    reason = _TROUBLES.get(type(error), "file-trouble")
    return Refusal(reason, file=str(error.filename or ""), code=error.errno or 0)
