# Das Spiel
name-alrashid = Al-Rashid

# Waren und Figuren
name-hardwood = Edelholz
name-pottery = Keramik
name-metal = Metall
name-spice = Gewürze
name-silk = Seide
name-pasha = Pascha
name-merchant = Händler
name-sage = Weiser

# Paläste
name-intrigue = Gilde der Intrigen
name-military = Militärgilde
name-lore = Gelehrtengilde
name-commerce = Handelsgilde
name-politics = Politische Gilde
name-al-rashid = Al-Rashids Palast

# Gebiete
name-silk-road = Seidenstraße
name-spice-road = Gewürzstraße
name-sanmatia = Sanmatia
name-mare-indianum = Mare Indianum
name-abbasid-caliphate = Abbasidenkalifat
name-mare-internum = Mare Internum
name-nilus-valley = Niltal

# Gunst und Dienste
name-favorite = Favoritin des Kalifen
name-general = General
name-scholar = Hofgelehrter
name-vizier = Wesir
name-qadi = Kadi
name-benevolence = Wohlwollen

# Titel
name-smuggler = Schmuggler
name-plotter = Verschwörer
name-informer = Informant
name-impostor = Hochstapler
name-strategist = Stratege
name-recruiter = Werber
name-raider = Plünderer
name-negotiator = Unterhändler
name-loremaster = Lehrmeister
name-enchanter = Zauberer
name-diplomat = Diplomat
name-banker = Bankier
name-trader = Kaufmann
name-hardwood-importer = Edelholz-Importeur
name-pottery-importer = Keramik-Importeur
name-metal-importer = Metall-Importeur
name-aide-to-the-qadi = Gehilfe des Kadi
name-steward-of-the-city = Stadtverwalter
name-warehouse-keeper = Lagerverwalter
name-favorites-maiden = Zofe der Favoritin
name-weapon-master = Waffenmeister
name-dean-of-the-academy = Dekan der Akademie
name-economist = Ökonom
name-counselor-to-the-caliph = Berater des Kalifen
name-treasurer = Schatzmeister
name-agha = Agha
name-silk-monopolist = Seidenmonopolist
name-spice-monopolist = Gewürzmonopolist
name-astrologist = Astrologe
name-law-expert = Rechtsgelehrter
name-quartermaster = Quartiermeister
name-alchemist = Alchemist

# Plättchen
name-red = rot
name-red-2 = rot 2
name-red-3 = rot 3
name-red-4 = rot 4
name-blue = blau
name-blue-2 = blau 2
name-blue-3 = blau 3
name-blue-4 = blau 4
name-green = grün
name-yellow = gelb
name-violet = violett

# Krisenplättchen
name-setup-1 = Vorbereitung 1
name-setup-2 = Vorbereitung 2
name-setup-3 = Vorbereitung 3
name-year-1 = Jahr 1
name-year-2 = Jahr 2
name-year-3 = Jahr 3
name-year-4 = Jahr 4
name-year-5 = Jahr 5
name-year-6 = Jahr 6
name-year-7 = Jahr 7
name-year-8 = Jahr 8

# Begriffe
name-note = Kreditbrief
name-influence = Politischer Einfluss
name-dishonor = Ehrverlust
name-mercenary = Söldner
name-crisis-tile = Krisenplättchen
name-prestige = Prestigepunkt
name-year = Jahr
name-placement = Platzierung
name-resolution = Auflösung
name-dominance = Dominanz
name-title = Titel
name-service = Dienst
name-favour = Gunst
name-reserve = Reserve
name-none = nichts
name-goods = Waren
name-palace = Palast
name-territory = Gebiet
name-stacks = Gruppen
name-tokens = Plättchen
name-titles = Titel
name-family = Familie
name-player = Spieler
name-points = PP
name-value = Wert
name-order = Reihenfolge
name-next-order = nächste Runde
name-supply = Vorrat
name-stack = Stapel
name-discards = Ablage
name-resolved = ausgewertet
name-set-up = Vorbereitung
name-over = Spielende
name-box = Schachtel
name-aside = beiseite

