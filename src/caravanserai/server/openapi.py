"""The OpenAPI description of the HTTP calls, made from their declarations and the message structs."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from caravanserai.server.bodies import Problem
from caravanserai.version import __version__

if TYPE_CHECKING:
    from caravanserai.server.calls import Call

_PATTERNS: Final = {
    "table": {"type": "string", "pattern": "^[a-z2-7]{16}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "device": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}
REFUSALS: Final = {
    400: "The request is not well-formed.",
    403: "The token does not allow this.",
    404: "There is no such thing.",
    409: "Not possible now.",
    413: "The body is too large.",
    415: "The body must be JSON.",
    422: "The body does not fit.",
    429: "Too many requests.",
    503: "The store does not work at the moment.",
}


def document(calls: "Sequence[Call]") -> dict[str, Any]:
    """The whole description."""
    structs = [kind for call in calls for kind in (call.body, call.answer) if _is_struct(kind)]
    _, components = msgspec.json.schema_components(
        [*dict.fromkeys(structs), Problem], ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Caravanserai",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: "Call") -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": call.summary,
        "operationId": f"{call.work.__name__}",
        "responses": {str(call.status): {"description": "Done.", **_content(call.answer)}},
    }
    for status, words in REFUSALS.items():
        found["responses"][str(status)] = {"description": words, **_content(Problem)}
    names = re.findall(r"\{(\w+)\}", call.path)
    if names:
        found["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": _PATTERNS.get(name, {"type": "string"})}
            for name in names
        ]
    if "table" in names or call.path.startswith("/api/me"):
        found["security"] = [{"token": []}, {}]
    if call.body is not None:
        found["requestBody"] = {"required": True, **_content(call.body)}
    return found


def _content(kind: type | None) -> dict[str, Any]:
    if kind is None:
        return {}
    if _is_struct(kind):
        return {
            "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
        }
    if kind is dict:
        return {"content": {"application/json": {"schema": {"type": "object"}}}}
    return {"content": {"text/plain": {"schema": {"type": "string"}}}}


def _is_struct(kind: type | None) -> bool:
    return kind is not None and issubclass(kind, Struct)
