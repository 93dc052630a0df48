import{$ as e,A as t,D as n,F as r,G as i,I as a,J as o,K as s,R as c,S as l,V as u,_ as d,ct as f,g as p,h as m,j as h,k as g,l as _,lt as v,m as y,nt as b,ot as x,q as S,t as C,tt as w,w as T,x as E}from"./disclose-version-DzUP1vRA.js";import{l as D}from"./index-BMxwQ8F5.js";import{S as O,x as k}from"./games-CYiow3Mz.js";import{r as A}from"./context-CYRqh2pn.js";import{t as j}from"./Tabs-YmRfC1ha.js";import{a as M,n as N,o as P,r as F,t as I}from"./Spot-sKrPRT9l.js";import{t as L}from"./Owner-DQ0a-z_E.js";import{a as R,i as z,n as B,o as V,r as H,t as U}from"./Copies-BWI_u4hW.js";import{t as W}from"./printed-B0ll_N_u.js";import{t as G}from"./OpenCards-tPYT7s_D.js";import{t as K}from"./SeatHead-LJvlF_bg.js";import{t as ee}from"./Fan-f0sASLkL.js";var te=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M2 8q10-5 20 0 1 8-5 9-3 0-5-4-2 4-5 4-6-1-5-9zm5 1.500q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2zm10 0q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2z"/></g></svg>
`,ne=`# What the board of the card game says.

## The table

yard = Depots
tab-yard = Depots and cards
tab-tickets = Tickets and cities
market = Open cards
half = { $half ->
    [0] first deck of two
   *[1] second deck
}
last-turns = { $turns ->
    [one] the last turn
   *[other] { $turns } last turns
}
display-gap = No card
deck = train deck
deck-label = Train deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
ticket-deck = tickets
ticket-deck-label = Ticket deck: { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
} left
discards = discarded
points-unit = { $points ->
    [one] point
   *[other] points
}

## Depots

bay-row = { $colour }: { $coloured ->
    [0] no coloured card
    [one] one card
   *[other] { $coloured } cards
}{ $locomotives ->
    [0] {""}
    [one] , one locomotive
   *[other] , { $locomotives } locomotives
}. In the depot of: { $who }
bay-free-label = { $colour }: in no depot
bay-own = your row
bay-free = free
bay-coming = being laid
bay-rob = rob with { $cards }
bay-needs = needs { $cards }
bay-wanted = tickets need
bay-held = in hand

## Cities

cities = Bonuses of the big cities
city-bonus = { $city }: a bonus of { $points ->
    [one] one point
   *[other] { $points } points
} for whoever serves it most often
city-served = { $who }: { $times ->
    [one] one completed ticket
   *[other] { $times } completed tickets
}
city-leads = { $who }: { $times ->
    [one] one completed ticket
   *[other] { $times } completed tickets
}, nobody has more
city-yours = { $tickets ->
    [0] none of your tickets
    [one] one of your tickets
   *[other] { $tickets } of your tickets
}
city-nobody = not served yet

## Tickets

tickets = Your tickets
tickets-all = Tickets
tickets-none = You hold no ticket.
tickets-returned = You returned to the deck:
tickets-sum = { $tickets } for { $points ->
    [one] one point
   *[other] { $points } points
}
legend = Ticked: in your stack. Framed: in your depot. Pale: missing. Each ticket by itself.
legend-hidden = Framed: in your depot. Plain: in hand. Pale: missing. Your stack stays face down.
where-stack = in your stack
where-depot = in your depot
where-hand = in your hand
where-missing = missing
completed-by = { $who }: { $tickets } completed
left-by = { $who }: { $tickets } not completed
tray-keep = { $tickets ->
    [0] Tickets to choose from
    [one] You keep one ticket for { $points } points
   *[other] You keep { $tickets } tickets for { $points } points
}
tray-secret = Only you see them. A ticket not completed in the end costs its points.
tray-complete = { $tickets ->
    [0] The stacks lie open
    [one] One ticket completed: { $points } points
   *[other] { $tickets } tickets completed: { $points } points
}
tray-stack = Your stack:
tray-best = Complete the best { $tickets ->
    [one] one for { $points } points
   *[other] { $tickets } for { $points } points
}
stack-empty = no cards
mark-keep = kept
mark-complete = completed
stack = in the stack

## Cards and hand

card-joker = Stands for any colour. Taken from the open cards it is the only card of the turn.
card-coloured = Lay two or more of a colour, or three different colours, into your depot.
card-copies = { $copies } in the box
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] one laid
   *[other] { $cards } laid
}

## Seats

seat-cards = { $n ->
    [one] card in hand
   *[other] cards in hand
}
seat-tickets = { $n ->
    [one] ticket
   *[other] tickets
}
seat-completed = { $n ->
    [one] ticket completed
   *[other] tickets completed
}
seat-stack = { $n ->
    [one] card in the stack
   *[other] cards in the stack
}

## The bar

detail-dispatch = The row has { $coloured ->
    [one] one coloured card
   *[other] { $coloured } coloured cards
} and { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
}.
detail-last = Your last turn: no train cards are drawn, and what you lay now is not sent any more.
detail-second = An open locomotive counts as two cards, so it cannot be the second.
detail-group = The group needs at least { $cards } cards.
detail-rob = { $cards } cards or more rob { $who }.
detail-triple = { $cards ->
    [one] One colour named, two to go.
   *[other] Two colours named, one to go.
}
detail-complete = { $tickets ->
    [0] Choose tickets one by one, or let the best be completed.
    [one] One ticket for { $points } points so far; more can be completed.
   *[other] { $tickets } tickets for { $points } points so far; more can be completed.
}
detail-complete-all = { $tickets ->
    [0] Your stack completes none of your tickets.
    [one] One ticket for { $points } points: no more can be completed.
   *[other] { $tickets } tickets for { $points } points: no more can be completed.
}

## The end

part-completed = Tickets completed ({ $n })
part-uncompleted = Tickets not completed ({ $n })
part-bonuses = Big cities ({ $n })
`,re=`# What the board of the card game says.

## The table

yard = Депо
tab-yard = Депо и карты
tab-tickets = Маршруты и города
market = Открытые карты
half = { $half ->
    [0] первая колода из двух
   *[1] вторая колода
}
last-turns = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}
display-gap = Карты нет
deck = колода
deck-label = В колоде вагонов { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
ticket-deck = маршруты
ticket-deck-label = В колоде маршрутов { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
discards = сброс
points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

## Depots

bay-row = { $colour }: { $coloured } { $coloured ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}{ $locomotives ->
    [0] {""}
    [one] , { $locomotives } локомотив
    [few] , { $locomotives } локомотива
    [many] , { $locomotives } локомотивов
   *[other] , { $locomotives } локомотива
}. Чьё депо: { $who }
bay-free-label = { $colour }: ни в одном депо
bay-own = ваш ряд
bay-free = свободно
bay-coming = выкладывается
bay-rob = грабёж: { $cards }
bay-needs = нужно { $cards }
bay-wanted = для маршрутов
bay-held = на руке

## Cities

cities = Бонусы крупных городов
city-bonus = { $city }: бонус { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} тому, кто обслуживает его чаще всех
city-served = { $who }: { $times } { $times ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}
city-leads = { $who }: { $times } { $times ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}, больше нет ни у кого
city-yours = { $tickets ->
    [0] нет ваших
    [one] { $tickets } ваш маршрут
    [few] { $tickets } ваших маршрута
    [many] { $tickets } ваших маршрутов
   *[other] { $tickets } вашего маршрута
}
city-nobody = ещё не обслужен

## Tickets

tickets = Ваши маршруты
tickets-all = Маршруты
tickets-none = У вас нет маршрутов.
tickets-returned = Вы вернули в колоду:
tickets-sum = { $tickets } на { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
legend = С галочкой — в составе, в рамке — в депо, бледный — не хватает. Каждый маршрут отдельно.
legend-hidden = В рамке — в депо, обычный — на руке, бледный — не хватает. Состав лежит рубашкой вверх.
where-stack = в вашем составе
where-depot = в вашем депо
where-hand = на руке
where-missing = не хватает
completed-by = { $who }: выполнено { $tickets }
left-by = { $who }: не выполнено { $tickets }
tray-keep = { $tickets ->
    [0] Маршруты на выбор
    [one] Оставляете { $tickets } маршрут, очков: { $points }
    [few] Оставляете { $tickets } маршрута, очков: { $points }
    [many] Оставляете { $tickets } маршрутов, очков: { $points }
   *[other] Оставляете { $tickets } маршрута, очков: { $points }
}
tray-secret = Их видите только вы. Невыполненный маршрут в конце отнимет свои очки.
tray-complete = { $tickets ->
    [0] Составы открыты
    [one] Выполнен { $tickets } маршрут, очков: { $points }
    [few] Выполнено { $tickets } маршрута, очков: { $points }
    [many] Выполнено { $tickets } маршрутов, очков: { $points }
   *[other] Выполнено { $tickets } маршрута, очков: { $points }
}
tray-stack = Ваш состав:
tray-best = Выполнить лучшее: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}, очков: { $points }
stack-empty = карт нет
mark-keep = оставляете
mark-complete = выполнено
stack = в составе

## Cards and hand

card-joker = Заменяет любой цвет. Взятый из открытых карт, он — единственная карта за ход.
card-coloured = Выкладывайте в депо две или больше карт одного цвета или три разных цветов.
card-copies = в коробке { $copies }
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] кладёте { $cards }
    [few] кладёте { $cards }
    [many] кладёте { $cards }
   *[other] кладёте { $cards }
}

