## Advice: what a move is worth, by how games go on after it and after the next best move

advice-amount = { $points ->
    [one] 1 point
   *[other] { $points } points
}
advice-wins = { $how ->
    [same] This move wins { $wins } of { $all } continuations, with { $points } on average; the next best one, “{ $other }”, does as well.
   *[better] This move wins { $wins } of { $all } continuations, with { $points } on average; the next best one, “{ $other }”, wins { $next }, with { $then }.
}
advice-goals = { $how ->
    [same] This move meets the goal in { $wins } of { $all } continuations, with { $points } on average; the next best one, “{ $other }”, does as well.
   *[better] This move meets the goal in { $wins } of { $all } continuations, with { $points } on average; the next best one, “{ $other }”, in { $next }, with { $then }.
}
advice-points = { $how ->
    [same] In { $all } continuations this move brings { $points } on average; the next best one, “{ $other }”, does as well.
   *[better] In { $all } continuations this move brings { $points } on average; the next best one, “{ $other }”, brings { $then }.
}
advice-outlook = Looking ahead, this move is worth { $worth } of 100; the next best one, “{ $other }”, is worth { $next }.

# What differs; $first is after this move, $second after the next best one.
advice-thing = { $source }: points in { $first } of { $all } continuations; after the next best move, in { $second }.
advice-sum = { $source }: { $points } on average; after the next best move, { $second }.
advice-own = “{ $event }”: in { $first } of { $all } continuations; after the next best move, in { $second }.
advice-other = After the next best move this happens in { $second } of { $all } continuations: “{ $event }”; after this one, in { $first }.
advice-others = { $duel ->
    [yes] Your opponent ends with { $points } on average; after the next best move, with { $second }.
   *[no] Your strongest opponent ends with { $points } on average; after the next best move, with { $second }.
}
advice-turns = { $first ->
    [one] The end comes sooner: on average you have 1 more turn; after the next best move, { $second }.
   *[other] The end comes sooner: on average you have { $first } more turns; after the next best move, { $second }.
}
