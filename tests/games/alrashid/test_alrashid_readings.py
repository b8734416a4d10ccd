"""The readings that the books leave open: what each option changes, by worked examples, and what stays."""

import json
from pathlib import Path

import pytest
from alrashid_table import GAME, A, B, C, D, E, Table, cs

NEW = ("trade", "court", "last-activation", "raider")

# --- trade ----------------------------------------------------------------------------------------------


def trading(trade: str) -> Table:
    """A, B and C trade on the Silk Road in this order."""
    table = Table(3, trade=trade).stand("silk-road", A, "pasha").stand("silk-road", B, "merchant")
    return table.stand("silk-road", C, "sage").turn().do("resolve silk-road")


def test_ar_98_items_may_be_alike() -> None:
    """AR-98 By default three silk may be picked, and only the lot of four is offered as a whole."""
    table = trading("any")
    assert table.options() == ["pick", "all silk"]
    table.do("pick", "take silk", "take silk", "take silk")
    assert table.has(A) == [0, 0, 0, 0, 3]


def test_ar_98_items_must_differ_with_the_option() -> None:
    """AR-98 Rank 1 picks three different items, the note being one of its own; rank 2 two, rank 3 one."""
    table = trading("different")
    table.do("pick", "take silk")
    assert table.options() == ["stop", "take hardwood", "take metal", "take spice", "take note"]
    assert table.why("take silk") == "AR-98"
    table.do("take note")
    assert table.why("take note") == "AR-98"
    assert table.why("take pottery") == "AR-99"
    table.do("take spice")
    assert (table.has(A), table.owns(A)[0], table.actor) == ([0, 0, 0, 1, 1], 1, B)
    table.do("take silk")
    assert table.why("take silk") == "AR-98"
    table.do("take spice")
    assert table.actor == C
    table.do("take silk")
    assert (table.has(B), table.has(C)) == ([0, 0, 0, 1, 1], [0, 0, 0, 0, 1])
    assert table.lies("silk-road") == [1, 0, 1, 0, 1, 0]


def test_ar_97_all_of_one_kind_is_unchanged_with_the_option() -> None:
    """AR-97 Since two alike cannot be picked, lots of two are offered as a whole; a single good is picked."""
    table = trading("different")
    assert table.options() == ["pick", "all spice", "all silk"]
    reason = GAME.why_not(table.s, A, GAME.parse("all metal"))
    assert reason is not None
    assert (reason.rule, reason.args) == ("AR-97", {"kind": "metal", "area": "silk-road", "number": 1})
    table.do("all spice")
    assert (table.has(A), table.actor) == ([0, 0, 0, 2, 0], B)


def test_a_trade_half_done_is_kept_in_positions() -> None:
    table = trading("different").do("pick", "take silk")
    written = json.loads(json.dumps(GAME.position(table.s)))
    assert written["pending"][-1] == {
        "step": "TakeDifferent",
        "who": 0,
        "territory": 6,
        "left": 2,
        "taken": [4],
    }
    assert GAME.restore(written).legal() == table.s.legal()


# --- court ----------------------------------------------------------------------------------------------


def court(reading: str) -> Table:
    """B has six Sages at court and no Pasha; A, C, D and E have one Pasha each, in this row."""
    table = Table(5, court=reading).family(B, 1, 1, 6).stand("al-rashid", A, "pasha")
    table.stand("al-rashid", B, *["sage"] * 6)
    for seat in (C, D, E):
        table.stand("al-rashid", seat, "pasha")
    return table.turn().do("resolve al-rashid")


def visitors(table: Table) -> list[tuple[int, int]]:
    """Who visits the palace at which rank."""
    found = []
    while table.decision == "D-PALACE":
        rank = GAME.prompt(table.s, table.actor)["args"]["rank"]
        assert isinstance(rank, int)
        found.append((table.actor, rank))
        table.do("court none")
    return found


def test_ar_83_who_has_no_pasha_is_sent_away_before_ranking() -> None:
    """AR-83 By default the others move up, and E, who is fourth, goes home for nothing."""
    table = court("received")
    assert table.dishonor() == [0, 2, 0, 0, 0]
    assert visitors(table) == [(A, 1), (C, 2), (D, 3)]


def test_ar_83_all_are_ranked_first_with_the_option() -> None:
    """AR-83 Six Sages are first, take 2 dishonor and do not act; nobody moves up."""
    table = court("ranked")
    assert table.told[-1] == ("home", {"seat": "@1", "area": "al-rashid"})
    assert table.dishonor() == [0, 2, 0, 0, 0]
    assert table.row("al-rashid") == (A, C)
    assert visitors(table) == [(A, 2), (C, 3)]


def test_ar_83_a_fourth_without_a_pasha_takes_nothing_with_the_option() -> None:
    """AR-83 One Sage is fourth behind three Pashas."""
    for reading, dishonor in (("received", 2), ("ranked", 0)):
        table = Table(4, court=reading)
        for seat in (A, C, D):
            table.stand("al-rashid", seat, "pasha")
        table.stand("al-rashid", B, "sage").turn().do("resolve al-rashid")
        assert table.dishonor() == [0, dishonor, 0, 0]
        assert visitors(table) == [(A, 1), (C, 2), (D, 3)]


def test_a_court_with_ranks_left_out_is_kept_in_positions() -> None:
    table = court("ranked")
    written = json.loads(json.dumps(GAME.position(table.s)))
    assert GAME.restore(json.loads(json.dumps(written))).legal() == table.s.legal()
    written["options"]["court"] = "received"
    with pytest.raises(cs.Broken):
        GAME.restore(written)


