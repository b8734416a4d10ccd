"""The lab: questions about a game, answered by many games between bots."""
