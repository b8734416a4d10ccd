"""The Supervisor and the caravan (YS-46 to YS-67)."""

import pytest
from yspahan_table import BLUE, GAME, GREEN, RED, YELLOW, Table

from caravanserai.games.yspahan.caravan import load


def move(value: int = 2, gold: int = 0, seats: int = 4, **options: str) -> Table:
    """Blue is about to move the Supervisor."""
    table = Table(seats, BLUE, **options).has(BLUE, gold=gold).date(2, 2)
    return table.tower(camel=(value, 3, 0))


def go(table: Table, square: str) -> Table:
    return table.do("take camel", "use supervisor", f"move {square}")


def test_ys_46_value_not_number() -> None:
    """YS-46 Trap 3."""
    table = move(value=4).do("take camel", "use supervisor")
    assert table.options() == ["move w4", "move e4", "move n4", "move s4"]


def test_ys_47_ys_50_gold_changes_the_length() -> None:
    """YS-47: gold changes the length."""
    table = move(value=2, gold=3).do("take camel", "use supervisor")
    assert {square: price for square, price in table.moves().items() if square[0] in "cw"} == {
        "c": 2,
        "w1": 1,
        "w2": 0,
        "w3": 1,
        "w4": 2,
        "w5": 3,
    }
    assert table.why("move w6") == ("YS-50", "gold")
    assert table.do("move w5").s.gold[BLUE] == 0


def test_ys_48_hammam() -> None:
    """YS-48: hammam."""
    table = move(value=2, gold=1).owns(BLUE, "hammam").do("take camel", "use supervisor")
    assert table.moves()["w5"] == 0
    assert table.moves()["w6"] == 1
    assert table.why("move w7") == ("YS-50", "gold")


def test_ys_49_no_turning_back() -> None:
    """YS-49: no turning back."""
    table = move(value=2).supervisor("n4").do("take camel", "use supervisor")
    assert table.options() == ["move n2"]


def test_ys_51_ys_52_staying() -> None:
    """YS-51, YS-52: staying."""
    table = go(move(value=1, gold=1).supervisor("w2").cubes(RED, "chest-4-0"), "w2")
    assert table.s.caravan == [RED]
    off = go(move(value=1, gold=1, zero_move_sends="off").supervisor("w2").cubes(RED, "chest-4-0"), "w2")
    assert (off.s.caravan, off.owner("chest-4-0"), off.s.gold[BLUE]) == ([], RED, 0)
    moved = go(move(value=1, zero_move_sends="off").supervisor("w3").cubes(RED, "chest-4-0"), "w2")
    assert moved.s.caravan == [RED]


def test_staying_without_sending_is_told() -> None:
    table = move(value=1, gold=1, zero_move_sends="off").supervisor("w2").cubes(RED, "chest-4-0")
    table.do("take camel", "use supervisor")
    cubes = {GAME.name(each["id"]): each["args"]["cubes"] for each in GAME.prompt(table.s, BLUE)["choices"]}
    assert cubes["move w2"] == 0


def test_ys_54_only_the_last_square_counts() -> None:
    """YS-54: only the last square counts."""
    table = go(move(value=3).cubes(RED, "bag-3-1", "bag-3-0"), "w3")
    assert (table.s.caravan, table.owner("bag-3-1")) == ([RED], RED)
    assert go(move(value=2).supervisor("w2").cubes(RED, "bag-3-1"), "c").s.caravan == []


def test_ys_55_complete_souks_are_no_shelter() -> None:
    """YS-55: complete souks are no shelter."""
    table = go(move(value=1).cubes(BLUE, "vase-4-0"), "n1")
    assert (table.s.caravan, table.owner("vase-4-0")) == ([BLUE], -1)


def test_ys_56_a_cube_placed_later_is_not_sent() -> None:
    """YS-56: a cube placed later is not sent."""
    table = go(move(value=2).holds(BLUE, "place-cube"), "w2").do("play place-cube", "place chest-4-0", "end")
    assert table.owner("chest-4-0") == BLUE
    assert table.s.caravan == []


@pytest.mark.parametrize("cards", [(), ("exchange",)])
def test_ys_57_one_owner_without_caravanserai_is_not_asked(cards: tuple[str, ...]) -> None:
    """YS-57: one owner without caravanserai is not asked."""
    table = move(value=1, gold=1).cubes(RED, "bag-3-1", "barrel-3-0").holds(BLUE, *cards)
    table.s.log = []
    go(table, "s1")
    if cards:
        assert table.asked() == (BLUE, "D-NEXT")
        assert (table.owner("bag-3-1"), table.owner("barrel-3-0")) == (-1, RED)
        table.do("continue")
    assert table.s.caravan == [RED, RED]
    sent = [event[1] for event in table.s.log if GAME.kinds[event[0]].word == "sent"]
    assert [GAME.kinds[0].word, len(sent)] == ["day", 2]
    assert sent[0][1] < sent[1][1]


def test_ys_57_order_between_two_owners() -> None:
    table = go(move(value=1).cubes(RED, "vase-4-0").cubes(GREEN, "barrel-3-0"), "e1")
    assert table.asked() == (BLUE, "D-ORDER")
    assert table.options() == ["send-first barrel-3-0", "send-first vase-4-0"]
    assert table.why("send-first bag-3-1") == ("YS-57", "not-hit")
    assert table.do("send-first vase-4-0").s.caravan == [RED, GREEN]


