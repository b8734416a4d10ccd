"""What a machine can check of the wording in Italian, French and German: address, spacing, quotes, leftovers."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
TRANSLATED = ("it", "fr", "de")
FOLDERS = sorted(
    path.parent for top in ("src", "examples") for path in (ROOT / top).rglob("locale/**/en.ftl")
)
NARROW = "\u202f"
SEATS = {"actor", "caster", "each_seat", "owner", "player", "seat", "thief", "to", "trader", "victim"}
SHARED = """
Abracadabra Agha Al-Amin Al-Rashid Alchemist Anun-Nak Assassin Ba'al Boaz Bot Bouraq Chat Commerce Diplomat
Djinn Djinns Echidna Enki Fakir Farah Fata Five General Gold Hagis Hammam Hand Haurvatat Iblis Idris Indianum
Indigo Influence Internum Jade Jafaar Kandicha Kumarbi Lamia Layla Leta Live Mare Marid Meeple Menu Moment Monkir Morgana
Morgenland Name Nekir No Noor Oasis Orange PP Papyrus Pause Placement Points Qadi Round Sacrifice Sage Sages Samir
Sanmatia Service Shamhat Sibittis Sloar Souk Souks Teleportation Total Tribes Utug Vase Village Violet West Yspahan chat
Passkey Table bot bots influence min niche no normal place points violet
"""


class Texts(Visitor):
    """Collects the pieces of text of a message, and the variable that stands right behind each."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for element, behind in zip(node.elements, [*node.elements[1:], None], strict=True):
            if isinstance(element, ftl.TextElement):
                self.found.append((element.value, variable(behind)))
        self.generic_visit(node)


