"""One folder per game.  Nothing here lists them: `roundhouse.games()` finds them by their folders."""
