"""Answers to "why not?" that a learner can use: checked against what the seat can see, worked out here once more."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from morgenland_table import (
    artifact,
    asked,
    before_scoring,
    cards,
    pass_all,
    play,
    put,
    scoring,
    starting,
    stock,
    table,
    turn,
)

from caravanserai.bots.judges import judge_of
from caravanserai.core.game import Reason
from caravanserai.core.machine import CHANCE, OVER
from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import ARTIFACTS, KINDS, SPELLS
from caravanserai.games.morgenland.state import State
from caravanserai.text.catalogue import Catalogue

LANGUAGES = ("en", "it", "fr", "de")


def why(s: State, text: str) -> Reason:
    """The reason, which every language can say."""
    found = GAME.why_not(s, s.actor(), GAME.parse(text))
    assert found is not None, f"{text} is allowed"
    for language in LANGUAGES:
        said = Catalogue(language, GAME).say(found.key, found.args)
        assert said
        assert "{" not in said
    return found


def told(s: State, text: str, language: str = "en") -> str:
    found = why(s, text)
    return Catalogue(language, GAME).say(found.key, found.args)


# --- single answers -----------------------------------------------------------------------------------


def test_mo_104_the_owner_has_five_not_the_caster() -> None:
    """MO-104, MO-32: another's token cannot go where its owner has five."""
    s = table(4)
    put(s, "B", "room-1", 1, 2, 4, 5, 6)
    put(s, "B", "market", 7)
    put(s, "B", "djinn", 8)
    cards(s, "A", "teleportation")
    before_scoring(s)
    play(s, "cast teleportation", "on B#6")
    assert why(s, "move room-1") == (
        "MO-32",
        "reason-room-full-owner",
        {"space": "room-1", "number": 5, "owner": "@1"},
    )
    t = table(4)
    put(t, "A", "room-1", 1, 2, 4, 5, 6)
    turn(t, 0)
    t.stack.pop()
    t = table(4, magic=False)
    put(t, "A", "room-1", 1, 2, 4, 5, 6)
    for who in "BCD":
        put(t, who, "guard", 1, 2, 4, 5, 6)
    turn(t, 20)
    play(t, "token 9")
    assert why(t, "place room-1") == ("MO-32", "reason-room-full", {"space": "room-1", "number": 5})


def test_mo_47_a_bribe_cites_the_guard() -> None:
    """MO-47: the payment of a bribe is refused by its own rule, and the prompt names it too."""
    s = table(4, magic=False)
    put(s, "A", "guard", 4)
    put(s, "A", "room-1", 5)
    stock(s, "A", "r2 w5")
    scoring(s, "guard")
    play(s, "guard 8", "bribe")
    assert asked(s) == "A D-PAY"
    assert GAME.prompt(s, 0)["rule"] == "MO-47"
    assert why(s, "pay red 3") == ("MO-47", "reason-own-short", {"kind": "kind-red", "have": 2, "amount": 3})
    assert why(s, "pay red 9") == ("MO-47", "reason-too-much", {"number": 4})
    assert why(s, "pay white 1") == ("MO-47", "reason-kind-now", {"kind": "kind-red"})
    assert told(s, "pay red 3") == "You have 2 red crowns, not 3."


@pytest.mark.parametrize(
    ("spell", "rule"), [("sacrifice", "MO-97"), ("offering", "MO-99"), ("baksheesh", "MO-89")]
)
def test_mo_85_payments_cite_their_spell(spell: str, rule: str) -> None:
    """MO-85, MO-97, MO-99, MO-89."""
    s = table(4)
    put(s, "B", "market", 5)
    stock(s, "B", "r6 w6")
    cards(s, "A", spell)
    starting(s)
    play(s, f"cast {spell}")
    if asked(s) == "B D-CITYTAX":
        play(s, "pay-tax")
    assert asked(s) == "B D-PAY"
    assert GAME.prompt(s, 1)["rule"] == rule
    assert why(s, "pay red 29").rule == rule


