"""Finding rules: by id, or by the words in them."""

from collections.abc import Mapping

from caravanserai.text.rules import Rule


def find_rules(known: Mapping[str, Rule], wanted: str) -> list[Rule]:
    """The rule of that id (`YS-12`, `ys12`, or `12`), or all rules that hold every word, in the order of the page."""
    text = wanted.strip().lower()
    if not text:
        return []
    for rule in known.values():
        prefix, _, number = rule.id.lower().partition("-")
        if text in (rule.id.lower(), prefix + number, number):
            return [rule]
    words = text.split()
    return [
        rule
        for rule in known.values()
        if all(word in f"{rule.chapter} {rule.text}".lower() for word in words)
    ]
