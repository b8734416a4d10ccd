"""What the server says to the person who runs it."""

from functools import cache

from caravanserai.text.catalogue import Catalogue


@cache
def server_words(language: str) -> Catalogue:
    """The sentences in a language."""
    return Catalogue(language, extra=("caravanserai.server",))
