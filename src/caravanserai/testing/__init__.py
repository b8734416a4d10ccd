"""The conformance kit: checks that any game must pass."""
