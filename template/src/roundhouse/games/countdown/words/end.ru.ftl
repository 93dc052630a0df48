## После игры

source-wagons = вагоны
source-long-train = длинный поезд
tie-wagons = Очков поровну, по { $points }: решили вагоны, { $more } против { $fewer }.
timeline-about = Сколько очков было бы, если бы игра закончилась на этом ходу.
