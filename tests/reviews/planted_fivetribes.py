"""Twenty decisions of Five Tribes that are clearly bad by the rules.

A decides. Where A ends a turn, B has the last move of the game left (two Viziers on an oasis); elsewhere nobody has one.
"""

from fivetribes_table import A, B, C, D, bidding, closing, turn
from planting import Blunder

THREE_PAIRS = "a1:W b1:W c3:R d3:R e5:Y f5:Y"
"""A board on which three more moves can be made, one by each of three players."""
SEVEN = "a4 b4 c5 d5 e2 f1 f4"
"""Tiles of A, who has one camel left: the next tile is the last, and the round the last one."""


def blunders() -> list[Blunder]:
    """The set."""
    return [*_bids(), *_moves(), *_tribes(), *_kills(), *_markets(), *_sacred(), *_powers()]


def _bids() -> list[Blunder]:
    first = bidding("ABC", gold={A: 40, B: 40, C: 40})
    fakirs = bidding(
        "ABC",
        board=THREE_PAIRS,
        gold={A: 50, B: 46, C: 46},
        djinns={A: "kumarbi", B: "kandicha", C: "marid"},
        hands={A: "fakir fakir fakir fakir"},
    ).play("bid 8")
    return [
        Blunder(
            "Eighteen gold, which are points, for the first turn on a board that offers all the same",
            first.state,
            "bid 18",
        ),
        Blunder(
            "Eight gold for a place, with four Fakirs for Kumarbi that are good for nothing else",
            fakirs.state,
            "fakirs 0",
        ),
    ]


def _moves() -> list[Blunder]:
    viziers = turn(
        "a1:W b1:W c4:Y d4:Y",
        later="",
        camels={A: SEVEN, B: "c1 d2 e4", C: "b3 f5"},
        viziers={B: 1, C: 1},
        gold={A: 30, B: 60, C: 50},
    )
    palm = turn(
        "b2:Y b1:Y c2:Y",
        later="",
        seats=2,
        camels={A: "b1", B: "c2"},
        djinns={A: "haurvatat"},
        gold={A: 50, B: 72},
    ).play("start b2")
    return [
        Blunder(
            "The last turn goes to Elders and a market, and fifteen points and the lead in Viziers stay behind",
            viziers.state,
            "start b1",
        ),
        Blunder(
            "The last meeple goes to the rival's oasis, so that the palm grows there and not on the own",
            palm.state,
            "drop c2 vizier",
        ),
    ]


def _tribes() -> list[Blunder]:
    fakirs = turn(
        "c3:B d3:B",
        later="",
        seats=4,
        hands={A: "fakir fakir fakir fakir"},
        gold={A: 40, B: 60, C: 30, D: 50},
    ).sow("d3", "c3 B")
    doubled = turn(
        "c3:BB d3:B", later="", djinns={A: "echidna"}, elders={A: 2}, gold={A: 50, B: 82, C: 50}
    ).sow("d3", "c3 B")
    return [
        Blunder(
            "Builders among four blue tiles on the last turn, and four Fakirs are kept that are worth nothing",
            fakirs.state,
            "fakirs 0",
        ),
        Blunder(
            "Twelve gold of the Builders are not doubled, for two Elders worth four points",
            doubled.state,
            "no",
        ),
    ]


def _kills() -> list[Blunder]:
    equal = {A: 3, B: 3, C: 1}
    tile = turn("a1:R b1:R c1:G", later="", viziers=equal, camels={B: "c1"}, gold={A: 50, B: 61, C: 40}).sow(
        "a1", "b1 R"
    )
    elder = (
        turn("a1:R b1:R", later="", viziers=equal, elders={B: 2}, gold={A: 50, B: 62, C: 40})
        .sow("a1", "b1 R")
        .play("kill-before 2")
    )
    near = turn(
        "a1:R b1:R c1:G e1:G",
        later="",
        seats=2,
        hands={A: "fakir"},
        camels={B: "c1"},
        palaces={"e1": 2},
        gold={A: 50, B: 65},
    ).sow("a1", "b1 R")
    one = turn(
        "a1:R b1:R",
        later="",
        seats=3,
        djinns={A: "ibus"},
        hands={A: "fakir"},
        viziers={A: 2, B: 3},
        gold={A: 50, B: 73, C: 50},
    ).sow("a1", "b1 R")
    return [
        Blunder(
            "A merchant on a rival's tile is killed, where a rival's Vizier would win the majority",
            tile.state,
            "kill-on c1",
        ),
        Blunder(
            "An Elder of the rival is killed, where a Vizier would win the majority",
            elder.state,
            "victim elder",
        ),
        Blunder(
            "A worthless Fakir is kept on the last turn: one step more reaches a tile with two palaces",
            near.state,
            "fakirs 0",
        ),
        Blunder(
            "Iblis is not used for a worthless Fakir, though two dead Viziers win the majority and one does not",
            one.state,
            "no",
        ),
    ]


