"""The report of a study: sentences first, then pictures, then every number."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

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


def _sentences(found: dict[str, Any], words: Catalogue) -> str:
    """Each with what it is worth: sure, open, or no difference found."""
    said = [_seat_sentence(found["seats"]), *_winner_sentences(found["deeds"], words)]
    close = found["closeness"]
    said.append(
        (
            f"Half of the games end within {close['median']:g} points; "
            f"{100 * close['shared']['value']:.1f} of 100 wins are shared.",
            "counted",
        )
    )
    if "luck" in found:
        said.append((_luck_sentence(found["luck"]), "estimated"))
    for row in found.get("compared", []):
        if row["difference"]["sure"]:
            difference = row["difference"]["value"]
            said.append((f"The other option changes {row['measure']} by {difference:+.2f}.", "sure"))
    if "compared" in found and not any(row["difference"]["sure"] for row in found["compared"]):
        said.append(("The other option changes nothing that was measured.", "no difference found"))
    items = "".join(
        f'<li><span>{escape(text)}</span><span class="sure">{how}</span></li>' for text, how in said
    )
    return f'<ol class="says">{items}</ol>'


def _seat_sentence(found: dict[str, Any]) -> tuple[str, str]:
    sure = [row for row in found["rows"] if row["over_even"]["sure"]]
    if not sure:
        return "No seat wins more or less than its share.", "no difference found"
    parts = [
        f"the {ORDINALS[row['seat']]} seat wins {100 * (found['even'] + row['over_even']['value']):.1f} of 100"
        for row in sure
    ]
    text = "; ".join(parts)
    return f"{text[0].upper()}{text[1:]} games instead of {100 * found['even']:.1f}.", "sure"


def _luck_sentence(found: dict[str, Any]) -> str:
    """In whole points of 100, with the interval."""
    luck = found["luck"]
    reach = luck["high"] - luck["value"]
    return (
        f"Luck explains {100 * luck['value']:.0f} % of who wins, decisions the rest "
        f"(± {100 * reach:.0f}, by reviews of {found['games']:,} games)."
    )


def _winner_sentences(rows: Sequence[dict[str, Any]], words: Catalogue) -> list[tuple[str, str]]:
    sure = [row for row in rows if row["winners_more"]["sure"]]
    if not sure:
        return [("Nothing that seats own or do tells winners from others.", "no difference found")]
    more = [row for row in sure if row["winners_more"]["value"] > 0][:SAID]
    less = [row for row in sure[::-1] if row["winners_more"]["value"] < 0][:SAID]
    said = []
    for chosen, how in ((more, "more"), (less, "less")):
        if chosen:
            names = ", ".join(
                f"{_label(row['deed'], words)} ({100 * row['winners_more']['value']:+.1f} points)"
                for row in chosen
            )
            said.append((f"Winners have {how} often: {names}.", "sure, cause open"))
    return said


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
        "Filled: the corrected interval does not touch an even share. "
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
    """A picture for every kind of deed in which something is sure, the ones with most of it first."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        groups.setdefault(" ".join(row["deed"].split(" ")[:2]), []).append(row)
    telling = [
        (sum(row["winners_more"]["sure"] for row in group), name, group) for name, group in groups.items()
    ]
    panels = []
    for sure, name, group in sorted(telling, key=lambda each: (-each[0], each[1])):
        if sure:
            chosen = group if len(group) <= MOST else [*group[: MOST // 2], *group[-MOST // 2 :]]
            marks = [_marks(_label(row["deed"], words), row["winners_more"]) for row in chosen]
            word, thing = name.split(" ")
            picture = plots.intervals(
                f"What winners have: {name}", marks, 0.0, "winners less others, points", scale=100
            )
            note = f"{len(chosen)} of {len(group)}; the full table is at the end and in the files."
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
    return f"{scale * found['low']:+.2f} to {scale * found['high']:+.2f}"


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
