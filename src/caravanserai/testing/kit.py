"""The whole kit: every check on one game, with names, timings and a readable report."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from caravanserai.core.game import Game
from caravanserai.testing import (
    cards,
    choices,
    coverage,
    declaration,
    flow,
    matches,
    mutants,
    observations,
    pauses,
    positions,
    processes,
    reasons,
    secrets,
    texts,
)
from caravanserai.testing.corpus import Corpus
from caravanserai.testing.errors import ConformanceError

Progress = Callable[[str, int, int], None]
"""Called before each check with its name, how many are done, and how many there are."""


class Result(NamedTuple):
    """How one check went; `message` is empty if it passed."""

    name: str
    passed: bool
    message: str
    seconds: float


class Report(NamedTuple):
    """All results for one game."""

    game: str
    results: list[Result]

    @property
    def ok(self) -> bool:
        """Whether every check passed."""
        return all(result.passed for result in self.results)

    def text(self) -> str:
        """The report for people."""
        lines = [
            f"{'pass' if each.passed else 'FAIL'}  {each.name:<14} {each.seconds:6.1f} s  {each.message}".rstrip()
            for each in self.results
        ]
        failed = sum(not each.passed for each in self.results)
        total = (
            f"{self.game}: {len(self.results)} checks, {failed} failed"
            if failed
            else f"{self.game}: all passed"
        )
        return "\n".join([*lines, total])


def checks(
    game: Game, budget: int = 120, compiled: Path | None = None, place: str | None = None
) -> dict[str, Callable[[], None]]:
    """Every check of the kit by name, ready to be called in this order. The corpus is played at its first use."""
    made: list[Corpus] = []

    def corpus() -> Corpus:
        if not made:
            made.append(Corpus(game, budget))
        return made[0]

    def on(check: Callable[[Game, Corpus], None]) -> Callable[[], None]:
        return lambda: check(game, corpus())

    found: dict[str, Callable[[], None]] = {
        "declaration": partial(declaration.check_declaration, game),
        "names": partial(declaration.check_names, game),
        "termination": on(flow.check_termination),
        "decisions": on(declaration.check_decisions),
        "legal": on(flow.check_legal),
        "chance": on(flow.check_chance),
        "invariants": on(flow.check_invariants),
        "clones": on(flow.check_clones),
        "replay": on(flow.check_replay),
        "events": on(flow.check_events),
        "scores": on(flow.check_scores),
        "views": on(secrets.check_views),
        "prompts": on(secrets.check_prompts),
        "choices": on(choices.check_choices),
        "secrets": on(secrets.check_secrets),
        "samples": on(secrets.check_samples),
        "whispers": on(secrets.check_whispers),
        "observation": on(observations.check_observation),
        "undo-secrets": on(secrets.check_undo_secrets),
        "why-not": on(reasons.check_why_not),
        "positions": on(positions.check_positions),
        "edits": on(positions.check_edits),
        "mutants": lambda: mutants.check_mutants(game, 3 * budget, corpus=corpus()),
        "texts": on(texts.check_texts),
        "pauses": on(pauses.check_pauses),
        "endings": on(pauses.check_endings),
        "cards": on(cards.check_cards),
        "undo": partial(matches.check_undo, game),
        "records": partial(matches.check_records, game),
        "hash-seed": partial(processes.check_hash_seed, game, place),
        "coverage": on(coverage.check_coverage),
    }
    if compiled is not None:
        found["compiled"] = partial(processes.check_compiled, game, compiled, place)
    return found


def run_kit(
    game: Game,
    budget: int = 120,
    progress: Progress | None = None,
    compiled: Path | None = None,
    place: str | None = None,
) -> Report:
    """Run every check; a check that raises anything fails with what it raised."""
    every = checks(game, budget, compiled, place)
    results: list[Result] = []
    for name, check in every.items():
        if progress is not None:
            progress(name, len(results), len(every))
        began = time.perf_counter()
        message = ""
        try:
            check()
        except ConformanceError as error:
            message = str(error)
        except Exception as error:
            message = f"{game.key}: the check stumbled over {error!r}"
        results.append(Result(name, not message, message, time.perf_counter() - began))
    if progress is not None:
        progress("", len(results), len(every))
    return Report(game.key, results)
