"""The move and control: FT-28 to FT-45, and the exact test against its definition (FT-I8, FT-I10)."""

from random import Random

import pytest
from fivetribes_table import A, B, turn

from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.board import ADJACENT, CELL_IDS, CELLS, TRIBE_LETTERS, TRIBES
from caravanserai.games.fivetribes.move_reasons import completable


def test_the_start_tile_needs_meeples_only() -> None:
    """FT-28 Camels, palms and palaces restrict nothing."""
    table = turn("c3:Y c2:Y", camels={B: "c3", A: "c2"}, palms={"c3": 1}, palaces={"c2": 1})
    assert table.cells("start") == ["c2", "c3"]
    assert table.why("start a1") == "FT-28"
    table.play("start c3")
    assert table.viziers(A) == 2


def test_one_meeple_per_step_on_adjacent_cells() -> None:
    """FT-29"""
    table = turn("c3:YG c5:Y e3:Y c1:G a3:G").play("start c3")
    assert set(table.cells("drop")) == {"c2", "b3", "d3", "c4"}
    assert table.why("drop c1 merchant") == "FT-29"
    assert table.why("drop c4 elder") == "FT-29"


def test_no_step_straight_back() -> None:
    """FT-30 The second drop may not go back on the start tile (trap 2)."""
    table = turn("c3:YGB b1:B")
    table.step("start c3", "drop c2 merchant")
    assert "c3" not in table.cells("drop")
    assert table.why("drop c3 vizier") == "FT-30"


def test_the_start_tile_may_be_visited_from_the_fourth_drop_on() -> None:
    """FT-31, trap 2"""
    table = turn("c3:YYWGB b3:B")
    table.step("start c3", "drop c2 vizier", "drop d2 vizier", "drop d3 elder", "drop c3 merchant")
    assert table.options() == ["drop b3 builder"]


def test_the_last_meeple_meets_its_colour() -> None:
    """FT-32"""
    table = turn("c3:YG c1:Y d2:W").step("start c3", "drop c2 merchant")
    assert table.options() == ["drop c1 vizier"]
    assert table.why("drop d2 vizier") == "FT-32"
    assert table.why("drop b2 vizier") == "FT-32"


def test_meeples_of_the_same_move_count() -> None:
    """FT-33, FT-41"""
    table = turn("c3:RRYWG").sow("c3", "d3 R", "e3 Y", "e4 W", "d4 G", "d3 R")
    assert table.meeples("d3") == ""
    assert table.state.stock[24] == 18  # the two Assassins taken and sixteen others in the bag


def test_a_move_is_compulsory() -> None:
    """FT-34"""
    table = turn("a1:Y b1:Y")
    assert all(name.startswith("start") for name in table.options())
    assert table.why("end-turn") == "FT-34"


def test_offered_choices_never_lead_into_a_dead_end() -> None:
    """FT-36: random walks over offered choices always complete the move."""
    rng = Random(4)
    for _ in range(60):
        table = turn(random_board(rng, 14, 8))
        if table.asked != "D-START-TILE":
            continue
        while table.asked in ("D-START-TILE", "D-DROP"):
            table.state.apply(rng.choice(table.state.legal()))
        assert len(table.state.path) > 1 or not table.state.stack


def random_board(rng: Random, tiles: int, most: int, bag: int = 16) -> str:
    left = dict.fromkeys(TRIBE_LETTERS, bag)
    items = []
    for cell in rng.sample(CELL_IDS, tiles):
        wanted = [rng.choice(TRIBE_LETTERS) for _ in range(rng.randint(1, most))]
        letters = [letter for letter in wanted if left[letter] > 0]
        for letter in letters:
            left[letter] -= 1
        if letters and min(left.values()) >= 0:
            items.append(f"{cell}:{''.join(letters)}")
    return " ".join(items)


def defined_starts(meeples: list[int]) -> list[int]:
    """FT-36 by the words of FT-35."""
    found = []
    for cell in range(CELLS):
        hand = meeples[cell * TRIBES : (cell + 1) * TRIBES]
        rest = meeples.copy()
        rest[cell * TRIBES : (cell + 1) * TRIBES] = [0] * TRIBES
        if any(hand) and completable(rest, cell, -1, hand):
            found.append(cell)
    return found


