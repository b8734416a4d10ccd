"""Looking and moving: AR-4, AR-72 to AR-76, AR-104, AR-105."""

from alrashid_table import GAME, A, B, C, Table

from caravanserai.games.alrashid.board import AREAS, PALACES, TITLES
from caravanserai.games.alrashid.guilds import Leave
from caravanserai.games.alrashid.spies import InformPawn, PlotPawn, SpyStep
from caravanserai.games.alrashid.turn import AfterResolving, Round


def spying(table: Table, steps: int = 1) -> Table:
    """A, alone in the Intrigue Guild, has so many spy steps left."""
    table.stand("intrigue", A, "sage").s.announced = (A,)
    return table.pending(Round(1), AfterResolving(A), Leave(0), *[SpyStep(A)] * steps)


def scheming(table: Table, title: str) -> Table:
    """A's Plotter or Informer is asked."""
    if not table.s.titles[TITLES.index(title)]:
        table.title(A, title)
    return table.pending(Round(0), PlotPawn(A) if title == "plotter" else InformPawn(A))


def values(table: Table, seat: int | None, area: str) -> list[int | None]:
    return [
        token["value"]
        for token in GAME.view(table.s, seat)["territories"][AREAS.index(area) - PALACES]["camp"]
    ]


def test_ar_72_a_step_may_be_passed() -> None:
    """AR-72: a step may be passed."""
    table = spying(Table().stand("lore", B, "sage"), 2)
    assert table.options() == ["pass"]
    table.do("pass")
    assert table.decision == "D-SPY"


def test_ar_73_a_look_is_secret_but_seen() -> None:
    table = spying(Table().camp("sanmatia", "red-4", "blue-2").camp("silk-road", "red-2", up=True))
    assert table.options() == ["pass", "look sanmatia"]
    assert table.why("look silk-road") == "AR-73"
    table.do("look sanmatia")
    assert values(table, A, "sanmatia") == [4, 2]
    assert values(table, B, "sanmatia") == values(table, None, "sanmatia") == [None, None]
    assert table.tokens("sanmatia") == ["red-4", "blue-2"]
    view = GAME.view(table.s, C)
    assert view["looks"] == [{"year": 2, "seat": 0, "area": "sanmatia"}]
    assert view["territories"][2]["camp"][0]["seen_by"] == [A]


def test_ar_4_looking_again_is_allowed_but_not_moving_nowhere() -> None:
    table = spying(Table().camp("sanmatia", "red-4", seen=(A,)).stand("silk-road", A, "sage"))
    assert "look sanmatia" in table.options()
    table.do("move sage silk-road")
    assert table.why("to silk-road") == "AR-4"


def test_ar_74_own_pawns_between_unresolved_territories() -> None:
    table = (
        Table().stand("silk-road", A, "sage").stand("silk-road", B, "merchant").stand("lore", A, "merchant")
    )
    table.s.resolved = 1 << AREAS.index("nilus-valley")
    spying(table)
    assert table.options() == ["move sage silk-road", "pass"]
    assert table.why("move merchant lore") == "AR-74"
    assert table.why("move-of 1 merchant silk-road") == "AR-74"
    table.do("move sage silk-road")
    assert "to nilus-valley" not in table.options()
    assert table.why("to nilus-valley") == "AR-74"
    assert table.why("to lore") == "AR-74"


def test_ar_74_any_pawn_with_its_item() -> None:
    """AR-75 Limits and row are those of the owner."""
    table = Table(edition="spy-any-pawn").stand("silk-road", B, "merchant").stand("sanmatia", A, "merchant")
    table.family(C, 1, 2, 1).stand("sanmatia", C, "merchant")
    spying(table)
    assert "move-of 1 merchant silk-road" in table.options()
    assert table.why("move merchant sanmatia") == "AR-74"
    table.do("move-of 1 merchant silk-road", "to sanmatia")
    assert table.row("sanmatia") == (A, C, B)
    assert table.row("silk-road") == ()


def test_ar_75_limits_of_moved_pawns() -> None:
    """AR-75: limits of moved pawns."""
    table = Table().family(A, 2, 2, 3).stand("sanmatia", A, "merchant").stand("silk-road", A, "pasha")
    spying(table).do("move merchant sanmatia")
    assert table.why("to silk-road") == "AR-25"
    table = Table().family(A, 2, 2, 3).stand("lore", A, "sage").stand("politics", A, "merchant")
    scheming(table, "plotter")
    assert table.do("move sage lore").why("to al-rashid") == "AR-26"
    table = Table().family(A, 2, 2, 3).stand("politics", A, "merchant").stand("al-rashid", A, "pasha", "sage")
    scheming(table.stand("lore", A, "sage"), "plotter")
    assert table.do("move merchant politics").why("to al-rashid") == "AR-26"
    table.do("to lore")
    scheming(table, "plotter").do("move sage lore", "to al-rashid")
    assert table.s.stacks[AREAS.index("al-rashid") * 5] == 18


def test_ar_75_a_big_pawn_with_nowhere_to_go_is_not_offered() -> None:
    table = Table().family(A, 3, 4, 2)
    for area in ("silk-road", "spice-road", "sanmatia", "mare-indianum"):
        table.stand(area, A, "merchant")
    for area in ("abbasid-caliphate", "mare-internum", "nilus-valley"):
        table.stand(area, A, "pasha")
    spying(table.stand("silk-road", A, "sage"))
    assert table.options() == ["move sage silk-road", "pass"]
    assert table.why("move pasha nilus-valley") == "AR-75"


def test_ar_76_rows_after_a_move() -> None:
    """AR-76: rows after a move."""
    table = (
        Table()
        .stand("sanmatia", A, "sage", "merchant")
        .stand("sanmatia", B, "sage")
        .stand("silk-road", B, "merchant")
    )
    spying(table, 2).do("move sage sanmatia", "to silk-road")
    assert table.row("sanmatia") == (A, B)
    assert table.row("silk-road") == (B, A)
    table.do("move merchant sanmatia", "to silk-road")
    assert table.row("sanmatia") == (B,)
    assert table.row("silk-road") == (B, A)


def test_ar_104_a_pasha_may_leave_its_sages() -> None:
    table = scheming(Table().stand("al-rashid", A, "pasha", "sage"), "plotter")
    table.do("move pasha al-rashid", "to lore")
    assert table.row("al-rashid") == (A,)
    assert table.why("activate smuggler") == "AR-100"
    table = scheming(Table().stand("sanmatia", A, "sage"), "plotter")
    assert table.options() == ["pass"]
    assert table.why("move sage sanmatia") == "AR-104"


def test_ar_105_the_informer_moves_between_territories() -> None:
    table = scheming(Table().stand("sanmatia", A, "pasha").stand("lore", A, "sage"), "informer")
    assert table.options() == ["move pasha sanmatia", "pass"]
    assert table.why("move sage lore") == "AR-105"
    table.do("move pasha sanmatia")
    assert len(table.options()) == 6
