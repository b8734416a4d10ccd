### Morgenland: names

name-guide-magic = Die Magie lernen
name-morgenland = Morgenland

## Spaces

name-cave-red = Rote Drachenhöhle
    .the = die Rote Drachenhöhle
    .at = in der Roten Drachenhöhle
    .to = in die Rote Drachenhöhle
    .from = aus der Roten Drachenhöhle
    .until = bis zur Roten Drachenhöhle
name-cave-white = Weiße Drachenhöhle
    .the = die Weiße Drachenhöhle
    .at = in der Weißen Drachenhöhle
    .to = in die Weiße Drachenhöhle
    .from = aus der Weißen Drachenhöhle
    .until = bis zur Weißen Drachenhöhle
name-cave-blue = Blaue Drachenhöhle
    .the = die Blaue Drachenhöhle
    .at = in der Blauen Drachenhöhle
    .to = in die Blaue Drachenhöhle
    .from = aus der Blauen Drachenhöhle
    .until = bis zur Blauen Drachenhöhle
name-cave-black = Schwarze Drachenhöhle
    .the = die Schwarze Drachenhöhle
    .at = in der Schwarzen Drachenhöhle
    .to = in die Schwarze Drachenhöhle
    .from = aus der Schwarzen Drachenhöhle
    .until = bis zur Schwarzen Drachenhöhle
name-cave-gold = Goldene Drachenhöhle
    .the = die Goldene Drachenhöhle
    .at = in der Goldenen Drachenhöhle
    .to = in die Goldene Drachenhöhle
    .from = aus der Goldenen Drachenhöhle
    .until = bis zur Goldenen Drachenhöhle
name-tent = Aladins Zelt
    .the = Aladins Zelt
    .at = in Aladins Zelt
    .to = in Aladins Zelt
    .from = aus Aladins Zelt
    .until = bis zu Aladins Zelt
name-djinn = Haus des Dschinn
    .the = das Haus des Dschinn
    .at = im Haus des Dschinn
    .to = ins Haus des Dschinn
    .from = aus dem Haus des Dschinn
    .until = bis zum Haus des Dschinn
name-market = Markt
    .the = den Markt
    .at = auf dem Markt
    .to = auf den Markt
    .from = vom Markt
    .until = bis zum Markt
name-caravanserai = Karawanserei
    .the = die Karawanserei
    .at = in der Karawanserei
    .to = in die Karawanserei
    .from = aus der Karawanserei
    .until = bis zur Karawanserei
name-guard = Palastwache
    .the = die Palastwache
    .at = bei der Palastwache
    .to = zur Palastwache
    .from = von der Palastwache
    .until = bis zur Palastwache
name-room-1 = Palastraum 1
    .the = Palastraum 1
    .at = in Palastraum 1
    .to = in Palastraum 1
    .from = aus Palastraum 1
    .until = bis zu Palastraum 1
name-room-2 = Palastraum 2
    .the = Palastraum 2
    .at = in Palastraum 2
    .to = in Palastraum 2
    .from = aus Palastraum 2
    .until = bis zu Palastraum 2
name-room-3 = Palastraum 3
    .the = Palastraum 3
    .at = in Palastraum 3
    .to = in Palastraum 3
    .from = aus Palastraum 3
    .until = bis zu Palastraum 3
name-room-4 = Palastraum 4
    .the = Palastraum 4
    .at = in Palastraum 4
    .to = in Palastraum 4
    .from = aus Palastraum 4
    .until = bis zu Palastraum 4
name-room-5 = Palastraum 5
    .the = Palastraum 5
    .at = in Palastraum 5
    .to = in Palastraum 5
    .from = aus Palastraum 5
    .until = bis zu Palastraum 5

## Treasure

name-kind-red = rote Kronen
    .dat = roten Kronen
    .one = rote Krone
    .no = keine roten Kronen
name-kind-white = weiße Perlen
    .dat = weißen Perlen
    .one = weiße Perle
    .no = keine weißen Perlen
name-kind-blue = blaue Edelsteine
    .dat = blauen Edelsteinen
    .one = blauen Edelstein
    .no = keine blauen Edelsteine
name-kind-black = schwarze Pokale
    .dat = schwarzen Pokalen
    .one = schwarzen Pokal
    .no = keine schwarzen Pokale
name-kind-gold = Goldbarren
    .dat = Goldbarren
    .one = Goldbarren
    .no = keine Goldbarren
treasures = { $amount ->
    [one] { $amount } { $kind_one }
   *[other] { $amount } { $kind }
}

## Artifacts

name-lamp = Aladins Wunderlampe
    .the = Aladins Wunderlampe
    .nom = Aladins Wunderlampe
    .unused = keine unbenutzte Wunderlampe
name-counterspell = Gegenzauber
    .the = den Gegenzauber
    .nom = der Gegenzauber
    .unused = keinen unbenutzten Gegenzauber
name-doppelganger = Doppelgänger
    .the = den Doppelgänger
    .nom = der Doppelgänger
    .unused = keinen unbenutzten Doppelgänger
name-carpet = Fliegender Teppich
    .the = den Fliegenden Teppich
    .nom = der Fliegende Teppich
    .unused = keinen unbenutzten Fliegenden Teppich
name-key = Schlüssel
    .the = den Schlüssel
    .nom = der Schlüssel
    .unused = keinen unbenutzten Schlüssel
name-scroll = Schriftrolle
    .the = die Schriftrolle
    .nom = die Schriftrolle
    .unused = keine unbenutzte Schriftrolle

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
name-piece = { $owner_you ->
    [yes] deine { $number ->
        [1] { $sort_id ->
            [plain] 1. Figur
            [c] Teppichfigur
           *[d] Doppelgängerfigur
        }
       *[other] { $number }. { $sort_id ->
            [plain] Figur
            [c] Teppichfigur
           *[d] Doppelgängerfigur
        }
    }
   *[no] { $number ->
        [1] { $sort_id ->
            [plain] 1. Figur
            [c] Teppichfigur
           *[d] Doppelgängerfigur
        }
       *[other] { $number }. { $sort_id ->
            [plain] Figur
            [c] Teppichfigur
           *[d] Doppelgängerfigur
        }
    } von { $owner }
 }
    .the = { $owner_you ->
        [yes] { name-piece }
       *[no] die { name-piece }
    }
strength-a = eine { $strength }
name-camel = Kamel
name-bank = Vorrat
name-niche = Nische
name-screen = Sichtschirm
name-artifact = Artefakt
    .the = das Artefakt
    .nom = das Artefakt
    .unused = kein unbenutztes Artefakt
name-spell = Zauberkarte
name-round = Runde
name-treasure-card = Schatzkarte
name-treasure = Schatz
name-player = Spieler
name-used = eingesetzt
name-admitted = eingelassen
name-smuggler = Schmuggler
name-display = ausgelegt
name-discards = abgelegt
name-offer = im Angebot
name-stack = Stapel

## Prompts

