# Isle of Trains: what its cards, islands, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("build the …"), where a language has one.

title = Isle of Trains: All Aboard
tagline = Build a train, load anybody's, deliver from your own.

## Cards

level-1-engine = Level 1 Engine
level-2-engine = Level 2 Engine
level-3-engine = Level 3 Engine
time-engine = Time Engine
level-1-hopper = Level 1 Hopper
level-2-hopper = Level 2 Hopper
level-3-hopper = Level 3 Hopper
level-1-tanker = Level 1 Tanker
level-2-tanker = Level 2 Tanker
level-3-tanker = Level 3 Tanker
level-1-boxcar = Level 1 Boxcar
level-2-boxcar = Level 2 Boxcar
level-3-boxcar = Level 3 Boxcar
level-1-coach = Level 1 Coach
level-2-coach = Level 2 Coach
level-3-coach = Level 3 Coach
caboose-1 = Caboose 1
caboose-2 = Caboose 2
caboose-3 = Caboose 3
caboose-4 = Caboose 4
caboose-5 = Caboose 5
caboose-6 = Caboose 6
caboose-7 = Caboose 7
caboose-8 = Caboose 8
caboose-9 = Caboose 9
caboose-10 = Caboose 10
bank = Bank
coal-factory = Coal Factory
customs-house = Customs House
grand-central = Grand Central
middle-station = Middle Station
northern-station = Northern Station
oil-refinery = Oil Refinery
rail-yard = Rail Yard
southern-station = Southern Station
town-hall = Town Hall

## What cabooses and buildings do, in a line

about-caboose-1 = After each of your Deliver actions take 1 card.
about-caboose-2 = When you load coal, take 1 card.
about-caboose-3 = Holds 1 cargo card of any kind.
about-caboose-4 = You may have a second building.
about-caboose-5 = Extending your train costs 1 card less.
about-caboose-6 = Your engine pulls 2 more.
about-caboose-7 = Once a Deliver action a passenger may stand in for a cargo.
about-caboose-8 = When you load a passenger, take 2 cards.
about-caboose-9 = In a Deliver action 1 passenger may go to another destination.
about-caboose-10 = In a Deliver action 1 passenger of another colour earns the next reward.
about-bank = 2 points for each load of your train.
about-coal-factory = 2 points for each coal on your contracts.
about-customs-house = 2 points for each box on your contracts.
about-oil-refinery = 2 points for each oil on your contracts.
about-grand-central = 8 points.
about-rail-yard = 2 points for each car.
about-town-hall = 2 points for each engine and car with the passenger icon.
about-middle-station = 4 points, and 1 for each passenger at Cactus Mines and Devon City.
about-northern-station = 4 points, and 1 for each passenger at Alpine Lodge and Billington's.
about-southern-station = 4 points, and 1 for each passenger at Camp Eagle and Flint Beach.

## Islands, colours, cargo

flint-beach = Flint Beach
camp-eagle = Camp Eagle
devon-city = Devon City
cactus-mines = Cactus Mines
billingtons = Billington's
alpine-lodge = Alpine Lodge
research-station = Research Station
colour-green = green
colour-orange-red = orange
colour-black = black
colour-purple = purple
colour-cyan = cyan
colour-white = white

## Solo

solo-challenge = Challenge
solo-scenario-1 = 1. Welcome to the Isle of Trains
solo-scenario-2 = 2. Firm Foundations
solo-scenario-3 = 3. New People, New Lands
solo-scenario-4 = 4. Showtime!
solo-scenario-5 = 5. All Aboard!
solo-scenario-6 = 6. Northern Tour
solo-scenario-7 = 7. Glory in Stone
solo-scenario-8 = 8. The Wanderer
solo-scenario-9 = 9. Big and Mighty
solo-scenario-10 = 10. You Have My Attention
goal-challenge = Score as much as you can before the deck is empty.
goal-scenario-1 = Complete the starting contract and one more at Billington's and at Flint Beach.
goal-scenario-2 = Build 4 buildings; there is no limit on them.
goal-scenario-3 = Reach 60 points.
goal-scenario-4 = Have 13 cars in your train.
goal-scenario-5 = Fill 5 tickets.
goal-scenario-6 = Complete the starting contract and one more at Alpine Lodge, Devon City and the Research Station.
goal-scenario-7 = Reach 50 points with buildings alone; there is no limit on them.
goal-scenario-8 = Complete the starting contracts of all 7 islands; additional contracts are closed.
goal-scenario-9 = Have the Level 3 Engine and a Level 3 car of each of the four kinds; buying back costs 2 tokens.
goal-scenario-10 = Reach 70 points, while each token counts against you.
rating-0 = Freeloader
rating-1 = Trainee
rating-2 = Engineer
rating-3 = Junior Conductor
rating-4 = Senior Conductor of the Isle of Trains

