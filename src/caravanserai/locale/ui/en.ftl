# Words of the browser client's shell.

## Everywhere

ui-language = Language
ui-theme = Theme
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-pair = { $what_id }: { $which_id }
ui-sound = Sounds
ui-tips = Tips for the first decisions
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
ui-minutes = { $number } min
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
ui-level-easy = Easy
ui-level-medium = Medium
ui-level-hard = Hard
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
ui-invite-hint =
    { $number ->
        [one] One seat is free: send the link, or start and a bot takes it.
       *[other] { $number } seats are free: send the link, or start and bots take them.
    }
ui-all-here = Everybody is here.
ui-qr = QR code of the link
ui-ready = ready
ui-away-now = away
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
        [one] Start now, a bot takes the open seat
       *[other] Start now, bots take the open seats
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
ui-final = cannot be undone
ui-wait = You are asked when it is your turn. Look around meanwhile.
ui-watching = You are watching.
ui-over = The game is over.
ui-fold = See the board
ui-unfold = Show the choices
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
ui-time-low = Less than half a minute left.
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
ui-tip = Tip
ui-no-tips = No more tips
ui-generic-dock = Everything you know stands on the board above.
ui-no-spectators = Nobody may watch this table.

ui-log-empty = No moves yet
ui-log-empty-hint = Each move is told here.
ui-show-moment = Show this moment
ui-auto = auto
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
ui-key-7 = why not? for the focused thing
ui-key-8 = log
ui-key-9 = chat
ui-key-10 = rules
ui-key-11 = hide the previews
ui-key-12 = the board nearer, farther, whole
ui-zoom-in = Nearer
ui-zoom-out = Farther

## Line and errors

ui-reconnecting =
    { $seconds ->
        [one] Reconnecting for { $seconds } second.
       *[other] Reconnecting for { $seconds } seconds.
    }
ui-reconnecting-safe = The board stays; your last move is saved.
ui-retry = Try again
ui-moved-on = The table has moved on; choose again.
ui-notice-saved-not = The server could not save. Your last move before this one is safe; this one was not taken.
ui-notice-internal = The server could not answer. Your last move is saved; this one was not taken.
ui-notice-slow-down = That was a little fast. Please try again.
ui-problem-hint = Perhaps the lobby helps.
ui-problem-internal = Something went wrong on the server.
ui-problem-offline = The server cannot be reached.
ui-problem-no-table = This table does not exist.
ui-problem-no-table-hint = The link may be cut off, or the table was deleted.
ui-problem-no-entry = This link does not open the table.
ui-problem-no-entry-hint = Ask the host for a new link.
ui-problem-deleted = The host has deleted this table.
ui-problem-old-page = This page is from an older version.
ui-problem-old-page-hint = Load the page anew: the game is where it was.
ui-problem-old-rules = This game ended: its rules were corrected since.
ui-problem-old-rules-hint = What was played is kept. Save the record, or begin a new game.
ui-problem-damaged = This table cannot be read.
ui-problem-damaged-hint = The host has been told. Other tables are not affected.
ui-problem-full = All seats are taken. You may watch.
ui-problem-started = The game has already started.
ui-problem-taken = Somebody else just took this seat.
ui-problem-too-many = Too many at once. Please wait a moment.
ui-problem-bad-option = These options do not go together.
ui-problem-bad-request = The server did not understand this.
ui-problem-not-over = The game is not over yet.
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

ui-tip-yspahan-d-yellow = Yellow dice belong to you alone: only you may take the groups they make. They cost 1 gold each, and a roll is final.
ui-tip-yspahan-d-group = A group gives goods of its level, or moves the Supervisor by its value, or draws a card. More dice give more goods.
ui-tip-yspahan-d-action = Goods fill a souk, and only complete souks score at the end of a week. The Supervisor sends the cubes he meets to the caravan.
ui-tip-yspahan-d-supply = A souk belongs to one player. Complete it before the week ends, or its cubes are wasted.
ui-tip-yspahan-d-move = Each step more or fewer than the dice say costs 1 gold. Cubes he stops beside go to the caravan and score there.
ui-tip-yspahan-d-build = The first two buildings score nothing, the third to fifth 5 points each, the sixth 10.
ui-tip-yspahan-d-end = You may still play cards, then end your turn.

