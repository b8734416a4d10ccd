# What the server says to the person who starts it.
serve-open = Caravanserai is open at { $address }
serve-data = Tables are kept in { $folder }
serve-stop = Ctrl-C stops it; every accepted move is on disk.
serve-public = Warning: other machines can reach this server ({ $host }), and what they send is not encrypted. Put a web server with TLS in front of it and start it with --behind-proxy; the self-hosting guide (docs/guides/self-hosting.md) shows how.
serve-folder-open = Warning: others on this machine can look into the data folder { $folder }. Close it (chmod 700) or choose another one with --data.
serve-port-used = Port { $port } is in use by another program. Choose another one with --port NUMBER (0 takes any free one).
serve-port-refused = Cannot listen on { $host } port { $port }: { $why }.
serve-already = A server is already open on { $folder }: { $address }

# What is wrong with the tables on disk, and what to do.
work-begins = Bots of the tables in { $place } think here. Ctrl-C stops it.
store-folder = cannot write to the data folder { $folder }: { $why }. Choose another one with --data FOLDER.
store-damaged = the tables in { $path } are damaged ({ $what }). Nothing was changed. Put a backup in their place (see the self-hosting guide), or move the file away to start with no tables.
store-newer = { $path } was written by a newer version of caravanserai (schema { $schema }, this program knows { $known }). Update the program, or choose another folder with --data FOLDER.
store-older-runs = { $count ->
    [one] { $path } is still used by { $count } running server of an older version that this one would harm. Stop it first, then start this one.
   *[other] { $path } is still used by { $count } running servers of an older version that this one would harm. Stop them first, then start this one.
}
store-full = the disk is full: { $path } cannot grow. Free some space; nothing that was accepted is lost.
store-read-only = { $path } cannot be written to (read-only). Check its owner and permissions.
store-cannot-open = { $path } cannot be opened. Check its owner and permissions.
store-busy = { $path } is in use by another program.
store-broken-disk = the disk does not work properly for { $path }: { $what }.
store-other = { $path }: { $what }
store-bad-copy = the copy { $path } came out damaged; it was not kept
store-no-tables = there are no tables in { $folder }
store-no-table = there is no table { $table } in { $folder }
store-cannot-write = cannot write { $path }: { $why }
store-cannot-read = cannot read { $path }: { $why }
store-unreadable = the table cannot be read: { $what }
store-not-begun = the game has not begun: there is no record yet
store-bad-table = table { $table } is damaged and was set aside: { $why }. Restore it from a backup (serai tables import) or delete it (serai tables delete).
store-refused = the server refuses that: { $what }
store-no-answer = the server at { $address } does not answer: { $why }
store-in-use = a server runs on these tables ({ $address }): stop it first
store-there = table { $table } is there already
store-no-export = this is no exported table: { $what }
store-no-record = this is no record: { $what }
store-not-finished = only the record of a finished game can be imported; for others export a .json file
store-overtaken = table { $table } has gone on at another server: what happened there is read first
store-no-line = the database { $path } does not answer: { $what }. Nothing that was accepted is lost.
store-no-login = the database { $path } does not let this user in: { $what }. Check the user and the password of --store.
store-no-database = there is no such database: { $path }. Make it first (createdb).
store-bad-address = { $address } is no address of a database. It looks like postgresql://user@host/name.
store-no-driver = the driver for PostgreSQL is not installed: pip install 'caravanserai[postgres]'
store-not-empty = there are tables already where these are to go: choose an empty folder or database
store-lost = what was copied is not what was there ({ $what }): nothing is changed where it came from; try again

# What the page says that the browser keeps for when it reaches no server.
offline-title = No connection to Caravanserai
offline-advice = Your tables are as you left them, and every accepted move is kept. This page looks again when the connection is back.
offline-again = Try again
hook-turn = { $name_id }: it is your turn at { $table_id }.
hook-lull = Nobody has played at { $table_id } for a long time. Come and say what becomes of the game.
hook-hello = Caravanserai can reach you here: { $table_id }.

# What persons are told who look elsewhere: by the browser, or by mail.
news-turn = Your move · { $table_id }
news-turn-text = It is your turn at { $game_id }.
news-over = Game over · { $table_id }
news-over-text = The game of { $game_id } is over: see how it ended.
news-joined = { $name_id } is here · { $table_id }
news-joined-text = { $name_id } has taken a seat at your table of { $game_id }.
news-hello = Caravanserai reaches you
news-hello-text = It works: this is how you are told that it is your turn.
news-stop = Not of this table
news-mail-stop = One click, and no more mail comes: { $link }
news-mail-code = { $code } is your code for Caravanserai
news-mail-code-text = Somebody wants mail from { $page } to this address. If it is you, type in this code: { $code }. If not, do nothing: no more mail will come.
