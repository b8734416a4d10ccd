"""Titles: AR-100 to AR-133."""

import pytest
from alrashid_table import GAME, A, B, C, Table

from caravanserai.games.alrashid.board import ACTIVATED, TITLES
from caravanserai.games.alrashid.placement import start_placement
from caravanserai.games.alrashid.turn import Resolution


def active(title: str, **options: object) -> Table:
    """A owns the title and is on turn."""
    return Table(**options).title(A, title).stand("lore", A, "sage").turn()


def bought(title: str, table: Table | None = None) -> Table:
    """A buys the title in Al-Rashid's Palace or the guild it lies in, paying with hardwood."""
    table = table or Table()
    palace = ("intrigue", "military", "lore", "commerce", "politics", "al-rashid")[
        sum(TITLES.index(title) >= first for first in (4, 8, 12, 16, 24))
    ]
    kept = table.has(A)
    table.goods(A, 30, *kept[1:]).stand(palace, A, "pasha").turn().do(f"resolve {palace}")
    table.do("court title" if palace == "al-rashid" else "visit title", f"buy {title}")
    while table.decision == "D-PAY":
        kinds = table.options()
        table.do(kinds[-1] if "hardwood" in kinds[0] else kinds[0])
    return table


def test_ar_100_once_a_year_in_the_own_turn() -> None:
    table = (
        active("metal-importer")
        .stand("sanmatia", A, "merchant")
        .do("activate metal-importer", "resolve lore", "visit none")
    )
    assert table.why("activate metal-importer") == "AR-100"
    table = active("metal-importer").stand("sanmatia", A, "merchant").do("resolve lore", "visit none")
    table.do("activate metal-importer")
    assert table.decision == "D-TURN"
    assert table.why("activate metal-importer") == "AR-100"
    assert active("metal-importer").why("activate trader") == "AR-100"


def test_ar_101_turned_over_titles_count() -> None:
    """AR-101: turned over titles count."""
    table = active("metal-importer")
    before = table.score(A)
    assert table.do("activate metal-importer").score(A) == before


def test_ar_102_no_void_activation() -> None:
    for title in ("smuggler", "trader", "negotiator"):
        table = active(title)
        assert f"activate {title}" not in table.options()
        assert table.why(f"activate {title}") == "AR-102"
    for title in ("recruiter", "hardwood-importer", "pottery-importer", "metal-importer"):
        assert f"activate {title}" in active(title).options()
    assert "activate trader" not in active("trader").goods(A, silk=1).options()
    assert "activate smuggler" in active("smuggler").goods(A, silk=1).options()
    assert "activate negotiator" in active("negotiator").camp("sanmatia", "red-2").options()


def test_ar_103_the_smuggler() -> None:
    table = active("smuggler").goods(A, metal=1).do("activate smuggler")
    assert (table.decision, len(table.options())) == ("D-SWAP", 4)
    assert table.why("swap silk metal") == "AR-103"
    assert table.do("swap metal silk").has(A) == [0, 0, 0, 0, 1]


def test_ar_106_the_impostor_uses_two_different_favours() -> None:
    """AR-106: the impostor uses two different favours."""
    table = bought("impostor")
    assert table.options() == ["favour general", "favour scholar", "favour vizier", "favour qadi", "stop"]
    table.do("favour vizier", "swap hardwood silk")
    assert table.options() == ["favour general", "favour scholar", "favour qadi", "stop"]
    table.do("favour general", "give silk", "draw red", "value 2")
    assert table.decision == "D-AFTER"
    assert bought("impostor").do("stop").decision == "D-AFTER"


def test_ar_106_the_copied_favour_may_come_again() -> None:
    """AR-106: the copied favour may come again."""
    table = Table().goods(A, 9, 9, 9, 9, 9).stand("intrigue", A, "pasha").turn()
    table.do("resolve intrigue", "visit title+favour", "copy qadi", "buy impostor")
    while table.decision == "D-PAY":
        table.do(table.options()[0])
    table.do("favour qadi", "favour scholar")
    assert table.owns(A) == (1, 2, 0)


