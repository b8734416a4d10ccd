### Morgenland: names

name-morgenland = Morgenland

## Spaces

name-cave-red = Rote Drachenhöhle
name-cave-white = Weiße Drachenhöhle
name-cave-blue = Blaue Drachenhöhle
name-cave-black = Schwarze Drachenhöhle
name-cave-gold = Goldene Drachenhöhle
name-tent = Aladins Zelt
name-djinn = Haus des Dschinn
name-market = Markt
name-caravanserai = Karawanserei
name-guard = Palastwache
name-room-1 = Palastraum 1
name-room-2 = Palastraum 2
name-room-3 = Palastraum 3
name-room-4 = Palastraum 4
name-room-5 = Palastraum 5

## Treasure

name-kind-red = rote Kronen
name-kind-white = weiße Perlen
name-kind-blue = blaue Edelsteine
name-kind-black = schwarze Pokale
name-kind-gold = Goldbarren

## Artifacts

name-lamp = Aladins Wunderlampe
name-counterspell = Gegenzauber
name-doppelganger = Doppelgänger
name-carpet = Fliegender Teppich
name-key = Schlüssel
name-scroll = Schriftrolle

## Spells

name-abracadabra = Abracadabra
name-alms = Almosen
name-eye-for-an-eye = Auge um Auge
name-baksheesh = Bakschisch
name-last-first = Die Letzten werden die Ersten sein
name-dragon-flight = Drachenflug
name-smuggled-in = Eingeschmuggelt
name-fata-morgana = Fata Morgana
name-lunar-eclipse = Mondfinsternis
name-straggler = Nachzügler
name-open-secret = Offenes Geheimnis
name-sacrifice = Opfer
name-return-of-the-dragon = Rückkehr des Drachen
name-offering = Schwund
name-close-sesame = Sesam schließe Dich
name-solar-eclipse = Sonnenfinsternis
name-sultans-tax = Steuer des Sultan
name-barter = Tauschhandel
name-teleportation = Teleportation
name-free-rider = Trittbrettfahrer
name-sorcerers-apprentice = Zauberlehrling

## Player colours

name-blue = Blau
name-green = Grün
name-red = Rot
name-yellow = Gelb
name-violet = Violett

## Things

name-token = Figur
name-camel = Kamel
name-bank = Vorrat
name-niche = Nische
name-screen = Sichtschirm
name-artifact = Artefakt
name-spell = Zauberkarte
