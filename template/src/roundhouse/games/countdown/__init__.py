"""Countdown: couple wagons to your train, none worth more than the one before it.

The rules are in docs/ledger/countdown.md, whose numbers (CD-nnn) the code cites.
"""

from .option import OPTIONS, check_options

TITLE = "Countdown"
LEDGER = "CD"  # what its numbers in docs/ledger begin with
SEAT_COUNTS = range(2, 5)
MINUTES = 10  # that a game takes people
RULES_VERSION = 1  # raised whenever the same log would no longer lead to the same game

__all__ = ["LEDGER", "MINUTES", "OPTIONS", "RULES_VERSION", "SEAT_COUNTS", "TITLE", "check_options"]
