import{Ct as e,D as t,E as n,G as r,H as i,I as a,J as o,N as s,O as c,P as l,Q as u,St as d,U as f,W as p,Y as m,at as h,bt as g,ct as _,dt as v,ft as y,gt as b,ht as x,i as S,k as C,lt as w,n as T,ot as E,p as D,pt as O,q as k,st as A,t as j,tt as M,ut as N,x as P,xt as F,yt as I,z as L}from"./Art-DJv5-OFJ.js";import{f as R}from"./index-BLiy1m9G.js";import{c as z}from"./attempt-Dup-4Vvu.js";import{t as B}from"./Tabs-DLMgwsmB.js";import{i as V,n as H,o as U,r as W,s as G,t as K}from"./flight-aUxZdXqk.js";import{t as q}from"./printed-B0ll_N_u.js";import{t as ee}from"./OpenCards-ByoFPegC.js";import{t as te}from"./SeatHead-B14O1xqe.js";import{t as ne}from"./breakable-DrVugP6J.js";import{t as re}from"./Fan-y24SFp8w.js";var ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58v-5h52v5z" fill="var(--stone,#c9c5b4)"/><path d="M11 53V28h42v25z" fill="var(--wall,#efe3c6)"/><path d="M5 28L32 10l27 18z" fill="var(--tile,#a8442f)"/><path d="M15 53V28h6v25zM29 53V28h6v25zM43 53V28h6v25z" fill="var(--stone,#c9c5b4)"/><circle cx="32" cy="21" r="4.5" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
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
`,xe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#4a4f55"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M5 10h22M9 10V1.5h14V10z" fill="#2b3033" stroke-width="2.2"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-5.5 5.5v-11h3v2.5h5v-2.5h3v11z"/></g></g></svg>
`,Se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#d3562b"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M4 10.5q4-2 5-2l3-7 4 2 4-2 3 7q1 0 5 2-12 3-24 0z" fill="#a8442f"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6L7 5H-7z"/></g></g></svg>
`,Ce=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#2f8a57"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M3 11q13-4 26 0-3-2-6-2-1-7-7-7T9 9Q6 9 3 11z" fill="#f0dfb4"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-7-1.5q3.5-4 7 0t7 0v3.4q-3.5 4-7 0t-7 0z"/></g></g></svg>
`,we=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M5 58V30L18 20v10l13-10v10l13-10v10l14-10v38z" fill="var(--wall,#efe3c6)"/><path d="M9 58V40q0-5 6-5t6 5v18zM26 58V40q0-5 6-5t6 5v18zM43 58V40q0-5 6-5t6 5v18z" fill="#46525a"/><path d="M12 58V48h6v10M29 58V48h6v10M46 58V48h6v10" fill="none" stroke="#f0dfb4" stroke-width="1.8"/><path d="M12 53h6M29 53h6M46 53h6" stroke="#f0dfb4" stroke-width="1.8"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 52h120v24H0z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M8 60q6-4 12 0t12 0M50 66q6-4 12 0t12 0M86 58q6-4 12 0t12 0" fill="none" stroke="#fff8e6" stroke-opacity=".7" stroke-width="2"/><path d="M70 52q8-16 18-12t16-10 16 12v10z" fill="color-mix(in oklab,var(--c,#5f7480) 48%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,Ee=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#a8442f"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#a8442f"/><path d="M32 19v12M27 26l5 6 5-6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,De=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M4 34h56l-5-6H9z" fill="var(--tile,#a8442f)"/><path d="M24 34V16h16v18z" fill="var(--wall,#efe3c6)"/><path d="M22 16l10-10 10 10z" fill="var(--tile,#a8442f)"/><circle cx="32" cy="23" r="4.5" fill="#fff8e6"/><path d="M32 20.5V23l2 1" fill="none" stroke-width="1.5"/><path d="M11 40h7v9h-7zM46 40h7v9h-7z" fill="var(--g,#bcd3d6)"/><path d="M26 58V44q0-5 6-5t6 5v14z" fill="#46525a"/><path d="M32 6V1l6 2-6 2" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,Oe=`# What the board of Isle of Trains says.

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
`,ke=`# What puts a payment together.

do-pay = { $cards ->
    [one] Build for one card
   *[other] Build for { $cards } cards
}
do-pay-more = { $cards ->
    [one] Choose one more card
   *[other] Choose { $cards } more cards
}
`,Ae=`# What puts a payment together.

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
`,je=`# What puts a payment together.

do-pay = { $cards ->
    [one] Побудувати за { $cards } карту
    [few] Побудувати за { $cards } карти
    [many] Побудувати за { $cards } карт
   *[other] Побудувати за { $cards } карти
}
do-pay-more = { $cards ->
    [one] Оберіть ще { $cards } карту
    [few] Оберіть ще { $cards } карти
    [many] Оберіть ще { $cards } карт
   *[other] Оберіть ще { $cards } карти
}
`,Me=`# What the board of Isle of Trains says.

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
}, выполнен. { $who }: { $points } { $points ->
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
part-loads = Загруженное в поезд
part-progress = Локомотив прогресса
part-buildings = Здания
`,Ne=`# What the board of Isle of Trains says.

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
}, виконано. { $who }: { $points } { $points ->
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
turns-left = { $turns ->
    [one] лишився { $turns } хід
    [few] лишилося { $turns } ходи
    [many] лишилося { $turns } ходів
   *[other] лишилося { $turns } ходу
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
`,J=w({cards:null,of:``});function Pe({view:e}){let{card:t,upgraded:n,replaced:r,due:i}=e.doing;return[e.seat,t,n,r,i].join(` `)}function Fe(e){return V(e,`pay`)?J.of===Pe(e)&&J.cards?J.cards:e.view.doing.proposed??[]:[]}function Ie(e,t,n){let r=Fe(e),i=r.indexOf(t);n?J.cards=r.filter((e,t)=>t!==i):J.cards=[...r.length<e.view.doing.due?r:r.slice(1),t],J.of=Pe(e)}function Le(){let e=J.cards!==null;return J.cards=null,e}var Y=z;function Re(e,t){let n=e.steps.at(-1);return n?.step===t?n.first:null}function ze(e){return e.phase===`pay`?e.discards.slice(0,e.doing.cost-e.doing.due).reverse():[]}function Be(e){let{card:t,forced_card:n}=e.doing;return t===null?n===null?null:{card:n,how:`loads`}:{card:t,how:[`mode`,`drop`,`lose_building`,`pay`].includes(e.phase)?`builds`:`loads`}}var Ve=p(`<button type="button" data-commit="" data-picked=""> <span class="vh"> </span></button>`);function He(e,n){b(n,!0);let r=Y(),o=O(()=>r.view.doing.due),s=O(()=>Fe(r)),l=O(()=>u(s).map(e=>r.movesOf(`card`,{card:e})[0]?.code??-1)),d=O(()=>u(s).length===u(o)&&!u(l).includes(-1)),p=O(()=>u(s).map(e=>r.catalogue.cards[e].name).join(`, `)),v=O(()=>r.movesOf(`card`)[0]?.before??[]);var y=f(),S=E(y),C=e=>{var n=Ve(),a=h(n,!0),f=A(_(a));g(n),M((e,r,i)=>{t(n,1,c([`btn`,u(d)?`go`:`ghost`])),P(n,`data-lit`,u(d)?``:void 0),P(n,`data-guided`,e),P(n,`data-moves`,r),P(n,`aria-disabled`,u(d)?void 0:`true`),L(a,i),L(f,`. ${u(p)??``}`)},[()=>u(d)&&r.guided!==null&&u(l).includes(r.guided)?``:void 0,()=>u(d)?[...u(v),...u(l)].join():void 0,()=>r.say(u(d)?`do-pay`:`do-pay-more`,{cards:u(d)?u(o):u(o)-u(s).length})]),m(`click`,n,()=>u(d)&&r.playAll(u(l))),i(e,n)},w=O(()=>V(r,`pay`));a(S,e=>{u(w)&&e(C)}),i(e,y),x()}o([`click`]);var Ue=p(`<span class="cargo-line svelte-9f2bft"></span>`);function We(e,t){var n=Ue();s(n,21,()=>t.cargo,l,(e,t)=>{j(e,{get name(){return`cargo-${u(t)??``}`}})}),g(n),i(e,n)}var Ge={green:[`flint`,`#2f8a57`],orange_red:[`eagle`,`#c44a22`],black:[`devon`,`#4a4f55`],purple:[`cactus`,`#7d4b9a`],cyan:[`bill`,`#1f7fa0`],white:[`alpine`,`#dfe3df`]},Ke=[``,`I`,`II`,`III`],qe=4;function X(e){return`pass-${Ge[e][0]}`}function Je(e){return Ge[e][1]}function Z(e,t){return t.category===`building`?e.replaceAll(`_`,`-`):t.category===`engine`?t.level<qe?`loco-${t.level}`:`loco-hs`:t.category}function Q(e,t){return t.category===`caboose`?e.slice(e.indexOf(`_`)+1):``}function Ye(e){return Ke[e.level]??``}function Xe(e){return e.holds===`passenger`?`i-pass`:e.holds===`any_cargo`?`cargo-all`:`cargo-${e.holds}`}function Ze(e,t,n){return t.holds===`any_cargo`?e.card?n.cards[e.card].symbol:`all`:t.holds}function Qe(e,t,n){return e.passenger?X(e.passenger):`cargo-${Ze(e,t,n)}`}function $e(e){return[`coal`,`oil`,`box`,`all`].flatMap((t,n)=>Array(e[n]??0).fill(t))}var et=p(`<i class="on svelte-1ct1ig9"><!></i>`),tt=p(`<i class="svelte-1ct1ig9"></i>`),nt=p(`<span class="pay svelte-1ct1ig9"></span>`),rt=p(`<b> </b>`),it=p(`<span class="one svelte-1ct1ig9"><!> </span>`),at=p(`<span class="needs svelte-1ct1ig9"> <!></span>`),ot=p(`<span class="detail svelte-1ct1ig9"><!> <!> <!> <!> </span>`);function st(e,t){b(t,!0);let n=Y(),r=O(()=>n.view),o=O(()=>u(r).doing),c=O(()=>Be(u(r))),d=O(()=>ze(u(r))),p=O(()=>{let e=u(r).strengths[u(r).seat??0];switch(u(r).phase){case`action`:return n.say(`detail-actions`,{actions:Re(u(r),`main`)??0});case`draw`:return n.say(`detail-draw`,{cards:Re(u(r),`draw`)??1});case`discard`:return n.say(`detail-discard`,{cards:Re(u(r),`discard`)??1});case`build`:case`mode`:case`drop`:return n.say(`detail-strength`,{...e});case`pay`:return n.say(`detail-pay`,{cards:u(o).due,cost:u(o).cost});case`set_aside`:return n.say(`detail-aside`,{loads:u(o).aside.length});default:return``}}),m=O(()=>u(r).phase===`give`||u(r).phase===`count_as`),v=O(()=>u(p)!==``||u(c)!==null||u(o).passenger!==null||u(m));var y=f(),S=E(y),C=e=>{var t=ot(),v=h(t),y=e=>{var t=nt();s(t,21,()=>({length:u(o).cost}),l,(e,t,r)=>{var o=f(),s=E(o),c=e=>{var t=et();j(h(t),{get name(){return`cargo-${n.catalogue.cards[u(d)[r]].symbol??``}`}}),g(t),i(e,t)},l=e=>{var t=tt();t.textContent=r+1,i(e,t)};a(s,e=>{r<u(d).length?e(c):e(l,-1)}),i(e,o)}),g(t),i(e,t)};a(v,e=>{u(r).phase===`pay`&&e(y)});var b=_(v,2),x=e=>{var t=rt(),r=A(t,!0);M(()=>L(r,n.catalogue.cards[u(c).card].name)),i(e,t)};a(b,e=>{u(c)&&u(r).phase!==`pay`&&e(x)});var S=_(b,2),C=e=>{var t=it(),r=h(t);{let e=O(()=>X(u(o).passenger));j(r,{get name(){return u(e)}})}var a=_(r,1,!0);g(t),M(e=>L(a,e),[()=>n.say(`load-passenger`,{colour:u(o).passenger})]),i(e,t)};a(S,e=>{u(o).passenger&&e(C)});var w=_(S,2),T=e=>{var t=at(),r=h(t),a=_(r);{let e=O(()=>$e(u(o).needs));We(a,{get cargo(){return u(e)}})}g(t),M(e=>L(r,`${e??``} `),[()=>n.say(`detail-needs`)]),i(e,t)};a(w,e=>{u(m)&&e(T)});var D=_(w);g(t),M(()=>L(D,` ${u(p)??``}`)),i(e,t)};a(S,e=>{u(v)&&e(C)}),i(e,y),x()}var ct=p(`<!> <span class="holder svelte-19apc5f"> </span>`,1),lt=p(`<b class="vp svelte-19apc5f"> <!></b>`),ut=p(`<b class="svelte-19apc5f"> </b>`),dt=p(`<span class="line svelte-19apc5f"><!> <!></span>`);function ft(e,t){b(t,!0);let n=Y(),r=O(()=>t.contract.contract===`primary`),o=O(()=>u(r)?t.island.seat!==null:t.island.contract===t.contract.contract),s=O(()=>!u(r)&&!u(o)&&(t.isClosed||t.island.contract!==null&&t.island.contract!==`primary`)),c=O(()=>n.view.doing.destination===t.island.island),l=O(()=>u(c)&&n.view.doing.contract===t.contract.contract),d=O(()=>u(r)?{kind:`primary`,args:{}}:{kind:`secondary`,args:{contract:t.contract.contract.slice(-1)}}),f=O(()=>u(c)?n.movesOf(u(d).kind,u(d).args):[]),p=O(()=>n.say(u(o)?`contract-done`:u(s)?`contract-gone`:`contract-label`,{kind:t.contract.contract,island:n.catalogue.islands[t.island.island].name,needs:t.contract.needs.map(e=>n.say(`cargo-${e}`)).join(`, `),points:t.contract.points,who:t.island.seat===null?``:U(n,t.island.seat)}));{let m=O(()=>u(f)[0]?.text??u(p)),v=O(()=>u(c)&&V(n,`deliver`)?u(d):void 0),y=O(()=>({kind:`contract`,args:{island:t.island.island,contract:t.contract.contract}})),b=O(()=>u(r)?`pri`:`sec`),x=O(()=>u(o)?`done o${t.island.seat+1}`:``),S=O(()=>u(s)?`gone`:``),C=O(()=>u(l)?`now`:``);H(e,{get label(){return u(m)},get moves(){return u(f)},get why(){return u(v)},get about(){return u(y)},quiet:!0,get class(){return`isle-contract ${u(b)??``} ${u(x)??``} ${u(S)??``} ${u(C)??``}`},children:(e,s)=>{var c=dt(),l=h(c),d=e=>{var a=ct(),o=E(a);R(o,{get seat(){return t.island.seat}});var s=A(_(o,2),!0);M(e=>L(s,e),[()=>u(r)?U(n,t.island.seat):n.say(`done`)]),i(e,a)},f=e=>{We(e,{get cargo(){return t.contract.needs}})};a(l,e=>{u(o)?e(d):e(f,-1)});var p=_(l,2),m=e=>{var n=lt(),r=h(n,!0);j(_(r),{name:`i-star`}),g(n),M(()=>L(r,t.contract.points)),i(e,n)},v=e=>{var n=ut(),r=A(n);M(()=>L(r,`+${t.contract.points??``}`)),i(e,n)};a(p,e=>{u(r)?e(m):e(v,-1)}),g(c),i(e,c)},$$slots:{default:!0}})}x()}var pt=p(`<span class="chip svelte-16hkfju"> <!></span>`),mt=p(`<span class="chip neg svelte-16hkfju"> <!></span>`),ht=p(`<span class="chip vp svelte-16hkfju"> <!></span>`),gt=p(`<span class="slash svelte-16hkfju">/</span>`),_t=p(`<!><b class="chip let svelte-16hkfju"> </b>`,1),vt=p(`<span class="letters svelte-16hkfju"></span>`),yt=p(`<span class="chips svelte-16hkfju"><!> <!> <!> <!></span>`);function bt(e,t){b(t,!0);let n=Y(),r=O(()=>t.gives.bonus===`load_or_deliver`?[`load`,`deliver`]:t.gives.bonus===`none`?[]:[t.gives.bonus]);var o=yt(),c=h(o),l=e=>{var n=pt(),r=h(n);j(_(r),{name:`i-cards`}),g(n),M(()=>L(r,`+${t.gives.take??``}`)),i(e,n)};a(c,e=>{t.gives.take>0&&e(l)});var d=_(c,2),f=e=>{var n=mt(),r=h(n);j(_(r),{name:`i-cards`}),g(n),M(()=>L(r,`−${t.gives.discard??``}`)),i(e,n)};a(d,e=>{t.gives.discard>0&&e(f)});var p=_(d,2),m=e=>{var n=ht(),r=h(n);j(_(r),{name:`i-star`}),g(n),M(()=>L(r,`+${t.gives.tokens??``}`)),i(e,n)};a(p,e=>{t.gives.tokens>0&&e(m)});var v=_(p,2),y=e=>{var t=vt();s(t,22,()=>u(r),e=>e,(e,t,r)=>{var o=_t(),s=E(o),c=e=>{i(e,gt())};a(s,e=>{u(r)>0&&e(c)});var l=A(_(s),!0);M(e=>L(l,e),[()=>n.say(`letter-${t}`)]),i(e,o)}),g(t),i(e,t)};a(v,e=>{u(r).length>0&&e(y)}),g(o),M(()=>P(o,`title`,t.gives.text)),i(e,o),x()}var xt=p(`<!> <!>`,1),St=p(`<span><!></span>`),Ct=p(`<span class="spaces svelte-1w6k60p"></span>`);function wt(e,n){b(n,!0);let r=Y(),o=O(()=>r.catalogue.tickets[n.ticket.ticket]),c=O(()=>r.view.doing.destination===n.ticket.island),d=O(()=>u(c)?[...r.movesOf(`ticket`),...r.movesOf(`stray`)]:[]),f=O(()=>r.say(`ticket-label`,{island:r.catalogue.islands[n.ticket.island].name,filled:n.ticket.seats.length,spaces:u(o).length,reward:u(o)[n.ticket.seats.length]?.text??r.say(`ticket-full`)}));{let p=O(()=>u(d)[0]?.text??u(f)),m=O(()=>u(c)&&V(r,`deliver`)?{kind:`ticket`,args:{}}:void 0),v=O(()=>({kind:`ticket`,args:{island:n.ticket.island}}));H(e,{get label(){return u(p)},get moves(){return u(d)},get why(){return u(m)},get about(){return u(v)},quiet:!0,class:`isle-ticket`,get at(){return`ticket:${n.ticket.island??``}`},children:(e,r)=>{var c=Ct();s(c,21,()=>u(o),l,(e,r,o)=>{var s=St();let c;var l=h(s),d=e=>{var t=xt(),r=E(t);{let e=O(()=>X(n.colour));j(r,{get name(){return u(e)},class:`person`})}R(_(r,2),{get seat(){return n.ticket.seats[o]}}),i(e,t)},f=e=>{bt(e,{get gives(){return u(r)}})};a(l,e=>{o<n.ticket.seats.length?e(d):e(f,-1)}),g(s),M(()=>{c=t(s,1,`space svelte-1w6k60p`,null,c,{full:o<n.ticket.seats.length,next:o===n.ticket.seats.length}),P(s,`data-at`,`space:${n.ticket.island??``}:${o+1}`)}),i(e,s)}),g(c),i(e,c)},$$slots:{default:!0}})}x()}var Tt=p(`<i class="svelte-vcrfpu"><!></i>`),Et=p(`<i style="background:#8a7440" class="svelte-vcrfpu"><!></i>`),Dt=p(`<em class="svelte-vcrfpu"><!><span class="vh"> </span></em>`),Ot=p(`<div class="tick svelte-vcrfpu"><!></div>`),kt=p(`<section><h2 class="enamel svelte-vcrfpu"><!> <span> </span> <!></h2> <div class="contracts svelte-vcrfpu"></div> <!> <!></section>`);function At(e,r){b(r,!0);let o=Y(),c=W(),l=O(()=>o.catalogue.islands[r.island.island]),d=O(()=>o.view.tickets.find(e=>e.island===r.island.island)),f=O(()=>o.view.seats===1?o.catalogue.solo[String(o.view.options.solo)]:void 0),p=O(()=>u(f)?.islands.includes(r.island.island)??!1),m=O(()=>o.movesOf(`to`,{island:r.island.island})),v=O(()=>V(o,`destination`)),y=O(()=>o.view.doing.destination===r.island.island),S=O(()=>o.lastLines.some(e=>e.args.island===r.island.island));var w=kt();let T;var E=h(w),D=h(E),k=e=>{var t=Tt(),r=h(t);{let e=O(()=>X(u(l).colour));j(r,{get name(){return u(e)}})}g(t),M(e=>n(t,`background:${e??``}`),[()=>Je(u(l).colour)]),i(e,t)},N=e=>{var t=Et();j(h(t),{name:`cargo-all`}),g(t),i(e,t)};a(D,e=>{u(l).colour?e(k):e(N,-1)});var F=_(D,2),I=A(F,!0),R=_(F,2),z=e=>{var t=Dt(),n=h(t);j(n,{name:`i-star`});var r=A(_(n),!0);g(t),M(e=>{P(t,`title`,u(f)?.goal),L(r,e)},[()=>o.say(`goal`)]),i(e,t)};a(R,e=>{u(p)&&e(z)}),g(E),C(E,()=>c(`island`,{island:r.island.island}));var B=_(E,2);s(B,21,()=>u(l).contracts,e=>e.contract,(e,t)=>{{let n=O(()=>u(f)?.no_secondaries??!1);ft(e,{get island(){return r.island},get contract(){return u(t)},get isClosed(){return u(n)}})}}),g(B);var U=_(B,2),G=e=>{var t=Ot();wt(h(t),{get ticket(){return u(d)},get colour(){return u(l).colour}}),g(t),i(e,t)};a(U,e=>{u(d)&&u(l).colour&&e(G)});var K=_(U,2),q=e=>{{let t=O(()=>u(m)[0]?.text??u(l).name),n=O(()=>({kind:`to`,args:{island:r.island.island}})),i=O(()=>({kind:`island`,args:{island:r.island.island}}));H(e,{get label(){return u(t)},get moves(){return u(m)},get why(){return u(n)},get about(){return u(i)},quiet:!0,class:`whole`})}};a(K,e=>{(u(v)||u(m).length>0&&!u(y))&&e(q)}),g(w),M(()=>{T=t(w,1,`loc svelte-vcrfpu`,null,T,{off:u(v)&&u(m).length===0,here:u(y),last:u(S),bare:!u(d)}),P(w,`data-at`,`island:${r.island.island??``}`),P(w,`aria-label`,u(l).name),L(I,u(l).name)}),i(e,w),x()}var jt=p(`<b class="svelte-lddz1k"> </b>`),Mt=p(`<li><!></li>`),Nt=p(`<!><!><span class="vh"> </span>`,1),Pt=p(`<div class="prog svelte-lddz1k" role="img" data-at="progress"><span class="cap svelte-lddz1k"> </span> <ol class="svelte-lddz1k"><li><!></li> <!></ol> <span><!> </span></div>`);function Ft(e,n){b(n,!0);let r=Y(),o=W(),c=O(()=>r.view),l=O(()=>r.catalogue.end_spaces[u(c).seats]??null),d=O(()=>Array.from({length:r.catalogue.last_space},(e,t)=>t+1)),p=O(()=>u(c).turns_left!==null&&u(c).phase!==`over`),m=O(()=>u(p)?r.say(`turns-left`,{turns:u(c).turns_left??0}):u(l)===null?``:r.say(`ends-at`,{space:u(l)}));var v=f(),y=E(v),S=e=>{var n=Pt(),f=h(n),v=A(f,!0),y=_(f,2),b=h(y);let x;var S=h(b),w=e=>{j(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})};a(S,e=>{u(c).progress===0&&u(c).train_taker===null&&e(w)}),g(b),s(_(b,2),16,()=>u(d),e=>e,(e,n)=>{let r=O(()=>n===u(c).progress&&u(c).train_taker===null);var o=Mt();let s;var d=h(o),f=e=>{j(e,{name:`loco-1`,class:`v`,style:`--b:#c4952c`})},p=e=>{var t=jt(),r=A(t,!0);M(()=>L(r,n)),i(e,t)};a(d,e=>{u(r)?e(f):e(p,-1)}),g(o),M(()=>s=t(o,1,`svelte-lddz1k`,null,s,{past:n<u(c).progress||n===u(c).progress&&!u(r),at:u(r),end:n===u(l),off:n>u(l)})),i(e,o)}),g(y);var T=_(y,2);let D;var k=h(T),N=e=>{var t=Nt(),n=E(t);j(n,{name:`loco-1`,class:`taken`,style:`--b:#c4952c`});var a=_(n);R(a,{get seat(){return u(c).train_taker}});var o=A(_(a),!0);M(e=>L(o,e),[()=>U(r,u(c).train_taker)]),i(e,t)};a(k,e=>{u(c).train_taker!==null&&e(N)});var F=_(k);g(T),g(n),C(n,()=>o(`progress`)),M((e,r)=>{P(n,`aria-label`,e),L(v,r),x=t(b,1,`start svelte-lddz1k`,null,x,{at:u(c).progress===0&&u(c).train_taker===null}),D=t(T,1,`cap note svelte-lddz1k`,null,D,{last:u(p)}),L(F,` ${u(m)??``}`)},[()=>r.say(`progress-label`,{at:u(c).progress,end:u(l)}),()=>r.say(`progress`)]),i(e,n)};a(y,e=>{u(l)!==null&&e(S)}),i(e,v),x()}var It=r(`<g><path class="tree svelte-f6i3a" d="M0-16l7 10H3l6 9H-9l6-9h-4z"></path><path class="trunk svelte-f6i3a" d="M-1.500 3h3v5h-3z"></path></g>`),Lt=r(`<svg class="map svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><path class="shoal svelte-f6i3a" d="M22 70Q40 6 190 14T430 4t260 6 262 8q92 14 96 100t-10 130q-20 96-160 88t-240 10-230-10T130 344Q24 340 14 236T22 70z"></path><path class="land svelte-f6i3a" d="M40 78Q64 24 196 34T430 20t256 12 254 6q72 16 78 86t-10 122q-20 80-146 74t-236 14-226-12-264 8Q42 326 32 230T40 78z"></path><path class="hill svelte-f6i3a" d="M300 196q16-34 40-36t44 36zM648 190q20-44 46-46t50 46z"></path></svg><svg class="map deco svelte-f6i3a" viewBox="0 0 1060 350" preserveAspectRatio="none" aria-hidden="true"><!><g transform="translate(14 268)"><path class="white svelte-f6i3a" d="M4 40L7 10h8l3 30z"></path><path class="red svelte-f6i3a" d="M5.500 24h11l.8 8H4.700zM6 8h10V3L11-2 6 3z"></path></g><g transform="translate(1016 296)"><path class="white svelte-f6i3a" d="M0 14h30l-6 9H6zM14 12V-10L2 12zM17 12V-6l10 18z"></path></g><path class="wave svelte-f6i3a" d="M6 40q6-5 12 0t12 0M1020 40q6-5 12 0t12 0M4 330q6-5 12 0t12 0M1030 250q6-5 12 0"></path></svg>`,1);function Rt(t){let n=[[44,150],[58,166,.8],[40,212,.9],[1008,140],[1022,158,.8],[996,214],[374,118,.8],[386,132],[700,236,.9],[716,222,.8],[372,260],[704,112]];var r=Lt(),a=_(E(r));s(h(a),17,()=>n,l,(t,n)=>{var r=O(()=>e(u(n),3));let a=()=>u(r)[0],o=()=>u(r)[1],s=y(()=>F(u(r)[2],1));var c=It();M(()=>P(c,`transform`,`translate(${a()??``} ${o()??``}) scale(${u(s)??``})`)),i(t,c)}),I(3),g(a),i(t,r)}var zt=p(`<div class="middle svelte-1ardebg"><!> <!></div>`),Bt=p(`<div><!> <div class="places svelte-1ardebg"><!> <!> <!></div></div>`);function Vt(e,n){b(n,!0);let r=[`alpine_lodge`,`billingtons`,`devon_city`,`cactus_mines`,`camp_eagle`,`flint_beach`],o=Y(),c=O(()=>r.map(e=>o.view.islands.find(({island:t})=>t===e)).filter(e=>e!==void 0)),l=O(()=>o.view.islands.filter(({island:e})=>!r.includes(e))),d=O(()=>(o.catalogue.end_spaces[o.view.seats]??null)!==null);var f=Bt();let p;var m=h(f);Rt(m,{});var v=_(m,2),y=h(v);s(y,17,()=>u(c).slice(0,3),e=>e.island,(e,t)=>{At(e,{get island(){return u(t)}})});var S=_(y,2),C=e=>{var t=zt(),n=h(t),r=e=>{Ft(e,{})};a(n,e=>{u(d)&&e(r)}),s(_(n,2),17,()=>u(l),e=>e.island,(e,t)=>{At(e,{get island(){return u(t)}})}),g(t),i(e,t)};a(S,e=>{(u(d)||u(l).length>0)&&e(C)}),s(_(S,2),17,()=>u(c).slice(3),e=>e.island,(e,t)=>{At(e,{get island(){return u(t)}})}),g(v),g(f),M(()=>p=t(f,1,`frame svelte-1ardebg`,null,p,{track:u(d),station:u(l).length>0})),i(e,f),x()}var Ht=p(`<svg class="bag svelte-srt9j7" viewBox="0 0 38 46" aria-hidden="true"><path d="M12 12Q2 22 3 34q1 10 16 10t16-10q1-12-9-22z" fill="#a8763c" stroke="var(--k)" stroke-width="2"></path><path d="M11 12h16M12 11Q8 5 10 3l4 2 5-3 5 3 4-2q2 2-2 8" fill="#c08e50" stroke="var(--k)" stroke-width="2" stroke-linejoin="round"></path></svg> <span class="of"><b> </b><small> </small></span>`,1),Ut=p(`<span class="svelte-srt9j7"><!> </span>`),Wt=p(`<p class="people svelte-srt9j7"></p>`),Gt=p(`<!> <!>`,1);function Kt(t,n){b(n,!0);let r=Y(),o=O(()=>Object.entries(r.view.bag)),c=O(()=>u(o).reduce((e,[,t])=>e+t,0)),l=O(()=>r.movesOf(`take_bag`));var d=Gt(),f=E(d);{let e=O(()=>u(l)[0]?.text??r.say(`bag-label`,{passengers:u(c)})),t=O(()=>V(r,`take`,`draw`)?{kind:`take_bag`,args:{}}:void 0);H(f,{get label(){return u(e)},get moves(){return u(l)},get why(){return u(t)},about:{kind:`pile`,args:{pile:`bag`}},quiet:!0,class:`pile`,at:`bag`,children:(e,t)=>{var n=Ht(),a=_(E(n),2),o=h(a),s=A(o,!0),l=A(_(o),!0);g(a),M(e=>{L(s,u(c)),L(l,e)},[()=>r.say(`bag`)]),i(e,n)},$$slots:{default:!0}})}var p=_(f,2),m=t=>{var n=Wt();s(n,21,()=>u(o),([e,t])=>e,(t,n)=>{var r=O(()=>e(u(n),2));let a=()=>u(r)[0],o=()=>u(r)[1];var s=Ut(),c=h(s);{let e=O(()=>X(a()));j(c,{get name(){return u(e)}})}var l=_(c,1,!0);g(s),M(()=>L(l,o())),i(t,s)}),g(n),M(e=>P(n,`aria-label`,e),[()=>r.say(`bag-label`,{passengers:u(c)})]),i(t,n)};a(p,e=>{u(o).length>0&&e(m)}),i(t,d),x()}var qt=p(`<span class="badge vp svelte-1mccbu7"> <!></span>`),Jt=p(`<b class="cno svelte-1mccbu7"> </b>`),Yt=p(`<span class="pw svelte-1mccbu7"><!> </span>`),Xt=p(`<span class="wt svelte-1mccbu7"><!> </span>`),Zt=p(`<i class="svelte-1mccbu7"><!></i>`),Qt=p(`<span class="holds svelte-1mccbu7"></span>`),$t=p(`<span class="pb svelte-1mccbu7"> <!></span>`),en=p(`<span class="spec svelte-1mccbu7"><!> <!> <!> <!></span>`),tn=p(`<span class="wrd svelte-1mccbu7"> </span>`),nn=p(`<span class="long svelte-1mccbu7"> </span>`),rn=p(`<span><b class="plate val cost svelte-1mccbu7"> </b> <!> <span class="pic svelte-1mccbu7"><!> <!> <!></span> <span class="body"><span class="nm svelte-1mccbu7"> </span> <!> <span class="foot svelte-1mccbu7"><span class="stamp svelte-1mccbu7"><!></span> <span class="fx svelte-1mccbu7"><!></span></span> <!></span></span>`);function $(e,r){b(r,!0);let o=D(r,`big`,3,!1),c=Y(),d=O(()=>c.catalogue.cards[r.card]),f=O(()=>u(d).category===`building`),p=O(()=>u(d).brief!==``),m=O(()=>!o()&&!u(f)&&u(p)&&u(d).short.length>14);var v=rn();let y;var S=h(v),C=A(S,!0),w=_(S,2),T=e=>{var t=qt(),n=h(t,!0);j(_(n),{name:`i-star`}),g(t),M(e=>{P(t,`title`,e),L(n,u(d).points)},[()=>c.say(`card-points`,{points:u(d).points})]),i(e,t)};a(w,e=>{u(f)||e(T)});var E=_(w,2),k=h(E);{let e=O(()=>u(f)?`sc-sea`:`sc-hills`);j(k,{get name(){return u(e)},class:`sc`,slice:!0})}var N=_(k,2);{let e=O(()=>Z(r.card,u(d)));j(N,{get name(){return u(e)},class:`v`})}var F=_(N,2),I=e=>{var t=Jt(),n=A(t,!0);M(e=>L(n,e),[()=>Q(r.card,u(d))]),i(e,t)},R=O(()=>Q(r.card,u(d)));a(F,e=>{u(R)&&e(I)}),g(E);var z=_(E,2),B=h(z),V=A(B,!0),H=_(B,2),U=e=>{var t=en(),n=h(t),r=e=>{var t=Yt(),n=h(t);j(n,{name:`i-power`});var r=_(n,1,!0);g(t),M(e=>{P(t,`title`,e),L(r,u(d).power)},[()=>c.say(`card-power`,{power:u(d).power})]),i(e,t)};a(n,e=>{u(d).power>0&&e(r)});var o=_(n,2),f=e=>{var t=Xt(),n=h(t);j(n,{name:`i-weight`});var r=_(n,1,!0);g(t),M(e=>{P(t,`title`,e),L(r,u(d).weight)},[()=>c.say(`card-weight`,{weight:u(d).weight})]),i(e,t)};a(o,e=>{u(d).category!==`engine`&&u(d).power===0&&e(f)});var p=_(o,2),m=e=>{var t=Qt();s(t,21,()=>({length:u(d).capacity}),l,(e,t)=>{var n=Zt(),r=h(n);{let e=O(()=>Xe(u(d)));j(r,{get name(){return u(e)}})}g(n),i(e,n)}),g(t),M(e=>P(t,`title`,e),[()=>c.say(`card-holds`,{places:u(d).capacity,what:u(d).holds})]),i(e,t)};a(p,e=>{u(d).capacity>0&&e(m)});var v=_(p,2),y=e=>{var t=$t(),n=h(t);j(_(n),{name:`i-pass`}),g(t),M(e=>{P(t,`title`,e),L(n,`+${u(d).passengers??``}`)},[()=>c.say(`card-passengers`,{passengers:u(d).passengers})]),i(e,t)};a(v,e=>{u(d).passengers>0&&e(y)}),g(t),i(e,t)};a(H,e=>{u(f)||e(U)});var W=_(H,2),G=h(W);j(h(G),{get name(){return`cargo-${u(d).symbol??``}`}}),g(G);var K=_(G,2),q=h(K),ee=e=>{var t=tn(),n=A(t,!0);M(()=>L(n,o()?u(d).about:u(d).brief)),i(e,t)},te=e=>{bt(e,{get gives(){return u(d).gives}})};a(q,e=>{u(p)?e(ee):e(te,-1)}),g(K),g(W);var re=_(W,2),ie=e=>{var t=nn(),n=A(t,!0);M(()=>L(n,u(d).about)),i(e,t)};a(re,e=>{o()&&!u(p)&&e(ie)}),g(z),g(v),M((e,r,i)=>{y=t(v,1,`card isle svelte-1mccbu7`,null,y,{big:o(),bld:u(f),wordy:u(m),cab:u(d).category===`caboose`}),n(v,`--c:var(--${u(d).category??``})`),P(S,`title`,e),L(C,u(d).cost),L(V,r),P(G,`title`,i)},[()=>c.say(`card-cost`,{cards:u(d).cost}),()=>ne(o()?u(d).name:u(d).short),()=>c.say(`card-symbol`,{cargo:u(d).symbol})]),i(e,v),x()}var an=p(`<span class="face svelte-tkd4fk" aria-hidden="true"><!></span>`),on=p(`<span class="empty svelte-tkd4fk"></span>`),sn=p(`<span class="price svelte-tkd4fk"><i class="svelte-tkd4fk"></i><b> </b></span><span> </span>`,1),cn=p(`<b class="times svelte-tkd4fk"> </b>`),ln=p(`<li class="svelte-tkd4fk"><!> <!></li>`),un=p(`<ul class="all svelte-tkd4fk"></ul>`),dn=p(`<button type="button" class="pile open svelte-tkd4fk" data-at="discards"><!> <span class="of"><b> </b><small> </small></span> <span class="vh"> </span></button> <!> <!>`,1);function fn(e,t){b(t,!0);let n=Y(),r=W(),o=O(()=>n.view.discards),c=O(()=>u(o)[0]),l=O(()=>V(n,`fetch`)),d=O(()=>[...new Set(u(o))].map(e=>({card:e,count:u(o).filter(t=>t===e).length}))),f=O(()=>n.movesOf(`buy_back`)),p=O(()=>n.catalogue.solo[String(n.view.options.solo)]?.buy_back??0),y=v(!1),S=O(()=>u(o).length>0&&(u(y)||u(l)));var w=dn(),T=E(w),D=h(T),k=e=>{var t=an();$(h(t),{get card(){return u(c)}}),g(t),i(e,t)},j=e=>{i(e,on())};a(D,e=>{u(c)?e(k):e(j,-1)});var F=_(D,2),I=h(F),R=A(I,!0),z=A(_(I),!0);g(F);var B=A(_(F,2),!0);g(T),C(T,()=>r(`pile`,{pile:`discards`}));var U=_(T,2),G=e=>{H(e,{get label(){return u(f)[0].text},get moves(){return u(f)},class:`isle-buy`,children:(e,t)=>{var n=sn(),r=E(n),a=A(_(h(r)),!0);g(r);var o=A(_(r),!0);M(()=>{L(a,u(p)),L(o,u(f)[0].text)}),i(e,n)},$$slots:{default:!0}})};a(U,e=>{u(f).length>0&&e(G)});var K=_(U,2),q=e=>{var t=un();s(t,21,()=>u(d),({card:e,count:t})=>e,(e,t)=>{let r=()=>u(t).card,o=()=>u(t).count,s=O(()=>u(l)?n.movesOf(`card`,{card:r()}):[]);var c=ln(),d=h(c);{let e=O(()=>u(s)[0]?.text??n.catalogue.cards[r()].name),t=O(()=>({kind:`card`,args:{card:r()}}));H(d,{get label(){return u(e)},get moves(){return u(s)},get about(){return u(t)},shape:`card`,get card(){return r()},children:(e,t)=>{$(e,{get card(){return r()}})},$$slots:{default:!0}})}var f=_(d,2),p=e=>{var t=cn(),n=A(t);M(()=>L(n,`×${o()??``}`)),i(e,t)};a(f,e=>{o()>1&&e(p)}),g(c),i(e,c)}),g(t),M(e=>P(t,`aria-label`,e),[()=>n.say(`discards`)]),i(e,t)};a(K,e=>{u(S)&&e(q)}),M((e,t)=>{P(T,`aria-expanded`,u(S)),T.disabled=u(o).length===0,L(R,u(o).length),L(z,e),L(B,t)},[()=>n.say(`discards`),()=>n.say(`discards-open`)]),m(`click`,T,()=>N(y,!u(y))),i(e,w),x()}o([`click`]);var pn=p(`<span class="label"> </span>`),mn=p(`<span class="face svelte-1hmyhb9"><!></span>`),hn=p(`<span style="--b:#1f5a4c"><!></span>`),gn=p(`<span class="empty svelte-1hmyhb9"></span>`),_n=p(`<!> <span class="of"><b> </b><small> </small></span>`,1),vn=p(`<section class="market sheet svelte-1hmyhb9"><h3 class="svelte-1hmyhb9"> <!></h3> <div class="cards svelte-1hmyhb9" data-at="row"><!></div> <div class="piles svelte-1hmyhb9"><!> <!> <!></div></section>`);function yn(e,t){b(t,!0);let n=Y(),r=O(()=>n.view),o=O(()=>n.catalogue.cards),s=O(()=>V(n,`take`,`draw`)),c=O(()=>u(r).row.includes(null)&&u(r).phase!==`over`),l=O(()=>n.movesOf(`take_deck`)),f=O(()=>u(r).deck.known[0]),p=O(()=>n.lastLines.filter(e=>e.kind===`turned_up`).map(e=>e.args.card));var m=vn(),v=h(m),y=h(v),S=_(y),C=e=>{var t=pn(),r=A(t,!0);M(e=>L(r,e),[()=>n.say(`row-refill`)]),i(e,t)};a(S,e=>{u(c)&&e(C)}),g(v);var w=_(v,2);ee(h(w),{get cards(){return u(r).row},kind:`take_row`,place:`slot`,get isTaking(){return u(s)},nameOf:e=>u(o)[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>e===null?void 0:`row:${t} row:${e}`,isNew:e=>u(p).includes(e),gap:e=>{I();var t=k();M(e=>L(t,e),[()=>n.say(`row-gap`)]),i(e,t)},face:(e,t=d)=>{$(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),g(w);var T=_(w,2),D=h(T);{let e=O(()=>u(l)[0]?.text??n.say(`deck-label`,{cards:u(r).deck.size})),t=O(()=>u(s)?{kind:`take_deck`,args:{}}:void 0);H(D,{get label(){return u(e)},get moves(){return u(l)},get why(){return u(t)},about:{kind:`pile`,args:{pile:`deck`}},quiet:!0,class:`pile`,at:`deck`,get card(){return u(f)},children:(e,t)=>{var o=_n(),s=E(o),c=e=>{var t=mn();$(h(t),{get card(){return u(f)}}),g(t),i(e,t)},l=e=>{var t=hn();j(h(t),{name:`back`,class:`back`}),g(t),i(e,t)},d=e=>{i(e,gn())};a(s,e=>{u(f)?e(c):u(r).deck.size>0?e(l,1):e(d,-1)});var p=_(s,2),m=h(p),v=A(m,!0),y=A(_(m),!0);g(p),M(e=>{L(v,u(r).deck.size),L(y,e)},[()=>u(f)?n.say(`deck-known`):n.say(`deck`)]),i(e,o)},$$slots:{default:!0}})}var N=_(D,2);fn(N,{}),Kt(_(N,2),{}),g(T),g(m),M((e,t)=>{P(m,`aria-label`,e),L(y,`${t??``} `)},[()=>n.say(`row`),()=>n.say(`row`)]),i(e,m),x()}var bn={upgrade:`trains`,drop:`trains`,onto:`trains`,item:`trains`,replace:`trains`,extend:`trains`,load_passenger:`trains`,to:`island`,primary:`island`,secondary:`island`,ticket:`island`,stray:`island`,take_row:`row`,take_deck:`row`,take_bag:`row`,buy_back:`row`},xn=[`card`,`force`];function Sn({kind:e}){return e in bn||xn.includes(e)}function Cn({kind:e},t){return e===`card`&&t===`fetch`?`row`:bn[e]??null}function wn({kind:e}){return e===`finish`||e===`keep`}function Tn({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`took`:return K(`row`,n,t.card);case`drew`:return K(`deck`,n,t.card);case`drew_passenger`:return K(`bag`,`supply:${t.seat}`);case`discarded`:return K(n,`discards`,t.card);case`built`:case`upgraded`:return K(n,`train:${t.seat}`,t.card);case`built_building`:return K(n,`buildings:${t.seat}`,t.card);case`dropped`:return K(`train:${t.seat}`,`discards`,t.card);case`loaded`:case`forced`:return K(n,`car:${t.owner}:${t.position}`,t.card);case`loaded_passenger`:return K(`supply:${t.seat}`,`car:${t.owner}:${t.position}`);case`delivered`:return K(`train:${t.seat}`,`space:${t.island}:${t.space}`);case`night`:return K(`deck`,`discards`,t.card);case`bought_back`:return K(`discards`,`deck`,t.card);case`fetched`:return K(`discards`,n,t.card);case`turned_up`:return K(`deck`,`row:${t.card}`,t.card);default:return null}}var En=r(`<path d="M25 8a13 13 0 1 0 8 20A11 11 0 0 1 25 8z" fill="#f2cf63"></path>`),Dn=r(`<circle cx="20" cy="20" r="8" fill="#e98a2b"></circle><path d="M20 4v5M20 31v5M4 20h5M31 20h5M9 9l3 3M28 28l3 3M31 9l-3 3M12 28l-3 3" stroke="#e98a2b" stroke-width="3" stroke-linecap="round"></path>`,1),On=p(`<div class="reached svelte-o0ga1w" role="img"><b class="svelte-o0ga1w"> <small class="svelte-o0ga1w"> </small></b> <span class="bar-of svelte-o0ga1w"><i class="svelte-o0ga1w"></i></span></div>`),kn=p(`<li><b class="svelte-o0ga1w"> </b><span class="svelte-o0ga1w"> </span></li>`),An=p(`<ol class="titles svelte-o0ga1w"></ol>`),jn=p(`<section><svg class="sky svelte-o0ga1w" viewBox="0 0 40 40" role="img"><rect width="40" height="40" rx="6" class="air svelte-o0ga1w"></rect><!></svg> <div class="goal"><h3 class="svelte-o0ga1w"> <span class="label"> </span></h3> <p class="svelte-o0ga1w"> <span class="price svelte-o0ga1w"> </span></p></div> <!></section>`);function Mn(e,r){b(r,!0);let o=Y(),c=O(()=>o.view),d=O(()=>o.catalogue.solo[String(u(c).options.solo)]),f=O(()=>[`night`,`last_chance`].includes(u(c).phase)),p=O(()=>u(c).points[0]),m=O(()=>o.catalogue.ratings.at(-1).points);var v=jn();let y;var S=h(v),C=_(h(S)),w=e=>{i(e,En())},T=e=>{var t=Dn();I(),i(e,t)};a(C,e=>{u(f)?e(w):e(T,-1)}),g(S);var E=_(S,2),D=h(E),k=h(D),j=A(_(k),!0);g(D);var N=_(D,2),F=h(N),R=A(_(F),!0);g(N),g(E);var z=_(E,2),B=e=>{var t=On(),r=h(t),a=h(r,!0),s=A(_(a));g(r);var l=A(_(r,2));g(t),M((e,r)=>{P(t,`aria-label`,e),L(a,u(c).goal.done),L(s,`/${u(c).goal.of??``}`),n(l,`width:${r??``}%`)},[()=>o.say(`goal-reached`,{...u(c).goal}),()=>Math.min(100,Math.max(0,100*u(c).goal.done/u(c).goal.of))]),i(e,t)},V=e=>{var r=An();s(r,21,()=>o.catalogue.ratings,l,(e,n,r)=>{var a=kn();let o;var s=h(a),c=A(s,!0),l=A(_(s),!0);g(a),M(()=>{o=t(a,1,`svelte-o0ga1w`,null,o,{now:u(p).rating===r,past:(u(p).rating??0)>r}),L(c,u(n).points),L(l,u(n).name)}),i(e,a)}),g(r),M(e=>n(r,`--at:${e??``}%`),[()=>Math.min(100,100*Math.max(0,u(p).total)/u(m))]),i(e,r)};a(z,e=>{u(c).goal?e(B):e(V,-1)}),g(v),M((e,n,r)=>{y=t(v,1,`solo sheet svelte-o0ga1w`,null,y,{night:u(f)}),P(v,`aria-label`,u(d).name),P(S,`aria-label`,e),L(k,`${u(d).name??``} `),L(j,n),L(F,`${u(d).goal??``} `),L(R,r)},[()=>o.say(u(f)?`night`:`day`),()=>o.say(u(f)?`night`:`day`),()=>o.say(`buy-back-price`,{tokens:u(d).buy_back})]),i(e,v),x()}var Nn=p(`<span class="svelte-1unimig"> <!></span>`),Pn=p(`<span class="price svelte-1unimig"><!> <!></span>`);function Fn(e,t){let n=D(t,`gain`,3,null);var r=f(),o=E(r),s=e=>{var r=Pn(),o=h(r),s=e=>{var n=Nn(),r=h(n,!0);j(_(r),{name:`i-cards`}),g(n),M(()=>L(r,t.cards)),i(e,n)};a(o,e=>{t.cards!==void 0&&e(s)});var c=_(o,2),l=e=>{var t=Nn(),r=h(t,!0);j(_(r),{name:`i-star`}),g(t),M(()=>L(r,n()>0?`+${n()}`:`−${-n()}`)),i(e,t)};a(c,e=>{n()&&e(l)}),g(r),i(e,r)};a(o,e=>{(t.cards!==void 0||n())&&e(s)}),i(e,r)}var In=p(`<!><b class="worth svelte-110lt00"> </b>`,1),Ln=p(`<b class="worth svelte-110lt00"><!></b>`),Rn=p(`<!> <!>`,1),zn=p(`<span class="none svelte-110lt00"> </span>`),Bn=p(`<div class="buildings svelte-110lt00"><!> <!></div>`);function Vn(e,t){b(t,!0);let n=Y(),r=O(()=>n.view),o=O(()=>u(r).buildings[t.seat]),c=O(()=>u(r).points[t.seat].by_building),l=O(()=>t.seat===n.viewer),d=O(()=>u(o).length<u(r).building_limits[t.seat]),f=O(()=>u(r).doing.card),p=O(()=>u(f)!==null&&n.catalogue.cards[u(f)].category===`building`),m=O(()=>u(l)&&u(p)?n.movesOf(`extend`):[]),v=O(()=>t.seat===u(r).seat&&u(p)&&u(r).phase===`pay`&&u(r).doing.replaced===null);var y=Bn(),S=h(y);s(S,18,()=>u(o),e=>e,(e,a,o)=>{let s=O(()=>u(l)?n.movesOf(`replace`,{building:u(o)}):[]);{let d=O(()=>u(s)[0]?.text??n.say(`building-label`,{card:n.catalogue.cards[a].name,points:u(c)[u(o)]?.points??0})),f=O(()=>u(l)&&u(p)&&V(n,`mode`)?{kind:`replace`,args:{building:u(o)}}:void 0),m=O(()=>({kind:`building`,args:{seat:t.seat,building:u(o)}})),h=O(()=>t.seat===u(r).seat&&u(r).doing.replaced===u(o)&&u(r).phase===`pay`?`leaving`:``);H(e,{get label(){return u(d)},get moves(){return u(s)},get why(){return u(f)},get about(){return u(m)},get card(){return a},get class(){return`building ${u(h)??``}`},children:(e,t)=>{var r=In(),s=E(r);{let e=O(()=>Z(a,n.catalogue.cards[a]));j(s,{get name(){return u(e)}})}var l=A(_(s),!0);M(()=>L(l,u(c)[u(o)]?.points)),i(e,r)},$$slots:{default:!0}})}});var C=_(S,2),w=e=>{{let t=O(()=>u(m)[0]?.text??n.catalogue.cards[u(f)].name),o=O(()=>({kind:`card`,args:{card:u(f)}}));H(e,{get label(){return u(t)},get moves(){return u(m)},get about(){return u(o)},class:`building ghost`,children:(e,t)=>{var o=Rn(),s=E(o);{let e=O(()=>Z(u(f),n.catalogue.cards[u(f)]));j(s,{get name(){return u(e)}})}var c=_(s,2),l=e=>{var t=Ln(),n=h(t);{let e=O(()=>u(r).doing.prices?.added);Fn(n,{get cards(){return u(e)},get gain(){return u(m)[0].gain}})}g(t),i(e,t)};a(c,e=>{u(m).length>0&&e(l)}),i(e,o)},$$slots:{default:!0}})}},T=e=>{var t=zn(),r=A(t,!0);M(e=>L(r,e),[()=>n.say(`no-building`)]),i(e,t)};a(C,e=>{u(m).length>0||u(v)?e(w):u(d)&&u(o).length===0&&e(T,1)}),g(y),M(()=>P(y,`data-at`,`buildings:${t.seat??``}`)),i(e,y),x()}var Hn=p(`<b class="svelte-1iqazy9"> </b>`),Un=p(`<!><!>`,1),Wn=p(`<ul class="counts svelte-1iqazy9"><li class="svelte-1iqazy9"><!><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="tok svelte-1iqazy9"><i class="svelte-1iqazy9"></i><b class="svelte-1iqazy9"> </b><span class="vh"> </span></li> <li class="pull svelte-1iqazy9"><!><b class="svelte-1iqazy9"> <small class="svelte-1iqazy9"> </small></b> <span class="vh"> </span></li> <li class="supply svelte-1iqazy9"></li></ul>`);function Gn(t,n){b(n,!0);let r=Y(),o=W(),c=O(()=>r.view),l=O(()=>u(c).strengths[n.seat]),d=O(()=>n.seat===r.viewer),f=O(()=>Object.entries(u(c).supplies[n.seat])),p=O(()=>u(c).hands[n.seat].size),m=O(()=>u(c).tokens[n.seat]);var v=Wn(),y=h(v),S=h(y);j(S,{name:`i-cards`,class:`ic`});var w=_(S),T=A(w,!0),D=A(_(w),!0);g(y),C(y,()=>o(`hand`,{seat:n.seat}));var k=_(y,2),N=_(h(k)),F=A(N,!0),I=A(_(N),!0);g(k),C(k,()=>o(`tokens`,{seat:n.seat}));var R=_(k,2),z=h(R);j(z,{name:`i-weight`,class:`ic`});var B=_(z),U=h(B,!0),G=A(_(U));g(B);var K=A(_(B,2),!0);g(R),C(R,()=>o(`strength`,{seat:n.seat}));var q=_(R,2);s(q,21,()=>u(f),([e,t])=>e,(t,n)=>{var o=O(()=>e(u(n),2));let s=()=>u(o)[0],c=()=>u(o)[1],l=O(()=>u(d)?r.movesOf(`load_passenger`,{colour:s()}):[]);{let e=O(()=>u(l)[0]?.text??r.say(`seat-waiting`,{colour:s(),passengers:c()})),n=O(()=>u(d)&&V(r,`load`)?{kind:`load_passenger`,args:{colour:s()}}:void 0),o=O(()=>({kind:`passenger`,args:{colour:s()}}));H(t,{get label(){return u(e)},get moves(){return u(l)},get why(){return u(n)},get about(){return u(o)},class:`waiting`,children:(e,t)=>{var n=Un(),r=E(n);{let e=O(()=>X(s()));j(r,{get name(){return u(e)}})}var o=_(r),l=e=>{var t=Hn(),n=A(t,!0);M(()=>L(n,c())),i(e,t)};a(o,e=>{c()>1&&e(l)}),i(e,n)},$$slots:{default:!0}})}}),g(q),g(v),M((e,t,r)=>{P(y,`data-at`,u(d)?void 0:`hand:${n.seat}`),L(T,u(p)),L(D,e),P(k,`data-at`,`tokens:${n.seat??``}`),L(F,u(m)),L(I,t),L(U,u(l).weight),L(G,`/${u(l).power??``}`),L(K,r),P(q,`data-at`,`supply:${n.seat??``}`)},[()=>r.say(`seat-cards`,{cards:u(p)}),()=>r.say(`seat-tokens`,{tokens:u(m)}),()=>r.say(`seat-strength`,{...u(l)})]),i(t,v),x()}var Kn=p(`<!><span> </span>`,1),qn=p(`<li><!></li>`),Jn=p(`<ul class="tray svelte-hwmp5d"></ul>`);function Yn(e,t){b(t,!0);let n=Y(),r=O(()=>n.movesOf(`item`).map(e=>{let r=n.view.trains[t.seat][Number(e.args.position)];return{move:e,car:n.catalogue.cards[r.card],load:r.loads[Number(e.args.place)]}}));var o=f(),c=E(o),l=e=>{var t=Jn();s(t,21,()=>u(r),({move:e,car:t,load:n})=>e.code,(e,t)=>{let r=()=>u(t).move,a=()=>u(t).car,o=()=>u(t).load;var s=qn(),c=h(s);{let e=O(()=>[r()]);H(c,{get label(){return r().text},get moves(){return u(e)},class:`choice`,children:(e,t)=>{var r=Kn(),s=E(r);{let e=O(()=>Qe(o(),a(),n.catalogue));j(s,{get name(){return u(e)}})}var c=A(_(s),!0);M(()=>L(c,a().short)),i(e,r)},$$slots:{default:!0}})}g(s),i(e,s)}),g(t),i(e,t)};a(c,e=>{u(r).length>0&&e(l)}),i(e,o),x()}function Xn(e,t={}){return{kind:e,args:t}}var Zn=p(`<i class="isle-slot svelte-r77f8x"><!></i>`);function Qn(e,t){b(t,!0);let n=Y(),r=O(()=>t.seat===n.viewer),o=O(()=>u(r)?n.movesOf(`item`,{position:t.position,place:t.place}):[]),s=O(()=>u(r)&&V(n,`passenger`,`give`,`set_aside`)?{kind:`item`,args:{position:t.position,place:t.place}}:void 0),c=O(()=>t.load?.passenger?Xn(`passenger`,{colour:t.load.passenger}):t.load?.card?Xn(`card`,{card:t.load.card}):Xn(`face_down`)),l=O(()=>{if(!t.load)return``;if(t.load.passenger)return n.say(`load-passenger`,{colour:t.load.passenger});let e={cargo:Ze(t.load,t.car,n.catalogue),card:t.load.card?n.catalogue.cards[t.load.card].name:`none`};return n.say(t.load.face_down===void 0?`load-card`:`load-face-down`,e)});var d=f(),p=E(d),m=e=>{{let r=O(()=>u(o)[0]?.text??u(l)),i=O(()=>t.load.face_down===void 0?``:`down`),a=O(()=>t.load.card??void 0);H(e,{get label(){return u(r)},get moves(){return u(o)},get why(){return u(s)},get about(){return u(c)},shape:`bare`,get class(){return`isle-slot on ${u(i)??``}`},get card(){return u(a)},children:(e,r)=>{{let r=O(()=>Qe(t.load,t.car,n.catalogue));j(e,{get name(){return u(r)}})}},$$slots:{default:!0}})}},_=e=>{var n=Zn(),r=h(n);{let e=O(()=>Xe(t.car));j(r,{get name(){return u(e)}})}g(n),i(e,n)};a(p,e=>{t.load?e(m):e(_,-1)}),i(e,d),x()}var $n=p(`<b class="painted svelte-xfjwit"> </b>`),er=p(`<span class="tag svelte-xfjwit"> <!></span>`),tr=p(`<span class="tag out svelte-xfjwit"><!><!></span>`),nr=p(`<span class="tag gives svelte-xfjwit"><!></span>`),rr=p(`<!> <!> <!> <!>`,1),ir=p(`<div><!> <span class="slots svelte-xfjwit"></span></div>`);function ar(e,n){b(n,!0);let r=Y(),o=O(()=>r.catalogue.cards[n.vehicle.card]),c=O(()=>r.view.doing),d=O(()=>n.seat===r.viewer),f=O(()=>n.seat===r.view.seat),p=O(()=>u(d)?r.movesOf(`upgrade`,{position:n.position}):[]),m=O(()=>u(d)?r.movesOf(`drop`,{position:n.position}):[]),v=O(()=>r.movesOf(`onto`,{seat:n.seat,position:n.position})),y=O(()=>[...u(p),...u(m),...u(v)]),S=O(()=>u(f)&&u(c).upgraded===n.position&&u(c).card!==null),C=O(()=>{if(!u(S))return V(r,`target`)?{kind:`onto`,args:{seat:n.seat,position:n.position}}:u(d)&&V(r,`mode`)?{kind:`upgrade`,args:{position:n.position}}:u(d)&&V(r,`drop`)?{kind:`drop`,args:{position:n.position}}:void 0}),w=O(()=>r.view.phase===`force`&&u(c).target_seat===n.seat&&u(c).target===n.position),T=O(()=>r.lastLines.some(({kind:e,args:t})=>t.owner===n.seat&&t.position===n.position||t.seat===n.seat&&t.card===n.vehicle.card&&(e===`built`||e===`upgraded`))),D=O(()=>r.say(`vehicle-label`,{card:u(o).name,loads:n.vehicle.loads.length,places:u(o).capacity})),k=O(()=>u(c).card===null?void 0:r.catalogue.cards[u(c).card]);var N=ir();let F;var I=h(N);{let e=O(()=>u(y)[0]?.text??u(D)),t=O(()=>({kind:`vehicle`,args:{seat:n.seat,position:n.position}}));H(I,{get label(){return u(e)},get moves(){return u(y)},get why(){return u(C)},get about(){return u(t)},shape:`bare`,get card(){return n.vehicle.card},class:`vehicle`,children:(e,t)=>{var r=rr(),s=E(r),l=e=>{j(e,{name:`hopper-load`,class:`v heap`})};a(s,e=>{u(o).category===`hopper`&&n.vehicle.loads.length>0&&e(l)});var d=_(s,2);{let e=O(()=>Z(n.vehicle.card,u(o)));j(d,{get name(){return u(e)},class:`v`})}var f=_(d,2),y=e=>{var t=$n(),r=A(t,!0);M(e=>L(r,e),[()=>Q(n.vehicle.card,u(o))]),i(e,t)},b=O(()=>Q(n.vehicle.card,u(o)));a(f,e=>{u(b)&&e(y)});var x=_(f,2),C=e=>{var t=er(),r=h(t),s=_(r),l=e=>{{let t=O(()=>u(c).prices?.upgraded[n.position]);Fn(e,{get cards(){return u(t)},get gain(){return u(p)[0].gain}})}};a(s,e=>{u(p).length>0&&e(l)}),g(t),M((e,t)=>L(r,`${e??``} → ${t??``} `),[()=>Ye(u(o)),()=>Ye(u(k))||u(k).short]),i(e,t)},w=e=>{var t=tr(),n=h(t);j(n,{name:`i-x`}),Fn(_(n),{get gain(){return u(m)[0].gain}}),g(t),i(e,t)},T=e=>{var t=nr();bt(h(t),{get gives(){return u(o).gives}}),g(t),i(e,t)};a(x,e=>{(u(p).length>0||u(S))&&u(k)?e(C):u(m).length>0?e(w,1):u(v).length>0&&e(T,2)}),i(e,r)},$$slots:{default:!0}})}var R=_(I,2);s(R,21,()=>({length:u(o).capacity}),l,(e,t,r)=>{Qn(e,{get seat(){return n.seat},get position(){return n.position},place:r,get car(){return u(o)},get load(){return n.vehicle.loads[r]}})}),g(R),g(N),M(()=>{F=t(N,1,`veh svelte-xfjwit`,null,F,{chosen:u(S)||u(w),last:u(T)}),P(N,`data-at`,`car:${n.seat??``}:${n.position??``}`)}),i(e,N),x()}var or=p(`<b class="painted svelte-16k1niv"> </b>`),sr=p(`<span class="tag svelte-16k1niv"><!></span>`),cr=p(`<!> <!> <!>`,1),lr=p(`<div><!></div>`),ur=p(`<section data-told-group=""><div class="who svelte-16k1niv"><div class="head svelte-16k1niv"><!> <b class="vp svelte-16k1niv"> <!></b></div> <!></div> <div class="line svelte-16k1niv"><div class="cars svelte-16k1niv"><!> <!></div> <!></div> <!></section>`);function dr(e,r){b(r,!0);let o=Y(),c=W(),d=O(()=>o.view),f=O(()=>r.seat===o.viewer),p=O(()=>u(d).doing.card),m=O(()=>u(p)===null?void 0:o.catalogue.cards[u(p)]),v=O(()=>u(m)!==void 0&&u(m).category!==`building`),y=O(()=>u(f)&&u(v)?o.movesOf(`extend`):[]),S=O(()=>r.seat===u(d).seat&&u(v)&&u(d).doing.upgraded===null&&[`drop`,`lose_building`,`pay`].includes(u(d).phase)),w=O(()=>u(d).trains[r.seat].length+(u(y).length>0||u(S)?1:0));var T=ur();let D;var k=h(T),N=h(k),F=h(N);te(F,{get seat(){return r.seat}});var I=_(F,2),R=h(I,!0);j(_(R),{name:`i-star`}),g(I),C(I,()=>c(`points`,{seat:r.seat})),g(N),Gn(_(N,2),{get seat(){return r.seat}}),g(k);var z=_(k,2),B=h(z),V=h(B);s(V,17,()=>u(d).trains[r.seat],l,(e,t,n)=>{ar(e,{get seat(){return r.seat},position:n,get vehicle(){return u(t)}})});var U=_(V,2),G=e=>{var n=lr();let r;var o=h(n);{let e=O(()=>u(y)[0]?.text??u(m).name),t=O(()=>({kind:`card`,args:{card:u(p)}}));H(o,{get label(){return u(e)},get moves(){return u(y)},get about(){return u(t)},class:`new`,children:(e,t)=>{var n=cr(),r=E(n);{let e=O(()=>Z(u(p),u(m)));j(r,{get name(){return u(e)},class:`v`})}var o=_(r,2),s=e=>{var t=or(),n=A(t,!0);M(e=>L(n,e),[()=>Q(u(p),u(m))]),i(e,t)},c=O(()=>Q(u(p),u(m)));a(o,e=>{u(c)&&e(s)});var l=_(o,2),f=e=>{var t=sr(),n=h(t);{let e=O(()=>u(d).doing.prices?.added);Fn(n,{get cards(){return u(e)},get gain(){return u(y)[0].gain}})}g(t),i(e,t)};a(l,e=>{u(y).length>0&&e(f)}),i(e,n)},$$slots:{default:!0}})}g(n),M(()=>r=t(n,1,`coming svelte-16k1niv`,null,r,{chosen:u(S)})),i(e,n)};a(U,e=>{(u(y).length>0||u(S))&&u(p)!==null&&u(m)&&e(G)}),g(B),Vn(_(B,2),{get seat(){return r.seat}}),g(z);var K=_(z,2),q=e=>{Yn(e,{get seat(){return r.seat}})};a(K,e=>{u(f)&&o.isPhone&&e(q)}),g(T),M(e=>{D=t(T,1,`train-row sheet o${r.seat+1}`,`svelte-16k1niv`,D,{me:u(f),on:r.seat===o.decider}),P(T,`data-at`,`seat:${r.seat??``}`),P(T,`aria-label`,e),P(I,`data-at`,`points:${r.seat??``}`),L(R,u(d).points[r.seat].total),P(B,`data-at`,`train:${r.seat??``}`),n(B,`--n:${u(w)??``}`)},[()=>o.say(`train-of`,{who:o.people[r.seat]?.name??``})]),i(e,T),x()}var fr=p(`<!> <!>`,1),pr=p(`<div><!> <!> <div class="trains svelte-zipolt"></div></div>`);function mr(e,n){b(n,!0);let r=[`trains`,`island`,`row`],o=Y(),c=O(()=>G(o)),l=O(()=>o.viewer===null?u(c):[o.viewer,...u(c).slice(0,-1)]),p=O(()=>new Set(o.moves.map(e=>Cn(e,o.view.phase)))),m=O(()=>new Set(o.nextMoves.filter(({kind:e})=>e!==`buy_back`).map(e=>Cn(e,o.view.phase))));var v=f(),y=E(v),S=e=>{B(e,{get tabs(){return r},get lit(){return u(p)},get wanted(){return u(m)},of:e=>Cn(e,o.view.phase),part:(e,t=d)=>{var n=f(),r=E(n),c=e=>{var t=fr(),n=E(t),r=e=>{Mn(e,{})};a(n,e=>{o.view.seats===1&&e(r)}),s(_(n,2),16,()=>u(l),e=>e,(e,t)=>{dr(e,{get seat(){return t}})}),i(e,t)},p=e=>{Vt(e,{})},m=e=>{yn(e,{})};a(r,e=>{t()===`trains`?e(c):t()===`island`?e(p,1):e(m,-1)}),i(e,n)},$$slots:{part:!0}})},C=e=>{var n=pr();let r;var l=h(n);Vt(l,{});var d=_(l,2),f=e=>{Mn(e,{})};a(d,e=>{o.view.seats===1&&e(f)});var p=_(d,2);s(p,20,()=>u(c),e=>e,(e,t)=>{dr(e,{get seat(){return t}})}),g(p),g(n),M(()=>r=t(n,1,`board-grid svelte-zipolt`,null,r,{many:o.view.seats>3,few:o.view.seats<3})),i(e,n)};a(y,e=>{o.isPhone?e(S):e(C,-1)}),i(e,v),x()}var hr=p(`<i></i>`),gr=p(`<li class="sub svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li>`),_r=p(`<li class="svelte-oprmcq"><span class="svelte-oprmcq"><i class="svelte-oprmcq"></i> </span> <b> </b></li> <!>`,1),vr=p(`<p class="svelte-oprmcq"> </p>`),yr=p(`<div><span class="strip svelte-oprmcq" aria-hidden="true"></span> <ul><!> <li class="total svelte-oprmcq"><span class="svelte-oprmcq"> </span><b class="num svelte-oprmcq"> </b></li></ul> <!></div>`);function br(e,r){b(r,!0);let o={tokens:`#c99a2e`,train:`#2e4f7d`,contracts:`#2c6a4d`,loads:`#a8512d`,progress:`#7d4b86`,buildings:`#8a7440`},c=Y(),l=O(()=>r.parts.rating!==null||r.parts.won!==null),d=O(()=>Object.keys(o).filter(e=>!(u(l)&&e===`progress`)));var p=yr(),m=h(p);s(m,20,()=>u(d).filter(e=>r.parts[e]>0),e=>e,(e,t)=>{var a=hr();M(()=>n(a,`flex:${r.parts[t]??``};background:${o[t]??``}`)),i(e,a)}),g(m);var v=_(m,2),y=h(v);s(y,16,()=>u(d),e=>e,(e,l)=>{var d=_r(),p=E(d),m=h(p),v=h(m),y=_(v,1,!0);g(m);var b=_(m,2);let x;var S=A(b,!0);g(p);var C=_(p,2),w=e=>{var t=f();s(E(t),17,()=>r.parts.by_building,e=>e.card,(e,t)=>{var n=gr(),r=h(n),a=A(r,!0),o=A(_(r),!0);g(n),M(e=>{L(a,c.catalogue.cards[u(t).card].name),L(o,e)},[()=>q(u(t).points)]),i(e,n)}),i(e,t)};a(C,e=>{l===`buildings`&&e(w)}),M((e,i)=>{n(v,`background:${o[l]??``}`),L(y,e),x=t(b,1,`num svelte-oprmcq`,null,x,{minus:r.parts[l]<0}),L(S,i)},[()=>c.say(`part-${l}`),()=>q(r.parts[l])]),i(e,d)});var S=_(y,2),C=h(S),w=A(C,!0),T=A(_(C),!0);g(S),g(v);var D=_(v,2),k=e=>{var t=vr(),n=A(t,!0);M(e=>L(n,e),[()=>c.say(`rating`,{title:c.catalogue.ratings[r.parts.rating].name})]),i(e,t)},j=e=>{var t=vr(),n=A(t,!0);M(e=>L(n,e),[()=>c.say(r.parts.won?`goal-won`:`goal-lost`)]),i(e,t)};a(D,e=>{r.parts.rating===null?r.parts.won!==null&&e(j,1):e(k)}),g(p),M((e,n)=>{t(p,1,`parts o${r.seat+1}`,`svelte-oprmcq`),L(w,e),L(T,n)},[()=>c.say(`part-total`),()=>q(r.parts.total)]),i(e,p),x()}var xr=p(`<span class="tag svelte-1kvgpeq" aria-hidden="true"> </span>`),Sr=p(`<span><!> <!></span>`);function Cr(e,n){b(n,!0);let r={large:136,usual:110,narrow:98,low:88,phone:94,crowded:80,gap:11},o=Y(),s=O(()=>o.viewer===null?null:o.view.hands[o.viewer].cards),l=O(()=>o.view.seat===o.viewer),d=O(()=>{let e=u(l)?Be(o.view):null,t=u(l)?ze(o.view):[],n=[...Fe(o)];return[...e?[{card:e.card,role:e.how}]:[],...t.map(e=>({card:e,role:`pays`})),...(u(s)??[]).map(e=>({card:e,role:``,isChosen:p(n,e)}))]});function p(e,t){let n=e.indexOf(t);return n>=0&&e.splice(n,1),n>=0}let m=O(()=>V(o,`pay`)),v=O(()=>V(o,`build`,`load`,`pay`,`force`,`discard`,`hand_limit`));var y=f(),S=E(y),C=e=>{re(e,{get cards(){return u(d)},get sizes(){return r},one:(e,n)=>{let r=()=>(n?.()).card,s=()=>(n?.()).role,l=()=>(n?.()).isChosen,d=O(()=>s()===``&&o.view.phase!==`fetch`?[...o.movesOf(`card`,{card:r()}),...o.movesOf(`force`,{card:r()})]:[]);var f=Sr();let p;var y=h(f);{let e=O(()=>s()?o.say(`hand-${s()}`,{card:o.catalogue.cards[r()].name}):u(d)[0]?.text??o.catalogue.cards[r()].name),t=O(()=>s()===``&&u(v)?{kind:`card`,args:{card:r()}}:void 0),n=O(()=>({kind:`card`,args:{card:r()}})),i=O(()=>s()===`builds`||s()===`loads`||l()),a=O(()=>u(m)?()=>Ie(o,r(),l()??!1):void 0);H(y,{get label(){return u(e)},get moves(){return u(d)},get why(){return u(t)},get about(){return u(n)},get picked(){return u(i)},get pick(){return u(a)},shape:`card`,get card(){return r()},children:(e,t)=>{$(e,{get card(){return r()}})},$$slots:{default:!0}})}var b=_(y,2),x=e=>{var t=xr(),n=A(t,!0);M(e=>L(n,e),[()=>o.say(`tag-${s()||`pays`}`)]),i(e,t)};a(b,e=>{(s()||l())&&e(x)}),g(f),M(()=>p=t(f,1,c(s()),`svelte-1kvgpeq`,p,{phone:o.isPhone})),i(e,f)},$$slots:{one:!0}})};a(S,e=>{u(s)!==null&&e(C)}),i(e,y),x()}function wr({kind:e,args:t}){return e===`completed`?[{scene:`completed`,at:`[data-at~="island:${t.island}"]`}]:e===`last_round`?[{scene:`last_round`}]:[]}var Tr=p(`<p><span class="svelte-1nicqc4"><!> <span class="vh svelte-1nicqc4"> </span></span> <span class="svelte-1nicqc4"><i class="svelte-1nicqc4"></i> <span class="vh svelte-1nicqc4"> </span></span> <b class="svelte-1nicqc4"> <!><span class="vh svelte-1nicqc4"> </span></b></p>`);function Er(e,n){b(n,!0);let r=Y(),a=W(),o=O(()=>r.view),s=O(()=>u(o).hands[n.seat].size),c=O(()=>u(o).tokens[n.seat]),l=O(()=>u(o).points[n.seat].total);var d=Tr();let f;var p=h(d),m=h(p);j(m,{name:`i-cards`});var v=_(m,1,!0),y=A(_(v),!0);g(p),C(p,()=>a(`hand`,{seat:n.seat}));var S=_(p,2),w=_(h(S),1,!0),T=A(_(w),!0);g(S),C(S,()=>a(`tokens`,{seat:n.seat}));var E=_(S,2),D=h(E,!0),k=_(D);j(k,{name:`i-star`});var N=A(_(k),!0);g(E),C(E,()=>a(`points`,{seat:n.seat})),g(d),M((e,i,a)=>{f=t(d,1,`panel svelte-1nicqc4`,null,f,{many:u(o).seats>3}),P(d,`data-at`,n.seat===r.viewer?void 0:`hand:${n.seat}`),L(v,u(s)),L(y,e),L(w,u(c)),L(T,i),L(D,u(l)),L(N,a)},[()=>r.say(`seat-cards`,{cards:u(s)}),()=>r.say(`seat-tokens`,{tokens:u(c)}),()=>r.say(`seat-points`,{points:u(l)})]),i(e,d),x()}function Dr(e,t){b(t,!0);let n=Y();var r=f(),o=E(r),s=e=>{yn(e,{})};a(o,e=>{n.isPhone||e(s)}),i(e,r),x()}T(Object.assign({"./art/bank.svg":ie,"./art/cargo-all.svg":ae,"./art/cargo-box.svg":oe,"./art/cargo-coal.svg":se,"./art/cargo-oil.svg":ce,"./art/coal-factory.svg":le,"./art/customs-house.svg":ue,"./art/grand-central.svg":de,"./art/i-pass.svg":fe,"./art/i-power.svg":pe,"./art/i-weight.svg":me,"./art/middle-station.svg":he,"./art/northern-station.svg":ge,"./art/oil-refinery.svg":_e,"./art/pass-alpine.svg":ve,"./art/pass-bill.svg":ye,"./art/pass-cactus.svg":be,"./art/pass-devon.svg":xe,"./art/pass-eagle.svg":Se,"./art/pass-flint.svg":Ce,"./art/rail-yard.svg":we,"./art/sc-sea.svg":Te,"./art/southern-station.svg":Ee,"./art/town-hall.svg":De})),S(`isle_of_trains`,Object.assign({"./words/en.ftl":Oe,"./words/hands.en.ftl":ke,"./words/hands.ru.ftl":Ae,"./words/hands.uk.ftl":je,"./words/ru.ftl":Me,"./words/uk.ftl":Ne}));var Or={name:`isle_of_trains`,panels:`board`,Board:mr,Hand:Cr,SeatPanel:Er,Card:$,Breakdown:br,Side:Dr,BarDetail:st,BarActions:He,hasTallBar:!0,placed:Sn,commits:wn,putBack:Le,flights:Tn,moments:wr};export{Or as game};