"""Sentences of Fluent files, made quickly: patterns of text, variables and choices become plain functions.

They make what fluent.runtime makes, which works everything out anew for each sentence.  What they do not know
(functions, terms, dates, arguments that are missing or of another type) is left to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.types import FluentInt

Maker: TypeAlias = Callable[[Mapping[str, Any]], str]
MOST_NUMBERS = 2048  # whose writing need not be worked out again
MOST_CHOICES = 64  # of one pattern, as long
MOST_LETTERS: int = resolver.MAX_PART_LENGTH  # of a sentence, and so of each of its parts


class NotPlain(Exception):
    """A pattern, or an argument of one, that is left to fluent.runtime."""


class Patterns:
    """The sentences of a bundle that does not isolate what it puts into them, as functions."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self._asked = resolver.ResolverEnvironment(context=bundle, errors=[])
        self._written = lru_cache(MOST_NUMBERS)(lambda number: FluentInt(number).format(bundle._babel_locale))
        self._makers: dict[tuple[str, str | None], Maker] = {}
        self._begun: set[tuple[str, str | None]] = set()  # messages that are being made into functions

    def make(self, message: str, form: str | None, args: Mapping[str, Any]) -> str:
        """The sentence with this name, or another form of it where there is one."""
        maker = self._makers.get((message, form))
        if maker is None:
            maker = self._makers[message, form] = self._maker(message, form)
        try:
            sentence = maker(args)
            if len(sentence) <= MOST_LETTERS:
                return sentence
        except (KeyError, NotPlain):
            pass
        return self._slowly(message, form, args)

    def _slowly(self, message: str, form: str | None, args: Mapping[str, Any]) -> str:
        sentence, errors = self.bundle.format_pattern(self._pattern(message, form), dict(args))
        if errors:
            raise ValueError(f"{self.bundle.locales[0]}: {message}: {errors[0]}")
        return str(sentence)

    def _pattern(self, message: str, form: str | None) -> Any:
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(form, found.value) if form else found.value
        assert pattern is not None
        return pattern

    def _maker(self, message: str, form: str | None) -> Maker:
        pattern = self._pattern(message, form)
        try:
            return self._compiled(pattern)
        except NotPlain:
            return lambda args: self._slowly(message, form, args)

    def _compiled(self, node: Any) -> Maker:
        """The function of a part of a pattern."""
        match node:
            case resolver.TextElement() | resolver.StringLiteral():
                text: str = node(self._asked)
                return lambda args: text
            case resolver.Placeable() | resolver.NeverIsolatingPlaceable():
                return self._compiled(node.expression)
            case resolver.VariableReference():
                return self._variable(node.id.name)
            case resolver.Pattern():
                return _joined([self._compiled(part) for part in node.elements])
            case resolver.SelectExpression():
                return self._choice(node)
            case resolver.MessageReference():
                return self._other(node)
        raise NotPlain

    def _variable(self, name: str) -> Maker:
        written = self._written

        def make(args: Mapping[str, Any]) -> str:
            value = args[name]
            if type(value) is str:
                return value
            if type(value) is not int:
                raise NotPlain
            return written(value)

        return make

    def _choice(self, node: Any) -> Maker:
        """One of several: by a word, by a number or by the plural that it takes."""
        if not isinstance(node.selector, resolver.VariableReference):
            raise NotPlain
        name, asked = node.selector.id.name, self._asked
        variants = [(variant.key(asked), self._compiled(variant.value)) for variant in node.variants]
        rest = next(maker for variant, (_, maker) in zip(node.variants, variants, strict=True) if variant.default)

        @lru_cache(MOST_CHOICES)
        def chosen(value: str | int) -> Maker:
            return next((maker for key, maker in variants if resolver.match(value, key, asked)), rest)

        def make(args: Mapping[str, Any]) -> str:
            value = args[name]
            if type(value) is not str and type(value) is not int:
                raise NotPlain
            return chosen(value)(args)

        return make

    def _other(self, node: Any) -> Maker:
        """What another message says, with the same arguments."""
        message, form = node.id.name, node.attribute.name if node.attribute else None
        if (message, form) in self._begun or not self.bundle.has_message(message):
            raise NotPlain
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(form) if form else found.value
        self._begun.add((message, form))
        try:
            return self._compiled(pattern)
        finally:
            self._begun.remove((message, form))


def _joined(parts: list[Maker]) -> Maker:
    """One after the other."""

    def make(args: Mapping[str, Any]) -> str:
        return "".join([part(args) for part in parts])

    return make
