"""What can be wrong with what we were given.  Each error is a sentence, in every language of the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

MOST_LETTERS = 300
# What a terminal may take for a command, or a reader for another order of letters; and half a letter, which cannot be
# written at all.
UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
MOST_NUMBER = 10**15  # larger ones are not written as their language would

# By the reason of a refusal, the numbers of the ledger behind it: first the one that decides.
Clauses: TypeAlias = Mapping[str, tuple[str, ...]]


class Named(NamedTuple):
    """A thing that a refusal speaks of, by the sentence that names it: said in the language of the refusal."""

    message: str
    form: str | None = None  # an attribute of that sentence, such as a case


class Refusal(NamedTuple):
    """Why the rules do not allow something: the name of a sentence, the clause that decides, what the sentence says."""

    reason: str
    clause: str | None
    details: dict[str, Any]  # `also`: further numbers of the ledger that the sentence cites


def refusal(clauses: Clauses, reason: str, details: Mapping[str, Any], otherwise: str | None = None) -> Refusal:
    """A refusal for this reason, with the clauses that a table gives for it, or another where it gives none."""
    clause, *also = clauses.get(reason, (otherwise,))
    return Refusal(reason, clause, {**details, "also": tuple(also)} if also else dict(details))


def quoted(value: Any) -> str:
    """A value as a sentence quotes it, even one that is too long to be written."""
    try:
        return repr(value)
    except Exception:
        return f"<{type(value).__name__}>"


def plain(value: Any) -> str:
    """As `quoted`, but a text stands without its quotes."""
    return value if isinstance(value, str) else quoted(value)


def shown(text: str) -> str:
    """A text with its unseen letters written out: it may be from anybody."""
    return UNSEEN.sub(lambda letter: repr(letter[0])[1:-1], text)


class RoundhouseError(Exception):
    """Something given to us was wrong; `str(error)` says what, `error.say(lang)` in another language."""

    def __init__(self, reason: str, game: str | None = None, clause: str | None = None, **args: Any) -> None:
        super().__init__(reason, args)
        self.reason = reason
        self.game = game
        self.clause = clause  # the number of the ledger that decides, where a rule of a game does
        self.args_said = args

    @property
    def clauses(self) -> list[str]:
        """All numbers of the ledger behind this, the one that decides first."""
        return [] if self.clause is None else [self.clause, *self.args_said.get("also", ())]

    def say(self, lang: str = "en") -> str:
        """The sentence in this language."""
        from .words import words

        said = {key: _said(arg, lang, self.game) for key, arg in self.args_said.items()}
        if self.clause is not None:
            said["clause"] = self.clause
        return words(lang, self.game).say("error-" + self.reason, **said)

    def say_plainly(self, lang: str = "en") -> str:
        """The sentence without the numbers of the ledger, for those who play."""
        return self.say(lang).replace(f" ({', '.join(self.clauses)})", "")

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> Any:
        return _again, (type(self), self.reason, self.game, self.clause, self.args_said)


def _said(arg: Any, lang: str, game: str | None = None) -> Any:
    """What is put into a sentence: another error in the same language; nothing endless, whatever we were given."""
    if isinstance(arg, RoundhouseError):
        return arg.say(lang)
    if isinstance(arg, Named):
        from .words import words

        return words(lang, game).say(arg.message, arg.form)
    if isinstance(arg, tuple):
        return ", ".join(arg)
    if isinstance(arg, int) and abs(arg) > MOST_NUMBER:
        return _said(quoted(arg), lang)
    if isinstance(arg, str):
        seen = shown(arg[: MOST_LETTERS + 1])
        return seen[:MOST_LETTERS] + "…" if len(seen) > MOST_LETTERS else seen
    return arg


def _again(
    kind: type[RoundhouseError], reason: str, game: str | None, clause: str | None, args: dict[str, Any]
) -> RoundhouseError:
    return kind(reason, game, clause, **args)


class UnknownGame(RoundhouseError):
    """There is no game of this name."""


class IncompleteGame(RoundhouseError):
    """The folder of a game does not offer all that a game must."""


class InvalidOption(RoundhouseError):
    """A number of seats, an option or a seed that the game does not have."""


class IllegalMove(RoundhouseError):
    """The rules do not allow this now; nothing was changed."""


class InvalidPosition(RoundhouseError):
    """A state that cannot be."""


class InvalidLog(RoundhouseError):
    """A log that does not replay here."""


class InvalidEdition(RoundhouseError):
    """A folder of card values that cannot be played with."""
