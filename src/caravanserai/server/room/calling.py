"""Telling who looks elsewhere: a group by the table's webhook, and each person where they want to be told.

It is done once each time it becomes somebody's turn, by the server that took the move.
"""

from typing import Final

from caravanserai.server import news, tables, webhooks
from caravanserai.server.bodies import Hook, HookInfo
from caravanserai.server.herald import Herald
from caravanserai.server.receivers import Event
from caravanserai.server.room.company import Company
from caravanserai.server.tables import Table, TableError
from caravanserai.server.webhooks import Courier
from caravanserai.server.words import server_words
from caravanserai.text.catalogue import LANGUAGES


class Calling:
    """Whom the table has called. `actor` is whose turn it is as the table comes from disk: they were called before."""

    def __init__(
        self, table: Table, company: Company, couriers: tuple[Courier, Herald], actor: int | None
    ) -> None:
        self._table: Final = table
        self._company: Final = company
        self._courier, self._herald = couriers
        self._actor = actor

    def set(self, token: str, wish: Hook) -> None:
        """The owner names an address, or ("") none; it is told at once that it can be reached."""
        tables.own(self._table, token)
        if wish.url:
            webhooks.check(wish.url, self._courier.inner)
        if wish.language not in LANGUAGES:
            raise TableError("bad-option", "there are no words in that language")
        self._table.hook, self._table.hook_language = wish.url, wish.language
        self._courier.failures.pop(wish.url, None)
        self._tell_group("hook-hello", "hello", "")

    def info(self, token: str) -> HookInfo:
        """How it stands, for the owner."""
        tables.own(self._table, token)
        url = self._table.hook
        return HookInfo(on=bool(url), kind=webhooks.kind(url), paused=self._courier.paused(url))

    def follow(self, actor: int | None) -> None:
        """Something was decided at another server, which has told it."""
        self._actor = actor

    def moved(self, actor: int | None, over: bool = False, asked: bool = True) -> None:
        """Something was decided; `actor` is whose turn it is now. `asked`: nothing answers for them by itself."""
        before, self._actor = self._actor, actor
        if over:
            for seat in range(len(self._table.seats)):
                self._tell(seat, "over")
        if actor is None or actor == before or self._table.seats[actor].by_bot:
            return
        if asked:
            self._tell(actor, "turn")
        if not self._company.here(actor):
            self._tell_group("hook-turn", "turn", self._table.seats[actor].name)

    def joined(self, name: str) -> None:
        """Somebody has sat down before the start: the owner is told."""
        if self._table.status != "waiting":
            return
        for number, seat in enumerate(self._table.seats):
            if seat.person and self._herald.owns(seat.person, self._table.owner):
                self._tell(number, "joined", name)

    def arrived(self, number: int) -> None:
        """The person of a seat has the page before their eyes."""
        if self._table.seats[number].person:
            self._herald.there(self._table.seats[number].person, self._table.id)

    def _tell(self, number: int, event: Event, name: str = "") -> None:
        """Tell the person of a seat, unless they see it."""
        seat = self._table.seats[number]
        if seat.person and not seat.quiet and not self._table.guide and not self._company.looking(number):
            self._herald.tell(seat.person, news.of(self._table, event, name))

    def rests(self) -> None:
        """Nobody goes on with the game, and its people are asked what becomes of it."""
        self._tell_group("hook-lull", "lull", "")

    def _tell_group(self, key: str, event: str, name: str) -> None:
        if not self._table.hook:
            return
        game = tables.known_game(self._table.game)
        table = self._table.name or server_words(self._table.hook_language, game.package).say(
            f"name-{game.key}"
        )
        text = server_words(self._table.hook_language).say(key, {"name_id": name or "?", "table_id": table})
        facts = {"event": event, "table": self._table.name, "game": game.key, "name": name}
        self._courier.tell(self._table.id, self._table.hook, text, facts)
