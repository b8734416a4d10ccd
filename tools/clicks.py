"""How many clicks turns take: `python tools/clicks.py` plays fixed games and writes the table of docs/clicks.md.

Bots play the same games as always, so that the same decisions are counted in two ways: as the page asked them before
(every stop a click, what cannot be undone a second one) and as it asks them now. What is counted is a person who works
with the list: a thing on the board takes as many clicks or fewer.
"""

from collections.abc import Iterator
from itertools import count, groupby
from pathlib import Path
from typing import Final, NamedTuple

import caravanserai as cs
from caravanserai.bots import make
from caravanserai.bots.guard import decide
from caravanserai.bots.situation import Situation
from caravanserai.core import registry
from caravanserai.play.match import Match
from caravanserai.server.answers import final_choices

ROOT: Final = Path(__file__).resolve().parent.parent
TURNS: Final = 10
LET_GO: Final = ("pass", "no", "decline", "continue", "skip")
"""The choices that let a question go by and end nothing: they need no second click any more (`client/src/select.ts`)."""
OPTIONS: Final[dict[str, dict[str, str]]] = {"morgenland": {"version": "magic", "first_player": "0"}}
VISIT: Final = ("D-GUILD", "D-PALACE", "D-FAVORITE", "D-TITLE", "D-NOTE", "D-PAY")
"""The questions of Al-Rashid that one form answers: boxes to tick, a title, a note, a payment, and one button."""
STRETCH: Final = {"alrashid": "year", "morgenland": "round"}
"""Where one is asked between the others' decisions, what is counted together is not a turn."""


class Asked(NamedTuple):
    """One decision of the seat: how many choices it had, and what was taken."""

    stretch: int
    options: int
    word: str
    final: bool
    waved: bool
    window: bool
    form: str
    """The form of the page that answers it together with the questions before and after; empty: none."""
    name: str
    """The action as a record writes it."""


class Count(NamedTuple):
    """The clicks of one turn, and how many of them decide nothing: passing where one can only pass, waving a stop
    through, confirming a pass or the only choice."""

    asked: int
    before: int
    now: int
    idle_before: int
    idle_now: int


def asked(game: cs.Game, seed: str) -> Iterator[Asked]:
    """Every decision of the first seat in a game between bots."""
    match = Match(game, seats=3, seed=seed, **OPTIONS.get(game.key, {}))
    bots = [make("easy", game, f"{seed} {seat}", iterations=0.2) for seat in range(3)]
    while not match.over:
        state, seat = match.state, match.state.actor()
        action = decide(bots[seat], Situation(game, state, seat)).action
        if seat == 0:
            legal = state.legal()
            passing = game.optional(state)
            yield Asked(
                stretch(game, match),
                len(legal),
                game.actions.range_of(action).word,
                action in final_choices(game, state, seat, legal),
                passing is not None and action == passing,
                game.promised(state, seat, "unless-able", 0) == action,
                form(game.key, str(game.prompt(state, seat)["decision"])),
                game.name(action),
            )
        assert match.play(seat, action)


def stretch(game: cs.Game, match: Match) -> int:
    """Which turn, year or round it is."""
    name = STRETCH.get(game.key)
    return int(game.view(match.state, None)[name]) if name else game.mark(match.state)


def form(game: str, decision: str) -> str:
    """The form that answers the question."""
    if game == "alrashid" and decision in VISIT:
        return "visit"
    return "supply" if game == "yspahan" and decision == "D-SUPPLY" else ""


def filled(kind: str, decisions: list[Asked]) -> int:
    """The clicks of a form: the souks of a supply; of visits the boxes, the notes and the buttons.

    The payment that stands ready is taken.
    """
    if kind == "supply":
        return len({each.name.rsplit("-", 1)[0] for each in decisions})
    clicks = 0
    for each in decisions:
        word, _, values = each.name.partition(" ")
        if word in ("visit", "court"):
            clicks += 1 + each.final if values == "none" else values.count("+") + 2
        clicks += word == "copy" or each.name == "spend note"
    return clicks


def counted(decisions: list[Asked]) -> Count:
    """The clicks of a turn, before and now."""
    before = now = idle_before = idle_now = waved = 0
    for kind, group in groupby(decisions, key=lambda each: each.form):
        if kind:
            asked_so = list(group)
            before += sum(1 + each.final for each in asked_so)
            now += filled(kind, asked_so)
    for each in decisions:
        if each.form:
            continue
        before += 1 + each.final
        plain = each.options == 1 or each.word in LET_GO
        if each.window:
            idle_before += 1 + each.final
        elif each.waved:
            waved += 1
            idle_before += 1 + each.final
        else:
            idle_before += each.final and plain
            now += 1 + (each.final and not plain)
    stops = min(waved, 2)  # the first stop, and the box that waves all others through
    return Count(len(decisions), before, now + stops, idle_before, idle_now + stops)


def turns(game: cs.Game) -> list[Count]:
    """Ten turns, evenly spread over those of as many games as it takes."""
    found: list[Count] = []
    for number in count():
        stretches: dict[int, list[Asked]] = {}
        for each in asked(game, f"clicks {number}"):
            stretches.setdefault(each.stretch, []).append(each)
        found += [counted(each) for each in stretches.values()]
        if len(found) >= TURNS:
            return [found[index * len(found) // TURNS] for index in range(TURNS)]
    raise AssertionError


def table() -> str:
    """The table of the page."""
    lines = ["| game | | " + " | ".join(str(n + 1) for n in range(TURNS)) + " | in all |"]
    lines.append("|---|---|" + "---:|" * (TURNS + 1))
    for key in registry.BUILT_IN:
        counts = turns(cs.game(key))
        name = f"{key}, a {STRETCH.get(key, 'turn')}"
        for field, values in zip(Count._fields, zip(*counts, strict=True), strict=True):
            cells = " | ".join(str(value) for value in values)
            shown = name if field == "asked" else ""
            lines.append(f"| {shown} | {field.replace('_', ' ')} | {cells} | {sum(values)} |")
    return "\n".join(lines)


def main() -> None:
    """Write the table into the page, between its two marks."""
    page = ROOT / "docs" / "clicks.md"
    text = page.read_text(encoding="utf-8")
    head, _, rest = text.partition("<!-- table -->")
    _, _, tail = rest.partition("<!-- end -->")
    page.write_text(f"{head}<!-- table -->\n{table()}\n<!-- end -->{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
