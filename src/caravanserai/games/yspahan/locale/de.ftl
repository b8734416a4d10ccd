## Names

name-yspahan = Yspahan
name-guide-week = Das Ende einer Woche lernen
name-none = keine Karte
name-camel = Kamel
    .level = bei den Kamelen
name-gold = Gold
    .level = beim Gold
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
    .district = Sackviertel
    .at = im Sackviertel
    .to = ins Sackviertel
    .level = bei den Säcken
name-barrel = Fass
    .district = Fassviertel
    .at = im Fassviertel
    .to = ins Fassviertel
    .level = bei den Fässern
name-chest = Truhe
    .district = Truhenviertel
    .at = im Truhenviertel
    .to = ins Truhenviertel
    .level = bei den Truhen
name-vase = Amphore
    .district = Amphorenviertel
    .at = im Amphorenviertel
    .to = ins Amphorenviertel
    .level = bei den Amphoren
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

name-bag-3-0 = Laden 1 im Sackbasar 3
name-bag-3-1 = Laden 2 im Sackbasar 3
name-bag-3-2 = Laden 3 im Sackbasar 3
name-bag-4-0 = Laden 1 im Sackbasar 4
name-bag-4-1 = Laden 2 im Sackbasar 4
name-bag-4-2 = Laden 3 im Sackbasar 4
name-bag-4-3 = Laden 4 im Sackbasar 4
name-bag-6-0 = Laden 1 im Sackbasar 6
name-bag-6-1 = Laden 2 im Sackbasar 6
name-bag-6-2 = Laden 3 im Sackbasar 6
name-bag-6-3 = Laden 4 im Sackbasar 6
name-bag-6-4 = Laden 5 im Sackbasar 6
name-bag-8-0 = Laden 1 im Sackbasar 8
name-bag-8-1 = Laden 2 im Sackbasar 8
name-bag-8-2 = Laden 3 im Sackbasar 8
name-bag-8-3 = Laden 4 im Sackbasar 8
name-bag-8-4 = Laden 5 im Sackbasar 8
name-bag-8-5 = Laden 6 im Sackbasar 8
name-barrel-3-0 = Laden 1 im Fassbasar 3
name-barrel-3-1 = Laden 2 im Fassbasar 3
name-barrel-4-0 = Laden 1 im Fassbasar 4
name-barrel-4-1 = Laden 2 im Fassbasar 4
name-barrel-4-2 = Laden 3 im Fassbasar 4
name-barrel-6-0 = Laden 1 im Fassbasar 6
name-barrel-6-1 = Laden 2 im Fassbasar 6
name-barrel-6-2 = Laden 3 im Fassbasar 6
name-barrel-6-3 = Laden 4 im Fassbasar 6
name-barrel-8-0 = Laden 1 im Fassbasar 8
name-barrel-8-1 = Laden 2 im Fassbasar 8
name-barrel-8-2 = Laden 3 im Fassbasar 8
name-barrel-8-3 = Laden 4 im Fassbasar 8
name-barrel-8-4 = Laden 5 im Fassbasar 8
name-chest-4-0 = Laden 1 im Truhenbasar 4
name-chest-4-1 = Laden 2 im Truhenbasar 4
name-chest-6-0 = Laden 1 im Truhenbasar 6
name-chest-6-1 = Laden 2 im Truhenbasar 6
name-chest-6-2 = Laden 3 im Truhenbasar 6
name-chest-8-0 = Laden 1 im Truhenbasar 8
name-chest-8-1 = Laden 2 im Truhenbasar 8
name-chest-8-2 = Laden 3 im Truhenbasar 8
name-chest-8-3 = Laden 4 im Truhenbasar 8
name-vase-4-0 = Laden 1 im Amphorenbasar 4
name-vase-6-0 = Laden 1 im Amphorenbasar 6
name-vase-6-1 = Laden 2 im Amphorenbasar 6
name-vase-12-0 = Laden 1 im Amphorenbasar 12
name-vase-12-1 = Laden 2 im Amphorenbasar 12
name-vase-12-2 = Laden 3 im Amphorenbasar 12

## Prompts

