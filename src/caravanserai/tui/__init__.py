"""The terminal: drawing views and playing with numbered choices. Draws what a seat may see, never the position."""
