import{$ as e,A as t,D as n,F as r,G as i,I as a,J as o,K as s,M as c,P as l,Q as u,R as d,S as f,V as p,X as m,Z as h,_ as g,at as _,ct as v,g as y,h as b,j as x,k as S,l as C,lt as w,m as T,nt as E,ot as D,q as O,st as k,t as A,tt as j,w as M,x as N}from"./disclose-version-DzUP1vRA.js";import{l as P}from"./index-BMxwQ8F5.js";import{S as F,x as I}from"./games-CYiow3Mz.js";import{r as L}from"./context-CYRqh2pn.js";import{t as R}from"./Tabs-YmRfC1ha.js";import{a as z,n as B,o as V,r as H,t as U}from"./Spot-sKrPRT9l.js";import{t as W}from"./Owner-DQ0a-z_E.js";import{t as G}from"./printed-B0ll_N_u.js";import{t as K}from"./OpenCards-tPYT7s_D.js";import{t as q}from"./SeatHead-LJvlF_bg.js";import{n as ee,t as te}from"./pass-flint-DEG3f_Zk.js";import{t as ne}from"./breakable-DrVugP6J.js";import{t as re}from"./Fan-f0sASLkL.js";var ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58v-5h52v5z" fill="var(--stone,#c9c5b4)"/><path d="M11 53V28h42v25z" fill="var(--wall,#efe3c6)"/><path d="M5 28L32 10l27 18z" fill="var(--tile,#a8442f)"/><path d="M15 53V28h6v25zM29 53V28h6v25zM43 53V28h6v25z" fill="var(--stone,#c9c5b4)"/><circle cx="32" cy="21" r="4.5" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ae=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M12 12L12 1.6A10.4 10.4 0 0 1 21 17.2z" fill="#cf9646"/><path d="M12 12L21 17.2A10.4 10.4 0 0 1 3 17.2z" fill="#2f7f8c"/><path d="M12 12L3 17.2A10.4 10.4 0 0 1 12 1.6z" fill="#33393c"/></g></svg>
`,oe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><rect x="2.5" y="3.5" width="19" height="17.5" rx="1" fill="#cf9646"/><path d="M2.5 8.5h19M2.5 16h19M6 16l12-7.5" fill="none" stroke-width="1.5"/></g></svg>
`,se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="M3 16l3-8 6-5 7 3 3 8-4 6-10 1z" fill="var(--coal,#33393c)" stroke="var(--ko,#14191b)"/><path d="M6 8l6 4 7-6M12 12l1 9M12 12l10 2" fill="none" stroke="#9aa3a3" stroke-width="1.3"/></g></svg>
`,ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><path d="M12 1.8C16 7.5 19.5 11 19.5 15a7.5 7.5 0 0 1-15 0C4.5 11 8 7.5 12 1.8z" fill="#2f7f8c"/><path d="M8.2 15.5a4 4 0 0 0 3.3 3.6" fill="none" stroke="#e7f3f1" stroke-width="1.8"/></g></svg>
`,le=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M8 58V34l12-8v8l12-8v8l12-8v32z" fill="var(--wall,#efe3c6)"/><path d="M46 58V12h9v46z" fill="var(--tile,#a8442f)"/><path d="M44.5 12h12" stroke-width="3"/><path d="M50 7q4-5 8-2" fill="none"/><path d="M13 40h6v6h-6zM25 40h6v6h-6z" fill="var(--g,#bcd3d6)"/><path d="M4 58l7-9 5 3 5-5 8 11z" fill="#33393c"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ue=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M22 58V28h34v30z" fill="var(--wall,#efe3c6)"/><path d="M18 28l5-9h32l5 9z" fill="var(--tile,#a8442f)"/><path d="M28 34h8v8h-8zM42 34h8v8h-8z" fill="var(--g,#bcd3d6)"/><path d="M36 58V47h9v11z" fill="#46525a"/><path d="M6 58V36h5v22z" fill="var(--stone,#c9c5b4)"/><path d="M4 36l24-12 2 4L6 40z" fill="#fff8e6"/><path d="M11 32l4 4M18 28.5l3.5 4" stroke="#b93a26" stroke-width="3"/><path d="M13 58V47h12v11z" fill="#cf9646"/><path d="M13 52.5h12M19 47v11" stroke-width="1.5"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,de=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M4 58V38Q4 12 32 12t28 26v20z" fill="var(--wall,#efe3c6)"/><path d="M11 58V38q0-19 21-19t21 19v20z" fill="var(--g,#bcd3d6)"/><path d="M18 58V27M46 58V27M32 58V40M11 44h42" fill="none" stroke-width="1.7"/><circle cx="32" cy="31" r="8" fill="#fff8e6"/><path d="M32 26v5l4 2" fill="none"/><path d="M32 12V4l7 2.5-7 2.5" fill="#b93a26"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,fe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c0-6 3-9 9-9s9 3 9 9z"/></svg>
`,pe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 17h5v4H3zM9.5 12h5v9h-5zM16 6h5v15h-5z"/></svg>
`,me=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a4 4 0 0 1 3.5 6H19l3 14H2L5 8h3.5A4 4 0 0 1 12 2zm0 2.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z"/></svg>
`,he=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#c4952c"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#c4952c"/><circle cx="32" cy="25" r="5.5" fill="#fff8e6"/><circle cx="32" cy="25" r="1.8" fill="#1b2427"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ge=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#5f7480"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#5f7480"/><path d="M32 32V20M27 25l5-6 5 6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,_e=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M7 58V16h11v42z" fill="var(--stone,#c9c5b4)"/><path d="M22 58V26h9v32z" fill="var(--stone,#c9c5b4)"/><path d="M7 16q0-5 5.5-5t5.5 5zM22 26q0-4 4.5-4t4.5 4z" fill="var(--tile,#a8442f)"/><path d="M7 28h11M7 42h11M22 42h9" fill="none" stroke-width="1.7"/><circle cx="47" cy="44" r="13" fill="var(--wall,#efe3c6)"/><path d="M47 35c4 5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 2-5.5 6-10.5z" fill="#2f7f8c"/><path d="M18 20h14v6M31 34h6" fill="none"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ve=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#eceadf"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M8 11V8q0-5 8-5t8 5v3z" fill="#b93a26"/><circle cx="16" cy="3" r="2.4" fill="#fff"/><g transform="translate(16 30.5)" fill="#2a4a66" stroke="none"><path d="M-1.5-6.5h3v3.9l3.4-1.95 1.5 2.6L3 0l3.4 1.95-1.5 2.6L1.5 2.6v3.9h-3V2.6l-3.4 1.95-1.5-2.6L-3 0l-3.4-1.95 1.5-2.6L-1.5-2.6z"/></g></g></svg>
`,ye=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#2d94b8"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M6 11q-1-8 9-8 8 0 9 5l5 3z" fill="#3d5a73"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6.5L6.5 0 0 6.5-6.5 0z"/></g></g></svg>
`,be=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#7d4b9a"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M7 11q0-9 9-9t9 9z" fill="#f2cf63"/><circle cx="16" cy="6" r="2.6" fill="#fff8e6"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-2-6h4v4h4v4H2v4h-4V2h-4v-4h4z"/></g></g></svg>
`,xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#d3562b"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M4 10.5q4-2 5-2l3-7 4 2 4-2 3 7q1 0 5 2-12 3-24 0z" fill="#a8442f"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6L7 5H-7z"/></g></g></svg>
`,Se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M5 58V30L18 20v10l13-10v10l13-10v10l14-10v38z" fill="var(--wall,#efe3c6)"/><path d="M9 58V40q0-5 6-5t6 5v18zM26 58V40q0-5 6-5t6 5v18zM43 58V40q0-5 6-5t6 5v18z" fill="#46525a"/><path d="M12 58V48h6v10M29 58V48h6v10M46 58V48h6v10" fill="none" stroke="#f0dfb4" stroke-width="1.8"/><path d="M12 53h6M29 53h6M46 53h6" stroke="#f0dfb4" stroke-width="1.8"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 52h120v24H0z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M8 60q6-4 12 0t12 0M50 66q6-4 12 0t12 0M86 58q6-4 12 0t12 0" fill="none" stroke="#fff8e6" stroke-opacity=".7" stroke-width="2"/><path d="M70 52q8-16 18-12t16-10 16 12v10z" fill="color-mix(in oklab,var(--c,#5f7480) 48%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,we=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#a8442f"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#a8442f"/><path d="M32 19v12M27 26l5 6 5-6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M4 34h56l-5-6H9z" fill="var(--tile,#a8442f)"/><path d="M24 34V16h16v18z" fill="var(--wall,#efe3c6)"/><path d="M22 16l10-10 10 10z" fill="var(--tile,#a8442f)"/><circle cx="32" cy="23" r="4.5" fill="#fff8e6"/><path d="M32 20.5V23l2 1" fill="none" stroke-width="1.5"/><path d="M11 40h7v9h-7zM46 40h7v9h-7z" fill="var(--g,#bcd3d6)"/><path d="M26 58V44q0-5 6-5t6 5v14z" fill="#46525a"/><path d="M32 6V1l6 2-6 2" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Ee=`# What the board of Isle of Trains says.

## Cards

card-cost = Costs { $cards ->
    [one] one card
   *[other] { $cards } cards
}
card-points = { $points ->
    [one] One point
   *[other] { $points } points
}
card-power = Power { $power }
card-weight = Weight { $weight }
card-holds = Holds { $what ->
    [passenger] { $places ->
        [one] one passenger
       *[other] { $places } passengers
    }
    [any_cargo] one cargo of any kind
    [coal] { $places } coal
    [oil] { $places } oil
   *[box] { $places ->
        [one] one box
       *[other] { $places } boxes
    }
}
card-passengers = When built, draw { $passengers ->
    [one] a passenger
   *[other] { $passengers } passengers
}
card-symbol = As cargo: { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}
letter-build = B
letter-load = L
letter-deliver = D
letter-any = A

## The island

cargo-coal = coal
cargo-oil = oil
cargo-box = box
cargo-all = any cargo
contract-label = { $kind ->
    [primary] Starting contract of { $island }
   *[other] Additional contract of { $island }
}: { $needs }; { $points ->
    [one] one point
   *[other] { $points } points
}
contract-done = { $kind ->
    [primary] Starting contract of { $island }
   *[other] Additional contract of { $island }
}, completed ({ $who }): { $points ->
    [one] one point
   *[other] { $points } points
}
contract-gone = Additional contract of { $island }, closed: { $needs }; { $points ->
    [one] one point
   *[other] { $points } points
}
done = done
ticket-label = Ticket of { $island }: { $filled } of { $spaces } passengers. Next: { $reward }
ticket-full = it is full.
progress = Progress
progress-label = Progress train: space { $at }, the game ends at { $end }
ends-at = ends at { $space }
turns-left = { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}

## Seats and trains

train-of = Train of { $who }
vehicle-label = { $card }, loads { $loads } of { $places }
load-passenger = { $colour ->
    [green] Green
    [orange_red] Orange
    [black] Black
    [purple] Purple
    [cyan] Cyan
   *[white] White
} passenger
load-card = { $card } as { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}
load-face-down = Face-down card as { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: { $points ->
    [one] one point
   *[other] { $points } points
} now
no-building = no building
seat-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in hand
seat-tokens = { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
}
seat-points = { $points ->
    [one] One point
   *[other] { $points } points
}
seat-strength = Weight { $weight }, power { $power }
seat-waiting = Waiting to be loaded: { $colour ->
    [green] green
    [orange_red] orange
    [black] black
    [purple] purple
    [cyan] cyan
   *[white] white
}, { $passengers }

## The row and the piles

row = Row
row-refill = refilled after the turn
row-gap = Taken
deck = deck
deck-known = deck; this is its top card
deck-label = Deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
discards = discarded
discards-open = Look through the discard pile
bag = in the bag
bag-label = In the bag: { $passengers ->
    [one] one passenger
   *[other] { $passengers } passengers
}

## Alone

day = Day
night = Night
goal = Goal
goal-reached = Reached: { $done } of { $of }
buy-back-price = Buying back a card: { $tokens ->
    [one] one token.
   *[other] { $tokens } tokens.
}
rating = Rating: { $title }
goal-won = The goal is reached: the scenario is won.
goal-lost = The goal is not reached: the scenario is not won.

## Tabs, hand, bar

tab-trains = Trains
tab-island = Island
tab-row = Row
hand-builds = { $card }, being built
hand-loads = { $card }, being loaded
hand-pays = { $card }, paid
tag-builds = builds
tag-loads = loads
tag-pays = pays
detail-actions = { $actions ->
    [one] One action left in this turn.
   *[other] { $actions } actions in this turn.
}
detail-draw = { $cards ->
    [one] One card
   *[other] { $cards } cards
} to take.
detail-discard = { $cards ->
    [one] One card
   *[other] { $cards } cards
} to discard.
detail-strength = Weight { $weight }, power { $power }.
detail-pay = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
} of { $cost }.
detail-needs = Still needed:
detail-aside = { $loads ->
    [0] Two cards for each load.
    [one] One load so far, two cards for each.
   *[other] { $loads } loads so far, two cards for each.
}

## Points

part-tokens = Tokens
part-train = Engine and cars
part-contracts = Contracts
part-loads = Loads in the train
part-progress = Progress train
part-buildings = Buildings
`,De=`# What the board of Isle of Trains says.

## Cards

card-cost = Цена: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
card-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
card-power = Мощность { $power }
card-weight = Вес { $weight }
card-holds = Вмещает: { $what ->
    [passenger] { $places } { $places ->
        [one] пассажира
        [few] пассажиров
        [many] пассажиров
       *[other] пассажира
    }
    [any_cargo] один груз любого типа
    [coal] уголь, { $places }
    [oil] нефть, { $places }
   *[box] { $places } { $places ->
        [one] коробку
        [few] коробки
        [many] коробок
       *[other] коробки
    }
}
card-passengers = Построив, вытяните { $passengers } { $passengers ->
    [one] пассажира
    [few] пассажиров
    [many] пассажиров
   *[other] пассажира
}
card-symbol = Как груз: { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}
letter-build = С
letter-load = П
letter-deliver = В
letter-any = Д

## The island

cargo-coal = уголь
cargo-oil = нефть
cargo-box = коробка
cargo-all = любой груз
contract-label = { $kind ->
    [primary] Стартовый контракт: { $island }
   *[other] Дополнительный контракт: { $island }
}. { $needs }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
contract-done = { $kind ->
    [primary] Стартовый контракт: { $island }
   *[other] Дополнительный контракт: { $island }
}, выполнен ({ $who }): { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
contract-gone = Дополнительный контракт: { $island }, закрыт. { $needs }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
done = выполнен
ticket-label = Билет: { $island }. Пассажиров { $filled } из { $spaces }. Дальше: { $reward }
ticket-full = мест нет.
progress = Прогресс
progress-label = Локомотив прогресса: деление { $at }, конец игры на { $end }
ends-at = конец на { $space }
turns-left = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}

## Seats and trains

train-of = Поезд: { $who }
vehicle-label = { $card }, загружено { $loads } из { $places }
load-passenger = { $colour ->
    [green] Зелёный
    [orange_red] Оранжевый
    [black] Чёрный
    [purple] Фиолетовый
    [cyan] Голубой
   *[white] Белый
} пассажир
load-card = { $card } как { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}
load-face-down = Закрытая карта как { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: сейчас { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
no-building = без здания
seat-cards = На руке { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
seat-tokens = { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
}
seat-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
seat-strength = Вес { $weight }, мощность { $power }
seat-waiting = Ждут посадки: { $colour ->
    [green] зелёные
    [orange_red] оранжевые
    [black] чёрные
    [purple] фиолетовые
    [cyan] голубые
   *[white] белые
}, { $passengers }

## The row and the piles

row = Ряд
row-refill = пополнится после хода
row-gap = Взята
deck = колода
deck-known = колода; это её верхняя карта
deck-label = В колоде { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
discards = сброс
discards-open = Просмотреть сброс
bag = в мешочке
bag-label = В мешочке { $passengers } { $passengers ->
    [one] пассажир
    [few] пассажира
    [many] пассажиров
   *[other] пассажира
}

## Alone

day = День
night = Ночь
goal = Цель
goal-reached = Достигнуто { $done } из { $of }
buy-back-price = Выкуп карты: { $tokens } { $tokens ->
    [one] жетон.
    [few] жетона.
    [many] жетонов.
   *[other] жетона.
}
rating = Звание: { $title }
goal-won = Цель достигнута: сценарий пройден.
goal-lost = Цель не достигнута: сценарий не пройден.

## Tabs, hand, bar

tab-trains = Поезда
tab-island = Остров
tab-row = Ряд
hand-builds = { $card }: строится
hand-loads = { $card }: грузится
hand-pays = { $card }: уплачено
tag-builds = строю
tag-loads = гружу
tag-pays = плачу
detail-actions = { $actions ->
    [one] Осталось { $actions } действие этого хода.
    [few] В этом ходу { $actions } действия.
    [many] В этом ходу { $actions } действий.
   *[other] В этом ходу { $actions } действия.
}
detail-draw = { $cards ->
    [one] Нужно взять { $cards } карту.
    [few] Нужно взять { $cards } карты.
    [many] Нужно взять { $cards } карт.
   *[other] Нужно взять { $cards } карты.
}
detail-discard = { $cards ->
    [one] Нужно сбросить { $cards } карту.
    [few] Нужно сбросить { $cards } карты.
    [many] Нужно сбросить { $cards } карт.
   *[other] Нужно сбросить { $cards } карты.
}
detail-strength = Вес { $weight }, мощность { $power }.
detail-pay = Ещё { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} из { $cost }.
detail-needs = Ещё нужно:
detail-aside = { $loads ->
    [0] По две карты за каждый груз и пассажира.
    [one] Пока { $loads }, по две карты за каждый.
    [few] Пока { $loads }, по две карты за каждый.
    [many] Пока { $loads }, по две карты за каждый.
   *[other] Пока { $loads }, по две карты за каждый.
}

## Points

part-tokens = Жетоны
part-train = Локомотив и вагоны
part-contracts = Контракты
part-loads = Погруженное в поезд
part-progress = Локомотив прогресса
part-buildings = Здания
`,Oe=`# What the board of Isle of Trains says.

## Cards

card-cost = Ціна: { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
card-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
card-power = Потужність { $power }
card-weight = Вага { $weight }
card-holds = Вміщує: { $what ->
    [passenger] { $places } { $places ->
        [one] пасажира
        [few] пасажирів
        [many] пасажирів
       *[other] пасажира
    }
    [any_cargo] один вантаж будь-якого типу
    [coal] вугілля, { $places }
    [oil] нафту, { $places }
   *[box] { $places } { $places ->
        [one] коробку
        [few] коробки
        [many] коробок
       *[other] коробки
    }
}
card-passengers = Побудувавши, витягніть { $passengers } { $passengers ->
    [one] пасажира
    [few] пасажирів
    [many] пасажирів
   *[other] пасажира
}
card-symbol = Як вантаж: { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}
letter-build = Б
letter-load = З
letter-deliver = П
letter-any = Д

## The island

cargo-coal = вугілля
cargo-oil = нафта
cargo-box = коробка
cargo-all = будь-який вантаж
contract-label = { $kind ->
    [primary] Стартовий контракт: { $island }
   *[other] Додатковий контракт: { $island }
}. { $needs }; { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
contract-done = { $kind ->
    [primary] Стартовий контракт: { $island }
   *[other] Додатковий контракт: { $island }
}, виконано ({ $who }): { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
contract-gone = Додатковий контракт: { $island }, закрито. { $needs }; { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
done = виконано
ticket-label = Квиток: { $island }. Пасажирів { $filled } з { $spaces }. Далі: { $reward }
ticket-full = місць немає.
progress = Прогрес
progress-label = Локомотив прогресу: поділка { $at }, кінець гри на { $end }
ends-at = кінець на { $space }
turns-left = лишилося { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}

## Seats and trains

train-of = Потяг: { $who }
vehicle-label = { $card }, завантажено { $loads } з { $places }
load-passenger = { $colour ->
    [green] Зелений
    [orange_red] Помаранчевий
    [black] Чорний
    [purple] Фіолетовий
    [cyan] Блакитний
   *[white] Білий
} пасажир
load-card = { $card } як { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}
load-face-down = Карта долілиць як { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: зараз { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
no-building = без споруди
seat-cards = На руці { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-tokens = { $tokens } { $tokens ->
    [one] жетон
    [few] жетони
    [many] жетонів
   *[other] жетона
}
seat-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
seat-strength = Вага { $weight }, потужність { $power }
seat-waiting = Чекають на посадку: { $colour ->
    [green] зелені
    [orange_red] помаранчеві
    [black] чорні
    [purple] фіолетові
    [cyan] блакитні
   *[white] білі
}, { $passengers }

## The row and the piles

row = Ряд
row-refill = поповниться після ходу
row-gap = Узято
deck = колода
deck-known = колода; це її верхня карта
deck-label = У колоді { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
discards = скид
discards-open = Переглянути скид
bag = у мішечку
bag-label = У мішечку { $passengers } { $passengers ->
    [one] пасажир
    [few] пасажири
    [many] пасажирів
   *[other] пасажира
}

## Alone

day = День
night = Ніч
goal = Мета
goal-reached = Досягнуто { $done } з { $of }
buy-back-price = Викуп карти: { $tokens } { $tokens ->
    [one] жетон.
    [few] жетони.
    [many] жетонів.
   *[other] жетона.
}
rating = Звання: { $title }
goal-won = Мети досягнуто: сценарій пройдено.
goal-lost = Мети не досягнуто: сценарій не пройдено.

## Tabs, hand, bar

tab-trains = Потяги
tab-island = Острів
tab-row = Ряд
hand-builds = { $card }: будується
hand-loads = { $card }: завантажується
hand-pays = { $card }: сплачено
tag-builds = будую
tag-loads = вантажу
tag-pays = плачу
detail-actions = { $actions ->
    [one] Лишилася { $actions } дія цього ходу.
    [few] Цього ходу { $actions } дії.
    [many] Цього ходу { $actions } дій.
   *[other] Цього ходу { $actions } дії.
}
detail-draw = { $cards ->
    [one] Треба взяти { $cards } карту.
    [few] Треба взяти { $cards } карти.
    [many] Треба взяти { $cards } карт.
   *[other] Треба взяти { $cards } карти.
}
detail-discard = { $cards ->
    [one] Треба скинути { $cards } карту.
    [few] Треба скинути { $cards } карти.
    [many] Треба скинути { $cards } карт.
   *[other] Треба скинути { $cards } карти.
}
detail-strength = Вага { $weight }, потужність { $power }.
detail-pay = Ще { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
} з { $cost }.
detail-needs = Ще бракує:
detail-aside = { $loads ->
    [0] По дві карти за кожен вантаж і пасажира.
    [one] Поки що { $loads }, по дві карти за кожен.
    [few] Поки що { $loads }, по дві карти за кожен.
    [many] Поки що { $loads }, по дві карти за кожен.
   *[other] Поки що { $loads }, по дві карти за кожен.
}

## Points

part-tokens = Жетони
part-train = Локомотив і вагони
part-contracts = Контракти
part-loads = Завантажене в потяг
part-progress = Локомотив прогресу
part-buildings = Споруди
`,ke=x(`<span class="cargo-line svelte-9f2bft"></span>`);function Ae(e,t){var n=ke();N(n,21,()=>t.cargo,f,(e,t)=>{I(e,{get name(){return`cargo-${d(t)??``}`}})}),D(n),S(e,n)}var je={green:[`flint`,`#2f8a57`],orange_red:[`eagle`,`#c44a22`],black:[`devon`,`#4a4f55`],purple:[`cactus`,`#7d4b9a`],cyan:[`bill`,`#1f7fa0`],white:[`alpine`,`#dfe3df`]},Me=[``,`I`,`II`,`III`],Ne=4;function J(e){return`pass-${je[e][0]}`}function Pe(e){return je[e][1]}function Y(e,t){return t.category===`building`?e.replaceAll(`_`,`-`):t.category===`engine`?t.level<Ne?`loco-${t.level}`:`loco-hs`:t.category}function X(e,t){return t.category===`caboose`?e.slice(e.indexOf(`_`)+1):``}function Fe(e){return Me[e.level]??``}function Ie(e){return e.holds===`passenger`?`i-pass`:e.holds===`any_cargo`?`cargo-all`:`cargo-${e.holds}`}function Le(e,t,n){return t.holds===`any_cargo`?e.card?n.cards[e.card].symbol:`all`:t.holds}function Re(e,t,n){return e.passenger?J(e.passenger):`cargo-${Le(e,t,n)}`}function ze(e){return[`coal`,`oil`,`box`,`all`].flatMap((t,n)=>Array(e[n]??0).fill(t))}var Z=L;function Be(e,t){let n=e.steps.at(-1);return n?.step===t?n.first:null}function Ve(e){return e.phase===`pay`?e.discards.slice(0,e.doing.cost-e.doing.due).reverse():[]}function He(e){let{card:t,forced_card:n}=e.doing;return t===null?n===null?null:{card:n,how:`loads`}:{card:t,how:[`mode`,`drop`,`lose_building`,`pay`].includes(e.phase)?`builds`:`loads`}}var Ue=x(`<i class="on svelte-1ct1ig9"><!></i>`),We=x(`<i class="svelte-1ct1ig9"></i>`),Ge=x(`<span class="pay svelte-1ct1ig9"></span>`),Ke=x(`<b> </b>`),qe=x(`<span class="one svelte-1ct1ig9"><!> </span>`),Je=x(`<span class="needs svelte-1ct1ig9"> <!></span>`),Ye=x(`<span class="detail svelte-1ct1ig9"><!> <!> <!> <!> </span>`);function Xe(r,a){E(a,!0);let c=Z(),l=e(()=>c.view),u=e(()=>d(l).doing),m=e(()=>He(d(l))),h=e(()=>Ve(d(l))),g=e(()=>{let e=d(l).strengths[d(l).seat??0];switch(d(l).phase){case`action`:return c.say(`detail-actions`,{actions:Be(d(l),`main`)??0});case`draw`:return c.say(`detail-draw`,{cards:Be(d(l),`draw`)??1});case`discard`:return c.say(`detail-discard`,{cards:Be(d(l),`discard`)??1});case`build`:case`mode`:case`drop`:return c.say(`detail-strength`,{...e});case`pay`:return c.say(`detail-pay`,{cards:d(u).due,cost:d(u).cost});case`set_aside`:return c.say(`detail-aside`,{loads:d(u).aside.length});default:return``}}),_=e(()=>d(l).phase===`give`||d(l).phase===`count_as`),v=e(()=>d(g)!==``||d(m)!==null||d(u).passenger!==null||d(_));var y=t(),b=s(y),x=r=>{var a=Ye(),v=i(a),y=e=>{var n=Ge();N(n,21,()=>({length:d(u).cost}),f,(e,n,r)=>{var a=t(),o=s(a),l=e=>{var t=Ue();I(i(t),{get name(){return`cargo-${c.catalogue.cards[d(h)[r]].symbol??``}`}}),D(t),S(e,t)},u=e=>{var t=We();t.textContent=r+1,S(e,t)};M(o,e=>{r<d(h).length?e(l):e(u,-1)}),S(e,a)}),D(n),S(e,n)};M(v,e=>{d(l).phase===`pay`&&e(y)});var b=o(v,2),x=e=>{var t=Ke(),r=O(t,!0);p(()=>n(r,c.catalogue.cards[d(m).card].name)),S(e,t)};M(b,e=>{d(m)&&d(l).phase!==`pay`&&e(x)});var C=o(b,2),w=t=>{var r=qe(),a=i(r);{let t=e(()=>J(d(u).passenger));I(a,{get name(){return d(t)}})}var s=o(a,1,!0);D(r),p(e=>n(s,e),[()=>c.say(`load-passenger`,{colour:d(u).passenger})]),S(t,r)};M(C,e=>{d(u).passenger&&e(w)});var T=o(C,2),E=t=>{var r=Je(),a=i(r),s=o(a);{let t=e(()=>ze(d(u).needs));Ae(s,{get cargo(){return d(t)}})}D(r),p(e=>n(a,`${e??``} `),[()=>c.say(`detail-needs`)]),S(t,r)};M(T,e=>{d(_)&&e(E)});var k=o(T);D(a),p(()=>n(k,` ${d(g)??``}`)),S(r,a)};M(b,e=>{d(v)&&e(x)}),S(r,y),j()}var Ze=x(`<!> <span class="holder svelte-19apc5f"> </span>`,1),Qe=x(`<b class="vp svelte-19apc5f"> <!></b>`),$e=x(`<b class="svelte-19apc5f"> </b>`),et=x(`<span class="line svelte-19apc5f"><!> <!></span>`);function tt(t,r){E(r,!0);let a=Z(),c=e(()=>r.contract.contract===`primary`),l=e(()=>d(c)?r.island.seat!==null:r.island.contract===r.contract.contract),u=e(()=>!d(c)&&!d(l)&&(r.isClosed||r.island.contract!==null&&r.island.contract!==`primary`)),f=e(()=>a.view.doing.destination===r.island.island),m=e(()=>d(f)&&a.view.doing.contract===r.contract.contract),h=e(()=>d(c)?{kind:`primary`,args:{}}:{kind:`secondary`,args:{contract:r.contract.contract.slice(-1)}}),g=e(()=>d(f)?a.movesOf(d(h).kind,d(h).args):[]),_=e(()=>a.say(d(l)?`contract-done`:d(u)?`contract-gone`:`contract-label`,{kind:r.contract.contract,island:a.catalogue.islands[r.island.island].name,needs:r.contract.needs.map(e=>a.say(`cargo-${e}`)).join(`, `),points:r.contract.points,who:r.island.seat===null?``:z(a,r.island.seat)}));{let v=e(()=>d(g)[0]?.text??d(_)),y=e(()=>d(f)&&H(a,`deliver`)?d(h):void 0),b=e(()=>({kind:`contract`,args:{island:r.island.island,contract:r.contract.contract}})),x=e(()=>d(c)?`pri`:`sec`),C=e(()=>d(l)?`done o${r.island.seat+1}`:``),w=e(()=>d(u)?`gone`:``),T=e(()=>d(m)?`now`:``);U(t,{get label(){return d(v)},get moves(){return d(g)},get why(){return d(y)},get about(){return d(b)},quiet:!0,get class(){return`isle-contract ${d(x)??``} ${d(C)??``} ${d(w)??``} ${d(T)??``}`},children:(e,t)=>{var u=et(),f=i(u),m=e=>{var t=Ze(),i=s(t);W(i,{get seat(){return r.island.seat}});var l=O(o(i,2),!0);p(e=>n(l,e),[()=>d(c)?z(a,r.island.seat):a.say(`done`)]),S(e,t)},h=e=>{Ae(e,{get cargo(){return r.contract.needs}})};M(f,e=>{d(l)?e(m):e(h,-1)});var g=o(f,2),_=e=>{var t=Qe(),a=i(t,!0);I(o(a),{name:`i-star`}),D(t),p(()=>n(a,r.contract.points)),S(e,t)},v=e=>{var t=$e(),i=O(t);p(()=>n(i,`+${r.contract.points??``}`)),S(e,t)};M(g,e=>{d(c)?e(_):e(v,-1)}),D(u),S(e,u)},$$slots:{default:!0}})}j()}var nt=x(`<span class="chip svelte-16hkfju"> <!></span>`),rt=x(`<span class="chip neg svelte-16hkfju"> <!></span>`),it=x(`<span class="chip vp svelte-16hkfju"> <!></span>`),at=x(`<span class="slash svelte-16hkfju">/</span>`),ot=x(`<!><b class="chip let svelte-16hkfju"> </b>`,1),st=x(`<span class="letters svelte-16hkfju"></span>`),ct=x(`<span class="chips svelte-16hkfju"><!> <!> <!> <!></span>`);function lt(t,r){E(r,!0);let a=Z(),c=e(()=>r.gives.bonus===`load_or_deliver`?[`load`,`deliver`]:r.gives.bonus===`none`?[]:[r.gives.bonus]);var l=ct(),u=i(l),f=e=>{var t=nt(),a=i(t);I(o(a),{name:`i-cards`}),D(t),p(()=>n(a,`+${r.gives.take??``}`)),S(e,t)};M(u,e=>{r.gives.take>0&&e(f)});var m=o(u,2),h=e=>{var t=rt(),a=i(t);I(o(a),{name:`i-cards`}),D(t),p(()=>n(a,`−${r.gives.discard??``}`)),S(e,t)};M(m,e=>{r.gives.discard>0&&e(h)});var g=o(m,2),_=e=>{var t=it(),a=i(t);I(o(a),{name:`i-star`}),D(t),p(()=>n(a,`+${r.gives.tokens??``}`)),S(e,t)};M(g,e=>{r.gives.tokens>0&&e(_)});var v=o(g,2),y=e=>{var t=st();N(t,22,()=>d(c),e=>e,(e,t,r)=>{var i=ot(),c=s(i),l=e=>{S(e,at())};M(c,e=>{d(r)>0&&e(l)});var u=O(o(c),!0);p(e=>n(u,e),[()=>a.say(`letter-${t}`)]),S(e,i)}),D(t),S(e,t)};M(v,e=>{d(c).length>0&&e(y)}),D(l),p(()=>C(l,`title`,r.gives.text)),S(t,l),j()}var ut=x(`<!> <!>`,1),dt=x(`<span><!></span>`),ft=x(`<span class="spaces svelte-1w6k60p"></span>`);function pt(t,n){E(n,!0);let r=Z(),a=e(()=>r.catalogue.tickets[n.ticket.ticket]),c=e(()=>r.view.doing.destination===n.ticket.island),l=e(()=>d(c)?[...r.movesOf(`ticket`),...r.movesOf(`stray`)]:[]),u=e(()=>r.say(`ticket-label`,{island:r.catalogue.islands[n.ticket.island].name,filled:n.ticket.seats.length,spaces:d(a).length,reward:d(a)[n.ticket.seats.length]?.text??r.say(`ticket-full`)}));{let m=e(()=>d(l)[0]?.text??d(u)),h=e(()=>d(c)&&H(r,`deliver`)?{kind:`ticket`,args:{}}:void 0),g=e(()=>({kind:`ticket`,args:{island:n.ticket.island}}));U(t,{get label(){return d(m)},get moves(){return d(l)},get why(){return d(h)},get about(){return d(g)},quiet:!0,class:`isle-ticket`,get at(){return`ticket:${n.ticket.island??``}`},children:(t,r)=>{var c=ft();N(c,21,()=>d(a),f,(t,r,a)=>{var c=dt();let l;var u=i(c),f=t=>{var r=ut(),i=s(r);{let t=e(()=>J(n.colour));I(i,{get name(){return d(t)},class:`person`})}W(o(i,2),{get seat(){return n.ticket.seats[a]}}),S(t,r)},m=e=>{lt(e,{get gives(){return d(r)}})};M(u,e=>{a<n.ticket.seats.length?e(f):e(m,-1)}),D(c),p(()=>{l=b(c,1,`space svelte-1w6k60p`,null,l,{full:a<n.ticket.seats.length,next:a===n.ticket.seats.length}),C(c,`data-at`,`space:${n.ticket.island??``}:${a+1}`)}),S(t,c)}),D(c),S(t,c)},$$slots:{default:!0}})}j()}var mt=x(`<i class="svelte-vcrfpu"><!></i>`),ht=x(`<i style="background:#8a7440" class="svelte-vcrfpu"><!></i>`),gt=x(`<em class="svelte-vcrfpu"><!><span class="vh"> </span></em>`),_t=x(`<div class="tick svelte-vcrfpu"><!></div>`),vt=x(`<section><h2 class="enamel svelte-vcrfpu"><!> <span> </span> <!></h2> <div class="contracts svelte-vcrfpu"></div> <!> <!></section>`);function yt(t,r){E(r,!0);let a=Z(),s=B(),c=e(()=>a.catalogue.islands[r.island.island]),l=e(()=>a.view.tickets.find(e=>e.island===r.island.island)),u=e(()=>a.view.seats===1?a.catalogue.solo[String(a.view.options.solo)]:void 0),f=e(()=>d(u)?.islands.includes(r.island.island)??!1),m=e(()=>a.movesOf(`to`,{island:r.island.island})),h=e(()=>H(a,`destination`)),_=e(()=>a.view.doing.destination===r.island.island),v=e(()=>a.lastLines.some(e=>e.args.island===r.island.island));var y=vt();let x;var w=i(y),k=i(w),A=t=>{var n=mt(),r=i(n);{let t=e(()=>J(d(c).colour));I(r,{get name(){return d(t)}})}D(n),p(e=>T(n,`background:${e??``}`),[()=>Pe(d(c).colour)]),S(t,n)},P=e=>{var t=ht();I(i(t),{name:`cargo-all`}),D(t),S(e,t)};M(k,e=>{d(c).colour?e(A):e(P,-1)});var F=o(k,2),L=O(F,!0),R=o(F,2),z=e=>{var t=gt(),r=i(t);I(r,{name:`i-star`});var s=O(o(r),!0);D(t),p(e=>{C(t,`title`,d(u)?.goal),n(s,e)},[()=>a.say(`goal`)]),S(e,t)};M(R,e=>{d(f)&&e(z)}),D(w),g(w,()=>s(`island`,{island:r.island.island}));var V=o(w,2);N(V,21,()=>d(c).contracts,e=>e.contract,(t,n)=>{{let i=e(()=>d(u)?.no_secondaries??!1);tt(t,{get island(){return r.island},get contract(){return d(n)},get isClosed(){return d(i)}})}}),D(V);var W=o(V,2),G=e=>{var t=_t();pt(i(t),{get ticket(){return d(l)},get colour(){return d(c).colour}}),D(t),S(e,t)};M(W,e=>{d(l)&&d(c).colour&&e(G)});var K=o(W,2),q=t=>{{let n=e(()=>d(m)[0]?.text??d(c).name),i=e(()=>({kind:`to`,args:{island:r.island.island}})),a=e(()=>({kind:`island`,args:{island:r.island.island}}));U(t,{get label(){return d(n)},get moves(){return d(m)},get why(){return d(i)},get about(){return d(a)},quiet:!0,class:`whole`})}};M(K,e=>{d(h)&&e(q)}),D(y),p(()=>{x=b(y,1,`loc svelte-vcrfpu`,null,x,{off:d(h)&&d(m).length===0,here:d(_),last:d(v),bare:!d(l)}),C(y,`data-at`,`island:${r.island.island??``}`),C(y,`aria-label`,d(c).name),n(L,d(c).name)}),S(t,y),j()}var bt=x(`<b class="svelte-lddz1k"> </b>`),xt=x(`<li><!></li>`),St=x(`<!><!><span class="vh"> </span>`,1),Ct=x(`<div class="prog svelte-lddz1k" role="img" data-at="progress"><span class="cap svelte-lddz1k"> </span> <ol class="svelte-lddz1k"><li><!></li> <!></ol> <span><!> </span></div>`);function wt(r,a){E(a,!0);let c=Z(),l=B(),u=e(()=>c.view),f=e(()=>c.catalogue.end_spaces[d(u).seats]??null),m=e(()=>Array.from({length:c.catalogue.last_space},(e,t)=>t+1)),h=e(()=>d(u).turns_left!==null&&d(u).phase!==`over`),_=e(()=>d(h)?c.say(`turns-left`,{turns:d(u).turns_left??0}):d(f)===null?``:c.say(`ends-at`,{space:d(f)}));var v=t(),y=s(v),x=t=>{var r=Ct(),a=i(r),v=O(a,!0),y=o(a,2),x=i(y);let w;var T=i(x),E=e=>{I(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})};M(T,e=>{d(u).progress===0&&d(u).train_taker===null&&e(E)}),D(x),N(o(x,2),16,()=>d(m),e=>e,(t,r)=>{let a=e(()=>r===d(u).progress&&d(u).train_taker===null);var o=xt();let s;var c=i(o),l=e=>{I(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})},m=e=>{var t=bt(),i=O(t,!0);p(()=>n(i,r)),S(e,t)};M(c,e=>{d(a)?e(l):e(m,-1)}),D(o),p(()=>s=b(o,1,`svelte-lddz1k`,null,s,{past:r<d(u).progress||r===d(u).progress&&!d(a),at:d(a),end:r===d(f),off:r>d(f)})),S(t,o)}),D(y);var k=o(y,2);let A;var j=i(k),P=e=>{var t=St(),r=s(t);I(r,{name:`loco-1`,class:`taken`,style:`--b:#c4952c`});var i=o(r);W(i,{get seat(){return d(u).train_taker}});var a=O(o(i),!0);p(e=>n(a,e),[()=>z(c,d(u).train_taker)]),S(e,t)};M(j,e=>{d(u).train_taker!==null&&e(P)});var F=o(j);D(k),D(r),g(r,()=>l(`progress`)),p((e,t)=>{C(r,`aria-label`,e),n(v,t),w=b(x,1,`start svelte-lddz1k`,null,w,{at:d(u).progress===0&&d(u).train_taker===null}),A=b(k,1,`cap note svelte-lddz1k`,null,A,{last:d(h)}),n(F,` ${d(_)??``}`)},[()=>c.say(`progress-label`,{at:d(u).progress,end:d(f)}),()=>c.say(`progress`)]),S(t,r)};M(y,e=>{d(f)!==null&&e(x)}),S(r,v),j()}var Tt=c(`<g><path class="tree svelte-f6i3a" d="M0-16l7 10H3l6 9H-9l6-9h-4z"></path><path class="trunk svelte-f6i3a" d="M-1.500 3h3v5h-3z"></path></g>`),Et=c(`<svg class="map svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><path class="shoal svelte-f6i3a" d="M22 70Q40 6 190 14T430 4t260 6 262 8q92 14 96 100t-10 130q-20 96-160 88t-240 10-230-10T130 344Q24 340 14 236T22 70z"></path><path class="land svelte-f6i3a" d="M40 78Q64 24 196 34T430 20t256 12 254 6q72 16 78 86t-10 122q-20 80-146 74t-236 14-226-12-264 8Q42 326 32 230T40 78z"></path><path class="hill svelte-f6i3a" d="M300 196q16-34 40-36t44 36zM648 190q20-44 46-46t50 46z"></path></svg><svg class="map deco svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><!><g transform="translate(14 268)"><path class="white svelte-f6i3a" d="M4 40L7 10h8l3 30z"></path><path class="red svelte-f6i3a" d="M5.500 24h11l.8 8H4.700zM6 8h10V3L11-2 6 3z"></path></g><g transform="translate(1016 296)"><path class="white svelte-f6i3a" d="M0 14h30l-6 9H6zM14 12V-10L2 12zM17 12V-6l10 18z"></path></g><path class="wave svelte-f6i3a" d="M6 40q6-5 12 0t12 0M1020 40q6-5 12 0t12 0M4 330q6-5 12 0t12 0M1030 250q6-5 12 0"></path></svg>`,1);function Dt(t){let n=[[44,150],[58,166,.8],[40,212,.9],[1008,140],[1022,158,.8],[996,214],[374,118,.8],[386,132],[700,236,.9],[716,222,.8],[372,260],[704,112]];var r=Et(),a=o(s(r));N(i(a),17,()=>n,f,(t,n)=>{var r=e(()=>w(d(n),3));let i=()=>d(r)[0],a=()=>d(r)[1],o=u(()=>k(d(r)[2],1));var s=Tt();p(()=>C(s,`transform`,`translate(${i()??``} ${a()??``}) scale(${d(o)??``})`)),S(t,s)}),_(3),D(a),S(t,r)}var Ot=x(`<div class="middle svelte-1ardebg"><!> <!></div>`),kt=x(`<div><!> <div class="places svelte-1ardebg"><!> <!> <!></div></div>`);function At(t,n){E(n,!0);let r=[`alpine_lodge`,`billingtons`,`devon_city`,`cactus_mines`,`camp_eagle`,`flint_beach`],a=Z(),s=e(()=>r.map(e=>a.view.islands.find(({island:t})=>t===e)).filter(e=>e!==void 0)),c=e(()=>a.view.islands.filter(({island:e})=>!r.includes(e))),l=e(()=>(a.catalogue.end_spaces[a.view.seats]??null)!==null);var u=kt();let f;var m=i(u);Dt(m,{});var h=o(m,2),g=i(h);N(g,17,()=>d(s).slice(0,3),e=>e.island,(e,t)=>{yt(e,{get island(){return d(t)}})});var _=o(g,2),v=e=>{var t=Ot(),n=i(t),r=e=>{wt(e,{})};M(n,e=>{d(l)&&e(r)}),N(o(n,2),17,()=>d(c),e=>e.island,(e,t)=>{yt(e,{get island(){return d(t)}})}),D(t),S(e,t)};M(_,e=>{(d(l)||d(c).length>0)&&e(v)}),N(o(_,2),17,()=>d(s).slice(3),e=>e.island,(e,t)=>{yt(e,{get island(){return d(t)}})}),D(h),D(u),p(()=>f=b(u,1,`frame svelte-1ardebg`,null,f,{track:d(l),station:d(c).length>0})),S(t,u),j()}var jt=x(`<svg class="bag svelte-srt9j7" viewBox="0 0 38 46" aria-hidden="true"><path d="M12 12Q2 22 3 34q1 10 16 10t16-10q1-12-9-22z" fill="#a8763c" stroke="var(--k)" stroke-width="2"></path><path d="M11 12h16M12 11Q8 5 10 3l4 2 5-3 5 3 4-2q2 2-2 8" fill="#c08e50" stroke="var(--k)" stroke-width="2" stroke-linejoin="round"></path></svg> <span class="of"><b> </b><small> </small></span>`,1),Mt=x(`<span class="svelte-srt9j7"><!> </span>`),Nt=x(`<p class="people svelte-srt9j7"></p>`),Pt=x(`<!> <!>`,1);function Ft(t,r){E(r,!0);let a=Z(),c=e(()=>Object.entries(a.view.bag)),l=e(()=>d(c).reduce((e,[,t])=>e+t,0)),u=e(()=>a.movesOf(`take_bag`));var f=Pt(),m=s(f);{let t=e(()=>d(u)[0]?.text??a.say(`bag-label`,{passengers:d(l)})),r=e(()=>H(a,`take`,`draw`)?{kind:`take_bag`,args:{}}:void 0);U(m,{get label(){return d(t)},get moves(){return d(u)},get why(){return d(r)},about:{kind:`pile`,args:{pile:`bag`}},quiet:!0,class:`pile`,at:`bag`,children:(e,t)=>{var r=jt(),c=o(s(r),2),u=i(c),f=O(u,!0),m=O(o(u),!0);D(c),p(e=>{n(f,d(l)),n(m,e)},[()=>a.say(`bag`)]),S(e,r)},$$slots:{default:!0}})}var h=o(m,2),g=t=>{var r=Nt();N(r,21,()=>d(c),([e,t])=>e,(t,r)=>{var a=e(()=>w(d(r),2));let s=()=>d(a)[0],c=()=>d(a)[1];var l=Mt(),u=i(l);{let t=e(()=>J(s()));I(u,{get name(){return d(t)}})}var f=o(u,1,!0);D(l),p(()=>n(f,c())),S(t,l)}),D(r),p(e=>C(r,`aria-label`,e),[()=>a.say(`bag-label`,{passengers:d(l)})]),S(t,r)};M(h,e=>{d(c).length>0&&e(g)}),S(t,f),j()}var It=x(`<span class="badge vp svelte-1mccbu7"> <!></span>`),Lt=x(`<b class="cno svelte-1mccbu7"> </b>`),Rt=x(`<span class="pw svelte-1mccbu7"><!> </span>`),zt=x(`<span class="wt svelte-1mccbu7"><!> </span>`),Bt=x(`<i class="svelte-1mccbu7"><!></i>`),Vt=x(`<span class="holds svelte-1mccbu7"></span>`),Ht=x(`<span class="pb svelte-1mccbu7"> <!></span>`),Ut=x(`<span class="spec svelte-1mccbu7"><!> <!> <!> <!></span>`),Wt=x(`<span class="wrd svelte-1mccbu7"> </span>`),Gt=x(`<span class="long svelte-1mccbu7"> </span>`),Kt=x(`<span><b class="plate val cost svelte-1mccbu7"> </b> <!> <span class="pic svelte-1mccbu7"><!> <!> <!></span> <span class="body"><span class="nm svelte-1mccbu7"> </span> <!> <span class="foot svelte-1mccbu7"><span class="stamp svelte-1mccbu7"><!></span> <span class="fx svelte-1mccbu7"><!></span></span> <!></span></span>`);function Q(t,r){E(r,!0);let a=A(r,`big`,3,!1),s=Z(),c=e(()=>s.catalogue.cards[r.card]),l=e(()=>d(c).category===`building`),u=e(()=>d(c).brief!==``),m=e(()=>!a()&&!d(l)&&d(u)&&d(c).short.length>14);var h=Kt();let g;var _=i(h),v=O(_,!0),y=o(_,2),x=e=>{var t=It(),r=i(t,!0);I(o(r),{name:`i-star`}),D(t),p(e=>{C(t,`title`,e),n(r,d(c).points)},[()=>s.say(`card-points`,{points:d(c).points})]),S(e,t)};M(y,e=>{d(l)||e(x)});var w=o(y,2),k=i(w);{let t=e(()=>d(l)?`sc-sea`:`sc-hills`);I(k,{get name(){return d(t)},class:`sc`,slice:!0})}var P=o(k,2);{let t=e(()=>Y(r.card,d(c)));I(P,{get name(){return d(t)},class:`v`})}var F=o(P,2),L=e=>{var t=Lt(),i=O(t,!0);p(e=>n(i,e),[()=>X(r.card,d(c))]),S(e,t)},R=e(()=>X(r.card,d(c)));M(F,e=>{d(R)&&e(L)}),D(w);var z=o(w,2),B=i(z),V=O(B,!0),H=o(B,2),U=t=>{var r=Ut(),a=i(r),l=e=>{var t=Rt(),r=i(t);I(r,{name:`i-power`});var a=o(r,1,!0);D(t),p(e=>{C(t,`title`,e),n(a,d(c).power)},[()=>s.say(`card-power`,{power:d(c).power})]),S(e,t)};M(a,e=>{d(c).power>0&&e(l)});var u=o(a,2),m=e=>{var t=zt(),r=i(t);I(r,{name:`i-weight`});var a=o(r,1,!0);D(t),p(e=>{C(t,`title`,e),n(a,d(c).weight)},[()=>s.say(`card-weight`,{weight:d(c).weight})]),S(e,t)};M(u,e=>{d(c).category!==`engine`&&d(c).power===0&&e(m)});var h=o(u,2),g=t=>{var n=Vt();N(n,21,()=>({length:d(c).capacity}),f,(t,n)=>{var r=Bt(),a=i(r);{let t=e(()=>Ie(d(c)));I(a,{get name(){return d(t)}})}D(r),S(t,r)}),D(n),p(e=>C(n,`title`,e),[()=>s.say(`card-holds`,{places:d(c).capacity,what:d(c).holds})]),S(t,n)};M(h,e=>{d(c).capacity>0&&e(g)});var _=o(h,2),v=e=>{var t=Ht(),r=i(t);I(o(r),{name:`i-pass`}),D(t),p(e=>{C(t,`title`,e),n(r,`+${d(c).passengers??``}`)},[()=>s.say(`card-passengers`,{passengers:d(c).passengers})]),S(e,t)};M(_,e=>{d(c).passengers>0&&e(v)}),D(r),S(t,r)};M(H,e=>{d(l)||e(U)});var W=o(H,2),G=i(W);I(i(G),{get name(){return`cargo-${d(c).symbol??``}`}}),D(G);var K=o(G,2),q=i(K),ee=e=>{var t=Wt(),r=O(t,!0);p(()=>n(r,a()?d(c).about:d(c).brief)),S(e,t)},te=e=>{lt(e,{get gives(){return d(c).gives}})};M(q,e=>{d(u)?e(ee):e(te,-1)}),D(K),D(W);var re=o(W,2),ie=e=>{var t=Gt(),r=O(t,!0);p(()=>n(r,d(c).about)),S(e,t)};M(re,e=>{a()&&!d(u)&&e(ie)}),D(z),D(h),p((e,t,r)=>{g=b(h,1,`card isle svelte-1mccbu7`,null,g,{big:a(),bld:d(l),wordy:d(m),cab:d(c).category===`caboose`}),T(h,`--c:var(--${d(c).category??``})`),C(_,`title`,e),n(v,d(c).cost),n(V,t),C(G,`title`,r)},[()=>s.say(`card-cost`,{cards:d(c).cost}),()=>ne(a()?d(c).name:d(c).short),()=>s.say(`card-symbol`,{cargo:d(c).symbol})]),S(t,h),j()}var qt=x(`<span class="face svelte-tkd4fk" aria-hidden="true"><!></span>`),Jt=x(`<span class="empty svelte-tkd4fk"></span>`),Yt=x(`<span class="price svelte-tkd4fk"><i class="svelte-tkd4fk"></i><b> </b></span><span> </span>`,1),Xt=x(`<b class="times svelte-tkd4fk"> </b>`),Zt=x(`<li class="svelte-tkd4fk"><!> <!></li>`),Qt=x(`<ul class="all svelte-tkd4fk"></ul>`),$t=x(`<button type="button" class="pile open svelte-tkd4fk" data-at="discards"><!> <span class="of"><b> </b><small> </small></span> <span class="vh"> </span></button> <!> <!>`,1);function en(t,r){E(r,!0);let c=Z(),l=B(),u=e(()=>c.view.discards),f=e(()=>d(u)[0]),_=e(()=>H(c,`fetch`)),v=e(()=>[...new Set(d(u))].map(e=>({card:e,count:d(u).filter(t=>t===e).length}))),y=e(()=>c.movesOf(`buy_back`)),b=e(()=>c.catalogue.solo[String(c.view.options.solo)]?.buy_back??0),x=h(!1),w=e(()=>d(u).length>0&&(d(x)||d(_)));var T=$t(),k=s(T),A=i(k),P=e=>{var t=qt();Q(i(t),{get card(){return d(f)}}),D(t),S(e,t)},F=e=>{S(e,Jt())};M(A,e=>{d(f)?e(P):e(F,-1)});var I=o(A,2),L=i(I),R=O(L,!0),z=O(o(L),!0);D(I);var V=O(o(I,2),!0);D(k),g(k,()=>l(`pile`,{pile:`discards`}));var W=o(k,2),G=e=>{U(e,{get label(){return d(y)[0].text},get moves(){return d(y)},class:`isle-buy`,children:(e,t)=>{var r=Yt(),a=s(r),c=O(o(i(a)),!0);D(a);var l=O(o(a),!0);p(()=>{n(c,d(b)),n(l,d(y)[0].text)}),S(e,r)},$$slots:{default:!0}})};M(W,e=>{d(y).length>0&&e(G)});var K=o(W,2),q=t=>{var r=Qt();N(r,21,()=>d(v),({card:e,count:t})=>e,(t,r)=>{let a=()=>d(r).card,s=()=>d(r).count,l=e(()=>d(_)?c.movesOf(`card`,{card:a()}):[]);var u=Zt(),f=i(u);{let t=e(()=>d(l)[0]?.text??c.catalogue.cards[a()].name),n=e(()=>({kind:`card`,args:{card:a()}}));U(f,{get label(){return d(t)},get moves(){return d(l)},get about(){return d(n)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}var m=o(f,2),h=e=>{var t=Xt(),r=O(t);p(()=>n(r,`×${s()??``}`)),S(e,t)};M(m,e=>{s()>1&&e(h)}),D(u),S(t,u)}),D(r),p(e=>C(r,`aria-label`,e),[()=>c.say(`discards`)]),S(t,r)};M(K,e=>{d(w)&&e(q)}),p((e,t)=>{C(k,`aria-expanded`,d(w)),k.disabled=d(u).length===0,n(R,d(u).length),n(z,e),n(V,t)},[()=>c.say(`discards`),()=>c.say(`discards-open`)]),a(`click`,k,()=>m(x,!d(x))),S(t,T),j()}r([`click`]);var tn=x(`<span class="label"> </span>`),nn=x(`<span class="face svelte-1hmyhb9"><!></span>`),rn=x(`<span style="--b:#1f5a4c"><!></span>`),an=x(`<span class="empty svelte-1hmyhb9"></span>`),on=x(`<!> <span class="of"><b> </b><small> </small></span>`,1),sn=x(`<section class="market sheet svelte-1hmyhb9"><h3 class="svelte-1hmyhb9"> <!></h3> <div class="cards svelte-1hmyhb9" data-at="row"><!></div> <div class="piles svelte-1hmyhb9"><!> <!> <!></div></section>`);function cn(t,r){E(r,!0);let a=Z(),c=e(()=>a.view),u=e(()=>a.catalogue.cards),f=e(()=>H(a,`take`,`draw`)),m=e(()=>d(c).row.includes(null)&&d(c).phase!==`over`),h=e(()=>a.movesOf(`take_deck`)),g=e(()=>d(c).deck.known[0]),y=e(()=>a.lastLines.filter(e=>e.kind===`turned_up`).map(e=>e.args.card));var b=sn(),x=i(b),w=i(x),T=o(w),k=e=>{var t=tn(),r=O(t,!0);p(e=>n(r,e),[()=>a.say(`row-refill`)]),S(e,t)};M(T,e=>{d(m)&&e(k)}),D(x);var A=o(x,2);K(i(A),{get cards(){return d(c).row},kind:`take_row`,place:`slot`,get isTaking(){return d(f)},nameOf:e=>d(u)[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>e===null?void 0:`row:${t} row:${e}`,isNew:e=>d(y).includes(e),gap:e=>{_();var t=l();p(e=>n(t,e),[()=>a.say(`row-gap`)]),S(e,t)},face:(e,t=v)=>{Q(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),D(A);var N=o(A,2),P=i(N);{let t=e(()=>d(h)[0]?.text??a.say(`deck-label`,{cards:d(c).deck.size})),r=e(()=>d(f)?{kind:`take_deck`,args:{}}:void 0);U(P,{get label(){return d(t)},get moves(){return d(h)},get why(){return d(r)},about:{kind:`pile`,args:{pile:`deck`}},quiet:!0,class:`pile`,at:`deck`,get card(){return d(g)},children:(e,t)=>{var r=on(),l=s(r),u=e=>{var t=nn();Q(i(t),{get card(){return d(g)}}),D(t),S(e,t)},f=e=>{var t=rn();I(i(t),{name:`back`,class:`back`}),D(t),S(e,t)},m=e=>{S(e,an())};M(l,e=>{d(g)?e(u):d(c).deck.size>0?e(f,1):e(m,-1)});var h=o(l,2),_=i(h),v=O(_,!0),y=O(o(_),!0);D(h),p(e=>{n(v,d(c).deck.size),n(y,e)},[()=>d(g)?a.say(`deck-known`):a.say(`deck`)]),S(e,r)},$$slots:{default:!0}})}var F=o(P,2);en(F,{}),Ft(o(F,2),{}),D(N),D(b),p((e,t)=>{C(b,`aria-label`,e),n(w,`${t??``} `)},[()=>a.say(`row`),()=>a.say(`row`)]),S(t,b),j()}var ln={upgrade:`trains`,drop:`trains`,onto:`trains`,item:`trains`,replace:`trains`,extend:`trains`,load_passenger:`trains`,to:`island`,primary:`island`,secondary:`island`,ticket:`island`,stray:`island`,take_row:`row`,take_deck:`row`,take_bag:`row`,buy_back:`row`},un=[`card`,`force`];function dn({kind:e}){return e in ln||un.includes(e)}function fn({kind:e},t){return e===`card`&&t===`fetch`?`row`:ln[e]??null}function pn({kind:e}){return e===`finish`||e===`keep`}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function mn({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return $(`row`,n,t.card);case`drew`:return $(`deck`,n,t.card);case`drew_passenger`:return $(`bag`,`supply:${t.seat}`);case`discarded`:return $(n,`discards`,t.card);case`built`:case`upgraded`:return $(n,`train:${t.seat}`,t.card);case`built_building`:return $(n,`buildings:${t.seat}`,t.card);case`dropped`:return $(`train:${t.seat}`,`discards`,t.card);case`loaded`:case`forced`:return $(n,`car:${t.owner}:${t.position}`,t.card);case`loaded_passenger`:return $(`supply:${t.seat}`,`car:${t.owner}:${t.position}`);case`delivered`:return $(`train:${t.seat}`,`space:${t.island}:${t.space}`);case`night`:return $(`deck`,`discards`,t.card);case`bought_back`:return $(`discards`,`deck`,t.card);case`fetched`:return $(`discards`,n,t.card);case`turned_up`:return $(`deck`,`row:${t.card}`,t.card);default:return null}}var hn=c(`<path d="M25 8a13 13 0 1 0 8 20A11 11 0 0 1 25 8z" fill="#f2cf63"></path>`),gn=c(`<circle cx="20" cy="20" r="8" fill="#e98a2b"></circle><path d="M20 4v5M20 31v5M4 20h5M31 20h5M9 9l3 3M28 28l3 3M31 9l-3 3M12 28l-3 3" stroke="#e98a2b" stroke-width="3" stroke-linecap="round"></path>`,1),_n=x(`<div class="reached svelte-o0ga1w" role="img"><b class="svelte-o0ga1w"> <small class="svelte-o0ga1w"> </small></b> <span class="bar-of svelte-o0ga1w"><i class="svelte-o0ga1w"></i></span></div>`),vn=x(`<li><b class="svelte-o0ga1w"> </b><span class="svelte-o0ga1w"> </span></li>`),yn=x(`<ol class="titles svelte-o0ga1w"></ol>`),bn=x(`<section><svg class="sky svelte-o0ga1w" viewBox="0 0 40 40" role="img"><rect width="40" height="40" rx="6" class="air svelte-o0ga1w"></rect><!></svg> <div class="goal"><h3 class="svelte-o0ga1w"> <span class="label"> </span></h3> <p class="svelte-o0ga1w"> <span class="price svelte-o0ga1w"> </span></p></div> <!></section>`);function xn(t,r){E(r,!0);let a=Z(),s=e(()=>a.view),c=e(()=>a.catalogue.solo[String(d(s).options.solo)]),l=e(()=>[`night`,`last_chance`].includes(d(s).phase)),u=e(()=>d(s).points[0]),m=e(()=>a.catalogue.ratings.at(-1).points);var h=bn();let g;var v=i(h),y=o(i(v)),x=e=>{S(e,hn())},w=e=>{var t=gn();_(),S(e,t)};M(y,e=>{d(l)?e(x):e(w,-1)}),D(v);var k=o(v,2),A=i(k),P=i(A),F=O(o(P),!0);D(A);var I=o(A,2),L=i(I),R=O(o(L),!0);D(I),D(k);var z=o(k,2),B=e=>{var t=_n(),r=i(t),c=i(r,!0),l=O(o(c));D(r);var u=O(o(r,2));D(t),p((e,r)=>{C(t,`aria-label`,e),n(c,d(s).goal.done),n(l,`/${d(s).goal.of??``}`),T(u,`width:${r??``}%`)},[()=>a.say(`goal-reached`,{...d(s).goal}),()=>Math.min(100,Math.max(0,100*d(s).goal.done/d(s).goal.of))]),S(e,t)},V=e=>{var t=yn();N(t,21,()=>a.catalogue.ratings,f,(e,t,r)=>{var a=vn();let s;var c=i(a),l=O(c,!0),f=O(o(c),!0);D(a),p(()=>{s=b(a,1,`svelte-o0ga1w`,null,s,{now:d(u).rating===r,past:(d(u).rating??0)>r}),n(l,d(t).points),n(f,d(t).name)}),S(e,a)}),D(t),p(e=>T(t,`--at:${e??``}%`),[()=>Math.min(100,100*Math.max(0,d(u).total)/d(m))]),S(e,t)};M(z,e=>{d(s).goal?e(B):e(V,-1)}),D(h),p((e,t,r)=>{g=b(h,1,`solo sheet svelte-o0ga1w`,null,g,{night:d(l)}),C(h,`aria-label`,d(c).name),C(v,`aria-label`,e),n(P,`${d(c).name??``} `),n(F,t),n(L,`${d(c).goal??``} `),n(R,r)},[()=>a.say(d(l)?`night`:`day`),()=>a.say(d(l)?`night`:`day`),()=>a.say(`buy-back-price`,{tokens:d(c).buy_back})]),S(t,h),j()}var Sn=x(`<span class="svelte-1unimig"> <!></span>`),Cn=x(`<span class="price svelte-1unimig"><!> <!></span>`);function wn(e,r){let a=A(r,`gain`,3,null);var c=t(),l=s(c),u=e=>{var t=Cn(),s=i(t),c=e=>{var t=Sn(),a=i(t,!0);I(o(a),{name:`i-cards`}),D(t),p(()=>n(a,r.cards)),S(e,t)};M(s,e=>{r.cards!==void 0&&e(c)});var l=o(s,2),u=e=>{var t=Sn(),r=i(t,!0);I(o(r),{name:`i-star`}),D(t),p(()=>n(r,a()>0?`+${a()}`:`−${-a()}`)),S(e,t)};M(l,e=>{a()&&e(u)}),D(t),S(e,t)};M(l,e=>{(r.cards!==void 0||a())&&e(u)}),S(e,c)}var Tn=x(`<!><b class="worth svelte-110lt00"> </b>`,1),En=x(`<b class="worth svelte-110lt00"><!></b>`),Dn=x(`<!> <!>`,1),On=x(`<span class="none svelte-110lt00"> </span>`),kn=x(`<div class="buildings svelte-110lt00"><!> <!></div>`);function An(t,r){E(r,!0);let a=Z(),c=e(()=>a.view),l=e(()=>d(c).buildings[r.seat]),u=e(()=>d(c).points[r.seat].by_building),f=e(()=>r.seat===a.viewer),m=e(()=>d(l).length<d(c).building_limits[r.seat]),h=e(()=>d(c).doing.card),g=e(()=>d(h)!==null&&a.catalogue.cards[d(h)].category===`building`),_=e(()=>d(f)&&d(g)?a.movesOf(`extend`):[]),v=e(()=>r.seat===d(c).seat&&d(g)&&d(c).phase===`pay`&&d(c).doing.replaced===null);var y=kn(),b=i(y);N(b,18,()=>d(l),e=>e,(t,i,l)=>{let m=e(()=>d(f)?a.movesOf(`replace`,{building:d(l)}):[]);{let h=e(()=>d(m)[0]?.text??a.say(`building-label`,{card:a.catalogue.cards[i].name,points:d(u)[d(l)]?.points??0})),_=e(()=>d(f)&&d(g)&&H(a,`mode`)?{kind:`replace`,args:{building:d(l)}}:void 0),v=e(()=>({kind:`building`,args:{seat:r.seat,building:d(l)}})),y=e(()=>r.seat===d(c).seat&&d(c).doing.replaced===d(l)&&d(c).phase===`pay`?`leaving`:``);U(t,{get label(){return d(h)},get moves(){return d(m)},get why(){return d(_)},get about(){return d(v)},get card(){return i},get class(){return`building ${d(y)??``}`},children:(t,r)=>{var c=Tn(),f=s(c);{let t=e(()=>Y(i,a.catalogue.cards[i]));I(f,{get name(){return d(t)}})}var m=O(o(f),!0);p(()=>n(m,d(u)[d(l)]?.points)),S(t,c)},$$slots:{default:!0}})}});var x=o(b,2),w=t=>{{let n=e(()=>d(_)[0]?.text??a.catalogue.cards[d(h)].name),r=e(()=>({kind:`card`,args:{card:d(h)}}));U(t,{get label(){return d(n)},get moves(){return d(_)},get about(){return d(r)},class:`building ghost`,children:(t,n)=>{var r=Dn(),l=s(r);{let t=e(()=>Y(d(h),a.catalogue.cards[d(h)]));I(l,{get name(){return d(t)}})}var u=o(l,2),f=t=>{var n=En(),r=i(n);{let t=e(()=>d(c).doing.prices?.added);wn(r,{get cards(){return d(t)},get gain(){return d(_)[0].gain}})}D(n),S(t,n)};M(u,e=>{d(_).length>0&&e(f)}),S(t,r)},$$slots:{default:!0}})}},T=e=>{var t=On(),r=O(t,!0);p(e=>n(r,e),[()=>a.say(`no-building`)]),S(e,t)};M(x,e=>{d(_).length>0||d(v)?e(w):d(m)&&d(l).length===0&&e(T,1)}),D(y),p(()=>C(y,`data-at`,`buildings:${r.seat??``}`)),S(t,y),j()}var jn=x(`<b class="svelte-1iqazy9"> </b>`),Mn=x(`<!><!>`,1),Nn=x(`<ul class="counts svelte-1iqazy9"><li class="svelte-1iqazy9"><!><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="tok svelte-1iqazy9"><i class="svelte-1iqazy9"></i><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="pull svelte-1iqazy9"><!><b class="svelte-1iqazy9"> <small class="svelte-1iqazy9"> </small></b> <span class="vh"> </span></li> <li class="supply svelte-1iqazy9"></li></ul>`);function Pn(t,r){E(r,!0);let a=Z(),c=B(),l=e(()=>a.view),u=e(()=>d(l).strengths[r.seat]),f=e(()=>r.seat===a.viewer),m=e(()=>Object.entries(d(l).supplies[r.seat])),h=e(()=>d(l).hands[r.seat].size),_=e(()=>d(l).tokens[r.seat]);var v=Nn(),y=i(v),b=i(y);I(b,{name:`i-cards`,class:`ic`});var x=o(b),T=O(x,!0),k=O(o(x),!0);D(y),g(y,()=>c(`hand`,{seat:r.seat}));var A=o(y,2),P=o(i(A)),F=O(P,!0),L=O(o(P),!0);D(A),g(A,()=>c(`tokens`,{seat:r.seat}));var R=o(A,2),z=i(R);I(z,{name:`i-weight`,class:`ic`});var V=o(z),W=i(V,!0),G=O(o(W));D(V);var K=O(o(V,2),!0);D(R),g(R,()=>c(`strength`,{seat:r.seat}));var q=o(R,2);N(q,21,()=>d(m),([e,t])=>e,(t,r)=>{var i=e(()=>w(d(r),2));let c=()=>d(i)[0],l=()=>d(i)[1],u=e(()=>d(f)?a.movesOf(`load_passenger`,{colour:c()}):[]);{let r=e(()=>d(u)[0]?.text??a.say(`seat-waiting`,{colour:c(),passengers:l()})),i=e(()=>d(f)&&H(a,`load`)?{kind:`load_passenger`,args:{colour:c()}}:void 0),m=e(()=>({kind:`passenger`,args:{colour:c()}}));U(t,{get label(){return d(r)},get moves(){return d(u)},get why(){return d(i)},get about(){return d(m)},class:`waiting`,children:(t,r)=>{var i=Mn(),a=s(i);{let t=e(()=>J(c()));I(a,{get name(){return d(t)}})}var u=o(a),f=e=>{var t=jn(),r=O(t,!0);p(()=>n(r,l())),S(e,t)};M(u,e=>{l()>1&&e(f)}),S(t,i)},$$slots:{default:!0}})}}),D(q),D(v),p((e,t,i)=>{C(y,`data-at`,d(f)?void 0:`hand:${r.seat}`),n(T,d(h)),n(k,e),C(A,`data-at`,`tokens:${r.seat??``}`),n(F,d(_)),n(L,t),n(W,d(u).weight),n(G,`/${d(u).power??``}`),n(K,i),C(q,`data-at`,`supply:${r.seat??``}`)},[()=>a.say(`seat-cards`,{cards:d(h)}),()=>a.say(`seat-tokens`,{tokens:d(_)}),()=>a.say(`seat-strength`,{...d(u)})]),S(t,v),j()}var Fn=x(`<!><span> </span>`,1),In=x(`<li><!></li>`),Ln=x(`<ul class="tray svelte-hwmp5d"></ul>`);function Rn(r,a){E(a,!0);let c=Z(),l=e(()=>c.movesOf(`item`).map(e=>{let t=c.view.trains[a.seat][Number(e.args.position)];return{move:e,car:c.catalogue.cards[t.card],load:t.loads[Number(e.args.place)]}}));var u=t(),f=s(u),m=t=>{var r=Ln();N(r,21,()=>d(l),({move:e,car:t,load:n})=>e.code,(t,r)=>{let a=()=>d(r).move,l=()=>d(r).car,u=()=>d(r).load;var f=In(),m=i(f);{let t=e(()=>[a()]);U(m,{get label(){return a().text},get moves(){return d(t)},class:`choice`,children:(t,r)=>{var i=Fn(),a=s(i);{let t=e(()=>Re(u(),l(),c.catalogue));I(a,{get name(){return d(t)}})}var f=O(o(a),!0);p(()=>n(f,l().short)),S(t,i)},$$slots:{default:!0}})}D(f),S(t,f)}),D(r),S(t,r)};M(f,e=>{d(l).length>0&&e(m)}),S(r,u),j()}function zn(e,t={}){return{kind:e,args:t}}var Bn=x(`<i class="isle-slot svelte-r77f8x"><!></i>`);function Vn(n,r){E(r,!0);let a=Z(),o=e(()=>r.seat===a.viewer),c=e(()=>d(o)?a.movesOf(`item`,{position:r.position,place:r.place}):[]),l=e(()=>d(o)&&H(a,`passenger`,`give`,`set_aside`)?{kind:`item`,args:{position:r.position,place:r.place}}:void 0),u=e(()=>r.load?.passenger?zn(`passenger`,{colour:r.load.passenger}):r.load?.card?zn(`card`,{card:r.load.card}):zn(`face_down`)),f=e(()=>{if(!r.load)return``;if(r.load.passenger)return a.say(`load-passenger`,{colour:r.load.passenger});let e={cargo:Le(r.load,r.car,a.catalogue),card:r.load.card?a.catalogue.cards[r.load.card].name:`none`};return a.say(r.load.face_down===void 0?`load-card`:`load-face-down`,e)});var p=t(),m=s(p),h=t=>{{let n=e(()=>d(c)[0]?.text??d(f)),i=e(()=>r.load.face_down===void 0?``:`down`),o=e(()=>r.load.card??void 0);U(t,{get label(){return d(n)},get moves(){return d(c)},get why(){return d(l)},get about(){return d(u)},shape:`bare`,get class(){return`isle-slot on ${d(i)??``}`},get card(){return d(o)},children:(t,n)=>{{let n=e(()=>Re(r.load,r.car,a.catalogue));I(t,{get name(){return d(n)}})}},$$slots:{default:!0}})}},g=t=>{var n=Bn(),a=i(n);{let t=e(()=>Ie(r.car));I(a,{get name(){return d(t)}})}D(n),S(t,n)};M(m,e=>{r.load?e(h):e(g,-1)}),S(n,p),j()}var Hn=x(`<b class="painted svelte-xfjwit"> </b>`),Un=x(`<span class="tag svelte-xfjwit"> <!></span>`),Wn=x(`<span class="tag out svelte-xfjwit"><!><!></span>`),Gn=x(`<span class="tag gives svelte-xfjwit"><!></span>`),Kn=x(`<!> <!> <!> <!>`,1),qn=x(`<div><!> <span class="slots svelte-xfjwit"></span></div>`);function Jn(t,r){E(r,!0);let a=Z(),c=e(()=>a.catalogue.cards[r.vehicle.card]),l=e(()=>a.view.doing),u=e(()=>r.seat===a.viewer),m=e(()=>r.seat===a.view.seat),h=e(()=>d(u)?a.movesOf(`upgrade`,{position:r.position}):[]),g=e(()=>d(u)?a.movesOf(`drop`,{position:r.position}):[]),_=e(()=>a.movesOf(`onto`,{seat:r.seat,position:r.position})),v=e(()=>[...d(h),...d(g),...d(_)]),y=e(()=>d(m)&&d(l).upgraded===r.position&&d(l).card!==null),x=e(()=>{if(!d(y))return H(a,`target`)?{kind:`onto`,args:{seat:r.seat,position:r.position}}:d(u)&&H(a,`mode`)?{kind:`upgrade`,args:{position:r.position}}:d(u)&&H(a,`drop`)?{kind:`drop`,args:{position:r.position}}:void 0}),w=e(()=>a.view.phase===`force`&&d(l).target_seat===r.seat&&d(l).target===r.position),T=e(()=>a.lastLines.some(({kind:e,args:t})=>t.owner===r.seat&&t.position===r.position||t.seat===r.seat&&t.card===r.vehicle.card&&(e===`built`||e===`upgraded`))),k=e(()=>a.say(`vehicle-label`,{card:d(c).name,loads:r.vehicle.loads.length,places:d(c).capacity})),A=e(()=>d(l).card===null?void 0:a.catalogue.cards[d(l).card]);var P=qn();let F;var L=i(P);{let t=e(()=>d(v)[0]?.text??d(k)),a=e(()=>({kind:`vehicle`,args:{seat:r.seat,position:r.position}}));U(L,{get label(){return d(t)},get moves(){return d(v)},get why(){return d(x)},get about(){return d(a)},shape:`bare`,get card(){return r.vehicle.card},class:`vehicle`,children:(t,a)=>{var u=Kn(),f=s(u),m=e=>{I(e,{name:`hopper-load`,class:`v heap`})};M(f,e=>{d(c).category===`hopper`&&r.vehicle.loads.length>0&&e(m)});var v=o(f,2);{let t=e(()=>Y(r.vehicle.card,d(c)));I(v,{get name(){return d(t)},class:`v`})}var b=o(v,2),x=e=>{var t=Hn(),i=O(t,!0);p(e=>n(i,e),[()=>X(r.vehicle.card,d(c))]),S(e,t)},C=e(()=>X(r.vehicle.card,d(c)));M(b,e=>{d(C)&&e(x)});var w=o(b,2),T=t=>{var a=Un(),s=i(a),u=o(s),f=t=>{{let n=e(()=>d(l).prices?.upgraded[r.position]);wn(t,{get cards(){return d(n)},get gain(){return d(h)[0].gain}})}};M(u,e=>{d(h).length>0&&e(f)}),D(a),p((e,t)=>n(s,`${e??``} → ${t??``} `),[()=>Fe(d(c)),()=>Fe(d(A))||d(A).short]),S(t,a)},E=e=>{var t=Wn(),n=i(t);I(n,{name:`i-x`}),wn(o(n),{get gain(){return d(g)[0].gain}}),D(t),S(e,t)},k=e=>{var t=Gn();lt(i(t),{get gives(){return d(c).gives}}),D(t),S(e,t)};M(w,e=>{(d(h).length>0||d(y))&&d(A)?e(T):d(g).length>0?e(E,1):d(_).length>0&&e(k,2)}),S(t,u)},$$slots:{default:!0}})}var R=o(L,2);N(R,21,()=>({length:d(c).capacity}),f,(e,t,n)=>{Vn(e,{get seat(){return r.seat},get position(){return r.position},place:n,get car(){return d(c)},get load(){return r.vehicle.loads[n]}})}),D(R),D(P),p(()=>{F=b(P,1,`veh svelte-xfjwit`,null,F,{chosen:d(y)||d(w),last:d(T)}),C(P,`data-at`,`car:${r.seat??``}:${r.position??``}`)}),S(t,P),j()}var Yn=x(`<b class="painted svelte-16k1niv"> </b>`),Xn=x(`<span class="tag svelte-16k1niv"><!></span>`),Zn=x(`<!> <!> <!>`,1),Qn=x(`<div><!></div>`),$n=x(`<section data-told-group=""><div class="who svelte-16k1niv"><div class="head svelte-16k1niv"><!> <b class="vp svelte-16k1niv"> <!></b></div> <!></div> <div class="line svelte-16k1niv"><div class="cars svelte-16k1niv"><!> <!></div> <!></div> <!></section>`);function er(t,r){E(r,!0);let a=Z(),c=B(),l=e(()=>a.view),u=e(()=>r.seat===a.viewer),m=e(()=>d(l).doing.card),h=e(()=>d(m)===null?void 0:a.catalogue.cards[d(m)]),_=e(()=>d(h)!==void 0&&d(h).category!==`building`),v=e(()=>d(u)&&d(_)?a.movesOf(`extend`):[]),y=e(()=>r.seat===d(l).seat&&d(_)&&d(l).doing.upgraded===null&&[`drop`,`lose_building`,`pay`].includes(d(l).phase)),x=e(()=>d(l).trains[r.seat].length+(d(v).length>0||d(y)?1:0));var w=$n();let k;var A=i(w),P=i(A),F=i(P);q(F,{get seat(){return r.seat}});var L=o(F,2),R=i(L,!0);I(o(R),{name:`i-star`}),D(L),g(L,()=>c(`points`,{seat:r.seat})),D(P),Pn(o(P,2),{get seat(){return r.seat}}),D(A);var z=o(A,2),V=i(z),H=i(V);N(H,17,()=>d(l).trains[r.seat],f,(e,t,n)=>{Jn(e,{get seat(){return r.seat},position:n,get vehicle(){return d(t)}})});var W=o(H,2),G=t=>{var r=Qn();let a;var c=i(r);{let t=e(()=>d(v)[0]?.text??d(h).name),r=e(()=>({kind:`card`,args:{card:d(m)}}));U(c,{get label(){return d(t)},get moves(){return d(v)},get about(){return d(r)},class:`new`,children:(t,r)=>{var a=Zn(),c=s(a);{let t=e(()=>Y(d(m),d(h)));I(c,{get name(){return d(t)},class:`v`})}var u=o(c,2),f=e=>{var t=Yn(),r=O(t,!0);p(e=>n(r,e),[()=>X(d(m),d(h))]),S(e,t)},g=e(()=>X(d(m),d(h)));M(u,e=>{d(g)&&e(f)});var _=o(u,2),y=t=>{var n=Xn(),r=i(n);{let t=e(()=>d(l).doing.prices?.added);wn(r,{get cards(){return d(t)},get gain(){return d(v)[0].gain}})}D(n),S(t,n)};M(_,e=>{d(v).length>0&&e(y)}),S(t,a)},$$slots:{default:!0}})}D(r),p(()=>a=b(r,1,`coming svelte-16k1niv`,null,a,{chosen:d(y)})),S(t,r)};M(W,e=>{(d(v).length>0||d(y))&&d(m)!==null&&d(h)&&e(G)}),D(V),An(o(V,2),{get seat(){return r.seat}}),D(z);var K=o(z,2),ee=e=>{Rn(e,{get seat(){return r.seat}})};M(K,e=>{d(u)&&a.isPhone&&e(ee)}),D(w),p(e=>{k=b(w,1,`train-row sheet o${r.seat+1}`,`svelte-16k1niv`,k,{me:d(u),on:r.seat===a.decider}),C(w,`data-at`,`seat:${r.seat??``}`),C(w,`aria-label`,e),C(L,`data-at`,`points:${r.seat??``}`),n(R,d(l).points[r.seat].total),C(V,`data-at`,`train:${r.seat??``}`),T(V,`--n:${d(x)??``}`)},[()=>a.say(`train-of`,{who:a.people[r.seat]?.name??``})]),S(t,w),j()}var tr=x(`<!> <!>`,1),nr=x(`<div><!> <!> <div class="trains svelte-zipolt"></div></div>`);function rr(n,r){E(r,!0);let a=[`trains`,`island`,`row`],c=Z(),l=e(()=>V(c)),u=e(()=>c.viewer===null?d(l):[c.viewer,...d(l).slice(0,-1)]),f=e(()=>new Set(c.moves.map(e=>fn(e,c.view.phase)))),m=e(()=>new Set(c.moves.filter(({kind:e})=>e!==`buy_back`).map(e=>fn(e,c.view.phase))));var h=t(),g=s(h),_=e=>{R(e,{get tabs(){return a},get lit(){return d(f)},get wanted(){return d(m)},of:e=>fn(e,c.view.phase),part:(e,n=v)=>{var r=t(),i=s(r),a=e=>{var t=tr(),n=s(t),r=e=>{xn(e,{})};M(n,e=>{c.view.seats===1&&e(r)}),N(o(n,2),16,()=>d(u),e=>e,(e,t)=>{er(e,{get seat(){return t}})}),S(e,t)},l=e=>{At(e,{})},f=e=>{cn(e,{})};M(i,e=>{n()===`trains`?e(a):n()===`island`?e(l,1):e(f,-1)}),S(e,r)},$$slots:{part:!0}})},y=e=>{var t=nr();let n;var r=i(t);At(r,{});var a=o(r,2),s=e=>{xn(e,{})};M(a,e=>{c.view.seats===1&&e(s)});var u=o(a,2);N(u,20,()=>d(l),e=>e,(e,t)=>{er(e,{get seat(){return t}})}),D(u),D(t),p(()=>n=b(t,1,`board-grid svelte-zipolt`,null,n,{many:c.view.seats>3,few:c.view.seats<3})),S(e,t)};M(g,e=>{c.isPhone?e(_):e(y,-1)}),S(n,h),j()}var ir=x(`<i></i>`),ar=x(`<li class="sub svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li>`),or=x(`<li class="svelte-oprmcq"><span class="svelte-oprmcq"><i class="svelte-oprmcq"></i> </span> <b> </b></li> <!>`,1),sr=x(`<p class="svelte-oprmcq"> </p>`),cr=x(`<div><span class="strip svelte-oprmcq" aria-hidden="true"></span> <ul><!> <li class="total svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li></ul> <!></div>`);function lr(r,a){E(a,!0);let c={tokens:`#c99a2e`,train:`#2e4f7d`,contracts:`#2c6a4d`,loads:`#a8512d`,progress:`#7d4b86`,buildings:`#8a7440`},l=Z(),u=e(()=>a.parts.rating!==null||a.parts.won!==null),f=e(()=>Object.keys(c).filter(e=>!(d(u)&&e===`progress`)));var m=cr(),h=i(m);N(h,20,()=>d(f).filter(e=>a.parts[e]>0),e=>e,(e,t)=>{var n=ir();p(()=>T(n,`flex:${a.parts[t]??``};background:${c[t]??``}`)),S(e,n)}),D(h);var g=o(h,2),_=i(g);N(_,16,()=>d(f),e=>e,(e,r)=>{var u=or(),f=s(u),m=i(f),h=i(m),g=o(h,1,!0);D(m);var _=o(m,2);let v;var y=O(_,!0);D(f);var x=o(f,2),C=e=>{var r=t();N(s(r),17,()=>a.parts.by_building,e=>e.card,(e,t)=>{var r=ar(),a=i(r),s=O(a,!0),c=O(o(a),!0);D(r),p(e=>{n(s,l.catalogue.cards[d(t).card].name),n(c,e)},[()=>G(d(t).points)]),S(e,r)}),S(e,r)};M(x,e=>{r===`buildings`&&e(C)}),p((e,t)=>{T(h,`background:${c[r]??``}`),n(g,e),v=b(_,1,`num svelte-oprmcq`,null,v,{minus:a.parts[r]<0}),n(y,t)},[()=>l.say(`part-${r}`),()=>G(a.parts[r])]),S(e,u)});var v=o(_,2),y=i(v),x=O(y,!0),C=O(o(y),!0);D(v),D(g);var w=o(g,2),k=e=>{var t=sr(),r=O(t,!0);p(e=>n(r,e),[()=>l.say(`rating`,{title:l.catalogue.ratings[a.parts.rating].name})]),S(e,t)},A=e=>{var t=sr(),r=O(t,!0);p(e=>n(r,e),[()=>l.say(a.parts.won?`goal-won`:`goal-lost`)]),S(e,t)};M(w,e=>{a.parts.rating===null?a.parts.won!==null&&e(A,1):e(k)}),D(m),p((e,t)=>{b(m,1,`parts o${a.seat+1}`,`svelte-oprmcq`),n(x,e),n(C,t)},[()=>l.say(`part-total`),()=>G(a.parts.total)]),S(r,m),j()}var ur=x(`<span class="tag svelte-1kvgpeq" aria-hidden="true"> </span>`),dr=x(`<span><!> <!></span>`);function fr(r,a){E(a,!0);let c={large:136,usual:110,narrow:98,low:88,phone:94,crowded:80,gap:11},l=Z(),u=e(()=>l.viewer===null?null:l.view.hands[l.viewer].cards),f=e(()=>l.view.seat===l.viewer),m=e(()=>{let e=d(f)?He(l.view):null,t=d(f)?Ve(l.view):[];return[...e?[{card:e.card,role:e.how}]:[],...t.map(e=>({card:e,role:`pays`})),...(d(u)??[]).map(e=>({card:e,role:``}))]}),h=e(()=>H(l,`build`,`load`,`pay`,`force`,`discard`,`hand_limit`));var g=t(),_=s(g),v=t=>{re(t,{get cards(){return d(m)},get sizes(){return c},one:(t,r)=>{let a=()=>(r?.()).card,s=()=>(r?.()).role,c=e(()=>s()===``&&l.view.phase!==`fetch`?[...l.movesOf(`card`,{card:a()}),...l.movesOf(`force`,{card:a()})]:[]);var u=dr();let f;var m=i(u);{let t=e(()=>s()?l.say(`hand-${s()}`,{card:l.catalogue.cards[a()].name}):d(c)[0]?.text??l.catalogue.cards[a()].name),n=e(()=>s()===``&&d(h)?{kind:`card`,args:{card:a()}}:void 0),r=e(()=>({kind:`card`,args:{card:a()}})),i=e(()=>s()===`builds`||s()===`loads`);U(m,{get label(){return d(t)},get moves(){return d(c)},get why(){return d(n)},get about(){return d(r)},get picked(){return d(i)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}var g=o(m,2),_=e=>{var t=ur(),r=O(t,!0);p(e=>n(r,e),[()=>l.say(`tag-${s()}`)]),S(e,t)};M(g,e=>{s()&&e(_)}),D(u),p(()=>f=b(u,1,y(s()),`svelte-1kvgpeq`,f,{phone:l.isPhone})),S(t,u)},$$slots:{one:!0}})};M(_,e=>{d(u)!==null&&e(v)}),S(r,g),j()}var pr=x(`<p><span class="svelte-1nicqc4"><!> <span class="vh svelte-1nicqc4"> </span></span> <span class="svelte-1nicqc4"><i class="svelte-1nicqc4"></i> <span class="vh svelte-1nicqc4"> </span></span> <b class="svelte-1nicqc4"> <!><span class="vh svelte-1nicqc4"> </span></b></p>`);function mr(t,r){E(r,!0);let a=Z(),s=B(),c=e(()=>a.view),l=e(()=>d(c).hands[r.seat].size),u=e(()=>d(c).tokens[r.seat]),f=e(()=>d(c).points[r.seat].total);var m=pr();let h;var _=i(m),v=i(_);I(v,{name:`i-cards`});var y=o(v,1,!0),x=O(o(y),!0);D(_),g(_,()=>s(`hand`,{seat:r.seat}));var w=o(_,2),T=o(i(w),1,!0),k=O(o(T),!0);D(w),g(w,()=>s(`tokens`,{seat:r.seat}));var A=o(w,2),M=i(A,!0),N=o(M);I(N,{name:`i-star`});var P=O(o(N),!0);D(A),g(A,()=>s(`points`,{seat:r.seat})),D(m),p((e,t,i)=>{h=b(m,1,`panel svelte-1nicqc4`,null,h,{many:d(c).seats>3}),C(m,`data-at`,r.seat===a.viewer?void 0:`hand:${r.seat}`),n(y,d(l)),n(x,e),n(T,d(u)),n(k,t),n(M,d(f)),n(P,i)},[()=>a.say(`seat-cards`,{cards:d(l)}),()=>a.say(`seat-tokens`,{tokens:d(u)}),()=>a.say(`seat-points`,{points:d(f)})]),S(t,m),j()}function hr(e,n){E(n,!0);let r=Z();var i=t(),a=s(i),o=e=>{cn(e,{})};M(a,e=>{r.isPhone||e(o)}),S(e,i),j()}F(Object.assign({"./art/bank.svg":ie,"./art/cargo-all.svg":ae,"./art/cargo-box.svg":oe,"./art/cargo-coal.svg":se,"./art/cargo-oil.svg":ce,"./art/coal-factory.svg":le,"./art/customs-house.svg":ue,"./art/grand-central.svg":de,"./art/i-pass.svg":fe,"./art/i-power.svg":pe,"./art/i-weight.svg":me,"./art/middle-station.svg":he,"./art/northern-station.svg":ge,"./art/oil-refinery.svg":_e,"./art/pass-alpine.svg":ve,"./art/pass-bill.svg":ye,"./art/pass-cactus.svg":be,"./art/pass-devon.svg":ee,"./art/pass-eagle.svg":xe,"./art/pass-flint.svg":te,"./art/rail-yard.svg":Se,"./art/sc-sea.svg":Ce,"./art/southern-station.svg":we,"./art/town-hall.svg":Te})),P(`isle_of_trains`,Object.assign({"./words/en.ftl":Ee,"./words/ru.ftl":De,"./words/uk.ftl":Oe}));var gr={name:`isle_of_trains`,seats:`board`,Board:rr,Hand:fr,SeatPanel:mr,Card:Q,Breakdown:lr,Side:hr,BarDetail:Xe,placed:dn,commits:pn,flights:mn};export{gr as game};