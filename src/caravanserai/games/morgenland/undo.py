"""What can be taken back and what is final (MO-108)."""

from typing import Final

from caravanserai.core.machine import CHANCE, OVER
from caravanserai.games.morgenland.actions import CAMEL, GIVE, KEEP, PASS, PICK, PICK_OFFER, PLACE
from caravanserai.games.morgenland.board import ARTIFACTS, SPACES, SPELLS
from caravanserai.games.morgenland.plays import UNANNOUNCED
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import Counter, React

PLAYS: Final = (React, Counter, CastAbracadabra, *UNANNOUNCED)


def closes(old: State, action: int, new: State) -> bool:
    """MO-108 Undo ends when another seat is asked, something is shown, or the step is final by itself."""
    if isinstance(old.stack[-1], StartTreasure):
        return not (new.stack and isinstance(new.stack[-1], StartTreasure))
    if new.actor() == OVER or new.actor() not in (old.stack[-1].who, CHANCE):
        return True
    if (old.scored, old.current, old.round) != (new.scored, new.current, new.round):
        return True
    return is_final(old, action, new)


def is_final(old: State, action: int, new: State) -> bool:
    """MO-108 A space, a pass, an announcement, the Tent, a piece of a stack, a gift and the camel are final."""
    if action == PASS or PLACE <= action < PLACE + len(SPACES):
        return True
    if KEEP <= action < KEEP + len(SPELLS) or PICK <= action <= PICK_OFFER:
        return True
    if GIVE <= action < GIVE + len(ARTIFACTS) or CAMEL <= action < CAMEL + new.seats:
        return True
    if isinstance(old.stack[-1], PLAYS):
        return not isinstance(new.stack[-1], UNANNOUNCED)
    return False
