# Parole del terminale.

tui-yes = sì
tui-no = no
tui-total = Totale
tui-scores = Punti
tui-winner = { $winner_you ->
    [yes] Vinci tu.
   *[no] Vince { $winner }.
}
tui-winners = La vittoria va, a pari merito, { $each_winner_to }.

tui-welcome = { $game_id }, { $seats } giocatori
tui-you-are = Tu sei { $player }.
tui-bots-are = { $each_bot } { $bots ->
    [one] è un bot
   *[other] sono bot
} ({ $level_id }).
tui-first-help = Scrivi il numero della tua scelta, oppure help.
tui-ask = La tua scelta (1-{ $choices }):
tui-hand-over = { $player }, tocca a te. Premi Invio quando solo tu vedi lo schermo.
tui-thinking = { $player } sta pensando…
tui-several = Potrebbe voler dire:
tui-no-such-number = Ci sono { $choices } scelte; scrivi un numero da 1 a { $choices }.
tui-not-understood = Non capisco «{ $line_id }». Scrivi un numero, qualche parola di una scelta, oppure help.
tui-allowed = Adesso è permesso.
tui-undone = Annullato.
tui-why-usage = Di' che cosa vorresti fare, con le parole di una registrazione, per esempio: why pass
tui-what-usage = Di' di che cosa vuoi sapere, con il suo nome, per esempio: what hammam
tui-what-several = Quale intendi? { $names_id }
tui-what-none = Qui non c'è niente che si chiami { $wanted_id }.
tui-no-rule = Nessuna regola parla di «{ $wanted_id }».
tui-log-empty = Non è ancora successo niente.
tui-save-usage = Di' dove: save FILE
tui-saved = Salvato in { $file_id }.
tui-not-saved = Non riesco a scrivere { $file_id }: { $why_id }
tui-skip-usage = Di' fino a quando passi, per esempio: skip this-round. Possibilità: { $each_promise }, off.
tui-skipping = Passi automaticamente { $until_until }. Le altre domande ti arrivano comunque.
tui-not-skipping = Le domande tornano a ogni finestra.
tui-left = Hai lasciato il tavolo.
tui-left-saved = La partita è in { $file_id }. Per riprenderla: serai play --resume { $file_id }
tui-lesson = Lezione { $number } di { $all }
tui-lessons-over = Ora ne sai abbastanza. Gioca con: serai play { $game_id } --bots easy
tui-help =
    un numero      prendi quella scelta
    parole         prendi la scelta con queste parole, o mostra tutte quelle che le contengono
    undo           annulla la tua ultima decisione, fin dove le regole lo permettono
    why PAROLE     perché un'azione adesso non è possibile (con le parole di una registrazione)
    what COSA      che cos'è una cosa sul tavolo, con il suo nome
    rules          la regola dietro la domanda
    rules ID       una regola per numero
    rules PAROLE   tutte le regole che contengono queste parole
    log [N]        le ultime N cose successe
    table          ridisegna il tavolo (basta una riga vuota)
    save FILE      scrivi la registrazione
    skip FINO-A    (Morgenland, magia) passa tutte le finestre fino ad allora; skip da solo elenca le possibilità
    quit           esci; una partita tenuta con --save si può riprendere

# Il menu dei giochi
tui-menu-title = Caravanserai: quattro giochi delle Mille e una notte
tui-menu-ask = Quale gioco (1-{ $games }, oppure quit)?
tui-menu-level = Quanto devono essere forti i bot (1-{ $levels }; niente: { $level_id })?
tui-menu-players = da { $first } a { $last } giocatori

# Analisi
review-sums = Fortuna e abilità, in probabilità di vittoria
review-even = quota uguale per tutti
review-luck = fortuna
review-own = decisioni proprie
review-others = decisioni altrui
review-result = risultato
review-short = { $player } { $result } % (fortuna { $luck }, perso per errori { $lost })
review-turning = Che cosa ha deciso la partita
review-better = Dove c'era una decisione migliore
review-nothing = Nulla di rilevante.
review-did = { $player }: { $done_id }.
review-change = { $player_you ->
    [yes] La tua probabilità di vittoria
   *[other] La probabilità di vittoria di { $player }
} è passata da { $before } % a { $after } %.
review-slip = Passo { $step }, { $player }, un'imprecisione: «{ $done_id }». Con { $loss } % in più (± { $error }): «{ $best_id }».
review-mistake = Passo { $step }, { $player }, un errore: «{ $done_id }». Con { $loss } % in più (± { $error }): «{ $best_id }».
review-blunder = Passo { $step }, { $player }, un errore grave: «{ $done_id }». Con { $loss } % in più (± { $error }): «{ $best_id }».
