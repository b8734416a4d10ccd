"""The calls about being told: where, by mail too, of what, and how each of it is stopped."""

from typing import Final

from caravanserai.server import telling
from caravanserai.server.calls import Ask, Call
from caravanserai.server.person_bodies import MailCode, NewMail, Subscribe, TellingInfo, Wishes


async def how(ask: Ask) -> TellingInfo:
    """Whoever is nobody yet may ask what there is here."""
    return await telling.info(ask.hall, ask.bearer)


async def subscribe(ask: Ask) -> TellingInfo:
    await telling.subscribe(ask.hall, ask.me, ask.body, ask.page)
    return await how(ask)


async def ask_mail(ask: Ask) -> TellingInfo:
    await telling.ask_mail(ask.hall, ask.me, ask.body, ask.page)
    return await how(ask)


async def confirm_mail(ask: Ask) -> TellingInfo:
    await telling.confirm_mail(ask.hall, ask.me, ask.body.code, ask.address)
    return await how(ask)


async def wish(ask: Ask) -> TellingInfo:
    await telling.wish(ask.hall, ask.me, ask.body)
    return await how(ask)


async def tell_nothing(ask: Ask) -> TellingInfo:
    return await _drop(ask, "")


async def tell_nothing_there(ask: Ask) -> TellingInfo:
    return await _drop(ask, ask.path["place"])


async def _drop(ask: Ask, place: str) -> TellingInfo:
    await telling.drop(ask.hall, ask.me, place)
    return await how(ask)


async def try_out(ask: Ask) -> None:
    await telling.try_out(ask.hall, ask.me, ask.path["place"])


async def stop(ask: Ask) -> None:
    await telling.stop(ask.hall, ask.path["token"])


CALLS: Final[tuple[Call, ...]] = (
    Call("GET", "/api/me/told", "Where one is told, and of what", how, TellingInfo),
    Call("PATCH", "/api/me/told", "Choose of what one is told", wish, TellingInfo, Wishes),
    Call("DELETE", "/api/me/told", "Be told nothing any more, anywhere", tell_nothing, TellingInfo),
    Call("POST", "/api/me/told/push", "Be told on this device", subscribe, TellingInfo, Subscribe),
    Call(
        "POST",
        "/api/me/told/mail",
        "Have a code sent to a mail address",
        ask_mail,
        TellingInfo,
        NewMail,
        scarce=True,
    ),
    Call("POST", "/api/me/told/mail/code", "Say which code came", confirm_mail, TellingInfo, MailCode),
    Call(
        "DELETE",
        "/api/me/told/{place}",
        "Be told nothing any more in one place",
        tell_nothing_there,
        TellingInfo,
    ),
    Call("POST", "/api/me/told/{place}/try", "Be told once, to see that it works", try_out, None, status=204),
    Call("POST", "/api/stop/{token}", "Stop what a message came from", stop, None, status=204),
)
