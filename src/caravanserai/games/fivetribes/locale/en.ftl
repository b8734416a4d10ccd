# Five Tribes: English

name-fivetribes = Five Tribes

## Things

name-vizier = Vizier
name-elder = Elder
name-merchant = Merchant
name-builder = Builder
name-assassin = Assassin
name-meeple = Meeple
name-large-market = Large Market
name-small-market = Small Market
name-oasis = Oasis
name-village = Village
name-sacred-place = Sacred Place
name-sultanate = Sultanate
name-ivory = Ivory
name-jewels = Jewels
name-gold-goods = Gold
name-papyrus = Papyrus
name-silk = Silk
name-spice = Spice
name-fish = Fish
name-wheat = Wheat
name-pottery = Pottery
name-fakir = Fakir
name-merchandise = Merchandise
name-resource = Resource
name-djinn = Djinn
name-camel = Camel
name-palm = Palm Tree
name-palace = Palace
name-turn-marker = Turn marker
name-gold = Gold Coins
name-bid-order = Bid Order
name-turn-order = Turn Order
name-bag = Bag
name-victory-point = VP
name-blue = Blue
name-pink = Pink
name-orange = Orange
name-black = Black
name-sacred-6 = Sacred Place 6
name-sacred-10 = Sacred Place 10
name-sacred-12 = Sacred Place 12
name-sacred-15 = Sacred Place 15

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
