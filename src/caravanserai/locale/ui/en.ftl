# Words of the browser client's shell.

## Everywhere

ui-language = Language
ui-theme = Theme
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-pair = { $what_id }: { $which_id }
ui-sound = Sounds
ui-menu = Menu
ui-close = Close
ui-back = Back
ui-open = Open
ui-save = Save
ui-skip = Skip to the games
ui-skip-choices = Skip to the choices
ui-loading = Laying the table
ui-lost = There is no such page
ui-to-lobby = To the lobby
ui-back-to-lobby = Back to the lobby

## Lobby

ui-lobby-title = Pick a game, play at once
ui-lobby-sub = No account. Bots sit down in a second; friends join by link.
ui-play-bots = Play against bots
ui-new-table = New table
ui-how-to-play = How to play
ui-open-record = Open a record
ui-join-link = Join by link
ui-paste-link = The link you were given
ui-players-range = { $least } to { $most } players
ui-minutes = { $least } to { $most } min
ui-about-yspahan = Roll, pick your dice, fill the souks and load the caravan.
ui-about-fivetribes = Lift a handful of meeples, sow them, take what you find.
ui-about-alrashid = Send your family to guilds and far lands, barter for titles.
ui-about-morgenland = Lay eight characters face down and outwit the others.
ui-your-tables = Your tables
ui-tables-wait =
    { $number ->
        [one] { $number } waits for you
       *[other] { $number } wait for you
    }
ui-no-tables = No tables yet
ui-no-tables-hint = Start one against bots.
ui-open-tables = Open tables
ui-join-or-watch = join or watch
ui-no-open-tables = None right now. A new table can be listed here.
ui-table-over = The game is over
ui-table-running = The game is on
ui-table-your-move = Your move
ui-table-waiting =
    { $number ->
        [0] Ready to start
        [one] { $number } seat is free
       *[other] { $number } seats are free
    }
ui-seats-taken = { $taken } of { $all } seats taken
ui-play = Play
ui-watch = Watch
ui-join = Join
ui-look = Look
ui-unofficial = Caravanserai is an unofficial project by people who love these games. Names belong to their owners.

## New table and waiting room

ui-seats = Seats
ui-seat-open = Open seat
ui-add-seat = Add a seat
ui-remove-seat = Remove this seat
ui-your-name = Your name
ui-bot = Bot
ui-bot-level = { $level } bot
ui-level-random = Random
ui-level-greedy = Greedy
ui-level-novice = Novice
ui-level-easy = Easy
ui-level-medium = Medium
ui-level-hard = Hard
ui-level-expert = Expert
ui-for-novice = for a child
ui-for-easy = for a first game
ui-for-medium = a fair match
ui-for-hard = punishes slips
ui-for-expert = our strongest
ui-bot-name-1 = Layla
ui-bot-name-2 = Samir
ui-bot-name-3 = Noor
ui-bot-name-4 = Idris
ui-bot-name-5 = Farah
ui-pace = Pace
ui-pace-none = Live, no limit
ui-pace-fast = Live, 1 minute a decision
ui-pace-calm = Live, 3 minutes a decision
ui-pace-day = A day for each decision
ui-pace-days = Three days for each decision
ui-options = Options
ui-more-settings = More settings
ui-table-name = Name of the table
ui-spectators = Spectators
ui-spectators-open = may watch
ui-spectators-delayed = may watch a minute later
ui-spectators-none = may not watch
ui-bot-speed = Speed of bots
ui-speed-instant = at once
ui-speed-normal = normal
ui-speed-slow = slow
ui-listed = Show this table in the lobby
ui-create = Create the table
ui-waiting-room = Waiting room
ui-qr = QR code of the link
ui-ready = ready
ui-make-bot = Seat a bot
ui-make-open = Open the seat
ui-copy = Copy
ui-copied = Copied
ui-share = Share
ui-own-link = Keep your own seat link to come back from any browser.
ui-copy-own = Copy your seat link
ui-copy-join = Copy the invitation
ui-copy-watch = Copy the spectators' link
ui-start = Start the game
ui-start-bots =
    { $number ->
        [one] Start, a bot takes the open seat
       *[other] Start, { $number } bots take the open seats
    }
