"""Twenty decisions of Al-Rashid that are clearly bad by the rules, all in the fifth year, where prestige is all that counts.

A decides and is close behind B with the right decision still to make, or close ahead with the wrong one to leave alone.
"""

from alrashid_table import A, B, Table
from planting import Blunder

KEEPER = "warehouse-keeper"


def _last_year(seats: int, **options: str) -> Table:
    return Table(seats, **options).year(5)


def _paid(table: Table) -> Table:
    """Pay with as many of the first kinds as may be."""
    while table.decision == "D-PAY":
        table.do(table.options()[-1])
    return table


def _drawn(table: Table) -> Table:
    """Draw the tokens of a service."""
    while table.decision == "D-DRAW":
        table.do("draw red", "value 3")
    return table


def blunders() -> list[Blunder]:
    """The set."""
    return [*_placement(), *_spies(), *_guilds(), *_paying(), *_court(), *_battles(), *_trade(), *_titles()]


def _placement() -> list[Blunder]:
    camp = _last_year(2, turn_order="1-0").influence(A, 3).influence(B, 2).camp("silk-road", "red-3")
    camp.stand("mare-internum", A, "merchant").stand("intrigue", A, "sage")
    camp.stand("nilus-valley", B, "pasha").stand("abbasid-caliphate", B, "merchant", "sage").at_placement()
    empty = (
        _last_year(3, turn_order="1-2-0")
        .influence(A, 3)
        .influence(B, 2)
        .stand("mare-internum", A, "merchant")
        .stand("military", A, "pasha")
    )
    empty.stand("nilus-valley", B, "pasha", "sage").stand("abbasid-caliphate", B, "merchant")
    empty.stand("mare-indianum", 2, "pasha", "sage").stand("intrigue", 2, "merchant").at_placement()
    return [
        Blunder(
            "The Pasha goes to mercenaries without a token in hand: it must flee, for two dishonor",
            camp.s,
            "place pasha silk-road",
        ),
        Blunder(
            "A Sage goes to Politics with nothing to pay there: a visit for nothing costs dishonor",
            empty.s,
            "place sage politics",
        ),
    ]


def _spies() -> list[Blunder]:
    left = (
        _last_year(3)
        .title(A, "plotter")
        .stand("al-rashid", A, "pasha", "sage")
        .stand("nilus-valley", B, "pasha")
    )
    left.stand("mare-internum", 2, "merchant").at_resolution()
    spy = (
        _last_year(4).influence(A, 2).influence(B, 1).camp("silk-road", "red-3").stand("intrigue", A, "pasha")
    )
    spy.stand("mare-internum", A, "sage").turn(A).do(
        "resolve intrigue", "visit service", "pass", "pass", "move sage mare-internum"
    )
    return [
        Blunder(
            "The Plotter calls the Pasha from court, and the Sage left there without him costs two dishonor",
            left.s,
            "move pasha al-rashid",
        ),
        Blunder(
            "The last spy step moves a Sage among mercenaries, though no token is in hand to fight them",
            spy.s,
            "to silk-road",
        ),
    ]


def _guilds() -> list[Blunder]:
    nothing = (
        _last_year(3)
        .goods(A, 2, 2, 2, 1, 0)
        .influence(B, 2)
        .stand("lore", A, "pasha")
        .turn(A)
        .do("resolve lore")
    )
    maiden = _last_year(4).family(A, 3, 1, 1).goods(A, 1, 1, 1, 1, 1).family(B, 2, 2, 2).influence(B, 2)
    maiden.stand("politics", A, "merchant").turn(A).do("resolve politics", "visit title")
    copied = (
        _last_year(2).goods(A, 1, 1, 0, 0, 0).goods(B, 2, 2, 0, 0, 0).stand("intrigue", A, "pasha").turn(A)
    )
    copied.do("resolve intrigue", "visit service+favour")
    silk = _last_year(5).title(A, KEEPER).goods(A, 3, 1, 1, 1, 1).family(B, 2, 1, 1).influence(B, 2)
    silk.stand("military", A, "pasha").turn(A).do("resolve military", "visit service+favour")
    return [
        Blunder(
            "Nothing is bought in the Lore Guild, for dishonor, with goods in hand for a Sage and a title",
            nothing.s,
            "visit none",
        ),
        Blunder(
            "A title without its condition, worth nothing, beside one worth five with three Pashas",
            maiden.s,
            "buy favorites-maiden",
        ),
        Blunder(
            "The Favorite copies the General on the last turn, where the Qadi brings a point",
            copied.s,
            "copy general",
        ),
        Blunder(
            "The General gets the only silk, and the Warehouse Keeper lacks a kind, with hardwood to spare",
            _drawn(silk).s,
            "give silk",
        ),
    ]


