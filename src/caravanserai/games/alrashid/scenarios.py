"""Positions that random play hardly reaches: a colour drawn to its last token, and families that can buy anything."""

from caravanserai.core import machine
from caravanserai.core.game import Game
from caravanserai.core.position import put
from caravanserai.games.alrashid.battle import Battle, FightOrFlee
from caravanserai.games.alrashid.board import (
    AREAS,
    GENERAL,
    KINDS,
    PALACES,
    PASHA,
    SETUP_TILES,
    TOKENS,
    VALUE_COUNT,
)
from caravanserai.games.alrashid.favours import Favour
from caravanserai.games.alrashid.fields import (
    BATCHES,
    FACE,
    FACE_UP,
    FAMILY_ROW,
    NOTES,
    POOL,
    RESERVE,
    TOKEN_KINDS,
    WEALTH,
)
from caravanserai.games.alrashid.guilds import Leave
from caravanserai.games.alrashid.mercenaries import DrawToken
from caravanserai.games.alrashid.state import State, put_pawn
from caravanserai.games.alrashid.turn import AfterResolving, PhaseEnd, Round, StartYear

MILITARY = AREAS.index("military")
SANMATIA = AREAS.index("sanmatia")


def scenarios(game: Game) -> list[machine.State]:
    """All of them, for seats in turn order."""
    return [
        wealthy(_fixed(game, 4)),
        wealthy(_fixed(game, 3)),
        two_shuffles(_fixed(game, 2)),
        last_token(_fixed(game, 3)),
    ]


def _fixed(game: Game, seats: int) -> State:
    order = "-".join([str(seat) for seat in range(seats)])
    state = game.start(seats, game.check_options(seats, {"turn-order": order}))
    assert isinstance(state, State)
    return state


def wealthy(s: State) -> State:
    """AR-55 The first year begins, and everybody can pay for everything."""
    _empty(s)
    for seat in range(s.seats):
        put(s.wealth, seat * WEALTH, [9] * KINDS)
        s.wealth[seat * WEALTH + NOTES] = 2
        s.notes -= 2
    s.stack[:] = [StartYear()]
    s.settle()
    return s


def two_shuffles(s: State) -> State:
    """AR-18, AR-19 Red was reshuffled once; the first fighter holds like tokens of both shuffles and the stack is short."""
    _empty(s)
    s.year = 2
    s.tiles = (0, SETUP_TILES)
    s.pool[BATCHES] = 1
    mine = [0, 1, 1, 2, TOKEN_KINDS, TOKEN_KINDS + 1, TOKEN_KINDS + 2]
    _hold(s, 0, mine)
    _camp(s, SANMATIA, 2, 2)
    _hold(s, 1, [0] * 5 + [1] * 10 + [2] * 3)
    _stand(s, 0, SANMATIA)
    _stand(s, 1, MILITARY)
    s.stack[:] = [
        PhaseEnd(),
        Round(1),
        AfterResolving(0),
        Leave(SANMATIA),
        Battle(SANMATIA),
        FightOrFlee(0, SANMATIA),
    ]
    return s


def last_token(s: State) -> State:
    """AR-18, AR-82 All tokens but one are in hands: after the draw the General lapses, and the next tile lays none."""
    _empty(s)
    s.wealth[0] = 2
    for colour in range(2):
        for value in range(VALUE_COUNT):
            left = TOKENS[value] - (colour == 0 and value == 0)
            _hold(s, 1, [colour * VALUE_COUNT + value] * left)
    _stand(s, 0, MILITARY)
    s.stack[:] = [
        PhaseEnd(),
        Round(1),
        AfterResolving(0),
        Leave(MILITARY),
        Favour(0, GENERAL),
        DrawToken(0, 3),
    ]
    return s


def _empty(s: State) -> None:
    """Nothing pending, nothing owned, the set-up tile drawn but no token laid."""
    s.stack.clear()
    s.tiles = (0,)
    put(s.wealth, 0, [0] * len(s.wealth))


def _hold(s: State, seat: int, tokens: list[int]) -> None:
    for token in tokens:
        s.pool[token % TOKEN_KINDS // VALUE_COUNT * POOL + token % VALUE_COUNT] -= 1
    s.hands[seat] = tuple(sorted((*s.hands[seat], *tokens)))


def _camp(s: State, area: int, *tokens: int) -> None:
    for token in tokens:
        s.pool[token % TOKEN_KINDS // VALUE_COUNT * POOL + token % VALUE_COUNT] -= 1
    s.camps[area - PALACES] = tuple([token * FACE + FACE_UP for token in tokens])


def _stand(s: State, seat: int, area: int) -> None:
    s.pawns[seat * FAMILY_ROW + RESERVE + PASHA] -= 1
    put_pawn(s, seat, PASHA, area)
