### Morgenland: names

name-morgenland = Morgenland

## Spaces

name-cave-red = Grotta del drago rosso
name-cave-white = Grotta del drago bianco
name-cave-blue = Grotta del drago blu
name-cave-black = Grotta del drago nero
name-cave-gold = Grotta del drago d'oro
name-tent = Tenda di Aladino
name-djinn = Casa del Genio
name-market = Mercato
name-caravanserai = Caravanserraglio
name-guard = Guardia del Palazzo
name-room-1 = Stanza 1
name-room-2 = Stanza 2
name-room-3 = Stanza 3
name-room-4 = Stanza 4
name-room-5 = Stanza 5

## Treasure

name-kind-red = corone rosse
name-kind-white = perle bianche
name-kind-blue = gemme blu
name-kind-black = trofei neri
name-kind-gold = lingotti d'oro

## Artifacts

name-lamp = Lampada di Aladino
name-counterspell = Contro-incantesimo
name-doppelganger = Sosia
name-carpet = Tappeto Volante
name-key = Chiave
name-scroll = Manoscritto

## Spells

name-abracadabra = Abracadabra
name-alms = Elemosina
name-eye-for-an-eye = Occhio per occhio
name-baksheesh = Tassa cittadina
name-last-first = Gli ultimi saranno i primi
name-dragon-flight = Il drago vola via
name-smuggled-in = Contrabbando
name-fata-morgana = Fata Morgana
name-lunar-eclipse = Eclisse lunare
name-straggler = Ritardatario
name-open-secret = Segreto svelato
name-sacrifice = Sacrificio
name-return-of-the-dragon = Il ritorno del drago
name-offering = Offerta
name-close-sesame = Chiuditi, Sesamo
name-solar-eclipse = Eclisse solare
name-sultans-tax = Tassa del Sultano
name-barter = Baratto
name-teleportation = Teletrasporto
name-free-rider = Approfittatore
name-sorcerers-apprentice = Apprendista Mago

## Player colours

name-blue = Blu
name-green = Verde
name-red = Rosso
name-yellow = Giallo
name-violet = Viola

## Things

name-token = personaggio
name-camel = cammello
name-bank = riserva
name-niche = nicchia
name-screen = schermo
name-artifact = artefatto
name-spell = incantesimo