prompt-d-start = Wähle deine 3 Startschätze. Wie viele { $kind } nimmst du? Noch { $number } zu wählen.
prompt-d-start-other = { $actor } wählt 3 Startschätze.
prompt-d-token = Wähle eine Figur zum Setzen.
prompt-d-token-other = { $actor } setzt eine Figur.
prompt-d-space = Wohin kommt deine { $strength }?
prompt-d-space-other = { $actor } setzt eine Figur.
prompt-d-react = { $window_id ->
    [w-spell] Spiele etwas, bevor der Zauber { $spell } { $caster_of } wirkt, oder passe.
    [w-start] Spiele etwas vor dem ersten Setzen, oder passe.
    [w-turn] Sprich einen Zauber, bevor du setzt, oder passe.
    [w-other-turn] Sprich einen Zauber, bevor { $placer } setzt, oder passe.
    [w-placed] Alle Figuren sind gesetzt. Spiele etwas oder passe.
    [w-city] Spiele etwas, bevor die Stadt gewertet wird, oder passe.
   *[w-space] Spiele etwas, während { $space_at } gewertet wird, oder passe.
}
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } darf etwas spielen, bevor der Zauber { $spell } { $caster_of } wirkt.
    [w-space] { $actor } darf { $space_at } etwas spielen.
   *[other] { $actor } darf etwas spielen.
}
prompt-d-copy = Welche deiner Figuren { $space_at } wird verdoppelt?
prompt-d-copy-other = { $actor } darf etwas spielen.
prompt-d-free = Wessen Kraft nutzt dein Trittbrettfahrer?
prompt-d-free-other = { $actor } darf etwas spielen.
prompt-d-target = Wähle das Ziel von { $spell }.
prompt-d-target-other = { $actor } darf etwas spielen.
prompt-d-dest = { $spell_id ->
    [straggler] Wohin versetzt { $spell } deine { $strength }?
   *[other] Wohin versetzt { $spell } { $token_the }?
}
prompt-d-dest-other = { $actor } darf etwas spielen.
prompt-d-counter = { $targets ->
    [0] { $caster_you ->
        [no] { $caster } spricht
       *[yes] Du sprichst
    } { $spell }. Hebst du den Zauber auf?
   *[other] { $caster_you ->
        [no] { $caster } spricht
       *[yes] Du sprichst
    } { $spell } gegen { $each_target_the }. Hebst du den Zauber auf?
}
prompt-d-counter-other = { $targets ->
    [0] { $actor } darf den Zauber { $spell } { $caster_of } aufheben.
   *[other] { $actor } darf den Zauber { $spell } { $caster_of } gegen { $each_target_the } aufheben.
}
prompt-d-tent = Behalte eine der beiden Zauberkarten.
prompt-d-tent-other = { $actor } wählt im Zelt eine Zauberkarte.
prompt-d-market = Gibst du auf dem Markt 1 Schatz zurück und nimmst 3 beliebige?
prompt-d-market-other = { $actor } darf auf dem Markt handeln.
prompt-d-camel = Wer wird Startspieler?
prompt-d-camel-other = { $actor } bestimmt den Startspieler.
prompt-d-bribe = Die Wache hat Stärke { $guard }. Bestichst du sie mit { $cost }?
prompt-d-bribe-other = { $actor } darf die Wache mit { $cost } bestechen.
prompt-d-buy = Kaufst du { $artifact_the } { $space_at } für { $each_price } (zusammen { $cost })?
prompt-d-buy-other = { $actor } darf { $artifact_the } { $space_at } für { $each_price } kaufen (zusammen { $cost }).
prompt-d-kind = In welcher Sorte bezahlst du die { $amount }?
prompt-d-kind-other = { $actor } bezahlt { $space_at }.
prompt-d-abra = Nimmst du { $artifact_the } { $space_at }, oder sprichst du Abracadabra?
prompt-d-abra-other = { $actor } nimmt { $space_at } gleich { $artifact_the }.
prompt-d-pick = Wähle mit { $spell } ein Artefakt aus dem Stapel { $space_at }.
prompt-d-pick-other = { $actor } sieht { $space_at } den Stapel durch.
prompt-d-citytax = Zahle { $cost } Bakschisch für deine { $strength } { $space_at }, oder nimm sie weg.
prompt-d-citytax-other = { $actor } zahlt { $cost } Bakschisch für { $token_the } { $space_at } oder nimmt sie weg.
prompt-d-roomtax = Zahle { $cost } als Steuer des Sultan, oder nimm alle deine Figuren aus den Räumen.
prompt-d-roomtax-other = { $actor } zahlt { $cost } oder verlässt die Räume.
prompt-d-pay = Wie viele { $kind } zahlst du? Noch { $number } zu zahlen.
prompt-d-pay-other = { $actor } zahlt { $number }.
prompt-d-take = Wie viele { $kind } nimmst du? Noch { $number } zu nehmen.
prompt-d-take-other = { $number ->
    [one] { $actor } nimmt 1 Schatz.
   *[other] { $actor } nimmt { $number } Schätze.
}
prompt-d-barter = Wie viele { $kind } gibst du im Tauschhandel zurück? Bisher { $number }.
prompt-d-barter-other = { $actor } tauscht.
prompt-d-eye = Nimmst du Auge um Auge eine Figur { $caster_of } weg?
prompt-d-eye-other = { $actor } darf eine Figur { $caster_of } wegnehmen.
prompt-d-give = Welches Artefakt legst du { $space_at } für { $artifact_the } hin?
prompt-d-give-other = { $actor } tauscht { $space_at } ein Artefakt gegen { $artifact_the }.

prompt-d-start-hint = Verschiedene Sorten helfen: In einem Palastraum wird jede Figur in einer eigenen Sorte bezahlt.
prompt-d-token-hint = Starke Figuren gewinnen Felder, aber in einem Palastraum ist ihre Stärke auch der Preis.
prompt-d-space-hint = Sie liegt verdeckt und zählt dort { $strength }, wenn das Feld gewertet wird.
prompt-d-react-hint = { $window_id ->
    [w-spell] { spell-does }
    [w-space] { place-gives }
    [w-city] Danach werden Zelt, Haus des Dschinn, Markt und Karawanserei gewertet.
    [w-placed] Danach werden die Felder eines nach dem anderen aufgedeckt, zuerst die Höhlen.
   *[other] Ein Zauber braucht eine entzündete Lampe; das ist ein Einsatz.
 }
prompt-d-copy-hint = Dort liegt eine weitere Figur gleicher Stärke, in einem Raum auch für den Preis.
prompt-d-free-hint = Die Karte leiht sich die Kraft eines Artefakts, das jemand anderes diese Runde eingesetzt hat.
prompt-d-target-hint = { spell-does }
prompt-d-dest-hint = Nur Felder, die noch nicht gewertet und nicht geschlossen sind; nicht die Wache.
prompt-d-counter-hint = { spell-does }
prompt-d-tent-hint = Die andere Karte bekommt der Zweite hier, oder sie wird abgelegt, wenn es keinen gibt.
prompt-d-market-hint = Du hast hier gewonnen: einmal ein Schatz gegen drei beliebige.
prompt-d-camel-hint = Wer das Kamel hat, setzt zuerst und gewinnt jeden Gleichstand, schon bei der Wache und in den Räumen.
prompt-d-bribe-hint = Zahle genau, was dir fehlt, und du darfst kaufen; sonst verlassen deine Figuren die Räume.
prompt-d-buy-hint = Du zahlst nur für deine eigenen Figuren hier; kaufst du nicht, darf der Nächste im Rang.
prompt-d-kind-hint = Jede Figur wird in einer anderen Sorte bezahlt, und zwar genau passend.
prompt-d-abra-hint = Mit Abracadabra siehst du den Stapel durch und darfst dafür ein anderes nehmen.
prompt-d-pick-hint = { spell-does }
prompt-d-citytax-hint = Alle anderen zahlen 2 für jede ihrer Figuren in der Stadt oder nehmen sie weg.
prompt-d-roomtax-hint = Alle anderen zahlen 1 für jede ihrer Figuren in Palasträumen oder nehmen sie alle weg.
prompt-d-pay-hint = { $cause_id ->
    [bribe] Die Bestechung der Wache: Danach darfst du in den Räumen kaufen.
    [sacrifice] Opfer: Alle geben 7 Schätze ihrer Wahl in den Vorrat zurück.
    [offering] Schwund: Alle geben 5 Schätze ihrer Wahl in den Vorrat zurück.
    [baksheesh] Bakschisch: 2 Schätze, und deine Figur in der Stadt bleibt.
    [sultans-tax] Steuer des Sultan: 1 Schatz für jede deiner Figuren in den Räumen, und sie bleiben.
   *[teleportation] Teleportation: 3 Schätze für den Besitzer der Figur, die du versetzt hast.
 }
