import{$ as e,A as t,B as n,D as r,F as i,I as a,J as o,L as s,M as c,N as l,Q as u,S as d,U as f,X as p,Y as m,_ as h,ct as g,dt as _,et as v,g as y,h as b,it as x,j as S,l as C,lt as w,m as T,q as E,rt as D,st as O,t as k,tt as A,ut as j,w as M,x as N}from"./disclose-version-DzOOPwl4.js";import{l as P}from"./index-BX4j5AHP.js";import{C as F,S as I}from"./games-Cunm4N2w.js";import{r as L}from"./context-BNHGtejR.js";import{t as R}from"./Tabs-xPsWaImK.js";import{a as z,n as B,o as V,r as H,t as U}from"./Spot-CFXMWX9_.js";import{t as W}from"./Owner-uV5FVX0L.js";import{t as G}from"./printed-B0ll_N_u.js";import{t as K}from"./OpenCards-DfHdbTYN.js";import{t as q}from"./SeatHead-SKqIPU1a.js";import{n as ee,t as te}from"./pass-flint-DEG3f_Zk.js";import{t as ne}from"./breakable-DrVugP6J.js";import{t as re}from"./Fan-BfBzoNgh.js";var ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58v-5h52v5z" fill="var(--stone,#c9c5b4)"/><path d="M11 53V28h42v25z" fill="var(--wall,#efe3c6)"/><path d="M5 28L32 10l27 18z" fill="var(--tile,#a8442f)"/><path d="M15 53V28h6v25zM29 53V28h6v25zM43 53V28h6v25z" fill="var(--stone,#c9c5b4)"/><circle cx="32" cy="21" r="4.5" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
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
`,ke=c(`<span class="cargo-line svelte-9f2bft"></span>`);function Ae(e,r){var i=ke();N(i,21,()=>r.cargo,d,(e,t)=>{I(e,{get name(){return`cargo-${n(t)??``}`}})}),g(i),t(e,i)}var je={green:[`flint`,`#2f8a57`],orange_red:[`eagle`,`#c44a22`],black:[`devon`,`#4a4f55`],purple:[`cactus`,`#7d4b9a`],cyan:[`bill`,`#1f7fa0`],white:[`alpine`,`#dfe3df`]},Me=[``,`I`,`II`,`III`],Ne=4;function J(e){return`pass-${je[e][0]}`}function Pe(e){return je[e][1]}function Y(e,t){return t.category===`building`?e.replaceAll(`_`,`-`):t.category===`engine`?t.level<Ne?`loco-${t.level}`:`loco-hs`:t.category}function X(e,t){return t.category===`caboose`?e.slice(e.indexOf(`_`)+1):``}function Fe(e){return Me[e.level]??``}function Ie(e){return e.holds===`passenger`?`i-pass`:e.holds===`any_cargo`?`cargo-all`:`cargo-${e.holds}`}function Le(e,t,n){return t.holds===`any_cargo`?e.card?n.cards[e.card].symbol:`all`:t.holds}function Re(e,t,n){return e.passenger?J(e.passenger):`cargo-${Le(e,t,n)}`}function ze(e){return[`coal`,`oil`,`box`,`all`].flatMap((t,n)=>Array(e[n]??0).fill(t))}var Z=L;function Be(e,t){let n=e.steps.at(-1);return n?.step===t?n.first:null}function Ve(e){return e.phase===`pay`?e.discards.slice(0,e.doing.cost-e.doing.due).reverse():[]}function He(e){let{card:t,forced_card:n}=e.doing;return t===null?n===null?null:{card:n,how:`loads`}:{card:t,how:[`mode`,`drop`,`lose_building`,`pay`].includes(e.phase)?`builds`:`loads`}}var Ue=c(`<i class="on svelte-1ct1ig9"><!></i>`),We=c(`<i class="svelte-1ct1ig9"></i>`),Ge=c(`<span class="pay svelte-1ct1ig9"></span>`),Ke=c(`<b> </b>`),qe=c(`<span class="one svelte-1ct1ig9"><!> </span>`),Je=c(`<span class="needs svelte-1ct1ig9"> <!></span>`),Ye=c(`<span class="detail svelte-1ct1ig9"><!> <!> <!> <!> </span>`);function Xe(e,i){x(i,!0);let a=Z(),s=A(()=>a.view),c=A(()=>n(s).doing),l=A(()=>He(n(s))),u=A(()=>Ve(n(s))),h=A(()=>{let e=n(s).strengths[n(s).seat??0];switch(n(s).phase){case`action`:return a.say(`detail-actions`,{actions:Be(n(s),`main`)??0});case`draw`:return a.say(`detail-draw`,{cards:Be(n(s),`draw`)??1});case`discard`:return a.say(`detail-discard`,{cards:Be(n(s),`discard`)??1});case`build`:case`mode`:case`drop`:return a.say(`detail-strength`,{...e});case`pay`:return a.say(`detail-pay`,{cards:n(c).due,cost:n(c).cost});case`set_aside`:return a.say(`detail-aside`,{loads:n(c).aside.length});default:return``}}),_=A(()=>n(s).phase===`give`||n(s).phase===`count_as`),v=A(()=>n(h)!==``||n(l)!==null||n(c).passenger!==null||n(_));var y=S(),b=o(y),C=e=>{var i=Ye(),v=E(i),y=e=>{var r=Ge();N(r,21,()=>({length:n(c).cost}),d,(e,r,i)=>{var s=S(),c=o(s),l=e=>{var r=Ue();I(E(r),{get name(){return`cargo-${a.catalogue.cards[n(u)[i]].symbol??``}`}}),g(r),t(e,r)},d=e=>{var n=We();n.textContent=i+1,t(e,n)};M(c,e=>{i<n(u).length?e(l):e(d,-1)}),t(e,s)}),g(r),t(e,r)};M(v,e=>{n(s).phase===`pay`&&e(y)});var b=p(v,2),x=e=>{var i=Ke(),o=m(i,!0);f(()=>r(o,a.catalogue.cards[n(l).card].name)),t(e,i)};M(b,e=>{n(l)&&n(s).phase!==`pay`&&e(x)});var C=p(b,2),w=e=>{var i=qe(),o=E(i);{let e=A(()=>J(n(c).passenger));I(o,{get name(){return n(e)}})}var s=p(o,1,!0);g(i),f(e=>r(s,e),[()=>a.say(`load-passenger`,{colour:n(c).passenger})]),t(e,i)};M(C,e=>{n(c).passenger&&e(w)});var T=p(C,2),D=e=>{var i=Je(),o=E(i),s=p(o);{let e=A(()=>ze(n(c).needs));Ae(s,{get cargo(){return n(e)}})}g(i),f(e=>r(o,`${e??``} `),[()=>a.say(`detail-needs`)]),t(e,i)};M(T,e=>{n(_)&&e(D)});var O=p(T);g(i),f(()=>r(O,` ${n(h)??``}`)),t(e,i)};M(b,e=>{n(v)&&e(C)}),t(e,y),D()}var Ze=c(`<!> <span class="holder svelte-19apc5f"> </span>`,1),Qe=c(`<b class="vp svelte-19apc5f"> <!></b>`),$e=c(`<b class="svelte-19apc5f"> </b>`),et=c(`<span class="line svelte-19apc5f"><!> <!></span>`);function tt(e,i){x(i,!0);let a=Z(),s=A(()=>i.contract.contract===`primary`),c=A(()=>n(s)?i.island.seat!==null:i.island.contract===i.contract.contract),l=A(()=>!n(s)&&!n(c)&&(i.isClosed||i.island.contract!==null&&i.island.contract!==`primary`)),u=A(()=>a.view.doing.destination===i.island.island),d=A(()=>n(u)&&a.view.doing.contract===i.contract.contract),h=A(()=>n(s)?{kind:`primary`,args:{}}:{kind:`secondary`,args:{contract:i.contract.contract.slice(-1)}}),_=A(()=>n(u)?a.movesOf(n(h).kind,n(h).args):[]),v=A(()=>a.say(n(c)?`contract-done`:n(l)?`contract-gone`:`contract-label`,{kind:i.contract.contract,island:a.catalogue.islands[i.island.island].name,needs:i.contract.needs.map(e=>a.say(`cargo-${e}`)).join(`, `),points:i.contract.points,who:i.island.seat===null?``:z(a,i.island.seat)}));{let y=A(()=>n(_)[0]?.text??n(v)),b=A(()=>n(u)&&H(a,`deliver`)?n(h):void 0),x=A(()=>({kind:`contract`,args:{island:i.island.island,contract:i.contract.contract}})),S=A(()=>n(s)?`pri`:`sec`),C=A(()=>n(c)?`done o${i.island.seat+1}`:``),w=A(()=>n(l)?`gone`:``),T=A(()=>n(d)?`now`:``);U(e,{get label(){return n(y)},get moves(){return n(_)},get why(){return n(b)},get about(){return n(x)},quiet:!0,get class(){return`isle-contract ${n(S)??``} ${n(C)??``} ${n(w)??``} ${n(T)??``}`},children:(e,l)=>{var u=et(),d=E(u),h=e=>{var c=Ze(),l=o(c);W(l,{get seat(){return i.island.seat}});var u=m(p(l,2),!0);f(e=>r(u,e),[()=>n(s)?z(a,i.island.seat):a.say(`done`)]),t(e,c)},_=e=>{Ae(e,{get cargo(){return i.contract.needs}})};M(d,e=>{n(c)?e(h):e(_,-1)});var v=p(d,2),y=e=>{var n=Qe(),a=E(n,!0);I(p(a),{name:`i-star`}),g(n),f(()=>r(a,i.contract.points)),t(e,n)},b=e=>{var n=$e(),a=m(n);f(()=>r(a,`+${i.contract.points??``}`)),t(e,n)};M(v,e=>{n(s)?e(y):e(b,-1)}),g(u),t(e,u)},$$slots:{default:!0}})}D()}var nt=c(`<span class="chip svelte-16hkfju"> <!></span>`),rt=c(`<span class="chip neg svelte-16hkfju"> <!></span>`),it=c(`<span class="chip vp svelte-16hkfju"> <!></span>`),at=c(`<span class="slash svelte-16hkfju">/</span>`),ot=c(`<!><b class="chip let svelte-16hkfju"> </b>`,1),st=c(`<span class="letters svelte-16hkfju"></span>`),ct=c(`<span class="chips svelte-16hkfju"><!> <!> <!> <!></span>`);function lt(e,i){x(i,!0);let a=Z(),s=A(()=>i.gives.bonus===`load_or_deliver`?[`load`,`deliver`]:i.gives.bonus===`none`?[]:[i.gives.bonus]);var c=ct(),l=E(c),u=e=>{var n=nt(),a=E(n);I(p(a),{name:`i-cards`}),g(n),f(()=>r(a,`+${i.gives.take??``}`)),t(e,n)};M(l,e=>{i.gives.take>0&&e(u)});var d=p(l,2),h=e=>{var n=rt(),a=E(n);I(p(a),{name:`i-cards`}),g(n),f(()=>r(a,`−${i.gives.discard??``}`)),t(e,n)};M(d,e=>{i.gives.discard>0&&e(h)});var _=p(d,2),v=e=>{var n=it(),a=E(n);I(p(a),{name:`i-star`}),g(n),f(()=>r(a,`+${i.gives.tokens??``}`)),t(e,n)};M(_,e=>{i.gives.tokens>0&&e(v)});var y=p(_,2),b=e=>{var i=st();N(i,22,()=>n(s),e=>e,(e,i,s)=>{var c=ot(),l=o(c),u=e=>{t(e,at())};M(l,e=>{n(s)>0&&e(u)});var d=m(p(l),!0);f(e=>r(d,e),[()=>a.say(`letter-${i}`)]),t(e,c)}),g(i),t(e,i)};M(y,e=>{n(s).length>0&&e(b)}),g(c),f(()=>C(c,`title`,i.gives.text)),t(e,c),D()}var ut=c(`<!> <!>`,1),dt=c(`<span><!></span>`),ft=c(`<span class="spaces svelte-1w6k60p"></span>`);function pt(e,r){x(r,!0);let i=Z(),a=A(()=>i.catalogue.tickets[r.ticket.ticket]),s=A(()=>i.view.doing.destination===r.ticket.island),c=A(()=>n(s)?[...i.movesOf(`ticket`),...i.movesOf(`stray`)]:[]),l=A(()=>i.say(`ticket-label`,{island:i.catalogue.islands[r.ticket.island].name,filled:r.ticket.seats.length,spaces:n(a).length,reward:n(a)[r.ticket.seats.length]?.text??i.say(`ticket-full`)}));{let u=A(()=>n(c)[0]?.text??n(l)),m=A(()=>n(s)&&H(i,`deliver`)?{kind:`ticket`,args:{}}:void 0),h=A(()=>({kind:`ticket`,args:{island:r.ticket.island}}));U(e,{get label(){return n(u)},get moves(){return n(c)},get why(){return n(m)},get about(){return n(h)},quiet:!0,class:`isle-ticket`,get at(){return`ticket:${r.ticket.island??``}`},children:(e,i)=>{var s=ft();N(s,21,()=>n(a),d,(e,i,a)=>{var s=dt();let c;var l=E(s),u=e=>{var i=ut(),s=o(i);{let e=A(()=>J(r.colour));I(s,{get name(){return n(e)},class:`person`})}W(p(s,2),{get seat(){return r.ticket.seats[a]}}),t(e,i)},d=e=>{lt(e,{get gives(){return n(i)}})};M(l,e=>{a<r.ticket.seats.length?e(u):e(d,-1)}),g(s),f(()=>{c=b(s,1,`space svelte-1w6k60p`,null,c,{full:a<r.ticket.seats.length,next:a===r.ticket.seats.length}),C(s,`data-at`,`space:${r.ticket.island??``}:${a+1}`)}),t(e,s)}),g(s),t(e,s)},$$slots:{default:!0}})}D()}var mt=c(`<i class="svelte-vcrfpu"><!></i>`),ht=c(`<i style="background:#8a7440" class="svelte-vcrfpu"><!></i>`),gt=c(`<em class="svelte-vcrfpu"><!><span class="vh"> </span></em>`),_t=c(`<div class="tick svelte-vcrfpu"><!></div>`),vt=c(`<section><h2 class="enamel svelte-vcrfpu"><!> <span> </span> <!></h2> <div class="contracts svelte-vcrfpu"></div> <!> <!></section>`);function yt(e,i){x(i,!0);let a=Z(),o=B(),s=A(()=>a.catalogue.islands[i.island.island]),c=A(()=>a.view.tickets.find(e=>e.island===i.island.island)),l=A(()=>a.view.seats===1?a.catalogue.solo[String(a.view.options.solo)]:void 0),u=A(()=>n(l)?.islands.includes(i.island.island)??!1),d=A(()=>a.movesOf(`to`,{island:i.island.island})),_=A(()=>H(a,`destination`)),v=A(()=>a.view.doing.destination===i.island.island),y=A(()=>a.lastLines.some(e=>e.args.island===i.island.island));var S=vt();let w;var O=E(S),k=E(O),j=e=>{var r=mt(),i=E(r);{let e=A(()=>J(n(s).colour));I(i,{get name(){return n(e)}})}g(r),f(e=>T(r,`background:${e??``}`),[()=>Pe(n(s).colour)]),t(e,r)},P=e=>{var n=ht();I(E(n),{name:`cargo-all`}),g(n),t(e,n)};M(k,e=>{n(s).colour?e(j):e(P,-1)});var F=p(k,2),L=m(F,!0),R=p(F,2),z=e=>{var i=gt(),o=E(i);I(o,{name:`i-star`});var s=m(p(o),!0);g(i),f(e=>{C(i,`title`,n(l)?.goal),r(s,e)},[()=>a.say(`goal`)]),t(e,i)};M(R,e=>{n(u)&&e(z)}),g(O),h(O,()=>o(`island`,{island:i.island.island}));var V=p(O,2);N(V,21,()=>n(s).contracts,e=>e.contract,(e,t)=>{{let r=A(()=>n(l)?.no_secondaries??!1);tt(e,{get island(){return i.island},get contract(){return n(t)},get isClosed(){return n(r)}})}}),g(V);var W=p(V,2),G=e=>{var r=_t();pt(E(r),{get ticket(){return n(c)},get colour(){return n(s).colour}}),g(r),t(e,r)};M(W,e=>{n(c)&&n(s).colour&&e(G)});var K=p(W,2),q=e=>{{let t=A(()=>n(d)[0]?.text??n(s).name),r=A(()=>({kind:`to`,args:{island:i.island.island}})),a=A(()=>({kind:`island`,args:{island:i.island.island}}));U(e,{get label(){return n(t)},get moves(){return n(d)},get why(){return n(r)},get about(){return n(a)},quiet:!0,class:`whole`})}};M(K,e=>{n(_)&&e(q)}),g(S),f(()=>{w=b(S,1,`loc svelte-vcrfpu`,null,w,{off:n(_)&&n(d).length===0,here:n(v),last:n(y),bare:!n(c)}),C(S,`data-at`,`island:${i.island.island??``}`),C(S,`aria-label`,n(s).name),r(L,n(s).name)}),t(e,S),D()}var bt=c(`<b class="svelte-lddz1k"> </b>`),xt=c(`<li><!></li>`),St=c(`<!><!><span class="vh"> </span>`,1),Ct=c(`<div class="prog svelte-lddz1k" role="img" data-at="progress"><span class="cap svelte-lddz1k"> </span> <ol class="svelte-lddz1k"><li><!></li> <!></ol> <span><!> </span></div>`);function wt(e,i){x(i,!0);let a=Z(),s=B(),c=A(()=>a.view),l=A(()=>a.catalogue.end_spaces[n(c).seats]??null),u=A(()=>Array.from({length:a.catalogue.last_space},(e,t)=>t+1)),d=A(()=>n(c).turns_left!==null&&n(c).phase!==`over`),_=A(()=>n(d)?a.say(`turns-left`,{turns:n(c).turns_left??0}):n(l)===null?``:a.say(`ends-at`,{space:n(l)}));var v=S(),y=o(v),w=e=>{var i=Ct(),v=E(i),y=m(v,!0),x=p(v,2),S=E(x);let w;var T=E(S),D=e=>{I(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})};M(T,e=>{n(c).progress===0&&n(c).train_taker===null&&e(D)}),g(S),N(p(S,2),16,()=>n(u),e=>e,(e,i)=>{let a=A(()=>i===n(c).progress&&n(c).train_taker===null);var o=xt();let s;var u=E(o),d=e=>{I(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})},p=e=>{var n=bt(),a=m(n,!0);f(()=>r(a,i)),t(e,n)};M(u,e=>{n(a)?e(d):e(p,-1)}),g(o),f(()=>s=b(o,1,`svelte-lddz1k`,null,s,{past:i<n(c).progress||i===n(c).progress&&!n(a),at:n(a),end:i===n(l),off:i>n(l)})),t(e,o)}),g(x);var O=p(x,2);let k;var j=E(O),P=e=>{var i=St(),s=o(i);I(s,{name:`loco-1`,class:`taken`,style:`--b:#c4952c`});var l=p(s);W(l,{get seat(){return n(c).train_taker}});var u=m(p(l),!0);f(e=>r(u,e),[()=>z(a,n(c).train_taker)]),t(e,i)};M(j,e=>{n(c).train_taker!==null&&e(P)});var F=p(j);g(O),g(i),h(i,()=>s(`progress`)),f((e,t)=>{C(i,`aria-label`,e),r(y,t),w=b(S,1,`start svelte-lddz1k`,null,w,{at:n(c).progress===0&&n(c).train_taker===null}),k=b(O,1,`cap note svelte-lddz1k`,null,k,{last:n(d)}),r(F,` ${n(_)??``}`)},[()=>a.say(`progress-label`,{at:n(c).progress,end:n(l)}),()=>a.say(`progress`)]),t(e,i)};M(y,e=>{n(l)!==null&&e(w)}),t(e,v),D()}var Tt=l(`<g><path class="tree svelte-f6i3a" d="M0-16l7 10H3l6 9H-9l6-9h-4z"></path><path class="trunk svelte-f6i3a" d="M-1.500 3h3v5h-3z"></path></g>`),Et=l(`<svg class="map svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><path class="shoal svelte-f6i3a" d="M22 70Q40 6 190 14T430 4t260 6 262 8q92 14 96 100t-10 130q-20 96-160 88t-240 10-230-10T130 344Q24 340 14 236T22 70z"></path><path class="land svelte-f6i3a" d="M40 78Q64 24 196 34T430 20t256 12 254 6q72 16 78 86t-10 122q-20 80-146 74t-236 14-226-12-264 8Q42 326 32 230T40 78z"></path><path class="hill svelte-f6i3a" d="M300 196q16-34 40-36t44 36zM648 190q20-44 46-46t50 46z"></path></svg><svg class="map deco svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><!><g transform="translate(14 268)"><path class="white svelte-f6i3a" d="M4 40L7 10h8l3 30z"></path><path class="red svelte-f6i3a" d="M5.500 24h11l.8 8H4.700zM6 8h10V3L11-2 6 3z"></path></g><g transform="translate(1016 296)"><path class="white svelte-f6i3a" d="M0 14h30l-6 9H6zM14 12V-10L2 12zM17 12V-6l10 18z"></path></g><path class="wave svelte-f6i3a" d="M6 40q6-5 12 0t12 0M1020 40q6-5 12 0t12 0M4 330q6-5 12 0t12 0M1030 250q6-5 12 0"></path></svg>`,1);function Dt(e){let r=[[44,150],[58,166,.8],[40,212,.9],[1008,140],[1022,158,.8],[996,214],[374,118,.8],[386,132],[700,236,.9],[716,222,.8],[372,260],[704,112]];var i=Et(),a=p(o(i));N(E(a),17,()=>r,d,(e,r)=>{var i=A(()=>_(n(r),3));let a=()=>n(i)[0],o=()=>n(i)[1],s=v(()=>w(n(i)[2],1));var c=Tt();f(()=>C(c,`transform`,`translate(${a()??``} ${o()??``}) scale(${n(s)??``})`)),t(e,c)}),O(3),g(a),t(e,i)}var Ot=c(`<div class="middle svelte-1ardebg"><!> <!></div>`),kt=c(`<div><!> <div class="places svelte-1ardebg"><!> <!> <!></div></div>`);function At(e,r){x(r,!0);let i=[`alpine_lodge`,`billingtons`,`devon_city`,`cactus_mines`,`camp_eagle`,`flint_beach`],a=Z(),o=A(()=>i.map(e=>a.view.islands.find(({island:t})=>t===e)).filter(e=>e!==void 0)),s=A(()=>a.view.islands.filter(({island:e})=>!i.includes(e))),c=A(()=>(a.catalogue.end_spaces[a.view.seats]??null)!==null);var l=kt();let u;var d=E(l);Dt(d,{});var m=p(d,2),h=E(m);N(h,17,()=>n(o).slice(0,3),e=>e.island,(e,t)=>{yt(e,{get island(){return n(t)}})});var _=p(h,2),v=e=>{var r=Ot(),i=E(r),a=e=>{wt(e,{})};M(i,e=>{n(c)&&e(a)}),N(p(i,2),17,()=>n(s),e=>e.island,(e,t)=>{yt(e,{get island(){return n(t)}})}),g(r),t(e,r)};M(_,e=>{(n(c)||n(s).length>0)&&e(v)}),N(p(_,2),17,()=>n(o).slice(3),e=>e.island,(e,t)=>{yt(e,{get island(){return n(t)}})}),g(m),g(l),f(()=>u=b(l,1,`frame svelte-1ardebg`,null,u,{track:n(c),station:n(s).length>0})),t(e,l),D()}var jt=c(`<svg class="bag svelte-srt9j7" viewBox="0 0 38 46" aria-hidden="true"><path d="M12 12Q2 22 3 34q1 10 16 10t16-10q1-12-9-22z" fill="#a8763c" stroke="var(--k)" stroke-width="2"></path><path d="M11 12h16M12 11Q8 5 10 3l4 2 5-3 5 3 4-2q2 2-2 8" fill="#c08e50" stroke="var(--k)" stroke-width="2" stroke-linejoin="round"></path></svg> <span class="of"><b> </b><small> </small></span>`,1),Mt=c(`<span class="svelte-srt9j7"><!> </span>`),Nt=c(`<p class="people svelte-srt9j7"></p>`),Pt=c(`<!> <!>`,1);function Ft(e,i){x(i,!0);let a=Z(),s=A(()=>Object.entries(a.view.bag)),c=A(()=>n(s).reduce((e,[,t])=>e+t,0)),l=A(()=>a.movesOf(`take_bag`));var u=Pt(),d=o(u);{let e=A(()=>n(l)[0]?.text??a.say(`bag-label`,{passengers:n(c)})),i=A(()=>H(a,`take`,`draw`)?{kind:`take_bag`,args:{}}:void 0);U(d,{get label(){return n(e)},get moves(){return n(l)},get why(){return n(i)},about:{kind:`pile`,args:{pile:`bag`}},quiet:!0,class:`pile`,at:`bag`,children:(e,i)=>{var s=jt(),l=p(o(s),2),u=E(l),d=m(u,!0),h=m(p(u),!0);g(l),f(e=>{r(d,n(c)),r(h,e)},[()=>a.say(`bag`)]),t(e,s)},$$slots:{default:!0}})}var h=p(d,2),v=e=>{var i=Nt();N(i,21,()=>n(s),([e,t])=>e,(e,i)=>{var a=A(()=>_(n(i),2));let o=()=>n(a)[0],s=()=>n(a)[1];var c=Mt(),l=E(c);{let e=A(()=>J(o()));I(l,{get name(){return n(e)}})}var u=p(l,1,!0);g(c),f(()=>r(u,s())),t(e,c)}),g(i),f(e=>C(i,`aria-label`,e),[()=>a.say(`bag-label`,{passengers:n(c)})]),t(e,i)};M(h,e=>{n(s).length>0&&e(v)}),t(e,u),D()}var It=c(`<span class="badge vp svelte-1mccbu7"> <!></span>`),Lt=c(`<b class="cno svelte-1mccbu7"> </b>`),Rt=c(`<span class="pw svelte-1mccbu7"><!> </span>`),zt=c(`<span class="wt svelte-1mccbu7"><!> </span>`),Bt=c(`<i class="svelte-1mccbu7"><!></i>`),Vt=c(`<span class="holds svelte-1mccbu7"></span>`),Ht=c(`<span class="pb svelte-1mccbu7"> <!></span>`),Ut=c(`<span class="spec svelte-1mccbu7"><!> <!> <!> <!></span>`),Wt=c(`<span class="wrd svelte-1mccbu7"> </span>`),Gt=c(`<span class="long svelte-1mccbu7"> </span>`),Kt=c(`<span><b class="plate val cost svelte-1mccbu7"> </b> <!> <span class="pic svelte-1mccbu7"><!> <!> <!></span> <span class="body"><span class="nm svelte-1mccbu7"> </span> <!> <span class="foot svelte-1mccbu7"><span class="stamp svelte-1mccbu7"><!></span> <span class="fx svelte-1mccbu7"><!></span></span> <!></span></span>`);function Q(e,i){x(i,!0);let a=k(i,`big`,3,!1),o=Z(),s=A(()=>o.catalogue.cards[i.card]),c=A(()=>n(s).category===`building`),l=A(()=>n(s).brief!==``),u=A(()=>!a()&&!n(c)&&n(l)&&n(s).short.length>14);var h=Kt();let _;var v=E(h),y=m(v,!0),S=p(v,2),w=e=>{var i=It(),a=E(i,!0);I(p(a),{name:`i-star`}),g(i),f(e=>{C(i,`title`,e),r(a,n(s).points)},[()=>o.say(`card-points`,{points:n(s).points})]),t(e,i)};M(S,e=>{n(c)||e(w)});var O=p(S,2),j=E(O);{let e=A(()=>n(c)?`sc-sea`:`sc-hills`);I(j,{get name(){return n(e)},class:`sc`,slice:!0})}var P=p(j,2);{let e=A(()=>Y(i.card,n(s)));I(P,{get name(){return n(e)},class:`v`})}var F=p(P,2),L=e=>{var a=Lt(),o=m(a,!0);f(e=>r(o,e),[()=>X(i.card,n(s))]),t(e,a)},R=A(()=>X(i.card,n(s)));M(F,e=>{n(R)&&e(L)}),g(O);var z=p(O,2),B=E(z),V=m(B,!0),H=p(B,2),U=e=>{var i=Ut(),a=E(i),c=e=>{var i=Rt(),a=E(i);I(a,{name:`i-power`});var c=p(a,1,!0);g(i),f(e=>{C(i,`title`,e),r(c,n(s).power)},[()=>o.say(`card-power`,{power:n(s).power})]),t(e,i)};M(a,e=>{n(s).power>0&&e(c)});var l=p(a,2),u=e=>{var i=zt(),a=E(i);I(a,{name:`i-weight`});var c=p(a,1,!0);g(i),f(e=>{C(i,`title`,e),r(c,n(s).weight)},[()=>o.say(`card-weight`,{weight:n(s).weight})]),t(e,i)};M(l,e=>{n(s).category!==`engine`&&n(s).power===0&&e(u)});var m=p(l,2),h=e=>{var r=Vt();N(r,21,()=>({length:n(s).capacity}),d,(e,r)=>{var i=Bt(),a=E(i);{let e=A(()=>Ie(n(s)));I(a,{get name(){return n(e)}})}g(i),t(e,i)}),g(r),f(e=>C(r,`title`,e),[()=>o.say(`card-holds`,{places:n(s).capacity,what:n(s).holds})]),t(e,r)};M(m,e=>{n(s).capacity>0&&e(h)});var _=p(m,2),v=e=>{var i=Ht(),a=E(i);I(p(a),{name:`i-pass`}),g(i),f(e=>{C(i,`title`,e),r(a,`+${n(s).passengers??``}`)},[()=>o.say(`card-passengers`,{passengers:n(s).passengers})]),t(e,i)};M(_,e=>{n(s).passengers>0&&e(v)}),g(i),t(e,i)};M(H,e=>{n(c)||e(U)});var W=p(H,2),G=E(W);I(E(G),{get name(){return`cargo-${n(s).symbol??``}`}}),g(G);var K=p(G,2),q=E(K),ee=e=>{var i=Wt(),o=m(i,!0);f(()=>r(o,a()?n(s).about:n(s).brief)),t(e,i)},te=e=>{lt(e,{get gives(){return n(s).gives}})};M(q,e=>{n(l)?e(ee):e(te,-1)}),g(K),g(W);var re=p(W,2),ie=e=>{var i=Gt(),a=m(i,!0);f(()=>r(a,n(s).about)),t(e,i)};M(re,e=>{a()&&!n(l)&&e(ie)}),g(z),g(h),f((e,t,i)=>{_=b(h,1,`card isle svelte-1mccbu7`,null,_,{big:a(),bld:n(c),wordy:n(u),cab:n(s).category===`caboose`}),T(h,`--c:var(--${n(s).category??``})`),C(v,`title`,e),r(y,n(s).cost),r(V,t),C(G,`title`,i)},[()=>o.say(`card-cost`,{cards:n(s).cost}),()=>ne(a()?n(s).name:n(s).short),()=>o.say(`card-symbol`,{cargo:n(s).symbol})]),t(e,h),D()}var qt=c(`<span class="face svelte-tkd4fk" aria-hidden="true"><!></span>`),Jt=c(`<span class="empty svelte-tkd4fk"></span>`),Yt=c(`<span class="price svelte-tkd4fk"><i class="svelte-tkd4fk"></i><b> </b></span><span> </span>`,1),Xt=c(`<b class="times svelte-tkd4fk"> </b>`),Zt=c(`<li class="svelte-tkd4fk"><!> <!></li>`),Qt=c(`<ul class="all svelte-tkd4fk"></ul>`),$t=c(`<button type="button" class="pile open svelte-tkd4fk" data-at="discards"><!> <span class="of"><b> </b><small> </small></span> <span class="vh"> </span></button> <!> <!>`,1);function en(i,a){x(a,!0);let c=Z(),l=B(),d=A(()=>c.view.discards),_=A(()=>n(d)[0]),v=A(()=>H(c,`fetch`)),y=A(()=>[...new Set(n(d))].map(e=>({card:e,count:n(d).filter(t=>t===e).length}))),b=A(()=>c.movesOf(`buy_back`)),S=A(()=>c.catalogue.solo[String(c.view.options.solo)]?.buy_back??0),w=e(!1),T=A(()=>n(d).length>0&&(n(w)||n(v)));var O=$t(),k=o(O),j=E(k),P=e=>{var r=qt();Q(E(r),{get card(){return n(_)}}),g(r),t(e,r)},F=e=>{t(e,Jt())};M(j,e=>{n(_)?e(P):e(F,-1)});var I=p(j,2),L=E(I),R=m(L,!0),z=m(p(L),!0);g(I);var V=m(p(I,2),!0);g(k),h(k,()=>l(`pile`,{pile:`discards`}));var W=p(k,2),G=e=>{U(e,{get label(){return n(b)[0].text},get moves(){return n(b)},class:`isle-buy`,children:(e,i)=>{var a=Yt(),s=o(a),c=m(p(E(s)),!0);g(s);var l=m(p(s),!0);f(()=>{r(c,n(S)),r(l,n(b)[0].text)}),t(e,a)},$$slots:{default:!0}})};M(W,e=>{n(b).length>0&&e(G)});var K=p(W,2),q=e=>{var i=Qt();N(i,21,()=>n(y),({card:e,count:t})=>e,(e,i)=>{let a=()=>n(i).card,o=()=>n(i).count,s=A(()=>n(v)?c.movesOf(`card`,{card:a()}):[]);var l=Zt(),u=E(l);{let e=A(()=>n(s)[0]?.text??c.catalogue.cards[a()].name),t=A(()=>({kind:`card`,args:{card:a()}}));U(u,{get label(){return n(e)},get moves(){return n(s)},get about(){return n(t)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}var d=p(u,2),h=e=>{var n=Xt(),i=m(n);f(()=>r(i,`×${o()??``}`)),t(e,n)};M(d,e=>{o()>1&&e(h)}),g(l),t(e,l)}),g(i),f(e=>C(i,`aria-label`,e),[()=>c.say(`discards`)]),t(e,i)};M(K,e=>{n(T)&&e(q)}),f((e,t)=>{C(k,`aria-expanded`,n(T)),k.disabled=n(d).length===0,r(R,n(d).length),r(z,e),r(V,t)},[()=>c.say(`discards`),()=>c.say(`discards-open`)]),s(`click`,k,()=>u(w,!n(w))),t(i,O),D()}a([`click`]);var tn=c(`<span class="label"> </span>`),nn=c(`<span class="face svelte-1hmyhb9"><!></span>`),rn=c(`<span style="--b:#1f5a4c"><!></span>`),an=c(`<span class="empty svelte-1hmyhb9"></span>`),on=c(`<!> <span class="of"><b> </b><small> </small></span>`,1),sn=c(`<section class="market sheet svelte-1hmyhb9"><h3 class="svelte-1hmyhb9"> <!></h3> <div class="cards svelte-1hmyhb9" data-at="row"><!></div> <div class="piles svelte-1hmyhb9"><!> <!> <!></div></section>`);function cn(e,a){x(a,!0);let s=Z(),c=A(()=>s.view),l=A(()=>s.catalogue.cards),u=A(()=>H(s,`take`,`draw`)),d=A(()=>n(c).row.includes(null)&&n(c).phase!==`over`),h=A(()=>s.movesOf(`take_deck`)),_=A(()=>n(c).deck.known[0]),v=A(()=>s.lastLines.filter(e=>e.kind===`turned_up`).map(e=>e.args.card));var y=sn(),b=E(y),S=E(b),w=p(S),T=e=>{var n=tn(),i=m(n,!0);f(e=>r(i,e),[()=>s.say(`row-refill`)]),t(e,n)};M(w,e=>{n(d)&&e(T)}),g(b);var k=p(b,2);K(E(k),{get cards(){return n(c).row},kind:`take_row`,place:`slot`,get isTaking(){return n(u)},nameOf:e=>n(l)[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>e===null?void 0:`row:${t} row:${e}`,isNew:e=>n(v).includes(e),gap:e=>{O();var n=i();f(e=>r(n,e),[()=>s.say(`row-gap`)]),t(e,n)},face:(e,t=j)=>{Q(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),g(k);var N=p(k,2),P=E(N);{let e=A(()=>n(h)[0]?.text??s.say(`deck-label`,{cards:n(c).deck.size})),i=A(()=>n(u)?{kind:`take_deck`,args:{}}:void 0);U(P,{get label(){return n(e)},get moves(){return n(h)},get why(){return n(i)},about:{kind:`pile`,args:{pile:`deck`}},quiet:!0,class:`pile`,at:`deck`,get card(){return n(_)},children:(e,i)=>{var a=on(),l=o(a),u=e=>{var r=nn();Q(E(r),{get card(){return n(_)}}),g(r),t(e,r)},d=e=>{var n=rn();I(E(n),{name:`back`,class:`back`}),g(n),t(e,n)},h=e=>{t(e,an())};M(l,e=>{n(_)?e(u):n(c).deck.size>0?e(d,1):e(h,-1)});var v=p(l,2),y=E(v),b=m(y,!0),x=m(p(y),!0);g(v),f(e=>{r(b,n(c).deck.size),r(x,e)},[()=>n(_)?s.say(`deck-known`):s.say(`deck`)]),t(e,a)},$$slots:{default:!0}})}var F=p(P,2);en(F,{}),Ft(p(F,2),{}),g(N),g(y),f((e,t)=>{C(y,`aria-label`,e),r(S,`${t??``} `)},[()=>s.say(`row`),()=>s.say(`row`)]),t(e,y),D()}var ln={upgrade:`trains`,drop:`trains`,onto:`trains`,item:`trains`,replace:`trains`,extend:`trains`,load_passenger:`trains`,to:`island`,primary:`island`,secondary:`island`,ticket:`island`,stray:`island`,take_row:`row`,take_deck:`row`,take_bag:`row`,buy_back:`row`},un=[`card`,`force`];function dn({kind:e}){return e in ln||un.includes(e)}function fn({kind:e},t){return e===`card`&&t===`fetch`?`row`:ln[e]??null}function pn({kind:e}){return e===`finish`||e===`keep`}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n!==void 0&&{card:n}}}function mn({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return $(`row`,n,t.card);case`drew`:return $(`deck`,n,t.card);case`drew_passenger`:return $(`bag`,`supply:${t.seat}`);case`discarded`:return $(n,`discards`,t.card);case`built`:case`upgraded`:return $(n,`train:${t.seat}`,t.card);case`built_building`:return $(n,`buildings:${t.seat}`,t.card);case`dropped`:return $(`train:${t.seat}`,`discards`,t.card);case`loaded`:case`forced`:return $(n,`car:${t.owner}:${t.position}`,t.card);case`loaded_passenger`:return $(`supply:${t.seat}`,`car:${t.owner}:${t.position}`);case`delivered`:return $(`train:${t.seat}`,`space:${t.island}:${t.space}`);case`night`:return $(`deck`,`discards`,t.card);case`bought_back`:return $(`discards`,`deck`,t.card);case`fetched`:return $(`discards`,n,t.card);case`turned_up`:return $(`deck`,`row:${t.card}`,t.card);default:return null}}var hn=l(`<path d="M25 8a13 13 0 1 0 8 20A11 11 0 0 1 25 8z" fill="#f2cf63"></path>`),gn=l(`<circle cx="20" cy="20" r="8" fill="#e98a2b"></circle><path d="M20 4v5M20 31v5M4 20h5M31 20h5M9 9l3 3M28 28l3 3M31 9l-3 3M12 28l-3 3" stroke="#e98a2b" stroke-width="3" stroke-linecap="round"></path>`,1),_n=c(`<div class="reached svelte-o0ga1w" role="img"><b class="svelte-o0ga1w"> <small class="svelte-o0ga1w"> </small></b> <span class="bar-of svelte-o0ga1w"><i class="svelte-o0ga1w"></i></span></div>`),vn=c(`<li><b class="svelte-o0ga1w"> </b><span class="svelte-o0ga1w"> </span></li>`),yn=c(`<ol class="titles svelte-o0ga1w"></ol>`),bn=c(`<section><svg class="sky svelte-o0ga1w" viewBox="0 0 40 40" role="img"><rect width="40" height="40" rx="6" class="air svelte-o0ga1w"></rect><!></svg> <div class="goal"><h3 class="svelte-o0ga1w"> <span class="label"> </span></h3> <p class="svelte-o0ga1w"> <span class="price svelte-o0ga1w"> </span></p></div> <!></section>`);function xn(e,i){x(i,!0);let a=Z(),o=A(()=>a.view),s=A(()=>a.catalogue.solo[String(n(o).options.solo)]),c=A(()=>[`night`,`last_chance`].includes(n(o).phase)),l=A(()=>n(o).points[0]),u=A(()=>a.catalogue.ratings.at(-1).points);var h=bn();let _;var v=E(h),y=p(E(v)),S=e=>{t(e,hn())},w=e=>{var n=gn();O(),t(e,n)};M(y,e=>{n(c)?e(S):e(w,-1)}),g(v);var k=p(v,2),j=E(k),P=E(j),F=m(p(P),!0);g(j);var I=p(j,2),L=E(I),R=m(p(L),!0);g(I),g(k);var z=p(k,2),B=e=>{var i=_n(),s=E(i),c=E(s,!0),l=m(p(c));g(s);var u=m(p(s,2));g(i),f((e,t)=>{C(i,`aria-label`,e),r(c,n(o).goal.done),r(l,`/${n(o).goal.of??``}`),T(u,`width:${t??``}%`)},[()=>a.say(`goal-reached`,{...n(o).goal}),()=>Math.min(100,Math.max(0,100*n(o).goal.done/n(o).goal.of))]),t(e,i)},V=e=>{var i=yn();N(i,21,()=>a.catalogue.ratings,d,(e,i,a)=>{var o=vn();let s;var c=E(o),u=m(c,!0),d=m(p(c),!0);g(o),f(()=>{s=b(o,1,`svelte-o0ga1w`,null,s,{now:n(l).rating===a,past:(n(l).rating??0)>a}),r(u,n(i).points),r(d,n(i).name)}),t(e,o)}),g(i),f(e=>T(i,`--at:${e??``}%`),[()=>Math.min(100,100*Math.max(0,n(l).total)/n(u))]),t(e,i)};M(z,e=>{n(o).goal?e(B):e(V,-1)}),g(h),f((e,t,i)=>{_=b(h,1,`solo sheet svelte-o0ga1w`,null,_,{night:n(c)}),C(h,`aria-label`,n(s).name),C(v,`aria-label`,e),r(P,`${n(s).name??``} `),r(F,t),r(L,`${n(s).goal??``} `),r(R,i)},[()=>a.say(n(c)?`night`:`day`),()=>a.say(n(c)?`night`:`day`),()=>a.say(`buy-back-price`,{tokens:n(s).buy_back})]),t(e,h),D()}var Sn=c(`<span class="svelte-1unimig"> <!></span>`),Cn=c(`<span class="price svelte-1unimig"><!> <!></span>`);function wn(e,n){let i=k(n,`gain`,3,null);var a=S(),s=o(a),c=e=>{var a=Cn(),o=E(a),s=e=>{var i=Sn(),a=E(i,!0);I(p(a),{name:`i-cards`}),g(i),f(()=>r(a,n.cards)),t(e,i)};M(o,e=>{n.cards!==void 0&&e(s)});var c=p(o,2),l=e=>{var n=Sn(),a=E(n,!0);I(p(a),{name:`i-star`}),g(n),f(()=>r(a,i()>0?`+${i()}`:`−${-i()}`)),t(e,n)};M(c,e=>{i()&&e(l)}),g(a),t(e,a)};M(s,e=>{(n.cards!==void 0||i())&&e(c)}),t(e,a)}var Tn=c(`<!><b class="worth svelte-110lt00"> </b>`,1),En=c(`<b class="worth svelte-110lt00"><!></b>`),Dn=c(`<!> <!>`,1),On=c(`<span class="none svelte-110lt00"> </span>`),kn=c(`<div class="buildings svelte-110lt00"><!> <!></div>`);function An(e,i){x(i,!0);let a=Z(),s=A(()=>a.view),c=A(()=>n(s).buildings[i.seat]),l=A(()=>n(s).points[i.seat].by_building),u=A(()=>i.seat===a.viewer),d=A(()=>n(c).length<n(s).building_limits[i.seat]),h=A(()=>n(s).doing.card),_=A(()=>n(h)!==null&&a.catalogue.cards[n(h)].category===`building`),v=A(()=>n(u)&&n(_)?a.movesOf(`extend`):[]),y=A(()=>i.seat===n(s).seat&&n(_)&&n(s).phase===`pay`&&n(s).doing.replaced===null);var b=kn(),S=E(b);N(S,18,()=>n(c),e=>e,(e,c,d)=>{let h=A(()=>n(u)?a.movesOf(`replace`,{building:n(d)}):[]);{let g=A(()=>n(h)[0]?.text??a.say(`building-label`,{card:a.catalogue.cards[c].name,points:n(l)[n(d)]?.points??0})),v=A(()=>n(u)&&n(_)&&H(a,`mode`)?{kind:`replace`,args:{building:n(d)}}:void 0),y=A(()=>({kind:`building`,args:{seat:i.seat,building:n(d)}})),b=A(()=>i.seat===n(s).seat&&n(s).doing.replaced===n(d)&&n(s).phase===`pay`?`leaving`:``);U(e,{get label(){return n(g)},get moves(){return n(h)},get why(){return n(v)},get about(){return n(y)},get card(){return c},get class(){return`building ${n(b)??``}`},children:(e,i)=>{var s=Tn(),u=o(s);{let e=A(()=>Y(c,a.catalogue.cards[c]));I(u,{get name(){return n(e)}})}var h=m(p(u),!0);f(()=>r(h,n(l)[n(d)]?.points)),t(e,s)},$$slots:{default:!0}})}});var w=p(S,2),T=e=>{{let r=A(()=>n(v)[0]?.text??a.catalogue.cards[n(h)].name),i=A(()=>({kind:`card`,args:{card:n(h)}}));U(e,{get label(){return n(r)},get moves(){return n(v)},get about(){return n(i)},class:`building ghost`,children:(e,r)=>{var i=Dn(),c=o(i);{let e=A(()=>Y(n(h),a.catalogue.cards[n(h)]));I(c,{get name(){return n(e)}})}var l=p(c,2),u=e=>{var r=En(),i=E(r);{let e=A(()=>n(s).doing.prices?.added);wn(i,{get cards(){return n(e)},get gain(){return n(v)[0].gain}})}g(r),t(e,r)};M(l,e=>{n(v).length>0&&e(u)}),t(e,i)},$$slots:{default:!0}})}},O=e=>{var n=On(),i=m(n,!0);f(e=>r(i,e),[()=>a.say(`no-building`)]),t(e,n)};M(w,e=>{n(v).length>0||n(y)?e(T):n(d)&&n(c).length===0&&e(O,1)}),g(b),f(()=>C(b,`data-at`,`buildings:${i.seat??``}`)),t(e,b),D()}var jn=c(`<b class="svelte-1iqazy9"> </b>`),Mn=c(`<!><!>`,1),Nn=c(`<ul class="counts svelte-1iqazy9"><li class="svelte-1iqazy9"><!><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="tok svelte-1iqazy9"><i class="svelte-1iqazy9"></i><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="pull svelte-1iqazy9"><!><b class="svelte-1iqazy9"> <small class="svelte-1iqazy9"> </small></b> <span class="vh"> </span></li> <li class="supply svelte-1iqazy9"></li></ul>`);function Pn(e,i){x(i,!0);let a=Z(),s=B(),c=A(()=>a.view),l=A(()=>n(c).strengths[i.seat]),u=A(()=>i.seat===a.viewer),d=A(()=>Object.entries(n(c).supplies[i.seat])),v=A(()=>n(c).hands[i.seat].size),y=A(()=>n(c).tokens[i.seat]);var b=Nn(),S=E(b),w=E(S);I(w,{name:`i-cards`,class:`ic`});var T=p(w),O=m(T,!0),k=m(p(T),!0);g(S),h(S,()=>s(`hand`,{seat:i.seat}));var j=p(S,2),P=p(E(j)),F=m(P,!0),L=m(p(P),!0);g(j),h(j,()=>s(`tokens`,{seat:i.seat}));var R=p(j,2),z=E(R);I(z,{name:`i-weight`,class:`ic`});var V=p(z),W=E(V,!0),G=m(p(W));g(V);var K=m(p(V,2),!0);g(R),h(R,()=>s(`strength`,{seat:i.seat}));var q=p(R,2);N(q,21,()=>n(d),([e,t])=>e,(e,i)=>{var s=A(()=>_(n(i),2));let c=()=>n(s)[0],l=()=>n(s)[1],d=A(()=>n(u)?a.movesOf(`load_passenger`,{colour:c()}):[]);{let i=A(()=>n(d)[0]?.text??a.say(`seat-waiting`,{colour:c(),passengers:l()})),s=A(()=>n(u)&&H(a,`load`)?{kind:`load_passenger`,args:{colour:c()}}:void 0),h=A(()=>({kind:`passenger`,args:{colour:c()}}));U(e,{get label(){return n(i)},get moves(){return n(d)},get why(){return n(s)},get about(){return n(h)},class:`waiting`,children:(e,i)=>{var a=Mn(),s=o(a);{let e=A(()=>J(c()));I(s,{get name(){return n(e)}})}var u=p(s),d=e=>{var n=jn(),i=m(n,!0);f(()=>r(i,l())),t(e,n)};M(u,e=>{l()>1&&e(d)}),t(e,a)},$$slots:{default:!0}})}}),g(q),g(b),f((e,t,a)=>{C(S,`data-at`,n(u)?void 0:`hand:${i.seat}`),r(O,n(v)),r(k,e),C(j,`data-at`,`tokens:${i.seat??``}`),r(F,n(y)),r(L,t),r(W,n(l).weight),r(G,`/${n(l).power??``}`),r(K,a),C(q,`data-at`,`supply:${i.seat??``}`)},[()=>a.say(`seat-cards`,{cards:n(v)}),()=>a.say(`seat-tokens`,{tokens:n(y)}),()=>a.say(`seat-strength`,{...n(l)})]),t(e,b),D()}var Fn=c(`<!><span> </span>`,1),In=c(`<li><!></li>`),Ln=c(`<ul class="tray svelte-hwmp5d"></ul>`);function Rn(e,i){x(i,!0);let a=Z(),s=A(()=>a.movesOf(`item`).map(e=>{let t=a.view.trains[i.seat][Number(e.args.position)];return{move:e,car:a.catalogue.cards[t.card],load:t.loads[Number(e.args.place)]}}));var c=S(),l=o(c),u=e=>{var i=Ln();N(i,21,()=>n(s),({move:e,car:t,load:n})=>e.code,(e,i)=>{let s=()=>n(i).move,c=()=>n(i).car,l=()=>n(i).load;var u=In(),d=E(u);{let e=A(()=>[s()]);U(d,{get label(){return s().text},get moves(){return n(e)},class:`choice`,children:(e,i)=>{var s=Fn(),u=o(s);{let e=A(()=>Re(l(),c(),a.catalogue));I(u,{get name(){return n(e)}})}var d=m(p(u),!0);f(()=>r(d,c().short)),t(e,s)},$$slots:{default:!0}})}g(u),t(e,u)}),g(i),t(e,i)};M(l,e=>{n(s).length>0&&e(u)}),t(e,c),D()}function zn(e,t={}){return{kind:e,args:t}}var Bn=c(`<i class="isle-slot svelte-r77f8x"><!></i>`);function Vn(e,r){x(r,!0);let i=Z(),a=A(()=>r.seat===i.viewer),s=A(()=>n(a)?i.movesOf(`item`,{position:r.position,place:r.place}):[]),c=A(()=>n(a)&&H(i,`passenger`,`give`,`set_aside`)?{kind:`item`,args:{position:r.position,place:r.place}}:void 0),l=A(()=>r.load?.passenger?zn(`passenger`,{colour:r.load.passenger}):r.load?.card?zn(`card`,{card:r.load.card}):zn(`face_down`)),u=A(()=>{if(!r.load)return``;if(r.load.passenger)return i.say(`load-passenger`,{colour:r.load.passenger});let e={cargo:Le(r.load,r.car,i.catalogue),card:r.load.card?i.catalogue.cards[r.load.card].name:`none`};return i.say(r.load.face_down===void 0?`load-card`:`load-face-down`,e)});var d=S(),f=o(d),p=e=>{{let t=A(()=>n(s)[0]?.text??n(u)),a=A(()=>r.load.face_down===void 0?``:`down`),o=A(()=>r.load.card??void 0);U(e,{get label(){return n(t)},get moves(){return n(s)},get why(){return n(c)},get about(){return n(l)},shape:`bare`,get class(){return`isle-slot on ${n(a)??``}`},get card(){return n(o)},children:(e,t)=>{{let t=A(()=>Re(r.load,r.car,i.catalogue));I(e,{get name(){return n(t)}})}},$$slots:{default:!0}})}},m=e=>{var i=Bn(),a=E(i);{let e=A(()=>Ie(r.car));I(a,{get name(){return n(e)}})}g(i),t(e,i)};M(f,e=>{r.load?e(p):e(m,-1)}),t(e,d),D()}var Hn=c(`<b class="painted svelte-xfjwit"> </b>`),Un=c(`<span class="tag svelte-xfjwit"> <!></span>`),Wn=c(`<span class="tag out svelte-xfjwit"><!><!></span>`),Gn=c(`<span class="tag gives svelte-xfjwit"><!></span>`),Kn=c(`<!> <!> <!> <!>`,1),qn=c(`<div><!> <span class="slots svelte-xfjwit"></span></div>`);function Jn(e,i){x(i,!0);let a=Z(),s=A(()=>a.catalogue.cards[i.vehicle.card]),c=A(()=>a.view.doing),l=A(()=>i.seat===a.viewer),u=A(()=>i.seat===a.view.seat),h=A(()=>n(l)?a.movesOf(`upgrade`,{position:i.position}):[]),_=A(()=>n(l)?a.movesOf(`drop`,{position:i.position}):[]),v=A(()=>a.movesOf(`onto`,{seat:i.seat,position:i.position})),y=A(()=>[...n(h),...n(_),...n(v)]),S=A(()=>n(u)&&n(c).upgraded===i.position&&n(c).card!==null),w=A(()=>{if(!n(S))return H(a,`target`)?{kind:`onto`,args:{seat:i.seat,position:i.position}}:n(l)&&H(a,`mode`)?{kind:`upgrade`,args:{position:i.position}}:n(l)&&H(a,`drop`)?{kind:`drop`,args:{position:i.position}}:void 0}),T=A(()=>a.view.phase===`force`&&n(c).target_seat===i.seat&&n(c).target===i.position),O=A(()=>a.lastLines.some(({kind:e,args:t})=>t.owner===i.seat&&t.position===i.position||t.seat===i.seat&&t.card===i.vehicle.card&&(e===`built`||e===`upgraded`))),k=A(()=>a.say(`vehicle-label`,{card:n(s).name,loads:i.vehicle.loads.length,places:n(s).capacity})),j=A(()=>n(c).card===null?void 0:a.catalogue.cards[n(c).card]);var P=qn();let F;var L=E(P);{let e=A(()=>n(y)[0]?.text??n(k)),a=A(()=>({kind:`vehicle`,args:{seat:i.seat,position:i.position}}));U(L,{get label(){return n(e)},get moves(){return n(y)},get why(){return n(w)},get about(){return n(a)},shape:`bare`,get card(){return i.vehicle.card},class:`vehicle`,children:(e,a)=>{var l=Kn(),u=o(l),d=e=>{I(e,{name:`hopper-load`,class:`v heap`})};M(u,e=>{n(s).category===`hopper`&&i.vehicle.loads.length>0&&e(d)});var y=p(u,2);{let e=A(()=>Y(i.vehicle.card,n(s)));I(y,{get name(){return n(e)},class:`v`})}var b=p(y,2),x=e=>{var a=Hn(),o=m(a,!0);f(e=>r(o,e),[()=>X(i.vehicle.card,n(s))]),t(e,a)},C=A(()=>X(i.vehicle.card,n(s)));M(b,e=>{n(C)&&e(x)});var w=p(b,2),T=e=>{var a=Un(),o=E(a),l=p(o),u=e=>{{let t=A(()=>n(c).prices?.upgraded[i.position]);wn(e,{get cards(){return n(t)},get gain(){return n(h)[0].gain}})}};M(l,e=>{n(h).length>0&&e(u)}),g(a),f((e,t)=>r(o,`${e??``} → ${t??``} `),[()=>Fe(n(s)),()=>Fe(n(j))||n(j).short]),t(e,a)},D=e=>{var r=Wn(),i=E(r);I(i,{name:`i-x`}),wn(p(i),{get gain(){return n(_)[0].gain}}),g(r),t(e,r)},O=e=>{var r=Gn();lt(E(r),{get gives(){return n(s).gives}}),g(r),t(e,r)};M(w,e=>{(n(h).length>0||n(S))&&n(j)?e(T):n(_).length>0?e(D,1):n(v).length>0&&e(O,2)}),t(e,l)},$$slots:{default:!0}})}var R=p(L,2);N(R,21,()=>({length:n(s).capacity}),d,(e,t,r)=>{Vn(e,{get seat(){return i.seat},get position(){return i.position},place:r,get car(){return n(s)},get load(){return i.vehicle.loads[r]}})}),g(R),g(P),f(()=>{F=b(P,1,`veh svelte-xfjwit`,null,F,{chosen:n(S)||n(T),last:n(O)}),C(P,`data-at`,`car:${i.seat??``}:${i.position??``}`)}),t(e,P),D()}var Yn=c(`<b class="painted svelte-16k1niv"> </b>`),Xn=c(`<span class="tag svelte-16k1niv"><!></span>`),Zn=c(`<!> <!> <!>`,1),Qn=c(`<div><!></div>`),$n=c(`<section data-told-group=""><div class="who svelte-16k1niv"><div class="head svelte-16k1niv"><!> <b class="vp svelte-16k1niv"> <!></b></div> <!></div> <div class="line svelte-16k1niv"><div class="cars svelte-16k1niv"><!> <!></div> <!></div> <!></section>`);function er(e,i){x(i,!0);let a=Z(),s=B(),c=A(()=>a.view),l=A(()=>i.seat===a.viewer),u=A(()=>n(c).doing.card),_=A(()=>n(u)===null?void 0:a.catalogue.cards[n(u)]),v=A(()=>n(_)!==void 0&&n(_).category!==`building`),y=A(()=>n(l)&&n(v)?a.movesOf(`extend`):[]),S=A(()=>i.seat===n(c).seat&&n(v)&&n(c).doing.upgraded===null&&[`drop`,`lose_building`,`pay`].includes(n(c).phase)),w=A(()=>n(c).trains[i.seat].length+(n(y).length>0||n(S)?1:0));var O=$n();let k;var j=E(O),P=E(j),F=E(P);q(F,{get seat(){return i.seat}});var L=p(F,2),R=E(L,!0);I(p(R),{name:`i-star`}),g(L),h(L,()=>s(`points`,{seat:i.seat})),g(P),Pn(p(P,2),{get seat(){return i.seat}}),g(j);var z=p(j,2),V=E(z),H=E(V);N(H,17,()=>n(c).trains[i.seat],d,(e,t,r)=>{Jn(e,{get seat(){return i.seat},position:r,get vehicle(){return n(t)}})});var W=p(H,2),G=e=>{var i=Qn();let a;var s=E(i);{let e=A(()=>n(y)[0]?.text??n(_).name),i=A(()=>({kind:`card`,args:{card:n(u)}}));U(s,{get label(){return n(e)},get moves(){return n(y)},get about(){return n(i)},class:`new`,children:(e,i)=>{var a=Zn(),s=o(a);{let e=A(()=>Y(n(u),n(_)));I(s,{get name(){return n(e)},class:`v`})}var l=p(s,2),d=e=>{var i=Yn(),a=m(i,!0);f(e=>r(a,e),[()=>X(n(u),n(_))]),t(e,i)},h=A(()=>X(n(u),n(_)));M(l,e=>{n(h)&&e(d)});var v=p(l,2),b=e=>{var r=Xn(),i=E(r);{let e=A(()=>n(c).doing.prices?.added);wn(i,{get cards(){return n(e)},get gain(){return n(y)[0].gain}})}g(r),t(e,r)};M(v,e=>{n(y).length>0&&e(b)}),t(e,a)},$$slots:{default:!0}})}g(i),f(()=>a=b(i,1,`coming svelte-16k1niv`,null,a,{chosen:n(S)})),t(e,i)};M(W,e=>{(n(y).length>0||n(S))&&n(u)!==null&&n(_)&&e(G)}),g(V),An(p(V,2),{get seat(){return i.seat}}),g(z);var K=p(z,2),ee=e=>{Rn(e,{get seat(){return i.seat}})};M(K,e=>{n(l)&&a.isPhone&&e(ee)}),g(O),f(e=>{k=b(O,1,`train-row sheet o${i.seat+1}`,`svelte-16k1niv`,k,{me:n(l),on:i.seat===a.decider}),C(O,`data-at`,`seat:${i.seat??``}`),C(O,`aria-label`,e),C(L,`data-at`,`points:${i.seat??``}`),r(R,n(c).points[i.seat].total),C(V,`data-at`,`train:${i.seat??``}`),T(V,`--n:${n(w)??``}`)},[()=>a.say(`train-of`,{who:a.people[i.seat]?.name??``})]),t(e,O),D()}var tr=c(`<!> <!>`,1),nr=c(`<div><!> <!> <div class="trains svelte-zipolt"></div></div>`);function rr(e,r){x(r,!0);let i=[`trains`,`island`,`row`],a=Z(),s=A(()=>V(a)),c=A(()=>a.viewer===null?n(s):[a.viewer,...n(s).slice(0,-1)]),l=A(()=>new Set(a.moves.map(e=>fn(e,a.view.phase)))),u=A(()=>new Set(a.moves.filter(({kind:e})=>e!==`buy_back`).map(e=>fn(e,a.view.phase))));var d=S(),m=o(d),h=e=>{R(e,{get tabs(){return i},get lit(){return n(l)},get wanted(){return n(u)},of:e=>fn(e,a.view.phase),part:(e,r=j)=>{var i=S(),s=o(i),l=e=>{var r=tr(),i=o(r),s=e=>{xn(e,{})};M(i,e=>{a.view.seats===1&&e(s)}),N(p(i,2),16,()=>n(c),e=>e,(e,t)=>{er(e,{get seat(){return t}})}),t(e,r)},u=e=>{At(e,{})},d=e=>{cn(e,{})};M(s,e=>{r()===`trains`?e(l):r()===`island`?e(u,1):e(d,-1)}),t(e,i)},$$slots:{part:!0}})},_=e=>{var r=nr();let i;var o=E(r);At(o,{});var c=p(o,2),l=e=>{xn(e,{})};M(c,e=>{a.view.seats===1&&e(l)});var u=p(c,2);N(u,20,()=>n(s),e=>e,(e,t)=>{er(e,{get seat(){return t}})}),g(u),g(r),f(()=>i=b(r,1,`board-grid svelte-zipolt`,null,i,{many:a.view.seats>3,few:a.view.seats<3})),t(e,r)};M(m,e=>{a.isPhone?e(h):e(_,-1)}),t(e,d),D()}var ir=c(`<i></i>`),ar=c(`<li class="sub svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li>`),or=c(`<li class="svelte-oprmcq"><span class="svelte-oprmcq"><i class="svelte-oprmcq"></i> </span> <b> </b></li> <!>`,1),sr=c(`<p class="svelte-oprmcq"> </p>`),cr=c(`<div><span class="strip svelte-oprmcq" aria-hidden="true"></span> <ul><!> <li class="total svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li></ul> <!></div>`);function lr(e,i){x(i,!0);let a={tokens:`#c99a2e`,train:`#2e4f7d`,contracts:`#2c6a4d`,loads:`#a8512d`,progress:`#7d4b86`,buildings:`#8a7440`},s=Z(),c=A(()=>i.parts.rating!==null||i.parts.won!==null),l=A(()=>Object.keys(a).filter(e=>!(n(c)&&e===`progress`)));var u=cr(),d=E(u);N(d,20,()=>n(l).filter(e=>i.parts[e]>0),e=>e,(e,n)=>{var r=ir();f(()=>T(r,`flex:${i.parts[n]??``};background:${a[n]??``}`)),t(e,r)}),g(d);var h=p(d,2),_=E(h);N(_,16,()=>n(l),e=>e,(e,c)=>{var l=or(),u=o(l),d=E(u),h=E(d),_=p(h,1,!0);g(d);var v=p(d,2);let y;var x=m(v,!0);g(u);var C=p(u,2),w=e=>{var a=S();N(o(a),17,()=>i.parts.by_building,e=>e.card,(e,i)=>{var a=ar(),o=E(a),c=m(o,!0),l=m(p(o),!0);g(a),f(e=>{r(c,s.catalogue.cards[n(i).card].name),r(l,e)},[()=>G(n(i).points)]),t(e,a)}),t(e,a)};M(C,e=>{c===`buildings`&&e(w)}),f((e,t)=>{T(h,`background:${a[c]??``}`),r(_,e),y=b(v,1,`num svelte-oprmcq`,null,y,{minus:i.parts[c]<0}),r(x,t)},[()=>s.say(`part-${c}`),()=>G(i.parts[c])]),t(e,l)});var v=p(_,2),y=E(v),C=m(y,!0),w=m(p(y),!0);g(v),g(h);var O=p(h,2),k=e=>{var n=sr(),a=m(n,!0);f(e=>r(a,e),[()=>s.say(`rating`,{title:s.catalogue.ratings[i.parts.rating].name})]),t(e,n)},j=e=>{var n=sr(),a=m(n,!0);f(e=>r(a,e),[()=>s.say(i.parts.won?`goal-won`:`goal-lost`)]),t(e,n)};M(O,e=>{i.parts.rating===null?i.parts.won!==null&&e(j,1):e(k)}),g(u),f((e,t)=>{b(u,1,`parts o${i.seat+1}`,`svelte-oprmcq`),r(C,e),r(w,t)},[()=>s.say(`part-total`),()=>G(i.parts.total)]),t(e,u),D()}var ur=c(`<span class="tag svelte-1kvgpeq" aria-hidden="true"> </span>`),dr=c(`<span><!> <!></span>`);function fr(e,i){x(i,!0);let a={large:136,usual:110,narrow:98,low:88,phone:94,crowded:80,gap:11},s=Z(),c=A(()=>s.viewer===null?null:s.view.hands[s.viewer].cards),l=A(()=>s.view.seat===s.viewer),u=A(()=>{let e=n(l)?He(s.view):null,t=n(l)?Ve(s.view):[];return[...e?[{card:e.card,role:e.how}]:[],...t.map(e=>({card:e,role:`pays`})),...(n(c)??[]).map(e=>({card:e,role:``}))]}),d=A(()=>H(s,`build`,`load`,`pay`,`force`,`discard`,`hand_limit`));var h=S(),_=o(h),v=e=>{re(e,{get cards(){return n(u)},get sizes(){return a},one:(e,i)=>{let a=()=>(i?.()).card,o=()=>(i?.()).role,c=A(()=>o()===``&&s.view.phase!==`fetch`?[...s.movesOf(`card`,{card:a()}),...s.movesOf(`force`,{card:a()})]:[]);var l=dr();let u;var h=E(l);{let e=A(()=>o()?s.say(`hand-${o()}`,{card:s.catalogue.cards[a()].name}):n(c)[0]?.text??s.catalogue.cards[a()].name),t=A(()=>o()===``&&n(d)?{kind:`card`,args:{card:a()}}:void 0),r=A(()=>({kind:`card`,args:{card:a()}})),i=A(()=>o()===`builds`||o()===`loads`);U(h,{get label(){return n(e)},get moves(){return n(c)},get why(){return n(t)},get about(){return n(r)},get picked(){return n(i)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}var _=p(h,2),v=e=>{var n=ur(),i=m(n,!0);f(e=>r(i,e),[()=>s.say(`tag-${o()}`)]),t(e,n)};M(_,e=>{o()&&e(v)}),g(l),f(()=>u=b(l,1,y(o()),`svelte-1kvgpeq`,u,{phone:s.isPhone})),t(e,l)},$$slots:{one:!0}})};M(_,e=>{n(c)!==null&&e(v)}),t(e,h),D()}function pr({kind:e,args:t}){return e===`completed`?[{scene:`completed`,at:`[data-at~="island:${t.island}"]`}]:e===`last_round`?[{scene:`last_round`}]:[]}var mr=c(`<p><span class="svelte-1nicqc4"><!> <span class="vh svelte-1nicqc4"> </span></span> <span class="svelte-1nicqc4"><i class="svelte-1nicqc4"></i> <span class="vh svelte-1nicqc4"> </span></span> <b class="svelte-1nicqc4"> <!><span class="vh svelte-1nicqc4"> </span></b></p>`);function hr(e,i){x(i,!0);let a=Z(),o=B(),s=A(()=>a.view),c=A(()=>n(s).hands[i.seat].size),l=A(()=>n(s).tokens[i.seat]),u=A(()=>n(s).points[i.seat].total);var d=mr();let _;var v=E(d),y=E(v);I(y,{name:`i-cards`});var S=p(y,1,!0),w=m(p(S),!0);g(v),h(v,()=>o(`hand`,{seat:i.seat}));var T=p(v,2),O=p(E(T),1,!0),k=m(p(O),!0);g(T),h(T,()=>o(`tokens`,{seat:i.seat}));var j=p(T,2),M=E(j,!0),N=p(M);I(N,{name:`i-star`});var P=m(p(N),!0);g(j),h(j,()=>o(`points`,{seat:i.seat})),g(d),f((e,t,o)=>{_=b(d,1,`panel svelte-1nicqc4`,null,_,{many:n(s).seats>3}),C(d,`data-at`,i.seat===a.viewer?void 0:`hand:${i.seat}`),r(S,n(c)),r(w,e),r(O,n(l)),r(k,t),r(M,n(u)),r(P,o)},[()=>a.say(`seat-cards`,{cards:n(c)}),()=>a.say(`seat-tokens`,{tokens:n(l)}),()=>a.say(`seat-points`,{points:n(u)})]),t(e,d),D()}function gr(e,n){x(n,!0);let r=Z();var i=S(),a=o(i),s=e=>{cn(e,{})};M(a,e=>{r.isPhone||e(s)}),t(e,i),D()}F(Object.assign({"./art/bank.svg":ie,"./art/cargo-all.svg":ae,"./art/cargo-box.svg":oe,"./art/cargo-coal.svg":se,"./art/cargo-oil.svg":ce,"./art/coal-factory.svg":le,"./art/customs-house.svg":ue,"./art/grand-central.svg":de,"./art/i-pass.svg":fe,"./art/i-power.svg":pe,"./art/i-weight.svg":me,"./art/middle-station.svg":he,"./art/northern-station.svg":ge,"./art/oil-refinery.svg":_e,"./art/pass-alpine.svg":ve,"./art/pass-bill.svg":ye,"./art/pass-cactus.svg":be,"./art/pass-devon.svg":ee,"./art/pass-eagle.svg":xe,"./art/pass-flint.svg":te,"./art/rail-yard.svg":Se,"./art/sc-sea.svg":Ce,"./art/southern-station.svg":we,"./art/town-hall.svg":Te})),P(`isle_of_trains`,Object.assign({"./words/en.ftl":Ee,"./words/ru.ftl":De,"./words/uk.ftl":Oe}));var _r={name:`isle_of_trains`,seats:`board`,Board:rr,Hand:fr,SeatPanel:hr,Card:Q,Breakdown:lr,Side:gr,BarDetail:Xe,placed:dn,commits:pn,flights:mn,moments:pr};export{_r as game};