"""The report of a study: sentences first, then pictures, then every number."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final, NamedTuple

import numpy as np

from caravanserai import plots
from caravanserai.core.registry import game as find_game
from caravanserai.lab.results import DECISION
from caravanserai.plots import HALF, Marks, Panel
from caravanserai.text.catalogue import Catalogue

MOST: Final = 14
"""So many things of a kind are drawn; the table at the end has them all."""
SAID: Final = 3
"""So many things of winners are said in a sentence."""
SIDES: Final = ("winners have it less", "winners have it more")
LEGEND: Final = "Thick line: 95 % interval; thin: corrected for everything that was looked at together; filled: that one leaves 0."
ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th")

LIMITS: Final = (
    "Bots play each other; people may value things differently. To own a thing and to win go together for many "
    "reasons: the regression takes out seat and strength, not the situation in which it was had. Intervals are 95 %; "
    "the thin ones are corrected for everything that was looked at together (Bonferroni). Numbers are the same on one "
    "core, on all and on a cluster."
)


def report(found: dict[str, Any]) -> str:
    """The page of a study's results."""
    study = found["study"]
    words = Catalogue("en", find_game(study["game"]))
    panels = [
        Panel("What the games say", _sentences(found, words)),
        _seats(found["seats"]),
        _closeness(found["closeness"], found.get("luck")),
        *_winners(found["deeds"], words),
        _categories(found["categories"], words),
        _length(found["decisions"]),
        *([_compared(found["compared"])] if "compared" in found else []),
        _asked(found["decisions"]["asked"]),
        _table(found["deeds"], words),
        Panel("What this does not show", f"<p>{escape(LIMITS)}</p>"),
    ]
    return plots.page(
        "Caravanserai, the lab",
        f"{words.name(study['game'])}, {study['seats']} players",
        _about(found),
        panels,
        {"All numbers (JSON)": "report.json", "A row per game and seat (Parquet)": "games.parquet"},
    )


def _about(found: dict[str, Any]) -> str:
    study = found["study"]
    options = ", ".join(f"{name}={value}" for name, value in study["options"].items())
    parts = [
        f"{found['games']:,} games of {' and '.join(dict.fromkeys(study['bots']))} bots",
        f"iterations x {study['iterations']:g}",
        f"seed {study['seed']}",
        options or "default options",
    ]
    if study["other"] is not None:
        other = ", ".join(f"{name}={value}" for name, value in study["other"].items())
        parts.append(f"each deal played again with {other}")
    return "; ".join(parts)


# --- sentences ---------------------------------------------------------------------------------------


class Finding(NamedTuple):
    """What a study says in a line, the numbers behind it, and what it is worth."""

    head: str
    detail: str
    worth: str


def _sentences(found: dict[str, Any], words: Catalogue) -> str:
    """The findings, each with what it is worth: sure, open, or no difference found."""
    said = [
        _seat_finding(found["seats"]),
        *_winner_findings(found["deeds"], words),
        _close(found["closeness"]),
    ]
    if "luck" in found:
        said.append(Finding("Luck and decisions", _luck_sentence(found["luck"]), "estimated"))
    if "compared" in found:
        said += _compared_findings(found["compared"])
    items = "".join(
        f"<li><span><b>{escape(each.head)}</b><span>{escape(each.detail)}</span></span>"
        f'<span class="sure">{each.worth}</span></li>'
        for each in said
    )
    return f'<ol class="says">{items}</ol>'


def _close(found: dict[str, Any]) -> Finding:
    detail = (
        f"Half of the games end within {found['median']:g} points; "
        f"{100 * found['shared']['value']:.1f} of 100 wins are shared."
    )
    return Finding("How close games are", detail, "counted")


def _compared_findings(rows: Sequence[dict[str, Any]]) -> list[Finding]:
    sure = [row for row in rows if row["difference"]["sure"]]
    if not sure:
        detail = f"None of {len(rows)} measures differs by more than its error."
        return [Finding("The other option changes nothing that was measured", detail, "no difference found")]
    parts = [f"{row['measure']} {row['difference']['value']:+.2f}" for row in sure]
    return [Finding("The other option changes the game", f"{', '.join(parts)}.", "sure")]