ui-waiting-about = { $game }, { $number } seats. { $pace_id }.
ui-i-am-ready = I am ready
ui-be-ready = Be ready
ui-opened = has opened the link, not ready
ui-seat-open-hint = a friend by link, or a bot
ui-at-table = At the table
ui-ready-count = { $ready } of { $number } ready
ui-what-is-played = What is played
ui-host-may = you may change it until the start
ui-host-does = the host may change it until the start
ui-change-asks = A change asks everybody to be ready again.
ui-invite = Invite
ui-invite-one = One link for everybody. It gives a seat as long as one is open.
ui-only-here = Only this computer can open this link
ui-only-here-hint = The app listens on this computer alone. Let it listen on your network and friends on the same network can sit down.
ui-listen = Listen on the network
ui-listen-hint = The address will be { $address_id }. It stays open until you stop it or close the app.
ui-listen-none = This computer is on no network at the moment.
ui-on-network = Open on your network
ui-on-network-hint = Friends in the same house can open it. From outside they cannot.
ui-stop = Stop
ui-firewall = Not everybody there? Then the computer's firewall may be asking.
ui-network-failed = The network could not be opened
ui-problem-port = The port is taken by another program. Your table is safe; only the link is missing.
ui-problem-no-network = This computer has no address on a network. Your table is safe; only the link is missing.
ui-try-port = Try port { $port_id }
ui-play-here = Or play here: seats can be shared on this computer.
ui-qr-closed = QR code of the link, not open yet
ui-chat-who = the table sees it
ui-hook = Webhook for a group
ui-hook-hint = Address for Discord, Slack or plain JSON. It is told the table, the game and whose turn it is, when that person is not here.
ui-hook-on = On. Told in the form of { $kind_id }.
ui-hook-paused = Refused { $number } times, paused. Moves were not held up. Save the address to try again.
ui-hook-off = Stopped.
ui-problem-bad-hook = This is no address that can be told. Addresses of the inner network are refused.
ui-told-option = { $player } changed the options: { $what_id }
ui-told-pace = { $player } changed the pace: { $what_id }
ui-ask-rest = Propose a pause
ui-rest-asked = { $player } proposes a pause. It begins when everybody who is here agrees.
ui-rest-missing = Not answered yet: { $names }
ui-rest-agree = Agree
ui-rest-refuse = Play on
ui-rest-withdraw = Withdraw
ui-rest-on = Pause since { $time }. Clocks stand, bots wait.
ui-rest-ends = { $player } wants to go on. The game goes on in { $time }.
ui-rest-go = Go on
ui-rest-go-now = Go on now
ui-paused = Pause
ui-lull = Nobody has played since { $date }. What becomes of this game? Without any answer by { $until } it lapses, and nobody loses.
ui-lull-wait = Wait on
ui-lull-bot = A bot for { $player }
ui-lull-end = End it
ui-lull-voices = { $number ->
    [one] one voice
   *[other] { $number } voices
}
ui-unfinished = This game is over, unfinished.
ui-closed-voted = The people at this table have ended the game unfinished. Nobody has lost.
ui-closed-lapsed = Nobody went on with this game, and it has lapsed unfinished. Nobody has lost.
ui-holiday = on holiday until { $date }
ui-holiday-waits = { $player } is on holiday until { $date }. The clock stands.
ui-my-holiday = Holidays
ui-told-rest-asked = { $player } proposed a pause.
ui-told-rest-refused = { $player } would rather play on.
ui-told-rest-lapsed = The pause that { $player } proposed found no answer.
ui-told-rest-begun = Everybody agreed: pause.
ui-told-rest-ends = { $player } wants to go on.
ui-told-rest-over = The game goes on.
ui-told-lull-asked = Nobody has played for a long time. What becomes of this game?
ui-told-lull-wait = { $player } wants to wait on.
ui-told-lull-bot = { $player } wants a bot in the missing seat.
ui-told-lull-end = { $player } wants to end the game.
ui-told-lull-done-wait = It was decided to wait on.
ui-told-lull-done-bot = It was decided that a bot takes the missing seat.
ui-told-lull-voted = It was decided to end the game unfinished.
ui-told-lull-lapsed = Nobody answered, and the game has lapsed.
ui-problem-holiday = This person is on holiday, and the clock stands.
ui-problem-on-holiday = You are on holiday already.
ui-problem-no-holiday = You do not have so many days left.
ui-leave-ask = Leave this table?
ui-leave-running = A bot takes your seat and plays on. Your name stays in the log. To come back you have to ask for a seat.
ui-leave-waiting = Your seat is free again for others.
ui-stay = Stay
ui-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
ui-host-starts = The host starts the game.
ui-sit-title = Sit down to play { $game }
ui-choose-seat = Choose your colour
ui-sit-down = Sit down
ui-just-watch = Just watch

