## After the end

source-tokens = tokens
source-train = engine and cars
source-contracts = contracts
source-loads = loads on the train
source-progress = progress train
source-building = { $name }
tie-length = A tie at { $points }: the longer train decides, { $more } cards to { $fewer }.
tie-train = A tie at { $points }, and the trains are of one length: points of engine and cars decide, { $more } to { $fewer }.
tie-engine = A tie at { $points }, and the trains are of one length: points of the engine decide, { $more } to { $fewer }.
verdict-won = You win: the goal of the scenario is reached.
verdict-lost = You lose: the deck ran out before the goal was reached.
verdict-rated = { $points ->
    [one] One point: { $rating }.
   *[other] { $points } points: { $rating }.
}
timeline-about = The points as they would have been had the game ended there.
