"""The worked examples AR-E19 to AR-E39: battle, trade, court, titles, the year end and the end."""

import pytest
from alrashid_table import GAME, A, B, C, D, E, Table

from caravanserai.core.position import put
from caravanserai.games.alrashid.board import AREAS
from caravanserai.games.alrashid.guilds import Leave
from caravanserai.games.alrashid.palace import NewOrder, PalaceActions
from caravanserai.games.alrashid.state import ranks
from caravanserai.games.alrashid.turn import Round


def test_ar_e19_strictly_more_and_the_strategist() -> None:
    def fight(*tokens: str) -> Table:
        table = Table().hand(A, *tokens).stand("sanmatia", A, "merchant").camp("sanmatia", "red-3", "red-4")
        table.turn().do("resolve sanmatia", "fight")
        return table.do(*[f"commit {token}" for token in tokens], "done")

    table = fight("red-4", "red-3")
    assert table.reserve(A) == [1, 1, 1]
    assert table.dishonor()[A] == 0
    assert table.holds(A) == []
    assert table.tokens("sanmatia") == ["red-3+", "red-4+"]
    table = Table().title(A, "strategist").hand(A, "red-3", "red-3").stand("sanmatia", A, "merchant")
    table.camp("sanmatia", "red-3", "red-4").turn().do(
        "resolve sanmatia", "fight", "commit red-3", "commit red-3", "done"
    )
    assert table.tokens("sanmatia") == []
    assert table.decision == "D-TRADE"


def two_colours() -> Table:
    table = (
        Table(3).hand(A, "blue-4", "blue-2").hand(B, "blue-4").hand(C, "red-4", "red-2").title(A, "raider")
    )
    table.stand("silk-road", A, "pasha").stand("silk-road", B, "merchant").stand("silk-road", C, "sage")
    table.camp("silk-road", "red-4", "blue-2", "blue-3").turn()
    return table.do("resolve silk-road", "fight", "commit blue-4", "commit blue-2", "done")


def test_ar_e20_two_colours() -> None:
    table = two_colours()
    assert table.tokens("silk-road") == ["red-4+"]
    assert table.dishonor() == [0, 0, 0]
    assert table.reserve(A) == [1, 1, 1]
    assert table.actor == B
    assert table.options() == ["flee"]
    table.do("flee")
    assert table.dishonor() == [0, 2, 0]
    table.do("fight", "commit red-4", "commit red-2", "done")
    assert table.actor == C
    assert table.decision == "D-TRADE"
    table.do("all silk")
    assert table.actor == A
    assert table.decision == "D-AFTER"
    table = two_colours().do("flee", "fight", "commit red-4", "done")
    assert table.tokens("silk-road") == ["red-4+"]
    assert table.decision == "D-AFTER"


def five_in_sanmatia() -> Table:
    table = Table(5).hand(A, "blue-4").hand(B, "blue-2").hand(C, "blue-4").hand(D, "blue-4")
    table.stand("sanmatia", A, "pasha").stand("sanmatia", B, "merchant", "sage").stand(
        "sanmatia", C, "merchant"
    )
    table.stand("sanmatia", D, "sage").stand("sanmatia", E, "sage").camp("sanmatia", "blue-3")
    return table.turn().do("resolve sanmatia")


def test_ar_e21_ranks_four_and_five_fight_too() -> None:
    table = five_in_sanmatia().do(
        "flee", "fight", "commit blue-2", "done", "flee", "fight", "commit blue-4", "done"
    )
    assert table.dishonor() == [2, 0, 2, 0, 0]
    assert (table.actor, table.decision) == (D, "D-TRADE")
    table.do("all metal")
    assert (table.actor, table.decision) == (E, "D-ITEM")
    table.do("take hardwood", "take pottery")
    table = five_in_sanmatia().do("fight", "commit blue-4", "done")
    assert table.reserve(D) == [1, 1, 1]
    assert table.reserve(E) == [1, 1, 1]
    table.do("all metal", "take note", "stop", "stop")
    assert table.decision == "D-AFTER"
    assert table.dishonor() == [0] * 5


