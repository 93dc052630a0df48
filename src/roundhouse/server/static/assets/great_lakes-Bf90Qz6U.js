import{Ct as e,D as t,E as n,G as r,H as i,I as a,J as o,M as s,N as c,O as l,P as u,Q as d,S as f,St as p,U as m,W as h,X as g,Y as _,_ as v,at as y,b,bt as x,ct as S,d as C,dt as w,et as T,f as E,g as D,gt as O,ht as k,i as A,j,k as M,lt as N,m as P,n as F,nt as I,ot as L,p as R,pt as z,q as B,r as ee,rt as te,st as V,t as H,tt as U,ut as W,x as G,yt as ne,z as K}from"./Art-DJv5-OFJ.js";import{f as re,p as ie,y as ae}from"./index-BLiy1m9G.js";import{c as oe}from"./attempt-Dup-4Vvu.js";import{t as se}from"./Tabs-DLMgwsmB.js";import{a as ce,i as q,n as le,o as ue,r as J,s as de,t as fe}from"./flight-aUxZdXqk.js";import{i as pe,n as me,r as he,t as ge}from"./Copies-DzSzkVXl.js";import{t as Y}from"./printed-B0ll_N_u.js";import{t as _e}from"./OpenCards-ByoFPegC.js";import{t as ve}from"./SeatHead-B14O1xqe.js";var ye=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5" r="2.4"/><path d="M12 7.500V21M7 11h10M3.500 14q.5 7 8.500 7t8.500-7M3.500 14l-1 3M20.500 14l1 3" stroke-width="2.600"/></g></svg>
`,be=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M1 13h22l-3 7H6q-4-2-5-7zM7 8h10v4H7zM10 2h4v5h-4z"/></g></svg>
`,xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M24 38V4M18 38h12" stroke="var(--ko,#1b2427)" stroke-width="3.6"/><g transform="rotate(-24 24 9)"><path d="M24 5v8H3l2.5-4L3 5z" fill="#d79a22"/><path d="M8.5 5.5h3v7h-3z" fill="#fff8e6" stroke="none"/></g><circle cx="24" cy="9" r="3.4" fill="#fff2c4"/></g></svg>
`,Se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M40 50V36h56v14z" fill="var(--t,#f0dfb4)"/><path d="M48 36V27h34v9z" fill="var(--t,#f0dfb4)"/><path d="M53 41h8v5h-8zM67 41h8v5h-8zM81 41h8v5h-8z" fill="var(--g,#cfe0e2)"/><path d="M58 27l2-16h14l2 16z" fill="color-mix(in oklab,var(--b,#2f6b4f) 78%,#101a1c)"/><path d="M59 17h16" stroke="var(--t,#f0dfb4)" stroke-width="4"/><path d="M26 50V18M26 22l14 14M100 50V30" fill="none" stroke-width="2"/><path d="M12 50h102l-5 17q-1 4-5 4H29Q18 66 12 50z" fill="var(--b,#2f6b4f)"/><path d="M14 55h99" stroke="var(--t,#f0dfb4)" stroke-width="3"/><path d="M2 75q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 12 0" fill="none" stroke="var(--wv,#3d7c93)" stroke-width="3"/></g></svg>
`,Ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><g transform="translate(56 -8) scale(.56)"><path d="M40 50V36h56v14z" fill="var(--t,#f0dfb4)"/><path d="M58 36l2-20h14l2 20z" fill="color-mix(in oklab,var(--b,#2f6b4f) 78%,#101a1c)"/><path d="M12 50h102l-5 17q-1 4-5 4H29Q18 66 12 50z" fill="var(--b,#2f6b4f)"/><path d="M14 55h99" stroke="var(--t,#f0dfb4)" stroke-width="3"/></g><g transform="translate(-6 22) scale(.72)"><path d="M40 50V36h56v14z" fill="var(--t,#f0dfb4)"/><path d="M48 36V27h34v9z" fill="var(--t,#f0dfb4)"/><path d="M53 41h8v5h-8zM67 41h8v5h-8zM81 41h8v5h-8z" fill="var(--g,#cfe0e2)"/><path d="M58 27l2-16h14l2 16z" fill="color-mix(in oklab,var(--b,#2f6b4f) 78%,#101a1c)"/><path d="M12 50h102l-5 17q-1 4-5 4H29Q18 66 12 50z" fill="var(--b,#2f6b4f)"/><path d="M14 55h99" stroke="var(--t,#f0dfb4)" stroke-width="3"/></g><path d="M2 75q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 12 0" fill="none" stroke="var(--wv,#3d7c93)" stroke-width="3"/><path d="M66 36q7-5 14 0t14 0 14 0 14 0" fill="none" stroke="var(--wv,#3d7c93)" stroke-width="2.4"/></g></svg>
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
do-claim = Claim: +{ $points }
do-build = Build the harbour
pay = Payment
pay-cards = { $copies } × { $card }
pay-before = The previous way of paying
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
split-chosen = В начале у вас
split-secret = Остальные увидят это, когда выберут все.
split-slider = Сколько судов
split-less = На вагон меньше, на судно больше
split-more = На вагон больше, на судно меньше
split-needs = На кратчайших путях ваших маршрутов { $rail ->
    [one] { $rail } клетка
    [few] { $rail } клетки
    [many] { $rail } клеток
   *[other] { $rail } клетки
} железной дороги и { $sea ->
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
} железной дороги, { $sea ->
    [one] { $sea } клетку
    [few] { $sea } клетки
    [many] { $sea } клеток
   *[other] { $sea } клетки
} воды

## Cards and hand

card-about-plain = Оплачивает железную дорогу своего цвета или серую.
card-about-anchored = Оплачивает железную дорогу; его якорь оплачивает и порт.
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
do-claim = Проложить: +{ $points }
do-build = Построить порт
pay = Оплата
pay-cards = { $copies } × { $card }
pay-before = Предыдущий способ оплаты
pay-next = Следующий способ оплаты
pay-ways = способ { $way } из { $ways }
detail-tickets = Наведите указатель на маршрут или коснитесь его: карта покажет путь.
detail-second = Открытый джокер — единственная карта за ход, второй его не берут.
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
}: { $cards ->
    [one] лишилася { $cards } карта
    [few] лишилося { $cards } карти
    [many] лишилося { $cards } карт
   *[other] лишилося { $cards } карти
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
tray-kept = залишаю
split = З чим ви починаєте
split-chosen = На початку у вас
split-secret = Інші побачать це, коли оберуть усі.
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
    [one] { $rail } клітинку
    [few] { $rail } клітинки
    [many] { $rail } клітинок
   *[other] { $rail } клітинок
} залізниці, { $sea ->
    [one] { $sea } клітинку
    [few] { $sea } клітинки
    [many] { $sea } клітинок
   *[other] { $sea } клітинок
} води

## Cards and hand