ui-ft-camel-of = camel of { $actor }
ui-ft-spot = spot { $price }
ui-ft-next-bids = Next bids
ui-ft-your-bid = the price of your bid
ui-ft-pile =
    { $number ->
        [one] { $number } card in the pile
       *[other] { $number } in the pile
    }
ui-ft-row = row { $number }
ui-ft-small-market = Small market: 1 of the first row, 3 gold
ui-ft-large-market = Large market: 2 of the first two rows, 6 gold
ui-ft-hand = In your hand
ui-ft-may-end = the move may end here: { $tribes }
ui-ft-yours = Yours
ui-ft-cards = Cards
ui-ft-no-djinns = No djinn yet.
ui-ft-used = used
ui-ft-plus-gold = + gold

ui-tip-fivetribes-d-bid-spot = A dearer spot plays earlier. Gold is points at the end, so bid only for a turn you want.
ui-tip-fivetribes-d-start-tile = Look for a last tile where your last meeple meets its own colour: you take all of that colour there.
ui-tip-fivetribes-d-drop = Drop one meeple a tile, never straight back. An emptied last tile becomes yours with a camel.
ui-tip-fivetribes-d-market = Different cards make the best sets: nine kinds are worth 60.
ui-tip-fivetribes-d-sacred = Djinns score points and bring powers. They cost two Elders, or an Elder and a Fakir.
ui-tip-fivetribes-d-closing = Cards also score at the end of the game, so sell only when the gold helps now.

ui-ar-service-intrigue = Spies
ui-ar-service-military = Mercenaries
ui-ar-gone = none left
ui-ar-no-camp = no mercenaries
ui-ar-worth = worth { $number } together
ui-ar-reserve = in reserve
ui-ar-no-tokens = No mercenaries yet.
ui-ar-no-titles = No titles yet.
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
ui-ar-against = of more than { $against }
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

ui-promise = Pass for me until
ui-promise-stop = Ask me again
ui-promise-hint = Others see only that you passed, after the same short wait.
ui-promised = Passing until { $until }.
ui-promise-more = a space …
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
ui-mo-laying = Laid on { $space } in a moment.
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
ui-mo-asks-take = { $number ->
    [one] Take 1 treasure of your choice.
   *[other] Take { $number } treasures of your choice.
}
ui-mo-asks-barter = Barter: return treasure and take as much in other kinds.
ui-mo-exchange = Exchange { $number } for { $number }
ui-mo-still-take = Take { $number } more
ui-mo-still-return = Return { $number } more
ui-mo-barter-hint = Return something

ui-tip-morgenland-d-start = Three treasures of any kinds. Different kinds help: each character in a room is paid with a kind of its own.
ui-tip-morgenland-d-token = Strong characters win spaces, but in a palace room you pay what your characters there are worth.
ui-tip-morgenland-d-space = Lay it face down. Caves bring treasure, the city helps, the Guard lets you in, the rooms sell artifacts.
ui-tip-morgenland-d-react = Each player may play something while a space is scored. Pass if you have nothing; others see only the pass.
ui-tip-morgenland-d-buy = Each of your characters here is paid with another kind of treasure. The most artifacts win the game.
ui-tip-morgenland-d-market = One treasure back, three of your choice.
ui-tip-morgenland-d-bribe = Pay the difference to the guard and you may buy in the rooms.

# The guided first game
ui-guide-play = Learn by playing
ui-guide-name = Guided game
ui-guide-step = { $number } of { $all }
ui-guide-next = Next
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
