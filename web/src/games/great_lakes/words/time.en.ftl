### Moments.

moment-ticket = { $name } is completed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
