"""Persons at the server: who bears a secret, further devices, signing out, and what passes from links to a person."""

import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from caravanserai.server import claims, holidays, identity, security
from caravanserai.server.clock import now
from caravanserai.server.identity import (
    OWNER,
    AddCredential,
    Credential,
    DropCredential,
    DropPerson,
    Names,
    Person,
    Redeem,
    SavePerson,
    Seen,
)
from caravanserai.server.person_bodies import Claim, Enter, NewPerson, PersonChange
from caravanserai.server.store import Listed, SaveTable, StoreError
from caravanserai.server.tables import TableError, new_id, storage_trouble
from caravanserai.server.words import plain

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall
    from caravanserai.server.live import Room

CODE_MILLIS: Final = 600_000
SEEN_MILLIS: Final = 600_000
"""How exactly it is known when a device was last used."""
MOST_DEVICES: Final = 20
TRIES: Final = 5
TRY_SECONDS: Final = 60.0
SIGNED_OUT: Final = ("signed-out", "this device was signed out, or its person is forgotten")


class Bearer(NamedTuple):
    """Who asks: a person, by one of their devices, as their seat's or as their tables' owner."""

    names: Names
    device: str
    as_owner: bool = False

    @property
    def token(self) -> str:
        """What stands for the bearer at tables."""
        return self.names.owner if self.as_owner else self.names.seat


class Tries:
    """Wrong codes and words: five in a minute from one address, then it has to wait."""

    def __init__(self) -> None:
        self._failed: Final[OrderedDict[str, deque[float]]] = OrderedDict()

    def check(self, origin: str) -> None:
        """Refuse whoever has tried too often, and say for how long."""
        failed = self._failed.get(origin, deque())
        if len(failed) == TRIES and failed[0] + TRY_SECONDS > time.monotonic():
            raise TableError(
                "too-many-tries",
                "too many wrong codes; wait a little",
                wait=int(failed[0] + TRY_SECONDS - time.monotonic()) + 1,
            )

    def fail(self, origin: str) -> None:
        """Note a wrong one."""
        self._failed.setdefault(origin, deque(maxlen=TRIES)).append(time.monotonic())
        self._failed.move_to_end(origin)
        if len(self._failed) > 10_000:
            self._failed.popitem(last=False)


