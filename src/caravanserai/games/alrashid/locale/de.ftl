# Das Spiel
name-alrashid = Al-Rashid

# Waren und Figuren
name-hardwood = Edelholz
    .one = Edelholz
    .many = Edelholz
    .all = das ganze Edelholz
    .no = kein Edelholz
name-pottery = Keramik
    .one = Keramik
    .many = Keramik
    .all = die ganze Keramik
    .no = keine Keramik
name-metal = Metall
    .one = Metall
    .many = Metall
    .all = das ganze Metall
    .no = kein Metall
name-spice = Gewürze
    .one = Gewürz
    .many = Gewürze
    .all = alle Gewürze
    .no = keine Gewürze
name-silk = Seide
    .one = Seide
    .many = Seide
    .all = die ganze Seide
    .no = keine Seide
name-pasha = Pascha
    .a = einen Pascha
    .the = den Pascha
    .no = keinen Pascha
    .many = Paschas
name-merchant = Händler
    .a = einen Händler
    .the = den Händler
    .no = keinen Händler
    .many = Händler
name-sage = Weiser
    .a = einen Weisen
    .the = den Weisen
    .no = keinen Weisen
    .many = Weise

# Paläste
name-intrigue = Gilde der Intrigen
    .the = die Gilde der Intrigen
    .at = in der Gilde der Intrigen
    .to = in die Gilde der Intrigen
    .from = aus der Gilde der Intrigen
name-military = Militärgilde
    .the = die Militärgilde
    .at = in der Militärgilde
    .to = in die Militärgilde
    .from = aus der Militärgilde
name-lore = Gelehrtengilde
    .the = die Gelehrtengilde
    .at = in der Gelehrtengilde
    .to = in die Gelehrtengilde
    .from = aus der Gelehrtengilde
name-commerce = Handelsgilde
    .the = die Handelsgilde
    .at = in der Handelsgilde
    .to = in die Handelsgilde
    .from = aus der Handelsgilde
name-politics = Politische Gilde
    .the = die Politische Gilde
    .at = in der Politischen Gilde
    .to = in die Politische Gilde
    .from = aus der Politischen Gilde
name-al-rashid = Al-Rashids Palast
    .the = Al-Rashids Palast
    .at = in Al-Rashids Palast
    .to = in Al-Rashids Palast
    .from = aus Al-Rashids Palast

# Gebiete
name-silk-road = Seidenstraße
    .the = die Seidenstraße
    .at = auf der Seidenstraße
    .to = auf die Seidenstraße
    .from = von der Seidenstraße
name-spice-road = Gewürzstraße
    .the = die Gewürzstraße
    .at = auf der Gewürzstraße
    .to = auf die Gewürzstraße
    .from = von der Gewürzstraße
name-sanmatia = Sanmatia
    .the = Sanmatia
    .at = in Sanmatia
    .to = nach Sanmatia
    .from = aus Sanmatia
name-mare-indianum = Mare Indianum
    .the = das Mare Indianum
    .at = auf dem Mare Indianum
    .to = auf das Mare Indianum
    .from = vom Mare Indianum
name-abbasid-caliphate = Abbasidenkalifat
    .the = das Abbasidenkalifat
    .at = im Abbasidenkalifat
    .to = ins Abbasidenkalifat
    .from = aus dem Abbasidenkalifat
name-mare-internum = Mare Internum
    .the = das Mare Internum
    .at = auf dem Mare Internum
    .to = auf das Mare Internum
    .from = vom Mare Internum
name-nilus-valley = Niltal
    .the = das Niltal
    .at = im Niltal
    .to = ins Niltal
    .from = aus dem Niltal

# Gunst und Dienste
name-favorite = Favoritin des Kalifen
    .of = der Favoritin des Kalifen
name-general = General
    .of = des Generals
name-scholar = Hofgelehrter
    .of = des Hofgelehrten
name-vizier = Wesir
    .of = des Wesirs
name-qadi = Kadi
    .of = des Kadi
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
    .e = rote
    .er = roter
    .es = rotes
    .en = roten
name-red-2 = rot 2
    .a = eine rote 2
    .the = die rote 2
    .no = keine rote 2
name-red-3 = rot 3
    .a = eine rote 3
    .the = die rote 3
    .no = keine rote 3
name-red-4 = rot 4
    .a = eine rote 4
    .the = die rote 4
    .no = keine rote 4
name-blue = blau
    .e = blaue
    .er = blauer
    .es = blaues
    .en = blauen
name-blue-2 = blau 2
    .a = eine blaue 2
    .the = die blaue 2
    .no = keine blaue 2
name-blue-3 = blau 3
    .a = eine blaue 3
    .the = die blaue 3
    .no = keine blaue 3
name-blue-4 = blau 4
    .a = eine blaue 4
    .the = die blaue 4
    .no = keine blaue 4
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
    .one = Kreditbrief
    .many = Kreditbriefe
name-influence = Politischer Einfluss
name-dishonor = Ehrverlust
name-mercenary = Söldner
name-crisis-tile = Krisenplättchen
name-prestige = Prestigepunkt
name-year = Jahr
name-placement = Setzphase
name-resolution = Auswertung
name-dominance = Dominanz
name-title = Titel
name-service = Dienst
name-favour = Gunst
name-reserve = Reserve
    .at = in der Reserve
