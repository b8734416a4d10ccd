howto-about = Manda la famiglia nelle Corporazioni di Baghdad e in terre lontane. La più forte è servita per prima; con merci assortite si pagano cariche, servizi e favori.

howto-goal = Lo scopo
howto-goal-text = Guidi una famiglia alla corte del Califfo. Per **cinque Turni** piazzi pedine, raccogli merci e le baratti con nuove pedine e cariche. Dopo il quinto Turno vince chi ha più **Punti Prestigio (PP)**. [AR-1] [AR-134-137 la fine]
howto-goal-picture = Cominci con un Pascià, un Mercante e un Saggio: **3, 2 e 1 PP**. In questo gioco non c'è denaro: con le merci si paga tutto, e merci diverse valgono di più insieme.

howto-year = Un Turno
howto-year-text = Ogni Turno ha lo stesso corso; l'ultimo finisce con il secondo passo. [AR-21]
howto-step-place = Piazzamento
howto-step-place-text = In ordine di turno ognuno piazza una pedina, finché tutte stanno nelle 13 aree. [AR-22-27]
howto-step-resolve = Risoluzione
howto-step-resolve-text = In ordine di turno ognuno sceglie un'area e tutti quelli che vi stanno agiscono. Si continua finché ogni pedina è tornata a casa. [AR-33-44]
howto-step-end = Fine del Turno
howto-step-end-text = I territori si riempiono, le cariche usate sono di nuovo pronte, una Tessera Crisi porta nuovi mercenari. [AR-45-47]

howto-dominance = Chi agisce per primo
howto-dominance-text = Un Pascià conta 5, un Mercante 3, un Saggio 1. In un'area le famiglie sono **ordinate per somma**; a parità viene prima chi sta più a sinistra, cioè è arrivato prima. Agiscono solo **le prime tre**. In un'area puoi avere un Pascià o un Mercante e quanti Saggi vuoi. [AR-25-31]
howto-dominance-picture = Rosso e giallo contano entrambi 4. Il rosso sta più a sinistra ed è al posto 1, il giallo al posto 2, il verde con 1 al posto 3.

howto-turn = La tua mossa nella risoluzione
howto-turn-text = Scegli **un'area qualsiasi con pedine, anche senza le tue**: si risolve subito. Tutti là agiscono secondo il posto, poi le pedine tornano a casa. Prima o dopo puoi usare una delle tue cariche attivabili. Senza pedine sul tabellone salti la mossa. [AR-34-41]

howto-palaces = I sei palazzi
howto-palaces-text = In una Corporazione prendi **una o due** di tre cose: il servizio, una carica, il favore del suo capo. Si paga tutto in una somma. Chi non prende né servizio né carica riceve 1 segnalino Disonore. [AR-48-56]
name-intrigue-text = Le spie guardano mercenari coperti o spostano le tue pedine tra territori. La Favorita copia un altro favore. [AR-71-76]
name-military-text = Pesca 3, 2 o 1 mercenari secondo il posto. Il Generale dà un mercenario in cambio di una merce. [AR-69] [AR-77]
name-lore-text = Un nuovo Saggio per 5, 7 o 9. Il Sapiente di Corte dà una Nota di Credito per 2. [AR-67] [AR-78]
name-commerce-text = Un nuovo Mercante per 8, 10 o 12. Il Visir scambia una merce. [AR-67] [AR-79]
name-politics-text = Un nuovo Pascià per 11, 13 o 15. Il Qadi dà un segnalino Influenza per 1. [AR-67] [AR-80]
name-al-rashid-text = Vi si entra solo con un Pascià. La Benevolenza dà una merce e un posto migliore nell'ordine di turno; le cariche del Califfo aiutano subito. [AR-83-86]

howto-barter = Pagare con le merci
howto-barter-text = È il cuore del gioco. Un gruppo di **1, 2, 3, 4 o 5 tipi diversi vale 1, 3, 6, 10 o 15**. A dividere le merci in gruppi pensa il programma; non si dà resto. Una Nota di Credito rende una carica meno cara di 3. [AR-57-66]
howto-barter-picture = Un legno pregiato, due vasellami e una seta: un gruppo di tre tipi vale 6, il secondo vasellame da solo 1. In tutto **7**.

