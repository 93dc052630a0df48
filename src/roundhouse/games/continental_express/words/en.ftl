# Continental Express: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb (“take …”).

title = Continental Express
tagline = Take wagons off three tracks, and make up the trains that are asked for.

## Small cards

card-passenger = passenger car
    .acc = a passenger car
card-boxcar = boxcar
    .acc = a boxcar
card-coal = coal car
    .acc = a coal car
card-tank = tank car
    .acc = a tank car
card-mail = mail car
    .acc = a mail car
card-locomotive = locomotive
    .acc = a locomotive
card-banknote = banknote
    .acc = a banknote
card-investor = investor
    .acc = an investor
card-pickpocket = pickpocket
    .acc = a pickpocket
card-switchman = switchman
    .acc = a switchman
card-station_master = station master
    .acc = a station master
card-train_accident = train accident
    .acc = a train accident
card-station_fire = station fire
    .acc = a station fire

# So many of them
wagons-passenger = { $count ->
    [one] 1 passenger car
   *[other] { $count } passenger cars
}
wagons-boxcar = { $count ->
    [one] 1 boxcar
   *[other] { $count } boxcars
}
wagons-coal = { $count ->
    [one] 1 coal car
   *[other] { $count } coal cars
}
wagons-tank = { $count ->
    [one] 1 tank car
   *[other] { $count } tank cars
}
wagons-mail = { $count ->
    [one] 1 mail car
   *[other] { $count } mail cars
}
wagons-locomotive = { $count ->
    [one] 1 locomotive
   *[other] { $count } locomotives
}

# In a letter or two, for crowded places
short-passenger = Pas
short-boxcar = Box
short-coal = Coal
short-tank = Tank
short-mail = Mail
short-locomotive = Loco
short-banknote = Note
short-investor = Investor
short-pickpocket = Pickpocket
short-switchman = Switchman
short-station_master = Master
short-train_accident = Accident
short-station_fire = Fire

## Companies, objectives, contracts

symbol-black = black
symbol-blue = blue
symbol-green = green
symbol-red = red
symbol-yellow = yellow

objective = { $wagons } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}, { $symbols })

contract-symbol_black = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each black symbol
contract-symbol_blue = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each blue symbol
contract-symbol_green = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each green symbol
contract-symbol_red = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each red symbol
contract-symbol_yellow = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each yellow symbol
contract-pairs = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each pair of symbols of one colour
contract-triplets = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every three symbols of one colour
contract-three_different = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every three symbols of different colours
contract-four_different = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every four symbols of different colours
contract-two_pairs = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every two pairs of symbols of different colours

## What is being decided

phase-contract = Which of your two contracts do you keep?
phase-take = Take a card from the market.
phase-invest = Which card does the investor take for nothing?
phase-rob = Whose banknotes does the pickpocket take?
phase-give = Which of your wagon cards does the switchman give away?
phase-swap = For which card does the switchman exchange it?
phase-token = Which company token does the station master bring?
phase-claim = Claim an objective, or end the turn.
phase-pay = How many locomotives stand in for these wagons?
phase-over = The game is over.

## Moves

move-keep = Keep the contract: { $contract }
move-take = Take { $card } from row { $row }, { $column ->
    [left] on the left
    [middle] in the middle
   *[right] on the right
} ({ $price ->
    [0] for nothing
    [one] for 1 banknote
   *[other] for { $price } banknotes
})
move-decline = Do not use the { $card-name }
move-rob = Take the banknotes of { $seat-is ->
    [named] { $seat }
   *[other] player { $seat }
} ({ $banknotes })
move-give = Give away { $card }
move-swap = Exchange { $given } for { $card } of { $seat-is ->
    [named] { $seat }
   *[other] player { $seat }
}
move-token = Take a { $colour ->
    [black] black
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
} token
move-claim = Claim objective { $place }: { $objective }
move-end = End the turn
move-pay = Spend { $paid }

## Events.  $seat-is is “you” or “other”; an empty place is “none”.

event-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
} one contract.
event-dealt-row = Row { $row }: { $left ->
    [none] –
   *[other] { $left }
}, { $middle ->
    [none] –
   *[other] { $middle }
}, { $right ->
    [none] –
   *[other] { $right }
}.
event-shuffled-back = An event is shuffled back into pile { $row }: { $card-name }.
event-renewed = Open objectives: { $first }; { $second }; { $third }.
event-began = { $seat-is ->
    [you] It is your turn
   *[other] It is the turn of { $seat }
}{ $last ->
    [1] , the last one
   *[0] {""}
}.
event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from row { $row } { $price ->
    [0] for nothing
    [one] for 1 banknote
   *[other] for { $price } banknotes
}.
event-turned-up = New in row { $row }: { $card-name }.
event-happened = { $event ->
    [train_accident] Train accident: the open objectives go under their deck.
   *[station_fire] Station fire: all open small cards leave the game.
}
event-robbed = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $banknotes ->
    [one] 1 banknote
   *[other] { $banknotes } banknotes
} from { $victim-is ->
    [you] you
   *[other] { $victim }
}.
event-swapped = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} { $card } to { $victim-is ->
    [you] you
   *[other] { $victim }
} for { $other_card }.
event-got-token = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} a { $colour ->
    [black] black
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
} token.
event-dismissed = { $reason ->
    [declined] { $seat-is ->
        [you] You do
       *[other] { $seat } does
    } not use the { $card-name }.
   *[impossible] The { $card-name } has no effect.
}
event-spent = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
} { $paid }.
event-claimed = { $seat-is ->
    [you] You claim
   *[other] { $seat } claims
} an objective: { $objective }.
event-opened = New objective { $place }: { $objective }.
event-last-turns = { $reason ->
    [fourth_objective] { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } four objectives
   *[no_small_cards] No small cards are left
}: everybody else has one last turn.
event-showed = { $seat-is ->
    [you] Your contract
   *[other] The contract of { $seat }
} ({ $contract }): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ended = The game is over: { $reason ->
    [fourth_objective] the last turns after a fourth objective are done
   *[no_small_cards] the last turns without small cards are done
}.

