"""Frames of whole texts are read and written as the library does it; everything else is left to it."""

import pytest
from websockets.frames import Frame, Opcode

from caravanserai.server.frames import frame_size, text_frame, whole_text

TEXTS = ["", "a", "ä" * 60, "x" * 125, "x" * 126, "é" * 4000, "x" * 65_535]


@pytest.mark.parametrize("text", [*TEXTS, "x" * 65_536, "x" * 100_000], ids=len)
def test_a_text_is_framed_as_the_library_frames_it(text: str) -> None:
    assert text_frame(text.encode()) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_whole_text_from_a_client_is_read(text: str) -> None:
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert whole_text(frame) == text
    assert frame_size(frame + b"more") == len(frame)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"a").serialize(mask=True),
        Frame(Opcode.BINARY, b"a").serialize(mask=True),
        Frame(Opcode.PING, b"a").serialize(mask=True),
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        b"\xc1" + Frame(Opcode.TEXT, b"reserved").serialize(mask=True)[1:],
        Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True),
    ],
    ids=["begun", "continued", "binary", "ping", "close", "not masked", "no text", "reserved", "long"],
)
def test_everything_else_is_left_to_the_library(frame: bytes) -> None:
    assert whole_text(frame) is None
    assert frame_size(frame) == len(frame)


def test_a_frame_is_as_long_as_its_head_says_once_the_head_is_there() -> None:
    for size, head in ((15, 2), (300, 4), (70_000, 10)):
        frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
        assert [frame_size(frame[:end]) for end in range(head)] == [None] * head
        assert [whole_text(frame[:end]) for end in range(2, len(frame), 7)] == [None] * len(
            range(2, len(frame), 7)
        )
        assert [frame_size(frame[:end]) for end in (head, head + 3, len(frame))] == [len(frame)] * 3
