"""The parts of a live table, each usable without the others; `live.Room` puts them together."""
