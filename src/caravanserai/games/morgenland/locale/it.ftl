### Morgenland: names

name-morgenland = Morgenland

## Spaces

name-cave-red = Grotta del drago rosso
name-cave-white = Grotta del drago bianco
name-cave-blue = Grotta del drago blu
name-cave-black = Grotta del drago nero
name-cave-gold = Grotta del drago d'oro
name-tent = Tenda di Aladino
name-djinn = Casa del Genio
name-market = Mercato
name-caravanserai = Caravanserraglio
name-guard = Guardia del Palazzo
name-room-1 = Stanza 1
name-room-2 = Stanza 2
name-room-3 = Stanza 3
name-room-4 = Stanza 4
name-room-5 = Stanza 5

## Treasure

name-kind-red = corone rosse
name-kind-white = perle bianche
name-kind-blue = gemme blu
name-kind-black = trofei neri
name-kind-gold = lingotti d'oro
treasure = { $kind_id ->
    [kind-red] corona rossa
    [kind-white] perla bianca
    [kind-blue] gemma blu
    [kind-black] trofeo nero
   *[kind-gold] lingotto d'oro
}
treasures = { $amount ->
    [one] { $amount } { treasure }
   *[other] { $amount } { $kind }
}

## Artifacts

name-lamp = Lampada di Aladino
name-counterspell = Contro-incantesimo
name-doppelganger = Sosia
name-carpet = Tappeto Volante
name-key = Chiave
name-scroll = Manoscritto

## Spells

name-abracadabra = Abracadabra
name-alms = Elemosina
name-eye-for-an-eye = Occhio per occhio
name-baksheesh = Tassa cittadina
name-last-first = Gli ultimi saranno i primi
name-dragon-flight = Il drago vola via
name-smuggled-in = Contrabbando
name-fata-morgana = Fata Morgana
name-lunar-eclipse = Eclisse lunare
name-straggler = Ritardatario
name-open-secret = Segreto svelato
name-sacrifice = Sacrificio
name-return-of-the-dragon = Il ritorno del drago
name-offering = Offerta
name-close-sesame = Chiuditi, Sesamo
name-solar-eclipse = Eclisse solare
name-sultans-tax = Tassa del Sultano
name-barter = Baratto
name-teleportation = Teletrasporto
name-free-rider = Approfittatore
name-sorcerers-apprentice = Apprendista Mago

## Player colours

name-blue = Blu
name-green = Verde
name-red = Rosso
name-yellow = Giallo
name-violet = Viola

## Things

name-token = personaggio
name-piece = { $sort_id ->
    [c] { $number ->
        [1] Tappeto di { $owner }
       *[other] Tappeto { $number } di { $owner }
    }
    [d] { $number ->
        [1] Sosia di { $owner }
       *[other] Sosia { $number } di { $owner }
    }
   *[plain] personaggio { $number } di { $owner }
 }
name-camel = cammello
name-bank = riserva
name-niche = nicchia
name-screen = schermo
name-artifact = artefatto
name-spell = incantesimo
name-round = Round
name-treasure-card = Carta tesoro
name-treasure = tesoro
name-player = Giocatore
name-used = usati
name-admitted = ammesso
name-smuggler = Contrabbandiere
name-display = esposti
name-discards = scartati
name-offer = in offerta
name-stack = pila

## Prompts

prompt-d-start = I tuoi 3 tesori iniziali: quanto in { $kind }? Ancora { $number }.
prompt-d-start-other = { $actor } sceglie 3 tesori iniziali.
prompt-d-token = Scegli un personaggio da piazzare.
prompt-d-token-other = { $actor } piazza un personaggio.
prompt-d-space = Dove va il tuo { $strength }?
prompt-d-space-other = { $actor } piazza un personaggio.
prompt-d-react = { $window_id ->
    [w-spell] Prima che { $spell } di { $caster } abbia effetto: gioca qualcosa o passa.
    [w-start] Prima del primo piazzamento: gioca qualcosa o passa.
    [w-turn] Prima di piazzare: lancia un incantesimo o passa.
    [w-other-turn] Prima che { $placer } piazzi: lancia un incantesimo o passa.
    [w-placed] Tutti i personaggi sono piazzati: gioca qualcosa o passa.
    [w-city] Prima della città: gioca qualcosa o passa.
   *[w-space] { $space }: gioca qualcosa o passa.
 }
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } può giocare qualcosa prima di { $spell } ({ $caster }).
    [w-space] { $actor } può giocare qualcosa ({ $space }).
   *[other] { $actor } può giocare qualcosa.
 }
