# A guided first game.

learn-game = Научиться за { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
    [many] минут
   *[other] минуты
}
learn-first = Играете впервые? Учебная игра всё покажет.
guide = Учебная игра
guide-step = { $step } из { $steps }
guide-others = Сейчас ходят остальные…
guide-next = Дальше
guide-back = Назад
guide-back-title = На шаг назад; всё, сделанное после него, будет отменено
guide-skip = Сделайте за меня
guide-skip-title = Игра сама сделает этот ход
guide-play = А теперь играем
guide-leave = Играть дальше без урока
guide-strayed = Ваш собственный путь
    .text = Так тоже можно, и игра продолжается. Просто этот урок — о другом ходе. Вернётесь к нему или будете играть дальше по-своему?
guide-return = Назад к уроку
guide-play-on = Играть дальше
keys-guide = в учебной игре: дальше, назад, сделать ход за меня
