"""What the answer to a wrong click must be, worked out from view and prompt, by other means than the engine's."""

from itertools import product
from typing import Any, NamedTuple

from caravanserai.core.machine import State
from caravanserai.games.alrashid import GAME

GOODS = ("hardwood", "pottery", "metal", "spice", "silk")
GIVES = {"lore": "sage", "commerce": "merchant", "politics": "pasha"}
ACTIVATED = [
    "smuggler",
    "recruiter",
    "negotiator",
    "trader",
    "hardwood-importer",
    "pottery-importer",
    "metal-importer",
]
SMALL = ("pasha", "merchant", "sage")

Expected = tuple[str, dict[str, Any]] | None
"""The rule and the numbers of the answer; None: this click is not looked at."""


class Click(NamedTuple):
    """A click on a thing that is not offered."""

    state: State
    seat: int
    thing: str


def worth(goods: tuple[int, ...]) -> int:
    """Set after set of different kinds, the largest first."""
    total, left = 0, list(goods)
    while any(left):
        size = sum(number > 0 for number in left)
        total += size * (size + 1) // 2
        left = [max(0, number - 1) for number in left]
    return total


def leaves_one(goods: tuple[int, ...], price: int) -> bool:
    """Whether the price can be paid and a good is left: over all ways to give fewer."""
    return any(
        sum(paid) < sum(goods) and worth(paid) >= price
        for paid in product(*[range(number + 1) for number in goods])
    )


class Seen:
    """What the deciding seat sees."""

    def __init__(self, click: Click) -> None:
        self.view: Any = GAME.view(click.state, click.seat)
        self.prompt = GAME.prompt(click.state, click.seat)
        self.me = self.view["seats"][click.seat]
        self.goods = tuple(self.me["goods"][kind] for kind in GOODS)
        self.activated = bool(getattr(click.state.stack[-1], "activated", 0))
        """Whether a title was activated in this turn, which the board does not show."""
        self.words = {choice["key"].removeprefix("choice-") for choice in self.prompt["choices"]}

    def area(self, name: str) -> Any:
        return next(
            each for each in (*self.view["palaces"], *self.view["territories"]) if each["area"] == name
        )

    def own(self, name: str) -> dict[str, int]:
        found = [stack["pawns"] for stack in self.area(name)["row"] if stack["seat"] == self.me["seat"]]
        return found[0] if found else {}

    def title(self, name: str) -> tuple[Any, str]:
        return next(
            (title, palace["area"])
            for palace in self.view["palaces"]
            for title in palace["titles"]
            if title["title"] == name
        )

    def copies(self, name: str) -> int:
        return sum(title["copies"] for title in self.me["titles"] if title["title"] == name)

    def prices(self, cost: int) -> list[int]:
        """With and without a note."""
        less = 5 if self.copies("banker") else 3
        return sorted({cost, max(0, cost - less)}) if self.me["notes"] else [cost]


def money(seen: Seen, prices: list[int]) -> Expected:
    """What is said if even the least of the prices cannot be paid."""
    least = min(prices)
    if worth(seen.goods) >= least:
        return None
    exact = "yes" if len(set(prices)) == 1 else "no"
    return "AR-51", {"price": least, "worth": worth(seen.goods), "exact_id": exact}


def title_price(seen: Seen, name: str, palace: str) -> Expected:
    title, home = seen.title(name)
    if home != palace or not title["copies"]:
        return "AR-55", {"title": name}
    visit = seen.view["visit"]
    others = sum(visit["prices"][part] or 0 for part in visit["actions"] if part != "title")
    return money(seen, [others + price for price in seen.prices(title["cost"])])


# --- by decision ----------------------------------------------------------------------------------------


def placing(seen: Seen, kind: str, name: str) -> Expected:
    if kind == "area":
        if not seen.me["reserve"].get("pasha"):
            return "AR-23", {"pawn": "pasha"}
        own = seen.own(name)
        return ("AR-25", {"area": name}) if own.get("pasha", 0) + own.get("merchant", 0) else None
    if kind == "reserve":
        return "AR-23", {"pawn": name}
    return {"owned": ("AR-37", {}), "goods": ("AR-52", {}), "hand": ("AR-91", {})}.get(kind)


def turning(seen: Seen, kind: str, name: str) -> Expected:
    if kind == "area":
        return ("AR-41" if seen.area(name)["resolved"] else "AR-39"), {"area": name}
    if kind == "owned":
        title = next(each for each in seen.me["titles"] if each["title"] == name)
        if "activate" not in seen.words and title["used"] < title["copies"]:
            return None
        return (
            ("AR-100", {"title": name}) if title["used"] == title["copies"] and not seen.activated else None
        )
    return {
        "reserve": ("AR-113", {}) if name != "sage" else ("AR-23", {}),
        "goods": ("AR-52", {}),
        "hand": ("AR-91", {}),
        "title": ("AR-55", {}),
        "service": ("AR-48", {}),
        "note": ("AR-62", {}),
        "pile": ("AR-20", {}),
    }.get(kind)


