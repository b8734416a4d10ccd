"""The card after a year: what each family gained and lost in it, and what the next year brings."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.events import Line, Told
from caravanserai.core.pause import Chip, Pause, Row, chip, line
from caravanserai.games.alrashid.board import (
    COLOURS,
    DISHONOR_PRESTIGE,
    FLIGHT_DISHONOR,
    GOODS,
    MERCHANT,
    PAWNS,
    POLITICS,
    SAGE,
    SEAT_COLOURS,
    TITLE_COUNT,
    TITLE_PALACE,
    TITLE_PRESTIGE,
    TITLES,
)
from caravanserai.games.alrashid.fields import BOX, DISHONOR, FAMILY_ROW, INFLUENCE, WEALTH
from caravanserai.games.alrashid.scoring import CATEGORIES, sheet
from caravanserai.games.alrashid.state import State

YEAR_END: Final = "refilled"
"""The event that ends a year; what follows it belongs to the next one."""


def pause(s: State, seat: int | None, told: Sequence[Told]) -> Pause | None:
    """AR-45 to AR-47 The card of the year that has just ended."""
    words = [each["kind"] for each in told]
    if YEAR_END not in words:
        return None
    end = len(words) - 1 - words[::-1].index(YEAR_END)
    year, coming = list(told[:end]), list(told[end:])
    over = s.year - 1 if "tile" in words[end:] else s.year
    before = s.clone()
    for each in year:
        _take_back(before, each)
    first = f"@{s.order[0]}"
    return Pause(
        id=f"year-{over}",
        title=line("pause-title", year=over),
        subtitle=line("pause-subtitle"),
        columns=[line("pause-gained"), line("pause-lost")],
        rows=[_row(s, before, who, year) for place in s.ranking() for who in place],
        notes=_notes(year, coming),
        order=list(s.order),
        next=line("pause-next", seat=first),
        go=line("pause-go", year=over + 1),
    )


def _take_back(s: State, told: Told) -> None:
    """What an event changed of points and of what they depend on, undone."""
    args = told["args"]
    who = int(str(args.get("seat", "@0"))[1:])
    wealth, amount = who * WEALTH, int(str(args.get("number", 1)))
    kind = told["kind"]
    if kind in ("gained", "took"):
        good = str(args.get("kind", args.get("item")))
        if good in GOODS:
            s.wealth[wealth + GOODS.index(good)] -= amount
    elif kind == "gave":
        s.wealth[wealth + GOODS.index(str(args["kind"]))] += 1
    elif kind == "paid":
        for good in args["each_kind"] if isinstance(args["each_kind"], list) else []:
            s.wealth[wealth + GOODS.index(good)] += 1
    elif kind == "influence":
        s.wealth[wealth + INFLUENCE] -= amount
    elif kind == "dishonor":
        s.wealth[wealth + DISHONOR] -= amount
    elif kind == "bought":
        s.titles[who * TITLE_COUNT + TITLES.index(str(args["title"]))] -= 1
    elif kind == "recruited":
        s.pawns[who * FAMILY_ROW + BOX + PAWNS.index(str(args["pawn"]))] += 1
    elif kind == "transmuted":
        s.pawns[who * FAMILY_ROW + BOX + MERCHANT] += 1
        s.pawns[who * FAMILY_ROW + BOX + SAGE] -= 1


def _row(s: State, before: State, who: int, year: Sequence[Told]) -> Row:
    """One family: titles and pawns, influence and dishonor, each with the points it changed."""
    points, former = sheet(s, who), sheet(before, who)
    change = dict(zip(CATEGORIES, [new - old for new, old in zip(points, former, strict=True)], strict=True))
    own = [each for each in year if each["args"].get("seat") == f"@{who}"]
    gained = [_title(str(each["args"]["title"])) for each in own if each["kind"] == "bought"]
    lost = _dishonor(change["dishonor"], own)
    for icon, amount in [
        *((f"{pawn}-{SEAT_COLOURS[who]}", change[f"{pawn}s"]) for pawn in PAWNS),
        ("g-politics", change["politics"]),
        ("influence", change["influence"]),
    ]:
        if amount:
            (gained if amount > 0 else lost).append(chip(icon, amount=amount))
    return Row(seat=who, cells=[gained, lost], change=sum(points) - sum(former), total=sum(points))


def _title(name: str) -> Chip:
    """A title bought; those of Politics are counted together, because their worth depends."""
    title = TITLES.index(name)
    fixed = TITLE_PRESTIGE[title] if TITLE_PALACE[title] != POLITICS else 0
    return chip(f"title-{name}", line(f"name-{name}"), fixed or None)


def _dishonor(points: int, own: Sequence[Told]) -> list[Chip]:
    """AR-50, AR-94 Flights by their place, all other dishonor in one sum."""
    found: list[Chip] = []
    for each in own:
        if each["kind"] == "flees":
            cost = FLIGHT_DISHONOR * DISHONOR_PRESTIGE
            found.append(chip("dishonor", line("pause-fled", area=each["args"]["area"]), cost))
            points -= cost
    if points:
        found.append(chip("dishonor", amount=points))
    return found


def _notes(year: Sequence[Told], coming: Sequence[Told]) -> list[Line]:
    """AR-45 to AR-47 Refilled territories, titles that are ready again, new mercenaries."""
    notes = [line("pause-refilled")]
    used = [str(each["args"]["title"]) for each in year if each["kind"] == "activates"]
    if used:
        notes.append(line("pause-ready", each_title=list(dict.fromkeys(used))))
    for colour in COLOURS:
        laid = [each["args"] for each in coming if each["kind"] == "laid"]
        areas = [str(args["area"]) for args in laid if args["colour"] == colour]
        if areas:
            notes.append(line("pause-crisis", colour=colour, each_area=areas))
    return notes