prompt-d-yellow = Nimmst du gelbe Würfel dazu?
prompt-d-yellow-hint = Du bist heute Startspieler. Was gewürfelt ist, gilt; jeder gelbe Würfel kostet 1 Gold, du hast { $gold }.
prompt-d-yellow-other = { $actor } kann gelbe Würfel dazunehmen und würfelt.
prompt-d-group = { $groups ->
    [0] Für dich sind keine Würfel übrig.
   *[other] Welche Würfel nimmst du?
}
prompt-d-group-hint = { $groups ->
    [0] Statt der Würfel gibt es eine Karte.
    [one] Du nimmst alle Würfel der Ebene für einen von { $two ->
        [0] drei
       *[other] vier
    } Zwecken.
   *[other] Du nimmst alle Würfel einer Ebene für einen von { $two ->
        [0] drei
       *[other] vier
    } Zwecken. { $groups } Gruppen sind übrig.
}
prompt-d-group-other = { $actor } nimmt eine Gruppe Würfel.
prompt-d-action = { $number ->
    [one] Wozu nutzt du 1 Würfel mit Wert { $value }?
   *[other] Wozu nutzt du { $number } Würfel mit Wert { $value }?
}
prompt-d-action-hint = Genau eines davon, dann sind die Würfel verbraucht. Mehr Würfel bringen mehr Waren, ein höherer Wert führt weiter.
prompt-d-action-other = { $number ->
    [one] { $actor } hat 1 Würfel mit Wert { $value } { from-level }.
   *[other] { $actor } hat { $number } Würfel mit Wert { $value } { from-level }.
}
prompt-d-boost = Legst du eine Karte ab, um einen Würfel mehr zu zählen?
prompt-d-boost-hint = { $level_id ->
    [camel] Ohne sie nimmst du { $goods ->
        [one] 1 Kamel
       *[other] { $goods } Kamele
    }. Die Karte wirkt dabei nicht.
    [gold] Ohne sie nimmst du { $goods } Gold. Die Karte wirkt dabei nicht.
   *[other] Ohne sie legst du { $goods ->
        [one] 1 Stein
       *[other] { $goods } Steine
    }. Die Karte wirkt dabei nicht.
}
prompt-d-boost-other = { $actor } kann eine Karte für einen Würfel mehr ablegen.
prompt-d-supply = { $number ->
    [one] Wohin kommt der Stein?
   *[other] Wohin kommt der nächste von { $number } Steinen?
}
prompt-d-supply-hint = Nur { $district_at }. Vollende dort einen Basar, bevor du einen anderen beginnst; gelegt wird, solange ein Laden offensteht.
prompt-d-supply-other = { $number ->
    [one] { $actor } legt 1 Stein { $district_to }.
   *[other] { $actor } legt { $number } Steine { $district_to }.
}
prompt-d-move = Wo bleibt der Aufseher stehen?
prompt-d-move-hint = Die Würfel sagen { $value }. { $free ->
    [0] Jeder Schritt mehr oder weniger kostet 1 Gold; du hast { $gold }.
   *[other] Mit deinem Hamam sind { $free } Schritte mehr oder weniger frei, dann kostet jeder 1 Gold; du hast { $gold }.
}
prompt-d-move-other = { $gold ->
    [0] { $actor } bewegt den Aufseher um { $value }.
   *[other] { $actor } bewegt den Aufseher um { $value }, mit { $gold } Gold für längere oder kürzere Wege.
}
prompt-d-order = Zwei Steine gehen zur Karawane. Welcher geht zuerst?
prompt-d-order-hint = Der erste wird geladen, bevor der zweite drankommt; macht er die Karawane voll, wird sie dazwischen gewertet.
prompt-d-order-other = Zwei Steine gehen zur Karawane. { $actor } bestimmt, welcher zuerst geht.
prompt-d-camel = Behältst du deinen Stein in { $shop } für 1 Kamel?
prompt-d-camel-hint = So oder so kommt ein Stein von dir auf Kamel { $slot } der Karawane, +{ $points } SP. Du hast { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}.
prompt-d-camel-other = { $actor } entscheidet über den Stein in { $shop }.
prompt-d-next = Spielst du eine Karte, bevor der zweite Stein geht?
prompt-d-next-hint = Als Nächstes geht der Stein in { $shop }. Ist es deiner, kann ein Kamel aus einer Karte ihn noch halten.
prompt-d-next-other = { $actor } kann Karten spielen, bevor der Stein in { $shop } geht.
prompt-d-build = Welches Gebäude baust du?
prompt-d-build-hint = Deine Würfel legst du dafür beiseite. Du hast { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} und { $gold } Gold.
prompt-d-build-other = { $actor } wählt ein Gebäude.
prompt-d-end = Noch etwas, bevor dein Zug endet?
prompt-d-end-hint = { $two ->
    [0] { $built ->
        [0] Du kannst ein Gebäude bauen und Karten spielen. Du hast { $camels ->
            [one] 1 Kamel
           *[other] { $camels } Kamele
        } und { $gold } Gold.
       *[other] In diesem Zug hast du gebaut; Karten kannst du noch spielen.
    }
   *[other] Karten kannst du noch spielen.
}
prompt-d-end-other = { $actor } beendet den Zug.
prompt-d-exchange = Was tauschst du?
prompt-d-exchange-hint = Eins gegen eins, in einer Richtung. Du hast { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} und { $gold } Gold.
prompt-d-exchange-other = { $actor } tauscht Kamele und Gold.
prompt-d-place = Wohin kommt der Stein?
prompt-d-place-hint = In einen beliebigen Laden der Stadt, der dir offensteht, in allen vier Vierteln.
prompt-d-place-other = { $actor } legt 1 Stein.
prompt-d-sell-camels = Wie viele Kamele verkaufst du?
prompt-d-sell-camels-hint = Je 2 SP, höchstens vier. Du hast { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}.
prompt-d-sell-camels-other = { $actor } verkauft Kamele für Punkte.
prompt-d-sell-gold = Wie viel Gold gibst du?
prompt-d-sell-gold-hint = Je 1 SP, höchstens zehn. Du hast { $gold } Gold.
prompt-d-sell-gold-other = { $actor } gibt Gold für Punkte.