## Seats

seat-cards = { $n ->
    [one] карта на руке
    [few] карты на руке
    [many] карт на руке
   *[other] карты на руке
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
seat-completed = { $n ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}
seat-stack = { $n ->
    [one] карта в составе
    [few] карты в составе
    [many] карт в составе
   *[other] карты в составе
}

## The bar

detail-dispatch = В ряду { $coloured } { $coloured ->
    [one] цветная карта
    [few] цветные карты
    [many] цветных карт
   *[other] цветной карты
} и { $locomotives } { $locomotives ->
    [one] локомотив
    [few] локомотива
    [many] локомотивов
   *[other] локомотива
}.
detail-last = Ваш последний ход: карт вагонов уже не берут, а выложенное сейчас в состав не попадёт.
detail-second = Открытый локомотив считается за две карты, поэтому вторым быть не может.
detail-group = Карт в группе должно быть не меньше { $cards }.
detail-rob = Если карт { $cards } или больше, вы грабите депо ({ $who }).
detail-triple = { $cards ->
    [one] Назван { $cards } цвет, осталось два.
    [few] Названо { $cards } цвета, остался один.
    [many] Названо { $cards } цветов, остался один.
   *[other] Названо { $cards } цвета, остался один.
}
detail-complete = { $tickets ->
    [0] Выбирайте маршруты по одному или выполните лучшие сразу.
    [one] Пока { $tickets } маршрут, очков: { $points }; можно выполнить ещё.
    [few] Пока { $tickets } маршрута, очков: { $points }; можно выполнить ещё.
    [many] Пока { $tickets } маршрутов, очков: { $points }; можно выполнить ещё.
   *[other] Пока { $tickets } маршрута, очков: { $points }; можно выполнить ещё.
}
detail-complete-all = { $tickets ->
    [0] Картами вашего состава ни одного маршрута не выполнить.
    [one] { $tickets } маршрут, очков: { $points }; больше выполнить нельзя.
    [few] { $tickets } маршрута, очков: { $points }; больше выполнить нельзя.
    [many] { $tickets } маршрутов, очков: { $points }; больше выполнить нельзя.
   *[other] { $tickets } маршрута, очков: { $points }; больше выполнить нельзя.
}

## The end

part-completed = Выполненные маршруты ({ $n })
part-uncompleted = Невыполненные маршруты ({ $n })
part-bonuses = Крупные города ({ $n })
`,ie=`# What the board of the card game says.

## The table

yard = Депо
tab-yard = Депо й карти
tab-tickets = Маршрути й міста
market = Відкриті карти
half = { $half ->
    [0] перша колода з двох
   *[1] друга колода
}
last-turns = { $turns ->
    [one] лишився { $turns } хід
    [few] лишилося { $turns } ходи
    [many] лишилося { $turns } ходів
   *[other] лишилося { $turns } ходу
}
display-gap = Карти немає
deck = колода
deck-label = У колоді вагонів { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
ticket-deck = маршрути
ticket-deck-label = У колоді маршрутів { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
discards = відбій
points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}

## Depots

bay-row = { $colour }: { $coloured } { $coloured ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}{ $locomotives ->
    [0] {""}
    [one] , { $locomotives } локомотив
    [few] , { $locomotives } локомотиви
    [many] , { $locomotives } локомотивів
   *[other] , { $locomotives } локомотива
}. Чиє депо: { $who }
bay-free-label = { $colour }: у жодному депо
bay-own = ваш ряд
bay-free = вільно
bay-coming = викладається
bay-rob = грабіж: { $cards }
bay-needs = треба { $cards }
bay-wanted = для маршрутів
bay-held = на руці

## Cities

cities = Бонуси великих міст
city-bonus = { $city }: бонус { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
} тому, хто обслуговує його найчастіше
city-served = { $who }: { $times } { $times ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}
city-leads = { $who }: { $times } { $times ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}, більше немає ні в кого
city-yours = { $tickets ->
    [0] немає ваших
    [one] { $tickets } ваш маршрут
    [few] { $tickets } ваші маршрути
    [many] { $tickets } ваших маршрутів
   *[other] { $tickets } вашого маршруту
}
city-nobody = ще не обслужено

## Tickets

tickets = Ваші маршрути
tickets-all = Маршрути
tickets-none = У вас немає маршрутів.
tickets-returned = Ви повернули в колоду:
tickets-sum = { $tickets } на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
legend = З галочкою — у потязі, у рамці — в депо, блідий — бракує. Кожен маршрут окремо.
legend-hidden = У рамці — в депо, звичайний — на руці, блідий — бракує. Потяг лежить сорочкою догори.
where-stack = у вашому потязі
where-depot = у вашому депо
where-hand = на руці
where-missing = бракує
completed-by = { $who }: виконано { $tickets }
left-by = { $who }: не виконано { $tickets }
tray-keep = { $tickets ->
    [0] Маршрути на вибір
    [one] Лишаєте { $tickets } маршрут, балів: { $points }
    [few] Лишаєте { $tickets } маршрути, балів: { $points }
    [many] Лишаєте { $tickets } маршрутів, балів: { $points }
   *[other] Лишаєте { $tickets } маршруту, балів: { $points }
}
tray-secret = Їх бачите лише ви. Невиконаний маршрут наприкінці забере свої бали.
tray-complete = { $tickets ->
    [0] Потяги відкрито
    [one] Виконано { $tickets } маршрут, балів: { $points }
    [few] Виконано { $tickets } маршрути, балів: { $points }
    [many] Виконано { $tickets } маршрутів, балів: { $points }
   *[other] Виконано { $tickets } маршруту, балів: { $points }
}
tray-stack = Ваш потяг:
tray-best = Виконати найкраще: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}, балів: { $points }
stack-empty = карт немає
mark-keep = лишаєте
mark-complete = виконано
stack = у потязі

## Cards and hand

card-joker = Замінює будь-який колір. Узятий з відкритих карт, він — єдина карта за хід.
card-coloured = Викладайте в депо дві або більше карт одного кольору чи три різних кольорів.
card-copies = у коробці { $copies }
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] кладете { $cards }
    [few] кладете { $cards }
    [many] кладете { $cards }
   *[other] кладете { $cards }
}

## Seats

