howto-about = Schick deine Familie in die Gilden von Bagdad und in ferne Länder. Wer am stärksten ist, kommt zuerst dran; mit gemischten Waren bezahlst du Titel, Dienste und Gunst.

howto-goal = Das Ziel
howto-goal-text = Du führst eine Familie am Hof des Kalifen. **Fünf Jahre** lang setzt du Figuren, sammelst Waren und tauschst sie gegen neue Figuren und Titel. Nach dem fünften Jahr gewinnt, wer die meisten **Prestigepunkte (PP)** hat. [AR-1] [AR-134-137 das Ende]
howto-goal-picture = Du beginnst mit einem Pascha, einem Händler und einem Weisen: **3, 2 und 1 PP**. Geld gibt es in diesem Spiel nicht: Alles wird mit Waren bezahlt, und verschiedene Waren zusammen sind am meisten wert.

howto-year = Ein Jahr
howto-year-text = Jedes Jahr läuft gleich ab; das letzte endet mit dem zweiten Schritt. [AR-21]
howto-step-place = Setzphase
howto-step-place-text = In Zugreihenfolge setzt jeder eine Figur, bis alle Figuren in den 13 Bereichen stehen. [AR-22-27]
howto-step-resolve = Auswertung
howto-step-resolve-text = In Zugreihenfolge wählt jeder einen Bereich, und alle dort handeln. So geht es weiter, bis jede Figur wieder daheim ist. [AR-33-44]
howto-step-end = Jahresende
howto-step-end-text = Die Gebiete werden aufgefüllt, benutzte Titel sind wieder bereit, ein Krisenplättchen bringt neue Söldner. [AR-45-47]

howto-dominance = Wer zuerst handelt
howto-dominance-text = Ein Pascha zählt 5, ein Händler 3, ein Weiser 1. In einem Bereich bestimmt **die Summe den Rang** der Familien; bei Gleichstand liegt vorn, wer weiter links steht, also früher kam. Nur **die ersten drei handeln**. Je Bereich darfst du einen Pascha oder Händler haben und beliebig viele Weise. [AR-25-31]
howto-dominance-picture = Rot und Gelb zählen beide 4. Rot steht weiter links und hat Rang 1, Gelb Rang 2, Grün mit 1 Rang 3.

howto-turn = Dein Zug in der Auswertung
howto-turn-text = Wähle **irgendeinen Bereich mit Figuren, auch ohne eigene**; er wird sofort ausgewertet: Alle dort handeln nach Rang, dann gehen die Figuren heim. Davor oder danach darfst du einen deiner Titel nutzen, die einmal im Jahr wirken. Ohne Figur auf dem Plan setzt du aus. [AR-34-41]

howto-palaces = Die sechs Paläste
howto-palaces-text = In einer Gilde nimmst du **eins oder zwei** von dreien: den Dienst, einen Titel, die Gunst des Oberhaupts. Alles wird in einer Summe bezahlt. Wer weder Dienst noch Titel nimmt, bekommt 1 Ehrverlust. [AR-48-56]
name-intrigue-text = Spione sehen verdeckte Söldner an oder versetzen deine Figuren zwischen Gebieten. Die Favoritin kopiert eine andere Gunst. [AR-71-76]
name-military-text = Ziehe je nach Rang 3, 2 oder 1 Söldner. Der General: eine Ware gegen einen Söldner. [AR-69] [AR-77]
name-lore-text = Ein neuer Weiser für 5, 7 oder 9. Der Hofgelehrte: ein Kreditbrief für 2. [AR-67] [AR-78]
name-commerce-text = Ein neuer Händler für 8, 10 oder 12. Der Wesir tauscht eine Ware. [AR-67] [AR-79]
name-politics-text = Ein neuer Pascha für 11, 13 oder 15. Der Kadi: Einfluss für 1. [AR-67] [AR-80]
name-al-rashid-text = Nur mit einem Pascha. Wohlwollen gibt eine Ware und einen früheren Platz in der Reihenfolge; die Titel des Kalifen helfen sofort. [AR-83-86]

howto-barter = Mit Waren bezahlen
howto-barter-text = Das ist das Herz des Spiels. Ein Satz aus **1, 2, 3, 4 oder 5 verschiedenen Sorten ist 1, 3, 6, 10 oder 15 wert**. In Sätze teilt das Programm sie für dich auf; Wechselgeld gibt es nicht. Ein Kreditbrief macht einen Titel um 3 billiger. [AR-57-66]
howto-barter-picture = Ein Edelholz, zwei Keramik und eine Seide: Ein Satz aus drei Sorten ist 6 wert, die zweite Keramik allein 1. Zusammen **7**.

