# Что говорят матчи между ботами.  Те же названия на всех языках.

match-title = { $title }, мест: { $seats }, партий: { $games }
match-progress = Сыграно партий: { $done } из { $games }
match-written = Записано: { $file }, { $picture }
match-column-bot = бот
match-column-games = партий
match-column-wins = победы
match-column-goals = цель достигнута
match-column-bounds = границы 95 %
match-column-points = очки
match-column-rating = рейтинг
match-column-time = на решение
match-column-longest = самое долгое

error-match-bot = Бота «{ $bot }» нет. Есть: { $known }.
error-match-extra = Для этого нужен пакет { $package }, который здесь не установлен; установите его так: pip install { $wanted }
error-match-file = { $file } не файл матча.
error-match-other = { $file } — файл другого матча: «{ $name }» там другое. Выберите другой файл.
