# Hints: why a move is worth making

hint-draw = A card from the deck may be a locomotive, and nobody sees what you get.
hint-take = Of the open cards, { $card } may be of use later.
hint-take-needed = Your tickets need { $card }.
hint-take-locomotive = A locomotive stands for any colour, though it is the only card you get.
hint-stop = No open card is of use to you.
hint-lay = A row of { $cards ->
    [one] one card
   *[other] { $cards } cards
} sends one card a turn to your stack.
hint-lay-needed = Your tickets need { $colour }, and a row of { $cards } is not easy to rob.
hint-lay-late = It is too late: these cards will not reach your stack any more.
hint-rob = { $victim } loses { $lost ->
    [one] one card
   *[other] { $lost } cards
}, and this colour now lies in your depot.
hint-three = Three colours send three cards to your stack next turn.
hint-three-late = It is too late: these cards will not reach your stack any more.
hint-tickets = There is time to complete more tickets than you hold.
hint-tickets-late = There is hardly time to complete one more ticket.
hint-keep = { $points ->
    [one] One point
   *[other] { $points } points
} for { $cards ->
    [one] one card
   *[other] { $cards } cards
}: you can likely make it in time.
hint-keep-doubtful = If you do not make it in time, it costs you { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-done-keep = Any further ticket would likely cost you more than it brings.
hint-send-coloured = Your tickets need this colour; the locomotive can follow.
hint-send-locomotive = A locomotive can be any card in your stack, and there nobody robs it.
hint-complete = It belongs to the best set that your stack allows: { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-complete-other = Its cards bring more points with other tickets.
hint-done-early = Your stack could still complete tickets for { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-done-complete = Nothing more can be completed with what is left.
hint-pass = There is nothing better to do this turn.
