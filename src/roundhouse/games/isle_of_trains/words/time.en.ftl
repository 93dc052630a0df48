### Several equal lines of the log, told as one.

event-drew-many = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
