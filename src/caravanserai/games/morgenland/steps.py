"""All steps of the game, for reading positions."""

from typing import Any, Final

from caravanserai.core.machine import Step
from caravanserai.games.morgenland.city import ChooseSpell, DrawSpell, NameFirst, ShowSpell, ShowSpells, Trade
from caravanserai.games.morgenland.guard import Admission, Bribe, TurnUpGuard
from caravanserai.games.morgenland.offers import FillRooms, FindPiece, LookThrough, TurnUp
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.plays import ChooseDestination, ChooseRide, ChooseTarget, CopyToken
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.rooms import Buy, PayToken
from caravanserai.games.morgenland.setup import FirstCamel, StartTreasure, StartTreasures
from caravanserai.games.morgenland.spells_palace import GiveArtifact, PickPiece
from caravanserai.games.morgenland.spells_taxes import CityTax, PayCityTax, PayRoomTax, RoomTax
from caravanserai.games.morgenland.spells_tokens import Retaliate
from caravanserai.games.morgenland.spells_treasure import Collect, SwapKind
from caravanserai.games.morgenland.treasure import PayKind, TakeKind
from caravanserai.games.morgenland.turn import Award, CleanUp, DrawCard, Round, Turn, Visit
from caravanserai.games.morgenland.windows import Counter, React, Resolve, Sweep

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    FirstCamel, StartTreasures, StartTreasure, Round, DrawCard, FillRooms, TurnUp, ShowSpells, ShowSpell,
    Turn, ChooseToken, ChooseSpace, Visit, Award, CleanUp,
    DrawSpell, ChooseSpell, Trade, NameFirst, TurnUpGuard, Admission, Bribe, Buy, PayToken,
    PayKind, TakeKind, Sweep, React, ChooseTarget, ChooseDestination, ChooseRide, CopyToken, Counter, Resolve,
    CastAbracadabra, LookThrough, FindPiece, PickPiece, GiveArtifact, Retaliate,
    CityTax, PayCityTax, RoomTax, PayRoomTax, Collect, SwapKind,
)  # fmt: skip