def test_mo_4_what_the_bank_has() -> None:
    """MO-4, MO-44: the stock of the bank, not of the player."""
    s = table(4, magic=False)
    put(s, "A", "market", 5)
    stock(s, "A", "k1")
    stock(s, "B", "r28")
    scoring(s, "market")
    play(s, "return black")
    assert why(s, "take red 2") == ("MO-44", "reason-bank-has", {"kind": "kind-red", "have": 1, "amount": 2})
    assert why(s, "take red 4") == ("MO-44", "reason-too-much", {"number": 3})


@pytest.mark.parametrize(
    ("spell", "rule", "word"),
    [
        ("abracadabra", "MO-86", "paid"),
        ("smuggled-in", "MO-92", "before the Tent"),
        ("free-rider", "MO-105", "being scored"),
    ],
)
def test_mo_73_says_when_a_spell_can_be_cast(spell: str, rule: str, word: str) -> None:
    """MO-73: not only that it cannot be cast now."""
    s = table(4)
    cards(s, "A", spell)
    starting(s)
    assert why(s, f"cast {spell}").rule == rule
    assert word in told(s, f"cast {spell}")


def test_mo_96_open_secret_says_when() -> None:
    """MO-96, MO-73."""
    s = table(4)
    cards(s, "A", "open-secret")
    put(s, "A", "market", 5)
    scoring(s, "market")
    assert why(s, "cast open-secret") == ("MO-96", "reason-when-open-secret", {})


def test_mo_32_a_space_before_a_token_and_a_token_before_its_space() -> None:
    """MO-32, MO-74: what to do first."""
    s = table(4)
    cards(s, "A", "alms")
    turn(s, 0)
    assert why(s, "token 9") == ("MO-74", "reason-window-first", {})
    assert why(s, "place market") == ("MO-74", "reason-window-first", {})
    play(s, "pass")
    assert why(s, "place market") == ("MO-32", "reason-token-first", {"space": "market"})
    assert why(s, "cast alms") == ("MO-72", "reason-no-window", {})
    play(s, "token 9")
    assert why(s, "token 4") == ("MO-32", "reason-space-first", {"strength": 9})
    t = table(4, casting="always")
    cards(t, "A", "alms")
    put(t, "A", "guard", 9)
    turn(t, 1)
    assert asked(t) == "A D-REACT"
    assert why(t, "token 8") == ("MO-31", "reason-not-placing", {}), "it is B who places"


def test_mo_80_the_sort_of_target() -> None:
    """MO-80: a space is no character."""
    s = table(4)
    put(s, "B", "market", 7)
    put(s, "B", "djinn", 8)
    cards(s, "A", "eye-for-an-eye")
    before_scoring(s)
    play(s, "cast eye-for-an-eye")
    assert why(s, "at market") == ("MO-88", "reason-target-token", {"spell": "eye-for-an-eye"})


def test_mo_61_nothing_to_use_comes_before_the_moment() -> None:
    """MO-61, MO-73: without a Carpet it does not matter that no space is being scored."""
    s = table(4)
    cards(s, "A", "alms")
    starting(s)
    assert why(s, "use carpet") == ("MO-61", "reason-no-artifact", {"artifact": "carpet"})
    artifact(s, "A", "carpet")
    assert why(s, "use carpet") == ("MO-73", "reason-space-window", {"artifact": "carpet"})


# --- two hundred wrong clicks -------------------------------------------------------------------------


