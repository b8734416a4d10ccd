"""A match that follows a guide: the rules are the real ones, but chance and the other seats do as the script says."""

from fnmatch import fnmatchcase
from typing import Final

from caravanserai.core.game import Game, Reason
from caravanserai.core.guide import EACH, OR, Guide
from caravanserai.core.machine import CHANCE, State
from caravanserai.play.history import AUTO, DRAWN, Entry
from caravanserai.play.match import Match, Refusal


class OffScript(Refusal):
    """The rules allow it, the guide shows something else first."""


class GuidedMatch(Match):
    """A guided first game. Where the script stands follows from what was played, so undo needs no care."""

    def __init__(self, game: Game, key: str = "") -> None:
        """`key` names one of the game's guides; without it, it is the first."""
        self.guide: Final = guide_of(game, key)
        guide = self.guide
        self._lines: Final = [line for lesson in guide.lessons for line in lesson.play]
        state = restored(game, guide)
        self._begin(game, state, None, game.position(state))
        self._go_on()

    @property
    def place(self) -> int:
        """How many lines of the script are done."""
        return sum(entry.how != AUTO for entry in self.steps)

    @property
    def lesson(self) -> int:
        """The lesson whose lines are being played; their number when all are done."""
        done = self.place
        for number, lesson in enumerate(self.guide.lessons):
            done -= len(lesson.play)
            if done < 0:
                return number
        return len(self.guide.lessons)

    def wanted(self) -> list[int]:
        """The actions that the script allows now, the best one first; none when it is done."""
        place = self.place
        if place == len(self._lines):
            return []
        line = self._lines[place]
        who, _, actions = line.partition(" ")
        actor = self.state.actor()
        if who != ("*" if actor == CHANCE else str(actor)):
            return []
        legal = self.state.legal()
        patterns = self._left(line, actions.split(EACH)) if EACH in line else actions.split(OR)
        found = (
            action for pattern in patterns for action in legal if fnmatchcase(self.game.name(action), pattern)
        )
        return list(dict.fromkeys(found))

    def _left(self, line: str, actions: list[str]) -> list[str]:
        """Those of the actions of a line for any order that were not done in its places before this one."""
        done = [self.game.name(entry.action) for entry in self.steps if entry.how != AUTO]
        first = self._lines.index(line)
        return [action for action in actions if action not in done[first:]]

    def refusal(self, seat: int, action: int, version: int | None = None) -> Refusal | None:
        """What `play` would refuse with: first what the rules forbid, then what the guide does not want yet."""
        found = super().refusal(seat, action, version)
        if found is not None or action in (wanted := self.wanted()):
            return found
        return OffScript(Reason("", "reason-guide" if wanted else "reason-guide-over", {}))

    def _next_by_itself(self) -> Entry | None:
        if self.state.actor() != CHANCE:
            return super()._next_by_itself()
        wanted = self.wanted()
        return Entry(CHANCE, wanted[0], DRAWN) if wanted else None


def guide_of(game: Game, key: str = "") -> Guide:
    """The guide of that name, or without a name the first; `ValueError` if there is none."""
    for guide in game.guides():
        if key in ("", guide.key):
            return guide
    raise ValueError(f"{game.key} has no guided game {key}".rstrip())


def restored(game: Game, guide: Guide) -> State:
    """The position the guide starts from."""
    return game.restore(
        {
            "game": game.key,
            "rules": game.rules_version,
            "seats": guide.seats,
            "options": dict(guide.options),
            "state": dict(guide.state),
            "pending": list(guide.pending),
        }
    )


def replay(game: Game, lines: str, key: str = "") -> GuidedMatch:
    """A guided match from the lines of its journal; `Refusal` if the script has changed since."""
    match = GuidedMatch(game, key)
    for line in lines.splitlines():
        who, _, what = line.partition(" ")
        if who == "undo":
            answer = match.undo(int(what))
        elif who.isdecimal():
            answer = match.play(int(who), game.parse(what))
        else:
            continue  # chance and automatic choices come by themselves
        if isinstance(answer, Refusal):
            raise answer
    return match
