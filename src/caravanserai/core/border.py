"""The border of the engine: callers may hand over any kind of whole number, inside everything is a plain int.

Compiled code refuses a `numpy.int64` where interpreted code takes even a float, so numbers are made plain, or refused,
before they reach the rules; thus both builds answer alike.
"""

from collections.abc import Callable, Sequence
from functools import wraps
from operator import index
from typing import Any, Final

from caravanserai.core.machine import State


class NoSuchSeat(ValueError):
    """What was given is no seat of the table; the message says what would be."""


class NoSuchAction(ValueError):
    """What was given is no action of the game; the message says what would be."""


def whole(value: object) -> int | None:
    """The value as a plain int if it is of any integer type, else None."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def shown(value: object) -> str:
    """The value as a refusal names it, cut short."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"


def seat_at(state: State, seat: object) -> int:
    """The seat as a plain int; `NoSuchSeat` if the table has no such seat."""
    if type(seat) is int and 0 <= seat < state.seats:
        return seat
    number = whole(seat)
    if number is None or not 0 <= number < state.seats:
        raise NoSuchSeat(f"there is no seat {shown(seat)}: they run from 0 to {state.seats - 1}")
    return number


def viewer_at(state: State, seat: object) -> int | None:
    """The seat as a plain int, or None for a spectator."""
    return None if seat is None else seat_at(state, seat)


def _of_viewer(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def checked(self: object, state: State, seat: object, *rest: Any) -> Any:
        return method(self, state, viewer_at(state, seat), *rest)

    return checked


def _of_viewers(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def checked(self: object, state: State, seats: Sequence[object], *rest: Any) -> Any:
        return method(self, state, [viewer_at(state, seat) for seat in seats], *rest)

    return checked


def _of_seat(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def checked(self: object, state: State, seat: object, *rest: Any) -> Any:
        return method(self, state, seat_at(state, seat), *rest)

    return checked


_CHECKED: Final = {
    "view": _of_viewer,
    "views": _of_viewers,
    "views_beyond": _of_viewers,
    "prompt": _of_viewer,
    "prompts": _of_viewers,
    "things": _of_viewer,
    "card": _of_viewer,
    "cards": _of_viewer,
    "determinize": _of_viewer,
    "observe": _of_seat,
    "kept": _of_seat,
    "promised": _of_seat,
}
"""The methods of a game that take a seat from outside -> how they are checked."""


def guard(game: type) -> None:
    """Let the methods that this class of games defines itself check the seat they are given."""
    for name, check in _CHECKED.items():
        method = vars(game).get(name)
        if method is not None:
            setattr(game, name, check(method))
