"""What all messages have in common, whoever sends them."""

from msgspec import Struct

Argument = int | str | list[str]
Arguments = dict[str, Argument]


class Wire(Struct, rename="camel", kw_only=True, frozen=True):
    """What all messages have in common: camelCase names."""


class Strict(Wire, forbid_unknown_fields=True, frozen=True):
    """What a client sends: nothing unknown is let through."""
