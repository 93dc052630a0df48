"""What is decided."""

NAMES = ["take", "over"]

TAKE = 0
OVER = 1

CLAUSES = {"take": "CD-002"}
