"""Why an action is not allowed: predicates on the position, worked out apart from the steps' own options."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from caravanserai.core.game import Reason
from caravanserai.games.morgenland import spell_reasons
from caravanserai.games.morgenland.actions import AMOUNTS, SPACE
from caravanserai.games.morgenland.board import (
    ABRACADABRA,
    ARTIFACTS,
    COUNTERSPELL,
    FREE_RIDER,
    KIND_COUNT,
    KIND_IDS,
    MAGIC_STACK,
    SPELLS,
    STRENGTHS,
    W_BUY,
)
from caravanserai.games.morgenland.fields import HANDLES, PIECE_COUNT
from caravanserai.games.morgenland.spell_reasons import because, entry, hand_has, reach, uses
from caravanserai.games.morgenland.state import State

Finding = Reason | None


def reason(s: State, action: int) -> Finding:
    """Why the deciding seat may not take the action, or None."""
    step: Any = s.stack[-1]
    word = SPACE.range_of(action).word
    asked = QUESTIONS[type(step).__name__]
    if word not in asked:
        return (
            because(NO_PASS.get(step.decision, step.rule), "no-pass")
            if word == "pass"
            else because(step.rule, "not-now")
        )
    return asked[word](s, step, action - SPACE.base[word])


NO_PASS = {"D-TOKEN": "MO-31", "D-SPACE": "MO-31", "D-CAMEL": "MO-45", "D-START": "MO-21"}
"""Where passing is refused for a reason of its own."""


def fine(s: State, step: Any, index: int) -> Finding:
    """Always allowed while it is asked."""
    return None


# --- placement ---------------------------------------------------------------------------------------


def token(s: State, step: Any, index: int) -> Finding:
    """MO-31 The token must still be unplaced."""
    if s.unplaced[step.who] >> index & 1:
        return None
    return because("MO-31", "token-placed", strength=STRENGTHS[index])


def place(s: State, step: Any, index: int) -> Finding:
    """MO-32 The space must pass the entry test."""
    return entry(s, step.who, index)


# --- windows -----------------------------------------------------------------------------------------


def use(s: State, step: Any, index: int) -> Finding:
    """MO-61 to MO-71 An unused artifact of one's own, a use left, and the right moment."""
    return spell_reasons.use(s, step.who, step.window, index)


def counter_use(s: State, step: Any, index: int) -> Finding:
    """MO-67, MO-77 In a counter step only a Counterspell helps."""
    if index != COUNTERSPELL:
        return because("MO-77", "counter-step")
    if s.unused[step.who * PIECE_COUNT + COUNTERSPELL] < 1:
        return because("MO-67", "no-artifact", artifact=ARTIFACTS[COUNTERSPELL])
    return None if uses(s, step.who) > 0 else because("MO-61", "no-use")


def cast(s: State, step: Any, index: int) -> Finding:
    """MO-79, MO-81 A spell in hand, a Lamp, the right window and a purpose."""
    return hand_has(s, step.who, index) or spell_reasons.idle(s, step.who, step.window, index)


def counter_cast(s: State, step: Any, index: int) -> Finding:
    """MO-77, MO-105 In a counter step only Free Rider helps, copying a Counterspell that another has used."""
    if index != FREE_RIDER:
        return because("MO-77", "counter-step")
    found = hand_has(s, step.who, index)
    if found is not None:
        return found
    others = [seat for seat in range(s.seats) if seat != step.who]
    if any(s.used[seat * PIECE_COUNT + COUNTERSPELL] for seat in others):
        return None
    return because("MO-105", "nothing-to-ride")


def cast_abracadabra(s: State, step: Any, index: int) -> Finding:
    """MO-72 In the purchase window only Abracadabra can be cast."""
    if index != ABRACADABRA:
        return because("MO-72", "purchase-window")
    return hand_has(s, step.who, index) or spell_reasons.idle(s, step.who, W_BUY, index)


def on_token(s: State, step: Any, index: int) -> Finding:
    """MO-80 The token must be a legal target of the spell."""
    return spell_reasons.token_target(s, step.who, step.spell, index)