prompt-d-copy = { $space }: quale dei tuoi personaggi viene copiato?
prompt-d-copy-other = { $actor } può giocare qualcosa.
prompt-d-free = Quale potere prende in prestito il tuo Approfittatore?
prompt-d-free-other = { $actor } può giocare qualcosa.
prompt-d-target = { $spell }: scegli il bersaglio.
prompt-d-target-other = { $actor } può giocare qualcosa.
prompt-d-dest = { $spell }: dove va il { $token }?
prompt-d-dest-other = { $actor } può giocare qualcosa.
prompt-d-counter = { $targets ->
    [0] { $caster } lancia { $spell }. Lo annulli?
   *[other] { $caster } lancia { $spell }: { $each_target }. Lo annulli?
 }
prompt-d-counter-other = { $targets ->
    [0] { $actor } può annullare { $spell } di { $caster }.
   *[other] { $actor } può annullare { $spell } di { $caster }: { $each_target }.
 }
prompt-d-tent = Tieni uno dei due incantesimi.
prompt-d-tent-other = { $actor } sceglie un incantesimo alla Tenda.
prompt-d-market = Mercato: restituisci 1 tesoro e ne prendi 3 qualsiasi?
prompt-d-market-other = { $actor } può commerciare al Mercato.
prompt-d-camel = Chi diventa primo giocatore?
prompt-d-camel-other = { $actor } nomina il primo giocatore.
prompt-d-bribe = La guardia ha { $guard }: la corrompi con { $cost }?
prompt-d-bribe-other = { $actor } può corrompere la guardia con { $cost }.
prompt-d-buy = { $space }, { $artifact }: compri per { $each_price } (tipi diversi, in tutto { $cost })?
prompt-d-buy-other = { $actor } può comprare per { $each_price }, in tutto { $cost }: { $artifact } ({ $space }).
prompt-d-kind = Con quale tipo paghi il { $amount }?
prompt-d-kind-other = { $actor } paga ({ $space }).
prompt-d-abra = { $space }: prendi l'offerta ({ $artifact }) o lanci Abracadabra?
prompt-d-abra-other = { $actor } sta per prendere { $artifact } ({ $space }).
prompt-d-pick = { $spell }: scegli un artefatto ({ $space }).
prompt-d-pick-other = { $actor } guarda la pila ({ $space }).
prompt-d-citytax = Tassa cittadina: paga { $cost } per il { $token } ({ $space }) o rimuovilo.
prompt-d-citytax-other = { $actor } paga { $cost } per il { $token } ({ $space }) o lo rimuove.
prompt-d-roomtax = Tassa del Sultano: paga { $cost } o rimuovi tutti i tuoi personaggi dalle stanze.
prompt-d-roomtax-other = { $actor } paga { $cost } o lascia le stanze.
prompt-d-pay = Quanto paghi in { $kind }? Ancora da pagare: { $number }.
prompt-d-pay-other = { $actor } paga { $number }.
prompt-d-take = Quanto prendi in { $kind }? Ancora da prendere: { $number }.
prompt-d-take-other = { $number ->
    [one] { $actor } prende 1 tesoro.
   *[other] { $actor } prende { $number } tesori.
}
prompt-d-barter = Baratto: quanto restituisci in { $kind }? Finora { $number }.
prompt-d-barter-other = { $actor } baratta.
prompt-d-eye = Occhio per occhio: rimuovi un personaggio di { $caster }?
prompt-d-eye-other = { $actor } può rimuovere un personaggio di { $caster }.
prompt-d-give = Quale artefatto lasci ({ $space }) in cambio di { $artifact }?
prompt-d-give-other = { $actor } scambia un artefatto con { $artifact } ({ $space }).

