"""Scoring: AR-66, AR-117 to AR-124, AR-135 to AR-137."""

import pytest
from alrashid_table import GAME, A, B, C, Table


def politics(table: Table) -> int:
    return GAME.breakdown(table.s)[A]["politics"]


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (4, 0), (5, 4), (6, 5), (9, 5)])
def test_ar_117_the_aide_and_ar_136_the_cap(tokens: int, points: int) -> None:
    """AR-117, AR-136: the aide and the cap."""
    table = Table().title(A, "aide-to-the-qadi").influence(A, tokens)
    assert politics(table) == points
    assert GAME.breakdown(table.s)[A]["influence"] == min(tokens, 5)


def test_ar_118_the_steward_needs_all_six_palaces() -> None:
    """AR-118: the steward needs all six palaces."""
    table = Table().title(A, "steward-of-the-city", "smuggler", "raider", "banker", "trader")
    assert politics(table) == 0
    assert politics(table.title(A, "agha")) == 6


@pytest.mark.parametrize(("kinds", "points"), [(3, 0), (4, 4), (5, 6)])
def test_ar_119_and_ar_66_the_warehouse_counts_goods_only(kinds: int, points: int) -> None:
    """AR-119, AR-66: and the warehouse counts goods only."""
    table = Table().title(A, "warehouse-keeper").goods(A, *[2] * kinds, *[0] * (5 - kinds)).notes(A, 3)
    assert politics(table) == points


@pytest.mark.parametrize(
    ("title", "others", "low", "high"),
    [
        ("favorites-maiden", ("smuggler", "plotter", "informer"), 0, 5),
        ("weapon-master", ("raider", "raider", "recruiter"), 3, 6),
    ],
)
def test_ar_120_and_ar_121_three_titles_of_a_guild(
    title: str, others: tuple[str, ...], low: int, high: int
) -> None:
    """AR-120, AR-121: and three titles of a guild."""
    table = Table().title(A, title, *others[:2])
    assert politics(table) == low
    assert politics(table.title(A, others[2])) == high


@pytest.mark.parametrize(
    ("title", "pawn", "points"),
    [
        ("dean-of-the-academy", 2, (0, 0, 0, 0, 3, 5, 7)),
        ("economist", 1, (None, 0, 0, 3, 5)),
        ("counselor-to-the-caliph", 0, (None, 0, 3, 5)),
    ],
)
def test_ar_122_ar_123_and_ar_124_by_family(title: str, pawn: int, points: tuple[int | None, ...]) -> None:
    """AR-122, AR-123, AR-124: and by family."""
    for number, wanted in enumerate(points):
        if wanted is not None:
            numbers = [1, 1, 1]
            numbers[pawn] = number
            assert politics(Table().title(A, title).family(A, *numbers)) == wanted


def test_ar_135_the_total() -> None:
    """AR-135 AR-I12 Sums agree with the breakdown; totals may be negative."""
    table = (
        Table().family(A, 3, 4, 6).title(A, "strategist", "impostor").influence(A, 2).goods(B, 3, 3, 3, 3, 3)
    )
    table.s.wealth[8 + 7] = 9
    assert table.s.scores() == [9 + 8 + 6 + 3 + 2, 6 - 18, 6, 6]
    for seat, sheet in enumerate(GAME.breakdown(table.s)):
        assert sum(sheet.values()) == table.score(seat)


def test_ar_137_all_places_are_ranked() -> None:
    """AR-137: all places are ranked."""
    table = Table(4).goods(B, 1, 1, 0, 0, 0).goods(C, 0, 0, 4, 0, 0)
    assert table.s.ranking() == [[C], [B], [A], [3]]
    table = Table(4, edition="shared-victory").goods(B, 1, 1, 0, 0, 0).family(C, 1, 2, 1)
    assert table.s.ranking() == [[C], [A, B, 3]]
