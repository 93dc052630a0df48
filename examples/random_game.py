"""Play one game at random and tell it in Ukrainian."""

import random

import roundhouse

table = roundhouse.Table("traffic", seats=3, seed=7)
pick = random.Random(7)
while not table.over:
    table.play(pick.choice(table.moves()))

for event in table.events[-12:]:
    print(table.say(event, lang="uk"))
for seat, (points, place) in enumerate(zip(table.scores(), table.ranking(), strict=True)):
    print(f"seat {seat}: {points} points, place {place}")
