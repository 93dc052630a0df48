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
## Names of players cannot be inflected: they stand in the nominative or in brackets.

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
    [none] на вільну колію { $track }
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
   *[other] з руки суперника ({ $victim })
} { $card ->
    [none] карту
   *[other] { $card }
}.
event-gave = { $seat-is ->
    [you] Ви віддаєте
   *[other] { $seat } віддає
} { $receiver-is ->
    [you] вам
   *[other] суперникові ({ $receiver })
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
error-wrong-moment = Зараз цього зробити не можна. { $phase ->
    [turn] Можна взяти карти або зіграти карту (TR-019).
    [second_card] Можна зіграти другу карту або завершити хід (TR-019).
    [place] Треба поставити вагон на колію (TR-024).
    [hook] Треба причепити локомотив (TR-032).
    [pull] Треба обрати кількість вагонів (TR-041).
    [aim] Треба обрати гравця (TR-052).
    [give] Треба віддати карту (TR-057).
    [take] Треба взяти вагон (TR-058).
    [lift] Треба обрати вагон (TR-060).
   *[shunt] Треба переставити вагон або поміняти його на інший (TR-060).
}
error-draw-after-card = Хто зіграв карту, той цього ходу вже не бере з колод (TR-019, TR-AMB-06).
error-deck-empty = Ця колода порожня (TR-AMB-08).
error-no-pass = Пасувати не можна, поки є інші ходи (TR-AMB-05).
error-not-in-hand = На руці немає такої карти: { $card } (TR-019).
error-loco-cannot-hook = На жодній колії немає вагонів, які може забрати цей локомотив (TR-036, TR-AMB-13).
error-no-open-track = Для цього вагона немає відповідної колії (TR-025, TR-031).
error-no-such-track = Колії { $track } немає (TR-050).
error-track-of-other-type = На колії { $track } стоять вагони іншого типу (TR-025).
error-track-empty = На колії { $track } немає вагонів (TR-AMB-13).
error-side-void = На колії { $track } лівий і правий край рівнозначні: обирайте лівий (TR-DP-03, TR-DP-04).
error-high-speed-only = Швидкісний локомотив забирає лише потяги, де є швидкісний вагон і немає ні вантажних, ні пасажирських (TR-036, TR-AMB-11).
error-revision-one-track = За цим столом обидва вагони беруть з однієї колії, цього разу — з колії { $track } (TR-AMB-27).
error-traction = Локомотив не може забрати рівно { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
} (TR-AMB-12, TR-AMB-14).
error-no-such-seat = На місці { $seat } ніхто не сидить.
error-not-oneself = Цю карту можна зіграти лише на суперника (TR-055, TR-057, TR-AMB-21).
error-no-such-wagon = На коліях немає вагона з номером { $wagon }.
error-same-wagon = Вагон не можна поміняти місцями із самим собою (TR-AMB-29).
error-types-would-mix = На колії опинилися б вагони двох типів (TR-061).
error-no-such-place = На коліях немає місця з номером { $place }.
error-same-place = Не можна повернути вагон туди, де він стояв (TR-AMB-29).
error-position-tracks = { $where }: перелічено колій: { $found }; з цими додатковими коліями має бути { $expected } (TR-050).
error-position-phase-decks = Гру не завершено, доки є що брати з колод (TR-064).
error-position-no-wagon = { $where }: { $card } — не вагон.
error-position-no-loco = { $where }: { $card } — не локомотив.
error-position-mixed = { $where }: вагони двох типів (TR-061).
error-position-train = { $where }: локомотив { $loco } не міг забрати ці вагони (TR-033, TR-036).
error-position-deck = { $where }: карти { $card } у цій колоді не буває (TR-009).
error-position-end-reached = { $where }: обидві колоди порожні, а в когось немає карт або ніхто не може ходити; тоді гру завершено (TR-064).
error-position-not-over = { $where }: гру не завершено, доки в кожного є карти й хтось може ходити (TR-064).
error-position-second-card = { $where }: без карт на руці другої карти не зіграти (TR-AMB-09).
error-position-semaphore = { $where }: перед місцем { $seat } лежить червоний семафор, тож цей хід було б пропущено (TR-052).
