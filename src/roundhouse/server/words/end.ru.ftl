## Конец игры

ending-won = { $how ->
    [you] { $margin ->
        [one] Вы победили с перевесом в { $margin } очко.
        [few] Вы победили с перевесом в { $margin } очка.
       *[many] Вы победили с перевесом в { $margin } очков.
    }
   *[other] { $margin ->
        [one] Побеждает { $name } с перевесом в { $margin } очко.
        [few] Побеждает { $name } с перевесом в { $margin } очка.
       *[many] Побеждает { $name } с перевесом в { $margin } очков.
    }
}
ending-won-tie = { $how ->
    [you] Очков поровну, но победа ваша.
   *[other] Очков поровну, но побеждает { $name }.
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

## Кто играет на месте

note-stood-in = { $why ->
    [time] { $how ->
        [you] Ваше время вышло: дальше за вас играет бот.
       *[other] У игрока { $name } вышло время: дальше играет бот.
    }
   *[away] { $how ->
        [you] За вас играет бот.
       *[other] Игрока { $name } нет на месте: дальше играет бот.
    }
}
note-came-back = { $how ->
    [you] Вы снова играете.
   *[other] { $name } снова играет.
}
note-sat-down = { $how ->
    [you] Вы занимаете место вместо бота.
   *[other] { $name } занимает место вместо бота.
}
ending-absent = { $how ->
    [you] За вас
   *[other] За игрока { $name }
} { $since ->
    [0] с самого начала
   *[other] с хода { $since }
} { $until ->
    [none] {""}
   *[other] до хода { $until }{" "}
}играл бот{ $why ->
    [time] , потому что вышло время
   *[away] {""}
}.
