## После игры

source-tokens = жетоны
source-train = локомотив и вагоны
source-contracts = контракты
source-loads = загруженное в поезд
source-progress = локомотив прогресса
source-building = { $name }
tie-length = Очков поровну, по { $points }: решил более длинный поезд, { $more } против { $fewer }.
tie-train = Очков поровну, по { $points }, и поезда одной длины: решили очки локомотива и вагонов, { $more } против { $fewer }.
tie-engine = Очков поровну, по { $points }, и поезда одной длины: решили очки локомотива, { $more } против { $fewer }.
verdict-won = Вы победили: цель сценария достигнута.
verdict-lost = Вы проиграли: колода закончилась, а цель не достигнута.
verdict-rated = { $points ->
    [one] { $points } очко: { $rating }.
    [few] { $points } очка: { $rating }.
   *[many] { $points } очков: { $rating }.
}
timeline-about = Сколько очков было бы, если бы игра закончилась на этом ходу.
