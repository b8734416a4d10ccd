"""Small builders that set up positions of Morgenland; players are called A to E."""

from typing import Any

from caravanserai.games.morgenland import GAME
from caravanserai.games.morgenland.board import (
    ARTIFACTS,
    FIRST_ROOM,
    KIND_COUNT,
    MAGIC_STACK,
    NICHES,
    SPACES,
    SPELLS,
    STRENGTHS,
    TOKEN_COUNT,
    W_START,
)
from caravanserai.games.morgenland.fields import BIT, BITS, HANDLES, HIDDEN, PIECE_COUNT, REMOVED
from caravanserai.games.morgenland.offers import FillRooms
from caravanserai.games.morgenland.placement import ChooseToken
from caravanserai.games.morgenland.setup import empty_table
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.turn import CleanUp, DrawCard, Turn, Visit
from caravanserai.games.morgenland.windows import Sweep

KIND_LETTERS = "rwbkg"


def seat(letter: str) -> int:
    """The number of a player."""
    return "ABCDE".index(letter)


def options(magic: bool, open_tent: bool, **others: object) -> tuple[str, ...]:
    return GAME.check_options(4, {"version": "magic" if magic else "basic", "open_tent": open_tent, **others})


def table(
    seats: int = 4, magic: bool = True, open_tent: bool = False, first: str = "A", **others: object
) -> State:
    """Round 1, a treasure card turned up, caves empty; in magic every room offers a Scroll or a Key."""
    s = empty_table(seats, options(magic, open_tent, **others))
    s.camel = seat(first)
    s.round = 1
    s.card = 0
    s.unused_cards &= ~1
    if magic:
        for room in range(seats):
            offer(s, room + 1, "scroll")
    return s


def named(s: State, text: str) -> int:
    """The action of that name, which must be legal now."""
    action = GAME.parse(text)
    legal = [GAME.name(each) for each in s.legal()]
    assert text in legal, f"{text!r} is not among {legal}"
    return action


def play(s: State, *texts: str) -> State:
    """Do the named things, one after another."""
    for text in texts:
        s.apply(named(s, text))
    return s


def asked(s: State) -> str:
    """Who is asked what: `B D-REACT`, `* C-GUARD` for chance, `over`."""
    if not s.stack:
        return "over"
    step = s.stack[-1]
    return f"{'*' if step.who < 0 else 'ABCDE'[step.who]} {step.decision}"


def legal(s: State) -> list[str]:
    """The options by name."""
    return [GAME.name(action) for action in s.legal()]


def pass_all(s: State, *until: str) -> State:
    """Pass in windows until something else, or one of `until`, is asked."""
    while asked(s)[2:] in ("D-REACT", "D-COUNTER") and asked(s) not in until:
        play(s, "pass")
    return s


def heard(s: State, *texts: str) -> list[tuple[str, dict[str, Any], int]]:
    """Do the named things and return the events: word, arguments, who may know."""
    s.log = []
    play(s, *texts)
    told = [(GAME.kinds[kind].word, GAME.kinds[kind].describe(args), seen) for kind, args, seen in s.log]
    s.log = None
    return told


# --- things on the table -----------------------------------------------------------------------------


def put(s: State, who: str, space: str, *strengths: int, up: bool = False) -> list[int]:
    """Lay tokens of a player on a space with the next handles; returns their numbers."""
    owner = seat(who)
    found: list[int] = []
    for strength in strengths:
        handle = TOKEN_COUNT - BITS[s.unplaced[owner]]
        token = owner * HANDLES + handle
        s.unplaced[owner] &= ~BIT[STRENGTHS.index(strength)]
        s.where[token] = SPACES.index(space)
        s.strength[token] = strength
        s.up[owner] |= BIT[handle] if up else 0
        found.append(token)
    return found


def put_extra(s: State, who: str, space: str, handle: int, strength: int) -> int:
    """A Carpet (handle 8) or Doppelganger (handle 11) already on the board."""
    token = seat(who) * HANDLES + handle
    s.where[token] = SPACES.index(space)
    s.strength[token] = strength
    s.up[seat(who)] |= BIT[handle]
    return token


def all_placed(s: State) -> None:
    """What is not yet laid is out of the round."""
    for owner in range(s.seats):
        for index in range(TOKEN_COUNT):
            if s.unplaced[owner] & BIT[index]:
                (token,) = put(s, "ABCDE"[owner], "guard", STRENGTHS[index])
                s.where[token] = REMOVED


def stock(s: State, who: str, text: str) -> None:
    """Treasure from the bank, such as `r2 w1`; what the player had goes back first."""
    row = seat(who) * KIND_COUNT
    bank = s.seats * KIND_COUNT
    for kind in range(KIND_COUNT):
        s.stock[bank + kind] += s.stock[row + kind]
        s.stock[row + kind] = 0
    for word in text.split():
        kind = KIND_LETTERS.index(word[0])
        s.stock[row + kind] += int(word[1:])
        s.stock[bank + kind] -= int(word[1:])


def owns(s: State, who: str) -> str:
    """The treasure of a player, or of the `bank`."""
    row = (s.seats if who == "bank" else seat(who)) * KIND_COUNT
    return " ".join(
        f"{KIND_LETTERS[kind]}{s.stock[row + kind]}" for kind in range(KIND_COUNT) if s.stock[row + kind]
    )


