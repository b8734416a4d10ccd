"""What is secret, and resampling: FT-127, FT-131 to FT-138, FT-I11."""

import json
from collections import Counter
from random import Random
from typing import Any

from fivetribes_table import A, B, C, Table, bidding, closing, turn

from caravanserai.core.position import put
from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.actions import DROP
from caravanserai.games.fivetribes.board import CELL_IDS, DJINN_IDS, TRIBE_IDS, TRIBES
from caravanserai.games.fivetribes.fields import CARRIED, DISCARDS, HAND, PILE, PLAYER
from caravanserai.games.fivetribes.hands import discard, draw_cards
from caravanserai.games.fivetribes.memory import drawn_from, former_piles
from caravanserai.games.fivetribes.state import State
from caravanserai.games.fivetribes.view import Shared, View


def sample(table: Table, seat: int | None, seed: int) -> Table:
    other = GAME.determinize(table.state, seat, Random(seed))
    other.check()
    return Table(other)


def player(table: Table, seat: int | None, of: int) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(table.state, seat)["seats"][of]
    return found


def test_gold_is_concealed_from_others() -> None:
    """FT-131, FT-132: shown to its owner, at the end, and with the option."""
    table = turn("a1:Y b1:Y", gold={A: 33})
    assert (player(table, A, A)["gold"], player(table, B, A)["gold"], player(table, None, A)["gold"]) == (
        33,
        None,
        None,
    )
    assert "gold" not in player(table, B, A)["breakdown"]
    opened = turn("a1:Y b1:Y", gold={A: 33}, gold_visibility="open")
    assert player(opened, B, A)["gold"] == 33
    ended = turn("a1:Y b1:Y", gold={A: 33}, later="").sow("a1", "b1 Y").play("end-turn")
    assert player(ended, B, A)["gold"] == 33


def test_hands_are_private_but_their_record_is_public() -> None:
    """FT-133, FT-134"""
    table = turn("a1:Y b1:Y", hands={A: "fish"}, unknown={A: "silk"})
    own, other = player(table, A, A), player(table, B, A)
    assert {card["card"]: card["count"] for card in own["hand"]} == {"fish": 1, "silk": 1}
    assert (other["hand"], other["cards"], other["known"], other["unknown"]) == (None, 2, {"fish": 1}, 1)
    assert "merchandise" not in other["breakdown"]
    opened = turn("a1:Y b1:Y", hands={A: "fish"}, hand_visibility="open")
    assert player(opened, B, A)["hand"] is not None


def test_the_record_follows_every_card() -> None:
    """FT-134: a discarded kind is struck from the known cards first."""
    table = closing(hands={A: "fish silk"}, unknown={A: "fish ivory"})
    table.play("sell", "sell-kind ivory", "sell-kind fish", "done")
    assert (table.known(A), table.unknown(A)) == ({"silk": 1}, 1)
    table.play("sell", "sell-kind fish", "done")
    assert (table.known(A), table.unknown(A)) == ({"silk": 1}, 0)


def test_open_hands_know_drawn_cards() -> None:
    """FT-133, option hand-visibility: drawn cards are public, and so is the event."""
    table = turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fakir"}, hand_visibility="open").step(
        "use sloar"
    )
    table.auto()
    table.state.log = []
    table.step("card silk")
    assert (table.known(A), table.unknown(A)) == ({"silk": 1}, 0)
    assert [(GAME.kinds[kind].word, seen) for kind, _, seen in table.state.log] == [("drew-card", -1)]


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    """FT-136"""
    table = turn("d3:Y c3:Y", djinns={A: "sloar"}, hands={A: "fakir"}).step("use sloar")
    table.auto()
    table.state.log = []
    table.step("card silk")
    told = [(GAME.kinds[kind].word, seen) for kind, _, seen in table.state.log]
    assert told == [("drew", -1), ("drew-card", 1 << A)]


def test_view_has_what_the_rules_list() -> None:
    """FT-135, FT-136: every field that is declared, no other, and of the piles only how high they are."""
    view = GAME.view(turn("a1:Y b1:Y").state, B)
    assert set(view) == set(View.__annotations__) | set(Shared.__annotations__)
    assert (view["seat"], [player["seat"] for player in view["seats"]]) == (B, [A, B, C])
    assert isinstance(view["pile"], int)
    assert isinstance(view["djinn_pile"], int)


