"""Guard, rooms and the end: MO-46 to MO-60."""

import pytest
from morgenland_table import (
    asked,
    heard,
    legal,
    no_lamp,
    offer,
    owns,
    pass_all,
    placing,
    play,
    put,
    scoring,
    stock,
    table,
)

from caravanserai.games.morgenland.board import SCROLL, STRENGTHS
from caravanserai.games.morgenland.fields import BIT, PIECE_COUNT
from caravanserai.games.morgenland.rooms import can_pay, completable
from caravanserai.games.morgenland.state import State


def in_room(s: State, *players: str) -> None:
    """The players are admitted; scoring comes to room 1."""
    for who in players:
        s.admitted |= 1 << "ABCDE".index(who)
        put(s, who, "guard", s_free(s, who))
    s.guard = 1


def s_free(s: State, who: str) -> int:
    """A strength the player has not laid yet."""
    mask = s.unplaced["ABCDE".index(who)]
    return next(strength for index, strength in enumerate(STRENGTHS) if mask & BIT[index])


def test_mo_e6_admission_and_bribes() -> None:
    """MO-E6, MO-46, MO-47, MO-48, MO-85."""
    s = table(4, magic=False)
    for who, strength in zip("ABCD", (9, 9, 6, 7), strict=True):
        put(s, who, "guard", strength)
        put(s, who, "room-1", 1)
    stock(s, "C", "r2 w1")
    stock(s, "D", "g1")
    scoring(s, "guard")
    play(s, "guard 8")
    assert s.admitted == 0b11
    assert asked(s) == "C D-BRIBE"
    play(s, "bribe")
    assert legal(s) == ["pay red 1", "pay red 2"]
    play(s, "pay red 1", "pay white 1")
    assert owns(s, "C") == "r1"
    assert asked(s) == "D D-BRIBE"
    play(s, "bribe")
    assert owns(s, "D") == ""
    assert s.admitted == 0b1111


def test_mo_47_bribe_may_be_declined() -> None:
    """MO-47, MO-49."""
    s = table(4, magic=False)
    put(s, "C", "guard", 6)
    put(s, "C", "room-1", 9, 8)
    stock(s, "C", "r2")
    scoring(s, "guard")
    play(s, "guard 8")
    assert asked(s) == "C D-BRIBE"
    told = heard(s, "pass")
    assert [word for word, _, _ in told][:3] == ["refused", "removed", "removed"]
    assert not any(word == "shown" for word, _, _ in told), "face-down tokens stay unseen (trap 4)"


def test_mo_e7_without_a_token_nobody_is_admitted() -> None:
    """MO-E7, MO-48, MO-49, trap 1."""
    s = table(4, magic=False)
    put(s, "D", "room-1", 9, 8)
    put(s, "D", "room-2", 7)
    stock(s, "D", "r10 w10")
    scoring(s, "guard")
    told = heard(s, "guard 1")
    words = [word for word, _, _ in told]
    assert words.count("removed") == 3
    assert "shown" not in words
    assert "ranked" not in words, "no room is scored"
    assert asked(s) == "* C-CARD"
    assert owns(s, "D") == "r10 w10"


def test_mo_50_basic_asks_no_idle_bribe_magic_does() -> None:
    """MO-50."""
    s = table(4, magic=False)
    put(s, "A", "guard", 6)
    stock(s, "A", "r9")
    scoring(s, "guard")
    play(s, "guard 8")
    assert asked(s) == "* C-CARD"
    m = table(4)
    put(m, "A", "guard", 6)
    stock(m, "A", "r9")
    scoring(m, "guard")
    play(m, "guard 8")
    assert asked(m) == "A D-BRIBE"


def test_mo_e8_price_is_a_matching_not_a_sum() -> None:
    """MO-E8, MO-52, MO-53, trap 2."""
    s = table(4, magic=False)
    put(s, "A", "room-1", 7, 1)
    in_room(s, "A")
    stock(s, "A", "r8")
    scoring(s, "room-1")
    assert asked(s) == "* C-CARD", "8 of one kind buy nothing"
    t = table(4, magic=False)
    put(t, "A", "room-1", 7, 1)
    in_room(t, "A")
    stock(t, "A", "r7 w7")
    scoring(t, "room-1")
    play(t, "buy")
    assert legal(t) == ["with red", "with white"]
    play(t, "with red")
    assert legal(t) == ["with white"]


def test_mo_e9_only_payments_that_can_be_completed() -> None:
    """MO-E9, MO-52."""
    s = table(4, magic=False)
    put(s, "A", "room-1", 5, 4, 2)
    in_room(s, "A")
    stock(s, "A", "r5 w4 b4 k1 g2")
    scoring(s, "room-1")
    play(s, "buy")
    assert legal(s) == ["with red"]
    assert s.stack[-1].auto(s)
    play(s, "with red")
    assert legal(s) == ["with white", "with blue"]
    count = 0
    for first in legal(s):
        after = play(s.clone(), first)
        other = "with blue" if first == "with white" else "with white"
        assert legal(after) == sorted(
            [other, "with gold"], key=["with white", "with blue", "with gold"].index
        )
        count += len(legal(after))
    assert count == 4
    play(s, "with blue", "with gold")
    assert owns(s, "A") == "w4 k1"


def test_mo_52_equal_strengths_name_kinds_in_order() -> None:
    """MO-52: a Doppelganger's 6 and the 6 are paid once, not in two orders."""
    s = table(4)
    stock(s, "A", "r6 w6 b6")
    assert completable(s, 0, (6, 6), 0, 0, -1)
    assert not completable(s, 0, (6, 6), 1, 4, 2), "nothing after blue"
    assert can_pay(s, 0, [6, 6, 6])
    assert not can_pay(s, 0, [6, 6, 6, 1])


