"""Measuring the engine: every game, interpreted and compiled, next to a peer, in one run."""
