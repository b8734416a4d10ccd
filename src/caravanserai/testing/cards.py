"""Check of the cards: every thing that anybody sees says what it is, in every language, and betrays nothing."""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from msgspec.json import encode

from caravanserai.core.game import Card, Game
from caravanserai.testing.corpus import Corpus, Moment
from caravanserai.testing.secrets import viewers, who
from caravanserai.testing.texts import Speaker, shipped
from caravanserai.text.catalogue import Catalogue
from caravanserai.text.rules import Rule, rules

LONGEST: Final = 140
"""The most letters that an English sentence of what a thing does may have."""
UNKNOWN: Final = "no-such-thing"


def check_cards(game: Game, corpus: Corpus, languages: Sequence[str] | None = None) -> None:
    """Every id of every view has a card of known rules and messages, which is the same whatever is hidden."""
    speaker = Speaker(game, shipped(game) if languages is None else tuple(languages))
    reader = _Reader(game, speaker)
    for moment in corpus.moments:
        before = game.position(moment.state)
        for seat in viewers(moment.state):
            reader.look(moment, seat)
        if game.position(moment.state) != before:
            raise moment.fail("asking for cards changed the position")


class _Reader:
    """Reads the cards of all things that somebody sees."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self._game: Final = game
        self._speaker: Final = speaker
        self._english: Final = Catalogue("en", game)
        self._rules: Final[Mapping[str, Rule]] = rules(game)
        self._read: Final[set[bytes]] = set()

    def look(self, moment: Moment, seat: int | None) -> None:
        game, state = self._game, moment.state
        other = game.determinize(state, seat, Random(moment.number + 11))
        things = game.things(state, seat)
        if game.things(other, seat) != things:
            raise moment.fail(f"which things there are betrays hidden ones to {who(seat)}")
        if game.card(state, seat, UNKNOWN) is not None:
            raise moment.fail(f"there is a card of {UNKNOWN!r} for {who(seat)}")
        cards, others = game.cards(state, seat, things), game.cards(other, seat, things)
        texts, again = list(map(encode, cards)), list(map(encode, others))
        if texts != again:
            thing = next(
                thing for thing, *each in zip(things, texts, again, strict=True) if each[0] != each[1]
            )
            raise moment.fail(f"the card of {thing!r} betrays hidden things to {who(seat)}")
        for thing, card, said in zip(things, cards, texts, strict=True):
            if card is None:
                raise moment.fail(f"{who(seat)} sees {thing!r}, which has no card")
            if said not in self._read:
                self._read.add(said)
                if json.dumps(game.card(state, seat, thing)) != json.dumps(card):
                    raise moment.fail(f"among `cards` that of {thing!r} differs for {who(seat)}")
                self._check(moment, thing, card)

    def _check(self, moment: Moment, thing: str, card: Card) -> None:
        if card["id"] != thing:
            raise moment.fail(f"the card of {thing!r} says that it is of {card['id']!r}")
        kind = [] if card["kind"] is None else [card["kind"]]
        for line in (card["name"], *kind, card["does"], *card["now"]):
            self._speaker.say(line["key"], line["args"], moment)
        if len(self._english.line(card["does"])) > LONGEST:
            raise moment.fail(
                f"what {thing!r} does takes more than {LONGEST} letters ({card['does']['key']})"
            )
        if not card["rules"]:
            raise moment.fail(f"the card of {thing!r} cites no rule")
        for rule in card["rules"]:
            if rule not in self._rules:
                raise moment.fail(f"the card of {thing!r} cites {rule}, which the reference does not have")
