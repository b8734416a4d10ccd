"""The guided first game in the terminal: the lessons stand above the question, the script plays the others."""

from typing import Final

from rich.padding import Padding
from rich.text import Text

from caravanserai.core.guide import LEARNER
from caravanserai.play.guided import GuidedMatch
from caravanserai.play.match import Match
from caravanserai.tui.offers import Offer, matching
from caravanserai.tui.screen import Screen
from caravanserai.tui.session import Session


class GuidedSession(Session):
    """A learner in front of the terminal."""

    def __init__(self, match: GuidedMatch, screen: Screen) -> None:
        super().__init__(match, (LEARNER,), _as_the_script_says, screen, _forget)
        self._guided: Final = match
        self._read = 0
        del self._commands["save"]  # a game that begins in the middle is no record

    @property
    def finished(self) -> bool:
        """Whether the script is done."""
        return not self._guided.wanted()

    def _draw(self, seat: int) -> None:
        super()._draw(seat)
        self._tell(self._guided.lesson + 1)

    def _tell(self, until: int) -> None:
        """The lessons not yet told before number `until`; the one under way is told again."""
        lessons = self._guided.guide.lessons
        for number in range(min(self._read, until - 1), until):
            heading = self.screen.words.say("tui-lesson", {"number": number + 1, "all": len(lessons)})
            rules = ", ".join(lessons[number].rules)
            self.screen.write(heading, "bold yellow")
            self.screen.show(
                Padding(Text(f"{self.screen.words.lesson(lessons[number])} ({rules})"), (0, 0, 0, 2))
            )
        self._read = until

    def _choose(self, seat: int, line: str, offered: list[Offer]) -> bool:
        meant = matching(line, offered)
        refusal = self.match.refusal(seat, meant[0].action) if len(meant) == 1 else None
        if refusal is None:
            return super()._choose(seat, line, offered)
        self.screen.refused(refusal.reason)
        return False

    def _end(self) -> None:
        self._news(LEARNER)
        self._tell(len(self._guided.guide.lessons))
        self.screen.say("tui-lessons-over", "bold", game_id=self.match.game.key)


def _as_the_script_says(match: Match, seat: int) -> int:
    assert isinstance(match, GuidedMatch)
    return match.wanted()[0]


def _forget(match: Match) -> None:
    """Nothing is kept."""
