"""Write docs/ledger/coverage.md."""

from . import PAGE, page

PAGE.write_text(page(), encoding="utf-8")