## Choices

choice-first-player = Spieler { $seat } beginnt
choice-white = Weißer Würfel: { $face }
choice-yellow = Gelber Würfel: { $face }
choice-deal = { $card } austeilen
choice-buy = { $number ->
    [0] Die { $dice } weißen Würfel werfen
    [1] { $dice } Würfel werfen, davon einen gelben
    [2] { $dice } Würfel werfen, davon zwei gelbe
   *[other] { $dice } Würfel werfen, davon drei gelbe
}
choice-buy-gives = { $number ->
    [0] kostet nichts
   *[other] danach { $left } Gold
}
choice-take = { $level }: { $level_id ->
    [camel] { $goods ->
        [one] 1 Kamel
       *[other] { $goods } Kamele
    }
    [gold] { $goods } Gold
   *[other] { $goods ->
        [0] { $value ->
            [one] 1 Schritt
           *[other] { $value } Schritte
        } oder eine Karte
        [one] 1 Stein
       *[other] { $goods } Steine
    }
}{ $souk_id ->
    [none] {""}
   *[other] , { $souk } vollständig
}
choice-take-gives = { $goods ->
    [0] kein Stein: dort steht dir kein Laden offen
   *[other] oder { $value ->
        [one] 1 Schritt
       *[other] { $value } Schritte
    } oder eine Karte
}{ $two ->
    [0] { "" }
   *[other] { " " }oder bauen
}{ $bonus ->
    [0] { "" }
   *[other] { " " }· { $level_id ->
        [camel] Pferch
        [gold] Handelshaus
       *[other] Flaschenzug
    } +{ $bonus }
}
choice-draw = Eine Karte ziehen
choice-use = { $use_id ->
    [goods] { $level_id ->
        [camel] { $goods ->
            [one] 1 Kamel nehmen
           *[other] { $goods } Kamele nehmen
        }
        [gold] { $goods } Gold nehmen
       *[other] { $goods ->
            [one] 1 Stein { $level_to } legen
           *[other] { $goods } Steine { $level_to } legen
        }
    }
    [supervisor] Den Aufseher { $value ->
        [one] 1 Schritt
       *[other] { $value } Schritte
    } bewegen
    [card] Eine Karte ziehen
   *[build] Ein Gebäude bauen
}
choice-use-gives = { $use_id ->
    [goods] { $level_id ->
        [camel] für Gebäude, oder um Steine in ihren Läden zu halten
        [gold] für Gebäude, gelbe Würfel und Schritte des Aufsehers
       *[other] vollständige Basare zählen am Ende der Woche
    }
    [supervisor] Steine neben seinem letzten Feld gehen zur Karawane
    [card] verdeckt, { $deck ->
        [0] aus der neu gemischten Ablage
       *[other] { $deck } im Stapel
    }
   *[build] die Würfel werden beiseitegelegt
}
choice-boost = { $card_id ->
    [none] Alle Karten behalten, { $level_id ->
        [camel] { $goods ->
            [one] 1 Kamel
           *[other] { $goods } Kamele
        } nehmen
        [gold] { $goods } Gold nehmen
       *[other] { $goods ->
            [one] 1 Stein
           *[other] { $goods } Steine
        } legen
    }
   *[other] { $card } ablegen, { $level_id ->
        [camel] { $goods } Kamele nehmen
        [gold] { $goods } Gold nehmen
       *[other] { $goods } Steine legen
    }
}
choice-supply = Den Stein in { $shop } legen
choice-supply-gives = { $complete ->
    [0] dann { $have } von { $all }
   *[other] vollständig: { $points } SP am Ende der Woche
}, { $street ->
    [0] sicher
   *[other] an der Straße
}
choice-move = { $stays ->
    [0] Den Aufseher { to-square } bewegen
   *[other] Den Aufseher stehen lassen
}
choice-move-gives = { $cubes ->
    [0] schickt keinen Stein
    [one] { $yours ->
        [0] schickt einen Stein von { $owner } ({ $district_district })
       *[other] schickt deinen Stein ({ $district_district })
    }
   *[other] { $yours ->
        [0] schickt zwei fremde Steine
        [1] schickt deinen und einen fremden Stein
       *[other] schickt zwei Steine von dir
    }
}{ $broken ->
    [0] {""}
    [1] , ein Basar wird unvollständig
   *[other] , zwei Basare werden unvollständig
}
choice-send-first = Zuerst den Stein in { $shop } schicken
choice-send-first-gives = { $yours ->
    [0] er gehört { $owner }
   *[other] er gehört dir
}
choice-send = Den Stein gehen lassen
choice-send-gives = auf Kamel { $slot }, +{ $points } SP{ $broken ->
    [0] ; sein Laden ist dann leer
   *[other] ; { $souk } ist nicht mehr vollständig
}
choice-pay = 1 Kamel zahlen und den Stein behalten
choice-pay-gives = einer aus deinem Bestand kommt auf Kamel { $slot }, +{ $points } SP; { $left ->
    [0] danach kein Kamel
    [one] danach 1 Kamel
   *[other] danach { $left } Kamele
}
choice-continue = Weiter mit dem zweiten Stein
choice-end = Den Zug beenden
choice-end-gives = { $last ->
    [0] { "" }
   *[other] dann wird Woche { $week } gewertet
}
choice-play = { $card } spielen
choice-play-gives = { $card_id ->
    [exchange] Kamele gegen Gold oder Gold gegen Kamele, eins gegen eins
    [three-camels] 3 Kamele nehmen
    [three-gold] 3 Gold nehmen
    [place-cube] ein Stein in einen beliebigen offenen Laden der Stadt
    [load-caravan] ein Stein auf Kamel { $slot } der Karawane, +{ $points } SP
    [sell-camels] bis zu 4 Kamele für je 2 SP
   *[sell-gold] bis zu 10 Gold für je 1 SP
}
choice-build = { the-building } bauen
choice-build-gives = { $building_id ->
    [paddock] 1 Kamel mehr vom Tableau
    [store] 2 Gold mehr vom Tableau
    [hammam] 3 freie Schritte für den Aufseher
    [caravanserai] eine Karte für jeden deiner Steine, den er schickt
    [bazaar] 2 SP mehr je vollständigem Basar
   *[hoist] 1 Stein mehr vom Tableau
}{ $mode_id ->
    [normal] { "" }
    [no-camels] { " " }· ohne Kamele, mit Karte
    [no-gold] { " " }· ohne Gold, mit Karte
   *[both] { " " }· kostenlos, mit beiden Baukarten
}
choice-camels-to-gold = { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} gegen { $number } Gold tauschen
choice-gold-to-camels = { $number } Gold gegen { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} tauschen
choice-place = Den Stein in { $shop } legen
choice-place-gives = { $complete ->
    [0] dann { $have } von { $all }
   *[other] vollständig: { $points } SP am Ende der Woche
}, { $street ->
    [0] sicher
   *[other] an der Straße
}
choice-sell-camels = { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} für { $points } SP verkaufen
choice-sell-gold = { $number } Gold für { $points } SP geben

