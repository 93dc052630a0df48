"""Write playthroughs anew from their logs: `python -m tests.playthroughs`, or only those of some games, by their names.

A log of a game that is named whose moves are no longer legal is played anew, by bots, from the same deal.
"""

import sys

from . import files, log_of, played_anew, written

for file in files():
    name = file.parent.name
    if name in sys.argv[1:]:
        file.write_text(written(played_anew(log_of(file))), encoding="utf-8")
    elif not sys.argv[1:]:
        file.write_text(written(log_of(file)), encoding="utf-8")
