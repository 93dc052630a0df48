import{A as e,B as t,C as n,E as r,G as i,J as a,K as o,L as s,N as c,O as l,Q as u,S as d,W as f,at as p,b as m,c as h,et as g,g as _,h as v,it as y,k as b,m as x,n as S,p as C,q as w,st as T,t as E,tt as D,x as O}from"./disclose-version-DvuCferx.js";import{t as k}from"./words.svelte-BQqySvG4.js";import{c as A,l as j}from"./TopRail-C0eI9oCa.js";import{r as M}from"./context-BMiLETl0.js";import{t as N}from"./Tabs-6-Kzcv90.js";import{a as P,i as F,n as I,o as L,r as R,t as z}from"./Spot-29i72UA_.js";import{x as ee}from"./Poster-C4ItRT6g.js";var B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#2b3f63"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 20h32M37 20V4h22v16z" fill="#2b3033"/><path d="M37 15h22" stroke="#d39c2c" stroke-width="4"/><circle cx="54" cy="28" r="5" fill="none"/><path d="M54 33v10" stroke-width="1.600"/><g transform="translate(64 46) scale(.44)"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><circle cx="32" cy="20" r="9" fill="#eef4e6"/></g></g></svg>
`,te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#5d5142"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M31 20q2-14 18-14 14 0 16 10l9 5q-22 3-43-1z" fill="#7a6a52"/><path d="M35 25h26v7q-7 3-13 0-6 3-13 0z" fill="#2b3033"/><circle cx="42" cy="28.500" r="1.800" fill="#fff" stroke="none"/><circle cx="54" cy="28.500" r="1.800" fill="#fff" stroke="none"/></g></svg>
`,ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#17385f"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M33 19V9q15-6 30 0v10z" fill="#b23522"/><path d="M30 19q18-5 36 0l3 4q-21-5-42 0z" fill="#2b3033"/><circle cx="42" cy="59" r="1.700" fill="#f2cf63" stroke="none"/><circle cx="42" cy="66" r="1.700" fill="#f2cf63" stroke="none"/><path d="M80 44l10 5-10 5V40M80 54v18" fill="#2f9a64"/></g></svg>
`,re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#c4672c"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 19q0-13 16-13t16 13l5 2q-21 3-42 0z" fill="#2e4f7d"/><path d="M82 70V34" stroke-width="5"/><path d="M82 30l10-8v16z" fill="#c8402a"/><path d="M24 58h48" stroke="#f2cf63" stroke-width="4"/></g></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M26 34q-8-14 4-28 2 8 7 9 3-9 12-13-1 9 6 13 5-3 6-10 12 14 4 29z" fill="#e8772e"/><path d="M36 34q-3-8 4-15 2 5 6 6 3-5 8-7 4 8 0 16z" fill="#f7c948" stroke="none"/><path d="M16 70V40h64v30z" fill="#e9dcc0"/><path d="M10 41l8-9h60l8 9z" fill="#7a3b2c"/><path d="M41 70V53h14v17z" fill="#46525a"/><path d="M23 47h11v10H23zM62 47h11v10H62z" fill="#f7c948"/><path d="M28.500 47v10M67.500 47v10" stroke-width="1.600"/><path d="M6 70h84" stroke-width="3"/></g></svg>
`,V=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66h36l6-5M92 66H58l-7 4" fill="none" stroke-width="3.600"/><g transform="rotate(-17 34 48)"><rect x="8" y="30" width="44" height="21" rx="2" fill="#a9552f"/><path d="M6 30q2-5 8-5h32q6 0 8 5z" fill="#6c767a"/><path d="M23 31v19M37 31v19M23 31l14 19" fill="none" stroke-width="1.800"/><circle cx="17" cy="56" r="5.500" fill="#39464b"/><circle cx="43" cy="56" r="5.500" fill="#39464b"/></g><g transform="rotate(14 70 46)"><path d="M54 28h18v-8h16v31H54z" fill="#2f6b4f"/><path d="M50 20h8v8h-8z" fill="#2b3033"/><path d="M76 25h8v9h-8z" fill="#cfe0e2"/><circle cx="62" cy="56" r="5.500" fill="#39464b"/><circle cx="80" cy="56" r="5.500" fill="#39464b"/></g><path d="M42 18l4-10 5 9 9-6-3 10 8 3" fill="none" stroke="#c8402a" stroke-width="3.400"/></g></svg>
`,ae=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></g></svg>
`,oe=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40" width="64" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><rect x="6.500" y="8.500" width="51" height="23" rx="1" fill="none" stroke="#2c6a4d" stroke-width="1.400"/><circle cx="32" cy="20" r="9" fill="#eef4e6" stroke="#2c6a4d"/><path d="M27 22h8v-5h4v8H27z" fill="#2c6a4d" stroke="none"/><circle cx="29" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><circle cx="36" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><path d="M11 13h6M47 27h6" stroke="#2c6a4d" stroke-width="2"/></g></svg>
`,se=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 80" width="72" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M7 78V34h58v44z" fill="var(--b,#a86a45)"/><path d="M7 44h58M7 56h58M7 68h58" stroke-opacity=".28" stroke-width="1.600"/><path d="M2 36L36 10l34 26z" fill="var(--r,#6c767a)"/><path d="M16 30l20-15 20 15" fill="none" stroke-opacity=".35" stroke-width="1.600"/><path d="M30 8h12v8H30z" fill="var(--f,#46525a)"/><circle cx="36" cy="28" r="4.500" fill="var(--g,#cfe0e2)"/><path d="M16 78V46q20-9 40 0v32z" fill="#22313a"/><path d="M10 78h52" stroke-width="3"/></g></svg>
`,H=`# What the board of Continental Express says.

market = The market
market-row = Row { $row }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} left in its pile
pile = { $cards ->
    [0] The pile is empty
    [one] One card left in the pile
   *[other] { $cards } cards left in the pile
}
pile-event = Known to be in this pile: { $card }
place-empty = empty
price = { $price ->
    [0] free
    [one] one banknote
   *[other] { $price } banknotes
}
price-free = free

goals = Open objectives
goals-deck = deck: { $cards }
goals-later = opened when the contracts are chosen
goal-more = +{ $points } contract
goal-ready = You can claim it
goal-with-locomotives = You can claim it with { $wagons ->
    [one] one locomotive
   *[other] { $wagons } locomotives
}
goal-one-missing = Missing: { $card }
goal-missing = { $wagons ->
    [one] One wagon missing
   *[other] { $wagons } wagons missing
}
goal-paying = Being paid for

supply = Company tokens left
supply-left = { $colour }: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} left

notice-given = In exchange for: { $card }
notice-happened = has happened
notice-somewhere = still in the piles
notice-pile = in pile { $pile }
last-turns = { $turns ->
    [0] The last turn
    [one] Last turns: one more
   *[other] Last turns: { $turns } more
}

contract = Secret contract
contract-now = So far { $points ->
    [one] one point
   *[other] { $points } points
} ({ $sets ->
    [one] one set
   *[other] { $sets } sets
})
contract-final = In the end { $points ->
    [one] one point
   *[other] { $points } points
} ({ $sets ->
    [one] one set
   *[other] { $sets } sets
})
contract-once = Pays only once
contract-none = The contract you keep will lie here.
contracts = Contracts
contracts-about = Everybody keeps one of two contracts, and shows it at the end. Then the market and the objectives are opened.
contracts-yours = you choose
contracts-choosing = is choosing
contracts-chosen = has chosen
contracts-later = is next

train-of = { $who }: { $objectives ->
    [0] no objective yet
    [one] one objective
   *[other] { $objectives } objectives
}
wagons-of = { $who }: wagons
wagons-count = { $card }: { $wagons }
wagons-none = None: { $card }
symbols-of = { $who }: symbols
symbols-count = { $colour }: { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
}{ $tokens ->
    [0] {""}
    [one] , one of them a token
   *[other] , { $tokens } of them tokens
}
seat-points = { $points ->
    [one] one point
   *[other] { $points } points
}
seat-points-open = { $points ->
    [one] one point
   *[other] { $points } points
} and the secret contract
seat-notes = { $notes ->
    [0] no banknotes
    [one] one banknote
   *[other] { $notes } banknotes
}
seat-goals = { $objectives } of { $most } objectives
hand = What lies before you
copies = { $copies ->
    [one] one in the game
   *[other] { $copies } in the game
}

detail-take = The right column is free. You have { $notes ->
    [0] no banknotes
    [one] one banknote
   *[other] { $notes } banknotes
}.
detail-swap = You give away: { $card }.
detail-pay = You have { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
}.

tab-market = Market
tab-goals = Objectives
tab-trains = Trains

part-none = No objective was claimed.
part-notes = Banknotes
`,ce=`# What the board of Continental Express says.

market = Рынок
market-row = Ряд { $row }, в стопке { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
pile = { $cards ->
    [0] Стопка пуста
    [one] В стопке { $cards } карта
    [few] В стопке { $cards } карты
    [many] В стопке { $cards } карт
   *[other] В стопке { $cards } карты
}
pile-event = Известно, что в этой стопке: { $card }
place-empty = пусто
price = { $price ->
    [0] бесплатно
    [one] { $price } банкнота
    [few] { $price } банкноты
    [many] { $price } банкнот
   *[other] { $price } банкноты
}
price-free = даром

goals = Открытые задания
goals-deck = в колоде: { $cards }
goals-later = откроют, когда выберут контракты
goal-more = +{ $points } контракт
goal-ready = Можете выполнить
goal-with-locomotives = Можете выполнить: { $wagons ->
    [one] с { $wagons } локомотивом
    [few] с { $wagons } локомотивами
    [many] с { $wagons } локомотивами
   *[other] с { $wagons } локомотива
}
goal-one-missing = Не хватает: { $card }
goal-missing = { $wagons ->
    [one] Не хватает { $wagons } вагона
    [few] Не хватает { $wagons } вагонов
    [many] Не хватает { $wagons } вагонов
   *[other] Не хватает { $wagons } вагона
}
goal-paying = Оплачивается

supply = Осталось жетонов компаний
supply-left = { $colour }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}

notice-given = В обмен на: { $card }
notice-happened = уже случилось
notice-somewhere = ещё в стопках
notice-pile = в стопке { $pile }
last-turns = { $turns ->
    [0] Последний ход
    [one] Последние ходы: ещё { $turns }
    [few] Последние ходы: ещё { $turns }
    [many] Последние ходы: ещё { $turns }
   *[other] Последние ходы: ещё { $turns }
}

contract = Тайный контракт
contract-now = Пока { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
})
contract-final = Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
})
contract-once = Приносит очки лишь раз
contract-none = Здесь будет лежать контракт, который вы оставите себе.
contracts = Контракты
contracts-about = Каждый оставляет себе один из двух контрактов и показывает его в конце. Потом открывают рынок и задания.
contracts-yours = выбираете вы
contracts-choosing = выбирает
contracts-chosen = выбор сделан
contracts-later = выберет позже

train-of = { $who }: { $objectives ->
    [0] заданий ещё нет
    [one] { $objectives } задание
    [few] { $objectives } задания
    [many] { $objectives } заданий
   *[other] { $objectives } задания
}
wagons-of = { $who }: вагоны
wagons-count = { $card }: { $wagons }
wagons-none = Нет: { $card }
symbols-of = { $who }: символы
symbols-count = { $colour }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
    [many] { $symbols } символов
   *[other] { $symbols } символа
}{ $tokens ->
    [0] {""}
    [one] , из них { $tokens } жетон
    [few] , из них { $tokens } жетона
    [many] , из них { $tokens } жетонов
   *[other] , из них { $tokens } жетона
}
seat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
seat-points-open = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и тайный контракт
seat-notes = { $notes ->
    [0] банкнот нет
    [one] { $notes } банкнота
    [few] { $notes } банкноты
    [many] { $notes } банкнот
   *[other] { $notes } банкноты
}
seat-goals = Заданий: { $objectives } из { $most }
hand = Что лежит перед вами
copies = в игре { $copies }

detail-take = Правый столбец бесплатный. { $notes ->
    [0] Банкнот у вас нет.
    [one] У вас { $notes } банкнота.
    [few] У вас { $notes } банкноты.
    [many] У вас { $notes } банкнот.
   *[other] У вас { $notes } банкноты.
}
detail-swap = Вы отдаёте: { $card }.
detail-pay = У вас { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотива
    [many] { $locomotives } локомотивов
   *[other] { $locomotives } локомотива
}.

tab-market = Рынок
tab-goals = Задания
tab-trains = Поезда

part-none = Ни одного задания не выполнено.
part-notes = Банкноты
`,U=`# What the board of Continental Express says.

market = Ринок
market-row = Ряд { $row }, у стосі { $cards ->
    [one] лишилася { $cards } карта
    [few] лишилися { $cards } карти
    [many] лишилося { $cards } карт
   *[other] лишилося { $cards } карти
}
pile = { $cards ->
    [0] Стос порожній
    [one] У стосі { $cards } карта
    [few] У стосі { $cards } карти
    [many] У стосі { $cards } карт
   *[other] У стосі { $cards } карти
}
pile-event = Відомо, що в цьому стосі: { $card }
place-empty = порожньо
price = { $price ->
    [0] безкоштовно
    [one] { $price } банкнота
    [few] { $price } банкноти
    [many] { $price } банкнот
   *[other] { $price } банкноти
}
price-free = даром

goals = Відкриті завдання
goals-deck = у колоді: { $cards }
goals-later = відкриють, коли оберуть контракти
goal-more = +{ $points } контракт
goal-ready = Можете виконати
goal-with-locomotives = Можете виконати: { $wagons ->
    [one] з { $wagons } локомотивом
    [few] з { $wagons } локомотивами
    [many] з { $wagons } локомотивами
   *[other] з { $wagons } локомотива
}
goal-one-missing = Бракує: { $card }
goal-missing = { $wagons ->
    [one] Бракує { $wagons } вагона
    [few] Бракує { $wagons } вагонів
    [many] Бракує { $wagons } вагонів
   *[other] Бракує { $wagons } вагона
}
goal-paying = Оплачується

supply = Лишилося жетонів компаній
supply-left = { $colour }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
}

notice-given = В обмін на: { $card }
notice-happened = уже сталося
notice-somewhere = ще у стосах
notice-pile = у стосі { $pile }
last-turns = { $turns ->
    [0] Останній хід
    [one] Останні ходи: ще { $turns }
    [few] Останні ходи: ще { $turns }
    [many] Останні ходи: ще { $turns }
   *[other] Останні ходи: ще { $turns }
}

contract = Таємний контракт
contract-now = Поки що { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} ({ $sets ->
    [one] { $sets } набір
    [few] { $sets } набори
    [many] { $sets } наборів
   *[other] { $sets } набору
})
contract-final = Усього { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} ({ $sets ->
    [one] { $sets } набір
    [few] { $sets } набори
    [many] { $sets } наборів
   *[other] { $sets } набору
})
contract-once = Приносить бали лише раз
contract-none = Тут лежатиме контракт, який ви залишите собі.
contracts = Контракти
contracts-about = Кожен залишає собі один із двох контрактів і показує його наприкінці. Потім відкривають ринок і завдання.
contracts-yours = обираєте ви
contracts-choosing = обирає
contracts-chosen = вибір зроблено
contracts-later = обиратиме згодом

train-of = { $who }: { $objectives ->
    [0] завдань ще немає
    [one] { $objectives } завдання
    [few] { $objectives } завдання
    [many] { $objectives } завдань
   *[other] { $objectives } завдання
}
wagons-of = { $who }: вагони
wagons-count = { $card }: { $wagons }
wagons-none = Немає: { $card }
symbols-of = { $who }: символи
symbols-count = { $colour }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символи
    [many] { $symbols } символів
   *[other] { $symbols } символу
}{ $tokens ->
    [0] {""}
    [one] , з них { $tokens } жетон
    [few] , з них { $tokens } жетони
    [many] , з них { $tokens } жетонів
   *[other] , з них { $tokens } жетона
}
seat-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
seat-points-open = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} і таємний контракт
seat-notes = { $notes ->
    [0] банкнот немає
    [one] { $notes } банкнота
    [few] { $notes } банкноти
    [many] { $notes } банкнот
   *[other] { $notes } банкноти
}
seat-goals = Завдань: { $objectives } з { $most }
hand = Що лежить перед вами
copies = у грі { $copies }

detail-take = Правий стовпчик безкоштовний. { $notes ->
    [0] Банкнот у вас немає.
    [one] У вас { $notes } банкнота.
    [few] У вас { $notes } банкноти.
    [many] У вас { $notes } банкнот.
   *[other] У вас { $notes } банкноти.
}
detail-swap = Ви віддаєте: { $card }.
detail-pay = У вас { $locomotives ->
    [one] { $locomotives } локомотив
    [few] { $locomotives } локомотиви
    [many] { $locomotives } локомотивів
   *[other] { $locomotives } локомотива
}.

tab-market = Ринок
tab-goals = Завдання
tab-trains = Потяги

part-none = Жодного завдання не виконано.
part-notes = Банкноти
`,W=M;function G(e){return Object.keys(e.cards).filter(t=>[`wagon`,`locomotive`].includes(e.cards[t].is_a))}function K(e){return Object.entries(e).flatMap(([e,t])=>Array(t).fill(e))}var q={passenger:[`coach`,`--b:#2f6b4f`],boxcar:[`boxcar`,`--b:#a9552f`],coal:[`hopper`,`--b:#5d5142`],tank:[`tanker`,`--b:#66757c`],mail:[`mail`,`--b:#3f6f8c`],locomotive:[`loco-1`,`--b:#2b3f63`]},le={passenger:`var(--passenger)`,boxcar:`var(--boxcar)`,coal:`var(--freight)`,tank:`var(--tanker)`,mail:`var(--high_speed)`},ue=[[`loco-1`,`--b:#1f5a4c`],[`loco-2`,`--b:#a8442f`],[`loco-3`,`--b:#2e4f7d`],[`loco-hs`,`--t:#7a4a80`]];function J(e){return(q[e]??q.boxcar)[0]}function de(e){return(q[e]??q.boxcar)[1]}function fe(e){let[t,n]=ue[e%ue.length];return{name:t,style:n}}function Y(e,t){return`${t.is_a===`event`?`ev`:`ch`}-${e}`}function pe(e,t){return t.is_a===`character`?`var(--action)`:t.is_a===`event`?`var(--red-fill)`:t.is_a===`wagon`?le[e]??`var(--freight)`:t.is_a===`banknote`?`#2c6a4d`:`var(--enamel)`}function me(e){let t=/^\d+/.exec(e);return t?[t[0],e.slice(t[0].length)]:[``,e]}function he(e){let t=[`a`,`b`,`c`,`d`,`e`];return Array.from({length:e.colours},(n,r)=>Array(e.size).fill(e.colour??t[r]))}var ge=e(`<span class="wagon svelte-1vhc2c4"><!> <!></span>`);function X(e,t){D(t,!0);var r=ge(),i=f(r);{let e=u(()=>J(t.card)),n=u(()=>de(t.card));A(i,{get name(){return s(e)},class:`v`,get style(){return s(n)}})}var a=w(i,2),o=e=>{A(e,{name:`hopper-load`,class:`v load`})},c=u(()=>J(t.card)===`hopper`);n(a,e=>{s(c)&&e(o)}),p(r),l(e,r),g()}var _e=e(`<em class="svelte-1c1hvs4"><!></em>`),ve=e(`<i><!><!></i>`),ye=e(`<span class="slots svelte-1c1hvs4" aria-hidden="true"></span>`),be=e(`<!> `,1);function xe(e,a){D(a,!0);let o=W(),c=u(()=>o.view),d=u(()=>s(c).place===null?null:s(c).objectives[s(c).place]),h=u(()=>{if(s(d)===null||s(c).payment===null)return[];let e=o.catalogue.objectives[s(d)].needs,t=Object.keys(e),n=t.indexOf(s(c).payment.wagon);return K(e).map(e=>{let r=t.indexOf(e);return{wagon:e,state:r<n?`paid`:r===n?`now`:`later`}})}),_=u(()=>{switch(s(c).phase){case`take`:return o.say(`detail-take`,{notes:s(c).banknotes[s(c).seat]});case`swap`:return o.say(`detail-swap`,{card:o.catalogue.cards[s(c).given].name});case`pay`:return o.say(`detail-pay`,{locomotives:s(c).wagons[s(c).seat].locomotive??0});case`claim`:return s(c).turns_left===null?``:o.say(`last-turns`,{turns:s(c).turns_left});default:return``}});var y=be(),b=i(y),S=e=>{var r=ye();m(r,21,()=>s(h),O,(e,r)=>{let i=()=>s(r).wagon,a=()=>s(r).state;var o=ve(),c=f(o);X(c,{get card(){return i()}});var u=w(c),d=e=>{var t=_e();A(f(t),{name:`i-check`}),p(t),l(e,t)};n(u,e=>{a()===`paid`&&e(d)}),p(o),t(()=>x(o,1,v(a()),`svelte-1c1hvs4`)),l(e,o)}),p(r),l(e,r)};n(b,e=>{s(h).length>0&&e(S)});var C=w(b);t(()=>r(C,` ${s(_)??``}`)),l(e,y),g()}var Se=e(`<i><!><span class="vh"> </span></i>`);function Z(e,n){D(n,!0);let i=E(n,`class`,3,``),a=W();var s=Se(),c=f(s);A(c,{get name(){return`sym-${n.colour??``}`}});var u=o(w(c),!0);p(s),t(()=>{x(s,1,`chip ${i()??``}`,`svelte-okve52`),C(s,`background:var(--c-${n.colour??``});color:var(--on-${n.colour??``})`),h(s,`title`,a.catalogue.colours[n.colour]),r(u,a.catalogue.colours[n.colour])}),l(e,s),g()}var Ce=e(`<i></i>`),we=e(`<span class="group svelte-m42za6"></span>`),Te=e(`<small class="svelte-m42za6"> </small>`),Ee=e(`<span class="contract svelte-m42za6"><span class="head svelte-m42za6"><!> </span> <span class="what svelte-m42za6"><b class="svelte-m42za6"> </b> </span> <span class="set svelte-m42za6" aria-hidden="true"></span> <!></span>`);function De(e,a){D(a,!0);let c=W(),d=u(()=>c.catalogue.contracts[a.contract]),h=u(()=>me(s(d).name)),_=u(()=>!s(d).always_repeats&&c.view.options.contract_sets_repeat===!1);var v=Ee(),y=f(v),S=f(y);A(S,{name:`i-lock`});var C=w(S,1,!0);p(y);var T=w(y,2),E=f(T),k=o(E,!0),j=w(E,1,!0);p(T);var M=w(T,2);m(M,21,()=>he(s(d)),O,(e,t,r)=>{var a=we();m(a,21,()=>s(t),O,(e,t)=>{var a=b(),o=i(a),c=e=>{Z(e,{get colour(){return s(t)}})},u=e=>{var t=Ce();x(t,1,`any k${r}`,`svelte-m42za6`),l(e,t)};n(o,e=>{s(d).colour?e(c):e(u,-1)}),l(e,a)}),p(a),l(e,a)}),p(M);var N=w(M,2),P=e=>{var n=Te(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(c.view.phase===`over`?`contract-final`:`contract-now`,{sets:a.parts.sets??0,points:a.parts.contract_points??0})]),l(e,n)},F=e=>{var n=Te(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`contract-once`)]),l(e,n)};n(N,e=>{a.parts?e(P):s(_)&&e(F,1)}),p(v),t(e=>{r(C,e),r(k,s(h)[0]),r(j,s(h)[1])},[()=>c.say(`contract`)]),l(e,v),g()}var Oe=e(`<div class="two svelte-nqi9t"></div>`),ke=e(`<em class="svelte-nqi9t"> </em>`),Ae=e(`<em class="done svelte-nqi9t"><!> </em>`),je=e(`<li class="svelte-nqi9t"><!><span> </span> <!></li>`),Me=e(`<section class="choice sheet svelte-nqi9t"><h3 class="svelte-nqi9t"> </h3> <p class="svelte-nqi9t"> </p> <!> <ul class="svelte-nqi9t"></ul></section>`);function Ne(e,a){D(a,!0);let c=W(),d=u(()=>c.view),_=u(()=>c.viewer===null?null:s(d).dealt[c.viewer]),v=u(()=>c.viewer===null?null:s(d).contracts[c.viewer]),y=u(()=>Array.from({length:s(d).seats},(e,t)=>t));var x=Me(),S=f(x),C=o(S,!0),T=w(S,2),E=o(T,!0),O=w(T,2),k=e=>{var t=Oe();m(t,20,()=>s(_),e=>e,(e,t)=>{var r=b(),a=i(r),o=e=>{let n=u(()=>c.movesOf(`keep`,{contract:t}));{let r=u(()=>s(n)[0]?.text??c.catalogue.contracts[t].name),i=u(()=>({kind:`contract`,args:{contract:t}})),a=u(()=>s(v)===t),o=u(()=>s(v)!==null&&s(v)!==t?`gone`:``);z(e,{get label(){return s(r)},get moves(){return s(n)},get about(){return s(i)},shape:`card`,get picked(){return s(a)},get class(){return`offer ${s(o)??``}`},children:(e,n)=>{De(e,{get contract(){return t}})},$$slots:{default:!0}})}};n(a,e=>{t!==null&&e(o)}),l(e,r)}),p(t),l(e,t)};n(O,e=>{s(_)&&e(k)});var j=w(O,2);m(j,20,()=>s(y),e=>e,(e,i)=>{var a=je(),u=f(a);ee(u,{get seat(){return i}});var m=w(u),h=o(m,!0),g=w(m,2),_=e=>{var n=ke(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(R(c,`contract`)?`contracts-yours`:`contracts-choosing`)]),l(e,n)},v=e=>{var n=Ae(),i=f(n);A(i,{name:`i-check`});var a=w(i,1,!0);p(n),t(e=>r(a,e),[()=>c.say(`contracts-chosen`)]),l(e,n)},y=e=>{var n=ke(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`contracts-later`)]),l(e,n)};n(g,e=>{s(d).seat===i?e(_):i<(s(d).seat??0)?e(v,1):e(y,-1)}),p(a),t(e=>r(h,e),[()=>P(c,i)]),l(e,a)}),p(j),p(x),t((e,t,n)=>{h(x,`aria-label`,e),r(C,t),r(E,n)},[()=>c.say(`contracts`),()=>c.say(`contracts`),()=>c.say(`contracts-about`)]),l(e,x),g()}var Pe=e(`<em class="svelte-1imvfrn"> </em>`),Fe=e(`<i class="svelte-1imvfrn"><!> <!></i>`),Ie=e(`<span><!> <!></span>`),Le=e(`<small class="svelte-1imvfrn"> </small>`),Re=e(`<span class="goal svelte-1imvfrn"><span class="vp svelte-1imvfrn"><b class="svelte-1imvfrn"> </b><!><!></span> <span class="sy svelte-1imvfrn"></span> <span class="rail svelte-1imvfrn"></span> <!></span>`);function ze(e,i){D(i,!0);let a=E(i,`marks`,19,()=>[]),c=E(i,`more`,3,0),d=E(i,`note`,3,``),h=W(),_=u(()=>h.catalogue.objectives[i.objective]),v=u(()=>Object.entries(s(_).needs).flatMap(([e,t])=>Array(t).fill(e)));var y=Re(),b=f(y),S=f(b),T=o(S,!0),k=w(S);A(k,{name:`i-star`});var j=w(k),M=e=>{var n=Pe(),i=o(n,!0);t(e=>r(i,e),[()=>h.say(`goal-more`,{points:c()})]),l(e,n)};n(j,e=>{c()>0&&e(M)}),p(b);var N=w(b,2);m(N,21,()=>s(_).symbols,O,(e,t)=>{Z(e,{get colour(){return s(t)}})}),p(N);var P=w(N,2);m(P,21,()=>s(v),O,(e,r,i)=>{var o=Ie(),c=f(o);X(c,{get card(){return s(r)}});var u=w(c,2),d=e=>{var t=Fe(),r=f(t),o=e=>{A(e,{name:`i-check`})};n(r,e=>{(a()[i]===`have`||a()[i]===`paid`)&&e(o)});var s=w(r,2),c=e=>{A(e,{name:`i-train`})};n(s,e=>{a()[i]===`joker`&&e(c)}),p(t),l(e,t)};n(u,e=>{a()[i]&&e(d)}),p(o),t(()=>x(o,1,`w ${a()[i]??``??``}`,`svelte-1imvfrn`)),l(e,o)}),p(P);var F=w(P,2),I=e=>{var n=Le(),i=o(n,!0);t(()=>r(i,d())),l(e,n)};n(F,e=>{d()&&e(I)}),p(y),t(()=>{C(y,`--sc:var(--c-${s(_).symbols[0]??``})`),r(T,s(_).points)}),l(e,y),g()}var Be=e(`<span><!></span>`),Ve=e(`<!> <!> <!>`,1),He=e(`<span class="ty svelte-tycolm"> </span>`),Ue=e(`<span><span><!></span> <span class="body"><span class="nm svelte-tycolm"> </span> <span class="fx svelte-tycolm"><span class="line"> </span></span> <!></span></span>`);function We(e,a){D(a,!0);let c=E(a,`big`,3,!1),d=W(),m=u(()=>d.catalogue.cards[a.card]),h=u(()=>s(m)?.is_a===`character`||s(m)?.is_a===`event`),_=u(()=>s(m)?.reminder||d.say(`copies`,{copies:s(m)?.copies??0}));var v=b(),y=i(v),S=e=>{var n=Be();let r;var i=f(n);{let e=u(()=>c()?d.catalogue.objectives[a.card]?.name??``:``);ze(i,{get objective(){return a.card},get note(){return s(e)}})}p(n),t(()=>r=x(n,1,`goal-card svelte-tycolm`,null,r,{big:c()})),l(e,n)},T=e=>{var g=Ue();let v;var y=f(g);let b;var S=f(y),T=e=>{{let t=u(()=>Y(a.card,s(m)));A(e,{get name(){return s(t)}})}},E=e=>{A(e,{name:`note`})},D=e=>{var t=Ve(),r=i(t);{let e=u(()=>s(m).is_a===`locomotive`?`sc-hills`:`sc-yard`);A(r,{get name(){return s(e)},class:`sc`,slice:!0})}var o=w(r,2);{let e=u(()=>J(a.card)),t=u(()=>de(a.card));A(o,{get name(){return s(e)},class:`v`,get style(){return s(t)}})}var c=w(o,2),d=e=>{A(e,{name:`hopper-load`,class:`v`})},f=u(()=>J(a.card)===`hopper`);n(c,e=>{s(f)&&e(d)}),l(e,t)};n(S,e=>{s(h)?e(T):s(m).is_a===`banknote`?e(E,1):e(D,-1)}),p(y);var O=w(y,2),k=f(O),j=o(k,!0),M=w(k,2),N=o(f(M),!0);p(M);var P=w(M,2),F=e=>{var n=He(),i=o(n,!0);t(e=>r(i,e),[()=>d.say(`copies`,{copies:s(m).copies})]),l(e,n)};n(P,e=>{c()&&e(F)}),p(O),p(g),t(e=>{v=x(g,1,`card svelte-tycolm`,null,v,{act:s(h),event:s(m).is_a===`event`,big:c()}),C(g,`--c:${e??``}`),b=x(y,1,`pic svelte-tycolm`,null,b,{note:s(m).is_a===`banknote`}),r(j,s(m).title),r(N,c()?s(m).effect:s(_))},[()=>pe(a.card,s(m))]),l(e,g)};n(y,e=>{s(m)===void 0?e(S):e(T,-1)}),l(e,v),g()}var Ge=e(`<i class="flag svelte-1qws6ow"><!> <span class="vh"> </span></i>`),Ke=e(`<span class="gap svelte-1qws6ow"> </span>`),qe=e(`<span class="lk svelte-1qws6ow"><!></span>`),Je=e(`<!> <!>`,1),Ye=e(`<div class="place svelte-1qws6ow"><!></div>`),Xe=e(`<span class="shift svelte-1qws6ow"></span>`),Ze=e(`<span><!> <!></span> <!>`,1),Qe=e(`<div class="row svelte-1qws6ow" role="group"><div class="shed svelte-1qws6ow"><!> <b> </b> <!></div> <!> <div class="edge svelte-1qws6ow" aria-hidden="true"></div></div>`),$e=e(`<section class="market sheet svelte-1qws6ow" data-at="market"></section>`);function et(e,a){D(a,!0);let d=[`left`,`middle`,`right`],v=W(),y=I(),b=u(()=>v.view),S=u(()=>R(v,`take`,`invest`)),C=u(()=>v.viewer===null?0:s(b).banknotes[v.viewer]),T=u(()=>F(v).filter(e=>e.kind===`turned_up`).map(e=>e.args.row));function E(e){return Object.keys(s(b).event_piles).filter(t=>s(b).event_piles[t]===e)}var k=$e();m(k,21,()=>s(b).market,O,(e,a,g)=>{var D=Qe(),k=f(D);h(k,`data-at`,`pile:${g}`);var j=f(k);A(j,{name:`shed`});var M=w(j,2);let N;var P=o(M,!0);m(w(M,2),16,()=>E(g),e=>e,(e,n)=>{var i=Ge(),a=f(i);{let e=u(()=>Y(n,v.catalogue.cards[n]));A(a,{get name(){return s(e)}})}var c=o(w(a,2),!0);p(i),t(e=>r(c,e),[()=>v.say(`pile-event`,{card:v.catalogue.cards[n].name})]),l(e,i)}),p(k),_(k,()=>y(`pile`,{row:g}));var F=w(k,2);m(F,17,()=>s(a),O,(e,a,c)=>{let m=u(()=>d[c]),_=u(()=>s(b).prices[c]);var y=Ye(),x=f(y),C=e=>{var n=Ke(),i=o(n,!0);t(e=>r(i,e),[()=>s(b).phase===`contract`?``:v.say(`place-empty`)]),l(e,n)},E=e=>{let t=u(()=>v.movesOf(`take`,{row:g,column:s(m)}));{let r=u(()=>s(t)[0]?.text??`${v.catalogue.cards[s(a)].name}, ${v.say(`price`,{price:s(_)})}`),o=u(()=>s(S)?{kind:`take`,args:{row:g,column:s(m)}}:void 0),d=u(()=>({kind:`place`,args:{row:g,column:s(m)}})),h=u(()=>s(T).includes(g)&&c===0?`new`:``);z(e,{get label(){return s(r)},get moves(){return s(t)},get why(){return s(o)},get about(){return s(d)},shape:`card`,get card(){return s(a)},get class(){return s(h)},children:(e,r)=>{var o=Je(),c=i(o);We(c,{get card(){return s(a)}});var u=w(c,2),d=e=>{var t=qe();A(f(t),{name:`i-lock`}),p(t),l(e,t)};n(u,e=>{s(S)&&s(t).length===0&&e(d)}),l(e,o)},$$slots:{default:!0}})}};n(x,e=>{s(a)===null?e(C):e(E,-1)}),p(y),t(()=>h(y,`data-at`,`place:${g}:${s(m)??``}`)),l(e,y)});var I=w(F,2);m(I,21,()=>s(b).prices,O,(e,a,o)=>{var u=Ze(),d=i(u);let g;var _=f(d);m(_,17,()=>({length:s(a)}),O,(e,t)=>{A(e,{name:`note`})});var y=w(_,2),T=e=>{var n=c();t(e=>r(n,e),[()=>v.say(`price-free`)]),l(e,n)};n(y,e=>{s(a)===0&&e(T)}),p(d);var E=w(d,2),D=e=>{l(e,Xe())};n(E,e=>{o<s(b).prices.length-1&&e(D)}),t(e=>{g=x(d,1,`price svelte-1qws6ow`,null,g,{dear:s(S)&&s(a)>s(C)}),h(d,`title`,e)},[()=>v.say(`price`,{price:s(a)})]),l(e,u)}),p(I),p(D),t(e=>{h(D,`aria-label`,e),N=x(M,1,`svelte-1qws6ow`,null,N,{gone:s(b).piles[g].size===0}),r(P,s(b).piles[g].size)},[()=>v.say(`market-row`,{row:g+1,cards:s(b).piles[g].size})]),l(e,D)}),p(k),t(e=>h(k,`aria-label`,e),[()=>v.say(`market`)]),l(e,k),g()}var tt=e(`<span class="moment svelte-8t1stc"><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span> </span></span></span>`),nt=e(`<span><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span class="svelte-8t1stc"> </span></span></span>`),rt=e(`<span class="last svelte-8t1stc"> </span>`),it=e(`<div data-at="notice"><!> <!></div>`);function Q(e,a){D(a,!0);let c={robbed:`pickpocket`,swapped:`switchman`,got_token:`station_master`},h=W(),v=I(),y=u(()=>h.view),S=u(()=>h.catalogue.cards),C=u(()=>Object.keys(s(S)).filter(e=>s(S)[e].is_a===`event`)),T=u(()=>{let e=F(h),t=e.find(e=>e.kind===`happened`);if(t)return{card:t.args.card,title:s(S)[t.args.card].title,text:s(S)[t.args.card].effect,key:`${t.ply}`};if(s(y).character!==null){let e=s(y).given===null?s(S)[s(y).character].effect:h.say(`notice-given`,{card:s(S)[s(y).given].name});return{card:s(y).character,title:s(S)[s(y).character].title,text:e,key:`${s(y).character} ${s(y).given}`}}let n=e.find(({kind:e})=>e in c||e===`dismissed`);if(!n)return null;let r=c[n.kind]??n.args.card;return{card:r,title:s(S)[r].title,text:n.text,key:`${n.ply}`}}),E=u(()=>s(T)!==null&&s(S)[s(T).card].is_a===`event`);function O(e){if(s(y).box[e])return h.say(`notice-happened`);let t=s(y).event_piles[e];return t===void 0?h.say(`notice-somewhere`):h.say(`notice-pile`,{pile:t+1})}var k=it();let j;var M=f(k),N=e=>{var n=b();d(i(n),()=>s(T).key,e=>{var n=tt(),i=f(n),a=f(i);{let e=u(()=>Y(s(T).card,s(S)[s(T).card]));A(a,{get name(){return s(e)}})}p(i);var c=w(i,2),d=f(c),m=o(d,!0),h=o(w(d),!0);p(c),p(n),t(()=>{r(m,s(T).title),r(h,s(T).text)}),l(e,n)}),l(e,n)},P=e=>{var n=b();m(i(n),16,()=>s(C),e=>e,(e,n)=>{var i=nt();let a;var c=f(i),d=f(c);{let e=u(()=>Y(n,s(S)[n]));A(d,{get name(){return s(e)}})}p(c);var m=w(c,2),h=f(m),g=o(h,!0),b=o(w(h),!0);p(m),p(i),_(i,()=>v(`card`,{card:n})),t(e=>{a=x(i,1,`coming svelte-8t1stc`,null,a,{over:s(y).box[n]}),r(g,s(S)[n].title),r(b,e)},[()=>O(n)]),l(e,i)}),l(e,n)};n(M,e=>{s(T)?e(N):e(P,-1)});var L=w(M,2),R=e=>{var n=rt(),i=o(n,!0);t(e=>r(i,e),[()=>h.say(`last-turns`,{turns:s(y).turns_left})]),l(e,n)};n(L,e=>{s(y).turns_left!==null&&s(y).phase!==`over`&&e(R)}),p(k),t(()=>j=x(k,1,`notice svelte-8t1stc`,null,j,{red:s(E),blue:s(T)!==null&&!s(E)})),l(e,k),g()}var at=e(`<span class="none svelte-awauu8"> </span>`),ot=e(`<section class="goals svelte-awauu8"><h3 class="svelte-awauu8"> <span class="label svelte-awauu8"> </span></h3> <div class="posters svelte-awauu8"></div></section>`);function st(e,a){D(a,!0);let c=W(),d=I(),v=u(()=>c.view),y=u(()=>F(c).filter(e=>e.kind===`opened`).map(e=>e.args.place)),x=u(()=>c.viewer===null?[]:s(v).prospects[c.viewer]??[]);function S(e,t){let n=s(x)[t];if(s(v).phase===`pay`&&s(v).place===t)return C(e);if(n===void 0)return[];let r=s(v).wagons[c.viewer].locomotive??0,i={...n.missing};return K(c.catalogue.objectives[e].needs).reverse().map(e=>i[e]?(--i[e],r-- >0?`joker`:`missing`):`have`).reverse()}function C(e){let t=Object.keys(c.catalogue.objectives[e].needs),n=t.indexOf(s(v).payment.wagon);return K(c.catalogue.objectives[e].needs).map(e=>t.indexOf(e)<n?`paid`:e===s(v).payment.wagon?`now`:``)}function T(e){if(e===void 0)return``;let t=K(e.missing);if(e.can_claim)return t.length>0?c.say(`goal-with-locomotives`,{wagons:t.length}):c.say(`goal-ready`);let n=t.length-(s(v).wagons[c.viewer].locomotive??0);return n===1&&t.length===1?c.say(`goal-one-missing`,{card:c.catalogue.cards[t[0]].name}):c.say(`goal-missing`,{wagons:n})}var E=ot(),k=f(E),A=f(k,!0),j=w(A),M=o(j,!0);_(j,()=>d(`deck`)),p(k);var N=w(k,2);m(N,21,()=>s(v).objectives,O,(e,a,d)=>{var f=b(),p=i(f),m=e=>{var n=at(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`goals-later`)]),l(e,n)},h=e=>{let t=u(()=>c.movesOf(`claim`,{place:d})),n=u(()=>s(x)[d]);{let r=u(()=>s(t)[0]?.text??c.catalogue.objectives[s(a)].name),i=u(()=>R(c,`claim`)?{kind:`claim`,args:{place:d}}:void 0),o=u(()=>({kind:`card`,args:{card:s(a)}})),l=u(()=>s(v).place===d),f=u(()=>s(n)?.can_claim?`near`:``),p=u(()=>s(y).includes(d)?`new`:``);z(e,{get label(){return s(r)},get moves(){return s(t)},get why(){return s(i)},get about(){return s(o)},quiet:!0,get picked(){return s(l)},shape:`card`,get card(){return s(a)},at:`objective:${d}`,get class(){return`poster-spot ${s(f)??``} ${s(p)??``}`},children:(e,t)=>{{let t=u(()=>S(s(a),d)),r=u(()=>(s(n)?.points??0)-c.catalogue.objectives[s(a)].points),i=u(()=>s(v).place===d?c.say(`goal-paying`):T(s(n)));ze(e,{get objective(){return s(a)},get marks(){return s(t)},get more(){return s(r)},get note(){return s(i)}})}},$$slots:{default:!0}})}};n(p,e=>{s(a)===null?e(m):e(h,-1)}),l(e,f)}),p(N),p(E),t((e,t,n)=>{h(E,`aria-label`,e),r(A,t),r(M,n)},[()=>c.say(`goals`),()=>c.say(`goals`),()=>c.say(`goals-deck`,{cards:s(v).deck.size})]),l(e,E),g()}var ct=[`decline`,`end`,`pay`],lt={take:`market`,token:`goals`,swap:`trains`};function ut({kind:e}){return!ct.includes(e)}function dt({kind:e}){return lt[e]??null}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function ft({kind:e,args:t}){switch(e){case`took`:return $(`place:${t.row}:${t.column}`,`cards:${t.seat}`,t.card);case`turned_up`:return $(`pile:${t.row}`,`place:${t.row}:left`,t.card);case`happened`:return $(`market`,`notice`,t.card);case`robbed`:return $(`notes:${t.victim}`,`notes:${t.seat}`,`banknote`);case`swapped`:return $(`cards:${t.victim}`,`cards:${t.seat}`,t.other_card);case`got_token`:return $(`supply:${t.colour}`,`symbols:${t.seat}`);case`claimed`:return $(`objective:${t.place}`,`train:${t.seat}`,t.objective);default:return null}}var pt=e(`<em class="svelte-zqgc2z"> </em>`),mt=e(`<!><b class="svelte-zqgc2z"> </b><!>`,1),ht=e(`<section class="supply sheet svelte-zqgc2z"><h3 class="svelte-zqgc2z"> </h3> <div class="tokens svelte-zqgc2z"></div></section>`);function gt(e,a){D(a,!0);let c=W(),d=u(()=>c.view);var _=ht(),v=f(_),y=o(v,!0),b=w(v,2);m(b,20,()=>Object.keys(c.catalogue.colours),e=>e,(e,a)=>{let f=u(()=>s(d).supply[a]??0),p=u(()=>c.movesOf(`token`,{colour:a}));{let d=u(()=>s(p)[0]?.text??c.say(`supply-left`,{colour:c.catalogue.colours[a],tokens:s(f)})),m=u(()=>R(c,`token`)?{kind:`token`,args:{colour:a}}:void 0),h=u(()=>({kind:`token`,args:{colour:a}}));z(e,{get label(){return s(d)},get moves(){return s(p)},get why(){return s(m)},get about(){return s(h)},class:`token`,get at(){return`supply:${a??``}`},children:(e,c)=>{var u=mt(),d=i(u);Z(d,{get colour(){return a}});var m=w(d),h=o(m,!0),g=w(m),_=e=>{var n=pt(),i=o(n);t(()=>r(i,`+${s(p)[0].gain??``}`)),l(e,n)};n(g,e=>{s(p)[0]?.gain&&e(_)}),t(()=>r(h,s(f))),l(e,u)},$$slots:{default:!0}})}}),p(b),p(_),t((e,t)=>{h(_,`aria-label`,e),r(y,t)},[()=>c.say(`supply`),()=>c.say(`supply`)]),l(e,_),g()}var _t=e(`<span><span class="vh"> </span> <em aria-hidden="true" class="svelte-19zxyqa"><!><b class="svelte-19zxyqa"> </b></em> <span class="wagons svelte-19zxyqa" aria-hidden="true"></span></span>`),vt=e(`<span class="slot svelte-19zxyqa" aria-hidden="true"> </span>`),yt=e(`<div role="group"><!> <span class="engine svelte-19zxyqa"><!></span> <!> <!></div>`);function bt(e,n){D(n,!0);let i=W(),a=I(),c=u(()=>i.view.claimed[n.seat]),d=u(()=>i.catalogue.most_objectives),v=u(()=>F(i).some(e=>e.kind===`claimed`&&e.args.seat===n.seat));var y=yt();let b;var S=f(y);{let e=u(()=>n.seat%2?`wide-yard`:`wide-hills`);A(S,{get name(){return s(e)},class:`scenery`,slice:!0})}var T=w(S,2),E=f(T);{let e=u(()=>fe(n.seat).name),t=u(()=>fe(n.seat).style);A(E,{get name(){return s(e)},class:`v`,get style(){return s(t)}})}p(T);var k=w(T,2);m(k,17,()=>s(c),O,(e,n,d)=>{let h=u(()=>i.catalogue.objectives[s(n)]),g=u(()=>K(s(h).needs));var y=_t();let b;var S=f(y),T=o(S,!0),E=w(S,2),D=f(E);m(D,17,()=>s(h).symbols,O,(e,t)=>{Z(e,{get colour(){return s(t)}})});var k=o(w(D),!0);p(E);var A=w(E,2);m(A,21,()=>s(g),O,(e,t)=>{X(e,{get card(){return s(t)}})}),p(A),p(y),_(y,()=>a(`card`,{card:s(n)})),t(()=>{b=x(y,1,`section svelte-19zxyqa`,null,b,{new:s(v)&&d===s(c).length-1}),C(y,`--sc:var(--c-${s(h).symbols[0]??``});--n:${s(g).length??``}`),r(T,s(h).name),r(k,s(h).points)}),l(e,y)}),m(w(k,2),17,()=>({length:s(d)-s(c).length}),O,(e,n,i)=>{var a=vt(),u=o(a,!0);t(()=>r(u,s(c).length+i+1)),l(e,a)}),p(y),t(e=>{b=x(y,1,`train svelte-19zxyqa`,null,b,{long:s(c).length>2}),h(y,`data-at`,`train:${n.seat??``}`),h(y,`aria-label`,e)},[()=>i.say(`train-of`,{who:P(i,n.seat),objectives:s(c).length})]),l(e,y),g()}var xt=e(`<span class="none svelte-pilw15"><span class="vh"> </span><!></span>`),St=e(`<b class="svelte-pilw15"> </b>`),Ct=e(`<span class="one svelte-pilw15"><!><!></span>`),wt=e(`<div class="stock svelte-pilw15" role="group"></div>`);function Tt(e,a){D(a,!0);let c=W(),d=I(),v=u(()=>c.view),y=u(()=>a.seat===c.viewer),x=u(()=>F(c).flatMap(({kind:e,args:t})=>e===`took`&&t.seat===a.seat?[t.card]:e===`swapped`?t.seat===a.seat?[t.other_card]:t.victim===a.seat?[t.card]:[]:[])),S=u(()=>G(c.catalogue).map(e=>({card:e,count:s(v).wagons[a.seat][e]??0,moves:s(y)?c.movesOf(`give`,{card:e}):c.movesOf(`swap`,{seat:a.seat,card:e}),isGiven:a.seat===s(v).seat&&s(v).given===e})));function C(e){return s(y)?R(c,`give`)?{kind:`give`,args:{card:e}}:void 0:R(c,`swap`)?{kind:`swap`,args:{seat:a.seat,card:e}}:void 0}var T=wt();m(T,21,()=>s(S),({card:e,count:t,moves:n,isGiven:r})=>e,(e,m)=>{let h=()=>s(m).card,g=()=>s(m).count,v=()=>s(m).moves,y=()=>s(m).isGiven;var S=b(),T=i(S),E=e=>{var n=xt(),i=f(n),s=o(i,!0);X(w(i),{get card(){return h()}}),p(n),_(n,()=>d(`wagons`,{seat:a.seat,card:h()})),t(e=>r(s,e),[()=>c.say(`wagons-none`,{card:c.catalogue.cards[h()].name})]),l(e,n)},D=e=>{{let i=u(()=>v()[0]?.text??c.say(`wagons-count`,{card:c.catalogue.cards[h()].name,wagons:g()})),d=u(()=>C(h())),m=u(()=>({kind:`wagons`,args:{seat:a.seat,card:h()}})),_=u(()=>s(x).includes(h())?`new`:``);z(e,{get label(){return s(i)},get moves(){return v()},get why(){return s(d)},get about(){return s(m)},quiet:!0,get picked(){return y()},get card(){return h()},get class(){return`kind ${s(_)??``}`},children:(e,i)=>{var a=Ct(),s=f(a);X(s,{get card(){return h()}});var c=w(s),u=e=>{var n=St(),i=o(n,!0);t(()=>r(i,g())),l(e,n)};n(c,e=>{g()>1&&e(u)}),p(a),l(e,a)},$$slots:{default:!0}})}};n(T,e=>{g()===0?e(E):e(D,-1)}),l(e,S)}),p(T),t(e=>{h(T,`data-at`,`cards:${a.seat??``}`),h(T,`aria-label`,e)},[()=>c.say(`wagons-of`,{who:P(c,a.seat)})]),l(e,T),g()}var Et=e(`<section><h3 class="svelte-17shtdb"><!> </h3> <!> <!></section>`);function Dt(e,a){D(a,!0);let o=W();var s=b();m(i(s),16,()=>L(o),e=>e,(e,a)=>{var s=b(),c=i(s),u=e=>{var n=Et(),i=f(n),s=f(i);ee(s,{get seat(){return a}});var c=w(s,1,!0);p(i);var u=w(i,2);bt(u,{get seat(){return a}}),Tt(w(u,2),{get seat(){return a}}),p(n),t(e=>{x(n,1,`yard sheet o${a+1}`,`svelte-17shtdb`),r(c,e)},[()=>P(o,a)]),l(e,n)};n(c,e=>{a!==o.viewer&&e(u)}),l(e,s)}),l(e,s),g()}var Ot=e(`<div class="strip"><!></div> <!> <!>`,1),kt=e(`<!> <!> <!>`,1),At=e(`<!> <!>`,1),jt=e(`<div class="board-grid svelte-1dzgjxo"><!> <!> <div class="right svelte-1dzgjxo"><!> <!></div></div>`);function Mt(e,t){D(t,!0);let r=[`market`,`goals`,`trains`],a=W(),o=u(()=>a.view.phase===`contract`),c=u(()=>new Set(a.moves.map(dt))),d=u(()=>a.moves.some(e=>e.kind===`claim`)),m=u(()=>new Set(s(d)?r.filter(e=>s(c).has(e)&&e!==`trains`):s(c)));var h=b(),_=i(h),v=e=>{Ne(e,{})},y=e=>{N(e,{get tabs(){return r},get lit(){return s(c)},get wanted(){return s(m)},part:(e,t=T)=>{var r=b(),a=i(r),o=e=>{var t=Ot(),n=i(t);st(f(n),{}),p(n);var r=w(n,2);et(r,{}),Q(w(r,2),{}),l(e,t)},s=e=>{var t=kt(),n=i(t);Q(n,{});var r=w(n,2);gt(r,{}),st(w(r,2),{}),l(e,t)},c=e=>{var t=At(),n=i(t);Q(n,{}),Dt(w(n,2),{}),l(e,t)};n(a,e=>{t()===`market`?e(o):t()===`goals`?e(s,1):e(c,-1)}),l(e,r)},$$slots:{part:!0}})},x=e=>{var t=jt(),n=f(t);et(n,{});var r=w(n,2);Q(r,{});var i=w(r,2),a=f(i);st(a,{}),gt(w(a,2),{}),p(i),p(t),l(e,t)};n(_,e=>{s(o)?e(v):a.isPhone?e(y,1):e(x,-1)}),l(e,h),g()}var Nt=e(`<span aria-hidden="true" class="svelte-urf1zp"><!></span>`),Pt=e(`<li class="svelte-urf1zp"><span class="rail svelte-urf1zp"><span class="vh svelte-urf1zp"> </span> <!> <!></span> <b class="num svelte-urf1zp"> </b></li>`),Ft=e(`<li class="svelte-urf1zp"><span class="none svelte-urf1zp"> </span><b class="num svelte-urf1zp">0</b></li>`),It=e(`<li class="svelte-urf1zp"><span class="contract svelte-urf1zp"><span> </span> <span class="symbols svelte-urf1zp"></span></span> <b class="num svelte-urf1zp"> </b></li>`),Lt=e(`<ul><!> <!> <li class="svelte-urf1zp"><span class="notes svelte-urf1zp"><!> </span> <b class="num svelte-urf1zp"> </b></li> <li class="total svelte-urf1zp"><span> </span><b class="num svelte-urf1zp"> </b></li></ul>`);function Rt(e,i){D(i,!0);let a=W(),c=u(()=>K(a.view.symbols[i.seat]));var d=Lt(),_=f(d);m(_,17,()=>i.parts.objectives,O,(e,n)=>{let i=()=>s(n).objective,c=()=>s(n).points,d=u(()=>a.catalogue.objectives[i()]);var g=Pt(),_=f(g),v=f(_),y=o(v,!0),b=w(v,2);m(b,17,()=>s(d).symbols,O,(e,t)=>{var n=Nt();Z(f(n),{get colour(){return s(t)}}),p(n),l(e,n)}),m(w(b,2),17,()=>K(s(d).needs),O,(e,t)=>{X(e,{get card(){return s(t)}})}),p(_);var x=o(w(_,2),!0);p(g),t(()=>{h(g,`title`,s(d).name),r(y,s(d).name),r(x,c())}),l(e,g)},e=>{var n=Ft(),i=o(f(n),!0);y(),p(n),t(e=>r(i,e),[()=>a.say(`part-none`)]),l(e,n)});var v=w(_,2),b=e=>{var n=It(),u=f(n),d=f(u),h=o(d,!0),g=w(d,2);m(g,21,()=>s(c),O,(e,t)=>{Z(e,{get colour(){return s(t)}})}),p(g),p(u);var _=o(w(u,2),!0);p(n),t(()=>{r(h,a.catalogue.contracts[i.parts.contract].name),r(_,i.parts.contract_points)}),l(e,n)};n(v,e=>{i.parts.contract!==null&&e(b)});var S=w(v,2),C=f(S),T=f(C);A(T,{name:`note`});var E=w(T,1,!0);p(C);var k=o(w(C,2),!0);p(S);var j=w(S,2),M=f(j),N=o(M,!0),P=o(w(M),!0);p(j),p(d),t((e,t)=>{x(d,1,`parts o${i.seat+1}`,`svelte-urf1zp`),r(E,e),r(k,i.parts.banknotes),r(N,t),r(P,i.parts.total)},[()=>a.say(`part-notes`),()=>a.say(`part-total`)]),l(e,d),g()}var zt=e(`<span><!></span>`),Bt=e(`<span class="none svelte-1ywhmb1"> </span>`),Vt=e(`<div role="group"><!> <!> <div class="con svelte-1ywhmb1"><!></div></div>`);function Ht(e,a){D(a,!0);let c=W(),d=I(),m=u(()=>c.viewer),v=u(()=>s(m)===null?null:c.view.contracts[s(m)]);var y=b(),S=i(y),C=e=>{var i=Vt();let a;var u=f(i);bt(u,{get seat(){return s(m)}});var g=w(u,2);Tt(g,{get seat(){return s(m)}});var y=w(g,2),b=f(y),S=e=>{var t=zt();De(f(t),{get contract(){return s(v)},get parts(){return c.view.points[s(m)]}}),p(t),_(t,()=>d(`contract`,{contract:s(v)})),l(e,t)},C=e=>{var n=Bt(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`contract-none`)]),l(e,n)};n(b,e=>{s(v)===null?e(C,-1):e(S)}),p(y),p(i),t(e=>{a=x(i,1,`hand mine sheet o${s(m)+1}`,`svelte-1ywhmb1`,a,{on:c.view.seat===s(m)}),h(i,`aria-label`,e)},[()=>c.say(`hand`)]),l(e,i)};n(S,e=>{s(m)!==null&&e(C)}),l(e,y),g()}var Ut=e(`<i aria-hidden="true" class="svelte-8fs17z"></i>`),Wt=e(`<li><span aria-hidden="true" class="svelte-8fs17z"><!></span><b aria-hidden="true" class="svelte-8fs17z"> </b> <!> <span class="vh svelte-8fs17z"> </span></li>`),Gt=e(`<ul class="symbols svelte-8fs17z"></ul>`);function Kt(e,i){D(i,!0);let a=W(),c=I(),d=u(()=>F(a).filter(({kind:e,args:t})=>e===`got_token`&&t.seat===i.seat).map(({args:e})=>e.colour)),v=u(()=>Object.keys(a.catalogue.colours).map(e=>({colour:e,count:a.view.symbols[i.seat][e]??0,tokens:a.view.tokens[i.seat][e]??0})));function y(e,t,n){return a.say(`symbols-count`,{colour:a.catalogue.colours[e],symbols:t,tokens:n})}var b=Gt();m(b,21,()=>s(v),({colour:e,count:t,tokens:n})=>e,(e,a)=>{let u=()=>s(a).colour,m=()=>s(a).count,h=()=>s(a).tokens;var g=Wt();let v;var b=f(g);Z(f(b),{get colour(){return u()}}),p(b);var S=w(b),C=o(S,!0),T=w(S,2),E=e=>{l(e,Ut())};n(T,e=>{h()>0&&e(E)});var D=o(w(T,2),!0);p(g),_(g,()=>c(`symbols`,{seat:i.seat,colour:u()})),t((e,t)=>{v=x(g,1,`svelte-8fs17z`,null,v,{zero:m()===0,new:e}),r(C,m()),r(D,t)},[()=>s(d).includes(u()),()=>y(u(),m(),h())]),l(e,g)}),p(b),t(e=>{h(b,`data-at`,`symbols:${i.seat??``}`),h(b,`aria-label`,e)},[()=>a.say(`symbols-of`,{who:P(a,i.seat)})]),l(e,b),g()}var qt=e(`<small class="svelte-k2mozb">+?</small>`),Jt=e(`<i></i>`),Yt=e(`<!> <!>`,1),Xt=e(`<span class="gain svelte-k2mozb"> <!></span>`),Zt=e(`<div data-told-group=""><dl class="svelte-k2mozb"><div class="points svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"> <!><!></dd></div> <div><dt class="vh"> </dt> <dd class="svelte-k2mozb"><!> </dd></div> <div class="goals svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"></dd></div></dl> <!> <!> <!></div>`);function Qt(e,c){D(c,!0);let d=W(),v=I(),y=u(()=>d.view),b=u(()=>s(y).points[c.seat]),C=u(()=>d.movesOf(`rob`,{seat:c.seat})),T=u(()=>c.seat===d.viewer),E=u(()=>s(b).contract_points!==null),k=u(()=>s(y).claimed[c.seat].length),j=a({height:900}),M=u(()=>(j.height-84-(d.viewer===null?0:104))/Math.max(1,s(y).seats-(d.viewer===null?0:1)));var N=Zt();let P;var F=f(N),L=f(F),R=f(L),ee=o(R,!0),B=w(R,2),te=f(B,!0),ne=w(te);A(ne,{name:`i-star`});var re=w(ne),ie=e=>{l(e,qt())};n(re,e=>{s(E)||e(ie)}),p(B),p(L),_(L,()=>v(`points`,{seat:c.seat}));var V=w(L,2),ae=f(V),oe=o(ae,!0),se=w(ae,2),H=f(se);A(H,{name:`note`,class:`nt`});var ce=w(H,1,!0);p(se),p(V),_(V,()=>v(`banknotes`,{seat:c.seat}));var U=w(V,2),G=f(U),K=o(G,!0),q=w(G,2);m(q,21,()=>({length:d.catalogue.most_objectives}),O,(e,n,r)=>{var i=Jt();let a;t(()=>a=x(i,1,`svelte-k2mozb`,null,a,{on:r<s(k)})),l(e,i)}),p(q),p(U),_(U,()=>v(`objectives`,{seat:c.seat})),p(F);var le=w(F,2),ue=e=>{var t=Yt(),n=i(t);bt(n,{get seat(){return c.seat}}),Tt(w(n,2),{get seat(){return c.seat}}),l(e,t)};n(le,e=>{!s(T)&&!d.isPhone&&e(ue)});var J=w(le,2);Kt(J,{get seat(){return c.seat}});var de=w(J,2),fe=e=>{{let n=u(()=>({kind:`banknotes`,args:{seat:c.seat}}));z(e,{get label(){return s(C)[0].text},get moves(){return s(C)},get about(){return s(n)},class:`aim`,children:(e,n)=>{var i=Xt(),a=f(i);A(w(a),{name:`note`}),p(i),t(()=>r(a,`+${s(y).banknotes[c.seat]??``}`)),l(e,i)},$$slots:{default:!0}})}};n(de,e=>{s(C).length>0&&e(fe)}),p(N),t((e,t,n)=>{P=x(N,1,`panel svelte-k2mozb`,null,P,{tight:s(M)<185,tiny:s(M)<150,roomy:s(M)>250}),h(N,`data-at`,s(T)?void 0:`seat-cards:${c.seat}`),r(ee,e),r(te,s(b).total),h(V,`data-at`,`notes:${c.seat??``}`),r(oe,t),r(ce,s(y).banknotes[c.seat]),r(K,n)},[()=>d.say(s(E)?`seat-points`:`seat-points-open`,{points:s(b).total}),()=>d.say(`seat-notes`,{notes:s(y).banknotes[c.seat]}),()=>d.say(`seat-goals`,{objectives:s(k),most:d.catalogue.most_objectives})]),S(`innerHeight`,e=>j.height=e),l(e,N),g()}j(Object.assign({"./art/ch-investor.svg":B,"./art/ch-pickpocket.svg":te,"./art/ch-station_master.svg":ne,"./art/ch-switchman.svg":re,"./art/ev-station_fire.svg":ie,"./art/ev-train_accident.svg":V,"./art/i-lock.svg":ae,"./art/note.svg":oe,"./art/shed.svg":se})),k(`continental_express`,Object.assign({"./words/en.ftl":H,"./words/ru.ftl":ce,"./words/uk.ftl":U}));var $t={name:`continental_express`,seats:`left`,Board:Mt,Hand:Ht,SeatPanel:Qt,Card:We,Breakdown:Rt,BarDetail:xe,placed:ut,flights:ft};export{$t as game};