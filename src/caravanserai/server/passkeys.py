"""Passkeys (WebAuthn) as one more way for a person to come in on another device. The checking is the library's."""

import json
import secrets
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from caravanserai.server import security
from caravanserai.server.clock import now
from caravanserai.server.identity import AddCredential, Credential, DropCredential, Redeem
from caravanserai.server.person_bodies import PasskeyAnswer
from caravanserai.server.persons import Bearer, Persons, proof
from caravanserai.server.security import is_address
from caravanserai.server.tables import TableError
from caravanserai.server.words import plain

CHALLENGE_MILLIS: Final = 300_000
MOST: Final = 10
NAME: Final = "Caravanserai"


class Public(msgspec.Struct, frozen=True):
    """What is kept of a passkey: its public key, and how often it was used if it counts."""

    key: bytes
    count: int


def possible() -> bool:
    """Whether passkeys can be checked here."""
    return find_spec("webauthn") is not None


def _site(page: str) -> str:
    """The name that passkeys of a page are for; browsers make none for addresses in figures."""
    if not possible():
        raise TableError(
            "no-passkeys", "this server cannot check passkeys (pip install caravanserai[passkeys])"
        )
    name = urlsplit(page).hostname or ""
    if not name or is_address(name):
        raise TableError("no-passkeys", "passkeys need a page with a name")
    return name


async def to_make(persons: Persons, me: Bearer, page: str) -> dict[str, Any]:
    """What the browser needs to make one."""
    site = _site(page)
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    challenge = await _challenge(persons, me.names.person)
    found = webauthn.generate_registration_options(
        rp_id=site,
        rp_name=NAME,
        user_id=me.names.person.encode(),
        user_name=(await persons.person(me.names)).name or NAME,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
    )
    return _json(webauthn.options_to_json(found))


async def make(persons: Persons, me: Bearer, page: str, answer: PasskeyAnswer) -> None:
    """Keep a new passkey."""
    site = _site(page)
    import webauthn

    if sum(each.kind == "passkey" for each in await persons.proofs(me.names)) >= MOST:
        raise TableError("too-many", f"a person may have {MOST} passkeys")
    challenge = _challenged(answer)
    try:
        found = webauthn.verify_registration_response(
            credential=answer.credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=page,
            require_user_verification=True,
        )
    except Exception as error:
        raise _refusal(error) from error
    key = _digest(webauthn.helpers.bytes_to_base64url(found.credential_id))
    public = Public(found.credential_public_key, found.sign_count)
    made = Credential(
        key,
        me.names.person,
        "passkey",
        plain(answer.device),
        now(),
        now(),
        None,
        msgspec.msgpack.encode(public),
    )
    known = await persons.credential(_digest(_text(challenge)), "challenge")
    if known is None or known.person != me.names.person:
        raise TableError("no-person", "this was not asked for, or too long ago")
    await persons.commit(Redeem(known.digest, "challenge", now(), made))
    if await persons.credential(key, "passkey") is None:
        raise TableError("no-person", "this was not asked for, or too long ago")


async def to_use(persons: Persons, page: str) -> dict[str, Any]:
    """What the browser needs to use one."""
    site = _site(page)
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    found = webauthn.generate_authentication_options(
        rp_id=site,
        challenge=await _challenge(persons, ""),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return _json(webauthn.options_to_json(found))


async def use(persons: Persons, secret: str, page: str, address: str, answer: PasskeyAnswer) -> Bearer:
    """Let a device in whose passkey has signed our challenge; a challenge is good for once."""
    site = _site(page)
    import webauthn

    persons.tries.check(address)
    await persons.fresh(secret)
    challenge = _challenged(answer)
    known = await persons.credential(_digest(str(answer.credential.get("id", ""))), "passkey")
    if known is None:
        persons.tries.fail(address)
        raise TableError("no-person", "nobody here has this passkey")
    public = msgspec.msgpack.decode(known.data, type=Public)
    try:
        found = webauthn.verify_authentication_response(
            credential=answer.credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=page,
            credential_public_key=public.key,
            credential_current_sign_count=public.count,
            require_user_verification=True,
        )
    except Exception as error:
        persons.tries.fail(address)
        raise _refusal(error) from error
    device = proof(secret, "device", answer.device)._replace(person=known.person)
    await persons.commit(Redeem(_digest(_text(challenge)), "challenge", now(), device))
    me = await persons.entered(secret, address)
    used = known._replace(seen=now(), data=msgspec.msgpack.encode(Public(public.key, found.new_sign_count)))
    await persons.commit(DropCredential(known.digest), AddCredential(used))
    return me


def _refusal(error: Exception) -> TableError:
    """Whatever the library finds wrong with what a stranger sent."""
    return TableError("no-person", f"the passkey was not accepted: {type(error).__name__}")


async def _challenge(persons: Persons, person: str) -> bytes:
    made = secrets.token_bytes(32)
    until = now() + CHALLENGE_MILLIS
    asked = Credential(_digest(_text(made)), person, "challenge", "", now(), now(), until)
    await persons.commit(AddCredential(asked))
    return made


def _challenged(answer: PasskeyAnswer) -> bytes:
    """The challenge that the browser says it has signed; whether it is one of ours is asked later."""
    import webauthn

    try:
        told = json.loads(
            webauthn.base64url_to_bytes(answer.credential["response"]["clientDataJSON"]),
        )
        return webauthn.base64url_to_bytes(told["challenge"])
    except (KeyError, TypeError, ValueError) as error:
        raise TableError("bad-request", "this is no answer of a passkey") from error


def _text(challenge: bytes) -> str:
    return challenge.hex()


def _digest(text: str) -> str:
    return security.digest(f"passkey {text}")


def _json(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found