def _seat_finding(found: dict[str, Any]) -> Finding:
    sure = [row for row in found["rows"] if row["over_even"]["sure"]]
    if not sure:
        reach = max(row["over_even"]["high"] - row["over_even"]["value"] for row in found["rows"])
        detail = (
            f"Intervals reach {100 * reach:.1f} points to both sides; smaller differences would not show."
        )
        return Finding("No seat wins more or less than its share", detail, "no difference found")
    parts = [
        f"the {ORDINALS[row['seat']]} seat wins {100 * (found['even'] + row['over_even']['value']):.1f} of 100"
        for row in sure
    ]
    text = "; ".join(parts)
    detail = f"{text[0].upper()}{text[1:]} games instead of {100 * found['even']:.1f}."
    return Finding("Where one sits matters", detail, "sure")


def _luck_sentence(found: dict[str, Any]) -> str:
    """In whole points of 100, with the interval."""
    luck = found["luck"]
    reach = luck["high"] - luck["value"]
    return (
        f"Luck explains {100 * luck['value']:.0f} % of who wins, decisions the rest "
        f"(± {100 * reach:.0f}, by reviews of {found['games']:,} games)."
    )


def _winner_findings(rows: Sequence[dict[str, Any]], words: Catalogue) -> list[Finding]:
    sure = _once([row for row in rows if row["winners_more"]["sure"]])
    if not sure:
        detail = f"{len(rows)} things were compared; no difference is larger than its error."
        return [
            Finding("Nothing that seats own or do tells winners from others", detail, "no difference found")
        ]
    more = [row for row in sure if row["winners_more"]["value"] > 0][:SAID]
    less = [row for row in sure[::-1] if row["winners_more"]["value"] < 0][:SAID]
    said = []
    for chosen, how in ((more, "more"), (less, "less")):
        if chosen:
            names = ", ".join(_label(row["deed"], words) for row in chosen)
            numbers = ", ".join(
                f"{100 * row['winners_more']['value']:+.1f} ({_interval(row['winners_more'], 100)})"
                for row in chosen
            )
            head = f"Winners have {how} often: {names}"
            said.append(
                Finding(head, f"In points of 100, with 95 % intervals: {numbers}.", "sure, cause open")
            )
    return said