def test_ys_58_full_between_the_two() -> None:
    """YS-58 Trap 6: the caravan is scored and emptied between the cubes."""
    table = move(value=1, seats=3).caravan("BBR GBR GG").cubes(BLUE, "bag-3-1").cubes(RED, "barrel-3-0")
    go(table, "s1").do("send-first bag-3-1")
    assert table.s.caravan == [RED]


def test_ys_59_ys_60_ys_63_the_owner_decides_out_of_turn() -> None:
    """YS-59, YS-60 Trap 8."""
    table = move(value=1).cubes(GREEN, "bag-3-1").has(GREEN, camels=1).holds(GREEN, "three-camels")
    go(table, "w1")
    assert table.asked() == (GREEN, "D-CAMEL")
    assert table.options() == ["send", "pay"]
    assert table.why("play three-camels") == ("YS-63", "other-turn")
    kept = table.s.clone()
    kept.apply(GAME.parse("pay"))
    assert (kept.shops.count(GREEN), kept.caravan, kept.camels[GREEN]) == (1, [GREEN], 0)
    table.do("send")
    assert (table.owner("bag-3-1"), table.s.caravan, table.s.camels[GREEN]) == (-1, [GREEN], 1)


def test_ys_60_without_a_camel_nothing_is_asked() -> None:
    """YS-60: without a camel nothing is asked."""
    assert go(move(value=1).cubes(GREEN, "bag-3-1"), "w1").asked() == (BLUE, "D-END")


def test_ys_61_ys_62_scoring_comes_before_the_draw() -> None:
    """YS-61, YS-62: scoring comes before the draw."""
    table = move(value=1, seats=3).caravan("BBR GBR GG").owns(GREEN, "caravanserai").cubes(GREEN, "bag-3-1")
    go(table, "w1")
    assert table.s.caravan == []
    assert table.options("deal") != []
    table.do("deal exchange")
    assert table.cards(GREEN) == ["exchange"]


@pytest.mark.parametrize(("seats", "points"), [(2, "221100"), (3, "222111000"), (4, "222211110000")])
def test_ys_64_points_by_row(seats: int, points: str) -> None:
    """YS-64 Trap 4: the rows are as long as there are players."""
    table = Table(seats)
    slots = GAME.view(table.s, None)["caravan"]
    assert "".join(str(slot["points"]) for slot in slots) == points
    for index, expected in enumerate(points[:-1]):
        before = table.s.scores()[BLUE]
        load(table.s, BLUE)
        assert table.s.scores()[BLUE] - before == int(expected)
        assert len(table.s.caravan) == index + 1


def test_ys_65_all_cubes_times_the_highest_row() -> None:
    """YS-65 Trap 5."""
    table = Table(3).date(1, 7).caravan("BBR RRG B")
    from caravanserai.games.yspahan.scoring import score_caravan

    score_caravan(table.s)
    assert table.s.scores() == [9, 2, 6]


def test_ys_66_full_is_scored_and_emptied() -> None:
    """YS-66: full is scored and emptied."""
    table = Table(2).caravan("BG BG B")
    load(table.s, GREEN)
    assert table.s.scores() == [9, 9]
    assert table.s.caravan == []
    load(table.s, BLUE)
    assert table.s.scores() == [11, 9]


def test_ys_67_scored_but_kept_at_the_end_of_a_week() -> None:
    """YS-67 Trap 7: shops are emptied, the caravan stays."""
    table = Table(3, first=GREEN).date(1, 7).caravan("B").cubes(RED, "vase-4-0").tower().turn(BLUE)
    table.do("draw", "deal exchange", "end")
    assert (table.s.week, table.s.scores(), table.s.caravan) == (2, [1, 0, 4], [BLUE])
    assert table.owner("vase-4-0") == -1


def test_d_next_is_asked_again_while_cards_are_left() -> None:
    """YS-74 Between two cubes any number of cards may be played."""
    table = (
        move(value=1).cubes(RED, "bag-3-1", "barrel-3-0").holds(BLUE, "three-gold", "exchange", "place-cube")
    )
    go(table, "s1").do("play three-gold")
    assert table.asked() == (BLUE, "D-NEXT")
    table.do("play place-cube", "place vase-6-0", "play exchange", "gold-to-camels 1")
    assert table.asked() == (BLUE, "D-END")
    assert (table.s.caravan, table.owner("vase-6-0")) == ([RED, RED], BLUE)


def test_yellow_seat_can_be_asked_in_a_double_send() -> None:
    """YS-59 Each owner is asked for the own cube."""
    table = (
        move(value=1)
        .cubes(RED, "bag-3-1")
        .cubes(YELLOW, "barrel-3-0")
        .has(RED, camels=1)
        .has(YELLOW, camels=1)
    )
    go(table, "s1").do("send-first barrel-3-0")
    assert table.asked() == (YELLOW, "D-CAMEL")
    assert table.do("pay").asked() == (RED, "D-CAMEL")
