import{A as e,B as t,C as n,E as r,G as i,J as a,K as o,L as s,N as c,O as l,Q as u,W as d,X as f,Y as p,at as m,b as h,c as g,et as _,g as v,i as y,it as b,k as x,m as S,n as C,p as w,q as T,st as E,t as D,tt as O,x as k}from"./disclose-version-DvuCferx.js";import{t as A}from"./words.svelte-BQqySvG4.js";import{c as j,l as M}from"./TopRail-C4ne-vrE.js";import{r as N}from"./context-BMiLETl0.js";import{r as P,t as F}from"./Spot-DK8DQ7jk.js";import{t as I}from"./printed-BqLhZ7W4.js";import{t as L}from"./breakable-DrVugP6J.js";import{t as R}from"./Fan-6Ka7SOvV.js";import{t as z}from"./fire-BJCF5WRH.js";var B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M12 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 48h84M6 58h84" stroke-width="3"/><g opacity=".55"><path d="M12 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 20h84M6 30h84" stroke-width="3"/></g><circle cx="48" cy="25" r="16" fill="#f2cf63"/><path d="M48 16v18M39 25h18" stroke-width="4.5"/></g></svg>
`,V=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M2 12h7M15 12h7M9 8v8M15 8v8"/></g></svg>
`,H=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M5 56V25q0-3 3-3h54l-12 34z" fill="#9a7b55"/><path d="M5 31h54M5 39h51M5 47h48" fill="none" stroke-width="1.5"/><rect x="13" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><rect x="32" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><path d="M7 22q3-7 12-7h46l-3 7z" fill="var(--r,#7a6a52)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="var(--b,#7d4b86)"/><path d="M57 53l3-7h65v7z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M71 25h40q7 0 7 5.5t-7 5.5H67.5z" fill="var(--g,#cfe0e2)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="none"/><path d="M101 2l2.2 5.8L109 10l-5.8 2.2L101 18l-2.2-5.8L93 10l5.8-2.2z" fill="var(--t,#f2cf63)" stroke-width="1.8"/></g></svg>
`,U=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M6 56V30l10-10h96l10 10v26z" fill="var(--b,#c4952c)"/><path d="M12 32l7-7h9v12H12zM116 32l-7-7h-9v12h16z" fill="var(--g,#cfe0e2)"/><rect x="35" y="26" width="24" height="24" rx="2" fill="color-mix(in oklab,var(--b,#c4952c) 78%,#101a1c)" /><path d="M39 32h16M39 38h16M39 44h16" fill="none" stroke-width="2"/><path d="M80 26.5l3 3.4 4.5-.4.8 4.5 4 2-2 4 2 4-4 2-.8 4.5-4.5-.4-3 3.4-3-3.4-4.5.4-.8-4.5-4-2 2-4-2-4 4-2 .8-4.5 4.5.4z" transform="translate(-1.5 -1)" fill="var(--m,#aab4b3)"/><circle cx="78.5" cy="38" r="4" fill="var(--f,#46525a)"/><path d="M42 20v-9h9v9z" fill="var(--f,#46525a)"/><path d="M46 6q5-4 9-1" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M6 51h116" fill="none" stroke-opacity=".45" stroke-width="1.8"/></g></svg>
`,W=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="5" y="50" width="118" height="7" rx="1.5" fill="color-mix(in oklab,var(--b,#5f7480) 78%,#101a1c)" /><path d="M72 50V27h28q10 0 14 9v14z" fill="var(--b,#5f7480)"/><rect x="78" y="32" width="12" height="10" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M100 50V36h14v14z" fill="var(--f,#46525a)"/><path d="M74 44L18 13l3-5 59 26z" fill="var(--t,#d8a437)"/><path d="M34 21l4-5M46 27l4-5M58 33l3-5" fill="none" stroke-width="1.7"/><path d="M19 12v20" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2"/><path d="M15 32h8v4q0 6-5 6-4 0-4-4" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.8"/><path d="M80 34l-6-14L21 9" fill="none" stroke="var(--ko,#1b2427)" stroke-width="1.6"/><path d="M30 50v-5h14v5z" fill="var(--f,#46525a)"/><circle cx="77" cy="46" r="5" fill="var(--m,#aab4b3)"/></g></svg>
`,G=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 76V34L20 22v12l20-12v12l20-12v12l20-12v12l20-12v12l20-12v54z" fill="color-mix(in oklab,var(--c,#5f7480) 30%,var(--stock0,#fbf7ea))"/><path d="M10 46h14v14H10zM42 46h14v14H42zM74 46h14v14H74z" fill="color-mix(in oklab,var(--c,#5f7480) 10%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,K=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 24h70v3H0zM30 36h90v3H30zM0 48h50v3H0zM62 12h58v3H62z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M0 62h120v14H0z" fill="color-mix(in oklab,var(--c,#5f7480) 36%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,q=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M2 64h12C30 64 32 40 48 40s18 24 34 24h12" fill="none" stroke-width="4"/><path d="M2 70h92" stroke="#8d6a43" stroke-width="3"/><g transform="translate(12 34) rotate(-36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#b5702b"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><g transform="translate(56 30) rotate(36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#2f6b4f"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><path d="M30 20q18-18 36 0M66 20l1-9M66 20l-9-1M30 20l-1-9M30 20l9-1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,ee=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><g transform="rotate(-8 28 40)"><rect x="10" y="18" width="34" height="46" rx="4" fill="#17385f"/><rect x="14" y="22" width="26" height="38" rx="2" fill="none" stroke="#f0ead8" stroke-width="1.6"/><circle cx="27" cy="41" r="8" fill="none" stroke="#f0ead8" stroke-width="2"/></g><g transform="rotate(8 68 40)"><rect x="52" y="18" width="34" height="46" rx="4" fill="#fbf6e6"/><rect x="58" y="34" width="22" height="12" rx="2" fill="#c0392b"/><circle cx="63" cy="49" r="3.5" fill="#39464b"/><circle cx="75" cy="49" r="3.5" fill="#39464b"/></g><path d="M30 10q18-10 36 0M66 10l-1-8M66 10l-9 1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,J=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M10 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M22 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M34 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M46 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M58 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M70 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M82 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M40 37v18" transform="rotate(-30 40 46)" stroke="#8d6a43" stroke-width="4"/><path d="M52 26v18" transform="rotate(-18 52 35)" stroke="#8d6a43" stroke-width="4"/><path d="M65 17v18" transform="rotate(-8 65 26)" stroke="#8d6a43" stroke-width="4"/><path d="M80 11v18" transform="rotate(0 80 20)" stroke="#8d6a43" stroke-width="4"/><path d="M4 48h88M4 58h88" stroke-width="3"/><path d="M14 58C40 56 52 30 92 22M14 48C34 46 48 20 90 12" fill="none" stroke-width="3"/><path d="M18 42V16" stroke-width="4"/><path d="M11 42h14" stroke-width="5"/><circle cx="18" cy="12" r="7" fill="#c8402a"/></g></svg>
`,Y=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 5h18v14H3zm2.5 2.5v9h4v-9zm6.5 0v9h6.5v-9z" fill-rule="evenodd"/></svg>
`,te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M1 4h6l6 8-6 8H1l6-8zM12 4h5l6 8-6 8h-5l6-8z"/></svg>
`,X=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M6 3h7v9h6v9h-3v-5H6z"/></svg>
`,ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/></svg>
`,re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="40" cy="42" r="26" fill="var(--w,#4b5a60)"/><circle cx="40" cy="42" r="19" fill="#d9d4c3"/><path d="M40 23v38M21 42h38M27 29l26 26M53 29L27 55" stroke-width="3.5"/><circle cx="40" cy="42" r="6" fill="#46525a"/><path d="M50 54L82 16" stroke-width="7"/><path d="M50 54L82 16" stroke-width="3" stroke="#cf9646"/><path d="M70 8l20 15-6 7-19-15z" fill="#aab4b3"/></g></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><path d="M0 26h260v5H0zM180 46h330v5H180zM0 66h150v5H0zM430 22h290v5H430zM560 60h160v5H560z" fill="color-mix(in oklab,var(--c,#5f7480) 14%,var(--sheet,#fbf7ea))"/><path d="M0 88h720v22H0zM120 88V62h6v26zM330 88V62h6v26zM540 88V62h6v26z" fill="color-mix(in oklab,var(--c,#5f7480) 20%,var(--sheet,#fbf7ea))"/></svg>
`,ae=`# What the board of Traffic says.

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
`,oe=`# What the board of Traffic says.

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
`,se=`# What the board of Traffic says.

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
seat-hand = { $points } у руці
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
part-hand = Лишилося в руці
`,Z=N;function ce(e,n){O(n,!0);let i=Z(),a=u(()=>{let{view:e}=i,t=e.card===null?null:i.catalogue.cards[e.card];switch(e.phase){case`hook`:case`pull`:case`aim`:case`place`:return t?.effect??``;case`give`:return i.say(`detail-gives`,{cards:e.gives_due});case`take`:return i.say(`detail-takes`,{wagons:e.takes_due});case`lift`:return i.say(`detail-lift`);case`shunt`:return i.say(`detail-shunt`);default:return e.extra_turns>0?i.say(`detail-extra`,{turns:e.extra_turns}):``}});b();var o=c();t(()=>r(o,s(a))),l(e,o),_()}var le=[`hopper`,`boxcar`,`tanker`],ue={freight:[`#8d6a43`,`#a9552f`,`#66757c`],passenger:[`#5d5a7a`,`#2f6b4f`,`#8a3b2e`,`#2e4f7d`],high_speed:[`#5f7480`,`#7a4a80`,`#2f629c`,`#2c6a4d`,`#b93a26`],loco:[`#5d5a7a`,`#1f5a4c`,`#2b3f63`,`#a8442f`,`#2c6a4d`,`#2e4f7d`]},de={freight:`sc-yard`,passenger:`sc-hills`,high_speed:`sc-speed`,special:`sc-shop`};function fe(e){switch(e.sort){case`freight`:return le[((e.points??1)+le.length-1)%le.length];case`passenger`:return`coach`;case`high_speed`:return`hs-wagon`;case`loco`:return e.traction<=3?`loco-1`:e.traction<=5?`loco-2`:`loco-3`;default:return e.sort}}function pe(e){let t=ue[e.sort];if(!t)return``;let n=t[((e.is_a===`locomotive`?e.traction:e.points??1)+t.length-1)%t.length];return e.sort===`high_speed`?`--t:${n}`:`--b:${n}`}function me(e){return e.sort.replaceAll(`_`,`-`)}function he(e){return e.is_a===`locomotive`?e.sort===`loco-hs`?`sc-speed`:`sc-hills`:de[e.type??`special`]}function ge(e){return e.is_a===`locomotive`?`var(--enamel)`:`var(--${e.type===`special`?e.sort:e.type})`}var _e=e(`<span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span>`,1),ve=e(`<div class="piles svelte-1phjvae" role="group"><!> <!> <div class="pile" data-at="discards"><span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span> <span class="vh"> </span></div></div>`);function ye(e,a){O(a,!0);let c=(e,n=E,a=E,c=E)=>{let h=u(()=>f.movesOf(a()));{let g=u(()=>s(h)[0]?.text??f.say(`pile-${n()}-name`,{cards:c()})),_=u(()=>s(p)?{kind:a(),args:{}}:void 0);F(e,{get label(){return s(g)},get moves(){return s(h)},get why(){return s(_)},shape:`bare`,class:`pile`,get at(){return`pile:${n()??``}`},children:(e,a)=>{var s=_e(),u=i(s);let p;j(d(u),{name:`back`,class:`back`}),m(u);var h=T(u,2),g=d(h),_=o(g,!0),v=o(T(g),!0);m(h),t(e=>{p=S(u,1,`stack svelte-1phjvae`,null,p,{gone:c()===0}),r(_,c()),r(v,e)},[()=>f.say(`pile-${n()}`)]),l(e,s)},$$slots:{default:!0}})}},f=Z(),p=u(()=>f.view.phase===`turn`||f.view.phase===`second_card`),h=u(()=>f.view.discards),v=u(()=>{let e=f.lastLines.findLast(e=>e.kind===`played`)?.args.card;return s(h).includes(e)?e:s(h).at(-1)}),y=u(()=>{if(s(h).length===0)return f.say(`discards-none`);let e=[...new Set(s(h))].map(e=>{let t=s(h).filter(t=>t===e).length;return`${f.catalogue.cards[e].title}${t>1?` ×${t}`:``}`});return f.say(`discards-list`,{cards:e.join(`, `)})});var b=ve(),x=d(b);c(x,()=>`wagons`,()=>`draw_cards`,()=>f.view.wagon_deck.size);var C=T(x,2);c(C,()=>`locomotives`,()=>`draw_loco`,()=>f.view.loco_deck.size);var w=T(C,2),D=d(w);let k;var A=d(D),M=e=>{{let t=u(()=>me(f.catalogue.cards[s(v)]));j(e,{get name(){return s(t)}})}};n(A,e=>{s(v)!==void 0&&e(M)}),m(D);var N=T(D,2),P=d(N),I=o(P,!0),L=o(T(P),!0);m(N);var R=o(T(N,2),!0);m(w),m(b),t((e,t)=>{g(b,`aria-label`,e),g(w,`title`,s(y)),k=S(D,1,`face svelte-1phjvae`,null,k,{gone:s(v)===void 0}),r(I,s(h).length),r(L,t),r(R,s(y))},[()=>f.say(`piles`),()=>f.say(`pile-discards`)]),l(e,b),_()}function Q(e,t){O(t,!0);let n=D(t,`class`,3,`v`),r=Z(),i=u(()=>r.catalogue.cards[t.card]);{let t=u(()=>fe(s(i))),r=u(()=>pe(s(i)));j(e,{get name(){return s(t)},get class(){return n()},get style(){return s(r)}})}_()}var be=e(`<span class="hooked svelte-teo29c"><!></span>`),xe=e(`<span class="take svelte-teo29c"><b class="svelte-teo29c"> </b> <i class="svelte-teo29c"> </i></span>`),Se=e(`<!> <!>`,1),Ce=e(`<span><!></span>`);function we(e,a){O(a,!0);let c=Z(),f=u(()=>a.card!==null&&c.catalogue.cards[a.card].is_a===`locomotive`),p=u(()=>a.moves[0]?.gain??null);var h=Ce();let v;var y=d(h),b=e=>{var t=be();Q(d(t),{get card(){return a.card}}),m(t),l(e,t)},x=e=>{{let f=u(()=>a.moves.map(e=>e.text).join(`; `));F(e,{get label(){return s(f)},get moves(){return a.moves},class:`ghost`,get at(){return`end:${a.track??``}:${a.side??``}`},children:(e,u)=>{var f=Se(),h=i(f);Q(h,{get card(){return a.card}});var g=T(h,2),_=e=>{var n=xe(),i=d(n),a=o(i,!0),u=o(T(i,2),!0);m(n),t((e,t)=>{r(a,e),r(u,t)},[()=>I(s(p)),()=>c.say(`points-unit`,{points:Math.abs(s(p))})]),l(e,n)},v=e=>{var n=xe(),i=d(n),s=o(i,!0),u=o(T(i,2),!0);m(n),t((e,t)=>{r(s,e),r(u,t)},[()=>a.leaving.join(`/`),()=>c.say(`wagons-unit`,{wagons:a.leaving.at(-1)})]),l(e,n)};n(g,e=>{s(p)===null?a.leaving.length>1&&e(v,1):e(_)}),l(e,f)},$$slots:{default:!0}})}};n(y,e=>{a.card!==null&&a.isHooked?e(b):a.card!==null&&a.moves.length>0&&e(x,1)}),m(h),t(e=>{v=S(h,1,`end ${a.side??``}`,`svelte-teo29c`,v,{flip:s(f)&&a.side===`right`}),g(h,`data-reach`,e)},[()=>a.leaving.length>0?`${a.side} ${a.leaving.at(-1)}`:void 0]),l(e,h),_()}function Te(e,t){return e.slice(0,t).reduce((e,t)=>e+t.length,0)}function Ee(e,t){let n=0;for(;t>=e[n].length;)t-=e[n++].length;return{track:n,position:t}}function De(e,t,n){let r=Ee(e.tracks,e.lifted);return e.tracks.slice(0,t).reduce((e,t)=>e+t.length+1,0)-+(r.track<t)+n-+(r.track===t&&n>r.position)}function Oe(e,t){let n=Math.max(1,Math.ceil(e.length/t)),r=Math.ceil(e.length/n);return Array.from({length:n},(t,n)=>e.slice(n*r,(n+1)*r))}function ke(e,t,n){let{view:r}=e,i=r.tracks[t],a=Te(r.tracks,t),o=Array.from({length:i.length+1},(n,r)=>je(e,t,r)),s=i.map((n,r)=>Ne(e,t,r)),c=n=>[...e.movesOf(`place`,{track:t,side:n}),...e.movesOf(`hook`,{track:t,side:n}),...n===`left`?o[0]:i.length>0?o.at(-1):[]],l=e=>r.hooks.find(n=>n.track===t&&n.side===e)?.wagons??[],u=c(`left`),d=c(`right`);return{left:u,right:d,card:r.lifted===null?r.card:Ae(r.tracks,r.lifted),leaving:{left:l(`left`),right:l(`right`)},wagons:i.map((r,c)=>[...e.movesOf(`lift`,{wagon:a+c}),...e.movesOf(`swap`,{wagon:a+c}),...c===0?e.movesOf(`take`,{track:t,side:`left`}):[],...c===i.length-1?e.movesOf(`take`,{track:t,side:`right`}):[],...s[c]===void 0?[]:e.movesOf(`pull`,{wagons:s[c]}),...n?[...Me(o,c),...Me(o,c+1)]:[]]),gaps:o,pulls:s,why:u.length+d.length>0?void 0:Pe(e,t),whyWagon(e){let t={lift:`lift`,shunt:`swap`}[r.phase];return t&&a+e!==r.lifted?{kind:t,args:{wagon:a+e}}:void 0}}}function Ae(e,t){let{track:n,position:r}=Ee(e,t);return e[n][r]}function je(e,t,n){return e.view.lifted===null?[]:e.movesOf(`move`,{place:De(e.view,t,n)})}function Me(e,t){return t>0&&t<e.length-1?e[t]:[]}function Ne(e,t,n){let{view:r}=e;if(r.phase!==`pull`||r.track!==t)return;let i=r.side===`left`?n+1:r.tracks[t].length-n;return e.movesOf(`pull`,{wagons:i}).length>0?i:void 0}function Pe(e,t){let{phase:n}=e.view;return n===`place`||n===`hook`?{kind:n,args:{track:t,side:`left`}}:void 0}var Fe=e(`<b class="svelte-1hbgsi1"> </b> <small class="svelte-1hbgsi1"> </small>`,1),Ie=e(`<i class="svelte-1hbgsi1"> </i>`),Le=e(`<b> </b><!>`,1),Re=e(`<!> <span class="edge svelte-1hbgsi1"><!></span>`,1),ze=e(`<span class="slot svelte-1hbgsi1"><!></span>`);function Be(e,a){O(a,!0);let c=Z(),f=u(()=>c.catalogue.cards[a.card]),p=u(()=>c.view.tracks[a.track].length),h=u(()=>c.view.lifted===Te(c.view.tracks,a.track)+a.position),v=u(()=>a.moves.map(e=>e.text).join(`; `)||c.say(`wagon-at`,{card:s(f).name,track:a.track+1,position:a.position+1})),y=u(()=>[a.position===0&&`track:${a.track}:left`,a.position===s(p)-1&&`track:${a.track}:right`].filter(Boolean).join(` `)),b=u(()=>P(c).some(({kind:e,args:t})=>e===`placed`&&t.track===a.track&&t.card===a.card?a.position===(t.side===`right`?s(p)-1:0):e===`moved`&&t.to_track===a.track&&t.position===a.position));var x=ze(),C=d(x);{let e=u(()=>s(y)||void 0),p=u(()=>[`veh`,`wagon`,a.isFramed&&`framed`,a.isFirstFramed&&`first`,a.isLastFramed&&`end-of`,s(b)&&`latest`,s(h)&&`lifted`].filter(Boolean).join(` `));F(C,{get label(){return s(v)},get moves(){return a.moves},get why(){return a.why},get card(){return a.card},shape:`bare`,get picked(){return s(h)},get at(){return s(e)},get class(){return s(p)},children:(e,p)=>{var h=Re(),g=i(h);Q(g,{get card(){return a.card}});var _=T(g,2),v=d(_),y=e=>{let n=u(()=>a.moves[0]?.gain??null);var d=Fe(),f=i(d),p=o(f,!0),m=o(T(f,2),!0);t((e,t)=>{r(p,e),r(m,t)},[()=>s(n)===null?a.pull:I(s(n)),()=>s(n)===null?c.say(`wagons-unit`,{wagons:a.pull}):c.say(`points-unit`,{points:Math.abs(s(n))})]),l(e,d)},b=e=>{var a=Le(),c=i(a);let u;var d=o(c,!0),p=T(c),m=e=>{var n=Ie(),i=o(n,!0);t(()=>r(i,s(f).mark)),l(e,n)};n(p,e=>{s(f).mark&&e(m)}),t(e=>{u=S(c,1,`svelte-1hbgsi1`,null,u,{minus:s(f).points<0}),r(d,e)},[()=>I(s(f).points)]),l(e,a)};n(v,e=>{a.pull===void 0?e(b,-1):e(y)}),m(_),l(e,h)},$$slots:{default:!0}})}m(x),t(()=>g(x,`data-reach`,a.pull===void 0?void 0:`${c.view.side} ${a.pull}`)),l(e,x),_()}var Ve=e(`<b class="plate svelte-lhdjco"> </b> <span class="type svelte-lhdjco"><!> <span class="word svelte-lhdjco"> </span></span>`,1),He=e(`<!> <!>`,1),Ue=e(`<div class="row svelte-lhdjco"><!> <!> <!></div>`),We=e(`<div><!> <div class="line svelte-lhdjco"><!> <!></div></div>`);function Ge(e,a){O(a,!0);let c={phone:44,desk:34},b=Z(),x=u(()=>b.view.tracks[a.track]),C=u(()=>b.catalogue.cards),E=u(()=>s(x).map(e=>s(C)[e].type).find(e=>e!==`special`)),D=u(()=>b.view.phase===`pull`&&b.view.track===a.track?b.view.side:null),A=u(()=>P(b).some(e=>e.kind===`built`&&e.args.track===a.track)),M=f(0),N=f(0),I=u(()=>b.isPhone?56:s(x).length>8?80:s(M)>900?150:112),L=u(()=>Math.max(0,s(M)-2*s(I)-(b.isPhone?8:24))),R=u(()=>Math.max(3,Math.floor(s(L)/(b.isPhone?c.phone:c.desk)))),z=u(()=>Oe(s(x).map((e,t)=>({card:e,position:t})),s(R))),B=u(()=>s(N)/s(z).length),V=u(()=>b.isPhone?29:s(B)<92?24:33),H=u(()=>Math.min(164,(s(B)-s(V)-14)*1.6)),U=u(()=>Math.floor(Math.min(Math.max(0,s(H)),s(L)/Math.max(4,s(z)[0].length)))),W=u(()=>b.isPhone||s(U)<60),G=u(()=>ke(b,a.track,s(W))),K=f(null);function q(e){return!s(K)||b.view.phase!==`hook`&&b.view.phase!==`pull`?!1:s(K).side===`left`?e<s(K).count:e>=s(x).length-s(K).count}function ee(e){let t=e=>{let t=e?{side:e[0],count:Number(e[1])}:null;queueMicrotask(()=>p(K,t,!0))},n=e=>t(e.target.closest(`[data-reach]`)?.dataset.reach?.split(` `)),r=()=>t(),i={pointerover:n,focusin:n,pointerleave:r,focusout:r};for(let[t,n]of Object.entries(i))e.addEventListener(t,n);return()=>{for(let[t,n]of Object.entries(i))e.removeEventListener(t,n)}}var J=We();let Y;var te=d(J);{let e=u(()=>b.say(`track-name`,{track:a.track+1}));F(te,{get label(){return s(e)},get why(){return s(G).why},quiet:!0,shape:`bare`,class:`no`,children:(e,c)=>{var u=Ve(),f=i(u),p=o(f,!0),h=T(f,2),g=d(h),_=e=>{j(e,{get name(){return`t-${s(E)??``}`}})};n(g,e=>{s(E)&&e(_)});var v=o(T(g,2),!0);m(h),t(e=>{r(p,a.track+1),r(v,e)},[()=>s(E)?b.catalogue.types[s(E)]:b.say(s(x).length?`track-open`:`track-empty`)]),l(e,u)},$$slots:{default:!0}})}var X=T(te,2),ne=d(X);{let e=u(()=>({freight:`wide-yard`,passenger:`wide-hills`,high_speed:`wide-speed`})[s(E)??``]??`wide-hills`);j(ne,{get name(){return s(e)},class:`bd`,slice:!0})}h(T(ne,2),17,()=>s(z),k,(e,t,r)=>{var o=Ue(),c=d(o),f=e=>{{let t=u(()=>s(D)===`left`);we(e,{get track(){return a.track},side:`left`,get moves(){return s(G).left},get card(){return s(G).card},get leaving(){return s(G).leaving.left},get isHooked(){return s(t)}})}};n(c,e=>{r===0&&e(f)});var p=T(c,2);h(p,17,()=>s(t),({card:e,position:t})=>t,(e,r)=>{let o=()=>s(r).card,c=()=>s(r).position,d=u(()=>s(G).wagons[c()]),f=u(()=>s(W)?[]:s(G).gaps[c()]);var p=He(),m=i(p),h=e=>{F(e,{get label(){return s(f)[0].text},get moves(){return s(f)},class:`gap`})};n(m,e=>{s(f).length>0&&c()>0&&e(h)});var g=T(m,2);{let e=u(()=>s(G).whyWagon(c())),n=u(()=>q(c())),r=u(()=>q(c())&&(c()===s(t)[0].position||!q(c()-1))),i=u(()=>q(c())&&(c()===s(t).at(-1).position||!q(c()+1)));Be(g,{get track(){return a.track},get position(){return c()},get card(){return o()},get moves(){return s(d)},get pull(){return s(G).pulls[c()]},get why(){return s(e)},get isFramed(){return s(n)},get isFirstFramed(){return s(r)},get isLastFramed(){return s(i)}})}l(e,p)});var g=T(p,2),_=e=>{{let t=u(()=>s(D)===`right`);we(e,{get track(){return a.track},side:`right`,get moves(){return s(G).right},get card(){return s(G).card},get leaving(){return s(G).leaving.right},get isHooked(){return s(t)}})}};n(g,e=>{r===s(z).length-1&&s(x).length>0&&e(_)}),m(o),l(e,o)}),m(X),v(X,()=>ee),m(J),t(()=>{Y=S(J,1,`track svelte-lhdjco`,null,Y,{new:s(A),low:s(V)<29}),w(J,`--c:var(--${s(E)??`rule-2`??``});--edge:${s(V)??``}px;--rows:${s(z).length??``}`),g(J,`data-at`,`track:${a.track??``}`),w(X,`--vw:${s(U)??``}px;--ew:${s(I)??``}px;--rh:${s(B)??``}px`)}),y(X,`clientWidth`,e=>p(M,e)),y(X,`clientHeight`,e=>p(N,e)),l(e,J),_()}var Ke=e(`<div class="station svelte-15s9zxt"><div class="depot svelte-15s9zxt"><div class="sign enamel screws svelte-15s9zxt"> <small class="svelte-15s9zxt"> </small></div> <!></div> <div class="yard svelte-15s9zxt" role="group"></div></div>`);function qe(e,n){O(n,!0);let i=Z(),a=u(()=>i.view.tracks);var c=Ke(),f=d(c),p=d(f),v=d(p,!0),y=o(T(v),!0);m(p),ye(T(p,2),{}),m(f);var b=T(f,2);h(b,21,()=>s(a),k,(e,t,n)=>{Ge(e,{track:n})}),m(b),m(c),t((e,t,n)=>{r(v,e),r(y,t),w(b,`--tracks:${s(a).length??``}`),g(b,`aria-label`,n)},[()=>i.say(`station`),()=>i.say(`station-tracks`,{tracks:s(a).length}),()=>i.say(`tracks`)]),l(e,c),_()}var Je=e(`<span> </span>`),Ye=e(`<span class="factor svelte-18e7uc4"> </span>`),Xe=e(`<span> </span> <!> <!>`,1),Ze=e(`<li class="svelte-18e7uc4"><span class="vh"> </span> <span class="rail svelte-18e7uc4"><!> <!></span> <span class="steps svelte-18e7uc4"><!></span> <b> </b></li>`),Qe=e(`<li class="svelte-18e7uc4"><span class="none svelte-18e7uc4"> </span></li>`),$e=e(`<li class="left svelte-18e7uc4"><span> </span> <span class="steps svelte-18e7uc4"></span> <b> </b></li>`),et=e(`<ul><!> <!></ul>`);function tt(e,a){O(a,!0);let c=Z();var u=et(),f=d(u);h(f,17,()=>a.parts.trains,k,(e,a,u)=>{var f=Ze(),p=d(f),_=o(p,!0),v=T(p,2),y=d(v);Q(y,{get card(){return s(a).loco},class:`m`}),h(T(y,2),17,()=>s(a).wagons,k,(e,t)=>{Q(e,{get card(){return s(t)},class:`m`})}),m(v);var b=T(v,2),x=d(b),C=e=>{var u=Xe(),d=i(u),f=o(d,!0),p=T(d,2),m=e=>{var n=Je(),i=o(n);t(e=>{g(n,`title`,e),r(i,`+${s(a).bonus??``}`)},[()=>c.say(`part-bonus`)]),l(e,n)};n(p,e=>{s(a).bonus&&e(m)});var h=T(p,2),_=e=>{var n=Ye(),i=o(n);t(e=>{g(n,`title`,e),r(i,`×${s(a).factor??``}`)},[()=>c.say(`part-factor`)]),l(e,n)};n(h,e=>{s(a).factor!==1&&e(_)}),t((e,t)=>{g(d,`title`,e),r(f,t)},[()=>c.say(`part-points`),()=>I(s(a).points)]),l(e,u)};n(x,e=>{(s(a).bonus||s(a).factor!==1)&&e(C)}),m(b);var w=T(b,2);let E;var D=o(w,!0);m(f),t((e,t)=>{r(_,e),E=S(w,1,`num svelte-18e7uc4`,null,E,{minus:s(a).score<0}),r(D,t)},[()=>c.say(`part-train`,{number:u+1}),()=>I(s(a).score)]),l(e,f)},e=>{var n=Qe(),i=o(d(n),!0);m(n),t(e=>r(i,e),[()=>c.say(`trains-none`)]),l(e,n)});var p=T(f,2),v=e=>{var n=$e(),i=d(n),s=o(i,!0),u=T(i,4);let f;var p=o(u,!0);m(n),t((e,t)=>{r(s,e),f=S(u,1,`num svelte-18e7uc4`,null,f,{minus:a.parts.hand<0}),r(p,t)},[()=>c.say(`part-hand`),()=>I(a.parts.hand)]),l(e,n)};n(p,e=>{a.parts.hand!==null&&e(v)}),m(u),t(()=>S(u,1,`parts o${a.seat+1}`,`svelte-18e7uc4`)),l(e,u),_()}var nt=e(`<span class="ty svelte-cssgyr"> </span>`),rt=e(`<span style="--c:var(--action)"><span class="pic svelte-cssgyr"><!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <span class="fx svelte-cssgyr"><span class="line svelte-cssgyr"> </span></span> <!></span></span>`),it=e(`<span class="badge"><!> </span>`),at=e(`<span class="badge mark svelte-cssgyr"> </span>`),ot=e(`<span class="ty svelte-cssgyr"><!> <span> </span></span>`),st=e(`<i class="svelte-cssgyr"></i>`),ct=e(`<span class="pull svelte-cssgyr"></span>`),lt=e(`<span><b> </b> <!> <span class="pic svelte-cssgyr"><!> <!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <!> <span class="fx svelte-cssgyr"><!> <span class="line svelte-cssgyr"> </span></span> <!></span> <!></span>`);function ut(e,a){O(a,!0);let c=D(a,`big`,3,!1),f=Z(),p=u(()=>f.catalogue.cards[a.card]),g=u(()=>s(p).is_a===`locomotive`),v=u(()=>s(p).copies[f.view.options.variant===`junior`?`junior`:`full`]);var y=x(),b=i(y),C=e=>{var i=rt();let a;var h=d(i),g=d(h);{let e=u(()=>me(s(p)));j(g,{get name(){return s(e)}})}m(h);var _=T(h,2),y=d(_),b=o(y,!0),x=T(y,2),C=o(d(x),!0);m(x);var w=T(x,2),E=e=>{var n=nt(),i=o(n,!0);t(e=>r(i,e),[()=>f.say(`copies`,{copies:s(v)})]),l(e,n)};n(w,e=>{c()&&e(E)}),m(_),m(i),t(e=>{a=S(i,1,`card act svelte-cssgyr`,null,a,{big:c()}),r(b,e),r(C,c()?s(p).effect:s(p).reminder)},[()=>L(s(p).title)]),l(e,i)},E=e=>{var i=lt();let a;var _=d(i);let y;var b=o(_,!0),x=T(_,2),C=e=>{var n=it(),i=d(n);j(i,{name:`i-hook`});var a=T(i,1,!0);m(n),t(()=>r(a,s(p).traction)),l(e,n)},E=e=>{var n=at(),i=o(n,!0);t(()=>r(i,s(p).mark)),l(e,n)};n(x,e=>{s(g)?e(C):s(p).mark&&e(E,1)});var D=T(x,2),O=d(D);{let e=u(()=>he(s(p)));j(O,{get name(){return s(e)},class:`sc`,slice:!0})}var A=T(O,2);{let e=u(()=>fe(s(p))),t=u(()=>pe(s(p)));j(A,{get name(){return s(e)},class:`v`,get style(){return s(t)}})}m(D);var M=T(D,2),N=d(M),P=o(N,!0),F=T(N,2),R=e=>{var n=ot(),i=d(n);j(i,{get name(){return`t-${s(p).type??``}`}});var a=o(T(i,2),!0);m(n),t(e=>r(a,e),[()=>s(p).type===`special`?f.catalogue.types.special:f.say(`copies`,{copies:s(v)})]),l(e,n)};n(F,e=>{s(p).type&&e(R)});var z=T(F,2),B=d(z),V=e=>{var t=ct();h(t,21,()=>({length:s(p).traction}),k,(e,t)=>{l(e,st())}),m(t),l(e,t)};n(B,e=>{s(g)&&(c()||s(p).sort!==`loco-hs`)&&e(V)});var H=o(T(B,2),!0);m(z);var U=T(z,2),W=e=>{var n=nt(),i=o(n,!0);t(e=>r(i,e),[()=>f.say(`copies`,{copies:s(v)})]),l(e,n)};n(U,e=>{c()&&(s(g)||s(p).type===`special`)&&e(W)}),m(M);var G=T(M,2),K=e=>{j(e,{get name(){return`t-${s(p).type??``}`},class:`wm`})};n(G,e=>{s(p).type&&s(p).type!==`special`&&e(K)}),m(i),t((e,t,n)=>{a=S(i,1,`card svelte-cssgyr`,null,a,{big:c(),loco:s(g)}),w(i,`--c:${e??``}`),y=S(_,1,`plate val svelte-cssgyr`,null,y,{minus:s(p).points<0}),r(b,t),r(P,n),r(H,c()?s(p).effect:s(p).reminder)},[()=>ge(s(p)),()=>I(s(p).points),()=>L(s(p).title)]),l(e,i)};n(b,e=>{s(p).is_a===`action`?e(C):e(E,-1)}),l(e,y),_()}var dt=e(`<span><!></span>`);function ft(e,r){O(r,!0);let a=[`locomotive`,`wagon`,`action`],o={large:138,usual:111,narrow:88,low:88,phone:92,crowded:78,gap:9},c=Z(),f=u(()=>c.viewer===null?null:c.view.hands[c.viewer].cards),p=u(()=>(s(f)??[]).toSorted((e,t)=>a.indexOf(c.catalogue.cards[e].is_a)-a.indexOf(c.catalogue.cards[t].is_a))),h=u(()=>s(p).map((e,t)=>({card:e,place:t,key:`${e} ${s(p).indexOf(e)-t}`}))),g=u(()=>c.view.phase===`give`?`give`:`play`),v=u(()=>[`turn`,`second_card`,`give`].includes(c.view.phase)),y=u(()=>c.view.turn===c.viewer&&c.view.card!==null?s(p).indexOf(c.view.card):-1);var b=x(),C=i(b),w=e=>{R(e,{get cards(){return s(h)},get sizes(){return o},key:({key:e})=>e,one:(e,n)=>{let r=()=>(n?.()).card,i=()=>(n?.()).place,a=u(()=>c.movesOf(s(g),{card:r()}));var o=dt();let f;var p=d(o);{let e=u(()=>s(a)[0]?.text??c.catalogue.cards[r()].name),t=u(()=>s(v)?{kind:s(g),args:{card:r()}}:void 0),n=u(()=>i()===s(y));F(p,{get label(){return s(e)},get moves(){return s(a)},get why(){return s(t)},get picked(){return s(n)},shape:`card`,get card(){return r()},children:(e,t)=>{ut(e,{get card(){return r()}})},$$slots:{default:!0}})}m(o),t(()=>f=S(o,1,`svelte-1wrp6cc`,null,f,{phone:c.isPhone})),l(e,o)},$$slots:{one:!0}})};n(C,e=>{s(f)!==null&&e(w)}),l(e,b),_()}var pt=e(`<span class="skips svelte-yce8mi"><!><span class="svelte-yce8mi"> </span></span>`),mt=e(`<span class="extra long svelte-yce8mi"> </span>`),ht=e(`<span class="extra long svelte-yce8mi"> </span> <span class="extra short svelte-yce8mi" aria-hidden="true"> </span>`,1),gt=e(`<span class="held svelte-yce8mi"> </span>`),_t=e(`<li><span class="vh"> </span> <span class="rail svelte-yce8mi" aria-hidden="true"><!> <!></span> <b aria-hidden="true"> </b></li>`),vt=e(`<div><dl class="svelte-yce8mi"><div class="svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="count svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="points svelte-yce8mi"><dt class="svelte-yce8mi"><span class="long svelte-yce8mi"> </span> <span class="short svelte-yce8mi"> </span></dt> <dd class="svelte-yce8mi"> </dd></div></dl> <p class="signs svelte-yce8mi"><!> <!> <!> <!></p> <ul class="trains svelte-yce8mi"></ul> <!></div>`);function yt(e,c){O(c,!0);let f=Z(),p=a({height:900}),v=u(()=>f.view),y=u(()=>s(v).points[c.seat]),b=u(()=>s(v).phase===`over`),x=u(()=>s(b)?s(y).total:s(y).total-(s(y).hand??0)),w=u(()=>f.movesOf(`aim`,{seat:c.seat})),E=u(()=>s(v).semaphores[c.seat]>0),D=u(()=>s(v).turn===c.seat&&!s(b)),A=u(()=>p.height-84),M=u(()=>!f.isPhone&&s(v).seats*104+s(v).trains.length*32>s(A)),N=u(()=>s(M)&&s(v).seats*102+s(v).trains.length*12>s(A)),L=u(()=>P(f).some(e=>e.kind===`dispatched`&&e.seat===c.seat));var R=vt();let z;var B=d(R),V=d(B),H=d(V),U=o(H,!0),W=o(T(H,2),!0);m(V);var G=T(V,2),K=d(G),q=o(K,!0),ee=o(T(K,2),!0);m(G);var J=T(G,2),Y=d(J),te=d(Y),X=o(te,!0),ne=o(T(te,2),!0);m(Y);var re=o(T(Y,2),!0);m(J),m(B);var ie=T(B,2),ae=d(ie),oe=e=>{var n=pt(),i=d(n);j(i,{name:`sema-stop`,class:`sg`});var a=o(T(i),!0);m(n),t(e=>r(a,e),[()=>f.say(`seat-skips`)]),l(e,n)};n(ae,e=>{s(E)&&e(oe)});var se=T(ae,2),ce=e=>{var n=mt(),i=o(n,!0);t(e=>r(i,e),[()=>f.say(`seat-in-extra`)]),l(e,n)};n(se,e=>{s(D)&&s(v).in_extra_turn&&e(ce)});var le=T(se,2),ue=e=>{var n=ht(),a=i(n),c=o(a,!0),u=o(T(a,2));t(e=>{r(c,e),r(u,`+${s(v).extra_turns??``}`)},[()=>f.say(`seat-extra`,{turns:s(v).extra_turns})]),l(e,n)};n(le,e=>{s(D)&&s(v).extra_turns>0&&e(ue)});var de=T(le,2),fe=e=>{var n=gt(),i=o(n,!0);t(e=>r(i,e),[()=>f.say(`seat-hand`,{points:I(s(y).hand)})]),l(e,n)};n(de,e=>{s(y).hand&&e(fe)}),m(ie);var pe=T(ie,2);h(pe,21,()=>s(y).trains,k,(e,n,i)=>{var a=_t();let c;var u=d(a),p=o(u,!0),g=T(u,2),_=d(g);Q(_,{get card(){return s(n).loco},class:`m`}),h(T(_,2),17,()=>s(n).wagons,k,(e,t)=>{Q(e,{get card(){return s(t)},class:`m`})}),m(g);var v=T(g,2);let b;var x=o(v,!0);m(a),t((e,t)=>{c=S(a,1,`svelte-yce8mi`,null,c,{latest:s(L)&&i===s(y).trains.length-1}),r(p,e),b=S(v,1,`num svelte-yce8mi`,null,b,{minus:s(n).score<0}),r(x,t)},[()=>f.say(`train-name`,{loco:f.catalogue.cards[s(n).loco].title,wagons:s(n).wagons.length,points:s(n).score}),()=>I(s(n).score)]),l(e,a)}),m(pe);var me=T(pe,2),he=e=>{F(e,{get label(){return s(w)[0].text},get moves(){return s(w)},class:`aim`})};n(me,e=>{s(w).length>0&&e(he)}),m(R),t((e,t,n,i,a)=>{z=S(R,1,`panel svelte-yce8mi`,null,z,{dense:s(M),tiny:s(N)}),g(R,`data-at`,c.seat===f.viewer?void 0:`hand:${c.seat}`),r(U,e),r(W,s(v).hands[c.seat].size),r(q,t),r(ee,s(y).trains.length),r(X,n),r(ne,i),r(re,a)},[()=>f.say(`seat-cards`,{cards:s(v).hands[c.seat].size}),()=>f.say(`seat-trains`,{trains:s(y).trains.length}),()=>f.say(s(b)?`seat-points-short`:`seat-points`,{points:s(x)}),()=>f.say(`seat-points-short`,{points:s(x)}),()=>I(s(x))]),C(`innerHeight`,e=>p.height=e),l(e,R),_()}M(Object.assign({"./art/extra-track.svg":B,"./art/fire.svg":z,"./art/i-hook.svg":V,"./art/modernised.svg":H,"./art/motorised.svg":U,"./art/restoration.svg":W,"./art/sc-shop.svg":G,"./art/sc-speed.svg":K,"./art/sorting-hump.svg":q,"./art/stock-renewal.svg":ee,"./art/switch.svg":J,"./art/t-freight.svg":Y,"./art/t-high_speed.svg":te,"./art/t-passenger.svg":X,"./art/t-special.svg":ne,"./art/technical-revision.svg":re,"./art/wide-speed.svg":ie})),A(`traffic`,Object.assign({"./words/en.ftl":ae,"./words/ru.ftl":oe,"./words/uk.ftl":se}));var bt=[`pass`,`end`];function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function xt({kind:e,args:t}){switch(e){case`drew`:return $(`pile:${t.deck}`,`hand:${t.seat}`,t.card);case`played`:return $(`hand:${t.seat}`,`discards`,t.card);case`placed`:return $(`hand:${t.seat}`,`track:${t.track}:${t.side??`left`}`,t.card);case`dispatched`:return $(`track:${t.track}`,`seat:${t.seat}`,t.card);case`built`:return $(`hand:${t.seat}`,`track:${t.track}`,`extra_track`);case`stopped`:return $(`hand:${t.seat}`,`seat:${t.target}`,`red_semaphore`);case`stole`:return $(`hand:${t.victim}`,`hand:${t.seat}`,t.card);case`gave`:return $(`hand:${t.seat}`,`hand:${t.receiver}`,t.card);case`took`:return $(`track:${t.track}`,`hand:${t.seat}`,t.card);case`swapped`:return t.track===t.other_track?null:$(`track:${t.track}`,`track:${t.other_track}`,t.card);case`moved`:return t.track===t.to_track?null:$(`track:${t.track}`,`track:${t.to_track}`,t.card);default:return null}}var St={name:`traffic`,seats:`left`,Board:qe,Hand:ft,SeatPanel:yt,Card:ut,Breakdown:tt,BarDetail:ce,placed:e=>!bt.includes(e.kind),flights:xt};export{St as game};