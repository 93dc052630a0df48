# Traffic: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("play the …"), where a language has one.

title = Traffic
tagline = Couple wagons on common tracks, and dispatch them before the others do.

## Cards

card-freight = freight wagon ({ $points })
    .acc = a freight wagon ({ $points })
card-passenger = passenger wagon ({ $points })
    .acc = a passenger wagon ({ $points })
card-high_speed = high-speed wagon ({ $points })
    .acc = a high-speed wagon ({ $points })
card-fire = fire wagon (−{ $points })
    .acc = a fire wagon (−{ $points })
card-motorised = motorised wagon ({ $points })
    .acc = a motorised wagon ({ $points })
card-restoration = restoration wagon ({ $points })
    .acc = a restoration wagon ({ $points })
card-modernised = modernised wagon ({ $points })
    .acc = a modernised wagon ({ $points })
card-loco = locomotive (pulls { $traction }, { $points } { $points ->
    [one] point
   *[other] points
})
    .acc = a locomotive (pulls { $traction }, { $points } { $points ->
        [one] point
       *[other] points
    })
card-loco-hs = high-speed locomotive (pulls { $traction }, { $points } { $points ->
    [one] point
   *[other] points
}, +{ $bonus } a wagon)
    .acc = a high-speed locomotive (pulls { $traction }, { $points } { $points ->
        [one] point
       *[other] points
    }, +{ $bonus } a wagon)
card-extra-track = extra track
    .acc = an extra track
card-red-semaphore = red semaphore
    .acc = a red semaphore
card-switch = switch
    .acc = a switch
card-technical-revision = technical revision
    .acc = a technical revision
card-sorting-hump = sorting hump
    .acc = a sorting hump
card-stock-renewal = stock renewal

# In one or two letters, for crowded places
short-freight = F{ $points }
short-passenger = P{ $points }
short-high_speed = H{ $points }
short-fire = X{ $points }
short-motorised = M{ $points }
short-restoration = R{ $points }
short-modernised = D{ $points }

## What is being decided

phase-turn = Draw cards, or play one or two.
phase-second_card = Play a second card, or end the turn.
phase-place = Where does the wagon go?
phase-hook = Where is the locomotive hooked on?
phase-pull = How many wagons does it take?
phase-aim = At whom is the card aimed?
phase-give = Which card do you give up?
phase-take = Which wagon do you take?
phase-lift = Which wagon goes over the hump?
phase-shunt = Where does it go, or with which wagon is it swapped?
phase-over = The game is over.

## Moves

move-draw_cards = Draw { $cards ->
    [one] one card
   *[other] { $cards } cards
} of the wagon deck
move-draw_loco = Draw a locomotive
move-pass = Skip this turn
move-end = End the turn
move-play = Play { $card }
move-place = { $empty ->
    [yes] Put { $card } on the empty track { $track }
   *[no] Put { $card } on track { $track }, on the { $side }
}
move-hook = Hook { $card } to track { $track }, on the { $side }
move-pull = Take { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
}
move-aim = Aim { $card } at { $seat-is ->
    [named] { $seat }
   *[other] player { $seat }
}
move-give = Give { $card }
move-take = { $empty ->
    [yes] Take { $card }, the only wagon of track { $track }
   *[no] Take { $card } from the { $side } of track { $track }
}
move-lift = Lift { $card }, number { $position } on track { $track }
move-swap = Swap it with { $card }, number { $position } on track { $track }
move-move = Put it on track { $track } as number { $position }

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.

event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [none] { $deck ->
        [locomotives] a locomotive
       *[wagons] a card of the wagon deck
    }
   *[other] { $card }
}.
event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-placed = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} { $card } on { $side ->
    [none] the empty track { $track }
   *[other] track { $track }, on the { $side }
}.
event-dispatched = { $seat-is ->
    [you] You dispatch
   *[other] { $seat } dispatches
} { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
} from track { $track } with { $card }.
event-built = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} track { $track }.
event-stopped = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} a red semaphore before { $target-is ->
    [you] you
   *[other] { $target }
}.
event-stole = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card ->
    [none] a card
   *[other] { $card }
} from { $victim-is ->
    [you] your hand
   *[other] the hand of { $victim }
}.
event-gave = { $seat-is ->
    [you] You give
   *[other] { $seat } gives
} { $card ->
    [none] a card
   *[other] { $card }
} to { $receiver-is ->
    [you] you
   *[other] { $receiver }
}.
event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from track { $track }.
event-swapped = { $seat-is ->
    [you] You swap
   *[other] { $seat } swaps
} { $card } on track { $track } with { $other_card } on track { $other_track }.
event-moved = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} { $card } { $same ->
    [yes] to another place on track { $track }
   *[no] from track { $track } to track { $to_track }
}.
event-skipped = { $seat-is ->
    [you] You skip the turn
   *[other] { $seat } skips the turn
}: { $reason ->
    [semaphore] red semaphore
    [nothing_playable] no card can be played
   *[passed] by choice
}.
event-began = { $seat-is ->
    [you] It is your turn
   *[other] It is the turn of { $seat }
}{ $extra ->
    [1] , an extra one
   *[0] {""}
}.
event-ended = The game is over: { $reason ->
    [hand_empty] the decks and a hand are empty
    [nobody_can_move] the decks are empty and nobody can play a card
   *[all_passed] everybody passed
}.

