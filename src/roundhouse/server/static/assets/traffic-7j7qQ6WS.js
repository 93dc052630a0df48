import{$ as e,A as t,D as n,G as r,J as i,K as a,P as o,R as s,S as c,V as l,X as u,Y as d,Z as f,_ as p,a as m,at as h,ct as g,h as _,j as v,k as y,l as b,m as x,n as S,nt as C,ot as w,q as T,t as E,tt as D,w as O,x as k}from"./disclose-version-DzUP1vRA.js";import{l as A}from"./index-BMxwQ8F5.js";import{S as j,x as M}from"./games-CYiow3Mz.js";import{r as N}from"./context-CYRqh2pn.js";import{i as ee,n as P,t as F}from"./Spot-sKrPRT9l.js";import{t as I}from"./printed-B0ll_N_u.js";import{t as L}from"./breakable-DrVugP6J.js";import{t as R}from"./Fan-f0sASLkL.js";import{t as z}from"./fire-BJCF5WRH.js";var B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M12 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 48h84M6 58h84" stroke-width="3"/><g opacity=".55"><path d="M12 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 20h84M6 30h84" stroke-width="3"/></g><circle cx="48" cy="25" r="16" fill="#f2cf63"/><path d="M48 16v18M39 25h18" stroke-width="4.5"/></g></svg>
`,V=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M2 12h7M15 12h7M9 8v8M15 8v8"/></g></svg>
`,H=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M5 56V25q0-3 3-3h54l-12 34z" fill="#9a7b55"/><path d="M5 31h54M5 39h51M5 47h48" fill="none" stroke-width="1.5"/><rect x="13" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><rect x="32" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><path d="M7 22q3-7 12-7h46l-3 7z" fill="var(--r,#7a6a52)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="var(--b,#7d4b86)"/><path d="M57 53l3-7h65v7z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M71 25h40q7 0 7 5.5t-7 5.5H67.5z" fill="var(--g,#cfe0e2)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="none"/><path d="M101 2l2.2 5.8L109 10l-5.8 2.2L101 18l-2.2-5.8L93 10l5.8-2.2z" fill="var(--t,#f2cf63)" stroke-width="1.8"/></g></svg>
`,U=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M6 56V30l10-10h96l10 10v26z" fill="var(--b,#c4952c)"/><path d="M12 32l7-7h9v12H12zM116 32l-7-7h-9v12h16z" fill="var(--g,#cfe0e2)"/><rect x="35" y="26" width="24" height="24" rx="2" fill="color-mix(in oklab,var(--b,#c4952c) 78%,#101a1c)" /><path d="M39 32h16M39 38h16M39 44h16" fill="none" stroke-width="2"/><path d="M80 26.5l3 3.4 4.5-.4.8 4.5 4 2-2 4 2 4-4 2-.8 4.5-4.5-.4-3 3.4-3-3.4-4.5.4-.8-4.5-4-2 2-4-2-4 4-2 .8-4.5 4.5.4z" transform="translate(-1.5 -1)" fill="var(--m,#aab4b3)"/><circle cx="78.5" cy="38" r="4" fill="var(--f,#46525a)"/><path d="M42 20v-9h9v9z" fill="var(--f,#46525a)"/><path d="M46 6q5-4 9-1" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M6 51h116" fill="none" stroke-opacity=".45" stroke-width="1.8"/></g></svg>
`,W=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="5" y="50" width="118" height="7" rx="1.5" fill="color-mix(in oklab,var(--b,#5f7480) 78%,#101a1c)" /><path d="M72 50V27h28q10 0 14 9v14z" fill="var(--b,#5f7480)"/><rect x="78" y="32" width="12" height="10" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M100 50V36h14v14z" fill="var(--f,#46525a)"/><path d="M74 44L18 13l3-5 59 26z" fill="var(--t,#d8a437)"/><path d="M34 21l4-5M46 27l4-5M58 33l3-5" fill="none" stroke-width="1.7"/><path d="M19 12v20" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2"/><path d="M15 32h8v4q0 6-5 6-4 0-4-4" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.8"/><path d="M80 34l-6-14L21 9" fill="none" stroke="var(--ko,#1b2427)" stroke-width="1.6"/><path d="M30 50v-5h14v5z" fill="var(--f,#46525a)"/><circle cx="77" cy="46" r="5" fill="var(--m,#aab4b3)"/></g></svg>
`,G=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 76V34L20 22v12l20-12v12l20-12v12l20-12v12l20-12v12l20-12v54z" fill="color-mix(in oklab,var(--c,#5f7480) 30%,var(--stock0,#fbf7ea))"/><path d="M10 46h14v14H10zM42 46h14v14H42zM74 46h14v14H74z" fill="color-mix(in oklab,var(--c,#5f7480) 10%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,K=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 24h70v3H0zM30 36h90v3H30zM0 48h50v3H0zM62 12h58v3H62z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M0 62h120v14H0z" fill="color-mix(in oklab,var(--c,#5f7480) 36%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,q=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M2 64h12C30 64 32 40 48 40s18 24 34 24h12" fill="none" stroke-width="4"/><path d="M2 70h92" stroke="#8d6a43" stroke-width="3"/><g transform="translate(12 34) rotate(-36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#b5702b"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><g transform="translate(56 30) rotate(36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#2f6b4f"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><path d="M30 20q18-18 36 0M66 20l1-9M66 20l-9-1M30 20l-1-9M30 20l9-1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,J=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><g transform="rotate(-8 28 40)"><rect x="10" y="18" width="34" height="46" rx="4" fill="#17385f"/><rect x="14" y="22" width="26" height="38" rx="2" fill="none" stroke="#f0ead8" stroke-width="1.6"/><circle cx="27" cy="41" r="8" fill="none" stroke="#f0ead8" stroke-width="2"/></g><g transform="rotate(8 68 40)"><rect x="52" y="18" width="34" height="46" rx="4" fill="#fbf6e6"/><rect x="58" y="34" width="22" height="12" rx="2" fill="#c0392b"/><circle cx="63" cy="49" r="3.5" fill="#39464b"/><circle cx="75" cy="49" r="3.5" fill="#39464b"/></g><path d="M30 10q18-10 36 0M66 10l-1-8M66 10l-9 1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M10 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M22 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M34 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M46 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M58 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M70 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M82 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M40 37v18" transform="rotate(-30 40 46)" stroke="#8d6a43" stroke-width="4"/><path d="M52 26v18" transform="rotate(-18 52 35)" stroke="#8d6a43" stroke-width="4"/><path d="M65 17v18" transform="rotate(-8 65 26)" stroke="#8d6a43" stroke-width="4"/><path d="M80 11v18" transform="rotate(0 80 20)" stroke="#8d6a43" stroke-width="4"/><path d="M4 48h88M4 58h88" stroke-width="3"/><path d="M14 58C40 56 52 30 92 22M14 48C34 46 48 20 90 12" fill="none" stroke-width="3"/><path d="M18 42V16" stroke-width="4"/><path d="M11 42h14" stroke-width="5"/><circle cx="18" cy="12" r="7" fill="#c8402a"/></g></svg>
`,ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 5h18v14H3zm2.5 2.5v9h4v-9zm6.5 0v9h6.5v-9z" fill-rule="evenodd"/></svg>
`,Y=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M1 4h6l6 8-6 8H1l6-8zM12 4h5l6 8-6 8h-5l6-8z"/></svg>
`,X=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M6 3h7v9h6v9h-3v-5H6z"/></svg>
`,re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="40" cy="42" r="26" fill="var(--w,#4b5a60)"/><circle cx="40" cy="42" r="19" fill="#d9d4c3"/><path d="M40 23v38M21 42h38M27 29l26 26M53 29L27 55" stroke-width="3.5"/><circle cx="40" cy="42" r="6" fill="#46525a"/><path d="M50 54L82 16" stroke-width="7"/><path d="M50 54L82 16" stroke-width="3" stroke="#cf9646"/><path d="M70 8l20 15-6 7-19-15z" fill="#aab4b3"/></g></svg>
`,ae=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><path d="M0 26h260v5H0zM180 46h330v5H180zM0 66h150v5H0zM430 22h290v5H430zM560 60h160v5H560z" fill="color-mix(in oklab,var(--c,#5f7480) 14%,var(--sheet,#fbf7ea))"/><path d="M0 88h720v22H0zM120 88V62h6v26zM330 88V62h6v26zM540 88V62h6v26z" fill="color-mix(in oklab,var(--c,#5f7480) 20%,var(--sheet,#fbf7ea))"/></svg>
`,oe=`# What the board of Traffic says.

station = Station
station-tracks = { $tracks ->
    [one] one track, shared by all
   *[other] { $tracks } tracks, shared by all
}
tracks = The tracks
track-name = Track { $track }
track-empty = empty
track-open = any type
wagon-at = { $card }: track { $track }, number { $position }
piles = The piles
pile-wagons = wagons and actions
pile-locomotives = locomotives
pile-discards = discarded
pile-wagons-name = Wagons and actions: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
pile-locomotives-name = Locomotives: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
discards-none = Nothing discarded yet
discards-list = Discarded: { $cards }

points-unit = { $points ->
    [one] point
   *[other] points
}
wagons-unit = { $wagons ->
    [one] wagon
   *[other] wagons
}
copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
}

