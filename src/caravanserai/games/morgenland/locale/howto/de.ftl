howto-about = Lege deine Figuren verdeckt in Höhlen, Stadt und Palast. Wenn sie aufgedeckt werden, nehmen die Stärksten am meisten, und mit Schätzen kaufst du Artefakte.

howto-goal = Das Ziel
howto-goal-text = In den Drachenhöhlen liegen Schätze, in der Stadt warten Vorteile, und in den Räumen des Palasts werden Artefakte verkauft. Ist das letzte Artefakt verkauft, endet das Spiel, und wer die **meisten Artefakte** hat, gewinnt. [MO-56-60 das Ende]
howto-goal-picture = Alle haben die gleichen **acht Figuren**: 1, 2 und 4 bis 9. Sie sind zugleich Stärke und Preis: Eine starke Figur gewinnt ein Feld, aber in einem Palastraum zahlst du so viele Schätze, wie sie stark ist. [MO-1 Figuren]

howto-round = Die Runde
howto-round-text = Ein Spiel dauert etwa zehn Runden. Ganz am Anfang nehmen sich alle 3 Schätze beliebiger Sorten. [MO-21 Beginn]
howto-step-prepare = Vorbereiten
howto-step-prepare-text = Eine Karte sagt, wie viele Schätze in jeder Höhle liegen; mindestens eine bleibt leer. Eine Wache unbekannter Stärke, 1 bis 10, wird verdeckt hingelegt. [MO-27]
howto-step-place = Setzen
howto-step-place-text = Vom Besitzer des Kamels an legen alle **eine Figur verdeckt** hin, immer wieder, bis alle acht liegen. Auf einem Feld dürfen beliebig viele liegen, in einem Raum aber höchstens fünf von dir. [MO-31-34]
howto-step-score = Aufdecken
howto-step-score-text = Die Felder werden eines nach dem anderen aufgedeckt: fünf Höhlen, die Stadt, die Wache, die Räume. Es zählt die Summe deiner Figuren dort; **bei Gleichstand gilt die Spielerreihenfolge** vom Kamel an. [MO-14-15]
howto-step-clean = Aufräumen
howto-step-clean-text = Alle Figuren kommen zurück, und was in den Höhlen blieb, kommt in den Vorrat. Unverkaufte Artefakte und das Kamel bleiben. [MO-38]

howto-caves = Die Höhlen
howto-caves-text = Jede Höhle hat eine Sorte Schätze in bis zu vier Nischen. Der Stärkste nimmt den ganzen obersten Haufen, der Zweite den nächsten und so fort. [MO-39]
howto-caves-picture = In der Roten Drachenhöhle liegen 4, 2 und 1 Kronen. Rot hat 8 und 6, zusammen **14**, und nimmt 4. Du, Blau, hast **13** und nimmst 2; Gelb nimmt 1. Grün geht leer aus, denn es gibt nur drei Haufen.

howto-city = Die Stadt
howto-city-text = In der Stadt bekommt nur der **Erste** etwas. [MO-40-45]
howto-city-tent = Aladins Zelt
howto-city-tent-text = Nur mit Magie: Ziehe zwei Zauberkarten, behalte eine und gib die andere dem Zweiten hier.
howto-city-djinn = Haus des Dschinn
howto-city-djinn-text = Nur mit Magie: Setze diese Runde zwei Artefakte ein statt nur eines.
howto-city-market = Markt
howto-city-market-text = Gib 1 Schatz zurück und nimm 3 beliebige.
howto-city-caravanserai = Karawanserei
howto-city-caravanserai-text = Gib das Kamel, wem du willst, auch dir selbst: Wer es hat, ist ab sofort Startspieler und bei Gleichstand vorn.

howto-palace = Der Palast
howto-palace-text = Zuerst kommt die Wache, dann kommen die Räume, einer nach dem anderen. In jedem Raum ist ein Artefakt im Angebot; in der Reihenfolge der Ränge darf jeder kaufen, und wer als Erster kauft, beendet den Raum. [MO-46-55]
howto-guard-picture = Die Wache zeigt 6. Mit einer 4 **fehlen dir 2**: Zahle 2 beliebige Schätze als Bestechung, oder nimm alle deine Figuren aus den Räumen. Wer **keine Figur bei der Wache** hat, kommt gar nicht hinein. [MO-46-49 Wache]
howto-room-picture = Du liegst in diesem Raum mit 9 und 4. Also zahlst du **9 von einer Sorte und 4 von einer anderen**, genau passend. Kannst oder willst du nicht, darf der Nächste im Rang zu seinem eigenen Preis kaufen. [MO-52-53 Preis]

howto-magic = Magie
howto-magic-text = Das Grundspiel kommt ohne diesen Teil aus. Mit Magie hat jedes Artefakt eine Kraft; du darfst **eines pro Runde** einsetzen, und alle beginnen mit einer Lampe. Vor dem Setzen und immer, wenn ein Feld aufgedeckt wird, werden die Spieler der Reihe nach gefragt, ob sie etwas spielen; nach jedem Spielen werden alle wieder gefragt. Ein Zauber braucht eine entzündete **Lampe**; sie dient dann für alle deine Zauber der Runde. [MO-61-79 Fenster]
howto-magic-artifacts = Artefakte
howto-magic-spells = Zauberkarten, jede einmal

howto-scoring = Wer gewinnt
howto-score-artifacts = Artefakte
howto-score-artifacts-text = sobald das letzte verkauft ist; eingesetzte und die Lampe zählen mit
howto-score-artifacts-worth = je 1
howto-score-scrolls = Schriftrollen
howto-score-scrolls-text = mit Magie, bei gleich vielen Artefakten
howto-score-scrolls-worth = Gleichstand
howto-score-treasure = Schätze
howto-score-treasure-text = die Summe hinter dem Sichtschirm, wenn es noch gleich steht
howto-score-treasure-worth = Gleichstand
howto-scoring-text = Steht es auch dann gleich, teilt man sich den Sieg. [MO-57-59]

howto-know = Gut zu wissen
howto-tip-small = Eine **1 oder 2 in einer Höhle** nimmt oft den letzten Haufen, und alle rätseln.
howto-tip-kinds = Sammle **verschiedene Sorten**: Zwei Figuren in einem Raum brauchen zwei Sorten, wie reich du an einer auch bist.
howto-tip-guard = Ohne Figur bei der Wache kommt alles zurück, was du in Räume gelegt hast. Lege jede Runde eine dorthin, wenn du kaufen willst.
howto-tip-camel = Das Kamel gewinnt Gleichstände **schon bei der Wache und in den Räumen** derselben Runde.
howto-tip-price = Eine einzelne 4 in einem Raum ist billig. Wenn Stärkere nicht zahlen können, reicht sie.
howto-tip-count = Schätze liegen hinter Sichtschirmen, aber jede Bewegung ist offen: Zähle mit, wer was zahlen kann.