def variable(element: ftl.Placeable | ftl.TextElement | None) -> str:
    inner = element.expression if isinstance(element, ftl.Placeable) else None
    return inner.id.name if isinstance(inner, ftl.VariableReference) else ""


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def pieces(message: ftl.Message) -> list[tuple[str, str]]:
    texts = Texts()
    texts.visit(message)
    return texts.found


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Everything a player reads in a language, piece by piece, with where it stands."""
    for folder in FOLDERS:
        for key, message in messages(folder / f"{language}.ftl").items():
            for text, _ in pieces(message):
                yield f"{folder.relative_to(ROOT)}: {key}", text
    for path in sorted((ROOT / "docs/rules" / language).glob("*.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}:{number}", re.sub(r"`[^`]*`", "`", line)


def wrong(language: str, pattern: str) -> list[tuple[str, str]]:
    """Where the pattern is found."""
    return [(where, match[0]) for where, text in sentences(language) if (match := re.search(pattern, text))]


def test_catalogues_and_rules_are_read() -> None:
    names = {folder.parent.name for folder in FOLDERS}
    assert {"yspahan", "alrashid", "fivetribes", "morgenland", "tui", "server", "night_market"} <= names
    for language in TRANSLATED:
        places = {where.split(":")[0] for where, _ in sentences(language)}
        assert {"src/caravanserai/locale/ui", "yspahan.md", "morgenland.md"} <= places


def test_french_says_vous() -> None:
    assert wrong("fr", r"(?i)(?<!ferme-)\b(tu|te|toi|ton|ta|tes|tien|tienne)\b|\bt['’]") == []


def test_french_puts_a_narrow_space_before_high_signs_and_inside_quotes() -> None:
    signs = rf"(?<!{NARROW})[;!?»]|(?<!{NARROW}):(?=\s|$)|«(?!{NARROW})|{NARROW}(?![:;!?»])(?<!«{NARROW})"
    assert wrong("fr", signs) == []


def test_french_does_not_need_elision_before_names() -> None:
    """`de { $seat }` would be wrong for Idris and right for Samir."""
    found = [
        (folder.parent.name, key)
        for folder in FOLDERS
        for key, message in messages(folder / "fr.ftl").items()
        for text, behind in pieces(message)
        if behind in SEATS and re.search(r"(?i)\b(de|que|jusque|lorsque)\s$", text)
    ]
    assert found == []


def test_french_one_is_said_with_its_number() -> None:
    """The French singular is also for 0, so a figure 1 in it would lie."""
    found = [
        (folder.parent.name, key, element.value)
        for folder in FOLDERS
        for key, message in messages(folder / "fr.ftl").items()
        for element in singulars(message)
        if re.search(r"\b1\b", element.value)
    ]
    assert found == []


def singulars(message: ftl.Message) -> list[ftl.TextElement]:
    """The pieces of text that are said for `one`."""
    found: list[ftl.TextElement] = []

    class Collect(Visitor):
        def visit_Variant(self, node: ftl.Variant) -> None:
            if isinstance(node.key, ftl.Identifier) and node.key.name == "one":
                found.extend(
                    element for element in node.value.elements if isinstance(element, ftl.TextElement)
                )
            self.generic_visit(node)

    Collect().visit(message)
    return found


def test_german_spelling_and_quotes() -> None:
    assert (
        wrong("de", r"\b(da|mu|lä)ß[tn]?\b|\b([Gg]ross|[Ss]trasse|[Ss]chliess|[Hh]eisst|[Ww]eiss|[Aa]usser)")
        == []
    )
    assert wrong("de", r"[\"”«»’]") == []
    quotes = Counter[str]()
    for where, text in sentences("de"):
        quotes[where] += text.count("„") - text.count("“")
    assert [where for where, open_ones in quotes.items() if open_ones] == []


GENDERED = {
    "it": r"(?i)\bsei (stat[oa]|ammess[oa]|respint[oa]|[a-z]+[aiu]t[oa]|prim[oa]|pront[oa]|sicur[oa]|sol[oa](?! tu))\b"
    r"|\b(te|ti) (stess[oa]|compres[oa])\b|\bti (ha|hanno) (respint|ammess|invitat|avvisat|colpit)[oa]\b"
    r"|\b[Bb]envenut[oa]\b(?<!il benvenuto)",
    "fr": r"(?i)\bvous êtes ([a-zé]+é|admis|pris|seul|premier|dernier|prêt|sûr)\b|\bvous compris\b|\bseul,? vous\b"
    r"|\bvous (y )?rend plus fort\b|\bsoyez (plus )?(malin|prudent|prêt|sûr)\b",
}
"""What would say whether a man or a woman reads."""


@pytest.mark.parametrize("language", GENDERED)
def test_the_readers_gender_is_not_guessed(language: str) -> None:
    assert wrong(language, GENDERED[language]) == []


COUNTS = {
    "amount",
    "cost",
    "count",
    "cubes",
    "date",
    "dice",
    "guard",
    "known",
    "left",
    "now",
    "number",
    "points",
    "price",
    "step",
}


def test_italian_numbers_need_no_article() -> None:
    """`i { $number }` would be right for 7 and wrong for 8 and 11."""
    article = r"(?i)(?<!')\b(il|i|la|del|dei|della|al|ai|alla|dal|dai|dalla|nel|nei|nella|sul|sui|sulla)\s$"
    found = [
        (folder.parent.name, key)
        for folder in FOLDERS
        for key, message in messages(folder / "it.ftl").items()
        for text, behind in pieces(message)
        if behind in COUNTS and re.search(article, text)
    ]
    assert found == []


@pytest.mark.parametrize("language", ["it", "fr"])
def test_names_do_not_hide_behind_a_colon(language: str) -> None:
    """`Non hai questa carta: { $card }` is a label; a name belongs into the sentence. Lists may follow a colon."""
    found = [
        (folder.parent.name, key, behind)
        for folder in FOLDERS
        for key, message in messages(folder / f"{language}.ftl").items()
        if key.startswith(("event-", "prompt-", "reason-"))
        for text, behind in pieces(message)
        if behind and not behind.startswith("each_") and behind != "souks" and re.search(r":\s$", text)
    ]
    assert found == []


def test_italian_accents_and_quotes() -> None:
    assert wrong("it", r"(?i)\b(perchè|poichè|finchè|affinchè|benchè|nè|sè|pò|quì|quà)\b|\bE'|qual'è") == []
    assert wrong("it", r"[\"“”„’]") == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_typing(language: str) -> None:
    """No doubled or lost spaces, three dots as one sign, straight apostrophes that a search finds."""
    lists = re.compile(r"\S   ")
    found = [
        (where, match[0])
        for where, text in sentences(language)
        if not lists.search(text) and (match := re.search(r"\S  +\S|\w [.,](\s|$)|\.\.\.|’|,,|\( | \)", text))
    ]
    assert found == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str) -> None:
    left, shared = [], set(SHARED.split())
    for folder in FOLDERS:
        english, other = messages(folder / "en.ftl"), messages(folder / f"{language}.ftl")
        for key in english.keys() & other.keys():
            said = [text for text, _ in pieces(english[key])]
            words = set(re.findall(r"[^\W\d_]{2}[\w'-]*", " ".join(said)))
            if words - shared and said == [text for text, _ in pieces(other[key])]:
                left.append((folder.parent.name, key, *said))
    assert left == []
