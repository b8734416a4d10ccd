"""Counted things are said in the singular and in the plural, each language in its own way."""

import pytest

import caravanserai as cs
from caravanserai.text.catalogue import Catalogue

KINDS = ("kind-red", "kind-white", "kind-blue", "kind-black", "kind-gold")
TOOK = {
    "en": ("Noor took 1 blue gem.", "Noor took 2 blue gems."),
    "it": ("Noor ha preso 1 gemma blu.", "Noor ha preso 2 gemme blu."),
    "fr": ("Noor a pris 1 gemme bleue.", "Noor a pris 2 gemmes bleues."),
    "de": ("Noor hat 1 blauen Edelstein genommen.", "Noor hat 2 blaue Edelsteine genommen."),
}
BUILT = {
    "en": (
        "Noor earned 1 gold with 1 Builder (1 blue tile).",
        "Noor earned 8 gold with 2 Builders and 2 Fakirs (2 blue tiles).",
    ),
    "it": (
        "Noor ha guadagnato 1 moneta con 1 Costruttore (1 blu).",
        "Noor ha guadagnato 8 monete con 2 Costruttori e 2 Fachiri (2 blu).",
    ),
    "fr": (
        "Noor a gagné 1 pièce d'or avec 1 Bâtisseur (1 bleue).",
        "Noor a gagné 8 pièces d'or avec 2 Bâtisseurs et 2 Fakirs (2 bleues).",
    ),
    "de": (
        "Noor hat 1 Gold für 1 Baumeister erhalten (1 blaues Plättchen).",
        "Noor hat 8 Gold für 2 Baumeister und 2 Fakire erhalten (2 blaue Plättchen).",
    ),
}


@pytest.mark.parametrize("language", TOOK)
def test_treasures_of_morgenland(language: str) -> None:
    words = Catalogue(language, cs.game("morgenland"), ("Noor",), fallback=False)
    said = [words.say("event-took", {"seat": "@0", "amount": n, "kind": "kind-blue"}) for n in (1, 2)]
    assert tuple(said) == TOOK[language]
    for kind in KINDS:
        one, two = (words.say("treasures", {"amount": n, "kind": kind}) for n in (1, 2))
        assert one.startswith("1 ")
        assert two == f"2 {words.name(kind)}"
        assert words.say("choice-return", {"kind": kind}).count(one) == 1
        if kind != "kind-gold" or language != "de":  # Goldbarren is both
            assert one[2:] != two[2:]


@pytest.mark.parametrize("language", BUILT)
def test_builders_and_coins_of_five_tribes(language: str) -> None:
    words = Catalogue(language, cs.game("fivetribes"), ("Noor",), fallback=False)
    few = words.say("event-built", {"seat": "@0", "gold": 1, "builders": 1, "fakirs": 0, "blue": 1})
    many = words.say("event-built", {"seat": "@0", "gold": 8, "builders": 2, "fakirs": 2, "blue": 2})
    assert (few, many) == BUILT[language]


PAID = {
    "en": "Noor paid 7 with 3 hardwood, 1 metal and 2 silk.",
    "it": "Noor ha pagato 7 con 3 legni pregiati, 1 metallo e 2 sete.",
    "fr": "Noor a payé 7 avec 3 bois, 1 métal et 2 soies.",
    "de": "Noor hat 7 gezahlt und dafür 3 Edelholz, 1 Metall und 2 Seide abgegeben.",
}
ROW = {
    "it": ("Noor ha preso 2 Fachiri e 1 carta Seta dalla fila.", "Noor non ha preso niente dalla fila."),
    "fr": ("Noor a pris 2 Fakirs et 1 carte Soie dans la rangée.", "Noor n'a rien pris dans la rangée."),
}


@pytest.mark.parametrize("language", PAID)
def test_things_that_come_several_times_in_a_list_are_counted(language: str) -> None:
    words = Catalogue(language, cs.game("alrashid"), ("Noor",), fallback=False)
    kinds = ["hardwood", "hardwood", "hardwood", "metal", "silk", "silk"]
    assert words.say("event-paid", {"seat": "@0", "price": 7, "each_kind": kinds}) == PAID[language]


@pytest.mark.parametrize("language", PAID)
def test_an_empty_list_is_said_too(language: str) -> None:
    words = Catalogue(language, cs.game("fivetribes"), ("Noor",), fallback=False)
    some, none = (
        words.say("event-row-cards", {"seat": "@0", "each_card": cards})
        for cards in (["fakir", "fakir", "silk"], [])
    )
    assert (some, none) == ROW.get(language, (some, none))
    assert words.say("nothing") in none.replace("n'a rien", "rien")
