"""Cards of things: every id has one, its numbers are those of the position, and it knows no more than its reader."""

import json
from random import Random

import pytest
from fivetribes_table import A, B, C, Table, bidding, closing, turn

from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.setup import set_up
from caravanserai.text.catalogue import LANGUAGES, Catalogue
from caravanserai.text.rules import rules


def now(table: Table, thing: str, seat: int | None = A) -> dict[str, dict[str, object]]:
    """The lines of what the thing is worth now: key -> arguments."""
    card = GAME.card(table.state, seat, thing)
    assert card is not None, thing
    return {line["key"]: dict(line["args"]) for line in card["now"]}


def kind(table: Table, thing: str, seat: int | None = A) -> tuple[str, dict[str, object]]:
    card = GAME.card(table.state, seat, thing)
    assert card is not None, thing
    assert card["kind"] is not None, thing
    return card["kind"]["key"], dict(card["kind"]["args"])


def everything(table: Table, seat: int | None) -> dict[str, str]:
    found = {}
    for thing in GAME.things(table.state, seat):
        card = GAME.card(table.state, seat, thing)
        assert card is not None, thing
        found[thing] = json.dumps(card)
    return found


SITUATIONS = {
    "bids": lambda: bidding("ABC"),
    "sowing": lambda: turn("b2:YGR d3:RR", djinns={A: "marid", B: "boaz"}).step("start b2"),
    "sibittis": lambda: turn("d3:W c3:W", djinns={A: "sibittis"}, elders={A: 3}).step(
        "use sibittis", "pay elder-elder"
    ),
    "hands": lambda: closing(hands={A: "fish silk fakir", B: "wheat"}, unknown={B: "silk"}, discards="fish"),
    "open": lambda: closing(hands={B: "wheat ivory"}, hand_visibility="open", gold_visibility="open"),
    "before": lambda: Table(set_up(4, GAME.check_options(4, {}))),
}


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("seat", [A, B, None])
def test_everything_in_sight_has_a_card_in_every_language(name: str, seat: int | None) -> None:
    table = SITUATIONS[name]()
    known = rules(GAME)
    words = [
        Catalogue(language, GAME, ("Amina", "Noor", "Idris", "Samir"), fallback=False)
        for language in LANGUAGES
    ]
    things = GAME.things(table.state, seat)
    assert {"bag", "palms", "pile", "gold-0", "camels-1", "front-1-vizier", "spot-18", "bid-1"} <= set(things)
    for thing in things:
        card = GAME.card(table.state, seat, thing)
        assert card is not None, thing
        assert card["rules"], thing
        assert set(card["rules"]) <= set(known), thing
        for each in words:
            assert all(text.strip() for text in each.card(card)), thing


def test_what_is_not_there_has_no_card() -> None:
    table = turn("b2:YGR d3:RR")
    absent = "tile-g1 meeple-b2-elder hand-vizier front-7-vizier front-0-builder spot-7 bid-5 row-10 row-01 card-salt"
    for thing in [*absent.split(), "djinn-nobody", "player-3", "gold-x", "known-1-fish", "tile", ""]:
        assert GAME.card(table.state, A, thing) is None, thing


def test_hidden_things_do_not_change_any_card() -> None:
    """FT-136, FT-137: hands drawn from the pile and djinns looked at are dealt anew."""
    table = turn(
        "d3:W c3:W", djinns={A: "sibittis"}, elders={A: 3}, unknown={B: "silk fakir", C: "fish"}, gold={B: 13}
    ).step("use sibittis", "pay elder-elder")
    while table.asked == "chance":
        table.state.apply(table.state.legal()[0])
    assert table.asked == "D-KEEP-DJINN"
    for seat in (A, B, None):
        told = everything(table, seat)
        for seed in range(5):
            other = Table(GAME.determinize(table.state, seat, Random(seed)))
            assert everything(other, seat) == told
    looked = GAME.view(table.state, A)["looked_at"]
    assert looked is not None
    for djinn in looked["djinns"] or []:
        assert "now-djinn-drawn" in now(table, djinn["id"])
        assert now(table, djinn["id"], B).get("now-djinn-drawn") is None


