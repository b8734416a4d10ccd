"""Battle and trade: AR-87 to AR-99, AR-107, AR-109."""

import pytest
from alrashid_table import GAME, A, B, C, D, E, Table


def battle(*camp: str, seats: int = 3, up: bool = False) -> Table:
    table = Table(seats).camp("silk-road", *camp, up=up).stand("silk-road", A, "pasha")
    return table.stand("silk-road", B, "merchant").stand("silk-road", C, "sage").turn()


def test_ar_87_without_tokens_trade_at_once() -> None:
    """AR-87: without tokens trade at once."""
    assert battle().do("resolve silk-road").decision == "D-TRADE"
    assert battle("red-2").do("resolve silk-road").decision == "D-FIGHT"


def test_ar_88_tokens_are_turned_up() -> None:
    """AR-88: tokens are turned up."""
    table = battle("red-2", "blue-3").do("resolve silk-road")
    assert table.tokens("silk-road") == ["red-2+", "blue-3+"]
    assert [token["value"] for token in GAME.view(table.s, None)["territories"][0]["camp"]] == [2, 3]


def test_ar_89_all_ranks_take_part() -> None:
    """AR-89: all ranks take part."""
    table = Table(5).camp("silk-road", "red-4")
    for seat in range(5):
        table.stand("silk-road", seat, "sage")
    table.turn().do("resolve silk-road")
    fled = []
    while table.decision == "D-FIGHT":
        fled.append(table.actor)
        table.do("flee")
    assert fled == [A, B, C, D, E]
    assert table.dishonor() == [2] * 5


def test_ar_90_fighting_needs_a_fitting_colour() -> None:
    table = battle("red-2").hand(A, "blue-4").do("resolve silk-road")
    assert table.options() == ["flee"]
    assert table.why("fight") == "AR-90"
    assert battle("red-2").hand(A, "red-2").do("resolve silk-road").options() == ["fight", "flee"]


def test_ar_91_each_colour_by_itself() -> None:
    table = battle("red-2", "red-2").hand(A, "red-4", "red-2", "blue-4").do("resolve silk-road", "fight")
    assert table.options() == ["commit red-2", "commit red-4"]
    assert table.why("commit blue-4") == "AR-91"
    assert table.why("commit red-3") == "AR-91"
    assert table.why("done") == "AR-91"
    table.do("commit red-4")
    assert table.options() == ["commit red-2", "done"]
    assert table.why("commit red-4") == "AR-91"
    table.do("done")
    assert table.tokens("silk-road") == ["red-2+", "red-2+"]
    table = battle("red-4", "blue-4").hand(A, "red-4", "red-4", "blue-2").do("resolve silk-road", "fight")
    table.do("commit blue-2", "commit red-4", "commit red-4", "done")
    assert table.tokens("silk-road") == ["blue-4+"]


def test_ar_91_the_choice_is_secret_until_done() -> None:
    """AR-91: the choice is secret until done."""
    table = battle("red-4").hand(A, "red-4", "red-2").do("resolve silk-road", "fight")
    before = [(GAME.view(table.s, seat), GAME.prompt(table.s, seat)) for seat in (None, B, C)]
    table.do("commit red-4")
    assert before == [(GAME.view(table.s, seat), GAME.prompt(table.s, seat)) for seat in (None, B, C)]
    assert GAME.view(table.s, A)["committed"] == ["red-4"]
    shown = GAME.view(table.s, A)["battle"]
    assert (shown["against"], shown["own"]) == ({"red": 4, "blue": 0}, {"red": 4, "blue": 0})
    assert GAME.view(table.s, B)["battle"] == {**shown, "own": None}


def test_ar_92_the_winner_is_first_and_the_rest_trade_unfought() -> None:
    """AR-92: the winner is first and the rest trade unfought."""
    table = battle("red-2").hand(B, "red-3").do("resolve silk-road", "flee", "fight", "commit red-3", "done")
    assert (table.actor, table.decision) == (B, "D-TRADE")
    table.do("all silk")
    assert (table.actor, table.s.stack[-1].left) == (C, 2)  # type: ignore[attr-defined]
    assert table.dishonor() == [2, 0, 0]