name-none = nichts
    .at = nirgends
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
prompt-d-start-token = Mit welchem Söldner beginnst du?
prompt-d-start-token-hint = Rot kämpft zu Land, Blau zur See; nur du kennst seinen Wert, 2 bis 4.
prompt-d-start-token-other = { $actor } wählt den ersten Söldner.
prompt-d-aside = Legt dein Diplomat eine große Figur beiseite, die du zuletzt setzt?
prompt-d-aside-hint = Sie wird nach allen anderen Figuren gesetzt, wenn du gesehen hast, wo die anderen stehen.
prompt-d-aside-other = { $actor } darf eine Figur auf einen Diplomaten legen.
prompt-d-place = Setze eine Figur in einen Bereich.
prompt-d-place-hint = Pascha 5, Händler 3, Weiser 1: Die drei Stärksten eines Bereichs handeln, bei Gleichstand zuerst, wer zuerst kam. Nur eine große Figur je Bereich.
prompt-d-place-other = { $actor } setzt eine Figur.
prompt-d-place-aside = Setze eine beiseitegelegte Figur.
prompt-d-place-aside-hint = Alle anderen sind gesetzt; bei Gleichstand ist stärker, wer zuerst kam.
prompt-d-place-aside-other = { $actor } setzt eine beiseitegelegte Figur.
prompt-d-pawn = Wähle eine Figur zum Versetzen oder passe.
prompt-d-pawn-hint = Der Verschwörer versetzt zwischen Palästen, der Informant zwischen Gebieten; die Figur steht dann am Ende der Reihe.
prompt-d-pawn-other = { $actor } darf eine Figur versetzen.
prompt-d-target = Wohin geht { $pawn_id ->
    [sage] der Weise
   *[other] der { $pawn }
} { $area_from }?
prompt-d-target-hint = Die Figur kommt zu deinen anderen dort oder ans Ende der Reihe. Ausgewertete Bereiche sind geschlossen.
prompt-d-target-other = { $actor } versetzt { $pawn_a } { $area_from }.
prompt-d-turn = Du bist am Zug: Werte einen Bereich aus.
prompt-d-turn-hint = Jeder Bereich mit Figuren, auch ohne deine; alle dort handeln nach Rang. Ein Titel je Zug, davor oder danach.
prompt-d-turn-other = { $actor } wählt einen Bereich zum Auswerten.
prompt-d-after = Aktiviere einen Titel oder beende deinen Zug.
prompt-d-after-hint = Ein Titel je Zug; ein benutzter ruht bis zum nächsten Jahr.
prompt-d-after-other = { $actor } darf einen Titel aktivieren.
prompt-d-guild = Was nimmst du { $area_at } auf Rang { $rank }?
prompt-d-guild-hint = Eins oder zwei von dreien, in einer Summe bezahlt; wer weder Dienst noch Titel nimmt, bekommt 1 Ehrverlust. Deine Waren sind { $value } wert.
prompt-d-guild-other = { $actor } besucht { $area_the } auf Rang { $rank }.
prompt-d-palace = Was nimmst du in Al-Rashids Palast auf Rang { $rank }?
prompt-d-palace-hint = Wohlwollen gibt eine Ware und einen früheren Platz. Deine Waren sind { $value } wert.
prompt-d-palace-other = { $actor } besucht Al-Rashids Palast auf Rang { $rank }.
prompt-d-title = Welchen Titel kaufst du { $area_at }?
prompt-d-title-hint = Er gehört dir bis zum Ende des Spiels. Deine Waren sind { $value } wert.
prompt-d-title-other = { $actor } wählt { $area_at } einen Titel.
prompt-d-favorite = Wessen Gunst kopiert die Favoritin?
prompt-d-favorite-hint = Sie nutzt für dich die Gunst einer anderen Gilde. Deine Waren sind { $value } wert.
prompt-d-favorite-other = { $actor } wählt, wessen Gunst die Favoritin kopiert.
prompt-d-note = Gibst du für den Titel { $title } einen Kreditbrief aus?
prompt-d-note-hint = Er macht nur diesen Titel billiger und geht in den Vorrat zurück. Deine Waren sind { $value } wert.
prompt-d-note-other = { $actor } darf einen Kreditbrief für den Titel { $title } ausgeben.
prompt-d-pay = { $kind_id ->
    [spice] Zahle { $price }: Wie viele Gewürze gibst du?
   *[other] Zahle { $price }: Wie viel { $kind } gibst du?
}
prompt-d-pay-hint = 1, 2, 3, 4 oder 5 verschiedene Sorten sind 1, 3, 6, 10 oder 15 wert; was zu viel ist, verfällt.
prompt-d-pay-other = { $actor } zahlt { $price }.
prompt-d-draw = { $left ->
    [one] Ziehe ein Plättchen. Wähle seine Farbe.
   *[other] Ziehe { $left } Plättchen. Wähle die Farbe des nächsten.
}
prompt-d-draw-hint = Rot kämpft zu Land, Blau zur See; du siehst jedes Plättchen, bevor du das nächste ziehst.
prompt-d-draw-other = { $actor } zieht Söldner.
prompt-d-general = Welche Ware gibst du für einen Söldner?
prompt-d-general-hint = Sie geht in den Vorrat; dann wählst du die Farbe des Söldners.
prompt-d-general-other = { $actor } gibt eine Ware für einen Söldner.
prompt-d-swap = Tausche eine Ware gegen eine andere Sorte.
prompt-d-swap-hint = Verschiedene Sorten sind zusammen mehr wert; deine Waren sind jetzt { $value } wert.
prompt-d-swap-other = { $actor } tauscht eine Ware.
prompt-d-benevolence = Nimm für das Wohlwollen eine Ware deiner Wahl.
prompt-d-benevolence-hint = Verschiedene Sorten sind zusammen mehr wert; deine Waren sind jetzt { $value } wert.
prompt-d-benevolence-other = { $actor } bekommt eine Ware vom Kalifen.
prompt-d-quartermaster = { $left ->
    [one] Nimm noch eine Ware deiner Wahl.
   *[other] Nimm { $left } Waren deiner Wahl.
}
prompt-d-quartermaster-hint = Verschiedene Sorten sind zusammen mehr wert; deine Waren sind jetzt { $value } wert.
prompt-d-quartermaster-other = { $actor } nimmt Waren mit dem Quartiermeister.
prompt-d-impostor = { $left ->
    [one] Nutze mit deinem Hochstapler noch eine Gunst, ohne sie zu bezahlen.
   *[other] Nutze mit deinem Hochstapler bis zu { $left } verschiedene Gunsterweise, ohne sie zu bezahlen.
}
prompt-d-impostor-hint = Du zahlst nichts dafür, aber getauschte Waren gibst du ab.
prompt-d-impostor-other = { $actor } nutzt Gunsterweise mit dem Hochstapler.
prompt-d-alchemist = Welchen Weisen macht dein Alchemist zum Händler?
prompt-d-alchemist-hint = Der Händler tritt an die Stelle des Weisen und zählt sofort 3; du gewinnst 1 PP.
prompt-d-alchemist-other = { $actor } darf einen Weisen zum Händler machen.
prompt-d-spy = Söldner ansehen, eine Figur versetzen oder passen?
prompt-d-spy-hint = Nur du siehst die Werte; eine versetzte Figur steht am Ende der Reihe.
prompt-d-spy-other = { $actor } macht einen Spionageschritt.
prompt-d-fight = Kämpfst oder fliehst du { $area_at }?
prompt-d-fight-hint = Jede Farbe wird durch eine höhere Summe derselben Farbe besiegt. Flucht kostet 2 Ehrverlust, 4 PP.
prompt-d-fight-other = { $actor } kämpft oder flieht { $area_at }.
prompt-d-tokens = Welche Söldner schickst du { $area_at } in den Kampf?
prompt-d-tokens-hint = Jede Farbe wird für sich durch eine höhere Summe besiegt; was du schickst, ist so oder so weg.
prompt-d-tokens-other = { $actor } wählt Söldner für den Kampf { $area_at }.
prompt-d-raider = Welche Ware nimmt dein Plünderer { $area_at }?
prompt-d-raider-hint = Aus dem Vorrat, vor dem Handel. Deine Waren sind jetzt { $value } wert.
prompt-d-raider-other = { $actor } nimmt eine Ware mit dem Plünderer.
prompt-d-trade = Du handelst { $area_at } zuerst: Stücke oder ganze Sorte?
prompt-d-trade-hint = Alle Waren einer Sorte, ohne den Kreditbrief; oder bis zu 3 Stücke. Die anderen folgen mit 2 und 1.
prompt-d-trade-other = { $actor } handelt { $area_at } zuerst.
prompt-d-item = { $left ->
    [one] Nimm { $area_at } 1 Stück oder höre auf.
   *[other] Nimm { $area_at } bis zu { $left } Stücke, eines nach dem anderen.
}
prompt-d-item-hint = Was du liegen lässt, dürfen andere nehmen. Deine Waren sind jetzt { $value } wert.
prompt-d-item-other = { $actor } handelt { $area_at }.
prompt-d-trader = Welche einfache Ware gibt dein Kaufmann?
prompt-d-trader-hint = Edelholz, Keramik und Metall sind einfach. Deine Waren sind jetzt { $value } wert.
prompt-d-trader-other = { $actor } tauscht einfache Waren.
prompt-d-negotiate = In welchem Gebiet sieht sich dein Unterhändler die Söldner an?
prompt-d-negotiate-hint = Nur du siehst ihre Werte; dann darfst du einen entfernen.
prompt-d-negotiate-other = { $actor } wählt ein Gebiet für den Unterhändler.
prompt-d-discard = Wirfst du einen Söldner ab, um { $area_at } einen zu entfernen, oder hörst du auf?
prompt-d-discard-hint = Einer von deinen gegen einen dort in derselben Farbe, gleich welchen Werts; oder du belässt es beim Ansehen.
prompt-d-discard-other = { $actor } verhandelt { $area_at }.
prompt-d-remove = Welcher { $colour_e } Söldner verlässt { $area_the }?
prompt-d-remove-hint = Beide kommen offen auf die Ablage.
prompt-d-remove-other = { $actor } entfernt einen { $colour_en } Söldner { $area_from }.