## Table

ui-link-connecting = Connecting
ui-link-live = Live
ui-link-lost = Reconnecting
ui-link-closed = Closed
ui-watchers =
    { $number ->
        [one] { $number } spectator
       *[other] { $number } spectators
    }
ui-rules = Rules
ui-log = Log
ui-chat = Chat
ui-side = Log, chat, rules
ui-drawers = Drawers
ui-parts = Parts of the table
ui-board = Board
ui-own-area = Your area
ui-prompt = What is asked
ui-your-move = Your move
ui-thinking = { $actor } is thinking
ui-chosen = Chosen so far
ui-back-here = Go back to here
ui-next = next
ui-undo = Undo
ui-choices = Choices
ui-choices-count =
    { $number ->
        [one] { $number } choice
       *[other] { $number } choices
    }
ui-choices-none = not your turn
ui-choices-idle = { $number ->
    [one] { $number } more that changes little
   *[other] { $number } more that change little
}
ui-final = cannot be undone
ui-wait = You are asked when it is your turn. Look around meanwhile.
ui-watching = You are watching.
ui-over = The game is over.
ui-fold = See the board
ui-unfold = Show the choices
ui-as-list =
    { $number ->
        [one] { $number } choice as a list
       *[other] { $number } choices as a list
    }
ui-more-there =
    { $number ->
        [one] { $number } more that way
       *[other] { $number } more that way
    }
ui-players = Players
ui-players-order = in playing order
ui-you = You
ui-to-move = to move
ui-bot-plays = a bot plays
ui-away = away since { $time }
ui-put-bot = Let a bot sit in
ui-hours-left =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
ui-time-low = Time is getting short.
ui-more =
    { $number ->
        [one] { $number } more
       *[other] { $number } more
    }
ui-more-events =
    { $number ->
        [one] And { $number } more event.
       *[other] And { $number } more events.
    }
ui-why-allowed = You can choose this now.
ui-why-unknown = This is not what is asked now.
ui-card-now = Now
ui-card-can = You can
ui-card-not-now = Not now
ui-card-more = more
ui-generic-dock = Everything you know stands on the board above.
ui-no-spectators = Nobody may watch this table.

ui-log-empty = No moves yet
ui-log-empty-hint = Each move is told here.
ui-report-sentence = Report this sentence
ui-report-copied = Copied. Paste it into your report:
ui-report-by-hand = For your report:
ui-chat-empty = Nothing said
ui-chat-empty-hint = Say hello; the table sees it.
ui-chat-say = Say something
ui-send = Send
ui-unread = unread
ui-rules-search = Search the rules
ui-rules-none = No rule has these words.

ui-part-board = Board
ui-part-city = City
ui-part-tower = Tower
ui-part-caravan = Caravan
ui-part-tiles = Tiles
ui-part-market = Market
ui-part-djinns = Djinns
ui-part-areas = Areas
ui-part-titles = Titles
ui-part-families = Families
ui-part-road = Road
ui-part-magic = Magic
ui-part-bank = Bank