seat-cards = { $cards ->
    [one] card
   *[other] cards
}
seat-trains = { $trains ->
    [one] train
   *[other] trains
}
seat-points = points so far
seat-points-short = { $points ->
    [one] point
   *[other] points
}
seat-hand = { $points } in hand
seat-skips = skips the next turn
seat-extra = { $turns ->
    [one] +1 turn
   *[other] +{ $turns } turns
}
seat-in-extra = an extra turn
train-name = { $loco } with { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

detail-gives = { $cards ->
    [one] The last card to give.
   *[other] { $cards } cards to give, one after the other.
}
detail-takes = { $wagons ->
    [one] The last wagon to take, from the end of a track.
   *[other] { $wagons } wagons to take, from the ends of the tracks.
}
detail-extra = { $turns ->
    [one] One more turn is yours after this one.
   *[other] { $turns } more turns are yours after this one.
}
detail-lift = Then swap it with another wagon, or put it anywhere else.
detail-shunt = A wagon: swap them. A gap or an end: put it there.

trains-none = No train was dispatched.
part-train = Train { $number }
part-points = points
part-bonus = bonus
part-factor = factor
part-hand = Left in hand
`,se=`# What the board of Traffic says.

station = Станция
station-tracks = { $tracks } { $tracks ->
    [one] путь, общий
    [few] пути, общие
    [many] путей, общих
   *[other] пути, общие
} для всех
tracks = Пути
track-name = Путь { $track }
track-empty = пусто
track-open = любой тип
wagon-at = { $card }: путь { $track }, место { $position }
piles = Колоды
pile-wagons = вагоны и действия
pile-locomotives = локомотивы
pile-discards = сброс
pile-wagons-name = Вагоны и действия: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
pile-locomotives-name = Локомотивы: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
discards-none = В сбросе пока ничего нет
discards-list = В сбросе: { $cards }

points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
wagons-unit = { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
copies = всего { $copies }

seat-cards = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
seat-trains = { $trains ->
    [one] поезд
    [few] поезда
    [many] поездов
   *[other] поезда
}
seat-points = { $points ->
    [one] очко пока
    [few] очка пока
    [many] очков пока
   *[other] очка пока
}
seat-points-short = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
seat-hand = { $points } на руке
seat-skips = пропустит ход
seat-extra = +{ $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
seat-in-extra = дополнительный ход
train-name = { $loco }, { $wagons } { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

detail-gives = { $cards ->
    [one] Осталось отдать { $cards } карту.
    [few] Осталось отдать { $cards } карты, по одной.
    [many] Осталось отдать { $cards } карт, по одной.
   *[other] Осталось отдать { $cards } карты, по одной.
}
detail-takes = { $wagons ->
    [one] Осталось взять { $wagons } крайний вагон.
    [few] Осталось взять { $wagons } крайних вагона.
    [many] Осталось взять { $wagons } крайних вагонов.
   *[other] Осталось взять { $wagons } крайнего вагона.
}
detail-extra = После этого хода у вас ещё { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}.
detail-lift = Затем поменяйте его с другим вагоном или поставьте куда угодно.
detail-shunt = Вагон — обмен, промежуток или край — новое место.

trains-none = Ни одного поезда не отправлено.
part-train = Поезд { $number }
part-points = очки
part-bonus = бонус
part-factor = множитель
part-hand = Осталось на руке
`,ce=`# What the board of Traffic says.

station = Станція
station-tracks = { $tracks } { $tracks ->
    [one] колія, спільна
    [few] колії, спільні
    [many] колій, спільних
   *[other] колії, спільні
} для всіх
tracks = Колії
track-name = Колія { $track }
track-empty = порожня
track-open = будь-який тип
wagon-at = { $card }: колія { $track }, місце { $position }
piles = Колоди
pile-wagons = вагони та дії
pile-locomotives = локомотиви
pile-discards = відбій
pile-wagons-name = Вагони та дії: лишилося { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
pile-locomotives-name = Локомотиви: лишилося { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
discards-none = У відбої ще нічого немає
discards-list = У відбої: { $cards }

points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
wagons-unit = { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
copies = усього { $copies }

seat-cards = { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-trains = { $trains ->
    [one] потяг
    [few] потяги
    [many] потягів
   *[other] потяга
}
seat-points = { $points ->
    [one] бал поки що
    [few] бали поки що
    [many] балів поки що
   *[other] бала поки що
}
seat-points-short = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
seat-hand = { $points } на руці
seat-skips = пропустить хід
seat-extra = +{ $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}
seat-in-extra = додатковий хід
train-name = { $loco }, { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}: { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}

detail-gives = { $cards ->
    [one] Лишилося віддати { $cards } карту.
    [few] Лишилося віддати { $cards } карти, по одній.
    [many] Лишилося віддати { $cards } карт, по одній.
   *[other] Лишилося віддати { $cards } карти, по одній.
}
detail-takes = { $wagons ->
    [one] Лишилося взяти { $wagons } крайній вагон.
    [few] Лишилося взяти { $wagons } крайні вагони.
    [many] Лишилося взяти { $wagons } крайніх вагонів.
   *[other] Лишилося взяти { $wagons } крайнього вагона.
}
detail-extra = Після цього ходу у вас ще { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}.
detail-lift = Потім поміняйте його з іншим вагоном або поставте будь-де.
detail-shunt = Вагон — обмін, проміжок чи край — нове місце.

trains-none = Жодного потяга не відправлено.
part-train = Потяг { $number }
part-points = бали
part-bonus = бонус
part-factor = множник
part-hand = Лишилося на руці
`,Z=N;function le(t,r){C(r,!0);let i=Z(),a=e(()=>{let{view:e}=i,t=e.card===null?null:i.catalogue.cards[e.card];switch(e.phase){case`hook`:case`pull`:case`aim`:case`place`:return t?.effect??``;case`give`:return i.say(`detail-gives`,{cards:e.gives_due});case`take`:return i.say(`detail-takes`,{wagons:e.takes_due});case`lift`:return i.say(`detail-lift`);case`shunt`:return i.say(`detail-shunt`);default:return e.extra_turns>0?i.say(`detail-extra`,{turns:e.extra_turns}):``}});h();var c=o();l(()=>n(c,s(a))),y(t,c),D()}var ue=[`hopper`,`boxcar`,`tanker`],de={freight:[`#8d6a43`,`#a9552f`,`#66757c`],passenger:[`#5d5a7a`,`#2f6b4f`,`#8a3b2e`,`#2e4f7d`],high_speed:[`#5f7480`,`#7a4a80`,`#2f629c`,`#2c6a4d`,`#b93a26`],loco:[`#5d5a7a`,`#1f5a4c`,`#2b3f63`,`#a8442f`,`#2c6a4d`,`#2e4f7d`]},fe={freight:`sc-yard`,passenger:`sc-hills`,high_speed:`sc-speed`,special:`sc-shop`};function pe(e){switch(e.sort){case`freight`:return ue[((e.points??1)+ue.length-1)%ue.length];case`passenger`:return`coach`;case`high_speed`:return`hs-wagon`;case`loco`:return e.traction<=3?`loco-1`:e.traction<=5?`loco-2`:`loco-3`;default:return e.sort}}function me(e){let t=de[e.sort];if(!t)return``;let n=t[((e.is_a===`locomotive`?e.traction:e.points??1)+t.length-1)%t.length];return e.sort===`high_speed`?`--t:${n}`:`--b:${n}`}function he(e){return e.sort.replaceAll(`_`,`-`)}function ge(e){return e.is_a===`locomotive`?e.sort===`loco-hs`?`sc-speed`:`sc-hills`:fe[e.type??`special`]}function _e(e){return e.is_a===`locomotive`?`var(--enamel)`:`var(--${e.type===`special`?e.sort:e.type})`}var ve=v(`<span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span>`,1),ye=v(`<div class="piles svelte-1phjvae" role="group"><!> <!> <div class="pile" data-at="discards"><span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span> <span class="vh"> </span></div></div>`);function be(t,o){C(o,!0);let c=(t,o=g,c=g,d=g)=>{let p=e(()=>u.movesOf(c()));{let m=e(()=>s(p)[0]?.text??u.say(`pile-${o()}-name`,{cards:d()})),h=e(()=>s(f)?{kind:c(),args:{}}:void 0),g=e(()=>({kind:`pile`,args:{pile:o()}}));F(t,{get label(){return s(m)},get moves(){return s(p)},get why(){return s(h)},get about(){return s(g)},shape:`bare`,class:`pile`,get at(){return`pile:${o()??``}`},children:(e,t)=>{var s=ve(),c=a(s);let f;M(r(c),{name:`back`,class:`back`}),w(c);var p=i(c,2),m=r(p),h=T(m,!0),g=T(i(m),!0);w(p),l(e=>{f=_(c,1,`stack svelte-1phjvae`,null,f,{gone:d()===0}),n(h,d()),n(g,e)},[()=>u.say(`pile-${o()}`)]),y(e,s)},$$slots:{default:!0}})}},u=Z(),d=P(),f=e(()=>u.view.phase===`turn`||u.view.phase===`second_card`),m=e(()=>u.view.discards),h=e(()=>{let e=u.lastLines.findLast(e=>e.kind===`played`)?.args.card;return s(m).includes(e)?e:s(m).at(-1)}),v=e(()=>{if(s(m).length===0)return u.say(`discards-none`);let e=[...new Set(s(m))].map(e=>{let t=s(m).filter(t=>t===e).length;return`${u.catalogue.cards[e].title}${t>1?` ×${t}`:``}`});return u.say(`discards-list`,{cards:e.join(`, `)})});var x=ye(),S=r(x);c(S,()=>`wagons`,()=>`draw_cards`,()=>u.view.wagon_deck.size);var E=i(S,2);c(E,()=>`locomotives`,()=>`draw_loco`,()=>u.view.loco_deck.size);var k=i(E,2),A=r(k);let j;var N=r(A),ee=t=>{{let n=e(()=>he(u.catalogue.cards[s(h)]));M(t,{get name(){return s(n)}})}};O(N,e=>{s(h)!==void 0&&e(ee)}),w(A);var I=i(A,2),L=r(I),R=T(L,!0),z=T(i(L),!0);w(I);var B=T(i(I,2),!0);w(k),p(k,()=>d(`pile`,{pile:`discards`})),w(x),l((e,t)=>{b(x,`aria-label`,e),j=_(A,1,`face svelte-1phjvae`,null,j,{gone:s(h)===void 0}),n(R,s(m).length),n(z,t),n(B,s(v))},[()=>u.say(`piles`),()=>u.say(`pile-discards`)]),y(t,x),D()}function Q(t,n){C(n,!0);let r=E(n,`class`,3,`v`),i=Z(),a=e(()=>i.catalogue.cards[n.card]);{let n=e(()=>pe(s(a))),i=e(()=>me(s(a)));M(t,{get name(){return s(n)},get class(){return r()},get style(){return s(i)}})}D()}var xe=v(`<span class="hooked svelte-teo29c"><!></span>`),Se=v(`<span class="take svelte-teo29c"><b class="svelte-teo29c"> </b> <i class="svelte-teo29c"> </i></span>`),Ce=v(`<!> <!>`,1),we=v(`<span><!></span>`);function Te(t,o){C(o,!0);let c=Z(),u=e(()=>o.card!==null&&c.catalogue.cards[o.card].is_a===`locomotive`),d=e(()=>o.moves[0]?.gain??null);var f=we();let p;var m=r(f),h=e=>{var t=xe();Q(r(t),{get card(){return o.card}}),w(t),y(e,t)},g=t=>{{let u=e(()=>o.moves.map(e=>e.text).join(`; `)),f=e(()=>({kind:`track`,args:{track:o.track}}));F(t,{get label(){return s(u)},get moves(){return o.moves},get about(){return s(f)},class:`ghost`,get at(){return`end:${o.track??``}:${o.side??``}`},children:(e,t)=>{var u=Ce(),f=a(u);Q(f,{get card(){return o.card}});var p=i(f,2),m=e=>{var t=Se(),a=r(t),o=T(a,!0),u=T(i(a,2),!0);w(t),l((e,t)=>{n(o,e),n(u,t)},[()=>I(s(d)),()=>c.say(`points-unit`,{points:Math.abs(s(d))})]),y(e,t)},h=e=>{var t=Se(),a=r(t),s=T(a,!0),u=T(i(a,2),!0);w(t),l((e,t)=>{n(s,e),n(u,t)},[()=>o.leaving.join(`/`),()=>c.say(`wagons-unit`,{wagons:o.leaving.at(-1)})]),y(e,t)};O(p,e=>{s(d)===null?o.leaving.length>1&&e(h,1):e(m)}),y(e,u)},$$slots:{default:!0}})}};O(m,e=>{o.card!==null&&o.isHooked?e(h):o.card!==null&&o.moves.length>0&&e(g,1)}),w(f),l(e=>{p=_(f,1,`end ${o.side??``}`,`svelte-teo29c`,p,{flip:s(u)&&o.side===`right`}),b(f,`data-reach`,e)},[()=>o.leaving.length>0?`${o.side} ${o.leaving.at(-1)}`:void 0]),y(t,f),D()}function Ee(e,t){return e.slice(0,t).reduce((e,t)=>e+t.length,0)}function De(e,t){let n=0;for(;t>=e[n].length;)t-=e[n++].length;return{track:n,position:t}}function Oe(e,t,n){let r=De(e.tracks,e.lifted);return e.tracks.slice(0,t).reduce((e,t)=>e+t.length+1,0)-+(r.track<t)+n-+(r.track===t&&n>r.position)}function ke(e,t){let n=Math.max(1,Math.ceil(e.length/t)),r=Math.ceil(e.length/n);return Array.from({length:n},(t,n)=>e.slice(n*r,(n+1)*r))}function Ae(e,t,n){let{view:r}=e,i=r.tracks[t],a=Ee(r.tracks,t),o=Array.from({length:i.length+1},(n,r)=>Me(e,t,r)),s=i.map((n,r)=>Pe(e,t,r)),c=n=>[...e.movesOf(`place`,{track:t,side:n}),...e.movesOf(`hook`,{track:t,side:n}),...n===`left`?o[0]:i.length>0?o.at(-1):[]],l=e=>r.hooks.find(n=>n.track===t&&n.side===e)?.wagons??[],u=c(`left`),d=c(`right`);return{left:u,right:d,card:r.lifted===null?r.card:je(r.tracks,r.lifted),leaving:{left:l(`left`),right:l(`right`)},wagons:i.map((r,c)=>[...e.movesOf(`lift`,{wagon:a+c}),...e.movesOf(`swap`,{wagon:a+c}),...c===0?e.movesOf(`take`,{track:t,side:`left`}):[],...c===i.length-1?e.movesOf(`take`,{track:t,side:`right`}):[],...s[c]===void 0?[]:e.movesOf(`pull`,{wagons:s[c]}),...n?[...Ne(o,c),...Ne(o,c+1)]:[]]),gaps:o,pulls:s,why:u.length+d.length>0?void 0:Fe(e,t),whyWagon(e){let t={lift:`lift`,shunt:`swap`}[r.phase];return t&&a+e!==r.lifted?{kind:t,args:{wagon:a+e}}:void 0}}}function je(e,t){let{track:n,position:r}=De(e,t);return e[n][r]}function Me(e,t,n){return e.view.lifted===null?[]:e.movesOf(`move`,{place:Oe(e.view,t,n)})}function Ne(e,t){return t>0&&t<e.length-1?e[t]:[]}function Pe(e,t,n){let{view:r}=e;if(r.phase!==`pull`||r.track!==t)return;let i=r.side===`left`?n+1:r.tracks[t].length-n;return e.movesOf(`pull`,{wagons:i}).length>0?i:void 0}function Fe(e,t){let{phase:n}=e.view;return n===`place`||n===`hook`?{kind:n,args:{track:t,side:`left`}}:void 0}var Ie=v(`<b class="svelte-1hbgsi1"> </b> <small class="svelte-1hbgsi1"> </small>`,1),Le=v(`<i class="svelte-1hbgsi1"> </i>`),Re=v(`<b> </b><!>`,1),ze=v(`<!> <span class="edge svelte-1hbgsi1"><!></span>`,1),Be=v(`<span class="slot svelte-1hbgsi1"><!></span>`);function Ve(t,o){C(o,!0);let c=Z(),u=e(()=>c.catalogue.cards[o.card]),d=e(()=>c.view.tracks[o.track].length),f=e(()=>c.view.lifted===Ee(c.view.tracks,o.track)+o.position),p=e(()=>o.moves.map(e=>e.text).join(`; `)||c.say(`wagon-at`,{card:s(u).name,track:o.track+1,position:o.position+1})),m=e(()=>[o.position===0&&`track:${o.track}:left`,o.position===s(d)-1&&`track:${o.track}:right`].filter(Boolean).join(` `)),h=e(()=>ee(c).some(({kind:e,args:t})=>e===`placed`&&t.track===o.track&&t.card===o.card?o.position===(t.side===`right`?s(d)-1:0):e===`moved`&&t.to_track===o.track&&t.position===o.position));var g=Be(),v=r(g);{let t=e(()=>({kind:`wagon`,args:{track:o.track,position:o.position}})),d=e(()=>s(m)||void 0),g=e(()=>[`veh`,`wagon`,o.isFramed&&`framed`,o.isFirstFramed&&`first`,o.isLastFramed&&`end-of`,s(h)&&`latest`,s(f)&&`lifted`].filter(Boolean).join(` `));F(v,{get label(){return s(p)},get moves(){return o.moves},get why(){return o.why},get about(){return s(t)},get card(){return o.card},shape:`bare`,get picked(){return s(f)},get at(){return s(d)},get class(){return s(g)},children:(t,d)=>{var f=ze(),p=a(f);Q(p,{get card(){return o.card}});var m=i(p,2),h=r(m),g=t=>{let r=e(()=>o.moves[0]?.gain??null);var u=Ie(),d=a(u),f=T(d,!0),p=T(i(d,2),!0);l((e,t)=>{n(f,e),n(p,t)},[()=>s(r)===null?o.pull:I(s(r)),()=>s(r)===null?c.say(`wagons-unit`,{wagons:o.pull}):c.say(`points-unit`,{points:Math.abs(s(r))})]),y(t,u)},v=e=>{var t=Re(),r=a(t);let o;var c=T(r,!0),d=i(r),f=e=>{var t=Le(),r=T(t,!0);l(()=>n(r,s(u).mark)),y(e,t)};O(d,e=>{s(u).mark&&e(f)}),l(e=>{o=_(r,1,`svelte-1hbgsi1`,null,o,{minus:s(u).points<0}),n(c,e)},[()=>I(s(u).points)]),y(e,t)};O(h,e=>{o.pull===void 0?e(v,-1):e(g)}),w(m),y(t,f)},$$slots:{default:!0}})}w(g),l(()=>b(g,`data-reach`,o.pull===void 0?void 0:`${c.view.side} ${o.pull}`)),y(t,g),D()}var He=v(`<b class="plate svelte-lhdjco"> </b> <span class="type svelte-lhdjco"><!> <span class="word svelte-lhdjco"> </span></span>`,1),Ue=v(`<!> <!>`,1),We=v(`<div class="row svelte-lhdjco" data-overlaps="inside"><!> <!> <!></div>`),Ge=v(`<div><!> <div class="line svelte-lhdjco"><!> <!></div></div>`);function Ke(t,o){C(o,!0);let d={phone:44,desk:34},h=Z(),g=e(()=>h.view.tracks[o.track]),v=e(()=>h.catalogue.cards),S=e(()=>s(g).map(e=>s(v)[e].type).find(e=>e!==`special`)),E=e(()=>h.view.phase===`pull`&&h.view.track===o.track?h.view.side:null),A=e(()=>ee(h).some(e=>e.kind===`built`&&e.args.track===o.track)),j=f(0),N=f(0),P=e(()=>h.isPhone?56:s(g).length>8?80:s(j)>900?150:112),I=e(()=>Math.max(0,s(j)-2*s(P)-(h.isPhone?8:24))),L=e(()=>Math.max(3,Math.floor(s(I)/(h.isPhone?d.phone:d.desk)))),R=e(()=>ke(s(g).map((e,t)=>({card:e,position:t})),s(L))),z=e(()=>s(N)/s(R).length),B=e(()=>h.isPhone?29:s(z)<92?24:33),V=e(()=>Math.min(164,(s(z)-s(B)-14)*1.6)),H=e(()=>Math.floor(Math.min(Math.max(0,s(V)),s(I)/Math.max(4,s(R)[0].length)))),U=e(()=>h.isPhone||s(H)<60),W=e(()=>Ae(h,o.track,s(U))),G=f(null);function K(e){return!s(G)||h.view.phase!==`hook`&&h.view.phase!==`pull`?!1:s(G).side===`left`?e<s(G).count:e>=s(g).length-s(G).count}function q(e){let t=e=>{let t=e?{side:e[0],count:Number(e[1])}:null;queueMicrotask(()=>u(G,t,!0))},n=e=>t(e.target.closest(`[data-reach]`)?.dataset.reach?.split(` `)),r=()=>t(),i={pointerover:n,focusin:n,pointerleave:r,focusout:r};for(let[t,n]of Object.entries(i))e.addEventListener(t,n);return()=>{for(let[t,n]of Object.entries(i))e.removeEventListener(t,n)}}var J=Ge();let te;var ne=r(J);{let t=e(()=>h.say(`track-name`,{track:o.track+1})),c=e(()=>({kind:`track`,args:{track:o.track}}));F(ne,{get label(){return s(t)},get why(){return s(W).why},get about(){return s(c)},quiet:!0,shape:`bare`,class:`no`,children:(e,t)=>{var c=He(),u=a(c),d=T(u,!0),f=i(u,2),p=r(f),m=e=>{M(e,{get name(){return`t-${s(S)??``}`}})};O(p,e=>{s(S)&&e(m)});var _=T(i(p,2),!0);w(f),l(e=>{n(d,o.track+1),n(_,e)},[()=>s(S)?h.catalogue.types[s(S)]:h.say(s(g).length?`track-open`:`track-empty`)]),y(e,c)},$$slots:{default:!0}})}var Y=i(ne,2),X=r(Y);{let t=e(()=>({freight:`wide-yard`,passenger:`wide-hills`,high_speed:`wide-speed`})[s(S)??``]??`wide-hills`);M(X,{get name(){return s(t)},class:`bd`,slice:!0})}k(i(X,2),17,()=>s(R),c,(t,n,c)=>{var l=We(),u=r(l),d=t=>{{let n=e(()=>s(E)===`left`);Te(t,{get track(){return o.track},side:`left`,get moves(){return s(W).left},get card(){return s(W).card},get leaving(){return s(W).leaving.left},get isHooked(){return s(n)}})}};O(u,e=>{c===0&&e(d)});var f=i(u,2);k(f,17,()=>s(n),({card:e,position:t})=>t,(t,r)=>{let c=()=>s(r).card,l=()=>s(r).position,u=e(()=>s(W).wagons[l()]),d=e(()=>s(U)?[]:s(W).gaps[l()]);var f=Ue(),p=a(f),m=t=>{{let n=e(()=>({kind:`track`,args:{track:o.track}}));F(t,{get label(){return s(d)[0].text},get moves(){return s(d)},get about(){return s(n)},class:`gap`})}};O(p,e=>{s(d).length>0&&l()>0&&e(m)});var h=i(p,2);{let t=e(()=>s(W).whyWagon(l())),r=e(()=>K(l())),i=e(()=>K(l())&&(l()===s(n)[0].position||!K(l()-1))),a=e(()=>K(l())&&(l()===s(n).at(-1).position||!K(l()+1)));Ve(h,{get track(){return o.track},get position(){return l()},get card(){return c()},get moves(){return s(u)},get pull(){return s(W).pulls[l()]},get why(){return s(t)},get isFramed(){return s(r)},get isFirstFramed(){return s(i)},get isLastFramed(){return s(a)}})}y(t,f)});var p=i(f,2),m=t=>{{let n=e(()=>s(E)===`right`);Te(t,{get track(){return o.track},side:`right`,get moves(){return s(W).right},get card(){return s(W).card},get leaving(){return s(W).leaving.right},get isHooked(){return s(n)}})}};O(p,e=>{c===s(R).length-1&&s(g).length>0&&e(m)}),w(l),y(t,l)}),w(Y),p(Y,()=>q),w(J),l(()=>{te=_(J,1,`track svelte-lhdjco`,null,te,{new:s(A),low:s(B)<29}),x(J,`--c:var(--${s(S)??`rule-2`??``});--edge:${s(B)??``}px;--rows:${s(R).length??``}`),b(J,`data-at`,`track:${o.track??``}`),x(Y,`--vw:${s(H)??``}px;--ew:${s(P)??``}px;--rh:${s(z)??``}px`)}),m(Y,`clientWidth`,e=>u(j,e)),m(Y,`clientHeight`,e=>u(N,e)),y(t,J),D()}var qe=v(`<div class="station svelte-15s9zxt"><div class="depot svelte-15s9zxt"><div class="sign enamel screws svelte-15s9zxt"> <small class="svelte-15s9zxt"> </small></div> <!></div> <div class="yard svelte-15s9zxt" role="group"></div></div>`);function Je(t,a){C(a,!0);let o=Z(),u=e(()=>o.view.tracks);var d=qe(),f=r(d),p=r(f),m=r(p,!0),h=T(i(m),!0);w(p),be(i(p,2),{}),w(f);var g=i(f,2);k(g,21,()=>s(u),c,(e,t,n)=>{Ke(e,{track:n})}),w(g),w(d),l((e,t,r)=>{n(m,e),n(h,t),x(g,`--tracks:${s(u).length??``}`),b(g,`aria-label`,r)},[()=>o.say(`station`),()=>o.say(`station-tracks`,{tracks:s(u).length}),()=>o.say(`tracks`)]),y(t,d),D()}var Ye=v(`<span> </span>`),Xe=v(`<span class="factor svelte-18e7uc4"> </span>`),Ze=v(`<span> </span> <!> <!>`,1),Qe=v(`<li class="svelte-18e7uc4"><span class="vh"> </span> <span class="rail svelte-18e7uc4"><!> <!></span> <span class="steps svelte-18e7uc4"><!></span> <b> </b></li>`),$e=v(`<li class="svelte-18e7uc4"><span class="none svelte-18e7uc4"> </span></li>`),et=v(`<li class="left svelte-18e7uc4"><span> </span> <span class="steps svelte-18e7uc4"></span> <b> </b></li>`),tt=v(`<ul><!> <!></ul>`);function nt(e,t){C(t,!0);let o=Z();var u=tt(),d=r(u);k(d,17,()=>t.parts.trains,c,(e,t,u)=>{var d=Qe(),f=r(d),p=T(f,!0),m=i(f,2),h=r(m);Q(h,{get card(){return s(t).loco},class:`m`}),k(i(h,2),17,()=>s(t).wagons,c,(e,t)=>{Q(e,{get card(){return s(t)},class:`m`})}),w(m);var g=i(m,2),v=r(g),x=e=>{var r=Ze(),c=a(r),u=T(c,!0),d=i(c,2),f=e=>{var r=Ye(),i=T(r);l(e=>{b(r,`title`,e),n(i,`+${s(t).bonus??``}`)},[()=>o.say(`part-bonus`)]),y(e,r)};O(d,e=>{s(t).bonus&&e(f)});var p=i(d,2),m=e=>{var r=Xe(),i=T(r);l(e=>{b(r,`title`,e),n(i,`×${s(t).factor??``}`)},[()=>o.say(`part-factor`)]),y(e,r)};O(p,e=>{s(t).factor!==1&&e(m)}),l((e,t)=>{b(c,`title`,e),n(u,t)},[()=>o.say(`part-points`),()=>I(s(t).points)]),y(e,r)};O(v,e=>{(s(t).bonus||s(t).factor!==1)&&e(x)}),w(g);var S=i(g,2);let C;var E=T(S,!0);w(d),l((e,r)=>{n(p,e),C=_(S,1,`num svelte-18e7uc4`,null,C,{minus:s(t).score<0}),n(E,r)},[()=>o.say(`part-train`,{number:u+1}),()=>I(s(t).score)]),y(e,d)},e=>{var t=$e(),i=T(r(t),!0);w(t),l(e=>n(i,e),[()=>o.say(`trains-none`)]),y(e,t)});var f=i(d,2),p=e=>{var a=et(),s=r(a),c=T(s,!0),u=i(s,4);let d;var f=T(u,!0);w(a),l((e,r)=>{n(c,e),d=_(u,1,`num svelte-18e7uc4`,null,d,{minus:t.parts.hand<0}),n(f,r)},[()=>o.say(`part-hand`),()=>I(t.parts.hand)]),y(e,a)};O(f,e=>{t.parts.hand!==null&&e(p)}),w(u),l(()=>_(u,1,`parts o${t.seat+1}`,`svelte-18e7uc4`)),y(e,u),D()}var rt=v(`<span class="ty svelte-cssgyr"> </span>`),it=v(`<span style="--c:var(--action)"><span class="pic svelte-cssgyr"><!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <span class="fx svelte-cssgyr"><span class="line svelte-cssgyr"> </span></span> <!></span></span>`),at=v(`<span class="badge"><!> </span>`),ot=v(`<span class="badge mark svelte-cssgyr"> </span>`),st=v(`<span class="ty svelte-cssgyr"><!> <span> </span></span>`),ct=v(`<i class="svelte-cssgyr"></i>`),lt=v(`<span class="pull svelte-cssgyr"></span>`),ut=v(`<span><b> </b> <!> <span class="pic svelte-cssgyr"><!> <!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <!> <span class="fx svelte-cssgyr"><!> <span class="line svelte-cssgyr"> </span></span> <!></span> <!></span>`);function dt(o,u){C(u,!0);let d=E(u,`big`,3,!1),f=Z(),p=e(()=>f.catalogue.cards[u.card]),m=e(()=>s(p).is_a===`locomotive`),h=e(()=>s(p).copies[f.view.options.variant===`junior`?`junior`:`full`]);var g=t(),v=a(g),b=t=>{var a=it();let o;var c=r(a),u=r(c);{let t=e(()=>he(s(p)));M(u,{get name(){return s(t)}})}w(c);var m=i(c,2),g=r(m),v=T(g,!0),b=i(g,2),x=T(r(b),!0);w(b);var S=i(b,2),C=e=>{var t=rt(),r=T(t,!0);l(e=>n(r,e),[()=>f.say(`copies`,{copies:s(h)})]),y(e,t)};O(S,e=>{d()&&e(C)}),w(m),w(a),l(e=>{o=_(a,1,`card act svelte-cssgyr`,null,o,{big:d()}),n(v,e),n(x,d()?s(p).effect:s(p).reminder)},[()=>L(s(p).title)]),y(t,a)},S=t=>{var a=ut();let o;var u=r(a);let g;var v=T(u,!0),b=i(u,2),S=e=>{var t=at(),a=r(t);M(a,{name:`i-hook`});var o=i(a,1,!0);w(t),l(()=>n(o,s(p).traction)),y(e,t)},C=e=>{var t=ot(),r=T(t,!0);l(()=>n(r,s(p).mark)),y(e,t)};O(b,e=>{s(m)?e(S):s(p).mark&&e(C,1)});var E=i(b,2),D=r(E);{let t=e(()=>ge(s(p)));M(D,{get name(){return s(t)},class:`sc`,slice:!0})}var A=i(D,2);{let t=e(()=>pe(s(p))),n=e(()=>me(s(p)));M(A,{get name(){return s(t)},class:`v`,get style(){return s(n)}})}w(E);var j=i(E,2),N=r(j),ee=T(N,!0),P=i(N,2),F=e=>{var t=st(),a=r(t);M(a,{get name(){return`t-${s(p).type??``}`}});var o=T(i(a,2),!0);w(t),l(e=>n(o,e),[()=>s(p).type===`special`?f.catalogue.types.special:f.say(`copies`,{copies:s(h)})]),y(e,t)};O(P,e=>{s(p).type&&e(F)});var R=i(P,2),z=r(R),B=e=>{var t=lt();k(t,21,()=>({length:s(p).traction}),c,(e,t)=>{y(e,ct())}),w(t),y(e,t)};O(z,e=>{s(m)&&(d()||s(p).sort!==`loco-hs`)&&e(B)});var V=T(i(z,2),!0);w(R);var H=i(R,2),U=e=>{var t=rt(),r=T(t,!0);l(e=>n(r,e),[()=>f.say(`copies`,{copies:s(h)})]),y(e,t)};O(H,e=>{d()&&(s(m)||s(p).type===`special`)&&e(U)}),w(j);var W=i(j,2),G=e=>{M(e,{get name(){return`t-${s(p).type??``}`},class:`wm`})};O(W,e=>{s(p).type&&s(p).type!==`special`&&e(G)}),w(a),l((e,t,r)=>{o=_(a,1,`card svelte-cssgyr`,null,o,{big:d(),loco:s(m)}),x(a,`--c:${e??``}`),g=_(u,1,`plate val svelte-cssgyr`,null,g,{minus:s(p).points<0}),n(v,t),n(ee,r),n(V,d()?s(p).effect:s(p).reminder)},[()=>_e(s(p)),()=>I(s(p).points),()=>L(s(p).title)]),y(t,a)};O(v,e=>{s(p).is_a===`action`?e(b):e(S,-1)}),y(o,g),D()}var ft=v(`<span><!></span>`);function pt(n,i){C(i,!0);let o=[`locomotive`,`wagon`,`action`],c={large:138,usual:111,narrow:88,low:88,phone:92,crowded:78,gap:9},u=Z(),d=e(()=>u.viewer===null?null:u.view.hands[u.viewer].cards),f=e(()=>(s(d)??[]).toSorted((e,t)=>o.indexOf(u.catalogue.cards[e].is_a)-o.indexOf(u.catalogue.cards[t].is_a))),p=e(()=>s(f).map((e,t)=>({card:e,place:t,key:`${e} ${s(f).indexOf(e)-t}`}))),m=e(()=>u.view.phase===`give`?`give`:`play`),h=e(()=>[`turn`,`second_card`,`give`].includes(u.view.phase)),g=e(()=>u.view.turn===u.viewer&&u.view.card!==null?s(f).indexOf(u.view.card):-1);var v=t(),b=a(v),x=t=>{R(t,{get cards(){return s(p)},get sizes(){return c},key:({key:e})=>e,one:(t,n)=>{let i=()=>(n?.()).card,a=()=>(n?.()).place,o=e(()=>u.movesOf(s(m),{card:i()}));var c=ft();let d;var f=r(c);{let t=e(()=>s(o)[0]?.text??u.catalogue.cards[i()].name),n=e(()=>s(h)?{kind:s(m),args:{card:i()}}:void 0),r=e(()=>({kind:`card`,args:{card:i()}})),c=e(()=>a()===s(g));F(f,{get label(){return s(t)},get moves(){return s(o)},get why(){return s(n)},get about(){return s(r)},get picked(){return s(c)},shape:`card`,get card(){return i()},children:(e,t)=>{dt(e,{get card(){return i()}})},$$slots:{default:!0}})}w(c),l(()=>d=_(c,1,`svelte-1wrp6cc`,null,d,{phone:u.isPhone})),y(t,c)},$$slots:{one:!0}})};O(b,e=>{s(d)!==null&&e(x)}),y(n,v),D()}var mt=v(`<span class="skips svelte-yce8mi"><!><span class="svelte-yce8mi"> </span></span>`),ht=v(`<span class="extra long svelte-yce8mi"> </span>`),gt=v(`<span class="extra long svelte-yce8mi"> </span> <span class="extra short svelte-yce8mi" aria-hidden="true"> </span>`,1),_t=v(`<span class="held svelte-yce8mi"> </span>`),vt=v(`<li><span class="vh"> </span> <span class="rail svelte-yce8mi" aria-hidden="true"><!> <!></span> <b aria-hidden="true"> </b></li>`),yt=v(`<div data-told-group=""><dl class="svelte-yce8mi"><div class="svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="count svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="points svelte-yce8mi"><dt class="svelte-yce8mi"><span class="long svelte-yce8mi"> </span> <span class="short svelte-yce8mi"> </span></dt> <dd class="svelte-yce8mi"> </dd></div></dl> <p class="signs svelte-yce8mi"><!> <!> <!> <!></p> <ul class="trains svelte-yce8mi"></ul> <!></div>`);function bt(t,o){C(o,!0);let u=Z(),f=P(),m=d({height:900}),h=e(()=>u.view),g=e(()=>s(h).points[o.seat]),v=e(()=>s(h).phase===`over`),x=e(()=>s(v)?s(g).total:s(g).total-(s(g).hand??0)),E=e(()=>u.movesOf(`aim`,{seat:o.seat})),A=e(()=>s(h).semaphores[o.seat]>0),j=e(()=>s(h).turn===o.seat&&!s(v)),N=e(()=>m.height-84),L=e(()=>!u.isPhone&&s(h).seats*104+s(h).trains.length*32>s(N)),R=e(()=>s(L)&&s(h).seats*102+s(h).trains.length*12>s(N)),z=e(()=>ee(u).some(e=>e.kind===`dispatched`&&e.seat===o.seat));var B=yt();let V;var H=r(B),U=r(H),W=r(U),G=T(W,!0),K=T(i(W,2),!0);w(U),p(U,()=>f(`hand`,{seat:o.seat}));var q=i(U,2),J=r(q),te=T(J,!0),ne=T(i(J,2),!0);w(q),p(q,()=>f(`trains`,{seat:o.seat}));var Y=i(q,2),X=r(Y),re=r(X),ie=T(re,!0),ae=T(i(re,2),!0);w(X);var oe=T(i(X,2),!0);w(Y),p(Y,()=>f(`points`,{seat:o.seat})),w(H);var se=i(H,2),ce=r(se),le=e=>{var t=mt(),a=r(t);M(a,{name:`sema-stop`,class:`sg`});var s=T(i(a),!0);w(t),p(t,()=>f(`semaphore`,{seat:o.seat})),l(e=>n(s,e),[()=>u.say(`seat-skips`)]),y(e,t)};O(ce,e=>{s(A)&&e(le)});var ue=i(ce,2),de=e=>{var t=ht(),r=T(t,!0);l(e=>n(r,e),[()=>u.say(`seat-in-extra`)]),y(e,t)};O(ue,e=>{s(j)&&s(h).in_extra_turn&&e(de)});var fe=i(ue,2),pe=e=>{var t=gt(),r=a(t),o=T(r,!0);p(r,()=>f(`extra_turns`));var c=T(i(r,2));l(e=>{n(o,e),n(c,`+${s(h).extra_turns??``}`)},[()=>u.say(`seat-extra`,{turns:s(h).extra_turns})]),y(e,t)};O(fe,e=>{s(j)&&s(h).extra_turns>0&&e(pe)});var me=i(fe,2),he=e=>{var t=_t(),r=T(t,!0);l(e=>n(r,e),[()=>u.say(`seat-hand`,{points:I(s(g).hand)})]),y(e,t)};O(me,e=>{s(g).hand&&e(he)}),w(se);var ge=i(se,2);k(ge,21,()=>s(g).trains,c,(e,t,a)=>{var d=vt();let m;var h=r(d),v=T(h,!0),b=i(h,2),x=r(b);Q(x,{get card(){return s(t).loco},class:`m`}),k(i(x,2),17,()=>s(t).wagons,c,(e,t)=>{Q(e,{get card(){return s(t)},class:`m`})}),w(b);var S=i(b,2);let C;var E=T(S,!0);w(d),p(d,()=>f(`train`,{seat:o.seat,train:a})),l((e,r)=>{m=_(d,1,`svelte-yce8mi`,null,m,{latest:s(z)&&a===s(g).trains.length-1}),n(v,e),C=_(S,1,`num svelte-yce8mi`,null,C,{minus:s(t).score<0}),n(E,r)},[()=>u.say(`train-name`,{loco:u.catalogue.cards[s(t).loco].title,wagons:s(t).wagons.length,points:s(t).score}),()=>I(s(t).score)]),y(e,d)}),w(ge);var _e=i(ge,2),ve=t=>{{let n=e(()=>({kind:`hand`,args:{seat:o.seat}}));F(t,{get label(){return s(E)[0].text},get moves(){return s(E)},get about(){return s(n)},class:`aim`})}};O(_e,e=>{s(E).length>0&&e(ve)}),w(B),l((e,t,r,i,a)=>{V=_(B,1,`panel svelte-yce8mi`,null,V,{dense:s(L),tiny:s(R)}),b(B,`data-at`,o.seat===u.viewer?void 0:`hand:${o.seat}`),n(G,e),n(K,s(h).hands[o.seat].size),n(te,t),n(ne,s(g).trains.length),n(ie,r),n(ae,i),n(oe,a)},[()=>u.say(`seat-cards`,{cards:s(h).hands[o.seat].size}),()=>u.say(`seat-trains`,{trains:s(g).trains.length}),()=>u.say(s(v)?`seat-points-short`:`seat-points`,{points:s(x)}),()=>u.say(`seat-points-short`,{points:s(x)}),()=>I(s(x))]),S(`innerHeight`,e=>m.height=e),y(t,B),D()}j(Object.assign({"./art/extra-track.svg":B,"./art/fire.svg":z,"./art/i-hook.svg":V,"./art/modernised.svg":H,"./art/motorised.svg":U,"./art/restoration.svg":W,"./art/sc-shop.svg":G,"./art/sc-speed.svg":K,"./art/sorting-hump.svg":q,"./art/stock-renewal.svg":J,"./art/switch.svg":te,"./art/t-freight.svg":ne,"./art/t-high_speed.svg":Y,"./art/t-passenger.svg":X,"./art/t-special.svg":re,"./art/technical-revision.svg":ie,"./art/wide-speed.svg":ae})),A(`traffic`,Object.assign({"./words/en.ftl":oe,"./words/ru.ftl":se,"./words/uk.ftl":ce}));var xt=[`pass`,`end`];function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function St({kind:e,args:t}){switch(e){case`drew`:return $(`pile:${t.deck}`,`hand:${t.seat}`,t.card);case`played`:return $(`hand:${t.seat}`,`discards`,t.card);case`placed`:return $(`hand:${t.seat}`,`track:${t.track}:${t.side??`left`}`,t.card);case`dispatched`:return $(`track:${t.track}`,`seat:${t.seat}`,t.card);case`built`:return $(`hand:${t.seat}`,`track:${t.track}`,`extra_track`);case`stopped`:return $(`hand:${t.seat}`,`seat:${t.target}`,`red_semaphore`);case`stole`:return $(`hand:${t.victim}`,`hand:${t.seat}`,t.card);case`gave`:return $(`hand:${t.seat}`,`hand:${t.receiver}`,t.card);case`took`:return $(`track:${t.track}`,`hand:${t.seat}`,t.card);case`swapped`:return t.track===t.other_track?null:$(`track:${t.track}`,`track:${t.other_track}`,t.card);case`moved`:return t.track===t.to_track?null:$(`track:${t.track}`,`track:${t.to_track}`,t.card);default:return null}}var Ct={name:`traffic`,seats:`left`,Board:Je,Hand:pt,SeatPanel:bt,Card:dt,Breakdown:nt,BarDetail:le,placed:e=>!xt.includes(e.kind),flights:St};export{Ct as game};