"""The calls about oneself: coming, further devices, what is stored, and being forgotten. The bearer is a device's secret."""

from typing import Any, Final

import msgspec

from caravanserai.server import holidays, passkeys, telling
from caravanserai.server.calls import Ask, Call
from caravanserai.server.clock import now
from caravanserai.server.identity import Credential, Person
from caravanserai.server.person_bodies import (
    Claimed,
    Claims,
    DeviceInfo,
    Enter,
    GameRating,
    HolidayInfo,
    HolidayTaken,
    HolidayWish,
    MoveCode,
    NewPerson,
    PasskeyAnswer,
    PasskeyOptions,
    PersonChange,
    PersonInfo,
    RatedGame,
    RatedGames,
)
from caravanserai.server.persons import Bearer, device_id
from caravanserai.server.store import Listed


async def create_person(ask: Ask) -> PersonInfo:
    return await _info(ask, await ask.hall.persons.create(ask.token, ask.body))


async def enter_person(ask: Ask) -> PersonInfo:
    return await _info(ask, await ask.hall.persons.enter(ask.token, ask.body, ask.address))


async def person(ask: Ask) -> PersonInfo:
    return await _info(ask, ask.me)


async def change_person(ask: Ask) -> PersonInfo:
    await ask.hall.persons.change(ask.me, ask.body)
    return await _info(ask, ask.me)


async def _info(ask: Ask, me: Bearer) -> PersonInfo:
    persons = ask.hall.persons
    known, proofs = await persons.person(me.names), await persons.proofs(me.names)
    tables = await persons.tables(me.names)
    codes = [each.until for each in proofs if each.kind == "move" and (each.until or 0) > now()]
    return PersonInfo(
        name=known.name,
        colour=known.colour,
        settings=known.settings,
        made=known.made,
        written=known.written,
        devices=_devices(proofs, "device", me),
        passkeys=_devices(proofs, "passkey", me),
        move=codes[0] if codes else None,
        seats=sum(_seat(each, me) is not None for each in tables),
        running=sum(_seat(each, me) is not None and each.table.status != "over" for each in tables),
        places=len(await ask.hall.store.receivers(me.names.person)),
        holiday=_holiday(ask, known),
        holidays=[
            HolidayTaken(since=each.since, until=each.until, days=each.days)
            for each in holidays.recent(known.holidays, now())
        ],
        passkeys_here=passkeys.possible(),
        ratings=await _ratings(ask, me),
        now=now(),
    )


async def _ratings(ask: Ask, me: Bearer) -> list[GameRating] | None:
    if not ask.hall.ratings.on:
        return None
    found = await ask.hall.ratings.skills(me.names.person)
    return [
        GameRating(game=game, points=each.points, range=each.range, games=each.games)
        for game, each in sorted(found.items())
    ]


async def rated_games(ask: Ask) -> RatedGames:
    found = await ask.hall.ratings.history(ask.me.names.person)
    return RatedGames(games=[RatedGame(**each._asdict()) for each in found])


def _holiday(ask: Ask, known: Person) -> HolidayInfo:
    days = ask.hall.manners.holiday_days
    left = holidays.left(known.holidays, now(), days)
    return HolidayInfo(until=holidays.on(known.holidays, now()) or None, left=left, days=days)


async def take_holiday(ask: Ask) -> PersonInfo:
    await ask.hall.persons.holiday(ask.me, ask.body.days)
    return await _info(ask, ask.me)


def _devices(proofs: list[Credential], kind: str, me: Bearer) -> list[DeviceInfo]:
    return [
        DeviceInfo(
            id=device_id(each),
            label=each.label,
            made=each.made,
            seen=each.seen,
            this=each.digest == me.device,
        )
        for each in proofs
        if each.kind == kind
    ]


def _seat(each: Listed, me: Bearer) -> int | None:
    seats = enumerate(each.table.seats)
    return next((number for number, seat in seats if seat.person == me.names.person), None)


async def delete_person(ask: Ask) -> None:
    await ask.hall.persons.delete(ask.me.names)


async def person_data(ask: Ask) -> dict[str, Any]:
    """Everything that is kept of the person: nothing is left out but digests, which are no use to anybody."""
    known = await _info(ask, ask.me)
    tables = await ask.hall.persons.tables(ask.me.names)
    return {
        "person": msgspec.to_builtins(known),
        "told": await telling.stored(ask.hall, ask.me.names.person),
        "tables": [await _table_data(ask, each) for each in tables],
        "rated": msgspec.to_builtins((await rated_games(ask)).games),
    }


