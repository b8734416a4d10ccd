howto-about = Prendi i dadi, riempi i souk, segui il Supervisore. Le merci che restano nei negozi danno punti a fine settimana; quelle che lui incontra partono con la carovana.

howto-goal = Lo scopo
howto-goal-text = Siete mercanti di Yspahan, la bella città. In **tre settimane di sette giorni** riempite i negozi dei suoi souk, mandate merci con la carovana e costruite edifici. Dopo la terza settimana vince chi ha più **punti vittoria (PV)**. [YS-97-104 settimana e fine]
howto-goal-picture = Un souk del quartiere delle casse: tutti i suoi negozi contengono cubi blu, perciò la sua stella è diventata blu. A fine settimana vale **6 PV**. Al souk accanto manca un cubo rosso: non darebbe nulla. Le porticine d'ottone mostrano quali negozi il Supervisore raggiunge dalla strada.

howto-day = Un giorno
howto-day-text = Ogni giorno comincia con un lancio. Il primo giocatore del giorno lancia nove dadi bianchi e può aggiungerne fino a tre gialli, per 1 oro l'uno, che nessun altro può usare. I valori uguali formano un gruppo; i gruppi salgono sulla torre dal basso in alto, e **il valore più alto sta sempre sull'Oro**. [YS-16-21 il lancio]
howto-day-picture = Poi ognuno ha un turno, in senso orario. Un gruppo preso è perso per tutto il giorno, quindi conta essere primi; domani il primo è il giocatore successivo. [YS-24 prendere un gruppo]

howto-turn = Il tuo turno
howto-turn-text = Un turno ha tre passi, e nel mezzo si possono giocare carte. [YS-13-15 il turno]
howto-step-take = Prendi un gruppo di dadi
howto-step-take-text = Devi farlo, finché ce n'è uno. Se non ce ne sono, peschi una carta.
howto-step-use = Usalo
howto-step-use-text = In uno solo dei tre modi qui sotto.
howto-step-build = Costruisci, se vuoi
howto-step-build-text = Un edificio, pagato in cammelli e oro.
howto-use-cubes = Metti cubi nei negozi
howto-use-cubes-text = Un cubo per ogni dado, nel quartiere di quel livello. Un souk appartiene a un solo giocatore; finisci il tuo prima di iniziarne un altro in quel quartiere. Sui due livelli estremi prendi invece cammelli o oro. [YS-32-43]
howto-use-supervisor = Muovi il Supervisore
howto-use-supervisor-text = Fa esattamente tanti passi quanti dice il valore dei dadi; ogni oro ne aggiunge o ne toglie uno. I cubi nei negozi accanto alla sua ultima casella vanno alla carovana, di chiunque siano. Con un cammello il tuo cubo resta nel negozio e ne parte uno della tua scorta. [YS-46-62]
howto-use-card = Prendi una carta
howto-use-card-text = Ogni gruppo dà esattamente una carta. Gioca le carte nel tuo turno, quante ne vuoi, o scartane una per contare un dado in più quando prendi merci. [YS-68-76]

howto-buildings = Gli edifici
howto-buildings-text = Sulla tua plancia ci sono sei edifici, e ognuno vale fino alla fine. Qualunque cosa tu costruisca, il **3º, il 4º e il 5º** danno subito 5 PV ciascuno e il **6º** 10 PV. [YS-86-94]
name-paddock-text = Un cammello in più ogni volta che prendi cammelli dalla torre.
name-store-text = Due ori in più ogni volta che prendi oro dalla torre.
name-hammam-text = Fino a 3 passi del Supervisore in più o in meno sono gratis.
name-caravanserai-text = Una carta per ogni tuo cubo che il Supervisore manda via.
name-bazaar-text = 2 PV in più per ogni tuo souk completo a fine settimana.
name-hoist-text = Un cubo in più ogni volta che metti cubi nei negozi con i dadi.

