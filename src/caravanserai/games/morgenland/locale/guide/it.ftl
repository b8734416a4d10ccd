# La prima partita guidata, passo per passo. $one e $two sono gli altri giocatori.

guide-welcome = Ti diamo il benvenuto a Morgenland. In ogni round mandi fuori otto personaggi: nelle grotte dei draghi per i tesori, in città per i vantaggi, a palazzo per comprare artefatti. Quando è venduto l'ultimo artefatto, vince chi ne ha di più. Cominciamo dal secondo round della versione base.
guide-characters = Tutti hanno gli stessi otto personaggi, di forza 1, 2 e da 4 a 9. Si piazzano coperti, uno alla volta. Vedi la forza dei tuoi (blu), ma degli altri solo dove si trovano. Quattro dei tuoi sono già piazzati, quattro restano.
guide-cave = In una grotta il più forte prende il mucchio in alto, il secondo quello sotto. La Grotta del drago rosso contiene 4 e 2 corone, e ci sono già entrambi i rivali. Scegli il tuo 9 e piazzalo lì.
guide-city = { $one } e { $two } vanno al Mercato. Il più forte può restituire 1 tesoro e prenderne 3 qualsiasi. Non farti battere: piazza il tuo 7 al Mercato.
guide-guard = Nessuno entra a palazzo senza un personaggio presso la Guardia del Palazzo. La forza della guardia è ancora segreta, da 1 a 10; se la tua non basta, puoi pagare la differenza in tesori. Piazza lì il tuo 4.
guide-room = L'ultimo, il 6, va nella Stanza 1, accanto al tuo 2. Il più forte può comprare per primo, ma la forza è anche il prezzo: per ogni personaggio tanti tesori di un tipo quanta è la sua forza, per ognuno un tipo diverso. Pagherai dunque 6 di un tipo e 2 di un altro.
guide-reveal = Tutto è piazzato: ora gli spazi si scoprono uno alla volta, prima le grotte. Il tuo 9 vince le 4 corone rosse; il tuo 5 è secondo tra le gemme blu e ne prende 1. Nella Grotta del drago bianco c'è un solo mucchio, e lo prende { $two } con un 9: al tuo 1 non va niente.
guide-trade = Al Mercato il tuo 7 batte il 6 e il 4. Restituisci il lingotto d'oro e prendi tre corone rosse: così ne hai sette.
guide-camel = Il tuo 8 vince anche il Caravanserraglio: nomini tu il primo giocatore, che riceve il cammello e da subito vince ogni parità. Scegli te: prendi il cammello.
guide-bribe = La guardia mostra 5, al tuo 4 manca uno. Corrompila con una corona rossa: te ne restano sei. Chi viene respinto ritira tutti i personaggi dalle stanze.
guide-buy = Stanza 1: i tuoi 6 e 2 fanno 8, e anche { $two } ha un 8. Ma il cammello è tuo, perciò vieni prima. Compra l'artefatto! Il 6 costa le tue sei corone rosse; il 2 pagalo con perle bianche o trofei neri, come preferisci.
guide-others = { $one } e { $two } comprano nelle altre stanze. Chi non può pagare lascia il posto al successivo. Poi il round finisce: tutti i personaggi tornano indietro, e una nuova carta riempie le grotte. Con il cammello, piazzerai per primo.
guide-magic = Due spazi restano chiusi: la Tenda di Aladino e la Casa del Genio. Si aprono nella versione magica: lì ogni artefatto ha un potere, nella Tenda si vincono incantesimi, e mentre si valuta uno spazio tutti possono rispondere con artefatti e incantesimi.
guide-onward = Hai due artefatti; quando tutti e 18 sono venduti, la partita finisce subito. A parità decidono i tesori. E un consiglio: un personaggio piccolo in una grotta costa poco e preoccupa tutti.