def test_ar_e22_trade() -> None:
    table = Table(3).stand("mare-indianum", A, "pasha").stand("mare-indianum", B, "merchant")
    table.stand("mare-indianum", C, "sage").turn().do(
        "resolve mare-indianum", "all hardwood", "take silk", "take spice"
    )
    assert (table.actor, table.options()) == (C, ["stop"])

    def first() -> Table:
        return Table().stand("silk-road", A, "pasha").turn().do("resolve silk-road")

    assert first().options() == ["pick", "all silk"]
    assert first().do("all silk").lies("silk-road") == [1, 0, 1, 2, 0, 1]
    assert first().do("pick", "take silk", "take silk", "take silk").has(A) == [0, 0, 0, 0, 3]
    table = first().do("pick", "take note", "take silk", "take silk")
    assert table.lies("silk-road") == [1, 0, 1, 2, 2, 0]
    assert table.decision == "D-AFTER"


def court(*declining: int) -> Table:
    table = (
        Table(5)
        .stand("al-rashid", D, "pasha", "sage")
        .stand("al-rashid", B, "pasha")
        .stand("al-rashid", E, "pasha")
    )
    table.turn().do("resolve al-rashid")
    while table.decision == "D-PALACE":
        table.do("court none") if table.actor in declining else table.do("court benevolence", "gain silk")
    return table


def test_ar_e23_the_new_order() -> None:
    table = court()
    assert table.s.next_order == (D, B, E, A, C)
    assert [table.has(seat)[4] for seat in (D, B, E)] == [1, 1, 1]
    table = court(D)
    assert table.s.next_order == (B, E, A, C, D)
    assert table.has(D) == [0] * 5


def test_ar_e24_two_turns_in_a_row() -> None:
    table = Table(3).stand("al-rashid", C, "pasha").stand("lore", A, "sage").stand("lore", C, "sage").turn(C)
    table.do("resolve al-rashid", "court benevolence", "gain metal", "end")
    assert table.s.order == (C, A, B)
    assert (table.actor, table.decision) == (C, "D-TURN")
    table = Table(3).stand("al-rashid", C, "pasha").turn(C)
    table.do("resolve al-rashid", "court benevolence", "gain metal", "end", "tile year-4")
    while table.actor < 0:
        table.do(table.options()[0])
    assert (table.actor, table.decision) == (C, "D-PLACE")


def test_ar_e25_a_court_without_a_pasha() -> None:
    table = Table().title(B, "plotter").stand("al-rashid", B, "pasha", "sage").stand("politics", A, "sage")
    table.stand("politics", C, "sage").stand("al-rashid", A, "pasha").stand("al-rashid", D, "pasha")
    from caravanserai.games.alrashid.turn import Resolution

    table.s.stack[:] = [Resolution()]
    table.s.settle()
    assert (table.actor, table.decision) == (B, "D-PAWN")
    table.do("move pasha al-rashid", "to politics")
    assert table.row("politics") == (A, C, B)
    table.do("resolve al-rashid")
    assert table.dishonor() == [0, 2, 0, 0]
    assert table.reserve(B) == [0, 1, 1]
    assert table.actor == A
    table.do("court none")
    assert table.actor == D


def test_ar_e26_the_alchemist_on_the_board() -> None:
    table = (
        Table(3)
        .family(C, 1, 1, 2)
        .goods(B, silk=3)
        .stand("sanmatia", A, "merchant")
        .stand("sanmatia", B, "sage")
    )
    table.stand("sanmatia", C, "sage", "sage").stand("al-rashid", B, "pasha").turn()
    assert ranks(table.s, AREAS.index("sanmatia")) == [A, C, B]
    table.do("resolve al-rashid", "court title", "buy alchemist")
    table.do(
        "pay hardwood 0", "pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 3", "transmute sanmatia"
    )
    assert ranks(table.s, AREAS.index("sanmatia")) == [A, B, C]
    assert table.box(B) == [2, 2, 6]


def test_ar_e27_where_the_alchemist_works() -> None:
    def buy(merchants: int) -> Table:
        table = Table().family(B, 1, merchants, 2).goods(B, silk=3).stand("al-rashid", B, "pasha", "sage")
        table.stand("nilus-valley", B, "merchant", "sage").turn().do(
            "resolve al-rashid", "court title", "buy alchemist"
        )
        return table.do("pay hardwood 0", "pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 3")

    table = buy(1)
    assert table.options() == ["transmute al-rashid", "transmute none"]
    assert table.why("transmute nilus-valley") == "AR-133"
    table.do("transmute al-rashid")
    assert table.reserve(B) == [1, 1, 0]
    assert buy(4).options() == ["transmute none"]


