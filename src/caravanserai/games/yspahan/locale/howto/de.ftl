howto-about = Nimm Würfel, fülle die Basare, folge dem Aufseher. Waren, die in den Läden bleiben, zählen am Ende der Woche; Waren, die er trifft, ziehen mit der Karawane fort.

howto-goal = Das Ziel
howto-goal-text = Ihr seid Kaufleute in Yspahan, der schönen Stadt. In **drei Wochen zu sieben Tagen** füllt ihr die Läden ihrer Basare, schickt Waren mit der Karawane und errichtet Gebäude. Nach der dritten Woche gewinnt, wer die meisten **Siegpunkte (SP)** hat. [YS-97-104 Woche und Ende]
howto-goal-picture = Ein Basar im Truhenviertel: In allen seinen Läden liegen blaue Steine, darum ist sein Stern blau geworden. Am Ende der Woche ist er **6 SP** wert. Dem Basar daneben fehlt ein roter Stein, er würde nichts zählen. Die kleinen Messingtüren zeigen, welche Läden der Aufseher von der Straße aus erreicht.

howto-day = Ein Tag
howto-day-text = Jeder Tag beginnt mit einem Wurf. Der Startspieler des Tages wirft neun weiße Würfel und kann für je 1 Gold bis zu drei gelbe dazunehmen, die sonst niemand nutzen darf. Gleiche Werte bilden eine Gruppe; die Gruppen steigen auf dem Würfel-Tableau von unten nach oben, und **der höchste Wert liegt immer beim Gold**. [YS-16-21 der Wurf]
howto-day-picture = Dann hat jeder einen Zug, im Uhrzeigersinn. Eine genommene Gruppe ist für diesen Tag weg, darum ist es wichtig, wer beginnt; morgen ist der Nächste Startspieler. [YS-24 eine Gruppe nehmen]

howto-turn = Dein Zug
howto-turn-text = Ein Zug hat drei Schritte, und dazwischen darf man Karten spielen. [YS-13-15 der Zug]
howto-step-take = Nimm eine Gruppe Würfel
howto-step-take-text = Du musst, solange eine da ist. Ist keine da, ziehst du eine Karte.
howto-step-use = Nutze sie
howto-step-use-text = Auf genau eine der drei Arten unten.
howto-step-build = Baue, wenn du magst
howto-step-build-text = Ein Gebäude, bezahlt mit Kamelen und Gold.
howto-use-cubes = Steine in Läden legen
howto-use-cubes-text = Ein Stein je Würfel, ins Viertel dieser Ebene. Ein Basar gehört einem Spieler; vollende deinen, bevor du in diesem Viertel einen anderen beginnst. Auf den beiden äußeren Ebenen nimmst du stattdessen Kamele oder Gold. [YS-32-43]
howto-use-supervisor = Den Aufseher bewegen
howto-use-supervisor-text = Er geht genau so weit, wie der Wert der Würfel sagt; jedes Gold ändert ihn um einen Schritt. Steine in Läden neben seinem letzten Feld gehen zur Karawane, egal wem sie gehören. Für ein Kamel bleibt dein Stein im Laden, und einer aus deinem Bestand reist. [YS-46-62]
howto-use-card = Eine Karte nehmen
howto-use-card-text = Jede Gruppe bringt genau eine Karte. Spiele Karten im eigenen Zug, so viele du magst, oder lege eine ab, um beim Nehmen von Waren einen Würfel mehr zu zählen. [YS-68-76]

howto-buildings = Gebäude
howto-buildings-text = Auf deinem Tableau stehen sechs Gebäude, und jedes wirkt bis zum Ende. Was immer du baust: Dein **3., 4. und 5.** bringen sofort je 5 SP, das **6.** bringt 10 SP. [YS-86-94]
name-paddock-text = Ein Kamel mehr, wann immer du Kamele vom Tableau nimmst.
name-store-text = Zwei Gold mehr, wann immer du Gold vom Tableau nimmst.
name-hammam-text = Bis zu 3 Schritte des Aufsehers mehr oder weniger sind frei.
name-caravanserai-text = Eine Karte für jeden deiner Steine, den der Aufseher schickt.
name-bazaar-text = 2 SP mehr für jeden deiner vollständigen Basare am Ende der Woche.
name-hoist-text = Ein Stein mehr, wann immer du mit Würfeln Steine legst.