ui-let-bot = Let a bot play for me
ui-take-back-seat = Take my seat back
ui-stand-in = A bot plays for you.
ui-look-back = Look back
ui-look-back-why = Who was winning, and why
ui-hints-tick = With a button for hints
ui-hints-about = It shows what looks best. That hints were on is noted in the record.
ui-leave = Leave the table
ui-asks-seat = { $name } asks for the seat of { $colour }.
ui-let-in = Let in
ui-not-let-in = Not this time
ui-somebody = Somebody
ui-asked-owner = You have asked for a seat. A bot plays it until the owner lets you in.
ui-people = People
ui-mute = Mute
ui-unmute = Let speak
ui-remove = Remove
ui-report = Report
ui-report-what = What did { $name } do? The host of this server reads it.
ui-report-sent = The host has been told.
ui-quiet = Spectators may not chat
ui-notice-muted = The owner of this table has muted you.
ui-keys = Keys
ui-key-1 = take a listed choice
ui-key-2 = number the next nine choices
ui-key-3 = pick, confirm
ui-key-4 = back one step
ui-key-5 = undo
ui-key-6 = pass, done
ui-key-7 = what the focused thing is, and why not
ui-key-8 = log
ui-key-9 = chat
ui-key-10 = rules
ui-key-11 = hide the previews
ui-key-12 = the board nearer, farther, whole
ui-key-13 = mark the others' last moves again
ui-zoom-in = Nearer
ui-zoom-out = Farther

## Line and errors

ui-no-line = No connection since { $time }.
ui-no-line-safe = The board stays as it was; your last move is saved.
ui-no-line-unsent = Your move is kept here and sent when the connection is back.
ui-retry = Try again
ui-moved-on = The table has moved on; choose again.
ui-notice-saved-not = The server could not save. Your last move before this one is safe; this one was not taken.
ui-notice-internal = The server could not answer. Your last move is saved; this one was not taken.
ui-notice-slow-down = That was a little fast. Please try again.
ui-problem-hint = Perhaps the lobby helps.
ui-problem-internal = Something went wrong on the server.
ui-reference = (Reference for whoever runs this server: { $id })
ui-problem-offline = The server cannot be reached.
ui-problem-no-table = This table does not exist here.
ui-problem-no-table-hint = The link may be cut off, or the table was deleted.
ui-problem-no-entry = This link does not open the table.
ui-problem-no-entry-hint = Ask the host for a new link.
ui-problem-signed-out = This device was signed out.
ui-problem-signed-out-hint = Come in again with a code from another device, or with your words.
ui-problem-no-person = This passkey or code was not accepted.
ui-problem-too-many-tries = Too many tries. Please wait a minute.
ui-problem-deleted = The host has deleted this table.
ui-problem-old-page = This page is from an older version.
ui-problem-old-page-hint = Load the page anew: the game is where it was.
ui-problem-old-rules = This game has ended because its rules have been corrected since.
ui-problem-old-rules-hint = What was played is kept. Save the record, or begin a new game.
ui-problem-damaged = This table cannot be read.
ui-problem-damaged-hint = The host has been told. Other tables are not affected.
ui-problem-full = All seats are taken. You may watch.
ui-problem-started = The game has already started.
ui-problem-taken = This seat is taken.
ui-problem-too-many = Too many at once. Please wait a moment.
ui-problem-bad-option = These options do not go together.
ui-problem-bad-request = The server did not understand this.
ui-problem-not-over = The game is not over yet.
ui-problem-bad-record = This file is no record of a game.
ui-problem-cut-record = This record is cut off: the game ends in the middle.
ui-problem-other-rules = This record is of a game, or of rules, that are not here.
ui-problem-false-record = This record is not genuine: its seed does not lead to its dice and draws.
ui-problem-no-hint = There are no hints here now.
ui-problem-busy = The server has much to do. Please try again in a while.
ui-problem-storage = The server cannot save at the moment.

## End of the game and looking back

ui-wins =
    { $number ->
        [one] { $names } wins with { $points }
       *[other] { $names } win together with { $points }
    }
ui-result = Result
ui-final-score = Final score
ui-total = Total
ui-ahead =
    { $points ->
        [0] level with you
       *[other] { $points } ahead of you
    }
