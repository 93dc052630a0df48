"""What the seat that decides now decides."""

NAMES = ["turn", "draw", "over"]

TURN = 0  # couple a wagon or drop one
DRAW = 1  # which wagon to take into hand
OVER = 2

CLAUSES = {"turn": "CD-005", "draw": "CD-008"}  # the rule of the ledger behind each decision
WITHIN: tuple[str, ...] = ()  # phases in the middle of a decision
ASKED: dict[str, str] = {}  # phases that are asked even where one move is left, and the rule that says why