## What is being decided

phase-action = Choose an action: take, build, load or deliver.
phase-draw = Take a card from the row or the deck.
phase-take = Take a card or a passenger.
phase-discard = Which card do you discard?
phase-bonus = A bonus action: use it, or decline.
phase-build = Which card do you build?
phase-mode = Where does it go?
phase-drop = Discard a car first, or keep them all?
phase-lose_building = Which building goes with the caboose?
phase-pay = Which card pays?
phase-fetch = Which card do you take from the discard pile?
phase-load = What do you load?
phase-target = Onto which engine or car?
phase-force = Which card do you discard for the forced load?
phase-destination = Where do you deliver?
phase-deliver = What do you deliver next?
phase-passenger = Which passenger?
phase-give = Which load goes to the contract?
phase-count_as = Which cargo does it stand for?
phase-set_aside = Which loads go for two cards each?
phase-hand_limit = You keep five cards: which one goes?
phase-night = Buy back a card before the night goes on?
phase-last_chance = The deck is empty: buy back a card?
phase-over = The game is over.

## Moves

move-take = Take a card or a passenger
move-build = Build
move-load = Load
move-deliver = Deliver
move-decline = { $phase ->
    [night] Go on
    [last_chance] Let it end
    [bonus] Decline the bonus action
   *[action] Pass
}
move-take_row = Take { $card } from the row, place { $slot }
move-take_deck = Take the top card of the deck
move-take_bag = Draw a passenger from the bag
move-card = { $phase ->
    [build] Build { $card }
    [load] Load { $card }
    [pay] Pay with { $card }
    [fetch] Take { $card } from the discard pile
   *[other] Discard { $card }
}
move-force = Load { $card } face down, by force
move-load_passenger = Load { $colour ->
    [orange] an orange passenger
   *[other] a { $colour } passenger
}
move-extend = Add { $card } for { $cost ->
    [one] one card
   *[other] { $cost } cards
}
move-upgrade = Upgrade { $on } for { $cost ->
    [one] one card
   *[other] { $cost } cards
}
move-replace = { $phase ->
    [lose_building] Discard { $on }
   *[other] Replace { $on }
}
move-drop = Discard { $on }, number { $position }, first
move-keep = Keep all cars
move-onto = { $own ->
    [yes] Onto your { $on }, place { $position }
   *[no] Onto { $on }, place { $position } in the train of { $seat-is ->
        [named] { $seat }
       *[other] player { $seat }
    }
}
move-to = Deliver to { $island }
move-special_only = Deliver for cards only
move-primary = Starting contract of { $island }
move-secondary = Additional contract { $contract ->
    [a] A
   *[b] B
} of { $island }
move-ticket = A passenger to { $island }
move-elsewhere = A passenger to another destination (Caboose 9)
move-stray = A passenger of another colour to { $island } (Caboose 10)
move-special = Loads for two cards each
move-finish = { $phase ->
    [set_aside] That is all: take the cards
   *[other] Finish delivering
}
move-item = { $what ->
    [passenger] The { $colour } passenger on { $on }, number { $position }
    [face_down] The face-down card on { $on }, number { $position }
   *[card] { $card } on { $on }, number { $position }
}
move-count_as = As { $cargo ->
    [box] a box
   *[other] { $cargo }
}
move-buy_back = Buy back { $card } from the discard pile

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.

