"""The card after a year says what each family gained and lost in it, and what comes."""

from alrashid_table import GAME, A, B, C, Table

from caravanserai.core.events import Told
from caravanserai.core.pause import Chip, Pause
from caravanserai.text.catalogue import Catalogue

ENGLISH = Catalogue("en", GAME, ["Amina", "Idris", "Noor"])


def year_end() -> Table:
    """Amina buys a Sage and the Banker, Noor stands idle in Lore, Idris flees from the Silk Road."""
    table = Table(3).goods(A, 2, 2, 2, 1, 1).goods(C, hardwood=1).title(A, "warehouse-keeper")
    table.stand("lore", A, "pasha").stand("lore", C, "sage").stand("silk-road", B, "merchant")
    table.camp("silk-road", "red-3").turn().do("resolve lore", "visit service+title", "buy banker")
    while table.decision == "D-PAY":
        table.do(table.options()[-1])
    return table.do("visit none", "end", "resolve silk-road", "flee", "end")


def card(table: Table) -> Pause:
    """What Amina reads."""
    found = GAME.pause(table.s, A, [Told(kind=kind, args=args) for kind, args in table.told])
    assert found is not None
    return found


def shown(chips: list[Chip]) -> list[tuple[str, str, int | None]]:
    """Picture, words and amount of each."""
    return [
        (each["icon"], ENGLISH.line(each["text"]) if each["text"] else "", each["amount"]) for each in chips
    ]


def test_each_family_with_what_it_gained_and_lost() -> None:
    """AR-50, AR-67, AR-94, AR-119, AR-135."""
    table = year_end()
    made = card(table)
    rows = {row["seat"]: row for row in made["rows"]}
    kinds = sum(1 for number in table.has(A) if number)
    keeper = {4: 4, 5: 6}.get(kinds, 0) - 6
    gained, lost = (shown(cell) for cell in rows[A]["cells"])
    assert gained == [("title-banker", "Banker", 2), ("sage-red", "", 1)]
    assert lost == ([("g-politics", "", keeper)] if keeper else [])
    assert (rows[A]["change"], rows[A]["total"]) == (3 + keeper, table.score(A))
    assert [shown(cell) for cell in rows[B]["cells"]] == [[], [("dishonor", "fled from the Silk Road", -4)]]
    assert [shown(cell) for cell in rows[C]["cells"]] == [[], [("dishonor", "", -2)]]
    assert [row["seat"] for row in made["rows"]] == [seat for place in table.s.ranking() for seat in place]


def test_the_card_tells_the_coming_year() -> None:
    """AR-45 to AR-47 The same title before and after the tile is turned up; then its territories too."""
    table = year_end()
    before = card(table)
    assert before["notes"] == [{"key": "pause-refilled", "args": {}}]
    table.do("tile year-2", "value 3", "value 2", "value 4")
    after = card(table)
    assert ENGLISH.line(before["title"]) == ENGLISH.line(after["title"]) == "Year 1 is over"
    assert [ENGLISH.line(note) for note in after["notes"][1:]] == [
        "New land mercenaries: Silk Road and Nilus Valley.",
        "New sea mercenaries: Mare Indianum.",
    ]
    assert ENGLISH.line(after["go"]) == "Begin year 2"
    assert after["order"] == [A, B, C]


def test_used_titles_are_ready_again() -> None:
    """AR-46."""
    table = Table(2).title(A, "metal-importer").stand("lore", A, "sage").turn()
    table.do("activate metal-importer", "resolve lore", "visit none")
    assert [ENGLISH.line(note) for note in card(table)["notes"]][1] == "Ready again: Metal Importer."


def test_without_a_year_end_there_is_no_card() -> None:
    table = Table(2).stand("lore", A, "sage").turn()
    assert GAME.pause(table.s, A, []) is None