ui-tie-none = No tie-break was needed.
ui-tie-decided = The most points were tied; the tie-break decided.
ui-tie-shared = The victory is shared.
ui-rematch = Same table again
ui-to-rematch = To the next game
ui-review = Review the game
ui-look-board = Look at the board
ui-final-board = The board at the end of the game
ui-save-record = Save record
ui-verify = Verify
ui-verified = Chance was what the server had committed to.
ui-not-verified = Chance was not what the server had committed to.
ui-seed = seed
ui-replay = Looking back
ui-first = First moment
ui-previous = Previous moment
ui-following = Next moment
ui-last = Last moment
ui-play-on = Play
ui-pause = Pause
ui-moment = Moment
ui-moment-of = { $number } of { $all }
ui-speed = Speed
ui-eyes = Whose eyes
ui-spectator = Spectator
ui-to-present = Back to the present
ui-recap = While you were away
ui-recap-watch = Watch

## Games: captions of the boards

ui-vp = VP
ui-place =
    { $place ->
        [1] 1st to play
        [2] 2nd to play
        [3] 3rd to play
       *[other] { $place }th to play
    }
ui-your-cards = Your cards
ui-only-you = only you see them
ui-no-cards = No cards yet.

ui-ys-phase = Week { $week } of 3 · Day { $day } of 7
ui-ys-when = Week { $week }, day { $day }
ui-ys-first = { $actor } is first
ui-ys-dice =
    { $number ->
        [one] { $number } die of value { $value }
       *[other] { $number } dice of value { $value }
    }
ui-ys-uses =
    { $level_id ->
        [camel] { $goods ->
            [one] { $goods } camel
           *[other] { $goods } camels
        }
        [gold] { $goods } gold
       *[other] { $goods ->
            [0] no cube
            [one] { $goods } cube
           *[other] { $goods } cubes
        }
    }, or move { $value }, or a card
ui-ys-in-use = in use now
ui-ys-loaded = { $number } of { $all }, next +{ $points } VP
ui-ys-deck = Deck: { $number }
ui-ys-discard = Discard pile: { $number }
ui-ys-no-dice = no dice
ui-ys-free = free
ui-ys-gold = { $number } gold
ui-ys-empty = empty
ui-ys-cube-of = cube of { $actor }
ui-ys-complete = complete, { $actor }
ui-ys-reserve = Reserve
ui-ys-buildings = Buildings
ui-ys-built = built
ui-ys-costs = { $camels } camels, { $gold } gold
ui-ys-group-street =
    { $street_id ->
        [w] West street
        [n] North street
        [e] East street
        [s] South street
       *[c] Crossroads
    }
ui-ys-group-build = Build
ui-ys-group-play = Play a card
ui-ys-fill-asks = Where do the { $number } cubes go?
ui-ys-fill = Put { $number ->
    [one] 1 cube
   *[other] { $number } cubes
} into { $souk }
ui-ys-fill-gives = { $complete ->
    [0] then { $have } of { $all }
   *[other] complete: { $points } VP at the week's end
}, { $street ->
    [0] safe
    [one] { $number ->
        [one] beside the street
       *[other] 1 beside the street
    }
   *[other] { $street } beside the street
}
ui-ys-shop-by-shop = Shop by shop


ui-ft-camel-of = camel of { $actor }
ui-ft-spot = spot { $price }
ui-ft-next-bids = Next bids
ui-ft-your-bid = the price of your bid
ui-ft-pile =
    { $number ->
        [one] { $number } card in the pile
       *[other] { $number } in the pile
    }
ui-ft-row = place { $number } in the row
ui-ft-markets = Small: 1 of the first 3 for 3 gold. Large: 2 of the first 6 for 6.
ui-ft-supplies = Supplies
ui-ft-worth = { $points } VP if kept
ui-ft-hand = In your hand
ui-ft-may-end = the move may end here: { $tribes }
ui-ft-yours = Yours
ui-ft-group-tile = { $tile }, { $type }
ui-ft-group-column = Column { $column_id }
ui-ft-group-before = Before the players
ui-ft-cards = Cards
ui-ft-goods = Your goods
ui-ft-scale = Worth of different kinds
ui-ft-keep = Keep all: { $points } VP at the end.
ui-ft-sale = This sale: { $what_id }, and { $rest } VP for the rest.
ui-ft-sell-none = Choose the kinds to sell
ui-ft-no-djinns = No djinn yet.
ui-ft-used = used
ui-ft-plus-gold = + gold


