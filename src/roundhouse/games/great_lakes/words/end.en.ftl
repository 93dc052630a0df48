## After the end

source-routes = routes
source-ticket = ticket { $ticket }
source-harbour = harbour in { $city }
source-unbuilt = harbours still to be built
tie-tickets = A tie at { $points }: completed tickets decide, { $more } to { $fewer }.
timeline-about = The points as they would have been had the game ended there. Tickets not yet completed and harbours not yet built count against their owner, so the lines begin below zero.
