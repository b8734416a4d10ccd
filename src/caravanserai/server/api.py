"""The HTTP calls, each declared with its body and its answer; the OpenAPI page is made of the declarations."""

import logging
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from caravanserai import bots
from caravanserai.core.game import Game
from caravanserai.core.guide import Lesson
from caravanserai.core.registry import game as find_game
from caravanserai.core.registry import games
from caravanserai.server import lists, openapi, person_api, review_api, tables, telling_api
from caravanserai.server.bodies import (
    Admission,
    Catalog,
    Complaint,
    GameInfo,
    GuideInfo,
    Guides,
    Health,
    Hook,
    HookInfo,
    JoinTable,
    Keys,
    LastLines,
    LessonInfo,
    Links,
    Mine,
    Mute,
    Myself,
    NetworkInfo,
    NewGuide,
    NewId,
    NewTable,
    OpenNetwork,
    OptionInfo,
    Ready,
    RecordText,
    RuleInfo,
    RulesPage,
    SeatChange,
    Seated,
    Settings,
    TableList,
    TablePage,
    Verdict,
)
from caravanserai.server.calls import Ask, Call, Text
from caravanserai.server.live import Room
from caravanserai.server.messages import TableInfo
from caravanserai.server.store import StoreError
from caravanserai.server.tables import TableError, storage_trouble
from caravanserai.text.catalogue import (
    ASIDE,
    LANGUAGE_NAMES,
    LANGUAGES,
    LATER,
    bare,
    messages,
    part,
    part_source,
    source,
)
from caravanserai.text.rules import rules
from caravanserai.version import __version__

LOG: Final = logging.getLogger("caravanserai.server.api")


# --- what can be played ------------------------------------------------------------------------------------------


async def catalog(ask: Ask) -> Catalog:
    return Catalog(
        version=__version__,
        games=[game_info(game) for game in playable()],
        levels=list(ask.hall.levels),
        offered=[level for level in bots.OFFERED if level in ask.hall.levels],
        default_level=ask.hall.default_level,
        expert_seconds=ask.hall.bots.strongest_seconds(),
        languages=LANGUAGE_NAMES,
        ratings=ask.hall.ratings.on,
    )


def playable() -> list[Game]:
    """The games that can be loaded. One that cannot (a broken installation) is left out, not the whole list."""
    found = []
    for key in games():
        try:
            found.append(find_game(key))
        except Exception as error:
            LOG.warning("the game %s cannot be loaded: %r", key, error)
    return found


def game_info(game: Game) -> GameInfo:
    """A game as it is offered."""
    return GameInfo(
        key=game.key,
        seats=list(game.seats),
        options=[OptionInfo(name=name, values=list(values)) for name, values in game.options.items()],
        colours=list(game.colours),
        categories=list(game.categories),
        rules_version=game.rules_version,
        action_count=game.action_count,
        guides=[guide.key for guide in game.guides()],
        howto=part_source(game.package, "howto", "en") != "",
    )


