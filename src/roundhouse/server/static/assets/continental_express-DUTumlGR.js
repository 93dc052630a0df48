import{$ as e,A as t,C as n,D as r,G as i,J as a,K as o,P as s,R as c,S as l,V as u,Y as d,_ as f,at as p,ct as m,g as h,h as g,j as _,k as v,l as y,m as b,n as x,nt as S,ot as C,q as w,t as T,tt as E,w as D,x as O}from"./disclose-version-DzUP1vRA.js";import{l as k}from"./index-BMxwQ8F5.js";import{S as A,x as j}from"./games-CYiow3Mz.js";import{r as M}from"./context-CYRqh2pn.js";import{t as N}from"./Tabs-YmRfC1ha.js";import{a as P,i as F,n as I,o as L,r as R,t as z}from"./Spot-sKrPRT9l.js";import{t as ee}from"./Owner-DQ0a-z_E.js";var B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#2b3f63"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 20h32M37 20V4h22v16z" fill="#2b3033"/><path d="M37 15h22" stroke="#d39c2c" stroke-width="4"/><circle cx="54" cy="28" r="5" fill="none"/><path d="M54 33v10" stroke-width="1.600"/><g transform="translate(64 46) scale(.44)"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><circle cx="32" cy="20" r="9" fill="#eef4e6"/></g></g></svg>
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
price-free = бесплатно

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
`,W=M;function G(e){return Object.keys(e.cards).filter(t=>[`wagon`,`locomotive`].includes(e.cards[t].is_a))}function K(e){return Object.entries(e).flatMap(([e,t])=>Array(t).fill(e))}var q={passenger:[`coach`,`--b:#2f6b4f`],boxcar:[`boxcar`,`--b:#a9552f`],coal:[`hopper`,`--b:#5d5142`],tank:[`tanker`,`--b:#66757c`],mail:[`mail`,`--b:#3f6f8c`],locomotive:[`loco-1`,`--b:#2b3f63`]},le={passenger:`var(--passenger)`,boxcar:`var(--boxcar)`,coal:`var(--freight)`,tank:`var(--tanker)`,mail:`var(--high_speed)`},ue=[[`loco-1`,`--b:#1f5a4c`],[`loco-2`,`--b:#a8442f`],[`loco-3`,`--b:#2e4f7d`],[`loco-hs`,`--t:#7a4a80`]];function J(e){return(q[e]??q.boxcar)[0]}function de(e){return(q[e]??q.boxcar)[1]}function fe(e){let[t,n]=ue[e%ue.length];return{name:t,style:n}}function Y(e,t){return`${t.is_a===`event`?`ev`:`ch`}-${e}`}function pe(e,t){return t.is_a===`character`?`var(--action)`:t.is_a===`event`?`var(--red-fill)`:t.is_a===`wagon`?le[e]??`var(--freight)`:t.is_a===`banknote`?`#2c6a4d`:`var(--enamel)`}function me(e){let t=/^\d+/.exec(e);return t?[t[0],e.slice(t[0].length)]:[``,e]}function he(e){let t=[`a`,`b`,`c`,`d`,`e`];return Array.from({length:e.colours},(n,r)=>Array(e.size).fill(e.colour??t[r]))}var ge=_(`<span class="wagon svelte-1vhc2c4"><!> <!></span>`);function X(t,n){S(n,!0);var r=ge(),o=i(r);{let t=e(()=>J(n.card)),r=e(()=>de(n.card));j(o,{get name(){return c(t)},class:`v`,get style(){return c(r)}})}var s=a(o,2),l=e=>{j(e,{name:`hopper-load`,class:`v load`})},u=e(()=>J(n.card)===`hopper`);D(s,e=>{c(u)&&e(l)}),C(r),v(t,r),E()}var _e=_(`<em class="svelte-1c1hvs4"><!></em>`),ve=_(`<i><!><!></i>`),ye=_(`<span class="slots svelte-1c1hvs4" aria-hidden="true"></span>`),be=_(`<!> `,1);function xe(t,n){S(n,!0);let s=W(),d=e(()=>s.view),f=e(()=>c(d).place===null?null:c(d).objectives[c(d).place]),p=e(()=>{if(c(f)===null||c(d).payment===null)return[];let e=s.catalogue.objectives[c(f)].needs,t=Object.keys(e),n=t.indexOf(c(d).payment.wagon);return K(e).map(e=>{let r=t.indexOf(e);return{wagon:e,state:r<n?`paid`:r===n?`now`:`later`}})}),m=e(()=>{switch(c(d).phase){case`take`:return s.say(`detail-take`,{notes:c(d).banknotes[c(d).seat]});case`swap`:return s.say(`detail-swap`,{card:s.catalogue.cards[c(d).given].name});case`pay`:return s.say(`detail-pay`,{locomotives:c(d).wagons[c(d).seat].locomotive??0});case`claim`:return c(d).turns_left===null?``:s.say(`last-turns`,{turns:c(d).turns_left});default:return``}});var _=be(),y=o(_),b=e=>{var t=ye();O(t,21,()=>c(p),l,(e,t)=>{let n=()=>c(t).wagon,r=()=>c(t).state;var o=ve(),s=i(o);X(s,{get card(){return n()}});var l=a(s),d=e=>{var t=_e();j(i(t),{name:`i-check`}),C(t),v(e,t)};D(l,e=>{r()===`paid`&&e(d)}),C(o),u(()=>g(o,1,h(r()),`svelte-1c1hvs4`)),v(e,o)}),C(t),v(e,t)};D(y,e=>{c(p).length>0&&e(b)});var x=a(y);u(()=>r(x,` ${c(m)??``}`)),v(t,_),E()}var Se=_(`<i><!><span class="vh"> </span></i>`);function Z(e,t){S(t,!0);let n=T(t,`class`,3,``),o=W();var s=Se(),c=i(s);j(c,{get name(){return`sym-${t.colour??``}`}});var l=w(a(c),!0);C(s),u(()=>{g(s,1,`chip ${n()??``}`,`svelte-okve52`),b(s,`background:var(--c-${t.colour??``});color:var(--on-${t.colour??``})`),y(s,`title`,o.catalogue.colours[t.colour]),r(l,o.catalogue.colours[t.colour])}),v(e,s),E()}var Ce=_(`<i></i>`),we=_(`<span class="group svelte-m42za6"></span>`),Te=_(`<small class="svelte-m42za6"> </small>`),Ee=_(`<span class="contract svelte-m42za6"><span class="head svelte-m42za6"><!> </span> <span class="what svelte-m42za6"><b class="svelte-m42za6"> </b> </span> <span class="set svelte-m42za6" aria-hidden="true"></span> <!></span>`);function De(n,s){S(s,!0);let d=W(),f=e(()=>d.catalogue.contracts[s.contract]),p=e(()=>me(c(f).name)),m=e(()=>!c(f).always_repeats&&d.view.options.contract_sets_repeat===!1);var h=Ee(),_=i(h),y=i(_);j(y,{name:`i-lock`});var b=a(y,1,!0);C(_);var x=a(_,2),T=i(x),k=w(T,!0),A=a(T,1,!0);C(x);var M=a(x,2);O(M,21,()=>he(c(f)),l,(e,n,r)=>{var i=we();O(i,21,()=>c(n),l,(e,n)=>{var i=t(),a=o(i),s=e=>{Z(e,{get colour(){return c(n)}})},l=e=>{var t=Ce();g(t,1,`any k${r}`,`svelte-m42za6`),v(e,t)};D(a,e=>{c(f).colour?e(s):e(l,-1)}),v(e,i)}),C(i),v(e,i)}),C(M);var N=a(M,2),P=e=>{var t=Te(),n=w(t,!0);u(e=>r(n,e),[()=>d.say(d.view.phase===`over`?`contract-final`:`contract-now`,{sets:s.parts.sets??0,points:s.parts.contract_points??0})]),v(e,t)},F=e=>{var t=Te(),n=w(t,!0);u(e=>r(n,e),[()=>d.say(`contract-once`)]),v(e,t)};D(N,e=>{s.parts?e(P):c(m)&&e(F,1)}),C(h),u(e=>{r(b,e),r(k,c(p)[0]),r(A,c(p)[1])},[()=>d.say(`contract`)]),v(n,h),E()}var Oe=_(`<div class="two svelte-nqi9t"></div>`),ke=_(`<em class="svelte-nqi9t"> </em>`),Ae=_(`<em class="done svelte-nqi9t"><!> </em>`),je=_(`<li class="svelte-nqi9t"><!><span> </span> <!></li>`),Me=_(`<section class="choice sheet svelte-nqi9t"><h3 class="svelte-nqi9t"> </h3> <p class="svelte-nqi9t"> </p> <!> <ul class="svelte-nqi9t"></ul></section>`);function Ne(n,s){S(s,!0);let l=W(),d=e(()=>l.view),f=e(()=>l.viewer===null?null:c(d).dealt[l.viewer]),p=e(()=>l.viewer===null?null:c(d).contracts[l.viewer]),m=e(()=>Array.from({length:c(d).seats},(e,t)=>t));var h=Me(),g=i(h),_=w(g,!0),b=a(g,2),x=w(b,!0),T=a(b,2),k=n=>{var r=Oe();O(r,20,()=>c(f),e=>e,(n,r)=>{var i=t(),a=o(i),s=t=>{let n=e(()=>l.movesOf(`keep`,{contract:r}));{let i=e(()=>c(n)[0]?.text??l.catalogue.contracts[r].name),a=e(()=>({kind:`contract`,args:{contract:r}})),o=e(()=>c(p)===r),s=e(()=>c(p)!==null&&c(p)!==r?`gone`:``);z(t,{get label(){return c(i)},get moves(){return c(n)},get about(){return c(a)},shape:`card`,get picked(){return c(o)},get class(){return`offer ${c(s)??``}`},children:(e,t)=>{De(e,{get contract(){return r}})},$$slots:{default:!0}})}};D(a,e=>{r!==null&&e(s)}),v(n,i)}),C(r),v(n,r)};D(T,e=>{c(f)&&e(k)});var A=a(T,2);O(A,20,()=>c(m),e=>e,(e,t)=>{var n=je(),o=i(n);ee(o,{get seat(){return t}});var s=a(o),f=w(s,!0),p=a(s,2),m=e=>{var t=ke(),n=w(t,!0);u(e=>r(n,e),[()=>l.say(R(l,`contract`)?`contracts-yours`:`contracts-choosing`)]),v(e,t)},h=e=>{var t=Ae(),n=i(t);j(n,{name:`i-check`});var o=a(n,1,!0);C(t),u(e=>r(o,e),[()=>l.say(`contracts-chosen`)]),v(e,t)},g=e=>{var t=ke(),n=w(t,!0);u(e=>r(n,e),[()=>l.say(`contracts-later`)]),v(e,t)};D(p,e=>{c(d).seat===t?e(m):t<(c(d).seat??0)?e(h,1):e(g,-1)}),C(n),u(e=>r(f,e),[()=>P(l,t)]),v(e,n)}),C(A),C(h),u((e,t,n)=>{y(h,`aria-label`,e),r(_,t),r(x,n)},[()=>l.say(`contracts`),()=>l.say(`contracts`),()=>l.say(`contracts-about`)]),v(n,h),E()}var Pe=_(`<em class="svelte-1imvfrn"> </em>`),Fe=_(`<i class="svelte-1imvfrn"><!> <!></i>`),Ie=_(`<span><!> <!></span>`),Le=_(`<small class="svelte-1imvfrn"> </small>`),Re=_(`<span class="goal svelte-1imvfrn"><span class="vp svelte-1imvfrn"><b class="svelte-1imvfrn"> </b><!><!></span> <span class="sy svelte-1imvfrn"></span> <span class="rail svelte-1imvfrn"></span> <!></span>`);function ze(t,n){S(n,!0);let o=T(n,`marks`,19,()=>[]),s=T(n,`more`,3,0),d=T(n,`note`,3,``),f=W(),p=e(()=>f.catalogue.objectives[n.objective]),m=e(()=>Object.entries(c(p).needs).flatMap(([e,t])=>Array(t).fill(e)));var h=Re(),_=i(h),y=i(_),x=w(y,!0),k=a(y);j(k,{name:`i-star`});var A=a(k),M=e=>{var t=Pe(),n=w(t,!0);u(e=>r(n,e),[()=>f.say(`goal-more`,{points:s()})]),v(e,t)};D(A,e=>{s()>0&&e(M)}),C(_);var N=a(_,2);O(N,21,()=>c(p).symbols,l,(e,t)=>{Z(e,{get colour(){return c(t)}})}),C(N);var P=a(N,2);O(P,21,()=>c(m),l,(e,t,n)=>{var r=Ie(),s=i(r);X(s,{get card(){return c(t)}});var l=a(s,2),d=e=>{var t=Fe(),r=i(t),s=e=>{j(e,{name:`i-check`})};D(r,e=>{(o()[n]===`have`||o()[n]===`paid`)&&e(s)});var c=a(r,2),l=e=>{j(e,{name:`i-train`})};D(c,e=>{o()[n]===`joker`&&e(l)}),C(t),v(e,t)};D(l,e=>{o()[n]&&e(d)}),C(r),u(()=>g(r,1,`w ${o()[n]??``??``}`,`svelte-1imvfrn`)),v(e,r)}),C(P);var F=a(P,2),I=e=>{var t=Le(),n=w(t,!0);u(()=>r(n,d())),v(e,t)};D(F,e=>{d()&&e(I)}),C(h),u(()=>{b(h,`--sc:var(--c-${c(p).symbols[0]??``})`),r(x,c(p).points)}),v(t,h),E()}var Be=_(`<span><!></span>`),Ve=_(`<!> <!> <!>`,1),He=_(`<span class="ty svelte-tycolm"> </span>`),Ue=_(`<span><span><!></span> <span class="body"><span class="nm svelte-tycolm"> </span> <span class="fx svelte-tycolm"><span class="line"> </span></span> <!></span></span>`);function We(n,s){S(s,!0);let l=T(s,`big`,3,!1),d=W(),f=e(()=>d.catalogue.cards[s.card]),p=e(()=>c(f)?.is_a===`character`||c(f)?.is_a===`event`),m=e(()=>c(f)?.reminder||d.say(`copies`,{copies:c(f)?.copies??0}));var h=t(),_=o(h),y=t=>{var n=Be();let r;var a=i(n);{let t=e(()=>l()?d.catalogue.objectives[s.card]?.name??``:``);ze(a,{get objective(){return s.card},get note(){return c(t)}})}C(n),u(()=>r=g(n,1,`goal-card svelte-tycolm`,null,r,{big:l()})),v(t,n)},x=t=>{var n=Ue();let h;var _=i(n);let y;var x=i(_),S=t=>{{let n=e(()=>Y(s.card,c(f)));j(t,{get name(){return c(n)}})}},T=e=>{j(e,{name:`note`})},E=t=>{var n=Ve(),r=o(n);{let t=e(()=>c(f).is_a===`locomotive`?`sc-hills`:`sc-yard`);j(r,{get name(){return c(t)},class:`sc`,slice:!0})}var i=a(r,2);{let t=e(()=>J(s.card)),n=e(()=>de(s.card));j(i,{get name(){return c(t)},class:`v`,get style(){return c(n)}})}var l=a(i,2),u=e=>{j(e,{name:`hopper-load`,class:`v`})},d=e(()=>J(s.card)===`hopper`);D(l,e=>{c(d)&&e(u)}),v(t,n)};D(x,e=>{c(p)?e(S):c(f).is_a===`banknote`?e(T,1):e(E,-1)}),C(_);var O=a(_,2),k=i(O),A=w(k,!0),M=a(k,2),N=w(i(M),!0);C(M);var P=a(M,2),F=e=>{var t=He(),n=w(t,!0);u(e=>r(n,e),[()=>d.say(`copies`,{copies:c(f).copies})]),v(e,t)};D(P,e=>{l()&&e(F)}),C(O),C(n),u(e=>{h=g(n,1,`card svelte-tycolm`,null,h,{act:c(p),event:c(f).is_a===`event`,big:l()}),b(n,`--c:${e??``}`),y=g(_,1,`pic svelte-tycolm`,null,y,{note:c(f).is_a===`banknote`}),r(A,c(f).title),r(N,l()?c(f).effect:c(m))},[()=>pe(s.card,c(f))]),v(t,n)};D(_,e=>{c(f)===void 0?e(y):e(x,-1)}),v(n,h),E()}var Ge=_(`<i class="flag svelte-1qws6ow"><!> <span class="vh"> </span></i>`),Ke=_(`<span class="gap svelte-1qws6ow"> </span>`),qe=_(`<span class="lk svelte-1qws6ow"><!></span>`),Je=_(`<!> <!>`,1),Ye=_(`<div class="place svelte-1qws6ow"><!></div>`),Xe=_(`<span class="shift svelte-1qws6ow"></span>`),Ze=_(`<span><!> <!></span> <!>`,1),Qe=_(`<div class="row svelte-1qws6ow" role="group"><div class="shed svelte-1qws6ow"><!> <b> </b> <!></div> <!> <div class="edge svelte-1qws6ow" aria-hidden="true"></div></div>`),$e=_(`<section class="market sheet svelte-1qws6ow" data-at="market"></section>`);function et(t,n){S(n,!0);let d=[`left`,`middle`,`right`],p=W(),m=I(),h=e(()=>p.view),_=e(()=>R(p,`take`,`invest`)),b=e(()=>p.viewer===null?0:c(h).banknotes[p.viewer]),x=e(()=>F(p).filter(e=>e.kind===`turned_up`).map(e=>e.args.row));function T(e){return Object.keys(c(h).event_piles).filter(t=>c(h).event_piles[t]===e)}var k=$e();O(k,21,()=>c(h).market,l,(t,n,S)=>{var E=Qe(),k=i(E);y(k,`data-at`,`pile:${S}`);var A=i(k);j(A,{name:`shed`});var M=a(A,2);let N;var P=w(M,!0);O(a(M,2),16,()=>T(S),e=>e,(t,n)=>{var o=Ge(),s=i(o);{let t=e(()=>Y(n,p.catalogue.cards[n]));j(s,{get name(){return c(t)}})}var l=w(a(s,2),!0);C(o),u(e=>r(l,e),[()=>p.say(`pile-event`,{card:p.catalogue.cards[n].name})]),v(t,o)}),C(k),f(k,()=>m(`pile`,{row:S}));var F=a(k,2);O(F,17,()=>c(n),l,(t,n,s)=>{let l=e(()=>d[s]),f=e(()=>c(h).prices[s]);var m=Ye(),g=i(m),b=e=>{var t=Ke(),n=w(t,!0);u(e=>r(n,e),[()=>c(h).phase===`contract`?``:p.say(`place-empty`)]),v(e,t)},T=t=>{let r=e(()=>p.movesOf(`take`,{row:S,column:c(l)}));{let u=e(()=>c(r)[0]?.text??`${p.catalogue.cards[c(n)].name}, ${p.say(`price`,{price:c(f)})}`),d=e(()=>c(_)?{kind:`take`,args:{row:S,column:c(l)}}:void 0),m=e(()=>({kind:`place`,args:{row:S,column:c(l)}})),h=e(()=>c(x).includes(S)&&s===0?`new`:``);z(t,{get label(){return c(u)},get moves(){return c(r)},get why(){return c(d)},get about(){return c(m)},shape:`card`,get card(){return c(n)},get class(){return c(h)},children:(e,t)=>{var s=Je(),l=o(s);We(l,{get card(){return c(n)}});var u=a(l,2),d=e=>{var t=qe();j(i(t),{name:`i-lock`}),C(t),v(e,t)};D(u,e=>{c(_)&&c(r).length===0&&e(d)}),v(e,s)},$$slots:{default:!0}})}};D(g,e=>{c(n)===null?e(b):e(T,-1)}),C(m),u(()=>y(m,`data-at`,`place:${S}:${c(l)??``}`)),v(t,m)});var I=a(F,2);O(I,21,()=>c(h).prices,l,(e,t,n)=>{var d=Ze(),f=o(d);let m;var x=i(f);O(x,17,()=>({length:c(t)}),l,(e,t)=>{j(e,{name:`note`})});var S=a(x,2),w=e=>{var t=s();u(e=>r(t,e),[()=>p.say(`price-free`)]),v(e,t)};D(S,e=>{c(t)===0&&e(w)}),C(f);var T=a(f,2),E=e=>{v(e,Xe())};D(T,e=>{n<c(h).prices.length-1&&e(E)}),u(e=>{m=g(f,1,`price svelte-1qws6ow`,null,m,{dear:c(_)&&c(t)>c(b)}),y(f,`title`,e)},[()=>p.say(`price`,{price:c(t)})]),v(e,d)}),C(I),C(E),u(e=>{y(E,`aria-label`,e),N=g(M,1,`svelte-1qws6ow`,null,N,{gone:c(h).piles[S].size===0}),r(P,c(h).piles[S].size)},[()=>p.say(`market-row`,{row:S+1,cards:c(h).piles[S].size})]),v(t,E)}),C(k),u(e=>y(k,`aria-label`,e),[()=>p.say(`market`)]),v(t,k),E()}var tt=_(`<span class="moment svelte-8t1stc"><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span> </span></span></span>`),nt=_(`<span><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span class="svelte-8t1stc"> </span></span></span>`),rt=_(`<span class="last svelte-8t1stc"> </span>`),it=_(`<div data-at="notice"><!> <!></div>`);function Q(s,l){S(l,!0);let d={robbed:`pickpocket`,swapped:`switchman`,got_token:`station_master`},p=W(),m=I(),h=e(()=>p.view),_=e(()=>p.catalogue.cards),y=e(()=>Object.keys(c(_)).filter(e=>c(_)[e].is_a===`event`)),b=e(()=>{let e=F(p),t=e.find(e=>e.kind===`happened`);if(t)return{card:t.args.card,title:c(_)[t.args.card].title,text:c(_)[t.args.card].effect,key:`${t.ply}`};if(c(h).character!==null){let e=c(h).given===null?c(_)[c(h).character].effect:p.say(`notice-given`,{card:c(_)[c(h).given].name});return{card:c(h).character,title:c(_)[c(h).character].title,text:e,key:`${c(h).character} ${c(h).given}`}}let n=e.find(({kind:e})=>e in d||e===`dismissed`);if(!n)return null;let r=d[n.kind]??n.args.card;return{card:r,title:c(_)[r].title,text:n.text,key:`${n.ply}`}}),x=e(()=>c(b)!==null&&c(_)[c(b).card].is_a===`event`);function T(e){if(c(h).box[e])return p.say(`notice-happened`);let t=c(h).event_piles[e];return t===void 0?p.say(`notice-somewhere`):p.say(`notice-pile`,{pile:t+1})}var k=it();let A;var M=i(k),N=s=>{var l=t();n(o(l),()=>c(b).key,t=>{var n=tt(),o=i(n),s=i(o);{let t=e(()=>Y(c(b).card,c(_)[c(b).card]));j(s,{get name(){return c(t)}})}C(o);var l=a(o,2),d=i(l),f=w(d,!0),p=w(a(d),!0);C(l),C(n),u(()=>{r(f,c(b).title),r(p,c(b).text)}),v(t,n)}),v(s,l)},P=n=>{var s=t();O(o(s),16,()=>c(y),e=>e,(t,n)=>{var o=nt();let s;var l=i(o),d=i(l);{let t=e(()=>Y(n,c(_)[n]));j(d,{get name(){return c(t)}})}C(l);var p=a(l,2),y=i(p),b=w(y,!0),x=w(a(y),!0);C(p),C(o),f(o,()=>m(`card`,{card:n})),u(e=>{s=g(o,1,`coming svelte-8t1stc`,null,s,{over:c(h).box[n]}),r(b,c(_)[n].title),r(x,e)},[()=>T(n)]),v(t,o)}),v(n,s)};D(M,e=>{c(b)?e(N):e(P,-1)});var L=a(M,2),R=e=>{var t=rt(),n=w(t,!0);u(e=>r(n,e),[()=>p.say(`last-turns`,{turns:c(h).turns_left})]),v(e,t)};D(L,e=>{c(h).turns_left!==null&&c(h).phase!==`over`&&e(R)}),C(k),u(()=>A=g(k,1,`notice svelte-8t1stc`,null,A,{red:c(x),blue:c(b)!==null&&!c(x)})),v(s,k),E()}var at=_(`<span class="none svelte-awauu8"> </span>`),ot=_(`<section class="goals svelte-awauu8"><h3 class="svelte-awauu8"> <span class="label svelte-awauu8"> </span></h3> <div class="posters svelte-awauu8"></div></section>`);function st(n,s){S(s,!0);let d=W(),p=I(),m=e(()=>d.view),h=e(()=>F(d).filter(e=>e.kind===`opened`).map(e=>e.args.place)),g=e(()=>d.viewer===null?[]:c(m).prospects[d.viewer]??[]);function _(e,t){let n=c(g)[t];if(c(m).phase===`pay`&&c(m).place===t)return b(e);if(n===void 0)return[];let r=c(m).wagons[d.viewer].locomotive??0,i={...n.missing};return K(d.catalogue.objectives[e].needs).reverse().map(e=>i[e]?(--i[e],r-- >0?`joker`:`missing`):`have`).reverse()}function b(e){let t=Object.keys(d.catalogue.objectives[e].needs),n=t.indexOf(c(m).payment.wagon);return K(d.catalogue.objectives[e].needs).map(e=>t.indexOf(e)<n?`paid`:e===c(m).payment.wagon?`now`:``)}function x(e){if(e===void 0)return``;let t=K(e.missing);if(e.can_claim)return t.length>0?d.say(`goal-with-locomotives`,{wagons:t.length}):d.say(`goal-ready`);let n=t.length-(c(m).wagons[d.viewer].locomotive??0);return n===1&&t.length===1?d.say(`goal-one-missing`,{card:d.catalogue.cards[t[0]].name}):d.say(`goal-missing`,{wagons:n})}var T=ot(),k=i(T),A=i(k,!0),j=a(A),M=w(j,!0);f(j,()=>p(`deck`)),C(k);var N=a(k,2);O(N,21,()=>c(m).objectives,l,(n,i,a)=>{var s=t(),l=o(s),f=e=>{var t=at(),n=w(t,!0);u(e=>r(n,e),[()=>d.say(`goals-later`)]),v(e,t)},p=t=>{let n=e(()=>d.movesOf(`claim`,{place:a})),r=e(()=>c(g)[a]);{let o=e(()=>c(n)[0]?.text??d.catalogue.objectives[c(i)].name),s=e(()=>R(d,`claim`)?{kind:`claim`,args:{place:a}}:void 0),l=e(()=>({kind:`card`,args:{card:c(i)}})),u=e(()=>c(m).place===a),f=e(()=>c(r)?.can_claim?`near`:``),p=e(()=>c(h).includes(a)?`new`:``);z(t,{get label(){return c(o)},get moves(){return c(n)},get why(){return c(s)},get about(){return c(l)},quiet:!0,get picked(){return c(u)},shape:`card`,get card(){return c(i)},at:`objective:${a}`,get class(){return`poster-spot ${c(f)??``} ${c(p)??``}`},children:(t,n)=>{{let n=e(()=>_(c(i),a)),o=e(()=>(c(r)?.points??0)-d.catalogue.objectives[c(i)].points),s=e(()=>c(m).place===a?d.say(`goal-paying`):x(c(r)));ze(t,{get objective(){return c(i)},get marks(){return c(n)},get more(){return c(o)},get note(){return c(s)}})}},$$slots:{default:!0}})}};D(l,e=>{c(i)===null?e(f):e(p,-1)}),v(n,s)}),C(N),C(T),u((e,t,n)=>{y(T,`aria-label`,e),r(A,t),r(M,n)},[()=>d.say(`goals`),()=>d.say(`goals`),()=>d.say(`goals-deck`,{cards:c(m).deck.size})]),v(n,T),E()}var ct=[`decline`,`end`,`pay`],lt={take:`market`,token:`goals`,swap:`trains`};function ut({kind:e}){return!ct.includes(e)}function dt({kind:e}){return lt[e]??null}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function ft({kind:e,args:t}){switch(e){case`took`:return $(`place:${t.row}:${t.column}`,`cards:${t.seat}`,t.card);case`turned_up`:return $(`pile:${t.row}`,`place:${t.row}:left`,t.card);case`happened`:return $(`market`,`notice`,t.card);case`robbed`:return $(`notes:${t.victim}`,`notes:${t.seat}`,`banknote`);case`swapped`:return $(`cards:${t.victim}`,`cards:${t.seat}`,t.other_card);case`got_token`:return $(`supply:${t.colour}`,`symbols:${t.seat}`);case`claimed`:return $(`objective:${t.place}`,`train:${t.seat}`,t.objective);default:return null}}var pt=_(`<em class="svelte-zqgc2z"> </em>`),mt=_(`<!><b class="svelte-zqgc2z"> </b><!>`,1),ht=_(`<section class="supply sheet svelte-zqgc2z"><h3 class="svelte-zqgc2z"> </h3> <div class="tokens svelte-zqgc2z"></div></section>`);function gt(t,n){S(n,!0);let s=W(),l=e(()=>s.view);var d=ht(),f=i(d),p=w(f,!0),m=a(f,2);O(m,20,()=>Object.keys(s.catalogue.colours),e=>e,(t,n)=>{let i=e(()=>c(l).supply[n]??0),d=e(()=>s.movesOf(`token`,{colour:n}));{let l=e(()=>c(d)[0]?.text??s.say(`supply-left`,{colour:s.catalogue.colours[n],tokens:c(i)})),f=e(()=>R(s,`token`)?{kind:`token`,args:{colour:n}}:void 0),p=e(()=>({kind:`token`,args:{colour:n}}));z(t,{get label(){return c(l)},get moves(){return c(d)},get why(){return c(f)},get about(){return c(p)},class:`token`,get at(){return`supply:${n??``}`},children:(e,t)=>{var s=mt(),l=o(s);Z(l,{get colour(){return n}});var f=a(l),p=w(f,!0),m=a(f),h=e=>{var t=pt(),n=w(t);u(()=>r(n,`+${c(d)[0].gain??``}`)),v(e,t)};D(m,e=>{c(d)[0]?.gain&&e(h)}),u(()=>r(p,c(i))),v(e,s)},$$slots:{default:!0}})}}),C(m),C(d),u((e,t)=>{y(d,`aria-label`,e),r(p,t)},[()=>s.say(`supply`),()=>s.say(`supply`)]),v(t,d),E()}var _t=_(`<span><span class="vh"> </span> <em aria-hidden="true" class="svelte-19zxyqa"><!><b class="svelte-19zxyqa"> </b></em> <span class="wagons svelte-19zxyqa" aria-hidden="true"></span></span>`),vt=_(`<span class="slot svelte-19zxyqa" aria-hidden="true"> </span>`),yt=_(`<div role="group"><!> <span class="engine svelte-19zxyqa"><!></span> <!> <!></div>`);function bt(t,n){S(n,!0);let o=W(),s=I(),d=e(()=>o.view.claimed[n.seat]),p=e(()=>o.catalogue.most_objectives),m=e(()=>F(o).some(e=>e.kind===`claimed`&&e.args.seat===n.seat));var h=yt();let _;var x=i(h);{let t=e(()=>n.seat%2?`wide-yard`:`wide-hills`);j(x,{get name(){return c(t)},class:`scenery`,slice:!0})}var T=a(x,2),D=i(T);{let t=e(()=>fe(n.seat).name),r=e(()=>fe(n.seat).style);j(D,{get name(){return c(t)},class:`v`,get style(){return c(r)}})}C(T);var k=a(T,2);O(k,17,()=>c(d),l,(t,n,p)=>{let h=e(()=>o.catalogue.objectives[c(n)]),_=e(()=>K(c(h).needs));var y=_t();let x;var S=i(y),T=w(S,!0),E=a(S,2),D=i(E);O(D,17,()=>c(h).symbols,l,(e,t)=>{Z(e,{get colour(){return c(t)}})});var k=w(a(D),!0);C(E);var A=a(E,2);O(A,21,()=>c(_),l,(e,t)=>{X(e,{get card(){return c(t)}})}),C(A),C(y),f(y,()=>s(`card`,{card:c(n)})),u(()=>{x=g(y,1,`section svelte-19zxyqa`,null,x,{new:c(m)&&p===c(d).length-1}),b(y,`--sc:var(--c-${c(h).symbols[0]??``});--n:${c(_).length??``}`),r(T,c(h).name),r(k,c(h).points)}),v(t,y)}),O(a(k,2),17,()=>({length:c(p)-c(d).length}),l,(e,t,n)=>{var i=vt(),a=w(i,!0);u(()=>r(a,c(d).length+n+1)),v(e,i)}),C(h),u(e=>{_=g(h,1,`train svelte-19zxyqa`,null,_,{long:c(d).length>2}),y(h,`data-at`,`train:${n.seat??``}`),y(h,`aria-label`,e)},[()=>o.say(`train-of`,{who:P(o,n.seat),objectives:c(d).length})]),v(t,h),E()}var xt=_(`<span class="none svelte-pilw15"><span class="vh"> </span><!></span>`),St=_(`<b class="svelte-pilw15"> </b>`),Ct=_(`<span class="one svelte-pilw15"><!><!></span>`),wt=_(`<div class="stock svelte-pilw15" role="group"></div>`);function Tt(n,s){S(s,!0);let l=W(),d=I(),p=e(()=>l.view),m=e(()=>s.seat===l.viewer),h=e(()=>F(l).flatMap(({kind:e,args:t})=>e===`took`&&t.seat===s.seat?[t.card]:e===`swapped`?t.seat===s.seat?[t.other_card]:t.victim===s.seat?[t.card]:[]:[])),g=e(()=>G(l.catalogue).map(e=>({card:e,count:c(p).wagons[s.seat][e]??0,moves:c(m)?l.movesOf(`give`,{card:e}):l.movesOf(`swap`,{seat:s.seat,card:e}),isGiven:s.seat===c(p).seat&&c(p).given===e})));function _(e){return c(m)?R(l,`give`)?{kind:`give`,args:{card:e}}:void 0:R(l,`swap`)?{kind:`swap`,args:{seat:s.seat,card:e}}:void 0}var b=wt();O(b,21,()=>c(g),({card:e,count:t,moves:n,isGiven:r})=>e,(n,p)=>{let m=()=>c(p).card,g=()=>c(p).count,y=()=>c(p).moves,b=()=>c(p).isGiven;var x=t(),S=o(x),T=e=>{var t=xt(),n=i(t),o=w(n,!0);X(a(n),{get card(){return m()}}),C(t),f(t,()=>d(`wagons`,{seat:s.seat,card:m()})),u(e=>r(o,e),[()=>l.say(`wagons-none`,{card:l.catalogue.cards[m()].name})]),v(e,t)},E=t=>{{let n=e(()=>y()[0]?.text??l.say(`wagons-count`,{card:l.catalogue.cards[m()].name,wagons:g()})),o=e(()=>_(m())),d=e(()=>({kind:`wagons`,args:{seat:s.seat,card:m()}})),f=e(()=>c(h).includes(m())?`new`:``);z(t,{get label(){return c(n)},get moves(){return y()},get why(){return c(o)},get about(){return c(d)},quiet:!0,get picked(){return b()},get card(){return m()},get class(){return`kind ${c(f)??``}`},children:(e,t)=>{var n=Ct(),o=i(n);X(o,{get card(){return m()}});var s=a(o),c=e=>{var t=St(),n=w(t,!0);u(()=>r(n,g())),v(e,t)};D(s,e=>{g()>1&&e(c)}),C(n),v(e,n)},$$slots:{default:!0}})}};D(S,e=>{g()===0?e(T):e(E,-1)}),v(n,x)}),C(b),u(e=>{y(b,`data-at`,`cards:${s.seat??``}`),y(b,`aria-label`,e)},[()=>l.say(`wagons-of`,{who:P(l,s.seat)})]),v(n,b),E()}var Et=_(`<section><h3 class="svelte-17shtdb"><!> </h3> <!> <!></section>`);function Dt(e,n){S(n,!0);let s=W();var c=t();O(o(c),16,()=>L(s),e=>e,(e,n)=>{var c=t(),l=o(c),d=e=>{var t=Et(),o=i(t),c=i(o);ee(c,{get seat(){return n}});var l=a(c,1,!0);C(o);var d=a(o,2);bt(d,{get seat(){return n}}),Tt(a(d,2),{get seat(){return n}}),C(t),u(e=>{g(t,1,`yard sheet o${n+1}`,`svelte-17shtdb`),r(l,e)},[()=>P(s,n)]),v(e,t)};D(l,e=>{n!==s.viewer&&e(d)}),v(e,c)}),v(e,c),E()}var Ot=_(`<div class="strip"><!></div> <!> <!>`,1),kt=_(`<!> <!> <!>`,1),At=_(`<!> <!>`,1),jt=_(`<div class="board-grid svelte-1dzgjxo"><!> <!> <div class="right svelte-1dzgjxo"><!> <!></div></div>`);function Mt(n,r){S(r,!0);let s=[`market`,`goals`,`trains`],l=W(),u=e(()=>l.view.phase===`contract`),d=e(()=>new Set(l.moves.map(dt))),f=e(()=>l.moves.some(e=>e.kind===`claim`)),p=e(()=>new Set(c(f)?s.filter(e=>c(d).has(e)&&e!==`trains`):c(d)));var h=t(),g=o(h),_=e=>{Ne(e,{})},y=e=>{N(e,{get tabs(){return s},get lit(){return c(d)},get wanted(){return c(p)},get of(){return dt},part:(e,n=m)=>{var r=t(),s=o(r),c=e=>{var t=Ot(),n=o(t);st(i(n),{}),C(n);var r=a(n,2);et(r,{}),Q(a(r,2),{}),v(e,t)},l=e=>{var t=kt(),n=o(t);Q(n,{});var r=a(n,2);gt(r,{}),st(a(r,2),{}),v(e,t)},u=e=>{var t=At(),n=o(t);Q(n,{}),Dt(a(n,2),{}),v(e,t)};D(s,e=>{n()===`market`?e(c):n()===`goals`?e(l,1):e(u,-1)}),v(e,r)},$$slots:{part:!0}})},b=e=>{var t=jt(),n=i(t);et(n,{});var r=a(n,2);Q(r,{});var o=a(r,2),s=i(o);st(s,{}),gt(a(s,2),{}),C(o),C(t),v(e,t)};D(g,e=>{c(u)?e(_):l.isPhone?e(y,1):e(b,-1)}),v(n,h),E()}var Nt=_(`<span aria-hidden="true" class="svelte-urf1zp"><!></span>`),Pt=_(`<li class="svelte-urf1zp"><span class="rail svelte-urf1zp"><span class="vh svelte-urf1zp"> </span> <!> <!></span> <b class="num svelte-urf1zp"> </b></li>`),Ft=_(`<li class="svelte-urf1zp"><span class="none svelte-urf1zp"> </span><b class="num svelte-urf1zp">0</b></li>`),It=_(`<li class="svelte-urf1zp"><span class="contract svelte-urf1zp"><span> </span> <span class="symbols svelte-urf1zp"></span></span> <b class="num svelte-urf1zp"> </b></li>`),Lt=_(`<ul><!> <!> <li class="svelte-urf1zp"><span class="notes svelte-urf1zp"><!> </span> <b class="num svelte-urf1zp"> </b></li> <li class="total svelte-urf1zp"><span> </span><b class="num svelte-urf1zp"> </b></li></ul>`);function Rt(t,n){S(n,!0);let o=W(),s=e(()=>K(o.view.symbols[n.seat]));var d=Lt(),f=i(d);O(f,17,()=>n.parts.objectives,l,(t,n)=>{let s=()=>c(n).objective,d=()=>c(n).points,f=e(()=>o.catalogue.objectives[s()]);var p=Pt(),m=i(p),h=i(m),g=w(h,!0),_=a(h,2);O(_,17,()=>c(f).symbols,l,(e,t)=>{var n=Nt();Z(i(n),{get colour(){return c(t)}}),C(n),v(e,n)}),O(a(_,2),17,()=>K(c(f).needs),l,(e,t)=>{X(e,{get card(){return c(t)}})}),C(m);var b=w(a(m,2),!0);C(p),u(()=>{y(p,`title`,c(f).name),r(g,c(f).name),r(b,d())}),v(t,p)},e=>{var t=Ft(),n=w(i(t),!0);p(),C(t),u(e=>r(n,e),[()=>o.say(`part-none`)]),v(e,t)});var m=a(f,2),h=e=>{var t=It(),d=i(t),f=i(d),p=w(f,!0),m=a(f,2);O(m,21,()=>c(s),l,(e,t)=>{Z(e,{get colour(){return c(t)}})}),C(m),C(d);var h=w(a(d,2),!0);C(t),u(()=>{r(p,o.catalogue.contracts[n.parts.contract].name),r(h,n.parts.contract_points)}),v(e,t)};D(m,e=>{n.parts.contract!==null&&e(h)});var _=a(m,2),b=i(_),x=i(b);j(x,{name:`note`});var T=a(x,1,!0);C(b);var k=w(a(b,2),!0);C(_);var A=a(_,2),M=i(A),N=w(M,!0),P=w(a(M),!0);C(A),C(d),u((e,t)=>{g(d,1,`parts o${n.seat+1}`,`svelte-urf1zp`),r(T,e),r(k,n.parts.banknotes),r(N,t),r(P,n.parts.total)},[()=>o.say(`part-notes`),()=>o.say(`part-total`)]),v(t,d),E()}var zt=_(`<span><!></span>`),Bt=_(`<span class="none svelte-1ywhmb1"> </span>`),Vt=_(`<div role="group"><!> <!> <div class="con svelte-1ywhmb1"><!></div></div>`);function Ht(n,s){S(s,!0);let l=W(),d=I(),p=e(()=>l.viewer),m=e(()=>c(p)===null?null:l.view.contracts[c(p)]);var h=t(),_=o(h),b=e=>{var t=Vt();let n;var o=i(t);bt(o,{get seat(){return c(p)}});var s=a(o,2);Tt(s,{get seat(){return c(p)}});var h=a(s,2),_=i(h),b=e=>{var t=zt();De(i(t),{get contract(){return c(m)},get parts(){return l.view.points[c(p)]}}),C(t),f(t,()=>d(`contract`,{contract:c(m)})),v(e,t)},x=e=>{var t=Bt(),n=w(t,!0);u(e=>r(n,e),[()=>l.say(`contract-none`)]),v(e,t)};D(_,e=>{c(m)===null?e(x,-1):e(b)}),C(h),C(t),u(e=>{n=g(t,1,`hand mine sheet o${c(p)+1}`,`svelte-1ywhmb1`,n,{on:l.view.seat===c(p)}),y(t,`aria-label`,e)},[()=>l.say(`hand`)]),v(e,t)};D(_,e=>{c(p)!==null&&e(b)}),v(n,h),E()}var Ut=_(`<i aria-hidden="true" class="svelte-8fs17z"></i>`),Wt=_(`<li><span aria-hidden="true" class="svelte-8fs17z"><!></span><b aria-hidden="true" class="svelte-8fs17z"> </b> <!> <span class="vh svelte-8fs17z"> </span></li>`),Gt=_(`<ul class="symbols svelte-8fs17z"></ul>`);function Kt(t,n){S(n,!0);let o=W(),s=I(),l=e(()=>F(o).filter(({kind:e,args:t})=>e===`got_token`&&t.seat===n.seat).map(({args:e})=>e.colour)),d=e(()=>Object.keys(o.catalogue.colours).map(e=>({colour:e,count:o.view.symbols[n.seat][e]??0,tokens:o.view.tokens[n.seat][e]??0})));function p(e,t,n){return o.say(`symbols-count`,{colour:o.catalogue.colours[e],symbols:t,tokens:n})}var m=Gt();O(m,21,()=>c(d),({colour:e,count:t,tokens:n})=>e,(e,t)=>{let o=()=>c(t).colour,d=()=>c(t).count,m=()=>c(t).tokens;var h=Wt();let _;var y=i(h);Z(i(y),{get colour(){return o()}}),C(y);var b=a(y),x=w(b,!0),S=a(b,2),T=e=>{v(e,Ut())};D(S,e=>{m()>0&&e(T)});var E=w(a(S,2),!0);C(h),f(h,()=>s(`symbols`,{seat:n.seat,colour:o()})),u((e,t)=>{_=g(h,1,`svelte-8fs17z`,null,_,{zero:d()===0,new:e}),r(x,d()),r(E,t)},[()=>c(l).includes(o()),()=>p(o(),d(),m())]),v(e,h)}),C(m),u(e=>{y(m,`data-at`,`symbols:${n.seat??``}`),y(m,`aria-label`,e)},[()=>o.say(`symbols-of`,{who:P(o,n.seat)})]),v(t,m),E()}var qt=_(`<small class="svelte-k2mozb">+?</small>`),Jt=_(`<i></i>`),Yt=_(`<!> <!>`,1),Xt=_(`<span class="gain svelte-k2mozb"> <!></span>`),Zt=_(`<div data-told-group=""><dl class="svelte-k2mozb"><div class="points svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"> <!><!></dd></div> <div><dt class="vh"> </dt> <dd class="svelte-k2mozb"><!> </dd></div> <div class="goals svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"></dd></div></dl> <!> <!> <!></div>`);function Qt(t,n){S(n,!0);let s=W(),p=I(),m=e(()=>s.view),h=e(()=>c(m).points[n.seat]),_=e(()=>s.movesOf(`rob`,{seat:n.seat})),b=e(()=>n.seat===s.viewer),T=e(()=>c(h).contract_points!==null),k=e(()=>c(m).claimed[n.seat].length),A=d({height:900}),M=e(()=>(A.height-84-(s.viewer===null?0:104))/Math.max(1,c(m).seats-(s.viewer===null?0:1)));var N=Zt();let P;var F=i(N),L=i(F),R=i(L),ee=w(R,!0),B=a(R,2),te=i(B,!0),ne=a(te);j(ne,{name:`i-star`});var re=a(ne),ie=e=>{v(e,qt())};D(re,e=>{c(T)||e(ie)}),C(B),C(L),f(L,()=>p(`points`,{seat:n.seat}));var V=a(L,2),ae=i(V),oe=w(ae,!0),se=a(ae,2),H=i(se);j(H,{name:`note`,class:`nt`});var ce=a(H,1,!0);C(se),C(V),f(V,()=>p(`banknotes`,{seat:n.seat}));var U=a(V,2),G=i(U),K=w(G,!0),q=a(G,2);O(q,21,()=>({length:s.catalogue.most_objectives}),l,(e,t,n)=>{var r=Jt();let i;u(()=>i=g(r,1,`svelte-k2mozb`,null,i,{on:n<c(k)})),v(e,r)}),C(q),C(U),f(U,()=>p(`objectives`,{seat:n.seat})),C(F);var le=a(F,2),ue=e=>{var t=Yt(),r=o(t);bt(r,{get seat(){return n.seat}}),Tt(a(r,2),{get seat(){return n.seat}}),v(e,t)};D(le,e=>{!c(b)&&!s.isPhone&&e(ue)});var J=a(le,2);Kt(J,{get seat(){return n.seat}});var de=a(J,2),fe=t=>{{let o=e(()=>({kind:`banknotes`,args:{seat:n.seat}}));z(t,{get label(){return c(_)[0].text},get moves(){return c(_)},get about(){return c(o)},class:`aim`,children:(e,t)=>{var o=Xt(),s=i(o);j(a(s),{name:`note`}),C(o),u(()=>r(s,`+${c(m).banknotes[n.seat]??``}`)),v(e,o)},$$slots:{default:!0}})}};D(de,e=>{c(_).length>0&&e(fe)}),C(N),u((e,t,i)=>{P=g(N,1,`panel svelte-k2mozb`,null,P,{tight:c(M)<185,tiny:c(M)<150,roomy:c(M)>250}),y(N,`data-at`,c(b)?void 0:`seat-cards:${n.seat}`),r(ee,e),r(te,c(h).total),y(V,`data-at`,`notes:${n.seat??``}`),r(oe,t),r(ce,c(m).banknotes[n.seat]),r(K,i)},[()=>s.say(c(T)?`seat-points`:`seat-points-open`,{points:c(h).total}),()=>s.say(`seat-notes`,{notes:c(m).banknotes[n.seat]}),()=>s.say(`seat-goals`,{objectives:c(k),most:s.catalogue.most_objectives})]),x(`innerHeight`,e=>A.height=e),v(t,N),E()}A(Object.assign({"./art/ch-investor.svg":B,"./art/ch-pickpocket.svg":te,"./art/ch-station_master.svg":ne,"./art/ch-switchman.svg":re,"./art/ev-station_fire.svg":ie,"./art/ev-train_accident.svg":V,"./art/i-lock.svg":ae,"./art/note.svg":oe,"./art/shed.svg":se})),k(`continental_express`,Object.assign({"./words/en.ftl":H,"./words/ru.ftl":ce,"./words/uk.ftl":U}));var $t={name:`continental_express`,seats:`left`,Board:Mt,Hand:Ht,SeatPanel:Qt,Card:We,Breakdown:Rt,BarDetail:xe,placed:ut,flights:ft};export{$t as game};