"""The printed data, and that the literal numbers in the code agree with the tables they stand for."""

import re
from pathlib import Path

import pytest
from alrashid_table import GAME

from caravanserai.games.alrashid import actions, board, events, fields
from caravanserai.games.alrashid.kinds import KINDS
from caravanserai.text.rules import rules

ROOT = Path(__file__).parents[3]


def test_action_constants_are_the_bases_of_their_ranges() -> None:
    for word, base in actions.SPACE.base.items():
        assert getattr(actions, word.upper().replace("-", "_")) == base


def test_event_constants_are_the_numbers_of_their_kinds() -> None:
    for number, kind in enumerate(KINDS):
        assert getattr(events, kind.word.upper().replace("-", "_")) == number


def test_names_of_actions_follow_the_board() -> None:
    assert tuple(board.TITLES[title] for title in board.ACTIVATED) == actions.ACTIVATED_NAMES
    assert (
        tuple(f"{colour}-{value}" for colour in board.COLOURS for value in board.VALUES)
        == actions.TOKEN_NAMES
    )


def test_titles_stand_in_their_palaces() -> None:
    assert (
        len(board.TITLES) == len(board.TITLE_COST) == len(board.TITLE_PRESTIGE) == len(board.TITLE_TYPE) == 32
    )
    for palace in range(6):
        for title in range(board.FIRST_TITLE[palace], board.FIRST_TITLE[palace + 1]):
            assert board.TITLE_PALACE[title] == palace
    assert [title for title in range(32) if board.TITLE_TYPE[title] == "A"] == list(board.ACTIVATED)


def test_sums_of_the_printed_tables() -> None:
    """AR-8, AR-10, AR-12 What the tables of the rules add up to."""
    assert [sum(board.HARVEST[item::6]) for item in range(6)] == [17, 10, 10, 8, 6, 4]
    assert sum(board.TOKENS) == board.TOKENS_PER_COLOUR
    assert [sum(goods) for goods in board.START_GOODS] == [3, 4, 5, 5, 4]


def test_crisis_tiles() -> None:
    """AR-16, AR-17 No tile names a territory twice, and the French set differs in four tiles."""
    for tiles in (board.CRISIS, board.CRISIS_FRENCH):
        for tile in tiles:
            assert len({area for area, _ in tile}) == len(tile)
    differing = [board.TILES[i] for i in range(11) if board.CRISIS[i] != board.CRISIS_FRENCH[i]]
    assert differing == ["setup-3", "year-2", "year-3", "year-5"]


def test_stack_dominance_is_the_sum_of_its_pawns() -> None:
    """AR-28 5 per Pasha, 3 per Merchant, 1 per Sage."""
    for code, value in enumerate(fields.STACK_DOMINANCE):
        assert value == code // 16 * 5 + code // 8 % 2 * 3 + code % 8


def test_every_rule_is_in_the_reference_the_code_and_a_test() -> None:
    wanted = [f"AR-{number}" for number in range(1, 138)]
    assert list(rules(GAME)) == wanted
    code = "".join(path.read_text() for path in (ROOT / "src/caravanserai/games/alrashid").glob("*.py"))
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("*.py"))
    tests += " ".join(f"AR-{number}" for number in re.findall(r"ar_(\d+)_", tests))
    for rule in wanted:
        assert re.search(rf"{rule}\b", code), f"{rule} is not in the code"
        assert re.search(rf"{rule}\b", tests), f"{rule} is not in a test"
    for number in range(1, 40):
        assert f"test_ar_e{number}_" in tests


def test_every_decision_of_the_table_is_asked() -> None:
    """Each step that asks has a decision with a word for its id and names the number of the table in its text."""
    asked = [step for step in GAME.steps if step.decision]
    assert all(re.fullmatch(r"D(-[A-Z]+)+", step.decision) for step in asked)
    named: dict[int, set[str]] = {number: set() for number in range(1, 32)}
    for step in asked:
        text = next(cls.__doc__ or "" for cls in step.__mro__ if "AR-D" in (cls.__doc__ or ""))
        named[int(re.findall(r"AR-D(\d+)", text)[0])].add(step.decision)
    assert all(len(words) == 1 for words in named.values())
    assert len({word for words in named.values() for word in words}) == 31


@pytest.mark.parametrize("page", ["alrashid.md", "it/alrashid.md", "fr/alrashid.md", "de/alrashid.md"])
def test_the_reference_lists_every_decision(page: str) -> None:
    text = (ROOT / "docs/rules" / page).read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| (D-[A-Z-]+) \((AR-D\d+)\) \|", text, re.M))
    for step in GAME.steps:
        if step.decision:
            text = next(cls.__doc__ or "" for cls in step.__mro__ if "AR-D" in (cls.__doc__ or ""))
            assert listed[step.decision] in text


def test_every_title_has_the_rule_that_describes_it() -> None:
    """AR-103 to AR-132 The reference names the title first, up to a colon."""
    for title, rule in zip(board.TITLES, board.TITLE_RULE, strict=True):
        text = rules(GAME)[rule].text
        for word in re.split("-", title):
            assert word.rstrip("s") in text.split(":")[0].lower().replace("'", ""), (title, rule)


def test_a_fresh_table_breaks_no_invariant() -> None:
    for seats in GAME.seats:
        GAME.new(seats).check()
