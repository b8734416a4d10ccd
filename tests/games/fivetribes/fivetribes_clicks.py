"""What the answer to a wrong click must be, worked out from view and prompt alone, by other means than the engine's."""

from typing import Any, NamedTuple

from caravanserai.core.machine import State
from caravanserai.games.fivetribes import GAME

COSTS = {"elder or fakir": "anun-nak bouraq enki hagis ibus lamia", "pair": "echidna leta sibittis utug"}
WITHOUT_COST = [
    "al-amin",
    "baal",
    "boaz",
    "haurvatat",
    "jafaar",
    "kandicha",
    "marid",
    "monkir",
    "nekir",
    "shamhat",
]
MOMENTS = {"kumarbi": "FT-97", "echidna": "FT-85", "hagis": "FT-88", "lamia": "FT-99", "ibus": "FT-91"}
PRICES = (0, 1, 3, 5, 8, 12, 18)
ORDER = ["ivory", "jewels", "gold-goods", "papyrus", "silk", "spice", "fish", "wheat", "pottery"]

Expected = tuple[str, dict[str, Any]] | None
"""The rule and the numbers of the answer; None: nothing stands for the thing."""


class Click(NamedTuple):
    """A click on a thing that is not offered."""

    state: State
    seat: int
    thing: str


def place(tile: str) -> tuple[int, int]:
    return "abcdef".index(tile[0]), int(tile[1])


def distance(one: str, other: str) -> int:
    (a, b), (c, d) = place(one), place(other)
    return abs(a - c) + abs(b - d)


def crowds(view: Any) -> dict[str, dict[str, int]]:
    return {
        tile["cell"]: {heap["tribe"]: heap["count"] for heap in tile["meeples"]} for tile in view["tiles"]
    }


def can_finish(board: dict[str, dict[str, int]], here: str, before: str, hand: tuple[str, ...]) -> bool:
    """Whether the hand can be sown to an end from here: a walk over all ways."""
    for tile in board:
        if distance(tile, here) != 1 or tile == before:
            continue
        for at, tribe in enumerate(hand):
            if tribe in hand[:at]:
                continue
            if len(hand) == 1:
                if board[tile].get(tribe):
                    return True
                continue
            after = {**board, tile: {**board[tile], tribe: board[tile].get(tribe, 0) + 1}}
            if can_finish(after, tile, here, hand[:at] + hand[at + 1 :]):
                return True
    return False


def hand_of(heaps: list[Any]) -> tuple[str, ...]:
    return tuple(heap["tribe"] for heap in heaps for _ in range(heap["count"]))


def start(view: Any, tile: str) -> Expected:
    board = crowds(view)
    hand = tuple(tribe for tribe, count in board[tile].items() for _ in range(count))
    if not hand:
        return "FT-28", {"tile": tile}
    assert len(hand) < 6
    assert not can_finish({**board, tile: {}}, tile, "", hand)
    return "FT-36", {"tile": tile, "number": len(hand)}


def drop(view: Any, tile: str) -> Expected:
    move = view["move"]
    way = [move["start"][5:], *(each["tile"][5:] for each in move["drops"])]
    hand = hand_of(move["hand"])
    if tile == way[-1]:
        return "FT-29", {"tile": tile}
    if distance(tile, way[-1]) != 1:
        return "FT-29", {"tile": tile, "here": way[-1]}
    if len(way) > 1 and tile == way[-2]:
        return "FT-30", {"tile": tile}
    board = crowds(view)
    if len(hand) == 1:
        assert hand[0] not in board[tile]
        return "FT-32", {"tile": tile, "tribe": hand[0]}
    for tribe in set(hand):
        left = list(hand)
        left.remove(tribe)
        after = {**board, tile: {**board[tile], tribe: board[tile].get(tribe, 0) + 1}}
        assert not can_finish(after, tile, way[-1], tuple(left))
    return "FT-36", {"tile": tile, "number": len(hand) - 1}


def power_target(view: Any, djinn: str, tile: str) -> Expected:
    rule = {"bouraq": "FT-84", "enki": "FT-87", "anun-nak": "FT-79", "leta": "FT-101", "utug": "FT-110"}[
        djinn
    ]
    found = next(each for each in view["tiles"] if each["cell"] == tile)
    built = found["camel"] is not None or found["palms"] > 0 or found["palaces"] > 0
    suits = {
        "bouraq": found["type"] == "village",
        "enki": found["type"] == "oasis",
        "utug": bool(found["meeples"]) and not built,
    }
    assert not suits.get(djinn, not found["meeples"] and not built)
    return rule, {"tile": tile}


def victim_tile(view: Any, args: Any, tile: str) -> Expected:
    here = view["move"]["drops"][-1]["tile"][5:]
    if distance(tile, here) > args["range"]:
        return "FT-50", {"tile": tile, "distance": distance(tile, here), "range": args["range"]}
    number = sum(crowds(view)[tile].values())
    return ("FT-50" if number == 0 else "FT-92"), {"tile": tile}


def on_tile(view: Any, prompt: Any, tile: str) -> Expected:
    decision, args = prompt["decision"], prompt["args"]
    if decision in ("D-BID-SPOT", "D-BID-FAKIRS"):
        return "FT-15", {}
    asked = {
        "D-START-TILE": lambda: start(view, tile),
        "D-DROP": lambda: drop(view, tile),
        "D-POWER-TARGET": lambda: power_target(view, args["djinn"], tile),
        "D-KILL-TARGET": lambda: victim_tile(view, args, tile),
        "D-SHIFT-TILE": lambda: ("FT-88" if args["piece"] == "palace" else "FT-99", {"tile": tile}),
        "D-RANGE-FAKIRS": lambda: ("FT-50", {}),
        "D-IBUS": lambda: ("FT-92", {}),
        "D-PAYMENT": lambda: ("FT-72", {}),
        "D-SHIFT": lambda: ("FT-72", {}),
        "D-KILL-PIECES": lambda: (prompt["rule"], {}),
    }
    if decision in asked:
        return asked[decision]()
    if view["no_move"]:
        return "FT-115", {}
    before = view["move"] is None
    return ("FT-27" if before else "FT-24"), {}