good-camels = { $amount ->
    [one] { $amount } Kamel
   *[other] { $amount } Kamele
}
good-gold = { $amount } Gold
good-card = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
good-points = { $amount } SP

## Events

event-day = An Tag { $day } von Woche { $week } { $seat_you ->
    [yes] warst du
   *[no] war { $seat }
} Startspieler.
event-last-order = Am letzten Tag war zuerst am Zug, wer die wenigsten Punkte hatte: { $each_seat_who }.
event-bought = { $seat_has } { $number ->
    [one] 1 gelben Würfel für 1 Gold
   *[other] { $number } gelbe Würfel für { $number } Gold
} dazugenommen.
event-rolled = { $seat_has } { $each_die } gewürfelt.
event-rolled-yellow = { $seat_you ->
    [yes] Deine gelben Würfel
   *[no] Die gelben Würfel von { $seat }
} zeigen { $each_die }.
event-yellow-removed = { $number ->
    [one] 1 gelber Würfel verließ
   *[other] { $number } gelbe Würfel verließen
} das Tableau.
event-took = { $seat_has } { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
} mit Wert { $value } { from-level } genommen.
event-camels = { $seat_has } { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} genommen.
event-gold = { $seat_has } { $number } Gold genommen.
event-boosted = { $seat_has } die Karte { $card } abgelegt, um einen Würfel mehr zu zählen.
event-supplied = { $seat_has } einen Stein in { $shop } gelegt.
event-lost = { $seat_has } keinen Laden für { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
} gefunden.
event-moved = { $seat_has } den Aufseher{ $gold ->
    [0] { "" }
   *[other] { " " }für { $gold } Gold
} { to-square } bewegt.
event-stayed = { $seat_has } den Aufseher{ $gold ->
    [0] { "" }
   *[other] { " " }für { $gold } Gold
} stehen gelassen.
event-ordered = { $seat_has } zuerst den Stein in { $shop } geschickt.
event-kept = { $seat_has } 1 Kamel gezahlt und den Stein in { $shop } behalten.
event-sent = { $seat_you ->
    [yes] Dein Stein
   *[no] Der Stein von { $seat }
} ging aus { $shop } zur Karawane.
event-loaded = Ein Stein { $seat_of } kam für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf Kamel { $slot } der Karawane.
event-caravan-full = Die volle Karawane wurde gewertet und geleert.
event-caravan-scored = { $seat_has } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mit der Karawane bekommen ({ $cubes } × { $multiplier }).
event-drew = { $number ->
    [0] { $seat_you ->
        [yes] Du musstest
       *[no] { $seat } musste
    } ziehen, aber keine Karte war übrig
   *[other] { $seat_has } eine Karte gezogen
}.
event-drew-card = Du hast die Karte { $card } gezogen.
event-reshuffled = Die Ablage wurde zum neuen Stapel mit { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}.
event-played = { $seat_has } die Karte { $card } gespielt.
event-sold-camels = { $seat_has } { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} für { $points } Punkte verkauft.
event-sold-gold = { $seat_has } { $number } Gold für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gegeben.
event-swapped-camels = { $seat_has } { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} gegen { $number } Gold getauscht.
event-swapped-gold = { $seat_has } { $number } Gold gegen { $number ->
    [one] 1 Kamel
   *[other] { $number } Kamele
} getauscht.
event-spent-card = { $seat_has } die Karte { $card } eingesetzt.
event-built = { $seat_has } { the-building }{ $points ->
    [0] {""}
   *[other] {" "}für { $points } Punkte
} gebaut und { $gold ->
    [0] { $camels ->
        [0] nichts
        [one] 1 Kamel
       *[other] { $camels } Kamele
    }
   *[other] { $camels ->
        [0] { $gold } Gold
        [one] 1 Kamel und { $gold } Gold
       *[other] { $camels } Kamele und { $gold } Gold
    }
} gezahlt.
event-week-ended = Woche { $week } ging zu Ende.
event-souk-scored = { $seat_has } { $points } Punkte mit dem { $souk } bekommen.
event-bazaar-scored = { $seat_has } { $points } Punkte mit dem Großen Basar bekommen.
event-shops-emptied = Alle Läden wurden geleert.
event-ended = Die Partie ist zu Ende.

