# Five Tribes: German

name-fivetribes = Five Tribes

## Things

name-vizier = Wesir
name-elder = Ältester
name-merchant = Kaufmann
name-builder = Baumeister
name-assassin = Meuchelmörder
name-meeple = Meeple
name-large-market = Großer Markt
name-small-market = Kleiner Markt
name-oasis = Oase
name-village = Dorf
name-sacred-place = Heiliger Ort
name-sultanate = Sultanat
name-ivory = Elfenbein
name-jewels = Edelsteine
name-gold-goods = Gold
name-papyrus = Papyrus
name-silk = Seide
name-spice = Gewürze
name-fish = Fisch
name-wheat = Getreide
name-pottery = Töpferwaren
name-fakir = Fakir
name-merchandise = Güter
name-resource = Rohstoff
name-djinn = Dschinn
name-camel = Kamel
name-palm = Palme
name-palace = Palast
name-turn-marker = Zuganzeiger
name-gold = Goldmünzen
name-bid-order = Bietreihenfolge
name-turn-order = Zugreihenfolge
name-bag = Beutel
name-victory-point = SP
name-blue = Blau
name-pink = Rosa
name-orange = Orange
name-black = Schwarz
name-sacred-6 = Heiliger Ort 6
name-sacred-10 = Heiliger Ort 10
name-sacred-12 = Heiliger Ort 12
name-sacred-15 = Heiliger Ort 15
name-row = Reihe
name-pile = Stapel
name-discards = Ablage
name-hand = Hand
name-card = Karte
name-unknown = unbekannt
name-move = Bewegung
name-sale = Verkauf
name-round = Runde
name-last-round = Letzte Runde
name-used = genutzt

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
name-ibus = Iblis
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

## Tiles by place

name-a1 = a1
name-b1 = b1
name-c1 = c1
name-d1 = d1
name-e1 = e1
name-f1 = f1
name-a2 = a2
name-b2 = b2
name-c2 = c2
name-d2 = d2
name-e2 = e2
name-f2 = f2
name-a3 = a3
name-b3 = b3
name-c3 = c3
name-d3 = d3
name-e3 = e3
name-f3 = f3
name-a4 = a4
name-b4 = b4
name-c4 = c4
name-d4 = d4
name-e4 = e4
name-f4 = f4
name-a5 = a5
name-b5 = b5
name-c5 = c5
name-d5 = d5
name-e5 = e5
name-f5 = f5

## Score sheet

category-gold = Gold
category-viziers = Wesire
category-elders = Älteste
category-djinns = Dschinns
category-palms = Palmen
category-palaces = Paläste
category-tiles = Plättchen
category-merchandise = Güter

## Options

option-gold-visibility = Gold der anderen
option-gold-visibility-concealed = Nur du siehst, wie viel Gold du hast.
option-gold-visibility-open = Alle sehen, wie viel Gold jeder hat.
option-hand-visibility = Handkarten
option-hand-visibility-private = Die Hand ist geheim; Karten aus der Reihe bleiben allen bekannt.
option-hand-visibility-open = Alle sehen alle Karten.
option-power-limit = Kräfte zu zweit
option-power-limit-per-turn = Eine Kraft darf in jedem deiner beiden Züge benutzt werden.
option-power-limit-per-round = Eine Kraft darf einmal pro Runde benutzt werden.
option-first-bid-order = Erste Gebote zu zweit
option-first-bid-order-random = Die vier Zuganzeiger werden gemischt.
option-first-bid-order-snake = Einer bietet als Erster und Letzter, der andere dazwischen.

## Prompts