def cave(s: State, space: str, *piles: int) -> None:
    """Stock a cave from the bank."""
    index = SPACES.index(space)
    for niche in range(NICHES):
        amount = piles[niche] if niche < len(piles) else 0
        s.stock[s.seats * KIND_COUNT + index] += s.niches[index * NICHES + niche] - amount
        s.niches[index * NICHES + niche] = amount


def piles(s: State, space: str) -> list[int]:
    """The piles of a cave."""
    index = SPACES.index(space)
    return list(s.niches[index * NICHES : index * NICHES + NICHES])


def cards(s: State, who: str, *titles: str) -> None:
    """Spells from the deck into a hand."""
    for title in titles:
        bit = BIT[SPELLS.index(title)]
        assert s.deck & bit
        s.deck &= ~bit
        s.spells[seat(who)] |= bit


def artifact(s: State, who: str, *names: str) -> None:
    """Artifacts for a player, bought earlier out of the deepest stack."""
    for name in names:
        piece = ARTIFACTS.index(name)
        if name == "lamp":
            s.unused[seat(who) * PIECE_COUNT] += 1
            continue
        room = max(range(s.seats), key=lambda each: s.size[each])
        _thin(s, room)
        s.pool[piece] -= 1
        s.unused[seat(who) * PIECE_COUNT + piece] += 1


def no_lamp(s: State, *players: str) -> None:
    """Players who have no Lamp any more (so the number of artifacts is no longer that of the rules)."""
    for who in players:
        s.unused[seat(who) * PIECE_COUNT] = 0


def used(s: State, who: str, name: str) -> None:
    """An artifact of the player that was used earlier in the round."""
    artifact(s, who, name)
    index = seat(who) * PIECE_COUNT + ARTIFACTS.index(name)
    s.unused[index] -= 1
    s.used[index] += 1


def _thin(s: State, room: int) -> None:
    s.size[room] -= 1
    assert s.pieces[room * MAGIC_STACK + s.size[room]] == HIDDEN


def offer(s: State, number: int, name: str) -> None:
    """The offer of a room, turned up from its stack."""
    room = number - 1
    if s.offer[room] >= 0:
        s.pool[s.offer[room]] += 1
    else:
        _thin(s, room)
    s.offer[room] = ARTIFACTS.index(name)
    s.pool[s.offer[room]] -= 1


def pile(s: State, number: int, *names: str) -> None:
    """What lies in the stack of a room, top to bottom, though nobody has looked."""
    room = number - 1
    s.size[room] = len(names)
    for index in range(MAGIC_STACK):
        piece = ARTIFACTS.index(names[index]) if index < len(names) else HIDDEN
        s.pieces[room * MAGIC_STACK + index] = piece
        s.known[room * MAGIC_STACK + index] = 0


def stack_of(s: State, number: int) -> list[str]:
    """The stack of a room by name."""
    base = (number - 1) * MAGIC_STACK
    return [ARTIFACTS[piece] for piece in s.pieces[base : base + s.size[number - 1]]]


def has(s: State, who: str, name: str) -> int:
    """How many pieces of a type a player has, used ones included."""
    index = seat(who) * PIECE_COUNT + ARTIFACTS.index(name)
    return s.unused[index] + s.used[index]


def at(s: State, token: int) -> str:
    """Where a token is."""
    return {-1: "unplaced", -2: "removed"}.get(s.where[token]) or SPACES[s.where[token]]


# --- moments of a round ------------------------------------------------------------------------------


def go(s: State) -> State:
    """Let everything run that runs by itself."""
    s.settle()
    return s


def scoring(s: State, space: str) -> State:
    """Scoring arrives at the space; in magic its window opens."""
    all_placed(s)
    index = SPACES.index(space)
    s.scored = index
    for owner in range(s.seats):
        for handle in range(HANDLES):
            if 0 <= s.where[owner * HANDLES + handle] < index:
                s.up[owner] |= BIT[handle]
    s.stack.extend([CleanUp(), Visit(index, 1 if space == "tent" else 0)])
    return go(s)


def before_tent(s: State) -> State:
    """The caves are finished: the window before the city."""
    all_placed(s)
    s.scored = 5
    s.stack.extend([CleanUp(), Visit(5, 0)])
    return go(s)


def before_scoring(s: State) -> State:
    """All tokens are placed: the window before the first space."""
    all_placed(s)
    s.stack.extend([CleanUp(), Visit(0, 0), Turn(s.seats * TOKEN_COUNT)])
    return go(s)


def placing(s: State, who: str, number: int = 0) -> State:
    """It is the player's turn to place, without a window before it."""
    s.stack.extend([CleanUp(), Visit(0, 0), Turn(number + 1), ChooseToken(seat(who))])
    return s


def turn(s: State, number: int) -> State:
    """Placement number `number` comes, with its window."""
    s.stack.extend([CleanUp(), Visit(0, 0), Turn(number)])
    return go(s)


def starting(s: State) -> State:
    """Preparation is done: the window before the first placement."""
    s.stack.extend([CleanUp(), Visit(0, 0), Turn(0), Sweep(W_START, 0, s.seats)])
    return go(s)


def preparing(s: State) -> State:
    """A treasure card is about to be drawn."""
    s.card = -1
    s.stack.extend([CleanUp(), Visit(0, 0), Turn(0)])
    if s.magic:
        s.push(FillRooms(0))
    s.push(DrawCard())
    return s


def room_of(number: int) -> str:
    return SPACES[FIRST_ROOM + number - 1]
