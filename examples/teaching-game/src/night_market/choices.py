"""Options as a screen shows them: arguments of their sentences, and the things to click."""

from caravanserai.core.events import Argument
from caravanserai.core.prompts import Effect
from night_market.actions import BROWSE, LIGHT, SELL, SPACE
from night_market.board import VALUES
from night_market.snatching import AnswerSnatch
from night_market.state import State


def prompt_args(s: State) -> dict[str, Argument]:
    """Arguments of the question."""
    step = s.stack[-1]
    args: dict[str, Argument] = {"actor": f"@{step.who}"}
    if isinstance(step, AnswerSnatch):
        args["thief"] = f"@{step.thief}"
    return args


def details(s: State, action: int) -> dict[str, Argument]:
    """Arguments of an option."""
    args = SPACE.arguments(action)
    if "ware" in args:
        args["points"] = VALUES[action - SELL]
    if "trader" in args:
        args["trader"] = f"@{args['trader']}"
    return args


def effects(s: State, action: int) -> list[Effect]:
    """What an option costs and gives at once. What a sold ware is worth depends on the stall, so points are not said."""
    cards = {BROWSE: 1, LIGHT: -1}.get(action, -1 if SELL <= action < LIGHT else 0)
    return [Effect(seat=s.stack[-1].who, thing="card", amount=cards)] if cards else []


def goods(s: State, seat: int) -> dict[str, int]:
    """What effects speak of."""
    return {"card": s.hand_size(seat)}


def targets(s: State, action: int) -> list[str]:
    """The things on the table that stand for an option."""
    word, values = SPACE.range_of(action).word, SPACE.values(action)
    if word == "sell":
        return [f"card-{values['ware']}"]
    if word == "snatch":
        return [f"trader-{values['trader']}"]
    return {"browse": ["deck"], "lantern": ["card-lantern"], "guard": ["card-guard"]}.get(word, [])