## Choices

choice-pass = { $decision_id ->
    [D-BUY] Non comprare
    [D-BRIBE] Non pagare
    [D-MARKET] Non commerciare
    [D-EYE] Non rimuovere nulla
    [D-ABRA] Prendi l'offerta
    [D-COUNTER] Lascia fare
   *[other] Passa
 }
choice-token = Personaggio { $strength }
choice-place = { $space }
choice-use = Usa: { $artifact }
choice-cast = { $lamp ->
    [0] Lancia { $spell }
   *[other] Accendi la Lampada e lancia { $spell }
 }
choice-on = { $strength ->
    [0] { $token }, { $space }, coperto
   *[other] { $token }, { $space }, forza { $strength }
 }
choice-at = { $space }
choice-move = Verso: { $space }
choice-copy = Copia il { $token }, forza { $strength }
choice-ride = Usa il potere: { $artifact }
choice-keep = Tieni { $spell }
choice-return = Restituisci 1 { treasure }
choice-camel = { $seat }
choice-bribe = Paga { $cost } ed entra
choice-buy = Compra per { $cost }: { $artifact }
choice-with = { treasures }
choice-pick = { $artifact } dalla pila
choice-pick-offer = { $artifact } in offerta
choice-pay-tax = Paga { $cost }
choice-remove-all = Rimuovi tutti dalle stanze
choice-remove = { $strength ->
    [0] Rimuovi il { $token } ({ $space }), coperto
   *[other] Rimuovi il { $token } ({ $space }), forza { $strength }
 }
