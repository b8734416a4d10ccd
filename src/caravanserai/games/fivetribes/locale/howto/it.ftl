howto-about = Raccogli una manciata di pedine, seminale di tessera in tessera e prendi ciò che l'ultima incontra. Le tribù agiscono, le tessere agiscono, e i cammelli occupano ciò che resta vuoto.

howto-goal = Lo scopo
howto-goal-text = Il sultano è morto e cinque tribù vagano per le sue terre. Fate offerte per muovere prima, guidate le tribù su trenta tessere, chiamate i geni e commerciate. Quando qualcuno ha posato l'ultimo cammello o non resta alcun movimento, il round si conclude; poi vince chi ha più **punti vittoria (PV)**, oro compreso. [FT-118-126 punteggio]
howto-goal-picture = Ecco due tessere prese. Il Villaggio di Blu vale **5 PV** e ogni palazzo **5 PV** in più: 15 in tutto. L'Oasi di Rosa vale **8 PV** e la sua palma **3 PV**. Il valore tondo dice che la tessera è blu, quello quadrato che è rossa; conta per i Costruttori.

howto-round = Un round
howto-round-text = Prima tutti fanno l'offerta per l'ordine di gioco: metti il segnalino su una casella libera e paga subito il prezzo alla banca. Poi ognuno ha un turno, dalla **casella più cara alla più economica**. L'ordine di gioco è l'ordine delle prossime offerte. [FT-17-23 offerte]
howto-round-picture = Arancione ha pagato 8 e gioca per primo, Blu ha pagato 3 e segue, Rosa ha offerto 0 e gioca per ultimo. Chi offre 0 dopo Rosa passa davanti. In due ognuno ha due segnalini, quindi due offerte e due turni.

howto-turn = Il tuo turno
howto-turn-text = Un turno è un movimento, poi agisce la tribù incontrata, poi la tessera dove finisci. Al termine puoi vendere merci. [FT-24-45 il turno]
howto-step-move = Movimento
howto-step-move-text = Prendi tutte le pedine di una tessera. Vai di tessera in tessera, senza tornare subito indietro, e posane una su ciascuna. L'ultima deve arrivare dove c'è già il suo colore.
howto-step-tribe = Tribù
howto-step-tribe-text = Prendi l'ultima pedina e tutte quelle del suo colore da lì. La tessera ora è vuota? Allora il tuo cammello la prende per sempre. La tribù agisce.
howto-step-tile = Tessera
howto-step-tile-text = La tessera dove il movimento è finito agisce, di chiunque sia.
howto-turn-picture = A sinistra: le tre pedine di b2 vanno su c2, d2 e d3; l'Anziano resta per ultimo, perché su d3 ce n'è uno. A destra: i due Anziani sono presi, d3 è vuota e il cammello di Blu prende il Luogo Sacro da 10 PV. Con i due Anziani Blu ora può pagare un genio.

howto-tribes = Le cinque tribù
howto-tribes-text = Più pedine di un colore prendi, più fanno. I Fachiri della mano aiutano Costruttori e Assassini. [FT-46-57 tribù]
howto-tribe-vizier = Visir, gialli
howto-tribe-vizier-text = Restano davanti a te: **1 PV** ciascuno, e **10 PV** per ogni avversario che ne ha di meno.
howto-tribe-elder = Anziani, bianchi
howto-tribe-elder-text = Restano davanti a te: **2 PV** ciascuno, oppure pagano i geni.
howto-tribe-merchant = Mercanti, verdi
howto-tribe-merchant-text = Per ognuno prendi una carta dall'inizio della fila, senza scegliere.
howto-tribe-builder = Costruttori, blu
howto-tribe-builder-text = Rendono oro: il numero dei Costruttori per il numero di **tessere blu** tra questa e le otto intorno. Ogni Fachiro scartato conta come un Costruttore in più.
howto-tribe-assassin = Assassini, rossi
howto-tribe-assassin-text = Uccidono una pedina lontana al massimo quante tessere sono loro, una in più per ogni Fachiro; oppure un Visir o Anziano di un avversario. Anche una tessera svuotata così è tua.

