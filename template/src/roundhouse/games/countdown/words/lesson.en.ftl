# The guided first game: what each step is called, and what it says.

lesson-goal = Your train
    .text = Each of you builds a train, and the dearer its wagons, the better. These are the wagons you may couple.
lesson-couple = Couple a wagon
    .text = No wagon may be worth more than the one before it, so begin with a dear one.
lesson-take = Take another
    .text = Then you take a wagon: the one that lies open, or one from the stock.
lesson-play = Now play!
    .text = Take turns until every wagon has been played. Most points win; a long train brings some more.
