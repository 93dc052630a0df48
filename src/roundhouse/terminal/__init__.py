"""The table in a terminal: it draws a view, offers the moves it was given and says the events; it knows no rules."""