def test_ar_108_the_recruiter() -> None:
    """AR-108: the recruiter."""
    table = active("recruiter").do("activate recruiter", "draw blue", "value 4")
    assert table.holds(A) == ["blue-4"]


def test_ar_110_looking_only() -> None:
    table = active("negotiator").camp("sanmatia", "red-2").camp("silk-road", "blue-3", up=True)
    table.do("activate negotiator")
    assert table.options() == ["negotiate silk-road", "negotiate sanmatia"]
    assert table.why("negotiate nilus-valley") == "AR-110"
    table.do("negotiate sanmatia")
    assert table.options() == ["stop"]
    assert not table.s.stack[-1].auto(table.s)
    table.do("stop")
    assert table.tokens("sanmatia") == ["red-2"]


def test_ar_110_the_slot_to_remove() -> None:
    """AR-110: the slot to remove."""
    table = (
        active("negotiator")
        .hand(A, "red-4")
        .camp("sanmatia", "red-2", "blue-3", "red-3")
        .do("activate negotiator")
    )
    table.do("negotiate sanmatia", "discard red-4")
    assert table.options() == ["remove 0", "remove 2"]
    assert table.do("remove 2").tokens("sanmatia") == ["red-2", "blue-3"]
    assert list(table.s.pool[3:6]) == [0, 1, 1]


def test_ar_111_the_loremaster_lowers_two_services() -> None:
    """AR-111: the loremaster lowers two services."""
    for palace, price in (("lore", 5), ("commerce", 5), ("politics", 8)):
        table = Table().title(A, "loremaster").goods(A, 9, 9, 9, 9, 9).stand(palace, A, "pasha").turn()
        table.do(f"resolve {palace}", "visit service")
        assert GAME.view(table.s, A)["visit"]["price"] == price
    table = Table().title(A, "loremaster").goods(A, 9, 9, 9, 9, 9).stand("lore", A, "pasha").turn()
    table.do("resolve lore", "visit title", "buy enchanter")
    assert GAME.view(table.s, A)["visit"]["price"] == 12


def test_ar_112_the_enchanter() -> None:
    """AR-112: the enchanter."""
    table = bought("enchanter")
    assert table.box(A) == [2, 2, 5]
    assert table.owns(A)[2] == 1
    table = bought("enchanter", Table().family(A, 1, 4, 1))
    assert table.box(A) == [2, 0, 5]
    assert table.owns(A)[2] == 1


def diplomacy(*titles: str, **options: object) -> Table:
    table = Table(2, **options) if len(titles) < 2 else Table(4, **options)
    table.title(A, *titles)
    table.s.stack[:] = [Resolution()]
    start_placement(table.s)
    table.s.settle()
    return table


def test_ar_113_diplomats_may_or_must() -> None:
    assert diplomacy("diplomat").options() == ["aside pasha", "aside merchant", "aside none"]
    table = diplomacy("diplomat", edition="diplomat-must")
    assert table.options() == ["aside pasha", "aside merchant"]
    assert table.why("aside none") == "AR-113"
    table = diplomacy("diplomat", "diplomat", edition="diplomat-must").do("aside pasha")
    assert table.options() == ["aside merchant"]
    assert table.why("aside pasha") == "AR-113"
    table.do("aside merchant")
    while table.decision == "D-PLACE":
        assert table.actor != A or table.options()[0].startswith("place sage")
        table.do(table.options()[0])
    assert table.decision == "D-PLACE-ASIDE"
    assert table.why("place sage lore") == "AR-113"
    table.do("place merchant lore", "place pasha military")
    assert table.decision == "D-TURN"


