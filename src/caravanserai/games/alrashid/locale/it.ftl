# Il gioco
name-alrashid = Al-Rashid

# Merci e pedine
name-hardwood = legno pregiato
name-pottery = vasellame
name-metal = metalli
name-spice = spezie
name-silk = seta
name-pasha = Pascià
name-merchant = Mercante
name-sage = Saggio

# Palazzi
name-intrigue = Corporazione delle Spie
name-military = Corporazione Militare
name-lore = Corporazione della Cultura
name-commerce = Corporazione Mercantile
name-politics = Corporazione Politica
name-al-rashid = Palazzo di Al-Rashid

# Territori
name-silk-road = Via della Seta
name-spice-road = Via delle Spezie
name-sanmatia = Sanmatia
name-mare-indianum = Mare Indianum
name-abbasid-caliphate = Califfato Abbaside
name-mare-internum = Mare Internum
name-nilus-valley = Valle del Nilo

# Favori e servizi
name-favorite = Favorita del Califfo
name-general = Generale
name-scholar = Sapiente di Corte
name-vizier = Visir
name-qadi = Qadi
name-benevolence = Benevolenza

# Cariche
name-smuggler = Contrabbandiere
name-plotter = Cospiratore
name-informer = Informatore
name-impostor = Impostore
name-strategist = Stratega
name-recruiter = Reclutatore
name-raider = Razziatore
name-negotiator = Negoziatore
name-loremaster = Precettore
name-enchanter = Incantatore
name-diplomat = Diplomatico
name-banker = Banchiere
name-trader = Commerciante
name-hardwood-importer = Importatore di Legno Pregiato
name-pottery-importer = Importatore di Vasellame
name-metal-importer = Importatore di Metalli
name-aide-to-the-qadi = Assistente del Qadi
name-steward-of-the-city = Sovrintendente Cittadino
name-warehouse-keeper = Capo del Magazzino
name-favorites-maiden = Ancella della Favorita
name-weapon-master = Maestro d'Armi
name-dean-of-the-academy = Rettore dell'Accademia
name-economist = Economo
name-counselor-to-the-caliph = Consigliere del Califfo
name-treasurer = Tesoriere
name-agha = Aga
name-silk-monopolist = Monopolista della Seta
name-spice-monopolist = Monopolista delle Spezie
name-astrologist = Astrologo
name-law-expert = Esperto di Leggi
name-quartermaster = Responsabile degli Approvvigionamenti
name-alchemist = Alchimista

# Segnalini
name-red = rosso
name-red-2 = rosso 2
name-red-3 = rosso 3
name-red-4 = rosso 4
name-blue = blu
name-blue-2 = blu 2
name-blue-3 = blu 3
name-blue-4 = blu 4
name-green = verde
name-yellow = giallo
name-violet = viola

# Tessere Crisi
name-setup-1 = Preparazione 1
name-setup-2 = Preparazione 2
name-setup-3 = Preparazione 3
name-year-1 = Turno 1
name-year-2 = Turno 2
name-year-3 = Turno 3
name-year-4 = Turno 4
name-year-5 = Turno 5
name-year-6 = Turno 6
name-year-7 = Turno 7
name-year-8 = Turno 8

# Termini
name-note = Nota di Credito
name-influence = Influenza Politica
name-dishonor = Disonore
name-mercenary = Mercenario
name-crisis-tile = Tessera Crisi
name-prestige = Punto Prestigio
name-year = Turno
name-placement = Piazzamento
name-resolution = Risoluzione
name-dominance = Dominio
name-title = Carica
name-service = Servizio
name-favour = Favore
name-reserve = riserva
name-none = niente
