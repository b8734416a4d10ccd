"""Positions for the tests: fixture T of the rules with whatever a test puts on it."""

from itertools import chain
from typing import Any

from caravanserai.core.game import forced
from caravanserai.core.position import Reader
from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.bidding import ChooseSpot
from caravanserai.games.fivetribes.board import (
    CAMELS,
    CARD_COUNT,
    CARD_IDS,
    CELL_IDS,
    DJINN_IDS,
    MARKERS,
    PALACES,
    PALMS,
    START_GOLD,
    TRIBE_COUNT,
    TRIBE_IDS,
    TRIBE_LETTERS,
    TURN_SPOT_IDS,
)
from caravanserai.games.fivetribes.fields import (
    CAMEL,
    ELDERS,
    GOLD,
    HAND,
    KNOWN,
    PALACE,
    PALM,
    RESERVE,
    UNCLAIMED,
    VIZIERS,
)
from caravanserai.games.fivetribes.hands import fakirs, unknown_cards
from caravanserai.games.fivetribes.sale import Closing
from caravanserai.games.fivetribes.sowing import Move
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.turn import NextTurn
from caravanserai.games.fivetribes.windows import OpenWindow

FACES = [
    "small-market",
    "oasis",
    "village",
    "large-market",
    "sacred-6",
    "small-market",
    "sacred-10",
    "small-market",
    "oasis",
    "village",
    "small-market",
    "large-market",
    "oasis",
    "village",
    "sacred-6",
    "small-market",
    "oasis",
    "sacred-12",
    "large-market",
    "small-market",
    "sacred-15",
    "oasis",
    "village",
    "small-market",
    "sacred-6",
    "oasis",
    "large-market",
    "small-market",
    "sacred-6",
    "village",
]
ROW = ["fish", "wheat", "pottery", "papyrus", "silk", "spice", "ivory", "jewels", "gold-goods"]
A, B, C, D = range(4)
NAMES = "ABCD"


class Table:
    """A position with the questions and moves of the worked examples."""

    def __init__(self, state: State) -> None:
        self.state = state

    # --- playing -------------------------------------------------------------------------------------

    def auto(self) -> "Table":
        """Take what is taken without asking."""
        while (action := forced(self.state)) is not None:
            self.state.apply(action)
            self.state.check()
        return self

    def play(self, *names: str) -> "Table":
        """Play the named actions; single options that are taken without asking need no mention."""
        for name in names:
            action = GAME.parse(name)
            while action not in self.state.legal():
                before = len(self.state.legal())
                assert before == 1, f"{name} is not among {self.options()}"
                assert self.state.stack[-1].auto(self.state), f"{name}: first {self.options()} is asked"
                self.state.apply(self.state.legal()[0])
            self.state.apply(action)
            self.state.check()
        return self.auto()

    def step(self, *names: str) -> "Table":
        """Apply the named actions and nothing else."""
        for name in names:
            action = GAME.parse(name)
            assert action in self.state.legal(), f"{name} is not among {self.options()}"
            self.state.apply(action)
            self.state.check()
        return self

    def sow(self, start: str, *drops: str) -> "Table":
        """A whole move: `sow("b2", "c2 G", "d2 Y")`."""
        names = [f"start {start}"]
        for drop in drops:
            cell, letter = drop.split()
            names.append(f"drop {cell} {TRIBE_IDS[TRIBE_LETTERS.index(letter)]}")
        return self.play(*names)

    def options(self) -> list[str]:
        """The names of the legal actions."""
        return [GAME.name(action) for action in self.state.legal()]

    @property
    def asked(self) -> str:
        """The pending decision, `chance` or `over`."""
        if not self.state.stack:
            return "over"
        return self.state.stack[-1].decision or "chance"

    # --- looking -------------------------------------------------------------------------------------

    def gold(self, seat: int) -> int:
        return self.state.of(seat, GOLD)

    def camels(self, seat: int) -> int:
        return self.state.of(seat, RESERVE)

    def viziers(self, seat: int) -> int:
        return self.state.of(seat, VIZIERS)

    def elders(self, seat: int) -> int:
        return self.state.of(seat, ELDERS)

    def fakirs(self, seat: int) -> int:
        return fakirs(self.state, seat)

    def hand(self, seat: int) -> dict[str, int]:
        cards = {name: self.state.of(seat, HAND + kind) for kind, name in enumerate(CARD_IDS)}
        return {name: count for name, count in cards.items() if count}

    def known(self, seat: int) -> dict[str, int]:
        cards = {name: self.state.of(seat, KNOWN + kind) for kind, name in enumerate(CARD_IDS)}
        return {name: count for name, count in cards.items() if count}

    def unknown(self, seat: int) -> int:
        return unknown_cards(self.state, seat)

    def djinns(self, place: int) -> list[str]:
        """Those of a seat or of a place of the layout."""
        return [name for djinn, name in enumerate(DJINN_IDS) if self.state.djinns[djinn] == place]

    def owner(self, cell: str) -> int | None:
        seat = self.state.pieces[CAMEL + CELL_IDS.index(cell)]
        return None if seat == UNCLAIMED else seat

    def meeples(self, cell: str) -> str:
        at = CELL_IDS.index(cell) * 5
        return "".join(TRIBE_LETTERS[tribe] * self.state.meeples[at + tribe] for tribe in range(5))

    def palms(self, cell: str) -> int:
        return self.state.pieces[PALM + CELL_IDS.index(cell)]

    def palaces(self, cell: str) -> int:
        return self.state.pieces[PALACE + CELL_IDS.index(cell)]

    def row(self) -> list[str]:
        return [CARD_IDS[card] for card in self.state.row]

    def cells(self, word: str) -> list[str]:
        """The tiles among the options of the given range."""
        return [name.split()[1] for name in self.options() if name.startswith(f"{word} ")]

    def why(self, name: str) -> str:
        """The rule that forbids the action now."""
        found = GAME.why_not(self.state, self.state.actor(), GAME.parse(name))
        assert found is not None
        return found.rule


