"""The card at the end of a week: who scored what with which souk, the Bazaar, the caravan, and before."""

from random import Random

import pytest
from yspahan_table import BLUE, GAME, GREEN, RED, Table

from caravanserai.core.events import Told
from caravanserai.core.machine import CHANCE, Event, State
from caravanserai.core.pause import Pause
from caravanserai.games.yspahan.scoring import CATEGORIES
from caravanserai.testing.corpus import apply_heard
from caravanserai.testing.pauses import told
from caravanserai.text.catalogue import Catalogue

WORDS = Catalogue("en", GAME, ("Blue", "Green", "Red", "Yellow"))


def week_end(table: Table) -> Pause:
    """YS-97 The last turn of the last day of a week, played; the card that follows."""
    table.s.turn = 2
    table.turn(table.s.order[2])
    table.tower(camel=(1, 1, 0))
    heard: list[Event] = []
    for name in ("take camel", "use goods", "end"):
        if not table.options() or GAME.parse(name) not in table.s.legal():
            break
        heard += apply_heard(table.s, GAME.parse(name))
    card = GAME.pause(table.s, None, told(GAME, heard, None))
    assert card is not None
    return card


def cell(card: Pause, seat: int, column: int) -> list[str]:
    row = next(row for row in card["rows"] if row["seat"] == seat)
    return [
        f"{chip['icon']} {WORDS.line(chip['text']) if chip['text'] else ''} {chip['amount']:+}"
        for chip in row["cells"][column]
    ]


def test_souks_bazaar_and_caravan_have_their_columns() -> None:
    """YS-E8, YS-E35 Blue completes chest-6 with the Bazaar, Red chest-4; the caravan is B R B | G."""
    table = Table(3).owns(BLUE, "bazaar").date(2, 7).caravan("BRB G")
    table.cubes(BLUE, "chest-6-0", "chest-6-1", "chest-6-2").cubes(RED, "chest-4-0", "chest-4-1", "chest-8-3")
    card = week_end(table)
    assert [WORDS.line(column) for column in card["columns"]] == [
        "Complete souks",
        "Bazaar",
        "Caravan",
        "During the week",
    ]
    assert cell(card, BLUE, 0) == ["chest Chest souk 6 +6"]
    assert cell(card, BLUE, 1) == ["bazaar  +2"]
    assert cell(card, BLUE, 2) == ["camel-load 2 × 1 +2"]
    assert cell(card, RED, 0) == ["chest Chest souk 4 +4"]
    assert cell(card, GREEN, 2) == ["camel-load 1 × 2 +2"]
    assert [(row["seat"], row["change"], row["total"]) for row in card["rows"]] == [
        (BLUE, 10, 10),
        (RED, 5, 5),
        (GREEN, 2, 2),
    ]
    assert WORDS.line(card["title"]) == "Week 2 is over"
    assert WORDS.line(card["go"]) == "Begin week 3"
    assert card["next"] is not None
    assert "the caravan keeps its 4 cubes" in WORDS.line(card["next"])
    assert card["order"] == list(table.s.order)
    assert card["notes"] == [], "the beginning of the week was not told"


def play_on(state: State, random: Random) -> list[Event]:
    """One step of a random game."""
    legal = state.legal()
    weights = state.weights() if state.actor() == CHANCE else None
    return apply_heard(state, random.choices(legal, weights)[0] if weights else random.choice(legal))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_of_a_random_game_stands_in_its_cards(seats: int) -> None:
    """Three cards; what their columns say is what the score sheet says, category by category."""
    state, random = GAME.new(seats), Random(seats)
    cards: list[Pause] = []
    heard: list[Event] = []
    shops: list[dict[int, int]] = []
    while state.stack:
        before = GAME.view(state, None)
        fresh = play_on(state, random)
        heard += fresh
        if any(GAME.kinds[event[0]].word == "week-ended" for event in fresh):
            card = GAME.pause(state, None, told(GAME, heard, None))
            assert card is not None
            cards.append(card)
            shops.append(unfinished(before["souks"]))
            assert {row["seat"]: row["total"] for row in card["rows"]} == dict(enumerate(state.scores()))
            at = max(i for i, event in enumerate(heard) if GAME.kinds[event[0]].role == "pause")
            heard = heard[at + 1 :]
    assert [card["id"] for card in cards] == ["week-1", "week-2", "week-3"]
    assert cards[-1]["next"] is None
    assert WORDS.line(cards[-1]["go"]) == "See the result"
    for card, open_souks in zip(cards, shops, strict=True):
        noted = {str(note["args"]["seat"]): note["args"]["souks"] for note in card["notes"]}
        assert {seat: len(souks) for seat, souks in noted.items() if isinstance(souks, list)} == {
            f"@{seat}": count for seat, count in open_souks.items()
        }
    for seat, sheet in enumerate(GAME.breakdown(state)):
        sums = [sum(chips(card, seat, column) for card in cards) for column in range(4)]
        assert sums[:2] == [sheet["souks"], sheet["bazaar"]]
        assert sum(sums) == sum(sheet[name] for name in CATEGORIES)


def unfinished(souks: list[dict[str, object]]) -> dict[int, int]:
    """Seat -> how many souks it has begun and not completed."""
    found: dict[int, int] = {}
    for souk in souks:
        if isinstance(souk["owner"], int) and not souk["complete"]:
            found[souk["owner"]] = found.get(souk["owner"], 0) + 1
    return found


def chips(card: Pause, seat: int, column: int) -> int:
    row = next(row for row in card["rows"] if row["seat"] == seat)
    return sum(chip["amount"] or 0 for chip in row["cells"][column])


def test_no_card_before_the_end_of_a_week() -> None:
    assert GAME.pause(Table().s, BLUE, []) is None
    day = Told(kind="day", args={"week": 1, "day": 1, "seat": "@0"})
    assert GAME.pause(Table().s, BLUE, [day]) is None
