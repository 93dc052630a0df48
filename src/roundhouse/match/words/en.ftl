# What matches between bots say.  The same names in every language.

match-title = { $title }, seats: { $seats }, games: { $games }
match-progress = Games played: { $done } of { $games }
match-written = Written: { $file }, { $picture }
match-column-bot = bot
match-column-games = games
match-column-wins = wins
match-column-goals = goal reached
match-column-bounds = 95 % bounds
match-column-points = points
match-column-rating = rating
match-column-time = a decision
match-column-longest = longest one

error-match-bot = There is no bot “{ $bot }”. There are: { $known }.
error-match-extra = This needs { $package }, which is not installed here; install it with: pip install { $wanted }
error-match-file = { $file } is not the file of a match.
error-match-other = { $file } is the file of another match: “{ $name }” is not the same there. Choose another file.
