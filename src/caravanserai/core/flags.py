"""One-hot numbers, for observations."""


def flag(found: list[int], index: int, size: int) -> None:
    """Append `size` numbers, all 0 but a 1 at `index` (none if it is negative)."""
    for position in range(size):
        found.append(1 if position == index else 0)