# Satzteile
from-level = { $level_id ->
    [camel] von den Kamelen
    [bag] von den Säcken
    [barrel] von den Fässern
    [chest] von den Truhen
    [vase] von den Amphoren
   *[gold] vom Gold
}
to-square = { $square_id ->
    [c] auf die Kreuzung
   *[other] nach { $square }
}
the-building = { $building_id ->
    [paddock] den Pferch
    [store] das Handelshaus
    [hammam] den Hamam
    [caravanserai] die Karawanserei
    [bazaar] den Großen Basar
   *[hoist] den Flaschenzug
}

# Neben der Hauptsache eines Zuges erzählt
and-played = und { $seat_aux } die Karte { $card } gespielt
and-built = und { $seat_aux } { the-building } gebaut

## Reasons

reason-gold = Das kostet { $need } Gold; du hast { $have }.
reason-camels = Das kostet { $need ->
    [one] 1 Kamel
   *[other] { $need } Kamele
}; du hast { $have }.
reason-level-empty = { $level_level } liegen keine Würfel.
reason-yellow-only = { $level_level } liegen nur noch gelbe Würfel, und die gehören dem Startspieler.
reason-must-take = Es gibt Würfel, die du nehmen kannst.
reason-no-shop = { $district_at } steht dir kein Laden offen.
reason-no-card = Stapel und Ablage sind leer.
reason-build-two-players = Zu dritt oder zu viert baust du nach deiner Aktion, ohne Würfel.
reason-nothing-to-build = Es gibt kein Gebäude, das du bezahlen kannst.
reason-card-not-held = Du hast die Karte { $card } nicht.
reason-shop-full = In { $shop } liegt schon ein Stein.
reason-souk-closed = Der { $souk } gehört { $owner_dat }.
reason-finish-souk = { $number ->
    [one] Vollende den { $souks }, bevor du in diesem Viertel einen anderen Basar beginnst.
   *[other] Vollende erst { $souks }, bevor du in diesem Viertel einen anderen Basar beginnst.
}
reason-other-district = Diese Steine sind für das { $district_district }.
reason-not-hit = Der Stein in { $shop } ist keiner der beiden.
reason-card-moment = Karten spielst du im eigenen Zug: bevor du Würfel nimmst, zwischen zwei Steinen oder nach deiner Aktion.
reason-card-useless = Die Karte { $card } hätte jetzt keine Wirkung.
reason-build-with-group = Zu zweit kostet das Bauen eine Gruppe Würfel. Nimm eine und baue damit.
reason-build-later = Du kannst nach deiner Aktion bauen.
reason-one-building = Du hast in diesem Zug schon gebaut.
reason-build-card-later = An diesem Tisch gelten Baukarten nur nach der Aktion.
reason-built = { the-building } hast du schon.
reason-no-pair-here = Für { the-building } gelten die beiden Baukarten nicht zusammen.
reason-no-pair = An diesem Tisch gelten die beiden Baukarten nicht zusammen.
reason-build-with-this-group = Um mit diesen Würfeln zu bauen, wähle zuerst das Bauen.
reason-build-was-action = Deine Aktion ist schon gewählt: Zu zweit ist Bauen eine eigene Aktion.
reason-no-group-to-build = Zu zweit kostet das Bauen eine Gruppe Würfel, und für dich ist keine mehr da.
reason-price = Das kostet { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} und { $gold } Gold; du hast { $have_camels } und { $have_gold }.
reason-other-turn = { $actor } ist am Zug. Du entscheidest nur, ob du für deinen Stein ein Kamel zahlst.
reason-finish-card = Führe zuerst zu Ende, was die Karte { $card } bewirkt.
reason-roll-first = Die Würfel sind noch nicht gefallen. Sag zuerst, wie viele gelbe du dazunimmst.
reason-take-first = Nimm zuerst eine Gruppe Würfel vom Würfel-Tableau.
reason-action-chosen = Du hast deine Aktion für diesen Zug schon gewählt.
reason-yellow-late = Gelbe Würfel nimmt der Startspieler dazu, vor dem Wurf.
reason-boost-moment = Eine Karte zählt nur dann als ein Würfel mehr, wenn du gerade Waren mit einer Gruppe gewählt hast.
reason-no-cube-now = Du hast jetzt keinen Stein zu legen. Steine kommen mit einer Gruppe Würfel des Viertels oder mit der Karte Lieferung.
reason-goods-first = Wähle zuerst, Steine { $district_to } zu legen.
reason-supervisor-moment = Der Aufseher zieht nur, wenn du eine Gruppe Würfel für ihn einsetzt.
reason-nothing-sent = Jetzt wird kein Stein zur Karawane geschickt.
reason-must-draw = Für dich sind keine Würfel da, also zieh eine Karte.
reason-finish-action = Führe zuerst deine Aktion zu Ende.
reason-play-first = Dazu brauchst du die Karte { $card }; spiele sie zuerst.

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

