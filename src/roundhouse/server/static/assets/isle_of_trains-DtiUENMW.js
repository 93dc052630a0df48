import{A as e,B as t,C as n,E as r,F as i,G as a,K as o,L as s,N as c,O as l,P as u,Q as d,W as f,X as p,Y as m,Z as h,at as g,b as _,c as v,ct as y,et as b,h as x,it as S,j as C,k as w,m as T,ot as E,p as D,q as O,st as k,t as A,tt as j,x as M}from"./disclose-version-DvuCferx.js";import{t as N}from"./words.svelte-BQqySvG4.js";import{c as P,l as F}from"./TopRail-C4ne-vrE.js";import{r as I}from"./context-BMiLETl0.js";import{t as L}from"./Tabs-6-Kzcv90.js";import{a as R,i as z,n as B,t as V}from"./Spot-DK8DQ7jk.js";import{x as H}from"./Poster-DnKayd10.js";import{t as U}from"./printed-BqLhZ7W4.js";import{t as W}from"./OpenCards-YzZ-dLQX.js";import{t as G}from"./SeatHead-CVu31xKW.js";import{n as K,t as ee}from"./pass-flint-DEG3f_Zk.js";import{t as te}from"./breakable-DrVugP6J.js";import{t as ne}from"./Fan-6Ka7SOvV.js";var re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58v-5h52v5z" fill="var(--stone,#c9c5b4)"/><path d="M11 53V28h42v25z" fill="var(--wall,#efe3c6)"/><path d="M5 28L32 10l27 18z" fill="var(--tile,#a8442f)"/><path d="M15 53V28h6v25zM29 53V28h6v25zM43 53V28h6v25z" fill="var(--stone,#c9c5b4)"/><circle cx="32" cy="21" r="4.5" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
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
`,Oe=e(`<span class="cargo-line svelte-9f2bft"></span>`);function ke(e,t){var n=Oe();_(n,21,()=>t.cargo,M,(e,t)=>{P(e,{get name(){return`cargo-${s(t)??``}`}})}),g(n),l(e,n)}var Ae={green:[`flint`,`#2f8a57`],orange_red:[`eagle`,`#c44a22`],black:[`devon`,`#4a4f55`],purple:[`cactus`,`#7d4b9a`],cyan:[`bill`,`#1f7fa0`],white:[`alpine`,`#dfe3df`]},je=[``,`I`,`II`,`III`],Me=4;function q(e){return`pass-${Ae[e][0]}`}function Ne(e){return Ae[e][1]}function J(e,t){return t.category===`building`?e.replaceAll(`_`,`-`):t.category===`engine`?t.level<Me?`loco-${t.level}`:`loco-hs`:t.category}function Y(e,t){return t.category===`caboose`?e.slice(e.indexOf(`_`)+1):``}function Pe(e){return je[e.level]??``}function Fe(e){return e.holds===`passenger`?`i-pass`:e.holds===`any_cargo`?`cargo-all`:`cargo-${e.holds}`}function Ie(e,t,n){return t.holds===`any_cargo`?e.card?n.cards[e.card].symbol:`all`:t.holds}function Le(e,t,n){return e.passenger?q(e.passenger):`cargo-${Ie(e,t,n)}`}function Re(e){return[`coal`,`oil`,`box`,`all`].flatMap((t,n)=>Array(e[n]??0).fill(t))}var X=I;function ze(e,t){let n=e.steps.at(-1);return n?.step===t?n.first:null}function Be(e){return e.phase===`pay`?e.discards.slice(0,e.doing.cost-e.doing.due).reverse():[]}function Ve(e){let{card:t,forced_card:n}=e.doing;return t===null?n===null?null:{card:n,how:`loads`}:{card:t,how:[`mode`,`drop`,`lose_building`,`pay`].includes(e.phase)?`builds`:`loads`}}var He=e(`<i class="on svelte-1ct1ig9"><!></i>`),Ue=e(`<i class="svelte-1ct1ig9"></i>`),We=e(`<span class="pay svelte-1ct1ig9"></span>`),Ge=e(`<b> </b>`),Ke=e(`<span class="one svelte-1ct1ig9"><!> </span>`),qe=e(`<span class="needs svelte-1ct1ig9"> <!></span>`),Je=e(`<span class="detail svelte-1ct1ig9"><!> <!> <!> <!> </span>`);function Ye(e,i){j(i,!0);let c=X(),u=d(()=>c.view),p=d(()=>s(u).doing),m=d(()=>Ve(s(u))),h=d(()=>Be(s(u))),v=d(()=>{let e=s(u).strengths[s(u).seat??0];switch(s(u).phase){case`action`:return c.say(`detail-actions`,{actions:ze(s(u),`main`)??0});case`draw`:return c.say(`detail-draw`,{cards:ze(s(u),`draw`)??1});case`discard`:return c.say(`detail-discard`,{cards:ze(s(u),`discard`)??1});case`build`:case`mode`:case`drop`:return c.say(`detail-strength`,{...e});case`pay`:return c.say(`detail-pay`,{cards:s(p).due,cost:s(p).cost});case`set_aside`:return c.say(`detail-aside`,{loads:s(p).aside.length});default:return``}}),y=d(()=>s(u).phase===`give`||s(u).phase===`count_as`),x=d(()=>s(v)!==``||s(m)!==null||s(p).passenger!==null||s(y));var S=w(),C=a(S),T=e=>{var i=Je(),b=f(i),x=e=>{var t=We();_(t,21,()=>({length:s(p).cost}),M,(e,t,r)=>{var i=w(),o=a(i),u=e=>{var t=He();P(f(t),{get name(){return`cargo-${c.catalogue.cards[s(h)[r]].symbol??``}`}}),g(t),l(e,t)},d=e=>{var t=Ue();t.textContent=r+1,l(e,t)};n(o,e=>{r<s(h).length?e(u):e(d,-1)}),l(e,i)}),g(t),l(e,t)};n(b,e=>{s(u).phase===`pay`&&e(x)});var S=O(b,2),C=e=>{var n=Ge(),i=o(n,!0);t(()=>r(i,c.catalogue.cards[s(m).card].name)),l(e,n)};n(S,e=>{s(m)&&s(u).phase!==`pay`&&e(C)});var T=O(S,2),E=e=>{var n=Ke(),i=f(n);{let e=d(()=>q(s(p).passenger));P(i,{get name(){return s(e)}})}var a=O(i,1,!0);g(n),t(e=>r(a,e),[()=>c.say(`load-passenger`,{colour:s(p).passenger})]),l(e,n)};n(T,e=>{s(p).passenger&&e(E)});var D=O(T,2),k=e=>{var n=qe(),i=f(n),a=O(i);{let e=d(()=>Re(s(p).needs));ke(a,{get cargo(){return s(e)}})}g(n),t(e=>r(i,`${e??``} `),[()=>c.say(`detail-needs`)]),l(e,n)};n(D,e=>{s(y)&&e(k)});var A=O(D);g(i),t(()=>r(A,` ${s(v)??``}`)),l(e,i)};n(C,e=>{s(x)&&e(T)}),l(e,S),b()}var Xe=e(`<!> <span class="holder svelte-19apc5f"> </span>`,1),Ze=e(`<b class="vp svelte-19apc5f"> <!></b>`),Qe=e(`<b class="svelte-19apc5f"> </b>`),$e=e(`<span class="line svelte-19apc5f"><!> <!></span>`);function et(e,i){j(i,!0);let c=X(),u=d(()=>i.contract.contract===`primary`),p=d(()=>s(u)?i.island.seat!==null:i.island.contract===i.contract.contract),m=d(()=>!s(u)&&!s(p)&&(i.isClosed||i.island.contract!==null&&i.island.contract!==`primary`)),h=d(()=>c.view.doing.destination===i.island.island),_=d(()=>s(h)&&c.view.doing.contract===i.contract.contract),v=d(()=>s(u)?{kind:`primary`,args:{}}:{kind:`secondary`,args:{contract:i.contract.contract.slice(-1)}}),y=d(()=>s(h)?c.movesOf(s(v).kind,s(v).args):[]),x=d(()=>c.say(s(p)?`contract-done`:s(m)?`contract-gone`:`contract-label`,{kind:i.contract.contract,island:c.catalogue.islands[i.island.island].name,needs:i.contract.needs.map(e=>c.say(`cargo-${e}`)).join(`, `),points:i.contract.points,who:i.island.seat===null?``:z(c,i.island.seat)}));{let b=d(()=>s(y)[0]?.text??s(x)),S=d(()=>s(h)&&B(c,`deliver`)?s(v):void 0),C=d(()=>s(u)?`pri`:`sec`),w=d(()=>s(p)?`done o${i.island.seat+1}`:``),T=d(()=>s(m)?`gone`:``),E=d(()=>s(_)?`now`:``);V(e,{get label(){return s(b)},get moves(){return s(y)},get why(){return s(S)},quiet:!0,get class(){return`isle-contract ${s(C)??``} ${s(w)??``} ${s(T)??``} ${s(E)??``}`},children:(e,d)=>{var m=$e(),h=f(m),_=e=>{var n=Xe(),d=a(n);H(d,{get seat(){return i.island.seat}});var f=o(O(d,2),!0);t(e=>r(f,e),[()=>s(u)?z(c,i.island.seat):c.say(`done`)]),l(e,n)},v=e=>{ke(e,{get cargo(){return i.contract.needs}})};n(h,e=>{s(p)?e(_):e(v,-1)});var y=O(h,2),b=e=>{var n=Ze(),a=f(n,!0);P(O(a),{name:`i-star`}),g(n),t(()=>r(a,i.contract.points)),l(e,n)},x=e=>{var n=Qe(),a=o(n);t(()=>r(a,`+${i.contract.points??``}`)),l(e,n)};n(y,e=>{s(u)?e(b):e(x,-1)}),g(m),l(e,m)},$$slots:{default:!0}})}b()}var tt=e(`<span class="chip svelte-16hkfju"> <!></span>`),nt=e(`<span class="chip neg svelte-16hkfju"> <!></span>`),rt=e(`<span class="chip vp svelte-16hkfju"> <!></span>`),it=e(`<span class="slash svelte-16hkfju">/</span>`),at=e(`<!><b class="chip let svelte-16hkfju"> </b>`,1),ot=e(`<span class="letters svelte-16hkfju"></span>`),st=e(`<span class="chips svelte-16hkfju"><!> <!> <!> <!></span>`);function ct(e,i){j(i,!0);let c=X(),u=d(()=>i.gives.bonus===`load_or_deliver`?[`load`,`deliver`]:i.gives.bonus===`none`?[]:[i.gives.bonus]);var p=st(),m=f(p),h=e=>{var n=tt(),a=f(n);P(O(a),{name:`i-cards`}),g(n),t(()=>r(a,`+${i.gives.take??``}`)),l(e,n)};n(m,e=>{i.gives.take>0&&e(h)});var y=O(m,2),x=e=>{var n=nt(),a=f(n);P(O(a),{name:`i-cards`}),g(n),t(()=>r(a,`−${i.gives.discard??``}`)),l(e,n)};n(y,e=>{i.gives.discard>0&&e(x)});var S=O(y,2),C=e=>{var n=rt(),a=f(n);P(O(a),{name:`i-star`}),g(n),t(()=>r(a,`+${i.gives.tokens??``}`)),l(e,n)};n(S,e=>{i.gives.tokens>0&&e(C)});var w=O(S,2),T=e=>{var i=ot();_(i,22,()=>s(u),e=>e,(e,i,u)=>{var d=at(),f=a(d),p=e=>{l(e,it())};n(f,e=>{s(u)>0&&e(p)});var m=o(O(f),!0);t(e=>r(m,e),[()=>c.say(`letter-${i}`)]),l(e,d)}),g(i),l(e,i)};n(w,e=>{s(u).length>0&&e(T)}),g(p),t(()=>v(p,`title`,i.gives.text)),l(e,p),b()}var lt=e(`<!> <!>`,1),ut=e(`<span><!></span>`),dt=e(`<span class="spaces svelte-1w6k60p"></span>`);function ft(e,r){j(r,!0);let i=X(),o=d(()=>i.catalogue.tickets[r.ticket.ticket]),c=d(()=>i.view.doing.destination===r.ticket.island),u=d(()=>s(c)?[...i.movesOf(`ticket`),...i.movesOf(`stray`)]:[]),p=d(()=>i.say(`ticket-label`,{island:i.catalogue.islands[r.ticket.island].name,filled:r.ticket.seats.length,spaces:s(o).length,reward:s(o)[r.ticket.seats.length]?.text??i.say(`ticket-full`)}));{let m=d(()=>s(u)[0]?.text??s(p)),h=d(()=>s(c)&&B(i,`deliver`)?{kind:`ticket`,args:{}}:void 0);V(e,{get label(){return s(m)},get moves(){return s(u)},get why(){return s(h)},quiet:!0,class:`isle-ticket`,get at(){return`ticket:${r.ticket.island??``}`},children:(e,i)=>{var c=dt();_(c,21,()=>s(o),M,(e,i,o)=>{var c=ut();let u;var p=f(c),m=e=>{var t=lt(),n=a(t);{let e=d(()=>q(r.colour));P(n,{get name(){return s(e)},class:`person`})}H(O(n,2),{get seat(){return r.ticket.seats[o]}}),l(e,t)},h=e=>{ct(e,{get gives(){return s(i)}})};n(p,e=>{o<r.ticket.seats.length?e(m):e(h,-1)}),g(c),t(()=>{u=T(c,1,`space svelte-1w6k60p`,null,u,{full:o<r.ticket.seats.length,next:o===r.ticket.seats.length}),v(c,`data-at`,`space:${r.ticket.island??``}:${o+1}`)}),l(e,c)}),g(c),l(e,c)},$$slots:{default:!0}})}b()}var pt=e(`<i class="svelte-vcrfpu"><!></i>`),mt=e(`<i style="background:#8a7440" class="svelte-vcrfpu"><!></i>`),ht=e(`<em class="svelte-vcrfpu"><!><span class="vh"> </span></em>`),gt=e(`<div class="tick svelte-vcrfpu"><!></div>`),_t=e(`<section><h2 class="enamel svelte-vcrfpu"><!> <span> </span> <!></h2> <div class="contracts svelte-vcrfpu"></div> <!> <!></section>`);function vt(e,i){j(i,!0);let a=X(),c=d(()=>a.catalogue.islands[i.island.island]),u=d(()=>a.view.tickets.find(e=>e.island===i.island.island)),p=d(()=>a.view.seats===1?a.catalogue.solo[String(a.view.options.solo)]:void 0),m=d(()=>s(p)?.islands.includes(i.island.island)??!1),h=d(()=>a.movesOf(`to`,{island:i.island.island})),y=d(()=>B(a,`destination`)),x=d(()=>a.view.doing.destination===i.island.island),S=d(()=>a.lastLines.some(e=>e.args.island===i.island.island));var C=_t();let w;var E=f(C),k=f(E),A=e=>{var n=pt(),r=f(n);{let e=d(()=>q(s(c).colour));P(r,{get name(){return s(e)}})}g(n),t(e=>D(n,`background:${e??``}`),[()=>Ne(s(c).colour)]),l(e,n)},M=e=>{var t=mt();P(f(t),{name:`cargo-all`}),g(t),l(e,t)};n(k,e=>{s(c).colour?e(A):e(M,-1)});var N=O(k,2),F=o(N,!0),I=O(N,2),L=e=>{var n=ht(),i=f(n);P(i,{name:`i-star`});var c=o(O(i),!0);g(n),t(e=>{v(n,`title`,s(p)?.goal),r(c,e)},[()=>a.say(`goal`)]),l(e,n)};n(I,e=>{s(m)&&e(L)}),g(E);var R=O(E,2);_(R,21,()=>s(c).contracts,e=>e.contract,(e,t)=>{{let n=d(()=>s(p)?.no_secondaries??!1);et(e,{get island(){return i.island},get contract(){return s(t)},get isClosed(){return s(n)}})}}),g(R);var z=O(R,2),H=e=>{var t=gt();ft(f(t),{get ticket(){return s(u)},get colour(){return s(c).colour}}),g(t),l(e,t)};n(z,e=>{s(u)&&s(c).colour&&e(H)});var U=O(z,2),W=e=>{{let t=d(()=>s(h)[0]?.text??s(c).name),n=d(()=>({kind:`to`,args:{island:i.island.island}}));V(e,{get label(){return s(t)},get moves(){return s(h)},get why(){return s(n)},quiet:!0,class:`whole`})}};n(U,e=>{s(y)&&e(W)}),g(C),t(()=>{w=T(C,1,`loc svelte-vcrfpu`,null,w,{off:s(y)&&s(h).length===0,here:s(x),last:s(S),bare:!s(u)}),v(C,`data-at`,`island:${i.island.island??``}`),v(C,`aria-label`,s(c).name),r(F,s(c).name)}),l(e,C),b()}var yt=e(`<b class="svelte-lddz1k"> </b>`),bt=e(`<li><!></li>`),xt=e(`<!><!><span class="vh"> </span>`,1),St=e(`<div class="prog svelte-lddz1k" role="img" data-at="progress"><span class="cap svelte-lddz1k"> </span> <ol class="svelte-lddz1k"><li><!></li> <!></ol> <span><!> </span></div>`);function Ct(e,i){j(i,!0);let c=X(),u=d(()=>c.view),p=d(()=>c.catalogue.end_spaces[s(u).seats]??null),m=d(()=>Array.from({length:c.catalogue.last_space},(e,t)=>t+1)),h=d(()=>s(u).turns_left!==null&&s(u).phase!==`over`),y=d(()=>s(h)?c.say(`turns-left`,{turns:s(u).turns_left??0}):s(p)===null?``:c.say(`ends-at`,{space:s(p)}));var x=w(),S=a(x),C=e=>{var i=St(),b=f(i),x=o(b,!0),S=O(b,2),C=f(S);let w;var E=f(C),D=e=>{P(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})};n(E,e=>{s(u).progress===0&&s(u).train_taker===null&&e(D)}),g(C),_(O(C,2),16,()=>s(m),e=>e,(e,i)=>{let a=d(()=>i===s(u).progress&&s(u).train_taker===null);var c=bt();let m;var h=f(c),_=e=>{P(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})},v=e=>{var n=yt(),a=o(n,!0);t(()=>r(a,i)),l(e,n)};n(h,e=>{s(a)?e(_):e(v,-1)}),g(c),t(()=>m=T(c,1,`svelte-lddz1k`,null,m,{past:i<s(u).progress||i===s(u).progress&&!s(a),at:s(a),end:i===s(p),off:i>s(p)})),l(e,c)}),g(S);var k=O(S,2);let A;var j=f(k),M=e=>{var n=xt(),i=a(n);P(i,{name:`loco-1`,class:`taken`,style:`--b:#c4952c`});var d=O(i);H(d,{get seat(){return s(u).train_taker}});var f=o(O(d),!0);t(e=>r(f,e),[()=>z(c,s(u).train_taker)]),l(e,n)};n(j,e=>{s(u).train_taker!==null&&e(M)});var N=O(j);g(k),g(i),t((e,t)=>{v(i,`aria-label`,e),r(x,t),w=T(C,1,`start svelte-lddz1k`,null,w,{at:s(u).progress===0&&s(u).train_taker===null}),A=T(k,1,`cap note svelte-lddz1k`,null,A,{last:s(h)}),r(N,` ${s(y)??``}`)},[()=>c.say(`progress-label`,{at:s(u).progress,end:s(p)}),()=>c.say(`progress`)]),l(e,i)};n(S,e=>{s(p)!==null&&e(C)}),l(e,x),b()}var wt=C(`<g><path class="tree svelte-f6i3a" d="M0-16l7 10H3l6 9H-9l6-9h-4z"></path><path class="trunk svelte-f6i3a" d="M-1.500 3h3v5h-3z"></path></g>`),Tt=C(`<svg class="map svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><path class="shoal svelte-f6i3a" d="M22 70Q40 6 190 14T430 4t260 6 262 8q92 14 96 100t-10 130q-20 96-160 88t-240 10-230-10T130 344Q24 340 14 236T22 70z"></path><path class="land svelte-f6i3a" d="M40 78Q64 24 196 34T430 20t256 12 254 6q72 16 78 86t-10 122q-20 80-146 74t-236 14-226-12-264 8Q42 326 32 230T40 78z"></path><path class="hill svelte-f6i3a" d="M300 196q16-34 40-36t44 36zM648 190q20-44 46-46t50 46z"></path></svg><svg class="map deco svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><!><g transform="translate(14 268)"><path class="white svelte-f6i3a" d="M4 40L7 10h8l3 30z"></path><path class="red svelte-f6i3a" d="M5.500 24h11l.8 8H4.700zM6 8h10V3L11-2 6 3z"></path></g><g transform="translate(1016 296)"><path class="white svelte-f6i3a" d="M0 14h30l-6 9H6zM14 12V-10L2 12zM17 12V-6l10 18z"></path></g><path class="wave svelte-f6i3a" d="M6 40q6-5 12 0t12 0M1020 40q6-5 12 0t12 0M4 330q6-5 12 0t12 0M1030 250q6-5 12 0"></path></svg>`,1);function Et(e){let n=[[44,150],[58,166,.8],[40,212,.9],[1008,140],[1022,158,.8],[996,214],[374,118,.8],[386,132],[700,236,.9],[716,222,.8],[372,260],[704,112]];var r=Tt(),i=O(a(r));_(f(i),17,()=>n,M,(e,n)=>{var r=d(()=>y(s(n),3));let i=()=>s(r)[0],a=()=>s(r)[1],o=h(()=>E(s(r)[2],1));var c=wt();t(()=>v(c,`transform`,`translate(${i()??``} ${a()??``}) scale(${s(o)??``})`)),l(e,c)}),S(3),g(i),l(e,r)}var Dt=e(`<div class="middle svelte-1ardebg"><!> <!></div>`),Ot=e(`<div><!> <div class="places svelte-1ardebg"><!> <!> <!></div></div>`);function kt(e,r){j(r,!0);let i=[`alpine_lodge`,`billingtons`,`devon_city`,`cactus_mines`,`camp_eagle`,`flint_beach`],a=X(),o=d(()=>i.map(e=>a.view.islands.find(({island:t})=>t===e)).filter(e=>e!==void 0)),c=d(()=>a.view.islands.filter(({island:e})=>!i.includes(e))),u=d(()=>(a.catalogue.end_spaces[a.view.seats]??null)!==null);var p=Ot();let m;var h=f(p);Et(h,{});var v=O(h,2),y=f(v);_(y,17,()=>s(o).slice(0,3),e=>e.island,(e,t)=>{vt(e,{get island(){return s(t)}})});var x=O(y,2),S=e=>{var t=Dt(),r=f(t),i=e=>{Ct(e,{})};n(r,e=>{s(u)&&e(i)}),_(O(r,2),17,()=>s(c),e=>e.island,(e,t)=>{vt(e,{get island(){return s(t)}})}),g(t),l(e,t)};n(x,e=>{(s(u)||s(c).length>0)&&e(S)}),_(O(x,2),17,()=>s(o).slice(3),e=>e.island,(e,t)=>{vt(e,{get island(){return s(t)}})}),g(v),g(p),t(()=>m=T(p,1,`frame svelte-1ardebg`,null,m,{track:s(u),station:s(c).length>0})),l(e,p),b()}var At=e(`<svg class="bag svelte-srt9j7" viewBox="0 0 38 46" aria-hidden="true"><path d="M12 12Q2 22 3 34q1 10 16 10t16-10q1-12-9-22z" fill="#a8763c" stroke="var(--k)" stroke-width="2"></path><path d="M11 12h16M12 11Q8 5 10 3l4 2 5-3 5 3 4-2q2 2-2 8" fill="#c08e50" stroke="var(--k)" stroke-width="2" stroke-linejoin="round"></path></svg> <span class="of"><b> </b><small> </small></span>`,1),jt=e(`<span class="svelte-srt9j7"><!> </span>`),Mt=e(`<p class="people svelte-srt9j7"></p>`),Nt=e(`<!> <!>`,1);function Pt(e,i){j(i,!0);let c=X(),u=d(()=>Object.entries(c.view.bag)),p=d(()=>s(u).reduce((e,[,t])=>e+t,0)),m=d(()=>c.movesOf(`take_bag`));var h=Nt(),x=a(h);{let e=d(()=>s(m)[0]?.text??c.say(`bag-label`,{passengers:s(p)})),n=d(()=>B(c,`take`,`draw`)?{kind:`take_bag`,args:{}}:void 0);V(x,{get label(){return s(e)},get moves(){return s(m)},get why(){return s(n)},quiet:!0,class:`pile`,at:`bag`,children:(e,n)=>{var i=At(),u=O(a(i),2),d=f(u),m=o(d,!0),h=o(O(d),!0);g(u),t(e=>{r(m,s(p)),r(h,e)},[()=>c.say(`bag`)]),l(e,i)},$$slots:{default:!0}})}var S=O(x,2),C=e=>{var n=Mt();_(n,21,()=>s(u),([e,t])=>e,(e,n)=>{var i=d(()=>y(s(n),2));let a=()=>s(i)[0],o=()=>s(i)[1];var c=jt(),u=f(c);{let e=d(()=>q(a()));P(u,{get name(){return s(e)}})}var p=O(u,1,!0);g(c),t(()=>r(p,o())),l(e,c)}),g(n),t(e=>v(n,`aria-label`,e),[()=>c.say(`bag-label`,{passengers:s(p)})]),l(e,n)};n(S,e=>{s(u).length>0&&e(C)}),l(e,h),b()}var Ft=e(`<span class="badge vp svelte-1mccbu7"> <!></span>`),It=e(`<b class="cno svelte-1mccbu7"> </b>`),Lt=e(`<span class="pw svelte-1mccbu7"><!> </span>`),Rt=e(`<span class="wt svelte-1mccbu7"><!> </span>`),zt=e(`<i class="svelte-1mccbu7"><!></i>`),Bt=e(`<span class="holds svelte-1mccbu7"></span>`),Vt=e(`<span class="pb svelte-1mccbu7"> <!></span>`),Ht=e(`<span class="spec svelte-1mccbu7"><!> <!> <!> <!></span>`),Ut=e(`<span class="wrd svelte-1mccbu7"> </span>`),Wt=e(`<span class="long svelte-1mccbu7"> </span>`),Gt=e(`<span><b class="plate val cost svelte-1mccbu7"> </b> <!> <span class="pic svelte-1mccbu7"><!> <!> <!></span> <span class="body"><span class="nm svelte-1mccbu7"> </span> <!> <span class="foot svelte-1mccbu7"><span class="stamp svelte-1mccbu7"><!></span> <span class="fx svelte-1mccbu7"><!></span></span> <!></span></span>`);function Z(e,i){j(i,!0);let a=A(i,`big`,3,!1),c=X(),u=d(()=>c.catalogue.cards[i.card]),p=d(()=>s(u).category===`building`),m=d(()=>s(u).brief!==``),h=d(()=>!a()&&!s(p)&&s(m)&&s(u).short.length>14);var y=Gt();let x;var S=f(y),C=o(S,!0),w=O(S,2),E=e=>{var n=Ft(),i=f(n,!0);P(O(i),{name:`i-star`}),g(n),t(e=>{v(n,`title`,e),r(i,s(u).points)},[()=>c.say(`card-points`,{points:s(u).points})]),l(e,n)};n(w,e=>{s(p)||e(E)});var k=O(w,2),N=f(k);{let e=d(()=>s(p)?`sc-sea`:`sc-hills`);P(N,{get name(){return s(e)},class:`sc`,slice:!0})}var F=O(N,2);{let e=d(()=>J(i.card,s(u)));P(F,{get name(){return s(e)},class:`v`})}var I=O(F,2),L=e=>{var n=It(),a=o(n,!0);t(e=>r(a,e),[()=>Y(i.card,s(u))]),l(e,n)},R=d(()=>Y(i.card,s(u)));n(I,e=>{s(R)&&e(L)}),g(k);var z=O(k,2),B=f(z),V=o(B,!0),H=O(B,2),U=e=>{var i=Ht(),a=f(i),o=e=>{var n=Lt(),i=f(n);P(i,{name:`i-power`});var a=O(i,1,!0);g(n),t(e=>{v(n,`title`,e),r(a,s(u).power)},[()=>c.say(`card-power`,{power:s(u).power})]),l(e,n)};n(a,e=>{s(u).power>0&&e(o)});var p=O(a,2),m=e=>{var n=Rt(),i=f(n);P(i,{name:`i-weight`});var a=O(i,1,!0);g(n),t(e=>{v(n,`title`,e),r(a,s(u).weight)},[()=>c.say(`card-weight`,{weight:s(u).weight})]),l(e,n)};n(p,e=>{s(u).category!==`engine`&&s(u).power===0&&e(m)});var h=O(p,2),y=e=>{var n=Bt();_(n,21,()=>({length:s(u).capacity}),M,(e,t)=>{var n=zt(),r=f(n);{let e=d(()=>Fe(s(u)));P(r,{get name(){return s(e)}})}g(n),l(e,n)}),g(n),t(e=>v(n,`title`,e),[()=>c.say(`card-holds`,{places:s(u).capacity,what:s(u).holds})]),l(e,n)};n(h,e=>{s(u).capacity>0&&e(y)});var b=O(h,2),x=e=>{var n=Vt(),i=f(n);P(O(i),{name:`i-pass`}),g(n),t(e=>{v(n,`title`,e),r(i,`+${s(u).passengers??``}`)},[()=>c.say(`card-passengers`,{passengers:s(u).passengers})]),l(e,n)};n(b,e=>{s(u).passengers>0&&e(x)}),g(i),l(e,i)};n(H,e=>{s(p)||e(U)});var W=O(H,2),G=f(W);P(f(G),{get name(){return`cargo-${s(u).symbol??``}`}}),g(G);var K=O(G,2),ee=f(K),ne=e=>{var n=Ut(),i=o(n,!0);t(()=>r(i,a()?s(u).about:s(u).brief)),l(e,n)},re=e=>{ct(e,{get gives(){return s(u).gives}})};n(ee,e=>{s(m)?e(ne):e(re,-1)}),g(K),g(W);var ie=O(W,2),ae=e=>{var n=Wt(),i=o(n,!0);t(()=>r(i,s(u).about)),l(e,n)};n(ie,e=>{a()&&!s(m)&&e(ae)}),g(z),g(y),t((e,t,n)=>{x=T(y,1,`card isle svelte-1mccbu7`,null,x,{big:a(),bld:s(p),wordy:s(h),cab:s(u).category===`caboose`}),D(y,`--c:var(--${s(u).category??``})`),v(S,`title`,e),r(C,s(u).cost),r(V,t),v(G,`title`,n)},[()=>c.say(`card-cost`,{cards:s(u).cost}),()=>te(a()?s(u).name:s(u).short),()=>c.say(`card-symbol`,{cargo:s(u).symbol})]),l(e,y),b()}var Kt=e(`<span class="face svelte-tkd4fk" aria-hidden="true"><!></span>`),qt=e(`<span class="empty svelte-tkd4fk"></span>`),Jt=e(`<span class="price svelte-tkd4fk"><i class="svelte-tkd4fk"></i><b> </b></span><span> </span>`,1),Yt=e(`<b class="times svelte-tkd4fk"> </b>`),Xt=e(`<li class="svelte-tkd4fk"><!> <!></li>`),Zt=e(`<ul class="all svelte-tkd4fk"></ul>`),Qt=e(`<button type="button" class="pile open svelte-tkd4fk" data-at="discards"><!> <span class="of"><b> </b><small> </small></span> <span class="vh"> </span></button> <!> <!>`,1);function $t(e,c){j(c,!0);let u=X(),h=d(()=>u.view.discards),y=d(()=>s(h)[0]),x=d(()=>B(u,`fetch`)),S=d(()=>[...new Set(s(h))].map(e=>({card:e,count:s(h).filter(t=>t===e).length}))),C=d(()=>u.movesOf(`buy_back`)),w=d(()=>u.catalogue.solo[String(u.view.options.solo)]?.buy_back??0),T=p(!1),E=d(()=>s(h).length>0&&(s(T)||s(x)));var D=Qt(),k=a(D),A=f(k),M=e=>{var t=Kt();Z(f(t),{get card(){return s(y)}}),g(t),l(e,t)},N=e=>{l(e,qt())};n(A,e=>{s(y)?e(M):e(N,-1)});var P=O(A,2),F=f(P),I=o(F,!0),L=o(O(F),!0);g(P);var R=o(O(P,2),!0);g(k);var z=O(k,2),H=e=>{V(e,{get label(){return s(C)[0].text},get moves(){return s(C)},class:`isle-buy`,children:(e,n)=>{var i=Jt(),c=a(i),u=o(O(f(c)),!0);g(c);var d=o(O(c),!0);t(()=>{r(u,s(w)),r(d,s(C)[0].text)}),l(e,i)},$$slots:{default:!0}})};n(z,e=>{s(C).length>0&&e(H)});var U=O(z,2),W=e=>{var i=Zt();_(i,21,()=>s(S),({card:e,count:t})=>e,(e,i)=>{let a=()=>s(i).card,c=()=>s(i).count,p=d(()=>s(x)?u.movesOf(`card`,{card:a()}):[]);var m=Xt(),h=f(m);{let e=d(()=>s(p)[0]?.text??u.catalogue.cards[a()].name);V(h,{get label(){return s(e)},get moves(){return s(p)},shape:`card`,get card(){return a()},children:(e,t)=>{Z(e,{get card(){return a()}})},$$slots:{default:!0}})}var _=O(h,2),v=e=>{var n=Yt(),i=o(n);t(()=>r(i,`×${c()??``}`)),l(e,n)};n(_,e=>{c()>1&&e(v)}),g(m),l(e,m)}),g(i),t(e=>v(i,`aria-label`,e),[()=>u.say(`discards`)]),l(e,i)};n(U,e=>{s(E)&&e(W)}),t((e,t)=>{v(k,`aria-expanded`,s(E)),k.disabled=s(h).length===0,r(I,s(h).length),r(L,e),r(R,t)},[()=>u.say(`discards`),()=>u.say(`discards-open`)]),i(`click`,k,()=>m(T,!s(T))),l(e,D),b()}u([`click`]);var en=e(`<span class="label"> </span>`),tn=e(`<span class="face svelte-1hmyhb9"><!></span>`),nn=e(`<span style="--b:#1f5a4c"><!></span>`),rn=e(`<span class="empty svelte-1hmyhb9"></span>`),an=e(`<!> <span class="of"><b> </b><small> </small></span>`,1),on=e(`<section class="market sheet svelte-1hmyhb9"><h3 class="svelte-1hmyhb9"> <!></h3> <div class="cards svelte-1hmyhb9" data-at="row"><!></div> <div class="piles svelte-1hmyhb9"><!> <!> <!></div></section>`);function sn(e,i){j(i,!0);let u=X(),p=d(()=>u.view),m=d(()=>u.catalogue.cards),h=d(()=>B(u,`take`,`draw`)),_=d(()=>s(p).row.includes(null)&&s(p).phase!==`over`),y=d(()=>u.movesOf(`take_deck`)),x=d(()=>s(p).deck.known[0]),C=d(()=>u.lastLines.filter(e=>e.kind===`turned_up`).map(e=>e.args.card));var w=on(),T=f(w),E=f(T),D=O(E),A=e=>{var n=en(),i=o(n,!0);t(e=>r(i,e),[()=>u.say(`row-refill`)]),l(e,n)};n(D,e=>{s(_)&&e(A)}),g(T);var M=O(T,2);W(f(M),{get cards(){return s(p).row},kind:`take_row`,place:`slot`,get isTaking(){return s(h)},nameOf:e=>s(m)[e].name,at:(e,t)=>e===null?void 0:`row:${t} row:${e}`,isNew:e=>s(C).includes(e),gap:e=>{S();var n=c();t(e=>r(n,e),[()=>u.say(`row-gap`)]),l(e,n)},face:(e,t=k)=>{Z(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),g(M);var N=O(M,2),F=f(N);{let e=d(()=>s(y)[0]?.text??u.say(`deck-label`,{cards:s(p).deck.size})),i=d(()=>s(h)?{kind:`take_deck`,args:{}}:void 0);V(F,{get label(){return s(e)},get moves(){return s(y)},get why(){return s(i)},quiet:!0,class:`pile`,at:`deck`,get card(){return s(x)},children:(e,i)=>{var c=an(),d=a(c),m=e=>{var t=tn();Z(f(t),{get card(){return s(x)}}),g(t),l(e,t)},h=e=>{var t=nn();P(f(t),{name:`back`,class:`back`}),g(t),l(e,t)},_=e=>{l(e,rn())};n(d,e=>{s(x)?e(m):s(p).deck.size>0?e(h,1):e(_,-1)});var v=O(d,2),y=f(v),b=o(y,!0),S=o(O(y),!0);g(v),t(e=>{r(b,s(p).deck.size),r(S,e)},[()=>s(x)?u.say(`deck-known`):u.say(`deck`)]),l(e,c)},$$slots:{default:!0}})}var I=O(F,2);$t(I,{}),Pt(O(I,2),{}),g(N),g(w),t((e,t)=>{v(w,`aria-label`,e),r(E,`${t??``} `)},[()=>u.say(`row`),()=>u.say(`row`)]),l(e,w),b()}var cn={upgrade:`trains`,drop:`trains`,onto:`trains`,item:`trains`,replace:`trains`,extend:`trains`,load_passenger:`trains`,to:`island`,primary:`island`,secondary:`island`,ticket:`island`,stray:`island`,take_row:`row`,take_deck:`row`,take_bag:`row`,buy_back:`row`},ln=[`card`,`force`];function un({kind:e}){return e in cn||ln.includes(e)}function dn({kind:e},t){return e===`card`&&t===`fetch`?`row`:cn[e]??null}function fn({kind:e}){return e===`finish`||e===`keep`}function Q(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function pn({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return Q(`row`,n,t.card);case`drew`:return Q(`deck`,n,t.card);case`drew_passenger`:return Q(`bag`,`supply:${t.seat}`);case`discarded`:return Q(n,`discards`,t.card);case`built`:case`upgraded`:return Q(n,`train:${t.seat}`,t.card);case`built_building`:return Q(n,`buildings:${t.seat}`,t.card);case`dropped`:return Q(`train:${t.seat}`,`discards`,t.card);case`loaded`:case`forced`:return Q(n,`car:${t.owner}:${t.position}`,t.card);case`loaded_passenger`:return Q(`supply:${t.seat}`,`car:${t.owner}:${t.position}`);case`delivered`:return Q(`train:${t.seat}`,`space:${t.island}:${t.space}`);case`night`:return Q(`deck`,`discards`,t.card);case`bought_back`:return Q(`discards`,`deck`,t.card);case`fetched`:return Q(`discards`,n,t.card);case`turned_up`:return Q(`deck`,`row:${t.card}`,t.card);default:return null}}var mn=C(`<path d="M25 8a13 13 0 1 0 8 20A11 11 0 0 1 25 8z" fill="#f2cf63"></path>`),hn=C(`<circle cx="20" cy="20" r="8" fill="#e98a2b"></circle><path d="M20 4v5M20 31v5M4 20h5M31 20h5M9 9l3 3M28 28l3 3M31 9l-3 3M12 28l-3 3" stroke="#e98a2b" stroke-width="3" stroke-linecap="round"></path>`,1),gn=e(`<div class="reached svelte-o0ga1w" role="img"><b class="svelte-o0ga1w"> <small class="svelte-o0ga1w"> </small></b> <span class="bar-of svelte-o0ga1w"><i class="svelte-o0ga1w"></i></span></div>`),_n=e(`<li><b class="svelte-o0ga1w"> </b><span class="svelte-o0ga1w"> </span></li>`),vn=e(`<ol class="titles svelte-o0ga1w"></ol>`),yn=e(`<section><svg class="sky svelte-o0ga1w" viewBox="0 0 40 40" role="img"><rect width="40" height="40" rx="6" class="air svelte-o0ga1w"></rect><!></svg> <div class="goal"><h3 class="svelte-o0ga1w"> <span class="label"> </span></h3> <p class="svelte-o0ga1w"> <span class="price svelte-o0ga1w"> </span></p></div> <!></section>`);function bn(e,i){j(i,!0);let a=X(),c=d(()=>a.view),u=d(()=>a.catalogue.solo[String(s(c).options.solo)]),p=d(()=>[`night`,`last_chance`].includes(s(c).phase)),m=d(()=>s(c).points[0]),h=d(()=>a.catalogue.ratings.at(-1).points);var y=yn();let x;var C=f(y),w=O(f(C)),E=e=>{l(e,mn())},k=e=>{var t=hn();S(),l(e,t)};n(w,e=>{s(p)?e(E):e(k,-1)}),g(C);var A=O(C,2),N=f(A),P=f(N),F=o(O(P),!0);g(N);var I=O(N,2),L=f(I),R=o(O(L),!0);g(I),g(A);var z=O(A,2),B=e=>{var n=gn(),i=f(n),u=f(i,!0),d=o(O(u));g(i);var p=o(O(i,2));g(n),t((e,t)=>{v(n,`aria-label`,e),r(u,s(c).goal.done),r(d,`/${s(c).goal.of??``}`),D(p,`width:${t??``}%`)},[()=>a.say(`goal-reached`,{...s(c).goal}),()=>Math.min(100,Math.max(0,100*s(c).goal.done/s(c).goal.of))]),l(e,n)},V=e=>{var n=vn();_(n,21,()=>a.catalogue.ratings,M,(e,n,i)=>{var a=_n();let c;var u=f(a),d=o(u,!0),p=o(O(u),!0);g(a),t(()=>{c=T(a,1,`svelte-o0ga1w`,null,c,{now:s(m).rating===i,past:(s(m).rating??0)>i}),r(d,s(n).points),r(p,s(n).name)}),l(e,a)}),g(n),t(e=>D(n,`--at:${e??``}%`),[()=>Math.min(100,100*Math.max(0,s(m).total)/s(h))]),l(e,n)};n(z,e=>{s(c).goal?e(B):e(V,-1)}),g(y),t((e,t,n)=>{x=T(y,1,`solo sheet svelte-o0ga1w`,null,x,{night:s(p)}),v(y,`aria-label`,s(u).name),v(C,`aria-label`,e),r(P,`${s(u).name??``} `),r(F,t),r(L,`${s(u).goal??``} `),r(R,n)},[()=>a.say(s(p)?`night`:`day`),()=>a.say(s(p)?`night`:`day`),()=>a.say(`buy-back-price`,{tokens:s(u).buy_back})]),l(e,y),b()}var xn=e(`<span class="svelte-1unimig"> <!></span>`),Sn=e(`<span class="price svelte-1unimig"><!> <!></span>`);function $(e,i){let o=A(i,`gain`,3,null);var s=w(),c=a(s),u=e=>{var a=Sn(),s=f(a),c=e=>{var n=xn(),a=f(n,!0);P(O(a),{name:`i-cards`}),g(n),t(()=>r(a,i.cards)),l(e,n)};n(s,e=>{i.cards!==void 0&&e(c)});var u=O(s,2),d=e=>{var n=xn(),i=f(n,!0);P(O(i),{name:`i-star`}),g(n),t(()=>r(i,o()>0?`+${o()}`:`−${-o()}`)),l(e,n)};n(u,e=>{o()&&e(d)}),g(a),l(e,a)};n(c,e=>{(i.cards!==void 0||o())&&e(u)}),l(e,s)}var Cn=e(`<!><b class="worth svelte-110lt00"> </b>`,1),wn=e(`<b class="worth svelte-110lt00"><!></b>`),Tn=e(`<!> <!>`,1),En=e(`<span class="none svelte-110lt00"> </span>`),Dn=e(`<div class="buildings svelte-110lt00"><!> <!></div>`);function On(e,i){j(i,!0);let c=X(),u=d(()=>c.view),p=d(()=>s(u).buildings[i.seat]),m=d(()=>s(u).points[i.seat].by_building),h=d(()=>i.seat===c.viewer),y=d(()=>s(p).length<s(u).building_limits[i.seat]),x=d(()=>s(u).doing.card),S=d(()=>s(x)!==null&&c.catalogue.cards[s(x)].category===`building`),C=d(()=>s(h)&&s(S)?c.movesOf(`extend`):[]),w=d(()=>i.seat===s(u).seat&&s(S)&&s(u).phase===`pay`&&s(u).doing.replaced===null);var T=Dn(),E=f(T);_(E,18,()=>s(p),e=>e,(e,n,f)=>{let p=d(()=>s(h)?c.movesOf(`replace`,{building:s(f)}):[]);{let g=d(()=>s(p)[0]?.text??c.say(`building-label`,{card:c.catalogue.cards[n].name,points:s(m)[s(f)]?.points??0})),_=d(()=>s(h)&&s(S)&&B(c,`mode`)?{kind:`replace`,args:{building:s(f)}}:void 0),v=d(()=>i.seat===s(u).seat&&s(u).doing.replaced===s(f)&&s(u).phase===`pay`?`leaving`:``);V(e,{get label(){return s(g)},get moves(){return s(p)},get why(){return s(_)},get card(){return n},get class(){return`building ${s(v)??``}`},children:(e,i)=>{var u=Cn(),p=a(u);{let e=d(()=>J(n,c.catalogue.cards[n]));P(p,{get name(){return s(e)}})}var h=o(O(p),!0);t(()=>r(h,s(m)[s(f)]?.points)),l(e,u)},$$slots:{default:!0}})}});var D=O(E,2),k=e=>{{let t=d(()=>s(C)[0]?.text??c.catalogue.cards[s(x)].name);V(e,{get label(){return s(t)},get moves(){return s(C)},class:`building ghost`,children:(e,t)=>{var r=Tn(),i=a(r);{let e=d(()=>J(s(x),c.catalogue.cards[s(x)]));P(i,{get name(){return s(e)}})}var o=O(i,2),p=e=>{var t=wn(),n=f(t);{let e=d(()=>s(u).doing.prices?.added);$(n,{get cards(){return s(e)},get gain(){return s(C)[0].gain}})}g(t),l(e,t)};n(o,e=>{s(C).length>0&&e(p)}),l(e,r)},$$slots:{default:!0}})}},A=e=>{var n=En(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`no-building`)]),l(e,n)};n(D,e=>{s(C).length>0||s(w)?e(k):s(y)&&s(p).length===0&&e(A,1)}),g(T),t(()=>v(T,`data-at`,`buildings:${i.seat??``}`)),l(e,T),b()}var kn=e(`<b class="svelte-1iqazy9"> </b>`),An=e(`<!><!>`,1),jn=e(`<ul class="counts svelte-1iqazy9"><li class="svelte-1iqazy9"><!><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="tok svelte-1iqazy9"><i class="svelte-1iqazy9"></i><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="pull svelte-1iqazy9"><!><b class="svelte-1iqazy9"> <small class="svelte-1iqazy9"> </small></b> <span class="vh"> </span></li> <li class="supply svelte-1iqazy9"></li></ul>`);function Mn(e,i){j(i,!0);let c=X(),u=d(()=>c.view),p=d(()=>s(u).strengths[i.seat]),m=d(()=>i.seat===c.viewer),h=d(()=>Object.entries(s(u).supplies[i.seat])),x=d(()=>s(u).hands[i.seat].size),S=d(()=>s(u).tokens[i.seat]);var C=jn(),w=f(C),T=f(w);P(T,{name:`i-cards`,class:`ic`});var E=O(T),D=o(E,!0),k=o(O(E),!0);g(w);var A=O(w,2),M=O(f(A)),N=o(M,!0),F=o(O(M),!0);g(A);var I=O(A,2),L=f(I);P(L,{name:`i-weight`,class:`ic`});var R=O(L),z=f(R,!0),H=o(O(z));g(R);var U=o(O(R,2),!0);g(I);var W=O(I,2);_(W,21,()=>s(h),([e,t])=>e,(e,i)=>{var u=d(()=>y(s(i),2));let f=()=>s(u)[0],p=()=>s(u)[1],h=d(()=>s(m)?c.movesOf(`load_passenger`,{colour:f()}):[]);{let i=d(()=>s(h)[0]?.text??c.say(`seat-waiting`,{colour:f(),passengers:p()})),u=d(()=>s(m)&&B(c,`load`)?{kind:`load_passenger`,args:{colour:f()}}:void 0);V(e,{get label(){return s(i)},get moves(){return s(h)},get why(){return s(u)},class:`waiting`,children:(e,i)=>{var c=An(),u=a(c);{let e=d(()=>q(f()));P(u,{get name(){return s(e)}})}var m=O(u),h=e=>{var n=kn(),i=o(n,!0);t(()=>r(i,p())),l(e,n)};n(m,e=>{p()>1&&e(h)}),l(e,c)},$$slots:{default:!0}})}}),g(W),g(C),t((e,t,n,a,o,c)=>{v(w,`title`,e),v(w,`data-at`,s(m)?void 0:`hand:${i.seat}`),r(D,s(x)),r(k,t),v(A,`title`,n),v(A,`data-at`,`tokens:${i.seat??``}`),r(N,s(S)),r(F,a),v(I,`title`,o),r(z,s(p).weight),r(H,`/${s(p).power??``}`),r(U,c),v(W,`data-at`,`supply:${i.seat??``}`)},[()=>c.say(`seat-cards`,{cards:s(x)}),()=>c.say(`seat-cards`,{cards:s(x)}),()=>c.say(`seat-tokens`,{tokens:s(S)}),()=>c.say(`seat-tokens`,{tokens:s(S)}),()=>c.say(`seat-strength`,{...s(p)}),()=>c.say(`seat-strength`,{...s(p)})]),l(e,C),b()}var Nn=e(`<!><span> </span>`,1),Pn=e(`<li><!></li>`),Fn=e(`<ul class="tray svelte-hwmp5d"></ul>`);function In(e,i){j(i,!0);let c=X(),u=d(()=>c.movesOf(`item`).map(e=>{let t=c.view.trains[i.seat][Number(e.args.position)];return{move:e,car:c.catalogue.cards[t.card],load:t.loads[Number(e.args.place)]}}));var p=w(),m=a(p),h=e=>{var n=Fn();_(n,21,()=>s(u),({move:e,car:t,load:n})=>e.code,(e,n)=>{let i=()=>s(n).move,u=()=>s(n).car,p=()=>s(n).load;var m=Pn(),h=f(m);{let e=d(()=>[i()]);V(h,{get label(){return i().text},get moves(){return s(e)},class:`choice`,children:(e,n)=>{var i=Nn(),f=a(i);{let e=d(()=>Le(p(),u(),c.catalogue));P(f,{get name(){return s(e)}})}var m=o(O(f),!0);t(()=>r(m,u().short)),l(e,i)},$$slots:{default:!0}})}g(m),l(e,m)}),g(n),l(e,n)};n(m,e=>{s(u).length>0&&e(h)}),l(e,p),b()}var Ln=e(`<i class="isle-slot svelte-r77f8x"><!></i>`);function Rn(e,t){j(t,!0);let r=X(),i=d(()=>t.seat===r.viewer),o=d(()=>s(i)?r.movesOf(`item`,{position:t.position,place:t.place}):[]),c=d(()=>s(i)&&B(r,`passenger`,`give`,`set_aside`)?{kind:`item`,args:{position:t.position,place:t.place}}:void 0),u=d(()=>{if(!t.load)return``;if(t.load.passenger)return r.say(`load-passenger`,{colour:t.load.passenger});let e={cargo:Ie(t.load,t.car,r.catalogue),card:t.load.card?r.catalogue.cards[t.load.card].name:`none`};return r.say(t.load.face_down===void 0?`load-card`:`load-face-down`,e)});var p=w(),m=a(p),h=e=>{{let n=d(()=>s(o)[0]?.text??s(u)),i=d(()=>t.load.face_down===void 0?``:`down`),a=d(()=>t.load.card??void 0);V(e,{get label(){return s(n)},get moves(){return s(o)},get why(){return s(c)},shape:`bare`,get class(){return`isle-slot on ${s(i)??``}`},get card(){return s(a)},children:(e,n)=>{{let n=d(()=>Le(t.load,t.car,r.catalogue));P(e,{get name(){return s(n)}})}},$$slots:{default:!0}})}},_=e=>{var n=Ln(),r=f(n);{let e=d(()=>Fe(t.car));P(r,{get name(){return s(e)}})}g(n),l(e,n)};n(m,e=>{t.load?e(h):e(_,-1)}),l(e,p),b()}var zn=e(`<b class="painted svelte-xfjwit"> </b>`),Bn=e(`<span class="tag svelte-xfjwit"> <!></span>`),Vn=e(`<span class="tag out svelte-xfjwit"><!><!></span>`),Hn=e(`<span class="tag gives svelte-xfjwit"><!></span>`),Un=e(`<!> <!> <!> <!>`,1),Wn=e(`<div><!> <span class="slots svelte-xfjwit"></span></div>`);function Gn(e,i){j(i,!0);let c=X(),u=d(()=>c.catalogue.cards[i.vehicle.card]),p=d(()=>c.view.doing),m=d(()=>i.seat===c.viewer),h=d(()=>i.seat===c.view.seat),y=d(()=>s(m)?c.movesOf(`upgrade`,{position:i.position}):[]),x=d(()=>s(m)?c.movesOf(`drop`,{position:i.position}):[]),S=d(()=>c.movesOf(`onto`,{seat:i.seat,position:i.position})),C=d(()=>[...s(y),...s(x),...s(S)]),w=d(()=>s(h)&&s(p).upgraded===i.position&&s(p).card!==null),E=d(()=>{if(!s(w))return B(c,`target`)?{kind:`onto`,args:{seat:i.seat,position:i.position}}:s(m)&&B(c,`mode`)?{kind:`upgrade`,args:{position:i.position}}:s(m)&&B(c,`drop`)?{kind:`drop`,args:{position:i.position}}:void 0}),D=d(()=>c.view.phase===`force`&&s(p).target_seat===i.seat&&s(p).target===i.position),k=d(()=>c.lastLines.some(({kind:e,args:t})=>t.owner===i.seat&&t.position===i.position||t.seat===i.seat&&t.card===i.vehicle.card&&(e===`built`||e===`upgraded`))),A=d(()=>c.say(`vehicle-label`,{card:s(u).name,loads:i.vehicle.loads.length,places:s(u).capacity})),N=d(()=>s(p).card===null?void 0:c.catalogue.cards[s(p).card]);var F=Wn();let I;var L=f(F);{let e=d(()=>s(C)[0]?.text??s(A));V(L,{get label(){return s(e)},get moves(){return s(C)},get why(){return s(E)},shape:`bare`,get card(){return i.vehicle.card},class:`vehicle`,children:(e,c)=>{var m=Un(),h=a(m),_=e=>{P(e,{name:`hopper-load`,class:`v heap`})};n(h,e=>{s(u).category===`hopper`&&i.vehicle.loads.length>0&&e(_)});var v=O(h,2);{let e=d(()=>J(i.vehicle.card,s(u)));P(v,{get name(){return s(e)},class:`v`})}var b=O(v,2),C=e=>{var n=zn(),a=o(n,!0);t(e=>r(a,e),[()=>Y(i.vehicle.card,s(u))]),l(e,n)},T=d(()=>Y(i.vehicle.card,s(u)));n(b,e=>{s(T)&&e(C)});var E=O(b,2),D=e=>{var a=Bn(),o=f(a),c=O(o),m=e=>{{let t=d(()=>s(p).prices?.upgraded[i.position]);$(e,{get cards(){return s(t)},get gain(){return s(y)[0].gain}})}};n(c,e=>{s(y).length>0&&e(m)}),g(a),t((e,t)=>r(o,`${e??``} → ${t??``} `),[()=>Pe(s(u)),()=>Pe(s(N))||s(N).short]),l(e,a)},k=e=>{var t=Vn(),n=f(t);P(n,{name:`i-x`}),$(O(n),{get gain(){return s(x)[0].gain}}),g(t),l(e,t)},A=e=>{var t=Hn();ct(f(t),{get gives(){return s(u).gives}}),g(t),l(e,t)};n(E,e=>{(s(y).length>0||s(w))&&s(N)?e(D):s(x).length>0?e(k,1):s(S).length>0&&e(A,2)}),l(e,m)},$$slots:{default:!0}})}var R=O(L,2);_(R,21,()=>({length:s(u).capacity}),M,(e,t,n)=>{Rn(e,{get seat(){return i.seat},get position(){return i.position},place:n,get car(){return s(u)},get load(){return i.vehicle.loads[n]}})}),g(R),g(F),t(()=>{I=T(F,1,`veh svelte-xfjwit`,null,I,{chosen:s(w)||s(D),last:s(k)}),v(F,`data-at`,`car:${i.seat??``}:${i.position??``}`)}),l(e,F),b()}var Kn=e(`<b class="painted svelte-16k1niv"> </b>`),qn=e(`<span class="tag svelte-16k1niv"><!></span>`),Jn=e(`<!> <!> <!>`,1),Yn=e(`<div><!></div>`),Xn=e(`<section><div class="who svelte-16k1niv"><div class="head svelte-16k1niv"><!> <b class="vp svelte-16k1niv"> <!></b></div> <!></div> <div class="line svelte-16k1niv"><div class="cars svelte-16k1niv"><!> <!></div> <!></div> <!></section>`);function Zn(e,i){j(i,!0);let c=X(),u=d(()=>c.view),p=d(()=>i.seat===c.viewer),m=d(()=>s(u).doing.card),h=d(()=>s(m)===null?void 0:c.catalogue.cards[s(m)]),y=d(()=>s(h)!==void 0&&s(h).category!==`building`),x=d(()=>s(p)&&s(y)?c.movesOf(`extend`):[]),S=d(()=>i.seat===s(u).seat&&s(y)&&s(u).doing.upgraded===null&&[`drop`,`lose_building`,`pay`].includes(s(u).phase)),C=d(()=>s(u).trains[i.seat].length+(s(x).length>0||s(S)?1:0));var w=Xn();let E;var k=f(w),A=f(k),N=f(A);G(N,{get seat(){return i.seat}});var F=O(N,2),I=f(F,!0);P(O(I),{name:`i-star`}),g(F),g(A),Mn(O(A,2),{get seat(){return i.seat}}),g(k);var L=O(k,2),R=f(L),z=f(R);_(z,17,()=>s(u).trains[i.seat],M,(e,t,n)=>{Gn(e,{get seat(){return i.seat},position:n,get vehicle(){return s(t)}})});var B=O(z,2),H=e=>{var i=Yn();let c;var p=f(i);{let e=d(()=>s(x)[0]?.text??s(h).name);V(p,{get label(){return s(e)},get moves(){return s(x)},class:`new`,children:(e,i)=>{var c=Jn(),p=a(c);{let e=d(()=>J(s(m),s(h)));P(p,{get name(){return s(e)},class:`v`})}var _=O(p,2),v=e=>{var n=Kn(),i=o(n,!0);t(e=>r(i,e),[()=>Y(s(m),s(h))]),l(e,n)},y=d(()=>Y(s(m),s(h)));n(_,e=>{s(y)&&e(v)});var b=O(_,2),S=e=>{var t=qn(),n=f(t);{let e=d(()=>s(u).doing.prices?.added);$(n,{get cards(){return s(e)},get gain(){return s(x)[0].gain}})}g(t),l(e,t)};n(b,e=>{s(x).length>0&&e(S)}),l(e,c)},$$slots:{default:!0}})}g(i),t(()=>c=T(i,1,`coming svelte-16k1niv`,null,c,{chosen:s(S)})),l(e,i)};n(B,e=>{(s(x).length>0||s(S))&&s(m)!==null&&s(h)&&e(H)}),g(R),On(O(R,2),{get seat(){return i.seat}}),g(L);var U=O(L,2),W=e=>{In(e,{get seat(){return i.seat}})};n(U,e=>{s(p)&&c.isPhone&&e(W)}),g(w),t((e,t)=>{E=T(w,1,`train-row sheet o${i.seat+1}`,`svelte-16k1niv`,E,{me:s(p),on:i.seat===c.decider}),v(w,`data-at`,`seat:${i.seat??``}`),v(w,`aria-label`,e),v(F,`title`,t),v(F,`data-at`,`points:${i.seat??``}`),r(I,s(u).points[i.seat].total),v(R,`data-at`,`train:${i.seat??``}`),D(R,`--n:${s(C)??``}`)},[()=>c.say(`train-of`,{who:c.people[i.seat]?.name??``}),()=>c.say(`seat-points`,{points:s(u).points[i.seat].total})]),l(e,w),b()}var Qn=e(`<!> <!>`,1),$n=e(`<div><!> <!> <div class="trains svelte-zipolt"></div></div>`);function er(e,r){j(r,!0);let i=[`trains`,`island`,`row`],o=X(),c=d(()=>R(o)),u=d(()=>o.viewer===null?s(c):[o.viewer,...s(c).slice(0,-1)]),p=d(()=>new Set(o.moves.map(e=>dn(e,o.view.phase)))),m=d(()=>new Set(o.moves.filter(({kind:e})=>e!==`buy_back`).map(e=>dn(e,o.view.phase))));var h=w(),v=a(h),y=e=>{L(e,{get tabs(){return i},get lit(){return s(p)},get wanted(){return s(m)},part:(e,t=k)=>{var r=w(),i=a(r),c=e=>{var t=Qn(),r=a(t),i=e=>{bn(e,{})};n(r,e=>{o.view.seats===1&&e(i)}),_(O(r,2),16,()=>s(u),e=>e,(e,t)=>{Zn(e,{get seat(){return t}})}),l(e,t)},d=e=>{kt(e,{})},f=e=>{sn(e,{})};n(i,e=>{t()===`trains`?e(c):t()===`island`?e(d,1):e(f,-1)}),l(e,r)},$$slots:{part:!0}})},x=e=>{var r=$n();let i;var a=f(r);kt(a,{});var u=O(a,2),d=e=>{bn(e,{})};n(u,e=>{o.view.seats===1&&e(d)});var p=O(u,2);_(p,20,()=>s(c),e=>e,(e,t)=>{Zn(e,{get seat(){return t}})}),g(p),g(r),t(()=>i=T(r,1,`board-grid svelte-zipolt`,null,i,{many:o.view.seats>3,few:o.view.seats<3})),l(e,r)};n(v,e=>{o.isPhone?e(y):e(x,-1)}),l(e,h),b()}var tr=e(`<i></i>`),nr=e(`<li class="sub svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li>`),rr=e(`<li class="svelte-oprmcq"><span class="svelte-oprmcq"><i class="svelte-oprmcq"></i> </span> <b> </b></li> <!>`,1),ir=e(`<p class="svelte-oprmcq"> </p>`),ar=e(`<div><span class="strip svelte-oprmcq" aria-hidden="true"></span> <ul><!> <li class="total svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li></ul> <!></div>`);function or(e,i){j(i,!0);let c={tokens:`#c99a2e`,train:`#2e4f7d`,contracts:`#2c6a4d`,loads:`#a8512d`,progress:`#7d4b86`,buildings:`#8a7440`},u=X(),p=d(()=>i.parts.rating!==null||i.parts.won!==null),m=d(()=>Object.keys(c).filter(e=>!(s(p)&&e===`progress`)));var h=ar(),v=f(h);_(v,20,()=>s(m).filter(e=>i.parts[e]>0),e=>e,(e,n)=>{var r=tr();t(()=>D(r,`flex:${i.parts[n]??``};background:${c[n]??``}`)),l(e,r)}),g(v);var y=O(v,2),x=f(y);_(x,16,()=>s(m),e=>e,(e,d)=>{var p=rr(),m=a(p),h=f(m),v=f(h),y=O(v,1,!0);g(h);var b=O(h,2);let x;var S=o(b,!0);g(m);var C=O(m,2),E=e=>{var n=w();_(a(n),17,()=>i.parts.by_building,e=>e.card,(e,n)=>{var i=nr(),a=f(i),c=o(a,!0),d=o(O(a),!0);g(i),t(e=>{r(c,u.catalogue.cards[s(n).card].name),r(d,e)},[()=>U(s(n).points)]),l(e,i)}),l(e,n)};n(C,e=>{d===`buildings`&&e(E)}),t((e,t)=>{D(v,`background:${c[d]??``}`),r(y,e),x=T(b,1,`num svelte-oprmcq`,null,x,{minus:i.parts[d]<0}),r(S,t)},[()=>u.say(`part-${d}`),()=>U(i.parts[d])]),l(e,p)});var S=O(x,2),C=f(S),E=o(C,!0),k=o(O(C),!0);g(S),g(y);var A=O(y,2),M=e=>{var n=ir(),a=o(n,!0);t(e=>r(a,e),[()=>u.say(`rating`,{title:u.catalogue.ratings[i.parts.rating].name})]),l(e,n)},N=e=>{var n=ir(),a=o(n,!0);t(e=>r(a,e),[()=>u.say(i.parts.won?`goal-won`:`goal-lost`)]),l(e,n)};n(A,e=>{i.parts.rating===null?i.parts.won!==null&&e(N,1):e(M)}),g(h),t((e,t)=>{T(h,1,`parts o${i.seat+1}`,`svelte-oprmcq`),r(E,e),r(k,t)},[()=>u.say(`part-total`),()=>U(i.parts.total)]),l(e,h),b()}var sr=e(`<span class="tag svelte-1kvgpeq" aria-hidden="true"> </span>`),cr=e(`<span><!> <!></span>`);function lr(e,i){j(i,!0);let c={large:136,usual:110,narrow:98,low:88,phone:94,crowded:80,gap:11},u=X(),p=d(()=>u.viewer===null?null:u.view.hands[u.viewer].cards),m=d(()=>u.view.seat===u.viewer),h=d(()=>{let e=s(m)?Ve(u.view):null,t=s(m)?Be(u.view):[];return[...e?[{card:e.card,role:e.how}]:[],...t.map(e=>({card:e,role:`pays`})),...(s(p)??[]).map(e=>({card:e,role:``}))]}),_=d(()=>B(u,`build`,`load`,`pay`,`force`,`discard`,`hand_limit`));var v=w(),y=a(v),S=e=>{ne(e,{get cards(){return s(h)},get sizes(){return c},one:(e,i)=>{let a=()=>(i?.()).card,c=()=>(i?.()).role,p=d(()=>c()===``&&u.view.phase!==`fetch`?[...u.movesOf(`card`,{card:a()}),...u.movesOf(`force`,{card:a()})]:[]);var m=cr();let h;var v=f(m);{let e=d(()=>c()?u.say(`hand-${c()}`,{card:u.catalogue.cards[a()].name}):s(p)[0]?.text??u.catalogue.cards[a()].name),t=d(()=>c()===``&&s(_)?{kind:`card`,args:{card:a()}}:void 0),n=d(()=>c()===`builds`||c()===`loads`);V(v,{get label(){return s(e)},get moves(){return s(p)},get why(){return s(t)},get picked(){return s(n)},shape:`card`,get card(){return a()},children:(e,t)=>{Z(e,{get card(){return a()}})},$$slots:{default:!0}})}var y=O(v,2),b=e=>{var n=sr(),i=o(n,!0);t(e=>r(i,e),[()=>u.say(`tag-${c()}`)]),l(e,n)};n(y,e=>{c()&&e(b)}),g(m),t(()=>h=T(m,1,x(c()),`svelte-1kvgpeq`,h,{phone:u.isPhone})),l(e,m)},$$slots:{one:!0}})};n(y,e=>{s(p)!==null&&e(S)}),l(e,v),b()}var ur=e(`<p><span class="svelte-1nicqc4"><!> <span class="vh svelte-1nicqc4"> </span></span> <span class="svelte-1nicqc4"><i class="svelte-1nicqc4"></i> <span class="vh svelte-1nicqc4"> </span></span> <b class="svelte-1nicqc4"> <!><span class="vh svelte-1nicqc4"> </span></b></p>`);function dr(e,n){j(n,!0);let i=X(),a=d(()=>i.view),c=d(()=>s(a).hands[n.seat].size),u=d(()=>s(a).tokens[n.seat]),p=d(()=>s(a).points[n.seat].total);var m=ur();let h;var _=f(m),y=f(_);P(y,{name:`i-cards`});var x=O(y,1,!0),S=o(O(x),!0);g(_);var C=O(_,2),w=O(f(C),1,!0),E=o(O(w),!0);g(C);var D=O(C,2),k=f(D,!0),A=O(k);P(A,{name:`i-star`});var M=o(O(A),!0);g(D),g(m),t((e,t,o,l,d,f)=>{h=T(m,1,`panel svelte-1nicqc4`,null,h,{many:s(a).seats>3}),v(m,`data-at`,n.seat===i.viewer?void 0:`hand:${n.seat}`),v(_,`title`,e),r(x,s(c)),r(S,t),v(C,`title`,o),r(w,s(u)),r(E,l),v(D,`title`,d),r(k,s(p)),r(M,f)},[()=>i.say(`seat-cards`,{cards:s(c)}),()=>i.say(`seat-cards`,{cards:s(c)}),()=>i.say(`seat-tokens`,{tokens:s(u)}),()=>i.say(`seat-tokens`,{tokens:s(u)}),()=>i.say(`seat-points`,{points:s(p)}),()=>i.say(`seat-points`,{points:s(p)})]),l(e,m),b()}function fr(e,t){j(t,!0);let r=X();var i=w(),o=a(i),s=e=>{sn(e,{})};n(o,e=>{r.isPhone||e(s)}),l(e,i),b()}F(Object.assign({"./art/bank.svg":re,"./art/cargo-all.svg":ie,"./art/cargo-box.svg":ae,"./art/cargo-coal.svg":oe,"./art/cargo-oil.svg":se,"./art/coal-factory.svg":ce,"./art/customs-house.svg":le,"./art/grand-central.svg":ue,"./art/i-pass.svg":de,"./art/i-power.svg":fe,"./art/i-weight.svg":pe,"./art/middle-station.svg":me,"./art/northern-station.svg":he,"./art/oil-refinery.svg":ge,"./art/pass-alpine.svg":_e,"./art/pass-bill.svg":ve,"./art/pass-cactus.svg":ye,"./art/pass-devon.svg":K,"./art/pass-eagle.svg":be,"./art/pass-flint.svg":ee,"./art/rail-yard.svg":xe,"./art/sc-sea.svg":Se,"./art/southern-station.svg":Ce,"./art/town-hall.svg":we})),N(`isle_of_trains`,Object.assign({"./words/en.ftl":Te,"./words/ru.ftl":Ee,"./words/uk.ftl":De}));var pr={name:`isle_of_trains`,seats:`board`,Board:er,Hand:lr,SeatPanel:dr,Card:Z,Breakdown:or,Side:fr,BarDetail:Ye,placed:un,commits:fn,flights:pn};export{pr as game};