class Persons:
    """The persons of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall: Final = hall
        self._store: Final = hall.store
        self.tries: Final = Tries()

    # --- who asks ----------------------------------------------------------------------------------------------

    async def bearer(self, token: str) -> Bearer | None:
        """Who bears the secret of a device; None: it is no such secret."""
        if not token.startswith("me."):
            return None
        secret = token.removesuffix(OWNER)
        key = security.digest(secret)
        found = await self.credential(key, "device") if identity.DEVICE.fullmatch(secret) else None
        if found is None:
            raise TableError(*SIGNED_OUT)
        if now() - found.seen > SEEN_MILLIS:
            await self.commit(Seen(key, now()))
        names = identity.names(self._store.key, found.person)
        return Bearer(names, key, token.endswith(OWNER))

    async def credential(self, key: str, kind: identity.Kind) -> Credential | None:
        """The proof of this kind with this digest."""
        try:
            found = await self._store.credential(key)
        except StoreError as error:
            raise storage_trouble() from error
        return found if found is not None and found.kind == kind else None

    async def commit(self, *changes: identity.PersonChange) -> None:
        """Store, with a refusal instead of an error."""
        try:
            await self._store.commit(*changes)
        except StoreError as error:
            raise storage_trouble() from error

    async def person(self, names: Names) -> Person:
        """What is kept of somebody."""
        try:
            found = await self._store.person(names.person)
        except StoreError as error:
            raise storage_trouble() from error
        if found is None:
            raise TableError(*SIGNED_OUT)
        return found

    async def proofs(self, names: Names) -> list[Credential]:
        """All that proves who somebody is."""
        return await self._store.credentials(names.person)

    # --- coming ------------------------------------------------------------------------------------------------

    async def create(self, secret: str, wish: NewPerson) -> Bearer:
        """Somebody new, with this device and these words."""
        await self.fresh(secret)
        words = security.digest(wish.words)
        if await self._store.credential(words) is not None:
            raise TableError("taken", "these words are somebody's already")
        person = Person(
            id=new_id(), made=now(), name=plain(wish.name), colour=wish.colour, settings=wish.settings
        )
        device = proof(secret, "device", wish.device, person.id)
        await self.commit(
            SavePerson(person),
            AddCredential(device),
            AddCredential(proof(wish.words, "words", "", person.id)),
        )
        return Bearer(identity.names(self._store.key, person.id), device.digest)

    async def fresh(self, secret: str) -> None:
        """Refuse a secret that no device can have, or has already."""
        if not identity.DEVICE.fullmatch(secret):
            raise TableError("bad-request", "the bearer must be a new secret: me. and 32 random signs")
        if await self._store.credential(security.digest(secret)) is not None:
            raise TableError("taken", "this secret is in use already")

    async def enter(self, secret: str, wish: Enter, origin: str) -> Bearer:
        """Another device of somebody, by a code that is good for once, or by the words."""
        self.tries.check(origin)
        await self.fresh(secret)
        device = proof(secret, "device", wish.device)
        if wish.code:
            code = security.digest(identity.plain_code(wish.code))
            await self.commit(Redeem(code, "move", now(), device))
        else:
            words = await self.credential(security.digest(wish.words), "words")
            if words is not None:
                await self.commit(AddCredential(device._replace(person=words.person)))
        return await self.entered(secret, origin)

    async def entered(self, secret: str, origin: str) -> Bearer:
        """A device that was just let in, or not; of too many the one that was not used for longest goes."""
        try:
            found = await self.bearer(secret)
        except TableError:
            self.tries.fail(origin)
            raise TableError("no-person", "that is nobody's here, or not any more") from None
        assert found is not None
        devices = [each for each in await self.proofs(found.names) if each.kind == "device"]
        spare = sorted(devices, key=lambda each: each.seen)[: max(0, len(devices) - MOST_DEVICES)]
        for each in spare:
            if each.digest != found.device:
                await self._sign_out(each.digest)
        return found

    # --- oneself -----------------------------------------------------------------------------------------------

    async def change(self, me: Bearer, wish: PersonChange) -> None:
        """A new name, other settings, new words."""
        person = await self.person(me.names)
        if wish.name is not None:
            person.name = plain(wish.name)
        if wish.colour is not None:
            person.colour = wish.colour
        if wish.settings is not None:
            person.settings = wish.settings
        if wish.written is not None:
            person.written = now() if wish.written else None
        if wish.words is None:
            await self.commit(SavePerson(person))
            return
        if await self._store.credential(security.digest(wish.words)) is not None:
            raise TableError("taken", "these words are in use already")
        person.written = now() if wish.written else None
        words = proof(wish.words, "words", "", person.id)
        await self.commit(SavePerson(person), AddCredential(words))

    async def save(self, person: Person) -> None:
        """Keep what has changed of somebody."""
        await self.commit(SavePerson(person))

    async def move(self, me: Bearer) -> tuple[str, int]:
        """A code for another device; the one before is worthless."""
        code, until = identity.new_code(), now() + CODE_MILLIS
        made = proof(code, "move", "", me.names.person)._replace(until=until)
        await self.commit(AddCredential(made))
        return code, until

    async def stay(self, me: Bearer) -> None:
        """Take the code back."""
        for each in await self.proofs(me.names):
            if each.kind == "move":
                await self.commit(DropCredential(each.digest))

    async def sign_out(self, me: Bearer, device: str) -> None:
        """A device that acts for the person no more ("": all others). The last one stays until the words are written down."""
        proofs = [each for each in await self.proofs(me.names) if each.kind in ("device", "passkey")]
        devices = [each for each in proofs if each.kind == "device"]
        gone = [each for each in proofs if device_id(each) == device]
        if not device:
            gone = [each for each in devices if each.digest != me.device]
        elif not gone:
            raise TableError("not-found", "there is no such device")
        last = not [each for each in devices if each not in gone]
        if last and (await self.person(me.names)).written is None:
            raise TableError("last-device", "write the words down before the last device is signed out")
        for each in gone:
            await self._sign_out(each.digest)

    async def _sign_out(self, device: str) -> None:
        await self.commit(DropCredential(device))
        self.send_away({device})

    def send_away(self, devices: set[str]) -> None:
        """Close the sockets of devices that were signed out."""
        for room in list(self._hall.rooms.values()):
            room.company.send_away(lambda link: link.device in devices, *SIGNED_OUT)

    async def look(self) -> None:
        """Devices may have been signed out at other servers."""
        known = {link.device for room in self._hall.rooms.values() for link in room.links if link.device}
        gone = known - await self._store.standing(sorted(known)) if known else set()
        if gone:
            self.send_away(gone)

    # --- tables ------------------------------------------------------------------------------------------------

    async def tables(self, names: Names) -> list[Listed]:
        """The tables at which somebody sits, or which they own."""
        try:
            return await self._store.by_keys(names.keys)
        except StoreError as error:
            raise storage_trouble() from error

    async def claim(self, names: Names, wishes: Sequence[Claim]) -> list[bool]:
        """Make seats of links the person's."""
        return [await self._claim(names, each) for each in wishes]

    async def holiday(self, me: Bearer, days: int) -> None:
        """Go on holiday for so many days, or (0) be back; the tables of the person hear of it."""
        person = await self.person(me.names)
        if days:
            if holidays.on(person.holidays, now()):
                raise TableError("on-holiday", "this person is on holiday already")
            left = holidays.left(person.holidays, now(), self._hall.manners.holiday_days)
            if days > left:
                raise TableError("no-holiday", f"there are {left} days of holiday left")
            person.holidays = holidays.begun(person.holidays, now(), days)
        else:
            person.holidays = holidays.ended(person.holidays, now())
        await self.commit(SavePerson(person))
        until = holidays.on(person.holidays, now())

        async def work(room: "Room") -> None:
            await room.holiday(me.names, until)

        for each in await self.tables(me.names):
            seated = any(seat.person == me.names.person for seat in each.table.seats)
            if seated and each.table.status != "over":
                await self._visit(each.table.id, work)

    async def _visit(self, table: str, work: "Callable[[Room], Awaitable[None]]") -> bool:
        """Do something at a table; False: there is nothing to be done there."""
        try:
            await self._hall.visit(table, work)
        except TableError as error:
            if error.code in ("busy", "storage", "restarting"):
                raise
            return False
        return True

    async def _claim(self, names: Names, wish: Claim) -> bool:
        until = holidays.on((await self.person(names)).holidays, now())

        async def work(room: "Room") -> None:
            await room.seats.claim(wish.token, names, until)

        return await self._visit(wish.table, work)

    async def delete(self, names: Names) -> None:
        """Forget somebody. Bots take their seats, finished games keep no name, and no device opens anything."""
        left = await self.tables(names)
        while left:
            for each in left:
                await self._leave(each, names)
            before, left = left, await self.tables(names)
            if len(left) >= len(before):
                raise TableError("busy", "somebody else changes these tables; try once more")
        devices = {each.digest for each in await self.proofs(names)}
        await self.commit(DropPerson(names.person))
        self._hall.ratings.forget()
        self.send_away(devices)

    async def _leave(self, each: Listed, names: Names) -> None:
        async def work(room: "Room") -> None:
            await room.owner.forget(names)

        table = each.table
        if table.status != "over" or table.id in self._hall.rooms:
            try:
                await self._hall.visit(table.id, work)
                return
            except TableError as error:
                if error.code not in ("damaged", "old-rules", "no-table"):
                    raise
        claims.forget(table, names)
        await self._hall.commit(SaveTable(table, each.pulse))


def device_id(proof: Credential) -> str:
    """What a device or passkey is called in calls."""
    return proof.digest[:16]


def proof(secret: str, kind: identity.Kind, label: str, person: str = "") -> Credential:
    """What is kept of a secret."""
    return Credential(security.digest(secret), person, kind, plain(label), now(), now())