# Auswahl
choice-draw = { $colour_id ->
    [red] Einen Landsöldner ziehen
   *[blue] Einen Seesöldner ziehen
}
choice-aside = { $pawn_id ->
    [none] Keine Figur beiseitelegen
   *[other] { $pawn_the } beiseitelegen
}
choice-place = { $pawn_the } { $area_to } setzen
choice-place-gives = Dominanz { $dominance }, vorerst Rang { $rank }
choice-move = { $pawn_the } { $area_from } versetzen
choice-move-of = { $seat_you ->
    [yes] Deinen { $pawn_id ->
        [sage] Weisen
       *[other] { $pawn }
    }
   *[no] { $pawn_the } von { $seat }
} { $area_from } versetzen
choice-pass = Passen
choice-to = Die Figur { $area_to } versetzen
choice-to-gives = Dominanz { $dominance }, vorerst Rang { $rank }
choice-activate = Den Titel { $title } nutzen
choice-activate-gives = { $title_id ->
    [smuggler] eine Ware gegen eine andere tauschen
    [recruiter] einen Söldner ziehen
    [negotiator] die Söldner eines Gebiets ansehen, einen entfernen
    [trader] eine einfache Ware gegen je eine der beiden anderen
   *[other] eine Ware aus dem Vorrat
}
choice-resolve = { $area_the } auswerten
choice-resolve-gives = { $rank ->
    [0] du hast dort keine Figur
   *[other] du bist auf Rang { $rank } von { $families }
}{ $camp ->
    [0] {""}
    [one] {", "}ein Söldner bewacht es
   *[other] {", "}{ $camp } Söldner bewachen es
}
choice-end = Den Zug beenden
choice-visit = { $actions_id ->
    [service] Den Dienst nehmen ({ $area_id ->
        [intrigue] Spionageschritte
        [military] Söldner
        [lore] ein neuer Weiser
        [commerce] ein neuer Händler
       *[politics] ein neuer Pascha
    })
    [title] Einen Titel kaufen
    [favour] Die Gunst { $favour_of } nutzen
    [service-and-title] Den Dienst nehmen und einen Titel kaufen
    [service-and-favour] Den Dienst und die Gunst nehmen
    [title-and-favour] Einen Titel kaufen und die Gunst nutzen
   *[none] Mit leeren Händen gehen
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , für { $price }
       *[no] , ab { $price }
    }
}
choice-visit-gives = { $actions_id ->
    [favour] weder Dienst noch Titel: 1 Ehrverlust, 2 PP weniger
    [none] 1 Ehrverlust, 2 PP weniger
   *[other] {""}
}
choice-court = { $actions_id ->
    [benevolence] Wohlwollen nehmen
    [title] Einen Titel des Kalifen kaufen
    [benevolence-and-title] Wohlwollen nehmen und einen Titel kaufen
   *[none] Mit leeren Händen gehen
}{ $price ->
    [0] {""}
   *[other] { $exact_id ->
        [yes] , für { $price }
       *[no] , ab { $price }
    }
}
choice-court-gives = { $actions_id ->
    [benevolence] eine Ware deiner Wahl und ein früherer Platz
    [benevolence-and-title] eine Ware deiner Wahl und ein früherer Platz
   *[other] {""}
}
choice-buy = Den Titel { $title } für { $exact_id ->
    [yes] { $price }
   *[no] mindestens { $price }
} kaufen
choice-buy-gives = { $type_id ->
    [activated] einmal im Jahr
    [permanent] gilt immer
   *[single] wirkt sofort
}, bis zu { $points } PP
choice-copy = Die Gunst { $favour_of } für { $exact_id ->
    [yes] { $price }
   *[no] mindestens { $price }
} nutzen
choice-spend = { $answer_id ->
    [note] Einen Kreditbrief ausgeben, { $price } zahlen
   *[nothing] Den Kreditbrief behalten, { $price } zahlen
}
choice-pay = { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
}
choice-give = 1 { $kind_one } geben
choice-give-gives = deine Waren sind dann { $worth } wert
choice-swap = 1 { $kind_one } geben, 1 { $other_one } nehmen
choice-swap-gives = deine Waren sind dann { $worth } wert
choice-gain = 1 { $kind_one } nehmen
choice-gain-gives = deine Waren sind dann { $worth } wert
choice-favour = Die Gunst { $favour_of } nutzen
choice-favour-gives = { $favour_id ->
    [general] eine Ware gegen einen Söldner
    [scholar] ein Kreditbrief
    [vizier] eine Ware gegen eine andere
   *[qadi] eine Einflussmarke
}
choice-stop = Hier aufhören
choice-transmute = { $place_id ->
    [none] Deine Weisen behalten
    [reserve] Einen Weisen der Reserve zum Händler machen
   *[other] Den Weisen { $area_at } zum Händler machen
}
choice-look = Die Söldner { $area_at } ansehen
choice-fight = Kämpfen
choice-flee = Fliehen
choice-flee-gives = 2 Ehrverlust, und deine Figuren gehen heim
choice-commit = { $token_the } schicken
choice-done = Mit diesen Söldnern kämpfen
choice-pick = Bis zu 3 Stücke wählen
choice-all = { $kind_all } nehmen ({ $number })
choice-all-gives = deine Waren sind dann { $worth } wert
choice-take = { $item_id ->
    [note] Den Kreditbrief nehmen
   *[other] { $item } nehmen
}
choice-take-gives = { $item_id ->
    [note] macht einen Titel billiger
   *[other] deine Waren sind dann { $worth } wert
}
choice-barter = 1 { $kind_one } geben, 1 { $first_one } und 1 { $second_one } nehmen
choice-barter-gives = deine Waren sind dann { $worth } wert
choice-negotiate = Die Söldner { $area_at } ansehen
choice-discard = { $token_the } abwerfen
choice-remove = { $token_the } entfernen (die { $place }. von links)
choice-order = Als Nächstes in der Reihenfolge: { $seat_who }
choice-tile = { $tile }
choice-value = { $value }
choice-batch = Mischung { $index }

