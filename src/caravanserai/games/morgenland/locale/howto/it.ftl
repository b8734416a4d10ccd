howto-about = Posa i tuoi personaggi coperti in grotte, città e palazzo. Quando si scoprono, i più forti prendono di più, e con i tesori si comprano artefatti.

howto-goal = Lo scopo
howto-goal-text = Nelle grotte dei draghi ci sono tesori, in città attendono vantaggi e nelle stanze del palazzo si vendono artefatti. Venduto l'ultimo artefatto la partita finisce, e vince chi ha **più artefatti**. [MO-56-60 la fine]
howto-goal-picture = Tutti hanno gli stessi **otto personaggi**: 1, 2 e da 4 a 9. Sono insieme forza e prezzo: un personaggio forte vince una casella, ma in una stanza del palazzo paghi tanti tesori quanto è forte. [MO-1 personaggi]

howto-round = Il round
howto-round-text = Una partita dura una decina di round. All'inizio ognuno prende 3 tesori di qualsiasi tipo. [MO-21 inizio]
howto-step-prepare = Preparare
howto-step-prepare-text = Una carta dice quanto tesoro c'è in ogni grotta; almeno una resta vuota. Una guardia di forza ignota, da 1 a 10, viene messa coperta. [MO-27]
howto-step-place = Piazzare
howto-step-place-text = Da chi ha il cammello in poi, ognuno posa **un personaggio coperto**, più volte, finché tutti e otto sono giù. Su una casella ce ne possono stare quanti si vuole, ma in una stanza non più di cinque tuoi. [MO-31-34]
howto-step-score = Scoprire
howto-step-score-text = Le caselle si scoprono una dopo l'altra: cinque grotte, la città, la guardia, le stanze. Conta la somma dei tuoi personaggi lì; **a parità vale l'ordine di gioco**, dal cammello in poi. [MO-14-15]
howto-step-clean = Riordinare
howto-step-clean-text = Tutti i personaggi tornano, i tesori rimasti nelle grotte vanno nella riserva. Gli artefatti invenduti e il cammello restano. [MO-38]

howto-caves = Le grotte
howto-caves-text = Ogni grotta ha un tipo di tesoro in fino a quattro nicchie. Il più forte prende tutto il mucchio in alto, il secondo quello sotto e così via. [MO-39]
howto-caves-picture = Nella Grotta del drago rosso ci sono 4, 2 e 1 corone. Il rosso ha 8 e 6, insieme **14**, e ne prende 4. Tu, blu, hai **13** e ne prendi 2; il giallo 1. Il verde resta a mani vuote: i mucchi sono solo tre.

howto-city = La città
howto-city-text = In città riceve qualcosa solo chi è **al primo posto**. [MO-40-45]
howto-city-tent = Tenda di Aladino
howto-city-tent-text = Solo con la magia: pesca due incantesimi, tienine uno e dai l'altro a chi segue.
howto-city-djinn = Casa del Genio
howto-city-djinn-text = Solo con la magia: usa in questo round due artefatti invece di uno.
howto-city-market = Mercato
howto-city-market-text = Restituisci 1 tesoro e prendine 3 qualsiasi.
howto-city-caravanserai = Caravanserraglio
howto-city-caravanserai-text = Dai il cammello a chi vuoi, anche a te: da subito dà il primo posto nell'ordine di gioco e in ogni parità.

howto-palace = Il palazzo
howto-palace-text = Prima viene la guardia, poi le stanze, una dopo l'altra. In ogni stanza è in vendita un artefatto; in ordine di forza ognuno può comprarlo, e il primo che compra chiude la stanza. [MO-46-55]
howto-guard-picture = La guardia mostra 6. Con un 4 **ti mancano 2**: paga 2 tesori qualsiasi per corromperla, o togli tutti i tuoi personaggi dalle stanze. Chi **non ha personaggi dalla guardia** non entra affatto. [MO-46-49 guardia]
howto-room-picture = In questa stanza hai 9 e 4. Quindi paghi **9 di un tipo e 4 di un altro**, esatti. Se non puoi o non vuoi, può comprare chi segue, al proprio prezzo. [MO-52-53 prezzo]

howto-magic = La magia
howto-magic-text = La versione base fa a meno di questa parte. Con la magia ogni artefatto ha un potere; puoi usarne **uno per round**, e tutti cominciano con una Lampada. Prima dei piazzamenti e ogni volta che si scopre una casella si chiede in ordine chi vuole giocare qualcosa; dopo ogni giocata si chiede di nuovo a tutti. Un incantesimo vuole una **Lampada** accesa, che poi serve per tutti i tuoi incantesimi del round. [MO-61-79 finestre]
howto-magic-artifacts = Artefatti
howto-magic-spells = Incantesimi, uno di ciascuno

howto-scoring = Chi vince
howto-score-artifacts = Artefatti
howto-score-artifacts-text = appena si vende l'ultimo; contano anche quelli usati e la Lampada
howto-score-artifacts-worth = 1 ciascuno
howto-score-scrolls = Manoscritti
howto-score-scrolls-text = con la magia, a parità di artefatti
howto-score-scrolls-worth = parità
howto-score-treasure = Tesori
howto-score-treasure-text = la somma dietro lo schermo, se è ancora pari
howto-score-treasure-worth = parità
howto-scoring-text = Se anche questa è uguale, la vittoria si divide. [MO-57-59]

howto-know = Buono a sapersi
howto-tip-small = Un **1 o un 2 in una grotta** prende spesso l'ultimo mucchio, e tutti si chiedono che cosa sia.
howto-tip-kinds = Raccogli **tipi diversi**: due personaggi in una stanza vogliono due tipi, per quanto di uno ne abbondi.
howto-tip-guard = Senza un personaggio dalla guardia torna indietro tutto ciò che hai messo nelle stanze. Mettine uno lì ogni round in cui vuoi comprare.
howto-tip-camel = Il cammello vince le parità **già dalla guardia e nelle stanze** dello stesso round.
howto-tip-price = Un solo 4 in una stanza costa poco. Se i più forti non possono pagare, basta.
howto-tip-count = I tesori stanno dietro gli schermi, ma ogni movimento è aperto: conta chi può pagare che cosa.
