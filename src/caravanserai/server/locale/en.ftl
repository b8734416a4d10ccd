# What the server says to the person who starts it.
serve-open = Caravanserai is open at { $address }
serve-data = Tables are kept in { $folder }
serve-stop = Ctrl-C stops it; every accepted move is on disk.
serve-public = Warning: other machines can reach this server ({ $host }), and what they send is not encrypted. Put a web server with TLS in front of it and start it with --behind-proxy; the self-hosting guide (docs/guides/self-hosting.md) shows how.
serve-port-used = Port { $port } is in use by another program. Choose another one with --port NUMBER (0 takes any free one).
serve-port-refused = Cannot listen on { $host } port { $port }: { $why }.
serve-already = A server is already open on { $folder }: { $address }
