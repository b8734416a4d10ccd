"""What cannot be taken back (FT-129), beyond chance and the decisions of others."""

from caravanserai.games.fivetribes.actions import END_TURN
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot
from caravanserai.games.fivetribes.powers import KeepDjinn
from caravanserai.games.fivetribes.state import State


def closes(before: State, action: int, after: State) -> bool:
    """FT-129 A completed bid, the end of a turn and the choice with Sibittis cannot be taken back."""
    top = before.stack[-1]
    if isinstance(top, ChooseSpot):
        return not isinstance(after.stack[-1], ChooseBidFakirs)
    return action == END_TURN or isinstance(top, ChooseBidFakirs | KeepDjinn)