ui-ar-service-intrigue = Spies
ui-ar-service-military = Mercenaries
ui-ar-gone = none left
ui-ar-no-camp = no mercenaries
ui-ar-worth = worth { $number } together
ui-ar-reserve = in reserve
ui-ar-no-tokens = No mercenaries yet.
ui-ar-no-titles = No titles yet.
ui-ar-group-place =
    { $place_id ->
        [palace] { $pawn } to a palace
       *[territory] { $pawn } to a territory
    }
ui-ar-group-give = Give { $kind }
ui-ar-year = Year { $year } of { $years }
ui-ar-short-intrigue = Intrigue
ui-ar-short-military = Military
ui-ar-short-lore = Lore
ui-ar-short-commerce = Commerce
ui-ar-short-politics = Politics
ui-ar-short-al-rashid = Al-Rashid
ui-ar-short-silk-road = Silk Road
ui-ar-short-spice-road = Spice Road
ui-ar-short-sanmatia = Sanmatia
ui-ar-short-mare-indianum = Mare Indianum
ui-ar-short-abbasid-caliphate = Abbasid Caliphate
ui-ar-short-mare-internum = Mare Internum
ui-ar-short-nilus-valley = Nilus Valley
ui-ar-visit = Your visit
ui-ar-visit-at = { $area }, rank { $rank }
ui-ar-note = Spend a Credit Note: { $less } less
ui-ar-beyond = your goods are worth { $value }
ui-ar-visit-pay = { $number ->
    [one] Pay { $price }, take it
   *[other] Pay { $price }, take both
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 dishonor"}
}
ui-ar-visit-take = { $number ->
    [one] Take it
   *[other] Take both
}{ $dishonor ->
    [0] {""}
   *[other] {" · 1 dishonor"}
}
ui-ar-one-payment = One payment for all
ui-ar-two = two actions at most
ui-ar-at-rank = { $price } at rank { $rank }
ui-ar-less = { $cost }, less { $less } for your note
ui-ar-keeps = keeps { $number }
ui-ar-keeps-kind = keeps { $number } { $kind }
ui-ar-row-worth = worth { $worth }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
ui-ar-pay = Pay { $price } with { $number ->
    [one] 1 good
   *[other] { $number } goods
}
ui-ar-must = Must contain
ui-ar-battle = Your battle
ui-ar-against = sent, more than { $against } needed
ui-ar-beaten = beaten
ui-ar-then = then
ui-ar-out = { $number } out
ui-ar-free = free
ui-ar-plus = 1 + favour
ui-ar-spies = Spy steps
ui-ar-box = box { $number }
ui-ar-secret = secret
ui-ar-left = left:
ui-ar-pay-for = Pay { $price } for: { $parts }
ui-ar-paid = Paid { $price }
ui-ar-bonus = each { $number } stronger
ui-ar-fight = { $number ->
    [one] Fight with 1 token
   *[other] Fight with { $number } tokens
 }
ui-ar-battle-hint = Pick the tokens to send; nobody sees them until you fight.
ui-ar-no-such-token = You have none of this colour.
ui-ar-spies-left = { $number ->
    [0] none of yours left
    [one] 1 of them yours
   *[other] { $number } of them yours
 }

ui-pass = Pass for me
ui-pass-hint = Others see only that you passed, after the same short wait, whatever you hold.
ui-pass-until = Until …
ui-pass-end = Ask me again
ui-pass-this-round = This round
ui-pass-this-round-gives = until the next treasure card
ui-passing-this-round = Passing this round
ui-pass-until-ended = Until I end it
ui-pass-until-ended-gives = stays on; one click in the dock ends it
ui-passing-until-ended = Passing until you end it
ui-pass-unless-able = Unless I can do something
ui-pass-unless-able-gives = you are asked only when you hold a play
ui-passing-unless-able = Passing unless you can do something
ui-once = Ask me only this once in this turn
ui-passing-this-turn = You are not asked again in this turn
ui-passing-until = Passing until { $until_the }
ui-mo-round = Round { $round }
ui-mo-artifacts = Artifacts
ui-mo-spells = Spells
ui-mo-uses =
    { $number ->
        [one] { $number } artifact use left
       *[other] { $number } artifact uses left
    }
