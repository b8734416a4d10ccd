"""All steps of the game, for reading positions."""

from typing import Any, Final

from caravanserai.core.machine import Step
from caravanserai.games.fivetribes.assassins import (
    AfterKill,
    AskIbus,
    ChoosePieces,
    ChooseVictim,
    RangeFakirs,
)
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot
from caravanserai.games.fivetribes.djinns import FillDjinns, LayDjinn
from caravanserai.games.fivetribes.hands import DrawnCard, FillRow, LayCard
from caravanserai.games.fivetribes.market import BuyCard, BuySecondCard
from caravanserai.games.fivetribes.powers import ChooseTarget, DrawnDjinn, KeepDjinn, SettleMeeple
from caravanserai.games.fivetribes.sale import Closing, SellKind
from caravanserai.games.fivetribes.setup import DealMeeple, LayTile, PlaceMarker
from caravanserai.games.fivetribes.sowing import ChooseStart, Drop, Move
from caravanserai.games.fivetribes.tiles import AskSacred, AskShift, ChooseNeighbour, TakeDjinn, TileAction
from caravanserai.games.fivetribes.tribes import AskEchidna, BuilderFakirs, TribeAction
from caravanserai.games.fivetribes.turn import NextTurn, StartRound
from caravanserai.games.fivetribes.windows import ChoosePayment, OpenWindow, UsePower

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    LayTile,
    DealMeeple,
    PlaceMarker,
    FillRow,
    LayCard,
    FillDjinns,
    LayDjinn,
    StartRound,
    ChooseSpot,
    ChooseBidFakirs,
    NextTurn,
    OpenWindow,
    UsePower,
    ChoosePayment,
    ChooseTarget,
    SettleMeeple,
    DrawnDjinn,
    KeepDjinn,
    DrawnCard,
    Move,
    ChooseStart,
    Drop,
    TribeAction,
    AskEchidna,
    BuilderFakirs,
    RangeFakirs,
    AskIbus,
    ChooseVictim,
    ChoosePieces,
    AfterKill,
    TileAction,
    AskShift,
    ChooseNeighbour,
    BuyCard,
    BuySecondCard,
    AskSacred,
    TakeDjinn,
    Closing,
    SellKind,
)