def _paying() -> list[Blunder]:
    note = _last_year(3).title(A, "loremaster").notes(A, 1).goods(A, 2, 2, 2, 0, 0).influence(B, 4)
    note.stand("lore", A, "merchant").stand("commerce", A, "pasha").turn(A).do(
        "resolve lore", "visit title", "buy diplomat"
    )
    rare = _last_year(2).title(A, KEEPER).goods(A, 4, 2, 2, 1, 1).family(B, 2, 2, 2)
    rare.stand("lore", A, "pasha").turn(A).do("resolve lore", "visit service")
    return [
        Blunder(
            "The last note is kept, and the goods it would save are missing for a Merchant afterwards",
            note.s,
            "spend nothing",
        ),
        Blunder(
            "No hardwood is paid, of which there are four: a kind goes that the Warehouse Keeper counts",
            rare.s,
            "pay hardwood 0",
        ),
    ]


def _court() -> list[Blunder]:
    court = _last_year(2).goods(A, 2, 1, 1, 0, 0).influence(B, 1).stand("al-rashid", A, "pasha").turn(A)
    good = (
        _last_year(4)
        .title(A, KEEPER)
        .goods(A, 2, 1, 1, 1, 0)
        .family(B, 2, 2, 1)
        .stand("al-rashid", A, "pasha")
        .turn(A)
    )
    return [
        Blunder(
            "Nothing is taken at court, not even what is free, with goods for the Law Expert",
            court.do("resolve al-rashid").s,
            "court none",
        ),
        Blunder(
            "The Caliph gives hardwood, which is there, and not silk, the fifth kind for the Warehouse Keeper",
            good.do("resolve al-rashid", "court benevolence").s,
            "gain hardwood",
        ),
    ]


def _battles() -> list[Blunder]:
    flight = (
        _last_year(4)
        .hand(A, "blue-4")
        .camp("spice-road", "blue-2")
        .stand("spice-road", A, "merchant")
        .turn(A)
    )
    equal = _last_year(3).family(A, 3, 1, 1).goods(A, 1, 1, 1, 1, 0).family(B, 2, 2, 2).influence(B, 2)
    equal.hand(A, "red-4", "red-2").camp("silk-road", "red-4").stand("silk-road", A, "merchant").stand(
        "politics", A, "pasha"
    )
    equal.turn(A).do("resolve silk-road", "fight", "commit red-4")
    return [
        Blunder(
            "A Merchant flees from a two with a four in hand, for two dishonor",
            flight.do("resolve spice-road").s,
            "flee",
        ),
        Blunder(
            "Four against four does not beat: the token kept back costs the silk for a title of five points",
            equal.s,
            "done",
        ),
    ]


def _trade() -> list[Blunder]:
    more = (
        _last_year(3)
        .family(A, 1, 1, 6)
        .goods(A, 1, 1, 1, 0, 1)
        .family(B, 2, 2, 4)
        .influence(B, 2)
        .stand("silk-road", A, "merchant")
    )
    more.stand("politics", A, "pasha").turn(A).do("resolve silk-road")
    early = _last_year(4).family(A, 3, 1, 1).goods(A, 1, 1, 1, 1, 0).family(B, 2, 2, 2).influence(B, 2)
    early.stand("silk-road", A, "merchant").stand("politics", A, "pasha").turn(A)
    return [
        Blunder(
            "All the silk, which is there already, where one spice makes the set that pays for the Dean's seven points",
            more.s,
            "all silk",
        ),
        Blunder(
            "Politics before the Silk Road, whose silk would pay for a title there",
            early.s,
            "resolve politics",
        ),
    ]


def _titles() -> list[Blunder]:
    unused = (
        _last_year(3)
        .title(A, "metal-importer", KEEPER)
        .goods(A, 1, 1, 0, 1, 1)
        .family(B, 2, 2, 2)
        .influence(B, 1)
    )
    unused.stand("military", A, "sage").turn(A).do("resolve military", "visit service")
    stop = (
        _last_year(2)
        .goods(A, 1, 1, 1, 0, 0)
        .influence(B, 1)
        .goods(B, 1, 0, 0, 0, 0)
        .stand("intrigue", A, "merchant")
        .turn(A)
    )
    stop.do("resolve intrigue", "visit title", "buy impostor")
    sage = (
        _last_year(5)
        .family(A, 1, 3, 1)
        .title(A, "economist")
        .goods(A, 1, 1, 0, 0, 0)
        .family(B, 2, 2, 2)
        .influence(B, 2)
    )
    sage.stand("al-rashid", A, "pasha").turn(A).do("resolve al-rashid", "court title", "buy alchemist")
    two = (
        _last_year(2)
        .title(A, KEEPER)
        .goods(A, 2, 2, 1, 0, 0)
        .family(B, 2, 2, 1)
        .stand("al-rashid", A, "pasha")
        .turn(A)
    )
    two.do("resolve al-rashid", "court title", "buy quartermaster", "pay hardwood 1")
    return [
        Blunder(
            "The turn ends and the Importer rests, whose metal is the fifth kind for the Warehouse Keeper",
            _drawn(unused).s,
            "end",
        ),
        Blunder("The Impostor stops before the Qadi, whose point costs nothing", _paid(stop).s, "stop"),
        Blunder(
            "No Sage becomes a Merchant, though the fourth Merchant is worth three points with the Economist",
            _paid(sage).s,
            "transmute none",
        ),
        Blunder(
            "The Quartermaster gives hardwood again, with two kinds missing for the Warehouse Keeper",
            _paid(two).s,
            "gain hardwood",
        ),
    ]
