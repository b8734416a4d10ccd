"""Places of the bots of generation 1 on the scale of people's ratings are those of the contests on its page."""

import math
import re
from collections import defaultdict
from pathlib import Path

from caravanserai.bots import anchors
from caravanserai.bots.anchors import anchor

LADDER = Path(__file__).parents[2] / "docs" / "ladder-1.md"
GAMES = {
    "Al-Rashid": "alrashid",
    "Five Tribes": "fivetribes",
    "Morgenland": "morgenland",
    "Yspahan": "yspahan",
}


def contests() -> dict[str, dict[str, tuple[float, int]]]:
    """By game and pairing: games won by the first bot, and all games, of every line of the page."""
    found: dict[str, dict[str, tuple[float, int]]] = defaultdict(dict)
    for line in LADDER.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        pairing = next((cell for cell in cells if re.fullmatch(r"\w+ over \w+", cell)), "")
        share = next((at for at, cell in enumerate(cells) if re.fullmatch(r"[\d.]+%", cell)), 0)
        if not pairing or not share:
            continue
        game = GAMES[cells[0].split(",")[0]]
        games = int(cells[share - 1])
        won, of = found[game].get(pairing, (0.0, 0))
        found[game][pairing] = won + games * float(cells[share].rstrip("%")) / 100, of + games
    return found


def step(contest: tuple[float, int]) -> float:
    won, games = contest
    share = (won + 1) / (games + 2)
    return 400 * math.log10(share / (1 - share))


def test_anchors_are_what_the_ladder_says() -> None:
    for game, pairs in contests().items():
        assert all(of >= 20 for _, of in pairs.values())
        easy = 1500 - step(pairs["medium over easy"])
        assert {
            "random": round(easy - step(pairs["easy over random"])),
            "easy": round(easy),
            "medium": 1500,
            "hard": round(1500 + step(pairs["hard over medium"])),
        } == anchors.read()["1"][game]


def test_who_was_never_measured_has_no_anchor() -> None:
    assert anchor("yspahan", "medium") == anchor("yspahan", "medium@1") == 1500
    assert anchor("yspahan", "greedy") is None
    assert anchor("yspahan", "expert@2") is None or anchor("yspahan", "expert") > 1500
    assert anchor("yspahan", "hard") is not None
    assert anchor("lots", "medium") is None
    assert anchor("yspahan", "grandmaster") is None
