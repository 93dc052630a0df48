import{$ as e,A as t,D as n,F as r,G as i,I as a,J as o,K as s,M as c,P as l,Q as u,R as d,S as f,V as p,X as m,Z as h,at as g,ct as _,g as v,h as y,j as b,k as x,l as S,lt as C,m as w,nt as T,ot as E,q as D,st as O,t as k,tt as A,w as j,x as M}from"./disclose-version-DzUP1vRA.js";import{l as N}from"./index-DMEalatJ.js";import{S as P,x as F}from"./games-Bxm6J9qo.js";import{r as I}from"./context-CYRqh2pn.js";import{t as L}from"./Tabs-C-I0hBpQ.js";import{a as R,o as z,r as B,t as V}from"./Spot-gxgXd7u8.js";import{t as H}from"./Owner-m_XzKdN2.js";import{t as U}from"./printed-B0ll_N_u.js";import{t as W}from"./OpenCards-CLQSdOjK.js";import{t as G}from"./SeatHead--JRh0cLe.js";import{n as K,t as ee}from"./pass-flint-DEG3f_Zk.js";import{t as te}from"./breakable-DrVugP6J.js";import{t as ne}from"./Fan-BSYXkY-R.js";var re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58v-5h52v5z" fill="var(--stone,#c9c5b4)"/><path d="M11 53V28h42v25z" fill="var(--wall,#efe3c6)"/><path d="M5 28L32 10l27 18z" fill="var(--tile,#a8442f)"/><path d="M15 53V28h6v25zM29 53V28h6v25zM43 53V28h6v25z" fill="var(--stone,#c9c5b4)"/><circle cx="32" cy="21" r="4.5" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M12 12L12 1.6A10.4 10.4 0 0 1 21 17.2z" fill="#cf9646"/><path d="M12 12L21 17.2A10.4 10.4 0 0 1 3 17.2z" fill="#2f7f8c"/><path d="M12 12L3 17.2A10.4 10.4 0 0 1 12 1.6z" fill="#33393c"/></g></svg>
`,ae=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><rect x="2.5" y="3.5" width="19" height="17.5" rx="1" fill="#cf9646"/><path d="M2.5 8.5h19M2.5 16h19M6 16l12-7.5" fill="none" stroke-width="1.5"/></g></svg>
`,oe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="M3 16l3-8 6-5 7 3 3 8-4 6-10 1z" fill="var(--coal,#33393c)" stroke="var(--ko,#14191b)"/><path d="M6 8l6 4 7-6M12 12l1 9M12 12l10 2" fill="none" stroke="#9aa3a3" stroke-width="1.3"/></g></svg>
`,se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><path d="M12 1.8C16 7.5 19.5 11 19.5 15a7.5 7.5 0 0 1-15 0C4.5 11 8 7.5 12 1.8z" fill="#2f7f8c"/><path d="M8.2 15.5a4 4 0 0 0 3.3 3.6" fill="none" stroke="#e7f3f1" stroke-width="1.8"/></g></svg>
`,ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M8 58V34l12-8v8l12-8v8l12-8v32z" fill="var(--wall,#efe3c6)"/><path d="M46 58V12h9v46z" fill="var(--tile,#a8442f)"/><path d="M44.5 12h12" stroke-width="3"/><path d="M50 7q4-5 8-2" fill="none"/><path d="M13 40h6v6h-6zM25 40h6v6h-6z" fill="var(--g,#bcd3d6)"/><path d="M4 58l7-9 5 3 5-5 8 11z" fill="#33393c"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,le=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M22 58V28h34v30z" fill="var(--wall,#efe3c6)"/><path d="M18 28l5-9h32l5 9z" fill="var(--tile,#a8442f)"/><path d="M28 34h8v8h-8zM42 34h8v8h-8z" fill="var(--g,#bcd3d6)"/><path d="M36 58V47h9v11z" fill="#46525a"/><path d="M6 58V36h5v22z" fill="var(--stone,#c9c5b4)"/><path d="M4 36l24-12 2 4L6 40z" fill="#fff8e6"/><path d="M11 32l4 4M18 28.5l3.5 4" stroke="#b93a26" stroke-width="3"/><path d="M13 58V47h12v11z" fill="#cf9646"/><path d="M13 52.5h12M19 47v11" stroke-width="1.5"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ue=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M4 58V38Q4 12 32 12t28 26v20z" fill="var(--wall,#efe3c6)"/><path d="M11 58V38q0-19 21-19t21 19v20z" fill="var(--g,#bcd3d6)"/><path d="M18 58V27M46 58V27M32 58V40M11 44h42" fill="none" stroke-width="1.7"/><circle cx="32" cy="31" r="8" fill="#fff8e6"/><path d="M32 26v5l4 2" fill="none"/><path d="M32 12V4l7 2.5-7 2.5" fill="#b93a26"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,de=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c0-6 3-9 9-9s9 3 9 9z"/></svg>
`,fe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 17h5v4H3zM9.5 12h5v9h-5zM16 6h5v15h-5z"/></svg>
`,pe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a4 4 0 0 1 3.5 6H19l3 14H2L5 8h3.5A4 4 0 0 1 12 2zm0 2.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z"/></svg>
`,me=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#c4952c"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#c4952c"/><circle cx="32" cy="25" r="5.5" fill="#fff8e6"/><circle cx="32" cy="25" r="1.8" fill="#1b2427"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,he=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#5f7480"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#5f7480"/><path d="M32 32V20M27 25l5-6 5 6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ge=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M7 58V16h11v42z" fill="var(--stone,#c9c5b4)"/><path d="M22 58V26h9v32z" fill="var(--stone,#c9c5b4)"/><path d="M7 16q0-5 5.5-5t5.5 5zM22 26q0-4 4.5-4t4.5 4z" fill="var(--tile,#a8442f)"/><path d="M7 28h11M7 42h11M22 42h9" fill="none" stroke-width="1.7"/><circle cx="47" cy="44" r="13" fill="var(--wall,#efe3c6)"/><path d="M47 35c4 5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 2-5.5 6-10.5z" fill="#2f7f8c"/><path d="M18 20h14v6M31 34h6" fill="none"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,_e=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#eceadf"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M8 11V8q0-5 8-5t8 5v3z" fill="#b93a26"/><circle cx="16" cy="3" r="2.4" fill="#fff"/><g transform="translate(16 30.5)" fill="#2a4a66" stroke="none"><path d="M-1.5-6.5h3v3.9l3.4-1.95 1.5 2.6L3 0l3.4 1.95-1.5 2.6L1.5 2.6v3.9h-3V2.6l-3.4 1.95-1.5-2.6L-3 0l-3.4-1.95 1.5-2.6L-1.5-2.6z"/></g></g></svg>
`,ve=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#2d94b8"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M6 11q-1-8 9-8 8 0 9 5l5 3z" fill="#3d5a73"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6.5L6.5 0 0 6.5-6.5 0z"/></g></g></svg>
`,ye=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#7d4b9a"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M7 11q0-9 9-9t9 9z" fill="#f2cf63"/><circle cx="16" cy="6" r="2.6" fill="#fff8e6"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-2-6h4v4h4v4H2v4h-4V2h-4v-4h4z"/></g></g></svg>
`,be=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#d3562b"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M4 10.5q4-2 5-2l3-7 4 2 4-2 3 7q1 0 5 2-12 3-24 0z" fill="#a8442f"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6L7 5H-7z"/></g></g></svg>
`,xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M5 58V30L18 20v10l13-10v10l13-10v10l14-10v38z" fill="var(--wall,#efe3c6)"/><path d="M9 58V40q0-5 6-5t6 5v18zM26 58V40q0-5 6-5t6 5v18zM43 58V40q0-5 6-5t6 5v18z" fill="#46525a"/><path d="M12 58V48h6v10M29 58V48h6v10M46 58V48h6v10" fill="none" stroke="#f0dfb4" stroke-width="1.8"/><path d="M12 53h6M29 53h6M46 53h6" stroke="#f0dfb4" stroke-width="1.8"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 52h120v24H0z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M8 60q6-4 12 0t12 0M50 66q6-4 12 0t12 0M86 58q6-4 12 0t12 0" fill="none" stroke="#fff8e6" stroke-opacity=".7" stroke-width="2"/><path d="M70 52q8-16 18-12t16-10 16 12v10z" fill="color-mix(in oklab,var(--c,#5f7480) 48%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,Ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#a8442f"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#a8442f"/><path d="M32 19v12M27 26l5 6 5-6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,we=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M4 34h56l-5-6H9z" fill="var(--tile,#a8442f)"/><path d="M24 34V16h16v18z" fill="var(--wall,#efe3c6)"/><path d="M22 16l10-10 10 10z" fill="var(--tile,#a8442f)"/><circle cx="32" cy="23" r="4.5" fill="#fff8e6"/><path d="M32 20.5V23l2 1" fill="none" stroke-width="1.5"/><path d="M11 40h7v9h-7zM46 40h7v9h-7z" fill="var(--g,#bcd3d6)"/><path d="M26 58V44q0-5 6-5t6 5v14z" fill="#46525a"/><path d="M32 6V1l6 2-6 2" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Te=`# What the board of Isle of Trains says.

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
`,Ee=`# What the board of Isle of Trains says.

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
seat-cards = В руке { $cards } { $cards ->
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
`,De=`# What the board of Isle of Trains says.

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
seat-cards = У руці { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-tokens = { $tokens } { $tokens ->
    [one] маркер ПБ
    [few] маркери ПБ
    [many] маркерів ПБ
   *[other] маркера ПБ
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
    [one] маркер ПБ.
    [few] маркери ПБ.
    [many] маркерів ПБ.
   *[other] маркера ПБ.
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

part-tokens = Маркери ПБ
part-train = Локомотив і вагони
part-contracts = Контракти
part-loads = Завантажене в потяг
part-progress = Локомотив прогресу
part-buildings = Споруди
`,Oe=b(`<span class="cargo-line svelte-9f2bft"></span>`);function ke(e,t){var n=Oe();M(n,21,()=>t.cargo,f,(e,t)=>{F(e,{get name(){return`cargo-${d(t)??``}`}})}),E(n),x(e,n)}var Ae={green:[`flint`,`#2f8a57`],orange_red:[`eagle`,`#c44a22`],black:[`devon`,`#4a4f55`],purple:[`cactus`,`#7d4b9a`],cyan:[`bill`,`#1f7fa0`],white:[`alpine`,`#dfe3df`]},je=[``,`I`,`II`,`III`],Me=4;function q(e){return`pass-${Ae[e][0]}`}function Ne(e){return Ae[e][1]}function J(e,t){return t.category===`building`?e.replaceAll(`_`,`-`):t.category===`engine`?t.level<Me?`loco-${t.level}`:`loco-hs`:t.category}function Y(e,t){return t.category===`caboose`?e.slice(e.indexOf(`_`)+1):``}function Pe(e){return je[e.level]??``}function Fe(e){return e.holds===`passenger`?`i-pass`:e.holds===`any_cargo`?`cargo-all`:`cargo-${e.holds}`}function Ie(e,t,n){return t.holds===`any_cargo`?e.card?n.cards[e.card].symbol:`all`:t.holds}function Le(e,t,n){return e.passenger?q(e.passenger):`cargo-${Ie(e,t,n)}`}function Re(e){return[`coal`,`oil`,`box`,`all`].flatMap((t,n)=>Array(e[n]??0).fill(t))}var X=I;function ze(e,t){let n=e.steps.at(-1);return n?.step===t?n.first:null}function Be(e){return e.phase===`pay`?e.discards.slice(0,e.doing.cost-e.doing.due).reverse():[]}function Ve(e){let{card:t,forced_card:n}=e.doing;return t===null?n===null?null:{card:n,how:`loads`}:{card:t,how:[`mode`,`drop`,`lose_building`,`pay`].includes(e.phase)?`builds`:`loads`}}var He=b(`<i class="on svelte-1ct1ig9"><!></i>`),Ue=b(`<i class="svelte-1ct1ig9"></i>`),We=b(`<span class="pay svelte-1ct1ig9"></span>`),Ge=b(`<b> </b>`),Ke=b(`<span class="one svelte-1ct1ig9"><!> </span>`),qe=b(`<span class="needs svelte-1ct1ig9"> <!></span>`),Je=b(`<span class="detail svelte-1ct1ig9"><!> <!> <!> <!> </span>`);function Ye(r,a){T(a,!0);let c=X(),l=e(()=>c.view),u=e(()=>d(l).doing),m=e(()=>Ve(d(l))),h=e(()=>Be(d(l))),g=e(()=>{let e=d(l).strengths[d(l).seat??0];switch(d(l).phase){case`action`:return c.say(`detail-actions`,{actions:ze(d(l),`main`)??0});case`draw`:return c.say(`detail-draw`,{cards:ze(d(l),`draw`)??1});case`discard`:return c.say(`detail-discard`,{cards:ze(d(l),`discard`)??1});case`build`:case`mode`:case`drop`:return c.say(`detail-strength`,{...e});case`pay`:return c.say(`detail-pay`,{cards:d(u).due,cost:d(u).cost});case`set_aside`:return c.say(`detail-aside`,{loads:d(u).aside.length});default:return``}}),_=e(()=>d(l).phase===`give`||d(l).phase===`count_as`),v=e(()=>d(g)!==``||d(m)!==null||d(u).passenger!==null||d(_));var y=t(),b=s(y),S=r=>{var a=Je(),v=i(a),y=e=>{var n=We();M(n,21,()=>({length:d(u).cost}),f,(e,n,r)=>{var a=t(),o=s(a),l=e=>{var t=He();F(i(t),{get name(){return`cargo-${c.catalogue.cards[d(h)[r]].symbol??``}`}}),E(t),x(e,t)},u=e=>{var t=Ue();t.textContent=r+1,x(e,t)};j(o,e=>{r<d(h).length?e(l):e(u,-1)}),x(e,a)}),E(n),x(e,n)};j(v,e=>{d(l).phase===`pay`&&e(y)});var b=o(v,2),S=e=>{var t=Ge(),r=D(t,!0);p(()=>n(r,c.catalogue.cards[d(m).card].name)),x(e,t)};j(b,e=>{d(m)&&d(l).phase!==`pay`&&e(S)});var C=o(b,2),w=t=>{var r=Ke(),a=i(r);{let t=e(()=>q(d(u).passenger));F(a,{get name(){return d(t)}})}var s=o(a,1,!0);E(r),p(e=>n(s,e),[()=>c.say(`load-passenger`,{colour:d(u).passenger})]),x(t,r)};j(C,e=>{d(u).passenger&&e(w)});var T=o(C,2),O=t=>{var r=qe(),a=i(r),s=o(a);{let t=e(()=>Re(d(u).needs));ke(s,{get cargo(){return d(t)}})}E(r),p(e=>n(a,`${e??``} `),[()=>c.say(`detail-needs`)]),x(t,r)};j(T,e=>{d(_)&&e(O)});var k=o(T);E(a),p(()=>n(k,` ${d(g)??``}`)),x(r,a)};j(b,e=>{d(v)&&e(S)}),x(r,y),A()}var Xe=b(`<!> <span class="holder svelte-19apc5f"> </span>`,1),Ze=b(`<b class="vp svelte-19apc5f"> <!></b>`),Qe=b(`<b class="svelte-19apc5f"> </b>`),$e=b(`<span class="line svelte-19apc5f"><!> <!></span>`);function et(t,r){T(r,!0);let a=X(),c=e(()=>r.contract.contract===`primary`),l=e(()=>d(c)?r.island.seat!==null:r.island.contract===r.contract.contract),u=e(()=>!d(c)&&!d(l)&&(r.isClosed||r.island.contract!==null&&r.island.contract!==`primary`)),f=e(()=>a.view.doing.destination===r.island.island),m=e(()=>d(f)&&a.view.doing.contract===r.contract.contract),h=e(()=>d(c)?{kind:`primary`,args:{}}:{kind:`secondary`,args:{contract:r.contract.contract.slice(-1)}}),g=e(()=>d(f)?a.movesOf(d(h).kind,d(h).args):[]),_=e(()=>a.say(d(l)?`contract-done`:d(u)?`contract-gone`:`contract-label`,{kind:r.contract.contract,island:a.catalogue.islands[r.island.island].name,needs:r.contract.needs.map(e=>a.say(`cargo-${e}`)).join(`, `),points:r.contract.points,who:r.island.seat===null?``:R(a,r.island.seat)}));{let v=e(()=>d(g)[0]?.text??d(_)),y=e(()=>d(f)&&B(a,`deliver`)?d(h):void 0),b=e(()=>d(c)?`pri`:`sec`),S=e(()=>d(l)?`done o${r.island.seat+1}`:``),C=e(()=>d(u)?`gone`:``),w=e(()=>d(m)?`now`:``);V(t,{get label(){return d(v)},get moves(){return d(g)},get why(){return d(y)},quiet:!0,get class(){return`isle-contract ${d(b)??``} ${d(S)??``} ${d(C)??``} ${d(w)??``}`},children:(e,t)=>{var u=$e(),f=i(u),m=e=>{var t=Xe(),i=s(t);H(i,{get seat(){return r.island.seat}});var l=D(o(i,2),!0);p(e=>n(l,e),[()=>d(c)?R(a,r.island.seat):a.say(`done`)]),x(e,t)},h=e=>{ke(e,{get cargo(){return r.contract.needs}})};j(f,e=>{d(l)?e(m):e(h,-1)});var g=o(f,2),_=e=>{var t=Ze(),a=i(t,!0);F(o(a),{name:`i-star`}),E(t),p(()=>n(a,r.contract.points)),x(e,t)},v=e=>{var t=Qe(),i=D(t);p(()=>n(i,`+${r.contract.points??``}`)),x(e,t)};j(g,e=>{d(c)?e(_):e(v,-1)}),E(u),x(e,u)},$$slots:{default:!0}})}A()}var tt=b(`<span class="chip svelte-16hkfju"> <!></span>`),nt=b(`<span class="chip neg svelte-16hkfju"> <!></span>`),rt=b(`<span class="chip vp svelte-16hkfju"> <!></span>`),it=b(`<span class="slash svelte-16hkfju">/</span>`),at=b(`<!><b class="chip let svelte-16hkfju"> </b>`,1),ot=b(`<span class="letters svelte-16hkfju"></span>`),st=b(`<span class="chips svelte-16hkfju"><!> <!> <!> <!></span>`);function ct(t,r){T(r,!0);let a=X(),c=e(()=>r.gives.bonus===`load_or_deliver`?[`load`,`deliver`]:r.gives.bonus===`none`?[]:[r.gives.bonus]);var l=st(),u=i(l),f=e=>{var t=tt(),a=i(t);F(o(a),{name:`i-cards`}),E(t),p(()=>n(a,`+${r.gives.take??``}`)),x(e,t)};j(u,e=>{r.gives.take>0&&e(f)});var m=o(u,2),h=e=>{var t=nt(),a=i(t);F(o(a),{name:`i-cards`}),E(t),p(()=>n(a,`−${r.gives.discard??``}`)),x(e,t)};j(m,e=>{r.gives.discard>0&&e(h)});var g=o(m,2),_=e=>{var t=rt(),a=i(t);F(o(a),{name:`i-star`}),E(t),p(()=>n(a,`+${r.gives.tokens??``}`)),x(e,t)};j(g,e=>{r.gives.tokens>0&&e(_)});var v=o(g,2),y=e=>{var t=ot();M(t,22,()=>d(c),e=>e,(e,t,r)=>{var i=at(),c=s(i),l=e=>{x(e,it())};j(c,e=>{d(r)>0&&e(l)});var u=D(o(c),!0);p(e=>n(u,e),[()=>a.say(`letter-${t}`)]),x(e,i)}),E(t),x(e,t)};j(v,e=>{d(c).length>0&&e(y)}),E(l),p(()=>S(l,`title`,r.gives.text)),x(t,l),A()}var lt=b(`<!> <!>`,1),ut=b(`<span><!></span>`),dt=b(`<span class="spaces svelte-1w6k60p"></span>`);function ft(t,n){T(n,!0);let r=X(),a=e(()=>r.catalogue.tickets[n.ticket.ticket]),c=e(()=>r.view.doing.destination===n.ticket.island),l=e(()=>d(c)?[...r.movesOf(`ticket`),...r.movesOf(`stray`)]:[]),u=e(()=>r.say(`ticket-label`,{island:r.catalogue.islands[n.ticket.island].name,filled:n.ticket.seats.length,spaces:d(a).length,reward:d(a)[n.ticket.seats.length]?.text??r.say(`ticket-full`)}));{let m=e(()=>d(l)[0]?.text??d(u)),h=e(()=>d(c)&&B(r,`deliver`)?{kind:`ticket`,args:{}}:void 0);V(t,{get label(){return d(m)},get moves(){return d(l)},get why(){return d(h)},quiet:!0,class:`isle-ticket`,get at(){return`ticket:${n.ticket.island??``}`},children:(t,r)=>{var c=dt();M(c,21,()=>d(a),f,(t,r,a)=>{var c=ut();let l;var u=i(c),f=t=>{var r=lt(),i=s(r);{let t=e(()=>q(n.colour));F(i,{get name(){return d(t)},class:`person`})}H(o(i,2),{get seat(){return n.ticket.seats[a]}}),x(t,r)},m=e=>{ct(e,{get gives(){return d(r)}})};j(u,e=>{a<n.ticket.seats.length?e(f):e(m,-1)}),E(c),p(()=>{l=y(c,1,`space svelte-1w6k60p`,null,l,{full:a<n.ticket.seats.length,next:a===n.ticket.seats.length}),S(c,`data-at`,`space:${n.ticket.island??``}:${a+1}`)}),x(t,c)}),E(c),x(t,c)},$$slots:{default:!0}})}A()}var pt=b(`<i class="svelte-vcrfpu"><!></i>`),mt=b(`<i style="background:#8a7440" class="svelte-vcrfpu"><!></i>`),ht=b(`<em class="svelte-vcrfpu"><!><span class="vh"> </span></em>`),gt=b(`<div class="tick svelte-vcrfpu"><!></div>`),_t=b(`<section><h2 class="enamel svelte-vcrfpu"><!> <span> </span> <!></h2> <div class="contracts svelte-vcrfpu"></div> <!> <!></section>`);function vt(t,r){T(r,!0);let a=X(),s=e(()=>a.catalogue.islands[r.island.island]),c=e(()=>a.view.tickets.find(e=>e.island===r.island.island)),l=e(()=>a.view.seats===1?a.catalogue.solo[String(a.view.options.solo)]:void 0),u=e(()=>d(l)?.islands.includes(r.island.island)??!1),f=e(()=>a.movesOf(`to`,{island:r.island.island})),m=e(()=>B(a,`destination`)),h=e(()=>a.view.doing.destination===r.island.island),g=e(()=>a.lastLines.some(e=>e.args.island===r.island.island));var _=_t();let v;var b=i(_),C=i(b),O=t=>{var n=pt(),r=i(n);{let t=e(()=>q(d(s).colour));F(r,{get name(){return d(t)}})}E(n),p(e=>w(n,`background:${e??``}`),[()=>Ne(d(s).colour)]),x(t,n)},k=e=>{var t=mt();F(i(t),{name:`cargo-all`}),E(t),x(e,t)};j(C,e=>{d(s).colour?e(O):e(k,-1)});var N=o(C,2),P=D(N,!0),I=o(N,2),L=e=>{var t=ht(),r=i(t);F(r,{name:`i-star`});var s=D(o(r),!0);E(t),p(e=>{S(t,`title`,d(l)?.goal),n(s,e)},[()=>a.say(`goal`)]),x(e,t)};j(I,e=>{d(u)&&e(L)}),E(b);var R=o(b,2);M(R,21,()=>d(s).contracts,e=>e.contract,(t,n)=>{{let i=e(()=>d(l)?.no_secondaries??!1);et(t,{get island(){return r.island},get contract(){return d(n)},get isClosed(){return d(i)}})}}),E(R);var z=o(R,2),H=e=>{var t=gt();ft(i(t),{get ticket(){return d(c)},get colour(){return d(s).colour}}),E(t),x(e,t)};j(z,e=>{d(c)&&d(s).colour&&e(H)});var U=o(z,2),W=t=>{{let n=e(()=>d(f)[0]?.text??d(s).name),i=e(()=>({kind:`to`,args:{island:r.island.island}}));V(t,{get label(){return d(n)},get moves(){return d(f)},get why(){return d(i)},quiet:!0,class:`whole`})}};j(U,e=>{d(m)&&e(W)}),E(_),p(()=>{v=y(_,1,`loc svelte-vcrfpu`,null,v,{off:d(m)&&d(f).length===0,here:d(h),last:d(g),bare:!d(c)}),S(_,`data-at`,`island:${r.island.island??``}`),S(_,`aria-label`,d(s).name),n(P,d(s).name)}),x(t,_),A()}var yt=b(`<b class="svelte-lddz1k"> </b>`),bt=b(`<li><!></li>`),xt=b(`<!><!><span class="vh"> </span>`,1),St=b(`<div class="prog svelte-lddz1k" role="img" data-at="progress"><span class="cap svelte-lddz1k"> </span> <ol class="svelte-lddz1k"><li><!></li> <!></ol> <span><!> </span></div>`);function Ct(r,a){T(a,!0);let c=X(),l=e(()=>c.view),u=e(()=>c.catalogue.end_spaces[d(l).seats]??null),f=e(()=>Array.from({length:c.catalogue.last_space},(e,t)=>t+1)),m=e(()=>d(l).turns_left!==null&&d(l).phase!==`over`),h=e(()=>d(m)?c.say(`turns-left`,{turns:d(l).turns_left??0}):d(u)===null?``:c.say(`ends-at`,{space:d(u)}));var g=t(),_=s(g),v=t=>{var r=St(),a=i(r),g=D(a,!0),_=o(a,2),v=i(_);let b;var C=i(v),w=e=>{F(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})};j(C,e=>{d(l).progress===0&&d(l).train_taker===null&&e(w)}),E(v),M(o(v,2),16,()=>d(f),e=>e,(t,r)=>{let a=e(()=>r===d(l).progress&&d(l).train_taker===null);var o=bt();let s;var c=i(o),f=e=>{F(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})},m=e=>{var t=yt(),i=D(t,!0);p(()=>n(i,r)),x(e,t)};j(c,e=>{d(a)?e(f):e(m,-1)}),E(o),p(()=>s=y(o,1,`svelte-lddz1k`,null,s,{past:r<d(l).progress||r===d(l).progress&&!d(a),at:d(a),end:r===d(u),off:r>d(u)})),x(t,o)}),E(_);var T=o(_,2);let O;var k=i(T),A=e=>{var t=xt(),r=s(t);F(r,{name:`loco-1`,class:`taken`,style:`--b:#c4952c`});var i=o(r);H(i,{get seat(){return d(l).train_taker}});var a=D(o(i),!0);p(e=>n(a,e),[()=>R(c,d(l).train_taker)]),x(e,t)};j(k,e=>{d(l).train_taker!==null&&e(A)});var N=o(k);E(T),E(r),p((e,t)=>{S(r,`aria-label`,e),n(g,t),b=y(v,1,`start svelte-lddz1k`,null,b,{at:d(l).progress===0&&d(l).train_taker===null}),O=y(T,1,`cap note svelte-lddz1k`,null,O,{last:d(m)}),n(N,` ${d(h)??``}`)},[()=>c.say(`progress-label`,{at:d(l).progress,end:d(u)}),()=>c.say(`progress`)]),x(t,r)};j(_,e=>{d(u)!==null&&e(v)}),x(r,g),A()}var wt=c(`<g><path class="tree svelte-f6i3a" d="M0-16l7 10H3l6 9H-9l6-9h-4z"></path><path class="trunk svelte-f6i3a" d="M-1.500 3h3v5h-3z"></path></g>`),Tt=c(`<svg class="map svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><path class="shoal svelte-f6i3a" d="M22 70Q40 6 190 14T430 4t260 6 262 8q92 14 96 100t-10 130q-20 96-160 88t-240 10-230-10T130 344Q24 340 14 236T22 70z"></path><path class="land svelte-f6i3a" d="M40 78Q64 24 196 34T430 20t256 12 254 6q72 16 78 86t-10 122q-20 80-146 74t-236 14-226-12-264 8Q42 326 32 230T40 78z"></path><path class="hill svelte-f6i3a" d="M300 196q16-34 40-36t44 36zM648 190q20-44 46-46t50 46z"></path></svg><svg class="map deco svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><!><g transform="translate(14 268)"><path class="white svelte-f6i3a" d="M4 40L7 10h8l3 30z"></path><path class="red svelte-f6i3a" d="M5.500 24h11l.8 8H4.700zM6 8h10V3L11-2 6 3z"></path></g><g transform="translate(1016 296)"><path class="white svelte-f6i3a" d="M0 14h30l-6 9H6zM14 12V-10L2 12zM17 12V-6l10 18z"></path></g><path class="wave svelte-f6i3a" d="M6 40q6-5 12 0t12 0M1020 40q6-5 12 0t12 0M4 330q6-5 12 0t12 0M1030 250q6-5 12 0"></path></svg>`,1);function Et(t){let n=[[44,150],[58,166,.8],[40,212,.9],[1008,140],[1022,158,.8],[996,214],[374,118,.8],[386,132],[700,236,.9],[716,222,.8],[372,260],[704,112]];var r=Tt(),a=o(s(r));M(i(a),17,()=>n,f,(t,n)=>{var r=e(()=>C(d(n),3));let i=()=>d(r)[0],a=()=>d(r)[1],o=u(()=>O(d(r)[2],1));var s=wt();p(()=>S(s,`transform`,`translate(${i()??``} ${a()??``}) scale(${d(o)??``})`)),x(t,s)}),g(3),E(a),x(t,r)}var Dt=b(`<div class="middle svelte-1ardebg"><!> <!></div>`),Ot=b(`<div><!> <div class="places svelte-1ardebg"><!> <!> <!></div></div>`);function kt(t,n){T(n,!0);let r=[`alpine_lodge`,`billingtons`,`devon_city`,`cactus_mines`,`camp_eagle`,`flint_beach`],a=X(),s=e(()=>r.map(e=>a.view.islands.find(({island:t})=>t===e)).filter(e=>e!==void 0)),c=e(()=>a.view.islands.filter(({island:e})=>!r.includes(e))),l=e(()=>(a.catalogue.end_spaces[a.view.seats]??null)!==null);var u=Ot();let f;var m=i(u);Et(m,{});var h=o(m,2),g=i(h);M(g,17,()=>d(s).slice(0,3),e=>e.island,(e,t)=>{vt(e,{get island(){return d(t)}})});var _=o(g,2),v=e=>{var t=Dt(),n=i(t),r=e=>{Ct(e,{})};j(n,e=>{d(l)&&e(r)}),M(o(n,2),17,()=>d(c),e=>e.island,(e,t)=>{vt(e,{get island(){return d(t)}})}),E(t),x(e,t)};j(_,e=>{(d(l)||d(c).length>0)&&e(v)}),M(o(_,2),17,()=>d(s).slice(3),e=>e.island,(e,t)=>{vt(e,{get island(){return d(t)}})}),E(h),E(u),p(()=>f=y(u,1,`frame svelte-1ardebg`,null,f,{track:d(l),station:d(c).length>0})),x(t,u),A()}var At=b(`<svg class="bag svelte-srt9j7" viewBox="0 0 38 46" aria-hidden="true"><path d="M12 12Q2 22 3 34q1 10 16 10t16-10q1-12-9-22z" fill="#a8763c" stroke="var(--k)" stroke-width="2"></path><path d="M11 12h16M12 11Q8 5 10 3l4 2 5-3 5 3 4-2q2 2-2 8" fill="#c08e50" stroke="var(--k)" stroke-width="2" stroke-linejoin="round"></path></svg> <span class="of"><b> </b><small> </small></span>`,1),jt=b(`<span class="svelte-srt9j7"><!> </span>`),Mt=b(`<p class="people svelte-srt9j7"></p>`),Nt=b(`<!> <!>`,1);function Pt(t,r){T(r,!0);let a=X(),c=e(()=>Object.entries(a.view.bag)),l=e(()=>d(c).reduce((e,[,t])=>e+t,0)),u=e(()=>a.movesOf(`take_bag`));var f=Nt(),m=s(f);{let t=e(()=>d(u)[0]?.text??a.say(`bag-label`,{passengers:d(l)})),r=e(()=>B(a,`take`,`draw`)?{kind:`take_bag`,args:{}}:void 0);V(m,{get label(){return d(t)},get moves(){return d(u)},get why(){return d(r)},quiet:!0,class:`pile`,at:`bag`,children:(e,t)=>{var r=At(),c=o(s(r),2),u=i(c),f=D(u,!0),m=D(o(u),!0);E(c),p(e=>{n(f,d(l)),n(m,e)},[()=>a.say(`bag`)]),x(e,r)},$$slots:{default:!0}})}var h=o(m,2),g=t=>{var r=Mt();M(r,21,()=>d(c),([e,t])=>e,(t,r)=>{var a=e(()=>C(d(r),2));let s=()=>d(a)[0],c=()=>d(a)[1];var l=jt(),u=i(l);{let t=e(()=>q(s()));F(u,{get name(){return d(t)}})}var f=o(u,1,!0);E(l),p(()=>n(f,c())),x(t,l)}),E(r),p(e=>S(r,`aria-label`,e),[()=>a.say(`bag-label`,{passengers:d(l)})]),x(t,r)};j(h,e=>{d(c).length>0&&e(g)}),x(t,f),A()}var Ft=b(`<span class="badge vp svelte-1mccbu7"> <!></span>`),It=b(`<b class="cno svelte-1mccbu7"> </b>`),Lt=b(`<span class="pw svelte-1mccbu7"><!> </span>`),Rt=b(`<span class="wt svelte-1mccbu7"><!> </span>`),zt=b(`<i class="svelte-1mccbu7"><!></i>`),Bt=b(`<span class="holds svelte-1mccbu7"></span>`),Vt=b(`<span class="pb svelte-1mccbu7"> <!></span>`),Ht=b(`<span class="spec svelte-1mccbu7"><!> <!> <!> <!></span>`),Ut=b(`<span class="wrd svelte-1mccbu7"> </span>`),Wt=b(`<span class="long svelte-1mccbu7"> </span>`),Gt=b(`<span><b class="plate val cost svelte-1mccbu7"> </b> <!> <span class="pic svelte-1mccbu7"><!> <!> <!></span> <span class="body"><span class="nm svelte-1mccbu7"> </span> <!> <span class="foot svelte-1mccbu7"><span class="stamp svelte-1mccbu7"><!></span> <span class="fx svelte-1mccbu7"><!></span></span> <!></span></span>`);function Z(t,r){T(r,!0);let a=k(r,`big`,3,!1),s=X(),c=e(()=>s.catalogue.cards[r.card]),l=e(()=>d(c).category===`building`),u=e(()=>d(c).brief!==``),m=e(()=>!a()&&!d(l)&&d(u)&&d(c).short.length>14);var h=Gt();let g;var _=i(h),v=D(_,!0),b=o(_,2),C=e=>{var t=Ft(),r=i(t,!0);F(o(r),{name:`i-star`}),E(t),p(e=>{S(t,`title`,e),n(r,d(c).points)},[()=>s.say(`card-points`,{points:d(c).points})]),x(e,t)};j(b,e=>{d(l)||e(C)});var O=o(b,2),N=i(O);{let t=e(()=>d(l)?`sc-sea`:`sc-hills`);F(N,{get name(){return d(t)},class:`sc`,slice:!0})}var P=o(N,2);{let t=e(()=>J(r.card,d(c)));F(P,{get name(){return d(t)},class:`v`})}var I=o(P,2),L=e=>{var t=It(),i=D(t,!0);p(e=>n(i,e),[()=>Y(r.card,d(c))]),x(e,t)},R=e(()=>Y(r.card,d(c)));j(I,e=>{d(R)&&e(L)}),E(O);var z=o(O,2),B=i(z),V=D(B,!0),H=o(B,2),U=t=>{var r=Ht(),a=i(r),l=e=>{var t=Lt(),r=i(t);F(r,{name:`i-power`});var a=o(r,1,!0);E(t),p(e=>{S(t,`title`,e),n(a,d(c).power)},[()=>s.say(`card-power`,{power:d(c).power})]),x(e,t)};j(a,e=>{d(c).power>0&&e(l)});var u=o(a,2),m=e=>{var t=Rt(),r=i(t);F(r,{name:`i-weight`});var a=o(r,1,!0);E(t),p(e=>{S(t,`title`,e),n(a,d(c).weight)},[()=>s.say(`card-weight`,{weight:d(c).weight})]),x(e,t)};j(u,e=>{d(c).category!==`engine`&&d(c).power===0&&e(m)});var h=o(u,2),g=t=>{var n=Bt();M(n,21,()=>({length:d(c).capacity}),f,(t,n)=>{var r=zt(),a=i(r);{let t=e(()=>Fe(d(c)));F(a,{get name(){return d(t)}})}E(r),x(t,r)}),E(n),p(e=>S(n,`title`,e),[()=>s.say(`card-holds`,{places:d(c).capacity,what:d(c).holds})]),x(t,n)};j(h,e=>{d(c).capacity>0&&e(g)});var _=o(h,2),v=e=>{var t=Vt(),r=i(t);F(o(r),{name:`i-pass`}),E(t),p(e=>{S(t,`title`,e),n(r,`+${d(c).passengers??``}`)},[()=>s.say(`card-passengers`,{passengers:d(c).passengers})]),x(e,t)};j(_,e=>{d(c).passengers>0&&e(v)}),E(r),x(t,r)};j(H,e=>{d(l)||e(U)});var W=o(H,2),G=i(W);F(i(G),{get name(){return`cargo-${d(c).symbol??``}`}}),E(G);var K=o(G,2),ee=i(K),ne=e=>{var t=Ut(),r=D(t,!0);p(()=>n(r,a()?d(c).about:d(c).brief)),x(e,t)},re=e=>{ct(e,{get gives(){return d(c).gives}})};j(ee,e=>{d(u)?e(ne):e(re,-1)}),E(K),E(W);var ie=o(W,2),ae=e=>{var t=Wt(),r=D(t,!0);p(()=>n(r,d(c).about)),x(e,t)};j(ie,e=>{a()&&!d(u)&&e(ae)}),E(z),E(h),p((e,t,r)=>{g=y(h,1,`card isle svelte-1mccbu7`,null,g,{big:a(),bld:d(l),wordy:d(m),cab:d(c).category===`caboose`}),w(h,`--c:var(--${d(c).category??``})`),S(_,`title`,e),n(v,d(c).cost),n(V,t),S(G,`title`,r)},[()=>s.say(`card-cost`,{cards:d(c).cost}),()=>te(a()?d(c).name:d(c).short),()=>s.say(`card-symbol`,{cargo:d(c).symbol})]),x(t,h),A()}var Kt=b(`<span class="face svelte-tkd4fk" aria-hidden="true"><!></span>`),qt=b(`<span class="empty svelte-tkd4fk"></span>`),Jt=b(`<span class="price svelte-tkd4fk"><i class="svelte-tkd4fk"></i><b> </b></span><span> </span>`,1),Yt=b(`<b class="times svelte-tkd4fk"> </b>`),Xt=b(`<li class="svelte-tkd4fk"><!> <!></li>`),Zt=b(`<ul class="all svelte-tkd4fk"></ul>`),Qt=b(`<button type="button" class="pile open svelte-tkd4fk" data-at="discards"><!> <span class="of"><b> </b><small> </small></span> <span class="vh"> </span></button> <!> <!>`,1);function $t(t,r){T(r,!0);let c=X(),l=e(()=>c.view.discards),u=e(()=>d(l)[0]),f=e(()=>B(c,`fetch`)),g=e(()=>[...new Set(d(l))].map(e=>({card:e,count:d(l).filter(t=>t===e).length}))),_=e(()=>c.movesOf(`buy_back`)),v=e(()=>c.catalogue.solo[String(c.view.options.solo)]?.buy_back??0),y=h(!1),b=e(()=>d(l).length>0&&(d(y)||d(f)));var C=Qt(),w=s(C),O=i(w),k=e=>{var t=Kt();Z(i(t),{get card(){return d(u)}}),E(t),x(e,t)},N=e=>{x(e,qt())};j(O,e=>{d(u)?e(k):e(N,-1)});var P=o(O,2),F=i(P),I=D(F,!0),L=D(o(F),!0);E(P);var R=D(o(P,2),!0);E(w);var z=o(w,2),H=e=>{V(e,{get label(){return d(_)[0].text},get moves(){return d(_)},class:`isle-buy`,children:(e,t)=>{var r=Jt(),a=s(r),c=D(o(i(a)),!0);E(a);var l=D(o(a),!0);p(()=>{n(c,d(v)),n(l,d(_)[0].text)}),x(e,r)},$$slots:{default:!0}})};j(z,e=>{d(_).length>0&&e(H)});var U=o(z,2),W=t=>{var r=Zt();M(r,21,()=>d(g),({card:e,count:t})=>e,(t,r)=>{let a=()=>d(r).card,s=()=>d(r).count,l=e(()=>d(f)?c.movesOf(`card`,{card:a()}):[]);var u=Xt(),m=i(u);{let t=e(()=>d(l)[0]?.text??c.catalogue.cards[a()].name);V(m,{get label(){return d(t)},get moves(){return d(l)},shape:`card`,get card(){return a()},children:(e,t)=>{Z(e,{get card(){return a()}})},$$slots:{default:!0}})}var h=o(m,2),g=e=>{var t=Yt(),r=D(t);p(()=>n(r,`×${s()??``}`)),x(e,t)};j(h,e=>{s()>1&&e(g)}),E(u),x(t,u)}),E(r),p(e=>S(r,`aria-label`,e),[()=>c.say(`discards`)]),x(t,r)};j(U,e=>{d(b)&&e(W)}),p((e,t)=>{S(w,`aria-expanded`,d(b)),w.disabled=d(l).length===0,n(I,d(l).length),n(L,e),n(R,t)},[()=>c.say(`discards`),()=>c.say(`discards-open`)]),a(`click`,w,()=>m(y,!d(y))),x(t,C),A()}r([`click`]);var en=b(`<span class="label"> </span>`),tn=b(`<span class="face svelte-1hmyhb9"><!></span>`),nn=b(`<span style="--b:#1f5a4c"><!></span>`),rn=b(`<span class="empty svelte-1hmyhb9"></span>`),an=b(`<!> <span class="of"><b> </b><small> </small></span>`,1),on=b(`<section class="market sheet svelte-1hmyhb9"><h3 class="svelte-1hmyhb9"> <!></h3> <div class="cards svelte-1hmyhb9" data-at="row"><!></div> <div class="piles svelte-1hmyhb9"><!> <!> <!></div></section>`);function sn(t,r){T(r,!0);let a=X(),c=e(()=>a.view),u=e(()=>a.catalogue.cards),f=e(()=>B(a,`take`,`draw`)),m=e(()=>d(c).row.includes(null)&&d(c).phase!==`over`),h=e(()=>a.movesOf(`take_deck`)),v=e(()=>d(c).deck.known[0]),y=e(()=>a.lastLines.filter(e=>e.kind===`turned_up`).map(e=>e.args.card));var b=on(),C=i(b),w=i(C),O=o(w),k=e=>{var t=en(),r=D(t,!0);p(e=>n(r,e),[()=>a.say(`row-refill`)]),x(e,t)};j(O,e=>{d(m)&&e(k)}),E(C);var M=o(C,2);W(i(M),{get cards(){return d(c).row},kind:`take_row`,place:`slot`,get isTaking(){return d(f)},nameOf:e=>d(u)[e].name,at:(e,t)=>e===null?void 0:`row:${t} row:${e}`,isNew:e=>d(y).includes(e),gap:e=>{g();var t=l();p(e=>n(t,e),[()=>a.say(`row-gap`)]),x(e,t)},face:(e,t=_)=>{Z(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),E(M);var N=o(M,2),P=i(N);{let t=e(()=>d(h)[0]?.text??a.say(`deck-label`,{cards:d(c).deck.size})),r=e(()=>d(f)?{kind:`take_deck`,args:{}}:void 0);V(P,{get label(){return d(t)},get moves(){return d(h)},get why(){return d(r)},quiet:!0,class:`pile`,at:`deck`,get card(){return d(v)},children:(e,t)=>{var r=an(),l=s(r),u=e=>{var t=tn();Z(i(t),{get card(){return d(v)}}),E(t),x(e,t)},f=e=>{var t=nn();F(i(t),{name:`back`,class:`back`}),E(t),x(e,t)},m=e=>{x(e,rn())};j(l,e=>{d(v)?e(u):d(c).deck.size>0?e(f,1):e(m,-1)});var h=o(l,2),g=i(h),_=D(g,!0),y=D(o(g),!0);E(h),p(e=>{n(_,d(c).deck.size),n(y,e)},[()=>d(v)?a.say(`deck-known`):a.say(`deck`)]),x(e,r)},$$slots:{default:!0}})}var I=o(P,2);$t(I,{}),Pt(o(I,2),{}),E(N),E(b),p((e,t)=>{S(b,`aria-label`,e),n(w,`${t??``} `)},[()=>a.say(`row`),()=>a.say(`row`)]),x(t,b),A()}var cn={upgrade:`trains`,drop:`trains`,onto:`trains`,item:`trains`,replace:`trains`,extend:`trains`,load_passenger:`trains`,to:`island`,primary:`island`,secondary:`island`,ticket:`island`,stray:`island`,take_row:`row`,take_deck:`row`,take_bag:`row`,buy_back:`row`},ln=[`card`,`force`];function un({kind:e}){return e in cn||ln.includes(e)}function dn({kind:e},t){return e===`card`&&t===`fetch`?`row`:cn[e]??null}function fn({kind:e}){return e===`finish`||e===`keep`}function Q(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function pn({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return Q(`row`,n,t.card);case`drew`:return Q(`deck`,n,t.card);case`drew_passenger`:return Q(`bag`,`supply:${t.seat}`);case`discarded`:return Q(n,`discards`,t.card);case`built`:case`upgraded`:return Q(n,`train:${t.seat}`,t.card);case`built_building`:return Q(n,`buildings:${t.seat}`,t.card);case`dropped`:return Q(`train:${t.seat}`,`discards`,t.card);case`loaded`:case`forced`:return Q(n,`car:${t.owner}:${t.position}`,t.card);case`loaded_passenger`:return Q(`supply:${t.seat}`,`car:${t.owner}:${t.position}`);case`delivered`:return Q(`train:${t.seat}`,`space:${t.island}:${t.space}`);case`night`:return Q(`deck`,`discards`,t.card);case`bought_back`:return Q(`discards`,`deck`,t.card);case`fetched`:return Q(`discards`,n,t.card);case`turned_up`:return Q(`deck`,`row:${t.card}`,t.card);default:return null}}var mn=c(`<path d="M25 8a13 13 0 1 0 8 20A11 11 0 0 1 25 8z" fill="#f2cf63"></path>`),hn=c(`<circle cx="20" cy="20" r="8" fill="#e98a2b"></circle><path d="M20 4v5M20 31v5M4 20h5M31 20h5M9 9l3 3M28 28l3 3M31 9l-3 3M12 28l-3 3" stroke="#e98a2b" stroke-width="3" stroke-linecap="round"></path>`,1),gn=b(`<div class="reached svelte-o0ga1w" role="img"><b class="svelte-o0ga1w"> <small class="svelte-o0ga1w"> </small></b> <span class="bar-of svelte-o0ga1w"><i class="svelte-o0ga1w"></i></span></div>`),_n=b(`<li><b class="svelte-o0ga1w"> </b><span class="svelte-o0ga1w"> </span></li>`),vn=b(`<ol class="titles svelte-o0ga1w"></ol>`),yn=b(`<section><svg class="sky svelte-o0ga1w" viewBox="0 0 40 40" role="img"><rect width="40" height="40" rx="6" class="air svelte-o0ga1w"></rect><!></svg> <div class="goal"><h3 class="svelte-o0ga1w"> <span class="label"> </span></h3> <p class="svelte-o0ga1w"> <span class="price svelte-o0ga1w"> </span></p></div> <!></section>`);function bn(t,r){T(r,!0);let a=X(),s=e(()=>a.view),c=e(()=>a.catalogue.solo[String(d(s).options.solo)]),l=e(()=>[`night`,`last_chance`].includes(d(s).phase)),u=e(()=>d(s).points[0]),m=e(()=>a.catalogue.ratings.at(-1).points);var h=yn();let _;var v=i(h),b=o(i(v)),C=e=>{x(e,mn())},O=e=>{var t=hn();g(),x(e,t)};j(b,e=>{d(l)?e(C):e(O,-1)}),E(v);var k=o(v,2),N=i(k),P=i(N),F=D(o(P),!0);E(N);var I=o(N,2),L=i(I),R=D(o(L),!0);E(I),E(k);var z=o(k,2),B=e=>{var t=gn(),r=i(t),c=i(r,!0),l=D(o(c));E(r);var u=D(o(r,2));E(t),p((e,r)=>{S(t,`aria-label`,e),n(c,d(s).goal.done),n(l,`/${d(s).goal.of??``}`),w(u,`width:${r??``}%`)},[()=>a.say(`goal-reached`,{...d(s).goal}),()=>Math.min(100,Math.max(0,100*d(s).goal.done/d(s).goal.of))]),x(e,t)},V=e=>{var t=vn();M(t,21,()=>a.catalogue.ratings,f,(e,t,r)=>{var a=_n();let s;var c=i(a),l=D(c,!0),f=D(o(c),!0);E(a),p(()=>{s=y(a,1,`svelte-o0ga1w`,null,s,{now:d(u).rating===r,past:(d(u).rating??0)>r}),n(l,d(t).points),n(f,d(t).name)}),x(e,a)}),E(t),p(e=>w(t,`--at:${e??``}%`),[()=>Math.min(100,100*Math.max(0,d(u).total)/d(m))]),x(e,t)};j(z,e=>{d(s).goal?e(B):e(V,-1)}),E(h),p((e,t,r)=>{_=y(h,1,`solo sheet svelte-o0ga1w`,null,_,{night:d(l)}),S(h,`aria-label`,d(c).name),S(v,`aria-label`,e),n(P,`${d(c).name??``} `),n(F,t),n(L,`${d(c).goal??``} `),n(R,r)},[()=>a.say(d(l)?`night`:`day`),()=>a.say(d(l)?`night`:`day`),()=>a.say(`buy-back-price`,{tokens:d(c).buy_back})]),x(t,h),A()}var xn=b(`<span class="svelte-1unimig"> <!></span>`),Sn=b(`<span class="price svelte-1unimig"><!> <!></span>`);function $(e,r){let a=k(r,`gain`,3,null);var c=t(),l=s(c),u=e=>{var t=Sn(),s=i(t),c=e=>{var t=xn(),a=i(t,!0);F(o(a),{name:`i-cards`}),E(t),p(()=>n(a,r.cards)),x(e,t)};j(s,e=>{r.cards!==void 0&&e(c)});var l=o(s,2),u=e=>{var t=xn(),r=i(t,!0);F(o(r),{name:`i-star`}),E(t),p(()=>n(r,a()>0?`+${a()}`:`−${-a()}`)),x(e,t)};j(l,e=>{a()&&e(u)}),E(t),x(e,t)};j(l,e=>{(r.cards!==void 0||a())&&e(u)}),x(e,c)}var Cn=b(`<!><b class="worth svelte-110lt00"> </b>`,1),wn=b(`<b class="worth svelte-110lt00"><!></b>`),Tn=b(`<!> <!>`,1),En=b(`<span class="none svelte-110lt00"> </span>`),Dn=b(`<div class="buildings svelte-110lt00"><!> <!></div>`);function On(t,r){T(r,!0);let a=X(),c=e(()=>a.view),l=e(()=>d(c).buildings[r.seat]),u=e(()=>d(c).points[r.seat].by_building),f=e(()=>r.seat===a.viewer),m=e(()=>d(l).length<d(c).building_limits[r.seat]),h=e(()=>d(c).doing.card),g=e(()=>d(h)!==null&&a.catalogue.cards[d(h)].category===`building`),_=e(()=>d(f)&&d(g)?a.movesOf(`extend`):[]),v=e(()=>r.seat===d(c).seat&&d(g)&&d(c).phase===`pay`&&d(c).doing.replaced===null);var y=Dn(),b=i(y);M(b,18,()=>d(l),e=>e,(t,i,l)=>{let m=e(()=>d(f)?a.movesOf(`replace`,{building:d(l)}):[]);{let h=e(()=>d(m)[0]?.text??a.say(`building-label`,{card:a.catalogue.cards[i].name,points:d(u)[d(l)]?.points??0})),_=e(()=>d(f)&&d(g)&&B(a,`mode`)?{kind:`replace`,args:{building:d(l)}}:void 0),v=e(()=>r.seat===d(c).seat&&d(c).doing.replaced===d(l)&&d(c).phase===`pay`?`leaving`:``);V(t,{get label(){return d(h)},get moves(){return d(m)},get why(){return d(_)},get card(){return i},get class(){return`building ${d(v)??``}`},children:(t,r)=>{var c=Cn(),f=s(c);{let t=e(()=>J(i,a.catalogue.cards[i]));F(f,{get name(){return d(t)}})}var m=D(o(f),!0);p(()=>n(m,d(u)[d(l)]?.points)),x(t,c)},$$slots:{default:!0}})}});var C=o(b,2),w=t=>{{let n=e(()=>d(_)[0]?.text??a.catalogue.cards[d(h)].name);V(t,{get label(){return d(n)},get moves(){return d(_)},class:`building ghost`,children:(t,n)=>{var r=Tn(),l=s(r);{let t=e(()=>J(d(h),a.catalogue.cards[d(h)]));F(l,{get name(){return d(t)}})}var u=o(l,2),f=t=>{var n=wn(),r=i(n);{let t=e(()=>d(c).doing.prices?.added);$(r,{get cards(){return d(t)},get gain(){return d(_)[0].gain}})}E(n),x(t,n)};j(u,e=>{d(_).length>0&&e(f)}),x(t,r)},$$slots:{default:!0}})}},O=e=>{var t=En(),r=D(t,!0);p(e=>n(r,e),[()=>a.say(`no-building`)]),x(e,t)};j(C,e=>{d(_).length>0||d(v)?e(w):d(m)&&d(l).length===0&&e(O,1)}),E(y),p(()=>S(y,`data-at`,`buildings:${r.seat??``}`)),x(t,y),A()}var kn=b(`<b class="svelte-1iqazy9"> </b>`),An=b(`<!><!>`,1),jn=b(`<ul class="counts svelte-1iqazy9"><li class="svelte-1iqazy9"><!><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="tok svelte-1iqazy9"><i class="svelte-1iqazy9"></i><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="pull svelte-1iqazy9"><!><b class="svelte-1iqazy9"> <small class="svelte-1iqazy9"> </small></b> <span class="vh"> </span></li> <li class="supply svelte-1iqazy9"></li></ul>`);function Mn(t,r){T(r,!0);let a=X(),c=e(()=>a.view),l=e(()=>d(c).strengths[r.seat]),u=e(()=>r.seat===a.viewer),f=e(()=>Object.entries(d(c).supplies[r.seat])),m=e(()=>d(c).hands[r.seat].size),h=e(()=>d(c).tokens[r.seat]);var g=jn(),_=i(g),v=i(_);F(v,{name:`i-cards`,class:`ic`});var y=o(v),b=D(y,!0),w=D(o(y),!0);E(_);var O=o(_,2),k=o(i(O)),N=D(k,!0),P=D(o(k),!0);E(O);var I=o(O,2),L=i(I);F(L,{name:`i-weight`,class:`ic`});var R=o(L),z=i(R,!0),H=D(o(z));E(R);var U=D(o(R,2),!0);E(I);var W=o(I,2);M(W,21,()=>d(f),([e,t])=>e,(t,r)=>{var i=e(()=>C(d(r),2));let c=()=>d(i)[0],l=()=>d(i)[1],f=e(()=>d(u)?a.movesOf(`load_passenger`,{colour:c()}):[]);{let r=e(()=>d(f)[0]?.text??a.say(`seat-waiting`,{colour:c(),passengers:l()})),i=e(()=>d(u)&&B(a,`load`)?{kind:`load_passenger`,args:{colour:c()}}:void 0);V(t,{get label(){return d(r)},get moves(){return d(f)},get why(){return d(i)},class:`waiting`,children:(t,r)=>{var i=An(),a=s(i);{let t=e(()=>q(c()));F(a,{get name(){return d(t)}})}var u=o(a),f=e=>{var t=kn(),r=D(t,!0);p(()=>n(r,l())),x(e,t)};j(u,e=>{l()>1&&e(f)}),x(t,i)},$$slots:{default:!0}})}}),E(W),E(g),p((e,t,i,a,o,s)=>{S(_,`title`,e),S(_,`data-at`,d(u)?void 0:`hand:${r.seat}`),n(b,d(m)),n(w,t),S(O,`title`,i),S(O,`data-at`,`tokens:${r.seat??``}`),n(N,d(h)),n(P,a),S(I,`title`,o),n(z,d(l).weight),n(H,`/${d(l).power??``}`),n(U,s),S(W,`data-at`,`supply:${r.seat??``}`)},[()=>a.say(`seat-cards`,{cards:d(m)}),()=>a.say(`seat-cards`,{cards:d(m)}),()=>a.say(`seat-tokens`,{tokens:d(h)}),()=>a.say(`seat-tokens`,{tokens:d(h)}),()=>a.say(`seat-strength`,{...d(l)}),()=>a.say(`seat-strength`,{...d(l)})]),x(t,g),A()}var Nn=b(`<!><span> </span>`,1),Pn=b(`<li><!></li>`),Fn=b(`<ul class="tray svelte-hwmp5d"></ul>`);function In(r,a){T(a,!0);let c=X(),l=e(()=>c.movesOf(`item`).map(e=>{let t=c.view.trains[a.seat][Number(e.args.position)];return{move:e,car:c.catalogue.cards[t.card],load:t.loads[Number(e.args.place)]}}));var u=t(),f=s(u),m=t=>{var r=Fn();M(r,21,()=>d(l),({move:e,car:t,load:n})=>e.code,(t,r)=>{let a=()=>d(r).move,l=()=>d(r).car,u=()=>d(r).load;var f=Pn(),m=i(f);{let t=e(()=>[a()]);V(m,{get label(){return a().text},get moves(){return d(t)},class:`choice`,children:(t,r)=>{var i=Nn(),a=s(i);{let t=e(()=>Le(u(),l(),c.catalogue));F(a,{get name(){return d(t)}})}var f=D(o(a),!0);p(()=>n(f,l().short)),x(t,i)},$$slots:{default:!0}})}E(f),x(t,f)}),E(r),x(t,r)};j(f,e=>{d(l).length>0&&e(m)}),x(r,u),A()}var Ln=b(`<i class="isle-slot svelte-r77f8x"><!></i>`);function Rn(n,r){T(r,!0);let a=X(),o=e(()=>r.seat===a.viewer),c=e(()=>d(o)?a.movesOf(`item`,{position:r.position,place:r.place}):[]),l=e(()=>d(o)&&B(a,`passenger`,`give`,`set_aside`)?{kind:`item`,args:{position:r.position,place:r.place}}:void 0),u=e(()=>{if(!r.load)return``;if(r.load.passenger)return a.say(`load-passenger`,{colour:r.load.passenger});let e={cargo:Ie(r.load,r.car,a.catalogue),card:r.load.card?a.catalogue.cards[r.load.card].name:`none`};return a.say(r.load.face_down===void 0?`load-card`:`load-face-down`,e)});var f=t(),p=s(f),m=t=>{{let n=e(()=>d(c)[0]?.text??d(u)),i=e(()=>r.load.face_down===void 0?``:`down`),o=e(()=>r.load.card??void 0);V(t,{get label(){return d(n)},get moves(){return d(c)},get why(){return d(l)},shape:`bare`,get class(){return`isle-slot on ${d(i)??``}`},get card(){return d(o)},children:(t,n)=>{{let n=e(()=>Le(r.load,r.car,a.catalogue));F(t,{get name(){return d(n)}})}},$$slots:{default:!0}})}},h=t=>{var n=Ln(),a=i(n);{let t=e(()=>Fe(r.car));F(a,{get name(){return d(t)}})}E(n),x(t,n)};j(p,e=>{r.load?e(m):e(h,-1)}),x(n,f),A()}var zn=b(`<b class="painted svelte-xfjwit"> </b>`),Bn=b(`<span class="tag svelte-xfjwit"> <!></span>`),Vn=b(`<span class="tag out svelte-xfjwit"><!><!></span>`),Hn=b(`<span class="tag gives svelte-xfjwit"><!></span>`),Un=b(`<!> <!> <!> <!>`,1),Wn=b(`<div><!> <span class="slots svelte-xfjwit"></span></div>`);function Gn(t,r){T(r,!0);let a=X(),c=e(()=>a.catalogue.cards[r.vehicle.card]),l=e(()=>a.view.doing),u=e(()=>r.seat===a.viewer),m=e(()=>r.seat===a.view.seat),h=e(()=>d(u)?a.movesOf(`upgrade`,{position:r.position}):[]),g=e(()=>d(u)?a.movesOf(`drop`,{position:r.position}):[]),_=e(()=>a.movesOf(`onto`,{seat:r.seat,position:r.position})),v=e(()=>[...d(h),...d(g),...d(_)]),b=e(()=>d(m)&&d(l).upgraded===r.position&&d(l).card!==null),C=e(()=>{if(!d(b))return B(a,`target`)?{kind:`onto`,args:{seat:r.seat,position:r.position}}:d(u)&&B(a,`mode`)?{kind:`upgrade`,args:{position:r.position}}:d(u)&&B(a,`drop`)?{kind:`drop`,args:{position:r.position}}:void 0}),w=e(()=>a.view.phase===`force`&&d(l).target_seat===r.seat&&d(l).target===r.position),O=e(()=>a.lastLines.some(({kind:e,args:t})=>t.owner===r.seat&&t.position===r.position||t.seat===r.seat&&t.card===r.vehicle.card&&(e===`built`||e===`upgraded`))),k=e(()=>a.say(`vehicle-label`,{card:d(c).name,loads:r.vehicle.loads.length,places:d(c).capacity})),N=e(()=>d(l).card===null?void 0:a.catalogue.cards[d(l).card]);var P=Wn();let I;var L=i(P);{let t=e(()=>d(v)[0]?.text??d(k));V(L,{get label(){return d(t)},get moves(){return d(v)},get why(){return d(C)},shape:`bare`,get card(){return r.vehicle.card},class:`vehicle`,children:(t,a)=>{var u=Un(),f=s(u),m=e=>{F(e,{name:`hopper-load`,class:`v heap`})};j(f,e=>{d(c).category===`hopper`&&r.vehicle.loads.length>0&&e(m)});var v=o(f,2);{let t=e(()=>J(r.vehicle.card,d(c)));F(v,{get name(){return d(t)},class:`v`})}var y=o(v,2),S=e=>{var t=zn(),i=D(t,!0);p(e=>n(i,e),[()=>Y(r.vehicle.card,d(c))]),x(e,t)},C=e(()=>Y(r.vehicle.card,d(c)));j(y,e=>{d(C)&&e(S)});var w=o(y,2),T=t=>{var a=Bn(),s=i(a),u=o(s),f=t=>{{let n=e(()=>d(l).prices?.upgraded[r.position]);$(t,{get cards(){return d(n)},get gain(){return d(h)[0].gain}})}};j(u,e=>{d(h).length>0&&e(f)}),E(a),p((e,t)=>n(s,`${e??``} → ${t??``} `),[()=>Pe(d(c)),()=>Pe(d(N))||d(N).short]),x(t,a)},O=e=>{var t=Vn(),n=i(t);F(n,{name:`i-x`}),$(o(n),{get gain(){return d(g)[0].gain}}),E(t),x(e,t)},k=e=>{var t=Hn();ct(i(t),{get gives(){return d(c).gives}}),E(t),x(e,t)};j(w,e=>{(d(h).length>0||d(b))&&d(N)?e(T):d(g).length>0?e(O,1):d(_).length>0&&e(k,2)}),x(t,u)},$$slots:{default:!0}})}var R=o(L,2);M(R,21,()=>({length:d(c).capacity}),f,(e,t,n)=>{Rn(e,{get seat(){return r.seat},get position(){return r.position},place:n,get car(){return d(c)},get load(){return r.vehicle.loads[n]}})}),E(R),E(P),p(()=>{I=y(P,1,`veh svelte-xfjwit`,null,I,{chosen:d(b)||d(w),last:d(O)}),S(P,`data-at`,`car:${r.seat??``}:${r.position??``}`)}),x(t,P),A()}var Kn=b(`<b class="painted svelte-16k1niv"> </b>`),qn=b(`<span class="tag svelte-16k1niv"><!></span>`),Jn=b(`<!> <!> <!>`,1),Yn=b(`<div><!></div>`),Xn=b(`<section><div class="who svelte-16k1niv"><div class="head svelte-16k1niv"><!> <b class="vp svelte-16k1niv"> <!></b></div> <!></div> <div class="line svelte-16k1niv"><div class="cars svelte-16k1niv"><!> <!></div> <!></div> <!></section>`);function Zn(t,r){T(r,!0);let a=X(),c=e(()=>a.view),l=e(()=>r.seat===a.viewer),u=e(()=>d(c).doing.card),m=e(()=>d(u)===null?void 0:a.catalogue.cards[d(u)]),h=e(()=>d(m)!==void 0&&d(m).category!==`building`),g=e(()=>d(l)&&d(h)?a.movesOf(`extend`):[]),_=e(()=>r.seat===d(c).seat&&d(h)&&d(c).doing.upgraded===null&&[`drop`,`lose_building`,`pay`].includes(d(c).phase)),v=e(()=>d(c).trains[r.seat].length+(d(g).length>0||d(_)?1:0));var b=Xn();let C;var O=i(b),k=i(O),N=i(k);G(N,{get seat(){return r.seat}});var P=o(N,2),I=i(P,!0);F(o(I),{name:`i-star`}),E(P),E(k),Mn(o(k,2),{get seat(){return r.seat}}),E(O);var L=o(O,2),R=i(L),z=i(R);M(z,17,()=>d(c).trains[r.seat],f,(e,t,n)=>{Gn(e,{get seat(){return r.seat},position:n,get vehicle(){return d(t)}})});var B=o(z,2),H=t=>{var r=Yn();let a;var l=i(r);{let t=e(()=>d(g)[0]?.text??d(m).name);V(l,{get label(){return d(t)},get moves(){return d(g)},class:`new`,children:(t,r)=>{var a=Jn(),l=s(a);{let t=e(()=>J(d(u),d(m)));F(l,{get name(){return d(t)},class:`v`})}var f=o(l,2),h=e=>{var t=Kn(),r=D(t,!0);p(e=>n(r,e),[()=>Y(d(u),d(m))]),x(e,t)},_=e(()=>Y(d(u),d(m)));j(f,e=>{d(_)&&e(h)});var v=o(f,2),y=t=>{var n=qn(),r=i(n);{let t=e(()=>d(c).doing.prices?.added);$(r,{get cards(){return d(t)},get gain(){return d(g)[0].gain}})}E(n),x(t,n)};j(v,e=>{d(g).length>0&&e(y)}),x(t,a)},$$slots:{default:!0}})}E(r),p(()=>a=y(r,1,`coming svelte-16k1niv`,null,a,{chosen:d(_)})),x(t,r)};j(B,e=>{(d(g).length>0||d(_))&&d(u)!==null&&d(m)&&e(H)}),E(R),On(o(R,2),{get seat(){return r.seat}}),E(L);var U=o(L,2),W=e=>{In(e,{get seat(){return r.seat}})};j(U,e=>{d(l)&&a.isPhone&&e(W)}),E(b),p((e,t)=>{C=y(b,1,`train-row sheet o${r.seat+1}`,`svelte-16k1niv`,C,{me:d(l),on:r.seat===a.decider}),S(b,`data-at`,`seat:${r.seat??``}`),S(b,`aria-label`,e),S(P,`title`,t),S(P,`data-at`,`points:${r.seat??``}`),n(I,d(c).points[r.seat].total),S(R,`data-at`,`train:${r.seat??``}`),w(R,`--n:${d(v)??``}`)},[()=>a.say(`train-of`,{who:a.people[r.seat]?.name??``}),()=>a.say(`seat-points`,{points:d(c).points[r.seat].total})]),x(t,b),A()}var Qn=b(`<!> <!>`,1),$n=b(`<div><!> <!> <div class="trains svelte-zipolt"></div></div>`);function er(n,r){T(r,!0);let a=[`trains`,`island`,`row`],c=X(),l=e(()=>z(c)),u=e(()=>c.viewer===null?d(l):[c.viewer,...d(l).slice(0,-1)]),f=e(()=>new Set(c.moves.map(e=>dn(e,c.view.phase)))),m=e(()=>new Set(c.moves.filter(({kind:e})=>e!==`buy_back`).map(e=>dn(e,c.view.phase))));var h=t(),g=s(h),v=e=>{L(e,{get tabs(){return a},get lit(){return d(f)},get wanted(){return d(m)},part:(e,n=_)=>{var r=t(),i=s(r),a=e=>{var t=Qn(),n=s(t),r=e=>{bn(e,{})};j(n,e=>{c.view.seats===1&&e(r)}),M(o(n,2),16,()=>d(u),e=>e,(e,t)=>{Zn(e,{get seat(){return t}})}),x(e,t)},l=e=>{kt(e,{})},f=e=>{sn(e,{})};j(i,e=>{n()===`trains`?e(a):n()===`island`?e(l,1):e(f,-1)}),x(e,r)},$$slots:{part:!0}})},b=e=>{var t=$n();let n;var r=i(t);kt(r,{});var a=o(r,2),s=e=>{bn(e,{})};j(a,e=>{c.view.seats===1&&e(s)});var u=o(a,2);M(u,20,()=>d(l),e=>e,(e,t)=>{Zn(e,{get seat(){return t}})}),E(u),E(t),p(()=>n=y(t,1,`board-grid svelte-zipolt`,null,n,{many:c.view.seats>3,few:c.view.seats<3})),x(e,t)};j(g,e=>{c.isPhone?e(v):e(b,-1)}),x(n,h),A()}var tr=b(`<i></i>`),nr=b(`<li class="sub svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li>`),rr=b(`<li class="svelte-oprmcq"><span class="svelte-oprmcq"><i class="svelte-oprmcq"></i> </span> <b> </b></li> <!>`,1),ir=b(`<p class="svelte-oprmcq"> </p>`),ar=b(`<div><span class="strip svelte-oprmcq" aria-hidden="true"></span> <ul><!> <li class="total svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li></ul> <!></div>`);function or(r,a){T(a,!0);let c={tokens:`#c99a2e`,train:`#2e4f7d`,contracts:`#2c6a4d`,loads:`#a8512d`,progress:`#7d4b86`,buildings:`#8a7440`},l=X(),u=e(()=>a.parts.rating!==null||a.parts.won!==null),f=e(()=>Object.keys(c).filter(e=>!(d(u)&&e===`progress`)));var m=ar(),h=i(m);M(h,20,()=>d(f).filter(e=>a.parts[e]>0),e=>e,(e,t)=>{var n=tr();p(()=>w(n,`flex:${a.parts[t]??``};background:${c[t]??``}`)),x(e,n)}),E(h);var g=o(h,2),_=i(g);M(_,16,()=>d(f),e=>e,(e,r)=>{var u=rr(),f=s(u),m=i(f),h=i(m),g=o(h,1,!0);E(m);var _=o(m,2);let v;var b=D(_,!0);E(f);var S=o(f,2),C=e=>{var r=t();M(s(r),17,()=>a.parts.by_building,e=>e.card,(e,t)=>{var r=nr(),a=i(r),s=D(a,!0),c=D(o(a),!0);E(r),p(e=>{n(s,l.catalogue.cards[d(t).card].name),n(c,e)},[()=>U(d(t).points)]),x(e,r)}),x(e,r)};j(S,e=>{r===`buildings`&&e(C)}),p((e,t)=>{w(h,`background:${c[r]??``}`),n(g,e),v=y(_,1,`num svelte-oprmcq`,null,v,{minus:a.parts[r]<0}),n(b,t)},[()=>l.say(`part-${r}`),()=>U(a.parts[r])]),x(e,u)});var v=o(_,2),b=i(v),S=D(b,!0),C=D(o(b),!0);E(v),E(g);var O=o(g,2),k=e=>{var t=ir(),r=D(t,!0);p(e=>n(r,e),[()=>l.say(`rating`,{title:l.catalogue.ratings[a.parts.rating].name})]),x(e,t)},N=e=>{var t=ir(),r=D(t,!0);p(e=>n(r,e),[()=>l.say(a.parts.won?`goal-won`:`goal-lost`)]),x(e,t)};j(O,e=>{a.parts.rating===null?a.parts.won!==null&&e(N,1):e(k)}),E(m),p((e,t)=>{y(m,1,`parts o${a.seat+1}`,`svelte-oprmcq`),n(S,e),n(C,t)},[()=>l.say(`part-total`),()=>U(a.parts.total)]),x(r,m),A()}var sr=b(`<span class="tag svelte-1kvgpeq" aria-hidden="true"> </span>`),cr=b(`<span><!> <!></span>`);function lr(r,a){T(a,!0);let c={large:136,usual:110,narrow:98,low:88,phone:94,crowded:80,gap:11},l=X(),u=e(()=>l.viewer===null?null:l.view.hands[l.viewer].cards),f=e(()=>l.view.seat===l.viewer),m=e(()=>{let e=d(f)?Ve(l.view):null,t=d(f)?Be(l.view):[];return[...e?[{card:e.card,role:e.how}]:[],...t.map(e=>({card:e,role:`pays`})),...(d(u)??[]).map(e=>({card:e,role:``}))]}),h=e(()=>B(l,`build`,`load`,`pay`,`force`,`discard`,`hand_limit`));var g=t(),_=s(g),b=t=>{ne(t,{get cards(){return d(m)},get sizes(){return c},one:(t,r)=>{let a=()=>(r?.()).card,s=()=>(r?.()).role,c=e(()=>s()===``&&l.view.phase!==`fetch`?[...l.movesOf(`card`,{card:a()}),...l.movesOf(`force`,{card:a()})]:[]);var u=cr();let f;var m=i(u);{let t=e(()=>s()?l.say(`hand-${s()}`,{card:l.catalogue.cards[a()].name}):d(c)[0]?.text??l.catalogue.cards[a()].name),n=e(()=>s()===``&&d(h)?{kind:`card`,args:{card:a()}}:void 0),r=e(()=>s()===`builds`||s()===`loads`);V(m,{get label(){return d(t)},get moves(){return d(c)},get why(){return d(n)},get picked(){return d(r)},shape:`card`,get card(){return a()},children:(e,t)=>{Z(e,{get card(){return a()}})},$$slots:{default:!0}})}var g=o(m,2),_=e=>{var t=sr(),r=D(t,!0);p(e=>n(r,e),[()=>l.say(`tag-${s()}`)]),x(e,t)};j(g,e=>{s()&&e(_)}),E(u),p(()=>f=y(u,1,v(s()),`svelte-1kvgpeq`,f,{phone:l.isPhone})),x(t,u)},$$slots:{one:!0}})};j(_,e=>{d(u)!==null&&e(b)}),x(r,g),A()}var ur=b(`<p><span class="svelte-1nicqc4"><!> <span class="vh svelte-1nicqc4"> </span></span> <span class="svelte-1nicqc4"><i class="svelte-1nicqc4"></i> <span class="vh svelte-1nicqc4"> </span></span> <b class="svelte-1nicqc4"> <!><span class="vh svelte-1nicqc4"> </span></b></p>`);function dr(t,r){T(r,!0);let a=X(),s=e(()=>a.view),c=e(()=>d(s).hands[r.seat].size),l=e(()=>d(s).tokens[r.seat]),u=e(()=>d(s).points[r.seat].total);var f=ur();let m;var h=i(f),g=i(h);F(g,{name:`i-cards`});var _=o(g,1,!0),v=D(o(_),!0);E(h);var b=o(h,2),C=o(i(b),1,!0),w=D(o(C),!0);E(b);var O=o(b,2),k=i(O,!0),j=o(k);F(j,{name:`i-star`});var M=D(o(j),!0);E(O),E(f),p((e,t,i,o,p,g)=>{m=y(f,1,`panel svelte-1nicqc4`,null,m,{many:d(s).seats>3}),S(f,`data-at`,r.seat===a.viewer?void 0:`hand:${r.seat}`),S(h,`title`,e),n(_,d(c)),n(v,t),S(b,`title`,i),n(C,d(l)),n(w,o),S(O,`title`,p),n(k,d(u)),n(M,g)},[()=>a.say(`seat-cards`,{cards:d(c)}),()=>a.say(`seat-cards`,{cards:d(c)}),()=>a.say(`seat-tokens`,{tokens:d(l)}),()=>a.say(`seat-tokens`,{tokens:d(l)}),()=>a.say(`seat-points`,{points:d(u)}),()=>a.say(`seat-points`,{points:d(u)})]),x(t,f),A()}function fr(e,n){T(n,!0);let r=X();var i=t(),a=s(i),o=e=>{sn(e,{})};j(a,e=>{r.isPhone||e(o)}),x(e,i),A()}P(Object.assign({"./art/bank.svg":re,"./art/cargo-all.svg":ie,"./art/cargo-box.svg":ae,"./art/cargo-coal.svg":oe,"./art/cargo-oil.svg":se,"./art/coal-factory.svg":ce,"./art/customs-house.svg":le,"./art/grand-central.svg":ue,"./art/i-pass.svg":de,"./art/i-power.svg":fe,"./art/i-weight.svg":pe,"./art/middle-station.svg":me,"./art/northern-station.svg":he,"./art/oil-refinery.svg":ge,"./art/pass-alpine.svg":_e,"./art/pass-bill.svg":ve,"./art/pass-cactus.svg":ye,"./art/pass-devon.svg":K,"./art/pass-eagle.svg":be,"./art/pass-flint.svg":ee,"./art/rail-yard.svg":xe,"./art/sc-sea.svg":Se,"./art/southern-station.svg":Ce,"./art/town-hall.svg":we})),N(`isle_of_trains`,Object.assign({"./words/en.ftl":Te,"./words/ru.ftl":Ee,"./words/uk.ftl":De}));var pr={name:`isle_of_trains`,seats:`board`,Board:er,Hand:lr,SeatPanel:dr,Card:Z,Breakdown:or,Side:fr,BarDetail:Ye,placed:un,commits:fn,flights:pn};export{pr as game};