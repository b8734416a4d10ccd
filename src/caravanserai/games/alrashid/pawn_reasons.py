"""Why a pawn may not be placed or moved, a token not drawn or looked at, an area not resolved: AR-14 to AR-42, AR-72 to AR-76."""

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Values, because
from caravanserai.games.alrashid.board import ACTIVATED, AREAS, COLOURS, GOODS, PALACES, PAWNS, TITLES
from caravanserai.games.alrashid.fields import FACE_UP, STRIDE
from caravanserai.games.alrashid.guilds import Leave
from caravanserai.games.alrashid.holdings import (
    goods_of,
    is_palace,
    is_resolved,
    on_board,
    standing,
    titles_of,
    undrawn,
    waiting,
)
from caravanserai.games.alrashid.mercenaries import DrawToken
from caravanserai.games.alrashid.options import any_pawn, must_set_aside, no_last_activation
from caravanserai.games.alrashid.placement import PlaceAside, PlacePawn, SetAside
from caravanserai.games.alrashid.setup import StartToken
from caravanserai.games.alrashid.spies import InformPawn, MovePawn, PlotPawn, SpyStep
from caravanserai.games.alrashid.state import State
from caravanserai.games.alrashid.turn import AfterResolving, TakeTurn


def draw(s: State, step: StartToken | DrawToken, values: Values) -> Reason | None:
    """AR-18 A token of the colour has to be there."""
    colour = values["colour"]
    return None if undrawn(s, colour) else because("AR-18", "no-tokens", colour=colour)


# --- placement -----------------------------------------------------------------------------------------


def misfit(s: State, seat: int, pawn: str, area: str) -> Reason | None:
    """AR-25, AR-26 Why the pawn may not come to the area."""
    if area == "al-rashid" and pawn == "merchant":
        return because("AR-26", "no-merchants")
    if area == "al-rashid" and pawn == "sage" and not standing(s, seat, "pasha", area):
        return because("AR-26", "pasha-first")
    if pawn != "sage" and standing(s, seat, "pasha", area) + standing(s, seat, "merchant", area):
        return because("AR-25", "one-big", area=area)
    return None


def set_aside(s: State, step: SetAside, values: Values) -> Reason | None:
    """AR-113 A big pawn of the reserve, or with `diplomat-must` not nothing."""
    pawn = values["pawn"]
    if pawn != "none":
        return None if waiting(s, step.who, pawn, "reserve") else because("AR-113", "no-reserve", pawn=pawn)
    big = waiting(s, step.who, "pasha", "reserve") + waiting(s, step.who, "merchant", "reserve")
    return because("AR-113", "must-set-aside") if must_set_aside(s) and big else None


def place(s: State, step: PlacePawn, values: Values) -> Reason | None:
    """AR-23 A pawn of the reserve, where it fits."""
    if not waiting(s, step.who, values["pawn"], "reserve"):
        return because("AR-23", "no-reserve", pawn=values["pawn"])
    return misfit(s, step.who, values["pawn"], values["area"])


def place_aside(s: State, step: PlaceAside, values: Values) -> Reason | None:
    """AR-113 A pawn that was set aside, where it fits."""
    if not waiting(s, step.who, values["pawn"], "aside"):
        return because("AR-113", "not-aside", pawn=values["pawn"])
    return misfit(s, step.who, values["pawn"], values["area"])


# --- moving and looking --------------------------------------------------------------------------------


def blocked(s: State, rule: str, owner: int, pawn: str, origin: str, area: str) -> Reason | None:
    """AR-74, AR-75 Why the pawn may not go there; `rule` is that of the spy, Plotter or Informer who moves it."""
    if area == origin:
        return because("AR-4", "same-place")
    if is_palace(area) != is_palace(origin):
        return because(rule, "other-group")
    if is_resolved(s, area):
        return because("AR-74", "resolved", area=area)
    return misfit(s, owner, pawn, area)


def moved(s: State, rule: str, owner: int, pawn: str, area: str) -> Reason | None:
    """Why the pawn may not be moved from there."""
    if not standing(s, owner, pawn, area):
        return because(rule, "not-there", pawn=pawn, area=area)
    if all(blocked(s, rule, owner, pawn, area, other) for other in AREAS):
        return because("AR-75", "nowhere", pawn=pawn, area=area)
    return None


