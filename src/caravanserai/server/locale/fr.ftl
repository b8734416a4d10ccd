# Ce que le serveur dit à la personne qui le démarre.
serve-open = Caravanserai est ouvert à l'adresse { $address }
serve-data = Les tables sont conservées dans { $folder }
serve-stop = Ctrl-C l'arrête ; chaque coup accepté est sur le disque.
serve-public = Attention : d'autres machines peuvent atteindre ce serveur ({ $host }) et ce qu'elles envoient n'est pas chiffré. Placez devant lui un serveur web avec TLS et démarrez-le avec --behind-proxy ; le guide (docs/guides/self-hosting.md) montre comment.
serve-folder-open = Attention : d'autres sur cette machine peuvent lire le dossier de données { $folder }. Fermez-le (chmod 700) ou choisissez-en un autre avec --data.
serve-port-used = Le port { $port } est déjà utilisé par un autre programme. Choisissez-en un autre avec --port NUMÉRO (0 prend n'importe quel port libre).
serve-port-refused = Impossible d'écouter sur { $host }, port { $port } : { $why }.
serve-already = Un serveur est déjà ouvert sur { $folder } : { $address }

# Ce qui ne va pas avec les tables sur le disque, et que faire.
store-folder = impossible d'écrire dans le dossier de données { $folder } : { $why }. Choisissez-en un autre avec --data DOSSIER.
store-damaged = les tables dans { $path } sont endommagées ({ $what }). Rien n'a été modifié. Mettez une sauvegarde à sa place (voir le guide d'hébergement), ou déplacez le fichier pour repartir sans tables.
store-newer = { $path } a été écrit par une version plus récente de caravanserai (schéma { $schema }, ce programme connaît { $known }). Mettez le programme à jour, ou choisissez un autre dossier avec --data DOSSIER.
store-full = le disque est plein : { $path } ne peut plus grandir. Libérez de la place ; rien de ce qui a été accepté n'est perdu.
store-read-only = { $path } est en lecture seule. Vérifiez son propriétaire et ses droits.
store-cannot-open = { $path } ne peut pas être ouvert. Vérifiez son propriétaire et ses droits.
store-busy = { $path } est utilisé par un autre programme.
store-broken-disk = le disque ne fonctionne pas bien pour { $path } : { $what }.
store-other = { $path } : { $what }
store-bad-copy = la copie { $path } est endommagée ; elle n'a pas été gardée
store-no-tables = il n'y a pas de tables dans { $folder }
store-no-table = il n'y a pas de table { $table } dans { $folder }
store-cannot-write = impossible d'écrire { $path } : { $why }
store-cannot-read = impossible de lire { $path } : { $why }
store-unreadable = la table ne peut pas être lue : { $what }
store-not-begun = la partie n'a pas commencé : il n'y a pas encore d'enregistrement
store-bad-table = la table { $table } est endommagée et a été mise de côté : { $why }. Récupérez-la d'une sauvegarde (serai tables import) ou supprimez-la (serai tables delete).
store-refused = le serveur refuse : { $what }
store-no-answer = le serveur à { $address } ne répond pas : { $why }
store-in-use = un serveur utilise ces tables ({ $address }) : arrêtez-le d'abord
store-there = la table { $table } est déjà là
store-no-export = ceci n'est pas une table exportée : { $what }
store-no-record = ceci n'est pas un enregistrement de partie : { $what }
store-not-finished = seul l'enregistrement d'une partie terminée peut être importé ; pour les autres, exportez un fichier .json
