### Morgenland: names

name-morgenland = Morgenland

## Spaces

name-cave-red = Grotte du dragon rouge
name-cave-white = Grotte du dragon blanc
name-cave-blue = Grotte du dragon bleu
name-cave-black = Grotte du dragon noir
name-cave-gold = Grotte du dragon d'or
name-tent = Tente d'Aladin
name-djinn = Maison du djinn
name-market = Marché
name-caravanserai = Caravansérail
name-guard = Garde du palais
name-room-1 = Salle 1
name-room-2 = Salle 2
name-room-3 = Salle 3
name-room-4 = Salle 4
name-room-5 = Salle 5

## Treasure

name-kind-red = couronnes rouges
name-kind-white = perles blanches
name-kind-blue = gemmes bleues
name-kind-black = trophées noirs
name-kind-gold = lingots d'or

## Artifacts

name-lamp = Lampe d'Aladin
name-counterspell = Contre-sort
name-doppelganger = Sosie
name-carpet = Tapis volant
name-key = Clé
name-scroll = Parchemin

## Spells

name-abracadabra = Abracadabra
name-alms = Aumône
name-eye-for-an-eye = Œil pour œil
name-baksheesh = Bakchich
name-last-first = Les derniers seront les premiers
name-dragon-flight = L'envol du dragon
name-smuggled-in = Contrebande
name-fata-morgana = Fata Morgana
name-lunar-eclipse = Éclipse de lune
name-straggler = Retardataire
name-open-secret = Secret dévoilé
name-sacrifice = Sacrifice
name-return-of-the-dragon = Le retour du dragon
name-offering = Offrande
name-close-sesame = Sésame, ferme-toi
name-solar-eclipse = Éclipse de soleil
name-sultans-tax = Taxe du sultan
name-barter = Troc
name-teleportation = Téléportation
name-free-rider = Profiteur
name-sorcerers-apprentice = L'apprenti sorcier

## Player colours

name-blue = Bleu
name-green = Vert
name-red = Rouge
name-yellow = Jaune
name-violet = Violet

## Things

name-token = personnage
name-camel = chameau
name-bank = réserve
name-niche = niche
name-screen = paravent
name-artifact = artefact
name-spell = sortilège