## Was die Dinge sind: `card-…` sagt, was ein Ding bewirkt, `card-…-kind`, was es kostet und zählt, `now-…`, was es jetzt bedeutet

card-level-name = { $level_id ->
    [camel] Kamelwürfel
    [bag] Sackwürfel
    [barrel] Fasswürfel
    [chest] Truhenwürfel
    [vase] Amphorenwürfel
   *[gold] Goldwürfel
}
card-level-kind = { $number ->
    [0] Ebene des Würfel-Tableaus, zurzeit ohne Würfel
    [one] Gruppe aus 1 Würfel mit Wert { $value }
   *[other] Gruppe aus { $number } Würfeln mit Wert { $value }
}
card-level = Nimm sie alle für einen Zweck: { $level_id ->
    [camel] ein Kamel je Würfel
    [gold] ein Gold je Würfel
   *[other] ein Stein je Würfel { $level_at }
}, Schritte des Aufsehers oder eine Karte.
now-level = { $level_id ->
    [camel] { $goods ->
        [one] 1 Kamel
       *[other] { $goods } Kamele
    }
    [gold] { $goods } Gold
   *[other] { $goods ->
        [one] 1 Stein
       *[other] { $goods } Steine
    }
} oder { $value ->
    [one] 1 Schritt
   *[other] { $value } Schritte
} oder 1 Karte.
now-level-closed = Dort steht dir kein Laden offen: { $value ->
    [one] 1 Schritt
   *[other] { $value } Schritte
} oder eine Karte.
now-level-bonus = { $building }: { $number } mehr, schon mitgezählt.
now-level-boost = { $level_id ->
    [camel] Mit einer abgelegten Karte sind es { $goods } Kamele.
    [gold] Mit einer abgelegten Karte sind es { $goods } Gold.
   *[other] Mit einer abgelegten Karte sind es { $goods } Steine.
}
now-level-yellow = Nur gelbe Würfel, und die gehören dem Startspieler.

card-square-kind = Straßenfeld, { $here ->
    [0] { $distance ->
        [one] 1 Schritt
       *[other] { $distance } Schritte
    } vom Aufseher entfernt
   *[other] hier steht der Aufseher
}
card-square = Bleibt der Aufseher hier stehen, geht jeder Stein in einem Laden neben diesem Feld zur Karawane.
card-square-centre = Hier treffen sich alle vier Straßen. Kein Laden liegt daneben, also schickt der Aufseher von hier nichts fort.
now-square-empty = Daneben: { $shop }, leer.
now-square-yours = Daneben: dein Stein in { $shop }.
now-square-cube = Daneben: ein Stein { $owner_of } in { $shop }.
now-square-price = Die Würfel sagen { $value }: { $gold ->
    [0] kostenlos.
   *[other] { $gold } Gold, du hast { $have }.
}

