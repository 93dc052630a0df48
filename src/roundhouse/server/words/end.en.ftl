## The end of a game

ending-won = { $how ->
    [you] { $margin ->
        [one] You win by one point.
       *[other] You win by { $margin } points.
    }
   *[other] { $margin ->
        [one] { $name } wins by one point.
       *[other] { $name } wins by { $margin } points.
    }
}
ending-won-tie = { $how ->
    [you] You win on a tie-break.
   *[other] { $name } wins on a tie-break.
}
ending-shared = { $how ->
    [you] You share the victory with { $names }.
   *[other] The victory is shared: { $names }.
}
ending-equal = { $points ->
    [one] One point each, and nothing else decides.
   *[other] { $points } points each, and nothing else decides.
}
ending-behind = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $behind ->
    [0] with as many points
    [one] one point behind
   *[other] { $behind } points behind
}.
ending-other-points = other points