def test_ar_115_the_trader() -> None:
    table = active("trader").goods(A, hardwood=1, metal=1).do("activate trader")
    assert table.options() == ["barter hardwood pottery metal", "barter metal hardwood pottery"]
    assert table.why("barter pottery hardwood metal") == "AR-115"
    assert table.why("barter metal pottery pottery") == "AR-115"
    assert table.do("barter metal hardwood pottery").has(A) == [2, 1, 0, 0, 0]
    table = active("trader", edition="trader-loose").goods(A, metal=1).do("activate trader")
    assert table.options() == [
        "barter metal hardwood hardwood",
        "barter metal hardwood pottery",
        "barter metal pottery pottery",
    ]


@pytest.mark.parametrize("kind", range(3))
def test_ar_116_the_importers(kind: int) -> None:
    """AR-116: the importers."""
    name = ("hardwood", "pottery", "metal")[kind]
    table = active(f"{name}-importer").do(f"activate {name}-importer")
    assert table.has(A) == [int(each == kind) for each in range(5)]


def test_ar_117_and_ar_130_influence_on_purchase() -> None:
    """AR-117, AR-130: and influence on purchase."""
    assert bought("aide-to-the-qadi").owns(A)[1] == 1
    assert bought("law-expert").owns(A)[1] == 1


def test_ar_125_the_treasurer() -> None:
    """AR-125: the treasurer."""
    assert bought("treasurer").owns(A)[0] == 1


def test_ar_126_the_agha() -> None:
    """AR-126: the agha."""
    table = bought("agha")
    for _ in range(4):
        table.do("draw red", "value 3")
    assert len(table.s.hands[A]) == 4
    assert table.decision == "D-AFTER"


def test_ar_127_and_ar_128_monopolies() -> None:
    """AR-127, AR-128: and monopolies."""
    assert bought("silk-monopolist").has(A)[3:] == [0, 1]
    assert bought("spice-monopolist").has(A)[3:] == [1, 0]
    assert bought("silk-monopolist", Table().title(A, "spice-monopolist")).has(A)[3:] == [1, 3]
    assert bought("spice-monopolist", Table().title(B, "silk-monopolist")).has(A)[3:] == [1, 0]


def test_ar_129_the_astrologist_counts_the_whole_family() -> None:
    """AR-129: the astrologist counts the whole family."""
    table = Table().family(A, 1, 1, 4).stand("lore", A, "sage").stand("sanmatia", A, "sage")
    assert bought("astrologist", table).owns(A)[1] == 2


def test_ar_131_the_quartermaster() -> None:
    """AR-131: the quartermaster."""
    table = bought("quartermaster").do("gain silk", "gain silk")
    assert table.has(A)[3:] == [0, 2]
    assert table.decision == "D-AFTER"


def test_ar_132_and_ar_133_the_alchemist() -> None:
    table = bought("alchemist")
    assert table.options() == ["transmute reserve", "transmute none"]
    assert table.why("transmute lore") == "AR-132"
    assert table.do("transmute reserve").reserve(A) == [1, 2, 0]
    table = bought("alchemist", Table().stand("sanmatia", A, "sage"))
    assert table.options() == ["transmute sanmatia", "transmute none"]
    table.do("transmute sanmatia")
    assert table.s.stacks[8 * 5 + A] == 8
    assert table.box(A) == [2, 2, 6]
    table = bought("alchemist", Table().stand("sanmatia", A, "sage", "merchant"))
    assert table.why("transmute sanmatia") == "AR-133"
    assert bought("alchemist", Table().family(A, 1, 4, 1)).why("transmute reserve") == "AR-133"


@pytest.mark.parametrize("title", TITLES)
def test_every_title_can_be_bought_and_leaves_its_palace(title: str) -> None:
    """AR-55, AR-I6 The buyer owns it and one copy less is for sale."""
    table = bought(title, Table(2))
    number = TITLES.index(title)
    assert table.s.titles[A * 32 + number] == 1
    assert table.s.titles[2 * 32 + number] == 0
    if number in ACTIVATED:
        assert GAME.view(table.s, C if table.s.seats > 2 else B)["seats"][A]["titles"][0]["title"] == title
