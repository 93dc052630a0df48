## After the end

source-trains = trains
source-hand = cards in hand
timeline-about = The points as they would have been had the game ended there: cards in hand count against their owner.
