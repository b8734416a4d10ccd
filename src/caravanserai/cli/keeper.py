"""Keeping an unfinished game on disk so that it can be played on: the record, and its secret seed beside it."""

import os
from pathlib import Path
from typing import Final

from caravanserai.cli.output import UserError
from caravanserai.play.match import Match
from caravanserai.play.record import resume, save

SUFFIX: Final = ".secret"


class Keeper:
    """Writes the record after every change. The seed lies in `FILE.secret` until the game is over."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.secret: Final = path.with_name(path.name + SUFFIX)

    def begin(self, match: Match) -> None:
        """Start a new file; one that is there already is somebody's game and stays."""
        if self.path.exists():
            raise UserError(
                f"{self.path} is there already: play on with --resume {self.path}, or choose another name"
            )
        self.secret.unlink(missing_ok=True)
        with open(
            os.open(self.secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii"
        ) as file:
            file.write(f"{'' if match.seed is None else match.seed.hex()}\n")
        self.keep(match)

    def keep(self, match: Match) -> None:
        """Write what there is now; a finished record carries its seed itself."""
        save(match, self.path)
        if match.over:
            self.secret.unlink(missing_ok=True)

    def resume(self) -> Match:
        """The match as it was left."""
        text = self.path.read_text(encoding="utf-8")
        if not self.secret.is_file():
            raise UserError(f"{self.path} cannot be played on: {self.secret.name} is not beside it")
        try:
            seed = bytes.fromhex(self.secret.read_text(encoding="ascii").strip())
        except ValueError as error:
            raise UserError(f"{self.secret} does not hold a seed: {error}") from error
        return resume(text, seed)