seat-cards = { $n ->
    [one] карта на руці
    [few] карти на руці
    [many] карт на руці
   *[other] карти на руці
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
seat-completed = { $n ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}
seat-stack = { $n ->
    [one] карта в потязі
    [few] карти в потязі
    [many] карт у потязі
   *[other] карти в потязі
}

## The bar

detail-dispatch = У ряді { $coloured } { $coloured ->
    [one] кольорова карта
    [few] кольорові карти
    [many] кольорових карт
   *[other] кольорової карти
} і { $locomotives } { $locomotives ->
    [one] локомотив
    [few] локомотиви
    [many] локомотивів
   *[other] локомотива
}.
detail-last = Ваш останній хід: карт вагонів уже не беруть, а викладене зараз до потяга не дістанеться.
detail-second = Відкритий локомотив рахується за дві карти, тож другим бути не може.
detail-group = Карт у групі має бути щонайменше { $cards }.
detail-rob = Якщо карт { $cards } або більше, ви грабуєте депо ({ $who }).
detail-triple = { $cards ->
    [one] Названо { $cards } колір, лишилося два.
    [few] Названо { $cards } кольори, лишився один.
    [many] Названо { $cards } кольорів, лишився один.
   *[other] Названо { $cards } кольору, лишився один.
}
detail-complete = { $tickets ->
    [0] Вибирайте маршрути по одному або виконайте найкращі відразу.
    [one] Поки що { $tickets } маршрут, балів: { $points }; можна виконати ще.
    [few] Поки що { $tickets } маршрути, балів: { $points }; можна виконати ще.
    [many] Поки що { $tickets } маршрутів, балів: { $points }; можна виконати ще.
   *[other] Поки що { $tickets } маршруту, балів: { $points }; можна виконати ще.
}
detail-complete-all = { $tickets ->
    [0] Картами вашого потяга жодного маршруту не виконати.
    [one] { $tickets } маршрут, балів: { $points }; більше виконати не можна.
    [few] { $tickets } маршрути, балів: { $points }; більше виконати не можна.
    [many] { $tickets } маршрутів, балів: { $points }; більше виконати не можна.
   *[other] { $tickets } маршруту, балів: { $points }; більше виконати не можна.
}

## The end

part-completed = Виконані маршрути ({ $n })
part-uncompleted = Невиконані маршрути ({ $n })
part-bonuses = Великі міста ({ $n })
`,ae=[`red`,`orange`,`yellow`,`green`,`blue`,`purple`,`black`,`white`,`locomotive`],oe=ae.slice(0,-1),se=`locomotive`;function ce(e){return V(ue(e))}function le(e){return R(ue(e))}function ue(e){return e===`locomotive`?null:e}function q(e){return ae.map(t=>[t,e.filter(e=>e===t).length]).filter(([,e])=>e>0)}var J=A;function de(e,t){for(let[n,r]of e.depots.entries()){let e=r.find(e=>e.colour===t);if(e)return{seat:n,row:e}}return null}function fe(e){return[...Array(e.coloured).fill(e.colour),...Array(e.locomotives).fill(se)]}function pe(e,t){return t===`locomotive`?e.movesOf(`lay`,{coloured:0}):[...e.movesOf(`lay`,{colour:t}).filter(e=>e.args.coloured!==0),...e.movesOf(`triple`,{colour:t})]}function me(e,t){return[...e.movesOf(`lay`,{colour:t}),...e.movesOf(`triple`,{colour:t})]}function Y(e,t){return e.catalogue.tickets[t].cities.map(t=>e.catalogue.cities[t].name).join(` – `)}function X(e,t){return t.reduce((t,n)=>t+e.catalogue.tickets[n].points,0)}var he=h(`<b class="tick svelte-11cz0iq"><!></b>`),ge=h(`<b class="copies svelte-11cz0iq"> </b>`),_e=h(`<span><i><!></i> <!> <span class="vh"> </span> <!></span>`);function Z(t,r){b(r,!0);let a=J(),s=e(()=>a.catalogue.cards[r.card].colour??a.catalogue.cards[r.card].name),l=e(()=>r.at?`${c(s)}: ${a.say(`where-${r.at}`)}`:c(s));var d=_e(),f=i(d);let p;var h=i(f);{let t=e(()=>ce(r.card));k(h,{get name(){return c(t)}})}x(f);var v=o(f,2),C=e=>{var t=he();k(i(t),{name:`i-check`}),x(t),g(e,t)};T(v,e=>{r.at===`stack`&&e(C)});var E=o(v,2),D=S(E,!0),O=o(E,2),A=e=>{var t=ge(),i=S(t,!0);u(()=>n(i,r.copies)),g(e,t)};T(O,e=>{r.copies!==void 0&&e(A)}),x(d),u(e=>{m(d,1,`chip-of ${r.at??``??``}`,`svelte-11cz0iq`),_(d,`title`,c(l)),y(f,e),p=m(f,1,`svelte-11cz0iq`,null,p,{wild:r.card===se}),n(D,c(l))},[()=>le(r.card)]),g(t,d),w()}var ve=h(`<span class="detail svelte-lntohs"><!> </span>`);function ye(r,a){b(a,!0);let l=J(),d=e(()=>l.view),f=e(()=>c(d).phase===`dispatch`&&c(d).row?[c(d).row]:c(d).phase===`locomotives`&&c(d).group?[c(d).group.colour]:c(d).phase===`triple`?c(d).triple:[]),p=e(()=>{switch(c(d).phase){case`dispatch`:{let e=c(d).row===null?null:de(c(d),c(d).row);return e?l.say(`detail-dispatch`,{coloured:e.row.coloured,locomotives:e.row.locomotives}):``}case`turn`:return c(d).last_turns===null?``:l.say(`detail-last`);case`second_card`:return l.say(`detail-second`);case`locomotives`:{if(!c(d).group)return``;let e=de(c(d),c(d).group.colour),t=c(d).least[c(d).group.colour];return e?l.say(`detail-rob`,{cards:t,who:M(l,e.seat)}):l.say(`detail-group`,{cards:t})}case`triple`:return l.say(`detail-triple`,{cards:c(d).triple.length});case`complete`:{let e=c(d).seat===null?[]:c(d).tickets[c(d).seat].declared??[],t=c(d).best??[];return l.say(t.length>0?`detail-complete`:`detail-complete-all`,{tickets:e.length,points:X(l,e)})}default:return``}});var m=t(),h=s(m),_=e=>{var t=ve(),r=i(t);E(r,16,()=>c(f),e=>e,(e,t)=>{Z(e,{get card(){return t}})});var a=o(r,1,!0);x(t),u(()=>n(a,c(p))),g(e,t)};T(h,e=>{c(p)&&e(_)}),g(r,m),w()}var be=h(`<span><!> <span class="vh"> </span></span>`),xe=h(`<span class="served svelte-1gphg49"></span>`),Se=h(`<small class="svelte-1gphg49"> </small>`),Ce=h(`<li class="svelte-1gphg49"><b class="plate svelte-1gphg49"> <span class="vh"> </span></b> <span class="about svelte-1gphg49"><strong class="svelte-1gphg49"> </strong> <!></span></li>`),we=h(`<ul class="cities sheet svelte-1gphg49"></ul>`);function Te(r,a){b(a,!0);let f=J(),p=N(),h=e(()=>f.view),v=e(()=>c(h).phase===`over`),y=e(()=>f.viewer===null?[]:c(h).tickets[f.viewer].held??[]);function C(e){return c(y).filter(t=>f.catalogue.tickets[t].cities.includes(e)).length}var D=we();E(D,21,()=>c(h).cities,({city:e,served:t,leaders:n})=>e,(r,a)=>{let h=()=>c(a).city,y=()=>c(a).served,b=()=>c(a).leaders,w=e(()=>f.catalogue.cities[h()]);var D=Ce(),O=i(D),k=i(O,!0),A=S(o(k),!0);x(O);var j=o(O,2),N=i(j),P=S(N,!0),F=o(N,2),I=r=>{var a=xe();E(a,21,y,l,(r,a,l)=>{var d=t(),p=s(d),h=t=>{let r=e(()=>b().includes(l));var s=be();let d;var p=i(s);L(p,{seat:l});var h=o(p,1,!0),v=S(o(h),!0);x(s),u((e,t)=>{_(s,`title`,e),d=m(s,1,`svelte-1gphg49`,null,d,{leads:c(r)}),n(h,c(a)),n(v,t)},[()=>f.say(c(r)?`city-leads`:`city-served`,{who:M(f,l),times:c(a)}),()=>f.say(c(r)?`city-leads`:`city-served`,{who:M(f,l),times:c(a)})]),g(t,s)};T(p,e=>{c(a)>0&&e(h)}),g(r,d)}),x(a),g(r,a)},R=e=>{var t=Se(),r=S(t,!0);u(e=>n(r,e),[()=>f.say(`city-yours`,{tickets:C(h())})]),g(e,t)},z=e=>{var t=Se(),r=S(t,!0);u(e=>n(r,e),[()=>f.say(`city-nobody`)]),g(e,t)};T(F,e=>{b().length>0?e(I):f.viewer!==null&&!c(v)?e(R,1):e(z,-1)}),x(j),x(D),d(D,()=>p(`city`,{city:h()})),u(e=>{n(k,c(w).bonus),n(A,e),n(P,c(w).name)},[()=>f.say(`points-unit`,{points:c(w).bonus})]),g(r,D)}),x(D),u(e=>_(D,`aria-label`,e),[()=>f.say(`cities`)]),g(r,D),w()}var Ee=h(`<p class="discards sheet svelte-smttwt" data-at="discards"><span> <b class="svelte-smttwt"> </b></span> <!></p>`);function De(t,r){b(r,!0);let a=J(),s=N(),l=e(()=>a.view.discards);var f=Ee(),p=i(f),m=i(p),h=S(o(m),!0);x(p),E(o(p,2),17,()=>q(c(l)),([e,t])=>e,(t,n)=>{var r=e(()=>v(c(n),2));let i=()=>c(r)[0],a=()=>c(r)[1];Z(t,{get card(){return i()},get copies(){return a()}})}),x(f),d(f,()=>s(`pile`,{pile:`discards`})),u(e=>{n(m,`${e??``} `),n(h,c(l).length)},[()=>a.say(`discards`)]),g(t,f),w()}var Oe=h(`<em class="svelte-c5yk8g">–</em>`),ke=h(`<!> <span> </span>`,1),Ae=h(`<span class="mark svelte-c5yk8g"><!> </span>`),je=h(`<span><b class="points svelte-c5yk8g"> <span class="vh"> </span></b> <span class="cities svelte-c5yk8g"></span> <span class="need svelte-c5yk8g"></span> <!></span>`);function Me(t,r){b(r,!0);let a=C(r,`size`,3,`line`),d=C(r,`done`,3,!1),f=J(),p=e(()=>f.catalogue.tickets[r.ticket]);var h=je();let v;var y=i(h),D=i(y,!0),O=S(o(D),!0);x(y);var A=o(y,2);E(A,21,()=>c(p).cities,l,(t,r,i)=>{let a=e(()=>f.catalogue.cities[c(r)]);var l=ke(),d=s(l),p=e=>{g(e,Oe())};T(d,e=>{i>0&&e(p)});var h=o(d,2);let v;var y=S(h,!0);u(e=>{_(h,`title`,e),v=m(h,1,`svelte-c5yk8g`,null,v,{great:c(a).bonus!==null}),n(y,c(a).name)},[()=>c(a).bonus===null?void 0:f.say(`city-bonus`,{city:c(a).name,points:c(a).bonus})]),g(t,l)}),x(A);var j=o(A,2);E(j,21,()=>c(p).needs,l,(t,n,i)=>{{let a=e(()=>r.reach?.[i]);Z(t,{get card(){return c(n)},get at(){return c(a)}})}}),x(j);var M=o(j,2),N=e=>{var t=Ae(),a=i(t);k(a,{name:`i-check`});var s=o(a,1,!0);x(t),u(()=>n(s,r.mark)),g(e,t)};T(M,e=>{r.mark!==void 0&&e(N)}),x(h),u(e=>{v=m(h,1,`tk ${a()??``}`,`svelte-c5yk8g`,v,{done:d(),marked:r.mark!==void 0}),n(D,c(p).points),n(O,e)},[()=>f.say(`points-unit`,{points:c(p).points})]),g(t,h),w()}function Q(n,r){b(r,!0);let i=C(r,`big`,3,!1),a=J(),o=e(()=>a.catalogue.cards[r.card]),l=e(()=>c(o)&&{use:a.say(c(o).colour===null?`card-joker`:`card-coloured`),copies:a.say(`card-copies`,{copies:c(o).copies})});var u=t(),d=s(u),f=t=>{{let n=e(()=>ue(r.card)),a=e(()=>i()?c(l):void 0);z(t,{get name(){return c(o).name},get colour(){return c(n)},get about(){return c(a)}})}},p=e=>{Me(e,{get ticket(){return r.card},size:`big`})};T(d,e=>{c(o)?e(f):e(p,-1)}),g(n,u),w()}var Ne=h(`<span class="last svelte-iuyhuc"> </span>`),Pe=h(`<span class="label"> </span>`),Fe=h(`<span class="vh"> </span>`),Ie=h(`<p class="discards svelte-iuyhuc"><span class="vh"> </span><!></p>`),Le=h(`<section class="market sheet svelte-iuyhuc"><h3 class="svelte-iuyhuc"> <!></h3> <div class="display svelte-iuyhuc"><!></div> <div class="decks svelte-iuyhuc"><!> <!> <div class="deck plain svelte-iuyhuc"><span class="of svelte-iuyhuc"><b class="svelte-iuyhuc"> </b><small class="svelte-iuyhuc"> </small></span></div></div> <!></section>`);function Re(t,r){b(r,!0);let a=J(),s=N(),l=e(()=>a.view),p=e(()=>F(a,`turn`,`second_card`)),m=e(()=>c(l).halves>1),h=e(()=>a.lastLines.filter(({kind:e})=>e===`took`).map(({args:e})=>e.place));var y=Le(),C=i(y),D=i(C),O=o(D),k=e=>{var t=Ne(),r=S(t,!0);u(e=>n(r,e),[()=>a.say(`last-turns`,{turns:c(l).last_turns})]),g(e,t)},A=e=>{var t=Pe(),r=S(t,!0);u(e=>n(r,e),[()=>a.say(`half`,{half:c(l).half})]),g(e,t)};T(O,e=>{c(l).last_turns?e(k):c(m)&&e(A,1)}),x(C);var j=o(C,2);G(i(j),{get cards(){return c(l).display},kind:`take`,place:`place`,get isTaking(){return c(p)},nameOf:e=>a.catalogue.cards[e].name,about:e=>({kind:`card`,args:{card:e}}),at:(e,t)=>`display:${t}`,isNew:(e,t)=>c(h).includes(t),gap:e=>{var t=Fe(),r=S(t,!0);u(e=>n(r,e),[()=>a.say(`display-gap`)]),g(e,t)},face:(e,t=f)=>{Q(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),x(j);var M=o(j,2),P=i(M);{let t=e(()=>a.say(`deck`)),n=e(()=>a.say(`deck-label`,{cards:c(l).train_deck.size})),r=e(()=>a.movesOf(`draw`)),i=e(()=>c(p)?{kind:`draw`,args:{}}:void 0);H(P,{get size(){return c(l).train_deck.size},get word(){return c(t)},get label(){return c(n)},get moves(){return c(r)},get why(){return c(i)},about:{kind:`pile`,args:{pile:`trains`}},at:`deck`})}var I=o(P,2);{let t=e(()=>a.say(`ticket-deck`)),n=e(()=>a.say(`ticket-deck-label`,{tickets:c(l).ticket_deck.size})),r=e(()=>a.movesOf(`tickets`)),i=e(()=>F(a,`turn`)?{kind:`tickets`,args:{}}:void 0);H(I,{get size(){return c(l).ticket_deck.size},get word(){return c(t)},get label(){return c(n)},get moves(){return c(r)},get why(){return c(i)},about:{kind:`pile`,args:{pile:`tickets`}},at:`tickets`,back:`--b:#7f2f22`})}var L=o(I,2),R=i(L),z=i(R),B=S(z,!0),V=S(o(z),!0);x(R),x(L),d(L,()=>s(`pile`,{pile:`discards`})),x(M);var U=o(M,2),W=t=>{var r=Ie(),s=i(r),d=S(s);E(o(s),17,()=>q(c(l).discards),([e,t])=>e,(t,n)=>{var r=e(()=>v(c(n),2));let i=()=>c(r)[0],a=()=>c(r)[1];Z(t,{get card(){return i()},get copies(){return a()}})}),x(r),u(e=>n(d,`${e??``}:`),[()=>a.say(`discards`)]),g(t,r)};T(U,e=>{c(l).discards.length>0&&!a.isPhone&&e(W)}),x(y),u((e,t,r)=>{_(y,`aria-label`,e),n(D,`${t??``} `),_(L,`data-at`,a.isPhone?void 0:`discards`),n(B,c(l).discards.length),n(V,r)},[()=>a.say(`market`),()=>a.say(`market`),()=>a.say(`discards`)]),g(t,y),w()}var ze={send:`yard`,draw:`yard`,take:`yard`,tickets:`yard`,keep:`tickets`,complete:`tickets`},Be=[`lay`,`triple`];function Ve({kind:e}){return e in ze||Be.includes(e)}function He({kind:e}){return ze[e]??null}function Ue({kind:e}){return e===`done`}function We({kind:e},t){return e===`done`&&(t.best??[]).length>0}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function Ge({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`drew`:return $(`deck`,n,t.card);case`took`:return $(`display:${t.place}`,n,t.card);case`sent`:return $(`row:${t.colour}`,`stack:${t.seat}`,t.card===`locomotive`?t.card:t.colour);case`laid`:case`tripled`:return $(n,`row:${t.colour}`,t.colour);case`robbed`:return $(`row:${t.colour}`,`discards`,t.colour);case`kept`:return t.tickets>0?$(`tickets`,`tickets:${t.seat}`):null;default:return null}}var Ke=h(`<span class="n svelte-8e7r53"><!><b class="svelte-8e7r53"> </b><span class="vh"> </span></span>`),qe=h(`<span class="chips svelte-8e7r53"></span>`),Je=h(`<span class="word svelte-8e7r53"> </span>`),Ye=h(`<!> <span class="chips end svelte-8e7r53"></span>`,1),Xe=h(`<li data-told-group=""><!> <p class="counts svelte-8e7r53"><!> <span><!></span> <!> <b> <!><span class="vh"> </span></b></p> <div class="train svelte-8e7r53"><span><!></span> <b class="svelte-8e7r53"> </b><span class="vh"> </span> <!></div></li>`),Ze=h(`<ul class="plates svelte-8e7r53"></ul>`);function Qe(t,r){b(r,!0);let a=(t,r=f,a=f,s=f,p=f)=>{let m=e(()=>l.say(a(),{n:s()}));var h=Ke(),_=i(h);k(_,{get name(){return r()}});var v=o(_),y=S(v,!0),b=S(o(v),!0);x(h),d(h,p),u(()=>{n(y,s()),n(b,c(m))}),g(t,h)},l=J(),p=N(),h=e(()=>l.view),C=e(()=>P(l));var D=Ze();E(D,20,()=>c(C),e=>e,(t,r)=>{let f=e(()=>c(h).stacks[r]),y=e(()=>c(h).points[r].total),b=e(()=>c(h).completed[r].length);var C=Xe();let w;var D=i(C);K(D,{get seat(){return r}});var O=o(D,2),A=i(O);{let t=e(()=>p(`hand`,{seat:r}));a(A,()=>`i-cards`,()=>`seat-cards`,()=>c(h).hands[r].size,()=>c(t))}var j=o(A,2),M=i(j);{let t=e(()=>p(`tickets`,{seat:r}));a(M,()=>`i-ticket`,()=>`seat-tickets`,()=>c(h).tickets[r].size,()=>c(t))}x(j);var N=o(j,2),P=t=>{{let n=e(()=>p(`completed`,{seat:r}));a(t,()=>`i-check`,()=>`seat-completed`,()=>c(b),()=>c(n))}};T(N,e=>{c(b)>0&&e(P)});var F=o(N,2);let I;var L=i(F,!0),R=o(L);k(R,{name:`i-star`});var z=S(o(R),!0);x(F),d(F,()=>p(`points`,{seat:r})),x(O);var B=o(O,2),V=i(B);let H;k(i(V),{name:`back`,class:`back`}),x(V);var U=o(V,2),G=S(U,!0),ee=o(U),te=S(ee,!0),ne=o(ee,2),re=t=>{var n=qe();E(n,21,()=>q(c(f).cards),([e,t])=>e,(t,n)=>{var r=e(()=>v(c(n),2));let i=()=>c(r)[0],a=()=>c(r)[1];Z(t,{get card(){return i()},get copies(){return a()}})}),x(n),g(t,n)},ie=t=>{var i=Ye(),a=s(i),d=e=>{var t=Je(),r=S(t,!0);u(e=>n(r,e),[()=>l.say(`stack`)]),g(e,t)};T(a,e=>{c(h).depots[r].length<(c(h).seats>3?3:5)&&e(d)});var f=o(a,2);E(f,21,()=>c(h).depots[r],e=>e.colour,(t,n)=>{{let r=e(()=>c(n).coloured+c(n).locomotives);Z(t,{get card(){return c(n).colour},get copies(){return c(r)}})}}),x(f),g(t,i)};T(ne,e=>{c(f).cards!==null&&c(f).size>0?e(re):e(ie,-1)}),x(B),d(B,()=>p(`stack`,{seat:r})),x(C),u((e,t,i)=>{w=m(C,1,`sheet o${r+1}`,`svelte-8e7r53`,w,{turn:c(h).seat===r}),_(C,`data-at`,r===l.viewer?`seat:${r}`:`seat:${r} hand:${r}`),_(j,`data-at`,`tickets:${r??``}`),I=m(F,1,`points svelte-8e7r53`,null,I,{minus:c(y)<0}),n(L,e),n(z,t),_(B,`data-at`,`stack:${r??``}`),H=m(V,1,`pile svelte-8e7r53`,null,H,{none:c(f).size===0}),n(G,c(f).size),n(te,i)},[()=>W(c(y)),()=>l.say(`points-unit`,{points:c(y)}),()=>l.say(`seat-stack`,{n:c(f).size})]),g(t,C)}),x(D),u(()=>y(D,`--seats:${c(C).length??``}`)),g(t,D),w()}var $e=h(`<button type="button" class="svelte-1ko2jp9"><!></button>`),et=h(`<li class="svelte-1ko2jp9"><!></li>`),tt=h(`<details class="svelte-1ko2jp9"><summary class="svelte-1ko2jp9"><!> <b> </b></summary> <ol></ol></details>`),nt=h(`<ol></ol> <p class="legend svelte-1ko2jp9"> </p>`,1),rt=h(`<p class="none svelte-1ko2jp9"> </p>`),it=h(`<span class="svelte-1ko2jp9"> <b class="num"> </b></span> `,1),at=h(`<p class="legend returned svelte-1ko2jp9"> <!></p>`),ot=h(`<h3 class="svelte-1ko2jp9"> <span class="label"> </span></h3> <!> <!>`,1),st=h(`<h3 class="svelte-1ko2jp9"> </h3>`),ct=h(`<section class="tickets sheet svelte-1ko2jp9"><!> <!> <!></section>`);function lt(r,l){b(l,!0);let p=(e,t=f,n=f,r=f)=>{var o=$e();Me(i(o),{get ticket(){return t()},get reach(){return n()},get done(){return r()}}),x(o),d(o,()=>y(`card`,{card:t()})),a(`click`,o,()=>v.enlarge(t())),g(e,o)},h=(e,t=f,r=f,a=f,s=f)=>{var c=tt(),l=i(c),d=i(l);L(d,{get seat(){return t()}});var h=o(d,1,!0),_=o(h);let y;var b=S(_,!0);x(l);var C=o(l,2);E(C,20,a,e=>e,(e,t)=>{var n=et();p(i(n),()=>t,()=>void 0,s),x(n),g(e,n)}),x(C),x(c),u(e=>{c.open=t()===v.viewer&&!s(),n(h,r()),y=m(_,1,`svelte-1ko2jp9`,null,y,{minus:!s()}),n(b,e)},[()=>W(s()?X(v,a()):-X(v,a()))]),g(e,c)},v=J(),y=N(),C=e(()=>v.view),D=e(()=>v.viewer===null?null:c(C).tickets[v.viewer]),O=e(()=>[...c(D)?.declared??[],...c(D)?.held??[]]),k=e(()=>v.viewer===null?null:c(C).reach[v.viewer]),A=e(()=>c(C).phase===`over`),j=e(()=>c(C).phase===`complete`&&c(D)!==null),F=e(()=>v.viewer===null?[]:c(C).returned[v.viewer]??[]),I=e(()=>P(v).filter(e=>c(C).completed[e].length>0)),R=e(()=>c(A)?P(v).filter(e=>(c(C).tickets[e].held??[]).length>0):[]);var z=t(),B=s(z),V=t=>{var r=ct(),a=i(r),l=t=>{var r=ot(),a=s(r),l=i(a),d=S(o(l),!0);x(a);var f=o(a,2),m=t=>{var r=nt(),a=s(r);E(a,20,()=>c(O),e=>e,(t,n)=>{var r=et(),a=i(r);{let t=e(()=>c(D).declared?.includes(n)??!1);p(a,()=>n,()=>c(k)?.[n],()=>c(t))}x(r),g(t,r)}),x(a);var l=S(o(a,2),!0);u(e=>n(l,e),[()=>v.say(c(C).stacks[v.viewer].cards===null||c(C).stacks[v.viewer].size===0?`legend-hidden`:`legend`)]),g(t,r)},h=e=>{var t=rt(),r=S(t,!0);u(e=>n(r,e),[()=>v.say(`tickets-none`)]),g(e,t)};T(f,e=>{c(O).length>0?e(m):e(h,-1)});var _=o(f,2),y=e=>{var t=at(),r=i(t);E(o(r),17,()=>c(F),({ticket:e})=>e,(e,t)=>{let r=()=>c(t).ticket;var a=it(),l=s(a),d=i(l),f=S(o(d),!0);x(l);var p=o(l,1,!0);p.nodeValue=` `,u((e,t)=>{n(d,`${e??``} `),n(f,t)},[()=>Y(v,r()),()=>X(v,[r()])]),g(e,a)}),x(t),u(e=>n(r,`${e??``} `),[()=>v.say(`tickets-returned`)]),g(e,t)};T(_,e=>{c(F).length>0&&e(y)}),u((e,t)=>{n(l,`${e??``} `),n(d,t)},[()=>v.say(`tickets`),()=>c(O).length>0?v.say(`tickets-sum`,{tickets:c(O).length,points:X(v,c(O))}):``]),g(t,r)},d=e=>{var t=st(),r=S(t,!0);u(e=>n(r,e),[()=>v.say(`tickets-all`)]),g(e,t)};T(a,e=>{c(D)&&!c(A)&&!c(j)?e(l):e(d,-1)});var f=o(a,2);E(f,16,()=>c(I),e=>e,(t,n)=>{{let r=e(()=>v.say(`completed-by`,{who:M(v,n),tickets:c(C).completed[n].length}));h(t,()=>n,()=>c(r),()=>c(C).completed[n],()=>!0)}}),E(o(f,2),16,()=>c(R),e=>e,(t,n)=>{{let r=e(()=>v.say(`left-by`,{who:M(v,n),tickets:c(C).tickets[n].held.length}));h(t,()=>n,()=>c(r),()=>c(C).tickets[n].held,()=>!1)}}),x(r),u(e=>_(r,`aria-label`,e),[()=>v.say(`tickets`)]),g(t,r)};T(B,e=>{(c(D)&&!c(j)||c(I).length>0||c(R).length>0)&&e(V)}),g(r,z),w()}r([`click`]);var ut=h(`<small class="svelte-1dxoq20"> </small>`),dt=h(`<span><!><!></span>`),ft=h(`<span class="word svelte-1dxoq20"> </span>`),pt=h(`<button type="button" class="btn best svelte-1dxoq20"><!> </button>`),mt=h(`<p class="cards svelte-1dxoq20"><span class="word svelte-1dxoq20"> </span> <!></p> <!>`,1),ht=h(`<p class="word svelte-1dxoq20"> </p>`),gt=h(`<section><header class="svelte-1dxoq20"><h3 class="svelte-1dxoq20"> </h3> <!></header> <div class="stubs svelte-1dxoq20"></div></section>`);function _t(t,r){b(r,!0);let l=J(),d=e(()=>l.view),f=e(()=>c(d).tickets[l.viewer]),p=e(()=>c(d).phase===`complete`),h=e(()=>c(p)?`complete`:`keep`),C=e(()=>(c(p)?[...c(f).held??[],...c(f).declared??[]]:c(f).looked_at??[]).toSorted((e,t)=>l.catalogue.tickets[t].points-l.catalogue.tickets[e].points)),D=e(()=>(c(p)?c(f).declared:c(f).chosen)??[]),O=e(()=>c(d).reach[l.viewer]),A=e(()=>c(d).seat===l.viewer),j=e(()=>c(A)?c(d).best??[]:[]),M=e(()=>q(c(d).stacks[l.viewer].cards??[])),N=e(()=>new Map(q(c(A)&&c(d).free?c(d).free:c(d).stacks[l.viewer].cards??[]))),P=e(()=>l.say(c(p)?`tray-complete`:`tray-keep`,{tickets:c(D).length,points:X(l,c(D))}));function L(){l.playAll(c(j).flatMap(e=>l.movesOf(`complete`,{ticket:e}).map(e=>e.code)))}var R=gt();let z;var B=i(R),V=i(B),H=S(V,!0),U=o(V,2),W=t=>{var r=mt(),d=s(r),f=i(d),p=S(f,!0);E(o(f,2),17,()=>c(M),([e,t])=>e,(t,r)=>{var a=e(()=>v(c(r),2));let s=()=>c(a)[0],l=()=>c(a)[1];var d=dt();let f;var p=i(d);{let t=e(()=>c(N).get(s())??0);Z(p,{get card(){return s()},get copies(){return c(t)}})}var h=o(p),_=e=>{var t=ut(),r=S(t);u(()=>n(r,`/${l()??``}`)),g(e,t)},y=e(()=>(c(N).get(s())??0)<l());T(h,e=>{c(y)&&e(_)}),x(d),u(e=>f=m(d,1,`svelte-1dxoq20`,null,f,{spent:e}),[()=>!c(N).get(s())]),g(t,d)},e=>{var t=ft(),r=S(t,!0);u(e=>n(r,e),[()=>l.say(`stack-empty`)]),g(e,t)}),x(d);var h=o(d,2),y=e=>{var t=pt(),r=i(t);k(r,{name:`i-star`});var s=o(r,1,!0);x(t),u(e=>n(s,e),[()=>l.say(`tray-best`,{tickets:c(j).length,points:X(l,c(j))})]),a(`click`,t,L),g(e,t)},b=e(()=>c(j).length>0&&F(l,`complete`));T(h,e=>{c(b)&&e(y)}),u((e,t)=>{_(d,`aria-label`,e),n(p,t)},[()=>l.say(`tray-stack`),()=>l.say(`tray-stack`)]),g(t,r)},G=e=>{var t=ht(),r=S(t,!0);u(e=>n(r,e),[()=>l.say(`tray-secret`)]),g(e,t)};T(U,e=>{c(p)?e(W):e(G,-1)}),x(B);var K=o(B,2);E(K,20,()=>c(C),e=>e,(t,n)=>{let r=e(()=>l.movesOf(c(h),{ticket:n})),i=e(()=>c(D).includes(n));{let a=e(()=>c(r)[0]?.text??Y(l,n)),o=e(()=>F(l,c(d).phase)&&!c(i)?{kind:c(h),args:{ticket:n}}:void 0),s=e(()=>({kind:`card`,args:{card:n}})),u=e(()=>c(j).includes(n)?`in-best`:``);I(t,{get label(){return c(a)},get moves(){return c(r)},get why(){return c(o)},get about(){return c(s)},get picked(){return c(i)},shape:`card`,get card(){return n},get class(){return`stub-spot ${c(u)??``}`},children:(t,r)=>{{let r=e(()=>c(i)&&c(p)?void 0:c(O)?.[n]),a=e(()=>c(i)?l.say(c(p)?`mark-complete`:`mark-keep`):void 0);Me(t,{get ticket(){return n},size:`stub`,get reach(){return c(r)},get mark(){return c(a)}})}},$$slots:{default:!0}})}},e=>{var t=ht(),r=S(t,!0);u(e=>n(r,e),[()=>l.say(`tickets-none`)]),g(e,t)}),x(K),x(R),u(()=>{z=m(R,1,`tray sheet svelte-1dxoq20`,null,z,{scoring:c(p),few:!c(p)&&c(C).length<5}),_(R,`aria-label`,c(P)),n(H,c(P)),y(K,`--n:${c(C).length??``}`)}),g(t,R),w()}r([`click`]);var vt=h(`<span><!> </span>`),yt=h(`<span class="whose svelte-1fgdo38"><!><span class="who svelte-1fgdo38"> </span></span> <!>`,1),bt=h(`<span class="coming svelte-1fgdo38"> </span>`),xt=h(`<span class="svelte-1fgdo38"><!> <span class="vh"> </span></span>`),St=h(`<span class="mini svelte-1fgdo38"><!> <!></span>`),Ct=h(`<span class="free svelte-1fgdo38"> </span> <!>`,1),wt=h(`<span class="edge svelte-1fgdo38"><!></span>`),Tt=h(`<b class="count svelte-1fgdo38"> </b>`),Et=h(`<b class="count svelte-1fgdo38" aria-hidden="true"> </b>`),Dt=h(`<span class="one svelte-1fgdo38"><!> <!></span>`),Ot=h(`<div class="stall"><span class="pair svelte-1fgdo38"></span> <!></div>`),kt=h(`<span class="water svelte-1fgdo38" aria-hidden="true"><!></span>`),At=h(`<span class="svelte-1fgdo38"><!><span class="word svelte-1fgdo38"> </span> <b class="svelte-1fgdo38"> </b></span>`),jt=h(`<span class="wanted svelte-1fgdo38"><!> <!></span>`),Mt=h(`<span class="in svelte-1fgdo38"><!></span>`),Nt=h(`<span class="in ghost svelte-1fgdo38"><!></span>`),Pt=h(`<!> <!> <span class="fan svelte-1fgdo38"><!> <!></span> <!>`,1),Ft=h(`<div><h4 class="svelte-1fgdo38"><!><span class="name svelte-1fgdo38" aria-hidden="true"> </span><!></h4> <!></div>`);function It(r,a){b(a,!0);let d=e=>{var t=wt(),r=i(t),l=e=>{var t=yt(),r=s(t),l=i(r);L(l,{get seat(){return c(C).seat}});var d=S(o(l),!0);x(r);var p=o(r,2),_=e=>{var t=vt();let r;var s=i(t);k(s,{name:`i-mask`});var l=o(s,1,!0);x(t),u(e=>{r=m(t,1,`needs svelte-1fgdo38`,null,r,{can:c(N)}),n(l,e)},[()=>f.say(c(N)?`bay-rob`:`bay-needs`,{cards:c(h).least[a.colour]})]),g(e,t)};T(p,e=>{c(O)||e(_)}),u(e=>n(d,e),[()=>c(O)?f.say(`bay-own`):M(f,c(C).seat)]),g(e,t)},d=e=>{var t=bt(),r=S(t,!0);u(e=>n(r,e),[()=>f.say(`bay-coming`)]),g(e,t)},p=e=>{var t=Ct(),r=s(t),a=S(r,!0),l=o(r,2),d=e=>{var t=St(),r=i(t),a=e=>{var t=xt(),r=i(t);k(r,{name:`i-ticket`});var a=o(r,1,!0),s=S(o(a),!0);x(t),u(e=>{n(a,c(R)),n(s,e)},[()=>f.say(`bay-wanted`)]),g(e,t)};T(r,e=>{c(R)>0&&e(a)});var s=o(r,2),l=e=>{var t=xt(),r=i(t);k(r,{name:`i-cards`});var a=o(r,1,!0),s=S(o(a),!0);x(t),u(e=>{n(a,c(P)),n(s,e)},[()=>f.say(`bay-held`)]),g(e,t)};T(s,e=>{c(P)>0&&e(l)}),x(t),g(e,t)};T(l,e=>{f.isPhone&&f.viewer!==null&&c(h).phase!==`over`&&c(R)+c(P)>0&&e(d)}),u(e=>n(a,e),[()=>f.say(`bay-free`)]),g(e,t)};T(r,e=>{c(C)?e(l):c(z).length>0?e(d,1):e(p,-1)}),x(t),g(e,t)},f=J(),h=e(()=>f.view),v=e(()=>f.catalogue.cards[a.colour].colour),C=e(()=>de(c(h),a.colour)),D=e(()=>c(C)?fe(c(C).row):[]),O=e(()=>c(C)!==null&&c(C).seat===f.viewer),A=e(()=>me(f,a.colour)),j=e(()=>f.movesOf(`send`,{colour:a.colour})),N=e(()=>c(C)!==null&&!c(O)&&c(A).length>0),P=e(()=>f.viewer===null?0:(c(h).hands[f.viewer].cards??[]).filter(e=>e===a.colour).length),R=e(()=>(f.viewer===null||c(h).phase===`over`?[]:c(h).tickets[f.viewer].held??[]).flatMap(e=>f.catalogue.tickets[e].needs).filter(e=>e===a.colour).length),z=e(()=>c(h).group?.colour===a.colour?Array(c(h).group.coloured).fill(a.colour):c(h).triple.includes(a.colour)?[a.colour]:[]),B=e(()=>f.lastLines.some(({kind:e,args:t})=>e===`laid`&&t.colour===a.colour||e===`tripled`&&[t.colour,t.second,t.third].includes(a.colour))),V=e(()=>{let e=c(C)?f.say(`bay-row`,{colour:c(v),who:M(f,c(C).seat),coloured:c(C).row.coloured,locomotives:c(C).row.locomotives}):f.say(`bay-free-label`,{colour:c(v)});return c(A).length===1?c(A)[0].text:e});var H=Ft(),U=i(H),W=i(U);Z(W,{get card(){return a.colour}});var G=o(W),K=S(G,!0),ee=o(G),te=e=>{var t=Tt(),r=S(t,!0);u(()=>n(r,c(D).length)),g(e,t)};T(ee,e=>{c(D).length>1&&e(te)}),x(U);var ne=o(U,2),re=t=>{var r=Ot(),s=i(r);E(s,21,()=>c(j),e=>e.code,(t,r)=>{let s=e(()=>c(r).args.card===`locomotive`),l=e(()=>c(s)?c(C).row.locomotives:c(C).row.coloured);var d=Dt(),f=i(d);{let t=e(()=>[c(r)]),n=e(()=>({kind:`card`,args:{card:c(s)?se:a.colour}}));I(f,{get label(){return c(r).text},get moves(){return c(t)},get about(){return c(n)},shape:`card`,children:(t,n)=>{{let n=e(()=>c(s)?se:a.colour);Q(t,{get card(){return c(n)}})}},$$slots:{default:!0}})}var p=o(f,2),m=e=>{var t=Et(),r=S(t,!0);u(()=>n(r,c(l))),g(e,t)};T(p,e=>{c(l)>1&&e(m)}),x(d),g(t,d)}),x(s),d(o(s,2)),x(r),u(()=>_(r,`data-at`,`row:${a.colour??``}`)),g(t,r)},ie=r=>{{let p=e(()=>F(f,`turn`,`triple`)?{kind:c(h).phase===`triple`?`triple`:`lay`,args:c(h).phase===`triple`?{colour:a.colour}:{colour:a.colour,coloured:c(P)}}:void 0),m=e(()=>({kind:`row`,args:{colour:a.colour}})),v=e(()=>c(N)?`robs`:``);I(r,{get label(){return c(V)},get moves(){return c(A)},get why(){return c(p)},get about(){return c(m)},quiet:!0,get class(){return`stall ${c(v)??``}`},get at(){return`row:${a.colour??``}`},children:(r,p)=>{var m=Pt(),v=s(m),b=t=>{var n=kt(),r=i(n);{let t=e(()=>ce(a.colour));k(r,{get name(){return c(t)}})}x(n),g(t,n)};T(v,e=>{c(D).length+c(z).length===0&&e(b)});var C=o(v,2),w=e=>{var t=jt(),r=i(t),a=e=>{var t=At(),r=i(t);k(r,{name:`i-ticket`});var a=o(r),s=S(a,!0),l=S(o(a,2),!0);x(t),u((e,r)=>{_(t,`title`,e),n(s,r),n(l,c(R))},[()=>f.say(`bay-wanted`),()=>f.say(`bay-wanted`)]),g(e,t)};T(r,e=>{c(R)>0&&e(a)});var s=o(r,2),l=e=>{var t=At(),r=i(t);k(r,{name:`i-cards`});var a=o(r),s=S(a,!0),l=S(o(a,2),!0);x(t),u((e,r)=>{_(t,`title`,e),n(s,r),n(l,c(P))},[()=>f.say(`bay-held`),()=>f.say(`bay-held`)]),g(e,t)};T(s,e=>{c(P)>0&&e(l)}),x(t),g(e,t)};T(C,e=>{f.viewer!==null&&c(h).phase!==`over`&&(c(R)>0||c(P)>0)&&e(w)});var O=o(C,2),A=i(O);E(A,17,()=>c(D),l,(e,t,n)=>{var r=Mt();y(r,`--i:${n}`),Q(i(r),{get card(){return c(t)}}),x(r),g(e,r)});var j=o(A,2),M=e=>{var n=t();E(s(n),17,()=>c(z),l,(e,t,n)=>{var r=Nt();y(r,`--i:${n}`),Q(i(r),{get card(){return c(t)}}),x(r),g(e,r)}),g(e,n)};T(j,e=>{c(z).length>0&&e(M)}),x(O),d(o(O,2)),u(e=>y(O,`--gaps:${e??``}`),[()=>Math.max(1,c(D).length-1)]),g(r,m)},$$slots:{default:!0}})}};T(ne,e=>{c(j).length>0?e(re):e(ie,-1)}),x(H),u(()=>{m(H,1,p([`bay`,c(C)&&`o${c(C).seat+1}`,{mine:c(O),taken:c(C)!==null,latest:c(B)}]),`svelte-1fgdo38`),y(H,`--tint:var(--c-${a.colour??``})`),n(K,c(v))}),g(r,H),w()}var Lt=h(`<section class="yard sheet svelte-1v9kcwg"></section>`);function Rt(e,t){b(t,!0);let n=J();var r=Lt();E(r,20,()=>oe,e=>e,(e,t)=>{It(e,{get colour(){return t}})}),x(r),u(e=>_(r,`aria-label`,e),[()=>n.say(`yard`)]),g(e,r),w()}var zt=h(`<!> <!> <!>`,1),Bt=h(`<div><!> <!> <!> <!></div>`);function Vt(n,r){b(r,!0);let a=[`yard`,`tickets`],l=J(),d=e(()=>l.view),p=e(()=>l.viewer===null?null:c(d).tickets[l.viewer]),h=e(()=>c(d).phase===`complete`&&c(p)!==null&&c(p).held!==null),_=e(()=>(c(p)?.looked_at??[]).length>0),v=e(()=>c(h)||c(_)),y=e(()=>!c(h)&&c(d).phase!==`start_tickets`),S=e(()=>new Set(l.moves.map(He))),C=e(()=>c(S).size===0&&c(v)&&!c(y)?new Set([`tickets`]):c(S));var E=t(),D=s(E),O=e=>{j(e,{get tabs(){return a},get lit(){return c(S)},get wanted(){return c(C)},get of(){return He},part:(e,n=f)=>{var r=t(),i=s(r),a=e=>{var t=zt(),n=s(t);Re(n,{});var r=o(n,2);Rt(r,{});var i=o(r,2),a=e=>{De(e,{})};T(i,e=>{c(d).discards.length>0&&e(a)}),g(e,t)},l=e=>{var t=zt(),n=s(t),r=e=>{_t(e,{})};T(n,e=>{c(v)&&e(r)});var i=o(n,2);lt(i,{}),Te(o(i,2),{}),g(e,t)};T(i,e=>{n()===`yard`?e(a):e(l,-1)}),g(e,r)},$$slots:{part:!0}})},k=e=>{var t=Bt();let n;var r=i(t);Qe(r,{});var a=o(r,2);Te(a,{});var s=o(a,2),l=e=>{_t(e,{})};T(s,e=>{c(v)&&e(l)});var d=o(s,2),f=e=>{Rt(e,{})};T(d,e=>{(c(y)||!c(v))&&e(f)}),x(t),u(()=>n=m(t,1,`station svelte-15t28h4`,null,n,{choosing:c(v)&&c(y)})),g(e,t)};T(D,e=>{l.isPhone?e(O):e(k,-1)}),g(n,E),w()}function Ht(t,n){b(n,!0);let r=J(),i=e(()=>[{name:`completed`,colour:`#2c6a4d`,items:n.parts.completed.map(({ticket:e,points:t})=>({name:Y(r,e),points:t}))},{name:`bonuses`,colour:`#c99a2e`,items:n.parts.bonuses.map(({city:e,points:t})=>({name:r.catalogue.cities[e].name,points:t}))},{name:`uncompleted`,colour:`#b23522`,items:n.parts.uncompleted.map(({ticket:e,points:t})=>({name:Y(r,e),points:t}))}]);B(t,{get seat(){return n.seat},get groups(){return c(i)},get total(){return n.parts.total}}),w()}var Ut=h(`<span><!></span>`);function Wt(n,r){b(r,!0);let a={large:108,usual:88,narrow:80,low:68,phone:66,gap:20},o=J(),l=e(()=>o.view),d=e(()=>o.viewer===null?null:c(l).hands[o.viewer].cards),f=e(()=>q(c(d)??[])),p=e(()=>c(l).seat!==null&&c(l).seat===o.viewer);function h(e){return c(p)?c(l).group?.colour===e?c(l).group.coloured:+!!c(l).triple.includes(e):0}function _(e,t){return o.say(`hand-pile`,{card:o.catalogue.cards[e].name,cards:t})}var y=t(),S=s(y),C=t=>{ee(t,{get cards(){return c(f)},get sizes(){return a},key:([e])=>e,one:(t,n)=>{var r=e(()=>v(n?.(),2));let a=()=>c(r)[0],s=()=>c(r)[1];var l=Ut();let d;var f=i(l);{let t=e(()=>h(a())>0?o.say(`hand-laid`,{cards:h(a())}):null);U(f,{get copies(){return s()},get tag(){return c(t)},children:(t,n)=>{{let n=e(()=>_(a(),s())),r=e(()=>pe(o,a())),i=e(()=>F(o,`turn`)&&a()!==`locomotive`?{kind:`lay`,args:{colour:a(),coloured:s()}}:void 0),l=e(()=>({kind:`card`,args:{card:a()}})),u=e(()=>h(a())>0);I(t,{get label(){return c(n)},get moves(){return c(r)},get why(){return c(i)},get about(){return c(l)},quiet:!0,get picked(){return c(u)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}},$$slots:{default:!0}})}x(l),u(()=>d=m(l,1,`svelte-f1suhz`,null,d,{phone:o.isPhone})),g(t,l)},$$slots:{one:!0}})};T(S,e=>{c(d)!==null&&e(C)}),g(n,y),w()}var Gt=h(`<span class="svelte-xcv1e1"><!> <span class="vh svelte-xcv1e1"> </span></span>`),Kt=h(`<p data-told-group=""><!> <b> <!><span class="vh svelte-xcv1e1"> </span></b></p>`);function qt(t,r){b(r,!0);let a=J(),s=N(),l=e(()=>a.view),f=e(()=>c(l).points[r.seat].total),p=e(()=>[{tell:s(`hand`,{seat:r.seat}),icon:`i-cards`,n:c(l).hands[r.seat].size,said:a.say(`seat-cards`,{n:c(l).hands[r.seat].size})},{tell:s(`tickets`,{seat:r.seat}),icon:`i-ticket`,n:c(l).tickets[r.seat].size,said:a.say(`seat-tickets`,{n:c(l).tickets[r.seat].size})},{tell:s(`stack`,{seat:r.seat}),icon:`i-train`,n:c(l).stacks[r.seat].size,said:a.say(`seat-stack`,{n:c(l).stacks[r.seat].size})}]);var h=Kt();let v;var y=i(h);E(y,17,()=>c(p),({tell:e,icon:t,n,said:r})=>t,(e,t)=>{let r=()=>c(t).tell,a=()=>c(t).icon,s=()=>c(t).n,l=()=>c(t).said;var f=Gt(),p=i(f);k(p,{get name(){return a()}});var m=o(p,1,!0),h=S(o(m),!0);x(f),d(f,r),u(()=>{n(m,s()),n(h,l())}),g(e,f)});var C=o(y,2);let T;var D=i(C,!0),O=o(D);k(O,{name:`i-star`});var A=S(o(O),!0);x(C),d(C,()=>s(`points`,{seat:r.seat})),x(h),u((e,t)=>{v=m(h,1,`panel svelte-xcv1e1`,null,v,{many:c(l).seats>3}),_(h,`data-at`,`stack:${r.seat??``} tickets:${r.seat??``} ${r.seat===a.viewer?``:`hand:${r.seat}`}`),T=m(C,1,`svelte-xcv1e1`,null,T,{minus:c(f)<0}),n(D,e),n(A,t)},[()=>W(c(f)),()=>a.say(`points-unit`,{points:c(f)})]),g(t,h),w()}var Jt=h(`<!> <!>`,1);function Yt(e,n){b(n,!0);let r=J();var i=t(),a=s(i),c=e=>{var t=Jt(),n=s(t);Re(n,{}),lt(o(n,2),{}),g(e,t)};T(a,e=>{r.isPhone||e(c)}),g(e,i),w()}O(Object.assign({"./art/i-mask.svg":te})),D(`ticket_cards`,Object.assign({"./words/en.ftl":ne,"./words/ru.ftl":re,"./words/uk.ftl":ie}));var Xt={name:`ticket_cards`,seats:`board`,Board:Vt,Hand:Wt,SeatPanel:qt,Card:Q,Breakdown:Ht,Side:Yt,BarDetail:ye,placed:Ve,commits:Ue,confirms:We,flights:Ge};export{Xt as game};