# О чём можно договориться

option-variant = Вариант
    .about = В варианте для младших нет части карт.
option-variant-full = полный
option-variant-junior = для младших
option-first_player = Первый игрок
    .about = Кто начинает.
option-self_semaphore = Семафор себе
    .about = Можно ли положить красный семафор перед собой?
option-hs_pulls_specials = Скоростные локомотивы тянут специальные вагоны
    .about = Иначе они останавливаются перед первым специальным вагоном.
option-pass_when_decks_empty = Пас при пустых колодах
    .about = Можно ли при пустых колодах пропустить ход, если карту можно сыграть?
option-revision_tracks = Пути ревизии
    .about = Со скольких путей берут два вагона.
option-revision_tracks-any = любые
option-revision_tracks-one = только один
option-stack_extra_turns = Дополнительные ходы складываются
    .about = Даёт ли каждый восстановительный вагон отдельный ход?
option-modernised_stack = Несколько модернизированных вагонов
    .about = Удваивает ли очки каждый из них?
option-modernised_stack-multiply = удваивает каждый
option-modernised_stack-once = удвоение одно