def at_space(s: State, step: Any, index: int) -> Finding:
    """MO-80 The space must be a legal target of the spell."""
    return spell_reasons.space_target(s, step.who, step.spell, index)


def move(s: State, step: Any, index: int) -> Finding:
    """MO-95, MO-104 The destination must be another space, not the guard, and open to the token's owner."""
    return spell_reasons.destination(s, step.spell, step.token, index)


def ride(s: State, step: Any, index: int) -> Finding:
    """MO-105 Another player has used the type and its power could be used now."""
    return spell_reasons.ride(s, step.who, index)


def copy(s: State, step: Any, index: int) -> Finding:
    """MO-68 An own token on the current space."""
    if index // HANDLES == step.who and s.where[index] == s.current:
        return None
    return because("MO-68", "nothing-to-copy")


# --- city and palace ---------------------------------------------------------------------------------


def keep(s: State, step: Any, index: int) -> Finding:
    """MO-40 One of the two cards."""
    return None if step.cards >> index & 1 else because("MO-40", "not-drawn", spell=SPELLS[index])


def return_kind(s: State, step: Any, index: int) -> Finding:
    """MO-44 A kind one owns."""
    if s.stock[step.who * KIND_COUNT + index] > 0:
        return None
    return because("MO-44", "no-treasure", kind=KIND_IDS[index])


def camel(s: State, step: Any, index: int) -> Finding:
    """MO-45 A player of this game."""
    return None if index < s.seats else because("MO-45", "no-player")


def with_kind(s: State, step: Any, index: int) -> Finding:
    """MO-52, MO-53 A different kind for every token, enough of it, and the rest must stay payable."""
    amounts = step.amounts
    own = s.stock[step.who * KIND_COUNT : (step.who + 1) * KIND_COUNT]
    if step.taken >> index & 1:
        return because("MO-52", "kind-taken", kind=KIND_IDS[index])
    if own[index] < amounts[step.index]:
        return because("MO-52", "not-enough", kind=KIND_IDS[index], amount=amounts[step.index])
    if step.index and amounts[step.index] == amounts[step.index - 1] and index < step.last:
        return because("MO-52", "kind-order")
    free = [kind for kind in range(KIND_COUNT) if kind != index and not step.taken >> kind & 1]
    if payable(own, amounts, step.index, index, free):
        return None
    return because("MO-53", "rest-unpayable", kind=KIND_IDS[index])


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


def pick(s: State, step: Any, index: int) -> Finding:
    """MO-86, MO-93 A type of the stack."""
    first = step.room * MAGIC_STACK
    if index in s.pieces[first : first + s.size[step.room]]:
        return None
    return because("MO-86", "not-in-stack", artifact=ARTIFACTS[index])


def pick_offer(s: State, step: Any, index: int) -> Finding:
    """MO-93 With Fata Morgana the offer itself cannot be chosen."""
    return None if step.spell == ABRACADABRA else because("MO-93", "not-offer")


def give(s: State, step: Any, index: int) -> Finding:
    """MO-106 An unused artifact of one's own."""
    if s.unused[step.who * PIECE_COUNT + index] > 0:
        return None
    return because("MO-106", "no-artifact", artifact=ARTIFACTS[index])


def remove_taxed(s: State, step: Any, index: int) -> Finding:
    """MO-89 Only the token that is being taxed."""
    return None if index == step.token else because("MO-89", "other-token")


def remove_caster(s: State, step: Any, index: int) -> Finding:
    """MO-88 A token of the caster, not on the guard."""
    if index // HANDLES != step.caster:
        return because("MO-88", "not-casters", caster=f"@{step.caster}")
    return reach(s, index)


# --- amounts -----------------------------------------------------------------------------------------


def amount_of(step: Any, index: int, rule: str) -> tuple[int, Finding]:
    """The amount, and a refusal if another kind is asked for."""
    kind, amount = divmod(index, AMOUNTS)
    return amount, None if kind == step.kind else because(rule, "kind-now", kind=KIND_IDS[step.kind])


