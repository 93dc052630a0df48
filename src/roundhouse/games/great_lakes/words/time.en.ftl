### Several equal lines of the log, told as one.

event-drew-many = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $deck ->
    [train] { $count ->
        [one] one card from the train deck
       *[other] { $count } cards from the train deck
    }
   *[ship] { $count ->
        [one] one card from the ship deck
       *[other] { $count } cards from the ship deck
    }
}.
