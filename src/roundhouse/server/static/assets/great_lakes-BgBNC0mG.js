import{$ as e,A as t,B as n,D as r,F as i,G as a,H as o,I as s,J as c,K as l,L as u,M as d,P as f,R as p,S as m,U as h,V as g,X as _,Y as v,Z as y,a as b,at as x,b as S,c as C,ct as w,g as T,h as E,i as D,j as O,k,l as A,lt as j,m as M,n as N,nt as P,ot as F,q as I,t as L,tt as R,u as z,w as B,x as V,y as H}from"./disclose-version-DzUP1vRA.js";import{g as U,h as ee,l as te}from"./index-DMEalatJ.js";import{C as ne,S as re,b as ie,x as W}from"./games-Bxm6J9qo.js";import{r as ae}from"./context-CYRqh2pn.js";import{t as oe}from"./Tabs-C-I0hBpQ.js";import{a as se,i as ce,o as le,r as G,t as ue}from"./Spot-gxgXd7u8.js";import{n as de,t as fe}from"./Owner-m_XzKdN2.js";import{n as pe,t as me}from"./ship-2-DmYuEfJi.js";import{i as he,n as ge,r as _e,t as ve}from"./Copies-F7-QPrW8.js";import{t as K}from"./printed-B0ll_N_u.js";import{t as ye}from"./OpenCards-CLQSdOjK.js";import{t as be}from"./SeatHead--JRh0cLe.js";var xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5" r="2.4"/><path d="M12 7.500V21M7 11h10M3.500 14q.5 7 8.500 7t8.500-7M3.500 14l-1 3M20.500 14l1 3" stroke-width="2.600"/></g></svg>
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
split-slider = Number of trains
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
split-slider = Сколько вагонов
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
    [one] карта в руке
    [few] карты в руке
    [many] карт в руке
   *[other] карты в руке
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
split-slider = Кількість вагонів
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
    [one] карта в руці
    [few] карти в руці
    [many] карт у руці
   *[other] карт у руці
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
`,q=ae;function De({viewer:e},t){return e===null?[]:t[e].cards??[]}function Oe({viewer:e,view:t}){return(e===null?[]:t.returned[e]??[]).toSorted((e,t)=>t.place-e.place).map(({ticket:e})=>e)}function ke({view:e},t){return e.journeys.find(e=>e.ticket===t)}function Ae({catalogue:e},t){let n=n=>t.filter(t=>e.routes[t].type===n).reduce((t,n)=>t+e.routes[n].length,0);return{rail:n(`rail`),sea:n(`sea`)}}function je(e){return[...e.movesOf(`claim`),...e.movesOf(`harbour`)].find(t=>e.isPicked([t]))}function Me({turns_left:e,seat:t,seats:n},r){return e===null||t===null?null:Math.ceil(Math.max(0,e-(r-t+n)%n)/n)}var J=v({kept:[],trains:null,exchange:null,payment:0});function Ne(){Object.assign(J,{kept:[],trains:null,exchange:null,payment:0})}function Pe({kind:e,args:t,code:n},{view:r}){e===`keep`?J.kept=String(t.tickets).split(`+`).map(e=>Number(e)-1):e===`pieces`?J.trains=String(t.trains):e===`exchange`?J.exchange={to:String(t.to),pieces:Number(t.pieces)}:J.payment=Math.max(0,r.payments.findIndex(({steps:e})=>e[0]===n))}function Fe({view:e,viewer:t}){let n=t===null?[]:e.drawn[t].cards??[];return[e.turns,e.phase,e.seat,e.route,e.city,e.colour,t,...n].join(` `)}function Ie({view:e}){return e.payments[J.payment]??e.payments[0]??null}function Le(e){let t=Ie(e);if(t)return t.cards;let n=je(e)?.args,r=n?.route??n?.city,i=r===void 0?void 0:e.view.prices[r];return i?Re(i,e.catalogue.routes[r]?.type??`harbour`):[]}function Re({colour:e,plain:t,special:n,wilds:r},i){return[[i===`rail`?`train_${e}`:`ship1_${e}`,t],[i===`sea`?`ship2_${e}`:`train_${e}_anchor`,n],[`wild`,r]].flatMap(([e,t])=>Array(t).fill(e))}var ze=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Be=`wild`,Ve={single:`ship-1`,double:`ship-2`},He=[`train`,`ship`,Be];function Ue({cards:e},t){return t===`wild`?Be:e[t].deck}function We(e,t){let n=t=>{let{colour:n}=e.cards[t];return He.indexOf(Ue(e,t))*100+ze.indexOf(n??``)*10+Number(Ge(e,t))};return[...new Set(t)].toSorted((e,t)=>n(e)-n(t)).map(e=>[e,t.filter(t=>t===e).length])}function Ge({cards:e},t){return[`anchored`,`double`].includes(e[t].kind)}function Ke(e){return e===`anchored`||e===`single`}var qe=O(`<!> `,1),Je=O(`<span aria-hidden="true" class="svelte-5yfqz4"><!> </span>`),Ye=O(`<span class="vh svelte-5yfqz4"> </span> <!> <!>`,1),Xe=O(`<span class="ticket svelte-5yfqz4"><b class="plate svelte-5yfqz4"> </b> <span class="cities svelte-5yfqz4"><span class="svelte-5yfqz4"> </span><span class="svelte-5yfqz4"> </span></span> <span class="needs svelte-5yfqz4"><!></span></span>`);function Ze(t,n){P(n,!0);let i=q(),o=e(()=>i.catalogue.tickets[n.ticket]),s=e(()=>p(o).a),u=e(()=>p(o).b),d=e(()=>p(o).points),m=e(()=>ke(i,n.ticket)),h=e(()=>Ae(i,p(m)?.missing??[])),_=e(()=>i.catalogue.places);var v=Xe(),y=a(v),b=I(y,!0),x=c(y,2),S=a(x),C=I(S,!0),w=I(c(S),!0);F(x);var T=c(x,2),E=a(T),D=e=>{var t=qe(),n=l(t);W(n,{name:`i-check`});var a=c(n,1,!0);g(e=>r(a,e),[()=>i.say(`ticket-done`)]),k(e,t)},O=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-lost`)]),k(e,t)},A=e=>{var t=Ye(),n=l(t),o=I(n,!0),s=c(n,2),u=e=>{var t=Je(),n=a(t);W(n,{name:`i-train`});var i=c(n,1,!0);F(t),g(()=>r(i,p(h).rail)),k(e,t)};B(s,e=>{p(h).rail>0&&e(u)});var d=c(s,2),f=e=>{var t=Je(),n=a(t);W(n,{name:`i-ship`});var i=c(n,1,!0);F(t),g(()=>r(i,p(h).sea)),k(e,t)};B(d,e=>{p(h).sea>0&&e(f)}),g(e=>r(o,e),[()=>i.say(`ticket-needs`,p(h))]),k(e,t)};B(E,e=>{p(m)?.done?e(D):p(m)&&p(m).to_go===null?e(O,1):p(m)&&e(A,2)}),F(T),F(v),g(()=>{r(b,p(d)),r(C,p(_)[p(s)].name),r(w,p(_)[p(u)].name)}),k(t,v),R()}var Qe=O(`<span class="corner anchor svelte-1g0j0z2"><!></span>`),$e=O(`<b class="corner two svelte-1g0j0z2">2</b>`),et=O(`<!> <!>`,1);function Y(n,r){P(r,!0);let i=L(r,`big`,3,!1),o=q(),s=e(()=>o.catalogue.cards[r.card]),u=e(()=>p(s)&&{use:o.say(`card-about-${p(s).kind}`),copies:o.say(`card-copies`,{copies:p(s).copies})});var d=t(),f=l(d),m=t=>{{let n=t=>{var n=et(),r=l(n),i=e=>{var t=Qe();W(a(t),{name:`anchor`}),F(t),k(e,t)},o=e(()=>Ke(p(s).kind));B(r,e=>{p(o)&&e(i)});var u=c(r,2),d=e=>{k(e,$e())};B(u,e=>{p(s).kind===`double`&&e(d)}),k(t,n)},r=e(()=>i()?p(u):void 0);he(t,{get name(){return p(s).name},get colour(){return p(s).colour},get vehicle(){return Ve[p(s).kind]},get about(){return p(r)},corner:n,$$slots:{corner:!0}})}},h=e=>{Ze(e,{get ticket(){return r.card}})};B(f,e=>{p(s)?e(m):e(h,-1)}),k(n,d),R()}var tt=O(`<b class="svelte-1aa1m6a"> </b>`),nt=O(`<span class="of svelte-1aa1m6a"><!><!> <span class="vh"> </span></span>`),rt=O(`<button type="button" class="step svelte-1aa1m6a" data-step="back">‹</button> <button type="button" class="step svelte-1aa1m6a" data-step="on">›</button> <small aria-live="polite" class="svelte-1aa1m6a"> </small>`,1),it=O(`<div class="pay svelte-1aa1m6a" role="group"><span class="cards svelte-1aa1m6a"></span> <!></div> <button type="button" data-lit="" data-commit=""> <span class="vh"> </span></button>`,1);function at(t,n){P(n,!0);let i=q(),o=e(()=>i.view),u=e(()=>Ie(i)),d=e(()=>p(o).payments.length),f=e(()=>p(o).route===null?null:i.catalogue.routes[p(o).route]),m=e(()=>i.moves.find(({code:e})=>e===p(u).steps[0]));function h(e){J.payment=(J.payment+e+p(d))%p(d)}var _=it(),v=l(_),y=a(v);V(y,21,()=>We(i.catalogue,p(u).cards),([e,t])=>e,(t,n)=>{var o=e(()=>j(p(n),2));let s=()=>p(o)[0],l=()=>p(o)[1];var u=nt(),d=a(u),f=e=>{var t=tt(),n=I(t);g(()=>r(n,`${l()??``}×`)),k(e,t)};B(d,e=>{l()>1&&e(f)});var m=c(d);Y(m,{get card(){return s()}});var h=I(c(m,2),!0);F(u),g(e=>{A(u,`title`,i.catalogue.cards[s()].name),r(h,e)},[()=>i.say(`pay-cards`,{card:i.catalogue.cards[s()].name,copies:l()})]),k(t,u)}),F(y);var b=c(y,2),x=e=>{var t=rt(),n=l(t),a=c(n,2),o=I(c(a,2),!0);g((e,t,i)=>{A(n,`aria-label`,e),A(a,`aria-label`,t),r(o,i)},[()=>i.say(`pay-before`),()=>i.say(`pay-next`),()=>i.say(`pay-ways`,{way:J.payment+1,ways:p(d)})]),s(`click`,n,()=>h(-1)),s(`click`,a,()=>h(1)),k(e,t)};B(b,e=>{p(d)>1&&e(x)}),F(v);var S=c(v,2),C=a(S,!0),w=I(c(C));F(S),g((e,t)=>{A(v,`aria-label`,e),A(v,`data-way`,J.payment),E(S,1,T([`btn`,`go`,`commit`,{"is-hinted":i.hinted!==null&&p(u).steps[0]===i.hinted}]),`svelte-1aa1m6a`),r(C,t),r(w,`. ${p(m)?.text??``??``}`)},[()=>i.say(`pay`),()=>p(f)?i.say(`do-claim`,{points:p(f).points}):i.say(`do-build`)]),s(`click`,S,()=>i.playAll(p(u).steps)),k(t,_),R()}i([`click`]);var ot=O(`<button type="button" class="btn ghost"> </button>`),st=O(`<span class="vh"> </span>`),ct=O(`<!> <button type="button" data-commit=""> <!></button>`,1);function lt(n,i){P(i,!0);let o=q(),u=e(()=>o.movesOf(`keep`)),d=e(()=>Math.min(...p(u).map(({args:e})=>String(e.tickets).split(`+`).length))),f=e(()=>{if(p(u).length>0)return o.movesOf(`keep`,{tickets:J.kept.map(e=>e+1).join(`+`)})[0];if(G(o,`pieces`))return o.movesOf(`pieces`,{trains:J.trains??``})[0];if(J.exchange)return o.movesOf(`exchange`,{to:J.exchange.to,pieces:String(J.exchange.pieces)})[0]}),m=e(()=>p(u).length>0?o.say(p(f)?`do-keep`:`do-keep-more`,{n:p(f)?J.kept.length:p(d)-J.kept.length}):G(o,`pieces`)?o.say(`do-pieces`,{trains:Number(J.trains),ships:o.catalogue.pieces-Number(J.trains)}):J.exchange?o.say(`do-exchange`,{n:J.exchange.pieces}):null);var h=t(),_=l(h),v=e=>{at(e,{})},y=e(()=>o.view.payments.length>0&&G(o,`colour`,`pay`,`singles`)),b=e=>{var t=ct(),n=l(t),i=e=>{var t=ot(),n=I(t,!0);g(e=>r(n,e),[()=>o.say(`do-not-exchange`)]),s(`click`,t,()=>J.exchange=null),k(e,t)};B(n,e=>{J.exchange&&e(i)});var u=c(n,2),d=a(u,!0),h=c(d),_=e=>{var t=st(),n=I(t);g(()=>r(n,`. ${p(f).text??``}`)),k(e,t)};B(h,e=>{p(f)&&e(_)}),F(u),g(()=>{E(u,1,T([`btn`,`commit`,p(f)?`go`:`ghost`,{"is-hinted":p(f)?.code===o.hinted}]),`svelte-i2x3ag`),A(u,`data-lit`,p(f)?``:void 0),A(u,`aria-disabled`,p(f)?void 0:`true`),r(d,p(m))}),s(`click`,u,()=>p(f)&&o.choose([p(f)])),k(e,t)};B(_,e=>{p(y)?e(v):p(m)!==null&&o.moves.length>0&&e(b,1)}),k(n,h),R()}i([`click`]);var ut=O(`<span> </span> `,1);function dt(n,i){P(i,!0);let a={first_tickets:`detail-tickets`,tickets:`detail-tickets`,second_card:`detail-second`},o=q(),s=e(()=>o.view),u=e(()=>je(o)?.args),d=e(()=>p(u)?.route??p(s).route),f=e(()=>p(u)?.city??p(s).city),h=e(()=>{if(p(d))return _(p(d));if(p(f))return[o.say(`detail-harbour`,{city:o.catalogue.places[p(f)].name,n:o.view.harbours_left[o.viewer]-1})];let e=a[p(s).phase];return e?[o.say(e)]:[]});function _(e){let{name:t,type:n,length:r,points:i}=o.catalogue.routes[e],a=p(s).supply[o.viewer],c=p(s).journeys.filter(({missing:t})=>t.length>0&&t.every(t=>t===e));return[o.say(`detail-claim`,{name:t,points:i}),...c.map(({ticket:e})=>o.say(`detail-done`,{ticket:o.catalogue.tickets[e].name,points:o.catalogue.tickets[e].points})),o.say(`detail-left`,{type:n,n:(n===`rail`?a.train:a.ship)-r})]}var v=t();V(l(v),17,()=>p(h),m,(e,t)=>{var n=ut(),i=l(n),a=I(i,!0),o=c(i,1,!0);o.nodeValue=` `,g(()=>r(a,p(t))),k(e,n)}),k(n,v),R()}var ft=O(`<span class="stepper svelte-1qgsz37"><button type="button" class="svelte-1qgsz37">−</button> <input type="range" class="svelte-1qgsz37"/> <button type="button" class="svelte-1qgsz37">+</button></span>`);function pt(e,t){P(t,!0);function n(e){t.onchange(Math.min(t.most,Math.max(t.least,e)))}var r=ft(),i=a(r),o=c(i,2);C(o);var l=c(o,2);F(r),g(()=>{A(i,`aria-label`,t.less),A(i,`aria-disabled`,t.value<=t.least),A(o,`aria-label`,t.label),A(o,`min`,t.least),A(o,`max`,t.most),z(o,t.value),A(l,`aria-label`,t.more),A(l,`aria-disabled`,t.value>=t.most)}),s(`click`,i,()=>n(t.value-1)),s(`input`,o,e=>n(Number(e.currentTarget.value))),s(`click`,l,()=>n(t.value+1)),k(e,r),R()}i([`click`,`input`]);var mt=O(`<button type="button" class="svelte-1l2agv5"> </button>`),ht=O(`<section class="exchange sheet svelte-1l2agv5" data-picked=""><h3 class="svelte-1l2agv5"> <span class="label"> </span></h3> <div class="row svelte-1l2agv5"><span class="seg svelte-1l2agv5" role="group"></span> <!> <p class="after svelte-1l2agv5"><span class="svelte-1l2agv5"><!> <b> </b></span> <span class="svelte-1l2agv5"><!> <b> </b></span> <span class="cost svelte-1l2agv5"> <span class="word svelte-1l2agv5"> </span></span></p></div></section>`);function gt(t,n){P(n,!0);let i=[`train`,`ship`],o=q(),l=e(()=>o.movesOf(`exchange`)),u=e(()=>J.exchange.to),d=e(()=>p(l).filter(({args:e})=>e.to===p(u)).length),f=e(()=>Math.min(J.exchange.pieces,p(d))),m=e(()=>o.view.supply[o.viewer]),h=e(()=>p(u)===`train`?1:-1);function _(e){J.exchange={to:e,pieces:1}}var v=ht(),y=a(v),b=a(y,!0),x=I(c(b),!0);F(y);var S=c(y,2),C=a(S);V(C,20,()=>i,e=>e,(e,t)=>{var n=mt(),i=I(n,!0);g((e,a)=>{A(n,`aria-pressed`,t===p(u)),A(n,`aria-disabled`,e),r(i,a)},[()=>!p(l).some(({args:e})=>e.to===t),()=>o.say(`exchange-to`,{deck:t})]),s(`click`,n,()=>p(l).some(({args:e})=>e.to===t)&&_(t)),k(e,n)}),F(C);var w=c(C,2);{let t=e(()=>o.say(`exchange-slider`)),n=e(()=>o.say(`exchange-less`)),r=e(()=>o.say(`exchange-more`));pt(w,{get label(){return p(t)},get value(){return p(f)},least:1,get most(){return p(d)},get less(){return p(n)},get more(){return p(r)},onchange:e=>J.exchange={to:p(u),pieces:e}})}var T=c(w,2),E=a(T),D=a(E);W(D,{name:`i-train`});var O=c(D),j=I(c(O),!0);F(E);var M=c(E,2),N=a(M);W(N,{name:`i-ship`});var L=c(N),z=I(c(L),!0);F(M);var B=c(M,2),H=a(B,!0),U=I(c(H),!0);F(B),F(T),F(S),F(v),g((e,t,n,i,a,o)=>{A(v,`aria-label`,e),r(b,t),r(x,n),A(C,`aria-label`,i),r(O,`${p(m).train??``} → `),r(j,p(m).train+p(h)*p(f)),r(L,`${p(m).ship??``} → `),r(z,p(m).ship-p(h)*p(f)),r(H,a),r(U,o)},[()=>o.say(`exchange`),()=>o.say(`exchange`),()=>o.say(`exchange-ends`),()=>o.say(`exchange-way`),()=>K(-p(f)),()=>o.say(`points-unit`,{points:p(f)})]),k(t,v),R()}i([`click`]);var X=v({ticket:null,route:null,city:null}),_t=3,vt=2;function Z(e,t,n){let r=t/n;if(e.width/e.height>r){let t=e.width/r;return{...e,y:e.y-(t-e.height)/2,height:t}}let i=e.height*r;return{...e,x:e.x-(i-e.width)/2,width:i}}function yt(e,t,n,r){let i=t/Z(e,t,n).width,a=Math.max(vt,_t/i),o={width:t,height:n,zoom:1,most:a,x:0,y:0};if(!r||r.zoom===1)return o;let s=Q(r,e)/i,c=Tt(r,e);return Ct({...o,zoom:Dt(s,1,a)},e,c)}function Q(e,t){return e.width*e.zoom/Z(t,e.width,e.height).width}function bt(e,t,n){return xt(e,[n,n],[n,n],t)}function xt(e,t,n,r=Ot(n)/Math.max(1,Ot(t))){let i=Dt(e.zoom*r,1,e.most),[a,o]=[kt(t),kt(n)],s=i/e.zoom;return Et({...e,zoom:i,x:(e.x+a.x)*s-o.x,y:(e.y+a.y)*s-o.y})}function St(e,t,n){return Et({...e,x:e.x+t,y:e.y+n})}function Ct(e,t,n){let r=Z(t,e.width,e.height),i=Q(e,t);return Et({...e,x:(n.x-r.x)*i-e.width/2,y:(n.y-r.y)*i-e.height/2})}function wt(e,t){let n=Z(t,e.width,e.height),r=Q(e,t);return{x:n.x+e.x/r,y:n.y+e.y/r,width:e.width/r,height:e.height/r}}function Tt(e,t){let n=wt(e,t);return{x:n.x+n.width/2,y:n.y+n.height/2}}function Et(e){let{width:t,height:n,zoom:r}=e;return{...e,x:Dt(e.x,0,t*(r-1)),y:Dt(e.y,0,n*(r-1))}}function Dt(e,t,n){return Math.min(n,Math.max(t,e))}function Ot([e,t]){return Math.hypot(e.x-t.x,e.y-t.y)}function kt([e,t]){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2}}var At=.5,jt=1.15,Mt=11,Nt=1.6,Pt=1.3,Ft=.2,It=.95,Lt=class{frame;#e=y({width:0,height:0,zoom:1,most:1,x:0,y:0});get camera(){return p(this.#e)}set camera(e){_(this.#e,e)}constructor(e){this.frame=e}get isReady(){return this.camera.width>0&&this.camera.height>0}get sheet(){return Z(this.frame,this.camera.width,this.camera.height)}get seen(){return wt(this.camera,this.frame)}get scale(){return Q(this.camera,this.frame)}get detail(){return this.scale<At?`far`:this.scale<jt?`middle`:`near`}get step(){return Pt**Math.floor(Math.log(this.scale)/Math.log(Pt))}letters(e){return this.scale>1?e/Math.sqrt(this.scale):Math.max(e,Mt/this.scale)}get isWhole(){return this.camera.zoom===1}get isNearest(){return this.camera.zoom>=this.camera.most}resize(e,t){if(e===0||t===0)return;let n=!this.isReady;this.camera=yt(this.frame,e,t,n?void 0:this.camera),n&&this.scale<At&&this.zoom(It/this.scale)}zoom(e,t){let{width:n,height:r}=this.camera;this.camera=bt(this.camera,e,t??{x:n/2,y:r/2})}closer(e){this.zoom(Nt,e)}farther(e){this.zoom(1/Nt,e)}whole(){this.camera=yt(this.frame,this.camera.width,this.camera.height)}push(e,t){let{width:n,height:r}=this.camera;this.camera=St(this.camera,e*n*Ft,t*r*Ft)}lookAt(e){this.camera=Ct(this.camera,this.frame,e)}},Rt=d(`<circle class="ring svelte-ul5u5s" r="20"></circle>`),zt=d(`<circle class="last svelte-ul5u5s" r="19"></circle>`),Bt=d(`<circle r="15.5"></circle>`),Vt=d(`<circle class="junction svelte-ul5u5s" r="10"></circle><path class="star svelte-ul5u5s" d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2z"></path>`,1),Ht=d(`<g><path d="M-12 11V-5L0-15 12-5V11z" class="svelte-ul5u5s"></path><use x="-6.5" y="-4.5" width="13" height="13" class="svelte-ul5u5s"></use></g>`),Ut=d(`<circle class="port svelte-ul5u5s" r="10"></circle><use class="anchor svelte-ul5u5s" href="#gl-anchor" x="-6.5" y="-6.5" width="13" height="13"></use>`,1),Wt=d(`<circle class="city svelte-ul5u5s" r="8"></circle><circle class="dot svelte-ul5u5s" r="3"></circle>`,1),Gt=d(`<g class="place"><!><!><!><!></g>`),Kt=d(`<text> </text>`),qt=d(`<!><g class="names svelte-ul5u5s"></g>`,1);function Jt(n,i){P(i,!0);let o=q(),s=e(()=>Object.entries(o.catalogue.places)),u=e(()=>p(s).filter(([,e])=>e.is_city)),d=e(()=>i.window.letters(o.catalogue.sheet.letter)),f=e(()=>X.ticket===null?null:o.catalogue.tickets[X.ticket]),m=e(()=>o.catalogue.routes[o.view.route??X.route??``]),h=e(()=>new Set([p(f)?.a,p(f)?.b,p(m)?.a,p(m)?.b,o.view.city,X.city])),_=e(()=>new Set([p(f)?.a,p(f)?.b])),v=e(()=>new Set(o.movesOf(`harbour`).map(e=>String(e.args.city))));var y=qt(),b=l(y);V(b,17,()=>p(s),([e,t])=>e,(t,n)=>{var r=e(()=>j(p(n),2));let s=()=>p(r)[0],l=()=>p(r)[1],u=e(()=>o.view.harbours[s()]);var d=Gt(),f=a(d),m=e=>{k(e,Rt())},h=e(()=>p(_).has(s()));B(f,e=>{p(h)&&e(m)});var y=c(f),b=e=>{k(e,zt())},S=e(()=>i.last.has(s()));B(y,e=>{p(S)&&e(b)});var C=c(y),w=e=>{var t=Bt();g(()=>E(t,0,T([`lit`,{solid:X.city===s()||o.view.city===s()}]),`svelte-ul5u5s`)),k(e,t)},D=e(()=>p(v).has(s()));B(C,e=>{p(D)&&e(w)});var O=c(C),M=e=>{var t=Vt();x(),k(e,t)},N=e=>{var t=Ht(),n=c(a(t));F(t),g(e=>{E(t,0,`harbour o${p(u)+1}`,`svelte-ul5u5s`),A(n,`href`,`#gl-own-${e??``}`)},[()=>de(p(u))]),k(e,t)},P=e=>{var t=Ut();x(),k(e,t)},I=e=>{var t=Wt();x(),k(e,t)};B(O,e=>{l().is_city?p(u)===void 0?l().is_port?e(P,2):e(I,-1):e(N,1):e(M)}),F(d),g(()=>{A(d,`transform`,`translate(${l().x??``} ${l().y??``})`),A(d,`data-place`,s())}),k(t,d)});var S=c(b);V(S,21,()=>p(u),([e,t])=>e,(n,i)=>{var a=e(()=>j(p(i),2));let o=()=>p(a)[0],s=()=>p(a)[1];var c=t(),u=l(c),d=e=>{var t=Kt();let n;var i=I(t,!0);g(e=>{A(t,`x`,s().label.x),A(t,`y`,s().label.y),A(t,`text-anchor`,s().label.anchor),n=E(t,0,`svelte-ul5u5s`,null,n,{hot:e}),r(i,s().name)},[()=>p(h).has(o())]),k(e,t)};B(u,e=>{s().label&&e(d)}),k(n,c)}),F(S),g(()=>M(S,`font-size:${p(d)??``}px`)),k(n,y),R()}var Yt=Math.PI/180,Xt=3;function Zt(e,t,n,r=0){let[i,a,o]=t,s=n*(e.cell_length/2+r);return{x:Qt(i+Math.cos(o*Yt)*s),y:Qt(a+Math.sin(o*Yt)*s)}}function Qt(e){return Math.round(e*10)/10}function $t(e){return`M`+e.map(({x:e,y:t})=>`${e} ${t}`).join(`L`)}function en(e,t=Xt){let n=e.cells.length-1;return $t(e.cells.flatMap((r,i)=>[Zt(e,r,-1,i===0?t:0),Zt(e,r,1,i===n?t:0)]))}function tn(e,t,n){let[r,i]=[e.cells[0],e.cells.at(-1)],a=Math.hypot(i[0]-r[0],i[1]-r[1])+e.cell_length+2*Xt;return Math.max(1,Math.round((a+n)/(t+n)))*(t+n)-n}function nn(e,t,n){return $t([t,...e.cells.flatMap(t=>[Zt(e,t,-1),Zt(e,t,1)]),n])}function rn(e){let[t,n]=e.cells[Math.floor(e.cells.length/2)];return{x:t,y:n}}function an(e){return e>90?e-180:e<-90?e+180:e}function on(e,t){let[n,r]=[e/2+1,t/2];return`M${-n} 0Q${-n+8} ${-r} ${-n+16} ${-r}H${n-4}Q${n} ${-r} ${n} 0T${n-4} ${r}H${-n+16}Q${-n+8} ${r} ${-n} 0z`}function sn([e,t,n,r]){return{x:e,y:t,width:n,height:r}}var cn=d(`<path></path>`);function ln(n,r){P(r,!0);let[i,a]=[7,4.5],o=q(),s=e(()=>o.catalogue.routes[r.id]),c=e(()=>o.movesOf(`claim`,{route:r.id})),u=e(()=>p(c).length>0),d=e(()=>o.view.route===r.id||p(u)&&o.isPicked(p(c))),f=e(()=>X.route===r.id);var m=t(),h=l(m),_=e=>{var t=cn();let n;g((e,o)=>{E(t,0,T([`edge`,{lit:p(u),picked:p(d),pointed:p(f),last:r.isLast}]),`svelte-wbv8zq`),A(t,`d`,e),A(t,`pathLength`,o),n=M(t,``,n,{"--dashes":`${i??``}
    ${a??``}`})},[()=>en(p(s)),()=>tn(p(s),i,a)]),k(e,t)};B(h,e=>{(p(d)||p(u)||p(f)||r.isLast)&&e(_)}),k(n,m),R()}function un(e,t){let{catalogue:n}=e,r=n.routes[t];return e.say(`map-route`,{name:r.name,type:r.type,colour:r.colour,length:r.length,points:r.points,...dn(e,t)})}function dn(e,t){let n=e.view.routes[t];return n===void 0?{whose:`free`,owner:``}:{whose:n===e.viewer?`you`:`other`,owner:e.people[n]?.name??``}}function $(e,t){let n=e.view.prices[t];return n?[n.plain+n.special>0?e.say(`map-price-colour`,{colour:n.colour,cards:n.plain+n.special}):``,n.wilds>0?e.say(`map-price-wilds`,{cards:n.wilds}):``].filter(Boolean).join(` + `):null}var fn=O(`<span class="margin svelte-e2s3p"></span> <span class="core svelte-e2s3p"></span>`,1),pn=O(`<span class="vh"> </span> <!>`,1),mn=O(`<span class="vh"> </span>`),hn=O(`<!> <!>`,1);function gn(t,n){P(n,!0);let i=q(),a=e(()=>Object.entries(i.catalogue.routes)),o=e(()=>Object.entries(i.catalogue.places).filter(([,e])=>e.is_port)),s=e(()=>i.catalogue.sheet.cell_width);function u(e){let{twin:t}=i.catalogue.routes[e];return t===null?0:t<e?1:-1}var d=hn(),f=l(d);V(f,17,()=>p(a),([e,t])=>e,(t,n)=>{var a=e(()=>j(p(n),2));let o=()=>p(a)[0],d=()=>p(a)[1],f=e(()=>rn(d()));{let n=e(()=>un(i,o())),a=e(()=>i.movesOf(`claim`,{route:o()})),h=e(()=>({kind:`claim`,args:{route:o()}})),_=e(()=>p(f).x),v=e(()=>p(f).y),y=e(()=>d().cell_length),b=e(()=>p(s)),x=e(()=>u(o()));ue(t,{get label(){return p(n)},get moves(){return p(a)},get why(){return p(h)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`route-${o()??``}`},class:`hit-route`,get style(){return`--x:${p(_)??``};--y:${p(v)??``};--w:${p(y)??``};--h:${p(b)??``};--side:${p(x)??``}`},children:(t,n)=>{var a=pn(),s=l(a),u=I(s,!0);V(c(s,2),17,()=>d().cells,m,(t,n)=>{var r=e(()=>j(p(n),3));let i=()=>p(r)[0],a=()=>p(r)[1],o=()=>p(r)[2],s=e(()=>`--dx:${(i()-p(f).x).toFixed(1)};--dy:${(a()-p(f).y).toFixed(1)};--a:${o()}deg`);var u=fn(),d=l(u),m=c(d,2);g(()=>{M(d,p(s)),M(m,p(s))}),k(t,u)}),g(e=>r(u,e),[()=>$(i,o())]),k(t,a)},$$slots:{default:!0}})}}),V(c(f,2),17,()=>p(o),([e,t])=>e,(t,n)=>{var a=e(()=>j(p(n),2));let o=()=>p(a)[0],s=()=>p(a)[1];{let n=e(()=>i.say(`map-port`,{city:s().name})),a=e(()=>i.movesOf(`harbour`,{city:o()})),c=e(()=>({kind:`harbour`,args:{city:o()}}));ue(t,{get label(){return p(n)},get moves(){return p(a)},get why(){return p(c)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`port-${o()??``}`},class:`hit-port`,get style(){return`--x:${s().x??``};--y:${s().y??``}`},children:(e,t)=>{var n=mn(),a=I(n,!0);g(e=>r(a,e),[()=>$(i,o())]),k(e,n)},$$slots:{default:!0}})}}),k(t,d),R()}var _n=O(`<td class="svelte-kdcep6"> </td>`),vn=O(`<ul class="key sheet svelte-kdcep6"><li class="svelte-kdcep6"><i class="rail svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="sea svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="any svelte-kdcep6"></i> </li></ul> <table class="scores sheet svelte-kdcep6"><tbody><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr></tbody></table>`,1);function yn(t,n){P(n,!0);let i=q(),o=e(()=>i.catalogue.route_points.map((e,t)=>({length:t,points:e})).slice(1));var s=vn(),u=l(s),d=a(u),f=c(a(d),1,!0);F(d);var m=c(d,2),h=c(a(m),1,!0);F(m);var _=c(m,2),v=c(a(_),1,!0);F(_),F(u);var y=c(u,2),b=a(y),x=a(b),S=a(x),C=I(S,!0);V(c(S),17,()=>p(o),({length:e})=>e,(e,t)=>{let n=()=>p(t).length;var i=_n(),a=I(i,!0);g(()=>r(a,n())),k(e,i)}),F(x);var w=c(x),T=a(w),E=I(T,!0);V(c(T),17,()=>p(o),({length:e,points:t})=>e,(e,t)=>{let n=()=>p(t).points;var i=_n(),a=I(i,!0);g(()=>r(a,n())),k(e,i)}),F(w),F(b),F(y),g((e,t,n,i,a)=>{r(f,e),r(h,t),r(v,n),r(C,i),r(E,a)},[()=>i.say(`map-key-rail`),()=>i.say(`map-key-sea`),()=>i.say(`map-key-any`),()=>i.say(`map-length`),()=>i.say(`map-points`)]),k(t,s),R()}var bn=d(`<path class="water svelte-1xb9p3k"></path>`),xn=d(`<path></path>`),Sn=d(`<circle class="lit svelte-1xb9p3k" r="20"></circle>`),Cn=d(`<svg class="overview svelte-1xb9p3k" role="presentation" aria-hidden="true"><rect class="land svelte-1xb9p3k"></rect><!><!><!><rect class="seen svelte-1xb9p3k"></rect></svg>`);function wn(t,n){P(n,!0);let r=q(),i=e(()=>r.catalogue),o=e(()=>sn(p(i).sheet.frame)),l=e(()=>n.window.seen),u=e(()=>[...r.movesOf(`claim`).map(e=>rn(p(i).routes[String(e.args.route)])),...r.movesOf(`harbour`).map(e=>p(i).places[String(e.args.city)])]),d;function f(e){let{left:t,top:r,width:i,height:a}=d.getBoundingClientRect();n.window.lookAt({x:p(o).x+(e.clientX-t)/i*p(o).width,y:p(o).y+(e.clientY-r)/a*p(o).height})}function h(e){d.setPointerCapture(e.pointerId),f(e)}var _=Cn(),v=a(_),y=c(v);V(y,16,()=>p(i).sheet.water,e=>e,(e,t)=>{var n=bn();g(()=>A(n,`d`,t)),k(e,n)});var b=c(y);V(b,17,()=>Object.entries(r.view.routes),([e,t])=>e,(t,n)=>{var r=e(()=>j(p(n),2));let a=()=>p(r)[0],o=()=>p(r)[1];var s=xn();g(e=>{E(s,0,`owned o${o()+1}`,`svelte-1xb9p3k`),A(s,`d`,e)},[()=>en(p(i).routes[a()])]),k(t,s)});var x=c(b);V(x,17,()=>p(u),m,(e,t)=>{var n=Sn();g(()=>{A(n,`cx`,p(t).x),A(n,`cy`,p(t).y)}),k(e,n)});var S=c(x);F(_),D(_,e=>d=e,()=>d),g(()=>{A(_,`viewBox`,`${p(o).x??``} ${p(o).y??``} ${p(o).width??``} ${p(o).height??``}`),M(_,`aspect-ratio:${p(o).width??``}/${p(o).height??``}`),A(v,`x`,p(o).x),A(v,`y`,p(o).y),A(v,`width`,p(o).width),A(v,`height`,p(o).height),A(S,`x`,p(l).x),A(S,`y`,p(l).y),A(S,`width`,p(l).width),A(S,`height`,p(l).height)}),s(`pointerdown`,_,h),s(`pointermove`,_,e=>d.hasPointerCapture(e.pointerId)&&f(e)),k(t,_),R()}i([`pointerdown`,`pointermove`]);var Tn=d(`<use></use>`),En=d(`<g><rect class="svelte-1h6uejs"></rect><!></g>`),Dn=d(`<path class="piece svelte-1h6uejs"></path>`),On=d(`<rect class="piece svelte-1h6uejs" rx="2.5"></rect><path class="roof svelte-1h6uejs"></path>`,1),kn=d(`<g><!></g><use class="shape svelte-1h6uejs"></use>`,1),An=d(`<g><path class="rim svelte-1h6uejs"></path><path class="bed svelte-1h6uejs"></path><!></g>`),jn=d(`<g><!></g>`);function Mn(n,r){P(r,!0);let i=11.2,o=10.6,s=q(),u=e(()=>s.catalogue.routes[r.id]),d=e(()=>s.view.routes[r.id]),f=e(()=>s.catalogue.sheet.cell_width),h=e(()=>p(u).cell_length),_=e(()=>p(u).twin?15:16.4);var v=jn(),y=a(v),b=n=>{var r=t();V(l(r),17,()=>p(u).cells,m,(t,n,r)=>{var o=e(()=>j(p(n),3));let s=()=>p(o)[0],l=()=>p(o)[1],d=()=>p(o)[2];var m=En(),_=a(m),v=c(_),y=e=>{var t=Tn();E(t,0,`sign`,null,{},{first:r===0}),A(t,`width`,i),A(t,`height`,i),g(()=>{A(t,`href`,`#gl-sym-${p(u).colour??``}`),A(t,`x`,s()-i/2),A(t,`y`,l()-i/2)}),k(e,t)};B(v,e=>{p(u).colour!==`grey`&&e(y)}),F(m),g(()=>{E(m,0,`cell c-${p(u).colour??``}`,`svelte-1h6uejs`),A(_,`x`,-p(h)/2),A(_,`y`,-p(f)/2),A(_,`width`,p(h)),A(_,`height`,p(f)),A(_,`rx`,p(u).type===`sea`?p(f)/2:1.5),A(_,`transform`,`translate(${s()??``} ${l()??``}) rotate(${d()??``})`)}),k(t,m)}),k(n,r)},x=t=>{var n=An(),r=a(n),i=c(r);V(c(i),17,()=>p(u).cells,m,(t,n)=>{var r=e(()=>j(p(n),3));let i=()=>p(r)[0],s=()=>p(r)[1],f=()=>p(r)[2];var m=kn(),v=l(m),y=a(v),b=e=>{var t=Dn();g(e=>A(t,`d`,e),[()=>on(p(h),p(_))]),k(e,t)},x=e=>{var t=On(),n=l(t),r=c(n);g(()=>{A(n,`x`,-p(h)/2),A(n,`y`,-p(_)/2),A(n,`width`,p(h)),A(n,`height`,p(_)),A(r,`d`,`M${-p(h)/2+4} ${-p(_)/2+2.6}h${p(h)-8}`)}),k(e,t)};B(y,e=>{p(u).type===`sea`?e(b):e(x,-1)}),F(v);var S=c(v);A(S,`width`,o),A(S,`height`,o),g((e,t)=>{A(v,`transform`,`translate(${i()??``} ${s()??``}) rotate(${e??``})`),A(S,`href`,`#gl-own-${t??``}`),A(S,`x`,i()-o/2),A(S,`y`,s()-o/2)},[()=>an(f()),()=>de(p(d))]),k(t,m)}),F(n),g((e,t)=>{E(n,0,`claimed o${p(d)+1}`,`svelte-1h6uejs`),A(r,`d`,e),M(r,`stroke-width:${p(_)+5.4}`),A(i,`d`,t),M(i,`stroke-width:${p(_)+3}`)},[()=>en(p(u)),()=>en(p(u))]),k(t,n)};B(y,e=>{p(d)===void 0?e(b):e(x,-1)}),F(v),g(()=>A(v,`data-route`,r.id)),k(n,v),R()}var Nn=d(`<path class="svelte-1pmiv6i"></path>`),Pn=d(`<path class="river svelte-1pmiv6i"></path>`),Fn=d(`<path d="M0-13l7 10h-4l6 9H2v4h-4v-4h-7l6-9h-4z" class="svelte-1pmiv6i"></path>`),In=d(`<text dy=".33em" class="svelte-1pmiv6i"> </text>`),Ln=d(`<g class="shore svelte-1pmiv6i"><!><!></g><g class="water svelte-1pmiv6i"><!><!></g><g class="island svelte-1pmiv6i"></g><g class="pines svelte-1pmiv6i"></g><g class="names svelte-1pmiv6i"></g>`,1);function Rn(t,n){P(n,!0);let i=q(),o=e(()=>i.catalogue.sheet);var s=Ln(),u=l(s),d=a(u);V(d,16,()=>p(o).water,e=>e,(e,t)=>{var n=Nn();g(()=>A(n,`d`,t)),k(e,n)}),V(c(d),17,()=>p(o).rivers,e=>e.path,(e,t)=>{var n=Pn();g(()=>{A(n,`d`,p(t).path),M(n,`stroke-width:${p(t).width+7}`)}),k(e,n)}),F(u);var f=c(u),h=a(f);V(h,16,()=>p(o).water,e=>e,(e,t)=>{var n=Nn();g(()=>A(n,`d`,t)),k(e,n)}),V(c(h),17,()=>p(o).rivers,e=>e.path,(e,t)=>{var n=Pn();g(()=>{A(n,`d`,p(t).path),M(n,`stroke-width:${p(t).width??``}`)}),k(e,n)}),F(f);var _=c(f);V(_,20,()=>p(o).islands,e=>e,(e,t)=>{var n=Nn();g(()=>A(n,`d`,t)),k(e,n)}),F(_);var v=c(_);V(v,21,()=>p(o).pines,m,(t,n,r)=>{var i=e(()=>j(p(n),2));let a=()=>p(i)[0],o=()=>p(i)[1];var s=Fn();g(()=>A(s,`transform`,`translate(${a()??``} ${o()??``}) scale(${r%3?.8:1})`)),k(t,s)}),F(v);var y=c(v);V(y,21,()=>p(o).lakes,e=>e.name,(e,t)=>{var n=In(),i=I(n,!0);g(()=>{A(n,`transform`,`translate(${p(t).x??``} ${p(t).y??``}) rotate(${p(t).angle??``})`),A(n,`font-size`,p(t).size),r(i,p(t).name)}),k(e,n)}),F(y),k(t,s),R()}var zn=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Bn=[0,1,2,3,4],Vn=[...zn.map(e=>`sym-${e}`),...Bn.map(e=>`own-${de(e)}`),`anchor`],Hn=d(`<defs><!><pattern id="gl-any" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="ground svelte-dx202w" width="6" height="6"></rect><rect class="stripe svelte-dx202w" width="2" height="6"></rect></pattern></defs>`);function Un(e,n){P(n,!0);var r=Hn();V(a(r),16,()=>Vn,e=>e,(e,n)=>{var r=t();S(l(r),()=>ne(n,``,``,!1).replace(`<svg`,`<svg id="gl-${n}"`),void 0,!0),k(e,r)}),x(),F(r),k(e,r),R()}var Wn=O(`<span class="owner svelte-vywcks"><!> </span>`),Gn=O(`<span> </span>`),Kn=O(`<div aria-hidden="true"><b class="svelte-vywcks"> </b> <!></div>`);function qn(n,i){P(i,!0);let o=q(),s=e(()=>o.catalogue.routes[X.route??``]),u=e(()=>o.catalogue.places[X.city??``]),d=e(()=>X.route===null?o.view.harbours[X.city??``]:o.view.routes[X.route]),f=e(()=>$(o,X.route??X.city??``)),m=e(()=>{let e=p(s)?rn(p(s)):p(u);if(!e)return null;let{x:t,y:n,width:r,height:a}=i.window.seen,o=110/i.window.scale;return e.x<t||e.x>t+r||e.y<n||e.y>n+a?null:{isAbove:e.y>n+a*.75,left:(Math.max(t+o,Math.min(t+r-o,e.x))-i.window.sheet.x)*i.window.scale,top:(e.y-i.window.sheet.y)*i.window.scale}});var h=t(),_=l(h),v=e=>{var t=Kn();let n;var i=a(t),l=I(i,!0),h=c(i,2),_=e=>{var t=Wn(),n=a(t);fe(n,{get seat(){return p(d)}});var i=c(n,1,!0);F(t),g(()=>r(i,o.people[p(d)]?.name)),k(e,t)},v=e=>{var t=Gn(),n=I(t,!0);g(e=>r(n,e),[()=>o.say(`map-tip`,{price:p(f)??o.say(`map-price-route`,{colour:p(s).colour,length:p(s).length}),points:p(s).points})]),k(e,t)},y=e=>{var t=Gn(),n=I(t,!0);g(()=>r(n,p(f))),k(e,t)};B(h,e=>{p(d)===void 0?p(s)?e(v,1):p(f)&&e(y,2):e(_)}),F(t),g(()=>{n=E(t,1,`tip sheet svelte-vywcks`,null,n,{above:p(m).isAbove}),M(t,`left:${p(m).left??``}px;top:${p(m).top??``}px`),r(l,p(s)?.name??p(u)?.name)}),k(e,t)};B(_,e=>{p(m)&&(p(s)||p(u))&&e(v)}),k(n,h),R()}var Jn=O(`<div class="tools svelte-1oiyw7q"><button type="button" class="svelte-1oiyw7q">+</button> <button type="button" class="svelte-1oiyw7q">−</button> <button type="button" class="svelte-1oiyw7q"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1oiyw7q"><path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6"></path></svg></button></div>`);function Yn(e,t){P(t,!0);let n=q();var r=Jn(),i=a(r),o=c(i,2),l=c(o,2);F(r),g((e,n,r,a,s,c)=>{A(i,`aria-label`,e),A(i,`title`,n),i.disabled=t.window.isNearest,A(o,`aria-label`,r),A(o,`title`,a),o.disabled=t.window.isWhole,A(l,`aria-label`,s),A(l,`title`,c),l.disabled=t.window.isWhole},[()=>n.say(`map-closer`),()=>n.say(`map-closer`),()=>n.say(`map-farther`),()=>n.say(`map-farther`),()=>n.say(`map-whole`),()=>n.say(`map-whole`)]),s(`click`,i,()=>t.window.closer()),s(`click`,o,()=>t.window.farther()),s(`click`,l,()=>t.window.whole()),k(e,r),R()}i([`click`]);var Xn=O(`<div class="content svelte-fch5rp"><!></div>`),Zn=O(`<div role="group" tabindex="0" data-pans=""><!></div>`);function Qn(e,t){P(t,!0);let n=L(t,`window`,7),r,i=new Map,c={x:0,y:0},l=y(!1);o(()=>{let e=new ResizeObserver(()=>{d(),r&&n().resize(r.clientWidth,r.clientHeight)});return e.observe(r),()=>e.disconnect()}),o(()=>{r.scrollTo(n().camera.x,n().camera.y)});function d(){if(!r)return;let[e,t]=[r.scrollLeft-n().camera.x,r.scrollTop-n().camera.y];(Math.abs(e)>1||Math.abs(t)>1)&&(n().camera=St(n().camera,e,t))}function f(e){let{left:t,top:n}=r.getBoundingClientRect();return{x:e.clientX-t,y:e.clientY-n}}function m(e){e.preventDefault();let t=e.deltaMode===WheelEvent.DOM_DELTA_LINE?e.deltaY*32:e.deltaY;n().zoom(Math.exp(-t*(e.ctrlKey?.012:.0018)),f(e))}function h(e){e.button===0&&(i.size===0&&(_(l,!1),c=f(e)),i.set(e.pointerId,f(e)))}function v(e){let t=i.get(e.pointerId);if(!t)return;let a=f(e);if(!p(l)&&i.size<2&&Math.hypot(a.x-c.x,a.y-c.y)<6)return;if(!p(l))for(let e of i.keys())r.setPointerCapture(e);_(l,!0),i.set(e.pointerId,a);let o=[...i].find(([t])=>t!==e.pointerId)?.[1];n().camera=o?xt(n().camera,[t,o],[a,o]):St(n().camera,t.x-a.x,t.y-a.y)}function b(e){i.delete(e.pointerId)}function x(e){p(l)&&e.detail>0&&e.stopPropagation(),_(l,!1)}function S(e){e.target.closest(`[data-lit]`)||(e.shiftKey?n().farther(f(e)):n().closer(f(e)))}function C(e){e.ctrlKey||e.altKey||e.metaKey||!w(e.key)||(e.preventDefault(),e.stopPropagation())}function w(e){if(e===`+`||e===`=`)n().closer();else if(e===`-`||e===`−`)n().farther();else if(e===`0`)n().whole();else if(e===`ArrowLeft`)n().push(-1,0);else if(e===`ArrowRight`)n().push(1,0);else if(e===`ArrowUp`)n().push(0,-1);else if(e===`ArrowDown`)n().push(0,1);else return!1;return!0}var T=Zn();let O;var j=a(T),N=e=>{var r=Xn();H(a(r),()=>t.children),F(r),g(()=>M(r,`width:${n().camera.width*n().camera.zoom}px;height:${n().camera.height*n().camera.zoom}px`)),k(e,r)};B(j,e=>{n().isReady&&e(N)}),F(T),D(T,e=>r=e,()=>r),g(()=>{O=E(T,1,`viewport svelte-fch5rp`,null,O,{dragged:p(l)}),A(T,`aria-label`,t.label)}),u(`scroll`,T,d),u(`wheel`,T,m),s(`pointerdown`,T,h),s(`pointermove`,T,v),s(`pointerup`,T,b),u(`pointercancel`,T,b),u(`click`,T,x,!0),s(`dblclick`,T,S),s(`keydown`,T,C),k(e,T),R()}i([`pointerdown`,`pointermove`,`pointerup`,`dblclick`,`keydown`]);var $n=new WeakMap,er=d(`<path class="journey under svelte-12bn8y3"></path><path class="journey svelte-12bn8y3"></path>`,1),tr=O(`<svg aria-hidden="true"><!><!><!><!><!><!><!></svg> <div class="over svelte-12bn8y3"><!></div> <!>`,1),nr=O(`<!> <!> <!> <!>`,1);function rr(t,n){P(n,!0);let r=q(),i=``,o=``,d=$n.get(r.catalogue)??new Lt(sn(r.catalogue.sheet.frame));$n.set(r.catalogue,d);let f=e(()=>r.catalogue),m=e(()=>Object.keys(p(f).routes)),h=e(()=>p(m).filter(e=>e in r.view.routes)),_=e(()=>p(m).filter(e=>!(e in r.view.routes))),v=e(()=>new Set(r.lastLines.map(e=>String(e.args.route??e.args.city??``)))),y=e(()=>r.view.journeys.find(({ticket:e})=>e===X.ticket)?.missing??[]),b=e(()=>r.isPhone&&d.detail!==`far`);function x(e){let t=p(f).routes[e];return nn(t,p(f).places[t.a],p(f).places[t.b])}function S(e){return e.target.closest(`[data-at]`)?.dataset.at??``}function C(e){i=e,O()}function w(e){o=e.target.matches(`:focus-visible`)?S(e):``,O()}function D(){o=``,O()}function O(){let[,e,t=null]=/^(route|port)-(.+)$/.exec(i||o)??[];X.route=e===`route`?t:null,X.city=e===`port`?t:null}var j=nr(),N=l(j);{let t=e(()=>r.say(`map-keys`));Qn(N,{get window(){return d},get label(){return p(t)},children:(t,n)=>{var r=tr(),i=l(r),o=a(i);Un(o,{});var f=c(o);Rn(f,{});var O=c(f);V(O,16,()=>p(m),e=>e,(t,n)=>{{let r=e(()=>p(v).has(n));ln(t,{get id(){return n},get isLast(){return p(r)}})}});var j=c(O);V(j,16,()=>p(_),e=>e,(e,t)=>{Mn(e,{get id(){return t}})});var N=c(j);V(N,16,()=>p(h),e=>e,(e,t)=>{Mn(e,{get id(){return t}})});var P=c(N);V(P,16,()=>p(y),e=>e,(e,t)=>{var n=er(),r=l(n),i=c(r);g((e,t)=>{A(r,`d`,e),A(i,`d`,t)},[()=>x(t),()=>x(t)]),k(e,n)}),Jt(c(P),{get window(){return d},get last(){return p(v)}}),F(i);var I=c(i,2);let L;gn(a(I),{}),F(I),qn(c(I,2),{get window(){return d}}),g(()=>{E(i,0,T(d.detail),`svelte-12bn8y3`),A(i,`viewBox`,`${d.sheet.x??``} ${d.sheet.y??``} ${d.sheet.width??``} ${d.sheet.height??``}`),L=M(I,`transform:scale(${d.scale??``}) translate(${-d.sheet.x}px, ${-d.sheet.y}px)`,L,{"--hit":`${(p(b)?44:24)/d.step}px`,"--small":1/d.step})}),s(`pointerover`,I,e=>C(S(e))),u(`pointerleave`,I,()=>C(``)),s(`focusin`,I,w),s(`focusout`,I,D),k(t,r)},$$slots:{default:!0}})}var I=c(N,2),L=e=>{yn(e,{})};B(I,e=>{!r.isPhone&&d.isWhole&&e(L)});var z=c(I,2),H=e=>{wn(e,{get window(){return d}})};B(z,e=>{d.isReady&&!d.isWhole&&e(H)}),Yn(c(z,2),{get window(){return d}}),k(t,j),R()}i([`pointerover`,`focusin`,`focusout`]);function ir(e,t,n){return t.filter===`can`?n.can.has(e):t.filter===`all`||n.viewer!==null&&n.owners[e]===n.viewer}function ar(e,t,n){let r=Object.entries(e.routes).filter(([e,{a:r,b:i}])=>ir(e,t,n)&&(t.city===null||t.city===r||t.city===i));return Object.keys(e.regions).map(t=>({region:t,routes:r.filter(([,{a:n}])=>e.places[n].region===t).map(([e])=>e)})).filter(({routes:e})=>e.length>0)}function or(e,t,n){return Object.keys(e.places).filter(r=>e.places[r].is_port&&ir(r,t,n)&&(t.city===null||t.city===r))}var sr=O(`<!> `,1),cr=O(`<span class="whose svelte-tr7xqc"><!></span>`),lr=O(`<span class="label svelte-tr7xqc"> <!></span>`),ur=O(`<i class="sign svelte-tr7xqc"><!></i>`),dr=O(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <span class="what svelte-tr7xqc"><!> </span> <span> </span> <span> </span> <!> <!></li>`),fr=O(`<h4 class="svelte-tr7xqc"> </h4> <ul></ul>`,1),pr=O(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <!> <!></li>`),mr=O(`<p> </p>`),hr=O(`<div class="list sheet svelte-tr7xqc"><h3> </h3> <div class="wishes svelte-tr7xqc"><!> <!></div> <!> <!> <!></div>`);function gr(n,i){P(i,!0);let o=(t,n=w,i=w)=>{let o=e(()=>p(y).owners[n()]);var s=cr(),u=a(s),m=e=>{var t=f();g(e=>r(t,e),[()=>d.say(`map-list-free`,{what:i()})]),k(e,t)},h=e=>{var t=sr(),n=l(t);fe(n,{get seat(){return p(o)}});var a=c(n,1,!0);g(e=>r(a,e),[()=>p(o)===d.viewer?d.say(`map-list-yours`,{what:i()}):d.people[p(o)]?.name]),k(e,t)};B(u,e=>{p(o)===void 0?e(m):e(h,-1)}),F(s),k(t,s)},s=(n,i=w,o=w,s=w,u=w)=>{var m=t(),h=l(m),_=t=>{ue(t,{get label(){return o()},get moves(){return s()},class:`act`,shape:`target`,get at(){return`list-${i()??``}`},children:(t,n)=>{var o=lr(),s=a(o,!0),l=c(s),m=e=>{var t=f();g(e=>r(t,`: ${e??``}`),[()=>$(d,i())]),k(e,t)},h=e(()=>$(d,i()));B(l,e=>{p(h)&&e(m)}),F(o),g(()=>r(s,u())),k(t,o)},$$slots:{default:!0}})};B(h,e=>{s().length>0&&e(_)}),k(n,m)},u=[`all`,`can`,`mine`],d=q(),m=e(()=>d.catalogue),h=v({filter:`all`,city:null}),_=e(()=>new Set([...d.movesOf(`claim`),...d.movesOf(`harbour`)].map(e=>String(e.args.route??e.args.city)))),y=e(()=>({owners:{...d.view.routes,...d.view.harbours},can:p(_),viewer:d.viewer})),b=e(()=>ar(p(m),h,p(y))),x=e(()=>or(p(m),h,p(y))),S=e(()=>Object.entries(p(m).places).map(([e,{name:t}])=>({value:e,label:t})).sort((e,t)=>e.label.localeCompare(t.label)));var C=hr(),T=a(C),E=I(T,!0),D=c(T,2),O=a(D);{let t=e(()=>d.say(`map-list-filter`)),n=e(()=>u.map(e=>({value:e,label:d.say(`map-list-${e}`)})));ie(O,{get label(){return p(t)},get values(){return p(n)},get value(){return h.filter},onchange:e=>h.filter=e})}var A=c(O,2);{let t=e(()=>d.say(`map-list-city`)),n=e(()=>[{value:``,label:d.say(`map-list-any-city`)},...p(S)]),r=e(()=>h.city??``);ie(A,{get label(){return p(t)},get values(){return p(n)},get value(){return p(r)},onchange:e=>h.city=e||null})}F(D);var j=c(D,2);V(j,17,()=>p(b),({region:e,routes:t})=>e,(t,n)=>{let i=()=>p(n).region,u=()=>p(n).routes;var f=fr(),h=l(f),_=I(h,!0),v=c(h,2);V(v,20,u,e=>e,(t,n)=>{let i=e(()=>p(m).routes[n]);var l=dr(),u=a(l),f=I(u,!0),h=c(u,2),_=a(h),v=e=>{var t=ur();W(a(t),{get name(){return`sym-${p(i).colour??``}`}}),F(t),g(()=>M(t,`background:var(--c-${p(i).colour??``});color:var(--on-${p(i).colour??``})`)),k(e,t)};B(_,e=>{p(i).colour!==`grey`&&e(v)});var y=c(_);F(h);var b=c(h,2),x=I(b,!0),S=c(b,2),C=I(S,!0),w=c(S,2);o(w,()=>n,()=>`route`);var T=c(w,2);{let t=e(()=>d.movesOf(`claim`,{route:n})),r=e(()=>d.say(`map-list-claim`));s(T,()=>n,()=>p(i).name,()=>p(t),()=>p(r))}F(l),g((e,t,n)=>{r(f,p(i).name),r(y,` ${e??``}`),r(x,t),r(C,n)},[()=>d.say(`map-list-what`,{type:p(i).type,colour:p(i).colour}),()=>d.say(`map-list-length`,{length:p(i).length}),()=>d.say(`map-list-points`,{points:p(i).points})]),k(t,l)}),F(v),g(()=>r(_,p(m).regions[i()])),k(t,f)});var N=c(j,2),L=t=>{var n=fr(),i=l(n),u=I(i,!0),f=c(i,2);V(f,20,()=>p(x),e=>e,(t,n)=>{let i=e(()=>p(m).places[n].name);var l=pr(),u=a(l),f=I(u,!0),h=c(u,2);o(h,()=>n,()=>`port`);var _=c(h,2);{let t=e(()=>d.movesOf(`harbour`,{city:n})),r=e(()=>d.say(`map-list-build`));s(_,()=>n,()=>p(i),()=>p(t),()=>p(r))}F(l),g(()=>r(f,p(i))),k(t,l)}),F(f),g(e=>r(u,e),[()=>d.say(`map-list-harbours`)]),k(t,n)};B(N,e=>{p(x).length>0&&e(L)});var z=c(N,2),H=e=>{var t=mr(),n=I(t,!0);g(e=>r(n,e),[()=>d.say(`map-list-none`)]),k(e,t)};B(z,e=>{p(b).length+p(x).length===0&&e(H)}),F(C),g(e=>r(E,e),[()=>d.say(`map-list-title`)]),k(n,C),R()}var _r=O(`<section class="map sheet svelte-1igdyql"><!> <button type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1igdyql"><path></path></svg></button></section>`);function vr(t,n){P(n,!0);let r=`great_lakes.map`,i=q(),o=y(ee(r,`map`)===`list`),l=e(()=>i.say(p(o)?`map-show-map`:`map-show-list`));function u(){_(o,!p(o)),Object.assign(X,{route:null,city:null}),U(r,p(o)?`list`:`map`)}var d=_r(),f=a(d),m=e=>{gr(e,{})},h=e=>{rr(e,{})};B(f,e=>{p(o)?e(m):e(h,-1)});var v=c(f,2),b=I(a(v));F(v),F(d),g(e=>{A(d,`aria-label`,e),E(v,1,T([`switch`,{low:!p(o)}]),`svelte-1igdyql`),A(v,`aria-label`,p(l)),A(v,`title`,p(l)),A(b,`d`,p(o)?`M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14`:`M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1`)},[()=>i.say(`map-title`)]),s(`click`,v,u),k(t,d),R()}i([`click`]);var yr=O(`<span class="label svelte-1r8duac"> </span>`),br=O(`<span class="alone svelte-1r8duac"> </span>`),xr=O(`<!> <!>`,1),Sr=O(`<button type="button" class="exchange svelte-1r8duac" data-lit="" data-exchange=""><!><span aria-hidden="true">⇄</span><!> </button>`),Cr=O(`<section class="market sheet svelte-1r8duac"><h3 class="svelte-1r8duac"> <!></h3> <div class="display svelte-1r8duac"><!> <div class="decks svelte-1r8duac"><!> <!></div></div> <!></section>`);function wr(t,n){P(n,!0);let i={turn:`market-turn`,second_card:`market-second`,refill:`market-refill`},o=[{deck:`train`,back:``},{deck:`ship`,back:`--b:#1f5a4c`}],u=q(),d=e(()=>u.view),m=e(()=>G(u,`turn`,`second_card`)),h=e(()=>u.moves.length>0?i[p(d).phase]??`market-not-now`:null),_=e(()=>ce(u).filter(({kind:e})=>e===`turned_up`).map(({args:e})=>e.slot)),v=e(()=>({train:p(d).train_deck.size,ship:p(d).ship_deck.size})),y=e(()=>u.movesOf(`exchange`));function b(){let e=p(y)[0];e&&(J.exchange=J.exchange?null:{to:String(e.args.to),pieces:1})}var S=Cr(),C=a(S),T=a(C,!0),E=c(T),D=e=>{var t=yr(),n=I(t,!0);g(e=>r(n,e),[()=>u.say(p(h))]),k(e,t)};B(E,e=>{p(h)&&e(D)}),F(C);var O=c(C,2),j=a(O);ye(j,{get cards(){return p(d).display},kind:`take`,place:`slot`,get isTaking(){return p(m)},nameOf:e=>u.catalogue.cards[e].name,at:(e,t)=>`display:${t}`,isNew:(e,t)=>p(_).includes(t),gap:e=>{x();var t=f();g(e=>r(t,e),[()=>u.say(p(d).phase===`refill`?`display-refill`:`display-gap`)]),k(e,t)},face:(t,n=w)=>{var i=xr(),a=l(i);Y(a,{get card(){return n()}});var o=c(a,2),s=e=>{var t=br(),n=I(t,!0);g(e=>r(n,e),[()=>u.say(`display-alone`)]),k(e,t)},d=e(()=>n()===`wild`&&G(u,`turn`));B(o,e=>{p(d)&&e(s)}),k(t,i)},$$slots:{gap:!0,face:!0}});var M=c(j,2),N=a(M);V(N,17,()=>o,({deck:e,back:t})=>e,(t,n)=>{let r=()=>p(n).deck,i=()=>p(n).back;{let n=e(()=>u.say(`deck-${r()}`)),a=e(()=>u.say(`deck-label`,{deck:r(),cards:p(v)[r()]})),o=e(()=>[...u.movesOf(`draw`,{deck:r()}),...u.movesOf(`refill`,{deck:r()})]),s=e(()=>p(m)?{kind:`draw`,args:{deck:r()}}:void 0);_e(t,{get size(){return p(v)[r()]},get word(){return p(n)},get label(){return p(a)},get moves(){return p(o)},get why(){return p(s)},get at(){return`deck:${r()??``}`},get back(){return i()}})}});var L=c(N,2);{let t=e(()=>u.say(`deck-tickets`)),n=e(()=>u.say(`deck-label`,{deck:`tickets`,cards:p(d).ticket_deck.size})),r=e(()=>u.movesOf(`tickets`)),i=e(()=>G(u,`turn`)?{kind:`tickets`,args:{}}:void 0);_e(L,{get size(){return p(d).ticket_deck.size},get word(){return p(t)},get label(){return p(n)},get moves(){return p(r)},get why(){return p(i)},at:`deck:tickets`,back:`--b:#7f2f22`})}F(M),F(O);var z=c(O,2),H=e=>{var t=Sr(),n=a(t);W(n,{name:`i-train`});var i=c(n,2);W(i,{name:`i-ship`});var o=c(i,1,!0);F(t),g(e=>{A(t,`aria-expanded`,J.exchange!==null),r(o,e)},[()=>u.say(`exchange-open`)]),s(`click`,t,b),k(e,t)};B(z,e=>{p(y).length>0&&e(H)}),F(S),g((e,t)=>{A(S,`aria-label`,e),r(T,t)},[()=>u.say(`market`),()=>u.say(`market`)]),k(t,S),R()}i([`click`]);var Tr=O(`<li class="svelte-1fxw8us"><!> </li>`),Er=O(`<div class="notice svelte-1fxw8us" role="status"><!> <b class="svelte-1fxw8us"> </b> <ul class="svelte-1fxw8us"></ul></div>`);function Dr(n,i){P(i,!0);let o=q(),s=e(()=>o.view.turns_left!==null&&o.view.seat!==null);var u=t(),d=l(u),f=t=>{var n=Er(),i=a(n);W(i,{name:`sema-caution`,class:`sig`});var s=c(i,2),l=I(s,!0),u=c(s,2);V(u,20,()=>le(o),e=>e,(t,n)=>{let i=e(()=>Me(o.view,n)??0);var s=Tr(),l=a(s);fe(l,{get seat(){return n}});var u=c(l,1,!0);F(s),g(e=>r(u,e),[()=>o.say(`last-turns-of`,{who:se(o,n),turns:p(i)})]),k(t,s)}),F(u),F(n),g(e=>r(l,e),[()=>o.say(`last-turns`)]),k(t,n)};B(d,e=>{p(s)&&e(f)}),k(n,u),R()}var Or={claim:`map`,harbour:`map`,take:`cards`,draw:`cards`,refill:`cards`,tickets:`cards`,exchange:`cards`,keep:`tickets`,pieces:`tickets`},kr=[`colour`,`pay`,`singles`];function Ar({kind:e}){return e in Or||kr.includes(e)}function jr({kind:e}){return Or[e]??null}function Mr({kind:e,args:t},n){return e===`claim`&&n.prices[t.route]?.ways===1||e===`harbour`&&n.prices[t.city]?.ways===1}function Nr(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function Pr({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return Nr(`display:${t.slot}`,n,t.card);case`drew`:return Nr(`deck:${t.deck}`,n,t.card);case`turned_up`:return Nr(`deck:${String(t.card).startsWith(`ship`)?`ship`:`train`}`,`display:${t.slot}`,t.card);case`kept`:return Nr(`deck:tickets`,`tickets:${t.seat}`);default:return null}}var Fr=O(`<section class="split sheet svelte-1v7ujw0"><h3 class="svelte-1v7ujw0"> <span class="label"> </span></h3> <div class="row svelte-1v7ujw0"><p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p> <!> <p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p></div> <p class="needs svelte-1v7ujw0"> </p></section>`);function Ir(t,n){P(n,!0);let i=q(),o=e(()=>G(i,`pieces`)),s=e(()=>i.movesOf(`pieces`).map(({args:e})=>Number(e.trains))),l=e(()=>Ae(i,[...new Set(i.view.journeys.flatMap(({missing:e})=>e))]));var u=Fr(),d=a(u),f=a(d,!0),m=I(c(f),!0);F(d);var h=c(d,2),_=a(h),v=a(_);W(v,{name:`i-train`});var y=c(v),b=I(y,!0),x=I(c(y),!0);F(_);var S=c(_,2),C=t=>{{let r=e(()=>i.say(`split-slider`)),a=e(()=>Math.min(...p(s))),o=e(()=>Math.max(...p(s))),c=e(()=>i.say(`split-less`)),l=e(()=>i.say(`split-more`));pt(t,{get label(){return p(r)},get value(){return n.trains},get least(){return p(a)},get most(){return p(o)},get less(){return p(c)},get more(){return p(l)},onchange:e=>J.trains=String(e)})}};B(S,e=>{p(o)&&e(C)});var w=c(S,2),T=a(w);W(T,{name:`i-ship`});var E=c(T),D=I(E,!0),O=I(c(E),!0);F(w),F(h);var j=I(c(h,2),!0);F(u),g((e,t,i,a,o,s)=>{A(u,`aria-label`,e),r(f,t),r(m,i),r(b,n.trains),r(x,a),r(D,n.all-n.trains),r(O,o),r(j,s)},[()=>i.say(`split`),()=>i.say(p(o)?`split`:`split-chosen`),()=>i.say(`split-secret`),()=>i.say(`trains`,{n:n.trains}),()=>i.say(`ships`,{n:n.all-n.trains}),()=>i.say(`split-needs`,p(l))]),k(t,u),R()}var Lr=O(`<i></i>`),Rr=O(`<span aria-hidden="true"></span>`);function zr(t,n){P(n,!0);let r=q(),i=e(()=>n.routes.flatMap(e=>{let{type:t,colour:n,length:i}=r.catalogue.routes[e],a=e===r.view.route?`now`:r.view.routes[e]===r.viewer?`own`:``;return Array.from({length:i},(r,i)=>({key:`${e} ${i}`,type:t,colour:n,state:a,isFirst:i===0}))}));var a=Rr();let o;V(a,21,()=>p(i),({key:e,type:t,colour:n,state:r,isFirst:i})=>e,(e,t)=>{let n=()=>p(t).type,r=()=>p(t).colour,i=()=>p(t).state,a=()=>p(t).isFirst;var o=Lr();let s;g(()=>{s=E(o,1,`${n()??``} ${i()??``}`,`svelte-q25yal`,s,{first:a()}),M(o,`--c:${r()===`grey`?`light-dark(#d5d7cd, #5a6866)`:`var(--c-${r()})`}`)}),k(e,o)}),F(a),g(()=>o=E(a,1,`way o${(r.viewer??0)+1}`,`svelte-q25yal`,o,{many:p(i).length>18})),k(t,a),R()}var Br=O(`<p class="none svelte-10b8eyn"> </p>`),Vr=O(`<!><span class="vh"> </span>`,1),Hr=O(`<li><button type="button"><b class="num svelte-10b8eyn"> </b> <span class="name svelte-10b8eyn"> <em class="svelte-10b8eyn">–</em> </span> <!> <small class="svelte-10b8eyn"><!></small></button></li>`),Ur=O(`<span class="svelte-10b8eyn"> <b class="num"> </b></span> `,1),Wr=O(`<p class="returned svelte-10b8eyn"> <!></p>`),Gr=O(`<div class="all svelte-10b8eyn"><ol></ol> <!></div>`),Kr=O(`<section class="tickets sheet svelte-10b8eyn"><!></section>`);function qr(t,n){P(n,!0);let i=q(),o=e(()=>De(i,i.view.tickets).map(e=>({id:e,...i.catalogue.tickets[e],journey:ke(i,e)})).toSorted((e,t)=>v(e)-v(t)||t.points-e.points)),d=e(()=>Oe(i).map(e=>i.catalogue.tickets[e])),h=y(null);function v({journey:e}){return e?.done?0:e?.to_go===null?2:1}function b(e){return e.length>0&&e.every(e=>e===i.view.route)}function x(e){_(h,p(h)===e?null:e,!0),X.ticket=p(h)}var S=Kr(),C=a(S),w=e=>{var t=Br(),n=I(t,!0);g(e=>r(n,e),[()=>i.say(`tickets-none`)]),k(e,t)},T=t=>{var n=Gr(),_=a(n);V(_,21,()=>p(o),({id:e,a:t,b:n,points:r,journey:i})=>e,(t,n)=>{let o=()=>p(n).id,d=()=>p(n).a,m=()=>p(n).b,_=()=>p(n).points,v=()=>p(n).journey,y=e(()=>v()!==void 0&&!v().done&&v().to_go===null);var S=Hr(),C=a(S);let w;var T=a(C),D=I(T,!0),O=c(T,2),j=a(O,!0),M=c(j,2,!0);F(O);var N=c(O,2);{let t=e(()=>v()?.routes??[]);zr(N,{get routes(){return p(t)}})}var P=c(N,2),L=a(P),R=e=>{var t=Vr(),n=l(t);W(n,{name:`i-check`});var a=I(c(n),!0);g(e=>r(a,e),[()=>i.say(`ticket-done`)]),k(e,t)},z=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-lost-short`)]),k(e,t)},V=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-now`)]),k(e,t)},H=e(()=>v()&&b(v().missing)),U=e=>{var t=f();g(e=>r(t,e),[()=>i.say(`ticket-to-go`,{n:v().to_go})]),k(e,t)};B(L,e=>{v()?.done?e(R):p(y)?e(z,1):p(H)?e(V,2):v()&&e(U,3)}),F(P),F(C),F(S),g(e=>{w=E(C,1,`row svelte-10b8eyn`,null,w,{done:v()?.done,lost:p(y),now:e,shown:X.ticket===o()}),A(C,`data-ticket`,o()),A(C,`aria-pressed`,p(h)===o()),r(D,_()),r(j,i.catalogue.places[d()].name),r(M,i.catalogue.places[m()].name)},[()=>v()&&b(v().missing)]),s(`click`,C,()=>x(o())),u(`pointerenter`,C,()=>X.ticket=o()),u(`pointerleave`,C,({pointerType:e})=>e===`mouse`&&(X.ticket=p(h))),u(`focus`,C,()=>X.ticket=o()),u(`blur`,C,()=>X.ticket=p(h)),k(t,S)}),F(_);var v=c(_,2),y=e=>{var t=Wr(),n=a(t);V(c(n),17,()=>p(d),m,(e,t)=>{let n=()=>p(t).name,i=()=>p(t).points;var o=Ur(),s=l(o),u=a(s),d=I(c(u),!0);F(s);var f=c(s,1,!0);f.nodeValue=` `,g(()=>{r(u,`${n()??``} `),r(d,i())}),k(e,o)}),F(t),g(e=>r(n,`${e??``} `),[()=>i.say(`tickets-returned`)]),k(e,t)};B(v,e=>{p(d).length>0&&e(y)}),F(n),k(t,n)};B(C,e=>{p(o).length===0?e(w):e(T,-1)}),F(S),g(e=>{A(S,`aria-label`,e),A(S,`data-at`,`tickets:${i.viewer??``}`)},[()=>i.say(`tickets`)]),k(t,S),R()}i([`click`]);var Jr=O(`<span class="mark svelte-17ate2g"><!> </span>`),Yr=O(`<span class="vh"> </span>`),Xr=O(`<button type="button"><!> <!> <!></button>`),Zr=O(`<section class="tray sheet svelte-17ate2g"><h3 class="svelte-17ate2g"> <span class="label"> </span></h3> <div class="stubs svelte-17ate2g"></div></section>`);function Qr(t,n){P(n,!0);let i=q(),o=e(()=>De(i,i.view.drawn)),l=e(()=>G(i,`first_tickets`,`tickets`)),d=e(()=>i.viewer===null?null:i.view.chosen[i.viewer]),f=e(()=>p(d)?p(d).split(`+`).map(e=>Number(e)-1):J.kept);function m(e){return p(f).includes(e)?p(f).filter(t=>t!==e):[...p(f),e].toSorted((e,t)=>e-t)}function h(e,t){X.ticket=e,p(l)&&(J.kept=m(t))}function _(e){let t=m(e).map(e=>e+1).join(`+`);return i.movesOf(`keep`,{tickets:t})[0]?.text??i.say(p(f).includes(e)?`tray-drop`:`tray-add`)}var v=Zr(),y=a(v),b=a(y,!0),x=I(c(b),!0);F(y);var S=c(y,2);V(S,22,()=>p(o),e=>e,(t,n,o)=>{let d=e(()=>p(f).includes(p(o)));var m=Xr();let v;var y=a(m);Ze(y,{get ticket(){return n}});var b=c(y,2),x=e=>{var t=Jr(),n=a(t);W(n,{name:`i-check`});var o=c(n,1,!0);F(t),g(e=>r(o,e),[()=>i.say(`tray-kept`)]),k(e,t)};B(b,e=>{p(d)&&e(x)});var S=c(b,2),C=e=>{var t=Yr(),n=I(t,!0);g(e=>r(n,e),[()=>_(p(o))]),k(e,t)};B(S,e=>{p(l)&&e(C)}),F(m),g(()=>{v=E(m,1,`stub svelte-17ate2g`,null,v,{kept:p(d),lit:p(l)}),A(m,`data-lit`,p(l)?``:void 0),A(m,`data-card`,n),A(m,`aria-pressed`,p(d)),A(m,`aria-disabled`,p(l)?void 0:`true`)}),s(`click`,m,()=>h(n,p(o))),u(`pointerenter`,m,()=>X.ticket=n),u(`pointerleave`,m,({pointerType:e})=>e===`mouse`&&(X.ticket=null)),u(`focus`,m,()=>X.ticket=n),k(t,m)}),F(S),F(v),g((e,t,n)=>{A(v,`aria-label`,e),A(v,`data-picked`,p(l)&&p(f).length>0?``:void 0),r(b,t),r(x,n),M(S,`--n:${p(o).length??``}`)},[()=>i.say(`tray`),()=>i.say(p(d)?`tray-chosen`:`tray`),()=>i.say(`tray-secret`)]),k(t,v),R()}i([`click`]);var $r=O(`<div class="sheet-of-map svelte-1ksavaw"><!></div>`),ei=O(`<!> <!>`,1),ti=O(`<div class="phone svelte-1ksavaw"><!></div>`),ni=O(`<div class="lakes svelte-1ksavaw"><!> <div class="sheet-of-map svelte-1ksavaw"><!></div> <!> <!></div>`);function ri(r,i){P(i,!0);let s=n=>{var r=t(),i=l(r),a=e=>{Qr(e,{})},o=t=>{{let n=e(()=>Number(p(g)));Ir(t,{get trains(){return p(n)},get all(){return d.catalogue.pieces}})}};B(i,e=>{p(m)?e(a):p(g)!==null&&e(o,1)}),k(n,r)},u=[`map`,`cards`,`tickets`],d=q(),f=e(()=>d.view),m=e(()=>De(d,p(f).drawn).length>0),g=e(()=>p(f).phase===`pieces`&&d.viewer!==null?p(f).mix[d.viewer]??(d.moves.length>0?J.trains:null):null),_=e(()=>J.exchange!==null&&d.movesOf(`exchange`).length>0),v=e(()=>new Set(d.moves.map(jr))),y=e(()=>p(_)?new Set([`cards`]):p(v)),b=e(()=>Fe(d));h(()=>{p(b),Ne(),J.trains=String(d.catalogue.recommended)}),o(()=>{let e=d.moves.find(({code:e})=>e===d.hinted);e&&n(()=>Pe(e,d))});var x=t(),S=l(x),C=e=>{var t=ti();oe(a(t),{get tabs(){return u},get lit(){return p(v)},get wanted(){return p(y)},part:(e,t=w)=>{var n=ei(),r=l(n);Dr(r,{});var i=c(r,2),o=e=>{var t=$r();vr(a(t),{}),F(t),k(e,t)},u=e=>{var t=ei(),n=l(t),r=e=>{gt(e,{})};B(n,e=>{p(_)&&e(r)}),wr(c(n,2),{}),k(e,t)},d=e=>{var t=ei(),n=l(t);s(n),qr(c(n,2),{}),k(e,t)};B(i,e=>{t()===`map`?e(o):t()===`cards`?e(u,1):e(d,-1)}),k(e,n)},$$slots:{part:!0}}),F(t),k(e,t)},T=e=>{var t=ni(),n=a(t);Dr(n,{});var r=c(n,2);vr(a(r),{}),F(r);var i=c(r,2);s(i);var o=c(i,2),l=e=>{gt(e,{})};B(o,e=>{p(_)&&e(l)}),F(t),k(e,t)};B(S,e=>{d.isPhone?e(C):e(T,-1)}),k(r,x),R()}function ii(t,n){P(n,!0);let r=q(),i=e(()=>(n.parts.tickets??[]).map(({ticket:e,completed:t,points:n})=>({name:r.catalogue.tickets[e].name,completed:t,points:n}))),a=e(()=>n.parts.harbours.map(({city:e,points:t})=>({name:r.catalogue.places[e].name,points:t??0}))),o=e(()=>[{name:`track`,colour:`#2f629c`,items:[],points:n.parts.track},{name:`done`,colour:`#2c6a4d`,items:p(i).filter(({completed:e})=>e)},{name:`harbours`,colour:`#c99a2e`,items:p(a)},{name:`failed`,colour:`#b23522`,items:p(i).filter(({completed:e})=>!e)},{name:`unbuilt`,colour:`#7a5a52`,items:[],points:n.parts.unbuilt}]);ge(t,{get seat(){return n.seat},get groups(){return p(o)},get total(){return n.parts.total}}),R()}var ai=O(`<span><button type="button"><span class="vh svelte-7qi5qx"> </span> <!></button></span>`),oi=O(`<p class="none svelte-7qi5qx"> </p>`),si=O(`<div><div class="hand svelte-7qi5qx" role="group"><div data-overlaps="inside"></div> <!></div> <!></div>`);function ci(n,i){P(i,!0);let o={card:60,step:44},u=q(),d=e(()=>u.view),f=e(()=>u.viewer===null?null:p(d).hands[u.viewer].cards),m=e(()=>We(u.catalogue,p(f)??[])),h=e(()=>Le(u)),x=e(()=>G(u,`colour`,`pay`,`singles`)),S=y(0),C=v({width:0,height:0}),w=e(()=>u.isPhone?o.card:C.width>=1700&&C.height>=960?84:C.height<=820?54:63),T=e(()=>{let e=(p(S)-p(w)-(u.isPhone?24:20))/Math.max(1,p(m).length-1);return Math.min(p(w)+13,Math.max(e,u.isPhone?o.step:24))});function D(e){return p(h).filter(t=>t===e).length}function O(e){return p(x)&&p(d).payments.some(({cards:t})=>t.includes(e))}function L(e){if(!O(e))return u.enlarge(e);let t=p(d).payments.map(({cards:t})=>t.filter(t=>t===e).length),n=t.filter(t=>t>D(e));J.payment=t.indexOf(n.length>0?Math.min(...n):Math.min(...t))}function z(e,t){return u.say(`hand-pile`,{card:u.catalogue.cards[e].name,cards:t})}var H=t(),U=l(H),ee=t=>{var n=si();let i;var o=a(n),l=a(o);let d;V(l,23,()=>p(m),([e,t])=>e,(t,n,i)=>{var o=e(()=>j(p(n),2));let l=()=>p(o)[0],d=()=>p(o)[1],f=e(()=>D(l()));var h=ai();let _;var v=a(h);let y;var b=a(v),x=I(b,!0),S=c(b,2);{let t=e(()=>p(f)>0?u.say(`hand-pays`,{n:p(f),of:d()}):null);ve(S,{get copies(){return d()},get tag(){return p(t)},children:(e,t)=>{Y(e,{get card(){return l()}})},$$slots:{default:!0}})}F(v),F(h),g((e,t,n)=>{_=E(h,1,`held svelte-7qi5qx`,null,_,{gap:e}),y=E(v,1,`pile svelte-7qi5qx`,null,y,{pays:p(f)>0,can:t}),A(v,`data-card`,l()),A(v,`aria-pressed`,p(f)>0?`true`:void 0),r(x,n)},[()=>p(i)>0&&Ue(u.catalogue,l())!==Ue(u.catalogue,p(m)[p(i)-1][0]),()=>O(l()),()=>z(l(),d())]),s(`click`,v,()=>L(l())),k(t,h)}),F(l);var f=c(l,2),h=e=>{var t=oi(),n=I(t,!0);g(e=>r(n,e),[()=>u.say(`hand-empty`)]),k(e,t)};B(f,e=>{p(m).length===0&&e(h)}),F(o);var v=c(o,2),y=e=>{qr(e,{})};B(v,e=>{u.isPhone||e(y)}),F(n),g(e=>{i=E(n,1,`low svelte-7qi5qx`,null,i,{phone:u.isPhone}),A(o,`aria-label`,e),A(o,`data-at`,`hand:${u.viewer??``}`),M(o,`--cw:${p(w)??``}px;--step:${p(T)??``}px`),d=E(l,1,`fan svelte-7qi5qx`,null,d,{fanned:p(T)<p(w),apart:p(T)>p(w)+8})},[()=>u.say(`hand`)]),b(o,`clientWidth`,e=>_(S,e)),k(t,n)};B(U,e=>{p(f)!==null&&e(ee)}),N(`innerWidth`,e=>C.width=e),N(`innerHeight`,e=>C.height=e),k(n,H),R()}i([`click`]);var li=O(`<span class="svelte-qn2sb"><!><b class="svelte-qn2sb"> </b><span class="vh"> </span></span>`),ui=O(`<i><!></i>`),di=O(`<p> </p>`),fi=O(`<p><!> <span class="harbours svelte-qn2sb"><!> <span class="vh"> </span></span> <span class="score svelte-qn2sb"><b class="svelte-qn2sb"> </b><small class="svelte-qn2sb"> </small><span class="vh"> </span></span></p> <!>`,1);function pi(t,n){P(n,!0);let i=q(),o=e(()=>i.view),s=e(()=>3-p(o).harbours_left[n.seat]),u=e(()=>p(o).points[n.seat].total),d=e(()=>Me(p(o),n.seat)),f=e(()=>[{icon:`i-cards`,n:p(o).hands[n.seat].size,message:`seat-cards`},{icon:`i-ticket`,n:p(o).tickets[n.seat].size,message:`seat-tickets`},{icon:`i-train`,n:p(o).supply[n.seat].train,message:`seat-trains`},{icon:`i-ship`,n:p(o).supply[n.seat].ship,message:`seat-ships`}]);var h=fi(),_=l(h);let v;var y=a(_);V(y,17,()=>p(f),({icon:e,n:t,message:n})=>e,(e,t)=>{let n=()=>p(t).icon,o=()=>p(t).n,s=()=>p(t).message;var l=li(),u=a(l);W(u,{get name(){return n()}});var d=c(u),f=I(d,!0),m=I(c(d),!0);F(l),g((e,t)=>{A(l,`title`,`${o()??``} ${e??``}`),r(f,o()),r(m,t)},[()=>i.say(s(),{n:o()}),()=>i.say(s(),{n:o()})]),k(e,l)});var b=c(y,2),x=a(b);V(x,17,()=>({length:3}),m,(e,t,n)=>{var r=ui();let i;W(a(r),{name:`anchor`}),F(r),g(()=>i=E(r,1,`svelte-qn2sb`,null,i,{on:n<p(s)})),k(e,r)});var S=I(c(x,2),!0);F(b);var C=c(b,2),w=a(C),T=I(w,!0),D=c(w),O=I(D,!0),j=I(c(D),!0);F(C),F(_);var M=c(_,2),N=e=>{var t=di();let n;var a=I(t,!0);g(e=>{n=E(t,1,`turns svelte-qn2sb`,null,n,{last:p(d)<=1}),r(a,e)},[()=>i.say(`seat-turns`,{turns:p(d)})]),k(e,t)};B(M,e=>{p(d)!==null&&e(N)}),g((e,t,a,s,c,l)=>{v=E(_,1,`counts svelte-qn2sb`,null,v,{five:p(o).seats>4}),A(_,`data-at`,n.seat===i.viewer?void 0:`hand:${n.seat} tickets:${n.seat}`),A(b,`title`,e),r(S,t),A(C,`title`,a),r(T,s),r(O,c),r(j,l)},[()=>i.say(`seat-harbours`,{built:p(s),left:3-p(s)}),()=>i.say(`seat-harbours`,{built:p(s),left:3-p(s)}),()=>i.say(`seat-score`,{track:K(p(o).track[n.seat]),total:K(p(u))}),()=>K(p(o).track[n.seat]),()=>K(p(u)),()=>i.say(`seat-score`,{track:K(p(o).track[n.seat]),total:K(p(u))})]),k(t,h),R()}var mi=O(`<li><!> <!></li>`),hi=O(`<ul></ul> <!>`,1);function gi(e,n){P(n,!0);let r=q();var i=t(),o=l(i),s=e=>{var t=hi(),n=l(t);let i;V(n,20,()=>le(r),e=>e,(e,t)=>{var n=mi();let i;var o=a(n);be(o,{get seat(){return t}}),pi(c(o,2),{get seat(){return t}}),F(n),g(()=>{i=E(n,1,`sheet o${t+1}`,`svelte-15ixb2n`,i,{turn:r.view.seat===t}),A(n,`data-at`,`seat:${t??``}`)}),k(e,n)}),F(n),wr(c(n,2),{}),g(()=>i=E(n,1,`plates svelte-15ixb2n`,null,i,{many:r.view.seats>4})),k(e,t)};B(o,e=>{r.isPhone||e(s)}),k(e,i),R()}re(Object.assign({"./art/anchor.svg":xe,"./art/i-ship.svg":Se,"./art/sema-caution.svg":Ce,"./art/ship-1.svg":pe,"./art/ship-2.svg":me})),te(`great_lakes`,Object.assign({"./words/en.ftl":we,"./words/ru.ftl":Te,"./words/uk.ftl":Ee}));var _i={name:`great_lakes`,seats:`board`,Board:ri,Hand:ci,SeatPanel:pi,Card:Y,Breakdown:ii,Side:gi,BarDetail:dt,BarActions:lt,placed:Ar,confirms:Mr,flights:Pr};export{_i as game};