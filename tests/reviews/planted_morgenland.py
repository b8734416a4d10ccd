"""Twenty decisions of Morgenland that are clearly bad by the rules, all in the last round: one artifact decides.

A decides. Without the artifact in question A loses to B, who is as far and has more treasure or a Scroll.
"""

from morgenland_table import (
    artifact,
    before_scoring,
    cards,
    cave,
    offer,
    placing,
    play,
    put,
    scoring,
    seat,
    stock,
    table,
)
from planting import Blunder

from caravanserai.games.morgenland.board import LAMP, PLAIN
from caravanserai.games.morgenland.fields import BIT, PIECE_COUNT
from caravanserai.games.morgenland.state import State

ROOM, OTHER = "room-1", "room-2"
FULL = (1, 2, 4, 5, 6, 7, 8, 9)


def _basic(*won: int, first: str = "A") -> State:
    """The last round of the basic version, so many artifacts won."""
    s = table(len(won), magic=False, first=first)
    s.round = s.max_rounds
    for owner, count in enumerate(won):
        s.unused[owner * PIECE_COUNT + PLAIN] = count
        for _ in range(count):
            room = max(range(s.seats), key=lambda each: s.size[each])
            s.size[room] -= 1
    return s


def _magic(seats: int, own: str, rival: str = "scroll") -> State:
    """The last round of the Magic version; A and B have these artifacts and their Lamps."""
    s = table(seats)
    s.round = s.max_rounds
    offer(s, 1, "key")
    artifact(s, "A", *own.split())
    artifact(s, "B", *rival.split())
    return s


def _inside(s: State, *players: str) -> State:
    """The players are past the guard; scoring comes to room 1."""
    s.guard = 1
    for who in players:
        s.admitted |= BIT[seat(who)]
        put(s, who, "guard", 1)
    return scoring(s, ROOM)


def _cast(s: State, title: str) -> None:
    """A spell that A cast earlier in the round."""
    cards(s, "A", title)
    s.discards |= s.spells[seat("A")]
    s.spells[seat("A")] = 0
    s.lit |= BIT[seat("A")]
    s.unused[seat("A") * PIECE_COUNT + LAMP] -= 1
    s.used[seat("A") * PIECE_COUNT + LAMP] += 1


def blunders() -> list[Blunder]:
    """The set."""
    return [*_placement(), *_city(), *_palace(), *_artifacts(), *_spells(), *_answers()]


def _others_placed(s: State, *busy: str) -> None:
    """All tokens of everybody but A, and of those whose tokens lie elsewhere, are in the red cave."""
    cave(s, "cave-red", 2, 1)
    for who in "BCDE"[: s.seats - 1]:
        if who not in busy:
            put(s, who, "cave-red", *FULL)


def _placement() -> list[Blunder]:
    guard = _basic(4, 4, 3, first="B")
    _others_placed(guard)
    put(guard, "A", ROOM, 5)
    put(guard, "A", "market", 1, 2, 4, 6, 7, 8)
    stock(guard, "A", "b5")
    stock(guard, "B", "w9")
    play(placing(guard, "A", 23), "token 9")
    dear = _basic(4, 4, 3, 3, first="B")
    _others_placed(dear, "B")
    put(dear, "A", ROOM, 5)
    put(dear, "A", "guard", 8, 9)
    put(dear, "A", "market", 1, 4, 6, 7)
    put(dear, "B", ROOM, 4)
    put(dear, "B", "guard", 8, 9)
    put(dear, "B", "market", 1, 2, 5, 6, 7)
    stock(dear, "A", "b9")
    stock(dear, "B", "w4")
    play(placing(dear, "A", 31), "token 2")
    return [
        Blunder(
            "The last token goes to a cave, and nobody stands at the guard: no way into the room",
            guard,
            "place cave-red",
        ),
        Blunder(
            "A second token in the room wants a second kind of treasure, and there is but one",
            dear,
            "place room-1",
        ),
    ]


def _city() -> list[Blunder]:
    camel = _magic(3, "key")
    camel.camel = seat("B")
    _cast(camel, "open-secret")
    camel.secret = seat("A")
    put(camel, "A", "caravanserai", 9)
    for who in "AB":
        put(camel, who, ROOM, 5, up=who == "B")
        put(camel, who, "guard", 7, 8, up=who == "B")
    stock(camel, "A", "r5")
    stock(camel, "B", "w5")
    market = _basic(4, 4, 3, 3)
    wrong = _basic(4, 4, 3, 3, 3)
    for s in (market, wrong):
        put(s, "A", "market", 4)
        put(s, "A", ROOM, 5)
        put(s, "A", "guard", 8, 9)
        stock(s, "A", "r2 w1")
        stock(s, "B", "b9")
        scoring(s, "market")
    play(wrong, "return white")
    return [
        Blunder(
            "The camel goes to the rival who lies open with a five beside the own in the room and buys first now",
            scoring(camel, "caravanserai"),
            "camel B",
        ),
        Blunder(
            "The Market is left alone, though its three treasures are missing for the price in the room",
            market,
            "pass",
        ),
        Blunder(
            "The Market's treasures are of kinds that buy nothing, with three red missing for the room",
            wrong,
            "take red 0",
        ),
    ]