def on_spot(view: Any, prompt: Any, seat: int, thing: str) -> Expected:
    price = int(thing.removeprefix("spot-").split("-")[0])
    if thing in ("spot-0-middle", "spot-0-back"):
        return None
    if prompt["decision"] != "D-BID-SPOT":
        return "FT-17", {"price": prompt["args"]["price"]} if prompt["decision"] == "D-BID-FAKIRS" else {}
    if price == 0:
        return "FT-21", {}
    if next(spot for spot in view["turn_order"] if spot["id"] == thing)["seat"] is not None:
        return "FT-19", {"price": price}
    me = view["seats"][seat]
    fakirs = sum(card["count"] for card in me["hand"] if card["card"] == "fakir")
    kumarbi = [djinn for djinn in me["djinns"] if djinn["djinn"] == "kumarbi"]
    if not kumarbi or not fakirs:
        return "FT-18", {"price": price, "gold": me["gold"]}
    if kumarbi[0]["used"]:
        return "FT-70", {"price": price, "gold": me["gold"]}
    lowest = PRICES[max(0, PRICES.index(price) - fakirs)]
    assert lowest > me["gold"]
    return "FT-98", {"price": lowest, "gold": me["gold"], "number": fakirs}


def on_djinn(view: Any, prompt: Any, seat: int, thing: str, used_rule: str) -> Expected:
    djinn, decision = thing.removeprefix("djinn-"), prompt["decision"]
    face_up = any(each["djinn"] == djinn for each in view["djinns"])
    if decision == "D-TAKE-DJINN":
        return "FT-64", {"djinn": djinn}
    if decision == "D-KEEP-DJINN":
        return "FT-107", {"djinn": djinn}
    if face_up:
        return "FT-64", {}
    me = view["seats"][seat]
    mine = [each for each in me["djinns"] if each["djinn"] == djinn]
    if not mine:
        return "FT-69", {"djinn": djinn}
    if djinn in WITHOUT_COST:
        return "FT-68", {"djinn": djinn}
    if djinn in MOMENTS:
        return MOMENTS[djinn], {"djinn": djinn}
    if decision not in ("D-POWER", "D-CLOSING"):
        return "FT-26", {}
    if mine[0]["used"]:
        return used_rule, {"djinn": djinn}
    fakirs = sum(card["count"] for card in me["hand"] if card["card"] == "fakir")
    short = {
        "sloar": fakirs == 0,
        **dict.fromkeys(COSTS["elder or fakir"].split(), me["elders"] + fakirs == 0),
    }
    short |= dict.fromkeys(COSTS["pair"].split(), me["elders"] == 0 or me["elders"] + fakirs < 2)
    if short[djinn]:
        return "FT-72", {"djinn": djinn, "elders": me["elders"], "fakirs": fakirs}
    return "FT-73", {"djinn": djinn}


def on_row(view: Any, prompt: Any, thing: str) -> Expected:
    position = int(thing.removeprefix("row-"))
    if position > 6:
        return None
    if prompt["decision"] == "D-MARKET":
        assert position > 3
        return "FT-60", {"number": 3}
    if prompt["decision"] == "D-MARKET-SECOND":
        return "FT-61", {"number": 5}
    return "FT-60", {}


def on_card(view: Any, prompt: Any, thing: str) -> Expected:
    card = thing.removeprefix("card-")
    if card == "fakir":
        return None
    if prompt["decision"] != "D-SELL-KIND" or card in view["sale"]:
        return "FT-65", {}
    assert ORDER.index(card) < ORDER.index(view["sale"][-1])
    return "FT-130", {"card": view["sale"][-1]}


def on_player(view: Any, prompt: Any, seat: int, thing: str) -> Expected:
    decision = prompt["decision"]
    if decision != "D-KILL-TARGET":
        return {"D-RANGE-FAKIRS": "FT-50", "D-IBUS": "FT-92"}.get(decision, prompt["rule"]), {}
    victim = int(thing.removeprefix("player-"))
    if victim == seat:
        return "FT-53", {}
    player = view["seats"][victim]
    number = player["viziers"] + player["elders"]
    if number == 0:
        return "FT-50", {"victim": f"@{victim}"}
    boaz = any(each["djinn"] == "boaz" for each in player["djinns"])
    return ("FT-83" if boaz else "FT-92"), {"victim": f"@{victim}"}


def expected(click: Click) -> Expected:
    view, prompt = GAME.view(click.state, click.seat), GAME.prompt(click.state, click.seat)
    prompt["rule"] = click.state.stack[-1].rule  # that of the step, which refusals cite
    kind = click.thing.split("-")[0]
    if kind == "tile":
        return on_tile(view, prompt, click.thing.removeprefix("tile-"))
    if kind == "row":
        return on_row(view, prompt, click.thing)
    if kind == "card":
        return on_card(view, prompt, click.thing)
    if kind == "djinn":
        used_rule = "FT-70" if "per-round" in click.state.options else "FT-69"
        return on_djinn(view, prompt, click.seat, click.thing, used_rule)
    by_seat = {"spot": on_spot, "player": on_player}
    return by_seat[kind](view, prompt, click.seat, click.thing)