# Güter der Auswahl
good-hardwood = { $amount } Edelholz
good-pottery = { $amount } Keramik
good-metal = { $amount } Metall
good-spice = { $amount ->
    [one] { $amount } Gewürz
   *[other] { $amount } Gewürze
}
good-silk = { $amount } Seide
good-note = { $amount ->
    [one] { $amount } Kreditbrief
   *[other] { $amount } Kreditbriefe
}
good-influence = { $amount } Einfluss
good-points = { $amount } PP
good-pasha = { $amount ->
    [one] { $amount } Pascha
   *[other] { $amount } Paschas
}
good-merchant = { $amount } Händler
good-sage = { $amount ->
    [one] { $amount } Weiser
   *[other] { $amount } Weise
}
good-red = { $amount } Landsöldner
good-blue = { $amount } Seesöldner

# Ereignisse
event-turn-order = Gespielt wird in dieser Reihenfolge: { $each_seat_who }.
event-tile = Das Krisenplättchen des Jahres wurde aufgedeckt.
event-laid = Ein verdeckter { $colour_er } Söldner kam { $area_to }.
event-no-token = Es war kein { $colour_er } Söldner mehr da.
event-reshuffled = Die abgeworfenen { $colour_en } Söldner wurden zu einem neuen Stapel von { $number } gemischt.
event-drew = { $seat_has } einen { $colour_en } Söldner gezogen.
event-drew-token = Du hast { $token_a } gezogen.
event-year = Jahr { $year } beginnt.
event-set-aside = { $seat_has } { $pawn_a } beiseitegelegt.
event-placed = { $seat_has } { $pawn_a } { $area_to } gesetzt.
event-moved = { $seat_has } { $owner_you ->
    [self] { $pawn_a }
    [yes] deinen { $pawn_id ->
        [sage] Weisen
       *[other] { $pawn }
    }
   *[no] { $pawn_the } von { $owner }
} { $area_from } { $target_to } versetzt.
event-resolves = { $seat_has } { $area_the } ausgewertet.
event-ranks = Die Rangfolge { $area_at } lautet: { $each_seat_who }.
event-activates = { $seat_has } den Titel { $title } aktiviert.
event-home = { $seat_you ->
    [yes] Deine Figuren
   *[no] Die Figuren von { $seat }
} haben { $area_the } verlassen.
event-visits = { $seat_has } { $area_at } { $actions_id ->
    [service] den Dienst
    [title] einen Titel
    [favour] die Gunst
    [service-and-title] den Dienst und einen Titel
    [service-and-favour] den Dienst und die Gunst
    [title-and-favour] einen Titel und die Gunst
   *[none] nichts
} genommen.
event-attends = { $seat_has } bei Hofe { $actions_id ->
    [benevolence] Wohlwollen
    [title] einen Titel
    [benevolence-and-title] Wohlwollen und einen Titel
   *[none] nichts
} genommen.
event-paid = { $seat_has } { $price } gezahlt und dafür { $each_kind_counted } abgegeben.
event-note-spent = { $seat_has } einen Kreditbrief für den Titel { $title } ausgegeben.
event-bought = { $seat_has } den Titel { $title } gekauft.
event-recruited = { $seat_has } { $pawn_a } dazugewonnen.
event-gained = { $seat_has } { $number ->
    [one] { $number } { $kind_one }
   *[other] { $number } { $kind_many }
} genommen.
event-gave = { $seat_has } 1 { $kind_one } abgegeben.
event-note = { $seat_has } einen Kreditbrief genommen.
event-influence = { $seat_has } { $number ->
    [one] 1 Einflussmarke
   *[other] { $number } Einflussmarken
} genommen.
event-dishonor = { $seat_has } { $number ->
    [one] 1 Ehrverlust-Marke
   *[other] { $number } Ehrverlust-Marken
} genommen.
event-favour = { $seat_has } die Gunst { $favour_of } genutzt.
event-lapsed = Die Gunst { $favour_of } ist für { $seat_acc } verfallen.
event-new-order = Ab der nächsten Runde wird in dieser Reihenfolge gespielt: { $each_seat_who }.
event-looked = { $seat_has } die Söldner { $area_at } angesehen.
event-saw = Du hast { $area_at } { $each_token_a } gesehen.
event-passed = { $seat_has } gepasst.
event-revealed = { $area_at } haben alle { $each_token_a } gesehen.
event-fights = { $seat_has } { $area_at } gekämpft.
event-flees = { $seat_is } { $area_from } geflohen.
event-discarded = { $seat_has } { $each_token_a } abgeworfen.
event-beaten = Die { $colour_en } Söldner { $area_at } sind besiegt.
event-won = { $seat_has } den Kampf { $area_at } gewonnen.
event-repelled = { $seat_has } den Kampf { $area_at } nicht gewonnen.
event-took = { $seat_has } { $number ->
    [one] { $number } { $item_one }
   *[other] { $number } { $item_many }
} { $area_from } genommen.
event-removed = { $seat_has } { $token_a } { $area_from } entfernt.
event-transmuted = { $seat_has } einen Weisen { $place_at } zum Händler gemacht.
event-refilled = Das Jahr ist zu Ende: Alle Gebiete sind wieder voll.
event-over = Die Partie ist zu Ende, und der Sieg geht an { $each_seat_acc }.

# Züge in einer Zeile
and-bought = und { $seat_aux } den Titel { $title } gekauft

# Die Karte nach einem Jahr
pause-title = Jahr { $year } ist zu Ende
pause-subtitle = Alle Bereiche sind ausgewertet. Prestige zählt erst am Ende; so steht es jetzt.
pause-gained = In diesem Jahr gewonnen
pause-lost = Verloren
pause-fled = geflohen { $area_from }
pause-refilled = Alle Gebiete sind wieder voll.
pause-ready = Wieder bereit: { $each_title }.
pause-crisis = { $colour_id ->
    [red] Neue Landsöldner: { $each_area }.
   *[blue] Neue Seesöldner: { $each_area }.
}
pause-next = { $seat_you ->
    [yes] Du setzt zuerst.
   *[no] { $seat } setzt zuerst.
}
pause-go = Jahr { $year } beginnen

