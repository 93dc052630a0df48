# A guided first game.

learn-game = Научиться за { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
    [many] минут
   *[other] минуты
}
learn-first = Впервые? Учебная игра всё покажет.
guide = Учебная игра
guide-step = { $step } из { $steps }
guide-others = Сейчас ходят остальные…
guide-next = Дальше
guide-back = Назад
guide-back-title = На шаг назад; сделанное после него отменяется
guide-skip = Сделайте за меня
guide-skip-title = Ход сделается за вас
guide-play = А теперь играть
guide-leave = Играть дальше без урока
guide-strayed = Ваш собственный путь
    .text = Так тоже можно, и игра продолжается. Просто в этом уроке речь о другом ходе. Вернуться к нему или играть дальше, как вам нравится?
guide-return = Назад к уроку
guide-play-on = Играть дальше
keys-guide = в учебной игре: дальше, назад, сделать ход за меня
