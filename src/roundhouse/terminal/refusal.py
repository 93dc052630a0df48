"""What the command line itself refuses, each as a sentence of words/*.ftl."""

from __future__ import annotations

from ..core.errors import RoundhouseError
from ..core.words import words


class Refusal(RoundhouseError):
    """Something typed on the command line cannot be done; its sentence is named `cli-error-…`."""

    def say(self, lang: str = "en") -> str:
        """The sentence in this language."""
        return words(lang).say("cli-error-" + self.reason, **self.args_said)


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
