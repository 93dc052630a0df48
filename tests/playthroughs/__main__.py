"""Write all playthroughs anew from their logs."""

from . import files, log_of, written

for file in files():
    file.write_text(written(log_of(file)), encoding="utf-8")
