## Конец игры

ending-won = { $how ->
    [you] { $margin ->
        [one] Вы победили с перевесом в { $margin } очко.
        [few] Вы победили с перевесом в { $margin } очка.
       *[many] Вы победили с перевесом в { $margin } очков.
    }
   *[other] { $margin ->
        [one] Победа: { $name }, перевес — { $margin } очко.
        [few] Победа: { $name }, перевес — { $margin } очка.
       *[many] Победа: { $name }, перевес — { $margin } очков.
    }
}
ending-won-tie = { $how ->
    [you] Очков поровну, но победа ваша.
   *[other] Очков поровну, но победа: { $name }.
}
ending-shared = { $how ->
    [you] Общая победа: вы и { $names }.
   *[other] Общая победа: { $names }.
}
ending-equal = { $points ->
    [one] У каждого { $points } очко, и больше ничто не решает.
    [few] У каждого { $points } очка, и больше ничто не решает.
   *[many] У каждого { $points } очков, и больше ничто не решает.
}
ending-behind = Ваше место — { $place ->
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
   *[other] шестое
}, { $behind ->
    [0] очков столько же
    [one] отставание — { $behind } очко
    [few] отставание — { $behind } очка
   *[many] отставание — { $behind } очков
}.
ending-other-points = прочее