def test_an_unfinished_move_and_sale_are_public() -> None:
    """FT-135"""
    table = turn("c3:YG c1:Y").step("start c3", "drop c2 merchant")
    move = GAME.view(table.state, C)["move"]
    assert (move["start"], move["drops"]) == ("tile-c3", [{"tile": "tile-c2", "tribe": "merchant"}])
    assert move["hand"] == [{"id": "hand-vizier", "tribe": "vizier", "count": 1}]
    table = closing(hands={A: "fish silk"}).step("sell", "sell-kind silk")
    assert GAME.view(table.state, C)["sale"] == ["silk"]


def ends_of(state: State) -> set[tuple[str, str]]:
    """Where the last meeple may fall, with its tribe: by trying all drops."""
    found: set[tuple[str, str]] = set()
    for action in state.legal():
        cell, tribe = divmod(action - DROP, TRIBES)
        if sum(state.stock[CARRIED : CARRIED + TRIBES]) == 1:
            found.add((f"tile-{CELL_IDS[cell]}", TRIBE_IDS[tribe]))
        else:
            then = state.clone()
            then.apply(action)
            found |= ends_of(then)
    return found


def test_the_tiles_where_a_move_may_end_are_shown() -> None:
    """FT-32, FT-37 The view flags exactly the tiles that some order of drops ends on, and fewer with each drop."""
    table = turn("c3:YGBW c1:Y a3:GB e3:B d2:W f5:YW c4:R").step("start c3")
    before: set[tuple[str, str]] | None = None
    for drop in ("drop c2 elder", "drop b2 merchant"):
        shown = GAME.view(table.state, C)["move"]["ends"]
        flags = {(end["tile"], tribe) for end in shown for tribe in end["tribes"]}
        assert flags == ends_of(table.state)
        assert before is None or flags < before
        before = flags
        table.step(drop)


def test_options_go_to_the_decider_only() -> None:
    """FT-135, FT-136"""
    table = turn("a1:Y b1:Y")
    assert GAME.prompt(table.state, A)["choices"]
    for seat in (B, C, None):
        prompt = GAME.prompt(table.state, seat)
        assert (prompt["choices"], prompt["decision"], prompt["seat"]) == ([], "D-START-TILE", A)


def looking() -> Table:
    return turn("d3:Y c3:Y", djinns={A: "sibittis"}, elders={A: 2}).play(
        "use sibittis", "djinn boaz", "djinn enki", "djinn utug"
    )


def test_djinns_looked_at_are_seen_by_the_drawer_only() -> None:
    """FT-136, FT-137"""
    table = looking()
    assert [each["djinn"] for each in GAME.view(table.state, A)["looked_at"]["djinns"]] == [
        "boaz",
        "enki",
        "utug",
    ]
    assert GAME.view(table.state, B)["looked_at"] == {"seat": A, "number": 3, "djinns": None}
    drawn = Counter(name for seed in range(40) for name in sample(table, B, seed).options())
    assert len(drawn) > 6
    assert sample(table, A, 1).options() == table.options()


def test_the_rest_of_a_used_up_djinn_pile_is_known() -> None:
    """FT-137: what was left of the old pile is among the djinns drawn."""
    free = ("sibittis", "boaz", "enki", "utug", "leta", "nekir", "sloar", "lamia", "jafaar")
    kept = " ".join(name for name in DJINN_IDS if name not in free)
    table = turn(
        "d3:Y c3:Y",
        face_up="sloar lamia jafaar",
        djinns={A: "sibittis", B: kept},
        djinn_discards="enki utug leta nekir",
        elders={A: 2},
    ).play("use sibittis", "djinn boaz", "djinn leta", "djinn enki")
    for seed in range(20):
        options = sample(table, B, seed).options()
        assert "keep boaz" in options
        assert len(options) == 3


def test_resampling_deals_unseen_cards_anew() -> None:
    """FT-137: hands and pile exchange, everything the seat sees stays."""
    table = turn("a1:Y b1:Y", unknown={A: "ivory", B: "silk silk"}, hands={B: "fish"})
    hands = set()
    for seed in range(30):
        other = sample(table, A, seed)
        assert other.hand(A) == {"ivory": 1}
        assert other.known(B) == {"fish": 1}
        assert sum(other.hand(B).values()) == 3
        hands.add(json.dumps(other.hand(B)))
        for viewed in (GAME.view, GAME.prompt):
            assert json.dumps(viewed(other.state, A)) == json.dumps(viewed(table.state, A))
    assert len(hands) > 5


