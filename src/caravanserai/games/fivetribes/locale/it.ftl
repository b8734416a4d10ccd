# Five Tribes: Italian

name-fivetribes = Five Tribes

## Things

name-vizier = Visir
name-elder = Anziano
name-merchant = Mercante
name-builder = Costruttore
name-assassin = Assassino
name-meeple = Pedina
name-large-market = Mercato Grande
name-small-market = Mercato Piccolo
name-oasis = Oasi
name-village = Villaggio
name-sacred-place = Luogo Sacro
name-sultanate = Sultanato
name-ivory = Avorio
name-jewels = Gioielli
name-gold-goods = Oro
name-papyrus = Papiro
name-silk = Seta
name-spice = Spezie
name-fish = Pesce
name-wheat = Grano
name-pottery = Ceramiche
name-fakir = Fachiro
name-merchandise = Merci
name-resource = Risorsa
name-djinn = Genio
name-camel = Cammello
name-palm = Palma
name-palace = Palazzo
name-turn-marker = Segnalino Turno
name-gold = Monete d'Oro
name-bid-order = Ordine di Offerta
name-turn-order = Ordine di Turno
name-bag = Sacchetto
name-victory-point = PV
name-blue = Blu
name-pink = Rosa
name-orange = Arancione
name-black = Nero
name-sacred-6 = Luogo Sacro 6
name-sacred-10 = Luogo Sacro 10
name-sacred-12 = Luogo Sacro 12
name-sacred-15 = Luogo Sacro 15

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
