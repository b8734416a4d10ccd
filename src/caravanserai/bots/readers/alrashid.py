"""What may matter in Al-Rashid, as numbers: goods, family, titles, and what pawns in place should bring this year."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravanserai.bots.judges.alrashid import strength
from caravanserai.bots.judges.alrashid_placing import rank_with
from caravanserai.bots.learned import Reader
from caravanserai.bots.net import Row
from caravanserai.core import machine
from caravanserai.games.alrashid.actions import BUY, PLACE, VISIT
from caravanserai.games.alrashid.board import (
    AL_RASHID,
    AREA_COUNT,
    DOMINANCE,
    INFLUENCE_CAP,
    ITEMS,
    KINDS,
    PALACES,
    PAWN_TYPES,
    PAWNS,
    RANKS,
    SERVICE_PRICE,
    STRATEGIST,
    TITLE_COUNT,
    TITLES,
    TRADE_ITEMS,
    VALUE_COUNT,
    VALUES,
    YEARS,
)
from caravanserai.games.alrashid.fields import (
    AREA_BIT,
    FAMILY_ROW,
    INFLUENCE,
    NOTES,
    RESERVE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.guilds import GuildActions
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.placement import PlaceAside, PlacePawn
from caravanserai.games.alrashid.state import State, copies, dominance, family, ranks
from caravanserai.games.alrashid.visits import ChooseTitle

PLACES: Final = ("intrigue", "military", "lore", "commerce", "politics", "court")
NAMES: Final = (
    *(f"year-{year}" for year in range(1, YEARS + 1)),
    "three-seats",
    "four-seats",
    "five-seats",
    "placing",
    "points",
    "lead",
    "order",
    "next-order",
    *(f"good-{kind}" for kind in range(KINDS)),
    "goods",
    "kinds",
    "worth",
    "worth-left",
    "notes",
    "notes-left",
    "influence",
    "influence-over",
    *(f"family-{pawn}" for pawn in PAWNS),
    *(f"family-{pawn}-left" for pawn in PAWNS),
    *(f"reserve-{pawn}" for pawn in PAWNS),
    "red",
    "blue",
    "red-value",
    "blue-value",
    "tokens-left",
    "titles",
    "titles-left",
    *(f"{title}" for title in TITLES),
    *(f"{title}-left" for title in TITLES),
    *(f"{place}-{rank}" for place in PLACES for rank in range(1, RANKS + 1)),
    *(f"{place}-means" for place in PLACES),
    "outside",
    "trade-1",
    "trade-2",
    "trade-3",
    "trade-lot",
    "unarmed",
    "beaten",
    "winning",
    "behind",
    "income",
    "worth-after",
    "worth-after-left",
)

STANDINGS: Final = 8
"""How a pawn may stand: first, second, third or outside, alone or with others of its family."""
PAWN_SORTS: Final = PAWN_TYPES * AREA_COUNT * STANDINGS
VISITS: Final = 7
TITLE_SORTS: Final = PAWN_SORTS + VISITS * PALACES
SORTS: Final = TITLE_SORTS + 2 * TITLE_COUNT


def make() -> Reader:
    """The reader of Al-Rashid."""
    return AlRashidReader(NAMES, SORTS)


class Outlook:
    """What pawns on the board should bring a seat this year."""

    def __init__(self, s: State, seat: int) -> None:
        base = seat * WEALTH
        self.goods: Final = vec[i64]([s.wealth[base + kind] for kind in range(KINDS)])
        """What the seat will have if its traders get through."""
        self.ranks: Final = [0] * (PALACES * RANKS)
        self.means: Final = [0.0] * PALACES
        self.trades: Final = [0] * RANKS
        self.lot = 0
        self.outside = 0
        self.unarmed = 0
        self.beaten = 0
        self.winning = 0
        self.behind = 0
        self.income = 0


class AlRashidReader(Reader):
    """Looks at every area that is not resolved yet, then tells what each seat owns and where it stands."""

    def read(self, s: machine.State, rows: list[Row]) -> None:
        assert isinstance(s, State)
        outlooks = [Outlook(s, seat) for seat in range(s.seats)]
        for area in range(PALACES, AREA_COUNT):
            if s.rows[area] and not s.resolved & AREA_BIT[area]:
                self.count_trade(s, area, outlooks)
        for area in range(PALACES):
            if s.rows[area] and not s.resolved & AREA_BIT[area]:
                self.count_palace(s, area, outlooks)
        points = s.scores()
        for seat in range(s.seats):
            self.write(s, seat, points, outlooks[seat], rows[seat])

    def sort(self, s: machine.State, action: int) -> int:
        """Pawns by where they go and how they would stand there, visits by what is done, titles by the time left."""
        assert isinstance(s, State)
        step = s.stack[-1]
        if isinstance(step, (PlacePawn, PlaceAside)):
            pawn = (action - PLACE) // AREA_COUNT
            area = (action - PLACE) % AREA_COUNT
            return (action - PLACE) * STANDINGS + self.standing(s, step.who, pawn, area)
        if isinstance(step, GuildActions):
            return PAWN_SORTS + step.palace * VISITS + action - VISIT
        if isinstance(step, ChooseTitle):
            return TITLE_SORTS + 2 * (action - BUY) + (1 if s.year > 3 else 0)
        return -1

    def standing(self, s: State, seat: int, pawn: int, area: int) -> int:
        """The rank that the seat would have in the area with the pawn, and whether it is there already."""
        ahead = rank_with(s, seat, DOMINANCE[pawn], area)
        return 2 * min(ahead, RANKS) + (1 if dominance(s, seat, area) else 0)

    def count_palace(self, s: State, area: int, outlooks: list[Outlook]) -> None:
        """The ranks in a palace, and whether the service there can be paid."""
        ranked = ranks(s, area)
        for rank in range(len(ranked)):
            outlook = outlooks[ranked[rank]]
            if rank >= RANKS:
                outlook.outside += 1
                continue
            outlook.ranks[area * RANKS + rank] = 1
            price = SERVICE_PRICE[area][rank] if area != AL_RASHID else 0
            outlook.means[area] = min(1.0, (2.0 + worth(outlook.goods, 0)) / (2.0 + price))

    def count_trade(self, s: State, area: int, outlooks: list[Outlook]) -> None:
        """What lies in the territory goes to those whom its mercenaries do not drive away."""
        territory = area - PALACES
        camp = s.camps[territory]
        rank = 0
        first = True
        for seat in ranks(s, area):
            outlook = outlooks[seat]
            if camp:
                fights = strength(s, seat, camp)
                if fights == 0:
                    outlook.unarmed += 1
                elif fights == 1:
                    outlook.beaten += 1
                else:
                    outlook.winning += 1
                    camp = ()
                if fights < 2:
                    first = False
                    continue
            if not first:
                outlook.behind += 1
            if rank < RANKS:
                outlook.trades[rank] += 1
                self.take(s, territory, rank, outlook)
                rank += 1
            else:
                outlook.outside += 1

    def take(self, s: State, territory: int, rank: int, outlook: Outlook) -> None:
        """Pick one good after the other, each of the kind of which there is least at home."""
        most = 0
        taken = vec[i64]([0] * KINDS)
        for kind in range(KINDS):
            most = max(most, s.lying[territory * ITEMS + kind])
        if rank == 0:
            outlook.lot = max(outlook.lot, most)
        for _ in range(TRADE_ITEMS[rank]):
            best = -1
            for kind in range(KINDS):
                if s.lying[territory * ITEMS + kind] > taken[kind] and (
                    best < 0 or outlook.goods[kind] < outlook.goods[best]
                ):
                    best = kind
            if best >= 0:
                taken[best] += 1
                outlook.goods[best] += 1
                outlook.income += 1

    def write(self, s: State, seat: int, points: list[int], outlook: Outlook, row: Row) -> None:
        """Everything about one seat, in the order of NAMES."""
        left = (YEARS - s.year) / YEARS
        row.flag(s.year - 1, YEARS)
        row.flag(s.seats - 3, 3)
        waiting = 0
        for other in range(s.seats):
            for pawn in range(PAWN_TYPES):
                waiting += s.pawns[other * FAMILY_ROW + RESERVE + pawn]
        row.mark(s.resolved == 0 and waiting > 0)
        row.put(float(points[seat]))
        best = -99
        for other in range(s.seats):
            if other != seat:
                best = max(best, points[other])
        row.put(float(points[seat] - best))
        row.put(place_in(s.order, seat) / s.seats)
        row.put(place_in(s.next_order, seat) / s.seats)
        self.write_goods(s, seat, left, row)
        self.write_family(s, seat, left, row)
        self.write_titles(s, seat, left, row)
        for number in outlook.ranks:
            row.put(float(number))
        for means in outlook.means:
            row.put(means)
        row.put(float(outlook.outside))
        for number in outlook.trades:
            row.put(float(number))
        row.put(float(outlook.lot))
        row.put(float(outlook.unarmed))
        row.put(float(outlook.beaten))
        row.put(float(outlook.winning))
        row.put(float(outlook.behind))
        row.put(float(outlook.income))
        after = worth(outlook.goods, 0) / 4.0
        row.put(after)
        row.put(after * left)

    def write_goods(self, s: State, seat: int, left: float, row: Row) -> None:
        """Goods, notes and influence."""
        base = seat * WEALTH
        total = 0
        kinds = 0
        for kind in range(KINDS):
            held: int = s.wealth[base + kind]
            row.put(float(min(held, 8)))
            total += held
            kinds += 1 if held else 0
        value = worth(s.wealth, base) / 4.0
        notes: int = s.wealth[base + NOTES]
        influence: int = s.wealth[base + INFLUENCE]
        row.put(float(total))
        row.put(float(kinds))
        row.put(value)
        row.put(value * left)
        row.put(float(notes))
        row.put(notes * left)
        row.put(float(min(influence, INFLUENCE_CAP)))
        row.put(float(max(0, influence - INFLUENCE_CAP)))

    def write_family(self, s: State, seat: int, left: float, row: Row) -> None:
        """Pawns gained and at home, and mercenaries in hand."""
        for pawn in range(PAWN_TYPES):
            row.put(float(family(s, seat, pawn)))
        for pawn in range(PAWN_TYPES):
            row.put(family(s, seat, pawn) * left)
        for pawn in range(PAWN_TYPES):
            home: int = s.pawns[seat * FAMILY_ROW + RESERVE + pawn]
            row.put(float(home))
        counts = [0, 0]
        values = [0, 0]
        bonus = copies(s, seat, STRATEGIST)
        for token in s.hands[seat]:
            kind = token % TOKEN_KINDS
            counts[kind // VALUE_COUNT] += 1
            values[kind // VALUE_COUNT] += VALUES[kind % VALUE_COUNT] + bonus
        row.put(float(counts[0]))
        row.put(float(counts[1]))
        row.put(values[0] / 3.0)
        row.put(values[1] / 3.0)
        row.put((counts[0] + counts[1]) * left)

    def write_titles(self, s: State, seat: int, left: float, row: Row) -> None:
        """Titles owned, all together and each, and how long they will still work."""
        owned = 0
        for title in range(seat * TITLE_COUNT, (seat + 1) * TITLE_COUNT):
            owned += s.titles[title]
        row.put(float(owned))
        row.put(owned * left)
        for part in range(2):
            for title in range(TITLE_COUNT):
                held: int = s.titles[seat * TITLE_COUNT + title]
                row.put(held * left if part else float(held))


def place_in(order: tuple[int, ...], seat: int) -> int:
    """Where the seat stands in the order."""
    for place in range(len(order)):
        if order[place] == seat:
            return place
    return 0
