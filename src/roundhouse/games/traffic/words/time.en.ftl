### Several equal lines of the log, told as one.

event-drew-many = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $deck ->
    [locomotives] { $count ->
        [one] one locomotive
       *[other] { $count } locomotives
    }
   *[wagons] { $count ->
        [one] one card of the wagon deck
       *[other] { $count } cards of the wagon deck
    }
}.
