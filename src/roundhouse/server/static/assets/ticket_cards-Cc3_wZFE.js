import{$ as e,A as t,D as n,F as r,G as i,I as a,J as o,K as s,R as c,S as l,V as u,ct as d,g as f,h as p,j as m,k as h,l as g,lt as _,m as v,nt as y,ot as b,q as x,t as S,tt as C,w,x as T}from"./disclose-version-DzUP1vRA.js";import{l as E}from"./index-DMEalatJ.js";import{S as D,x as O}from"./games-Bxm6J9qo.js";import{r as k}from"./context-CYRqh2pn.js";import{t as A}from"./Tabs-C-I0hBpQ.js";import{a as j,o as M,r as N,t as P}from"./Spot-gxgXd7u8.js";import{t as F}from"./Owner-m_XzKdN2.js";import{a as I,i as L,n as R,o as z,r as B,t as V}from"./Copies-F7-QPrW8.js";import{t as H}from"./printed-B0ll_N_u.js";import{t as U}from"./OpenCards-CLQSdOjK.js";import{t as W}from"./SeatHead--JRh0cLe.js";import{t as G}from"./Fan-BSYXkY-R.js";var K=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M2 8q10-5 20 0 1 8-5 9-3 0-5-4-2 4-5 4-6-1-5-9zm5 1.500q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2zm10 0q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2z"/></g></svg>
`,ee=`# What the board of the card game says.

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
`,te=`# What the board of the card game says.

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
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
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
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
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
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
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
    [one] Оставляете { $tickets } маршрут, баллов: { $points }
    [few] Оставляете { $tickets } маршрута, баллов: { $points }
    [many] Оставляете { $tickets } маршрутов, баллов: { $points }
   *[other] Оставляете { $tickets } маршрута, баллов: { $points }
}
tray-secret = Их видите только вы. Невыполненный маршрут в конце отнимет свои баллы.
tray-complete = { $tickets ->
    [0] Составы открыты
    [one] Выполнен { $tickets } маршрут, баллов: { $points }
    [few] Выполнено { $tickets } маршрута, баллов: { $points }
    [many] Выполнено { $tickets } маршрутов, баллов: { $points }
   *[other] Выполнено { $tickets } маршрута, баллов: { $points }
}
tray-stack = Ваш состав:
tray-best = Выполнить лучшее: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}, баллов: { $points }
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
    [one] Пока { $tickets } маршрут, баллов: { $points }; можно выполнить ещё.
    [few] Пока { $tickets } маршрута, баллов: { $points }; можно выполнить ещё.
    [many] Пока { $tickets } маршрутов, баллов: { $points }; можно выполнить ещё.
   *[other] Пока { $tickets } маршрута, баллов: { $points }; можно выполнить ещё.
}
detail-complete-all = { $tickets ->
    [0] Картами вашего состава ни одного маршрута не выполнить.
    [one] { $tickets } маршрут, баллов: { $points }; больше выполнить нельзя.
    [few] { $tickets } маршрута, баллов: { $points }; больше выполнить нельзя.
    [many] { $tickets } маршрутов, баллов: { $points }; больше выполнить нельзя.
   *[other] { $tickets } маршрута, баллов: { $points }; больше выполнить нельзя.
}

## The end

