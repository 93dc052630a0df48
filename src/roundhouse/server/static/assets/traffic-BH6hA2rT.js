import{$ as e,A as t,B as n,D as r,F as i,J as a,M as o,Q as s,S as c,U as l,X as u,Y as d,Z as f,_ as p,a as m,ct as h,h as g,it as _,j as v,l as y,m as b,n as x,q as S,rt as C,st as w,t as T,tt as E,ut as D,w as O,x as k}from"./disclose-version-DzOOPwl4.js";import{l as A}from"./index-BHTj6UCd.js";import{C as j,S as M}from"./games-DvORl9XO.js";import{c as N}from"./attempt-DVQ4nkG1.js";import{i as ee,n as P,t as F}from"./Spot-BsWylH78.js";import{t as I}from"./printed-B0ll_N_u.js";import{t as L}from"./breakable-DrVugP6J.js";import{t as R}from"./Fan-5hDJ6FBI.js";import{t as z}from"./fire-BJCF5WRH.js";var B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M12 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 48h84M6 58h84" stroke-width="3"/><g opacity=".55"><path d="M12 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 20h84M6 30h84" stroke-width="3"/></g><circle cx="48" cy="25" r="16" fill="#f2cf63"/><path d="M48 16v18M39 25h18" stroke-width="4.5"/></g></svg>
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
`,Z=N;function le(e,a){_(a,!0);let o=Z(),s=E(()=>{let{view:e}=o,t=e.card===null?null:o.catalogue.cards[e.card];switch(e.phase){case`hook`:case`pull`:case`aim`:case`place`:return t?.effect??``;case`give`:return o.say(`detail-gives`,{cards:e.gives_due});case`take`:return o.say(`detail-takes`,{wagons:e.takes_due});case`lift`:return o.say(`detail-lift`);case`shunt`:return o.say(`detail-shunt`);default:return e.extra_turns>0?o.say(`detail-extra`,{turns:e.extra_turns}):``}});w();var c=i();l(()=>r(c,n(s))),t(e,c),C()}var ue=[`hopper`,`boxcar`,`tanker`],de={freight:[`#8d6a43`,`#a9552f`,`#66757c`],passenger:[`#5d5a7a`,`#2f6b4f`,`#8a3b2e`,`#2e4f7d`],high_speed:[`#5f7480`,`#7a4a80`,`#2f629c`,`#2c6a4d`,`#b93a26`],loco:[`#5d5a7a`,`#1f5a4c`,`#2b3f63`,`#a8442f`,`#2c6a4d`,`#2e4f7d`]},fe={freight:`sc-yard`,passenger:`sc-hills`,high_speed:`sc-speed`,special:`sc-shop`};function pe(e){switch(e.sort){case`freight`:return ue[((e.points??1)+ue.length-1)%ue.length];case`passenger`:return`coach`;case`high_speed`:return`hs-wagon`;case`loco`:return e.traction<=3?`loco-1`:e.traction<=5?`loco-2`:`loco-3`;default:return e.sort}}function me(e){let t=de[e.sort];if(!t)return``;let n=t[((e.is_a===`locomotive`?e.traction:e.points??1)+t.length-1)%t.length];return e.sort===`high_speed`?`--t:${n}`:`--b:${n}`}function he(e){return e.sort.replaceAll(`_`,`-`)}function ge(e){return e.is_a===`locomotive`?e.sort===`loco-hs`?`sc-speed`:`sc-hills`:fe[e.type??`special`]}function _e(e){return e.is_a===`locomotive`?`var(--enamel)`:`var(--${e.type===`special`?e.sort:e.type})`}var ve=o(`<span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span>`,1),ye=o(`<div class="piles svelte-1phjvae" role="group"><!> <!> <div class="pile" data-at="discards"><span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span> <span class="vh"> </span></div></div>`);function be(e,i){_(i,!0);let o=(e,i=D,o=D,c=D)=>{let p=E(()=>s.movesOf(o()));{let m=E(()=>n(p)[0]?.text??s.say(`pile-${i()}-name`,{cards:c()})),_=E(()=>n(f)?{kind:o(),args:{}}:void 0),v=E(()=>({kind:`pile`,args:{pile:i()}}));F(e,{get label(){return n(m)},get moves(){return n(p)},get why(){return n(_)},get about(){return n(v)},shape:`bare`,class:`pile`,get at(){return`pile:${i()??``}`},children:(e,n)=>{var o=ve(),f=a(o);let p;M(S(f),{name:`back`,class:`back`}),h(f);var m=u(f,2),_=S(m),v=d(_,!0),y=d(u(_),!0);h(m),l(e=>{p=g(f,1,`stack svelte-1phjvae`,null,p,{gone:c()===0}),r(v,c()),r(y,e)},[()=>s.say(`pile-${i()}`)]),t(e,o)},$$slots:{default:!0}})}},s=Z(),c=P(),f=E(()=>s.view.phase===`turn`||s.view.phase===`second_card`),m=E(()=>s.view.discards),v=E(()=>{let e=s.lastLines.findLast(e=>e.kind===`played`)?.args.card;return n(m).includes(e)?e:n(m).at(-1)}),b=E(()=>{if(n(m).length===0)return s.say(`discards-none`);let e=[...new Set(n(m))].map(e=>{let t=n(m).filter(t=>t===e).length;return`${s.catalogue.cards[e].title}${t>1?` ×${t}`:``}`});return s.say(`discards-list`,{cards:e.join(`, `)})});var x=ye(),w=S(x);o(w,()=>`wagons`,()=>`draw_cards`,()=>s.view.wagon_deck.size);var T=u(w,2);o(T,()=>`locomotives`,()=>`draw_loco`,()=>s.view.loco_deck.size);var k=u(T,2),A=S(k);let j;var N=S(A),ee=e=>{{let t=E(()=>he(s.catalogue.cards[n(v)]));M(e,{get name(){return n(t)}})}};O(N,e=>{n(v)!==void 0&&e(ee)}),h(A);var I=u(A,2),L=S(I),R=d(L,!0),z=d(u(L),!0);h(I);var B=d(u(I,2),!0);h(k),p(k,()=>c(`pile`,{pile:`discards`})),h(x),l((e,t)=>{y(x,`aria-label`,e),j=g(A,1,`face svelte-1phjvae`,null,j,{gone:n(v)===void 0}),r(R,n(m).length),r(z,t),r(B,n(b))},[()=>s.say(`piles`),()=>s.say(`pile-discards`)]),t(e,x),C()}function Q(e,t){_(t,!0);let r=T(t,`class`,3,`v`),i=Z(),a=E(()=>i.catalogue.cards[t.card]);{let t=E(()=>pe(n(a))),i=E(()=>me(n(a)));M(e,{get name(){return n(t)},get class(){return r()},get style(){return n(i)}})}C()}var xe=o(`<span class="hooked svelte-teo29c"><!></span>`),Se=o(`<span class="take svelte-teo29c"><b class="svelte-teo29c"> </b> <i class="svelte-teo29c"> </i></span>`),Ce=o(`<!> <!>`,1),we=o(`<span><!></span>`);function Te(e,i){_(i,!0);let o=Z(),s=E(()=>i.card!==null&&o.catalogue.cards[i.card].is_a===`locomotive`),c=E(()=>i.moves[0]?.gain??null);var f=we();let p;var m=S(f),v=e=>{var n=xe();Q(S(n),{get card(){return i.card}}),h(n),t(e,n)},b=e=>{{let s=E(()=>i.moves.map(e=>e.text).join(`; `)),f=E(()=>({kind:`track`,args:{track:i.track}}));F(e,{get label(){return n(s)},get moves(){return i.moves},get about(){return n(f)},class:`ghost`,get at(){return`end:${i.track??``}:${i.side??``}`},children:(e,s)=>{var f=Ce(),p=a(f);Q(p,{get card(){return i.card}});var m=u(p,2),g=e=>{var i=Se(),a=S(i),s=d(a,!0),f=d(u(a,2),!0);h(i),l((e,t)=>{r(s,e),r(f,t)},[()=>I(n(c)),()=>o.say(`points-unit`,{points:Math.abs(n(c))})]),t(e,i)},_=e=>{var n=Se(),a=S(n),s=d(a,!0),c=d(u(a,2),!0);h(n),l((e,t)=>{r(s,e),r(c,t)},[()=>i.leaving.join(`/`),()=>o.say(`wagons-unit`,{wagons:i.leaving.at(-1)})]),t(e,n)};O(m,e=>{n(c)===null?i.leaving.length>1&&e(_,1):e(g)}),t(e,f)},$$slots:{default:!0}})}};O(m,e=>{i.card!==null&&i.isHooked?e(v):i.card!==null&&i.moves.length>0&&e(b,1)}),h(f),l(e=>{p=g(f,1,`end ${i.side??``}`,`svelte-teo29c`,p,{flip:n(s)&&i.side===`right`}),y(f,`data-reach`,e)},[()=>i.leaving.length>0?`${i.side} ${i.leaving.at(-1)}`:void 0]),t(e,f),C()}function Ee(e,t){return e.slice(0,t).reduce((e,t)=>e+t.length,0)}function De(e,t){let n=0;for(;t>=e[n].length;)t-=e[n++].length;return{track:n,position:t}}function Oe(e,t,n){let r=De(e.tracks,e.lifted);return e.tracks.slice(0,t).reduce((e,t)=>e+t.length+1,0)-+(r.track<t)+n-+(r.track===t&&n>r.position)}function ke(e,t){let n=Math.max(1,Math.ceil(e.length/t)),r=Math.ceil(e.length/n);return Array.from({length:n},(t,n)=>e.slice(n*r,(n+1)*r))}function Ae(e,t,n){let{view:r}=e,i=r.tracks[t],a=Ee(r.tracks,t),o=Array.from({length:i.length+1},(n,r)=>Me(e,t,r)),s=i.map((n,r)=>Pe(e,t,r)),c=n=>[...e.movesOf(`place`,{track:t,side:n}),...e.movesOf(`hook`,{track:t,side:n}),...n===`left`?o[0]:i.length>0?o.at(-1):[]],l=e=>r.hooks.find(n=>n.track===t&&n.side===e)?.wagons??[],u=c(`left`),d=c(`right`);return{left:u,right:d,card:r.lifted===null?r.card:je(r.tracks,r.lifted),leaving:{left:l(`left`),right:l(`right`)},wagons:i.map((r,c)=>[...e.movesOf(`lift`,{wagon:a+c}),...e.movesOf(`swap`,{wagon:a+c}),...c===0?e.movesOf(`take`,{track:t,side:`left`}):[],...c===i.length-1?e.movesOf(`take`,{track:t,side:`right`}):[],...s[c]===void 0?[]:e.movesOf(`pull`,{wagons:s[c]}),...n?[...Ne(o,c),...Ne(o,c+1)]:[]]),gaps:o,pulls:s,why:u.length+d.length>0?void 0:Fe(e,t),whyWagon(e){let t={lift:`lift`,shunt:`swap`}[r.phase];return t&&a+e!==r.lifted?{kind:t,args:{wagon:a+e}}:void 0}}}function je(e,t){let{track:n,position:r}=De(e,t);return e[n][r]}function Me(e,t,n){return e.view.lifted===null?[]:e.movesOf(`move`,{place:Oe(e.view,t,n)})}function Ne(e,t){return t>0&&t<e.length-1?e[t]:[]}function Pe(e,t,n){let{view:r}=e;if(r.phase!==`pull`||r.track!==t)return;let i=r.side===`left`?n+1:r.tracks[t].length-n;return e.movesOf(`pull`,{wagons:i}).length>0?i:void 0}function Fe(e,t){let{phase:n}=e.view;return n===`place`||n===`hook`?{kind:n,args:{track:t,side:`left`}}:void 0}var Ie=o(`<b class="svelte-1hbgsi1"> </b> <small class="svelte-1hbgsi1"> </small>`,1),Le=o(`<i class="svelte-1hbgsi1"> </i>`),Re=o(`<b> </b><!>`,1),ze=o(`<!> <span class="edge svelte-1hbgsi1"><!></span>`,1),Be=o(`<span class="slot svelte-1hbgsi1"><!></span>`);function Ve(e,i){_(i,!0);let o=Z(),s=E(()=>o.catalogue.cards[i.card]),c=E(()=>o.view.tracks[i.track].length),f=E(()=>o.view.lifted===Ee(o.view.tracks,i.track)+i.position),p=E(()=>i.moves.map(e=>e.text).join(`; `)||o.say(`wagon-at`,{card:n(s).name,track:i.track+1,position:i.position+1})),m=E(()=>[i.position===0&&`track:${i.track}:left`,i.position===n(c)-1&&`track:${i.track}:right`].filter(Boolean).join(` `)),v=E(()=>ee(o).some(({kind:e,args:t})=>e===`placed`&&t.track===i.track&&t.card===i.card?i.position===(t.side===`right`?n(c)-1:0):e===`moved`&&t.to_track===i.track&&t.position===i.position));var b=Be(),x=S(b);{let e=E(()=>({kind:`wagon`,args:{track:i.track,position:i.position}})),c=E(()=>n(m)||void 0),_=E(()=>[`veh`,`wagon`,i.isFramed&&`framed`,i.isFirstFramed&&`first`,i.isLastFramed&&`end-of`,n(v)&&`latest`,n(f)&&`lifted`].filter(Boolean).join(` `));F(x,{get label(){return n(p)},get moves(){return i.moves},get why(){return i.why},get about(){return n(e)},get card(){return i.card},shape:`bare`,get picked(){return n(f)},get at(){return n(c)},get class(){return n(_)},children:(e,c)=>{var f=ze(),p=a(f);Q(p,{get card(){return i.card}});var m=u(p,2),_=S(m),v=e=>{let s=E(()=>i.moves[0]?.gain??null);var c=Ie(),f=a(c),p=d(f,!0),m=d(u(f,2),!0);l((e,t)=>{r(p,e),r(m,t)},[()=>n(s)===null?i.pull:I(n(s)),()=>n(s)===null?o.say(`wagons-unit`,{wagons:i.pull}):o.say(`points-unit`,{points:Math.abs(n(s))})]),t(e,c)},y=e=>{var i=Re(),o=a(i);let c;var f=d(o,!0),p=u(o),m=e=>{var i=Le(),a=d(i,!0);l(()=>r(a,n(s).mark)),t(e,i)};O(p,e=>{n(s).mark&&e(m)}),l(e=>{c=g(o,1,`svelte-1hbgsi1`,null,c,{minus:n(s).points<0}),r(f,e)},[()=>I(n(s).points)]),t(e,i)};O(_,e=>{i.pull===void 0?e(y,-1):e(v)}),h(m),t(e,f)},$$slots:{default:!0}})}h(b),l(()=>y(b,`data-reach`,i.pull===void 0?void 0:`${o.view.side} ${i.pull}`)),t(e,b),C()}var He=o(`<b class="plate svelte-lhdjco"> </b> <span class="type svelte-lhdjco"><!> <span class="word svelte-lhdjco"> </span></span>`,1),Ue=o(`<!> <!>`,1),We=o(`<div class="row svelte-lhdjco" data-overlaps="inside"><!> <!> <!></div>`),Ge=o(`<div><!> <div class="line svelte-lhdjco"><!> <!></div></div>`);function Ke(i,o){_(o,!0);let f={phone:44,desk:34},v=Z(),x=E(()=>v.view.tracks[o.track]),w=E(()=>v.catalogue.cards),T=E(()=>n(x).map(e=>n(w)[e].type).find(e=>e!==`special`)),D=E(()=>v.view.phase===`pull`&&v.view.track===o.track?v.view.side:null),A=E(()=>ee(v).some(e=>e.kind===`built`&&e.args.track===o.track)),j=e(0),N=e(0),P=E(()=>v.isPhone?56:n(x).length>8?80:n(j)>900?150:112),I=E(()=>Math.max(0,n(j)-2*n(P)-(v.isPhone?8:24))),L=E(()=>Math.max(3,Math.floor(n(I)/(v.isPhone?f.phone:f.desk)))),R=E(()=>ke(n(x).map((e,t)=>({card:e,position:t})),n(L))),z=E(()=>n(N)/n(R).length),B=E(()=>v.isPhone?29:n(z)<92?24:33),V=E(()=>Math.min(164,(n(z)-n(B)-14)*1.6)),H=E(()=>Math.floor(Math.min(Math.max(0,n(V)),n(I)/Math.max(4,n(R)[0].length)))),U=E(()=>v.isPhone||n(H)<60),W=E(()=>Ae(v,o.track,n(U))),G=e(null);function K(e){return!n(G)||v.view.phase!==`hook`&&v.view.phase!==`pull`?!1:n(G).side===`left`?e<n(G).count:e>=n(x).length-n(G).count}function q(e){let t=e=>{let t=e?{side:e[0],count:Number(e[1])}:null;queueMicrotask(()=>s(G,t,!0))},n=e=>t(e.target.closest(`[data-reach]`)?.dataset.reach?.split(` `)),r=()=>t(),i={pointerover:n,focusin:n,pointerleave:r,focusout:r};for(let[t,n]of Object.entries(i))e.addEventListener(t,n);return()=>{for(let[t,n]of Object.entries(i))e.removeEventListener(t,n)}}var J=Ge();let te;var ne=S(J);{let e=E(()=>v.say(`track-name`,{track:o.track+1})),i=E(()=>({kind:`track`,args:{track:o.track}}));F(ne,{get label(){return n(e)},get why(){return n(W).why},get about(){return n(i)},quiet:!0,shape:`bare`,class:`no`,children:(e,i)=>{var s=He(),c=a(s),f=d(c,!0),p=u(c,2),m=S(p),g=e=>{M(e,{get name(){return`t-${n(T)??``}`}})};O(m,e=>{n(T)&&e(g)});var _=d(u(m,2),!0);h(p),l(e=>{r(f,o.track+1),r(_,e)},[()=>n(T)?v.catalogue.types[n(T)]:v.say(n(x).length?`track-open`:`track-empty`)]),t(e,s)},$$slots:{default:!0}})}var Y=u(ne,2),X=S(Y);{let e=E(()=>({freight:`wide-yard`,passenger:`wide-hills`,high_speed:`wide-speed`})[n(T)??``]??`wide-hills`);M(X,{get name(){return n(e)},class:`bd`,slice:!0})}k(u(X,2),17,()=>n(R),c,(e,r,i)=>{var s=We(),c=S(s),l=e=>{{let t=E(()=>n(D)===`left`);Te(e,{get track(){return o.track},side:`left`,get moves(){return n(W).left},get card(){return n(W).card},get leaving(){return n(W).leaving.left},get isHooked(){return n(t)}})}};O(c,e=>{i===0&&e(l)});var d=u(c,2);k(d,17,()=>n(r),({card:e,position:t})=>t,(e,i)=>{let s=()=>n(i).card,c=()=>n(i).position,l=E(()=>n(W).wagons[c()]),d=E(()=>n(U)?[]:n(W).gaps[c()]);var f=Ue(),p=a(f),m=e=>{{let t=E(()=>({kind:`track`,args:{track:o.track}}));F(e,{get label(){return n(d)[0].text},get moves(){return n(d)},get about(){return n(t)},class:`gap`})}};O(p,e=>{n(d).length>0&&c()>0&&e(m)});var h=u(p,2);{let e=E(()=>n(W).whyWagon(c())),t=E(()=>K(c())),i=E(()=>K(c())&&(c()===n(r)[0].position||!K(c()-1))),a=E(()=>K(c())&&(c()===n(r).at(-1).position||!K(c()+1)));Ve(h,{get track(){return o.track},get position(){return c()},get card(){return s()},get moves(){return n(l)},get pull(){return n(W).pulls[c()]},get why(){return n(e)},get isFramed(){return n(t)},get isFirstFramed(){return n(i)},get isLastFramed(){return n(a)}})}t(e,f)});var f=u(d,2),p=e=>{{let t=E(()=>n(D)===`right`);Te(e,{get track(){return o.track},side:`right`,get moves(){return n(W).right},get card(){return n(W).card},get leaving(){return n(W).leaving.right},get isHooked(){return n(t)}})}};O(f,e=>{i===n(R).length-1&&n(x).length>0&&e(p)}),h(s),t(e,s)}),h(Y),p(Y,()=>q),h(J),l(()=>{te=g(J,1,`track svelte-lhdjco`,null,te,{new:n(A),low:n(B)<29}),b(J,`--c:var(--${n(T)??`rule-2`??``});--edge:${n(B)??``}px;--rows:${n(R).length??``}`),y(J,`data-at`,`track:${o.track??``}`),b(Y,`--vw:${n(H)??``}px;--ew:${n(P)??``}px;--rh:${n(z)??``}px`)}),m(Y,`clientWidth`,e=>s(j,e)),m(Y,`clientHeight`,e=>s(N,e)),t(i,J),C()}var qe=o(`<div class="station svelte-15s9zxt"><div class="depot svelte-15s9zxt"><div class="sign enamel screws svelte-15s9zxt"> <small class="svelte-15s9zxt"> </small></div> <!></div> <div class="yard svelte-15s9zxt" role="group"></div></div>`);function Je(e,i){_(i,!0);let a=Z(),o=E(()=>a.view.tracks);var s=qe(),f=S(s),p=S(f),m=S(p,!0),g=d(u(m),!0);h(p),be(u(p,2),{}),h(f);var v=u(f,2);k(v,21,()=>n(o),c,(e,t,n)=>{Ke(e,{track:n})}),h(v),h(s),l((e,t,i)=>{r(m,e),r(g,t),b(v,`--tracks:${n(o).length??``}`),y(v,`aria-label`,i)},[()=>a.say(`station`),()=>a.say(`station-tracks`,{tracks:n(o).length}),()=>a.say(`tracks`)]),t(e,s),C()}var Ye=o(`<span> </span>`),Xe=o(`<span class="factor svelte-18e7uc4"> </span>`),Ze=o(`<span> </span> <!> <!>`,1),Qe=o(`<li class="svelte-18e7uc4"><span class="vh"> </span> <span class="rail svelte-18e7uc4"><!> <!></span> <span class="steps svelte-18e7uc4"><!></span> <b> </b></li>`),$e=o(`<li class="svelte-18e7uc4"><span class="none svelte-18e7uc4"> </span></li>`),et=o(`<li class="left svelte-18e7uc4"><span> </span> <span class="steps svelte-18e7uc4"></span> <b> </b></li>`),tt=o(`<ul><!> <!></ul>`);function nt(e,i){_(i,!0);let o=Z();var s=tt(),f=S(s);k(f,17,()=>i.parts.trains,c,(e,i,s)=>{var f=Qe(),p=S(f),m=d(p,!0),_=u(p,2),v=S(_);Q(v,{get card(){return n(i).loco},class:`m`}),k(u(v,2),17,()=>n(i).wagons,c,(e,t)=>{Q(e,{get card(){return n(t)},class:`m`})}),h(_);var b=u(_,2),x=S(b),C=e=>{var s=Ze(),c=a(s),f=d(c,!0),p=u(c,2),m=e=>{var a=Ye(),s=d(a);l(e=>{y(a,`title`,e),r(s,`+${n(i).bonus??``}`)},[()=>o.say(`part-bonus`)]),t(e,a)};O(p,e=>{n(i).bonus&&e(m)});var h=u(p,2),g=e=>{var a=Xe(),s=d(a);l(e=>{y(a,`title`,e),r(s,`×${n(i).factor??``}`)},[()=>o.say(`part-factor`)]),t(e,a)};O(h,e=>{n(i).factor!==1&&e(g)}),l((e,t)=>{y(c,`title`,e),r(f,t)},[()=>o.say(`part-points`),()=>I(n(i).points)]),t(e,s)};O(x,e=>{(n(i).bonus||n(i).factor!==1)&&e(C)}),h(b);var w=u(b,2);let T;var E=d(w,!0);h(f),l((e,t)=>{r(m,e),T=g(w,1,`num svelte-18e7uc4`,null,T,{minus:n(i).score<0}),r(E,t)},[()=>o.say(`part-train`,{number:s+1}),()=>I(n(i).score)]),t(e,f)},e=>{var n=$e(),i=d(S(n),!0);h(n),l(e=>r(i,e),[()=>o.say(`trains-none`)]),t(e,n)});var p=u(f,2),m=e=>{var n=et(),a=S(n),s=d(a,!0),c=u(a,4);let f;var p=d(c,!0);h(n),l((e,t)=>{r(s,e),f=g(c,1,`num svelte-18e7uc4`,null,f,{minus:i.parts.hand<0}),r(p,t)},[()=>o.say(`part-hand`),()=>I(i.parts.hand)]),t(e,n)};O(p,e=>{i.parts.hand!==null&&e(m)}),h(s),l(()=>g(s,1,`parts o${i.seat+1}`,`svelte-18e7uc4`)),t(e,s),C()}var rt=o(`<span class="ty svelte-cssgyr"> </span>`),it=o(`<span style="--c:var(--action)"><span class="pic svelte-cssgyr"><!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <span class="fx svelte-cssgyr"><span class="line svelte-cssgyr"> </span></span> <!></span></span>`),at=o(`<span class="badge"><!> </span>`),ot=o(`<span class="badge mark svelte-cssgyr"> </span>`),st=o(`<span class="ty svelte-cssgyr"><!> <span> </span></span>`),ct=o(`<i class="svelte-cssgyr"></i>`),lt=o(`<span class="pull svelte-cssgyr"></span>`),ut=o(`<span><b> </b> <!> <span class="pic svelte-cssgyr"><!> <!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <!> <span class="fx svelte-cssgyr"><!> <span class="line svelte-cssgyr"> </span></span> <!></span> <!></span>`);function dt(e,i){_(i,!0);let o=T(i,`big`,3,!1),s=Z(),f=E(()=>s.catalogue.cards[i.card]),p=E(()=>n(f).is_a===`locomotive`),m=E(()=>n(f).copies[s.view.options.variant===`junior`?`junior`:`full`]);var y=v(),x=a(y),w=e=>{var i=it();let a;var c=S(i),p=S(c);{let e=E(()=>he(n(f)));M(p,{get name(){return n(e)}})}h(c);var _=u(c,2),v=S(_),y=d(v,!0),b=u(v,2),x=d(S(b),!0);h(b);var C=u(b,2),w=e=>{var i=rt(),a=d(i,!0);l(e=>r(a,e),[()=>s.say(`copies`,{copies:n(m)})]),t(e,i)};O(C,e=>{o()&&e(w)}),h(_),h(i),l(e=>{a=g(i,1,`card act svelte-cssgyr`,null,a,{big:o()}),r(y,e),r(x,o()?n(f).effect:n(f).reminder)},[()=>L(n(f).title)]),t(e,i)},D=e=>{var i=ut();let a;var _=S(i);let v;var y=d(_,!0),x=u(_,2),C=e=>{var i=at(),a=S(i);M(a,{name:`i-hook`});var o=u(a,1,!0);h(i),l(()=>r(o,n(f).traction)),t(e,i)},w=e=>{var i=ot(),a=d(i,!0);l(()=>r(a,n(f).mark)),t(e,i)};O(x,e=>{n(p)?e(C):n(f).mark&&e(w,1)});var T=u(x,2),D=S(T);{let e=E(()=>ge(n(f)));M(D,{get name(){return n(e)},class:`sc`,slice:!0})}var A=u(D,2);{let e=E(()=>pe(n(f))),t=E(()=>me(n(f)));M(A,{get name(){return n(e)},class:`v`,get style(){return n(t)}})}h(T);var j=u(T,2),N=S(j),ee=d(N,!0),P=u(N,2),F=e=>{var i=st(),a=S(i);M(a,{get name(){return`t-${n(f).type??``}`}});var o=d(u(a,2),!0);h(i),l(e=>r(o,e),[()=>n(f).type===`special`?s.catalogue.types.special:s.say(`copies`,{copies:n(m)})]),t(e,i)};O(P,e=>{n(f).type&&e(F)});var R=u(P,2),z=S(R),B=e=>{var r=lt();k(r,21,()=>({length:n(f).traction}),c,(e,n)=>{t(e,ct())}),h(r),t(e,r)};O(z,e=>{n(p)&&(o()||n(f).sort!==`loco-hs`)&&e(B)});var V=d(u(z,2),!0);h(R);var H=u(R,2),U=e=>{var i=rt(),a=d(i,!0);l(e=>r(a,e),[()=>s.say(`copies`,{copies:n(m)})]),t(e,i)};O(H,e=>{o()&&(n(p)||n(f).type===`special`)&&e(U)}),h(j);var W=u(j,2),G=e=>{M(e,{get name(){return`t-${n(f).type??``}`},class:`wm`})};O(W,e=>{n(f).type&&n(f).type!==`special`&&e(G)}),h(i),l((e,t,s)=>{a=g(i,1,`card svelte-cssgyr`,null,a,{big:o(),loco:n(p)}),b(i,`--c:${e??``}`),v=g(_,1,`plate val svelte-cssgyr`,null,v,{minus:n(f).points<0}),r(y,t),r(ee,s),r(V,o()?n(f).effect:n(f).reminder)},[()=>_e(n(f)),()=>I(n(f).points),()=>L(n(f).title)]),t(e,i)};O(x,e=>{n(f).is_a===`action`?e(w):e(D,-1)}),t(e,y),C()}var ft=o(`<span><!></span>`);function pt(e,r){_(r,!0);let i=[`locomotive`,`wagon`,`action`],o={large:138,usual:111,narrow:88,low:88,phone:92,crowded:78,gap:9},s=Z(),c=E(()=>s.viewer===null?null:s.view.hands[s.viewer].cards),u=E(()=>(n(c)??[]).toSorted((e,t)=>i.indexOf(s.catalogue.cards[e].is_a)-i.indexOf(s.catalogue.cards[t].is_a))),d=E(()=>n(u).map((e,t)=>({card:e,place:t,key:`${e} ${n(u).indexOf(e)-t}`}))),f=E(()=>s.view.phase===`give`?`give`:`play`),p=E(()=>[`turn`,`second_card`,`give`].includes(s.view.phase)),m=E(()=>s.view.turn===s.viewer&&s.view.card!==null?n(u).indexOf(s.view.card):-1);var y=v(),b=a(y),x=e=>{R(e,{get cards(){return n(d)},get sizes(){return o},key:({key:e})=>e,one:(e,r)=>{let i=()=>(r?.()).card,a=()=>(r?.()).place,o=E(()=>s.movesOf(n(f),{card:i()}));var c=ft();let u;var d=S(c);{let e=E(()=>n(o)[0]?.text??s.catalogue.cards[i()].name),t=E(()=>n(p)?{kind:n(f),args:{card:i()}}:void 0),r=E(()=>({kind:`card`,args:{card:i()}})),c=E(()=>a()===n(m));F(d,{get label(){return n(e)},get moves(){return n(o)},get why(){return n(t)},get about(){return n(r)},get picked(){return n(c)},shape:`card`,get card(){return i()},children:(e,t)=>{dt(e,{get card(){return i()}})},$$slots:{default:!0}})}h(c),l(()=>u=g(c,1,`svelte-1wrp6cc`,null,u,{phone:s.isPhone})),t(e,c)},$$slots:{one:!0}})};O(b,e=>{n(c)!==null&&e(x)}),t(e,y),C()}function mt({kind:e,args:t},n,{view:r}){if(e!==`dispatched`)return[];let[i,a]=[r.tracks[t.track]??[],n.tracks[t.track]??[]],o=Math.max(0,i.length-a.length),s=a.every((e,t)=>e===i[t]),c=a.length===0?r.side===`left`:!s,[l,u]=c?[0,o]:[i.length-o,i.length],d={of:`.wagon`,from:l,to:u,way:c?`left`:`right`};return[{scene:`departs`,at:`[data-at~="track:${t.track}"]`,moving:d}]}var ht=o(`<span class="skips svelte-yce8mi"><!><span class="svelte-yce8mi"> </span></span>`),gt=o(`<span class="extra long svelte-yce8mi"> </span>`),_t=o(`<span class="extra long svelte-yce8mi"> </span> <span class="extra short svelte-yce8mi" aria-hidden="true"> </span>`,1),vt=o(`<span class="held svelte-yce8mi"> </span>`),yt=o(`<li><span class="vh"> </span> <span class="rail svelte-yce8mi" aria-hidden="true"><!> <!></span> <b aria-hidden="true"> </b></li>`),bt=o(`<div data-told-group=""><dl class="svelte-yce8mi"><div class="svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="count svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="points svelte-yce8mi"><dt class="svelte-yce8mi"><span class="long svelte-yce8mi"> </span> <span class="short svelte-yce8mi"> </span></dt> <dd class="svelte-yce8mi"> </dd></div></dl> <p class="signs svelte-yce8mi"><!> <!> <!> <!></p> <ul class="trains svelte-yce8mi"></ul> <!></div>`);function xt(e,i){_(i,!0);let o=Z(),s=P(),m=f({height:900}),v=E(()=>o.view),b=E(()=>n(v).points[i.seat]),w=E(()=>n(v).phase===`over`),T=E(()=>n(w)?n(b).total:n(b).total-(n(b).hand??0)),D=E(()=>o.movesOf(`aim`,{seat:i.seat})),A=E(()=>n(v).semaphores[i.seat]>0),j=E(()=>n(v).turn===i.seat&&!n(w)),N=E(()=>m.height-84),L=E(()=>!o.isPhone&&n(v).seats*104+n(v).trains.length*32>n(N)),R=E(()=>n(L)&&n(v).seats*102+n(v).trains.length*12>n(N)),z=E(()=>ee(o).some(e=>e.kind===`dispatched`&&e.seat===i.seat));var B=bt();let V;var H=S(B),U=S(H),W=S(U),G=d(W,!0),K=d(u(W,2),!0);h(U),p(U,()=>s(`hand`,{seat:i.seat}));var q=u(U,2),J=S(q),te=d(J,!0),ne=d(u(J,2),!0);h(q),p(q,()=>s(`trains`,{seat:i.seat}));var Y=u(q,2),X=S(Y),re=S(X),ie=d(re,!0),ae=d(u(re,2),!0);h(X);var oe=d(u(X,2),!0);h(Y),p(Y,()=>s(`points`,{seat:i.seat})),h(H);var se=u(H,2),ce=S(se),le=e=>{var n=ht(),a=S(n);M(a,{name:`sema-stop`,class:`sg`});var c=d(u(a),!0);h(n),p(n,()=>s(`semaphore`,{seat:i.seat})),l(e=>r(c,e),[()=>o.say(`seat-skips`)]),t(e,n)};O(ce,e=>{n(A)&&e(le)});var ue=u(ce,2),de=e=>{var n=gt(),i=d(n,!0);l(e=>r(i,e),[()=>o.say(`seat-in-extra`)]),t(e,n)};O(ue,e=>{n(j)&&n(v).in_extra_turn&&e(de)});var fe=u(ue,2),pe=e=>{var i=_t(),c=a(i),f=d(c,!0);p(c,()=>s(`extra_turns`));var m=d(u(c,2));l(e=>{r(f,e),r(m,`+${n(v).extra_turns??``}`)},[()=>o.say(`seat-extra`,{turns:n(v).extra_turns})]),t(e,i)};O(fe,e=>{n(j)&&n(v).extra_turns>0&&e(pe)});var me=u(fe,2),he=e=>{var i=vt(),a=d(i,!0);l(e=>r(a,e),[()=>o.say(`seat-hand`,{points:I(n(b).hand)})]),t(e,i)};O(me,e=>{n(b).hand&&e(he)}),h(se);var ge=u(se,2);k(ge,21,()=>n(b).trains,c,(e,a,f)=>{var m=yt();let _;var v=S(m),y=d(v,!0),x=u(v,2),C=S(x);Q(C,{get card(){return n(a).loco},class:`m`}),k(u(C,2),17,()=>n(a).wagons,c,(e,t)=>{Q(e,{get card(){return n(t)},class:`m`})}),h(x);var w=u(x,2);let T;var E=d(w,!0);h(m),p(m,()=>s(`train`,{seat:i.seat,train:f})),l((e,t)=>{_=g(m,1,`svelte-yce8mi`,null,_,{latest:n(z)&&f===n(b).trains.length-1}),r(y,e),T=g(w,1,`num svelte-yce8mi`,null,T,{minus:n(a).score<0}),r(E,t)},[()=>o.say(`train-name`,{loco:o.catalogue.cards[n(a).loco].title,wagons:n(a).wagons.length,points:n(a).score}),()=>I(n(a).score)]),t(e,m)}),h(ge);var _e=u(ge,2),ve=e=>{{let t=E(()=>({kind:`hand`,args:{seat:i.seat}}));F(e,{get label(){return n(D)[0].text},get moves(){return n(D)},get about(){return n(t)},class:`aim`})}};O(_e,e=>{n(D).length>0&&e(ve)}),h(B),l((e,t,a,s,c)=>{V=g(B,1,`panel svelte-yce8mi`,null,V,{dense:n(L),tiny:n(R)}),y(B,`data-at`,i.seat===o.viewer?void 0:`hand:${i.seat}`),r(G,e),r(K,n(v).hands[i.seat].size),r(te,t),r(ne,n(b).trains.length),r(ie,a),r(ae,s),r(oe,c)},[()=>o.say(`seat-cards`,{cards:n(v).hands[i.seat].size}),()=>o.say(`seat-trains`,{trains:n(b).trains.length}),()=>o.say(n(w)?`seat-points-short`:`seat-points`,{points:n(T)}),()=>o.say(`seat-points-short`,{points:n(T)}),()=>I(n(T))]),x(`innerHeight`,e=>m.height=e),t(e,B),C()}j(Object.assign({"./art/extra-track.svg":B,"./art/fire.svg":z,"./art/i-hook.svg":V,"./art/modernised.svg":H,"./art/motorised.svg":U,"./art/restoration.svg":W,"./art/sc-shop.svg":G,"./art/sc-speed.svg":K,"./art/sorting-hump.svg":q,"./art/stock-renewal.svg":J,"./art/switch.svg":te,"./art/t-freight.svg":ne,"./art/t-high_speed.svg":Y,"./art/t-passenger.svg":X,"./art/t-special.svg":re,"./art/technical-revision.svg":ie,"./art/wide-speed.svg":ae})),A(`traffic`,Object.assign({"./words/en.ftl":oe,"./words/ru.ftl":se,"./words/uk.ftl":ce}));var St=[`pass`,`end`];function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n!==void 0&&{card:n}}}function Ct({kind:e,args:t}){switch(e){case`drew`:return $(`pile:${t.deck}`,`hand:${t.seat}`,t.card);case`played`:return $(`hand:${t.seat}`,`discards`,t.card);case`placed`:return $(`hand:${t.seat}`,`track:${t.track}:${t.side??`left`}`,t.card);case`built`:return $(`hand:${t.seat}`,`track:${t.track}`,`extra_track`);case`stopped`:return $(`hand:${t.seat}`,`seat:${t.target}`,`red_semaphore`);case`stole`:return $(`hand:${t.victim}`,`hand:${t.seat}`,t.card);case`gave`:return $(`hand:${t.seat}`,`hand:${t.receiver}`,t.card);case`took`:return $(`track:${t.track}`,`hand:${t.seat}`,t.card);case`swapped`:return t.track===t.other_track?null:$(`track:${t.track}`,`track:${t.other_track}`,t.card);case`moved`:return t.track===t.to_track?null:$(`track:${t.track}`,`track:${t.to_track}`,t.card);default:return null}}var wt={name:`traffic`,seats:`left`,Board:Je,Hand:pt,SeatPanel:xt,Card:dt,Breakdown:nt,BarDetail:le,moments:mt,placed:e=>!St.includes(e.kind),flights:Ct};export{wt as game};