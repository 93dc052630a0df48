"""Packages that not everybody has: what needs one says so in a sentence."""

from __future__ import annotations

from importlib.util import find_spec

from ..core.errors import RoundhouseError


class MissingExtra(RoundhouseError, ImportError):
    """A package is not installed here that this module needs."""


def need(package: str, module: str) -> None:
    """Refuse to go on without this package."""
    if find_spec(package) is None:
        raise MissingExtra("no-extra", package=package, module=module)
