### Morgenland: names

name-morgenland = Morgenland

## Spaces

name-cave-red = Red Dragon's Cave
name-cave-white = White Dragon's Cave
name-cave-blue = Blue Dragon's Cave
name-cave-black = Black Dragon's Cave
name-cave-gold = Gold Dragon's Cave
name-tent = Aladdin's Tent
name-djinn = Djinn's House
name-market = Market
name-caravanserai = Caravanserai
name-guard = Palace Guard
name-room-1 = Palace Room 1
name-room-2 = Palace Room 2
name-room-3 = Palace Room 3
name-room-4 = Palace Room 4
name-room-5 = Palace Room 5

## Treasure

name-kind-red = red crowns
name-kind-white = white pearls
name-kind-blue = blue gems
name-kind-black = black trophies
name-kind-gold = gold bars
treasure = { $kind_id ->
    [kind-red] red crown
    [kind-white] white pearl
    [kind-blue] blue gem
    [kind-black] black trophy
   *[kind-gold] gold bar
}
treasures = { $amount ->
    [one] { $amount } { treasure }
   *[other] { $amount } { $kind }
}

## Artifacts

name-lamp = Aladdin's Lamp
name-counterspell = Counterspell
name-doppelganger = Doppelganger
name-carpet = Flying Carpet
name-key = Key
name-scroll = Scroll

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
        [1] { $owner }'s Carpet
       *[other] { $owner }'s Carpet no. { $number }
    }
    [d] { $number ->
        [1] { $owner }'s Doppelganger
       *[other] { $owner }'s Doppelganger no. { $number }
    }
   *[plain] { $number ->
        [1] { $owner }'s 1st character
        [2] { $owner }'s 2nd character
        [3] { $owner }'s 3rd character
       *[other] { $owner }'s { $number }th character
    }
 }
name-camel = camel
name-bank = bank
name-niche = niche
name-screen = screen
name-artifact = artifact
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

prompt-d-start = Choose your 3 starting treasures: how many { $kind }? { $number } left to choose.
prompt-d-start-other = { $actor } chooses 3 starting treasures.
prompt-d-token = Choose a character to place.
prompt-d-token-other = { $actor } places a character.
prompt-d-space = Where does your { $strength } go?
prompt-d-space-other = { $actor } places a character.
prompt-d-react = { $window_id ->
    [w-spell] Before { $caster }'s { $spell } takes effect: play something, or pass.
    [w-start] Before the first placement: play something, or pass.
    [w-turn] Before you place: cast a spell, or pass.
    [w-other-turn] Before { $placer } places: cast a spell, or pass.
    [w-placed] All characters are placed: play something, or pass.
    [w-city] Before the city is scored: play something, or pass.
   *[w-space] { $space } is being scored: play something, or pass.
 }
prompt-d-react-other = { $window_id ->
    [w-spell] { $actor } may play something before { $caster }'s { $spell } takes effect.
    [w-space] { $actor } may play something at { $space }.
   *[other] { $actor } may play something.
 }
prompt-d-copy = Which of your characters at { $space } is copied?
prompt-d-copy-other = { $actor } may play something.
prompt-d-free = Whose power does your Free Rider borrow?
prompt-d-free-other = { $actor } may play something.
prompt-d-target = { $spell }: choose the target.
prompt-d-target-other = { $actor } may play something.
prompt-d-dest = { $spell }: where does { $token } go?
prompt-d-dest-other = { $actor } may play something.
prompt-d-counter = { $targets ->
    [0] { $caster } casts { $spell }. Cancel it?
   *[other] { $caster } casts { $spell }: { $each_target }. Cancel it?
 }
prompt-d-counter-other = { $targets ->
    [0] { $actor } may cancel { $spell } of { $caster }.
   *[other] { $actor } may cancel { $spell } of { $caster }: { $each_target }.
 }
