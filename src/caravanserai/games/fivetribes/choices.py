"""Prompts and options in detail: what a decision is about, what an option costs and brings, what to click."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.events import Argument
from caravanserai.core.prompts import Choice
from caravanserai.games.fivetribes.actions import (
    BID,
    BUY,
    DROP,
    FAKIRS,
    FIRST_OF_PAIR,
    KILL_BEFORE,
    KILL_ON,
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
    DISTANCE,
    DJINN_COST,
    DJINN_IDS,
    DJINN_RULE,
    DJINN_VP,
    ECHIDNA,
    FACE_TYPE,
    FACE_VALUE,
    IBUS,
    KANDICHA,
    MARKET_CARDS,
    MARKET_PRICE,
    PRICES,
    SET_VALUE,
    TRIBE_IDS,
    TRIBES,
    TURN_SPOT_IDS,
    TYPE_IDS,
    TYPE_RULE,
)
from caravanserai.games.fivetribes.effects import effects, idle
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    ELDERS,
    GOLD,
    PALM,
    RESERVE,
    TURN_ORDER,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.market import BuyCard
from caravanserai.games.fivetribes.powers import ChooseTarget, KeepDjinn
from caravanserai.games.fivetribes.sale import Closing, SellKind
from caravanserai.games.fivetribes.sets import for_sale, if_bought, if_sold
from caravanserai.games.fivetribes.sowing import Drop, carried, here
from caravanserai.games.fivetribes.state import State, final_tile
from caravanserai.games.fivetribes.tiles import AskSacred, AskShift, ChooseNeighbour, shifter
from caravanserai.games.fivetribes.tribes import AskEchidna, BuilderFakirs, blue_tiles
from caravanserai.games.fivetribes.windows import ChoosePayment, UsePower

Args = dict[str, Argument]
COST_IDS: Final = ("none", "any", "pair", "fakir", "fakirs")


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
        args.update(djinn=DJINN_IDS[shifter(step.piece)], piece=_piece(step.piece), tile=CELL_IDS[step.cell])
    elif isinstance(step, BuyCard):
        args.update(gold=MARKET_PRICE[step.market], number=MARKET_CARDS[step.market])
    elif isinstance(step, SellKind):
        args["each_card"] = [CARD_IDS[kind] for kind in step.chosen]
    elif isinstance(step, Drop):
        args.update(number=carried(s), tile=CELL_IDS[here(s)])
    return args


def rule(s: State) -> str:
    """The rule that explains the question best: of a djinn its own, of a market that market's."""
    step = s.stack[-1]
    if isinstance(step, ChoosePayment | ChooseTarget):
        return DJINN_RULE[step.djinn]
    if isinstance(step, AskEchidna):
        return DJINN_RULE[ECHIDNA]
    if isinstance(step, AskIbus):
        return DJINN_RULE[IBUS]
    if isinstance(step, AskShift | ChooseNeighbour):
        return DJINN_RULE[shifter(step.piece)]
    if isinstance(step, BuyCard):
        return TYPE_RULE[step.market]
    if isinstance(step, Drop) and carried(s) == 1:
        return "FT-32"
    return step.rule


def _piece(piece: int) -> str:
    return "palm" if piece == PALM else "palace"


# --- options ---------------------------------------------------------------------------------------------


def choices(s: State, actions: Sequence[int]) -> list[Choice]:
    """Options as the deciding seat sees them."""
    return [
        {
            "id": action,
            "key": f"choice-{SPACE.range_of(action).word}",
            "args": details(s, action, SPACE.arguments(action)),
            "at": targets(s, action),
            "effects": gives,
            "idle": idle(s, action),
        }
        for action, gives in zip(actions, effects(s, actions), strict=True)
    ]


def details(s: State, action: int, args: Args) -> Args:
    """The arguments of an option's words, as the deciding seat may know them."""
    step = s.stack[-1]
    word = SPACE.range_of(action).word
    if isinstance(step, ChooseSpot):
        return _bid(s, step, action - BID)
    if isinstance(step, SellKind):
        return _sale(s, step, word, args)
    if word == "fakirs":
        return _fakirs(s, action - FAKIRS)
    if word in ("use", "take", "keep"):
        djinn = DJINN_IDS.index(str(args["djinn"]))
        return {**args, "points": DJINN_VP[djinn], "cost_id": COST_IDS[DJINN_COST[djinn]]}
    if word in ("pay", "no", "decline", "pass"):
        return _answer(s, word, args)
    if word == "start":
        crowd = s.meeples[(action - START) * TRIBES : (action - START + 1) * TRIBES]
        return {**args, "number": sum(crowd), "each_tribe": _tribes(list(crowd))}
    if word == "drop":
        return _drop(s, action - DROP)
    if word in ("target", "shift"):
        return _placing(s, CELL_IDS.index(str(args["tile"])))
    if word in ("kill-on", "kill-before", "victim", "victims"):
        return _kill(s, word, action, args)
    if word == "buy":
        kind = s.row[action - BUY]
        return {"card": CARD_IDS[kind], **if_bought(s, step.who, kind)}
    if isinstance(step, Closing):
        return for_sale(s, step.who)
    return args


def _tribes(crowd: list[int]) -> list[str]:
    return [TRIBE_IDS[tribe] for tribe, count in enumerate(crowd) for _ in range(count)]


