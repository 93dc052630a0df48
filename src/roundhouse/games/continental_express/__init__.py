"""Continental Express, by Charles Chevallier: take wagons off three tracks and make up the trains that are asked for.

The rules are in docs/ledger/continental_express.md, whose numbers (CE-nnn) the code cites.
"""

from .option import OPTIONS, check_options

TITLE = "Continental Express"
LEDGER = "CE"  # what its numbers in docs/ledger begin with
SEAT_COUNTS = range(2, 5)  # CE-001
MINUTES = 30  # that a game takes people
RULES_VERSION = 1  # raised whenever the same log would no longer lead to the same game

__all__ = ["LEDGER", "MINUTES", "OPTIONS", "RULES_VERSION", "SEAT_COUNTS", "TITLE", "check_options"]
