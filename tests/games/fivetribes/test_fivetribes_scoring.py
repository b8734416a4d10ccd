"""Final scoring: FT-118 to FT-126, Al-Amin, Haurvatat, Jafaar and Shamhat."""

from itertools import combinations_with_replacement
from random import Random

from fivetribes_table import A, B, C, position, restored

from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.board import GOODS, SET_VALUE
from caravanserai.games.fivetribes.scoring import merchandise_points


def sheet(seat: int = A, **given: object) -> dict[str, int]:
    given.setdefault("row", [])
    given.setdefault("bid_order", (A, B, C))
    return GAME.breakdown(restored(position("", **given)))[seat]


def test_gold() -> None:
    """FT-118"""
    assert sheet(gold={A: 17})["gold"] == 17


def test_viziers_need_strictly_fewer() -> None:
    """FT-119, FT-93, trap 11: bonuses untouched by Jafaar."""
    assert sheet(viziers={A: 3, B: 2, C: 3})["viziers"] == 13
    assert sheet(viziers={A: 3, B: 2, C: 1}, djinns={A: "jafaar"})["viziers"] == 29
    assert sheet()["viziers"] == 0


def test_elders() -> None:
    """FT-120, FT-106"""
    assert sheet(elders={A: 3})["elders"] == 6
    assert sheet(elders={A: 3}, djinns={A: "shamhat"})["elders"] == 12


def test_djinns() -> None:
    """FT-121, FT-67"""
    assert sheet(djinns={A: "hagis leta"})["djinns"] == 14


def test_pieces_score_for_the_owner_of_the_tile() -> None:
    """FT-122, FT-90, trap 11"""
    given = {"camels": {A: "a1"}, "palms": {"a1": 2, "b1": 3}, "palaces": {"a1": 1, "c1": 2}}
    assert (sheet(**given)["palms"], sheet(**given)["palaces"]) == (6, 5)
    assert sheet(djinns={A: "haurvatat"}, **given)["palms"] == 10
    assert sheet(B, **given)["palms"] == 0


def test_tiles() -> None:
    """FT-123"""
    assert sheet(camels={A: "c4 b1 d1"})["tiles"] == 15 + 8 + 4


def test_merchandise_by_levels() -> None:
    """FT-124, FT-125"""
    assert sheet(hands={A: "fish fish fish wheat wheat silk"})["merchandise"] == 7 + 3 + 1
    assert sheet(hands={A: "fakir fakir"})["merchandise"] == 0


def test_al_amin_pairs_of_fakirs() -> None:
    """FT-77, FT-78"""
    assert sheet(hands={A: "fish fakir"}, djinns={A: "al-amin"})["merchandise"] == 1
    assert sheet(hands={A: "fish" + " fakir" * 3}, djinns={A: "al-amin"})["merchandise"] == 3
    assert sheet(hands={A: "fakir " * 18}, djinns={A: "al-amin"})["merchandise"] == 60


def test_levels_and_wild_cards_are_optimal() -> None:
    """FT-78, FT-125 against every way of giving the wild cards kinds."""
    rng = Random(5)
    for _ in range(40):
        held = [rng.randint(0, 2) for _ in range(GOODS)]
        wild = rng.randint(0, 3)
        best = 0
        for kinds in combinations_with_replacement(range(GOODS), wild):
            hand = [count + kinds.count(kind) for kind, count in enumerate(held)]
            levels = [sum(1 for count in hand if count >= level) for level in range(1, 6)]
            best = max(best, sum(SET_VALUE[number] for number in levels))
        assert merchandise_points([*held, 2 * wild], 0, True) == best


def test_ties_share_the_victory() -> None:
    """FT-126"""
    state = restored(position("", gold={A: 60, B: 60, C: 61}, row=[], bid_order=(A, B, C)))
    assert state.ranking() == [[C], [A, B]]
