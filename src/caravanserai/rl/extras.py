"""What to install when an optional library is not there."""


class MissingExtra(ImportError):
    """A part of the program needs libraries that a plain installation leaves out; the message says which."""


def missing(what: str, extra: str, error: ImportError) -> MissingExtra:
    """The error to raise for `what` when importing its libraries raised `error`."""
    return MissingExtra(f"{what} needs more than is installed ({error}): pip install 'caravanserai[{extra}]'")
