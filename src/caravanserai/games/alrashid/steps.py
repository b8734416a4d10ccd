"""All steps of Al-Rashid, for reading positions."""

from typing import Any, Final

from caravanserai.core.machine import Step
from caravanserai.games.alrashid.battle import Battle, Clash, CommitTokens, FightOrFlee, RaiderGood
from caravanserai.games.alrashid.favours import Favour, GiveGood, ImpostorFavour, SmugglerSwap, VizierSwap
from caravanserai.games.alrashid.guilds import GuildActions, Leave
from caravanserai.games.alrashid.mercenaries import (
    DiscardedBatch,
    DiscardToken,
    DrawnToken,
    DrawToken,
    LaidToken,
    LayTokens,
)
from caravanserai.games.alrashid.palace import NewOrder, PalaceActions
from caravanserai.games.alrashid.payment import Pay
from caravanserai.games.alrashid.placement import PlaceAside, PlaceAsides, PlacePawn, PlaceReserves, SetAside
from caravanserai.games.alrashid.services import Benevolence
from caravanserai.games.alrashid.setup import DrawOrder, StartToken, StartTokens
from caravanserai.games.alrashid.spies import InformPawn, MovePawn, PlotPawn, SpyStep, SpySteps
from caravanserai.games.alrashid.territories import FirstTrader, TakeDifferent, TakeItem
from caravanserai.games.alrashid.titles import (
    GainGood,
    GainTitle,
    Negotiate,
    OfferToken,
    RemoveToken,
    TradeCommon,
    Transmute,
)
from caravanserai.games.alrashid.turn import (
    AfterResolving,
    DrawTile,
    PhaseEnd,
    Resolution,
    Round,
    StartYear,
    TakeTurn,
)
from caravanserai.games.alrashid.visits import ChooseTitle, CopyFavour, Effects, IdleDishonor, SpendNote

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(DrawOrder, StartTokens, StartToken),
    *(StartYear, Resolution, Round, TakeTurn, AfterResolving, PhaseEnd, DrawTile),
    *(SetAside, PlaceReserves, PlacePawn, PlaceAsides, PlaceAside),
    *(PlotPawn, InformPawn, SpySteps, SpyStep, MovePawn),
    *(Leave, GuildActions, PalaceActions, NewOrder),
    *(CopyFavour, ChooseTitle, SpendNote, Pay, Effects, IdleDishonor),
    *(Benevolence, Favour, GiveGood, VizierSwap, SmugglerSwap, ImpostorFavour),
    *(GainTitle, GainGood, Transmute, TradeCommon, Negotiate, OfferToken, RemoveToken),
    *(LayTokens, LaidToken, DrawToken, DrawnToken, DiscardToken, DiscardedBatch),
    *(Battle, FightOrFlee, CommitTokens, Clash, RaiderGood),
    *(FirstTrader, TakeItem, TakeDifferent),
)
