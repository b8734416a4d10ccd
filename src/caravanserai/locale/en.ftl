# Words of the program that belong to no single game.

seat = Player { $number }
name-piece = { $owner } #{ $number }
nothing = nothing
and = and
name-this-turn = the turn ends
    .the = the turn ends
counted = { $number ->
    [one] { $number } { $one_id }
   *[other] { $number } { $many_id }
}

# A seat in a sentence: the reader, and everybody else.
seat-you = you
    .you = yes
    .who = you
    .whose = your
    .has = you have
    .is = you are
    .was = you were
    .of = of yours
seat-named = { $name_id }
    .you = no
    .who = { $name_id }
    .whose = { $name_id }'s
    .has = { $name_id } has
    .is = { $name_id } is
    .was = { $name_id } was
    .of = of { $name_id }

# Prompts
prompt-over = The game is over.
prompt-chance = Chance decides.
prompt-other = { $actor } decides.

# What a choice costs and gives
effect-costs = costs { $what_id }
effect-gains = gives { $what_id }
effect-costs-other = costs { $player } { $what_id }
effect-gains-other = gives { $player } { $what_id }

# Reasons
reason-over = The game is over.
reason-chance = Dice are being rolled or cards drawn.
reason-not-your-turn = It is { $actor } who decides now.
reason-no-such-action = There is no action number { $number }.
reason-not-now = That is not what is asked now.
reason-stale = The table has moved on since you chose (you saw version { $seen }, it is now { $now }).
reason-undo-others = { $actor } has decided since.
reason-undo-closed = Something new has come to light since your last decision.
reason-undo-nothing = You have made no decision yet.
reason-guide = The rules allow that, but the lesson shows something else first. Try what is pointed at.
reason-guide-over = The lesson is over. Start a game of your own to play on.

# Cards of things
card-name = { $thing }
