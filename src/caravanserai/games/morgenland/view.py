"""What a seat may see, as JSON (MO-110), and nothing of what lies face down or behind other screens (MO-111)."""

from collections.abc import Sequence
from typing import Any

from caravanserai.games.morgenland.artifacts import known_unused, uses_left
from caravanserai.games.morgenland.board import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    CAVE_COUNT,
    COLOURS,
    DECK_SIZE,
    DJINN_USES,
    FIRST_ROOM,
    GUARD,
    KIND_COUNT,
    KIND_IDS,
    KINDS,
    MAGIC_STACK,
    NICHES,
    PIECES,
    PLAIN,
    SEAT_NAMES,
    SPACES,
    SPELL_COUNT,
    SPELLS,
    STRENGTHS,
    TOKEN_COUNT,
    TOKEN_NAMES,
    USES,
    WINDOWS,
)
from caravanserai.games.morgenland.chain import asked, pending, targets, token_id
from caravanserai.games.morgenland.city import ChooseSpell
from caravanserai.games.morgenland.fields import BIT, HANDLES, PIECE_COUNT, PUBLIC, REMOVED
from caravanserai.games.morgenland.options import open_treasure
from caravanserai.games.morgenland.placement import face_up, on_offer
from caravanserai.games.morgenland.ranks import rank, strength_on
from caravanserai.games.morgenland.rooms import Buy, PayToken, payments, prices
from caravanserai.games.morgenland.setup import StartTreasure
from caravanserai.games.morgenland.skeleton import stage
from caravanserai.games.morgenland.state import State
from caravanserai.games.morgenland.treasure import PayKind, TakeKind


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it; None is a spectator."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """The table as each of the seats sees it: the same but for what it knows of hidden things."""
    lying = _lying(s)
    table = _table(s, lying)
    return [
        table
        if seat is None
        else {
            **table,
            "seat": seat,
            "spaces": [
                _known_space(s, shown, lying[space], seat) for space, shown in enumerate(table["spaces"])
            ],
            "seats": [_known_player(s, shown, seat) for shown in table["seats"]],
            "trick": _trick(s, seat),
            "own": _own(s, seat),
        }
        for seat in seats
    ]


def _table(s: State, lying: list[list[int]]) -> dict[str, Any]:
    """The table as a spectator sees it."""
    window = stage(s) if s.magic else -1
    return {
        "seat": None,
        "version": "magic" if s.magic else "basic",
        "round": s.round,
        "rounds": s.max_rounds,
        "camel": s.camel,
        "order": [s.seat_at(position) for position in range(s.seats)],
        "card": None if s.card < 0 else f"{s.seats}-{s.card + 1:02d}",
        "cards": [f"{s.seats}-{card + 1:02d}" for card in range(DECK_SIZE) if s.unused_cards & BIT[card]],
        "guard": s.guard or None,
        "window": None if window < 0 else WINDOWS[window],
        "reversed": s.reversed != 0,
        "secret": _seat(s.secret),
        "bank": _kinds(s, s.seats),
        "spaces": [_space(s, space, tokens) for space, tokens in enumerate(lying)],
        "seats": [_player(s, each) for each in range(s.seats)],
        "spells": {
            "deck": len(_titles(s.deck)),
            "display": _titles(s.display),
            "discards": _titles(s.discards),
        },
        "pending": [
            {"spell": SPELLS[spell.spell], "caster": spell.caster, "at": targets(spell)}
            for spell in pending(s)
        ],
        "reacting": _reacting(s),
        "trick": _trick(s, None),
        "own": None,
    }


def _reacting(s: State) -> dict[str, list[int]] | None:
    """MO-74 In an open window: who has passed since the last play, and who will be asked after the present seat."""
    found = asked(s)
    return None if found is None else {"passed": found.passed, "waiting": found.waiting}


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _kinds(s: State, row: int) -> dict[str, int]:
    return {name: s.stock[row * KIND_COUNT + kind] for kind, name in enumerate(KINDS)}


def _titles(mask: int) -> list[str]:
    return [SPELLS[spell] for spell in range(SPELL_COUNT) if mask & BIT[spell]]


def _eye(seat: int | None) -> int:
    """The bit of a knowledge mask that stands for the viewer."""
    return BIT[PUBLIC] if seat is None else BIT[seat]


# --- spaces ------------------------------------------------------------------------------------------


def _lying(s: State) -> list[list[int]]:
    """The tokens on each space."""
    lying: list[list[int]] = [[] for _ in range(FIRST_ROOM + s.seats)]
    for token in range(s.seats * HANDLES):
        if 0 <= s.where[token] < len(lying):
            lying[s.where[token]].append(token)
    return lying


def _space(s: State, space: int, tokens: list[int]) -> dict[str, Any]:
    """A space as everybody sees it."""
    shown: dict[str, Any] = {
        "id": SPACES[space],
        "number": space + 1,
        "status": "current" if space == s.current else "scored" if space < s.scored else "unscored",
        "closed": space == s.closed,
        "smuggler": s.smuggler if s.smuggler >= 0 and s.smuggled & BIT[space] else None,
        "tokens": [_token(s, token, None) for token in tokens],
        "ranks": _ranks(s, space),
    }
    if space < CAVE_COUNT:
        shown["niches"] = s.niches[space * NICHES : space * NICHES + s.seats - 1]
    elif space >= FIRST_ROOM:
        room = space - FIRST_ROOM
        shown["offer"] = PIECES[s.offer[room] if s.magic else PLAIN] if on_offer(s, room) else None
        shown["stack"] = s.size[room] if s.magic or not s.size[room] else s.size[room] - 1
        shown["known"] = _known_stack(s, room, None)
    return shown


def _known_space(s: State, shown: dict[str, Any], tokens: list[int], seat: int) -> dict[str, Any]:
    """The space with the strengths of the viewer's own tokens and what he knows of its stack."""
    found = shown
    if any(token // HANDLES == seat and not face_up(s, token) for token in tokens):
        found = {**found, "tokens": [_token(s, token, seat) for token in tokens]}
    if "known" in shown:
        known = _known_stack(s, shown["number"] - 1 - FIRST_ROOM, seat)
        if known != shown["known"]:
            found = {**found, "known": known}
    return found


def _token(s: State, token: int, seat: int | None) -> dict[str, Any]:
    """MO-13, MO-33 Owner, space and facing are public; a face-down strength is seen by its owner alone."""
    owner = token // HANDLES
    shown = face_up(s, token)
    return {
        "id": token_id(token),
        "handle": TOKEN_NAMES[token],
        "owner": owner,
        "up": shown,
        "strength": s.strength[token] if shown or owner == seat else None,
    }


def _ranks(s: State, space: int) -> list[dict[str, int]]:
    """Who stands where on the current space; its tokens are face up. At the guard nobody competes."""
    if space != s.current:
        return []
    if space == GUARD:
        seats = [s.seat_at(position) for position in range(s.seats)]
    else:
        seats = rank(s, space)
    return [{"seat": each, "strength": strength_on(s, each, space)} for each in seats]


def _known_stack(s: State, room: int, seat: int | None) -> list[str | None]:
    """MO-110 What the seat knows of a stack it has looked through, from the top down."""
    if not s.magic:
        return []
    base = room * MAGIC_STACK
    return [
        ARTIFACTS[s.pieces[base + index]] if s.known[base + index] & _eye(seat) else None
        for index in range(s.size[room])
    ]


def _trick(s: State, seat: int | None) -> dict[str, Any] | None:
    """MO-86 What the seat knew of a stack before somebody took a piece of it unseen, and what has left it since."""
    trick = s.trick
    if trick is None:
        return None
    known = [
        piece if mask & _eye(seat) else -1 for piece, mask in zip(trick.before, trick.known, strict=True)
    ]
    return {
        "room": SPACES[FIRST_ROOM + trick.room],
        "taker": trick.taker,
        "before": [None if piece < 0 else ARTIFACTS[piece] for piece in known],
        "since": [ARTIFACTS[event if event < 100 else (event - 100) // 10] for event in trick.later],
    }


# --- players -----------------------------------------------------------------------------------------


def _player(s: State, each: int) -> dict[str, Any]:
    """One player as everybody knows him."""
    open_hand = not s.stack
    bit = BIT[each]
    return {
        "seat": each,
        "letter": SEAT_NAMES[each],
        "colour": COLOURS[each],
        "artifacts": s.artifacts(each),
        "unused": _unused(s, each, open_hand),
        "used": _count(s.used, each),
        "unseen": 0 if open_hand or s.veiled != each else 1,
        "spells": len(_titles(s.spells[each])),
        "known_spells": _titles(s.spells[each]) if s.open_tent else [],
        "treasure": _kinds(s, each) if open_hand or open_treasure(s.options) else None,
        "unplaced": len(_strengths(s.unplaced[each])),
        "removed": _removed(s, each, None),
        "lit": s.lit & bit != 0,
        "djinn": s.djinn == each,
        "limit": (DJINN_USES if s.djinn == each else USES) if s.magic else 0,
        "uses": uses_left(s, each) if s.magic else 0,
        "key": s.keyed & bit != 0,
        "admitted": (s.admitted & bit != 0) if s.scored > GUARD else None,
    }


def _count(row: list[int], seat: int) -> dict[str, int]:
    base = seat * PIECE_COUNT
    return {PIECES[piece]: row[base + piece] for piece in range(PIECE_COUNT) if row[base + piece]}


def _unused(s: State, each: int, open_hand: bool) -> dict[str, int]:
    """The unused artifacts by type: one's own, of others only what all have seen."""
    if open_hand or not s.magic:
        return _count(s.unused, each)
    known = [known_unused(s, each, piece) for piece in range(ARTIFACT_COUNT)]
    return {ARTIFACTS[piece]: number for piece, number in enumerate(known) if number}


def _removed(s: State, each: int, seat: int | None) -> list[dict[str, Any]]:
    tokens = range(each * HANDLES, each * HANDLES + HANDLES)
    return [_token(s, token, seat) for token in tokens if s.where[token] == REMOVED]


def _known_player(s: State, shown: dict[str, Any], seat: int) -> dict[str, Any]:
    """The player as the viewer knows him: all of himself, of others the titles of spells he handed on."""
    each = shown["seat"]
    if each == seat:
        return {
            **shown,
            "unused": _unused(s, seat, True),
            "unseen": 0,
            "known_spells": _titles(s.spells[seat]),
            "treasure": _kinds(s, seat),
            "removed": _removed(s, seat, seat),
        }
    handed = _titles(s.spells[each] & s.gave[seat])
    return {**shown, "known_spells": handed} if handed and not s.open_tent else shown


def _strengths(mask: int) -> list[int]:
    return [STRENGTHS[index] for index in range(TOKEN_COUNT) if mask & BIT[index]]


def _own(s: State, seat: int) -> dict[str, Any]:
    """What lies behind the viewer's own screen, with the cards he is choosing from at the Tent."""
    top = s.stack[-1] if s.stack else None
    choosing = isinstance(top, ChooseSpell) and (top.who == seat or s.open_tent)
    return {
        "tokens": [
            {"id": f"hand-{strength}", "strength": strength} for strength in _strengths(s.unplaced[seat])
        ],
        "spells": _titles(s.spells[seat]),
        "treasure": _kinds(s, seat),
        "tent": _titles(top.cards) if isinstance(top, ChooseSpell) and choosing else [],
        "amounts": _amounts(s, seat),
        "payments": _payments(s, seat),
    }


def _amounts(s: State, seat: int) -> dict[str, Any] | None:
    """What is asked kind by kind (MO-4, MO-21, MO-85) as one form: of which kinds how many at most, how many in all."""
    step = s.stack[-1] if s.stack else None
    if step is None or step.who != seat:
        return None
    most: list[int]
    if isinstance(step, StartTreasure):
        most = [step.left] * KIND_COUNT
    elif isinstance(step, PayKind):
        most = s.stock[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    elif isinstance(step, TakeKind):
        most = s.stock[s.seats * KIND_COUNT : (s.seats + 1) * KIND_COUNT]
        most = [0 if step.barred & BIT[kind] else number for kind, number in enumerate(most)]
    else:
        return None
    kinds = [
        {"id": KIND_IDS[kind], "most": min(most[kind], step.left)} for kind in range(step.kind, KIND_COUNT)
    ]
    return {"total": step.left, "kinds": [kind for kind in kinds if kind["most"]]}


def _payments(s: State, seat: int) -> dict[str, Any] | None:
    """MO-52 All ways to pay the price of a room: the amounts still open, and for each way a kind for each of them."""
    step = s.stack[-1] if s.stack else None
    if step is None or step.who != seat:
        return None
    if isinstance(step, Buy):
        amounts = tuple(prices(s, seat, step.room))
        found = payments(s, seat, amounts, 0, 0, -1)
        room = step.room
    elif isinstance(step, PayToken):
        amounts = step.amounts[step.index :]
        found = payments(s, seat, step.amounts, step.index, step.taken, step.last)
        room = step.room
    else:
        return None
    ways = [[KIND_IDS[kind] for kind in way] for way in found]
    return {"space": SPACES[FIRST_ROOM + room], "amounts": list(amounts), "ways": ways}
