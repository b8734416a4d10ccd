## Names

name-yspahan = Yspahan
name-none = keine Karte
name-camel = Kamel
name-gold = Gold
name-cube = Ware (Stein)
name-card = Karte
name-white-die = Weißer Würfel
name-yellow-die = Gelber Würfel
name-supervisor = Aufseher
name-caravan = Karawane
name-tower = Würfel-Tableau
name-city = Stadtplan
name-street = Straße
name-centre = Kreuzung
name-district = Viertel
name-souk = Basar
name-shop = Laden
name-bag = Sack
name-barrel = Fass
name-chest = Truhe
name-vase = Amphore
name-first-player = Startspieler
name-week = Woche
name-day = Tag
name-paddock = Pferch
name-store = Handelshaus
name-hammam = Hamam
name-caravanserai = Karawanserei
name-bazaar = Großer Basar
name-hoist = Flaschenzug
name-exchange = Tausch
name-three-camels = Drei Kamele
name-three-gold = Drei Goldmünzen
name-place-cube = Lieferung
name-load-caravan = Beladung
name-sell-camels = Kamelverkauf
name-sell-gold = Gold für Ruhm
name-no-camels = Bau ohne Kamele
name-no-gold = Bau ohne Gold
name-deck = Stapel
name-discard = Ablage
name-hand = Deine Karten
name-points = Punkte
name-buildings = Gebäude
name-cards = Karten
name-camels = Kamele
name-player = Spieler

name-blue = Blau
name-green = Grün
name-red = Rot
name-yellow = Gelb

name-c = Kreuzung
name-w1 = West 1
name-w2 = West 2
name-w3 = West 3
name-w4 = West 4
name-w5 = West 5
name-w6 = West 6
name-w7 = West 7
name-w8 = West 8
name-w9 = West 9
name-w10 = West 10
name-e1 = Ost 1
name-e2 = Ost 2
name-e3 = Ost 3
name-e4 = Ost 4
name-e5 = Ost 5
name-e6 = Ost 6
name-e7 = Ost 7
name-n1 = Nord 1
name-n2 = Nord 2
name-n3 = Nord 3
name-n4 = Nord 4
name-s1 = Süd 1
name-s2 = Süd 2
name-s3 = Süd 3
name-s4 = Süd 4
name-s5 = Süd 5
name-s6 = Süd 6
name-s7 = Süd 7

name-bag-3 = Sackbasar 3
name-bag-4 = Sackbasar 4
name-bag-6 = Sackbasar 6
name-bag-8 = Sackbasar 8
name-barrel-3 = Fassbasar 3
name-barrel-4 = Fassbasar 4
name-barrel-6 = Fassbasar 6
name-barrel-8 = Fassbasar 8
name-chest-4 = Truhenbasar 4
name-chest-6 = Truhenbasar 6
name-chest-8 = Truhenbasar 8
name-vase-4 = Amphorenbasar 4
name-vase-6 = Amphorenbasar 6
name-vase-12 = Amphorenbasar 12

