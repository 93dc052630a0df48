# Traffic: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("сыграть …"), where it differs.

title = Traffic
tagline = Собирайте поезда на общих путях и отправляйте их раньше других.

## Cards

card-freight = грузовой вагон ({ $points })
card-passenger = пассажирский вагон ({ $points })
card-high_speed = скоростной вагон ({ $points })
card-fire = пожарный вагон (−{ $points })
card-motorised = моторизованный вагон ({ $points })
card-restoration = восстановительный вагон ({ $points })
card-modernised = модернизированный вагон ({ $points })
card-loco = локомотив (тяга { $traction }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
})
card-loco-hs = скоростной локомотив (тяга { $traction }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, +{ $bonus } за вагон)
card-extra-track = дополнительный путь
card-red-semaphore = красный семафор
card-switch = стрелочный перевод
card-technical-revision = техническая ревизия
    .acc = техническую ревизию
card-sorting-hump = сортировочная горка
    .acc = сортировочную горку
card-stock-renewal = обновление состава

# In one or two letters, for crowded places
short-freight = Г{ $points }
short-passenger = П{ $points }
short-high_speed = С{ $points }
short-fire = Пж{ $points }
short-motorised = Мт{ $points }
short-restoration = Вс{ $points }
short-modernised = Мд{ $points }

## What is being decided

phase-turn = Возьмите карты либо сыграйте одну или две.
phase-second_card = Сыграйте вторую карту или завершите ход.
phase-place = Куда поставить вагон?
phase-hook = Куда прицепить локомотив?
phase-pull = Сколько вагонов он заберёт?
phase-aim = На кого сыграть карту?
phase-give = Какую карту отдать?
phase-take = Какой вагон взять?
phase-lift = Какой вагон пойдёт на горку?
phase-shunt = Куда его переставить или на какой вагон поменять?
phase-over = Игра окончена.

## Moves

move-draw_cards = Взять { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
} из колоды вагонов и действий
move-draw_loco = Взять локомотив
move-pass = Пропустить ход
move-end = Завершить ход
move-play = Сыграть { $card }
move-place = { $empty ->
    [yes] Поставить { $card } на пустой путь { $track }
   *[no] Поставить { $card } на путь { $track } { $side ->
        [left] слева
       *[right] справа
    }
}
move-hook = Прицепить { $card } на пути { $track } { $side ->
    [left] слева
   *[right] справа
}
move-pull = Забрать { $wagons } { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
move-aim = Сыграть { $card } на игрока { $seat }
move-give = Отдать { $card }
move-take = { $empty ->
    [yes] Взять { $card } — единственный вагон на пути { $track }
   *[no] Взять { $card } с { $side ->
        [left] левого
       *[right] правого
    } края пути { $track }
}
move-lift = Снять { $card }: путь { $track }, место { $position }
move-swap = Поменять его на { $card }: путь { $track }, место { $position }
move-move = Переставить его на путь { $track }, место { $position }

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “игрок” in its case.

event-drew = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card ->
    [none] { $deck ->
        [locomotives] локомотив
       *[wagons] карту из колоды вагонов и действий
    }
   *[other] { $card }
}.
event-played = { $seat-is ->
    [you] Вы разыгрываете
   *[other] { $seat } разыгрывает
} { $card }.
event-placed = { $seat-is ->
    [you] Вы ставите
   *[other] { $seat } ставит
} { $card } { $side ->
    [none] на пустой путь { $track }
    [left] на путь { $track } слева
   *[right] на путь { $track } справа
}.
event-dispatched = { $seat-is ->
    [you] Вы прицепляете { $card } и отправляете
   *[other] { $seat } прицепляет { $card } и отправляет
} { $wagons } { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
} с пути { $track }.
event-built = { $seat-is ->
    [you] Вы строите
   *[other] { $seat } строит
} путь { $track }.
event-stopped = { $seat-is ->
    [you] Вы кладёте
   *[other] { $seat } кладёт
} красный семафор: следующий ход { $target-is ->
    [you] пропускаете вы
   *[other] пропускает { $target }
}.
event-stole = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $victim-is ->
    [you] из вашей руки
   *[other] из руки игрока { $victim }
} { $card ->
    [none] карту
   *[other] { $card }
}.
event-gave = { $seat-is ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} { $receiver-is ->
    [you] вам
   *[other] игроку { $receiver }
} { $card ->
    [none] карту
   *[other] { $card }
}.
event-took = { $seat-is ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $card } с пути { $track }.
event-swapped = { $seat-is ->
    [you] Вы меняете
   *[other] { $seat } меняет
} местами { $card } на пути { $track } и { $other_card } на пути { $other_track }.
event-moved = { $seat-is ->
    [you] Вы переставляете
   *[other] { $seat } переставляет
} { $card } { $same ->
    [yes] на другое место на пути { $track }
   *[no] с пути { $track } на путь { $to_track }
}.
event-skipped = { $seat-is ->
    [you] Вы пропускаете ход
   *[other] { $seat } пропускает ход
}: { $reason ->
    [semaphore] красный семафор
    [nothing_playable] ни одной карты сыграть нельзя
   *[passed] по собственному желанию
}.
event-began = { $seat-is ->
    [you] { $extra ->
        [1] Вы ходите ещё раз
       *[0] Ваш ход
    }
   *[other] { $extra ->
        [1] { $seat } ходит ещё раз
       *[0] Ходит { $seat }
    }
}.
event-ended = Игра окончена: { $reason ->
    [hand_empty] колоды пусты и у кого-то нет карт на руке
    [nobody_can_move] колоды пусты и никто не может сыграть карту
   *[all_passed] все пропустили ход
}.

