"""All 21 spells by number (MO-7)."""

from typing import Final

from caravanserai.games.morgenland.spells import Spell
from caravanserai.games.morgenland.spells_palace import (
    Abracadabra,
    FataMorgana,
    FreeRider,
    SorcerersApprentice,
)
from caravanserai.games.morgenland.spells_tokens import (
    CloseSesame,
    EyeForAnEye,
    LastFirst,
    LunarEclipse,
    OpenSecret,
    SmuggledIn,
    SolarEclipse,
    Straggler,
    Teleportation,
)
from caravanserai.games.morgenland.spells_treasure import (
    Alms,
    Baksheesh,
    Barter,
    DragonFlight,
    Offering,
    ReturnOfTheDragon,
    Sacrifice,
    SultansTax,
)

BOOK: Final[tuple[Spell, ...]] = (
    Abracadabra(),
    Alms(),
    EyeForAnEye(),
    Baksheesh(),
    LastFirst(),
    DragonFlight(),
    SmuggledIn(),
    FataMorgana(),
    LunarEclipse(),
    Straggler(),
    OpenSecret(),
    Sacrifice(),
    ReturnOfTheDragon(),
    Offering(),
    CloseSesame(),
    SolarEclipse(),
    SultansTax(),
    Barter(),
    Teleportation(),
    FreeRider(),
    SorcerersApprentice(),
)