ui-mo-to-place = To place
ui-mo-hide = Hide my strengths
ui-mo-behind = { $number } in all, behind your screen
ui-mo-no-artifacts = No artifacts yet.
ui-mo-no-spells = No spells.
ui-mo-no-treasure = no treasure this round
ui-mo-stack = { $number } more
ui-mo-closed = closed
ui-mo-scored = scored
ui-mo-got = got it
ui-mo-face-down = face down
ui-mo-pending = Spells being cast
ui-mo-tokens =
    { $number ->
        [one] { $number } character
       *[other] { $number } characters
    }
ui-mo-first-tent = first: two spells, gives one away
ui-mo-first-djinn = first: uses two artifacts
ui-mo-first-market = first: 1 treasure for 3
ui-mo-first-caravanserai = first: names the first player
ui-mo-short-cave-red = Red
ui-mo-short-cave-white = White
ui-mo-short-cave-blue = Blue
ui-mo-short-cave-black = Black
ui-mo-short-cave-gold = Gold
ui-mo-short-tent = Tent
ui-mo-short-djinn = Djinn
ui-mo-short-market = Market
ui-mo-short-caravanserai = Caravan
ui-mo-short-guard = Guard
ui-mo-short-room-1 = Room 1
ui-mo-short-room-2 = Room 2
ui-mo-short-room-3 = Room 3
ui-mo-short-room-4 = Room 4
ui-mo-short-room-5 = Room 5
ui-mo-laying = Laid { $space_to } in a moment.
ui-mo-who-goes = Which character goes { $space_to }?
ui-mo-take-back = Take back
ui-mo-cards-left =
    { $number ->
        [one] { $number } card left in the deck
       *[other] { $number } cards left in the deck
    }
ui-mo-reconstruction = The treasure cards are our own reconstruction, not the printed ones.
ui-mo-unseen = one piece taken unseen
ui-mo-spells-hidden =
    { $number ->
        [one] { $number } hidden spell
       *[other] { $number } hidden spells
    }
ui-mo-deck =
    { $number ->
        [one] { $number } spell in the deck
       *[other] { $number } spells in the deck
    }
ui-mo-current = being scored
ui-mo-pay = Pay { $number }
ui-mo-take = Take { $number }
ui-mo-missing = { $number } more needed
ui-mo-less = fewer: { $kind }
ui-mo-one-more = more: { $kind }
ui-mo-price-of = Price { $number }
ui-mo-buy-for = Buy for { $price }
ui-mo-kinds-missing =
    { $number ->
        [one] Choose { $number } more kind
       *[other] Choose { $number } more kinds
    }
ui-mo-bank-small = small: in the bank
ui-mo-card = Card { $card }
ui-mo-lit = Lamp is lit
ui-mo-lamp-needed = only you see them; need a lit Lamp
ui-mo-scoring = Scoring, space { $number } of { $all }
ui-mo-asked = Who is asked
ui-mo-passed = passed
ui-mo-now = asked now
ui-mo-waiting = still to come
ui-mo-asks-start = Choose your { $number } starting treasures.
ui-mo-asks-pay = Pay { $number }: with which treasure?
ui-mo-group =
    { $band_id ->
        [cave] Caves
        [room] Palace
       *[city] City
    }
ui-mo-asks-take = { $number ->
    [one] Take 1 treasure of your choice.
   *[other] Take { $number } treasures of your choice.
}
ui-mo-asks-barter = Barter: return treasure and take as much in other kinds.
ui-mo-exchange = Exchange { $number } for { $number }
ui-mo-still-take = Take { $number } more
ui-mo-still-return = Return { $number } more
ui-mo-barter-hint = Return something


