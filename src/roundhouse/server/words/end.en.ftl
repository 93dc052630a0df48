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

## Who plays a seat

note-stood-in = { $why ->
    [time] { $how ->
        [you] Your time is up: a bot plays on for you.
       *[other] { $name } has run out of time: a bot plays on.
    }
   *[away] { $how ->
        [you] A bot plays for you.
       *[other] { $name } is away: a bot plays on.
    }
}
note-came-back = { $how ->
    [you] You play again.
   *[other] { $name } plays again.
}
note-sat-down = { $how ->
    [you] You take the seat; the bot leaves it.
   *[other] { $name } takes the seat; the bot leaves it.
}
ending-absent = { $how ->
    [you] A bot played for you
   *[other] A bot played for { $name }
} { $since ->
    [0] from the start
   *[other] from turn { $since }
}{ $until ->
    [none] {" "}on
   *[other] {" "}to turn { $until }
}{ $why ->
    [time] {" "}(out of time)
   *[away] {""}
}.
