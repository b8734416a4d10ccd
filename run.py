#!/usr/bin/env python3
"""Install and start Caravanserai, or test it, on a machine with nothing but Python 3.11 or newer.

    python3 run.py              install into .venv (first time only) and start the games
    python3 run.py play GAME    … or any other command of serai
    python3 run.py test         install what the tests need and run every check

Where there is a C compiler the engine is compiled in the background for the next start (CARAVANSERAI_COMPILE=0: not).
The installation stays in this folder, apart from the download caches of pip, uv and npm. Tables are kept in the user's
data folder, which `serai serve --help` names.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)
PLAY = "."
TEST = ".[dev,browser]"


def main(arguments):
    """Install what is missing, then hand over."""
    if sys.version_info < OLDEST:
        sys.exit("Caravanserai needs Python 3.11 or newer; this is " + sys.version.split()[0])
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    if arguments[:1] == ["test"]:
        install(TEST)
        return run([str(PYTHON), str(ROOT / "tools" / "check.py"), *arguments[1:]])
    install(PLAY)
    use_engine()
    return run([str(BIN / "serai"), *arguments])


def run(command):
    """Become the command, so that signals and the exit code are its own."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def install(what):
    """Make the environment and install into it, unless nothing has changed since the last time."""
    wanted = fingerprint()
    if current(what, wanted):
        return
    if not works():
        make_environment()
    print("Installing Caravanserai into .venv; this takes a minute the first time …", flush=True)
    package = ["--editable", str(ROOT) + what[1:]]
    environment = dict(os.environ, CARAVANSERAI_COMPILE="0")
    if install_quickly(package, environment):
        stamp(what).write_text(wanted, encoding="ascii")
        return
    command = [*pip(), *package]
    if subprocess.call(command, env=environment):
        if what != PLAY:
            sys.exit("The installation has failed; see the messages above.")
        print(
            "Trying again without the browser client: the games can then be played in the terminal.",
            flush=True,
        )
        if subprocess.call(command, env=dict(environment, CARAVANSERAI_CLIENT="0")):
            sys.exit("The installation has failed; see the messages above.")
        return
    stamp(what).write_text(wanted, encoding="ascii")


def pip():
    """The command that installs, and is always there."""
    return [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]


def install_quickly(package, environment):
    """Install with uv, which takes a third of pip's time; false where it cannot be had, or not reach what pip reaches.

    Whatever else it complains of, pip says after it in its own words.
    """
    uv = [str(PYTHON), "-m", "uv", "pip", "install", "-q", "--python", str(PYTHON)]
    steps = ([*pip(), "uv"], [*uv, *package])
    environment = {"UV_SYSTEM_CERTS": "1", **environment}  # whom the machine trusts, as pip does
    return not any(subprocess.call(step, env=environment, stderr=subprocess.DEVNULL) for step in steps)


def use_engine():
    """Use the compiled engine if it is ready; else it is compiled in the background where there is a C compiler."""
    if os.environ.get("CARAVANSERAI_COMPILE") != "0":
        subprocess.call([str(PYTHON), str(ROOT / "tools" / "engine.py")])


def current(what, wanted):
    """Whether this very state is installed; what the tests need includes what playing needs."""
    stamps = [stamp(what), stamp(TEST)]
    return works() and any(path.is_file() and path.read_text(encoding="ascii") == wanted for path in stamps)


def stamp(what):
    """The file that says what was installed."""
    return VENV / ("installed-test" if what == TEST else "installed-play")


def fingerprint():
    """Changes whenever an installation would differ: the sources themselves are used where they lie."""
    found = hashlib.sha256(sys.version.encode())
    files = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "run.py")]
    client = ROOT / "client"
    if client.is_dir():
        for folder, folders, names in os.walk(client):
            folders[:] = sorted(set(folders) - {"node_modules", "tests", "test-results"})
            files.extend(Path(folder) / name for name in sorted(names))
    for path in files:
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def works():
    """Whether there is an environment and its Python starts."""
    try:
        return subprocess.call([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def make_environment():
    """A fresh .venv made by this Python."""
    if VENV.exists():
        shutil.rmtree(VENV)
    if subprocess.call([sys.executable, "-m", "venv", str(VENV)]):
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(
            "Python could not make a virtual environment. On Debian and Ubuntu: sudo apt install python3-venv"
        )


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
