# What the command line and the terminal table say.  The same names in every language.

## Help

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND …
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands

cli-help = Train games by their real rules. Without a command the tables open in your browser.
cli-help-version = Show the version and leave.
cli-help-local = For this machine only: nobody else in the network can open the tables.
cli-help-any-lang = The language. Otherwise that of the environment.
cli-help-any-help = Show this help and leave.
cli-help-any-edition = Play with the card values in this folder.
cli-help-play = Play a game in the terminal, against bots or with people at the same terminal.
cli-help-play-game = The game; without it you choose from a list.
cli-help-play-seats = How many sit at the table; usually 3.
cli-help-play-bots = How many of them are bots, usually all but you (with 0 everybody shares this terminal), or how they play: greedy as a rule, random for beginners; may be given twice, for both.
cli-help-play-level = How well bots play: from 1 (easy) to 5 (the best); or greedy, random.
cli-help-play-seed = A number from which the whole game follows, to play the same deal again.
cli-help-play-option = An option of the game, such as variant=junior; may be given several times.
cli-help-play-seat = Where you sit, counted from 0.
cli-help-play-log = Save the log of the game to this new file, whether it is finished or not.
cli-help-rules = Show the rules of a game.
cli-help-rules-game = The game.
cli-help-draw = Print the empty board of a game as a picture (SVG).
cli-help-draw-game = The game.
cli-help-replay = Tell a game again from its log, with the final points.
cli-help-replay-log = The file with the log.
cli-help-replay-ply = Only the first so many moves.
cli-help-replay-as_json = Print the position reached, as JSON.
cli-help-replay-edition = The folder of card values with which the game was played.
cli-help-verify = Check that a game of an online table was dealt as it was promised.
cli-help-verify-file = The record of the game, as the final sheet saves it.
cli-help-verify-edition = The folder of card values with which the game was played.
cli-help-edition = Work with editions: folders of card values.
cli-help-edition-check = Check whether an edition can be played with, and show what it changes.
cli-help-edition-check-folder = The folder with the edition’s files.
cli-help-edition-check-game = The game that the edition is for; usually found by the names of the files.
cli-help-doctor = Show what is installed here, and whether games can be played.
cli-help-bench = Measure how fast the rules run.
cli-help-bench-game = The game; without it all of them.
cli-help-bench-device = On what to run: cpu or cuda.
cli-help-bench-seconds = How long each measurement takes.
cli-help-bench-seats = How many sit at the table.
cli-help-bench-json = Write the numbers to this file as well.
cli-help-train = Train a network for a game by letting it play against itself (docs/bots.md).
cli-help-train-game = The game.
cli-help-train-device = On what to play and learn: cpu or cuda.
cli-help-train-minutes = After how many minutes it stops.
cli-help-train-out = The folder for the network, the curve and its picture.
cli-help-train-resume = Go on from the network in that folder.
cli-help-train-table = What is played: the number of seats, how often, and options, such as 2*4:variant=junior. Several may be given; without any all numbers of seats and variants.
cli-help-train-change = Another value in the recipe, such as width=256.
cli-help-train-judges = How many processes meanwhile play against other bots.
cli-help-train-games = How many games of each match these play in the end.
cli-help-train-time = Train nothing: measure how long the network in that folder, or else the one of the package, takes for a decision.
cli-help-match = Let bots play many games against each other: who wins how often, with bounds, ratings, points and time.
cli-help-match-game = The game.
cli-help-match-bots = The bots that meet, with commas between them; one that is named twice takes two seats.
cli-help-match-games = How many games in all; every deal is played in every order of seats.
cli-help-match-seats = How many sit at the table; usually as many as there are bots.
cli-help-match-processes = How many games are played at once; usually one for each processor.
cli-help-match-seed = A number from which all deals follow.
cli-help-match-option = An option of the game, such as variant=junior; may be given several times.
cli-help-match-json = Keep the games in this file, and draw a picture beside it; if the file has games of the same match, they are not played again.
cli-help-match-ray = Play on the machines of a Ray cluster.
cli-help-new-game = Write a new game into a checkout of the sources: small, complete and playable, to be changed rule by rule (docs/adding-a-game.md).
cli-help-new-game-name = What it is called: lower-case letters, digits and underscores, such as night_mail.

## Refusals

