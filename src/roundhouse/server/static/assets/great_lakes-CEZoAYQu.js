import{$ as e,A as t,B as n,D as r,F as i,G as a,H as o,I as s,J as c,K as l,L as u,M as d,P as f,R as p,S as m,U as h,V as g,X as _,Y as v,Z as y,_ as b,a as x,at as S,b as C,c as w,ct as T,g as E,h as D,i as O,j as k,k as A,l as j,lt as M,m as N,n as P,nt as F,ot as I,q as L,t as R,tt as z,u as B,w as V,x as H,y as U}from"./disclose-version-DzUP1vRA.js";import{g as W,h as ee,l as te}from"./index-BMxwQ8F5.js";import{C as ne,S as re,b as ie,x as G}from"./games-CYiow3Mz.js";import{r as ae}from"./context-CYRqh2pn.js";import{t as oe}from"./Tabs-YmRfC1ha.js";import{a as se,i as ce,n as K,o as le,r as q,t as ue}from"./Spot-sKrPRT9l.js";import{n as de,t as fe}from"./Owner-DQ0a-z_E.js";import{n as pe,t as me}from"./ship-2-DmYuEfJi.js";import{i as he,n as ge,r as _e,t as ve}from"./Copies-BWI_u4hW.js";import{t as J}from"./printed-B0ll_N_u.js";import{t as ye}from"./OpenCards-tPYT7s_D.js";import{t as be}from"./SeatHead-LJvlF_bg.js";var xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5" r="2.4"/><path d="M12 7.500V21M7 11h10M3.500 14q.5 7 8.500 7t8.500-7M3.500 14l-1 3M20.500 14l1 3" stroke-width="2.600"/></g></svg>
`,Se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M1 13h22l-3 7H6q-4-2-5-7zM7 8h10v4H7zM10 2h4v5h-4z"/></g></svg>
`,Ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M24 38V4M18 38h12" stroke="var(--ko,#1b2427)" stroke-width="3.6"/><g transform="rotate(-24 24 9)"><path d="M24 5v8H3l2.5-4L3 5z" fill="#d79a22"/><path d="M8.5 5.5h3v7h-3z" fill="#fff8e6" stroke="none"/></g><circle cx="24" cy="9" r="3.4" fill="#fff2c4"/></g></svg>
`,we=`# What the board of Great Lakes says.

## The table

tab-map = Map
tab-cards = Cards
tab-tickets = Tickets
points-unit = { $points ->
    [one] point
   *[other] points
}
trains = { $n ->
    [one] train
   *[other] trains
}
ships = { $n ->
    [one] ship
   *[other] ships
}
last-turns = Last turns
last-turns-of = { $who }: { $turns ->
    [0] no turn left
    [one] one turn left
   *[other] { $turns } turns left
}

## Cards that can be taken

market = Open cards
market-turn = two cards, or one open wild
market-second = one more, no open wild
market-refill = fill the gap from a deck
market-not-now = not now
display-gap = no card
display-refill = to be filled
display-alone = taken alone
deck-train = trains
deck-ship = ships
deck-tickets = tickets
deck-label = { $deck ->
    [train] Train deck
    [ship] Ship deck
   *[tickets] Ticket deck
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left

## Exchanging pieces

exchange-open = Exchange pieces…
exchange = Exchange pieces with the box
exchange-ends = It is the whole turn and costs a point for each piece.
exchange-way = Which pieces
exchange-to = { $deck ->
    [train] ships for trains
   *[ship] trains for ships
}
exchange-slider = How many pieces
exchange-less = One piece fewer
exchange-more = One piece more

## The start

tray = Tickets to choose from
tray-chosen = Your choice
tray-secret = Only you see them. A ticket not completed in the end costs its points.
tray-add = Keep this one
tray-drop = Give this one back
tray-kept = kept
split = Trains and ships to begin with
split-chosen = You begin with
split-secret = The others see it only when all have chosen.
split-slider = Number of ships
split-less = One train fewer, one ship more
split-more = One train more, one ship fewer
split-needs = The shortest ways of your tickets have { $rail ->
    [one] one space
   *[other] { $rail } spaces
} of rail and { $sea ->
    [one] one space
   *[other] { $sea } spaces
} of sea.

## Tickets

tickets = Your tickets
tickets-none = You hold no tickets yet.
tickets-returned = You returned to the deck:
ticket-done = completed
ticket-lost = cannot be completed any more
ticket-lost-short = impossible
ticket-now = this claim
ticket-to-go = { $n } to go
ticket-needs = Still to be claimed: { $rail ->
    [one] one space
   *[other] { $rail } spaces
} of rail, { $sea ->
    [one] one space
   *[other] { $sea } spaces
} of sea

## Cards and hand

card-about-plain = Pays for a rail route of its colour, or for a grey one.
card-about-anchored = Pays for a rail route; its anchor also pays for a harbour.
card-about-single = Pays for one space of a sea route; its anchor also pays for a harbour.
card-about-double = Pays for two spaces of a sea route.
card-about-wild = Stands for any train or ship. Taken from the open cards, it is the only card of the turn.
card-copies = { $copies } in the box
hand = Your hand
hand-empty = You have no cards.
hand-pile = { $card }, { $cards }
hand-pays = { $of ->
    [one] pays
   *[other] { $n } of { $of }
}

## Seats

seat-cards = { $n ->
    [one] card in hand
   *[other] cards in hand
}
seat-tickets = { $n ->
    [one] ticket
   *[other] tickets
}
seat-trains = { $n ->
    [one] train left
   *[other] trains left
}
seat-ships = { $n ->
    [one] ship left
   *[other] ships left
}
seat-harbours = { $built ->
    [0] No harbour built
    [one] One harbour built
   *[other] { $built } harbours built
}, { $left } to build
seat-score = { $track } on the track; { $total } with all that you know of
seat-turns = { $turns ->
    [0] no turn left
    [one] one turn left
   *[other] { $turns } turns left
}

## The bar

do-keep = { $n ->
    [one] Keep one ticket
   *[other] Keep { $n } tickets
}
do-keep-more = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
do-pieces = Begin with { $trains } trains, { $ships } ships
do-exchange = { $n ->
    [one] Exchange one piece
   *[other] Exchange { $n } pieces
}
do-not-exchange = Rather not
do-claim = Claim for { $points }
do-build = Build the harbour
pay = Payment
pay-cards = { $copies } × { $card }
pay-before = The way of paying before
pay-next = The next way of paying
pay-ways = { $way } of { $ways } ways
detail-tickets = Point at a ticket or touch it: the map shows its way.
detail-second = An open wild card can only be taken alone.
detail-claim = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}.
detail-done = { $ticket } is completed: { $points }.
detail-left = { $type ->
    [rail] Trains
   *[sea] Ships
} left: { $n }.
detail-harbour = A harbour in { $city }. Harbours left: { $n }.

## The end

part-track = On the track
part-done = Tickets completed ({ $n })
part-failed = Tickets not completed ({ $n })
part-harbours = Harbours ({ $n })
part-unbuilt = Harbours not built

## The map

map-title = Map
map-keys = Map. Arrows move it, plus and minus zoom, zero shows all of it.
map-show-list = List of routes
map-show-map = Map
map-closer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map
map-key-rail = rail
map-key-sea = sea
map-key-any = any colour
map-length = length
map-points = points
map-route = { $name }, { $type ->
    [rail] rail
   *[sea] sea
}, { $colour ->
    [grey] any colour
   *[other] { $colour }
}, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $whose ->
    [free] free
    [you] yours
   *[other] claimed by { $owner }
}
map-port = Harbour in { $city }
map-tip = { $price } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
map-price-route = { $length } { $colour ->
    [grey] of any colour
   *[other] { $colour }
}
map-price-colour = { $cards } { $colour }
map-price-wilds = { $cards } wild
map-list-title = Routes and harbours
map-list-filter = Show
map-list-all = all
map-list-can = can claim now
map-list-mine = mine
map-list-city = Through
map-list-any-city = any city
map-list-harbours = Harbours
map-list-none = There is nothing of this kind.
map-list-what = { $type ->
    [rail] rail
   *[sea] sea
}, { $colour ->
    [grey] any colour
   *[other] { $colour }
}
map-list-length = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
map-list-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
map-list-free = free
map-list-yours = yours
map-list-claim = Claim
map-list-build = Build
`,Te=`# What the board of Great Lakes says.

## The table

tab-map = Карта
tab-cards = Карты
tab-tickets = Маршруты
points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
trains = { $n ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
ships = { $n ->
    [one] судно
    [few] судна
    [many] судов
   *[other] судна
}
last-turns = Последние ходы
last-turns-of = { $who }: { $turns ->
    [0] ходов не осталось
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
    [many] ещё { $turns } ходов
   *[other] ещё { $turns } хода
}

## Cards that can be taken

market = Открытые карты
market-turn = две карты или джокер
market-second = ещё одну, не джокера
market-refill = заполните место из колоды
market-not-now = не сейчас
display-gap = нет карты
display-refill = заполнить
display-alone = только он
deck-train = вагоны
deck-ship = суда
deck-tickets = маршруты
deck-label = { $deck ->
    [train] Колода вагонов
    [ship] Колода судов
   *[tickets] Колода маршрутов
}: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}

## Exchanging pieces

exchange-open = Обменять фишки…
exchange = Обмен фишек на те, что в коробке
exchange-ends = Это весь ход, и каждая фишка стоит очко.
exchange-way = Что на что
exchange-to = { $deck ->
    [train] суда на вагоны
   *[ship] вагоны на суда
}
exchange-slider = Сколько фишек
exchange-less = На одну фишку меньше
exchange-more = На одну фишку больше

## The start

tray = Маршруты на выбор
tray-chosen = Ваш выбор
tray-secret = Их видите только вы. Невыполненный маршрут в конце отнимает свои очки.
tray-add = Оставить этот
tray-drop = Вернуть этот
tray-kept = оставляю
split = С чем вы начинаете
split-chosen = Вы начинаете с
split-secret = Остальные увидят это, когда выберут все.
split-slider = Сколько судов
split-less = На вагон меньше, на судно больше
split-more = На вагон больше, на судно меньше
split-needs = На кратчайших путях ваших маршрутов { $rail ->
    [one] { $rail } клетка
    [few] { $rail } клетки
    [many] { $rail } клеток
   *[other] { $rail } клетки
} рельсов и { $sea ->
    [one] { $sea } клетка
    [few] { $sea } клетки
    [many] { $sea } клеток
   *[other] { $sea } клетки
} воды.

## Tickets

tickets = Ваши маршруты
tickets-none = У вас ещё нет маршрутов.
tickets-returned = Вы вернули в колоду:
ticket-done = выполнен
ticket-lost = выполнить уже нельзя
ticket-lost-short = невозможно
ticket-now = этот ход
ticket-to-go = ещё { $n }
ticket-needs = Осталось проложить: { $rail ->
    [one] { $rail } клетку
    [few] { $rail } клетки
    [many] { $rail } клеток
   *[other] { $rail } клетки
} рельсов, { $sea ->
    [one] { $sea } клетку
    [few] { $sea } клетки
    [many] { $sea } клеток
   *[other] { $sea } клетки
} воды

## Cards and hand

card-about-plain = Оплачивает рельсы своего цвета или серые.
card-about-anchored = Оплачивает рельсы; его якорь оплачивает и порт.
card-about-single = Оплачивает одну клетку воды; его якорь оплачивает и порт.
card-about-double = Оплачивает две клетки воды.
card-about-wild = Заменяет любой вагон или судно. Взятый из открытых карт, он — единственная карта хода.
card-copies = в коробке: { $copies }
hand = Ваша рука
hand-empty = У вас нет карт.
hand-pile = { $card }, { $cards }
hand-pays = { $of ->
    [1] оплата
   *[other] { $n } из { $of }
}

## Seats