howto-cards = Le nove carte
howto-cards-text = Due per tipo. Restano coperte nella tua mano, senza limite; una carta giocata va scoperta tra gli scarti. [YS-77-85]
name-exchange-text = Scambia quanti cammelli vuoi con oro, o oro con cammelli, uno per uno.
name-three-camels-text = Prendi 3 cammelli.
name-three-gold-text = Prendi 3 ori.
name-place-cube-text = Metti 1 cubo in un negozio qualsiasi della città aperto per te.
name-load-caravan-text = Metti 1 cubo della tua scorta sulla carovana.
name-sell-camels-text = Vendi da 1 a 4 cammelli per 2 PV ciascuno.
name-sell-gold-text = Dai da 1 a 10 ori per 1 PV ciascuno.
name-no-camels-text = Costruisci un edificio pagando solo il suo oro.
name-no-gold-text = Costruisci un edificio pagando solo i suoi cammelli.

howto-caravan = La carovana
howto-caravan-text = I cubi la riempiono dalla fila più bassa in su. Un cubo dà subito **2, 1 o 0 PV** a chi lo possiede, secondo la fila. Quando la carovana dà punti, totalizzi il **numero dei tuoi cubi moltiplicato per la fila migliore** che hai raggiunto. [YS-64-67]
howto-caravan-picture = Verde ha 3 cubi, il migliore nella seconda fila: 3 × 2 = **6 PV**. Rosso ne ha uno nella più bassa: 1 PV. La carovana dà punti quando è piena, e poi si svuota, e a ogni fine settimana, quando resta com'è.

howto-scoring = I punti
howto-score-souks = Souk completi
howto-score-souks-text = a ogni fine settimana; poi tutti i negozi si svuotano
howto-score-souks-worth = da 3 a 12 PV
howto-score-bazaar = Bazar
howto-score-bazaar-text = per ognuno di essi, se l'hai costruito
howto-score-bazaar-worth = +2 PV
howto-score-loads = Cubo sulla carovana
howto-score-loads-text = subito, secondo la fila
howto-score-loads-worth = 2, 1, 0 PV
howto-score-caravan = Carovana
howto-score-caravan-text = quando è piena e a ogni fine settimana
howto-score-caravan-worth = cubi × 1, 2, 3
howto-score-buildings = Edifici
howto-score-buildings-text = subito, dal 3º al 6º
howto-score-buildings-worth = 5, 5, 5, 10 PV
howto-score-cards = Due carte
howto-score-cards-text = Vendita di cammelli: 2 PV per cammello. Oro per la gloria: 1 PV per oro.
howto-score-cards-worth = fino a 10 PV
howto-scoring-text = Cammelli, oro, carte e souk incompleti che restano alla fine non danno nulla. Chi è in parità per il massimo condivide la vittoria. [YS-97-104 settimana e fine]

howto-few = In due e in tre
howto-few-text = In tre ogni fila della carovana ha tre cammelli; il resto non cambia. In due ci sono otto dadi bianchi e due cammelli per fila, e ogni giorno ha **tre turni**: primo giocatore, altro giocatore, di nuovo il primo. Costruire è allora **un quarto uso** di un gruppo, non un passo gratuito, e i dadi gialli restano sulla torre tutto il giorno, solo per il primo giocatore. [YS-105-106 in tre] [YS-107-115 in due]

howto-know = Buono a sapersi
howto-tip-small = **Prima i souk piccoli.** Un souk di due negozi si completa con un buon gruppo; uno da sei può finire la settimana senza nulla.
howto-tip-camel = **Tieni un cammello in casa.** Paga un edificio, e salva un cubo dal Supervisore.
howto-tip-caravan = **La carovana non è una perdita.** I cubi tardivi danno poco subito, ma alzano il fattore di tutti i tuoi cubi.
howto-tip-first = **Guarda chi è primo domani.** Il primo sceglie fra tutto; l'ultimo prende ciò che resta.
howto-tip-card = **Nessun buon dado?** Una carta non va mai persa: al peggio vale un dado in più.
howto-tip-last = **L'ultimo giorno** in quattro comincia chi ha meno punti. [YS-116]
