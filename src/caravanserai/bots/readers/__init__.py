"""The readers of the learned judges: one file per game that says in numbers what may matter of a position."""
