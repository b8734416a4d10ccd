"""Why an action is not allowed: the rules as checks on the position, written apart from the options of the steps."""

from typing import Any, Final

from caravanserai.core.game import Reason
from caravanserai.core.machine import Step
from caravanserai.core.reasons import Questions, Values, because, fine
from caravanserai.games.alrashid import battle_reasons, pawn_reasons, visit_reasons
from caravanserai.games.alrashid.actions import SPACE
from caravanserai.games.alrashid.board import AREAS, PAWNS
from caravanserai.games.alrashid.guilds import GuildActions
from caravanserai.games.alrashid.palace import PalaceActions
from caravanserai.games.alrashid.placement import PlaceAside, PlacePawn
from caravanserai.games.alrashid.spies import InformPawn, MovePawn, PlotPawn, SpyStep
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.titles import Negotiate
from caravanserai.games.alrashid.turn import AfterResolving, TakeTurn

LATER: Final = {
    "activate": ("AR-37", "activate-later"),
    "aside": ("AR-113", "aside-later"),
    "move": ("AR-74", "move-later"),
    "move-of": ("AR-74", "move-later"),
    "visit": ("AR-48", "visit-later"),
    "court": ("AR-48", "visit-later"),
    "buy": ("AR-55", "buy-later"),
    "copy": ("AR-49", "favour-later"),
    "favour": ("AR-49", "favour-later"),
    "spend": ("AR-62", "note-later"),
    "pay": ("AR-52", "goods-later"),
    "give": ("AR-52", "goods-later"),
    "swap": ("AR-52", "goods-later"),
    "barter": ("AR-52", "goods-later"),
    "gain": ("AR-5", "gain-later"),
    "draw": ("AR-20", "draw-later"),
    "commit": ("AR-91", "token-later"),
    "discard": ("AR-91", "token-later"),
    "take": ("AR-97", "take-later"),
    "all": ("AR-97", "take-later"),
}
"""Word -> rule and message that say when an action comes that is not asked for now."""


AREA_WORDS: Final = ("place", "to", "resolve", "look", "negotiate")
"""Actions that an area stands for: whichever is meant, a click on an area has one answer."""


def area_later(step: Step[Any], word: str) -> Reason:
    """Why no area is asked for, or not in this way."""
    if isinstance(step, AfterResolving):
        return because("AR-36", "one-area")
    if isinstance(step, PlotPawn | InformPawn | SpyStep):
        return because(step.rule, "pawn-first")
    if isinstance(step, TakeTurn) and word == "place":
        return because("AR-23", "place-later")
    if isinstance(step, TakeTurn | PlacePawn | PlaceAside | MovePawn | Negotiate) and word != "resolve":
        return because(step.rule, "not-now")
    return because("AR-36", "resolve-later")


def not_asked(s: State, step: Step[Any], word: str, values: Values) -> Reason:
    """Why the action is not asked for: what comes first, or when its time is."""
    if word in AREA_WORDS:
        return area_later(step, word)
    if word in ("pass", "stop", "end") and isinstance(step, PlacePawn | PlaceAside):
        return because("AR-24", "must-place")
    if word == "buy" and isinstance(step, GuildActions | PalaceActions):
        return visit_reasons.title_first(s, step, values)
    if word in ("move", "move-of") and isinstance(step, MovePawn):
        return because("AR-75", "target-first", pawn=PAWNS[step.pawn], area=AREAS[step.origin])
    if word in LATER:
        rule, key = LATER[word]
        return because(rule, key)
    return because(step.rule, "not-now")


QUESTIONS: Final = Questions[State](
    SPACE,
    {
        "StartToken": {"draw": pawn_reasons.draw},
        "SetAside": {"aside": pawn_reasons.set_aside},
        "PlacePawn": {"place": pawn_reasons.place},
        "PlaceAside": {"place": pawn_reasons.place_aside},
        "PlotPawn": {"move": pawn_reasons.plot, "pass": fine},
        "InformPawn": {"move": pawn_reasons.inform, "pass": fine},
        "MovePawn": {"to": pawn_reasons.target},
        "TakeTurn": {"activate": pawn_reasons.activate_first, "resolve": pawn_reasons.resolve},
        "AfterResolving": {"activate": pawn_reasons.activate_later, "end": fine},
        "GuildActions": {"visit": visit_reasons.guild},
        "PalaceActions": {"court": visit_reasons.palace},
        "CopyFavour": {"copy": visit_reasons.copied},
        "ChooseTitle": {"buy": visit_reasons.title},
        "SpendNote": {"spend": visit_reasons.note},
        "Pay": {"pay": visit_reasons.pay},
        "DrawToken": {"draw": pawn_reasons.draw},
        "GiveGood": {"give": battle_reasons.give},
        "VizierSwap": {"swap": battle_reasons.swap},
        "SmugglerSwap": {"swap": battle_reasons.swap},
        "Benevolence": {"gain": fine},
        "GainGood": {"gain": fine},
        "ImpostorFavour": {"favour": visit_reasons.impostor, "stop": fine},
        "Transmute": {"transmute": battle_reasons.transmute},
        "SpyStep": {
            "look": pawn_reasons.look,
            "move": pawn_reasons.spy_move,
            "move-of": pawn_reasons.spy_move_of,
            "pass": fine,
        },
        "FightOrFlee": {"fight": battle_reasons.fight, "flee": fine},
        "CommitTokens": {"commit": battle_reasons.commit, "done": battle_reasons.done},
        "RaiderGood": {"gain": battle_reasons.raid},
        "FirstTrader": {"pick": fine, "all": battle_reasons.take_all},
        "TakeItem": {"take": battle_reasons.take, "stop": fine},
        "TakeDifferent": {"take": battle_reasons.take_different, "stop": fine},
        "TradeCommon": {"barter": battle_reasons.barter},
        "Negotiate": {"negotiate": battle_reasons.negotiate},
        "OfferToken": {"discard": battle_reasons.discard, "stop": fine},
        "RemoveToken": {"remove": battle_reasons.remove},
    },
    not_asked,
)


def reason(s: State, action: int) -> Reason | None:
    """Why the deciding seat may not take this action now."""
    return QUESTIONS.reason(s, action)
