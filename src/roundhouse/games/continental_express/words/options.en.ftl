# What a table may agree on

option-start_player = First player
    .about = Who begins.
option-character_optional = Characters may be left unused
    .about = Otherwise an effect that is possible must be used.
option-switchman_may_swap_locomotives = Switchman exchanges locomotives
    .about = Otherwise only wagons change hands.
option-objective_payment = Paying with locomotives
    .about = Who decides where locomotives stand in for wagons.
option-objective_payment-choose = the player chooses
option-objective_payment-natural-first = wagons first
option-contract_sets_repeat = Every set of a contract pays
    .about = Otherwise “four different” and “two pairs” pay only once.
