## Store

error-store-url = «{ $given }» — не адреса бази даних. Пишіть sqlite:///file.db або postgresql://user@host/database.
error-store-driver = Тут бракує драйвера для PostgreSQL; його встановлює команда: pip install "roundhouse[postgresql]"
error-store-open = Не вдається відкрити базу даних { $url }: { $why }.
error-store-newer = Базу даних { $url } востаннє відкривала новіша версія Roundhouse; ця версія її не прочитає.
error-store-failed = База даних не відповідає або не дає записувати: { $why }. Спробуйте ще раз за мить.
error-store-closed = Сервер завершує роботу. Спробуйте ще раз за мить.
error-store-in-use = На { $url } вже працює сервер. Файл зі столами належить одному серверу; для кількох потрібна PostgreSQL.
error-store-not-ours = Стіл { $table } перейшов до іншого сервера. Спробуйте ще раз за мить.
error-online-internal = Неможливо приймати інші сервери на { $where }: { $why }.
error-online-processes-database = Для кількох процесів потрібна PostgreSQL: файл зі столами належить одному серверу (--processes { $processes }).
error-online-processes-system = На цій системі кілька процесів на одному порту неможливі.
error-online-log-format = Журнал ведеться як text або json, а не як { $given }.
error-online-proxy = За «{ $given }» проксі немає: пишіть IP-адресу, наприклад 127.0.0.1, мережу, наприклад 10.0.0.0/8, кілька через кому або * — будь-який.
error-store-no-table = Такого столу чи місця немає: { $table }.
error-store-token-taken = Ключ цього місця вже використано. Перезавантажте сторінку і спробуйте ще раз.
error-store-table-taken = Стіл { $table } уже є.

## Онлайн: стіл

online-waiting = Вирішує { $name }: «{ $question }»
online-gathering = Чекаємо на решту. Надішліть посилання або починайте: на вільних місцях гратимуть боти, доки хтось не прийде.
online-bot = { $number ->
    [1] Стрілочник
    [2] Кочегар
    [3] Гальмівник
    [4] Сигнальник
    [5] Зчіплювач
   *[other] Кондуктор
}
online-serving = Столи тут: { $address } (Ctrl-C зупиняє; столи зберігаються).
online-others = Інші у вашій мережі теж можуть зайти: з телефона відкрийте { $addresses }
online-public = Столи бачить лише цей комп’ютер, бо в нього публічна адреса. Щоб пустити всіх: roundhouse serve --host 0.0.0.0
online-open-seat = Вільне місце
option-yes = так
option-no = ні
option-random = випадково
option-seat = місце { $number }

## Онлайн: відмови

error-online-not-playing = Зараз гра не йде.
error-online-not-your-turn = Зараз не ваш хід.
error-online-stale = Тим часом стіл змінився.
error-online-begun = Гра вже почалася.
error-online-shuffle-early = Інші ще не готові: ніхто не відкриває свого внеску в тасування, доки всі не запечатають свої.
error-online-shuffle-late = Карти вже роздано: додати щось до цього тасування більше не можна.
error-online-salt-wrong = Це не те, що ви запечатали для тасування.
error-online-seat-held = Це місце зайняте.
error-online-not-a-player = Ви глядач; це можуть лише гравці.
error-online-not-away = Лише за того, хто відійшов.
error-online-not-your-seat = Це не ваше місце.
error-online-out-of-time = Ваш час вичерпано; далі за вас грає бот.
error-online-hints-off = За цим столом немає підказок.
error-online-no-such-ply = Зроблено ходів: { $most }, а не { $ply }.
error-online-no-table = Столу { $table } немає, або він лише для тих, хто має посилання.
error-online-link-gone = За столом { $table } це посилання нічого не відкриває: місце вже хтось зайняв або посилання неповне. Попросіть нове в того, хто його надіслав.
error-online-no-game = Гри { $name } немає.
error-online-no-clause = Пункту { $number } немає.
error-online-no-open-seat = За цим столом немає вільних місць.
error-online-not-over = Гра ще не закінчилася.
error-online-not-host = Це може лише той, хто створив стіл.
error-online-newer-rules = Цей стіл почато в новішому Roundhouse, за правилами версії { $version }; найновіша з відомих тут — { $newest }. Стіл чекатиме, доки цей сервер оновлять.
error-online-other-edition = Цей стіл почато з іншими друкованими значеннями (видання { $found }); на цьому сервері — видання { $here }. Стіл чекатиме, доки на сервері знову будуть ті значення.
error-online-too-long = Повідомлення задовге: щонайбільше { $most } байтів.
error-online-unreadable = Це повідомлення не вдалося прочитати: { $why }
error-online-hello-first = Спершу треба привітатися.
error-online-hello-twice = Це з’єднання вже привіталося.
error-online-port = За адресою { $host }, порт { $port }, сервер не запустити: { $why }
error-online-host = Цей сервер не відгукується на «{ $host }». Дозволити ім’я може той, хто його запускає: roundhouse serve --allow-host NAME.
error-online-origin = Цей запит надійшов не зі сторінки цього сервера: { $origin }.
error-online-many-tables = За останню годину тут створено надто багато столів. Спробуйте ще раз через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}.
error-online-many-joins = За останню годину звідси зайнято надто багато місць. Спробуйте ще раз через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}.
error-online-name-taken = За цим столом уже є «{ $name }» або хтось із дуже схожим іменем. Оберіть інше.
error-online-name-unseen = Такого імені ніхто не побачить. Напишіть хоча б одну літеру, цифру чи малюнок.
error-online-many-sockets = З вашої адреси або на цьому сервері відкрито надто багато сторінок. Закрийте зайві або поверніться трохи згодом.
error-online-full-house = За цим столом уже { $most ->
    [one] { $most } глядач
    [few] { $most } глядачі
   *[many] { $most } глядачів
}; місця більше немає.
error-online-chat-full = За цим столом сказано вже стільки, що нових повідомлень сервер не приймає.
error-online-undo-enough = За цим столом ходи скасовували так часто, що більше не можна.
error-online-limit-name = Обмеження «{ $name }» немає. Є такі: { $known }.
error-online-limit-number = Обмеження { $name } — це ціле число, більше за нуль, а не «{ $given }».

## Онлайн: що чують усі за столом

error-online-acts-lost = Частину цієї гри в базі даних пошкоджено. Гра триває від останньої цілої миті.
error-online-acts-gone = База даних втратила останні ходи цієї гри. Гра триває від останнього збереженого.
error-online-store-away = База даних не відповідає. Усе, що ви бачили, збережено; гра продовжиться сама, а час на годинниках доти не йде.
error-online-store-back = База даних знову відповідає.