name-bag-3-0 = Sackbasar 3, Laden 1
name-bag-3-1 = Sackbasar 3, Laden 2
name-bag-3-2 = Sackbasar 3, Laden 3
name-bag-4-0 = Sackbasar 4, Laden 1
name-bag-4-1 = Sackbasar 4, Laden 2
name-bag-4-2 = Sackbasar 4, Laden 3
name-bag-4-3 = Sackbasar 4, Laden 4
name-bag-6-0 = Sackbasar 6, Laden 1
name-bag-6-1 = Sackbasar 6, Laden 2
name-bag-6-2 = Sackbasar 6, Laden 3
name-bag-6-3 = Sackbasar 6, Laden 4
name-bag-6-4 = Sackbasar 6, Laden 5
name-bag-8-0 = Sackbasar 8, Laden 1
name-bag-8-1 = Sackbasar 8, Laden 2
name-bag-8-2 = Sackbasar 8, Laden 3
name-bag-8-3 = Sackbasar 8, Laden 4
name-bag-8-4 = Sackbasar 8, Laden 5
name-bag-8-5 = Sackbasar 8, Laden 6
name-barrel-3-0 = Fassbasar 3, Laden 1
name-barrel-3-1 = Fassbasar 3, Laden 2
name-barrel-4-0 = Fassbasar 4, Laden 1
name-barrel-4-1 = Fassbasar 4, Laden 2
name-barrel-4-2 = Fassbasar 4, Laden 3
name-barrel-6-0 = Fassbasar 6, Laden 1
name-barrel-6-1 = Fassbasar 6, Laden 2
name-barrel-6-2 = Fassbasar 6, Laden 3
name-barrel-6-3 = Fassbasar 6, Laden 4
name-barrel-8-0 = Fassbasar 8, Laden 1
name-barrel-8-1 = Fassbasar 8, Laden 2
name-barrel-8-2 = Fassbasar 8, Laden 3
name-barrel-8-3 = Fassbasar 8, Laden 4
name-barrel-8-4 = Fassbasar 8, Laden 5
name-chest-4-0 = Truhenbasar 4, Laden 1
name-chest-4-1 = Truhenbasar 4, Laden 2
name-chest-6-0 = Truhenbasar 6, Laden 1
name-chest-6-1 = Truhenbasar 6, Laden 2
name-chest-6-2 = Truhenbasar 6, Laden 3
name-chest-8-0 = Truhenbasar 8, Laden 1
name-chest-8-1 = Truhenbasar 8, Laden 2
name-chest-8-2 = Truhenbasar 8, Laden 3
name-chest-8-3 = Truhenbasar 8, Laden 4
name-vase-4-0 = Amphorenbasar 4, Laden 1
name-vase-6-0 = Amphorenbasar 6, Laden 1
name-vase-6-1 = Amphorenbasar 6, Laden 2
name-vase-12-0 = Amphorenbasar 12, Laden 1
name-vase-12-1 = Amphorenbasar 12, Laden 2
name-vase-12-2 = Amphorenbasar 12, Laden 3

## Prompts

prompt-d-yellow = Gelbe Würfel mitwürfeln? Jeder kostet 1 Gold.
prompt-d-yellow-other = { $actor } kann gelbe Würfel dazunehmen und würfelt.
prompt-d-group = Nimm eine Gruppe Würfel vom Tableau.
prompt-d-group-other = { $actor } nimmt eine Gruppe Würfel.
prompt-d-action = { $number ->
    [one] Was machst du mit 1 Würfel mit Wert { $value } ({ $level })?
   *[other] Was machst du mit { $number } Würfeln mit Wert { $value } ({ $level })?
}
prompt-d-action-other = { $number ->
    [one] { $actor } hat 1 Würfel mit Wert { $value } ({ $level }).
   *[other] { $actor } hat { $number } Würfel mit Wert { $value } ({ $level }).
}
prompt-d-boost = { $level }, { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
}: eine Karte ablegen, um einen Würfel mehr zu zählen?
prompt-d-boost-other = { $level }, { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
}: { $actor } kann eine Karte für einen Würfel mehr ablegen.
prompt-d-supply = { $number ->
    [one] Lege 1 Stein ins Viertel { $district }.
   *[other] Lege einen Stein ins Viertel { $district }, noch { $number }.
}
prompt-d-supply-other = { $number ->
    [one] { $actor } legt 1 Stein ins Viertel { $district }.
   *[other] { $actor } legt { $number } Steine ins Viertel { $district }.
}
prompt-d-move = Wohin geht der Aufseher? Würfel: { $value }; Gold für andere Wege: { $gold }.
prompt-d-move-other = { $actor } bewegt den Aufseher um { $value }, mit { $gold } Gold für längere oder kürzere Wege.
prompt-d-order = Zwei Steine gehen zur Karawane. Welcher zuerst?
prompt-d-order-other = Zwei Steine gehen zur Karawane. { $actor } bestimmt, welcher zuerst.
prompt-d-camel = Dein Stein geht: { $shop }. Für 1 Kamel behalten?
prompt-d-camel-other = { $actor } entscheidet über den Stein: { $shop }.
prompt-d-next = Karten vor dem zweiten Stein ({ $shop })?
prompt-d-next-other = { $actor } kann Karten spielen, bevor der zweite Stein ({ $shop }) geht.
prompt-d-build = Welches Gebäude baust du?
prompt-d-build-other = { $actor } wählt ein Gebäude.
prompt-d-end = Deine Aktion ist getan. Noch etwas, bevor dein Zug endet?
prompt-d-end-other = { $actor } beendet den Zug.
prompt-d-exchange = Tausche Kamele gegen Gold oder Gold gegen Kamele.
prompt-d-exchange-other = { $actor } tauscht Kamele und Gold.
prompt-d-place = Lege 1 Stein in einen Laden, der dir offensteht.
prompt-d-place-other = { $actor } legt 1 Stein.
prompt-d-sell-camels = Wie viele Kamele verkaufst du, für je 2 Punkte?
prompt-d-sell-camels-other = { $actor } verkauft Kamele für Punkte.
prompt-d-sell-gold = Wie viel Gold gibst du, für je 1 Punkt?
prompt-d-sell-gold-other = { $actor } gibt Gold für Punkte.

