error-online-no-lesson = { $title } has no guided game.
error-online-lesson-alone = A guided game is for one person, without options or a clock: it brings its own.
error-online-not-taught = This is not a guided game, or not any more.
