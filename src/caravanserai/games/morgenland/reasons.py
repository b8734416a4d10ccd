"""Why an action is not allowed: predicates on the position, worked out apart from the steps' own options."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

from caravanserai.core.game import Reason
from caravanserai.core.machine import Step
from caravanserai.core.position import part
from caravanserai.core.reasons import Check, Questions, Values, because, fine
from caravanserai.games.morgenland import reasons_magic as magic
from caravanserai.games.morgenland import reasons_windows as windows
from caravanserai.games.morgenland.actions import SPACE
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    ARTIFACTS,
    KIND_COUNT,
    KIND_IDS,
    KINDS,
    MAGIC_STACK,
    SEAT_NAMES,
    SPACES,
    SPELLS,
    STRENGTHS,
    TOKEN_NAMES,
)
from caravanserai.games.morgenland.choices import payment_rule
from caravanserai.games.morgenland.city import ChooseSpell, NameFirst, Trade
from caravanserai.games.morgenland.fields import HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.placement import ChooseSpace, ChooseToken
from caravanserai.games.morgenland.rooms import PayToken
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.spells_palace import GiveArtifact, PickPiece
from caravanserai.games.morgenland.spells_taxes import PayCityTax
from caravanserai.games.morgenland.spells_tokens import Retaliate
from caravanserai.games.morgenland.spells_treasure import SwapKind
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, TakeKind
from caravanserai.games.morgenland.windows import React

Finding = Reason | None


def reason(s: State, action: int) -> Finding:
    """Why the deciding seat may not take the action, or None."""
    return QUESTIONS.reason(s, action)


# --- what is not asked -------------------------------------------------------------------------------

NO_PASS: Final = {"D-TOKEN": "MO-31", "D-SPACE": "MO-31", "D-CAMEL": "MO-45", "D-START": "MO-21"}
"""Where passing is refused for a reason of its own."""

PLAYS: Final = ("use", "cast")
PLACING: Final = ("token", "place")


def not_asked(s: State, step: Step[Any], word: str, values: Values) -> Reason:
    """What to do first, or that it is not the moment."""
    if word == "pass":
        return because(NO_PASS.get(step.decision, step.rule), "no-pass")
    if isinstance(step, ChooseToken) and word == "place":
        return because("MO-32", "token-first", space=values["space"])
    if isinstance(step, ChooseSpace) and word == "token":
        return because("MO-32", "space-first", strength=STRENGTHS[step.token])
    if isinstance(step, React) and word in PLACING:
        placing = any(isinstance(each, ChooseToken) and each.who == step.who for each in s.stack)
        return because("MO-74", "window-first") if placing else because("MO-31", "not-placing")
    if word in PLAYS:
        return because("MO-72", "no-window") if s.magic else because("MO-22", "no-magic")
    return because(step.rule, "not-now")


# --- placement ---------------------------------------------------------------------------------------


def _token(s: State, step: ChooseToken, values: Values) -> Finding:
    """MO-31 The token must still be unplaced."""
    strength = int(values["strength"])
    if s.unplaced[step.who] >> STRENGTHS.index(strength) & 1:
        return None
    return because("MO-31", "token-placed", strength=strength)


def _place(s: State, step: ChooseSpace, values: Values) -> Finding:
    """MO-32 The space must pass the entry test."""
    return magic.entry(s, step.who, SPACES.index(values["space"]), step.who)


# --- city and palace ---------------------------------------------------------------------------------


def _keep(s: State, step: ChooseSpell, values: Values) -> Finding:
    """MO-40 One of the two cards."""
    spell = values["spell"]
    return None if step.cards >> SPELLS.index(spell) & 1 else because("MO-40", "not-drawn", spell=spell)


def _return(s: State, step: Trade, values: Values) -> Finding:
    """MO-44 A kind one owns."""
    kind = KINDS.index(values["kind"])
    if s.stock[step.who * KIND_COUNT + kind] > 0:
        return None
    return because("MO-44", "no-treasure", kind=KIND_IDS[kind])


def _camel(s: State, step: NameFirst, values: Values) -> Finding:
    """MO-45 A player of this game."""
    return None if SEAT_NAMES.index(values["seat"]) < s.seats else because("MO-45", "no-player")


def _with(s: State, step: PayToken, values: Values) -> Finding:
    """MO-52, MO-53 A different kind for every token, enough of it, and the rest must stay payable."""
    kind = KINDS.index(values["kind"])
    price = step.amounts[step.index]
    own = part(s.stock, step.who * KIND_COUNT, KIND_COUNT)
    if step.taken >> kind & 1:
        return because("MO-52", "kind-taken", kind=KIND_IDS[kind])
    if own[kind] < price:
        return because("MO-52", "own-short", kind=KIND_IDS[kind], have=own[kind], amount=price)
    if step.index and price == step.amounts[step.index - 1] and kind < step.last:
        return because("MO-52", "kind-order")
    free = [other for other in range(KIND_COUNT) if other != kind and not step.taken >> other & 1]
    if payable(own, step.amounts, step.index, kind, free):
        return None
    return because("MO-53", "rest-unpayable", kind=KIND_IDS[kind])


def payable(own: list[int], amounts: tuple[int, ...], done: int, kind: int, free: list[int]) -> bool:
    """Whether the tokens behind number `done` can be paid with free kinds, equal ones in rising order."""
    rest = amounts[done + 1 :]
    for kinds in permutations(free, len(rest)):
        chain = (kind, *kinds)
        rising = all(
            chain[i] < chain[i + 1] for i in range(len(rest)) if amounts[done + i] == amounts[done + i + 1]
        )
        if rising and all(own[each] >= amount for each, amount in zip(kinds, rest, strict=True)):
            return True
    return False


def _pick(s: State, step: PickPiece, values: Values) -> Finding:
    """MO-86, MO-93 A type of the stack."""
    first = step.room * MAGIC_STACK
    if ARTIFACTS.index(values["artifact"]) in s.pieces[first : first + s.size[step.room]]:
        return None
    rule = "MO-86" if step.spell == ABRACADABRA else "MO-93"
    return because(rule, "not-in-stack", artifact=values["artifact"])


def _pick_offer(s: State, step: PickPiece, values: Values) -> Finding:
    """MO-93 With Fata Morgana the offer itself cannot be chosen."""
    return None if step.spell == ABRACADABRA else because("MO-93", "not-offer")


def _give(s: State, step: GiveArtifact, values: Values) -> Finding:
    """MO-106 An unused artifact of one's own."""
    if s.unused[step.who * PIECE_COUNT + ARTIFACTS.index(values["artifact"])] > 0:
        return None
    return because("MO-106", "no-artifact", artifact=values["artifact"])


