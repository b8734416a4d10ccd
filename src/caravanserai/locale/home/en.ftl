# Words of the first page and of the page about oneself.

## Tables

home-waits = { $number ->
    [0] Nobody waits for you
    [one] One table waits for you
    [2] Two tables wait for you
   *[other] { $number } tables wait for you
}
home-urgent = { $table } is the most urgent: { $time }.
home-search = Search tables and people
home-search-none = Nothing with “{ $query }”. Names of tables, people and games are searched.
home-count = { $number }, waiting ones first
home-filter = Which tables
home-filter-all = All
home-filter-waiting = Waiting { $number }
home-filter-hidden = Hidden { $number }
home-column-table = Table
home-column-players = Players, whose turn
home-column-time = Time
home-column-last = Last move
home-all-tables = All { $number } tables
home-fewer = Fewer
home-left-minutes = { $number ->
    [one] { $number } minute left
   *[other] { $number } minutes left
}
home-left-hours = { $number ->
    [one] { $number } hour left
   *[other] { $number } hours left
}
home-left-days = { $number ->
    [one] { $number } day left
   *[other] { $number } days left
}
home-at-least = at least { $time }
home-no-limit = No time limit
home-paused = Pause
home-holiday = Holiday until { $date }
home-lull = Nobody goes on with this game. Say by { $date } what becomes of it.
home-unfinished = Unfinished, nobody has lost
home-seats-open = { $number ->
    [0] Not begun
    [one] { $number } seat open
   *[other] { $number } seats open
}
home-your-turn = your move
home-turn-of = { $name } to move
home-stand-in = a bot plays for them
home-not-begun = Not begun yet
home-more = More: { $table }
home-hide = Hide
home-show = Show again
home-leave = Leave
home-leave-title = Leave { $table }?
home-leave-waiting = Your seat becomes free for somebody else.
home-leave-running = A bot takes your seat and plays on. To come back you would have to ask the host for it.
home-leave-yes = Leave, the seat becomes free
home-leave-yes-bot = Leave, a bot takes the seat
home-delete = Delete
home-delete-title = Delete { $table }?
home-delete-text = Nobody has begun to play. The link opens nothing any more.
home-delete-yes = Delete the table
home-stay = Keep it as it is
home-empty = No tables yet. Start one against bots, or open one for friends.
home-offline = No connection since { $time }. Tables are as you left them.

## Quick start

home-quick = Quick start
home-quick-sub = against bots, nothing to set up
home-game = Game
home-bots = { $number ->
    [one] bot
   *[other] bots
}
home-bots-fewer = One bot fewer
home-bots-more = One bot more
home-with = you and { $names }
home-level = How strong the bots are
home-expert-slow = Expert thinks up to { $seconds } s here
home-play = Play { $game }

## Finished games and numbers

home-finished = Finished
home-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
home-all-finished = All
home-finished-empty = Nothing finished. A short Yspahan takes 20 minutes.
home-won = You won, { $points }
home-lost = { $name } { $best }, you { $points }
home-no-result = No result
home-place-1 = 1st
home-place-2 = 2nd
home-place-3 = 3rd
home-place-4 = 4th
home-place-5 = 5th
home-numbers = Your numbers
home-numbers-empty = After your first game.
home-against = Against whom
home-by-game = By game
home-column-game = Game
home-column-name = Name
home-column-games = games
home-column-won = won
home-column-ahead = ahead
home-column-place = place
home-column-points = points
home-share = { $won } of { $games }
home-percent = { $number } %

## Oneself

