"""Count the sequences of moves of these games anew."""

import sys

from . import file_of, recounted

for name in sys.argv[1:]:
    file_of(name).write_text(recounted(name), encoding="utf-8")
