### Several equal lines of the log, told as one.

event-drew-many = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] one card from the deck
   *[other] { $count } cards from the deck
}.
