"""Options that set up a table, and the bots that sit at it."""

import argparse
from pathlib import Path
from typing import Final

from caravanserai import bots
from caravanserai.cli.output import UserError, known_game
from caravanserai.play.match import Match
from caravanserai.text.catalogue import Catalogue

BOT_NAMES: Final = ("Layla", "Idris", "Noor", "Farah", "Samira", "Tariq", "Zaynab")
DEFAULT_BOT: Final = "medium"


def add_table_options(parser: argparse.ArgumentParser) -> None:
    """Seats, options, seed and bots."""
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many play (default: 4, or as many as the game takes)"
    )
    parser.add_argument("--seed", metavar="TEXT", help="any text: the same dice, draws and bots every time")
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        default=DEFAULT_BOT,
        help=f"{', '.join(bots.NAMES)}: one for all, or one per bot in order (default: {DEFAULT_BOT})",
    )
    add_option(parser)


def add_option(parser: argparse.ArgumentParser) -> None:
    """Options of the game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (see serai games); NAME=@FILE takes the value from a file",
    )


def chosen_options(args: argparse.Namespace) -> dict[str, object]:
    """The options of the game as given."""
    found: dict[str, object] = {}
    for text in args.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise UserError(f"--option takes NAME=VALUE, not {text!r}")
        found[name.replace("_", "-")] = _from_file(value[1:]) if value.startswith("@") else value
    return found


def _from_file(path: str) -> str:
    """An option's value that is too long for the command line, such as a treasure deck."""
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except UnicodeDecodeError as error:
        raise UserError(f"{path} is not UTF-8 text") from error


def named_bots(text: str) -> list[str]:
    """The bots of a list with commas; a name that no bot has is refused."""
    names = [name.strip() for name in text.split(",")]
    try:
        for name in names:
            bots.parse(name)
    except bots.UnknownBot as error:
        raise UserError(str(error)) from error
    return names


def new_match(args: argparse.Namespace) -> Match:
    """The match that the options describe."""
    return Match(known_game(args.game), args.seats, args.seed, **chosen_options(args))


class BotSeats:
    """Bots for the seats without a person. With a seed they count their thoughts, not the time: reproducible."""

    def __init__(self, match: Match, people: tuple[int, ...], levels: str, seed: str | None) -> None:
        self.seats: Final = tuple(seat for seat in range(match.seats) if seat not in people)
        names = named_bots(levels)
        if len(names) not in (1, len(self.seats)) and self.seats:
            raise UserError(
                f"--bots names {len(names)} levels for {len(self.seats)} bots: give one, or one for each"
            )
        each = names * len(self.seats) if len(names) == 1 else names
        self.levels: Final = dict(zip(self.seats, each, strict=False))
        self._bots: Final = {seat: self._make(match, seat, seed) for seat in self.seats}

    def _make(self, match: Match, seat: int, seed: str | None) -> bots.Bot:
        level = self.levels[seat]
        if seed is None:
            return bots.make(level, match.game, f"{match.commitment} {seat}")
        return bots.make(level, match.game, f"{seed} {seat}", iterations=1.0)

    def decide(self, match: Match, seat: int) -> int:
        """The bot's decision, from what its seat may know."""
        return self.think(match, seat).action

    def think(self, match: Match, seat: int) -> bots.Thought:
        """The bot's decision and what it thinks of its options."""
        return bots.decide(self._bots[seat], bots.Situation(match.game, match.state, seat))

    def names(self, said: Catalogue, seats: int) -> tuple[str, ...]:
        """Names by seat: people are numbered, bots have names of their own."""
        order = {seat: index for index, seat in enumerate(self.seats)}
        return tuple(
            BOT_NAMES[order[seat]] if seat in order else said.name(f"@{seat}") for seat in range(seats)
        )
