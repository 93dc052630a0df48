"""What the seat that decides now decides."""

NAMES = ["contract", "take", "invest", "rob", "give", "swap", "token", "claim", "pay", "over"]

CONTRACT = 0  # which of the two contracts to keep
TAKE = 1  # which small card to take, and pay for
INVEST = 2  # which one the investor takes for nothing
ROB = 3  # whose banknotes the pickpocket takes
GIVE = 4  # which own wagon card the switchman gives away
SWAP = 5  # for which wagon card of whom
TOKEN = 6  # which company token the station master brings
CLAIM = 7  # which objective to claim, if any
PAY = 8  # how many locomotives stand in for one kind of wagon
OVER = 9

CLAUSES = {  # the rule of the ledger behind each decision
    "contract": "CE-015", "take": "CE-034", "invest": "CE-065", "rob": "CE-071", "give": "CE-074", "swap": "CE-074",
    "token": "CE-078", "claim": "CE-082", "pay": "CE-087",
}  # fmt: skip
WITHIN = ("swap", "pay")  # an exchange, a payment
ASKED: dict[str, str] = {}
