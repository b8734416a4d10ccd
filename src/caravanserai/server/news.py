"""What a person is told and in which words. Of the game a message has the table, the game and a name; nothing else is known here."""

import json
from typing import Final, Literal, NamedTuple

from caravanserai.server import tables
from caravanserai.server.mailing import Letter
from caravanserai.server.receivers import Event, Mail, Push
from caravanserai.server.tables import Table
from caravanserai.server.words import server_words
from caravanserai.text.catalogue import LANGUAGES

DEFAULT: Final = "en"


class News(NamedTuple):
    """What has happened at a table; `name` is who has sat down. `hello`: it is only tried whether one can be reached."""

    event: Event | Literal["hello"]
    table: str = ""
    called: str = ""
    game: str = ""
    name: str = ""


def of(table: Table, event: Event, name: str = "") -> News:
    """News of a table."""
    return News(event, table.id, table.name, table.game, name)


def said(news: News, language: str) -> tuple[str, str]:
    """A title and a sentence."""
    spoken = language if language in LANGUAGES else DEFAULT
    game = tables.known_game(news.game) if news.game else None
    words = server_words(spoken) if game is None else server_words(spoken, game.package)
    played = "" if game is None else words.say(f"name-{game.key}")
    facts = {"table_id": news.called or played, "game_id": played, "name_id": news.name or "?"}
    return words.say(f"news-{news.event}", facts), words.say(f"news-{news.event}-text", facts)


def message(push: Push, news: News, stop: str) -> bytes:
    """What the service worker shows: it has no words of its own."""
    title, text = said(news, push.language)
    told = {
        "title": title,
        "text": text,
        "language": push.language,
        "path": path(news),
        "tag": news.table or "hello",
        "stop": stop if news.table else "",
        "stops": server_words(push.language).say("news-stop") if news.table else "",
    }
    return json.dumps(told, ensure_ascii=False).encode()


def letter(mail: Mail, news: News, stop: str) -> Letter:
    """The same as a mail."""
    title, text = said(news, mail.language)
    words = server_words(mail.language)
    more = words.say("news-mail-stop", {"link": f"{mail.page}/you#stop={stop}"})
    body = f"{text}\n\n{mail.page}{path(news)}\n\n-- \n{more}\n"
    return Letter(mail.address, title, body, f"{mail.page}/api/stop/{stop}")


def code_letter(mail: Mail, code: str) -> Letter:
    """The mail with the code that says that somebody wants more of them."""
    words = server_words(mail.language)
    text = words.say("news-mail-code-text", {"code": code, "page": mail.page})
    return Letter(mail.address, words.say("news-mail-code", {"code": code}), f"{text}\n")


def path(news: News) -> str:
    """Where one sees it."""
    return f"/table/{news.table}" if news.table else "/you"
