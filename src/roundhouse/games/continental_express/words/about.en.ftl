# What the things on the table are, and what they cost and bring now.

about-named = { $named }
about-have = { $cards ->
    [0] You have none.
   *[other] You have { $cards }.
}
about-missing-for = { $count ->
    [0] None of the open objectives needs it from you now.
    [one] You lack it for open objective { $places }.
   *[other] You lack it for open objectives { $places }.
}
about-costs = { $banknotes ->
    [0] Here it costs nothing.
   *[other] Here it costs { unit-banknotes }.
}
about-costs-now = Here it costs { unit-banknotes }; you have { $held }.
about-rob = The most you could take now: { unit-banknotes } from { $victim }.
about-nobody-to-rob = Nobody else has a banknote now.
about-event = { $where ->
    [happened] It has happened already.
    [pile] It lies hidden in pile { $row } and happens when it comes up.
   *[somewhere] It lies hidden in one of the piles and happens when it comes up.
}

about-objective = Objective
about-objective-asks = A train to make up: { $wanted }.
about-objective-brings = Brings { unit-points }, and symbols for contracts: { $colours }.
about-objective-have = You have all its wagons.
about-objective-ready = You lack { $lacking }, but your locomotives can stand in: { $locomotives }.
about-objective-short = You lack { $lacking }; locomotives that may stand in: { $locomotives }.
about-objective-total = With what its symbols add to your contract: { unit-points } in all.

about-contract = Contract
about-contract-pays = Brings { $contract }, at the end of the game.
about-contract-symbols = Symbols are on the objectives that you have claimed and on your company tokens. Nobody else sees your contract.
about-contract-now = { $sets ->
    [0] You have no set for it yet
    [one] So far you have one set
   *[other] So far you have { $sets } sets
}: { unit-points }.

about-token = Company token: { $colours }
about-token-use = Counts as one symbol for contracts. The station master brings one.
about-token-left = { $tokens ->
    [0] None is left.
    [one] One is left.
   *[other] { $tokens } are left.
}
about-token-now = One more would bring your contract { unit-points }.

about-pile = Pile
about-pile-use = When a card of this row is taken, the others move to the right and the next one of the pile is laid on the left.
about-pile-left = { $cards ->
    [0] It is empty.
    [one] One card is left.
   *[other] { $cards } cards are left.
}
about-deck = Objectives to come
about-deck-use = A claimed objective is replaced from here at once.
about-deck-left = { $cards ->
    [0] None is left.
    [one] One is left.
   *[other] { $cards } are left.
}

about-symbols = Company symbols: { $colours }
about-symbols-now = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { unit-symbols }; of these on tokens: { $tokens }.
about-symbols-use = They count only for the contract that was kept.
about-wagons-now = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { $cards }.
about-wagons-stay = At this table the switchman cannot exchange it.
about-points = Points: { $points }
about-points-sum = { $seat-is ->
    [you] Your objectives bring { $objectives }, your banknotes { $banknotes }.
   *[other] The objectives of { $seat } bring { $objectives }, the banknotes { $banknotes }.
}
about-points-contract = The contract brings { unit-points } so far.
about-points-open = The contract is secret until the end and comes on top.
about-banknotes = Banknotes
about-banknotes-now = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} { unit-banknotes.acc }.
about-banknotes-use = They pay for cards on the left and in the middle of the market; each one left at the end is 1 point.
about-objectives = Objectives claimed
about-objectives-now = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} claimed { unit-objectives }.
about-objectives-use = Whoever claims number { $most } brings on the end: the others have one more turn each.
