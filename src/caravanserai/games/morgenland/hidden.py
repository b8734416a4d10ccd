"""What a seat cannot see, dealt anew in agreement with all it has seen (MO-112)."""

from random import Random
from typing import Any, Final

from caravanserai.core.machine import Step
from caravanserai.core.mixing import below, shuffle
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    FREE_RIDER,
    KIND_COUNT,
    MAGIC_STACK,
    SPELL_COUNT,
    START_TREASURE,
    STRENGTHS,
    TOKEN_COUNT,
)
from caravanserai.games.morgenland.city import ChooseSpell, DrawSpell
from caravanserai.games.morgenland.fields import (
    ALL_SPELLS,
    BIT,
    HANDLES,
    HIDDEN,
    PIECE_COUNT,
    PUBLIC,
    UNPLACED,
)
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.plays import ChooseDestination, ChooseRide, ChooseTarget, CopyToken
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.state import State, Trick
from caravanserai.games.morgenland.windows import Counter, React, Resolve, Sweep

SPECTATOR: Final = PUBLIC
TRIES: Final = 48
"""How many deals of an unseen artifact are tried at random before all that agree are worked out."""
EVEN: Final = 60
"""Divides by any number of types that a stack can have."""


def replay(before: tuple[int, ...], piece: int, later: tuple[int, ...]) -> list[int]:
    """MO-112 (5) The stack that is left after a piece was taken unseen and these things followed.

    [HIDDEN] if that cannot have happened.
    """
    pieces = list(before)
    if piece not in pieces:
        return [HIDDEN]
    pieces.remove(piece)
    for event in later:
        if event < 100:
            if not pieces or pieces[0] != event:
                return [HIDDEN]
            pieces.pop(0)
        else:
            picked = (event - 100) // 10
            if picked not in pieces:
                return [HIDDEN]
            pieces.remove(picked)
            pieces.append(event % 10)
    return pieces


def resample(s: State, seat: int, rng: Random) -> None:
    """MO-112 Deal anew, in place, all that the seat (SPECTATOR: nobody's seat) does not know."""
    for other in range(s.seats):
        if other != seat:
            deal_strengths(s, other, rng)
    step_back(s, seat)
    deal_start(s, seat, rng)
    if s.magic:
        deal_artifacts(s, seat, rng)
        if not s.open_tent:
            deal_spells(s, seat, rng)


# --- unfinished secret choices (7) -------------------------------------------------------------------


def step_back(s: State, seat: int) -> None:
    """MO-112 (7) An unfinished secret choice of another seat goes back to its first step.

    The choice of the last token is no choice: its space is still open.
    """
    if not s.stack:
        return
    top = s.stack[-1]
    if top.who == seat:
        return
    if isinstance(top, ChooseSpace):
        s.stack.pop()
        left = s.unplaced[top.who]
        last = left & (left - 1) == 0
        s.push(ChooseSpace(top.who, bit_index(left)) if last else ChooseToken(top.who))
    elif isinstance(top, ChooseTarget | ChooseDestination | ChooseRide | CopyToken):
        s.stack.pop()
        below: Step[Any] = s.stack[-1]
        if isinstance(below, Sweep):
            s.stack.pop()
            s.push(React(top.who, below.window, below.first, below.until))


def bit_index(mask: int) -> int:
    """The lowest bit of a mask that is not empty."""
    index = 0
    while not mask & BIT[index]:
        index += 1
    return index


def deal_start(s: State, seat: int, rng: Random) -> None:
    """MO-112 (7) Starting treasures chosen by others are random; who is choosing begins anew."""
    if not s.stack:
        return
    top = s.stack[-1]
    if not isinstance(top, StartTreasure):
        return
    chosen: list[int] = []
    for position in range(s.position_of(top.who)):
        known = top.chosen[position * KIND_COUNT : position * KIND_COUNT + KIND_COUNT]
        chosen.extend(known if s.seat_at(position) == seat else random_start(rng))
    s.stack.pop()
    if top.who == seat:
        chosen.extend(top.chosen[len(chosen) :])
        s.push(StartTreasure(top.who, top.kind, top.left, tuple(chosen)))
    else:
        s.push(StartTreasure(top.who, 0, START_TREASURE, tuple(chosen)))


def random_start(rng: Random) -> list[int]:
    """Three treasures of random kinds."""
    amounts = [0] * KIND_COUNT
    for _ in range(START_TREASURE):
        amounts[below(rng, KIND_COUNT)] += 1
    return amounts