def position(
    board: str = "",
    seats: int = 3,
    gold: dict[int, int] | None = None,
    hands: dict[int, str] | None = None,
    unknown: dict[int, str] | None = None,
    elders: dict[int, int] | None = None,
    viziers: dict[int, int] | None = None,
    djinns: dict[int, str] | None = None,
    camels: dict[int, str] | None = None,
    palms: dict[str, int] | None = None,
    palaces: dict[str, int] | None = None,
    row: list[str] | None = None,
    face_up: str = "jafaar shamhat haurvatat",
    discards: str = "",
    djinn_discards: str = "",
    bid_order: tuple[int | None, ...] = (),
    turn_order: dict[str, int] | None = None,
    round_number: int = 1,
    no_move: bool = False,
    **options: str,
) -> dict[str, Any]:
    """The JSON of a position on fixture T; what is not said is as the rules' examples have it.

    `hands` are publicly known cards, `unknown` cards drawn from the pile.
    """
    meeples = dict(item.split(":") for item in board.split())
    owners = {cell: seat for seat, cells in (camels or {}).items() for cell in cells.split()}
    tiles = {
        cell: {
            "face": FACES[index],
            "meeples": meeples.get(cell, ""),
            "camel": owners.get(cell),
            "palms": (palms or {}).get(cell, 0),
            "palaces": (palaces or {}).get(cell, 0),
        }
        for index, cell in enumerate(CELL_IDS)
    }
    bag = {}
    for tribe, name in enumerate(TRIBE_IDS):
        out = sum(letters.count(TRIBE_LETTERS[tribe]) for letters in meeples.values())
        out += sum(([viziers or {}, elders or {}][tribe] if tribe < 2 else {}).values())
        bag[name] = TRIBE_COUNT[tribe] - out
    row = ROW if row is None else row
    known = {seat: (hands or {}).get(seat, "").split() for seat in range(seats)}
    drawn = {seat: (unknown or {}).get(seat, "").split() for seat in range(seats)}
    gone = [*row, *discards.split(), *chain(*known.values()), *chain(*drawn.values())]
    owned = {seat: (djinns or {}).get(seat, "").split() for seat in range(seats)}
    taken = [*chain(*owned.values()), *djinn_discards.split()]
    up = [name for name in face_up.split() if name not in taken]
    values = {name.replace("_", "-"): value for name, value in options.items()}
    return {
        "game": "fivetribes",
        "rules": GAME.rules_version,
        "seats": seats,
        "options": dict(zip(GAME.options, GAME.check_options(seats, values), strict=True)),
        "state": {
            "round": round_number,
            "no-move": no_move,
            "tiles": tiles,
            "bag": {name: count for name, count in bag.items() if count},
            "hand": {},
            "path": [],
            "palms": PALMS - sum((palms or {}).values()),
            "palaces": PALACES - sum((palaces or {}).values()),
            "bid-order": [*bid_order, *[None] * (4 - len(bid_order))],
            "turn-order": {spot: (turn_order or {}).get(spot) for spot in TURN_SPOT_IDS},
            "row": row,
            "pile": _count([name for name in CARD_IDS for _ in range(_left(name, gone))]),
            "discards": _count(discards.split()),
            "djinns": {
                "face-up": up,
                "pile": [name for name in DJINN_IDS if name not in taken and name not in up],
                "discards": djinn_discards.split(),
                "looked-at": [],
            },
            "players": [
                {
                    "gold": (gold or {}).get(seat, START_GOLD),
                    "camels": CAMELS[seats] - list(owners.values()).count(seat),
                    "viziers": (viziers or {}).get(seat, 0),
                    "elders": (elders or {}).get(seat, 0),
                    "hand": _count([*known[seat], *drawn[seat]]),
                    "known": _count(known[seat]),
                    "djinns": owned[seat],
                    "used": [],
                }
                for seat in range(seats)
            ],
            "former-piles": [],
            "shown": [],
        },
        "pending": [],
    }


