import{$ as e,A as t,B as n,D as r,F as i,G as a,H as o,I as s,J as c,L as l,M as u,N as d,Q as f,R as p,S as m,U as h,W as g,X as _,Y as v,Z as y,_ as b,a as x,b as S,c as C,ct as w,dt as T,g as E,h as D,i as O,it as k,j as A,l as j,m as M,n as N,q as P,rt as F,st as I,t as L,tt as R,u as z,ut as B,w as V,x as H,y as U}from"./disclose-version-DzOOPwl4.js";import{g as W,h as ee,l as te}from"./index-BHTj6UCd.js";import{C as ne,S as G,w as re,x as ie}from"./games-DvORl9XO.js";import{c as ae}from"./attempt-DVQ4nkG1.js";import{t as oe}from"./Tabs-DapWIV7B.js";import{a as se,i as ce,n as K,o as le,r as q,t as ue}from"./Spot-BsWylH78.js";import{n as de,t as fe}from"./Owner-DWI6q0M2.js";import{n as pe,t as me}from"./ship-2-DmYuEfJi.js";import{i as he,n as ge,r as _e,t as ve}from"./Copies-COhPoWfs.js";import{t as J}from"./printed-B0ll_N_u.js";import{t as ye}from"./OpenCards-B9p6zQDq.js";import{t as be}from"./SeatHead-DA2eNOfj.js";var xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5" r="2.4"/><path d="M12 7.500V21M7 11h10M3.500 14q.5 7 8.500 7t8.500-7M3.500 14l-1 3M20.500 14l1 3" stroke-width="2.600"/></g></svg>
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
`,Ee=`### Moments.

moment-ticket = { $name } is completed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
`,De=`### Мгновения игры.

moment-ticket = Маршрут { $name } выполнен: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
`,Oe=`### Миті гри.

