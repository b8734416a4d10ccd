"""Web Push (RFC 8030, 8291, 8292): the server's key, and a message that only the browser it is for can read.

Encryption and signature are the libraries'; the way out is that of webhooks, which goes to no inner network.
"""

import base64
import binascii
import os
from functools import cache
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from caravanserai.server import webhooks
from caravanserai.server.receivers import Push
from caravanserai.server.store import KeepSetting, Store
from caravanserai.server.tables import TableError
from caravanserai.server.webhooks import Answer

SETTING: Final = "vapid"
LASTS: Final = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
NOBODY: Final = "mailto:nobody@localhost"
"""Who sends, where the page has no name of its own."""
KEY_BYTES: Final = 65
SECRET_BYTES: Final = 16


@cache
def possible() -> bool:
    """Whether messages can be encrypted here (the extra `push`)."""
    return all(find_spec(each) is not None for each in ("http_ece", "py_vapid"))


async def key(store: Store) -> bytes:
    """The private key of all servers of a store, made when it is first asked for: 32 bytes."""
    found = await store.setting(SETTING)
    if found is None:
        from cryptography.hazmat.primitives.asymmetric import ec

        made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        await store.commit(KeepSetting(SETTING, made.to_bytes(32, "big")))
        found = await store.setting(SETTING)
    assert found is not None
    return found


def public(private: bytes) -> str:
    """The public part of the key, as browsers want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return plain64(_private(private).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check(push: Push, inner: bool = False) -> None:
    """Refuse what can be no subscription."""
    webhooks.check(push.endpoint, inner)
    if not inner and urlsplit(push.endpoint).scheme != "https":
        raise TableError("bad-hook", "a push service has an address of https")
    try:
        point, secret = bytes64(push.p256dh), bytes64(push.auth)
        _point(point)
    except (ValueError, binascii.Error) as error:
        raise TableError("bad-request", "these are no keys of a subscription") from error
    if len(point) != KEY_BYTES or len(secret) != SECRET_BYTES:
        raise TableError("bad-request", "these are no keys of a subscription")


def send(push: Push, body: bytes, private: bytes, topic: str, inner: bool = False) -> Answer:
    """Send a message, encrypted for the browser and signed by this server."""
    target = webhooks.resolve(push.endpoint, inner)
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(LASTS),
        "Topic": topic,
        **_signature(push, private),
    }
    return webhooks.send(target, _encrypted(push, body), headers)


def _encrypted(push: Push, body: bytes) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    made: bytes = http_ece.encrypt(
        body,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=bytes64(push.p256dh),
        auth_secret=bytes64(push.auth),
        version="aes128gcm",
    )
    return made


def _signature(push: Push, private: bytes) -> dict[str, str]:
    from py_vapid import Vapid02

    parts = urlsplit(push.endpoint)
    page = urlsplit(push.page)
    named = page.scheme == "https" and "." in (page.hostname or "")
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": f"https://{page.hostname}" if named else NOBODY,
    }
    made: dict[str, str] = Vapid02(_private(private)).sign(claims)
    return made


def _private(private: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())


def _point(data: bytes) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def plain64(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes64(text: str) -> bytes:
    """What a browser wrote, as bytes."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
