# Der Nachtmarkt

name-nightmarket = Der Nachtmarkt
name-dates = Datteln
name-copper = Kupfer
name-silk = Seide
name-spice = Gewürz
name-lantern = Laterne
name-guard = Wache
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
choice-lantern = Eine Laterne anzünden und zwei Dinge tun
choice-snatch = Von { $trader } stibitzen
choice-rest = Ausruhen
choice-let = Geschehen lassen
choice-guard = Eine Wache rufen

event-dealt = { $seat } bekommt: { $card }.
event-browsed = { $seat } stöbert.
event-drew = { $seat } zieht: { $card }.
event-sold = { $seat } verkauft { $ware } (+{ $points }).
event-lit = { $seat } zündet eine Laterne an.
event-reached = { $thief } greift nach den Karten von { $victim }.
event-caught = { $victim } ruft eine Wache: { $thief } ist ertappt.
event-took = { $thief } stibitzt { $ware } von { $victim } (+{ $points }).
event-spilled = { $thief } erwischt bei { $victim } nur dies: { $card }. Die Karte wird abgelegt.
event-rested = { $seat } ruht sich aus.
event-closing = Der Stapel ist leer. Alle haben noch einen letzten Zug.

reason-no-such-card = Diese Karte hast du nicht: { $card }.
reason-deck-empty = Der Stapel ist leer.
reason-too-early = Ausruhen kannst du erst, wenn der Stapel leer ist.
reason-no-such-trader = Einen Händler Nummer { $number } gibt es an diesem Tisch nicht.
reason-yourself = Von dir selbst kannst du nicht stibitzen.
reason-not-more-cards = { $trader } hat nicht mehr Karten als du.