moment-ticket = Маршрут { $name } виконано: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
`,ke=`# What the board of Great Lakes says.

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
`,Y=ae;function Ae({viewer:e},t){return e===null?[]:t[e].cards??[]}function je({viewer:e,view:t}){return(e===null?[]:t.returned[e]??[]).toSorted((e,t)=>t.place-e.place).map(({ticket:e})=>e)}function Me({view:e},t){return e.journeys.find(e=>e.ticket===t)}function Ne({catalogue:e},t){let n=n=>t.filter(t=>e.routes[t].type===n).reduce((t,n)=>t+e.routes[n].length,0);return{rail:n(`rail`),sea:n(`sea`)}}function Pe(e){return[...e.movesOf(`claim`),...e.movesOf(`harbour`)].find(t=>e.isPicked([t]))}function Fe({turns_left:e,seat:t,seats:n},r){return e===null||t===null?null:Math.ceil(Math.max(0,e-(r-t+n)%n)/n)}var X=y({kept:[],trains:null,exchange:null,payment:0});function Ie(){Object.assign(X,{kept:[],trains:null,exchange:null,payment:0})}function Le(){let e=X.exchange!==null||X.kept.length>0;return Object.assign(X,{exchange:null,kept:[]}),e}function Re({kind:e,args:t,code:n},{view:r}){e===`keep`?X.kept=String(t.tickets).split(`+`).map(e=>Number(e)-1):e===`pieces`?X.trains=String(t.trains):e===`exchange`?X.exchange={to:String(t.to),pieces:Number(t.pieces)}:X.payment=Math.max(0,r.payments.findIndex(({steps:e})=>e[0]===n))}function ze({view:e,viewer:t}){let n=t===null?[]:e.drawn[t].cards??[];return[e.turns,e.phase,e.seat,e.route,e.city,e.colour,t,...n].join(` `)}function Be({view:e}){return e.payments[X.payment]??e.payments[0]??null}function Ve(e){let t=Be(e);if(t)return t.cards;let n=Pe(e)?.args,r=n?.route??n?.city,i=r===void 0?void 0:e.view.prices[r];return i?He(i,e.catalogue.routes[r]?.type??`harbour`):[]}function He({colour:e,plain:t,special:n,wilds:r},i){return[[i===`rail`?`train_${e}`:`ship1_${e}`,t],[i===`sea`?`ship2_${e}`:`train_${e}_anchor`,n],[`wild`,r]].flatMap(([e,t])=>Array(t).fill(e))}var Ue=[`purple`,`yellow`,`green`,`red`,`black`,`white`],We=`wild`,Ge={single:`ship-1`,double:`ship-2`},Ke=[`train`,`ship`,We];function qe({cards:e},t){return t===`wild`?We:e[t].deck}function Je(e,t){let n=t=>{let{colour:n}=e.cards[t];return Ke.indexOf(qe(e,t))*100+Ue.indexOf(n??``)*10+Number(Ye(e,t))};return[...new Set(t)].toSorted((e,t)=>n(e)-n(t)).map(e=>[e,t.filter(t=>t===e).length])}function Ye({cards:e},t){return[`anchored`,`double`].includes(e[t].kind)}function Xe(e){return e===`anchored`||e===`single`}var Ze=u(`<!> `,1),Qe=u(`<span aria-hidden="true" class="svelte-5yfqz4"><!> </span>`),$e=u(`<span class="vh svelte-5yfqz4"> </span> <!> <!>`,1),et=u(`<span class="ticket svelte-5yfqz4"><b class="plate svelte-5yfqz4"> </b> <span class="cities svelte-5yfqz4"><span class="svelte-5yfqz4"> </span><span class="svelte-5yfqz4"> </span></span> <span class="needs svelte-5yfqz4"><!></span></span>`);function tt(e,a){k(a,!0);let o=Y(),s=R(()=>o.catalogue.tickets[a.ticket]),l=R(()=>n(s).a),u=R(()=>n(s).b),d=R(()=>n(s).points),f=R(()=>Me(o,a.ticket)),p=R(()=>Ne(o,n(f)?.missing??[])),m=R(()=>o.catalogue.places);var g=et(),y=P(g),b=v(y,!0),x=_(y,2),S=P(x),C=v(S,!0),T=v(_(S),!0);w(x);var E=_(x,2),D=P(E),O=e=>{var n=Ze(),i=c(n);G(i,{name:`i-check`});var a=_(i,1,!0);h(e=>r(a,e),[()=>o.say(`ticket-done`)]),t(e,n)},A=e=>{var n=i();h(e=>r(n,e),[()=>o.say(`ticket-lost`)]),t(e,n)},j=e=>{var i=$e(),a=c(i),s=v(a,!0),l=_(a,2),u=e=>{var i=Qe(),a=P(i);G(a,{name:`i-train`});var o=_(a,1,!0);w(i),h(()=>r(o,n(p).rail)),t(e,i)};V(l,e=>{n(p).rail>0&&e(u)});var d=_(l,2),f=e=>{var i=Qe(),a=P(i);G(a,{name:`i-ship`});var o=_(a,1,!0);w(i),h(()=>r(o,n(p).sea)),t(e,i)};V(d,e=>{n(p).sea>0&&e(f)}),h(e=>r(s,e),[()=>o.say(`ticket-needs`,n(p))]),t(e,i)};V(D,e=>{n(f)?.done?e(O):n(f)&&n(f).to_go===null?e(A,1):n(f)&&e(j,2)}),w(E),w(g),h(()=>{r(b,n(d)),r(C,n(m)[n(l)].name),r(T,n(m)[n(u)].name)}),t(e,g),F()}var nt=u(`<span class="corner anchor svelte-1g0j0z2"><!></span>`),rt=u(`<b class="corner two svelte-1g0j0z2">2</b>`),it=u(`<!> <!>`,1);function at(e,r){k(r,!0);let i=L(r,`big`,3,!1),a=Y(),o=R(()=>a.catalogue.cards[r.card]),s=R(()=>n(o)&&{use:a.say(`card-about-${n(o).kind}`),copies:a.say(`card-copies`,{copies:n(o).copies})});var l=A(),u=c(l),d=e=>{{let r=e=>{var r=it(),i=c(r),a=e=>{var n=nt();G(P(n),{name:`anchor`}),w(n),t(e,n)},s=R(()=>Xe(n(o).kind));V(i,e=>{n(s)&&e(a)});var l=_(i,2),u=e=>{t(e,rt())};V(l,e=>{n(o).kind===`double`&&e(u)}),t(e,r)},a=R(()=>i()?n(s):void 0);he(e,{get name(){return n(o).name},get colour(){return n(o).colour},get vehicle(){return Ge[n(o).kind]},get about(){return n(a)},corner:r,$$slots:{corner:!0}})}},f=e=>{tt(e,{get ticket(){return r.card}})};V(u,e=>{n(o)?e(d):e(f,-1)}),t(e,l),F()}var ot=u(`<b class="svelte-1aa1m6a"> </b>`),st=u(`<span class="of svelte-1aa1m6a"><!><!> <span class="vh"> </span></span>`),ct=u(`<button type="button" class="step svelte-1aa1m6a" data-step="back">‹</button> <button type="button" class="step svelte-1aa1m6a" data-step="on">›</button> <small aria-live="polite" class="svelte-1aa1m6a"> </small>`,1),lt=u(`<div class="pay svelte-1aa1m6a" role="group"><span class="cards svelte-1aa1m6a"></span> <!></div> <button type="button" data-lit="" data-commit=""> <span class="vh"> </span></button>`,1);function ut(e,i){k(i,!0);let a=Y(),o=R(()=>a.view),s=R(()=>Be(a)),u=R(()=>n(o).payments.length),d=R(()=>n(o).route===null?null:a.catalogue.routes[n(o).route]),f=R(()=>a.moves.find(({code:e})=>e===n(s).steps[0]));function p(e){X.payment=(X.payment+e+n(u))%n(u)}var m=lt(),g=c(m),y=P(g);H(y,21,()=>Je(a.catalogue,n(s).cards),([e,t])=>e,(e,i)=>{var o=R(()=>T(n(i),2));let s=()=>n(o)[0],c=()=>n(o)[1];var l=st(),u=P(l),d=e=>{var n=ot(),i=v(n);h(()=>r(i,`${c()??``}×`)),t(e,n)};V(u,e=>{c()>1&&e(d)});var f=_(u);at(f,{get card(){return s()}});var p=v(_(f,2),!0);w(l),h(e=>{j(l,`title`,a.catalogue.cards[s()].name),r(p,e)},[()=>a.say(`pay-cards`,{card:a.catalogue.cards[s()].name,copies:c()})]),t(e,l)}),w(y);var b=_(y,2),x=e=>{var i=ct(),o=c(i),s=_(o,2),d=v(_(s,2),!0);h((e,t,n)=>{j(o,`aria-label`,e),j(s,`aria-label`,t),r(d,n)},[()=>a.say(`pay-before`),()=>a.say(`pay-next`),()=>a.say(`pay-ways`,{way:X.payment+1,ways:n(u)})]),l(`click`,o,()=>p(-1)),l(`click`,s,()=>p(1)),t(e,i)};V(b,e=>{n(u)>1&&e(x)}),w(g);var S=_(g,2),C=P(S,!0),O=v(_(C));w(S),h((e,t,i)=>{j(g,`aria-label`,e),j(g,`data-way`,X.payment),D(S,1,E([`btn`,`go`,`commit`,{"is-hinted":a.hinted!==null&&n(s).steps[0]===a.hinted}]),`svelte-1aa1m6a`),j(S,`data-guided`,n(s).steps[0]===a.guided?``:void 0),j(S,`data-moves`,t),r(C,i),r(O,`. ${n(f)?.text??``??``}`)},[()=>a.say(`pay`),()=>[...a.nextMoves[0]?.before??[],...n(s).steps].join(),()=>n(d)?a.say(`do-claim`,{points:n(d).points}):a.say(`do-build`)]),l(`click`,S,()=>a.playAll(n(s).steps)),t(e,m),F()}s([`click`]);var dt=u(`<button type="button" class="btn ghost"> </button>`),ft=u(`<span class="vh"> </span>`),pt=u(`<!> <button type="button" data-commit=""> <!></button>`,1);function mt(e,i){k(i,!0);let a=Y(),o=R(()=>a.movesOf(`keep`)),s=R(()=>Math.min(...n(o).map(({args:e})=>String(e.tickets).split(`+`).length))),u=R(()=>{if(n(o).length>0)return a.movesOf(`keep`,{tickets:X.kept.map(e=>e+1).join(`+`)})[0];if(q(a,`pieces`))return a.movesOf(`pieces`,{trains:X.trains??``})[0];if(X.exchange)return a.movesOf(`exchange`,{to:X.exchange.to,pieces:String(X.exchange.pieces)})[0]}),d=R(()=>n(o).length>0?a.say(n(u)?`do-keep`:`do-keep-more`,{n:n(u)?X.kept.length:n(s)-X.kept.length}):q(a,`pieces`)?a.say(`do-pieces`,{trains:Number(X.trains),ships:a.catalogue.pieces-Number(X.trains)}):X.exchange?a.say(`do-exchange`,{n:X.exchange.pieces}):null);var f=A(),p=c(f),m=e=>{ut(e,{})},g=R(()=>a.view.payments.length>0&&q(a,`colour`,`pay`,`singles`)),y=e=>{var i=pt(),o=c(i),s=e=>{var n=dt(),i=v(n,!0);h(e=>r(i,e),[()=>a.say(`do-not-exchange`)]),l(`click`,n,()=>X.exchange=null),t(e,n)};V(o,e=>{X.exchange&&e(s)});var f=_(o,2),p=P(f,!0),m=_(p),g=e=>{var i=ft(),a=v(i);h(()=>r(a,`. ${n(u).text??``}`)),t(e,i)};V(m,e=>{n(u)&&e(g)}),w(f),h(()=>{D(f,1,E([`btn`,`commit`,n(u)?`go`:`ghost`,{"is-hinted":n(u)?.code===a.hinted}]),`svelte-i2x3ag`),j(f,`data-lit`,n(u)?``:void 0),j(f,`data-guided`,n(u)&&n(u).code===a.guided?``:void 0),j(f,`data-moves`,n(u)?.code),j(f,`aria-disabled`,n(u)?void 0:`true`),r(p,n(d))}),l(`click`,f,()=>n(u)&&a.choose([n(u)])),t(e,i)};V(p,e=>{n(g)?e(m):n(d)!==null&&a.moves.length>0&&e(y,1)}),t(e,f),F()}s([`click`]);var ht=u(`<span> </span> `,1);function gt(e,i){k(i,!0);let a={first_tickets:`detail-tickets`,tickets:`detail-tickets`,second_card:`detail-second`},o=Y(),s=R(()=>o.view),l=R(()=>Pe(o)?.args),u=R(()=>n(l)?.route??n(s).route),d=R(()=>n(l)?.city??n(s).city),f=R(()=>{if(n(u))return p(n(u));if(n(d))return[o.say(`detail-harbour`,{city:o.catalogue.places[n(d)].name,n:o.view.harbours_left[o.viewer]-1})];let e=a[n(s).phase];return e?[o.say(e)]:[]});function p(e){let{name:t,type:r,length:i,points:a}=o.catalogue.routes[e],c=n(s).supply[o.viewer],l=n(s).journeys.filter(({missing:t})=>t.length>0&&t.every(t=>t===e));return[o.say(`detail-claim`,{name:t,points:a}),...l.map(({ticket:e})=>o.say(`detail-done`,{ticket:o.catalogue.tickets[e].name,points:o.catalogue.tickets[e].points})),o.say(`detail-left`,{type:r,n:(r===`rail`?c.train:c.ship)-i})]}var g=A();H(c(g),17,()=>n(f),m,(e,i)=>{var a=ht(),o=c(a),s=v(o,!0),l=_(o,1,!0);l.nodeValue=` `,h(()=>r(s,n(i))),t(e,a)}),t(e,g),F()}var _t=u(`<span class="stepper svelte-1qgsz37"><button type="button" class="svelte-1qgsz37"> </button> <input type="range" class="svelte-1qgsz37"/> <button type="button" class="svelte-1qgsz37"> </button></span>`);function vt(e,n){k(n,!0);let i=L(n,`signs`,19,()=>[`−`,`+`]);function a(e){n.onchange(Math.min(n.most,Math.max(n.least,e)))}var o=_t(),s=P(o),c=v(s,!0),u=_(s,2);C(u);var d=_(u,2),f=v(d,!0);w(o),h(()=>{j(s,`aria-label`,n.less),j(s,`aria-disabled`,n.value<=n.least),r(c,i()[0]),j(u,`aria-label`,n.label),j(u,`min`,n.least),j(u,`max`,n.most),z(u,n.value),j(d,`aria-label`,n.more),j(d,`aria-disabled`,n.value>=n.most),r(f,i()[1])}),l(`click`,s,()=>a(n.value-1)),l(`input`,u,e=>a(Number(e.currentTarget.value))),l(`click`,d,()=>a(n.value+1)),t(e,o),F()}s([`click`,`input`]);var yt=u(`<button type="button" class="svelte-1l2agv5"> </button>`),bt=u(`<section class="exchange sheet svelte-1l2agv5" data-picked=""><h3 class="svelte-1l2agv5"> <span class="label"> </span></h3> <div class="row svelte-1l2agv5"><span class="seg svelte-1l2agv5" role="group"></span> <!> <p class="after svelte-1l2agv5"><span class="svelte-1l2agv5"><!> <b> </b></span> <span class="svelte-1l2agv5"><!> <b> </b></span> <span class="cost svelte-1l2agv5"> <span class="word svelte-1l2agv5"> </span></span></p></div></section>`);function xt(e,i){k(i,!0);let a=[`train`,`ship`],o=Y(),s=R(()=>o.movesOf(`exchange`)),c=R(()=>X.exchange.to),u=R(()=>n(s).filter(({args:e})=>e.to===n(c)).length),d=R(()=>Math.min(X.exchange.pieces,n(u))),f=R(()=>o.view.supply[o.viewer]),p=R(()=>n(c)===`train`?1:-1);function m(e){X.exchange={to:e,pieces:1}}var g=bt(),y=P(g),b=P(y,!0),x=v(_(b),!0);w(y);var S=_(y,2),C=P(S);H(C,20,()=>a,e=>e,(e,i)=>{var a=yt(),u=v(a,!0);h((e,t)=>{j(a,`aria-pressed`,i===n(c)),j(a,`aria-disabled`,e),r(u,t)},[()=>!n(s).some(({args:e})=>e.to===i),()=>o.say(`exchange-to`,{deck:i})]),l(`click`,a,()=>n(s).some(({args:e})=>e.to===i)&&m(i)),t(e,a)}),w(C);var T=_(C,2);{let e=R(()=>o.say(`exchange-slider`)),t=R(()=>o.say(`exchange-less`)),r=R(()=>o.say(`exchange-more`));vt(T,{get label(){return n(e)},get value(){return n(d)},least:1,get most(){return n(u)},get less(){return n(t)},get more(){return n(r)},onchange:e=>X.exchange={to:n(c),pieces:e}})}var E=_(T,2),D=P(E),O=P(D);G(O,{name:`i-train`});var A=_(O),M=v(_(A),!0);w(D);var N=_(D,2),I=P(N);G(I,{name:`i-ship`});var L=_(I),z=v(_(L),!0);w(N);var B=_(N,2),V=P(B,!0),U=v(_(V),!0);w(B),w(E),w(S),w(g),h((e,t,i,a,o,s)=>{j(g,`aria-label`,e),r(b,t),r(x,i),j(C,`aria-label`,a),r(A,`${n(f).train??``} → `),r(M,n(f).train+n(p)*n(d)),r(L,`${n(f).ship??``} → `),r(z,n(f).ship-n(p)*n(d)),r(V,o),r(U,s)},[()=>o.say(`exchange`),()=>o.say(`exchange`),()=>o.say(`exchange-ends`),()=>o.say(`exchange-way`),()=>J(-n(d)),()=>o.say(`points-unit`,{points:n(d)})]),t(e,g),F()}s([`click`]);var Z=y({ticket:null,route:null,city:null}),St=3,Ct=2;function Q(e,t,n){let r=t/n;if(e.width/e.height>r){let t=e.width/r;return{...e,y:e.y-(t-e.height)/2,height:t}}let i=e.height*r;return{...e,x:e.x-(i-e.width)/2,width:i}}function wt(e,t,n,r){let i=t/Q(e,t,n).width,a=Math.max(Ct,St/i),o={width:t,height:n,zoom:1,most:a,x:0,y:0};if(!r||r.zoom===1)return o;let s=Tt(r,e)/i,c=jt(r,e);return kt({...o,zoom:Nt(s,1,a)},e,c)}function Tt(e,t){return e.width*e.zoom/Q(t,e.width,e.height).width}function Et(e,t,n){return Dt(e,[n,n],[n,n],t)}function Dt(e,t,n,r=Pt(n)/Math.max(1,Pt(t))){let i=Nt(e.zoom*r,1,e.most),[a,o]=[Ft(t),Ft(n)],s=i/e.zoom;return Mt({...e,zoom:i,x:(e.x+a.x)*s-o.x,y:(e.y+a.y)*s-o.y})}function Ot(e,t,n){return Mt({...e,x:e.x+t,y:e.y+n})}function kt(e,t,n){let r=Q(t,e.width,e.height),i=Tt(e,t);return Mt({...e,x:(n.x-r.x)*i-e.width/2,y:(n.y-r.y)*i-e.height/2})}function At(e,t){let n=Q(t,e.width,e.height),r=Tt(e,t);return{x:n.x+e.x/r,y:n.y+e.y/r,width:e.width/r,height:e.height/r}}function jt(e,t){let n=At(e,t);return{x:n.x+n.width/2,y:n.y+n.height/2}}function Mt(e){let{width:t,height:n,zoom:r}=e;return{...e,x:Nt(e.x,0,t*(r-1)),y:Nt(e.y,0,n*(r-1))}}function Nt(e,t,n){return Math.min(n,Math.max(t,e))}function Pt([e,t]){return Math.hypot(e.x-t.x,e.y-t.y)}function Ft([e,t]){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2}}var It=.38,Lt=1.15,Rt=11,zt=1.6,Bt=1.3,Vt=.2,Ht=.95,Ut=class{frame;#e=e({width:0,height:0,zoom:1,most:1,x:0,y:0});get camera(){return n(this.#e)}set camera(e){f(this.#e,e)}constructor(e){this.frame=e}get isReady(){return this.camera.width>0&&this.camera.height>0}get sheet(){return Q(this.frame,this.camera.width,this.camera.height)}get seen(){return At(this.camera,this.frame)}get scale(){return Tt(this.camera,this.frame)}get detail(){return this.scale<It?`far`:this.scale<Lt?`middle`:`near`}get step(){return Bt**Math.floor(Math.log(this.scale)/Math.log(Bt))}letters(e){return this.scale>1?e/Math.sqrt(this.scale):Math.max(e,Rt/this.scale)}get isWhole(){return this.camera.zoom===1}get isNearest(){return this.camera.zoom>=this.camera.most}resize(e,t){if(e===0||t===0)return;let n=!this.isReady;this.camera=wt(this.frame,e,t,n?void 0:this.camera),n&&this.scale<It&&this.zoom(Ht/this.scale)}zoom(e,t){let{width:n,height:r}=this.camera;this.camera=Et(this.camera,e,t??{x:n/2,y:r/2})}closer(e){this.zoom(zt,e)}farther(e){this.zoom(1/zt,e)}whole(){this.camera=wt(this.frame,this.camera.width,this.camera.height)}push(e,t){let{width:n,height:r}=this.camera;this.camera=Ot(this.camera,e*n*Vt,t*r*Vt)}lookAt(e){this.camera=kt(this.camera,this.frame,e)}},Wt=d(`<circle class="ring svelte-ul5u5s" r="20"></circle>`),Gt=d(`<circle class="last svelte-ul5u5s" r="19"></circle>`),Kt=d(`<circle r="15.5"></circle>`),qt=d(`<circle class="junction svelte-ul5u5s" r="10"></circle><path class="star svelte-ul5u5s" d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2z"></path>`,1),Jt=d(`<g><path d="M-12 11V-5L0-15 12-5V11z" class="svelte-ul5u5s"></path><use x="-6.5" y="-4.5" width="13" height="13" class="svelte-ul5u5s"></use></g>`),Yt=d(`<circle class="port svelte-ul5u5s" r="10"></circle><use class="anchor svelte-ul5u5s" href="#gl-anchor" x="-6.5" y="-6.5" width="13" height="13"></use>`,1),Xt=d(`<circle class="city svelte-ul5u5s" r="8"></circle><circle class="dot svelte-ul5u5s" r="3"></circle>`,1),Zt=d(`<g class="place"><!><!><!><!></g>`),Qt=d(`<text> </text>`),$t=d(`<!><g class="names svelte-ul5u5s"></g>`,1);function en(e,i){k(i,!0);let a=Y(),o=R(()=>Object.entries(a.catalogue.places)),s=R(()=>n(o).filter(([,e])=>e.is_city)),l=R(()=>i.window.letters(a.catalogue.sheet.letter)),u=R(()=>Z.ticket===null?null:a.catalogue.tickets[Z.ticket]),d=R(()=>a.catalogue.routes[a.view.route??Z.route??``]),f=R(()=>new Set([n(u)?.a,n(u)?.b,n(d)?.a,n(d)?.b,a.view.city,Z.city])),p=R(()=>new Set([n(u)?.a,n(u)?.b])),m=R(()=>new Set(a.movesOf(`harbour`).map(e=>String(e.args.city))));var g=$t(),y=c(g);H(y,17,()=>n(o),([e,t])=>e,(e,r)=>{var o=R(()=>T(n(r),2));let s=()=>n(o)[0],c=()=>n(o)[1],l=R(()=>a.view.harbours[s()]);var u=Zt(),d=P(u),f=e=>{t(e,Wt())},g=R(()=>n(p).has(s()));V(d,e=>{n(g)&&e(f)});var v=_(d),y=e=>{t(e,Gt())},b=R(()=>i.last.has(s()));V(v,e=>{n(b)&&e(y)});var x=_(v),S=e=>{var n=Kt();h(()=>D(n,0,E([`lit`,{solid:Z.city===s()||a.view.city===s()}]),`svelte-ul5u5s`)),t(e,n)},C=R(()=>n(m).has(s()));V(x,e=>{n(C)&&e(S)});var O=_(x),k=e=>{var n=qt();I(),t(e,n)},A=e=>{var r=Jt(),i=_(P(r));w(r),h(e=>{D(r,0,`harbour o${n(l)+1}`,`svelte-ul5u5s`),j(i,`href`,`#gl-own-${e??``}`)},[()=>de(n(l))]),t(e,r)},M=e=>{var n=Yt();I(),t(e,n)},N=e=>{var n=Xt();I(),t(e,n)};V(O,e=>{c().is_city?n(l)===void 0?c().is_port?e(M,2):e(N,-1):e(A,1):e(k)}),w(u),h(()=>{j(u,`transform`,`translate(${c().x??``} ${c().y??``})`),j(u,`data-place`,s())}),t(e,u)});var b=_(y);H(b,21,()=>n(s),([e,t])=>e,(e,i)=>{var a=R(()=>T(n(i),2));let o=()=>n(a)[0],s=()=>n(a)[1];var l=A(),u=c(l),d=e=>{var i=Qt();let a;var c=v(i,!0);h(e=>{j(i,`x`,s().label.x),j(i,`y`,s().label.y),j(i,`text-anchor`,s().label.anchor),a=D(i,0,`svelte-ul5u5s`,null,a,{hot:e}),r(c,s().name)},[()=>n(f).has(o())]),t(e,i)};V(u,e=>{s().label&&e(d)}),t(e,l)}),w(b),h(()=>M(b,`font-size:${n(l)??``}px`)),t(e,g),F()}var tn=Math.PI/180,nn=3;function rn(e,t,n,r=0){let[i,a,o]=t,s=n*(e.cell_length/2+r);return{x:an(i+Math.cos(o*tn)*s),y:an(a+Math.sin(o*tn)*s)}}function an(e){return Math.round(e*10)/10}function on(e){return`M`+e.map(({x:e,y:t})=>`${e} ${t}`).join(`L`)}function sn(e,t=nn){let n=e.cells.length-1;return on(e.cells.flatMap((r,i)=>[rn(e,r,-1,i===0?t:0),rn(e,r,1,i===n?t:0)]))}function cn(e,t,n){let[r,i]=[e.cells[0],e.cells.at(-1)],a=Math.hypot(i[0]-r[0],i[1]-r[1])+e.cell_length+2*nn;return Math.max(1,Math.round((a+n)/(t+n)))*(t+n)-n}function ln(e,t,n){return on([t,...e.cells.flatMap(t=>[rn(e,t,-1),rn(e,t,1)]),n])}function un(e){let[t,n]=e.cells[Math.floor(e.cells.length/2)];return{x:t,y:n}}function dn(e){return e>90?e-180:e<-90?e+180:e}function fn(e,t){let[n,r]=[e/2+1,t/2];return`M${-n} 0Q${-n+8} ${-r} ${-n+16} ${-r}H${n-4}Q${n} ${-r} ${n} 0T${n-4} ${r}H${-n+16}Q${-n+8} ${r} ${-n} 0z`}function pn([e,t,n,r]){return{x:e,y:t,width:n,height:r}}var mn=d(`<path></path>`);function hn(e,r){k(r,!0);let[i,a]=[7,4.5],o=Y(),s=R(()=>o.catalogue.routes[r.id]),l=R(()=>o.movesOf(`claim`,{route:r.id})),u=R(()=>n(l).length>0),d=R(()=>o.view.route===r.id||n(u)&&o.isPicked(n(l))),f=R(()=>Z.route===r.id);var p=A(),m=c(p),g=e=>{var o=mn();let c;h((e,t)=>{D(o,0,E([`edge`,{lit:n(u),picked:n(d),pointed:n(f),last:r.isLast}]),`svelte-wbv8zq`),j(o,`d`,e),j(o,`pathLength`,t),c=M(o,``,c,{"--dashes":`${i??``}
    ${a??``}`})},[()=>sn(n(s)),()=>cn(n(s),i,a)]),t(e,o)};V(m,e=>{(n(d)||n(u)||n(f)||r.isLast)&&e(g)}),t(e,p),F()}function gn(e,t){let{catalogue:n}=e,r=n.routes[t];return e.say(`map-route`,{name:r.name,type:r.type,colour:r.colour,length:r.length,points:r.points,..._n(e,t)})}function _n(e,t){let n=e.view.routes[t];return n===void 0?{whose:`free`,owner:``}:{whose:n===e.viewer?`you`:`other`,owner:e.people[n]?.name??``}}function $(e,t){let n=e.view.prices[t];return n?[n.plain+n.special>0?e.say(`map-price-colour`,{colour:n.colour,cards:n.plain+n.special}):``,n.wilds>0?e.say(`map-price-wilds`,{cards:n.wilds}):``].filter(Boolean).join(` + `):null}var vn=u(`<span class="margin svelte-e2s3p"></span> <span class="core svelte-e2s3p"></span>`,1),yn=u(`<span class="vh"> </span> <!>`,1),bn=u(`<span class="vh"> </span>`),xn=u(`<!> <!>`,1);function Sn(e,i){k(i,!0);let a=Y(),o=R(()=>Object.entries(a.catalogue.routes)),s=R(()=>Object.entries(a.catalogue.places).filter(([,e])=>e.is_port)),l=R(()=>a.catalogue.sheet.cell_width);function u(e){let{twin:t}=a.catalogue.routes[e];return t===null?0:t<e?1:-1}var d=xn(),f=c(d);H(f,17,()=>n(o),([e,t])=>e,(e,i)=>{var o=R(()=>T(n(i),2));let s=()=>n(o)[0],d=()=>n(o)[1],f=R(()=>un(d()));{let i=R(()=>gn(a,s())),o=R(()=>a.movesOf(`claim`,{route:s()})),p=R(()=>({kind:`claim`,args:{route:s()}})),g=R(()=>({kind:`route`,args:{route:s()}})),y=R(()=>n(f).x),b=R(()=>n(f).y),x=R(()=>d().cell_length),S=R(()=>n(l)),C=R(()=>u(s()));ue(e,{get label(){return n(i)},get moves(){return n(o)},get why(){return n(p)},get about(){return n(g)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`route-${s()??``}`},class:`hit-route`,get style(){return`--x:${n(y)??``};--y:${n(b)??``};--w:${n(x)??``};--h:${n(S)??``};--side:${n(C)??``}`},children:(e,i)=>{var o=yn(),l=c(o),u=v(l,!0);H(_(l,2),17,()=>d().cells,m,(e,r)=>{var i=R(()=>T(n(r),3));let a=()=>n(i)[0],o=()=>n(i)[1],s=()=>n(i)[2],l=R(()=>`--dx:${(a()-n(f).x).toFixed(1)};--dy:${(o()-n(f).y).toFixed(1)};--a:${s()}deg`);var u=vn(),d=c(u),p=_(d,2);h(()=>{M(d,n(l)),M(p,n(l))}),t(e,u)}),h(e=>r(u,e),[()=>$(a,s())]),t(e,o)},$$slots:{default:!0}})}}),H(_(f,2),17,()=>n(s),([e,t])=>e,(e,i)=>{var o=R(()=>T(n(i),2));let s=()=>n(o)[0],c=()=>n(o)[1];{let i=R(()=>a.say(`map-port`,{city:c().name})),o=R(()=>a.movesOf(`harbour`,{city:s()})),l=R(()=>({kind:`harbour`,args:{city:s()}})),u=R(()=>({kind:`port`,args:{city:s()}}));ue(e,{get label(){return n(i)},get moves(){return n(o)},get why(){return n(l)},get about(){return n(u)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`port-${s()??``}`},class:`hit-port`,get style(){return`--x:${c().x??``};--y:${c().y??``}`},children:(e,n)=>{var i=bn(),o=v(i,!0);h(e=>r(o,e),[()=>$(a,s())]),t(e,i)},$$slots:{default:!0}})}}),t(e,d),F()}var Cn=u(`<td class="svelte-kdcep6"> </td>`),wn=u(`<ul class="key sheet svelte-kdcep6"><li class="svelte-kdcep6"><i class="rail svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="sea svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="any svelte-kdcep6"></i> </li></ul> <table class="scores sheet svelte-kdcep6"><tbody><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr></tbody></table>`,1);function Tn(e,i){k(i,!0);let a=Y(),o=R(()=>a.catalogue.route_points.map((e,t)=>({length:t,points:e})).slice(1));var s=wn(),l=c(s),u=P(l),d=_(P(u),1,!0);w(u);var f=_(u,2),p=_(P(f),1,!0);w(f);var m=_(f,2),g=_(P(m),1,!0);w(m),w(l);var y=_(l,2),b=P(y),x=P(b),S=P(x),C=v(S,!0);H(_(S),17,()=>n(o),({length:e})=>e,(e,i)=>{let a=()=>n(i).length;var o=Cn(),s=v(o,!0);h(()=>r(s,a())),t(e,o)}),w(x);var T=_(x),E=P(T),D=v(E,!0);H(_(E),17,()=>n(o),({length:e,points:t})=>e,(e,i)=>{let a=()=>n(i).points;var o=Cn(),s=v(o,!0);h(()=>r(s,a())),t(e,o)}),w(T),w(b),w(y),h((e,t,n,i,a)=>{r(d,e),r(p,t),r(g,n),r(C,i),r(D,a)},[()=>a.say(`map-key-rail`),()=>a.say(`map-key-sea`),()=>a.say(`map-key-any`),()=>a.say(`map-length`),()=>a.say(`map-points`)]),t(e,s),F()}var En=d(`<path class="water svelte-1xb9p3k"></path>`),Dn=d(`<path></path>`),On=d(`<circle class="lit svelte-1xb9p3k" r="20"></circle>`),kn=d(`<svg class="overview svelte-1xb9p3k" role="presentation" aria-hidden="true"><rect class="land svelte-1xb9p3k"></rect><!><!><!><rect class="seen svelte-1xb9p3k"></rect></svg>`);function An(e,r){k(r,!0);let i=Y(),a=R(()=>i.catalogue),o=R(()=>pn(n(a).sheet.frame)),s=R(()=>r.window.seen),c=R(()=>[...i.movesOf(`claim`).map(e=>un(n(a).routes[String(e.args.route)])),...i.movesOf(`harbour`).map(e=>n(a).places[String(e.args.city)])]),u;function d(e){let{left:t,top:i,width:a,height:s}=u.getBoundingClientRect();r.window.lookAt({x:n(o).x+(e.clientX-t)/a*n(o).width,y:n(o).y+(e.clientY-i)/s*n(o).height})}function f(e){u.setPointerCapture(e.pointerId),d(e)}var p=kn(),g=P(p),v=_(g);H(v,16,()=>n(a).sheet.water,e=>e,(e,n)=>{var r=En();h(()=>j(r,`d`,n)),t(e,r)});var y=_(v);H(y,17,()=>Object.entries(i.view.routes),([e,t])=>e,(e,r)=>{var i=R(()=>T(n(r),2));let o=()=>n(i)[0],s=()=>n(i)[1];var c=Dn();h(e=>{D(c,0,`owned o${s()+1}`,`svelte-1xb9p3k`),j(c,`d`,e)},[()=>sn(n(a).routes[o()])]),t(e,c)});var b=_(y);H(b,17,()=>n(c),m,(e,r)=>{var i=On();h(()=>{j(i,`cx`,n(r).x),j(i,`cy`,n(r).y)}),t(e,i)});var x=_(b);w(p),O(p,e=>u=e,()=>u),h(()=>{j(p,`viewBox`,`${n(o).x??``} ${n(o).y??``} ${n(o).width??``} ${n(o).height??``}`),M(p,`aspect-ratio:${n(o).width??``}/${n(o).height??``}`),j(g,`x`,n(o).x),j(g,`y`,n(o).y),j(g,`width`,n(o).width),j(g,`height`,n(o).height),j(x,`x`,n(s).x),j(x,`y`,n(s).y),j(x,`width`,n(s).width),j(x,`height`,n(s).height)}),l(`pointerdown`,p,f),l(`pointermove`,p,e=>u.hasPointerCapture(e.pointerId)&&d(e)),t(e,p),F()}s([`pointerdown`,`pointermove`]);var jn=d(`<use></use>`),Mn=d(`<g><rect class="svelte-1h6uejs"></rect><!></g>`),Nn=d(`<path class="piece svelte-1h6uejs"></path>`),Pn=d(`<rect class="piece svelte-1h6uejs" rx="2.5"></rect><path class="roof svelte-1h6uejs"></path>`,1),Fn=d(`<g><!></g><use class="shape svelte-1h6uejs"></use>`,1),In=d(`<g><path class="rim svelte-1h6uejs"></path><path class="bed svelte-1h6uejs"></path><!></g>`),Ln=d(`<g><!></g>`);function Rn(e,r){k(r,!0);let i=11.2,a=10.6,o=Y(),s=R(()=>o.catalogue.routes[r.id]),l=R(()=>o.view.routes[r.id]),u=R(()=>o.catalogue.sheet.cell_width),d=R(()=>n(s).cell_length),f=R(()=>n(s).twin?15:16.4);var p=Ln(),g=P(p),v=e=>{var r=A();H(c(r),17,()=>n(s).cells,m,(e,r,a)=>{var o=R(()=>T(n(r),3));let c=()=>n(o)[0],l=()=>n(o)[1],f=()=>n(o)[2];var p=Mn(),m=P(p),g=_(m),v=e=>{var r=jn();D(r,0,`sign`,null,{},{first:a===0}),j(r,`width`,i),j(r,`height`,i),h(()=>{j(r,`href`,`#gl-sym-${n(s).colour??``}`),j(r,`x`,c()-i/2),j(r,`y`,l()-i/2)}),t(e,r)};V(g,e=>{n(s).colour!==`grey`&&e(v)}),w(p),h(()=>{D(p,0,`cell c-${n(s).colour??``}`,`svelte-1h6uejs`),j(m,`x`,-n(d)/2),j(m,`y`,-n(u)/2),j(m,`width`,n(d)),j(m,`height`,n(u)),j(m,`rx`,n(s).type===`sea`?n(u)/2:1.5),j(m,`transform`,`translate(${c()??``} ${l()??``}) rotate(${f()??``})`)}),t(e,p)}),t(e,r)},y=e=>{var r=In(),i=P(r),o=_(i);H(_(o),17,()=>n(s).cells,m,(e,r)=>{var i=R(()=>T(n(r),3));let o=()=>n(i)[0],u=()=>n(i)[1],p=()=>n(i)[2];var m=Fn(),g=c(m),v=P(g),y=e=>{var r=Nn();h(e=>j(r,`d`,e),[()=>fn(n(d),n(f))]),t(e,r)},b=e=>{var r=Pn(),i=c(r),a=_(i);h(()=>{j(i,`x`,-n(d)/2),j(i,`y`,-n(f)/2),j(i,`width`,n(d)),j(i,`height`,n(f)),j(a,`d`,`M${-n(d)/2+4} ${-n(f)/2+2.6}h${n(d)-8}`)}),t(e,r)};V(v,e=>{n(s).type===`sea`?e(y):e(b,-1)}),w(g);var x=_(g);j(x,`width`,a),j(x,`height`,a),h((e,t)=>{j(g,`transform`,`translate(${o()??``} ${u()??``}) rotate(${e??``})`),j(x,`href`,`#gl-own-${t??``}`),j(x,`x`,o()-a/2),j(x,`y`,u()-a/2)},[()=>dn(p()),()=>de(n(l))]),t(e,m)}),w(r),h((e,t)=>{D(r,0,`claimed o${n(l)+1}`,`svelte-1h6uejs`),j(i,`d`,e),M(i,`stroke-width:${n(f)+5.4}`),j(o,`d`,t),M(o,`stroke-width:${n(f)+3}`)},[()=>sn(n(s)),()=>sn(n(s))]),t(e,r)};V(g,e=>{n(l)===void 0?e(v):e(y,-1)}),w(p),h(()=>j(p,`data-route`,r.id)),t(e,p),F()}var zn=d(`<path class="svelte-1pmiv6i"></path>`),Bn=d(`<path class="river svelte-1pmiv6i"></path>`),Vn=d(`<path d="M0-13l7 10h-4l6 9H2v4h-4v-4h-7l6-9h-4z" class="svelte-1pmiv6i"></path>`),Hn=d(`<text dy=".33em" class="svelte-1pmiv6i"> </text>`),Un=d(`<g class="shore svelte-1pmiv6i"><!><!></g><g class="water svelte-1pmiv6i"><!><!></g><g class="island svelte-1pmiv6i"></g><g class="pines svelte-1pmiv6i"></g><g class="names svelte-1pmiv6i"></g>`,1);function Wn(e,i){k(i,!0);let a=Y(),o=R(()=>a.catalogue.sheet);var s=Un(),l=c(s),u=P(l);H(u,16,()=>n(o).water,e=>e,(e,n)=>{var r=zn();h(()=>j(r,`d`,n)),t(e,r)}),H(_(u),17,()=>n(o).rivers,e=>e.path,(e,r)=>{var i=Bn();h(()=>{j(i,`d`,n(r).path),M(i,`stroke-width:${n(r).width+7}`)}),t(e,i)}),w(l);var d=_(l),f=P(d);H(f,16,()=>n(o).water,e=>e,(e,n)=>{var r=zn();h(()=>j(r,`d`,n)),t(e,r)}),H(_(f),17,()=>n(o).rivers,e=>e.path,(e,r)=>{var i=Bn();h(()=>{j(i,`d`,n(r).path),M(i,`stroke-width:${n(r).width??``}`)}),t(e,i)}),w(d);var p=_(d);H(p,20,()=>n(o).islands,e=>e,(e,n)=>{var r=zn();h(()=>j(r,`d`,n)),t(e,r)}),w(p);var g=_(p);H(g,21,()=>n(o).pines,m,(e,r,i)=>{var a=R(()=>T(n(r),2));let o=()=>n(a)[0],s=()=>n(a)[1];var c=Vn();h(()=>j(c,`transform`,`translate(${o()??``} ${s()??``}) scale(${i%3?.8:1})`)),t(e,c)}),w(g);var y=_(g);H(y,21,()=>n(o).lakes,e=>e.name,(e,i)=>{var a=Hn(),o=v(a,!0);h(()=>{j(a,`transform`,`translate(${n(i).x??``} ${n(i).y??``}) rotate(${n(i).angle??``})`),j(a,`font-size`,n(i).size),r(o,n(i).name)}),t(e,a)}),w(y),t(e,s),F()}var Gn=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Kn=[0,1,2,3,4],qn=[...Gn.map(e=>`sym-${e}`),...Kn.map(e=>`own-${de(e)}`),`anchor`],Jn=d(`<defs><!><pattern id="gl-any" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="ground svelte-dx202w" width="6" height="6"></rect><rect class="stripe svelte-dx202w" width="2" height="6"></rect></pattern></defs>`);function Yn(e,n){k(n,!0);var r=Jn();H(P(r),16,()=>qn,e=>e,(e,n)=>{var r=A();S(c(r),()=>re(n,``,``,!1).replace(`<svg`,`<svg id="gl-${n}"`),void 0,!0),t(e,r)}),I(),w(r),t(e,r),F()}var Xn=u(`<span class="owner svelte-vywcks"><!> </span>`),Zn=u(`<span> </span>`),Qn=u(`<div aria-hidden="true"><b class="svelte-vywcks"> </b> <!></div>`);function $n(e,i){k(i,!0);let a=Y(),o=R(()=>a.catalogue.routes[Z.route??``]),s=R(()=>a.catalogue.places[Z.city??``]),l=R(()=>Z.route===null?a.view.harbours[Z.city??``]:a.view.routes[Z.route]),u=R(()=>$(a,Z.route??Z.city??``)),d=R(()=>{let e=n(o)?un(n(o)):n(s);if(!e)return null;let{x:t,y:r,width:a,height:c}=i.window.seen,l=110/i.window.scale;if(e.x<t||e.x>t+a||e.y<r||e.y>r+c)return null;let u=e.y>r+c*.75,d=Math.max(t+l,Math.min(t+a-l,e.x)),f=n(o)?n(o).cells.map(([,e])=>e):[e.y],p=u?Math.min(...f):Math.max(...f);return{isAbove:u,left:(d-i.window.sheet.x)*i.window.scale,top:(p-i.window.sheet.y)*i.window.scale}});var f=A(),p=c(f),m=e=>{var i=Qn();let c;var f=P(i),p=v(f,!0),m=_(f,2),g=e=>{var i=Xn(),o=P(i);fe(o,{get seat(){return n(l)}});var s=_(o,1,!0);w(i),h(()=>r(s,a.people[n(l)]?.name)),t(e,i)},y=e=>{var i=Zn(),s=v(i,!0);h(e=>r(s,e),[()=>a.say(`map-tip`,{price:n(u)??a.say(`map-price-route`,{colour:n(o).colour,length:n(o).length}),points:n(o).points})]),t(e,i)},b=e=>{var i=Zn(),a=v(i,!0);h(()=>r(a,n(u))),t(e,i)};V(m,e=>{n(l)===void 0?n(o)?e(y,1):n(u)&&e(b,2):e(g)}),w(i),h(()=>{c=D(i,1,`tip sheet svelte-vywcks`,null,c,{above:n(d).isAbove}),M(i,`left:${n(d).left??``}px;top:${n(d).top??``}px`),r(p,n(o)?.name??n(s)?.name)}),t(e,i)};V(p,e=>{n(d)&&(n(o)||n(s))&&e(m)}),t(e,f),F()}var er=u(`<div class="tools svelte-1oiyw7q" data-overlaps="over"><button type="button" class="svelte-1oiyw7q">+</button> <button type="button" class="svelte-1oiyw7q">−</button> <button type="button" class="svelte-1oiyw7q"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1oiyw7q"><path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6"></path></svg></button></div>`);function tr(e,n){k(n,!0);let r=Y();var i=er(),a=P(i),o=_(a,2),s=_(o,2);w(i),h((e,t,r,i,c,l)=>{j(a,`aria-label`,e),j(a,`title`,t),a.disabled=n.window.isNearest,j(o,`aria-label`,r),j(o,`title`,i),o.disabled=n.window.isWhole,j(s,`aria-label`,c),j(s,`title`,l),s.disabled=n.window.isWhole},[()=>r.say(`map-closer`),()=>r.say(`map-closer`),()=>r.say(`map-farther`),()=>r.say(`map-farther`),()=>r.say(`map-whole`),()=>r.say(`map-whole`)]),l(`click`,a,()=>n.window.closer()),l(`click`,o,()=>n.window.farther()),l(`click`,s,()=>n.window.whole()),t(e,i),F()}s([`click`]);var nr=u(`<div class="content svelte-fch5rp"><!></div>`),rr=u(`<div role="group" tabindex="0" data-pans=""><!></div>`);function ir(r,i){k(i,!0);let a=L(i,`window`,7),o,s=new Map,c={x:0,y:0},u=e(!1);g(()=>{let e=new ResizeObserver(()=>{d(),o&&a().resize(o.clientWidth,o.clientHeight)});return e.observe(o),()=>e.disconnect()}),g(()=>{o.scrollTo(a().camera.x,a().camera.y)});function d(){if(!o)return;let[e,t]=[o.scrollLeft-a().camera.x,o.scrollTop-a().camera.y];(Math.abs(e)>1||Math.abs(t)>1)&&(a().camera=Ot(a().camera,e,t))}function m(e){let{left:t,top:n}=o.getBoundingClientRect();return{x:e.clientX-t,y:e.clientY-n}}function _(e){e.preventDefault();let t=e.deltaMode===WheelEvent.DOM_DELTA_LINE?e.deltaY*32:e.deltaY;a().zoom(Math.exp(-t*(e.ctrlKey?.012:.0018)),m(e))}function v(e){e.button===0&&(s.size===0&&(f(u,!1),c=m(e)),s.set(e.pointerId,m(e)))}function y(e){let t=s.get(e.pointerId);if(!t)return;let r=m(e);if(!n(u)&&s.size<2&&Math.hypot(r.x-c.x,r.y-c.y)<6)return;if(!n(u))for(let e of s.keys())o.setPointerCapture(e);f(u,!0),s.set(e.pointerId,r);let i=[...s].find(([t])=>t!==e.pointerId)?.[1];a().camera=i?Dt(a().camera,[t,i],[r,i]):Ot(a().camera,t.x-r.x,t.y-r.y)}function b(e){s.delete(e.pointerId)}function x(e){n(u)&&e.detail>0&&e.stopPropagation(),f(u,!1)}function S(e){e.target.closest(`[data-lit]`)||(e.shiftKey?a().farther(m(e)):a().closer(m(e)))}function C(e){e.ctrlKey||e.altKey||e.metaKey||!T(e.key)||(e.preventDefault(),e.stopPropagation())}function T(e){if(e===`+`||e===`=`)a().closer();else if(e===`-`||e===`−`)a().farther();else if(e===`0`)a().whole();else if(e===`ArrowLeft`)a().push(-1,0);else if(e===`ArrowRight`)a().push(1,0);else if(e===`ArrowUp`)a().push(0,-1);else if(e===`ArrowDown`)a().push(0,1);else return!1;return!0}var E=rr();let A;var N=P(E),I=e=>{var n=nr();U(P(n),()=>i.children),w(n),h(()=>M(n,`width:${a().camera.width*a().camera.zoom}px;height:${a().camera.height*a().camera.zoom}px`)),t(e,n)};V(N,e=>{a().isReady&&e(I)}),w(E),O(E,e=>o=e,()=>o),h(()=>{A=D(E,1,`viewport svelte-fch5rp`,null,A,{dragged:n(u)}),j(E,`aria-label`,i.label)}),p(`scroll`,E,d),p(`wheel`,E,_),l(`pointerdown`,E,v),l(`pointermove`,E,y),l(`pointerup`,E,b),p(`pointercancel`,E,b),p(`click`,E,x,!0),l(`dblclick`,E,S),l(`keydown`,E,C),t(r,E),F()}s([`pointerdown`,`pointermove`,`pointerup`,`dblclick`,`keydown`]);var ar=new WeakMap,or=d(`<path class="journey under svelte-12bn8y3"></path><path class="journey svelte-12bn8y3"></path>`,1),sr=u(`<svg aria-hidden="true"><!><!><!><!><!><!><!></svg> <div class="over svelte-12bn8y3"><!></div> <!>`,1),cr=u(`<!> <!> <!> <!>`,1);function lr(e,r){k(r,!0);let i=Y(),a=``,o=``,s=ar.get(i.catalogue)??new Ut(pn(i.catalogue.sheet.frame));ar.set(i.catalogue,s);let u=R(()=>i.catalogue),d=R(()=>Object.keys(n(u).routes)),f=R(()=>n(d).filter(e=>e in i.view.routes)),m=R(()=>n(d).filter(e=>!(e in i.view.routes))),g=R(()=>new Set(i.lastLines.map(e=>String(e.args.route??e.args.city??``)))),v=R(()=>i.view.journeys.find(({ticket:e})=>e===Z.ticket)?.missing??[]),y=R(()=>i.isPhone&&s.detail!==`far`);function b(e){let t=n(u).routes[e];return ln(t,n(u).places[t.a],n(u).places[t.b])}function x(e){return e.target.closest(`[data-at]`)?.dataset.at??``}function S(e){a=e,O()}function C(e){o=e.target.matches(`:focus-visible`)?x(e):``,O()}function T(){o=``,O()}function O(){let[,e,t=null]=/^(route|port)-(.+)$/.exec(a||o)??[];Z.route=e===`route`?t:null,Z.city=e===`port`?t:null}var A=cr(),N=c(A);{let e=R(()=>i.say(`map-keys`));ir(N,{get window(){return s},get label(){return n(e)},children:(e,r)=>{var i=sr(),a=c(i),o=P(a);Yn(o,{});var u=_(o);Wn(u,{});var O=_(u);H(O,16,()=>n(d),e=>e,(e,t)=>{{let r=R(()=>n(g).has(t));hn(e,{get id(){return t},get isLast(){return n(r)}})}});var k=_(O);H(k,16,()=>n(m),e=>e,(e,t)=>{Rn(e,{get id(){return t}})});var A=_(k);H(A,16,()=>n(f),e=>e,(e,t)=>{Rn(e,{get id(){return t}})});var N=_(A);H(N,16,()=>n(v),e=>e,(e,n)=>{var r=or(),i=c(r),a=_(i);h((e,t)=>{j(i,`d`,e),j(a,`d`,t)},[()=>b(n),()=>b(n)]),t(e,r)}),en(_(N),{get window(){return s},get last(){return n(g)}}),w(a);var F=_(a,2);let I;Sn(P(F),{}),w(F),$n(_(F,2),{get window(){return s}}),h(()=>{D(a,0,E(s.detail),`svelte-12bn8y3`),j(a,`viewBox`,`${s.sheet.x??``} ${s.sheet.y??``} ${s.sheet.width??``} ${s.sheet.height??``}`),I=M(F,`transform:scale(${s.scale??``}) translate(${-s.sheet.x}px, ${-s.sheet.y}px)`,I,{"--hit":`${(n(y)?44:24)/s.step}px`,"--small":1/s.step})}),l(`pointerover`,F,e=>S(x(e))),p(`pointerleave`,F,()=>S(``)),l(`focusin`,F,C),l(`focusout`,F,T),t(e,i)},$$slots:{default:!0}})}var I=_(N,2),L=e=>{Tn(e,{})};V(I,e=>{!i.isPhone&&s.isWhole&&e(L)});var z=_(I,2),B=e=>{An(e,{get window(){return s}})};V(z,e=>{s.isReady&&!s.isWhole&&e(B)}),tr(_(z,2),{get window(){return s}}),t(e,A),F()}s([`pointerover`,`focusin`,`focusout`]);function ur(e,t,n){return t.filter===`can`?n.can.has(e):t.filter===`all`||n.viewer!==null&&n.owners[e]===n.viewer}function dr(e,t,n){let r=Object.entries(e.routes).filter(([e,{a:r,b:i}])=>ur(e,t,n)&&(t.city===null||t.city===r||t.city===i));return Object.keys(e.regions).map(t=>({region:t,routes:r.filter(([,{a:n}])=>e.places[n].region===t).map(([e])=>e)})).filter(({routes:e})=>e.length>0)}function fr(e,t,n){return Object.keys(e.places).filter(r=>e.places[r].is_port&&ur(r,t,n)&&(t.city===null||t.city===r))}var pr=u(`<!> `,1),mr=u(`<span class="whose svelte-tr7xqc"><!></span>`),hr=u(`<span class="label svelte-tr7xqc"> <!></span>`),gr=u(`<i class="sign svelte-tr7xqc"><!></i>`),_r=u(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <span class="what svelte-tr7xqc"><!> </span> <span> </span> <span> </span> <!> <!></li>`),vr=u(`<h4 class="svelte-tr7xqc"> </h4> <ul></ul>`,1),yr=u(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <!> <!></li>`),br=u(`<p> </p>`),xr=u(`<div class="list sheet svelte-tr7xqc"><h3> </h3> <div class="wishes svelte-tr7xqc"><!> <!></div> <!> <!> <!></div>`);function Sr(e,a){k(a,!0);let o=(e,a=B,o=B)=>{let s=R(()=>n(m).owners[a()]);var l=mr(),d=P(l),f=e=>{var n=i();h(e=>r(n,e),[()=>u.say(`map-list-free`,{what:o()})]),t(e,n)},p=e=>{var i=pr(),a=c(i);fe(a,{get seat(){return n(s)}});var l=_(a,1,!0);h(e=>r(l,e),[()=>n(s)===u.viewer?u.say(`map-list-yours`,{what:o()}):u.people[n(s)]?.name]),t(e,i)};V(d,e=>{n(s)===void 0?e(f):e(p,-1)}),w(l),t(e,l)},s=(e,a=B,o=B,s=B,l=B)=>{var d=A(),f=c(d),p=e=>{ue(e,{get label(){return o()},get moves(){return s()},class:`act`,shape:`target`,get at(){return`list-${a()??``}`},children:(e,o)=>{var s=hr(),c=P(s,!0),d=_(c),f=e=>{var n=i();h(e=>r(n,`: ${e??``}`),[()=>$(u,a())]),t(e,n)},p=R(()=>$(u,a()));V(d,e=>{n(p)&&e(f)}),w(s),h(()=>r(c,l())),t(e,s)},$$slots:{default:!0}})};V(f,e=>{s().length>0&&e(p)}),t(e,d)},l=[`all`,`can`,`mine`],u=Y(),d=R(()=>u.catalogue),f=y({filter:`all`,city:null}),p=R(()=>new Set([...u.movesOf(`claim`),...u.movesOf(`harbour`)].map(e=>String(e.args.route??e.args.city)))),m=R(()=>({owners:{...u.view.routes,...u.view.harbours},can:n(p),viewer:u.viewer})),g=R(()=>dr(n(d),f,n(m))),b=R(()=>fr(n(d),f,n(m))),x=R(()=>Object.entries(n(d).places).map(([e,{name:t}])=>({value:e,label:t})).sort((e,t)=>e.label.localeCompare(t.label)));var S=xr(),C=P(S),T=v(C,!0),E=_(C,2),D=P(E);{let e=R(()=>u.say(`map-list-filter`)),t=R(()=>l.map(e=>({value:e,label:u.say(`map-list-${e}`)})));ie(D,{get label(){return n(e)},get values(){return n(t)},get value(){return f.filter},onchange:e=>f.filter=e})}var O=_(D,2);{let e=R(()=>u.say(`map-list-city`)),t=R(()=>[{value:``,label:u.say(`map-list-any-city`)},...n(x)]),r=R(()=>f.city??``);ie(O,{get label(){return n(e)},get values(){return n(t)},get value(){return n(r)},onchange:e=>f.city=e||null})}w(E);var j=_(E,2);H(j,17,()=>n(g),({region:e,routes:t})=>e,(e,i)=>{let a=()=>n(i).region,l=()=>n(i).routes;var f=vr(),p=c(f),m=v(p,!0),g=_(p,2);H(g,20,l,e=>e,(e,i)=>{let a=R(()=>n(d).routes[i]);var c=_r(),l=P(c),f=v(l,!0),p=_(l,2),m=P(p),g=e=>{var r=gr();G(P(r),{get name(){return`sym-${n(a).colour??``}`}}),w(r),h(()=>M(r,`background:var(--c-${n(a).colour??``});color:var(--on-${n(a).colour??``})`)),t(e,r)};V(m,e=>{n(a).colour!==`grey`&&e(g)});var y=_(m);w(p);var b=_(p,2),x=v(b,!0),S=_(b,2),C=v(S,!0),T=_(S,2);o(T,()=>i,()=>`route`);var E=_(T,2);{let e=R(()=>u.movesOf(`claim`,{route:i})),t=R(()=>u.say(`map-list-claim`));s(E,()=>i,()=>n(a).name,()=>n(e),()=>n(t))}w(c),h((e,t,i)=>{r(f,n(a).name),r(y,` ${e??``}`),r(x,t),r(C,i)},[()=>u.say(`map-list-what`,{type:n(a).type,colour:n(a).colour}),()=>u.say(`map-list-length`,{length:n(a).length}),()=>u.say(`map-list-points`,{points:n(a).points})]),t(e,c)}),w(g),h(()=>r(m,n(d).regions[a()])),t(e,f)});var N=_(j,2),I=e=>{var i=vr(),a=c(i),l=v(a,!0),f=_(a,2);H(f,20,()=>n(b),e=>e,(e,i)=>{let a=R(()=>n(d).places[i].name);var c=yr(),l=P(c),f=v(l,!0),p=_(l,2);o(p,()=>i,()=>`port`);var m=_(p,2);{let e=R(()=>u.movesOf(`harbour`,{city:i})),t=R(()=>u.say(`map-list-build`));s(m,()=>i,()=>n(a),()=>n(e),()=>n(t))}w(c),h(()=>r(f,n(a))),t(e,c)}),w(f),h(e=>r(l,e),[()=>u.say(`map-list-harbours`)]),t(e,i)};V(N,e=>{n(b).length>0&&e(I)});var L=_(N,2),z=e=>{var n=br(),i=v(n,!0);h(e=>r(i,e),[()=>u.say(`map-list-none`)]),t(e,n)};V(L,e=>{n(g).length+n(b).length===0&&e(z)}),w(S),h(e=>r(T,e),[()=>u.say(`map-list-title`)]),t(e,S),F()}var Cr=u(`<section class="map sheet svelte-1igdyql"><!> <button type="button" data-overlaps="over"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1igdyql"><path></path></svg></button></section>`);function wr(r,i){k(i,!0);let a=`great_lakes.map`,o=Y(),s=e(ee(a,`map`)===`list`),c=R(()=>o.say(n(s)?`map-show-map`:`map-show-list`));function u(){f(s,!n(s)),Object.assign(Z,{route:null,city:null}),W(a,n(s)?`list`:`map`)}var d=Cr(),p=P(d),m=e=>{Sr(e,{})},g=e=>{lr(e,{})};V(p,e=>{n(s)?e(m):e(g,-1)});var y=_(p,2),b=v(P(y));w(y),w(d),h(e=>{j(d,`aria-label`,e),D(y,1,E([`switch`,{low:!n(s)}]),`svelte-1igdyql`),j(y,`aria-label`,n(c)),j(y,`title`,n(c)),j(b,`d`,n(s)?`M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14`:`M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1`)},[()=>o.say(`map-title`)]),l(`click`,y,u),t(r,d),F()}s([`click`]);var Tr=u(`<span class="label svelte-1r8duac"> </span>`),Er=u(`<span class="alone svelte-1r8duac"> </span>`),Dr=u(`<!> <!>`,1),Or=u(`<button type="button" class="exchange svelte-1r8duac" data-lit="" data-exchange=""><!><span aria-hidden="true">⇄</span><!> </button>`),kr=u(`<section class="market sheet svelte-1r8duac"><h3 class="svelte-1r8duac"> <!></h3> <div class="display svelte-1r8duac"><!> <div class="decks svelte-1r8duac"><!> <!></div></div> <!></section>`);function Ar(e,a){k(a,!0);let o={turn:`market-turn`,second_card:`market-second`,refill:`market-refill`},s=[{deck:`train`,back:``},{deck:`ship`,back:`--b:#1f5a4c`}],u=Y(),d=K(),f=R(()=>u.view),p=R(()=>q(u,`turn`,`second_card`)),m=R(()=>u.moves.length>0?o[n(f).phase]??`market-not-now`:null),g=R(()=>ce(u).filter(({kind:e})=>e===`turned_up`).map(({args:e})=>e.slot)),y=R(()=>({train:n(f).train_deck.size,ship:n(f).ship_deck.size})),x=R(()=>u.movesOf(`exchange`));function S(){let e=n(x)[0];e&&(X.exchange=X.exchange?null:{to:String(e.args.to),pieces:1})}var C=kr(),T=P(C),E=P(T,!0),D=_(E),O=e=>{var i=Tr(),a=v(i,!0);h(e=>r(a,e),[()=>u.say(n(m))]),t(e,i)};V(D,e=>{n(m)&&e(O)}),w(T);var A=_(T,2),M=P(A);ye(M,{get cards(){return n(f).display},kind:`take`,place:`slot`,get isTaking(){return n(p)},nameOf:e=>u.catalogue.cards[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>`display:${t}`,isNew:(e,t)=>n(g).includes(t),gap:e=>{I();var a=i();h(e=>r(a,e),[()=>u.say(n(f).phase===`refill`?`display-refill`:`display-gap`)]),t(e,a)},face:(e,i=B)=>{var a=Dr(),o=c(a);at(o,{get card(){return i()}});var s=_(o,2),l=e=>{var n=Er(),i=v(n,!0);h(e=>r(i,e),[()=>u.say(`display-alone`)]),t(e,n)},d=R(()=>i()===`wild`&&q(u,`turn`));V(s,e=>{n(d)&&e(l)}),t(e,a)},$$slots:{gap:!0,face:!0}});var N=_(M,2),L=P(N);H(L,17,()=>s,({deck:e,back:t})=>e,(e,t)=>{let r=()=>n(t).deck,i=()=>n(t).back;{let t=R(()=>u.say(`deck-${r()}`)),a=R(()=>u.say(`deck-label`,{deck:r(),cards:n(y)[r()]})),o=R(()=>[...u.movesOf(`draw`,{deck:r()}),...u.movesOf(`refill`,{deck:r()})]),s=R(()=>n(p)?{kind:`draw`,args:{deck:r()}}:void 0),c=R(()=>({kind:`pile`,args:{pile:r()}}));_e(e,{get size(){return n(y)[r()]},get word(){return n(t)},get label(){return n(a)},get moves(){return n(o)},get why(){return n(s)},get about(){return n(c)},get at(){return`deck:${r()??``}`},get back(){return i()}})}});var z=_(L,2);{let e=R(()=>u.say(`deck-tickets`)),t=R(()=>u.say(`deck-label`,{deck:`tickets`,cards:n(f).ticket_deck.size})),r=R(()=>u.movesOf(`tickets`)),i=R(()=>q(u,`turn`)?{kind:`tickets`,args:{}}:void 0);_e(z,{get size(){return n(f).ticket_deck.size},get word(){return n(e)},get label(){return n(t)},get moves(){return n(r)},get why(){return n(i)},about:{kind:`pile`,args:{pile:`tickets`}},at:`deck:tickets`,back:`--b:#7f2f22`})}w(N),w(A);var U=_(A,2),W=e=>{var n=Or(),i=P(n);G(i,{name:`i-train`});var a=_(i,2);G(a,{name:`i-ship`});var o=_(a,1,!0);w(n),b(n,()=>d(`exchange`)),h(e=>{j(n,`aria-expanded`,X.exchange!==null),r(o,e)},[()=>u.say(`exchange-open`)]),l(`click`,n,S),t(e,n)};V(U,e=>{n(x).length>0&&e(W)}),w(C),h((e,t)=>{j(C,`aria-label`,e),r(E,t)},[()=>u.say(`market`),()=>u.say(`market`)]),t(e,C),F()}s([`click`]);var jr=u(`<li class="svelte-1fxw8us"><!> </li>`),Mr=u(`<div class="notice svelte-1fxw8us" role="status"><!> <b class="svelte-1fxw8us"> </b> <ul class="svelte-1fxw8us"></ul></div>`);function Nr(e,i){k(i,!0);let a=Y(),o=R(()=>a.view.turns_left!==null&&a.view.seat!==null);var s=A(),l=c(s),u=e=>{var i=Mr(),o=P(i);G(o,{name:`sema-caution`,class:`sig`});var s=_(o,2),c=v(s,!0),l=_(s,2);H(l,20,()=>le(a),e=>e,(e,i)=>{let o=R(()=>Fe(a.view,i)??0);var s=jr(),c=P(s);fe(c,{get seat(){return i}});var l=_(c,1,!0);w(s),h(e=>r(l,e),[()=>a.say(`last-turns-of`,{who:se(a,i),turns:n(o)})]),t(e,s)}),w(l),w(i),h(e=>r(c,e),[()=>a.say(`last-turns`)]),t(e,i)};V(l,e=>{n(o)&&e(u)}),t(e,s),F()}var Pr={claim:`map`,harbour:`map`,take:`cards`,draw:`cards`,refill:`cards`,tickets:`cards`,exchange:`cards`,keep:`tickets`,pieces:`tickets`},Fr=[`colour`,`pay`,`singles`];function Ir({kind:e}){return e in Pr||Fr.includes(e)}function Lr({kind:e}){return Pr[e]??null}function Rr({kind:e,args:t},n){return e===`claim`&&n.prices[t.route]?.ways===1||e===`harbour`&&n.prices[t.city]?.ways===1}function zr(e,t,n){if(!e.every(({kind:e})=>e===`refill`))return;let r=n.display.find((e,n)=>t.display[n]===null)??``;return e.find(({args:e})=>r.startsWith(String(e.deck)))??e[0]}function Br(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n!==void 0&&{card:n}}}function Vr({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return Br(`display:${t.slot}`,n,t.card);case`drew`:return Br(`deck:${t.deck}`,n,t.card);case`turned_up`:return Br(`deck:${String(t.card).startsWith(`ship`)?`ship`:`train`}`,`display:${t.slot}`,t.card);case`kept`:return Br(`deck:tickets`,`tickets:${t.seat}`,null);default:return null}}var Hr=u(`<section class="split sheet svelte-1v7ujw0"><h3 class="svelte-1v7ujw0"> <span class="label"> </span></h3> <div class="row svelte-1v7ujw0"><p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p> <!> <p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p></div> <p class="needs svelte-1v7ujw0"> </p></section>`);function Ur(e,i){k(i,!0);let a=Y(),o=R(()=>q(a,`pieces`)),s=R(()=>a.movesOf(`pieces`).map(({args:e})=>Number(e.trains))),c=R(()=>Ne(a,[...new Set(a.view.journeys.flatMap(({missing:e})=>e))]));var l=Hr(),u=P(l),d=P(u,!0),f=v(_(d),!0);w(u);var p=_(u,2),m=P(p),g=P(m);G(g,{name:`i-train`});var y=_(g),b=v(y,!0),x=v(_(y),!0);w(m);var S=_(m,2),C=e=>{{let t=R(()=>a.say(`split-slider`)),r=R(()=>i.all-i.trains),o=R(()=>i.all-Math.max(...n(s))),c=R(()=>i.all-Math.min(...n(s))),l=R(()=>a.say(`split-more`)),u=R(()=>a.say(`split-less`));vt(e,{get label(){return n(t)},get value(){return n(r)},get least(){return n(o)},get most(){return n(c)},get less(){return n(l)},get more(){return n(u)},signs:[`+`,`+`],onchange:e=>X.trains=String(i.all-e)})}};V(S,e=>{n(o)&&e(C)});var T=_(S,2),E=P(T);G(E,{name:`i-ship`});var D=_(E),O=v(D,!0),A=v(_(D),!0);w(T),w(p);var M=v(_(p,2),!0);w(l),h((e,t,n,a,o,s)=>{j(l,`aria-label`,e),r(d,t),r(f,n),r(b,i.trains),r(x,a),r(O,i.all-i.trains),r(A,o),r(M,s)},[()=>a.say(`split`),()=>a.say(n(o)?`split`:`split-chosen`),()=>a.say(`split-secret`),()=>a.say(`trains`,{n:i.trains}),()=>a.say(`ships`,{n:i.all-i.trains}),()=>a.say(`split-needs`,n(c))]),t(e,l),F()}var Wr=u(`<i></i>`),Gr=u(`<span aria-hidden="true"></span>`);function Kr(e,r){k(r,!0);let i=Y(),a=R(()=>r.routes.flatMap(e=>{let{type:t,colour:n,length:r}=i.catalogue.routes[e],a=e===i.view.route?`now`:i.view.routes[e]===i.viewer?`own`:``;return Array.from({length:r},(r,i)=>({key:`${e} ${i}`,type:t,colour:n,state:a,isFirst:i===0}))}));var o=Gr();let s;H(o,21,()=>n(a),({key:e,type:t,colour:n,state:r,isFirst:i})=>e,(e,r)=>{let i=()=>n(r).type,a=()=>n(r).colour,o=()=>n(r).state,s=()=>n(r).isFirst;var c=Wr();let l;h(()=>{l=D(c,1,`${i()??``} ${o()??``}`,`svelte-q25yal`,l,{first:s()}),M(c,`--c:${a()===`grey`?`light-dark(#d5d7cd, #5a6866)`:`var(--c-${a()})`}`)}),t(e,c)}),w(o),h(()=>s=D(o,1,`way o${(i.viewer??0)+1}`,`svelte-q25yal`,s,{many:n(a).length>18})),t(e,o),F()}var qr=u(`<p class="none svelte-10b8eyn"> </p>`),Jr=u(`<!><span class="vh"> </span>`,1),Yr=u(`<li><button type="button"><b class="num svelte-10b8eyn"> </b> <span class="name svelte-10b8eyn"> <em class="svelte-10b8eyn">–</em> </span> <!> <small class="svelte-10b8eyn"><!></small></button></li>`),Xr=u(`<span class="svelte-10b8eyn"> <b class="num"> </b></span> `,1),Zr=u(`<p class="returned svelte-10b8eyn"> <!></p>`),Qr=u(`<div class="all svelte-10b8eyn"><ol></ol> <!></div>`),$r=u(`<section class="tickets sheet svelte-10b8eyn"><!></section>`);function ei(a,o){k(o,!0);let s=Y(),u=K(),d=R(()=>Ae(s,s.view.tickets).map(e=>({id:e,...s.catalogue.tickets[e],journey:Me(s,e)})).toSorted((e,t)=>x(e)-x(t)||t.points-e.points)),g=R(()=>je(s).map(e=>s.catalogue.tickets[e])),y=e(null);function x({journey:e}){return e?.done?0:e?.to_go===null?2:1}function S(e){return e.length>0&&e.every(e=>e===s.view.route)}function C(e){f(y,n(y)===e?null:e,!0),Z.ticket=n(y)}var T=$r(),E=P(T),O=e=>{var n=qr(),i=v(n,!0);h(e=>r(i,e),[()=>s.say(`tickets-none`)]),t(e,n)},A=e=>{var a=Qr(),o=P(a);H(o,21,()=>n(d),({id:e,a:t,b:n,points:r,journey:i})=>e,(e,a)=>{let o=()=>n(a).id,d=()=>n(a).a,f=()=>n(a).b,m=()=>n(a).points,g=()=>n(a).journey,x=R(()=>g()!==void 0&&!g().done&&g().to_go===null);var T=Yr(),E=P(T);let O;var k=P(E),A=v(k,!0),M=_(k,2),N=P(M,!0),F=_(N,2,!0);w(M);var I=_(M,2);{let e=R(()=>g()?.routes??[]);Kr(I,{get routes(){return n(e)}})}var L=_(I,2),z=P(L),B=e=>{var n=Jr(),i=c(n);G(i,{name:`i-check`});var a=v(_(i),!0);h(e=>r(a,e),[()=>s.say(`ticket-done`)]),t(e,n)},H=e=>{var n=i();h(e=>r(n,e),[()=>s.say(`ticket-lost-short`)]),t(e,n)},U=e=>{var n=i();h(e=>r(n,e),[()=>s.say(`ticket-now`)]),t(e,n)},W=R(()=>g()&&S(g().missing)),ee=e=>{var n=i();h(e=>r(n,e),[()=>s.say(`ticket-to-go`,{n:g().to_go})]),t(e,n)};V(z,e=>{g()?.done?e(B):n(x)?e(H,1):n(W)?e(U,2):g()&&e(ee,3)}),w(L),w(E),b(E,()=>u(`card`,{card:o()})),w(T),h(e=>{O=D(E,1,`row svelte-10b8eyn`,null,O,{done:g()?.done,lost:n(x),now:e,shown:Z.ticket===o()}),j(E,`data-ticket`,o()),j(E,`aria-pressed`,n(y)===o()),r(A,m()),r(N,s.catalogue.places[d()].name),r(F,s.catalogue.places[f()].name)},[()=>g()&&S(g().missing)]),l(`click`,E,()=>C(o())),p(`pointerenter`,E,()=>Z.ticket=o()),p(`pointerleave`,E,({pointerType:e})=>e===`mouse`&&(Z.ticket=n(y))),p(`focus`,E,()=>Z.ticket=o()),p(`blur`,E,()=>Z.ticket=n(y)),t(e,T)}),w(o);var f=_(o,2),x=e=>{var i=Zr(),a=P(i);H(_(a),17,()=>n(g),m,(e,i)=>{let a=()=>n(i).name,o=()=>n(i).points;var s=Xr(),l=c(s),u=P(l),d=v(_(u),!0);w(l);var f=_(l,1,!0);f.nodeValue=` `,h(()=>{r(u,`${a()??``} `),r(d,o())}),t(e,s)}),w(i),h(e=>r(a,`${e??``} `),[()=>s.say(`tickets-returned`)]),t(e,i)};V(f,e=>{n(g).length>0&&e(x)}),w(a),t(e,a)};V(E,e=>{n(d).length===0?e(O):e(A,-1)}),w(T),h(e=>{j(T,`aria-label`,e),j(T,`data-at`,`tickets:${s.viewer??``}`)},[()=>s.say(`tickets`)]),t(a,T),F()}s([`click`]);var ti=u(`<span class="mark svelte-17ate2g"><!> </span>`),ni=u(`<span class="vh"> </span>`),ri=u(`<button type="button"><!> <!> <!></button>`),ii=u(`<section class="tray sheet svelte-17ate2g"><h3 class="svelte-17ate2g"> <span class="label"> </span></h3> <div class="stubs svelte-17ate2g"></div></section>`);function ai(e,i){k(i,!0);let a=Y(),o=K(),s=R(()=>Ae(a,a.view.drawn)),c=R(()=>q(a,`first_tickets`,`tickets`)),u=R(()=>a.viewer===null?null:a.view.chosen[a.viewer]),d=R(()=>n(u)?n(u).split(`+`).map(e=>Number(e)-1):X.kept);function f(e){return n(d).includes(e)?n(d).filter(t=>t!==e):[...n(d),e].toSorted((e,t)=>e-t)}function m(e,t){Z.ticket=e,n(c)&&(X.kept=f(t))}function g(e){let t=f(e).map(e=>e+1).join(`+`);return a.movesOf(`keep`,{tickets:t})[0]?.text??a.say(n(d).includes(e)?`tray-drop`:`tray-add`)}var y=ii(),x=P(y),S=P(x,!0),C=v(_(S),!0);w(x);var T=_(x,2);H(T,22,()=>n(s),e=>e,(e,i,s)=>{let u=R(()=>n(d).includes(n(s)));var f=ri();let y;var x=P(f);tt(x,{get ticket(){return i}});var S=_(x,2),C=e=>{var n=ti(),i=P(n);G(i,{name:`i-check`});var o=_(i,1,!0);w(n),h(e=>r(o,e),[()=>a.say(`tray-kept`)]),t(e,n)};V(S,e=>{n(u)&&e(C)});var T=_(S,2),E=e=>{var i=ni(),a=v(i,!0);h(e=>r(a,e),[()=>g(n(s))]),t(e,i)};V(T,e=>{n(c)&&e(E)}),w(f),b(f,()=>o(`card`,{card:i})),h(()=>{y=D(f,1,`stub svelte-17ate2g`,null,y,{kept:n(u),lit:n(c)}),j(f,`data-lit`,n(c)?``:void 0),j(f,`data-picks`,n(c)?n(s)+1:void 0),j(f,`data-card`,i),j(f,`aria-pressed`,n(u)),j(f,`aria-disabled`,n(c)?void 0:`true`)}),l(`click`,f,()=>m(i,n(s))),p(`pointerenter`,f,()=>Z.ticket=i),p(`pointerleave`,f,({pointerType:e})=>e===`mouse`&&(Z.ticket=null)),p(`focus`,f,()=>Z.ticket=i),t(e,f)}),w(T),w(y),h((e,t,i)=>{j(y,`aria-label`,e),j(y,`data-picked`,n(c)&&n(d).length>0?``:void 0),r(S,t),r(C,i),M(T,`--n:${n(s).length??``}`)},[()=>a.say(`tray`),()=>a.say(n(u)?`tray-chosen`:`tray`),()=>a.say(`tray-secret`)]),t(e,y),F()}s([`click`]);var oi=u(`<div class="sheet-of-map svelte-1ksavaw"><!></div>`),si=u(`<!> <!>`,1),ci=u(`<div class="phone svelte-1ksavaw"><!></div>`),li=u(`<div class="lakes svelte-1ksavaw"><!> <div class="sheet-of-map svelte-1ksavaw"><!></div> <!> <!></div>`);function ui(e,r){k(r,!0);let i=e=>{var r=A(),i=c(r),a=e=>{ai(e,{})},o=e=>{{let t=R(()=>Number(n(f)));Ur(e,{get trains(){return n(t)},get all(){return l.catalogue.pieces}})}};V(i,e=>{n(d)?e(a):n(f)!==null&&e(o,1)}),t(e,r)},s=[`map`,`cards`,`tickets`],l=Y(),u=R(()=>l.view),d=R(()=>Ae(l,n(u).drawn).length>0),f=R(()=>n(u).phase===`pieces`&&l.viewer!==null?n(u).mix[l.viewer]??(l.moves.length>0?X.trains:null):null),p=R(()=>X.exchange!==null&&l.movesOf(`exchange`).length>0),m=R(()=>new Set(l.moves.map(Lr))),h=R(()=>n(p)?new Set([`cards`]):new Set(l.nextMoves.map(Lr))),v=R(()=>ze(l));a(()=>{n(v),Ie(),X.trains=String(l.catalogue.recommended)}),g(()=>{let e=l.hinted??l.guided,t=l.moves.find(({code:t})=>t===e);t&&o(()=>Re(t,l))});var y=A(),b=c(y),x=e=>{var r=ci();oe(P(r),{get tabs(){return s},get lit(){return n(m)},get wanted(){return n(h)},get of(){return Lr},part:(e,r=B)=>{var a=si(),o=c(a);Nr(o,{});var s=_(o,2),l=e=>{var n=oi();wr(P(n),{}),w(n),t(e,n)},u=e=>{var r=si(),i=c(r),a=e=>{xt(e,{})};V(i,e=>{n(p)&&e(a)}),Ar(_(i,2),{}),t(e,r)},d=e=>{var n=si(),r=c(n);i(r),ei(_(r,2),{}),t(e,n)};V(s,e=>{r()===`map`?e(l):r()===`cards`?e(u,1):e(d,-1)}),t(e,a)},$$slots:{part:!0}}),w(r),t(e,r)},S=e=>{var r=li(),a=P(r);Nr(a,{});var o=_(a,2);wr(P(o),{}),w(o);var s=_(o,2);i(s);var c=_(s,2),l=e=>{xt(e,{})};V(c,e=>{n(p)&&e(l)}),w(r),t(e,r)};V(b,e=>{l.isPhone?e(x):e(S,-1)}),t(e,y),F()}function di(e,t){k(t,!0);let r=Y(),i=R(()=>(t.parts.tickets??[]).map(({ticket:e,completed:t,points:n})=>({name:r.catalogue.tickets[e].name,completed:t,points:n}))),a=R(()=>t.parts.harbours.map(({city:e,points:t})=>({name:r.catalogue.places[e].name,points:t??0}))),o=R(()=>[{name:`track`,colour:`#2f629c`,items:[],points:t.parts.track},{name:`done`,colour:`#2c6a4d`,items:n(i).filter(({completed:e})=>e)},{name:`harbours`,colour:`#c99a2e`,items:n(a)},{name:`failed`,colour:`#b23522`,items:n(i).filter(({completed:e})=>!e)},{name:`unbuilt`,colour:`#7a5a52`,items:[],points:t.parts.unbuilt}]);ge(e,{get seat(){return t.seat},get groups(){return n(o)},get total(){return t.parts.total}}),F()}var fi=u(`<span><button type="button"><span class="vh svelte-7qi5qx"> </span> <!></button></span>`),pi=u(`<p class="none svelte-7qi5qx"> </p>`),mi=u(`<div><div class="hand svelte-7qi5qx" role="group"><div data-overlaps="inside"></div> <!></div> <!></div>`);function hi(i,a){k(a,!0);let o={card:60,step:44},s=Y(),u=K(),d=R(()=>s.view),p=R(()=>s.viewer===null?null:n(d).hands[s.viewer].cards),m=R(()=>Je(s.catalogue,n(p)??[])),g=R(()=>Ve(s)),S=R(()=>q(s,`colour`,`pay`,`singles`)),C=e(0),E=y({width:0,height:0}),O=R(()=>s.isPhone?o.card:E.width>=1700&&E.height>=960?84:E.height<=820?54:63),I=R(()=>{let e=(n(C)-n(O)-(s.isPhone?24:20))/Math.max(1,n(m).length-1);return Math.min(n(O)+13,Math.max(e,s.isPhone?o.step:24))});function L(e){return n(g).filter(t=>t===e).length}function z(e){return n(S)&&n(d).payments.some(({cards:t})=>t.includes(e))}function B(e){if(!z(e))return s.enlarge(e);let t=n(d).payments.map(({cards:t})=>t.filter(t=>t===e).length),r=t.filter(t=>t>L(e));X.payment=t.indexOf(r.length>0?Math.min(...r):Math.min(...t))}function U(e,t){return s.say(`hand-pile`,{card:s.catalogue.cards[e].name,cards:t})}var W=A(),ee=c(W),te=e=>{var i=mi();let a;var o=P(i),c=P(o);let d;H(c,23,()=>n(m),([e,t])=>e,(e,i,a)=>{var o=R(()=>T(n(i),2));let c=()=>n(o)[0],d=()=>n(o)[1],f=R(()=>L(c()));var p=fi();let g;var y=P(p);let x;var S=P(y),C=v(S,!0),E=_(S,2);{let e=R(()=>n(f)>0?s.say(`hand-pays`,{n:n(f),of:d()}):null);ve(E,{get copies(){return d()},get tag(){return n(e)},children:(e,t)=>{at(e,{get card(){return c()}})},$$slots:{default:!0}})}w(y),b(y,()=>u(`card`,{card:c()})),w(p),h((e,t,i)=>{g=D(p,1,`held svelte-7qi5qx`,null,g,{gap:e}),x=D(y,1,`pile svelte-7qi5qx`,null,x,{pays:n(f)>0,can:t}),j(y,`data-card`,c()),j(y,`aria-pressed`,n(f)>0?`true`:void 0),r(C,i)},[()=>n(a)>0&&qe(s.catalogue,c())!==qe(s.catalogue,n(m)[n(a)-1][0]),()=>z(c()),()=>U(c(),d())]),l(`click`,y,()=>B(c())),t(e,p)}),w(c);var p=_(c,2),g=e=>{var n=pi(),i=v(n,!0);h(e=>r(i,e),[()=>s.say(`hand-empty`)]),t(e,n)};V(p,e=>{n(m).length===0&&e(g)}),w(o);var y=_(o,2),S=e=>{ei(e,{})};V(y,e=>{s.isPhone||e(S)}),w(i),h(e=>{a=D(i,1,`low svelte-7qi5qx`,null,a,{phone:s.isPhone,crowded:n(m).length>9}),j(o,`aria-label`,e),j(o,`data-at`,`hand:${s.viewer??``}`),M(o,`--cw:${n(O)??``}px;--step:${n(I)??``}px`),d=D(c,1,`fan svelte-7qi5qx`,null,d,{fanned:n(I)<n(O),apart:n(I)>n(O)+8})},[()=>s.say(`hand`)]),x(o,`clientWidth`,e=>f(C,e)),t(e,i)};V(ee,e=>{n(p)!==null&&e(te)}),N(`innerWidth`,e=>E.width=e),N(`innerHeight`,e=>E.height=e),t(i,W),F()}s([`click`]);function gi({kind:e,args:t},n,r){switch(e){case`built_harbour`:return[{scene:`built`,at:`[data-at~="port-${t.city}"]`}];case`last_turns`:return[{scene:`last_round`}];case`claimed`:return t.seat===r.viewer?_i(n,r):[];default:return[]}}function _i(e,t){let n=new Set(t.view.journeys.filter(({done:e})=>!e).map(({ticket:e})=>e));return e.journeys.filter(({ticket:e,done:t})=>t&&n.has(e)).map(({ticket:e})=>{let{name:n,points:r}=t.catalogue.tickets[e],i=t.say(`moment-ticket`,{name:n,points:r});return{scene:`completed`,at:`[data-ticket="${e}"]`,text:i}})}var vi=u(`<span class="svelte-qn2sb"><!><b class="svelte-qn2sb"> </b><span class="vh"> </span></span>`),yi=u(`<i><!></i>`),bi=u(`<p> </p>`),xi=u(`<p data-told-group=""><!> <span class="harbours svelte-qn2sb"><!> <span class="vh"> </span></span> <span class="score svelte-qn2sb"><b class="svelte-qn2sb"> </b><small class="svelte-qn2sb"> </small><span class="vh"> </span></span></p> <!>`,1);function Si(e,i){k(i,!0);let a=Y(),o=K(),s=R(()=>a.view),l=R(()=>3-n(s).harbours_left[i.seat]),u=R(()=>n(s).points[i.seat].total),d=R(()=>Fe(n(s),i.seat)),f=R(()=>[{tell:o(`hand`,{seat:i.seat}),icon:`i-cards`,n:n(s).hands[i.seat].size,message:`seat-cards`},{tell:o(`tickets`,{seat:i.seat}),icon:`i-ticket`,n:n(s).tickets[i.seat].size,message:`seat-tickets`},{tell:o(`trains`,{seat:i.seat}),icon:`i-train`,n:n(s).supply[i.seat].train,message:`seat-trains`},{tell:o(`ships`,{seat:i.seat}),icon:`i-ship`,n:n(s).supply[i.seat].ship,message:`seat-ships`}]);var p=xi(),g=c(p);let y;var x=P(g);H(x,17,()=>n(f),({tell:e,icon:t,n,message:r})=>t,(e,i)=>{let o=()=>n(i).tell,s=()=>n(i).icon,c=()=>n(i).n,l=()=>n(i).message;var u=vi(),d=P(u);G(d,{get name(){return s()}});var f=_(d),p=v(f,!0),m=v(_(f),!0);w(u),b(u,o),h(e=>{r(p,c()),r(m,e)},[()=>a.say(l(),{n:c()})]),t(e,u)});var S=_(x,2),C=P(S);H(C,17,()=>({length:3}),m,(e,r,i)=>{var a=yi();let o;G(P(a),{name:`anchor`}),w(a),h(()=>o=D(a,1,`svelte-qn2sb`,null,o,{on:i<n(l)})),t(e,a)});var T=v(_(C,2),!0);w(S),b(S,()=>o(`harbours`,{seat:i.seat}));var E=_(S,2),O=P(E),A=v(O,!0),M=_(O),N=v(M,!0),I=v(_(M),!0);w(E),b(E,()=>o(`points`,{seat:i.seat})),w(g);var L=_(g,2),z=e=>{var i=bi();let o;var s=v(i,!0);h(e=>{o=D(i,1,`turns svelte-qn2sb`,null,o,{last:n(d)<=1}),r(s,e)},[()=>a.say(`seat-turns`,{turns:n(d)})]),t(e,i)};V(L,e=>{n(d)!==null&&e(z)}),h((e,t,o,c)=>{y=D(g,1,`counts svelte-qn2sb`,null,y,{five:n(s).seats>4}),j(g,`data-at`,i.seat===a.viewer?void 0:`hand:${i.seat} tickets:${i.seat}`),r(T,e),r(A,t),r(N,o),r(I,c)},[()=>a.say(`seat-harbours`,{built:n(l),left:3-n(l)}),()=>J(n(s).track[i.seat]),()=>J(n(u)),()=>a.say(`seat-score`,{track:J(n(s).track[i.seat]),total:J(n(u))})]),t(e,p),F()}var Ci=u(`<li><!> <!></li>`),wi=u(`<ul></ul> <!>`,1);function Ti(e,n){k(n,!0);let r=Y();var i=A(),a=c(i),o=e=>{var n=wi(),i=c(n);let a;H(i,20,()=>le(r),e=>e,(e,n)=>{var i=Ci();let a;var o=P(i);be(o,{get seat(){return n}}),Si(_(o,2),{get seat(){return n}}),w(i),h(()=>{a=D(i,1,`sheet o${n+1}`,`svelte-15ixb2n`,a,{turn:r.view.seat===n}),j(i,`data-at`,`seat:${n??``}`)}),t(e,i)}),w(i),Ar(_(i,2),{}),h(()=>a=D(i,1,`plates svelte-15ixb2n`,null,a,{many:r.view.seats>4})),t(e,n)};V(a,e=>{r.isPhone||e(o)}),t(e,i),F()}ne(Object.assign({"./art/anchor.svg":xe,"./art/i-ship.svg":Se,"./art/sema-caution.svg":Ce,"./art/ship-1.svg":pe,"./art/ship-2.svg":me})),te(`great_lakes`,Object.assign({"./words/en.ftl":we,"./words/ru.ftl":Te,"./words/time.en.ftl":Ee,"./words/time.ru.ftl":De,"./words/time.uk.ftl":Oe,"./words/uk.ftl":ke}));var Ei={name:`great_lakes`,seats:`board`,Board:ui,Hand:hi,SeatPanel:Si,Card:at,Breakdown:di,Side:Ti,BarDetail:gt,BarActions:mt,placed:Ir,confirms:Rr,goesOn:zr,putBack:Le,flights:Vr,moments:gi};export{Ei as game};