def plot(s: State, step: PlotPawn, values: Values) -> Reason | None:
    """AR-104 An own pawn in a palace."""
    if not is_palace(values["area"]):
        return because("AR-104", "from-palace")
    return moved(s, "AR-104", step.who, values["pawn"], values["area"])


def inform(s: State, step: InformPawn, values: Values) -> Reason | None:
    """AR-105 An own pawn in a territory."""
    if is_palace(values["area"]):
        return because("AR-105", "from-territory")
    return moved(s, "AR-105", step.who, values["pawn"], values["area"])


def target(s: State, step: MovePawn, values: Values) -> Reason | None:
    """AR-74, AR-75, AR-104, AR-105 Where the chosen pawn may go."""
    spying = any(isinstance(each, Leave) for each in s.stack)
    origin = AREAS[step.origin]
    rule = "AR-74" if spying else "AR-104" if is_palace(origin) else "AR-105"
    return blocked(s, rule, step.owner, PAWNS[step.pawn], origin, values["area"])


def spy_move(s: State, step: SpyStep, values: Values) -> Reason | None:
    """AR-74 An own pawn in a territory."""
    if any_pawn(s):
        return because("AR-74", "whose-pawn")
    if is_palace(values["area"]):
        return because("AR-74", "from-territory")
    return moved(s, "AR-74", step.who, values["pawn"], values["area"])


def spy_move_of(s: State, step: SpyStep, values: Values) -> Reason | None:
    """AR-74 With `spy-any-pawn` a pawn of any player."""
    owner = int(values["seat"])
    if not any_pawn(s):
        return because("AR-74", "own-pawns")
    if owner >= s.seats:
        return because("AR-74", "no-seat")
    return moved(s, "AR-74", owner, values["pawn"], values["territory"])


def look(s: State, step: SpyStep, values: Values) -> Reason | None:
    """AR-73 A territory with a token face down."""
    tokens = s.camps[AREAS.index(values["territory"]) - PALACES]
    hidden = [token for token in tokens if not token & FACE_UP]
    return None if hidden else because("AR-73", "nothing-hidden", area=values["territory"])


# --- turns ---------------------------------------------------------------------------------------------


def activate_first(s: State, step: TakeTurn, values: Values) -> Reason | None:
    """AR-36 One title a turn."""
    return because("AR-36", "one-activation") if step.activated else _activate(s, step.who, values["title"])


def activate_later(s: State, step: AfterResolving, values: Values) -> Reason | None:
    """AR-38 Also without a pawn on the board, unless `last-activation` is off."""
    found = _activate(s, step.who, values["title"])
    if found is None and no_last_activation(s) and not on_board(s, step.who):
        return because("AR-38", "last-pawn-gone")
    return found


def _activate(s: State, seat: int, title: str) -> Reason | None:
    """AR-100, AR-102 An owned title that is ready and would do something."""
    copies = titles_of(s, seat, title)
    if not copies:
        return because("AR-100", "title-not-owned", title=title)
    if copies <= s.used[seat * len(ACTIVATED) + ACTIVATED.index(TITLES.index(title))]:
        return because("AR-100", "title-used", title=title)
    goods = dict(zip(GOODS, goods_of(s, seat), strict=True))
    if title == "smuggler" and not any(goods.values()):
        return because("AR-102", "no-goods")
    if title == "trader" and not goods["hardwood"] + goods["pottery"] + goods["metal"]:
        return because("AR-102", "no-common-goods")
    if title == "recruiter" and not any(undrawn(s, colour) for colour in COLOURS):
        return because("AR-102", "no-tokens-at-all")
    if title == "negotiator" and not any(s.camps):
        return because("AR-102", "no-camps")
    return None


def resolve(s: State, step: TakeTurn, values: Values) -> Reason | None:
    """AR-39, AR-41 An area with a pawn in it."""
    area = values["area"]
    at = AREAS.index(area) * STRIDE
    if any(s.stacks[at : at + STRIDE]):
        return None
    if is_resolved(s, area):
        return because("AR-41", "resolved", area=area)
    return because("AR-39", "area-empty", area=area)