def _remove_taxed(s: State, step: PayCityTax, values: Values) -> Finding:
    """MO-89 Only the token that is being taxed."""
    same = TOKEN_NAMES.index(values["token_id"]) == step.token
    return None if same else because("MO-89", "other-token")


def _remove_caster(s: State, step: Retaliate, values: Values) -> Finding:
    """MO-88 A token of the caster, not on the guard."""
    token = TOKEN_NAMES.index(values["token_id"])
    if token // HANDLES != step.caster:
        return because("MO-88", "not-casters", caster=f"@{step.caster}")
    return magic.reach(s, token)


# --- amounts -----------------------------------------------------------------------------------------


def other_kind(step: PayKind | TakeKind | SwapKind | StartTreasure, values: Values, rule: str) -> Finding:
    """A refusal if another kind is asked for."""
    same = KINDS.index(values["kind"]) == step.kind
    return None if same else because(rule, "kind-now", kind=KIND_IDS[step.kind])


def _pay(s: State, step: PayKind, values: Values) -> Finding:
    """PAY: not more than one has or owes, and the rest must be covered by later kinds."""
    rule = payment_rule(s)
    own = part(s.stock, step.who * KIND_COUNT, KIND_COUNT)
    wrong = other_kind(step, values, rule)
    return wrong or _bounds(int(values["amount"]), own, step.kind, step.left, rule, "own-short")