def test_ar_e28_the_impostor() -> None:
    table = Table().goods(A, 1, 1, 1, 0, 0).stand("intrigue", A, "merchant").turn()
    table.do("resolve intrigue", "visit title", "buy impostor")
    table.do("pay hardwood 1", "pay pottery 1", "pay metal 1", "pay spice 0", "pay silk 0")
    assert table.options() == ["favour scholar", "favour qadi", "stop"]
    table.do("favour qadi")
    assert table.options() == ["favour scholar", "stop"]
    assert table.why("favour qadi") == "AR-106"
    table.do("favour scholar")
    assert table.owns(A) == (1, 1, 0)
    assert table.has(A) == [0] * 5


def test_ar_e29_the_second_monopoly() -> None:
    table = (
        Table().title(A, "silk-monopolist").goods(A, silk=1, hardwood=3).stand("al-rashid", A, "pasha").turn()
    )
    table.do("resolve al-rashid", "court title", "buy spice-monopolist")
    table.do("pay hardwood 3", "pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 0")
    assert table.has(A) == [0, 0, 0, 3, 2]


@pytest.mark.parametrize(("sages", "tokens"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_ar_e30_the_astrologist(sages: int, tokens: int) -> None:
    def buy(left: int) -> Table:
        table = (
            Table()
            .family(A, 1, 1, sages)
            .influence(B, 24 - left)
            .goods(A, hardwood=3)
            .stand("al-rashid", A, "pasha")
        )
        table.turn().do("resolve al-rashid", "court title", "buy astrologist")
        return table.do("pay hardwood 3", "pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 0")

    assert buy(24).owns(A)[1] == tokens
    assert buy(1).owns(A)[1] == min(tokens, 1)


def test_ar_e31_the_negotiator() -> None:
    table = Table().title(A, "negotiator").hand(A, "blue-2").camp("spice-road", "blue-4", "red-2")
    table.stand("lore", A, "sage").turn().do("activate negotiator", "negotiate spice-road")
    shown = [token["value"] for token in GAME.view(table.s, A)["territories"][1]["camp"]]
    assert shown == [4, 2]
    assert table.options() == ["stop", "discard blue-2"]
    table.do("discard blue-2")
    assert table.options() == ["remove 0"]
    assert table.why("remove 1") == "AR-110"
    table.do("remove 0")
    assert table.tokens("spice-road") == ["red-2"]
    assert GAME.view(table.s, B)["tokens"]["blue"]["discards"] == {"2": 1, "3": 0, "4": 1}
    assert [t["value"] for t in GAME.view(table.s, A)["territories"][1]["camp"]] == [2]
    assert [t["value"] for t in GAME.view(table.s, B)["territories"][1]["camp"]] == [None]


def test_ar_e32_the_raider() -> None:
    table = (
        Table()
        .title(A, "raider")
        .hand(A, "red-4")
        .stand("mare-internum", A, "sage")
        .camp("mare-internum", "red-2")
    )
    table.turn().do("resolve mare-internum", "fight", "commit red-4", "done")
    assert table.options() == ["gain hardwood", "gain pottery", "gain metal"]
    assert table.why("gain silk") == "AR-109"
    table.do("gain metal")
    assert table.lies("mare-internum") == [2, 4, 1, 0, 0, 1]
    assert table.options() == ["pick", "all pottery"]


def test_ar_e33_activation_after_the_last_pawn() -> None:
    table = Table(2).goods(A, hardwood=8).stand("commerce", A, "merchant").stand("lore", B, "sage").turn()
    table.do("resolve commerce", "visit title", "buy trader", "pay hardwood 7")
    table.do(
        "pay pottery 0",
        "pay metal 0",
        "pay spice 0",
        "pay silk 0",
        "activate trader",
        "barter hardwood pottery metal",
    )
    assert table.has(A) == [0, 1, 1, 0, 0]
    assert table.actor == B
    table = Table(2).title(A, "trader").goods(A, hardwood=1).stand("lore", B, "sage", "merchant")
    table.pending(Round(0))
    table.s.settle()
    assert table.actor == B


def test_ar_e34_the_year_end() -> None:
    table = Table().year(2).camp("sanmatia", "red-3", up=True).stand("lore", A, "sage").turn()
    table.s.resolved = 1 << AREAS.index("sanmatia")
    put(table.s.lying, 12, [2, 0, 0, 0, 0, 0])
    table.s.notes += 1
    table.s.tiles = (0, 7)
    table.do("resolve lore", "visit none", "end", "tile year-3", "value 3", "value 2", "value 4")
    assert table.lies("sanmatia") == [2, 1, 5, 0, 0, 1]
    assert table.tokens("sanmatia") == ["red-3+", "red-2"]
    assert [len(table.tokens(area)) for area in ("silk-road", "mare-indianum")] == [1, 1]
    assert table.tokens("silk-road") == ["red-3"]
    assert table.s.year == 3


def test_ar_e35_reshuffling_for_the_agha() -> None:
    table = Table().goods(A, hardwood=7).stand("al-rashid", A, "pasha")
    table.piles("blue", (1, 1, 0), (2, 3, 0))
    table.s.hands[B] = tuple(sorted([3] * 5 + [4] * 12 + [5] * 8))
    table.turn().do("resolve al-rashid", "court title", "buy agha", "pay hardwood 7")
    table.do("pay pottery 0", "pay metal 0", "pay spice 0", "pay silk 0")
    table.do("draw blue", "value 2", "draw blue", "value 3", "draw blue")
    assert table.s.weights() == [2, 3]
    table.do("value 3", "draw red", "value 4")
    assert sum(table.s.pool[6:9]) == 4
    assert table.s.pool[13] == 1


def test_ar_e36_scoring() -> None:
    table = Table().family(A, 2, 3, 4).influence(A, 6)
    table.title(
        A,
        "strategist",
        "recruiter",
        "negotiator",
        "weapon-master",
        "dean-of-the-academy",
        "economist",
        "law-expert",
    )
    table.s.wealth[7] = 3
    assert table.score(A) == 32
    sheet = GAME.breakdown(table.s)[A]
    assert sheet["pashas"] + sheet["merchants"] + sheet["sages"] == 16
    assert sheet["titles"] + sheet["politics"] == 17
    assert (sheet["influence"], sheet["dishonor"]) == (5, -6)
    assert table.title(A, "aide-to-the-qadi").score(A) == 37


def test_ar_e37_the_steward() -> None:
    table = Table().title(A, "plotter", "raider", "banker", "trader", "steward-of-the-city")
    sheet = GAME.breakdown(table.s)[A]
    assert sheet["titles"] + sheet["politics"] == 5
    sheet = GAME.breakdown(table.title(A, "treasurer").s)[A]
    assert sheet["titles"] + sheet["politics"] == 12


def test_ar_e38_ties() -> None:
    table = Table(2).goods(A, hardwood=2, pottery=1).notes(A, 3).goods(B, metal=1, spice=1)
    assert table.s.ranking() == [[A], [B]]
    table.goods(A, metal=1, silk=1)
    assert table.s.ranking() == [[A], [B]]
    table.s.order = table.s.next_order = (B, A)
    assert table.s.ranking() == [[B], [A]]


def test_ar_e39_no_note_left() -> None:
    def empty(holder: int = B) -> Table:
        return Table().notes(holder, 12).goods(A, 2, 2, 2, 2, 2)

    table = empty().stand("lore", A, "sage").turn().do("resolve lore")
    assert "visit favour" not in table.options()
    assert table.why("visit favour") == "AR-78"
    table = empty().stand("intrigue", A, "sage").turn().do("resolve intrigue", "visit favour")
    assert "copy scholar" not in table.options()
    table = (
        empty().stand("al-rashid", A, "pasha").turn().do("resolve al-rashid", "court title", "buy treasurer")
    )
    while table.decision == "D-PAY":
        table.do(table.options()[-1])
    assert table.owns(A)[0] == 0
    table = empty(A).stand("lore", A, "sage").turn().do("resolve lore", "visit title+favour", "buy banker")
    assert table.options() == ["spend note"]
    table.do("spend note")
    while table.decision == "D-PAY":
        table.do(table.options()[-1])
    assert table.owns(A)[0] == 12
    table = empty(A).stand("al-rashid", A, "pasha").turn()
    table.do("resolve al-rashid", "court title", "buy treasurer", "spend note")
    assert table.owns(A)[0] == 12


def test_the_court_builder_is_the_engine() -> None:
    """AR-84 The steps of a court visit are the ones the engine pushes."""
    table = Table().stand("al-rashid", A, "pasha").turn().do("resolve al-rashid")
    assert [type(step) for step in table.s.stack[-3:]] == [Leave, NewOrder, PalaceActions]
