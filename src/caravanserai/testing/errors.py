"""The one error the kit raises."""


class ConformanceError(AssertionError):
    """A game breaks the contract; the message names the game, the place and the defect."""
