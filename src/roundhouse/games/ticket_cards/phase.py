"""What the seat that decides now decides."""

NAMES = [
    "start_tickets", "dispatch", "turn", "second_card", "locomotives", "triple", "tickets", "complete", "over",
]  # fmt: skip

START_TICKETS = 0  # which of the six dealt Tickets to keep
DISPATCH = 1  # which card of a mixed row goes to the Stack
TURN = 2  # the main action
SECOND_CARD = 3  # where the second Train card comes from
LOCOMOTIVES = 4  # how many Locomotives join the group being laid
TRIPLE = 5  # the next colour of the triple being laid
TICKETS = 6  # which of the Tickets looked at to keep
COMPLETE = 7  # which Tickets to complete with the Stack
OVER = 8

CLAUSES = {  # the rule of the ledger behind each decision
    "start_tickets": "TC-016", "dispatch": "TC-034", "turn": "TC-039", "second_card": "TC-042",
    "locomotives": "TC-058", "triple": "TC-060", "tickets": "TC-076", "complete": "TC-104",
}  # fmt: skip
WITHIN = ("locomotives", "triple", "start_tickets", "tickets")  # a group is being laid, Tickets are being chosen
ASKED = {  # to skip a seat would tell what its Tickets need; what is kept or completed is said to be all of it
    "start_tickets": "TC-AMB-17", "tickets": "TC-AMB-18", "complete": "TC-AMB-17",
}  # fmt: skip
