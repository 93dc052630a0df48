# Про що можна домовитися

option-variant = Варіант
    .about = У варіанті для молодших немає частини карт.
option-variant-full = повний
option-variant-junior = для молодших
option-first_player = Перший гравець
    .about = Хто починає.
option-self_semaphore = Семафор собі
    .about = Чи можна покласти червоний семафор перед собою?
option-hs_pulls_specials = Швидкісні локомотиви тягнуть спеціальні вагони
    .about = Інакше вони зупиняються перед першим спеціальним вагоном.
option-pass_when_decks_empty = Пас за порожніх колод
    .about = Чи можна за порожніх колод пропустити хід, якщо карту можна зіграти?
option-revision_tracks = Колії ревізії
    .about = З якої кількості колій беруть два вагони.
option-revision_tracks-any = будь-які
option-revision_tracks-one = лише одна
option-stack_extra_turns = Додаткові ходи додаються
    .about = Чи дає кожен відновний вагон окремий хід?
option-modernised_stack = Кілька модернізованих вагонів
    .about = Чи подвоює бали кожен із них?
option-modernised_stack-multiply = подвоює кожен
option-modernised_stack-once = подвоєння одне
