"""The invariants FT-I1 to FT-I13 over seeded random games, impossible positions, and the rules cited everywhere."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from fivetribes_table import A, B, closing, position, turn

import caravanserai as cs
from caravanserai.core.machine import CHANCE
from caravanserai.core.rollout import Dice
from caravanserai.games.fivetribes import GAME
from caravanserai.games.fivetribes.board import (
    CAMELS,
    CARD_COUNT,
    DJINN_IDS,
    DJINNS,
    START_GOLD,
    TRIBE_COUNT,
)
from caravanserai.games.fivetribes.fields import CAMEL, FACE_UP, GOLD, PALACE, PALM
from caravanserai.games.fivetribes.state import State
from caravanserai.text.rules import rules

ROOT = Path(__file__).parents[3]
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


class Watch:
    """One random game with a look at every position."""

    def __init__(self, seats: int, seed: int) -> None:
        self.state = GAME.new(seats)
        assert isinstance(self.state, State)
        self.dice = Dice(seed * 31 + seats)
        self.gold = [START_GOLD] * seats
        self.crowds: list[int] = []
        self.most = 0
        self.pieces = self.state.pieces[:]
        while self.state.stack:
            self.step()

    def step(self) -> None:
        state = self.state
        options = state.legal()
        chance = state.actor() == CHANCE
        first_bid = len(state.stack) == 1 + len(state.tracks[:4]) - list(state.tracks[:4]).count(-1)
        if not chance:
            assert options
            assert options == sorted(set(options))
            self.most = max(self.most, len(options))
        state.log = []
        bidding = (
            not chance and state.stack[-1].decision == "D-BID-SPOT" and list(state.tracks[4:]).count(-1) == 9
        )
        if bidding and first_bid:
            assert len(state.row) == 9 or sum(state.stock[:20]) == 0
            assert list(state.djinns).count(FACE_UP) == 3
            self.crowds.append(sum(state.meeples))
        state.apply(
            self.dice.pick(options, state.weights()) if chance else options[self.dice.below(len(options))]
        )
        self.listen()
        state.check()
        self.compare()

    def listen(self) -> None:
        """FT-I6: follow the money by what is told."""
        for kind, args, _ in self.state.log or ():
            word = GAME.kinds[kind].word
            told = GAME.kinds[kind].describe(args)
            if word == "bid":
                self.gold[args[0]] -= int(str(told["paid"]))
            elif word in ("built", "income", "sold"):
                self.gold[args[0]] += int(str(told["gold"]))
            elif word == "bought":
                self.gold[args[0]] -= int(str(told["gold"]))
        assert self.gold == [self.state.of(seat, GOLD) for seat in range(self.state.seats)]

    def compare(self) -> None:
        """FT-I3, FT-I12: camels, palms and palaces stay."""
        before, after = self.pieces, self.state.pieces
        for at in range(30):
            assert before[CAMEL + at] in (-1, after[CAMEL + at])
            assert after[PALM + at] >= before[PALM + at]
            assert after[PALACE + at] >= before[PALACE + at]
        self.pieces = after[:]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_ft_i_invariants_over_random_games(seats: int, seed: int) -> None:
    """FT-I1 to FT-I7, FT-I12: checked after every step of the game.

    FT-I9: the board empties, a bound on the number of rounds. FT-I10: no decision has more than 33 options.
    """
    watch = Watch(seats, seed)
    assert watch.state.last_camel_placed() or watch.state.no_move
    fall = {2: 2, 3: 3, 4: 5}[seats]
    assert watch.crowds[0] == 90
    assert all(before - after >= fall for before, after in zip(watch.crowds, watch.crowds[1:], strict=False))
    assert watch.state.round <= {2: 45, 3: 30, 4: 18}[seats]
    assert watch.most <= 33


def test_ft_i13_replay_gives_the_same_position() -> None:
    """FT-I13"""
    match = cs.Match("fivetribes", seats=3, seed="replay")
    dice = Dice(3)
    while not match.over:
        legal = match.state.legal()
        assert match.play(match.state.actor(), legal[dice.below(len(legal))])
    again = GAME.new(3)
    for entry in match.steps:
        again.apply(entry.action)
    assert json.dumps(GAME.position(again)) == json.dumps(GAME.position(match.state))


# --- impossible positions --------------------------------------------------------------------------------


def edited(change: str, value: object) -> dict[str, Any]:
    """A sound position with one field set to something else."""
    whole = copy.deepcopy(GAME.position(closing(hands={A: "fish"}, camels={A: "a4"}).state))
    target: Any = whole
    *way, last = [int(part) if part.isdecimal() else part for part in change.split(".")]
    for part in way:
        target = target[part]
    target[last] = value
    return whole


@pytest.mark.parametrize(
    ("change", "value", "rule"),
    [
        ("state.bag.vizier", 3, "FT-I1"),
        ("state.tiles.a1.meeples", "YYX", "FT-10"),
        ("state.tiles.a1.face", "village", "FT-9"),
        ("state.pile.fish", 9, "FT-I2"),
        ("state.djinns.face-up", ["boaz"], "FT-I2"),
        ("state.players.0.djinns", ["boaz"], "FT-I2"),
        ("state.players.0.camels", 8, "FT-I3"),
        ("state.tiles.b2.camel", 1, "FT-I3"),
        ("state.palms", 11, "FT-I4"),
        ("state.palaces", 11, "FT-I4"),
        ("state.bid-order", [0, 0, None, None], "FT-I5"),
        ("state.turn-order.0-back", 2, "FT-I5"),
        ("state.bid-order.0", 7, "FT-I5"),
        ("state.players.0.known", {"fish": 2}, "FT-134"),
        ("state.path", ["a1", "c1 vizier"], "FT-29"),
        ("state.path", ["a1", "b1 vizier", "a1 elder"], "FT-30"),
        ("state.path", ["a1", "b1"], "FT-29"),
        ("state.former-piles", [[{"fish": 3}, {}, {}]], "FT-138"),
        ("state.former-piles", [[{}, {}, {}]], "FT-138"),
        ("state.shown", [{}], "FT-138"),
        ("state.players.0.used", ["enki"], "FT-69"),
        ("pending", [{"step": "Closing", "who": 0}], "FT-66"),
        ("pending.1.who", 9, ""),
        (
            "pending",
            [
                {"step": "NextTurn"},
                {"step": "Closing", "who": 0},
                {"step": "UsePower", "who": 1, "window": 1},
            ],
            "FT-27",
        ),
        (
            "pending",
            [{"step": "NextTurn"}, {"step": "Closing", "who": 0}, {"step": "Drop", "who": 0}],
            "FT-29",
        ),
        ("pending", [{"step": "StartRound"}, {"step": "LayCard"}], "FT-111"),
        ("pending", [{"step": "NextTurn"}, {"step": "ChooseSpot", "who": 0, "spot": 3}], "FT-18"),
        ("state.players.0.gold", -1, ""),
        ("state.round", "three", ""),
        ("options.power-limit", "per-round", ""),
    ],
)
def test_impossible_positions_are_refused(change: str, value: object, rule: str) -> None:
    with pytest.raises(cs.Broken) as refused:
        GAME.restore(edited(change, value))
    assert refused.value.rule == rule
    assert refused.value.where


def test_sound_positions_come_back() -> None:
    whole = GAME.position(closing(hands={A: "fish"}, camels={A: "a4"}).state)
    assert GAME.position(GAME.restore(json.loads(json.dumps(whole)))) == whole


def test_totals_of_the_components() -> None:
    """FT-I1, FT-I2, FT-I3"""
    value = position("a1:Y", bid_order=(0, 1, 2))
    assert sum(value["state"]["bag"].values()) == sum(TRIBE_COUNT) - 1
    assert sum(value["state"]["pile"].values()) + 9 == sum(CARD_COUNT)
    assert len(value["state"]["djinns"]["pile"]) + 3 == DJINNS
    assert CAMELS[2:] == (11, 8, 8)


# --- every rule has code and a test ----------------------------------------------------------------------


def cited(folder: Path) -> set[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    found = set(re.findall(r"FT-[DI]?\d+", text))
    for first, last in re.findall(r"FT-(\d+) to FT-(\d+)", text):
        found.update(f"FT-{number}" for number in range(int(first), int(last) + 1))
    return found


@pytest.mark.parametrize("place", ["src/caravanserai/games/fivetribes", "tests/games/fivetribes"])
def test_every_rule_is_cited(place: str) -> None:
    assert sorted(set(rules(GAME)) - cited(ROOT / place)) == []
    assert {f"FT-D{number}" for number in range(1, 23)} <= cited(ROOT / place)


def test_prompts_tell_what_is_asked() -> None:
    """FT-D7: the ids to click are those of the view."""
    table = turn("a1:Y b1:Y", later="BC")
    prompt = GAME.prompt(table.state, A)
    ids = {tile["id"] for tile in GAME.view(table.state, A)["tiles"]}
    assert {at for choice in prompt["choices"] for at in choice["at"]} <= ids
    assert GAME.prompt(table.state, B)["waiting"] == [A]


def test_every_djinn_is_used() -> None:
    """Random games from the scenarios use every power, set off every trigger and score every djinn."""
    used: set[str] = set()
    for seed in range(4):
        for state in GAME.scenarios():
            dice = Dice(seed * 101 + 7)
            state.log = []
            while state.stack:
                options = state.legal()
                chance = state.actor() == CHANCE
                state.apply(
                    dice.pick(options, state.weights()) if chance else options[dice.below(len(options))]
                )
            for kind, args, _ in state.log:
                word, told = GAME.kinds[kind].word, GAME.kinds[kind].describe(args)
                if word in ("used", "income"):
                    used.add(str(told["djinn"]))
                elif word == "bid" and told["fakirs"]:
                    used.add("kumarbi")
            scored = {
                each["djinn"] for player in GAME.view(state, None)["seats"] for each in player["djinns"]
            }
            used |= scored & {"al-amin", "boaz", "haurvatat", "jafaar", "shamhat"}
    assert used == set(DJINN_IDS)
