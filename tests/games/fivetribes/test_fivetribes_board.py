"""The printed things and the set-up: FT-1 to FT-14."""

import pytest
from fivetribes_table import A, B, turn

import caravanserai as cs
from caravanserai.core.rollout import Dice, settle_chance
from caravanserai.games.fivetribes import GAME, actions, events, kinds
from caravanserai.games.fivetribes.board import (
    ADJACENT,
    BLOCK,
    CARD_COUNT,
    CELL_IDS,
    CELLS,
    COLOUR_IDS,
    DISTANCE,
    DJINN_VP,
    FACE_BLUE,
    FACE_COUNT,
    FACE_TYPE,
    FACE_VALUE,
    NEIGHBOURS,
    SACRED_PLACE,
    SET_VALUE,
    TRIBE_COUNT,
    VILLAGE,
)
from caravanserai.games.fivetribes.fields import FACE_UP, IN_PILE
from caravanserai.games.fivetribes.state import State


def started(seats: int, seed: int = 1, **options: str) -> State:
    """A game whose set-up is drawn."""
    state = GAME.new(seats, **options)
    settle_chance(state, Dice(seed))
    assert isinstance(state, State)
    state.check()
    return state


def test_cells_are_numbered_by_rows() -> None:
    """FT-1"""
    places = {"a1": 0, "f1": 5, "a2": 6, "f5": 29}
    assert {name: CELL_IDS.index(name) for name in places} == places


def test_adjacency_and_distance() -> None:
    """FT-2"""
    assert sum(len(each) for each in ADJACENT) == 2 * 49
    assert {len(each) for each in ADJACENT} == {2, 3, 4}
    assert max(DISTANCE) == 9
    assert all(DISTANCE[cell * CELLS + other] == 1 for cell in range(CELLS) for other in ADJACENT[cell])


def test_blocks_touch_by_corner_too() -> None:
    """FT-3"""
    assert sorted({len(block) for block in BLOCK}) == [4, 6, 9]
    assert all(len(NEIGHBOURS[cell]) == len(BLOCK[cell]) - 1 for cell in range(CELLS))


def test_tiles_and_their_colours() -> None:
    """FT-4"""
    assert sum(FACE_COUNT) == CELLS
    assert sum(count * blue for count, blue in zip(FACE_COUNT, FACE_BLUE, strict=True)) == 12
    assert sum(count * value for count, value in zip(FACE_COUNT, FACE_VALUE, strict=True)) == 198
    assert all(
        (kind in (VILLAGE, SACRED_PLACE)) == bool(blue)
        for kind, blue in zip(FACE_TYPE, FACE_BLUE, strict=True)
    )


def test_values_of_sets_never_step_down() -> None:
    """FT-5"""
    assert SET_VALUE == (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
    steps = [SET_VALUE[n + 1] - SET_VALUE[n] for n in range(9)]
    assert steps == sorted(steps)


def test_counts_of_pieces() -> None:
    """FT-10, FT-12, FT-13"""
    assert (sum(TRIBE_COUNT), sum(CARD_COUNT), len(DJINN_VP), sum(DJINN_VP)) == (90, 54, 22, 141)


@pytest.mark.parametrize(("seats", "camels", "markers"), [(2, 11, 4), (3, 8, 3), (4, 8, 4)])
def test_set_up(seats: int, camels: int, markers: int) -> None:
    """FT-6, FT-7, FT-9 to FT-13"""
    state = started(seats)
    view = GAME.view(state, None)
    assert [player["colour"] for player in view["seats"]] == list(COLOUR_IDS[:seats])
    assert [player["camels"] for player in view["seats"]] == [camels] * seats
    assert state.scores() == [50] * seats
    assert len(view["bid_order"]) == markers
    assert all(spot["seat"] is not None for spot in view["bid_order"])
    assert [sum(heap["count"] for heap in tile["meeples"]) for tile in view["tiles"]] == [3] * CELLS
    assert view["bag"] == {}
    assert (len(view["row"]), view["pile"], view["discards"]) == (9, 45, {})
    assert (len(view["djinns"]), view["djinn_pile"]) == (3, 19)
    assert list(state.djinns).count(FACE_UP) + list(state.djinns).count(IN_PILE) == 22


def test_two_players_mix_their_four_markers() -> None:
    """FT-11"""
    orders = {tuple(started(2, seed).tracks[:4]) for seed in range(60)}
    assert len(orders) == 6


def test_snake_order() -> None:
    """FT-11, option first-bid-order"""
    orders = {tuple(started(2, seed, first_bid_order="snake").tracks[:4]) for seed in range(20)}
    assert orders == {(A, B, B, A), (B, A, A, B)}


def test_bank_is_never_short() -> None:
    """FT-8"""
    assert turn("f5:B e5:B f4:G", gold={A: 400}).sow("f5", "e5 B").gold(A) == 406


def test_chance_only_where_the_rules_have_it() -> None:
    """FT-14"""
    drawing = {
        "LayTile",
        "DealMeeple",
        "PlaceMarker",
        "LayCard",
        "LayDjinn",
        "SettleMeeple",
        "DrawnDjinn",
        "DrawnCard",
    }
    state = GAME.new(3)
    dice = Dice(9)
    seen = set()
    while state.stack:
        options = state.legal()
        if state.actor() == cs.CHANCE:
            seen.add(type(state.stack[-1]).__name__)
            state.apply(dice.pick(options, state.weights()))
        else:
            state.apply(options[dice.below(len(options))])
    assert seen <= drawing


def test_options_for_two_players_only() -> None:
    with pytest.raises(cs.BadOption, match="2 seats only"):
        GAME.new(3, power_limit="per-round")
    with pytest.raises(cs.BadOption, match="2 seats only"):
        GAME.new(4, first_bid_order="snake")
    with pytest.raises(cs.BadOption):
        GAME.new(5)
    with pytest.raises(cs.BadOption):
        GAME.new(2, gold_visibility="hidden")


def test_literals_agree_with_the_action_space() -> None:
    for word, base in actions.SPACE.base.items():
        assert getattr(actions, word.upper().replace("-", "_")) == base


def test_literals_agree_with_the_kinds_of_events() -> None:
    for number, kind in enumerate(kinds.KINDS):
        assert getattr(events, kind.word.upper().replace("-", "_")) == number
