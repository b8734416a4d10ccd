"""Spreading work: many independent, seeded pieces, done in this process, on all cores, or on Ray.

    with spread.backend("cores") as workers:
        for result in spread.in_order(workers.done(play_game, pieces)):
            ...

A piece of work is a function at the top of a module and one argument, both of which can be pickled. It draws chance
from its argument only, so every backend gives the same results, byte for byte, whatever order they come in.
"""

from caravanserai.spread.backends import Backend, CannotSpread, backend, check
from caravanserai.spread.journal import Journal, JournalError
from caravanserai.spread.order import in_order
from caravanserai.spread.resume import resume

__all__ = ["Backend", "CannotSpread", "Journal", "JournalError", "backend", "check", "in_order", "resume"]
