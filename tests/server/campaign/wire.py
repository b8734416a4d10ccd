"""Raw connections and frames, as those send them who mean no good."""

import asyncio
import contextlib
import json
import struct
from collections.abc import AsyncIterator

from campaign.running import Running

HEAD = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x89\x80\0\0\0\0"
FIRST_FRAGMENT = b"\x01\x80\0\0\0\0"
FRAGMENT = b"\x00\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"

Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def raw(server: Running, *sent: bytes) -> AsyncIterator[Raw]:
    """A connection on which anything can be sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(b"".join(sent))
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended(reader: asyncio.StreamReader, seconds: float = 20.0) -> bytes:
    """Everything until the server closes the connection."""
    found = bytearray()
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(seconds):
            while data := await reader.read(65_536):
                found += data
    return bytes(found)


def text_frame(message: object) -> bytes:
    data = json.dumps(message).encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + struct.pack("!H", len(data))
    return head + b"\0\0\0\0" + data