## Refusals, each with the number of its rule

error-first-player = Seat { $seat } cannot begin at a table with { $seats } seats.
error-wrong-moment = Something else is being decided now. { $phase ->
    [turn] You may draw or play a card ({ $clause }).
    [second_card] You may play a second card or end the turn ({ $clause }).
    [place] The wagon must be put on a track ({ $clause }).
    [hook] The locomotive must be hooked on ({ $clause }).
    [pull] The number of wagons must be chosen ({ $clause }).
    [aim] A player must be chosen ({ $clause }).
    [give] A card must be given up ({ $clause }).
    [take] A wagon must be taken ({ $clause }).
    [lift] A wagon must be chosen ({ $clause }).
   *[shunt] The wagon must be moved or swapped ({ $clause }).
}
error-draw-after-card = You have played a card this turn, so you do not draw: play a second card or end the turn ({ $clause }, { $also }).
error-deck-empty = This deck is empty ({ $clause }).
error-no-pass = You can still draw or play a card, so you do not pass ({ $clause }).
error-not-in-hand = You do not hold this card ({ $clause }).
error-no-wagons = No wagon stands on the tracks for a locomotive to take ({ $clause }).
error-no-fast-wagons = No track has a high-speed wagon that this locomotive could take ({ $clause }, { $also }).
error-no-open-track = No track is empty or has { $type ->
    [freight] freight
    [passenger] passenger
   *[high_speed] high-speed
} wagons ({ $clause }, { $also }).
error-no-such-track = There is no track { $track } ({ $clause }).
error-track-of-other-type = Track { $track } has { $standing ->
    [freight] freight
    [passenger] passenger
   *[high_speed] high-speed
} wagons, and this wagon is { $type ->
    [freight] a freight wagon
    [passenger] a passenger wagon
   *[high_speed] a high-speed wagon
} ({ $clause }).
error-track-empty = No wagon stands on track { $track } ({ $clause }).
error-side-void = Left and right are the same on track { $track }: choose the left ({ $clause }, { $also }).
error-high-speed-only = A high-speed locomotive takes at least one high-speed wagon, and neither freight nor passenger wagons ({ $clause }, { $also }).
error-revision-one-track = Both wagons must come from track { $track } at this table ({ $clause }).
error-traction = The number of wagons that this locomotive can take is: { $possible } ({ $clause }, { $also }).
error-no-such-seat = Nobody sits at seat { $seat } ({ $clause }).
error-not-oneself = Choose an opponent: nobody plays this card on oneself ({ $clause }, { $also }).
error-no-such-wagon = There is no wagon number { $wagon } on the tracks ({ $clause }).
error-same-wagon = A wagon cannot be swapped with itself ({ $clause }).
error-types-would-mix = A track would hold wagons of two types ({ $clause }).
error-no-such-place = There is no place number { $place } on the tracks ({ $clause }).
error-same-place = Putting a wagon back where it was is not a move ({ $clause }).
error-position-tracks = { $where } lists { $found } tracks; with these extra tracks there are { $expected } ({ $clause }).
error-position-phase-decks = The game is not over as long as there are cards to draw ({ $clause }).
error-position-no-wagon = { $where }: { $card } is not a wagon.
error-position-no-loco = { $where }: { $card } is not a locomotive.
error-position-mixed = { $where } has wagons of two types ({ $clause }).
error-position-train = { $where }: { $loco } cannot have taken these wagons ({ $clause }, { $also }).
error-position-deck = { $where }: { $card } is never in this deck ({ $clause }).
error-position-end-reached = { $where }: both decks are empty, and a hand is empty or nobody can move; the game is over then ({ $clause }).
error-position-not-over = { $where }: the game is not over as long as everybody holds cards and somebody can move ({ $clause }).
error-position-second-card = { $where }: with an empty hand there is no second card to play ({ $clause }).
error-position-semaphore = { $where }: a red semaphore lies before seat { $seat }, who would have skipped this turn ({ $clause }).
