"""Positions full of magic that random play hardly ever reaches: all spells in hand, artifacts of every type."""

from caravanserai.core.game import Game
from caravanserai.core.machine import CHANCE
from caravanserai.games.morgenland.board import ARTIFACT_COUNT, LAMP, MAGIC_STACK, SPELL_COUNT, W_START
from caravanserai.games.morgenland.fields import BIT, PIECE_COUNT
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.turn import CleanUp, Turn, Visit
from caravanserai.games.morgenland.windows import Sweep


def scenarios(game: Game) -> list[State]:
    """One position for each number of seats, among them the open Tent and the other readings of MO-62 and MO-72."""
    return [
        rich(prepared(game, 3, {"open-tent": "on", "first-player": "1"})),
        rich(prepared(game, 4, {"djinn-artifacts": "types", "first-player": "0"})),
        rich(prepared(game, 5, {"casting": "always", "max-rounds": "off", "first-player": "3"})),
    ]


def prepared(game: Game, seats: int, options: dict[str, str]) -> State:
    """A game of the magic version after the preparation of its first round; everybody starts with three reds."""
    s = game.new(seats, version="magic", **options)
    assert isinstance(s, State)
    while s.actor() == CHANCE or s.round == 0:
        s.apply(s.legal()[-1])
    return s


def rich(s: State) -> State:
    """All spells of the deck in hand, two of the stacks' artifacts with everybody, the first window open."""
    for spell in range(SPELL_COUNT):
        if s.deck & BIT[spell]:
            s.spells[spell % s.seats] |= BIT[spell]
    s.deck = 0
    for number in range(2 * s.seats):
        _take_piece(s, number % s.seats, number // 2)
    s.stack.clear()
    s.push(CleanUp())
    s.push(Visit(0, 0))
    s.push(Turn(0))
    s.push(Sweep(W_START, 0, s.seats))
    s.settle()
    return s


def _take_piece(s: State, seat: int, room: int) -> None:
    """A piece that nobody has looked at goes from the room's stack to the seat, each time of another type."""
    piece = LAMP + 1 + (seat + 2 * room) % (ARTIFACT_COUNT - 1)
    while s.pool[piece] == 0:
        piece = piece % (ARTIFACT_COUNT - 1) + 1
    s.pool[piece] -= 1
    s.unused[seat * PIECE_COUNT + piece] += 1
    s.size[room] -= 1
    assert 0 <= s.size[room] < MAGIC_STACK
