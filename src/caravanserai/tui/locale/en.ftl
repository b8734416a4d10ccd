# Words of the terminal.

tui-yes = yes
tui-no = no
tui-total = Total
tui-scores = Points
tui-winner = { $winner_you ->
    [yes] You win.
   *[no] { $winner } wins.
}
tui-winners = The victory is shared by { $each_winner_who }.

tui-welcome = { $game_id }, { $seats } players
tui-you-are = You are { $player }.
tui-bots-are = { $each_bot } { $bots ->
    [one] is a bot
   *[other] are bots
} ({ $level_id }).
tui-first-help = Type the number of your choice, or help.
tui-ask = Your choice (1-{ $choices }):
tui-hand-over = { $player }, it is your turn. Press Enter when only you can see the screen.
tui-thinking = { $player } is thinking …
tui-several = That could mean:
tui-no-such-number = There are { $choices } choices; type a number from 1 to { $choices }.
tui-not-understood = I do not understand “{ $line_id }”. Type a number, some words of a choice, or help.
tui-allowed = That is allowed now.
tui-undone = Taken back.
tui-why-usage = Say what you would like to do, in the words of a record, for example: why pass
tui-what-usage = Say by its name what you want to know about, for example: what hammam
tui-what-several = Which of them do you mean? { $names_id }
tui-what-none = There is nothing here that is called { $wanted_id }.
tui-no-rule = No rule says anything about “{ $wanted_id }”.
tui-log-empty = Nothing has happened yet.
tui-save-usage = Say where to: save FILE
tui-saved = Saved as { $file_id }.
tui-not-saved = Could not write { $file_id }: { $why_id }
tui-skip-usage = Say until when you pass, for example: skip this-round. Possible: { $each_promise }, off.
tui-skipping = You pass by yourself until { $until_the }. Other questions still reach you.
tui-not-skipping = You are asked again at every window.
tui-left = You have left the table.
tui-left-saved = The game is kept in { $file_id }. Play on with: serai play --resume { $file_id }
tui-lesson = Lesson { $number } of { $all }
tui-lessons-over = You know enough. Play on with: serai play { $game_id } --bots easy
tui-help =
    a number       take that choice
    some words     take the choice with these words, or list those that have them
    undo           take back your last decision, as far as the rules allow
    why WORDS      why an action is not possible now (in the words of a record)
    what THING     what a thing on the table is, by its name
    rules          the rule behind the question
    rules ID       a rule by its number
    rules WORDS    all rules that mention these words
    log [N]        the last N things that happened
    table          draw the table again (so does an empty line)
    save FILE      write the record
    skip UNTIL     (Morgenland, Magic) pass all windows until then; skip alone lists the possibilities
    quit           leave; a game kept with --save can be resumed

# The menu of games
tui-menu-title = Caravanserai: four games of the Thousand and One Nights
tui-menu-ask = Which game (1-{ $games }, or quit)?
tui-menu-level = How strong should the bots be (1-{ $levels }; nothing: { $level_id })?
tui-menu-players = { $first } to { $last } players

# Reviews
review-sums = Luck and skill, in chances of winning
review-even = an even share
review-luck = luck
review-own = own decisions
review-others = others’ decisions
review-result = the result
review-short = { $player } { $result } % (luck { $luck }, lost by mistakes { $lost })
review-turning = What decided the game
review-better = Where a better decision was found
review-nothing = Nothing stands out.
review-did = { $player }: { $done_id }.
review-change = The chance of { $player } went from { $before } % to { $after } %.
review-slip = Step { $step }, { $player }, a slip: “{ $done_id }”. Better by { $loss } % (± { $error }): “{ $best_id }”.
review-mistake = Step { $step }, { $player }, a mistake: “{ $done_id }”. Better by { $loss } % (± { $error }): “{ $best_id }”.
review-blunder = Step { $step }, { $player }, a blunder: “{ $done_id }”. Better by { $loss } % (± { $error }): “{ $best_id }”.
