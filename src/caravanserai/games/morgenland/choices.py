"""How decisions and options are put to people: what they are about, what they cost, which things to click."""

from caravanserai.core.events import Argument
from caravanserai.core.game import Prompt
from caravanserai.games.morgenland.actions import (
    AT,
    BRIBE,
    BUY,
    CAMEL,
    CAST,
    COPY,
    GIVE,
    KEEP,
    MOVE,
    ON,
    PASS,
    PAY,
    PAY_TAX,
    PICK,
    PICK_OFFER,
    PLACE,
    REMOVE,
    REMOVE_ALL,
    RETURN_KIND,
    RIDE,
    SPACE,
    TOKEN,
    USE,
    WITH,
)
from caravanserai.games.morgenland.board import (
    ALMS,
    ARTIFACTS,
    BARTER,
    CITY_TAX,
    FIRST_ROOM,
    KIND_IDS,
    OFFERING,
    PIECES,
    PLAIN,
    ROOM_TAX,
    SACRIFICE,
    SACRIFICE_VALUE,
    SPACES,
    SPELL_RULES,
    SPELLS,
    STRENGTHS,
    TELEPORTATION,
    TOKEN_NAMES,
    TOKENS,
    W_BUY,
    WINDOWS,
)
from caravanserai.games.morgenland.chain import IN_WINDOW, pending, target_names, token_id
from caravanserai.games.morgenland.fields import BIT, HANDLES
from caravanserai.games.morgenland.guard import Admission, Bribe, shortfall
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken, face_up, tokens_in_rooms
from caravanserai.games.morgenland.plays import UNANNOUNCED, ChooseDestination, ChooseTarget
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.rooms import Buy, PayToken, prices
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.spells import Cast
from caravanserai.games.morgenland.spells_palace import GiveArtifact, PickPiece
from caravanserai.games.morgenland.spells_taxes import CityTax, PayCityTax, PayRoomTax, RoomTax
from caravanserai.games.morgenland.spells_tokens import Retaliate
from caravanserai.games.morgenland.spells_treasure import Collect, SwapKind
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, TakeKind
from caravanserai.games.morgenland.turn import Visit
from caravanserai.games.morgenland.windows import Counter, React


def offer_name(s: State, room: int) -> str:
    """The artifact on offer; in the basic version just an artifact."""
    return PIECES[s.offer[room]] if s.magic else PIECES[PLAIN]


# --- prompts -----------------------------------------------------------------------------------------


def prompt_args(s: State, seat: int | None) -> dict[str, Argument]:
    """What the pending decision is about; MO-111 of a secret choice the others learn only who makes it."""
    step = s.stack[-1]
    args: dict[str, Argument] = {"actor": f"@{step.who}"}
    mine = seat == step.who
    if isinstance(step, IN_WINDOW):
        _window_args(s, step.window, args)
        if mine and isinstance(step, ChooseTarget | ChooseDestination):
            args["spell"] = SPELLS[step.spell]
        if mine and isinstance(step, ChooseDestination):
            args["token"] = TOKENS[step.token]
    elif isinstance(step, ChooseSpace) and mine:
        args["strength"] = STRENGTHS[step.token]
    elif isinstance(step, StartTreasure) and mine:
        args.update(kind=KIND_IDS[step.kind], number=step.left)
    else:
        _public_args(s, args)
    return args


def _window_args(s: State, window: int, args: dict[str, Argument]) -> None:
    args["window_id"] = WINDOWS[window]
    placer = next((step.who for step in s.stack if isinstance(step, ChooseToken)), s.stack[-1].who)
    if placer != s.stack[-1].who:  # MO-72 with `casting` always: asked in another player's turn
        args.update(window_id="w-other-turn", placer=f"@{placer}")
    if s.current >= 0:
        args["space"] = SPACES[s.current]
    chain = pending(s)
    if chain and window != W_BUY:  # MO-75: the others act before the last announced spell
        args["window_id"] = "w-spell"
        _announced_args(chain[-1], args)


