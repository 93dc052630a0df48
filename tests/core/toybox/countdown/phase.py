"""What is decided."""

NAMES = ["take", "over"]

TAKE = 0
OVER = 1
