# Five Tribes: German

name-fivetribes = Five Tribes

## Things

name-vizier = Wesir
    .a = einen Wesir
    .the = den Wesir
    .no = keinen Wesir
    .many = Wesire
    .nom = ein Wesir
name-elder = Ältester
    .a = einen Ältesten
    .the = den Ältesten
    .no = keinen Ältesten
    .many = Älteste
    .nom = ein Ältester
name-merchant = Kaufmann
    .a = einen Kaufmann
    .the = den Kaufmann
    .no = keinen Kaufmann
    .many = Kaufleute
    .nom = ein Kaufmann
name-builder = Baumeister
    .a = einen Baumeister
    .the = den Baumeister
    .no = keinen Baumeister
    .many = Baumeister
    .nom = ein Baumeister
name-assassin = Meuchelmörder
    .a = einen Meuchelmörder
    .the = den Meuchelmörder
    .no = keinen Meuchelmörder
    .many = Meuchelmörder
    .nom = ein Meuchelmörder
name-meeple = Meeple
name-large-market = Großer Markt
    .the = der Große Markt
name-small-market = Kleiner Markt
    .the = der Kleine Markt
name-oasis = Oase
    .the = die Oase
name-village = Dorf
    .the = das Dorf
name-sacred-place = Heiliger Ort
    .the = der Heilige Ort
name-sultanate = Sultanat
name-ivory = Elfenbein
    .a = Elfenbein
    .no = kein Elfenbein
name-jewels = Edelsteine
    .a = Edelsteine
    .no = keine Edelsteine
name-gold-goods = Gold
    .a = Gold
    .no = kein Gold
name-papyrus = Papyrus
    .a = Papyrus
    .no = keinen Papyrus
name-silk = Seide
    .a = Seide
    .no = keine Seide
name-spice = Gewürze
    .a = Gewürze
    .no = keine Gewürze
name-fish = Fisch
    .a = Fisch
    .no = keinen Fisch
name-wheat = Getreide
    .a = Getreide
    .no = kein Getreide
name-pottery = Töpferwaren
    .a = Töpferwaren
    .no = keine Töpferwaren
name-fakir = Fakir
    .a = einen Fakir
    .no = keinen Fakir
    .many = Fakire
name-merchandise = Güter
name-resource = Rohstoff
name-djinn = Dschinn
name-camel = Kamel
name-palm = Palme
    .a = eine Palme
    .many = Palmen
name-palace = Palast
    .a = einen Palast
    .many = Paläste
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

