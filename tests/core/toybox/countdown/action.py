"""What a seat may do."""

from roundhouse.core.actions import number_actions, offer_in

MOST_TAKEN = 3
TAKE = 0

LAYOUT = number_actions({"take": {"counters": MOST_TAKEN + 1}})

offer = offer_in(LAYOUT)