def test_ar_93_a_beaten_colour_stays_removed() -> None:
    """AR-93: a beaten colour stays removed."""
    table = (
        battle("red-2", "blue-4").hand(A, "red-3").do("resolve silk-road", "fight", "commit red-3", "done")
    )
    assert table.tokens("silk-road") == ["blue-4+"]
    assert table.reserve(A) == [1, 1, 1]
    assert table.dishonor() == [0, 0, 0]
    assert table.actor == B
    assert list(table.s.pool[3:6]) == [1, 1, 0]


def test_ar_94_fleeing() -> None:
    """AR-94: fleeing."""
    table = battle("red-2").hand(A, "red-4").do("resolve silk-road", "flee")
    assert table.dishonor() == [2, 0, 0]
    assert table.reserve(A) == [1, 1, 1]
    assert table.holds(A) == ["red-4"]


def test_ar_95_nobody_left() -> None:
    """AR-95 AR-I14 The tokens lie there face up from now on."""
    table = battle("red-2").do("resolve silk-road", "flee", "flee", "flee")
    assert table.decision == "D-AFTER"
    assert table.tokens("silk-road") == ["red-2+"]
    assert table.lies("silk-road") == [1, 0, 1, 2, 4, 1]
    assert GAME.view(table.s, None)["territories"][0]["resolved"]


def test_ar_96_three_trade() -> None:
    """AR-96: three trade."""
    table = Table(4)
    for seat in range(4):
        table.stand("sanmatia", seat, "sage")
    table.turn().do("resolve sanmatia")
    assert table.reserve(D) == [1, 1, 1]
    table.do("pick", "stop", "stop", "stop")
    assert table.decision == "D-AFTER"


def test_ar_97_all_of_one_kind_or_items() -> None:
    table = Table().stand("sanmatia", A, "sage").turn().do("resolve sanmatia")
    assert table.options() == ["pick", "all metal"]
    assert table.why("all hardwood") == "AR-97"
    assert table.do("all metal").has(A) == [0, 0, 5, 0, 0]
    table = (
        Table(3)
        .stand("sanmatia", A, "pasha")
        .stand("sanmatia", B, "merchant")
        .stand("sanmatia", C, "sage")
        .turn()
    )
    table.do("resolve sanmatia", "pick", "take metal", "take metal", "take hardwood")
    table.do("take note", "take metal", "take metal")
    assert table.owns(B)[0] == 1
    assert table.lies("sanmatia") == [1, 1, 1, 0, 0, 0]
    assert table.decision == "D-AFTER"


def test_ar_98_the_note_is_an_item() -> None:
    """AR-98: the note is an item."""
    table = Table().stand("sanmatia", A, "sage").turn().do("resolve sanmatia", "pick", "take note")
    assert "take note" not in table.options()
    table.do("take metal", "take metal")
    assert table.owns(A)[0] == 1
    table = Table().stand("sanmatia", A, "sage").turn().do("resolve sanmatia", "all metal")
    assert table.owns(A)[0] == 0


def test_ar_99_fewer_or_nothing() -> None:
    table = Table().stand("sanmatia", A, "sage").turn().do("resolve sanmatia", "pick", "take metal", "stop")
    assert table.has(A) == [0, 0, 1, 0, 0]
    table = Table().stand("sanmatia", A, "sage").turn().do("resolve sanmatia", "pick")
    assert table.why("take silk") == "AR-99"


@pytest.mark.parametrize(("strategists", "left"), [(0, ["red-4+"]), (1, []), (2, [])])
def test_ar_107_the_strategist_counts_per_copy(strategists: int, left: list[str]) -> None:
    """AR-107: the strategist counts per copy."""
    table = (
        Table().title(A, *["strategist"] * strategists).hand(A, "red-2", "red-2").camp("silk-road", "red-4")
    )
    table.stand("silk-road", A, "sage").turn()
    table.do("resolve silk-road", "fight", "commit red-2", "commit red-2", "done")
    assert table.tokens("silk-road") == left


def test_ar_109_each_raider_takes_a_printed_good_before_the_trade() -> None:
    """AR-109: each raider takes a printed good before the trade."""
    table = (
        Table()
        .title(A, "raider", "raider")
        .hand(A, "red-4")
        .camp("silk-road", "red-2")
        .stand("silk-road", A, "sage")
    )
    table.turn().do("resolve silk-road", "fight", "commit red-4", "done")
    assert table.options() == ["gain hardwood", "gain metal", "gain spice", "gain silk"]
    table.do("gain silk", "gain silk")
    assert table.decision == "D-TRADE"
    assert table.lies("silk-road")[4] == 4
