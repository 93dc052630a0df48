# What a table may agree on

option-first_player = First player
    .about = Who begins.
option-long_train = Long trains
    .about = Is a train of eight wagons or more worth 5 points besides?