# --- tokens (1) --------------------------------------------------------------------------------------


def deal_strengths(s: State, seat: int, rng: Random) -> None:
    """MO-112 (1) The strengths not seen this round go to the seat's face-down, removed and unplaced tokens."""
    unseen: list[int] = []
    tokens: list[int] = []
    for handle in range(TOKEN_COUNT):
        token = seat * HANDLES + handle
        if s.where[token] == UNPLACED or s.up[seat] & BIT[handle]:
            continue
        tokens.append(token)
        unseen.append(STRENGTHS.index(s.strength[token]))
    for index in range(TOKEN_COUNT):
        if s.unplaced[seat] & BIT[index]:
            unseen.append(index)
    unseen.sort()
    shuffle(rng, unseen)
    for place, token in enumerate(tokens):
        s.strength[token] = STRENGTHS[unseen[place]]
    left = 0
    for index in unseen[len(tokens) :]:
        left |= BIT[index]
    s.unplaced[seat] = left


# --- spells (4) --------------------------------------------------------------------------------------


def deal_spells(s: State, seat: int, rng: Random) -> None:
    """MO-112 (4) Titles the seat has not seen go to unknown hand cards, to cards at the Tent, then to the deck.

    Which of those cards another seat has handed on is forgotten: this one cannot tell whether it was cast since.
    """
    gave = s.gave[seat] if seat < s.seats else 0
    known = s.discards | s.display
    for step in s.stack:
        if isinstance(step, Counter):
            known |= BIT[step.spell] | (BIT[FREE_RIDER] if step.rider >= 0 else 0)
        elif isinstance(step, Resolve):
            known |= BIT[step.spell]
        elif (isinstance(step, ChooseSpell) and step.who == seat) or (
            isinstance(step, DrawSpell) and step.seat == seat
        ):
            known |= step.cards
    for other in range(s.seats):
        known |= s.spells[other] if other == seat else s.spells[other] & gave
    unseen = titles(ALL_SPELLS & ~known)
    shuffle(rng, unseen)
    for other in range(s.seats):
        if other != seat:
            kept = s.spells[other] & gave
            s.spells[other] = kept | draw(unseen, len(titles(s.spells[other] & ~gave)))
    for place, step in enumerate(s.stack):
        if isinstance(step, ChooseSpell) and step.who != seat:
            s.stack[place] = ChooseSpell(step.who, step.second, draw(unseen, len(titles(step.cards))))
        elif isinstance(step, DrawSpell) and step.seat != seat:
            s.stack[place] = DrawSpell(step.seat, step.second, draw(unseen, len(titles(step.cards))))
    s.deck = draw(unseen, len(unseen))
    for other in range(s.seats):
        if other != seat:
            s.gave[other] &= s.spells[seat] if seat < s.seats else 0


def titles(mask: int) -> list[int]:
    """The titles of a mask."""
    return [spell for spell in range(SPELL_COUNT) if mask & BIT[spell]]


def draw(unseen: list[int], count: int) -> int:
    """Take that many titles off the end of the list, as a mask."""
    mask = 0
    for _ in range(count):
        mask |= BIT[unseen.pop()]
    return mask


# --- artifacts (5) -----------------------------------------------------------------------------------


def deal_artifacts(s: State, seat: int, rng: Random) -> None:
    """MO-112 (5) Types the seat has not seen go to the stack positions it does not know."""
    eye = BIT[seat]
    trick = s.trick
    unseen: list[int] = []
    places: list[int] = []
    for piece in range(ARTIFACT_COUNT):
        unseen.extend([piece] * s.pool[piece])
    for place in range(s.seats * MAGIC_STACK):
        tricked = trick is not None and trick.taker != seat and place // MAGIC_STACK == trick.room
        if s.pieces[place] != HIDDEN and not s.known[place] & eye and not tricked:
            places.append(place)
            unseen.append(s.pieces[place])
    if trick is not None and trick.taker != seat:
        deal_trick(s, seat, trick, unseen, rng)
    unseen.sort()
    shuffle(rng, unseen)
    for place in places:
        s.pieces[place] = unseen.pop()
    for piece in range(ARTIFACT_COUNT):
        s.pool[piece] = unseen.count(piece)


