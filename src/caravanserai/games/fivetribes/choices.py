"""Prompts and options in detail: what a decision is about, what an option costs and brings, what to click."""

from typing import Any

from caravanserai.core.events import Argument
from caravanserai.games.fivetribes.actions import (
    BID,
    BUY,
    FAKIRS,
    FIRST_OF_PAIR,
    KILL_BEFORE,
    SECOND_OF_PAIR,
    SPACE,
    START,
    VICTIMS,
)
from caravanserai.games.fivetribes.assassins import AskIbus, ChoosePieces, ChooseVictim, RangeFakirs
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, free_spot, turn_spot
from caravanserai.games.fivetribes.board import (
    CARD_IDS,
    CELL_IDS,
    CELLS,
    DJINN_IDS,
    DJINN_VP,
    MARKET_CARDS,
    MARKET_PRICE,
    PRICES,
    SET_VALUE,
    TRIBE_IDS,
    TURN_SPOT_IDS,
)
from caravanserai.games.fivetribes.fields import GOLD, PALM
from caravanserai.games.fivetribes.market import BuyCard, BuySecondCard
from caravanserai.games.fivetribes.powers import ChooseTarget, KeepDjinn
from caravanserai.games.fivetribes.sale import SellKind
from caravanserai.games.fivetribes.sowing import Drop, carried, here
from caravanserai.games.fivetribes.state import State, final_tile
from caravanserai.games.fivetribes.tiles import AskShift, ChooseNeighbour, shifter
from caravanserai.games.fivetribes.tribes import AskEchidna, BuilderFakirs, blue_tiles
from caravanserai.games.fivetribes.windows import ChoosePayment, UsePower

Args = dict[str, Argument]


# --- prompts ---------------------------------------------------------------------------------------------


def prompt_args(s: State) -> Args:
    """The public facts a prompt speaks of."""
    step: Any = s.stack[-1]
    args: Args = {"actor": f"@{step.who}"}
    if isinstance(step, ChooseBidFakirs):
        args["price"] = PRICES[step.bid]
    elif isinstance(step, UsePower):
        args["window"] = step.window
    elif isinstance(step, ChoosePayment | ChooseTarget):
        args["djinn"] = DJINN_IDS[step.djinn]
    elif isinstance(step, KeepDjinn):
        args["number"] = len(step.drawn)
    elif isinstance(step, AskEchidna | BuilderFakirs):
        args.update(number=step.builders, blue=blue_tiles(s, final_tile(s)))
    elif isinstance(step, RangeFakirs):
        args.update(number=step.assassins, tile=CELL_IDS[step.cell])
    elif isinstance(step, AskIbus):
        args["range"] = step.reach
    elif isinstance(step, ChooseVictim):
        args.update(range=step.reach, victims=step.victims)
    elif isinstance(step, ChoosePieces):
        args["victims"] = step.victims
    elif isinstance(step, AskShift | ChooseNeighbour):
        args.update(
            djinn=DJINN_IDS[shifter(step.piece)],
            piece="palm" if step.piece == PALM else "palace",
            tile=CELL_IDS[step.cell],
        )
    elif isinstance(step, BuyCard):
        args.update(gold=MARKET_PRICE[step.market], number=MARKET_CARDS[step.market])
    elif isinstance(step, SellKind):
        args["each_card"] = [CARD_IDS[kind] for kind in step.chosen]
    elif isinstance(step, Drop):
        args.update(number=carried(s), tile=CELL_IDS[here(s)])
    return args


# --- options ---------------------------------------------------------------------------------------------


def details(s: State, action: int, args: Args) -> Args:
    """The arguments of an option's words, as the deciding seat may know them."""
    step: Any = s.stack[-1]
    word = SPACE.range_of(action).word
    if word == "bid":
        bid = action - BID
        gold = s.of(step.who, GOLD)
        price = 0 if free_spot(s, step.who, bid) else PRICES[bid]
        needed = 0  # Fakirs without which the price cannot be paid (FT-97)
        while price and PRICES[bid - needed] > gold:
            needed += 1
        return {"price": PRICES[bid], "paid": price, "left": max(0, gold - price), "fakirs": needed}
    if word == "fakirs":
        return _fakir_details(s, step, action - FAKIRS)
    if word in ("use", "take", "keep"):
        return {**args, "points": DJINN_VP[DJINN_IDS.index(str(args["djinn"]))]}
    if word == "pay":
        return {"cost_id": args["cost"]}
    if word == "start":
        return {**args, "number": s.crowd(action - START)}
    if word in ("kill-on", "kill-before"):
        return (
            {**args, "victims": step.victims} if word == "kill-on" else {"victim": f"@{action - KILL_BEFORE}"}
        )
    if word == "victims":
        pair = action - VICTIMS
        return {"first": TRIBE_IDS[FIRST_OF_PAIR[pair]], "second": TRIBE_IDS[SECOND_OF_PAIR[pair]]}
    if word == "buy":
        price = 0 if isinstance(step, BuySecondCard) else MARKET_PRICE[step.market]
        return {"card": CARD_IDS[s.row[action - BUY]], "gold": price}
    if word == "done":
        return {"gold": SET_VALUE[len(step.chosen)], "each_card": [CARD_IDS[kind] for kind in step.chosen]}
    return args


def _fakir_details(s: State, step: Any, number: int) -> Args:
    if isinstance(step, ChooseBidFakirs):
        return {"use_id": "bid", "number": number, "result": PRICES[step.bid - number]}
    if isinstance(step, BuilderFakirs):
        gold = (step.builders + number) * blue_tiles(s, final_tile(s)) * step.factor
        return {"use_id": "builders", "number": number, "result": gold}
    return {"use_id": "range", "number": number, "result": step.assassins + number}


# --- things to click -------------------------------------------------------------------------------------


def targets(s: State, action: int) -> list[str]:
    """The ids of the view's things that stand for the action; none means a button."""
    step: Any = s.stack[-1]
    word = SPACE.range_of(action).word
    values = SPACE.values(action)
    if word == "bid":
        return [f"spot-{TURN_SPOT_IDS[turn_spot(action - BID)]}"]
    if word in ("use", "take", "keep"):
        return [f"djinn-{values['djinn']}"]
    if word in ("start", "target", "shift", "kill-on"):
        return [f"tile-{values['tile']}"]
    if word == "drop":
        return [f"hand-{values['tribe']}", f"tile-{values['tile']}"]
    if word == "kill-before":
        return [f"player-{action - KILL_BEFORE}"]
    if word == "victim":
        return [piece_id(step.target, values["tribe"])]
    if word == "victims":
        pair = action - VICTIMS
        both = (TRIBE_IDS[FIRST_OF_PAIR[pair]], TRIBE_IDS[SECOND_OF_PAIR[pair]])
        return [piece_id(step.target, tribe) for tribe in both]
    if word == "buy":
        return [f"row-{values['position']}"]
    if word == "sell-kind":
        return [f"card-{values['card']}"]
    return []


def piece_id(target: int, tribe: str) -> str:
    """The id of the meeples of a tribe on a tile, or before a player (CELLS + seat)."""
    if target < CELLS:
        return f"meeple-{CELL_IDS[target]}-{tribe}"
    return f"front-{target - CELLS}-{tribe}"
