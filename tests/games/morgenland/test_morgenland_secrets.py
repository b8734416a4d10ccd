"""What a seat may know: MO-110 to MO-112, MO-I14."""

import json
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from morgenland_table import (
    asked,
    before_scoring,
    cards,
    has,
    pass_all,
    pile,
    play,
    put,
    scoring,
    stack_of,
    stock,
    table,
    turn,
)

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.artifacts import use
from caravanserai.games.morgenland.board import ARTIFACTS, SPELLS
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.hidden import TRIES, agreeing_deals, replay, resample
from caravanserai.games.morgenland.offers import pull, turn_up_offer
from caravanserai.games.morgenland.state import State, Trick


def same_to(s: State, seat: int | None, tries: int = 12) -> list[State]:
    """MO-I14 Samples for a seat, none of which it can tell from the truth."""
    samples = [GAME.determinize(s, seat, Random(number)) for number in range(tries)]
    for sample in samples:
        assert json.dumps(GAME.view(sample, seat)) == json.dumps(GAME.view(s, seat))
        assert json.dumps(GAME.prompt(sample, seat)) == json.dumps(GAME.prompt(s, seat))
    return samples


def test_mo_112_1_face_down_strengths_are_dealt_anew() -> None:
    """MO-112 (1), MO-111, MO-I14: seen strengths stay, removed unseen tokens are hidden too."""
    s = table(4)
    put(s, "B", "market", 9, up=True)
    (down,) = put(s, "B", "djinn", 8)
    (gone,) = put(s, "B", "djinn", 7)
    s.where[gone] = -2
    samples = same_to(s, 0, 40)
    assert {sample.strength[down] for sample in samples} == {1, 2, 4, 5, 6, 7, 8}
    assert len({sample.strength[gone] for sample in samples}) > 3
    assert all(sample.strength[14] == 9 for sample in samples)
    assert all(sample.strength == s.strength for sample in same_to(s, 1))


def test_mo_112_7_the_token_before_its_space_is_secret() -> None:
    """MO-112 (7), MO-111: to others the player is still choosing."""
    s = table(4)
    turn(s, 0)
    before = GAME.prompt(s, 1)
    play(s, "token 9")
    assert GAME.prompt(s, 1) == before
    assert GAME.prompt(s, 0)["decision"] == "D-SPACE"
    assert all(asked(sample) == "A D-TOKEN" for sample in same_to(s, 1))


def test_mo_112_7_a_play_before_its_announcement_is_secret() -> None:
    """MO-112 (7), MO-111."""
    s = table(4)
    put(s, "A", "cave-red", 9, 8)
    cards(s, "A", "straggler")
    before_scoring(s)
    shown = GAME.view(s, 1), GAME.prompt(s, 1)
    play(s, "cast straggler", "on A#1")
    assert (GAME.view(s, 1), GAME.prompt(s, 1)) == shown
    assert asked(s) == "A D-DEST"
    assert all(asked(sample) == "A D-REACT" for sample in same_to(s, 1))
    assert all(asked(sample) == "A D-DEST" for sample in same_to(s, 0))


def test_mo_112_7_starting_treasure_of_others_is_random() -> None:
    """MO-112 (7)."""
    s = GAME.new(3, first_player=0)
    play(s, "take red 3", "take red 1", "take white 1")
    samples = same_to(s, 2, 30)
    assert len({sample.stack[-1].chosen for sample in samples}) > 10
    own = same_to(s, 1)
    assert all(sample.stack[-1].chosen[5:] == (1, 1) for sample in own)


def test_mo_112_4_spells_in_hand() -> None:
    """MO-112 (4): own cards and those handed on stay, the rest is dealt anew, the deck too."""
    s = table(4)
    put(s, "A", "tent", 9)
    put(s, "B", "tent", 8)
    cards(s, "C", "offering")
    scoring(s, "tent")
    pass_all(s)
    play(s, "draw alms", "draw barter")
    hidden = same_to(s, 2, 30)
    assert len({sample.stack[-1].cards for sample in hidden}) > 10
    assert all(sample.stack[-1].cards == BIT[1] | BIT[17] for sample in same_to(s, 0))
    assert GAME.view(s, 0)["own"]["tent"] == ["alms", "barter"]
    assert GAME.view(s, 1)["own"]["tent"] == []
    play(s, "keep alms")
    assert GAME.view(s, 0)["seats"][1]["known_spells"] == ["barter"]
    assert all(sample.spells[1] == BIT[17] for sample in same_to(s, 0))
    assert len({sample.spells[0] for sample in same_to(s, 1, 30)}) > 5
    assert GAME.view(s, 2)["seats"][1]["known_spells"] == []