# Entscheidungen
prompt-ar-d1 = Wähle die Farbe deines ersten Söldnerplättchens.
prompt-ar-d1-other = { $actor } wählt das erste Söldnerplättchen.
prompt-ar-d2 = Dein Diplomat: Eine große Figur beiseitelegen und zuletzt setzen?
prompt-ar-d2-other = { $actor } darf eine Figur auf einen Diplomaten legen.
prompt-ar-d3 = Setze eine Figur in einen Bereich.
prompt-ar-d3-other = { $actor } setzt eine Figur.
prompt-ar-d4 = Setze eine beiseitegelegte Figur.
prompt-ar-d4-other = { $actor } setzt eine beiseitegelegte Figur.
prompt-ar-d5 = Wähle eine Figur zum Versetzen oder passe.
prompt-ar-d5-other = { $actor } darf eine Figur versetzen.
prompt-ar-d6 = { $area }: Wohin geht die Figur ({ $pawn })?
prompt-ar-d6-other = { $area }: { $actor } versetzt eine Figur ({ $pawn }).
prompt-ar-d7 = Du bist am Zug: Werte einen Bereich aus.
prompt-ar-d7-other = { $actor } wählt einen Bereich zum Auswerten.
prompt-ar-d8 = Aktiviere einen Titel oder beende deinen Zug.
prompt-ar-d8-other = { $actor } darf einen Titel aktivieren.
prompt-ar-d9 = { $area }, Rang { $rank }: eins oder zwei von Dienst, Titel, Gunst.
prompt-ar-d9-other = { $actor } besucht auf Rang { $rank }: { $area }.
prompt-ar-d10 = Al-Rashid, Rang { $rank }: Wohlwollen, Titel, beides oder nichts.
prompt-ar-d10-other = { $actor } besucht auf Rang { $rank } Al-Rashids Palast.
prompt-ar-d11 = { $area }: Welchen Titel kaufst du?
prompt-ar-d11-other = { $actor } wählt einen Titel: { $area }.
prompt-ar-d12 = Wessen Gunst kopiert die Favoritin?
prompt-ar-d12-other = { $actor } wählt, wessen Gunst die Favoritin kopiert.
prompt-ar-d13 = Einen Kreditbrief ausgeben für diesen Titel: { $title }?
prompt-ar-d13-other = { $actor } darf einen Kreditbrief ausgeben für den Titel { $title }.
prompt-ar-d14 = Zahle { $price }: Wie viel { $kind }?
prompt-ar-d14-other = { $actor } zahlt { $price }.
prompt-ar-d15 = { $left ->
    [one] Ziehe ein Plättchen: Wähle die Farbe.
   *[other] Ziehe { $left } Plättchen: Wähle die Farbe des nächsten.
}
prompt-ar-d15-other = { $actor } zieht Söldnerplättchen.
prompt-ar-d16 = Welche Ware gibst du für ein Plättchen?
prompt-ar-d16-other = { $actor } gibt eine Ware für ein Plättchen.
prompt-ar-d17 = Tausche eine Ware gegen eine andere Sorte.
prompt-ar-d17-other = { $actor } tauscht eine Ware.
prompt-ar-d18 = Wohlwollen: Nimm eine Ware deiner Wahl.
prompt-ar-d18-other = { $actor } bekommt eine Ware vom Kalifen.
prompt-ar-d19 = { $left ->
    [one] Nimm noch eine Ware deiner Wahl.
   *[other] Nimm { $left } Waren deiner Wahl.
}
prompt-ar-d19-other = { $actor } nimmt Waren mit dem Quartiermeister.
prompt-ar-d20 = { $left ->
    [one] Dein Hochstapler: noch eine Gunst, ohne sie zu bezahlen.
   *[other] Dein Hochstapler: bis zu { $left } verschiedene Gunsterweise, ohne sie zu bezahlen.
}
prompt-ar-d20-other = { $actor } nutzt Gunsterweise mit dem Hochstapler.
prompt-ar-d21 = Dein Alchemist: Welcher Weise wird zum Händler?
prompt-ar-d21-other = { $actor } darf einen Weisen zum Händler machen.
prompt-ar-d22 = Spion: Sieh Plättchen eines Gebiets an, versetze eine Figur oder passe.
prompt-ar-d22-other = { $actor } macht einen Spionageschritt.
prompt-ar-d23 = { $area }, Söldner: Kämpfen oder fliehen?
prompt-ar-d23-other = { $actor } kämpft oder flieht: { $area }.
prompt-ar-d24 = { $area }: Wähle Plättchen zum Abwerfen; noch sieht sie niemand.
prompt-ar-d24-other = { $actor } wählt Plättchen für den Kampf: { $area }.
prompt-ar-d25 = Plünderer, { $area }: Nimm eine der aufgedruckten Waren.
prompt-ar-d25-other = { $actor } nimmt eine Ware mit dem Plünderer.
prompt-ar-d26 = { $area }: Du handelst zuerst. Einzelne Stücke oder alles einer Sorte?
prompt-ar-d26-other = { $actor } handelt zuerst: { $area }.
prompt-ar-d27 = { $left ->
    [one] { $area }: Nimm 1 Stück oder höre auf.
   *[other] { $area }: Nimm bis zu { $left } Stücke, eines nach dem anderen.
}
prompt-ar-d27-other = { $actor } handelt: { $area }.
prompt-ar-d28 = Dein Kaufmann: Welche einfache Ware gibst du?
prompt-ar-d28-other = { $actor } tauscht einfache Waren.
prompt-ar-d29 = Dein Unterhändler: Wähle ein Gebiet und sieh seine Plättchen an.
prompt-ar-d29-other = { $actor } wählt ein Gebiet für den Unterhändler.
prompt-ar-d30 = { $area }: Plättchen gegen eines gleicher Farbe abwerfen, oder aufhören.
prompt-ar-d30-other = { $actor } verhandelt: { $area }.
prompt-ar-d31 = { $area }: Welches Plättchen ({ $colour }) entfernst du?
prompt-ar-d31-other = { $actor } entfernt ein Plättchen ({ $colour }): { $area }.

