# Words of the review of a finished game, of puzzles and of hints.

## The review as a whole

look-title = { $game_id }: looking back
look-review = Looking back
look-at-move = Move { $number } of { $all }
look-at-round = { $round_id } · { $move_id }
look-stretch = { $what_id } { $number }
look-at-end = The end
look-won = Victory: { $players_id }
look-result = Result
look-loading = The game is being read.
look-waiting = { $number ->
    [one] One review comes before this one.
   *[other] { $number } reviews come before this one.
}
look-progress = Getting better: { $percent } %
look-done = { $passes ->
    [one] every move looked at once
   *[other] every move looked at { $passes } times
}
look-unverified = Nobody knows the seed of this record, so its draws could not be checked.
look-stopped = This game cannot be reviewed
look-not-over = It is not over, or it was given up. A game is reviewed only when it has been played to its end.
look-again-soon = It is tried again by itself.
look-try = Try again
look-to-table = To the table
look-to-home = To the first page

## The chart

look-chart = Chance of winning
look-chart-about = an estimate, by the true position
look-chart-mine = an estimate, by the true position; your band lies at the bottom
look-slider = Moment of the game
look-point = { $moment_id }. { $shares_id }
look-share = { $player } { $percent } %
look-table = As a table
look-table-move = Move
look-table-who = Who
look-table-what = What
look-error = ± { $percent }
look-first = First move
look-previous = Back one move
look-next = On one move
look-last = The end
look-play = Play
look-pause = Stop
look-times = { $number }×
look-next-turning = Next turning point
look-share-link = Link to this moment
look-copied = The link is copied.
look-copied-own = The link is copied. It opens only where one of this table is at home.
look-copy-this = Copy this link:

## The list beside it

look-lists = Moments
look-turning = Turning points
look-turning-empty = Nothing is certain yet. They come with the first look at every move.
look-moves = Moves
look-luck = luck
look-change = { $player }: { $before } % to { $after } %
look-chose = { $player_you ->
    [yes] You chose
   *[no] { $player } chose
}: { $choice_id }
look-who = Whose moves
look-everybody = Everybody
look-only-losses = Only losses
look-moves-none = No decision lost more than its error.
look-moves-soon = No loss found so far. Losses come from the second look on.
look-slip = slip
look-mistake = mistake
look-blunder = blunder
look-lost = { $word_id }, lost { $percent } %

## A moment

look-made = { $player } chose this
look-made-you = you chose this
look-verdict-best = Nothing better was found.
look-verdict-unsure = Something else looked better, but by no more than the error.
look-verdict-soon = Not looked at closely yet.
look-verdict-only = There was nothing else to choose.
look-verdict-loss = A { $word_id ->
    [slip] slip
    [blunder] blunder
   *[other] mistake
}: { $percent } % ± { $error } lost against: { $best_id }.
look-instead = What it was worth
look-instead-about = chance of winning after it, by what { $player_you ->
    [yes] you
   *[no] { $player }
} knew
look-chance-then = Before it: { $percent } % by the true position, { $known } % by what { $player_you ->
    [yes] you
   *[no] { $player }
} could know.
look-instead-none = There is nothing to compare yet.
look-instead-error = The best is ahead of the move made by { $percent } %, give or take { $error } %.
look-instead-soon = How far the best is ahead is still being looked at.
look-best = best
look-worth = { $percent } %
look-board = The table
look-part = Part of the table
look-players = Players
look-knew-then = What did { $player_you ->
    [yes] I
   *[no] { $player }
} know then?
look-knew-on = Only what this seat could see.
look-knew-off = Everything is open, also what was hidden then.
look-legend-best = the best found
look-legend-made = the move made
look-legend-chosen = your choice
look-legend-option = other options
look-legend-open = an option
look-play-on = Play on from here
look-play-on-as = Play on as { $player }
look-play-on-title = Play on from this moment
look-play-on-text = A table of your own opens at this moment, with bots in the other seats. What this seat did not know is dealt anew. The record stays as it is.
look-play-on-level = How strong the bots are
look-play-on-hints = With a button for hints
look-play-on-go = Open the table
look-choose-again = Choose again
look-ask-first = Ask me first
look-choose-title = What would you choose now?
look-choose-text = Choose on the board or in the list. The answer comes afterwards.
look-choose-leave = Leave it
look-my-choice = My choice: { $letter_id }
look-choose-first = Choose an option first
look-found = { $letter_id } is the best that was found
look-found-text = You chose it: { $percent } % of such games are won with it.
look-better = { $letter_id } was better
look-better-text = You chose { $chosen_id }: { $percent } % of such games are won with it, { $best } % with { $letter_id }.
look-even-better = Not clearly better
look-even-text = You chose { $chosen_id }: { $percent } %. The best found, { $letter_id }, has { $best } %, which is no more than the error.
look-same-as-then = It is what you chose then, too.

