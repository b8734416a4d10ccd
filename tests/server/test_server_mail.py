"""Mail for persons who want it: a real mail server on loopback, the code, the way to stop it, and how seldom it comes."""

import re
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from email.header import decode_header, make_header
from pathlib import Path

import pytest
from mail_service import Box, mail_service
from server_table import Client, open_hall, pause, two, until

from caravanserai.server import herald as heralds
from caravanserai.server import mailing, receivers, telling
from caravanserai.server.hall import Hall
from caravanserai.server.herald import Herald
from caravanserai.server.mailing import BadPost, Post, post_of
from caravanserai.server.news import News
from caravanserai.server.person_bodies import NewMail, NewPerson
from caravanserai.server.persons import Bearer
from caravanserai.server.security import Brakes
from caravanserai.server.tables import TableError

pytestmark = pytest.mark.anyio
PAGE = "https://games.example.org"


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    monkeypatch.setattr(telling, "CODES", Brakes(3 / 86_400, 3))
    with mail_service() as made:
        yield made


@asynccontextmanager
async def mailing_hall(folder: Path, box: Box) -> AsyncIterator[Hall]:
    async with open_hall(
        folder, herald=lambda store: Herald(store, post=post_of(box.url), again=(0.0,))
    ) as hall:
        yield hall


async def somebody(hall: Hall) -> Bearer:
    wish = NewPerson(words=secrets.token_urlsafe(16), name="Noor", device="Laptop")
    return await hall.persons.create(f"me.{secrets.token_urlsafe(24)}", wish)


async def wants_mail(hall: Hall, box: Box, language: str = "en") -> Bearer:
    """Somebody who has asked for mail and typed in the code."""
    noor = await somebody(hall)
    await telling.ask_mail(hall, noor, NewMail(address="noor@example.org", language=language), PAGE)
    await telling.confirm_mail(hall, noor, code_in(box), "x")
    return noor


def code_in(box: Box) -> str:
    found = re.search(r"\b\d{8}\b", str(box.letters.came[-1]["Subject"]))
    assert found is not None
    return found[0]


async def told(hall: Hall, noor: Bearer, table: str = "a" * 16) -> None:
    hall.herald.tell(noor.names.person, News("turn", table, "House", "lots"))
    await until(lambda: not hall.herald._tasks)


async def test_nothing_is_mailed_before_the_code_was_typed_in(tmp_path: Path, box: Box) -> None:
    async with mailing_hall(tmp_path, box) as hall:
        noor = await somebody(hall)
        await telling.ask_mail(hall, noor, NewMail(address="noor@example.org", language="de"), PAGE)
        letter = box.letters.came[0]
        assert (letter["To"], letter["From"]) == ("noor@example.org", "Caravanserai <serai@example.org>")
        assert "gib diesen Code ein" in box.letters.text()
        await told(hall, noor)
        assert len(box.letters.came) == 1
        with pytest.raises(TableError) as wrong:
            await telling.confirm_mail(hall, noor, "00000000x", "x")
        assert wrong.value.code == "wrong-code"
        await telling.confirm_mail(hall, noor, f" {code_in(box)} ", "x")
        with pytest.raises(TableError) as again:
            await telling.confirm_mail(hall, noor, code_in(box), "x")
        assert again.value.code == "no-code"
        await told(hall, noor)
        assert len(box.letters.came) == 2


async def test_codes_cannot_be_guessed_and_end(tmp_path: Path, box: Box) -> None:
    async with mailing_hall(tmp_path, box) as hall:
        noor = await somebody(hall)
        ask = NewMail(address="noor@example.org", language="en")
        await telling.ask_mail(hall, noor, ask, PAGE)
        for number in range(telling.CODE_TRIES):
            with pytest.raises(TableError):
                await telling.confirm_mail(hall, noor, "1", f"address {number}")
        with pytest.raises(TableError) as over:
            await telling.confirm_mail(hall, noor, code_in(box), "another")
        assert over.value.code == "no-code"
        other = await somebody(hall)
        await telling.ask_mail(hall, other, ask, PAGE)
        with pytest.raises(TableError):
            await telling.confirm_mail(hall, noor, code_in(box), "y")  # a foreign code
        await telling.ask_mail(hall, other, ask, PAGE)
        with pytest.raises(TableError) as many:
            await telling.ask_mail(hall, noor, ask, PAGE)
        assert many.value.code == "too-many"
        assert len(box.letters.came) == 3, "nobody's mailbox is filled from here"


