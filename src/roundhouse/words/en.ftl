# What the table says in every game.  One message per line of thought; the same names in every language.

language = English
player = Player { $number }
# its forms, behind which a name or only a number stands
player-forms = player
you = you

## Errors

error-unknown-game = There is no game called “{ $name }”. There are: { $known }.
error-game-module = The game “{ $name }” has no module { $module }.py.
error-game-member = The game “{ $name }”: its module { $module } does not offer { $member }.
error-game-arguments = The game “{ $name }”: in its module { $module }, { $member } takes other arguments than a game's must.
error-game-meaning = The game “{ $name }”: the field { $field } of its state does not say what its numbers stand for (holds=…, core/meaning.py).
error-game-seats = The game “{ $name }” is for { $seats } players, and a table has { $most } seats at most (core/contract.py).
error-game-lesson = The game “{ $name }”: its lesson (data/lesson.json) cannot be read, for here is something wrong: { $why }.
error-seats = { $title } is played by { $least } to { $most }, not by { $given }.
error-rules-version = { $title } has no version { $given } of its rules; the newest is { $newest }.
error-option-unknown = { $title } has no option “{ $option }”. It has: { $known }.
error-option-value = Option { $option } cannot be “{ $value }”. It can be: { $values }.
error-options-form = Options are names with values, not { $given }.
error-mode = Rules cannot be run “{ $mode }”. The ways are: { $known }.
error-no-numba = “{ $mode }” needs Numba, which is not installed here; install it with: pip install "roundhouse[fast]"
error-seed-type = A seed is a number, 64 hexadecimal digits or 32 bytes, not { $seed }.
error-seed-hex = The seed “{ $seed }” is not written in hexadecimal digits.
error-seed-range = The seed { $seed } is not between 0 and 2²⁵⁶ − 1.
error-seed-length = A seed has 32 bytes, not { $length }.

error-move-form = A move is its number, a Move, or a kind with its arguments; { $move } is none of these.
error-move-unknown = There is no move { $move } in this game.
error-move-range = There is no move number { $code }; they go from 0 to { $most }.
error-move-over = The game is over.
error-undo-nothing = There is no move to take back.
error-undo-revealed = This move showed somebody something hidden, or ended the game, so it cannot be taken back.
error-turn-passed = The turn passed to another player in the middle of these moves.
error-undo-others = The last move is not yours to take back.
error-undo-since = Since then another player has moved, so your move cannot be taken back.
error-seat = There is no seat { $seat }; seats go from 0 to { $most }.

error-position-no-mapping = { $where } must be a set of names with values.
error-position-missing = { $where } does not say “{ $key }”.
error-position-unknown-key = { $where } says “{ $key }”, which means nothing there.
error-position-no-list = { $where } must be a list.
error-position-too-many = { $where } holds { $found }, and there is room for { $most }.
error-position-number = { $where } is { $value }, not a whole number from { $least } to { $most }.
error-position-name = { $where } is { $value }, which is none of: { $names }.
error-position-text = { $where } is { $value }, not a name.
error-position-truth = { $where } is { $value }, which is neither true nor false.
error-position-size = { $where } says that its size is { $size }, but lists { $found }.
error-position-per-seat = { $where } has { $found } entries for { $seats } seats.
error-position-version = This position is of version { $found } of the rules; the newest known here is { $newest }.
error-position-edition = This position is of edition { $found }; here is edition { $expected }.
error-position-no-move = In this position nobody could move, and yet it is not over.
error-position-seat-and-phase = { $where } does not fit what is being decided.
error-position-phase-card = { $where } does not fit the card that is being played.
error-position-card-not-held = { $where } is { $card }, which the player does not hold.
error-position-remembered = { $where } has more cards { $card } than this hand: it has { $held }.
error-position-total = There are { $found } cards in this position; the game has { $expected }.
error-position-copies = There are { $found } cards { $card } in this position; the game has { $expected }.

error-log-no-mapping = A log is a set of names with values.
error-log-missing = This log does not say “{ $key }”.
error-log-format = This log is in the format “{ $found }”; here “{ $expected }” is read.
error-log-moves = The moves of a log are a list.
error-log-seed = The seed of a log is 64 hexadecimal digits.
error-log-heading = This log cannot be replayed. { $why }
error-log-start = The start of this log is of another game, other seats, options or seed than the log.
error-log-version = This log was played by version { $found } of the rules; the newest known here is { $newest }.
error-log-edition = This log was played with edition { $found }; here is edition { $expected }.
error-log-illegal = Move { $ply } of this log is not legal. { $why }
error-log-file = The file { $file } is not a log: { $why }.
error-log-shuffle = What this log says of its shuffle cannot be understood.
error-promise-commitment = The server’s part of the shuffle is not the one it promised before anybody added to it. Promised fingerprint: { $told }. Fingerprint of this part: { $found }.
error-promise-seal = What seat { $number } added is not what it had sealed. Sealed fingerprint: { $told }. Fingerprint of what it added: { $found }.
error-promise-seat = Something was added to the shuffle for seat { $number }, but the table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-promise-seed = The seed of this game does not follow from what was added to the shuffle. Seed of the log: { $told }. Seed that follows: { $found }.
error-promise-start = This log begins with a position of its own, and not with the deal that follows from its seed.

