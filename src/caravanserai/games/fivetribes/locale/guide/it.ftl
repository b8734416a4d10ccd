# La prima partita guidata, passo per passo. $one e $two sono gli altri giocatori.

guide-welcome = Ti diamo il benvenuto nel sultanato. Le sue trenta tessere sono abitate da pedine di cinque tribù. Nel tuo turno sollevi tutte le pedine di una tessera e le semini lungo un percorso; ciò che l'ultima incontra decide che cosa ottieni. Entriamo a metà partita, e la prima offerta tocca a te.
guide-bid = Ogni round comincia con le offerte per l'ordine di gioco, pagate in monete, e ogni moneta vale un punto alla fine. Sul tabellone c'è una bella mossa, quindi conviene giocare per primi: offri 5.
guide-order = { $one } offre 1, { $two } nulla. La casella più cara gioca per prima, poi le altre a scendere. Dunque tocca a te: un movimento, poi agisce la tribù incontrata, poi la tessera.
guide-lift = Solleva le tre pedine della tessera b2: un Visir giallo, un Anziano bianco e un Mercante verde. La regola del movimento: l'ultima pedina deve arrivare dove ce n'è già un'altra del suo colore.
guide-sow = Passa di tessera in tessera e posa una pedina su ciascuna. La meta è l'Anziano sul Luogo Sacro d3, a tre passi. Perciò tieni l'Anziano per ultimo: posa gli altri due su c2 e poi su d2. Non si torna subito indietro.
guide-meet = Manca un passo, e in mano hai l'Anziano bianco. Ci sono Anziani in d1 e in d3; il Luogo Sacro d3 vale 10 punti. Posalo lì.
guide-sacred = Hai preso entrambi gli Anziani, che restano tuoi. La tessera ora è vuota, perciò uno dei tuoi cammelli se ne impossessa per sempre. Poi agisce la tessera: in un Luogo Sacro puoi pagare due Anziani per un genio. Fallo.
guide-djinn = Ci sono tre geni. Ognuno dà i punti stampati e un potere: questi tre fanno valere di più, alla fine, i Visir, gli Anziani o le palme. Indicali per leggerli, poi prendi quello che preferisci.
guide-close = Per finire potresti vendere serie di merci. Non ne hai ancora, quindi termina il turno.
guide-others = { $one } ha incontrato Costruttori: monete per ogni tessera blu intorno, qui cinque, per due Costruttori. { $two } ha incontrato Assassini e ha ucciso l'unica pedina di una tessera vicina, conquistando anche quella; l'Oasi ha avuto una palma.
guide-zero = Un nuovo round. L'ordine di gioco di prima è ora l'ordine delle offerte. Stavolta nulla è urgente, quindi risparmia le monete: offri 0.
guide-rivals = Anche { $two } ha offerto 0, dopo di te, e ti passa davanti. { $one } ha preso Visir: chi ne ha più di un avversario fa 10 punti per ciascuno di questi avversari. { $two } ha conquistato il Luogo Sacro da 12.
guide-merchants = Ora un po' di commercio. Solleva la tessera e1, posa il Visir su e2 e il Mercante su e3, dove ne aspettano altri due. Ogni Mercante preso ti dà una carta dall'inizio della fila.
guide-market = Tre carte, e una tessera con il tuo cammello. La tessera è un Mercato Piccolo: per 3 monete puoi prendere una delle prime tre carte rimaste nella fila. Merci diverse formano una serie, e le serie più grandi valgono molto di più. Comprane una.
guide-onward = Ora potresti vendere, oppure far crescere la serie: vale anche alla fine. La partita finisce quando qualcuno ha posato l'ultimo cammello o nessuno può muovere. Poi si contano monete, Visir, Anziani, geni, palme, palazzi, tessere e merci.