howto-tiles = I cinque tipi di tessere
howto-tiles-text = L'azione è di chi finisce lì, i punti di chi possiede la tessera. [FT-58-64 tessere]
howto-tile-large-market = Mercato Grande, 4 PV
howto-tile-large-market-text = Puoi pagare 6 monete e prendere due delle prime sei carte della fila.
howto-tile-small-market = Mercato Piccolo, 6 PV
howto-tile-small-market-text = Puoi pagare 3 monete e prendere una delle prime tre carte.
howto-tile-oasis = Oasi, 8 PV
howto-tile-oasis-text = Devi posare qui una palma: 3 PV a chi possiede la tessera.
howto-tile-village = Villaggio, 5 PV
howto-tile-village-text = Devi posare qui un palazzo: 5 PV a chi possiede la tessera.
howto-tile-sacred-place = Luogo Sacro, da 6 a 15 PV
howto-tile-sacred-place-text = Puoi pagare due Anziani, o un Anziano e un Fachiro, e prendere un genio scoperto.

howto-goods = Merci e Fachiri
howto-goods-text = Nove tipi di merci formano serie di **tipi diversi**. A fine turno puoi vendere una serie per oro; le serie tenute contano altrettanto in PV alla fine. I Fachiri non sono merci: pagano i geni e aiutano le tribù. La fila si completa solo a fine round. [FT-60-65 mercato e vendita]
howto-goods-picture = Quanto valgono insieme da uno a nove tipi diversi. Avorio, gioielli e oro sono rari, con due carte ciascuno; pesce, grano e ceramiche sono comuni, con sei.

howto-djinns = I geni
howto-djinns-text = Un genio porta i suoi punti e un potere. Alcuni agiscono da soli; altri si pagano con Anziani o Fachiri, ciascuno una volta nel tuo turno: prima del movimento, della tribù, della tessera, o alla fine. [FT-67-76 geni]

howto-scoring = Punteggio
howto-score-gold = Oro
howto-score-gold-text = quello che ti resta
howto-score-gold-worth = 1 PV a moneta
howto-score-viziers = Visir
howto-score-viziers-text = davanti a te, e per ogni avversario che ne ha di meno
howto-score-viziers-worth = 1 PV l'uno, +10
howto-score-elders = Anziani
howto-score-elders-text = che non hai speso
howto-score-elders-worth = 2 PV l'uno
howto-score-djinns = Geni
howto-score-djinns-text = quanto portano scritto
howto-score-djinns-worth = da 4 a 10 PV
howto-score-tiles = Tessere
howto-score-tiles-text = con il tuo cammello
howto-score-tiles-worth = da 4 a 15 PV
howto-score-palms = Palme
howto-score-palms-text = sulle tue tessere
howto-score-palms-worth = 3 PV l'una
howto-score-palaces = Palazzi
howto-score-palaces-text = sulle tue tessere
howto-score-palaces-worth = 5 PV l'uno
howto-score-goods = Merci
howto-score-goods-text = in serie di tipi diversi
howto-score-goods-worth = da 1 a 60 PV
howto-scoring-text = In caso di parità la vittoria è condivisa. [FT-118-126 punteggio]

howto-know = Buono a sapersi
howto-tip-end = **Cerca prima la fine.** Trova una tessera con due o tre pedine di un colore e conta all'indietro fino a una partenza con tante pedine quanti passi.
howto-tip-bid = **Un turno ha un prezzo.** Due movimenti che valgono quasi lo stesso non valgono 8 monete. Offri molto solo per quello che prenderebbero gli altri.
howto-tip-elders = **Tieni un Anziano.** Quasi tutti i poteri ne costano uno, e un Fachiro da solo non paga un genio.
howto-tip-viziers = **Conta i gialli.** Un Visir più di tutti gli altri vale 10 PV per ogni avversario.
howto-tip-sets = **Il quarto tipo rende.** Ogni tipo in più vale più del precedente; vendi presto solo se ti serve oro per le offerte.
howto-tip-camels = **Occhio ai cammelli.** Otto a testa, undici in due: quando qualcuno li finisce, la partita sta per terminare.
