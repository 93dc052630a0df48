"""What goes over the wire of the games that can be played: a part of `wire`."""

from __future__ import annotations

from msgspec import Struct


class Labelled(Struct):
    """A value with what people call it."""

    value: str | int | bool
    label: str
    seats: list[int]  # with how many it goes


class OptionInfo(Struct):
    """Something a table may agree on."""

    name: str
    label: str
    about: str
    values: list[Labelled]  # the first is the default


class GameInfo(Struct, kw_only=True):
    """A game, for the lobby."""

    name: str
    title: str
    tagline: str
    least_seats: int
    most_seats: int
    minutes: int
    lesson: int | None  # how many minutes its lesson takes, if it has one
    options: list[OptionInfo]