def visiting(seen: Seen, kind: str, name: str) -> Expected:
    palace = seen.view["visit"]["palace"]
    here = seen.area(palace)
    rank = seen.view["visit"]["rank"] - 1
    first = "AR-49" if palace != "al-rashid" else "AR-84"
    if kind == "title":
        return title_price(seen, name, palace) or (first, {})
    if kind == "titles" and name == palace:
        sale = [title["cost"] for title in here["titles"] if title["copies"]]
        if not sale:
            return "AR-55", {"area": palace}
        return money(seen, [price for cost in sale for price in seen.prices(cost)])
    if kind == "service" and name == palace and palace in GIVES:
        pawn = GIVES[palace]
        if not seen.me["box"].get(pawn):
            return "AR-68", {"pawn": pawn}
        less = 3 * seen.copies("loremaster") if palace != "lore" else 0
        return money(seen, [here["service"][rank] - less])
    if kind == "favour" and name == palace and palace != "intrigue":
        return favour(seen, here["head"], here["favour_price"])
    return {"area": ("AR-36", {}), "goods": ("AR-52", {}), "owned": ("AR-37", {})}.get(kind)


def favour(seen: Seen, head: str, price: int) -> Expected:
    if head == "scholar" and not seen.view["notes"]:
        return "AR-78", {}
    if head == "qadi" and not seen.view["influence"]:
        return "AR-80", {}
    if head in ("general", "vizier") and not any(seen.goods):
        return ("AR-77" if head == "general" else "AR-79"), {}
    if head in ("general", "vizier") and not leaves_one(seen.goods, price):
        return "AR-61", {"price": price}
    return money(seen, [price])


def buying(seen: Seen, kind: str, name: str) -> Expected:
    visit = seen.view["visit"]
    if kind != "title" or "favour" in visit["actions"]:
        return None
    return title_price(seen, name, visit["palace"])


def paying(seen: Seen, kind: str, name: str) -> Expected:
    now = GOODS[len(seen.view["visit"]["paid"])]
    return ("AR-59", {"kind": now}) if kind == "goods" and name != now else None


def spying(seen: Seen, kind: str, name: str) -> Expected:
    if kind == "area":
        territory = [each["area"] for each in seen.view["territories"]]
        return ("AR-73", {"area": name}) if name in territory else ("AR-72", {})
    return None


def trading(seen: Seen, kind: str, name: str) -> Expected:
    area = seen.view["resolving"]
    if kind != "item" or not name.startswith(area):
        return {"area": ("AR-36", {}), "title": ("AR-55", {})}.get(kind)
    item = name.removeprefix(f"{area}-")
    if item == "note":
        return None
    number = seen.area(area)["goods"].get(item, 0)
    if "take" in seen.words or ("all" not in seen.words and "pick" not in seen.words):
        return ("AR-99", {"item": item, "area": area}) if not number else None
    return "AR-97", {"area": area} | ({"kind": item, "number": number} if number else {"item": item})


def fighting(seen: Seen, kind: str, name: str) -> Expected:
    if kind != "hand":
        return None
    if (seen.view["committed"] or []).count(name) == seen.me["tokens"].count(name):
        return "AR-91", {"token": name}
    return "AR-91", {"colour": name.split("-")[0], "area": seen.view["battle"]["area"]}


def after(seen: Seen, kind: str, name: str) -> Expected:
    return {"area": ("AR-36", {}), "goods": ("AR-52", {}), "title": ("AR-55", {})}.get(kind)


DECISIONS = {
    "D-PLACE": placing,
    "D-TURN": turning,
    "D-AFTER": after,
    "D-GUILD": visiting,
    "D-PALACE": visiting,
    "D-TITLE": buying,
    "D-PAY": paying,
    "D-SPY": spying,
    "D-TRADE": trading,
    "D-ITEM": trading,
    "D-TOKENS": fighting,
}


def expected(click: Click) -> Expected:
    """The rule and the numbers of the first answer."""
    seen = Seen(click)
    ask = DECISIONS.get(seen.prompt["decision"])
    kind, _, name = click.thing.partition("-")
    if kind in ("goods", "owned", "reserve", "note") and name:
        owner, _, name = name.partition("-")
        if owner != str(click.seat) or (kind == "owned" and name not in ACTIVATED):
            return None
    return ask(seen, kind, name) if ask else None
