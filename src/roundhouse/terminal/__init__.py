"""The table in a terminal: it shows a view, offers the moves it was given and says the events; it knows no rules."""
