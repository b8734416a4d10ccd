"""Spells of trade, alms and secrecy: MO-87, MO-96, MO-100, MO-103."""

from morgenland_table import (
    asked,
    before_scoring,
    cards,
    heard,
    legal,
    owns,
    placing,
    play,
    put,
    stock,
    table,
    turn,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.ranks import strength_on


def test_mo_e45_barter() -> None:
    """MO-E45, MO-103."""
    s = table(4)
    stock(s, "D", "r20 w28 b29 k27 g29")
    stock(s, "A", "r4")
    cards(s, "A", "barter")
    before_scoring(s)
    play(s, "cast barter")
    assert legal(s) == ["barter red 1", "barter red 2", "barter red 3"]
    play(s, "barter red 3")
    assert owns(s, "A") == "r1 w1 k2"


def test_mo_103_barter_only_completable_amounts() -> None:
    """MO-103: zero of the first kind only if a later one can be returned."""
    s = table(4)
    stock(s, "A", "r2 w2")
    cards(s, "A", "barter")
    before_scoring(s)
    play(s, "cast barter")
    assert legal(s) == ["barter red 0", "barter red 1", "barter red 2"]
    play(s, "barter red 0")
    assert legal(s) == ["barter white 1", "barter white 2"]
    play(s, "barter white 2", "take red 1", "take blue 0", "take black 0", "take gold 1")
    assert owns(s, "A") == "r3 g1"


def test_mo_87_alms() -> None:
    """MO-87, MO-3: any three."""
    s = table(4)
    cards(s, "A", "alms")
    before_scoring(s)
    play(s, "cast alms", "take red 1", "take white 1", "take blue 0", "take black 0", "take gold 1")
    assert owns(s, "A") == "r1 w1 g1"


def test_mo_e40_open_secret() -> None:
    """MO-E40, MO-96, MO-82: all others lay face up, on the guard too."""
    s = table(3)
    put(s, "A", "cave-gold", 5, up=True)
    put(s, "C", "cave-gold", 8, up=True)
    put(s, "A", "market", 7, up=True)
    put(s, "B", "market", 6)
    s.secret = 1
    cards(s, "A", "lunar-eclipse")
    placing(s, "C", 5)
    play(s, "token 9", "place guard")
    assert s.up[2] & 2
    s2 = table(3)
    put(s2, "A", "cave-gold", 5, up=True)
    put(s2, "C", "cave-gold", 8, up=True)
    put(s2, "A", "market", 7, up=True)
    put(s2, "B", "market", 6)
    cards(s2, "A", "lunar-eclipse")
    turn(s2, 3)
    play(s2, "cast lunar-eclipse")
    assert strength_on(s2, 0, 4) == 0, "the only target"
    assert strength_on(s2, 0, 7) == 7


def test_mo_96_open_secret_is_cast_before_placing() -> None:
    """MO-96: start and turn windows only; the caster goes on face down."""
    s = table(3)
    cards(s, "B", "open-secret", "alms")
    put(s, "A", "guard", 1)
    turn(s, 1)
    play(s, "cast open-secret", "pass")
    assert asked(s) == "B D-TOKEN"
    play(s, "token 9", "place guard")
    assert s.up[1] == 0
    told = heard(s, "token 9", "place guard")
    assert ("placed-open", {"seat": "@2", "token": "@2#1", "space": "guard", "strength": 9}, -1) in told
    t = table(3)
    cards(t, "B", "open-secret")
    before_scoring(t)
    assert legal(t) == ["pass"]


def test_mo_100_close_sesame() -> None:
    """MO-100: nothing comes in, what is inside is scored and may leave."""
    s = table(4)
    put(s, "A", "market", 5)
    cards(s, "B", "close-sesame")
    turn(s, 1)
    play(s, "cast close-sesame", "at market")
    assert s.closed == 7
    assert asked(s) == "B D-TOKEN"
    play(s, "token 1")
    assert "place market" not in legal(s)
    assert GAME.why_not(s, 1, GAME.parse("place market")).rule == "MO-100"
