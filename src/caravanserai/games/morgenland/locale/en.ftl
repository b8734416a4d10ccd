### Morgenland: names

name-guide-magic = Learn the magic
name-morgenland = Morgenland

## Spaces

name-cave-red = Red Dragon's Cave
    .the = the Red Dragon's Cave
    .at = in the Red Dragon's Cave
    .to = in the Red Dragon's Cave
    .from = from the Red Dragon's Cave
name-cave-white = White Dragon's Cave
    .the = the White Dragon's Cave
    .at = in the White Dragon's Cave
    .to = in the White Dragon's Cave
    .from = from the White Dragon's Cave
name-cave-blue = Blue Dragon's Cave
    .the = the Blue Dragon's Cave
    .at = in the Blue Dragon's Cave
    .to = in the Blue Dragon's Cave
    .from = from the Blue Dragon's Cave
name-cave-black = Black Dragon's Cave
    .the = the Black Dragon's Cave
    .at = in the Black Dragon's Cave
    .to = in the Black Dragon's Cave
    .from = from the Black Dragon's Cave
name-cave-gold = Gold Dragon's Cave
    .the = the Gold Dragon's Cave
    .at = in the Gold Dragon's Cave
    .to = in the Gold Dragon's Cave
    .from = from the Gold Dragon's Cave
name-tent = Aladdin's Tent
    .the = Aladdin's Tent
    .at = in Aladdin's Tent
    .to = in Aladdin's Tent
    .from = from Aladdin's Tent
name-djinn = Djinn's House
    .the = the Djinn's House
    .at = in the Djinn's House
    .to = in the Djinn's House
    .from = from the Djinn's House
name-market = Market
    .the = the Market
    .at = at the Market
    .to = at the Market
    .from = from the Market
name-caravanserai = Caravanserai
    .the = the Caravanserai
    .at = at the Caravanserai
    .to = at the Caravanserai
    .from = from the Caravanserai
name-guard = Palace Guard
    .the = the Palace Guard
    .at = at the Palace Guard
    .to = at the Palace Guard
    .from = from the Palace Guard
name-room-1 = Palace Room 1
    .the = Palace Room 1
    .at = in Palace Room 1
    .to = in Palace Room 1
    .from = from Palace Room 1
name-room-2 = Palace Room 2
    .the = Palace Room 2
    .at = in Palace Room 2
    .to = in Palace Room 2
    .from = from Palace Room 2
name-room-3 = Palace Room 3
    .the = Palace Room 3
    .at = in Palace Room 3
    .to = in Palace Room 3
    .from = from Palace Room 3
name-room-4 = Palace Room 4
    .the = Palace Room 4
    .at = in Palace Room 4
    .to = in Palace Room 4
    .from = from Palace Room 4
name-room-5 = Palace Room 5
    .the = Palace Room 5
    .at = in Palace Room 5
    .to = in Palace Room 5
    .from = from Palace Room 5

## Treasure

name-kind-red = red crowns
    .one = red crown
name-kind-white = white pearls
    .one = white pearl
name-kind-blue = blue gems
    .one = blue gem
name-kind-black = black trophies
    .one = black trophy
name-kind-gold = gold bars
    .one = gold bar
treasures = { $amount ->
    [one] { $amount } { $kind_one }
   *[other] { $amount } { $kind }
}

## Artifacts

name-lamp = Aladdin's Lamp
    .the = Aladdin's Lamp
name-counterspell = Counterspell
    .the = the Counterspell
name-doppelganger = Doppelganger
    .the = the Doppelganger
name-carpet = Flying Carpet
    .the = the Flying Carpet
name-key = Key
    .the = the Key
name-scroll = Scroll
    .the = the Scroll

## Spells

name-abracadabra = Abracadabra
name-alms = Alms
name-eye-for-an-eye = Eye for an Eye
name-baksheesh = Baksheesh
name-last-first = The Last Shall Be First
name-dragon-flight = Dragon Flight
name-smuggled-in = Smuggled In
name-fata-morgana = Fata Morgana
name-lunar-eclipse = Lunar Eclipse
name-straggler = Straggler
name-open-secret = Open Secret
name-sacrifice = Sacrifice
name-return-of-the-dragon = Return of the Dragon
name-offering = Offering
name-close-sesame = Close Sesame
name-solar-eclipse = Solar Eclipse
name-sultans-tax = Sultan's Tax
name-barter = Barter
name-teleportation = Teleportation
name-free-rider = Free Rider
name-sorcerers-apprentice = Sorcerer's Apprentice

## Player colours

name-blue = Blue
name-green = Green
name-red = Red
name-yellow = Yellow
name-violet = Violet

## Things

name-token = character
name-piece = { $sort_id ->
    [c] { $number ->
        [1] { $owner_whose } Carpet
       *[other] { $owner_whose } Carpet no. { $number }
    }
    [d] { $number ->
        [1] { $owner_whose } Doppelganger
       *[other] { $owner_whose } Doppelganger no. { $number }
    }
   *[plain] { $number ->
        [1] { $owner_whose } 1st character
        [2] { $owner_whose } 2nd character
        [3] { $owner_whose } 3rd character
       *[other] { $owner_whose } { $number }th character
    }
 }
    .the = { name-piece }
strength-a = { $strength ->
    [8] an 8
   *[other] a { $strength }
 }
name-camel = camel
name-bank = bank
name-niche = niche
name-screen = screen
name-artifact = artifact
    .the = the artifact
name-spell = spell
name-round = Round
name-treasure-card = Treasure card
name-treasure = treasure
name-player = Player
name-used = used
name-admitted = admitted
name-smuggler = Smuggler
name-display = on display
name-discards = discarded
name-offer = on offer
name-stack = stack

## Prompts

