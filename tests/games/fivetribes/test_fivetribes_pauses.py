"""The card at the end of a round: who took what, changes that add up, and nothing that is not to be seen."""

from random import Random

from fivetribes_table import A, B, C, Table, bidding, turn

from caravanserai.core.events import Told
from caravanserai.core.machine import CHANCE, Event
from caravanserai.core.pause import Chip, Pause, Row
from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.former import former
from caravanserai.games.fivetribes.scoring import points
from caravanserai.testing.corpus import apply_heard
from caravanserai.testing.pauses import told


def play(table: Table, *names: str) -> list[Event]:
    """The events of the named actions, of what is taken without asking, and of chance up to the next question."""
    heard: list[Event] = []
    for name in names:
        action = GAME.parse(name)
        assert action in table.state.legal(), f"{name} is not among {table.options()}"
        heard += apply_heard(table.state, action)
        while table.state.actor() == CHANCE:
            heard += apply_heard(table.state, table.state.legal()[0])
    return heard


def over(board: str, *names: str, **given: object) -> tuple[Table, list[Event]]:
    """The last turn of a round is A's; the next round begins."""
    table = turn(board, later="", round_number=5, **given)
    return table, play(table, *names)


def card(table: Table, heard: list[Event], seat: int | None) -> Pause:
    found = GAME.pause(table.state, seat, told(GAME, heard, seat))
    assert found is not None
    return found


def row(shown: Pause, seat: int) -> Row:
    return next(each for each in shown["rows"] if each["seat"] == seat)


def amounts(chips: list[Chip]) -> dict[str, int | None]:
    return {each["icon"]: each["amount"] for each in chips}


MORE = "e1:Y f1:Y"
"""Enough meeples that the game goes on."""


def test_tiles_gold_and_totals_of_a_turn() -> None:
    """FT-49, FT-42: two Builders times one blue tile are 2 gold, and a5 is a Sacred Place of 6."""
    table, heard = over(f"b5:B a5:B {MORE}", "start b5", "drop a5 builder", "fakirs 0", "end-turn")
    own = card(table, heard, A)
    assert (own["id"], own["title"]["args"]) == ("round-5", {"number": 5})
    mine = row(own, A)
    tiles, changes, camels = mine["cells"]
    assert [(chip["icon"], chip["amount"]) for chip in tiles] == [("sacred", 6)]
    blue = 1
    assert amounts(changes) == {"gold": 2 * blue}
    assert camels[0]["text"] == {"key": "pause-number", "args": {"number": 7}}
    assert (mine["change"], mine["total"]) == (6 + 2 * blue, 50 + 6 + 2 * blue)
    others = row(card(table, heard, B), A)
    assert (others["change"], others["total"]) == (6, 6), "gold of others is not to be seen"
    assert amounts(others["cells"][1]) == {}


def test_losses_are_told_with_their_sign() -> None:
    """FT-50: a Vizier of B is killed; B loses it and the lead over C."""
    names = (
        "start b3",
        "drop b4 assassin",
        "fakirs 0",
        "kill-before 2",
        "victim vizier",
        "decline",
        "end-turn",
    )
    table, heard = over(f"b3:R b4:R {MORE}", *names, viziers={B: 1})
    shown = card(table, heard, C)
    assert row(shown, B)["change"] == -1 - 2 * 10
    assert amounts(row(shown, B)["cells"][1]) == {"t-vizier": -1}
    hit = next(chip for chip in row(shown, A)["cells"][1] if chip["icon"] == "t-assassin")
    assert hit["text"] == {"key": "pause-victims", "args": {"each_tribe": ["vizier"]}}


def test_the_next_bids_and_what_is_laid_out() -> None:
    table, heard = over(f"d4:G d3:G {MORE}", "start d4", "drop d3 merchant", "decline", "end-turn")
    shown = card(table, heard, None)
    assert shown["order"] == list(dict.fromkeys(table.state.tracks[:3]))
    assert [note["key"] for note in shown["notes"]] == ["pause-cards"]
    assert len(shown["notes"][0]["args"]["each_card"]) == 2  # type: ignore[arg-type]


def test_before_the_first_round_nothing_is_told() -> None:
    state = GAME.new(3)
    heard: list[Event] = []
    rng = Random(3)
    while state.actor() == CHANCE:
        heard += apply_heard(state, rng.choice(state.legal()))
    assert any(GAME.kinds[event[0]].word == "round" for event in heard)
    assert GAME.pause(state, A, told(GAME, heard, A)) is None


def test_the_position_before_is_found_again() -> None:
    """What a round told, taken back, gives the points of its beginning, whatever happened in it."""
    rng = Random(11)
    table = bidding("ABC", djinns={A: "sloar kandicha", B: "bouraq marid nekir"}, elders={A: 3, B: 3})
    state = table.state
    before, heard, rounds = points(state), list[Event](), 0
    while rounds < 3 and state.stack:
        fresh = apply_heard(state, rng.choice(state.legal()))
        heard += fresh
        if any(GAME.kinds[event[0]].word == "round" for event in fresh):
            everything = [
                Told(kind=GAME.kinds[e[0]].word, args=GAME.kinds[e[0]].describe(e[1])) for e in heard
            ]
            assert points(former(state, everything)) == before
            before, heard, rounds = points(state), [], rounds + 1
    assert rounds == 3
