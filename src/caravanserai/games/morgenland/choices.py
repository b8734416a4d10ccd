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
    ARTIFACT_RULES,
    ARTIFACTS,
    BAKSHEESH,
    BARTER,
    CITY_TAX,
    DOPPELGANGER,
    FIRST_ROOM,
    FREE_RIDER,
    KIND_IDS,
    MARKET,
    OFFERING,
    ROOM_TAX,
    SACRIFICE,
    SACRIFICE_VALUE,
    SPACES,
    SPELL_RULES,
    SPELLS,
    STRENGTHS,
    SULTANS_TAX,
    TELEPORTATION,
    TOKEN_NAMES,
    TOKENS,
    W_BUY,
    WINDOWS,
)
from caravanserai.games.morgenland.chain import IN_WINDOW, pending, target_names, token_id
from caravanserai.games.morgenland.details import offer_name
from caravanserai.games.morgenland.fields import HANDLES
from caravanserai.games.morgenland.guard import Admission, Bribe, shortfall
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken, tokens_in_rooms
from caravanserai.games.morgenland.plays import (
    UNANNOUNCED,
    ChooseDestination,
    ChooseRide,
    ChooseTarget,
    CopyToken,
)
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.rooms import Buy, PayToken, prices
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.spells import Cast
from caravanserai.games.morgenland.spells_palace import GiveArtifact, PickPiece
from caravanserai.games.morgenland.spells_taxes import CityTax, PayCityTax, PayRoomTax, RoomTax
from caravanserai.games.morgenland.spells_tokens import Retaliate
from caravanserai.games.morgenland.spells_treasure import Collect, SwapKind
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.things_spaces import space_rules
from caravanserai.games.morgenland.treasure import PayKind, TakeKind
from caravanserai.games.morgenland.turn import Visit
from caravanserai.games.morgenland.windows import Counter, React

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
            own = step.token // HANDLES == step.who
            args.update(token=TOKENS[step.token], strength=s.strength[step.token] if own else 0)
    elif isinstance(step, ChooseSpace) and mine:
        args["strength"] = STRENGTHS[step.token]
    elif isinstance(step, StartTreasure) and mine:
        args.update(kind=KIND_IDS[step.kind], number=step.left)
    else:
        _public_args(s, args)
        if mine and isinstance(step, PayCityTax):
            args["strength"] = s.strength[step.token]
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
        args.update(kind=KIND_IDS[step.kind], number=step.left, cause_id=cause(s))
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


def cause(s: State) -> str:
    """What treasure is paid or taken for at the pending step: a spell, the market, or the bribe."""
    step, below = s.stack[-1], s.stack[-2]
    if isinstance(step, TakeKind):
        if step.barred:
            return SPELLS[BARTER]
        return SPACES[MARKET] if isinstance(below, Visit) else SPELLS[ALMS]
    if isinstance(below, Admission):
        return "bribe"
    if isinstance(below, CityTax | RoomTax):
        return SPELLS[BAKSHEESH if isinstance(below, CityTax) else SULTANS_TAX]
    if isinstance(below, Collect):
        return SPELLS[SACRIFICE if below.amount == SACRIFICE_VALUE else OFFERING]
    return SPELLS[TELEPORTATION]


def payment_rule(s: State) -> str:
    """The rule for which treasure is paid or taken at the pending step."""
    found = cause(s)
    if found == "bribe":
        return Bribe.rule
    return space_rules(found)[0] if found in SPACES else SPELL_RULES[SPELLS.index(found)]


def window_rule(s: State, window: int) -> str:
    """The rule of what is answered in a window: the announced spell, or the space being scored."""
    chain = pending(s)
    if chain and window != W_BUY:
        return SPELL_RULES[chain[-1].spell]
    return space_rules(SPACES[s.current])[0] if s.current >= 0 else "MO-72"


def decision_rule(s: State, seat: int | None) -> str:
    """The rule that answers the question; of an unannounced play the others see only the window (MO-111)."""
    step = s.stack[-1]
    if isinstance(step, PayKind | TakeKind):
        return payment_rule(s)
    if isinstance(step, Counter):
        return SPELL_RULES[pending(s)[-1].spell]
    if isinstance(step, PickPiece):
        return SPELL_RULES[step.spell]
    if not isinstance(step, IN_WINDOW):
        return step.rule
    if seat != step.who or isinstance(step, React):
        return window_rule(s, step.window)
    if isinstance(step, ChooseTarget | ChooseDestination):
        return SPELL_RULES[step.spell]
    riding = isinstance(step, ChooseRide) or (isinstance(step, CopyToken) and step.riding != 0)
    return SPELL_RULES[FREE_RIDER] if riding else ARTIFACT_RULES[DOPPELGANGER]


def refine(s: State, seat: int | None, prompt: Prompt) -> None:
    """The rule for which treasure moves; MO-111 to others an unfinished secret choice looks like its first step."""
    top = s.stack[-1] if s.stack else None
    if top is None or top.who < 0:
        return
    prompt["rule"] = decision_rule(s, seat)
    if seat != top.who:
        first = (
            React if isinstance(top, UNANNOUNCED) else ChooseToken if isinstance(top, ChooseSpace) else None
        )
        if first is not None:
            prompt["decision"], prompt["key"] = first.decision, f"prompt-{first.decision.lower()}"


# --- things to click ---------------------------------------------------------------------------------


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
