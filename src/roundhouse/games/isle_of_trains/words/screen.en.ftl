# On the screen

screen-engine = Engine { $number }
screen-hopper = Hopper { $number }
screen-tanker = Tanker { $number }
screen-boxcar = Boxcar { $number }
screen-coach = Coach { $number }
screen-caboose = Caboose { $number }
screen-name-oil-refinery = Oil Refinery
screen-time-engine = When it is built, take any card from the discard pile.
screen-gives = Whoever loads it takes { $take ->
    [one] { $take } card
   *[other] { $take } cards
}{ $discard ->
    [0] {""}
   *[other] , then discards { $discard }
}{ $tokens ->
    [0] {""}
    [one] , gains { $tokens } token
   *[other] , gains { $tokens } tokens
}{ $bonus ->
    [build] , then may build
    [load] , then may load
    [deliver] , then may deliver
    [load_or_deliver] , then may load or deliver
    [any] , then may take any action
   *[none] {""}
}.
screen-reward = { $take ->
    [0] {""}
    [one] Take { $take } card. {""}
   *[other] Take { $take } cards. {""}
}{ $tokens ->
    [0] {""}
    [one] Gain { $tokens } token. {""}
   *[other] Gain { $tokens } tokens. {""}
}{ $bonus ->
    [build] A bonus Build action.
    [load] A bonus Load action.
    [deliver] A bonus Deliver action.
    [load_or_deliver] A bonus Load or Deliver action.
    [any] Any bonus action.
   *[none] {""}
}
brief-time-engine = Fetch 1 card
brief-caboose-1 = Deliver: +1 card
brief-caboose-2 = Load coal: +1 card
brief-caboose-3 = Holds any 1 cargo
brief-caboose-4 = A second building
brief-caboose-5 = New cars cost 1 less
brief-caboose-6 = Power +2
brief-caboose-7 = A passenger as cargo
brief-caboose-8 = Passenger: +2 cards
brief-caboose-9 = 1 passenger elsewhere
brief-caboose-10 = 1 of another colour
brief-bank = 2 per load
brief-coal-factory = 2 per delivered coal
brief-customs-house = 2 per delivered box
brief-grand-central = 8 points
brief-middle-station = 4, and 1 per passenger
brief-northern-station = 4, and 1 per passenger
brief-oil-refinery = 2 per delivered oil
brief-rail-yard = 2 per car
brief-southern-station = 4, and 1 per passenger
brief-town-hall = 2 per passenger icon
