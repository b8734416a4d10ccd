"""What a typed line means among the choices on the screen."""

from typing import NamedTuple

from caravanserai.core.game import Game, Prompt
from caravanserai.text.catalogue import Catalogue


class Offer(NamedTuple):
    """A choice as it is shown: its number, the action, its sentence and its name."""

    number: int
    action: int
    text: str
    name: str


def offers(game: Game, prompt: Prompt, words: Catalogue) -> list[Offer]:
    """The numbered choices of a prompt."""
    return [
        Offer(number, choice["id"], words.choice(choice), game.name(choice["id"]))
        for number, choice in enumerate(prompt["choices"], 1)
    ]


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
