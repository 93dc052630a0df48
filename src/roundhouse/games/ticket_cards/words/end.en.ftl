## After the end

source-ticket = ticket { $ticket }
source-bonus = bonus of { $city }
tie-tickets = A tie at { $points }: completed tickets decide, { $more } to { $fewer }.
tie-bonuses = A tie at { $points } with as many tickets: bonuses of big cities decide, { $more } to { $fewer }.
timeline-about = Counted afterwards with all cards open: what each stack would have brought had the game ended there. Tickets that it does not complete count against their owner.