prompt-d-tent = Keep one of the two spells.
prompt-d-tent-other = { $actor } chooses a spell at the Tent.
prompt-d-market = Market: return 1 treasure and take any 3?
prompt-d-market-other = { $actor } may trade at the Market.
prompt-d-camel = Who becomes first player?
prompt-d-camel-other = { $actor } names the first player.
prompt-d-bribe = The guard has { $guard }: bribe him with { $cost }?
prompt-d-bribe-other = { $actor } may bribe the guard with { $cost }.
prompt-d-buy = { $space }: buy the { $artifact } for { $each_price } (each in a different kind, { $cost } in all)?
prompt-d-buy-other = { $actor } may buy the { $artifact } in { $space } for { $each_price } ({ $cost } in all).
prompt-d-kind = Which kind pays for the { $amount }?
prompt-d-kind-other = { $actor } pays in { $space }.
prompt-d-abra = { $space }: take the { $artifact }, or cast Abracadabra?
prompt-d-abra-other = { $actor } is about to take the { $artifact } of { $space }.
prompt-d-pick = { $spell }: choose an artifact of { $space }.
prompt-d-pick-other = { $actor } looks through the stack of { $space }.
prompt-d-citytax = Baksheesh: pay { $cost } for { $token } on { $space }, or remove it.
prompt-d-citytax-other = { $actor } pays { $cost } for { $token } on { $space }, or removes it.
prompt-d-roomtax = Sultan's Tax: pay { $cost }, or remove all your characters from the rooms.
prompt-d-roomtax-other = { $actor } pays { $cost }, or leaves the rooms.
prompt-d-pay = How many { $kind } do you pay? { $number } still to pay.
prompt-d-pay-other = { $actor } pays { $number }.
prompt-d-take = How many { $kind } do you take? { $number } left to take.
prompt-d-take-other = { $number ->
    [one] { $actor } takes 1 treasure.
   *[other] { $actor } takes { $number } treasures.
}
prompt-d-barter = Barter: how many { $kind } do you return? { $number } returned so far.
prompt-d-barter-other = { $actor } barters.
prompt-d-eye = An eye for an eye: remove a character of { $caster }?
prompt-d-eye-other = { $actor } may remove a character of { $caster }.
prompt-d-give = Which of your artifacts do you lay in { $space } for the { $artifact }?
prompt-d-give-other = { $actor } exchanges an artifact for the { $artifact } of { $space }.

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
choice-token = Character { $strength }
choice-place = { $space }
choice-use = Use { $artifact }
choice-cast = { $lamp ->
    [0] Cast { $spell }
   *[other] Light the Lamp and cast { $spell }
 }
choice-on = { $strength ->
    [0] { $token }, { $space }, face down
   *[other] { $token }, { $space }, strength { $strength }
 }
choice-at = { $space }
choice-move = To { $space }
choice-copy = Copy { $token }, strength { $strength }
choice-ride = Use the power of { $artifact }
choice-keep = Keep { $spell }
choice-return = Return 1 { treasure }
choice-camel = { $seat }
choice-bribe = Pay { $cost } and enter
choice-buy = Buy the { $artifact } for { $cost }
choice-with = { treasures }
choice-pick = { $artifact } from the stack
choice-pick-offer = { $artifact } on offer
choice-pay-tax = Pay { $cost }
choice-remove-all = Remove all from the rooms
choice-remove = { $strength ->
    [0] Remove { $token } from { $space }, face down
   *[other] Remove { $token } from { $space }, strength { $strength }
 }
choice-give = Give { $artifact }
choice-pay = Pay { treasures }
choice-take = Take { treasures }
choice-barter = Return { treasures }
choice-first = { $seat }
choice-card = Treasure card { $number }
choice-turn-up = { $artifact }
choice-find = { $artifact }
choice-draw = { $spell }
choice-display = { $spell }
choice-guard = Guard { $strength }

## Events

event-round = Round { $number } begins.
event-first = { $seat } starts with the camel.
event-start = { $seat } starts with { $red } red, { $white } white, { $blue } blue, { $black } black, { $gold } gold.
event-reshuffled = The used treasure cards are shuffled into a new deck.
event-card = Treasure card { $number } is turned up.
event-stocked = { $space }: { treasures }.
event-turned-up = { $space } offers { $artifact }.
event-displayed = { $spell } is displayed at the Tent.
event-placed = { $token } lies on { $space }.
event-placed-own = { $token } is your { $strength }.
event-placed-open = { $token } lies on { $space }, open: { $strength }.
event-shown = { $token } on { $space } is a { $strength }.
event-guard = The guard has strength { $strength }.
event-ranked = { $space }: { $each_seat }.
event-won = { $seat } took { treasures } from { $space }.
event-nobody = Nobody wins { $space }.
event-drew = { $number ->
    [one] { $seat } drew the last spell.
   *[other] { $seat } drew { $number } spells.
 }