event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the row.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [none] a card
   *[other] { $card }
}.
event-drew-passenger = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $colour ->
    [orange] an orange passenger
   *[other] a { $colour } passenger
}.
event-gained = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
} { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
event-discarded = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
event-built = { $seat-is ->
    [you] You add
   *[other] { $seat } adds
} { $card } for { $cost ->
    [one] one card
   *[other] { $cost } cards
}.
event-upgraded = { $seat-is ->
    [you] You upgrade
   *[other] { $seat } upgrades
} { $old } to { $card } for { $cost ->
    [one] one card
   *[other] { $cost } cards
}.
event-built-building = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} { $card }.
event-dropped = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $card } from the train.
event-loaded = { $seat-is ->
    [you] You load
   *[other] { $seat } loads
} { $card } { $owner-is ->
    [you] onto place { $position } of your train
    [self] onto place { $position } of their own train
   *[other] onto place { $position } of the train of { $owner }
}.
event-loaded-passenger = { $seat-is ->
    [you] You load
   *[other] { $seat } loads
} { $colour ->
    [orange] an orange passenger
   *[other] a { $colour } passenger
} { $owner-is ->
    [you] { $position ->
        [1] onto your engine
       *[other] onto place { $position } of your train
    }
    [self] { $position ->
        [1] onto their own engine
       *[other] onto place { $position } of their own train
    }
   *[other] { $position ->
        [1] onto the engine of { $owner }
       *[other] onto place { $position } of the train of { $owner }
    }
}.
event-forced = { $seat-is ->
    [you] You load
   *[other] { $seat } loads
} { $card ->
    [none] a card
   *[other] { $card }
} face down { $owner-is ->
    [you] onto place { $position } of your train
    [self] onto place { $position } of their own train
   *[other] onto place { $position } of the train of { $owner }
}.
event-completed = { $seat-is ->
    [you] You complete
   *[other] { $seat } completes
} { $contract ->
    [primary] the starting contract
   *[other] an additional contract
} of { $island }.
event-delivered = { $seat-is ->
    [you] You bring
   *[other] { $seat } brings
} a passenger to { $island }, space { $space }.
event-strayed = { $seat-is ->
    [you] You bring
   *[other] { $seat } brings
} { $colour ->
    [orange] an orange passenger
   *[other] a { $colour } passenger
} to { $island } for the reward of space { $space }.
event-special = { $seat-is ->
    [you] You deliver
   *[other] { $seat } delivers
} { $items ->
    [one] one load
   *[other] { $items } loads
} for cards.
event-reshuffled = { $cards ->
    [one] One discarded card becomes
   *[other] { $cards } discarded cards become
} the new deck.
event-night = At night { $card } is discarded.
event-bought-back = { $seat-is ->
    [you] You buy back
   *[other] { $seat } buys back
} { $card }.
event-fetched = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the discard pile.
event-took-train = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the progress train.
event-last-round = { $reason ->
    [progress] The progress train has arrived
   *[no_cards] No card is left
}: everybody has one more turn.
event-turned-up = The row gets { $card }.
event-began = { $seat-is ->
    [you] It is your turn
   *[other] It is the turn of { $seat }
}.
event-ended = The game is over: { $reason ->
    [last_round] the last round is played
    [won] the goal is reached
   *[deck_empty] the deck is empty
}.

## Refusals, each with the number of its rule