prompt-d-start = Choose your 3 starting treasures. How many { $kind } do you take? { $number } left to choose.
prompt-d-start-other = { $actor } chooses 3 starting treasures.
prompt-d-token = Choose a character to place.
prompt-d-token-other = { $actor } places a character.
prompt-d-space = Where does your { $strength } go?
prompt-d-space-other = { $actor } places a character.
prompt-d-react = { $window_id ->
    [w-spell] Play something before { $caster_whose } { $spell } takes effect, or pass.
    [w-start] Play something before the first placement, or pass.
    [w-turn] Cast a spell before you place, or pass.
    [w-other-turn] Cast a spell before { $placer } places, or pass.
    [w-placed] All characters are placed. Play something, or pass.
    [w-city] Play something before the city is scored, or pass.
   *[w-space] Play something while { $space_the } is being scored, or pass.
}
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } may play something before { $caster_whose } { $spell } takes effect.
    [w-space] { $actor } may play something { $space_at }.
   *[other] { $actor } may play something.
 }
prompt-d-copy = Which of your characters { $space_at } is copied?
prompt-d-copy-other = { $actor } may play something.
prompt-d-free = Whose power does your Free Rider borrow?
prompt-d-free-other = { $actor } may play something.
prompt-d-target = Choose the target of { $spell }.
prompt-d-target-other = { $actor } may play something.
prompt-d-dest = { $spell_id ->
    [straggler] Where does { $spell } move your { $strength }?
   *[other] Where does { $spell } move { $token }?
}
prompt-d-dest-other = { $actor } may play something.
prompt-d-counter = { $targets ->
    [0] { $caster_you ->
        [no] { $caster } casts
       *[yes] You cast
    } { $spell }. Do you cancel it?
   *[other] { $caster_you ->
        [no] { $caster } casts
       *[yes] You cast
    } { $spell } on { $each_target_the }. Do you cancel it?
}
prompt-d-counter-other = { $targets ->
    [0] { $actor } may cancel { $caster_whose } { $spell }.
   *[other] { $actor } may cancel { $caster_whose } { $spell } on { $each_target_the }.
 }
prompt-d-tent = Keep one of the two spells.
prompt-d-tent-other = { $actor } chooses a spell at the Tent.
prompt-d-market = Do you return 1 treasure at the Market and take any 3?
prompt-d-market-other = { $actor } may trade at the Market.
prompt-d-camel = Who becomes first player?
prompt-d-camel-other = { $actor } names the first player.
prompt-d-bribe = The guard has strength { $guard }. Do you pay a bribe of { $cost }?
prompt-d-bribe-other = { $actor } may pay the guard a bribe of { $cost }.
prompt-d-buy = Do you buy { $artifact_the } { $space_at } for { $each_price } ({ $cost } in all)?
prompt-d-buy-other = { $actor } may buy { $artifact_the } { $space_at } for { $each_price } ({ $cost } in all).
prompt-d-kind = With which kind do you pay for the { $amount }?
prompt-d-kind-other = { $actor } pays { $space_at }.
prompt-d-abra = Do you take { $artifact_the } { $space_at }, or cast Abracadabra?
prompt-d-abra-other = { $actor } is about to take { $artifact_the } { $space_from }.
prompt-d-pick = Choose an artifact from the stack { $space_at } with { $spell }.
prompt-d-pick-other = { $actor } looks through the stack { $space_at }.
prompt-d-citytax = Pay { $cost } Baksheesh for your { $strength } { $space_at }, or remove it.
prompt-d-citytax-other = { $actor } pays { $cost } Baksheesh for { $token } { $space_at }, or removes it.
prompt-d-roomtax = Pay { $cost } as the Sultan's Tax, or remove all your characters from the rooms.
prompt-d-roomtax-other = { $actor } pays { $cost }, or leaves the rooms.
prompt-d-pay = How many { $kind } do you pay? { $number } still to pay.
prompt-d-pay-other = { $actor } pays { $number }.
prompt-d-take = How many { $kind } do you take? { $number } left to take.
prompt-d-take-other = { $number ->
    [one] { $actor } takes 1 treasure.
   *[other] { $actor } takes { $number } treasures.
}
prompt-d-barter = How many { $kind } do you return for Barter? { $number } returned so far.
prompt-d-barter-other = { $actor } barters.
prompt-d-eye = Do you remove one of { $caster_whose } characters, an eye for an eye?
prompt-d-eye-other = { $actor } may remove one of { $caster_whose } characters.
prompt-d-give = Which of your artifacts do you lay { $space_to } for { $artifact_the }?
prompt-d-give-other = { $actor } exchanges an artifact for { $artifact_the } { $space_from }.

prompt-d-start-hint = Different kinds help: in a palace room every character is paid with a kind of its own.
prompt-d-token-hint = Strong characters win spaces, but in a palace room their strength is also the price.
prompt-d-space-hint = It lies face down and counts { $strength } there when the space is scored.
prompt-d-react-hint = { $window_id ->
    [w-spell] { spell-does }
    [w-space] { place-gives }
    [w-city] After this the Tent, the Djinn's House, the Market and the Caravanserai are scored.
    [w-placed] After this the spaces are turned up, one after the other, the caves first.
   *[other] A spell needs a lit Lamp; that is an artifact use.
 }
