"""A position taken from a game, tried out: which legal move brings the seat on turn most points at once?"""

import roundhouse

game = roundhouse.Table("traffic", seats=2, seed=3)
while game.phase != "hook":
    game.play(game.codes()[-1])

position = game.state()  # JSON-able: save it, edit it, send it
best = None
for move in game.moves():
    table = roundhouse.Table.from_state(position)
    table.play(move)
    gain = table.scores()[game.seat] - game.scores()[game.seat]
    print(f"{gain:+d}  {move}")
    best = max(best or (gain, str(move)), (gain, str(move)))
print("best:", best)
