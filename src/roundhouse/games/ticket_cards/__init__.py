"""Ticket to Ride: The Card Game, by Alan R. Moon: trains in a depot, robbers, and tickets to serve.

The rules are in docs/ledger/ticket_cards.md, whose numbers (TC-nnn) the code cites.
"""

from .option import OPTIONS, check_options

TITLE = "Ticket to Ride: The Card Game"
LEDGER = "TC"  # what its numbers in docs/ledger begin with
SEAT_COUNTS = range(2, 5)  # TC-001
MINUTES = 40  # that a game takes people
RULES_VERSION = 2  # raised whenever the same log would no longer lead to the same game

__all__ = ["LEDGER", "MINUTES", "OPTIONS", "RULES_VERSION", "SEAT_COUNTS", "TITLE", "check_options"]
