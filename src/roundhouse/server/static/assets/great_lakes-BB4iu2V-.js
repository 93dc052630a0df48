import{A as e,B as t,C as n,E as r,F as i,G as a,H as o,I as s,J as c,K as l,L as u,N as d,O as f,P as p,Q as m,V as h,W as g,X as _,Y as v,at as y,b,c as x,ct as S,et as C,h as w,i as T,it as E,j as D,k as O,l as k,m as A,n as j,p as M,q as N,r as P,s as F,st as I,t as L,tt as R,v as z,x as B,y as V,z as H}from"./disclose-version-DvuCferx.js";import{c as U,l as ee,t as te}from"./words.svelte-BQqySvG4.js";import{c as W,l as ne,s as re,u as ie}from"./TopRail-C4ne-vrE.js";import{r as ae}from"./context-BMiLETl0.js";import{t as oe}from"./Tabs-6-Kzcv90.js";import{a as se,i as ce,n as G,r as le,t as ue}from"./Spot-DK8DQ7jk.js";import{S as de,x as fe}from"./Poster-DnKayd10.js";import{n as pe,t as me}from"./ship-2-DmYuEfJi.js";import{i as he,n as ge,r as _e,t as ve}from"./Copies-C3xiP2EX.js";import{t as K}from"./printed-BqLhZ7W4.js";import{t as ye}from"./OpenCards-YzZ-dLQX.js";import{t as be}from"./SeatHead-CVu31xKW.js";var xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5" r="2.4"/><path d="M12 7.500V21M7 11h10M3.500 14q.5 7 8.500 7t8.500-7M3.500 14l-1 3M20.500 14l1 3" stroke-width="2.600"/></g></svg>
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
`,q=ae;function De({viewer:e},t){return e===null?[]:t[e].cards??[]}function Oe({viewer:e,view:t}){return(e===null?[]:t.returned[e]??[]).toSorted((e,t)=>t.place-e.place).map(({ticket:e})=>e)}function ke({view:e},t){return e.journeys.find(e=>e.ticket===t)}function Ae({catalogue:e},t){let n=n=>t.filter(t=>e.routes[t].type===n).reduce((t,n)=>t+e.routes[n].length,0);return{rail:n(`rail`),sea:n(`sea`)}}function je(e){return[...e.movesOf(`claim`),...e.movesOf(`harbour`)].find(t=>e.isPicked([t]))}function Me({turns_left:e,seat:t,seats:n},r){return e===null||t===null?null:Math.ceil(Math.max(0,e-(r-t+n)%n)/n)}var J=c({kept:[],trains:null,exchange:null,payment:0});function Ne(){Object.assign(J,{kept:[],trains:null,exchange:null,payment:0})}function Pe({kind:e,args:t,code:n},{view:r}){e===`keep`?J.kept=String(t.tickets).split(`+`).map(e=>Number(e)-1):e===`pieces`?J.trains=String(t.trains):e===`exchange`?J.exchange={to:String(t.to),pieces:Number(t.pieces)}:J.payment=Math.max(0,r.payments.findIndex(({steps:e})=>e[0]===n))}function Fe({view:e,viewer:t}){let n=t===null?[]:e.drawn[t].cards??[];return[e.turns,e.phase,e.seat,e.route,e.city,e.colour,t,...n].join(` `)}function Ie({view:e}){return e.payments[J.payment]??e.payments[0]??null}function Le(e){let t=Ie(e);if(t)return t.cards;let n=je(e)?.args,r=n?.route??n?.city,i=r===void 0?void 0:e.view.prices[r];return i?Re(i,e.catalogue.routes[r]?.type??`harbour`):[]}function Re({colour:e,plain:t,special:n,wilds:r},i){return[[i===`rail`?`train_${e}`:`ship1_${e}`,t],[i===`sea`?`ship2_${e}`:`train_${e}_anchor`,n],[`wild`,r]].flatMap(([e,t])=>Array(t).fill(e))}var ze=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Be=`wild`,Ve={single:`ship-1`,double:`ship-2`},He=[`train`,`ship`,Be];function Ue({cards:e},t){return t===`wild`?Be:e[t].deck}function We(e,t){let n=t=>{let{colour:n}=e.cards[t];return He.indexOf(Ue(e,t))*100+ze.indexOf(n??``)*10+Number(Ge(e,t))};return[...new Set(t)].toSorted((e,t)=>n(e)-n(t)).map(e=>[e,t.filter(t=>t===e).length])}function Ge({cards:e},t){return[`anchored`,`double`].includes(e[t].kind)}function Ke(e){return e===`anchored`||e===`single`}var qe=e(`<!> `,1),Je=e(`<span aria-hidden="true" class="svelte-5yfqz4"><!> </span>`),Ye=e(`<span class="vh svelte-5yfqz4"> </span> <!> <!>`,1),Xe=e(`<span class="ticket svelte-5yfqz4"><b class="plate svelte-5yfqz4"> </b> <span class="cities svelte-5yfqz4"><span class="svelte-5yfqz4"> </span><span class="svelte-5yfqz4"> </span></span> <span class="needs svelte-5yfqz4"><!></span></span>`);function Ze(e,i){R(i,!0);let o=q(),s=m(()=>o.catalogue.tickets[i.ticket]),c=m(()=>u(s).a),p=m(()=>u(s).b),h=m(()=>u(s).points),_=m(()=>ke(o,i.ticket)),v=m(()=>Ae(o,u(_)?.missing??[])),b=m(()=>o.catalogue.places);var x=Xe(),S=g(x),w=l(S,!0),T=N(S,2),E=g(T),D=l(E,!0),O=l(N(E),!0);y(T);var k=N(T,2),A=g(k),j=e=>{var n=qe(),i=a(n);W(i,{name:`i-check`});var s=N(i,1,!0);t(e=>r(s,e),[()=>o.say(`ticket-done`)]),f(e,n)},M=e=>{var n=d();t(e=>r(n,e),[()=>o.say(`ticket-lost`)]),f(e,n)},P=e=>{var i=Ye(),s=a(i),c=l(s,!0),d=N(s,2),p=e=>{var n=Je(),i=g(n);W(i,{name:`i-train`});var a=N(i,1,!0);y(n),t(()=>r(a,u(v).rail)),f(e,n)};n(d,e=>{u(v).rail>0&&e(p)});var m=N(d,2),h=e=>{var n=Je(),i=g(n);W(i,{name:`i-ship`});var a=N(i,1,!0);y(n),t(()=>r(a,u(v).sea)),f(e,n)};n(m,e=>{u(v).sea>0&&e(h)}),t(e=>r(c,e),[()=>o.say(`ticket-needs`,u(v))]),f(e,i)};n(A,e=>{u(_)?.done?e(j):u(_)&&u(_).to_go===null?e(M,1):u(_)&&e(P,2)}),y(k),y(x),t(()=>{r(w,u(h)),r(D,u(b)[u(c)].name),r(O,u(b)[u(p)].name)}),f(e,x),C()}var Qe=e(`<span class="corner anchor svelte-1g0j0z2"><!></span>`),$e=e(`<b class="corner two svelte-1g0j0z2">2</b>`),et=e(`<!> <!>`,1);function Y(e,t){R(t,!0);let r=L(t,`big`,3,!1),i=q(),o=m(()=>i.catalogue.cards[t.card]),s=m(()=>u(o)&&{use:i.say(`card-about-${u(o).kind}`),copies:i.say(`card-copies`,{copies:u(o).copies})});var c=O(),l=a(c),d=e=>{{let t=e=>{var t=et(),r=a(t),i=e=>{var t=Qe();W(g(t),{name:`anchor`}),y(t),f(e,t)},s=m(()=>Ke(u(o).kind));n(r,e=>{u(s)&&e(i)});var c=N(r,2),l=e=>{f(e,$e())};n(c,e=>{u(o).kind===`double`&&e(l)}),f(e,t)},i=m(()=>r()?u(s):void 0);he(e,{get name(){return u(o).name},get colour(){return u(o).colour},get vehicle(){return Ve[u(o).kind]},get about(){return u(i)},corner:t,$$slots:{corner:!0}})}},p=e=>{Ze(e,{get ticket(){return t.card}})};n(l,e=>{u(o)?e(d):e(p,-1)}),f(e,c),C()}var tt=e(`<b class="svelte-1aa1m6a"> </b>`),nt=e(`<span class="of svelte-1aa1m6a"><!><!> <span class="vh"> </span></span>`),rt=e(`<button type="button" class="step svelte-1aa1m6a" data-step="back">‹</button> <button type="button" class="step svelte-1aa1m6a" data-step="on">›</button> <small aria-live="polite" class="svelte-1aa1m6a"> </small>`,1),it=e(`<div class="pay svelte-1aa1m6a" role="group"><span class="cards svelte-1aa1m6a"></span> <!></div> <button type="button" data-lit="" data-commit=""> <span class="vh"> </span></button>`,1);function at(e,o){R(o,!0);let s=q(),c=m(()=>s.view),d=m(()=>Ie(s)),p=m(()=>u(c).payments.length),h=m(()=>u(c).route===null?null:s.catalogue.routes[u(c).route]),_=m(()=>s.moves.find(({code:e})=>e===u(d).steps[0]));function v(e){J.payment=(J.payment+e+u(p))%u(p)}var T=it(),E=a(T),D=g(E);b(D,21,()=>We(s.catalogue,u(d).cards),([e,t])=>e,(e,i)=>{var a=m(()=>S(u(i),2));let o=()=>u(a)[0],c=()=>u(a)[1];var d=nt(),p=g(d),h=e=>{var n=tt(),i=l(n);t(()=>r(i,`${c()??``}×`)),f(e,n)};n(p,e=>{c()>1&&e(h)});var _=N(p);Y(_,{get card(){return o()}});var v=l(N(_,2),!0);y(d),t(e=>{x(d,`title`,s.catalogue.cards[o()].name),r(v,e)},[()=>s.say(`pay-cards`,{card:s.catalogue.cards[o()].name,copies:c()})]),f(e,d)}),y(D);var O=N(D,2),k=e=>{var n=rt(),o=a(n),c=N(o,2),d=l(N(c,2),!0);t((e,t,n)=>{x(o,`aria-label`,e),x(c,`aria-label`,t),r(d,n)},[()=>s.say(`pay-before`),()=>s.say(`pay-next`),()=>s.say(`pay-ways`,{way:J.payment+1,ways:u(p)})]),i(`click`,o,()=>v(-1)),i(`click`,c,()=>v(1)),f(e,n)};n(O,e=>{u(p)>1&&e(k)}),y(E);var j=N(E,2),M=g(j,!0),P=l(N(M));y(j),t((e,t)=>{x(E,`aria-label`,e),x(E,`data-way`,J.payment),A(j,1,w([`btn`,`go`,`commit`,{"is-hinted":s.hinted!==null&&u(d).steps[0]===s.hinted}]),`svelte-1aa1m6a`),r(M,t),r(P,`. ${u(_)?.text??``??``}`)},[()=>s.say(`pay`),()=>u(h)?s.say(`do-claim`,{points:u(h).points}):s.say(`do-build`)]),i(`click`,j,()=>s.playAll(u(d).steps)),f(e,T),C()}p([`click`]);var ot=e(`<button type="button" class="btn ghost"> </button>`),st=e(`<span class="vh"> </span>`),ct=e(`<!> <button type="button" data-commit=""> <!></button>`,1);function lt(e,o){R(o,!0);let s=q(),c=m(()=>s.movesOf(`keep`)),d=m(()=>Math.min(...u(c).map(({args:e})=>String(e.tickets).split(`+`).length))),p=m(()=>{if(u(c).length>0)return s.movesOf(`keep`,{tickets:J.kept.map(e=>e+1).join(`+`)})[0];if(G(s,`pieces`))return s.movesOf(`pieces`,{trains:J.trains??``})[0];if(J.exchange)return s.movesOf(`exchange`,{to:J.exchange.to,pieces:String(J.exchange.pieces)})[0]}),h=m(()=>u(c).length>0?s.say(u(p)?`do-keep`:`do-keep-more`,{n:u(p)?J.kept.length:u(d)-J.kept.length}):G(s,`pieces`)?s.say(`do-pieces`,{trains:Number(J.trains),ships:s.catalogue.pieces-Number(J.trains)}):J.exchange?s.say(`do-exchange`,{n:J.exchange.pieces}):null);var _=O(),v=a(_),b=e=>{at(e,{})},S=m(()=>s.view.payments.length>0&&G(s,`colour`,`pay`,`singles`)),T=e=>{var o=ct(),c=a(o),d=e=>{var n=ot(),a=l(n,!0);t(e=>r(a,e),[()=>s.say(`do-not-exchange`)]),i(`click`,n,()=>J.exchange=null),f(e,n)};n(c,e=>{J.exchange&&e(d)});var m=N(c,2),_=g(m,!0),v=N(_),b=e=>{var n=st(),i=l(n);t(()=>r(i,`. ${u(p).text??``}`)),f(e,n)};n(v,e=>{u(p)&&e(b)}),y(m),t(()=>{A(m,1,w([`btn`,`commit`,u(p)?`go`:`ghost`,{"is-hinted":u(p)?.code===s.hinted}]),`svelte-i2x3ag`),x(m,`data-lit`,u(p)?``:void 0),x(m,`aria-disabled`,u(p)?void 0:`true`),r(_,u(h))}),i(`click`,m,()=>u(p)&&s.choose([u(p)])),f(e,o)};n(v,e=>{u(S)?e(b):u(h)!==null&&s.moves.length>0&&e(T,1)}),f(e,_),C()}p([`click`]);var ut=e(`<span> </span> `,1);function dt(e,n){R(n,!0);let i={first_tickets:`detail-tickets`,tickets:`detail-tickets`,second_card:`detail-second`},o=q(),s=m(()=>o.view),c=m(()=>je(o)?.args),d=m(()=>u(c)?.route??u(s).route),p=m(()=>u(c)?.city??u(s).city),h=m(()=>{if(u(d))return g(u(d));if(u(p))return[o.say(`detail-harbour`,{city:o.catalogue.places[u(p)].name,n:o.view.harbours_left[o.viewer]-1})];let e=i[u(s).phase];return e?[o.say(e)]:[]});function g(e){let{name:t,type:n,length:r,points:i}=o.catalogue.routes[e],a=u(s).supply[o.viewer],c=u(s).journeys.filter(({missing:t})=>t.length>0&&t.every(t=>t===e));return[o.say(`detail-claim`,{name:t,points:i}),...c.map(({ticket:e})=>o.say(`detail-done`,{ticket:o.catalogue.tickets[e].name,points:o.catalogue.tickets[e].points})),o.say(`detail-left`,{type:n,n:(n===`rail`?a.train:a.ship)-r})]}var _=O();b(a(_),17,()=>u(h),B,(e,n)=>{var i=ut(),o=a(i),s=l(o,!0),c=N(o,1,!0);c.nodeValue=` `,t(()=>r(s,u(n))),f(e,i)}),f(e,_),C()}var ft=e(`<span class="stepper svelte-1qgsz37"><button type="button" class="svelte-1qgsz37">−</button> <input type="range" class="svelte-1qgsz37"/> <button type="button" class="svelte-1qgsz37">+</button></span>`);function pt(e,n){R(n,!0);function r(e){n.onchange(Math.min(n.most,Math.max(n.least,e)))}var a=ft(),o=g(a),s=N(o,2);F(s);var c=N(s,2);y(a),t(()=>{x(o,`aria-label`,n.less),x(o,`aria-disabled`,n.value<=n.least),x(s,`aria-label`,n.label),x(s,`min`,n.least),x(s,`max`,n.most),k(s,n.value),x(c,`aria-label`,n.more),x(c,`aria-disabled`,n.value>=n.most)}),i(`click`,o,()=>r(n.value-1)),i(`input`,s,e=>r(Number(e.currentTarget.value))),i(`click`,c,()=>r(n.value+1)),f(e,a),C()}p([`click`,`input`]);var mt=e(`<button type="button" class="svelte-1l2agv5"> </button>`),ht=e(`<section class="exchange sheet svelte-1l2agv5" data-picked=""><h3 class="svelte-1l2agv5"> <span class="label"> </span></h3> <div class="row svelte-1l2agv5"><span class="seg svelte-1l2agv5" role="group"></span> <!> <p class="after svelte-1l2agv5"><span class="svelte-1l2agv5"><!> <b> </b></span> <span class="svelte-1l2agv5"><!> <b> </b></span> <span class="cost svelte-1l2agv5"> <span class="word svelte-1l2agv5"> </span></span></p></div></section>`);function gt(e,n){R(n,!0);let a=[`train`,`ship`],o=q(),s=m(()=>o.movesOf(`exchange`)),c=m(()=>J.exchange.to),d=m(()=>u(s).filter(({args:e})=>e.to===u(c)).length),p=m(()=>Math.min(J.exchange.pieces,u(d))),h=m(()=>o.view.supply[o.viewer]),_=m(()=>u(c)===`train`?1:-1);function v(e){J.exchange={to:e,pieces:1}}var S=ht(),w=g(S),T=g(w,!0),E=l(N(T),!0);y(w);var D=N(w,2),O=g(D);b(O,20,()=>a,e=>e,(e,n)=>{var a=mt(),d=l(a,!0);t((e,t)=>{x(a,`aria-pressed`,n===u(c)),x(a,`aria-disabled`,e),r(d,t)},[()=>!u(s).some(({args:e})=>e.to===n),()=>o.say(`exchange-to`,{deck:n})]),i(`click`,a,()=>u(s).some(({args:e})=>e.to===n)&&v(n)),f(e,a)}),y(O);var k=N(O,2);{let e=m(()=>o.say(`exchange-slider`)),t=m(()=>o.say(`exchange-less`)),n=m(()=>o.say(`exchange-more`));pt(k,{get label(){return u(e)},get value(){return u(p)},least:1,get most(){return u(d)},get less(){return u(t)},get more(){return u(n)},onchange:e=>J.exchange={to:u(c),pieces:e}})}var A=N(k,2),j=g(A),M=g(j);W(M,{name:`i-train`});var P=N(M),F=l(N(P),!0);y(j);var I=N(j,2),L=g(I);W(L,{name:`i-ship`});var z=N(L),B=l(N(z),!0);y(I);var V=N(I,2),H=g(V,!0),U=l(N(H),!0);y(V),y(A),y(D),y(S),t((e,t,n,i,a,o)=>{x(S,`aria-label`,e),r(T,t),r(E,n),x(O,`aria-label`,i),r(P,`${u(h).train??``} → `),r(F,u(h).train+u(_)*u(p)),r(z,`${u(h).ship??``} → `),r(B,u(h).ship-u(_)*u(p)),r(H,a),r(U,o)},[()=>o.say(`exchange`),()=>o.say(`exchange`),()=>o.say(`exchange-ends`),()=>o.say(`exchange-way`),()=>K(-u(p)),()=>o.say(`points-unit`,{points:u(p)})]),f(e,S),C()}p([`click`]);var X=c({ticket:null,route:null,city:null}),_t=3,vt=2;function Z(e,t,n){let r=t/n;if(e.width/e.height>r){let t=e.width/r;return{...e,y:e.y-(t-e.height)/2,height:t}}let i=e.height*r;return{...e,x:e.x-(i-e.width)/2,width:i}}function yt(e,t,n,r){let i=t/Z(e,t,n).width,a=Math.max(vt,_t/i),o={width:t,height:n,zoom:1,most:a,x:0,y:0};if(!r||r.zoom===1)return o;let s=Q(r,e)/i,c=Tt(r,e);return Ct({...o,zoom:Dt(s,1,a)},e,c)}function Q(e,t){return e.width*e.zoom/Z(t,e.width,e.height).width}function bt(e,t,n){return xt(e,[n,n],[n,n],t)}function xt(e,t,n,r=Ot(n)/Math.max(1,Ot(t))){let i=Dt(e.zoom*r,1,e.most),[a,o]=[kt(t),kt(n)],s=i/e.zoom;return Et({...e,zoom:i,x:(e.x+a.x)*s-o.x,y:(e.y+a.y)*s-o.y})}function St(e,t,n){return Et({...e,x:e.x+t,y:e.y+n})}function Ct(e,t,n){let r=Z(t,e.width,e.height),i=Q(e,t);return Et({...e,x:(n.x-r.x)*i-e.width/2,y:(n.y-r.y)*i-e.height/2})}function wt(e,t){let n=Z(t,e.width,e.height),r=Q(e,t);return{x:n.x+e.x/r,y:n.y+e.y/r,width:e.width/r,height:e.height/r}}function Tt(e,t){let n=wt(e,t);return{x:n.x+n.width/2,y:n.y+n.height/2}}function Et(e){let{width:t,height:n,zoom:r}=e;return{...e,x:Dt(e.x,0,t*(r-1)),y:Dt(e.y,0,n*(r-1))}}function Dt(e,t,n){return Math.min(n,Math.max(t,e))}function Ot([e,t]){return Math.hypot(e.x-t.x,e.y-t.y)}function kt([e,t]){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2}}var At=.5,jt=1.15,Mt=11,Nt=1.6,Pt=1.3,Ft=.2,It=.95,Lt=class{frame;#e=_({width:0,height:0,zoom:1,most:1,x:0,y:0});get camera(){return u(this.#e)}set camera(e){v(this.#e,e)}constructor(e){this.frame=e}get isReady(){return this.camera.width>0&&this.camera.height>0}get sheet(){return Z(this.frame,this.camera.width,this.camera.height)}get seen(){return wt(this.camera,this.frame)}get scale(){return Q(this.camera,this.frame)}get detail(){return this.scale<At?`far`:this.scale<jt?`middle`:`near`}get step(){return Pt**Math.floor(Math.log(this.scale)/Math.log(Pt))}letters(e){return this.scale>1?e/Math.sqrt(this.scale):Math.max(e,Mt/this.scale)}get isWhole(){return this.camera.zoom===1}get isNearest(){return this.camera.zoom>=this.camera.most}resize(e,t){if(e===0||t===0)return;let n=!this.isReady;this.camera=yt(this.frame,e,t,n?void 0:this.camera),n&&this.scale<At&&this.zoom(It/this.scale)}zoom(e,t){let{width:n,height:r}=this.camera;this.camera=bt(this.camera,e,t??{x:n/2,y:r/2})}closer(e){this.zoom(Nt,e)}farther(e){this.zoom(1/Nt,e)}whole(){this.camera=yt(this.frame,this.camera.width,this.camera.height)}push(e,t){let{width:n,height:r}=this.camera;this.camera=St(this.camera,e*n*Ft,t*r*Ft)}lookAt(e){this.camera=Ct(this.camera,this.frame,e)}},Rt=D(`<circle class="ring svelte-ul5u5s" r="20"></circle>`),zt=D(`<circle class="last svelte-ul5u5s" r="19"></circle>`),Bt=D(`<circle r="15.5"></circle>`),Vt=D(`<circle class="junction svelte-ul5u5s" r="10"></circle><path class="star svelte-ul5u5s" d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2z"></path>`,1),Ht=D(`<g><path d="M-12 11V-5L0-15 12-5V11z" class="svelte-ul5u5s"></path><use x="-6.5" y="-4.5" width="13" height="13" class="svelte-ul5u5s"></use></g>`),Ut=D(`<circle class="port svelte-ul5u5s" r="10"></circle><use class="anchor svelte-ul5u5s" href="#gl-anchor" x="-6.5" y="-6.5" width="13" height="13"></use>`,1),Wt=D(`<circle class="city svelte-ul5u5s" r="8"></circle><circle class="dot svelte-ul5u5s" r="3"></circle>`,1),Gt=D(`<g class="place"><!><!><!><!></g>`),Kt=D(`<text> </text>`),qt=D(`<!><g class="names svelte-ul5u5s"></g>`,1);function Jt(e,i){R(i,!0);let o=q(),s=m(()=>Object.entries(o.catalogue.places)),c=m(()=>u(s).filter(([,e])=>e.is_city)),d=m(()=>i.window.letters(o.catalogue.sheet.letter)),p=m(()=>X.ticket===null?null:o.catalogue.tickets[X.ticket]),h=m(()=>o.catalogue.routes[o.view.route??X.route??``]),_=m(()=>new Set([u(p)?.a,u(p)?.b,u(h)?.a,u(h)?.b,o.view.city,X.city])),v=m(()=>new Set([u(p)?.a,u(p)?.b])),T=m(()=>new Set(o.movesOf(`harbour`).map(e=>String(e.args.city))));var D=qt(),k=a(D);b(k,17,()=>u(s),([e,t])=>e,(e,r)=>{var a=m(()=>S(u(r),2));let s=()=>u(a)[0],c=()=>u(a)[1],l=m(()=>o.view.harbours[s()]);var d=Gt(),p=g(d),h=e=>{f(e,Rt())},_=m(()=>u(v).has(s()));n(p,e=>{u(_)&&e(h)});var b=N(p),C=e=>{f(e,zt())},D=m(()=>i.last.has(s()));n(b,e=>{u(D)&&e(C)});var O=N(b),k=e=>{var n=Bt();t(()=>A(n,0,w([`lit`,{solid:X.city===s()||o.view.city===s()}]),`svelte-ul5u5s`)),f(e,n)},j=m(()=>u(T).has(s()));n(O,e=>{u(j)&&e(k)});var M=N(O),P=e=>{var t=Vt();E(),f(e,t)},F=e=>{var n=Ht(),r=N(g(n));y(n),t(e=>{A(n,0,`harbour o${u(l)+1}`,`svelte-ul5u5s`),x(r,`href`,`#gl-own-${e??``}`)},[()=>de(u(l))]),f(e,n)},I=e=>{var t=Ut();E(),f(e,t)},L=e=>{var t=Wt();E(),f(e,t)};n(M,e=>{c().is_city?u(l)===void 0?c().is_port?e(I,2):e(L,-1):e(F,1):e(P)}),y(d),t(()=>{x(d,`transform`,`translate(${c().x??``} ${c().y??``})`),x(d,`data-place`,s())}),f(e,d)});var j=N(k);b(j,21,()=>u(c),([e,t])=>e,(e,i)=>{var o=m(()=>S(u(i),2));let s=()=>u(o)[0],c=()=>u(o)[1];var d=O(),p=a(d),h=e=>{var n=Kt();let i;var a=l(n,!0);t(e=>{x(n,`x`,c().label.x),x(n,`y`,c().label.y),x(n,`text-anchor`,c().label.anchor),i=A(n,0,`svelte-ul5u5s`,null,i,{hot:e}),r(a,c().name)},[()=>u(_).has(s())]),f(e,n)};n(p,e=>{c().label&&e(h)}),f(e,d)}),y(j),t(()=>M(j,`font-size:${u(d)??``}px`)),f(e,D),C()}var Yt=Math.PI/180,Xt=3;function Zt(e,t,n,r=0){let[i,a,o]=t,s=n*(e.cell_length/2+r);return{x:Qt(i+Math.cos(o*Yt)*s),y:Qt(a+Math.sin(o*Yt)*s)}}function Qt(e){return Math.round(e*10)/10}function $t(e){return`M`+e.map(({x:e,y:t})=>`${e} ${t}`).join(`L`)}function en(e,t=Xt){let n=e.cells.length-1;return $t(e.cells.flatMap((r,i)=>[Zt(e,r,-1,i===0?t:0),Zt(e,r,1,i===n?t:0)]))}function tn(e,t,n){let[r,i]=[e.cells[0],e.cells.at(-1)],a=Math.hypot(i[0]-r[0],i[1]-r[1])+e.cell_length+2*Xt;return Math.max(1,Math.round((a+n)/(t+n)))*(t+n)-n}function nn(e,t,n){return $t([t,...e.cells.flatMap(t=>[Zt(e,t,-1),Zt(e,t,1)]),n])}function rn(e){let[t,n]=e.cells[Math.floor(e.cells.length/2)];return{x:t,y:n}}function an(e){return e>90?e-180:e<-90?e+180:e}function on(e,t){let[n,r]=[e/2+1,t/2];return`M${-n} 0Q${-n+8} ${-r} ${-n+16} ${-r}H${n-4}Q${n} ${-r} ${n} 0T${n-4} ${r}H${-n+16}Q${-n+8} ${r} ${-n} 0z`}function sn([e,t,n,r]){return{x:e,y:t,width:n,height:r}}var cn=D(`<path></path>`);function ln(e,r){R(r,!0);let[i,o]=[7,4.5],s=q(),c=m(()=>s.catalogue.routes[r.id]),l=m(()=>s.movesOf(`claim`,{route:r.id})),d=m(()=>u(l).length>0),p=m(()=>s.view.route===r.id||u(d)&&s.isPicked(u(l))),h=m(()=>X.route===r.id);var g=O(),_=a(g),v=e=>{var n=cn();let a;t((e,t)=>{A(n,0,w([`edge`,{lit:u(d),picked:u(p),pointed:u(h),last:r.isLast}]),`svelte-wbv8zq`),x(n,`d`,e),x(n,`pathLength`,t),a=M(n,``,a,{"--dashes":`${i??``}
    ${o??``}`})},[()=>en(u(c)),()=>tn(u(c),i,o)]),f(e,n)};n(_,e=>{(u(p)||u(d)||u(h)||r.isLast)&&e(v)}),f(e,g),C()}function un(e,t){let{catalogue:n}=e,r=n.routes[t];return e.say(`map-route`,{name:r.name,type:r.type,colour:r.colour,length:r.length,points:r.points,...dn(e,t)})}function dn(e,t){let n=e.view.routes[t];return n===void 0?{whose:`free`,owner:``}:{whose:n===e.viewer?`you`:`other`,owner:e.people[n]?.name??``}}function $(e,t){let n=e.view.prices[t];return n?[n.plain+n.special>0?e.say(`map-price-colour`,{colour:n.colour,cards:n.plain+n.special}):``,n.wilds>0?e.say(`map-price-wilds`,{cards:n.wilds}):``].filter(Boolean).join(` + `):null}var fn=e(`<span class="margin svelte-e2s3p"></span> <span class="core svelte-e2s3p"></span>`,1),pn=e(`<span class="vh"> </span> <!>`,1),mn=e(`<span class="vh"> </span>`),hn=e(`<!> <!>`,1);function gn(e,n){R(n,!0);let i=q(),o=m(()=>Object.entries(i.catalogue.routes)),s=m(()=>Object.entries(i.catalogue.places).filter(([,e])=>e.is_port)),c=m(()=>i.catalogue.sheet.cell_width);function d(e){let{twin:t}=i.catalogue.routes[e];return t===null?0:t<e?1:-1}var p=hn(),h=a(p);b(h,17,()=>u(o),([e,t])=>e,(e,n)=>{var o=m(()=>S(u(n),2));let s=()=>u(o)[0],p=()=>u(o)[1],h=m(()=>rn(p()));{let n=m(()=>un(i,s())),o=m(()=>i.movesOf(`claim`,{route:s()})),g=m(()=>({kind:`claim`,args:{route:s()}})),_=m(()=>u(h).x),v=m(()=>u(h).y),y=m(()=>p().cell_length),x=m(()=>u(c)),C=m(()=>d(s()));ue(e,{get label(){return u(n)},get moves(){return u(o)},get why(){return u(g)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`route-${s()??``}`},class:`hit-route`,get style(){return`--x:${u(_)??``};--y:${u(v)??``};--w:${u(y)??``};--h:${u(x)??``};--side:${u(C)??``}`},children:(e,n)=>{var o=pn(),c=a(o),d=l(c,!0);b(N(c,2),17,()=>p().cells,B,(e,n)=>{var r=m(()=>S(u(n),3));let i=()=>u(r)[0],o=()=>u(r)[1],s=()=>u(r)[2],c=m(()=>`--dx:${(i()-u(h).x).toFixed(1)};--dy:${(o()-u(h).y).toFixed(1)};--a:${s()}deg`);var l=fn(),d=a(l),p=N(d,2);t(()=>{M(d,u(c)),M(p,u(c))}),f(e,l)}),t(e=>r(d,e),[()=>$(i,s())]),f(e,o)},$$slots:{default:!0}})}}),b(N(h,2),17,()=>u(s),([e,t])=>e,(e,n)=>{var a=m(()=>S(u(n),2));let o=()=>u(a)[0],s=()=>u(a)[1];{let n=m(()=>i.say(`map-port`,{city:s().name})),a=m(()=>i.movesOf(`harbour`,{city:o()})),c=m(()=>({kind:`harbour`,args:{city:o()}}));ue(e,{get label(){return u(n)},get moves(){return u(a)},get why(){return u(c)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`port-${o()??``}`},class:`hit-port`,get style(){return`--x:${s().x??``};--y:${s().y??``}`},children:(e,n)=>{var a=mn(),s=l(a,!0);t(e=>r(s,e),[()=>$(i,o())]),f(e,a)},$$slots:{default:!0}})}}),f(e,p),C()}var _n=e(`<td class="svelte-kdcep6"> </td>`),vn=e(`<ul class="key sheet svelte-kdcep6"><li class="svelte-kdcep6"><i class="rail svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="sea svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="any svelte-kdcep6"></i> </li></ul> <table class="scores sheet svelte-kdcep6"><tbody><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr></tbody></table>`,1);function yn(e,n){R(n,!0);let i=q(),o=m(()=>i.catalogue.route_points.map((e,t)=>({length:t,points:e})).slice(1));var s=vn(),c=a(s),d=g(c),p=N(g(d),1,!0);y(d);var h=N(d,2),_=N(g(h),1,!0);y(h);var v=N(h,2),x=N(g(v),1,!0);y(v),y(c);var S=N(c,2),w=g(S),T=g(w),E=g(T),D=l(E,!0);b(N(E),17,()=>u(o),({length:e})=>e,(e,n)=>{let i=()=>u(n).length;var a=_n(),o=l(a,!0);t(()=>r(o,i())),f(e,a)}),y(T);var O=N(T),k=g(O),A=l(k,!0);b(N(k),17,()=>u(o),({length:e,points:t})=>e,(e,n)=>{let i=()=>u(n).points;var a=_n(),o=l(a,!0);t(()=>r(o,i())),f(e,a)}),y(O),y(w),y(S),t((e,t,n,i,a)=>{r(p,e),r(_,t),r(x,n),r(D,i),r(A,a)},[()=>i.say(`map-key-rail`),()=>i.say(`map-key-sea`),()=>i.say(`map-key-any`),()=>i.say(`map-length`),()=>i.say(`map-points`)]),f(e,s),C()}var bn=D(`<path class="water svelte-1xb9p3k"></path>`),xn=D(`<path></path>`),Sn=D(`<circle class="lit svelte-1xb9p3k" r="20"></circle>`),Cn=D(`<svg class="overview svelte-1xb9p3k" role="presentation" aria-hidden="true"><rect class="land svelte-1xb9p3k"></rect><!><!><!><rect class="seen svelte-1xb9p3k"></rect></svg>`);function wn(e,n){R(n,!0);let r=q(),a=m(()=>r.catalogue),o=m(()=>sn(u(a).sheet.frame)),s=m(()=>n.window.seen),c=m(()=>[...r.movesOf(`claim`).map(e=>rn(u(a).routes[String(e.args.route)])),...r.movesOf(`harbour`).map(e=>u(a).places[String(e.args.city)])]),l;function d(e){let{left:t,top:r,width:i,height:a}=l.getBoundingClientRect();n.window.lookAt({x:u(o).x+(e.clientX-t)/i*u(o).width,y:u(o).y+(e.clientY-r)/a*u(o).height})}function p(e){l.setPointerCapture(e.pointerId),d(e)}var h=Cn(),_=g(h),v=N(_);b(v,16,()=>u(a).sheet.water,e=>e,(e,n)=>{var r=bn();t(()=>x(r,`d`,n)),f(e,r)});var w=N(v);b(w,17,()=>Object.entries(r.view.routes),([e,t])=>e,(e,n)=>{var r=m(()=>S(u(n),2));let i=()=>u(r)[0],o=()=>u(r)[1];var s=xn();t(e=>{A(s,0,`owned o${o()+1}`,`svelte-1xb9p3k`),x(s,`d`,e)},[()=>en(u(a).routes[i()])]),f(e,s)});var T=N(w);b(T,17,()=>u(c),B,(e,n)=>{var r=Sn();t(()=>{x(r,`cx`,u(n).x),x(r,`cy`,u(n).y)}),f(e,r)});var E=N(T);y(h),P(h,e=>l=e,()=>l),t(()=>{x(h,`viewBox`,`${u(o).x??``} ${u(o).y??``} ${u(o).width??``} ${u(o).height??``}`),M(h,`aspect-ratio:${u(o).width??``}/${u(o).height??``}`),x(_,`x`,u(o).x),x(_,`y`,u(o).y),x(_,`width`,u(o).width),x(_,`height`,u(o).height),x(E,`x`,u(s).x),x(E,`y`,u(s).y),x(E,`width`,u(s).width),x(E,`height`,u(s).height)}),i(`pointerdown`,h,p),i(`pointermove`,h,e=>l.hasPointerCapture(e.pointerId)&&d(e)),f(e,h),C()}p([`pointerdown`,`pointermove`]);var Tn=D(`<use></use>`),En=D(`<g><rect class="svelte-1h6uejs"></rect><!></g>`),Dn=D(`<path class="piece svelte-1h6uejs"></path>`),On=D(`<rect class="piece svelte-1h6uejs" rx="2.5"></rect><path class="roof svelte-1h6uejs"></path>`,1),kn=D(`<g><!></g><use class="shape svelte-1h6uejs"></use>`,1),An=D(`<g><path class="rim svelte-1h6uejs"></path><path class="bed svelte-1h6uejs"></path><!></g>`),jn=D(`<g><!></g>`);function Mn(e,r){R(r,!0);let i=11.2,o=10.6,s=q(),c=m(()=>s.catalogue.routes[r.id]),l=m(()=>s.view.routes[r.id]),d=m(()=>s.catalogue.sheet.cell_width),p=m(()=>u(c).cell_length),h=m(()=>u(c).twin?15:16.4);var _=jn(),v=g(_),w=e=>{var r=O();b(a(r),17,()=>u(c).cells,B,(e,r,a)=>{var o=m(()=>S(u(r),3));let s=()=>u(o)[0],l=()=>u(o)[1],h=()=>u(o)[2];var _=En(),v=g(_),b=N(v),C=e=>{var n=Tn();A(n,0,`sign`,null,{},{first:a===0}),x(n,`width`,i),x(n,`height`,i),t(()=>{x(n,`href`,`#gl-sym-${u(c).colour??``}`),x(n,`x`,s()-i/2),x(n,`y`,l()-i/2)}),f(e,n)};n(b,e=>{u(c).colour!==`grey`&&e(C)}),y(_),t(()=>{A(_,0,`cell c-${u(c).colour??``}`,`svelte-1h6uejs`),x(v,`x`,-u(p)/2),x(v,`y`,-u(d)/2),x(v,`width`,u(p)),x(v,`height`,u(d)),x(v,`rx`,u(c).type===`sea`?u(d)/2:1.5),x(v,`transform`,`translate(${s()??``} ${l()??``}) rotate(${h()??``})`)}),f(e,_)}),f(e,r)},T=e=>{var r=An(),i=g(r),s=N(i);b(N(s),17,()=>u(c).cells,B,(e,r)=>{var i=m(()=>S(u(r),3));let s=()=>u(i)[0],d=()=>u(i)[1],_=()=>u(i)[2];var v=kn(),b=a(v),C=g(b),w=e=>{var n=Dn();t(e=>x(n,`d`,e),[()=>on(u(p),u(h))]),f(e,n)},T=e=>{var n=On(),r=a(n),i=N(r);t(()=>{x(r,`x`,-u(p)/2),x(r,`y`,-u(h)/2),x(r,`width`,u(p)),x(r,`height`,u(h)),x(i,`d`,`M${-u(p)/2+4} ${-u(h)/2+2.6}h${u(p)-8}`)}),f(e,n)};n(C,e=>{u(c).type===`sea`?e(w):e(T,-1)}),y(b);var E=N(b);x(E,`width`,o),x(E,`height`,o),t((e,t)=>{x(b,`transform`,`translate(${s()??``} ${d()??``}) rotate(${e??``})`),x(E,`href`,`#gl-own-${t??``}`),x(E,`x`,s()-o/2),x(E,`y`,d()-o/2)},[()=>an(_()),()=>de(u(l))]),f(e,v)}),y(r),t((e,t)=>{A(r,0,`claimed o${u(l)+1}`,`svelte-1h6uejs`),x(i,`d`,e),M(i,`stroke-width:${u(h)+5.4}`),x(s,`d`,t),M(s,`stroke-width:${u(h)+3}`)},[()=>en(u(c)),()=>en(u(c))]),f(e,r)};n(v,e=>{u(l)===void 0?e(w):e(T,-1)}),y(_),t(()=>x(_,`data-route`,r.id)),f(e,_),C()}var Nn=D(`<path class="svelte-1pmiv6i"></path>`),Pn=D(`<path class="river svelte-1pmiv6i"></path>`),Fn=D(`<path d="M0-13l7 10h-4l6 9H2v4h-4v-4h-7l6-9h-4z" class="svelte-1pmiv6i"></path>`),In=D(`<text dy=".33em" class="svelte-1pmiv6i"> </text>`),Ln=D(`<g class="shore svelte-1pmiv6i"><!><!></g><g class="water svelte-1pmiv6i"><!><!></g><g class="island svelte-1pmiv6i"></g><g class="pines svelte-1pmiv6i"></g><g class="names svelte-1pmiv6i"></g>`,1);function Rn(e,n){R(n,!0);let i=q(),o=m(()=>i.catalogue.sheet);var s=Ln(),c=a(s),d=g(c);b(d,16,()=>u(o).water,e=>e,(e,n)=>{var r=Nn();t(()=>x(r,`d`,n)),f(e,r)}),b(N(d),17,()=>u(o).rivers,e=>e.path,(e,n)=>{var r=Pn();t(()=>{x(r,`d`,u(n).path),M(r,`stroke-width:${u(n).width+7}`)}),f(e,r)}),y(c);var p=N(c),h=g(p);b(h,16,()=>u(o).water,e=>e,(e,n)=>{var r=Nn();t(()=>x(r,`d`,n)),f(e,r)}),b(N(h),17,()=>u(o).rivers,e=>e.path,(e,n)=>{var r=Pn();t(()=>{x(r,`d`,u(n).path),M(r,`stroke-width:${u(n).width??``}`)}),f(e,r)}),y(p);var _=N(p);b(_,20,()=>u(o).islands,e=>e,(e,n)=>{var r=Nn();t(()=>x(r,`d`,n)),f(e,r)}),y(_);var v=N(_);b(v,21,()=>u(o).pines,B,(e,n,r)=>{var i=m(()=>S(u(n),2));let a=()=>u(i)[0],o=()=>u(i)[1];var s=Fn();t(()=>x(s,`transform`,`translate(${a()??``} ${o()??``}) scale(${r%3?.8:1})`)),f(e,s)}),y(v);var w=N(v);b(w,21,()=>u(o).lakes,e=>e.name,(e,n)=>{var i=In(),a=l(i,!0);t(()=>{x(i,`transform`,`translate(${u(n).x??``} ${u(n).y??``}) rotate(${u(n).angle??``})`),x(i,`font-size`,u(n).size),r(a,u(n).name)}),f(e,i)}),y(w),f(e,s),C()}var zn=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Bn=[0,1,2,3,4],Vn=[...zn.map(e=>`sym-${e}`),...Bn.map(e=>`own-${de(e)}`),`anchor`],Hn=D(`<defs><!><pattern id="gl-any" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="ground svelte-dx202w" width="6" height="6"></rect><rect class="stripe svelte-dx202w" width="2" height="6"></rect></pattern></defs>`);function Un(e,t){R(t,!0);var n=Hn();b(g(n),16,()=>Vn,e=>e,(e,t)=>{var n=O();V(a(n),()=>ie(t,``,``,!1).replace(`<svg`,`<svg id="gl-${t}"`),void 0,!0),f(e,n)}),E(),y(n),f(e,n),C()}var Wn=e(`<span class="owner svelte-vywcks"><!> </span>`),Gn=e(`<span> </span>`),Kn=e(`<div aria-hidden="true"><b class="svelte-vywcks"> </b> <!></div>`);function qn(e,i){R(i,!0);let o=q(),s=m(()=>o.catalogue.routes[X.route??``]),c=m(()=>o.catalogue.places[X.city??``]),d=m(()=>X.route===null?o.view.harbours[X.city??``]:o.view.routes[X.route]),p=m(()=>$(o,X.route??X.city??``)),h=m(()=>{let e=u(s)?rn(u(s)):u(c);if(!e)return null;let{x:t,y:n,width:r,height:a}=i.window.seen,o=110/i.window.scale;return e.x<t||e.x>t+r||e.y<n||e.y>n+a?null:{isAbove:e.y>n+a*.75,left:(Math.max(t+o,Math.min(t+r-o,e.x))-i.window.sheet.x)*i.window.scale,top:(e.y-i.window.sheet.y)*i.window.scale}});var _=O(),v=a(_),b=e=>{var i=Kn();let a;var m=g(i),_=l(m,!0),v=N(m,2),b=e=>{var n=Wn(),i=g(n);fe(i,{get seat(){return u(d)}});var a=N(i,1,!0);y(n),t(()=>r(a,o.people[u(d)]?.name)),f(e,n)},x=e=>{var n=Gn(),i=l(n,!0);t(e=>r(i,e),[()=>o.say(`map-tip`,{price:u(p)??o.say(`map-price-route`,{colour:u(s).colour,length:u(s).length}),points:u(s).points})]),f(e,n)},S=e=>{var n=Gn(),i=l(n,!0);t(()=>r(i,u(p))),f(e,n)};n(v,e=>{u(d)===void 0?u(s)?e(x,1):u(p)&&e(S,2):e(b)}),y(i),t(()=>{a=A(i,1,`tip sheet svelte-vywcks`,null,a,{above:u(h).isAbove}),M(i,`left:${u(h).left??``}px;top:${u(h).top??``}px`),r(_,u(s)?.name??u(c)?.name)}),f(e,i)};n(v,e=>{u(h)&&(u(s)||u(c))&&e(b)}),f(e,_),C()}var Jn=e(`<div class="tools svelte-1oiyw7q"><button type="button" class="svelte-1oiyw7q">+</button> <button type="button" class="svelte-1oiyw7q">−</button> <button type="button" class="svelte-1oiyw7q"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1oiyw7q"><path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6"></path></svg></button></div>`);function Yn(e,n){R(n,!0);let r=q();var a=Jn(),o=g(a),s=N(o,2),c=N(s,2);y(a),t((e,t,r,i,a,l)=>{x(o,`aria-label`,e),x(o,`title`,t),o.disabled=n.window.isNearest,x(s,`aria-label`,r),x(s,`title`,i),s.disabled=n.window.isWhole,x(c,`aria-label`,a),x(c,`title`,l),c.disabled=n.window.isWhole},[()=>r.say(`map-closer`),()=>r.say(`map-closer`),()=>r.say(`map-farther`),()=>r.say(`map-farther`),()=>r.say(`map-whole`),()=>r.say(`map-whole`)]),i(`click`,o,()=>n.window.closer()),i(`click`,s,()=>n.window.farther()),i(`click`,c,()=>n.window.whole()),f(e,a),C()}p([`click`]);var Xn=e(`<div class="content svelte-fch5rp"><!></div>`),Zn=e(`<div role="group" tabindex="0" data-pans=""><!></div>`);function Qn(e,r){R(r,!0);let a=L(r,`window`,7),o,c=new Map,l={x:0,y:0},d=_(!1);h(()=>{let e=new ResizeObserver(()=>{p(),o&&a().resize(o.clientWidth,o.clientHeight)});return e.observe(o),()=>e.disconnect()}),h(()=>{o.scrollTo(a().camera.x,a().camera.y)});function p(){if(!o)return;let[e,t]=[o.scrollLeft-a().camera.x,o.scrollTop-a().camera.y];(Math.abs(e)>1||Math.abs(t)>1)&&(a().camera=St(a().camera,e,t))}function m(e){let{left:t,top:n}=o.getBoundingClientRect();return{x:e.clientX-t,y:e.clientY-n}}function b(e){e.preventDefault();let t=e.deltaMode===WheelEvent.DOM_DELTA_LINE?e.deltaY*32:e.deltaY;a().zoom(Math.exp(-t*(e.ctrlKey?.012:.0018)),m(e))}function S(e){e.button===0&&(c.size===0&&(v(d,!1),l=m(e)),c.set(e.pointerId,m(e)))}function w(e){let t=c.get(e.pointerId);if(!t)return;let n=m(e);if(!u(d)&&c.size<2&&Math.hypot(n.x-l.x,n.y-l.y)<6)return;if(!u(d))for(let e of c.keys())o.setPointerCapture(e);v(d,!0),c.set(e.pointerId,n);let r=[...c].find(([t])=>t!==e.pointerId)?.[1];a().camera=r?xt(a().camera,[t,r],[n,r]):St(a().camera,t.x-n.x,t.y-n.y)}function T(e){c.delete(e.pointerId)}function E(e){u(d)&&e.detail>0&&e.stopPropagation(),v(d,!1)}function D(e){e.target.closest(`[data-lit]`)||(e.shiftKey?a().farther(m(e)):a().closer(m(e)))}function O(e){e.ctrlKey||e.altKey||e.metaKey||!k(e.key)||(e.preventDefault(),e.stopPropagation())}function k(e){if(e===`+`||e===`=`)a().closer();else if(e===`-`||e===`−`)a().farther();else if(e===`0`)a().whole();else if(e===`ArrowLeft`)a().push(-1,0);else if(e===`ArrowRight`)a().push(1,0);else if(e===`ArrowUp`)a().push(0,-1);else if(e===`ArrowDown`)a().push(0,1);else return!1;return!0}var j=Zn();let N;var F=g(j),I=e=>{var n=Xn();z(g(n),()=>r.children),y(n),t(()=>M(n,`width:${a().camera.width*a().camera.zoom}px;height:${a().camera.height*a().camera.zoom}px`)),f(e,n)};n(F,e=>{a().isReady&&e(I)}),y(j),P(j,e=>o=e,()=>o),t(()=>{N=A(j,1,`viewport svelte-fch5rp`,null,N,{dragged:u(d)}),x(j,`aria-label`,r.label)}),s(`scroll`,j,p),s(`wheel`,j,b),i(`pointerdown`,j,S),i(`pointermove`,j,w),i(`pointerup`,j,T),s(`pointercancel`,j,T),s(`click`,j,E,!0),i(`dblclick`,j,D),i(`keydown`,j,O),f(e,j),C()}p([`pointerdown`,`pointermove`,`pointerup`,`dblclick`,`keydown`]);var $n=new WeakMap,er=D(`<path class="journey under svelte-12bn8y3"></path><path class="journey svelte-12bn8y3"></path>`,1),tr=e(`<svg aria-hidden="true"><!><!><!><!><!><!><!></svg> <div class="over svelte-12bn8y3"><!></div> <!>`,1),nr=e(`<!> <!> <!> <!>`,1);function rr(e,r){R(r,!0);let o=q(),c=``,l=``,d=$n.get(o.catalogue)??new Lt(sn(o.catalogue.sheet.frame));$n.set(o.catalogue,d);let p=m(()=>o.catalogue),h=m(()=>Object.keys(u(p).routes)),_=m(()=>u(h).filter(e=>e in o.view.routes)),v=m(()=>u(h).filter(e=>!(e in o.view.routes))),S=m(()=>new Set(o.lastLines.map(e=>String(e.args.route??e.args.city??``)))),T=m(()=>o.view.journeys.find(({ticket:e})=>e===X.ticket)?.missing??[]),E=m(()=>o.isPhone&&d.detail!==`far`);function D(e){let t=u(p).routes[e];return nn(t,u(p).places[t.a],u(p).places[t.b])}function O(e){return e.target.closest(`[data-at]`)?.dataset.at??``}function k(e){c=e,F()}function j(e){l=e.target.matches(`:focus-visible`)?O(e):``,F()}function P(){l=``,F()}function F(){let[,e,t=null]=/^(route|port)-(.+)$/.exec(c||l)??[];X.route=e===`route`?t:null,X.city=e===`port`?t:null}var I=nr(),L=a(I);{let e=m(()=>o.say(`map-keys`));Qn(L,{get window(){return d},get label(){return u(e)},children:(e,n)=>{var r=tr(),o=a(r),c=g(o);Un(c,{});var l=N(c);Rn(l,{});var p=N(l);b(p,16,()=>u(h),e=>e,(e,t)=>{{let n=m(()=>u(S).has(t));ln(e,{get id(){return t},get isLast(){return u(n)}})}});var C=N(p);b(C,16,()=>u(v),e=>e,(e,t)=>{Mn(e,{get id(){return t}})});var F=N(C);b(F,16,()=>u(_),e=>e,(e,t)=>{Mn(e,{get id(){return t}})});var I=N(F);b(I,16,()=>u(T),e=>e,(e,n)=>{var r=er(),i=a(r),o=N(i);t((e,t)=>{x(i,`d`,e),x(o,`d`,t)},[()=>D(n),()=>D(n)]),f(e,r)}),Jt(N(I),{get window(){return d},get last(){return u(S)}}),y(o);var L=N(o,2);let R;gn(g(L),{}),y(L),qn(N(L,2),{get window(){return d}}),t(()=>{A(o,0,w(d.detail),`svelte-12bn8y3`),x(o,`viewBox`,`${d.sheet.x??``} ${d.sheet.y??``} ${d.sheet.width??``} ${d.sheet.height??``}`),R=M(L,`transform:scale(${d.scale??``}) translate(${-d.sheet.x}px, ${-d.sheet.y}px)`,R,{"--hit":`${(u(E)?44:24)/d.step}px`,"--small":1/d.step})}),i(`pointerover`,L,e=>k(O(e))),s(`pointerleave`,L,()=>k(``)),i(`focusin`,L,j),i(`focusout`,L,P),f(e,r)},$$slots:{default:!0}})}var z=N(L,2),B=e=>{yn(e,{})};n(z,e=>{!o.isPhone&&d.isWhole&&e(B)});var V=N(z,2),H=e=>{wn(e,{get window(){return d}})};n(V,e=>{d.isReady&&!d.isWhole&&e(H)}),Yn(N(V,2),{get window(){return d}}),f(e,I),C()}p([`pointerover`,`focusin`,`focusout`]);function ir(e,t,n){return t.filter===`can`?n.can.has(e):t.filter===`all`||n.viewer!==null&&n.owners[e]===n.viewer}function ar(e,t,n){let r=Object.entries(e.routes).filter(([e,{a:r,b:i}])=>ir(e,t,n)&&(t.city===null||t.city===r||t.city===i));return Object.keys(e.regions).map(t=>({region:t,routes:r.filter(([,{a:n}])=>e.places[n].region===t).map(([e])=>e)})).filter(({routes:e})=>e.length>0)}function or(e,t,n){return Object.keys(e.places).filter(r=>e.places[r].is_port&&ir(r,t,n)&&(t.city===null||t.city===r))}var sr=e(`<!> `,1),cr=e(`<span class="whose svelte-tr7xqc"><!></span>`),lr=e(`<span class="label svelte-tr7xqc"> <!></span>`),ur=e(`<i class="sign svelte-tr7xqc"><!></i>`),dr=e(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <span class="what svelte-tr7xqc"><!> </span> <span> </span> <span> </span> <!> <!></li>`),fr=e(`<h4 class="svelte-tr7xqc"> </h4> <ul></ul>`,1),pr=e(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <!> <!></li>`),mr=e(`<p> </p>`),hr=e(`<div class="list sheet svelte-tr7xqc"><h3> </h3> <div class="wishes svelte-tr7xqc"><!> <!></div> <!> <!> <!></div>`);function gr(e,i){R(i,!0);let o=(e,i=I,o=I)=>{let s=m(()=>u(S).owners[i()]);var c=cr(),l=g(c),p=e=>{var n=d();t(e=>r(n,e),[()=>h.say(`map-list-free`,{what:o()})]),f(e,n)},_=e=>{var n=sr(),i=a(n);fe(i,{get seat(){return u(s)}});var c=N(i,1,!0);t(e=>r(c,e),[()=>u(s)===h.viewer?h.say(`map-list-yours`,{what:o()}):h.people[u(s)]?.name]),f(e,n)};n(l,e=>{u(s)===void 0?e(p):e(_,-1)}),y(c),f(e,c)},s=(e,i=I,o=I,s=I,c=I)=>{var l=O(),p=a(l),_=e=>{ue(e,{get label(){return o()},get moves(){return s()},class:`act`,shape:`target`,get at(){return`list-${i()??``}`},children:(e,a)=>{var o=lr(),s=g(o,!0),l=N(s),p=e=>{var n=d();t(e=>r(n,`: ${e??``}`),[()=>$(h,i())]),f(e,n)},_=m(()=>$(h,i()));n(l,e=>{u(_)&&e(p)}),y(o),t(()=>r(s,c())),f(e,o)},$$slots:{default:!0}})};n(p,e=>{s().length>0&&e(_)}),f(e,l)},p=[`all`,`can`,`mine`],h=q(),_=m(()=>h.catalogue),v=c({filter:`all`,city:null}),x=m(()=>new Set([...h.movesOf(`claim`),...h.movesOf(`harbour`)].map(e=>String(e.args.route??e.args.city)))),S=m(()=>({owners:{...h.view.routes,...h.view.harbours},can:u(x),viewer:h.viewer})),w=m(()=>ar(u(_),v,u(S))),T=m(()=>or(u(_),v,u(S))),E=m(()=>Object.entries(u(_).places).map(([e,{name:t}])=>({value:e,label:t})).sort((e,t)=>e.label.localeCompare(t.label)));var D=hr(),k=g(D),A=l(k,!0),j=N(k,2),P=g(j);{let e=m(()=>h.say(`map-list-filter`)),t=m(()=>p.map(e=>({value:e,label:h.say(`map-list-${e}`)})));re(P,{get label(){return u(e)},get values(){return u(t)},get value(){return v.filter},onchange:e=>v.filter=e})}var F=N(P,2);{let e=m(()=>h.say(`map-list-city`)),t=m(()=>[{value:``,label:h.say(`map-list-any-city`)},...u(E)]),n=m(()=>v.city??``);re(F,{get label(){return u(e)},get values(){return u(t)},get value(){return u(n)},onchange:e=>v.city=e||null})}y(j);var L=N(j,2);b(L,17,()=>u(w),({region:e,routes:t})=>e,(e,i)=>{let c=()=>u(i).region,d=()=>u(i).routes;var p=fr(),v=a(p),x=l(v,!0),S=N(v,2);b(S,20,d,e=>e,(e,i)=>{let a=m(()=>u(_).routes[i]);var c=dr(),d=g(c),p=l(d,!0),v=N(d,2),b=g(v),x=e=>{var n=ur();W(g(n),{get name(){return`sym-${u(a).colour??``}`}}),y(n),t(()=>M(n,`background:var(--c-${u(a).colour??``});color:var(--on-${u(a).colour??``})`)),f(e,n)};n(b,e=>{u(a).colour!==`grey`&&e(x)});var S=N(b);y(v);var C=N(v,2),w=l(C,!0),T=N(C,2),E=l(T,!0),D=N(T,2);o(D,()=>i,()=>`route`);var O=N(D,2);{let e=m(()=>h.movesOf(`claim`,{route:i})),t=m(()=>h.say(`map-list-claim`));s(O,()=>i,()=>u(a).name,()=>u(e),()=>u(t))}y(c),t((e,t,n)=>{r(p,u(a).name),r(S,` ${e??``}`),r(w,t),r(E,n)},[()=>h.say(`map-list-what`,{type:u(a).type,colour:u(a).colour}),()=>h.say(`map-list-length`,{length:u(a).length}),()=>h.say(`map-list-points`,{points:u(a).points})]),f(e,c)}),y(S),t(()=>r(x,u(_).regions[c()])),f(e,p)});var z=N(L,2),B=e=>{var n=fr(),i=a(n),c=l(i,!0),d=N(i,2);b(d,20,()=>u(T),e=>e,(e,n)=>{let i=m(()=>u(_).places[n].name);var a=pr(),c=g(a),d=l(c,!0),p=N(c,2);o(p,()=>n,()=>`port`);var v=N(p,2);{let e=m(()=>h.movesOf(`harbour`,{city:n})),t=m(()=>h.say(`map-list-build`));s(v,()=>n,()=>u(i),()=>u(e),()=>u(t))}y(a),t(()=>r(d,u(i))),f(e,a)}),y(d),t(e=>r(c,e),[()=>h.say(`map-list-harbours`)]),f(e,n)};n(z,e=>{u(T).length>0&&e(B)});var V=N(z,2),H=e=>{var n=mr(),i=l(n,!0);t(e=>r(i,e),[()=>h.say(`map-list-none`)]),f(e,n)};n(V,e=>{u(w).length+u(T).length===0&&e(H)}),y(D),t(e=>r(A,e),[()=>h.say(`map-list-title`)]),f(e,D),C()}var _r=e(`<section class="map sheet svelte-1igdyql"><!> <button type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1igdyql"><path></path></svg></button></section>`);function vr(e,r){R(r,!0);let a=`great_lakes.map`,o=q(),s=_(U(a,`map`)===`list`),c=m(()=>o.say(u(s)?`map-show-map`:`map-show-list`));function d(){v(s,!u(s)),Object.assign(X,{route:null,city:null}),ee(a,u(s)?`list`:`map`)}var p=_r(),h=g(p),b=e=>{gr(e,{})},S=e=>{rr(e,{})};n(h,e=>{u(s)?e(b):e(S,-1)});var T=N(h,2),E=l(g(T));y(T),y(p),t(e=>{x(p,`aria-label`,e),A(T,1,w([`switch`,{low:!u(s)}]),`svelte-1igdyql`),x(T,`aria-label`,u(c)),x(T,`title`,u(c)),x(E,`d`,u(s)?`M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14`:`M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1`)},[()=>o.say(`map-title`)]),i(`click`,T,d),f(e,p),C()}p([`click`]);var yr=e(`<span class="label svelte-1r8duac"> </span>`),br=e(`<span class="alone svelte-1r8duac"> </span>`),xr=e(`<!> <!>`,1),Sr=e(`<button type="button" class="exchange svelte-1r8duac" data-lit="" data-exchange=""><!><span aria-hidden="true">⇄</span><!> </button>`),Cr=e(`<section class="market sheet svelte-1r8duac"><h3 class="svelte-1r8duac"> <!></h3> <div class="display svelte-1r8duac"><!> <div class="decks svelte-1r8duac"><!> <!></div></div> <!></section>`);function wr(e,o){R(o,!0);let s={turn:`market-turn`,second_card:`market-second`,refill:`market-refill`},c=[{deck:`train`,back:``},{deck:`ship`,back:`--b:#1f5a4c`}],p=q(),h=m(()=>p.view),_=m(()=>G(p,`turn`,`second_card`)),v=m(()=>p.moves.length>0?s[u(h).phase]??`market-not-now`:null),S=m(()=>le(p).filter(({kind:e})=>e===`turned_up`).map(({args:e})=>e.slot)),w=m(()=>({train:u(h).train_deck.size,ship:u(h).ship_deck.size})),T=m(()=>p.movesOf(`exchange`));function D(){let e=u(T)[0];e&&(J.exchange=J.exchange?null:{to:String(e.args.to),pieces:1})}var O=Cr(),k=g(O),A=g(k,!0),j=N(A),M=e=>{var n=yr(),i=l(n,!0);t(e=>r(i,e),[()=>p.say(u(v))]),f(e,n)};n(j,e=>{u(v)&&e(M)}),y(k);var P=N(k,2),F=g(P);ye(F,{get cards(){return u(h).display},kind:`take`,place:`slot`,get isTaking(){return u(_)},nameOf:e=>p.catalogue.cards[e].name,at:(e,t)=>`display:${t}`,isNew:(e,t)=>u(S).includes(t),gap:e=>{E();var n=d();t(e=>r(n,e),[()=>p.say(u(h).phase===`refill`?`display-refill`:`display-gap`)]),f(e,n)},face:(e,i=I)=>{var o=xr(),s=a(o);Y(s,{get card(){return i()}});var c=N(s,2),d=e=>{var n=br(),i=l(n,!0);t(e=>r(i,e),[()=>p.say(`display-alone`)]),f(e,n)},h=m(()=>i()===`wild`&&G(p,`turn`));n(c,e=>{u(h)&&e(d)}),f(e,o)},$$slots:{gap:!0,face:!0}});var L=N(F,2),z=g(L);b(z,17,()=>c,({deck:e,back:t})=>e,(e,t)=>{let n=()=>u(t).deck,r=()=>u(t).back;{let t=m(()=>p.say(`deck-${n()}`)),i=m(()=>p.say(`deck-label`,{deck:n(),cards:u(w)[n()]})),a=m(()=>[...p.movesOf(`draw`,{deck:n()}),...p.movesOf(`refill`,{deck:n()})]),o=m(()=>u(_)?{kind:`draw`,args:{deck:n()}}:void 0);_e(e,{get size(){return u(w)[n()]},get word(){return u(t)},get label(){return u(i)},get moves(){return u(a)},get why(){return u(o)},get at(){return`deck:${n()??``}`},get back(){return r()}})}});var B=N(z,2);{let e=m(()=>p.say(`deck-tickets`)),t=m(()=>p.say(`deck-label`,{deck:`tickets`,cards:u(h).ticket_deck.size})),n=m(()=>p.movesOf(`tickets`)),r=m(()=>G(p,`turn`)?{kind:`tickets`,args:{}}:void 0);_e(B,{get size(){return u(h).ticket_deck.size},get word(){return u(e)},get label(){return u(t)},get moves(){return u(n)},get why(){return u(r)},at:`deck:tickets`,back:`--b:#7f2f22`})}y(L),y(P);var V=N(P,2),H=e=>{var n=Sr(),a=g(n);W(a,{name:`i-train`});var o=N(a,2);W(o,{name:`i-ship`});var s=N(o,1,!0);y(n),t(e=>{x(n,`aria-expanded`,J.exchange!==null),r(s,e)},[()=>p.say(`exchange-open`)]),i(`click`,n,D),f(e,n)};n(V,e=>{u(T).length>0&&e(H)}),y(O),t((e,t)=>{x(O,`aria-label`,e),r(A,t)},[()=>p.say(`market`),()=>p.say(`market`)]),f(e,O),C()}p([`click`]);var Tr=e(`<li class="svelte-1fxw8us"><!> </li>`),Er=e(`<div class="notice svelte-1fxw8us" role="status"><!> <b class="svelte-1fxw8us"> </b> <ul class="svelte-1fxw8us"></ul></div>`);function Dr(e,i){R(i,!0);let o=q(),s=m(()=>o.view.turns_left!==null&&o.view.seat!==null);var c=O(),d=a(c),p=e=>{var n=Er(),i=g(n);W(i,{name:`sema-caution`,class:`sig`});var a=N(i,2),s=l(a,!0),c=N(a,2);b(c,20,()=>se(o),e=>e,(e,n)=>{let i=m(()=>Me(o.view,n)??0);var a=Tr(),s=g(a);fe(s,{get seat(){return n}});var c=N(s,1,!0);y(a),t(e=>r(c,e),[()=>o.say(`last-turns-of`,{who:ce(o,n),turns:u(i)})]),f(e,a)}),y(c),y(n),t(e=>r(s,e),[()=>o.say(`last-turns`)]),f(e,n)};n(d,e=>{u(s)&&e(p)}),f(e,c),C()}var Or={claim:`map`,harbour:`map`,take:`cards`,draw:`cards`,refill:`cards`,tickets:`cards`,exchange:`cards`,keep:`tickets`,pieces:`tickets`},kr=[`colour`,`pay`,`singles`];function Ar({kind:e}){return e in Or||kr.includes(e)}function jr({kind:e}){return Or[e]??null}function Mr({kind:e,args:t},n){return e===`claim`&&n.prices[t.route]?.ways===1||e===`harbour`&&n.prices[t.city]?.ways===1}function Nr(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function Pr({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return Nr(`display:${t.slot}`,n,t.card);case`drew`:return Nr(`deck:${t.deck}`,n,t.card);case`turned_up`:return Nr(`deck:${String(t.card).startsWith(`ship`)?`ship`:`train`}`,`display:${t.slot}`,t.card);case`kept`:return Nr(`deck:tickets`,`tickets:${t.seat}`);default:return null}}var Fr=e(`<section class="split sheet svelte-1v7ujw0"><h3 class="svelte-1v7ujw0"> <span class="label"> </span></h3> <div class="row svelte-1v7ujw0"><p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p> <!> <p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p></div> <p class="needs svelte-1v7ujw0"> </p></section>`);function Ir(e,i){R(i,!0);let a=q(),o=m(()=>G(a,`pieces`)),s=m(()=>a.movesOf(`pieces`).map(({args:e})=>Number(e.trains))),c=m(()=>Ae(a,[...new Set(a.view.journeys.flatMap(({missing:e})=>e))]));var d=Fr(),p=g(d),h=g(p,!0),_=l(N(h),!0);y(p);var v=N(p,2),b=g(v),S=g(b);W(S,{name:`i-train`});var w=N(S),T=l(w,!0),E=l(N(w),!0);y(b);var D=N(b,2),O=e=>{{let t=m(()=>a.say(`split-slider`)),n=m(()=>Math.min(...u(s))),r=m(()=>Math.max(...u(s))),o=m(()=>a.say(`split-less`)),c=m(()=>a.say(`split-more`));pt(e,{get label(){return u(t)},get value(){return i.trains},get least(){return u(n)},get most(){return u(r)},get less(){return u(o)},get more(){return u(c)},onchange:e=>J.trains=String(e)})}};n(D,e=>{u(o)&&e(O)});var k=N(D,2),A=g(k);W(A,{name:`i-ship`});var j=N(A),M=l(j,!0),P=l(N(j),!0);y(k),y(v);var F=l(N(v,2),!0);y(d),t((e,t,n,a,o,s)=>{x(d,`aria-label`,e),r(h,t),r(_,n),r(T,i.trains),r(E,a),r(M,i.all-i.trains),r(P,o),r(F,s)},[()=>a.say(`split`),()=>a.say(u(o)?`split`:`split-chosen`),()=>a.say(`split-secret`),()=>a.say(`trains`,{n:i.trains}),()=>a.say(`ships`,{n:i.all-i.trains}),()=>a.say(`split-needs`,u(c))]),f(e,d),C()}var Lr=e(`<i></i>`),Rr=e(`<span aria-hidden="true"></span>`);function zr(e,n){R(n,!0);let r=q(),i=m(()=>n.routes.flatMap(e=>{let{type:t,colour:n,length:i}=r.catalogue.routes[e],a=e===r.view.route?`now`:r.view.routes[e]===r.viewer?`own`:``;return Array.from({length:i},(r,i)=>({key:`${e} ${i}`,type:t,colour:n,state:a,isFirst:i===0}))}));var a=Rr();let o;b(a,21,()=>u(i),({key:e,type:t,colour:n,state:r,isFirst:i})=>e,(e,n)=>{let r=()=>u(n).type,i=()=>u(n).colour,a=()=>u(n).state,o=()=>u(n).isFirst;var s=Lr();let c;t(()=>{c=A(s,1,`${r()??``} ${a()??``}`,`svelte-q25yal`,c,{first:o()}),M(s,`--c:${i()===`grey`?`light-dark(#d5d7cd, #5a6866)`:`var(--c-${i()})`}`)}),f(e,s)}),y(a),t(()=>o=A(a,1,`way o${(r.viewer??0)+1}`,`svelte-q25yal`,o,{many:u(i).length>18})),f(e,a),C()}var Br=e(`<p class="none svelte-10b8eyn"> </p>`),Vr=e(`<!><span class="vh"> </span>`,1),Hr=e(`<li><button type="button"><b class="num svelte-10b8eyn"> </b> <span class="name svelte-10b8eyn"> <em class="svelte-10b8eyn">–</em> </span> <!> <small class="svelte-10b8eyn"><!></small></button></li>`),Ur=e(`<span class="svelte-10b8eyn"> <b class="num"> </b></span> `,1),Wr=e(`<p class="returned svelte-10b8eyn"> <!></p>`),Gr=e(`<div class="all svelte-10b8eyn"><ol></ol> <!></div>`),Kr=e(`<section class="tickets sheet svelte-10b8eyn"><!></section>`);function qr(e,o){R(o,!0);let c=q(),p=m(()=>De(c,c.view.tickets).map(e=>({id:e,...c.catalogue.tickets[e],journey:ke(c,e)})).toSorted((e,t)=>w(e)-w(t)||t.points-e.points)),h=m(()=>Oe(c).map(e=>c.catalogue.tickets[e])),S=_(null);function w({journey:e}){return e?.done?0:e?.to_go===null?2:1}function T(e){return e.length>0&&e.every(e=>e===c.view.route)}function E(e){v(S,u(S)===e?null:e,!0),X.ticket=u(S)}var D=Kr(),O=g(D),k=e=>{var n=Br(),i=l(n,!0);t(e=>r(i,e),[()=>c.say(`tickets-none`)]),f(e,n)},j=e=>{var o=Gr(),_=g(o);b(_,21,()=>u(p),({id:e,a:t,b:n,points:r,journey:i})=>e,(e,o)=>{let p=()=>u(o).id,h=()=>u(o).a,_=()=>u(o).b,v=()=>u(o).points,b=()=>u(o).journey,C=m(()=>b()!==void 0&&!b().done&&b().to_go===null);var w=Hr(),D=g(w);let O;var k=g(D),j=l(k,!0),M=N(k,2),P=g(M,!0),F=N(P,2,!0);y(M);var I=N(M,2);{let e=m(()=>b()?.routes??[]);zr(I,{get routes(){return u(e)}})}var L=N(I,2),R=g(L),z=e=>{var n=Vr(),i=a(n);W(i,{name:`i-check`});var o=l(N(i),!0);t(e=>r(o,e),[()=>c.say(`ticket-done`)]),f(e,n)},B=e=>{var n=d();t(e=>r(n,e),[()=>c.say(`ticket-lost-short`)]),f(e,n)},V=e=>{var n=d();t(e=>r(n,e),[()=>c.say(`ticket-now`)]),f(e,n)},H=m(()=>b()&&T(b().missing)),U=e=>{var n=d();t(e=>r(n,e),[()=>c.say(`ticket-to-go`,{n:b().to_go})]),f(e,n)};n(R,e=>{b()?.done?e(z):u(C)?e(B,1):u(H)?e(V,2):b()&&e(U,3)}),y(L),y(D),y(w),t(e=>{O=A(D,1,`row svelte-10b8eyn`,null,O,{done:b()?.done,lost:u(C),now:e,shown:X.ticket===p()}),x(D,`data-ticket`,p()),x(D,`aria-pressed`,u(S)===p()),r(j,v()),r(P,c.catalogue.places[h()].name),r(F,c.catalogue.places[_()].name)},[()=>b()&&T(b().missing)]),i(`click`,D,()=>E(p())),s(`pointerenter`,D,()=>X.ticket=p()),s(`pointerleave`,D,({pointerType:e})=>e===`mouse`&&(X.ticket=u(S))),s(`focus`,D,()=>X.ticket=p()),s(`blur`,D,()=>X.ticket=u(S)),f(e,w)}),y(_);var v=N(_,2),C=e=>{var n=Wr(),i=g(n);b(N(i),17,()=>u(h),B,(e,n)=>{let i=()=>u(n).name,o=()=>u(n).points;var s=Ur(),c=a(s),d=g(c),p=l(N(d),!0);y(c);var m=N(c,1,!0);m.nodeValue=` `,t(()=>{r(d,`${i()??``} `),r(p,o())}),f(e,s)}),y(n),t(e=>r(i,`${e??``} `),[()=>c.say(`tickets-returned`)]),f(e,n)};n(v,e=>{u(h).length>0&&e(C)}),y(o),f(e,o)};n(O,e=>{u(p).length===0?e(k):e(j,-1)}),y(D),t(e=>{x(D,`aria-label`,e),x(D,`data-at`,`tickets:${c.viewer??``}`)},[()=>c.say(`tickets`)]),f(e,D),C()}p([`click`]);var Jr=e(`<span class="mark svelte-17ate2g"><!> </span>`),Yr=e(`<span class="vh"> </span>`),Xr=e(`<button type="button"><!> <!> <!></button>`),Zr=e(`<section class="tray sheet svelte-17ate2g"><h3 class="svelte-17ate2g"> <span class="label"> </span></h3> <div class="stubs svelte-17ate2g"></div></section>`);function Qr(e,a){R(a,!0);let o=q(),c=m(()=>De(o,o.view.drawn)),d=m(()=>G(o,`first_tickets`,`tickets`)),p=m(()=>o.viewer===null?null:o.view.chosen[o.viewer]),h=m(()=>u(p)?u(p).split(`+`).map(e=>Number(e)-1):J.kept);function _(e){return u(h).includes(e)?u(h).filter(t=>t!==e):[...u(h),e].toSorted((e,t)=>e-t)}function v(e,t){X.ticket=e,u(d)&&(J.kept=_(t))}function S(e){let t=_(e).map(e=>e+1).join(`+`);return o.movesOf(`keep`,{tickets:t})[0]?.text??o.say(u(h).includes(e)?`tray-drop`:`tray-add`)}var w=Zr(),T=g(w),E=g(T,!0),D=l(N(E),!0);y(T);var O=N(T,2);b(O,22,()=>u(c),e=>e,(e,a,c)=>{let p=m(()=>u(h).includes(u(c)));var _=Xr();let b;var C=g(_);Ze(C,{get ticket(){return a}});var w=N(C,2),T=e=>{var n=Jr(),i=g(n);W(i,{name:`i-check`});var a=N(i,1,!0);y(n),t(e=>r(a,e),[()=>o.say(`tray-kept`)]),f(e,n)};n(w,e=>{u(p)&&e(T)});var E=N(w,2),D=e=>{var n=Yr(),i=l(n,!0);t(e=>r(i,e),[()=>S(u(c))]),f(e,n)};n(E,e=>{u(d)&&e(D)}),y(_),t(()=>{b=A(_,1,`stub svelte-17ate2g`,null,b,{kept:u(p),lit:u(d)}),x(_,`data-lit`,u(d)?``:void 0),x(_,`data-card`,a),x(_,`aria-pressed`,u(p)),x(_,`aria-disabled`,u(d)?void 0:`true`)}),i(`click`,_,()=>v(a,u(c))),s(`pointerenter`,_,()=>X.ticket=a),s(`pointerleave`,_,({pointerType:e})=>e===`mouse`&&(X.ticket=null)),s(`focus`,_,()=>X.ticket=a),f(e,_)}),y(O),y(w),t((e,t,n)=>{x(w,`aria-label`,e),x(w,`data-picked`,u(d)&&u(h).length>0?``:void 0),r(E,t),r(D,n),M(O,`--n:${u(c).length??``}`)},[()=>o.say(`tray`),()=>o.say(u(p)?`tray-chosen`:`tray`),()=>o.say(`tray-secret`)]),f(e,w),C()}p([`click`]);var $r=e(`<div class="sheet-of-map svelte-1ksavaw"><!></div>`),ei=e(`<!> <!>`,1),ti=e(`<div class="phone svelte-1ksavaw"><!></div>`),ni=e(`<div class="lakes svelte-1ksavaw"><!> <div class="sheet-of-map svelte-1ksavaw"><!></div> <!> <!></div>`);function ri(e,t){R(t,!0);let r=e=>{var t=O(),r=a(t),i=e=>{Qr(e,{})},o=e=>{{let t=m(()=>Number(u(d)));Ir(e,{get trains(){return u(t)},get all(){return s.catalogue.pieces}})}};n(r,e=>{u(l)?e(i):u(d)!==null&&e(o,1)}),f(e,t)},i=[`map`,`cards`,`tickets`],s=q(),c=m(()=>s.view),l=m(()=>De(s,u(c).drawn).length>0),d=m(()=>u(c).phase===`pieces`&&s.viewer!==null?u(c).mix[s.viewer]??(s.moves.length>0?J.trains:null):null),p=m(()=>J.exchange!==null&&s.movesOf(`exchange`).length>0),_=m(()=>new Set(s.moves.map(jr))),v=m(()=>u(p)?new Set([`cards`]):u(_)),b=m(()=>Fe(s));o(()=>{u(b),Ne(),J.trains=String(s.catalogue.recommended)}),h(()=>{let e=s.moves.find(({code:e})=>e===s.hinted);e&&H(()=>Pe(e,s))});var x=O(),S=a(x),w=e=>{var t=ti();oe(g(t),{get tabs(){return i},get lit(){return u(_)},get wanted(){return u(v)},part:(e,t=I)=>{var i=ei(),o=a(i);Dr(o,{});var s=N(o,2),c=e=>{var t=$r();vr(g(t),{}),y(t),f(e,t)},l=e=>{var t=ei(),r=a(t),i=e=>{gt(e,{})};n(r,e=>{u(p)&&e(i)}),wr(N(r,2),{}),f(e,t)},d=e=>{var t=ei(),n=a(t);r(n),qr(N(n,2),{}),f(e,t)};n(s,e=>{t()===`map`?e(c):t()===`cards`?e(l,1):e(d,-1)}),f(e,i)},$$slots:{part:!0}}),y(t),f(e,t)},T=e=>{var t=ni(),i=g(t);Dr(i,{});var a=N(i,2);vr(g(a),{}),y(a);var o=N(a,2);r(o);var s=N(o,2),c=e=>{gt(e,{})};n(s,e=>{u(p)&&e(c)}),y(t),f(e,t)};n(S,e=>{s.isPhone?e(w):e(T,-1)}),f(e,x),C()}function ii(e,t){R(t,!0);let n=q(),r=m(()=>(t.parts.tickets??[]).map(({ticket:e,completed:t,points:r})=>({name:n.catalogue.tickets[e].name,completed:t,points:r}))),i=m(()=>t.parts.harbours.map(({city:e,points:t})=>({name:n.catalogue.places[e].name,points:t??0}))),a=m(()=>[{name:`track`,colour:`#2f629c`,items:[],points:t.parts.track},{name:`done`,colour:`#2c6a4d`,items:u(r).filter(({completed:e})=>e)},{name:`harbours`,colour:`#c99a2e`,items:u(i)},{name:`failed`,colour:`#b23522`,items:u(r).filter(({completed:e})=>!e)},{name:`unbuilt`,colour:`#7a5a52`,items:[],points:t.parts.unbuilt}]);ge(e,{get seat(){return t.seat},get groups(){return u(a)},get total(){return t.parts.total}}),C()}var ai=e(`<span><button type="button"><span class="vh svelte-7qi5qx"> </span> <!></button></span>`),oi=e(`<p class="none svelte-7qi5qx"> </p>`),si=e(`<div><div class="hand svelte-7qi5qx" role="group"><div></div> <!></div> <!></div>`);function ci(e,o){R(o,!0);let s={card:60,step:44},d=q(),p=m(()=>d.view),h=m(()=>d.viewer===null?null:u(p).hands[d.viewer].cards),w=m(()=>We(d.catalogue,u(h)??[])),E=m(()=>Le(d)),D=m(()=>G(d,`colour`,`pay`,`singles`)),k=_(0),P=c({width:0,height:0}),F=m(()=>d.isPhone?s.card:P.width>=1700&&P.height>=960?84:P.height<=820?54:63),I=m(()=>{let e=(u(k)-u(F)-(d.isPhone?24:20))/Math.max(1,u(w).length-1);return Math.min(u(F)+13,Math.max(e,d.isPhone?s.step:24))});function L(e){return u(E).filter(t=>t===e).length}function z(e){return u(D)&&u(p).payments.some(({cards:t})=>t.includes(e))}function B(e){if(!z(e))return d.enlarge(e);let t=u(p).payments.map(({cards:t})=>t.filter(t=>t===e).length),n=t.filter(t=>t>L(e));J.payment=t.indexOf(n.length>0?Math.min(...n):Math.min(...t))}function V(e,t){return d.say(`hand-pile`,{card:d.catalogue.cards[e].name,cards:t})}var H=O(),U=a(H),ee=e=>{var a=si();let o;var s=g(a),c=g(s);let p;b(c,23,()=>u(w),([e,t])=>e,(e,n,a)=>{var o=m(()=>S(u(n),2));let s=()=>u(o)[0],c=()=>u(o)[1],p=m(()=>L(s()));var h=ai();let _;var v=g(h);let b;var C=g(v),T=l(C,!0),E=N(C,2);{let e=m(()=>u(p)>0?d.say(`hand-pays`,{n:u(p),of:c()}):null);ve(E,{get copies(){return c()},get tag(){return u(e)},children:(e,t)=>{Y(e,{get card(){return s()}})},$$slots:{default:!0}})}y(v),y(h),t((e,t,n)=>{_=A(h,1,`held svelte-7qi5qx`,null,_,{gap:e}),b=A(v,1,`pile svelte-7qi5qx`,null,b,{pays:u(p)>0,can:t}),x(v,`data-card`,s()),x(v,`aria-pressed`,u(p)>0?`true`:void 0),r(T,n)},[()=>u(a)>0&&Ue(d.catalogue,s())!==Ue(d.catalogue,u(w)[u(a)-1][0]),()=>z(s()),()=>V(s(),c())]),i(`click`,v,()=>B(s())),f(e,h)}),y(c);var h=N(c,2),_=e=>{var n=oi(),i=l(n,!0);t(e=>r(i,e),[()=>d.say(`hand-empty`)]),f(e,n)};n(h,e=>{u(w).length===0&&e(_)}),y(s);var C=N(s,2),E=e=>{qr(e,{})};n(C,e=>{d.isPhone||e(E)}),y(a),t(e=>{o=A(a,1,`low svelte-7qi5qx`,null,o,{phone:d.isPhone}),x(s,`aria-label`,e),x(s,`data-at`,`hand:${d.viewer??``}`),M(s,`--cw:${u(F)??``}px;--step:${u(I)??``}px`),p=A(c,1,`fan svelte-7qi5qx`,null,p,{fanned:u(I)<u(F),apart:u(I)>u(F)+8})},[()=>d.say(`hand`)]),T(s,`clientWidth`,e=>v(k,e)),f(e,a)};n(U,e=>{u(h)!==null&&e(ee)}),j(`innerWidth`,e=>P.width=e),j(`innerHeight`,e=>P.height=e),f(e,H),C()}p([`click`]);var li=e(`<span class="svelte-qn2sb"><!><b class="svelte-qn2sb"> </b><span class="vh"> </span></span>`),ui=e(`<i><!></i>`),di=e(`<p> </p>`),fi=e(`<p><!> <span class="harbours svelte-qn2sb"><!> <span class="vh"> </span></span> <span class="score svelte-qn2sb"><b class="svelte-qn2sb"> </b><small class="svelte-qn2sb"> </small><span class="vh"> </span></span></p> <!>`,1);function pi(e,i){R(i,!0);let o=q(),s=m(()=>o.view),c=m(()=>3-u(s).harbours_left[i.seat]),d=m(()=>u(s).points[i.seat].total),p=m(()=>Me(u(s),i.seat)),h=m(()=>[{icon:`i-cards`,n:u(s).hands[i.seat].size,message:`seat-cards`},{icon:`i-ticket`,n:u(s).tickets[i.seat].size,message:`seat-tickets`},{icon:`i-train`,n:u(s).supply[i.seat].train,message:`seat-trains`},{icon:`i-ship`,n:u(s).supply[i.seat].ship,message:`seat-ships`}]);var _=fi(),v=a(_);let S;var w=g(v);b(w,17,()=>u(h),({icon:e,n:t,message:n})=>e,(e,n)=>{let i=()=>u(n).icon,a=()=>u(n).n,s=()=>u(n).message;var c=li(),d=g(c);W(d,{get name(){return i()}});var p=N(d),m=l(p,!0),h=l(N(p),!0);y(c),t((e,t)=>{x(c,`title`,`${a()??``} ${e??``}`),r(m,a()),r(h,t)},[()=>o.say(s(),{n:a()}),()=>o.say(s(),{n:a()})]),f(e,c)});var T=N(w,2),E=g(T);b(E,17,()=>({length:3}),B,(e,n,r)=>{var i=ui();let a;W(g(i),{name:`anchor`}),y(i),t(()=>a=A(i,1,`svelte-qn2sb`,null,a,{on:r<u(c)})),f(e,i)});var D=l(N(E,2),!0);y(T);var O=N(T,2),k=g(O),j=l(k,!0),M=N(k),P=l(M,!0),F=l(N(M),!0);y(O),y(v);var I=N(v,2),L=e=>{var n=di();let i;var a=l(n,!0);t(e=>{i=A(n,1,`turns svelte-qn2sb`,null,i,{last:u(p)<=1}),r(a,e)},[()=>o.say(`seat-turns`,{turns:u(p)})]),f(e,n)};n(I,e=>{u(p)!==null&&e(L)}),t((e,t,n,a,c,l)=>{S=A(v,1,`counts svelte-qn2sb`,null,S,{five:u(s).seats>4}),x(v,`data-at`,i.seat===o.viewer?void 0:`hand:${i.seat} tickets:${i.seat}`),x(T,`title`,e),r(D,t),x(O,`title`,n),r(j,a),r(P,c),r(F,l)},[()=>o.say(`seat-harbours`,{built:u(c),left:3-u(c)}),()=>o.say(`seat-harbours`,{built:u(c),left:3-u(c)}),()=>o.say(`seat-score`,{track:K(u(s).track[i.seat]),total:K(u(d))}),()=>K(u(s).track[i.seat]),()=>K(u(d)),()=>o.say(`seat-score`,{track:K(u(s).track[i.seat]),total:K(u(d))})]),f(e,_),C()}var mi=e(`<li><!> <!></li>`),hi=e(`<ul></ul> <!>`,1);function gi(e,r){R(r,!0);let i=q();var o=O(),s=a(o),c=e=>{var n=hi(),r=a(n);let o;b(r,20,()=>se(i),e=>e,(e,n)=>{var r=mi();let a;var o=g(r);be(o,{get seat(){return n}}),pi(N(o,2),{get seat(){return n}}),y(r),t(()=>{a=A(r,1,`sheet o${n+1}`,`svelte-15ixb2n`,a,{turn:i.view.seat===n}),x(r,`data-at`,`seat:${n??``}`)}),f(e,r)}),y(r),wr(N(r,2),{}),t(()=>o=A(r,1,`plates svelte-15ixb2n`,null,o,{many:i.view.seats>4})),f(e,n)};n(s,e=>{i.isPhone||e(c)}),f(e,o),C()}ne(Object.assign({"./art/anchor.svg":xe,"./art/i-ship.svg":Se,"./art/sema-caution.svg":Ce,"./art/ship-1.svg":pe,"./art/ship-2.svg":me})),te(`great_lakes`,Object.assign({"./words/en.ftl":we,"./words/ru.ftl":Te,"./words/uk.ftl":Ee}));var _i={name:`great_lakes`,seats:`board`,Board:ri,Hand:ci,SeatPanel:pi,Card:Y,Breakdown:ii,Side:gi,BarDetail:dt,BarActions:lt,placed:Ar,confirms:Mr,flights:Pr};export{_i as game};