prompt-d-bid-spot = Dein Gebot: Wähle ein Feld der Zugreihenfolge.
prompt-d-bid-spot-other = { $actor } bietet um die Zugreihenfolge.
prompt-d-bid-fakirs = Kumarbi: Fakire abwerfen, um weniger als { $price } zu zahlen?
prompt-d-bid-fakirs-other = { $actor } kann das Gebot mit Fakiren senken.
prompt-d-power = { $window ->
    [1] Vor der Bewegung: Nutze eine Kraft oder mach weiter.
    [2] Vor der Aktion des Stammes: Nutze eine Kraft oder mach weiter.
   *[other] Vor der Aktion des Plättchens: Nutze eine Kraft oder mach weiter.
}
prompt-d-power-other = { $actor } kann eine Kraft nutzen.
prompt-d-payment = Wie bezahlst du { $djinn }?
prompt-d-payment-other = { $actor } bezahlt { $djinn }.
prompt-d-power-target = { $djinn }: Wähle ein Plättchen.
prompt-d-power-target-other = { $actor } wählt ein Plättchen für { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Behalte den gezogenen Dschinn.
   *[other] Behalte einen der { $number } gezogenen Dschinns.
}
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } behält den gezogenen Dschinn.
   *[other] { $actor } behält einen von { $number } Dschinns.
}
prompt-d-start-tile = Deine Bewegung: Wähle das Plättchen, dessen Meeples du verteilst.
prompt-d-start-tile-other = { $actor } wählt ein Plättchen zum Verteilen.
prompt-d-drop = { $number ->
    [one] Setze den letzten Meeple neben { $tile }, zu seiner Farbe.
   *[other] Setze einen Meeple neben { $tile }: { $number } in der Hand, der letzte zu seiner Farbe.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } setzt den letzten Meeple, von { $tile } aus.
   *[other] { $actor } verteilt von { $tile } aus, { $number } Meeples in der Hand.
}
prompt-d-echidna = Echidna: Das Gold { $number ->
    [one] deines Baumeisters
   *[other] deiner { $number } Baumeister
} verdoppeln (blaue Plättchen: { $blue })?
prompt-d-echidna-other = { $actor } kann das Gold von { $number ->
    [one] 1 Baumeister
   *[other] { $number } Baumeistern
} verdoppeln.
prompt-d-builder-fakirs = { $number } Baumeister, { $blue ->
    [one] 1 blaues Plättchen
   *[other] { $blue } blaue Plättchen
}: Wie viele Fakire kommen dazu?
prompt-d-builder-fakirs-other = { $actor } kann { $number } Baumeister mit Fakiren verstärken.
prompt-d-range-fakirs = { $number } Meuchelmörder auf { $tile }: Wie viele Fakire für die Reichweite?
prompt-d-range-fakirs-other = { $actor } kann { $number } Meuchelmörder mit Fakiren verstärken.
prompt-d-ibus = Iblis: Zwei in Reichweite { $range } töten?
prompt-d-ibus-other = { $actor } kann mit Iblis zwei töten.
prompt-d-kill-target = { $victims ->
    [one] Wen treffen deine Meuchelmörder? Reichweite { $range }.
   *[other] Wo treffen deine Meuchelmörder zwei? Reichweite { $range }.
}
prompt-d-kill-target-other = { $actor } wählt ein Opfer in Reichweite { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Welcher Meeple wird getroffen?
   *[other] Welche zwei Meeples werden getroffen?
}
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } wählt den getroffenen Meeple.
   *[other] { $actor } wählt die zwei getroffenen Meeples.
}
prompt-d-shift = { $djinn }: Auf ein Nachbarfeld versetzen, was auf { $tile } soll ({ $piece })?
prompt-d-shift-other = { $actor } kann mit { $djinn } versetzen, was auf { $tile } soll ({ $piece }).
prompt-d-shift-tile = Wähle ein Nachbarfeld von { $tile }: { $piece }.
prompt-d-shift-tile-other = { $actor } wählt ein Nachbarfeld von { $tile }: { $piece }.
prompt-d-market = { $number ->
    [one] Markt: Eine Karte für { $gold } Gold nehmen?
   *[other] Markt: { $number } Karten für { $gold } Gold nehmen? Wähle die erste.
}
prompt-d-market-other = { $actor } ist auf dem Markt.
prompt-d-market-second = Wähle deine zweite Karte.
prompt-d-market-second-other = { $actor } wählt eine zweite Karte.
prompt-d-sacred = Heiliger Ort: Für einen Dschinn bezahlen?
prompt-d-sacred-other = { $actor } ist am Heiligen Ort.
prompt-d-take-djinn = Wähle deinen Dschinn.
prompt-d-take-djinn-other = { $actor } wählt einen Dschinn.
prompt-d-closing = Verkaufe Güter, nutze eine Kraft oder beende deinen Zug.
prompt-d-closing-other = { $actor } kann vor dem Zugende verkaufen.
prompt-d-sell-kind = Welche Güter verkaufst du? Bisher: { $each_card }.
prompt-d-sell-kind-other = { $actor } verkauft: { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] { $price } bieten, nichts zahlen
       *[other] { $price } bieten, danach { $left } Gold
    }
    [one] { $price } bieten, mit mindestens 1 Fakir
   *[other] { $price } bieten, mit mindestens { $fakirs } Fakiren
}
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] Kein Fakir: { $result } zahlen
        [one] 1 Fakir: { $result } zahlen
       *[other] { $number } Fakire: { $result } zahlen
    }
    [builders] { $number ->
        [0] Kein Fakir: { $result } Gold
        [one] 1 Fakir: { $result } Gold
       *[other] { $number } Fakire: { $result } Gold
    }
   *[range] { $number ->
        [0] Kein Fakir: Reichweite { $result }
        [one] 1 Fakir: Reichweite { $result }
       *[other] { $number } Fakire: Reichweite { $result }
    }
}
choice-pass = Weiter
choice-use = { $djinn } nutzen ({ $points } SP)
choice-pay = { $cost_id ->
    [elder] Einen Ältesten zahlen
    [fakir] Einen Fakir zahlen
    [elder-elder] Zwei Älteste zahlen
   *[elder-fakir] Einen Ältesten und einen Fakir zahlen
}
choice-no = Nein
choice-decline = Verzichten
choice-end-turn = Zug beenden
choice-sell = Güter verkaufen
choice-sell-kind = { $card }
choice-done = { $each_card } für { $gold } Gold verkaufen
choice-start = { $number ->
    [one] Den Meeple
   *[other] { $number } Meeples
} von { $tile } aufnehmen
choice-drop = { $tribe } auf { $tile }
choice-target = { $tile }
choice-shift = { $tile }
choice-kill-on = { $victims ->
    [one] Ein Meeple auf { $tile }
   *[other] Zwei Meeples auf { $tile }
}
choice-kill-before = Wesire und Älteste von { $victim }
choice-victim = { $tribe }
choice-victims = { $first } und { $second }
choice-buy = { $gold ->
    [0] { $card }
   *[other] { $card }, für { $gold } Gold
}
choice-take = { $djinn } ({ $points } SP)
choice-keep = { $djinn } ({ $points } SP)

