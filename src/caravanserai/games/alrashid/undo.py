"""What ends taking back: the marks C of the decision table."""

from caravanserai.games.alrashid.actions import SPACE
from caravanserai.games.alrashid.board import PALACES
from caravanserai.games.alrashid.fields import FACE_UP, SEAT_BIT
from caravanserai.games.alrashid.state import State, face_down


def closes(before: State, action: int) -> bool:
    """Whether the action brings something hidden to light."""
    word = SPACE.range_of(action).word
    index = action - SPACE.base[word]
    if word == "resolve":  # AR-D7: face-down tokens are turned up
        return index >= PALACES and face_down(before.camps[index - PALACES])
    if word in ("look", "negotiate"):  # AR-D22, AR-D29: if they show him something unknown
        known = FACE_UP | SEAT_BIT[before.actor()]
        return any(not token & known for token in before.camps[index])
    return word in ("done", "discard", "remove")  # AR-D24, AR-D30, AR-D31