def deal_trick(s: State, seat: int, trick: Trick, unseen: list[int], rng: Random) -> None:
    """MO-112 (5) The stack as the seat knew it before the taking and a random type of it taken, as all since agrees.

    Some deals at random are tried first, which nearly always do; if none does, one of all that agree is drawn, each
    as likely as trying for ever would make it. When the game is over all artifacts are shown.
    """
    for place, piece in enumerate(trick.before):
        if not trick.known[place] & BIT[seat]:
            unseen.append(piece)
    unseen.sort()
    for _ in range(TRIES):
        shuffle(rng, unseen)
        before = dealt_before(trick, seat, unseen)
        types = sorted(set(before))
        taken = types[below(rng, len(types))]
        if fits(s, seat, trick, before, taken):
            break
    else:
        deals = agreeing_deals(s, seat, trick, unseen)
        chosen = rng.choices(deals, [weight for weight, _, _ in deals])[0]
        before, taken = chosen[1], chosen[2]
    for place, piece in enumerate(before):
        if not trick.known[place] & BIT[seat]:
            unseen.remove(piece)
    base = trick.room * MAGIC_STACK
    stack = replay(tuple(before), taken, trick.later)
    for index in range(s.size[trick.room]):
        s.pieces[base + index] = stack[index]
    if is_veiled(s, trick):
        s.unused[trick.taker * PIECE_COUNT + trick.piece] -= 1
        s.unused[trick.taker * PIECE_COUNT + taken] += 1
    s.trick = Trick(trick.room, trick.taker, taken, tuple(before), trick.known, trick.later)


def is_veiled(s: State, trick: Trick) -> bool:
    """Whether the taker still owns the piece unseen."""
    return s.veiled == trick.taker and len(s.stack) > 0


def dealt_before(trick: Trick, seat: int, unseen: list[int]) -> list[int]:
    """The stack before the taking: what the seat knew of it, the rest from the end of the list."""
    dealt = 0
    before: list[int] = []
    for place, piece in enumerate(trick.before):
        if trick.known[place] & BIT[seat]:
            before.append(piece)
        else:
            dealt += 1
            before.append(unseen[len(unseen) - dealt])
    return before


def fits(s: State, seat: int, trick: Trick, before: list[int], taken: int) -> bool:
    """Whether taking that type leads to all that was turned up and shown since."""
    if taken != trick.piece and not is_veiled(s, trick):
        return False
    stack = replay(tuple(before), taken, trick.later)
    if len(stack) != s.size[trick.room] or stack == [HIDDEN]:
        return False
    return agrees(s, seat, trick.room * MAGIC_STACK, stack)


Deal = tuple[int, list[int], int]
"""How likely it is, the stack before the taking, and the type taken."""


def agreeing_deals(s: State, seat: int, trick: Trick, unseen: list[int]) -> list[Deal]:
    """All stacks and types that fit, by the place of the piece that was taken."""
    found: list[Deal] = []
    counts = [unseen.count(piece) for piece in range(ARTIFACT_COUNT)]
    for index in range(len(trick.before)):
        _add_deals(s, seat, trick, counts, index, [], 1, found)
    return found


def _add_deals(
    s: State,
    seat: int,
    trick: Trick,
    counts: list[int],
    index: int,
    dealt: list[int],
    ways: int,
    found: list[Deal],
) -> None:
    """Go on with the stack from the top, the piece at `index` being the one taken: the topmost of its type."""
    place = len(dealt)
    if place == len(trick.before):
        taken = dealt[index]
        if dealt.index(taken) == index and fits(s, seat, trick, dealt, taken):
            found.append((ways * EVEN // len(set(dealt)), dealt, taken))
        return
    turned = place if place < index else place - 1
    seen = place != index and turned < len(trick.later) and max(trick.later[: turned + 1]) < 100
    for piece in range(ARTIFACT_COUNT):
        if seen and piece != trick.later[turned]:
            continue
        if trick.known[place] & BIT[seat]:
            if piece == trick.before[place]:
                _add_deals(s, seat, trick, counts, index, [*dealt, piece], ways, found)
        elif counts[piece] > 0:
            counts[piece] -= 1
            more = ways * (counts[piece] + 1)
            _add_deals(s, seat, trick, counts, index, [*dealt, piece], more, found)
            counts[piece] += 1


def agrees(s: State, seat: int, base: int, stack: list[int]) -> bool:
    """Whether the stack shows what the seat knows of it."""
    for index, piece in enumerate(stack):
        if s.known[base + index] & BIT[seat] and s.pieces[base + index] != piece:
            return False
    return True