# Gründe
reason-activate-later = Titel werden vor oder nach der Auswertung deines Zuges aktiviert, nicht jetzt.
reason-resolve-later = Einen Bereich wertest du aus, wenn dein Zug danach fragt.
reason-one-area = Deinen Bereich dieses Zuges hast du schon ausgewertet.
reason-must-place = Jede Figur muss gesetzt werden.
reason-no-tokens = Es kann kein { $colour_es } Plättchen gezogen werden.
reason-no-tokens-at-all = Es kann kein Plättchen gezogen werden.
reason-must-set-aside = Dein Diplomat muss eine große Figur beiseitelegen.
reason-no-merchants = Händler dürfen nicht in Al-Rashids Palast stehen.
reason-pasha-first = In Al-Rashids Palast muss dein Pascha zuerst kommen.
reason-one-big = Du hast { $area_at } schon einen Pascha oder Händler.
reason-same-place = Die Figur steht schon dort.
reason-other-group = Figuren gehen von Palast zu Palast oder von Gebiet zu Gebiet.
reason-resolved = { $area_the } wurde dieses Jahr schon ausgewertet.
reason-not-there = { $area_at } steht kein solcher { $pawn }.
reason-nowhere = { $pawn_the } { $area_at } kannst du nirgendwohin versetzen.
reason-own-pawns = Spione versetzen nur eigene Figuren.
reason-no-seat = Diesen Spieler gibt es hier nicht.
reason-nothing-hidden = { $area_at } liegt kein Plättchen verdeckt.
reason-one-activation = Du hast in diesem Zug schon einen Titel aktiviert.
reason-title-not-owned = Du besitzt den Titel { $title } nicht.
reason-title-used = Den Titel { $title } hast du dieses Jahr schon genutzt.
reason-area-empty = { $area_at } steht keine Figur.
reason-pay-order = { $kind_id ->
    [spice] Sage zuerst, wie viele Gewürze du zahlst.
   *[other] Sage zuerst, wie viel { $kind } du zahlst.
}
reason-not-owned = { $number ->
    [0] Du besitzt { $kind_no }.
    [one] Du besitzt nur 1 { $kind_one }.
   *[other] Du besitzt nur { $number } { $kind_many }.
}
reason-pay-short = Damit erreichst du { $price } nicht.
reason-pay-waste = Damit zahlst du mehr, als für { $price } nötig ist.
reason-same-kind = Eine Sorte wird nicht gegen sich selbst getauscht.
reason-favour-used = Dein Hochstapler hat die Gunst { $favour_of } schon genutzt.
reason-no-goods = Du hast keine Ware zu geben.
reason-no-notes = Im Vorrat ist kein Kreditbrief mehr.
reason-no-influence = Im Vorrat ist keine Einflussmarke mehr.
reason-no-own-note = Du hast keinen Kreditbrief.
reason-title-gone = Der Titel { $title } ist nicht mehr da.
reason-title-owned = Den Titel { $title } besitzt du schon.
reason-other-palace = Der Titel { $title } gehört zu einem anderen Palast.
reason-cannot-pay = { $exact_id ->
    [yes] Das kostet { $price }, und deine Waren sind { $worth } wert.
   *[no] Das kostet mindestens { $price }, und deine Waren sind { $worth } wert.
}
reason-keep-a-good = Nach der Zahlung von { $price } bliebe dir keine Ware zum Tauschen.
reason-family-full = { $pawn_id ->
    [sage] Deine Familie hat schon alle ihre Weisen.
   *[other] Deine Familie hat schon alle ihre { $pawn_many }.
}
reason-no-merchant-left = Du hast keinen Händler mehr in der Schachtel.
reason-no-sage = Du hast { $area_at } keinen Weisen.
reason-one-of-each = Der Kaufmann gibt je eine Ware der anderen einfachen Sorten.
reason-not-printed = { $kind_id ->
    [spice] Gewürze sind { $area_at } nicht aufgedruckt.
   *[other] { $kind } ist { $area_at } nicht aufgedruckt.
}
reason-cannot-fight = Du hast kein Plättchen in einer Farbe, die { $area_at } liegt.
reason-not-in-hand = Du hast { $token_no } auf der Hand.
reason-colour-not-there = { $area_at } liegt kein { $colour_es } Plättchen.
reason-commit-one = Wähle mindestens ein Plättchen.
reason-no-token-there = { $area_at } liegt kein solches Plättchen.
reason-other-colour = Wähle ein { $colour_es } Plättchen.
reason-lot-small = { $area_at } { $number ->
    [one] liegt nur 1 { $kind_one }
   *[other] liegen nur { $number } { $kind_many }
}; wähle einzelne Stücke.
reason-none-lying = { $item_id ->
    [note] { $area_at } liegt kein Kreditbrief.
    [spice] { $area_at } liegen keine Gewürze.
   *[other] { $area_at } liegt { $item_no }.
}
reason-no-reserve = Du hast { $pawn_no } in der Reserve.
reason-not-aside = Du hast { $pawn_no } beiseitegelegt.
reason-from-palace = Der Verschwörer versetzt eine Figur, die in einem Palast steht.
reason-from-territory = Jetzt kann nur eine Figur versetzt werden, die in einem Gebiet steht.
reason-whose-pawn = Hier dürfen Spione die Figuren aller versetzen. Sage also, wessen Figur du meinst.
reason-last-pawn-gone = Deine letzte Figur hat den Plan verlassen, deshalb kannst du keinen Titel aktivieren.
reason-no-common-goods = Du hast weder Edelholz noch Keramik noch Metall zu geben.
reason-no-camps = In keinem Gebiet liegt ein Söldnerplättchen.
reason-taken-already = { $item_id ->
    [note] Einen Kreditbrief hast du schon genommen, und deine Stücke müssen verschieden sein.
   *[other] { $item } hast du schon genommen, und deine Stücke müssen verschieden sein.
}
reason-none-owned = Du hast { $kind_no } zu geben.
reason-title-action-first = Wähle hier zuerst die Aktion „Titel“, dann welchen du kaufst.
reason-no-title-left = { $area_at } gibt es keinen Titel mehr, den du kaufen könntest.
reason-pawn-first = Wähle zuerst die Figur, die geht, dann ihr Ziel.
reason-target-first = Du versetzt gerade { $pawn_the } { $area_from }. Sage zuerst, wohin.
reason-place-later = Figuren werden am Anfang des Jahres gesetzt.
reason-aside-later = Auf den Diplomaten wird vor dem Setzen eine Figur beiseitegelegt.
reason-move-later = Nur Spione, Verschwörer und Informant versetzen Figuren, wenn sie an der Reihe sind.
reason-visit-later = Einen Palast besuchst du, wenn er ausgewertet wird und dein Rang an der Reihe ist.
reason-buy-later = Ein Titel wird bei einem Besuch in seinem Palast gekauft.
reason-favour-later = Eine Gunst wird bei einem Besuch gewählt.
reason-note-later = Ein Kreditbrief wird eingesetzt, während du einen Titel kaufst.
reason-goods-later = Waren gibst du nur ab, wenn du zahlst oder tauschst.
reason-gain-later = Waren aus dem Vorrat bekommst du nur, wenn eine Wirkung sie dir gibt.
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
option-edition-italian = Die italienischen Regeln: Einheitspreis, Diplomat muss, geteilte Plätze, weniger Kreditbriefe und Einflussmarken.
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
option-trade-different = Die gewählten Stücke müssen alle verschieden sein; Rang 1 darf weiterhin alles von einer Sorte nehmen.
option-court = Am Hof ohne Pascha
option-court-received = Wer am Hof keinen Pascha hat, wird vor der Rangfolge fortgeschickt.
option-court-ranked = Erst erhalten alle einen Rang; wer unter den ersten drei keinen Pascha hat, nimmt 2 Ehrverlust, und niemand rückt auf.
option-last-activation = Aktivieren nach der letzten Figur
option-last-activation-on = Ein Titel darf aktiviert werden, auch wenn die letzte eigene Figur gerade den Plan verlassen hat.
option-last-activation-off = Kein Titel wird mehr aktiviert, wenn die letzte eigene Figur den Plan verlassen hat.
option-raider = Plünderer
option-raider-battle = Der Plünderer nimmt eine Ware für einen gewonnenen Kampf.
option-raider-colour = Der Plünderer nimmt auch eine Ware, wenn nur eine von zwei Farben besiegt ist.
option-turn-order = Zugreihenfolge
option-turn-order-random = Ausgelost.