async def _table_data(ask: Ask, each: Listed) -> dict[str, Any]:
    table, mine = each.table, _seat(each, ask.me)
    stored = await ask.hall.store.load(table.id)
    said = [] if stored is None else [line for line in stored.chat if mine is not None and line.seat == mine]
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "created": table.created,
        "status": table.status,
        "seat": mine,
        "called": None if mine is None else table.seats[mine].name,
        "owner": table.owner == ask.me.names.keys[1],
        "said": [{"at": line.at, "text": line.text} for line in said],
    }


# --- devices -----------------------------------------------------------------------------------------------------


async def move_person(ask: Ask) -> MoveCode:
    code, until = await ask.hall.persons.move(ask.me)
    return MoveCode(code=code, until=until)


async def stay_person(ask: Ask) -> None:
    await ask.hall.persons.stay(ask.me)


async def sign_out(ask: Ask) -> None:
    await ask.hall.persons.sign_out(ask.me, ask.path["device"])


async def sign_out_others(ask: Ask) -> None:
    await ask.hall.persons.sign_out(ask.me, "")


async def claim_seats(ask: Ask) -> Claimed:
    return Claimed(done=await ask.hall.persons.claim(ask.me.names, ask.body.seats))


# --- passkeys ----------------------------------------------------------------------------------------------------


async def passkey_to_make(ask: Ask) -> PasskeyOptions:
    return PasskeyOptions(options=await passkeys.to_make(ask.hall.persons, ask.me, ask.page))


async def make_passkey(ask: Ask) -> PersonInfo:
    await passkeys.make(ask.hall.persons, ask.me, ask.page, ask.body)
    return await _info(ask, ask.me)


async def passkey_to_use(ask: Ask) -> PasskeyOptions:
    return PasskeyOptions(options=await passkeys.to_use(ask.hall.persons, ask.page))


async def use_passkey(ask: Ask) -> PersonInfo:
    me = await passkeys.use(ask.hall.persons, ask.token, ask.page, ask.address, ask.body)
    return await _info(ask, me)


CALLS: Final[tuple[Call, ...]] = (
    Call(
        "POST",
        "/api/me",
        "Be known again from now on",
        create_person,
        PersonInfo,
        NewPerson,
        201,
        scarce=True,
        newcomer=True,
    ),
    Call("GET", "/api/me", "What is known of oneself", person, PersonInfo),
    Call("PATCH", "/api/me", "Change name, settings or words", change_person, PersonInfo, PersonChange),
    Call("PUT", "/api/me/holiday", "Go on holiday, or be back", take_holiday, PersonInfo, HolidayWish),
    Call("DELETE", "/api/me", "Be forgotten", delete_person, None, status=204),
    Call("GET", "/api/me/ratings", "The rated games of oneself", rated_games, RatedGames),
    Call("GET", "/api/me/data", "All that is stored of oneself", person_data, dict),
    Call(
        "POST",
        "/api/me/enter",
        "Come in on another device, by a code or by the words",
        enter_person,
        PersonInfo,
        Enter,
        newcomer=True,
    ),
    Call("POST", "/api/me/move", "A code for another device", move_person, MoveCode),
    Call("DELETE", "/api/me/move", "Take the code back", stay_person, None, status=204),
    Call("DELETE", "/api/me/devices/{device}", "Sign a device or passkey out", sign_out, None, status=204),
    Call("DELETE", "/api/me/devices", "Sign all other devices out", sign_out_others, None, status=204),
    Call("POST", "/api/me/claim", "Make seats of links one's own", claim_seats, Claimed, Claims),
    Call("POST", "/api/me/passkeys/new", "What a new passkey needs", passkey_to_make, PasskeyOptions),
    Call("POST", "/api/me/passkeys", "Keep a new passkey", make_passkey, PersonInfo, PasskeyAnswer),
    Call(
        "POST",
        "/api/passkeys/ask",
        "What coming by passkey needs",
        passkey_to_use,
        PasskeyOptions,
        scarce=True,
    ),
    Call(
        "POST",
        "/api/passkeys",
        "Come in on another device, by a passkey",
        use_passkey,
        PersonInfo,
        PasskeyAnswer,
        newcomer=True,
    ),
)