async def test_a_mail_tells_the_turn_and_no_more_and_says_how_to_stop(tmp_path: Path, box: Box) -> None:
    async with mailing_hall(tmp_path, box) as hall:
        noor = await wants_mail(hall, box)
        first, second = await two(hall, name="House of Wisdom")
        await second.bye()
        await first.room.ask(lambda: first.room.seats.claim(second.token, noor.names))
        while first.room.match is not None and first.room.match.state.actor() == 0:
            await first.act(first.update["prompt"]["choices"][0]["id"])
        await until(lambda: len(box.letters.came) == 2 and not hall.herald._tasks)
        letter, text = box.letters.came[1], box.letters.text()
        assert str(make_header(decode_header(letter["Subject"]))) == "Your move · House of Wisdom"
        assert f"{PAGE}/table/{first.room.table.id}" in text
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Auto-Submitted"] == "auto-generated"
        stop = re.fullmatch(rf"<{PAGE}/api/stop/(\S+)>", str(letter["List-Unsubscribe"]))
        assert stop is not None
        assert f"{PAGE}/you#stop={stop[1]}" in text
        room = first.room
        room.calling.moved(0)
        room.calling.moved(1)
        await until(lambda: not hall.herald._tasks)
        assert len(box.letters.came) == 2, "of one table once, until one has been there"
        await told(hall, noor, "b" * 16)
        assert len(box.letters.came) == 3, "of another table too"
        back = await Client(room, noor.names.seat).hello()
        await until(lambda: not hall.herald._tasks)
        await back.bye()
        room.calling.moved(0)
        room.calling.moved(1)
        await until(lambda: len(box.letters.came) == 4)
        await telling.stop(hall, stop[1])
        assert await hall.store.receivers(noor.names.person) == []
        await telling.stop(hall, stop[1])  # once more is no harm
        await told(hall, noor, "c" * 16)
        await pause()
        assert len(box.letters.came) == 4


async def test_after_some_hours_a_table_is_mailed_of_again(
    tmp_path: Path, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with mailing_hall(tmp_path, box) as hall:
        noor = await wants_mail(hall, box)
        await told(hall, noor)
        later = heralds.now() + heralds.MAIL_MILLIS + 1
        monkeypatch.setattr(heralds, "now", lambda: later)
        await told(hall, noor)
        assert len(box.letters.came) == 3


async def test_a_mail_server_that_takes_nothing_is_tried_again_and_given_up(tmp_path: Path, box: Box) -> None:
    async with mailing_hall(tmp_path, box) as hall:
        noor = await wants_mail(hall, box)
        box.letters.refuse = 1
        await told(hall, noor)
        assert len(box.letters.came) == 2, "it was tried again"
        box.letters.refuse = 100
        await told(hall, noor, "b" * 16)
        assert hall.herald.failures == {receivers.mail_id(noor.names.person): 1}
        with pytest.raises(TableError) as refused:
            await telling.ask_mail(hall, noor, NewMail(address="a@example.org", language="en"), PAGE)
        assert refused.value.code == "no-mail"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "x",
        "a@b c",
        "a@example.org\nBcc: b@example.org",
        "a@example.org,b@example.org",
        "<a@example.org>",
        "a" * 300 + "@b.org",
    ],
)
async def test_what_is_no_address_gets_nothing(tmp_path: Path, box: Box, address: str) -> None:
    async with mailing_hall(tmp_path, box) as hall:
        with pytest.raises(TableError) as refused:
            await telling.ask_mail(hall, await somebody(hall), NewMail(address=address, language="en"), PAGE)
        assert refused.value.code == "bad-address"
        assert box.letters.came == []


async def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        noor = await somebody(hall)
        assert not (await telling.info(hall, noor)).mail_here
        with pytest.raises(TableError) as refused:
            await telling.ask_mail(hall, noor, NewMail(address="a@example.org", language="en"), PAGE)
        assert refused.value.code == "no-mail"


def test_how_a_mail_server_is_named() -> None:
    found = post_of("smtps://me%40x:p%2Fw@mail.example.org?from=games@example.org")
    assert found == Post("mail.example.org", 465, "games@example.org", True, "me@x", "p/w")
    assert post_of("smtp://mail.example.org?from=g@example.org").port == 587
    for bad in (
        "",
        "mail.example.org",
        "smtp://mail.example.org",
        "http://x?from=a@b.org",
        "smtp://x:y?from=a@b.org",
    ):
        with pytest.raises(BadPost):
            post_of(bad)


def test_a_password_goes_over_no_open_line(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    """To another machine mail goes over a secret line, or not at all."""
    monkeypatch.setattr(Post, "near", False)
    with pytest.raises(Exception, match="STARTTLS"):
        mailing.send(
            post_of(box.url)._replace(user="u", password="p"), mailing.Letter("a@example.org", "x", "y")
        )
    assert box.letters.came == []