part-completed = Выполненные маршруты ({ $n })
part-uncompleted = Невыполненные маршруты ({ $n })
part-bonuses = Крупные города ({ $n })
`,ne=`# What the board of the card game says.

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
`,re=[`red`,`orange`,`yellow`,`green`,`blue`,`purple`,`black`,`white`,`locomotive`],ie=re.slice(0,-1),ae=`locomotive`;function oe(e){return z(ce(e))}function se(e){return I(ce(e))}function ce(e){return e===`locomotive`?null:e}function q(e){return re.map(t=>[t,e.filter(e=>e===t).length]).filter(([,e])=>e>0)}var J=k;function le(e,t){for(let[n,r]of e.depots.entries()){let e=r.find(e=>e.colour===t);if(e)return{seat:n,row:e}}return null}function ue(e){return[...Array(e.coloured).fill(e.colour),...Array(e.locomotives).fill(ae)]}function de(e,t){return t===`locomotive`?e.movesOf(`lay`,{coloured:0}):[...e.movesOf(`lay`,{colour:t}).filter(e=>e.args.coloured!==0),...e.movesOf(`triple`,{colour:t})]}function fe(e,t){return[...e.movesOf(`lay`,{colour:t}),...e.movesOf(`triple`,{colour:t})]}function Y(e,t){return e.catalogue.tickets[t].cities.map(t=>e.catalogue.cities[t].name).join(` – `)}function X(e,t){return t.reduce((t,n)=>t+e.catalogue.tickets[n].points,0)}var pe=m(`<b class="tick svelte-11cz0iq"><!></b>`),me=m(`<b class="copies svelte-11cz0iq"> </b>`),he=m(`<span><i><!></i> <!> <span class="vh"> </span> <!></span>`);function Z(t,r){y(r,!0);let a=J(),s=e(()=>a.catalogue.cards[r.card].colour??a.catalogue.cards[r.card].name),l=e(()=>r.at?`${c(s)}: ${a.say(`where-${r.at}`)}`:c(s));var d=he(),f=i(d);let m;var _=i(f);{let t=e(()=>oe(r.card));O(_,{get name(){return c(t)}})}b(f);var S=o(f,2),T=e=>{var t=pe();O(i(t),{name:`i-check`}),b(t),h(e,t)};w(S,e=>{r.at===`stack`&&e(T)});var E=o(S,2),D=x(E,!0),k=o(E,2),A=e=>{var t=me(),i=x(t,!0);u(()=>n(i,r.copies)),h(e,t)};w(k,e=>{r.copies!==void 0&&e(A)}),b(d),u(e=>{p(d,1,`chip-of ${r.at??``??``}`,`svelte-11cz0iq`),g(d,`title`,c(l)),v(f,e),m=p(f,1,`svelte-11cz0iq`,null,m,{wild:r.card===ae}),n(D,c(l))},[()=>se(r.card)]),h(t,d),C()}var ge=m(`<span class="detail svelte-lntohs"><!> </span>`);function _e(r,a){y(a,!0);let l=J(),d=e(()=>l.view),f=e(()=>c(d).phase===`dispatch`&&c(d).row?[c(d).row]:c(d).phase===`locomotives`&&c(d).group?[c(d).group.colour]:c(d).phase===`triple`?c(d).triple:[]),p=e(()=>{switch(c(d).phase){case`dispatch`:{let e=c(d).row===null?null:le(c(d),c(d).row);return e?l.say(`detail-dispatch`,{coloured:e.row.coloured,locomotives:e.row.locomotives}):``}case`turn`:return c(d).last_turns===null?``:l.say(`detail-last`);case`second_card`:return l.say(`detail-second`);case`locomotives`:{if(!c(d).group)return``;let e=le(c(d),c(d).group.colour),t=c(d).least[c(d).group.colour];return e?l.say(`detail-rob`,{cards:t,who:j(l,e.seat)}):l.say(`detail-group`,{cards:t})}case`triple`:return l.say(`detail-triple`,{cards:c(d).triple.length});case`complete`:{let e=c(d).seat===null?[]:c(d).tickets[c(d).seat].declared??[],t=c(d).best??[];return l.say(t.length>0?`detail-complete`:`detail-complete-all`,{tickets:e.length,points:X(l,e)})}default:return``}});var m=t(),g=s(m),_=e=>{var t=ge(),r=i(t);T(r,16,()=>c(f),e=>e,(e,t)=>{Z(e,{get card(){return t}})});var a=o(r,1,!0);b(t),u(()=>n(a,c(p))),h(e,t)};w(g,e=>{c(p)&&e(_)}),h(r,m),C()}var ve=m(`<span><!> <span class="vh"> </span></span>`),ye=m(`<span class="served svelte-1gphg49"></span>`),be=m(`<small class="svelte-1gphg49"> </small>`),xe=m(`<li class="svelte-1gphg49"><b class="plate svelte-1gphg49"> <span class="vh"> </span></b> <span class="about svelte-1gphg49"><strong class="svelte-1gphg49"> </strong> <!></span></li>`),Se=m(`<ul class="cities sheet svelte-1gphg49"></ul>`);function Ce(r,a){y(a,!0);let d=J(),f=e(()=>d.view),m=e(()=>c(f).phase===`over`),_=e(()=>d.viewer===null?[]:c(f).tickets[d.viewer].held??[]);function v(e){return c(_).filter(t=>d.catalogue.tickets[t].cities.includes(e)).length}var S=Se();T(S,21,()=>c(f).cities,({city:e,served:t,leaders:n})=>e,(r,a)=>{let f=()=>c(a).city,_=()=>c(a).served,y=()=>c(a).leaders,S=e(()=>d.catalogue.cities[f()]);var C=xe(),E=i(C),D=i(E,!0),O=x(o(D),!0);b(E);var k=o(E,2),A=i(k),M=x(A,!0),N=o(A,2),P=r=>{var a=ye();T(a,21,_,l,(r,a,l)=>{var f=t(),m=s(f),_=t=>{let r=e(()=>y().includes(l));var s=ve();let f;var m=i(s);F(m,{seat:l});var _=o(m,1,!0),v=x(o(_),!0);b(s),u((e,t)=>{g(s,`title`,e),f=p(s,1,`svelte-1gphg49`,null,f,{leads:c(r)}),n(_,c(a)),n(v,t)},[()=>d.say(c(r)?`city-leads`:`city-served`,{who:j(d,l),times:c(a)}),()=>d.say(c(r)?`city-leads`:`city-served`,{who:j(d,l),times:c(a)})]),h(t,s)};w(m,e=>{c(a)>0&&e(_)}),h(r,f)}),b(a),h(r,a)},I=e=>{var t=be(),r=x(t,!0);u(e=>n(r,e),[()=>d.say(`city-yours`,{tickets:v(f())})]),h(e,t)},L=e=>{var t=be(),r=x(t,!0);u(e=>n(r,e),[()=>d.say(`city-nobody`)]),h(e,t)};w(N,e=>{y().length>0?e(P):d.viewer!==null&&!c(m)?e(I,1):e(L,-1)}),b(k),b(C),u(e=>{n(D,c(S).bonus),n(O,e),n(M,c(S).name)},[()=>d.say(`points-unit`,{points:c(S).bonus})]),h(r,C)}),b(S),u(e=>g(S,`aria-label`,e),[()=>d.say(`cities`)]),h(r,S),C()}var we=m(`<p class="discards sheet svelte-smttwt" data-at="discards"><span> <b class="svelte-smttwt"> </b></span> <!></p>`);function Te(t,r){y(r,!0);let a=J(),s=e(()=>a.view.discards);var l=we(),d=i(l),f=i(d),p=x(o(f),!0);b(d),T(o(d,2),17,()=>q(c(s)),([e,t])=>e,(t,n)=>{var r=e(()=>_(c(n),2));let i=()=>c(r)[0],a=()=>c(r)[1];Z(t,{get card(){return i()},get copies(){return a()}})}),b(l),u(e=>{n(f,`${e??``} `),n(p,c(s).length)},[()=>a.say(`discards`)]),h(t,l),C()}var Ee=m(`<em class="svelte-c5yk8g">–</em>`),De=m(`<!> <span> </span>`,1),Oe=m(`<span class="mark svelte-c5yk8g"><!> </span>`),ke=m(`<span><b class="points svelte-c5yk8g"> <span class="vh"> </span></b> <span class="cities svelte-c5yk8g"></span> <span class="need svelte-c5yk8g"></span> <!></span>`);function Ae(t,r){y(r,!0);let a=S(r,`size`,3,`line`),d=S(r,`done`,3,!1),f=J(),m=e(()=>f.catalogue.tickets[r.ticket]);var _=ke();let v;var E=i(_),D=i(E,!0),k=x(o(D),!0);b(E);var A=o(E,2);T(A,21,()=>c(m).cities,l,(t,r,i)=>{let a=e(()=>f.catalogue.cities[c(r)]);var l=De(),d=s(l),m=e=>{h(e,Ee())};w(d,e=>{i>0&&e(m)});var _=o(d,2);let v;var y=x(_,!0);u(e=>{g(_,`title`,e),v=p(_,1,`svelte-c5yk8g`,null,v,{great:c(a).bonus!==null}),n(y,c(a).name)},[()=>c(a).bonus===null?void 0:f.say(`city-bonus`,{city:c(a).name,points:c(a).bonus})]),h(t,l)}),b(A);var j=o(A,2);T(j,21,()=>c(m).needs,l,(t,n,i)=>{{let a=e(()=>r.reach?.[i]);Z(t,{get card(){return c(n)},get at(){return c(a)}})}}),b(j);var M=o(j,2),N=e=>{var t=Oe(),a=i(t);O(a,{name:`i-check`});var s=o(a,1,!0);b(t),u(()=>n(s,r.mark)),h(e,t)};w(M,e=>{r.mark!==void 0&&e(N)}),b(_),u(e=>{v=p(_,1,`tk ${a()??``}`,`svelte-c5yk8g`,v,{done:d(),marked:r.mark!==void 0}),n(D,c(m).points),n(k,e)},[()=>f.say(`points-unit`,{points:c(m).points})]),h(t,_),C()}function Q(n,r){y(r,!0);let i=S(r,`big`,3,!1),a=J(),o=e(()=>a.catalogue.cards[r.card]),l=e(()=>c(o)&&{use:a.say(c(o).colour===null?`card-joker`:`card-coloured`),copies:a.say(`card-copies`,{copies:c(o).copies})});var u=t(),d=s(u),f=t=>{{let n=e(()=>ce(r.card)),a=e(()=>i()?c(l):void 0);L(t,{get name(){return c(o).name},get colour(){return c(n)},get about(){return c(a)}})}},p=e=>{Ae(e,{get ticket(){return r.card},size:`big`})};w(d,e=>{c(o)?e(f):e(p,-1)}),h(n,u),C()}var je=m(`<span class="last svelte-iuyhuc"> </span>`),Me=m(`<span class="label"> </span>`),Ne=m(`<span class="vh"> </span>`),Pe=m(`<p class="discards svelte-iuyhuc"><span class="vh"> </span><!></p>`),Fe=m(`<section class="market sheet svelte-iuyhuc"><h3 class="svelte-iuyhuc"> <!></h3> <div class="display svelte-iuyhuc"><!></div> <div class="decks svelte-iuyhuc"><!> <!> <div class="deck plain svelte-iuyhuc"><span class="of svelte-iuyhuc"><b class="svelte-iuyhuc"> </b><small class="svelte-iuyhuc"> </small></span></div></div> <!></section>`);function Ie(t,r){y(r,!0);let a=J(),s=e(()=>a.view),l=e(()=>N(a,`turn`,`second_card`)),f=e(()=>c(s).halves>1),p=e(()=>a.lastLines.filter(({kind:e})=>e===`took`).map(({args:e})=>e.place));var m=Fe(),v=i(m),S=i(v),E=o(S),D=e=>{var t=je(),r=x(t,!0);u(e=>n(r,e),[()=>a.say(`last-turns`,{turns:c(s).last_turns})]),h(e,t)},O=e=>{var t=Me(),r=x(t,!0);u(e=>n(r,e),[()=>a.say(`half`,{half:c(s).half})]),h(e,t)};w(E,e=>{c(s).last_turns?e(D):c(f)&&e(O,1)}),b(v);var k=o(v,2);U(i(k),{get cards(){return c(s).display},kind:`take`,place:`place`,get isTaking(){return c(l)},nameOf:e=>a.catalogue.cards[e].name,at:(e,t)=>`display:${t}`,isNew:(e,t)=>c(p).includes(t),gap:e=>{var t=Ne(),r=x(t,!0);u(e=>n(r,e),[()=>a.say(`display-gap`)]),h(e,t)},face:(e,t=d)=>{Q(e,{get card(){return t()}})},$$slots:{gap:!0,face:!0}}),b(k);var A=o(k,2),j=i(A);{let t=e(()=>a.say(`deck`)),n=e(()=>a.say(`deck-label`,{cards:c(s).train_deck.size})),r=e(()=>a.movesOf(`draw`)),i=e(()=>c(l)?{kind:`draw`,args:{}}:void 0);B(j,{get size(){return c(s).train_deck.size},get word(){return c(t)},get label(){return c(n)},get moves(){return c(r)},get why(){return c(i)},at:`deck`})}var M=o(j,2);{let t=e(()=>a.say(`ticket-deck`)),n=e(()=>a.say(`ticket-deck-label`,{tickets:c(s).ticket_deck.size})),r=e(()=>a.movesOf(`tickets`)),i=e(()=>N(a,`turn`)?{kind:`tickets`,args:{}}:void 0);B(M,{get size(){return c(s).ticket_deck.size},get word(){return c(t)},get label(){return c(n)},get moves(){return c(r)},get why(){return c(i)},at:`tickets`,back:`--b:#7f2f22`})}var P=o(M,2),F=i(P),I=i(F),L=x(I,!0),R=x(o(I),!0);b(F),b(P),b(A);var z=o(A,2),V=t=>{var r=Pe(),l=i(r),d=x(l);T(o(l),17,()=>q(c(s).discards),([e,t])=>e,(t,n)=>{var r=e(()=>_(c(n),2));let i=()=>c(r)[0],a=()=>c(r)[1];Z(t,{get card(){return i()},get copies(){return a()}})}),b(r),u(e=>n(d,`${e??``}:`),[()=>a.say(`discards`)]),h(t,r)};w(z,e=>{c(s).discards.length>0&&!a.isPhone&&e(V)}),b(m),u((e,t,r)=>{g(m,`aria-label`,e),n(S,`${t??``} `),g(P,`data-at`,a.isPhone?void 0:`discards`),n(L,c(s).discards.length),n(R,r)},[()=>a.say(`market`),()=>a.say(`market`),()=>a.say(`discards`)]),h(t,m),C()}var Le={send:`yard`,draw:`yard`,take:`yard`,tickets:`yard`,keep:`tickets`,complete:`tickets`},Re=[`lay`,`triple`];function ze({kind:e}){return e in Le||Re.includes(e)}function Be({kind:e}){return Le[e]??null}function Ve({kind:e}){return e===`done`}function He({kind:e},t){return e===`done`&&(t.best??[]).length>0}function $(e,t,n){return{from:`[data-at~="${e}"]`,to:`[data-at~="${t}"]`,...n&&{card:n}}}function Ue({kind:e,args:t}){let n=`hand:${t.seat}`;switch(e){case`drew`:return $(`deck`,n,t.card);case`took`:return $(`display:${t.place}`,n,t.card);case`sent`:return $(`row:${t.colour}`,`stack:${t.seat}`,t.card===`locomotive`?t.card:t.colour);case`laid`:case`tripled`:return $(n,`row:${t.colour}`,t.colour);case`robbed`:return $(`row:${t.colour}`,`discards`,t.colour);case`kept`:return t.tickets>0?$(`tickets`,`tickets:${t.seat}`):null;default:return null}}var We=m(`<span class="n svelte-8e7r53"><!><b class="svelte-8e7r53"> </b><span class="vh"> </span></span>`),Ge=m(`<span class="chips svelte-8e7r53"></span>`),Ke=m(`<span class="word svelte-8e7r53"> </span>`),qe=m(`<!> <span class="chips end svelte-8e7r53"></span>`,1),Je=m(`<li><!> <p class="counts svelte-8e7r53"><!> <span><!></span> <!> <b> <!><span class="vh"> </span></b></p> <div class="train svelte-8e7r53"><span><!></span> <b class="svelte-8e7r53"> </b><span class="vh"> </span> <!></div></li>`),Ye=m(`<ul class="plates svelte-8e7r53"></ul>`);function Xe(t,r){y(r,!0);let a=(t,r=d,a=d,s=d)=>{let f=e(()=>l.say(a(),{n:s()}));var p=We(),m=i(p);O(m,{get name(){return r()}});var _=o(m),v=x(_,!0),y=x(o(_),!0);b(p),u(()=>{g(p,`title`,`${s()??``} ${c(f)??``}`),n(v,s()),n(y,c(f))}),h(t,p)},l=J(),f=e(()=>l.view),m=e(()=>M(l));var S=Ye();T(S,20,()=>c(m),e=>e,(t,r)=>{let d=e(()=>c(f).stacks[r]),m=e(()=>c(f).points[r].total),v=e(()=>c(f).completed[r].length);var y=Je();let S;var C=i(y);W(C,{get seat(){return r}});var E=o(C,2),D=i(E);a(D,()=>`i-cards`,()=>`seat-cards`,()=>c(f).hands[r].size);var k=o(D,2);a(i(k),()=>`i-ticket`,()=>`seat-tickets`,()=>c(f).tickets[r].size),b(k);var A=o(k,2),j=e=>{a(e,()=>`i-check`,()=>`seat-completed`,()=>c(v))};w(A,e=>{c(v)>0&&e(j)});var M=o(A,2);let N;var P=i(M,!0),F=o(P);O(F,{name:`i-star`});var I=x(o(F),!0);b(M),b(E);var L=o(E,2),R=i(L);let z;O(i(R),{name:`back`,class:`back`}),b(R);var B=o(R,2),V=x(B,!0),U=o(B),G=x(U,!0),K=o(U,2),ee=t=>{var n=Ge();T(n,21,()=>q(c(d).cards),([e,t])=>e,(t,n)=>{var r=e(()=>_(c(n),2));let i=()=>c(r)[0],a=()=>c(r)[1];Z(t,{get card(){return i()},get copies(){return a()}})}),b(n),h(t,n)},te=t=>{var i=qe(),a=s(i),d=e=>{var t=Ke(),r=x(t,!0);u(e=>n(r,e),[()=>l.say(`stack`)]),h(e,t)};w(a,e=>{c(f).depots[r].length<(c(f).seats>3?3:5)&&e(d)});var p=o(a,2);T(p,21,()=>c(f).depots[r],e=>e.colour,(t,n)=>{{let r=e(()=>c(n).coloured+c(n).locomotives);Z(t,{get card(){return c(n).colour},get copies(){return c(r)}})}}),b(p),h(t,i)};w(K,e=>{c(d).cards!==null&&c(d).size>0?e(ee):e(te,-1)}),b(L),b(y),u((e,t,i,a,o,s)=>{S=p(y,1,`sheet o${r+1}`,`svelte-8e7r53`,S,{turn:c(f).seat===r}),g(y,`data-at`,r===l.viewer?`seat:${r}`:`seat:${r} hand:${r}`),g(k,`data-at`,`tickets:${r??``}`),N=p(M,1,`points svelte-8e7r53`,null,N,{minus:c(m)<0}),g(M,`title`,`${e??``} ${t??``}`),n(P,i),n(I,a),g(L,`data-at`,`stack:${r??``}`),g(L,`title`,o),z=p(R,1,`pile svelte-8e7r53`,null,z,{none:c(d).size===0}),n(V,c(d).size),n(G,s)},[()=>H(c(m)),()=>l.say(`points-unit`,{points:c(m)}),()=>H(c(m)),()=>l.say(`points-unit`,{points:c(m)}),()=>l.say(`seat-stack`,{n:c(d).size}),()=>l.say(`seat-stack`,{n:c(d).size})]),h(t,y)}),b(S),u(()=>v(S,`--seats:${c(m).length??``}`)),h(t,S),C()}var Ze=m(`<button type="button" class="svelte-1ko2jp9"><!></button>`),Qe=m(`<li class="svelte-1ko2jp9"><!></li>`),$e=m(`<details class="svelte-1ko2jp9"><summary class="svelte-1ko2jp9"><!> <b> </b></summary> <ol></ol></details>`),et=m(`<ol></ol> <p class="legend svelte-1ko2jp9"> </p>`,1),tt=m(`<p class="none svelte-1ko2jp9"> </p>`),nt=m(`<span class="svelte-1ko2jp9"> <b class="num"> </b></span> `,1),rt=m(`<p class="legend returned svelte-1ko2jp9"> <!></p>`),it=m(`<h3 class="svelte-1ko2jp9"> <span class="label"> </span></h3> <!> <!>`,1),at=m(`<h3 class="svelte-1ko2jp9"> </h3>`),ot=m(`<section class="tickets sheet svelte-1ko2jp9"><!> <!> <!></section>`);function st(r,l){y(l,!0);let f=(e,t=d,n=d,r=d)=>{var o=Ze();Ae(i(o),{get ticket(){return t()},get reach(){return n()},get done(){return r()}}),b(o),a(`click`,o,()=>_.enlarge(t())),h(e,o)},m=(e,t=d,r=d,a=d,s=d)=>{var c=$e(),l=i(c),m=i(l);F(m,{get seat(){return t()}});var g=o(m,1,!0),v=o(g);let y;var S=x(v,!0);b(l);var C=o(l,2);T(C,20,a,e=>e,(e,t)=>{var n=Qe();f(i(n),()=>t,()=>void 0,s),b(n),h(e,n)}),b(C),b(c),u(e=>{c.open=t()===_.viewer&&!s(),n(g,r()),y=p(v,1,`svelte-1ko2jp9`,null,y,{minus:!s()}),n(S,e)},[()=>H(s()?X(_,a()):-X(_,a()))]),h(e,c)},_=J(),v=e(()=>_.view),S=e(()=>_.viewer===null?null:c(v).tickets[_.viewer]),E=e(()=>[...c(S)?.declared??[],...c(S)?.held??[]]),D=e(()=>_.viewer===null?null:c(v).reach[_.viewer]),O=e(()=>c(v).phase===`over`),k=e(()=>c(v).phase===`complete`&&c(S)!==null),A=e(()=>_.viewer===null?[]:c(v).returned[_.viewer]??[]),N=e(()=>M(_).filter(e=>c(v).completed[e].length>0)),P=e(()=>c(O)?M(_).filter(e=>(c(v).tickets[e].held??[]).length>0):[]);var I=t(),L=s(I),R=t=>{var r=ot(),a=i(r),l=t=>{var r=it(),a=s(r),l=i(a),d=x(o(l),!0);b(a);var p=o(a,2),m=t=>{var r=et(),a=s(r);T(a,20,()=>c(E),e=>e,(t,n)=>{var r=Qe(),a=i(r);{let t=e(()=>c(S).declared?.includes(n)??!1);f(a,()=>n,()=>c(D)?.[n],()=>c(t))}b(r),h(t,r)}),b(a);var l=x(o(a,2),!0);u(e=>n(l,e),[()=>_.say(c(v).stacks[_.viewer].cards===null||c(v).stacks[_.viewer].size===0?`legend-hidden`:`legend`)]),h(t,r)},g=e=>{var t=tt(),r=x(t,!0);u(e=>n(r,e),[()=>_.say(`tickets-none`)]),h(e,t)};w(p,e=>{c(E).length>0?e(m):e(g,-1)});var y=o(p,2),C=e=>{var t=rt(),r=i(t);T(o(r),17,()=>c(A),({ticket:e})=>e,(e,t)=>{let r=()=>c(t).ticket;var a=nt(),l=s(a),d=i(l),f=x(o(d),!0);b(l);var p=o(l,1,!0);p.nodeValue=` `,u((e,t)=>{n(d,`${e??``} `),n(f,t)},[()=>Y(_,r()),()=>X(_,[r()])]),h(e,a)}),b(t),u(e=>n(r,`${e??``} `),[()=>_.say(`tickets-returned`)]),h(e,t)};w(y,e=>{c(A).length>0&&e(C)}),u((e,t)=>{n(l,`${e??``} `),n(d,t)},[()=>_.say(`tickets`),()=>c(E).length>0?_.say(`tickets-sum`,{tickets:c(E).length,points:X(_,c(E))}):``]),h(t,r)},d=e=>{var t=at(),r=x(t,!0);u(e=>n(r,e),[()=>_.say(`tickets-all`)]),h(e,t)};w(a,e=>{c(S)&&!c(O)&&!c(k)?e(l):e(d,-1)});var p=o(a,2);T(p,16,()=>c(N),e=>e,(t,n)=>{{let r=e(()=>_.say(`completed-by`,{who:j(_,n),tickets:c(v).completed[n].length}));m(t,()=>n,()=>c(r),()=>c(v).completed[n],()=>!0)}}),T(o(p,2),16,()=>c(P),e=>e,(t,n)=>{{let r=e(()=>_.say(`left-by`,{who:j(_,n),tickets:c(v).tickets[n].held.length}));m(t,()=>n,()=>c(r),()=>c(v).tickets[n].held,()=>!1)}}),b(r),u(e=>g(r,`aria-label`,e),[()=>_.say(`tickets`)]),h(t,r)};w(L,e=>{(c(S)&&!c(k)||c(N).length>0||c(P).length>0)&&e(R)}),h(r,I),C()}r([`click`]);var ct=m(`<small class="svelte-1dxoq20"> </small>`),lt=m(`<span><!><!></span>`),ut=m(`<span class="word svelte-1dxoq20"> </span>`),dt=m(`<button type="button" class="btn best svelte-1dxoq20"><!> </button>`),ft=m(`<p class="cards svelte-1dxoq20"><span class="word svelte-1dxoq20"> </span> <!></p> <!>`,1),pt=m(`<p class="word svelte-1dxoq20"> </p>`),mt=m(`<section><header class="svelte-1dxoq20"><h3 class="svelte-1dxoq20"> </h3> <!></header> <div class="stubs svelte-1dxoq20"></div></section>`);function ht(t,r){y(r,!0);let l=J(),d=e(()=>l.view),f=e(()=>c(d).tickets[l.viewer]),m=e(()=>c(d).phase===`complete`),S=e(()=>c(m)?`complete`:`keep`),E=e(()=>(c(m)?[...c(f).held??[],...c(f).declared??[]]:c(f).looked_at??[]).toSorted((e,t)=>l.catalogue.tickets[t].points-l.catalogue.tickets[e].points)),D=e(()=>(c(m)?c(f).declared:c(f).chosen)??[]),k=e(()=>c(d).reach[l.viewer]),A=e(()=>c(d).seat===l.viewer),j=e(()=>c(A)?c(d).best??[]:[]),M=e(()=>q(c(d).stacks[l.viewer].cards??[])),F=e(()=>new Map(q(c(A)&&c(d).free?c(d).free:c(d).stacks[l.viewer].cards??[]))),I=e(()=>l.say(c(m)?`tray-complete`:`tray-keep`,{tickets:c(D).length,points:X(l,c(D))}));function L(){l.playAll(c(j).flatMap(e=>l.movesOf(`complete`,{ticket:e}).map(e=>e.code)))}var R=mt();let z;var B=i(R),V=i(B),H=x(V,!0),U=o(V,2),W=t=>{var r=ft(),d=s(r),f=i(d),m=x(f,!0);T(o(f,2),17,()=>c(M),([e,t])=>e,(t,r)=>{var a=e(()=>_(c(r),2));let s=()=>c(a)[0],l=()=>c(a)[1];var d=lt();let f;var m=i(d);{let t=e(()=>c(F).get(s())??0);Z(m,{get card(){return s()},get copies(){return c(t)}})}var g=o(m),v=e=>{var t=ct(),r=x(t);u(()=>n(r,`/${l()??``}`)),h(e,t)},y=e(()=>(c(F).get(s())??0)<l());w(g,e=>{c(y)&&e(v)}),b(d),u(e=>f=p(d,1,`svelte-1dxoq20`,null,f,{spent:e}),[()=>!c(F).get(s())]),h(t,d)},e=>{var t=ut(),r=x(t,!0);u(e=>n(r,e),[()=>l.say(`stack-empty`)]),h(e,t)}),b(d);var v=o(d,2),y=e=>{var t=dt(),r=i(t);O(r,{name:`i-star`});var s=o(r,1,!0);b(t),u(e=>n(s,e),[()=>l.say(`tray-best`,{tickets:c(j).length,points:X(l,c(j))})]),a(`click`,t,L),h(e,t)},S=e(()=>c(j).length>0&&N(l,`complete`));w(v,e=>{c(S)&&e(y)}),u((e,t)=>{g(d,`aria-label`,e),n(m,t)},[()=>l.say(`tray-stack`),()=>l.say(`tray-stack`)]),h(t,r)},G=e=>{var t=pt(),r=x(t,!0);u(e=>n(r,e),[()=>l.say(`tray-secret`)]),h(e,t)};w(U,e=>{c(m)?e(W):e(G,-1)}),b(B);var K=o(B,2);T(K,20,()=>c(E),e=>e,(t,n)=>{let r=e(()=>l.movesOf(c(S),{ticket:n})),i=e(()=>c(D).includes(n));{let a=e(()=>c(r)[0]?.text??Y(l,n)),o=e(()=>N(l,c(d).phase)&&!c(i)?{kind:c(S),args:{ticket:n}}:void 0),s=e(()=>c(j).includes(n)?`in-best`:``);P(t,{get label(){return c(a)},get moves(){return c(r)},get why(){return c(o)},get picked(){return c(i)},shape:`card`,get card(){return n},get class(){return`stub-spot ${c(s)??``}`},children:(t,r)=>{{let r=e(()=>c(i)&&c(m)?void 0:c(k)?.[n]),a=e(()=>c(i)?l.say(c(m)?`mark-complete`:`mark-keep`):void 0);Ae(t,{get ticket(){return n},size:`stub`,get reach(){return c(r)},get mark(){return c(a)}})}},$$slots:{default:!0}})}},e=>{var t=pt(),r=x(t,!0);u(e=>n(r,e),[()=>l.say(`tickets-none`)]),h(e,t)}),b(K),b(R),u(()=>{z=p(R,1,`tray sheet svelte-1dxoq20`,null,z,{scoring:c(m),few:!c(m)&&c(E).length<5}),g(R,`aria-label`,c(I)),n(H,c(I)),v(K,`--n:${c(E).length??``}`)}),h(t,R),C()}r([`click`]);var gt=m(`<span><!> </span>`),_t=m(`<span class="whose svelte-1fgdo38"><!><span class="who svelte-1fgdo38"> </span></span> <!>`,1),vt=m(`<span class="coming svelte-1fgdo38"> </span>`),yt=m(`<span class="svelte-1fgdo38"><!> <span class="vh"> </span></span>`),bt=m(`<span class="mini svelte-1fgdo38"><!> <!></span>`),xt=m(`<span class="free svelte-1fgdo38"> </span> <!>`,1),St=m(`<span class="edge svelte-1fgdo38"><!></span>`),Ct=m(`<b class="count svelte-1fgdo38"> </b>`),wt=m(`<b class="count svelte-1fgdo38" aria-hidden="true"> </b>`),Tt=m(`<span class="one svelte-1fgdo38"><!> <!></span>`),Et=m(`<div class="stall"><span class="pair svelte-1fgdo38"></span> <!></div>`),Dt=m(`<span class="water svelte-1fgdo38" aria-hidden="true"><!></span>`),Ot=m(`<span class="svelte-1fgdo38"><!><span class="word svelte-1fgdo38"> </span> <b class="svelte-1fgdo38"> </b></span>`),kt=m(`<span class="wanted svelte-1fgdo38"><!> <!></span>`),At=m(`<span class="in svelte-1fgdo38"><!></span>`),jt=m(`<span class="in ghost svelte-1fgdo38"><!></span>`),Mt=m(`<!> <!> <span class="fan svelte-1fgdo38"><!> <!></span> <!>`,1),Nt=m(`<div><h4 class="svelte-1fgdo38"><!><span class="name svelte-1fgdo38" aria-hidden="true"> </span><!></h4> <!></div>`);function Pt(r,a){y(a,!0);let d=e=>{var t=St(),r=i(t),l=e=>{var t=_t(),r=s(t),l=i(r);F(l,{get seat(){return c(E).seat}});var d=x(o(l),!0);b(r);var f=o(r,2),g=e=>{var t=gt();let r;var s=i(t);O(s,{name:`i-mask`});var l=o(s,1,!0);b(t),u(e=>{r=p(t,1,`needs svelte-1fgdo38`,null,r,{can:c(I)}),n(l,e)},[()=>m.say(c(I)?`bay-rob`:`bay-needs`,{cards:c(_).least[a.colour]})]),h(e,t)};w(f,e=>{c(k)||e(g)}),u(e=>n(d,e),[()=>c(k)?m.say(`bay-own`):j(m,c(E).seat)]),h(e,t)},d=e=>{var t=vt(),r=x(t,!0);u(e=>n(r,e),[()=>m.say(`bay-coming`)]),h(e,t)},f=e=>{var t=xt(),r=s(t),a=x(r,!0),l=o(r,2),d=e=>{var t=bt(),r=i(t),a=e=>{var t=yt(),r=i(t);O(r,{name:`i-ticket`});var a=o(r,1,!0),s=x(o(a),!0);b(t),u(e=>{n(a,c(R)),n(s,e)},[()=>m.say(`bay-wanted`)]),h(e,t)};w(r,e=>{c(R)>0&&e(a)});var s=o(r,2),l=e=>{var t=yt(),r=i(t);O(r,{name:`i-cards`});var a=o(r,1,!0),s=x(o(a),!0);b(t),u(e=>{n(a,c(L)),n(s,e)},[()=>m.say(`bay-held`)]),h(e,t)};w(s,e=>{c(L)>0&&e(l)}),b(t),h(e,t)};w(l,e=>{m.isPhone&&m.viewer!==null&&c(_).phase!==`over`&&c(R)+c(L)>0&&e(d)}),u(e=>n(a,e),[()=>m.say(`bay-free`)]),h(e,t)};w(r,e=>{c(E)?e(l):c(z).length>0?e(d,1):e(f,-1)}),b(t),h(e,t)},m=J(),_=e(()=>m.view),S=e(()=>m.catalogue.cards[a.colour].colour),E=e(()=>le(c(_),a.colour)),D=e(()=>c(E)?ue(c(E).row):[]),k=e(()=>c(E)!==null&&c(E).seat===m.viewer),A=e(()=>fe(m,a.colour)),M=e(()=>m.movesOf(`send`,{colour:a.colour})),I=e(()=>c(E)!==null&&!c(k)&&c(A).length>0),L=e(()=>m.viewer===null?0:(c(_).hands[m.viewer].cards??[]).filter(e=>e===a.colour).length),R=e(()=>(m.viewer===null||c(_).phase===`over`?[]:c(_).tickets[m.viewer].held??[]).flatMap(e=>m.catalogue.tickets[e].needs).filter(e=>e===a.colour).length),z=e(()=>c(_).group?.colour===a.colour?Array(c(_).group.coloured).fill(a.colour):c(_).triple.includes(a.colour)?[a.colour]:[]),B=e(()=>m.lastLines.some(({kind:e,args:t})=>e===`laid`&&t.colour===a.colour||e===`tripled`&&[t.colour,t.second,t.third].includes(a.colour))),V=e(()=>{let e=c(E)?m.say(`bay-row`,{colour:c(S),who:j(m,c(E).seat),coloured:c(E).row.coloured,locomotives:c(E).row.locomotives}):m.say(`bay-free-label`,{colour:c(S)});return c(A).length===1?c(A)[0].text:e});var H=Nt(),U=i(H),W=i(U);Z(W,{get card(){return a.colour}});var G=o(W),K=x(G,!0),ee=o(G),te=e=>{var t=Ct(),r=x(t,!0);u(()=>n(r,c(D).length)),h(e,t)};w(ee,e=>{c(D).length>1&&e(te)}),b(U);var ne=o(U,2),re=t=>{var r=Et(),s=i(r);T(s,21,()=>c(M),e=>e.code,(t,r)=>{let s=e(()=>c(r).args.card===`locomotive`),l=e(()=>c(s)?c(E).row.locomotives:c(E).row.coloured);var d=Tt(),f=i(d);{let t=e(()=>[c(r)]);P(f,{get label(){return c(r).text},get moves(){return c(t)},shape:`card`,children:(t,n)=>{{let n=e(()=>c(s)?ae:a.colour);Q(t,{get card(){return c(n)}})}},$$slots:{default:!0}})}var p=o(f,2),m=e=>{var t=wt(),r=x(t,!0);u(()=>n(r,c(l))),h(e,t)};w(p,e=>{c(l)>1&&e(m)}),b(d),h(t,d)}),b(s),d(o(s,2)),b(r),u(()=>g(r,`data-at`,`row:${a.colour??``}`)),h(t,r)},ie=r=>{{let f=e(()=>N(m,`turn`,`triple`)?{kind:c(_).phase===`triple`?`triple`:`lay`,args:c(_).phase===`triple`?{colour:a.colour}:{colour:a.colour,coloured:c(L)}}:void 0),p=e(()=>c(I)?`robs`:``);P(r,{get label(){return c(V)},get moves(){return c(A)},get why(){return c(f)},quiet:!0,get class(){return`stall ${c(p)??``}`},get at(){return`row:${a.colour??``}`},children:(r,f)=>{var p=Mt(),y=s(p),S=t=>{var n=Dt(),r=i(n);{let t=e(()=>oe(a.colour));O(r,{get name(){return c(t)}})}b(n),h(t,n)};w(y,e=>{c(D).length+c(z).length===0&&e(S)});var C=o(y,2),E=e=>{var t=kt(),r=i(t),a=e=>{var t=Ot(),r=i(t);O(r,{name:`i-ticket`});var a=o(r),s=x(a,!0),l=x(o(a,2),!0);b(t),u((e,r)=>{g(t,`title`,e),n(s,r),n(l,c(R))},[()=>m.say(`bay-wanted`),()=>m.say(`bay-wanted`)]),h(e,t)};w(r,e=>{c(R)>0&&e(a)});var s=o(r,2),l=e=>{var t=Ot(),r=i(t);O(r,{name:`i-cards`});var a=o(r),s=x(a,!0),l=x(o(a,2),!0);b(t),u((e,r)=>{g(t,`title`,e),n(s,r),n(l,c(L))},[()=>m.say(`bay-held`),()=>m.say(`bay-held`)]),h(e,t)};w(s,e=>{c(L)>0&&e(l)}),b(t),h(e,t)};w(C,e=>{m.viewer!==null&&c(_).phase!==`over`&&(c(R)>0||c(L)>0)&&e(E)});var k=o(C,2),A=i(k);T(A,17,()=>c(D),l,(e,t,n)=>{var r=At();v(r,`--i:${n}`),Q(i(r),{get card(){return c(t)}}),b(r),h(e,r)});var j=o(A,2),M=e=>{var n=t();T(s(n),17,()=>c(z),l,(e,t,n)=>{var r=jt();v(r,`--i:${n}`),Q(i(r),{get card(){return c(t)}}),b(r),h(e,r)}),h(e,n)};w(j,e=>{c(z).length>0&&e(M)}),b(k),d(o(k,2)),u(e=>v(k,`--gaps:${e??``}`),[()=>Math.max(1,c(D).length-1)]),h(r,p)},$$slots:{default:!0}})}};w(ne,e=>{c(M).length>0?e(re):e(ie,-1)}),b(H),u(()=>{p(H,1,f([`bay`,c(E)&&`o${c(E).seat+1}`,{mine:c(k),taken:c(E)!==null,latest:c(B)}]),`svelte-1fgdo38`),v(H,`--tint:var(--c-${a.colour??``})`),n(K,c(S))}),h(r,H),C()}var Ft=m(`<section class="yard sheet svelte-1v9kcwg"></section>`);function It(e,t){y(t,!0);let n=J();var r=Ft();T(r,20,()=>ie,e=>e,(e,t)=>{Pt(e,{get colour(){return t}})}),b(r),u(e=>g(r,`aria-label`,e),[()=>n.say(`yard`)]),h(e,r),C()}var Lt=m(`<!> <!> <!>`,1),Rt=m(`<div><!> <!> <!> <!></div>`);function zt(n,r){y(r,!0);let a=[`yard`,`tickets`],l=J(),f=e(()=>l.view),m=e(()=>l.viewer===null?null:c(f).tickets[l.viewer]),g=e(()=>c(f).phase===`complete`&&c(m)!==null&&c(m).held!==null),_=e(()=>(c(m)?.looked_at??[]).length>0),v=e(()=>c(g)||c(_)),x=e(()=>!c(g)&&c(f).phase!==`start_tickets`),S=e(()=>new Set(l.moves.map(Be))),T=e(()=>c(S).size===0&&c(v)&&!c(x)?new Set([`tickets`]):c(S));var E=t(),D=s(E),O=e=>{A(e,{get tabs(){return a},get lit(){return c(S)},get wanted(){return c(T)},part:(e,n=d)=>{var r=t(),i=s(r),a=e=>{var t=Lt(),n=s(t);Ie(n,{});var r=o(n,2);It(r,{});var i=o(r,2),a=e=>{Te(e,{})};w(i,e=>{c(f).discards.length>0&&e(a)}),h(e,t)},l=e=>{var t=Lt(),n=s(t),r=e=>{ht(e,{})};w(n,e=>{c(v)&&e(r)});var i=o(n,2);st(i,{}),Ce(o(i,2),{}),h(e,t)};w(i,e=>{n()===`yard`?e(a):e(l,-1)}),h(e,r)},$$slots:{part:!0}})},k=e=>{var t=Rt();let n;var r=i(t);Xe(r,{});var a=o(r,2);Ce(a,{});var s=o(a,2),l=e=>{ht(e,{})};w(s,e=>{c(v)&&e(l)});var d=o(s,2),f=e=>{It(e,{})};w(d,e=>{(c(x)||!c(v))&&e(f)}),b(t),u(()=>n=p(t,1,`station svelte-15t28h4`,null,n,{choosing:c(v)&&c(x)})),h(e,t)};w(D,e=>{l.isPhone?e(O):e(k,-1)}),h(n,E),C()}function Bt(t,n){y(n,!0);let r=J(),i=e(()=>[{name:`completed`,colour:`#2c6a4d`,items:n.parts.completed.map(({ticket:e,points:t})=>({name:Y(r,e),points:t}))},{name:`bonuses`,colour:`#c99a2e`,items:n.parts.bonuses.map(({city:e,points:t})=>({name:r.catalogue.cities[e].name,points:t}))},{name:`uncompleted`,colour:`#b23522`,items:n.parts.uncompleted.map(({ticket:e,points:t})=>({name:Y(r,e),points:t}))}]);R(t,{get seat(){return n.seat},get groups(){return c(i)},get total(){return n.parts.total}}),C()}var Vt=m(`<span><!></span>`);function Ht(n,r){y(r,!0);let a={large:108,usual:88,narrow:80,low:68,phone:66,gap:20},o=J(),l=e(()=>o.view),d=e(()=>o.viewer===null?null:c(l).hands[o.viewer].cards),f=e(()=>q(c(d)??[])),m=e(()=>c(l).seat!==null&&c(l).seat===o.viewer);function g(e){return c(m)?c(l).group?.colour===e?c(l).group.coloured:+!!c(l).triple.includes(e):0}function v(e,t){return o.say(`hand-pile`,{card:o.catalogue.cards[e].name,cards:t})}var x=t(),S=s(x),T=t=>{G(t,{get cards(){return c(f)},get sizes(){return a},key:([e])=>e,one:(t,n)=>{var r=e(()=>_(n?.(),2));let a=()=>c(r)[0],s=()=>c(r)[1];var l=Vt();let d;var f=i(l);{let t=e(()=>g(a())>0?o.say(`hand-laid`,{cards:g(a())}):null);V(f,{get copies(){return s()},get tag(){return c(t)},children:(t,n)=>{{let n=e(()=>v(a(),s())),r=e(()=>de(o,a())),i=e(()=>N(o,`turn`)&&a()!==`locomotive`?{kind:`lay`,args:{colour:a(),coloured:s()}}:void 0),l=e(()=>g(a())>0);P(t,{get label(){return c(n)},get moves(){return c(r)},get why(){return c(i)},quiet:!0,get picked(){return c(l)},shape:`card`,get card(){return a()},children:(e,t)=>{Q(e,{get card(){return a()}})},$$slots:{default:!0}})}},$$slots:{default:!0}})}b(l),u(()=>d=p(l,1,`svelte-f1suhz`,null,d,{phone:o.isPhone})),h(t,l)},$$slots:{one:!0}})};w(S,e=>{c(d)!==null&&e(T)}),h(n,x),C()}var Ut=m(`<span class="svelte-xcv1e1"><!> <span class="vh svelte-xcv1e1"> </span></span>`),Wt=m(`<p><!> <b> <!><span class="vh svelte-xcv1e1"> </span></b></p>`);function Gt(t,r){y(r,!0);let a=J(),s=e(()=>a.view),l=e(()=>c(s).points[r.seat].total),d=e(()=>[{icon:`i-cards`,n:c(s).hands[r.seat].size,said:a.say(`seat-cards`,{n:c(s).hands[r.seat].size})},{icon:`i-ticket`,n:c(s).tickets[r.seat].size,said:a.say(`seat-tickets`,{n:c(s).tickets[r.seat].size})},{icon:`i-train`,n:c(s).stacks[r.seat].size,said:a.say(`seat-stack`,{n:c(s).stacks[r.seat].size})}]);var f=Wt();let m;var _=i(f);T(_,17,()=>c(d),({icon:e,n:t,said:n})=>e,(e,t)=>{let r=()=>c(t).icon,a=()=>c(t).n,s=()=>c(t).said;var l=Ut(),d=i(l);O(d,{get name(){return r()}});var f=o(d,1,!0),p=x(o(f),!0);b(l),u(()=>{g(l,`title`,`${a()??``} ${s()??``}`),n(f,a()),n(p,s())}),h(e,l)});var v=o(_,2);let S;var w=i(v,!0),E=o(w);O(E,{name:`i-star`});var D=x(o(E),!0);b(v),b(f),u((e,t,i)=>{m=p(f,1,`panel svelte-xcv1e1`,null,m,{many:c(s).seats>3}),g(f,`data-at`,`stack:${r.seat??``} tickets:${r.seat??``} ${r.seat===a.viewer?``:`hand:${r.seat}`}`),g(v,`title`,`${c(l)??``} ${e??``}`),S=p(v,1,`svelte-xcv1e1`,null,S,{minus:c(l)<0}),n(w,t),n(D,i)},[()=>a.say(`points-unit`,{points:c(l)}),()=>H(c(l)),()=>a.say(`points-unit`,{points:c(l)})]),h(t,f),C()}var Kt=m(`<!> <!>`,1);function qt(e,n){y(n,!0);let r=J();var i=t(),a=s(i),c=e=>{var t=Kt(),n=s(t);Ie(n,{}),st(o(n,2),{}),h(e,t)};w(a,e=>{r.isPhone||e(c)}),h(e,i),C()}D(Object.assign({"./art/i-mask.svg":K})),E(`ticket_cards`,Object.assign({"./words/en.ftl":ee,"./words/ru.ftl":te,"./words/uk.ftl":ne}));var Jt={name:`ticket_cards`,seats:`board`,Board:zt,Hand:Ht,SeatPanel:Gt,Card:Q,Breakdown:Bt,Side:qt,BarDetail:_e,placed:ze,commits:Ve,confirms:He,flights:Ue};export{Jt as game};