# Parole del programma che non appartengono a un solo gioco.

seat = Giocatore { $number }
name-piece = { $owner } #{ $number }
nothing = niente
and = e

# Prompts
prompt-over = La partita è finita.
prompt-chance = Decide il caso.
prompt-other = Decide { $actor }.

# Reasons
reason-over = La partita è finita.
reason-chance = Si stanno tirando i dadi o pescando carte.
reason-not-your-turn = Ora decide { $actor }.
reason-no-such-action = Non esiste un'azione numero { $number }.
reason-not-now = Non è questo che viene chiesto ora.
reason-stale = Il tavolo è andato avanti dopo la tua scelta (hai visto la versione { $seen }, ora è la { $now }).
reason-undo-others = Nel frattempo ha deciso { $actor }.
reason-undo-closed = Dopo la tua ultima scelta è emerso qualcosa di nuovo.
reason-undo-nothing = Non hai ancora preso alcuna decisione.
reason-guide = Le regole lo permettono, ma la lezione mostra prima un'altra cosa: prova ciò che è indicato.
reason-guide-over = La lezione è finita. Per continuare, inizia una partita tua.
