"""Isle of Trains: All Aboard, by Dranda Games: build a train, load anybody's, deliver from your own.

The rules are in docs/ledger/isle_of_trains.md, whose numbers (IT-nnn) the code cites.
"""

from .option import OPTIONS, check_options

TITLE = "Isle of Trains: All Aboard"
LEDGER = "IT"  # what its numbers in docs/ledger begin with
SEAT_COUNTS = range(1, 5)  # IT-009
MINUTES = 45  # that a game takes people
RULES_VERSION = 2  # raised whenever the same log would no longer lead to the same game

__all__ = ["LEDGER", "MINUTES", "OPTIONS", "RULES_VERSION", "SEAT_COUNTS", "TITLE", "check_options"]