## The terminal table

express-cards = Before the player
express-symbols = Symbols
express-two-black = bk
express-two-blue = bl
express-two-green = gr
express-two-red = re
express-two-yellow = ye
express-done = Objectives
express-contract = { $contracts ->
    [one] Your contract:
   *[other] Your contracts:
}
express-objectives = Objectives ({ $left } in the deck)
express-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
express-pile = Row (pile)
express-price = { $price ->
    [0] free
    [one] { $price } note
   *[other] { $price } notes
}
express-known = Known to lie in pile { $pile }: { $card }
express-last = { $turns ->
    [0] This is the last turn.
    [one] The last turns: one more after this one.
   *[other] The last turns: { $turns } more after this one.
}
express-part = Points for
express-banknotes = Banknotes
express-open-total = What all can see
express-hidden = The contract is known at the end of the game.
express-total = Total
express-about-locomotive = stands in for any wagon
express-about-banknote = pays for a card, or is 1 point at the end
express-about-investor = takes any open card for nothing
express-about-pickpocket = takes all banknotes of another player
express-about-switchman = exchanges a wagon card with another player
express-about-station_master = brings a company token

## Refusals, each with the number of its rule

error-start-player = Seat { $seat } cannot begin at a table with { $seats } seats.
error-wrong-moment = Something else is being decided now. { $phase ->
    [contract] You choose the contract that you keep ({ $clause }).
    [take] You take a small card ({ $clause }).
    [invest] You choose the card that the investor takes ({ $clause }).
    [rob] You choose whom the pickpocket robs ({ $clause }).
    [give] You choose the wagon card that the switchman gives away ({ $clause }).
    [swap] You choose the card that you get ({ $clause }).
    [token] You choose the token that the station master brings ({ $clause }).
    [claim] You may claim an objective or end the turn ({ $clause }).
   *[pay] You choose how to pay for the objective ({ $clause }).
}
error-take-first = Take a small card first ({ $clause }, { $also }).
error-card-taken = You have already taken a card this turn ({ $clause }).
error-not-dealt = This contract is not one of your two ({ $clause }).
error-empty-place = No card lies there in row { $row } ({ $clause }).
error-too-dear = This card costs { $price ->
    [one] 1 banknote
   *[other] { $price } banknotes
}, and you have { $banknotes } ({ $clause }).
error-no-decline = At this table a character must be used ({ $clause }).
error-no-such-seat = Nobody sits at seat { $seat } ({ $clause }).
error-not-oneself = Choose another player: a character is not used on oneself ({ $clause }, { $also }).
error-no-banknotes = This player has no banknotes ({ $clause }).
error-not-owned = You have no such wagon card ({ $clause }).
error-not-owned-there = This player has no such wagon card ({ $clause }).
error-nothing-to-swap = Nobody has anything else to exchange for it ({ $clause }, { $also }).
error-locomotives-stay = At this table the switchman does not exchange locomotives ({ $clause }).
error-same-kind = Two cards of the same kind are not exchanged ({ $clause }).
error-colour-gone = No token of this colour is left ({ $clause }).
error-wagons-missing = You lack { $missing ->
    [one] 1 wagon
   *[other] { $missing } wagons
} for this objective, and have { $locomotives ->
    [one] 1 locomotive
   *[other] { $locomotives } locomotives
} ({ $clause }, { $also }).
error-other-wagon = Another kind of wagon is being paid for ({ $clause }).
error-locomotives = From { $least } to { $most } locomotives can stand in for these wagons ({ $clause }, { $also }).
error-position-places = { $where } has { $found } entries instead of { $expected }.
error-position-event-pile = { $where }: { $card } is not in this pile ({ $clause }).
error-position-buried = { $where }: { $objective } does not lie there under the deck ({ $clause }).
error-position-tokens = { $where }: there are only { $most } tokens of the colour { $colour } ({ $clause }).
error-position-supply = { $where } is not what the players’ tokens leave ({ $clause }).
error-position-contract-twice = { $where }: { $contract } is there twice ({ $clause }).
error-position-kept = { $where } is not what this player can have kept by now ({ $clause }).
error-position-row-gap = { $where }: the cards of a row stand in its rightmost places ({ $clause }).
error-position-event-open = { $where }: no event lies open ({ $clause }).
error-position-row-short = { $where }: a row has three cards as long as its pile lasts ({ $clause }).
error-position-too-early = { $where }: before the contracts are chosen nothing else has happened ({ $clause }).
error-position-objectives = { $where }: each objective must be in just one place ({ $clause }).
error-position-open-objectives = { $where }: { $expected } objectives are open now ({ $clause }).
error-position-phase-payment = { $where } does not fit the objective that is being paid for.
error-position-phase-market = { $where }: there is no small card to take ({ $clause }).
error-position-turns-left = { $where } does not fit what triggered the end, or that it is over ({ $clause }).
error-position-trigger = { $where } does not fit the objectives claimed and the cards that lie open ({ $clause }, { $also }).