# Namen der Dinge
card-good-name = { $kind_id ->
    [hardwood] Edelholz
    [pottery] Keramik
    [metal] Metall
    [spice] Gewürze
    [silk] Seide
   *[note] Kreditbrief
}
card-mercenary-name = { $colour_id ->
    [red] Landsöldner
   *[blue] Seesöldner
}
card-name-area = { $area }
card-name-stack = { $seat_you ->
    [yes] Deine Figuren
   *[no] Figuren von { $seat }
} { $area_at }
card-name-pawn = { $seat_you ->
    [yes] Dein { $pawn }
   *[no] { $pawn } von { $seat }
} { $area_at }
card-name-reserve = { $seat_you ->
    [yes] Dein { $pawn }
   *[no] { $pawn } von { $seat }
}, in Reserve
card-name-aside = { $seat_you ->
    [yes] Dein { $pawn }
   *[no] { $pawn } von { $seat }
}, beiseitegelegt
card-name-item = { card-good-name }, { $area }
card-name-camp = { card-mercenary-name }, { $value ->
    [0] unbekannt
   *[other] { $value }
}, { $area }
card-name-title = { $title }
card-name-owned = { $seat_you ->
    [yes] { $title }, dein Titel
   *[no] { $title } von { $seat }
}
card-name-titles = Titel, { $area }
card-name-service = { $area_id ->
    [intrigue] Spionageschritte
    [military] Söldner
    [lore] Ein neuer Weiser
    [commerce] Ein neuer Händler
    [politics] Ein neuer Pascha
   *[al-rashid] Wohlwollen
}
card-name-favour = { $favour }
card-name-goods = { $seat_you ->
    [yes] { card-good-name } bei dir
   *[no] { card-good-name } von { $seat }
}
card-name-notes = { $seat_you ->
    [yes] Deine Kreditbriefe
   *[no] Kreditbriefe von { $seat }
}
card-name-influence = { $seat_you ->
    [yes] Dein Einfluss
   *[no] Einfluss von { $seat }
}
card-name-dishonor = { $seat_you ->
    [yes] Dein Ehrverlust
   *[no] Ehrverlust von { $seat }
}
card-name-hand = { card-mercenary-name }, { $value }
card-name-backs = { $seat_you ->
    [yes] Deine { $colour_id ->
        [red] Landsöldner
       *[blue] Seesöldner
    }
   *[no] { $colour_id ->
        [red] Landsöldner
       *[blue] Seesöldner
    } von { $seat }
}
card-name-family = { $seat_you ->
    [yes] Deine Familie
   *[no] Familie von { $seat }
}
card-name-pile = { $colour_id ->
    [red] Stapel der Landsöldner
   *[blue] Stapel der Seesöldner
}
card-name-supply = { card-good-name }, Vorrat
card-name-supply-note = Kreditbriefe, Vorrat
card-name-supply-influence = Einfluss, Vorrat
card-name-tile = Krise des Jahres { $year }
card-name-order = Zugreihenfolge
card-name-year = Das Jahr

# Was für ein Ding es ist, mit Kosten und Wert
card-title-type = { $type_id ->
    [activated] einmal im Jahr
    [permanent] gilt immer
   *[single] wirkt beim Kauf
}
card-palace-kind = Palast, zwei von dreien: Dienst, Titel, Gunst
card-court-kind = Palast, nur mit einem Pascha
card-territory-kind = Gebiet, vor allem { $kind } ({ $number })
card-stack-kind = Gruppe, Dominanz { $dominance }, Rang { $rank }
card-pawn-kind = Figur, Dominanz { $dominance }, { $points } PP
card-good-kind = { $kind_id ->
    [spice] Seltene Ware
    [silk] Seltene Ware
   *[other] Einfache Ware
}
card-camp-kind = Söldner, { $face_id ->
    [up] aufgedeckt
   *[down] verdeckt
}
card-title-kind = Titel, { card-title-type }, kostet { $cost }, { $open_id ->
    [yes] bis zu { $points } PP
   *[no] { $points } PP
}
card-owned-kind = Titel, { card-title-type }, jetzt { $points } PP
card-service-kind = { $area_id ->
    [al-rashid] Gabe des Kalifen, umsonst
   *[other] { $first ->
        [0] Dienst, umsonst
       *[other] Dienst, kostet auf Rang 1, 2 oder 3: { $first }, { $second } oder { $third }
    }
}
card-favorite-kind = Gunst, { $area }, kopiert eine andere
card-favour-kind = Gunst, { $area }, { $price ->
    [0] umsonst
   *[other] kostet { $price }
}
card-hand-kind = Dein Plättchen, nur du siehst seinen Wert
card-tile-kind = Krisenplättchen, ausgeführt