# Auswahl
choice-draw = Ziehen: { $colour }
choice-aside = Beiseitelegen: { $pawn }
choice-place = { $pawn }: { $area }
choice-move = Versetzen: { $pawn }, { $area }
choice-move-of = Versetzen: { $pawn } von { $seat }, { $territory }
choice-pass = Passen
choice-to = Nach: { $area }
choice-activate = Aktivieren: { $title }
choice-resolve = Auswerten: { $area }
choice-end = Zug beenden
choice-visit = { $actions_id ->
    [service] Dienst
    [title] Titel
    [favour] Gunst, mit 1 Ehrverlust
    [service-and-title] Dienst und Titel
    [service-and-favour] Dienst und Gunst
    [title-and-favour] Titel und Gunst
   *[none] Nichts, mit 1 Ehrverlust
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , für { $price }
       *[no] , ab { $price }
    }
}
choice-court = { $actions_id ->
    [benevolence] Wohlwollen
    [title] Titel
    [benevolence-and-title] Wohlwollen und Titel
   *[none] Nichts
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , für { $price }
       *[no] , ab { $price }
    }
}
choice-buy = { $title }, Kosten { $cost }: { $exact_id ->
    [yes] { $price } zahlen
   *[no] mindestens { $price } zahlen
}
choice-copy = { $favour }: { $exact_id ->
    [yes] { $price } zahlen
   *[no] mindestens { $price } zahlen
}
choice-spend = { $answer_id ->
    [note] Kreditbrief ausgeben: { $price } zahlen
   *[nothing] Kreditbrief behalten: { $price } zahlen
}
choice-pay = { $number } { $kind }
choice-give = 1 { $kind } geben
choice-swap = 1 { $kind } gegen 1 { $other }
choice-gain = 1 { $kind } nehmen
choice-favour = { $favour }
choice-stop = Aufhören
choice-transmute = Weiser: { $place }
choice-look = Plättchen ansehen: { $territory }
choice-fight = Kämpfen
choice-flee = Fliehen, mit 2 Ehrverlust
choice-commit = { $token }
choice-done = Mit diesen Plättchen kämpfen
choice-pick = Stücke wählen
choice-all = Alles: { $kind }
choice-take = { $item }
choice-barter = 1 { $kind } gegen 1 { $first } und 1 { $second }
choice-negotiate = Plättchen ansehen: { $territory }
choice-discard = Abwerfen: { $token }
choice-remove = Entfernen: { $token } (Platz { $slot })
choice-order = Als Nächstes in der Reihenfolge: { $seat }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Mischung { $index }

