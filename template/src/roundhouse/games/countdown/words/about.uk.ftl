# What the things on the table are, and what they cost and bring now.

about-card = Вагон: { $named }
about-card-use = Причеплений до потяга, дає { unit-points }.
about-card-now = { $fits ->
    [yes] Його можна причепити до останнього вагона вашого потяга.
   *[no] Він дорожчий за останній вагон вашого потяга, тож його можна лише скинути.
}
about-stock = Запас
about-stock-left = { $cards ->
    [0] Порожньо.
   *[other] Тут { unit-cards } долілиць.
}
about-hand = Карти на руці
about-hand-now = { $seat-is ->
    [you] У вас { $count }.
   *[other] У гравця { $seat } — { $count }.
}
about-train = Вагони потяга
about-train-now = { $seat-is ->
    [you] У вашому потязі їх { $count }; жоден не дорожчий за попередній.
   *[other] У потязі гравця { $seat } їх { $count }; жоден не дорожчий за попередній.
}
about-points = Бали
about-points-now = { $seat-is ->
    [you] Ваш потяг поки що дає { $count }.
   *[other] Потяг гравця { $seat } поки що дає { $count }.
}
