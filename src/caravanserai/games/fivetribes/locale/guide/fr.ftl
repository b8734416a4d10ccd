# La première partie guidée, pas à pas. $one et $two sont les autres joueurs.

guide-welcome = Bienvenue dans le sultanat. Ses trente tuiles sont peuplées de meeples de cinq tribus. À votre tour, vous ramassez tous les meeples d'une tuile et les semez le long d'un chemin ; ceux que le dernier rencontre décident de votre gain. Nous sommes au milieu d'une partie, et vous enchérissez en premier.
guide-bid = Chaque manche commence par des enchères pour l'ordre du tour, payées en pièces, et chacune vaut un point à la fin. Il y a un beau coup à jouer, il vaut donc la peine de passer en premier : enchérissez 5.
guide-order = { $one } mise 1, { $two } rien. La case la plus chère joue d'abord, puis les autres en descendant. C'est donc à vous : un déplacement, puis la tribu rencontrée agit, puis la tuile.
guide-lift = Ramassez les trois meeples de la tuile b2 : un Vizir jaune, un Sage blanc et un Marchand vert. La règle du déplacement : le dernier meeple doit arriver là où se trouve déjà un autre de sa couleur.
guide-sow = Allez de tuile en tuile et posez un meeple sur chacune. Le but est le Sage du Lieu Sacré d3, à trois pas. Gardez donc le Sage pour la fin : posez les deux autres sur c2 puis sur d2. On ne revient jamais aussitôt en arrière.
guide-meet = Encore un pas, et le Sage blanc dans votre main. Il y a des Sages en d1 et en d3 ; le Lieu Sacré d3 vaut 10 points. Posez-le là.
guide-sacred = Vous avez pris les deux Sages, ils sont à vous. La tuile est vide, donc un de vos chameaux la prend pour toujours. Puis la tuile agit : au Lieu Sacré, vous pouvez payer deux Sages pour un djinn. Faites-le.
guide-djinn = Trois djinns sont proposés. Chacun rapporte les points imprimés et un pouvoir : ces trois-là font valoir davantage, à la fin, les Vizirs, les Sages ou les palmiers. Pointez-les pour lire, puis prenez celui que vous voulez.
guide-close = Pour finir, vous pourriez vendre des séries de marchandises. Vous n'en avez pas encore : terminez votre tour.
guide-others = { $one } a rencontré des Bâtisseurs : des pièces pour chaque tuile bleue autour, ici cinq, fois deux Bâtisseurs. { $two } a rencontré des Assassins et tué le seul meeple d'une tuile voisine, ce qui lui donne aussi cette tuile ; l'Oasis a reçu un palmier.
guide-zero = Une nouvelle manche. L'ordre de jeu d'avant est maintenant l'ordre des enchères. Rien ne presse cette fois, gardez donc vos pièces : enchérissez 0.
guide-rivals = { $two } a aussi misé 0, après vous, et vous passe devant. { $one } a pris des Vizirs : qui en a plus qu'un rival marque 10 points pour chacun de ces rivaux. { $two } a pris le Lieu Sacré à 12 points.
guide-merchants = Un peu de commerce maintenant. Ramassez la tuile e1, posez le Vizir sur e2 et le Marchand sur e3, où deux autres attendent. Chaque Marchand pris vous donne une carte du début de la rangée.
guide-market = Trois cartes, et une tuile avec votre chameau. C'est un Petit Marché : pour 3 pièces, vous pouvez prendre une des trois premières cartes restantes. Des marchandises différentes forment une série, et les grandes séries valent bien plus. Achetez-en une.
guide-onward = Vous pourriez vendre, ou laisser grandir la série : elle compte aussi à la fin. La partie s'achève quand quelqu'un a posé son dernier chameau ou que personne ne peut bouger. On compte alors pièces, Vizirs, Sages, djinns, palmiers, palais, tuiles et marchandises.