# The guided first game
ui-guide-play = Learn by playing
ui-guide-name = Guided game
ui-guide-step = { $number } of { $all }
ui-guide-next = Next
ui-guide-try = Now you: { $what_id }
ui-guide-others = What the others did
ui-guide-do = Show me
ui-guide-more = More
ui-guide-leave = End the lesson
ui-guide-done = You know enough
ui-guide-done-text = You have seen what matters. Everything else is explained when it comes up: click anything to learn why you can or cannot choose it.
ui-guide-stop = End the lesson here?
ui-guide-stop-text = You can start it again at any time from the first page.
ui-guide-easy = Play against easy bots
ui-guide-rules = Read all rules
ui-guide-again = Once more from the start
ui-guide-go-on = Go on with the lesson

ui-howto-title = How to play { $game_id }
ui-howto-contents = On this page
ui-howto-minutes = { $number } minutes to read
ui-howto-range = { $first_id } to { $last_id }
ui-howto-lesson = Play the lesson
ui-howto-bots = Play against bots
ui-howto-rules = Rules in full
ui-howto-all-rules = The full rules, { $number } numbered, searchable

## What happened

ui-now = now
ui-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
ui-play-turn = Play this turn again
ui-play-again = Play again: { $what }
ui-replay-last = Replay
ui-replay-title = Play the others' last moves again, step by step
ui-player = Player
ui-name-you = { $name }, you
ui-pause-change = Change
ui-pause-own =
    { $change ->
        [one] You scored { $change } point
       *[other] You scored { $change } points
    }, total { $total }, { $rank ->
        [1] in the lead
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }.
ui-pause-next = Next
ui-pause-order = Order of play
ui-pause-board = Show the board
ui-pause-unfold = Show the card
ui-pause-left = Goes on in { $number } s
ui-pause-reads = still reading
ui-pause-ready = ready
ui-pauses = Pause for a card after each week, year or round

## Rated tables, plans

ui-rated = Rated
ui-rated-tick = Rated: the result counts
ui-rated-hint = For people who want to know how strong they are. It needs a clock, and everybody accepts it before the start.
ui-rated-room = This table is rated: the result counts for everybody's rating. Whoever is ready accepts that. Who leaves, or has a bot playing at the end, counts as last.
ui-rated-ready = Ready, and rated
ui-rating = { $points_id } ± { $range_id }
ui-rating-hint = 1500 is what a medium bot plays, and 200 more win three games of four. The true value lies within the ± in 19 of 20 cases.
ui-problem-rated-off = This host offers no ratings.
ui-problem-rated-pace = A rated table needs a clock, so that nobody can hold it up.
ui-problem-rated-bot = How strong this bot is was never measured. Choose another level.
ui-problem-rated-person = Only somebody who is known again can be rated. Open the page about you first.
ui-problem-rated-same = One person, or one address, at two seats is not rated.
ui-problem-rated-alone = A rated game needs two people at least.
ui-problem-rated-not-ready = A rated game begins when everybody is ready for it.
ui-problem-rated-fixed = Nobody can change that while a rated game runs.
ui-plan = Plan ahead
ui-plan-kept =
    { $number ->
        [one] Planned: { $number } answer
       *[other] Planned: { $number } answers
    }
ui-plan-text = Answers for what may come. The server keeps them for you alone and drops all of them at the first surprise.
ui-plan-case = If this happens
ui-plan-any = Whatever happens
ui-plan-if = { $player }: { $what_id }
ui-plan-answer = your answer
ui-plan-choose = Choose
ui-plan-then = And then
ui-plan-more = Another case
ui-plan-keep = Add to the plan
ui-plan-drop = Remove
ui-plan-withdraw = Withdraw the whole plan
ui-plan-none = Nothing can be foreseen from here.
ui-plan-dropped = Your plan was dropped: something came that it had not foreseen.
ui-plan-done = Your plan has been carried out.
ui-plan-short-dropped = Plan dropped
ui-plan-short-done = Plan carried out
ui-title-turn = Your move
ui-tell-table = Tell me when I am not looking at this table
ui-tell-me = How I am told