event-drew-card = You drew { $spell }.
event-handed = { $seat } handed a spell to { $to }.
event-handed-card = The spell from { $seat } to { $to } is { $spell }.
event-tent-taken = { $seat } took { $spell }.
event-spell-discarded = { $spell } was discarded.
event-djinn = { $seat } may use two artifacts this round.
event-camel = { $seat } gave the camel to { $to }.
event-paid = { $seat } paid { treasures }.
event-gave = { $seat } gave { $to } { treasures }.
event-took = { $seat } took { treasures }.
event-admitted = { $seat } is admitted to the palace.
event-admitted-key = { $seat } is admitted with a Key.
event-bribed = { $seat } bribed the guard with { $amount }.
event-refused = { $seat } was turned away from the palace.
event-cannot-buy = { $seat } cannot pay the price in { $space }.
event-bought = { $seat } bought { $artifact } in { $space }.
event-unsold = Nobody bought in { $space }.
event-unseen = { $seat } took an artifact from the stack of { $space }, unseen.
event-unseen-piece = It is { $artifact }.
event-used = { $seat } used { $artifact }.
event-shown-piece = The unseen artifact of { $seat } was { $artifact }.
event-carpet = { $token } landed on { $space }.
event-double = { $token } appeared on { $space }, strength { $strength }.
event-key = { $seat } will be admitted without a bribe.
event-announced = { $seat } announced { $spell }.
event-announced-space = { $seat } announced { $spell } on { $space }.
event-announced-token = { $seat } announced { $spell } on { $token }.
event-announced-move = { $seat } announced { $spell }: { $token } to { $space }.
event-announced-copy = { $seat } announced { $spell }, copying { $artifact }.
event-cancelled = { $spell } of { $seat } was cancelled.
event-resolved = { $effect_id ->
    [none] { $spell } of { $seat } had no effect.
   *[some] { $spell } of { $seat } took effect.
 }
event-removed = { $token } was removed from { $space }.
event-moved = { $token } moved from { $origin } to { $space }.
event-closed = { $space } is closed for the rest of the round.
event-restocked = A dragon flew in: { $space } holds { treasures }.
event-emptied = The dragon is back: { $space } loses { treasures }.
event-reversed = Until the end of the round the weakest ranks first.
event-secret = Everybody but { $seat } places face up this round.
event-smuggler = { $seat } is smuggler on { $each_space }.
event-looked = { $seat } looked through the stack of { $space }.
event-looked-at = The stack of { $space }, from the top: { $each_artifact }.
event-conjured = { $seat } made { $artifact } the offer of { $space }.
event-exchanged = { $seat } took { $taken } from { $space } and laid down { $given }.
event-cleaned = The round is over.
event-over = The game is over.

## Reasons

