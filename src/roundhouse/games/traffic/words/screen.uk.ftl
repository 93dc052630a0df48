# On the screen

type-freight = Вантажний
type-passenger = Пасажирський
type-high_speed = Швидкісний
type-special = Спеціальний

title-freight = Вантажний вагон
title-passenger = Пасажирський вагон
title-high_speed = Швидкісний вагон
title-fire = Пожежний
title-motorised = Моторизований
title-restoration = Відновний
title-modernised = Модернізований
title-loco = Локомотив
title-loco-hs = Швидкісний локомотив
title-extra_track = Додаткова колія
title-red_semaphore = Червоний семафор
title-switch = Стрілочний перевід
title-technical_revision = Технічна ревізія
title-sorting_hump = Сортувальна гірка
title-stock_renewal = Оновлення складу

# The second value on a card
mark-motorised = ±{ $change }
mark-restoration = +{ $turns }
mark-modernised = ×{ $factor }

effect-freight = Стає лише на колію з вантажними та спеціальними вагонами або на порожню.
effect-passenger = Стає лише на колію з пасажирськими та спеціальними вагонами або на порожню.
effect-high_speed = Стає лише на колію зі швидкісними та спеціальними вагонами або на порожню.
effect-fire = Його бали віднімаються: і в потязі, і на руці.
effect-motorised = Тяга локомотива може стати на { $change } більшою або меншою.
effect-restoration = Відправте його — і зробіть ще { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}.
effect-modernised = Наприкінці гри, після всіх бонусів, множить бали свого потяга на { $factor }.
effect-loco = Забирає { $traction } { $traction ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
} будь-якого типу з одного краю колії.
effect-loco-hs = Забирає { $traction } { $traction ->
    [one] швидкісний вагон
    [few] швидкісні вагони
    [many] швидкісних вагонів
   *[other] швидкісного вагона
} з одного краю колії; за кожен вагон — ще +{ $bonus }.
effect-extra_track = Нова порожня колія для всіх до кінця гри. Потім — ще один ваш хід.
effect-red_semaphore = Обраний вами гравець пропускає хід.
effect-switch = Візьміть 2 випадкові карти з руки суперника.
effect-technical_revision = Суперник віддає вам 3 карти на свій вибір, а потім бере 2 крайні вагони з колій.
effect-sorting_hump = Поміняйте місцями 2 вагони або переставте 1. На кожній колії лишається один тип.
effect-stock_renewal = Візьміть по 1 карті з кожної колоди.

# In a word or two, on a small card
reminder-fire = віднімає бали
reminder-motorised = тяга ±{ $change }
reminder-restoration = ще { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}
reminder-modernised = потяг ×{ $factor }
reminder-loco = тягне { $traction }
reminder-loco-hs = тягне { $traction }, +{ $bonus } за кожен
reminder-extra_track = Нова колія і ще один хід
reminder-red_semaphore = Гравець пропускає хід
reminder-switch = Візьміть 2 випадкові карти
reminder-technical_revision = Вам 3 карти, суперникові 2 вагони
reminder-sorting_hump = Поміняти 2 вагони чи переставити 1
reminder-stock_renewal = По 1 карті з кожної колоди
