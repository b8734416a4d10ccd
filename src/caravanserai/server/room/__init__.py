"""The parts of a live table, each on top of the one before: inbox, company, showing, playing, asking."""
