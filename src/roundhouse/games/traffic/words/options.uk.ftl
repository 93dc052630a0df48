# Про що можна домовитися

option-variant = Варіант
    .about = У дитячій грі немає частини карт дій.
option-variant-full = повний
option-variant-junior = дитячий
option-first_player = Перший гравець
    .about = Хто починає.
option-self_semaphore = Семафор собі
    .about = Чи можна поставити червоний семафор самому собі?
option-hs_pulls_specials = Швидкісні локомотиви тягнуть особливі вагони
    .about = Інакше вони зупиняються перед першим особливим вагоном.
option-pass_when_decks_empty = Пас за порожніх колод
    .about = Чи можна пропустити хід, хоча карту зіграти можливо, коли обидві колоди порожні?
option-revision_tracks = Колії ревізії
    .about = З якої кількості колій беруть два вагони.
option-revision_tracks-any = будь-які
option-revision_tracks-one = лише одна
option-stack_extra_turns = Додаткові ходи додаються
    .about = Чи дає кожен ремонтний вагон окремий хід?
option-modernised_stack = Кілька модернізованих вагонів
    .about = Чи подвоює кожен ще раз.
option-modernised_stack-multiply = подвоює кожен
option-modernised_stack-once = подвоєння одне
