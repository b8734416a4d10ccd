"""The Night Market as the rest of the program sees it."""

from random import Random

from caravanserai.core.events import Argument
from caravanserai.core.game import Choice, Field, Game, Reason
from caravanserai.core.machine import State
from caravanserai.core.position import Json, Reader
from night_market import hidden, position, reasons
from night_market import view as views
from night_market.actions import CALL_GUARD, SPACE
from night_market.board import COLOURS, HAND, VALUES
from night_market.events import KINDS
from night_market.observation import FIELDS, observe
from night_market.snatching import AnswerSnatch, Grab
from night_market.state import Market, deck_for
from night_market.turn import Act, Browse, Deal, Turn


class NightMarket(Game):
    """The contract: what the game is, and the questions it answers."""

    key = "nightmarket"
    prefix = "NM"
    package = "night_market"
    rules_version = 1
    seats = range(2, 5)
    options = {"guards": ("on", "off")}
    actions = SPACE
    kinds = KINDS
    steps = (Deal, Turn, Act, Browse, AnswerSnatch, Grab)
    categories = ("wares", "assortment", "caught")
    colours = COLOURS
    observation = tuple(Field(*field) for field in FIELDS)

    def start(self, seats: int, options: tuple[str, ...]) -> State:
        """NM-1 to NM-4: the deck, an empty table, everybody's cards, then the first turn."""
        deal = [Deal(seat, HAND) for seat in reversed(range(seats))]
        deck = deck_for(options)
        return Market(
            seats, options, [Turn(0), *deal], deck, [0] * 6 * seats, [0] * 4 * seats, [0] * 6, [0] * seats, -1
        )

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return views.view(_market(state), seat)

    def observe(self, state: State, seat: int) -> list[int]:
        return observe(_market(state), seat)

    def prompt_args(self, state: State, seat: int | None) -> dict[str, Argument]:
        step = state.stack[-1]
        args: dict[str, Argument] = {"actor": f"@{step.who}"}
        if isinstance(step, AnswerSnatch):
            args["thief"] = f"@{step.thief}"
        return args

    def choice(self, state: State, action: int) -> Choice:
        offered = super().choice(state, action)
        word, values = SPACE.range_of(action).word, SPACE.values(action)
        if word == "sell":
            offered["args"]["points"] = VALUES[action - SPACE.base["sell"]]
        elif word == "snatch":
            offered["args"]["trader"] = f"@{values['trader']}"
        return offered

    def targets(self, state: State, action: int) -> list[str]:
        word, values = SPACE.range_of(action).word, SPACE.values(action)
        if word == "sell":
            return [f"card-{values['ware']}"]
        if word == "snatch":
            return [f"trader-{values['trader']}"]
        return {"browse": ["deck"], "lantern": ["card-lantern"], "guard": ["card-guard"]}.get(word, [])

    def reason(self, state: State, action: int) -> Reason | None:
        return reasons.reason(_market(state), action)

    def breakdown(self, state: State) -> list[dict[str, int]]:
        market = _market(state)
        return [dict(zip(self.categories, market.points(seat), strict=True)) for seat in range(state.seats)]

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        return hidden.resample(_market(state), seat, rng)

    def closes(self, before: State, action: int, after: State, chosen: bool) -> bool:
        """A guard that was called has been seen by everybody."""
        return action == CALL_GUARD

    def write(self, state: State) -> dict[str, Json]:
        return position.write(_market(state))

    def read(self, reader: Reader, seats: int, options: tuple[str, ...]) -> State:
        return position.read(reader, seats, options)


def _market(state: State) -> Market:
    assert isinstance(state, Market)
    return state