def pay(s: State, step: Any, index: int) -> Finding:
    """PAY: not more than one has or owes, and the rest must be covered by later kinds."""
    amount, wrong = amount_of(step, index, "MO-85")
    own = s.stock[step.who * KIND_COUNT : (step.who + 1) * KIND_COUNT]
    return wrong or bounds(
        amount, own[step.kind], step.left, sum(own[step.kind + 1 :]), "MO-85", KIND_IDS[step.kind]
    )


def take(s: State, step: Any, index: int) -> Finding:
    """TAKE: not more than the bank has, and not more than is due."""
    amount, wrong = amount_of(step, index, "MO-4")
    bank = s.stock[s.seats * KIND_COUNT :]
    later = sum(bank[kind] for kind in range(step.kind + 1, KIND_COUNT) if not step.barred >> kind & 1)
    return wrong or bounds(amount, bank[step.kind], step.left, later, "MO-4", KIND_IDS[step.kind])


def start(s: State, step: Any, index: int) -> Finding:
    """MO-21 Three treasures in all."""
    amount, wrong = amount_of(step, index, "MO-21")
    return wrong or (None if amount <= step.left else because("MO-21", "too-much", number=step.left))


def bounds(amount: int, stock: int, left: int, later: int, rule: str, kind: str) -> Finding:
    """An amount of a kind between what must and what can come from it."""
    if amount > stock:
        return because(rule, "not-enough", kind=kind, amount=amount)
    if amount > left:
        return because(rule, "too-much", number=left)
    return None if left - amount <= later else because(rule, "too-little", number=left)


def barter(s: State, step: Any, index: int) -> Finding:
    """MO-103 As much must come back in kinds not returned, and at least 1 in all."""
    amount, wrong = amount_of(step, index, "MO-103")
    own = s.stock[step.who * KIND_COUNT : (step.who + 1) * KIND_COUNT]
    bank = s.stock[s.seats * KIND_COUNT :]
    if wrong is not None:
        return wrong
    if amount > own[step.kind]:
        return because("MO-103", "not-enough", kind=KIND_IDS[step.kind], amount=amount)
    returned = step.returned | (1 << step.kind if amount else 0)
    if amount and step.total + amount > sum(
        bank[kind] for kind in range(KIND_COUNT) if not returned >> kind & 1
    ):
        return because("MO-103", "bank-short")
    later = [kind for kind in range(step.kind + 1, KIND_COUNT) if own[kind]]
    if amount or step.total or any(sum(bank) > bank[kind] for kind in later):
        return None
    return because("MO-103", "idle-barter")


Predicate = Callable[[State, Any, int], Finding]

QUESTIONS: dict[str, dict[str, Predicate]] = {
    "StartTreasure": {"take": start},
    "ChooseToken": {"token": token},
    "ChooseSpace": {"place": place},
    "React": {"pass": fine, "use": use, "cast": cast},
    "ChooseTarget": {"on": on_token, "at": at_space},
    "ChooseDestination": {"move": move},
    "ChooseRide": {"ride": ride},
    "CopyToken": {"copy": copy},
    "Counter": {"pass": fine, "use": counter_use, "cast": counter_cast},
    "CastAbracadabra": {"pass": fine, "cast": cast_abracadabra},
    "ChooseSpell": {"keep": keep},
    "Trade": {"pass": fine, "return": return_kind},
    "NameFirst": {"camel": camel},
    "Bribe": {"pass": fine, "bribe": fine},
    "Buy": {"pass": fine, "buy": fine},
    "PayToken": {"with": with_kind},
    "PickPiece": {"pick": pick, "pick-offer": pick_offer},
    "GiveArtifact": {"give": give},
    "Retaliate": {"pass": fine, "remove": remove_caster},
    "PayCityTax": {"pay-tax": fine, "remove": remove_taxed},
    "PayRoomTax": {"pay-tax": fine, "remove-all": fine},
    "PayKind": {"pay": pay},
    "TakeKind": {"take": take},
    "SwapKind": {"barter": barter},
}
"""Which ranges each decision asks for, and what must hold."""