def test_mo_112_open_tent_hands_stay() -> None:
    """MO-112 MO-42, MO-78, MO-111."""
    s = table(4, open_tent=True)
    cards(s, "A", "alms")
    assert all(sample.spells == s.spells and sample.deck == s.deck for sample in same_to(s, 1))


def test_mo_112_5_stacks_somebody_has_looked_through() -> None:
    """MO-112 (5), MO-110: the looker knows them, all others only the bottom piece."""
    s = table(4)
    cards(s, "A", "fata-morgana")
    before_scoring(s)
    play(
        s,
        "cast fata-morgana",
        "at room-2",
        *(f"find {name}" for name in ("key", "carpet", "key", "counterspell")),
    )
    play(s, "pick carpet")
    s.check()
    assert stack_of(s, 2) == ["key", "key", "counterspell", "scroll"]
    assert all(stack_of(sample, 2) == stack_of(s, 2) for sample in same_to(s, 0))
    samples = same_to(s, 1, 40)
    assert len({tuple(stack_of(sample, 2)) for sample in samples}) > 5
    assert {stack_of(sample, 2)[3] for sample in samples} == {"scroll"}
    for sample in samples:
        sample.check()


def tricked() -> State:
    """A has taken a Key unseen out of Key, Counterspell, Key, Carpet in room 1; it offers a Scroll."""
    s = table(4)
    put(s, "A", "room-1", 1)
    put(s, "A", "guard", 9)
    s.admitted, s.guard = 1, 3
    stock(s, "A", "r1")
    cards(s, "A", "abracadabra")
    scoring(s, "room-1")
    pass_all(s)
    play(s, "buy", "with red", "cast abracadabra")
    play(s, *(f"find {name}" for name in ("key", "counterspell", "key", "carpet")))
    play(s, "pick key")
    return s


def test_mo_112_5_unseen_piece() -> None:
    """MO-112 (5), MO-86, MO-78: consistent with its stack as it was known, whoever looks."""
    s = tricked()
    s.check()
    assert stack_of(s, 1) == ["counterspell", "key", "carpet"]
    samples = same_to(s, 1, 60)
    for sample in samples:
        sample.check()
        assert sum(has(sample, "A", name) for name in ARTIFACTS) == 2
    assert len({sample.trick.piece for sample in samples}) >= 3
    assert all(stack_of(sample, 1) == stack_of(s, 1) for sample in same_to(s, 0))


def test_mo_112_5_unseen_piece_agrees_with_what_was_turned_up_since() -> None:
    """MO-112 (5): after Counterspell and Key have been turned up, every sample's story has them on top."""
    s = tricked()
    for _ in range(2):
        s.unused[2 * 7 + s.offer[0]] += 1
        turn_up_offer(s, 0, pull(s, 0, 0))
    assert s.trick is not None
    assert s.trick.later == (1, 4)
    s.check()
    for sample in same_to(s, 1, 20):
        sample.check()
        assert sample.trick is not None
        assert replay(sample.trick.before, sample.trick.piece, sample.trick.later) == [sample.pieces[0]]


def test_mo_78_the_unseen_piece_is_shown_when_it_cannot_be_another() -> None:
    """MO-78: using a Key without a known Key shows it."""
    s = tricked()
    assert GAME.view(s, 1)["seats"][0]["unseen"] == 1
    use(s, 0, 4)
    assert s.veiled == -1
    assert GAME.view(s, 1)["seats"][0]["unseen"] == 0
    for sample in same_to(s, 1, 20):
        assert sample.trick.piece == 4


def test_mo_107_giving_with_an_unseen_piece_is_asked() -> None:
    """MO-107, MO-106: D-GIVE of the owner of an unseen piece is never automatic."""
    s = table(4)
    pile(s, 1, "key", "key")
    s.unused[0], s.unused[4] = 0, 1
    s.lit, s.used[0] = 1, 1
    cards(s, "A", "sorcerers-apprentice")
    before_scoring(s)
    play(s, "cast sorcerers-apprentice", "at room-2")
    assert s.stack[-1].auto(s)
    s.veiled = 0
    assert not s.stack[-1].auto(s)