## Areas of players: for `ui-…`, which speaks to the owner; each in one line

ui-ys-first = { $actor_you ->
    [yes] You are first
   *[no] { $actor } is first
}
area-ui-only-you = hidden then
area-ui-your-cards = Cards
area-ui-ft-yours = What was there
area-ui-mo-behind = { $number } in all, hidden then
area-ui-mo-lamp-needed = hidden then; need a lit Lamp

## Luck and skill

look-sums = Luck and skill
look-sums-about = from an even share to the result, in hundredths of a win
look-sums-luck = luck
look-sums-own = own moves
look-sums-others = others
look-sums-result = result
look-sums-error = Luck: what draws gave or took, ± { $error }. Own moves: against the usual move at this table. With the even share of { $even } they make the result.
look-sums-soon = Luck and skill are still being looked at; the figures come in a moment. Everybody begins with an even share of { $even }.

## Puzzles

puzzle-title = Puzzles
puzzle-of-the-day = Puzzle of the day
puzzle-game = Puzzle: { $game_id }
puzzle-today = today
puzzle-about = { $seats } players. Choose before you see the answer.
puzzle-ways = { $number ->
    [one] One option
   *[other] { $number } options
}
puzzle-ways-about = or tap a ring on the board
puzzle-give-up = Give up
puzzle-next = Next puzzle
puzzle-earlier = The day before
puzzle-later = The day after
puzzle-again = See it again
puzzle-worth = Chance to win after each
puzzle-worth-about = line = range of the estimate
puzzle-yours = your choice
puzzle-why = Why
puzzle-why-about = how the turn goes on at its best
puzzle-why-line = The best line
puzzle-why-yours = Your line
puzzle-easy = { $count ->
    [0] Easy bots never choose it.
   *[other] Easy bots choose it in { $count } of { $tries } games.
}
puzzle-gave-up = The best was { $letter_id }
puzzle-gave-up-text = { $percent } % of such games are won with it. A day counts when you choose.
puzzle-week = Your week
puzzle-streak = { $days ->
    [0] no day yet
    [one] { $days } day
   *[other] { $days } days in a row
}
puzzle-day-done = { $day_id }: chosen
puzzle-day-open = { $day_id }: nothing chosen
puzzle-where-from = Puzzles come from played and simulated games.
puzzle-kept = All of them are kept here for when there is no network.
puzzle-archive = Earlier puzzles
puzzle-state-found = found
puzzle-state-missed = tried
puzzle-state-open = open
puzzle-none = { $game_id } has no puzzles yet.
puzzle-offline = No connection, and this game's puzzles were never loaded here.
puzzle-tile-question = One option is clearly best. Which one?
puzzle-tile-choose = Choose a move
puzzle-tile-found = Found
puzzle-tile-missed = { $letter_id } was better
puzzle-tile-next = On to { $game_id }

## Hints

hint-ask = Hint
hint-title = What looks best
hint-about = Chance of winning, by what you know. It is noted in the record.
hint-thinking = It is being looked at.