prompt-d-bid-spot = Um welchen Platz in der Zugreihenfolge bietest du?
prompt-d-bid-spot-hint = Wer mehr zahlt, spielt früher. Was du zahlst, ist weg, und jedes Gold ist am Ende 1 SP wert.
prompt-d-bid-spot-other = { $actor } bietet um die Zugreihenfolge.
prompt-d-bid-fakirs = Wirfst du mit Kumarbi Fakire ab, um weniger als { $price } zu zahlen?
prompt-d-bid-fakirs-hint = Jeder Fakir senkt den Preis um ein Feld; dein Zuganzeiger bleibt auf { $price }.
prompt-d-bid-fakirs-other = { $actor } kann das Gebot mit Fakiren senken.
prompt-d-power = { $window ->
    [1] Nutzt du vor der Bewegung einen Dschinn?
    [2] Nutzt du vor der Aktion der Sippe einen Dschinn?
   *[other] Nutzt du vor der Aktion des Plättchens einen Dschinn?
}
prompt-d-power-hint = Jeder Dschinn ist einmal in deinem Zug nutzbar, bezahlt mit Ältesten oder Fakiren. { $window ->
    [1] Es geht auch später im Zug.
    [2] Es geht auch später im Zug.
   *[other] Es geht auch am Ende des Zuges.
}
prompt-d-power-other = { $actor } kann eine Kraft nutzen.
prompt-d-payment = Wie bezahlst du { $djinn }?
prompt-d-payment-hint = Ein Fakir kostet dich keine Punkte, ein Ältester ist am Ende 2 SP wert.
prompt-d-payment-other = { $actor } bezahlt { $djinn }.
prompt-d-power-target = { $djinn_id ->
    [anun-nak] Auf welches Plättchen kommen drei Meeples aus dem Beutel?
    [bouraq] Auf welches Dorf setzt du den Palast?
    [enki] Auf welche Oase setzt du die Palme?
    [leta] Welches leere Plättchen nimmst du mit einem Kamel?
   *[utug] Welches Plättchen mit Meeples nimmst du mit einem Kamel?
}
prompt-d-power-target-hint = { $djinn_id ->
    [anun-nak] Ein leeres Plättchen: ohne Kamel, Meeple, Palme und Palast.
    [bouraq] Wem es auch gehört; auf deinem Plättchen ist der Palast 5 SP wert.
    [enki] Wem sie auch gehört; auf deinem Plättchen ist die Palme 3 SP wert.
    [leta] Weder Kamel noch Meeple, Palme oder Palast darf darauf stehen; sein Wert gehört dir.
   *[utug] Weder Kamel noch Palme oder Palast darf darauf stehen; die Meeples bleiben, der Wert gehört dir.
}
prompt-d-power-target-other = { $actor } wählt ein Plättchen für { $djinn }.
prompt-d-keep-djinn = { $number ->
    [one] Behalte den gezogenen Dschinn.
   *[other] Welchen der { $number } Dschinns behältst du?
}
prompt-d-keep-djinn-hint = Jetzt siehst nur du sie; die anderen kommen offen in die Ablage.
prompt-d-keep-djinn-other = { $number ->
    [one] { $actor } behält den gezogenen Dschinn.
   *[other] { $actor } behält einen von { $number } Dschinns.
}
prompt-d-start-tile = Von welchem Plättchen nimmst du die Meeples auf?
prompt-d-start-tile-hint = Du setzt sie einzeln auf einem Weg ab; der letzte muss seine Farbe treffen.
prompt-d-start-tile-other = { $actor } wählt ein Plättchen, dessen Meeples verteilt werden.
prompt-d-drop = { $number ->
    [one] Setze deinen letzten Meeple neben { $tile }.
   *[other] Setze einen Meeple neben { $tile }; in der Hand hast du { $number }.
}
prompt-d-drop-hint = { $number ->
    [one] Er muss seine Farbe treffen; alle dieser Farbe dort nimmst du, dann wirken Sippe und Plättchen.
   *[other] Auf jedes Plättchen einen, nie sofort zurück; der letzte muss seine Farbe treffen.
}
prompt-d-drop-other = { $number ->
    [one] { $actor } setzt von { $tile } aus den letzten Meeple.
   *[other] { $actor } verteilt von { $tile } aus und hat { $number } Meeples in der Hand.
}
prompt-d-echidna = Verdoppelst du mit Echidna das Gold { $number ->
    [one] deines Baumeisters
   *[other] deiner { $number } Baumeister
}?
prompt-d-echidna-hint = { $blue ->
    [one] 1 blaues Plättchen zählt.
   *[other] { $blue } blaue Plättchen zählen.
} Fakire wählst du danach, auch sie werden verdoppelt.
prompt-d-echidna-other = { $actor } kann das Gold von { $number ->
    [one] 1 Baumeister
   *[other] { $number } Baumeistern
} verdoppeln.
prompt-d-builder-fakirs = Wie viele Fakire gibst du { $number ->
    [one] deinem Baumeister
   *[other] deinen { $number } Baumeistern
} dazu?
prompt-d-builder-fakirs-hint = Jeder Fakir zählt als ein Baumeister mehr, und jeder Baumeister bringt hier { $blue } Gold.
prompt-d-builder-fakirs-other = { $actor } kann { $number } Baumeister mit Fakiren verstärken.
prompt-d-range-fakirs = Wie viele Fakire gibst du { $number ->
    [one] deinem Meuchelmörder
   *[other] deinen { $number } Meuchelmördern
} auf { $tile } dazu?
prompt-d-range-fakirs-hint = Sie reichen { $number } Plättchen weit, mit jedem Fakir eins weiter. Ist jemand in Reichweite, müssen sie töten.
prompt-d-range-fakirs-other = { $actor } kann { $number } Meuchelmörder mit Fakiren verstärken.
prompt-d-ibus = Tötest du mit Iblis in Reichweite { $range } zwei statt nur einen?
prompt-d-ibus-hint = Beide Opfer stehen auf einem Plättchen oder vor einem Mitspieler.
prompt-d-ibus-other = { $actor } kann mit Iblis zwei töten.
prompt-d-kill-target = { $victims ->
    [one] Wo schlagen deine Meuchelmörder zu? Reichweite { $range }.
   *[other] Wo schlagen deine Meuchelmörder zweimal zu? Reichweite { $range }.
}
prompt-d-kill-target-hint = Ein Plättchen, das du leerst, gehört dir. Wesire und Älteste der anderen triffst du aus jeder Entfernung.
prompt-d-kill-target-other = { $actor } wählt ein Opfer in Reichweite { $range }.
prompt-d-kill-pieces = { $victims ->
    [one] Welcher Meeple wird getroffen?
   *[other] Welche zwei Meeples werden getroffen?
}
prompt-d-kill-pieces-hint = Bleibt auf einem Plättchen ohne Kamel niemand, gehört es dir.
prompt-d-kill-pieces-other = { $victims ->
    [one] { $actor } wählt den getroffenen Meeple.
   *[other] { $actor } wählt die zwei getroffenen Meeples.
}
prompt-d-shift = Setzt du mit { $djinn } { $piece_id ->
    [palm] die Palme
   *[palace] den Palast
} für { $tile } auf ein Nachbarplättchen?
prompt-d-shift-hint = Es darf von jeder Art sein; was auf einem Plättchen steht, zählt für den, dem es gehört.
prompt-d-shift-other = { $actor } kann mit { $djinn } { $piece_id ->
    [palm] die Palme
   *[palace] den Palast
} für { $tile } versetzen.
prompt-d-shift-tile = Auf welches Plättchen rings um { $tile } kommt { $piece_id ->
    [palm] die Palme
   *[palace] der Palast
}?
prompt-d-shift-tile-hint = Was auf einem Plättchen steht, zählt für den, dem es gehört.
prompt-d-shift-tile-other = { $actor } wählt ein Nachbarplättchen von { $tile } für { $piece_id ->
    [palm] die Palme
   *[palace] den Palast
}.
prompt-d-market = { $number ->
    [one] Welche Karte nimmst du für { $gold } Gold?
   *[other] Welche { $number } Karten nimmst du für { $gold } Gold? Wähle die erste.
}
prompt-d-market-hint = Verschiedene Güter zusammen sind 1, 3, 7, 13, 21, 30, 40, 50, 60 wert.
prompt-d-market-other = { $actor } ist auf dem Markt.
prompt-d-market-second = Welche zweite Karte nimmst du?
prompt-d-market-second-hint = Sie ist schon bezahlt.
prompt-d-market-second-other = { $actor } wählt eine zweite Karte.
prompt-d-sacred = Bezahlst du für einen Dschinn?
prompt-d-sacred-hint = Ein Dschinn bringt seine Punkte und seine Kraft; du wählst ihn nach dem Zahlen.
prompt-d-sacred-other = { $actor } ist am Heiligen Ort.
prompt-d-take-djinn = Welchen Dschinn nimmst du?
prompt-d-take-djinn-hint = Er bleibt bis zum Ende bei dir, und seine Kraft ist sofort nutzbar.
prompt-d-take-djinn-other = { $actor } wählt einen Dschinn.
prompt-d-closing = Güter verkaufen, Dschinn nutzen oder Zug beenden?
prompt-d-closing-hint = Behaltene Karten zählen am Ende so viel wie beim Verkauf, also lohnt es sich, auf größere Sätze zu warten.
prompt-d-closing-other = { $actor } kann vor dem Zugende verkaufen.
prompt-d-sell-kind = Welche Güter verkaufst du? Bisher: { $each_card }.
prompt-d-sell-kind-hint = Von jeder Sorte eine Karte; Fakire werden nie verkauft.
prompt-d-sell-kind-other = { $actor } wählt Güter zum Verkaufen, bisher { $each_card }.

## Choices

