# Hints: why a move is worth making

hint-couple = It scores { $points ->
    [one] one point
   *[other] { $points } points
} at once{ $lost ->
    [0] {""}
   *[other] ; wagons worth { $lost } in your hand will no longer fit
}.
hint-drop = { $fits ->
    [yes] It would still fit, but the others are worth more.
   *[no] It no longer fits your train.
}
hint-take_open = { $fits ->
    [yes] It fits your train.
   *[no] It does not fit your train.
}
hint-draw = Nobody sees what you take, and it may fit.
