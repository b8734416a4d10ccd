"""The pause card at the end of a round: what each player took in the caves, the city and the palace, and by magic."""

from collections.abc import Sequence
from typing import Final

from caravanserai.core.events import Argument, Line, Told
from caravanserai.core.pause import Chip, Pause, Row, chip, line
from caravanserai.games.morgenland.board import KIND_IDS
from caravanserai.games.morgenland.state import State

CAVES: Final = "caves"
CITY: Final = "city"
PALACE: Final = "palace"
MAGIC: Final = "magic"
ICONS: Final = dict(zip(KIND_IDS, ("crown", "pearl", "gem", "trophy", "bar"), strict=True))
"""The pictures of the kinds of treasure."""
LAMP_ICON: Final = "a-lamp"
"""The picture of an artifact of the basic version, or of one that nobody else has seen."""


def pause(s: State, told: Sequence[Told]) -> Pause | None:
    """The card of the round that has just been cleaned up; None when the game is over, for then its last page tells."""
    if not s.stack:
        return None
    tally = Tally(s.seats)
    for each in _round(told):
        tally.hear(each["kind"], each["args"])
    columns = [CAVES, CITY, PALACE, *([MAGIC] if s.magic else [])]
    order = [s.seat_at(position) for position in range(s.seats)]
    best = sorted(order, key=lambda seat: -s.artifacts(seat))
    return Pause(
        id=f"round-{s.round - 1}",
        title=line("pause-title", number=s.round - 1),
        subtitle=line("pause-subtitle", number=_for_sale(s)),
        columns=[line(f"pause-{column}") for column in columns],
        rows=[_row(s, tally, seat, columns) for seat in best],
        notes=tally.notes(),
        order=order,
        next=line("pause-next", seat=f"@{s.camel}"),
        go=line("pause-go", number=s.round),
    )


def _round(told: Sequence[Told]) -> Sequence[Told]:
    """What was told up to the end of the round, without the preparation of the next one."""
    last = max((at for at, each in enumerate(told) if each["kind"] == "cleaned"), default=len(told))
    return told[:last]


def _for_sale(s: State) -> int:
    """MO-30 The artifacts still in the rooms, on offer or below."""
    offers = sum(offer >= 0 for offer in s.offer[: s.seats]) if s.magic else 0
    return sum(s.size[: s.seats]) + offers


def _row(s: State, tally: "Tally", seat: int, columns: list[str]) -> Row:
    return Row(
        seat=seat,
        cells=[tally.cell(seat, column) for column in columns],
        change=tally.bought[seat],
        total=s.artifacts(seat),
    )


class Tally:
    """What the events of a round brought to whom."""

    def __init__(self, seats: int) -> None:
        self.bought: Final = [0] * seats
        self._treasure: Final[dict[tuple[int, str], dict[str, int]]] = {}
        self._chips: Final[dict[tuple[int, str], list[Chip]]] = {}
        self._unsold: Final[list[str]] = []
        self._guard = 0
        self._column = MAGIC

    def hear(self, word: str, args: dict[str, Argument]) -> None:
        """One more event."""
        if word == "ranked":
            space = str(args["space"])
            self._column = CAVES if space.startswith("cave") else PALACE if space.startswith("room") else CITY
        elif word == "guard":
            self._guard = int(str(args["strength"]))
        elif word in ("bribed", "admitted", "admitted-key", "refused"):
            self._column = PALACE
        elif word in ("used", "key") or word.startswith("announced"):
            self._column = MAGIC
        elif word == "unsold":
            self._unsold.append(str(args["space"]))
        if "seat" in args:
            self._of_seat(word, int(str(args["seat"])[1:]), args)

    def _of_seat(self, word: str, seat: int, args: dict[str, Argument]) -> None:
        if word in ("won", "took"):
            self._move(seat, args, 1)
        elif word == "paid":
            self._move(seat, args, -1)
        elif word == "gave":
            self._move(seat, args, -1)
            self._move(_seat(args["to"]), args, 1)
        elif word in ("bought", "unseen"):
            self.bought[seat] += 1
            self._chip(seat, PALACE, _bought(str(args.get("artifact", ""))))
        elif word == "used":
            self._chip(seat, MAGIC, chip(f"a-{args['artifact']}"))
        elif word.startswith("announced"):
            self._chip(seat, MAGIC, chip(f"s-{args['spell']}"))
        else:
            self._won(word, seat, args)

    def _won(self, word: str, seat: int, args: dict[str, Argument]) -> None:
        """What the city and the guard gave."""
        if word in ("drew", "tent-taken"):
            self._chip(seat, CITY, chip("tent", line("pause-spell")))
        elif word == "handed":
            self._chip(_seat(args["to"]), CITY, chip("tent", line("pause-spell")))
        elif word == "djinn":
            self._chip(seat, CITY, chip("djinn-house", line("pause-djinn")))
        elif word == "camel":
            self._chip(_seat(args["to"]), CITY, chip("camel", line("pause-camel")))
        elif word in ("admitted", "admitted-key"):
            self._chip(seat, PALACE, chip("guard", line("pause-admitted")))
        elif word == "refused":
            self._chip(seat, PALACE, chip("guard", line("pause-refused")))

    def _move(self, seat: int, args: dict[str, Argument], sign: int) -> None:
        held = self._treasure.setdefault((seat, self._column), {})
        kind = str(args["kind"])
        held[kind] = held.get(kind, 0) + sign * int(str(args["amount"]))

    def _chip(self, seat: int, column: str, made: Chip) -> None:
        self._chips.setdefault((seat, column), []).append(made)

    def cell(self, seat: int, column: str) -> list[Chip]:
        """What the column brought and cost the seat: what is no treasure first, then the kinds in their order."""
        held = self._treasure.get((seat, column), {})
        treasure = [chip(ICONS[kind], amount=held[kind]) for kind in KIND_IDS if held.get(kind)]
        return self._chips.get((seat, column), []) + treasure

    def notes(self) -> list[Line]:
        """The guard's strength, and the rooms where nobody bought."""
        found = [line("pause-guard", number=self._guard)] if self._guard else []
        return found + ([line("pause-unsold", each_space=self._unsold)] if self._unsold else [])


def _bought(artifact: str) -> Chip:
    known = artifact not in ("", "artifact")
    text = line(f"name-{artifact}") if known else line("pause-unseen" if not artifact else "pause-artifact")
    return chip(f"a-{artifact}" if known else LAMP_ICON, text)


def _seat(name: Argument) -> int:
    return int(str(name)[1:])
