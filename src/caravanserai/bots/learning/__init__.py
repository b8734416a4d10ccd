"""How judges learn: quick games against themselves, a net fitted to how they ended, and again with the new net."""
