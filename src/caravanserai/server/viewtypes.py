"""TypeScript types of the views of the games, from the TypedDicts of each game's `view.py`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from caravanserai.core.registry import BUILT_IN
from caravanserai.core.view import SharedView

ROOT: Final = "View"
"""The name of the TypedDict that is a game's whole view."""

_HEAD: Final = (
    "// Made from the TypedDicts of {source} by `python -m caravanserai.server.typescript`. Do not edit.\n"
)
_PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
}
_LISTS: Final = (list, Sequence)
_OBJECTS: Final = (dict, Mapping)


def generate() -> dict[str, str]:
    """All files: the path below `client/src` -> what stands in it. Games that declare no view are left out."""
    found = {"games/view.ts": _file("src/caravanserai/core/view.py", SharedView)}
    for key in BUILT_IN:
        root = getattr(_source(f"caravanserai.games.{key}.view"), ROOT, None)
        if is_typeddict(root):
            found[f"games/{key}/view.ts"] = _file(f"src/caravanserai/games/{key}/view.py", root)
    return found


def _file(source: str, root: Any) -> str:
    return "\n".join([_HEAD.format(source=source), *interfaces(root)])


def interfaces(root: Any) -> list[str]:
    """The interface of a TypedDict, then those of all TypedDicts in it, in the order in which they come up."""
    found = {root.__name__: root}
    written: list[str] = []
    while len(written) < len(found):
        each = list(found.values())[len(written)]
        hints = _hints(each)
        written.append(_interface(each, hints))
        for part in (part for hint in hints.values() for part in _parts(hint)):
            if found.setdefault(part.__name__, part).__module__ != part.__module__:
                raise TypeError(f"two parts of a view are called {part.__name__}")
    return written


@cache
def _source(name: str) -> ModuleType:
    """A module run from its source: compiled modules do not keep the types of their TypedDicts."""
    found = find_spec(name)
    if found is None or found.origin is None:
        raise ImportError(f"there is no module {name}")
    path = Path(found.origin).parent / f"{name.rpartition('.')[2]}.py"
    module = ModuleType(name)
    module.__file__ = str(path)
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), vars(module))
    return module


def _hints(each: Any) -> dict[str, Any]:
    module = _source(each.__module__)
    return get_type_hints(getattr(module, each.__name__), globalns=vars(module), include_extras=True)


def _parts(hint: Any) -> Iterator[Any]:
    """The TypedDicts in a type."""
    if is_typeddict(hint):
        yield hint
    elif get_origin(hint) is not Literal:
        for each in get_args(hint):
            yield from _parts(each)


def _interface(each: Any, hints: Mapping[str, Any]) -> str:
    comment = re.sub(r"\s+", " ", (each.__doc__ or "").strip())
    lines = [f"/** {comment} */"] if comment else []
    lines.append(f"export interface {each.__name__} {{")
    for name, hint in hints.items():
        optional = "?" if name in each.__optional_keys__ else ""
        written = name if name.isidentifier() else f"'{name}'"
        lines.append(f"  readonly {written}{optional}: {_type(hint)};")
    return "\n".join([*lines, "}", ""])


def _type(hint: Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (NotRequired, Required):
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f"'{each}'" if isinstance(each, str) else str(each) for each in args)
    if origin in (Union, UnionType):
        return " | ".join(sorted((_type(each) for each in args), key=lambda each: each == "null"))
    if origin in _LISTS or (origin is tuple and args[1:] == (...,)):
        item = _type(args[0])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if origin is tuple:
        return f"readonly [{', '.join(_type(each) for each in args)}]"
    if origin in _OBJECTS and args[0] is str:
        return f"Readonly<Record<string, {_type(args[1])}>>"
    raise TypeError(f"no TypeScript for {hint}: the parts of a view are TypedDicts, lists and plain values")
