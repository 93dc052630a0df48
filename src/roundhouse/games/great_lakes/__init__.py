"""Ticket to Ride: Rails & Sails, the Great Lakes side, by Days of Wonder: join cities by rail and by sea.

The rules are in docs/ledger/great_lakes.md, whose numbers (GL-nnn) the code cites.
"""

from .option import OPTIONS, check_options

TITLE = "Ticket to Ride: Rails & Sails, Great Lakes"
LEDGER = "GL"  # what its numbers in docs/ledger begin with
SEAT_COUNTS = range(2, 6)  # GL-001
MINUTES = 120  # that a game takes people
RULES_VERSION = 1  # raised whenever the same log would no longer lead to the same game

__all__ = ["LEDGER", "MINUTES", "OPTIONS", "RULES_VERSION", "SEAT_COUNTS", "TITLE", "check_options"]