def _game(key: str) -> Game:
    if key not in games():
        raise TableError("not-found", f"there is no game {key!r}")
    return tables.known_game(key)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise TableError("not-found", f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


@lru_cache(maxsize=64)
def words(language: str, key: str, later: str = "") -> Text:
    """The catalogue of a game, or ("") of the program, in the language or, where it is missing, in English.

    `later` names one of the parts that a page asks for when it needs them; the others are left out.
    """
    for each in (language, "en"):
        found = source(_game(key).package if key else "caravanserai", each)
        if found:
            found += _page_words(each, key)
            return Text(bare(part(found, later) if key else _program_part(found, later)), each)
    raise TableError("not-found", "there are no words for that")


def _program_part(text: str, later: str) -> str:
    """What a table's first picture needs of the program's words, or all the others."""
    return "".join(each for each in messages(text) if each.startswith(ASIDE) == bool(later))


def _page_words(language: str, key: str) -> str:
    """The words of the pages; those on the board of one game (`ui-ys-…`) come with that game's."""
    place = files("caravanserai") / "locale" / "ui" / f"{language}.ftl"
    if not place.is_file():
        return ""
    boards = {game.key: f"ui-{game.prefix.lower()}-" for game in playable()}
    wanted = boards.get(key, "")
    others = tuple(boards.values())
    return "\n" + "".join(
        each
        for each in messages(place.read_text(encoding="utf-8"))
        if (wanted and each.startswith(wanted)) or (not key and not each.startswith(others))
    )


async def program_words(ask: Ask) -> Text:
    return words(_language(ask.path["language"]), "")


async def aside_words(ask: Ask) -> Text:
    return words(_language(ask.path["language"]), "", "aside")


async def game_words(ask: Ask) -> Text:
    return words(_language(ask.path["language"]), ask.path["game"])


async def later_words(ask: Ask) -> Text:
    if ask.path["part"] not in LATER:
        raise TableError("not-found", f"there is no such part; there are: {', '.join(LATER)}")
    return words(_language(ask.path["language"]), ask.path["game"], ask.path["part"])


async def game_rules(ask: Ask) -> RulesPage:
    return _rules_page(_language(ask.path["language"]), ask.path["game"])


@lru_cache(maxsize=64)
def _rules_page(language: str, key: str) -> RulesPage:
    game = _game(key)
    try:
        found = rules(game, language)
        return RulesPage(
            game=key,
            rules=[
                RuleInfo(id=rule.id, chapter=rule.chapter, title=rule.title, text=rule.text)
                for rule in found.values()
            ],
        )
    except FileNotFoundError as error:
        raise TableError("not-found", str(error)) from error


async def howto_words(ask: Ask) -> Text:
    game, language = _game(ask.path["game"]), _language(ask.path["language"])
    found = part_source(game.package, "howto", language)
    if not found:
        raise TableError("not-found", f"{game.key} has no page on how to play it")
    return Text(found, language)


async def home_words(ask: Ask) -> Text:
    language = _language(ask.path["language"])
    return Text(part_source("caravanserai", "home", language), language)


async def look_words(ask: Ask) -> Text:
    language = _language(ask.path["language"])
    return Text(part_source("caravanserai", "look", language), language)


# --- guided first games ------------------------------------------------------------------------------------------


async def guides(ask: Ask) -> Guides:
    game = _game(ask.path["game"])
    if not game.guides():
        raise TableError("not-found", f"{game.key} has no guided game")
    return Guides(
        game=game.key,
        guides=[
            GuideInfo(key=guide.key, lessons=[lesson_info(lesson) for lesson in guide.lessons])
            for guide in game.guides()
        ],
    )


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A step of a guide as the page gets it; what it asks for comes with the moves."""
    key, rules, point = f"guide-{lesson.text}", list(lesson.rules), list(lesson.point)
    return LessonInfo(key=key, rules=rules, point=point, mine=lesson.mine)


async def guide_words(ask: Ask) -> Text:
    game, language = _game(ask.path["game"]), _language(ask.path["language"])
    return Text(part_source(game.package, "guide", language), language)


async def create_guide(ask: Ask) -> Keys:
    return await ask.hall.create_guide(_game(ask.path["game"]), ask.body, ask.origin)


# --- tables ------------------------------------------------------------------------------------------------------


async def lobby(ask: Ask) -> TableList:
    return await lists.lobby(ask.hall)


async def mine(ask: Ask) -> TableList:
    return await lists.mine(ask.hall, ask.body.tokens, ask.bearer)


async def create(ask: Ask) -> Keys:
    return await ask.hall.create(ask.body, ask.origin)


async def page(ask: Ask) -> TablePage:
    return await ask.hall.visit(ask.table, lambda room: room.company.page(ask.token))


async def join(ask: Ask) -> Seated:
    return await ask.hall.visit(ask.table, lambda room: room.seats.join(ask.body, ask.origin))


async def start(ask: Ask) -> None:
    await ask.hall.visit(ask.table, lambda room: room.owner.start(ask.token))


async def settle(ask: Ask) -> TableInfo:
    return await ask.hall.visit(ask.table, lambda room: room.owner.settle(ask.token, ask.body))


async def change_seat(ask: Ask) -> TableInfo:
    return await ask.hall.visit(
        ask.table, lambda room: room.seats.change_seat(ask.token, _seat(ask), ask.body)
    )


def _seat(ask: Ask) -> int:
    text = ask.path["seat"]
    return int(text) if text.isdecimal() and len(text) < 3 else -1


async def admit(ask: Ask) -> TableInfo:
    return await ask.hall.visit(
        ask.table, lambda room: room.seats.admit(ask.token, _seat(ask), ask.body.admit)
    )


async def be_ready(ask: Ask) -> TableInfo:
    return await ask.hall.visit(ask.table, lambda room: room.seats.ready(ask.token, ask.body.ready))


async def hook(ask: Ask) -> HookInfo:
    return await ask.hall.visit(ask.table, lambda room: room.owner.hook(ask.token, ask.body))


async def hooked(ask: Ask) -> HookInfo:
    async def look(room: Room) -> HookInfo:
        return room.calling.info(ask.token)

    return await ask.hall.visit(ask.table, look)


async def links(ask: Ask) -> Links:
    return await ask.hall.visit(ask.table, lambda room: room.owner.links(ask.token))


async def network(ask: Ask) -> NetworkInfo:
    return ask.hall.network.info(ask.origin == "")


async def open_network(ask: Ask) -> NetworkInfo:
    return await ask.hall.network.open(ask.origin == "", ask.body.port)


async def close_network(ask: Ask) -> NetworkInfo:
    return ask.hall.network.close(ask.origin == "")


async def mute(ask: Ask) -> TableInfo:
    return await ask.hall.visit(ask.table, lambda room: room.seats.mute(ask.token, _seat(ask), ask.body.on))


async def complain(ask: Ask) -> None:
    await ask.hall.visit(ask.table, lambda room: room.talk.complain(ask.token, ask.body))


async def change_me(ask: Ask) -> TableInfo:
    return await ask.hall.visit(ask.table, lambda room: room.seats.change_me(ask.token, ask.body))


async def leave(ask: Ask) -> None:
    await ask.hall.visit(ask.table, lambda room: room.seats.leave(ask.token))


async def rematch(ask: Ask) -> NewId:
    return NewId(table=await ask.hall.visit(ask.table, lambda room: room.owner.rematch(ask.token)))


async def delete(ask: Ask) -> None:
    await ask.hall.visit(ask.table, lambda room: room.owner.delete(ask.token))


async def last(ask: Ask) -> LastLines:
    return await ask.hall.visit(ask.table, lambda room: room.questions.last(ask.token))


async def record(ask: Ask) -> Text:
    return Text(await ask.hall.visit(ask.table, lambda room: room.questions.record(ask.token)))


async def verdict(ask: Ask) -> Verdict:
    return await ask.hall.visit(ask.table, lambda room: room.questions.verdict(ask.token))


async def import_record(ask: Ask) -> Keys:
    return await ask.hall.import_record(ask.body.text, ask.origin)


# --- the server itself -------------------------------------------------------------------------------------------


async def health(ask: Ask) -> Health:
    """Cheap, and true: something was written a few seconds ago, and what runs for ever runs."""
    try:
        await ask.hall.store.probe()
    except StoreError as error:
        raise storage_trouble() from error
    if ask.hall.stuck:
        raise TableError("stuck", "tables are not woken any more; restart the server")
    return Health(ok=True, version=__version__, store=ask.hall.store.kind)


async def ready(ask: Ask) -> Health:
    """For whoever shares out the people: not while the server says goodbye."""
    if ask.hall.leaving:
        raise TableError("restarting", "the server stops; go to another one")
    return await health(ask)


async def described(ask: Ask) -> Any:
    return _document()


@lru_cache(maxsize=1)
def _document() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(openapi.document(CALLS)))


CALLS: Final[tuple[Call, ...]] = (
    Call("GET", "/api/catalog", "Games, bot levels and languages", catalog, Catalog, cached=True),
    Call(
        "GET", "/api/text/{language}", "The words of the program (Fluent)", program_words, Text, cached=True
    ),
    Call(
        "GET",
        "/api/aside/{language}",
        "The words of the program that the first picture of a table does without (Fluent)",
        aside_words,
        Text,
        cached=True,
    ),
    Call("GET", "/api/text/{language}/{game}", "The words of a game (Fluent)", game_words, Text, cached=True),
    Call(
        "GET",
        "/api/text/{language}/{game}/{part}",
        "Words of a game that are seldom needed (Fluent): `cards`",
        later_words,
        Text,
        cached=True,
    ),
    Call(
        "GET",
        "/api/rules/{language}/{game}",
        "The rules reference of a game",
        game_rules,
        RulesPage,
        cached=True,
    ),
    Call(
        "GET",
        "/api/howto/{language}/{game}",
        "The words of the page on how to play a game (Fluent)",
        howto_words,
        Text,
        cached=True,
    ),
    Call(
        "GET",
        "/api/home/{language}",
        "The words of the first page and of the page about oneself (Fluent)",
        home_words,
        Text,
        cached=True,
    ),
    Call(
        "GET",
        "/api/look/{language}",
        "The words of reviews, puzzles and hints (Fluent)",
        look_words,
        Text,
        cached=True,
    ),
    Call("GET", "/api/guides/{game}", "The guided games of a game", guides, Guides, cached=True),
    Call(
        "GET",
        "/api/guides/{game}/{language}",
        "The words of a guided game (Fluent)",
        guide_words,
        Text,
        cached=True,
    ),
    Call(
        "POST",
        "/api/guides/{game}",
        "Begin a guided game",
        create_guide,
        Keys,
        NewGuide,
        201,
        scarce=True,
    ),
    Call("GET", "/api/lobby", "Public tables that wait or run", lobby, TableList),
    Call("POST", "/api/mine", "The tables that the given tokens open", mine, TableList, Mine),
    Call("POST", "/api/tables", "Make a table", create, Keys, NewTable, 201, scarce=True),
    Call("GET", "/api/tables/{table}", "A table and who the bearer of the token is there", page, TablePage),
    Call("PATCH", "/api/tables/{table}", "Change settings (owner)", settle, TableInfo, Settings),
    Call("DELETE", "/api/tables/{table}", "Delete the table (owner)", delete, None, status=204),
    Call("POST", "/api/tables/{table}/join", "Sit down", join, Seated, JoinTable, scarce=True),
    Call("POST", "/api/tables/{table}/start", "Start the game (owner)", start, None, status=204),
    Call("POST", "/api/tables/{table}/seats/{seat}", "Arrange a seat", change_seat, TableInfo, SeatChange),
    Call(
        "POST",
        "/api/tables/{table}/seats/{seat}/admit",
        "Let in who asks for a seat of a running game, or not (owner)",
        admit,
        TableInfo,
        Admission,
    ),
    Call(
        "POST",
        "/api/tables/{table}/seats/{seat}/mute",
        "Take a person the word (owner)",
        mute,
        TableInfo,
        Mute,
    ),
    Call(
        "POST",
        "/api/tables/{table}/report",
        "Tell the host about a seat or the table",
        complain,
        None,
        Complaint,
        204,
        scarce=True,
    ),
    Call("POST", "/api/tables/{table}/ready", "Be ready for the start", be_ready, TableInfo, Ready),
    Call("POST", "/api/tables/{table}/links", "The links to join and to watch again (owner)", links, Links),
    Call("GET", "/api/tables/{table}/webhook", "Whether a group is told (owner)", hooked, HookInfo),
    Call(
        "PUT",
        "/api/tables/{table}/webhook",
        "Tell a group whose turn it is (owner)",
        hook,
        HookInfo,
        Hook,
        scarce=True,
    ),
    Call("GET", "/api/network", "How others reach this server", network, NetworkInfo),
    Call(
        "POST",
        "/api/network",
        "Listen on the network (this machine only)",
        open_network,
        NetworkInfo,
        OpenNetwork,
        scarce=True,
    ),
    Call("DELETE", "/api/network", "Listen on this machine only again", close_network, NetworkInfo),
    Call("PATCH", "/api/tables/{table}/me", "Change the own name or colour", change_me, TableInfo, Myself),
    Call("POST", "/api/tables/{table}/leave", "Give the own seat up", leave, None, status=204),
    Call(
        "POST",
        "/api/tables/{table}/rematch",
        "Another game with the same people",
        rematch,
        NewId,
        scarce=True,
    ),
    Call("GET", "/api/tables/{table}/last", "The last lines of the log (a seat)", last, LastLines),
    Call("GET", "/api/tables/{table}/record", "The record of a finished game", record, Text),
    Call("GET", "/api/tables/{table}/verify", "Check the chance of a finished game", verdict, Verdict),
    Call(
        "POST",
        "/api/records",
        "Look at a finished game from elsewhere",
        import_record,
        Keys,
        RecordText,
        201,
        scarce=True,
        most_bytes=1_200_000,
    ),
    *review_api.CALLS,
    *person_api.CALLS,
    *telling_api.CALLS,
    Call("GET", "/api/openapi.json", "This description", described, dict, cached=True),
    Call("GET", "/readyz", "Whether the server takes new people", ready, Health),
    Call("GET", "/healthz", "Whether the server can do its work", health, Health),
)
