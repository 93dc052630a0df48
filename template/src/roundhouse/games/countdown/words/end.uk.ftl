## Після гри

source-wagons = вагони
source-long-train = довгий потяг
tie-wagons = Балів порівну, по { $points }: вирішили вагони, { $more } проти { $fewer }.
timeline-about = Скільки балів було б, якби гра закінчилася на цьому ході.
