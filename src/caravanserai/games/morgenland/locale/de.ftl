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
treasure = { $kind_id ->
    [kind-red] rote Krone
    [kind-white] weiße Perle
    [kind-blue] blauen Edelstein
    [kind-black] schwarzen Pokal
   *[kind-gold] Goldbarren
}
treasures = { $amount ->
    [one] { $amount } { treasure }
   *[other] { $amount } { $kind }
}

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
name-piece = { $sort_id ->
    [c] { $number ->
        [1] Teppich von { $owner }
       *[other] { $number }. Teppich von { $owner }
    }
    [d] { $number ->
        [1] Doppelgänger von { $owner }
       *[other] { $number }. Doppelgänger von { $owner }
    }
   *[plain] { $number }. Figur von { $owner }
 }
name-camel = Kamel
name-bank = Vorrat
name-niche = Nische
name-screen = Sichtschirm
name-artifact = Artefakt
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

prompt-d-start = Deine 3 Startschätze: Wie viele { $kind }? Noch { $number }.
prompt-d-start-other = { $actor } wählt 3 Startschätze.
prompt-d-token = Wähle eine Figur zum Setzen.
prompt-d-token-other = { $actor } setzt eine Figur.
prompt-d-space = Wohin kommt deine { $strength }?
prompt-d-space-other = { $actor } setzt eine Figur.
prompt-d-react = { $window_id ->
    [w-spell] Bevor { $spell } von { $caster } wirkt: Spiele etwas oder passe.
    [w-start] Vor dem ersten Setzen: Spiele etwas oder passe.
    [w-turn] Bevor du setzt: Sprich einen Zauber oder passe.
    [w-other-turn] Bevor { $placer } setzt: Sprich einen Zauber oder passe.
    [w-placed] Alle Figuren sind gesetzt: Spiele etwas oder passe.
    [w-city] Bevor die Stadt gewertet wird: Spiele etwas oder passe.
   *[w-space] { $space } wird gewertet: Spiele etwas oder passe.
}
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } darf etwas spielen, bevor { $spell } von { $caster } wirkt.
    [w-space] { $actor } darf etwas spielen ({ $space }).
   *[other] { $actor } darf etwas spielen.
 }
prompt-d-copy = { $space }: Welche deiner Figuren wird verdoppelt?
prompt-d-copy-other = { $actor } darf etwas spielen.
prompt-d-free = Wessen Kraft nutzt dein Trittbrettfahrer?
prompt-d-free-other = { $actor } darf etwas spielen.
prompt-d-target = { $spell }: Wähle das Ziel.
prompt-d-target-other = { $actor } darf etwas spielen.
prompt-d-dest = { $spell }, { $token }: Wohin?
prompt-d-dest-other = { $actor } darf etwas spielen.
prompt-d-counter = { $targets ->
    [0] { $caster } spricht { $spell }. Aufheben?
   *[other] { $caster } spricht { $spell }: { $each_target }. Aufheben?
 }
prompt-d-counter-other = { $targets ->
    [0] { $actor } darf { $spell } von { $caster } aufheben.
   *[other] { $actor } darf { $spell } von { $caster } aufheben: { $each_target }.
 }