card-district-name = { $district_district }
card-district-kind = { $souks } Basare mit { $shops } Läden
card-district = Würfel dieser Ebene werden hier zu Steinen. Solange ein Basar von dir hier unvollständig ist, beginnst du keinen anderen.
now-district = { $number ->
    [0] Hier steht dir kein Laden offen.
    [one] Hier steht dir 1 Laden offen.
   *[other] Hier stehen dir { $number } Läden offen.
}
card-souk-kind = Basar { $district_at }, { $shops ->
    [one] 1 Laden
   *[other] { $shops } Läden
}, { $points } SP wert
card-souk = Mit einem deiner Steine in jedem Laden zählt er am Ende der Woche seinen Wert; unvollständig zählt er nichts.
now-souk-free = Ohne Stein: Jeder darf ihn beginnen.
now-souk-yours = Du hast { $have } von { $all } Läden.
now-souk-owner = { $owner_has } { $have } von { $all } Läden; für alle anderen ist er geschlossen.
now-souk-complete-yours = Vollständig: { $points } SP für dich am Ende der Woche.
now-souk-complete-owner = Vollständig: { $points } SP für { $owner_acc } am Ende der Woche.
now-souk-street = Der Aufseher erreicht { $number ->
    [one] einen seiner Läden
   *[other] { $number } seiner Läden
}.
card-shop-kind = Laden an der Straße: { $squares }
card-shop-safe-kind = Laden abseits der Straße, vor dem Aufseher sicher
card-shop = Er fasst einen Stein, und ein Basar nur Steine eines Spielers. Sind alle Läden voll, ist der Basar vollständig.
now-shop-yours = Hier liegt dein Stein.
now-shop-cube = Hier liegt ein Stein { $owner_of }.

card-caravan-kind = { $number } von { $all } Kamelen beladen
card-caravan = Ist sie voll, und am Ende jeder Woche, zählst du die Zahl deiner Steine mal der besten Reihe, die du erreicht hast.
now-caravan-yours = Du: { $cubes } × { $multiplier } = { $points } SP.
now-caravan-owner = { $owner_who }: { $cubes } × { $multiplier } = { $points } SP.
card-slot-name = Kamel { $number } von { $all }
card-slot-kind = { $row ->
    [0] Untere Reihe
    [1] Mittlere Reihe
   *[other] Obere Reihe
}: +{ $points } SP sofort, später ×{ $multiplier }
card-slot = Ein Stein hier bringt sofort die Punkte der Reihe; bei der Wertung vervielfacht deine beste Reihe alle deine Steine.
now-slot-next = Hierher kommt der nächste Stein: +{ $points } SP für seinen Besitzer.

card-calendar-name = Woche { $week }, Tag { $day }
card-calendar-kind = Tag { $number } von 21
card-calendar = Jeder Tag hat seinen Wurf. Tag 7 beendet die Woche: Basare und Karawane zählen. Woche 3 beendet die Partie.
card-first-kind = Heute: { $owner_who }
card-first = Der Startspieler würfelt für alle, kann für je 1 Gold gelbe Würfel dazunehmen und wählt zuerst. Er wechselt jeden Tag.
now-first-order = Reihenfolge heute: { $each_seat_who }.
card-deck-kind = { $number ->
    [one] 1 verdeckte Karte
   *[other] { $number } verdeckte Karten
}
card-deck = Von hier werden Karten gezogen. Ist der Stapel leer, wird die Ablage zu einem neuen Stapel gemischt.
card-discard-kind = { $number ->
    [one] 1 offene Karte
   *[other] { $number } offene Karten
}
card-discard = Hier liegen gespielte und abgelegte Karten, und jeder darf sie ansehen.
now-discard = { $cards }.

card-player-name = { $owner }
card-player-kind = { $place ->
    [0] Ein Händler in Yspahan
   *[other] Heute an { $place }. Stelle
}
card-player = Diese Zeile zeigt Punkte, Kamele, Gold, Kartenzahl und Gebäude eines Spielers.
now-points = Basare { $souks }, Großer Basar { $bazaar }, Beladungen { $loads }, Karawanenwertung { $caravan }, Gebäude { $buildings }, Karten { $cards }.
card-count-name = { $owner_you ->
    [yes] { $count_id ->
        [gold] Dein Gold
       *[other] Deine { $count }
    }
   *[no] { $count } von { $owner }
}: { $number }
card-points = Wer nach drei Wochen die meisten Punkte hat, gewinnt. Übrige Kamele, Gold und Karten zählen nichts.
card-camels = Mit Kamelen bezahlst du Gebäude, und für ein Kamel bleibt dein Stein im Laden, wenn der Aufseher ihn fortschickt.
card-gold = Mit Gold bezahlst du Gebäude, gelbe Würfel und jeden Schritt, den der Aufseher mehr oder weniger geht, als die Würfel sagen.
card-cards = Eine Karte spielt man im eigenen Zug für ihre Wirkung oder legt sie für einen Würfel mehr ab. Andere sehen nur die Zahl.

