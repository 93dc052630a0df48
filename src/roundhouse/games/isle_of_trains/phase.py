"""What the seat that decides now decides."""

NAMES = [
    "action", "draw", "take", "discard", "bonus", "build", "mode", "drop", "lose_building", "pay", "fetch",
    "load", "target", "force", "destination", "deliver", "passenger", "give", "count_as", "set_aside",
    "hand_limit", "night", "last_chance", "over",
]  # fmt: skip

ACTION = 0  # one of the two main actions
DRAW = 1  # where the next of several cards comes from
TAKE = 2  # what the Take action takes
DISCARD = 3  # which card goes after a benefit
BONUS = 4  # whether to use a bonus action, and for what
BUILD = 5  # which card to build
MODE = 6  # extend, upgrade, add or replace
DROP = 7  # whether to discard a car first
LOSE_BUILDING = 8  # which building goes with Caboose 4
PAY = 9  # which card pays
FETCH = 10  # which card to take from the discard pile
LOAD = 11  # what to load
TARGET = 12  # onto which engine or car
FORCE = 13  # which card to discard for a forced load
DESTINATION = 14  # where to deliver
DELIVER = 15  # what to deliver next, or finish
PASSENGER = 16  # which loaded passenger
GIVE = 17  # which load goes to the contract
COUNT_AS = 18  # which cargo a wild card or a passenger stands for
SET_ASIDE = 19  # which loads go for cards
HAND_LIMIT = 20  # which card to discard at the end of the turn
NIGHT = 21  # whether to buy back before the night goes on
LAST_CHANCE = 22  # whether to buy back with an empty deck
OVER = 23
GOING = 24  # nobody decides: the next step that is due follows, within the same move

CLAUSES = {  # the rule of the ledger behind each decision
    "action": "IT-030", "draw": "IT-AMB-06", "take": "IT-037", "discard": "IT-084", "bonus": "IT-122",
    "build": "IT-046", "mode": "IT-050", "drop": "IT-061", "lose_building": "IT-AMB-36", "pay": "IT-064",
    "fetch": "IT-252", "load": "IT-073", "target": "IT-074", "force": "IT-085", "destination": "IT-090",
    "deliver": "IT-091", "passenger": "IT-093", "give": "IT-AMB-24", "count_as": "IT-161", "set_aside": "IT-117",
    "hand_limit": "IT-192", "night": "IT-228", "last_chance": "IT-228",
}  # fmt: skip
WITHIN = (  # an action that is not carried out yet
    "take", "build", "mode", "drop", "lose_building", "pay", "load", "target", "force",
    "destination", "deliver", "passenger", "give", "count_as", "set_aside",
)  # fmt: skip
ASKED = {  # to go on unasked would tell what the hand does not hold, or would end a chance to buy back
    "action": "IT-030", "bonus": "IT-124", "night": "IT-228", "last_chance": "IT-228",
}  # fmt: skip