card-about-plain = Оплачує залізницю свого кольору або сіру.
card-about-anchored = Оплачує залізницю; його якір оплачує ще й порт.
card-about-single = Оплачує одну клітинку води; його якір оплачує ще й порт.
card-about-double = Оплачує дві клітинки води.
card-about-wild = Замінює будь-який вагон чи судно. Узятий з відкритих карт, він — єдина карта ходу.
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
do-keep-more = Оберіть ще { $n }
do-pieces = Почати: вагонів { $trains }, суден { $ships }
do-exchange = { $n ->
    [one] Обміняти { $n } фішку
    [few] Обміняти { $n } фішки
    [many] Обміняти { $n } фішок
   *[other] Обміняти { $n } фішок
}
do-not-exchange = Не міняти
do-claim = Прокласти: +{ $points }
do-build = Збудувати порт
pay = Оплата
pay-cards = { $copies } × { $card }
pay-before = Попередній спосіб оплати
pay-next = Наступний спосіб оплати
pay-ways = спосіб { $way } з { $ways }
detail-tickets = Наведіть вказівник на маршрут або торкніться його: мапа покаже шлях.
detail-second = Відкритий джокер — єдина карта за хід, другою його не беруть.
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
part-unbuilt = Незбудовані порти

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
`,X=oe;function Ae({viewer:e},t){return e===null?[]:t[e].cards??[]}function je({viewer:e,view:t}){return(e===null?[]:t.returned[e]??[]).toSorted((e,t)=>t.place-e.place).map(({ticket:e})=>e)}function Me({view:e},t){return e.journeys.find(e=>e.ticket===t)}function Ne({catalogue:e},t){let n=n=>t.filter(t=>e.routes[t].type===n).reduce((t,n)=>t+e.routes[n].length,0);return{rail:n(`rail`),sea:n(`sea`)}}function Pe(e){return[...e.movesOf(`claim`),...e.movesOf(`harbour`)].find(t=>e.isPicked([t]))}function Fe({turns_left:e,seat:t,seats:n},r){return e===null||t===null?null:Math.ceil(Math.max(0,e-(r-t+n)%n)/n)}var Z=N({kept:[],trains:null,exchange:null,payment:0});function Ie(){Object.assign(Z,{kept:[],trains:null,exchange:null,payment:0})}function Le(){let e=Z.exchange!==null||Z.kept.length>0;return Object.assign(Z,{exchange:null,kept:[]}),e}function Re({kind:e,args:t,code:n},{view:r}){e===`keep`?Z.kept=String(t.tickets).split(`+`).map(e=>Number(e)-1):e===`pieces`?Z.trains=String(t.trains):e===`exchange`?Z.exchange={to:String(t.to),pieces:Number(t.pieces)}:Z.payment=Math.max(0,r.payments.findIndex(({steps:e})=>e[0]===n))}function ze({view:e,viewer:t}){let n=t===null?[]:e.drawn[t].cards??[];return[e.turns,e.phase,e.seat,e.route,e.city,e.colour,t,...n].join(` `)}function Be({view:e}){return e.payments[Z.payment]??e.payments[0]??null}function Ve(e){let t=Be(e);if(t)return t.cards;let n=Pe(e)?.args,r=n?.route??n?.city,i=r===void 0?void 0:e.view.prices[r];return i?He(i,e.catalogue.routes[r]?.type??`harbour`):[]}function He({colour:e,plain:t,special:n,wilds:r},i){return[[i===`rail`?`train_${e}`:`ship1_${e}`,t],[i===`sea`?`ship2_${e}`:`train_${e}_anchor`,n],[`wild`,r]].flatMap(([e,t])=>Array(t).fill(e))}var Ue=[`purple`,`yellow`,`green`,`red`,`black`,`white`],We=`wild`,Ge={single:`ship-1`,double:`ship-2`},Ke=[`train`,`ship`,We];function qe({cards:e},t){return t===`wild`?We:e[t].deck}function Je(e,t){let n=t=>{let{colour:n}=e.cards[t];return Ke.indexOf(qe(e,t))*100+Ue.indexOf(n??``)*10+Number(Ye(e,t))};return[...new Set(t)].toSorted((e,t)=>n(e)-n(t)).map(e=>[e,t.filter(t=>t===e).length])}function Ye({cards:e},t){return[`anchored`,`double`].includes(e[t].kind)}function Xe(e){return e===`anchored`||e===`single`}var Ze=h(`<!> `,1),Qe=h(`<span aria-hidden="true" class="svelte-5yfqz4"><!> </span>`),$e=h(`<span class="vh svelte-5yfqz4"> </span> <!> <!>`,1),et=h(`<span class="ticket svelte-5yfqz4"><b class="plate svelte-5yfqz4"> </b> <span class="cities svelte-5yfqz4"><span class="svelte-5yfqz4"> </span><span class="svelte-5yfqz4"> </span></span> <span class="needs svelte-5yfqz4"><!></span></span>`);function tt(e,t){O(t,!0);let n=X(),r=z(()=>n.catalogue.tickets[t.ticket]),o=z(()=>d(r).a),s=z(()=>d(r).b),c=z(()=>d(r).points),l=z(()=>Me(n,t.ticket)),u=z(()=>Ne(n,d(l)?.missing??[])),f=z(()=>n.catalogue.places);var p=et(),m=y(p),h=V(m,!0),g=S(m,2),_=y(g),v=V(_,!0),b=V(S(_),!0);x(g);var C=S(g,2),w=y(C),T=e=>{var t=Ze(),r=L(t);H(r,{name:`i-check`});var a=S(r,1,!0);U(e=>K(a,e),[()=>n.say(`ticket-done`)]),i(e,t)},E=e=>{var t=B();U(e=>K(t,e),[()=>n.say(`ticket-lost`)]),i(e,t)},D=e=>{var t=$e(),r=L(t),o=V(r,!0),s=S(r,2),c=e=>{var t=Qe(),n=y(t);H(n,{name:`i-train`});var r=S(n,1,!0);x(t),U(()=>K(r,d(u).rail)),i(e,t)};a(s,e=>{d(u).rail>0&&e(c)});var l=S(s,2),f=e=>{var t=Qe(),n=y(t);H(n,{name:`i-ship`});var r=S(n,1,!0);x(t),U(()=>K(r,d(u).sea)),i(e,t)};a(l,e=>{d(u).sea>0&&e(f)}),U(e=>K(o,e),[()=>n.say(`ticket-needs`,d(u))]),i(e,t)};a(w,e=>{d(l)?.done?e(T):d(l)&&d(l).to_go===null?e(E,1):d(l)&&e(D,2)}),x(C),x(p),U(()=>{K(h,d(c)),K(v,d(f)[d(o)].name),K(b,d(f)[d(s)].name)}),i(e,p),k()}var nt=h(`<span class="corner anchor svelte-1g0j0z2"><!></span>`),rt=h(`<b class="corner two svelte-1g0j0z2">2</b>`),it=h(`<!> <!>`,1);function at(e,t){O(t,!0);let n=R(t,`big`,3,!1),r=X(),o=z(()=>r.catalogue.cards[t.card]),s=z(()=>d(o)&&{use:r.say(`card-about-${d(o).kind}`),copies:r.say(`card-copies`,{copies:d(o).copies})});var c=m(),l=L(c),u=e=>{{let t=e=>{var t=it(),n=L(t),r=e=>{var t=nt();H(y(t),{name:`anchor`}),x(t),i(e,t)},s=z(()=>Xe(d(o).kind));a(n,e=>{d(s)&&e(r)});var c=S(n,2),l=e=>{i(e,rt())};a(c,e=>{d(o).kind===`double`&&e(l)}),i(e,t)},r=z(()=>n()?d(s):void 0);pe(e,{get name(){return d(o).name},get colour(){return d(o).colour},get vehicle(){return Ge[d(o).kind]},get about(){return d(r)},corner:t,$$slots:{corner:!0}})}},f=e=>{tt(e,{get ticket(){return t.card}})};a(l,e=>{d(o)?e(u):e(f,-1)}),i(e,c),k()}var ot=h(`<b class="svelte-1aa1m6a"> </b>`),st=h(`<span class="of svelte-1aa1m6a"><!><!> <span class="vh"> </span></span>`),ct=h(`<button type="button" class="step svelte-1aa1m6a" data-step="back">‹</button> <button type="button" class="step svelte-1aa1m6a" data-step="on">›</button> <small aria-live="polite" class="svelte-1aa1m6a"> </small>`,1),lt=h(`<div class="pay svelte-1aa1m6a" role="group"><span class="cards svelte-1aa1m6a"></span> <!></div> <button type="button" data-lit="" data-commit=""> <span class="vh"> </span></button>`,1);function ut(n,r){O(r,!0);let o=X(),s=z(()=>o.view),u=z(()=>Be(o)),f=z(()=>d(s).payments.length),p=z(()=>d(s).route===null?null:o.catalogue.routes[d(s).route]),m=z(()=>o.moves.find(({code:e})=>e===d(u).steps[0]));function h(e){Z.payment=(Z.payment+e+d(f))%d(f)}var g=lt(),v=L(g),b=y(v);c(b,21,()=>Je(o.catalogue,d(u).cards),([e,t])=>e,(t,n)=>{var r=z(()=>e(d(n),2));let s=()=>d(r)[0],c=()=>d(r)[1];var l=st(),u=y(l),f=e=>{var t=ot(),n=V(t);U(()=>K(n,`${c()??``}×`)),i(e,t)};a(u,e=>{c()>1&&e(f)});var p=S(u);at(p,{get card(){return s()}});var m=V(S(p,2),!0);x(l),U(e=>{G(l,`title`,o.catalogue.cards[s()].name),K(m,e)},[()=>o.say(`pay-cards`,{card:o.catalogue.cards[s()].name,copies:c()})]),i(t,l)}),x(b);var C=S(b,2),w=e=>{var t=ct(),n=L(t),r=S(n,2),a=V(S(r,2),!0);U((e,t,i)=>{G(n,`aria-label`,e),G(r,`aria-label`,t),K(a,i)},[()=>o.say(`pay-before`),()=>o.say(`pay-next`),()=>o.say(`pay-ways`,{way:Z.payment+1,ways:d(f)})]),_(`click`,n,()=>h(-1)),_(`click`,r,()=>h(1)),i(e,t)};a(C,e=>{d(f)>1&&e(w)}),x(v);var T=S(v,2),E=y(T,!0),D=V(S(E));x(T),U((e,n,r)=>{G(v,`aria-label`,e),G(v,`data-way`,Z.payment),t(T,1,l([`btn`,`go`,`commit`,{"is-hinted":o.hinted!==null&&d(u).steps[0]===o.hinted}]),`svelte-1aa1m6a`),G(T,`data-guided`,d(u).steps[0]===o.guided?``:void 0),G(T,`data-moves`,n),K(E,r),K(D,`. ${d(m)?.text??``??``}`)},[()=>o.say(`pay`),()=>[...o.nextMoves[0]?.before??[],...d(u).steps].join(),()=>d(p)?o.say(`do-claim`,{points:d(p).points}):o.say(`do-build`)]),_(`click`,T,()=>o.playAll(d(u).steps)),i(n,g),k()}o([`click`]);var dt=h(`<button type="button" class="btn ghost"> </button>`),ft=h(`<span class="vh"> </span>`),pt=h(`<!> <button type="button" data-commit=""> <!></button>`,1);function mt(e,n){O(n,!0);let r=X(),o=z(()=>r.movesOf(`keep`)),s=z(()=>Math.min(...d(o).map(({args:e})=>String(e.tickets).split(`+`).length))),c=z(()=>{if(d(o).length>0)return r.movesOf(`keep`,{tickets:Z.kept.map(e=>e+1).join(`+`)})[0];if(q(r,`pieces`))return r.movesOf(`pieces`,{trains:Z.trains??``})[0];if(Z.exchange)return r.movesOf(`exchange`,{to:Z.exchange.to,pieces:String(Z.exchange.pieces)})[0]}),u=z(()=>d(o).length>0?r.say(d(c)?`do-keep`:`do-keep-more`,{n:d(c)?Z.kept.length:d(s)-Z.kept.length}):q(r,`pieces`)?r.say(`do-pieces`,{trains:Number(Z.trains),ships:r.catalogue.pieces-Number(Z.trains)}):Z.exchange?r.say(`do-exchange`,{n:Z.exchange.pieces}):null);var f=m(),p=L(f),h=e=>{ut(e,{})},g=z(()=>r.view.payments.length>0&&q(r,`colour`,`pay`,`singles`)),v=e=>{var n=pt(),o=L(n),s=e=>{var t=dt(),n=V(t,!0);U(e=>K(n,e),[()=>r.say(`do-not-exchange`)]),_(`click`,t,()=>Z.exchange=null),i(e,t)};a(o,e=>{Z.exchange&&e(s)});var f=S(o,2),p=y(f,!0),m=S(p),h=e=>{var t=ft(),n=V(t);U(()=>K(n,`. ${d(c).text??``}`)),i(e,t)};a(m,e=>{d(c)&&e(h)}),x(f),U(()=>{t(f,1,l([`btn`,`commit`,d(c)?`go`:`ghost`,{"is-hinted":d(c)?.code===r.hinted}]),`svelte-i2x3ag`),G(f,`data-lit`,d(c)?``:void 0),G(f,`data-guided`,d(c)&&d(c).code===r.guided?``:void 0),G(f,`data-moves`,d(c)?.code),G(f,`aria-disabled`,d(c)?void 0:`true`),K(p,d(u))}),_(`click`,f,()=>d(c)&&r.choose([d(c)])),i(e,n)};a(p,e=>{d(g)?e(h):d(u)!==null&&r.moves.length>0&&e(v,1)}),i(e,f),k()}o([`click`]);var ht=h(`<span> </span> `,1);function gt(e,t){O(t,!0);let n={first_tickets:`detail-tickets`,tickets:`detail-tickets`,second_card:`detail-second`},r=X(),a=z(()=>r.view),o=z(()=>Pe(r)?.args),s=z(()=>d(o)?.route??d(a).route),l=z(()=>d(o)?.city??d(a).city),f=z(()=>{if(d(s))return p(d(s));if(d(l))return[r.say(`detail-harbour`,{city:r.catalogue.places[d(l)].name,n:r.view.harbours_left[r.viewer]-1})];let e=n[d(a).phase];return e?[r.say(e)]:[]});function p(e){let{name:t,type:n,length:i,points:o}=r.catalogue.routes[e],s=d(a).supply[r.viewer],c=d(a).journeys.filter(({missing:t})=>t.length>0&&t.every(t=>t===e));return[r.say(`detail-claim`,{name:t,points:o}),...c.map(({ticket:e})=>r.say(`detail-done`,{ticket:r.catalogue.tickets[e].name,points:r.catalogue.tickets[e].points})),r.say(`detail-left`,{type:n,n:(n===`rail`?s.train:s.ship)-i})]}var h=m();c(L(h),17,()=>d(f),u,(e,t)=>{var n=ht(),r=L(n),a=V(r,!0),o=S(r,1,!0);o.nodeValue=` `,U(()=>K(a,d(t))),i(e,n)}),i(e,h),k()}var _t=h(`<span class="stepper svelte-1qgsz37"><button type="button" class="svelte-1qgsz37"> </button> <input type="range" class="svelte-1qgsz37"/> <button type="button" class="svelte-1qgsz37"> </button></span>`);function vt(e,t){O(t,!0);let n=R(t,`signs`,19,()=>[`−`,`+`]);function r(e){t.onchange(Math.min(t.most,Math.max(t.least,e)))}var a=_t(),o=y(a),s=V(o,!0),c=S(o,2);b(c);var l=S(c,2),u=V(l,!0);x(a),U(()=>{G(o,`aria-label`,t.less),G(o,`aria-disabled`,t.value<=t.least),K(s,n()[0]),G(c,`aria-label`,t.label),G(c,`min`,t.least),G(c,`max`,t.most),f(c,t.value),G(l,`aria-label`,t.more),G(l,`aria-disabled`,t.value>=t.most),K(u,n()[1])}),_(`click`,o,()=>r(t.value-1)),_(`input`,c,e=>r(Number(e.currentTarget.value))),_(`click`,l,()=>r(t.value+1)),i(e,a),k()}o([`click`,`input`]);var yt=h(`<button type="button" class="svelte-1l2agv5"> </button>`),bt=h(`<section class="exchange sheet svelte-1l2agv5" data-picked=""><h3 class="svelte-1l2agv5"> <span class="label"> </span></h3> <div class="row svelte-1l2agv5"><span class="seg svelte-1l2agv5" role="group"></span> <!> <p class="after svelte-1l2agv5"><span class="svelte-1l2agv5"><!> <b> </b></span> <span class="svelte-1l2agv5"><!> <b> </b></span> <span class="cost svelte-1l2agv5"> <span class="word svelte-1l2agv5"> </span></span></p></div></section>`);function xt(e,t){O(t,!0);let n=[`train`,`ship`],r=X(),a=z(()=>r.movesOf(`exchange`)),o=z(()=>Z.exchange.to),s=z(()=>d(a).filter(({args:e})=>e.to===d(o)).length),l=z(()=>Math.min(Z.exchange.pieces,d(s))),u=z(()=>r.view.supply[r.viewer]),f=z(()=>d(o)===`train`?1:-1);function p(e){Z.exchange={to:e,pieces:1}}var m=bt(),h=y(m),g=y(h,!0),v=V(S(g),!0);x(h);var b=S(h,2),C=y(b);c(C,20,()=>n,e=>e,(e,t)=>{var n=yt(),s=V(n,!0);U((e,r)=>{G(n,`aria-pressed`,t===d(o)),G(n,`aria-disabled`,e),K(s,r)},[()=>!d(a).some(({args:e})=>e.to===t),()=>r.say(`exchange-to`,{deck:t})]),_(`click`,n,()=>d(a).some(({args:e})=>e.to===t)&&p(t)),i(e,n)}),x(C);var w=S(C,2);{let e=z(()=>r.say(`exchange-slider`)),t=z(()=>r.say(`exchange-less`)),n=z(()=>r.say(`exchange-more`));vt(w,{get label(){return d(e)},get value(){return d(l)},least:1,get most(){return d(s)},get less(){return d(t)},get more(){return d(n)},onchange:e=>Z.exchange={to:d(o),pieces:e}})}var T=S(w,2),E=y(T),D=y(E);H(D,{name:`i-train`});var A=S(D),j=V(S(A),!0);x(E);var M=S(E,2),N=y(M);H(N,{name:`i-ship`});var P=S(N),F=V(S(P),!0);x(M);var I=S(M,2),L=y(I,!0),R=V(S(L),!0);x(I),x(T),x(b),x(m),U((e,t,n,r,i,a)=>{G(m,`aria-label`,e),K(g,t),K(v,n),G(C,`aria-label`,r),K(A,`${d(u).train??``} → `),K(j,d(u).train+d(f)*d(l)),K(P,`${d(u).ship??``} → `),K(F,d(u).ship-d(f)*d(l)),K(L,i),K(R,a)},[()=>r.say(`exchange`),()=>r.say(`exchange`),()=>r.say(`exchange-ends`),()=>r.say(`exchange-way`),()=>Y(-d(l)),()=>r.say(`points-unit`,{points:d(l)})]),i(e,m),k()}o([`click`]);var Q=N({ticket:null,route:null,city:null}),St=3,Ct=2;function $(e,t,n){let r=t/n;if(e.width/e.height>r){let t=e.width/r;return{...e,y:e.y-(t-e.height)/2,height:t}}let i=e.height*r;return{...e,x:e.x-(i-e.width)/2,width:i}}function wt(e,t,n,r){let i=t/$(e,t,n).width,a=Math.max(Ct,St/i),o={width:t,height:n,zoom:1,most:a,x:0,y:0};if(!r||r.zoom===1)return o;let s=Tt(r,e)/i,c=jt(r,e);return kt({...o,zoom:Nt(s,1,a)},e,c)}function Tt(e,t){return e.width*e.zoom/$(t,e.width,e.height).width}function Et(e,t,n){return Dt(e,[n,n],[n,n],t)}function Dt(e,t,n,r=Pt(n)/Math.max(1,Pt(t))){let i=Nt(e.zoom*r,1,e.most),[a,o]=[Ft(t),Ft(n)],s=i/e.zoom;return Mt({...e,zoom:i,x:(e.x+a.x)*s-o.x,y:(e.y+a.y)*s-o.y})}function Ot(e,t,n){return Mt({...e,x:e.x+t,y:e.y+n})}function kt(e,t,n){let r=$(t,e.width,e.height),i=Tt(e,t);return Mt({...e,x:(n.x-r.x)*i-e.width/2,y:(n.y-r.y)*i-e.height/2})}function At(e,t){let n=$(t,e.width,e.height),r=Tt(e,t);return{x:n.x+e.x/r,y:n.y+e.y/r,width:e.width/r,height:e.height/r}}function jt(e,t){let n=At(e,t);return{x:n.x+n.width/2,y:n.y+n.height/2}}function Mt(e){let{width:t,height:n,zoom:r}=e;return{...e,x:Nt(e.x,0,t*(r-1)),y:Nt(e.y,0,n*(r-1))}}function Nt(e,t,n){return Math.min(n,Math.max(t,e))}function Pt([e,t]){return Math.hypot(e.x-t.x,e.y-t.y)}function Ft([e,t]){return{x:(e.x+t.x)/2,y:(e.y+t.y)/2}}var It=.38,Lt=1.15,Rt=11,zt=1.6,Bt=1.3,Vt=.2,Ht=.95,Ut=140,Wt={LETTERS:0,DETAIL:1,HITS:2},Gt=Wt.HITS+10,Kt=class{frame;#e=w({width:0,height:0,zoom:1,most:1,x:0,y:0});get camera(){return d(this.#e)}set camera(e){W(this.#e,e)}#t=w(N([]));get rendered(){return d(this.#t)}set rendered(e){W(this.#t,e,!0)}constructor(e){this.frame=e}get isReady(){return this.camera.width>0&&this.camera.height>0}get sheet(){return $(this.frame,this.camera.width,this.camera.height)}get seen(){return At(this.camera,this.frame)}get scale(){return Tt(this.camera,this.frame)}get detail(){let e=this.rendered[Wt.DETAIL]??1;return e<It?`far`:e<Lt?`middle`:`near`}step(e){return Bt**Math.floor(Math.log(this.rendered[Wt.HITS+e]??1)/Math.log(Bt))}letters(e){let t=this.rendered[Wt.LETTERS]??1;return t>1?e/Math.sqrt(t):Math.max(e,Rt/t)}get isWhole(){return this.camera.zoom===1}get isNearest(){return this.camera.zoom>=this.camera.most}resize(e,t){if(e===0||t===0)return;let n=!this.isReady;this.camera=wt(this.frame,e,t,n?void 0:this.camera),n&&this.scale<It&&this.zoom(Ht/this.scale),n&&(this.rendered=Array.from({length:Gt},()=>this.scale))}rest(){let[e,t]=[0,0],n=e=>{this.rendered[e]=this.scale,e+1<Gt&&(t=requestAnimationFrame(()=>n(e+1)))};return e=window.setTimeout(()=>n(0),Ut),()=>{clearTimeout(e),cancelAnimationFrame(t)}}zoom(e,t){let{width:n,height:r}=this.camera;this.camera=Et(this.camera,e,t??{x:n/2,y:r/2})}closer(e){this.zoom(zt,e)}farther(e){this.zoom(1/zt,e)}whole(){this.camera=wt(this.frame,this.camera.width,this.camera.height)}push(e,t){let{width:n,height:r}=this.camera;this.camera=Ot(this.camera,e*n*Vt,t*r*Vt)}lookAt(e){this.camera=kt(this.camera,this.frame,e)}},qt=r(`<circle class="ring svelte-ul5u5s" r="20"></circle>`),Jt=r(`<circle class="last svelte-ul5u5s" r="19"></circle>`),Yt=r(`<circle r="15.5"></circle>`),Xt=r(`<circle class="junction svelte-ul5u5s" r="10"></circle><path class="star svelte-ul5u5s" d="M0-8L2-2 8 0 2 2 0 8-2 2-8 0-2-2z"></path>`,1),Zt=r(`<g><path d="M-12 11V-5L0-15 12-5V11z" class="svelte-ul5u5s"></path><use x="-6.5" y="-4.5" width="13" height="13" class="svelte-ul5u5s"></use></g>`),Qt=r(`<circle class="port svelte-ul5u5s" r="10"></circle><use class="anchor svelte-ul5u5s" href="#gl-anchor" x="-6.5" y="-6.5" width="13" height="13"></use>`,1),$t=r(`<circle class="city svelte-ul5u5s" r="8"></circle><circle class="dot svelte-ul5u5s" r="3"></circle>`,1),en=r(`<g class="place"><!><!><!><!></g>`),tn=r(`<text> </text>`),nn=r(`<!><g class="names svelte-ul5u5s"></g>`,1);function rn(r,o){O(o,!0);let s=X(),u=z(()=>Object.entries(s.catalogue.places)),f=z(()=>d(u).filter(([,e])=>e.is_city)),p=z(()=>o.window.letters(s.catalogue.sheet.letter)),h=z(()=>Q.ticket===null?null:s.catalogue.tickets[Q.ticket]),g=z(()=>s.catalogue.routes[s.view.route??Q.route??``]),_=z(()=>new Set([d(h)?.a,d(h)?.b,d(g)?.a,d(g)?.b,s.view.city,Q.city])),v=z(()=>new Set([d(h)?.a,d(h)?.b])),b=z(()=>new Set(s.movesOf(`harbour`).map(e=>String(e.args.city))));var C=nn(),w=L(C);c(w,17,()=>d(u),([e,t])=>e,(n,r)=>{var c=z(()=>e(d(r),2));let u=()=>d(c)[0],f=()=>d(c)[1],p=z(()=>s.view.harbours[u()]);var m=en(),h=y(m),g=e=>{i(e,qt())},_=z(()=>d(v).has(u()));a(h,e=>{d(_)&&e(g)});var C=S(h),w=e=>{i(e,Jt())},T=z(()=>o.last.has(u()));a(C,e=>{d(T)&&e(w)});var E=S(C),D=e=>{var n=Yt();U(()=>t(n,0,l([`lit`,{solid:Q.city===u()||s.view.city===u()}]),`svelte-ul5u5s`)),i(e,n)},O=z(()=>d(b).has(u()));a(E,e=>{d(O)&&e(D)});var k=S(E),A=e=>{var t=Xt();ne(),i(e,t)},j=e=>{var n=Zt(),r=S(y(n));x(n),U(e=>{t(n,0,`harbour o${d(p)+1}`,`svelte-ul5u5s`),G(r,`href`,`#gl-own-${e??``}`)},[()=>ie(d(p))]),i(e,n)},M=e=>{var t=Qt();ne(),i(e,t)},N=e=>{var t=$t();ne(),i(e,t)};a(k,e=>{f().is_city?d(p)===void 0?f().is_port?e(M,2):e(N,-1):e(j,1):e(A)}),x(m),U(()=>{G(m,`transform`,`translate(${f().x??``} ${f().y??``})`),G(m,`data-place`,u())}),i(n,m)});var T=S(w);c(T,21,()=>d(f),([e,t])=>e,(n,r)=>{var o=z(()=>e(d(r),2));let s=()=>d(o)[0],c=()=>d(o)[1];var l=m(),u=L(l),f=e=>{var n=tn();let r;var a=V(n,!0);U(e=>{G(n,`x`,c().label.x),G(n,`y`,c().label.y),G(n,`text-anchor`,c().label.anchor),r=t(n,0,`svelte-ul5u5s`,null,r,{hot:e}),K(a,c().name)},[()=>d(_).has(s())]),i(e,n)};a(u,e=>{c().label&&e(f)}),i(n,l)}),x(T),U(()=>n(T,`font-size:${d(p)??``}px`)),i(r,C),k()}var an=Math.PI/180,on=3;function sn(e,t,n,r=0){let[i,a,o]=t,s=n*(e.cell_length/2+r);return{x:cn(i+Math.cos(o*an)*s),y:cn(a+Math.sin(o*an)*s)}}function cn(e){return Math.round(e*10)/10}function ln(e){return`M`+e.map(({x:e,y:t})=>`${e} ${t}`).join(`L`)}function un(e,t=on){let n=e.cells.length-1;return ln(e.cells.flatMap((r,i)=>[sn(e,r,-1,i===0?t:0),sn(e,r,1,i===n?t:0)]))}function dn(e,t,n){let[r,i]=[e.cells[0],e.cells.at(-1)],a=Math.hypot(i[0]-r[0],i[1]-r[1])+e.cell_length+2*on;return Math.max(1,Math.round((a+n)/(t+n)))*(t+n)-n}function fn(e,t,n){return ln([t,...e.cells.flatMap(t=>[sn(e,t,-1),sn(e,t,1)]),n])}function pn(e){let[t,n]=e.cells[Math.floor(e.cells.length/2)];return{x:t,y:n}}function mn(e){return e>90?e-180:e<-90?e+180:e}function hn(e,t){let[n,r]=[e/2+1,t/2];return`M${-n} 0Q${-n+8} ${-r} ${-n+16} ${-r}H${n-4}Q${n} ${-r} ${n} 0T${n-4} ${r}H${-n+16}Q${-n+8} ${r} ${-n} 0z`}function gn([e,t,n,r]){return{x:e,y:t,width:n,height:r}}var _n=r(`<path></path>`);function vn(e,r){O(r,!0);let[o,s]=[7,4.5],c=X(),u=z(()=>c.catalogue.routes[r.id]),f=z(()=>c.movesOf(`claim`,{route:r.id})),p=z(()=>d(f).length>0),h=z(()=>c.view.route===r.id||d(p)&&c.isPicked(d(f))),g=z(()=>Q.route===r.id);var _=m(),v=L(_),y=e=>{var a=_n();let c;U((e,i)=>{t(a,0,l([`edge`,{lit:d(p),picked:d(h),pointed:d(g),last:r.isLast}]),`svelte-wbv8zq`),G(a,`d`,e),G(a,`pathLength`,i),c=n(a,``,c,{"--dashes":`${o??``}
    ${s??``}`})},[()=>un(d(u)),()=>dn(d(u),o,s)]),i(e,a)};a(v,e=>{(d(h)||d(p)||d(g)||r.isLast)&&e(y)}),i(e,_),k()}function yn(e,t){let{catalogue:n}=e,r=n.routes[t];return e.say(`map-route`,{name:r.name,type:r.type,colour:r.colour,length:r.length,points:r.points,...bn(e,t)})}function bn(e,t){let n=e.view.routes[t];return n===void 0?{whose:`free`,owner:``}:{whose:n===e.viewer?`you`:`other`,owner:e.people[n]?.name??``}}function xn(e,t){let n=e.view.prices[t];return n?[n.plain+n.special>0?e.say(`map-price-colour`,{colour:n.colour,cards:n.plain+n.special}):``,n.wilds>0?e.say(`map-price-wilds`,{cards:n.wilds}):``].filter(Boolean).join(` + `):null}var Sn=h(`<span class="margin svelte-e2s3p"></span> <span class="core svelte-e2s3p"></span>`,1),Cn=h(`<span class="vh"> </span> <!>`,1),wn=h(`<div class="svelte-e2s3p"></div>`),Tn=h(`<span class="vh"> </span>`),En=h(`<!> <div class="svelte-e2s3p"></div>`,1);function Dn(t,r){O(r,!0);let a=X(),o=z(()=>Object.entries(a.catalogue.routes)),s=z(()=>Object.entries(a.catalogue.places).filter(([,e])=>e.is_port)),l=z(()=>a.catalogue.sheet.cell_width),f=z(()=>a.isPhone&&r.window.detail!==`far`?44:24),p=z(()=>Array.from({length:9},(e,t)=>m(t)));function m(e){let t=d(o).length/9;return d(o).slice(Math.round(t*e),Math.round(t*(e+1)))}function h(e){return`--hit:${d(f)/r.window.step(e)}px;--small:${1/r.window.step(e)}`}function g(e){let{twin:t}=a.catalogue.routes[e];return t===null?0:t<e?1:-1}var _=En(),v=L(_);c(v,17,()=>d(p),u,(t,r,o,s)=>{var f=wn();c(f,21,()=>d(r),([e,t])=>e,(t,r)=>{var o=z(()=>e(d(r),2));let s=()=>d(o)[0],f=()=>d(o)[1],p=z(()=>pn(f()));{let r=z(()=>yn(a,s())),o=z(()=>a.movesOf(`claim`,{route:s()})),m=z(()=>({kind:`claim`,args:{route:s()}})),h=z(()=>({kind:`route`,args:{route:s()}})),_=z(()=>d(p).x),v=z(()=>d(p).y),y=z(()=>f().cell_length),b=z(()=>d(l)),x=z(()=>g(s()));le(t,{get label(){return d(r)},get moves(){return d(o)},get why(){return d(m)},get about(){return d(h)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`route-${s()??``}`},class:`hit-route`,get style(){return`--x:${d(_)??``};--y:${d(v)??``};--w:${d(y)??``};--h:${d(b)??``};--side:${d(x)??``}`},children:(t,r)=>{var o=Cn(),l=L(o),m=V(l,!0);c(S(l,2),17,()=>f().cells,u,(t,r)=>{var a=z(()=>e(d(r),3));let o=()=>d(a)[0],s=()=>d(a)[1],c=()=>d(a)[2],l=z(()=>`--dx:${(o()-d(p).x).toFixed(1)};--dy:${(s()-d(p).y).toFixed(1)};--a:${c()}deg`);var u=Sn(),f=L(u),m=S(f,2);U(()=>{n(f,d(l)),n(m,d(l))}),i(t,u)}),U(e=>K(m,e),[()=>xn(a,s())]),i(t,o)},$$slots:{default:!0}})}}),x(f),U(e=>n(f,e),[()=>h(o)]),i(t,f)});var y=S(v,2);c(y,21,()=>d(s),([e,t])=>e,(t,n)=>{var r=z(()=>e(d(n),2));let o=()=>d(r)[0],s=()=>d(r)[1];{let e=z(()=>a.say(`map-port`,{city:s().name})),n=z(()=>a.movesOf(`harbour`,{city:o()})),r=z(()=>({kind:`harbour`,args:{city:o()}})),c=z(()=>({kind:`port`,args:{city:o()}}));le(t,{get label(){return d(e)},get moves(){return d(n)},get why(){return d(r)},get about(){return d(c)},shape:`bare`,quiet:!0,skipped:!0,get at(){return`port-${o()??``}`},class:`hit-port`,get style(){return`--x:${s().x??``};--y:${s().y??``}`},children:(e,t)=>{var n=Tn(),r=V(n,!0);U(e=>K(r,e),[()=>xn(a,o())]),i(e,n)},$$slots:{default:!0}})}}),x(y),U(e=>n(y,e),[()=>h(9)]),i(t,_),k()}var On=h(`<td class="svelte-kdcep6"> </td>`),kn=h(`<ul><li class="svelte-kdcep6"><i class="rail svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="sea svelte-kdcep6"></i> </li> <li class="svelte-kdcep6"><i class="any svelte-kdcep6"></i> </li></ul> <table><tbody><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr><tr class="svelte-kdcep6"><th scope="row" class="svelte-kdcep6"> </th><!></tr></tbody></table>`,1);function An(e,n){O(n,!0);let r=X(),a=z(()=>r.catalogue.route_points.map((e,t)=>({length:t,points:e})).slice(1));var o=kn(),s=L(o);let l;var u=y(s),f=S(y(u),1,!0);x(u);var p=S(u,2),m=S(y(p),1,!0);x(p);var h=S(p,2),g=S(y(h),1,!0);x(h),x(s);var _=S(s,2);let v;var b=y(_),C=y(b),w=y(C),T=V(w,!0);c(S(w),17,()=>d(a),({length:e})=>e,(e,t)=>{let n=()=>d(t).length;var r=On(),a=V(r,!0);U(()=>K(a,n())),i(e,r)}),x(C);var E=S(C),D=y(E),A=V(D,!0);c(S(D),17,()=>d(a),({length:e,points:t})=>e,(e,t)=>{let n=()=>d(t).points;var r=On(),a=V(r,!0);U(()=>K(a,n())),i(e,r)}),x(E),x(b),x(_),U((e,r,i,a,o)=>{l=t(s,1,`key sheet svelte-kdcep6`,null,l,{away:n.isAway}),K(f,e),K(m,r),K(g,i),v=t(_,1,`scores sheet svelte-kdcep6`,null,v,{away:n.isAway}),K(T,a),K(A,o)},[()=>r.say(`map-key-rail`),()=>r.say(`map-key-sea`),()=>r.say(`map-key-any`),()=>r.say(`map-length`),()=>r.say(`map-points`)]),i(e,o),k()}var jn=r(`<path class="water svelte-1xb9p3k"></path>`),Mn=r(`<path></path>`),Nn=r(`<circle class="lit svelte-1xb9p3k" r="20"></circle>`),Pn=r(`<svg class="overview svelte-1xb9p3k" role="presentation" aria-hidden="true"><rect class="land svelte-1xb9p3k"></rect><!><!><!><rect class="seen svelte-1xb9p3k"></rect></svg>`);function Fn(r,a){O(a,!0);let o=X(),s=z(()=>o.catalogue),l=z(()=>gn(d(s).sheet.frame)),f=z(()=>a.window.seen),p=z(()=>[...o.movesOf(`claim`).map(e=>pn(d(s).routes[String(e.args.route)])),...o.movesOf(`harbour`).map(e=>d(s).places[String(e.args.city)])]),m;function h(e){let{left:t,top:n,width:r,height:i}=m.getBoundingClientRect();a.window.lookAt({x:d(l).x+(e.clientX-t)/r*d(l).width,y:d(l).y+(e.clientY-n)/i*d(l).height})}function g(e){m.setPointerCapture(e.pointerId),h(e)}var v=Pn(),b=y(v),C=S(b);c(C,16,()=>d(s).sheet.water,e=>e,(e,t)=>{var n=jn();U(()=>G(n,`d`,t)),i(e,n)});var w=S(C);c(w,17,()=>Object.entries(o.view.routes),([e,t])=>e,(n,r)=>{var a=z(()=>e(d(r),2));let o=()=>d(a)[0],c=()=>d(a)[1];var l=Mn();U(e=>{t(l,0,`owned o${c()+1}`,`svelte-1xb9p3k`),G(l,`d`,e)},[()=>un(d(s).routes[o()])]),i(n,l)});var T=S(w);c(T,17,()=>d(p),u,(e,t)=>{var n=Nn();U(()=>{G(n,`cx`,d(t).x),G(n,`cy`,d(t).y)}),i(e,n)});var E=S(T);x(v),D(v,e=>m=e,()=>m),U(()=>{G(v,`viewBox`,`${d(l).x??``} ${d(l).y??``} ${d(l).width??``} ${d(l).height??``}`),n(v,`aspect-ratio:${d(l).width??``}/${d(l).height??``}`),G(b,`x`,d(l).x),G(b,`y`,d(l).y),G(b,`width`,d(l).width),G(b,`height`,d(l).height),G(E,`x`,d(f).x),G(E,`y`,d(f).y),G(E,`width`,d(f).width),G(E,`height`,d(f).height)}),_(`pointerdown`,v,g),_(`pointermove`,v,e=>m.hasPointerCapture(e.pointerId)&&h(e)),i(r,v),k()}o([`pointerdown`,`pointermove`]);var In=r(`<use></use>`),Ln=r(`<g><rect class="svelte-1h6uejs"></rect><!></g>`),Rn=r(`<path class="piece svelte-1h6uejs"></path>`),zn=r(`<rect class="piece svelte-1h6uejs" rx="2.5"></rect><path class="roof svelte-1h6uejs"></path>`,1),Bn=r(`<g><!></g><use class="shape svelte-1h6uejs"></use>`,1),Vn=r(`<g><path class="rim svelte-1h6uejs"></path><path class="bed svelte-1h6uejs"></path><!></g>`),Hn=r(`<g><!></g>`);function Un(r,o){O(o,!0);let s=11.2,l=10.6,f=X(),p=z(()=>f.catalogue.routes[o.id]),h=z(()=>f.view.routes[o.id]),g=z(()=>f.catalogue.sheet.cell_width),_=z(()=>d(p).cell_length),v=z(()=>d(p).twin?15:16.4);var b=Hn(),C=y(b),w=n=>{var r=m();c(L(r),17,()=>d(p).cells,u,(n,r,o)=>{var c=z(()=>e(d(r),3));let l=()=>d(c)[0],u=()=>d(c)[1],f=()=>d(c)[2];var m=Ln(),h=y(m),v=S(h),b=e=>{var n=In();t(n,0,`sign`,null,{},{first:o===0}),G(n,`width`,s),G(n,`height`,s),U(()=>{G(n,`href`,`#gl-sym-${d(p).colour??``}`),G(n,`x`,l()-s/2),G(n,`y`,u()-s/2)}),i(e,n)};a(v,e=>{d(p).colour!==`grey`&&e(b)}),x(m),U(()=>{t(m,0,`cell c-${d(p).colour??``}`,`svelte-1h6uejs`),G(h,`x`,-d(_)/2),G(h,`y`,-d(g)/2),G(h,`width`,d(_)),G(h,`height`,d(g)),G(h,`rx`,d(p).type===`sea`?d(g)/2:1.5),G(h,`transform`,`translate(${l()??``} ${u()??``}) rotate(${f()??``})`)}),i(n,m)}),i(n,r)},T=r=>{var o=Vn(),s=y(o),f=S(s);c(S(f),17,()=>d(p).cells,u,(t,n)=>{var r=z(()=>e(d(n),3));let o=()=>d(r)[0],s=()=>d(r)[1],c=()=>d(r)[2];var u=Bn(),f=L(u),m=y(f),g=e=>{var t=Rn();U(e=>G(t,`d`,e),[()=>hn(d(_),d(v))]),i(e,t)},b=e=>{var t=zn(),n=L(t),r=S(n);U(()=>{G(n,`x`,-d(_)/2),G(n,`y`,-d(v)/2),G(n,`width`,d(_)),G(n,`height`,d(v)),G(r,`d`,`M${-d(_)/2+4} ${-d(v)/2+2.6}h${d(_)-8}`)}),i(e,t)};a(m,e=>{d(p).type===`sea`?e(g):e(b,-1)}),x(f);var C=S(f);G(C,`width`,l),G(C,`height`,l),U((e,t)=>{G(f,`transform`,`translate(${o()??``} ${s()??``}) rotate(${e??``})`),G(C,`href`,`#gl-own-${t??``}`),G(C,`x`,o()-l/2),G(C,`y`,s()-l/2)},[()=>mn(c()),()=>ie(d(h))]),i(t,u)}),x(o),U((e,r)=>{t(o,0,`claimed o${d(h)+1}`,`svelte-1h6uejs`),G(s,`d`,e),n(s,`stroke-width:${d(v)+5.4}`),G(f,`d`,r),n(f,`stroke-width:${d(v)+3}`)},[()=>un(d(p)),()=>un(d(p))]),i(r,o)};a(C,e=>{d(h)===void 0?e(w):e(T,-1)}),x(b),U(()=>G(b,`data-route`,o.id)),i(r,b),k()}var Wn=r(`<path class="svelte-1pmiv6i"></path>`),Gn=r(`<path class="river svelte-1pmiv6i"></path>`),Kn=r(`<path d="M0-13l7 10h-4l6 9H2v4h-4v-4h-7l6-9h-4z" class="svelte-1pmiv6i"></path>`),qn=r(`<text dy=".33em" class="svelte-1pmiv6i"> </text>`),Jn=r(`<g class="shore svelte-1pmiv6i"><!><!></g><g class="water svelte-1pmiv6i"><!><!></g><g class="island svelte-1pmiv6i"></g><g class="pines svelte-1pmiv6i"></g><g class="names svelte-1pmiv6i"></g>`,1);function Yn(t,r){O(r,!0);let a=X(),o=z(()=>a.catalogue.sheet);var s=Jn(),l=L(s),f=y(l);c(f,16,()=>d(o).water,e=>e,(e,t)=>{var n=Wn();U(()=>G(n,`d`,t)),i(e,n)}),c(S(f),17,()=>d(o).rivers,e=>e.path,(e,t)=>{var r=Gn();U(()=>{G(r,`d`,d(t).path),n(r,`stroke-width:${d(t).width+7}`)}),i(e,r)}),x(l);var p=S(l),m=y(p);c(m,16,()=>d(o).water,e=>e,(e,t)=>{var n=Wn();U(()=>G(n,`d`,t)),i(e,n)}),c(S(m),17,()=>d(o).rivers,e=>e.path,(e,t)=>{var r=Gn();U(()=>{G(r,`d`,d(t).path),n(r,`stroke-width:${d(t).width??``}`)}),i(e,r)}),x(p);var h=S(p);c(h,20,()=>d(o).islands,e=>e,(e,t)=>{var n=Wn();U(()=>G(n,`d`,t)),i(e,n)}),x(h);var g=S(h);c(g,21,()=>d(o).pines,u,(t,n,r)=>{var a=z(()=>e(d(n),2));let o=()=>d(a)[0],s=()=>d(a)[1];var c=Kn();U(()=>G(c,`transform`,`translate(${o()??``} ${s()??``}) scale(${r%3?.8:1})`)),i(t,c)}),x(g);var _=S(g);c(_,21,()=>d(o).lakes,e=>e.name,(e,t)=>{var n=qn(),r=V(n,!0);U(()=>{G(n,`transform`,`translate(${d(t).x??``} ${d(t).y??``}) rotate(${d(t).angle??``})`),G(n,`font-size`,d(t).size),K(r,d(t).name)}),i(e,n)}),x(_),i(t,s),k()}var Xn=[`purple`,`yellow`,`green`,`red`,`black`,`white`],Zn=[0,1,2,3,4],Qn=[...Xn.map(e=>`sym-${e}`),...Zn.map(e=>`own-${ie(e)}`),`anchor`],$n=r(`<defs><!><pattern id="gl-any" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="ground svelte-dx202w" width="6" height="6"></rect><rect class="stripe svelte-dx202w" width="2" height="6"></rect></pattern></defs>`);function er(e,t){O(t,!0);var n=$n();c(y(n),16,()=>Qn,e=>e,(e,t)=>{var n=m();s(L(n),()=>ee(t,``,``,!1).replace(`<svg`,`<svg id="gl-${t}"`),void 0,!0),i(e,n)}),ne(),x(n),i(e,n),k()}var tr=h(`<span class="owner svelte-vywcks"><!> </span>`),nr=h(`<span> </span>`),rr=h(`<div aria-hidden="true"><b class="svelte-vywcks"> </b> <!></div>`);function ir(e,r){O(r,!0);let o=X(),s=z(()=>o.catalogue.routes[Q.route??``]),c=z(()=>o.catalogue.places[Q.city??``]),l=z(()=>Q.route===null?o.view.harbours[Q.city??``]:o.view.routes[Q.route]),u=z(()=>xn(o,Q.route??Q.city??``)),f=z(()=>{let e=d(s)?pn(d(s)):d(c);if(!e)return null;let{x:t,y:n,width:i,height:a}=r.window.seen,o=110/r.window.scale;if(e.x<t||e.x>t+i||e.y<n||e.y>n+a)return null;let l=e.y>n+a*.75,u=Math.max(t+o,Math.min(t+i-o,e.x)),f=d(s)?d(s).cells.map(([,e])=>e):[e.y],p=l?Math.min(...f):Math.max(...f);return{isAbove:l,left:(u-r.window.sheet.x)*r.window.scale,top:(p-r.window.sheet.y)*r.window.scale}});var p=m(),h=L(p),g=e=>{var r=rr();let p;var m=y(r),h=V(m,!0),g=S(m,2),_=e=>{var t=tr(),n=y(t);re(n,{get seat(){return d(l)}});var r=S(n,1,!0);x(t),U(()=>K(r,o.people[d(l)]?.name)),i(e,t)},v=e=>{var t=nr(),n=V(t,!0);U(e=>K(n,e),[()=>o.say(`map-tip`,{price:d(u)??o.say(`map-price-route`,{colour:d(s).colour,length:d(s).length}),points:d(s).points})]),i(e,t)},b=e=>{var t=nr(),n=V(t,!0);U(()=>K(n,d(u))),i(e,t)};a(g,e=>{d(l)===void 0?d(s)?e(v,1):d(u)&&e(b,2):e(_)}),x(r),U(()=>{p=t(r,1,`tip sheet svelte-vywcks`,null,p,{above:d(f).isAbove}),n(r,`left:${d(f).left??``}px;top:${d(f).top??``}px`),K(h,d(s)?.name??d(c)?.name)}),i(e,r)};a(h,e=>{d(f)&&(d(s)||d(c))&&e(g)}),i(e,p),k()}var ar=h(`<div class="tools svelte-1oiyw7q" data-overlaps="over"><button type="button" class="svelte-1oiyw7q">+</button> <button type="button" class="svelte-1oiyw7q">−</button> <button type="button" class="svelte-1oiyw7q"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1oiyw7q"><path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6"></path></svg></button></div>`);function or(e,t){O(t,!0);let n=X();var r=ar(),a=y(r),o=S(a,2),s=S(o,2);x(r),U((e,n,r,i,c,l)=>{G(a,`aria-label`,e),G(a,`title`,n),a.disabled=t.window.isNearest,G(o,`aria-label`,r),G(o,`title`,i),o.disabled=t.window.isWhole,G(s,`aria-label`,c),G(s,`title`,l),s.disabled=t.window.isWhole},[()=>n.say(`map-closer`),()=>n.say(`map-closer`),()=>n.say(`map-farther`),()=>n.say(`map-farther`),()=>n.say(`map-whole`),()=>n.say(`map-whole`)]),_(`click`,a,()=>t.window.closer()),_(`click`,o,()=>t.window.farther()),_(`click`,s,()=>t.window.whole()),i(e,r),k()}o([`click`]);var sr=h(`<div class="content svelte-fch5rp"><!></div>`),cr=h(`<div role="group" tabindex="0" data-pans=""><!></div>`);function lr(e,r){O(r,!0);let o=R(r,`window`,7),s,c=new Map,l={x:0,y:0},u=w(!1);I(()=>{let e=new ResizeObserver(()=>{f(),s&&o().resize(s.clientWidth,s.clientHeight)});return e.observe(s),()=>e.disconnect()}),I(()=>{s.scrollTo(o().camera.x,o().camera.y)});function f(){if(!s)return;let[e,t]=[s.scrollLeft-o().camera.x,s.scrollTop-o().camera.y];(Math.abs(e)>1||Math.abs(t)>1)&&(o().camera=Ot(o().camera,e,t))}function p(e){let{left:t,top:n}=s.getBoundingClientRect();return{x:e.clientX-t,y:e.clientY-n}}function m(e){e.preventDefault();let t=e.deltaMode===WheelEvent.DOM_DELTA_LINE?e.deltaY*32:e.deltaY;o().zoom(Math.exp(-t*(e.ctrlKey?.012:.0018)),p(e))}function h(e){e.button===0&&(c.size===0&&(W(u,!1),l=p(e)),c.set(e.pointerId,p(e)))}function v(e){let t=c.get(e.pointerId);if(!t)return;let n=p(e);if(!d(u)&&c.size<2&&Math.hypot(n.x-l.x,n.y-l.y)<6)return;if(!d(u))for(let e of c.keys())s.setPointerCapture(e);W(u,!0),c.set(e.pointerId,n);let r=[...c].find(([t])=>t!==e.pointerId)?.[1];o().camera=r?Dt(o().camera,[t,r],[n,r]):Ot(o().camera,t.x-n.x,t.y-n.y)}function b(e){c.delete(e.pointerId)}function S(e){d(u)&&e.detail>0&&e.stopPropagation(),W(u,!1)}function C(e){e.target.closest(`[data-lit]`)||(e.shiftKey?o().farther(p(e)):o().closer(p(e)))}function T(e){e.ctrlKey||e.altKey||e.metaKey||!E(e.key)||(e.preventDefault(),e.stopPropagation())}function E(e){if(e===`+`||e===`=`)o().closer();else if(e===`-`||e===`−`)o().farther();else if(e===`0`)o().whole();else if(e===`ArrowLeft`)o().push(-1,0);else if(e===`ArrowRight`)o().push(1,0);else if(e===`ArrowUp`)o().push(0,-1);else if(e===`ArrowDown`)o().push(0,1);else return!1;return!0}var A=cr();let M;var N=y(A),P=e=>{var t=sr();j(y(t),()=>r.children),x(t),U(()=>n(t,`width:${o().camera.width*o().camera.zoom}px;height:${o().camera.height*o().camera.zoom}px`)),i(e,t)};a(N,e=>{o().isReady&&e(P)}),x(A),D(A,e=>s=e,()=>s),U(()=>{M=t(A,1,`viewport svelte-fch5rp`,null,M,{dragged:d(u)}),G(A,`aria-label`,r.label)}),g(`scroll`,A,f),g(`wheel`,A,m),_(`pointerdown`,A,h),_(`pointermove`,A,v),_(`pointerup`,A,b),g(`pointercancel`,A,b),g(`click`,A,S,!0),_(`dblclick`,A,C),_(`keydown`,A,T),i(e,A),k()}o([`pointerdown`,`pointermove`,`pointerup`,`dblclick`,`keydown`]);var ur=new WeakMap,dr=r(`<path class="journey under svelte-12bn8y3"></path><path class="journey svelte-12bn8y3"></path>`,1),fr=h(`<svg aria-hidden="true"><!><!><!><!><!><!><!></svg> <div class="over svelte-12bn8y3"><!></div> <!>`,1),pr=h(`<!> <!> <!> <!>`,1);function mr(e,r){O(r,!0);let o=X(),s=``,u=``,f=ur.get(o.catalogue)??new Kt(gn(o.catalogue.sheet.frame));ur.set(o.catalogue,f);let p=z(()=>o.catalogue),m=z(()=>Object.keys(d(p).routes)),h=z(()=>d(m).filter(e=>e in o.view.routes)),v=z(()=>d(m).filter(e=>!(e in o.view.routes))),b=z(()=>new Set(o.lastLines.map(e=>String(e.args.route??e.args.city??``)))),C=z(()=>o.view.journeys.find(({ticket:e})=>e===Q.ticket)?.missing??[]);I(()=>{if(f.isReady&&f.scale)return f.rest()});function w(e){let t=d(p).routes[e];return fn(t,d(p).places[t.a],d(p).places[t.b])}function T(e){return e.target.closest(`[data-at]`)?.dataset.at??``}function E(e){s=e,j()}function D(e){u=e.target.matches(`:focus-visible`)?T(e):``,j()}function A(){u=``,j()}function j(){let[,e,t=null]=/^(route|port)-(.+)$/.exec(s||u)??[];Q.route=e===`route`?t:null,Q.city=e===`port`?t:null}var M=pr(),N=L(M);{let e=z(()=>o.say(`map-keys`));lr(N,{get window(){return f},get label(){return d(e)},children:(e,r)=>{var a=fr(),o=L(a),s=y(o);er(s,{});var u=S(s);Yn(u,{});var p=S(u);c(p,16,()=>d(m),e=>e,(e,t)=>{{let n=z(()=>d(b).has(t));vn(e,{get id(){return t},get isLast(){return d(n)}})}});var O=S(p);c(O,16,()=>d(v),e=>e,(e,t)=>{Un(e,{get id(){return t}})});var k=S(O);c(k,16,()=>d(h),e=>e,(e,t)=>{Un(e,{get id(){return t}})});var j=S(k);c(j,16,()=>d(C),e=>e,(e,t)=>{var n=dr(),r=L(n),a=S(r);U((e,t)=>{G(r,`d`,e),G(a,`d`,t)},[()=>w(t),()=>w(t)]),i(e,n)}),rn(S(j),{get window(){return f},get last(){return d(b)}}),x(o);var M=S(o,2);Dn(y(M),{get window(){return f}}),x(M),ir(S(M,2),{get window(){return f}}),U(()=>{t(o,0,l(f.detail),`svelte-12bn8y3`),G(o,`viewBox`,`${f.sheet.x??``} ${f.sheet.y??``} ${f.sheet.width??``} ${f.sheet.height??``}`),n(M,`transform:scale(${f.scale??``}) translate(${-f.sheet.x}px, ${-f.sheet.y}px)`)}),_(`pointerover`,M,e=>E(T(e))),g(`pointerleave`,M,()=>E(``)),_(`focusin`,M,D),_(`focusout`,M,A),i(e,a)},$$slots:{default:!0}})}var P=S(N,2),F=e=>{{let t=z(()=>!f.isWhole);An(e,{get isAway(){return d(t)}})}};a(P,e=>{o.isPhone||e(F)});var R=S(P,2),B=e=>{Fn(e,{get window(){return f}})};a(R,e=>{f.isReady&&!f.isWhole&&e(B)}),or(S(R,2),{get window(){return f}}),i(e,M),k()}o([`pointerover`,`focusin`,`focusout`]);function hr(e,t,n){return t.filter===`can`?n.can.has(e):t.filter===`all`||n.viewer!==null&&n.owners[e]===n.viewer}function gr(e,t,n){let r=Object.entries(e.routes).filter(([e,{a:r,b:i}])=>hr(e,t,n)&&(t.city===null||t.city===r||t.city===i));return Object.keys(e.regions).map(t=>({region:t,routes:r.filter(([,{a:n}])=>e.places[n].region===t).map(([e])=>e)})).filter(({routes:e})=>e.length>0)}function _r(e,t,n){return Object.keys(e.places).filter(r=>e.places[r].is_port&&hr(r,t,n)&&(t.city===null||t.city===r))}var vr=h(`<!> `,1),yr=h(`<span class="whose svelte-tr7xqc"><!></span>`),br=h(`<span class="label svelte-tr7xqc"> <!></span>`),xr=h(`<i class="sign svelte-tr7xqc"><!></i>`),Sr=h(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <span class="what svelte-tr7xqc"><!> </span> <span> </span> <span> </span> <!> <!></li>`),Cr=h(`<h4 class="svelte-tr7xqc"> </h4> <ul></ul>`,1),wr=h(`<li class="svelte-tr7xqc"><b class="svelte-tr7xqc"> </b> <!> <!></li>`),Tr=h(`<p> </p>`),Er=h(`<div class="list sheet svelte-tr7xqc"><h3> </h3> <div class="wishes svelte-tr7xqc"><!> <!></div> <!> <!> <!></div>`);function Dr(e,t){O(t,!0);let r=(e,t=p,n=p)=>{let r=z(()=>d(g).owners[t()]);var o=yr(),s=y(o),c=e=>{var t=B();U(e=>K(t,e),[()=>l.say(`map-list-free`,{what:n()})]),i(e,t)},u=e=>{var t=vr(),a=L(t);re(a,{get seat(){return d(r)}});var o=S(a,1,!0);U(e=>K(o,e),[()=>d(r)===l.viewer?l.say(`map-list-yours`,{what:n()}):l.people[d(r)]?.name]),i(e,t)};a(s,e=>{d(r)===void 0?e(c):e(u,-1)}),x(o),i(e,o)},o=(e,t=p,n=p,r=p,o=p)=>{var s=m(),c=L(s),u=e=>{le(e,{get label(){return n()},get moves(){return r()},class:`act`,shape:`target`,get at(){return`list-${t()??``}`},children:(e,n)=>{var r=br(),s=y(r,!0),c=S(s),u=e=>{var n=B();U(e=>K(n,`: ${e??``}`),[()=>xn(l,t())]),i(e,n)},f=z(()=>xn(l,t()));a(c,e=>{d(f)&&e(u)}),x(r),U(()=>K(s,o())),i(e,r)},$$slots:{default:!0}})};a(c,e=>{r().length>0&&e(u)}),i(e,s)},s=[`all`,`can`,`mine`],l=X(),u=z(()=>l.catalogue),f=N({filter:`all`,city:null}),h=z(()=>new Set([...l.movesOf(`claim`),...l.movesOf(`harbour`)].map(e=>String(e.args.route??e.args.city)))),g=z(()=>({owners:{...l.view.routes,...l.view.harbours},can:d(h),viewer:l.viewer})),_=z(()=>gr(d(u),f,d(g))),v=z(()=>_r(d(u),f,d(g))),b=z(()=>Object.entries(d(u).places).map(([e,{name:t}])=>({value:e,label:t})).sort((e,t)=>e.label.localeCompare(t.label)));var C=Er(),w=y(C),T=V(w,!0),E=S(w,2),D=y(E);{let e=z(()=>l.say(`map-list-filter`)),t=z(()=>s.map(e=>({value:e,label:l.say(`map-list-${e}`)})));ae(D,{get label(){return d(e)},get values(){return d(t)},get value(){return f.filter},onchange:e=>f.filter=e})}var A=S(D,2);{let e=z(()=>l.say(`map-list-city`)),t=z(()=>[{value:``,label:l.say(`map-list-any-city`)},...d(b)]),n=z(()=>f.city??``);ae(A,{get label(){return d(e)},get values(){return d(t)},get value(){return d(n)},onchange:e=>f.city=e||null})}x(E);var j=S(E,2);c(j,17,()=>d(_),({region:e,routes:t})=>e,(e,t)=>{let s=()=>d(t).region,f=()=>d(t).routes;var p=Cr(),m=L(p),h=V(m,!0),g=S(m,2);c(g,20,f,e=>e,(e,t)=>{let s=z(()=>d(u).routes[t]);var c=Sr(),f=y(c),p=V(f,!0),m=S(f,2),h=y(m),g=e=>{var t=xr();H(y(t),{get name(){return`sym-${d(s).colour??``}`}}),x(t),U(()=>n(t,`background:var(--c-${d(s).colour??``});color:var(--on-${d(s).colour??``})`)),i(e,t)};a(h,e=>{d(s).colour!==`grey`&&e(g)});var _=S(h);x(m);var v=S(m,2),b=V(v,!0),C=S(v,2),w=V(C,!0),T=S(C,2);r(T,()=>t,()=>`route`);var E=S(T,2);{let e=z(()=>l.movesOf(`claim`,{route:t})),n=z(()=>l.say(`map-list-claim`));o(E,()=>t,()=>d(s).name,()=>d(e),()=>d(n))}x(c),U((e,t,n)=>{K(p,d(s).name),K(_,` ${e??``}`),K(b,t),K(w,n)},[()=>l.say(`map-list-what`,{type:d(s).type,colour:d(s).colour}),()=>l.say(`map-list-length`,{length:d(s).length}),()=>l.say(`map-list-points`,{points:d(s).points})]),i(e,c)}),x(g),U(()=>K(h,d(u).regions[s()])),i(e,p)});var M=S(j,2),P=e=>{var t=Cr(),n=L(t),a=V(n,!0),s=S(n,2);c(s,20,()=>d(v),e=>e,(e,t)=>{let n=z(()=>d(u).places[t].name);var a=wr(),s=y(a),c=V(s,!0),f=S(s,2);r(f,()=>t,()=>`port`);var p=S(f,2);{let e=z(()=>l.movesOf(`harbour`,{city:t})),r=z(()=>l.say(`map-list-build`));o(p,()=>t,()=>d(n),()=>d(e),()=>d(r))}x(a),U(()=>K(c,d(n))),i(e,a)}),x(s),U(e=>K(a,e),[()=>l.say(`map-list-harbours`)]),i(e,t)};a(M,e=>{d(v).length>0&&e(P)});var F=S(M,2),I=e=>{var t=Tr(),n=V(t,!0);U(e=>K(n,e),[()=>l.say(`map-list-none`)]),i(e,t)};a(F,e=>{d(_).length+d(v).length===0&&e(I)}),x(C),U(e=>K(T,e),[()=>l.say(`map-list-title`)]),i(e,C),k()}var Or=h(`<section class="map sheet svelte-1igdyql"><!> <button type="button" data-overlaps="over"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1igdyql"><path></path></svg></button></section>`);function kr(e,n){O(n,!0);let r=`great_lakes.map`,o=X(),s=w(C(r,`map`)===`list`),c=z(()=>o.say(d(s)?`map-show-map`:`map-show-list`));function u(){W(s,!d(s)),Object.assign(Q,{route:null,city:null}),E(r,d(s)?`list`:`map`)}var f=Or(),p=y(f),m=e=>{Dr(e,{})},h=e=>{mr(e,{})};a(p,e=>{d(s)?e(m):e(h,-1)});var g=S(p,2),v=V(y(g));x(g),x(f),U(e=>{G(f,`aria-label`,e),t(g,1,l([`switch`,{low:!d(s)}]),`svelte-1igdyql`),G(g,`aria-label`,d(c)),G(g,`title`,d(c)),G(v,`d`,d(s)?`M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14`:`M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1`)},[()=>o.say(`map-title`)]),_(`click`,g,u),i(e,f),k()}o([`click`]);var Ar=h(`<span class="label svelte-1r8duac"> </span>`),jr=h(`<span class="alone svelte-1r8duac"> </span>`),Mr=h(`<!> <!>`,1),Nr=h(`<button type="button" class="exchange svelte-1r8duac" data-lit="" data-exchange=""><!><span aria-hidden="true">⇄</span><!> </button>`),Pr=h(`<section class="market sheet svelte-1r8duac"><h3 class="svelte-1r8duac"> <!></h3> <div class="display svelte-1r8duac"><!> <div class="decks svelte-1r8duac"><!> <!></div></div> <!></section>`);function Fr(e,t){O(t,!0);let n={turn:`market-turn`,second_card:`market-second`,refill:`market-refill`},r=[{deck:`train`,back:``},{deck:`ship`,back:`--b:#1f5a4c`}],o=X(),s=J(),l=z(()=>o.view),u=z(()=>q(o,`turn`,`second_card`)),f=z(()=>o.moves.length>0?n[d(l).phase]??`market-not-now`:null),m=z(()=>ce(o).filter(({kind:e})=>e===`turned_up`).map(({args:e})=>e.slot)),h=z(()=>({train:d(l).train_deck.size,ship:d(l).ship_deck.size})),g=z(()=>o.movesOf(`exchange`));function v(){let e=d(g)[0];e&&(Z.exchange=Z.exchange?null:{to:String(e.args.to),pieces:1})}var b=Pr(),C=y(b),w=y(C,!0),T=S(w),E=e=>{var t=Ar(),n=V(t,!0);U(e=>K(n,e),[()=>o.say(d(f))]),i(e,t)};a(T,e=>{d(f)&&e(E)}),x(C);var D=S(C,2),A=y(D);_e(A,{get cards(){return d(l).display},kind:`take`,place:`slot`,get isTaking(){return d(u)},nameOf:e=>o.catalogue.cards[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>`display:${t}`,isNew:(e,t)=>d(m).includes(t),gap:e=>{ne();var t=B();U(e=>K(t,e),[()=>o.say(d(l).phase===`refill`?`display-refill`:`display-gap`)]),i(e,t)},face:(e,t=p)=>{var n=Mr(),r=L(n);at(r,{get card(){return t()}});var s=S(r,2),c=e=>{var t=jr(),n=V(t,!0);U(e=>K(n,e),[()=>o.say(`display-alone`)]),i(e,t)},l=z(()=>t()===`wild`&&q(o,`turn`));a(s,e=>{d(l)&&e(c)}),i(e,n)},$$slots:{gap:!0,face:!0}});var j=S(A,2),N=y(j);c(N,17,()=>r,({deck:e,back:t})=>e,(e,t)=>{let n=()=>d(t).deck,r=()=>d(t).back;{let t=z(()=>o.say(`deck-${n()}`)),i=z(()=>o.say(`deck-label`,{deck:n(),cards:d(h)[n()]})),a=z(()=>[...o.movesOf(`draw`,{deck:n()}),...o.movesOf(`refill`,{deck:n()})]),s=z(()=>d(u)?{kind:`draw`,args:{deck:n()}}:void 0),c=z(()=>({kind:`pile`,args:{pile:n()}}));he(e,{get size(){return d(h)[n()]},get word(){return d(t)},get label(){return d(i)},get moves(){return d(a)},get why(){return d(s)},get about(){return d(c)},get at(){return`deck:${n()??``}`},get back(){return r()}})}});var P=S(N,2);{let e=z(()=>o.say(`deck-tickets`)),t=z(()=>o.say(`deck-label`,{deck:`tickets`,cards:d(l).ticket_deck.size})),n=z(()=>o.movesOf(`tickets`)),r=z(()=>q(o,`turn`)?{kind:`tickets`,args:{}}:void 0);he(P,{get size(){return d(l).ticket_deck.size},get word(){return d(e)},get label(){return d(t)},get moves(){return d(n)},get why(){return d(r)},about:{kind:`pile`,args:{pile:`tickets`}},at:`deck:tickets`,back:`--b:#7f2f22`})}x(j),x(D);var F=S(D,2),I=e=>{var t=Nr(),n=y(t);H(n,{name:`i-train`});var r=S(n,2);H(r,{name:`i-ship`});var a=S(r,1,!0);x(t),M(t,()=>s(`exchange`)),U(e=>{G(t,`aria-expanded`,Z.exchange!==null),K(a,e)},[()=>o.say(`exchange-open`)]),_(`click`,t,v),i(e,t)};a(F,e=>{d(g).length>0&&e(I)}),x(b),U((e,t)=>{G(b,`aria-label`,e),K(w,t)},[()=>o.say(`market`),()=>o.say(`market`)]),i(e,b),k()}o([`click`]);var Ir=h(`<li class="svelte-1fxw8us"><!> </li>`),Lr=h(`<div class="notice svelte-1fxw8us" role="status"><!> <b class="svelte-1fxw8us"> </b> <ul class="svelte-1fxw8us"></ul></div>`);function Rr(e,t){O(t,!0);let n=X(),r=z(()=>n.view.turns_left!==null&&n.view.seat!==null);var o=m(),s=L(o),l=e=>{var t=Lr(),r=y(t);H(r,{name:`sema-caution`,class:`sig`});var a=S(r,2),o=V(a,!0),s=S(a,2);c(s,20,()=>de(n),e=>e,(e,t)=>{let r=z(()=>Fe(n.view,t)??0);var a=Ir(),o=y(a);re(o,{get seat(){return t}});var s=S(o,1,!0);x(a),U(e=>K(s,e),[()=>n.say(`last-turns-of`,{who:ue(n,t),turns:d(r)})]),i(e,a)}),x(s),x(t),U(e=>K(o,e),[()=>n.say(`last-turns`)]),i(e,t)};a(s,e=>{d(r)&&e(l)}),i(e,o),k()}var zr={claim:`map`,harbour:`map`,take:`cards`,draw:`cards`,refill:`cards`,tickets:`cards`,exchange:`cards`,keep:`tickets`,pieces:`tickets`},Br=[`colour`,`pay`,`singles`];function Vr({kind:e}){return e in zr||Br.includes(e)}function Hr({kind:e}){return zr[e]??null}function Ur({kind:e,args:t},n){return e===`claim`&&n.prices[t.route]?.ways===1||e===`harbour`&&n.prices[t.city]?.ways===1}function Wr(e,t,n){if(!e.every(({kind:e})=>e===`refill`))return;let r=n.display.find((e,n)=>t.display[n]===null)??``;return e.find(({args:e})=>r.startsWith(String(e.deck)))??e[0]}function Gr({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return fe(`display:${t.slot}`,n,t.card);case`drew`:return fe(`deck:${t.deck}`,n,t.card);case`turned_up`:return fe(`deck:${String(t.card).startsWith(`ship`)?`ship`:`train`}`,`display:${t.slot}`,t.card);case`kept`:return fe(`deck:tickets`,`tickets:${t.seat}`,null);default:return null}}var Kr=h(`<section class="split sheet svelte-1v7ujw0"><h3 class="svelte-1v7ujw0"> <span class="label"> </span></h3> <div class="row svelte-1v7ujw0"><p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p> <!> <p class="side svelte-1v7ujw0"><!><b class="svelte-1v7ujw0"> </b><span class="svelte-1v7ujw0"> </span></p></div> <p class="needs svelte-1v7ujw0"> </p></section>`);function qr(e,t){O(t,!0);let n=X(),r=z(()=>q(n,`pieces`)),o=z(()=>n.movesOf(`pieces`).map(({args:e})=>Number(e.trains))),s=z(()=>Ne(n,[...new Set(n.view.journeys.flatMap(({missing:e})=>e))]));var c=Kr(),l=y(c),u=y(l,!0),f=V(S(u),!0);x(l);var p=S(l,2),m=y(p),h=y(m);H(h,{name:`i-train`});var g=S(h),_=V(g,!0),v=V(S(g),!0);x(m);var b=S(m,2),C=e=>{{let r=z(()=>n.say(`split-slider`)),i=z(()=>t.all-t.trains),a=z(()=>t.all-Math.max(...d(o))),s=z(()=>t.all-Math.min(...d(o))),c=z(()=>n.say(`split-more`)),l=z(()=>n.say(`split-less`));vt(e,{get label(){return d(r)},get value(){return d(i)},get least(){return d(a)},get most(){return d(s)},get less(){return d(c)},get more(){return d(l)},signs:[`+`,`+`],onchange:e=>Z.trains=String(t.all-e)})}};a(b,e=>{d(r)&&e(C)});var w=S(b,2),T=y(w);H(T,{name:`i-ship`});var E=S(T),D=V(E,!0),A=V(S(E),!0);x(w),x(p);var j=V(S(p,2),!0);x(c),U((e,n,r,i,a,o)=>{G(c,`aria-label`,e),K(u,n),K(f,r),K(_,t.trains),K(v,i),K(D,t.all-t.trains),K(A,a),K(j,o)},[()=>n.say(`split`),()=>n.say(d(r)?`split`:`split-chosen`),()=>n.say(`split-secret`),()=>n.say(`trains`,{n:t.trains}),()=>n.say(`ships`,{n:t.all-t.trains}),()=>n.say(`split-needs`,d(s))]),i(e,c),k()}var Jr=h(`<i></i>`),Yr=h(`<span aria-hidden="true"></span>`);function Xr(e,r){O(r,!0);let a=X(),o=z(()=>r.routes.flatMap(e=>{let{type:t,colour:n,length:r}=a.catalogue.routes[e],i=e===a.view.route?`now`:a.view.routes[e]===a.viewer?`own`:``;return Array.from({length:r},(r,a)=>({key:`${e} ${a}`,type:t,colour:n,state:i,isFirst:a===0}))}));var s=Yr();let l;c(s,21,()=>d(o),({key:e,type:t,colour:n,state:r,isFirst:i})=>e,(e,r)=>{let a=()=>d(r).type,o=()=>d(r).colour,s=()=>d(r).state,c=()=>d(r).isFirst;var l=Jr();let u;U(()=>{u=t(l,1,`${a()??``} ${s()??``}`,`svelte-q25yal`,u,{first:c()}),n(l,`--c:${o()===`grey`?`light-dark(#d5d7cd, #5a6866)`:`var(--c-${o()})`}`)}),i(e,l)}),x(s),U(()=>l=t(s,1,`way o${(a.viewer??0)+1}`,`svelte-q25yal`,l,{many:d(o).length>18})),i(e,s),k()}var Zr=h(`<p class="none svelte-10b8eyn"> </p>`),Qr=h(`<!><span class="vh"> </span>`,1),$r=h(`<li><button type="button"><b class="num svelte-10b8eyn"> </b> <span class="name svelte-10b8eyn"> <em class="svelte-10b8eyn">–</em> </span> <!> <small class="svelte-10b8eyn"><!></small></button></li>`),ei=h(`<span class="svelte-10b8eyn"> <b class="num"> </b></span> `,1),ti=h(`<p class="returned svelte-10b8eyn"> <!></p>`),ni=h(`<div class="all svelte-10b8eyn"><ol class="svelte-10b8eyn"></ol> <!></div>`),ri=h(`<section class="tickets sheet svelte-10b8eyn"><!></section>`);function ii(e,n){O(n,!0);let r=X(),o=J(),s=z(()=>Ae(r,r.view.tickets).map(e=>({id:e,...r.catalogue.tickets[e],journey:Me(r,e)})).toSorted((e,t)=>p(e)-p(t)||t.points-e.points)),l=z(()=>je(r).map(e=>r.catalogue.tickets[e])),f=w(null);function p({journey:e}){return e?.done?0:e?.to_go===null?2:1}function m(e){return e.length>0&&e.every(e=>e===r.view.route)}function h(e){W(f,d(f)===e?null:e,!0),Q.ticket=d(f)}var v=ri(),b=y(v),C=e=>{var t=Zr(),n=V(t,!0);U(e=>K(n,e),[()=>r.say(`tickets-none`)]),i(e,t)},T=e=>{var n=ni(),p=y(n);c(p,21,()=>d(s),({id:e,a:t,b:n,points:r,journey:i})=>e,(e,n)=>{let s=()=>d(n).id,c=()=>d(n).a,l=()=>d(n).b,u=()=>d(n).points,p=()=>d(n).journey,v=z(()=>p()!==void 0&&!p().done&&p().to_go===null);var b=$r(),C=y(b);let w;var T=y(C),E=V(T,!0),D=S(T,2),O=y(D,!0),k=S(O,2,!0);x(D);var A=S(D,2);{let e=z(()=>p()?.routes??[]);Xr(A,{get routes(){return d(e)}})}var j=S(A,2),N=y(j),P=e=>{var t=Qr(),n=L(t);H(n,{name:`i-check`});var a=V(S(n),!0);U(e=>K(a,e),[()=>r.say(`ticket-done`)]),i(e,t)},F=e=>{var t=B();U(e=>K(t,e),[()=>r.say(`ticket-lost-short`)]),i(e,t)},I=e=>{var t=B();U(e=>K(t,e),[()=>r.say(`ticket-now`)]),i(e,t)},R=z(()=>p()&&m(p().missing)),ee=e=>{var t=B();U(e=>K(t,e),[()=>r.say(`ticket-to-go`,{n:p().to_go})]),i(e,t)};a(N,e=>{p()?.done?e(P):d(v)?e(F,1):d(R)?e(I,2):p()&&e(ee,3)}),x(j),x(C),M(C,()=>o(`card`,{card:s()})),x(b),U(e=>{w=t(C,1,`row svelte-10b8eyn`,null,w,{done:p()?.done,lost:d(v),now:e,shown:Q.ticket===s()}),G(C,`data-ticket`,s()),G(C,`aria-pressed`,d(f)===s()),K(E,u()),K(O,r.catalogue.places[c()].name),K(k,r.catalogue.places[l()].name)},[()=>p()&&m(p().missing)]),_(`click`,C,()=>h(s())),g(`pointerenter`,C,()=>Q.ticket=s()),g(`pointerleave`,C,({pointerType:e})=>e===`mouse`&&(Q.ticket=d(f))),g(`focus`,C,()=>Q.ticket=s()),g(`blur`,C,()=>Q.ticket=d(f)),i(e,b)}),x(p);var v=S(p,2),b=e=>{var t=ti(),n=y(t);c(S(n),17,()=>d(l),u,(e,t)=>{let n=()=>d(t).name,r=()=>d(t).points;var a=ei(),o=L(a),s=y(o),c=V(S(s),!0);x(o);var l=S(o,1,!0);l.nodeValue=` `,U(()=>{K(s,`${n()??``} `),K(c,r())}),i(e,a)}),x(t),U(e=>K(n,`${e??``} `),[()=>r.say(`tickets-returned`)]),i(e,t)};a(v,e=>{d(l).length>0&&e(b)}),x(n),i(e,n)};a(b,e=>{d(s).length===0?e(C):e(T,-1)}),x(v),U(e=>{G(v,`aria-label`,e),G(v,`data-at`,`tickets:${r.viewer??``}`)},[()=>r.say(`tickets`)]),i(e,v),k()}o([`click`]);var ai=h(`<span class="mark svelte-17ate2g"><!> </span>`),oi=h(`<span class="vh"> </span>`),si=h(`<button type="button"><!> <!> <!></button>`),ci=h(`<section class="tray sheet svelte-17ate2g"><h3 class="svelte-17ate2g"> <span class="label"> </span></h3> <div class="stubs svelte-17ate2g"></div></section>`);function li(e,r){O(r,!0);let o=X(),s=J(),l=z(()=>Ae(o,o.view.drawn)),u=z(()=>q(o,`first_tickets`,`tickets`)),f=z(()=>o.viewer===null?null:o.view.chosen[o.viewer]),p=z(()=>d(f)?d(f).split(`+`).map(e=>Number(e)-1):Z.kept);function m(e){return d(p).includes(e)?d(p).filter(t=>t!==e):[...d(p),e].toSorted((e,t)=>e-t)}function h(e,t){Q.ticket=e,d(u)&&(Z.kept=m(t))}function v(e){let t=m(e).map(e=>e+1).join(`+`);return o.movesOf(`keep`,{tickets:t})[0]?.text??o.say(d(p).includes(e)?`tray-drop`:`tray-add`)}var b=ci(),C=y(b),w=y(C,!0),T=V(S(w),!0);x(C);var E=S(C,2);c(E,22,()=>d(l),e=>e,(e,n,r)=>{let c=z(()=>d(p).includes(d(r)));var l=si();let f;var m=y(l);tt(m,{get ticket(){return n}});var b=S(m,2),C=e=>{var t=ai(),n=y(t);H(n,{name:`i-check`});var r=S(n,1,!0);x(t),U(e=>K(r,e),[()=>o.say(`tray-kept`)]),i(e,t)};a(b,e=>{d(c)&&e(C)});var w=S(b,2),T=e=>{var t=oi(),n=V(t,!0);U(e=>K(n,e),[()=>v(d(r))]),i(e,t)};a(w,e=>{d(u)&&e(T)}),x(l),M(l,()=>s(`card`,{card:n})),U(()=>{f=t(l,1,`stub svelte-17ate2g`,null,f,{kept:d(c),lit:d(u)}),G(l,`data-lit`,d(u)?``:void 0),G(l,`data-picks`,d(u)?d(r)+1:void 0),G(l,`data-card`,n),G(l,`aria-pressed`,d(c)),G(l,`aria-disabled`,d(u)?void 0:`true`)}),_(`click`,l,()=>h(n,d(r))),g(`pointerenter`,l,()=>Q.ticket=n),g(`pointerleave`,l,({pointerType:e})=>e===`mouse`&&(Q.ticket=null)),g(`focus`,l,()=>Q.ticket=n),i(e,l)}),x(E),x(b),U((e,t,r)=>{G(b,`aria-label`,e),G(b,`data-picked`,d(u)&&d(p).length>0?``:void 0),K(w,t),K(T,r),n(E,`--n:${d(l).length??``}`)},[()=>o.say(`tray`),()=>o.say(d(f)?`tray-chosen`:`tray`),()=>o.say(`tray-secret`)]),i(e,b),k()}o([`click`]);var ui=h(`<div class="sheet-of-map svelte-1ksavaw"><!></div>`),di=h(`<!> <!>`,1),fi=h(`<div class="phone svelte-1ksavaw"><!></div>`),pi=h(`<div class="lakes svelte-1ksavaw"><!> <div class="sheet-of-map svelte-1ksavaw"><!></div> <!> <!></div>`);function mi(e,t){O(t,!0);let n=e=>{var t=m(),n=L(t),r=e=>{li(e,{})},s=e=>{{let t=z(()=>Number(d(l)));qr(e,{get trains(){return d(t)},get all(){return o.catalogue.pieces}})}};a(n,e=>{d(c)?e(r):d(l)!==null&&e(s,1)}),i(e,t)},r=[`map`,`cards`,`tickets`],o=X(),s=z(()=>o.view),c=z(()=>Ae(o,d(s).drawn).length>0),l=z(()=>d(s).phase===`pieces`&&o.viewer!==null?d(s).mix[o.viewer]??(o.moves.length>0?Z.trains:null):null),u=z(()=>Z.exchange!==null&&o.movesOf(`exchange`).length>0),f=z(()=>new Set(o.moves.map(Hr))),h=z(()=>d(u)?new Set([`cards`]):new Set(o.nextMoves.map(Hr))),g=z(()=>ze(o));te(()=>{d(g),Ie(),Z.trains=String(o.catalogue.recommended)}),I(()=>{let e=o.hinted??o.guided,t=o.moves.find(({code:t})=>t===e);t&&T(()=>Re(t,o))});var _=m(),v=L(_),b=e=>{var t=fi();se(y(t),{get tabs(){return r},get lit(){return d(f)},get wanted(){return d(h)},get of(){return Hr},part:(e,t=p)=>{var r=di(),o=L(r);Rr(o,{});var s=S(o,2),c=e=>{var t=ui();kr(y(t),{}),x(t),i(e,t)},l=e=>{var t=di(),n=L(t),r=e=>{xt(e,{})};a(n,e=>{d(u)&&e(r)}),Fr(S(n,2),{}),i(e,t)},f=e=>{var t=di(),r=L(t);n(r),ii(S(r,2),{}),i(e,t)};a(s,e=>{t()===`map`?e(c):t()===`cards`?e(l,1):e(f,-1)}),i(e,r)},$$slots:{part:!0}}),x(t),i(e,t)},C=e=>{var t=pi(),r=y(t);Rr(r,{});var o=S(r,2);kr(y(o),{}),x(o);var s=S(o,2);n(s);var c=S(s,2),l=e=>{xt(e,{})};a(c,e=>{d(u)&&e(l)}),x(t),i(e,t)};a(v,e=>{o.isPhone?e(b):e(C,-1)}),i(e,_),k()}function hi(e,t){O(t,!0);let n=X(),r=z(()=>(t.parts.tickets??[]).map(({ticket:e,completed:t,points:r})=>({name:n.catalogue.tickets[e].name,completed:t,points:r}))),i=z(()=>t.parts.harbours.map(({city:e,points:t})=>({name:n.catalogue.places[e].name,points:t??0}))),a=z(()=>[{name:`track`,colour:`#2f629c`,items:[],points:t.parts.track},{name:`done`,colour:`#2c6a4d`,items:d(r).filter(({completed:e})=>e)},{name:`harbours`,colour:`#c99a2e`,items:d(i)},{name:`failed`,colour:`#b23522`,items:d(r).filter(({completed:e})=>!e)},{name:`unbuilt`,colour:`#7a5a52`,items:[],points:t.parts.unbuilt}]);me(e,{get seat(){return t.seat},get groups(){return d(a)},get total(){return t.parts.total}}),k()}var gi=h(`<span><button type="button"><span class="vh svelte-7qi5qx"> </span> <!></button></span>`),_i=h(`<p class="none svelte-7qi5qx"> </p>`),vi=h(`<div><div class="hand svelte-7qi5qx" role="group"><div data-overlaps="inside"></div> <!></div> <!></div>`);function yi(r,o){O(o,!0);let s={card:60,step:44},l=X(),u=J(),f=z(()=>l.view),p=z(()=>l.viewer===null?null:d(f).hands[l.viewer].cards),h=z(()=>Je(l.catalogue,d(p)??[])),g=z(()=>Ve(l)),b=z(()=>q(l,`colour`,`pay`,`singles`)),C=w(0),T=N({width:0,height:0}),E=z(()=>l.isPhone?s.card:T.width>=1700&&T.height>=960?84:T.height<=820?54:63),D=z(()=>{let e=(d(C)-d(E)-(l.isPhone?24:20))/Math.max(1,d(h).length-1);return Math.min(d(E)+13,Math.max(e,l.isPhone?s.step:24))});function A(e){return d(g).filter(t=>t===e).length}function j(e){return d(b)&&d(f).payments.some(({cards:t})=>t.includes(e))}function F(e){if(!j(e))return l.enlarge(e);let t=d(f).payments.map(({cards:t})=>t.filter(t=>t===e).length),n=t.filter(t=>t>A(e));Z.payment=t.indexOf(n.length>0?Math.min(...n):Math.min(...t))}function I(e,t){return l.say(`hand-pile`,{card:l.catalogue.cards[e].name,cards:t})}var R=m(),B=L(R),ee=r=>{var o=vi();let s;var f=y(o),p=y(f);let m;c(p,23,()=>d(h),([e,t])=>e,(n,r,a)=>{var o=z(()=>e(d(r),2));let s=()=>d(o)[0],c=()=>d(o)[1],f=z(()=>A(s()));var p=gi();let m;var g=y(p);let v;var b=y(g),C=V(b,!0),w=S(b,2);{let e=z(()=>d(f)>0?l.say(`hand-pays`,{n:d(f),of:c()}):null);ge(w,{get copies(){return c()},get tag(){return d(e)},children:(e,t)=>{at(e,{get card(){return s()}})},$$slots:{default:!0}})}x(g),M(g,()=>u(`card`,{card:s()})),x(p),U((e,n,r)=>{m=t(p,1,`held svelte-7qi5qx`,null,m,{gap:e}),v=t(g,1,`pile svelte-7qi5qx`,null,v,{pays:d(f)>0,can:n}),G(g,`data-card`,s()),G(g,`aria-pressed`,d(f)>0?`true`:void 0),K(C,r)},[()=>d(a)>0&&qe(l.catalogue,s())!==qe(l.catalogue,d(h)[d(a)-1][0]),()=>j(s()),()=>I(s(),c())]),_(`click`,g,()=>F(s())),i(n,p)}),x(p);var g=S(p,2),b=e=>{var t=_i(),n=V(t,!0);U(e=>K(n,e),[()=>l.say(`hand-empty`)]),i(e,t)};a(g,e=>{d(h).length===0&&e(b)}),x(f);var w=S(f,2),T=e=>{ii(e,{})};a(w,e=>{l.isPhone||e(T)}),x(o),U(e=>{s=t(o,1,`low svelte-7qi5qx`,null,s,{phone:l.isPhone,crowded:d(h).length>9}),G(f,`aria-label`,e),G(f,`data-at`,`hand:${l.viewer??``}`),n(f,`--cw:${d(E)??``}px;--step:${d(D)??``}px`),m=t(p,1,`fan svelte-7qi5qx`,null,m,{fanned:d(D)<d(E),apart:d(D)>d(E)+8})},[()=>l.say(`hand`)]),v(f,`clientWidth`,e=>W(C,e)),i(r,o)};a(B,e=>{d(p)!==null&&e(ee)}),P(`innerWidth`,e=>T.width=e),P(`innerHeight`,e=>T.height=e),i(r,R),k()}o([`click`]);function bi({kind:e,args:t},n,r){switch(e){case`built_harbour`:return[{scene:`built`,at:`[data-at~="port-${t.city}"]`}];case`last_turns`:return[{scene:`last_round`}];case`claimed`:return t.seat===r.viewer?xi(n,r):[];default:return[]}}function xi(e,t){let n=new Set(t.view.journeys.filter(({done:e})=>!e).map(({ticket:e})=>e));return e.journeys.filter(({ticket:e,done:t})=>t&&n.has(e)).map(({ticket:e})=>{let{name:n,points:r}=t.catalogue.tickets[e],i=t.say(`moment-ticket`,{name:n,points:r});return{scene:`completed`,at:`[data-ticket="${e}"]`,text:i}})}var Si=h(`<span class="svelte-qn2sb"><!><b class="svelte-qn2sb"> </b><span class="vh"> </span></span>`),Ci=h(`<i><!></i>`),wi=h(`<p> </p>`),Ti=h(`<p data-told-group=""><!> <span class="harbours svelte-qn2sb"><!> <span class="vh"> </span></span> <span class="score svelte-qn2sb"><b class="svelte-qn2sb"> </b><small class="svelte-qn2sb"> </small><span class="vh"> </span></span></p> <!>`,1);function Ei(e,n){O(n,!0);let r=X(),o=J(),s=z(()=>r.view),l=z(()=>3-d(s).harbours_left[n.seat]),f=z(()=>d(s).points[n.seat].total),p=z(()=>Fe(d(s),n.seat)),m=z(()=>[{tell:o(`hand`,{seat:n.seat}),icon:`i-cards`,n:d(s).hands[n.seat].size,message:`seat-cards`},{tell:o(`tickets`,{seat:n.seat}),icon:`i-ticket`,n:d(s).tickets[n.seat].size,message:`seat-tickets`},{tell:o(`trains`,{seat:n.seat}),icon:`i-train`,n:d(s).supply[n.seat].train,message:`seat-trains`},{tell:o(`ships`,{seat:n.seat}),icon:`i-ship`,n:d(s).supply[n.seat].ship,message:`seat-ships`}]);var h=Ti(),g=L(h);let _;var v=y(g);c(v,17,()=>d(m),({tell:e,icon:t,n,message:r})=>t,(e,t)=>{let n=()=>d(t).tell,a=()=>d(t).icon,o=()=>d(t).n,s=()=>d(t).message;var c=Si(),l=y(c);H(l,{get name(){return a()}});var u=S(l),f=V(u,!0),p=V(S(u),!0);x(c),M(c,n),U(e=>{K(f,o()),K(p,e)},[()=>r.say(s(),{n:o()})]),i(e,c)});var b=S(v,2),C=y(b);c(C,17,()=>({length:3}),u,(e,n,r)=>{var a=Ci();let o;H(y(a),{name:`anchor`}),x(a),U(()=>o=t(a,1,`svelte-qn2sb`,null,o,{on:r<d(l)})),i(e,a)});var w=V(S(C,2),!0);x(b),M(b,()=>o(`harbours`,{seat:n.seat}));var T=S(b,2),E=y(T),D=V(E,!0),A=S(E),j=V(A,!0),N=V(S(A),!0);x(T),M(T,()=>o(`points`,{seat:n.seat})),x(g);var P=S(g,2),F=e=>{var n=wi();let a;var o=V(n,!0);U(e=>{a=t(n,1,`turns svelte-qn2sb`,null,a,{last:d(p)<=1}),K(o,e)},[()=>r.say(`seat-turns`,{turns:d(p)})]),i(e,n)};a(P,e=>{d(p)!==null&&e(F)}),U((e,i,a,o)=>{_=t(g,1,`counts svelte-qn2sb`,null,_,{five:d(s).seats>4}),G(g,`data-at`,n.seat===r.viewer?void 0:`hand:${n.seat} tickets:${n.seat}`),K(w,e),K(D,i),K(j,a),K(N,o)},[()=>r.say(`seat-harbours`,{built:d(l),left:3-d(l)}),()=>Y(d(s).track[n.seat]),()=>Y(d(f)),()=>r.say(`seat-score`,{track:Y(d(s).track[n.seat]),total:Y(d(f))})]),i(e,h),k()}var Di=h(`<li><!> <!></li>`),Oi=h(`<ul></ul> <!>`,1);function ki(e,n){O(n,!0);let r=X();var o=m(),s=L(o),l=e=>{var n=Oi(),a=L(n);let o;c(a,20,()=>de(r),e=>e,(e,n)=>{var a=Di();let o;var s=y(a);ve(s,{get seat(){return n}}),Ei(S(s,2),{get seat(){return n}}),x(a),U(()=>{o=t(a,1,`sheet o${n+1}`,`svelte-15ixb2n`,o,{turn:r.view.seat===n}),G(a,`data-at`,`seat:${n??``}`)}),i(e,a)}),x(a),Fr(S(a,2),{}),U(()=>o=t(a,1,`plates svelte-15ixb2n`,null,o,{many:r.view.seats>4})),i(e,n)};a(s,e=>{r.isPhone||e(l)}),i(e,o),k()}F(Object.assign({"./art/anchor.svg":ye,"./art/i-ship.svg":be,"./art/sema-caution.svg":xe,"./art/ship-1.svg":Se,"./art/ship-2.svg":Ce})),A(`great_lakes`,Object.assign({"./words/en.ftl":we,"./words/ru.ftl":Te,"./words/time.en.ftl":Ee,"./words/time.ru.ftl":De,"./words/time.uk.ftl":Oe,"./words/uk.ftl":ke}));var Ai={name:`great_lakes`,panels:`board`,Board:mi,Hand:yi,SeatPanel:Ei,Card:at,Breakdown:hi,Side:ki,BarDetail:gt,BarActions:mt,hasTallBar:!0,placed:Vr,confirms:Ur,goesOn:Wr,putBack:Le,flights:Gr,moments:bi};export{Ai as game};