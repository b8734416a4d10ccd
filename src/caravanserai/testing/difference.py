"""Saying where two JSON values differ."""


def difference(first: object, second: object, where: str = "") -> str:
    """The first place where two JSON values differ."""
    if isinstance(first, dict) and isinstance(second, dict):
        for key in [*first, *(key for key in second if key not in first)]:
            if first.get(key) != second.get(key):
                return difference(first.get(key), second.get(key), f"{where}.{key}" if where else str(key))
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for index, (one, other) in enumerate(zip(first, second, strict=True)):
            if one != other:
                return difference(one, other, f"{where}[{index}]")
    return f"{where}: {first!r} against {second!r}"
