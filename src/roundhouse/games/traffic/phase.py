"""What the seat that decides now decides."""

NAMES = ["turn", "second_card", "place", "hook", "pull", "aim", "give", "take", "lift", "shunt", "over"]

TURN = 0  # draw, or play a first card
SECOND_CARD = 1  # play a second card, or end the turn
PLACE = 2  # where the wagon being played goes
HOOK = 3  # where the locomotive being played is hooked
PULL = 4  # how many wagons it takes, if motorised wagons leave a choice
AIM = 5  # at whom the action being played is aimed
GIVE = 6  # which card to give up in a revision
TAKE = 7  # which wagon to take in a revision
LIFT = 8  # which wagon the sorting hump lifts
SHUNT = 9  # where that wagon goes
OVER = 10

CLAUSES = {  # the rule of the ledger behind each decision
    "turn": "TR-019", "second_card": "TR-019", "place": "TR-024", "hook": "TR-032", "pull": "TR-041", "aim": "TR-052",
    "give": "TR-057", "take": "TR-058", "lift": "TR-060", "shunt": "TR-060",
}  # fmt: skip
WITHIN = ("place", "hook", "pull", "aim", "lift", "shunt")  # a card is being played
ASKED = {"second_card": "TR-DP-02"}  # an automatic end would reveal that nothing is playable
