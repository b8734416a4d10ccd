"""One-hot numbers, for observations."""


def flag(found: list[int], index: int, size: int) -> None:
    """Append `size` numbers, all 0 but a 1 at `index` (none if it is negative)."""
    start = len(found)
    found.extend([0] * size)
    if 0 <= index < size:
        found[start + index] = 1
