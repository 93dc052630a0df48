import{A as e,B as t,C as n,E as r,G as i,J as a,K as o,L as s,N as c,O as l,Q as u,S as d,W as f,at as p,b as m,c as h,et as g,h as _,it as v,k as y,m as b,n as x,p as S,q as C,st as w,t as T,tt as E,x as D}from"./disclose-version-DvuCferx.js";import{t as O}from"./words.svelte-BQqySvG4.js";import{c as k,l as A}from"./TopRail-C4ne-vrE.js";import{r as j}from"./context-BMiLETl0.js";import{t as M}from"./Tabs-6-Kzcv90.js";import{a as N,i as P,n as F,r as I,t as L}from"./Spot-DK8DQ7jk.js";import{x as R}from"./Poster-DnKayd10.js";var z=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#2b3f63"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 20h32M37 20V4h22v16z" fill="#2b3033"/><path d="M37 15h22" stroke="#d39c2c" stroke-width="4"/><circle cx="54" cy="28" r="5" fill="none"/><path d="M54 33v10" stroke-width="1.600"/><g transform="translate(64 46) scale(.44)"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><circle cx="32" cy="20" r="9" fill="#eef4e6"/></g></g></svg>
`,B=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#5d5142"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M31 20q2-14 18-14 14 0 16 10l9 5q-22 3-43-1z" fill="#7a6a52"/><path d="M35 25h26v7q-7 3-13 0-6 3-13 0z" fill="#2b3033"/><circle cx="42" cy="28.500" r="1.800" fill="#fff" stroke="none"/><circle cx="54" cy="28.500" r="1.800" fill="#fff" stroke="none"/></g></svg>
`,ee=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#17385f"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M33 19V9q15-6 30 0v10z" fill="#b23522"/><path d="M30 19q18-5 36 0l3 4q-21-5-42 0z" fill="#2b3033"/><circle cx="42" cy="59" r="1.700" fill="#f2cf63" stroke="none"/><circle cx="42" cy="66" r="1.700" fill="#f2cf63" stroke="none"/><path d="M80 44l10 5-10 5V40M80 54v18" fill="#2f9a64"/></g></svg>
`,te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M20 72V58q0-18 28-18t28 18v14z" fill="#c4672c"/><path d="M40 41l8 9 8-9" fill="#fbf6e6"/><circle cx="48" cy="27" r="14" fill="#f1d3ae"/><path d="M32 19q0-13 16-13t16 13l5 2q-21 3-42 0z" fill="#2e4f7d"/><path d="M82 70V34" stroke-width="5"/><path d="M82 30l10-8v16z" fill="#c8402a"/><path d="M24 58h48" stroke="#f2cf63" stroke-width="4"/></g></svg>
`,V=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M26 34q-8-14 4-28 2 8 7 9 3-9 12-13-1 9 6 13 5-3 6-10 12 14 4 29z" fill="#e8772e"/><path d="M36 34q-3-8 4-15 2 5 6 6 3-5 8-7 4 8 0 16z" fill="#f7c948" stroke="none"/><path d="M16 70V40h64v30z" fill="#e9dcc0"/><path d="M10 41l8-9h60l8 9z" fill="#7a3b2c"/><path d="M41 70V53h14v17z" fill="#46525a"/><path d="M23 47h11v10H23zM62 47h11v10H62z" fill="#f7c948"/><path d="M28.500 47v10M67.500 47v10" stroke-width="1.600"/><path d="M6 70h84" stroke-width="3"/></g></svg>
`,H=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66h36l6-5M92 66H58l-7 4" fill="none" stroke-width="3.600"/><g transform="rotate(-17 34 48)"><rect x="8" y="30" width="44" height="21" rx="2" fill="#a9552f"/><path d="M6 30q2-5 8-5h32q6 0 8 5z" fill="#6c767a"/><path d="M23 31v19M37 31v19M23 31l14 19" fill="none" stroke-width="1.800"/><circle cx="17" cy="56" r="5.500" fill="#39464b"/><circle cx="43" cy="56" r="5.500" fill="#39464b"/></g><g transform="rotate(14 70 46)"><path d="M54 28h18v-8h16v31H54z" fill="#2f6b4f"/><path d="M50 20h8v8h-8z" fill="#2b3033"/><path d="M76 25h8v9h-8z" fill="#cfe0e2"/><circle cx="62" cy="56" r="5.500" fill="#39464b"/><circle cx="80" cy="56" r="5.500" fill="#39464b"/></g><path d="M42 18l4-10 5 9 9-6-3 10 8 3" fill="none" stroke="#c8402a" stroke-width="3.400"/></g></svg>
`,ne=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></g></svg>
`,re=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40" width="64" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><rect x="6.500" y="8.500" width="51" height="23" rx="1" fill="none" stroke="#2c6a4d" stroke-width="1.400"/><circle cx="32" cy="20" r="9" fill="#eef4e6" stroke="#2c6a4d"/><path d="M27 22h8v-5h4v8H27z" fill="#2c6a4d" stroke="none"/><circle cx="29" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><circle cx="36" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><path d="M11 13h6M47 27h6" stroke="#2c6a4d" stroke-width="2"/></g></svg>
`,ie=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 80" width="72" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M7 78V34h58v44z" fill="var(--b,#a86a45)"/><path d="M7 44h58M7 56h58M7 68h58" stroke-opacity=".28" stroke-width="1.600"/><path d="M2 36L36 10l34 26z" fill="var(--r,#6c767a)"/><path d="M16 30l20-15 20 15" fill="none" stroke-opacity=".35" stroke-width="1.600"/><path d="M30 8h12v8H30z" fill="var(--f,#46525a)"/><circle cx="36" cy="28" r="4.500" fill="var(--g,#cfe0e2)"/><path d="M16 78V46q20-9 40 0v32z" fill="#22313a"/><path d="M10 78h52" stroke-width="3"/></g></svg>
`,ae=`# What the board of Continental Express says.

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
`,U=`# What the board of Continental Express says.

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
`,oe=`# What the board of Continental Express says.

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
`,W=j;function se(e){return Object.keys(e.cards).filter(t=>[`wagon`,`locomotive`].includes(e.cards[t].is_a))}function G(e){return Object.entries(e).flatMap(([e,t])=>Array(t).fill(e))}var K={passenger:[`coach`,`--b:#2f6b4f`],boxcar:[`boxcar`,`--b:#a9552f`],coal:[`hopper`,`--b:#5d5142`],tank:[`tanker`,`--b:#66757c`],mail:[`mail`,`--b:#3f6f8c`],locomotive:[`loco-1`,`--b:#2b3f63`]},ce={passenger:`var(--passenger)`,boxcar:`var(--boxcar)`,coal:`var(--freight)`,tank:`var(--tanker)`,mail:`var(--high_speed)`},q=[[`loco-1`,`--b:#1f5a4c`],[`loco-2`,`--b:#a8442f`],[`loco-3`,`--b:#2e4f7d`],[`loco-hs`,`--t:#7a4a80`]];function J(e){return(K[e]??K.boxcar)[0]}function le(e){return(K[e]??K.boxcar)[1]}function ue(e){let[t,n]=q[e%q.length];return{name:t,style:n}}function Y(e,t){return`${t.is_a===`event`?`ev`:`ch`}-${e}`}function de(e,t){return t.is_a===`character`?`var(--action)`:t.is_a===`event`?`var(--red-fill)`:t.is_a===`wagon`?ce[e]??`var(--freight)`:t.is_a===`banknote`?`#2c6a4d`:`var(--enamel)`}function fe(e){let t=/^\d+/.exec(e);return t?[t[0],e.slice(t[0].length)]:[``,e]}function pe(e){let t=[`a`,`b`,`c`,`d`,`e`];return Array.from({length:e.colours},(n,r)=>Array(e.size).fill(e.colour??t[r]))}var me=e(`<span class="wagon svelte-1vhc2c4"><!> <!></span>`);function X(e,t){E(t,!0);var r=me(),i=f(r);{let e=u(()=>J(t.card)),n=u(()=>le(t.card));k(i,{get name(){return s(e)},class:`v`,get style(){return s(n)}})}var a=C(i,2),o=e=>{k(e,{name:`hopper-load`,class:`v load`})},c=u(()=>J(t.card)===`hopper`);n(a,e=>{s(c)&&e(o)}),p(r),l(e,r),g()}var he=e(`<em class="svelte-1c1hvs4"><!></em>`),ge=e(`<i><!><!></i>`),_e=e(`<span class="slots svelte-1c1hvs4" aria-hidden="true"></span>`),ve=e(`<!> `,1);function ye(e,a){E(a,!0);let o=W(),c=u(()=>o.view),d=u(()=>s(c).place===null?null:s(c).objectives[s(c).place]),h=u(()=>{if(s(d)===null||s(c).payment===null)return[];let e=o.catalogue.objectives[s(d)].needs,t=Object.keys(e),n=t.indexOf(s(c).payment.wagon);return G(e).map(e=>{let r=t.indexOf(e);return{wagon:e,state:r<n?`paid`:r===n?`now`:`later`}})}),v=u(()=>{switch(s(c).phase){case`take`:return o.say(`detail-take`,{notes:s(c).banknotes[s(c).seat]});case`swap`:return o.say(`detail-swap`,{card:o.catalogue.cards[s(c).given].name});case`pay`:return o.say(`detail-pay`,{locomotives:s(c).wagons[s(c).seat].locomotive??0});case`claim`:return s(c).turns_left===null?``:o.say(`last-turns`,{turns:s(c).turns_left});default:return``}});var y=ve(),x=i(y),S=e=>{var r=_e();m(r,21,()=>s(h),D,(e,r)=>{let i=()=>s(r).wagon,a=()=>s(r).state;var o=ge(),c=f(o);X(c,{get card(){return i()}});var u=C(c),d=e=>{var t=he();k(f(t),{name:`i-check`}),p(t),l(e,t)};n(u,e=>{a()===`paid`&&e(d)}),p(o),t(()=>b(o,1,_(a()),`svelte-1c1hvs4`)),l(e,o)}),p(r),l(e,r)};n(x,e=>{s(h).length>0&&e(S)});var w=C(x);t(()=>r(w,` ${s(v)??``}`)),l(e,y),g()}var be=e(`<i><!><span class="vh"> </span></i>`);function Z(e,n){E(n,!0);let i=T(n,`class`,3,``),a=W();var s=be(),c=f(s);k(c,{get name(){return`sym-${n.colour??``}`}});var u=o(C(c),!0);p(s),t(()=>{b(s,1,`chip ${i()??``}`,`svelte-okve52`),S(s,`background:var(--c-${n.colour??``});color:var(--on-${n.colour??``})`),h(s,`title`,a.catalogue.colours[n.colour]),r(u,a.catalogue.colours[n.colour])}),l(e,s),g()}var xe=e(`<i></i>`),Se=e(`<span class="group svelte-m42za6"></span>`),Ce=e(`<small class="svelte-m42za6"> </small>`),we=e(`<span class="contract svelte-m42za6"><span class="head svelte-m42za6"><!> </span> <span class="what svelte-m42za6"><b class="svelte-m42za6"> </b> </span> <span class="set svelte-m42za6" aria-hidden="true"></span> <!></span>`);function Te(e,a){E(a,!0);let c=W(),d=u(()=>c.catalogue.contracts[a.contract]),h=u(()=>fe(s(d).name)),_=u(()=>!s(d).always_repeats&&c.view.options.contract_sets_repeat===!1);var v=we(),x=f(v),S=f(x);k(S,{name:`i-lock`});var w=C(S,1,!0);p(x);var T=C(x,2),O=f(T),A=o(O,!0),j=C(O,1,!0);p(T);var M=C(T,2);m(M,21,()=>pe(s(d)),D,(e,t,r)=>{var a=Se();m(a,21,()=>s(t),D,(e,t)=>{var a=y(),o=i(a),c=e=>{Z(e,{get colour(){return s(t)}})},u=e=>{var t=xe();b(t,1,`any k${r}`,`svelte-m42za6`),l(e,t)};n(o,e=>{s(d).colour?e(c):e(u,-1)}),l(e,a)}),p(a),l(e,a)}),p(M);var N=C(M,2),P=e=>{var n=Ce(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(c.view.phase===`over`?`contract-final`:`contract-now`,{sets:a.parts.sets??0,points:a.parts.contract_points??0})]),l(e,n)},F=e=>{var n=Ce(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`contract-once`)]),l(e,n)};n(N,e=>{a.parts?e(P):s(_)&&e(F,1)}),p(v),t(e=>{r(w,e),r(A,s(h)[0]),r(j,s(h)[1])},[()=>c.say(`contract`)]),l(e,v),g()}var Ee=e(`<div class="two svelte-nqi9t"></div>`),De=e(`<em class="svelte-nqi9t"> </em>`),Oe=e(`<em class="done svelte-nqi9t"><!> </em>`),ke=e(`<li class="svelte-nqi9t"><!><span> </span> <!></li>`),Ae=e(`<section class="choice sheet svelte-nqi9t"><h3 class="svelte-nqi9t"> </h3> <p class="svelte-nqi9t"> </p> <!> <ul class="svelte-nqi9t"></ul></section>`);function je(e,a){E(a,!0);let c=W(),d=u(()=>c.view),_=u(()=>c.viewer===null?null:s(d).dealt[c.viewer]),v=u(()=>c.viewer===null?null:s(d).contracts[c.viewer]),b=u(()=>Array.from({length:s(d).seats},(e,t)=>t));var x=Ae(),S=f(x),w=o(S,!0),T=C(S,2),D=o(T,!0),O=C(T,2),A=e=>{var t=Ee();m(t,20,()=>s(_),e=>e,(e,t)=>{var r=y(),a=i(r),o=e=>{let n=u(()=>c.movesOf(`keep`,{contract:t}));{let r=u(()=>s(n)[0]?.text??c.catalogue.contracts[t].name),i=u(()=>s(v)===t),a=u(()=>s(v)!==null&&s(v)!==t?`gone`:``);L(e,{get label(){return s(r)},get moves(){return s(n)},shape:`card`,get picked(){return s(i)},get class(){return`offer ${s(a)??``}`},children:(e,n)=>{Te(e,{get contract(){return t}})},$$slots:{default:!0}})}};n(a,e=>{t!==null&&e(o)}),l(e,r)}),p(t),l(e,t)};n(O,e=>{s(_)&&e(A)});var j=C(O,2);m(j,20,()=>s(b),e=>e,(e,i)=>{var a=ke(),u=f(a);R(u,{get seat(){return i}});var m=C(u),h=o(m,!0),g=C(m,2),_=e=>{var n=De(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(F(c,`contract`)?`contracts-yours`:`contracts-choosing`)]),l(e,n)},v=e=>{var n=Oe(),i=f(n);k(i,{name:`i-check`});var a=C(i,1,!0);p(n),t(e=>r(a,e),[()=>c.say(`contracts-chosen`)]),l(e,n)},y=e=>{var n=De(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`contracts-later`)]),l(e,n)};n(g,e=>{s(d).seat===i?e(_):i<(s(d).seat??0)?e(v,1):e(y,-1)}),p(a),t(e=>r(h,e),[()=>P(c,i)]),l(e,a)}),p(j),p(x),t((e,t,n)=>{h(x,`aria-label`,e),r(w,t),r(D,n)},[()=>c.say(`contracts`),()=>c.say(`contracts`),()=>c.say(`contracts-about`)]),l(e,x),g()}var Me=e(`<em class="svelte-1imvfrn"> </em>`),Ne=e(`<i class="svelte-1imvfrn"><!> <!></i>`),Pe=e(`<span><!> <!></span>`),Fe=e(`<small class="svelte-1imvfrn"> </small>`),Ie=e(`<span class="goal svelte-1imvfrn"><span class="vp svelte-1imvfrn"><b class="svelte-1imvfrn"> </b><!><!></span> <span class="sy svelte-1imvfrn"></span> <span class="rail svelte-1imvfrn"></span> <!></span>`);function Le(e,i){E(i,!0);let a=T(i,`marks`,19,()=>[]),c=T(i,`more`,3,0),d=T(i,`note`,3,``),h=W(),_=u(()=>h.catalogue.objectives[i.objective]),v=u(()=>Object.entries(s(_).needs).flatMap(([e,t])=>Array(t).fill(e)));var y=Ie(),x=f(y),w=f(x),O=o(w,!0),A=C(w);k(A,{name:`i-star`});var j=C(A),M=e=>{var n=Me(),i=o(n,!0);t(e=>r(i,e),[()=>h.say(`goal-more`,{points:c()})]),l(e,n)};n(j,e=>{c()>0&&e(M)}),p(x);var N=C(x,2);m(N,21,()=>s(_).symbols,D,(e,t)=>{Z(e,{get colour(){return s(t)}})}),p(N);var P=C(N,2);m(P,21,()=>s(v),D,(e,r,i)=>{var o=Pe(),c=f(o);X(c,{get card(){return s(r)}});var u=C(c,2),d=e=>{var t=Ne(),r=f(t),o=e=>{k(e,{name:`i-check`})};n(r,e=>{(a()[i]===`have`||a()[i]===`paid`)&&e(o)});var s=C(r,2),c=e=>{k(e,{name:`i-train`})};n(s,e=>{a()[i]===`joker`&&e(c)}),p(t),l(e,t)};n(u,e=>{a()[i]&&e(d)}),p(o),t(()=>b(o,1,`w ${a()[i]??``??``}`,`svelte-1imvfrn`)),l(e,o)}),p(P);var F=C(P,2),I=e=>{var n=Fe(),i=o(n,!0);t(()=>r(i,d())),l(e,n)};n(F,e=>{d()&&e(I)}),p(y),t(()=>{S(y,`--sc:var(--c-${s(_).symbols[0]??``})`),r(O,s(_).points)}),l(e,y),g()}var Re=e(`<span><!></span>`),ze=e(`<!> <!> <!>`,1),Be=e(`<span class="ty svelte-tycolm"> </span>`),Ve=e(`<span><span><!></span> <span class="body"><span class="nm svelte-tycolm"> </span> <span class="fx svelte-tycolm"><span class="line"> </span></span> <!></span></span>`);function He(e,a){E(a,!0);let c=T(a,`big`,3,!1),d=W(),m=u(()=>d.catalogue.cards[a.card]),h=u(()=>s(m)?.is_a===`character`||s(m)?.is_a===`event`),_=u(()=>s(m)?.reminder||d.say(`copies`,{copies:s(m)?.copies??0}));var v=y(),x=i(v),w=e=>{var n=Re();let r;var i=f(n);{let e=u(()=>c()?d.catalogue.objectives[a.card]?.name??``:``);Le(i,{get objective(){return a.card},get note(){return s(e)}})}p(n),t(()=>r=b(n,1,`goal-card svelte-tycolm`,null,r,{big:c()})),l(e,n)},D=e=>{var g=Ve();let v;var y=f(g);let x;var w=f(y),T=e=>{{let t=u(()=>Y(a.card,s(m)));k(e,{get name(){return s(t)}})}},E=e=>{k(e,{name:`note`})},D=e=>{var t=ze(),r=i(t);{let e=u(()=>s(m).is_a===`locomotive`?`sc-hills`:`sc-yard`);k(r,{get name(){return s(e)},class:`sc`,slice:!0})}var o=C(r,2);{let e=u(()=>J(a.card)),t=u(()=>le(a.card));k(o,{get name(){return s(e)},class:`v`,get style(){return s(t)}})}var c=C(o,2),d=e=>{k(e,{name:`hopper-load`,class:`v`})},f=u(()=>J(a.card)===`hopper`);n(c,e=>{s(f)&&e(d)}),l(e,t)};n(w,e=>{s(h)?e(T):s(m).is_a===`banknote`?e(E,1):e(D,-1)}),p(y);var O=C(y,2),A=f(O),j=o(A,!0),M=C(A,2),N=o(f(M),!0);p(M);var P=C(M,2),F=e=>{var n=Be(),i=o(n,!0);t(e=>r(i,e),[()=>d.say(`copies`,{copies:s(m).copies})]),l(e,n)};n(P,e=>{c()&&e(F)}),p(O),p(g),t(e=>{v=b(g,1,`card svelte-tycolm`,null,v,{act:s(h),event:s(m).is_a===`event`,big:c()}),S(g,`--c:${e??``}`),x=b(y,1,`pic svelte-tycolm`,null,x,{note:s(m).is_a===`banknote`}),r(j,s(m).title),r(N,c()?s(m).effect:s(_))},[()=>de(a.card,s(m))]),l(e,g)};n(x,e=>{s(m)===void 0?e(w):e(D,-1)}),l(e,v),g()}var Ue=e(`<i class="flag svelte-1qws6ow"><!> <span class="vh"> </span></i>`),We=e(`<span class="gap svelte-1qws6ow"> </span>`),Ge=e(`<span class="lk svelte-1qws6ow"><!></span>`),Ke=e(`<!> <!>`,1),qe=e(`<div class="place svelte-1qws6ow"><!></div>`),Je=e(`<span class="shift svelte-1qws6ow"></span>`),Ye=e(`<span><!> <!></span> <!>`,1),Xe=e(`<div class="row svelte-1qws6ow" role="group"><div class="shed svelte-1qws6ow"><!> <b> </b> <!></div> <!> <div class="edge svelte-1qws6ow" aria-hidden="true"></div></div>`),Ze=e(`<section class="market sheet svelte-1qws6ow" data-at="market"></section>`);function Qe(e,a){E(a,!0);let d=[`left`,`middle`,`right`],_=W(),v=u(()=>_.view),y=u(()=>F(_,`take`,`invest`)),x=u(()=>_.viewer===null?0:s(v).banknotes[_.viewer]),S=u(()=>I(_).filter(e=>e.kind===`turned_up`).map(e=>e.args.row));function w(e){return Object.keys(s(v).event_piles).filter(t=>s(v).event_piles[t]===e)}var T=Ze();m(T,21,()=>s(v).market,D,(e,a,g)=>{var T=Xe(),E=f(T);h(E,`data-at`,`pile:${g}`);var O=f(E);k(O,{name:`shed`});var A=C(O,2);let j;var M=o(A,!0);m(C(A,2),16,()=>w(g),e=>e,(e,n)=>{var i=Ue(),a=f(i);{let e=u(()=>Y(n,_.catalogue.cards[n]));k(a,{get name(){return s(e)}})}var c=o(C(a,2),!0);p(i),t((e,t)=>{h(i,`title`,e),r(c,t)},[()=>_.say(`pile-event`,{card:_.catalogue.cards[n].name}),()=>_.say(`pile-event`,{card:_.catalogue.cards[n].name})]),l(e,i)}),p(E);var N=C(E,2);m(N,17,()=>s(a),D,(e,a,c)=>{let m=u(()=>d[c]),b=u(()=>s(v).prices[c]);var x=qe(),w=f(x),T=e=>{var n=We(),i=o(n,!0);t(e=>r(i,e),[()=>s(v).phase===`contract`?``:_.say(`place-empty`)]),l(e,n)},E=e=>{let t=u(()=>_.movesOf(`take`,{row:g,column:s(m)}));{let r=u(()=>s(t)[0]?.text??`${_.catalogue.cards[s(a)].name}, ${_.say(`price`,{price:s(b)})}`),o=u(()=>s(y)?{kind:`take`,args:{row:g,column:s(m)}}:void 0),d=u(()=>s(S).includes(g)&&c===0?`new`:``);L(e,{get label(){return s(r)},get moves(){return s(t)},get why(){return s(o)},shape:`card`,get card(){return s(a)},get class(){return s(d)},children:(e,r)=>{var o=Ke(),c=i(o);He(c,{get card(){return s(a)}});var u=C(c,2),d=e=>{var t=Ge();k(f(t),{name:`i-lock`}),p(t),l(e,t)};n(u,e=>{s(y)&&s(t).length===0&&e(d)}),l(e,o)},$$slots:{default:!0}})}};n(w,e=>{s(a)===null?e(T):e(E,-1)}),p(x),t(()=>h(x,`data-at`,`place:${g}:${s(m)??``}`)),l(e,x)});var P=C(N,2);m(P,21,()=>s(v).prices,D,(e,a,o)=>{var u=Ye(),d=i(u);let g;var S=f(d);m(S,17,()=>({length:s(a)}),D,(e,t)=>{k(e,{name:`note`})});var w=C(S,2),T=e=>{var n=c();t(e=>r(n,e),[()=>_.say(`price-free`)]),l(e,n)};n(w,e=>{s(a)===0&&e(T)}),p(d);var E=C(d,2),O=e=>{l(e,Je())};n(E,e=>{o<s(v).prices.length-1&&e(O)}),t(e=>{g=b(d,1,`price svelte-1qws6ow`,null,g,{dear:s(y)&&s(a)>s(x)}),h(d,`title`,e)},[()=>_.say(`price`,{price:s(a)})]),l(e,u)}),p(P),p(T),t((e,t)=>{h(T,`aria-label`,e),h(E,`title`,t),j=b(A,1,`svelte-1qws6ow`,null,j,{gone:s(v).piles[g].size===0}),r(M,s(v).piles[g].size)},[()=>_.say(`market-row`,{row:g+1,cards:s(v).piles[g].size}),()=>_.say(`pile`,{cards:s(v).piles[g].size})]),l(e,T)}),p(T),t(e=>h(T,`aria-label`,e),[()=>_.say(`market`)]),l(e,T),g()}var $e=e(`<span class="moment svelte-8t1stc"><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span> </span></span></span>`),et=e(`<span><span class="pic svelte-8t1stc"><!></span> <span class="say svelte-8t1stc"><b class="svelte-8t1stc"> </b><span class="svelte-8t1stc"> </span></span></span>`),tt=e(`<span class="last svelte-8t1stc"> </span>`),nt=e(`<div data-at="notice"><!> <!></div>`);function Q(e,a){E(a,!0);let c={robbed:`pickpocket`,swapped:`switchman`,got_token:`station_master`},_=W(),v=u(()=>_.view),x=u(()=>_.catalogue.cards),S=u(()=>Object.keys(s(x)).filter(e=>s(x)[e].is_a===`event`)),w=u(()=>{let e=I(_),t=e.find(e=>e.kind===`happened`);if(t)return{card:t.args.card,title:s(x)[t.args.card].title,text:s(x)[t.args.card].effect,key:`${t.ply}`};if(s(v).character!==null){let e=s(v).given===null?s(x)[s(v).character].effect:_.say(`notice-given`,{card:s(x)[s(v).given].name});return{card:s(v).character,title:s(x)[s(v).character].title,text:e,key:`${s(v).character} ${s(v).given}`}}let n=e.find(({kind:e})=>e in c||e===`dismissed`);if(!n)return null;let r=c[n.kind]??n.args.card;return{card:r,title:s(x)[r].title,text:n.text,key:`${n.ply}`}}),T=u(()=>s(w)!==null&&s(x)[s(w).card].is_a===`event`);function D(e){if(s(v).box[e])return _.say(`notice-happened`);let t=s(v).event_piles[e];return t===void 0?_.say(`notice-somewhere`):_.say(`notice-pile`,{pile:t+1})}var O=nt();let A;var j=f(O),M=e=>{var n=y();d(i(n),()=>s(w).key,e=>{var n=$e(),i=f(n),a=f(i);{let e=u(()=>Y(s(w).card,s(x)[s(w).card]));k(a,{get name(){return s(e)}})}p(i);var c=C(i,2),d=f(c),m=o(d,!0),h=o(C(d),!0);p(c),p(n),t(()=>{r(m,s(w).title),r(h,s(w).text)}),l(e,n)}),l(e,n)},N=e=>{var n=y();m(i(n),16,()=>s(S),e=>e,(e,n)=>{var i=et();let a;var c=f(i),d=f(c);{let e=u(()=>Y(n,s(x)[n]));k(d,{get name(){return s(e)}})}p(c);var m=C(c,2),g=f(m),_=o(g,!0),y=o(C(g),!0);p(m),p(i),t(e=>{a=b(i,1,`coming svelte-8t1stc`,null,a,{over:s(v).box[n]}),h(i,`title`,s(x)[n].effect),r(_,s(x)[n].title),r(y,e)},[()=>D(n)]),l(e,i)}),l(e,n)};n(j,e=>{s(w)?e(M):e(N,-1)});var P=C(j,2),F=e=>{var n=tt(),i=o(n,!0);t(e=>r(i,e),[()=>_.say(`last-turns`,{turns:s(v).turns_left})]),l(e,n)};n(P,e=>{s(v).turns_left!==null&&s(v).phase!==`over`&&e(F)}),p(O),t(()=>A=b(O,1,`notice svelte-8t1stc`,null,A,{red:s(T),blue:s(w)!==null&&!s(T)})),l(e,O),g()}var rt=e(`<span class="none svelte-awauu8"> </span>`),it=e(`<section class="goals svelte-awauu8"><h3 class="svelte-awauu8"> <span class="label svelte-awauu8"> </span></h3> <div class="posters svelte-awauu8"></div></section>`);function at(e,a){E(a,!0);let c=W(),d=u(()=>c.view),_=u(()=>I(c).filter(e=>e.kind===`opened`).map(e=>e.args.place)),v=u(()=>c.viewer===null?[]:s(d).prospects[c.viewer]??[]);function b(e,t){let n=s(v)[t];if(s(d).phase===`pay`&&s(d).place===t)return x(e);if(n===void 0)return[];let r=s(d).wagons[c.viewer].locomotive??0,i={...n.missing};return G(c.catalogue.objectives[e].needs).reverse().map(e=>i[e]?(--i[e],r-- >0?`joker`:`missing`):`have`).reverse()}function x(e){let t=Object.keys(c.catalogue.objectives[e].needs),n=t.indexOf(s(d).payment.wagon);return G(c.catalogue.objectives[e].needs).map(e=>t.indexOf(e)<n?`paid`:e===s(d).payment.wagon?`now`:``)}function S(e){if(e===void 0)return``;let t=G(e.missing);if(e.can_claim)return t.length>0?c.say(`goal-with-locomotives`,{wagons:t.length}):c.say(`goal-ready`);let n=t.length-(s(d).wagons[c.viewer].locomotive??0);return n===1&&t.length===1?c.say(`goal-one-missing`,{card:c.catalogue.cards[t[0]].name}):c.say(`goal-missing`,{wagons:n})}var w=it(),T=f(w),O=f(T,!0),k=o(C(O),!0);p(T);var A=C(T,2);m(A,21,()=>s(d).objectives,D,(e,a,f)=>{var p=y(),m=i(p),h=e=>{var n=rt(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`goals-later`)]),l(e,n)},g=e=>{let t=u(()=>c.movesOf(`claim`,{place:f})),n=u(()=>s(v)[f]);{let r=u(()=>s(t)[0]?.text??c.catalogue.objectives[s(a)].name),i=u(()=>F(c,`claim`)?{kind:`claim`,args:{place:f}}:void 0),o=u(()=>s(d).place===f),l=u(()=>s(n)?.can_claim?`near`:``),p=u(()=>s(_).includes(f)?`new`:``);L(e,{get label(){return s(r)},get moves(){return s(t)},get why(){return s(i)},quiet:!0,get picked(){return s(o)},shape:`card`,get card(){return s(a)},at:`objective:${f}`,get class(){return`poster-spot ${s(l)??``} ${s(p)??``}`},children:(e,t)=>{{let t=u(()=>b(s(a),f)),r=u(()=>(s(n)?.points??0)-c.catalogue.objectives[s(a)].points),i=u(()=>s(d).place===f?c.say(`goal-paying`):S(s(n)));Le(e,{get objective(){return s(a)},get marks(){return s(t)},get more(){return s(r)},get note(){return s(i)}})}},$$slots:{default:!0}})}};n(m,e=>{s(a)===null?e(h):e(g,-1)}),l(e,p)}),p(A),p(w),t((e,t,n)=>{h(w,`aria-label`,e),r(O,t),r(k,n)},[()=>c.say(`goals`),()=>c.say(`goals`),()=>c.say(`goals-deck`,{cards:s(d).deck.size})]),l(e,w),g()}var ot=[`decline`,`end`,`pay`],st={take:`market`,token:`goals`,swap:`trains`};function ct({kind:e}){return!ot.includes(e)}function lt({kind:e}){return st[e]??null}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function ut({kind:e,args:t}){switch(e){case`took`:return $(`place:${t.row}:${t.column}`,`cards:${t.seat}`,t.card);case`turned_up`:return $(`pile:${t.row}`,`place:${t.row}:left`,t.card);case`happened`:return $(`market`,`notice`,t.card);case`robbed`:return $(`notes:${t.victim}`,`notes:${t.seat}`,`banknote`);case`swapped`:return $(`cards:${t.victim}`,`cards:${t.seat}`,t.other_card);case`got_token`:return $(`supply:${t.colour}`,`symbols:${t.seat}`);case`claimed`:return $(`objective:${t.place}`,`train:${t.seat}`,t.objective);default:return null}}var dt=e(`<em class="svelte-zqgc2z"> </em>`),ft=e(`<!><b class="svelte-zqgc2z"> </b><!>`,1),pt=e(`<section class="supply sheet svelte-zqgc2z"><h3 class="svelte-zqgc2z"> </h3> <div class="tokens svelte-zqgc2z"></div></section>`);function mt(e,a){E(a,!0);let c=W(),d=u(()=>c.view);var _=pt(),v=f(_),y=o(v,!0),b=C(v,2);m(b,20,()=>Object.keys(c.catalogue.colours),e=>e,(e,a)=>{let f=u(()=>s(d).supply[a]??0),p=u(()=>c.movesOf(`token`,{colour:a}));{let d=u(()=>s(p)[0]?.text??c.say(`supply-left`,{colour:c.catalogue.colours[a],tokens:s(f)})),m=u(()=>F(c,`token`)?{kind:`token`,args:{colour:a}}:void 0);L(e,{get label(){return s(d)},get moves(){return s(p)},get why(){return s(m)},class:`token`,get at(){return`supply:${a??``}`},children:(e,c)=>{var u=ft(),d=i(u);Z(d,{get colour(){return a}});var m=C(d),h=o(m,!0),g=C(m),_=e=>{var n=dt(),i=o(n);t(()=>r(i,`+${s(p)[0].gain??``}`)),l(e,n)};n(g,e=>{s(p)[0]?.gain&&e(_)}),t(()=>r(h,s(f))),l(e,u)},$$slots:{default:!0}})}}),p(b),p(_),t((e,t)=>{h(_,`aria-label`,e),r(y,t)},[()=>c.say(`supply`),()=>c.say(`supply`)]),l(e,_),g()}var ht=e(`<span><span class="vh"> </span> <em aria-hidden="true" class="svelte-19zxyqa"><!><b class="svelte-19zxyqa"> </b></em> <span class="wagons svelte-19zxyqa" aria-hidden="true"></span></span>`),gt=e(`<span class="slot svelte-19zxyqa" aria-hidden="true"> </span>`),_t=e(`<div role="group"><!> <span class="engine svelte-19zxyqa"><!></span> <!> <!></div>`);function vt(e,n){E(n,!0);let i=W(),a=u(()=>i.view.claimed[n.seat]),c=u(()=>i.catalogue.most_objectives),d=u(()=>I(i).some(e=>e.kind===`claimed`&&e.args.seat===n.seat));var _=_t();let v;var y=f(_);{let e=u(()=>n.seat%2?`wide-yard`:`wide-hills`);k(y,{get name(){return s(e)},class:`scenery`,slice:!0})}var x=C(y,2),w=f(x);{let e=u(()=>ue(n.seat).name),t=u(()=>ue(n.seat).style);k(w,{get name(){return s(e)},class:`v`,get style(){return s(t)}})}p(x);var T=C(x,2);m(T,17,()=>s(a),D,(e,n,c)=>{let g=u(()=>i.catalogue.objectives[s(n)]),_=u(()=>G(s(g).needs));var v=ht();let y;var x=f(v),w=o(x,!0),T=C(x,2),E=f(T);m(E,17,()=>s(g).symbols,D,(e,t)=>{Z(e,{get colour(){return s(t)}})});var O=o(C(E),!0);p(T);var k=C(T,2);m(k,21,()=>s(_),D,(e,t)=>{X(e,{get card(){return s(t)}})}),p(k),p(v),t(()=>{y=b(v,1,`section svelte-19zxyqa`,null,y,{new:s(d)&&c===s(a).length-1}),S(v,`--sc:var(--c-${s(g).symbols[0]??``});--n:${s(_).length??``}`),h(v,`title`,s(g).name),r(w,s(g).name),r(O,s(g).points)}),l(e,v)}),m(C(T,2),17,()=>({length:s(c)-s(a).length}),D,(e,n,i)=>{var c=gt(),u=o(c,!0);t(()=>r(u,s(a).length+i+1)),l(e,c)}),p(_),t(e=>{v=b(_,1,`train svelte-19zxyqa`,null,v,{long:s(a).length>2}),h(_,`data-at`,`train:${n.seat??``}`),h(_,`aria-label`,e)},[()=>i.say(`train-of`,{who:P(i,n.seat),objectives:s(a).length})]),l(e,_),g()}var yt=e(`<span class="none svelte-pilw15"><!></span>`),bt=e(`<b class="svelte-pilw15"> </b>`),xt=e(`<span class="one svelte-pilw15"><!><!></span>`),St=e(`<div class="stock svelte-pilw15" role="group"></div>`);function Ct(e,a){E(a,!0);let c=W(),d=u(()=>c.view),_=u(()=>a.seat===c.viewer),v=u(()=>I(c).flatMap(({kind:e,args:t})=>e===`took`&&t.seat===a.seat?[t.card]:e===`swapped`?t.seat===a.seat?[t.other_card]:t.victim===a.seat?[t.card]:[]:[])),b=u(()=>se(c.catalogue).map(e=>({card:e,count:s(d).wagons[a.seat][e]??0,moves:s(_)?c.movesOf(`give`,{card:e}):c.movesOf(`swap`,{seat:a.seat,card:e}),isGiven:a.seat===s(d).seat&&s(d).given===e})));function x(e){return s(_)?F(c,`give`)?{kind:`give`,args:{card:e}}:void 0:F(c,`swap`)?{kind:`swap`,args:{seat:a.seat,card:e}}:void 0}var S=St();m(S,21,()=>s(b),({card:e,count:t,moves:n,isGiven:r})=>e,(e,a)=>{let d=()=>s(a).card,m=()=>s(a).count,g=()=>s(a).moves,_=()=>s(a).isGiven;var b=y(),S=i(b),w=e=>{var n=yt();X(f(n),{get card(){return d()}}),p(n),t(e=>h(n,`title`,e),[()=>c.say(`wagons-none`,{card:c.catalogue.cards[d()].name})]),l(e,n)},T=e=>{{let i=u(()=>g()[0]?.text??c.say(`wagons-count`,{card:c.catalogue.cards[d()].name,wagons:m()})),a=u(()=>x(d())),h=u(()=>s(v).includes(d())?`new`:``);L(e,{get label(){return s(i)},get moves(){return g()},get why(){return s(a)},quiet:!0,get picked(){return _()},get card(){return d()},get class(){return`kind ${s(h)??``}`},children:(e,i)=>{var a=xt(),s=f(a);X(s,{get card(){return d()}});var c=C(s),u=e=>{var n=bt(),i=o(n,!0);t(()=>r(i,m())),l(e,n)};n(c,e=>{m()>1&&e(u)}),p(a),l(e,a)},$$slots:{default:!0}})}};n(S,e=>{m()===0?e(w):e(T,-1)}),l(e,b)}),p(S),t(e=>{h(S,`data-at`,`cards:${a.seat??``}`),h(S,`aria-label`,e)},[()=>c.say(`wagons-of`,{who:P(c,a.seat)})]),l(e,S),g()}var wt=e(`<section><h3 class="svelte-17shtdb"><!> </h3> <!> <!></section>`);function Tt(e,a){E(a,!0);let o=W();var s=y();m(i(s),16,()=>N(o),e=>e,(e,a)=>{var s=y(),c=i(s),u=e=>{var n=wt(),i=f(n),s=f(i);R(s,{get seat(){return a}});var c=C(s,1,!0);p(i);var u=C(i,2);vt(u,{get seat(){return a}}),Ct(C(u,2),{get seat(){return a}}),p(n),t(e=>{b(n,1,`yard sheet o${a+1}`,`svelte-17shtdb`),r(c,e)},[()=>P(o,a)]),l(e,n)};n(c,e=>{a!==o.viewer&&e(u)}),l(e,s)}),l(e,s),g()}var Et=e(`<div class="strip"><!></div> <!> <!>`,1),Dt=e(`<!> <!> <!>`,1),Ot=e(`<!> <!>`,1),kt=e(`<div class="board-grid svelte-1dzgjxo"><!> <!> <div class="right svelte-1dzgjxo"><!> <!></div></div>`);function At(e,t){E(t,!0);let r=[`market`,`goals`,`trains`],a=W(),o=u(()=>a.view.phase===`contract`),c=u(()=>new Set(a.moves.map(lt))),d=u(()=>a.moves.some(e=>e.kind===`claim`)),m=u(()=>new Set(s(d)?r.filter(e=>s(c).has(e)&&e!==`trains`):s(c)));var h=y(),_=i(h),v=e=>{je(e,{})},b=e=>{M(e,{get tabs(){return r},get lit(){return s(c)},get wanted(){return s(m)},part:(e,t=w)=>{var r=y(),a=i(r),o=e=>{var t=Et(),n=i(t);at(f(n),{}),p(n);var r=C(n,2);Qe(r,{}),Q(C(r,2),{}),l(e,t)},s=e=>{var t=Dt(),n=i(t);Q(n,{});var r=C(n,2);mt(r,{}),at(C(r,2),{}),l(e,t)},c=e=>{var t=Ot(),n=i(t);Q(n,{}),Tt(C(n,2),{}),l(e,t)};n(a,e=>{t()===`market`?e(o):t()===`goals`?e(s,1):e(c,-1)}),l(e,r)},$$slots:{part:!0}})},x=e=>{var t=kt(),n=f(t);Qe(n,{});var r=C(n,2);Q(r,{});var i=C(r,2),a=f(i);at(a,{}),mt(C(a,2),{}),p(i),p(t),l(e,t)};n(_,e=>{s(o)?e(v):a.isPhone?e(b,1):e(x,-1)}),l(e,h),g()}var jt=e(`<span aria-hidden="true" class="svelte-urf1zp"><!></span>`),Mt=e(`<li class="svelte-urf1zp"><span class="rail svelte-urf1zp"><span class="vh svelte-urf1zp"> </span> <!> <!></span> <b class="num svelte-urf1zp"> </b></li>`),Nt=e(`<li class="svelte-urf1zp"><span class="none svelte-urf1zp"> </span><b class="num svelte-urf1zp">0</b></li>`),Pt=e(`<li class="svelte-urf1zp"><span class="contract svelte-urf1zp"><span> </span> <span class="symbols svelte-urf1zp"></span></span> <b class="num svelte-urf1zp"> </b></li>`),Ft=e(`<ul><!> <!> <li class="svelte-urf1zp"><span class="notes svelte-urf1zp"><!> </span> <b class="num svelte-urf1zp"> </b></li> <li class="total svelte-urf1zp"><span> </span><b class="num svelte-urf1zp"> </b></li></ul>`);function It(e,i){E(i,!0);let a=W(),c=u(()=>G(a.view.symbols[i.seat]));var d=Ft(),_=f(d);m(_,17,()=>i.parts.objectives,D,(e,n)=>{let i=()=>s(n).objective,c=()=>s(n).points,d=u(()=>a.catalogue.objectives[i()]);var g=Mt(),_=f(g),v=f(_),y=o(v,!0),b=C(v,2);m(b,17,()=>s(d).symbols,D,(e,t)=>{var n=jt();Z(f(n),{get colour(){return s(t)}}),p(n),l(e,n)}),m(C(b,2),17,()=>G(s(d).needs),D,(e,t)=>{X(e,{get card(){return s(t)}})}),p(_);var x=o(C(_,2),!0);p(g),t(()=>{h(g,`title`,s(d).name),r(y,s(d).name),r(x,c())}),l(e,g)},e=>{var n=Nt(),i=o(f(n),!0);v(),p(n),t(e=>r(i,e),[()=>a.say(`part-none`)]),l(e,n)});var y=C(_,2),x=e=>{var n=Pt(),u=f(n),d=f(u),h=o(d,!0),g=C(d,2);m(g,21,()=>s(c),D,(e,t)=>{Z(e,{get colour(){return s(t)}})}),p(g),p(u);var _=o(C(u,2),!0);p(n),t(()=>{r(h,a.catalogue.contracts[i.parts.contract].name),r(_,i.parts.contract_points)}),l(e,n)};n(y,e=>{i.parts.contract!==null&&e(x)});var S=C(y,2),w=f(S),T=f(w);k(T,{name:`note`});var O=C(T,1,!0);p(w);var A=o(C(w,2),!0);p(S);var j=C(S,2),M=f(j),N=o(M,!0),P=o(C(M),!0);p(j),p(d),t((e,t)=>{b(d,1,`parts o${i.seat+1}`,`svelte-urf1zp`),r(O,e),r(A,i.parts.banknotes),r(N,t),r(P,i.parts.total)},[()=>a.say(`part-notes`),()=>a.say(`part-total`)]),l(e,d),g()}var Lt=e(`<span class="none svelte-1ywhmb1"> </span>`),Rt=e(`<div role="group"><!> <!> <div class="con svelte-1ywhmb1"><!></div></div>`);function zt(e,a){E(a,!0);let c=W(),d=u(()=>c.viewer),m=u(()=>s(d)===null?null:c.view.contracts[s(d)]);var _=y(),v=i(_),x=e=>{var i=Rt();let a;var u=f(i);vt(u,{get seat(){return s(d)}});var g=C(u,2);Ct(g,{get seat(){return s(d)}});var _=C(g,2),v=f(_),y=e=>{Te(e,{get contract(){return s(m)},get parts(){return c.view.points[s(d)]}})},x=e=>{var n=Lt(),i=o(n,!0);t(e=>r(i,e),[()=>c.say(`contract-none`)]),l(e,n)};n(v,e=>{s(m)===null?e(x,-1):e(y)}),p(_),p(i),t(e=>{a=b(i,1,`hand mine sheet o${s(d)+1}`,`svelte-1ywhmb1`,a,{on:c.view.seat===s(d)}),h(i,`aria-label`,e)},[()=>c.say(`hand`)]),l(e,i)};n(v,e=>{s(d)!==null&&e(x)}),l(e,_),g()}var Bt=e(`<i aria-hidden="true" class="svelte-8fs17z"></i>`),Vt=e(`<li><span aria-hidden="true" class="svelte-8fs17z"><!></span><b aria-hidden="true" class="svelte-8fs17z"> </b> <!> <span class="vh svelte-8fs17z"> </span></li>`),Ht=e(`<ul class="symbols svelte-8fs17z"></ul>`);function Ut(e,i){E(i,!0);let a=W(),c=u(()=>I(a).filter(({kind:e,args:t})=>e===`got_token`&&t.seat===i.seat).map(({args:e})=>e.colour)),d=u(()=>Object.keys(a.catalogue.colours).map(e=>({colour:e,count:a.view.symbols[i.seat][e]??0,tokens:a.view.tokens[i.seat][e]??0})));function _(e,t,n){return a.say(`symbols-count`,{colour:a.catalogue.colours[e],symbols:t,tokens:n})}var v=Ht();m(v,21,()=>s(d),({colour:e,count:t,tokens:n})=>e,(e,i)=>{let a=()=>s(i).colour,u=()=>s(i).count,d=()=>s(i).tokens;var m=Vt();let g;var v=f(m);Z(f(v),{get colour(){return a()}}),p(v);var y=C(v),x=o(y,!0),S=C(y,2),w=e=>{l(e,Bt())};n(S,e=>{d()>0&&e(w)});var T=o(C(S,2),!0);p(m),t((e,t,n)=>{h(m,`title`,e),g=b(m,1,`svelte-8fs17z`,null,g,{zero:u()===0,new:t}),r(x,u()),r(T,n)},[()=>_(a(),u(),d()),()=>s(c).includes(a()),()=>_(a(),u(),d())]),l(e,m)}),p(v),t(e=>{h(v,`data-at`,`symbols:${i.seat??``}`),h(v,`aria-label`,e)},[()=>a.say(`symbols-of`,{who:P(a,i.seat)})]),l(e,v),g()}var Wt=e(`<small class="svelte-k2mozb">+?</small>`),Gt=e(`<i></i>`),Kt=e(`<!> <!>`,1),qt=e(`<span class="gain svelte-k2mozb"> <!></span>`),Jt=e(`<div><dl class="svelte-k2mozb"><div class="points svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"> <!><!></dd></div> <div><dt class="vh"> </dt> <dd class="svelte-k2mozb"><!> </dd></div> <div class="goals svelte-k2mozb"><dt class="vh"> </dt> <dd class="svelte-k2mozb"></dd></div></dl> <!> <!> <!></div>`);function Yt(e,c){E(c,!0);let d=W(),_=u(()=>d.view),v=u(()=>s(_).points[c.seat]),y=u(()=>d.movesOf(`rob`,{seat:c.seat})),S=u(()=>c.seat===d.viewer),w=u(()=>s(v).contract_points!==null),T=u(()=>s(_).claimed[c.seat].length),O=a({height:900}),A=u(()=>(O.height-84-(d.viewer===null?0:104))/Math.max(1,s(_).seats-(d.viewer===null?0:1)));var j=Jt();let M;var N=f(j),P=f(N),F=f(P),I=o(F,!0),R=C(F,2),z=f(R,!0),B=C(z);k(B,{name:`i-star`});var ee=C(B),te=e=>{l(e,Wt())};n(ee,e=>{s(w)||e(te)}),p(R),p(P);var V=C(P,2),H=f(V),ne=o(H,!0),re=C(H,2),ie=f(re);k(ie,{name:`note`,class:`nt`});var ae=C(ie,1,!0);p(re),p(V);var U=C(V,2),oe=f(U),se=o(oe,!0),G=C(oe,2);m(G,21,()=>({length:d.catalogue.most_objectives}),D,(e,n,r)=>{var i=Gt();let a;t(()=>a=b(i,1,`svelte-k2mozb`,null,a,{on:r<s(T)})),l(e,i)}),p(G),p(U),p(N);var K=C(N,2),ce=e=>{var t=Kt(),n=i(t);vt(n,{get seat(){return c.seat}}),Ct(C(n,2),{get seat(){return c.seat}}),l(e,t)};n(K,e=>{!s(S)&&!d.isPhone&&e(ce)});var q=C(K,2);Ut(q,{get seat(){return c.seat}});var J=C(q,2),le=e=>{L(e,{get label(){return s(y)[0].text},get moves(){return s(y)},class:`aim`,children:(e,n)=>{var i=qt(),a=f(i);k(C(a),{name:`note`}),p(i),t(()=>r(a,`+${s(_).banknotes[c.seat]??``}`)),l(e,i)},$$slots:{default:!0}})};n(J,e=>{s(y).length>0&&e(le)}),p(j),t((e,t,n,i,a,o)=>{M=b(j,1,`panel svelte-k2mozb`,null,M,{tight:s(A)<185,tiny:s(A)<150,roomy:s(A)>250}),h(j,`data-at`,s(S)?void 0:`seat-cards:${c.seat}`),h(P,`title`,e),r(I,t),r(z,s(v).total),h(V,`title`,n),h(V,`data-at`,`notes:${c.seat??``}`),r(ne,i),r(ae,s(_).banknotes[c.seat]),h(U,`title`,a),r(se,o)},[()=>d.say(s(w)?`seat-points`:`seat-points-open`,{points:s(v).total}),()=>d.say(s(w)?`seat-points`:`seat-points-open`,{points:s(v).total}),()=>d.say(`seat-notes`,{notes:s(_).banknotes[c.seat]}),()=>d.say(`seat-notes`,{notes:s(_).banknotes[c.seat]}),()=>d.say(`seat-goals`,{objectives:s(T),most:d.catalogue.most_objectives}),()=>d.say(`seat-goals`,{objectives:s(T),most:d.catalogue.most_objectives})]),x(`innerHeight`,e=>O.height=e),l(e,j),g()}A(Object.assign({"./art/ch-investor.svg":z,"./art/ch-pickpocket.svg":B,"./art/ch-station_master.svg":ee,"./art/ch-switchman.svg":te,"./art/ev-station_fire.svg":V,"./art/ev-train_accident.svg":H,"./art/i-lock.svg":ne,"./art/note.svg":re,"./art/shed.svg":ie})),O(`continental_express`,Object.assign({"./words/en.ftl":ae,"./words/ru.ftl":U,"./words/uk.ftl":oe}));var Xt={name:`continental_express`,seats:`left`,Board:At,Hand:zt,SeatPanel:Yt,Card:He,Breakdown:It,BarDetail:ye,placed:ct,flights:ut};export{Xt as game};