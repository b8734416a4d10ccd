howto-about = Nimm eine Handvoll Meeples auf, verteile sie von Plättchen zu Plättchen und nimm, was der letzte trifft. Sippen wirken, Plättchen wirken, und Kamele besetzen, was leer bleibt.

howto-goal = Das Ziel
howto-goal-text = Der Sultan ist tot, und fünf Sippen ziehen durch sein Land. Ihr bietet um die Reihenfolge, lenkt die Sippen über dreißig Plättchen, ruft Dschinns und handelt. Hat jemand das letzte Kamel gestellt oder ist keine Bewegung mehr möglich, wird die Runde zu Ende gespielt; dann gewinnt, wer die meisten **Siegpunkte (SP)** hat, Gold eingerechnet. [FT-118-126 Wertung]
howto-goal-picture = Zwei Plättchen in Besitz. Das Dorf von Blau ist **5 SP** wert und jeder Palast darauf **5 SP** mehr: zusammen 15. Die Oase von Rosa ist **8 SP** wert und ihre Palme **3 SP**. Ein runder Wert heißt, dass ein Plättchen blau ist, ein eckiger, dass es rot ist; das zählt für Baumeister.

howto-round = Eine Runde
howto-round-text = Zuerst bieten alle um die Zugreihenfolge: Lege deinen Zuganzeiger auf ein freies Feld und zahle den Preis sofort an die Bank. Dann haben alle einen Zug, vom **teuersten Feld zum billigsten**. Die Zugreihenfolge ist die Reihenfolge der nächsten Gebote. [FT-17-23 Gebote]
howto-round-picture = Orange zahlte 8 und spielt zuerst, Blau zahlte 3 und folgt, Rosa bot 0 und spielt zuletzt. Wer nach Rosa 0 bietet, schiebt sich davor. Zu zweit haben alle zwei Zuganzeiger, also zwei Gebote und zwei Züge.

howto-turn = Dein Zug
howto-turn-text = Ein Zug ist eine Bewegung, dann wirkt die getroffene Sippe, dann das Plättchen, auf dem du endest. Zum Schluss darfst du Güter verkaufen. [FT-24-45 der Zug]
howto-step-move = Bewegung
howto-step-move-text = Nimm alle Meeples eines Plättchens. Geh von Plättchen zu Plättchen, nie sofort zurück, und setze auf jedes einen. Der letzte muss dorthin, wo schon seine Farbe steht.
howto-step-tribe = Sippe
howto-step-tribe-text = Nimm den letzten Meeple und alle seiner Farbe von dort. Ist das Plättchen jetzt leer? Dann besetzt es dein Kamel für immer. Die Sippe wirkt.
howto-step-tile = Plättchen
howto-step-tile-text = Das Plättchen, auf dem die Bewegung endete, wirkt, wem es auch gehört.
howto-turn-picture = Links: Die drei Meeples von b2 kommen auf c2, d2 und d3; der Älteste bleibt für den Schluss, denn auf d3 steht einer. Rechts: Beide Ältesten sind genommen, d3 ist leer, und das Kamel von Blau besetzt den Heiligen Ort mit 10 SP. Mit den zwei Ältesten könnte Blau nun einen Dschinn bezahlen.

howto-tribes = Die fünf Sippen
howto-tribes-text = Je mehr einer Farbe du nimmst, desto mehr bewirkt sie. Fakire von der Hand helfen Baumeistern und Meuchelmördern. [FT-46-57 Sippen]
howto-tribe-vizier = Wesire, gelb
howto-tribe-vizier-text = Sie bleiben vor dir: je **1 SP**, und **10 SP** für jeden Mitspieler, der weniger hat.
howto-tribe-elder = Älteste, weiß
howto-tribe-elder-text = Sie bleiben vor dir: je **2 SP**, oder du bezahlst mit ihnen Dschinns.
howto-tribe-merchant = Kaufleute, grün
howto-tribe-merchant-text = Für jeden nimmst du eine Karte vom Anfang der Reihe, ohne Wahl.
howto-tribe-builder = Baumeister, blau
howto-tribe-builder-text = Gold: die Zahl der Baumeister mal die Zahl der **blauen Plättchen** unter diesem und den acht ringsum. Jeder abgeworfene Fakir zählt als ein Baumeister mehr.
howto-tribe-assassin = Meuchelmörder, rot
howto-tribe-assassin-text = Sie töten einen Meeple, der höchstens so viele Plättchen entfernt ist, wie es Meuchelmörder sind, mit jedem Fakir eins weiter; oder einen Wesir oder Ältesten der anderen. Ein so geleertes Plättchen gehört auch dir.

