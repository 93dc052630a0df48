## После игры

source-objectives = задания
source-contract = контракт
source-banknotes = банкноты
tie-objectives = Очков поровну, по { $points }: решили очки за задания, { $more } против { $fewer }.
timeline-about = Сколько очков было бы, если бы игра закончилась на этом ходу, вместе с тайными контрактами.
