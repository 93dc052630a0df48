## Після гри

source-objectives = завдання
source-contract = контракт
source-banknotes = банкноти
tie-objectives = Балів порівну, по { $points }: вирішили бали за завдання, { $more } проти { $fewer }.
timeline-about = Скільки балів було б, якби гра закінчилася на цьому ході, разом із таємними контрактами.
