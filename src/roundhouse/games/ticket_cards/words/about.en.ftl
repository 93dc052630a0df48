# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-coloured = On your turn lay two or more cards of one colour into your depot as a row, or one card each of three colours.
about-way = At the start of each of your turns one card of every row moves on to your stack; only the stack completes tickets.
about-locomotive = Stands for any colour, in a row and on a ticket.
about-locomotive-open = Taken from the open cards it is the only card of the turn.
about-for-tickets = { $cards ->
    [0] None of your tickets needs this colour.
    [one] Your tickets need one card of this colour.
   *[other] Your tickets need { $cards } cards of this colour.
}

about-row = { $hue }
about-row-one = A colour lies in one depot only.
about-row-free = It lies in no depot now.
about-row-of = { $seat-is ->
    [you] The row is yours
   *[other] The row belongs to { $seat }
}: { unit-cards }.
about-row-lay = A row takes at least { $least } cards; in hand you have { $held } of this colour, and locomotives: { $locomotives }.
about-row-rob = Lay at least { $least } cards and the row there is discarded; in hand you have { $held } of this colour, and locomotives: { $locomotives }.

about-pile-trains = Train cards
about-pile-trains-use = A turn may be spent on two cards, from here or from the open ones. When the pile is empty, everybody has one more turn.
about-pile-tickets = Tickets
about-pile-tickets-use = A turn may be spent on looking at four new tickets; keep as many as you like, even none.
about-pile-discards = Discard pile
about-pile-discards-use = Robbed rows lie here, for all to see.
about-left = { $cards ->
    [0] It is empty.
    [one] One card.
   *[other] { $cards } cards.
}

about-ticket = Ticket { $from } – { $to }
about-ticket-needs = Needs these cards in your stack: { $wanted }. Locomotives stand in.
about-ticket-points = Brings { unit-points } if you complete it, and costs as many if you do not.
about-ticket-done = { $seat-is ->
    [you] You have completed it.
   *[other] { $seat } has completed it.
}
about-ticket-reach = Of its cards you see in your stack { $stack }, in your depot { $depot }, in hand { $hand }; missing: { $missing }.

about-city = { $city }
about-city-bonus = At the end { unit-points } for whoever has completed the most tickets to this city.
about-city-shared = Whoever is level gets the bonus in full, too.
about-city-yours = You have completed { $done }; of the tickets you still hold { $tickets } name it.

about-points = Points: { $points }
about-points-now = { $seat-is ->
    [you] Your completed tickets
   *[other] The completed tickets of { $seat }
} ({ $tickets }) bring { unit-points }.
about-points-later = Tickets that stay open cost their points at the end; big cities bring bonuses then.
about-hand = Cards in hand
about-hand-now = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} { $count ->
    [0] no cards.
    [one] one card.
   *[other] { $count } cards.
}
about-hand-use = Cards in hand bring nothing at the end: they must reach the stack.
about-tickets = Tickets
about-tickets-now = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
} { $count ->
    [0] no tickets.
    [one] one ticket.
   *[other] { $count } tickets.
}
about-tickets-use = They stay secret until they are completed.
about-completed = Completed tickets
about-completed-now = { $seat-is ->
    [you] You have completed
   *[other] { $seat } has completed
} { $count ->
    [0] none.
    [one] one.
   *[other] { $count }.
}
about-completed-use = Each brings its points and counts for its big cities.
about-stack = Stack
about-stack-now = { $count ->
    [0] No card lies in it yet.
    [one] One card lies in it.
   *[other] { $count } cards lie in it.
} { $seat-is ->
    [you] It is yours.
   *[other] It belongs to { $seat }.
}
about-stack-use = Its cards cannot be robbed any more. At the scoring they complete tickets, each card for one ticket.
