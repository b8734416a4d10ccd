"""The card at the end of a round: who took which tiles, what each gained and lost, and what is laid out anew."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.events import Argument, Line, Told
from caravanserai.core.pause import Chip, Pause, Row, chip, line
from caravanserai.games.fivetribes.board import (
    CELL_IDS,
    FACE_TYPE,
    FACE_VALUE,
    MARKERS,
    TYPE_IDS,
)
from caravanserai.games.fivetribes.fields import ELDERS, GOLD, RESERVE, VIZIERS
from caravanserai.games.fivetribes.former import former
from caravanserai.games.fivetribes.hands import hand_size
from caravanserai.games.fivetribes.options import open_gold, open_hands
from caravanserai.games.fivetribes.scoring import CATEGORIES, sheet
from caravanserai.games.fivetribes.state import State

_COLUMNS: Final = ("pause-tiles", "pause-changes", "pause-camels")
TYPE_ICONS: Final = ("large-market", "small-market", "oasis", "village", "sacred")


def pause(s: State, seat: int | None, told: Sequence[Told]) -> Pause | None:
    """FT-111, FT-112 The card of the round that has just ended, when the next one begins; None before the first."""
    if s.round < 2:
        return None
    before = former(s, told)
    secret = "" if open_gold(s) and open_hands(s) else "-secret"
    return Pause(
        id=f"round-{s.round - 1}",
        title=line("pause-round", number=s.round - 1),
        subtitle=line(f"pause-round-about{secret}"),
        columns=[line(key) for key in _COLUMNS],
        rows=[_row(s, before, seat, each, told) for each in _played(s, told)],
        notes=_laid(told),
        order=list(dict.fromkeys(s.tracks[: MARKERS[s.seats]])),
        next=line("pause-next"),
        go=line("pause-go", number=s.round),
    )


def _args(told: Sequence[Told], kind: str) -> list[dict[str, Argument]]:
    return [each["args"] for each in told if each["kind"] == kind]


def _played(s: State, told: Sequence[Told]) -> list[int]:
    """The seats in the order in which they played; who was not told to have played comes last."""
    played = [int(str(args["seat"])[1:]) for args in _args(told, "turn")]
    return list(dict.fromkeys([*played, *range(s.seats)]))


# --- rows ------------------------------------------------------------------------------------------------


def _row(s: State, before: State, viewer: int | None, seat: int, told: Sequence[Told]) -> Row:
    total = _points(s, viewer, seat)
    return Row(
        seat=seat,
        cells=[
            _tiles(s, seat, told),
            [*_amounts(s, before, viewer, seat, told), *_things(seat, told)],
            [chip("camel", line("pause-number", number=s.of(seat, RESERVE)), None, seat)],
        ],
        change=total - _points(before, viewer, seat),
        total=total,
    )


def _sees(s: State, viewer: int | None, seat: int) -> dict[str, bool]:
    """FT-131 to FT-133 Which categories are seen of a seat where not all are."""
    own = viewer == seat
    return {"gold": own or open_gold(s), "merchandise": own or open_hands(s)}


def _points(s: State, viewer: int | None, seat: int) -> int:
    """The points of a seat as the one who looks may count them."""
    seen = _sees(s, viewer, seat)
    return sum(value for name, value in zip(CATEGORIES, sheet(s, seat), strict=True) if seen.get(name, True))


def _tiles(s: State, seat: int, told: Sequence[Told]) -> list[Chip]:
    found: list[Chip] = []
    for args in _args(told, "claimed"):
        if args["seat"] == f"@{seat}":
            face = s.faces[CELL_IDS.index(str(args["tile"]))]
            kind = FACE_TYPE[face]
            text = line("pause-tile", tile=str(args["tile"]), type=TYPE_IDS[kind])
            found.append(chip(TYPE_ICONS[kind], text, FACE_VALUE[face]))
    return found


def _amounts(s: State, before: State, viewer: int | None, seat: int, told: Sequence[Told]) -> list[Chip]:
    """What a seat has more or less of than a round ago, as far as the one who looks may know."""
    seen = _sees(s, viewer, seat)
    fields = [("t-vizier", VIZIERS), ("t-elder", ELDERS)]
    if seen["gold"]:
        fields.insert(0, ("gold", GOLD))
    changes = [(icon, s.of(seat, field) - before.of(seat, field)) for icon, field in fields]
    drawn = 0 if seen["merchandise"] else sum(args["seat"] == f"@{seat}" for args in _args(told, "drew"))
    changes.append(("i-card", hand_size(s, seat) - hand_size(before, seat) + drawn))
    return [chip(icon, None, change) for icon, change in changes if change]


def _things(seat: int, told: Sequence[Told]) -> list[Chip]:
    """Djinns gained, pieces placed and victims, as they were told."""
    mine = [each for each in told if each["args"].get("seat") == f"@{seat}"]
    found = [
        chip(f"djinn-{args['djinn']}", line("pause-djinn", djinn=str(args["djinn"])))
        for args in _args(mine, "gained")
    ]
    for piece in ("palm", "palace"):
        placed = sum(args["piece"] == piece for args in _args(mine, "placed"))
        if placed:
            found.append(chip(piece, line("pause-number", number=placed)))
    victims = [*_args(mine, "killed"), *_args(mine, "killed-before")]
    victims += [*_args(mine, "captured"), *_args(mine, "captured-before")]
    if victims:
        found.append(chip("t-assassin", line("pause-victims", each_tribe=[str(v["tribe"]) for v in victims])))
    return found


# --- what is laid out ------------------------------------------------------------------------------------


def _laid(told: Sequence[Told]) -> list[Line]:
    cards = [str(args["card"]) for args in _args(told, "card-laid")]
    djinns = [str(args["djinn"]) for args in _args(told, "djinn-laid")]
    found = [line("pause-cards", each_card=cards)] if cards else []
    return [*found, line("pause-djinns", each_djinn=djinns)] if djinns else found
