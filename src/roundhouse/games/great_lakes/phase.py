"""What the seat that decides now decides."""

NAMES = ["first_tickets", "pieces", "turn", "second_card", "refill", "tickets", "colour", "pay", "singles", "over"]

FIRST_TICKETS = 0  # which of the five tickets to keep
PIECES = 1  # how many trains and ships to begin with
TURN = 2  # one of the five actions
SECOND_CARD = 3  # which card to take after the first
REFILL = 4  # from which deck the empty place of the display is filled
TICKETS = 5  # which of the drawn tickets to keep
COLOUR = 6  # with which colour a grey route or a harbour is paid
PAY = 7  # with how many wild and how many special cards
SINGLES = 8  # with how many single ships, where a table may overpay
OVER = 9

CLAUSES = {  # the rule of the ledger behind each decision
    "first_tickets": "GL-019", "pieces": "GL-022", "turn": "GL-032", "second_card": "GL-035", "refill": "GL-037",
    "tickets": "GL-071", "colour": "GL-056", "pay": "GL-054", "singles": "GL-AMB-12",
}  # fmt: skip
WITHIN = ("colour", "pay", "singles", "refill")  # a payment, a card that is taken
ASKED = {"first_tickets": "GL-AMB-22", "pieces": "GL-AMB-22", "tickets": "GL-071"}  # chosen in secret, and for good
