# Le jeu
name-alrashid = Al-Rashid

# Marchandises et pions
name-hardwood = bois
name-pottery = céramique
name-metal = métal
name-spice = épice
name-silk = soie
name-pasha = Pacha
name-merchant = Marchand
name-sage = Sage

# Palais
name-intrigue = Guilde des intrigues
name-military = Guilde militaire
name-lore = Guilde des traditions
name-commerce = Guilde du commerce
name-politics = Guilde de la politique
name-al-rashid = Palais d'Al-Rashid

# Territoires
name-silk-road = Route de la soie
name-spice-road = Route des épices
name-sanmatia = Sanmatia
name-mare-indianum = Mare Indianum
name-abbasid-caliphate = Califat abbasside
name-mare-internum = Mare Internum
name-nilus-valley = Vallée du Nil

# Faveurs et services
name-favorite = Favorite du Calife
name-general = Général
name-scholar = Savant de la cour
name-vizier = Vizir
name-qadi = Qadi
name-benevolence = Bienveillance

# Titres
name-smuggler = Contrebandier
name-plotter = Comploteur
name-informer = Informateur
name-impostor = Imposteur
name-strategist = Stratège
name-recruiter = Recruteur
name-raider = Pillard
name-negotiator = Négociateur
name-loremaster = Maître des traditions
name-enchanter = Enchanteur
name-diplomat = Diplomate
name-banker = Banquier
name-trader = Négociant
name-hardwood-importer = Importateur de bois
name-pottery-importer = Importateur de céramique
name-metal-importer = Importateur de métal
name-aide-to-the-qadi = Aide du Qadi
name-steward-of-the-city = Intendant de la Cité
name-warehouse-keeper = Gardien du magasin
name-favorites-maiden = Suivante de la favorite
name-weapon-master = Maître d'armes
name-dean-of-the-academy = Doyen de l'Académie
name-economist = Économiste
name-counselor-to-the-caliph = Conseiller du Calife
name-treasurer = Trésorier
name-agha = Aga
name-silk-monopolist = Monopoliste de la soie
name-spice-monopolist = Monopoliste de l'épice
name-astrologist = Astrologue
name-law-expert = Spécialiste du droit
name-quartermaster = Quartier-maître
name-alchemist = Alchimiste

# Jetons
name-red = rouge
name-red-2 = rouge 2
name-red-3 = rouge 3
name-red-4 = rouge 4
name-blue = bleu
name-blue-2 = bleu 2
name-blue-3 = bleu 3
name-blue-4 = bleu 4
name-green = vert
name-yellow = jaune
name-violet = violet

# Tuiles crise
name-setup-1 = Mise en place 1
name-setup-2 = Mise en place 2
name-setup-3 = Mise en place 3
name-year-1 = Année 1
name-year-2 = Année 2
name-year-3 = Année 3
name-year-4 = Année 4
name-year-5 = Année 5
name-year-6 = Année 6
name-year-7 = Année 7
name-year-8 = Année 8

# Termes
name-note = Avoir
name-influence = Influence politique
name-dishonor = Déshonneur
name-mercenary = Mercenaire
name-crisis-tile = Tuile crise
name-prestige = Point de prestige
name-year = Année
name-placement = Placement
name-resolution = Résolution
name-dominance = Prédominance
name-title = Titre
name-service = Service
name-favour = Faveur
name-reserve = réserve
name-none = rien
