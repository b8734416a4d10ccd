# Five Tribes: German

name-fivetribes = Five Tribes

## Things

name-vizier = Wesir
name-elder = Ältester
name-merchant = Kaufmann
name-builder = Baumeister
name-assassin = Meuchelmörder
name-meeple = Meeple
name-large-market = Großer Markt
name-small-market = Kleiner Markt
name-oasis = Oase
name-village = Dorf
name-sacred-place = Heiliger Ort
name-sultanate = Sultanat
name-ivory = Elfenbein
name-jewels = Edelsteine
name-gold-goods = Gold
name-papyrus = Papyrus
name-silk = Seide
name-spice = Gewürze
name-fish = Fisch
name-wheat = Getreide
name-pottery = Töpferwaren
name-fakir = Fakir
name-merchandise = Güter
name-resource = Rohstoff
name-djinn = Dschinn
name-camel = Kamel
name-palm = Palme
name-palace = Palast
name-turn-marker = Zuganzeiger
name-gold = Goldmünzen
name-bid-order = Bietreihenfolge
name-turn-order = Zugreihenfolge
name-bag = Beutel
name-victory-point = SP
name-blue = Blau
name-pink = Rosa
name-orange = Orange
name-black = Schwarz
name-sacred-6 = Heiliger Ort 6
name-sacred-10 = Heiliger Ort 10
name-sacred-12 = Heiliger Ort 12
name-sacred-15 = Heiliger Ort 15

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
