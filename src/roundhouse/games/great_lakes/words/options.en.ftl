# What a table may agree on

option-starting_pieces = Trains and ships at the start
    .about = The recommended mix is 27 trains and 23 ships for everybody.
option-starting_pieces-choose = everybody chooses
option-starting_pieces-recommended = 27 and 23
option-first_player = First player
    .about = Who begins.
option-tie_break = Equal scores
    .about = What decides between players with the same score.
option-tie_break-shared = share the place
option-tie_break-tickets = more completed tickets
option-allow_single_draw = Stopping after one card
    .about = May a player take only one card?
option-max_resets_in_a_row = Replacing the display
    .about = How often in a row three wild cards sweep it away.
option-return_order = Returned tickets
    .about = In which order they go under the deck.
option-return_order-drawn = as drawn
option-return_order-shuffled = shuffled
option-overpay = Superfluous ship cards
    .about = May a payment contain a card that it could do without?
option-max_turns = Limit of turns
    .about = After so many turns of all players together the game ends as it stands.
option-max_turns-none = none
