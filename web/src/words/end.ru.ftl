# После игры.

final-turn = Ход { $turn }
final-leads = с этого хода впереди