choice-bid = { $fakirs ->
    [0] { $paid ->
        [0] { $price } bieten, nichts zahlen
       *[other] { $price } bieten
    }
    [one] { $price } bieten, mit mindestens 1 Fakir
   *[other] { $price } bieten, mit mindestens { $fakirs } Fakiren
}
choice-bid-gives = nach den Geboten bisher Platz { $place }, danach noch { $left } Gold
choice-fakirs = { $use_id ->
    [bid] { $number ->
        [0] Keinen Fakir abwerfen, { $result } zahlen
        [one] 1 Fakir abwerfen, { $result } zahlen
       *[other] { $number } Fakire abwerfen, { $result } zahlen
    }
    [builders] { $number ->
        [0] Keinen Fakir dazugeben: { $result } Gold
        [one] 1 Fakir dazugeben: { $result } Gold
       *[other] { $number } Fakire dazugeben: { $result } Gold
    }
   *[range] { $number ->
        [0] Keinen Fakir dazugeben: Reichweite { $result }
        [one] 1 Fakir dazugeben: Reichweite { $result }
       *[other] { $number } Fakire dazugeben: Reichweite { $result }
    }
}
choice-fakirs-gives = { $use_id ->
    [range] { $tiles ->
        [0] kein Meeple in Reichweite
        [one] 1 Plättchen mit Meeples in Reichweite
       *[other] { $tiles } Plättchen mit Meeples in Reichweite
    }
   *[other] { "" }
}
choice-pass = { $window ->
    [1] Kein Dschinn, weiter zur Bewegung
    [2] Kein Dschinn, weiter zur Sippe
   *[other] Kein Dschinn, weiter zum Plättchen
}
choice-use = { $djinn } nutzen, kostet { $cost_id ->
    [any] einen Ältesten oder Fakir
    [pair] zwei Älteste oder einen Ältesten und einen Fakir
   *[fakir] einen Fakir
}
choice-use-gives = { $djinn_id ->
    [anun-nak] drei Meeples aus dem Beutel auf ein leeres Plättchen
    [bouraq] ein Palast auf ein Dorf
    [enki] eine Palme auf eine Oase
    [leta] dein Kamel auf ein leeres Plättchen
    [sibittis] einen von drei Dschinns behalten
    [sloar] die oberste Karte des Stapels
   *[utug] dein Kamel auf ein Plättchen mit Meeples
}
choice-pay = { $cost_id ->
    [elder] Einen Ältesten
    [fakir] Einen Fakir
    [elder-elder] Zwei Älteste
   *[elder-fakir] Einen Ältesten und einen Fakir
}{ $for_id ->
    [power] {" "}für { $djinn } zahlen
    [echidna] {" "}für Echidna zahlen
    [iblis] {" "}für Iblis zahlen
    [palm] {" "}zahlen, Palme versetzen
    [palace] {" "}zahlen, Palast versetzen
   *[sacred] {" "}zahlen, Dschinn nehmen
}
choice-pay-gives = { $for_id ->
    [echidna] { $gold } Gold mehr, ohne Fakire
    [iblis] zwei Opfer statt nur eines
   *[other] {""}
}
choice-no = { $for_id ->
    [echidna] Echidna nicht nutzen
    [iblis] Iblis nicht nutzen
    [palm] Die Palme auf { $tile } setzen
   *[palace] Den Palast auf { $tile } setzen
}
choice-decline = { $for_id ->
    [sacred] Keinen Dschinn nehmen
   *[market] Nichts kaufen
}
choice-end-turn = Zug beenden
choice-end-turn-gives = { $worth ->
    [0] { "" }
   *[other] deine Güter bleiben auf der Hand, bisher { $worth } SP wert
}
choice-sell = Güter verkaufen
choice-sell-gives = bis zu { $kinds ->
    [one] 1 Sorte
   *[other] { $kinds } Sorten
} für { $gold } Gold
choice-sell-kind = { $card } dazunehmen
choice-sell-kind-gives = { $number ->
    [one] 1 Sorte bringt { $gold } Gold
   *[other] { $number } Sorten bringen { $gold } Gold
}
choice-done = { $number ->
    [one] 1 Sorte
   *[other] { $number } Sorten
} für { $gold } Gold verkaufen
choice-done-gives = { $loss ->
    [0] { $rest ->
        [0] du behältst keine Güter
       *[other] du behältst Güter im Wert von { $rest } SP
    }
   *[other] behalten wären alle { $kept } SP wert; so bleiben { $rest }, im Ganzen { $loss } SP weniger
}
choice-start = { $number ->
    [one] Den Meeple
   *[other] { $number } Meeples
} von { $tile } aufnehmen
choice-start-gives = { $each_tribe_counted }
choice-drop = { $tribe_id ->
    [vizier] Einen Wesir
    [elder] Einen Ältesten
    [merchant] Einen Kaufmann
    [builder] Einen Baumeister
   *[assassin] Einen Meuchelmörder
} auf { $tile } setzen
choice-drop-gives = { $last_id ->
    [yes] { $tribe_id ->
        [vizier] du nimmst { $number } Wesire
        [elder] du nimmst { $number } Älteste
        [merchant] { $number } Kaufleute bringen { $number } Karten
        [builder] { $number } Baumeister mal { $blue } blaue: { $gold } Gold
       *[assassin] { $number } Meuchelmörder, Reichweite { $number }
    }, dann wirkt { $type_the }{ $claims ->
        [0] {""}
       *[other] ; das Plättchen gehört dir: { $claims } SP
    }
   *[no] {""}
}
choice-target = { $what_id ->
    [anun-nak] Drei Meeples auf { $tile } setzen
    [bouraq] Den Palast auf { $tile } setzen
    [enki] Die Palme auf { $tile } setzen
   *[camel] Dein Kamel auf { $tile } stellen
}
choice-target-gives = { $type }{ $whose_id ->
    [you] , dein Plättchen
    [other] , Plättchen von { $owner }
   *[nobody] , noch frei, Wert { $value }
}
choice-shift = { $what_id ->
    [palm] Die Palme auf { $tile } setzen
   *[palace] Den Palast auf { $tile } setzen
}
choice-shift-gives = { $type }{ $whose_id ->
    [you] , dein Plättchen
    [other] , Plättchen von { $owner }
   *[nobody] , noch frei, Wert { $value }
}
choice-kill-on = { $victims ->
    [one] Einen Meeple auf { $tile } töten
   *[other] Zwei Meeples auf { $tile } töten
}
choice-kill-on-gives = { $each_tribe_counted }{ $claims ->
    [0] {""}
   *[other] ; das Plättchen gehört dir: { $claims } SP
}
choice-kill-before = Bei { $victim_dat } zuschlagen
choice-kill-before-gives = { $viziers ->
    [one] 1 Wesir
   *[other] { $viziers } Wesire
}, { $elders ->
    [one] 1 Ältester
   *[other] { $elders } Älteste
}
choice-victim = { $captures_id ->
    [yes] { $tribe_the } treffen
   *[no] { $tribe_the } töten
}
choice-victims = { $alike_id ->
    [yes] Zwei { $first_many } treffen
   *[no] { $first_a } und { $second_a } treffen
}
choice-buy = { $card_a } nehmen
choice-buy-gives = { $sort_id ->
    [fakir] du hast bisher { $held }
    [double] davon hast du schon { $held }
   *[more] { $kinds ->
        [one] 1 Sorte im Wert von { $worth }
       *[other] { $kinds } Sorten im Wert von { $worth }
    }
}
choice-take = { $djinn } nehmen
choice-take-gives = { $djinn_id ->
    [al-amin] { power-al-amin }
    [anun-nak] { power-anun-nak }
    [baal] { power-baal }
    [boaz] { power-boaz }
    [bouraq] { power-bouraq }
    [echidna] { power-echidna }
    [enki] { power-enki }
    [hagis] { power-hagis }
    [haurvatat] { power-haurvatat }
    [ibus] { power-ibus }
    [jafaar] { power-jafaar }
    [kandicha] { power-kandicha }
    [kumarbi] { power-kumarbi }
    [lamia] { power-lamia }
    [leta] { power-leta }
    [marid] { power-marid }
    [monkir] { power-monkir }
    [nekir] { power-nekir }
    [shamhat] { power-shamhat }
    [sibittis] { power-sibittis }
    [sloar] { power-sloar }
   *[utug] { power-utug }
}
choice-keep = { $djinn } behalten
choice-keep-gives = { choice-take-gives }

