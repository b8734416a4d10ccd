# Words of the program that belong to no single game.

seat = Player { $number }
name-piece = { $owner } #{ $number }
nothing = nothing
and = and

# Prompts
prompt-over = The game is over.
prompt-chance = Chance decides.
prompt-other = { $actor } decides.

# Reasons
reason-over = The game is over.
reason-chance = Dice or cards are being drawn.
reason-not-your-turn = It is { $actor } who decides now.
reason-no-such-action = There is no action number { $number }.
reason-not-now = That is not what is asked now.
reason-stale = The table has moved on since you chose (you saw version { $seen }, it is now { $now }).
reason-undo-others = { $actor } has decided since.
reason-undo-closed = Something new came to light since your last decision.
reason-undo-nothing = You have made no decision yet.
reason-guide = The rules allow that, but the lesson shows something else first: try what is pointed at.
reason-guide-over = The lesson is over. Start a game of your own to play on.