# --- last activation ------------------------------------------------------------------------------------


def after_the_last_pawn(reading: str, *further: str) -> Table:
    """A buys the Trader in Commerce and has no pawn on the board but the further ones."""
    table = Table(2, last_activation=reading).goods(A, 3, 2, 1, 1, 0).stand("commerce", A, "sage")
    if further:
        table.stand("sanmatia", A, *further)
    table.stand("lore", B, "sage").turn().do("resolve commerce", "visit title", "buy trader")
    return table.do("pay hardwood 2", "pay pottery 1", "pay metal 0", "pay spice 1", "pay silk 0")


def test_ar_38_the_turn_has_begun() -> None:
    """AR-38 By default the title just bought works although the last pawn has left."""
    assert after_the_last_pawn("on").options() == ["activate trader", "end"]


def test_ar_38_nothing_after_the_last_pawn_with_the_option() -> None:
    """AR-38 Then only the end of the turn is left, and it is taken by itself."""
    table = after_the_last_pawn("off")
    assert table.options() == ["end"]
    assert table.why("activate trader") == "AR-38"
    assert table.why("activate smuggler") == "AR-100"
    assert GAME.prompt(table.s, A)["auto"]


def test_ar_38_another_pawn_on_the_board_is_enough_with_the_option() -> None:
    """AR-36, AR-38"""
    assert after_the_last_pawn("off", "merchant").options() == ["activate trader", "end"]
    table = Table(2, last_activation="off").title(A, "metal-importer").stand("lore", A, "sage").turn()
    assert table.options() == ["activate metal-importer", "resolve lore"]


# --- raider ---------------------------------------------------------------------------------------------


def raiding(reading: str, raiders: int = 1) -> Table:
    """A beats the blue tokens of the Spice Road and not the red one; B stands there too."""
    table = (
        Table(4, raider=reading).title(A, *["raider"] * raiders).hand(A, "blue-4", "blue-2").hand(B, "red-4")
    )
    table.camp("spice-road", "red-3", "blue-2", "blue-3").stand("spice-road", A, "pasha")
    table.stand("spice-road", B, "sage").turn()
    return table.do("resolve spice-road", "fight", "commit blue-2", "commit blue-4", "done")


def test_ar_109_a_battle_has_to_be_won() -> None:
    """AR-109 By default one of two colours brings nothing; A goes home and B is asked."""
    table = raiding("battle")
    assert (table.actor, table.decision, table.has(A)) == (B, "D-FIGHT", [0, 0, 0, 0, 0])


@pytest.mark.parametrize("raiders", [1, 2])
def test_ar_109_a_colour_is_enough_with_the_option(raiders: int) -> None:
    """AR-109 Each Raider takes a good of a printed kind; A has gone home all the same."""
    table = raiding("colour", raiders)
    for _ in range(raiders):
        assert (table.actor, table.decision) == (A, "D-RAIDER")
        assert table.why("gain metal") == "AR-109"
        table.do("gain silk")
    assert (table.actor, table.decision, table.has(A)) == (B, "D-FIGHT", [0, 0, 0, 0, raiders])
    assert table.row("spice-road") == (B,)
    assert table.do("fight", "commit red-4", "done").decision == "D-TRADE"


def test_ar_109_no_colour_beaten_brings_nothing() -> None:
    """AR-109"""
    table = Table(2, raider="colour").title(A, "raider").hand(A, "blue-2").camp("sanmatia", "blue-4", "red-2")
    table.stand("sanmatia", A, "sage").turn().do("resolve sanmatia", "fight", "commit blue-2", "done")
    assert table.decision == "D-AFTER"


def test_ar_109_a_battle_won_brings_one_good_with_the_option() -> None:
    """AR-109 Both colours beaten at once are one battle won."""
    table = (
        Table(2, raider="colour")
        .title(A, "raider")
        .hand(A, "blue-4", "red-4")
        .camp("sanmatia", "blue-2", "red-2")
    )
    table.stand("sanmatia", A, "sage").turn()
    table.do("resolve sanmatia", "fight", "commit red-4", "commit blue-4", "done", "gain metal")
    assert (table.decision, table.has(A)) == ("D-TRADE", [0, 0, 1, 0, 0])


# --- all of them ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("trade", ("any", "different")),
        ("court", ("received", "ranked")),
        ("last-activation", ("on", "off")),
        ("raider", ("battle", "colour")),
    ],
)
def test_defaults_are_the_readings_of_before(name: str, values: tuple[str, str]) -> None:
    assert GAME.options[name] == values
    with pytest.raises(cs.BadOption, match=name):
        GAME.new(2, **{name: "maybe"})


def test_records_without_the_new_options_are_read(tmp_path: Path) -> None:
    """A record names its options; those that did not exist yet have their defaults."""
    match = cs.Match("alrashid", seats=2, seed="old")
    match.play(match.state.actor(), match.state.legal()[0])
    place = tmp_path / "old.txt"
    cs.save(match, place)
    lines = place.read_text(encoding="utf-8").splitlines()
    new = [line for line in lines if any(f" {name} " in f" {line} " for name in NEW)]
    assert len(new) == len(NEW)
    place.write_text("\n".join(line for line in lines if line not in new) + "\n", encoding="utf-8")
    assert GAME.position(cs.load(place).state) == GAME.position(match.state)
    place.write_text(
        "\n".join(line for line in lines if "duplicate-titles" not in line) + "\n", encoding="utf-8"
    )
    with pytest.raises(cs.BadRecord, match="line 6: found 'option trade any'"):
        cs.load(place)
