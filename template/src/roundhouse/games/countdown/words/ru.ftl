# Countdown: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("прицепить …"), where it differs.

title = Countdown
tagline = Прицепляйте вагоны: ни один не дороже предыдущего.

## Cards

card-coal = угольный вагон ({ $points })
card-timber = вагон с лесом ({ $points })
card-mail = почтовый вагон ({ $points })
card-sleeper = спальный вагон ({ $points })
card-diner = вагон-ресторан ({ $points })
card-other = { $card } ({ $points })

## What is being decided

phase-turn = Прицепите вагон к своему поезду или сбросьте один.
phase-draw = Какой вагон вы берёте?
phase-over = Игра окончена.

## Moves

move-couple = Прицепить { $card }
move-drop = Сбросить { $card }
move-take_open = Взять { $card }
move-draw = Взять вагон из запаса

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.

event-began = { $seat-is ->
    [you] Вы начинаете
   *[other] { $seat } начинает
}.
event-coupled = { $seat-is ->
    [you] Вы прицепляете
   *[other] { $seat } прицепляет
} { $card }.
event-dropped = { $seat-is ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { $card }.
event-took-open = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card }.
event-drew = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card ->
    [none] вагон из запаса
   *[other] { $card } из запаса
}.
event-ended = Игра окончена: все вагоны сыграны.

## Что считает лаборатория (docs/lab.md)

lab-did-coupled = прицеплено: { $what }
lab-did-took-open = взят открытый вагон: { $what }

## Refusals, each with the number of its rule

error-first-player = Место { $seat } не может начинать за столом на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}.
error-wrong-moment = Сейчас вы решаете другое. { $phase ->
    [turn] Можно прицепить вагон или сбросить один ({ $clause }).
   *[draw] Нужно взять вагон ({ $clause }).
}
error-not-in-hand = Такого вагона нет на руке: { $card } ({ $clause }).
error-too-dear = Этот вагон дороже последнего в поезде: { $card } ({ $clause }).
error-stock-empty = Запас пуст ({ $clause }).
error-position-order = { $where }: { $card } дороже вагона перед ним ({ $clause }).
error-position-open = { $where }: пока есть запас, один вагон лежит открытым ({ $clause }).
error-position-nothing-to-draw = { $where }: нет вагона, который можно взять ({ $clause }).
error-position-hands = { $where }: в этот момент рук такого размера быть не может ({ $clause }, { $also }).
