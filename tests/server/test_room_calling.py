"""Calling: once each time it becomes the turn of a person who is not there."""

from collections.abc import Mapping
from typing import cast

import pytest
from room_parts import Memory, Patience, link, table

from caravanserai.server import security
from caravanserai.server.bodies import Hook
from caravanserai.server.herald import Herald
from caravanserai.server.news import News
from caravanserai.server.room.calling import Calling
from caravanserai.server.room.company import Company
from caravanserai.server.store import Store
from caravanserai.server.tables import TableError
from caravanserai.server.webhooks import Courier

pytestmark = pytest.mark.anyio


class Noted(Courier):
    """Notes what is to be told."""

    def __init__(self) -> None:
        super().__init__(inner=True)
        self.told: list[str] = []

    def tell(self, table: str, url: str, text: str, facts: Mapping[str, str]) -> None:
        self.told.append(text)


class NotedHerald(Herald):
    """Notes which person is to be told what."""

    def __init__(self) -> None:
        super().__init__(cast(Store, Memory()))
        self.heard: list[tuple[str, str, str]] = []

    def tell(self, person: str, what: News) -> None:
        self.heard.append((person, what.event, what.name))

    def there(self, person: str, table: str) -> None:
        self.heard.append((person, "there", ""))

    def owns(self, person: str, owner: str) -> bool:
        return person == owner


async def test_who_is_not_there_is_called_once_and_bots_and_those_present_are_not() -> None:
    made, courier = table("me", "open", "bot"), Noted()
    made.owner = security.digest("owner")
    made.name, made.seats[1].kind, made.seats[1].name = "House", "person", "Noor"
    company = Company(made, Patience().later)
    calling = Calling(made, company, (courier, NotedHerald()), 0)
    calling.moved(1)
    assert courier.told == []  # nobody wants to be told
    calling.set("owner", Hook(url="http://127.0.0.1:9/x"))
    for actor in (0, 1, 1, 2, None, 1):
        calling.moved(actor)
    company.links.add(link(1))
    calling.moved(2)
    calling.moved(1)
    noor = "Noor: it is your turn at House."
    assert courier.told == [
        "Caravanserai can reach you here: House.",
        "?: it is your turn at House.",
        noor,
        noor,
    ]
    with pytest.raises(TableError):
        calling.set("owner", Hook(url="http://127.0.0.1:9/x", language="xx"))
    with pytest.raises(TableError):
        calling.info("somebody")
    assert calling.info("owner").kind == "plain"


async def test_a_person_is_told_unless_they_see_it_want_it_not_or_it_is_answered_for_them() -> None:
    made, herald = table("me", "open", "open"), NotedHerald()
    company = Company(made, Patience().later)
    calling = Calling(made, company, (Noted(), herald), None)
    for number, name in enumerate(("amina", "noor", "")):
        made.seats[number].kind, made.seats[number].person = "person", name
    calling.moved(1)
    assert herald.heard == [("noor", "turn", "")]
    calling.moved(2)  # this seat is a link's: there is nobody to tell
    calling.moved(1, asked=False)  # a promise answers
    calling.moved(0)
    hidden = link(1)
    hidden.hidden = True
    company.links |= {hidden}
    calling.moved(1)  # the page is open, but before nobody's eyes
    assert herald.heard[1:] == [("amina", "turn", ""), ("noor", "turn", "")]
    company.links |= {link(1)}
    calling.moved(0)
    calling.moved(1)
    company.links.clear()
    company.elsewhere = company.elsewhere._replace(looking=[1])
    calling.moved(0)
    calling.moved(1)
    assert [who for who, _, _ in herald.heard[3:]] == ["amina", "amina"], (
        "noor sees it, here or through another server"
    )
    made.seats[0].quiet = True
    calling.moved(None, over=True)
    assert len(herald.heard) == 5, "amina wants to hear nothing of this table, noor sees it"
    company.elsewhere = company.elsewhere._replace(looking=[])
    calling.moved(None, over=True)
    assert herald.heard[5:] == [("noor", "over", "")]
    calling.follow(1)
    calling.moved(1)
    assert len(herald.heard) == 6, "the server that took the move has told it"
    calling.arrived(1)
    calling.arrived(2)
    assert herald.heard[6:] == [("noor", "there", "")]


async def test_the_owner_is_told_who_has_come() -> None:
    made, herald = table("me", "open"), NotedHerald()
    made.owner = made.seats[0].person = "amina"
    calling = Calling(made, Company(made, Patience().later), (Noted(), herald), None)
    calling.joined("Noor")
    assert herald.heard == [], "the game runs: somebody else decides who comes"
    made.status = "waiting"
    calling.joined("Noor")
    assert herald.heard == [("amina", "joined", "Noor")]