howto-cards = Die neun Karten
howto-cards-text = Es gibt jede zweimal. Sie bleiben verdeckt auf deiner Hand, ohne Grenze; eine gespielte Karte kommt offen auf die Ablage. [YS-77-85]
name-exchange-text = Tausche beliebig viele Kamele gegen Gold oder Gold gegen Kamele, eins gegen eins.
name-three-camels-text = Nimm 3 Kamele.
name-three-gold-text = Nimm 3 Gold.
name-place-cube-text = Lege 1 Stein in einen Laden der Stadt, der dir offensteht.
name-load-caravan-text = Lege 1 Stein aus deinem Bestand auf die Karawane.
name-sell-camels-text = Verkaufe 1 bis 4 Kamele für je 2 SP.
name-sell-gold-text = Gib 1 bis 10 Gold für je 1 SP.
name-no-camels-text = Baue ein Gebäude allein für sein Gold.
name-no-gold-text = Baue ein Gebäude allein für seine Kamele.

howto-caravan = Die Karawane
howto-caravan-text = Steine füllen sie von der untersten Reihe nach oben. Ein Stein bringt seinem Besitzer **sofort 2, 1 oder 0 SP**, je nach Reihe. Bei der Wertung bekommst du die **Zahl deiner Steine mal der besten Reihe**, die du erreicht hast. [YS-64-67]
howto-caravan-picture = Grün hat 3 Steine, den besten in der zweiten Reihe: 3 × 2 = **6 SP**. Rot hat einen in der untersten: 1 SP. Gewertet wird die Karawane, wenn sie voll ist, dann wird sie geleert, und am Ende jeder Woche, dann bleibt sie, wie sie ist.

howto-scoring = Punkte
howto-score-souks = Vollständige Basare
howto-score-souks-text = am Ende jeder Woche; dann werden alle Läden geleert
howto-score-souks-worth = 3 bis 12 SP
howto-score-bazaar = Großer Basar
howto-score-bazaar-text = für jeden davon, wenn du ihn gebaut hast
howto-score-bazaar-worth = +2 SP
howto-score-loads = Stein auf der Karawane
howto-score-loads-text = sofort, je nach Reihe
howto-score-loads-worth = 2, 1, 0 SP
howto-score-caravan = Karawane
howto-score-caravan-text = wenn sie voll ist, und am Ende jeder Woche
howto-score-caravan-worth = Steine × 1, 2, 3
howto-score-buildings = Gebäude
howto-score-buildings-text = sofort, für dein 3. bis 6.
howto-score-buildings-worth = 5, 5, 5, 10 SP
howto-score-cards = Zwei Karten
howto-score-cards-text = Kamelverkauf: 2 SP je Kamel. Gold für Ruhm: 1 SP je Gold.
howto-score-cards-worth = bis zu 10 SP
howto-scoring-text = Kamele, Gold, Karten und unfertige Basare, die am Ende übrig sind, zählen nichts. Bei Gleichstand an der Spitze wird der Sieg geteilt. [YS-97-104 Woche und Ende]

howto-few = Zu zweit und zu dritt
howto-few-text = Zu dritt hat jede Reihe der Karawane drei Kamele; sonst ändert sich nichts. Zu zweit gibt es acht weiße Würfel und zwei Kamele je Reihe, und jeder Tag hat **drei Züge**: Startspieler, anderer Spieler, noch einmal Startspieler. Bauen ist dann **ein vierter Zweck** einer Gruppe, kein freier Schritt, und gelbe Würfel bleiben den ganzen Tag liegen, nur für den Startspieler. [YS-105-106 zu dritt] [YS-107-115 zu zweit]

howto-know = Gut zu wissen
howto-tip-small = **Kleine Basare zuerst.** Ein Basar mit zwei Läden ist mit einer guten Gruppe vollständig; einer mit sechs kann am Ende der Woche leer ausgehen.
howto-tip-camel = **Behalte ein Kamel zu Hause.** Es bezahlt ein Gebäude, und es rettet einen Stein vor dem Aufseher.
howto-tip-caravan = **Die Karawane ist kein Verlust.** Späte Steine zählen sofort wenig, heben aber den Faktor aller deiner Steine.
howto-tip-first = **Achte darauf, wer morgen beginnt.** Der Erste wählt aus allem; der Letzte nimmt, was übrig ist.
howto-tip-card = **Keine guten Würfel?** Eine Karte ist nie verloren: Im schlimmsten Fall zählt sie als ein Würfel mehr.
howto-tip-last = **Am letzten Tag** beginnt zu viert, wer die wenigsten Punkte hat. [YS-116]
