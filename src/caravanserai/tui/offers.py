"""What a typed line means among the choices on the screen."""

from typing import NamedTuple

from caravanserai.core.game import Choice, Game, Prompt
from caravanserai.text.catalogue import Catalogue


class Offer(NamedTuple):
    """A choice as it is shown: its number, the action, its sentence, its name, and what it gives and costs."""

    number: int
    action: int
    text: str
    name: str
    gives: str = ""


def offers(game: Game, prompt: Prompt, words: Catalogue) -> list[Offer]:
    """The numbered choices of a prompt."""
    return [
        Offer(
            number, choice["id"], words.choice(choice), game.name(choice["id"]), gives(prompt, choice, words)
        )
        for number, choice in enumerate(prompt["choices"], 1)
    ]


def gives(prompt: Prompt, choice: Choice, words: Catalogue) -> str:
    """The second line of a choice and its effects: "one card more · costs 1 gold"."""
    seat = -1 if prompt["seat"] is None else prompt["seat"]
    return " · ".join(part for part in [words.gives(choice), *words.effects(choice, seat)] if part)


def matching(line: str, among: list[Offer]) -> list[Offer]:
    """The offers a line may mean: the one of that number, the one of exactly that name, or all that hold its words."""
    text = line.strip().lower()
    if text.isdecimal():
        return [offer for offer in among if offer.number == int(text)]
    exact = [offer for offer in among if text in (offer.name.lower(), offer.text.lower())]
    if exact:
        return exact
    wanted = text.split()
    return [
        offer
        for offer in among
        if wanted and all(word in f"{offer.text} {offer.name}".lower() for word in wanted)
    ]
