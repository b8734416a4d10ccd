"""Tables without input or output: seats, tokens, rights."""

import pytest
from server_table import wish

from caravanserai.server import security, tables
from caravanserai.server.bodies import NewTable, SeatChange, SeatWish, Settings
from caravanserai.server.tables import Access, Table, TableError

LEVELS = ("random", "medium")


def make(*kinds: str, **more: object) -> tuple[Table, dict[str, str]]:
    table, keys = tables.create(wish(*kinds, **more), LEVELS, "medium", 1)
    return table, {"owner": keys.owner, "seat": keys.token, "join": keys.join, "watch": keys.watch}


def test_a_new_table_gives_the_creator_a_seat_and_secrets_that_differ() -> None:
    table, keys = make("me", "open", "random")
    assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]
    assert len(set(keys.values())) == 4
    assert all(len(key) >= 22 for key in keys.values())
    assert table.options == {"rounds": "3"}


def test_stored_tables_hold_no_token() -> None:
    table, keys = make("me", "open")
    written = repr(table)
    assert not any(key in written for key in keys.values())


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (NewTable(game="chess", seats=[SeatWish(kind="me")]), "bad-option"),
        (NewTable(game="lots", seats=[SeatWish(kind="me")]), "bad-option"),
        (NewTable(game="lots", seats=[SeatWish(kind="me")] * 2), "bad-request"),
        (NewTable(game="lots", seats=[SeatWish(kind="me"), SeatWish(kind="bot", level="god")]), "bad-option"),
        (NewTable(game="lots", seats=[SeatWish(kind="open")] * 2, options={"rounds": "4"}), "bad-option"),
        (NewTable(game="lots", seats=[SeatWish(kind="open")] * 2, options={"dice": "4"}), "bad-option"),
        (
            NewTable(game="lots", seats=[SeatWish(kind="me"), SeatWish(kind="open")], colour="plaid"),
            "bad-option",
        ),
    ],
)
def test_impossible_tables_are_refused(bad: NewTable, code: str) -> None:
    with pytest.raises(TableError) as caught:
        tables.create(bad, LEVELS, "medium", 1)
    assert caught.value.code == code


def test_every_token_opens_only_its_own_door() -> None:
    table, keys = make("me", "open")
    assert tables.access(table, keys["owner"]) == Access("owner")
    assert tables.access(table, keys["seat"]) == Access("seat", 0)
    assert tables.access(table, keys["join"]) == Access("guest")
    assert tables.access(table, keys["watch"]) == Access("spectator")
    for nothing in ("", "x", keys["seat"][:-1], keys["seat"] + "x", security.digest(keys["seat"])):
        assert tables.access(table, nothing) == Access("nobody")


def test_a_listed_table_lets_guests_in_without_a_token() -> None:
    table, _ = make("me", "open", listed=True)
    assert tables.access(table, "") == Access("guest")


def test_joining_takes_the_first_open_seat_or_the_one_asked_for() -> None:
    table, _ = make("me", "open", "open")
    assert tables.sit(table, 2, "Noor", "")[0] == 2
    assert tables.sit(table, None, "Idris", "")[0] == 1
    with pytest.raises(TableError, match="no seat is open"):
        tables.sit(table, None, "Late", "")


def test_a_taken_seat_cannot_be_joined() -> None:
    table, _ = make("me", "open")
    with pytest.raises(TableError) as caught:
        tables.sit(table, 0, "Thief", "")
    assert caught.value.code == "taken"


def test_colours_are_swapped_with_bots_but_not_taken_from_people() -> None:
    table, _ = make("me", "random", "open")
    tables.recolour(table, 0, "green")
    assert [seat.colour for seat in table.seats] == ["green", "blue", "red"]
    tables.sit(table, 2, "Noor", "")
    with pytest.raises(TableError, match="somebody plays"):
        tables.recolour(table, 2, "green")


def test_leaving_makes_the_token_worthless() -> None:
    table, keys = make("me", "open")
    tables.leave(table, 0)
    assert tables.access(table, keys["seat"]) == Access("nobody")
    assert table.seats[0].kind == "open"


def test_before_the_start_only_the_owner_arranges_seats() -> None:
    table, _ = make("me", "open", start=False)
    change = SeatChange(kind="bot", level="random")
    with pytest.raises(TableError) as caught:
        tables.change_seat(table, Access("seat", 0), 1, change, None, LEVELS, "medium")
    assert caught.value.code == "not-owner"
    tables.change_seat(table, Access("owner"), 1, change, None, LEVELS, "medium")
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "random")


def test_a_bot_sits_in_only_for_somebody_who_has_been_away_long_enough() -> None:
    table, _ = make("me", "open")
    tables.sit(table, 1, "Noor", "")
    table.status = "running"
    change = SeatChange(kind="bot")
    for away in (None, 0, tables.AWAY_MILLIS - 1):
        with pytest.raises(TableError) as caught:
            tables.change_seat(table, Access("seat", 0), 1, change, away, LEVELS, "medium")
        assert caught.value.code == "present"
    tables.change_seat(table, Access("seat", 0), 1, change, tables.AWAY_MILLIS, LEVELS, "medium")
    assert table.seats[1].by_bot
    assert table.seats[1].kind == "person"


def test_spectators_cannot_put_bots_in() -> None:
    table, _ = make("me", "open")
    table.status = "running"
    with pytest.raises(TableError) as caught:
        tables.change_seat(
            table, Access("spectator"), 0, SeatChange(kind="bot"), tables.AWAY_MILLIS, LEVELS, "medium"
        )
    assert caught.value.code == "no-entry"


def test_settings_change_only_what_is_given() -> None:
    table, _ = make("me", "open", name="Evening")
    tables.settle(table, Settings(spectators="none"))
    assert (table.name, table.spectators) == ("Evening", "none")


def test_another_game_keeps_people_and_tokens() -> None:
    table, keys = make("me", "random")
    with pytest.raises(TableError):
        tables.again(table, 2)
    table.status = "over"
    fresh = tables.again(table, 2)
    assert fresh.id != table.id
    assert tables.access(fresh, keys["seat"]) == Access("seat", 0)
    assert fresh.status == "waiting"


def test_nobody_watches_where_spectators_are_not_wanted() -> None:
    table, _ = make("me", "open", spectators="none")
    table.status = "running"
    assert not tables.may_watch(table, Access("guest"))
    assert not tables.may_watch(table, Access("spectator"))
    table.status = "over"
    assert tables.may_watch(table, Access("spectator"))
    assert not tables.may_watch(table, Access("nobody"))
