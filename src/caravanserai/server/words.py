"""What the server says to the person who runs it, and what people may write."""

import unicodedata
from functools import cache
from typing import Final

from caravanserai.text.catalogue import Catalogue


@cache
def server_words(language: str, *packages: str) -> Catalogue:
    """The sentences in a language, with those of other packages."""
    return Catalogue(language, extra=("caravanserai.server", *packages))


_HIDDEN: Final = frozenset(
    "\u061c\u200b\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
)
"""Marks that turn the direction of writing or break lines without being seen."""


def plain(text: str) -> str:
    """What somebody wrote, without control characters and hidden marks, which could make it look like something else."""
    kept = (
        each
        for each in text
        if each not in _HIDDEN
        and (each.isspace() or unicodedata.category(each) not in ("Cc", "Cs", "Co", "Cn"))
    )
    return " ".join("".join(kept).split())
