# On the screen

type-freight = Freight
type-passenger = Passenger
type-high_speed = High-speed
type-special = Special

title-freight = Freight wagon
title-passenger = Passenger wagon
title-high_speed = High-speed wagon
title-fire = Fire
title-motorised = Motorised
title-restoration = Restoration
title-modernised = Modernised
title-loco = Locomotive
title-loco-hs = High-speed locomotive
title-extra_track = Extra track
title-red_semaphore = Red semaphore
title-switch = Switch
title-technical_revision = Technical revision
title-sorting_hump = Sorting hump
title-stock_renewal = Stock renewal

# The second value on a card
mark-motorised = ±{ $change }
mark-restoration = +{ $turns }
mark-modernised = ×{ $factor }

effect-freight = Stands only on a track with freight and special wagons, or on an empty one.
effect-passenger = Stands only on a track with passenger and special wagons, or on an empty one.
effect-high_speed = Stands only on a track with high-speed and special wagons, or on an empty one.
effect-fire = Its points are subtracted, in a train and in hand.
effect-motorised = The locomotive may pull { $change } more or { $change } fewer.
effect-restoration = Dispatch it and take { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
effect-modernised = Multiplies the points of its train by { $factor } at the end, after all bonuses.
effect-loco = Takes { $traction ->
    [one] one wagon
   *[other] { $traction } wagons
} of any type from one end of a track.
effect-loco-hs = Takes { $traction ->
    [one] one high-speed wagon
   *[other] { $traction } high-speed wagons
} from one end of a track and scores { $bonus } more for each.
effect-extra_track = A new empty track for all, to the end of the game. Then take one more turn.
effect-red_semaphore = One player of your choice skips a turn.
effect-switch = Take 2 cards at random from an opponent’s hand.
effect-technical_revision = An opponent gives you 3 cards of their choice, then takes 2 wagons from the ends of tracks.
effect-sorting_hump = Swap any 2 wagons, or move 1 anywhere. Each track keeps to one type.
effect-stock_renewal = Draw 1 card from each deck.

# In a word or two, on a small card
reminder-fire = subtracts
reminder-motorised = pull ±{ $change }
reminder-restoration = { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}
reminder-modernised = train ×{ $factor }
reminder-loco = pulls { $traction }
reminder-loco-hs = pulls { $traction }, +{ $bonus } each
reminder-extra_track = New track, and one more turn
reminder-red_semaphore = A player skips a turn
reminder-switch = Take 2 cards at random
reminder-technical_revision = Get 3 cards, they take 2 wagons
reminder-sorting_hump = Swap 2 wagons or move 1
reminder-stock_renewal = Draw 1 from each deck
