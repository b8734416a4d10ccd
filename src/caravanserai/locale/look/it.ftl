# Le parole del riesame di una partita finita, dei problemi e dei suggerimenti.

## Il riesame nel suo insieme

look-title = { $game_id }: riesame
look-review = Riesame
look-at-move = Mossa { $number } di { $all }
look-at-round = { $round_id } · { $move_id }
look-stretch = { $what_id } { $number }
look-at-end = La fine
look-won = Vittoria: { $players_id }
look-result = Risultato
look-loading = La partita viene letta.
look-waiting = { $number ->
    [one] Un altro riesame viene prima di questo.
   *[other] { $number } altri riesami vengono prima di questo.
}
look-progress = Sempre più preciso: { $percent } %
look-done = { $passes ->
    [one] ogni mossa esaminata una volta
   *[other] ogni mossa esaminata { $passes } volte
}
look-unverified = Nessuno conosce il seme di questa registrazione, perciò il suo caso non si è potuto verificare.
look-stopped = Questa partita non si può riesaminare
look-not-over = Non è finita, oppure è stata abbandonata. Si riesaminano solo le partite giocate fino in fondo.
look-again-soon = Si riprova da solo.
look-try = Riprova
look-to-table = Al tavolo
look-to-home = Alla pagina iniziale

## Il grafico

look-chart = Probabilità di vittoria
look-chart-about = una stima, secondo la vera posizione
look-chart-mine = una stima, secondo la vera posizione; la tua fascia è in basso
look-slider = Momento della partita
look-point = { $moment_id }. { $shares_id }
look-share = { $player } { $percent } %
look-table = Come tabella
look-table-move = Mossa
look-table-who = Chi
look-table-what = Che cosa
look-error = ± { $percent }
look-first = Prima mossa
look-previous = Una mossa indietro
look-next = Una mossa avanti
look-last = La fine
look-play = Scorri
look-pause = Ferma
look-times = { $number }×
look-next-turning = Prossima svolta
look-share-link = Link a questo momento
look-copied = Il link è copiato.
look-copied-own = Il link è copiato. Si apre solo da chi era a questo tavolo.
look-copy-this = Copia questo link:

## L'elenco accanto

look-lists = Momenti
look-turning = Svolte
look-turning-empty = Non c'è ancora nulla di certo. Arrivano quando ogni mossa è stata esaminata una volta.
look-moves = Mosse
look-luck = fortuna
look-change = { $player }: da { $before } % a { $after } %
look-chose = { $player_you ->
    [yes] Hai scelto
   *[no] { $player } ha scelto
}: { $choice_id }
look-who = Le mosse di chi
look-everybody = Tutti
look-only-losses = Solo le perdite
look-moves-none = Nessuna decisione ha perso più del suo margine di errore.
look-moves-soon = Finora nessuna perdita. Le perdite arrivano dal secondo esame in poi.
look-slip = imprecisione
look-mistake = errore
look-blunder = errore grave
look-lost = { $word_id }, perso il { $percent } %

## Un momento

look-made = scelta di { $player }
look-made-you = la tua scelta di allora
look-verdict-best = Non si è trovato nulla di meglio.
look-verdict-unsure = Altro sembrava meglio, ma non oltre il margine di errore.
look-verdict-soon = Non ancora esaminata da vicino.
look-verdict-only = Non c'era altro da scegliere.
look-verdict-loss = { $word_id ->
    [slip] Un'imprecisione
    [blunder] Un errore grave
   *[other] Un errore
}: perso il { $percent } % ± { $error } rispetto a: { $best_id }.
look-instead = Quanto valeva
look-instead-about = probabilità di vittoria dopo, per quel che { $player_you ->
    [yes] sapevi
   *[no] { $player } sapeva
}
look-chance-then = Prima: { $percent } % secondo la vera posizione, { $known } % per quel che { $player_you ->
    [yes] potevi
   *[no] { $player } poteva
} sapere.
look-instead-none = Non c'è ancora nulla da confrontare.
look-instead-error = La migliore supera la mossa fatta del { $percent } %, con un errore del { $error } %.
look-instead-soon = Di quanto la migliore sia avanti è ancora in esame.
look-best = la migliore
look-worth = { $percent } %
look-board = Il tavolo
look-part = Parte del tavolo
look-players = Giocatori
look-knew-then = { $player_you ->
    [yes] Che cosa sapevo allora?
   *[no] Che cosa sapeva { $player } allora?
}
look-knew-on = Solo quel che questo posto poteva vedere.
look-knew-off = Tutto è scoperto, anche quel che allora era nascosto.
look-legend-best = la migliore trovata
look-legend-made = la mossa fatta
look-legend-chosen = la tua scelta
look-legend-option = altre possibilità
look-legend-open = una possibilità
look-play-on = Continua da qui
look-play-on-as = Continua al posto di { $player }
look-play-on-title = Continua da questo momento
look-play-on-text = Si apre un tavolo tuo in questo momento, con bot agli altri posti. Quel che questo posto non sapeva viene distribuito di nuovo. La registrazione resta com'è.
look-play-on-level = Quanto sono forti i bot
look-play-on-hints = Con un pulsante per i suggerimenti
look-play-on-go = Apri il tavolo
look-choose-again = Scegli di nuovo
look-ask-first = Prima chiedimelo
look-choose-title = Che cosa sceglieresti ora?
look-choose-text = Scegli sul tabellone o nell'elenco. La risposta viene dopo.
look-choose-leave = Lascia stare
look-my-choice = La mia scelta: { $letter_id }
look-choose-first = Prima scegli
look-found = { $letter_id } è la migliore trovata
look-found-text = È la tua scelta: così si vince il { $percent } % di partite simili.
look-better = { $letter_id } era meglio
look-better-text = Hai scelto { $chosen_id }: così si vince il { $percent } % di partite simili, con { $letter_id } il { $best } %.
look-even-better = Non chiaramente migliore
look-even-text = Hai scelto { $chosen_id }: { $percent } %. La migliore, { $letter_id }, ha il { $best } %, non oltre il margine di errore.
look-same-as-then = È anche la scelta che hai fatto allora.

