"""The compiled engine keeps nothing of positions that are gone: a server and its bots ask for millions of them."""

import ctypes
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.core.registry import BUILT_IN

ASK = """
import ctypes, gc, json, sys
from random import Random
from caravanserai.core.registry import game
from caravanserai.core.rollout import Dice, advance

class Held(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks".split()]
    _fields_ += [("fordblks", ctypes.c_size_t), ("keepcost", ctypes.c_size_t)]

tell = ctypes.CDLL(None).mallinfo2
tell.restype = Held

def held():
    gc.collect()
    return 16 * sys.getallocatedblocks() + tell().uordblks

found = game(sys.argv[1])
seats = found.seats[-1]
options = {"version": "magic"} if "version" in found.options else {}
state, dice, positions = found.new(seats, **options), Dice(7), []
while state.stack:
    advance(state, dice)
    if state.actor() >= 0:
        positions.append(state.clone())
positions = positions[:: len(positions) // 20]
records = [found.position(each) for each in positions]
actions = range(0, found.action_count, found.action_count // 40 + 1)
asked = {
    "position": lambda s, at: found.position(s),
    "restore": lambda s, at: found.restore(records[at]),
    "why_not": lambda s, at: [found.why_not(s, s.actor(), action) for action in actions],
    "prompts": lambda s, at: found.prompts(s, list(range(seats))),
    "views": lambda s, at: found.views(s, [None, *range(seats)]),
    "cards": lambda s, at: found.cards(s, 0, list(found.things(s, 0))),
    "scores": lambda s, at: (s.scores(), s.ranking(), found.breakdown(s)),
    "check": lambda s, at: s.check(),
    "determinize": lambda s, at: found.determinize(s, 0, Random(1)),
    "apply": lambda s, at: s.apply(s.legal()[0]),
}
lost = {}
for name, ask in asked.items():
    marks = []
    for turn in range(33):
        if turn and turn % 4 == 0:
            marks.append(held())
        for at, each in enumerate(positions):
            ask(each.clone(), at)
    # What grows only once in a while is a table of Python's own, or memory that is laid out anew for a while.
    lost[name] = min(later - before for before, later in zip(marks, marks[1:])) / (4 * len(positions))
json.dump(lost, sys.stdout)
"""

LEAST = 15
"""Bytes a call: less than one small object, for which 16 are counted; what Python itself keeps now and then is less."""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="glibc 2.33 tells what is in use")
@pytest.mark.parametrize("key", BUILT_IN)
def test_what_was_asked_about_is_let_go(key: str, compiled: Path) -> None:
    environment = dict(os.environ, PYTHONPATH=str(compiled))
    command = [sys.executable, "-c", ASK, key]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lost = json.loads(done.stdout)
    assert {name: size for name, size in lost.items() if size > LEAST} == {}