# Ereignisse
event-turn-order = Zugreihenfolge: { $each_seat }.
event-tile = Krisenplättchen: { $tile }.
event-laid = Neues Plättchen ({ $colour }): { $area }.
event-no-token = Kein Plättchen ({ $colour }) ist mehr da.
event-reshuffled = Die Ablage ({ $colour }) wird zu einem neuen Stapel von { $number } gemischt.
event-drew = { $seat } zog ein Plättchen ({ $colour }).
event-drew-token = Du hast gezogen: { $token }.
event-year = Jahr { $year } beginnt.
event-set-aside = { $seat } legte eine Figur beiseite ({ $pawn }).
event-placed = { $seat } setzte eine Figur ({ $pawn }): { $area }.
event-moved = { $seat } versetzte eine Figur ({ $pawn }, { $owner }): { $area } → { $target }.
event-resolves = { $seat } ließ auswerten: { $area }.
event-ranks = Ränge, { $area }: { $each_seat }.
event-activates = { $seat } aktivierte: { $title }.
event-home = Die Figuren von { $seat } verließen den Bereich: { $area }.
event-visits = { $seat }, { $area }: { $actions_id ->
    [service] Dienst
    [title] Titel
    [favour] Gunst
    [service-and-title] Dienst und Titel
    [service-and-favour] Dienst und Gunst
    [title-and-favour] Titel und Gunst
   *[none] nichts
}.
event-attends = { $seat } bei Hofe: { $actions_id ->
    [benevolence] Wohlwollen
    [title] Titel
    [benevolence-and-title] Wohlwollen und Titel
   *[none] nichts
}.
event-paid = { $seat } zahlte { $price } mit { $each_kind }.
event-note-spent = { $seat } gab einen Kreditbrief aus für den Titel { $title }.
event-bought = { $seat } erhielt den Titel { $title }.
event-recruited = { $seat } gewann eine Figur: { $pawn }.
event-gained = { $seat } nahm { $number } { $kind }.
event-gave = { $seat } gab 1 { $kind }.
event-note = { $seat } nahm einen Kreditbrief.
event-influence = { $seat } nahm { $number } Einfluss.
event-dishonor = { $seat } nahm { $number } Ehrverlust.
event-favour = { $seat } nutzte die Gunst: { $favour }.
event-lapsed = Die Gunst ({ $favour }) verfiel für { $seat }.
event-new-order = Ab der nächsten Runde: { $each_seat }.
event-looked = { $seat } sah die Plättchen an: { $area }.
event-saw = { $area }, du hast gesehen: { $each_token }.
event-passed = { $seat } passte.
event-revealed = { $area }, aufgedeckte Plättchen: { $each_token }.
event-fights = { $seat } kämpft: { $area }.
event-flees = { $seat } floh: { $area }.
event-discarded = { $seat } warf ab: { $each_token }.
event-beaten = { $area }: Plättchen geschlagen ({ $colour }).
event-won = { $seat } gewann den Kampf: { $area }.
event-repelled = { $seat } gewann nicht: { $area }.
event-took = { $seat } nahm { $number } { $item }: { $area }.
event-removed = { $seat } entfernte { $token }: { $area }.
event-transmuted = { $seat } machte einen Weisen zum Händler: { $place }.
event-refilled = Alle Gebiete sind wieder gefüllt.
event-over = Die Partie ist zu Ende. Sieg: { $each_seat }.