prompt-d-copy-hint = One more character of the same strength lies there, in a room also for the price.
prompt-d-free-hint = The card borrows the power of an artifact that another player has used this round.
prompt-d-target-hint = { spell-does }
prompt-d-dest-hint = Only spaces that are not yet scored, not closed and not the guard.
prompt-d-counter-hint = { spell-does }
prompt-d-tent-hint = The other card goes to the second player here, or is discarded if there is none.
prompt-d-market-hint = You are first here: once, one treasure for three of any kinds.
prompt-d-camel-hint = Whoever has the camel places first and wins every tie, already at the guard and in the rooms.
prompt-d-bribe-hint = Pay exactly what you lack and you may buy; otherwise your characters leave the rooms.
prompt-d-buy-hint = You pay only for your own characters here; if you do not buy, the next in rank may.
prompt-d-kind-hint = Every character takes a different kind, and the exact amount.
prompt-d-abra-hint = With Abracadabra you look through the stack and may take another one instead.
prompt-d-pick-hint = { spell-does }
prompt-d-citytax-hint = Every other player pays 2 for each of their characters in the city, or removes it.
prompt-d-roomtax-hint = Every other player pays 1 for each of their characters in palace rooms, or removes them all.
prompt-d-pay-hint = { $cause_id ->
    [bribe] The bribe for the guard: then you may buy in the rooms.
    [sacrifice] Sacrifice: everybody returns 7 treasures of their choice to the bank.
    [offering] Offering: everybody returns 5 treasures of their choice to the bank.
    [baksheesh] Baksheesh: 2 treasures, and your character in the city stays.
    [sultans-tax] Sultan's Tax: 1 treasure for each of your characters in the rooms, and they stay.
   *[teleportation] Teleportation: 3 treasures to the owner of the character you have moved.
 }
prompt-d-take-hint = { $cause_id ->
    [market] At the Market, for the treasure you returned.
    [barter] Barter: as many as you returned, of other kinds.
   *[alms] Alms: any 3 treasures from the bank.
}
prompt-d-barter-hint = Return any treasures and take as many of kinds that you did not return.
prompt-d-eye-hint = Your character was removed; you may remove one in return, except at the guard.
prompt-d-give-hint = You get the artifact on offer and lay one of your unused ones there instead.
place-gives = { $space_id ->
    [tent] First place draws two spells and gives one to the second.
    [djinn] First place may use two artifacts this round.
    [market] First place may trade 1 treasure for any 3.
    [caravanserai] First place names who gets the camel.
    [guard] Whoever is weaker than the guard pays the difference or leaves the rooms.
    [room-1] In order of rank: who wants to buy, at their own price?
    [room-2] In order of rank: who wants to buy, at their own price?
    [room-3] In order of rank: who wants to buy, at their own price?
    [room-4] In order of rank: who wants to buy, at their own price?
    [room-5] In order of rank: who wants to buy, at their own price?
   *[cave] The strongest takes the top pile, the second the next one, and so on.
 }

## Choices

choice-pass = { $decision_id ->
    [D-BUY] Do not buy
    [D-BRIBE] Do not pay
    [D-MARKET] Do not trade
    [D-EYE] Remove nothing
    [D-ABRA] Take the offer
    [D-COUNTER] Let it happen
   *[other] Pass
 }
choice-pass-gives = { $decision_id ->
    [D-BUY] the next in rank may buy
    [D-BRIBE] { $number ->
        [0] you cannot buy this round
        [one] your character leaves the rooms
       *[other] your { $number } characters leave the rooms
    }
   *[other] {""}
}
choice-token = Lay your { $strength }
choice-place = { $own ->
    [0] Lay it { $space_to }
   *[other] Add it { $space_to }, { $sum } in all
 }
choice-place-gives = { $sort_id ->
    [cave] Piles of { $each_pile }.
    [tent] First place: two spells, one to give away.
    [djinn] First place: use two artifacts.
    [market] First place: 1 treasure for any 3.
    [caravanserai] First place: the camel.
    [guard] Lets you into the rooms.
   *[room] On offer: { $artifact }.
} { $others ->
    [0] Nobody else is there.
    [one] 1 character of others is there.
   *[other] { $others } characters of others are there.
}
choice-use = { $artifact_id ->
    [carpet] Use the Flying Carpet: { $sum } in all
    [key] Use the Key and enter
   *[other] Use { $artifact_the }
 }
choice-use-gives = { artifact-does }
choice-cast = { $lamp ->
    [0] Cast { $spell }
   *[other] Light the Lamp and cast { $spell }
 }
choice-cast-gives = { spell-does }
choice-on = { $spell_id ->
    [eye-for-an-eye] Remove { $token } { $space_from }
    [straggler] Move your { $strength } { $space_from }
   *[other] Move { $token } { $space_from }
 }
choice-on-gives = { $strength ->
    [0] face down
   *[other] strength { $strength }
 }
choice-at = Cast it on { $space_the }
choice-at-gives = { $spell_id ->
    [lunar-eclipse] removes { $number } odd, { $own } of them yours
    [solar-eclipse] removes { $number } even, { $own } of them yours
    [dragon-flight] brings { $amount ->
        [one] 1 { $kind_one }
       *[other] { $amount } { $kind }
    }
    [return-of-the-dragon] takes away { $amount ->
        [one] 1 { $kind_one }
       *[other] { $amount } { $kind }
    }
    [close-sesame] { $number ->
        [one] { $number } character is inside and stays
       *[other] { $number } characters are inside and stay
    }
   *[other] on offer: { $artifact }
 }
choice-move = Move it to { $space_the }
choice-copy = Copy your { $strength }: { $sum } in all
choice-ride = Borrow the power of { $artifact_the }
choice-ride-gives = { artifact-does }
choice-keep = Keep { $spell }
choice-keep-gives = { $second_id ->
    [nobody] { $other } is discarded
   *[other] { $other } goes to { $second }
 }
choice-return = Return 1 { $kind_one }
choice-return-gives = then take any 3
choice-camel = { $own ->
    [0] Give the camel to { $seat }
   *[other] Take the camel yourself
 }
choice-camel-gives = places first and wins ties from now on
choice-bribe = Pay { $cost } and enter
choice-bribe-gives = { $number ->
    [0] you may buy this round
    [one] your character stays in the rooms
   *[other] your { $number } characters stay in the rooms
}
choice-buy = Buy { $artifact_the } for { $cost }
choice-buy-gives = { $number ->
    [one] { $each_price } of one kind
   *[other] { $each_price }, each of a different kind
 }