## Refusals, each with the number of its rule

error-first-player = Место { $seat } не может начинать: за столом { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}.
error-wrong-moment = Сейчас вы решаете другое. { $phase ->
    [turn] Можно взять карты или сыграть карту ({ $clause }).
    [second_card] Можно сыграть вторую карту или завершить ход ({ $clause }).
    [place] Нужно поставить вагон на путь ({ $clause }).
    [hook] Нужно прицепить локомотив ({ $clause }).
    [pull] Нужно выбрать число вагонов ({ $clause }).
    [aim] Нужно выбрать игрока ({ $clause }).
    [give] Нужно отдать карту ({ $clause }).
    [take] Нужно взять вагон ({ $clause }).
    [lift] Нужно выбрать вагон ({ $clause }).
   *[shunt] Нужно переставить вагон или поменять его на другой ({ $clause }).
}
error-draw-after-card = В этот ход вы уже сыграли карту, поэтому из колод не берёте: сыграйте вторую карту или завершите ход ({ $clause }, { $also }).
error-deck-empty = Эта колода пуста ({ $clause }).
error-no-pass = Вы ещё можете взять или сыграть карту, поэтому пасовать нельзя ({ $clause }).
error-not-in-hand = На руке нет этой карты ({ $clause }).
error-no-wagons = На путях нет вагонов, так что локомотиву нечего забрать ({ $clause }).
error-no-fast-wagons = Ни на одном пути нет скоростного вагона, который мог бы забрать этот локомотив ({ $clause }, { $also }).
error-no-open-track = Все пути заняты вагонами других типов: для { $type ->
    [freight] грузового
    [passenger] пассажирского
   *[high_speed] скоростного
} вагона места нет ({ $clause }, { $also }).
error-no-such-track = Пути { $track } нет ({ $clause }).
error-track-of-other-type = На пути { $track } стоят { $standing ->
    [freight] грузовые
    [passenger] пассажирские
   *[high_speed] скоростные
} вагоны, а этот — { $type ->
    [freight] грузовой
    [passenger] пассажирский
   *[high_speed] скоростной
} ({ $clause }).
error-track-empty = На пути { $track } нет вагонов ({ $clause }).
error-side-void = На пути { $track } левый и правый край равнозначны: выбирайте левый ({ $clause }, { $also }).
error-high-speed-only = Скоростной локомотив забирает только поезда, где есть скоростной вагон и нет ни грузовых, ни пассажирских ({ $clause }, { $also }).
error-revision-one-track = За этим столом оба вагона берут с одного пути, на этот раз — с пути { $track } ({ $clause }).
error-traction = Этот локомотив может забрать столько вагонов: { $possible } ({ $clause }, { $also }).
error-no-such-seat = На месте { $seat } никто не сидит ({ $clause }).
error-not-oneself = Выберите соперника: на себя эту карту не играют ({ $clause }, { $also }).
error-no-such-wagon = На путях нет вагона с номером { $wagon } ({ $clause }).
error-same-wagon = Вагон нельзя поменять местами с самим собой ({ $clause }).
error-types-would-mix = На пути оказались бы вагоны двух типов ({ $clause }).
error-no-such-place = На путях нет места с номером { $place } ({ $clause }).
error-same-place = Нельзя вернуть вагон туда, где он стоял ({ $clause }).
error-position-tracks = { $where }: перечислено путей: { $found }; с этими дополнительными путями должно быть { $expected } ({ $clause }).
error-position-phase-decks = Игра не окончена, пока есть что брать из колод ({ $clause }).
error-position-no-wagon = { $where }: { $card } — не вагон.
error-position-no-loco = { $where }: { $card } — не локомотив.
error-position-mixed = { $where }: вагоны двух типов ({ $clause }).
error-position-train = { $where }: локомотив { $loco } не мог забрать эти вагоны ({ $clause }, { $also }).
error-position-deck = { $where }: карты { $card } в этой колоде не бывает ({ $clause }).
error-position-end-reached = { $where }: обе колоды пусты, а у кого-то нет карт или никто не может ходить; тогда игра окончена ({ $clause }).
error-position-not-over = { $where }: игра не окончена, пока у каждого есть карты и кто-то может ходить ({ $clause }).
error-position-second-card = { $where }: без карт на руке вторую карту не сыграть ({ $clause }).
error-position-semaphore = { $where }: перед местом { $seat } лежит красный семафор, так что этот ход был бы пропущен ({ $clause }).
