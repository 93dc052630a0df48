# О чём можно договориться

option-variant = Вариант
    .about = В детской игре нет части карт действий.
option-variant-full = полный
option-variant-junior = детский
option-first_player = Первый игрок
    .about = Кто начинает.
option-self_semaphore = Семафор себе
    .about = Можно ли поставить красный семафор самому себе?
option-hs_pulls_specials = Скоростные локомотивы тянут особые вагоны
    .about = Иначе они останавливаются перед первым особым вагоном.
option-pass_when_decks_empty = Пас при пустых колодах
    .about = Можно ли пропустить ход, хотя сыграть карту возможно, когда обе колоды пусты?
option-revision_tracks = Пути ревизии
    .about = Со скольких путей берут два вагона.
option-revision_tracks-any = любые
option-revision_tracks-one = только один
option-stack_extra_turns = Дополнительные ходы складываются
    .about = Даёт ли каждый ремонтный вагон отдельный ход?
option-modernised_stack = Несколько модернизированных вагонов
    .about = Удваивает ли каждый ещё раз.
option-modernised_stack-multiply = удваивает каждый
option-modernised_stack-once = удвоение одно
