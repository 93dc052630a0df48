# What the things on the table are, and what they cost and bring now.

about-worth-added = { $points ->
    [0] Worth no points.
    [one] Worth one point in a train; in hand at the end it costs one point.
   *[other] Worth { $points } points in a train; in hand at the end it costs { $points } points.
}
about-worth-subtracted = { $points ->
    [one] Takes one point away.
   *[other] Takes { $points } points away.
}
about-worth-action = An action left in hand at the end costs nothing.
about-fits = { $count ->
    [0] No track takes it now.
    [one] Now it fits on track { $tracks }.
   *[other] Now it fits on tracks { $tracks }.
}
about-haul = The best it can do now: { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
} of track { $track }, a train of { $points ->
    [one] one point
   *[other] { $points } points
}.
about-no-haul = No track has wagons for it now.

about-on-track-added = { $points ->
    [0] Brings no points to the train that takes it.
    [one] Brings one point to the train that takes it.
   *[other] Brings { $points } points to the train that takes it.
}
about-on-track-subtracted = { $points ->
    [one] Takes one point from the train that takes it.
   *[other] Takes { $points } points from the train that takes it.
}

about-track = Track { $track }
about-track-open = Shared by all. A wagon of any type may join at either end.
about-track-typed = Shared by all. { $type ->
    [freight] Only freight and special wagons may join, at either end.
    [passenger] Only passenger and special wagons may join, at either end.
   *[high_speed] Only high-speed and special wagons may join, at either end.
}
about-track-wagons = { $wagons ->
    [one] One wagon waits here
   *[other] { $wagons } wagons wait here
} for whoever hooks on a locomotive first.
about-track-haul = With the locomotives in your hand the best train from here takes { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
}: { $points ->
    [one] one point
   *[other] { $points } points
}.

about-pile-wagons = Wagons and actions
about-pile-wagons-use = Instead of playing cards you may spend your turn to draw three from here.
about-pile-locomotives = Locomotives
about-pile-locomotives-use = Instead of playing cards you may spend your turn to draw one locomotive.
about-pile-discards = Discard pile
about-pile-discards-use = Used action cards lie here, for all to see.
about-left = { $cards ->
    [0] It is empty.
    [one] One card is left.
   *[other] { $cards } cards are left.
}
about-discarded = { $cards ->
    [0] It is empty.
    [one] One card lies here: { $titles }.
   *[other] { $cards } cards lie here: { $titles }.
}

about-hand = Cards in hand
about-hand-now = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} { $count ->
    [0] no cards.
    [one] one card.
   *[other] { $count } cards.
}
about-hand-use = Wagons and locomotives still in hand at the end cost their points.
about-trains = Trains sent off
about-trains-now = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} sent off { $count ->
    [0] no train yet.
    [one] one train.
   *[other] { $count } trains.
}
about-trains-use = Only trains bring points: a locomotive with the wagons that it took from a track.
about-train = { $seat-is ->
    [you] Your train
   *[other] A train of { $seat }
}
about-train-score = It brings { $points ->
    [one] one point
   *[other] { $points } points
} at the end.
about-train-sum = { $factor ->
    [1] Printed points { $points }, bonus of the locomotive { $bonus }: { $score }.
   *[other] Printed points { $points }, bonus of the locomotive { $bonus }, all that times { $factor }: { $score }.
}
about-points = Points
about-points-trains = { $seat-is ->
    [you] Your trains bring
   *[other] The trains of { $seat } bring
} { $points ->
    [one] one point
   *[other] { $points } points
} so far.
about-points-hidden = What is left in hand at the end is still taken off.
about-points-hand = If the game ended now, the cards in hand would take off { $points }: { $total } in the end.
about-semaphore = Red semaphore
about-semaphore-now = { $count ->
    [0] { $seat-is ->
        [you] No semaphore stops you.
       *[other] No semaphore stops { $seat }.
    }
   *[other] { $seat-is ->
        [you] You skip your next turn.
       *[other] { $seat } skips the next turn.
    }
}
about-semaphore-use = However many semaphores lie before a player, they stop one turn and are then discarded.
about-extra-turns = Extra turns
about-extra-turns-due = { $turns ->
    [0] No extra turn is due.
    [one] One more turn follows this one.
   *[other] { $turns } more turns follow this one.
}