def test_choices_already_made_stay_possible() -> None:
    """FT-137: a Kumarbi spot that needs Fakirs, a sale begun, a kind chosen, a payment to come."""
    bid = bidding("ABC", djinns={A: "kumarbi"}, unknown={A: "fakir fish"}, gold={A: 3}).step("bid 5")
    assert all(sample(bid, B, seed).fakirs(A) >= 1 for seed in range(20))
    sale = closing(unknown={A: "fish fakir"}).step("sell")
    assert all(set(sample(sale, B, seed).hand(A)) != {"fakir"} for seed in range(20))
    sale.step("sell-kind fish")
    assert all("fish" in sample(sale, B, seed).hand(A) for seed in range(20))
    paying = turn("a1:Y b1:Y", djinns={A: "enki"}, unknown={A: "fakir"}).step("use enki")
    assert all(sample(paying, B, seed).fakirs(A) == 1 for seed in range(20))


def aside() -> Table:
    """B holds silk or ivory from a first pile (C holds the other) and draws again from a second one."""
    table = turn("a1:Y b1:Y", unknown={B: "silk", C: "ivory"})
    state = table.state
    put(state.stock, DISCARDS, list(state.stock[PILE : PILE + 10]))
    put(state.stock, PILE, [0] * 10)
    draw_cards(state, B, 1)
    state.apply(GAME.parse("card silk"))
    state.check()
    return table


def test_unknown_cards_keep_the_label_of_their_pile() -> None:
    """FT-138: silk and ivory of the first pile change places between B and C only."""
    table = aside()
    state = table.state
    assert former_piles(state) == 1
    assert [drawn_from(state, label, B) for label in (0, 1)] == [1, 1]
    seen = Counter()
    for seed in range(60):
        other = sample(table, A, seed)
        assert other.hand(C) in ({"silk": 1}, {"ivory": 1})
        seen[next(iter(other.hand(C)))] += 1
        first = "ivory" if other.hand(C) == {"silk": 1} else "silk"
        assert other.hand(B).get(first, 0) >= 1
    assert min(seen["silk"], seen["ivory"]) > 15


def test_a_shown_card_of_uncertain_label_leaves_it_open() -> None:
    """FT-138: B shows a silk that either pile may have given."""
    table = aside()
    state = table.state
    discard(state, B, 4)
    state.check()
    assert sum(state.shown) == 1
    assert table.unknown(B) == 1
    seen = Counter()
    for seed in range(80):
        other = sample(table, A, seed)
        assert sum(other.hand(B).values()) == 1
        seen[(next(iter(other.hand(C))))] += 1
    assert set(seen) == {"silk", "ivory"}
    assert seen["ivory"] > seen["silk"]
    own = sample(table, B, 3)
    assert own.hand(B) == {"silk": 1}
    assert own.hand(C) == {"ivory": 1}


def test_a_shown_card_of_certain_label_is_struck() -> None:
    """FT-138: C can have shown ivory only from the first pile, and what is left there is silk."""
    table = aside()
    state = table.state
    discard(state, C, 0)
    state.check()
    assert not state.shown
    assert former_piles(state) == 1
    assert all("silk" in sample(table, A, seed).hand(B) for seed in range(20))
    at = B * PLAYER + HAND + 4
    assert state.players[at] == 2


def test_samples_depend_on_what_the_seat_knows_alone() -> None:
    """FT-I11"""
    table = aside()
    for seat in (A, B, C, None):
        first = sample(table, seat, 3)
        again = [GAME.position(sample(each, seat, 7).state) for each in (table, first)]
        assert json.dumps(again[0]) == json.dumps(again[1])


def test_fakir_questions_do_not_betray_the_hand() -> None:
    """FT-127, trap 12: the same questions whether the unknown card is a Fakir or not."""
    asked = set()
    for card in ("fish", "fakir"):
        table = turn("a1:R b1:R f5:W", unknown={A: card}).sow("a1", "b1 R")
        asked.add((table.asked, table.state.stack[-1].auto(table.state)))
        assert json.dumps(GAME.view(table.state, B)) == json.dumps(GAME.view(sample(table, B, 1).state, B))
    assert asked == {("D-RANGE-FAKIRS", False)}