reason-not-now = That is not what is asked now.
reason-no-pass = You cannot pass here.
reason-token-placed = Your { $strength } is already placed.
reason-no-room = { $space } is not used with this number of players.
reason-scored = { $space } is already scored.
reason-closed = { $space } is closed this round.
reason-magic-only = { $space } opens only in the Magic version.
reason-cave-empty = { $space } holds no treasure.
reason-tent-empty = No spell is left at the Tent.
reason-no-offer = { $space } has no artifact on offer.
reason-room-full = You have { $number } characters in { $space } already, the most there may be.
reason-not-admitted = Only players admitted by the guard may enter { $space }.
reason-lamp = A Lamp is lit only together with your first spell of the round.
reason-counter-only = A Counterspell answers another player's spell.
reason-scroll = A Scroll is never used; it breaks ties at the end.
reason-space-window = { $artifact } can be used only while a space is being scored.
reason-no-artifact = You have no unused { $artifact }.
reason-no-use = { $number ->
    [one] You have used your artifact for this round.
   *[other] You have used your { $number } artifacts for this round.
}
reason-no-use-lamp = You have no use left to light a Lamp.
reason-nothing-to-copy = A Doppelganger copies one of your characters on the space being scored.
reason-key-guard = A Key works only at the Palace Guard.
reason-key-twice = A Key already works for you.
reason-key-strong = You are strong enough for the guard.
reason-no-ride = { $artifact } cannot be copied now.
reason-not-used = Nobody else has used { $artifact } this round.
reason-nothing-to-ride = Nobody else has used a Counterspell this round.
reason-counter-step = Only a Counterspell, or Free Rider as one, can answer a spell.
reason-purchase-window = After paying, only Abracadabra can be cast.
reason-no-spell = You do not have { $spell }.
reason-no-lamp = You need a lit Lamp to cast a spell.
reason-idle-alms = The bank is empty.
reason-idle-eye-for-an-eye = No other player has a character within reach.
reason-idle-baksheesh = No other player has a character in the city.
reason-idle-last-first = All spaces are scored.
reason-idle-dragon-flight = No unscored cave is empty while the bank has its treasure.
reason-idle-smuggled-in = No city space is deserted.
reason-idle-fata-morgana = No room has both an offer and a stack.
reason-idle-lunar-eclipse = No space lies wholly face up with an odd character.
reason-idle-straggler = None of your characters can move.
reason-idle-open-secret = No other player has characters left to place.
reason-idle-sacrifice = Nobody has any treasure.
reason-idle-return-of-the-dragon = No unscored cave holds treasure.
reason-idle-offering = Nobody has any treasure.
reason-idle-close-sesame = No space can be closed any more.
reason-idle-solar-eclipse = No space lies wholly face up with an even character.
reason-idle-sultans-tax = No other player has a character in a room.
reason-idle-barter = You need a kind to return for another one of the bank.
reason-idle-teleportation = No character of another player can move.
reason-idle-free-rider = No artifact that another has used this round could be used now.
reason-idle-sorcerers-apprentice = You have no unused artifact to give, or no room has an offer.
reason-not-on-board = That character is not on the board.
reason-guard-safe = Spells do not reach the Palace Guard.
reason-own-token = Straggler moves one of your own characters.
reason-others-token = Choose a character of another player.
reason-nowhere = That character has nowhere to go.
reason-already-there = It is already on { $space }.
reason-caves-only = Choose a cave.
reason-rooms-only = Choose a palace room.
reason-cave-stocked = { $space } still holds treasure.
reason-bank-empty = The bank has none of that treasure.
reason-face-down = A character on { $space } is face down.
reason-no-parity = { $parity_id ->
    [odd] No odd character lies on { $space }.
   *[even] No even character lies on { $space }.
 }
reason-no-stack = { $space } has no stack to look through.
reason-not-drawn = { $spell } is not one of the two cards.
reason-no-treasure = You have no { $kind }.
reason-no-player = That player is not in this game.
reason-kind-taken = You already pay another character with { $kind }; each takes a different kind.
reason-kind-order = For characters of equal strength kinds are named in order.
reason-kind-now = The question is about { $kind }.
reason-rest-unpayable = With { $kind } spent here you could not pay the rest.
reason-not-in-stack = No { $artifact } is in the stack.
reason-not-offer = Fata Morgana takes an artifact from the stack.
reason-other-token = The tax is about another character.
reason-not-casters = Choose a character of { $caster }.
reason-too-much = Only { $number } are due.
reason-too-little = You need at least { $least } of them here, for the other kinds do not make up the rest: { $kind }.
reason-bank-short = The bank has only { $have } in kinds you do not return, not { $amount }.
reason-room-full-owner = { $owner } has { $number } characters in { $space } already, the most there may be.
reason-own-short = You have { $have } of them, not { $amount }: { $kind }.
reason-bank-has = The bank has { $have } of them, not { $amount }: { $kind }.
reason-token-first = { $space } comes second: first choose one of your characters.
reason-space-first = You have chosen your { $strength }: say where it goes, or take it back.
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
name-this-round = the round ends
