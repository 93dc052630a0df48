"""What goes over the wire of a guided game: a part of `wire`."""

from __future__ import annotations

from msgspec import Struct


class LessonStep(Struct):
    """One idea of a lesson."""

    title: str
    text: str
    at: list[str]  # the places that are lit, by the names that the board gives them


class LessonStage(Struct, kw_only=True):
    """Where in a lesson one is: these steps are read one after the other, and the last may expect moves."""

    first: int  # the number of the first of them
    count: int  # how many steps the lesson has
    steps: list[LessonStep]
    codes: list[int]  # the moves that are expected; none: only to be read, or the others answer
    is_answered: bool  # the others are about to answer
    is_strayed: bool  # the reader has gone another way
