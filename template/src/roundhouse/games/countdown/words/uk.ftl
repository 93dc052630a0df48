# Countdown: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("причепити …"), where it differs.

title = Countdown
tagline = Причіплюйте вагони: жоден не дорожчий за попередній.

## Cards

card-coal = вугільний вагон ({ $points })
card-timber = вагон із лісом ({ $points })
card-mail = поштовий вагон ({ $points })
card-sleeper = спальний вагон ({ $points })
card-diner = вагон-ресторан ({ $points })
card-other = { $card } ({ $points })

## What is being decided

phase-turn = Причепіть вагон до свого потяга або скиньте один.
phase-draw = Який вагон ви берете?
phase-over = Гру завершено.

## Moves

move-couple = Причепити { $card }
move-drop = Скинути { $card }
move-take_open = Взяти { $card }
move-draw = Взяти вагон із запасу

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.

event-began = { $seat-is ->
    [you] Ви починаєте
   *[other] { $seat } починає
}.
event-coupled = { $seat-is ->
    [you] Ви причіплюєте
   *[other] { $seat } причіплює
} { $card }.
event-dropped = { $seat-is ->
    [you] Ви скидаєте
   *[other] { $seat } скидає
} { $card }.
event-took-open = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card }.
event-drew = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card ->
    [none] вагон із запасу
   *[other] { $card } із запасу
}.
event-ended = Гру завершено: усі вагони зіграно.

## Що рахує лабораторія (docs/lab.md)

lab-did-coupled = причеплено: { $what }
lab-did-took-open = взято відкритий вагон: { $what }

## Refusals, each with the number of its rule

error-first-player = Місце { $seat } не може починати за столом на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}.
error-wrong-moment = Зараз ви вирішуєте інше. { $phase ->
    [turn] Можна причепити вагон або скинути один ({ $clause }).
   *[draw] Треба взяти вагон ({ $clause }).
}
error-not-in-hand = Такого вагона немає на руці: { $card } ({ $clause }).
error-too-dear = Цей вагон дорожчий за останній у потязі: { $card } ({ $clause }).
error-stock-empty = Запас порожній ({ $clause }).
error-position-order = { $where }: { $card } дорожчий за вагон перед ним ({ $clause }).
error-position-open = { $where }: доки є запас, один вагон лежить відкритим ({ $clause }).
error-position-nothing-to-draw = { $where }: немає вагона, який можна взяти ({ $clause }).
error-position-hands = { $where }: у цю мить рук такого розміру бути не може ({ $clause }, { $also }).
