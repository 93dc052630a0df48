# A guided first game.

learn-game = Learn in { $minutes } minutes
learn-first = First time? The guided game shows you how.
guide = Guided game
guide-step = { $step } of { $steps }
guide-others = The others are playing…
guide-next = Next
guide-back = Back
guide-back-title = One step back; what was done since is taken back
guide-skip = Do it for me
guide-skip-title = The move is made for you
guide-play = Now play
guide-leave = Play on without the guide
guide-strayed = Your own way
    .text = That is allowed, and the game goes on. This lesson, though, is about another move. Would you like to go back to it, or play on as you please?
guide-return = Back to the lesson
guide-play-on = Play on
keys-guide = in a guided game: next, back, make the move for me
