"""Why a seat may not play this in a window, or aim it there: the checks of the decisions of MO-74."""

from caravanserai.core.game import Reason
from caravanserai.core.reasons import Values, because
from caravanserai.games.morgenland import reasons_magic as magic
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    ARTIFACTS,
    COUNTERSPELL,
    FREE_RIDER,
    SPACES,
    SPELLS,
    TOKEN_NAMES,
)
from caravanserai.games.morgenland.fields import HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.plays import ChooseDestination, ChooseRide, ChooseTarget, CopyToken
from caravanserai.games.morgenland.purchase import CastAbracadabra
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.windows import Counter, React

Finding = Reason | None


def react_use(s: State, step: React, values: Values) -> Finding:
    """MO-61 to MO-71 An unused artifact of one's own, a use left, and the right moment."""
    return magic.use(s, step.who, step.window, ARTIFACTS.index(values["artifact"]))


def react_cast(s: State, step: React, values: Values) -> Finding:
    """MO-79, MO-81 A spell in hand, a Lamp, the right window and a purpose."""
    spell = SPELLS.index(values["spell"])
    return magic.hand_has(s, step.who, spell) or magic.idle(s, step.who, step.window, spell)


def counter_use(s: State, step: Counter, values: Values) -> Finding:
    """MO-67, MO-77 In a counter step only a Counterspell helps."""
    if values["artifact"] != ARTIFACTS[COUNTERSPELL]:
        return because("MO-77", "counter-step")
    return magic.ready(s, step.who, COUNTERSPELL)


def counter_cast(s: State, step: Counter, values: Values) -> Finding:
    """MO-77, MO-105 In a counter step only Free Rider helps, copying a Counterspell that another has used."""
    if values["spell"] != SPELLS[FREE_RIDER]:
        return because("MO-77", "counter-step")
    found = magic.hand_has(s, step.who, FREE_RIDER)
    if found is not None:
        return found
    others = [seat for seat in range(s.seats) if seat != step.who]
    if any(s.used[seat * PIECE_COUNT + COUNTERSPELL] for seat in others):
        return None
    return because("MO-105", "nothing-to-ride")


def cast_abracadabra(s: State, step: CastAbracadabra, values: Values) -> Finding:
    """MO-72 In the purchase window only Abracadabra can be cast."""
    if values["spell"] != SPELLS[ABRACADABRA]:
        return because("MO-72", "purchase-window")
    return magic.hand_has(s, step.who, ABRACADABRA)


def on_token(s: State, step: ChooseTarget, values: Values) -> Finding:
    """MO-80 The token must be a legal target of the spell."""
    return magic.token_target(s, step.who, step.spell, TOKEN_NAMES.index(values["token_id"]))


def at_space(s: State, step: ChooseTarget, values: Values) -> Finding:
    """MO-80 The space must be a legal target of the spell."""
    return magic.space_target(s, step.who, step.spell, SPACES.index(values["space"]))


def move(s: State, step: ChooseDestination, values: Values) -> Finding:
    """MO-95, MO-104 The destination must be another space, not the guard, and open to the token's owner."""
    return magic.destination(s, step.who, step.spell, step.token, SPACES.index(values["space"]))


def choose_ride(s: State, step: ChooseRide, values: Values) -> Finding:
    """MO-105 Another player has used the type and its power could be used now."""
    return magic.ride(s, step.who, ARTIFACTS.index(values["artifact"]))


def copy(s: State, step: CopyToken, values: Values) -> Finding:
    """MO-68 An own token on the current space."""
    token = TOKEN_NAMES.index(values["token_id"])
    if token // HANDLES == step.who and s.where[token] == s.current:
        return None
    return because("MO-68", "nothing-to-copy")
