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
prompt-d-start-token = Wähle die Farbe deines ersten Söldnerplättchens.
prompt-d-start-token-other = { $actor } wählt das erste Söldnerplättchen.
prompt-d-aside = Dein Diplomat: Eine große Figur beiseitelegen und zuletzt setzen?
prompt-d-aside-other = { $actor } darf eine Figur auf einen Diplomaten legen.
prompt-d-place = Setze eine Figur in einen Bereich.
prompt-d-place-other = { $actor } setzt eine Figur.
prompt-d-place-aside = Setze eine beiseitegelegte Figur.
prompt-d-place-aside-other = { $actor } setzt eine beiseitegelegte Figur.
prompt-d-pawn = Wähle eine Figur zum Versetzen oder passe.
prompt-d-pawn-other = { $actor } darf eine Figur versetzen.
prompt-d-target = { $area }: Wohin geht die Figur ({ $pawn })?
prompt-d-target-other = { $area }: { $actor } versetzt eine Figur ({ $pawn }).
prompt-d-turn = Du bist am Zug: Werte einen Bereich aus.
prompt-d-turn-other = { $actor } wählt einen Bereich zum Auswerten.
prompt-d-after = Aktiviere einen Titel oder beende deinen Zug.
prompt-d-after-other = { $actor } darf einen Titel aktivieren.
prompt-d-guild = { $area }, Rang { $rank }: eins oder zwei von Dienst, Titel, Gunst.
prompt-d-guild-other = { $actor } besucht auf Rang { $rank }: { $area }.
prompt-d-palace = Al-Rashid, Rang { $rank }: Wohlwollen, Titel, beides oder nichts.
prompt-d-palace-other = { $actor } besucht auf Rang { $rank } Al-Rashids Palast.
prompt-d-title = { $area }: Welchen Titel kaufst du?
prompt-d-title-other = { $actor } wählt einen Titel: { $area }.
prompt-d-favorite = Wessen Gunst kopiert die Favoritin?
prompt-d-favorite-other = { $actor } wählt, wessen Gunst die Favoritin kopiert.
prompt-d-note = Einen Kreditbrief ausgeben für diesen Titel: { $title }?
prompt-d-note-other = { $actor } darf einen Kreditbrief ausgeben für den Titel { $title }.
prompt-d-pay = Zahle { $price }: Wie viel { $kind }?
prompt-d-pay-other = { $actor } zahlt { $price }.
prompt-d-draw = { $left ->
    [one] Ziehe ein Plättchen: Wähle die Farbe.
   *[other] Ziehe { $left } Plättchen: Wähle die Farbe des nächsten.
}
prompt-d-draw-other = { $actor } zieht Söldnerplättchen.
prompt-d-general = Welche Ware gibst du für ein Plättchen?
prompt-d-general-other = { $actor } gibt eine Ware für ein Plättchen.
prompt-d-swap = Tausche eine Ware gegen eine andere Sorte.
prompt-d-swap-other = { $actor } tauscht eine Ware.
prompt-d-benevolence = Wohlwollen: Nimm eine Ware deiner Wahl.
prompt-d-benevolence-other = { $actor } bekommt eine Ware vom Kalifen.
prompt-d-quartermaster = { $left ->
    [one] Nimm noch eine Ware deiner Wahl.
   *[other] Nimm { $left } Waren deiner Wahl.
}
prompt-d-quartermaster-other = { $actor } nimmt Waren mit dem Quartiermeister.
prompt-d-impostor = { $left ->
    [one] Dein Hochstapler: noch eine Gunst, ohne sie zu bezahlen.
   *[other] Dein Hochstapler: bis zu { $left } verschiedene Gunsterweise, ohne sie zu bezahlen.
}
prompt-d-impostor-other = { $actor } nutzt Gunsterweise mit dem Hochstapler.
prompt-d-alchemist = Dein Alchemist: Welcher Weise wird zum Händler?
prompt-d-alchemist-other = { $actor } darf einen Weisen zum Händler machen.
prompt-d-spy = Spion: Sieh Plättchen eines Gebiets an, versetze eine Figur oder passe.
prompt-d-spy-other = { $actor } macht einen Spionageschritt.
prompt-d-fight = { $area }, Söldner: Kämpfen oder fliehen?
prompt-d-fight-other = { $actor } kämpft oder flieht: { $area }.
prompt-d-tokens = { $area }: Wähle Plättchen zum Abwerfen; noch sieht sie niemand.
prompt-d-tokens-other = { $actor } wählt Plättchen für den Kampf: { $area }.
prompt-d-raider = Plünderer, { $area }: Nimm eine der aufgedruckten Waren.
prompt-d-raider-other = { $actor } nimmt eine Ware mit dem Plünderer.
prompt-d-trade = { $area }: Du handelst zuerst. Einzelne Stücke oder alles einer Sorte?
prompt-d-trade-other = { $actor } handelt zuerst: { $area }.
prompt-d-item = { $left ->
    [one] { $area }: Nimm 1 Stück oder höre auf.
   *[other] { $area }: Nimm bis zu { $left } Stücke, eines nach dem anderen.
}
prompt-d-item-other = { $actor } handelt: { $area }.
prompt-d-trader = Dein Kaufmann: Welche einfache Ware gibst du?
prompt-d-trader-other = { $actor } tauscht einfache Waren.
prompt-d-negotiate = Dein Unterhändler: Wähle ein Gebiet und sieh seine Plättchen an.
prompt-d-negotiate-other = { $actor } wählt ein Gebiet für den Unterhändler.
prompt-d-discard = { $area }: Plättchen gegen eines gleicher Farbe abwerfen, oder aufhören.
prompt-d-discard-other = { $actor } verhandelt: { $area }.
prompt-d-remove = { $area }: Welches Plättchen ({ $colour }) entfernst du?
prompt-d-remove-other = { $actor } entfernt ein Plättchen ({ $colour }): { $area }.

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
reason-area-empty = Keine Figur steht hier: { $area }.
reason-pay-order = Sage zuerst, wie viel du hiervon zahlst: { $kind }.
reason-not-owned = Davon besitzt du nur { $number }: { $kind }.
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
reason-cannot-pay = { $exact_id ->
    [yes] Das kostet { $price }, und deine Waren sind { $worth } wert.
   *[no] Das kostet mindestens { $price }, und deine Waren sind { $worth } wert.
}
reason-keep-a-good = Nach der Zahlung von { $price } bliebe dir keine Ware zum Tauschen.
reason-family-full = Deine Familie hat schon alle Figuren dieser Art: { $pawn }.
reason-no-merchant-left = Du hast keinen Händler mehr in der Schachtel.
reason-no-sage = Du hast dort keinen Weisen: { $area }.
reason-one-of-each = Der Kaufmann gibt je eine Ware der anderen einfachen Sorten.
reason-not-printed = Dort nicht aufgedruckt ({ $area }): { $kind }.
reason-cannot-fight = Du hast kein Plättchen in einer Farbe, die dort liegt: { $area }.
reason-not-in-hand = Das hast du nicht mehr auf der Hand: { $token }.
reason-colour-not-there = Kein Plättchen ({ $colour }): { $area }.
reason-commit-one = Wähle mindestens ein Plättchen.
reason-no-token-there = Dort liegt kein solches Plättchen: { $area }.
reason-other-colour = Wähle ein Plättchen dieser Farbe: { $colour }.
reason-lot-small = { $kind }: Dort liegen nur { $number } ({ $area }), du kannst sie einzeln wählen.
reason-none-lying = Davon liegt nichts da ({ $area }): { $item }.
reason-no-reserve = Keine solche Figur in deiner Reserve: { $pawn }.
reason-not-aside = Keine solche Figur hast du beiseitegelegt: { $pawn }.
reason-from-palace = Der Verschwörer versetzt eine Figur, die in einem Palast steht.
reason-from-territory = Jetzt kann nur eine Figur versetzt werden, die in einem Gebiet steht.
reason-whose-pawn = Hier dürfen Spione die Figuren aller versetzen: Sage, wessen Figur es ist.
reason-last-pawn-gone = Deine letzte Figur hat das Brett verlassen, du kannst keinen Titel aktivieren.
reason-no-common-goods = Du hast weder Edelholz noch Keramik noch Metall zu geben.
reason-no-camps = In keinem Gebiet liegt ein Söldnerplättchen.
reason-taken-already = Davon hast du schon eines, und deine Stücke müssen verschieden sein: { $item }.
reason-none-owned = Davon hast du nichts zu geben: { $kind }.
reason-title-action-first = Wähle hier zuerst die Aktion „Titel“, dann welchen du kaufst.
reason-no-title-left = Hier ist kein Titel mehr, den du kaufen könntest: { $area }.
reason-pawn-first = Wähle zuerst die Figur, die geht, dann ihr Ziel.
reason-target-first = Eine Figur ist unterwegs ({ $pawn }, { $area }): Sage, wohin sie geht.
reason-place-later = Figuren werden am Anfang des Jahres gesetzt.
reason-aside-later = Auf den Diplomaten wird vor dem Setzen eine Figur beiseitegelegt.
reason-move-later = Nur Spione, Verschwörer und Informant versetzen Figuren, wenn sie an der Reihe sind.
reason-visit-later = Einen Palast besuchst du, wenn er ausgewertet wird und dein Rang an der Reihe ist.
reason-buy-later = Ein Titel wird bei einem Besuch in seinem Palast gekauft.
reason-favour-later = Eine Gunst wird bei einem Besuch gewählt.
reason-note-later = Ein Kreditbrief wird eingesetzt, während du einen Titel kaufst.
reason-goods-later = Waren gibst du nur ab, wenn du zahlst oder tauschst.
reason-gain-later = Waren kommen nur durch eine Wirkung aus dem Vorrat, die sie gibt.
reason-draw-later = Plättchen ziehst du nur, wenn eine Wirkung es erlaubt.
reason-token-later = Plättchen werden in deinem Kampf oder für deinen Unterhändler abgeworfen.
reason-take-later = Die Waren eines Gebiets werden bei seinem Handel genommen, von denen, die dort stehen.

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
option-trade = Stücke beim Handel
option-trade-any = Beim Handel werden beliebige Stücke gewählt, gleiche oder verschiedene.
option-trade-different = Die gewählten Stücke müssen alle verschieden sein; Rang 1 darf weiter alles einer Sorte nehmen.
option-court = Am Hof ohne Pascha
option-court-received = Wer am Hof keinen Pascha hat, wird vor der Rangfolge fortgeschickt.
option-court-ranked = Erst werden alle gereiht; wer unter den ersten drei keinen Pascha hat, nimmt 2 Ehrverlust, niemand rückt auf.
option-last-activation = Aktivieren nach der letzten Figur
option-last-activation-on = Ein Titel darf aktiviert werden, auch wenn die eigene letzte Figur gerade das Brett verlassen hat.
option-last-activation-off = Kein Titel wird mehr aktiviert, wenn die eigene letzte Figur das Brett verlassen hat.
option-raider = Plünderer
option-raider-battle = Der Plünderer nimmt eine Ware für einen gewonnenen Kampf.
option-raider-colour = Der Plünderer nimmt auch eine Ware, wenn eine von zwei Farben geschlagen ist.
option-turn-order = Zugreihenfolge
option-turn-order-random = Ausgelost.
