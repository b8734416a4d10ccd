# Die geführte erste Partie, Schritt für Schritt. $one und $two sind die Mitspieler.

guide-welcome = Willkommen im Sultanat. Auf seinen dreißig Plättchen leben Meeples aus fünf Stämmen. In deinem Zug hebst du alle Meeples eines Plättchens auf und verteilst sie entlang eines Weges; wen der letzte trifft, entscheidet, was du bekommst. Wir sind mitten in einer Partie, und du bietest zuerst.
guide-bid = Jede Runde beginnt mit Geboten um die Zugreihenfolge, bezahlt in Gold, und jedes Gold ist am Ende ein Punkt. Auf dem Plan liegt ein schöner Zug, da lohnt es sich, zuerst dran zu sein: Biete 5.
guide-order = { $one } bietet 1, { $two } nichts. Das teuerste Feld zieht zuerst, dann geht es abwärts. Du bist also dran: eine Bewegung, dann handelt der Stamm, den du triffst, dann das Plättchen.
guide-lift = Heb die drei Meeples von Plättchen b2 auf: einen gelben Wesir, einen weißen Ältesten und einen grünen Kaufmann. Die Regel der Bewegung: Der letzte Meeple muss dort ankommen, wo schon ein anderer seiner Farbe steht.
guide-sow = Geh von Plättchen zu Plättchen und setz auf jedes einen Meeple. Ziel ist der Älteste am Heiligen Ort d3, drei Schritte weit. Behalte deinen Ältesten also bis zuletzt: Setz die beiden anderen auf c2 und dann auf d2. Sofort zurückgehen darfst du nicht.
guide-meet = Noch ein Schritt, und der weiße Älteste ist in deiner Hand. Älteste stehen auf d1 und auf d3; der Heilige Ort d3 ist 10 Punkte wert. Setz ihn dorthin.
guide-sacred = Du hast beide Ältesten genommen, sie gehören dir. Das Plättchen ist jetzt leer, darum nimmt es eines deiner Kamele für immer in Besitz. Dann handelt das Plättchen: An einem Heiligen Ort darfst du zwei Älteste für einen Dschinn zahlen. Tu das.
guide-djinn = Drei Dschinns liegen aus. Jeder bringt die aufgedruckten Punkte und eine Kraft: Diese drei machen am Ende Wesire, Älteste oder Palmen wertvoller. Zeig auf sie, um zu lesen, und nimm dann den, der dir gefällt.
guide-close = Zum Schluss könntest du Sätze von Gütern verkaufen. Du hast noch keine, also beende deinen Zug.
guide-others = { $one } traf Baumeister: Gold für jedes blaue Plättchen ringsum, hier fünf, mal zwei Baumeister. { $two } traf Meuchelmörder und tötete den einzigen Meeple eines Plättchens in der Nähe, das damit auch besetzt ist; die Oase bekam eine Palme.
guide-zero = Eine neue Runde. Die Zugreihenfolge von eben ist jetzt die Bietreihenfolge. Diesmal eilt nichts, also spar dein Gold: Biete 0.
guide-rivals = Auch { $two } bot 0, später als du, und schob sich davor. { $one } nahm Wesire: Wer mehr davon hat als ein Gegner, bekommt für jeden solchen Gegner 10 Punkte. { $two } besetzte den Heiligen Ort mit der 12.
guide-merchants = Jetzt etwas Handel. Heb Plättchen e1 auf, setz den Wesir auf e2 und den Kaufmann auf e3, wo noch zwei warten. Jeder Kaufmann, den du nimmst, bringt eine Karte vom Anfang der Reihe.
guide-market = Drei Karten und ein Plättchen mit deinem Kamel. Es ist ein Kleiner Markt: Für 3 Gold darfst du eine der ersten drei Karten nehmen, die noch ausliegen. Verschiedene Güter bilden einen Satz, und große Sätze sind viel mehr wert. Kauf eine.
guide-onward = Du könntest jetzt verkaufen oder den Satz wachsen lassen: Er zählt auch am Ende. Schluss ist, wenn jemand das letzte Kamel gestellt hat oder niemand mehr ziehen kann. Dann zählen Gold, Wesire, Älteste, Dschinns, Palmen, Paläste, Plättchen und Güter.