you-title = You
you-sub = No account, no mail, no password. What is known about you is on this page.
you-nobody = Nothing about you is kept at the server. Your tables are known to this browser alone: if you clear it, they are lost.
you-become = Keep my tables safe
you-become-sub = makes twelve words with which you come back from anywhere
you-have = Were you here before?
you-have-sub = With a code from your other device, or with your words, your tables come to this one.
you-name = Name and mark
you-name-label = Name at the tables
you-colour = Colour you like best
you-colour-any = any
you-back = Come back from anywhere
you-words = Recovery words
you-words-text = Twelve words. They bring your seats, name, settings and history to another device. Whoever has them is you: keep them like a key.
you-words-elsewhere = The words are shown on the device that made them. You can make new ones here; the old ones are worthless then.
you-show = Show
you-hide = Hide
you-copy = Copy
you-copied = Copied
you-print = Print
you-new-words = New words
you-new-words-sure = New words make the old ones worthless. Make new ones?
you-written = I have written them down
you-written-on = Written down on { $date }. New words make the old ones worthless.
you-not-written = Not written down yet.
you-word = Word { $number }
you-move = To another device
you-move-text = A code or link that is good once, for ten minutes. Open it on the other device.
you-move-make = Make a code
you-move-until = Good until { $time }
you-move-stop = Take it back
you-move-link = Copy the link
you-move-qr = QR code of the link to this person
you-passkey = Passkey
you-passkey-text = Unlock with finger, face or PIN of this device. Nothing of it leaves the device.
you-passkey-add = Add a passkey
you-passkey-use = Come in with a passkey
you-passkey-none = This browser has no passkeys here.
you-passkey-off = This server cannot check passkeys.
you-devices = Devices
you-devices-count = { $number ->
    [one] only this one
   *[other] { $number } can act for you
}
you-devices-empty = Only this one. Write the words down before you lose it.
you-this-device = this device
you-device-unknown = A browser
you-since = since { $made }, last used { $seen }
you-sign-out = Sign out
you-sign-out-one = Sign out: { $device }
you-sign-out-others = Sign out all others
you-last-device = Write the words down first: without them nobody could come back.
you-settings = On this device
you-motion = Less motion
you-motion-text = Things change place at once.
you-sound-text = Five short sounds, only while the page is open.
you-holiday = Holidays
you-holiday-text = In games of several days your clocks stand while you are away. Others at your tables see until when. You may still move.
you-holiday-left = { $number ->
    [one] One day left of { $days } in a year. A day that was begun counts.
   *[other] { $number } days left of { $days } in a year. A day that was begun counts.
}
you-holiday-days = Days from now on
you-holiday-go = Go on holiday
you-holiday-on = You are on holiday until { $date }.
you-holiday-back = I am back
you-data = Your data
you-data-name = Name, colour, settings
you-data-name-for = until you delete it
you-data-devices = { $number ->
    [one] Digest of the secret of { $number } device
   *[other] Digests of the secrets of { $number } devices
}
you-data-devices-for = until signed out
you-data-words = Digest of your words
you-data-words-for = until you make new ones
you-data-holidays = { $number ->
    [0] No holidays
    [one] One holiday
   *[other] { $number } holidays
}
you-data-holidays-for = a year
you-data-games = { $number ->
    [one] { $number } game with your seat
   *[other] { $number } games with your seat
}
you-data-games-for = records stay, your name can go
you-download = Download all
you-delete = Delete me
you-delete-text = Deleting asks once and cannot be undone. Bots take your seats; finished records keep no name.
you-delete-title = Delete all that is known about you?
you-delete-running = { $number ->
    [0] You sit at no running table.
    [one] At { $number } running table a bot takes your seat.
   *[other] At { $number } running tables bots take your seats.
}
you-delete-yes = Delete me for good
you-enter-code = Code from your other device
you-enter-words = Your twelve words
you-enter = Come in
you-enter-question = Bring everything that belongs to that person to this device?
you-fault-word = “{ $word }” is not in the list of words.
you-fault-missing = { $number ->
    [one] { $number } word is missing.
   *[other] { $number } words are missing.
}
you-fault-many = These are more than twelve words.
you-fault-check = These words do not belong together. Perhaps one of them is wrong, or their order.
you-no-person = That belongs to nobody here, or no longer does. Codes are good once and for ten minutes.
you-too-many-tries = Too many tries. Try again in { $seconds } s.
you-signed-out = This device was signed out.
you-saved = Saved

## Ratings

home-rated = rated
home-column-rating = rating
you-ratings = Ratings
you-ratings-empty = No rated game yet. Mark a table as rated when you open one, or sit down at one.
you-rated-games = Your rated games
you-rated-result = { $place }. of { $seats }
you-rated-change = { $change }, then { $rating_id }
you-data-ratings = Results of your rated games
you-data-ratings-for = until you delete them; the others keep their ratings

tell-title = Tell me
tell-sub = nothing hidden is ever in a message
tell-here = On this device
tell-here-text = Shown by the browser, also when the page is closed.
tell-here-nobody = Shown by the browser, also when the page is closed. Your tables are kept safe with it.
tell-none = This host sends no notifications.
tell-browser = This browser gets no notifications here. On a phone, add the page to the home screen first.
tell-refused = The browser was told not to show notifications of this page. Its settings can undo that.
tell-paused = Could not be reached several times, and rests. A test wakes it.
tell-on = On. You are told when you are not looking.
tell-off = Stopped.
tell-stopped = Stopped. It can be turned on again here.
tell-stopped-all = Everything is stopped, on all devices.
tell-try = Test
tell-try-one = Test: { $device }
tell-tried = Sent. It comes within moments.
tell-stop = Stop
tell-stop-one = Stop: { $device }
tell-stop-all = Stop everything
tell-stop-all-text = One click, at once, on all devices. Each message also carries its own way to stop it.
tell-when = When
tell-when-turn = It is my turn
tell-when-over = A game ends
tell-when-joined = Somebody joins my table
tell-mail = By mail
tell-mail-text = Only if you want it. It is never needed, and nobody comes in by it.
tell-mail-to = To { $address_id }, at most once in six hours for a table, until you have been there.
tell-mail-waits = A code is on its way to { $address_id }.
tell-mail-address = Mail address
tell-mail-ask = Send a code
tell-mail-sent = Sent. Type in the code from the mail.
tell-mail-code = Code from the mail
tell-mail-confirm = Confirm
tell-mail-on = Confirmed.
tell-problem-refused = The browser did not allow notifications. Nothing was changed.
tell-problem-push = The browser reaches no push service. Nothing was changed.
tell-problem-no-push = This host sends no notifications.
tell-problem-no-mail = The mail server did not take the letter. Try again later.
tell-problem-bad-address = This is no mail address.
tell-problem-wrong-code = This is not the code that was sent.
tell-problem-no-code = This code is over. Stop, and have a new one sent.
tell-problem-bad-hook = The browser named a push service that may not be used from here.
you-data-places = { $number ->
    [0] No address at which you are told
    [one] 1 address at which you are told
   *[other] { $number } addresses at which you are told
}
you-data-places-for = until stopped
