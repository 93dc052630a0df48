## After the end

source-wagons = wagons
source-long-train = a long train
tie-wagons = A tie at { $points }: more wagons decide, { $more } to { $fewer }.
timeline-about = The points as they would have been had the game ended there.
