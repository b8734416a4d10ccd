# Ce que le serveur dit à la personne qui le démarre.
serve-open = Caravanserai est ouvert à l'adresse { $address }
serve-data = Les tables sont conservées dans { $folder }
serve-stop = Ctrl-C l'arrête ; chaque coup accepté est sur le disque.
serve-public = Attention : d'autres machines peuvent atteindre ce serveur ({ $host }) et ce qu'elles envoient n'est pas chiffré. Placez devant lui un serveur web avec TLS et démarrez-le avec --behind-proxy ; le guide (docs/guides/self-hosting.md) montre comment.
serve-port-used = Le port { $port } est déjà utilisé par un autre programme. Choisissez-en un autre avec --port NUMÉRO (0 prend n'importe quel port libre).
serve-port-refused = Impossible d'écouter sur { $host }, port { $port } : { $why }.
serve-already = Un serveur est déjà ouvert sur { $folder } : { $address }
