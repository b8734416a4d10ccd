"""The part of docs/ladder.md that is made from the contests, and the bots' places on the scale of people's ratings."""

from collections.abc import Iterator, Sequence
from typing import Final

from caravanserai.bots import betting
from caravanserai.bots.anchors import Points
from caravanserai.bots.generations import LATEST, OFFERED
from caravanserai.bots.ladder import BEGUN, ISMCTS, OTHERS, PAIRINGS, Pairing, Standing, sides
from caravanserai.bots.scale import Duel, Place, fit
from caravanserai.bots.statistics import by_deal, independent, margin, wilson

BEGIN: Final = "<!-- made by serai ladder: begin -->"
END: Final = "<!-- made by serai ladder: end -->"
FIXED: Final = "medium@2"
TITLES: Final = {
    "alrashid": "Al-Rashid",
    "fivetribes": "Five Tribes",
    "morgenland": "Morgenland",
    "yspahan": "Yspahan",
}


def with_results(page: str, standings: Sequence[Standing]) -> str:
    """The page with its results made anew; what stands around them stays."""
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError(f"the page has no place for results: {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{results(standings)}\n{END}{after}"


def results(standings: Sequence[Standing]) -> str:
    """Scale, contests and what is still to be played."""
    ours = [each for each in standings if ISMCTS not in each.contest.bots]
    others = [each for each in standings if ISMCTS in each.contest.bots]
    return "\n".join(
        (
            "### The scale\n",
            *_scale(ours),
            "\n### The contests\n",
            *_contests([each for each in ours if each.done and each.contest.pace == 1]),
            "\n### Over hard@1, which has no less time\n",
            *_contests([each for each in ours if each.contest.pace != 1 and _tells(each)]),
            "\n### Against OpenSpiel's ISMCTS, which has no less time\n",
            *_contests([each for each in others if each.done]),
            "\n### Still to be played\n",
            *_missing(standings),
            "",
        )
    )


def scale(standings: Sequence[Standing], game: str) -> dict[str, Place]:
    """The places of all bots of a game, by its finished contests at all tables.

    A bot that has only a part of its time is not itself, and OpenSpiel's bot has no points here.
    """
    duels = []
    for each in standings:
        whole = each.contest.pace == 1 and ISMCTS not in each.contest.bots
        if whole and each.done and each.contest.game == game:
            first, second = each.contest.bots
            duels.append(Duel(first, second, *_share(each)))
    return fit(duels, FIXED)


def anchors(standings: Sequence[Standing]) -> Points:
    """The points of those levels that were measured here, by the generation, game and level they were measured as."""
    found: Points = {}
    for game in TITLES:
        places = scale(standings, game)
        for level in ("random", *OFFERED) if len(places) > 1 else ():
            for number in range(BEGUN, LATEST + 1):
                place = places.get("random" if level == "random" else f"{level}@{number}")
                if place and (level != "random" or number == BEGUN):
                    found.setdefault(str(number), {}).setdefault(game, {})[level] = round(place.points)
    return found


def _tells(standing: Standing) -> bool:
    """Whether a contest says something yet: before its end only one whose intervals hold at every look."""
    return standing.done or (standing.contest.decisive and bool(standing.outcomes()))


def _share(standing: Standing) -> tuple[float, float]:
    """What the first bot got, and of how many independent games."""
    deals = by_deal(standing.contest.bots, standing.outcomes(), standing.contest.bots[0])
    return sum(map(sum, deals)) / sum(map(len, deals)), independent(deals)


def _interval(standing: Standing) -> tuple[float, float, float]:
    """What the first bot got, and its interval: one that holds at every look where a contest may stop early."""
    share, games = _share(standing)
    if not standing.contest.decisive:
        return share, *wilson(share, games)
    deals = by_deal(standing.contest.bots, standing.outcomes(), standing.contest.bots[0])
    return share, *betting.interval([sum(deal) / len(deal) for deal in deals])


def _scale(standings: Sequence[Standing]) -> Iterator[str]:
    by_game = {game: scale(standings, game) for game in TITLES}
    names = sorted(
        {name for places in by_game.values() for name in places},
        key=lambda name: -max(places[name].points for places in by_game.values() if name in places),
    )
    yield f"| bot | {' | '.join(TITLES.values())} |"
    yield "|---|" + "---|" * len(TITLES)
    for name in names:
        cells = (_place(places.get(name)) for places in by_game.values())
        yield f"| `{name}` | {' | '.join(cells)} |"


def _place(place: Place | None) -> str:
    if place is None:
        return ""
    return f"{place.points:.0f} ± {place.range:.0f}" if place.range else f"{place.points:.0f}"


def _contests(standings: Sequence[Standing]) -> Iterator[str]:
    if not standings:
        yield "None is finished."
        return
    yield "| game | seats | pairing | games | share | 95 % interval | margin | s a decision | claim |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for each in sorted(standings, key=lambda each: (_title(each), each.contest.seats)):
        contest = each.contest
        share, low, high = _interval(each)
        pairing = _pairing(each)
        outcomes = each.outcomes()
        margins = sum(margin(outcome, contest.bots[0]) for outcome in outcomes) / len(outcomes)
        seconds = [sum(game.seconds[at] for game in each.games.values()) / len(each.games) for at in (0, 1)]
        cells = (
            _title(each),
            str(contest.seats),
            " over ".join(contest.bots[:2]),
            str(len(outcomes)),
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{margins:+.1f}",
            f"{seconds[0]:.3g}, {seconds[1]:.3g}",
            _claim(pairing, share, low, each.done),
        )
        yield f"| {' | '.join(cells)} |"


def _title(standing: Standing) -> str:
    return ", ".join((TITLES[standing.contest.game], *standing.contest.options.values()))


def _pairing(standing: Standing) -> Pairing:
    contest = standing.contest
    return next(each for each in (*PAIRINGS, *OTHERS) if sides(contest.game, each) == contest.bots[:2])


def _claim(pairing: Pairing, share: float, low: float, done: bool) -> str:
    """Whether what is said of a pairing is shown; what lies at the very end of an interval of bets is excluded."""
    shown = low >= pairing.above and share >= pairing.share
    said = [f"above {pairing.above:.0%}"] if pairing.above else []
    said += [f"at least {pairing.share:.0%}"] if pairing.share else []
    return f"{', '.join(said)}: {'yes' if shown else '**no**' if done else 'not yet'}"


def _missing(standings: Sequence[Standing]) -> Iterator[str]:
    left = [each for each in standings if not each.done]
    if not left:
        yield "Nothing: all contests of the list are finished."
        return
    yield "| pairing | games played |"
    yield "|---|---|"
    for pairing in (*PAIRINGS, *OTHERS):
        own = [each for each in left if _pairing(each) == pairing]
        if own:
            told = (
                f"{_title(each)}, {each.contest.seats}: {len(each.games)} of {each.contest.games}"
                for each in own
            )
            yield f"| {pairing.first} over {pairing.second} | {'; '.join(told)} |"
