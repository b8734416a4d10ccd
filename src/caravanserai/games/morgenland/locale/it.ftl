### Morgenland: names

name-guide-magic = Impara la magia
name-morgenland = Morgenland

## Spaces

name-cave-red = Grotta del drago rosso
    .the = la Grotta del drago rosso
    .at = nella Grotta del drago rosso
    .to = nella Grotta del drago rosso
    .from = dalla Grotta del drago rosso
    .until = fino alla Grotta del drago rosso
name-cave-white = Grotta del drago bianco
    .the = la Grotta del drago bianco
    .at = nella Grotta del drago bianco
    .to = nella Grotta del drago bianco
    .from = dalla Grotta del drago bianco
    .until = fino alla Grotta del drago bianco
name-cave-blue = Grotta del drago blu
    .the = la Grotta del drago blu
    .at = nella Grotta del drago blu
    .to = nella Grotta del drago blu
    .from = dalla Grotta del drago blu
    .until = fino alla Grotta del drago blu
name-cave-black = Grotta del drago nero
    .the = la Grotta del drago nero
    .at = nella Grotta del drago nero
    .to = nella Grotta del drago nero
    .from = dalla Grotta del drago nero
    .until = fino alla Grotta del drago nero
name-cave-gold = Grotta del drago d'oro
    .the = la Grotta del drago d'oro
    .at = nella Grotta del drago d'oro
    .to = nella Grotta del drago d'oro
    .from = dalla Grotta del drago d'oro
    .until = fino alla Grotta del drago d'oro
name-tent = Tenda di Aladino
    .the = la Tenda di Aladino
    .at = alla Tenda di Aladino
    .to = alla Tenda di Aladino
    .from = dalla Tenda di Aladino
    .until = fino alla Tenda di Aladino
name-djinn = Casa del Genio
    .the = la Casa del Genio
    .at = nella Casa del Genio
    .to = nella Casa del Genio
    .from = dalla Casa del Genio
    .until = fino alla Casa del Genio
name-market = Mercato
    .the = il Mercato
    .at = al Mercato
    .to = al Mercato
    .from = dal Mercato
    .until = fino al Mercato
name-caravanserai = Caravanserraglio
    .the = il Caravanserraglio
    .at = al Caravanserraglio
    .to = al Caravanserraglio
    .from = dal Caravanserraglio
    .until = fino al Caravanserraglio
name-guard = Guardia del Palazzo
    .the = la Guardia del Palazzo
    .at = presso la Guardia del Palazzo
    .to = alla Guardia del Palazzo
    .from = dalla Guardia del Palazzo
    .until = fino alla Guardia del Palazzo
name-room-1 = Stanza 1
    .the = la Stanza 1
    .at = nella Stanza 1
    .to = nella Stanza 1
    .from = dalla Stanza 1
    .until = fino alla Stanza 1
name-room-2 = Stanza 2
    .the = la Stanza 2
    .at = nella Stanza 2
    .to = nella Stanza 2
    .from = dalla Stanza 2
    .until = fino alla Stanza 2
name-room-3 = Stanza 3
    .the = la Stanza 3
    .at = nella Stanza 3
    .to = nella Stanza 3
    .from = dalla Stanza 3
    .until = fino alla Stanza 3
name-room-4 = Stanza 4
    .the = la Stanza 4
    .at = nella Stanza 4
    .to = nella Stanza 4
    .from = dalla Stanza 4
    .until = fino alla Stanza 4
name-room-5 = Stanza 5
    .the = la Stanza 5
    .at = nella Stanza 5
    .to = nella Stanza 5
    .from = dalla Stanza 5
    .until = fino alla Stanza 5

## Treasure

name-kind-red = corone rosse
    .how = quante corone rosse
    .one = corona rossa
name-kind-white = perle bianche
    .how = quante perle bianche
    .one = perla bianca
name-kind-blue = gemme blu
    .how = quante gemme blu
    .one = gemma blu
name-kind-black = trofei neri
    .how = quanti trofei neri
    .one = trofeo nero
name-kind-gold = lingotti d'oro
    .how = quanti lingotti d'oro
    .one = lingotto d'oro
treasures = { $amount ->
    [one] { $amount } { $kind_one }
   *[other] { $amount } { $kind }
}

## Artifacts

name-lamp = Lampada di Aladino
    .a = una Lampada di Aladino
    .the = la Lampada di Aladino
    .of = della Lampada di Aladino
name-counterspell = Contro-incantesimo
    .a = un Contro-incantesimo
    .the = il Contro-incantesimo
    .of = del Contro-incantesimo
name-doppelganger = Sosia
    .a = un Sosia
    .the = il Sosia
    .of = del Sosia
name-carpet = Tappeto Volante
    .a = un Tappeto Volante
    .the = il Tappeto Volante
    .of = del Tappeto Volante
name-key = Chiave
    .a = una Chiave
    .the = la Chiave
    .of = della Chiave
name-scroll = Manoscritto
    .a = un Manoscritto
    .the = il Manoscritto
    .of = del Manoscritto

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
name-piece = { $owner_you ->
    [yes] { $sort_id ->
        [c] tuo Tappeto
        [d] tuo Sosia
       *[plain] tuo personaggio
    }
   *[no] { $sort_id ->
        [c] Tappeto
        [d] Sosia
       *[plain] personaggio
    }
 }{ $sort_id ->
    [plain] { " " }{ $number }
   *[other] { $number ->
        [1] { "" }
       *[other] { " " }{ $number }
    }
 }{ $owner_you ->
    [yes] { "" }
   *[no] { " " }di { $owner }
 }
    .the = il { name-piece }
strength-a = un { $strength }
name-camel = cammello
name-bank = riserva
name-niche = nicchia
name-screen = schermo
name-artifact = artefatto
    .a = un artefatto
    .the = l'artefatto
    .of = dell'artefatto
name-spell = incantesimo
name-round = Round
name-treasure-card = Carta tesoro
name-treasure = tesoro
name-player = Giocatore
name-used = usati
name-admitted = può entrare
name-smuggler = Contrabbandiere
name-display = esposti
name-discards = scartati
name-offer = in vendita
name-stack = pila

## Prompts

prompt-d-start = { $kind_how } vuoi tra i tuoi 3 tesori iniziali? { $number ->
    [one] Ne manca 1.
   *[other] Ne mancano { $number }.
}
prompt-d-start-other = { $actor } sceglie 3 tesori iniziali.
prompt-d-token = Scegli un personaggio da piazzare.
prompt-d-token-other = { $actor } piazza un personaggio.
prompt-d-space = Dove va il tuo { $strength }?
prompt-d-space-other = { $actor } piazza un personaggio.
prompt-d-react = { $window_id ->
    [w-spell] Prima che abbia effetto { $spell }, lanciato { $caster_by }, gioca qualcosa o passa.
    [w-start] Prima del primo piazzamento gioca qualcosa o passa.
    [w-turn] Prima di piazzare lancia un incantesimo o passa.
    [w-other-turn] Prima che { $placer } piazzi lancia un incantesimo o passa.
    [w-placed] Tutti i personaggi sono piazzati; gioca qualcosa o passa.
    [w-city] Prima che si valuti la città gioca qualcosa o passa.
   *[w-space] Si valuta { $space_the }; gioca qualcosa o passa.
}
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } può giocare qualcosa prima che abbia effetto { $spell }, lanciato { $caster_by }.
    [w-space] { $actor } può giocare qualcosa { $space_at }.
   *[other] { $actor } può giocare qualcosa.
 }