class Eyes:
    """What the deciding seat sees, and from it the reason against a wrong click."""

    def __init__(self, s: State) -> None:
        self.view: Any = GAME.view(s, s.actor())
        self.prompt: Any = GAME.prompt(s, s.actor())
        self.me: Any = self.view["seats"][s.actor()]
        self.own: Any = self.view["own"]
        self.magic = self.view["version"] == "magic"

    def expected(self, word: str, values: dict[str, str]) -> tuple[str, str, dict[str, Any]] | None:
        """Rule, key and numbers; None where this calculation does not reach."""
        decision = self.prompt["decision"]
        if decision in ("D-TOKEN", "D-SPACE") and word in ("use", "cast"):
            return ("MO-72", "no-window", {}) if self.magic else ("MO-22", "no-magic", {})
        if decision == "D-TOKEN":
            return self.choosing(word, values)
        if decision == "D-SPACE":
            if word == "token":
                return "MO-32", "space-first", {"strength": self.prompt["args"]["strength"]}
            return self.placing(values["space"]) if word == "place" else None
        if decision == "D-REACT" and word in ("use", "cast"):
            return self.using(values["artifact"]) if word == "use" else self.casting(values["spell"])
        if self.own["amounts"] and word == {"D-PAY": "pay"}.get(decision, "take"):
            return self.amounts(values["kind"], int(values["amount"]))
        if decision == "D-KIND" and word == "with":
            return self.paying(values["kind"])
        return None

    def choosing(self, word: str, values: dict[str, str]) -> tuple[str, str, dict[str, Any]] | None:
        if word == "place":
            return "MO-32", "token-first", {"space": values["space"]}
        return ("MO-31", "token-placed", {"strength": int(values["strength"])}) if word == "token" else None

    def placing(self, name: str) -> tuple[str, str, dict[str, Any]]:
        space = next((each for each in self.view["spaces"] if each["id"] == name), None)
        if space is None:
            return "MO-19", "no-room", {"space": name}
        if space["closed"]:
            return "MO-100", "closed", {"space": name}
        if name in ("tent", "djinn") and not self.magic:
            return "MO-25", "magic-only", {"space": name}
        if name == "tent":
            return "MO-18", "tent-empty", {}
        if space["niches"] is not None:
            return "MO-18", "cave-empty", {"space": name}
        if space["room"]["offer"] is None:
            return "MO-18", "no-offer", {"space": name}
        mine = sum(token["owner"] == self.view["seat"] for token in space["tokens"])
        return "MO-32", "room-full", {"space": name, "number": mine}

    def using(self, name: str) -> tuple[str, str, dict[str, Any]] | None:
        fixed = {
            "lamp": ("MO-66", "lamp"),
            "counterspell": ("MO-67", "counter-only"),
            "scroll": ("MO-71", "scroll"),
        }
        if name in fixed:
            return (*fixed[name], {})
        if not self.me["unused"].get(name):
            return "MO-61", "no-artifact", {"artifact": name}
        if not self.me["uses"]:
            return "MO-61", "no-use", {"number": sum(self.me["used"].values())}
        if self.view["window"] != "w-space":
            return "MO-73", "space-window", {"artifact": name}
        current = next(each for each in self.view["spaces"] if each["status"] == "current")
        if name == "key" and current["id"] != "guard":
            return "MO-70", "key-guard", {}
        mine = [token for token in current["tokens"] if token["owner"] == self.view["seat"]]
        return ("MO-68", "nothing-to-copy", {}) if name == "doppelganger" and not mine else None

    def casting(self, name: str) -> tuple[str, str, dict[str, Any]] | None:
        if name not in self.own["spells"]:
            return "MO-79", "no-spell", {"spell": name}
        if not self.me["lit"] and not self.me["unused"].get("lamp"):
            return "MO-79", "no-lamp", {}
        if not self.me["lit"] and not self.me["uses"]:
            return "MO-61", "no-use-lamp", {}
        moments = {
            "smuggled-in": ("w-city",),
            "open-secret": ("w-start", "w-turn"),
            "free-rider": ("w-space",),
        }
        rule = self.view["rules"][f"spell-{name}"]
        if name == "abracadabra" or self.view["window"] not in moments.get(name, (self.view["window"],)):
            return rule, f"when-{name}", {}
        return rule, f"idle-{name}", {}

    def amounts(self, kind: str, amount: int) -> tuple[str, str, dict[str, Any]]:
        now = self.own["amounts"]
        asked_for = self.prompt["args"]["kind"]
        rule = self.prompt["rule"]
        if f"kind-{kind}" != asked_for:
            return rule, "kind-now", {"kind": asked_for}
        if amount > now["total"]:
            return rule, "too-much", {"number": now["total"]}
        pays = self.prompt["decision"] == "D-PAY"
        have = self.own["treasure"][kind] if pays else self.view["bank"][kind]
        if amount > have:
            short = "own-short" if pays else "bank-has"
            return rule, short, {"kind": asked_for, "have": have, "amount": amount}
        rest = [
            self.own["treasure"][k] if pays else self.view["bank"][k] for k in KINDS[KINDS.index(kind) + 1 :]
        ]
        return rule, "too-little", {"kind": asked_for, "least": now["total"] - sum(rest)}

    def paying(self, kind: str) -> tuple[str, str, dict[str, Any]] | None:
        open_amounts, have = self.own["payments"]["amounts"], self.own["treasure"][kind]
        room = next(each for each in self.view["spaces"] if each["id"] == self.own["payments"]["space"])
        price, tokens = open_amounts[0], sum(each["owner"] == self.view["seat"] for each in room["tokens"])
        if have < price and len(open_amounts) == tokens:
            return "MO-52", "own-short", {"kind": f"kind-{kind}", "have": have, "amount": price}
        return None


