# What the things on the table are, and what they cost and bring now.

told-named = { $named }
told-cargo-coal = coal
told-cargo-oil = oil
told-cargo-box = boxes
told-cargo-all = any cargo
told-car = A car: costs { $cost ->
    [one] one card
   *[other] { $cost } cards
}, weighs { $weight }, is worth { unit-points }{ $holds ->
    [coal] ; holds coal: { $capacity }
    [oil] ; holds oil: { $capacity }
    [box] ; holds boxes: { $capacity }
    [passenger] ; seats passengers: { $capacity }
    [any_cargo] ; holds any cargo: { $capacity }
   *[none] {""}
}.
told-engine = An engine: costs { $cost ->
    [one] one card
   *[other] { $cost } cards
}, pulls { $power }, is worth { unit-points }{ $holds ->
    [coal] ; holds coal: { $capacity }
    [oil] ; holds oil: { $capacity }
    [box] ; holds boxes: { $capacity }
    [passenger] ; seats passengers: { $capacity }
    [any_cargo] ; holds any cargo: { $capacity }
   *[none] {""}
}.
told-building = A building: costs { $cost } cards, and scores at the end.
told-now = Building it costs { $cost }; other cards that you hold to pay with: { $others }.
told-now-car = Adding it costs { $cost }; other cards that you hold to pay with: { $others }. It adds { $adds } to the weight; your train can take { $spare } more.
told-as-cargo = It may also be loaded as cargo: { $cargos }.
told-loads = Loads: { $loads } of { $capacity }.
told-building-worth = It is worth { unit-points } now.

told-island = A destination: a Deliver action brings loads of your train here, for contracts and for its ticket.
told-contract = Contract of { $named }
told-primary = Deliver all of it in one action: { $cargos }. { unit-points }.
told-primary-use = The player who completes it takes the island card, and the progress train moves on.
told-secondary = Deliver all of it in one action: { $cargos }. { unit-points } more.
told-secondary-use = Only for whoever holds this island card; one of the two.
told-held = { $seat-is ->
    [you] You hold this island card.
   *[other] { $seat } holds this island card.
}
told-missing = { $loads ->
    [0] Your train has all the loads for it.
    [one] Your train lacks one load for it.
   *[other] Your train lacks { $loads } loads for it.
}
told-missing-unsure = What lies face down on your train counts as the cargo of its car.
told-ticket = Ticket to { $named }
told-ticket-use = Each { $colour } passenger that you deliver here fills a space and brings its reward.
told-ticket-next = The next one brings{ $take ->
    [0] {""}
    [one] {" "}one card
   *[other] {" "}{ $take } cards
}{ $tokens ->
    [0] {""}
    [one] { $take ->
        [0] {" "}
       *[other] ,{" "}
    }one token
   *[other] { $take ->
        [0] {" "}
       *[other] ,{" "}
    }{ $tokens } tokens
}.
told-ticket-bonus = The next one brings a bonus action: { $bonus ->
    [build] Build
    [load] Load
    [deliver] Deliver
    [load_or_deliver] Load or Deliver
   *[any] any
}.
told-ticket-full = It is full.
told-passenger = { $colour } passenger
told-passenger-use = Load it on a coach of any train; delivered to the island of its colour it brings a reward.
told-face-down = Face-down load
told-face-down-use = It was loaded by force and counts as the cargo of its car.
told-deck = Deck
told-deck-use = A Take action brings the top card, unseen.
told-discards = Discard pile
told-discards-use = Cards that paid for something, for all to look through.
told-bag = Bag
told-bag-use = A Take action may bring a passenger from here, drawn blindly.
told-left = { $count ->
    [0] Nothing is left in it.
   *[other] In it: { $count }.
}
told-progress = Progress train
told-progress-use = It moves with every starting contract and every full ticket.
told-progress-now = It stands at { $at }; at { $end } the last round begins.
told-hand = Cards in hand
told-hand-now = { $seat-is ->
    [you] You hold { $count }.
   *[other] { $seat } holds { $count }.
}
told-hand-use = Cards are what everything is paid with; each can be built, loaded or spent.
told-tokens = Tokens
told-tokens-now = { $seat-is ->
    [you] You have { $count }.
   *[other] { $seat } has { $count }.
}
told-tokens-use = Each is 1 point at the end.
told-strength = Weight and power
told-strength-now = The train weighs { $weight }; its engine can pull { $power }.
told-strength-use = A car can only be added if the engine can pull it.
told-points = Points: { $points }
told-points-parts = Tokens { $tokens }, train { $train }, contracts { $contracts }, loads { $loads }, buildings { $buildings }.
