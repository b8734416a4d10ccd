"""The guided first game: the second year, from the last placements on, with two families who do as the script says."""

from collections.abc import Mapping
from typing import Final

from caravanserai.core.guide import Guide, Lesson, in_any_order
from caravanserai.core.position import Json
from caravanserai.games.alrashid.actions import ITEM_NAMES
from caravanserai.games.alrashid.board import AREAS, HARVEST, ITEMS, PALACES, TITLES

_ROWS: Final = {"nilus-valley": (0, "sage"), "commerce": (1, "merchant"), "silk-road": (2, "merchant")}
_CAMPS: Final = {
    "silk-road": "red-3",
    "spice-road": "blue-3",
    "sanmatia": "blue-4",
    "mare-indianum": "blue-2",
}


def _area(number: int, name: str) -> dict[str, Json]:
    seat, pawn = _ROWS.get(name, (0, ""))
    area: dict[str, Json] = {
        "resolved": False,
        "row": [{"seat": seat, "pawns": {pawn: 1}}] if pawn else [],
    }
    if number >= PALACES:
        at = (number - PALACES) * ITEMS
        area["items"] = dict(zip(ITEM_NAMES, HARVEST[at : at + ITEMS], strict=True))
        token = {"token": _CAMPS.get(name, ""), "batch": 0, "face_up": False, "seen_by": []}
        area["camp"] = [token] if name in _CAMPS else []
    return area


def _player(possessions: Mapping[str, int], reserve: Mapping[str, int], *hand: str) -> dict[str, Json]:
    return {
        "possessions": possessions,
        "pawns": {"box": {"pasha": 2, "merchant": 3, "sage": 4}, "reserve": reserve, "aside": {}},
        "titles": {},
        "used": {},
        "hand": [{"token": token, "batch": 0} for token in hand],
    }


STATE: Final = {
    "year": 2,
    "order": [0, 2, 1],
    "next_order": [0, 2, 1],
    "notes": 12,
    "influence": 24,
    "announced": [],
    "tiles": ["setup-1", "year-1"],
    "looks": [],
    "players": [
        _player({"hardwood": 1, "pottery": 1}, {"pasha": 1, "merchant": 1, "sage": 1}, "red-2", "red-4"),
        _player({"hardwood": 1, "metal": 1}, {"pasha": 1, "sage": 2}, "red-3"),
        _player({"hardwood": 1, "pottery": 1, "metal": 1}, {"pasha": 1, "sage": 2}, "blue-3"),
    ],
    "areas": {name: _area(number, name) for number, name in enumerate(AREAS)},
    "titles": dict.fromkeys(TITLES, 1),
    "tokens": {
        "red": {"stack": {"2": 7, "3": 13, "4": 6}, "discards": {"3": 1, "4": 1}, "batch": 0},
        "blue": {"stack": {"2": 7, "3": 13, "4": 6}, "discards": {"3": 1, "4": 1}, "batch": 0},
    },
}

PENDING: Final = (
    {"step": "Resolution"},
    {"step": "PlaceAsides"},
    {"step": "PlacePawn", "who": 0, "place": 0},
)

GUIDE: Final = Guide(
    seats=3,
    options={"turn-order": "0-2-1"},
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("welcome", rules=("AR-1", "AR-21")),
        Lesson(
            "merchant",
            ("0 place merchant silk-road", "2 place pasha al-rashid", "1 place pasha mare-internum"),
            ("AR-28", "AR-29"),
        ),
        Lesson(
            "sage",
            ("0 place sage intrigue", "2 place sage abbasid-caliphate", "1 place sage spice-road"),
            ("AR-25", "AR-71"),
        ),
        Lesson(
            "pasha",
            ("0 place pasha commerce", "2 place sage nilus-valley", "1 place sage military"),
            ("AR-27", "AR-30"),
        ),
        Lesson(
            "resolution", rules=("AR-36", "AR-39"), point=("area-intrigue", "area-silk-road", "area-commerce")
        ),
        Lesson(
            "look", ("0 resolve intrigue", "0 visit service", "0 look silk-road"), ("AR-49", "AR-71", "AR-73")
        ),
        Lesson(
            "move",
            (
                "0 move sage nilus-valley",
                "0 to silk-road",
                "0 look spice-road | look sanmatia | look mare-indianum | pass",
            ),
            ("AR-72", "AR-74"),
        ),
        Lesson(
            "flight",
            ("2 resolve spice-road", "1 resolve mare-internum", "1 all pottery"),
            ("AR-90", "AR-94"),
            ("area-spice-road",),
        ),
        Lesson(
            "battle",
            ("0 resolve silk-road", "0 fight", "0 commit red-4", "0 done"),
            ("AR-88", "AR-91", "AR-92"),
        ),
        Lesson(
            "trade",
            ("0 pick", *in_any_order("take silk", "take spice", "take metal")),
            ("AR-57", "AR-97"),
        ),
        Lesson(
            "caliph",
            (
                "2 take silk",
                "2 take silk",
                "2 resolve al-rashid",
                "2 court benevolence",
                "2 gain spice",
                "1 resolve military",
                "1 visit service",
                "1 draw blue",
                "* value 3",
                "1 draw blue",
                "* value 4",
                "1 draw red",
                "* value 2",
                "2 resolve abbasid-caliphate",
                "2 take pottery",
                "2 take metal",
                "2 take spice",
            ),
            ("AR-69", "AR-86"),
            ("area-al-rashid", "area-military"),
        ),
        Lesson(
            "guild",
            ("0 resolve commerce", "0 visit service+title", "0 buy *-importer"),
            ("AR-52", "AR-57", "AR-67"),
        ),
        Lesson("title", ("1 visit title", "1 buy trader", "0 activate *-importer"), ("AR-36", "AR-100")),
        Lesson(
            "year",
            ("2 all hardwood", "* tile year-4", "* value 3", "* value 2", "2 place pasha silk-road"),
            ("AR-45", "AR-47", "AR-135"),
            ("area-sanmatia", "area-spice-road"),
        ),
        Lesson("onward", rules=("AR-50", "AR-62", "AR-66")),
    ),
)
