"""A push service of our own on loopback, and a browser's side of it: what comes is decrypted and its signature checked."""

import base64
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def text64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """Keys as a browser makes them for a subscription."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = text64(point), text64(self.secret)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": self.p256dh, "auth": self.auth, "language": language}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


class Service:
    """What came, and what is answered."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://127.0.0.1:{port}"
        self.url = f"{self.origin}/send/secret"
        self.port = port
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        """What is answered next; then 201."""
        self.headers: dict[str, str] = {}
        self.hold = threading.Event()
        """While it is not set nobody gets an answer."""
        self.hold.set()

    def claims(self, at: int = -1) -> dict[str, Any]:
        """Who signed a message and for whom, if the signature holds."""
        signed = self.came[at][0]["authorization"]
        assert Vapid02.verify(signed)
        middle = signed.split("t=")[1].split(",")[0].split(".")[1]
        found: dict[str, Any] = json.loads(base64.urlsafe_b64decode(middle + "=" * (-len(middle) % 4)))
        return found

    def key(self, at: int = -1) -> str:
        return self.came[at][0]["authorization"].split("k=")[1]


@contextmanager
def push_service() -> Iterator[Service]:
    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            made.came.append(({name.lower(): value for name, value in self.headers.items()}, body))
            status = made.statuses.pop(0) if made.statuses else 201
            made.hold.wait()
            self.send_response(status)
            for name, value in made.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            return

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        made = Service(server.server_port)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield made
        finally:
            made.hold.set()
            server.shutdown()
            thread.join()
