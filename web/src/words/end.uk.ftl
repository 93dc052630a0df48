# Після гри.

final-turn = Хід { $turn }
final-leads = відтоді лідирує
