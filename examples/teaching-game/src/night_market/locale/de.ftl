# Der Nachtmarkt

name-nightmarket = Der Nachtmarkt
name-dates = Datteln
name-copper = Kupfer
name-silk = Seide
name-spice = Gewürz
name-lantern = Laterne
name-guard = Wache
name-deck = Stapel
name-amber = Bernstein
name-indigo = Indigo
name-jade = Jade
name-crimson = Karmin

category-wares = Waren
category-assortment = Volles Sortiment
category-caught = Ertappt

option-guards = Wachen
option-guards-on = Drei Wachen sind im Stapel und können lange Finger aufhalten.
option-guards-off = Die Wachen bleiben in der Schachtel.

prompt-d-act = Du bist am Zug: Was tust du?
prompt-d-act-other = { $actor } sieht sich auf dem Markt um.
prompt-d-answer = { $thief } greift nach deinen Karten. Rufst du eine Wache?
prompt-d-answer-other = { $thief } greift nach den Karten von { $actor }.

choice-browse = Stöbern: eine Karte ziehen
choice-sell = { $ware } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verkaufen
choice-lantern = Eine Laterne anzünden und zweimal handeln
choice-snatch = Von { $trader } stibitzen
choice-rest = Ausruhen
choice-let = Geschehen lassen
choice-guard = Eine Wache rufen

good-card = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}

event-dealt = { $seat } bekommt die Karte { $card }.
event-browsed = { $seat } stöbert.
event-drew = { $seat } zieht die Karte { $card }.
event-sold = { $seat } verkauft { $ware } (+{ $points }).
event-lit = { $seat } zündet eine Laterne an.
event-reached = { $thief } greift nach den Karten von { $victim }.
event-caught = { $victim } ruft eine Wache, und { $thief } ist ertappt.
event-took = { $thief } stibitzt { $ware } von { $victim } (+{ $points }).
event-spilled = { $thief } erwischt bei { $victim } nur die Karte { $card }, die abgelegt wird.
event-rested = { $seat } ruht sich aus.
event-closing = Der Stapel ist leer. Alle haben noch einen letzten Zug.

reason-no-such-card = Du hast die Karte { $card } nicht.
reason-deck-empty = Der Stapel ist leer.
reason-too-early = Ausruhen kannst du erst, wenn der Stapel leer ist.
reason-no-such-trader = Einen Händler Nummer { $number } gibt es an diesem Tisch nicht.
reason-yourself = Von dir selbst kannst du nicht stibitzen.
reason-not-more-cards = { $trader } hat nicht mehr Karten als du.

card-kind = Karte, { $number } im Stapel
card-ware-kind = Ware, { $number } im Stapel, auf einem Stand { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
card-ware = Verkaufe sie, um sie für immer auf deinen Stand zu legen; alle vier Waren zusammen bringen 5 Punkte mehr.
card-lantern = Wirf sie ab, um in diesem Zug zweimal zu handeln statt einmal.
card-guard = Wirf sie ab, wenn jemand nach deinen Karten greift: Wer greift, bekommt nichts und verliert 1 Punkt.
card-deck = Stöbere, um eine Karte davon zu ziehen; ist er leer, haben alle noch einen letzten Zug.
card-trader = Stibitze eine zufällige Karte von jemandem, der mehr Karten hält als du, wenn keine Wache dich aufhält.
now-deck = { $number ->
    [one] Noch { $number } Karte.
   *[other] Noch { $number } Karten.
}
now-held = Auf der Hand: { $number ->
    [0] keine
   *[other] { $number }
}.
now-trader = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, { $wares ->
    [one] { $wares } Ware
   *[other] { $wares } Waren
} auf dem Stand, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