## Aree dei giocatori: per `ui-…`, che parla al proprietario; ciascuna in una riga

ui-ys-first = { $actor_you ->
    [yes] Cominci tu
   *[no] comincia { $actor }
}
area-ui-only-you = allora nascoste
area-ui-your-cards = Carte
area-ui-ft-yours = Che cosa c'era
area-ui-mo-behind = { $number } in tutto, allora nascosti
area-ui-mo-lamp-needed = allora nascosti; serve la Lampada

## Fortuna e abilità

look-sums = Fortuna e abilità
look-sums-about = dalla quota uguale al risultato, in centesimi di vittoria
look-sums-luck = fortuna
look-sums-own = mosse proprie
look-sums-others = altri
look-sums-result = risultato
look-sums-error = Fortuna: quel che il caso ha dato o tolto, ± { $error }. Mosse proprie: rispetto alla mossa consueta a questo tavolo. Con la quota uguale di { $even } danno il risultato.
look-sums-soon = Fortuna e abilità sono ancora in esame; le cifre arrivano fra un momento. Ognuno comincia con una quota uguale di { $even }.

## Problemi

puzzle-title = Problemi
puzzle-of-the-day = Problema del giorno
puzzle-game = Problema: { $game_id }
puzzle-today = oggi
puzzle-about = { $seats } giocatori. Scegli prima di vedere la risposta.
puzzle-ways = { $number ->
    [one] Una possibilità
   *[other] { $number } possibilità
}
puzzle-ways-about = o tocca un anello sul tabellone
puzzle-give-up = Rinuncia
puzzle-next = Prossimo problema
puzzle-earlier = Il giorno prima
puzzle-later = Il giorno dopo
puzzle-again = Rivedilo
puzzle-worth = Probabilità di vittoria dopo ogni scelta
puzzle-worth-about = tratto = ampiezza della stima
puzzle-yours = la tua scelta
puzzle-why = Perché
puzzle-why-about = come il turno continua al meglio
puzzle-why-line = Il seguito migliore
puzzle-why-yours = Il tuo seguito
puzzle-easy = { $count ->
    [0] I bot facili non la scelgono mai.
   *[other] I bot facili la scelgono { $count } volte su { $tries }.
}
puzzle-gave-up = La migliore era { $letter_id }
puzzle-gave-up-text = Così si vince il { $percent } % di partite simili. Un giorno conta quando scegli.
puzzle-week = La tua settimana
puzzle-streak = { $days ->
    [0] ancora nessun giorno
    [one] { $days } giorno
   *[other] { $days } giorni di fila
}
puzzle-day-done = { $day_id }: scelto
puzzle-day-open = { $day_id }: nessuna scelta
puzzle-where-from = I problemi vengono da partite giocate e simulate.
puzzle-kept = Sono tutti conservati qui, anche senza rete.
puzzle-archive = Problemi precedenti
puzzle-state-found = trovato
puzzle-state-missed = tentato
puzzle-state-open = aperto
puzzle-none = Per { $game_id } non ci sono ancora problemi.
puzzle-offline = Nessuna connessione, e i problemi di questo gioco non sono mai stati caricati qui.
puzzle-tile-question = Una possibilità è chiaramente la migliore. Quale?
puzzle-tile-choose = Scegli una mossa
puzzle-tile-found = Trovata
puzzle-tile-missed = { $letter_id } era meglio
puzzle-tile-next = Avanti con { $game_id }

## Suggerimenti

hint-ask = Suggerimento
hint-title = Che cosa sembra meglio
hint-about = Probabilità di vittoria per quel che sai. Resta scritto nella registrazione.
hint-thinking = Si sta esaminando.