def _announced_args(cast: Cast, args: dict[str, Argument]) -> None:
    names = target_names(cast)
    args.update(spell=SPELLS[cast.spell], caster=f"@{cast.caster}", targets=len(names), each_target=names)


def _public_args(s: State, args: dict[str, Argument]) -> None:
    step = s.stack[-1]
    if isinstance(step, PayKind | TakeKind):
        args.update(kind=KIND_IDS[step.kind], number=step.left)
    elif isinstance(step, SwapKind):
        args.update(kind=KIND_IDS[step.kind], number=step.total)
    elif isinstance(step, Counter):
        _announced_args(pending(s)[-1], args)
    elif isinstance(step, Bribe):
        args.update(guard=s.guard, cost=shortfall(s, step.who))
    else:
        _palace_args(s, args)


def _palace_args(s: State, args: dict[str, Argument]) -> None:
    step = s.stack[-1]
    if isinstance(step, Buy):
        amounts = prices(s, step.who, step.room)
        args.update(
            space=SPACES[FIRST_ROOM + step.room], artifact=offer_name(s, step.room), cost=sum(amounts)
        )
        args["each_price"] = [str(amount) for amount in amounts]
    elif isinstance(step, PayToken):
        args.update(space=SPACES[FIRST_ROOM + step.room], amount=step.amounts[step.index])
    elif isinstance(step, CastAbracadabra | GiveArtifact):
        args.update(space=SPACES[FIRST_ROOM + step.room], artifact=offer_name(s, step.room))
    elif isinstance(step, PickPiece):
        args.update(space=SPACES[FIRST_ROOM + step.room], spell=SPELLS[step.spell])
    elif isinstance(step, PayCityTax):
        args.update(token=TOKENS[step.token], space=SPACES[s.where[step.token]], cost=CITY_TAX)
    elif isinstance(step, PayRoomTax):
        args.update(cost=tokens_in_rooms(s, step.who) * ROOM_TAX)
    elif isinstance(step, Retaliate):
        args.update(caster=f"@{step.caster}")


def form(s: State, seat: int | None) -> str:
    """The form that asks the decision best: a window shows all who is asked, the others are for the decider.

    A barter is one form until something is returned.
    """
    step = s.stack[-1]
    if isinstance(step, (Counter, *IN_WINDOW)):
        return step.form
    if step.who != seat or (isinstance(step, SwapKind) and step.total):
        return ""
    return step.form


def payment_rule(s: State) -> str:
    """The rule for which treasure is paid or taken at the pending step."""
    step, below = s.stack[-1], s.stack[-2]
    if isinstance(step, TakeKind):
        if step.barred:
            return SPELL_RULES[BARTER]
        return "MO-44" if isinstance(below, Visit) else SPELL_RULES[ALMS]
    if isinstance(below, Admission):
        return Bribe.rule
    if isinstance(below, CityTax | RoomTax):
        return below.rule
    if isinstance(below, Collect):
        return SPELL_RULES[SACRIFICE if below.amount == SACRIFICE_VALUE else OFFERING]
    return SPELL_RULES[TELEPORTATION]


