# Що кажуть матчі між ботами.  Ті самі назви в усіх мовах.

match-title = { $title }, місць: { $seats }, партій: { $games }
match-progress = Зіграно партій: { $done } з { $games }
match-written = Записано: { $file }, { $picture }
match-column-bot = бот
match-column-games = партій
match-column-wins = перемоги
match-column-goals = досягнуто мети
match-column-bounds = межі 95 %
match-column-points = бали
match-column-rating = рейтинг
match-column-time = на рішення
match-column-longest = найдовше

error-match-bot = Бота «{ $bot }» немає. Є: { $known }.
error-match-extra = Для цього потрібен пакет { $package }, якого тут не встановлено; встановіть його так: pip install { $wanted }
error-match-file = { $file } не є файлом матчу.
error-match-other = { $file } — файл іншого матчу: «{ $name }» там інше. Оберіть інший файл.