howto-lands = Territori e mercenari
howto-lands-text = Sette territori danno merci: il posto 1 prende **tutte quelle di un tipo o 3 pezzi**, il posto 2 ne prende 2, il posto 3 ne prende 1. Se vi sono mercenari, si scoprono e vanno prima battuti. Il posto 1 combatte o fugge; chi fugge prende **2 segnalini Disonore**. Per ogni colore le tessere scartate devono avere **una somma più alta**; il rosso non aiuta mai contro il blu. Chi toglie l'ultimo commercia per primo. [AR-87-99]
howto-lands-picture = Un 4 rosso, un 2 blu e un 3 blu difendono il territorio. Con un 4 e un 2 blu, 6 contro 5, i blu sono battuti; il rosso resta, e tocca alla famiglia seguente.

howto-titles = Cariche
howto-titles-text = Le cariche sono tue fino alla fine; passaci sopra per leggere che cosa fanno. [AR-100-102]
howto-title-activated = Una volta per Turno
howto-title-activated-text = Importatori e Contrabbandiere danno o scambiano merci, Reclutatore e Negoziatore aiutano con i mercenari. Una per mossa. [AR-103] [AR-108] [AR-110] [AR-115-116]
howto-title-permanent = Sempre valide
howto-title-permanent-text = Stratega e Razziatore per le battaglie, Precettore e Banchiere per i prezzi, Cospiratore, Informatore e Diplomatico per le pedine. [AR-104-105] [AR-107] [AR-109] [AR-111] [AR-113-114]
howto-title-single = All'acquisto
howto-title-single-text = Le cariche del Califfo, l'Incantatore e l'Impostore: subito merci, influenza, mercenari o una pedina. [AR-106] [AR-112] [AR-125-133]
howto-title-politics = Per la fine
howto-title-politics-text = Le otto cariche della Corporazione Politica costano 15 e danno fino a 7 PP se ne soddisfi la condizione. [AR-117-124]

howto-scoring = Punteggio
howto-score-pashas = Pascià
howto-score-pashas-text = di tutta la famiglia, al massimo 3
howto-score-pashas-worth = 3 PP l'uno
howto-score-merchants = Mercanti
howto-score-merchants-text = al massimo 4
howto-score-merchants-worth = 2 PP l'uno
howto-score-sages = Saggi
howto-score-sages-text = al massimo 6
howto-score-sages-worth = 1 PP l'uno
howto-score-titles = Cariche
howto-score-titles-text = come stampato; quelle della Politica secondo la condizione
howto-score-titles-worth = da 0 a 7 PP
howto-score-influence = Influenza
howto-score-influence-text = al massimo 5 in tutto
howto-score-influence-worth = 1 PP a segnalino
howto-score-dishonor = Disonore
howto-score-dishonor-text = non c'è modo di liberarsene
howto-score-dishonor-worth = −2 PP a segnalino
howto-scoring-text = A parità di punti vincono le merci di maggior valore, poi il posto migliore nell'ordine di turno. [AR-135-137]

howto-know = Da sapere alla prima partita
howto-tip-mix = **Raccogli tipi, non mucchi.** Cinque merci diverse valgono 15, cinque uguali solo 5.
howto-tip-pawns = **Le pedine rendono due volte.** Una nuova lavora ogni Turno e conta alla fine; compra presto.
howto-tip-choose = **Scegliere un'area è questione di tempo.** Risolvila finché sei in testa, o prima che un altro possa pagare.
howto-tip-look = **Guarda prima di combattere.** Le spie mostrano ciò che è coperto; 2 segnalini Disonore costano 4 PP.
howto-tip-court = **Va' a corte ogni tanto.** Il posto migliore vale anche nel prossimo piazzamento.
howto-tip-one = **Una somma.** Un servizio e una carica insieme usano le merci meglio di due visite.