def test_gold_of_others_stays_secret() -> None:
    table = turn("a1:Y b1:Y", gold={B: 13})
    assert kind(table, "gold-1") == ("card-gold-secret-kind", {})
    assert kind(table, "gold-1", B) == ("card-gold-kind", {"number": 13})
    assert kind(table, "player-1")[0] == "card-player-part-kind"


# --- now lines against what the rules say -----------------------------------------------------------------


def test_a_tile_tells_its_worth() -> None:
    """FT-49, FT-122, FT-123: c2 of fixture T is an Oasis of 8 with four blue tiles in its block."""
    table = turn("c2:BWB", camels={B: "c2"}, palms={"c2": 2}, palaces={"c2": 1})
    told = now(table, "tile-c2")
    assert told["now-meeples"] == {"each_tribe": ["elder", "builder", "builder"]}
    assert told["now-blue"] == {"blue": 4}
    assert told["now-pieces"] == {"palms": 2, "palaces": 1, "points": 8 + 2 * 3 + 5}
    assert told["now-palms-left"] == {"number": 10}
    assert kind(table, "tile-c2") == ("card-tile-owned-kind", {"value": 8, "colour_id": "red", "owner": "@1"})
    assert kind(table, "tile-c2", B)[0] == "card-tile-yours-kind"


def test_haurvatat_counts_for_the_owner_of_the_tile() -> None:
    """FT-90"""
    table = turn("a1:Y b1:Y", camels={B: "c2"}, palms={"c2": 2}, djinns={B: "haurvatat"})
    assert now(table, "tile-c2")["now-pieces"]["points"] == 8 + 2 * 5


def test_markets_and_sacred_places_tell_what_is_on_offer() -> None:
    """FT-60, FT-61, FT-64"""
    table = turn("a1:Y b1:Y", gold={A: 34}, elders={A: 2}, hands={A: "fakir"})
    assert now(table, "tile-a1")["now-market-gold"] == {"each_card": ["fish", "wheat", "pottery"], "gold": 34}
    assert len(now(table, "tile-d1")["now-market-gold"]["each_card"]) == 6  # type: ignore[arg-type]
    assert now(table, "tile-e1")["now-payers"] == {"elders": 2, "fakirs": 1}
    assert "now-market" in now(table, "tile-a1", None)


def test_meeples_tell_what_one_more_would_bring() -> None:
    """FT-41, FT-48 to FT-50"""
    table = turn("c2:BB d3:GG e3:R f3:W f5:Y")
    assert now(table, "meeple-c2-builder") == {"now-meeple-builder": {"number": 3, "blue": 4, "gold": 12}}
    assert now(table, "meeple-d3-merchant") == {
        "now-meeple-merchant": {"each_card": ["fish", "wheat", "pottery"]}
    }
    assert now(table, "meeple-e3-assassin") == {"now-meeple-assassin": {"number": 2}}
    assert now(table, "meeple-f3-elder") == {"now-meeple-elder": {"number": 2}}


def test_the_hand_tells_where_it_may_end() -> None:
    """FT-32, FT-E8: of the three meeples of b2 only the red one can end the move, on d3."""
    table = turn("b2:YGR d3:RR").step("start b2")
    assert now(table, "hand-assassin") == {"now-ends": {"each_tile": ["d3"]}}
    assert now(table, "hand-vizier") == {}


def test_viziers_and_elders_tell_their_points() -> None:
    """FT-119, FT-120, FT-93, FT-106"""
    table = turn("a1:Y b1:Y", viziers={A: 4, B: 3, C: 1}, elders={A: 2}, djinns={A: "jafaar", B: "shamhat"})
    assert now(table, "front-0-vizier") == {"now-viziers": {"points": 4 * 3 + 2 * 10, "fewer": 2}}
    assert now(table, "front-1-vizier") == {"now-viziers": {"points": 3 + 10, "fewer": 1}}
    assert now(table, "front-0-elder") == {"now-elders": {"points": 4}}
    assert now(table, "front-2-elder") == {}