# Gründe
reason-activate-later = Titel werden vor oder nach der Auswertung deines Zuges aktiviert, nicht jetzt.
reason-resolve-later = Einen Bereich wertest du aus, wenn dein Zug danach fragt.
reason-one-area = Deinen Bereich dieses Zuges hast du schon ausgewertet.
reason-must-place = Jede Figur muss gesetzt werden.
reason-no-tokens = Es kann kein Plättchen ({ $colour }) gezogen werden.
reason-no-tokens-at-all = Es kann kein Plättchen gezogen werden.
reason-no-pawn = Du hast dort keine solche Figur: { $pawn }.
reason-must-set-aside = Dein Diplomat muss eine große Figur beiseitelegen.
reason-no-merchants = Händler dürfen nicht in Al-Rashids Palast stehen.
reason-pasha-first = In Al-Rashids Palast muss dein Pascha zuerst kommen.
reason-one-big = Du hast dort schon einen Pascha oder Händler: { $area }.
reason-same-place = Die Figur steht schon dort.
reason-other-group = Figuren gehen von Palast zu Palast oder von Gebiet zu Gebiet.
reason-resolved = Dieses Jahr schon ausgewertet: { $area }.
reason-not-there = Keine solche Figur ({ $pawn }): { $area }.
reason-nowhere = Die Figur ({ $pawn }, { $area }) kann nirgendwohin.
reason-own-pawns = Spione versetzen nur eigene Figuren.
reason-no-seat = Diesen Spieler gibt es hier nicht.
reason-nothing-hidden = Kein Plättchen liegt verdeckt: { $area }.
reason-one-activation = Du hast in diesem Zug schon einen Titel aktiviert.
reason-title-not-owned = Du besitzt den Titel nicht: { $title }.
reason-title-used = Der Titel wurde dieses Jahr schon genutzt: { $title }.
reason-title-void = Der Titel hätte jetzt keine Wirkung: { $title }.
reason-area-empty = Keine Figur steht hier: { $area }.
reason-pay-order = Sage zuerst, wie viel du hiervon zahlst: { $kind }.
reason-not-owned = So viel besitzt du nicht: { $kind }.
reason-pay-short = Damit erreichst du { $price } nicht.
reason-pay-waste = Damit zahlst du mehr, als { $price } braucht.
reason-same-kind = Eine Sorte wird nicht gegen sich selbst getauscht.
reason-favour-used = Dein Hochstapler hat diese Gunst schon genutzt: { $favour }.
reason-no-goods = Du hast keine Ware zu geben.
reason-no-notes = Im Vorrat ist kein Kreditbrief.
reason-no-influence = Im Vorrat ist kein Einfluss.
reason-no-own-note = Du hast keinen Kreditbrief.
reason-title-gone = Dieser Titel ist nicht mehr da: { $title }.
reason-title-owned = Diesen Titel besitzt du schon: { $title }.
reason-other-palace = Dieser Titel gehört zu einem anderen Palast: { $title }.
reason-cannot-pay = Deine Waren erreichen { $price } nicht.
reason-keep-a-good = Nach der Zahlung von { $price } bliebe dir keine Ware zum Tauschen.
reason-family-full = Deine Familie hat schon alle Figuren dieser Art.
reason-no-merchant-left = Du hast keinen Händler mehr in der Schachtel.
reason-no-sage = Du hast dort keinen Weisen: { $area }.
reason-one-of-each = Der Kaufmann gibt je eine Ware der anderen einfachen Sorten.
reason-not-printed = Dort nicht aufgedruckt ({ $area }): { $kind }.
reason-cannot-fight = Du hast kein Plättchen in einer Farbe, die dort liegt.
reason-not-in-hand = Das hast du nicht mehr auf der Hand: { $token }.
reason-colour-not-there = Kein Plättchen ({ $colour }): { $area }.
reason-commit-one = Wähle mindestens ein Plättchen.
reason-no-token-there = Dort liegt kein Plättchen.
reason-other-colour = Wähle ein Plättchen dieser Farbe: { $colour }.
reason-lot-small = Bis zu drei Stücke werden einzeln gewählt: { $kind }.
reason-none-lying = Davon liegt nichts mehr da ({ $area }): { $item }.

# Wertung
category-pashas = Paschas, je 3
category-merchants = Händler, je 2
category-sages = Weise, je 1
category-titles = Titel
category-politics = Politiktitel, nach Bedingung
category-influence = Einfluss, höchstens 5
category-dishonor = Ehrverlust, je −2

# Optionen
option-edition = Ausgabe
option-edition-published = Das veröffentlichte Spiel mit den italienischen Krisenplättchen.
option-edition-italian = Die italienischen Regeln: Einheitspreis, Diplomat mit Pflicht, geteilte Plätze, weniger Kreditbriefe und Einfluss.
option-edition-french-letter = Die französischen Regeln wörtlich: französische Plättchen, Spione für alle Figuren, freier Kaufmann.
option-edition-favorite-single-fee = Die Favoritin kostet 1, was sie auch kopiert.
option-edition-diplomat-must = Der Diplomat muss eine Figur beiseitelegen.
option-edition-shared-victory = Bei gleichem Prestige wird der Platz geteilt.
option-edition-early-counts = 15 Kreditbriefe und 20 Einflussmarken.
option-edition-crisis-french = Die französischen Krisenplättchen.
option-edition-spy-any-pawn = Spione dürfen Figuren aller Spieler versetzen.
option-edition-trader-loose = Der Kaufmann nimmt zwei beliebige Waren der anderen einfachen Sorten.
option-duplicate-titles = Gleicher Titel zweimal
option-duplicate-titles-allowed = Eine Familie darf beide Exemplare eines Titels besitzen.
option-duplicate-titles-forbidden = Ein Titel, den man besitzt, wird nicht mehr angeboten.
option-turn-order = Zugreihenfolge
option-turn-order-random = Ausgelost.
