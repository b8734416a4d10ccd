"""The card at the end of a week: who scored what with souks and caravan, and what the week brought in all."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from caravanserai.core.events import Argument, Line, Told
from caravanserai.core.pause import Chip, Pause, Row, chip, line
from caravanserai.games.yspahan.board import (
    DISTRICTS,
    SHOP_SOUK,
    SHOPS,
    SOUK_DISTRICT,
    SOUK_SIZES,
    SOUKS,
    WEEKS,
)
from caravanserai.games.yspahan.state import Seat, State

_COLUMNS: Final = ("pause-souks", "pause-bazaar", "pause-caravan", "pause-earlier")


class _Week(NamedTuple):
    """What happened in a week, up to its count, in the count, and after it."""

    number: int
    before: list[Told]
    counted: list[Told]
    after: list[Told]


def pause(s: State, told: Sequence[Told]) -> Pause | None:
    """YS-97 to YS-101 The card of the week that has just ended, the same for all; None if no week has."""
    week = _cut(told)
    if week is None:
        return None
    over = week.number == WEEKS
    last = "-last" if over else ""
    args: dict[str, Argument] = {} if over else {"seat": f"@{s.first}", "week": week.number + 1}
    return Pause(
        id=f"week-{week.number}",
        title=line("pause-week", week=week.number),
        subtitle=line("pause-week-about"),
        columns=[line(key) for key in _COLUMNS],
        rows=_rows(s, week),
        notes=_unfinished(s, week),
        order=[] if over else list(dict.fromkeys(s.order)),
        next=None if over else Line(key="pause-next", args={**args, "cubes": len(s.caravan)}),
        go=Line(key=f"pause-go{last}", args={} if over else {"week": week.number + 1}),
    )


def _cut(told: Sequence[Told]) -> _Week | None:
    """The last week that ended. What was told before its first day belongs to the count of the week before."""
    ends = [at for at, each in enumerate(told) if each["kind"] == "week-ended"]
    if not ends:
        return None
    end = ends[-1]
    number = _number(told[end], "week")
    days = [at for at, each in enumerate(told) if each["kind"] == "day"]
    begin = next((at for at in days if at < end and _number(told[at], "week") == number), 0)
    done = next((at for at in days if at > end), len(told))
    return _Week(number, list(told[begin:end]), list(told[end:done]), list(told[done:]))


# --- rows ------------------------------------------------------------------------------------------


def _rows(s: State, week: _Week) -> list[Row]:
    """Highest total first; among equals the seat with the lower number."""
    totals = s.scores()
    rows = [
        Row(
            seat=seat,
            cells=[
                _souks(week, seat),
                _bazaar(week, seat),
                _caravan(week, seat),
                _earlier(week, seat),
            ],
            change=_points(week.before, seat) + _points(week.counted, seat),
            total=totals[seat] - _points(week.after, seat),
        )
        for seat in range(s.seats)
    ]
    return sorted(rows, key=lambda row: -(row["total"] or 0))


def _of(told: Sequence[Told], seat: Seat, kind: str) -> list[Told]:
    return [each for each in told if each["kind"] == kind and each["args"].get("seat") == f"@{seat}"]


def _points(told: Sequence[Told], seat: Seat) -> int:
    """YS-64, YS-65, YS-82, YS-83, YS-88, YS-97 All that a seat scored."""
    return sum(
        _number(each, "points")
        for each in told
        if each["args"].get("seat") == f"@{seat}" and "points" in each["args"]
    )


def _souks(week: _Week, seat: Seat) -> list[Chip]:
    """YS-97 A chip for each complete souk: its district and what it scored."""
    found = []
    for each in _of(week.counted, seat, "souk-scored"):
        souk = str(each["args"]["souk"])
        district = DISTRICTS[SOUK_DISTRICT[SOUKS.index(souk)]]
        found.append(chip(district, line("pause-souk", souk=souk), _number(each, "points")))
    return found


def _bazaar(week: _Week, seat: Seat) -> list[Chip]:
    """YS-94 What the Bazaar added to them."""
    points = sum(_number(each, "points") for each in _of(week.counted, seat, "bazaar-scored"))
    return [chip("bazaar", None, points)] if points else []


def _caravan(week: _Week, seat: Seat) -> list[Chip]:
    """YS-65, YS-99 Cubes times the best row."""
    return [
        chip(
            "camel-load",
            line("pause-cubes", cubes=_number(each, "cubes"), multiplier=_number(each, "multiplier")),
            _number(each, "points"),
        )
        for each in _of(week.counted, seat, "caravan-scored")
    ]


def _earlier(week: _Week, seat: Seat) -> list[Chip]:
    """What the seat had scored in the course of the week: buildings, cards, loads, a full caravan."""
    sorts = {
        "built": "hammam",
        "loaded": "camel-load",
        "caravan-scored": "camel",
        "sold-camels": "fame",
        "sold-gold": "fame",
    }
    found: dict[str, int] = {}
    for kind, icon in sorts.items():
        points = sum(_number(each, "points") for each in _of(week.before, seat, kind))
        if points:
            found[icon] = found.get(icon, 0) + points
    return [chip(icon, None, points) for icon, points in found.items()]


def _number(told: Told, name: str) -> int:
    value = told["args"][name]
    assert isinstance(value, int)
    return value


# --- below the rows --------------------------------------------------------------------------------


def _unfinished(s: State, week: _Week) -> list[Line]:
    """YS-97 The souks that scored nothing, as all saw them filled; none if the beginning of the week was not told."""
    first = week.before[0] if week.before else None
    if first is None or first["kind"] != "day" or _number(first, "day") != 1:
        return []
    owners: dict[int, str] = {}
    for each in week.before:
        if each["kind"] == "supplied":
            owners[SHOPS.index(str(each["args"]["shop"]))] = str(each["args"]["seat"])
        elif each["kind"] == "sent":
            owners.pop(SHOPS.index(str(each["args"]["shop"])), None)
    found: dict[str, list[str]] = {}
    for souk, name in enumerate(SOUKS):
        held = [owner for shop, owner in owners.items() if SHOP_SOUK[shop] == souk]
        if held and len(held) < SOUK_SIZES[souk]:
            found.setdefault(held[0], []).append(name)
    whose = [(f"@{seat}", found.get(f"@{seat}", [])) for seat in range(s.seats)]
    return [line("pause-unfinished", seat=seat, souks=souks) for seat, souks in whose if souks]
