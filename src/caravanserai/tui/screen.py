"""One person's terminal: a console to print on, a language, and a way to read a line."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from caravanserai.core.game import Reason
from caravanserai.core.machine import Event
from caravanserai.core.prompts import Missing
from caravanserai.text.catalogue import Catalogue
from caravanserai.tui.offers import Offer

LINE_LIST: Final = 12
"""Up to this many choices stand one below the other."""


class Left(Exception):
    """The person has left the table (quit, or the input has ended)."""


class Screen:
    """What the session prints to and reads from."""

    def __init__(self, console: Console, words: Catalogue, read: Callable[[str], str] = input) -> None:
        self.console: Final = console
        self.words = words
        self._read: Final = read

    def read_by(self, seat: int | None) -> None:
        """From now on the person at that seat reads, whom sentences call "you"; None: several read at once."""
        self.words = self.words.read_by(seat)

    def say(self, key: str, style: str = "", **args: int | str | list[str]) -> None:
        """A message of the catalogue."""
        self.console.print(Text(self.words.say(key, args), style=style))

    def write(self, text: str, style: str = "") -> None:
        """Words that come from a catalogue already."""
        self.console.print(Text(text, style=style))

    def show(self, thing: RenderableType) -> None:
        """Anything that can be drawn."""
        self.console.print(thing)

    def rule(self, text: str) -> None:
        """A line across with a heading."""
        self.console.rule(Text(text, style="bold"), align="left")

    def events(self, events: Sequence[Event]) -> None:
        """What happened, one line each."""
        for event in events:
            self.console.print(Padding(Text(self.words.event(event), style="dim"), (0, 0, 0, 2)))

    def offers(self, offered: Sequence[Offer]) -> None:
        """The numbered choices: a list, or columns when there are many."""
        width = len(str(len(offered)))
        lines = [
            Text.assemble(
                (f"{offer.number:>{width}}", "bold cyan"),
                f"  {offer.text}",
                (f"  {offer.gives}" if offer.gives else "", "dim"),
            )
            for offer in offered
        ]
        if len(lines) <= LINE_LIST:
            for line in lines:
                self.console.print(Padding(line, (0, 0, 0, 2)))
        else:
            self.console.print(Padding(Columns(lines, column_first=True, padding=(0, 3)), (0, 0, 0, 2)))

    def missing(self, option: Missing) -> None:
        """An option that one cannot afford: without a number, with the reason."""
        words = self.words
        reason = words.say(option["reason"]["key"], option["reason"]["args"])
        self.write(f"     {words.say(option['key'], option['args'])}  {reason}", "dim")

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """A moving mark while somebody else decides; nothing when the output is no terminal."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(self.words.say("tui-thinking", {"player": f"@{seat}"}))):
            yield

    def refused(self, reason: Reason) -> None:
        """Why something is not possible."""
        self.write(self.words.reason(reason), "red")

    def ask(self, key: str, **args: int | str | list[str]) -> str:
        """A line of input; `Left` when there is no more."""
        try:
            return self._read(f"{self.words.say(key, args)} ").strip()
        except EOFError:
            self.console.print()
            raise Left from None
