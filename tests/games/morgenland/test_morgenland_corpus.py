"""Whole games: every artifact used and copied, every spell cast and cancelled; and recorded games of the magic version.

The golden games of all option values lie in `tests/golden`; here are mixtures they leave out, and games from the time
before the options `djinn-artifacts` and `casting`, which are never played anew. To write the mixtures:
`python tests/games/morgenland/test_morgenland_corpus.py`.
"""

from pathlib import Path

import pytest

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import ARTIFACTS, DECKS, SPELLS
from caravanserai.testing import golden
from caravanserai.testing.corpus import Player, Setup, apply_heard, new

HERE = Path(__file__).parent / "recorded"
OWN_DECK = ";".join(reversed(DECKS[5]))


def setup(seats: int, **options: str) -> Setup:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Setup(seats, tuple(zip(GAME.options, GAME.check_options(seats, given), strict=True)))


RECORDED = {
    "4-seats-magic": (setup(4, version="magic"), 4001),
    "5-seats-magic-own-deck": (setup(5, version="magic", max_rounds="15", treasure_deck=OWN_DECK), 5001),
}


@pytest.mark.parametrize("path", sorted(HERE.glob(f"*{golden.SUFFIX}")), ids=lambda path: str(path.stem))
def test_recorded_game_is_as_it_was(path: Path) -> None:
    golden.replay(GAME, path.read_text(encoding="utf-8"))


def test_every_mixture_is_recorded() -> None:
    assert set(RECORDED) <= {path.stem for path in HERE.glob(f"*{golden.SUFFIX}")}


class Seen:
    """What has happened in the games so far."""

    def __init__(self) -> None:
        self.cast: set[str] = set()
        self.cancelled: set[str] = set()
        self.used: set[str] = set()
        self.copied: set[str] = set()

    def listen(self, seats: int, seed: int) -> None:
        """Play one game and note the plays."""
        state = new(GAME, setup(seats, version="magic", open_tent="on" if seed % 3 == 0 else "off"))
        player = Player(GAME, seed)
        while state.stack:
            for number, args, _ in apply_heard(state, player.action(state, state.legal())):
                kind = GAME.kinds[number]
                told = kind.describe(args)
                if kind.word == "resolved" and told["effect_id"] == "some":
                    self.cast.add(str(told["spell"]))
                elif kind.word == "cancelled":
                    self.cancelled.add(str(told["spell"]))
                elif kind.word == "used":
                    self.used.add(str(told["artifact"]))
                elif kind.word == "announced-copy":
                    self.copied.add(str(told["artifact"]))

    def complete(self) -> bool:
        everything = len(self.cast) == len(self.cancelled) == len(SPELLS)
        return everything and len(self.used) == 5 and len(self.copied) == 4


def test_every_artifact_and_every_spell_in_the_corpus() -> None:
    """MO-66 to MO-71, MO-86 to MO-106: cast, countered and copied by random players."""
    seen = Seen()
    for seed in range(400):
        seen.listen(3 + seed % 3, 20_001 + seed)
        if seen.complete():
            break
    assert set(SPELLS) - seen.cast == set()
    assert set(SPELLS) - seen.cancelled == set()
    assert seen.used == set(ARTIFACTS) - {"scroll"}
    assert seen.copied == {"counterspell", "doppelganger", "carpet", "key"}


if __name__ == "__main__":
    for name, (each, seed) in RECORDED.items():
        golden.LARGEST = 120_000  # type: ignore[misc]
        (HERE / f"{name}{golden.SUFFIX}").write_text(golden.golden_text(GAME, each, seed), encoding="utf-8")