error-edition-folder = There is no folder { $folder }.
error-edition-unknown = The files in { $folder } are not those of any game; say which game with --game.
error-edition-file = The edition in { $folder } has no file { $file }.
error-edition-long = { $file } has more than { $most } letters.
error-edition-encoding = { $file } is not written in UTF-8.
error-edition-column = { $file } has no column “{ $column }”.
error-edition-extra-column = { $file } has a column “{ $column }” that means nothing.
error-edition-empty = { $file } has no rows.
error-edition-cells = { $file }, line { $line }: column “{ $column }” is empty, or the line has too many cells.
error-edition-number = { $file }, line { $line }: { $column } is “{ $value }”, not a whole number.
error-edition-negative = { $file }, line { $line }: { $column } is { $value }; it cannot be negative.
error-edition-large = { $file }, line { $line }: { $column } is { $value }; it cannot be more than { $most }.
error-edition-name = { $file }: “{ $name }” is not a name of Latin letters, digits and underscores.
error-edition-twice = { $file }: “{ $name }” stands there twice.
error-edition-total = { $file } has { $found } cards; the rulebook says { $expected }.
error-edition-value = { $file }: { $column } is “{ $value }”, but can only be: { $allowed }.
error-edition-between = { $card }: { $column } is { $value }, but can only be from { $least } to { $most }.
error-edition-complete = { $file } must have just one row for each of { $expected }; look at “{ $name }”.
error-edition-same = { $file }: column { $column } may have only one number besides 0, not: { $values }.
error-cuda = There is no CUDA device here, or its libraries are missing: { $why }.
error-no-cuda = What Numba needs for a GPU cannot be loaded ({ $why }); install it with: pip install "roundhouse[gpu]"

error-no-extra = { $module } needs { $package }, which is not installed here; install it with: pip install "roundhouse[rl]"
error-no-torch = Training needs torch, which is not installed here; install it with: pip install "roundhouse[train]"
error-no-network = No network for { $title } comes with the package; train one with: roundhouse train { $name }
error-network-file = { $file } is not a network of ours: { $why }.
error-network-layout = The network in { $file } was trained for another game, or what a seat sees of { $title } has changed since; train it anew with: roundhouse train { $name }
error-train-table = “{ $given }” does not say what is to be played; write for example 3, or 2*4:variant=junior (two seats, four times as often, with an option).
error-train-value = There is no “{ $name }” in a recipe, or it cannot be { $value }. There are: { $known }.
error-batch-size = A batch has from 1 to { $most } places, not { $given }.
error-batch-threads = A batch can be played by 1 to { $most } threads, one for each place at most, not by { $given }.
error-batch-device = A batch cannot be on “{ $device }”. It can be on: { $known }.
error-batch-seats = A batch needs at least one number of seats.
error-batch-options = A batch needs at least one set of options.
error-batch-place = There is no place { $place }; places go from 0 to { $most }.
error-batch-codes = The moves of a batch are { $n } whole numbers, one for each place, not { $shape } of { $type }.
error-batch-where = The places that take part are { $n } flags, one for each place, not { $shape } of { $type }.
error-batch-move = Move { $code } cannot be played in place { $place }, so none was played anywhere. { $why }

## How rules run

compiled-plainly = Numba { $version } lacks what Roundhouse compiles faster with: { $title } is compiled the plain way, to the same rules; only this first start takes longer.
interpreted-here = Rules run in plain Python here. With Numba bots and hints answer faster: pip install "roundhouse[fast]"

## Bench

bench-heading = { $title }, { $seats } seats: whole random games, from the deal to the scores
bench-state-bytes = bytes for one state
bench-random-game-moves = moves in a random game, on average
bench-random-games-cut-off = part of random games cut off, as they need not end
bench-interpreted-moves = moves a second, interpreted
bench-compiled-moves = moves a second, compiled, one core
bench-copy-microseconds = microseconds for a copy of a state, compiled
bench-table-moves = moves a second, driven from Python through Table
bench-batch-moves = moves a second in a batch of 1024 with masks, one core
bench-batch-observed-moves = moves a second in a batch of 1024, masks and observations
bench-cold-start-seconds = seconds to the first legal move, nothing compiled
bench-warm-start-seconds = seconds to the first legal move, compiled before
bench-cuda-compile-seconds = seconds to compile for the GPU
bench-cuda-moves = moves a second on the GPU
bench-cuda-batch-moves = moves a second in a batch on the GPU, with masks
bench-cuda-batch-observed-moves = moves a second in a batch on the GPU, masks and observations

## Training

train-ready = { $title }: ready after { $seconds } s
train-line = { $seconds } s  { $decisions } decisions  { $rate } a second  { $games } games  entropy { $entropy }  error of values { $missed }  odds moved { $moved }
train-judged = { $seconds } s, wins: { $scores }
train-not-judged = Matches have failed, training goes on without them: { $why }
train-done = Written: { $file }, after { $decisions } decisions and { $seconds } s
train-time = Microseconds of processor time for one decision: { $numpy } with numpy, { $compiled } compiled, { $inner } of these in compiled code.
