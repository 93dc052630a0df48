## Після гри

source-tokens = жетони
source-train = локомотив і вагони
source-contracts = контракти
source-loads = завантажене в потяг
source-progress = локомотив прогресу
source-building = { $name }
tie-length = Балів порівну, по { $points }: вирішив довший потяг, { $more } проти { $fewer }.
tie-train = Балів порівну, по { $points }, і потяги однакові завдовжки: вирішили бали локомотива й вагонів, { $more } проти { $fewer }.
tie-engine = Балів порівну, по { $points }, і потяги однакові завдовжки: вирішили бали локомотива, { $more } проти { $fewer }.
verdict-won = Ви перемогли: мети сценарію досягнуто.
verdict-lost = Ви програли: колода скінчилася, а мети не досягнуто.
verdict-rated = { $points ->
    [one] { $points } бал: { $rating }.
    [few] { $points } бали: { $rating }.
   *[many] { $points } балів: { $rating }.
}
timeline-about = Скільки балів було б, якби гра закінчилася на цьому ході.
