"""Checks of the numeric observation: laid out as declared, repeatable, and telling nothing that is hidden."""

from random import Random

from caravanserai.core.game import Game
from caravanserai.testing.corpus import Corpus, Moment
from caravanserai.testing.errors import ConformanceError


def check_observation(game: Game, corpus: Corpus) -> None:
    """`observe` gives as many ints as `observation` declares and stays the same when hidden things are resampled."""
    if not game.observation:
        return
    names = [field.name for field in game.observation]
    for field in game.observation:
        if field.size < 1 or not field.what or names.count(field.name) > 1:
            raise ConformanceError(
                f"{game.key}: observation field {field.name!r} needs a name of its own, a size and a meaning"
            )
    for moment in corpus.moments:
        before = game.position(moment.state)
        for seat in range(moment.state.seats):
            _check_seat(game, moment, seat)
        if game.position(moment.state) != before:
            raise moment.fail("observing changed the position")


def _check_seat(game: Game, moment: Moment, seat: int) -> None:
    seen = game.observe(moment.state, seat)
    size = sum(field.size for field in game.observation)
    if len(seen) != size:
        raise moment.fail(f"the observation of seat {seat} has {len(seen)} numbers, {size} are declared")
    if not all(type(number) is int for number in seen):
        raise moment.fail(f"the observation of seat {seat} holds something that is no int")
    if game.observe(moment.state, seat) != seen:
        raise moment.fail(f"the observation of seat {seat} differs when asked a second time")
    other = game.observe(game.determinize(moment.state, seat, Random(moment.number + 5)), seat)
    if other != seen:
        place = next(index for index, number in enumerate(seen) if other[index] != number)
        raise moment.fail(
            f"the observation of seat {seat} betrays hidden things: {field_at(game, place)} is {seen[place]} or {other[place]}"
        )


def field_at(game: Game, place: int) -> str:
    """The field that holds the number at this place, as `name[index]`."""
    start = 0
    for field in game.observation:
        if place < start + field.size:
            return f"{field.name}[{place - start}]"
        start += field.size
    raise IndexError(place)
