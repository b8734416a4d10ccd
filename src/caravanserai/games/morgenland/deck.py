"""Treasure decks as text (MO-8 to MO-10): the built-in ones and tables of one's own.

One card per line or between semicolons, its five caves in the order of the kinds between blanks or commas;
`4/2/1` are the piles from the top niche down, `-` is an empty cave. A line may start with `#` for a remark.
"""

import itertools

from caravanserai.games.morgenland.board import DECK_SIZE, DECKS, KIND_COUNT, KIND_VALUE, NICHES, SPACES


class BadDeck(ValueError):
    """A deck that breaks MO-8 or MO-10: the message names the card and the cave."""


def built_in(seats: int) -> tuple[tuple[int, ...], ...]:
    """MO-9 The reconstructed deck for that many players."""
    return read_deck(";".join(DECKS[seats]), seats)


def read_deck(text: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """The cards, each as five caves of four niches; `BadDeck` says what is wrong."""
    lines = [line.strip() for line in text.replace(";", "\n").splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if len(lines) != DECK_SIZE:
        raise BadDeck(f"a treasure deck has {DECK_SIZE} cards, this one {len(lines)} (MO-8)")
    return tuple(_read_card(line, number + 1, seats) for number, line in enumerate(lines))


def write_deck(cards: tuple[tuple[int, ...], ...]) -> str:
    """The deck in its canonical form, one word without blanks."""
    return ";".join(",".join(_write_cave(card, cave) for cave in range(KIND_COUNT)) for card in cards)


def _write_cave(card: tuple[int, ...], cave: int) -> str:
    piles = [str(amount) for amount in card[cave * NICHES : cave * NICHES + NICHES] if amount]
    return "/".join(piles) or "-"


def _read_card(line: str, number: int, seats: int) -> tuple[int, ...]:
    caves = line.replace(",", " ").split()
    if len(caves) != KIND_COUNT:
        raise BadDeck(f"card {number}: {KIND_COUNT} caves expected, found {len(caves)} (MO-8)")
    card: list[int] = []
    for index, cave in enumerate(caves):
        card.extend(_read_cave(cave, f"card {number}, {SPACES[index]}", seats))
    if "-" not in caves:
        raise BadDeck(f"card {number}: at least one cave must be empty (MO-10)")
    return tuple(card)


def _read_cave(cave: str, where: str, seats: int) -> list[int]:
    piles = [] if cave == "-" else cave.split("/")
    amounts: list[int] = []
    for pile in piles:
        if not (pile.isascii() and pile.isdigit() and len(pile) <= 2 and int(pile) > 0):
            raise BadDeck(f"{where}: {cave!r} is no row of piles such as 4/2/1 (MO-8)")
        amounts.append(int(pile))
    if len(amounts) > seats - 1:
        raise BadDeck(
            f"{where}: {len(amounts)} niches stocked, at most {seats - 1} with {seats} players (MO-10)"
        )
    for upper, lower in itertools.pairwise(amounts):
        if lower > upper:
            raise BadDeck(
                f"{where}: {lower} lies below {upper}, but no niche holds more than the one above (MO-10)"
            )
    if sum(amounts) > KIND_VALUE:
        raise BadDeck(f"{where}: {sum(amounts)} treasures, but there are only {KIND_VALUE} of a kind (MO-2)")
    return amounts + [0] * (NICHES - len(amounts))