def refine(s: State, seat: int | None, prompt: Prompt) -> None:
    """The rule for which treasure moves; MO-111 to others an unfinished secret choice looks like its first step."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, PayKind | TakeKind):
        prompt["rule"] = payment_rule(s)
    elif top is not None and seat != top.who:
        first = (
            React if isinstance(top, UNANNOUNCED) else ChooseToken if isinstance(top, ChooseSpace) else None
        )
        if first is not None:
            prompt["decision"], prompt["key"] = first.decision, f"prompt-{first.decision.lower()}"


# --- options -----------------------------------------------------------------------------------------


def details(s: State, action: int, args: dict[str, Argument]) -> None:
    """What an option costs and where it happens, beside the things it names itself."""
    step = s.stack[-1]
    if "kind" in args:
        args["kind"] = f"kind-{args['kind']}"
    if action == PASS:
        args["decision_id"] = step.decision
    elif CAMEL <= action < BRIBE:
        args["seat"] = f"@{action - CAMEL}"
    elif CAST <= action < ON:
        args["lamp"] = 0 if s.lit & BIT[step.who] else 1
    elif ON <= action < AT:
        _token_args(s, action - ON, args)
    elif COPY <= action < RIDE:
        _token_args(s, action - COPY, args)
    elif REMOVE <= action < GIVE:
        _token_args(s, action - REMOVE, args)
    elif isinstance(step, Bribe):
        args["cost"] = shortfall(s, step.who)
    elif isinstance(step, Buy):
        args.update(cost=sum(prices(s, step.who, step.room)), artifact=offer_name(s, step.room))
    elif isinstance(step, PayToken):
        args["amount"] = step.amounts[step.index]
    elif isinstance(step, PayCityTax):
        args["cost"] = CITY_TAX
    elif isinstance(step, PayRoomTax):
        args["cost"] = tokens_in_rooms(s, step.who) * ROOM_TAX
    elif action == PICK_OFFER and isinstance(step, PickPiece):
        args["artifact"] = offer_name(s, step.room)


def _token_args(s: State, token: int, args: dict[str, Argument]) -> None:
    """Which token it is, where it lies, and how strong as far as the deciding seat knows (MO-13); 0: face down."""
    del args["token_id"]
    known = face_up(s, token) or token // HANDLES == s.stack[-1].who
    args.update(token=TOKENS[token], space=SPACES[s.where[token]], strength=s.strength[token] if known else 0)


def targets(s: State, action: int) -> list[str]:
    """The ids of the view's things that stand for the action; none means a button."""
    step = s.stack[-1]
    if TOKEN <= action < PLACE:
        return [f"hand-{STRENGTHS[action - TOKEN]}"]
    if PLACE <= action < USE:
        return [SPACES[action - PLACE]]
    if AT <= action < MOVE:
        return [SPACES[action - AT]]
    if MOVE <= action < COPY:
        return [SPACES[action - MOVE]]
    if action in (BUY, PICK_OFFER) and isinstance(step, Buy | PickPiece):
        return [SPACES[FIRST_ROOM + step.room]]
    return _targets_by_name(action) or _targets_by_token(s, action)


def _targets_by_token(s: State, action: int) -> list[str]:
    step = s.stack[-1]
    for first in (ON, COPY, REMOVE):
        if first <= action < first + len(TOKEN_NAMES):
            return [token_id(action - first)]
    if action == PAY_TAX and isinstance(step, PayCityTax):
        return [token_id(step.token)]
    if action == REMOVE_ALL:
        rooms = range(FIRST_ROOM, len(SPACES))
        tokens = range(step.who * HANDLES, step.who * HANDLES + HANDLES)
        return [token_id(token) for token in tokens if s.where[token] in rooms]
    return []


def _targets_by_name(action: int) -> list[str]:
    """Things that are called by their names: artifacts, spells, kinds of treasure, seats."""
    for first in (USE, RIDE, PICK, GIVE):
        if first <= action < first + len(ARTIFACTS):
            return [f"artifact-{ARTIFACTS[action - first]}"]
    for first in (CAST, KEEP):
        if first <= action < first + len(SPELLS):
            return [f"spell-{SPELLS[action - first]}"]
    for first in (RETURN_KIND, WITH):
        if first <= action < first + len(KIND_IDS):
            return [KIND_IDS[action - first]]
    if CAMEL <= action < BRIBE:
        return [f"seat-{action - CAMEL}"]
    if action >= PAY:
        values = SPACE.values(action)
        return [f"kind-{values['kind']}"] if "kind" in values else []
    return []