def _count(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in CARD_IDS if name in names}


def _left(name: str, gone: list[str]) -> int:
    return CARD_COUNT[CARD_IDS.index(name)] - gone.count(name)


def _later(seats: int, later: str | None) -> list[int]:
    if later is None:
        return [B, B] if seats == 2 else list(range(1, seats))
    return [NAMES.index(name) for name in later]


def turn(board: str = "", later: str | None = None, **given: Any) -> Table:
    """A's turn after step 1; `later` are the markers still to play, in order (the others have played)."""
    seats = given.get("seats", 3)
    spots = [*("18", "12", "8", "5", "3", "1"), *("0-front", "0-middle", "0-back")]
    waiting = _later(seats, later)
    markers = sorted(seat for seat in range(seats) for _ in range(MARKERS[seats] // seats))
    for seat in waiting:
        markers.remove(seat)
    markers.remove(A)
    given.setdefault("bid_order", (*markers, A))
    given.setdefault("turn_order", dict(zip(spots[-len(waiting) :] if waiting else [], waiting, strict=True)))
    state = restored(position(board, **given))
    state.push(NextTurn())
    state.push(Closing(A))
    if not state.no_move:
        state.push(Move(A))
        state.push(OpenWindow(A, 1))
    return _settled(state)


def closing(**given: Any) -> Table:
    """A's step 6, nothing else pending."""
    given.setdefault("bid_order", (A,))
    given.setdefault("turn_order", {"0-front": B, "0-middle": C})
    value = position("a1:Y b1:Y", **given)
    value["state"]["path"] = ["a3", "b3 elder"]
    state = restored(value)
    state.push(NextTurn())
    state.push(Closing(A))
    return _settled(state)


def bidding(order: str, **given: Any) -> Table:
    """Bids are about to be made by the markers of `order`, on an ordinary board."""
    given.setdefault("bid_order", tuple(NAMES.index(name) for name in order))
    rows = (("1", "YW"), ("3", "GB"), ("5", "RW"))
    given.setdefault("board", " ".join(f"{column}{row}:{pair}" for row, pair in rows for column in "abcdef"))
    state = restored(position(**given))
    state.push(NextTurn())
    for spot in range(len(order) - 1, -1, -1):
        if state.tracks[spot] >= 0:
            state.push(ChooseSpot(state.tracks[spot], spot))
    return _settled(state)


def bids(table: Table, *prices: int) -> Table:
    """All bids but the last, which is left to be made so that the track can still be seen."""
    return table.play(*(f"bid {price}" for price in prices))


def restored(value: dict[str, Any]) -> State:
    """The fields of a position, whose pending steps are still to be pushed."""
    options = tuple(value["options"].values())
    state = GAME.read(Reader(value["state"], "state"), value["seats"], options)
    assert isinstance(state, State)
    return state


def _settled(state: State) -> Table:
    state.settle()
    state.check()
    return Table(state)
