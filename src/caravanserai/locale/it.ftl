# Parole del programma che non appartengono a un solo gioco.

seat = Giocatore { $number }
name-piece = { $owner } #{ $number }
nothing = niente
and = e
name-this-turn = fine del turno
    .until = fino alla fine del turno
counted = { $number ->
    [one] { $number } { $one_id }
   *[other] { $number } { $many_id }
}

# Un posto in una frase: chi legge, e tutti gli altri.
seat-you = tu
    .you = yes
    .hasnt = non hai
    .may = puoi
    .who = tu
    .has = hai
    .aux = hai
    .is = sei
    .to = a te
    .by = da te
seat-named = { $name_id }
    .you = no
    .hasnt = { $name_id } non ha
    .may = { $name_id } può
    .who = { $name_id }
    .has = { $name_id } ha
    .aux = ha
    .is = { $name_id } è
    .to = a { $name_id }
    .by = da { $name_id }

# Prompts
prompt-over = La partita è finita.
prompt-chance = Decide il caso.
prompt-other = Decide { $actor }.

# Che cosa costa e dà una scelta
effect-costs = costa { $what_id }
effect-gains = dà { $what_id }
effect-costs-other = costa { $what_id } a { $player }
effect-gains-other = dà { $what_id } a { $player }

# Reasons
reason-over = La partita è finita.
reason-chance = Si stanno tirando i dadi o pescando carte.
reason-not-your-turn = Ora decide { $actor }.
reason-no-such-action = Non esiste un'azione numero { $number }.
reason-not-now = Non è questo che viene chiesto ora.
reason-stale = Il tavolo è andato avanti dopo la tua scelta (hai visto la versione { $seen }, ora è la versione { $now }).
reason-undo-others = Nel frattempo ha deciso { $actor }.
reason-undo-closed = Dopo la tua ultima scelta è emerso qualcosa di nuovo.
reason-undo-nothing = Non hai ancora preso alcuna decisione.
reason-guide = Le regole lo permettono, ma la lezione mostra prima un'altra cosa: prova ciò che è indicato.
reason-guide-over = La lezione è finita. Per continuare, inizia una partita tua.

# Schede
card-name = { $thing }