choice-with = Pay { treasures }
choice-pick = Choose { $artifact_the } from the stack
choice-pick-offer = Take { $artifact_the } on offer
choice-pay-tax = Pay { $cost }
choice-pay-tax-gives = { $number ->
    [one] your character stays
   *[other] your { $number } characters stay
}
choice-remove-all = Take all out of the rooms
choice-remove-all-gives = { $number ->
    [one] you lose { $number } character there
   *[other] you lose { $number } characters there
 }
choice-remove = { $own ->
    [0] Remove { $token } { $space_from }
   *[other] Remove your { $strength } { $space_from }
 }
choice-remove-gives = { $strength ->
    [0] face down
   *[other] strength { $strength }
 }
choice-give = Lay down { $artifact_the }
choice-pay = Pay { treasures }
choice-take = Take { treasures }
choice-barter = Return { treasures }
choice-first = { $seat_who }
choice-card = Treasure card { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Guard { $strength }

good-kind-red = { $amount ->
    [one] { $amount } red crown
   *[other] { $amount } red crowns
 }
good-kind-white = { $amount ->
    [one] { $amount } white pearl
   *[other] { $amount } white pearls
 }
good-kind-blue = { $amount ->
    [one] { $amount } blue gem
   *[other] { $amount } blue gems
 }
good-kind-black = { $amount ->
    [one] { $amount } black trophy
   *[other] { $amount } black trophies
 }
good-kind-gold = { $amount ->
    [one] { $amount } gold bar
   *[other] { $amount } gold bars
 }
good-artifact = { $amount ->
    [one] { $amount } artifact
   *[other] { $amount } artifacts
 }
good-spell = { $amount ->
    [one] { $amount } spell
   *[other] { $amount } spells
 }
good-use = { $amount ->
    [one] { $amount } artifact use
   *[other] { $amount } artifact uses
 }
good-camel = camel
name-nobody = nobody

spell-does = { $spell_id ->
    [abracadabra] Look through the stack of the room where you buy and take any one of it instead of the offer.
    [alms] Take any 3 treasures from the bank.
    [eye-for-an-eye] Remove a character of another player, except at the guard; then its owner may remove one of yours.
    [baksheesh] Every other player pays 2 treasures for each of their characters in the city, or removes it.
    [last-first] Until the round ends the lowest strength ranks first on all spaces not yet scored, except at the guard.
    [dragon-flight] A cave without treasure that is not yet scored gets 4 in its top niche and 2 in the second.
    [smuggled-in] On every city space where nobody lies now you count as strong as the best player there.
    [fata-morgana] Look through the stack of a room and make one of it the offer; the old offer goes to the bottom.
    [lunar-eclipse] Choose a space where all characters lie face up: every odd one there is removed, yours too.
    [straggler] Move one of your characters to another space that is not yet scored; neither from nor to the guard.
    [open-secret] Until the round ends all other players lay their characters face up.
    [sacrifice] Everybody, you too, returns 7 treasures of their choice to the bank; whoever has fewer returns all.
    [return-of-the-dragon] All treasure of a cave that is not yet scored goes back to the bank.
    [offering] Everybody, you too, returns 5 treasures of their choice to the bank; whoever has fewer returns all.
    [close-sesame] Close a space until the round ends: nothing more gets in; whoever lies there is scored as usual.
    [solar-eclipse] Choose a space where all characters lie face up: every even one there is removed, yours too.
    [sultans-tax] Every other player pays 1 treasure for each of their characters in palace rooms, or removes them all.
    [barter] Return any treasures to the bank and take as many of other kinds.
    [teleportation] Move a character of another player to a space not yet scored, then give its owner 3 of your treasures.
    [free-rider] Use the power of an artifact that another player has used this round, without having it.
   *[sorcerers-apprentice] Take the artifact on offer in a room and lay one of your own unused artifacts there instead.
 }
artifact-does = { $artifact_id ->
    [lamp] Light it together with your first spell of the round: then you may cast as many spells as you like.
    [counterspell] Use it against a spell that another player has just announced: that spell has no effect.
    [doppelganger] Copy one of your characters on the space being scored: one more of the same strength lies there.
    [carpet] Lay it on the space being scored: it is one more character of strength 3 there.
    [key] Once the guard is turned up, use it to be let in without a bribe, even without a character there.
   *[scroll] It is never used, but if artifacts are tied at the end, whoever has more Scrolls wins.
 }

## Events


event-round = Round { $number } begins.
event-first = { $seat_you ->
    [yes] You start with the camel.
   *[no] { $seat } starts with the camel.
 }
event-start = { $seat_who } started with { $red } red, { $white } white, { $blue } blue, { $black } black and { $gold } gold.
event-reshuffled = The used treasure cards were shuffled into a new deck.
event-card = Treasure card { $number } was turned up.
event-stocked = The bank laid { treasures } { $space_at }.
event-turned-up = { $artifact_the } is now on offer { $space_at }.
event-displayed = { $spell } is displayed at the Tent.
event-placed = { $seat_who } laid a character { $space_to }.
event-placed-own = It was your { $strength }.
event-placed-open = { $seat_who } laid { strength-a } face up { $space_to }.
event-shown = { $seat_who } showed { strength-a } { $space_at }.
event-guard = The guard showed strength { $strength }.
event-ranked = The order of rank { $space_at } is: { $each_seat_who }.
event-won = { $seat_who } took { treasures } { $space_at }.
event-nobody = Nobody was { $space_at }.
event-drew = { $number ->
    [one] { $seat_who } drew the last spell.
   *[other] { $seat_who } drew { $number } spells.
 }
event-drew-card = You drew { $spell }.
event-handed = { $seat_who } handed { $to_who } a spell.
event-handed-card = The spell that { $seat_who } handed { $to_who } is { $spell }.
event-tent-taken = { $seat_who } took { $spell }.
event-spell-discarded = { $spell } was discarded.
event-djinn = { $seat_who } won the Djinn's House and may use two artifacts.
event-camel = { $to_you ->
    [self] { $seat_you ->
        [yes] You took the camel yourself.
       *[no] { $seat } took the camel.
    }
   *[other] { $seat_who } gave the camel to { $to_who }.
}
event-paid = { $seat_who } paid { treasures }.
event-gave = { $seat_who } gave { $to_who } { treasures }.
event-took = { $seat_who } took { treasures }.
event-admitted = { $seat_was } let into the palace.
event-admitted-key = { $seat_was } let into the palace with a Key.
event-bribed = { $amount ->
    [one] { $seat_who } bribed the guard with { $amount } treasure.
   *[other] { $seat_who } bribed the guard with { $amount } treasures.
 }
event-refused = { $seat_was } turned away from the palace.
event-cannot-buy = { $seat_who } could not pay the price { $space_at }.
event-bought = { $seat_who } bought { $artifact_the } { $space_at }.
event-unsold = Nobody bought the artifact { $space_at }.
event-unseen = { $seat_who } took an artifact unseen from the stack { $space_at }.
event-unseen-piece = It is { $artifact_the }.
event-used = { $seat_who } used { $artifact_the }.
event-shown-piece = { $seat_whose } hidden artifact was { $artifact_the }.
event-carpet = { $seat_who } laid a Flying Carpet { $space_to }.
event-double = { $seat_who } doubled { strength-a } { $space_at }.
event-key = { $seat_who } will be let in without a bribe.
event-announced = { $seat_who } announced { $spell }.
event-announced-space = { $seat_who } announced { $spell } for { $space_the }.
event-announced-token = { $seat_who } announced { $spell } for { $token }.
event-announced-move = { $seat_who } announced { $spell }, to move { $token } to { $space_the }.
event-announced-copy = { $seat_who } announced { $spell }, to copy { $artifact_the }.
event-cancelled = { $seat_whose } { $spell } was cancelled.
event-resolved = { $effect_id ->
    [none] { $seat_whose } { $spell } had no effect.
   *[some] { $seat_whose } { $spell } took effect.
 }
event-removed = { $token } was removed { $space_from }.
event-moved = { $token } moved { $origin_from } to { $space_the }.
event-closed = Nothing more gets into { $space_the } this round.
event-restocked = A dragon flew into { $space_the } with { treasures }.
event-emptied = The dragon came back and took { treasures } { $space_from }.
event-reversed = Until the end of the round the weakest ranks first.
event-secret = Everybody but { $seat_who } places face up this round.
event-smuggler = { $seat_has } a smuggler { $each_space_at }.
event-looked = { $seat_who } looked through the stack { $space_at }.
event-looked-at = The stack { $space_at } holds, from the top: { $each_artifact }.
event-conjured = { $seat_who } put { $artifact_the } on offer { $space_at }.
event-exchanged = { $seat_who } laid down { $given_the } and took { $taken_the } { $space_from }.
event-cleaned = The round is over.
event-over = The game is over.

## Reasons

reason-not-now = That is not what is asked now.
reason-no-pass = You cannot pass here.
reason-token-placed = Your { $strength } is already placed.
reason-no-room = { $space_the } is not used with this number of players.
reason-scored = { $space_the } is already scored.
reason-closed = { $space_the } is closed this round.
reason-magic-only = { $space_the } opens only in the Magic version.
reason-cave-empty = { $space_the } holds no treasure.
reason-tent-empty = No spell is left at the Tent.
reason-no-offer = { $space_the } has no artifact on offer.
reason-room-full = You have { $number } characters { $space_at } already, the most there may be.
reason-not-admitted = Only players admitted by the guard may buy { $space_at }.
reason-lamp = A Lamp is lit only together with your first spell of the round.
reason-counter-only = A Counterspell answers another player's spell.
reason-scroll = A Scroll is never used; it breaks ties at the end.
reason-space-window = { $artifact_the } can be used only while a space is being scored.
reason-no-artifact = { $artifact_id ->
    [lamp] You have no unused Lamp.
   *[other] You have no unused { $artifact }.
}
reason-no-use = { $number ->
    [one] You have used your artifact for this round.
   *[other] You have used your { $number } artifacts for this round.
}
reason-no-use-lamp = You have no use left to light a Lamp.
reason-nothing-to-copy = A Doppelganger copies one of your characters on the space being scored.
reason-key-guard = A Key works only at the Palace Guard.
reason-key-twice = A Key already works for you.
reason-key-strong = You are strong enough for the guard.
reason-no-ride = { $artifact_the } cannot be copied now.
reason-not-used = Nobody else has used { $artifact_the } this round.
reason-nothing-to-ride = Nobody else has used a Counterspell this round.
reason-counter-step = Only a Counterspell, or Free Rider as one, can answer a spell.
reason-purchase-window = After paying, only Abracadabra can be cast.
reason-no-spell = You do not have { $spell }.
reason-no-lamp = You need a lit Lamp to cast a spell.
reason-idle-alms = The bank is empty.
reason-idle-eye-for-an-eye = No other player has a character within reach.
reason-idle-baksheesh = No other player has a character in the city.
reason-idle-last-first = All spaces are scored.
reason-idle-dragon-flight = There is no empty cave, still to be scored, for which the bank has treasure.
reason-idle-smuggled-in = No city space is empty.
reason-idle-fata-morgana = No room has both an offer and a stack.
reason-idle-lunar-eclipse = No space where all lie face up has an odd character.
reason-idle-straggler = None of your characters can move.
reason-idle-open-secret = No other player has characters left to place.
reason-idle-sacrifice = Nobody has any treasure.
reason-idle-return-of-the-dragon = No unscored cave holds treasure.
reason-idle-offering = Nobody has any treasure.
reason-idle-close-sesame = No space can be closed any more.
reason-idle-solar-eclipse = No space where all lie face up has an even character.
reason-idle-sultans-tax = No other player has a character in a room.
reason-idle-barter = You need a kind to return, and the bank a different one to give.
reason-idle-teleportation = No character of another player can move.
reason-idle-free-rider = No artifact that another has used this round could be used now.
reason-idle-sorcerers-apprentice = You have no unused artifact to give, or no room has an offer.
reason-not-on-board = That character is not on the board.
reason-guard-safe = Spells do not reach the Palace Guard.
reason-own-token = Straggler moves one of your own characters.
reason-others-token = Choose a character of another player.
reason-nowhere = That character has nowhere to go.
reason-already-there = It is already { $space_at }.
reason-caves-only = Choose a cave.
reason-rooms-only = Choose a palace room.
reason-cave-stocked = { $space_the } still holds treasure.
reason-bank-empty = The bank has none of that treasure.
reason-face-down = A character { $space_at } is face down.
reason-no-parity = { $parity_id ->
    [odd] No odd character lies { $space_at }.
   *[even] No even character lies { $space_at }.
 }
reason-no-stack = { $space_the } has no stack to look through.
reason-not-drawn = { $spell } is not one of the two cards.
reason-no-treasure = You have no { $kind }.
reason-no-player = That player is not in this game.
reason-kind-taken = You already pay another character with { $kind }; each takes a different kind.
reason-kind-order = For characters of equal strength kinds are named in order.
reason-kind-now = The question is about { $kind }.
reason-rest-unpayable = With { $kind } spent here you could not pay the rest.
reason-not-in-stack = { $artifact_id ->
    [lamp] No Lamp is in the stack.
   *[other] No { $artifact } is in the stack.
}
reason-not-offer = Fata Morgana takes an artifact from the stack.
reason-other-token = The tax is about another character.
reason-not-casters = Choose one of { $caster_whose } characters.
reason-too-much = { $number ->
    [one] Only 1 is due.
   *[other] Only { $number } are due.
 }
reason-too-little = You need at least { $least ->
    [one] 1 { $kind_one }
   *[other] { $least } { $kind }
 } here, for the other kinds do not make up the rest.
reason-bank-short = The bank has only { $have } in kinds you do not return, not { $amount }.
reason-room-full-owner = { $owner_has } { $number } characters { $space_at } already, the most allowed.
reason-own-short = You have { $have ->
    [one] 1 { $kind_one }
   *[other] { $have } { $kind }
 }, not { $amount }.
reason-bank-has = The bank has { $have ->
    [one] 1 { $kind_one }
   *[other] { $have } { $kind }
 }, not { $amount }.
reason-token-first = First choose one of your characters, then { $space_the }.
reason-space-first = You have chosen your { $strength }. Say where it goes, or take it back.
reason-window-first = First pass, or play an artifact or a spell; then you place a character.
reason-not-placing = Characters are placed one at a time, on your turn to place.
reason-no-window = Artifacts and spells are played in windows, and none is open now.
reason-no-magic = Artifacts have no powers and there are no spells in the Basic version.
reason-same-type = You have used this type already ({ $artifact }); the Djinn's second artifact must be of another type.
reason-when-abracadabra = Abracadabra is cast right after you have paid in a room that has a stack.
reason-when-smuggled-in = Smuggled In is cast in the window after the caves, before the Tent.
reason-when-open-secret = Open Secret is cast in the start window or a turn window, while characters are still to be placed.
reason-when-free-rider = Free Rider is cast while a space is being scored, or as a Counterspell against a spell.
reason-target-space = { $spell } is aimed at a space, not at a character.
reason-target-token = { $spell } is aimed at a character, not at a space.

## Options and scores

category-artifacts = Artifacts
option-version = Version: with or without magic.
option-version-basic = Basic: pure placement, for learning.
option-version-magic = Magic: artifacts have powers, and there are 21 spells.
option-open-tent = Open Tent (Magic only): are spells on display?
option-open-tent-off = Spells are drawn in secret.
option-open-tent-on = Two spells are displayed each round, and hands are public.
option-first-player = Who starts with the camel.
option-first-player-random = Chance decides.
option-first-player-0 = The first seat.
option-first-player-1 = The second seat.
option-first-player-2 = The third seat.
option-first-player-3 = The fourth seat.
option-first-player-4 = The fifth seat.
option-max-rounds = After how many rounds the game ends at the latest (15 to 60, or off).
option-max-rounds-30 = After 30 rounds.
option-max-rounds-15 = After 15 rounds.
option-max-rounds-60 = After 60 rounds.
option-max-rounds-off = No last round: only the last artifact ends the game.
option-open-treasure = Is the treasure of all players shown?
option-open-treasure-off = Treasure lies behind the screens; the log tells every movement.
option-open-treasure-on = Everybody sees all treasure.
option-treasure-deck = The treasure cards: our reconstruction, or a deck of your own.
option-treasure-deck-built-in = Our reconstruction of the cards, not the printed ones.
option-djinn-artifacts = Which two artifacts the Djinn's winner may use (Magic only).
option-djinn-artifacts-pieces = Any two pieces, also of one type.
option-djinn-artifacts-types = Two of different types.
option-casting = Who may play before each placement (Magic only).
option-casting-turn = Only the player about to place.
option-casting-always = Everybody, beginning with the player about to place.

# Standing passes (MO-109)
name-next-placement = my next placement
    .the = your next placement
name-this-round = the round ends
    .the = the round ends
name-until-ended = I end it
    .the = you end it
name-unless-able = I can do something
    .the = you can do something

## Cards of things: what they do, their kind, what holds now

name-hidden-piece = an unknown one

card-cave = The strongest player here takes the top pile, the second the next one, and so on; equals rank in player order.
card-cave-kind = { $piles ->
    [0] Space { $number }, no treasure this round
   *[other] Space { $number }, { $kind } in piles of { $each_pile }
 }
card-tent = The strongest player here draws two spells, keeps one and gives the other to the second.
card-tent-open = The strongest player here takes one of the two displayed spells, the second gets the other.
card-tent-kind = City, space { $number }, spells in the deck: { $deck }
card-djinn = The strongest player here may use two artifacts this round instead of one.
card-market = The strongest player here may return 1 treasure and take any 3 from the bank.
card-caravanserai = The strongest player here gives the camel to anybody: that player is first and wins ties from now on.
card-city-kind = City, space { $number }
card-guard = Only those with a character here may buy in the rooms; whoever is weaker than the guard pays the difference.
card-guard-kind = { $strength ->
    [0] Space { $number }, face down: 1 to 10, each as likely
   *[other] Space { $number }, strength { $strength }
 }
card-room = The strongest player whom the guard let in may buy, paying each character's strength in a different kind.
card-room-kind = { $artifact_id ->
    [artifact] Space { $number }, an artifact on offer, { $stack } more below
   *[other] Space { $number }, on offer: { $artifact }, { $stack } more below
 }
card-room-sold-kind = Space { $number }, nothing on offer, { $stack } below

card-character-name = { $owner_you ->
    [no] { $owner }'s character
   *[yes] Your character
}
card-character-own-name = Your { $strength }
card-carpet-name = { $owner_you ->
    [no] { $owner }'s Flying Carpet
   *[yes] Your Flying Carpet
}
card-carpet-own-name = Your Flying Carpet, strength { $strength }
card-doppelganger-name = { $owner_you ->
    [no] { $owner }'s Doppelganger
   *[yes] Your Doppelganger
}
card-doppelganger-own-name = Your Doppelganger, strength { $strength }
card-token-kind = { $up ->
    [0] { $space }, face down{ $strength ->
        [0] { "" }
       *[other] { " " }(strength { $strength })
    }
   *[other] { $space }, strength { $strength }
 }
card-removed-kind = { $up ->
    [0] Out for this round, never shown{ $strength ->
        [0] { "" }
       *[other] { " " }(strength { $strength })
    }
   *[other] Out for this round, strength { $strength }
 }
card-character = Its strength counts for its owner on this space; in a palace room it is also part of the price.
card-carpet = It counts as one more character of strength 3 on this space until the round ends, in a room also for the price.
card-doppelganger = It counts as one more character with the strength it copied until the round ends, in a room also for the price.
card-hand = Lay it face down on a space, where it counts { $strength }; in a palace room you pay { $strength } of one kind for it.
card-hand-name = Your { $strength }
card-hand-kind = { $number ->
    [one] Character, the last you place this round
   *[other] Character, one of { $number } you still place this round
 }
card-kind = It pays bribes at the guard and artifacts in the rooms, where every character takes a kind of its own.
card-kind-kind = Treasure, { $number } of this kind in the game
card-camel-name = Camel
card-camel = Whoever has it is the first player: places first, is asked first and wins every tie.
card-bank-name = Bank
card-bank = Here lies all treasure that is neither in caves nor with players; payments and leftovers return here.
card-treasure-card = Each round a new card says how much treasure lies in the niches of each cave. The cards are our reconstruction.
card-treasure-card-kind = { $number ->
    [0] None turned up yet
   *[other] Card { $number } of 15
 }

card-player-name = { $seat }
card-player-kind = { $colour }, place { $number } in player order
card-player = The game ends when the last artifact is sold; whoever then has the most artifacts wins.
card-points-name = { $seat_whose } artifacts
card-points = Artifacts decide the game: when the last one is sold, whoever has the most wins.
card-unplaced-name = { $seat_whose } characters to place
card-unplaced = Everybody has the same eight characters (1, 2, 4 to 9) and lays one at a time until all eight lie.
card-treasure-name = { $seat_whose } treasure
card-treasure = Treasure lies behind the screen, but it is taken and paid in the open, so the log tells it. It breaks ties.
card-treasure-of-name = { $seat_whose } { $kind }
card-treasure-of-kind = { $number } behind the screen
card-removed-name = { $seat_whose } removed characters
card-removed = Whatever is removed stays behind the screen for the rest of the round and returns in the next.
card-admitted-name = Past the guard: { $seat_who }
card-admitted = Whoever the guard lets in may buy in the palace rooms this round; all others take their characters out of them.
card-passed-name = Passed: { $seat_who }
card-passed = Whoever has passed is asked again as soon as anybody plays something in this window.
card-spells-name = { $seat_whose } spells
card-spells = Spells in hand stay secret until they are cast, and for that a Lamp must be lit.
card-uses-name = { $seat_whose } artifact uses
card-uses = Everybody may use one artifact a round, the winner of the Djinn's House two.
card-lit-name = { $seat_whose } lit Lamp
card-lit = Whoever has lit the Lamp this round may cast any number of spells until the round ends.
card-djinn-name = Djinn: { $seat_who }
card-unseen-name = { $seat_whose } unseen artifact
card-unseen = An artifact taken from a stack with Abracadabra: nobody else knows which, until it is used or shown.

card-artifact-name = Artifact
card-artifact-kind = Artifact, counts 1 for the win
card-artifact-of-kind = { $seat_whose } artifact, counts 1 for the win
card-artifact-plain = Without magic an artifact has no power, but whoever has the most at the end wins.
card-stack-name = Stack, { $space }
card-stack-kind = { $number ->
    [one] { $number } artifact, face down
   *[other] { $number } artifacts, face down
 }
card-stack = The artifacts still to come in this room; when the offer is sold, the next is turned up in the next round.

card-spell-kind = { $when_id ->
    [abracadabra] Spell, needs a lit Lamp, right after paying in a room
    [smuggled-in] Spell, needs a lit Lamp, after the caves and before the Tent
    [open-secret] Spell, needs a lit Lamp, while characters are placed
    [free-rider] Spell, needs a lit Lamp, at a space being scored or as a Counterspell
   *[other] Spell, needs a lit Lamp
 }
card-spell-deck-name = Spells beside the Tent
card-spell-deck-kind = { $number ->
    [one] { $number } spell, face down
   *[other] { $number } spells, face down
 }
card-spell-deck = The winner of the Tent draws from here; when it is empty, no spell comes any more.
card-discards-name = Spells out of the game
card-discards-kind = { $number ->
    [one] { $number } spell, face up
   *[other] { $number } spells, face up
 }
card-discards = Every spell is cast at most once a game: what lies here does not come back.

now-magic-only = This game is played without magic, so nobody comes here.
now-scored = Already scored this round.
now-closed = Closed by Close Sesame until the round ends.
now-reversed = This round the lowest strength ranks first.
now-smuggler = Smuggled in: { $seat_who }, as strong as the best here.
now-known-stack = You know what comes, from the top: { $each_artifact }.
now-admitted = You are in: you may buy in the rooms.
now-refused = You were turned away and cannot buy this round.
now-key = A Key lets you in.
now-bribe = You are { $number } short: that is the bribe.
now-strong = You are strong enough.
now-own-here = { $number ->
    [one] Yours here: { $each_strength }.
   *[other] Yours here: { $each_strength }, together { $sum }.
 }
now-others-here = { $number ->
    [one] { $number } of another player: { $each_owner }.
   *[other] { $number } of other players: { $each_owner }.
 }
now-rank = You rank { $number } of { $all }.
now-price = { $number ->
    [one] You pay that strength in one kind, and you have it.
   *[other] You pay each in a different kind, and you have it.
 }
now-price-short = { $number ->
    [one] You pay that strength in one kind, and have too little of each.
   *[other] You pay each in a different kind, and have too little for that.
 }
now-only-you = Only you know its strength: { $strength }.
now-not-seen = Not yet shown by { $owner_who } this round: { $each_strength }.
now-hand-pays = Of these kinds you have enough to pay for it in a room: { $each_kind }.
now-hand-too-dear = You have { $strength } of no kind, so in a room you could not pay for it now.
now-kind-own = You have { $number }.
now-kind-table = In the bank: { $bank }, in the cave: { $cave }.
now-camel = { $seat_has } it.
now-bank = Red { $red }, white { $white }, blue { $blue }, black { $black }, gold { $gold }.
now-cards-left = { $number ->
    [one] { $number } card is left in the deck.
   *[other] { $number } cards are left in the deck.
 }
now-player = Artifacts: { $artifacts }. Characters to place: { $unplaced }.
now-player-magic = Spells: { $spells }. Artifact uses left: { $uses }.
now-player-in = May buy in the palace this round.
now-player-out = Was turned away by the guard this round.
now-points = { $number ->
    [one] { $number } artifact.
   *[other] { $number } artifacts.
 }
now-hidden = Hidden; count what the log tells.
now-treasure = { $number ->
    [one] { $number } treasure in all.
   *[other] { $number } treasures in all.
 }
now-unplaced = Still to place: { $number }.
now-removed = Removed this round: { $number }.
now-spells = In hand: { $number }.
now-spells-known = You know: { $each_spell }.
now-uses = Uses left this round: { $number } of { $limit }.
now-own-uses = Your uses left this round: { $number } of { $limit }.
now-lit-yes = Lit by { $seat_who } this round.
now-lit-no = Not lit by { $seat_who } this round.
now-djinn-yes = { $seat_who } may use two artifacts this round.
now-djinn-no = { $seat_who } may use one artifact this round.
now-unseen-yes = { $seat_has } such a piece.
now-unseen-no = { $seat_has } no such piece.
now-admitted-yes = { $seat_who } may buy this round.
now-admitted-no = { $seat_has } not been let in.
now-passed-yes = { $seat_has } passed.
now-passed-no = { $seat_has } not passed.
now-held = Unused: { $unused }, used this round: { $used }.
now-offered = On offer { $each_space_at }.
now-others-have = Also known to be with { $each_seat_who }.
now-spell-of = In { $seat_whose } hand.
now-spell-cast = Just announced by { $seat_who }.
now-spell-gone = Cast or discarded: it does not come back.
now-spell-display = On display at the Tent.
now-spell-lit = Your Lamp is lit: casting it costs no artifact use.
now-spell-lights = Casting it lights your Lamp: that is an artifact use.
now-spell-no-lamp = You have no Lamp to light, or no artifact use left.
now-you-return = You would return { $number } of your { $have }.
now-taxed = Characters of others that it concerns: { $number }, together { $cost } treasures.
now-caves = Possible now { $each_space_at }.
now-eclipse = { $space_at } it would remove { $number }.
now-discards = { $each_spell }.

## The card at the end of a round

pause-title = Round { $number } is over
pause-subtitle = { $number ->
    [one] { $number } artifact is still to be sold; with it the game ends.
   *[other] { $number } artifacts are still to be sold; with the last one the game ends.
}
pause-caves = Caves
pause-city = City
pause-palace = Palace
pause-magic = Magic
pause-spell = spell
pause-djinn = two uses
pause-camel = camel
pause-admitted = let in
pause-refused = turned away
pause-artifact = artifact
pause-unseen = artifact, unseen
pause-guard = The guard had strength { $number }.
pause-unsold = Nobody bought in { $each_space }. What is on offer there stays.
pause-next = All characters return to their owners, and a new card fills the caves. { $seat_you ->
    [yes] You have the camel and place
   *[no] { $seat } has the camel and places
} first.
pause-go = Begin round { $number }

## Why the game ended and where points came from

end-sold = The last artifact was bought in round { $number }.
end-rounds = Round { $number } was the last.
end-artifacts =
    { $number ->
        [one] { $number } artifact
       *[other] { $number } artifacts
    }
end-artifacts-from = { end-artifacts } from { $each_space }
