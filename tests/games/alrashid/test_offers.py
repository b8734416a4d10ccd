"""AR-49 to AR-52: what a visitor is offered all at once is what the questions one after the other would allow."""

import random
from typing import Any

from caravanserai.play.match import Match

ASKED = ("D-GUILD", "D-PALACE")


def copied(match: Match) -> Match:
    """A match of its own in the same position."""
    return Match.from_position(match.game, match.game.position(match.state))


def visits(games: int) -> list[Match]:
    """Matches in which somebody is about to visit a palace."""
    found: list[Match] = []
    for number in range(games):
        match, chance = Match("alrashid", 3, f"offers {number}"), random.Random(number)
        while not match.over:
            if match.prompt(match.state.actor())["decision"] in ASKED and chance.random() < 0.4:
                found.append(copied(match))
            match.play(match.state.actor(), chance.choice(match.state.legal()))
    return found


def visit_of(match: Match, seat: int | None) -> Any:
    """The visit as a seat sees it."""
    return match.game.view(match.state, seat)["visit"]


def answers(match: Match, offer: dict[str, Any]) -> str | None:
    """The text of the offer's answer to the present question; None if it is no longer about the visit."""
    parts = "+".join(offer["actions"])
    return {
        "D-GUILD": f"visit {parts}",
        "D-PALACE": f"court {parts.replace('service', 'benevolence')}",
        "D-FAVORITE": f"copy {offer['favour']}",
        "D-TITLE": f"buy {offer['title']}",
        "D-NOTE": f"spend {'note' if offer['note'] else 'nothing'}",
    }.get(str(match.prompt(match.state.actor())["decision"]))


def follow(match: Match, seat: int, offer: dict[str, Any]) -> None:
    """Give the offer's answers as long as its visitor is asked about this visit."""
    begun = False
    while match.state.actor() == seat and (wanted := answers(match, offer)):
        if begun and match.prompt(seat)["decision"] in ASKED:
            return
        action = match.game.parse(wanted)
        assert action in match.state.legal(), (wanted, offer)
        match.play(seat, action)
        begun = True


def test_ar_52_every_offer_can_be_taken_and_has_its_price() -> None:
    """AR-51, AR-52 Each offer leads through legal answers to its price, and each of its payments is one that is open."""
    seen = 0
    for match in visits(4):
        seat = match.state.actor()
        visit = visit_of(match, seat)
        ways = {way["price"]: way["payments"] for way in visit["ways"]}
        combinations = {"+".join(offer["actions"]) for offer in visit["offers"]}
        legal = {
            match.game.name(action).split()[1].replace("benevolence", "service")
            for action in match.state.legal()
        }
        assert combinations == legal - {"none"}
        for offer in visit["offers"]:
            again = copied(match)
            follow(again, seat, offer)
            then = visit_of(again, seat)
            if not again.over and again.prompt(again.state.actor())["decision"] == "D-PAY":
                assert then["price"] == offer["price"]
                assert then["payments"] == ways[offer["price"]]
            seen += 1
    assert seen > 100


def test_ar_49_only_the_visitor_is_told_what_could_be() -> None:
    """The others see that a visit is made; the list of all that could be is for who chooses."""
    match = visits(1)[0]
    others = [None, *(seat for seat in range(3) if seat != match.state.actor())]
    assert all(not visit_of(match, seat)["offers"] for seat in others)
    assert all(not visit_of(match, seat)["ways"] for seat in others)