def _markets() -> list[Blunder]:
    five = "ivory jewels papyrus silk spice"
    declined = turn("a1:W b1:W", later="", seats=4, hands={A: five}, gold={A: 30, B: 64}).sow("b1", "a1 W")
    large = (
        turn(
            "c1:W d1:W",
            later="",
            seats=2,
            hands={A: f"{five} fish"},
            gold={A: 30, B: 77},
            row=["wheat", "pottery", "fish", "silk", "fakir", "gold-goods"],
        )
        .sow("c1", "d1 W")
        .play("buy 1")
    )
    sale = closing(hands={A: f"{five} fish"}, gold={A: 40, B: 33, C: 40}).play("sell", "sell-kind ivory")
    return [
        Blunder(
            "Three gold are kept on the last turn, where the card for it adds nine points to a set",
            declined.state,
            "decline",
        ),
        Blunder(
            "The second card of the market is a kind that is in hand already, beside two that are not",
            large.state,
            "buy 2",
        ),
        Blunder(
            "One card out of a set of six is sold for one gold: five are worth nine points less than six",
            sale.state,
            "done",
        ),
    ]


def _sacred() -> list[Blunder]:
    board = "d1:W e1:W"
    left = turn(board, later="", seats=4, face_up="hagis lamia enki", gold={A: 50, D: 63}).sow("d1", "e1 W")
    poor = (
        turn(board, later="", seats=2, elders={A: 6}, face_up="shamhat al-amin utug", gold={A: 50, B: 74})
        .sow("d1", "e1 W")
        .play("pay elder-elder")
    )
    keep = closing(
        djinns={A: "sibittis"},
        face_up="hagis lamia enki",
        elders={A: 2},
        viziers={A: 6, B: 7},
        gold={A: 50, B: 40, C: 40},
    ).play("use sibittis")
    keep.step("djinn jafaar", "djinn leta", "djinn utug")
    return [
        Blunder(
            "A djinn of ten points is left lying on the last turn for two Elders worth four",
            left.state,
            "decline",
        ),
        Blunder(
            "A djinn of five points is taken, beside Shamhat who makes six Elders worth twelve more",
            poor.state,
            "take al-amin",
        ),
        Blunder(
            "Of three djinns Leta is kept, worth four, and not Jafaar, who makes six Viziers worth twelve more",
            keep.state,
            "keep leta",
        ),
    ]


def _powers() -> list[Blunder]:
    unused = closing(
        seats=3,
        djinns={A: "bouraq"},
        hands={A: "fakir"},
        camels={A: "c1", B: "d2"},
        gold={A: 50, B: 25, C: 40},
    )
    elder = closing(
        djinns={A: "enki shamhat"},
        hands={A: "fakir"},
        elders={A: 3},
        camels={A: "c2"},
        gold={A: 40, B: 42, C: 50},
    ).play("use enki")
    gift = closing(
        djinns={A: "enki", B: "haurvatat"},
        hands={A: "fakir"},
        camels={A: "c2", B: "e3"},
        gold={A: 50, B: 16, C: 40},
    ).play("use enki")
    shift = turn(
        "c1:W d1:W",
        later="",
        djinns={A: "hagis"},
        hands={A: "fakir"},
        camels={A: "b1", B: "c1"},
        gold={A: 50, B: 66, C: 50},
    ).sow("d1", "c1 W")
    return [
        Blunder(
            "The turn ends with a Fakir that is worth nothing and could buy a palace of five points",
            unused.state,
            "end-turn",
        ),
        Blunder(
            "Enki is paid with an Elder worth four points, beside a Fakir worth nothing",
            elder.state,
            "pay elder",
        ),
        Blunder(
            "Enki's palm is put on the tile of a rival for whom it is worth five points",
            gift.state,
            "target e3",
        ),
        Blunder(
            "The palace goes up on the rival's village, though Hagis for a Fakir brings it to the own tile",
            shift.state,
            "no",
        ),
    ]