choice-give = Cedi: { $artifact }
choice-pay = Paga { treasures }
choice-take = Prendi { treasures }
choice-barter = Restituisci { treasures }
choice-first = { $seat }
choice-card = Carta tesoro { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Guardia { $strength }

## Events

event-round = Comincia il round { $number }.
event-first = { $seat } comincia con il cammello.
event-start = { $seat } comincia con: rosso { $red }, bianco { $white }, blu { $blue }, nero { $black }, oro { $gold }.
event-reshuffled = Le carte tesoro usate vengono rimescolate in un nuovo mazzo.
event-card = Si scopre la carta tesoro { $number }.
event-stocked = { $space }: { treasures }.
event-turned-up = { $space }, in offerta: { $artifact }.
event-displayed = Alla Tenda è esposto l'incantesimo { $spell }.
event-placed = Il { $token } è stato piazzato: { $space }.
event-placed-own = Il { $token } è il tuo { $strength }.
event-placed-open = Il { $token } è stato piazzato scoperto: { $space }, forza { $strength }.
event-shown = Il { $token } ({ $space }) ha forza { $strength }.
event-guard = La guardia ha forza { $strength }.
event-ranked = { $space }: { $each_seat }.
event-won = { $seat } ha preso { treasures } ({ $space }).
event-nobody = { $space }: nessun vincitore.
event-drew = { $number ->
    [one] { $seat } ha pescato l'ultimo incantesimo.
   *[other] { $seat } ha pescato { $number } incantesimi.
 }
event-drew-card = Hai pescato: { $spell }.
event-handed = { $seat } ha dato un incantesimo a { $to }.
event-handed-card = L'incantesimo da { $seat } a { $to } è { $spell }.
event-tent-taken = { $seat } ha preso { $spell }.
event-spell-discarded = L'incantesimo { $spell } è stato scartato.
event-djinn = { $seat } può usare due artefatti in questo round.
event-camel = Il cammello va a { $to } (deciso da { $seat }).
event-paid = { $seat } ha pagato { treasures }.
event-gave = { $seat } ha dato a { $to } { treasures }.
event-took = { $seat } ha preso { treasures }.
event-admitted = { $seat } entra a palazzo.
event-admitted-key = { $seat } entra con una Chiave.
event-bribed = { $seat } ha corrotto la guardia con { $amount }.
event-refused = La guardia ha respinto { $seat }.
event-cannot-buy = { $seat } non può pagare il prezzo ({ $space }).
event-bought = { $seat } ha comprato: { $artifact } ({ $space }).
event-unsold = { $space }: nessuno ha comprato.
event-unseen = { $seat } ha preso un artefatto dalla pila, senza mostrarlo ({ $space }).
event-unseen-piece = È questo: { $artifact }.
event-used = { $seat } ha usato: { $artifact }.
event-shown-piece = L'artefatto nascosto di { $seat } era { $artifact }.
event-carpet = Il { $token } è atterrato: { $space }.
event-double = Il { $token } è apparso: { $space }, forza { $strength }.
event-key = { $seat } entrerà senza corrompere la guardia.
event-announced = { $seat } ha annunciato { $spell }.
event-announced-space = { $seat } ha annunciato { $spell }: { $space }.
event-announced-token = { $seat } ha annunciato { $spell } contro il { $token }.
event-announced-move = { $seat } ha annunciato { $spell }: il { $token } verso { $space }.
event-announced-copy = { $seat } ha annunciato { $spell }, copiando { $artifact }.
event-cancelled = L'incantesimo { $spell } di { $seat } è stato annullato.
event-resolved = { $effect_id ->
    [none] { $spell } di { $seat } non ha avuto effetto.
   *[some] { $spell } di { $seat } ha avuto effetto.
 }
event-removed = Il { $token } è stato rimosso ({ $space }).
event-moved = Il { $token } si è spostato: { $origin } → { $space }.
event-closed = { $space }: accesso chiuso per il resto del round.
event-restocked = È arrivato un drago, { $space }: { treasures }.
event-emptied = Il drago è tornato, { $space }: via { treasures }.
event-reversed = Fino alla fine del round il più debole è primo.
event-secret = In questo round tutti tranne { $seat } piazzano scoperto.
event-smuggler = { $seat } è contrabbandiere: { $each_space }.
event-looked = { $seat } ha guardato la pila ({ $space }).
event-looked-at = La pila ({ $space }), dall'alto: { $each_artifact }.
event-conjured = { $seat } ha messo in offerta: { $artifact } ({ $space }).
event-exchanged = { $seat } ha scambiato ({ $space }): preso { $taken }, lasciato { $given }.
event-cleaned = Il round è finito.
event-over = La partita è finita.

## Reasons

reason-not-now = Non è questo che si chiede ora.
reason-no-pass = Qui non puoi passare.
reason-token-placed = Il tuo { $strength } è già piazzato.
reason-no-room = { $space }: non si usa con questo numero di giocatori.
reason-scored = { $space }: spazio già valutato.
reason-closed = { $space }: accesso chiuso in questo round.
reason-magic-only = { $space }: solo nella versione magica.
reason-cave-empty = { $space }: nessun tesoro.
reason-tent-empty = Alla Tenda non restano incantesimi.
reason-no-offer = { $space }: nessun artefatto in offerta.
reason-room-full = { $space }: hai già { $number } personaggi, il massimo.
reason-not-admitted = { $space }: entra solo chi è stato ammesso dalla guardia.
reason-lamp = La Lampada si accende solo insieme al primo incantesimo del round.
reason-counter-only = Il Contro-incantesimo risponde all'incantesimo di un altro.
reason-scroll = Il Manoscritto non si usa mai; decide i pareggi alla fine.
reason-space-window = { $artifact }: si usa solo mentre si valuta uno spazio.
reason-no-artifact = { $artifact }: non ne hai da usare.
reason-no-use = { $number ->
    [one] Hai già usato il tuo artefatto di questo round.
   *[other] Hai già usato i tuoi { $number } artefatti di questo round.
}
reason-no-use-lamp = Non ti resta un uso per accendere una Lampada.
reason-nothing-to-copy = Il Sosia copia un tuo personaggio sullo spazio che si valuta.
reason-key-guard = La Chiave serve solo alla Guardia del Palazzo.
reason-key-twice = Una Chiave vale già per te.
reason-key-strong = Sei già abbastanza forte per la guardia.
reason-no-ride = { $artifact }: non si può copiare ora.
reason-not-used = Nessun altro ha usato { $artifact } in questo round.
reason-nothing-to-ride = Nessun altro ha usato un Contro-incantesimo in questo round.
reason-counter-step = A un incantesimo rispondono solo il Contro-incantesimo o l'Approfittatore come tale.
reason-purchase-window = Dopo aver pagato si può lanciare solo Abracadabra.
reason-no-spell = Non hai questo incantesimo: { $spell }.
reason-no-lamp = Per lanciare un incantesimo serve una Lampada accesa.
reason-idle-alms = La riserva è vuota.
reason-idle-eye-for-an-eye = Nessun altro ha un personaggio a portata.
reason-idle-baksheesh = Nessun altro ha un personaggio in città.
reason-idle-last-first = Tutti gli spazi sono valutati.
reason-idle-dragon-flight = Nessuna grotta non valutata è vuota mentre la riserva ha il suo tesoro.
reason-idle-smuggled-in = Nessuno spazio della città è deserto.
reason-idle-fata-morgana = Nessuna stanza ha sia un'offerta sia una pila.
reason-idle-lunar-eclipse = Nessuno spazio è tutto scoperto con un personaggio dispari.
reason-idle-straggler = Nessuno dei tuoi personaggi può spostarsi.
reason-idle-open-secret = Nessun altro ha personaggi da piazzare.
reason-idle-sacrifice = Nessuno ha tesori.
reason-idle-return-of-the-dragon = Nessuna grotta non valutata contiene tesori.
reason-idle-offering = Nessuno ha tesori.
reason-idle-close-sesame = Nessuno spazio si può più chiudere.
reason-idle-solar-eclipse = Nessuno spazio è tutto scoperto con un personaggio pari.
reason-idle-sultans-tax = Nessun altro ha un personaggio in una stanza.
reason-idle-barter = Ti serve un tipo da restituire per un altro della riserva.
reason-idle-teleportation = Nessun personaggio di un altro può spostarsi.
reason-idle-free-rider = Nessun artefatto usato da altri in questo round servirebbe ora.
reason-idle-sorcerers-apprentice = Non hai artefatti inutilizzati da cedere, o nessuna stanza ha un'offerta.
reason-not-on-board = Quel personaggio non è sul tabellone.
reason-guard-safe = Gli incantesimi non toccano la Guardia del Palazzo.
reason-own-token = Il Ritardatario sposta un tuo personaggio.
reason-others-token = Scegli un personaggio di un altro giocatore.
reason-nowhere = Quel personaggio non ha dove andare.
reason-already-there = È già lì: { $space }.
reason-caves-only = Scegli una grotta.
reason-rooms-only = Scegli una stanza del palazzo.
reason-cave-stocked = { $space }: ci sono ancora tesori.
reason-bank-empty = La riserva non ha quel tesoro.
reason-face-down = { $space }: un personaggio è coperto.
reason-no-parity = { $parity_id ->
    [odd] { $space }: nessun personaggio dispari.
   *[even] { $space }: nessun personaggio pari.
 }
reason-no-stack = { $space }: nessuna pila da guardare.
reason-not-drawn = { $spell } non è una delle due carte.
reason-no-treasure = Non ne hai: { $kind }.
reason-no-player = Quel giocatore non è in partita.
reason-kind-taken = Con { $kind } paghi già un altro personaggio; ciascuno vuole un tipo diverso.
reason-kind-order = Per personaggi di pari forza i tipi si nominano in ordine.
reason-kind-now = Ora si tratta di { $kind }.
reason-rest-unpayable = Se spendi qui { $kind }, non puoi pagare il resto.
reason-not-in-stack = Non è nella pila: { $artifact }.
reason-not-offer = Fata Morgana prende un artefatto dalla pila.
reason-other-token = La tassa riguarda un altro personaggio.
reason-not-casters = Scegli un personaggio di { $caster }.
reason-too-much = Si chiede solo { $number }.
reason-too-little = Qui ne servono almeno { $least }, perché gli altri tipi non bastano per il resto: { $kind }.
reason-bank-short = Nei tipi che non restituisci la riserva ha solo { $have }, non { $amount }.
reason-room-full-owner = { $space }: { $owner } ha già { $number } personaggi, il massimo.
reason-own-short = Ne hai { $have }, non { $amount }: { $kind }.
reason-bank-has = La riserva ne ha { $have }, non { $amount }: { $kind }.
reason-token-first = { $space }: prima scegli un tuo personaggio, poi lo spazio.
reason-space-first = Hai scelto il tuo { $strength }: di' dove va, oppure annulla.
reason-window-first = Prima passa, o gioca un artefatto o un incantesimo; poi piazzi un personaggio.
reason-not-placing = I personaggi si piazzano uno alla volta, quando tocca a te piazzare.
reason-no-window = Artefatti e incantesimi si giocano nelle finestre, e ora nessuna è aperta.
reason-no-magic = Nella versione base gli artefatti non hanno poteri e non ci sono incantesimi.
reason-same-type = Hai già usato questo tipo ({ $artifact }); il secondo artefatto del Genio deve essere di un altro tipo.
reason-when-abracadabra = Abracadabra si lancia subito dopo aver pagato in una stanza che ha una pila.
reason-when-smuggled-in = Contrabbando si lancia nella finestra dopo le grotte, prima della Tenda.
reason-when-open-secret = Segreto svelato si lancia nella finestra iniziale o di turno, finché restano personaggi da piazzare.
reason-when-free-rider = Approfittatore si lancia mentre si valuta uno spazio, o come contro-incantesimo.
reason-target-space = { $spell }: il bersaglio è uno spazio, non un personaggio.
reason-target-token = { $spell }: il bersaglio è un personaggio, non uno spazio.

## Options and scores

category-artifacts = Artefatti
option-version = Versione: con o senza magia.
option-version-basic = Base: solo piazzamento, per imparare.
option-version-magic = Magica: gli artefatti hanno poteri e ci sono 21 incantesimi.
option-open-tent = Tenda aperta (solo magica): gli incantesimi sono esposti?
option-open-tent-off = Gli incantesimi si pescano in segreto.
option-open-tent-on = Ogni round si espongono due incantesimi e le mani sono pubbliche.
option-first-player = Chi comincia con il cammello.
option-first-player-random = Decide il caso.
option-first-player-0 = Il primo posto.
option-first-player-1 = Il secondo posto.
option-first-player-2 = Il terzo posto.
option-first-player-3 = Il quarto posto.
option-first-player-4 = Il quinto posto.
option-max-rounds = Dopo quanti round la partita finisce al più tardi (da 15 a 60, o nessun limite).
option-max-rounds-30 = Dopo 30 round.
option-max-rounds-15 = Dopo 15 round.
option-max-rounds-60 = Dopo 60 round.
option-max-rounds-off = Nessun ultimo round: solo l'ultimo artefatto chiude la partita.
option-open-treasure = I tesori di tutti sono visibili?
option-open-treasure-off = Nascosti dietro gli schermi; il diario dice tutto.
option-open-treasure-on = Tutti vedono tutti i tesori.
option-treasure-deck = Le carte tesoro: la nostra ricostruzione o un mazzo tuo.
option-treasure-deck-built-in = La nostra ricostruzione delle carte, non quelle stampate.
option-djinn-artifacts = Quali due artefatti può usare chi vince dal Genio (solo magica).
option-djinn-artifacts-pieces = Due pezzi qualsiasi, anche dello stesso tipo.
option-djinn-artifacts-types = Due di tipo diverso.
option-casting = Chi può giocare prima di ogni piazzamento (solo magica).
option-casting-turn = Solo chi sta per piazzare.
option-casting-always = Tutti, a partire da chi sta per piazzare.

# Standing passes (MO-109)
name-next-placement = prossimo piazzamento
name-this-round = fine del round
