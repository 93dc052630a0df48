## Store

error-store-url = “{ $given }” is not the address of a database. Write sqlite:///file.db or postgresql://user@host/database.
error-store-driver = The driver for PostgreSQL is missing here; install it with: pip install "roundhouse[postgresql]"
error-store-open = The database { $url } cannot be opened: { $why }.
error-store-newer = The database { $url } was last used by a newer version of Roundhouse; this version cannot read it.
error-store-failed = The database does not answer or cannot be written to: { $why }. Try again in a moment.
error-store-closed = The server is shutting down. Try again in a moment.
error-store-in-use = A server is running on { $url } already. A file of tables belongs to one server; several need PostgreSQL.
error-store-not-ours = Table { $table } has moved to another server. Try again in a moment.
error-online-internal = Other servers cannot be let in at { $where }: { $why }.
error-online-processes-database = Several processes need PostgreSQL: a file of tables belongs to one server (--processes { $processes }).
error-online-processes-system = Several processes on one port are not possible on this system.
error-online-log-format = Logs are written as text or json, not as { $given }.
error-online-proxy = No proxy is at “{ $given }”: write an IP address such as 127.0.0.1, a network such as 10.0.0.0/8, several with commas between them, or * for any.
error-store-no-table = There is no such table or seat: { $table }.
error-store-token-taken = The key of this seat is in use already. Reload the page and try again.
error-store-table-taken = There is a table { $table } already.

## Online: the table

online-waiting = { $name } is asked: “{ $question }”
online-gathering = Waiting for the others. Send them their links, or begin: bots play the open seats until somebody comes.
online-bot = { $number ->
    [1] Pointsman
    [2] Stoker
    [3] Brakeman
    [4] Signalman
    [5] Shunter
   *[other] Conductor
}
online-serving = The tables are at { $address } (Ctrl-C stops; they are kept).
online-others = Others in your network may come, too; from a phone open { $addresses }
online-public = Only this machine can open them: it has a public address. To let everybody in: roundhouse serve --host 0.0.0.0
online-open-seat = Open seat
option-yes = yes
option-no = no
option-random = random
option-seat = seat { $number }

## Online: what is refused

error-online-not-playing = The game is not being played now.
error-online-not-your-turn = It is not your turn.
error-online-stale = The table has changed meanwhile.
error-online-begun = The game has begun.
error-online-shuffle-early = The others are not ready: nobody opens what they add to the shuffle before all have sealed it.
error-online-shuffle-late = The cards are dealt: nobody can add to this shuffle any more.
error-online-salt-wrong = This is not what you have sealed for the shuffle.
error-online-seat-held = Somebody sits there.
error-online-not-a-player = You are watching; only players may do this.
error-online-not-away = Only for somebody who is away.
error-online-not-your-seat = This is not your seat.
error-online-out-of-time = Your time is used up; a bot plays on for you.
error-online-hints-off = There are no hints at this table.
error-online-no-such-ply = Moves so far: { $most }, not { $ply }.
error-online-no-table = There is no table { $table }, or it is only for those who have its link.
error-online-link-gone = This link opens nothing at table { $table }: somebody has taken the seat already, or a part of the link is missing. Ask whoever sent it for another one.
error-online-no-game = There is no game { $name }.
error-online-no-clause = There is no clause { $number }.
error-online-no-open-seat = No seat is open at this table.
error-online-not-over = The game is not over yet.
error-online-not-host = Only whoever set up the table may do this.
error-online-newer-rules = This table was begun by a newer Roundhouse, with version { $version } of the rules; the newest known here is { $newest }. The table waits until this server is brought up to date.
error-online-other-edition = This table was begun with other printed values (edition { $found }); this server has edition { $here }. The table waits until the server has those values again.
error-online-too-long = The message is too long: { $most } bytes at most.
error-online-unreadable = This message cannot be read: { $why }
error-online-hello-first = The first message must say hello.
error-online-hello-twice = This connection has said hello already.
error-online-port = Nothing can be served at { $host }, port { $port }: { $why }
error-online-host = This server does not answer to “{ $host }”. Whoever runs it can allow the name: roundhouse serve --allow-host NAME.
error-online-origin = This request comes from a page that is not of this server: { $origin }.
error-online-many-tables = Very many tables have been set up here within the last hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-online-many-joins = Very many seats have been taken from here within the last hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-online-name-taken = Somebody at this table is called “{ $name }”, or nearly so. Choose another name.
error-online-name-unseen = Nobody could see this name. Write at least one letter, digit or picture.
error-online-many-sockets = Very many pages of ours are open at your address or at this server. Close some, or come back a little later.
error-online-full-house = This table has { $most } spectators already; there is no room for more.
error-online-chat-full = So much has been said at this table that no more is kept.
error-online-undo-enough = Moves have been taken back so often at this table that none can be any more.
error-online-limit-name = There is no limit “{ $name }”. There are: { $known }.
error-online-limit-number = The limit { $name } is a whole number above zero, not “{ $given }”.

## Online: what everybody at a table is told

error-online-acts-lost = A part of this game is damaged in the database. The game goes on from the last moment that is whole.
error-online-acts-gone = The database has lost the latest moves of this game. It goes on from the last one that is there.
error-online-store-away = The database does not answer. Nothing you have seen is lost; the table goes on by itself, and no clock is charged.
error-online-store-back = The database answers again.
