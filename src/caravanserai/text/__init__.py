"""Sentences: catalogues in four languages and the rules reference. No other package holds text for people."""
