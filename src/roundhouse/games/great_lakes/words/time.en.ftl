### Several equal lines of the log, told as one.

event-drew-many = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $deck ->
    [train] { $count ->
        [one] one card of the train deck
       *[other] { $count } cards of the train deck
    }
   *[ship] { $count ->
        [one] one card of the ship deck
       *[other] { $count } cards of the ship deck
    }
}.