error-first-player = Seat { $seat } cannot begin at a table with { $seats } seats.
error-solo-seats = Scenarios are for one player, not for { $seats }.
error-wrong-moment = Something else is being decided now. { $phase ->
    [action] { phase-action }
    [draw] { phase-draw }
    [take] { phase-take }
    [discard] { phase-discard }
    [bonus] { phase-bonus }
    [build] { phase-build }
    [mode] { phase-mode }
    [drop] { phase-drop }
    [lose_building] { phase-lose_building }
    [pay] { phase-pay }
    [fetch] { phase-fetch }
    [load] { phase-load }
    [target] { phase-target }
    [force] { phase-force }
    [destination] { phase-destination }
    [deliver] { phase-deliver }
    [passenger] { phase-passenger }
    [give] { phase-give }
    [count_as] { phase-count_as }
    [set_aside] { phase-set_aside }
    [hand_limit] { phase-hand_limit }
    [night] { phase-night }
    [last_chance] { phase-last_chance }
   *[over] { phase-over }
} ({ $clause })
error-no-build = None of your cards can be built now: those that you can pay for are too heavy, and your engine can pull { $spare } more ({ $clause }, { $also }).
error-no-build-hand = You hold no card to build ({ $clause }).
error-no-build-cheapest = The cheapest card that you could build costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}; besides it you hold { $others } ({ $clause }, { $also }).
error-no-build-cost = It costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}; besides it you hold { $others } ({ $clause }, { $also }).
error-no-build-weight = It adds { $adds } to the weight of the train, and your engine can pull { $spare } more ({ $clause }, { $also }).
error-no-build-engine = An engine can only replace a smaller one ({ $clause }, { $also }).
error-no-load = None of your cards and passengers fits a free space ({ $clause }, { $also }).
error-no-load-nothing = You hold no card, and no passenger waits beside your engine ({ $clause }).
error-no-load-space = No engine or car that you may load has a free space ({ $clause }, { $also }).
error-no-load-to-deliver = Your train holds nothing to deliver ({ $clause }).
error-not-this-bonus = This bonus action is: { $bonus ->
    [build] Build
    [load] Load
    [deliver] Deliver
    [load_or_deliver] Load or Deliver
   *[any] any action
} ({ $clause }).
error-row-empty = No card lies there; the row is filled again at the end of the turn ({ $clause }).
error-deck-only = At this table such cards come from the deck ({ $clause }).
error-deck-empty = The deck is empty, and so is the discard pile ({ $clause }).
error-cards-only = Cards are taken now, not a passenger ({ $clause }).
error-not-on-train = A building does not go on the train ({ $clause }).
error-other-category = { $on } is replaced only by a card of the same kind ({ $clause }).
error-no-upgrade-caboose = Cabooses are not upgraded: add the new one ({ $clause }, { $also }).
error-not-lower-level = A card of level { $level } replaces a lower one; this one has level { $old } ({ $clause }, { $also }).
error-buildings-full = You may have { $limit ->
    [one] { $limit } building
   *[other] { $limit } buildings
}: choose which of them goes ({ $clause }, { $also }).
error-room-for-building = You may have { $limit } and have room for this one: add it ({ $clause }, { $also }).
error-no-such-building = You have no building there ({ $clause }).
error-only-for-buildings = Only a building replaces a building ({ $clause }).
error-engine-stays = The engine is never discarded ({ $clause }).
error-upgraded-stays = This car is being upgraded, so it stays ({ $clause }, { $also }).
error-drop-not-needed = The train can be pulled with all its cars, so none is discarded at this table ({ $clause }).
error-still-too-heavy = Without this car the train would still be too heavy by { $over } ({ $clause }, { $also }).
error-force-second-card = A forced load costs a second card, and you hold one ({ $clause }).
error-cannot-force = No freight car for another cargo has a free space ({ $clause }, { $also }).
error-no-space-for-cargo = No car that you may load has a free space for { $cargo ->
    [coal] coal
    [oil] oil
    [box] boxes
   *[all] cargo
} ({ $clause }, { $also }).
error-no-such-passenger = No passenger of this colour waits beside your engine ({ $clause }).
error-no-seat-for-passenger = No engine or coach that you may load has a free seat ({ $clause }).
error-no-such-car = There is no car there ({ $clause }).
error-holds-nothing = This car holds nothing ({ $clause }).
error-car-full = All its spaces are taken: { $capacity } ({ $clause }).
error-own-train-only = A bonus Load goes on your own train ({ $clause }).
error-caboose-of-other = Only its owner loads this caboose ({ $clause }).
error-passengers-ride = Passengers ride in engines and coaches ({ $clause }).
error-passengers-only = Only passengers ride here ({ $clause }, { $also }).
error-other-cargo = It holds { $hold ->
    [coal] coal
    [oil] oil
   *[box] boxes
}; your card is { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
} ({ $clause }).
error-fits-face-up = The card fits here face up: load it the usual way ({ $clause }, { $also }).
error-island-out = This island is not in this game ({ $clause }).
error-nothing-for-island = No contract is open to you there, and none of your passengers can be delivered there ({ $clause }).
error-island-lacks = { $loads ->
    [one] { $loads } more load is
   *[other] { $loads } more loads are
} needed on your train for the contract, and none of your passengers can be delivered there ({ $clause }, { $also }).
error-no-destination = You chose no island for this delivery: only loads for cards are left ({ $clause }).
error-primary-used = You have completed a starting contract in this action already ({ $clause }).
error-secondary-used = You have completed an additional contract in this action already ({ $clause }).
error-island-held = { $own ->
    [yes] You have this island card already
   *[no] Another player has this island card
} ({ $clause }).
error-finish-own-first = First complete an additional contract of the island card that you have ({ $clause }).
error-contract-lacks = { $loads ->
    [one] { $loads } more load is
   *[other] { $loads } more loads are
} needed on your train for this contract ({ $clause }).
error-secondary-not-yours = An additional contract is for the owner of the island card, and only one of the two ({ $clause }).
error-ticket-full = All places of this ticket are taken ({ $clause }).
error-no-passenger-for-ticket = No passenger of this colour rides on your train ({ $clause }).
error-no-caboose-9 = For this your train needs Caboose 9 ({ $clause }).
error-no-caboose-10 = For this your train needs Caboose 10 ({ $clause }).
error-caboose-used = You have used this caboose in this action already ({ $clause }, { $also }).
error-no-passenger-elsewhere = No passenger on your train can be delivered like this ({ $clause }, { $also }).
error-special-used = There is one special delivery an action, and you have made it ({ $clause }, { $also }).
error-deliver-something = At least one load must be delivered ({ $clause }).
error-not-needed = The contract does not need this cargo ({ $clause }).
error-no-pass = At this table both actions are taken ({ $clause }).
error-buy-back-solo = Cards are bought back in a solo game only ({ $clause }).
error-buy-back-tokens = Buying back costs { $price ->
    [one] { $price } token
   *[other] { $price } tokens
}; you have { $tokens } ({ $clause }).
error-buy-back-empty = The discard pile has no card to buy back ({ $clause }).
error-buy-back-deck = The deck is empty: at this table nothing is bought back then ({ $clause }).
error-no-such-load = No load lies there ({ $clause }).
error-no-passenger = A passenger is being chosen now, and this is cargo ({ $clause }).
error-other-destination = This passenger does not go to this destination ({ $clause }).
error-passenger-no-cargo = A passenger counts as cargo only with Caboose 7, once an action ({ $clause }).
error-not-in-hand = You do not hold this card: { $card } ({ $clause }).
error-not-in-discards = The discard pile does not have this card: { $card } ({ $clause }).
error-position-car = { $where }: { $card } cannot stand there ({ $clause }).
error-position-load = { $where }: it cannot lie on this car ({ $clause }).
error-position-no-engine = { $where } has no engine ({ $clause }).
error-position-passengers = Passengers of the colour { $colour } in this position: { $found }; the game has 3.
error-position-known = { $where }: the known cards are not those on top of the deck.
error-position-twice = { $where } is named twice.
error-position-per-island = { $where } has { $found } entries; there are { $expected }.
error-position-order = { $where } is out of order.
error-position-seat-and-contract = { $where } must have both a seat and a contract, or neither.
error-position-islands = { $where } are not the islands of this game ({ $clause }).
error-position-no-steps = { $where } does not say what is due.

