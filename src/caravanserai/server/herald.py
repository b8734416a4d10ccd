"""Tells persons who look elsewhere what has happened: beside the game, never instead of it, and never more than they want."""

import asyncio
import http.client
import logging
import smtplib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal, TypeVar

from caravanserai.server import identity, mailing, news, pushing, receivers, security
from caravanserai.server.clock import now
from caravanserai.server.mailing import Letter, Post
from caravanserai.server.news import News
from caravanserai.server.receivers import DropReceiver, KeepReceiver, Receiver
from caravanserai.server.security import Brakes
from caravanserai.server.store import Store, StoreError
from caravanserai.server.tables import TableError

LOG: Final = logging.getLogger("caravanserai.server.herald")
T = TypeVar("T")
Outcome = Literal["done", "gone", "refused", "later"]

AGAIN: Final = (5.0, 60.0)
"""After how long an attempt that failed is made again."""
LONGEST_PAUSE: Final = 300.0
"""How long at most a push service may ask us to wait."""
FAILURES: Final = 5
"""Messages that failed one after the other, after which a place is left alone until the server starts anew or it is set anew."""
MOST_WAITING: Final = 500
MESSAGES: Final = (1 / 10, 30)
"""Messages a second and at once, per person, whatever happens at their tables."""
MAIL_MILLIS: Final = 6 * 3_600_000
"""Of one table a mail is sent once in so long, until its person has been there again."""
HANDS: Final = 4
ERRORS: Final = (
    OSError,
    TableError,
    http.client.HTTPException,
    smtplib.SMTPException,
    UnicodeError,
    ValueError,
)


class Herald:
    """Carries news to persons. Of a table only the newest waits for each of them."""

    def __init__(
        self,
        store: Store,
        inner: bool = False,
        post: Post | None = None,
        again: tuple[float, ...] = AGAIN,
    ) -> None:
        self._store: Final = store
        self.inner: Final = inner
        """Whether the host allows push services of the inner network."""
        self.post: Final = post
        self._again: Final = again
        self._pushes: Final = ThreadPoolExecutor(HANDS, thread_name_prefix="push")
        self._mails: Final = ThreadPoolExecutor(HANDS, thread_name_prefix="mail")
        self._tasks: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}
        self._brakes: Final = Brakes(*MESSAGES)
        self._key: bytes | None = None
        self.failures: Final[dict[str, int]] = {}
        """Messages to a place that failed one after the other."""

    @property
    def on(self) -> bool:
        """Whether anybody can be told anything here."""
        return pushing.possible() or self.post is not None

    async def key(self) -> bytes:
        """The key with which messages are signed."""
        if self._key is None:
            self._key = await pushing.key(self._store)
        return self._key

    def owns(self, person: str, owner: str) -> bool:
        """Whether a table's owner is this person."""
        return security.fits(identity.names(self._store.key, person).keys[1], owner)

    def paused(self, receiver: str) -> bool:
        """Whether a place has failed so often that it is left alone."""
        return self.failures.get(receiver, 0) >= FAILURES

    # --- telling -----------------------------------------------------------------------------------------------

    def tell(self, person: str, what: News) -> None:
        """Tell a person soon, in all places where they want to be told."""
        if self.on and self._brakes.take(person):
            self._begin((person, what.table), lambda: self._carry(person, what))

    def there(self, person: str, table: str) -> None:
        """The person is at the table: what waits is no news any more, and the next time a mail may tell of it again."""
        if self.post is not None:
            self._begin((person, table), lambda: self._arrived(person, table))
        elif (person, table) in self._tasks:
            self._tasks[person, table].cancel()

    def try_out(self, place: Receiver) -> None:
        """Tell a place that it can be reached."""
        self.failures.pop(place.id, None)
        if self._brakes.take(place.person):
            self._begin((place.person, ""), lambda: self.deliver(place, News("hello")))

    def _begin(self, key: tuple[str, str], work: Callable[[], Awaitable[None]]) -> None:
        if key in self._tasks:
            self._tasks[key].cancel()
        elif len(self._tasks) >= MOST_WAITING:
            return
        task = asyncio.get_running_loop().create_task(self._safely(work))
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._done(key, done))

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as error:
            LOG.error("a person could not be told: %s", error)

    def _done(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    async def _carry(self, person: str, what: News) -> None:
        places = await self._store.receivers(person)
        known = await self._store.person(person) if places else None
        if known is not None and what.event not in known.silent:
            await asyncio.gather(*(self.deliver(each, what) for each in places))

    async def _arrived(self, person: str, table: str) -> None:
        place = await self._store.receiver(receivers.mail_id(person))
        if place is None:
            return
        mail = receivers.decode_mail(place.data)
        if mail.told.pop(table, None) is not None:
            await self._store.commit(KeepReceiver(place.id, receivers.encode(mail)))

    async def deliver(self, place: Receiver, what: News) -> None:
        """Tell one place, again after a while if it cannot be reached."""
        if self.paused(place.id) or (place.kind == "push" and not pushing.possible()):
            return
        tell = self._mail if place.kind == "mail" else self._push
        for wait in (*self._again, None):
            outcome, asked = await tell(place, what)
            if outcome == "done":
                self.failures.pop(place.id, None)
                return
            if outcome == "gone":
                await self._store.commit(DropReceiver(place.id))
                self.failures.pop(place.id, None)
                return
            if wait is None or outcome == "refused":
                break
            await asyncio.sleep(max(wait, min(asked, LONGEST_PAUSE)))
        self.failures[place.id] = self.failures.get(place.id, 0) + 1

    # --- the two kinds -----------------------------------------------------------------------------------------

    async def _push(self, place: Receiver, what: News) -> tuple[Outcome, float]:
        push, key = receivers.decode_push(place.data), await self.key()
        stop = receivers.stop_token(self._store.key, place.id, what.table)
        body, topic = news.message(push, what, stop), security.digest(f"topic {what.table}")[:32]
        try:
            answer = await self._by(self._pushes, lambda: pushing.send(push, body, key, topic, self.inner))
        except ERRORS as error:
            LOG.info("a push failed: %s", type(error).__name__)
            return "later", 0.0
        if 200 <= answer.status < 300:
            return "done", 0.0
        if answer.status in (404, 410):
            return "gone", 0.0
        return ("later" if answer.status in (408, 429) or answer.status >= 500 else "refused"), answer.again

    async def _mail(self, place: Receiver, what: News) -> tuple[Outcome, float]:
        mail = receivers.decode_mail(place.data)
        fresh = {table: at for table, at in mail.told.items() if at > now() - MAIL_MILLIS}
        if self.post is None or mail.code or what.table in fresh:
            return "done", 0.0
        stop = receivers.stop_token(self._store.key, place.id)
        if not await self.send(news.letter(mail, what, stop)):
            return "later", 0.0
        if what.table:
            mail.told = fresh | {what.table: now()}
            await self._store.commit(KeepReceiver(place.id, receivers.encode(mail)))
        return "done", 0.0

    async def send(self, letter: Letter) -> bool:
        """Give a letter to the mail server; says whether it was taken."""
        post = self.post
        if post is None:
            return False
        try:
            await self._by(self._mails, lambda: mailing.send(post, letter))
        except ERRORS as error:
            LOG.warning("a mail failed: %s", type(error).__name__)
            return False
        return True

    async def _by(self, hands: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(hands, work)

    async def close(self) -> None:
        """Carry nothing more."""
        for task in list(self._tasks.values()):
            task.cancel()
        for hands in (self._pushes, self._mails):
            hands.shutdown(wait=False, cancel_futures=True)
