"""A bot that thinks again: it tries the moves that its game values most, and makes the one that turns out best."""

from .bot import RethinkingBot, prepare

__all__ = ["RethinkingBot", "prepare"]
