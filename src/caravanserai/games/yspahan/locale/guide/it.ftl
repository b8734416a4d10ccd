# La prima partita guidata, passo per passo. $one e $two sono gli altri giocatori.

guide-welcome = Ti diamo il benvenuto a Yspahan. Sei un mercante (blu) e hai tre settimane di sette giorni per fare più punti di tutti: con i souk completi in città, con i cubi nella carovana e con gli edifici. Cominciamo dal giorno 5 della prima settimana.
guide-roll = Oggi sei il primo giocatore, quindi tiri nove dadi per tutti. Potresti aggiungere dadi gialli per 1 oro ciascuno; oggi bastano quelli bianchi. Tira senza dadi gialli.
guide-tower = I dadi si ordinano da soli: i valori uguali insieme, il più basso in fondo sui cammelli, il più alto in cima sull'oro, gli altri su sacchi, barili, casse e vasi. Nel tuo turno prendi un livello intero.
guide-camels = Prendi i due dadi del livello dei cammelli e usali per le merci: un cammello per dado, più uno grazie al tuo Recinto. Il livello dell'oro funziona allo stesso modo, con l'oro.
guide-build = Dopo l'azione puoi costruire. Costruisci l'Hammam per 2 cammelli e 2 oro: è il tuo terzo edificio, perciò dà subito 5 punti, e presto ti aiuterà con il Supervisore.
guide-others = Ora tocca a { $one } e a { $two }. Ogni dado di un quartiere è un cubo per un negozio di quel quartiere; un souk con un cubo altrui ti è chiuso. Entrambi hanno completato dei souk, ed è iniziato un nuovo giorno con un nuovo tiro.
guide-chests = Le casse sono tue: prendi i loro due dadi e usali per le merci. Possiedi già un negozio del souk delle casse 8, e finché è incompleto non puoi iniziare un altro souk in quel quartiere.
guide-supply = Due dadi, due cubi: mettili entrambi nel souk delle casse 8. Così resta vuoto un solo negozio. I souk danno punti a fine settimana, e solo se completi.
guide-supervisor = Giorno 7, ultima occasione della settimana. Il tuo cubo solitario nel souk dei vasi 12 non darà nulla. Ma all'incrocio c'è il Supervisore: ogni cubo accanto alla casella dove si ferma va alla carovana.
guide-walk = Prendi i dadi dei barili e usali per muovere il Supervisore. Mostrano 4, quindi fa quattro caselle; ogni casella in più o in meno costa 1 oro, ma tre le offre il tuo Hammam. Mandalo tre caselle a est, accanto al tuo cubo.
guide-caravan = Il tuo cubo va alla carovana e dà subito punti. Con un cammello resterebbe anche nel negozio, e al suo posto viaggerebbe uno della tua scorta. Quel souk è comunque perso: lascia andare il cubo (o paga, se preferisci). Il tuo Caravanserraglio ti dà in cambio una carta.
guide-card = Una Consegna: un cubo per un quartiere qualsiasi. Le carte si giocano nel proprio turno, quante ne vuoi. Giocala e riempi l'ultimo negozio del souk delle casse.
guide-week = { $one } chiude il giorno, e con esso la settimana. Il tuo souk delle casse dà 8 punti. I tuoi due cubi nella carovana valgono 2 ciascuno, perché uno sta nella seconda fila. Poi i negozi si svuotano, mentre la carovana resta.
guide-onward = Altre due settimane così, e vince chi ha più punti. Un trucco per dopo: invece di giocare una carta puoi scartarla per contare un dado in più quando prendi merci.
