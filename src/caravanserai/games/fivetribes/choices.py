"""Prompts and options in detail: what a decision is about, what an option costs and brings, what to click."""

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
from caravanserai.games.fivetribes.bidding import ChooseBidFakirs, ChooseSpot, free_spot, turn_spot
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
from caravanserai.games.fivetribes.market import BuyCard
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
    step = s.stack[-1]
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
    step = s.stack[-1]
    word = SPACE.range_of(action).word
    if isinstance(step, ChooseSpot):
        return _bid(s, step, action - BID)
    if word == "fakirs":
        return _fakirs(s, action - FAKIRS)
    if word in ("use", "take", "keep"):
        return {**args, "points": DJINN_VP[DJINN_IDS.index(str(args["djinn"]))]}
    if word == "pay":
        return {"cost_id": args["cost"]}
    if word == "start":
        return {**args, "number": s.crowd(action - START)}
    if word == "kill-before":
        return {"victim": f"@{action - KILL_BEFORE}"}
    if word == "kill-on" and isinstance(step, ChooseVictim):
        return {**args, "victims": step.victims}
    if word == "victims":
        first, second = _pair(action)
        return {"first": first, "second": second}
    if word == "buy":
        price = MARKET_PRICE[step.market] if isinstance(step, BuyCard) else 0
        return {"card": CARD_IDS[s.row[action - BUY]], "gold": price}
    if word == "done" and isinstance(step, SellKind):
        return {"gold": SET_VALUE[len(step.chosen)], "each_card": [CARD_IDS[kind] for kind in step.chosen]}
    return args


def _bid(s: State, step: ChooseSpot, bid: int) -> Args:
    """FT-97 With the Fakirs without which the price cannot be paid."""
    gold = s.of(step.who, GOLD)
    price = 0 if free_spot(s, step.who, bid) else PRICES[bid]
    needed = 0
    while price and PRICES[bid - needed] > gold:
        needed += 1
    return {"price": PRICES[bid], "paid": price, "left": max(0, gold - price), "fakirs": needed}


def _fakirs(s: State, number: int) -> Args:
    """What so many Fakirs bring: a lower price, more gold, or range."""
    step = s.stack[-1]
    if isinstance(step, ChooseBidFakirs):
        return {"use_id": "bid", "number": number, "result": PRICES[step.bid - number]}
    if isinstance(step, BuilderFakirs):
        gold = (step.builders + number) * blue_tiles(s, final_tile(s)) * step.factor
        return {"use_id": "builders", "number": number, "result": gold}
    assert isinstance(step, RangeFakirs)
    return {"use_id": "range", "number": number, "result": step.assassins + number}


def _pair(action: int) -> tuple[str, str]:
    """The two tribes of two victims."""
    pair = action - VICTIMS
    return TRIBE_IDS[FIRST_OF_PAIR[pair]], TRIBE_IDS[SECOND_OF_PAIR[pair]]


# --- things to click -------------------------------------------------------------------------------------


def targets(s: State, action: int) -> list[str]:
    """The ids of the view's things that stand for the action; none means a button."""
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
        return _pieces(s, (values["tribe"],))
    if word == "victims":
        return _pieces(s, _pair(action))
    if word == "buy":
        return [f"row-{values['position']}"]
    return [f"card-{values['card']}"] if word == "sell-kind" else []


def _pieces(s: State, tribes: tuple[str, ...]) -> list[str]:
    """The meeples of these tribes at the target of a kill: on a tile, or before a player (CELLS + seat)."""
    step = s.stack[-1]
    if not isinstance(step, ChoosePieces):
        return []
    if step.target < CELLS:
        return [f"meeple-{CELL_IDS[step.target]}-{tribe}" for tribe in tribes]
    return [f"front-{step.target - CELLS}-{tribe}" for tribe in tribes]
