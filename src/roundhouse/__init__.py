"""Five train games by their real rules: in the terminal, from Python, compiled, on a GPU.

>>> import roundhouse
>>> roundhouse.games()
['traffic']
"""

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

__version__ = "0.1.0"

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
