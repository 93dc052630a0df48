# What a table may agree on

option-variant = Variant
    .about = The junior game leaves out some of the cards.
option-variant-full = full
option-variant-junior = junior
option-first_player = First player
    .about = Who begins.
option-self_semaphore = Semaphore before oneself
    .about = May you put the red semaphore before yourself?
option-hs_pulls_specials = High-speed locomotives pull special wagons
    .about = Otherwise they stop before the first special wagon.
option-pass_when_decks_empty = Passing with empty decks
    .about = May a turn be skipped although a card could be played, once both decks are empty?
option-revision_tracks = Tracks of a revision
    .about = From how many tracks the two wagons are taken.
option-revision_tracks-any = any
option-revision_tracks-one = one only
option-stack_extra_turns = Extra turns add up
    .about = Does each restoration wagon give a turn of its own?
option-modernised_stack = Several modernised wagons
    .about = Does each of them double the points?
option-modernised_stack-multiply = each doubles
option-modernised_stack-once = double once
