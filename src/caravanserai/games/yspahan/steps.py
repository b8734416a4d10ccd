"""All steps of the game, for reading positions."""

from typing import Any, Final

from caravanserai.core.machine import Step
from caravanserai.games.yspahan.buildings import ChooseBuilding
from caravanserai.games.yspahan.cards import Exchange, PlaceCube, SellCamels, SellGold
from caravanserai.games.yspahan.deck import DrawCard
from caravanserai.games.yspahan.dice import BuyYellow, Roll
from caravanserai.games.yspahan.groups import Boost, TakeGroup, UseGroup
from caravanserai.games.yspahan.setup import FirstPlayer
from caravanserai.games.yspahan.souks import Supply
from caravanserai.games.yspahan.supervisor import (
    BetweenCubes,
    ChooseOrder,
    MoveSupervisor,
    PayCamel,
    SecondCube,
)
from caravanserai.games.yspahan.turn import EndTurn

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    FirstPlayer,
    BuyYellow,
    Roll,
    TakeGroup,
    UseGroup,
    Boost,
    Supply,
    MoveSupervisor,
    ChooseOrder,
    PayCamel,
    SecondCube,
    BetweenCubes,
    DrawCard,
    ChooseBuilding,
    EndTurn,
    Exchange,
    PlaceCube,
    SellCamels,
    SellGold,
)