cli-error-language = There is no language “{ $language }” here. There are: { $known }.
cli-error-command = There is no command “{ $name }”. There are: { $known }.
cli-error-missing = “{ $command }” needs { $param }.
cli-error-no-option = “{ $command }” has no option { $option }.
cli-error-option-usage = The option { $option } of “{ $command }” is not used like that; see “{ $command } --help”.
cli-error-number = The value of { $option } must be a number.
cli-error-number-least = The value of { $option } must be a number, { $least } or more.
cli-error-number-between = The value of { $option } must be a number from { $least } to { $most }.
cli-error-value = { $option } cannot be “{ $value }”. It can be: { $values }.
cli-error-usage = This was not understood; see “{ $command } --help”.
cli-error-option-form = This is written name=value, not “{ $given }”.
cli-error-bots = At a table with { $seats } seats there can be from 0 to { $most } bots, not { $bots }.
cli-error-bots-value = --bots is a number, or how the bots play ({ $levels }), not “{ $given }”.
cli-error-seat = There is no seat { $seat }; seats go from 0 to { $most }.
cli-error-ply = This game has { $most ->
    [one] one move
   *[other] { $most } moves
}, so the position after move { $ply } does not exist.
cli-error-no-rules = The rules page of { $name } is missing.
cli-error-no-drawing = There is no picture of { $name }. These games have one: { $known }.
cli-error-entry = “{ $entry }” is not one of the choices: type a number from 1 to { $most }, or ? for help.
cli-error-no-entry = Type a number from 1 to { $most }, or ? for help.
cli-error-ready = Write the number of the move after c, from 1 to { $most }, for example: c 1
cli-error-map = There is nothing on the map that goes by “{ $wanted }”; type m alone to see what may be asked for.
cli-error-save-name = Write the name of the file after w, for example: w game.json
cli-error-new-game-name = “{ $name }” cannot be the name of a game: write lower-case letters, digits and underscores, a letter first, such as night_mail, { $most } at most.
cli-error-new-game-place = A new game is written into a checkout of the sources, and { $folder } is none: there is no folder “template” in it.
cli-error-file-missing = There is no file or folder { $file }.
cli-error-file-exists = { $file } exists already and is not written over; choose another name.
cli-error-file-denied = { $file } cannot be opened: permission denied.
cli-error-file-folder = { $file } is a folder, not a file.
cli-error-file-trouble = { $file } cannot be read or written (error { $code } of the system).
cli-verify-commitment = The server’s part of the shuffle is the one that it promised before anybody added to it: { $commitment }.
cli-verify-added = Seat { $number } added to the shuffle what it had sealed.
cli-verify-left-out = Seat { $number } sealed something and did not open it in time: it was left out.
cli-verify-nobody = Nobody added to the shuffle: the server alone chose it.
cli-verify-seed = All of it together gives the seed of this game: { $seed }.
cli-verify-replays = Dealt anew from this seed, all { $moves } moves are legal and lead to the end.
cli-verify-replays-unfinished = Dealt anew from this seed, all { $moves } moves are legal; the game is not finished.
cli-verify-kept = The promise is kept: this game was dealt as it was sealed.
cli-verify-broken = The promise is broken: this is not the game that was sealed.
cli-verify-nothing = Nothing was promised of this shuffle: the log does not say how its seed came about. That is so of games at the terminal and of lessons.
cli-not-json = it is not JSON (line { $line }, column { $column })
cli-not-text = it is not JSON text in UTF-8

## Editions

cli-edition-good = This edition of { $title } ({ $game }) can be played with. Its fingerprint is { $edition }.
cli-edition-file = { "  " }{ $file }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $rows ->
    [one] one kind
   *[other] { $rows } kinds
}
cli-edition-changes = { $changes ->
    [0] It has the same values as the built-in one.
    [one] One difference from the built-in values:
   *[other] { $changes } differences from the built-in values:
}
cli-edition-added = { $file }: { $row } is new
cli-edition-removed = { $file }: { $row } is gone
cli-edition-changed = { $file }: { $row }: { $column } is { $after } instead of { $before }

## Doctor

cli-doctor-python = Python
cli-doctor-platform = System
cli-doctor-numpy = numpy
cli-doctor-numba = numba (compiled rules)
cli-doctor-cuda = CUDA device
cli-doctor-mode = How rules run
cli-doctor-cache = Folder for compiled code
cli-doctor-languages = Languages
cli-doctor-game = { $title }, { $least }–{ $most } players, edition { $edition }
cli-doctor-ok = good
cli-doctor-missing = missing, not needed
cli-doctor-broken = broken
cli-doctor-playable = Games can be played here.
cli-doctor-not-playable = Games cannot be played here until what is broken is mended.

## The table

