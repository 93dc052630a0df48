"""A bot that looks ahead: it guesses what it cannot see, tries moves in its head, and makes the one that did best."""

from .bot import Clock, SearchBot, Thought, prepare

__all__ = ["Clock", "SearchBot", "Thought", "prepare"]
