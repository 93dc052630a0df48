import{A as e,B as t,C as n,D as r,F as i,J as a,M as o,S as s,U as c,X as l,Y as u,Z as d,_ as f,ct as p,g as m,h,it as g,j as _,l as v,m as y,n as b,q as x,rt as S,st as C,t as w,tt as T,ut as E,w as D,x as O}from"./disclose-version-DzOOPwl4.js";import{l as k}from"./index-BHTj6UCd.js";import{C as A,S as j}from"./games-DvORl9XO.js";import{c as M}from"./attempt-DVQ4nkG1.js";import{t as N}from"./Tabs-DapWIV7B.js";import{a as P,i as F,n as I,o as L,r as R,t as z}from"./Spot-BsWylH78.js";import{t as ee}from"./Owner-DWI6q0M2.js";var B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#2b3f63"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 20h32M37 20V4h22v16z" fill="#2b3033"/><path d="M37 15h22" stroke="#d39c2c" stroke-width="4"/><circle cx="54" cy="28" r="5" fill="none"/><path d="M54 33v10" stroke-width="1.600"/><g transform="translate(64 46) scale(.44)"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><circle cx="32" cy="20" r="9" fill="#eef4e6"/></g></g></svg>
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
`,W=M;function G(e){return Object.keys(e.cards).filter(t=>[`wagon`,`locomotive`].includes(e.cards[t].is_a))}function K(e){return Object.entries(e).flatMap(([e,t])=>Array(t).fill(e))}var q={passenger:[`coach`,`--b:#2f6b4f`],boxcar:[`boxcar`,`--b:#a9552f`],coal:[`hopper`,`--b:#5d5142`],tank:[`tanker`,`--b:#66757c`],mail:[`mail`,`--b:#3f6f8c`],locomotive:[`loco-1`,`--b:#2b3f63`]},le={passenger:`var(--passenger)`,boxcar:`var(--boxcar)`,coal:`var(--freight)`,tank:`var(--tanker)`,mail:`var(--high_speed)`},ue=[[`loco-1`,`--b:#1f5a4c`],[`loco-2`,`--b:#a8442f`],[`loco-3`,`--b:#2e4f7d`],[`loco-hs`,`--t:#7a4a80`]];function J(e){return(q[e]??q.boxcar)[0]}function de(e){return(q[e]??q.boxcar)[1]}function fe(e){let[t,n]=ue[e%ue.length];return{name:t,style:n}}function Y(e,t){return`${t.is_a===`event`?`ev`:`ch`}-${e}`}function pe(e,t){return t.is_a===`character`?`var(--action)`:t.is_a===`event`?`var(--red-fill)`:t.is_a===`wagon`?le[e]??`var(--freight)`:t.is_a===`banknote`?`#2c6a4d`:`var(--enamel)`}function me(e){let t=/^\d+/.exec(e);return t?[t[0],e.slice(t[0].length)]:[``,e]}function he(e){let t=[`a`,`b`,`c`,`d`,`e`];return Array.from({length:e.colours},(n,r)=>Array(e.size).fill(e.colour??t[r]))}var ge=o(`<span class="wagon svelte-1vhc2c4"><!> <!></span>`);function X(n,r){g(r,!0);var i=ge(),a=x(i);{let e=T(()=>J(r.card)),n=T(()=>de(r.card));j(a,{get name(){return t(e)},class:`v`,get style(){return t(n)}})}var o=l(a,2),s=e=>{j(e,{name:`hopper-load`,class:`v load`})},c=T(()=>J(r.card)===`hopper`);D(o,e=>{t(c)&&e(s)}),p(i),e(n,i),S()}var _e=o(`<em class="svelte-1c1hvs4"><!></em>`),ve=o(`<i><!><!></i>`),ye=o(`<span class="slots svelte-1c1hvs4" aria-hidden="true"></span>`),be=o(`<!> `,1);function xe(n,i){g(i,!0);let o=W(),u=T(()=>o.view),d=T(()=>t(u).place===null?null:t(u).objectives[t(u).place]),f=T(()=>{if(t(d)===null||t(u).payment===null)return[];let e=o.catalogue.objectives[t(d)].needs,n=Object.keys(e),r=n.indexOf(t(u).payment.wagon);return K(e).map(e=>{let t=n.indexOf(e);return{wagon:e,state:t<r?`paid`:t===r?`now`:`later`}})}),_=T(()=>{switch(t(u).phase){case`take`:return o.say(`detail-take`,{notes:t(u).banknotes[t(u).seat]});case`swap`:return o.say(`detail-swap`,{card:o.catalogue.cards[t(u).given].name});case`pay`:return o.say(`detail-pay`,{locomotives:t(u).wagons[t(u).seat].locomotive??0});case`claim`:return t(u).turns_left===null?``:o.say(`last-turns`,{turns:t(u).turns_left});default:return``}});var v=be(),y=a(v),b=n=>{var r=ye();O(r,21,()=>t(f),s,(n,r)=>{let i=()=>t(r).wagon,a=()=>t(r).state;var o=ve(),s=x(o);X(s,{get card(){return i()}});var u=l(s),d=t=>{var n=_e();j(x(n),{name:`i-check`}),p(n),e(t,n)};D(u,e=>{a()===`paid`&&e(d)}),p(o),c(()=>h(o,1,m(a()),`svelte-1c1hvs4`)),e(n,o)}),p(r),e(n,r)};D(y,e=>{t(f).length>0&&e(b)});var C=l(y);c(()=>r(C,` ${t(_)??``}`)),e(n,v),S()}var Se=o(`<i><!><span class="vh"> </span></i>`);function Z(t,n){g(n,!0);let i=w(n,`class`,3,``),a=W();var o=Se(),s=x(o);j(s,{get name(){return`sym-${n.colour??``}`}});var d=u(l(s),!0);p(o),c(()=>{h(o,1,`chip ${i()??``}`,`svelte-okve52`),y(o,`background:var(--c-${n.colour??``});color:var(--on-${n.colour??``})`),v(o,`title`,a.catalogue.colours[n.colour]),r(d,a.catalogue.colours[n.colour])}),e(t,o),S()}var Ce=o(`<i></i>`),we=o(`<span class="group svelte-m42za6"></span>`),Te=o(`<small class="svelte-m42za6"> </small>`),Ee=o(`<span class="contract svelte-m42za6"><span class="head svelte-m42za6"><!> </span> <span class="what svelte-m42za6"><b class="svelte-m42za6"> </b> </span> <span class="set svelte-m42za6" aria-hidden="true"></span> <!></span>`);function De(n,i){g(i,!0);let o=W(),d=T(()=>o.catalogue.contracts[i.contract]),f=T(()=>me(t(d).name)),m=T(()=>!t(d).always_repeats&&o.view.options.contract_sets_repeat===!1);var v=Ee(),y=x(v),b=x(y);j(b,{name:`i-lock`});var C=l(b,1,!0);p(y);var w=l(y,2),E=x(w),k=u(E,!0),A=l(E,1,!0);p(w);var M=l(w,2);O(M,21,()=>he(t(d)),s,(n,r,i)=>{var o=we();O(o,21,()=>t(r),s,(n,r)=>{var o=_(),s=a(o),c=e=>{Z(e,{get colour(){return t(r)}})},l=t=>{var n=Ce();h(n,1,`any k${i}`,`svelte-m42za6`),e(t,n)};D(s,e=>{t(d).colour?e(c):e(l,-1)}),e(n,o)}),p(o),e(n,o)}),p(M);var N=l(M,2),P=t=>{var n=Te(),a=u(n,!0);c(e=>r(a,e),[()=>o.say(o.view.phase===`over`?`contract-final`:`contract-now`,{sets:i.parts.sets??0,points:i.parts.contract_points??0})]),e(t,n)},F=t=>{var n=Te(),i=u(n,!0);c(e=>r(i,e),[()=>o.say(`contract-once`)]),e(t,n)};D(N,e=>{i.parts?e(P):t(m)&&e(F,1)}),p(v),c(e=>{r(C,e),r(k,t(f)[0]),r(A,t(f)[1])},[()=>o.say(`contract`)]),e(n,v),S()}var Oe=o(`<div class="two svelte-nqi9t"></div>`),ke=o(`<em class="svelte-nqi9t"> </em>`),Ae=o(`<em class="done svelte-nqi9t"><!> </em>`),je=o(`<li class="svelte-nqi9t"><!><span> </span> <!></li>`),Me=o(`<section class="choice sheet svelte-nqi9t"><h3 class="svelte-nqi9t"> </h3> <p class="svelte-nqi9t"> </p> <!> <ul class="svelte-nqi9t"></ul></section>`);function Ne(n,i){g(i,!0);let o=W(),s=T(()=>o.view),d=T(()=>o.viewer===null?null:t(s).dealt[o.viewer]),f=T(()=>o.viewer===null?null:t(s).contracts[o.viewer]),m=T(()=>Array.from({length:t(s).seats},(e,t)=>t));var h=Me(),y=x(h),b=u(y,!0),C=l(y,2),w=u(C,!0),E=l(C,2),k=n=>{var r=Oe();O(r,20,()=>t(d),e=>e,(n,r)=>{var i=_(),s=a(i),c=e=>{let n=T(()=>o.movesOf(`keep`,{contract:r}));{let i=T(()=>t(n)[0]?.text??o.catalogue.contracts[r].name),a=T(()=>({kind:`contract`,args:{contract:r}})),s=T(()=>t(f)===r),c=T(()=>t(f)!==null&&t(f)!==r?`gone`:``);z(e,{get label(){return t(i)},get moves(){return t(n)},get about(){return t(a)},shape:`card`,get picked(){return t(s)},get class(){return`offer ${t(c)??``}`},children:(e,t)=>{De(e,{get contract(){return r}})},$$slots:{default:!0}})}};D(s,e=>{r!==null&&e(c)}),e(n,i)}),p(r),e(n,r)};D(E,e=>{t(d)&&e(k)});var A=l(E,2);O(A,20,()=>t(m),e=>e,(n,i)=>{var a=je(),d=x(a);ee(d,{get seat(){return i}});var f=l(d),m=u(f,!0),h=l(f,2),g=t=>{var n=ke(),i=u(n,!0);c(e=>r(i,e),[()=>o.say(R(o,`contract`)?`contracts-yours`:`contracts-choosing`)]),e(t,n)},_=t=>{var n=Ae(),i=x(n);j(i,{name:`i-check`});var a=l(i,1,!0);p(n),c(e=>r(a,e),[()=>o.say(`contracts-chosen`)]),e(t,n)},v=t=>{var n=ke(),i=u(n,!0);c(e=>r(i,e),[()=>o.say(`contracts-later`)]),e(t,n)};D(h,e=>{t(s).seat===i?e(g):i<(t(s).seat??0)?e(_,1):e(v,-1)}),p(a),c(e=>r(m,e),[()=>P(o,i)]),e(n,a)}),p(A),p(h),c((e,t,n)=>{v(h,`aria-label`,e),r(b,t),r(w,n)},[()=>o.say(`contracts`),()=>o.say(`contracts`),()=>o.say(`contracts-about`)]),e(n,h),S()}var Pe=o(`<em class="svelte-1imvfrn"> </em>`),Fe=o(`<i class="svelte-1imvfrn"><!> <!></i>`),Ie=o(`<span><!> <!></span>`),Le=o(`<small class="svelte-1imvfrn"> </small>`),Re=o(`<span class="goal svelte-1imvfrn"><span class="vp svelte-1imvfrn"><b class="svelte-1imvfrn"> </b><!><!></span> <span class="sy svelte-1imvfrn"></span> <span class="rail svelte-1imvfrn"></span> <!></span>`);function ze(n,i){g(i,!0);let a=w(i,`marks`,19,()=>[]),o=w(i,`more`,3,0),d=w(i,`note`,3,``),f=W(),m=T(()=>f.catalogue.objectives[i.objective]),_=T(()=>Object.entries(t(m).needs).flatMap(([e,t])=>Array(t).fill(e)));var v=Re(),b=x(v),C=x(b),E=u(C,!0),k=l(C);j(k,{name:`i-star`});var A=l(k),M=t=>{var n=Pe(),i=u(n,!0);c(e=>r(i,e),[()=>f.say(`goal-more`,{points:o()})]),e(t,n)};D(A,e=>{o()>0&&e(M)}),p(b);var N=l(b,2);O(N,21,()=>t(m).symbols,s,(e,n)=>{Z(e,{get colour(){return t(n)}})}),p(N);var P=l(N,2);O(P,21,()=>t(_),s,(n,r,i)=>{var o=Ie(),s=x(o);X(s,{get card(){return t(r)}});var u=l(s,2),d=t=>{var n=Fe(),r=x(n),o=e=>{j(e,{name:`i-check`})};D(r,e=>{(a()[i]===`have`||a()[i]===`paid`)&&e(o)});var s=l(r,2),c=e=>{j(e,{name:`i-train`})};D(s,e=>{a()[i]===`joker`&&e(c)}),p(n),e(t,n)};D(u,e=>{a()[i]&&e(d)}),p(o),c(()=>h(o,1,`w ${a()[i]??``??``}`,`svelte-1imvfrn`)),e(n,o)}),p(P);var F=l(P,2),I=t=>{var n=Le(),i=u(n,!0);c(()=>r(i,d())),e(t,n)};D(F,e=>{d()&&e(I)}),p(v),c(()=>{y(v,`--sc:var(--c-${t(m).symbols[0]??``})`),r(E,t(m).points)}),e(n,v),S()}var Be=o(`<span><!></span>`),Ve=o(`<!> <!> <!>`,1),He=o(`<span class="ty svelte-tycolm"> </span>`),Ue=o(`<span><span><!></span> <span class="body"><span class="nm svelte-tycolm"> </span> <span class="fx svelte-tycolm"><span class="line"> </span></span> <!></span></span>`);function We(n,i){g(i,!0);let o=w(i,`big`,3,!1),s=W(),d=T(()=>s.catalogue.cards[i.card]),f=T(()=>t(d)?.is_a===`character`||t(d)?.is_a===`event`),m=T(()=>t(d)?.reminder||s.say(`copies`,{copies:t(d)?.copies??0}));var v=_(),b=a(v),C=n=>{var r=Be();let a;var l=x(r);{let e=T(()=>o()?s.catalogue.objectives[i.card]?.name??``:``);ze(l,{get objective(){return i.card},get note(){return t(e)}})}p(r),c(()=>a=h(r,1,`goal-card svelte-tycolm`,null,a,{big:o()})),e(n,r)},E=n=>{var g=Ue();let _;var v=x(g);let b;var S=x(v),C=e=>{{let n=T(()=>Y(i.card,t(d)));j(e,{get name(){return t(n)}})}},w=e=>{j(e,{name:`note`})},E=n=>{var r=Ve(),o=a(r);{let e=T(()=>t(d).is_a===`locomotive`?`sc-hills`:`sc-yard`);j(o,{get name(){return t(e)},class:`sc`,slice:!0})}var s=l(o,2);{let e=T(()=>J(i.card)),n=T(()=>de(i.card));j(s,{get name(){return t(e)},class:`v`,get style(){return t(n)}})}var c=l(s,2),u=e=>{j(e,{name:`hopper-load`,class:`v`})},f=T(()=>J(i.card)===`hopper`);D(c,e=>{t(f)&&e(u)}),e(n,r)};D(S,e=>{t(f)?e(C):t(d).is_a===`banknote`?e(w,1):e(E,-1)}),p(v);var O=l(v,2),k=x(O),A=u(k,!0),M=l(k,2),N=u(x(M),!0);p(M);var P=l(M,2),F=n=>{var i=He(),a=u(i,!0);c(e=>r(a,e),[()=>s.say(`copies`,{copies:t(d).copies})]),e(n,i)};D(P,e=>{o()&&e(F)}),p(O),p(g),c(e=>{_=h(g,1,`card svelte-tycolm`,null,_,{act:t(f),event:t(d).is_a===`event`,big:o()}),y(g,`--c:${e??``}`),b=h(v,1,`pic svelte-tycolm`,null,b,{note:t(d).is_a===`banknote`}),r(A,t(d).title),r(N,o()?t(d).effect:t(m))},[()=>pe(i.card,t(d))]),e(n,g)};D(b,e=>{t(d)===void 0?e(C):e(E,-1)}),e(n,v),S()}var Ge=o(`<i class="flag svelte-1qws6ow"><!> <span class="vh"> </span></i>`),Ke=o(`<span class="gap svelte-1qws6ow"> </span>`),qe=o(`<span class="lk svelte-1qws6ow"><!></span>`),Je=o(`<!> <!>`,1),Ye=o(`<div class="place svelte-1qws6ow"><!></div>`),Xe=o(`<span class="shift svelte-1qws6ow"></span>`),Ze=o(`<span><!> <!></span> <!>`,1),Qe=o(`<div class="row svelte-1qws6ow" role="group"><div class="shed svelte-1qws6ow"><!> <b> </b> <!></div> <!> <div class="edge svelte-1qws6ow" aria-hidden="true"></div></div>`),$e=o(`<section class="market sheet svelte-1qws6ow" data-at="market"></section>`);function et(n,o){g(o,!0);let d=[`left`,`middle`,`right`],m=W(),_=I(),y=T(()=>m.view),b=T(()=>R(m,`take`,`invest`)),C=T(()=>m.viewer===null?0:t(y).banknotes[m.viewer]),w=T(()=>F(m).filter(e=>e.kind===`turned_up`).map(e=>e.args.row));function E(e){return Object.keys(t(y).event_piles).filter(n=>t(y).event_piles[n]===e)}var k=$e();O(k,21,()=>t(y).market,s,(n,o,g)=>{var S=Qe(),k=x(S);v(k,`data-at`,`pile:${g}`);var A=x(k);j(A,{name:`shed`});var M=l(A,2);let N;var P=u(M,!0);O(l(M,2),16,()=>E(g),e=>e,(n,i)=>{var a=Ge(),o=x(a);{let e=T(()=>Y(i,m.catalogue.cards[i]));j(o,{get name(){return t(e)}})}var s=u(l(o,2),!0);p(a),c(e=>r(s,e),[()=>m.say(`pile-event`,{card:m.catalogue.cards[i].name})]),e(n,a)}),p(k),f(k,()=>_(`pile`,{row:g}));var F=l(k,2);O(F,17,()=>t(o),s,(n,i,o)=>{let s=T(()=>d[o]),f=T(()=>t(y).prices[o]);var h=Ye(),_=x(h),S=n=>{var i=Ke(),a=u(i,!0);c(e=>r(a,e),[()=>t(y).phase===`contract`?``:m.say(`place-empty`)]),e(n,i)},C=n=>{let r=T(()=>m.movesOf(`take`,{row:g,column:t(s)}));{let c=T(()=>t(r)[0]?.text??`${m.catalogue.cards[t(i)].name}, ${m.say(`price`,{price:t(f)})}`),u=T(()=>t(b)?{kind:`take`,args:{row:g,column:t(s)}}:void 0),d=T(()=>({kind:`place`,args:{row:g,column:t(s)}})),h=T(()=>t(w).includes(g)&&o===0?`new`:``);z(n,{get label(){return t(c)},get moves(){return t(r)},get why(){return t(u)},get about(){return t(d)},shape:`card`,get card(){return t(i)},get class(){return t(h)},children:(n,o)=>{var s=Je(),c=a(s);We(c,{get card(){return t(i)}});var u=l(c,2),d=t=>{var n=qe();j(x(n),{name:`i-lock`}),p(n),e(t,n)};D(u,e=>{t(b)&&t(r).length===0&&e(d)}),e(n,s)},$$slots:{default:!0}})}};D(_,e=>{t(i)===null?e(S):e(C,-1)}),p(h),c(()=>v(h,`data-at`,`place:${g}:${t(s)??``}`)),e(n,h)});var I=l(F,2);O(I,21,()=>t(y).prices,s,(n,o,u)=>{var d=Ze(),f=a(d);let g;var _=x(f);O(_,17,()=>({length:t(o)}),s,(e,t)=>{j(e,{name:`note`})});var S=l(_,2),w=t=>{var n=i();c(e=>r(n,e),[()=>m.say(`price-free`)]),e(t,n)};D(S,e=>{t(o)===0&&e(w)}),p(f);var T=l(f,2),E=t=>{e(t,Xe())};D(T,e=>{u<t(y).prices.length-1&&e(E)}),c(e=>{g=h(f,1,`price svelte-1qws6ow`,null,g,{dear:t(b)&&t(o)>t(C)}),v(f,`title`,e)},[()=>m.say(`price`,{price:t(o)})]),e(n,d)}),p(I),p(S),c(e=>{v(S,`aria-label`,e),N=h(M,1,`svelte-1qws6ow`,null,N,{gone:t(y).piles[g].size===0}),r(P,t(y).piles[g].size)},[()=>m.say(`market-row`,{row:g+1,cards:t(y).piles[g].size})]),e(n,S)}),p(k),c(e=>v(k,`aria-label`,e),[()=>m.say(`market`)]),e(n,k),S()}var tt=o(`<span class="moment svelte-8t1stc"><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span> </span></span></span>`),nt=o(`<span><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span class="svelte-8t1stc"> </span></span></span>`),rt=o(`<span class="last svelte-8t1stc"> </span>`),it=o(`<div data-at="notice"><!> <!></div>`);function Q(i,o){g(o,!0);let s={robbed:`pickpocket`,swapped:`switchman`,got_token:`station_master`},d=W(),m=I(),v=T(()=>d.view),y=T(()=>d.catalogue.cards),b=T(()=>Object.keys(t(y)).filter(e=>t(y)[e].is_a===`event`)),C=T(()=>{let e=F(d),n=e.find(e=>e.kind===`happened`);if(n)return{card:n.args.card,title:t(y)[n.args.card].title,text:t(y)[n.args.card].effect,key:`${n.ply}`};if(t(v).character!==null){let e=t(v).given===null?t(y)[t(v).character].effect:d.say(`notice-given`,{card:t(y)[t(v).given].name});return{card:t(v).character,title:t(y)[t(v).character].title,text:e,key:`${t(v).character} ${t(v).given}`}}let r=e.find(({kind:e})=>e in s||e===`dismissed`);if(!r)return null;let i=s[r.kind]??r.args.card;return{card:i,title:t(y)[i].title,text:r.text,key:`${r.ply}`}}),w=T(()=>t(C)!==null&&t(y)[t(C).card].is_a===`event`);function E(e){if(t(v).box[e])return d.say(`notice-happened`);let n=t(v).event_piles[e];return n===void 0?d.say(`notice-somewhere`):d.say(`notice-pile`,{pile:n+1})}var k=it();let A;var M=x(k),N=i=>{var o=_();n(a(o),()=>t(C).key,n=>{var i=tt(),a=x(i),o=x(a);{let e=T(()=>Y(t(C).card,t(y)[t(C).card]));j(o,{get name(){return t(e)}})}p(a);var s=l(a,2),d=x(s),f=u(d,!0),m=u(l(d),!0);p(s),p(i),c(()=>{r(f,t(C).title),r(m,t(C).text)}),e(n,i)}),e(i,o)},P=n=>{var i=_();O(a(i),16,()=>t(b),e=>e,(n,i)=>{var a=nt();let o;var s=x(a),d=x(s);{let e=T(()=>Y(i,t(y)[i]));j(d,{get name(){return t(e)}})}p(s);var g=l(s,2),_=x(g),b=u(_,!0),S=u(l(_),!0);p(g),p(a),f(a,()=>m(`card`,{card:i})),c(e=>{o=h(a,1,`coming svelte-8t1stc`,null,o,{over:t(v).box[i]}),r(b,t(y)[i].title),r(S,e)},[()=>E(i)]),e(n,a)}),e(n,i)};D(M,e=>{t(C)?e(N):e(P,-1)});var L=l(M,2),R=n=>{var i=rt(),a=u(i,!0);c(e=>r(a,e),[()=>d.say(`last-turns`,{turns:t(v).turns_left})]),e(n,i)};D(L,e=>{t(v).turns_left!==null&&t(v).phase!==`over`&&e(R)}),p(k),c(()=>A=h(k,1,`notice svelte-8t1stc`,null,A,{red:t(w),blue:t(C)!==null&&!t(w)})),e(i,k),S()}var at=o(`<span class="none svelte-awauu8"> </span>`),ot=o(`<section class="goals svelte-awauu8"><h3 class="svelte-awauu8"> <span class="label svelte-awauu8"> </span></h3> <div class="posters svelte-awauu8" data-at="objectives"></div></section>`);function st(n,i){g(i,!0);let o=W(),d=I(),m=T(()=>o.view),h=T(()=>F(o).filter(e=>e.kind===`opened`).map(e=>e.args.place)),y=T(()=>o.viewer===null?[]:t(m).prospects[o.viewer]??[]);function b(e,n){let r=t(y)[n];if(t(m).phase===`pay`&&t(m).place===n)return C(e);if(r===void 0)return[];let i=t(m).wagons[o.viewer].locomotive??0,a={...r.missing};return K(o.catalogue.objectives[e].needs).reverse().map(e=>a[e]?(--a[e],i-- >0?`joker`:`missing`):`have`).reverse()}function C(e){let n=Object.keys(o.catalogue.objectives[e].needs),r=n.indexOf(t(m).payment.wagon);return K(o.catalogue.objectives[e].needs).map(e=>n.indexOf(e)<r?`paid`:e===t(m).payment.wagon?`now`:``)}function w(e){if(e===void 0)return``;let n=K(e.missing);if(e.can_claim)return n.length>0?o.say(`goal-with-locomotives`,{wagons:n.length}):o.say(`goal-ready`);let r=n.length-(t(m).wagons[o.viewer].locomotive??0);return r===1&&n.length===1?o.say(`goal-one-missing`,{card:o.catalogue.cards[n[0]].name}):o.say(`goal-missing`,{wagons:r})}var E=ot(),k=x(E),A=x(k,!0),j=l(A),M=u(j,!0);f(j,()=>d(`deck`)),p(k);var N=l(k,2);O(N,21,()=>t(m).objectives,s,(n,i,s)=>{var l=_(),d=a(l),f=t=>{var n=at(),i=u(n,!0);c(e=>r(i,e),[()=>o.say(`goals-later`)]),e(t,n)},p=e=>{let n=T(()=>o.movesOf(`claim`,{place:s})),r=T(()=>t(y)[s]);{let a=T(()=>t(n)[0]?.text??o.catalogue.objectives[t(i)].name),c=T(()=>R(o,`claim`)?{kind:`claim`,args:{place:s}}:void 0),l=T(()=>({kind:`card`,args:{card:t(i)}})),u=T(()=>t(m).place===s),d=T(()=>t(r)?.can_claim?`near`:``),f=T(()=>t(h).includes(s)?`new`:``);z(e,{get label(){return t(a)},get moves(){return t(n)},get why(){return t(c)},get about(){return t(l)},quiet:!0,get picked(){return t(u)},shape:`card`,get card(){return t(i)},at:`objective:${s}`,get class(){return`poster-spot ${t(d)??``} ${t(f)??``}`},children:(e,n)=>{{let n=T(()=>b(t(i),s)),a=T(()=>(t(r)?.points??0)-o.catalogue.objectives[t(i)].points),c=T(()=>t(m).place===s?o.say(`goal-paying`):w(t(r)));ze(e,{get objective(){return t(i)},get marks(){return t(n)},get more(){return t(a)},get note(){return t(c)}})}},$$slots:{default:!0}})}};D(d,e=>{t(i)===null?e(f):e(p,-1)}),e(n,l)}),p(N),p(E),c((e,t,n)=>{v(E,`aria-label`,e),r(A,t),r(M,n)},[()=>o.say(`goals`),()=>o.say(`goals`),()=>o.say(`goals-deck`,{cards:t(m).deck.size})]),e(n,E),S()}var ct=[`decline`,`end`,`pay`],lt={take:`market`,token:`goals`,swap:`trains`};function ut({kind:e}){return!ct.includes(e)}function dt({kind:e}){return lt[e]??null}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n!==void 0&&{card:n}}}function ft({kind:e,args:t}){switch(e){case`took`:return $(`place:${t.row}:${t.column}`,`cards:${t.seat}`,t.card);case`turned_up`:return $(`pile:${t.row}`,`place:${t.row}:left`,t.card);case`happened`:return $(`market`,`notice`,t.card);case`robbed`:return $(`notes:${t.victim}`,`notes:${t.seat}`,`banknote`);case`swapped`:return $(`cards:${t.victim}`,`cards:${t.seat}`,t.other_card);case`got_token`:return $(`supply:${t.colour}`,`symbols:${t.seat}`);case`claimed`:return $(`objective:${t.place}`,`train:${t.seat}`,t.objective);default:return null}}var pt=o(`<em class="svelte-zqgc2z"> </em>`),mt=o(`<!><b class="svelte-zqgc2z"> </b><!>`,1),ht=o(`<section class="supply sheet svelte-zqgc2z"><h3 class="svelte-zqgc2z"> </h3> <div class="tokens svelte-zqgc2z"></div></section>`);function gt(n,i){g(i,!0);let o=W(),s=T(()=>o.view);var d=ht(),f=x(d),m=u(f,!0),h=l(f,2);O(h,20,()=>Object.keys(o.catalogue.colours),e=>e,(n,i)=>{let d=T(()=>t(s).supply[i]??0),f=T(()=>o.movesOf(`token`,{colour:i}));{let s=T(()=>t(f)[0]?.text??o.say(`supply-left`,{colour:o.catalogue.colours[i],tokens:t(d)})),p=T(()=>R(o,`token`)?{kind:`token`,args:{colour:i}}:void 0),m=T(()=>({kind:`token`,args:{colour:i}}));z(n,{get label(){return t(s)},get moves(){return t(f)},get why(){return t(p)},get about(){return t(m)},class:`token`,get at(){return`supply:${i??``}`},children:(n,o)=>{var s=mt(),p=a(s);Z(p,{get colour(){return i}});var m=l(p),h=u(m,!0),g=l(m),_=n=>{var i=pt(),a=u(i);c(()=>r(a,`+${t(f)[0].gain??``}`)),e(n,i)};D(g,e=>{t(f)[0]?.gain&&e(_)}),c(()=>r(h,t(d))),e(n,s)},$$slots:{default:!0}})}}),p(h),p(d),c((e,t)=>{v(d,`aria-label`,e),r(m,t)},[()=>o.say(`supply`),()=>o.say(`supply`)]),e(n,d),S()}var _t=o(`<span><span class="vh"> </span> <em aria-hidden="true" class="svelte-19zxyqa"><!><b class="svelte-19zxyqa"> </b></em> <span class="wagons svelte-19zxyqa" aria-hidden="true"></span></span>`),vt=o(`<span class="slot svelte-19zxyqa" aria-hidden="true"> </span>`),yt=o(`<div role="group"><!> <span class="engine svelte-19zxyqa"><!></span> <!> <!></div>`);function bt(n,i){g(i,!0);let a=W(),o=I(),d=T(()=>a.view.claimed[i.seat]),m=T(()=>a.catalogue.most_objectives),_=T(()=>F(a).some(e=>e.kind===`claimed`&&e.args.seat===i.seat));var b=yt();let C;var w=x(b);{let e=T(()=>i.seat%2?`wide-yard`:`wide-hills`);j(w,{get name(){return t(e)},class:`scenery`,slice:!0})}var E=l(w,2),D=x(E);{let e=T(()=>fe(i.seat).name),n=T(()=>fe(i.seat).style);j(D,{get name(){return t(e)},class:`v`,get style(){return t(n)}})}p(E);var k=l(E,2);O(k,17,()=>t(d),s,(n,i,m)=>{let g=T(()=>a.catalogue.objectives[t(i)]),v=T(()=>K(t(g).needs));var b=_t();let S;var C=x(b),w=u(C,!0),E=l(C,2),D=x(E);O(D,17,()=>t(g).symbols,s,(e,n)=>{Z(e,{get colour(){return t(n)}})});var k=u(l(D),!0);p(E);var A=l(E,2);O(A,21,()=>t(v),s,(e,n)=>{X(e,{get card(){return t(n)}})}),p(A),p(b),f(b,()=>o(`card`,{card:t(i)})),c(()=>{S=h(b,1,`section svelte-19zxyqa`,null,S,{new:t(_)&&m===t(d).length-1}),y(b,`--sc:var(--c-${t(g).symbols[0]??``});--n:${t(v).length??``}`),r(w,t(g).name),r(k,t(g).points)}),e(n,b)}),O(l(k,2),17,()=>({length:t(m)-t(d).length}),s,(n,i,a)=>{var o=vt(),s=u(o,!0);c(()=>r(s,t(d).length+a+1)),e(n,o)}),p(b),c(e=>{C=h(b,1,`train svelte-19zxyqa`,null,C,{long:t(d).length>2}),v(b,`data-at`,`train:${i.seat??``}`),v(b,`aria-label`,e)},[()=>a.say(`train-of`,{who:P(a,i.seat),objectives:t(d).length})]),e(n,b),S()}var xt=o(`<span class="none svelte-pilw15"><span class="vh"> </span><!></span>`),St=o(`<b class="svelte-pilw15"> </b>`),Ct=o(`<span class="one svelte-pilw15"><!><!></span>`),wt=o(`<div class="stock svelte-pilw15" role="group"></div>`);function Tt(n,i){g(i,!0);let o=W(),s=I(),d=T(()=>o.view),m=T(()=>i.seat===o.viewer),h=T(()=>F(o).flatMap(({kind:e,args:t})=>e===`took`&&t.seat===i.seat?[t.card]:e===`swapped`?t.seat===i.seat?[t.other_card]:t.victim===i.seat?[t.card]:[]:[])),y=T(()=>G(o.catalogue).map(e=>({card:e,count:t(d).wagons[i.seat][e]??0,moves:t(m)?o.movesOf(`give`,{card:e}):o.movesOf(`swap`,{seat:i.seat,card:e}),isGiven:i.seat===t(d).seat&&t(d).given===e})));function b(e){return t(m)?R(o,`give`)?{kind:`give`,args:{card:e}}:void 0:R(o,`swap`)?{kind:`swap`,args:{seat:i.seat,card:e}}:void 0}var C=wt();O(C,21,()=>t(y),({card:e,count:t,moves:n,isGiven:r})=>e,(n,d)=>{let m=()=>t(d).card,g=()=>t(d).count,v=()=>t(d).moves,y=()=>t(d).isGiven;var S=_(),C=a(S),w=t=>{var n=xt(),a=x(n),d=u(a,!0);X(l(a),{get card(){return m()}}),p(n),f(n,()=>s(`wagons`,{seat:i.seat,card:m()})),c(e=>r(d,e),[()=>o.say(`wagons-none`,{card:o.catalogue.cards[m()].name})]),e(t,n)},E=n=>{{let a=T(()=>v()[0]?.text??o.say(`wagons-count`,{card:o.catalogue.cards[m()].name,wagons:g()})),s=T(()=>b(m())),d=T(()=>({kind:`wagons`,args:{seat:i.seat,card:m()}})),f=T(()=>t(h).includes(m())?`new`:``);z(n,{get label(){return t(a)},get moves(){return v()},get why(){return t(s)},get about(){return t(d)},quiet:!0,get picked(){return y()},get card(){return m()},get class(){return`kind ${t(f)??``}`},children:(t,n)=>{var i=Ct(),a=x(i);X(a,{get card(){return m()}});var o=l(a),s=t=>{var n=St(),i=u(n,!0);c(()=>r(i,g())),e(t,n)};D(o,e=>{g()>1&&e(s)}),p(i),e(t,i)},$$slots:{default:!0}})}};D(C,e=>{g()===0?e(w):e(E,-1)}),e(n,S)}),p(C),c(e=>{v(C,`data-at`,`cards:${i.seat??``}`),v(C,`aria-label`,e)},[()=>o.say(`wagons-of`,{who:P(o,i.seat)})]),e(n,C),S()}var Et=o(`<section><h3 class="svelte-17shtdb"><!> </h3> <!> <!></section>`);function Dt(t,n){g(n,!0);let i=W();var o=_();O(a(o),16,()=>L(i),e=>e,(t,n)=>{var o=_(),s=a(o),u=t=>{var a=Et(),o=x(a),s=x(o);ee(s,{get seat(){return n}});var u=l(s,1,!0);p(o);var d=l(o,2);bt(d,{get seat(){return n}}),Tt(l(d,2),{get seat(){return n}}),p(a),c(e=>{h(a,1,`yard sheet o${n+1}`,`svelte-17shtdb`),r(u,e)},[()=>P(i,n)]),e(t,a)};D(s,e=>{n!==i.viewer&&e(u)}),e(t,o)}),e(t,o),S()}var Ot=o(`<div class="strip"><!></div> <!> <!>`,1),kt=o(`<!> <!> <!>`,1),At=o(`<!> <!>`,1),jt=o(`<div class="board-grid svelte-1dzgjxo"><!> <!> <div class="right svelte-1dzgjxo"><!> <!></div></div>`);function Mt(n,r){g(r,!0);let i=[`market`,`goals`,`trains`],o=W(),s=T(()=>o.view.phase===`contract`),c=T(()=>new Set(o.moves.map(dt))),u=T(()=>o.moves.some(e=>e.kind===`claim`)),d=T(()=>new Set(o.nextMoves.map(dt))),f=T(()=>new Set(t(u)?i.filter(e=>t(c).has(e)&&e!==`trains`):t(d)));var m=_(),h=a(m),v=e=>{Ne(e,{})},y=n=>{N(n,{get tabs(){return i},get lit(){return t(c)},get wanted(){return t(f)},get of(){return dt},part:(t,n=E)=>{var r=_(),i=a(r),o=t=>{var n=Ot(),r=a(n);st(x(r),{}),p(r);var i=l(r,2);et(i,{}),Q(l(i,2),{}),e(t,n)},s=t=>{var n=kt(),r=a(n);Q(r,{});var i=l(r,2);gt(i,{}),st(l(i,2),{}),e(t,n)},c=t=>{var n=At(),r=a(n);Q(r,{}),Dt(l(r,2),{}),e(t,n)};D(i,e=>{n()===`market`?e(o):n()===`goals`?e(s,1):e(c,-1)}),e(t,r)},$$slots:{part:!0}})},b=t=>{var n=jt(),r=x(n);et(r,{});var i=l(r,2);Q(i,{});var a=l(i,2),o=x(a);st(o,{}),gt(l(o,2),{}),p(a),p(n),e(t,n)};D(h,e=>{t(s)?e(v):o.isPhone?e(y,1):e(b,-1)}),e(n,m),S()}var Nt=o(`<span aria-hidden="true" class="svelte-urf1zp"><!></span>`),Pt=o(`<li class="svelte-urf1zp"><span class="rail svelte-urf1zp"><span class="vh svelte-urf1zp"> </span> <!> <!></span> <b class="num svelte-urf1zp"> </b></li>`),Ft=o(`<li class="svelte-urf1zp"><span class="none svelte-urf1zp"> </span><b class="num svelte-urf1zp">0</b></li>`),It=o(`<li class="svelte-urf1zp"><span class="contract svelte-urf1zp"><span> </span> <span class="symbols svelte-urf1zp"></span></span> <b class="num svelte-urf1zp"> </b></li>`),Lt=o(`<ul><!> <!> <li class="svelte-urf1zp"><span class="notes svelte-urf1zp"><!> </span> <b class="num svelte-urf1zp"> </b></li> <li class="total svelte-urf1zp"><span> </span><b class="num svelte-urf1zp"> </b></li></ul>`);function Rt(n,i){g(i,!0);let a=W(),o=T(()=>K(a.view.symbols[i.seat]));var d=Lt(),f=x(d);O(f,17,()=>i.parts.objectives,s,(n,i)=>{let o=()=>t(i).objective,d=()=>t(i).points,f=T(()=>a.catalogue.objectives[o()]);var m=Pt(),h=x(m),g=x(h),_=u(g,!0),y=l(g,2);O(y,17,()=>t(f).symbols,s,(n,r)=>{var i=Nt();Z(x(i),{get colour(){return t(r)}}),p(i),e(n,i)}),O(l(y,2),17,()=>K(t(f).needs),s,(e,n)=>{X(e,{get card(){return t(n)}})}),p(h);var b=u(l(h,2),!0);p(m),c(()=>{v(m,`title`,t(f).name),r(_,t(f).name),r(b,d())}),e(n,m)},t=>{var n=Ft(),i=u(x(n),!0);C(),p(n),c(e=>r(i,e),[()=>a.say(`part-none`)]),e(t,n)});var m=l(f,2),_=n=>{var d=It(),f=x(d),m=x(f),h=u(m,!0),g=l(m,2);O(g,21,()=>t(o),s,(e,n)=>{Z(e,{get colour(){return t(n)}})}),p(g),p(f);var _=u(l(f,2),!0);p(d),c(()=>{r(h,a.catalogue.contracts[i.parts.contract].name),r(_,i.parts.contract_points)}),e(n,d)};D(m,e=>{i.parts.contract!==null&&e(_)});var y=l(m,2),b=x(y),w=x(b);j(w,{name:`note`});var E=l(w,1,!0);p(b);var k=u(l(b,2),!0);p(y);var A=l(y,2),M=x(A),N=u(M,!0),P=u(l(M),!0);p(A),p(d),c((e,t)=>{h(d,1,`parts o${i.seat+1}`,`svelte-urf1zp`),r(E,e),r(k,i.parts.banknotes),r(N,t),r(P,i.parts.total)},[()=>a.say(`part-notes`),()=>a.say(`part-total`)]),e(n,d),S()}var zt=o(`<span><!></span>`),Bt=o(`<span class="none svelte-1ywhmb1"> </span>`),Vt=o(`<div role="group"><!> <!> <div class="con svelte-1ywhmb1"><!></div></div>`);function Ht(n,i){g(i,!0);let o=W(),s=I(),d=T(()=>o.viewer),m=T(()=>t(d)===null?null:o.view.contracts[t(d)]);var y=_(),b=a(y),C=n=>{var i=Vt();let a;var g=x(i);bt(g,{get seat(){return t(d)}});var _=l(g,2);Tt(_,{get seat(){return t(d)}});var y=l(_,2),b=x(y),S=n=>{var r=zt();De(x(r),{get contract(){return t(m)},get parts(){return o.view.points[t(d)]}}),p(r),f(r,()=>s(`contract`,{contract:t(m)})),e(n,r)},C=t=>{var n=Bt(),i=u(n,!0);c(e=>r(i,e),[()=>o.say(`contract-none`)]),e(t,n)};D(b,e=>{t(m)===null?e(C,-1):e(S)}),p(y),p(i),c(e=>{a=h(i,1,`hand mine sheet o${t(d)+1}`,`svelte-1ywhmb1`,a,{on:o.view.seat===t(d)}),v(i,`aria-label`,e)},[()=>o.say(`hand`)]),e(n,i)};D(b,e=>{t(d)!==null&&e(C)}),e(n,y),S()}var Ut={station_fire:{scene:`burns`,at:`[data-at~="market"]`,moving:{of:`[data-at^="place:"]`}},train_accident:{scene:`scatters`,at:`[data-at~="objectives"]`,moving:{of:`[data-at^="objective:"]`}}};function Wt({kind:e,args:t}){switch(e){case`happened`:return Ut[t.card]?[Ut[t.card]]:[];case`claimed`:return[{scene:`completed`,at:`[data-at~="objective:${t.place}"]`}];case`last_turns`:return[{scene:`last_round`}];default:return[]}}var Gt=o(`<i aria-hidden="true" class="svelte-8fs17z"></i>`),Kt=o(`<li><span aria-hidden="true" class="svelte-8fs17z"><!></span><b aria-hidden="true" class="svelte-8fs17z"> </b> <!> <span class="vh svelte-8fs17z"> </span></li>`),qt=o(`<ul class="symbols svelte-8fs17z"></ul>`);function Jt(n,i){g(i,!0);let a=W(),o=I(),s=T(()=>F(a).filter(({kind:e,args:t})=>e===`got_token`&&t.seat===i.seat).map(({args:e})=>e.colour)),d=T(()=>Object.keys(a.catalogue.colours).map(e=>({colour:e,count:a.view.symbols[i.seat][e]??0,tokens:a.view.tokens[i.seat][e]??0})));function m(e,t,n){return a.say(`symbols-count`,{colour:a.catalogue.colours[e],symbols:t,tokens:n})}var _=qt();O(_,21,()=>t(d),({colour:e,count:t,tokens:n})=>e,(n,a)=>{let d=()=>t(a).colour,g=()=>t(a).count,_=()=>t(a).tokens;var v=Kt();let y;var b=x(v);Z(x(b),{get colour(){return d()}}),p(b);var S=l(b),C=u(S,!0),w=l(S,2),T=t=>{e(t,Gt())};D(w,e=>{_()>0&&e(T)});var E=u(l(w,2),!0);p(v),f(v,()=>o(`symbols`,{seat:i.seat,colour:d()})),c((e,t)=>{y=h(v,1,`svelte-8fs17z`,null,y,{zero:g()===0,new:e}),r(C,g()),r(E,t)},[()=>t(s).includes(d()),()=>m(d(),g(),_())]),e(n,v)}),p(_),c(e=>{v(_,`data-at`,`symbols:${i.seat??``}`),v(_,`aria-label`,e)},[()=>a.say(`symbols-of`,{who:P(a,i.seat)})]),e(n,_),S()}var Yt=o(`<small class="svelte-k2mozb">+?</small>`),Xt=o(`<i></i>`),Zt=o(`<!> <!>`,1),Qt=o(`<span class="gain svelte-k2mozb"> <!></span>`),$t=o(`<div data-told-group=""><dl class="svelte-k2mozb"><div class="points svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"> <!><!></dd></div> <div><dt class="vh"> </dt> <dd class="svelte-k2mozb"><!> </dd></div> <div class="goals svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"></dd></div></dl> <!> <!> <!></div>`);function en(n,i){g(i,!0);let o=W(),m=I(),_=T(()=>o.view),y=T(()=>t(_).points[i.seat]),C=T(()=>o.movesOf(`rob`,{seat:i.seat})),w=T(()=>i.seat===o.viewer),E=T(()=>t(y).contract_points!==null),k=T(()=>t(_).claimed[i.seat].length),A=d({height:900}),M=T(()=>(A.height-84-(o.viewer===null?0:104))/Math.max(1,t(_).seats-(o.viewer===null?0:1)));var N=$t();let P;var F=x(N),L=x(F),R=x(L),ee=u(R,!0),B=l(R,2),te=x(B,!0),ne=l(te);j(ne,{name:`i-star`});var re=l(ne),ie=t=>{e(t,Yt())};D(re,e=>{t(E)||e(ie)}),p(B),p(L),f(L,()=>m(`points`,{seat:i.seat}));var V=l(L,2),ae=x(V),oe=u(ae,!0),se=l(ae,2),H=x(se);j(H,{name:`note`,class:`nt`});var ce=l(H,1,!0);p(se),p(V),f(V,()=>m(`banknotes`,{seat:i.seat}));var U=l(V,2),G=x(U),K=u(G,!0),q=l(G,2);O(q,21,()=>({length:o.catalogue.most_objectives}),s,(n,r,i)=>{var a=Xt();let o;c(()=>o=h(a,1,`svelte-k2mozb`,null,o,{on:i<t(k)})),e(n,a)}),p(q),p(U),f(U,()=>m(`objectives`,{seat:i.seat})),p(F);var le=l(F,2),ue=t=>{var n=Zt(),r=a(n);bt(r,{get seat(){return i.seat}}),Tt(l(r,2),{get seat(){return i.seat}}),e(t,n)};D(le,e=>{!t(w)&&!o.isPhone&&e(ue)});var J=l(le,2);Jt(J,{get seat(){return i.seat}});var de=l(J,2),fe=n=>{{let a=T(()=>({kind:`banknotes`,args:{seat:i.seat}}));z(n,{get label(){return t(C)[0].text},get moves(){return t(C)},get about(){return t(a)},class:`aim`,children:(n,a)=>{var o=Qt(),s=x(o);j(l(s),{name:`note`}),p(o),c(()=>r(s,`+${t(_).banknotes[i.seat]??``}`)),e(n,o)},$$slots:{default:!0}})}};D(de,e=>{t(C).length>0&&e(fe)}),p(N),c((e,n,a)=>{P=h(N,1,`panel svelte-k2mozb`,null,P,{tight:t(M)<185,tiny:t(M)<150,roomy:t(M)>250}),v(N,`data-at`,t(w)?void 0:`seat-cards:${i.seat}`),r(ee,e),r(te,t(y).total),v(V,`data-at`,`notes:${i.seat??``}`),r(oe,n),r(ce,t(_).banknotes[i.seat]),r(K,a)},[()=>o.say(t(E)?`seat-points`:`seat-points-open`,{points:t(y).total}),()=>o.say(`seat-notes`,{notes:t(_).banknotes[i.seat]}),()=>o.say(`seat-goals`,{objectives:t(k),most:o.catalogue.most_objectives})]),b(`innerHeight`,e=>A.height=e),e(n,N),S()}A(Object.assign({"./art/ch-investor.svg":B,"./art/ch-pickpocket.svg":te,"./art/ch-station_master.svg":ne,"./art/ch-switchman.svg":re,"./art/ev-station_fire.svg":ie,"./art/ev-train_accident.svg":V,"./art/i-lock.svg":ae,"./art/note.svg":oe,"./art/shed.svg":se})),k(`continental_express`,Object.assign({"./words/en.ftl":H,"./words/ru.ftl":ce,"./words/uk.ftl":U}));var tn={name:`continental_express`,seats:`left`,Board:Mt,Hand:Ht,SeatPanel:en,Card:We,Breakdown:Rt,BarDetail:xe,placed:ut,flights:ft,moments:Wt};export{tn as game};