## Events

event-round = Runde { $number }
event-bid = { $fakirs ->
    [0] { $paid ->
        [0] { $seat_has } { $price } geboten und nichts gezahlt.
       *[other] { $seat_has } { $price } geboten und { $paid } Gold gezahlt.
    }
    [one] { $seat_has } { $price } geboten, einen Fakir abgeworfen und { $paid } Gold gezahlt.
   *[other] { $seat_has } { $price } geboten, { $fakirs } Fakire abgeworfen und { $paid } Gold gezahlt.
}
event-turn = { $seat_you ->
    [yes] Du warst
   *[no] { $seat } war
} am Zug.
event-no-move = { $seat_has } keine mögliche Bewegung gefunden. Die Partie endet nach dieser Runde.
event-lifted = { $number ->
    [one] { $seat_has } einen Meeple von { $tile } aufgenommen.
   *[other] { $seat_has } { $number } Meeples von { $tile } aufgenommen.
}
event-dropped = { $seat_has } { $tribe_a } auf { $tile } gesetzt.
event-took = { $seat_has } { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
} von { $tile } genommen.
event-claimed = { $seat_has } { $tile } mit einem Kamel in Besitz genommen.
event-last-camel = { $seat_has } das letzte Kamel gestellt. Die Partie endet nach dieser Runde.
event-gathered = { $seat_has } { $number ->
    [one] { $tribe_a }
   *[other] { $number } { $tribe_many }
} vor { $seat_you ->
    [yes] dich
   *[no] sich
} gestellt.
event-row-cards = { $each_card ->
    [nichts] { $seat_has } nichts aus der Reihe genommen.
   *[other] { $seat_has } { $each_card_a } aus der Reihe genommen.
}
event-built = { $seat_has } { $gold } Gold für { $builders } Baumeister{ $fakirs ->
    [0] {""}
    [one] {" "}und einen Fakir
   *[other] {" "}und { $fakirs } Fakire
} erhalten ({ $blue ->
    [one] 1 blaues Plättchen
   *[other] { $blue } blaue Plättchen
}).
event-range = { $fakirs ->
    [0] { $seat_you ->
        [yes] Deine Meuchelmörder
       *[no] Die Meuchelmörder von { $seat }
    } haben
    [one] Mit einem Fakir haben { $seat_you ->
        [yes] deine Meuchelmörder
       *[no] die Meuchelmörder von { $seat }
    }
   *[other] Mit { $fakirs } Fakiren haben { $seat_you ->
        [yes] deine Meuchelmörder
       *[no] die Meuchelmörder von { $seat }
    }
} Reichweite { $range }.
event-nobody-killed = { $seat_you ->
    [yes] Deine Meuchelmörder
   *[no] Die Meuchelmörder von { $seat }
} haben kein Opfer gefunden.
event-killed = { $seat_has } { $tribe_a } auf { $tile } getötet.
event-killed-before = { $seat_has } { $tribe_a } { $victim_of } getötet.
event-captured = { $seat_has } { $tribe_a } auf { $tile } gefangen.
event-captured-before = { $seat_has } { $tribe_a } { $victim_of } gefangen.
event-income = { $djinn } hat { $seat_dat } { $gold } Gold gebracht.
event-used = { $elders ->
    [0] { $seat_has } { $djinn } für einen Fakir genutzt.
    [one] { $fakirs ->
        [0] { $seat_has } { $djinn } für einen Ältesten genutzt.
       *[other] { $seat_has } { $djinn } für einen Ältesten und einen Fakir genutzt.
    }
   *[other] { $seat_has } { $djinn } für zwei Älteste genutzt.
}
event-drew = { $seat_has } eine Karte vom Stapel gezogen.
event-drew-card = { $seat_has } { $card_a } vom Stapel gezogen.
event-shuffled = { $deck_id ->
    [resource] { $number ->
        [one] 1 Rohstoffkarte wurde zu einem neuen Stapel gemischt.
       *[other] { $number } Rohstoffkarten wurden zu einem neuen Stapel gemischt.
    }
   *[djinn] { $number ->
        [one] 1 Dschinn wurde zu einem neuen Stapel gemischt.
       *[other] { $number } Dschinns wurden zu einem neuen Stapel gemischt.
    }
}
event-placed = { $seat_has } { $piece_a } auf { $tile } gesetzt.
event-settled = Aus dem Beutel kam { $tribe_nom } auf { $tile }.
event-bought = { $gold ->
    [0] { $seat_has } { $card_a } als zweite Karte genommen.
   *[other] { $seat_has } { $card_a } für { $gold } Gold gekauft.
}
event-sacrificed = { $fakirs ->
    [0] { $seat_has } am Heiligen Ort zwei Älteste gezahlt.
   *[other] { $seat_has } am Heiligen Ort einen Ältesten und einen Fakir gezahlt.
}
event-gained = { $seat_has } den Dschinn { $djinn } gewonnen.
event-looked = { $number ->
    [one] { $seat_has } einen Dschinn gezogen.
   *[other] { $seat_has } { $number } Dschinns gezogen.
}
event-looked-at = { $seat_has } { $each_djinn } gezogen.
event-discarded-djinn = { $seat_has } den Dschinn { $djinn } abgeworfen.
event-sold = { $seat_has } { $each_card } für { $gold } Gold verkauft.
event-card-laid = { $card_id ->
    [fakir] In der Reihe liegt neu ein Fakir.
    [jewels] In der Reihe liegen neu Edelsteine.
    [spice] In der Reihe liegen neu Gewürze.
    [pottery] In der Reihe liegen neu Töpferwaren.
   *[other] In der Reihe liegt neu { $card }.
}
event-djinn-laid = Der Dschinn { $djinn } erscheint.
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
}. Du hast { $elders ->
    [0] keine Ältesten
    [one] 1 Ältesten
   *[other] { $elders } Älteste
} und { $fakirs ->
    [0] keine Fakire
    [one] 1 Fakir
   *[other] { $fakirs } Fakire
}.
reason-no-effect = { $djinn } hätte keine Wirkung, denn { $missing_id ->
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
reason-needs-village = Plättchen { $tile } ist kein Dorf.
reason-needs-oasis = Plättchen { $tile } ist keine Oase.
reason-not-bare = Plättchen { $tile } ist nicht leer; weder Kamel noch Meeple, Palme oder Palast darf dort stehen.
reason-not-unbuilt = Auf { $tile } muss ein Meeple stehen, aber kein Kamel, keine Palme und kein Palast.
reason-not-drawn = { $djinn } ist nicht unter den gezogenen Dschinns.
reason-no-meeples = Auf { $tile } steht kein Meeple.
reason-start-cannot-finish = { $number ->
    [one] Der Meeple von { $tile } trifft auf keinem Plättchen daneben seine Farbe.
   *[other] Wie du die { $number } Meeples von { $tile } auch verteilst, der letzte trifft seine Farbe nicht.
}
reason-not-in-hand = Du hast { $tribe_no } in der Hand.
reason-not-adjacent = Plättchen { $tile } hat keine Kante mit { $here } gemeinsam.
reason-straight-back = Du kommst von { $tile }; sofort zurück geht es nicht.
reason-last-must-meet = Der letzte Meeple muss seine Farbe treffen, und auf { $tile } steht kein { $tribe }.
reason-drop-cannot-finish = { $number ->
    [one] Setzt du { $tribe_a } auf { $tile }, trifft der letzte Meeple seine Farbe nicht mehr.
   *[other] Setzt du { $tribe_a } auf { $tile }, lassen sich die { $number } übrigen nicht zu Ende verteilen.
}
reason-fakirs-useless = { $number ->
    [0] Kein Meeple steht außer Reichweite deiner Meuchelmörder.
    [one] Mit 1 Fakir erreichst du jeden Meeple; weitere wären vergeudet.
   *[other] Mit { $number } Fakiren erreichst du jeden Meeple; weitere wären vergeudet.
}
reason-out-of-range = Plättchen { $tile } ist { $distance } entfernt, deine Meuchelmörder reichen { $range } weit.
reason-not-two-there = Auf { $tile } steht nur ein Meeple.
reason-no-such-seat = An diesem Tisch gibt es keinen Spieler { $number }.
reason-own-pieces = Deine eigenen Wesire und Ältesten sind keine Ziele.
reason-boaz = Boaz schützt die Wesire und Ältesten { $victim_of }.
reason-none-before = { $victim_has } weder Wesire noch Älteste.
reason-not-two-before = { $victim_has } nur einen Wesir oder Ältesten.
reason-one-victim = Nur { $djinn } tötet zwei zugleich.
reason-two-victims = Mit { $djinn } werden zwei getötet.
reason-not-at-target = { $number ->
    [0] Dort steht kein { $tribe }.
    [one] Dort steht nur 1 { $tribe }.
   *[other] Dort stehen nur { $number } { $tribe_many }.
}
reason-not-neighbour = Plättchen { $tile } berührt { $here } nicht.
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
reason-kind-chosen = { $card } hast du schon im Satz.
reason-sell-order = Wähle die Güter der Reihe nach; zuletzt war es { $card }.
reason-not-held = Du hast { $card_no }.
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
reason-own-moment = { $djinn } wird angeboten, { $moment_id ->
    [bid] wenn du bietest
    [builders] wenn deine Baumeister Gold verdienen
    [palace] wenn du einen Palast setzt
    [palm] wenn du eine Palme setzt
   *[assassins] wenn deine Meuchelmörder zuschlagen
}.
reason-standing-there = Du stehst auf { $tile }; der nächste Meeple kommt auf ein Plättchen mit gemeinsamer Kante.
reason-meant-for-it = { $piece_id ->
    [palm] Die Palme
   *[palace] Der Palast
} war für { $tile } bestimmt; wähle ein Nachbarplättchen.
reason-only-fakirs = Du hast nur Fakire, und die werden nie verkauft.
reason-chance-only = Das entscheidet der Zufall, kein Spieler.
reason-bid-first = Erst wird geboten; gespielt wird, wenn jeder Zuganzeiger geboten hat.
reason-no-moves = Keine Bewegung ist mehr möglich; in dieser Runde bleiben nur Kräfte und Verkäufe.
reason-window-first = Vor der Bewegung kannst du eine Kraft nutzen: Nutze sie oder mach weiter, dann wähle das Plättchen.
reason-power-first = Führe erst die Kraft zu Ende, die du nutzt.
reason-sowing = Du verteilst noch: In deiner Hand { $number ->
    [one] ist 1 Meeple
   *[other] sind { $number } Meeples
}.
reason-moved = In diesem Zug hast du deine Bewegung schon gemacht.
reason-lift-first = Wähle erst das Plättchen, dessen Meeples du nimmst.
reason-bid-stands = Dein Zuganzeiger liegt auf dem Feld für { $price } und bleibt dort: Sag, wie viele Fakire du abwirfst.
reason-bids-made = Die Gebote dieser Runde stehen.
reason-no-window = Kräfte nutzt man vor der Bewegung, vor und nach der Aktion der Sippe und am Ende des Zuges, nicht jetzt.
reason-pay-first = Wähle erst, wie du zahlst.
reason-only-sacred = Einen Dschinn nimmt man, wenn die Bewegung auf einem Heiligen Ort endet und man ihn bezahlt.
reason-fakirs-first = Sag erst, wie viele Fakire die Reichweite verlängern.
reason-iblis-first = Sag erst, ob du mit Iblis zwei tötest.
reason-only-market = Karten der Reihe kauft man, wenn die Bewegung auf einem Markt endet.
reason-sell-first = Wähle erst das Verkaufen, dann die Güter.
reason-sell-later = Güter verkauft man am Ende des Zuges.
reason-sale-on = Du verkaufst gerade: Wähle die Güter oder schließe den Satz ab.
reason-turn-goes-on = Dein Zug ist noch nicht am Ende.
reason-nothing-to-pass = Es gibt nichts zu passen, denn jetzt kann keine Kraft genutzt werden.
reason-second-card = Die zweite Karte gehört zum Kauf; nimm sie.
reason-must-move = Eine Bewegung ist möglich, also musst du eine machen.
reason-tile-cannot-finish = { $number ->
    [one] Was du auch auf { $tile } setzt, der letzte Meeple träfe seine Farbe nicht.
   *[other] Was du auch auf { $tile } setzt, die { $number } übrigen ließen sich nicht zu Ende verteilen.
}

## Cards: names of things

name-thing-tile = { $type }, { $tile }
name-thing-place = Platz { $tile }
name-thing-meeple = { $tribe }, { $tile }
name-thing-hand = { $tribe } in der Hand
name-thing-vizier = Wesire von { $owner }
name-thing-vizier-yours = Deine Wesire
name-thing-elder = Älteste von { $owner }
name-thing-elder-yours = Deine Ältesten
name-thing-spot = Gebot von { $price }
name-thing-bid = Bietreihenfolge, Platz { $place }
name-thing-known = { $owner_you ->
    [yes] { $card }, auf deiner Hand
   *[no] { $card }, auf der Hand von { $owner }
}
name-thing-player = { $owner }
name-thing-gold = Gold von { $owner }
name-thing-gold-yours = Dein Gold
name-thing-camels = Kamele von { $owner }
name-thing-camels-yours = Deine Kamele
name-thing-cards = Karten von { $owner }
name-thing-cards-yours = Deine Karten
name-thing-pile = Stapel der Rohstoffkarten
name-thing-discards = Ablage der Rohstoffkarten
name-thing-djinn-pile = Stapel der Dschinns
name-thing-djinn-discards = Ablage der Dschinns
name-thing-palms = Vorrat an Palmen
name-thing-palaces = Vorrat an Palästen

## Cards: tiles and meeples

card-tile-unlaid = Hier wird vor der Partie zufällig eines der dreißig Plättchen ausgelegt.
card-tile-oasis = Wer hier eine Bewegung beendet, muss eine Palme setzen; wer das Plättchen besitzt, bekommt 3 SP für jede.
card-tile-village = Wer hier eine Bewegung beendet, muss einen Palast setzen; wer das Plättchen besitzt, bekommt 5 SP für jeden.
card-tile-small-market = Wer hier eine Bewegung beendet, darf für 3 Gold eine der ersten drei Karten der Reihe nehmen.
card-tile-large-market = Wer hier eine Bewegung beendet, darf für 6 Gold zwei der ersten sechs Karten der Reihe nehmen.
card-tile-sacred-place = Wer hier eine Bewegung beendet, darf für zwei Älteste oder einen Ältesten und einen Fakir einen offenen Dschinn nehmen.
card-tile-kind = Plättchen, { $value } SP, { $colour_id ->
    [blue] blau
   *[red] rot
}, noch ohne Kamel
card-tile-owned-kind = Plättchen, { $value } SP, { $colour_id ->
    [blue] blau
   *[red] rot
}, { $owner_you ->
    [no] Kamel von { $owner }
   *[yes] dein Kamel
}
card-tile-yours-kind = Plättchen, { $value } SP, { $colour_id ->
    [blue] blau
   *[red] rot
}, dein Kamel
card-meeple-vizier = Wesire, die du nimmst, bleiben vor dir: je 1 SP, und 10 SP für jeden Mitspieler, der weniger hat.
card-meeple-elder = Älteste, die du nimmst, bleiben vor dir: je 2 SP, oder du bezahlst mit ihnen Dschinns und ihre Kräfte.
card-meeple-merchant = Kaufleute, die du nimmst, bringen ebenso viele Karten vom Anfang der Reihe; danach kommen sie in den Beutel.
card-meeple-builder = Baumeister, die du nimmst, bringen je 1 Gold für jedes blaue Plättchen: dieses selbst und alle, die es berühren.
card-meeple-assassin = Meuchelmörder, die du nimmst, töten einen Meeple, der höchstens so viele Plättchen entfernt ist, wie es Meuchelmörder sind, oder einen Wesir oder Ältesten eines Mitspielers.
card-meeple-kind = Meeple, { $number } dieser Sippe auf dem Plättchen
card-hand-kind = Meeple, der verteilt wird, { $number } in der Hand
card-front-kind = { $number } vor { $owner_dat }
card-front-yours-kind = { $number } vor dir
now-meeples = Auf dem Plättchen: { $each_tribe_counted }.
now-blue = { $blue ->
    [0] Kein blaues Plättchen für Baumeister ringsum.
    [one] Blaue Plättchen für Baumeister, es selbst eingeschlossen: 1.
   *[other] Blaue Plättchen für Baumeister, es selbst eingeschlossen: { $blue }.
}
now-pieces = Palmen: { $palms }, Paläste: { $palaces }. Wer das Plättchen besitzt, bekommt mit ihnen { $points } SP.
now-palms-left = Palmen im Vorrat: { $number }.
now-palaces-left = Paläste im Vorrat: { $number }.
now-market = Im Angebot: { $each_card }.
now-market-gold = Im Angebot: { $each_card }. Du hast { $gold } Gold.
now-row-empty = Die Reihe ist bis zum Ende der Runde leer.
now-sacred = Offen liegen: { $each_djinn }.
now-sacred-none = Bis zum Ende der Runde liegt kein Dschinn offen.
now-payers = Du hast { $elders ->
    [0] keine Ältesten
    [one] 1 Ältesten
   *[other] { $elders } Älteste
} und { $fakirs ->
    [0] keine Fakire
    [one] 1 Fakir
   *[other] { $fakirs } Fakire
}.
now-meeple-vizier = Ein Wesir, hier zuletzt gesetzt, bringt { $number } Wesire.
now-meeple-elder = Ein Ältester, hier zuletzt gesetzt, bringt { $number } Älteste.
now-meeple-merchant = { $each_card ->
    [nichts] Ein Kaufmann, hier zuletzt gesetzt, bringt nichts.
   *[other] Ein Kaufmann, hier zuletzt gesetzt, bringt { $each_card_a }.
}
now-meeple-builder = Ein Baumeister, hier zuletzt gesetzt, bringt { $gold } Gold: { $number } Baumeister mal { $blue } blaue.
now-meeple-assassin = Ein Meuchelmörder, hier zuletzt gesetzt, gibt { $number } Meuchelmördern Reichweite { $number }.
now-ends = Als letzter passt er auf { $each_tile }.
now-viziers = Jetzt { $points } SP wert; Mitspieler mit weniger: { $fewer }.
now-elders = Jetzt { $points } SP wert.

## Cards: tracks, cards, players, supplies

card-spot = Du zahlst sofort { $price } Gold an die Bank; höhere Gebote spielen vor dir, niedrigere nach dir.
card-spot-zero = Es kostet nichts, aber alle, die zahlen, spielen vor dir, und ebenso alle, die nach dir 0 bieten.
card-spot-kind = Zugreihenfolge, Platz für einen Zuganzeiger
card-spot-zero-kind = Zugreihenfolge, Platz für drei Zuganzeiger
card-bid = Geboten wird von Platz 1 an; die Zugreihenfolge einer Runde ist die Bietreihenfolge der nächsten.
now-spot-taken = Hier liegt { $owner_you ->
    [yes] dein Zuganzeiger
   *[no] der Zuganzeiger von { $owner }
}.
now-spot-place = Nach den Geboten bisher wärst du als Nummer { $place } am Zug.
now-spot-left = { $left ->
    [0] Es bliebe kein Gold.
    [one] Es bliebe 1 Gold, 1 SP.
   *[other] Es blieben { $left } Gold, je 1 SP.
}
now-spot-short = { $missing ->
    [one] Dir fehlt 1 Gold.
   *[other] Dir fehlen { $missing } Gold.
}
now-bid-marker = Hier liegt { $owner_you ->
    [yes] dein Zuganzeiger
   *[no] der Zuganzeiger von { $owner }
}.
card-goods = Verschiedene Güter zusammen sind 1, 3, 7, 13, 21, 30, 40, 50 oder 60 wert: Gold beim Verkauf oder SP am Ende.
card-fakir = Bezahlt Dschinns und Kräfte, lässt Baumeister mehr verdienen und Meuchelmörder weiter reichen; verkauft wird er nie.
card-row-kind = Rohstoffkarte, Platz { $place } der Reihe, { $number } im Spiel
card-card-kind = Rohstoffkarte, { $number } auf deiner Hand
card-goods-kind = Rohstoffkarte, { $number } im Spiel
card-known-kind = Vor aller Augen genommen: { $number }
now-reach = { $reach_id ->
    [both] Beide Märkte reichen bis zu ihr.
    [large] Nur ein Großer Markt reicht bis zu ihr.
   *[none] Kein Markt reicht bis zu ihr, ehe Karten davor weg sind.
}
now-set-with = { $kinds ->
    [0] Du hast noch keine Güter; allein ist es { $more } wert.
    [one] Du hast 1 Sorte im Wert von { $worth }; damit sind es 2 Sorten im Wert von { $more }.
   *[other] Du hast { $kinds } Sorten im Wert von { $worth }; damit wären es { $more }.
}
now-set-double = Davon hast du schon { $number }; eine weitere gehört in einen weiteren Satz.
now-hand = Behalten sind deine Güter { $points } SP wert; ein Satz von { $kinds ->
    [one] 1 Sorte
   *[other] { $kinds } Sorten
} bringt verkauft { $gold } Gold.
now-fakirs = Du hast { $number ->
    [0] keine Fakire
    [one] 1 Fakir
   *[other] { $number } Fakire
}.
card-player = Wer die meisten Siegpunkte hat, gewinnt: Es zählen Gold, Wesire, Älteste, Dschinns, Palmen, Paläste, Plättchen und Güter.
card-player-kind = Bisher { $points } SP
card-player-part-kind = Bisher { $points } SP, ohne Verborgenes
now-sheet = Wesire { $viziers }, Älteste { $elders }, Dschinns { $djinns }, Palmen { $palms }, Paläste { $palaces }, Plättchen { $tiles }.
now-sheet-gold = Gold { $gold }.
now-sheet-merchandise = Güter { $merchandise }.
card-gold = Mit Gold bezahlst du Gebote und Karten der Märkte; jede Münze, die am Ende bleibt, ist 1 SP.
card-gold-kind = { $number } Gold, { $number } SP
card-gold-secret-kind = Bis zum Ende geheim
now-gold-secret = Alle Einnahmen und Zahlungen stehen im Verlauf.
card-camels = Ein Kamel nimmt ein Plättchen, das du leerst, für immer in Besitz; stellt jemand sein letztes, ist es die letzte Runde.
card-camels-kind = { $number } noch nicht gestellt
now-tiles = { $number ->
    [0] Noch kein Plättchen in Besitz.
    [one] 1 Plättchen in Besitz, { $points } SP wert ohne Palmen und Paläste darauf.
   *[other] { $number } Plättchen in Besitz, { $points } SP wert ohne Palmen und Paläste darauf.
}
card-cards = Güter bilden Sätze, Fakire bezahlen Dschinns und Kräfte; was aus der Reihe kam, bleibt allen bekannt.
card-cards-kind = { $number ->
    [one] 1 Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
now-known = Allen bekannt: { $each_card }.
now-unknown = { $number ->
    [one] 1 Karte kennt nur, wer sie hält.
   *[other] { $number } Karten kennt nur, wer sie hält.
}
card-pile = Am Ende einer Runde wird die Reihe von diesem Stapel auf neun Karten ergänzt; auch Sloar und Kandicha ziehen davon.
card-discards = Hier liegen verkaufte und zum Zahlen abgegebene Karten; ist der Stapel leer, werden sie zu einem neuen Stapel gemischt.
card-djinn-pile = Am Ende einer Runde werden von hier Dschinns ausgelegt, bis drei offen liegen; auch Sibittis zieht davon.
card-djinn-discards = Hier liegen Dschinns, die nach Sibittis niemand behielt; ist der Stapel leer, werden sie zu einem neuen Stapel gemischt.
card-stack-kind = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
now-lies = Hier liegen: { $each_card }.
now-lies-djinns = Hier liegen: { $each_djinn }.
card-palms = Eine Palme kommt auf eine Oase, wenn dort eine Bewegung endet; wer das Plättchen besitzt, bekommt 3 SP dafür.
card-palaces = Ein Palast kommt auf ein Dorf, wenn dort eine Bewegung endet; wer das Plättchen besitzt, bekommt 5 SP dafür.
card-supply-kind = { $number } übrig
card-bag = Hier liegen benutzte Kaufleute, Baumeister und Meuchelmörder und alle, die getötet oder als Zahlung abgegeben wurden; Anun-Nak zieht daraus.
card-bag-kind = { $number ->
    [one] 1 Meeple
   *[other] { $number } Meeples
}
now-bag = Wesire { $vizier }, Älteste { $elder }, Kaufleute { $merchant }, Baumeister { $builder }, Meuchelmörder { $assassin }.

## What djinns do

power-al-amin = Am Ende zählen je zwei Fakire auf deiner Hand als eine weitere Güterkarte einer Sorte, die dir fehlt.
power-anun-nak = Einmal in deinem Zug ziehst du drei Meeples aus dem Beutel und stellst sie auf ein Plättchen ohne Kamel, Meeple, Palme und Palast.
power-baal = Wird ein Dschinn gewonnen, erhältst du Gold: 1, wenn du ihn gewinnst, 2, wenn es jemand anderes ist.
power-boaz = Meuchelmörder können die Wesire und Ältesten vor dir weder töten noch gefangen nehmen.
power-bouraq = Einmal in deinem Zug setzt du einen Palast auf ein beliebiges Dorf, wem es auch gehört.
power-echidna = Einmal in deinem Zug, wenn deine Baumeister Gold verdienen, verdienen sie das Doppelte, auch mit Fakiren.
power-enki = Einmal in deinem Zug setzt du eine Palme auf eine beliebige Oase, wem sie auch gehört.
power-hagis = Einmal in deinem Zug, wenn du einen Palast setzt, setzt du ihn auf eines der bis zu acht Plättchen ringsum.
power-haurvatat = Am Ende ist jede Palme auf deinen Plättchen 5 SP wert statt 3.
power-ibus = Einmal in deinem Zug töten deine Meuchelmörder zwei Meeples auf einem Plättchen oder zwei Wesire oder Älteste eines Mitspielers.
power-jafaar = Am Ende ist jeder deiner Wesire 3 SP wert statt 1; die 10 SP je Mitspieler bleiben gleich.
power-kandicha = Deine Meuchelmörder bringen dir ein, was sie treffen: eine Karte für einen Kaufmann, Gold für einen Baumeister; Wesire und Älteste kommen zu dir.
power-kumarbi = Beim Bieten senkt jeder Fakir, den du abwirfst, den Preis um ein Feld; dein Zuganzeiger bleibt, wo er ist.
power-lamia = Einmal in deinem Zug, wenn du eine Palme setzt, setzt du sie auf eines der bis zu acht Plättchen ringsum.
power-leta = Einmal in deinem Zug stellst du ein Kamel auf ein Plättchen ohne Kamel, Meeple, Palme und Palast.
power-marid = Wird ein Meeple auf ein Plättchen mit deinem Kamel gesetzt, erhältst du Gold: 1 in deinem Zug, 2 in einem anderen.
power-monkir = Wird ein Palast gesetzt, erhältst du Gold: 1, wenn du ihn setzt, 2, wenn es jemand anderes ist.
power-nekir = Töten Meuchelmörder, erhältst du Gold: 1, wenn es deine sind, 2, wenn es andere sind.
power-shamhat = Am Ende ist jeder deiner Ältesten 4 SP wert statt 2.
power-sibittis = Einmal in deinem Zug ziehst du die obersten drei Dschinns, behältst einen und legst die anderen ab.
power-sloar = Einmal in deinem Zug zahlst du einen Fakir und nimmst die oberste Karte des Rohstoffstapels.
power-utug = Einmal in deinem Zug stellst du ein Kamel auf ein Plättchen mit Meeples, aber ohne Kamel, Palme und Palast.

## Cards: djinns

card-djinn-al-amin = { power-al-amin }
card-djinn-anun-nak = { power-anun-nak }
card-djinn-baal = { power-baal }
card-djinn-boaz = { power-boaz }
card-djinn-bouraq = { power-bouraq }
card-djinn-echidna = { power-echidna }
card-djinn-enki = { power-enki }
card-djinn-hagis = { power-hagis }
card-djinn-haurvatat = { power-haurvatat }
card-djinn-ibus = { power-ibus }
card-djinn-jafaar = { power-jafaar }
card-djinn-kandicha = { power-kandicha }
card-djinn-kumarbi = { power-kumarbi }
card-djinn-lamia = { power-lamia }
card-djinn-leta = { power-leta }
card-djinn-marid = { power-marid }
card-djinn-monkir = { power-monkir }
card-djinn-nekir = { power-nekir }
card-djinn-shamhat = { power-shamhat }
card-djinn-sibittis = { power-sibittis }
card-djinn-sloar = { power-sloar }
card-djinn-utug = { power-utug }
card-djinn-kind = Dschinn, { $points } SP, { $cost_id ->
    [none] wirkt von selbst
    [any] kostet einen Ältesten oder einen Fakir
    [pair] kostet zwei Älteste oder einen Ältesten und einen Fakir
    [fakir] kostet einen Fakir
   *[fakirs] kostet Fakire
}
now-djinn-display = Liegt offen für die Heiligen Orte aus.
now-djinn-yours = Er gehört dir.
now-djinn-used = Er gehört dir; seine Kraft ist diesmal schon genutzt.
now-djinn-owner = Er gehört { $owner_dat }.
now-djinn-discarded = Er liegt in der Ablage der Dschinns.
now-djinn-drawn = Du hast ihn mit Sibittis gezogen.
now-djinn-more = { $more ->
    [0] Bisher brächte er dir keine weiteren Punkte.
   *[other] Mit dem, was du jetzt hast, brächte er dir { $more } SP mehr.
}
now-djinn-pile = Karten im Stapel: { $number }.
now-djinn-djinns = Dschinns im Stapel: { $number }.
now-djinn-bare = Leere Plättchen: { $number }.
now-djinn-settle = Plättchen mit Meeples und ohne Kamel, Palme und Palast: { $number }.
now-djinn-camels = Deine übrigen Kamele: { $number }.
now-djinn-bag = Meeples im Beutel: { $number }.
now-djinn-tiles = Plättchen mit deinem Kamel: { $number }.

## The card at the end of a round

pause-round = Runde { $number } ist zu Ende
pause-round-about = Gold, Karten und alles andere zählen, wie sie jetzt stehen.
pause-round-about-secret = Die Summen der anderen sind ohne ihr Gold und ihre Karten, die bis zum Ende verborgen bleiben.
pause-tiles = Plättchen genommen
pause-changes = Gewonnen und verloren
pause-camels = Kamele übrig
pause-tile = { $type }, { $tile }
pause-number = { $number }
pause-djinn = { $djinn }
pause-victims = getroffen: { $each_tribe_counted }
pause-cards = Neu in der Reihe: { $each_card }.
pause-djinns = Neu ausgelegt: { $each_djinn }.
pause-next = Jetzt bieten alle wieder, in der Reihenfolge, in der sie am Zug waren.
pause-go = Weiter zu den Geboten von Runde { $number }

## Goods that choices give and cost

good-gold = { $amount } Gold
good-vizier = { $amount ->
    [one] 1 Wesir
   *[other] { $amount } Wesire
}
good-elder = { $amount ->
    [one] 1 Ältester
   *[other] { $amount } Älteste
}
good-fakir = { $amount ->
    [one] 1 Fakir
   *[other] { $amount } Fakire
}
good-card = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}
good-points = { $amount } SP

## Events told beside another

and-gained = und { $seat_aux } den Dschinn { $djinn } gewonnen
and-claimed = und { $seat_aux } das Plättchen in Besitz genommen

## Warum das Spiel zu Ende ist und woher die Punkte kommen

end-last-camel = { $seat_has } das letzte Kamel gestellt; alle haben Runde { $number } zu Ende gespielt.
end-no-move = { $seat_has } in Runde { $number } keine mögliche Bewegung gefunden.
end-no-move-left = Nach Runde { $number } war auf dem Plan keine Bewegung mehr möglich.
end-gold =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
end-viziers = { $fewer ->
    [0] { $number }
    [one] { $number }; 1 Mitspieler hat weniger
   *[other] { $number }; { $fewer } Mitspieler haben weniger
}
end-number = { $number }
end-djinns = { $each_djinn }
end-tiles = { $number } Plättchen
end-sets = in Sätzen zu { $each_size }

## Eine Zeile über dem Plan

settled-order = Zugreihenfolge steht fest
settled-paid = { $gold ->
    [0] 0 geboten
   *[other] { $gold } gezahlt
}