# Was es tut
card-area-intrigue = Die Spione sehen verdeckte Söldner an oder versetzen deine Figuren; die Favoritin kopiert jede andere Gunst.
card-area-military = Hier ziehst du Söldner für deine Kämpfe und kaufst die Titel des Krieges.
card-area-lore = Hier kaufst du neue Weise; der Hofgelehrte gibt Kreditbriefe, die Titel billiger machen.
card-area-commerce = Hier kaufst du neue Händler und die Importeure; der Wesir tauscht eine Ware gegen eine andere.
card-area-politics = Hier kaufst du neue Paschas und die teuren Titel, die am Ende zählen; der Kadi verkauft Einfluss.
card-area-al-rashid = Wer hier einen Pascha hat, darf eine Ware und einen frühen Platz nehmen und einen Titel des Kalifen kaufen.
card-territory = Die ersten drei Familien nehmen Waren: alle von einer Sorte oder 3 Stücke, dann 2, dann 1; zuerst müssen die Söldner besiegt sein.
card-stack = Bei der Auswertung handeln nur die drei stärksten Familien, die stärkste zuerst; bei Gleichstand die weiter links.
card-pawn-pasha = Die stärkste Figur einer Familie; nur mit einem Pascha wirst du in Al-Rashids Palast empfangen.
card-pawn-merchant = Eine große Figur: In jedem Bereich darf eine Familie einen Pascha oder einen Händler haben, in Al-Rashids Palast nie einen Händler.
card-pawn-sage = Eine kleine Figur, die die anderen stärkt: In einem Bereich dürfen beliebig viele deiner Weisen stehen.
card-good = Mit Waren bezahlst du alles: 1, 2, 3, 4 oder 5 verschiedene sind 1, 3, 6, 10 oder 15 wert, jeder weitere Satz ebenso.
card-note = Gib einen aus, wenn du einen Titel kaufst: Er kostet 3 weniger, mit dem Bankier 5 weniger.
card-influence = Jede Marke ist am Ende 1 PP wert, alle zusammen höchstens 5 PP; der Gehilfe des Kadi zählt sie alle.
card-dishonor = Jede Marke kostet am Ende 2 PP; es gibt sie für Flucht, für einen untätigen Besuch in einer Gilde und am Hof ohne Pascha.
card-camp = Bevor hier jemand handelt, müssen alle Söldner besiegt sein, jede Farbe durch eine höhere Summe derselben Farbe.
card-hand = Wirf es im Kampf gegen Söldner seiner Farbe ab: Deine Summe muss höher sein als ihre.
card-backs = Nur wer sie hält, kennt die Werte von 2 bis 4; alle sehen sie, wenn sie im Kampf abgeworfen werden.
card-titles = Bei einem Besuch hier darfst du einen Titel kaufen; er gehört dir bis zum Ende des Spiels.
card-service-intrigue = Nach allen Besuchen hier machst du je nach Rang drei, zwei oder einen Schritt: Söldner eines Gebiets ansehen oder eine Figur zwischen Gebieten versetzen.
card-service-military = Ziehe je nach Rang 3, 2 oder 1 Söldner, jeden nach Wahl vom Land oder von der See.
card-service-lore = Ein neuer Weiser kommt in deine Familie; er wird vom nächsten Jahr an gesetzt.
card-service-commerce = Ein neuer Händler kommt in deine Familie; er wird vom nächsten Jahr an gesetzt.
card-service-politics = Ein neuer Pascha kommt in deine Familie; er wird vom nächsten Jahr an gesetzt.
card-service-al-rashid = Nimm eine Ware deiner Wahl und spiele ab der nächsten Runde vor allen, die es nicht genommen haben.
card-favour-favorite = Nutze die Gunst des Generals, des Hofgelehrten, des Wesirs oder des Kadi.
card-favour-general = Gib eine Ware in den Vorrat und ziehe einen Söldner, nach Wahl vom Land oder von der See.
card-favour-scholar = Nimm einen Kreditbrief aus dem Vorrat: Er macht einen Titel um 3 billiger.
card-favour-vizier = Gib eine Ware in den Vorrat und nimm eine einer anderen Sorte.
card-favour-qadi = Nimm eine Einflussmarke aus dem Vorrat: am Ende 1 PP, alle zusammen höchstens 5 PP.
card-pile = Von hier werden Söldner verdeckt gezogen: acht der Stärke 2, sechzehn der 3 und acht der 4.
card-tile = Auf jedes genannte Gebiet wurde ein verdeckter Söldner gelegt.
card-seat = Die Familie mit den meisten Prestigepunkten (PP) nach Jahr 5 gewinnt: Figuren, Titel und Einfluss, weniger Ehrverlust.
card-order = In dieser Reihenfolge wird gesetzt und ausgewertet; Wohlwollen bei Hofe ändert sie ab der nächsten Runde.
card-year = Jedes der fünf Jahre hat eine Setzphase, dann wird jeder Bereich mit Figuren ausgewertet, dann füllen sich die Gebiete.

# Titel
card-title-smuggler = Einmal im Jahr: Gib eine Ware und nimm eine einer anderen Sorte.
card-title-plotter = Vor der Auswertung darfst du eine deiner Figuren aus einem Palast in einen anderen versetzen.
card-title-informer = Vor der Auswertung darfst du eine deiner Figuren aus einem Gebiet in ein anderes versetzen.
card-title-impostor = Beim Kauf: Nutze zwei verschiedene Gunsterweise von General, Hofgelehrtem, Wesir und Kadi, ohne sie zu bezahlen.
card-title-strategist = Jeder Söldner, den du im Kampf abwirfst, zählt 1 mehr.
card-title-recruiter = Einmal im Jahr: Ziehe einen Söldner, nach Wahl vom Land oder von der See.
card-title-raider = Gewinnst du einen Kampf, nimm vor dem Handel eine Ware, die für das Gebiet aufgedruckt ist.
card-title-negotiator = Einmal im Jahr: Sieh alle Söldner eines Gebiets an; dann darfst du einen abwerfen, um dort einen derselben Farbe zu entfernen.
card-title-loremaster = Ein neuer Händler oder Pascha kostet dich in seiner Gilde 3 weniger.
card-title-enchanter = Beim Kauf: Ein neuer Händler kommt in deine Familie, und du nimmst 1 Ehrverlust.
card-title-diplomat = Vor der Setzphase darfst du einen Pascha oder Händler beiseitelegen; er wird nach allen anderen gesetzt.
card-title-banker = Jeder Kreditbrief, den du ausgibst, macht einen Titel um 5 statt um 3 billiger.
card-title-trader = Einmal im Jahr: Gib ein Edelholz, eine Keramik oder ein Metall und nimm je eins der beiden anderen.
card-title-hardwood-importer = Einmal im Jahr: Nimm 1 Edelholz.
card-title-pottery-importer = Einmal im Jahr: Nimm 1 Keramik.
card-title-metal-importer = Einmal im Jahr: Nimm 1 Metall.
card-title-aide-to-the-qadi = Beim Kauf: 1 Einflussmarke. Am Ende 4 PP mit genau 5 Einflussmarken, 5 PP mit 6 oder mehr.
card-title-steward-of-the-city = Am Ende 6 PP, wenn du von jedem der sechs Paläste mindestens einen Titel hast.
card-title-warehouse-keeper = Am Ende 4 PP mit genau vier Sorten Waren, 6 PP mit allen fünf.
card-title-favorites-maiden = Am Ende 5 PP, wenn du mindestens drei Titel der Gilde der Intrigen hast.
card-title-weapon-master = Am Ende 3 PP, oder 6 PP mit mindestens drei Titeln der Militärgilde.
card-title-dean-of-the-academy = Am Ende 3, 5 oder 7 PP mit 4, 5 oder 6 Weisen in der Familie.
card-title-economist = Am Ende 3 oder 5 PP mit 3 oder 4 Händlern in der Familie.
card-title-counselor-to-the-caliph = Am Ende 3 oder 5 PP mit 2 oder 3 Paschas in der Familie.
card-title-treasurer = Beim Kauf: Nimm 1 Kreditbrief.
card-title-agha = Beim Kauf: Ziehe 4 Söldner, jeden nach Wahl vom Land oder von der See.
card-title-silk-monopolist = Beim Kauf: 1 Seide, oder 3 Seide und 1 Gewürz, wenn du den Gewürzmonopolisten hast.
card-title-spice-monopolist = Beim Kauf: 1 Gewürz, oder 3 Gewürze und 1 Seide, wenn du den Seidenmonopolisten hast.
card-title-astrologist = Beim Kauf: 1 Einflussmarke mit 2 oder 3 Weisen in der Familie, 2 mit 4 oder 5, 3 mit 6.
card-title-law-expert = Beim Kauf: Nimm 1 Einflussmarke.
card-title-quartermaster = Beim Kauf: Nimm 2 Waren deiner Wahl.
card-title-alchemist = Beim Kauf: Du darfst einen deiner Weisen zum Händler machen, in der Reserve oder wo er steht.

