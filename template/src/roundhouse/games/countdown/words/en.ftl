# Countdown: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("couple the …"), where a language has one.

title = Countdown
tagline = Couple wagons, none worth more than the one before it.

## Cards

card-coal = coal wagon ({ $points })
card-timber = timber wagon ({ $points })
card-mail = mail wagon ({ $points })
card-sleeper = sleeping car ({ $points })
card-diner = dining car ({ $points })
card-other = { $card } ({ $points })

## What is being decided

phase-turn = Couple a wagon to your train, or drop one.
phase-draw = Which wagon do you take?
phase-over = The game is over.

## Moves

move-couple = Couple { $card }
move-drop = Drop { $card }
move-take_open = Take { $card }
move-draw = Take a wagon from the stock

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.

event-began = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
}.
event-coupled = { $seat-is ->
    [you] You couple
   *[other] { $seat } couples
} { $card }.
event-dropped = { $seat-is ->
    [you] You drop
   *[other] { $seat } drops
} { $card }.
event-took-open = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $card }.
event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card ->
    [none] a wagon from the stock
   *[other] { $card } from the stock
}.
event-ended = The game is over: every wagon has been played.

## What the lab counts (docs/lab.md): a sentence for each event of a seat that it has no word for

lab-did-coupled = coupled: { $what }
lab-did-took-open = took the open wagon: { $what }

## Refusals, each with the number of its rule

error-first-player = Seat { $seat } cannot begin at a table with { $seats } seats.
error-wrong-moment = Something else is being decided now. { $phase ->
    [turn] You may couple a wagon or drop one ({ $clause }).
   *[draw] A wagon must be taken ({ $clause }).
}
error-not-in-hand = There is no such wagon in this hand: { $card } ({ $clause }).
error-too-dear = This wagon is worth more than the last one of the train: { $card } ({ $clause }).
error-stock-empty = The stock is empty ({ $clause }).
error-position-order = { $where }: { $card } is worth more than the wagon before it ({ $clause }).
error-position-open = { $where }: a wagon lies open as long as there is a stock ({ $clause }).
error-position-nothing-to-draw = { $where }: there is no wagon to take ({ $clause }).
error-position-hands = { $where }: hands of these sizes cannot be at this moment ({ $clause }, { $also }).
