# Traffic: what its cards, moves, events and refusals are called.
# Attributes: .acc is the form after a verb ("зіграти …"), where it differs.

title = Traffic
tagline = Складайте потяги на спільних коліях і відправляйте їх раніше за інших.

## Cards

card-freight = вантажний вагон ({ $points })
card-passenger = пасажирський вагон ({ $points })
card-high_speed = швидкісний вагон ({ $points })
card-fire = пожежний вагон (−{ $points })
card-motorised = моторизований вагон ({ $points })
card-restoration = відновний вагон ({ $points })
card-modernised = модернізований вагон ({ $points })
card-loco = локомотив (тяга { $traction }, { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
})
card-loco-hs = швидкісний локомотив (тяга { $traction }, { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}, +{ $bonus } за вагон)
card-extra-track = додаткова колія
    .acc = додаткову колію
card-red-semaphore = червоний семафор
card-switch = стрілочний перевід
card-technical-revision = технічна ревізія
    .acc = технічну ревізію
card-sorting-hump = сортувальна гірка
    .acc = сортувальну гірку
card-stock-renewal = оновлення складу

# In one or two letters, for crowded places
short-freight = В{ $points }
short-passenger = П{ $points }
short-high_speed = Ш{ $points }
short-fire = Пж{ $points }
short-motorised = Мт{ $points }
short-restoration = Вд{ $points }
short-modernised = Мд{ $points }

## What is being decided

phase-turn = Візьміть карти або зіграйте одну чи дві.
phase-second_card = Зіграйте другу карту або завершіть хід.
phase-place = Куди поставити вагон?
phase-hook = Куди причепити локомотив?
phase-pull = Скільки вагонів він забере?
phase-aim = На кого зіграти карту?
phase-give = Яку карту віддати?
phase-take = Який вагон узяти?
phase-lift = Який вагон піде на гірку?
phase-shunt = Куди його переставити або на який вагон поміняти?
phase-over = Гру завершено.

## Moves

move-draw_cards = Взяти { $cards } { $cards ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
} з колоди вагонів і дій
move-draw_loco = Взяти локомотив
move-pass = Пропустити хід
move-end = Завершити хід
move-play = Зіграти { $card }
move-place = { $empty ->
    [yes] Поставити { $card } на порожню колію { $track }
   *[no] Поставити { $card } на колію { $track } { $side ->
        [left] зліва
       *[right] справа
    }
}
move-hook = Причепити { $card } на колії { $track } { $side ->
    [left] зліва
   *[right] справа
}
move-pull = Забрати { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
move-aim = Зіграти { $card } на гравця { $seat }
move-give = Віддати { $card }
move-take = { $empty ->
    [yes] Взяти { $card } — єдиний вагон на колії { $track }
   *[no] Взяти { $card } з { $side ->
        [left] лівого
       *[right] правого
    } краю колії { $track }
}
move-lift = Зняти { $card }: колія { $track }, місце { $position }
move-swap = Поміняти його на { $card }: колія { $track }, місце { $position }
move-move = Переставити його на колію { $track }, місце { $position }

## Events.  $seat-is is “you” or “other”; a card that may not be seen is “none”.
## Names of players cannot be inflected: they stand in the nominative, or behind the word “гравець” in its case.

event-drew = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card ->
    [none] { $deck ->
        [locomotives] локомотив
       *[wagons] карту з колоди вагонів і дій
    }
   *[other] { $card }
}.
event-played = { $seat-is ->
    [you] Ви розігруєте
   *[other] { $seat } розігрує
} { $card }.
event-placed = { $seat-is ->
    [you] Ви ставите
   *[other] { $seat } ставить
} { $card } { $side ->
    [none] на порожню колію { $track }
    [left] на колію { $track } зліва
   *[right] на колію { $track } справа
}.
event-dispatched = { $seat-is ->
    [you] Ви причіплюєте { $card } і відправляєте
   *[other] { $seat } причіплює { $card } і відправляє
} { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
} з колії { $track }.
event-built = { $seat-is ->
    [you] Ви будуєте
   *[other] { $seat } будує
} колію { $track }.
event-stopped = { $seat-is ->
    [you] Ви кладете
   *[other] { $seat } кладе
} червоний семафор: наступний хід { $target-is ->
    [you] пропускаєте ви
   *[other] пропускає { $target }
}.
event-stole = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $victim-is ->
    [you] з вашої руки
   *[other] з руки гравця { $victim }
} { $card ->
    [none] карту
   *[other] { $card }
}.
event-gave = { $seat-is ->
    [you] Ви віддаєте
   *[other] { $seat } віддає
} { $receiver-is ->
    [you] вам
   *[other] гравцеві { $receiver }
} { $card ->
    [none] карту
   *[other] { $card }
}.
event-took = { $seat-is ->
    [you] Ви берете
   *[other] { $seat } бере
} { $card } з колії { $track }.
event-swapped = { $seat-is ->
    [you] Ви міняєте
   *[other] { $seat } міняє
} місцями { $card } на колії { $track } і { $other_card } на колії { $other_track }.
event-moved = { $seat-is ->
    [you] Ви переставляєте
   *[other] { $seat } переставляє
} { $card } { $same ->
    [yes] на інше місце на колії { $track }
   *[no] з колії { $track } на колію { $to_track }
}.
event-skipped = { $seat-is ->
    [you] Ви пропускаєте хід
   *[other] { $seat } пропускає хід
}: { $reason ->
    [semaphore] червоний семафор
    [nothing_playable] жодної карти зіграти не можна
   *[passed] за власним бажанням
}.
event-began = { $seat-is ->
    [you] { $extra ->
        [1] Ви ходите ще раз
       *[0] Ваш хід
    }
   *[other] { $extra ->
        [1] { $seat } ходить ще раз
       *[0] Ходить { $seat }
    }
}.
event-ended = Гру завершено: { $reason ->
    [hand_empty] колоди порожні й хтось не має карт на руці
    [nobody_can_move] колоди порожні й ніхто не може зіграти карту
   *[all_passed] усі пропустили хід
}.

