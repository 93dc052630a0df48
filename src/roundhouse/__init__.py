"""Five train games by their real rules: in the terminal, from Python, compiled, on a GPU.

>>> import roundhouse
>>> "traffic" in roundhouse.games()
True
"""

# The folder of games is imported first, or it would take its name from the function below when a game is loaded.
from . import games as _folder  # noqa: F401
from .core.engine import Engine
from .core.errors import (
    IllegalMove,
    InvalidEdition,
    InvalidLog,
    InvalidOption,
    InvalidPosition,
    RoundhouseError,
    UnknownGame,
)
from .core.events import Event
from .core.game import Game, games, load
from .core.table import Move, Table

__version__ = "0.2.0.dev0"

__all__ = [
    "Engine",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidEdition",
    "InvalidLog",
    "InvalidOption",
    "InvalidPosition",
    "Move",
    "RoundhouseError",
    "Table",
    "UnknownGame",
    "games",
    "load",
]
