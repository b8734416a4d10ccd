"""Positions as JSON in readable names."""

from caravanserai.core.machine import Broken
from caravanserai.core.position import Json, Reader, write_counts
from caravanserai.games.yspahan.board import (
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    COPIES,
    DAYS,
    FACES,
    LEVEL_COUNT,
    LEVELS,
    MOST_DICE,
    SHOPS,
    SQUARES,
    WEEKS,
    YELLOW_DICE,
)
from caravanserai.games.yspahan.fields import (
    CATEGORY_COUNT,
    DECK,
    DISCARD,
    DISCARDED,
    EMPTY,
    GROUP,
    NO_SEAT,
    RESHUFFLED,
    VALUE,
    YELLOWS,
    hand,
)
from caravanserai.games.yspahan.scoring import CATEGORIES
from caravanserai.games.yspahan.state import State


def write(s: State) -> dict[str, Json]:
    """The fields of the position, hidden ones included."""
    return {
        "week": s.week,
        "day": s.day,
        "first": None if s.first == NO_SEAT else s.first,
        "order": list(s.order),
        "turn": s.turn,
        "built": s.built,
        "supervisor": SQUARES[s.supervisor],
        "tower": {
            LEVELS[level]: _group(s, level) for level in range(LEVEL_COUNT) if s.tower[level * GROUP + VALUE]
        },
        "shops": {shop: owner for shop, owner in zip(SHOPS, s.shops, strict=True) if owner != EMPTY},
        "caravan": list(s.caravan),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "deck": write_counts(s.pile(DECK), CARDS),
        "discard": write_counts(s.pile(DISCARD), CARDS),
        "history": [_happening(code) for code in s.history],
    }


def _group(s: State, level: int) -> dict[str, int]:
    return {
        "white": s.tower[level * GROUP],
        "yellow": s.tower[level * GROUP + YELLOWS],
        "value": s.tower[level * GROUP + VALUE],
    }


def _player(s: State, seat: int) -> dict[str, Json]:
    return {
        "gold": s.gold[seat],
        "camels": s.camels[seat],
        "buildings": [name for building, name in enumerate(BUILDINGS) if s.has(seat, building)],
        "points": write_counts(s.points[seat * CATEGORY_COUNT : (seat + 1) * CATEGORY_COUNT], CATEGORIES),
        "hand": write_counts(s.pile(hand(seat)), CARDS),
    }


def _happening(code: int) -> str:
    if code == RESHUFFLED:
        return "reshuffle"
    word = "draw" if code < DISCARDED else "discard"
    seat, card = divmod(code % DISCARDED, CARD_COUNT)
    return f"{word} {seat} {CARDS[card]}"


def read(reader: Reader, seats: int, options: tuple[str, ...]) -> State:
    """The position back. Without a history the hands count as draws from a first deck."""
    players = reader.children("players", seats)
    hands = [player.counts("hand", CARDS, COPIES) for player in players]
    flat = [count for hand in hands for count in hand]
    s = State(
        seats,
        options,
        [],
        week=reader.number("week", 1, WEEKS),
        day=reader.number("day", 1, DAYS),
        first=NO_SEAT if reader.raw("first") is None else reader.number("first", 0, seats - 1),
        order=tuple(reader.numbers("order", None, 0, seats - 1)),
        turn=reader.number("turn", 0, 3),
        built=reader.flag("built"),
        supervisor=reader.choice("supervisor", SQUARES),
        tower=_read_tower(reader.child("tower")),
        shops=_read_shops(reader.child("shops"), seats),
        caravan=reader.numbers("caravan", None, 0, seats - 1),
        gold=[player.number("gold", 0) for player in players],
        camels=[player.number("camels", 0) for player in players],
        buildings=tuple(_read_buildings(player) for player in players),
        points=[count for player in players for count in player.counts("points", CATEGORIES)],
        cards=[*reader.counts("deck", CARDS, COPIES), *reader.counts("discard", CARDS, COPIES), *flat],
        history=_read_history(reader, flat),
    )
    for player in players:
        player.done()
    return s


def _read_tower(reader: Reader) -> list[int]:
    tower = [0] * (LEVEL_COUNT * GROUP)
    for level, name in enumerate(LEVELS):
        if name in reader.value:
            group = reader.child(name)
            tower[level * GROUP] = group.number("white", 0, MOST_DICE)
            tower[level * GROUP + YELLOWS] = group.number("yellow", 0, YELLOW_DICE)
            tower[level * GROUP + VALUE] = group.number("value", 1, FACES)
            group.done()
    reader.done()
    return tower


def _read_shops(reader: Reader, seats: int) -> list[int]:
    shops = [reader.number(shop, 0, seats - 1) if shop in reader.value else EMPTY for shop in SHOPS]
    reader.done()
    return shops


def _read_buildings(player: Reader) -> int:
    found = player.choices("buildings", BUILDINGS)
    if len(set(found)) != len(found):
        raise Broken(player.path("buildings"), "YS-I5", "a building stands there twice")
    return sum(1 << building for building in found)


def _read_history(reader: Reader, hands: list[int]) -> bytes:
    if "history" not in reader.value or reader.raw("history") is None:
        return bytes(index for index, count in enumerate(hands) for _ in range(count))
    codes = {_happening(code): code for code in range(RESHUFFLED + 1)}
    found: list[int] = []
    for index, line in enumerate(reader.items("history")):
        if not isinstance(line, str) or line not in codes:
            raise Broken(
                f"{reader.path('history')}[{index}]", "YS-72", f"{line!r} is no draw, discard or reshuffle"
            )
        found.append(codes[line])
    return bytes(found)