## Refusals, each with the number of its rule

error-first-player = Місце { $seat } не може починати: за столом { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}.
error-wrong-moment = Зараз ви вирішуєте інше. { $phase ->
    [turn] Можна взяти карти або зіграти карту ({ $clause }).
    [second_card] Можна зіграти другу карту або завершити хід ({ $clause }).
    [place] Треба поставити вагон на колію ({ $clause }).
    [hook] Треба причепити локомотив ({ $clause }).
    [pull] Треба обрати кількість вагонів ({ $clause }).
    [aim] Треба обрати гравця ({ $clause }).
    [give] Треба віддати карту ({ $clause }).
    [take] Треба взяти вагон ({ $clause }).
    [lift] Треба обрати вагон ({ $clause }).
   *[shunt] Треба переставити вагон або поміняти його на інший ({ $clause }).
}
error-draw-after-card = Цього ходу ви вже зіграли карту, тож з колод не берете: зіграйте другу карту або завершіть хід ({ $clause }, { $also }).
error-deck-empty = Ця колода порожня ({ $clause }).
error-no-pass = Ви ще можете взяти або зіграти карту, тож пасувати не можна ({ $clause }).
error-not-in-hand = На руці немає цієї карти ({ $clause }).
error-no-wagons = На коліях немає вагонів, тож локомотивові нічого забрати ({ $clause }).
error-no-fast-wagons = На жодній колії немає швидкісного вагона, який міг би забрати цей локомотив ({ $clause }, { $also }).
error-no-open-track = Усі колії зайняті вагонами інших типів: для { $type ->
    [freight] вантажного
    [passenger] пасажирського
   *[high_speed] швидкісного
} вагона місця немає ({ $clause }, { $also }).
error-no-such-track = Колії { $track } немає ({ $clause }).
error-track-of-other-type = На колії { $track } стоять { $standing ->
    [freight] вантажні
    [passenger] пасажирські
   *[high_speed] швидкісні
} вагони, а цей — { $type ->
    [freight] вантажний
    [passenger] пасажирський
   *[high_speed] швидкісний
} ({ $clause }).
error-track-empty = На колії { $track } немає вагонів ({ $clause }).
error-side-void = На колії { $track } лівий і правий край рівнозначні: обирайте лівий ({ $clause }, { $also }).
error-high-speed-only = Швидкісний локомотив забирає лише потяги, де є швидкісний вагон і немає ні вантажних, ні пасажирських ({ $clause }, { $also }).
error-revision-one-track = За цим столом обидва вагони беруть з однієї колії, цього разу — з колії { $track } ({ $clause }).
error-traction = Цей локомотив може забрати стільки вагонів: { $possible } ({ $clause }, { $also }).
error-no-such-seat = На місці { $seat } ніхто не сидить ({ $clause }).
error-not-oneself = Оберіть суперника: на себе цю карту не грають ({ $clause }, { $also }).
error-no-such-wagon = На коліях немає вагона з номером { $wagon } ({ $clause }).
error-same-wagon = Вагон не можна поміняти місцями із самим собою ({ $clause }).
error-types-would-mix = На колії опинилися б вагони двох типів ({ $clause }).
error-no-such-place = На коліях немає місця з номером { $place } ({ $clause }).
error-same-place = Не можна повернути вагон туди, де він стояв ({ $clause }).
error-position-tracks = { $where }: перелічено колій: { $found }; з цими додатковими коліями має бути { $expected } ({ $clause }).
error-position-phase-decks = Гру не завершено, доки є що брати з колод ({ $clause }).
error-position-no-wagon = { $where }: { $card } — не вагон.
error-position-no-loco = { $where }: { $card } — не локомотив.
error-position-mixed = { $where }: вагони двох типів ({ $clause }).
error-position-train = { $where }: локомотив { $loco } не міг забрати ці вагони ({ $clause }, { $also }).
error-position-deck = { $where }: карти { $card } у цій колоді не буває ({ $clause }).
error-position-end-reached = { $where }: обидві колоди порожні, а в когось немає карт або ніхто не може ходити; тоді гру завершено ({ $clause }).
error-position-not-over = { $where }: гру не завершено, доки в кожного є карти й хтось може ходити ({ $clause }).
error-position-second-card = { $where }: без карт на руці другої карти не зіграти ({ $clause }).
error-position-semaphore = { $where }: перед місцем { $seat } лежить червоний семафор, тож цей хід було б пропущено ({ $clause }).
