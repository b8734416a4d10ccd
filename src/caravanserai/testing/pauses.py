"""Checks of the pause cards: every seat is in them, sums are right, nothing hidden is told, all has words."""

import json
from random import Random

from caravanserai.core.events import Line, Told, may_know
from caravanserai.core.game import Game
from caravanserai.core.machine import Event
from caravanserai.core.pause import Chip, Pause
from caravanserai.testing.corpus import Corpus, Moment, Play, apply_heard, begin
from caravanserai.testing.difference import difference
from caravanserai.testing.secrets import viewers, who
from caravanserai.testing.texts import Speaker, shipped


def told(game: Game, events: list[Event], seat: int | None) -> list[Told]:
    """What a seat was told by these events."""
    return [
        Told(kind=game.kinds[event[0]].word, args=game.kinds[event[0]].describe(event[1]))
        for event in events
        if may_know(event, seat)
    ]


def lines(card: Pause) -> list[Line]:
    """Every sentence of a card."""
    chips: list[Chip] = [chip for row in card["rows"] for cell in row["cells"] for chip in cell]
    found: list[Line | None] = [card["title"], card["subtitle"], card["next"], card["go"]]
    found += [*card["columns"], *card["notes"], *(chip["text"] for chip in chips)]
    return [each for each in found if each is not None]


def check_endings(game: Game, corpus: Corpus) -> None:
    """At the end of random games: a reason, and a source for all points of every seat, in every language."""
    speaker = Speaker(game, shipped(game))
    for played in corpus.plays:
        moment = corpus.at(played, len(played.actions))
        state, heard = moment.state, [event for events in played.told for event in events]
        ending = game.ending(state, told(game, heard, None))
        if ending is None:
            continue
        if not ending["rule"].startswith(f"{game.prefix}-"):
            raise moment.fail(f"the game ended by {ending['rule']!r}, which is no rule of it")
        speaker.say(ending["why"]["key"], ending["why"]["args"], moment)
        points = [{name for name, amount in sheet.items() if amount} for sheet in game.breakdown(state)]
        if [set(sources) for sources in ending["sources"]] != points:
            raise moment.fail(f"points come from {points}, but the sources are {ending['sources']}")
        for sources in ending["sources"]:
            for each in sources.values():
                speaker.say(each["key"], each["args"], moment)


def check_pauses(game: Game, corpus: Corpus) -> None:
    """Cards of random games: rows of all seats, changes that add up with the totals, no secrets, words for everything."""
    speaker = Speaker(game, shipped(game))
    for played in corpus.shortest() + [each for each in corpus.plays if each.scenario >= 0]:
        _check_play(game, played, speaker)


def _check_play(game: Game, played: Play, speaker: Speaker) -> None:
    state = begin(game, played)
    since: list[Event] = []
    before: dict[int | None, dict[int, int]] = {}
    for number, action in enumerate(played.actions):
        fresh = apply_heard(state, action)
        since += fresh
        last = max((at for at, event in enumerate(since) if game.kinds[event[0]].role == "pause"), default=-1)
        if last < len(since) - len(fresh):
            continue
        moment = Moment(game, played.setup, played.seed, number, state, action)
        for seat in viewers(state):
            card = game.pause(state, seat, told(game, since, seat))
            if card is None:
                continue
            _check_card(moment, card, seat, before.setdefault(seat, {}))
            for each in lines(card):
                speaker.say(each["key"], each["args"], moment)
            sample = game.determinize(state, seat, Random(number))
            other = game.pause(sample, seat, told(game, since, seat))
            if json.dumps(card) != json.dumps(other):
                raise moment.fail(
                    f"the pause card of {who(seat)} betrays hidden things: {difference(card, other)}"
                )
        since = since[last + 1 :]


def _check_card(moment: Moment, card: Pause, seat: int | None, before: dict[int, int]) -> None:
    """One card; `before` are the totals of the former one of this seat."""
    seats = sorted(row["seat"] for row in card["rows"])
    if seats != list(range(moment.state.seats)):
        raise moment.fail(f"the pause card of {who(seat)} has rows for the seats {seats}")
    for row in card["rows"]:
        if len(row["cells"]) != len(card["columns"]):
            raise moment.fail(
                f"the pause card of {who(seat)} has {len(card['columns'])} columns, but a row of {len(row['cells'])}"
            )
        total, former = row["total"], before.get(row["seat"])
        if total is not None and former is not None and total - former != row["change"]:
            raise moment.fail(
                f"the pause card of {who(seat)} says {row['change']:+} for seat {row['seat']}, "
                f"but its points went from {former} to {total}"
            )
        if total is not None:
            before[row["seat"]] = total
    if sorted(card["order"]) != list(range(moment.state.seats)) and card["order"]:
        raise moment.fail(f"the pause card of {who(seat)} has the order {card['order']}")
