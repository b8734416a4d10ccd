"""All 21 spells by number (MO-7), and how they are announced (MO-80)."""

from typing import Final

from caravanserai.games.morgenland import events
from caravanserai.games.morgenland.board import EYE
from caravanserai.games.morgenland.spells import MOVING, RIDING, UNTARGETED, Cast, Spell
from caravanserai.games.morgenland.spells_palace import (
    Abracadabra,
    FataMorgana,
    FreeRider,
    SorcerersApprentice,
)
from caravanserai.games.morgenland.spells_taxes import Baksheesh, SultansTax
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
    Barter,
    DragonFlight,
    Offering,
    ReturnOfTheDragon,
    Sacrifice,
)
from caravanserai.games.morgenland.state import State

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


def tell_announced(s: State, cast: Cast) -> None:
    """The event of an announcement, by the sort of its targets."""
    aim = BOOK[cast.spell].aim
    if aim == UNTARGETED:
        s.tell(events.ANNOUNCED, (cast.caster, cast.spell))
    elif aim == MOVING:
        s.tell(events.ANNOUNCED_MOVE, (cast.caster, cast.spell, cast.target, cast.dest))
    elif aim == RIDING:
        s.tell(events.ANNOUNCED_COPY, (cast.caster, cast.spell, cast.target))
    elif cast.spell == EYE:
        s.tell(events.ANNOUNCED_TOKEN, (cast.caster, cast.spell, cast.target))
    else:
        s.tell(events.ANNOUNCED_SPACE, (cast.caster, cast.spell, cast.target))
