"""Progress bars on standard error, gone when the work is done."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from caravanserai.cli.output import progress_console


@contextmanager
def stages(args: argparse.Namespace) -> Iterator[Callable[[str, int, int], None]]:
    """A bar for work in named parts: call it with the part's name, how many are done, and how many there are."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=progress_console(args), transient=True) as shown:
        task = shown.add_task("", total=None)
        yield lambda name, done, total: shown.update(task, description=name, completed=done, total=total)


@contextmanager
def bar(args: argparse.Namespace, name: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar for work that is counted: call it with how many are done."""
    with stages(args) as update:
        update(name, 0, total)
        yield lambda done: update(name, done, total)
