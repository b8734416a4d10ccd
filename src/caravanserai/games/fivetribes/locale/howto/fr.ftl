howto-about = Prenez une poignée de meeples, semez-les de tuile en tuile et récoltez ce que le dernier rencontre. Les tribus agissent, les tuiles agissent, et les chameaux prennent ce qui reste vide.

howto-goal = Le but
howto-goal-text = Le sultan est mort et cinq tribus parcourent ses terres. Vous misez pour jouer tôt, menez les tribus sur trente tuiles, appelez des djinns et commercez. Quand quelqu'un a posé son dernier chameau ou qu'aucun déplacement ne reste, on finit la manche ; puis qui a le plus de **points de victoire (PV)**, or compris, l'emporte. [FT-118-126 décompte]
howto-goal-picture = Voici deux tuiles prises. Le Village de Bleu vaut **5 PV** et chaque palais **5 PV** de plus : 15 en tout. L'Oasis de Rose vaut **8 PV** et son palmier **3 PV**. Une valeur ronde dit que la tuile est bleue, une carrée qu'elle est rouge ; cela compte pour les Bâtisseurs.

howto-round = Une manche
howto-round-text = D'abord, tous enchérissent pour l'ordre de jeu : posez votre marqueur sur une case libre et payez aussitôt son prix à la banque. Puis chacun joue un tour, de la **case la plus chère à la moins chère**. L'ordre de jeu est l'ordre des prochaines enchères. [FT-17-23 enchères]
howto-round-picture = Orange a payé 8 et joue en premier, Bleu a payé 3 et suit, Rose a misé 0 et joue en dernier. Qui mise 0 après Rose passe devant. À deux, chacun a deux marqueurs, donc deux enchères et deux tours.

howto-turn = Votre tour
howto-turn-text = Un tour est un déplacement, puis la tribu rencontrée agit, puis la tuile où vous finissez. À la fin, vous pouvez vendre des marchandises. [FT-24-45 le tour]
howto-step-move = Déplacement
howto-step-move-text = Prenez tous les meeples d'une tuile. Allez de tuile en tuile, sans revenir aussitôt sur vos pas, et posez-en un sur chacune. Le dernier doit arriver où sa couleur se trouve déjà.
howto-step-tribe = Tribu
howto-step-tribe-text = Prenez le dernier meeple et tous ceux de sa couleur sur cette tuile. Est-elle vide ? Alors votre chameau la prend pour toujours. La tribu agit.
howto-step-tile = Tuile
howto-step-tile-text = La tuile où le déplacement a fini agit, quel qu'en soit le propriétaire.
howto-turn-picture = À gauche : les trois meeples de b2 vont en c2, d2 et d3 ; le Sage reste pour la fin, car il y en a un en d3. À droite : les deux Sages sont pris, d3 est vide, et le chameau de Bleu prend le Lieu Sacré à 10 PV. Avec les deux Sages, Bleu peut maintenant payer un djinn.

howto-tribes = Les cinq tribus
howto-tribes-text = Plus vous prenez d'une couleur, plus elle agit. Les Fakirs de votre main aident Bâtisseurs et Assassins. [FT-46-57 tribus]
howto-tribe-vizier = Vizirs, jaunes
howto-tribe-vizier-text = Ils restent devant vous : **1 PV** chacun, et **10 PV** par adversaire qui en a moins.
howto-tribe-elder = Sages, blancs
howto-tribe-elder-text = Ils restent devant vous : **2 PV** chacun, ou ils paient les djinns.
howto-tribe-merchant = Marchands, verts
howto-tribe-merchant-text = Pour chacun, prenez une carte du début de la rangée, sans choisir.
howto-tribe-builder = Bâtisseurs, bleus
howto-tribe-builder-text = Ils rapportent de l'or : le nombre de Bâtisseurs fois le nombre de **tuiles bleues** parmi celle-ci et les huit autour. Chaque Fakir défaussé compte comme un Bâtisseur de plus.
howto-tribe-assassin = Assassins, rouges
howto-tribe-assassin-text = Ils tuent un meeple à autant de tuiles au plus qu'ils sont, une de plus par Fakir ; ou un Vizir ou Sage d'un adversaire. Une tuile vidée ainsi est aussi à vous.

