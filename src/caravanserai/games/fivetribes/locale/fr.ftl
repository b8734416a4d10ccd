# Five Tribes: French

name-fivetribes = Five Tribes

## Things

name-vizier = Vizir
name-elder = Sage
name-merchant = Marchand
name-builder = Bâtisseur
name-assassin = Assassin
name-meeple = Meeple
name-large-market = Grand Marché
name-small-market = Petit Marché
name-oasis = Oasis
name-village = Village
name-sacred-place = Lieu Sacré
name-sultanate = Sultanat
name-ivory = Ivoire
name-jewels = Joyaux
name-gold-goods = Or
name-papyrus = Papyrus
name-silk = Soie
name-spice = Épices
name-fish = Poisson
name-wheat = Blé
name-pottery = Poterie
name-fakir = Fakir
name-merchandise = Marchandise
name-resource = Ressource
name-djinn = Djinn
name-camel = Chameau
name-palm = Palmier
name-palace = Palais
name-turn-marker = Marqueur de tour
name-gold = Pièces d'or
name-bid-order = Ordre d'enchère
name-turn-order = Ordre du tour
name-bag = Sac
name-victory-point = PV
name-blue = Bleu
name-pink = Rose
name-orange = Orange
name-black = Noir
name-sacred-6 = Lieu Sacré 6
name-sacred-10 = Lieu Sacré 10
name-sacred-12 = Lieu Sacré 12
name-sacred-15 = Lieu Sacré 15

## Djinns

name-al-amin = Al-Amin
name-anun-nak = Anun-Nak
name-baal = Ba'al
name-boaz = Boaz
name-bouraq = Bouraq
name-echidna = Echidna
name-enki = Enki
name-hagis = Hagis
name-haurvatat = Haurvatat
name-ibus = Ibus
name-jafaar = Jafaar
name-kandicha = Kandicha
name-kumarbi = Kumarbi
name-lamia = Lamia
name-leta = Leta
name-marid = Marid
name-monkir = Monkir
name-nekir = Nekir
name-shamhat = Shamhat
name-sibittis = Sibittis
name-sloar = Sloar
name-utug = Utug
