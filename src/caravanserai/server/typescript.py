"""The client's types: `python -m caravanserai.server.typescript`, in the folder of the project, writes them anew.

`client/src/wire.ts` has the types of all messages, `client/src/games/<game>/view.ts` those of a game's view.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec import inspect as kinds

from caravanserai.server import (
    bodies,
    messages,
    person_bodies,
    plans,
    requests,
    review_bodies,
    shown,
    viewtypes,
    wire,
)
from caravanserai.text.catalogue import LANGUAGE_NAMES

HEAD: Final = """\
// Made from requests.py, plans.py, shown.py, messages.py, bodies.py, person_bodies.py and review_bodies.py in src/caravanserai/server by `python -m caravanserai.server.typescript`. Do not edit.

export type Argument = number | string | string[];
export type Arguments = Record<string, Argument>;
/** What a game makes of its position: its shape is in `games/<game>/view.ts`. */
export type Json = unknown;

/** The version of these messages. */
export const WIRE = @WIRE@;

/** The languages, each with its own name for itself. */
export const LANGUAGES = { @LANGUAGES@ } as const;
""".replace("@WIRE@", str(requests.WIRE_VERSION)).replace(
    "@LANGUAGES@", ", ".join(f"{code}: '{name}'" for code, name in LANGUAGE_NAMES.items())
)

_UNIONS: Final = {"ClientMessage": requests.ClientMessage, "ServerMessage": messages.ServerMessage}


def files() -> dict[str, str]:
    """All generated files: the path below `client/src` -> what stands in it."""
    return {"wire.ts": generate(), **viewtypes.generate()}


def generate() -> str:
    """The types of all messages."""
    parts = [HEAD]
    parts += [_interface(struct) for struct in structs()]
    for name, union in _UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def structs() -> Iterator[type[Struct]]:
    """All message structs in the order of the sources."""
    for module in (requests, plans, shown, messages, bodies, person_bodies, review_bodies):
        for value in vars(module).values():
            ours = (
                inspect.isclass(value) and issubclass(value, Struct) and value.__module__ == module.__name__
            )
            if ours and value not in (wire.Wire, wire.Strict):
                yield value


def _interface(struct: type[Struct]) -> str:
    found = kinds.type_info(struct)
    assert isinstance(found, kinds.StructType)
    lines = [f"/** {_comment(struct)} */", f"export interface {struct.__name__} {{"]
    if found.tag is not None:
        lines.append(f"  {found.tag_field}: {_quoted(found.tag)};")
    sent_by_client = issubclass(struct, wire.Strict)
    for field in found.fields:
        optional = "?" if sent_by_client and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[Struct]) -> str:
    return re.sub(r"\s+", " ", (struct.__doc__ or "").strip())


def _type(kind: Any) -> str:
    match kind:
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "Json"
        case kinds.LiteralType():
            return " | ".join(_quoted(value) for value in kind.values)
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.ListType():
            return _array(_type(kind.item_type))
        case kinds.DictType():
            return _dict(_type(kind.value_type))
        case kinds.UnionType():
            return _union([_type(each) for each in kind.types])
    raise TypeError(f"no TypeScript for {kind}")


def _quoted(value: object) -> str:
    return f"'{value}'"


def _array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _dict(value: str) -> str:
    found = f"Record<string, {value}>"
    return found.replace("Record<string, Argument>", "Arguments")


def _union(members: list[str]) -> str:
    ordered = sorted(members, key=lambda member: member == "null")
    if set(ordered) == {"number", "string", "string[]"}:
        return "Argument"
    return " | ".join(ordered)


def main(arguments: list[str]) -> None:
    """Write all files below the folder that is given, else below `client/src`."""
    folder = Path(arguments[0] if arguments else "client/src")
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