seat-cards = { $n ->
    [one] карта на руке
    [few] карты на руке
    [many] карт на руке
   *[other] карты на руке
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
seat-trains = { $n ->
    [one] вагон остался
    [few] вагона осталось
    [many] вагонов осталось
   *[other] вагона осталось
}
seat-ships = { $n ->
    [one] судно осталось
    [few] судна осталось
    [many] судов осталось
   *[other] судна осталось
}
seat-harbours = { $built ->
    [0] Ни одного порта не построено
    [one] Построен { $built } порт
    [few] Построено { $built } порта
    [many] Построено { $built } портов
   *[other] Построено { $built } порта
}, ещё можно: { $left }
seat-score = { $track } на шкале; { $total } со всем, что вам известно
seat-turns = { $turns ->
    [0] ходов нет
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
    [many] ещё { $turns } ходов
   *[other] ещё { $turns } хода
}

## The bar

do-keep = { $n ->
    [one] Оставить { $n } маршрут
    [few] Оставить { $n } маршрута
    [many] Оставить { $n } маршрутов
   *[other] Оставить { $n } маршрута
}
do-keep-more = Выберите ещё { $n }
do-pieces = Начать: вагонов { $trains }, судов { $ships }
do-exchange = { $n ->
    [one] Обменять { $n } фишку
    [few] Обменять { $n } фишки
    [many] Обменять { $n } фишек
   *[other] Обменять { $n } фишки
}
do-not-exchange = Не менять
do-claim = Проложить за { $points }
do-build = Построить порт
pay = Оплата
pay-cards = { $copies } × { $card }
pay-before = Предыдущий способ оплаты
pay-next = Следующий способ оплаты
pay-ways = способ { $way } из { $ways }
detail-tickets = Наведите на маршрут или коснитесь его: карта покажет путь.
detail-second = Открытого джокера берут только одного.
detail-claim = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
detail-done = { $ticket } будет выполнен: { $points }.
detail-left = { $type ->
    [rail] Вагонов
   *[sea] Судов
} останется: { $n }.
detail-harbour = Порт в городе { $city }. Портов останется: { $n }.

## The end

part-track = На шкале
part-done = Выполненные маршруты ({ $n })
part-failed = Невыполненные маршруты ({ $n })
part-harbours = Порты ({ $n })
part-unbuilt = Непостроенные порты

## The map

map-title = Карта
map-keys = Карта. Стрелки двигают её, плюс и минус меняют масштаб, ноль показывает всю.
map-show-list = Список участков
map-show-map = Карта
map-closer = Приблизить
map-farther = Отдалить
map-whole = Показать всю карту
map-key-rail = рельсы
map-key-sea = вода
map-key-any = любой
map-length = длина
map-points = очки
map-route = { $name }, { $type ->
    [rail] железная дорога
   *[sea] вода
}, { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
    [white] белый
   *[grey] любой цвет
}, { $length } { $length ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, { $whose ->
    [free] свободен
    [you] ваш
   *[other] занят, владелец — { $owner }
}
map-port = Порт в городе { $city }
map-tip = { $price } · { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
map-price-route = { $length } × { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
    [white] белый
   *[grey] любой цвет
}
map-price-colour = { $cards } { $colour ->
    [purple] { $cards ->
        [one] фиолетовая
        [few] фиолетовые
        [many] фиолетовых
       *[other] фиолетовых
    }
    [yellow] { $cards ->
        [one] жёлтая
        [few] жёлтые
        [many] жёлтых
       *[other] жёлтых
    }
    [green] { $cards ->
        [one] зелёная
        [few] зелёные
        [many] зелёных
       *[other] зелёных
    }
    [red] { $cards ->
        [one] красная
        [few] красные
        [many] красных
       *[other] красных
    }
    [black] { $cards ->
        [one] чёрная
        [few] чёрные
        [many] чёрных
       *[other] чёрных
    }
   *[white] { $cards ->
        [one] белая
        [few] белые
        [many] белых
       *[other] белых
    }
}
map-price-wilds = { $cards } { $cards ->
    [one] джокер
    [few] джокера
    [many] джокеров
   *[other] джокера
}
map-list-title = Участки и порты
map-list-filter = Показать
map-list-all = все
map-list-can = можно сейчас
map-list-mine = мои
map-list-city = Через город
map-list-any-city = любой
map-list-harbours = Порты
map-list-none = Таких нет.
map-list-what = { $type ->
    [rail] железная дорога
   *[sea] вода
}, { $colour ->
    [purple] фиолетовый
    [yellow] жёлтый
    [green] зелёный
    [red] красный
    [black] чёрный
    [white] белый
   *[grey] любой цвет
}
map-list-length = { $length } { $length ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}
map-list-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
map-list-free = свободен
map-list-yours = ваш
map-list-claim = Проложить
map-list-build = Построить
`,Ee=`# What the board of Great Lakes says.

## The table

tab-map = Мапа
tab-cards = Карти
tab-tickets = Маршрути
points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
trains = { $n ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагонів
}
ships = { $n ->
    [one] судно
    [few] судна
    [many] суден
   *[other] суден
}
last-turns = Останні ходи
last-turns-of = { $who }: { $turns ->
    [0] ходів не лишилося
    [one] ще { $turns } хід
    [few] ще { $turns } ходи
    [many] ще { $turns } ходів
   *[other] ще { $turns } ходів
}

## Cards that can be taken

market = Відкриті карти
market-turn = дві карти або джокер
market-second = ще одну, не джокера
market-refill = заповніть місце з колоди
market-not-now = не зараз
display-gap = немає карти
display-refill = заповнити
display-alone = лише він
deck-train = вагони
deck-ship = судна
deck-tickets = маршрути
deck-label = { $deck ->
    [train] Колода вагонів
    [ship] Колода суден
   *[tickets] Колода маршрутів
}: лишилося { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}

## Exchanging pieces

exchange-open = Обміняти фішки…
exchange = Обмін фішок на ті, що в коробці
exchange-ends = Це весь хід, і кожна фішка коштує бал.
exchange-way = Що на що
exchange-to = { $deck ->
    [train] судна на вагони
   *[ship] вагони на судна
}
exchange-slider = Скільки фішок
exchange-less = На одну фішку менше
exchange-more = На одну фішку більше

## The start

tray = Маршрути на вибір
tray-chosen = Ваш вибір
tray-secret = Їх бачите лише ви. Невиконаний маршрут наприкінці забирає свої бали.
tray-add = Залишити цей
tray-drop = Повернути цей
tray-kept = лишаю
split = З чим ви починаєте
split-chosen = Ви починаєте з
split-secret = Інші побачать це, коли виберуть усі.
split-slider = Кількість суден
split-less = На вагон менше, на судно більше
split-more = На вагон більше, на судно менше
split-needs = На найкоротших шляхах ваших маршрутів { $rail ->
    [one] { $rail } клітинка
    [few] { $rail } клітинки
    [many] { $rail } клітинок
   *[other] { $rail } клітинок
} залізниці і { $sea ->
    [one] { $sea } клітинка
    [few] { $sea } клітинки
    [many] { $sea } клітинок
   *[other] { $sea } клітинок
} води.

## Tickets

tickets = Ваші маршрути
tickets-none = У вас ще немає маршрутів.
tickets-returned = Ви повернули в колоду:
ticket-done = виконано
ticket-lost = виконати вже не можна
ticket-lost-short = неможливо
ticket-now = цей хід
ticket-to-go = ще { $n }
ticket-needs = Лишилося прокласти: { $rail ->
    [one] { $rail } клітинка
    [few] { $rail } клітинки
    [many] { $rail } клітинок
   *[other] { $rail } клітинок
} залізниці, { $sea ->
    [one] { $sea } клітинка
    [few] { $sea } клітинки
    [many] { $sea } клітинок
   *[other] { $sea } клітинок
} води

## Cards and hand

card-about-plain = Оплачує залізницю свого кольору або сіру.
card-about-anchored = Оплачує залізницю; його якір оплачує ще й порт.
card-about-single = Оплачує одну клітинку води; його якір оплачує ще й порт.
card-about-double = Оплачує дві клітинки води.
card-about-wild = Заміняє будь-який вагон чи судно. Узятий з відкритих карт, він — єдина карта ходу.
card-copies = у коробці: { $copies }
hand = Ваша рука
hand-empty = У вас немає карт.
hand-pile = { $card }, { $cards }
hand-pays = { $of ->
    [1] оплата
   *[other] { $n } з { $of }
}

## Seats

seat-cards = { $n ->
    [one] карта на руці
    [few] карти на руці
    [many] карт на руці
   *[other] карт на руці
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршрутів
}
seat-trains = { $n ->
    [one] вагон лишився
    [few] вагони лишилися
    [many] вагонів лишилося
   *[other] вагонів лишилося
}
seat-ships = { $n ->
    [one] судно лишилося
    [few] судна лишилися
    [many] суден лишилося
   *[other] суден лишилося
}
seat-harbours = { $built ->
    [0] Жодного порту не збудовано
    [one] Збудовано { $built } порт
    [few] Збудовано { $built } порти
    [many] Збудовано { $built } портів
   *[other] Збудовано { $built } портів
}, ще можна: { $left }
seat-score = { $track } на шкалі; { $total } з усім, що вам відомо
seat-turns = { $turns ->
    [0] ходів немає
    [one] ще { $turns } хід
    [few] ще { $turns } ходи
    [many] ще { $turns } ходів
   *[other] ще { $turns } ходів
}

## The bar

do-keep = { $n ->
    [one] Залишити { $n } маршрут
    [few] Залишити { $n } маршрути
    [many] Залишити { $n } маршрутів
   *[other] Залишити { $n } маршрутів
}
do-keep-more = Виберіть ще { $n }
do-pieces = Почати: вагонів { $trains }, суден { $ships }
do-exchange = { $n ->
    [one] Обміняти { $n } фішку
    [few] Обміняти { $n } фішки
    [many] Обміняти { $n } фішок
   *[other] Обміняти { $n } фішок
}
do-not-exchange = Не міняти
do-claim = Прокласти за { $points }
do-build = Збудувати порт
pay = Оплата
pay-cards = { $copies } × { $card }
pay-before = Попередній спосіб оплати
pay-next = Наступний спосіб оплати
pay-ways = спосіб { $way } з { $ways }
detail-tickets = Наведіть на маршрут або торкніться його: мапа покаже шлях.
detail-second = Відкритого джокера беруть лише самого.
detail-claim = { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
detail-done = { $ticket } буде виконано: { $points }.
detail-left = { $type ->
    [rail] Вагонів
   *[sea] Суден
} лишиться: { $n }.
detail-harbour = Порт у місті { $city }. Портів лишиться: { $n }.

## The end

part-track = На шкалі
part-done = Виконані маршрути ({ $n })
part-failed = Невиконані маршрути ({ $n })
part-harbours = Порти ({ $n })
part-unbuilt = Не збудовані порти

## The map

map-title = Мапа
map-keys = Мапа. Стрілки рухають її, плюс і мінус змінюють масштаб, нуль показує всю.
map-show-list = Список ділянок
map-show-map = Мапа
map-closer = Наблизити
map-farther = Віддалити
map-whole = Показати всю мапу
map-key-rail = колія
map-key-sea = вода
map-key-any = будь-який
map-length = довжина
map-points = бали
map-route = { $name }, { $type ->
    [rail] залізниця
   *[sea] вода
}, { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
    [white] білий
   *[grey] будь-який колір
}, { $length } { $length ->
    [one] клітинка
    [few] клітинки
    [many] клітинок
   *[other] клітинки
}, { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}, { $whose ->
    [free] вільна
    [you] ваша
   *[other] зайнята, власник — { $owner }
}
map-port = Порт у місті { $city }
map-tip = { $price } · { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
map-price-route = { $length } × { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
    [white] білий
   *[grey] будь-який колір
}
map-price-colour = { $cards } { $colour ->
    [purple] { $cards ->
        [one] фіолетова
        [few] фіолетові
        [many] фіолетових
       *[other] фіолетових
    }
    [yellow] { $cards ->
        [one] жовта
        [few] жовті
        [many] жовтих
       *[other] жовтих
    }
    [green] { $cards ->
        [one] зелена
        [few] зелені
        [many] зелених
       *[other] зелених
    }
    [red] { $cards ->
        [one] червона
        [few] червоні
        [many] червоних
       *[other] червоних
    }
    [black] { $cards ->
        [one] чорна
        [few] чорні
        [many] чорних
       *[other] чорних
    }
   *[white] { $cards ->
        [one] біла
        [few] білі
        [many] білих
       *[other] білих
    }
}
map-price-wilds = { $cards } { $cards ->
    [one] джокер
    [few] джокери
    [many] джокерів
   *[other] джокера
}
map-list-title = Ділянки й порти
map-list-filter = Показати
map-list-all = усі
map-list-can = можна зараз
map-list-mine = мої
map-list-city = Через місто
map-list-any-city = будь-яке
map-list-harbours = Порти
map-list-none = Таких немає.
map-list-what = { $type ->
    [rail] залізниця
   *[sea] вода
}, { $colour ->
    [purple] фіолетовий
    [yellow] жовтий
    [green] зелений
    [red] червоний
    [black] чорний
    [white] білий
   *[grey] будь-який колір
}
map-list-length = { $length } { $length ->
    [one] клітинка
    [few] клітинки
    [many] клітинок
   *[other] клітинки
}
map-list-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
map-list-free = { $what ->
    [port] вільний
   *[route] вільна
}
map-list-yours = { $what ->
    [port] ваш
   *[route] ваша
}
map-list-claim = Прокласти
map-list-build = Збудувати
`,Y=ae;function De({viewer:e},t){return e===null?[]:t[e].cards??[]}function Oe({viewer:e,view:t}){return(e===null?[]:t.returned[e]??[]).toSorted((e,t)=>t.place-e.place).map(({ticket:e})=>e)}function ke({view:e},t){return e.journeys.find(e=>e.ticket===t)}function Ae({catalogue:e},t){let n=n=>t.filter(t=>e.routes[t].type===n).reduce((t,n)=>t+e.routes[n].length,0);return{rail:n(`rail`),sea:n(`sea`)}}function je(e){return[...e.movesOf(`claim`),...e.movesOf(`harbour`)].find(t=>e.isPicked([t]))}function Me({turns_left:e,seat:t,seats:n},r){return e===null||t===null?null:Math.ceil(Math.max(0,e-(r-t+n)%n)/n)}var X=v({kept:[],trains:null,exchange:null,payment:0});function Ne(){Object.assign(X,{kept:[],trains:null,exchange:null,payment:0})}function Pe({kind:e,args:t,code:n},{view:r}){e===`keep`?X.kept=String(t.tickets).split(`+`).map(e=>Number(e)-1):e===`pieces`?X.trains=String(t.trains):e===`exchange`?X.exchange={to:String(t.to),pieces:Number(t.pieces)}:X.payment=Math.max(0,r.payments.findIndex(({steps:e})=>e[0]===n))}function Fe({view:e,viewer:t}){let n=t===null?[]:e.drawn[t].cards??[];return[e.turns,e.phase,e.seat,e.route,e.city,e.colour,t,...n].join(` `)}function Ie({view:e}){return e.payments[X.payment]??e.payments[0]??null}function Le(e){let t=Ie(e);if(t)return t.cards;let n=je(e)?.args,r=n?.route??n?.city,i=r===void 0?void 0:e.view.prices[r];return i?Re(i,e.catalogue.routes[r]?.type??`harbour`):[]}function Re({colour:e,plain:t,special:n,wilds:r},i){return[[i===`rail`?`train_${e}`:`ship1_${e}`,t],[i===`sea`?`ship2_${e}`:`train_${e}_anchor`,n],[`wild`,r]].flatMap(([e,t])=>Array(t).fill(e))}var ze=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Be=`wild`,Ve={single:`ship-1`,double:`ship-2`},He=[`train`,`ship`,Be];function Ue({cards:e},t){return t===`wild`?Be:e[t].deck}function We(e,t){let n=t=>{let{colour:n}=e.cards[t];return He.indexOf(Ue(e,t))*100+ze.indexOf(n??``)*10+Number(Ge(e,t))};return[...new Set(t)].toSorted((e,t)=>n(e)-n(t)).map(e=>[e,t.filter(t=>t===e).length])}function Ge({cards:e},t){return[`anchored`,`double`].includes(e[t].kind)}function Ke(e){return e===`anchored`||e===`single`}var qe=k(`<!> `,1),Je=k(`<span aria-hidden="true" class="svelte-5yfqz4"><!> </span>`),Ye=k(`<span class="vh svelte-5yfqz4"> </span> <!> <!>`,1),Xe=k(`<span class="ticket svelte-5yfqz4"><b class="plate svelte-5yfqz4"> </b> <span class="cities svelte-5yfqz4"><span class="svelte-5yfqz4"> </span><span class="svelte-5yfqz4"> </span></span> <span class="needs svelte-5yfqz4"><!></span></span>`);function Ze(t,n){F(n,!0);let i=Y(),o=e(()=>i.catalogue.tickets[n.ticket]),s=e(()=>p(o).a),u=e(()=>p(o).b),d=e(()=>p(o).points),m=e(()=>ke(i,n.ticket)),h=e(()=>Ae(i,p(m)?.missing??[])),_=e(()=>i.catalogue.places);var v=Xe(),y=a(v),b=L(y,!0),x=c(y,2),S=a(x),C=L(S,!0),w=L(c(S),!0);I(x);var T=c(x,2),E=a(T),D=e=>{var t=qe(),n=l(t);G(n,{name:`i-check`});var a=c(n,1,!0);g(e=>r(a,e),[()=>i.say(`ticket-done`)]),A(e,t)},O=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-lost`)]),A(e,t)},k=e=>{var t=Ye(),n=l(t),o=L(n,!0),s=c(n,2),u=e=>{var t=Je(),n=a(t);G(n,{name:`i-train`});var i=c(n,1,!0);I(t),g(()=>r(i,p(h).rail)),A(e,t)};V(s,e=>{p(h).rail>0&&e(u)});var d=c(s,2),f=e=>{var t=Je(),n=a(t);G(n,{name:`i-ship`});var i=c(n,1,!0);I(t),g(()=>r(i,p(h).sea)),A(e,t)};V(d,e=>{p(h).sea>0&&e(f)}),g(e=>r(o,e),[()=>i.say(`ticket-needs`,p(h))]),A(e,t)};V(E,e=>{p(m)?.done?e(D):p(m)&&p(m).to_go===null?e(O,1):p(m)&&e(k,2)}),I(T),I(v),g(()=>{r(b,p(d)),r(C,p(_)[p(s)].name),r(w,p(_)[p(u)].name)}),A(t,v),z()}var Qe=k(`<span class="corner anchor svelte-1g0j0z2"><!></span>`),$e=k(`<b class="corner two svelte-1g0j0z2">2</b>`),et=k(`<!> <!>`,1);function tt(n,r){F(r,!0);let i=R(r,`big`,3,!1),o=Y(),s=e(()=>o.catalogue.cards[r.card]),u=e(()=>p(s)&&{use:o.say(`card-about-${p(s).kind}`),copies:o.say(`card-copies`,{copies:p(s).copies})});var d=t(),f=l(d),m=t=>{{let n=t=>{var n=et(),r=l(n),i=e=>{var t=Qe();G(a(t),{name:`anchor`}),I(t),A(e,t)},o=e(()=>Ke(p(s).kind));V(r,e=>{p(o)&&e(i)});var u=c(r,2),d=e=>{A(e,$e())};V(u,e=>{p(s).kind===`double`&&e(d)}),A(t,n)},r=e(()=>i()?p(u):void 0);he(t,{get name(){return p(s).name},get colour(){return p(s).colour},get vehicle(){return Ve[p(s).kind]},get about(){return p(r)},corner:n,$$slots:{corner:!0}})}},h=e=>{Ze(e,{get ticket(){return r.card}})};V(f,e=>{p(s)?e(m):e(h,-1)}),A(n,d),z()}var nt=k(`<b class="svelte-1aa1m6a"> </b>`),rt=k(`<span class="of svelte-1aa1m6a"><!><!> <span class="vh"> </span></span>`),it=k(`<button type="button" class="step svelte-1aa1m6a" data-step="back">‹</button> <button type="button" class="step svelte-1aa1m6a" data-step="on">›</button> <small aria-live="polite" class="svelte-1aa1m6a"> </small>`,1),at=k(`<div class="pay svelte-1aa1m6a" role="group"><span class="cards svelte-1aa1m6a"></span> <!></div> <button type="button" data-lit="" data-commit=""> <span class="vh"> </span></button>`,1);function ot(t,n){F(n,!0);let i=Y(),o=e(()=>i.view),u=e(()=>Ie(i)),d=e(()=>p(o).payments.length),f=e(()=>p(o).route===null?null:i.catalogue.routes[p(o).route]),m=e(()=>i.moves.find(({code:e})=>e===p(u).steps[0]));function h(e){X.payment=(X.payment+e+p(d))%p(d)}var _=at(),v=l(_),y=a(v);H(y,21,()=>We(i.catalogue,p(u).cards),([e,t])=>e,(t,n)=>{var o=e(()=>M(p(n),2));let s=()=>p(o)[0],l=()=>p(o)[1];var u=rt(),d=a(u),f=e=>{var t=nt(),n=L(t);g(()=>r(n,`${l()??``}×`)),A(e,t)};V(d,e=>{l()>1&&e(f)});var m=c(d);tt(m,{get card(){return s()}});var h=L(c(m,2),!0);I(u),g(e=>{j(u,`title`,i.catalogue.cards[s()].name),r(h,e)},[()=>i.say(`pay-cards`,{card:i.catalogue.cards[s()].name,copies:l()})]),A(t,u)}),I(y);var b=c(y,2),x=e=>{var t=it(),n=l(t),a=c(n,2),o=L(c(a,2),!0);g((e,t,i)=>{j(n,`aria-label`,e),j(a,`aria-label`,t),r(o,i)},[()=>i.say(`pay-before`),()=>i.say(`pay-next`),()=>i.say(`pay-ways`,{way:X.payment+1,ways:p(d)})]),s(`click`,n,()=>h(-1)),s(`click`,a,()=>h(1)),A(e,t)};V(b,e=>{p(d)>1&&e(x)}),I(v);var S=c(v,2),C=a(S,!0),w=L(c(C));I(S),g((e,t)=>{j(v,`aria-label`,e),j(v,`data-way`,X.payment),D(S,1,E([`btn`,`go`,`commit`,{"is-hinted":i.hinted!==null&&p(u).steps[0]===i.hinted}]),`svelte-1aa1m6a`),r(C,t),r(w,`. ${p(m)?.text??``??``}`)},[()=>i.say(`pay`),()=>p(f)?i.say(`do-claim`,{points:p(f).points}):i.say(`do-build`)]),s(`click`,S,()=>i.playAll(p(u).steps)),A(t,_),z()}i([`click`]);var st=k(`<button type="button" class="btn ghost"> </button>`),ct=k(`<span class="vh"> </span>`),lt=k(`<!> <button type="button" data-commit=""> <!></button>`,1);function ut(n,i){F(i,!0);let o=Y(),u=e(()=>o.movesOf(`keep`)),d=e(()=>Math.min(...p(u).map(({args:e})=>String(e.tickets).split(`+`).length))),f=e(()=>{if(p(u).length>0)return o.movesOf(`keep`,{tickets:X.kept.map(e=>e+1).join(`+`)})[0];if(q(o,`pieces`))return o.movesOf(`pieces`,{trains:X.trains??``})[0];if(X.exchange)return o.movesOf(`exchange`,{to:X.exchange.to,pieces:String(X.exchange.pieces)})[0]}),m=e(()=>p(u).length>0?o.say(p(f)?`do-keep`:`do-keep-more`,{n:p(f)?X.kept.length:p(d)-X.kept.length}):q(o,`pieces`)?o.say(`do-pieces`,{trains:Number(X.trains),ships:o.catalogue.pieces-Number(X.trains)}):X.exchange?o.say(`do-exchange`,{n:X.exchange.pieces}):null);var h=t(),_=l(h),v=e=>{ot(e,{})},y=e(()=>o.view.payments.length>0&&q(o,`colour`,`pay`,`singles`)),b=e=>{var t=lt(),n=l(t),i=e=>{var t=st(),n=L(t,!0);g(e=>r(n,e),[()=>o.say(`do-not-exchange`)]),s(`click`,t,()=>X.exchange=null),A(e,t)};V(n,e=>{X.exchange&&e(i)});var u=c(n,2),d=a(u,!0),h=c(d),_=e=>{var t=ct(),n=L(t);g(()=>r(n,`. ${p(f).text??``}`)),A(e,t)};V(h,e=>{p(f)&&e(_)}),I(u),g(()=>{D(u,1,E([`btn`,`commit`,p(f)?`go`:`ghost`,{"is-hinted":p(f)?.code===o.hinted}]),`svelte-i2x3ag`),j(u,`data-lit`,p(f)?``:void 0),j(u,`aria-disabled`,p(f)?void 0:`true`),r(d,p(m))}),s(`click`,u,()=>p(f)&&o.choose([p(f)])),A(e,t)};V(_,e=>{p(y)?e(v):p(m)!==null&&o.moves.length>0&&e(b,1)}),A(n,h),z()}i([`click`]);var dt=k(`<span> </span> `,1);function ft(n,i){F(i,!0);let a={first_tickets:`detail-tickets`,tickets:`detail-tickets`,second_card:`detail-second`},o=Y(),s=e(()=>o.view),u=e(()=>je(o)?.args),d=e(()=>p(u)?.route??p(s).route),f=e(()=>p(u)?.city??p(s).city),h=e(()=>{if(p(d))return _(p(d));if(p(f))return[o.say(`detail-harbour`,{city:o.catalogue.places[p(f)].name,n:o.view.harbours_left[o.viewer]-1})];let e=a[p(s).phase];return e?[o.say(e)]:[]});function _(e){let{name:t,type:n,length:r,points:i}=o.catalogue.routes[e],a=p(s).supply[o.viewer],c=p(s).journeys.filter(({missing:t})=>t.length>0&&t.every(t=>t===e));return[o.say(`detail-claim`,{name:t,points:i}),...c.map(({ticket:e})=>o.say(`detail-done`,{ticket:o.catalogue.tickets[e].name,points:o.catalogue.tickets[e].points})),o.say(`detail-left`,{type:n,n:(n===`rail`?a.train:a.ship)-r})]}var v=t();H(l(v),17,()=>p(h),m,(e,t)=>{var n=dt(),i=l(n),a=L(i,!0),o=c(i,1,!0);o.nodeValue=` `,g(()=>r(a,p(t))),A(e,n)}),A(n,v),z()}var pt=k(`<span class="stepper svelte-1qgsz37"><button type="button" class="svelte-1qgsz37"> </button> <input type="range" class="svelte-1qgsz37"/> <button type="button" class="svelte-1qgsz37"> </button></span>`);function mt(e,t){F(t,!0);let n=R(t,`signs`,19,()=>[`−`,`+`]);function i(e){t.onchange(Math.min(t.most,Math.max(t.least,e)))}var o=pt(),l=a(o),u=L(l,!0),d=c(l,2);w(d);var f=c(d,2),p=L(f,!0);I(o),g(()=>{j(l,`aria-label`,t.less),j(l,`aria-disabled`,t.value<=t.least),r(u,n()[0]),j(d,`aria-label`,t.label),j(d,`min`,t.least),j(d,`max`,t.most),B(d,t.value),j(f,`aria-label`,t.more),j(f,`aria-disabled`,t.value>=t.most),r(p,n()[1])}),s(`click`,l,()=>i(t.value-1)),s(`input`,d,e=>i(Number(e.currentTarget.value))),s(`click`,f,()=>i(t.value+1)),A(e,o),z()}i([`click`,`input`]);var ht=k(`<button type="button" class="svelte-1l2agv5"> </button>`),gt=k(`<section class="exchange sheet svelte-1l2agv5" data-picked=""><h3 class="svelte-1l2agv5"> <span class="label"> </span></h3> <div class="row svelte-1l2agv5"><span class="seg svelte-1l2agv5" role="group"></span> <!> <p class="after svelte-1l2agv5"><span class="svelte-1l2agv5"><!> <b> </b></span> <span class="svelte-1l2agv5"><!> <b> </b></span> <span class="cost svelte-1l2agv5"> <span class="word svelte-1l2agv5"> </span></span></p></div></section>`);function _t(t,n){F(n,!0);let i=[`train`,`ship`],o=Y(),l=e(()=>o.movesOf(`exchange`)),u=e(()=>X.exchange.to),d=e(()=>p(l).filter(({args:e})=>e.to===p(u)).length),f=e(()=>Math.min(X.exchange.pieces,p(d))),m=e(()=>o.view.supply[o.viewer]),h=e(()=>p(u)===`train`?1:-1);function _(e){X.exchange={to:e,pieces:1}}var v=gt(),y=a(v),b=a(y,!0),x=L(c(b),!0);I(y);var S=c(y,2),C=a(S);H(C,20,()=>i,e=>e,(e,t)=>{var n=ht(),i=L(n,!0);g((e,a)=>{j(n,`aria-pressed`,t===p(u)),j(n,`aria-disabled`,e),r(i,a)},[()=>!p(l).some(({args:e})=>e.to===t),()=>o.say(`exchange-to`,{deck:t})]),s(`click`,n,()=>p(l).some(({args:e})=>e.to===t)&&_(t)),A(e,n)}),I(C);var w=c(C,2);{let t=e(()=>o.say(`exchange-slider`)),n=e(()=>o.say(`exchange-less`)),r=e(()=>o.say(`exchange-more`));mt(w,{get label(){return p(t)},get value(){return p(f)},least:1,get most(){return p(d)},get less(){return p(n)},get more(){return p(r)},onchange:e=>X.exchange={to:p(u),pieces:e}})}var T=c(w,2),E=a(T),D=a(E);G(D,{name:`i-train`});var O=c(D),k=L(c(O),!0);I(E);var M=c(E,2),N=a(M);G(N,{name:`i-ship`});var P=c(N),R=L(c(P),!0);I(M);var B=c(M,2),V=a(B,!0),U=L(c(V),!0);I(B),I(T),I(S),I(v),g((e,t,n,i,a,o)=>{j(v,`aria-label`,e),r(b,t),r(x,n),j(C,`aria-label`,i),r(O,`${p(m).train??``} → `),r(k,p(m).train+p(h)*p(f)),r(P,`${p(m).ship??``} → `),r(R,p(m).ship-p(h)*p(f)),r(V,a),r(U,o)},[()=>o.say(`exchange`),()=>o.say(`exchange`),()=>o.say(`exchange-ends`),()=>o.say(`exchange-way`),()=>J(-p(f)),()=>o.say(`points-unit`,{points:p(f)})]),A(t,v),z()}i([`click`]);var Z=v({ticket:null,route:null,city:null}),vt=3,yt=2;function Q(e,t,n){let r=t/n;if(e.width/e.height>r){let t=e.width/r;return{...e,y:e.y-(t-e.height)/2,height:t}}let i=e.height*r;return{...e,x:e.x-(i-e.width)/2,width:i}}function bt(e,t,n,r){let i=t/Q(e,t,n).width,a=Math.max(yt,vt/i),o={width:t,height:n,zoom:1,most:a,x:0,y:0};if(!r||r.zoom===1)return o;let s=xt(r,e)/i,c=Dt(r,e);return Tt({...o,zoom:kt(s,1,a)},e,c)}function xt(e,t){return e.width*e.zoom/Q(t,e.width,e.height).width}function St(e,t,n){return Ct(e,[n,n],[n,n],t)}function Ct(e,t,n,r=At(n)/Math.max(1,At(t))){let i=kt(e.zoom*r,1,e.most),[a,o]=[jt(t),jt(n)],s=i/e.zoom;return Ot({...e,zoom:i,x:(e.x+a.x)*s-o.x,y:(e.y+a.y)*s-o.y})}function wt(e,t,n){return Ot({...e,x:e.x+t,y:e.y+n})}function Tt(e,t,n){let r=Q(t,e.width,e.height),i=xt(e,t);return Ot({...e,x:(n.x-r.x)*i-e.width/2,y:(n.y-r.y)*i-e.height/2})}function Et(e,t){let n=Q(t,e.width,e.height),r=xt(e,t);return{x:n.x+e.x/r,y:n.y+e.y/r,width:e.width/r,height:e.height/r}}function Dt(e,t){let n=Et(e,t);return{x:n.x+n.width/2,y:n.y+n.height/2}}function Ot(e){let{width:t,height:n,zoom:r}=e;return{...e,x:kt(e.x,0,t*(r-1)),y:kt(e.y,0,n*(r-1))}}function kt(e,t,n){return Math.min(n,Math.max(t,e))}function At([e,t]){return Math.hypot(e.x-t.x,e.y-t.y)}function jt([e,t]){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2}}var Mt=.38,Nt=1.15,Pt=11,Ft=1.6,It=1.3,Lt=.2,Rt=.95,zt=class{frame;#e=y({width:0,height:0,zoom:1,most:1,x:0,y:0});get camera(){return p(this.#e)}set camera(e){_(this.#e,e)}constructor(e){this.frame=e}get isReady(){return this.camera.width>0&&this.camera.height>0}get sheet(){return Q(this.frame,this.camera.width,this.camera.height)}get seen(){return Et(this.camera,this.frame)}get scale(){return xt(this.camera,this.frame)}get detail(){return this.scale<Mt?`far`:this.scale<Nt?`middle`:`near`}get step(){return It**Math.floor(Math.log(this.scale)/Math.log(It))}letters(e){return this.scale>1?e/Math.sqrt(this.scale):Math.max(e,Pt/this.scale)}get isWhole(){return this.camera.zoom===1}get isNearest(){return this.camera.zoom>=this.camera.most}resize(e,t){if(e===0||t===0)return;let n=!this.isReady;this.camera=bt(this.frame,e,t,n?void 0:this.camera),n&&this.scale<Mt&&this.zoom(Rt/this.scale)}zoom(e,t){let{width:n,height:r}=this.camera;this.camera=St(this.camera,e,t??{x:n/2,y:r/2})}closer(e){this.zoom(Ft,e)}farther(e){this.zoom(1/Ft,e)}whole(){this.camera=bt(this.frame,this.camera.width,this.camera.height)}push(e,t){let{width:n,height:r}=this.camera;this.camera=wt(this.camera,e*n*Lt,t*r*Lt)}lookAt(e){this.camera=Tt(this.camera,this.frame,e)}},Bt=d(`<circle class="ring svelte-ul5u5s" r="20"></circle>`),Vt=d(`<circle class="last svelte-ul5u5s" r="19"></circle>`),Ht=d(`<circle r="15.5"></circle>`),Ut=d(`<circle class="junction svelte-ul5u5s" r="10"></circle><path class="star svelte-ul5u5s" d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2z"></path>`,1),Wt=d(`<g><path d="M-12 11V-5L0-15 12-5V11z" class="svelte-ul5u5s"></path><use x="-6.5" y="-4.5" width="13" height="13" class="svelte-ul5u5s"></use></g>`),Gt=d(`<circle class="port svelte-ul5u5s" r="10"></circle><use class="anchor svelte-ul5u5s" href="#gl-anchor" x="-6.5" y="-6.5" width="13" height="13"></use>`,1),Kt=d(`<circle class="city svelte-ul5u5s" r="8"></circle><circle class="dot svelte-ul5u5s" r="3"></circle>`,1),qt=d(`<g class="place"><!><!><!><!></g>`),Jt=d(`<text> </text>`),Yt=d(`<!><g class="names svelte-ul5u5s"></g>`,1);function Xt(n,i){F(i,!0);let o=Y(),s=e(()=>Object.entries(o.catalogue.places)),u=e(()=>p(s).filter(([,e])=>e.is_city)),d=e(()=>i.window.letters(o.catalogue.sheet.letter)),f=e(()=>Z.ticket===null?null:o.catalogue.tickets[Z.ticket]),m=e(()=>o.catalogue.routes[o.view.route??Z.route??``]),h=e(()=>new Set([p(f)?.a,p(f)?.b,p(m)?.a,p(m)?.b,o.view.city,Z.city])),_=e(()=>new Set([p(f)?.a,p(f)?.b])),v=e(()=>new Set(o.movesOf(`harbour`).map(e=>String(e.args.city))));var y=Yt(),b=l(y);H(b,17,()=>p(s),([e,t])=>e,(t,n)=>{var r=e(()=>M(p(n),2));let s=()=>p(r)[0],l=()=>p(r)[1],u=e(()=>o.view.harbours[s()]);var d=qt(),f=a(d),m=e=>{A(e,Bt())},h=e(()=>p(_).has(s()));V(f,e=>{p(h)&&e(m)});var y=c(f),b=e=>{A(e,Vt())},x=e(()=>i.last.has(s()));V(y,e=>{p(x)&&e(b)});var C=c(y),w=e=>{var t=Ht();g(()=>D(t,0,E([`lit`,{solid:Z.city===s()||o.view.city===s()}]),`svelte-ul5u5s`)),A(e,t)},T=e(()=>p(v).has(s()));V(C,e=>{p(T)&&e(w)});var O=c(C),k=e=>{var t=Ut();S(),A(e,t)},N=e=>{var t=Wt(),n=c(a(t));I(t),g(e=>{D(t,0,`harbour o${p(u)+1}`,`svelte-ul5u5s`),j(n,`href`,`#gl-own-${e??``}`)},[()=>de(p(u))]),A(e,t)},P=e=>{var t=Gt();S(),A(e,t)},F=e=>{var t=Kt();S(),A(e,t)};V(O,e=>{l().is_city?p(u)===void 0?l().is_port?e(P,2):e(F,-1):e(N,1):e(k)}),I(d),g(()=>{j(d,`transform`,`translate(${l().x??``} ${l().y??``})`),j(d,`data-place`,s())}),A(t,d)});var x=c(b);H(x,21,()=>p(u),([e,t])=>e,(n,i)=>{var a=e(()=>M(p(i),2));let o=()=>p(a)[0],s=()=>p(a)[1];var c=t(),u=l(c),d=e=>{var t=Jt();let n;var i=L(t,!0);g(e=>{j(t,`x`,s().label.x),j(t,`y`,s().label.y),j(t,`text-anchor`,s().label.anchor),n=D(t,0,`svelte-ul5u5s`,null,n,{hot:e}),r(i,s().name)},[()=>p(h).has(o())]),A(e,t)};V(u,e=>{s().label&&e(d)}),A(n,c)}),I(x),g(()=>N(x,`font-size:${p(d)??``}px`)),A(n,y),z()}var Zt=Math.PI/180,Qt=3;function $t(e,t,n,r=0){let[i,a,o]=t,s=n*(e.cell_length/2+r);return{x:en(i+Math.cos(o*Zt)*s),y:en(a+Math.sin(o*Zt)*s)}}function en(e){return Math.round(e*10)/10}function tn(e){return`M`+e.map(({x:e,y:t})=>`${e} ${t}`).join(`L`)}function nn(e,t=Qt){let n=e.cells.length-1;return tn(e.cells.flatMap((r,i)=>[$t(e,r,-1,i===0?t:0),$t(e,r,1,i===n?t:0)]))}function rn(e,t,n){let[r,i]=[e.cells[0],e.cells.at(-1)],a=Math.hypot(i[0]-r[0],i[1]-r[1])+e.cell_length+2*Qt;return Math.max(1,Math.round((a+n)/(t+n)))*(t+n)-n}function an(e,t,n){return tn([t,...e.cells.flatMap(t=>[$t(e,t,-1),$t(e,t,1)]),n])}function on(e){let[t,n]=e.cells[Math.floor(e.cells.length/2)];return{x:t,y:n}}function sn(e){return e>90?e-180:e<-90?e+180:e}function cn(e,t){let[n,r]=[e/2+1,t/2];return`M${-n} 0Q${-n+8} ${-r} ${-n+16} ${-r}H${n-4}Q${n} ${-r} ${n} 0T${n-4} ${r}H${-n+16}Q${-n+8} ${r} ${-n} 0z`}function ln([e,t,n,r]){return{x:e,y:t,width:n,height:r}}var un=d(`<path></path>`);function dn(n,r){F(r,!0);let[i,a]=[7,4.5],o=Y(),s=e(()=>o.catalogue.routes[r.id]),c=e(()=>o.movesOf(`claim`,{route:r.id})),u=e(()=>p(c).length>0),d=e(()=>o.view.route===r.id||p(u)&&o.isPicked(p(c))),f=e(()=>Z.route===r.id);var m=t(),h=l(m),_=e=>{var t=un();let n;g((e,o)=>{D(t,0,E([`edge`,{lit:p(u),picked:p(d),pointed:p(f),last:r.isLast}]),`svelte-wbv8zq`),j(t,`d`,e),j(t,`pathLength`,o),n=N(t,``,n,{"--dashes":`${i??``}
    ${a??``}`})},[()=>nn(p(s)),()=>rn(p(s),i,a)]),A(e,t)};V(h,e=>{(p(d)||p(u)||p(f)||r.isLast)&&e(_)}),A(n,m),z()}function fn(e,t){let{catalogue:n}=e,r=n.routes[t];return e.say(`map-route`,{name:r.name,type:r.type,colour:r.colour,length:r.length,points:r.points,...pn(e,t)})}function pn(e,t){let n=e.view.routes[t];return n===void 0?{whose:`free`,owner:``}:{whose:n===e.viewer?`you`:`other`,owner:e.people[n]?.name??``}}function $(e,t){let n=e.view.prices[t];return n?[n.plain+n.special>0?e.say(`map-price-colour`,{colour:n.colour,cards:n.plain+n.special}):``,n.wilds>0?e.say(`map-price-wilds`,{cards:n.wilds}):``].filter(Boolean).join(` + `):null}var mn=k(`<span class="margin svelte-e2s3p"></span> <span class="core svelte-e2s3p"></span>`,1),hn=k(`<span class="vh"> </span> <!>`,1),gn=k(`<span class="vh"> </span>`),_n=k(`<!> <!>`,1);function vn(t,n){F(n,!0);let i=Y(),a=e(()=>Object.entries(i.catalogue.routes)),o=e(()=>Object.entries(i.catalogue.places).filter(([,e])=>e.is_port)),s=e(()=>i.catalogue.sheet.cell_width);function u(e){let{twin:t}=i.catalogue.routes[e];return t===null?0:t<e?1:-1}var d=_n(),f=l(d);H(f,17,()=>p(a),([e,t])=>e,(t,n)=>{var a=e(()=>M(p(n),2));let o=()=>p(a)[0],d=()=>p(a)[1],f=e(()=>on(d()));{let n=e(()=>fn(i,o())),a=e(()=>i.movesOf(`claim`,{route:o()})),h=e(()=>({kind:`claim`,args:{route:o()}})),_=e(()=>({kind:`route`,args:{route:o()}})),v=e(()=>p(f).x),y=e(()=>p(f).y),b=e(()=>d().cell_length),x=e(()=>p(s)),S=e(()=>u(o()));ue(t,{get label(){return p(n)},get moves(){return p(a)},get why(){return p(h)},get about(){return p(_)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`route-${o()??``}`},class:`hit-route`,get style(){return`--x:${p(v)??``};--y:${p(y)??``};--w:${p(b)??``};--h:${p(x)??``};--side:${p(S)??``}`},children:(t,n)=>{var a=hn(),s=l(a),u=L(s,!0);H(c(s,2),17,()=>d().cells,m,(t,n)=>{var r=e(()=>M(p(n),3));let i=()=>p(r)[0],a=()=>p(r)[1],o=()=>p(r)[2],s=e(()=>`--dx:${(i()-p(f).x).toFixed(1)};--dy:${(a()-p(f).y).toFixed(1)};--a:${o()}deg`);var u=mn(),d=l(u),m=c(d,2);g(()=>{N(d,p(s)),N(m,p(s))}),A(t,u)}),g(e=>r(u,e),[()=>$(i,o())]),A(t,a)},$$slots:{default:!0}})}}),H(c(f,2),17,()=>p(o),([e,t])=>e,(t,n)=>{var a=e(()=>M(p(n),2));let o=()=>p(a)[0],s=()=>p(a)[1];{let n=e(()=>i.say(`map-port`,{city:s().name})),a=e(()=>i.movesOf(`harbour`,{city:o()})),c=e(()=>({kind:`harbour`,args:{city:o()}})),l=e(()=>({kind:`port`,args:{city:o()}}));ue(t,{get label(){return p(n)},get moves(){return p(a)},get why(){return p(c)},get about(){return p(l)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`port-${o()??``}`},class:`hit-port`,get style(){return`--x:${s().x??``};--y:${s().y??``}`},children:(e,t)=>{var n=gn(),a=L(n,!0);g(e=>r(a,e),[()=>$(i,o())]),A(e,n)},$$slots:{default:!0}})}}),A(t,d),z()}var yn=k(`<td class="svelte-kdcep6"> </td>`),bn=k(`<ul class="key sheet svelte-kdcep6"><li class="svelte-kdcep6"><i class="rail svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="sea svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="any svelte-kdcep6"></i> </li></ul> <table class="scores sheet svelte-kdcep6"><tbody><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr></tbody></table>`,1);function xn(t,n){F(n,!0);let i=Y(),o=e(()=>i.catalogue.route_points.map((e,t)=>({length:t,points:e})).slice(1));var s=bn(),u=l(s),d=a(u),f=c(a(d),1,!0);I(d);var m=c(d,2),h=c(a(m),1,!0);I(m);var _=c(m,2),v=c(a(_),1,!0);I(_),I(u);var y=c(u,2),b=a(y),x=a(b),S=a(x),C=L(S,!0);H(c(S),17,()=>p(o),({length:e})=>e,(e,t)=>{let n=()=>p(t).length;var i=yn(),a=L(i,!0);g(()=>r(a,n())),A(e,i)}),I(x);var w=c(x),T=a(w),E=L(T,!0);H(c(T),17,()=>p(o),({length:e,points:t})=>e,(e,t)=>{let n=()=>p(t).points;var i=yn(),a=L(i,!0);g(()=>r(a,n())),A(e,i)}),I(w),I(b),I(y),g((e,t,n,i,a)=>{r(f,e),r(h,t),r(v,n),r(C,i),r(E,a)},[()=>i.say(`map-key-rail`),()=>i.say(`map-key-sea`),()=>i.say(`map-key-any`),()=>i.say(`map-length`),()=>i.say(`map-points`)]),A(t,s),z()}var Sn=d(`<path class="water svelte-1xb9p3k"></path>`),Cn=d(`<path></path>`),wn=d(`<circle class="lit svelte-1xb9p3k" r="20"></circle>`),Tn=d(`<svg class="overview svelte-1xb9p3k" role="presentation" aria-hidden="true"><rect class="land svelte-1xb9p3k"></rect><!><!><!><rect class="seen svelte-1xb9p3k"></rect></svg>`);function En(t,n){F(n,!0);let r=Y(),i=e(()=>r.catalogue),o=e(()=>ln(p(i).sheet.frame)),l=e(()=>n.window.seen),u=e(()=>[...r.movesOf(`claim`).map(e=>on(p(i).routes[String(e.args.route)])),...r.movesOf(`harbour`).map(e=>p(i).places[String(e.args.city)])]),d;function f(e){let{left:t,top:r,width:i,height:a}=d.getBoundingClientRect();n.window.lookAt({x:p(o).x+(e.clientX-t)/i*p(o).width,y:p(o).y+(e.clientY-r)/a*p(o).height})}function h(e){d.setPointerCapture(e.pointerId),f(e)}var _=Tn(),v=a(_),y=c(v);H(y,16,()=>p(i).sheet.water,e=>e,(e,t)=>{var n=Sn();g(()=>j(n,`d`,t)),A(e,n)});var b=c(y);H(b,17,()=>Object.entries(r.view.routes),([e,t])=>e,(t,n)=>{var r=e(()=>M(p(n),2));let a=()=>p(r)[0],o=()=>p(r)[1];var s=Cn();g(e=>{D(s,0,`owned o${o()+1}`,`svelte-1xb9p3k`),j(s,`d`,e)},[()=>nn(p(i).routes[a()])]),A(t,s)});var x=c(b);H(x,17,()=>p(u),m,(e,t)=>{var n=wn();g(()=>{j(n,`cx`,p(t).x),j(n,`cy`,p(t).y)}),A(e,n)});var S=c(x);I(_),O(_,e=>d=e,()=>d),g(()=>{j(_,`viewBox`,`${p(o).x??``} ${p(o).y??``} ${p(o).width??``} ${p(o).height??``}`),N(_,`aspect-ratio:${p(o).width??``}/${p(o).height??``}`),j(v,`x`,p(o).x),j(v,`y`,p(o).y),j(v,`width`,p(o).width),j(v,`height`,p(o).height),j(S,`x`,p(l).x),j(S,`y`,p(l).y),j(S,`width`,p(l).width),j(S,`height`,p(l).height)}),s(`pointerdown`,_,h),s(`pointermove`,_,e=>d.hasPointerCapture(e.pointerId)&&f(e)),A(t,_),z()}i([`pointerdown`,`pointermove`]);var Dn=d(`<use></use>`),On=d(`<g><rect class="svelte-1h6uejs"></rect><!></g>`),kn=d(`<path class="piece svelte-1h6uejs"></path>`),An=d(`<rect class="piece svelte-1h6uejs" rx="2.5"></rect><path class="roof svelte-1h6uejs"></path>`,1),jn=d(`<g><!></g><use class="shape svelte-1h6uejs"></use>`,1),Mn=d(`<g><path class="rim svelte-1h6uejs"></path><path class="bed svelte-1h6uejs"></path><!></g>`),Nn=d(`<g><!></g>`);function Pn(n,r){F(r,!0);let i=11.2,o=10.6,s=Y(),u=e(()=>s.catalogue.routes[r.id]),d=e(()=>s.view.routes[r.id]),f=e(()=>s.catalogue.sheet.cell_width),h=e(()=>p(u).cell_length),_=e(()=>p(u).twin?15:16.4);var v=Nn(),y=a(v),b=n=>{var r=t();H(l(r),17,()=>p(u).cells,m,(t,n,r)=>{var o=e(()=>M(p(n),3));let s=()=>p(o)[0],l=()=>p(o)[1],d=()=>p(o)[2];var m=On(),_=a(m),v=c(_),y=e=>{var t=Dn();D(t,0,`sign`,null,{},{first:r===0}),j(t,`width`,i),j(t,`height`,i),g(()=>{j(t,`href`,`#gl-sym-${p(u).colour??``}`),j(t,`x`,s()-i/2),j(t,`y`,l()-i/2)}),A(e,t)};V(v,e=>{p(u).colour!==`grey`&&e(y)}),I(m),g(()=>{D(m,0,`cell c-${p(u).colour??``}`,`svelte-1h6uejs`),j(_,`x`,-p(h)/2),j(_,`y`,-p(f)/2),j(_,`width`,p(h)),j(_,`height`,p(f)),j(_,`rx`,p(u).type===`sea`?p(f)/2:1.5),j(_,`transform`,`translate(${s()??``} ${l()??``}) rotate(${d()??``})`)}),A(t,m)}),A(n,r)},x=t=>{var n=Mn(),r=a(n),i=c(r);H(c(i),17,()=>p(u).cells,m,(t,n)=>{var r=e(()=>M(p(n),3));let i=()=>p(r)[0],s=()=>p(r)[1],f=()=>p(r)[2];var m=jn(),v=l(m),y=a(v),b=e=>{var t=kn();g(e=>j(t,`d`,e),[()=>cn(p(h),p(_))]),A(e,t)},x=e=>{var t=An(),n=l(t),r=c(n);g(()=>{j(n,`x`,-p(h)/2),j(n,`y`,-p(_)/2),j(n,`width`,p(h)),j(n,`height`,p(_)),j(r,`d`,`M${-p(h)/2+4} ${-p(_)/2+2.6}h${p(h)-8}`)}),A(e,t)};V(y,e=>{p(u).type===`sea`?e(b):e(x,-1)}),I(v);var S=c(v);j(S,`width`,o),j(S,`height`,o),g((e,t)=>{j(v,`transform`,`translate(${i()??``} ${s()??``}) rotate(${e??``})`),j(S,`href`,`#gl-own-${t??``}`),j(S,`x`,i()-o/2),j(S,`y`,s()-o/2)},[()=>sn(f()),()=>de(p(d))]),A(t,m)}),I(n),g((e,t)=>{D(n,0,`claimed o${p(d)+1}`,`svelte-1h6uejs`),j(r,`d`,e),N(r,`stroke-width:${p(_)+5.4}`),j(i,`d`,t),N(i,`stroke-width:${p(_)+3}`)},[()=>nn(p(u)),()=>nn(p(u))]),A(t,n)};V(y,e=>{p(d)===void 0?e(b):e(x,-1)}),I(v),g(()=>j(v,`data-route`,r.id)),A(n,v),z()}var Fn=d(`<path class="svelte-1pmiv6i"></path>`),In=d(`<path class="river svelte-1pmiv6i"></path>`),Ln=d(`<path d="M0-13l7 10h-4l6 9H2v4h-4v-4h-7l6-9h-4z" class="svelte-1pmiv6i"></path>`),Rn=d(`<text dy=".33em" class="svelte-1pmiv6i"> </text>`),zn=d(`<g class="shore svelte-1pmiv6i"><!><!></g><g class="water svelte-1pmiv6i"><!><!></g><g class="island svelte-1pmiv6i"></g><g class="pines svelte-1pmiv6i"></g><g class="names svelte-1pmiv6i"></g>`,1);function Bn(t,n){F(n,!0);let i=Y(),o=e(()=>i.catalogue.sheet);var s=zn(),u=l(s),d=a(u);H(d,16,()=>p(o).water,e=>e,(e,t)=>{var n=Fn();g(()=>j(n,`d`,t)),A(e,n)}),H(c(d),17,()=>p(o).rivers,e=>e.path,(e,t)=>{var n=In();g(()=>{j(n,`d`,p(t).path),N(n,`stroke-width:${p(t).width+7}`)}),A(e,n)}),I(u);var f=c(u),h=a(f);H(h,16,()=>p(o).water,e=>e,(e,t)=>{var n=Fn();g(()=>j(n,`d`,t)),A(e,n)}),H(c(h),17,()=>p(o).rivers,e=>e.path,(e,t)=>{var n=In();g(()=>{j(n,`d`,p(t).path),N(n,`stroke-width:${p(t).width??``}`)}),A(e,n)}),I(f);var _=c(f);H(_,20,()=>p(o).islands,e=>e,(e,t)=>{var n=Fn();g(()=>j(n,`d`,t)),A(e,n)}),I(_);var v=c(_);H(v,21,()=>p(o).pines,m,(t,n,r)=>{var i=e(()=>M(p(n),2));let a=()=>p(i)[0],o=()=>p(i)[1];var s=Ln();g(()=>j(s,`transform`,`translate(${a()??``} ${o()??``}) scale(${r%3?.8:1})`)),A(t,s)}),I(v);var y=c(v);H(y,21,()=>p(o).lakes,e=>e.name,(e,t)=>{var n=Rn(),i=L(n,!0);g(()=>{j(n,`transform`,`translate(${p(t).x??``} ${p(t).y??``}) rotate(${p(t).angle??``})`),j(n,`font-size`,p(t).size),r(i,p(t).name)}),A(e,n)}),I(y),A(t,s),z()}var Vn=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Hn=[0,1,2,3,4],Un=[...Vn.map(e=>`sym-${e}`),...Hn.map(e=>`own-${de(e)}`),`anchor`],Wn=d(`<defs><!><pattern id="gl-any" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="ground svelte-dx202w" width="6" height="6"></rect><rect class="stripe svelte-dx202w" width="2" height="6"></rect></pattern></defs>`);function Gn(e,n){F(n,!0);var r=Wn();H(a(r),16,()=>Un,e=>e,(e,n)=>{var r=t();C(l(r),()=>ne(n,``,``,!1).replace(`<svg`,`<svg id="gl-${n}"`),void 0,!0),A(e,r)}),S(),I(r),A(e,r),z()}var Kn=k(`<span class="owner svelte-vywcks"><!> </span>`),qn=k(`<span> </span>`),Jn=k(`<div aria-hidden="true"><b class="svelte-vywcks"> </b> <!></div>`);function Yn(n,i){F(i,!0);let o=Y(),s=e(()=>o.catalogue.routes[Z.route??``]),u=e(()=>o.catalogue.places[Z.city??``]),d=e(()=>Z.route===null?o.view.harbours[Z.city??``]:o.view.routes[Z.route]),f=e(()=>$(o,Z.route??Z.city??``)),m=e(()=>{let e=p(s)?on(p(s)):p(u);if(!e)return null;let{x:t,y:n,width:r,height:a}=i.window.seen,o=110/i.window.scale;return e.x<t||e.x>t+r||e.y<n||e.y>n+a?null:{isAbove:e.y>n+a*.75,left:(Math.max(t+o,Math.min(t+r-o,e.x))-i.window.sheet.x)*i.window.scale,top:(e.y-i.window.sheet.y)*i.window.scale}});var h=t(),_=l(h),v=e=>{var t=Jn();let n;var i=a(t),l=L(i,!0),h=c(i,2),_=e=>{var t=Kn(),n=a(t);fe(n,{get seat(){return p(d)}});var i=c(n,1,!0);I(t),g(()=>r(i,o.people[p(d)]?.name)),A(e,t)},v=e=>{var t=qn(),n=L(t,!0);g(e=>r(n,e),[()=>o.say(`map-tip`,{price:p(f)??o.say(`map-price-route`,{colour:p(s).colour,length:p(s).length}),points:p(s).points})]),A(e,t)},y=e=>{var t=qn(),n=L(t,!0);g(()=>r(n,p(f))),A(e,t)};V(h,e=>{p(d)===void 0?p(s)?e(v,1):p(f)&&e(y,2):e(_)}),I(t),g(()=>{n=D(t,1,`tip sheet svelte-vywcks`,null,n,{above:p(m).isAbove}),N(t,`left:${p(m).left??``}px;top:${p(m).top??``}px`),r(l,p(s)?.name??p(u)?.name)}),A(e,t)};V(_,e=>{p(m)&&(p(s)||p(u))&&e(v)}),A(n,h),z()}var Xn=k(`<div class="tools svelte-1oiyw7q"><button type="button" class="svelte-1oiyw7q">+</button> <button type="button" class="svelte-1oiyw7q">−</button> <button type="button" class="svelte-1oiyw7q"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1oiyw7q"><path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6"></path></svg></button></div>`);function Zn(e,t){F(t,!0);let n=Y();var r=Xn(),i=a(r),o=c(i,2),l=c(o,2);I(r),g((e,n,r,a,s,c)=>{j(i,`aria-label`,e),j(i,`title`,n),i.disabled=t.window.isNearest,j(o,`aria-label`,r),j(o,`title`,a),o.disabled=t.window.isWhole,j(l,`aria-label`,s),j(l,`title`,c),l.disabled=t.window.isWhole},[()=>n.say(`map-closer`),()=>n.say(`map-closer`),()=>n.say(`map-farther`),()=>n.say(`map-farther`),()=>n.say(`map-whole`),()=>n.say(`map-whole`)]),s(`click`,i,()=>t.window.closer()),s(`click`,o,()=>t.window.farther()),s(`click`,l,()=>t.window.whole()),A(e,r),z()}i([`click`]);var Qn=k(`<div class="content svelte-fch5rp"><!></div>`),$n=k(`<div role="group" tabindex="0" data-pans=""><!></div>`);function er(e,t){F(t,!0);let n=R(t,`window`,7),r,i=new Map,c={x:0,y:0},l=y(!1);o(()=>{let e=new ResizeObserver(()=>{d(),r&&n().resize(r.clientWidth,r.clientHeight)});return e.observe(r),()=>e.disconnect()}),o(()=>{r.scrollTo(n().camera.x,n().camera.y)});function d(){if(!r)return;let[e,t]=[r.scrollLeft-n().camera.x,r.scrollTop-n().camera.y];(Math.abs(e)>1||Math.abs(t)>1)&&(n().camera=wt(n().camera,e,t))}function f(e){let{left:t,top:n}=r.getBoundingClientRect();return{x:e.clientX-t,y:e.clientY-n}}function m(e){e.preventDefault();let t=e.deltaMode===WheelEvent.DOM_DELTA_LINE?e.deltaY*32:e.deltaY;n().zoom(Math.exp(-t*(e.ctrlKey?.012:.0018)),f(e))}function h(e){e.button===0&&(i.size===0&&(_(l,!1),c=f(e)),i.set(e.pointerId,f(e)))}function v(e){let t=i.get(e.pointerId);if(!t)return;let a=f(e);if(!p(l)&&i.size<2&&Math.hypot(a.x-c.x,a.y-c.y)<6)return;if(!p(l))for(let e of i.keys())r.setPointerCapture(e);_(l,!0),i.set(e.pointerId,a);let o=[...i].find(([t])=>t!==e.pointerId)?.[1];n().camera=o?Ct(n().camera,[t,o],[a,o]):wt(n().camera,t.x-a.x,t.y-a.y)}function b(e){i.delete(e.pointerId)}function x(e){p(l)&&e.detail>0&&e.stopPropagation(),_(l,!1)}function S(e){e.target.closest(`[data-lit]`)||(e.shiftKey?n().farther(f(e)):n().closer(f(e)))}function C(e){e.ctrlKey||e.altKey||e.metaKey||!w(e.key)||(e.preventDefault(),e.stopPropagation())}function w(e){if(e===`+`||e===`=`)n().closer();else if(e===`-`||e===`−`)n().farther();else if(e===`0`)n().whole();else if(e===`ArrowLeft`)n().push(-1,0);else if(e===`ArrowRight`)n().push(1,0);else if(e===`ArrowUp`)n().push(0,-1);else if(e===`ArrowDown`)n().push(0,1);else return!1;return!0}var T=$n();let E;var k=a(T),M=e=>{var r=Qn();U(a(r),()=>t.children),I(r),g(()=>N(r,`width:${n().camera.width*n().camera.zoom}px;height:${n().camera.height*n().camera.zoom}px`)),A(e,r)};V(k,e=>{n().isReady&&e(M)}),I(T),O(T,e=>r=e,()=>r),g(()=>{E=D(T,1,`viewport svelte-fch5rp`,null,E,{dragged:p(l)}),j(T,`aria-label`,t.label)}),u(`scroll`,T,d),u(`wheel`,T,m),s(`pointerdown`,T,h),s(`pointermove`,T,v),s(`pointerup`,T,b),u(`pointercancel`,T,b),u(`click`,T,x,!0),s(`dblclick`,T,S),s(`keydown`,T,C),A(e,T),z()}i([`pointerdown`,`pointermove`,`pointerup`,`dblclick`,`keydown`]);var tr=new WeakMap,nr=d(`<path class="journey under svelte-12bn8y3"></path><path class="journey svelte-12bn8y3"></path>`,1),rr=k(`<svg aria-hidden="true"><!><!><!><!><!><!><!></svg> <div class="over svelte-12bn8y3"><!></div> <!>`,1),ir=k(`<!> <!> <!> <!>`,1);function ar(t,n){F(n,!0);let r=Y(),i=``,o=``,d=tr.get(r.catalogue)??new zt(ln(r.catalogue.sheet.frame));tr.set(r.catalogue,d);let f=e(()=>r.catalogue),m=e(()=>Object.keys(p(f).routes)),h=e(()=>p(m).filter(e=>e in r.view.routes)),_=e(()=>p(m).filter(e=>!(e in r.view.routes))),v=e(()=>new Set(r.lastLines.map(e=>String(e.args.route??e.args.city??``)))),y=e(()=>r.view.journeys.find(({ticket:e})=>e===Z.ticket)?.missing??[]),b=e(()=>r.isPhone&&d.detail!==`far`);function x(e){let t=p(f).routes[e];return an(t,p(f).places[t.a],p(f).places[t.b])}function S(e){return e.target.closest(`[data-at]`)?.dataset.at??``}function C(e){i=e,O()}function w(e){o=e.target.matches(`:focus-visible`)?S(e):``,O()}function T(){o=``,O()}function O(){let[,e,t=null]=/^(route|port)-(.+)$/.exec(i||o)??[];Z.route=e===`route`?t:null,Z.city=e===`port`?t:null}var k=ir(),M=l(k);{let t=e(()=>r.say(`map-keys`));er(M,{get window(){return d},get label(){return p(t)},children:(t,n)=>{var r=rr(),i=l(r),o=a(i);Gn(o,{});var f=c(o);Bn(f,{});var O=c(f);H(O,16,()=>p(m),e=>e,(t,n)=>{{let r=e(()=>p(v).has(n));dn(t,{get id(){return n},get isLast(){return p(r)}})}});var k=c(O);H(k,16,()=>p(_),e=>e,(e,t)=>{Pn(e,{get id(){return t}})});var M=c(k);H(M,16,()=>p(h),e=>e,(e,t)=>{Pn(e,{get id(){return t}})});var P=c(M);H(P,16,()=>p(y),e=>e,(e,t)=>{var n=nr(),r=l(n),i=c(r);g((e,t)=>{j(r,`d`,e),j(i,`d`,t)},[()=>x(t),()=>x(t)]),A(e,n)}),Xt(c(P),{get window(){return d},get last(){return p(v)}}),I(i);var F=c(i,2);let L;vn(a(F),{}),I(F),Yn(c(F,2),{get window(){return d}}),g(()=>{D(i,0,E(d.detail),`svelte-12bn8y3`),j(i,`viewBox`,`${d.sheet.x??``} ${d.sheet.y??``} ${d.sheet.width??``} ${d.sheet.height??``}`),L=N(F,`transform:scale(${d.scale??``}) translate(${-d.sheet.x}px, ${-d.sheet.y}px)`,L,{"--hit":`${(p(b)?44:24)/d.step}px`,"--small":1/d.step})}),s(`pointerover`,F,e=>C(S(e))),u(`pointerleave`,F,()=>C(``)),s(`focusin`,F,w),s(`focusout`,F,T),A(t,r)},$$slots:{default:!0}})}var P=c(M,2),L=e=>{xn(e,{})};V(P,e=>{!r.isPhone&&d.isWhole&&e(L)});var R=c(P,2),B=e=>{En(e,{get window(){return d}})};V(R,e=>{d.isReady&&!d.isWhole&&e(B)}),Zn(c(R,2),{get window(){return d}}),A(t,k),z()}i([`pointerover`,`focusin`,`focusout`]);function or(e,t,n){return t.filter===`can`?n.can.has(e):t.filter===`all`||n.viewer!==null&&n.owners[e]===n.viewer}function sr(e,t,n){let r=Object.entries(e.routes).filter(([e,{a:r,b:i}])=>or(e,t,n)&&(t.city===null||t.city===r||t.city===i));return Object.keys(e.regions).map(t=>({region:t,routes:r.filter(([,{a:n}])=>e.places[n].region===t).map(([e])=>e)})).filter(({routes:e})=>e.length>0)}function cr(e,t,n){return Object.keys(e.places).filter(r=>e.places[r].is_port&&or(r,t,n)&&(t.city===null||t.city===r))}var lr=k(`<!> `,1),ur=k(`<span class="whose svelte-tr7xqc"><!></span>`),dr=k(`<span class="label svelte-tr7xqc"> <!></span>`),fr=k(`<i class="sign svelte-tr7xqc"><!></i>`),pr=k(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <span class="what svelte-tr7xqc"><!> </span> <span> </span> <span> </span> <!> <!></li>`),mr=k(`<h4 class="svelte-tr7xqc"> </h4> <ul></ul>`,1),hr=k(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <!> <!></li>`),gr=k(`<p> </p>`),_r=k(`<div class="list sheet svelte-tr7xqc"><h3> </h3> <div class="wishes svelte-tr7xqc"><!> <!></div> <!> <!> <!></div>`);function vr(n,i){F(i,!0);let o=(t,n=T,i=T)=>{let o=e(()=>p(y).owners[n()]);var s=ur(),u=a(s),m=e=>{var t=f();g(e=>r(t,e),[()=>d.say(`map-list-free`,{what:i()})]),A(e,t)},h=e=>{var t=lr(),n=l(t);fe(n,{get seat(){return p(o)}});var a=c(n,1,!0);g(e=>r(a,e),[()=>p(o)===d.viewer?d.say(`map-list-yours`,{what:i()}):d.people[p(o)]?.name]),A(e,t)};V(u,e=>{p(o)===void 0?e(m):e(h,-1)}),I(s),A(t,s)},s=(n,i=T,o=T,s=T,u=T)=>{var m=t(),h=l(m),_=t=>{ue(t,{get label(){return o()},get moves(){return s()},class:`act`,shape:`target`,get at(){return`list-${i()??``}`},children:(t,n)=>{var o=dr(),s=a(o,!0),l=c(s),m=e=>{var t=f();g(e=>r(t,`: ${e??``}`),[()=>$(d,i())]),A(e,t)},h=e(()=>$(d,i()));V(l,e=>{p(h)&&e(m)}),I(o),g(()=>r(s,u())),A(t,o)},$$slots:{default:!0}})};V(h,e=>{s().length>0&&e(_)}),A(n,m)},u=[`all`,`can`,`mine`],d=Y(),m=e(()=>d.catalogue),h=v({filter:`all`,city:null}),_=e(()=>new Set([...d.movesOf(`claim`),...d.movesOf(`harbour`)].map(e=>String(e.args.route??e.args.city)))),y=e(()=>({owners:{...d.view.routes,...d.view.harbours},can:p(_),viewer:d.viewer})),b=e(()=>sr(p(m),h,p(y))),x=e(()=>cr(p(m),h,p(y))),S=e(()=>Object.entries(p(m).places).map(([e,{name:t}])=>({value:e,label:t})).sort((e,t)=>e.label.localeCompare(t.label)));var C=_r(),w=a(C),E=L(w,!0),D=c(w,2),O=a(D);{let t=e(()=>d.say(`map-list-filter`)),n=e(()=>u.map(e=>({value:e,label:d.say(`map-list-${e}`)})));ie(O,{get label(){return p(t)},get values(){return p(n)},get value(){return h.filter},onchange:e=>h.filter=e})}var k=c(O,2);{let t=e(()=>d.say(`map-list-city`)),n=e(()=>[{value:``,label:d.say(`map-list-any-city`)},...p(S)]),r=e(()=>h.city??``);ie(k,{get label(){return p(t)},get values(){return p(n)},get value(){return p(r)},onchange:e=>h.city=e||null})}I(D);var j=c(D,2);H(j,17,()=>p(b),({region:e,routes:t})=>e,(t,n)=>{let i=()=>p(n).region,u=()=>p(n).routes;var f=mr(),h=l(f),_=L(h,!0),v=c(h,2);H(v,20,u,e=>e,(t,n)=>{let i=e(()=>p(m).routes[n]);var l=pr(),u=a(l),f=L(u,!0),h=c(u,2),_=a(h),v=e=>{var t=fr();G(a(t),{get name(){return`sym-${p(i).colour??``}`}}),I(t),g(()=>N(t,`background:var(--c-${p(i).colour??``});color:var(--on-${p(i).colour??``})`)),A(e,t)};V(_,e=>{p(i).colour!==`grey`&&e(v)});var y=c(_);I(h);var b=c(h,2),x=L(b,!0),S=c(b,2),C=L(S,!0),w=c(S,2);o(w,()=>n,()=>`route`);var T=c(w,2);{let t=e(()=>d.movesOf(`claim`,{route:n})),r=e(()=>d.say(`map-list-claim`));s(T,()=>n,()=>p(i).name,()=>p(t),()=>p(r))}I(l),g((e,t,n)=>{r(f,p(i).name),r(y,` ${e??``}`),r(x,t),r(C,n)},[()=>d.say(`map-list-what`,{type:p(i).type,colour:p(i).colour}),()=>d.say(`map-list-length`,{length:p(i).length}),()=>d.say(`map-list-points`,{points:p(i).points})]),A(t,l)}),I(v),g(()=>r(_,p(m).regions[i()])),A(t,f)});var M=c(j,2),P=t=>{var n=mr(),i=l(n),u=L(i,!0),f=c(i,2);H(f,20,()=>p(x),e=>e,(t,n)=>{let i=e(()=>p(m).places[n].name);var l=hr(),u=a(l),f=L(u,!0),h=c(u,2);o(h,()=>n,()=>`port`);var _=c(h,2);{let t=e(()=>d.movesOf(`harbour`,{city:n})),r=e(()=>d.say(`map-list-build`));s(_,()=>n,()=>p(i),()=>p(t),()=>p(r))}I(l),g(()=>r(f,p(i))),A(t,l)}),I(f),g(e=>r(u,e),[()=>d.say(`map-list-harbours`)]),A(t,n)};V(M,e=>{p(x).length>0&&e(P)});var R=c(M,2),B=e=>{var t=gr(),n=L(t,!0);g(e=>r(n,e),[()=>d.say(`map-list-none`)]),A(e,t)};V(R,e=>{p(b).length+p(x).length===0&&e(B)}),I(C),g(e=>r(E,e),[()=>d.say(`map-list-title`)]),A(n,C),z()}var yr=k(`<section class="map sheet svelte-1igdyql"><!> <button type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1igdyql"><path></path></svg></button></section>`);function br(t,n){F(n,!0);let r=`great_lakes.map`,i=Y(),o=y(ee(r,`map`)===`list`),l=e(()=>i.say(p(o)?`map-show-map`:`map-show-list`));function u(){_(o,!p(o)),Object.assign(Z,{route:null,city:null}),W(r,p(o)?`list`:`map`)}var d=yr(),f=a(d),m=e=>{vr(e,{})},h=e=>{ar(e,{})};V(f,e=>{p(o)?e(m):e(h,-1)});var v=c(f,2),b=L(a(v));I(v),I(d),g(e=>{j(d,`aria-label`,e),D(v,1,E([`switch`,{low:!p(o)}]),`svelte-1igdyql`),j(v,`aria-label`,p(l)),j(v,`title`,p(l)),j(b,`d`,p(o)?`M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14`:`M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1`)},[()=>i.say(`map-title`)]),s(`click`,v,u),A(t,d),z()}i([`click`]);var xr=k(`<span class="label svelte-1r8duac"> </span>`),Sr=k(`<span class="alone svelte-1r8duac"> </span>`),Cr=k(`<!> <!>`,1),wr=k(`<button type="button" class="exchange svelte-1r8duac" data-lit="" data-exchange=""><!><span aria-hidden="true">⇄</span><!> </button>`),Tr=k(`<section class="market sheet svelte-1r8duac"><h3 class="svelte-1r8duac"> <!></h3> <div class="display svelte-1r8duac"><!> <div class="decks svelte-1r8duac"><!> <!></div></div> <!></section>`);function Er(t,n){F(n,!0);let i={turn:`market-turn`,second_card:`market-second`,refill:`market-refill`},o=[{deck:`train`,back:``},{deck:`ship`,back:`--b:#1f5a4c`}],u=Y(),d=K(),m=e(()=>u.view),h=e(()=>q(u,`turn`,`second_card`)),_=e(()=>u.moves.length>0?i[p(m).phase]??`market-not-now`:null),v=e(()=>ce(u).filter(({kind:e})=>e===`turned_up`).map(({args:e})=>e.slot)),y=e(()=>({train:p(m).train_deck.size,ship:p(m).ship_deck.size})),x=e(()=>u.movesOf(`exchange`));function C(){let e=p(x)[0];e&&(X.exchange=X.exchange?null:{to:String(e.args.to),pieces:1})}var w=Tr(),E=a(w),D=a(E,!0),O=c(D),k=e=>{var t=xr(),n=L(t,!0);g(e=>r(n,e),[()=>u.say(p(_))]),A(e,t)};V(O,e=>{p(_)&&e(k)}),I(E);var M=c(E,2),N=a(M);ye(N,{get cards(){return p(m).display},kind:`take`,place:`slot`,get isTaking(){return p(h)},nameOf:e=>u.catalogue.cards[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>`display:${t}`,isNew:(e,t)=>p(v).includes(t),gap:e=>{S();var t=f();g(e=>r(t,e),[()=>u.say(p(m).phase===`refill`?`display-refill`:`display-gap`)]),A(e,t)},face:(t,n=T)=>{var i=Cr(),a=l(i);tt(a,{get card(){return n()}});var o=c(a,2),s=e=>{var t=Sr(),n=L(t,!0);g(e=>r(n,e),[()=>u.say(`display-alone`)]),A(e,t)},d=e(()=>n()===`wild`&&q(u,`turn`));V(o,e=>{p(d)&&e(s)}),A(t,i)},$$slots:{gap:!0,face:!0}});var P=c(N,2),R=a(P);H(R,17,()=>o,({deck:e,back:t})=>e,(t,n)=>{let r=()=>p(n).deck,i=()=>p(n).back;{let n=e(()=>u.say(`deck-${r()}`)),a=e(()=>u.say(`deck-label`,{deck:r(),cards:p(y)[r()]})),o=e(()=>[...u.movesOf(`draw`,{deck:r()}),...u.movesOf(`refill`,{deck:r()})]),s=e(()=>p(h)?{kind:`draw`,args:{deck:r()}}:void 0),c=e(()=>({kind:`pile`,args:{pile:r()}}));_e(t,{get size(){return p(y)[r()]},get word(){return p(n)},get label(){return p(a)},get moves(){return p(o)},get why(){return p(s)},get about(){return p(c)},get at(){return`deck:${r()??``}`},get back(){return i()}})}});var B=c(R,2);{let t=e(()=>u.say(`deck-tickets`)),n=e(()=>u.say(`deck-label`,{deck:`tickets`,cards:p(m).ticket_deck.size})),r=e(()=>u.movesOf(`tickets`)),i=e(()=>q(u,`turn`)?{kind:`tickets`,args:{}}:void 0);_e(B,{get size(){return p(m).ticket_deck.size},get word(){return p(t)},get label(){return p(n)},get moves(){return p(r)},get why(){return p(i)},about:{kind:`pile`,args:{pile:`tickets`}},at:`deck:tickets`,back:`--b:#7f2f22`})}I(P),I(M);var U=c(M,2),W=e=>{var t=wr(),n=a(t);G(n,{name:`i-train`});var i=c(n,2);G(i,{name:`i-ship`});var o=c(i,1,!0);I(t),b(t,()=>d(`exchange`)),g(e=>{j(t,`aria-expanded`,X.exchange!==null),r(o,e)},[()=>u.say(`exchange-open`)]),s(`click`,t,C),A(e,t)};V(U,e=>{p(x).length>0&&e(W)}),I(w),g((e,t)=>{j(w,`aria-label`,e),r(D,t)},[()=>u.say(`market`),()=>u.say(`market`)]),A(t,w),z()}i([`click`]);var Dr=k(`<li class="svelte-1fxw8us"><!> </li>`),Or=k(`<div class="notice svelte-1fxw8us" role="status"><!> <b class="svelte-1fxw8us"> </b> <ul class="svelte-1fxw8us"></ul></div>`);function kr(n,i){F(i,!0);let o=Y(),s=e(()=>o.view.turns_left!==null&&o.view.seat!==null);var u=t(),d=l(u),f=t=>{var n=Or(),i=a(n);G(i,{name:`sema-caution`,class:`sig`});var s=c(i,2),l=L(s,!0),u=c(s,2);H(u,20,()=>le(o),e=>e,(t,n)=>{let i=e(()=>Me(o.view,n)??0);var s=Dr(),l=a(s);fe(l,{get seat(){return n}});var u=c(l,1,!0);I(s),g(e=>r(u,e),[()=>o.say(`last-turns-of`,{who:se(o,n),turns:p(i)})]),A(t,s)}),I(u),I(n),g(e=>r(l,e),[()=>o.say(`last-turns`)]),A(t,n)};V(d,e=>{p(s)&&e(f)}),A(n,u),z()}var Ar={claim:`map`,harbour:`map`,take:`cards`,draw:`cards`,refill:`cards`,tickets:`cards`,exchange:`cards`,keep:`tickets`,pieces:`tickets`},jr=[`colour`,`pay`,`singles`];function Mr({kind:e}){return e in Ar||jr.includes(e)}function Nr({kind:e}){return Ar[e]??null}function Pr({kind:e,args:t},n){return e===`claim`&&n.prices[t.route]?.ways===1||e===`harbour`&&n.prices[t.city]?.ways===1}function Fr(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function Ir({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return Fr(`display:${t.slot}`,n,t.card);case`drew`:return Fr(`deck:${t.deck}`,n,t.card);case`turned_up`:return Fr(`deck:${String(t.card).startsWith(`ship`)?`ship`:`train`}`,`display:${t.slot}`,t.card);case`kept`:return Fr(`deck:tickets`,`tickets:${t.seat}`);default:return null}}var Lr=k(`<section class="split sheet svelte-1v7ujw0"><h3 class="svelte-1v7ujw0"> <span class="label"> </span></h3> <div class="row svelte-1v7ujw0"><p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p> <!> <p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p></div> <p class="needs svelte-1v7ujw0"> </p></section>`);function Rr(t,n){F(n,!0);let i=Y(),o=e(()=>q(i,`pieces`)),s=e(()=>i.movesOf(`pieces`).map(({args:e})=>Number(e.trains))),l=e(()=>Ae(i,[...new Set(i.view.journeys.flatMap(({missing:e})=>e))]));var u=Lr(),d=a(u),f=a(d,!0),m=L(c(f),!0);I(d);var h=c(d,2),_=a(h),v=a(_);G(v,{name:`i-train`});var y=c(v),b=L(y,!0),x=L(c(y),!0);I(_);var S=c(_,2),C=t=>{{let r=e(()=>i.say(`split-slider`)),a=e(()=>n.all-n.trains),o=e(()=>n.all-Math.max(...p(s))),c=e(()=>n.all-Math.min(...p(s))),l=e(()=>i.say(`split-more`)),u=e(()=>i.say(`split-less`));mt(t,{get label(){return p(r)},get value(){return p(a)},get least(){return p(o)},get most(){return p(c)},get less(){return p(l)},get more(){return p(u)},signs:[`+`,`+`],onchange:e=>X.trains=String(n.all-e)})}};V(S,e=>{p(o)&&e(C)});var w=c(S,2),T=a(w);G(T,{name:`i-ship`});var E=c(T),D=L(E,!0),O=L(c(E),!0);I(w),I(h);var k=L(c(h,2),!0);I(u),g((e,t,i,a,o,s)=>{j(u,`aria-label`,e),r(f,t),r(m,i),r(b,n.trains),r(x,a),r(D,n.all-n.trains),r(O,o),r(k,s)},[()=>i.say(`split`),()=>i.say(p(o)?`split`:`split-chosen`),()=>i.say(`split-secret`),()=>i.say(`trains`,{n:n.trains}),()=>i.say(`ships`,{n:n.all-n.trains}),()=>i.say(`split-needs`,p(l))]),A(t,u),z()}var zr=k(`<i></i>`),Br=k(`<span aria-hidden="true"></span>`);function Vr(t,n){F(n,!0);let r=Y(),i=e(()=>n.routes.flatMap(e=>{let{type:t,colour:n,length:i}=r.catalogue.routes[e],a=e===r.view.route?`now`:r.view.routes[e]===r.viewer?`own`:``;return Array.from({length:i},(r,i)=>({key:`${e} ${i}`,type:t,colour:n,state:a,isFirst:i===0}))}));var a=Br();let o;H(a,21,()=>p(i),({key:e,type:t,colour:n,state:r,isFirst:i})=>e,(e,t)=>{let n=()=>p(t).type,r=()=>p(t).colour,i=()=>p(t).state,a=()=>p(t).isFirst;var o=zr();let s;g(()=>{s=D(o,1,`${n()??``} ${i()??``}`,`svelte-q25yal`,s,{first:a()}),N(o,`--c:${r()===`grey`?`light-dark(#d5d7cd, #5a6866)`:`var(--c-${r()})`}`)}),A(e,o)}),I(a),g(()=>o=D(a,1,`way o${(r.viewer??0)+1}`,`svelte-q25yal`,o,{many:p(i).length>18})),A(t,a),z()}var Hr=k(`<p class="none svelte-10b8eyn"> </p>`),Ur=k(`<!><span class="vh"> </span>`,1),Wr=k(`<li><button type="button"><b class="num svelte-10b8eyn"> </b> <span class="name svelte-10b8eyn"> <em class="svelte-10b8eyn">–</em> </span> <!> <small class="svelte-10b8eyn"><!></small></button></li>`),Gr=k(`<span class="svelte-10b8eyn"> <b class="num"> </b></span> `,1),Kr=k(`<p class="returned svelte-10b8eyn"> <!></p>`),qr=k(`<div class="all svelte-10b8eyn"><ol></ol> <!></div>`),Jr=k(`<section class="tickets sheet svelte-10b8eyn"><!></section>`);function Yr(t,n){F(n,!0);let i=Y(),o=K(),d=e(()=>De(i,i.view.tickets).map(e=>({id:e,...i.catalogue.tickets[e],journey:ke(i,e)})).toSorted((e,t)=>x(e)-x(t)||t.points-e.points)),h=e(()=>Oe(i).map(e=>i.catalogue.tickets[e])),v=y(null);function x({journey:e}){return e?.done?0:e?.to_go===null?2:1}function S(e){return e.length>0&&e.every(e=>e===i.view.route)}function C(e){_(v,p(v)===e?null:e,!0),Z.ticket=p(v)}var w=Jr(),T=a(w),E=e=>{var t=Hr(),n=L(t,!0);g(e=>r(n,e),[()=>i.say(`tickets-none`)]),A(e,t)},O=t=>{var n=qr(),_=a(n);H(_,21,()=>p(d),({id:e,a:t,b:n,points:r,journey:i})=>e,(t,n)=>{let d=()=>p(n).id,m=()=>p(n).a,h=()=>p(n).b,_=()=>p(n).points,y=()=>p(n).journey,x=e(()=>y()!==void 0&&!y().done&&y().to_go===null);var w=Wr(),T=a(w);let E;var O=a(T),k=L(O,!0),M=c(O,2),N=a(M,!0),P=c(N,2,!0);I(M);var F=c(M,2);{let t=e(()=>y()?.routes??[]);Vr(F,{get routes(){return p(t)}})}var R=c(F,2),z=a(R),B=e=>{var t=Ur(),n=l(t);G(n,{name:`i-check`});var a=L(c(n),!0);g(e=>r(a,e),[()=>i.say(`ticket-done`)]),A(e,t)},H=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-lost-short`)]),A(e,t)},U=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-now`)]),A(e,t)},W=e(()=>y()&&S(y().missing)),ee=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-to-go`,{n:y().to_go})]),A(e,t)};V(z,e=>{y()?.done?e(B):p(x)?e(H,1):p(W)?e(U,2):y()&&e(ee,3)}),I(R),I(T),b(T,()=>o(`card`,{card:d()})),I(w),g(e=>{E=D(T,1,`row svelte-10b8eyn`,null,E,{done:y()?.done,lost:p(x),now:e,shown:Z.ticket===d()}),j(T,`data-ticket`,d()),j(T,`aria-pressed`,p(v)===d()),r(k,_()),r(N,i.catalogue.places[m()].name),r(P,i.catalogue.places[h()].name)},[()=>y()&&S(y().missing)]),s(`click`,T,()=>C(d())),u(`pointerenter`,T,()=>Z.ticket=d()),u(`pointerleave`,T,({pointerType:e})=>e===`mouse`&&(Z.ticket=p(v))),u(`focus`,T,()=>Z.ticket=d()),u(`blur`,T,()=>Z.ticket=p(v)),A(t,w)}),I(_);var y=c(_,2),x=e=>{var t=Kr(),n=a(t);H(c(n),17,()=>p(h),m,(e,t)=>{let n=()=>p(t).name,i=()=>p(t).points;var o=Gr(),s=l(o),u=a(s),d=L(c(u),!0);I(s);var f=c(s,1,!0);f.nodeValue=` `,g(()=>{r(u,`${n()??``} `),r(d,i())}),A(e,o)}),I(t),g(e=>r(n,`${e??``} `),[()=>i.say(`tickets-returned`)]),A(e,t)};V(y,e=>{p(h).length>0&&e(x)}),I(n),A(t,n)};V(T,e=>{p(d).length===0?e(E):e(O,-1)}),I(w),g(e=>{j(w,`aria-label`,e),j(w,`data-at`,`tickets:${i.viewer??``}`)},[()=>i.say(`tickets`)]),A(t,w),z()}i([`click`]);var Xr=k(`<span class="mark svelte-17ate2g"><!> </span>`),Zr=k(`<span class="vh"> </span>`),Qr=k(`<button type="button"><!> <!> <!></button>`),$r=k(`<section class="tray sheet svelte-17ate2g"><h3 class="svelte-17ate2g"> <span class="label"> </span></h3> <div class="stubs svelte-17ate2g"></div></section>`);function ei(t,n){F(n,!0);let i=Y(),o=K(),l=e(()=>De(i,i.view.drawn)),d=e(()=>q(i,`first_tickets`,`tickets`)),f=e(()=>i.viewer===null?null:i.view.chosen[i.viewer]),m=e(()=>p(f)?p(f).split(`+`).map(e=>Number(e)-1):X.kept);function h(e){return p(m).includes(e)?p(m).filter(t=>t!==e):[...p(m),e].toSorted((e,t)=>e-t)}function _(e,t){Z.ticket=e,p(d)&&(X.kept=h(t))}function v(e){let t=h(e).map(e=>e+1).join(`+`);return i.movesOf(`keep`,{tickets:t})[0]?.text??i.say(p(m).includes(e)?`tray-drop`:`tray-add`)}var y=$r(),x=a(y),S=a(x,!0),C=L(c(S),!0);I(x);var w=c(x,2);H(w,22,()=>p(l),e=>e,(t,n,l)=>{let f=e(()=>p(m).includes(p(l)));var h=Qr();let y;var x=a(h);Ze(x,{get ticket(){return n}});var S=c(x,2),C=e=>{var t=Xr(),n=a(t);G(n,{name:`i-check`});var o=c(n,1,!0);I(t),g(e=>r(o,e),[()=>i.say(`tray-kept`)]),A(e,t)};V(S,e=>{p(f)&&e(C)});var w=c(S,2),T=e=>{var t=Zr(),n=L(t,!0);g(e=>r(n,e),[()=>v(p(l))]),A(e,t)};V(w,e=>{p(d)&&e(T)}),I(h),b(h,()=>o(`card`,{card:n})),g(()=>{y=D(h,1,`stub svelte-17ate2g`,null,y,{kept:p(f),lit:p(d)}),j(h,`data-lit`,p(d)?``:void 0),j(h,`data-card`,n),j(h,`aria-pressed`,p(f)),j(h,`aria-disabled`,p(d)?void 0:`true`)}),s(`click`,h,()=>_(n,p(l))),u(`pointerenter`,h,()=>Z.ticket=n),u(`pointerleave`,h,({pointerType:e})=>e===`mouse`&&(Z.ticket=null)),u(`focus`,h,()=>Z.ticket=n),A(t,h)}),I(w),I(y),g((e,t,n)=>{j(y,`aria-label`,e),j(y,`data-picked`,p(d)&&p(m).length>0?``:void 0),r(S,t),r(C,n),N(w,`--n:${p(l).length??``}`)},[()=>i.say(`tray`),()=>i.say(p(f)?`tray-chosen`:`tray`),()=>i.say(`tray-secret`)]),A(t,y),z()}i([`click`]);var ti=k(`<div class="sheet-of-map svelte-1ksavaw"><!></div>`),ni=k(`<!> <!>`,1),ri=k(`<div class="phone svelte-1ksavaw"><!></div>`),ii=k(`<div class="lakes svelte-1ksavaw"><!> <div class="sheet-of-map svelte-1ksavaw"><!></div> <!> <!></div>`);function ai(r,i){F(i,!0);let s=n=>{var r=t(),i=l(r),a=e=>{ei(e,{})},o=t=>{{let n=e(()=>Number(p(g)));Rr(t,{get trains(){return p(n)},get all(){return d.catalogue.pieces}})}};V(i,e=>{p(m)?e(a):p(g)!==null&&e(o,1)}),A(n,r)},u=[`map`,`cards`,`tickets`],d=Y(),f=e(()=>d.view),m=e(()=>De(d,p(f).drawn).length>0),g=e(()=>p(f).phase===`pieces`&&d.viewer!==null?p(f).mix[d.viewer]??(d.moves.length>0?X.trains:null):null),_=e(()=>X.exchange!==null&&d.movesOf(`exchange`).length>0),v=e(()=>new Set(d.moves.map(Nr))),y=e(()=>p(_)?new Set([`cards`]):p(v)),b=e(()=>Fe(d));h(()=>{p(b),Ne(),X.trains=String(d.catalogue.recommended)}),o(()=>{let e=d.moves.find(({code:e})=>e===d.hinted);e&&n(()=>Pe(e,d))});var x=t(),S=l(x),C=e=>{var t=ri();oe(a(t),{get tabs(){return u},get lit(){return p(v)},get wanted(){return p(y)},get of(){return Nr},part:(e,t=T)=>{var n=ni(),r=l(n);kr(r,{});var i=c(r,2),o=e=>{var t=ti();br(a(t),{}),I(t),A(e,t)},u=e=>{var t=ni(),n=l(t),r=e=>{_t(e,{})};V(n,e=>{p(_)&&e(r)}),Er(c(n,2),{}),A(e,t)},d=e=>{var t=ni(),n=l(t);s(n),Yr(c(n,2),{}),A(e,t)};V(i,e=>{t()===`map`?e(o):t()===`cards`?e(u,1):e(d,-1)}),A(e,n)},$$slots:{part:!0}}),I(t),A(e,t)},w=e=>{var t=ii(),n=a(t);kr(n,{});var r=c(n,2);br(a(r),{}),I(r);var i=c(r,2);s(i);var o=c(i,2),l=e=>{_t(e,{})};V(o,e=>{p(_)&&e(l)}),I(t),A(e,t)};V(S,e=>{d.isPhone?e(C):e(w,-1)}),A(r,x),z()}function oi(t,n){F(n,!0);let r=Y(),i=e(()=>(n.parts.tickets??[]).map(({ticket:e,completed:t,points:n})=>({name:r.catalogue.tickets[e].name,completed:t,points:n}))),a=e(()=>n.parts.harbours.map(({city:e,points:t})=>({name:r.catalogue.places[e].name,points:t??0}))),o=e(()=>[{name:`track`,colour:`#2f629c`,items:[],points:n.parts.track},{name:`done`,colour:`#2c6a4d`,items:p(i).filter(({completed:e})=>e)},{name:`harbours`,colour:`#c99a2e`,items:p(a)},{name:`failed`,colour:`#b23522`,items:p(i).filter(({completed:e})=>!e)},{name:`unbuilt`,colour:`#7a5a52`,items:[],points:n.parts.unbuilt}]);ge(t,{get seat(){return n.seat},get groups(){return p(o)},get total(){return n.parts.total}}),z()}var si=k(`<span><button type="button"><span class="vh svelte-7qi5qx"> </span> <!></button></span>`),ci=k(`<p class="none svelte-7qi5qx"> </p>`),li=k(`<div><div class="hand svelte-7qi5qx" role="group"><div data-overlaps="inside"></div> <!></div> <!></div>`);function ui(n,i){F(i,!0);let o={card:60,step:44},u=Y(),d=K(),f=e(()=>u.view),m=e(()=>u.viewer===null?null:p(f).hands[u.viewer].cards),h=e(()=>We(u.catalogue,p(m)??[])),S=e(()=>Le(u)),C=e(()=>q(u,`colour`,`pay`,`singles`)),w=y(0),T=v({width:0,height:0}),E=e(()=>u.isPhone?o.card:T.width>=1700&&T.height>=960?84:T.height<=820?54:63),O=e(()=>{let e=(p(w)-p(E)-(u.isPhone?24:20))/Math.max(1,p(h).length-1);return Math.min(p(E)+13,Math.max(e,u.isPhone?o.step:24))});function k(e){return p(S).filter(t=>t===e).length}function R(e){return p(C)&&p(f).payments.some(({cards:t})=>t.includes(e))}function B(e){if(!R(e))return u.enlarge(e);let t=p(f).payments.map(({cards:t})=>t.filter(t=>t===e).length),n=t.filter(t=>t>k(e));X.payment=t.indexOf(n.length>0?Math.min(...n):Math.min(...t))}function U(e,t){return u.say(`hand-pile`,{card:u.catalogue.cards[e].name,cards:t})}var W=t(),ee=l(W),te=t=>{var n=li();let i;var o=a(n),l=a(o);let f;H(l,23,()=>p(h),([e,t])=>e,(t,n,i)=>{var o=e(()=>M(p(n),2));let l=()=>p(o)[0],f=()=>p(o)[1],m=e(()=>k(l()));var _=si();let v;var y=a(_);let x;var S=a(y),C=L(S,!0),w=c(S,2);{let t=e(()=>p(m)>0?u.say(`hand-pays`,{n:p(m),of:f()}):null);ve(w,{get copies(){return f()},get tag(){return p(t)},children:(e,t)=>{tt(e,{get card(){return l()}})},$$slots:{default:!0}})}I(y),b(y,()=>d(`card`,{card:l()})),I(_),g((e,t,n)=>{v=D(_,1,`held svelte-7qi5qx`,null,v,{gap:e}),x=D(y,1,`pile svelte-7qi5qx`,null,x,{pays:p(m)>0,can:t}),j(y,`data-card`,l()),j(y,`aria-pressed`,p(m)>0?`true`:void 0),r(C,n)},[()=>p(i)>0&&Ue(u.catalogue,l())!==Ue(u.catalogue,p(h)[p(i)-1][0]),()=>R(l()),()=>U(l(),f())]),s(`click`,y,()=>B(l())),A(t,_)}),I(l);var m=c(l,2),v=e=>{var t=ci(),n=L(t,!0);g(e=>r(n,e),[()=>u.say(`hand-empty`)]),A(e,t)};V(m,e=>{p(h).length===0&&e(v)}),I(o);var y=c(o,2),S=e=>{Yr(e,{})};V(y,e=>{u.isPhone||e(S)}),I(n),g(e=>{i=D(n,1,`low svelte-7qi5qx`,null,i,{phone:u.isPhone,crowded:p(h).length>9}),j(o,`aria-label`,e),j(o,`data-at`,`hand:${u.viewer??``}`),N(o,`--cw:${p(E)??``}px;--step:${p(O)??``}px`),f=D(l,1,`fan svelte-7qi5qx`,null,f,{fanned:p(O)<p(E),apart:p(O)>p(E)+8})},[()=>u.say(`hand`)]),x(o,`clientWidth`,e=>_(w,e)),A(t,n)};V(ee,e=>{p(m)!==null&&e(te)}),P(`innerWidth`,e=>T.width=e),P(`innerHeight`,e=>T.height=e),A(n,W),z()}i([`click`]);var di=k(`<span class="svelte-qn2sb"><!><b class="svelte-qn2sb"> </b><span class="vh"> </span></span>`),fi=k(`<i><!></i>`),pi=k(`<p> </p>`),mi=k(`<p data-told-group=""><!> <span class="harbours svelte-qn2sb"><!> <span class="vh"> </span></span> <span class="score svelte-qn2sb"><b class="svelte-qn2sb"> </b><small class="svelte-qn2sb"> </small><span class="vh"> </span></span></p> <!>`,1);function hi(t,n){F(n,!0);let i=Y(),o=K(),s=e(()=>i.view),u=e(()=>3-p(s).harbours_left[n.seat]),d=e(()=>p(s).points[n.seat].total),f=e(()=>Me(p(s),n.seat)),h=e(()=>[{tell:o(`hand`,{seat:n.seat}),icon:`i-cards`,n:p(s).hands[n.seat].size,message:`seat-cards`},{tell:o(`tickets`,{seat:n.seat}),icon:`i-ticket`,n:p(s).tickets[n.seat].size,message:`seat-tickets`},{tell:o(`trains`,{seat:n.seat}),icon:`i-train`,n:p(s).supply[n.seat].train,message:`seat-trains`},{tell:o(`ships`,{seat:n.seat}),icon:`i-ship`,n:p(s).supply[n.seat].ship,message:`seat-ships`}]);var _=mi(),v=l(_);let y;var x=a(v);H(x,17,()=>p(h),({tell:e,icon:t,n,message:r})=>t,(e,t)=>{let n=()=>p(t).tell,o=()=>p(t).icon,s=()=>p(t).n,l=()=>p(t).message;var u=di(),d=a(u);G(d,{get name(){return o()}});var f=c(d),m=L(f,!0),h=L(c(f),!0);I(u),b(u,n),g(e=>{r(m,s()),r(h,e)},[()=>i.say(l(),{n:s()})]),A(e,u)});var S=c(x,2),C=a(S);H(C,17,()=>({length:3}),m,(e,t,n)=>{var r=fi();let i;G(a(r),{name:`anchor`}),I(r),g(()=>i=D(r,1,`svelte-qn2sb`,null,i,{on:n<p(u)})),A(e,r)});var w=L(c(C,2),!0);I(S),b(S,()=>o(`harbours`,{seat:n.seat}));var T=c(S,2),E=a(T),O=L(E,!0),k=c(E),M=L(k,!0),N=L(c(k),!0);I(T),b(T,()=>o(`points`,{seat:n.seat})),I(v);var P=c(v,2),R=e=>{var t=pi();let n;var a=L(t,!0);g(e=>{n=D(t,1,`turns svelte-qn2sb`,null,n,{last:p(f)<=1}),r(a,e)},[()=>i.say(`seat-turns`,{turns:p(f)})]),A(e,t)};V(P,e=>{p(f)!==null&&e(R)}),g((e,t,a,o)=>{y=D(v,1,`counts svelte-qn2sb`,null,y,{five:p(s).seats>4}),j(v,`data-at`,n.seat===i.viewer?void 0:`hand:${n.seat} tickets:${n.seat}`),r(w,e),r(O,t),r(M,a),r(N,o)},[()=>i.say(`seat-harbours`,{built:p(u),left:3-p(u)}),()=>J(p(s).track[n.seat]),()=>J(p(d)),()=>i.say(`seat-score`,{track:J(p(s).track[n.seat]),total:J(p(d))})]),A(t,_),z()}var gi=k(`<li><!> <!></li>`),_i=k(`<ul></ul> <!>`,1);function vi(e,n){F(n,!0);let r=Y();var i=t(),o=l(i),s=e=>{var t=_i(),n=l(t);let i;H(n,20,()=>le(r),e=>e,(e,t)=>{var n=gi();let i;var o=a(n);be(o,{get seat(){return t}}),hi(c(o,2),{get seat(){return t}}),I(n),g(()=>{i=D(n,1,`sheet o${t+1}`,`svelte-15ixb2n`,i,{turn:r.view.seat===t}),j(n,`data-at`,`seat:${t??``}`)}),A(e,n)}),I(n),Er(c(n,2),{}),g(()=>i=D(n,1,`plates svelte-15ixb2n`,null,i,{many:r.view.seats>4})),A(e,t)};V(o,e=>{r.isPhone||e(s)}),A(e,i),z()}re(Object.assign({"./art/anchor.svg":xe,"./art/i-ship.svg":Se,"./art/sema-caution.svg":Ce,"./art/ship-1.svg":pe,"./art/ship-2.svg":me})),te(`great_lakes`,Object.assign({"./words/en.ftl":we,"./words/ru.ftl":Te,"./words/uk.ftl":Ee}));var yi={name:`great_lakes`,seats:`board`,Board:ai,Hand:ui,SeatPanel:hi,Card:tt,Breakdown:oi,Side:vi,BarDetail:ft,BarActions:ut,placed:Mr,confirms:Pr,flights:Ir};export{yi as game};