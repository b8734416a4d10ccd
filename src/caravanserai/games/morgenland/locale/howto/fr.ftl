howto-about = Posez vos personnages face cachée dans les grottes, la ville et le palais. Une fois révélés, les plus forts prennent le plus, et l'on achète des artefacts avec les trésors.

howto-goal = Le but
howto-goal-text = Des trésors dorment dans les grottes des dragons, la ville offre des avantages, et les salles du palais vendent des artefacts. Quand le dernier artefact est vendu, la partie finit, et qui a le **plus d'artefacts** gagne. [MO-56-60 la fin]
howto-goal-picture = Tous ont les **huit mêmes personnages** : 1, 2 et 4 à 9. Ils sont à la fois force et prix : un personnage fort gagne un lieu, mais dans une salle du palais vous payez autant de trésors que sa force. [MO-1 personnages]

howto-round = La manche
howto-round-text = Une partie dure une dizaine de manches. Tout au début, chacun prend 3 trésors de sortes au choix. [MO-21 début]
howto-step-prepare = Préparer
howto-step-prepare-text = Une carte dit combien de trésors il y a dans chaque grotte ; au moins une reste vide. Une Garde de force inconnue, de 1 à 10, est posée face cachée. [MO-27]
howto-step-place = Poser
howto-step-place-text = À partir de qui a le chameau, chacun pose **un personnage face cachée**, encore et encore, jusqu'au huitième. Un lieu en accueille autant qu'on veut, mais une salle cinq des vôtres au plus. [MO-31-34]
howto-step-score = Révéler
howto-step-score-text = Les lieux sont révélés l'un après l'autre : cinq grottes, la ville, la Garde, les salles. C'est la somme de vos personnages qui compte ; **à égalité, l'ordre du tour décide**, à partir du chameau. [MO-14-15]
howto-step-clean = Ranger
howto-step-clean-text = Tous les personnages reviennent, les trésors restés dans les grottes vont à la réserve. Les artefacts invendus et le chameau restent. [MO-38]

howto-caves = Les grottes
howto-caves-text = Chaque grotte a une sorte de trésor dans quatre niches au plus. Le plus fort prend toute la pile du haut, le deuxième la suivante, et ainsi de suite. [MO-39]
howto-caves-picture = La Grotte du dragon rouge contient 4, 2 et 1 couronnes. Rouge a 8 et 6, ensemble **14**, et en prend 4. Vous, bleu, avez **13** et en prenez 2 ; jaune en prend 1. Vert n'a rien : il n'y a que trois piles.

howto-city = La ville
howto-city-text = En ville, seul le **premier rang** reçoit quelque chose. [MO-40-45]
howto-city-tent = Tente d'Aladin
howto-city-tent-text = Avec la magie seulement : piochez deux sortilèges, gardez-en un et donnez l'autre au deuxième rang.
howto-city-djinn = Maison du djinn
howto-city-djinn-text = Avec la magie seulement : utilisez deux artefacts cette manche au lieu d'un.
howto-city-market = Marché
howto-city-market-text = Rendez 1 trésor et prenez-en 3 au choix.
howto-city-caravanserai = Caravansérail
howto-city-caravanserai-text = Donnez le chameau à qui vous voulez, même à vous : il donne aussitôt la première place dans l'ordre du tour et à chaque égalité.

howto-palace = Le palais
howto-palace-text = D'abord vient la Garde, puis les salles, l'une après l'autre. Chaque salle a un artefact en vente ; dans l'ordre du rang, chacun peut l'acheter, et le premier achat termine la salle. [MO-46-55]
howto-guard-picture = La Garde montre 6. Avec un 4, **il vous manque 2** : payez 2 trésors au choix en pot-de-vin, ou retirez tous vos personnages des salles. Qui n'a **aucun personnage à la Garde** n'entre pas du tout. [MO-46-49 garde]
howto-room-picture = Vous avez 9 et 4 dans cette salle. Vous payez donc **9 d'une sorte et 4 d'une autre**, exactement. Si vous ne pouvez ou ne voulez pas, le rang suivant peut acheter, à son propre prix. [MO-52-53 prix]

howto-magic = La magie
howto-magic-text = La version de base s'en passe. Avec la magie, chaque artefact a un pouvoir ; vous pouvez en utiliser **un par manche**, et tous commencent avec une lampe. Avant les poses et chaque fois qu'un lieu est révélé, on demande dans l'ordre qui joue quelque chose ; après chaque coup, on redemande à tous. Un sortilège demande une **lampe** allumée, qui sert ensuite à tous vos sortilèges de la manche. [MO-61-79 fenêtres]
howto-magic-artifacts = Artefacts
howto-magic-spells = Sortilèges, un de chaque

howto-scoring = Qui gagne
howto-score-artifacts = Artefacts
howto-score-artifacts-text = dès que le dernier est vendu ; ceux qui ont servi et la lampe comptent aussi
howto-score-artifacts-worth = 1 chacun
howto-score-scrolls = Parchemins
howto-score-scrolls-text = avec la magie, à égalité d'artefacts
howto-score-scrolls-worth = égalité
howto-score-treasure = Trésors
howto-score-treasure-text = la somme derrière le paravent, s'il y a encore égalité
howto-score-treasure-worth = égalité
howto-scoring-text = Si elle aussi est égale, la victoire est partagée. [MO-57-59]

howto-know = Bon à savoir
howto-tip-small = Un **1 ou un 2 dans une grotte** prend souvent la dernière pile, et chacun se demande ce que c'est.
howto-tip-kinds = Réunissez **plusieurs sortes** : deux personnages dans une salle demandent deux sortes, si riche soyez-vous d'une seule.
howto-tip-guard = Sans personnage à la Garde, tout ce que vous avez posé dans les salles revient. Posez-en un là chaque manche où vous voulez acheter.
howto-tip-camel = Le chameau gagne les égalités **déjà à la Garde et dans les salles** de la même manche.
howto-tip-price = Un seul 4 dans une salle coûte peu. Si les plus forts ne peuvent pas payer, il suffit.
howto-tip-count = Les trésors sont derrière des paravents, mais chaque mouvement est visible : comptez qui peut payer quoi.