## Events

event-round = Runde { $number }
event-bid = { $fakirs ->
    [0] { $seat } bot { $price } und zahlte { $paid }.
    [one] { $seat } bot { $price }, warf einen Fakir ab und zahlte { $paid }.
   *[other] { $seat } bot { $price }, warf { $fakirs } Fakire ab und zahlte { $paid }.
}
event-turn = { $seat } ist am Zug.
event-no-move = { $seat } fand keinen Zug. Die Partie endet nach dieser Runde.
event-lifted = { $number ->
    [one] { $seat } nahm einen Meeple von { $tile }.
   *[other] { $seat } nahm { $number } Meeples von { $tile }.
}
event-dropped = { $seat } setzte auf { $tile }: { $tribe }.
event-took = { $seat } nahm { $number ->
    [one] 1 Meeple
   *[other] { $number } Meeples
} von { $tile }: { $tribe }.
event-claimed = { $seat } stellte ein Kamel auf { $tile }.
event-last-camel = { $seat } stellte das letzte Kamel. Die Partie endet nach dieser Runde.
event-gathered = { $seat } stellte { $number ->
    [one] 1 Meeple
   *[other] { $number } Meeples
} vor sich ab: { $tribe }.
event-row-cards = { $seat } nahm aus der Reihe: { $each_card }.
event-built = { $fakirs ->
    [0] { $seat } erhielt { $gold } Gold für { $builders } Baumeister ({ $blue } blau).
    [one] { $seat } erhielt { $gold } Gold für { $builders } Baumeister und einen Fakir ({ $blue } blau).
   *[other] { $seat } erhielt { $gold } Gold für { $builders } Baumeister und { $fakirs } Fakire ({ $blue } blau).
}
event-range = { $fakirs ->
    [0] Die Meuchelmörder von { $seat } haben Reichweite { $range }.
    [one] Mit einem Fakir haben die Meuchelmörder von { $seat } Reichweite { $range }.
   *[other] Mit { $fakirs } Fakiren haben die Meuchelmörder von { $seat } Reichweite { $range }.
}
event-nobody-killed = Die Meuchelmörder von { $seat } fanden kein Opfer.
event-killed = { $seat } tötete auf { $tile }: { $tribe }.
event-killed-before = { $seat } tötete bei { $victim }: { $tribe }.
event-captured = { $seat } nahm auf { $tile } gefangen: { $tribe }.
event-captured-before = { $seat } nahm bei { $victim } gefangen: { $tribe }.
event-income = { $djinn }: { $gold } Gold für { $seat }.
event-used = { $elders ->
    [0] { $seat } nutzte { $djinn } für einen Fakir.
    [one] { $fakirs ->
        [0] { $seat } nutzte { $djinn } für einen Ältesten.
       *[other] { $seat } nutzte { $djinn } für einen Ältesten und einen Fakir.
    }
   *[other] { $seat } nutzte { $djinn } für zwei Älteste.
}
event-drew = { $seat } zog eine Karte vom Stapel.
event-drew-card = { $seat } zog: { $card }.
event-shuffled = { $number ->
    [one] 1 Karte wurde gemischt: { $deck }.
   *[other] { $number } Karten wurden gemischt: { $deck }.
}
event-placed = { $seat } setzte auf { $tile }: { $piece }.
event-settled = Aus dem Beutel auf { $tile }: { $tribe }.
event-bought = { $gold ->
    [0] { $seat } nahm als zweite Karte: { $card }.
   *[other] { $seat } zahlte { $gold } Gold für: { $card }.
}
event-sacrificed = { $fakirs ->
    [0] { $seat } zahlte zwei Älteste am Heiligen Ort.
   *[other] { $seat } zahlte einen Ältesten und einen Fakir am Heiligen Ort.
}
event-gained = { $seat } gewann den Dschinn { $djinn }.
event-looked = { $number ->
    [one] { $seat } zog einen Dschinn.
   *[other] { $seat } zog { $number } Dschinns.
}
event-looked-at = { $seat } zog diese Dschinns: { $each_djinn }.
event-discarded-djinn = { $seat } warf den Dschinn { $djinn } ab.
event-sold = { $seat } verkaufte { $each_card } für { $gold } Gold.
event-card-laid = Neu in der Reihe: { $card }.
event-djinn-laid = Ein Dschinn erscheint: { $djinn }.
event-over = Die Partie endete nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
event-no-more-moves = Auf dem Plan ist keine Bewegung mehr möglich.

