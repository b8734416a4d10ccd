"""Deliberate defects in what a seat may know."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

from defects import Patch, defect, subclass
from night_market import GAME, deck, hidden
from night_market.actions import DRAW
from night_market.board import GUARD, LANTERN
from night_market.events import DREW
from night_market.game import NightMarket
from night_market.snatching import AnswerSnatch
from night_market.state import State as Market
from night_market.turn import Browse

from caravanserai.core.game import Card, Choice, Game, Prompt
from caravanserai.core.machine import State

# --- what a seat may know ----------------------------------------------------------------------------


@defect("views", "is not JSON")
def a_view_with_a_set(patch: Patch) -> Game:
    return subclass(view=lambda self, s, seat: {"cards": {1, 2}})


@defect("views", "changes on the way through JSON")
def a_view_with_a_tuple(patch: Patch) -> Game:
    return subclass(view=lambda self, s, seat: {"cards": (1, 2)})


@defect("views", "differs when asked a second time")
def a_view_that_changes(patch: Patch) -> Game:
    numbers = count()
    return subclass(view=lambda self, s, seat: {"number": next(numbers)})


@defect("views", "among `views` that of a spectator differs")
def views_of_the_first_seat_for_all(patch: Patch) -> Game:
    return subclass(views=lambda self, s, seats: [self.view(s, 0) for _ in seats])


@defect("views", "is made of the same as before, but differs")
def a_part_of_a_view_made_of_more_than_it_says(patch: Patch) -> Game:
    return subclass(sources=lambda self, s: {"seats": 0})


@defect("views", "without known parts the view of a spectator differs")
def a_view_that_leaves_out_too_much(patch: Patch) -> Game:
    return subclass(views_beyond=lambda self, s, seats, known: [{} for _ in seats])


@defect("prompts", "says its choices otherwise than `choice`")
def choices_that_are_said_otherwise_together(patch: Patch) -> Game:
    def choices(self: Game, state: State, actions: Sequence[int]) -> list[Choice]:
        return [{**self.choice(state, action), "idle": True} for action in actions]

    return subclass(choices=choices)


@defect("prompts", "offers")
def a_prompt_without_the_last_choice(patch: Patch) -> Game:
    def prompt(self: Game, state: State, seat: int | None) -> Prompt:
        made = NightMarket.prompt(self, state, seat)
        made["choices"] = made["choices"][:1]
        return made

    return subclass(prompt=prompt)


@defect("prompts", "among `prompts` that of seat ")
def what_a_waiting_seat_alone_is_told_is_left_out(patch: Patch) -> Game:
    def prompt_args(self: Game, state: State, seat: int | None) -> dict[str, Any]:
        return {**NightMarket.prompt_args(self, state, seat), **({} if seat is None else {"you": f"@{seat}"})}

    return subclass(prompt_args=prompt_args, waiting_alike=True)


@defect("prompts", "the ids to click are [7]")
def a_choice_with_a_number_to_click(patch: Patch) -> Game:
    return subclass(targets=lambda self, s, action: [7])


@defect("prompts", "waits for")
def a_prompt_waits_for_the_wrong_seat(patch: Patch) -> Game:
    def prompt(self: Game, state: State, seat: int | None) -> Prompt:
        return {**NightMarket.prompt(self, state, seat), "waiting": [0, 1]}

    return subclass(prompt=prompt)


@defect("secrets", "the view of a spectator betrays hidden things: deck")
def the_deck_is_shown(patch: Patch) -> Game:
    return subclass(view=lambda self, s, seat: {**NightMarket.view(self, s, seat), "deck": s.deck.copy()})


@defect("secrets", "the prompt of a spectator betrays hidden things")
def the_prompt_counts_guards(patch: Patch) -> Game:
    def prompt_args(self: Game, state: State, seat: int | None) -> dict[str, Any]:
        return {"actor": f"@{state.actor()}", "thief": "@0", "guards": state.hands[6 * state.actor() + GUARD]}  # type: ignore[attr-defined]

    return subclass(prompt_args=prompt_args)


@defect("secrets", "whether the choice is automatic betrays hidden things")
def the_guard_is_automatic(patch: Patch) -> Game:
    patch.setattr(AnswerSnatch, "auto", lambda self, s: True)
    return GAME


@defect("secrets", "determinize changed the position")
def sampling_changes_the_position(patch: Patch) -> Game:
    def resample(state: Market, seat: int | None, rng: Random) -> Market:
        state.caught[0] += 1
        return state.clone()

    patch.setattr(hidden, "resample", resample)
    return GAME


@defect("samples", "depends on hidden things")
def samples_depend_on_the_truth(patch: Patch) -> Game:
    def resample(state: Market, seat: int | None, rng: Random) -> Market:
        copy = state.clone()
        for other in range(copy.seats):
            held = [card for card in range(6) if copy.hand(other)[card]]
            drawn = [card for card in range(6) if copy.deck[card]]
            if other != seat and held and drawn:
                given, got = rng.choice(held), rng.choice(drawn)
                copy.hands[6 * other + given] -= 1
                copy.deck[given] += 1
                copy.deck[got] -= 1
                copy.hands[6 * other + got] += 1
        return copy

    patch.setattr(hidden, "resample", resample)
    return GAME


@defect("samples", "determinize never changes anything")
def samples_are_the_truth(patch: Patch) -> Game:
    patch.setattr(hidden, "resample", lambda state, seat, rng: state.clone())
    return GAME


@defect("samples", "breaks an invariant")
def samples_lose_cards(patch: Patch) -> Game:
    def resample(state: Market, seat: int | None, rng: Random) -> Market:
        copy = state.clone()
        copy.deck = [0] * 6
        return copy

    patch.setattr(hidden, "resample", resample)
    return GAME


@defect("whispers", "events tell a spectator what it may not see: drew")
def a_draw_is_told_to_everybody(patch: Patch) -> Game:
    def run(self: Browse, s: Market, action: int) -> None:
        deck.draw(s, self.seat, action - DRAW)
        s.tell(DREW, (self.seat, action - DRAW))

    patch.setattr(Browse, "run", run)
    return GAME


@defect("observation", "has 41 numbers, 42 are declared")
def an_observation_that_is_too_short(patch: Patch) -> Game:
    return subclass(observe=lambda self, s, seat: NightMarket.observe(self, s, seat)[1:])


@defect("observation", "holds something that is no int")
def an_observation_with_a_fraction(patch: Patch) -> Game:
    return subclass(observe=lambda self, s, seat: [0.5, *NightMarket.observe(self, s, seat)[1:]])


@defect("observation", "differs when asked a second time")
def an_observation_that_changes(patch: Patch) -> Game:
    numbers = count()
    return subclass(observe=lambda self, s, seat: [next(numbers), *NightMarket.observe(self, s, seat)[1:]])


@defect("observation", "betrays hidden things: deck[0]")
def an_observation_of_the_deck(patch: Patch) -> Game:
    return subclass(observe=lambda self, s, seat: [s.deck[0], *NightMarket.observe(self, s, seat)[1:]])


@defect("observation", "observing changed the position")
def an_observation_that_touches(patch: Patch) -> Game:
    def observe(self: Game, s: Market, seat: int) -> list[int]:
        seen = NightMarket.observe(self, s, seat)
        s.caught[seat] = 7
        return [*seen[:8], *(0 for _ in seen[8:])]

    return subclass(observe=observe)


@defect("observation", "observation field 'deck' needs a name of its own")
def two_fields_with_one_name(patch: Patch) -> Game:
    return subclass(observation=(*NightMarket.observation, NightMarket.observation[0]))


@defect("undo-secrets", "action 'lantern': shows seat")
def a_lantern_shows_the_deck(patch: Patch) -> Game:
    def view(self: Game, s: Market, seat: int | None) -> dict[str, Any]:
        return {**GAME.view(s, seat), "lit": s.deck.copy() if s.discard[LANTERN] else []}

    return subclass(view=view)


# --- cards of things ---------------------------------------------------------------------------------


def _card(**other: Any) -> Game:
    """The Night Market with a card of the deck that is other in some fields."""

    def card(self: Game, state: State, seat: int | None, thing: str) -> Card | None:
        made = NightMarket.card(self, state, seat, thing)
        return made if made is None or thing != "deck" else Card({**made, **other})  # type: ignore[typeddict-item]

    return subclass(card=card)


@defect("cards", "sees 'deck', which has no card")
def a_thing_without_a_card(patch: Patch) -> Game:
    def card(self: Game, state: State, seat: int | None, thing: str) -> Card | None:
        return None if thing == "deck" else NightMarket.card(self, state, seat, thing)

    return subclass(card=card)


@defect("cards", "there is a card of 'no-such-thing'")
def a_card_of_anything(patch: Patch) -> Game:
    def card(self: Game, state: State, seat: int | None, thing: str) -> Card | None:
        return NightMarket.card(self, state, seat, thing) or NightMarket.card(self, state, seat, "deck")

    return subclass(card=card)


@defect("cards", "says that it is of 'moon'")
def a_card_of_another_thing(patch: Patch) -> Game:
    return _card(id="moon")


@defect("cards", "card-moon")
def a_card_without_words(patch: Patch) -> Game:
    return _card(does={"key": "card-moon", "args": {}})


@defect("cards", "cites no rule")
def a_card_without_a_rule(patch: Patch) -> Game:
    return _card(rules=[])


@defect("cards", "cites NM-99")
def a_card_with_an_unknown_rule(patch: Patch) -> Game:
    return _card(rules=["NM-99"])


@defect("cards", "takes more than 140 letters")
def a_card_that_tells_a_novel(patch: Patch) -> Game:
    return _card(does={"key": "card-name", "args": {"thing": ["silk"] * 60}})


@defect("cards", "the card of 'deck' betrays hidden things to")
def a_card_that_knows_the_next_card(patch: Patch) -> Game:
    def card(self: Game, state: State, seat: int | None, thing: str) -> Card | None:
        made = NightMarket.card(self, state, seat, thing)
        assert isinstance(state, Market)
        if made is not None and thing == "deck":
            made["now"] = [{"key": "now-deck", "args": {"number": state.deck[GUARD]}}]
        return made

    return subclass(card=card)


@defect("cards", "among `cards` that of")
def cards_that_are_others_together(patch: Patch) -> Game:
    def cards(self: Game, state: State, seat: int | None, wanted: Sequence[str]) -> list[Card | None]:
        return [NightMarket.card(self, state, seat, "deck") for _ in wanted]

    return subclass(cards=cards)


@defect("cards", "which things there are betrays hidden ones to")
def things_of_all_hands(patch: Patch) -> Game:
    def things(self: Game, state: State, seat: int | None) -> list[str]:
        assert isinstance(state, Market)
        held = ["card-lantern"] if state.deck[LANTERN] else []
        return ["deck", *held]

    return subclass(things=things)


@defect("cards", "asking for cards changed the position")
def a_card_that_draws(patch: Patch) -> Game:
    def card(self: Game, state: State, seat: int | None, thing: str) -> Card | None:
        assert isinstance(state, Market)
        state.caught[0] += 1
        state.caught[0] %= 3
        return NightMarket.card(self, state, seat, "deck") if thing == "deck" else None

    return subclass(card=card, things=lambda self, state, seat: ["deck"])
