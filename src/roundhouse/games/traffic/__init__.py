"""Traffic, by Bombat Game: couple wagons on common tracks, and dispatch them with your locomotives.

The rules are in docs/ledger/traffic.md, whose numbers (TR-nnn) the code cites.
"""

from .option import OPTIONS, check_options

TITLE = "Traffic"
LEDGER = "TR"  # what its numbers in docs/ledger begin with
SEAT_COUNTS = range(2, 7)  # TR-AMB-01
MINUTES = 30  # that a game takes people
RULES_VERSION = 1  # raised whenever the same log would no longer lead to the same game

__all__ = ["LEDGER", "MINUTES", "OPTIONS", "RULES_VERSION", "SEAT_COUNTS", "TITLE", "check_options"]
