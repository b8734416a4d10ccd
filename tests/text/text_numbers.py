"""Number by table: what is counted in sentences, by language, as it is said of one and of several."""

import re
from functools import cache
from typing import Final

COUNTED: Final = {
    "en": """point/points card/cards die/dice cube/cubes camel/camels shop/shops souk/souks step/steps building/buildings
        group/groups copy/copies token/tokens title/titles Pasha/Pashas Merchant/Merchants Sage/Sages
        mercenary/mercenaries good/goods item/items tile/tiles meeple/meeples kind/kinds coin/coins round/rounds
        Fakir/Fakirs Elder/Elders Vizier/Viziers Builder/Builders Assassin/Assassins djinn/djinns
        treasure/treasures artifact/artifacts spell/spells character/characters crown/crowns pearl/pearls gem/gems
        trophy/trophies bar/bars""",
    "it": """punto/punti carta/carte dado/dadi cubo/cubi cammello/cammelli bottega/botteghe passo/passi edificio/edifici
        segnalino/segnalini carica/cariche moneta/monete tessera/tessere Fachiro/Fachiri Anziano/Anziani
        Costruttore/Costruttori Assassino/Assassini tesoro/tesori artefatto/artefatti incantesimo/incantesimi
        personaggio/personaggi corona/corone perla/perle gemma/gemme trofeo/trofei lingotto/lingotti""",
    "fr": """point/points carte/cartes dé/dés cube/cubes chameau/chameaux boutique/boutiques case/cases pas/pas
        bâtiment/bâtiments jeton/jetons titre/titres pièce/pièces tuile/tuiles Fakir/Fakirs Sage/Sages Vizir/Vizirs
        Bâtisseur/Bâtisseurs Assassin/Assassins trésor/trésors artefact/artefacts sortilège/sortilèges
        personnage/personnages couronne/couronnes perle/perles gemme/gemmes trophée/trophées lingot/lingots""",
    "de": """Punkt/Punkte Karte/Karten Stein/Steine Kamel/Kamele Laden/Läden Basar/Basare Schritt/Schritte
        Gruppe/Gruppen Marke/Marken Einflussmarke/Einflussmarken Pascha/Paschas Ware/Waren Stück/Stücke Sorte/Sorten
        Münze/Münzen Runde/Runden Fakir/Fakire Wesir/Wesire Kaufmann/Kaufleute Dschinn/Dschinns Meeple/Meeples
        Schatz/Schätze Artefakt/Artefakte Zauberkarte/Zauberkarten Figur/Figuren Gewürz/Gewürze Krone/Kronen
        Perle/Perlen Edelstein/Edelsteine Pokal/Pokale Kreditbrief/Kreditbriefe""",
}
"""One and several of everything that a sentence may count; words that are alike in both are left out."""
ZERO_IS_ONE: Final = ("fr",)
"""Languages that say the singular of 0 too."""
BETWEEN: Final = r"(?:(?!(?:this|the|das|die|den|der|dai|dal|des|du|aux|les|le|la)\b)[a-zà-ÿ]+ )?"
"""An adjective may stand between: 2 blue gems; an article begins something else."""

LINKS: Final = ("to", "or", "a", "o", "à", "ou", "bis", "oder")
"""Between two numbers that share what they count: 3, 2 or 1 steps."""


@cache
def miscounted(language: str) -> re.Pattern[str]:
    """A number with the wrong form behind it. Ordinals, ranges (1 to 4 camels) and fractions (1 of 4) are no counts."""
    pairs = [pair.split("/") for pair in COUNTED[language].split()]
    ones = "|".join(one for one, many in pairs if one != many)
    manies = "|".join(many for one, many in pairs if one != many)
    several = r"[2-9]|\d\d+" if language in ZERO_IS_ONE else r"0|[2-9]|\d\d+"
    before = r"(?<![\d#/])(?<!\d[.,–-])" + "".join(f"(?<! {word} )" for word in LINKS) + r"\b"
    return re.compile(rf"{before}(?:1 {BETWEEN}(?:{manies})|(?:{several}) {BETWEEN}(?:{ones}))\b")