prompt-d-copy = Quale dei tuoi personaggi { $space_at } viene copiato?
prompt-d-copy-other = { $actor } può giocare qualcosa.
prompt-d-free = Quale potere prende in prestito il tuo Approfittatore?
prompt-d-free-other = { $actor } può giocare qualcosa.
prompt-d-target = Scegli il bersaglio dell'incantesimo { $spell }.
prompt-d-target-other = { $actor } può giocare qualcosa.
prompt-d-dest = { $spell_id ->
    [straggler] Dove va il tuo { $strength } con l'incantesimo { $spell }?
   *[other] Dove va il { $token } con l'incantesimo { $spell }?
}
prompt-d-dest-other = { $actor } può giocare qualcosa.
prompt-d-counter = { $targets ->
    [0] { $caster_you ->
        [no] { $caster } lancia
       *[yes] Lanci
    } { $spell }. Lo annulli?
   *[other] { $caster_you ->
        [no] { $caster } lancia
       *[yes] Lanci
    } { $spell } contro { $each_target_the }. Lo annulli?
 }
prompt-d-counter-other = { $targets ->
    [0] { $actor } può annullare { $spell }, lanciato { $caster_by }.
   *[other] { $actor } può annullare { $spell }, lanciato { $caster_by } contro { $each_target_the }.
 }
prompt-d-tent = Tieni uno dei due incantesimi.
prompt-d-tent-other = { $actor } sceglie un incantesimo alla Tenda.
prompt-d-market = Restituisci 1 tesoro al Mercato e ne prendi 3 qualsiasi?
prompt-d-market-other = { $actor } può commerciare al Mercato.
prompt-d-camel = Chi riceve il cammello?
prompt-d-camel-other = { $actor } decide chi riceve il cammello.
prompt-d-bribe = La guardia ha forza { $guard }; la corrompi con { $cost ->
    [one] 1 tesoro
   *[other] { $cost } tesori
}?
prompt-d-bribe-other = { $actor } può corrompere la guardia con { $cost ->
    [one] 1 tesoro
   *[other] { $cost } tesori
}.
prompt-d-buy = Compri { $artifact_the } { $space_at } per { $each_price } (in tutto { $cost })?
prompt-d-buy-other = { $actor } può comprare { $artifact_the } { $space_at } per { $each_price } (in tutto { $cost }).
prompt-d-kind = Con quale tipo paghi { $amount }?
prompt-d-kind-other = { $actor } paga { $space_at }.
prompt-d-abra = Prendi { $artifact_the } { $space_at } o lanci Abracadabra?
prompt-d-abra-other = { $actor } sta per prendere { $artifact_the } { $space_from }.
prompt-d-pick = Con { $spell } scegli un artefatto dalla pila { $space_at }.
prompt-d-pick-other = { $actor } guarda la pila { $space_at }.
prompt-d-citytax = Per la Tassa cittadina { $space_at } paga { $cost } per il tuo { $strength } o rimuovilo.
prompt-d-citytax-other = { $actor } paga { $cost } per il { $token } { $space_at } o lo rimuove.
prompt-d-roomtax = Per la Tassa del Sultano paga { $cost } o rimuovi tutti i tuoi personaggi dalle stanze.
prompt-d-roomtax-other = { $actor } paga { $cost } o lascia le stanze.
prompt-d-pay = { $kind_how } paghi? { $number ->
    [one] Resta da pagare 1 tesoro.
   *[other] Restano da pagare { $number } tesori.
}
prompt-d-pay-other = { $actor } paga { $number }.
prompt-d-take = { $kind_how } prendi? { $number ->
    [one] Resta da prendere 1 tesoro.
   *[other] Restano da prendere { $number } tesori.
}
prompt-d-take-other = { $number ->
    [one] { $actor } prende 1 tesoro.
   *[other] { $actor } prende { $number } tesori.
}
prompt-d-barter = { $kind_how } restituisci per il Baratto? Finora ne restituisci { $number }.
prompt-d-barter-other = { $actor } baratta.
prompt-d-eye = In cambio rimuovi { $caster_you ->
    [yes] un tuo personaggio
   *[no] un personaggio di { $caster }
}?
prompt-d-eye-other = { $actor } può rimuovere { $caster_you ->
    [yes] un tuo personaggio
   *[no] un personaggio di { $caster }
 }.
prompt-d-give = Quale artefatto lasci { $space_at } per { $artifact_the }?
prompt-d-give-other = { $actor } cede un artefatto per { $artifact_the } { $space_at }.

prompt-d-start-hint = Tipi diversi aiutano: in una stanza del palazzo ogni personaggio si paga con un tipo tutto suo.
prompt-d-token-hint = I personaggi forti vincono le caselle, ma in una stanza del palazzo la loro forza è anche il prezzo.
prompt-d-space-hint = Resta coperto e lì conta { $strength } quando la casella viene valutata.
prompt-d-react-hint = { $window_id ->
    [w-spell] { spell-does }
    [w-space] { place-gives }
    [w-city] Poi si valutano la Tenda, la Casa del Genio, il Mercato e il Caravanserraglio.
    [w-placed] Poi le caselle si scoprono una dopo l'altra, prima le grotte.
   *[other] Un incantesimo vuole una Lampada accesa: è un uso di artefatto.
 }
