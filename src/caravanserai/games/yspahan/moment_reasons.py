"""Why an action is not asked for now: what has to come first, or what is over."""

from typing import Any, Final

from caravanserai.core.game import Reason
from caravanserai.core.machine import Step
from caravanserai.core.reasons import Values, because, not_now
from caravanserai.games.yspahan.board import DISTRICTS, LEVELS
from caravanserai.games.yspahan.fields import GROUP
from caravanserai.games.yspahan.groups import TakeGroup, UseGroup
from caravanserai.games.yspahan.state import Level, State

CARD_MOMENTS: Final = ("BuyYellow", "TakeGroup", "BetweenCubes", "EndTurn")
"""YS-74 The decisions at which cards may be played."""

EFFECTS: Final = {
    "Exchange": "exchange",
    "PlaceCube": "place-cube",
    "SellCamels": "sell-camels",
    "SellGold": "sell-gold",
}
"""The cards whose effects ask something."""

CARD_OF: Final = {
    "camels-to-gold": ("YS-77", "exchange"),
    "gold-to-camels": ("YS-77", "exchange"),
    "sell-camels": ("YS-82", "sell-camels"),
    "sell-gold": ("YS-83", "sell-gold"),
}
"""What only the effect of a card asks for."""

ALWAYS: Final = {
    "take": ("YS-25", "action-chosen"),
    "draw": ("YS-25", "action-chosen"),
    "use": ("YS-25", "action-chosen"),
    "buy": ("YS-16", "yellow-late"),
    "boost": ("YS-27", "boost-moment"),
    "move": ("YS-46", "supervisor-moment"),
    "send": ("YS-55", "nothing-sent"),
    "pay": ("YS-55", "nothing-sent"),
    "send-first": ("YS-55", "nothing-sent"),
    "play": ("YS-74", "card-moment"),
}
"""What is answered wherever the word is not asked for."""


def dice_that_count(s: State, level: Level) -> int:
    """YS-111, YS-112, YS-113 The dice of the level that the player whose turn it is may take and count."""
    white, yellow, _ = s.tower[level * GROUP : (level + 1) * GROUP]
    return white if s.seats == 2 and s.order[s.turn] != s.first else white + yellow


def can_take(s: State) -> bool:
    """YS-24 Whether the player whose turn it is could take a group."""
    return any(dice_that_count(s, level) for level in range(len(LEVELS)))


def wrong_moment(s: State, step: Step[Any], word: str, values: Values) -> Reason:
    """Out of turn, in the midst of a card's effect, or too early or too late in one's own turn."""
    if step.who != s.active():
        return because("YS-63", "other-turn", actor=f"@{s.active()}")
    name = type(step).__name__
    if name in EFFECTS:
        return because("YS-76", "finish-card", card=EFFECTS[name])
    if word in ("take", "draw", "use", "end") and name == "BuyYellow":
        return because("YS-17", "roll-first")
    if word in CARD_OF:
        rule, card = CARD_OF[word]
        return because(rule, "play-first", card=card)
    if word in ("supply", "place"):
        return _cube(step, values["shop"])
    if word == "use" and isinstance(step, TakeGroup):
        return because("YS-24", "take-first")
    if word == "end":
        return _end(s, step)
    if word in ALWAYS:
        rule, key = ALWAYS[word]
        return because(rule, key)
    return not_now(s, step, word, values)


def _cube(step: Step[Any], shop: str) -> Reason:
    """A shop, clicked when no cube is to be placed."""
    if isinstance(step, UseGroup) and LEVELS[step.level] in DISTRICTS:
        key = "goods-first" if shop.startswith(f"{LEVELS[step.level]}-") else "other-district"
        return because("YS-35", key, district=LEVELS[step.level])
    return because("YS-35", "no-cube-now")


def _end(s: State, step: Step[Any]) -> Reason:
    if not isinstance(step, TakeGroup):
        return because(step.rule, "finish-action")
    return because("YS-15", "must-take") if can_take(s) else because("YS-30", "must-draw")
