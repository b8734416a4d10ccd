### Morgenland: names

name-morgenland = Morgenland

## Spaces

name-cave-red = Red Dragon's Cave
name-cave-white = White Dragon's Cave
name-cave-blue = Blue Dragon's Cave
name-cave-black = Black Dragon's Cave
name-cave-gold = Gold Dragon's Cave
name-tent = Aladdin's Tent
name-djinn = Djinn's House
name-market = Market
name-caravanserai = Caravanserai
name-guard = Palace Guard
name-room-1 = Palace Room 1
name-room-2 = Palace Room 2
name-room-3 = Palace Room 3
name-room-4 = Palace Room 4
name-room-5 = Palace Room 5

## Treasure

name-red = red crowns
name-white = white pearls
name-blue = blue gems
name-black = black trophies
name-gold = gold bars

## Artifacts

name-lamp = Aladdin's Lamp
name-counterspell = Counterspell
name-doppelganger = Doppelganger
name-carpet = Flying Carpet
name-key = Key
name-scroll = Scroll

## Spells

name-abracadabra = Abracadabra
name-alms = Alms
name-eye-for-an-eye = Eye for an Eye
name-baksheesh = Baksheesh
name-last-first = The Last Shall Be First
name-dragon-flight = Dragon Flight
name-smuggled-in = Smuggled In
name-fata-morgana = Fata Morgana
name-lunar-eclipse = Lunar Eclipse
name-straggler = Straggler
name-open-secret = Open Secret
name-sacrifice = Sacrifice
name-return-of-the-dragon = Return of the Dragon
name-offering = Offering
name-close-sesame = Close Sesame
name-solar-eclipse = Solar Eclipse
name-sultans-tax = Sultan's Tax
name-barter = Barter
name-teleportation = Teleportation
name-free-rider = Free Rider
name-sorcerers-apprentice = Sorcerer's Apprentice

## Things

name-token = character
name-camel = camel
name-bank = bank
name-niche = niche
name-screen = screen
name-artifact = artifact
name-spell = spell