## Reasons

reason-zero-full = Alle drei Felder für 0 sind besetzt.
reason-spot-taken = Das Feld für { $price } ist besetzt.
reason-too-dear = Das kostet { $price } Gold; du hast { $gold }.
reason-power-used = { $limit_id ->
    [round] Du hast { $djinn } in dieser Runde schon genutzt.
   *[turn] Du hast { $djinn } in diesem Zug schon genutzt.
}
reason-fakirs-below-zero = Mit { $number ->
    [one] 1 Fakir
   *[other] { $number } Fakiren
} ist der Preis 0; mehr wären vergeudet.
reason-too-few-fakirs = { $held ->
    [0] Du hast keine Fakire.
    [one] Du hast nur 1 Fakir.
   *[other] Du hast nur { $held } Fakire.
}
reason-too-few-elders = { $held ->
    [0] Du hast keine Ältesten.
    [one] Du hast nur 1 Ältesten.
   *[other] Du hast nur { $held } Älteste.
}
reason-not-your-djinn = { $djinn } gehört dir nicht.
reason-cannot-pay = { $djinn } kostet { $cost_id ->
    [any] einen Ältesten oder einen Fakir
    [pair] einen Ältesten und einen weiteren Ältesten oder einen Fakir
   *[fakir] einen Fakir
}. Deine Ältesten: { $elders }, Fakire: { $fakirs }.
reason-no-effect = { $djinn } hätte keine Wirkung: { $missing_id ->
    [cards] Stapel und Ablage sind leer
    [djinns] es ist kein Dschinn mehr zu ziehen
    [palaces] es ist kein Palast mehr da
    [palms] es ist keine Palme mehr da
    [bag] der Beutel ist leer
    [camels] du hast kein Kamel mehr
    [unbuilt] kein Plättchen mit Meeples ist ohne Kamel, Palme und Palast
   *[bare] kein Plättchen ist leer
}.
reason-other-cost = Gezahlt wird { $cost_id ->
    [any] ein Ältester oder ein Fakir
    [pair] ein Ältester und ein weiterer Ältester oder ein Fakir
   *[fakir] ein Fakir
}.
reason-needs-village = { $tile } ist kein Dorf.
reason-needs-oasis = { $tile } ist keine Oase.
reason-not-bare = { $tile } ist nicht leer: Kamel, Meeple, Palme oder Palast dürfen dort nicht sein.
reason-not-unbuilt = Auf { $tile } muss ein Meeple stehen, aber kein Kamel, keine Palme und kein Palast.
reason-not-drawn = { $djinn } ist nicht unter den gezogenen Dschinns.
reason-no-meeples = Auf { $tile } steht kein Meeple.
reason-start-cannot-finish = { $number ->
    [one] Der Meeple von { $tile } trifft daneben seine Farbe nicht.
   *[other] Wie du die { $number } Meeples von { $tile } auch verteilst, der letzte trifft seine Farbe nicht.
}
reason-not-in-hand = Davon hast du keinen in der Hand: { $tribe }.
reason-not-adjacent = { $tile } hat keine Kante mit { $here } gemeinsam.
reason-straight-back = Du kommst von { $tile }; sofort zurück geht es nicht.
reason-last-must-meet = Der letzte Meeple muss seine Farbe treffen, die auf { $tile } fehlt: { $tribe }.
reason-drop-cannot-finish = { $number ->
    [one] Danach träfe der letzte Meeple seine Farbe nicht. Gesetzt auf { $tile }: { $tribe }.
   *[other] Danach ließen sich die { $number } übrigen nicht zu Ende verteilen. Gesetzt auf { $tile }: { $tribe }.
}
reason-fakirs-useless = { $number ->
    [0] Kein Meeple steht außer Reichweite deiner Meuchelmörder.
    [one] Mit 1 Fakir erreichst du jeden Meeple; weitere wären vergeudet.
   *[other] Mit { $number } Fakiren erreichst du jeden Meeple; weitere wären vergeudet.
}
reason-out-of-range = { $tile } ist { $distance } entfernt, deine Meuchelmörder reichen { $range } weit.
reason-not-two-there = Auf { $tile } steht nur ein Meeple.
reason-no-such-seat = An diesem Tisch gibt es keinen Spieler { $number }.
reason-own-pieces = Deine eigenen Wesire und Ältesten sind keine Ziele.
reason-boaz = Boaz schützt die Wesire und Ältesten von { $victim }.
reason-none-before = { $victim } hat weder Wesire noch Älteste.
reason-not-two-before = { $victim } hat nur einen Wesir oder Ältesten.
reason-one-victim = Nur { $djinn } tötet zwei zugleich.
reason-two-victims = Mit { $djinn } werden zwei getötet.
reason-not-at-target = { $number ->
    [0] Davon ist dort keiner: { $tribe }.
   *[other] Davon ist dort nur { $number }: { $tribe }.
}
reason-not-neighbour = { $tile } berührt { $here } nicht.
reason-beyond-market = Dieser Markt bietet nur die ersten { $number } Karten.
reason-row-short = { $number ->
    [one] In der Reihe liegt nur noch 1 Karte.
   *[other] In der Reihe liegen nur noch { $number } Karten.
}
reason-beyond-six = { $number ->
    [one] Von den ersten sechs ist nur noch 1 Karte da.
   *[other] Von den ersten sechs sind nur noch { $number } Karten da.
}
reason-not-face-up = { $djinn } liegt nicht offen.
reason-nothing-to-sell = Du hast keine Güter.
reason-kind-chosen = Schon im Satz: { $card }.
reason-sell-order = Wähle die Güter der Reihe nach; zuletzt war es { $card }.
reason-not-held = Davon hast du keine: { $card }.
reason-nothing-chosen = Wähle mindestens eine Sorte.
reason-too-dear-anyway = Mit { $number ->
    [one] deinem Fakir
   *[other] deinen { $number } Fakiren
} kostet das noch { $price } Gold; du hast { $gold }.
reason-too-dear-fakirs = { $number ->
    [0] Ohne Fakire
    [one] Mit 1 Fakir
   *[other] Mit { $number } Fakiren
} zahlst du { $price } Gold; du hast { $gold }.
reason-too-dear-kumarbi-used = Das kostet { $price } Gold; du hast { $gold }, und Kumarbi wurde in dieser Runde schon genutzt.
reason-works-by-itself = { $djinn } wirkt von selbst; zu nutzen gibt es nichts.
reason-own-moment = { $djinn } wird zu seiner Zeit angeboten: { $moment_id ->
    [bid] wenn du bietest
    [builders] wenn deine Baumeister Gold verdienen
    [palace] wenn du einen Palast setzt
    [palm] wenn du eine Palme setzt
   *[assassins] wenn deine Meuchelmörder zuschlagen
}.
reason-standing-there = Du stehst auf { $tile }; der nächste Meeple kommt auf ein Plättchen mit gemeinsamer Kante.
reason-meant-for-it = { $piece }: war für { $tile } bestimmt; wähle ein Nachbarplättchen.
reason-only-fakirs = Du hast nur Fakire, und die werden nie verkauft.
reason-chance-only = Das entscheidet der Zufall, kein Spieler.
reason-bid-first = Erst wird geboten; gespielt wird, wenn jeder Zuganzeiger geboten hat.
reason-no-moves = Keine Bewegung ist mehr möglich: In dieser Runde bleiben nur Kräfte und Verkäufe.
reason-window-first = Vor der Bewegung kannst du eine Kraft nutzen: Nutze sie oder mach weiter, dann wähle das Plättchen.
reason-power-first = Führe erst die Kraft zu Ende, die du nutzt.
reason-sowing = Du verteilst noch: In deiner Hand { $number ->
    [one] ist 1 Meeple
   *[other] sind { $number } Meeples
}.
reason-moved = In diesem Zug hast du dich schon bewegt.
reason-lift-first = Wähle erst das Plättchen, dessen Meeples du nimmst.
reason-bid-stands = Dein Zuganzeiger liegt auf dem Feld für { $price } und bleibt dort: Sag, wie viele Fakire du abwirfst.
reason-bids-made = Die Gebote dieser Runde stehen.
reason-no-window = Kräfte nutzt man vor der Bewegung, vor und nach der Aktion des Stammes und am Ende des Zuges, nicht jetzt.
reason-pay-first = Wähle erst, wie du zahlst.
reason-only-sacred = Einen Dschinn nimmt man, wenn die Bewegung auf einem Heiligen Ort endet und man ihn bezahlt.
reason-fakirs-first = Sag erst, wie viele Fakire die Reichweite verlängern.
reason-iblis-first = Sag erst, ob Iblis zwei daraus macht.
reason-only-market = Karten der Reihe kauft man, wenn die Bewegung auf einem Markt endet.
reason-sell-first = Wähle erst das Verkaufen, dann die Güter.
reason-sell-later = Güter verkauft man am Ende des Zuges.
reason-sale-on = Du verkaufst gerade: Wähle die Güter oder schließe den Satz ab.
reason-turn-goes-on = Dein Zug ist noch nicht am Ende.
reason-nothing-to-pass = Es gibt nichts zu passen: Kräfte sind jetzt nicht an der Reihe.
reason-second-card = Die zweite Karte gehört zum Kauf; nimm sie.
reason-must-move = Eine Bewegung ist möglich, also musst du sie machen.
reason-tile-cannot-finish = { $number ->
    [one] Was du auch auf { $tile } setzt, der letzte Meeple träfe seine Farbe nicht.
   *[other] Was du auch auf { $tile } setzt, die { $number } übrigen ließen sich nicht zu Ende verteilen.
}
