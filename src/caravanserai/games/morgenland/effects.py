"""What options give and cost at once, in goods that everybody can count, and which of them do nothing."""

from typing import Final

from caravanserai.core.prompts import Effect
from caravanserai.games.morgenland.actions import (
    AMOUNTS,
    AT,
    BRIBE,
    CAMEL,
    CAST,
    FIRST,
    KEEP,
    MOVE,
    ON,
    PAY,
    PICK,
    PICK_OFFER,
    REMOVE,
    RETURN_KIND,
    RIDE,
    SWAP,
    TAKE,
    USE,
    WITH,
)
from caravanserai.games.morgenland.artifacts import asked_to_buy, uses_left
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    DOPPELGANGER,
    EYE,
    KIND_COUNT,
    KIND_IDS,
    LUNAR_ECLIPSE,
    MARKET_RETURN,
    MARKET_TAKE,
    SOLAR_ECLIPSE,
    SPELL_COUNT,
    TOKEN_NAMES,
)
from caravanserai.games.morgenland.city import ChooseSpell
from caravanserai.games.morgenland.fields import BIT
from caravanserai.games.morgenland.plays import ChooseDestination, ChooseRide, ChooseTarget, CopyToken
from caravanserai.games.morgenland.ranks import tokens_on
from caravanserai.games.morgenland.rooms import PayToken
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.spellbook import BOOK
from caravanserai.games.morgenland.spells import MOVING, UNTARGETED
from caravanserai.games.morgenland.spells_palace import PickPiece
from caravanserai.games.morgenland.spells_tokens import Retaliate
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind

ARTIFACT: Final = "artifact"
SPELL: Final = "spell"
USE_LEFT: Final = "use"
CAMEL_HELD: Final = "camel"
_REMOVING: Final = (EYE, LUNAR_ECLIPSE, SOLAR_ECLIPSE)


def goods(s: State, seat: int) -> dict[str, int]:
    """What the effects speak of: treasure by kind, artifacts, spells, uses left this round, the camel."""
    base = seat * KIND_COUNT
    return {
        **{name: s.stock[base + kind] for kind, name in enumerate(KIND_IDS)},
        ARTIFACT: s.artifacts(seat),
        SPELL: sum(s.spells[seat] & BIT[spell] != 0 for spell in range(SPELL_COUNT)),
        USE_LEFT: uses_left(s, seat) if s.magic else 0,
        CAMEL_HELD: 1 if s.camel == seat else 0,
    }


def effects(s: State, action: int) -> list[Effect]:
    """What the option gives and costs."""
    who = s.stack[-1].who
    if action >= PAY:
        found = _treasure(s, who, action)
    elif RETURN_KIND <= action < CAMEL:
        found = _trade(s, who, action)
    elif CAMEL <= action < BRIBE:
        found = [(action - CAMEL, CAMEL_HELD, 1), (s.camel, CAMEL_HELD, -1)]
        found = [] if action - CAMEL == s.camel else found
    elif WITH <= action < PICK:
        found = _price(s, who, action - WITH)
    elif KEEP <= action < RETURN_KIND:
        found = _kept(s, who)
    else:
        found = _played(s, who, action)
    return [Effect(seat=seat, thing=thing, amount=amount) for seat, thing, amount in found]


_Found = list[tuple[int, str, int]]


def _treasure(s: State, who: int, action: int) -> _Found:
    """Amounts of a kind that are paid, taken or returned; the starting treasure comes only when all have chosen."""
    step = s.stack[-1]
    if action >= FIRST or isinstance(step, StartTreasure):
        return []
    base = PAY if action < TAKE else TAKE if action < SWAP else SWAP
    kind, amount = divmod(action - base, AMOUNTS)
    if amount == 0:
        return []
    found: _Found = [(who, KIND_IDS[kind], amount if base == TAKE else -amount)]
    if isinstance(step, PayKind) and step.to < s.seats:
        found.append((step.to, KIND_IDS[kind], amount))
    return found


def _trade(s: State, who: int, action: int) -> _Found:
    """MO-44 One treasure back; what is taken for it is asked next, unless the bank has no more than that."""
    if s.total(s.seats) + MARKET_RETURN <= MARKET_TAKE:
        return []
    return [(who, KIND_IDS[action - RETURN_KIND], -MARKET_RETURN)]


def _price(s: State, who: int, kind: int) -> _Found:
    """MO-52 The price of one token; with the last one the artifact is bought, unless Abracadabra may come between."""
    step = s.stack[-1]
    assert isinstance(step, PayToken)
    found: _Found = [(who, KIND_IDS[kind], -step.amounts[step.index])]
    window = s.magic and s.size[step.room] > 0 and asked_to_buy(s, who)
    if step.index + 1 == len(step.amounts) and not window:
        found.append((who, ARTIFACT, 1))
    return found


def _kept(s: State, who: int) -> _Found:
    """MO-40 One spell is kept, the other goes to the second player if there is one."""
    step = s.stack[-1]
    assert isinstance(step, ChooseSpell)
    return [(who, SPELL, 1), *([(step.second, SPELL, 1)] if step.second >= 0 else [])]


def _played(s: State, who: int, action: int) -> _Found:
    """Artifacts that are used, spells that are announced with this option, pieces that are taken."""
    step = s.stack[-1]
    if USE <= action < CAST:
        waits = action == USE + DOPPELGANGER and tokens_on(s, who, s.current) > 1
        return [] if waits else [(who, USE_LEFT, -1)]
    if CAST <= action < ON:
        return _announced(s, who) if BOOK[action - CAST].aim == UNTARGETED else []
    if isinstance(step, CopyToken):
        return _announced(s, who) if step.riding else [(who, USE_LEFT, -1)]
    if isinstance(step, ChooseTarget):
        return [] if BOOK[step.spell].aim == MOVING else _announced(s, who)
    if isinstance(step, ChooseDestination):
        return _announced(s, who)
    if isinstance(step, ChooseRide):
        waits = action == RIDE + DOPPELGANGER and tokens_on(s, who, s.current) > 1
        return [] if waits else _announced(s, who)
    bought = isinstance(step, PickPiece) and step.spell == ABRACADABRA
    return [(who, ARTIFACT, 1)] if bought and PICK <= action <= PICK_OFFER else []


def _announced(s: State, who: int) -> _Found:
    """MO-66, MO-79 The card leaves the hand, and a Lamp that is not lit yet takes a use."""
    return [(who, SPELL, -1), *([] if s.lit & BIT[who] else [(who, USE_LEFT, -1)])]


def idle(s: State, action: int) -> bool:
    """Removing what lies on a scored space changes nothing any more but taxes."""
    step = s.stack[-1]
    if isinstance(step, ChooseTarget) and step.spell in _REMOVING:
        if AT <= action < MOVE:
            return action - AT < s.scored
        return ON <= action < AT and s.where[action - ON] < s.scored
    retaliation = isinstance(step, Retaliate) and REMOVE <= action < REMOVE + len(TOKEN_NAMES)
    return retaliation and s.where[action - REMOVE] < s.scored
