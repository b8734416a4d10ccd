"""Work that can be interrupted: what a journal holds is not done again."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from caravanserai.spread.backends import Backend
from caravanserai.spread.journal import Journal

P = TypeVar("P")


def resume(
    workers: Backend, work: Callable[[P], Any], pieces: Sequence[P], journal: Journal
) -> Generator[tuple[int, Any], None, None]:
    """Number and result of every piece, first those that the journal has, then the rest as they are finished.

    Results are JSON. Each is in the journal before it is handed on, so an interruption loses none of them.
    """
    yield from sorted(journal.done.items())
    missing = [number for number in range(len(pieces)) if number not in journal.done]
    for index, result in workers.done(work, [pieces[number] for number in missing]):
        journal.add(missing[index], result)
        yield missing[index], result
