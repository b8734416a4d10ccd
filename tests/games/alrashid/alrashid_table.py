"""A table for tests: positions of Al-Rashid built piece by piece, played by the names of actions."""

from typing import Any, Self

import caravanserai as cs
from caravanserai.core.machine import Step
from caravanserai.core.position import put
from caravanserai.games.alrashid import GAME
from caravanserai.games.alrashid.actions import TOKEN_NAMES
from caravanserai.games.alrashid.board import AREAS, COLOURS, FAMILY, GOODS, PALACES, PAWNS, TITLES
from caravanserai.games.alrashid.fields import FACE, FACE_UP, INFLUENCE, NOTES, POOL, RESERVE, WEALTH
from caravanserai.games.alrashid.placement import start_placement
from caravanserai.games.alrashid.state import State, put_pawn
from caravanserai.games.alrashid.turn import PhaseEnd, Resolution, Round, TakeTurn

A, B, C, D, E = range(5)


class Table:
    """Seats in turn order 0, 1, 2 …; nobody owns anything, no token lies anywhere, nothing is pending."""

    def __init__(self, seats: int = 4, **options: object) -> None:
        options.setdefault("turn_order", "-".join(map(str, range(seats))))
        state = GAME.new(seats, **options)
        assert isinstance(state, State)
        self.s = state
        state.stack.clear()
        state.tiles = (0,)
        put(state.wealth, 0, [0] * len(state.wealth))
        self.told: list[tuple[str, dict[str, Any]]] = []

    # --- building ------------------------------------------------------------------------------------

    def goods(self, seat: int, *numbers: int, **kinds: int) -> Self:
        """Give goods: five numbers, or kinds by name."""
        for kind, name in enumerate(GOODS):
            self.s.wealth[seat * WEALTH + kind] = numbers[kind] if numbers else kinds.get(name, 0)
        return self

    def notes(self, seat: int, number: int) -> Self:
        """Give notes from the supply."""
        self.s.notes -= number
        self.s.wealth[seat * WEALTH + NOTES] += number
        return self

    def influence(self, seat: int, number: int) -> Self:
        """Give influence tokens from the supply."""
        self.s.influence -= number
        self.s.wealth[seat * WEALTH + INFLUENCE] += number
        return self

    def family(self, seat: int, pasha: int, merchant: int, sage: int) -> Self:
        """The pawns of the family, all in reserve."""
        for pawn, number in enumerate((pasha, merchant, sage)):
            self.s.pawns[seat * 9 + pawn] = FAMILY[pawn] - number
            self.s.pawns[seat * 9 + RESERVE + pawn] = number
        return self

    def stand(self, area: str, seat: int, *pawns: str) -> Self:
        """Put pawns on the board, from the reserve or, if it has none, from the box."""
        for name in pawns:
            pawn = PAWNS.index(name)
            source = seat * 9 + pawn + (RESERVE if self.s.pawns[seat * 9 + RESERVE + pawn] else 0)
            assert self.s.pawns[source] > 0
            self.s.pawns[source] -= 1
            put_pawn(self.s, seat, pawn, AREAS.index(area))
        return self

    def title(self, seat: int, *names: str) -> Self:
        """Give titles from the palaces."""
        titles = list(self.s.titles)
        for name in names:
            titles[self.s.seats * 32 + TITLES.index(name)] -= 1
            titles[seat * 32 + TITLES.index(name)] += 1
        put(self.s.titles, 0, titles)
        return self

    def _token(self, name: str) -> int:
        kind = TOKEN_NAMES.index(name)
        self.s.pool[kind // 3 * POOL + kind % 3] -= 1
        return self.s.pool[12 + kind // 3] * 6 + kind

    def hand(self, seat: int, *tokens: str) -> Self:
        """Give tokens from the stacks."""
        self.s.hands[seat] = tuple(sorted((*self.s.hands[seat], *map(self._token, tokens))))
        return self

    def camp(self, area: str, *tokens: str, up: bool = False, seen: tuple[int, ...] = ()) -> Self:
        """Lay tokens on a territory, in a year late enough for so many."""
        at = AREAS.index(area) - PALACES
        mark = FACE_UP if up else sum(1 << seat for seat in seen)
        for seat in seen:
            self.s.looks += (1, seat, AREAS.index(area))
        self.s.camps[at] += tuple(self._token(token) * FACE + mark for token in tokens)
        if len(self.s.camps[at]) > self.s.year:
            self.year(len(self.s.camps[at]))
        return self

    def piles(self, colour: str, stack: tuple[int, int, int], discards: tuple[int, int, int]) -> Self:
        """Stack and discard pile of a colour, by value."""
        at = COLOURS.index(colour) * POOL
        put(self.s.pool, at, [*stack, *discards])
        return self

    def year(self, year: int) -> Self:
        """The year, with as many tiles drawn."""
        self.s.year = year
        self.s.tiles = (0, *range(3, 2 + year))
        return self

    def pending(self, *steps: Step[Any]) -> Self:
        """What is pending, the last on top, in a resolution phase."""
        self.s.stack[:] = [PhaseEnd(), *steps]
        return self

    def turn(self, seat: int = A) -> Self:
        """The seat is on turn in the resolution phase; if it is not the first, an empty guild was resolved before."""
        if self.s.order.index(seat) and not self.s.resolved:
            self.s.resolved = max(1 << guild for guild in range(5) if not self.s.rows[guild])
        return self.pending(Round(self.s.order.index(seat) + 1), TakeTurn(seat, 0))

    def at_placement(self) -> Self:
        """The placement of the year begins."""
        self.s.stack[:] = [Resolution()]
        start_placement(self.s)
        self.s.settle()
        return self

    def at_resolution(self) -> Self:
        """All pawns are placed; Plotters and Informers come first."""
        self.s.stack[:] = [Resolution()]
        self.s.settle()
        return self

    # --- playing -------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """The names of the legal actions."""
        return [GAME.name(action) for action in self.s.legal()]

    def do(self, *actions: str) -> Self:
        """Apply actions by name, each of which must be legal."""
        for name in actions:
            action = GAME.parse(name)
            assert action in self.s.legal(), f"{name} is not among {self.options()}"
            if self.s.actor() >= 0:
                assert GAME.why_not(self.s, self.s.actor(), action) is None, name
            self.s.log = []
            self.s.apply(action)
            for kind, args, _ in self.s.log:
                self.told.append((GAME.kinds[kind].word, GAME.kinds[kind].describe(args)))
            self.s.log = None
            self.s.check()
        return self

    def why(self, name: str) -> str:
        """The rule that forbids the action now."""
        action = GAME.parse(name)
        assert action not in self.s.legal(), name
        reason = GAME.why_not(self.s, self.s.actor(), action)
        assert reason is not None, name
        return reason.rule

    # --- asking --------------------------------------------------------------------------------------

    @property
    def decision(self) -> str:
        """The decision that is asked."""
        return self.s.stack[-1].decision if self.s.stack else ""

    @property
    def actor(self) -> int:
        """Who decides."""
        return self.s.actor()

    def has(self, seat: int) -> list[int]:
        """Goods of the seat by kind."""
        return list(self.s.wealth[seat * WEALTH : seat * WEALTH + 5])

    def owns(self, seat: int) -> tuple[int, int, int]:
        """Notes, influence, dishonor of the seat."""
        notes, influence, dishonor = self.s.wealth[seat * WEALTH + 5 : seat * WEALTH + 8]
        return notes, influence, dishonor

    def dishonor(self) -> list[int]:
        """Dishonor tokens by seat."""
        return [self.owns(seat)[2] for seat in range(self.s.seats)]

    def reserve(self, seat: int) -> list[int]:
        """Pashas, Merchants and Sages in reserve."""
        return list(self.s.pawns[seat * 9 + 3 : seat * 9 + 6])

    def box(self, seat: int) -> list[int]:
        """Pashas, Merchants and Sages in the box."""
        return list(self.s.pawns[seat * 9 : seat * 9 + 3])

    def row(self, area: str) -> tuple[int, ...]:
        """The row of the area."""
        return self.s.rows[AREAS.index(area)]

    def lies(self, area: str) -> list[int]:
        """Goods and note of the territory."""
        at = (AREAS.index(area) - PALACES) * 6
        return list(self.s.lying[at : at + 6])

    def tokens(self, area: str) -> list[str]:
        """The tokens of the territory, face-up ones with a +."""
        camp = self.s.camps[AREAS.index(area) - PALACES]
        return [TOKEN_NAMES[token // FACE % 6] + ("+" if token & FACE_UP else "") for token in camp]

    def holds(self, seat: int) -> list[str]:
        """The seat's hand."""
        return sorted(TOKEN_NAMES[token % 6] for token in self.s.hands[seat])

    def score(self, seat: int) -> int:
        """Prestige points of the seat."""
        return self.s.scores()[seat]


__all__ = ["GAME", "A", "B", "C", "D", "E", "Table", "cs"]
