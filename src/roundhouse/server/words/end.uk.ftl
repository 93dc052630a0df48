## Кінець гри

ending-won = { $how ->
    [you] { $margin ->
        [one] Ви перемогли з перевагою в { $margin } бал.
        [few] Ви перемогли з перевагою в { $margin } бали.
       *[many] Ви перемогли з перевагою в { $margin } балів.
    }
   *[other] { $margin ->
        [one] Перемога: { $name }, перевага — { $margin } бал.
        [few] Перемога: { $name }, перевага — { $margin } бали.
       *[many] Перемога: { $name }, перевага — { $margin } балів.
    }
}
ending-won-tie = { $how ->
    [you] Балів порівну, але перемога ваша.
   *[other] Балів порівну, але перемога: { $name }.
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
