"""WebSocket frames as nearly all of them are: a whole message of text in one. All others are the library's business."""

import struct
from typing import Final

_WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text."""
_MASKED: Final = 0x80
_TWO: Final = 126
"""The length that says that two bytes with the true one follow; one more says: eight."""
_KEY: Final = 4


def text_frame(text: bytes) -> bytes:
    """A message to a client."""
    size = len(text)
    if size < _TWO:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return struct.pack("!BBH", _WHOLE_TEXT, _TWO, size) + text
    return struct.pack("!BBQ", _WHOLE_TEXT, _TWO + 1, size) + text


def frame_size(data: bytes | bytearray) -> int | None:
    """How long the first frame from a client is with its head; None: too little of it has come to tell."""
    if len(data) < 2:
        return None
    size, head = data[1] & ~_MASKED, 2 + (_KEY if data[1] & _MASKED else 0)
    if size < _TWO:
        return head + size
    more = 2 if size == _TWO else 8
    if len(data) < 2 + more:
        return None
    return head + more + int.from_bytes(data[2 : 2 + more], "big")


def whole_text(frame: bytes) -> str | None:
    """The text of a frame from a client, if it is a whole message; None: it is something else, or not in order."""
    size = frame[1] & ~_MASKED
    if frame[0] != _WHOLE_TEXT or not frame[1] & _MASKED or size > _TWO or frame_size(frame) != len(frame):
        return None
    start = 2 if size < _TWO else 4
    masked = frame[start + _KEY :]
    length = len(masked)
    key = (frame[start : start + _KEY] * (length // _KEY + 1))[:length]
    plain = int.from_bytes(masked, "little") ^ int.from_bytes(key, "little")
    try:
        return plain.to_bytes(length, "little").decode()
    except UnicodeDecodeError:
        return None
