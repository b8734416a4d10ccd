"""What comes with a learned net: a card that says how it was made, and a page with the curves of its making."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from caravanserai.bots.learning import players
from caravanserai.bots.learning.course import Round
from caravanserai.bots.learning.glances import FirstLook
from caravanserai.bots.learning.laying import Odds
from caravanserai.bots.learning.lessons import Course
from caravanserai.bots.learning.units import UNITS
from caravanserai.version import __version__

MODEL: Final = "model.json"
CARD: Final = "card.json"
PAGE: Final = "report.html"

NOTE: Final = (
    "Share of the variance of final leads, in games held back; the new net against the one before, in points."
)


PLAYERS_NOTE: Final = (
    "Each round's numbers against those of the beginning, on deals they were not tuned on, in points."
)


def card(course: Course, rounds: Sequence[Round], command: str) -> dict[str, Any]:
    """How the net of the last round was made and how good it is, as JSON."""
    last = rounds[-1]
    return {
        **about(course, command),
        "rounds": len(rounds),
        "games": course.games * len(rounds),
        "inputs": len(last.model["inputs"]),
        "hidden": last.model["hidden"],
        "numbers": len(last.model["net"]),
        "explained": [
            {
                "round": each.number,
                "games": each.games,
                "plain judge": round(each.fit.plain, 3),
                "line": round(each.fit.line, 3),
                "net": round(each.fit.full, 3),
                "step": each.step,
                "duel": [round(number, 3) for number in each.duel] if each.duel else None,
            }
            for each in rounds
        ],
    }


def card_of(path: Path, weights: Mapping[str, Any], game: str) -> dict[str, Any]:
    """The card that lies beside weights, or what can be said without one."""
    for place in (path.with_suffix(".card.json"), path.with_name(CARD)):
        if place.is_file():
            found: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
            return found
    if "net" not in weights:
        return {"game": game}
    return {
        "game": game,
        "inputs": len(weights["inputs"]),
        "hidden": weights["hidden"],
        "numbers": len(weights["net"]),
    }


def look_card(course: Course, worlds: int, found: FirstLook, command: str) -> dict[str, Any]:
    """How the line for first looks was made and how good it is, as JSON: correlations in positions held back."""
    return {
        "command": command,
        "version": __version__,
        "seed": course.seed,
        "seats": list(course.seats),
        "options": list(course.options),
        "games": course.games,
        "positions": found.positions,
        "worlds": worlds,
        "ridge": found.ridge,
        "judge looks": round(found.before, 3),
        "line looks": round(found.after, 3),
    }


def about(course: Course, command: str) -> dict[str, Any]:
    """What all cards say of how something was made."""
    return {
        "game": course.game,
        "command": command,
        "version": __version__,
        "seed": course.seed,
        "seats": list(course.seats),
        "options": list(course.options),
    }


def players_card(course: Course, rounds: Sequence[players.Round], command: str) -> dict[str, Any]:
    """How the numbers of simulated players were tuned, and what each round's do against those of the beginning, as JSON."""
    return {
        **about(course, command),
        "rounds": len(rounds),
        "games": 2 * sum(each.deals for each in rounds),
        "numbers": len(UNITS[course.game]),
        "against the first": [
            {
                "round": each.number,
                "games": each.duel.games,
                "margin": round(each.duel.margin, 2),
                "error": round(each.duel.error, 2),
                "share": round(each.duel.share, 3),
            }
            for each in rounds
        ],
    }


def odds_card(course: Course, found: Odds, command: str) -> dict[str, Any]:
    """How the odds of simulated players were fitted, and how likely they make what was laid elsewhere, as JSON."""
    return {
        **about(course, command),
        "games": course.games,
        "choices": found.choices,
        "numbers": len(found.odds),
        "held back": {
            "choices": found.held,
            "equal draw": round(found.equal, 3),
            "odds before": round(found.before, 3),
            "odds now": round(found.after, 3),
        },
    }


def players_page(course: Course, rounds: Sequence[players.Round]) -> str:
    """How the numbers of simulated players got better, in one HTML file."""
    from caravanserai import plots
    from caravanserai.plots import Panel

    heads = ("Round", "Deals", "Duel", "Share of the wins")
    rows = [
        (
            str(each.number),
            str(each.deals),
            f"{each.duel.margin:+.2f} ± {each.duel.error:.2f}",
            f"{each.duel.share:.1%}",
        )
        for each in rounds
    ]
    line = ("against the first", [each.number for each in rounds], [each.duel.margin for each in rounds])
    drawn = plots.curves("Margin over the numbers of the beginning", [line], "rounds", "points")
    panels = [Panel("Rounds", plots.table(heads, rows), PLAYERS_NOTE), Panel("Margin", drawn)]
    facts = f"{course.games} games a round, seats {', '.join(map(str, course.seats))}, seed {course.seed}"
    return plots.page("Caravanserai, learning", course.game, facts, panels)


def write_model(model: Mapping[str, Any], path: Path) -> None:
    """The model as data, a line for each part."""
    parts = (f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in model.items())
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def page(course: Course, rounds: Sequence[Round]) -> str:
    """The curves of all rounds, in one HTML file."""
    from caravanserai import plots
    from caravanserai.plots import Panel

    heads = ("Round", "Games", "Plain judge", "Line", "Net", "Epochs", "Step", "Duel")
    rows = [
        (
            str(each.number),
            str(each.games),
            f"{each.fit.plain:.3f}",
            f"{each.fit.line:.3f}",
            f"{each.fit.full:.3f}",
            str(len(each.fit.losses)),
            f"{each.step:g}",
            f"{each.duel.margin:+.2f} ± {each.duel.error:.2f}" if each.duel else "",
        )
        for each in rounds
    ]
    panels = [Panel("Explained", plots.table(heads, rows), NOTE)]
    for each in rounds:
        if each.fit.losses:
            epochs = range(1, len(each.fit.losses) + 1)
            lines = [
                ("fitted to", epochs, [known for known, _ in each.fit.losses]),
                ("held back", epochs, [held for _, held in each.fit.losses]),
            ]
            title = f"Round {each.number}"
            drawn = plots.curves(f"{title}: loss", lines, "epochs", "unexplained share of the leads")
            panels.append(Panel(title, drawn))
    facts = f"{course.games} games a round, seats {', '.join(map(str, course.seats))}, seed {course.seed}"
    return plots.page("Caravanserai, learning", course.game, facts, panels)