# Was es jetzt kostet und wert ist
now-has = { $own_id ->
    [yes] Du hast { $number }.
   *[no] { $seat } hat { $number }.
}
now-value = Deine Waren sind zusammen { $value } wert.
now-more = Du hast { $number }; eins mehr hebt den Wert deiner Waren von { $value } auf { $more }.
now-family = { $seat_you ->
    [yes] Deine Familie
   *[no] Die Familie von { $seat }
} hat { $number } von { $most } { $pawn_id ->
    [merchant] Händlern
    [sage] Weisen
   *[other] { $pawn_many }
}: { $points } PP.
now-resolved = Dieses Jahr ausgewertet; der Bereich bleibt bis zur nächsten Setzphase leer.
now-empty = Niemand steht hier.
now-ranks-1 = { $first_is } mit { $one } vorn.
now-ranks-2 = { $first_is } mit { $one } vorn, dann { $second_who } mit { $two }.
now-ranks-3 = { $first_is } mit { $one } vorn, dann { $second_who } mit { $two } und { $third_who } mit { $three }.
now-behind = Dahinter: { $each_seat_who }.
now-amount = { $area_id ->
    [intrigue] Auf deinem Rang { $rank } machst du { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }.
   *[military] Auf deinem Rang { $rank } ziehst du { $number }.
}
now-price-rank = Auf deinem Rang { $rank } kostet dich der Dienst { $price }.
now-camp-sum = { $colour_id ->
    [red] Die Landsöldner hier zählen zusammen { $sum }.
   *[blue] Die Seesöldner hier zählen zusammen { $sum }.
}
now-camp-range = { $colour_id ->
    [red] Die Landsöldner hier zählen zusammen { $least } bis { $most }.
   *[blue] Die Seesöldner hier zählen zusammen { $least } bis { $most }.
}
now-no-camp = Keine Söldner: Der Handel ist frei.
now-pawns = { $number ->
    [one] 1 { $pawn }, Dominanz { $dominance }.
   *[other] { $number } { $pawn_many }, Dominanz je { $dominance }.
}
now-lying = { $number ->
    [0] Davon liegt dieses Jahr nichts mehr hier.
    [one] 1 von { $printed } liegt dieses Jahr noch hier.
   *[other] { $number } von { $printed } liegen dieses Jahr noch hier.
}
now-unknown = Sein Wert ist 2, 3 oder 4, meist 3.
now-seen = Angesehen { $each_seat_of }.
now-copies = { $number ->
    [0] Keiner ist mehr da.
    [one] Noch 1 ist da.
   *[other] Noch { $number } sind da.
}
now-cost = Er kostet dich { $cost }.
now-cost-note = Mit einem Kreditbrief kostet er dich { $price }.
now-points = Wäre das Spiel jetzt aus, brächte er dir { $points } PP.
now-influence = Jetzt brächte er dir { $number } Einfluss.
now-monopoly = Du hast schon den Titel { $title } und bekämst vier Waren.
now-raider-colour = An diesem Tisch auch, wenn nur eine von zwei Farben besiegt ist.
now-diplomat-must = An diesem Tisch musst du eine Figur beiseitelegen.
now-trader-loose = An diesem Tisch nimmst du zwei beliebige Waren der beiden anderen Sorten.
now-titles = { $number ->
    [one] 1 Titel ist zu kaufen.
   *[other] { $number } Titel sind zu kaufen.
}
now-supply = Noch { $number } im Vorrat.
now-favorite = Preis insgesamt: General { $general }, Wesir { $vizier }, Kadi { $qadi }, Hofgelehrter { $scholar }.
now-used = Dieses Jahr benutzt; nächstes Jahr wieder bereit.
now-ready = Bereit, bevor oder nachdem du einen Bereich auswertest.
now-all-goods = { $own_id ->
    [yes] Alle deine Waren sind { $value } wert.
   *[no] Alle Waren von { $seat } sind { $value } wert.
}
now-less = Jeder macht einen Titel um { $number } billiger.
now-worth-points = Jetzt { $points } PP.
now-hand = { $colour_id ->
    [red] Deine Landsöldner: { $number }, im Kampf zusammen { $sum }.
   *[blue] Deine Seesöldner: { $number }, im Kampf zusammen { $sum }.
}
now-sheet = Jetzt { $points } PP: Figuren { $pawns }, Titel { $titles }, Einfluss { $influence }, Ehrverlust { $dishonor }.
now-stack = { $number } im Stapel.
now-discards = In der Ablage: { $two }-mal 2, { $three }-mal 3, { $four }-mal 4.
now-tile = { $colour_id ->
    [red] Land: { $each_area }.
   *[blue] See: { $each_area }.
}
now-tiles-left = { $number ->
    [one] 1 Jahresplättchen liegt noch verdeckt.
   *[other] { $number } Jahresplättchen liegen noch verdeckt.
}
now-order = Reihenfolge jetzt: { $each_seat_who }.
now-next-order = Ab der nächsten Runde: { $each_seat_who }.
now-year = Jahr { $year } von { $years }: { $phase }.

## Warum das Spiel zu Ende ist und woher die Punkte kommen

end-years = Das fünfte Jahr war vorbei.
end-family = { $number } in der Familie
end-titles = { $number } Titel
end-politics = { $each_title }
end-tokens = { $number ->
    [one] { $number } Marke
   *[other] { $number } Marken
}