def _bid(s: State, step: ChooseSpot, bid: int) -> Args:
    """FT-97 With the Fakirs without which the price cannot be paid; `place` is that in the order as the bids stand."""
    gold = s.of(step.who, GOLD)
    price = 0 if free_spot(s, step.who, bid) else PRICES[bid]
    needed = 0
    while needed < bid and price and PRICES[bid - needed] > gold:
        needed += 1
    before = sum(seat >= 0 for seat in s.tracks[TURN_ORDER : TURN_ORDER + turn_spot(bid)])
    return {
        "price": PRICES[bid],
        "paid": price,
        "left": max(0, gold - price),
        "fakirs": needed,
        "place": before + 1,
    }


def _fakirs(s: State, number: int) -> Args:
    """What so many Fakirs bring: a lower price, more gold, or range with the tiles it reaches."""
    step = s.stack[-1]
    if isinstance(step, ChooseBidFakirs):
        return {"use_id": "bid", "number": number, "result": PRICES[step.bid - number], "tiles": 0}
    if isinstance(step, BuilderFakirs):
        gold = (step.builders + number) * blue_tiles(s, final_tile(s)) * step.factor
        return {"use_id": "builders", "number": number, "result": gold, "tiles": 0}
    assert isinstance(step, RangeFakirs)
    reach = step.assassins + number
    tiles = sum(s.crowd(cell) > 0 and DISTANCE[step.cell * CELLS + cell] <= reach for cell in range(CELLS))
    return {"use_id": "range", "number": number, "result": reach, "tiles": tiles}


def _answer(s: State, word: str, args: Args) -> Args:
    """What is paid for or left, by the question."""
    step = s.stack[-1]
    found: Args = {"cost_id": args["cost"]} if word == "pay" else {}
    if isinstance(step, UsePower):
        return {**found, "window": step.window}
    if isinstance(step, ChoosePayment):
        return {**found, "for_id": "power", "djinn": DJINN_IDS[step.djinn]}
    if isinstance(step, AskEchidna):
        return {**found, "for_id": "echidna", "gold": step.builders * blue_tiles(s, final_tile(s))}
    if isinstance(step, AskIbus):
        return {**found, "for_id": "iblis"}
    if isinstance(step, AskShift):
        djinn, tile = DJINN_IDS[shifter(step.piece)], CELL_IDS[step.cell]
        return {**found, "for_id": _piece(step.piece), "djinn": djinn, "tile": tile}
    return {**found, "for_id": "sacred" if isinstance(step, AskSacred) else "market"}


def _drop(s: State, code: int) -> Args:
    """FT-41, FT-42 A drop; the last one with what it takes, whether the tile becomes one's own, and what it is."""
    cell, tribe = code // TRIBES, code % TRIBES
    last = carried(s) == 1
    taken = s.meeples[code] + 1
    blue = blue_tiles(s, cell)
    claims = last and s.crowd(cell) + 1 == taken and _claimable(s, cell)
    return {
        "tile": CELL_IDS[cell],
        "tribe": TRIBE_IDS[tribe],
        "type": TYPE_IDS[FACE_TYPE[s.faces[cell]]],
        "last_id": "yes" if last else "no",
        "number": taken,
        "blue": blue,
        "gold": taken * blue,
        "claims": FACE_VALUE[s.faces[cell]] if claims else 0,
    }


def _claimable(s: State, cell: int) -> bool:
    """Whether the one who is asked would claim the tile by emptying it."""
    return s.pieces[CAMEL + cell] == UNCLAIMED and s.of(s.stack[-1].who, RESERVE) > 0


def _placing(s: State, cell: int) -> Args:
    """A tile on which a power or a shifted piece is placed, and whose it is."""
    step = s.stack[-1]
    owner = s.pieces[CAMEL + cell]
    if isinstance(step, ChooseTarget):
        what = DJINN_IDS[step.djinn]
    else:
        assert isinstance(step, ChooseNeighbour)
        what = _piece(step.piece)
    whose = "nobody" if owner == UNCLAIMED else "you" if owner == step.who else "other"
    return {
        "tile": CELL_IDS[cell],
        "what_id": what,
        "type": TYPE_IDS[FACE_TYPE[s.faces[cell]]],
        "whose_id": whose,
        "owner": f"@{max(owner, 0)}",
        "value": FACE_VALUE[s.faces[cell]],
    }


def _kill(s: State, word: str, action: int, args: Args) -> Args:
    """Whom the Assassins hit, and whether the tile becomes one's own."""
    step = s.stack[-1]
    captures = "yes" if s.djinns[KANDICHA] == step.who else "no"
    if word == "kill-before":
        seat = action - KILL_BEFORE
        return {"victim": f"@{seat}", "viziers": s.of(seat, VIZIERS), "elders": s.of(seat, ELDERS)}
    if word == "kill-on" and isinstance(step, ChooseVictim):
        cell = action - KILL_ON
        crowd = s.meeples[cell * TRIBES : (cell + 1) * TRIBES]
        claims = sum(crowd) == step.victims and _claimable(s, cell)
        value = FACE_VALUE[s.faces[cell]] if claims else 0
        return {**args, "victims": step.victims, "each_tribe": _tribes(list(crowd)), "claims": value}
    if word == "victims":
        first, second = _pair(action)
        return {"first": first, "second": second, "alike_id": "yes" if first == second else "no"}
    return {**args, "captures_id": captures}


def _sale(s: State, step: SellKind, word: str, args: Args) -> Args:
    """FT-5 A set that grows or is sold, and what is left of the hand's worth."""
    if word == "done":
        cards = [CARD_IDS[kind] for kind in step.chosen]
        return {"each_card": cards, "number": len(cards), **if_sold(s, step.who, step.chosen)}
    number = len(step.chosen) + 1
    return {**args, "number": number, "gold": SET_VALUE[number]}


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
