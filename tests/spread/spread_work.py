"""Pieces of work for the tests of spreading: they must be importable in worker processes."""

import hashlib
import os
import signal
from pathlib import Path
from typing import Any

import caravanserai as cs


def digest(piece: str) -> str:
    """A result that depends on the piece only."""
    return hashlib.sha256(piece.encode()).hexdigest()


def fails(piece: int) -> int:
    """Every third piece has an error."""
    if piece % 3 == 2:
        raise ValueError(f"piece {piece} cannot be done")
    return piece


def dies_once(piece: tuple[str, int]) -> int:
    """Kills its own process the first time piece 3 is done; the file remembers that."""
    folder, number = piece
    mark = Path(folder) / "killed"
    if number == 3 and not mark.exists():
        mark.write_text(str(os.getpid()), encoding="ascii")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_dies(piece: int) -> int:
    """No process survives this."""
    os.kill(os.getpid(), signal.SIGKILL)
    return piece


def game(piece: tuple[str, int]) -> dict[str, Any]:
    """A whole game by the first legal action, its chance from the seed."""
    key, number = piece
    match = cs.Match(key, seats=3, seed=f"spread {number}")
    while not match.over:
        match.play(match.state.actor(), match.state.legal()[0])
    return {"scores": match.state.scores(), "lines": len(match.journal)}