## The table in the terminal

isle-island = Island
isle-start = Starting
isle-secondary-a = Add. A
isle-secondary-b = Add. B
isle-ticket = Ticket: rewards
isle-player = P{ $number }
isle-sign-coal = coal
isle-sign-oil = oil
isle-sign-box = box
isle-sign-all = any cargo
isle-sign-cards = cards
isle-sign-tokens = tokens
isle-bonus-any = any action
isle-bonus-build = build
isle-bonus-load = load
isle-bonus-deliver = deliver
isle-bonus-load-or-deliver = load/deliver
isle-two-green = gr
isle-two-orange-red = or
isle-two-black = bk
isle-two-purple = pu
isle-two-cyan = cy
isle-two-white = wh
isle-colour-green = green
isle-colour-orange-red = orange
isle-colour-black = black
isle-colour-purple = purple
isle-colour-cyan = cyan
isle-colour-white = white
isle-short-engine = Engine { $number }
isle-short-hopper = Hopper { $number }
isle-short-tanker = Tanker { $number }
isle-short-boxcar = Boxcar { $number }
isle-short-coach = Coach { $number }
isle-short-caboose = Caboose { $number }
isle-row = Row:
isle-piles = Deck: { $deck } · discard pile: { $discards }
isle-known = On top of the deck:
isle-bag = Bag: { $passengers }
isle-progress = Progress train: space { $at }, the end at { $end }
isle-taken = { $how ->
    [you] you have it
   *[other] { $who } has it
}
isle-turns-left = { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}
isle-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
isle-supply = waiting:
isle-held = contract:
isle-has = built: { $names }
isle-hand = Your hand ({ $cards }):
isle-chosen = Chosen:
isle-to-pay = { $card }: { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} to pay
isle-to-give = The contract still needs: { $cargo }
isle-buy-back = Buying back a card: { $tokens ->
    [one] one token.
   *[other] { $tokens } tokens.
}
isle-part = Points for
isle-points = Points
isle-part-tokens = Tokens
isle-part-train = Engine and cars
isle-part-contracts = Contracts
isle-part-loads = Loads in the train
isle-part-progress = Progress train
isle-part-buildings = Buildings
isle-total = Total
isle-rating = Rating: { $name }
isle-scenario = { $won ->
    [yes] The goal is reached: the scenario is won.
   *[no] The goal is not reached: the scenario is not won.
}
isle-card = Card: cost, power or weight, cargo
isle-room = Holds
isle-brings = Brings
isle-signs = ▲ power · ▼ weight · ☻ passenger · → what loading it brings · { $free } free spaces · { $face_down } a face-down card
