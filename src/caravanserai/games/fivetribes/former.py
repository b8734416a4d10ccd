"""The position before some events as far as points go: what was told is taken back, from the last to the first."""

from collections.abc import Callable, Sequence
from typing import Final

from caravanserai.core.events import Argument, Told
from caravanserai.games.fivetribes.board import CARD_IDS, CELL_IDS, DJINN_IDS, FAKIR
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    ELDERS,
    GOLD,
    HAND,
    IN_PILE,
    PALACE,
    PALM,
    PLAYER,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.state import State

Args = dict[str, Argument]


def former(s: State, told: Sequence[Told]) -> State:
    """A copy with gold, hands, Viziers, Elders, djinns, camels, palms and palaces as they were; nothing else of it counts.

    Of a hand only the cards that were told are taken back.
    """
    before = s.clone()
    for each in reversed(told):
        undo = _UNDONE.get(each["kind"])
        if undo is not None:
            undo(before, each["args"])
    return before


def _number(args: Args, name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value


def _change(s: State, seat: Argument, field: int, amount: int) -> None:
    s.players[int(str(seat)[1:]) * PLAYER + field] += amount


def _front(tribe: Argument) -> int:
    return VIZIERS if tribe == "vizier" else ELDERS


def _gold(s: State, args: Args) -> None:
    """Gold that came."""
    _change(s, args["seat"], GOLD, -_number(args, "gold"))


def _fakirs(s: State, args: Args) -> None:
    """Fakirs that were discarded."""
    _change(s, args["seat"], HAND + FAKIR, _number(args, "fakirs"))


def _paid(s: State, args: Args) -> None:
    """Elders and Fakirs that were paid."""
    _change(s, args["seat"], ELDERS, _number(args, "elders"))
    _fakirs(s, args)


def _cards(s: State, args: Args, amount: int) -> None:
    named = args["each_card"] if "each_card" in args else [str(args["card"])]
    assert isinstance(named, list)
    for name in named:
        _change(s, args["seat"], HAND + CARD_IDS.index(name), amount)


def _bid(s: State, args: Args) -> None:
    _change(s, args["seat"], GOLD, _number(args, "paid"))
    _fakirs(s, args)


def _built(s: State, args: Args) -> None:
    _gold(s, args)
    _fakirs(s, args)


def _bought(s: State, args: Args) -> None:
    _change(s, args["seat"], GOLD, _number(args, "gold"))
    _cards(s, args, -1)


def _sold(s: State, args: Args) -> None:
    _gold(s, args)
    _cards(s, args, 1)


def _taken(s: State, args: Args) -> None:
    _cards(s, args, -1)


def _claimed(s: State, args: Args) -> None:
    s.pieces[CAMEL + CELL_IDS.index(str(args["tile"]))] = UNCLAIMED


def _placed(s: State, args: Args) -> None:
    s.pieces[(PALM if args["piece"] == "palm" else PALACE) + CELL_IDS.index(str(args["tile"]))] -= 1


def _gained(s: State, args: Args) -> None:
    s.djinns[DJINN_IDS.index(str(args["djinn"]))] = IN_PILE


def _gathered(s: State, args: Args) -> None:
    _change(s, args["seat"], _front(args["tribe"]), -_number(args, "number"))


def _captured(s: State, args: Args) -> None:
    _change(s, args["seat"], _front(args["tribe"]), -1)


def _killed_before(s: State, args: Args) -> None:
    _change(s, args["victim"], _front(args["tribe"]), 1)


def _captured_before(s: State, args: Args) -> None:
    _captured(s, args)
    _killed_before(s, args)


_UNDONE: Final[dict[str, Callable[[State, Args], None]]] = {
    "bid": _bid,
    "claimed": _claimed,
    "gathered": _gathered,
    "row-cards": _taken,
    "built": _built,
    "range": _fakirs,
    "killed-before": _killed_before,
    "captured": _captured,
    "captured-before": _captured_before,
    "income": _gold,
    "used": _paid,
    "drew-card": _taken,
    "placed": _placed,
    "bought": _bought,
    "sacrificed": _paid,
    "gained": _gained,
    "sold": _sold,
}