## Choices

choice-first-player = Spieler { $seat } beginnt
choice-white = Weißer Würfel: { $face }
choice-yellow = Gelber Würfel: { $face }
choice-deal = { $card } austeilen
choice-buy = { $number ->
    [0] Ohne gelbe Würfel würfeln
    [one] 1 gelben Würfel für 1 Gold dazunehmen und würfeln
   *[other] { $number } gelbe Würfel für { $number } Gold dazunehmen und würfeln
}
choice-take = { $level }: { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
} mit Wert { $value }
choice-draw = Eine Karte ziehen
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] 1 Kamel nehmen
           *[other] { $goods } Kamele nehmen
        }
        [gold] { $goods } Gold nehmen
       *[other] { $goods ->
            [one] 1 Stein legen
           *[other] { $goods } Steine legen
        }
    }
    [supervisor] Den Aufseher um { $value } bewegen
    [card] Eine Karte ziehen
   *[build] Ein Gebäude bauen
}
choice-boost = { $card_id ->
    [none] Nichts ablegen
   *[other] { $card } ablegen
}
choice-supply = { $shop }
choice-move = { $square }: { $gold ->
    [0] kostenlos
   *[other] { $gold } Gold zahlen, danach { $left }
}{ $cubes ->
    [0] { "" }
    [one] , 1 Stein geht
   *[other] , { $cubes } Steine gehen
}
choice-send-first = Zuerst: { $shop }
choice-send = Den Stein zur Karawane gehen lassen
choice-pay = 1 Kamel zahlen und den Stein behalten, danach { $left }
choice-continue = Weiter mit dem zweiten Stein
choice-end = Den Zug beenden
choice-play = { $card } spielen
choice-build = { $building }: { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}, { $gold } Gold{ $mode_id ->
    [normal] { "" }
    [no-camels] , Karte ohne Kamele
    [no-gold] , Karte ohne Gold
   *[both] , beide Baukarten
}{ $points ->
    [0] { "" }
   *[other] , { $points } Punkte
}
choice-camels-to-gold = { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} für { $number } Gold
choice-gold-to-camels = { $number } Gold für { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
}
choice-place = { $shop }
choice-sell-camels = { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} für { $points } Punkte
choice-sell-gold = { $number } Gold für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Events

