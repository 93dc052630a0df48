# On the screen

type-freight = Грузовой
type-passenger = Пассажирский
type-high_speed = Скоростной
type-special = Специальный

title-freight = Грузовой вагон
title-passenger = Пассажирский вагон
title-high_speed = Скоростной вагон
title-fire = Пожарный
title-motorised = Моторизованный
title-restoration = Восстановительный
title-modernised = Модернизированный
title-loco = Локомотив
title-loco-hs = Скоростной локомотив
title-extra_track = Дополнительный путь
title-red_semaphore = Красный семафор
title-switch = Стрелочный перевод
title-technical_revision = Техническая ревизия
title-sorting_hump = Сортировочная горка
title-stock_renewal = Обновление состава

# The second value on a card
mark-motorised = ±{ $change }
mark-restoration = +{ $turns }
mark-modernised = ×{ $factor }

effect-freight = Встаёт только на путь с грузовыми и специальными вагонами или на пустой.
effect-passenger = Встаёт только на путь с пассажирскими и специальными вагонами или на пустой.
effect-high_speed = Встаёт только на путь со скоростными и специальными вагонами или на пустой.
effect-fire = Его очки вычитаются: и в поезде, и на руке.
effect-motorised = Тяга локомотива может стать на { $change } больше или меньше.
effect-restoration = Отправьте его — и сделайте ещё { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}.
effect-modernised = В конце игры, после всех бонусов, умножает очки своего поезда на { $factor }.
effect-loco = Забирает { $traction } { $traction ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
} любого типа с одного края пути.
effect-loco-hs = Забирает { $traction } { $traction ->
    [one] скоростной вагон
    [few] скоростных вагона
    [many] скоростных вагонов
   *[other] скоростного вагона
} с одного края пути; за каждый вагон — ещё +{ $bonus }.
effect-extra_track = Новый пустой путь для всех до конца игры. Потом — ещё один ваш ход.
effect-red_semaphore = Выбранный вами игрок пропускает ход.
effect-switch = Возьмите 2 случайные карты из руки соперника.
effect-technical_revision = Соперник отдаёт вам 3 карты на свой выбор, а затем берёт 2 крайних вагона с путей.
effect-sorting_hump = Поменяйте местами 2 вагона или переставьте 1. На каждом пути остаётся один тип.
effect-stock_renewal = Возьмите по 1 карте из каждой колоды.

# In a word or two, on a small card
reminder-fire = вычитает очки
reminder-motorised = тяга ±{ $change }
reminder-restoration = ещё { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
reminder-modernised = поезд ×{ $factor }
reminder-loco = тянет { $traction }
reminder-loco-hs = тянет { $traction }, +{ $bonus } за каждый
reminder-extra_track = Новый путь и ещё один ход
reminder-red_semaphore = Игрок пропускает ход
reminder-switch = Возьмите 2 случайные карты
reminder-technical_revision = Вам 3 карты, сопернику 2 вагона
reminder-sorting_hump = Поменять 2 вагона или переставить 1
reminder-stock_renewal = По 1 карте из каждой колоды
