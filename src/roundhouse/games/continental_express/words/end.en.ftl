## After the end

source-objectives = objectives
source-contract = contract
source-banknotes = banknotes
tie-objectives = A tie at { $points }: points on objectives decide, { $more } to { $fewer }.
timeline-about = The points as they would have been had the game ended there, secret contracts included.