event-day = Woche { $week }, Tag { $day }: Startspieler { $seat }.
event-last-order = Züge des letzten Tages, wenigste Punkte zuerst: { $each_seat }.
event-bought = { $seat } nahm { $number ->
    [one] 1 gelben Würfel für 1 Gold
   *[other] { $number } gelbe Würfel für { $number } Gold
} dazu.
event-rolled = { $seat } würfelte { $each_die }.
event-rolled-yellow = Gelbe Würfel von { $seat }: { $each_die }.
event-yellow-removed = { $number ->
    [one] 1 gelber Würfel verließ
   *[other] { $number } gelbe Würfel verließen
} das Tableau.
event-took = { $seat } nahm { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
} mit Wert { $value } ({ $level }).
event-camels = { $seat } nahm { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
}.
event-gold = { $seat } nahm { $number } Gold.
event-boosted = { $seat } legte für einen Würfel mehr eine Karte ab: { $card }.
event-supplied = { $seat } legte einen Stein: { $shop }.
event-lost = { $seat } fand keinen Laden für { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
}.
event-moved = { $seat } bewegte den Aufseher: { $square }{ $gold ->
    [0] { "" }
   *[other] , für { $gold } Gold
}.
event-stayed = { $seat } ließ den Aufseher stehen: { $square }{ $gold ->
    [0] { "" }
   *[other] , für { $gold } Gold
}.
event-ordered = { $seat } ließ zuerst gehen: { $shop }.
event-kept = { $seat } zahlte 1 Kamel und behielt den Stein: { $shop }.
event-sent = { $seat } verlor einen Stein an die Karawane: { $shop }.
event-loaded = { $seat } belud Platz { $slot } der Karawane: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-caravan-full = Die volle Karawane wurde gewertet und geleert.
event-caravan-scored = { $seat } bekam { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit der Karawane ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat } musste ziehen, aber keine Karte war übrig
   *[other] { $seat } zog eine Karte
}.
event-drew-card = Du hast gezogen: { $card }.
event-reshuffled = Die Ablage wurde zum neuen Stapel mit { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
event-played = { $seat } spielte { $card }.
event-sold-camels = { $seat } verkaufte { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} für { $points } Punkte.
event-sold-gold = { $seat } gab { $number } Gold für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-swapped-camels = { $seat } tauschte { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} gegen { $number } Gold.
event-swapped-gold = { $seat } tauschte { $number } Gold gegen { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
}.
event-spent-card = { $seat } setzte { $card } ein.
event-built = { $seat } baute: { $building }, für { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} und { $gold } Gold{ $points ->
    [0] { "" }
   *[other] , { $points } Punkte
}.
event-week-ended = Woche { $week } ging zu Ende.
event-souk-scored = { $seat } bekam { $points } Punkte: { $souk }.
event-bazaar-scored = { $seat } bekam { $points } Punkte mit dem Großen Basar.
event-shops-emptied = Alle Läden wurden geleert.
event-ended = Die Partie ist zu Ende.

## Reasons

reason-gold = Das kostet { $need } Gold; du hast { $have }.
reason-camels = Das kostet { $need ->
    [one] 1 Kamel
   *[other] { $need } Kamele
}; du hast { $have }.
reason-level-empty = Hier liegen keine Würfel: { $level }.
reason-yellow-only = Hier liegen nur noch gelbe Würfel ({ $level }), und die gehören dem Startspieler.
reason-must-take = Es gibt Würfel, die du nehmen kannst.
reason-no-shop = Im Viertel { $district } steht dir kein Laden offen.
reason-no-card = Stapel und Ablage sind leer.
reason-build-two-players = Zu dritt oder zu viert baust du nach deiner Aktion, ohne Würfel.
reason-nothing-to-build = Es gibt kein Gebäude, das du bezahlen kannst.
reason-card-not-held = Diese Karte hast du nicht: { $card }.
reason-shop-full = Hier liegt schon ein Stein: { $shop }.
reason-souk-closed = { $souk } gehört { $owner }.
reason-finish-souk = { $number ->
    [one] Vollende zuerst diesen Basar des Viertels: { $souks }.
   *[other] Vollende zuerst alle diese Basare des Viertels: { $souks }.
}
reason-other-district = Diese Steine sind für das Viertel { $district }.
reason-not-hit = Das ist keiner der beiden Steine: { $shop }.
reason-card-moment = Karten spielst du im eigenen Zug: bevor du Würfel nimmst, zwischen zwei Steinen oder nach deiner Aktion.
reason-card-useless = { $card } hätte jetzt keine Wirkung.
reason-build-with-group = Zu zweit kostet das Bauen eine Gruppe Würfel: Nimm eine und baue damit.
reason-build-later = Du kannst nach deiner Aktion bauen.
reason-one-building = Du hast in diesem Zug schon gebaut.
reason-build-card-later = An diesem Tisch gelten Baukarten nur nach der Aktion.
reason-built = Das hast du schon: { $building }.
reason-no-pair-here = Die beiden Baukarten gelten hier nicht zusammen: { $building }.
reason-no-pair = An diesem Tisch gelten die beiden Baukarten nicht zusammen.
reason-build-with-this-group = Um mit diesen Würfeln zu bauen, wähle zuerst das Bauen.
reason-build-was-action = Deine Aktion ist schon gewählt: Zu zweit ist Bauen eine eigene Aktion.
reason-no-group-to-build = Zu zweit kostet das Bauen eine Gruppe Würfel, und für dich ist keine mehr da.
reason-price = Das kostet { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} und { $gold } Gold; du hast { $have_camels } und { $have_gold }.
reason-other-turn = { $actor } ist am Zug. Du entscheidest nur, ob du für deinen Stein ein Kamel zahlst.
reason-finish-card = Führe zuerst zu Ende, was diese Karte bewirkt: { $card }.
reason-roll-first = Die Würfel sind noch nicht gefallen: Sag zuerst, wie viele gelbe du dazunimmst.
reason-take-first = Nimm zuerst eine Gruppe Würfel vom Würfel-Tableau.
reason-action-chosen = Du hast deine Aktion für diesen Zug schon gewählt.
reason-yellow-late = Gelbe Würfel nimmt der Startspieler dazu, vor dem Wurf.
reason-boost-moment = Eine Karte zählt nur dann als ein Würfel mehr, wenn du gerade Waren mit einer Gruppe gewählt hast.
reason-no-cube-now = Du hast jetzt keinen Stein zu setzen. Steine kommen mit einer Gruppe Würfel des Viertels oder mit der Karte Lieferung.
reason-goods-first = Wähle zuerst, Steine im Viertel { $district } zu setzen.
reason-supervisor-moment = Der Aufseher zieht nur, wenn du eine Gruppe Würfel für ihn einsetzt.
reason-nothing-sent = Jetzt wird kein Stein zur Karawane geschickt.
reason-must-draw = Für dich sind keine Würfel da: Zieh eine Karte.
reason-finish-action = Führe zuerst deine Aktion zu Ende.
reason-play-first = Dazu brauchst du eine Karte, die du zuerst spielst: { $card }.

## Score sheet

category-souks = Basare
category-bazaar = Großer Basar
category-loads = Beladungen
category-caravan = Karawanenwertung
category-buildings = Gebäude
category-cards = Karten

## Options

option-first-player = Wer am ersten Tag Startspieler ist
option-first-player-random = Ausgelost
option-first-player-0 = Der erste Platz
option-first-player-1 = Der zweite Platz
option-first-player-2 = Der dritte Platz
option-first-player-3 = Der vierte Platz
option-build-card-timing = Wann Baukarten gelten (zu dritt oder zu viert)
option-build-card-timing-any-time = Immer, wenn Karten gespielt werden dürfen
option-build-card-timing-build-step = Nur nach der Aktion
option-build-card-stacking = Beide Baukarten für ein Gebäude
option-build-card-stacking-on = Erlaubt: das Gebäude ist kostenlos
option-build-card-stacking-off = Nicht erlaubt
option-zero-move-sends = Der Aufseher bleibt stehen
option-zero-move-sends-on = Bleibt er stehen, gehen die Steine neben ihm
option-zero-move-sends-off = Bleibt er stehen, geht kein Stein
