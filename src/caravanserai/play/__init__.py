"""Checked play on top of the engine: matches, chance from a secret seed, records."""