prompt-d-tent = Behalte eine der beiden Zauberkarten.
prompt-d-tent-other = { $actor } wählt im Zelt eine Zauberkarte.
prompt-d-market = Markt: 1 Schatz zurückgeben und 3 beliebige nehmen?
prompt-d-market-other = { $actor } darf am Markt handeln.
prompt-d-camel = Wer wird Startspieler?
prompt-d-camel-other = { $actor } bestimmt den Startspieler.
prompt-d-bribe = Die Wache hat { $guard }: mit { $cost } bestechen?
prompt-d-bribe-other = { $actor } darf die Wache mit { $cost } bestechen.
prompt-d-buy = { $space }, { $artifact }: für { $each_price } kaufen (verschiedene Sorten, zusammen { $cost })?
prompt-d-buy-other = { $actor } darf { $artifact } ({ $space }) für { $each_price } kaufen, zusammen { $cost }.
prompt-d-kind = Welche Sorte bezahlt die { $amount }?
prompt-d-kind-other = { $actor } bezahlt ({ $space }).
prompt-d-abra = { $space }: das Angebot nehmen ({ $artifact }) oder Abracadabra sprechen?
prompt-d-abra-other = { $actor } nimmt gleich { $artifact } ({ $space }).
prompt-d-pick = { $spell }: Wähle ein Artefakt ({ $space }).
prompt-d-pick-other = { $actor } sieht den Stapel durch ({ $space }).
prompt-d-citytax = Bakschisch, { $token } ({ $space }): Zahle { $cost } oder nimm die Figur weg.
prompt-d-citytax-other = Bakschisch, { $token } ({ $space }): { $actor } zahlt { $cost } oder nimmt die Figur weg.
prompt-d-roomtax = Steuer des Sultan: Zahle { $cost } oder nimm alle deine Figuren aus den Räumen.
prompt-d-roomtax-other = { $actor } zahlt { $cost } oder verlässt die Räume.
prompt-d-pay = Wie viele { $kind } zahlst du? Noch { $number } zu zahlen.
prompt-d-pay-other = { $actor } zahlt { $number }.
prompt-d-take = Wie viele { $kind } nimmst du? Noch { $number } zu nehmen.
prompt-d-take-other = { $number ->
    [one] { $actor } nimmt 1 Schatz.
   *[other] { $actor } nimmt { $number } Schätze.
}
prompt-d-barter = Tauschhandel: Wie viele { $kind } gibst du zurück? Bisher { $number }.
prompt-d-barter-other = { $actor } tauscht.
prompt-d-eye = Auge um Auge: eine Figur von { $caster } wegnehmen?
prompt-d-eye-other = { $actor } darf eine Figur von { $caster } wegnehmen.
prompt-d-give = Welches Artefakt legst du für { $artifact } hin ({ $space })?
prompt-d-give-other = { $actor } tauscht ein Artefakt gegen { $artifact } ({ $space }).

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
choice-token = Figur { $strength }
choice-place = { $space }
choice-use = { $artifact } einsetzen
choice-cast = { $lamp ->
    [0] { $spell } sprechen
   *[other] Lampe entzünden und { $spell } sprechen
 }
choice-on = { $strength ->
    [0] { $token }, { $space }, verdeckt
   *[other] { $token }, { $space }, Stärke { $strength }
 }
choice-at = { $space }
choice-move = Ziel: { $space }
choice-copy = { $token } verdoppeln, Stärke { $strength }
choice-ride = Kraft nutzen: { $artifact }
choice-keep = { $spell } behalten
choice-return = 1 { treasure } zurückgeben
choice-camel = { $seat }
choice-bribe = { $cost } zahlen und eintreten
choice-buy = { $artifact } für { $cost } kaufen
choice-with = { treasures } zahlen
choice-pick = { $artifact } aus dem Stapel
choice-pick-offer = { $artifact } aus dem Angebot
choice-pay-tax = { $cost } zahlen
choice-remove-all = Alle aus den Räumen nehmen
choice-remove = { $strength ->
    [0] { $token } wegnehmen ({ $space }), verdeckt
   *[other] { $token } wegnehmen ({ $space }), Stärke { $strength }
 }
