"""A game at one terminal: people choose by number, everybody else decides through the function they are given."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

from caravanserai.play.match import Match, Refusal, visible
from caravanserai.play.record import save
from caravanserai.text.rules import find_rules, rules
from caravanserai.tui import things
from caravanserai.tui.drawing import drawing
from caravanserai.tui.offers import Offer, matching, offers
from caravanserai.tui.scores import score_sheet, winners
from caravanserai.tui.screen import Left, Screen

LOG_LINES: Final = 20

Decide = Callable[[Match, int], int]
"""Who decides for a seat without a person: the action for the match and the seat."""


class Session:
    """One match in front of the people of this terminal. `keep` is called after every change."""

    def __init__(
        self,
        match: Match,
        people: Collection[int],
        decide: Decide,
        screen: Screen,
        keep: Callable[[Match], None],
    ) -> None:
        self.match: Final = match
        self.people: Final = tuple(sorted(people))
        self.screen: Final = screen
        self._decide: Final = decide
        self._keep: Final = keep
        self._told: Final = dict.fromkeys(self.people, 0)
        self._looking: int | None = self.people[0] if len(self.people) == 1 else None
        screen.read_by(self._looking)
        self._commands: Final[dict[str, Callable[[int, str], bool]]] = {
            "undo": self._undo,
            "why": self._why,
            "what": self._what,
            "rules": self._rules,
            "log": self._log,
            "table": self._table,
            "save": self._save,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
        }
        if match.game.promises:
            self._commands["skip"] = self._skip
        self._promises: Final[dict[int, tuple[str, int]]] = {}
        """What each person has promised to answer until further notice, and since when."""

    def run(self) -> None:
        """Play to the end; `Left` when a person leaves before."""
        while not self.finished:
            seat = self.match.state.actor()
            if seat in self.people:
                self._turn(seat)
            else:
                with self.screen.thinking(seat):
                    action = self._decide(self.match, seat)
                self._must(self.match.play(seat, action))
        self._end()

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to decide."""
        return self.match.over

    # --- a person's turn -----------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        if self._kept_promise(seat):
            return
        if seat != self._looking:
            self._hand_over(seat)
        self._news(seat)
        self._draw(seat)
        while not self._answered(seat):
            pass

    def _kept_promise(self, seat: int) -> bool:
        """Answer by itself what the person has promised; a promise that has come to its end is dropped."""
        match = self.match
        if seat not in self._promises:
            return False
        if not match.game.kept(match.state, seat, *self._promises[seat]):
            del self._promises[seat]
            return False
        action = match.game.promised(match.state, seat, *self._promises[seat])
        if action is None:
            return False
        self._must(match.play(seat, action))
        return True

    def _hand_over(self, seat: int) -> None:
        """Several people share the screen: nobody sees what the next one may not want to show."""
        self.screen.console.clear()
        self.screen.ask("tui-hand-over", player=f"@{seat}")
        self._looking = seat
        self.screen.read_by(seat)

    def _answered(self, seat: int) -> bool:
        """Ask once; whether the position has changed."""
        offered = self._offers(seat)
        line = self.screen.ask("tui-ask", choices=len(offered))
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if not line:
            self._draw(seat)
            return False
        if command is not None:
            return command(seat, rest.strip())
        return self._choose(seat, line, offered)

    def _choose(self, seat: int, line: str, offered: list[Offer]) -> bool:
        meant = matching(line, offered)
        if len(meant) == 1:
            self._must(self.match.play(seat, meant[0].action))
            return True
        if meant:
            self.screen.say("tui-several")
            self.screen.offers(meant)
        elif line.isdecimal():
            self.screen.say("tui-no-such-number", "red", choices=len(offered))
        else:
            self._explain(seat, line)
        return False

    def _explain(self, seat: int, line: str) -> None:
        """A line that is no choice: the name of an action gets its reason, anything else a hint."""
        try:
            action = self.match.game.parse(line)
        except ValueError as error:
            self.screen.say("tui-not-understood", "red", line_id=line)
            self.screen.write(str(error), "dim")
            return
        refusal = self.match.refusal(seat, action)
        if refusal is None:
            self.screen.say("tui-allowed")
        else:
            self.screen.refused(refusal.reason)

    # --- commands ------------------------------------------------------------------------------------

    def _undo(self, seat: int, rest: str) -> bool:
        answer = self.match.undo(seat)
        if isinstance(answer, Refusal):
            self.screen.refused(answer.reason)
            return False
        self._told[seat] = min(self._told[seat], len(self.match.events))
        self.screen.say("tui-undone")
        self._keep(self.match)
        return True

    def _why(self, seat: int, rest: str) -> bool:
        if not rest:
            self.screen.say("tui-why-usage")
        elif rest.isdecimal():
            self.screen.say(
                "tui-allowed" if matching(rest, self._offers(seat)) else "tui-not-understood", line_id=rest
            )
        else:
            self._explain(seat, rest)
        return False

    def _what(self, seat: int, rest: str) -> bool:
        """The cards of the things that are called so."""
        if not rest:
            self.screen.say("tui-what-usage")
            return False
        found = things.find(self.match.game, self.match.state, seat, self.screen.words, rest)
        for told in found if len(found) <= things.MOST else ():
            self.screen.write(told.name, "bold")
            for line in (*told.lines, told.rules):
                self.screen.show(Padding(Text(line), (0, 0, 0, 2)))
        if len(found) > things.MOST:
            self.screen.say(
                "tui-what-several", names_id=", ".join(dict.fromkeys(each.name for each in found))
            )
        if not found:
            self.screen.say("tui-what-none", "red", wanted_id=rest)
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        """The rule of that id, the rules with these words, or the rule of the question asked now."""
        known = rules(self.match.game, self.screen.words.language)
        wanted = rest or self.match.prompt(seat)["rule"]
        found = find_rules(known, wanted)
        for rule in found:
            self.screen.write(f"{rule.id}  {rule.chapter}", "bold")
            self.screen.show(Padding(rule.text, (0, 0, 0, 2)))
        if not found:
            self.screen.say("tui-no-rule", "red", wanted_id=wanted)
        return False

    def _log(self, seat: int, rest: str) -> bool:
        count = int(rest) if rest.isdecimal() else LOG_LINES
        seen = visible([event for _, event in self.match.events], seat)
        self.screen.events(seen[max(0, len(seen) - count) :])
        if not seen:
            self.screen.say("tui-log-empty")
        return False

    def _table(self, seat: int, rest: str) -> bool:
        self._draw(seat)
        return False

    def _save(self, seat: int, rest: str) -> bool:
        if not rest:
            self.screen.say("tui-save-usage")
            return False
        try:
            save(self.match, Path(rest))
        except OSError as error:
            self.screen.say("tui-not-saved", "red", file_id=rest, why_id=error.strerror or str(error))
        else:
            self.screen.say("tui-saved", file_id=rest)
        return False

    def _help(self, seat: int, rest: str) -> bool:
        self.screen.say("tui-help")
        return False

    def _skip(self, seat: int, rest: str) -> bool:
        """Pass until something: from now on the questions until then answer themselves."""
        game = self.match.game
        if rest == "off":
            self._promises.pop(seat, None)
            self.screen.say("tui-not-skipping")
            return False
        if rest not in game.promises:
            names = [f"{name} ({self.screen.words.name(name)})" for name in game.promises]
            self.screen.say("tui-skip-usage", each_promise=names)
            return False
        self._promises[seat] = (rest, game.mark(self.match.state))
        self.screen.say("tui-skipping", until=rest)
        return self._kept_promise(seat)

    def _quit(self, seat: int, rest: str) -> bool:
        raise Left

    # --- showing -------------------------------------------------------------------------------------

    def _offers(self, seat: int) -> list[Offer]:
        return offers(self.match.game, self.match.prompt(seat), self.screen.words)

    def _news(self, seat: int) -> None:
        events = [event for _, event in self.match.events[self._told[seat] :]]
        self._told[seat] = len(self.match.events)
        self.screen.events(visible(events, seat))

    def _draw(self, seat: int) -> None:
        match, screen = self.match, self.screen
        screen.show(drawing(match.game, match.game.view(match.state, seat), screen.words))
        prompt = match.prompt(seat)
        rule = f" ({prompt['rule']})" if prompt["rule"] else ""
        screen.rule(screen.words.prompt(prompt, seat) + rule)
        hint = screen.words.hint(prompt)
        if hint:
            screen.write(f"  {hint}", "dim")
        screen.offers(self._offers(seat))
        for missing in prompt["missing"]:
            screen.missing(missing)

    def _end(self) -> None:
        match, screen = self.match, self.screen
        watcher = self.people[0] if len(self.people) == 1 else None
        screen.read_by(watcher)
        if watcher is not None:
            self._news(watcher)
        screen.show(drawing(match.game, match.game.view(match.state, watcher), screen.words))
        screen.show(score_sheet(match.game, match.state, screen.words))
        screen.write(winners(match.state, screen.words), "bold")

    def _must(self, answer: object) -> None:
        if isinstance(answer, Refusal):
            raise answer
        self._keep(self.match)
