"""The machine every game runs on. It knows no game, no player and no random generator."""