def test_spots_tell_the_place_in_the_order() -> None:
    """FT-18 to FT-23"""
    table = bidding("ABC", gold={B: 4}).play("bid 5")
    assert now(table, "spot-3", B) == {"now-spot-place": {"place": 2}, "now-spot-left": {"left": 1}}
    assert now(table, "spot-8", B) == {"now-spot-short": {"missing": 4}}
    assert now(table, "spot-0-front", B) == {"now-spot-place": {"place": 2}}
    assert now(table, "spot-5", B) == {"now-spot-taken": {"owner": "@0"}}
    assert now(table, "spot-3", A) == {}, "whose bid is made does not bid again"


def test_row_cards_tell_the_set_they_join() -> None:
    """FT-5, FT-60, FT-61"""
    table = turn("a1:Y b1:Y", hands={A: "wheat pottery silk fakir fakir"})
    assert now(table, "row-1")["now-set-with"] == {"kinds": 3, "worth": 7, "more": 13}
    assert now(table, "row-2")["now-set-double"] == {"number": 1}
    reached = [now(table, f"row-{place}")["now-reach"]["reach_id"] for place in (1, 3, 4, 6, 7, 9)]
    assert reached == ["both", "both", "large", "large", "none", "none"]
    assert now(table, "card-silk")["now-hand"] == {"points": 7, "kinds": 3, "gold": 7}
    assert now(table, "card-fakir") == {"now-fakirs": {"number": 2}}


def test_djinns_of_the_final_scoring_tell_what_they_would_add() -> None:
    """FT-77, FT-78, FT-90, FT-93, FT-106"""
    table = turn(
        "a1:Y b1:Y",
        viziers={A: 4},
        elders={A: 3},
        camels={A: "c2"},
        palms={"c2": 2, "a3": 1},
        hands={A: "fish fish silk fakir fakir fakir fakir"},
        face_up="jafaar shamhat al-amin",
        djinn_discards="haurvatat",
    )
    added = {name: now(table, f"djinn-{name}")["now-djinn-more"]["more"] for name in ("jafaar", "shamhat")}
    assert added == {"jafaar": 8, "shamhat": 6}
    assert now(table, "djinn-haurvatat") == {"now-djinn-discarded": {}, "now-djinn-more": {"more": 4}}
    assert now(table, "djinn-al-amin")["now-djinn-more"] == {"more": 13 - 3}
    assert "now-djinn-more" not in now(table, "djinn-boaz")


def test_djinns_tell_whose_they_are() -> None:
    table = turn("a1:Y b1:Y", djinns={A: "enki", B: "bouraq"}, elders={A: 2}, palms={"c2": 3})
    assert now(table, "djinn-enki") == {"now-djinn-yours": {}, "now-palms-left": {"number": 9}}
    assert now(table, "djinn-bouraq") == {
        "now-djinn-owner": {"owner": "@1"},
        "now-palaces-left": {"number": 10},
    }
    table.step("use enki", "pay elder", "target b1")
    assert "now-djinn-used" in now(table, "djinn-enki")


def test_players_tell_their_sheet() -> None:
    """FT-118 to FT-124, FT-E33 in small"""
    table = closing(
        gold={A: 23}, camels={A: "c4 b5"}, palms={"b5": 2}, viziers={A: 4}, hands={A: "fish wheat"}
    )
    told = now(table, "player-0")
    assert told["now-sheet"] == {
        "viziers": 4 + 20,
        "elders": 0,
        "djinns": 0,
        "palms": 6,
        "palaces": 0,
        "tiles": 15 + 8,
    }
    assert (told["now-sheet-gold"], told["now-sheet-merchandise"]) == ({"gold": 23}, {"merchandise": 3})
    assert now(table, "points-0") == told
    assert now(table, "camels-0") == {"now-tiles": {"number": 2, "points": 23}}
    assert now(table, "cards-0", B) == {"now-known": {"each_card": ["fish", "wheat"]}}
