import{$ as e,A as t,B as n,D as r,F as i,I as a,J as o,L as s,M as c,N as l,Q as u,S as d,U as f,X as p,Y as m,Z as h,_ as g,ct as _,dt as v,et as y,g as b,h as x,it as S,j as C,l as w,lt as T,m as E,q as D,rt as O,st as k,t as A,tt as j,ut as M,w as N,x as P}from"./disclose-version-DzOOPwl4.js";import{l as F}from"./index-BHTj6UCd.js";import{C as I,S as L}from"./games-DvORl9XO.js";import{c as R}from"./attempt-DVQ4nkG1.js";import{t as z}from"./Tabs-DapWIV7B.js";import{a as B,n as V,o as H,r as U,t as W}from"./Spot-BsWylH78.js";import{t as G}from"./Owner-DWI6q0M2.js";import{t as K}from"./printed-B0ll_N_u.js";import{t as q}from"./OpenCards-B9p6zQDq.js";import{t as ee}from"./SeatHead-DA2eNOfj.js";import{n as te,t as ne}from"./pass-flint-DEG3f_Zk.js";import{t as re}from"./breakable-DrVugP6J.js";import{t as ie}from"./Fan-5hDJ6FBI.js";var ae=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58v-5h52v5z" fill="var(--stone,#c9c5b4)"/><path d="M11 53V28h42v25z" fill="var(--wall,#efe3c6)"/><path d="M5 28L32 10l27 18z" fill="var(--tile,#a8442f)"/><path d="M15 53V28h6v25zM29 53V28h6v25zM43 53V28h6v25z" fill="var(--stone,#c9c5b4)"/><circle cx="32" cy="21" r="4.5" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,oe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M12 12L12 1.6A10.4 10.4 0 0 1 21 17.2z" fill="#cf9646"/><path d="M12 12L21 17.2A10.4 10.4 0 0 1 3 17.2z" fill="#2f7f8c"/><path d="M12 12L3 17.2A10.4 10.4 0 0 1 12 1.6z" fill="#33393c"/></g></svg>
`,se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><rect x="2.5" y="3.5" width="19" height="17.5" rx="1" fill="#cf9646"/><path d="M2.5 8.5h19M2.5 16h19M6 16l12-7.5" fill="none" stroke-width="1.5"/></g></svg>
`,ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="M3 16l3-8 6-5 7 3 3 8-4 6-10 1z" fill="var(--coal,#33393c)" stroke="var(--ko,#14191b)"/><path d="M6 8l6 4 7-6M12 12l1 9M12 12l10 2" fill="none" stroke="#9aa3a3" stroke-width="1.3"/></g></svg>
`,le=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><path d="M12 1.8C16 7.5 19.5 11 19.5 15a7.5 7.5 0 0 1-15 0C4.5 11 8 7.5 12 1.8z" fill="#2f7f8c"/><path d="M8.2 15.5a4 4 0 0 0 3.3 3.6" fill="none" stroke="#e7f3f1" stroke-width="1.8"/></g></svg>
`,ue=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M8 58V34l12-8v8l12-8v8l12-8v32z" fill="var(--wall,#efe3c6)"/><path d="M46 58V12h9v46z" fill="var(--tile,#a8442f)"/><path d="M44.5 12h12" stroke-width="3"/><path d="M50 7q4-5 8-2" fill="none"/><path d="M13 40h6v6h-6zM25 40h6v6h-6z" fill="var(--g,#bcd3d6)"/><path d="M4 58l7-9 5 3 5-5 8 11z" fill="#33393c"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,de=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M22 58V28h34v30z" fill="var(--wall,#efe3c6)"/><path d="M18 28l5-9h32l5 9z" fill="var(--tile,#a8442f)"/><path d="M28 34h8v8h-8zM42 34h8v8h-8z" fill="var(--g,#bcd3d6)"/><path d="M36 58V47h9v11z" fill="#46525a"/><path d="M6 58V36h5v22z" fill="var(--stone,#c9c5b4)"/><path d="M4 36l24-12 2 4L6 40z" fill="#fff8e6"/><path d="M11 32l4 4M18 28.5l3.5 4" stroke="#b93a26" stroke-width="3"/><path d="M13 58V47h12v11z" fill="#cf9646"/><path d="M13 52.5h12M19 47v11" stroke-width="1.5"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,fe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M4 58V38Q4 12 32 12t28 26v20z" fill="var(--wall,#efe3c6)"/><path d="M11 58V38q0-19 21-19t21 19v20z" fill="var(--g,#bcd3d6)"/><path d="M18 58V27M46 58V27M32 58V40M11 44h42" fill="none" stroke-width="1.7"/><circle cx="32" cy="31" r="8" fill="#fff8e6"/><path d="M32 26v5l4 2" fill="none"/><path d="M32 12V4l7 2.5-7 2.5" fill="#b93a26"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,pe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c0-6 3-9 9-9s9 3 9 9z"/></svg>
`,me=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 17h5v4H3zM9.5 12h5v9h-5zM16 6h5v15h-5z"/></svg>
`,he=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a4 4 0 0 1 3.5 6H19l3 14H2L5 8h3.5A4 4 0 0 1 12 2zm0 2.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z"/></svg>
`,ge=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#c4952c"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#c4952c"/><circle cx="32" cy="25" r="5.5" fill="#fff8e6"/><circle cx="32" cy="25" r="1.8" fill="#1b2427"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,_e=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#5f7480"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#5f7480"/><path d="M32 32V20M27 25l5-6 5 6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ve=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M7 58V16h11v42z" fill="var(--stone,#c9c5b4)"/><path d="M22 58V26h9v32z" fill="var(--stone,#c9c5b4)"/><path d="M7 16q0-5 5.5-5t5.5 5zM22 26q0-4 4.5-4t4.5 4z" fill="var(--tile,#a8442f)"/><path d="M7 28h11M7 42h11M22 42h9" fill="none" stroke-width="1.7"/><circle cx="47" cy="44" r="13" fill="var(--wall,#efe3c6)"/><path d="M47 35c4 5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 2-5.5 6-10.5z" fill="#2f7f8c"/><path d="M18 20h14v6M31 34h6" fill="none"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,ye=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#eceadf"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M8 11V8q0-5 8-5t8 5v3z" fill="#b93a26"/><circle cx="16" cy="3" r="2.4" fill="#fff"/><g transform="translate(16 30.5)" fill="#2a4a66" stroke="none"><path d="M-1.5-6.5h3v3.9l3.4-1.95 1.5 2.6L3 0l3.4 1.95-1.5 2.6L1.5 2.6v3.9h-3V2.6l-3.4 1.95-1.5-2.6L-3 0l-3.4-1.95 1.5-2.6L-1.5-2.6z"/></g></g></svg>
`,be=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#2d94b8"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M6 11q-1-8 9-8 8 0 9 5l5 3z" fill="#3d5a73"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6.5L6.5 0 0 6.5-6.5 0z"/></g></g></svg>
`,xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#7d4b9a"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M7 11q0-9 9-9t9 9z" fill="#f2cf63"/><circle cx="16" cy="6" r="2.6" fill="#fff8e6"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-2-6h4v4h4v4H2v4h-4V2h-4v-4h4z"/></g></g></svg>
`,Se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#d3562b"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M4 10.5q4-2 5-2l3-7 4 2 4-2 3 7q1 0 5 2-12 3-24 0z" fill="#a8442f"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6L7 5H-7z"/></g></g></svg>
`,Ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M5 58V30L18 20v10l13-10v10l13-10v10l14-10v38z" fill="var(--wall,#efe3c6)"/><path d="M9 58V40q0-5 6-5t6 5v18zM26 58V40q0-5 6-5t6 5v18zM43 58V40q0-5 6-5t6 5v18z" fill="#46525a"/><path d="M12 58V48h6v10M29 58V48h6v10M46 58V48h6v10" fill="none" stroke="#f0dfb4" stroke-width="1.8"/><path d="M12 53h6M29 53h6M46 53h6" stroke="#f0dfb4" stroke-width="1.8"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,we=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 52h120v24H0z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M8 60q6-4 12 0t12 0M50 66q6-4 12 0t12 0M86 58q6-4 12 0t12 0" fill="none" stroke="#fff8e6" stroke-opacity=".7" stroke-width="2"/><path d="M70 52q8-16 18-12t16-10 16 12v10z" fill="color-mix(in oklab,var(--c,#5f7480) 48%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,Te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#a8442f"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#a8442f"/><path d="M32 19v12M27 26l5 6 5-6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Ee=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M4 34h56l-5-6H9z" fill="var(--tile,#a8442f)"/><path d="M24 34V16h16v18z" fill="var(--wall,#efe3c6)"/><path d="M22 16l10-10 10 10z" fill="var(--tile,#a8442f)"/><circle cx="32" cy="23" r="4.5" fill="#fff8e6"/><path d="M32 20.5V23l2 1" fill="none" stroke-width="1.5"/><path d="M11 40h7v9h-7zM46 40h7v9h-7z" fill="var(--g,#bcd3d6)"/><path d="M26 58V44q0-5 6-5t6 5v14z" fill="#46525a"/><path d="M32 6V1l6 2-6 2" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,De=`# What the board of Isle of Trains says.

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
`,Oe=`# What puts a payment together.

do-pay = { $cards ->
    [one] Build for one card
   *[other] Build for { $cards } cards
}
do-pay-more = { $cards ->
    [one] Choose one more card
   *[other] Choose { $cards } more cards
}
`,ke=`# What puts a payment together.

do-pay = { $cards ->
    [one] Построить за { $cards } карту
    [few] Построить за { $cards } карты
    [many] Построить за { $cards } карт
   *[other] Построить за { $cards } карты
}
do-pay-more = { $cards ->
    [one] Выберите ещё { $cards } карту
    [few] Выберите ещё { $cards } карты
    [many] Выберите ещё { $cards } карт
   *[other] Выберите ещё { $cards } карты
}
`,Ae=`# What puts a payment together.

do-pay = { $cards ->
    [one] Побудувати за { $cards } карту
    [few] Побудувати за { $cards } карти
    [many] Побудувати за { $cards } карт
   *[other] Побудувати за { $cards } карти
}
do-pay-more = { $cards ->
    [one] Виберіть ще { $cards } карту
    [few] Виберіть ще { $cards } карти
    [many] Виберіть ще { $cards } карт
   *[other] Виберіть ще { $cards } карти
}
`,je=`# What the board of Isle of Trains says.

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
`,Me=`# What the board of Isle of Trains says.

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
`,J=h({cards:null,of:``});function Ne({view:e}){let{card:t,upgraded:n,replaced:r,due:i}=e.doing;return[e.seat,t,n,r,i].join(` `)}function Pe(e){return U(e,`pay`)?J.of===Ne(e)&&J.cards?J.cards:e.view.doing.proposed??[]:[]}function Fe(e,t,n){let r=Pe(e),i=r.indexOf(t);n?J.cards=r.filter((e,t)=>t!==i):J.cards=[...r.length<e.view.doing.due?r:r.slice(1),t],J.of=Ne(e)}function Ie(){let e=J.cards!==null;return J.cards=null,e}var Y=R;function Le(e,t){let n=e.steps.at(-1);return n?.step===t?n.first:null}function Re(e){return e.phase===`pay`?e.discards.slice(0,e.doing.cost-e.doing.due).reverse():[]}function ze(e){let{card:t,forced_card:n}=e.doing;return t===null?n===null?null:{card:n,how:`loads`}:{card:t,how:[`mode`,`drop`,`lose_building`,`pay`].includes(e.phase)?`builds`:`loads`}}var Be=c(`<button type="button" data-commit="" data-picked=""> <span class="vh"> </span></button>`);function Ve(e,i){S(i,!0);let a=Y(),c=j(()=>a.view.doing.due),l=j(()=>Pe(a)),u=j(()=>n(l).map(e=>a.movesOf(`card`,{card:e})[0]?.code??-1)),d=j(()=>n(l).length===n(c)&&!n(u).includes(-1)),h=j(()=>n(l).map(e=>a.catalogue.cards[e].name).join(`, `)),g=j(()=>a.movesOf(`card`)[0]?.before??[]);var v=C(),y=o(v),T=e=>{var i=Be(),o=D(i,!0),v=m(p(o));_(i),f((e,t,a)=>{x(i,1,b([`btn`,n(d)?`go`:`ghost`])),w(i,`data-lit`,n(d)?``:void 0),w(i,`data-guided`,e),w(i,`data-moves`,t),w(i,`aria-disabled`,n(d)?void 0:`true`),r(o,a),r(v,`. ${n(h)??``}`)},[()=>n(d)&&a.guided!==null&&n(u).includes(a.guided)?``:void 0,()=>n(d)?[...n(g),...n(u)].join():void 0,()=>a.say(n(d)?`do-pay`:`do-pay-more`,{cards:n(d)?n(c):n(c)-n(l).length})]),s(`click`,i,()=>n(d)&&a.playAll(n(u))),t(e,i)},E=j(()=>U(a,`pay`));N(y,e=>{n(E)&&e(T)}),t(e,v),O()}a([`click`]);var He=c(`<span class="cargo-line svelte-9f2bft"></span>`);function Ue(e,r){var i=He();P(i,21,()=>r.cargo,d,(e,t)=>{L(e,{get name(){return`cargo-${n(t)??``}`}})}),_(i),t(e,i)}var We={green:[`flint`,`#2f8a57`],orange_red:[`eagle`,`#c44a22`],black:[`devon`,`#4a4f55`],purple:[`cactus`,`#7d4b9a`],cyan:[`bill`,`#1f7fa0`],white:[`alpine`,`#dfe3df`]},Ge=[``,`I`,`II`,`III`],Ke=4;function X(e){return`pass-${We[e][0]}`}function qe(e){return We[e][1]}function Je(e,t){return t.category===`building`?e.replaceAll(`_`,`-`):t.category===`engine`?t.level<Ke?`loco-${t.level}`:`loco-hs`:t.category}function Z(e,t){return t.category===`caboose`?e.slice(e.indexOf(`_`)+1):``}function Ye(e){return Ge[e.level]??``}function Xe(e){return e.holds===`passenger`?`i-pass`:e.holds===`any_cargo`?`cargo-all`:`cargo-${e.holds}`}function Ze(e,t,n){return t.holds===`any_cargo`?e.card?n.cards[e.card].symbol:`all`:t.holds}function Qe(e,t,n){return e.passenger?X(e.passenger):`cargo-${Ze(e,t,n)}`}function $e(e){return[`coal`,`oil`,`box`,`all`].flatMap((t,n)=>Array(e[n]??0).fill(t))}var et=c(`<i class="on svelte-1ct1ig9"><!></i>`),tt=c(`<i class="svelte-1ct1ig9"></i>`),nt=c(`<span class="pay svelte-1ct1ig9"></span>`),rt=c(`<b> </b>`),it=c(`<span class="one svelte-1ct1ig9"><!> </span>`),at=c(`<span class="needs svelte-1ct1ig9"> <!></span>`),ot=c(`<span class="detail svelte-1ct1ig9"><!> <!> <!> <!> </span>`);function st(e,i){S(i,!0);let a=Y(),s=j(()=>a.view),c=j(()=>n(s).doing),l=j(()=>ze(n(s))),u=j(()=>Re(n(s))),h=j(()=>{let e=n(s).strengths[n(s).seat??0];switch(n(s).phase){case`action`:return a.say(`detail-actions`,{actions:Le(n(s),`main`)??0});case`draw`:return a.say(`detail-draw`,{cards:Le(n(s),`draw`)??1});case`discard`:return a.say(`detail-discard`,{cards:Le(n(s),`discard`)??1});case`build`:case`mode`:case`drop`:return a.say(`detail-strength`,{...e});case`pay`:return a.say(`detail-pay`,{cards:n(c).due,cost:n(c).cost});case`set_aside`:return a.say(`detail-aside`,{loads:n(c).aside.length});default:return``}}),g=j(()=>n(s).phase===`give`||n(s).phase===`count_as`),v=j(()=>n(h)!==``||n(l)!==null||n(c).passenger!==null||n(g));var y=C(),b=o(y),x=e=>{var i=ot(),v=D(i),y=e=>{var r=nt();P(r,21,()=>({length:n(c).cost}),d,(e,r,i)=>{var s=C(),c=o(s),l=e=>{var r=et();L(D(r),{get name(){return`cargo-${a.catalogue.cards[n(u)[i]].symbol??``}`}}),_(r),t(e,r)},d=e=>{var n=tt();n.textContent=i+1,t(e,n)};N(c,e=>{i<n(u).length?e(l):e(d,-1)}),t(e,s)}),_(r),t(e,r)};N(v,e=>{n(s).phase===`pay`&&e(y)});var b=p(v,2),x=e=>{var i=rt(),o=m(i,!0);f(()=>r(o,a.catalogue.cards[n(l).card].name)),t(e,i)};N(b,e=>{n(l)&&n(s).phase!==`pay`&&e(x)});var S=p(b,2),w=e=>{var i=it(),o=D(i);{let e=j(()=>X(n(c).passenger));L(o,{get name(){return n(e)}})}var s=p(o,1,!0);_(i),f(e=>r(s,e),[()=>a.say(`load-passenger`,{colour:n(c).passenger})]),t(e,i)};N(S,e=>{n(c).passenger&&e(w)});var T=p(S,2),E=e=>{var i=at(),o=D(i),s=p(o);{let e=j(()=>$e(n(c).needs));Ue(s,{get cargo(){return n(e)}})}_(i),f(e=>r(o,`${e??``} `),[()=>a.say(`detail-needs`)]),t(e,i)};N(T,e=>{n(g)&&e(E)});var O=p(T);_(i),f(()=>r(O,` ${n(h)??``}`)),t(e,i)};N(b,e=>{n(v)&&e(x)}),t(e,y),O()}var ct=c(`<!> <span class="holder svelte-19apc5f"> </span>`,1),lt=c(`<b class="vp svelte-19apc5f"> <!></b>`),ut=c(`<b class="svelte-19apc5f"> </b>`),dt=c(`<span class="line svelte-19apc5f"><!> <!></span>`);function ft(e,i){S(i,!0);let a=Y(),s=j(()=>i.contract.contract===`primary`),c=j(()=>n(s)?i.island.seat!==null:i.island.contract===i.contract.contract),l=j(()=>!n(s)&&!n(c)&&(i.isClosed||i.island.contract!==null&&i.island.contract!==`primary`)),u=j(()=>a.view.doing.destination===i.island.island),d=j(()=>n(u)&&a.view.doing.contract===i.contract.contract),h=j(()=>n(s)?{kind:`primary`,args:{}}:{kind:`secondary`,args:{contract:i.contract.contract.slice(-1)}}),g=j(()=>n(u)?a.movesOf(n(h).kind,n(h).args):[]),v=j(()=>a.say(n(c)?`contract-done`:n(l)?`contract-gone`:`contract-label`,{kind:i.contract.contract,island:a.catalogue.islands[i.island.island].name,needs:i.contract.needs.map(e=>a.say(`cargo-${e}`)).join(`, `),points:i.contract.points,who:i.island.seat===null?``:B(a,i.island.seat)}));{let y=j(()=>n(g)[0]?.text??n(v)),b=j(()=>n(u)&&U(a,`deliver`)?n(h):void 0),x=j(()=>({kind:`contract`,args:{island:i.island.island,contract:i.contract.contract}})),S=j(()=>n(s)?`pri`:`sec`),C=j(()=>n(c)?`done o${i.island.seat+1}`:``),w=j(()=>n(l)?`gone`:``),T=j(()=>n(d)?`now`:``);W(e,{get label(){return n(y)},get moves(){return n(g)},get why(){return n(b)},get about(){return n(x)},quiet:!0,get class(){return`isle-contract ${n(S)??``} ${n(C)??``} ${n(w)??``} ${n(T)??``}`},children:(e,l)=>{var u=dt(),d=D(u),h=e=>{var c=ct(),l=o(c);G(l,{get seat(){return i.island.seat}});var u=m(p(l,2),!0);f(e=>r(u,e),[()=>n(s)?B(a,i.island.seat):a.say(`done`)]),t(e,c)},g=e=>{Ue(e,{get cargo(){return i.contract.needs}})};N(d,e=>{n(c)?e(h):e(g,-1)});var v=p(d,2),y=e=>{var n=lt(),a=D(n,!0);L(p(a),{name:`i-star`}),_(n),f(()=>r(a,i.contract.points)),t(e,n)},b=e=>{var n=ut(),a=m(n);f(()=>r(a,`+${i.contract.points??``}`)),t(e,n)};N(v,e=>{n(s)?e(y):e(b,-1)}),_(u),t(e,u)},$$slots:{default:!0}})}O()}var pt=c(`<span class="chip svelte-16hkfju"> <!></span>`),mt=c(`<span class="chip neg svelte-16hkfju"> <!></span>`),ht=c(`<span class="chip vp svelte-16hkfju"> <!></span>`),gt=c(`<span class="slash svelte-16hkfju">/</span>`),_t=c(`<!><b class="chip let svelte-16hkfju"> </b>`,1),vt=c(`<span class="letters svelte-16hkfju"></span>`),yt=c(`<span class="chips svelte-16hkfju"><!> <!> <!> <!></span>`);function bt(e,i){S(i,!0);let a=Y(),s=j(()=>i.gives.bonus===`load_or_deliver`?[`load`,`deliver`]:i.gives.bonus===`none`?[]:[i.gives.bonus]);var c=yt(),l=D(c),u=e=>{var n=pt(),a=D(n);L(p(a),{name:`i-cards`}),_(n),f(()=>r(a,`+${i.gives.take??``}`)),t(e,n)};N(l,e=>{i.gives.take>0&&e(u)});var d=p(l,2),h=e=>{var n=mt(),a=D(n);L(p(a),{name:`i-cards`}),_(n),f(()=>r(a,`−${i.gives.discard??``}`)),t(e,n)};N(d,e=>{i.gives.discard>0&&e(h)});var g=p(d,2),v=e=>{var n=ht(),a=D(n);L(p(a),{name:`i-star`}),_(n),f(()=>r(a,`+${i.gives.tokens??``}`)),t(e,n)};N(g,e=>{i.gives.tokens>0&&e(v)});var y=p(g,2),b=e=>{var i=vt();P(i,22,()=>n(s),e=>e,(e,i,s)=>{var c=_t(),l=o(c),u=e=>{t(e,gt())};N(l,e=>{n(s)>0&&e(u)});var d=m(p(l),!0);f(e=>r(d,e),[()=>a.say(`letter-${i}`)]),t(e,c)}),_(i),t(e,i)};N(y,e=>{n(s).length>0&&e(b)}),_(c),f(()=>w(c,`title`,i.gives.text)),t(e,c),O()}var xt=c(`<!> <!>`,1),St=c(`<span><!></span>`),Ct=c(`<span class="spaces svelte-1w6k60p"></span>`);function wt(e,r){S(r,!0);let i=Y(),a=j(()=>i.catalogue.tickets[r.ticket.ticket]),s=j(()=>i.view.doing.destination===r.ticket.island),c=j(()=>n(s)?[...i.movesOf(`ticket`),...i.movesOf(`stray`)]:[]),l=j(()=>i.say(`ticket-label`,{island:i.catalogue.islands[r.ticket.island].name,filled:r.ticket.seats.length,spaces:n(a).length,reward:n(a)[r.ticket.seats.length]?.text??i.say(`ticket-full`)}));{let u=j(()=>n(c)[0]?.text??n(l)),m=j(()=>n(s)&&U(i,`deliver`)?{kind:`ticket`,args:{}}:void 0),h=j(()=>({kind:`ticket`,args:{island:r.ticket.island}}));W(e,{get label(){return n(u)},get moves(){return n(c)},get why(){return n(m)},get about(){return n(h)},quiet:!0,class:`isle-ticket`,get at(){return`ticket:${r.ticket.island??``}`},children:(e,i)=>{var s=Ct();P(s,21,()=>n(a),d,(e,i,a)=>{var s=St();let c;var l=D(s),u=e=>{var i=xt(),s=o(i);{let e=j(()=>X(r.colour));L(s,{get name(){return n(e)},class:`person`})}G(p(s,2),{get seat(){return r.ticket.seats[a]}}),t(e,i)},d=e=>{bt(e,{get gives(){return n(i)}})};N(l,e=>{a<r.ticket.seats.length?e(u):e(d,-1)}),_(s),f(()=>{c=x(s,1,`space svelte-1w6k60p`,null,c,{full:a<r.ticket.seats.length,next:a===r.ticket.seats.length}),w(s,`data-at`,`space:${r.ticket.island??``}:${a+1}`)}),t(e,s)}),_(s),t(e,s)},$$slots:{default:!0}})}O()}var Tt=c(`<i class="svelte-vcrfpu"><!></i>`),Et=c(`<i style="background:#8a7440" class="svelte-vcrfpu"><!></i>`),Dt=c(`<em class="svelte-vcrfpu"><!><span class="vh"> </span></em>`),Ot=c(`<div class="tick svelte-vcrfpu"><!></div>`),kt=c(`<section><h2 class="enamel svelte-vcrfpu"><!> <span> </span> <!></h2> <div class="contracts svelte-vcrfpu"></div> <!> <!></section>`);function At(e,i){S(i,!0);let a=Y(),o=V(),s=j(()=>a.catalogue.islands[i.island.island]),c=j(()=>a.view.tickets.find(e=>e.island===i.island.island)),l=j(()=>a.view.seats===1?a.catalogue.solo[String(a.view.options.solo)]:void 0),u=j(()=>n(l)?.islands.includes(i.island.island)??!1),d=j(()=>a.movesOf(`to`,{island:i.island.island})),h=j(()=>U(a,`destination`)),v=j(()=>a.view.doing.destination===i.island.island),y=j(()=>a.lastLines.some(e=>e.args.island===i.island.island));var b=kt();let C;var T=D(b),k=D(T),A=e=>{var r=Tt(),i=D(r);{let e=j(()=>X(n(s).colour));L(i,{get name(){return n(e)}})}_(r),f(e=>E(r,`background:${e??``}`),[()=>qe(n(s).colour)]),t(e,r)},M=e=>{var n=Et();L(D(n),{name:`cargo-all`}),_(n),t(e,n)};N(k,e=>{n(s).colour?e(A):e(M,-1)});var F=p(k,2),I=m(F,!0),R=p(F,2),z=e=>{var i=Dt(),o=D(i);L(o,{name:`i-star`});var s=m(p(o),!0);_(i),f(e=>{w(i,`title`,n(l)?.goal),r(s,e)},[()=>a.say(`goal`)]),t(e,i)};N(R,e=>{n(u)&&e(z)}),_(T),g(T,()=>o(`island`,{island:i.island.island}));var B=p(T,2);P(B,21,()=>n(s).contracts,e=>e.contract,(e,t)=>{{let r=j(()=>n(l)?.no_secondaries??!1);ft(e,{get island(){return i.island},get contract(){return n(t)},get isClosed(){return n(r)}})}}),_(B);var H=p(B,2),G=e=>{var r=Ot();wt(D(r),{get ticket(){return n(c)},get colour(){return n(s).colour}}),_(r),t(e,r)};N(H,e=>{n(c)&&n(s).colour&&e(G)});var K=p(H,2),q=e=>{{let t=j(()=>n(d)[0]?.text??n(s).name),r=j(()=>({kind:`to`,args:{island:i.island.island}})),a=j(()=>({kind:`island`,args:{island:i.island.island}}));W(e,{get label(){return n(t)},get moves(){return n(d)},get why(){return n(r)},get about(){return n(a)},quiet:!0,class:`whole`})}};N(K,e=>{(n(h)||n(d).length>0&&!n(v))&&e(q)}),_(b),f(()=>{C=x(b,1,`loc svelte-vcrfpu`,null,C,{off:n(h)&&n(d).length===0,here:n(v),last:n(y),bare:!n(c)}),w(b,`data-at`,`island:${i.island.island??``}`),w(b,`aria-label`,n(s).name),r(I,n(s).name)}),t(e,b),O()}var jt=c(`<b class="svelte-lddz1k"> </b>`),Mt=c(`<li><!></li>`),Nt=c(`<!><!><span class="vh"> </span>`,1),Pt=c(`<div class="prog svelte-lddz1k" role="img" data-at="progress"><span class="cap svelte-lddz1k"> </span> <ol class="svelte-lddz1k"><li><!></li> <!></ol> <span><!> </span></div>`);function Ft(e,i){S(i,!0);let a=Y(),s=V(),c=j(()=>a.view),l=j(()=>a.catalogue.end_spaces[n(c).seats]??null),u=j(()=>Array.from({length:a.catalogue.last_space},(e,t)=>t+1)),d=j(()=>n(c).turns_left!==null&&n(c).phase!==`over`),h=j(()=>n(d)?a.say(`turns-left`,{turns:n(c).turns_left??0}):n(l)===null?``:a.say(`ends-at`,{space:n(l)}));var v=C(),y=o(v),b=e=>{var i=Pt(),v=D(i),y=m(v,!0),b=p(v,2),S=D(b);let C;var T=D(S),E=e=>{L(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})};N(T,e=>{n(c).progress===0&&n(c).train_taker===null&&e(E)}),_(S),P(p(S,2),16,()=>n(u),e=>e,(e,i)=>{let a=j(()=>i===n(c).progress&&n(c).train_taker===null);var o=Mt();let s;var u=D(o),d=e=>{L(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})},p=e=>{var n=jt(),a=m(n,!0);f(()=>r(a,i)),t(e,n)};N(u,e=>{n(a)?e(d):e(p,-1)}),_(o),f(()=>s=x(o,1,`svelte-lddz1k`,null,s,{past:i<n(c).progress||i===n(c).progress&&!n(a),at:n(a),end:i===n(l),off:i>n(l)})),t(e,o)}),_(b);var O=p(b,2);let k;var A=D(O),M=e=>{var i=Nt(),s=o(i);L(s,{name:`loco-1`,class:`taken`,style:`--b:#c4952c`});var l=p(s);G(l,{get seat(){return n(c).train_taker}});var u=m(p(l),!0);f(e=>r(u,e),[()=>B(a,n(c).train_taker)]),t(e,i)};N(A,e=>{n(c).train_taker!==null&&e(M)});var F=p(A);_(O),_(i),g(i,()=>s(`progress`)),f((e,t)=>{w(i,`aria-label`,e),r(y,t),C=x(S,1,`start svelte-lddz1k`,null,C,{at:n(c).progress===0&&n(c).train_taker===null}),k=x(O,1,`cap note svelte-lddz1k`,null,k,{last:n(d)}),r(F,` ${n(h)??``}`)},[()=>a.say(`progress-label`,{at:n(c).progress,end:n(l)}),()=>a.say(`progress`)]),t(e,i)};N(y,e=>{n(l)!==null&&e(b)}),t(e,v),O()}var It=l(`<g><path class="tree svelte-f6i3a" d="M0-16l7 10H3l6 9H-9l6-9h-4z"></path><path class="trunk svelte-f6i3a" d="M-1.500 3h3v5h-3z"></path></g>`),Lt=l(`<svg class="map svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><path class="shoal svelte-f6i3a" d="M22 70Q40 6 190 14T430 4t260 6 262 8q92 14 96 100t-10 130q-20 96-160 88t-240 10-230-10T130 344Q24 340 14 236T22 70z"></path><path class="land svelte-f6i3a" d="M40 78Q64 24 196 34T430 20t256 12 254 6q72 16 78 86t-10 122q-20 80-146 74t-236 14-226-12-264 8Q42 326 32 230T40 78z"></path><path class="hill svelte-f6i3a" d="M300 196q16-34 40-36t44 36zM648 190q20-44 46-46t50 46z"></path></svg><svg class="map deco svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><!><g transform="translate(14 268)"><path class="white svelte-f6i3a" d="M4 40L7 10h8l3 30z"></path><path class="red svelte-f6i3a" d="M5.500 24h11l.8 8H4.700zM6 8h10V3L11-2 6 3z"></path></g><g transform="translate(1016 296)"><path class="white svelte-f6i3a" d="M0 14h30l-6 9H6zM14 12V-10L2 12zM17 12V-6l10 18z"></path></g><path class="wave svelte-f6i3a" d="M6 40q6-5 12 0t12 0M1020 40q6-5 12 0t12 0M4 330q6-5 12 0t12 0M1030 250q6-5 12 0"></path></svg>`,1);function Rt(e){let r=[[44,150],[58,166,.8],[40,212,.9],[1008,140],[1022,158,.8],[996,214],[374,118,.8],[386,132],[700,236,.9],[716,222,.8],[372,260],[704,112]];var i=Lt(),a=p(o(i));P(D(a),17,()=>r,d,(e,r)=>{var i=j(()=>v(n(r),3));let a=()=>n(i)[0],o=()=>n(i)[1],s=y(()=>T(n(i)[2],1));var c=It();f(()=>w(c,`transform`,`translate(${a()??``} ${o()??``}) scale(${n(s)??``})`)),t(e,c)}),k(3),_(a),t(e,i)}var zt=c(`<div class="middle svelte-1ardebg"><!> <!></div>`),Bt=c(`<div><!> <div class="places svelte-1ardebg"><!> <!> <!></div></div>`);function Vt(e,r){S(r,!0);let i=[`alpine_lodge`,`billingtons`,`devon_city`,`cactus_mines`,`camp_eagle`,`flint_beach`],a=Y(),o=j(()=>i.map(e=>a.view.islands.find(({island:t})=>t===e)).filter(e=>e!==void 0)),s=j(()=>a.view.islands.filter(({island:e})=>!i.includes(e))),c=j(()=>(a.catalogue.end_spaces[a.view.seats]??null)!==null);var l=Bt();let u;var d=D(l);Rt(d,{});var m=p(d,2),h=D(m);P(h,17,()=>n(o).slice(0,3),e=>e.island,(e,t)=>{At(e,{get island(){return n(t)}})});var g=p(h,2),v=e=>{var r=zt(),i=D(r),a=e=>{Ft(e,{})};N(i,e=>{n(c)&&e(a)}),P(p(i,2),17,()=>n(s),e=>e.island,(e,t)=>{At(e,{get island(){return n(t)}})}),_(r),t(e,r)};N(g,e=>{(n(c)||n(s).length>0)&&e(v)}),P(p(g,2),17,()=>n(o).slice(3),e=>e.island,(e,t)=>{At(e,{get island(){return n(t)}})}),_(m),_(l),f(()=>u=x(l,1,`frame svelte-1ardebg`,null,u,{track:n(c),station:n(s).length>0})),t(e,l),O()}var Ht=c(`<svg class="bag svelte-srt9j7" viewBox="0 0 38 46" aria-hidden="true"><path d="M12 12Q2 22 3 34q1 10 16 10t16-10q1-12-9-22z" fill="#a8763c" stroke="var(--k)" stroke-width="2"></path><path d="M11 12h16M12 11Q8 5 10 3l4 2 5-3 5 3 4-2q2 2-2 8" fill="#c08e50" stroke="var(--k)" stroke-width="2" stroke-linejoin="round"></path></svg> <span class="of"><b> </b><small> </small></span>`,1),Ut=c(`<span class="svelte-srt9j7"><!> </span>`),Wt=c(`<p class="people svelte-srt9j7"></p>`),Gt=c(`<!> <!>`,1);function Kt(e,i){S(i,!0);let a=Y(),s=j(()=>Object.entries(a.view.bag)),c=j(()=>n(s).reduce((e,[,t])=>e+t,0)),l=j(()=>a.movesOf(`take_bag`));var u=Gt(),d=o(u);{let e=j(()=>n(l)[0]?.text??a.say(`bag-label`,{passengers:n(c)})),i=j(()=>U(a,`take`,`draw`)?{kind:`take_bag`,args:{}}:void 0);W(d,{get label(){return n(e)},get moves(){return n(l)},get why(){return n(i)},about:{kind:`pile`,args:{pile:`bag`}},quiet:!0,class:`pile`,at:`bag`,children:(e,i)=>{var s=Ht(),l=p(o(s),2),u=D(l),d=m(u,!0),h=m(p(u),!0);_(l),f(e=>{r(d,n(c)),r(h,e)},[()=>a.say(`bag`)]),t(e,s)},$$slots:{default:!0}})}var h=p(d,2),g=e=>{var i=Wt();P(i,21,()=>n(s),([e,t])=>e,(e,i)=>{var a=j(()=>v(n(i),2));let o=()=>n(a)[0],s=()=>n(a)[1];var c=Ut(),l=D(c);{let e=j(()=>X(o()));L(l,{get name(){return n(e)}})}var u=p(l,1,!0);_(c),f(()=>r(u,s())),t(e,c)}),_(i),f(e=>w(i,`aria-label`,e),[()=>a.say(`bag-label`,{passengers:n(c)})]),t(e,i)};N(h,e=>{n(s).length>0&&e(g)}),t(e,u),O()}var qt=c(`<span class="badge vp svelte-1mccbu7"> <!></span>`),Jt=c(`<b class="cno svelte-1mccbu7"> </b>`),Yt=c(`<span class="pw svelte-1mccbu7"><!> </span>`),Xt=c(`<span class="wt svelte-1mccbu7"><!> </span>`),Zt=c(`<i class="svelte-1mccbu7"><!></i>`),Qt=c(`<span class="holds svelte-1mccbu7"></span>`),$t=c(`<span class="pb svelte-1mccbu7"> <!></span>`),en=c(`<span class="spec svelte-1mccbu7"><!> <!> <!> <!></span>`),tn=c(`<span class="wrd svelte-1mccbu7"> </span>`),nn=c(`<span class="long svelte-1mccbu7"> </span>`),rn=c(`<span><b class="plate val cost svelte-1mccbu7"> </b> <!> <span class="pic svelte-1mccbu7"><!> <!> <!></span> <span class="body"><span class="nm svelte-1mccbu7"> </span> <!> <span class="foot svelte-1mccbu7"><span class="stamp svelte-1mccbu7"><!></span> <span class="fx svelte-1mccbu7"><!></span></span> <!></span></span>`);function Q(e,i){S(i,!0);let a=A(i,`big`,3,!1),o=Y(),s=j(()=>o.catalogue.cards[i.card]),c=j(()=>n(s).category===`building`),l=j(()=>n(s).brief!==``),u=j(()=>!a()&&!n(c)&&n(l)&&n(s).short.length>14);var h=rn();let g;var v=D(h),y=m(v,!0),b=p(v,2),C=e=>{var i=qt(),a=D(i,!0);L(p(a),{name:`i-star`}),_(i),f(e=>{w(i,`title`,e),r(a,n(s).points)},[()=>o.say(`card-points`,{points:n(s).points})]),t(e,i)};N(b,e=>{n(c)||e(C)});var T=p(b,2),k=D(T);{let e=j(()=>n(c)?`sc-sea`:`sc-hills`);L(k,{get name(){return n(e)},class:`sc`,slice:!0})}var M=p(k,2);{let e=j(()=>Je(i.card,n(s)));L(M,{get name(){return n(e)},class:`v`})}var F=p(M,2),I=e=>{var a=Jt(),o=m(a,!0);f(e=>r(o,e),[()=>Z(i.card,n(s))]),t(e,a)},R=j(()=>Z(i.card,n(s)));N(F,e=>{n(R)&&e(I)}),_(T);var z=p(T,2),B=D(z),V=m(B,!0),H=p(B,2),U=e=>{var i=en(),a=D(i),c=e=>{var i=Yt(),a=D(i);L(a,{name:`i-power`});var c=p(a,1,!0);_(i),f(e=>{w(i,`title`,e),r(c,n(s).power)},[()=>o.say(`card-power`,{power:n(s).power})]),t(e,i)};N(a,e=>{n(s).power>0&&e(c)});var l=p(a,2),u=e=>{var i=Xt(),a=D(i);L(a,{name:`i-weight`});var c=p(a,1,!0);_(i),f(e=>{w(i,`title`,e),r(c,n(s).weight)},[()=>o.say(`card-weight`,{weight:n(s).weight})]),t(e,i)};N(l,e=>{n(s).category!==`engine`&&n(s).power===0&&e(u)});var m=p(l,2),h=e=>{var r=Qt();P(r,21,()=>({length:n(s).capacity}),d,(e,r)=>{var i=Zt(),a=D(i);{let e=j(()=>Xe(n(s)));L(a,{get name(){return n(e)}})}_(i),t(e,i)}),_(r),f(e=>w(r,`title`,e),[()=>o.say(`card-holds`,{places:n(s).capacity,what:n(s).holds})]),t(e,r)};N(m,e=>{n(s).capacity>0&&e(h)});var g=p(m,2),v=e=>{var i=$t(),a=D(i);L(p(a),{name:`i-pass`}),_(i),f(e=>{w(i,`title`,e),r(a,`+${n(s).passengers??``}`)},[()=>o.say(`card-passengers`,{passengers:n(s).passengers})]),t(e,i)};N(g,e=>{n(s).passengers>0&&e(v)}),_(i),t(e,i)};N(H,e=>{n(c)||e(U)});var W=p(H,2),G=D(W);L(D(G),{get name(){return`cargo-${n(s).symbol??``}`}}),_(G);var K=p(G,2),q=D(K),ee=e=>{var i=tn(),o=m(i,!0);f(()=>r(o,a()?n(s).about:n(s).brief)),t(e,i)},te=e=>{bt(e,{get gives(){return n(s).gives}})};N(q,e=>{n(l)?e(ee):e(te,-1)}),_(K),_(W);var ne=p(W,2),ie=e=>{var i=nn(),a=m(i,!0);f(()=>r(a,n(s).about)),t(e,i)};N(ne,e=>{a()&&!n(l)&&e(ie)}),_(z),_(h),f((e,t,i)=>{g=x(h,1,`card isle svelte-1mccbu7`,null,g,{big:a(),bld:n(c),wordy:n(u),cab:n(s).category===`caboose`}),E(h,`--c:var(--${n(s).category??``})`),w(v,`title`,e),r(y,n(s).cost),r(V,t),w(G,`title`,i)},[()=>o.say(`card-cost`,{cards:n(s).cost}),()=>re(a()?n(s).name:n(s).short),()=>o.say(`card-symbol`,{cargo:n(s).symbol})]),t(e,h),O()}var an=c(`<span class="face svelte-tkd4fk" aria-hidden="true"><!></span>`),on=c(`<span class="empty svelte-tkd4fk"></span>`),sn=c(`<span class="price svelte-tkd4fk"><i class="svelte-tkd4fk"></i><b> </b></span><span> </span>`,1),cn=c(`<b class="times svelte-tkd4fk"> </b>`),ln=c(`<li class="svelte-tkd4fk"><!> <!></li>`),un=c(`<ul class="all svelte-tkd4fk"></ul>`),dn=c(`<button type="button" class="pile open svelte-tkd4fk" data-at="discards"><!> <span class="of"><b> </b><small> </small></span> <span class="vh"> </span></button> <!> <!>`,1);function fn(i,a){S(a,!0);let c=Y(),l=V(),d=j(()=>c.view.discards),h=j(()=>n(d)[0]),v=j(()=>U(c,`fetch`)),y=j(()=>[...new Set(n(d))].map(e=>({card:e,count:n(d).filter(t=>t===e).length}))),b=j(()=>c.movesOf(`buy_back`)),x=j(()=>c.catalogue.solo[String(c.view.options.solo)]?.buy_back??0),C=e(!1),T=j(()=>n(d).length>0&&(n(C)||n(v)));var E=dn(),k=o(E),A=D(k),M=e=>{var r=an();Q(D(r),{get card(){return n(h)}}),_(r),t(e,r)},F=e=>{t(e,on())};N(A,e=>{n(h)?e(M):e(F,-1)});var I=p(A,2),L=D(I),R=m(L,!0),z=m(p(L),!0);_(I);var B=m(p(I,2),!0);_(k),g(k,()=>l(`pile`,{pile:`discards`}));var H=p(k,2),G=e=>{W(e,{get label(){return n(b)[0].text},get moves(){return n(b)},class:`isle-buy`,children:(e,i)=>{var a=sn(),s=o(a),c=m(p(D(s)),!0);_(s);var l=m(p(s),!0);f(()=>{r(c,n(x)),r(l,n(b)[0].text)}),t(e,a)},$$slots:{default:!0}})};N(H,e=>{n(b).length>0&&e(G)});var K=p(H,2),q=e=>{var i=un();P(i,21,()=>n(y),({card:e,count:t})=>e,(e,i)=>{let a=()=>n(i).card,o=()=>n(i).count,s=j(()=>n(v)?c.movesOf(`card`,{card:a()}):[]);var l=ln(),u=D(l);{let e=j(()=>n(s)[0]?.text??c.catalogue.cards[a()].name),t=j(()=>({kind:`card`,args:{card:a()}}));W(u,{get label(){return n(e)},get moves(){return n(s)},get about(){return n(t)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}var d=p(u,2),h=e=>{var n=cn(),i=m(n);f(()=>r(i,`×${o()??``}`)),t(e,n)};N(d,e=>{o()>1&&e(h)}),_(l),t(e,l)}),_(i),f(e=>w(i,`aria-label`,e),[()=>c.say(`discards`)]),t(e,i)};N(K,e=>{n(T)&&e(q)}),f((e,t)=>{w(k,`aria-expanded`,n(T)),k.disabled=n(d).length===0,r(R,n(d).length),r(z,e),r(B,t)},[()=>c.say(`discards`),()=>c.say(`discards-open`)]),s(`click`,k,()=>u(C,!n(C))),t(i,E),O()}a([`click`]);var pn=c(`<span class="label"> </span>`),mn=c(`<span class="face svelte-1hmyhb9"><!></span>`),hn=c(`<span style="--b:#1f5a4c"><!></span>`),gn=c(`<span class="empty svelte-1hmyhb9"></span>`),_n=c(`<!> <span class="of"><b> </b><small> </small></span>`,1),vn=c(`<section class="market sheet svelte-1hmyhb9"><h3 class="svelte-1hmyhb9"> <!></h3> <div class="cards svelte-1hmyhb9" data-at="row"><!></div> <div class="piles svelte-1hmyhb9"><!> <!> <!></div></section>`);function yn(e,a){S(a,!0);let s=Y(),c=j(()=>s.view),l=j(()=>s.catalogue.cards),u=j(()=>U(s,`take`,`draw`)),d=j(()=>n(c).row.includes(null)&&n(c).phase!==`over`),h=j(()=>s.movesOf(`take_deck`)),g=j(()=>n(c).deck.known[0]),v=j(()=>s.lastLines.filter(e=>e.kind===`turned_up`).map(e=>e.args.card));var y=vn(),b=D(y),x=D(b),C=p(x),T=e=>{var n=pn(),i=m(n,!0);f(e=>r(i,e),[()=>s.say(`row-refill`)]),t(e,n)};N(C,e=>{n(d)&&e(T)}),_(b);var E=p(b,2);q(D(E),{get cards(){return n(c).row},kind:`take_row`,place:`slot`,get isTaking(){return n(u)},nameOf:e=>n(l)[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>e===null?void 0:`row:${t} row:${e}`,isNew:e=>n(v).includes(e),gap:e=>{k();var n=i();f(e=>r(n,e),[()=>s.say(`row-gap`)]),t(e,n)},face:(e,t=M)=>{Q(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),_(E);var A=p(E,2),P=D(A);{let e=j(()=>n(h)[0]?.text??s.say(`deck-label`,{cards:n(c).deck.size})),i=j(()=>n(u)?{kind:`take_deck`,args:{}}:void 0);W(P,{get label(){return n(e)},get moves(){return n(h)},get why(){return n(i)},about:{kind:`pile`,args:{pile:`deck`}},quiet:!0,class:`pile`,at:`deck`,get card(){return n(g)},children:(e,i)=>{var a=_n(),l=o(a),u=e=>{var r=mn();Q(D(r),{get card(){return n(g)}}),_(r),t(e,r)},d=e=>{var n=hn();L(D(n),{name:`back`,class:`back`}),_(n),t(e,n)},h=e=>{t(e,gn())};N(l,e=>{n(g)?e(u):n(c).deck.size>0?e(d,1):e(h,-1)});var v=p(l,2),y=D(v),b=m(y,!0),x=m(p(y),!0);_(v),f(e=>{r(b,n(c).deck.size),r(x,e)},[()=>n(g)?s.say(`deck-known`):s.say(`deck`)]),t(e,a)},$$slots:{default:!0}})}var F=p(P,2);fn(F,{}),Kt(p(F,2),{}),_(A),_(y),f((e,t)=>{w(y,`aria-label`,e),r(x,`${t??``} `)},[()=>s.say(`row`),()=>s.say(`row`)]),t(e,y),O()}var bn={upgrade:`trains`,drop:`trains`,onto:`trains`,item:`trains`,replace:`trains`,extend:`trains`,load_passenger:`trains`,to:`island`,primary:`island`,secondary:`island`,ticket:`island`,stray:`island`,take_row:`row`,take_deck:`row`,take_bag:`row`,buy_back:`row`},xn=[`card`,`force`];function Sn({kind:e}){return e in bn||xn.includes(e)}function Cn({kind:e},t){return e===`card`&&t===`fetch`?`row`:bn[e]??null}function wn({kind:e}){return e===`finish`||e===`keep`}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n!==void 0&&{card:n}}}function Tn({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return $(`row`,n,t.card);case`drew`:return $(`deck`,n,t.card);case`drew_passenger`:return $(`bag`,`supply:${t.seat}`);case`discarded`:return $(n,`discards`,t.card);case`built`:case`upgraded`:return $(n,`train:${t.seat}`,t.card);case`built_building`:return $(n,`buildings:${t.seat}`,t.card);case`dropped`:return $(`train:${t.seat}`,`discards`,t.card);case`loaded`:case`forced`:return $(n,`car:${t.owner}:${t.position}`,t.card);case`loaded_passenger`:return $(`supply:${t.seat}`,`car:${t.owner}:${t.position}`);case`delivered`:return $(`train:${t.seat}`,`space:${t.island}:${t.space}`);case`night`:return $(`deck`,`discards`,t.card);case`bought_back`:return $(`discards`,`deck`,t.card);case`fetched`:return $(`discards`,n,t.card);case`turned_up`:return $(`deck`,`row:${t.card}`,t.card);default:return null}}var En=l(`<path d="M25 8a13 13 0 1 0 8 20A11 11 0 0 1 25 8z" fill="#f2cf63"></path>`),Dn=l(`<circle cx="20" cy="20" r="8" fill="#e98a2b"></circle><path d="M20 4v5M20 31v5M4 20h5M31 20h5M9 9l3 3M28 28l3 3M31 9l-3 3M12 28l-3 3" stroke="#e98a2b" stroke-width="3" stroke-linecap="round"></path>`,1),On=c(`<div class="reached svelte-o0ga1w" role="img"><b class="svelte-o0ga1w"> <small class="svelte-o0ga1w"> </small></b> <span class="bar-of svelte-o0ga1w"><i class="svelte-o0ga1w"></i></span></div>`),kn=c(`<li><b class="svelte-o0ga1w"> </b><span class="svelte-o0ga1w"> </span></li>`),An=c(`<ol class="titles svelte-o0ga1w"></ol>`),jn=c(`<section><svg class="sky svelte-o0ga1w" viewBox="0 0 40 40" role="img"><rect width="40" height="40" rx="6" class="air svelte-o0ga1w"></rect><!></svg> <div class="goal"><h3 class="svelte-o0ga1w"> <span class="label"> </span></h3> <p class="svelte-o0ga1w"> <span class="price svelte-o0ga1w"> </span></p></div> <!></section>`);function Mn(e,i){S(i,!0);let a=Y(),o=j(()=>a.view),s=j(()=>a.catalogue.solo[String(n(o).options.solo)]),c=j(()=>[`night`,`last_chance`].includes(n(o).phase)),l=j(()=>n(o).points[0]),u=j(()=>a.catalogue.ratings.at(-1).points);var h=jn();let g;var v=D(h),y=p(D(v)),b=e=>{t(e,En())},C=e=>{var n=Dn();k(),t(e,n)};N(y,e=>{n(c)?e(b):e(C,-1)}),_(v);var T=p(v,2),A=D(T),M=D(A),F=m(p(M),!0);_(A);var I=p(A,2),L=D(I),R=m(p(L),!0);_(I),_(T);var z=p(T,2),B=e=>{var i=On(),s=D(i),c=D(s,!0),l=m(p(c));_(s);var u=m(p(s,2));_(i),f((e,t)=>{w(i,`aria-label`,e),r(c,n(o).goal.done),r(l,`/${n(o).goal.of??``}`),E(u,`width:${t??``}%`)},[()=>a.say(`goal-reached`,{...n(o).goal}),()=>Math.min(100,Math.max(0,100*n(o).goal.done/n(o).goal.of))]),t(e,i)},V=e=>{var i=An();P(i,21,()=>a.catalogue.ratings,d,(e,i,a)=>{var o=kn();let s;var c=D(o),u=m(c,!0),d=m(p(c),!0);_(o),f(()=>{s=x(o,1,`svelte-o0ga1w`,null,s,{now:n(l).rating===a,past:(n(l).rating??0)>a}),r(u,n(i).points),r(d,n(i).name)}),t(e,o)}),_(i),f(e=>E(i,`--at:${e??``}%`),[()=>Math.min(100,100*Math.max(0,n(l).total)/n(u))]),t(e,i)};N(z,e=>{n(o).goal?e(B):e(V,-1)}),_(h),f((e,t,i)=>{g=x(h,1,`solo sheet svelte-o0ga1w`,null,g,{night:n(c)}),w(h,`aria-label`,n(s).name),w(v,`aria-label`,e),r(M,`${n(s).name??``} `),r(F,t),r(L,`${n(s).goal??``} `),r(R,i)},[()=>a.say(n(c)?`night`:`day`),()=>a.say(n(c)?`night`:`day`),()=>a.say(`buy-back-price`,{tokens:n(s).buy_back})]),t(e,h),O()}var Nn=c(`<span class="svelte-1unimig"> <!></span>`),Pn=c(`<span class="price svelte-1unimig"><!> <!></span>`);function Fn(e,n){let i=A(n,`gain`,3,null);var a=C(),s=o(a),c=e=>{var a=Pn(),o=D(a),s=e=>{var i=Nn(),a=D(i,!0);L(p(a),{name:`i-cards`}),_(i),f(()=>r(a,n.cards)),t(e,i)};N(o,e=>{n.cards!==void 0&&e(s)});var c=p(o,2),l=e=>{var n=Nn(),a=D(n,!0);L(p(a),{name:`i-star`}),_(n),f(()=>r(a,i()>0?`+${i()}`:`−${-i()}`)),t(e,n)};N(c,e=>{i()&&e(l)}),_(a),t(e,a)};N(s,e=>{(n.cards!==void 0||i())&&e(c)}),t(e,a)}var In=c(`<!><b class="worth svelte-110lt00"> </b>`,1),Ln=c(`<b class="worth svelte-110lt00"><!></b>`),Rn=c(`<!> <!>`,1),zn=c(`<span class="none svelte-110lt00"> </span>`),Bn=c(`<div class="buildings svelte-110lt00"><!> <!></div>`);function Vn(e,i){S(i,!0);let a=Y(),s=j(()=>a.view),c=j(()=>n(s).buildings[i.seat]),l=j(()=>n(s).points[i.seat].by_building),u=j(()=>i.seat===a.viewer),d=j(()=>n(c).length<n(s).building_limits[i.seat]),h=j(()=>n(s).doing.card),g=j(()=>n(h)!==null&&a.catalogue.cards[n(h)].category===`building`),v=j(()=>n(u)&&n(g)?a.movesOf(`extend`):[]),y=j(()=>i.seat===n(s).seat&&n(g)&&n(s).phase===`pay`&&n(s).doing.replaced===null);var b=Bn(),x=D(b);P(x,18,()=>n(c),e=>e,(e,c,d)=>{let h=j(()=>n(u)?a.movesOf(`replace`,{building:n(d)}):[]);{let _=j(()=>n(h)[0]?.text??a.say(`building-label`,{card:a.catalogue.cards[c].name,points:n(l)[n(d)]?.points??0})),v=j(()=>n(u)&&n(g)&&U(a,`mode`)?{kind:`replace`,args:{building:n(d)}}:void 0),y=j(()=>({kind:`building`,args:{seat:i.seat,building:n(d)}})),b=j(()=>i.seat===n(s).seat&&n(s).doing.replaced===n(d)&&n(s).phase===`pay`?`leaving`:``);W(e,{get label(){return n(_)},get moves(){return n(h)},get why(){return n(v)},get about(){return n(y)},get card(){return c},get class(){return`building ${n(b)??``}`},children:(e,i)=>{var s=In(),u=o(s);{let e=j(()=>Je(c,a.catalogue.cards[c]));L(u,{get name(){return n(e)}})}var h=m(p(u),!0);f(()=>r(h,n(l)[n(d)]?.points)),t(e,s)},$$slots:{default:!0}})}});var C=p(x,2),T=e=>{{let r=j(()=>n(v)[0]?.text??a.catalogue.cards[n(h)].name),i=j(()=>({kind:`card`,args:{card:n(h)}}));W(e,{get label(){return n(r)},get moves(){return n(v)},get about(){return n(i)},class:`building ghost`,children:(e,r)=>{var i=Rn(),c=o(i);{let e=j(()=>Je(n(h),a.catalogue.cards[n(h)]));L(c,{get name(){return n(e)}})}var l=p(c,2),u=e=>{var r=Ln(),i=D(r);{let e=j(()=>n(s).doing.prices?.added);Fn(i,{get cards(){return n(e)},get gain(){return n(v)[0].gain}})}_(r),t(e,r)};N(l,e=>{n(v).length>0&&e(u)}),t(e,i)},$$slots:{default:!0}})}},E=e=>{var n=zn(),i=m(n,!0);f(e=>r(i,e),[()=>a.say(`no-building`)]),t(e,n)};N(C,e=>{n(v).length>0||n(y)?e(T):n(d)&&n(c).length===0&&e(E,1)}),_(b),f(()=>w(b,`data-at`,`buildings:${i.seat??``}`)),t(e,b),O()}var Hn=c(`<b class="svelte-1iqazy9"> </b>`),Un=c(`<!><!>`,1),Wn=c(`<ul class="counts svelte-1iqazy9"><li class="svelte-1iqazy9"><!><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="tok svelte-1iqazy9"><i class="svelte-1iqazy9"></i><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="pull svelte-1iqazy9"><!><b class="svelte-1iqazy9"> <small class="svelte-1iqazy9"> </small></b> <span class="vh"> </span></li> <li class="supply svelte-1iqazy9"></li></ul>`);function Gn(e,i){S(i,!0);let a=Y(),s=V(),c=j(()=>a.view),l=j(()=>n(c).strengths[i.seat]),u=j(()=>i.seat===a.viewer),d=j(()=>Object.entries(n(c).supplies[i.seat])),h=j(()=>n(c).hands[i.seat].size),y=j(()=>n(c).tokens[i.seat]);var b=Wn(),x=D(b),C=D(x);L(C,{name:`i-cards`,class:`ic`});var T=p(C),E=m(T,!0),k=m(p(T),!0);_(x),g(x,()=>s(`hand`,{seat:i.seat}));var A=p(x,2),M=p(D(A)),F=m(M,!0),I=m(p(M),!0);_(A),g(A,()=>s(`tokens`,{seat:i.seat}));var R=p(A,2),z=D(R);L(z,{name:`i-weight`,class:`ic`});var B=p(z),H=D(B,!0),G=m(p(H));_(B);var K=m(p(B,2),!0);_(R),g(R,()=>s(`strength`,{seat:i.seat}));var q=p(R,2);P(q,21,()=>n(d),([e,t])=>e,(e,i)=>{var s=j(()=>v(n(i),2));let c=()=>n(s)[0],l=()=>n(s)[1],d=j(()=>n(u)?a.movesOf(`load_passenger`,{colour:c()}):[]);{let i=j(()=>n(d)[0]?.text??a.say(`seat-waiting`,{colour:c(),passengers:l()})),s=j(()=>n(u)&&U(a,`load`)?{kind:`load_passenger`,args:{colour:c()}}:void 0),h=j(()=>({kind:`passenger`,args:{colour:c()}}));W(e,{get label(){return n(i)},get moves(){return n(d)},get why(){return n(s)},get about(){return n(h)},class:`waiting`,children:(e,i)=>{var a=Un(),s=o(a);{let e=j(()=>X(c()));L(s,{get name(){return n(e)}})}var u=p(s),d=e=>{var n=Hn(),i=m(n,!0);f(()=>r(i,l())),t(e,n)};N(u,e=>{l()>1&&e(d)}),t(e,a)},$$slots:{default:!0}})}}),_(q),_(b),f((e,t,a)=>{w(x,`data-at`,n(u)?void 0:`hand:${i.seat}`),r(E,n(h)),r(k,e),w(A,`data-at`,`tokens:${i.seat??``}`),r(F,n(y)),r(I,t),r(H,n(l).weight),r(G,`/${n(l).power??``}`),r(K,a),w(q,`data-at`,`supply:${i.seat??``}`)},[()=>a.say(`seat-cards`,{cards:n(h)}),()=>a.say(`seat-tokens`,{tokens:n(y)}),()=>a.say(`seat-strength`,{...n(l)})]),t(e,b),O()}var Kn=c(`<!><span> </span>`,1),qn=c(`<li><!></li>`),Jn=c(`<ul class="tray svelte-hwmp5d"></ul>`);function Yn(e,i){S(i,!0);let a=Y(),s=j(()=>a.movesOf(`item`).map(e=>{let t=a.view.trains[i.seat][Number(e.args.position)];return{move:e,car:a.catalogue.cards[t.card],load:t.loads[Number(e.args.place)]}}));var c=C(),l=o(c),u=e=>{var i=Jn();P(i,21,()=>n(s),({move:e,car:t,load:n})=>e.code,(e,i)=>{let s=()=>n(i).move,c=()=>n(i).car,l=()=>n(i).load;var u=qn(),d=D(u);{let e=j(()=>[s()]);W(d,{get label(){return s().text},get moves(){return n(e)},class:`choice`,children:(e,i)=>{var s=Kn(),u=o(s);{let e=j(()=>Qe(l(),c(),a.catalogue));L(u,{get name(){return n(e)}})}var d=m(p(u),!0);f(()=>r(d,c().short)),t(e,s)},$$slots:{default:!0}})}_(u),t(e,u)}),_(i),t(e,i)};N(l,e=>{n(s).length>0&&e(u)}),t(e,c),O()}function Xn(e,t={}){return{kind:e,args:t}}var Zn=c(`<i class="isle-slot svelte-r77f8x"><!></i>`);function Qn(e,r){S(r,!0);let i=Y(),a=j(()=>r.seat===i.viewer),s=j(()=>n(a)?i.movesOf(`item`,{position:r.position,place:r.place}):[]),c=j(()=>n(a)&&U(i,`passenger`,`give`,`set_aside`)?{kind:`item`,args:{position:r.position,place:r.place}}:void 0),l=j(()=>r.load?.passenger?Xn(`passenger`,{colour:r.load.passenger}):r.load?.card?Xn(`card`,{card:r.load.card}):Xn(`face_down`)),u=j(()=>{if(!r.load)return``;if(r.load.passenger)return i.say(`load-passenger`,{colour:r.load.passenger});let e={cargo:Ze(r.load,r.car,i.catalogue),card:r.load.card?i.catalogue.cards[r.load.card].name:`none`};return i.say(r.load.face_down===void 0?`load-card`:`load-face-down`,e)});var d=C(),f=o(d),p=e=>{{let t=j(()=>n(s)[0]?.text??n(u)),a=j(()=>r.load.face_down===void 0?``:`down`),o=j(()=>r.load.card??void 0);W(e,{get label(){return n(t)},get moves(){return n(s)},get why(){return n(c)},get about(){return n(l)},shape:`bare`,get class(){return`isle-slot on ${n(a)??``}`},get card(){return n(o)},children:(e,t)=>{{let t=j(()=>Qe(r.load,r.car,i.catalogue));L(e,{get name(){return n(t)}})}},$$slots:{default:!0}})}},m=e=>{var i=Zn(),a=D(i);{let e=j(()=>Xe(r.car));L(a,{get name(){return n(e)}})}_(i),t(e,i)};N(f,e=>{r.load?e(p):e(m,-1)}),t(e,d),O()}var $n=c(`<b class="painted svelte-xfjwit"> </b>`),er=c(`<span class="tag svelte-xfjwit"> <!></span>`),tr=c(`<span class="tag out svelte-xfjwit"><!><!></span>`),nr=c(`<span class="tag gives svelte-xfjwit"><!></span>`),rr=c(`<!> <!> <!> <!>`,1),ir=c(`<div><!> <span class="slots svelte-xfjwit"></span></div>`);function ar(e,i){S(i,!0);let a=Y(),s=j(()=>a.catalogue.cards[i.vehicle.card]),c=j(()=>a.view.doing),l=j(()=>i.seat===a.viewer),u=j(()=>i.seat===a.view.seat),h=j(()=>n(l)?a.movesOf(`upgrade`,{position:i.position}):[]),g=j(()=>n(l)?a.movesOf(`drop`,{position:i.position}):[]),v=j(()=>a.movesOf(`onto`,{seat:i.seat,position:i.position})),y=j(()=>[...n(h),...n(g),...n(v)]),b=j(()=>n(u)&&n(c).upgraded===i.position&&n(c).card!==null),C=j(()=>{if(!n(b))return U(a,`target`)?{kind:`onto`,args:{seat:i.seat,position:i.position}}:n(l)&&U(a,`mode`)?{kind:`upgrade`,args:{position:i.position}}:n(l)&&U(a,`drop`)?{kind:`drop`,args:{position:i.position}}:void 0}),T=j(()=>a.view.phase===`force`&&n(c).target_seat===i.seat&&n(c).target===i.position),E=j(()=>a.lastLines.some(({kind:e,args:t})=>t.owner===i.seat&&t.position===i.position||t.seat===i.seat&&t.card===i.vehicle.card&&(e===`built`||e===`upgraded`))),k=j(()=>a.say(`vehicle-label`,{card:n(s).name,loads:i.vehicle.loads.length,places:n(s).capacity})),A=j(()=>n(c).card===null?void 0:a.catalogue.cards[n(c).card]);var M=ir();let F;var I=D(M);{let e=j(()=>n(y)[0]?.text??n(k)),a=j(()=>({kind:`vehicle`,args:{seat:i.seat,position:i.position}}));W(I,{get label(){return n(e)},get moves(){return n(y)},get why(){return n(C)},get about(){return n(a)},shape:`bare`,get card(){return i.vehicle.card},class:`vehicle`,children:(e,a)=>{var l=rr(),u=o(l),d=e=>{L(e,{name:`hopper-load`,class:`v heap`})};N(u,e=>{n(s).category===`hopper`&&i.vehicle.loads.length>0&&e(d)});var y=p(u,2);{let e=j(()=>Je(i.vehicle.card,n(s)));L(y,{get name(){return n(e)},class:`v`})}var x=p(y,2),S=e=>{var a=$n(),o=m(a,!0);f(e=>r(o,e),[()=>Z(i.vehicle.card,n(s))]),t(e,a)},C=j(()=>Z(i.vehicle.card,n(s)));N(x,e=>{n(C)&&e(S)});var w=p(x,2),T=e=>{var a=er(),o=D(a),l=p(o),u=e=>{{let t=j(()=>n(c).prices?.upgraded[i.position]);Fn(e,{get cards(){return n(t)},get gain(){return n(h)[0].gain}})}};N(l,e=>{n(h).length>0&&e(u)}),_(a),f((e,t)=>r(o,`${e??``} → ${t??``} `),[()=>Ye(n(s)),()=>Ye(n(A))||n(A).short]),t(e,a)},E=e=>{var r=tr(),i=D(r);L(i,{name:`i-x`}),Fn(p(i),{get gain(){return n(g)[0].gain}}),_(r),t(e,r)},O=e=>{var r=nr();bt(D(r),{get gives(){return n(s).gives}}),_(r),t(e,r)};N(w,e=>{(n(h).length>0||n(b))&&n(A)?e(T):n(g).length>0?e(E,1):n(v).length>0&&e(O,2)}),t(e,l)},$$slots:{default:!0}})}var R=p(I,2);P(R,21,()=>({length:n(s).capacity}),d,(e,t,r)=>{Qn(e,{get seat(){return i.seat},get position(){return i.position},place:r,get car(){return n(s)},get load(){return i.vehicle.loads[r]}})}),_(R),_(M),f(()=>{F=x(M,1,`veh svelte-xfjwit`,null,F,{chosen:n(b)||n(T),last:n(E)}),w(M,`data-at`,`car:${i.seat??``}:${i.position??``}`)}),t(e,M),O()}var or=c(`<b class="painted svelte-16k1niv"> </b>`),sr=c(`<span class="tag svelte-16k1niv"><!></span>`),cr=c(`<!> <!> <!>`,1),lr=c(`<div><!></div>`),ur=c(`<section data-told-group=""><div class="who svelte-16k1niv"><div class="head svelte-16k1niv"><!> <b class="vp svelte-16k1niv"> <!></b></div> <!></div> <div class="line svelte-16k1niv"><div class="cars svelte-16k1niv"><!> <!></div> <!></div> <!></section>`);function dr(e,i){S(i,!0);let a=Y(),s=V(),c=j(()=>a.view),l=j(()=>i.seat===a.viewer),u=j(()=>n(c).doing.card),h=j(()=>n(u)===null?void 0:a.catalogue.cards[n(u)]),v=j(()=>n(h)!==void 0&&n(h).category!==`building`),y=j(()=>n(l)&&n(v)?a.movesOf(`extend`):[]),b=j(()=>i.seat===n(c).seat&&n(v)&&n(c).doing.upgraded===null&&[`drop`,`lose_building`,`pay`].includes(n(c).phase)),C=j(()=>n(c).trains[i.seat].length+(n(y).length>0||n(b)?1:0));var T=ur();let k;var A=D(T),M=D(A),F=D(M);ee(F,{get seat(){return i.seat}});var I=p(F,2),R=D(I,!0);L(p(R),{name:`i-star`}),_(I),g(I,()=>s(`points`,{seat:i.seat})),_(M),Gn(p(M,2),{get seat(){return i.seat}}),_(A);var z=p(A,2),B=D(z),H=D(B);P(H,17,()=>n(c).trains[i.seat],d,(e,t,r)=>{ar(e,{get seat(){return i.seat},position:r,get vehicle(){return n(t)}})});var U=p(H,2),G=e=>{var i=lr();let a;var s=D(i);{let e=j(()=>n(y)[0]?.text??n(h).name),i=j(()=>({kind:`card`,args:{card:n(u)}}));W(s,{get label(){return n(e)},get moves(){return n(y)},get about(){return n(i)},class:`new`,children:(e,i)=>{var a=cr(),s=o(a);{let e=j(()=>Je(n(u),n(h)));L(s,{get name(){return n(e)},class:`v`})}var l=p(s,2),d=e=>{var i=or(),a=m(i,!0);f(e=>r(a,e),[()=>Z(n(u),n(h))]),t(e,i)},g=j(()=>Z(n(u),n(h)));N(l,e=>{n(g)&&e(d)});var v=p(l,2),b=e=>{var r=sr(),i=D(r);{let e=j(()=>n(c).doing.prices?.added);Fn(i,{get cards(){return n(e)},get gain(){return n(y)[0].gain}})}_(r),t(e,r)};N(v,e=>{n(y).length>0&&e(b)}),t(e,a)},$$slots:{default:!0}})}_(i),f(()=>a=x(i,1,`coming svelte-16k1niv`,null,a,{chosen:n(b)})),t(e,i)};N(U,e=>{(n(y).length>0||n(b))&&n(u)!==null&&n(h)&&e(G)}),_(B),Vn(p(B,2),{get seat(){return i.seat}}),_(z);var K=p(z,2),q=e=>{Yn(e,{get seat(){return i.seat}})};N(K,e=>{n(l)&&a.isPhone&&e(q)}),_(T),f(e=>{k=x(T,1,`train-row sheet o${i.seat+1}`,`svelte-16k1niv`,k,{me:n(l),on:i.seat===a.decider}),w(T,`data-at`,`seat:${i.seat??``}`),w(T,`aria-label`,e),w(I,`data-at`,`points:${i.seat??``}`),r(R,n(c).points[i.seat].total),w(B,`data-at`,`train:${i.seat??``}`),E(B,`--n:${n(C)??``}`)},[()=>a.say(`train-of`,{who:a.people[i.seat]?.name??``})]),t(e,T),O()}var fr=c(`<!> <!>`,1),pr=c(`<div><!> <!> <div class="trains svelte-zipolt"></div></div>`);function mr(e,r){S(r,!0);let i=[`trains`,`island`,`row`],a=Y(),s=j(()=>H(a)),c=j(()=>a.viewer===null?n(s):[a.viewer,...n(s).slice(0,-1)]),l=j(()=>new Set(a.moves.map(e=>Cn(e,a.view.phase)))),u=j(()=>new Set(a.nextMoves.filter(({kind:e})=>e!==`buy_back`).map(e=>Cn(e,a.view.phase))));var d=C(),m=o(d),h=e=>{z(e,{get tabs(){return i},get lit(){return n(l)},get wanted(){return n(u)},of:e=>Cn(e,a.view.phase),part:(e,r=M)=>{var i=C(),s=o(i),l=e=>{var r=fr(),i=o(r),s=e=>{Mn(e,{})};N(i,e=>{a.view.seats===1&&e(s)}),P(p(i,2),16,()=>n(c),e=>e,(e,t)=>{dr(e,{get seat(){return t}})}),t(e,r)},u=e=>{Vt(e,{})},d=e=>{yn(e,{})};N(s,e=>{r()===`trains`?e(l):r()===`island`?e(u,1):e(d,-1)}),t(e,i)},$$slots:{part:!0}})},g=e=>{var r=pr();let i;var o=D(r);Vt(o,{});var c=p(o,2),l=e=>{Mn(e,{})};N(c,e=>{a.view.seats===1&&e(l)});var u=p(c,2);P(u,20,()=>n(s),e=>e,(e,t)=>{dr(e,{get seat(){return t}})}),_(u),_(r),f(()=>i=x(r,1,`board-grid svelte-zipolt`,null,i,{many:a.view.seats>3,few:a.view.seats<3})),t(e,r)};N(m,e=>{a.isPhone?e(h):e(g,-1)}),t(e,d),O()}var hr=c(`<i></i>`),gr=c(`<li class="sub svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li>`),_r=c(`<li class="svelte-oprmcq"><span class="svelte-oprmcq"><i class="svelte-oprmcq"></i> </span> <b> </b></li> <!>`,1),vr=c(`<p class="svelte-oprmcq"> </p>`),yr=c(`<div><span class="strip svelte-oprmcq" aria-hidden="true"></span> <ul><!> <li class="total svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li></ul> <!></div>`);function br(e,i){S(i,!0);let a={tokens:`#c99a2e`,train:`#2e4f7d`,contracts:`#2c6a4d`,loads:`#a8512d`,progress:`#7d4b86`,buildings:`#8a7440`},s=Y(),c=j(()=>i.parts.rating!==null||i.parts.won!==null),l=j(()=>Object.keys(a).filter(e=>!(n(c)&&e===`progress`)));var u=yr(),d=D(u);P(d,20,()=>n(l).filter(e=>i.parts[e]>0),e=>e,(e,n)=>{var r=hr();f(()=>E(r,`flex:${i.parts[n]??``};background:${a[n]??``}`)),t(e,r)}),_(d);var h=p(d,2),g=D(h);P(g,16,()=>n(l),e=>e,(e,c)=>{var l=_r(),u=o(l),d=D(u),h=D(d),g=p(h,1,!0);_(d);var v=p(d,2);let y;var b=m(v,!0);_(u);var S=p(u,2),w=e=>{var a=C();P(o(a),17,()=>i.parts.by_building,e=>e.card,(e,i)=>{var a=gr(),o=D(a),c=m(o,!0),l=m(p(o),!0);_(a),f(e=>{r(c,s.catalogue.cards[n(i).card].name),r(l,e)},[()=>K(n(i).points)]),t(e,a)}),t(e,a)};N(S,e=>{c===`buildings`&&e(w)}),f((e,t)=>{E(h,`background:${a[c]??``}`),r(g,e),y=x(v,1,`num svelte-oprmcq`,null,y,{minus:i.parts[c]<0}),r(b,t)},[()=>s.say(`part-${c}`),()=>K(i.parts[c])]),t(e,l)});var v=p(g,2),y=D(v),b=m(y,!0),w=m(p(y),!0);_(v),_(h);var T=p(h,2),k=e=>{var n=vr(),a=m(n,!0);f(e=>r(a,e),[()=>s.say(`rating`,{title:s.catalogue.ratings[i.parts.rating].name})]),t(e,n)},A=e=>{var n=vr(),a=m(n,!0);f(e=>r(a,e),[()=>s.say(i.parts.won?`goal-won`:`goal-lost`)]),t(e,n)};N(T,e=>{i.parts.rating===null?i.parts.won!==null&&e(A,1):e(k)}),_(u),f((e,t)=>{x(u,1,`parts o${i.seat+1}`,`svelte-oprmcq`),r(b,e),r(w,t)},[()=>s.say(`part-total`),()=>K(i.parts.total)]),t(e,u),O()}var xr=c(`<span class="tag svelte-1kvgpeq" aria-hidden="true"> </span>`),Sr=c(`<span><!> <!></span>`);function Cr(e,i){S(i,!0);let a={large:136,usual:110,narrow:98,low:88,phone:94,crowded:80,gap:11},s=Y(),c=j(()=>s.viewer===null?null:s.view.hands[s.viewer].cards),l=j(()=>s.view.seat===s.viewer),u=j(()=>{let e=n(l)?ze(s.view):null,t=n(l)?Re(s.view):[],r=[...Pe(s)];return[...e?[{card:e.card,role:e.how}]:[],...t.map(e=>({card:e,role:`pays`})),...(n(c)??[]).map(e=>({card:e,role:``,isChosen:d(r,e)}))]});function d(e,t){let n=e.indexOf(t);return n>=0&&e.splice(n,1),n>=0}let h=j(()=>U(s,`pay`)),g=j(()=>U(s,`build`,`load`,`pay`,`force`,`discard`,`hand_limit`));var v=C(),y=o(v),w=e=>{ie(e,{get cards(){return n(u)},get sizes(){return a},one:(e,i)=>{let a=()=>(i?.()).card,o=()=>(i?.()).role,c=()=>(i?.()).isChosen,l=j(()=>o()===``&&s.view.phase!==`fetch`?[...s.movesOf(`card`,{card:a()}),...s.movesOf(`force`,{card:a()})]:[]);var u=Sr();let d;var v=D(u);{let e=j(()=>o()?s.say(`hand-${o()}`,{card:s.catalogue.cards[a()].name}):n(l)[0]?.text??s.catalogue.cards[a()].name),t=j(()=>o()===``&&n(g)?{kind:`card`,args:{card:a()}}:void 0),r=j(()=>({kind:`card`,args:{card:a()}})),i=j(()=>o()===`builds`||o()===`loads`||c()),u=j(()=>n(h)?()=>Fe(s,a(),c()??!1):void 0);W(v,{get label(){return n(e)},get moves(){return n(l)},get why(){return n(t)},get about(){return n(r)},get picked(){return n(i)},get pick(){return n(u)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}var y=p(v,2),S=e=>{var n=xr(),i=m(n,!0);f(e=>r(i,e),[()=>s.say(`tag-${o()||`pays`}`)]),t(e,n)};N(y,e=>{(o()||c())&&e(S)}),_(u),f(()=>d=x(u,1,b(o()),`svelte-1kvgpeq`,d,{phone:s.isPhone})),t(e,u)},$$slots:{one:!0}})};N(y,e=>{n(c)!==null&&e(w)}),t(e,v),O()}function wr({kind:e,args:t}){return e===`completed`?[{scene:`completed`,at:`[data-at~="island:${t.island}"]`}]:e===`last_round`?[{scene:`last_round`}]:[]}var Tr=c(`<p><span class="svelte-1nicqc4"><!> <span class="vh svelte-1nicqc4"> </span></span> <span class="svelte-1nicqc4"><i class="svelte-1nicqc4"></i> <span class="vh svelte-1nicqc4"> </span></span> <b class="svelte-1nicqc4"> <!><span class="vh svelte-1nicqc4"> </span></b></p>`);function Er(e,i){S(i,!0);let a=Y(),o=V(),s=j(()=>a.view),c=j(()=>n(s).hands[i.seat].size),l=j(()=>n(s).tokens[i.seat]),u=j(()=>n(s).points[i.seat].total);var d=Tr();let h;var v=D(d),y=D(v);L(y,{name:`i-cards`});var b=p(y,1,!0),C=m(p(b),!0);_(v),g(v,()=>o(`hand`,{seat:i.seat}));var T=p(v,2),E=p(D(T),1,!0),k=m(p(E),!0);_(T),g(T,()=>o(`tokens`,{seat:i.seat}));var A=p(T,2),M=D(A,!0),N=p(M);L(N,{name:`i-star`});var P=m(p(N),!0);_(A),g(A,()=>o(`points`,{seat:i.seat})),_(d),f((e,t,o)=>{h=x(d,1,`panel svelte-1nicqc4`,null,h,{many:n(s).seats>3}),w(d,`data-at`,i.seat===a.viewer?void 0:`hand:${i.seat}`),r(b,n(c)),r(C,e),r(E,n(l)),r(k,t),r(M,n(u)),r(P,o)},[()=>a.say(`seat-cards`,{cards:n(c)}),()=>a.say(`seat-tokens`,{tokens:n(l)}),()=>a.say(`seat-points`,{points:n(u)})]),t(e,d),O()}function Dr(e,n){S(n,!0);let r=Y();var i=C(),a=o(i),s=e=>{yn(e,{})};N(a,e=>{r.isPhone||e(s)}),t(e,i),O()}I(Object.assign({"./art/bank.svg":ae,"./art/cargo-all.svg":oe,"./art/cargo-box.svg":se,"./art/cargo-coal.svg":ce,"./art/cargo-oil.svg":le,"./art/coal-factory.svg":ue,"./art/customs-house.svg":de,"./art/grand-central.svg":fe,"./art/i-pass.svg":pe,"./art/i-power.svg":me,"./art/i-weight.svg":he,"./art/middle-station.svg":ge,"./art/northern-station.svg":_e,"./art/oil-refinery.svg":ve,"./art/pass-alpine.svg":ye,"./art/pass-bill.svg":be,"./art/pass-cactus.svg":xe,"./art/pass-devon.svg":te,"./art/pass-eagle.svg":Se,"./art/pass-flint.svg":ne,"./art/rail-yard.svg":Ce,"./art/sc-sea.svg":we,"./art/southern-station.svg":Te,"./art/town-hall.svg":Ee})),F(`isle_of_trains`,Object.assign({"./words/en.ftl":De,"./words/hands.en.ftl":Oe,"./words/hands.ru.ftl":ke,"./words/hands.uk.ftl":Ae,"./words/ru.ftl":je,"./words/uk.ftl":Me}));var Or={name:`isle_of_trains`,seats:`board`,Board:mr,Hand:Cr,SeatPanel:Er,Card:Q,Breakdown:br,Side:Dr,BarDetail:st,BarActions:Ve,placed:Sn,commits:wn,putBack:Ie,flights:Tn,moments:wr};export{Or as game};