howto-tiles = Die fünf Arten von Plättchen
howto-tiles-text = Die Aktion hat, wer dort endet; die Punkte bekommt, wer das Plättchen besitzt. [FT-58-64 Plättchen]
howto-tile-large-market = Großer Markt, 4 SP
howto-tile-large-market-text = Du darfst 6 Gold zahlen und zwei der ersten sechs Karten der Reihe nehmen.
howto-tile-small-market = Kleiner Markt, 6 SP
howto-tile-small-market-text = Du darfst 3 Gold zahlen und eine der ersten drei Karten nehmen.
howto-tile-oasis = Oase, 8 SP
howto-tile-oasis-text = Du musst hier eine Palme setzen: 3 SP für den, dem das Plättchen gehört.
howto-tile-village = Dorf, 5 SP
howto-tile-village-text = Du musst hier einen Palast setzen: 5 SP für den, dem das Plättchen gehört.
howto-tile-sacred-place = Heiliger Ort, 6 bis 15 SP
howto-tile-sacred-place-text = Du darfst zwei Älteste oder einen Ältesten und einen Fakir zahlen und einen offenen Dschinn nehmen.

howto-goods = Güter und Fakire
howto-goods-text = Neun Sorten Güter bilden Sätze aus **verschiedenen Sorten**. Am Ende deines Zuges darfst du einen Satz für Gold verkaufen; behaltene Sätze zählen am Ende ebenso viel in SP. Fakire sind keine Güter: Sie bezahlen Dschinns und helfen Sippen. Die Reihe wird erst am Ende der Runde ergänzt. [FT-60-65 Markt und Verkauf]
howto-goods-picture = Was eine bis neun verschiedene Sorten zusammen wert sind. Elfenbein, Edelsteine und Gold sind selten, je zwei Karten; Fisch, Getreide und Töpferwaren häufig, je sechs.

howto-djinns = Die Dschinns
howto-djinns-text = Ein Dschinn bringt seine Punkte und eine Kraft. Manche wirken von selbst; andere bezahlst du mit Ältesten oder Fakiren, jeden einmal in deinem Zug: vor der Bewegung, vor der Sippe, vor dem Plättchen oder am Ende. [FT-67-76 Dschinns]

howto-scoring = Wertung
howto-score-gold = Gold
howto-score-gold-text = was du übrig hast
howto-score-gold-worth = je 1 SP
howto-score-viziers = Wesire
howto-score-viziers-text = vor dir, dazu für jeden Mitspieler mit weniger
howto-score-viziers-worth = je 1 SP, +10
howto-score-elders = Älteste
howto-score-elders-text = die du nicht ausgegeben hast
howto-score-elders-worth = je 2 SP
howto-score-djinns = Dschinns
howto-score-djinns-text = was auf ihnen steht
howto-score-djinns-worth = 4 bis 10 SP
howto-score-tiles = Plättchen
howto-score-tiles-text = mit deinem Kamel
howto-score-tiles-worth = 4 bis 15 SP
howto-score-palms = Palmen
howto-score-palms-text = auf deinen Plättchen
howto-score-palms-worth = je 3 SP
howto-score-palaces = Paläste
howto-score-palaces-text = auf deinen Plättchen
howto-score-palaces-worth = je 5 SP
howto-score-goods = Güter
howto-score-goods-text = in Sätzen verschiedener Sorten
howto-score-goods-worth = 1 bis 60 SP
howto-scoring-text = Bei Gleichstand wird der Sieg geteilt. [FT-118-126 Wertung]

howto-know = Gut zu wissen
howto-tip-end = **Such zuerst das Ende.** Finde ein Plättchen mit zwei oder drei einer Farbe und zähle zurück zu einem Start mit so vielen Meeples wie Schritten.
howto-tip-bid = **Ein Zug hat seinen Preis.** Zwei fast gleich gute Züge sind keine 8 Gold wert. Biete hoch nur für den, den sonst andere nähmen.
howto-tip-elders = **Behalte einen Ältesten.** Die meisten Kräfte kosten einen, und ein Fakir allein bezahlt keinen Dschinn.
howto-tip-viziers = **Zähle die Gelben.** Ein Wesir mehr als alle anderen bringt 10 SP für jeden Mitspieler.
howto-tip-sets = **Die vierte Sorte lohnt.** Jede weitere Sorte ist mehr wert als die davor; verkaufe früh nur, wenn du Gold zum Bieten brauchst.
howto-tip-camels = **Achte auf die Kamele.** Acht für jeden, elf zu zweit: Gehen sie jemandem aus, ist die Partie bald vorbei.