howto-lands = Gebiete und Söldner
howto-lands-text = Sieben Gebiete geben Waren: Rang 1 nimmt **alle von einer Sorte oder 3 Stücke**, Rang 2 nimmt 2, Rang 3 nimmt 1. Liegen dort Söldner, werden sie aufgedeckt und müssen zuerst besiegt werden. Rang 1 kämpft oder flieht; Flucht bringt **2 Ehrverlust**. Je Farbe müssen die abgeworfenen Plättchen **in der Summe höher sein**; Rot hilft nie gegen Blau. Wer den letzten entfernt, handelt zuerst. [AR-87-99]
howto-lands-picture = Eine rote 4 und eine blaue 2 und 3 bewachen das Land. Mit Blau 4 und Blau 2, also 6 gegen 5, sind die blauen besiegt; der rote bleibt, und die nächste Familie muss gegen ihn antreten.

howto-titles = Titel
howto-titles-text = Titel gehören dir bis zum Ende; fahre mit dem Zeiger darüber, um zu lesen, was einer kann. [AR-100-102]
howto-title-activated = Einmal im Jahr
howto-title-activated-text = Importeure und Schmuggler geben oder tauschen Waren, Werber und Unterhändler helfen mit Söldnern. Einer je Zug. [AR-103] [AR-108] [AR-110] [AR-115-116]
howto-title-permanent = Gilt immer
howto-title-permanent-text = Stratege und Plünderer für den Kampf, Lehrmeister und Bankier für die Preise, Verschwörer, Informant und Diplomat für die Figuren. [AR-104-105] [AR-107] [AR-109] [AR-111] [AR-113-114]
howto-title-single = Beim Kauf
howto-title-single-text = Die Titel des Kalifen, Zauberer und Hochstapler: sofort Waren, Einfluss, Söldner oder eine Figur. [AR-106] [AR-112] [AR-125-133]
howto-title-politics = Für das Ende
howto-title-politics-text = Die acht Titel der Politik kosten 15 und geben bis zu 7 PP, wenn du ihre Bedingung erfüllst. [AR-117-124]

howto-scoring = Wertung
howto-score-pashas = Paschas
howto-score-pashas-text = deiner ganzen Familie, höchstens 3
howto-score-pashas-worth = je 3 PP
howto-score-merchants = Händler
howto-score-merchants-text = höchstens 4
howto-score-merchants-worth = je 2 PP
howto-score-sages = Weise
howto-score-sages-text = höchstens 6
howto-score-sages-worth = je 1 PP
howto-score-titles = Titel
howto-score-titles-text = wie aufgedruckt; die der Politik nach ihrer Bedingung
howto-score-titles-worth = 0 bis 7 PP
howto-score-influence = Einfluss
howto-score-influence-text = insgesamt höchstens 5
howto-score-influence-worth = je 1 PP
howto-score-dishonor = Ehrverlust
howto-score-dishonor-text = man wird ihn nicht mehr los
howto-score-dishonor-worth = je −2 PP
howto-scoring-text = Bei Gleichstand gewinnen die wertvolleren Waren, dann der frühere Platz in der Reihenfolge. [AR-135-137]

howto-know = Gut zu wissen für die erste Partie
howto-tip-mix = **Sammle Sorten, keine Haufen.** Fünf verschiedene Waren sind 15 wert, fünf gleiche nur 5.
howto-tip-pawns = **Figuren zahlen sich doppelt aus.** Eine neue arbeitet jedes Jahr und zählt am Ende; kaufe früh.
howto-tip-choose = **Einen Bereich zu wählen ist eine Frage der Zeit.** Werte ihn aus, solange du dort vorn bist oder andere noch nicht zahlen können.
howto-tip-look = **Erst ansehen, dann kämpfen.** Spione zeigen, was verdeckt liegt; 2 Ehrverlust kosten 4 PP.
howto-tip-court = **Geh ab und zu an den Hof.** Der frühere Platz gilt auch bei der nächsten Setzphase.
howto-tip-one = **Eine Summe.** Dienst und Titel zusammen nutzen deine Waren besser als zwei Besuche.