howto-tiles = Les cinq sortes de tuiles
howto-tiles-text = L'action est à qui finit là, les points à qui possède la tuile. [FT-58-64 tuiles]
howto-tile-large-market = Grand Marché, 4 PV
howto-tile-large-market-text = Vous pouvez payer 6 pièces d'or et prendre deux des six premières cartes de la rangée.
howto-tile-small-market = Petit Marché, 6 PV
howto-tile-small-market-text = Vous pouvez payer 3 pièces d'or et prendre une des trois premières cartes.
howto-tile-oasis = Oasis, 8 PV
howto-tile-oasis-text = Vous devez poser ici un palmier : 3 PV pour qui possède la tuile.
howto-tile-village = Village, 5 PV
howto-tile-village-text = Vous devez poser ici un palais : 5 PV pour qui possède la tuile.
howto-tile-sacred-place = Lieu Sacré, 6 à 15 PV
howto-tile-sacred-place-text = Vous pouvez payer deux Sages, ou un Sage et un Fakir, et prendre un djinn face visible.

howto-goods = Marchandises et Fakirs
howto-goods-text = Neuf sortes de marchandises forment des séries de **sortes différentes**. À la fin de votre tour, vous pouvez vendre une série ; celles que vous gardez comptent autant de PV à la fin. Les Fakirs ne sont pas des marchandises : ils paient les djinns et aident les tribus. La rangée n'est complétée qu'à la fin de la manche. [FT-60-65 marché et vente]
howto-goods-picture = Ce que valent ensemble une à neuf sortes différentes. Ivoire, joyaux et or sont rares, avec deux cartes chacun ; poisson, blé et poterie sont communs, avec six.

howto-djinns = Les djinns
howto-djinns-text = Un djinn apporte ses points et un pouvoir. Certains agissent d'eux-mêmes ; d'autres se paient en Sages ou en Fakirs, chacun une fois dans votre tour : avant le déplacement, la tribu, la tuile, ou à la fin. [FT-67-76 djinns]

howto-scoring = Décompte
howto-score-gold = Or
howto-score-gold-text = ce qu'il vous reste
howto-score-gold-worth = 1 PV par pièce d'or
howto-score-viziers = Vizirs
howto-score-viziers-text = devant vous, et par adversaire qui en a moins
howto-score-viziers-worth = 1 PV chacun, +10
howto-score-elders = Sages
howto-score-elders-text = que vous n'avez pas dépensés
howto-score-elders-worth = 2 PV chacun
howto-score-djinns = Djinns
howto-score-djinns-text = ce qu'ils portent inscrit
howto-score-djinns-worth = 4 à 10 PV
howto-score-tiles = Tuiles
howto-score-tiles-text = avec votre chameau
howto-score-tiles-worth = 4 à 15 PV
howto-score-palms = Palmiers
howto-score-palms-text = sur vos tuiles
howto-score-palms-worth = 3 PV chacun
howto-score-palaces = Palais
howto-score-palaces-text = sur vos tuiles
howto-score-palaces-worth = 5 PV chacun
howto-score-goods = Marchandises
howto-score-goods-text = en séries de sortes différentes
howto-score-goods-worth = 1 à 60 PV
howto-scoring-text = À égalité, la victoire est partagée. [FT-118-126 décompte]

howto-know = Bon à savoir
howto-tip-end = **Cherchez d'abord la fin.** Trouvez une tuile avec deux ou trois meeples d'une couleur, puis remontez à un départ avec autant de meeples que de pas.
howto-tip-bid = **Un tour a un prix.** Deux déplacements presque égaux ne valent pas 8 pièces d'or. Misez haut seulement pour celui que d'autres prendraient.
howto-tip-elders = **Gardez un Sage.** La plupart des pouvoirs en coûtent un, et un Fakir seul ne paie pas un djinn.
howto-tip-viziers = **Comptez les jaunes.** Un Vizir de plus que tous les autres vaut 10 PV par adversaire.
howto-tip-sets = **La quatrième sorte rapporte.** Chaque sorte de plus vaut davantage que la précédente ; vendez tôt seulement si l'or vous manque pour miser.
howto-tip-camels = **Surveillez les chameaux.** Huit chacun, onze à deux : quand quelqu'un n'en a plus, la partie est bientôt finie.