prompt-d-copy-hint = Lì c'è un personaggio in più della stessa forza, in una stanza anche per il prezzo.
prompt-d-free-hint = La carta prende in prestito il potere di un artefatto usato da un altro in questo round.
prompt-d-target-hint = { spell-does }
prompt-d-dest-hint = Scegli una casella non ancora valutata e non chiusa, ma non la guardia.
prompt-d-counter-hint = { spell-does }
prompt-d-tent-hint = L'altra carta va a chi qui è al secondo posto, o viene scartata se non c'è nessuno.
prompt-d-market-hint = Qui vinci tu: una volta puoi scambiare un tesoro con tre di qualsiasi tipo.
prompt-d-camel-hint = Chi ha il cammello comincia a piazzare e vince ogni parità, già dalla guardia e nelle stanze.
prompt-d-bribe-hint = Paga esattamente ciò che ti manca e puoi comprare; altrimenti i tuoi personaggi lasciano le stanze.
prompt-d-buy-hint = Paghi solo per i tuoi personaggi qui; se non compri, può farlo chi segue.
prompt-d-kind-hint = Ogni personaggio si paga in un tipo diverso e in quantità esatta.
prompt-d-abra-hint = Con Abracadabra guardi la pila e puoi prendere un altro pezzo.
prompt-d-pick-hint = { spell-does }
prompt-d-citytax-hint = Ogni altro giocatore paga 2 per ogni suo personaggio in città, oppure lo rimuove.
prompt-d-roomtax-hint = Ogni altro giocatore paga 1 per ogni suo personaggio nelle stanze, oppure li rimuove tutti.
prompt-d-pay-hint = { $cause_id ->
    [bribe] Per corrompere la guardia: poi puoi comprare nelle stanze.
    [sacrifice] Sacrificio: tutti restituiscono alla riserva 7 tesori a scelta.
    [offering] Offerta: tutti restituiscono alla riserva 5 tesori a scelta.
    [baksheesh] Tassa cittadina: 2 tesori, e il tuo personaggio in città resta.
    [sultans-tax] Tassa del Sultano: 1 tesoro per ogni tuo personaggio nelle stanze, e restano.
   *[teleportation] Teletrasporto: 3 tesori al proprietario del personaggio che hai spostato.
 }
prompt-d-take-hint = { $cause_id ->
    [market] Mercato: per il tesoro che hai restituito.
    [barter] Baratto: tanti quanti ne hai restituiti, di altri tipi.
   *[alms] Elemosina: 3 tesori qualsiasi dalla riserva.
 }
prompt-d-barter-hint = Restituisci tesori a piacere e prendine altrettanti di tipi che non restituisci.
prompt-d-eye-hint = Il tuo personaggio è stato rimosso; puoi rimuoverne uno in cambio, ma non dalla guardia.
prompt-d-give-hint = Ricevi l'artefatto in vendita e lasci lì uno dei tuoi non usati.
place-gives = { $space_id ->
    [tent] Chi è in testa pesca due incantesimi e ne dà uno a chi segue.
    [djinn] Chi è in testa può usare due artefatti in questo round.
    [market] Chi è in testa può scambiare 1 tesoro con 3 qualsiasi.
    [caravanserai] Chi è in testa decide chi riceve il cammello.
    [guard] Chi è più debole della guardia paga la differenza o lascia le stanze.
    [room-1] In ordine di forza: chi vuole comprare, al proprio prezzo?
    [room-2] In ordine di forza: chi vuole comprare, al proprio prezzo?
    [room-3] In ordine di forza: chi vuole comprare, al proprio prezzo?
    [room-4] In ordine di forza: chi vuole comprare, al proprio prezzo?
    [room-5] In ordine di forza: chi vuole comprare, al proprio prezzo?
   *[cave] Chi è in testa prende il mucchio in alto, chi segue quello sotto e così via.
}

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
choice-pass-gives = { $decision_id ->
    [D-BUY] può comprare chi segue
    [D-BRIBE] { $number ->
        [0] { "" }
        [one] il tuo personaggio lascia le stanze
       *[other] i tuoi { $number } personaggi lasciano le stanze
    }
   *[other] { "" }
}
choice-token = Piazza il tuo { $strength }
choice-place = { $own ->
    [0] Posalo { $space_to }
   *[other] Aggiungilo { $space_to }, in tutto { $sum }
 }
choice-place-gives = { $sort_id ->
    [cave] Mucchi { $each_pile }.
    [tent] In testa: due incantesimi, uno da cedere.
    [djinn] In testa: usi due artefatti.
    [market] In testa: 1 tesoro per 3 qualsiasi.
    [caravanserai] In testa: il cammello.
    [guard] Ti fa entrare nelle stanze.
   *[room] In vendita: { $artifact }.
} { $others ->
    [0] Lì non c'è nessun altro.
    [one] Lì c'è { $others } personaggio altrui.
   *[other] Lì ci sono { $others } personaggi altrui.
}
choice-use = { $artifact_id ->
    [carpet] Usa il Tappeto Volante: in tutto { $sum }
    [key] Usa la Chiave ed entra
   *[other] Usa { $artifact_the }
 }
choice-use-gives = { artifact-does }
choice-cast = { $lamp ->
    [0] Lancia { $spell }
   *[other] Accendi la Lampada e lancia { $spell }
 }
choice-cast-gives = { spell-does }
choice-on = { $spell_id ->
    [eye-for-an-eye] Rimuovi il { $token } { $space_from }
    [straggler] Sposta il tuo { $strength } { $space_from }
   *[other] Sposta il { $token } { $space_from }
 }
choice-on-gives = { $strength ->
    [0] coperto
   *[other] forza { $strength }
 }
choice-at = Lancialo { $space_at }
choice-at-gives = { $spell_id ->
    [lunar-eclipse] rimuove { $number } dispari, di cui { $own ->
        [one] 1 tuo
       *[other] { $own } tuoi
    }
    [solar-eclipse] rimuove { $number } pari, di cui { $own ->
        [one] 1 tuo
       *[other] { $own } tuoi
    }
    [dragon-flight] porta { $amount ->
        [one] 1 { $kind_one }
       *[other] { $amount } { $kind }
    }
    [return-of-the-dragon] toglie { $amount ->
        [one] 1 { $kind_one }
       *[other] { $amount } { $kind }
    }
    [close-sesame] { $number ->
        [one] { $number } personaggio è dentro e resta
       *[other] { $number } personaggi sono dentro e restano
    }
   *[other] in vendita: { $artifact }
 }
choice-move = Spostalo { $space_to }
choice-copy = Copia il tuo { $strength }: in tutto { $sum }
choice-ride = Prendi in prestito il potere { $artifact_of }
choice-ride-gives = { artifact-does }
choice-keep = Tieni { $spell }
choice-keep-gives = { $second_id ->
    [nobody] l'incantesimo { $other } viene scartato
   *[other] l'incantesimo { $other } va a { $second }
}
choice-return = Restituisci 1 { $kind_one }
choice-return-gives = poi prendine 3 qualsiasi
choice-camel = { $own ->
    [0] Dai il cammello a { $seat }
   *[other] Prendi tu il cammello
 }
choice-camel-gives = comincia a piazzare e da ora vince le parità
choice-bribe = Paga { $cost } ed entra
choice-bribe-gives = { $number ->
    [0] puoi comprare in questo round
    [one] il tuo personaggio resta nelle stanze
   *[other] i tuoi { $number } personaggi restano nelle stanze
}
choice-buy = Compra { $artifact_the } per { $cost }
choice-buy-gives = { $number ->
    [one] { $each_price } di un solo tipo
   *[other] { $each_price }, ognuno di un tipo diverso
 }
choice-with = Paga { treasures }
choice-pick = Scegli { $artifact_the } dalla pila
choice-pick-offer = Prendi { $artifact_the } in vendita
choice-pay-tax = Paga { $cost }
choice-pay-tax-gives = { $number ->
    [one] il tuo personaggio resta
   *[other] i tuoi { $number } personaggi restano
}
choice-remove-all = Toglili tutti dalle stanze
choice-remove-all-gives = { $number ->
    [one] perdi lì { $number } personaggio
   *[other] perdi lì { $number } personaggi
 }
