"""The page that the browser keeps and shows while the server cannot be reached."""

from functools import cache
from html import escape
from typing import Final

from caravanserai.server.words import server_words
from caravanserai.text.catalogue import LANGUAGES

_HEAD: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
    '<meta name="theme-color" content="#111b4a"><title>Caravanserai</title>'
    '<link rel="icon" href="/logo.svg" type="image/svg+xml"><link rel="stylesheet" href="/offline.css">'
    '<img src="/logo.svg" alt="" width="72" height="72">'
)


@cache
def offline_page() -> str:
    """In all languages, for the browser alone knows which one is read; a script hides the others."""
    sections = "".join(_section(language) for language in LANGUAGES)
    return f'{_HEAD}<main>{sections}</main><script src="/offline.js"></script>'


def _section(language: str) -> str:
    words = server_words(language)
    title, advice, again = (escape(words.say(f"offline-{part}")) for part in ("title", "advice", "again"))
    return (
        f'<section lang="{language}"><h1>{title}</h1><p>{advice}</p>'
        f'<button type="button">{again}</button></section>'
    )
