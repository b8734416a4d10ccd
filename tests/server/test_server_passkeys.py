"""Passkeys under attack: an authenticator made here signs what it is told to, and only what is right lets anybody in."""

import hashlib
import json
import os
import secrets
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from push_service import text64
from server_table import open_hall

from caravanserai.server import passkeys
from caravanserai.server.hall import Hall
from caravanserai.server.person_bodies import NewPerson, PasskeyAnswer
from caravanserai.server.persons import TRIES, Bearer
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio
PAGE = "https://games.example.org"
SITE = "games.example.org"
PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40


def new_secret() -> str:
    return f"me.{secrets.token_urlsafe(24)}"


class Authenticator:
    """One passkey. What it says of page, site, kind and of its person's presence can be lied about."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def _told(self, kind: str, challenge: str, page: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": page}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(
        self, options: dict[str, Any], page: str = PAGE, site: str = SITE, flags: int = PRESENT | VERIFIED
    ) -> PasskeyAnswer:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(site, flags | MADE) + made
        return self._answer(
            self._told("webauthn.create", options["challenge"], page),
            attestationObject=text64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        )

    def use(
        self,
        options: dict[str, Any],
        page: str = PAGE,
        site: str = SITE,
        flags: int = PRESENT | VERIFIED,
        kind: str = "webauthn.get",
    ) -> PasskeyAnswer:
        told, data = self._told(kind, options["challenge"], page), self._data(site, flags)
        signed = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return self._answer(told, authenticatorData=text64(data), signature=text64(signed))

    def _answer(self, told: bytes, **more: str) -> PasskeyAnswer:
        name = text64(self.id)
        response = {"clientDataJSON": text64(told), **more}
        return PasskeyAnswer(
            credential={"id": name, "rawId": name, "type": "public-key", "response": response}, device="Key"
        )


async def somebody(hall: Hall, name: str = "Amina") -> Bearer:
    wish = NewPerson(words=secrets.token_urlsafe(16), name=name, device="Laptop")
    return await hall.persons.create(new_secret(), wish)


async def with_key(hall: Hall, name: str = "Amina") -> tuple[Bearer, Authenticator]:
    me, key = await somebody(hall, name), Authenticator()
    options = await passkeys.to_make(hall.persons, me, PAGE)
    await passkeys.make(hall.persons, me, PAGE, key.make(options))
    return me, key


async def comes_in(hall: Hall, answer: PasskeyAnswer, address: str = "") -> Bearer | str:
    """Who comes in, or the refusal."""
    try:
        return await passkeys.use(hall.persons, new_secret(), PAGE, address or secrets.token_hex(4), answer)
    except TableError as error:
        return error.code


async def asked(hall: Hall) -> dict[str, Any]:
    return await passkeys.to_use(hall.persons, PAGE)


async def test_a_passkey_lets_its_person_in_once_for_each_challenge(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        me, key = await with_key(hall)
        answer = key.use(await asked(hall))
        found = await comes_in(hall, answer)
        assert isinstance(found, Bearer)
        assert found.names == me.names
        assert await comes_in(hall, answer) == "no-person", "the same answer again"


async def test_what_is_signed_for_elsewhere_or_by_nobody_lets_nobody_in(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        _, key = await with_key(hall)
        stranger = Authenticator()
        stranger.id = key.id
        lies = [
            key.use(await asked(hall), page="https://evil.example.org"),
            key.use(await asked(hall), page="http://games.example.org"),
            key.use(await asked(hall), site="evil.example.org"),
            key.use(await asked(hall), flags=PRESENT),
            key.use(await asked(hall), kind="webauthn.create"),
            key.use({"challenge": text64(os.urandom(32))}),
            stranger.use(await asked(hall)),
            Authenticator().use(await asked(hall)),
        ]
        for lie in lies:
            assert await comes_in(hall, lie) == "no-person"
        swapped = key.use(await asked(hall))
        other = key.use(await asked(hall))
        swapped.credential["response"]["clientDataJSON"] = other.credential["response"]["clientDataJSON"]
        assert await comes_in(hall, swapped) == "no-person", "the signature is of another challenge"
        for nonsense in (
            {},
            {"id": 1},
            {"id": "x", "response": {}},
            {"id": "x", "response": {"clientDataJSON": "!"}},
        ):
            with pytest.raises(TableError):
                await passkeys.use(hall.persons, new_secret(), PAGE, "x", PasskeyAnswer(credential=nonsense))


async def test_a_challenge_ends_and_is_no_other_persons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        _, key = await with_key(hall)
        monkeypatch.setattr(passkeys, "CHALLENGE_MILLIS", -1000)
        assert await comes_in(hall, key.use(await asked(hall))) == "no-person", "it was over"
        monkeypatch.undo()
        amina, noor = await somebody(hall), await somebody(hall, "Noor")
        options = await passkeys.to_make(hall.persons, amina, PAGE)
        made = Authenticator().make(options)
        with pytest.raises(TableError):
            await passkeys.make(hall.persons, noor, PAGE, made)
        assert [each.kind for each in await hall.persons.proofs(noor.names)].count("passkey") == 0
        await passkeys.make(hall.persons, amina, PAGE, made)
        with pytest.raises(TableError):
            await passkeys.make(hall.persons, amina, PAGE, made)
        free = Authenticator().make(await asked(hall))
        with pytest.raises(TableError):
            await passkeys.make(hall.persons, amina, PAGE, free)


async def test_a_passkey_of_another_site_is_not_kept(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        me = await somebody(hall)
        for lie in ({"page": "https://evil.example.org"}, {"site": "evil.example.org"}, {"flags": PRESENT}):
            options = await passkeys.to_make(hall.persons, me, PAGE)
            with pytest.raises(TableError):
                await passkeys.make(hall.persons, me, PAGE, Authenticator().make(options, **lie))  # type: ignore[arg-type]
        assert [each for each in await hall.persons.proofs(me.names) if each.kind == "passkey"] == []


async def test_a_passkey_of_somebody_is_taken_over_by_nobody_and_a_signed_out_one_is_dead(
    tmp_path: Path,
) -> None:
    async with open_hall(tmp_path) as hall:
        amina, key = await with_key(hall)
        thief = await somebody(hall, "Thief")
        own = Authenticator()
        own.id = key.id
        options = await passkeys.to_make(hall.persons, thief, PAGE)
        with pytest.raises(TableError):
            await passkeys.make(hall.persons, thief, PAGE, own.make(options))
        found = await comes_in(hall, key.use(await asked(hall)))
        assert isinstance(found, Bearer)
        assert found.names == amina.names
        place = next(each for each in await hall.persons.proofs(amina.names) if each.kind == "passkey")
        await hall.persons.sign_out(amina, place.digest[:16])
        assert await comes_in(hall, key.use(await asked(hall))) == "no-person"


async def test_a_copied_passkey_is_found_out_and_guessing_has_an_end(tmp_path: Path) -> None:
    """An authenticator that counts: an answer with an older count is a copy's."""
    async with open_hall(tmp_path) as hall:
        _, key = await with_key(hall)
        key.count = 10
        assert isinstance(await comes_in(hall, key.use(await asked(hall))), Bearer)
        key.count = 3
        assert await comes_in(hall, key.use(await asked(hall))) == "no-person"
        for _ in range(TRIES):
            assert await comes_in(hall, Authenticator().use(await asked(hall)), "one address") == "no-person"
        key.count = 20
        assert await comes_in(hall, key.use(await asked(hall)), "one address") == "too-many-tries"
