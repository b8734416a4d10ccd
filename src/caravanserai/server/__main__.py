"""`python -m caravanserai.server`: the server without the rest of the command line."""

import argparse
import sys

from caravanserai.server.serve import PORT, serve


def main(words: list[str] | None = None) -> int:
    """Serve with the given options."""
    parser = argparse.ArgumentParser(prog="python -m caravanserai.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data")
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--behind-proxy", action="store_true")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--log-level", default="warning")
    parser.add_argument("--idle-seconds", type=float, default=60.0)
    given = parser.parse_args(words)
    return serve(
        given.host,
        given.port,
        given.data,
        names=given.name,
        behind_proxy=given.behind_proxy,
        workers=given.workers,
        log_level=given.log_level,
        idle_seconds=given.idle_seconds,
    )


if __name__ == "__main__":
    sys.exit(main())
