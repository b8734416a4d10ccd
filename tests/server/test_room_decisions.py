"""Decisions of seats: what is refused, and in which order something accepted is stored, acknowledged and shown."""

import lots
import pytest
from room_parts import Memory, Patience, heard, link, stored, table

import caravanserai as cs
from caravanserai.server.eyes import Beside
from caravanserai.server.link import Link
from caravanserai.server.metrics import Metrics
from caravanserai.server.requests import Act, PlanOrders, Undo
from caravanserai.server.room.audience import Audience
from caravanserai.server.room.company import Company
from caravanserai.server.room.decisions import Decisions
from caravanserai.server.room.orders import Orders
from caravanserai.server.room.play import Play
from caravanserai.server.room.promises import Promises

pytestmark = pytest.mark.anyio


class Seated:
    """Decisions at a game of two, and what they have the room do; it notes who had been sent what by then."""

    def __init__(self, begun: bool = True) -> None:
        self.table = table("me", "open")
        self.match = cs.Match("lots", seats=2, seed="a")
        self.player = self.match.state.actor()
        self.link = link(self.player)
        self.done: list[str] = []
        self.metrics = Metrics()
        later = Patience().later
        self.audience = Audience(self.table, [], later, lambda _: Beside())
        self.company = Company(self.table, later)
        self.decisions = Decisions(
            self.table,
            (
                Play(stored(self.table), self.match if begun else None, Memory()),
                self.audience,
                self.company,
                Promises(self.table, later),
                Orders(self.table),
            ),
            self.metrics,
            self,
        )

    async def act(self, action: int, by: Link | None = None, request: str = "r") -> None:
        message = Act(request=request, version=self.version, action=action)
        await self.decisions.act(by or self.link, message)

    @property
    def version(self) -> str:
        self.audience.show_whole(self.match, found := link(self.player))
        return str(heard(found)[-1]["version"])

    async def keep_move(self, seat: int, request: str, changed: bool = False) -> None:
        assert self.link.outbox.empty(), "nothing is acknowledged that is not stored"
        self.done.append(f"keep {seat} {request} {changed}")

    async def follow_up(self) -> None:
        assert self.done, "first it is stored"
        self.done.append("follow up")

    async def save(self) -> None:
        self.done.append("save")

    def show_on(self) -> None:
        self.done.append("show")

    def show_whole(self, found: Link) -> None:
        self.done.append(f"show {found.seat}")

    def consider(self) -> None:
        self.done.append("consider")


async def test_a_decision_is_stored_then_acknowledged_then_shown() -> None:
    seated = Seated()
    seated.table.seats[seated.player].stand_in = "away"
    await seated.act(lots.MARK)
    assert seated.done == [f"keep {seated.player} r True", "follow up", "show"]
    assert [each["type"] for each in heard(seated.link)] == ["accepted"]
    assert seated.table.seats[seated.player].stand_in == ""


async def test_what_cannot_be_is_refused_and_shown_as_it_is() -> None:
    seated, watcher, early = Seated(), link(), Seated(begun=False)
    await seated.act(lots.MARK, watcher)
    await early.act(lots.MARK)
    assert [each["code"] for each in heard(watcher) + heard(early.link)] == ["not-seated", "not-started"]
    before = seated.match.version
    stale = Act(request="s", version="another", action=lots.MARK)
    await seated.decisions.act(seated.link, stale)
    await seated.act(lots.KEEP)
    await seated.decisions.undo(seated.link, Undo(request="u", version=seated.version))
    codes = [each["code"] for each in heard(seated.link)]
    assert codes == ["stale", "not-legal", "cannot-undo"]
    assert seated.done == [f"show {seated.player}"] * 3
    assert seated.metrics.refused == 3
    assert seated.match.version == before


async def test_what_a_seat_arranges_is_stored_and_told_to_it_alone() -> None:
    seated = Seated()
    other = link(1 - seated.player)
    seated.company.links.update((seated.link, other))
    await seated.decisions.plan(seated.link, PlanOrders(request="p", orders=[]))
    assert [each["type"] for each in heard(seated.link)] == ["accepted"]
    assert seated.done == ["save", f"show {seated.player}", "consider"]
    assert heard(other) == []