def _palace() -> list[Blunder]:
    bribe = _basic(4, 4, 3, 3)
    put(bribe, "A", "guard", 7)
    put(bribe, "A", ROOM, 5)
    stock(bribe, "A", "r5 w2")
    stock(bribe, "B", "b9")
    play(scoring(bribe, "guard"), "guard 9")
    buy = _basic(4, 4, 3)
    put(buy, "A", ROOM, 5)
    stock(buy, "A", "r5")
    stock(buy, "B", "w9")
    kinds = _basic(4, 5, 3, 3, 3)
    put(kinds, "A", ROOM, 4)
    put(kinds, "A", OTHER, 5)
    stock(kinds, "A", "r4 w5")
    stock(kinds, "B", "b9")
    return [
        Blunder(
            "Two treasures that buy nothing are kept from the guard, and the room is closed", bribe, "pass"
        ),
        Blunder(
            "The artifact that decides the game is not bought, with the price in hand",
            _inside(buy, "A"),
            "pass",
        ),
        Blunder(
            "Four of five white are paid where four red would do, and five white are the next room's price",
            play(_inside(kinds, "A"), "buy"),
            "with white",
        ),
    ]


def _artifacts() -> list[Blunder]:
    key = _magic(4, "key")
    put(key, "A", ROOM, 5)
    stock(key, "A", "r5")
    play(scoring(key, "guard"), "guard 8")
    double = _magic(5, "doppelganger")
    put(double, "A", "guard", 5)
    put(double, "A", ROOM, 4)
    stock(double, "A", "r4")
    play(scoring(double, "guard"), "guard 9")
    carpet = _magic(3, "carpet")
    put(carpet, "A", ROOM, 2)
    put(carpet, "B", ROOM, 4)
    stock(carpet, "A", "r2 w3")
    stock(carpet, "B", "b4")
    return [
        Blunder("The Key is kept in the last round, and the guard keeps A out of the room", key, "pass"),
        Blunder(
            "The Doppelganger is kept, who would be strong enough with one more five at the guard",
            double,
            "pass",
        ),
        Blunder(
            "The Carpet is kept, whose three would outrank the rival in the room",
            _inside(carpet, "A", "B"),
            "pass",
        ),
    ]


def _spells() -> list[Blunder]:
    def room(seats: int, spell: str, own: int = 7, rival: int = 4) -> State:
        s = _magic(seats, "key")
        cards(s, "A", spell)
        put(s, "A", ROOM, own)
        put(s, "B", ROOM, rival)
        stock(s, "A", f"r{own}")
        stock(s, "B", f"b{rival}")
        return s

    weak = room(3, "last-first")
    offering = room(4, "sacrifice")
    odd = room(4, "lunar-eclipse")
    put(odd, "B", "cave-white", 9)
    move = room(3, "straggler")
    put(move, "A", "cave-white", 8)
    put(move, "C", OTHER, 9)
    stock(move, "B", "b4 w1")
    alms = room(5, "alms", own=5)
    stock(alms, "A", "r3")
    swap = _magic(3, "scroll key", "key carpet")
    cards(swap, "A", "sorcerers-apprentice")
    stock(swap, "B", "r9")
    pick = _magic(3, "key", "key carpet")
    cards(pick, "A", "abracadabra")
    put(pick, "A", ROOM, 5)
    stock(pick, "A", "r5")
    stock(pick, "B", "w9")
    play(_inside(pick, "A"), "pass", "buy", "with red", "cast abracadabra")
    play(pick, "find scroll", "find counterspell", "find carpet")
    return [
        Blunder(
            "The strongest in the room turns the ranking round, and the rival buys first",
            _inside(weak, "A", "B"),
            "cast last-first",
        ),
        Blunder(
            "Everybody's treasure is sacrificed, the own price in the room first of all",
            _inside(offering, "A", "B"),
            "cast sacrifice",
        ),
        Blunder(
            "The eclipse falls on the room, where the own seven is the only odd token",
            play(_inside(odd, "A", "B"), "cast lunar-eclipse"),
            "at room-1",
        ),
        Blunder(
            "The Straggler is the token that holds the first place in the room",
            play(_inside(move, "A", "B", "C"), "cast straggler"),
            "on A#1",
        ),
        Blunder(
            "Alms are not taken, though two red are missing for the price in the room",
            _inside(alms, "A", "B"),
            "pass",
        ),
        Blunder(
            "The Scroll that decides the tie is given away, with a Key to give instead",
            play(before_scoring(swap), "cast sorcerers-apprentice", "at room-1"),
            "give scroll",
        ),
        Blunder(
            "A Counterspell is taken out of the stack, and not the Scroll that decides the tie",
            pick,
            "pick counterspell",
        ),
    ]


def _answers() -> list[Blunder]:
    counter = _magic(4, "counterspell")
    cards(counter, "B", "eye-for-an-eye")
    tax = _magic(5, "key")
    cards(tax, "B", "sultans-tax")
    for s in (counter, tax):
        put(s, "A", ROOM, 5)
        put(s, "A", "guard", 8, 9)
        stock(s, "A", "r5 w1")
        before_scoring(s)
    return [
        Blunder(
            "The Counterspell is kept, and the only token in the room goes",
            play(counter, "cast eye-for-an-eye"),
            "pass",
        ),
        Blunder(
            "The token is taken out of the room to save one treasure of tax",
            play(tax, "cast sultans-tax"),
            "remove-all",
        ),
    ]
