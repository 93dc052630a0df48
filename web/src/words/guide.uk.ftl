# A guided first game.

learn-game = Навчитися за { $minutes } { $minutes ->
    [one] хвилину
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
learn-first = Граєте вперше? Навчальна гра все покаже.
guide = Навчальна гра
guide-step = { $step } з { $steps }
guide-others = Зараз ходять інші…
guide-next = Далі
guide-back = Назад
guide-back-title = На крок назад; усе, зроблене після нього, буде скасовано
guide-skip = Зробіть за мене
guide-skip-title = Гра сама зробить цей хід
guide-play = А тепер граймо
guide-leave = Грати далі без уроку
guide-strayed = Ваш власний шлях
    .text = Так теж можна, і гра триває. Просто цей урок — про інший хід. Повернетеся до нього чи гратимете далі по-своєму?
guide-return = Назад до уроку
guide-play-on = Грати далі
keys-guide = у навчальній грі: далі, назад, зробити хід за мене
