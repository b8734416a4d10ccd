"""Twenty decisions of Yspahan that are clearly bad by the rules."""

from planting import Blunder
from yspahan_table import BLUE, GREEN, RED, YELLOW, Table

THREE_OF_TWELVE = ("vase-12-0", "vase-12-1", "vase-12-2")


def _last_day(seats: int, first: int, seat: int) -> Table:
    """The last day of the game; it is the seat's turn."""
    return Table(seats, first=first).date(3, 7).turn(seat)


def _after_action(table: Table) -> Table:
    """The seat has used a group for a walk of the Supervisor that sends nobody."""
    return table.tower(camel=(1, 2, 0), gold=(3, 1, 0)).do("take camel", "use supervisor", "move n1")


def blunders() -> list[Blunder]:
    """The set."""
    return [*_groups(), *_shops(), *_supervisor(), *_caravan(), *_cards(), *_buildings()]


def _groups() -> list[Blunder]:
    coins = _last_day(3, GREEN, BLUE).points(40, 48, 30).cubes(BLUE, "vase-12-0", "vase-12-1")
    coins.tower(vase=(5, 1, 0), camel=(1, 2, 0), gold=(6, 2, 0))
    card = _last_day(4, YELLOW, RED).points(40, 41, 39, 30).owns(RED, "bazaar")
    card.cubes(RED, "chest-8-0", "chest-8-1").tower(chest=(4, 2, 0), gold=(6, 3, 0)).do("take chest")
    yellow = Table(2, first=BLUE).date(3, 7).turn(GREEN).points(40, 40)
    yellow.cubes(BLUE, "chest-4-0", "chest-4-1").cubes(GREEN, "chest-6-0", "chest-8-2").has(BLUE, gold=0)
    yellow.tower(camel=(1, 1, 0), chest=(4, 1, 2), vase=(5, 2, 0), gold=(6, 1, 0))
    camels = Table(4, first=GREEN).date(2, 7).turn(BLUE).points(20, 21, 22, 20).owns(BLUE, "bazaar")
    camels.has(BLUE, camels=6).cubes(BLUE, "vase-12-0", "vase-12-2").cubes(
        GREEN, *(f"barrel-4-{n}" for n in range(3))
    )
    camels.tower(camel=(1, 2, 0), vase=(5, 1, 0))
    return [
        Blunder(
            "Two gold on the last turn, where one cube completes the souk of twelve", coins.s, "take gold"
        ),
        Blunder(
            "A card on the last turn, with dice in hand that complete the souk of eight", card.s, "use card"
        ),
        Blunder(
            "Yellow dice do not count for the second player: one cube, where two complete a souk",
            yellow.s,
            "take chest",
        ),
        Blunder(
            "Two more camels at the end of week 2, where one cube completes the souk of twelve",
            camels.s,
            "take camel",
        ),
    ]


def _shops() -> list[Blunder]:
    wrong = _last_day(3, RED, GREEN).points(41, 40, 33)
    wrong.cubes(GREEN, "chest-8-0", "chest-8-1", "chest-8-3", "chest-6-1").tower(
        chest=(4, 1, 0), gold=(6, 2, 0)
    )
    wrong.do("take chest", "use goods")
    thrift = _last_day(3, GREEN, BLUE).points(35, 40, 41).holds(BLUE, "exchange").cubes(BLUE, "vase-12-1")
    thrift.has(BLUE, gold=0).tower(vase=(5, 1, 0), gold=(6, 2, 0)).do("take vase", "use goods")
    fame = (
        _last_day(4, BLUE, YELLOW)
        .points(30, 46, 40, 42)
        .holds(YELLOW, "sell-gold", "exchange")
        .has(YELLOW, gold=10)
    )
    fame.tower(camel=(1, 3, 0), gold=(6, 2, 0)).do("take camel", "use goods")
    delivery = (
        _last_day(2, BLUE, BLUE)
        .points(36, 44)
        .holds(BLUE, "place-cube")
        .cubes(BLUE, "vase-12-0", "vase-12-2")
    )
    delivery.s.turn = 2
    delivery.tower(camel=(1, 1, 0), bag=(2, 1, 0)).do(
        "take bag", "use supervisor", "move s2", "play place-cube"
    )
    return [
        Blunder(
            "The last cube starts on a souk that stays unfinished, beside one that it would complete",
            wrong.s,
            "supply chest-6-0",
        ),
        Blunder(
            "A worthless card is kept, though as a boost it completes the souk of twelve",
            thrift.s,
            "boost none",
        ),
        Blunder(
            "Gold for fame, worth ten points, is thrown away for one camel more on the last turn",
            fame.s,
            "boost sell-gold",
        ),
        Blunder(
            "The Delivery of the last turn opens an empty souk instead of completing the one of twelve",
            delivery.s,
            "place bag-8-0",
        ),
    ]


