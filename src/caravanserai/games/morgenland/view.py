"""What a seat may see, as JSON (MO-110), and nothing of what lies face down or behind other screens (MO-111)."""

from collections.abc import Sequence
from typing import Final, TypedDict

from caravanserai.games.morgenland.board import (
    ARTIFACT_RULES,
    ARTIFACTS,
    DECK_SIZE,
    FIRST_ROOM,
    SPACES,
    SPELL_RULES,
    SPELLS,
    WINDOWS,
)
from caravanserai.games.morgenland.chain import asked, pending, stage, targets
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.view_seats import (
    OwnView,
    SeatView,
    kinds,
    known_seat,
    own,
    shown_seat,
    titles,
)
from caravanserai.games.morgenland.view_spaces import SpaceView, eye, known_space, lying, shown_space


class SpellsView(TypedDict):
    """The spells that nobody holds: how many in the deck, which on display and discarded."""

    deck: int
    display: list[str]
    discards: list[str]


class AnnouncedView(TypedDict):
    """A spell that waits to take effect; `at` are the things it is aimed at."""

    spell: str
    caster: int
    at: list[str]


class ReactingView(TypedDict):
    """An open window (MO-74): who has passed since the last play, and who will be asked after the present seat."""

    passed: list[int]
    waiting: list[int]


class TrickView(TypedDict):
    """MO-86 What the viewer knew of a stack before somebody took a piece of it unseen, and what has left it since."""

    room: str
    taker: int
    before: list[str | None]
    since: list[str]


class View(TypedDict):
    """The table as a seat sees it. `rules` goes from the things that have a rule of their own to its id.

    `rounds` is null if the game has no last round, `window` if no window is open, `own` for a spectator.
    """

    seat: int | None
    version: str
    round: int
    rounds: int | None
    camel: int
    order: list[int]
    card: str | None
    cards: list[str]
    guard: int | None
    window: str | None
    reversed: bool
    secret: int | None
    bank: dict[str, int]
    spaces: list[SpaceView]
    seats: list[SeatView]
    spells: SpellsView
    pending: list[AnnouncedView]
    reacting: ReactingView | None
    trick: TrickView | None
    rules: dict[str, str]
    own: OwnView | None


RULES: Final = {
    **{f"artifact-{name}": ARTIFACT_RULES[piece] for piece, name in enumerate(ARTIFACTS)},
    **{f"spell-{name}": SPELL_RULES[spell] for spell, name in enumerate(SPELLS)},
}
"""The cards of the magic version as things on the table, and their rules (MO-66 to MO-71, MO-86 to MO-106)."""


def view(s: State, seat: int | None) -> View:
    """The table as the seat sees it; None is a spectator."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int | None]) -> list[View]:
    """The table as each of the seats sees it: the same but for what it knows of hidden things."""
    tokens = lying(s)
    table = _table(s, tokens)
    return [table if seat is None else _known(s, table, tokens, seat) for seat in seats]


def _table(s: State, tokens: list[list[int]]) -> View:
    """The table as a spectator sees it."""
    window = stage(s) if s.magic else -1
    return {
        "seat": None,
        "version": "magic" if s.magic else "basic",
        "round": s.round,
        "rounds": s.max_rounds or None,
        "camel": s.camel,
        "order": [s.seat_at(position) for position in range(s.seats)],
        "card": None if s.card < 0 else f"{s.seats}-{s.card + 1:02d}",
        "cards": [f"{s.seats}-{card + 1:02d}" for card in range(DECK_SIZE) if s.unused_cards & BIT[card]],
        "guard": s.guard or None,
        "window": None if window < 0 else WINDOWS[window],
        "reversed": s.reversed != 0,
        "secret": None if s.secret < 0 else s.secret,
        "bank": kinds(s, s.seats),
        "spaces": [shown_space(s, space, each) for space, each in enumerate(tokens)],
        "seats": [shown_seat(s, each) for each in range(s.seats)],
        "spells": {
            "deck": len(titles(s.deck)),
            "display": titles(s.display),
            "discards": titles(s.discards),
        },
        "pending": [
            {"spell": SPELLS[spell.spell], "caster": spell.caster, "at": targets(spell)}
            for spell in pending(s)
        ],
        "reacting": _reacting(s),
        "trick": _trick(s, None),
        "rules": RULES if s.magic else {},
        "own": None,
    }


def _known(s: State, table: View, tokens: list[list[int]], seat: int) -> View:
    """The table with what the seat knows of hidden things."""
    return {
        **table,
        "seat": seat,
        "spaces": [known_space(s, shown, tokens[space], seat) for space, shown in enumerate(table["spaces"])],
        "seats": [known_seat(s, shown, seat) for shown in table["seats"]],
        "trick": _trick(s, seat),
        "own": own(s, seat),
    }


def _reacting(s: State) -> ReactingView | None:
    found = asked(s)
    return None if found is None else {"passed": found.passed, "waiting": found.waiting}


def _trick(s: State, seat: int | None) -> TrickView | None:
    trick = s.trick
    if trick is None:
        return None
    known = [piece if mask & eye(seat) else -1 for piece, mask in zip(trick.before, trick.known, strict=True)]
    return {
        "room": SPACES[FIRST_ROOM + trick.room],
        "taker": trick.taker,
        "before": [None if piece < 0 else ARTIFACTS[piece] for piece in known],
        "since": [ARTIFACTS[event if event < 100 else (event - 100) // 10] for event in trick.later],
    }