@pytest.mark.parametrize(
    ("option", "shown"), [("off", None), ("on", {"red": 3, "white": 0, "blue": 0, "black": 0, "gold": 0})]
)
def test_mo_111_treasure_of_others(option: str, shown: object) -> None:
    """MO-110, MO-111: behind the screen, unless the option opens it; all movements are in the log."""
    s = GAME.new(3, first_player=0, open_treasure=option)
    for _ in range(3):
        play(s, "take red 3")
    assert GAME.view(s, 1)["seats"][0]["treasure"] == shown
    assert GAME.view(s, 1)["own"]["treasure"]["red"] == 3


def test_mo_110_public_things_are_in_every_view() -> None:
    """MO-110."""
    s = table(4)
    s.closed, s.smuggler, s.smuggled, s.secret = 2, 1, BIT[7], 3
    view = GAME.view(s, None)
    assert view["bank"] == {"red": 29, "white": 29, "blue": 29, "black": 29, "gold": 29}
    assert view["spaces"][2]["closed"]
    assert view["spaces"][7]["smuggler"] == 1
    assert view["secret"] == 3
    assert view["order"] == [0, 1, 2, 3]
    assert view["spells"] == {"deck": 21, "display": [], "discards": []}
    assert view["spaces"][10]["room"]["offer"] == "scroll"
    assert view["spaces"][10]["room"]["stack"] == 4
    assert len(view["cards"]) == 14
    assert view["own"] is None
    assert len(SPELLS) == 21


class Counting(Random):
    """Counts how often a deal is tried."""

    shuffles = 0

    def shuffle(self, x: list[int]) -> None:  # type: ignore[override]
        self.shuffles += 1
        super().shuffle(x)


def rare() -> State:
    """The piece taken unseen was shown since, three others of its stack were turned up: few deals agree with that."""
    s = tricked()
    s.veiled = -1
    for _ in range(3):
        s.unused[2 * 7 + s.offer[0]] += 1
        turn_up_offer(s, 0, pull(s, 0, 0))
    s.check()
    return s


def test_mo_112_5_sampling_has_a_bound() -> None:
    """MO-112 (5): however unlikely the story, only so many deals are tried."""
    s = rare()
    for seed in range(200):
        rng = Counting(seed)
        sample = s.clone()
        resample(sample, 1, rng)
        assert rng.shuffles <= TRIES + s.seats + 2, "and one for every player's tokens, spells and stacks"
        assert sample.trick is not None
        assert sample.trick.piece == ARTIFACTS.index("key")
        assert replay(sample.trick.before, sample.trick.piece, sample.trick.later) == []


def test_mo_112_5_all_deals_that_agree_are_as_likely_as_they_should_be() -> None:
    """MO-112 (5): weights against every order of the unseen pieces, counted one by one."""
    s = tricked()
    s.unused[2 * 7 + s.offer[0]] += 1
    turn_up_offer(s, 0, pull(s, 0, 0))
    assert s.trick is not None
    s.trick = Trick(s.trick.room, 0, s.trick.piece, s.trick.before, (3, 3, 1, 1), s.trick.later)
    unseen = sorted([0, 1, 1, 3, 4, 4, 5, *s.trick.before[2:]])
    counted: dict[tuple[tuple[int, ...], int], Fraction] = {}
    for pair in permutations(range(len(unseen)), 2):
        before = (*s.trick.before[:2], unseen[pair[0]], unseen[pair[1]])
        for taken in set(before):
            left = list(before)
            left.remove(taken)
            if left[0] == s.trick.later[0]:
                key = (before, taken)
                counted[key] = counted.get(key, Fraction(0)) + Fraction(1, len(set(before)))
    deals = {
        (tuple(before), taken): weight for weight, before, taken in agreeing_deals(s, 1, s.trick, unseen)
    }
    assert deals.keys() == counted.keys()
    assert len(deals) > 5
    whole, total = sum(deals.values()), sum(counted.values())
    assert all(Fraction(deals[key], whole) == counted[key] / total for key in deals)