def _supervisor() -> list[Blunder]:
    own = _last_day(3, GREEN, BLUE).points(40, 46, 30).cubes(BLUE, *THREE_OF_TWELVE).supervisor("e1")
    own.tower(camel=(2, 1, 0), gold=(4, 1, 0)).do("take camel", "use supervisor")
    hit = (
        Table(2, first=GREEN)
        .date(3, 7)
        .turn(GREEN)
        .points(36, 45)
        .cubes(BLUE, *THREE_OF_TWELVE)
        .has(BLUE, camels=3)
    )
    hit.s.turn = 2
    hit.supervisor("e1").tower(camel=(4, 1, 0), gold=(6, 1, 0)).do("take camel", "use supervisor", "move e5")
    week = (
        Table(4, first=RED).date(2, 7).turn(GREEN).points(20, 18, 22, 21).supervisor("e1").has(GREEN, gold=0)
    )
    week.owns(GREEN, "bazaar").cubes(GREEN, *THREE_OF_TWELVE).cubes(RED, "barrel-3-0", "barrel-3-1")
    week.tower(gold=(2, 2, 0)).do("take gold", "use supervisor")
    dear = _last_day(3, BLUE, RED).points(40, 38, 38).holds(RED, "sell-gold").has(RED, gold=6).supervisor("c")
    dear.tower(camel=(1, 1, 0)).do("take camel", "use supervisor")
    return [
        Blunder(
            "The Supervisor goes into the own souk of twelve, and there is no camel to save the cube",
            own.s,
            "move e3",
        ),
        Blunder(
            "A cube of the own souk of twelve is let go for a camel that is worth nothing any more",
            hit.s,
            "send",
        ),
        Blunder(
            "At the end of week 2 the Supervisor breaks the own souk of fourteen instead of the leader's",
            week.s,
            "move e3",
        ),
        Blunder(
            "Six gold for a walk that hits nobody, with Gold for fame in hand on the last turn",
            dear.s,
            "move e7",
        ),
    ]


def _caravan() -> list[Blunder]:
    gift = (
        _last_day(3, RED, GREEN)
        .points(45, 54, 20)
        .caravan("BBGBBRRR")
        .cubes(BLUE, "vase-12-0")
        .supervisor("c")
    )
    gift.has(GREEN, gold=0).tower(camel=(3, 1, 0), gold=(5, 1, 0)).do("take camel", "use supervisor")
    order = Table(2, first=BLUE).date(3, 7).turn(BLUE).points(42, 38).caravan("BBGGG").supervisor("c")
    order.s.turn = 2
    order.cubes(BLUE, "vase-4-0").cubes(GREEN, "barrel-3-0").has(BLUE, gold=0)
    order.tower(camel=(1, 1, 0), gold=(4, 1, 0)).do("take camel", "use supervisor", "move e1")
    load = _last_day(3, GREEN, BLUE).points(40, 44, 30).caravan("BGGBRR").holds(BLUE, "load-caravan")
    _after_action(load.supervisor("n2"))
    return [
        Blunder(
            "The walk sends the leader's cube, which fills the caravan and brings the leader fifteen points",
            gift.s,
            "move e3",
        ),
        Blunder(
            "Two cubes are sent: the rival's is put on the last slot, which trebles the owner's cubes",
            order.s,
            "send-first barrel-3-0",
        ),
        Blunder(
            "The Caravan load is kept on the last turn, though it would treble the own cubes", load.s, "end"
        ),
    ]


def _cards() -> list[Blunder]:
    few = _last_day(4, GREEN, BLUE).points(40, 45, 30, 35).holds(BLUE, "sell-gold").has(BLUE, gold=10)
    _after_action(few.supervisor("n2")).do("play sell-gold")
    kept = (
        _last_day(4, BLUE, YELLOW).points(30, 35, 46, 40).holds(YELLOW, "sell-camels").has(YELLOW, camels=4)
    )
    _after_action(kept.supervisor("n2"))
    swap = (
        _last_day(3, RED, GREEN)
        .points(46, 40, 30)
        .holds(GREEN, "exchange", "sell-camels")
        .has(GREEN, gold=1, camels=4)
    )
    _after_action(swap.supervisor("n2")).do("play exchange")
    return [
        Blunder(
            "One gold is sold for fame on the last turn, and nine that are worth nothing are kept",
            few.s,
            "sell-gold 1",
        ),
        Blunder(
            "The turn ends with four camels and the Camel sale still in hand, on the last day", kept.s, "end"
        ),
        Blunder(
            "Four camels become gold, with a Camel sale in hand that pays two points for each",
            swap.s,
            "camels-to-gold 4",
        ),
    ]


def _buildings() -> list[Blunder]:
    five = ("paddock", "store", "hammam", "caravanserai", "bazaar")
    third = (
        _last_day(4, RED, GREEN)
        .points(42, 40, 35, 30)
        .owns(GREEN, "paddock", "store")
        .has(GREEN, gold=2, camels=2)
    )
    _after_action(third.supervisor("n2"))
    sixth = (
        Table(2, first=BLUE)
        .date(3, 7)
        .turn(BLUE)
        .points(40, 61)
        .owns(BLUE, *five)
        .has(BLUE, gold=4, camels=4)
    )
    sixth.s.turn = 2
    sixth.tower(camel=(1, 2, 0)).do("take camel")
    return [
        Blunder("The third building, worth five points, is left unbuilt on the last turn", third.s, "end"),
        Blunder(
            "Two camels on the last turn, where the group could build the sixth building for ten points",
            sixth.s,
            "use goods",
        ),
    ]
