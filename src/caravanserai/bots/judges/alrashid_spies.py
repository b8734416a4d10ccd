"""How a simulated family of Al-Rashid fights and spies."""

from caravanserai.bots.judges.alrashid_placing import place_value, purse_of, rank_with
from caravanserai.bots.judges.alrashid_taste import Taste, strength, whim
from caravanserai.core.rollout import Dice
from caravanserai.games.alrashid.actions import (
    COMMIT,
    DONE,
    MOVE,
    PASS,
    TO,
)
from caravanserai.games.alrashid.battle import CommitTokens
from caravanserai.games.alrashid.board import (
    AREA_COUNT,
    COLOUR_COUNT,
    DOMINANCE,
    PALACES,
    RANKS,
    STRATEGIST,
    VALUE_COUNT,
    VALUES,
)
from caravanserai.games.alrashid.payment import worth
from caravanserai.games.alrashid.spies import MovePawn
from caravanserai.games.alrashid.state import State, camp_kind, copies


def commit(s: State, step: CommitTokens) -> int:
    """As few tokens as win, or the weakest one if the battle is lost anyway."""
    legal = step.legal(s)
    camp = s.camps[step.territory - PALACES]
    if strength(s, step.who, camp) < 2:
        return DONE if step.chosen else legal[0]
    bonus = copies(s, step.who, STRATEGIST)
    for colour in range(COLOUR_COUNT):
        lacking = 0
        for token in camp:
            kind = camp_kind(token)
            if kind // VALUE_COUNT == colour:
                lacking += VALUES[kind % VALUE_COUNT]
        if not lacking:
            continue
        for chosen in step.chosen:
            if chosen // VALUE_COUNT == colour:
                lacking -= VALUES[chosen % VALUE_COUNT] + bonus
        if lacking < 0:
            continue
        best = -1
        for action in legal:
            if action == DONE or (action - COMMIT) // VALUE_COUNT != colour:
                continue
            best = action
            if VALUES[(action - COMMIT) % VALUE_COUNT] + bonus > lacking:
                break
        if best >= 0:
            return best
    return DONE


def spy(s: State, seat: int, legal: list[int]) -> int:
    """Move a pawn away from mercenaries that cannot be beaten."""
    for action in legal:
        if action >= PASS:
            break
        camp = s.camps[(action - MOVE) % AREA_COUNT - PALACES]
        if camp and strength(s, seat, camp) < 2:
            return action
    return PASS


def target(t: Taste, s: State, step: MovePawn, dice: Dice) -> int:
    """Where the pawn gains most."""
    legal = step.legal(s)
    purse = purse_of(s, step.who)
    money = worth(purse.goods, 0)
    best = legal[0]
    most = -99.0
    for action in legal:
        area = action - TO
        rank = min(RANKS, rank_with(s, step.owner, DOMINANCE[step.pawn], area))
        value = place_value(t, s, step.owner, area, rank, purse, money) + 0.3 * t.whim * whim(dice)
        if value > most:
            most = value
            best = action
    return best
