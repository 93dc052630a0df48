"""What a game is like, found out by playing it very often."""
