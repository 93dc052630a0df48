## Store

error-store-url = «{ $given }» — не адрес базы данных. Пишите sqlite:///file.db или postgresql://user@host/database.
error-store-driver = Здесь нет драйвера для PostgreSQL; его устанавливает команда: pip install "roundhouse[postgresql]"
error-store-open = Не удаётся открыть базу данных { $url }: { $why }.
error-store-newer = Базу данных { $url } в последний раз открывала более новая версия Roundhouse; эта версия её не прочтёт.
error-store-failed = База данных не отвечает или не даёт записывать: { $why }. Попробуйте ещё раз через мгновение.
error-store-closed = Сервер завершает работу. Попробуйте ещё раз через мгновение.
error-store-in-use = На { $url } уже работает сервер. Файл со столами принадлежит одному серверу; для нескольких нужна PostgreSQL.
error-store-not-ours = Стол { $table } перешёл к другому серверу. Попробуйте ещё раз через мгновение.
error-online-internal = Не удаётся принимать другие серверы на { $where }: { $why }.
error-online-processes-database = Для нескольких процессов нужна PostgreSQL: файл со столами принадлежит одному серверу (--processes { $processes }).
error-online-processes-system = В этой системе несколько процессов на одном порту невозможны.
error-online-log-format = Журнал ведётся как text или json, а не как { $given }.
error-online-proxy = По «{ $given }» прокси нет: пишите IP-адрес, например 127.0.0.1, сеть, например 10.0.0.0/8, несколько через запятую или * — любой.
error-store-no-table = Такого стола или места нет: { $table }.
error-store-token-taken = Ключ этого места уже использован. Перезагрузите страницу и попробуйте ещё раз.
error-store-table-taken = Стол { $table } уже есть.

## Онлайн: стол

online-waiting = Решает { $name }: «{ $question }»
online-gathering = Ждём остальных. Отправьте ссылки или начинайте: на свободных местах будут играть боты, пока кто-нибудь не придёт.
online-bot = { $number ->
    [1] Стрелочник
    [2] Кочегар
    [3] Проводник
    [4] Сигналист
    [5] Сцепщик
   *[other] Кондуктор
}
online-serving = Столы здесь: { $address } (Ctrl-C останавливает; столы сохраняются).
online-others = Другие в вашей сети тоже могут зайти: с телефона откройте { $addresses }
online-public = Столы видит только этот компьютер, потому что у него публичный адрес. Чтобы впустить всех: roundhouse serve --host 0.0.0.0
online-open-seat = Свободное место
option-yes = да
option-no = нет
option-random = случайно
option-seat = место { $number }

## Онлайн: отказы

error-online-not-playing = Сейчас игра не идёт.
error-online-not-your-turn = Сейчас не ваш ход.
error-online-stale = Тем временем стол изменился.
error-online-begun = Игра уже началась.
error-online-shuffle-early = Остальные ещё не готовы: никто не открывает свой вклад в тасование, пока все не запечатают свои.
error-online-shuffle-late = Карты уже розданы: добавить что-то в это тасование больше нельзя.
error-online-salt-wrong = Это не то, что вы запечатали для тасования.
error-online-seat-held = Это место занято.
error-online-not-a-player = Вы зритель; это могут только игроки.
error-online-not-away = Только за того, кто отошёл.
error-online-not-your-seat = Это не ваше место.
error-online-out-of-time = Ваше время вышло; дальше за вас играет бот.
error-online-hints-off = За этим столом нет подсказок.
error-online-no-such-ply = Сделано ходов: { $most }, а не { $ply }.
error-online-no-table = Стола { $table } нет, или он только для тех, у кого есть ссылка.
error-online-link-gone = За столом { $table } эта ссылка ничего не открывает: место уже кто-то занял или ссылка неполная. Попросите новую у того, кто её прислал.
error-online-no-game = Игры { $name } нет.
error-online-no-clause = Пункта { $number } нет.
error-online-no-open-seat = За этим столом нет свободных мест.
error-online-not-over = Игра ещё не закончилась.
error-online-not-host = Это может только тот, кто создал стол.
error-online-newer-rules = Этот стол начат в более новом Roundhouse, по правилам версии { $version }; новейшая из известных здесь — { $newest }. Стол подождёт, пока этот сервер обновят.
error-online-other-edition = Этот стол начат с другими печатными значениями (издание { $found }); на этом сервере — издание { $here }. Стол подождёт, пока на сервере снова будут те значения.
error-online-too-long = Сообщение слишком длинное: не больше { $most } байт.
error-online-unreadable = Это сообщение не прочесть: { $why }
error-online-hello-first = Сначала нужно поздороваться.
error-online-hello-twice = Это соединение уже поздоровалось.
error-online-port = По адресу { $host }, порт { $port }, сервер не запустить: { $why }
error-online-host = Этот сервер не откликается на «{ $host }». Разрешить имя может тот, кто его запускает: roundhouse serve --allow-host NAME.
error-online-origin = Этот запрос пришёл не со страницы этого сервера: { $origin }.
error-online-many-tables = За последний час здесь создано слишком много столов. Попробуйте ещё раз через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
error-online-many-joins = За последний час отсюда занято слишком много мест. Попробуйте ещё раз через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}.
error-online-name-taken = За этим столом уже есть «{ $name }» или кто-то с очень похожим именем. Выберите другое.
error-online-name-unseen = Такого имени никто не увидит. Напишите хотя бы одну букву, цифру или картинку.
error-online-many-sockets = С вашего адреса или на этом сервере открыто слишком много страниц. Закройте лишние или вернитесь чуть позже.
error-online-full-house = За этим столом уже { $most ->
    [one] { $most } зритель
    [few] { $most } зрителя
   *[many] { $most } зрителей
}; мест больше нет.
error-online-chat-full = За этим столом сказано уже столько, что новых сообщений сервер не принимает.
error-online-undo-enough = За этим столом ходы отменяли так часто, что больше нельзя.
error-online-limit-name = Ограничения «{ $name }» нет. Есть такие: { $known }.
error-online-limit-number = Ограничение { $name } — это целое число больше нуля, а не «{ $given }».

## Онлайн: что слышат все за столом

error-online-acts-lost = Часть этой игры в базе данных повреждена. Игра продолжается с последнего целого момента.
error-online-acts-gone = База данных потеряла последние ходы этой игры. Игра продолжается с последнего сохранённого.
error-online-store-away = База данных не отвечает. Всё, что вы видели, сохранено; игра продолжится сама, а время на часах до тех пор не идёт.
error-online-store-back = База данных снова отвечает.
