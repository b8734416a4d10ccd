"""Simulated families of Al-Rashid: they keep to the rules, and play better than the best of a few random turns."""

from random import Random

import alrashid_table
import pytest

import caravanserai as cs
from caravanserai.bots.judge import Judge
from caravanserai.bots.judges import judge_of
from caravanserai.bots.judges.alrashid_visits import Payment
from caravanserai.bots.search import draw_chance, reply
from caravanserai.core.machine import OVER, State
from caravanserai.core.rollout import Dice
from caravanserai.core.vectors import vector
from caravanserai.games.alrashid.board import KINDS
from caravanserai.games.alrashid.payment import worth_of
from caravanserai.play.match import Match

GAME = cs.game("alrashid")
SENSIBLE = judge_of(GAME, 2)
OPTIONS = (
    {},
    {"edition": "italian"},
    {"edition": "french-letter"},
    {"duplicate-titles": "forbidden", "trade": "different", "court": "ranked"},
    {"last-activation": "off", "raider": "colour"},
)


def played(seats: int, seed: str, judges: list[Judge], options: dict[str, str], check: bool) -> State:
    """The end of a game in which every seat plays as simulated players do that ask its judge."""
    s = Match(GAME, seats=seats, seed=seed, **options).state.clone()
    dice = Dice(7)
    while True:
        draw_chance(s, dice)
        if s.actor() == OVER:
            return s
        s = reply(s, judges[s.actor()], dice)
        if check:
            s.check()


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_sensible_families_keep_to_the_rules(seats: int, options: dict[str, str]) -> None:
    played(seats, "rules", [SENSIBLE] * seats, options, check=True)


@pytest.mark.parametrize("seats", [2, 4])
def test_sensible_families_win_against_random_ones(seats: int) -> None:
    lead = 0
    for turn in range(2):
        judges = [SENSIBLE if seat % 2 == turn else judge_of(GAME, 1) for seat in range(seats)]
        points = played(seats, "better", judges, {}, check=False).scores()
        lead += sum(points[turn::2]) - sum(points[1 - turn :: 2])
    assert lead > 0


def every_payment(held: list[int], price: int, begun: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """All payments, kind by kind, that stop as soon as the price is reached, the fewest of the first kinds first."""
    if worth_of([*begun, *[0] * (KINDS - len(begun))]) >= price:
        return [(*begun, *[0] * (KINDS - len(begun)))]
    if len(begun) == KINDS:
        return []
    return [
        payment
        for number in range(held[len(begun)] + 1)
        for payment in every_payment(held, price, (*begun, number))
    ]


def test_a_family_pays_what_leaves_goods_worth_most() -> None:
    """Of equal payments it takes the first: payments that are not looked at could not have changed that."""
    rng = Random("payments")
    for _ in range(250):
        held = [rng.randrange(4) for _ in range(KINDS)]
        price = rng.randint(1, max(1, worth_of(held)))
        found = Payment(alrashid_table.Table(2).goods(0, *held).s, 0, price)
        found.seek(vector([0] * KINDS), 0)

        def left(payment: tuple[int, ...], held: list[int] = held) -> int:
            return worth_of([have - paid for have, paid in zip(held, payment, strict=True)])

        if payments := every_payment(held, price):
            assert tuple(found.best) == max(payments, key=left), (held, price)