card-building-kind = Gebäude, kostet { $camels } Kamele{ $gold ->
    [0] { "" }
   *[other] { " " }und { $gold } Gold
}
card-building-kind-built = Gebäude { $owner_of }
card-building-paddock = Immer wenn du Kamele vom Tableau nimmst, nimmst du 1 Kamel mehr.
card-building-store = Immer wenn du Gold vom Tableau nimmst, nimmst du 2 Gold mehr.
card-building-hammam = Immer wenn du den Aufseher bewegst, sind bis zu 3 Schritte mehr oder weniger kostenlos.
card-building-caravanserai = Du ziehst für jeden deiner Steine, den der Aufseher zur Karawane schickt, eine Karte, auch in fremden Zügen.
card-building-bazaar = Am Ende jeder Woche zählt jeder Basar, den du vollendet hast, 2 SP mehr.
card-building-hoist = Immer wenn du mit Würfeln vom Tableau ein Viertel belieferst, legst du 1 Stein mehr.
now-building-next = Dein { $number }. Gebäude: { $points ->
    [0] noch keine SP, erst ab dem 3.
   *[other] { $points } SP sofort.
}
now-building-other = Noch nicht gebaut: Es wäre das { $number }. Gebäude von { $owner }{ $points ->
    [0] .
   *[other] , für { $points } SP.
}
now-bazaar = { $number ->
    [0] Der Besitzer hat noch keinen vollständigen Basar.
    [one] Jetzt 1 vollständiger Basar: +{ $points } SP.
   *[other] Jetzt { $number } vollständige Basare: +{ $points } SP.
}
now-caravanserai = { $number ->
    [0] Kein Stein des Besitzers liegt an der Straße.
    [one] 1 Stein des Besitzers liegt an der Straße.
   *[other] { $number } Steine des Besitzers liegen an der Straße.
}
now-hammam = Mit dem vorhandenen Gold lässt sich der Wert der Würfel um bis zu { $number } ändern.

card-card-kind = { $held ->
    [0] { $discarded ->
        [0] Karte, im Spiel sind je 2
       *[other] Karte auf der Ablage
    }
   *[other] Deine Karte, im eigenen Zug zu spielen
}
card-card-exchange = Tausche beliebig viele Kamele gegen ebenso viel Gold oder beliebig viel Gold gegen ebenso viele Kamele.
card-card-three-camels = Nimm 3 Kamele.
card-card-three-gold = Nimm 3 Gold.
card-card-place-cube = Lege 1 Stein in einen beliebigen Laden der Stadt, der dir offensteht.
card-card-load-caravan = Lege 1 Stein aus deinem Bestand auf das nächste Kamel der Karawane und nimm seine Punkte.
card-card-sell-camels = Verkaufe 1 bis 4 Kamele für je 2 SP.
card-card-sell-gold = Gib 1 bis 10 Gold für je 1 SP.
card-card-no-camels = Baue ein Gebäude und bezahle nur sein Gold.
card-card-no-gold = Baue ein Gebäude und bezahle nur seine Kamele.
now-three-camels = Du hättest dann { $number } Kamele.
now-three-gold = Du hättest dann { $number } Gold.
now-exchange = Du hast { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
} und { $gold } Gold.
now-place-cube = { $number ->
    [0] Kein Laden steht dir offen.
    [one] 1 Laden steht dir offen.
   *[other] { $number } Läden stehen dir offen.
}
now-load = Kamel { $number } von { $all }: +{ $points } SP.
now-load-row = Bei der Karawanenwertung zählen deine Steine dann mindestens ×{ $multiplier }.
now-sell-camels = Du hast { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
}: bis zu { $points } SP.
now-sell-gold = Du hast { $gold } Gold: bis zu { $points } SP.
now-build-card = { $number ->
    [0] Noch kannst du bei keinem Gebäude den Rest bezahlen.
   *[other] Den Rest bezahlen könntest du für { $buildings }.
}

## Die Karte am Ende einer Woche

pause-week = Woche { $week } ist vorbei
pause-week-about = Vollständige Basare zählen ihren Wert, dann die Karawane: deine Steine mal der besten Reihe, die du erreicht hast.
pause-souks = Vollständige Basare
pause-bazaar = Großer Basar
pause-caravan = Karawane
pause-earlier = Unter der Woche
pause-souk = { $souk }
pause-cubes = { $cubes } × { $multiplier }
pause-unfinished = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} nichts für unvollständige Basare: { $souks }.
pause-next = Die Läden werden geleert, { $cubes ->
    [0] die Karawane bleibt leer
    [one] die Karawane behält ihren Stein
   *[other] die Karawane behält ihre { $cubes } Steine
}, der Aufseher kehrt zur Kreuzung zurück. In Woche { $week } { $seat_you ->
    [yes] fängst du
   *[no] fängt { $seat }
} an.
pause-go = Woche { $week } beginnen
pause-go-last = Zum Ergebnis

## Warum das Spiel zu Ende ist und woher die Punkte kommen

end-weeks = Die dritte Woche war vorbei.
end-souks = { $number ->
    [one] { $number } vollständiger Basar
   *[other] { $number } vollständige Basare
}
end-bazaar = { $number ->
    [one] { $number } Basar mit dem Großen Basar
   *[other] { $number } Basare mit dem Großen Basar
}
end-loads = { $number ->
    [one] { $number } verladener Stein
   *[other] { $number } verladene Steine
}
end-caravan =
    { $number ->
        [one] { $number } Wertung der Karawane
       *[other] { $number } Wertungen der Karawane
    }
end-buildings = { $number } Gebäude
end-cards =
    { $number ->
        [one] { $number } Verkauf mit einer Karte
       *[other] { $number } Verkäufe mit einer Karte
    }
