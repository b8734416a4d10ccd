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
store-folder = cannot write to the data folder { $folder }: { $why }. Choose another one with --data FOLDER.
store-damaged = the tables in { $path } are damaged ({ $what }). Nothing was changed. Put a backup in its place (see the self-hosting guide), or move the file away to start with no tables.
store-newer = { $path } was written by a newer version of caravanserai (schema { $schema }, this program knows { $known }). Update the program, or choose another folder with --data FOLDER.
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
