"""What merchandise is worth to the one who is asked: bought, kept or sold (FT-5, FT-65, FT-124)."""

from caravanserai.core.events import Argument
from caravanserai.games.fivetribes.board import AL_AMIN, FAKIR, GOODS, MARKET_PRICE, SET_VALUE
from caravanserai.games.fivetribes.fields import HAND, PLAYER
from caravanserai.games.fivetribes.market import BuyCard
from caravanserai.games.fivetribes.scoring import merchandise_points
from caravanserai.games.fivetribes.state import State

Args = dict[str, Argument]


def kinds_held(s: State, seat: int) -> int:
    """How many different kinds of merchandise the seat holds: its largest set."""
    return sum(s.of(seat, HAND + kind) > 0 for kind in range(GOODS))


def worth(s: State, seat: int) -> int:
    """FT-124 What the hand would score if the game ended now."""
    return merchandise_points(s.players, seat * PLAYER + HAND, s.djinns[AL_AMIN] == seat)


def if_bought(s: State, seat: int, kind: int) -> Args:
    """A card of a market: its price, and the largest set with it."""
    step = s.stack[-1]
    held = s.of(seat, HAND + kind)
    kinds = kinds_held(s, seat)
    larger = kind != FAKIR and held == 0
    return {
        "gold": MARKET_PRICE[step.market] if isinstance(step, BuyCard) else 0,
        "sort_id": "fakir" if kind == FAKIR else "more" if larger else "double",
        "held": held,
        "kinds": kinds + larger,
        "worth": SET_VALUE[kinds + larger],
    }


def for_sale(s: State, seat: int) -> Args:
    """The end of a turn: the largest set, and what all is worth if kept."""
    kinds = kinds_held(s, seat)
    return {"kinds": kinds, "gold": SET_VALUE[kinds], "worth": worth(s, seat)}


def if_sold(s: State, seat: int, chosen: tuple[int, ...]) -> Args:
    """A sale: its gold, the worth of the hand with these cards and without them, and what the sale changes in all."""
    gold = SET_VALUE[len(chosen)]
    before = worth(s, seat)
    rest = s.clone()
    for kind in chosen:
        rest.players[seat * PLAYER + HAND + kind] -= 1
    after = worth(rest, seat)
    return {"gold": gold, "kept": before, "rest": after, "loss": before - after - gold}
