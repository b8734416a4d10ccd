"""What options say of themselves: which thing, what it costs, what comes of it."""

from caravanserai.core.events import Argument
from caravanserai.games.morgenland.actions import (
    AT,
    BRIBE,
    CAMEL,
    CAST,
    COPY,
    GIVE,
    KEEP,
    MOVE,
    ON,
    PASS,
    PICK_OFFER,
    PLACE,
    REMOVE,
    RETURN_KIND,
    RIDE,
    USE,
)
from caravanserai.games.morgenland.board import (
    CARPET,
    CARPET_STRENGTH,
    CAVE_COUNT,
    CITY_TAX,
    DRAGON_FLIGHT,
    DRAGON_PILES,
    FIRST_ROOM,
    GUARD,
    KIND_COUNT,
    KIND_IDS,
    LUNAR_ECLIPSE,
    NICHES,
    PIECES,
    PLAIN,
    ROOM_TAX,
    SOLAR_ECLIPSE,
    SPACES,
    SPELLS,
    STRENGTHS,
    TOKENS,
)
from caravanserai.games.morgenland.city import ChooseSpell, lowest
from caravanserai.games.morgenland.fields import BIT, HANDLES
from caravanserai.games.morgenland.guard import Bribe, shortfall
from caravanserai.games.morgenland.placement import ChooseSpace, face_up, tokens_in_rooms
from caravanserai.games.morgenland.plays import ChooseDestination, ChooseTarget
from caravanserai.games.morgenland.ranks import strength_on, tokens_on
from caravanserai.games.morgenland.rooms import Buy, PayToken, prices
from caravanserai.games.morgenland.spells_palace import PickPiece
from caravanserai.games.morgenland.spells_taxes import PayCityTax, PayRoomTax
from caravanserai.games.morgenland.state import State


def offer_name(s: State, room: int) -> str:
    """The artifact on offer; in the basic version just an artifact."""
    return PIECES[s.offer[room]] if s.magic else PIECES[PLAIN]


def details(s: State, action: int, args: dict[str, Argument]) -> None:
    """What an option costs, where it happens and what comes of it, beside the things it names itself."""
    step = s.stack[-1]
    if "kind" in args:
        args["kind"] = f"kind-{args['kind']}"
    if action == PASS:
        args["decision_id"] = step.decision
        args["number"] = tokens_in_rooms(s, step.who)
    elif PLACE <= action < USE:
        _placing(s, action - PLACE, args)
    elif USE <= action < CAST:
        _using(s, action - USE, args)
    elif CAMEL <= action < BRIBE:
        args.update(seat=f"@{action - CAMEL}", own=1 if action - CAMEL == step.who else 0)
    elif CAST <= action < ON:
        args["lamp"] = 0 if s.lit & BIT[step.who] else 1
    elif KEEP <= action < RETURN_KIND:
        _keeping(s, action - KEEP, args)
    else:
        _aiming(s, action, args)
    _paying(s, action, args)


def _placing(s: State, space: int, args: dict[str, Argument]) -> None:
    """What the space gives and who lies there: of others only how many, for they lie face down."""
    step = s.stack[-1]
    assert isinstance(step, ChooseSpace)
    strength = STRENGTHS[step.token]
    own = tokens_on(s, step.who, space)
    everybody = list(s.where).count(space)
    args.update(
        sort_id="cave" if space < CAVE_COUNT else "room" if space >= FIRST_ROOM else SPACES[space],
        strength=strength,
        own=own,
        sum=strength + strength_on(s, step.who, space),
        others=everybody - own,
    )
    piles = [str(pile) for pile in s.niches[space * NICHES : space * NICHES + NICHES] if pile]
    args["each_pile"] = piles if space < CAVE_COUNT else []
    args["artifact"] = offer_name(s, space - FIRST_ROOM) if space >= FIRST_ROOM else PIECES[PLAIN]