choice-give = { $artifact } hergeben
choice-pay = { treasures } zahlen
choice-take = { treasures } nehmen
choice-barter = { treasures } zurückgeben
choice-first = { $seat }
choice-card = Schatzkarte { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Wache { $strength }

## Events

event-round = Runde { $number } beginnt.
event-first = { $seat } beginnt mit dem Kamel.
event-start = { $seat } beginnt mit: Rot { $red }, Weiß { $white }, Blau { $blue }, Schwarz { $black }, Gold { $gold }.
event-reshuffled = Die benutzten Schatzkarten werden zu einem neuen Stapel gemischt.
event-card = Schatzkarte { $number } wird aufgedeckt.
event-stocked = { $space } bekommt { treasures }.
event-turned-up = { $space } bietet { $artifact } an.
event-displayed = Im Zelt liegt { $spell } aus.
event-placed = { $token } liegt nun hier: { $space }.
event-placed-own = { $token } ist deine { $strength }.
event-placed-open = { $token } liegt nun offen hier: { $space }, Stärke { $strength }.
event-shown = { $token } ({ $space }) ist eine { $strength }.
event-guard = Die Wache hat Stärke { $strength }.
event-ranked = { $space }: { $each_seat }.
event-won = { $seat } nahm { treasures } ({ $space }).
event-nobody = { $space }: Niemand gewinnt.
event-drew = { $number ->
    [one] { $seat } zog die letzte Zauberkarte.
   *[other] { $seat } zog { $number } Zauberkarten.
 }
event-drew-card = Du hast gezogen: { $spell }.
event-handed = { $seat } gab { $to } eine Zauberkarte.
event-handed-card = Die Zauberkarte von { $seat } an { $to } ist { $spell }.
event-tent-taken = { $seat } nahm { $spell }.
event-spell-discarded = { $spell } wurde abgelegt.
event-djinn = { $seat } darf in dieser Runde zwei Artefakte einsetzen.
event-camel = Das Kamel geht an { $to } (bestimmt von { $seat }).
event-paid = { $seat } zahlte { treasures }.
event-gave = { $seat } gab { $to } { treasures }.
event-took = { $seat } nahm { treasures }.
event-admitted = { $seat } darf in den Palast.
event-admitted-key = { $seat } kommt mit einem Schlüssel hinein.
event-bribed = { $seat } bestach die Wache mit { $amount }.
event-refused = { $seat } wurde am Palast abgewiesen.
event-cannot-buy = { $seat } kann den Preis nicht zahlen ({ $space }).
event-bought = { $seat } kaufte { $artifact } ({ $space }).
event-unsold = { $space }: Niemand kaufte.
event-unseen = { $seat } nahm verdeckt ein Artefakt aus dem Stapel ({ $space }).
event-unseen-piece = Es ist { $artifact }.
event-used = { $seat } setzte { $artifact } ein.
event-shown-piece = Das verdeckte Artefakt von { $seat } war { $artifact }.
event-carpet = { $token } ist gelandet: { $space }.
event-double = { $token } ist erschienen: { $space }, Stärke { $strength }.
event-key = { $seat } kommt ohne Bestechung hinein.
event-announced = { $seat } kündigte { $spell } an.
event-announced-space = { $seat } kündigte { $spell } an: { $space }.
event-announced-token = { $seat } kündigte { $spell } an: { $token }.
event-announced-move = { $seat } kündigte { $spell } an: { $token }, Ziel { $space }.
event-announced-copy = { $seat } kündigte { $spell } an, als { $artifact }.
event-cancelled = { $spell } von { $seat } wurde aufgehoben.
event-resolved = { $effect_id ->
    [none] { $spell } von { $seat } blieb ohne Wirkung.
   *[some] { $spell } von { $seat } wirkte.
 }
event-removed = { $token } wurde weggenommen ({ $space }).
event-moved = { $token } zog um: { $origin } → { $space }.
event-closed = { $space }: geschlossen bis zum Ende der Runde.
event-restocked = Ein Drache kam geflogen, { $space } hat { treasures }.
event-emptied = Der Drache ist zurück, { $space } verliert { treasures }.
event-reversed = Bis zum Ende der Runde ist der Schwächste Erster.
event-secret = In dieser Runde setzen alle außer { $seat } offen.
event-smuggler = { $seat } ist Schmuggler: { $each_space }.
event-looked = { $seat } sah den Stapel durch ({ $space }).
event-looked-at = Der Stapel ({ $space }) von oben: { $each_artifact }.
event-conjured = { $seat } machte { $artifact } zum Angebot ({ $space }).
event-exchanged = { $seat } tauschte ({ $space }): { $taken } genommen, { $given } hingelegt.
event-cleaned = Die Runde ist zu Ende.
event-over = Die Partie ist zu Ende.

## Reasons

reason-not-now = Danach ist jetzt nicht gefragt.
reason-no-pass = Hier kannst du nicht passen.
reason-token-placed = Deine { $strength } ist schon gesetzt.
reason-no-room = { $space } gibt es bei dieser Spielerzahl nicht.
reason-scored = { $space }: schon gewertet.
reason-closed = { $space }: in dieser Runde geschlossen.
reason-magic-only = { $space }: nur in der Fassung mit Magie.
reason-cave-empty = { $space }: kein Schatz da.
reason-tent-empty = Im Zelt ist keine Zauberkarte mehr.
reason-no-offer = { $space }: kein Artefakt im Angebot.
reason-room-full = { $space }: Du hast dort schon { $number } Figuren, mehr dürfen es nicht sein.
reason-not-admitted = { $space }: Nur wer von der Wache eingelassen ist, darf hinein.
reason-lamp = Eine Lampe wird nur mit deinem ersten Zauber der Runde entzündet.
reason-counter-only = Ein Gegenzauber antwortet auf den Zauber eines anderen.
reason-scroll = Eine Schriftrolle wird nie eingesetzt; sie entscheidet am Ende bei Gleichstand.
reason-space-window = { $artifact }: nur, während ein Ort gewertet wird.
reason-no-artifact = { $artifact }: Du hast kein unbenutztes Stück.
reason-no-use = { $number ->
    [one] Du hast dein Artefakt für diese Runde eingesetzt.
   *[other] Du hast deine { $number } Artefakte für diese Runde eingesetzt.
}
reason-no-use-lamp = Dir bleibt kein Einsatz, um eine Lampe zu entzünden.
reason-nothing-to-copy = Ein Doppelgänger verdoppelt eine deiner Figuren am gewerteten Ort.
reason-key-guard = Ein Schlüssel hilft nur bei der Palastwache.
reason-key-twice = Für dich wirkt schon ein Schlüssel.
reason-key-strong = Du bist stark genug für die Wache.
reason-no-ride = { $artifact }: lässt sich jetzt nicht nachmachen.
reason-not-used = Kein anderer hat in dieser Runde { $artifact } eingesetzt.
reason-nothing-to-ride = Kein anderer hat in dieser Runde einen Gegenzauber eingesetzt.
reason-counter-step = Auf einen Zauber antwortet nur ein Gegenzauber oder der Trittbrettfahrer als solcher.
reason-purchase-window = Nach dem Bezahlen ist nur Abracadabra möglich.
reason-no-spell = Diesen Zauber hast du nicht: { $spell }.
reason-no-lamp = Zum Zaubern brauchst du eine brennende Lampe.
reason-idle-alms = Der Vorrat ist leer.
reason-idle-eye-for-an-eye = Kein anderer hat eine Figur in Reichweite.
reason-idle-baksheesh = Kein anderer hat eine Figur in der Stadt.
reason-idle-last-first = Alle Orte sind gewertet.
reason-idle-dragon-flight = Keine ungewertete Höhle ist leer, für die der Vorrat Schätze hat.
reason-idle-smuggled-in = Kein Ort der Stadt ist verlassen.
reason-idle-fata-morgana = Kein Raum hat ein Angebot und einen Stapel.
reason-idle-lunar-eclipse = An keinem ganz offenen Ort liegt eine ungerade Figur.
reason-idle-straggler = Keine deiner Figuren kann umziehen.
reason-idle-open-secret = Kein anderer hat noch Figuren zu setzen.
reason-idle-sacrifice = Niemand hat Schätze.
reason-idle-return-of-the-dragon = Keine ungewertete Höhle enthält Schätze.
reason-idle-offering = Niemand hat Schätze.
reason-idle-close-sesame = Kein Ort lässt sich mehr schließen.
reason-idle-solar-eclipse = An keinem ganz offenen Ort liegt eine gerade Figur.
reason-idle-sultans-tax = Kein anderer hat eine Figur in einem Raum.
reason-idle-barter = Du brauchst eine Sorte, die du gegen eine andere des Vorrats tauschst.
reason-idle-teleportation = Keine Figur eines anderen kann umziehen.
reason-idle-free-rider = Kein Artefakt, das ein anderer in dieser Runde eingesetzt hat, ginge jetzt.
reason-idle-sorcerers-apprentice = Du hast kein Artefakt herzugeben, oder kein Raum hat ein Angebot.
reason-not-on-board = Diese Figur ist nicht auf dem Plan.
reason-guard-safe = Zauber erreichen die Palastwache nicht.
reason-own-token = Der Nachzügler bewegt eine deiner eigenen Figuren.
reason-others-token = Wähle eine Figur eines anderen.
reason-nowhere = Diese Figur kann nirgends hin.
reason-already-there = Sie ist schon dort: { $space }.
reason-caves-only = Wähle eine Höhle.
reason-rooms-only = Wähle einen Palastraum.
reason-cave-stocked = { $space }: noch Schätze da.
reason-bank-empty = Der Vorrat hat nichts von diesem Schatz.
reason-face-down = { $space }: Eine Figur liegt verdeckt.
reason-no-parity = { $parity_id ->
    [odd] { $space }: keine ungerade Figur.
   *[even] { $space }: keine gerade Figur.
 }
reason-no-stack = { $space }: kein Stapel zum Durchsehen.
reason-not-drawn = { $spell } ist keine der beiden Karten.
reason-no-treasure = Davon hast du nichts: { $kind }.
reason-no-player = Dieser Spieler spielt nicht mit.
reason-kind-taken = Mit { $kind } bezahlst du schon eine andere Figur; jede braucht eine andere Sorte.
reason-kind-order = Für gleich starke Figuren werden die Sorten der Reihe nach genannt.
reason-kind-now = Es geht jetzt um { $kind }.
reason-rest-unpayable = Gibst du hier { $kind } aus, kannst du den Rest nicht zahlen.
reason-not-in-stack = Nicht im Stapel: { $artifact }.
reason-not-offer = Fata Morgana nimmt ein Artefakt aus dem Stapel.
reason-other-token = Die Steuer gilt einer anderen Figur.
reason-not-casters = Wähle eine Figur von { $caster }.
reason-too-much = Es geht nur um { $number }.
reason-too-little = Davon braucht es hier mindestens { $least }, denn die anderen Sorten reichen nicht für den Rest: { $kind }.
reason-bank-short = In Sorten, die du nicht zurückgibst, hat der Vorrat nur { $have }, nicht { $amount }.
reason-room-full-owner = { $space }: { $owner } hat dort schon { $number } Figuren, mehr dürfen es nicht sein.
reason-own-short = Davon hast du { $have }, nicht { $amount }: { $kind }.
reason-bank-has = Davon hat der Vorrat { $have }, nicht { $amount }: { $kind }.
reason-token-first = { $space }: Wähle zuerst eine deiner Figuren, dann den Ort.
reason-space-first = Du hast deine { $strength } gewählt: Sag, wohin sie kommt, oder nimm sie zurück.
reason-window-first = Passe zuerst oder spiele ein Artefakt oder einen Zauber; dann setzt du eine Figur.
reason-not-placing = Figuren werden einzeln gesetzt, wenn du mit Setzen an der Reihe bist.
reason-no-window = Artefakte und Zauber werden in Fenstern gespielt, und gerade ist keines offen.
reason-no-magic = Im Grundspiel haben Artefakte keine Kräfte, und es gibt keine Zauber.
reason-same-type = Diese Art hast du schon eingesetzt ({ $artifact }); das zweite Artefakt des Dschinn muss von anderer Art sein.
reason-when-abracadabra = Abracadabra spricht man, gleich nachdem man in einem Raum mit Stapel gezahlt hat.
reason-when-smuggled-in = Eingeschmuggelt spricht man im Fenster nach den Höhlen, vor dem Zelt.
reason-when-open-secret = Offenes Geheimnis spricht man im Start- oder Zugfenster, solange noch Figuren zu setzen sind.
reason-when-free-rider = Trittbrettfahrer spricht man, während ein Ort gewertet wird, oder als Gegenzauber.
reason-target-space = { $spell }: Das Ziel ist ein Ort, keine Figur.
reason-target-token = { $spell }: Das Ziel ist eine Figur, kein Ort.

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
option-open-treasure-off = Hinter Sichtschirmen; der Verlauf nennt jede Bewegung.
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
name-this-round = Ende der Runde