def _take(s: State, step: TakeKind, values: Values) -> Finding:
    """TAKE: not more than the bank has, and not more than is due."""
    rule = payment_rule(s)
    bank = [
        0 if step.barred >> kind & 1 else s.stock[s.seats * KIND_COUNT + kind] for kind in range(KIND_COUNT)
    ]
    wrong = other_kind(step, values, rule)
    return wrong or _bounds(int(values["amount"]), bank, step.kind, step.left, rule, "bank-has")


def _bounds(amount: int, stock: list[int], kind: int, left: int, rule: str, short: str) -> Finding:
    """An amount of a kind between what must and what can come from it."""
    if amount > left:
        return because(rule, "too-much", number=left)
    if amount > stock[kind]:
        return because(rule, short, kind=KIND_IDS[kind], have=stock[kind], amount=amount)
    least = left - sum(stock[kind + 1 :])
    return None if amount >= least else because(rule, "too-little", kind=KIND_IDS[kind], least=least)


def _start(s: State, step: StartTreasure, values: Values) -> Finding:
    """MO-21 Three treasures in all."""
    wrong = other_kind(step, values, "MO-21")
    many = int(values["amount"]) > step.left
    return wrong or (because("MO-21", "too-much", number=step.left) if many else None)


def _barter(s: State, step: SwapKind, values: Values) -> Finding:
    """MO-103 As much must come back in kinds not returned, and at least 1 in all."""
    amount = int(values["amount"])
    own = part(s.stock, step.who * KIND_COUNT, KIND_COUNT)
    bank = part(s.stock, s.seats * KIND_COUNT, KIND_COUNT)
    wrong = other_kind(step, values, "MO-103")
    if wrong is not None:
        return wrong
    if amount > own[step.kind]:
        return because("MO-103", "own-short", kind=KIND_IDS[step.kind], have=own[step.kind], amount=amount)
    returned = step.returned | (1 << step.kind if amount else 0)
    free = sum(bank[kind] for kind in range(KIND_COUNT) if not returned >> kind & 1)
    if amount and step.total + amount > free:
        return because("MO-103", "bank-short", have=free, amount=step.total + amount)
    later = [kind for kind in range(step.kind + 1, KIND_COUNT) if own[kind]]
    if amount or step.total or any(sum(bank) > bank[kind] for kind in later):
        return None
    return because("MO-103", "idle-barter")


ASKED: Final[Mapping[str, Mapping[str, Check[State]]]] = {
    "StartTreasure": {"take": _start},
    "ChooseToken": {"token": _token},
    "ChooseSpace": {"place": _place},
    "React": {"pass": fine, "use": windows.react_use, "cast": windows.react_cast},
    "ChooseTarget": {"on": windows.on_token, "at": windows.at_space},
    "ChooseDestination": {"move": windows.move},
    "ChooseRide": {"ride": windows.choose_ride},
    "CopyToken": {"copy": windows.copy},
    "Counter": {"pass": fine, "use": windows.counter_use, "cast": windows.counter_cast},
    "CastAbracadabra": {"pass": fine, "cast": windows.cast_abracadabra},
    "ChooseSpell": {"keep": _keep},
    "Trade": {"pass": fine, "return": _return},
    "NameFirst": {"camel": _camel},
    "Bribe": {"pass": fine, "bribe": fine},
    "Buy": {"pass": fine, "buy": fine},
    "PayToken": {"with": _with},
    "PickPiece": {"pick": _pick, "pick-offer": _pick_offer},
    "GiveArtifact": {"give": _give},
    "Retaliate": {"pass": fine, "remove": _remove_caster},
    "PayCityTax": {"pay-tax": fine, "remove": _remove_taxed},
    "PayRoomTax": {"pay-tax": fine, "remove-all": fine},
    "PayKind": {"pay": _pay},
    "TakeKind": {"take": _take},
    "SwapKind": {"barter": _barter},
}
"""Which ranges each decision asks for, and what must hold."""

QUESTIONS: Final = Questions(SPACE, ASKED, not_asked)
