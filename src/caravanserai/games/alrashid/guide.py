"""The guided first game: the first year from its very beginning, with two families who do as the script says."""

from typing import Final

from caravanserai.core.guide import Guide, Lesson, in_any_order
from caravanserai.core.position import Json
from caravanserai.games.alrashid.actions import ITEM_NAMES
from caravanserai.games.alrashid.board import AREAS, HARVEST, ITEMS, PALACES, TITLES

_CAMPS: Final = {"silk-road": "red-3", "spice-road": "blue-3", "mare-indianum": "blue-2"}
_PALACES: Final = tuple(f"area-{name}" for name in AREAS[:PALACES])


def _area(number: int, name: str) -> dict[str, Json]:
    area: dict[str, Json] = {"resolved": False, "row": []}
    if number >= PALACES:
        at = (number - PALACES) * ITEMS
        area["items"] = dict(zip(ITEM_NAMES, HARVEST[at : at + ITEMS], strict=True))
        token = {"token": _CAMPS.get(name, ""), "batch": 0, "face_up": False, "seen_by": []}
        area["camp"] = [token] if name in _CAMPS else []
    return area


def _player(hardwood: int) -> dict[str, Json]:
    return {
        "possessions": {"hardwood": hardwood, "pottery": 1, "metal": 1},
        "pawns": {
            "box": {"pasha": 2, "merchant": 3, "sage": 5},
            "reserve": {"pasha": 1, "merchant": 1, "sage": 1},
            "aside": {},
        },
        "titles": {},
        "used": {},
        "hand": [],
    }


STATE: Final = {
    "year": 1,
    "order": [0, 2, 1],
    "next_order": [0, 2, 1],
    "notes": 12,
    "influence": 24,
    "announced": [],
    "tiles": ["setup-1"],
    "looks": [],
    "players": [_player(1), _player(3), _player(2)],
    "areas": {name: _area(number, name) for number, name in enumerate(AREAS)},
    "titles": dict.fromkeys(TITLES, 1),
    "tokens": {
        "red": {"stack": {"2": 8, "3": 15, "4": 8}, "discards": {}, "batch": 0},
        "blue": {"stack": {"2": 7, "3": 15, "4": 8}, "discards": {}, "batch": 0},
    },
}

PENDING: Final = (
    {"step": "StartYear"},
    {"step": "StartToken", "who": 1},
    {"step": "StartToken", "who": 2},
    {"step": "StartToken", "who": 0},
)

GUIDE: Final = Guide(
    seats=3,
    options={"turn-order": "0-2-1"},
    state=STATE,
    pending=PENDING,
    lessons=(
        Lesson("welcome", rules=("AR-1", "AR-135"), point=("seat-0",)),
        Lesson("course", rules=("AR-21", "AR-23", "AR-36")),
        Lesson("palaces", rules=("AR-48", "AR-49"), point=_PALACES),
        Lesson(
            "token",
            ("0 draw red", "* value 4", "2 draw blue", "* value 3", "1 draw red", "* value 3"),
            ("AR-14", "AR-16"),
        ),
        Lesson(
            "merchant",
            ("0 place merchant silk-road", "2 place merchant silk-road", "1 place merchant commerce"),
            ("AR-28", "AR-29"),
        ),
        Lesson(
            "sage",
            ("0 place sage intrigue", "2 place pasha al-rashid", "1 place pasha mare-internum"),
            ("AR-25", "AR-71"),
        ),
        Lesson(
            "pasha",
            ("0 place pasha commerce", "2 place sage abbasid-caliphate", "1 place sage spice-road"),
            ("AR-27", "AR-30"),
        ),
        Lesson(
            "resolution", rules=("AR-36", "AR-39"), point=("area-intrigue", "area-silk-road", "area-commerce")
        ),
        Lesson(
            "look", ("0 resolve intrigue", "0 visit service", "0 look silk-road"), ("AR-49", "AR-71", "AR-73")
        ),
        Lesson(
            "again",
            (
                "0 look spice-road | look mare-indianum | pass",
                "0 look mare-indianum | look spice-road | pass",
            ),
            ("AR-72", "AR-74"),
        ),
        Lesson(
            "flight",
            ("2 resolve spice-road", "1 resolve mare-internum", "1 all pottery"),
            ("AR-90", "AR-94"),
            ("area-spice-road",),
        ),
        Lesson("battle", ("0 resolve silk-road", "0 fight"), ("AR-88", "AR-91", "AR-92")),
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
                "1 resolve abbasid-caliphate",
                "2 take pottery",
                "2 take metal",
                "2 take spice",
            ),
            ("AR-83", "AR-86"),
            ("area-al-rashid",),
        ),
        Lesson(
            "guild",
            ("0 visit service+title", "0 buy *-importer"),
            ("AR-52", "AR-57", "AR-67"),
        ),
        Lesson(
            "title",
            ("1 visit title", "1 buy trader", "1 pay hardwood 1", "1 pay pottery 2", "0 activate *-importer"),
            ("AR-36", "AR-100"),
        ),
        Lesson(
            "titles",
            rules=("AR-100", "AR-117", "AR-125"),
            point=("titles-military", "titles-politics", "titles-al-rashid"),
        ),
        Lesson(
            "year",
            ("* tile year-4", "* value 3", "* value 2", "2 place pasha silk-road"),
            ("AR-45", "AR-47", "AR-135"),
            ("area-sanmatia", "area-spice-road"),
        ),
        Lesson("onward", rules=("AR-50", "AR-62", "AR-66")),
    ),
)