def defined_drops(meeples: list[int], cell: int, origin: int, hand: list[int]) -> list[tuple[int, int]]:
    found = []
    for step in ADJACENT[cell]:
        for tribe in range(TRIBES):
            if step == origin or not hand[tribe]:
                continue
            if sum(hand) == 1:
                if meeples[step * TRIBES + tribe]:
                    found.append((step, tribe))
                continue
            rest, left = meeples.copy(), hand.copy()
            rest[step * TRIBES + tribe] += 1
            left[tribe] -= 1
            if completable(rest, step, cell, left):
                found.append((step, tribe))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_ft_i10_masks_equal_the_recursive_definition(seed: int) -> None:
    """FT-35, FT-37, FT-38, FT-I10: on random boards with hands up to six, at every drop of a random move."""
    rng = Random(seed)
    for _ in range(40):
        table = turn(random_board(rng, rng.randint(2, 6), 6))
        state = table.state
        starts = (
            [CELL_IDS.index(cell) for cell in table.cells("start")] if table.asked == "D-START-TILE" else []
        )
        assert starts == defined_starts(list(state.meeples))
        if not starts:
            continue
        state.apply(GAME.parse(f"start {CELL_IDS[rng.choice(starts)]}"))
        while table.asked == "D-DROP":
            hand = list(state.stock[25:30])
            here = state.path[-1] // TRIBES
            origin = state.path[-2] // TRIBES if len(state.path) > 1 else -1
            offered = [divmod(action - GAME.parse("drop a1 vizier"), TRIBES) for action in state.legal()]
            assert offered == defined_drops(list(state.meeples), here, origin, hand)
            assert 0 < len(offered) <= 33
            state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("seed", range(6))
def test_ft_40_consequences(seed: int) -> None:
    """FT-39, FT-40, FT-I8: parity and distance of the final tile, long hands are free, eight to come home."""
    rng = Random(seed)
    for _ in range(15):
        table = turn(random_board(rng, 8, 9, 13))
        state = table.state
        if table.asked != "D-START-TILE":
            continue
        state.apply(rng.choice(state.legal()))
        start = state.path[0] // TRIBES
        count = sum(state.stock[25:30])
        while table.asked == "D-DROP":
            if sum(state.stock[25:30]) >= 7:
                here = state.path[-1] // TRIBES
                origin = state.path[-2] // TRIBES if len(state.path) > 1 else -1
                colours = sum(1 for number in state.stock[25:30] if number)
                steps = [cell for cell in ADJACENT[here] if cell != origin]
                assert len(state.legal()) == len(steps) * colours
            state.apply(rng.choice(state.legal()))
        final = state.path[-1] // TRIBES
        distance = abs(final % 6 - start % 6) + abs(final // 6 - start // 6)
        assert distance <= count
        assert (distance - count) % 2 == 0
        assert final != start or count >= 8


def test_control_takes_one_colour_and_claims_an_emptied_tile() -> None:
    """FT-41, FT-42: palms and palaces do not prevent the claim."""
    table = turn("c3:Y c2:YY", palms={"c2": 2}, palaces={"c2": 1}).sow("c3", "c2 Y")
    assert (table.viziers(A), table.owner("c2"), table.camels(A)) == (3, A, 7)
    table = turn("c3:Y c2:YYG").sow("c3", "c2 Y")
    assert (table.viziers(A), table.owner("c2"), table.meeples("c2")) == (3, None, "G")


def test_a_camel_never_leaves() -> None:
    """FT-43"""
    table = turn("c3:Y c2:Y", camels={B: "c2"}).sow("c3", "c2 Y")
    assert (table.owner("c2"), table.camels(A), table.camels(B)) == (B, 8, 7)


def test_without_camels_no_claim() -> None:
    """FT-44, FT-45"""
    table = turn("c3:Y c2:Y", camels={A: "a1 b1 c1 d1 e1 f1 a5 b5"}).sow("c3", "c2 Y")
    assert (table.owner("c2"), table.viziers(A), table.palms("c2")) == (None, 2, 1)
    table = turn("c3:Y c2:Y", camels={A: "a1 b1 c1 d1 e1 f1 a5"})
    assert not table.state.last_camel_placed()
    assert table.sow("c3", "c2 Y").state.last_camel_placed()


def test_trap_3_the_finishing_colour_must_stay_in_the_hand() -> None:
    """FT-36, trap 3: reachable is not enough, and five meeples with a pair may loop."""
    table = turn("b2:YGR d3:RR").play("start b2")
    assert not any(name.endswith("assassin") for name in table.options())
    assert turn("c3:RRYWG").options() == ["start c3"]
    assert turn("c3:BRYWG").asked == "D-CLOSING"
