# After the end.

final-turn = Turn { $turn }
final-leads = in the lead from here on