term-you = You
term-bot = Player { $number } (bot)
term-player = Player
term-points = Points
term-place = Place
term-you-decide = Your move.
term-player-decides = Player { $number } decides.
term-prompt = Number of your choice (1–{ $most }):
term-shortcuts = { $ready ->
    [True] c NUMBER the move, paid the cheapest way · { "" }
   *[False] { "" }
}{ $map ->
    [True] m map · { "" }
   *[False] { "" }
}u undo · l log · s scores · r rules · w FILE save · ? help · q quit
term-news = Since your last move
term-times = { $sentence } (×{ $times })
term-hidden = Known at the end of the game.
term-cover = Player { $number } decides now: hand over the terminal.
term-press-enter = Press Enter to go on.
term-undone = Taken back: decide again.
term-saved = The log is saved in { $file }.
term-save-unfinished = To save the log of this game type a file name; Enter alone leaves without saving:
term-save-finished = To save the log type a file name; Enter alone goes on:
term-won = { $how ->
    [you] You win!
    [shared] The victory is shared: { $names }.
   *[other] { $names } wins.
}
term-another = Another game? (y/n)
term-yes = y yes
term-games = These games can be played:
term-which-game = Which game (1–{ $most } or its name)?
term-replay = { $title }, { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $moves ->
    [one] { $played } of one move
   *[other] { $played } of { $moves } moves
}
term-help = Type the number of a move, or one of these:
    u  take back: to your previous decision, unless a card was revealed since
    l  the log: all that happened so far
    s  the scores so far, and what they consist of
    r  the rules of the game
    w FILE  save the log to a new file
    q  quit
term-help-ready = c NUMBER  play this move and pay for it the cheapest way: wild cards, anchors and double ships are kept
term-help-map = m  the map; m 1, m 2, m 3, m 4 or m CITY show a part of it

## Traffic

term-traffic-track = Track { $number }
term-traffic-empty = empty
term-traffic-cards = Cards
term-traffic-trains = Trains
term-traffic-train-points = Points in trains
term-traffic-semaphores = Red semaphores
term-traffic-decks = Decks: { $cards ->
    [one] one card with wagons and actions
   *[other] { $cards } cards with wagons and actions
}, { $locos ->
    [one] one locomotive
   *[other] { $locos } locomotives
}. Discarded: { $discards }.
term-traffic-extra-turns = { $turns ->
    [one] One extra turn follows.
   *[other] { $turns } extra turns follow.
}
term-traffic-hand = Your hand ({ $cards }):
term-traffic-loco = L{ $traction }·{ $points }
term-traffic-loco-hs = HL{ $traction }·{ $points }+{ $bonus }
term-traffic-train = Train
term-traffic-points = Points
term-traffic-bonus = Bonus
term-traffic-factor = Times
term-traffic-score = Score
term-traffic-trains-total = Trains together
term-traffic-hand-total = Left in hand
term-traffic-total = Total

## Great Lakes

term-lakes-train-cards = Train cards
term-lakes-ship-cards = Ship cards
term-lakes-tickets = Tickets
term-lakes-trains = Trains
term-lakes-ships = Ships
term-lakes-harbours = Harbours left
term-lakes-track = Track
term-lakes-display = Open cards:
term-lakes-decks = Decks: { $trains } train, { $ships } ship, { $tickets } tickets. Discarded: { $discards }.
term-lakes-last-turns = Turns to the end: { $turns }.
term-lakes-hand = Your hand ({ $cards }):
term-lakes-held = Your tickets:
term-lakes-drawn = Drawn tickets:
term-lakes-returned = You returned to the deck:
term-lakes-nothing = Nothing is claimed yet.
term-lakes-map = The map: ═ rail, ≈ sea; the number is the length, brackets hold the owner, * can be claimed now.
term-lakes-filters = m 1 the whole map · m 2 what you can claim now · m 3 your routes · m 4 the ways of your tickets · m CITY the routes of a city
term-lakes-no-route = There is no such route now.
term-lakes-ticket = Ticket
term-lakes-harbour = Harbour: { $city }
term-lakes-unbuilt = Harbours not built
term-lakes-total = Total

cli-help-serve = Serve tables to browsers until Ctrl-C.
cli-help-serve-host = The address to listen at; 0.0.0.0 lets others of your network in (127.0.0.1).
cli-help-serve-port = The port (7433, or a free one if that is taken).
cli-help-serve-database = Where tables are kept: sqlite:///file.db or postgresql://user@host/database (a file in your data folder).
cli-help-serve-limit = How much is allowed, such as tables_each=300 (see docs/online.md); may be given several times.
cli-help-serve-allow_host = A name that browsers may reach this server by, besides its own; may be given several times (or the variable ROUNDHOUSE_HOSTS).
cli-help-serve-proxy = The address of a proxy in front of the server: what it says about where requests come from is believed.
cli-help-serve-processes = Serve with N processes on one port; needs PostgreSQL. SIGHUP replaces them one after the other.
cli-help-serve-internal = Where processes on other machines find those of this one: HOST or HOST:PORT, in a network of their own.
cli-help-serve-metrics = Let everybody read /metrics, not only this machine.
cli-help-serve-log_format = How the log is written: text, or json with an object on each line.

## A new game

cli-new-game-made = { $title } is made. Play it: roundhouse play { $name }. For the browser run “npm run build” in web/. How to go on: docs/adding-a-game.md.