def moments(seed: int, judged: bool) -> Iterator[State]:
    """The decisions of a game: by chance, or by what a bot's judge thinks sensible."""
    rng = Random(seed)
    s = GAME.new(
        3 + seed % 3, version="magic" if seed % 3 else "basic", casting="always" if seed % 2 else "turn"
    )
    judge = judge_of(GAME) if judged else None
    for _ in range(900):
        if s.actor() == OVER:
            return
        options = s.legal()
        if s.actor() != CHANCE:
            assert isinstance(s, State)
            yield s
            options = judge.usual(s, options) if judge is not None and len(options) > 1 else options
        s.apply(rng.choice(options))


def wrong_clicks(s: State, rng: Random) -> Iterator[int]:
    """Things on the table that a person might click now and that are not allowed."""
    words = ("token", "place", "use", "cast", "pay", "take", "with")
    legal = set(s.legal())
    for word in words:
        found = next(each for each in GAME.actions.ranges if each.word == word)
        action = GAME.actions.base[word] + rng.randrange(found.count)
        if word in ("pay", "take"):
            action = GAME.parse(f"{word} {rng.choice(KINDS)} {rng.randrange(8)}")
        if action not in legal:
            yield action


@pytest.mark.parametrize("judged", [False, True])
def test_two_hundred_wrong_clicks(judged: bool) -> None:
    """MO-18, MO-31, MO-32, MO-52, MO-61, MO-73, MO-79, MO-85: rule and numbers are those the seat can work out."""
    checked: Counter[str] = Counter()
    rng = Random(17)
    for seed in range(6):
        for s in moments(seed, judged):
            eyes: Eyes | None = None
            for action in wrong_clicks(s, rng):
                word, values = GAME.actions.range_of(action).word, GAME.actions.values(action)
                if checked[f"{s.stack[-1].decision} {word}"] >= 60:
                    continue
                eyes = eyes or Eyes(s)
                expected = eyes.expected(word, values)
                if expected is not None:
                    found = GAME.why_not(s, s.actor(), action)
                    assert found == (expected[0], f"reason-{expected[1]}", expected[2]), GAME.name(action)
                    checked[f"{s.stack[-1].decision} {word}"] += 1
    assert sum(checked.values()) >= 200
    assert len(checked) >= 8


def test_every_reason_is_said_in_all_languages() -> None:
    """MO-7, MO-61: all reasons against playing each card, in four languages."""
    s = table(4)
    cards(s, "A", *[spell for spell in SPELLS if spell != "alms"][:10])
    starting(s)
    texts = {told(s, f"use {name}", language) for name in ARTIFACTS for language in LANGUAGES}
    assert len(texts) >= len(LANGUAGES) * 4
    pass_all(s)