choice-remove = { $own ->
    [0] Rimuovi il { $token } { $space_from }
   *[other] Rimuovi il tuo { $strength } { $space_from }
 }
choice-remove-gives = { $strength ->
    [0] coperto
   *[other] forza { $strength }
 }
choice-give = Cedi { $artifact_the }
choice-pay = Paga { treasures }
choice-take = Prendi { treasures }
choice-barter = Restituisci { treasures }
choice-first = { $seat_who }
choice-card = Carta tesoro { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Guardia { $strength }

good-kind-red = { $amount ->
    [one] { $amount } corona rossa
   *[other] { $amount } corone rosse
 }
good-kind-white = { $amount ->
    [one] { $amount } perla bianca
   *[other] { $amount } perle bianche
 }
good-kind-blue = { $amount ->
    [one] { $amount } gemma blu
   *[other] { $amount } gemme blu
 }
good-kind-black = { $amount ->
    [one] { $amount } trofeo nero
   *[other] { $amount } trofei neri
 }
good-kind-gold = { $amount ->
    [one] { $amount } lingotto d'oro
   *[other] { $amount } lingotti d'oro
 }
good-artifact = { $amount ->
    [one] { $amount } artefatto
   *[other] { $amount } artefatti
 }
good-spell = { $amount ->
    [one] { $amount } incantesimo
   *[other] { $amount } incantesimi
 }
good-use = { $amount ->
    [one] { $amount } uso di artefatto
   *[other] { $amount } usi di artefatto
 }
good-camel = cammello
name-nobody = nessuno

spell-does = { $spell_id ->
    [abracadabra] Guarda la pila della stanza dove compri e prendine uno qualsiasi al posto dell'offerta.
    [alms] Prendi 3 tesori qualsiasi dalla riserva.
    [eye-for-an-eye] Rimuovi un personaggio altrui, non dalla guardia; poi il proprietario può rimuoverne uno tuo.
    [baksheesh] Ogni altro giocatore paga 2 tesori per ogni suo personaggio in città, oppure lo rimuove.
    [last-first] Fino alla fine del round la forza più bassa è prima su tutte le caselle non ancora valutate, tranne la guardia.
    [dragon-flight] Una grotta senza tesori non ancora valutata ne riceve 4 nella nicchia in alto e 2 nella seconda.
    [smuggled-in] Su ogni casella della città dove ora non c'è nessuno vali quanto il migliore che ci sarà.
    [fata-morgana] Guarda la pila di una stanza e metti in vendita uno dei suoi pezzi; la vecchia offerta va in fondo.
    [lunar-eclipse] Scegli una casella con tutti i personaggi scoperti: i dispari vengono rimossi, anche i tuoi.
    [straggler] Sposta un tuo personaggio su un'altra casella non ancora valutata; né dalla guardia né verso di essa.
    [open-secret] Fino alla fine del round tutti gli altri piazzano i personaggi scoperti.
    [sacrifice] Tutti, anche tu, restituiscono 7 tesori a scelta alla riserva; chi ne ha meno li restituisce tutti.
    [return-of-the-dragon] Tutto il tesoro di una grotta non ancora valutata torna nella riserva.
    [offering] Tutti, anche tu, restituiscono 5 tesori a scelta alla riserva; chi ne ha meno li restituisce tutti.
    [close-sesame] Chiudi una casella fino alla fine del round: non entra più nulla; chi c'è viene valutato come sempre.
    [solar-eclipse] Scegli una casella con tutti i personaggi scoperti: i pari vengono rimossi, anche i tuoi.
    [sultans-tax] Ogni altro giocatore paga 1 tesoro per ogni suo personaggio nelle stanze, oppure li rimuove tutti.
    [barter] Restituisci tesori a piacere alla riserva e prendine altrettanti di altri tipi.
    [teleportation] Sposta un personaggio altrui su una casella non ancora valutata, poi dai al proprietario 3 tuoi tesori.
    [free-rider] Usa il potere di un artefatto che un altro ha usato in questo round, senza averlo.
   *[sorcerers-apprentice] Prendi l'artefatto in vendita in una stanza e mettici al suo posto uno dei tuoi non usati.
 }
artifact-does = { $artifact_id ->
    [lamp] Accendila con il tuo primo incantesimo del round: poi puoi lanciarne quanti ne vuoi.
    [counterspell] Usalo contro un incantesimo appena annunciato da un altro: quell'incantesimo non ha effetto.
    [doppelganger] Copia un tuo personaggio sulla casella in valutazione: lì ce n'è uno in più della stessa forza.
    [carpet] Posalo sulla casella in valutazione: lì è un personaggio in più di forza 3.
    [key] Quando la guardia è scoperta, ti fa entrare senza corrompere nessuno, anche senza personaggi lì.
   *[scroll] Non si usa mai, ma se alla fine gli artefatti sono pari vince chi ha più Manoscritti.
 }

## Events


event-round = Comincia il round { $number }.
event-first = { $seat_you ->
    [yes] Cominci tu con il cammello.
   *[no] { $seat } comincia con il cammello.
 }
event-start = { $seat_has } cominciato con questi tesori: rosso { $red }, bianco { $white }, blu { $blue }, nero { $black }, oro { $gold }.
event-reshuffled = Le carte tesoro usate vengono rimescolate in un nuovo mazzo.
event-card = Si scopre la carta tesoro { $number }.
event-stocked = La riserva ha portato { treasures } { $space_at }.
event-turned-up = { $artifact_the } è ora in vendita { $space_at }.
event-displayed = Alla Tenda è esposto l'incantesimo { $spell }.
event-placed = { $seat_has } posato un personaggio { $space_to }.
event-placed-own = Era il tuo { $strength }.
event-placed-open = { $seat_has } posato scoperto { strength-a } { $space_to }.
event-shown = { $seat_has } mostrato { strength-a } { $space_at }.
event-guard = La guardia ha mostrato forza { $strength }.
event-ranked = { $space_at } la graduatoria è, dal primo posto: { $each_seat_who }.
event-won = { $seat_has } preso { treasures } { $space_at }.
event-nobody = Non c'era nessuno { $space_at }.
event-drew = { $number ->
    [one] { $seat_has } pescato l'ultimo incantesimo.
   *[other] { $seat_has } pescato { $number } incantesimi.
 }
event-drew-card = Hai pescato l'incantesimo { $spell }.
event-handed = { $to_you ->
    [yes] { $seat } ti ha dato un incantesimo.
   *[no] { $seat_has } dato un incantesimo a { $to }.
 }
event-handed-card = L'incantesimo passato { $seat_by } { $to_to } è { $spell }.
event-tent-taken = { $seat_has } preso l'incantesimo { $spell }.
event-spell-discarded = L'incantesimo { $spell } è stato scartato.
event-djinn = { $seat_has } vinto la Casa del Genio e { $seat_you ->
    [yes] puoi
   *[no] può
 } usare due artefatti.
event-camel = { $to_you ->
    [self] { $seat_you ->
        [yes] Hai tenuto il cammello per te.
       *[no] { $seat } ha tenuto il cammello per sé.
    }
    [yes] { $seat } ti ha dato il cammello.
   *[no] { $seat_has } dato il cammello a { $to }.
 }
event-paid = { $seat_has } pagato { treasures }.
event-gave = { $to_you ->
    [yes] { $seat } ti ha dato { treasures }.
   *[no] { $seat_has } dato { treasures } a { $to }.
 }
event-took = { $seat_has } preso { treasures }.
event-admitted = { $seat_may } entrare nel palazzo.
event-admitted-key = { $seat_may } entrare nel palazzo con una Chiave.
event-bribed = { $amount ->
    [one] { $seat_has } corrotto la guardia con { $amount } tesoro.
   *[other] { $seat_has } corrotto la guardia con { $amount } tesori.
 }
event-refused = { $seat_you ->
    [yes] La guardia ti ha negato l'ingresso.
   *[no] La guardia ha negato l'ingresso a { $seat }.
 }
event-cannot-buy = { $seat_hasnt } potuto pagare il prezzo { $space_at }.
event-bought = { $seat_has } comprato { $artifact_the } { $space_at }.
event-unsold = Nessuno ha comprato l'artefatto { $space_at }.
event-unseen = { $seat_has } preso senza mostrarlo un artefatto dalla pila { $space_at }.
event-unseen-piece = È { $artifact_the }.
event-used = { $seat_has } usato { $artifact_the }.
event-shown-piece = { $seat_you ->
    [yes] Il tuo artefatto nascosto
   *[no] L'artefatto nascosto di { $seat }
 } era { $artifact_the }.
event-carpet = { $seat_has } posato un Tappeto Volante { $space_to }.
event-double = { $seat_has } raddoppiato { strength-a } { $space_at }.
event-key = { $seat_you ->
    [yes] Entrerai
   *[no] { $seat } entrerà
 } senza corrompere la guardia.
event-announced = { $seat_has } annunciato l'incantesimo { $spell }.
event-announced-space = { $seat_has } annunciato l'incantesimo { $spell } per { $space_the }.
event-announced-token = { $seat_has } annunciato l'incantesimo { $spell } per il { $token }.
event-announced-move = { $seat_has } annunciato l'incantesimo { $spell } per spostare il { $token } { $space_to }.
event-announced-copy = { $seat_has } annunciato l'incantesimo { $spell } per copiare { $artifact_the }.
event-cancelled = L'incantesimo { $spell }, lanciato { $seat_by }, è stato annullato.
event-resolved = { $effect_id ->
    [none] L'incantesimo { $spell }, lanciato { $seat_by }, non ha avuto effetto.
   *[some] L'incantesimo { $spell }, lanciato { $seat_by }, ha avuto effetto.
 }
event-removed = Il { $token } è stato tolto { $space_from }.
event-moved = Il { $token } si è spostato { $origin_from } { $space_to }.
event-closed = In questo round non entra più nulla { $space_at }.
event-restocked = Un drago è arrivato { $space_at } con { treasures }.
event-emptied = Il drago è tornato e ha preso { treasures } { $space_from }.
event-reversed = Fino alla fine del round la forza più bassa viene prima.
event-secret = In questo round tutti tranne { $seat_you ->
    [yes] te
   *[no] { $seat }
 } piazzano scoperto.
event-smuggler = { $seat_has } un contrabbandiere { $each_space_at }.
event-looked = { $seat_has } guardato la pila { $space_at }.
event-looked-at = La pila { $space_at } contiene, dall'alto: { $each_artifact }.
event-conjured = { $seat_has } messo in vendita { $artifact_the } { $space_at }.
event-exchanged = { $seat_has } lasciato { $given_the } e preso { $taken_the } { $space_from }.
event-cleaned = Il round è finito.
event-over = La partita è finita.

## Reasons

reason-not-now = Non è questo che si chiede ora.
reason-no-pass = Qui non puoi passare.
reason-token-placed = Il tuo { $strength } è già piazzato.
reason-no-room = { $space_the } non si usa con questo numero di giocatori.
reason-scored = La valutazione ha già passato { $space_the }.
reason-closed = In questo round non si entra { $space_to }.
reason-magic-only = Si gioca { $space_at } solo nella versione magica.
reason-cave-empty = Non c'è nessun tesoro { $space_at }.
reason-tent-empty = Alla Tenda non restano incantesimi.
reason-no-offer = Non c'è nessun artefatto in vendita { $space_at }.
reason-room-full = Hai già { $number } personaggi { $space_at }, il massimo.
reason-not-admitted = Compra { $space_at } solo chi ha passato la guardia.
reason-lamp = La Lampada si accende solo insieme al primo incantesimo del round.
reason-counter-only = Il Contro-incantesimo risponde all'incantesimo di un altro.
reason-scroll = Il Manoscritto non si usa mai; decide i pareggi alla fine.
reason-space-window = { $artifact_the } si usa solo mentre si valuta una casella.
reason-no-artifact = Non hai { $artifact_a } da usare.
reason-no-use = { $number ->
    [one] Hai già usato il tuo artefatto di questo round.
   *[other] Hai già usato i tuoi { $number } artefatti di questo round.
}
reason-no-use-lamp = Non ti resta un uso per accendere una Lampada.
reason-nothing-to-copy = Il Sosia copia un tuo personaggio sulla casella che si valuta.
reason-key-guard = La Chiave serve solo alla Guardia del Palazzo.
reason-key-twice = Una Chiave vale già per te.
reason-key-strong = Sei già abbastanza forte per la guardia.
reason-no-ride = { $artifact_the } non si può copiare ora.
reason-not-used = Nessun altro ha usato { $artifact_the } in questo round.
reason-nothing-to-ride = Nessun altro ha usato un Contro-incantesimo in questo round.
reason-counter-step = A un incantesimo rispondono solo il Contro-incantesimo o l'Approfittatore usato come tale.
reason-purchase-window = Dopo aver pagato si può lanciare solo Abracadabra.
reason-no-spell = Non hai l'incantesimo { $spell }.
reason-no-lamp = Per lanciare un incantesimo serve una Lampada accesa.
reason-idle-alms = La riserva è vuota.
reason-idle-eye-for-an-eye = Nessun altro ha un personaggio a portata.
reason-idle-baksheesh = Nessun altro ha un personaggio in città.
reason-idle-last-first = Tutte le caselle sono valutate.
reason-idle-dragon-flight = Nessuna grotta non valutata è vuota mentre la riserva ha il suo tesoro.
reason-idle-smuggled-in = Nessuna casella della città è deserta.
reason-idle-fata-morgana = Nessuna stanza ha sia un'offerta sia una pila.
reason-idle-lunar-eclipse = Nessuna casella è tutta scoperta con un personaggio dispari.
reason-idle-straggler = Nessuno dei tuoi personaggi può spostarsi.
reason-idle-open-secret = Nessun altro ha personaggi da piazzare.
reason-idle-sacrifice = Nessuno ha tesori.
reason-idle-return-of-the-dragon = Nessuna grotta non valutata contiene tesori.
reason-idle-offering = Nessuno ha tesori.
reason-idle-close-sesame = Nessuna casella si può più chiudere.
reason-idle-solar-eclipse = Nessuna casella è tutta scoperta con un personaggio pari.
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
reason-already-there = È già { $space_at }.
reason-caves-only = Scegli una grotta.
reason-rooms-only = Scegli una stanza del palazzo.
reason-cave-stocked = Ci sono ancora tesori { $space_at }.
reason-bank-empty = La riserva non ha quel tesoro.
reason-face-down = C'è un personaggio coperto { $space_at }.
reason-no-parity = { $parity_id ->
    [odd] Non c'è nessun personaggio dispari { $space_at }.
   *[even] Non c'è nessun personaggio pari { $space_at }.
 }
reason-no-stack = Non c'è nessuna pila da guardare { $space_at }.
reason-not-drawn = L'incantesimo { $spell } non è tra le due carte.
reason-no-treasure = Non hai { $kind }.
reason-no-player = Quel giocatore non è in partita.
reason-kind-taken = Con { $kind } paghi già un altro personaggio; ciascuno vuole un tipo diverso.
reason-kind-order = Per personaggi di pari forza i tipi si nominano in ordine.
reason-kind-now = Ora si tratta di { $kind }.
reason-rest-unpayable = Se spendi qui { $kind }, non puoi pagare il resto.
reason-not-in-stack = { $artifact_the } non è nella pila.
reason-not-offer = Fata Morgana prende un artefatto dalla pila.
reason-other-token = La tassa riguarda un altro personaggio.
reason-not-casters = Scegli { $caster_you ->
    [yes] un tuo personaggio
   *[no] un personaggio di { $caster }
 }.
reason-too-much = { $number ->
    [one] Ne serve solo 1.
   *[other] Ne servono solo { $number }.
}
reason-too-little = { $least ->
    [one] Qui serve almeno 1 { $kind_one }
   *[other] Qui servono almeno { $least } { $kind }
}, perché gli altri tipi non bastano per il resto.
reason-bank-short = Nei tipi che non restituisci la riserva ha solo { $have }, non { $amount }.
reason-room-full-owner = { $owner_has } già { $number } personaggi { $space_at }, il massimo.
reason-own-short = { $have ->
    [0] Non hai { $kind }
    [one] Hai solo 1 { $kind_one }
   *[other] Hai solo { $have } { $kind }
}, non { $amount }.
reason-bank-has = { $have ->
    [0] La riserva non ha { $kind }
    [one] La riserva ha solo 1 { $kind_one }
   *[other] La riserva ha solo { $have } { $kind }
}, non { $amount }.
reason-token-first = Prima scegli un tuo personaggio, poi { $space_the }.
reason-space-first = Hai scelto il tuo { $strength }: di' dove va, oppure annulla.
reason-window-first = Prima passa, o gioca un artefatto o un incantesimo; poi piazzi un personaggio.
reason-not-placing = I personaggi si piazzano uno alla volta, quando tocca a te piazzare.
reason-no-window = Artefatti e incantesimi si giocano nelle finestre, e ora nessuna è aperta.
reason-no-magic = Nella versione base gli artefatti non hanno poteri e non ci sono incantesimi.
reason-same-type = Hai già usato questo tipo ({ $artifact }); il secondo artefatto del Genio deve essere di un altro tipo.
reason-when-abracadabra = Abracadabra si lancia subito dopo aver pagato in una stanza che ha una pila.
reason-when-smuggled-in = Contrabbando si lancia nella finestra dopo le grotte, prima della Tenda.
reason-when-open-secret = Segreto svelato si lancia nella finestra iniziale o di turno, finché restano personaggi da piazzare.
reason-when-free-rider = Approfittatore si lancia mentre si valuta una casella, o come contro-incantesimo.
reason-target-space = L'incantesimo { $spell } colpisce una casella, non un personaggio.
reason-target-token = L'incantesimo { $spell } colpisce un personaggio, non una casella.

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
    .until = fino al tuo prossimo piazzamento
name-this-round = fine del round
    .until = fino alla fine del round
name-until-ended = lo decido io
    .until = finché non lo decidi tu
name-unless-able = posso fare qualcosa
    .until = a meno che tu possa fare qualcosa

## Schede delle cose: che cosa fanno, di che genere sono, che cosa vale adesso

name-hidden-piece = uno sconosciuto

card-cave = Chi qui è più forte prende il mucchio in alto, il secondo quello sotto e così via; a parità conta l'ordine di gioco.
card-cave-kind = { $piles ->
    [0] Casella { $number }, senza tesori in questo round
   *[other] Casella { $number }, { $kind } in mucchi da { $each_pile }
 }
card-tent = Chi qui è più forte pesca due incantesimi, ne tiene uno e dà l'altro al secondo.
card-tent-open = Chi qui è più forte prende uno dei due incantesimi esposti, il secondo riceve l'altro.
card-tent-kind = Città, casella { $number }, incantesimi nel mazzo: { $deck }
card-djinn = Chi qui è più forte può usare in questo round due artefatti invece di uno.
card-market = Chi qui è più forte può restituire 1 tesoro e prenderne 3 qualsiasi dalla riserva.
card-caravanserai = Chi qui è più forte dà il cammello a chi vuole: da subito quella persona è prima e vince ogni parità.
card-city-kind = Città, casella { $number }
card-guard = Solo chi ha qui un personaggio può comprare nelle stanze; chi è più debole della guardia paga la differenza.
card-guard-kind = { $strength ->
    [0] Casella { $number }, coperta: da 1 a 10, tutte ugualmente probabili
   *[other] Casella { $number }, forza { $strength }
 }
card-room = Chi è più forte e la guardia ha ammesso può comprare, pagando la forza di ogni personaggio in un tipo diverso.
card-room-kind = { $artifact_id ->
    [artifact] Casella { $number }, un artefatto in vendita, altri { $stack } sotto
   *[other] Casella { $number }, in vendita: { $artifact }, altri { $stack } sotto
 }
card-room-sold-kind = Casella { $number }, niente in vendita, { $stack } sotto

card-character-name = { $owner_you ->
    [no] Personaggio di { $owner }
   *[yes] Un tuo personaggio
 }
card-character-own-name = Il tuo { $strength }
card-carpet-name = { $owner_you ->
    [no] Tappeto Volante di { $owner }
   *[yes] Il tuo Tappeto Volante
 }
card-carpet-own-name = Il tuo Tappeto Volante, forza { $strength }
card-doppelganger-name = { $owner_you ->
    [no] Sosia di { $owner }
   *[yes] Il tuo Sosia
 }
card-doppelganger-own-name = Il tuo Sosia, forza { $strength }
card-token-kind = { $up ->
    [0] { $space }, coperto{ $strength ->
        [0] { "" }
       *[other] { " " }(forza { $strength })
    }
   *[other] { $space }, forza { $strength }
 }
card-removed-kind = { $up ->
    [0] Fuori per questo round, mai mostrato{ $strength ->
        [0] { "" }
       *[other] { " " }(forza { $strength })
    }
   *[other] Fuori per questo round, forza { $strength }
 }
card-character = La sua forza conta per il proprietario su questa casella; in una stanza fa anche parte del prezzo.
card-carpet = Fino alla fine del round conta come un personaggio in più di forza 3 su questa casella, in una stanza anche per il prezzo.
card-doppelganger = Fino alla fine del round conta come un personaggio in più con la forza copiata, in una stanza anche per il prezzo.
card-hand = Posalo coperto su una casella, dove conta { $strength }; in una stanza del palazzo costa { $strength } di un solo tipo.
card-hand-name = Il tuo { $strength }
card-hand-kind = { $number ->
    [one] Personaggio, l'ultimo che piazzi in questo round
   *[other] Personaggio, uno di { $number } che piazzi ancora in questo round
 }
card-kind = Serve a corrompere la guardia e a comprare nelle stanze, dove ogni personaggio vuole un tipo tutto suo.
card-kind-kind = Tesoro, { $number } di questo tipo nel gioco
card-camel-name = Cammello
card-camel = Chi ce l'ha comincia a piazzare, decide prima degli altri e vince ogni parità.
card-bank-name = Riserva
card-bank = Qui stanno tutti i tesori che non sono nelle grotte né dai giocatori; pagamenti e resti tornano qui.
card-treasure-card = A ogni round una nuova carta dice quanto tesoro c'è nelle nicchie di ogni grotta. Le carte sono una nostra ricostruzione.
card-treasure-card-kind = { $number ->
    [0] Ancora nessuna scoperta
   *[other] Carta { $number } di 15
 }

card-player-name = { $seat }
card-player-kind = { $colour }, posto { $number } nell'ordine di gioco
card-player = La partita finisce quando si vende l'ultimo artefatto; vince chi allora ne ha di più.
card-points-name = { $seat_you ->
    [yes] I tuoi artefatti
   *[no] Artefatti di { $seat }
}
card-points = Gli artefatti decidono la partita: quando si vende l'ultimo, vince chi ne ha di più.
card-unplaced-name = { $seat_you ->
    [yes] I tuoi personaggi da piazzare
   *[no] Personaggi di { $seat } da piazzare
}
card-unplaced = Tutti hanno gli stessi otto personaggi (1, 2, da 4 a 9) e ne piazzano uno alla volta finché ci sono tutti.
card-treasure-name = { $seat_you ->
    [yes] I tuoi tesori
   *[no] Tesori di { $seat }
}
card-treasure = I tesori stanno dietro lo schermo, ma si prendono e si pagano apertamente: lo dice il diario. Decidono le parità.
card-treasure-of-name = { $seat_you ->
    [yes] { $kind } tra i tuoi tesori
   *[no] { $kind } di { $seat }
}
card-treasure-of-kind = { $number } dietro lo schermo
card-removed-name = { $seat_you ->
    [yes] I tuoi personaggi rimossi
   *[no] Personaggi rimossi di { $seat }
}
card-removed = Ciò che è rimosso resta dietro lo schermo per il resto del round e torna nel prossimo.
card-admitted-name = { $seat_you ->
    [yes] Il tuo ingresso a palazzo
   *[no] Ingresso a palazzo di { $seat }
}
card-admitted = Chi passa la guardia può comprare nelle stanze in questo round; gli altri ne tolgono i personaggi.
card-passed-name = Chi ha passato: { $seat_who }
card-passed = A chi ha passato si chiede di nuovo appena qualcuno gioca qualcosa in questa finestra.
card-spells-name = { $seat_you ->
    [yes] I tuoi incantesimi
   *[no] Incantesimi di { $seat }
}
card-spells = Gli incantesimi in mano restano segreti finché si lanciano, e per lanciarli serve una Lampada accesa.
card-uses-name = { $seat_you ->
    [yes] I tuoi usi di artefatti
   *[no] Usi di artefatti di { $seat }
}
card-uses = Tutti possono usare un artefatto per round, chi vince la Casa del Genio due.
card-lit-name = { $seat_you ->
    [yes] La tua Lampada accesa
   *[no] Lampada accesa di { $seat }
}
card-lit = Chi ha acceso la Lampada in questo round può lanciare quanti incantesimi vuole fino alla fine del round.
card-djinn-name = Genio: { $seat_who }
card-unseen-name = { $seat_you ->
    [yes] Il tuo artefatto non visto
   *[no] Artefatto non visto di { $seat }
}
card-unseen = Un artefatto preso da una pila con Abracadabra: nessun altro sa quale, finché non viene usato o mostrato.

card-artifact-name = Artefatto
card-artifact-kind = Artefatto, vale 1 per la vittoria
card-artifact-of-kind = { $seat_you ->
    [yes] Il tuo artefatto
   *[no] Artefatto di { $seat }
 }, vale 1 per la vittoria
card-artifact-plain = Senza magia un artefatto non ha poteri, ma vince chi alla fine ne ha di più.
card-stack-name = Pila, { $space }
card-stack-kind = { $number ->
    [one] { $number } artefatto, coperto
   *[other] { $number } artefatti, coperti
 }
card-stack = Gli artefatti ancora da venire in questa stanza; venduta l'offerta, nel prossimo round si scopre il seguente.

card-spell-kind = { $when_id ->
    [abracadabra] Incantesimo, serve una Lampada accesa, subito dopo aver pagato in una stanza
    [smuggled-in] Incantesimo, serve una Lampada accesa, dopo le grotte e prima della Tenda
    [open-secret] Incantesimo, serve una Lampada accesa, mentre si piazzano i personaggi
    [free-rider] Incantesimo, serve una Lampada accesa, su una casella in valutazione o come Contro-incantesimo
   *[other] Incantesimo, serve una Lampada accesa
 }
card-spell-deck-name = Incantesimi accanto alla Tenda
card-spell-deck-kind = { $number ->
    [one] { $number } incantesimo, coperto
   *[other] { $number } incantesimi, coperti
 }
card-spell-deck = Chi vince la Tenda pesca da qui; quando è vuoto, non arrivano più incantesimi.
card-discards-name = Incantesimi scartati
card-discards-kind = { $number ->
    [one] { $number } incantesimo, scoperto
   *[other] { $number } incantesimi, scoperti
 }
card-discards = Ogni incantesimo si lancia al massimo una volta per partita: ciò che è qui non torna.

now-magic-only = Si gioca senza magia, quindi qui non viene nessuno.
now-scored = Questa casella è già stata valutata in questo round.
now-closed = Chiuditi, Sesamo chiude questa casella fino alla fine del round.
now-reversed = In questo round la forza più bassa è prima.
now-smuggler = { $seat_has } qui un contrabbandiere, forte quanto il migliore.
now-known-stack = Sai che cosa arriva, dall'alto: { $each_artifact }.
now-admitted = La guardia ti ha fatto entrare: puoi comprare nelle stanze.
now-refused = La guardia ti ha negato l'ingresso: in questo round non puoi comprare.
now-key = Una Chiave ti fa entrare.
now-bribe = { $number ->
    [one] Ti manca 1: tanto costa corrompere la guardia.
   *[other] Ti mancano { $number }: tanto costa corrompere la guardia.
}
now-strong = La tua forza basta.
now-own-here = { $number ->
    [one] Qui hai { $each_strength }.
   *[other] Qui hai { $each_strength }, insieme { $sum }.
}
now-others-here = { $number ->
    [one] C'è { $number } personaggio altrui ({ $each_owner }).
   *[other] Ci sono { $number } personaggi altrui ({ $each_owner }).
}
now-rank = Sei al posto { $number } di { $all }.
now-price = { $number ->
    [one] Paghi quella forza in un solo tipo, e ce l'hai.
   *[other] Paghi ognuno in un tipo diverso, e ne hai abbastanza.
 }
now-price-short = { $number ->
    [one] Paghi quella forza in un solo tipo, ma di nessuno ne hai abbastanza.
   *[other] Paghi ognuno in un tipo diverso, ma non ne hai abbastanza.
 }
now-only-you = Solo tu sai che è un { $strength }.
now-not-seen = { $owner_you ->
    [yes] Non hai ancora mostrato in questo round
   *[no] { $owner } non ha ancora mostrato in questo round
}: { $each_strength }.
now-hand-pays = Di questi tipi ne hai abbastanza per pagarlo in una stanza: { $each_kind }.
now-hand-too-dear = Non hai { $strength } di nessun tipo: ora in una stanza non potresti pagarlo.
now-kind-own = Ne hai { $number }.
now-kind-table = Nella riserva { $bank ->
    [one] ce n'è 1
   *[other] ce ne sono { $bank }
}, nella grotta { $cave }.
now-camel = { $seat_you ->
    [yes] Ce l'hai tu.
   *[no] Ce l'ha { $seat }.
 }
now-bank = Rosso { $red }, bianco { $white }, blu { $blue }, nero { $black }, oro { $gold }.
now-cards-left = { $number ->
    [one] { $number } carta resta nel mazzo.
   *[other] { $number } carte restano nel mazzo.
 }
now-player = Artefatti: { $artifacts }. Personaggi da piazzare: { $unplaced }.
now-player-magic = Incantesimi: { $spells }. Usi rimasti: { $uses }.
now-player-in = In questo round può comprare nel palazzo.
now-player-out = In questo round la guardia non l'ha fatto entrare.
now-points = { $number ->
    [one] { $number } artefatto.
   *[other] { $number } artefatti.
 }
now-hidden = Sono nascosti; conta ciò che dice il diario.
now-treasure = { $number ->
    [one] In tutto { $number } tesoro.
   *[other] In tutto { $number } tesori.
 }
now-unplaced = Ancora da piazzare: { $number }.
now-removed = Rimossi in questo round: { $number }.
now-spells = In mano: { $number }.
now-spells-known = Conosci: { $each_spell }.
now-uses = Usi rimasti in questo round: { $number } di { $limit }.
now-own-uses = I tuoi usi rimasti in questo round: { $number } di { $limit }.
now-lit-yes = { $seat_has } acceso la Lampada in questo round.
now-lit-no = { $seat_hasnt } acceso la Lampada in questo round.
now-djinn-yes = { $seat_may } usare due artefatti in questo round.
now-djinn-no = { $seat_may } usare un artefatto in questo round.
now-unseen-yes = { $seat_you ->
    [yes] Ne hai uno.
   *[no] { $seat } ne ha uno.
 }
now-unseen-no = { $seat_you ->
    [yes] Non ne hai.
   *[no] { $seat } non ne ha.
 }
now-admitted-yes = { $seat_may } comprare in questo round.
now-admitted-no = { $seat_hasnt } passato la guardia.
now-passed-yes = { $seat_has } passato.
now-passed-no = { $seat_hasnt } passato.
now-held = Non usati: { $unused }, usati in questo round: { $used }.
now-offered = È in vendita { $each_space_at }.
now-others-have = È anche in mano { $each_seat_to }.
now-spell-of = { $seat_has } questo incantesimo in mano.
now-spell-cast = È stato appena annunciato { $seat_by }.
now-spell-gone = È stato lanciato o scartato e non torna più.
now-spell-display = È esposto alla Tenda.
now-spell-lit = La tua Lampada è accesa: lanciarlo non costa usi.
now-spell-lights = Lanciarlo accende la tua Lampada: è un uso di artefatto.
now-spell-no-lamp = Non hai una Lampada da accendere, o nessun uso rimasto.
now-you-return = Restituiresti { $number } dei tuoi { $have }.
now-taxed = { $number ->
    [one] Colpisce 1 personaggio altrui
   *[other] Colpisce { $number } personaggi altrui
}, per { $cost ->
    [one] 1 tesoro
   *[other] { $cost } tesori
} in tutto.
now-caves = Ora è possibile { $each_space_at }.
now-eclipse = { $space_at } ne rimuoverebbe { $number }.
now-discards = { $each_spell }.

## La scheda alla fine di un round

pause-title = Il round { $number } è finito
pause-subtitle = { $number ->
    [one] Resta in vendita { $number } artefatto; con l'ultimo la partita finisce.
   *[other] Restano in vendita { $number } artefatti; con l'ultimo la partita finisce.
 }
pause-caves = Grotte
pause-city = Città
pause-palace = Palazzo
pause-magic = Magia
pause-spell = incantesimo
pause-djinn = due usi
pause-camel = cammello
pause-admitted = dentro
pause-refused = fuori
pause-artifact = artefatto
pause-unseen = artefatto, non visto
pause-guard = La guardia aveva forza { $number }.
pause-unsold = Nessuno ha comprato { $each_space_at }. L'offerta lì resta.
pause-next = Tutti i personaggi tornano indietro e una nuova carta riempie le grotte. { $seat_you ->
    [yes] Hai il cammello e cominci
   *[no] { $seat } ha il cammello e comincia
} a piazzare.
pause-go = Comincia il round { $number }

## Perché la partita è finita e da dove vengono i punti

end-sold = L'ultimo artefatto è stato comprato nel round { $number }.
end-rounds = Il round { $number } era l'ultimo.
end-artifacts =
    { $number ->
        [one] { $number } artefatto
       *[other] { $number } artefatti
    }
end-artifacts-from = { end-artifacts } { $each_space_from }
