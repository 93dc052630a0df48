## Кінець гри

ending-won = { $how ->
    [you] { $margin ->
        [one] Ви перемогли з перевагою в { $margin } бал.
        [few] Ви перемогли з перевагою в { $margin } бали.
       *[many] Ви перемогли з перевагою в { $margin } балів.
    }
   *[other] { $margin ->
        [one] Перемагає { $name } з перевагою в { $margin } бал.
        [few] Перемагає { $name } з перевагою в { $margin } бали.
       *[many] Перемагає { $name } з перевагою в { $margin } балів.
    }
}
ending-won-tie = { $how ->
    [you] Балів порівну, але перемога ваша.
   *[other] Балів порівну, але перемагає { $name }.
}
ending-shared = { $how ->
    [you] Спільна перемога: ви та { $names }.
   *[other] Спільна перемога: { $names }.
}
ending-equal = { $points ->
    [one] У кожного { $points } бал, і більше ніщо не вирішує.
    [few] У кожного { $points } бали, і більше ніщо не вирішує.
   *[many] У кожного { $points } балів, і більше ніщо не вирішує.
}
ending-behind = Ваше місце — { $place ->
    [2] друге
    [3] третє
    [4] четверте
    [5] п’яте
   *[other] шосте
}, { $behind ->
    [0] балів стільки ж
    [one] відставання — { $behind } бал
    [few] відставання — { $behind } бали
   *[many] відставання — { $behind } балів
}.
ending-other-points = решта

## Хто грає на місці

note-stood-in = { $why ->
    [time] { $how ->
        [you] Ваш час вийшов: далі за вас грає бот.
       *[other] У гравця { $name } вийшов час: далі грає бот.
    }
   *[away] { $how ->
        [you] За вас грає бот.
       *[other] Гравця { $name } немає на місці: далі грає бот.
    }
}
note-came-back = { $how ->
    [you] Ви знову граєте.
   *[other] { $name } знову грає.
}
note-sat-down = { $how ->
    [you] Ви займаєте місце замість бота.
   *[other] { $name } займає місце замість бота.
}
ending-absent = { $how ->
    [you] За вас
   *[other] За гравця { $name }
} { $since ->
    [0] від самого початку
   *[other] з ходу { $since }
} { $until ->
    [none] {""}
   *[other] до ходу { $until }{" "}
}грав бот{ $why ->
    [time] , бо вийшов час
   *[away] {""}
}.