def _using(s: State, piece: int, args: dict[str, Argument]) -> None:
    """What the artifact makes of your strength on the space being scored; at the guard, what it saves."""
    who = s.stack[-1].who
    here = s.current if s.current >= 0 else GUARD
    total = strength_on(s, who, here) + (CARPET_STRENGTH if piece == CARPET else 0)
    args.update(space=SPACES[here], sum=total, cost=shortfall(s, who) if here == GUARD else 0)


def _keeping(s: State, kept: int, args: dict[str, Argument]) -> None:
    """MO-40 What happens to the other card."""
    step = s.stack[-1]
    assert isinstance(step, ChooseSpell)
    args["other"] = SPELLS[lowest(step.cards & ~BIT[kept])]
    args["second"] = f"@{step.second}" if step.second >= 0 else "nobody"


# --- targets of spells -------------------------------------------------------------------------------


def _aiming(s: State, action: int, args: dict[str, Argument]) -> None:
    step = s.stack[-1]
    if ON <= action < AT:
        assert isinstance(step, ChooseTarget)
        args["spell_id"] = SPELLS[step.spell]
        _token(s, action - ON, args)
    elif AT <= action < MOVE:
        assert isinstance(step, ChooseTarget)
        _target_space(s, step.spell, action - AT, args)
    elif MOVE <= action < COPY:
        assert isinstance(step, ChooseDestination)
        args["token"] = TOKENS[step.token]
    elif COPY <= action < RIDE:
        _token(s, action - COPY, args)
        args["sum"] = strength_on(s, step.who, s.current) + s.strength[action - COPY]
    elif REMOVE <= action < GIVE:
        _token(s, action - REMOVE, args)


def _token(s: State, token: int, args: dict[str, Argument]) -> None:
    """Which token it is, where it lies, and how strong as far as the deciding seat knows (MO-13); 0: face down."""
    del args["token_id"]
    own = token // HANDLES == s.stack[-1].who
    known = own or face_up(s, token)
    args.update(token=TOKENS[token], space=SPACES[s.where[token]], strength=s.strength[token] if known else 0)
    args["own"] = 1 if own else 0


def _target_space(s: State, spell: int, space: int, args: dict[str, Argument]) -> None:
    """What the spell would do there: how many go or stay, how much treasure comes or goes, what is on offer."""
    lying = [token for token, place in enumerate(s.where) if place == space]
    gone = lying
    if spell in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
        odd = 1 if spell == LUNAR_ECLIPSE else 0
        gone = [token for token in lying if s.strength[token] % 2 == odd]
    own = sum(token // HANDLES == s.stack[-1].who for token in gone)
    args.update(spell_id=SPELLS[spell], number=len(gone), own=own, amount=0)
    if space < CAVE_COUNT:
        args["kind"] = KIND_IDS[space]
        flight = min(sum(DRAGON_PILES), s.stock[s.seats * KIND_COUNT + space])
        held = sum(s.niches[space * NICHES : space * NICHES + NICHES])
        args["amount"] = flight if spell == DRAGON_FLIGHT else held
    else:
        args["kind"] = KIND_IDS[0]
    room = space - FIRST_ROOM
    args["artifact"] = PIECES[s.offer[room]] if room >= 0 and s.offer[room] >= 0 else PIECES[PLAIN]


# --- prices ------------------------------------------------------------------------------------------


def _paying(s: State, action: int, args: dict[str, Argument]) -> None:
    step = s.stack[-1]
    if isinstance(step, Bribe):
        args.update(cost=shortfall(s, step.who), number=tokens_in_rooms(s, step.who))
    elif isinstance(step, Buy):
        amounts = prices(s, step.who, step.room)
        args.update(cost=sum(amounts), artifact=offer_name(s, step.room), number=len(amounts))
        args["each_price"] = [str(amount) for amount in amounts]
    elif isinstance(step, PayToken):
        args["amount"] = step.amounts[step.index]
    elif isinstance(step, PayCityTax):
        args.update(cost=CITY_TAX, number=1)
    elif isinstance(step, PayRoomTax):
        tokens = tokens_in_rooms(s, step.who)
        args.update(cost=tokens * ROOM_TAX, number=tokens)
    elif action == PICK_OFFER and isinstance(step, PickPiece):
        args["artifact"] = offer_name(s, step.room)