prompt-d-take-hint = { $cause_id ->
    [market] Auf dem Markt, für den Schatz, den du zurückgegeben hast.
    [barter] Tauschhandel: so viele, wie du zurückgegeben hast, in anderen Sorten.
   *[alms] Almosen: 3 beliebige Schätze aus dem Vorrat.
}
prompt-d-barter-hint = Gib beliebige Schätze zurück und nimm ebenso viele von Sorten, die du nicht zurückgibst.
prompt-d-eye-hint = Deine Figur wurde weggenommen; du darfst dafür eine wegnehmen, nur nicht bei der Wache.
prompt-d-give-hint = Du bekommst das Artefakt im Angebot und legst dafür eines deiner unbenutzten hin.
place-gives = { $space_id ->
    [tent] Der Erste zieht zwei Zauberkarten und gibt eine dem Zweiten.
    [djinn] Der Erste darf diese Runde zwei Artefakte einsetzen.
    [market] Der Erste darf 1 Schatz gegen 3 beliebige tauschen.
    [caravanserai] Der Erste bestimmt, wer das Kamel bekommt.
    [guard] Wer schwächer als die Wache ist, zahlt den Unterschied oder verlässt die Räume.
    [room-1] In der Reihenfolge der Ränge: Wer will zum eigenen Preis kaufen?
    [room-2] In der Reihenfolge der Ränge: Wer will zum eigenen Preis kaufen?
    [room-3] In der Reihenfolge der Ränge: Wer will zum eigenen Preis kaufen?
    [room-4] In der Reihenfolge der Ränge: Wer will zum eigenen Preis kaufen?
    [room-5] In der Reihenfolge der Ränge: Wer will zum eigenen Preis kaufen?
   *[cave] Der Stärkste nimmt den obersten Haufen, der Zweite den nächsten und so fort.
}

## Choices

choice-pass = { $decision_id ->
    [D-BUY] Nicht kaufen
    [D-BRIBE] Nicht zahlen
    [D-MARKET] Nicht handeln
    [D-EYE] Nichts wegnehmen
    [D-ABRA] Das Angebot nehmen
    [D-COUNTER] Geschehen lassen
   *[other] Passen
 }
choice-pass-gives = { $decision_id ->
    [D-BUY] der Nächste im Rang darf kaufen
    [D-BRIBE] { $number ->
        [0] du kannst diese Runde nicht kaufen
        [one] deine Figur verlässt die Räume
       *[other] deine { $number } Figuren verlassen die Räume
    }
   *[other] {""}
}
choice-token = Deine { $strength } setzen
choice-place = { $own ->
    [0] Die Figur { $space_to } setzen
   *[other] Die Figur { $space_to } dazusetzen, zusammen { $sum }
 }
choice-place-gives = { $sort_id ->
    [cave] Haufen zu { $each_pile }.
    [tent] Rang 1: zwei Zauberkarten, eine davon zum Weitergeben.
    [djinn] Rang 1: zwei Artefakte einsetzen.
    [market] Rang 1: 1 Schatz gegen 3 beliebige.
    [caravanserai] Rang 1: das Kamel.
    [guard] Lässt dich in die Räume.
   *[room] Im Angebot: { $artifact }.
} { $others ->
    [0] Sonst ist niemand dort.
    [one] 1 Figur von anderen liegt dort.
   *[other] { $others } Figuren von anderen liegen dort.
}
choice-use = { $artifact_id ->
    [carpet] Den Fliegenden Teppich einsetzen: zusammen { $sum }
    [key] Den Schlüssel einsetzen und eintreten
   *[other] { $artifact_the } einsetzen
}
choice-use-gives = { artifact-does }
choice-cast = { $lamp ->
    [0] { $spell } sprechen
   *[other] Lampe entzünden und { $spell } sprechen
 }
choice-cast-gives = { spell-does }
choice-on = { $spell_id ->
    [eye-for-an-eye] { $token_the } { $space_from } wegnehmen
    [straggler] Deine { $strength } { $space_from } versetzen
   *[other] { $token_the } { $space_from } versetzen
 }
choice-on-gives = { $strength ->
    [0] verdeckt
   *[other] Stärke { $strength }
 }
choice-at = Den Zauber auf { $space_the } sprechen
choice-at-gives = { $spell_id ->
    [lunar-eclipse] nimmt { $number } ungerade weg, davon { $own } von dir
    [solar-eclipse] nimmt { $number } gerade weg, davon { $own } von dir
    [dragon-flight] bringt { $amount ->
        [one] 1 { $kind_one }
       *[other] { $amount } { $kind }
    }
    [return-of-the-dragon] nimmt { $amount ->
        [one] 1 { $kind_one }
       *[other] { $amount } { $kind }
    } weg
    [close-sesame] { $number ->
        [one] { $number } Figur ist darin und bleibt
       *[other] { $number } Figuren sind darin und bleiben
    }
   *[other] im Angebot: { $artifact }
 }
choice-move = Die Figur { $space_to } versetzen
choice-copy = Deine { $strength } verdoppeln: zusammen { $sum }
choice-ride = { $artifact_the } nachahmen
choice-ride-gives = { artifact-does }
choice-keep = { $spell } behalten
choice-keep-gives = { $second_id ->
    [nobody] { $other } wird abgelegt
   *[other] { $other } geht an { $second }
 }
choice-return = 1 { $kind_one } zurückgeben
choice-return-gives = dann 3 beliebige nehmen
choice-camel = { $own ->
    [0] Das Kamel an { $seat } geben
   *[other] Das Kamel selbst nehmen
 }
choice-camel-gives = setzt zuerst und gewinnt ab sofort jeden Gleichstand
choice-bribe = { $cost } zahlen und eintreten
choice-bribe-gives = { $number ->
    [0] du darfst diese Runde kaufen
    [one] deine Figur bleibt in den Räumen
   *[other] deine { $number } Figuren bleiben in den Räumen
}
choice-buy = { $artifact_the } für { $cost } kaufen
choice-buy-gives = { $number ->
    [one] { $each_price } von einer Sorte
   *[other] { $each_price }, jede in einer anderen Sorte
 }
choice-with = { treasures } zahlen
choice-pick = { $artifact_the } aus dem Stapel wählen
choice-pick-offer = { $artifact_the } aus dem Angebot nehmen
choice-pay-tax = { $cost } zahlen
choice-pay-tax-gives = { $number ->
    [one] deine Figur bleibt
   *[other] deine { $number } Figuren bleiben
}
choice-remove-all = Alle aus den Räumen nehmen
choice-remove-all-gives = { $number ->
    [one] du verlierst dort { $number } Figur
   *[other] du verlierst dort { $number } Figuren
 }
choice-remove = { $own ->
    [0] { $token_the } { $space_from } wegnehmen
   *[other] Deine { $strength } { $space_from } wegnehmen
 }
choice-remove-gives = { $strength ->
    [0] verdeckt
   *[other] Stärke { $strength }
 }
