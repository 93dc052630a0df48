import{D as e,E as t,H as n,I as r,N as i,P as a,Q as o,St as s,U as c,W as l,_ as u,at as d,bt as f,ct as p,dt as m,gt as h,ht as g,i as _,k as v,lt as y,m as b,n as x,ot as S,p as C,pt as w,q as T,st as E,t as D,tt as O,ut as k,x as A,yt as j,z as M}from"./Art-DJv5-OFJ.js";import{c as N}from"./attempt-Dup-4Vvu.js";import{a as ee,n as P,r as F,t as I}from"./flight-aUxZdXqk.js";import{t as L}from"./printed-B0ll_N_u.js";import{t as R}from"./breakable-DrVugP6J.js";import{t as z}from"./Fan-y24SFp8w.js";var B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M12 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 48h84M6 58h84" stroke-width="3"/><g opacity=".55"><path d="M12 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 20h84M6 30h84" stroke-width="3"/></g><circle cx="48" cy="25" r="16" fill="#f2cf63"/><path d="M48 16v18M39 25h18" stroke-width="4.5"/></g></svg>
`,V=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="46" y="30" width="76" height="26" rx="10" fill="var(--b,#c0392b)" /><path d="M56 36h56" stroke="#fff" stroke-opacity=".45" stroke-width="4"/><path d="M6 56V26q0-4 4-4h32v34z" fill="var(--b,#c0392b)"/><rect x="13" y="28" width="11" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="29" y="28" width="9" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M6 47h36v5H6z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M6 56V26q0-4 4-4h32v34z" fill="none" /><circle cx="68" cy="46" r="8.5" fill="var(--t,#f0dfb4)"/><circle cx="68" cy="46" r="3" fill="var(--f,#46525a)"/><path d="M100 30v-7" fill="none" stroke="var(--ko,#1b2427)" stroke-width="3"/><path d="M92 23h14v-4l14-8-2-4-16 6h-10z" fill="var(--m,#aab4b3)"/><path d="M48 24h36M48 18h36M54 18v6M62 18v6M70 18v6M78 18v6" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2"/></g></svg>
`,H=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M2 12h7M15 12h7M9 8v8M15 8v8"/></g></svg>
`,U=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M5 56V25q0-3 3-3h54l-12 34z" fill="#9a7b55"/><path d="M5 31h54M5 39h51M5 47h48" fill="none" stroke-width="1.5"/><rect x="13" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><rect x="32" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><path d="M7 22q3-7 12-7h46l-3 7z" fill="var(--r,#7a6a52)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="var(--b,#7d4b86)"/><path d="M57 53l3-7h65v7z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M71 25h40q7 0 7 5.5t-7 5.5H67.5z" fill="var(--g,#cfe0e2)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="none"/><path d="M101 2l2.2 5.8L109 10l-5.8 2.2L101 18l-2.2-5.8L93 10l5.8-2.2z" fill="var(--t,#f2cf63)" stroke-width="1.8"/></g></svg>
`,W=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M6 56V30l10-10h96l10 10v26z" fill="var(--b,#c4952c)"/><path d="M12 32l7-7h9v12H12zM116 32l-7-7h-9v12h16z" fill="var(--g,#cfe0e2)"/><rect x="35" y="26" width="24" height="24" rx="2" fill="color-mix(in oklab,var(--b,#c4952c) 78%,#101a1c)" /><path d="M39 32h16M39 38h16M39 44h16" fill="none" stroke-width="2"/><path d="M80 26.5l3 3.4 4.5-.4.8 4.5 4 2-2 4 2 4-4 2-.8 4.5-4.5-.4-3 3.4-3-3.4-4.5.4-.8-4.5-4-2 2-4-2-4 4-2 .8-4.5 4.5.4z" transform="translate(-1.5 -1)" fill="var(--m,#aab4b3)"/><circle cx="78.5" cy="38" r="4" fill="var(--f,#46525a)"/><path d="M42 20v-9h9v9z" fill="var(--f,#46525a)"/><path d="M46 6q5-4 9-1" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M6 51h116" fill="none" stroke-opacity=".45" stroke-width="1.8"/></g></svg>
`,G=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="5" y="50" width="118" height="7" rx="1.5" fill="color-mix(in oklab,var(--b,#5f7480) 78%,#101a1c)" /><path d="M72 50V27h28q10 0 14 9v14z" fill="var(--b,#5f7480)"/><rect x="78" y="32" width="12" height="10" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M100 50V36h14v14z" fill="var(--f,#46525a)"/><path d="M74 44L18 13l3-5 59 26z" fill="var(--t,#d8a437)"/><path d="M34 21l4-5M46 27l4-5M58 33l3-5" fill="none" stroke-width="1.7"/><path d="M19 12v20" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2"/><path d="M15 32h8v4q0 6-5 6-4 0-4-4" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.8"/><path d="M80 34l-6-14L21 9" fill="none" stroke="var(--ko,#1b2427)" stroke-width="1.6"/><path d="M30 50v-5h14v5z" fill="var(--f,#46525a)"/><circle cx="77" cy="46" r="5" fill="var(--m,#aab4b3)"/></g></svg>
`,K=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 76V34L20 22v12l20-12v12l20-12v12l20-12v12l20-12v12l20-12v54z" fill="color-mix(in oklab,var(--c,#5f7480) 30%,var(--stock0,#fbf7ea))"/><path d="M10 46h14v14H10zM42 46h14v14H42zM74 46h14v14H74z" fill="color-mix(in oklab,var(--c,#5f7480) 10%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,q=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 24h70v3H0zM30 36h90v3H30zM0 48h50v3H0zM62 12h58v3H62z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M0 62h120v14H0z" fill="color-mix(in oklab,var(--c,#5f7480) 36%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,J=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M2 64h12C30 64 32 40 48 40s18 24 34 24h12" fill="none" stroke-width="4"/><path d="M2 70h92" stroke="#8d6a43" stroke-width="3"/><g transform="translate(12 34) rotate(-36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#b5702b"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><g transform="translate(56 30) rotate(36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#2f6b4f"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><path d="M30 20q18-18 36 0M66 20l1-9M66 20l-9-1M30 20l-1-9M30 20l9-1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><g transform="rotate(-8 28 40)"><rect x="10" y="18" width="34" height="46" rx="4" fill="#17385f"/><rect x="14" y="22" width="26" height="38" rx="2" fill="none" stroke="#f0ead8" stroke-width="1.6"/><circle cx="27" cy="41" r="8" fill="none" stroke="#f0ead8" stroke-width="2"/></g><g transform="rotate(8 68 40)"><rect x="52" y="18" width="34" height="46" rx="4" fill="#fbf6e6"/><rect x="58" y="34" width="22" height="12" rx="2" fill="#c0392b"/><circle cx="63" cy="49" r="3.5" fill="#39464b"/><circle cx="75" cy="49" r="3.5" fill="#39464b"/></g><path d="M30 10q18-10 36 0M66 10l-1-8M66 10l-9 1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M10 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M22 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M34 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M46 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M58 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M70 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M82 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M40 37v18" transform="rotate(-30 40 46)" stroke="#8d6a43" stroke-width="4"/><path d="M52 26v18" transform="rotate(-18 52 35)" stroke="#8d6a43" stroke-width="4"/><path d="M65 17v18" transform="rotate(-8 65 26)" stroke="#8d6a43" stroke-width="4"/><path d="M80 11v18" transform="rotate(0 80 20)" stroke="#8d6a43" stroke-width="4"/><path d="M4 48h88M4 58h88" stroke-width="3"/><path d="M14 58C40 56 52 30 92 22M14 48C34 46 48 20 90 12" fill="none" stroke-width="3"/><path d="M18 42V16" stroke-width="4"/><path d="M11 42h14" stroke-width="5"/><circle cx="18" cy="12" r="7" fill="#c8402a"/></g></svg>
`,Y=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 5h18v14H3zm2.5 2.5v9h4v-9zm6.5 0v9h6.5v-9z" fill-rule="evenodd"/></svg>
`,X=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M1 4h6l6 8-6 8H1l6-8zM12 4h5l6 8-6 8h-5l6-8z"/></svg>
`,re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M6 3h7v9h6v9h-3v-5H6z"/></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/></svg>
`,ae=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="40" cy="42" r="26" fill="var(--w,#4b5a60)"/><circle cx="40" cy="42" r="19" fill="#d9d4c3"/><path d="M40 23v38M21 42h38M27 29l26 26M53 29L27 55" stroke-width="3.5"/><circle cx="40" cy="42" r="6" fill="#46525a"/><path d="M50 54L82 16" stroke-width="7"/><path d="M50 54L82 16" stroke-width="3" stroke="#cf9646"/><path d="M70 8l20 15-6 7-19-15z" fill="#aab4b3"/></g></svg>
`,oe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><path d="M0 26h260v5H0zM180 46h330v5H180zM0 66h150v5H0zM430 22h290v5H430zM560 60h160v5H560z" fill="color-mix(in oklab,var(--c,#5f7480) 14%,var(--sheet,#fbf7ea))"/><path d="M0 88h720v22H0zM120 88V62h6v26zM330 88V62h6v26zM540 88V62h6v26z" fill="color-mix(in oklab,var(--c,#5f7480) 20%,var(--sheet,#fbf7ea))"/></svg>
`,se=`# What the board of Traffic says.

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
`,ce=`# What the board of Traffic says.

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
detail-shunt = Вагон: поменять их. Промежуток или край: поставить туда.

trains-none = Ни одного поезда не отправлено.
part-train = Поезд { $number }
part-points = очки
part-bonus = бонус
part-factor = множитель
part-hand = Осталось на руке
`,le=`# What the board of Traffic says.

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
pile-discards = скид
pile-wagons-name = Вагони та дії: { $cards ->
    [one] лишилася { $cards } карта
    [few] лишилося { $cards } карти
    [many] лишилося { $cards } карт
   *[other] лишилося { $cards } карти
}
pile-locomotives-name = Локомотиви: { $cards ->
    [one] лишилася { $cards } карта
    [few] лишилося { $cards } карти
    [many] лишилося { $cards } карт
   *[other] лишилося { $cards } карти
}
discards-none = У скиді ще нічого немає
discards-list = У скиді: { $cards }

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
detail-shunt = Вагон: поміняти їх. Проміжок або край: поставити туди.

trains-none = Жодного потяга не відправлено.
part-train = Потяг { $number }
part-points = бали
part-bonus = бонус
part-factor = множник
part-hand = Лишилося на руці
`,Z=N;function ue(e,t){h(t,!0);let r=Z(),i=w(()=>{let{view:e}=r,t=e.card===null?null:r.catalogue.cards[e.card];switch(e.phase){case`hook`:case`pull`:case`aim`:case`place`:return t?.effect??``;case`give`:return r.say(`detail-gives`,{cards:e.gives_due});case`take`:return r.say(`detail-takes`,{wagons:e.takes_due});case`lift`:return r.say(`detail-lift`);case`shunt`:return r.say(`detail-shunt`);default:return e.extra_turns>0?r.say(`detail-extra`,{turns:e.extra_turns}):``}});j();var a=T();O(()=>M(a,o(i))),n(e,a),g()}var de=[`hopper`,`boxcar`,`tanker`],fe={freight:[`#8d6a43`,`#a9552f`,`#66757c`],passenger:[`#5d5a7a`,`#2f6b4f`,`#8a3b2e`,`#2e4f7d`],high_speed:[`#5f7480`,`#7a4a80`,`#2f629c`,`#2c6a4d`,`#b93a26`],loco:[`#5d5a7a`,`#1f5a4c`,`#2b3f63`,`#a8442f`,`#2c6a4d`,`#2e4f7d`]},pe={freight:`sc-yard`,passenger:`sc-hills`,high_speed:`sc-speed`,special:`sc-shop`};function me(e){switch(e.sort){case`freight`:return de[((e.points??1)+de.length-1)%de.length];case`passenger`:return`coach`;case`high_speed`:return`hs-wagon`;case`loco`:return e.traction<=3?`loco-1`:e.traction<=5?`loco-2`:`loco-3`;default:return e.sort}}function he(e){let t=fe[e.sort];if(!t)return``;let n=t[((e.is_a===`locomotive`?e.traction:e.points??1)+t.length-1)%t.length];return e.sort===`high_speed`?`--t:${n}`:`--b:${n}`}function Q(e){return e.sort.replaceAll(`_`,`-`)}function ge(e){return e.is_a===`locomotive`?e.sort===`loco-hs`?`sc-speed`:`sc-hills`:pe[e.type??`special`]}function _e(e){return e.is_a===`locomotive`?`var(--enamel)`:`var(--${e.type===`special`?e.sort:e.type})`}var ve=l(`<span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span>`,1),ye=l(`<div class="piles svelte-1phjvae" role="group"><!> <!> <div class="pile" data-at="discards"><span><!></span> <span class="count"><b class="svelte-1phjvae"> </b><small class="svelte-1phjvae"> </small></span> <span class="vh"> </span></div></div>`);function be(t,i){h(i,!0);let a=(t,r=s,i=s,a=s)=>{let l=w(()=>c.movesOf(i()));{let s=w(()=>o(l)[0]?.text??c.say(`pile-${r()}-name`,{cards:a()})),m=w(()=>o(u)?{kind:i(),args:{}}:void 0),h=w(()=>({kind:`pile`,args:{pile:r()}}));P(t,{get label(){return o(s)},get moves(){return o(l)},get why(){return o(m)},get about(){return o(h)},shape:`bare`,class:`pile`,get at(){return`pile:${r()??``}`},children:(t,i)=>{var o=ve(),s=S(o);let l;D(d(s),{name:`back`,class:`back`}),f(s);var u=p(s,2),m=d(u),h=E(m,!0),g=E(p(m),!0);f(u),O(t=>{l=e(s,1,`stack svelte-1phjvae`,null,l,{gone:a()===0}),M(h,a()),M(g,t)},[()=>c.say(`pile-${r()}`)]),n(t,o)},$$slots:{default:!0}})}},c=Z(),l=F(),u=w(()=>c.view.phase===`turn`||c.view.phase===`second_card`),m=w(()=>c.view.discards),_=w(()=>{let e=c.lastLines.findLast(e=>e.kind===`played`)?.args.card;return o(m).includes(e)?e:o(m).at(-1)}),y=w(()=>{if(o(m).length===0)return c.say(`discards-none`);let e=[...new Set(o(m))].map(e=>{let t=o(m).filter(t=>t===e).length;return`${c.catalogue.cards[e].title}${t>1?` ×${t}`:``}`});return c.say(`discards-list`,{cards:e.join(`, `)})});var b=ye(),x=d(b);a(x,()=>`wagons`,()=>`draw_cards`,()=>c.view.wagon_deck.size);var C=p(x,2);a(C,()=>`locomotives`,()=>`draw_loco`,()=>c.view.loco_deck.size);var T=p(C,2),k=d(T);let j;var N=d(k),ee=e=>{{let t=w(()=>Q(c.catalogue.cards[o(_)]));D(e,{get name(){return o(t)}})}};r(N,e=>{o(_)!==void 0&&e(ee)}),f(k);var I=p(k,2),L=d(I),R=E(L,!0),z=E(p(L),!0);f(I);var B=E(p(I,2),!0);f(T),v(T,()=>l(`pile`,{pile:`discards`})),f(b),O((t,n)=>{A(b,`aria-label`,t),j=e(k,1,`face svelte-1phjvae`,null,j,{gone:o(_)===void 0}),M(R,o(m).length),M(z,n),M(B,o(y))},[()=>c.say(`piles`),()=>c.say(`pile-discards`)]),n(t,b),g()}function $(e,t){h(t,!0);let n=C(t,`class`,3,`v`),r=Z(),i=w(()=>r.catalogue.cards[t.card]);{let t=w(()=>me(o(i))),r=w(()=>he(o(i)));D(e,{get name(){return o(t)},get class(){return n()},get style(){return o(r)}})}g()}var xe=l(`<span class="hooked svelte-teo29c"><!></span>`),Se=l(`<span class="take svelte-teo29c"><b class="svelte-teo29c"> </b> <i class="svelte-teo29c"> </i></span>`),Ce=l(`<!> <!>`,1),we=l(`<span><!></span>`);function Te(t,i){h(i,!0);let a=Z(),s=w(()=>i.card!==null&&a.catalogue.cards[i.card].is_a===`locomotive`),c=w(()=>i.moves[0]?.gain??null);var l=we();let u;var m=d(l),_=e=>{var t=xe();$(d(t),{get card(){return i.card}}),f(t),n(e,t)},v=e=>{{let t=w(()=>i.moves.map(e=>e.text).join(`; `)),s=w(()=>({kind:`track`,args:{track:i.track}}));P(e,{get label(){return o(t)},get moves(){return i.moves},get about(){return o(s)},class:`ghost`,get at(){return`end:${i.track??``}:${i.side??``}`},children:(e,t)=>{var s=Ce(),l=S(s);$(l,{get card(){return i.card}});var u=p(l,2),m=e=>{var t=Se(),r=d(t),i=E(r,!0),s=E(p(r,2),!0);f(t),O((e,t)=>{M(i,e),M(s,t)},[()=>L(o(c)),()=>a.say(`points-unit`,{points:Math.abs(o(c))})]),n(e,t)},h=e=>{var t=Se(),r=d(t),o=E(r,!0),s=E(p(r,2),!0);f(t),O((e,t)=>{M(o,e),M(s,t)},[()=>i.leaving.join(`/`),()=>a.say(`wagons-unit`,{wagons:i.leaving.at(-1)})]),n(e,t)};r(u,e=>{o(c)===null?i.leaving.length>1&&e(h,1):e(m)}),n(e,s)},$$slots:{default:!0}})}};r(m,e=>{i.card!==null&&i.isHooked?e(_):i.card!==null&&i.moves.length>0&&e(v,1)}),f(l),O(t=>{u=e(l,1,`end ${i.side??``}`,`svelte-teo29c`,u,{flip:o(s)&&i.side===`right`}),A(l,`data-reach`,t)},[()=>i.leaving.length>0?`${i.side} ${i.leaving.at(-1)}`:void 0]),n(t,l),g()}function Ee(e,t){return e.slice(0,t).reduce((e,t)=>e+t.length,0)}function De(e,t){let n=0;for(;t>=e[n].length;)t-=e[n++].length;return{track:n,position:t}}function Oe(e,t,n){let r=De(e.tracks,e.lifted);return e.tracks.slice(0,t).reduce((e,t)=>e+t.length+1,0)-+(r.track<t)+n-+(r.track===t&&n>r.position)}function ke(e,t){let n=Math.max(1,Math.ceil(e.length/t)),r=Math.ceil(e.length/n);return Array.from({length:n},(t,n)=>e.slice(n*r,(n+1)*r))}function Ae(e,t,n){let{view:r}=e,i=r.tracks[t],a=Ee(r.tracks,t),o=Array.from({length:i.length+1},(n,r)=>Me(e,t,r)),s=i.map((n,r)=>Pe(e,t,r)),c=n=>[...e.movesOf(`place`,{track:t,side:n}),...e.movesOf(`hook`,{track:t,side:n}),...n===`left`?o[0]:i.length>0?o.at(-1):[]],l=e=>r.hooks.find(n=>n.track===t&&n.side===e)?.wagons??[],u=c(`left`),d=c(`right`);return{left:u,right:d,card:r.lifted===null?r.card:je(r.tracks,r.lifted),leaving:{left:l(`left`),right:l(`right`)},wagons:i.map((r,c)=>[...e.movesOf(`lift`,{wagon:a+c}),...e.movesOf(`swap`,{wagon:a+c}),...c===0?e.movesOf(`take`,{track:t,side:`left`}):[],...c===i.length-1?e.movesOf(`take`,{track:t,side:`right`}):[],...s[c]===void 0?[]:e.movesOf(`pull`,{wagons:s[c]}),...n?[...Ne(o,c),...Ne(o,c+1)]:[]]),gaps:o,pulls:s,why:u.length+d.length>0?void 0:Fe(e,t),whyWagon(e){let t={lift:`lift`,shunt:`swap`}[r.phase];return t&&a+e!==r.lifted?{kind:t,args:{wagon:a+e}}:void 0}}}function je(e,t){let{track:n,position:r}=De(e,t);return e[n][r]}function Me(e,t,n){return e.view.lifted===null?[]:e.movesOf(`move`,{place:Oe(e.view,t,n)})}function Ne(e,t){return t>0&&t<e.length-1?e[t]:[]}function Pe(e,t,n){let{view:r}=e;if(r.phase!==`pull`||r.track!==t)return;let i=r.side===`left`?n+1:r.tracks[t].length-n;return e.movesOf(`pull`,{wagons:i}).length>0?i:void 0}function Fe(e,t){let{phase:n}=e.view;return n===`place`||n===`hook`?{kind:n,args:{track:t,side:`left`}}:void 0}var Ie=l(`<b class="svelte-1hbgsi1"> </b> <small class="svelte-1hbgsi1"> </small>`,1),Le=l(`<i class="svelte-1hbgsi1"> </i>`),Re=l(`<b> </b><!>`,1),ze=l(`<!> <span class="edge svelte-1hbgsi1"><!></span>`,1),Be=l(`<span class="slot svelte-1hbgsi1"><!></span>`);function Ve(t,i){h(i,!0);let a=Z(),s=w(()=>a.catalogue.cards[i.card]),c=w(()=>a.view.tracks[i.track].length),l=w(()=>a.view.lifted===Ee(a.view.tracks,i.track)+i.position),u=w(()=>i.moves.map(e=>e.text).join(`; `)||a.say(`wagon-at`,{card:o(s).name,track:i.track+1,position:i.position+1})),m=w(()=>[i.position===0&&`track:${i.track}:left`,i.position===o(c)-1&&`track:${i.track}:right`].filter(Boolean).join(` `)),_=w(()=>ee(a).some(({kind:e,args:t})=>e===`placed`&&t.track===i.track&&t.card===i.card?i.position===(t.side===`right`?o(c)-1:0):e===`moved`&&t.to_track===i.track&&t.position===i.position));var v=Be(),y=d(v);{let t=w(()=>({kind:`wagon`,args:{track:i.track,position:i.position}})),c=w(()=>o(m)||void 0),h=w(()=>[`veh`,`wagon`,i.isFramed&&`framed`,i.isFirstFramed&&`first`,i.isLastFramed&&`end-of`,o(_)&&`latest`,o(l)&&`lifted`].filter(Boolean).join(` `));P(y,{get label(){return o(u)},get moves(){return i.moves},get why(){return i.why},get about(){return o(t)},get card(){return i.card},shape:`bare`,get picked(){return o(l)},get at(){return o(c)},get class(){return o(h)},children:(t,c)=>{var l=ze(),u=S(l);$(u,{get card(){return i.card}});var m=p(u,2),h=d(m),g=e=>{let t=w(()=>i.moves[0]?.gain??null);var r=Ie(),s=S(r),c=E(s,!0),l=E(p(s,2),!0);O((e,t)=>{M(c,e),M(l,t)},[()=>o(t)===null?i.pull:L(o(t)),()=>o(t)===null?a.say(`wagons-unit`,{wagons:i.pull}):a.say(`points-unit`,{points:Math.abs(o(t))})]),n(e,r)},_=t=>{var i=Re(),a=S(i);let c;var l=E(a,!0),u=p(a),d=e=>{var t=Le(),r=E(t,!0);O(()=>M(r,o(s).mark)),n(e,t)};r(u,e=>{o(s).mark&&e(d)}),O(t=>{c=e(a,1,`svelte-1hbgsi1`,null,c,{minus:o(s).points<0}),M(l,t)},[()=>L(o(s).points)]),n(t,i)};r(h,e=>{i.pull===void 0?e(_,-1):e(g)}),f(m),n(t,l)},$$slots:{default:!0}})}f(v),O(()=>A(v,`data-reach`,i.pull===void 0?void 0:`${a.view.side} ${i.pull}`)),n(t,v),g()}var He=l(`<b class="plate svelte-lhdjco"> </b> <span class="type svelte-lhdjco"><!> <span class="word svelte-lhdjco"> </span></span>`,1),Ue=l(`<!> <!>`,1),We=l(`<div class="row svelte-lhdjco" data-overlaps="inside"><!> <!> <!></div>`),Ge=l(`<div><!> <div class="line svelte-lhdjco"><!> <!></div></div>`);function Ke(s,c){h(c,!0);let l={phone:44,desk:34},_=Z(),y=w(()=>_.view.tracks[c.track]),b=w(()=>_.catalogue.cards),x=w(()=>o(y).map(e=>o(b)[e].type).find(e=>e!==`special`)),C=w(()=>_.view.phase===`pull`&&_.view.track===c.track?_.view.side:null),T=w(()=>ee(_).some(e=>e.kind===`built`&&e.args.track===c.track)),j=m(0),N=m(0),F=w(()=>_.isPhone?56:o(y).length>8?80:o(j)>900?150:112),I=w(()=>Math.max(0,o(j)-2*o(F)-(_.isPhone?8:24))),L=w(()=>Math.max(3,Math.floor(o(I)/(_.isPhone?l.phone:l.desk)))),R=w(()=>ke(o(y).map((e,t)=>({card:e,position:t})),o(L))),z=w(()=>o(N)/o(R).length),B=w(()=>_.isPhone?29:o(z)<92?24:33),V=w(()=>Math.min(164,(o(z)-o(B)-14)*1.6)),H=w(()=>Math.floor(Math.min(Math.max(0,o(V)),o(I)/Math.max(4,o(R)[0].length)))),U=w(()=>_.isPhone||o(H)<60),W=w(()=>Ae(_,c.track,o(U))),G=m(null);function K(e){return!o(G)||_.view.phase!==`hook`&&_.view.phase!==`pull`?!1:o(G).side===`left`?e<o(G).count:e>=o(y).length-o(G).count}function q(e){let t=e=>{let t=e?{side:e[0],count:Number(e[1])}:null;queueMicrotask(()=>k(G,t,!0))},n=e=>t(e.target.closest(`[data-reach]`)?.dataset.reach?.split(` `)),r=()=>t(),i={pointerover:n,focusin:n,pointerleave:r,focusout:r};for(let[t,n]of Object.entries(i))e.addEventListener(t,n);return()=>{for(let[t,n]of Object.entries(i))e.removeEventListener(t,n)}}var J=Ge();let te;var ne=d(J);{let e=w(()=>_.say(`track-name`,{track:c.track+1})),t=w(()=>({kind:`track`,args:{track:c.track}}));P(ne,{get label(){return o(e)},get why(){return o(W).why},get about(){return o(t)},quiet:!0,shape:`bare`,class:`no`,children:(e,t)=>{var i=He(),a=S(i),s=E(a,!0),l=p(a,2),u=d(l),m=e=>{D(e,{get name(){return`t-${o(x)??``}`}})};r(u,e=>{o(x)&&e(m)});var h=E(p(u,2),!0);f(l),O(e=>{M(s,c.track+1),M(h,e)},[()=>o(x)?_.catalogue.types[o(x)]:_.say(o(y).length?`track-open`:`track-empty`)]),n(e,i)},$$slots:{default:!0}})}var Y=p(ne,2),X=d(Y);{let e=w(()=>({freight:`wide-yard`,passenger:`wide-hills`,high_speed:`wide-speed`})[o(x)??``]??`wide-hills`);D(X,{get name(){return o(e)},class:`bd`,slice:!0})}i(p(X,2),17,()=>o(R),a,(e,t,a)=>{var s=We(),l=d(s),u=e=>{{let t=w(()=>o(C)===`left`);Te(e,{get track(){return c.track},side:`left`,get moves(){return o(W).left},get card(){return o(W).card},get leaving(){return o(W).leaving.left},get isHooked(){return o(t)}})}};r(l,e=>{a===0&&e(u)});var m=p(l,2);i(m,17,()=>o(t),({card:e,position:t})=>t,(e,i)=>{let a=()=>o(i).card,s=()=>o(i).position,l=w(()=>o(W).wagons[s()]),u=w(()=>o(U)?[]:o(W).gaps[s()]);var d=Ue(),f=S(d),m=e=>{{let t=w(()=>({kind:`track`,args:{track:c.track}}));P(e,{get label(){return o(u)[0].text},get moves(){return o(u)},get about(){return o(t)},class:`gap`})}};r(f,e=>{o(u).length>0&&s()>0&&e(m)});var h=p(f,2);{let e=w(()=>o(W).whyWagon(s())),n=w(()=>K(s())),r=w(()=>K(s())&&(s()===o(t)[0].position||!K(s()-1))),i=w(()=>K(s())&&(s()===o(t).at(-1).position||!K(s()+1)));Ve(h,{get track(){return c.track},get position(){return s()},get card(){return a()},get moves(){return o(l)},get pull(){return o(W).pulls[s()]},get why(){return o(e)},get isFramed(){return o(n)},get isFirstFramed(){return o(r)},get isLastFramed(){return o(i)}})}n(e,d)});var h=p(m,2),g=e=>{{let t=w(()=>o(C)===`right`);Te(e,{get track(){return c.track},side:`right`,get moves(){return o(W).right},get card(){return o(W).card},get leaving(){return o(W).leaving.right},get isHooked(){return o(t)}})}};r(h,e=>{a===o(R).length-1&&o(y).length>0&&e(g)}),f(s),n(e,s)}),f(Y),v(Y,()=>q),f(J),O(()=>{te=e(J,1,`track svelte-lhdjco`,null,te,{new:o(T),low:o(B)<29}),t(J,`--c:var(--${o(x)??`rule-2`??``});--edge:${o(B)??``}px;--rows:${o(R).length??``}`),A(J,`data-at`,`track:${c.track??``}`),t(Y,`--vw:${o(H)??``}px;--ew:${o(F)??``}px;--rh:${o(z)??``}px`)}),u(Y,`clientWidth`,e=>k(j,e)),u(Y,`clientHeight`,e=>k(N,e)),n(s,J),g()}var qe=l(`<div class="station svelte-15s9zxt"><div class="depot svelte-15s9zxt"><div class="sign enamel screws svelte-15s9zxt"> <small class="svelte-15s9zxt"> </small></div> <!></div> <div class="yard svelte-15s9zxt" role="group"></div></div>`);function Je(e,r){h(r,!0);let s=Z(),c=w(()=>s.view.tracks);var l=qe(),u=d(l),m=d(u),_=d(m,!0),v=E(p(_),!0);f(m),be(p(m,2),{}),f(u);var y=p(u,2);i(y,21,()=>o(c),a,(e,t,n)=>{Ke(e,{track:n})}),f(y),f(l),O((e,n,r)=>{M(_,e),M(v,n),t(y,`--tracks:${o(c).length??``}`),A(y,`aria-label`,r)},[()=>s.say(`station`),()=>s.say(`station-tracks`,{tracks:o(c).length}),()=>s.say(`tracks`)]),n(e,l),g()}var Ye=l(`<span> </span>`),Xe=l(`<span class="factor svelte-18e7uc4"> </span>`),Ze=l(`<span> </span> <!> <!>`,1),Qe=l(`<li class="svelte-18e7uc4"><span class="vh"> </span> <span class="rail svelte-18e7uc4"><!> <!></span> <span class="steps svelte-18e7uc4"><!></span> <b> </b></li>`),$e=l(`<li class="svelte-18e7uc4"><span class="none svelte-18e7uc4"> </span></li>`),et=l(`<li class="left svelte-18e7uc4"><span> </span> <span class="steps svelte-18e7uc4"></span> <b> </b></li>`),tt=l(`<ul><!> <!></ul>`);function nt(t,s){h(s,!0);let c=Z();var l=tt(),u=d(l);i(u,17,()=>s.parts.trains,a,(t,s,l)=>{var u=Qe(),m=d(u),h=E(m,!0),g=p(m,2),_=d(g);$(_,{get card(){return o(s).loco},class:`m`}),i(p(_,2),17,()=>o(s).wagons,a,(e,t)=>{$(e,{get card(){return o(t)},class:`m`})}),f(g);var v=p(g,2),y=d(v),b=e=>{var t=Ze(),i=S(t),a=E(i,!0),l=p(i,2),u=e=>{var t=Ye(),r=E(t);O(e=>{A(t,`title`,e),M(r,`+${o(s).bonus??``}`)},[()=>c.say(`part-bonus`)]),n(e,t)};r(l,e=>{o(s).bonus&&e(u)});var d=p(l,2),f=e=>{var t=Xe(),r=E(t);O(e=>{A(t,`title`,e),M(r,`×${o(s).factor??``}`)},[()=>c.say(`part-factor`)]),n(e,t)};r(d,e=>{o(s).factor!==1&&e(f)}),O((e,t)=>{A(i,`title`,e),M(a,t)},[()=>c.say(`part-points`),()=>L(o(s).points)]),n(e,t)};r(y,e=>{(o(s).bonus||o(s).factor!==1)&&e(b)}),f(v);var x=p(v,2);let C;var w=E(x,!0);f(u),O((t,n)=>{M(h,t),C=e(x,1,`num svelte-18e7uc4`,null,C,{minus:o(s).score<0}),M(w,n)},[()=>c.say(`part-train`,{number:l+1}),()=>L(o(s).score)]),n(t,u)},e=>{var t=$e(),r=E(d(t),!0);f(t),O(e=>M(r,e),[()=>c.say(`trains-none`)]),n(e,t)});var m=p(u,2),_=t=>{var r=et(),i=d(r),a=E(i,!0),o=p(i,4);let l;var u=E(o,!0);f(r),O((t,n)=>{M(a,t),l=e(o,1,`num svelte-18e7uc4`,null,l,{minus:s.parts.hand<0}),M(u,n)},[()=>c.say(`part-hand`),()=>L(s.parts.hand)]),n(t,r)};r(m,e=>{s.parts.hand!==null&&e(_)}),f(l),O(()=>e(l,1,`parts o${s.seat+1}`,`svelte-18e7uc4`)),n(t,l),g()}var rt=l(`<span class="ty svelte-cssgyr"> </span>`),it=l(`<span style="--c:var(--action)"><span class="pic svelte-cssgyr"><!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <span class="fx svelte-cssgyr"><span class="line svelte-cssgyr"> </span></span> <!></span></span>`),at=l(`<span class="badge"><!> </span>`),ot=l(`<span class="badge mark svelte-cssgyr"> </span>`),st=l(`<span class="ty svelte-cssgyr"><!> <span> </span></span>`),ct=l(`<i class="svelte-cssgyr"></i>`),lt=l(`<span class="pull svelte-cssgyr"></span>`),ut=l(`<span><b> </b> <!> <span class="pic svelte-cssgyr"><!> <!></span> <span class="body"><span class="nm svelte-cssgyr"> </span> <!> <span class="fx svelte-cssgyr"><!> <span class="line svelte-cssgyr"> </span></span> <!></span> <!></span>`);function dt(s,l){h(l,!0);let u=C(l,`big`,3,!1),m=Z(),_=w(()=>m.catalogue.cards[l.card]),v=w(()=>o(_).is_a===`locomotive`),y=w(()=>o(_).copies[m.view.options.variant===`junior`?`junior`:`full`]);var b=c(),x=S(b),T=t=>{var i=it();let a;var s=d(i),c=d(s);{let e=w(()=>Q(o(_)));D(c,{get name(){return o(e)}})}f(s);var l=p(s,2),h=d(l),g=E(h,!0),v=p(h,2),b=E(d(v),!0);f(v);var x=p(v,2),S=e=>{var t=rt(),r=E(t,!0);O(e=>M(r,e),[()=>m.say(`copies`,{copies:o(y)})]),n(e,t)};r(x,e=>{u()&&e(S)}),f(l),f(i),O(t=>{a=e(i,1,`card act svelte-cssgyr`,null,a,{big:u()}),M(g,t),M(b,u()?o(_).effect:o(_).reminder)},[()=>R(o(_).title)]),n(t,i)},k=s=>{var c=ut();let l;var h=d(c);let g;var b=E(h,!0),x=p(h,2),S=e=>{var t=at(),r=d(t);D(r,{name:`i-hook`});var i=p(r,1,!0);f(t),O(()=>M(i,o(_).traction)),n(e,t)},C=e=>{var t=ot(),r=E(t,!0);O(()=>M(r,o(_).mark)),n(e,t)};r(x,e=>{o(v)?e(S):o(_).mark&&e(C,1)});var T=p(x,2),k=d(T);{let e=w(()=>ge(o(_)));D(k,{get name(){return o(e)},class:`sc`,slice:!0})}var A=p(k,2);{let e=w(()=>me(o(_))),t=w(()=>he(o(_)));D(A,{get name(){return o(e)},class:`v`,get style(){return o(t)}})}f(T);var j=p(T,2),N=d(j),ee=E(N,!0),P=p(N,2),F=e=>{var t=st(),r=d(t);D(r,{get name(){return`t-${o(_).type??``}`}});var i=E(p(r,2),!0);f(t),O(e=>M(i,e),[()=>o(_).type===`special`?m.catalogue.types.special:m.say(`copies`,{copies:o(y)})]),n(e,t)};r(P,e=>{o(_).type&&e(F)});var I=p(P,2),z=d(I),B=e=>{var t=lt();i(t,21,()=>({length:o(_).traction}),a,(e,t)=>{n(e,ct())}),f(t),n(e,t)};r(z,e=>{o(v)&&(u()||o(_).sort!==`loco-hs`)&&e(B)});var V=E(p(z,2),!0);f(I);var H=p(I,2),U=e=>{var t=rt(),r=E(t,!0);O(e=>M(r,e),[()=>m.say(`copies`,{copies:o(y)})]),n(e,t)};r(H,e=>{u()&&(o(v)||o(_).type===`special`)&&e(U)}),f(j);var W=p(j,2),G=e=>{D(e,{get name(){return`t-${o(_).type??``}`},class:`wm`})};r(W,e=>{o(_).type&&o(_).type!==`special`&&e(G)}),f(c),O((n,r,i)=>{l=e(c,1,`card svelte-cssgyr`,null,l,{big:u(),loco:o(v),special:o(_).type===`special`}),t(c,`--c:${n??``}`),g=e(h,1,`plate val svelte-cssgyr`,null,g,{minus:o(_).points<0}),M(b,r),M(ee,i),M(V,u()?o(_).effect:o(_).reminder)},[()=>_e(o(_)),()=>L(o(_).points),()=>R(o(_).title)]),n(s,c)};r(x,e=>{o(_).is_a===`action`?e(T):e(k,-1)}),n(s,b),g()}var ft=l(`<span><!></span>`);function pt(t,i){h(i,!0);let a=[`locomotive`,`wagon`,`action`],s={large:138,usual:111,narrow:88,low:88,phone:92,crowded:78,gap:9},l=Z(),u=w(()=>l.viewer===null?null:l.view.hands[l.viewer].cards),p=w(()=>(o(u)??[]).toSorted((e,t)=>a.indexOf(l.catalogue.cards[e].is_a)-a.indexOf(l.catalogue.cards[t].is_a))),m=w(()=>o(p).map((e,t)=>({card:e,place:t,key:`${e} ${o(p).indexOf(e)-t}`}))),_=w(()=>l.view.phase===`give`?`give`:`play`),v=w(()=>[`turn`,`second_card`,`give`].includes(l.view.phase)),y=w(()=>l.view.turn===l.viewer&&l.view.card!==null?o(p).indexOf(l.view.card):-1);var b=c(),x=S(b),C=t=>{z(t,{get cards(){return o(m)},get sizes(){return s},key:({key:e})=>e,one:(t,r)=>{let i=()=>(r?.()).card,a=()=>(r?.()).place,s=w(()=>l.movesOf(o(_),{card:i()}));var c=ft();let u;var p=d(c);{let e=w(()=>o(s)[0]?.text??l.catalogue.cards[i()].name),t=w(()=>o(v)?{kind:o(_),args:{card:i()}}:void 0),n=w(()=>({kind:`card`,args:{card:i()}})),r=w(()=>a()===o(y));P(p,{get label(){return o(e)},get moves(){return o(s)},get why(){return o(t)},get about(){return o(n)},get picked(){return o(r)},shape:`card`,get card(){return i()},children:(e,t)=>{dt(e,{get card(){return i()}})},$$slots:{default:!0}})}f(c),O(()=>u=e(c,1,`svelte-1wrp6cc`,null,u,{phone:l.isPhone})),n(t,c)},$$slots:{one:!0}})};r(x,e=>{o(u)!==null&&e(C)}),n(t,b),g()}function mt({kind:e,args:t},n,{view:r}){if(e!==`dispatched`)return[];let[i,a]=[r.tracks[t.track]??[],n.tracks[t.track]??[]],o=Math.max(0,i.length-a.length),s=a.every((e,t)=>e===i[t]),c=a.length===0?r.side===`left`:!s,[l,u]=c?[0,o]:[i.length-o,i.length],d={of:`.wagon`,from:l,to:u,way:c?`left`:`right`};return[{scene:`departs`,at:`[data-at~="track:${t.track}"]`,moving:d}]}var ht=l(`<span class="skips svelte-yce8mi"><!><span class="svelte-yce8mi"> </span></span>`),gt=l(`<span class="extra long svelte-yce8mi"> </span>`),_t=l(`<span class="extra long svelte-yce8mi"> </span> <span class="extra short svelte-yce8mi" aria-hidden="true"> </span>`,1),vt=l(`<span class="held svelte-yce8mi"> </span>`),yt=l(`<li><span class="vh"> </span> <span class="rail svelte-yce8mi" aria-hidden="true"><!> <!></span> <b aria-hidden="true"> </b></li>`),bt=l(`<div data-told-group=""><dl class="svelte-yce8mi"><div class="svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="count svelte-yce8mi"><dt class="svelte-yce8mi"> </dt> <dd class="svelte-yce8mi"> </dd></div> <div class="points svelte-yce8mi"><dt class="svelte-yce8mi"><span class="long svelte-yce8mi"> </span> <span class="short svelte-yce8mi"> </span></dt> <dd class="svelte-yce8mi"> </dd></div></dl> <p class="signs svelte-yce8mi"><!> <!> <!> <!></p> <ul class="trains svelte-yce8mi"></ul> <!></div>`);function xt(t,s){h(s,!0);let c=Z(),l=F(),u=y({height:900}),m=w(()=>c.view),_=w(()=>o(m).points[s.seat]),x=w(()=>o(m).phase===`over`),C=w(()=>o(x)?o(_).total:o(_).total-(o(_).hand??0)),T=w(()=>c.movesOf(`aim`,{seat:s.seat})),k=w(()=>o(m).semaphores[s.seat]>0),j=w(()=>o(m).turn===s.seat&&!o(x)),N=w(()=>u.height-84),I=w(()=>!c.isPhone&&o(m).seats*104+o(m).trains.length*32>o(N)),R=w(()=>o(I)&&o(m).seats*102+o(m).trains.length*12>o(N)),z=w(()=>ee(c).some(e=>e.kind===`dispatched`&&e.seat===s.seat));var B=bt();let V;var H=d(B),U=d(H),W=d(U),G=E(W,!0),K=E(p(W,2),!0);f(U),v(U,()=>l(`hand`,{seat:s.seat}));var q=p(U,2),J=d(q),te=E(J,!0),ne=E(p(J,2),!0);f(q),v(q,()=>l(`trains`,{seat:s.seat}));var Y=p(q,2),X=d(Y),re=d(X),ie=E(re,!0),ae=E(p(re,2),!0);f(X);var oe=E(p(X,2),!0);f(Y),v(Y,()=>l(`points`,{seat:s.seat})),f(H);var se=p(H,2),ce=d(se),le=e=>{var t=ht(),r=d(t);D(r,{name:`sema-stop`,class:`sg`});var i=E(p(r),!0);f(t),v(t,()=>l(`semaphore`,{seat:s.seat})),O(e=>M(i,e),[()=>c.say(`seat-skips`)]),n(e,t)};r(ce,e=>{o(k)&&e(le)});var ue=p(ce,2),de=e=>{var t=gt(),r=E(t,!0);O(e=>M(r,e),[()=>c.say(`seat-in-extra`)]),n(e,t)};r(ue,e=>{o(j)&&o(m).in_extra_turn&&e(de)});var fe=p(ue,2),pe=e=>{var t=_t(),r=S(t),i=E(r,!0);v(r,()=>l(`extra_turns`));var a=E(p(r,2));O(e=>{M(i,e),M(a,`+${o(m).extra_turns??``}`)},[()=>c.say(`seat-extra`,{turns:o(m).extra_turns})]),n(e,t)};r(fe,e=>{o(j)&&o(m).extra_turns>0&&e(pe)});var me=p(fe,2),he=e=>{var t=vt(),r=E(t,!0);O(e=>M(r,e),[()=>c.say(`seat-hand`,{points:L(o(_).hand)})]),n(e,t)};r(me,e=>{o(_).hand&&e(he)}),f(se);var Q=p(se,2);i(Q,21,()=>o(_).trains,a,(t,r,u)=>{var m=yt();let h;var g=d(m),y=E(g,!0),b=p(g,2),x=d(b);$(x,{get card(){return o(r).loco},class:`m`}),i(p(x,2),17,()=>o(r).wagons,a,(e,t)=>{$(e,{get card(){return o(t)},class:`m`})}),f(b);var S=p(b,2);let C;var w=E(S,!0);f(m),v(m,()=>l(`train`,{seat:s.seat,train:u})),O((t,n)=>{h=e(m,1,`svelte-yce8mi`,null,h,{latest:o(z)&&u===o(_).trains.length-1}),M(y,t),C=e(S,1,`num svelte-yce8mi`,null,C,{minus:o(r).score<0}),M(w,n)},[()=>c.say(`train-name`,{loco:c.catalogue.cards[o(r).loco].title,wagons:o(r).wagons.length,points:o(r).score}),()=>L(o(r).score)]),n(t,m)}),f(Q);var ge=p(Q,2),_e=e=>{{let t=w(()=>({kind:`hand`,args:{seat:s.seat}}));P(e,{get label(){return o(T)[0].text},get moves(){return o(T)},get about(){return o(t)},class:`aim`})}};r(ge,e=>{o(T).length>0&&e(_e)}),f(B),O((t,n,r,i,a)=>{V=e(B,1,`panel svelte-yce8mi`,null,V,{dense:o(I),tiny:o(R)}),A(B,`data-at`,s.seat===c.viewer?void 0:`hand:${s.seat}`),M(G,t),M(K,o(m).hands[s.seat].size),M(te,n),M(ne,o(_).trains.length),M(ie,r),M(ae,i),M(oe,a)},[()=>c.say(`seat-cards`,{cards:o(m).hands[s.seat].size}),()=>c.say(`seat-trains`,{trains:o(_).trains.length}),()=>c.say(o(x)?`seat-points-short`:`seat-points`,{points:o(C)}),()=>c.say(`seat-points-short`,{points:o(C)}),()=>L(o(C))]),b(`innerHeight`,e=>u.height=e),n(t,B),g()}x(Object.assign({"./art/extra-track.svg":B,"./art/fire.svg":V,"./art/i-hook.svg":H,"./art/modernised.svg":U,"./art/motorised.svg":W,"./art/restoration.svg":G,"./art/sc-shop.svg":K,"./art/sc-speed.svg":q,"./art/sorting-hump.svg":J,"./art/stock-renewal.svg":te,"./art/switch.svg":ne,"./art/t-freight.svg":Y,"./art/t-high_speed.svg":X,"./art/t-passenger.svg":re,"./art/t-special.svg":ie,"./art/technical-revision.svg":ae,"./art/wide-speed.svg":oe})),_(`traffic`,Object.assign({"./words/en.ftl":se,"./words/ru.ftl":ce,"./words/uk.ftl":le}));var St=[`pass`,`end`];function Ct({kind:e,args:t}){switch(e){case`drew`:return I(`pile:${t.deck}`,`hand:${t.seat}`,t.card);case`played`:return I(`hand:${t.seat}`,`discards`,t.card);case`placed`:return I(`hand:${t.seat}`,`track:${t.track}:${t.side??`left`}`,t.card);case`built`:return I(`hand:${t.seat}`,`track:${t.track}`,`extra_track`);case`stopped`:return I(`hand:${t.seat}`,`seat:${t.target}`,`red_semaphore`);case`stole`:return I(`hand:${t.victim}`,`hand:${t.seat}`,t.card);case`gave`:return I(`hand:${t.seat}`,`hand:${t.receiver}`,t.card);case`took`:return I(`track:${t.track}`,`hand:${t.seat}`,t.card);case`swapped`:return t.track===t.other_track?null:I(`track:${t.track}`,`track:${t.other_track}`,t.card);case`moved`:return t.track===t.to_track?null:I(`track:${t.track}`,`track:${t.to_track}`,t.card);default:return null}}var wt={name:`traffic`,panels:`left`,Board:Je,Hand:pt,SeatPanel:xt,Card:dt,Breakdown:nt,BarDetail:ue,moments:mt,placed:e=>!St.includes(e.kind),flights:Ct};export{wt as game};