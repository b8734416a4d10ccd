# Das Spiel
name-alrashid = Al-Rashid

# Waren und Figuren
name-hardwood = Edelholz
name-pottery = Keramik
name-metal = Metall
name-spice = Gewürze
name-silk = Seide
name-pasha = Pascha
name-merchant = Händler
name-sage = Weiser

# Paläste
name-intrigue = Gilde der Intrigen
name-military = Militärgilde
name-lore = Gelehrtengilde
name-commerce = Handelsgilde
name-politics = Politische Gilde
name-al-rashid = Al-Rashids Palast

# Gebiete
name-silk-road = Seidenstraße
name-spice-road = Gewürzstraße
name-sanmatia = Sanmatia
name-mare-indianum = Mare Indianum
name-abbasid-caliphate = Abbasidenkalifat
name-mare-internum = Mare Internum
name-nilus-valley = Niltal

# Gunst und Dienste
name-favorite = Favoritin des Kalifen
name-general = General
name-scholar = Hofgelehrter
name-vizier = Wesir
name-qadi = Kadi
name-benevolence = Wohlwollen

# Titel
name-smuggler = Schmuggler
name-plotter = Verschwörer
name-informer = Informant
name-impostor = Hochstapler
name-strategist = Stratege
name-recruiter = Werber
name-raider = Plünderer
name-negotiator = Unterhändler
name-loremaster = Lehrmeister
name-enchanter = Zauberer
name-diplomat = Diplomat
name-banker = Bankier
name-trader = Kaufmann
name-hardwood-importer = Edelholz-Importeur
name-pottery-importer = Keramik-Importeur
name-metal-importer = Metall-Importeur
name-aide-to-the-qadi = Gehilfe des Kadi
name-steward-of-the-city = Stadtverwalter
name-warehouse-keeper = Lagerverwalter
name-favorites-maiden = Zofe der Favoritin
name-weapon-master = Waffenmeister
name-dean-of-the-academy = Dekan der Akademie
name-economist = Ökonom
name-counselor-to-the-caliph = Berater des Kalifen
name-treasurer = Schatzmeister
name-agha = Agha
name-silk-monopolist = Seidenmonopolist
name-spice-monopolist = Gewürzmonopolist
name-astrologist = Astrologe
name-law-expert = Rechtsgelehrter
name-quartermaster = Quartiermeister
name-alchemist = Alchemist

# Plättchen
name-red = rot
name-red-2 = rot 2
name-red-3 = rot 3
name-red-4 = rot 4
name-blue = blau
name-blue-2 = blau 2
name-blue-3 = blau 3
name-blue-4 = blau 4
name-green = grün
name-yellow = gelb
name-violet = violett

# Krisenplättchen
name-setup-1 = Vorbereitung 1
name-setup-2 = Vorbereitung 2
name-setup-3 = Vorbereitung 3
name-year-1 = Jahr 1
name-year-2 = Jahr 2
name-year-3 = Jahr 3
name-year-4 = Jahr 4
name-year-5 = Jahr 5
name-year-6 = Jahr 6
name-year-7 = Jahr 7
name-year-8 = Jahr 8

# Begriffe
name-note = Kreditbrief
name-influence = Politischer Einfluss
name-dishonor = Ehrverlust
name-mercenary = Söldner
name-crisis-tile = Krisenplättchen
name-prestige = Prestigepunkt
name-year = Jahr
name-placement = Platzierung
name-resolution = Auflösung
name-dominance = Dominanz
name-title = Titel
name-service = Dienst
name-favour = Gunst
name-reserve = Vorrat
name-none = nichts