choice-give = { $artifact_the } hinlegen
choice-pay = { treasures } zahlen
choice-take = { treasures } nehmen
choice-barter = { treasures } zurückgeben
choice-first = { $seat_who }
choice-card = Schatzkarte { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Wache { $strength }

good-kind-red = { $amount ->
    [one] { $amount } rote Krone
   *[other] { $amount } rote Kronen
 }
good-kind-white = { $amount ->
    [one] { $amount } weiße Perle
   *[other] { $amount } weiße Perlen
 }
good-kind-blue = { $amount ->
    [one] { $amount } blauer Edelstein
   *[other] { $amount } blaue Edelsteine
 }
good-kind-black = { $amount ->
    [one] { $amount } schwarzer Pokal
   *[other] { $amount } schwarze Pokale
 }
good-kind-gold = { $amount ->
    [one] { $amount } Goldbarren
   *[other] { $amount } Goldbarren
 }
good-artifact = { $amount ->
    [one] { $amount } Artefakt
   *[other] { $amount } Artefakte
 }
good-spell = { $amount ->
    [one] { $amount } Zauberkarte
   *[other] { $amount } Zauberkarten
 }
good-use = { $amount ->
    [one] { $amount } Einsatz eines Artefakts
   *[other] { $amount } Einsätze von Artefakten
 }
good-camel = Kamel
name-nobody = niemand

spell-does = { $spell_id ->
    [abracadabra] Sieh den Stapel des Raums durch, in dem du kaufst, und nimm eines daraus statt des Angebots.
    [alms] Nimm 3 beliebige Schätze aus dem Vorrat.
    [eye-for-an-eye] Nimm eine Figur eines anderen Spielers weg, nur nicht bei der Wache; dann darf er eine von deinen wegnehmen.
    [baksheesh] Alle anderen zahlen für jede ihrer Figuren in der Stadt 2 Schätze oder nehmen sie weg.
    [last-first] Bis zum Rundenende kommt auf allen noch nicht gewerteten Feldern außer der Wache die kleinste Stärke zuerst.
    [dragon-flight] Eine noch nicht gewertete Höhle ohne Schätze bekommt 4 in die oberste Nische und 2 in die zweite.
    [smuggled-in] Auf jedem Feld der Stadt, auf dem jetzt niemand liegt, zählst du so stark wie der Beste dort.
    [fata-morgana] Sieh den Stapel eines Raums durch und mach eines daraus zum Angebot; das alte kommt zuunterst.
    [lunar-eclipse] Wähle ein Feld, auf dem alle Figuren offen liegen: Jede ungerade dort wird weggenommen, auch deine.
    [straggler] Versetze eine deiner Figuren auf ein anderes, noch nicht gewertetes Feld; nicht von der Wache und nicht zu ihr.
    [open-secret] Bis zum Rundenende setzen alle anderen ihre Figuren offen.
    [sacrifice] Alle, auch du, geben 7 Schätze ihrer Wahl in den Vorrat zurück; wer weniger hat, gibt alles.
    [return-of-the-dragon] Alle Schätze einer noch nicht gewerteten Höhle kommen in den Vorrat zurück.
    [offering] Alle, auch du, geben 5 Schätze ihrer Wahl in den Vorrat zurück; wer weniger hat, gibt alles.
    [close-sesame] Schließe ein Feld bis zum Rundenende: Nichts kommt mehr hinein; wer dort liegt, wird wie üblich gewertet.
    [solar-eclipse] Wähle ein Feld, auf dem alle Figuren offen liegen: Jede gerade dort wird weggenommen, auch deine.
    [sultans-tax] Alle anderen zahlen 1 Schatz für jede ihrer Figuren in Palasträumen oder nehmen sie alle weg.
    [barter] Gib beliebige Schätze in den Vorrat zurück und nimm ebenso viele von anderen Sorten.
    [teleportation] Versetze eine fremde Figur auf ein noch nicht gewertetes Feld, dann gib ihrem Besitzer 3 deiner Schätze.
    [free-rider] Nutze die Kraft eines Artefakts, das jemand anderes diese Runde eingesetzt hat, ohne es zu haben.
   *[sorcerers-apprentice] Nimm das Artefakt im Angebot eines Raums und lege dafür eines deiner unbenutzten Artefakte hin.
}
artifact-does = { $artifact_id ->
    [lamp] Entzünde sie mit deinem ersten Zauber der Runde: Danach darfst du beliebig viele Zauber sprechen.
    [counterspell] Setze ihn gegen einen Zauber ein, den jemand gerade angekündigt hat: Dieser Zauber wirkt nicht.
    [doppelganger] Kopiere eine deiner Figuren auf dem Feld, das gewertet wird: Dort liegt eine weitere gleicher Stärke.
    [carpet] Lege ihn auf das Feld, das gewertet wird: Er ist dort eine weitere Figur der Stärke 3.
    [key] Wenn die Wache aufgedeckt ist, lässt er dich ohne Bestechung ein, auch ohne Figur dort.
   *[scroll] Sie wird nie eingesetzt, aber bei gleich vielen Artefakten am Ende gewinnt, wer mehr Schriftrollen hat.
 }

## Events


event-round = Runde { $number } beginnt.
event-first = { $seat_you ->
    [yes] Du beginnst mit dem Kamel.
   *[no] { $seat } beginnt mit dem Kamel.
 }
event-start = { $seat_has } mit { $red } Rot, { $white } Weiß, { $blue } Blau, { $black } Schwarz und { $gold } Gold begonnen.
event-reshuffled = Die benutzten Schatzkarten wurden zu einem neuen Stapel gemischt.
event-card = Schatzkarte { $number } wurde aufgedeckt.
event-stocked = Die Schatzkarte brachte { treasures } { $space_to }.
event-turned-up = { $space_at } gibt es jetzt { $artifact_the }.
event-displayed = Im Zelt liegt { $spell } aus.
event-placed = { $seat_has } eine Figur { $space_to } gelegt.
event-placed-own = Es war deine { $strength }.
event-placed-open = { $seat_has } offen { strength-a } { $space_to } gelegt.
event-shown = { $seat_has } { $space_at } { strength-a } gezeigt.
event-guard = Die Wache zeigte Stärke { $strength }.
event-ranked = Die Rangfolge { $space_at } lautet: { $each_seat_who }.
event-won = { $seat_has } { $space_at } { treasures } genommen.
event-nobody = Niemand war { $space_at }.
event-drew = { $number ->
    [one] { $seat_has } die letzte Zauberkarte gezogen.
   *[other] { $seat_has } { $number } Zauberkarten gezogen.
 }
event-drew-card = Du hast { $spell } gezogen.
event-handed = { $seat_has } { $to_dat } eine Zauberkarte gegeben.
event-handed-card = Dabei ging { $spell } { $seat_of } an { $to_acc }.
event-tent-taken = { $seat_has } { $spell } genommen.
event-spell-discarded = { $spell } wurde abgelegt.
event-djinn = { $seat_has } das Haus des Dschinn gewonnen und { $seat_you ->
    [yes] darfst
   *[no] darf
 } zwei Artefakte einsetzen.
event-camel = { $to_you ->
    [self] { $seat_has } das Kamel selbst genommen.
   *[other] { $seat_has } { $to_dat } das Kamel gegeben.
 }
event-paid = { $seat_has } { treasures } bezahlt.
event-gave = { $seat_has } { $to_dat } { treasures } gegeben.
event-took = { $seat_has } { treasures } genommen.
event-admitted = { $seat_you ->
    [yes] Du wurdest
   *[no] { $seat } wurde
} in den Palast eingelassen.
event-admitted-key = { $seat_you ->
    [yes] Du wurdest
   *[no] { $seat } wurde
} mit einem Schlüssel in den Palast eingelassen.
event-bribed = { $amount ->
    [one] { $seat_has } die Wache mit { $amount } Schatz bestochen.
   *[other] { $seat_has } die Wache mit { $amount } Schätzen bestochen.
 }
event-refused = Die Wache hat { $seat_acc } abgewiesen.
event-cannot-buy = { $seat_you ->
    [yes] Du konntest
   *[no] { $seat } konnte
 } den Preis { $space_at } nicht zahlen.
event-bought = { $seat_has } { $space_at } { $artifact_the } gekauft.
event-unsold = Niemand hat { $space_at } das Artefakt gekauft.
event-unseen = { $seat_has } { $space_at } ungesehen ein Artefakt aus dem Stapel genommen.
event-unseen-piece = Du hast { $artifact_the } genommen.
event-used = { $seat_has } { $artifact_the } eingesetzt.
event-shown-piece = { $seat_you ->
    [yes] Dein verdecktes Artefakt
   *[no] Das verdeckte Artefakt von { $seat }
} war { $artifact_nom }.
event-carpet = { $seat_has } einen Fliegenden Teppich { $space_to } gelegt.
event-double = { $seat_has } { $space_at } { strength-a } verdoppelt.
event-key = { $seat_you ->
    [yes] Du wirst
   *[no] { $seat } wird
 } ohne Bestechung eingelassen.
event-announced = { $seat_has } { $spell } angekündigt.
event-announced-space = { $seat_has } { $spell } für { $space_the } angekündigt.
event-announced-token = { $seat_has } { $spell } für { $token_the } angekündigt.
event-announced-move = { $seat_has } { $spell } angekündigt, um { $token_the } { $space_to } zu versetzen.
event-announced-copy = { $seat_has } { $spell } angekündigt, um { $artifact_the } nachzuahmen.
event-cancelled = Der Zauber { $spell } { $seat_of } wurde aufgehoben.
event-resolved = { $effect_id ->
    [none] Der Zauber { $spell } { $seat_of } blieb ohne Wirkung.
   *[some] Der Zauber { $spell } { $seat_of } wirkte.
 }
event-removed = { $token_the } wurde { $space_from } entfernt.
event-moved = { $token_the } wurde { $origin_from } { $space_to } versetzt.
event-closed = Diese Runde kommt nichts mehr { $space_to }.
event-restocked = Ein Drache flog { $space_to } und brachte { treasures }.
event-emptied = Der Drache kam zurück und nahm { treasures } { $space_from } mit.
event-reversed = Bis zum Ende der Runde kommt zuerst, wer am schwächsten ist.
event-secret = In dieser Runde setzen alle außer { $seat_dat } offen.
event-smuggler = { $seat_has } { $each_space_at } einen Schmuggler.
event-looked = { $seat_has } { $space_at } den Stapel durchgesehen.
event-looked-at = Der Stapel { $space_at } enthält, von oben: { $each_artifact }.
event-conjured = { $seat_has } { $space_at } { $artifact_the } ins Angebot gebracht.
event-exchanged = { $seat_has } { $given_the } hingelegt und { $taken_the } { $space_from } genommen.
event-cleaned = Die Runde ist zu Ende.
event-over = Die Partie ist zu Ende.

## Reasons

reason-not-now = Danach wird jetzt nicht gefragt.
reason-no-pass = Hier kannst du nicht passen.
reason-token-placed = Deine { $strength } ist schon gesetzt.
reason-no-room = Bei dieser Spielerzahl gibt es { $space_the } nicht.
reason-scored = { $space_at } wurde schon gewertet.
reason-closed = In dieser Runde kommt niemand mehr { $space_to }.
reason-magic-only = { $space_to } geht es nur im Spiel mit Magie.
reason-cave-empty = { $space_at } liegt kein Schatz.
reason-tent-empty = Im Zelt ist keine Zauberkarte mehr.
reason-no-offer = { $space_at } ist kein Artefakt im Angebot.
reason-room-full = Du hast { $space_at } schon { $number } Figuren, mehr dürfen es nicht sein.
reason-not-admitted = { $space_at } darf nur kaufen, wer von der Wache eingelassen wurde.
reason-lamp = Eine Lampe wird nur mit deinem ersten Zauber der Runde entzündet.
reason-counter-only = Ein Gegenzauber antwortet auf den Zauber eines anderen.
reason-scroll = Eine Schriftrolle wird nie eingesetzt; sie entscheidet am Ende bei Gleichstand.
reason-space-window = { $artifact_the } setzt man nur ein, während ein Feld gewertet wird.
reason-no-artifact = Du hast { $artifact_unused }.
reason-no-use = { $number ->
    [one] Du hast dein Artefakt für diese Runde eingesetzt.
   *[other] Du hast deine { $number } Artefakte für diese Runde eingesetzt.
}
reason-no-use-lamp = Dir bleibt kein Einsatz, um eine Lampe zu entzünden.
reason-nothing-to-copy = Ein Doppelgänger verdoppelt eine deiner Figuren auf dem Feld, das gerade gewertet wird.
reason-key-guard = Ein Schlüssel hilft nur bei der Palastwache.
reason-key-twice = Für dich wirkt schon ein Schlüssel.
reason-key-strong = Du bist stark genug für die Wache.
reason-no-ride = { $artifact_the } kannst du jetzt nicht nachahmen.
reason-not-used = Niemand sonst hat in dieser Runde { $artifact_the } eingesetzt.
reason-nothing-to-ride = Niemand sonst hat in dieser Runde einen Gegenzauber eingesetzt.
reason-counter-step = Auf einen Zauber antwortet nur ein Gegenzauber oder der Trittbrettfahrer als solcher.
reason-purchase-window = Nach dem Bezahlen ist nur Abracadabra möglich.
reason-no-spell = Du hast den Zauber { $spell } nicht.
reason-no-lamp = Zum Zaubern brauchst du eine brennende Lampe.
reason-idle-alms = Der Vorrat ist leer.
reason-idle-eye-for-an-eye = Niemand sonst hat eine Figur in Reichweite.
reason-idle-baksheesh = Niemand sonst hat eine Figur in der Stadt.
reason-idle-last-first = Alle Felder sind gewertet.
reason-idle-dragon-flight = Es gibt keine leere, noch nicht gewertete Höhle, für die der Vorrat Schätze hat.
reason-idle-smuggled-in = Kein Feld der Stadt ist leer.
reason-idle-fata-morgana = Kein Raum hat ein Angebot und einen Stapel.
reason-idle-lunar-eclipse = Auf keinem Feld, auf dem alle offen liegen, ist eine ungerade Figur.
reason-idle-straggler = Keine deiner Figuren kann versetzt werden.
reason-idle-open-secret = Niemand sonst hat noch Figuren zu setzen.
reason-idle-sacrifice = Niemand hat Schätze.
reason-idle-return-of-the-dragon = In keiner noch nicht gewerteten Höhle liegen Schätze.
reason-idle-offering = Niemand hat Schätze.
reason-idle-close-sesame = Kein Feld lässt sich mehr schließen.
reason-idle-solar-eclipse = Auf keinem Feld, auf dem alle offen liegen, ist eine gerade Figur.
reason-idle-sultans-tax = Niemand sonst hat eine Figur in einem Raum.
reason-idle-barter = Du brauchst eine Sorte zum Zurückgeben und der Vorrat eine andere zum Nehmen.
reason-idle-teleportation = Keine Figur eines anderen kann versetzt werden.
reason-idle-free-rider = Kein Artefakt, das jemand anderes in dieser Runde eingesetzt hat, ließe sich jetzt nutzen.
reason-idle-sorcerers-apprentice = Du hast kein unbenutztes Artefakt zu geben, oder kein Raum hat ein Angebot.
reason-not-on-board = Diese Figur ist nicht auf dem Plan.
reason-guard-safe = Zauber erreichen die Palastwache nicht.
reason-own-token = Der Nachzügler versetzt eine deiner eigenen Figuren.
reason-others-token = Wähle eine Figur eines anderen.
reason-nowhere = Diese Figur kann nirgendwohin.
reason-already-there = Die Figur ist schon { $space_at }.
reason-caves-only = Wähle eine Höhle.
reason-rooms-only = Wähle einen Palastraum.
reason-cave-stocked = { $space_at } liegen noch Schätze.
reason-bank-empty = Von diesen Schätzen hat der Vorrat nichts mehr.
reason-face-down = { $space_at } liegt eine Figur verdeckt.
reason-no-parity = { $parity_id ->
    [odd] { $space_at } liegt keine ungerade Figur.
   *[even] { $space_at } liegt keine gerade Figur.
 }
reason-no-stack = { $space_at } gibt es keinen Stapel zum Durchsehen.
reason-not-drawn = { $spell } ist keine der beiden Karten.
reason-no-treasure = Du hast { $kind_no }.
reason-no-player = Dieser Spieler spielt nicht mit.
reason-kind-taken = Mit { $kind_dat } bezahlst du schon eine andere Figur; jede braucht eine andere Sorte.
reason-kind-order = Für gleich starke Figuren werden die Sorten der Reihe nach genannt.
reason-kind-now = Es geht jetzt um { $kind }.
reason-rest-unpayable = Gibst du hier { $kind } aus, kannst du den Rest nicht zahlen.
reason-not-in-stack = { $artifact_the } enthält der Stapel nicht.
reason-not-offer = Fata Morgana nimmt ein Artefakt aus dem Stapel.
reason-other-token = Die Steuer gilt einer anderen Figur.
reason-not-casters = Wähle eine Figur { $caster_of }.
reason-too-much = Es geht nur um { $number }.
reason-too-little = Hier braucht es mindestens { $least ->
    [one] 1 { $kind_one }
   *[other] { $least } { $kind }
 }, denn die anderen Sorten reichen nicht für den Rest.
reason-bank-short = In Sorten, die du nicht zurückgibst, hat der Vorrat nur { $have }, nicht { $amount }.
reason-room-full-owner = { $owner_has } { $space_at } schon { $number } Figuren, mehr dürfen es nicht sein.
reason-own-short = Du hast { $have ->
    [one] 1 { $kind_one }
   *[other] { $have } { $kind }
 }, nicht { $amount }.
reason-bank-has = Der Vorrat hat { $have ->
    [one] 1 { $kind_one }
   *[other] { $have } { $kind }
 }, nicht { $amount }.
reason-token-first = Wähle zuerst eine deiner Figuren, dann { $space_the }.
reason-space-first = Du hast deine { $strength } gewählt. Sag, wohin sie kommt, oder nimm sie zurück.
reason-window-first = Passe zuerst oder spiele ein Artefakt oder einen Zauber; dann setzt du eine Figur.
reason-not-placing = Figuren werden einzeln gesetzt, wenn du mit Setzen an der Reihe bist.
reason-no-window = Artefakte und Zauber werden in Fenstern gespielt, und gerade ist keines offen.
reason-no-magic = Im Grundspiel haben Artefakte keine Kräfte, und es gibt keine Zauber.
reason-same-type = Diese Art hast du schon eingesetzt ({ $artifact }); das zweite Artefakt des Dschinn muss von anderer Art sein.
reason-when-abracadabra = Abracadabra spricht man, gleich nachdem man in einem Raum mit Stapel gezahlt hat.
reason-when-smuggled-in = Eingeschmuggelt spricht man im Fenster nach den Höhlen, vor dem Zelt.
reason-when-open-secret = Offenes Geheimnis spricht man im Start- oder Zugfenster, solange noch Figuren zu setzen sind.
reason-when-free-rider = Trittbrettfahrer spricht man, während ein Feld gewertet wird, oder als Gegenzauber.
reason-target-space = Das Ziel von { $spell } ist ein Feld, keine Figur.
reason-target-token = Das Ziel von { $spell } ist eine Figur, kein Feld.

## Options and scores

category-artifacts = Artefakte
option-version = Fassung: mit oder ohne Magie.
option-version-basic = Grundspiel: nur Setzen, zum Lernen.
option-version-magic = Magie: Artefakte haben Kräfte, und es gibt 21 Zauber.
option-open-tent = Offenes Zelt (nur mit Magie): Liegen Zauber offen aus?
option-open-tent-off = Zauberkarten werden verdeckt gezogen.
option-open-tent-on = Jede Runde liegen zwei Zauber aus, und die Hände sind offen.
option-first-player = Wer mit dem Kamel beginnt.
option-first-player-random = Der Zufall entscheidet.
option-first-player-0 = Der erste Platz.
option-first-player-1 = Der zweite Platz.
option-first-player-2 = Der dritte Platz.
option-first-player-3 = Der vierte Platz.
option-first-player-4 = Der fünfte Platz.
option-max-rounds = Nach wie vielen Runden die Partie spätestens endet (15 bis 60, oder ohne Grenze).
option-max-rounds-30 = Nach 30 Runden.
option-max-rounds-15 = Nach 15 Runden.
option-max-rounds-60 = Nach 60 Runden.
option-max-rounds-off = Keine letzte Runde: Nur das letzte Artefakt beendet die Partie.
option-open-treasure = Sind die Schätze aller zu sehen?
option-open-treasure-off = Schätze liegen hinter Sichtschirmen; der Verlauf nennt jede Bewegung.
option-open-treasure-on = Alle sehen alle Schätze.
option-treasure-deck = Die Schatzkarten: unsere Nachbildung oder ein eigener Stapel.
option-treasure-deck-built-in = Unsere Nachbildung der Karten, nicht die gedruckten.
option-djinn-artifacts = Welche zwei Artefakte der Gewinner beim Dschinn einsetzen darf (nur mit Magie).
option-djinn-artifacts-pieces = Zwei beliebige Stücke, auch von einer Art.
option-djinn-artifacts-types = Zwei von verschiedener Art.
option-casting = Wer vor jedem Setzen spielen darf (nur mit Magie).
option-casting-turn = Nur wer gleich setzt.
option-casting-always = Alle, angefangen mit dem, der gleich setzt.

# Standing passes (MO-109)
name-next-placement = nächstes Setzen
    .until = bis zum nächsten Setzen
name-this-round = Ende der Runde
    .until = bis zum Ende der Runde
name-until-ended = ich es beende
    .until = bis du es beendest
name-unless-able = ich etwas tun kann
    .until = bis du etwas tun kannst

## Karten der Dinge: was sie tun, ihre Art, was gerade gilt

name-hidden-piece = ein unbekanntes

card-cave = Wer hier am stärksten ist, nimmt den obersten Haufen, wer Zweiter ist, den nächsten und so fort; bei Gleichstand gilt die Spielerreihenfolge.
card-cave-kind = { $piles ->
    [0] Feld { $number }, diese Runde ohne Schatz
   *[other] Feld { $number }, { $kind } in Haufen zu { $each_pile }
 }
card-tent = Wer hier am stärksten ist, zieht zwei Zauberkarten, behält eine und gibt die andere dem Zweiten.
card-tent-open = Wer hier am stärksten ist, nimmt eine der beiden ausgelegten Zauberkarten, der Zweite bekommt die andere.
card-tent-kind = Stadt, Feld { $number }, Zauberkarten im Stapel: { $deck }
card-djinn = Wer hier am stärksten ist, darf in dieser Runde zwei Artefakte einsetzen statt nur eines.
card-market = Wer hier am stärksten ist, darf 1 Schatz zurückgeben und 3 beliebige aus dem Vorrat nehmen.
card-caravanserai = Wer hier am stärksten ist, gibt jemandem das Kamel: Diese Person ist ab sofort Startspieler und gewinnt jeden Gleichstand.
card-city-kind = Stadt, Feld { $number }
card-guard = Nur wer hier eine Figur hat, darf in den Palasträumen kaufen; wer schwächer als die Wache ist, zahlt den Unterschied.
card-guard-kind = { $strength ->
    [0] Feld { $number }, verdeckt: 1 bis 10, alle gleich wahrscheinlich
   *[other] Feld { $number }, Stärke { $strength }
 }
card-room = Wer am stärksten ist und von der Wache eingelassen wurde, darf kaufen und zahlt für jede Figur ihre Stärke in einer anderen Sorte.
card-room-kind = { $artifact_id ->
    [artifact] Feld { $number }, ein Artefakt im Angebot, { $stack } weitere darunter
   *[other] Feld { $number }, im Angebot: { $artifact }, { $stack } weitere darunter
 }
card-room-sold-kind = Feld { $number }, nichts im Angebot, { $stack } darunter

card-character-name = { $owner_you ->
    [no] Figur von { $owner }
   *[yes] Deine Figur
 }
card-character-own-name = Deine { $strength }
card-carpet-name = { $owner_you ->
    [no] Fliegender Teppich von { $owner }
   *[yes] Dein Fliegender Teppich
 }
card-carpet-own-name = Dein Fliegender Teppich, Stärke { $strength }
card-doppelganger-name = { $owner_you ->
    [no] Doppelgänger von { $owner }
   *[yes] Dein Doppelgänger
 }
card-doppelganger-own-name = Dein Doppelgänger, Stärke { $strength }
card-token-kind = { $up ->
    [0] { $space }, verdeckt{ $strength ->
        [0] { "" }
       *[other] { " " }(Stärke { $strength })
    }
   *[other] { $space }, Stärke { $strength }
 }
card-removed-kind = { $up ->
    [0] Diese Runde aus dem Spiel, nie gezeigt{ $strength ->
        [0] { "" }
       *[other] { " " }(Stärke { $strength })
    }
   *[other] Diese Runde aus dem Spiel, Stärke { $strength }
 }
card-character = Ihre Stärke zählt auf diesem Feld für ihren Besitzer; in einem Palastraum gehört sie auch zum Preis.
card-carpet = Er zählt bis zum Rundenende als weitere Figur der Stärke 3 auf diesem Feld, in einem Raum auch für den Preis.
card-doppelganger = Er zählt bis zum Rundenende als weitere Figur mit der kopierten Stärke, in einem Raum auch für den Preis.
card-hand = Lege sie verdeckt auf ein Feld, dort zählt sie { $strength }; in einem Palastraum zahlst du dafür { $strength } von einer Sorte.
card-hand-name = Deine { $strength }
card-hand-kind = { $number ->
    [one] Figur, die letzte, die du diese Runde setzt
   *[other] Figur, eine von { $number }, die du diese Runde noch setzt
 }
card-kind = Damit zahlt man Bestechungen bei der Wache und Artefakte in den Räumen, dort jede Figur in einer eigenen Sorte.
card-kind-kind = Schatz, { $number } von dieser Sorte im Spiel
card-camel-name = Kamel
card-camel = Wer es hat, ist Startspieler: setzt zuerst, wird zuerst gefragt und gewinnt jeden Gleichstand.
card-bank-name = Vorrat
card-bank = Hier liegen alle Schätze, die weder in den Höhlen noch bei Spielern sind; Zahlungen und Reste kommen hierher zurück.
card-treasure-card = Jede Runde sagt eine neue Karte, wie viele Schätze in den Nischen jeder Höhle liegen. Die Karten sind unsere Nachbildung.
card-treasure-card-kind = { $number ->
    [0] Noch keine aufgedeckt
   *[other] Karte { $number } von 15
 }

card-player-name = { $seat }
card-player-kind = { $colour }, Platz { $number } der Spielerreihenfolge
card-player = Das Spiel endet, wenn das letzte Artefakt verkauft ist; wer dann die meisten Artefakte hat, gewinnt.
card-points-name = { $seat_you ->
    [yes] Deine Artefakte
   *[no] Artefakte von { $seat }
}
card-points = Artefakte entscheiden das Spiel: Wer die meisten hat, wenn das letzte verkauft ist, gewinnt.
card-unplaced-name = { $seat_you ->
    [yes] Deine Figuren zum Setzen
   *[no] Figuren von { $seat } zum Setzen
}
card-unplaced = Alle haben die gleichen acht Figuren (1, 2, 4 bis 9) und setzen reihum eine, bis alle acht liegen.
card-treasure-name = { $seat_you ->
    [yes] Deine Schätze
   *[no] Schätze von { $seat }
}
card-treasure = Schätze liegen hinter dem Sichtschirm, werden aber offen genommen und gezahlt; der Verlauf nennt alles. Sie entscheiden bei Gleichstand.
card-treasure-of-name = { $seat_you ->
    [yes] { $kind } bei dir
   *[no] { $kind } von { $seat }
}
card-treasure-of-kind = { $number } hinter dem Sichtschirm
card-removed-name = { $seat_you ->
    [yes] Deine weggenommenen Figuren
   *[no] Weggenommene Figuren von { $seat }
}
card-removed = Was weggenommen wurde, bleibt für den Rest der Runde hinter dem Sichtschirm und kommt in der nächsten wieder.
card-admitted-name = Eingelassen: { $seat_who }
card-admitted = Wer von der Wache eingelassen wird, darf diese Runde in den Palasträumen kaufen; alle anderen nehmen ihre Figuren dort weg.
card-passed-name = Gepasst: { $seat_who }
card-passed = Wer gepasst hat, wird wieder gefragt, sobald jemand hier etwas spielt.
card-spells-name = { $seat_you ->
    [yes] Deine Zauberkarten
   *[no] Zauberkarten von { $seat }
}
card-spells = Zauberkarten auf der Hand bleiben geheim, bis sie gesprochen werden; dazu muss eine Lampe entzündet sein.
card-uses-name = { $seat_you ->
    [yes] Deine Einsätze von Artefakten
   *[no] Artefakteinsätze von { $seat }
}
card-uses = Alle dürfen pro Runde ein Artefakt einsetzen, wer das Haus des Dschinn gewinnt, zwei.
card-lit-name = { $seat_you ->
    [yes] Deine entzündete Lampe
   *[no] Entzündete Lampe von { $seat }
}
card-lit = Wer diese Runde die Lampe entzündet hat, darf bis zum Rundenende beliebig viele Zauber sprechen.
card-djinn-name = Dschinn: { $seat_who }
card-unseen-name = { $seat_you ->
    [yes] Dein ungesehenes Artefakt
   *[no] Ungesehenes Artefakt von { $seat }
}
card-unseen = Ein Artefakt, das mit Abracadabra aus einem Stapel kam: Niemand sonst weiß, welches, bis es eingesetzt oder gezeigt wird.

card-artifact-name = Artefakt
card-artifact-kind = Artefakt, zählt 1 für den Sieg
card-artifact-of-kind = Artefakt { $seat_of }, zählt 1 für den Sieg
card-artifact-plain = Ohne Magie hat ein Artefakt keine Kraft, aber wer am Ende die meisten hat, gewinnt.
card-stack-name = Stapel, { $space }
card-stack-kind = { $number ->
    [one] { $number } Artefakt, verdeckt
   *[other] { $number } Artefakte, verdeckt
 }
card-stack = Die Artefakte, die in diesem Raum noch kommen; ist das Angebot verkauft, wird in der nächsten Runde das nächste aufgedeckt.

card-spell-kind = { $when_id ->
    [abracadabra] Zauberkarte, braucht eine entzündete Lampe, gleich nach dem Bezahlen in einem Raum
    [smuggled-in] Zauberkarte, braucht eine entzündete Lampe, nach den Höhlen und vor dem Zelt
    [open-secret] Zauberkarte, braucht eine entzündete Lampe, solange Figuren gesetzt werden
    [free-rider] Zauberkarte, braucht eine entzündete Lampe, wenn ein Feld gewertet wird oder als Gegenzauber
   *[other] Zauberkarte, braucht eine entzündete Lampe
 }
card-spell-deck-name = Zauberkarten beim Zelt
card-spell-deck-kind = { $number ->
    [one] { $number } Zauberkarte, verdeckt
   *[other] { $number } Zauberkarten, verdeckt
 }
card-spell-deck = Wer das Zelt gewinnt, zieht von hier; ist der Stapel leer, kommt kein Zauber mehr.
card-discards-name = Abgelegte Zauberkarten
card-discards-kind = { $number ->
    [one] { $number } Zauberkarte, offen
   *[other] { $number } Zauberkarten, offen
 }
card-discards = Jeder Zauber wird höchstens einmal im Spiel gesprochen: Was hier liegt, kommt nicht wieder.

now-magic-only = Diese Partie ist ohne Magie, also kommt niemand hierher.
now-scored = Diese Runde schon gewertet.
now-closed = Bis zum Rundenende durch „Sesam schließe Dich“ geschlossen.
now-reversed = Diese Runde kommt die kleinste Stärke zuerst.
now-smuggler = Eingeschmuggelt: { $seat_who }, so stark wie der Beste hier.
now-known-stack = Du weißt, was kommt, von oben: { $each_artifact }.
now-admitted = Du bist eingelassen und darfst in den Räumen kaufen.
now-refused = Du wurdest abgewiesen und kannst diese Runde nicht kaufen.
now-key = Ein Schlüssel lässt dich ein.
now-bribe = { $number ->
    [one] Dir fehlt 1: So hoch ist die Bestechung.
   *[other] Dir fehlen { $number }: So hoch ist die Bestechung.
}
now-strong = Du bist stark genug.
now-own-here = { $number ->
    [one] Von dir hier: { $each_strength }.
   *[other] Von dir hier: { $each_strength }, zusammen { $sum }.
 }
now-others-here = { $number ->
    [one] { $number } von jemand anderem: { $each_owner }.
   *[other] { $number } von anderen: { $each_owner }.
 }
now-rank = Du bist auf Rang { $number } von { $all }.
now-price = { $number ->
    [one] Du zahlst diese Stärke in einer Sorte, und du hast sie.
   *[other] Du zahlst jede in einer anderen Sorte, und du hast sie.
 }
now-price-short = { $number ->
    [one] Du zahlst diese Stärke in einer Sorte, hast aber von jeder zu wenig.
   *[other] Du zahlst jede in einer anderen Sorte, hast dafür aber zu wenig.
 }
now-only-you = Nur du weißt, dass es eine { $strength } ist.
now-not-seen = { $owner_of } diese Runde noch nicht gezeigt: { $each_strength }.
now-hand-pays = Von diesen Sorten hast du genug, um sie in einem Raum zu bezahlen: { $each_kind }.
now-hand-too-dear = Du hast von keiner Sorte { $strength }, könntest sie in einem Raum also jetzt nicht bezahlen.
now-kind-own = Du hast { $number }.
now-kind-table = Im Vorrat: { $bank }, in der Höhle: { $cave }.
now-camel = { $seat_has } es.
now-bank = Rot { $red }, Weiß { $white }, Blau { $blue }, Schwarz { $black }, Gold { $gold }.
now-cards-left = { $number ->
    [one] { $number } Karte ist noch im Stapel.
   *[other] { $number } Karten sind noch im Stapel.
 }
now-player = Artefakte: { $artifacts }. Figuren zum Setzen: { $unplaced }.
now-player-magic = Zauberkarten: { $spells }. Einsätze übrig: { $uses }.
now-player-in = Darf diese Runde im Palast kaufen.
now-player-out = Wurde diese Runde von der Wache abgewiesen.
now-points = { $number ->
    [one] { $number } Artefakt.
   *[other] { $number } Artefakte.
 }
now-hidden = Verborgen; zähle mit, was der Verlauf nennt.
now-treasure = { $number ->
    [one] Zusammen { $number } Schatz.
   *[other] Zusammen { $number } Schätze.
 }
now-unplaced = Noch zu setzen: { $number }.
now-removed = Diese Runde weggenommen: { $number }.
now-spells = Auf der Hand: { $number }.
now-spells-known = Dir bekannt: { $each_spell }.
now-uses = Einsätze diese Runde übrig: { $number } von { $limit }.
now-own-uses = Deine Einsätze diese Runde: noch { $number } von { $limit }.
now-lit-yes = { $seat_has } sie diese Runde entzündet.
now-lit-no = { $seat_has } sie diese Runde nicht entzündet.
now-djinn-yes = { $seat_may } diese Runde zwei Artefakte einsetzen.
now-djinn-no = { $seat_may } diese Runde ein Artefakt einsetzen.
now-unseen-yes = { $seat_has } ein solches.
now-unseen-no = { $seat_has } keines.
now-admitted-yes = { $seat_may } diese Runde kaufen.
now-admitted-no = { $seat_is } nicht eingelassen.
now-passed-yes = { $seat_has } gepasst.
now-passed-no = { $seat_has } nicht gepasst.
now-held = Unbenutzt: { $unused }, diese Runde eingesetzt: { $used }.
now-offered = Im Angebot { $each_space_at }.
now-others-have = Auch bei { $each_seat_dat } bekannt.
now-spell-of = Auf der Hand { $seat_of }.
now-spell-cast = Gerade angekündigt { $seat_of }.
now-spell-gone = Gesprochen oder abgelegt: Sie kommt nicht wieder.
now-spell-display = Liegt im Zelt aus.
now-spell-lit = Deine Lampe brennt: Der Zauber kostet keinen Einsatz.
now-spell-lights = Der Zauber entzündet deine Lampe: Das ist ein Einsatz.
now-spell-no-lamp = Du hast keine Lampe zum Entzünden oder keinen Einsatz mehr.
now-you-return = Du würdest { $number } von deinen { $have } zurückgeben.
now-taxed = Betroffene Figuren der anderen: { $number }, zusammen { $cost } Schätze.
now-caves = Jetzt möglich { $each_space_at }.
now-eclipse = { $number ->
    [one] { $space_at } würde 1 weggenommen.
   *[other] { $space_at } würden { $number } weggenommen.
}
now-discards = { $each_spell }.

## Die Karte am Ende einer Runde

pause-title = Runde { $number } ist vorbei
pause-subtitle = { $number ->
    [one] Noch { $number } Artefakt ist zu haben; mit ihm endet das Spiel.
   *[other] Noch { $number } Artefakte sind zu haben; mit dem letzten endet das Spiel.
}
pause-caves = Höhlen
pause-city = Stadt
pause-palace = Palast
pause-magic = Magie
pause-spell = Zauberkarte
pause-djinn = zwei Einsätze
pause-camel = Kamel
pause-admitted = eingelassen
pause-refused = abgewiesen
pause-artifact = Artefakt
pause-unseen = Artefakt, ungesehen
pause-guard = Die Wache hatte Stärke { $number }.
pause-unsold = Niemand hat in { $each_space } gekauft. Was dort im Angebot ist, bleibt.
pause-next = Alle Figuren kommen zurück, und eine neue Karte füllt die Höhlen. { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} das Kamel und setzt zuerst.
pause-go = Runde { $number } beginnen

## Warum das Spiel zu Ende ist und woher die Punkte kommen

end-sold = Das letzte Artefakt wurde in Runde { $number } gekauft.
end-rounds = Runde { $number } war die letzte.
end-artifacts =
    { $number ->
        [one] { $number } Artefakt
       *[other] { $number } Artefakte
    }
end-artifacts-from = { end-artifacts } aus { $each_space }