def _once(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what was done with a thing by the very seats that are named already: who gathers it took it."""
    found: dict[tuple[str, float, float], dict[str, Any]] = {}
    for row in rows:
        found.setdefault((row["deed"].split(" ", 2)[2], row["share"], row["winners_more"]["value"]), row)
    return list(found.values())


def _label(deed: str, words: Catalogue) -> str:
    """`built building paddock` as `Paddock (built)`."""
    word, _, thing = deed.split(" ", 2)
    name = words.name(thing)
    return f"{name[0].upper()}{name[1:]} ({word})"


# --- pictures ----------------------------------------------------------------------------------------


def _marks(name: str, found: dict[str, Any], shift: float = 0.0) -> Marks:
    return Marks(
        name,
        found["value"] + shift,
        (found["low"] + shift, found["high"] + shift),
        (found["wide_low"] + shift, found["wide_high"] + shift),
    )


def _seats(found: dict[str, Any]) -> Panel:
    rows = [_marks(f"{ORDINALS[row['seat']]} seat", row["over_even"], found["even"]) for row in found["rows"]]
    picture = plots.intervals(
        "Share of wins by seat", rows, found["even"], "share of wins, %", scale=100, width=HALF
    )
    note = (
        "Filled: the interval corrected for all seats does not touch an even share. "
        f"A difference of one point would need about {found['games_for_a_point']:,} games."
    )
    return Panel("Seats", picture, note, "share of wins, %", half=True)


def _closeness(found: dict[str, Any], luck: dict[str, Any] | None) -> Panel:
    places, heights, wide = _histogram(found["gaps"])
    picture = plots.bars(
        "Points between first and second",
        places,
        heights,
        "points between 1st and 2nd",
        wide,
        found["median"],
    )
    notes = ["Filled: the bar with the median.", *([_luck_sentence(luck)] if luck else [])]
    return Panel("How close", picture, " ".join(notes), "share of games, %", half=True)


def _histogram(values: Sequence[float]) -> tuple[list[float], list[float], float]:
    """Bars of a round width: where they begin, and the share of the values in each."""
    span = max(values) - min(values)
    wide = next((step for step in (1, 2, 5, 10, 20, 50, 100, 200) if span / step <= 16), 500)
    first = wide * (int(min(values)) // wide)
    edges = [first + wide * index for index in range(int((max(values) - first) // wide) + 2)]
    counts, _ = np.histogram(values, edges)
    return [float(edge) for edge in edges[:-1]], [100 * float(n) / len(values) for n in counts], float(wide)


def _winners(rows: Sequence[dict[str, Any]], words: Catalogue) -> list[Panel]:
    """A picture for every kind of deed in which something is sure, the ones with most of it first; at least one."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault(" ".join(row["deed"].split(" ")[:2]), []).append(row)
    telling = [
        (sum(row["winners_more"]["sure"] for row in group), name, group) for name, group in groups.items()
    ]
    panels: list[Panel] = []
    for sure, name, group in sorted(telling, key=lambda each: (-each[0], -len(each[2]), each[1])):
        if sure or not panels:
            chosen = group if len(group) <= MOST else [*group[: MOST // 2], *group[-MOST // 2 :]]
            marks = [_marks(_label(row["deed"], words), row["winners_more"]) for row in chosen]
            word, thing = name.split(" ")
            picture = plots.intervals(
                f"What winners have: {name}", marks, 0.0, "points of 100", scale=100, sides=SIDES
            )
            note = f"{LEGEND} {len(chosen)} of {len(group)}; the full table is at the end and in the files."
            panels.append(
                Panel(f"What winners have: {thing}, {word}", picture, note, "share among winners less others")
            )
    return panels


def _categories(found: Sequence[dict[str, Any]], words: Catalogue) -> Panel:
    rows = [(words.say(f"category-{row['category']}"), row["percentiles"]) for row in found]
    note = "Line in the box: median; box: middle half; thin line: 5 to 95 %."
    return Panel("Points by category", plots.boxes("Points by category", rows, "points"), note, half=True)


def _length(found: dict[str, Any]) -> Panel:
    places, heights, wide = _histogram(found["lengths"])
    picture = plots.bars(
        "Decisions in a game", places, heights, "decisions of all seats", wide, found["median"]
    )
    least, most = found["percentiles"]
    note = (
        f"Median {found['median']:g} decisions (filled); 98 of 100 games have {least:.0f} to {most:.0f}. "
        f"About {found['minutes']} minutes at a table of people who take {DECISION} seconds each time."
    )
    return Panel("Length", picture, note, "share of games, %", half=True)


# --- tables ------------------------------------------------------------------------------------------


def _interval(found: dict[str, Any], scale: float = 1.0) -> str:
    digits = 2 if scale == 1.0 else 1
    return f"{scale * found['low']:+.{digits}f} to {scale * found['high']:+.{digits}f}"


def _asked(found: dict[str, float]) -> Panel:
    """How often a seat decides what, the most frequent first."""
    total = sum(found.values())
    lines = [
        (kind.removeprefix("D-").replace("-", " ").lower(), f"{times:.1f}", f"{times / total:.1%}")
        for kind, times in sorted(found.items(), key=lambda each: (-each[1], each[0]))
    ]
    heads = ("Decision", "Times a seat and game", "Of all its decisions")
    return Panel(
        "What a seat is asked",
        plots.table(heads, lines),
        "Choices that the rules take by themselves are not counted.",
    )


def _compared(rows: Sequence[dict[str, Any]]) -> Panel:
    heads = ("Measure", "Difference", "95 % interval", "Corrected", "", "Games for a difference of that size")
    lines = []
    for row in rows:
        found = row["difference"]
        lines.append(
            (
                row["measure"],
                f"{found['value']:+.3f}",
                _interval(found),
                f"{found['wide_low']:+.2f} to {found['wide_high']:+.2f}",
                "sure" if found["sure"] else "open",
                "" if row["games_needed"] is None else f"{row['games_needed']:,}",
            )
        )
    note = "Second option less first, on the same deals with the same bots."
    return Panel("The two options side by side", plots.table(heads, lines), note)


def _table(rows: Sequence[dict[str, Any]], words: Catalogue) -> Panel:
    heads = (
        "Thing",
        "Seats that have it",
        "Winners less others",
        "95 % interval",
        "",
        "With seat and strength apart",
    )
    lines = []
    for row in rows:
        found, apart = row["winners_more"], row["effect"]
        lines.append(
            (
                _label(row["deed"], words),
                f"{row['share']:.1%}",
                f"{100 * found['value']:+.1f}",
                _interval(found, 100),
                "sure" if found["sure"] else "open",
                "" if apart is None else f"{100 * apart['value']:+.1f} ({_interval(apart, 100)})",
            )
        )
    return Panel(
        "Everything that was compared", plots.table(heads, lines), "Shares and differences in points of 100."
    )
