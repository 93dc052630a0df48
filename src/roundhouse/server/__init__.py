"""The table online: lobby, seats, moves on disk before they are shown, and what each may see."""
