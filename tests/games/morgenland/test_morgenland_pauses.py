"""The card at the end of a round tells who took what, where, and who bought."""

from morgenland_table import artifact, cards, cave, play, put, scoring, stock, table

from caravanserai.core.pause import Pause
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.state import State
from caravanserai.testing.corpus import Corpus
from caravanserai.testing.pauses import check_pauses, told


def card(s: State, *texts: str) -> Pause:
    """The card after the named things, which end the round."""
    s.log = []
    play(s, *texts)
    events, s.log = s.log, None
    found = GAME.pause(s, 0, told(GAME, events, 0))
    assert found is not None
    return found


def cell(found: Pause, seat: int, column: str) -> list[tuple[str, str, int | None]]:
    """The chips of a seat in a column: picture, words, amount."""
    at = [each["key"] for each in found["columns"]].index(f"pause-{column}")
    row = next(row for row in found["rows"] if row["seat"] == seat)
    return [
        (chip["icon"], chip["text"]["key"] if chip["text"] else "", chip["amount"])
        for chip in row["cells"][at]
    ]


def test_cards_of_random_rounds_add_up_and_keep_secrets() -> None:
    """MO-57, MO-111"""
    check_pauses(GAME, Corpus(GAME, budget=12, rounds=1))


def test_caves_city_and_palace_are_told_apart() -> None:
    """MO-39, MO-44, MO-47, MO-52 A wins 4 crowns and the Market, bribes with 2 and buys for 5."""
    s = table(seats=3, magic=False)
    cave(s, "cave-red", 4, 2)
    put(s, "A", "cave-red", 9)
    put(s, "B", "cave-red", 4)
    put(s, "A", "market", 7)
    put(s, "A", "guard", 4)
    put(s, "A", "room-1", 5)
    stock(s, "A", "w2 b5")
    s.log = []
    scoring(s, "cave-red")
    events, s.log = s.log, []
    play(s, "return white", "take red 3")
    play(s, "guard 6", "bribe", "pay red 1", "pay white 1", "buy", "with blue")
    events += s.log
    play(s, "card 3")
    found = GAME.pause(s, None, told(GAME, events, None))
    assert found is not None
    assert cell(found, 0, "caves") == [("crown", "", 4)]
    assert cell(found, 1, "caves") == [("crown", "", 2)]
    assert cell(found, 0, "city") == [("crown", "", 3), ("pearl", "", -1)]
    palace = cell(found, 0, "palace")
    assert ("a-lamp", "pause-artifact", None) in palace
    assert [each for each in palace if each[2] is not None] == [
        ("crown", "", -1),
        ("pearl", "", -1),
        ("gem", "", -5),
    ]
    first = found["rows"][0]
    assert (first["seat"], first["change"], first["total"]) == (0, 1, 1)
    assert found["subtitle"]["args"] == {"number": 17}
    assert found["notes"] == [{"key": "pause-guard", "args": {"number": 6}}]


def test_magic_has_a_column_of_its_own() -> None:
    """MO-61, MO-87 Alms cast in the last room's window bring treasure by magic, not from the palace."""
    s = table(seats=3)
    cards(s, "A", "alms")
    artifact(s, "B", "scroll")
    scoring(s, "room-3")
    found = card(s, "cast alms", "take red 0", "take white 3", "card 3")
    assert cell(found, 0, "magic") == [("a-lamp", "", None), ("s-alms", "", None), ("pearl", "", 3)]
    assert cell(found, 0, "palace") == []
    assert found["order"] == [0, 1, 2]