def test_mo_e10_next_in_rank_pays_his_own_price() -> None:
    """MO-E10, MO-51, MO-53, trap 2."""
    s = table(4, magic=False)
    put(s, "A", "room-1", 9)
    put(s, "B", "room-1", 4, 2)
    put(s, "C", "room-1", 5)
    in_room(s, "A", "B", "C")
    stock(s, "A", "r8 w8")
    stock(s, "B", "r4 w2")
    stock(s, "C", "k5")
    scoring(s, "room-1")
    assert asked(s) == "B D-BUY"
    play(s, "pass")
    assert asked(s) == "C D-BUY"
    play(s, "buy", "with black")
    assert owns(s, "C") == ""
    assert s.scores() == [0, 0, 1, 0]


def test_mo_e11_unsold_artifact_stays() -> None:
    """MO-E11, MO-30, MO-54."""
    s = table(4)
    offer(s, 2, "key")
    put(s, "A", "room-2", 9)
    in_room(s, "A")
    scoring(s, "room-1")
    before = list(s.size)
    while asked(s) != "* C-CARD":
        play(s, legal(s)[0])
    play(s, "card 3")
    assert s.offer[1] == 4
    assert list(s.size) == before


def test_mo_55_one_player_may_buy_in_several_rooms() -> None:
    """MO-55."""
    s = table(4, magic=False)
    put(s, "A", "room-1", 1)
    put(s, "A", "room-3", 2)
    in_room(s, "A")
    stock(s, "A", "r3")
    scoring(s, "room-1")
    play(s, "buy", "with red")
    assert s.current == -1
    assert s.scored == 13, "room 2 has no token and is passed over"
    play(s, "buy", "with red")
    assert s.scores()[0] == 2


def test_mo_e14_last_artifact_ends_the_game_at_once() -> None:
    """MO-E14, MO-56, MO-59, MO-I13."""
    s = table(3, magic=False)
    for room, size in enumerate((0, 1, 0)):
        s.size[room] = size
    for who, count in enumerate((6, 7, 4)):
        s.unused[who * PIECE_COUNT + 6] = count
    put(s, "A", "room-2", 2)
    put(s, "B", "room-3", 2)
    in_room(s, "A", "B")
    stock(s, "A", "r5")
    stock(s, "B", "w5")
    scoring(s, "room-1")
    play(s, "buy", "with red")
    assert asked(s) == "over"
    s.check()
    assert s.scores() == [7, 7, 4]
    assert s.ranking() == [[1], [0], [2]]


def test_mo_e15_five_tokens_in_a_room() -> None:
    """MO-E15, MO-32, MO-52, MO-I3."""
    s = table(4, magic=False)
    put(s, "A", "room-1", 1, 2, 4, 5, 6)
    placing(s, "A", 20)
    play(s, "token 9")
    assert "place room-1" not in legal(s)
    assert "place room-2" in legal(s)
    stock(s, "A", "r6 w5 b4 k2 g1")
    assert can_pay(s, 0, [6, 5, 4, 2, 1])
    stock(s, "A", "r29 w29 b29 k29")
    assert not can_pay(s, 0, [6, 5, 4, 2, 1])


def test_mo_e16_shared_victory() -> None:
    """MO-E16, MO-57, MO-58, MO-59."""
    s = table(4)
    for who, (count, scrolls) in enumerate(((7, 1), (7, 1), (6, 2), (4, 0))):
        row = who * PIECE_COUNT
        s.unused[row] = count - scrolls
        s.unused[row + SCROLL] = scrolls
    stock(s, "A", "r4")
    stock(s, "B", "w4")
    assert s.ranking() == [[0, 1], [2], [3]]
    s.used[3], s.unused[0] = 1, s.unused[0] - 1
    assert s.scores()[0] == 7, "a Carpet on the board counts for its owner"


def test_mo_58_scrolls_then_treasure() -> None:
    """MO-58."""
    s = table(3)
    for who, scrolls in enumerate((1, 2, 1)):
        row = who * PIECE_COUNT
        s.unused[row] = 3 - scrolls
        s.unused[row + SCROLL] = scrolls
    stock(s, "C", "r1")
    assert s.ranking() == [[1], [2], [0]]


def test_mo_60_the_last_round_ends_the_game() -> None:
    """MO-60, MO-I13."""
    s = table(3, magic=False)
    s.round = s.max_rounds
    scoring(s, "room-1")
    assert asked(s) == "over"
    s.check()


@pytest.mark.parametrize("magic", [False, True])
def test_mo_51_buying_is_optional(magic: bool) -> None:
    """MO-51, MO-107: even a forced-looking purchase is asked."""
    s = table(4, magic=magic)
    if magic:
        no_lamp(s, "A")
    put(s, "A", "room-1", 1)
    in_room(s, "A")
    stock(s, "A", "r1")
    scoring(s, "room-1")
    pass_all(s)
    assert asked(s) == "A D-BUY"
    assert legal(s) == ["pass", "buy"]
    assert not s.stack[-1].auto(s)


def test_mo_54_the_artifact_goes_behind_the_buyers_screen() -> None:
    """MO-54, MO-I10."""
    s = table(4)
    offer(s, 1, "key")
    put(s, "A", "room-1", 2)
    in_room(s, "A")
    stock(s, "A", "r2")
    scoring(s, "room-1")
    pass_all(s)
    before = s.scores()[0]
    play(s, "buy", "with red")
    assert s.scores()[0] == before + 1
    assert s.unused[4] == 1
    assert owns(s, "A") == ""
