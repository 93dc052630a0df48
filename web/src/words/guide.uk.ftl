# A guided first game.

learn-game = Навчитися за { $minutes } { $minutes ->
    [one] хвилину
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
learn-first = Уперше? Навчальна гра все покаже.
guide = Навчальна гра
guide-step = { $step } з { $steps }
guide-others = Зараз ходять інші…
guide-next = Далі
guide-back = Назад
guide-back-title = На крок назад; зроблене після нього скасовується
guide-skip = Зробіть за мене
guide-skip-title = Хід зробиться за вас
guide-play = А тепер грати
guide-leave = Грати далі без уроку
guide-strayed = Ваш власний шлях
    .text = Так теж можна, і гра триває. Лише в цьому уроці йдеться про інший хід. Повернутися до нього чи грати далі, як вам до вподоби?
guide-return = Назад до уроку
guide-play-on = Грати далі
keys-guide = у навчальній грі: далі, назад, зробити хід за мене
