# Ce que le serveur dit à la personne qui le démarre.
serve-open = Caravanserai est ouvert à l'adresse { $address }
serve-data = Les tables sont conservées dans { $folder }
serve-stop = Ctrl-C l'arrête ; chaque coup accepté est sur le disque.
serve-public = Attention : d'autres machines peuvent atteindre ce serveur ({ $host }) et ce qu'elles envoient n'est pas chiffré. Placez devant lui un serveur web avec TLS et démarrez-le avec --behind-proxy ; le guide (docs/guides/self-hosting.md) montre comment.
serve-folder-open = Attention : d'autres utilisateurs de cette machine peuvent lire le dossier de données { $folder }. Fermez-le (chmod 700) ou choisissez-en un autre avec --data.
serve-port-used = Le port { $port } est déjà utilisé par un autre programme. Choisissez-en un autre avec --port NUMÉRO (0 prend n'importe quel port libre).
serve-port-refused = Impossible d'écouter sur { $host }, port { $port } : { $why }.
serve-already = Un serveur est déjà ouvert sur { $folder } : { $address }

# Ce qui ne va pas avec les tables sur le disque, et que faire.
work-begins = Les bots des tables de { $place } réfléchissent ici. Ctrl-C les arrête.
store-folder = impossible d'écrire dans le dossier de données { $folder } : { $why }. Choisissez-en un autre avec --data DOSSIER.
store-damaged = les tables dans { $path } sont endommagées ({ $what }). Rien n'a été modifié. Mettez une sauvegarde à sa place (voir le guide d'hébergement), ou déplacez le fichier pour repartir sans tables.
store-newer = { $path } a été écrit par une version plus récente de caravanserai (schéma { $schema }, ce programme connaît { $known }). Mettez le programme à jour, ou choisissez un autre dossier avec --data DOSSIER.
store-older-runs = { $path } est encore utilisé par { $count ->
    [one] { $count } serveur en marche
   *[other] { $count } serveurs en marche
} d'une version plus ancienne, à qui celle-ci nuirait. Arrêtez-les d'abord, puis lancez celui-ci.
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
store-overtaken = la table { $table } a continué sur un autre serveur : on lit d'abord ce qui s'y est passé
store-no-line = la base { $path } ne répond pas : { $what }. Rien de ce qui a été accepté n'est perdu.
store-no-login = la base { $path } ne laisse pas entrer cet utilisateur : { $what }. Vérifiez l'utilisateur et le mot de passe de --store.
store-no-database = cette base n'existe pas : { $path }. Créez-la d'abord (createdb).
store-bad-address = { $address } n'est pas l'adresse d'une base. Elle s'écrit postgresql://utilisateur@hôte/nom.
store-no-driver = le pilote pour PostgreSQL n'est pas installé : pip install 'caravanserai[postgres]'
store-not-empty = il y a déjà des tables à la destination : choisissez un dossier ou une base vides
store-lost = la copie n'est pas conforme à l'original ({ $what }) : l'original est inchangé ; réessayez

# Ce que dit la page que le navigateur garde pour quand il n'atteint aucun serveur.
offline-title = Pas de connexion à Caravanserai
offline-advice = Vos tables sont comme vous les avez laissées, et chaque coup accepté est enregistré. Cette page réessaie dès que la connexion revient.
offline-again = Réessayer
hook-turn = { $name_id } : à vous de jouer ({ $table_id }).
hook-lull = Personne n'a joué depuis longtemps ({ $table_id }). Venez dire ce que devient la partie.
hook-hello = Caravanserai peut vous joindre ici : { $table_id }.

# Ce qu'apprennent les personnes qui regardent ailleurs : par le navigateur ou par courriel.
news-turn = À vous de jouer · { $table_id }
news-turn-text = C'est à vous de jouer à { $game_id }.
news-over = Partie terminée · { $table_id }
news-over-text = La partie ({ $game_id }) est terminée : voyez comment elle a fini.
news-joined = { $name_id } est là · { $table_id }
news-joined-text = { $name_id } a pris place à votre table ({ $game_id }).
news-hello = Caravanserai peut vous joindre
news-hello-text = Cela marche : c'est ainsi que vous saurez que c'est à vous de jouer.
news-stop = Pas pour cette table
news-mail-stop = Un clic, et plus aucun courriel ne vient : { $link }
news-mail-code = { $code } est votre code pour Caravanserai
news-mail-code-text = Quelqu'un souhaite recevoir à cette adresse des courriels de { $page }. Si c'est vous, saisissez ce code : { $code }. Sinon, ne faites rien : aucun autre courriel ne viendra.
