"""Where a person wants to be told, and how each of it is stopped."""

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import structs

from caravanserai.server import mailing, news, pushing, receivers, security
from caravanserai.server.clock import now
from caravanserai.server.person_bodies import NewMail, PlaceInfo, Subscribe, TellingInfo, Wishes
from caravanserai.server.persons import Bearer
from caravanserai.server.receivers import DropReceiver, Mail, Push, Receiver, SaveReceiver
from caravanserai.server.security import Brakes
from caravanserai.server.tables import TableError
from caravanserai.text.catalogue import LANGUAGES

if TYPE_CHECKING:
    from caravanserai.server.hall import Hall
    from caravanserai.server.live import Room

CODE_MILLIS: Final = 3_600_000
CODE_DIGITS: Final = 8
CODE_TRIES: Final = 5
CODES: Final = Brakes(3 / 86_400, 3)
"""Codes to one address, whoever asks for them: nobody's mailbox is filled from here."""


async def info(hall: "Hall", me: Bearer | None) -> TellingInfo:
    """How the person is told; without one, what there is here."""
    here = TellingInfo(
        key=pushing.public(await hall.herald.key()) if pushing.possible() else "",
        mail_here=hall.herald.post is not None,
        places=[],
        silent=[],
    )
    if me is None:
        return here
    labels = {each.digest: each.label for each in await hall.persons.proofs(me.names)}
    places = await hall.store.receivers(me.names.person)
    return structs.replace(
        here,
        places=[_place(hall, each, me, labels) for each in places],
        silent=(await hall.persons.person(me.names)).silent,
    )


def _place(hall: "Hall", each: Receiver, me: Bearer, labels: dict[str, str]) -> PlaceInfo:
    mail = receivers.decode_mail(each.data) if each.kind == "mail" else None
    return PlaceInfo(
        id=each.id,
        kind=each.kind,
        label=labels.get(each.device, "") if mail is None else mail.address,
        made=each.made,
        this=each.device == me.device,
        waits=mail is not None and mail.code != "",
        paused=hall.herald.paused(each.id),
    )


async def stored(hall: "Hall", person: str) -> list[dict[str, Any]]:
    """All that is kept of where a person is told, for themselves; keys and codes are no use to anybody."""
    found = []
    for each in await hall.store.receivers(person):
        told = msgspec.json.decode(each.data)
        kept = {name: value for name, value in told.items() if name not in ("p256dh", "auth", "code")}
        found.append({"kind": each.kind, "made": each.made, **kept})
    return found


async def subscribe(hall: "Hall", me: Bearer, wish: Subscribe, page: str) -> None:
    """Tell this device from now on; what it was told by before is forgotten."""
    if not pushing.possible():
        raise TableError("no-push", "this server sends no notifications (pip install caravanserai[push])")
    push = Push(wish.endpoint, wish.p256dh, wish.auth, _language(wish.language), page)
    pushing.check(push, hall.herald.inner)
    place = Receiver(
        receivers.push_id(push.endpoint), me.names.person, me.device, "push", now(), receivers.encode(push)
    )
    older = [
        DropReceiver(each.id)
        for each in await hall.store.receivers(me.names.person)
        if each.device == me.device and each.id != place.id
    ]
    await hall.persons.commit(*older, SaveReceiver(place))
    hall.herald.failures.pop(place.id, None)


async def ask_mail(hall: "Hall", me: Bearer, wish: NewMail, page: str) -> None:
    """Send a code to an address; until it is typed in nothing else goes there."""
    if hall.herald.post is None:
        raise TableError("no-mail", "this host has no mail server")
    if not mailing.is_address(wish.address) or not page:
        raise TableError("bad-address", "this is no address of mail")
    if not CODES.take(security.digest(wish.address.lower())):
        raise TableError("too-many", "this address was sent codes enough for today")
    code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
    mail = Mail(wish.address, _language(wish.language), page, security.digest(code), now() + CODE_MILLIS)
    if not await hall.herald.send(news.code_letter(mail, code)):
        raise TableError("no-mail", "the mail server did not take the letter")
    await _keep_mail(hall, me.names.person, mail)


async def confirm_mail(hall: "Hall", me: Bearer, code: str, address: str) -> None:
    """The code was typed in: mail is wanted. Five tries, then a new one is needed."""
    hall.persons.tries.check(address)
    place = await hall.store.receiver(receivers.mail_id(me.names.person))
    mail = None if place is None else receivers.decode_mail(place.data)
    if mail is None or not mail.code or mail.until < now() or mail.tries >= CODE_TRIES:
        raise TableError("no-code", "no code is waited for; have a new one sent")
    if security.fits(security.digest("".join(code.split())), mail.code):
        mail.code = ""
    else:
        mail.tries += 1
        hall.persons.tries.fail(address)
    await _keep_mail(hall, me.names.person, mail)
    if mail.code:
        raise TableError("wrong-code", "this is not the code that was sent")


async def _keep_mail(hall: "Hall", person: str, mail: Mail) -> None:
    made = Receiver(receivers.mail_id(person), person, "", "mail", now(), receivers.encode(mail))
    await hall.persons.commit(SaveReceiver(made))


async def wish(hall: "Hall", me: Bearer, wishes: Wishes) -> None:
    """Of what the person does not want to be told."""
    person = await hall.persons.person(me.names)
    person.silent = sorted(set(wishes.silent))
    await hall.persons.save(person)


async def drop(hall: "Hall", me: Bearer, place: str) -> None:
    """Tell one place nothing any more; "": none."""
    places = [each for each in await hall.store.receivers(me.names.person) if place in ("", each.id)]
    if place and not places:
        raise TableError("not-found", "there is no such place")
    await hall.persons.commit(*(DropReceiver(each.id) for each in places))


async def try_out(hall: "Hall", me: Bearer, place: str) -> None:
    """Tell a place that it can be reached."""
    found = await hall.store.receiver(place)
    if found is None or found.person != me.names.person:
        raise TableError("not-found", "there is no such place")
    hall.herald.try_out(found)


async def stop(hall: "Hall", token: str) -> None:
    """What a message carries stops it, for whoever has the message: a place, or its person's being told of one table."""
    found = receivers.stopped(hall.store.key, token)
    if found is None:
        raise TableError("not-found", "this stops nothing")
    place = await hall.store.receiver(found[0])
    if place is None:
        return
    if not found[1]:
        await hall.persons.commit(DropReceiver(place.id))
        return

    async def work(room: "Room") -> None:
        await room.seats.hush(place.person)

    await hall.visit(found[1], work)


def _language(text: str) -> str:
    if text not in LANGUAGES:
        raise TableError("bad-option", "there are no words in that language")
    return text
